-- Words for games in which several cards are played at once.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
deck = french(54, { packs = 3 }), ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
players = 4, sides = "partners", points = { K = 10 }, plays = %s,
round = { failed = number },
options = { rounds = number { 1, from = 1, to = 1, "rounds" } },]]

-- Spades and two jokers are trumps; a failed throw costs 5.
local STEPS = [[
function g:order() return { trump = "S", top = "LJ BJ" } end

function g:throw_failed(player)
  self.failed = (self.failed or 0) + 1
  self:score(player, -5, "a throw that failed")
end

function g:round()
  self:deal_each(%d)
  local winner = self:play_tricks { leader = 1 }
  local _, largest = self:led()
  self:score(winner, largest, "cards of the last lead's largest")
  self:score(1, self.failed or 0, "throws in vain")
end]]

local HANDS = { "QH 4H 4H AC AC", "KH 6H 6H 6H 3C", "5H 7H 9H 8C 8D",
  "2C 3D 3D 5C 5S" }


local function new(plays, how)
  return helper.match(FACTS:format(plays or "{}"), STEPS:format(5), how)
end


local function dealt(plays)
  return new(plays, { seed = 1, deal = { hands = HANDS } })
end


local function answer(trick, hand, play, plays)
  local m = new(plays)
  return tenace.allows(m.variant, {}, { trick = trick, hand = hand }, play)
end


-- Why a play is refused; nothing if it is allowed.
local function refusal(trick, hand, play, plays)
  local ok, reason = answer({ trick }, hand, play, plays)
  return not ok and reason or nil
end


describe("the fact plays", function()
  teardown(helper.clean)

  local function wrong(plays)
    local ok, text = pcall(new, plays)
    assert.is_false(ok)
    return tostring(type(text) == "table" and text.message or text)
  end

  it("is a table of words", function()
    assert.matches("plays is a table", wrong '"throws"', 1, true)
    assert.matches("did you mean 'throws'", wrong "{ throw = true }", 1, true)
    assert.matches("'throws' is 'allowed', 'forbidden', 'false' or 'true'",
      wrong '{ throws = "no" }', 1, true)
    assert.matches("plays: 'pairs_over_triple' is 'no', 'one' or 'two'",
      wrong '{ pairs_over_triple = 1 }', 1, true)
  end)

  it("can owe the suit alone", function()
    local free = '{ owed = "suit" }'
    assert.is_nil(refusal("4H 4H", "7H 7H 9H", "7H 9H", free))
    assert.equal("you hold 7H 8H JH, so you must follow hearts",
      refusal("4H 4H", "7H 8H JH 2C", "7H 2C", free))
    assert.matches("'owed' is 'format' or 'suit'", wrong '{ owed = "pair" }', 1,
      true)
  end)

  it("excludes obligations", function()
    assert.matches("there are no obligations",
      wrong "{}, obligations = { follow_suit }", 1, true)
  end)
end)


describe("a play that is refused", function()
  teardown(helper.clean)

  it("gets the reason: what the hand owes", function()
    assert.equal("you hold 7H 7H, so you must answer a pair with it",
      refusal("4H 4H", "7H 7H 9H", "7H 9H"))
    assert.equal("you hold 9H 9H, so you must answer a pair with a pair",
      refusal("4H 4H", "7H 7H 9H 9H JH", "7H 9H"))
    assert.equal("you hold JH JH 8H 8H, so you must answer a tractor of 2 "
      .. "pairs with them", refusal("4H 4H 5H 5H", "8H 8H JH JH QH",
      "8H 8H JH QH"))
    assert.equal("you hold QH QH JH JH, so you must answer a tractor of 2 "
      .. "pairs with it", refusal("4H 4H 5H 5H", "8H 8H JH JH QH QH",
      "8H 8H JH JH"))
    assert.equal("you hold 9H 9H 8H 8H AH AH, so you must answer a tractor of "
      .. "3 pairs with 3 pairs, 2 of them side by side",
      refusal("3H 3H 4H 4H 5H 5H", "8H 8H 9H 9H JH JH AH AH 2H",
      "8H 8H JH JH AH AH"))
    assert.equal("you hold 7H 7H 7H, so you must answer a bulldozer of 2 "
      .. "triples with it", refusal("3H 3H 3H 4H 4H 4H",
      "7H 7H 7H 8H 9H JH QH", "7H 7H 8H 9H JH QH"))
    assert.equal("you hold 9H 9H 7H 7H, so you must answer a bulldozer of 2 "
      .. "triples with them", refusal("3H 3H 3H 4H 4H 4H",
      "7H 7H 9H 9H JH QH KH", "7H 7H 9H JH QH KH"))
  end)

  it("gets the reason: it must follow suit", function()
    assert.equal("you hold 7H 8H JH, so you must follow hearts",
      refusal("4H 4H", "7H 8H JH 2C", "7H 2C"))
    assert.equal("you hold 7H, so you must play all of it to hearts",
      refusal("4H 4H", "7H 2C 3C", "2C 3C"))
    assert.equal("you hold LJ, so you must play all of it to trumps",
      refusal("4S 4S", "LJ 2C 3C", "2C 3C"))
    assert.equal("the number of cards must be 2, not 1",
      refusal("4H 4H", "7H 2C 3C", "7H"))
    assert.equal("you do not hold 9H", refusal("4H 4H", "7H 2C 3C", "7H 9H"))
    assert.equal("you do not hold another 7H",
      refusal("4H 4H", "7H 2C 3C", "7H 7H"))
  end)

  it("mixes suits, or is a throw where none is allowed", function()
    local function lead(play, plays)
      return select(2, answer({}, "7H 7H 9H BJ AS", play, plays))
    end
    assert.equal("what is led is of one suit", lead "7H AS")
    assert.is_nil(lead "BJ AS")
    assert.is_nil(lead "7H 7H 9H")
    assert.equal("only one component may be led, not a pair and a single",
      lead("7H 7H 9H", "{ throws = false }"))
  end)

  it("may be of cards without a suit", function()
    local m = helper.match("sides = 'partners', deck = french(54, { packs = 2 "
      .. "}), plays = {},",
      "function g:round() self:deal_each(5) self:play_tricks() end")
    local function allows(move)
      return { tenace.allows(m.variant, {}, { trick = { "LJ LJ" },
        hand = "BJ 2C 3C" }, move) }
    end
    assert.same({ true }, allows "BJ 2C")
    assert.same({ false, "you hold BJ, so you must play all of it to cards of "
      .. "no suit", "follow_suit" }, allows "2C 3C")
    assert.equal(1, (tenace.winner(m.variant, {}, { "LJ LJ", "BJ BJ",
      "AS AS" })))
  end)

  it("names its rule", function()
    assert.equal("follow_format",
      select(3, answer({ "4H 4H" }, "7H 7H 9H", "7H 9H")))
    assert.equal("follow_suit",
      select(3, answer({ "4H 4H" }, "7H 2C 3C", "2C 3C")))
    assert.equal("one_suit", select(3, answer({}, "7H 2C", "7H 2C")))
  end)
end)


describe("why a play may be made", function()
  teardown(helper.clean)

  it("is said in words", function()
    local m = dealt()
    assert.equal("you lead: play anything", m:why("4H 4H").says)
    assert.equal("a throw of a pair and a single: all of it is led if nobody "
      .. "can beat a part of it", m:why("4H 4H QH").says)
    m:play "QH"
    assert.equal("what do you play to a single?", select(2, m:turn()).prompt)
    assert.equal("it answers a single as well as you can", m:why("6H").says)
  end)
end)


describe("a throw", function()
  teardown(helper.clean)

  it("that fails is reported, and the next player chooses", function()
    local m = dealt()
    assert.same({ 1, "what do you lead?" },
      { m:turn(), select(2, m:turn()).prompt })
    local leads, others = m:moves()
    assert.same({ "AC", "4H", "QH", "AC AC", "4H 4H" }, leads)
    assert.is_true(others)
    m:play "qh 4h 4h"
    local player, asked = m:turn()
    assert.same({ 2, "cards" }, { player, asked.kind })
    assert.equal("the throw fails: which of these must be led?", asked.prompt)
    assert.same({ "4H 4H", "QH" }, m:moves())
    assert.same({ false, "the answer is one of these: 4H 4H; QH" },
      { m:allows "4H" })
    m:play "♥4 4h"
    assert.equal("4H 4H", m:view(1).table[1].cards)
    assert.same({ -5, 0 }, m:scores())
    local told = {}                       -- and 6H 6H was the only answer
    for i, entry in ipairs(m:story(3)) do
      told[i] = entry.what .. " " .. tostring(entry.player) .. " "
        .. tostring(entry.move or entry.cards)
        .. (entry.thrown and " thrown" or entry.chooses and " chosen" or "")
    end
    assert.equal("move 1 QH 4H 4H thrown, settled nil nil, score nil nil, "
      .. "move 2 4H 4H chosen, forced 1 4H 4H, move 2 6H 6H",
      table.concat(told, ", ", #told - 5))
  end)

  it("that fails in one way needs no choice", function()
    local m = new(nil, { seed = 1, deal = { hands = {
      "QH JH 4H AC AC", "KH 6H 6H 6H 3C", "5H 7H 9H 8C 8D", "2C 3D 3D 5C 5S",
    } } })
    m:play "QH JH 4H"
    assert.equal(2, (m:turn()))
    assert.equal("4H", m:view(2).table[1].cards)
  end)

  it("that fails lets no step change the hands or the trick", function()
    local hands = "step 'throw_failed' has changed the trick or the hands"
    for statement, says in pairs {
      ["self:move(player.hand:cards():list()[1], player, self.gone)"] =
        "several cards are played at once, but player 2 has 5 cards and "
        .. "others have 4",
      ["self:move('QH', player, self.gone)"] = hands,
      ["for n = 1, 4 do self:move(self:player(n).hand:cards():list()[1], "
        .. "self:player(n), self.gone) self:draw(self:player(n)) end"] = "",
      ["self:deal_each(1)"] = "",
      ["self:play_tricks { leader = self:player(3) }"] = hands,
      ["self:begin_trick(self:player(3))"] = hands,
    } do
      local m = helper.match(FACTS:format "{}" .. 'piles = { gone = "all" },',
        STEPS:format(5):gsub("self:score%(player, %-5[^\n]*", statement),
        { seed = 1, deal = { hands = HANDS } })
      local before = m:record()
      local ok, wrong = pcall(m.play, m, "QH 4H 4H")
      assert.equal(says, ok and "" or tostring(wrong):match "': (.*)$")
      if ok then m:undo() end
      assert.equal(before, m:record())
    end
  end)

  it("that succeeds is answered with as many cards", function()
    local m = new(nil, { seed = 1, deal = { hands = {
      "AH AH KH 2C 3C", "9H 8H 7H 7D 8D", "5H 7H 9H 8C 8D", "2D 3D 3D 5C 5S",
    } } })
    m:play "AH AH KH"
    local lies = m:view(1).table          -- the hearts, each three, forced
    assert.equal("AH AH KH", lies[1].cards)
    assert.equal("7H 8H 9H", lies[2].cards)
    assert.equal(3, select(2, m:turn()).n)
  end)
end)


describe("a round of plays", function()
  teardown(helper.clean)

  it("can be undone, replayed and resumed", function()
    local m = dealt()
    m:play "QH 4H 4H":play "QH"
    local before = m:view(2).table[1].cards
    m:undo(2)
    assert.equal(5, m:view(1).counts[1])
    m:redo(2)
    assert.equal(before, m:view(2).table[1].cards)
    m:run "random"
    local again = assert(tenace.replay(m:record()))
    assert.same(m:scores(), again:scores())
  end)

  it("counts the last lead", function()
    local m = new(nil, { seed = 1, deal = { hands = {
      "AC AC KC KC 2H", "3C 4C 5C 6C 9H", "8H 8H 7H 7H 3H", "2C 2C 3D 3D 4H",
    } } })
    m:play "2H":play "3H"                 -- 9H and 4H were forced
    m:run "random"
    local sheet = m:score_sheet()
    assert.equal("cards of the last lead's largest", sheet[1].reason)
    assert.is_true(sheet[1].points > 0)
  end)
end)


describe("tenace.winner", function()
  teardown(helper.clean)

  it("says why a play wins", function()
    local v = new().variant
    local function of(...) return { tenace.winner(v, {}, { ... }) } end
    assert.same({ 1, "4H 4H was not beaten" }, of("4H 4H", "7H 8H"))
    assert.same({ 2, "7H 7H is the highest" }, of("4H 4H", "7H 7H"))
    assert.same({ 2, "3S 3S kills" }, of("4H 4H", "3S 3S", "9H 9H"))
    assert.same({ 1, "the throw AH KH was not killed" },
      of("AH KH", "2H 3H"))
    assert.has_error(function() of("4H 4H", "7H") end,
      "every play has as many cards as the first")
  end)
end)
