-- A second statement of French Tarot in plain Lua; random rounds are compared
-- with it. It reads the decisions of a round and counts what they are worth.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 20000 or 120

local FACTOR = { take = 1, guard = 2, ["guard without"] = 4,
                 ["guard against"] = 6 }
local HALVES = { K = 9, Q = 7, N = 5, J = 3 }
local NEEDED = { [0] = 112, 102, 82, 72 }
local SHOWN = { [3] = { [13] = 20, [15] = 30, [18] = 40 },
                [4] = { [10] = 20, [13] = 30, [15] = 40 },
                [5] = { [8] = 20, [10] = 30, [13] = 40 } }


local function cards(text)
  local list = {}
  for card in (text or ""):gmatch "%S+" do list[#list + 1] = card end
  return list
end

local function suit(card) return card ~= "EX" and card:sub(-1) or nil end

local ORDER = {}
for n, rank in ipairs(cards("1 2 3 4 5 6 7 8 9 10 J N Q K 11 12 13 14 15 16 "
  .. "17 18 19 20 21")) do ORDER[rank] = n end

local function height(card)
  return suit(card) == "T" and 100 + tonumber(card:sub(1, -2))
    or ORDER[card:sub(1, -2)]
end

local OUDLER = { ["1T"] = true, ["21T"] = true, EX = true }

local function halves(card)
  if OUDLER[card] then return 9 end
  return suit(card) ~= "T" and HALVES[card:sub(1, -2)] or 1
end


--- The play of a trick that wins it, as a number.
local function best(plays)
  local led, at
  for n, play in ipairs(plays) do
    local card = play.card
    if card ~= "EX" then
      led = led or suit(card)
      local stands = suit(card) == led or suit(card) == "T"
      if stands and (not at or height(card) > height(plays[at].card)
        and (suit(card) == suit(plays[at].card) or suit(card) == "T")) then
        at = n
      end
    end
  end
  return at, led
end


--- The highest trump of a trick; 0 if there is none.
local function highest_trump(plays)
  local high = 0
  for _, play in ipairs(plays) do
    if suit(play.card) == "T" then high = math.max(high, height(play.card)) end
  end
  return high
end


--- May the card be played from the hand to the trick?
local function may(card, hand, plays)
  local _, led = best(plays)
  if card == "EX" or not led then return true end
  local follows, trumps, over = false, false, false
  local high = highest_trump(plays)
  for _, one in ipairs(hand) do
    follows = follows or suit(one) == led
    trumps = trumps or suit(one) == "T"
    over = over or suit(one) == "T" and height(one) > high
  end
  local need = follows and led or trumps and "T"
  if not need then return true end
  if need == "T" and over then
    return suit(card) == "T" and height(card) > high
  end
  return suit(card) == need
end


--- The tricks of a round, from the decisions that are single cards.
local function tricks_of(round, players)
  local tricks, plays = {}, {}
  for _, made in ipairs(round.plays) do
    plays[#plays + 1] = made
    if #plays == players then
      local at = best(plays)
      tricks[#tricks + 1] = { plays = plays, winner = plays[at].player }
      plays = {}
    end
  end
  return tricks
end


--- What each player gets, by the tricks and what was said before. The excuse in
-- the last trick goes to the side that has not played it, for half a point if
-- that side has not won the trick; or `with_trick`, to the winner.
local function count(round, players, defence_slam, with_trick)
  local tricks = tricks_of(round, players)
  local taker, partner, fool = round.taker, nil, nil
  for _, trick in ipairs(tricks) do
    for _, play in ipairs(trick.plays) do
      if play.card == round.called then partner = play.player end
      if play.card == "EX" then fool = play.player end
    end
  end
  local function ours(player) return player == taker or player == partner end
  local last = tricks[#tricks]
  local function all_but_last(side)
    for n = 1, #tricks - 1 do
      if ours(tricks[n].winner) ~= side then return false end
    end
    return true
  end
  local fool_last = false
  for _, play in ipairs(last.plays) do
    if play.card == "EX" then fool_last = true end
  end
  local slam_by_fool = fool_last and all_but_last(ours(fool))
  if slam_by_fool then last.winner = fool end
  local points, oudlers, won, lost, petit = 0, 0, 0, 0, 0
  for n, trick in ipairs(tricks) do
    local side = ours(trick.winner)
    won, lost = won + (side and 1 or 0), lost + (side and 0 or 1)
    for _, play in ipairs(trick.plays) do
      local to = side
      if play.card == "EX" and n < #tricks then
        to = ours(fool)
        if to ~= side then points = points + (to and -1 or 1) end
      elseif play.card == "EX" and not slam_by_fool and not with_trick then
        to = not ours(fool)
        if to ~= side then points = points + (to and -1 or 1) end
      end
      if to then
        points = points + halves(play.card)
        oudlers = oudlers + (OUDLER[play.card] and 1 or 0)
      end
      local counts = n == #tricks
        or n == #tricks - 1 and slam_by_fool
      if play.card == "1T" and counts then petit = side and 10 or -10 end
    end
  end
  for _, card in ipairs(round.with_taker) do
    points = points + halves(card)
    oudlers = oudlers + (OUDLER[card] and 1 or 0)
  end
  local made = points >= NEEDED[oudlers] and 1 or -1
  local more = (math.abs(points - NEEDED[oudlers]) + 1) // 2
  local factor = FACTOR[round.bid]
  local worth = made * ((25 + more) * factor + round.handful) + petit * factor
  if lost == 0 then worth = worth + (round.slam and 400 or 200)
  else
    if round.slam then worth = worth - 200 end
    if won == 0 and defence_slam then worth = worth - 200 end
  end
  local gets = {}
  for player = 1, players do gets[player] = -worth end
  if partner and partner ~= taker then
    gets[taker], gets[partner] = 2 * worth, worth
  else
    gets[taker] = (players - 1) * worth
  end
  return gets
end


local RANKED = { pass = true, take = true, guard = true,
  ["guard without"] = true, ["guard against"] = true }


--- Reads one decision into the round that it belongs to.
local function read(round, made, n)
  local move = made.move
  if RANKED[move] then
    if move ~= "pass" then round.bid, round.taker = move, made.player end
  elseif round.asks_called and not round.called then
    round.called = move
  elseif #round.away < round.to_put then
    table.insert(round.away, move)
  elseif move == "slam" or move == "no" then
    round.slam = move == "slam"
  elseif move:find "^handful " then
    local shown = #cards(move) - 1
    round.handful = round.handful + SHOWN[n][shown]
  elseif move ~= "no handful" then
    table.insert(round.plays, { card = move, player = made.player })
  end
end


local function check_duties(m)
  local hand = m:view((m:turn())).hand
  local list = {}
  for i, play in ipairs(m:view(1).table or {}) do
    list[i] = { card = play.cards, player = play.player }
  end
  local free = #m:view(1).table == 0
  for _, card in ipairs(cards(hand)) do
    local allowed = m:allows(card)
    if not free then
      assert.equal(may(card, cards(hand), list), allowed, card)
    end
  end
end


--- The dog of the deal that is played, after those that were thrown in.
local function dog_of(m)
  return cards(core.piles(m.core)[kit.of(m.variant).pile_of.dog])
end


--- The excuse is kept as long as there is another card; a pass is likely.
local function drawn(moves, random)
  local list = {}
  for _, move in ipairs(moves) do
    if move ~= "EX" or #moves == 1 then list[#list + 1] = move end
    if move == "pass" then list[#list + 1], list[#list + 2] = move, move end
  end
  return list[random % #list + 1]
end


--- A deal that all have passed, or with a petit alone, is thrown in, and the
-- next player deals: the only round has a taker all the same.
local function check_dealer(m, players)
  local thrown_in, passed, dealer = 0, 0, nil
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "round" then dealer = dealer or entry.dealer end
    passed = entry.move == "pass" and passed + 1 or entry.move and 0 or passed
    local petit = entry.what == "shown" and entry.reason
      and entry.reason:find "thrown in"
    if passed == players or petit then
      thrown_in, passed = thrown_in + 1, 0
    end
  end
  assert.equal((dealer - 1 - thrown_in) % players + 1, m:view(1).dealer)
  assert.equal(1, m:view(1).round)
end


--- Plays one round by chance; compares duties and scores.
local function compare(players, seed)
  local with_trick = seed % 3 == 0
  local m = tenace.new("tarot", { seed = seed,
    options = { players = players, rounds = 1,
      excuse_last = with_trick and "with_trick" or "changes_sides" } })
  local dog, random, n = {}, seed, 0
  while m:turn() do
    local _, question = m:turn()
    local moves = m:moves()
    if question.kind == "card" and n % 7 == 0 then check_duties(m) end
    random, n = core.mix(random, n), n + 1
    if moves and RANKED[moves[1]] then dog = dog_of(m) end
    m:play(moves and drawn(moves, random) or m:choose "random")
  end
  check_dealer(m, players)
  local round = { plays = {}, away = {}, handful = 0, to_put = 0 }
  for _, made in ipairs(m:history()) do
    if round.taker and not round.settled and not RANKED[made.move] then
      local takes = round.bid == "take" or round.bid == "guard"
      round.to_put = takes and #dog or 0
      round.asks_called, round.settled = players == 5, true
    end
    read(round, made, players)
  end
  round.with_taker = round.to_put > 0 and round.away
    or round.bid == "guard without" and dog or {}
  assert.same(count(round, players, true, with_trick), m:scores(),
    "seed " .. seed)
  return 1
end


describe("french tarot", function()
  it("is as it was said a second time", function()
    local played = 0
    for players = 3, 5 do
      for seed = 1, ROUNDS do played = played + compare(players, seed) end
    end
    assert.is_true(played > ROUNDS)
  end)
end)
