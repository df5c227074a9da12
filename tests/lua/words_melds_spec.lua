-- Words for melds and the facts that they need, in small games.

local core = require "tenace.core"
local tenace = require "tenace"

local RULES = [[
-- Thirds: sets of a rank for two.

local thirds = game "Thirds" {
  players = 2,
  deck    = french(52%s),
  points  = { A = 11, K = 4 },
  piles   = { discard = "top" },
  melds   = { sets = "2 3 4 5 6 7 8 9 10 J Q K A"%s },
  %s
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
  round   = { seen = text, sum = number },
}

function thirds:round()
  self:deal_each(5)
  %s
end

return thirds
]]

local TAKING = 'taking = { pile = "discard" },'


--- A game of that text.
local function variant_of(steps, how)
  how = how or {}
  local text = RULES:format(how.deck or "", how.melds or "",
    how.facts or TAKING, steps)
  return tenace.library_of {
    { name = "thirds", path = "thirds.lua", text = text } }:variant "thirds"
end


local function new(steps, how)
  return tenace.new(assert(variant_of(steps, how)), { seed = 1, traced = true,
    deal = how and how.deal })
end


--- What goes wrong in a round of these steps.
local function fails(steps, how)
  local ok, wrong = pcall(new, steps, how)
  assert.is_false(ok)
  return (tostring(wrong):gsub("^thirds.lua:%d+: game 'Thirds', step 'round': ",
    ""))
end


--- What is wrong with facts.
local function refused(how)
  local variant, wrong = variant_of("", how)
  assert.is_nil(variant)
  return (tostring(wrong):gsub("^thirds.lua:%d+: game 'Thirds': ", ""))
end


local TURN = "self:draw_or_take(1) self:ask_melds(1) self:ask_discard(1)"
local HAND = { hands = { "5C 5D 5H 8S KD", "AS AH 2C 3D 4H" },
  stock = "5S 9H", discard = "" }


describe("a turn", function()
  it("draws or takes, melds, discards", function()
    local m = new("self:draw(self.discard)" .. TURN,
      { deal = { hands = HAND.hands, discard = "9C", stock = "5S" } })
    local player, asked = m:turn()
    assert.same({ 1, "choice", "draw" }, { player, asked.kind, asked.stage })
    assert.same({ "take", "draw" }, m:moves())
    m:play "draw"
    assert.equal("meld", select(2, m:turn()).stage)
    assert.same({ "meld 5C 5D 5H", "meld 5C 5D 5S", "meld 5C 5H 5S",
      "meld 5D 5H 5S", "meld 5C 5D 5H 5S", "done" }, (m:moves()))
    assert.is_true(select(2, m:moves()))
    m:play "meld 5c 5d 5h"
    assert.same({ "meld 5S on 5", "done" }, (m:moves()))
    m:play "meld 5s"
    assert.equal("discard", select(2, m:turn()).stage)
    assert.same({ { "discard KD", "discard 8S" } }, { m:moves() })
    m:play "8s"
    assert.is_true((m:over()))
  end)

  it("takes the top card into the hand if not the whole pile",
    function()
      local m = new("self:draw(self.discard)" .. TURN,
        { deal = { hands = HAND.hands, discard = "5S" } })
      local _, reason = m:allows "take 5C 5D"
      assert.equal("the top card is taken into the hand: say take alone",
        reason)
      m:play "take"
      assert.equal("5C 5D KD 5H 5S 8S", m:view(1).hand)
      assert.equal(0, m:view(1).discard)
      assert.is_nil(m:view(1).top)
    end)

  it("returns what the player did", function()
    local m = new("self.seen = self:draw_or_take(1) "
      .. "self.seen = self.seen .. ' ' .. self:ask_discard(1)",
      { deal = { hands = HAND.hands, stock = "5S" } })
    m:play "kd"
    assert.equal("draw KD", m:view(1).seen)
  end)

  it("can be passed once the stock is gone", function()
    local m = new("self:draw(self.discard, #self.stock) " .. TURN
      .. " self:draw_or_take(2)")
    assert.same({ "take", "pass" }, m:moves())
    m:play "take":play(m:moves()[1])
    while m:turn() do m:play(m:moves()[#m:moves()]) end
    assert.is_true((m:over()))
  end)

  --- What `play_turn` answers when these moves have been made.
  local function answered(moves, before)
    local m = new((before or "") .. [[
      local how, melded = self:play_turn(1)
      self.seen = tostring(how) .. " " .. tostring(melded)
      self:ask_yes_no(2, "?")]],
      { deal = { hands = HAND.hands, discard = "5S", stock = "9C" } })
    for _, move in ipairs(moves) do m:play(move) end
    assert.equal("yes_no", select(2, m:turn()).kind)
    return m:view(1).seen
  end

  it("is played as a whole by one word, which answers what was done",
    function()
      local turned = "self:draw(self.discard) "
      assert.equal("draw false", answered({ "done", "8s" }))
      assert.equal("draw true", answered({ "meld 5c 5d 5h", "8s" }))
      assert.equal("draw false", answered({ "draw", "done", "8s" }, turned))
      assert.equal("take true",
        answered({ "take", "meld 5c 5d 5s", "done", "8s" }, turned))
      assert.equal("nil nil", answered({ "pass" },
        turned .. "self:draw(self.discard, #self.stock) "))
    end)
end)


describe("turns of all players", function()
  -- With melds of two cards somebody is out before long.
  local PAIRS = { melds = ", least = 2" }

  --- What a match of two bots by these steps leads to.
  local function played(steps, seed)
    local m = tenace.new(assert(variant_of(steps, PAIRS)), { seed = seed })
    m:run { "random", "random" }
    return { m:view(1).sum, core.tape(m.core, 0) }
  end

  it("go as if each was played by itself", function()
    for seed = 1, 30 do
      local one = [[self:draw(self.discard) local out
        for player in self:each_turn() do
          if not self:play_turn(player) then break end
        end
        self.sum = self:who_is_out() and self:who_is_out().number]]
      local all = [[self:draw(self.discard)
        local player = self:play_turns()
        self.sum = player and player.number]]
      assert.same(played(one, seed), played(all, seed))
    end
  end)

  it("end when nobody has drawn or melded in so many of them", function()
    local m = new([[self:draw(self.discard)
      self.seen = tostring((self:play_turns { idle = 2 })) ]],
      { deal = { hands = { "AS KD 8C 3H 4D", "AH 7D 9C 2H 6D" },
        discard = "QC", stock = "JS TH" } })
    m:play "take":play "as"
    assert.is_false((m:over()))
    m:play "draw":play "ah":play "take":play "kd":play "take":play "7d"
    assert.equal("nil", m:view(1).seen)
  end)

  it("pause where somebody is asked, and begin with whom they say", function()
    local m = new([[self:draw(self.discard) self:play_turns { first = 2 }]],
      { deal = { hands = { "AS KD 8C 3H 4D", "AH 7D 9C 2H 6D" },
        discard = "QC", stock = "JS TH" } })
    assert.equal(2, (m:turn()))
    m:play "take":play "ah"
    assert.equal(1, (m:turn()))
    m:play "draw":play "4d"
    assert.equal(2, (m:turn()))
  end)
end)


describe("a random bot", function()
  --- How often each of its first words is drawn, in 600 draws.
  local function drawn(m)
    local times, moves = {}, {}
    for n = 1, 600 do
      local move = core.bot_move(m.core, n)
      assert.is_true(m:allows(move))
      local verb = move:match "^%a+"
      times[verb] = (times[verb] or 0) + 1
      moves[move] = true
    end
    return times, moves
  end

  it("chooses first what to do, then how", function()
    local m = new("self:draw(self.discard)" .. TURN,
      { deal = { hands = HAND.hands, discard = "9C", stock = "5S" } })
    local times = drawn(m)
    assert.is_true(math.abs(times.take - 300) < 60)
    assert.is_true(math.abs(times.draw - 300) < 60)
    local moves
    times, moves = drawn(m:play "draw")
    assert.is_true(math.abs(times.meld - 300) < 60)
    assert.is_true(math.abs(times.done - 300) < 60)
    for _, move in ipairs((m:moves())) do assert.is_true(moves[move], move) end
  end)
end)


describe("words for melds", function()
  it("count and list the melds on the table", function()
    local m = new([[
      self:draw_or_take(1)
      self:ask_melds(1)
      local count, one = self:side(1).melds, self:melds(1)[1]
      assert(self:count_melds(1).points == count.points)
      self.sum = count.points * 100 + count.melds * 10 + #self:melds(2)
      self.seen = one.kind .. " " .. one.rank .. " " .. one.cards .. " "
        .. one.size .. " " .. tostring(one.full)
      self:ask_discard(1)]],
      { deal = { hands = { "AC AD AH 8S KD", "*" }, stock = "9S" } })
    m:play "meld ac ad ah"
    assert.equal(3310, m:view(1).sum)
    assert.equal("set A AC AD AH 3 false", m:view(1).seen)
    assert.same({ { side = 1, kind = "set", rank = "A", cards = "AC AD AH",
      size = 3, wild = 0, points = 33, full = false } }, m:view(2).melds)
  end)

  it("count melds that are given", function()
    local m = new([[self.sum = self:count_melds { "KS KH KD", "AS AH AD" }
      .points self:ask_yes_no(1, "?")]])
    assert.equal(45, m:view(1).sum)
    assert.matches("%('KS KH' is no meld%)$",
      fails 'self:count_melds { "KS KH" }')
    assert.matches("%('KH KS' is no meld%)$",
      fails 'self:melds { self:cards_in "KS KH" }')
  end)

  it("say what is missing", function()
    assert.matches("it is another player's turn: draw_or_take begins it",
      fails "self:draw_or_take(2) self:ask_melds(1)", 1, true)
    assert.equal("the game has no fact 'taking', which names the pile that "
      .. "'ask_discard' discards to",
      fails("self:draw_or_take(1) self:ask_discard(1)", { facts = "" }))
    assert.equal("the game has no fact 'taking', which names the pile that "
      .. "'play_turn' discards to",
      fails("self:play_turn(1)", { facts = "" }))
    assert.matches("'play_turns' discards to$",
      fails("self:play_turns()", { facts = "" }))
    assert.matches("%(first_meld: a count expected%)$",
      fails "self:play_turns { first_meld = -1 }")
    assert.matches("%(first_meld: a count expected%)$",
      fails "self:play_turns { first_meld = { 1, 'x' } }")
  end)

  it("need their fact", function()
    local text = [[
-- None.
local none = game "None" { players = 2, deck = french(32),
  options = { rounds = number { 1, from = 1, to = 2, "rounds" } } }
function none:round() self:draw_or_take(1) end
return none]]
    local ok, wrong = pcall(tenace.new, assert(tenace.library_of {
      { name = "none", path = "none.lua", text = text } }:variant "none"),
      { seed = 1 })
    assert.is_false(ok)
    assert.matches("the game has no fact 'melds', which 'draw_or_take' needs",
      tostring(wrong), 1, true)
  end)
end)


describe("facts about melds", function()
  it("are checked, with the place of what is wrong", function()
    for melds, says in pairs {
      [", least = 'three'"] = "field 'melds': 'least' must be number",
      [", leest = 3"] = "field 'melds': unknown field 'leest', did you mean "
        .. "'least'?",
      [", wild = '2 X'"] = "field 'melds': 'X' in 'wild' is no rank and no "
        .. "card of the deck",
      [", by = 'me'"] = "field 'melds': 'by' must be \"side\" or \"all\"",
      [", runs = 'A 2 3', one_of_a_rank = true"] = "field 'melds': a side that "
        .. "has one meld of a rank has no runs",
      [", of_a_rank = 2, one_of_a_rank = true"] = "field 'melds': of_a_rank "
        .. "is a number above 0, for sets to which their own side adds, and "
        .. "goes without one_of_a_rank, named, in_hand, different_suits, "
        .. "wild_melds, natural_to_go_out and mixed_to_go_out",
      [", wild_melds = { 5, 3 }"] = "field 'melds': 'wild_melds' must be two "
        .. "numbers",
    } do
      assert.equal(says, refused { melds = melds })
    end
    local jokers = ', { jokers = { "BJ", "LJ" } }'
    for _, part in ipairs { "sets", "last" } do
      assert.equal("field 'melds': 'BJ' in '" .. part .. "' is a joker: it "
        .. "has no rank, but it can be wild", refused { deck = jokers,
        melds = ", " .. part .. " = '7 8 BJ'" })
    end
    assert.is_truthy(variant_of("", { deck = jokers,
      melds = ", sets = '7 8 BJ', wild = 'BJ'" }))
    assert.equal("field 'taking': there is no pile 'heap' that all players "
      .. "share", refused { facts = 'taking = { pile = "heap" },' })
    assert.equal("field 'taking': by_pair is for a pile that is taken whole: "
      .. "whole = true", refused { facts = 'taking = { pile = "stack", '
      .. "by_pair = true }," })
    assert.equal("field 'laid_down': '3X' in 'laid_down' is no rank and no "
      .. "card of the deck", refused { facts = 'laid_down = "3X",' })
  end)

  it("are changed part by part by house rules", function()
    local files = { { name = "thirds", path = "thirds.lua",
      text = RULES:format("", ", wild = '2', most_wild = 3", TAKING, "") } }
    for name, melds in pairs { one = "most_wild = 1", two = "most_wild = 2",
      five = "full = 5" } do
      files[#files + 1] = { name = name, path = name .. ".lua", of = "thirds",
        text = "-- It.\nreturn house_rule '" .. name .. "' { of = 'thirds', "
          .. "melds = { " .. melds .. " } }" }
    end
    local library = tenace.library_of(files)
    local melds = assert(library:variant "thirds+one+five").facts.melds
    assert.same({ 1, 5 }, { melds.most_wild, melds.full })
    assert.matches("^2C 2D 2H 2S$", melds.wild)
    local _, wrong = library:variant "thirds+one+two"
    assert.equal("house rules 'one' and 'two' do not go together: both change "
      .. "'melds.most_wild'", tostring(wrong))
  end)

  it("take the word joker for all jokers of the deck", function()
    local jokers = { deck = ", { jokers = { 'BJ', 'LJ' } }" }
    jokers.melds = ", wild = '2 joker'"
    assert.equal("2C 2D 2H 2S BJ LJ", variant_of("", jokers).facts.melds.wild)
    jokers.melds = ", wild = '2 jocker'"
    local _, wrong = variant_of("", jokers)
    assert.matches("'jocker' in 'wild' is no rank and no card of the deck",
      tostring(wrong), 1, true)
    local _, none = variant_of("", { melds = ", wild = 'joker'" })
    assert.matches("'joker' in 'wild'", tostring(none), 1, true)
  end)

  it("have defaults", function()
    local facts = variant_of("").facts
    assert.equal(3, facts.melds.least)
    assert.equal(2, facts.melds.naturals)
    assert.equal("side", facts.melds.by)
    assert.is_true(facts.taking.before_first)
  end)
end)


describe("melds without a match", function()
  it("are judged and listed", function()
    local v = assert(variant_of("", { melds = ", wild = 'BJ', runs = "
      .. "'A 2 3 4 5 6 7 8 9 10 J Q K A'", deck = ", { jokers = { 'BJ' } }" }))
    assert.same({ true, "run", 0 }, { tenace.meld(v, {}, "3H 4H 5H") })
    assert.same({ true, "run", 15 }, { tenace.meld(v, {}, "KH AH BJ") })
    assert.same({ false, "these cards are neither of one rank nor in a row",
      "sets" }, { tenace.meld(v, {}, "3H 4H 5D") })
    assert.same({ false, "wild cards alone are no meld", "wild_melds" },
      { tenace.meld(v, {}, "BJ") })
    assert.same({ "3H 4H 5H", "3H 4H 5H 6H", "4H 5H 6H", "2C on 2" },
      tenace.melds(v, {}, "3H 4H 5H 6H 9C 2C", { "2H 2D 2S" }))
  end)

  it("are refused in games without them", function()
    local v = assert(variant_of "")
    for cards, says in pairs { ["5C 5X"] = "no such card '5X'",
      ["5C 5C 5D"] = "more '5C' than there are" } do
      local ok, wrong = pcall(tenace.meld, v, {}, cards)
      assert.is_false(ok)
      assert.equal(says, wrong)
    end
    local ok, wrong = pcall(tenace.melds, v, {}, "5C", { "5D 5H" })
    assert.is_false(ok)
    assert.equal("a meld has at least three cards, and this has two", wrong)
    ok, wrong = pcall(tenace.meld, "whist", {}, "5C 5D 5H")
    assert.is_false(ok)
    assert.equal("Whist has no melds", wrong)
  end)
end)
