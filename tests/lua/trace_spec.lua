-- Which rule did it: m:trace.

local helper = require "game_helper"
local tenace = require "tenace"


--- The happenings of a kind in a match that bots have played.
local function of_kind(m, what, player)
  local list = {}
  for _, one in ipairs(m:trace(0, player)) do
    if one.what == what then list[#list + 1] = one end
  end
  return list
end


local function played(spec, seed)
  local m = tenace.new(spec, { seed = seed or 4 })
  return m:run("random", { rounds = 1 })
end


--- The line of a rules file on which the text stands.
local function line_with(path, text)
  local n = 0
  for line in (helper.read(path) .. "\n"):gmatch "([^\n]*)\n" do
    n = n + 1
    if line:find(text, 1, true) then return n end
  end
end


describe("m:trace", function()
  teardown(helper.clean)

  it("has an entry for each of the story", function()
    local m = played "whist"
    local story, trace = m:story(1), m:trace()
    assert.equal(#story, #trace)
    for n, one in ipairs(trace) do
      assert.equal(n, one.entry)
      assert.equal(story[n].what, one.what)
    end
  end)

  it("skips entries", function()
    local m = played "whist"
    local all, some = m:trace(), m:trace(10)
    assert.equal(#all - 10, #some)
    assert.equal(11, some[1].entry)
  end)

  it("says what each duty struck out of the hand", function()
    local m = tenace.new("whist", { seed = 1, deal = { hands = {
      "2C 3C 4H", "5C 6C 7H", "8C 9S 10H", "JC QC KH" } } })
    m = m:play(m:moves()[1])
    local card = of_kind(m, "move")[1]
    assert.same({}, card.struck)
    assert.equal("you lead: play anything", card.says)
    m:play(m:moves()[1])
    card = of_kind(m, "move")[2]
    assert.equal("follow_suit", card.name)
    assert.equal("follow suit", card.rule)
    assert.equal(1, #card.struck)
    assert.equal("follow_suit", card.struck[1].name)
    assert.matches("whist.lua$", card.struck[1].file)
    assert.equal(line_with("rules/whist.lua", "obligations = { follow_suit }"),
      card.struck[1].line)
  end)

  it("knows which cards were forced, and by what", function()
    local m = played "whist"
    local forced, last = 0, 0
    for _, one in ipairs(of_kind(m, "move")) do
      forced = forced + (one.forced and 1 or 0)
      if one.name == "last_card_left" then
        last = last + 1
        assert.equal("it is the last card in the hand", one.says)
      end
      if one.forced and one.name == "follow_suit" then
        assert.is_true(#one.struck > 0 or one.cards ~= nil)
      end
    end
    assert.equal(4, last)
    assert.is_true(forced > last)
  end)

  it("marks as forced what the history marks so", function()
    local m = played "hearts"
    local forced, history = {}, m:history()
    for _, one in ipairs(of_kind(m, "move")) do
      if one.trick then
        assert.equal(history[one.decision].forced, one.forced or false)
        forced[#forced + 1] = one.forced
      end
    end
    assert.is_true(#forced > 4)
  end)

  it("names the rule by which a trick was won", function()
    local m = played "whist"
    local by, at = {}, line_with("rules/whist.lua", "self:play_tricks()")
    for _, trick in ipairs(of_kind(m, "trick")) do
      by[trick.name] = (by[trick.name] or 0) + 1
      assert.matches(trick.card, trick.cards, 1, true)
      assert.equal("round", trick.step)
      assert.equal(at, trick.line)
    end
    assert.is_true(by.highest_of_suit > 0)
    assert.is_true(by.highest_trump + by.only_trump > 0)
  end)

  it("cites the order of the rules for a trick, where they have one", function()
    local m = played "skat"
    local trick = of_kind(m, "trick")[1]
    assert.equal(m.variant.steps.order and "order" or "play", trick.step)
  end)

  it("has the addends of a score with their lines", function()
    local m = tenace.new("hearts", { seed = 4 }):run("random", { rounds = 1 })
    local points = line_with("rules/hearts.lua", "points  = {")
    local n = 0
    for _, score in ipairs(of_kind(m, "score")) do
      local sum = 0
      for _, part in ipairs(score.addends) do
        if part.cards then
          sum = sum + part.points
          assert.equal(points, part.line)
        end
      end
      assert.equal(score.points, sum)
      assert.equal("score_round", score.step)
      n = n + 1
    end
    assert.is_true(n > 0)
  end)

  it("finds the words of each addend in the rules", function()
    local m = played "skat"
    local score = of_kind(m, "score")[1]
    local by = {}
    for _, part in ipairs(score.addends) do
      if part.says then by[part.says:match "^[^%d]*%a"] = part.line end
    end
    assert.equal(line_with("rules/skat.lua", '"with" or "against"'),
      by.against or by.with)
    assert.equal(#m:score_sheet(), #of_kind(m, "score"))
  end)

  it("names the option that ended a match", function()
    local m = tenace.new("whist+target=1", { seed = 4 }):run("random")
    local over = of_kind(m, "match_over")[1]
    assert.same({ name = "target", value = 1 }, over.option)
    assert.equal(line_with("rules/whist.lua", "target = number"), over.line)
    m = tenace.new("whist+rounds=1", { seed = 4 }):run("random")
    assert.equal("rounds", of_kind(m, "match_over")[1].option.name)
  end)

  it("keeps from a player what other hands tell", function()
    local m = played "whist"
    for _, one in ipairs(of_kind(m, "move", 2)) do
      if one.seat ~= 2 then
        assert.is_nil(one.struck)
        assert.is_nil(one.says)
        assert.is_nil(one.name)
        assert.is_nil(one.forced)
      else
        assert.is_table(one.struck)
      end
    end
    assert.is_nil(m:trace(1, 2)[1].cards)
  end)

  it("goes on with the match, and begins anew after a step back", function()
    local m = tenace.new("whist", { seed = 4 })
    for _ = 1, 8 do m:play(m:moves()[1]):trace() end
    m:undo(3)
    assert.equal(#m:story(1), #m:trace())
    m:run("random", { rounds = 1 })
    assert.same(tenace.replay(m:record()):trace(), m:trace())
  end)

  it("leaves the match as it was", function()
    local m = tenace.new("hearts", { seed = 4 }):run("random", { rounds = 1 })
    local record, moves = m:record(), m:moves()
    m:trace()
    assert.equal(record, m:record())
    assert.same(moves, m:moves())
  end)

  it("refuses what is no number or seat", function()
    local m = tenace.new("whist", { seed = 4 })
    assert.has_error(function() m:trace(0, 7) end,
      "trace: there is no player '7'")
    assert.is_false(pcall(m.trace, m, -1))
  end)
end)
