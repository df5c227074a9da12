-- Quick bots keep wild cards, for which a suit is named, while another card can
-- be played, and name the suit that they hold most of. A search does otherwise
-- only if that is clearly better.

local forms = require "tenace.match.forms"
local helper = require "game_helper"

local HANDS = { "8C 8D 2D 3D 4S", "8H 8S 5S 6S 7H", "*", "*" }


--- Player 1 speaks; then the player of that seat plays one of the cards that
-- fit, or a wild card, and names a suit; and `score` is what is scored then.
local function match_of(seat, fitting, score, seed)
  return helper.match("", ([[
function g:round()
  self:deal_each(5)
  self:ask(1, "speak?", { "yes", "no" })
  local player = self:player(%d)
  local hand = player.hand:cards()
  local plain = hand:without(cards_of "8 9 10 J Q K A")
  local wild = hand:without(plain)
  local said, card, suit = self:ask(player, "what do you play?", {
    { "{card} {suit}", card = wild },
    { "{card}", card = %s },
    { "draw", seldom = true, idle = true },
  })
  local function held(one)
    return #plain:of_suit(one)
  end
  local most = math.max(held "C", held "D", held "H", held "S")
  self:score(self:player(1).side, %s, "luck")
end]]):format(seat, fitting, score),
    { seed = seed or 1, deal = { hands = HANDS } })
end


--- What a search in forty worlds expects when player 1 speaks.
local function expected(...)
  local m = match_of(2, ...)
  m:choose "search:40"
  return m.thought.points
end


--- What a quick bot passes over when player 1 plays.
local function spared(fitting)
  local m = match_of(1, fitting, "0"):play "yes"
  return forms.spared(m.core)
end


local function count(set)
  local n = 0
  for _ in next, set do n = n + 1 end
  return n
end


describe("wild cards", function()
  teardown(helper.clean)

  it("are passed over while another card can be played", function()
    local set = spared 'hand:of_rank "2"'
    assert.equal(8, count(set))
    assert.is_true(set["8C hearts"] and set["8D diamonds"])
    assert.is_nil(set["2D"])
  end)

  it("are played otherwise, with the suit that is held most", function()
    local set = spared '""'
    assert.equal(6, count(set))
    assert.is_nil(set["8C diamonds"] or set["8D diamonds"])
    assert.is_true(set["8C spades"] and set["8D clubs"])
  end)

  it("are kept in playouts", function()
    local wild = "suit and #plain > 0 and -10 or 0"
    assert.same({ 0, 0 }, expected("plain", wild))
    assert.is_true(expected('""', wild)[1] < -5)
  end)

  it("mostly get the player's own suit in playouts", function()
    local points = expected('""', "suit and held(suit) < most and -10 or 0")
    assert.is_true(points[1] > -3 and points[1] < 0)
  end)

  it("get another suit now and then, or some rounds had no end", function()
    local m = helper.match("", [[
function g:round()
  self:deal_each(4)
  self:ask(1, "speak?", { "yes", "no" })
  local wild = self:player(2).hand:cards():list()[1]
  local others = self:player(2).hand:cards():without(wild)
  repeat
    local _, _, suit = self:ask(2, "which?", {
      { "{card} {suit}", card = wild } })
    local n = #others:of_suit(suit)
  until n < #others:of_suit "C" or n < #others:of_suit "D"
    or n < #others:of_suit "H" or n < #others:of_suit "S"
  self:score(1, 1, "the end")
end]], { seed = 1, deal = { hands = { "8C 9C 8D 9D", "*", "*", "*" } } })
    m:choose "search:4"
    assert.equal(4, m.thought.worlds)
    assert.is_true(m.thought.work < 100000)
  end)

  it("are not spent by a search for a gain by chance", function()
    local spends, clearly = 0, 0
    local lucky = 'self:player(2).hand:has(suit and "AS" or "KS") and 10 or 0'
    for seed = 1, 12 do
      local m = match_of(1, "plain", lucky, seed):play "yes"
      spends = spends + (#m:choose "search:12" > 2 and 1 or 0)
      m = match_of(1, "plain", "suit and 10 or 0", seed):play "yes"
      clearly = clearly + (#m:choose "search:12" > 2 and 1 or 0)
    end
    assert.is_true(spends < 3)
    assert.equal(12, clearly)
  end)
end)
