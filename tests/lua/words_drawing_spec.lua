-- Cards drawn one at a time: who is asked, what a player may declare, what bots
-- do, and what others see.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

--- A match whose rounds are such a drawing: two packs, three cards each;
-- players declare twos. Player 1 draws first.
local function drawing(hands, more)
  local path = helper.write(helper.folder() .. "/draw.lua", ([[
-- Drawing alone.
local draw = game "Draw" {
  players = 4, deck = french(54, { packs = 2 }), sides = "partners",
  round = { said = cards, by = player },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" },
              first_dealer = number { 4, from = 1, to = 4, "dealer" } },
}

function draw:round()
  self.said, self.by = self:draw_each {
    cards = 3, prompt = "declare?", over = "{cards} stands: declare?",
    ladder = { { "2C", "2H" }, { "2C 2C", "2H 2H" }, "LJ LJ" }, MORE
  }
  self:ask_yes_no(1, "enough?")
end

return draw
]]):gsub("MORE", more or ""))
  return tenace.new(path, { seed = 1, deal = hands and { hands = hands } })
end


--- Only these hands have something to declare: the second and third cards
-- come in the second and third turn.
local hands = { "2C 3C 2C", "2H 4C 2H", "LJ LJ 5C", "6C 7C 8C" }


local function asks(m)
  local player, question = m:turn()
  return player .. " " .. question.prompt .. " "
    .. table.concat(m:moves(), ", ")
end


local function result(m)
  local view = m:view(1)
  return tostring(view.said) .. " by " .. tostring(view.by)
end


local function play(m, ...)
  for _, move in ipairs { ... } do m:play(move) end
  return m
end


describe("drawing one at a time", function()
  teardown(helper.clean)

  it("asks the player who has drawn, if a declaration is possible", function()
    local m = drawing(hands)
    assert.equal("1 declare? pass, declare 2C", asks(m))
    assert.same({ 1, 0, 0, 0 }, m:view(1).counts)
    m:play "pass"
    assert.equal("2 declare? pass, declare 2H", asks(m))
    assert.same({ 1, 1, 0, 0 }, m:view(1).counts)
    m:play "pass"
    assert.equal("1 declare? pass, declare 2C", asks(m))
    assert.same({ 2, 1, 1, 1 }, m:view(1).counts)
  end)

  it("records that no declaration was possible", function()
    local record = play(drawing(hands), "pass", "pass"):record()
    assert.is_truthy(record:find("\n3= pass", 1, true))
    assert.is_truthy(record:find("\n4= pass", 1, true))
    assert.equal(record, assert(tenace.replay(record)):record())
  end)

  it("shows the declared cards", function()
    local m = play(drawing(hands), "declare ♣2")
    assert.same({ ["hand 1"] = "2C" }, m:view(3).shown)
    assert.equal("3C", m:view(1).hand:match "3C")
  end)

  it("accepts only a stronger declaration", function()
    local m = play(drawing(hands), "declare 2C")
    assert.equal("3 2C stands: declare? pass, declare LJ LJ", asks(m))
    m = play(drawing(hands), "pass", "declare 2H", "pass")
    assert.equal("1 2H stands: declare? pass, declare 2C 2C", asks(m))
    assert.same({ false, "2C is not stronger than 2H", "not_stronger" },
      { m:allows "declare 2C" })
    assert.same({ false, "you do not hold LJ LJ", "declare_not_held" },
      { m:allows "declare LJ LJ" })
    assert.same({ false, "the answer is one of these: pass, declare 2C 2C" },
      { m:allows "declare KS" })
  end)

  it("lets the declarer only add more of the same card", function()
    local m = drawing { "2C 3D 2C", "3H 4C 2H", "3C LJ LJ", "6C 7C 8C" }
    play(m, "declare 2C")
    assert.equal("1 2C stands: declare? pass, declare 2C 2C", asks(m))
    assert.same({ 3, 2, 2, 2 }, m:view(1).counts)
    play(m, "declare 2C 2C")
    assert.equal("3 2C 2C stands: declare? pass, declare LJ LJ", asks(m))
    play(m, "pass", "pass")
    assert.equal("2C 2C by 1", result(m))
    m = drawing { "2C LJ LJ", "3H 4C 2H", "3C 3D 4D", "6C 7C 8C" }
    play(m, "declare 2C")
    assert.equal("1 enough? yes, no", asks(m))
    assert.equal("2C by 1", result(m))
  end)

  it("asks everyone at the end, until all have passed", function()
    local m = drawing({ "2C 3C 4C", "2H 4C 2H", "3D 4D 5D", "6C 7C 8C" },
      "at_end = true,")
    assert.equal("1 declare? pass, declare 2C", asks(m))
    assert.same({ 3, 3, 3, 3 }, m:view(1).counts)
    play(m, "pass")
    assert.equal("2 declare? pass, declare 2H, declare 2H 2H", asks(m))
    play(m, "declare 2H")
    assert.equal("2 2H stands: declare? pass, declare 2H 2H", asks(m))
    play(m, "declare 2H 2H")
    assert.equal("2H 2H by 2", result(m))
  end)

  it("begins and asks as the rules say", function()
    local m = drawing({ "2C", "2H", "3D 4D 5D", "6C 7C 8C" },
      "at_end = true, first = 3, speaker = 2,")
    assert.equal(2, (m:turn()))
    m = drawing({ "2C", "2H", "3D 4D 5D", "6C 7C 8C" }, "first = 2,")
    assert.same({ 0, 1, 0, 0 }, m:view(1).counts)
  end)

  it("asks first at the end the player that the rules name", function()
    local m = drawing({ "2C", "2H", "3D 4D 5D", "6C 7C 8C" }, "at_end = 2,")
    assert.equal(2, (m:turn()))
    assert.same({ 3, 3, 3, 3 }, m:view(1).counts)
    m = drawing(hands, "at_end = false, speaker = false,")
    assert.same({ 1, 0, 0, 0 }, m:view(1).counts)
  end)

  it("lets more copies beat fewer, and then the higher card", function()
    local m = drawing({ "2C 2C LJ", "2D 2D 3D", "LJ 3H 4H", "BJ BJ 3S" },
      "at_end = true, more_copies = true,\n"
      .. 'ladder = { cards_of "2", false, "LJ LJ", "BJ BJ" },')
    assert.equal("1 declare? pass, declare 2C, declare 2C 2C", asks(m))
    play(m, "declare 2C")
    assert.equal("2 2C stands: declare? pass, declare 2D 2D", asks(m))
    play(m, "declare 2D 2D")
    assert.equal("4 2D 2D stands: declare? pass, declare BJ BJ", asks(m))
  end)

  it("tells ladders of the same cards apart", function()
    local m = helper.match("round = { x = number },", [[
function g:round()
  for _, ladder in ipairs { { "2C", "2H" }, { { "2C", "2H" } },
    { "2C", { "2H" } }, { { "2C" }, "2H" } } do
    self:draw_each { cards = 1, prompt = "declare?", ladder = ladder }
  end
end]], { seed = 1, deal = { hands = { "2C 3C 4C 5C", "2H 3H 4H 5H" } } })
    for _, higher in ipairs { true, false, true, true } do
      assert.equal("1 declare? pass, declare 2C", asks(m))
      m:play "declare 2C"
      if higher then
        assert.equal("2 declare? pass, declare 2H", asks(m))
        play(m, "pass", "pass")
      end
    end
  end)

  it("may end without a declaration", function()
    local m = drawing { "3C 4C 5C", "3D 4D 5D", "3H 4H 5H", "3S 4S 5S" }
    assert.equal("1 enough? yes, no", asks(m))
    assert.equal("nil by nil", result(m))
  end)

  it("draws without a ladder, and asks nobody", function()
    local m = drawing(hands, "ladder = false and {} or nil,")
    assert.equal("1 enough? yes, no", asks(m))
    assert.equal(0, m:decisions())
  end)

  it("repeats in a replay what was declared", function()
    local m = play(drawing(hands), "pass", "declare 2H", "pass",
      "declare 2C 2C", "declare LJ LJ")
    assert.equal("LJ LJ by 3", result(m))
    assert.equal(result(m), result(m:copy()))
    local again = assert(tenace.replay(m:record()))
    assert.equal(m:record(), again:record())
    assert.equal("3 2C 2C stands: declare? pass, declare LJ LJ",
      asks(m:undo()))
  end)

  it("does not tell that another had no choice", function()
    local m = play(drawing(hands), "pass", "pass", "pass")
    local function forced(player)
      local list = {}
      for _, entry in ipairs(m:story(player)) do
        if entry.what == "move" then
          list[#list + 1] = entry.player .. tostring(entry.forced)
        end
      end
      return table.concat(list, " ", 1, 5)
    end
    assert.equal("1false 2false 3false 4false 1false", forced(2))
    assert.equal("1false 2false 3false 4true 1false", forced(4))
  end)

  it("has random bots that declare now and then", function()
    local said = {}
    for seed = 1, 60 do
      local m = drawing(hands):restart(seed)
      while select(2, m:turn()).prompt ~= "enough?" do
        m:play(m:choose "random")
      end
      said[result(m)] = true
    end
    for _, one in ipairs { "2C by 1", "2H 2H by 2", "LJ LJ by 3" } do
      assert.is_true(said[one], one)
    end
  end)

  it("has bots that wait for the end when search plays on", function()
    local m = helper.match([[
  sides = "partners", deck = french(52, { packs = 2 }),
  round = { by = player },
  options = { rounds = number { 1, from = 1, to = 1, "rounds" } },]], [[
function g:round()
  self:choose(1, "which?", { "a", "b" })
  local _, by = self:draw_each { cards = 26, prompt = "declare?",
    over = "{cards} stands: declare?",
    ladder = { { "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C" } } }
  self.by = by
  self:score(1, by == self:player(4) and 1 or 10, "declared")
end]], { seed = 1 })
    m:keep_log()
    -- at the end all have something to declare, and player 4 is asked first
    assert.same({ 1, 1 }, select(2, search.move(m, 20)).points)
  end)

  it("raises errors about impossible arguments", function()
    local function wrong(more)
      return helper.error(drawing, nil, more)
    end
    assert.is_truthy(wrong "cards = 40,":find("cards: the stock has only 108 "
      .. "cards", 1, true))
    assert.is_truthy(wrong "cards = 0,":find("cards: 1 card at least", 1, true))
    assert.is_truthy(wrong 'ladder = { "2C 2H" },':find("ladder: a declaration "
      .. "takes cards that are alike", 1, true))
    assert.is_truthy(wrong "ladder = { 3 },":find("ladder: ", 1, true))
    assert.is_truthy(wrong 'ladder = "2C",':find("ladder: a list expected", 1,
      true))
    assert.is_truthy(wrong "prompt = {},":find("prompt: a text expected", 1,
      true))
  end)
end)


describe("identical cards", function()
  teardown(helper.clean)

  local function match(statements)
    return tenace.new(helper.write(helper.folder() .. "/two.lua", [[
local two = game "Two" {
  players = 4, deck = french(52, { packs = 2 }), piles = { hole = "none" },
  options = { first_dealer = number { 4, from = 1, to = 4, "dealer" } },
}
function two:round()
  self:deal_each(1)
  self:draw(self.hole, 2)
  ]] .. statements .. [[
  self:ask_yes_no(1, "on?")
end
return two]]), { seed = 1,
      deal = { hands = { "3C", "2C" }, hole = "2C 4C" } })
  end

  it("are shown at their own place", function()
    local m = match [[self:show("2C", "look", self.hole)]]
    assert.same({ hole = "2C" }, m:view(1).shown)
    m = match [[self:show("2C", "look", self:player(2))]]
    assert.same({ ["hand 2"] = "2C" }, m:view(1).shown)
  end)

  it("are not shown at another place", function()
    assert.equal("two.lua:8: game 'Two', step 'round': bad argument #1 to "
      .. "'show' ('2C' is not in that pile)", helper.error(match,
        [[self:show("2C", "look", self:player(1))]]))
  end)
end)


describe("the dealer", function()
  teardown(helper.clean)

  local function match()
    return helper.match("round = { x = number },", [[
function g:round()
  self:deal_each(2)
  self:ask_yes_no(self.dealer, "on?")
  self:make_dealer(3)
  self:ask_yes_no(self.dealer, "on?")
end
]])
  end

  it("deals the round from the beginning if made before the deal", function()
    local m = helper.match("round = { x = number },", [[
function g:round()
  self.x = 7
  self:make_dealer(self:left_of(self.dealer))
  self:deal_each(2)
  self:ask_yes_no(self.dealer, "on?")
end
]])
    local dealer, told = m:turn(), m:story(1)
    assert.same({ what = "round", round = 1, dealer = dealer }, told[1])
    assert.same({ what = "settled", name = "x", value = 7 }, told[2])
    assert.equal("dealt", told[3].what)
  end)

  it("need not be the one who began", function()
    local m = match()
    local first = m:turn()
    m:play "yes"
    assert.same({ 3, 3 }, { (m:turn()), m:view(1).dealer })
    assert.same({ what = "settled", name = "dealer", value = 3 },
      m:story(1)[#m:story(1)])
    m:play "yes"
    assert.equal(4, (m:turn()))
    m:undo(2)
    assert.equal(first, (m:turn()))
  end)

  it("is the one who began in a copy of the round", function()
    local m = match():play "yes"
    local other = m:copy()
    assert.same(m:hands(), other:hands())
    assert.same({ m:turn() }, { other:turn() })
    assert.equal(m:undo():turn(), (other:undo():turn()))
  end)
end)
