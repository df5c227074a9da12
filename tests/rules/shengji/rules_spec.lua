-- Single cases of the rules, and what random matches seldom show.

local Session = require "tenace.face.table.session"
local core = require "tenace.core"
local kit = require "tenace.match.kit"
local search = require "tenace.bots.search"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local whole_match = require "tenace.match.match"


local function match(options, deal, seed)
  return tenace.new("shengji", { seed = seed or 1, options = options,
    deal = deal, traced = true })
end


--- Passes, or makes the first move, until a question has that prompt.
local function until_asked(m, prompt)
  while m:turn() do
    local _, question = m:turn()
    if question.prompt:find(prompt, 1, true) then return m end
    local moves = m:moves()
    m:play(moves and moves[1] or m:choose "random")
  end
  error("never asked: " .. prompt)
end


--- A match in its second round, dealt so; in the first somebody declared.
local function second_round(options, deal)
  local m = match(options, deal and { {}, deal })
  m:play(m:moves()[2])
  return m:run("random", { rounds = 1 })
end


--- The trump suit where nobody declares in the second round, and what was
-- turned.
local function turned(options, hole)
  local m = second_round(options, { hole = hole })
  until_asked(m, "hole cards")
  local cards = {}
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "shown" and entry.reason == "nobody has declared" then
      cards[#cards + 1] = entry.cards
    end
  end
  local view = m:view(1)
  return tostring(view.trump), table.concat(cards, " "), view
end


describe("declaring", function()
  it("goes on until nobody shows anything stronger", function()
    local m, said = match({}, { hands = { "2S 3S 2S", "2H LJ LJ",
      "BJ BJ 4D" } }, 3), {}
    for _, n in ipairs { 2, 1, 1, 2, 2 } do
      local moves = m:moves()
      said[#said + 1] = m:turn() .. " " .. table.concat(moves, ", ")
      m:play(moves[n])
    end
    assert.same({ "2 pass, declare 2H", "3 pass, declare BJ BJ",
      "3 pass, declare BJ BJ", "1 pass, declare 2S 2S",
      "3 pass, declare BJ BJ" }, said)
    until_asked(m, "hole cards")
    assert.same({ "BJ BJ", 3, 3, "trump" }, { m:view(1).declared,
      m:view(1).declared_by, m:view(1).dealer, m:view(1).trump })
    local shown = Session.new { match = m, seat = 1, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }:start()
    assert.matches("\nPartner: declare BJ BJ%.\n", shown)
    assert.is_nil(shown:find "Declared")
  end)

  it("makes nobody the dealer after the first round", function()
    local m = second_round()
    local dealer = m:view(1).dealer
    until_asked(m:play(m:moves()[2]), "hole cards")
    assert.equal(dealer, m:view(1).dealer)
  end)

  it("with jokers may be forbidden", function()
    local m = match({ no_trump = false },
      { hands = { "LJ LJ 3C", "4C", "BJ BJ 4D" } }, 3)
    for _ = 1, 12 do
      assert.is_nil(table.concat(m:moves(), " "):find "J")
      m:play "pass"
    end
  end)

  it("makes the cards be dealt again if there is none", function()
    local m = match({}, { hands = { "LJ", "LJ", "BJ", "BJ" },
      hole = "2C 2C 2D 2D 2H 2H 2S 2S" })
    local drawn = 0
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "drawn" then drawn = drawn + 1 end
    end
    assert.is_true(drawn > 100)
    assert.equal("2", m:view(1).level)
    assert.is_truthy(m:moves()[2]:find "^declare")
  end)
end)


describe("a round without a declaration", function()
  it("has the suit of the first hole card", function()
    local trump, cards, view = turned({}, "7H 3C")
    assert.same({ "H", "7H" }, { trump, cards })
    assert.is_nil(view.declared)
  end)

  it("has no trump suit if that is a joker", function()
    assert.same({ "trump", "BJ" }, { (turned({}, "BJ 7H")),
      (select(2, turned({}, "BJ 7H"))) })
  end)

  it("passes jokers over if there must be a suit", function()
    local trump, cards = turned({ no_trump = false }, "BJ LJ 7H")
    assert.same({ "H", "BJ LJ" }, { trump, (cards:gsub(" 7H", "")) })
  end)

  it("is dealt again if there are only jokers", function()
    local _, cards = turned({ no_trump = false, packs = 4 },
      "BJ LJ BJ LJ BJ LJ BJ LJ")
    assert.is_true(#tenace.cards(cards, kit.of(
      tenace.variant "shengji+packs=4").deck) > 8)
  end)
end)


describe("duplicate play", function()
  it("has a dealer, levels, and declarations after the draw", function()
    local m = match { declaring = "after_draw", fixed_dealer = 3,
      fixed_levels = "10 K" }
    local view = m:view(1)
    assert.same({ 3, "10", { "10", "K" }, { 25, 25, 25, 25 } },
      { view.dealer, view.level, view.levels, view.counts })
    until_asked(m, "which suit is trump")
    assert.equal(1, (m:turn()))
    m:play "hearts"
    assert.same({ "H", 3 }, { m:view(1).trump, (m:turn()) })
  end)

  it("may fix the trump suit, too", function()
    local view = match { declaring = "fixed", fixed_trump = "C" }:view(1)
    assert.same({ "C", 1, 1 }, { view.trump, view.dealer, view.turn })
    view = match { declaring = "fixed", fixed_trump = "none" }:view(1)
    assert.equal("trump", view.trump)
  end)

  it("has no level above the last", function()
    assert.same({ "5", "4" }, match { declaring = "fixed", last_level = "5",
      fixed_levels = "9 4" }:view(1).levels)
  end)
end)


--- The cards of so many points, in as many packs as are needed.
local function worth(points)
  local list = { points % 10 == 5 and "5C" or "" }
  for i = 0, points // 10 - 1 do
    local n = i % 4 + 1
    list[#list + 1] = (i // 4 % 2 == 0 and "K" or "10") .. ("CDHS"):sub(n, n)
  end
  return table.concat(list, " ")
end


--- What the sides score and whether that is the end; player 1 deals.
local function result(points, facts, last)
  local all = { last_trick = last or 1, levels = { "2", "2" } }
  for name, value in pairs(facts or {}) do all[name] = value end
  local scored = tenace.step("shengji", all, { step = "score_round",
    dealer = 1, won = { "", worth(points) } })
  local side = scored.over and scored.winner
  return scored.scores[1] .. " " .. scored.scores[2] .. (side and " won by "
    .. tostring(type(side) == "number" and side or side.number) or "")
end


describe("the score", function()
  it("is levels for the dealers below the mark, else for the attackers",
    function()
      local found = {}
      for i, points in ipairs { 0, 5, 35, 40, 75, 80, 115, 120, 155, 160 } do
        found[i] = result(points)
      end
      assert.same({ "3 0", "2 0", "2 0", "1 0", "1 0", "0 0", "0 0", "0 1",
        "0 1", "0 2" }, found)
    end)

  it("goes by the number of packs", function()
    assert.equal("1 0", result(35, { packs = 1 }))
    assert.equal("0 0", result(40, { packs = 1 }))
    assert.equal("0 1", result(60, { packs = 1 }))
    assert.equal("1 0", result(115, { packs = 3 }))
    assert.equal("0 0", result(120, { packs = 3 }))
    assert.equal("0 0", result(175, { packs = 4 }))
    assert.equal("2 0", result(75, { packs = 4 }))
  end)

  it("counts the hole cards twice for the last trick", function()
    local hole = "10H 10H 5D 5D"
    assert.equal("1 0", result(40, { hole = hole }))
    assert.equal("0 0", result(40, { hole = hole }, 2))
    assert.equal("2 0", result(0, { hole = "5D" }, 2))
  end)

  it("stops at levels that must be played", function()
    local strict = { must_play = "5 10 K" }
    local function at(one, two, points)
      strict.levels = { one, two }
      return result(points, strict)
    end
    assert.equal("1 0", at("4", "2", 0))
    assert.equal("3 0", at("5", "2", 0))
    assert.equal("2 0", at("8", "2", 0))
    assert.equal("0 0", at("2", "5", 160))
    assert.equal("0 1", at("2", "4", 160))
  end)

  it("ends the match when the dealers rise at the last level", function()
    assert.equal("1 0 won by 1", result(0, { levels = { "A", "2" } }))
    assert.equal("1 0", result(0, { levels = { "K", "2" } }))
    assert.equal("0 0", result(160, { levels = { "2", "A" } }))
    assert.equal("0 0", result(80, { levels = { "A", "2" } }))
    assert.equal("1 0 won by 1", result(75, { last_level = "5",
      levels = { "5", "2" } }))
    assert.equal("2 0", result(0, { last_level = "5", levels = { "3", "2" } }))
  end)
end)


--- The match as it would be, were a world the truth that its player to act
-- takes it for.
local function in_another_world(m)
  local source = search.worlds(m)
  assert.is_true(source:next())
  local deck, tape = source:deal()
  local other, state = m:copy(), core.state(m.core)
  whole_match.set_up(other)
  core.start_at(other.core, state.round, state.began_by, m.core)
  kit.restore_keeps(other.core, m.core, m.variant)
  core.set_order(other.core, deck)
  core.load_tape(other.core, tape)
  assert.equal("asked", whole_match.go_on(other))
  return other
end


describe("more cards than there are", function()
  local five = "4H 4H 4H 4H 4H"

  it("are refused, wherever cards can be said", function()
    local facts = { packs = 4, level = "10" }
    for _, ask in ipairs {
      function() return tenace.winner("shengji", facts, { five, five }) end,
      function() return tenace.order("shengji", facts):format(five) end,
      function() return tenace.legal("shengji", facts, { hand = five }) end,
      function()
        return tenace.allows("shengji", facts, { hand = "5H",
          trick = { five } }, "5H")
      end,
    } do
      local ok, wrong = pcall(ask)
      assert.is_false(ok)
      assert.is_truthy(tostring(wrong):find("more '4H' than there are", 1,
        true))
    end
  end)
end)


describe("at any moment of a round", function()
  it("bots choose by what they see alone", function()
    local different = 0
    for seed = 1, 4 do
      local m, n = match({ rounds = 1 }, nil, seed), 0
      while m:turn() do
        n = n + 1
        if n % 13 == seed then
          local other = in_another_world(m)
          if table.concat(m:hands(), ";") ~= table.concat(other:hands(), ";")
          then different = different + 1 end
          assert.equal(m:hands()[m:turn()], other:hands()[m:turn()])
          assert.same(m:moves(), other:moves())
          for _, bot in ipairs { "random", "search:2" } do
            assert.equal(m:choose(bot), other:choose(bot))
          end
        end
        m:play(m:choose "random")
      end
    end
    assert.is_true(different > 10)
  end)

  it("no world for a bot is dropped", function()
    for seed = 1, 3 do
      local m, n = match({ rounds = 1, packs = seed }, nil, seed), 0
      while m:turn() do
        n = n + 1
        if n % 11 == seed or m:view(m:turn()).question.min == #m:view(1).hand
        then
          m:choose "search:2"
          assert.equal(0, m.thought and m.thought.dropped or 0)
        end
        m:play(m:choose "random")
      end
    end
  end)

  it("a throw that fails tells what nobody could beat", function()
    local trumps = "2C 2D 2H 3S 5S 6S 7S 8S 9S 10S JS KS AS LJ BJ"
    local hole = "2S 3C 3C 4C 4C 5C 5C 6C"
    local m = match({ declaring = "fixed" }, { hole = hole,
      hands = { "4S 4S QS", trumps, trumps, "QS 2S" } })
    m:play(hole):play "4S 4S QS"
    assert.equal("QS", m:view(1).table[1].cards)
    local worlds = search.worlds(m)
    for _ = 1, 20 do assert.is_true(worlds:next()) end
  end)

  it("everyone sees what the attackers have", function()
    local m = match():run("random", { rounds = 1 })
    m:go_to("round", 1)
    until_asked(m:play(m:moves()[2]), "what do you lead")
    local view = m:view(1)
    local attackers = 3 - (2 - view.dealer % 2)
    assert.equal("0 of 80 points", view.attackers[attackers])
    assert.equal("", view.attackers[3 - attackers])
  end)

  it("nobody is told as a word of its own who took the last trick", function()
    local m = match():run("random", { rounds = 1 })
    for _, entry in ipairs(m:story(1)) do
      assert.not_equal("last_trick", entry.what == "settled" and entry.name)
    end
  end)
end)
