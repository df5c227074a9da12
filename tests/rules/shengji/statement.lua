-- Rounds of Shengji a second time, from the rules alone: who draws and may
-- declare, what is buried, who deals, what a round counts, how levels rise. A
-- round that was played is gone through as its four players saw it.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local second = dofile(here .. "/second.lua")
local split = second.split

local statement = {}

local RANKS = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  "A" }
local DEALT = { 12, 25, 39, 52 }
local POINTS = { ["5"] = 5, ["10"] = 10, K = 10 }
local PLACE = {}
for i, rank in ipairs(RANKS) do PLACE[rank] = i end


local function next_of(player) return player == 1 and 4 or player - 1 end
local function partner_of(player) return (player + 1) % 4 + 1 end
local function side_of(player) return 2 - player % 2 end


--- The pack, counted.
local function pack(packs)
  local bag = { LJ = packs, BJ = packs }
  for suit in ("CDHS"):gmatch "." do
    for _, rank in ipairs(RANKS) do bag[rank .. suit] = packs end
  end
  return bag
end


local function take(bag, cards, from)
  for _, card in ipairs(cards) do
    assert((bag[card] or 0) > 0, card .. " is not in " .. from)
    bag[card] = bag[card] > 1 and bag[card] - 1 or nil
  end
end


local function put(bag, cards)
  for _, card in ipairs(cards) do bag[card] = (bag[card] or 0) + 1 end
end


local function list_of(bag)
  local list = {}
  for card, n in pairs(bag) do
    for _ = 1, n do list[#list + 1] = card end
  end
  table.sort(list)
  return list
end


local function points_of(cards)
  local sum = 0
  for _, card in ipairs(cards) do
    sum = sum + (POINTS[card:match "^(.-)[CDHS]?$"] or 0)
  end
  return sum
end


-- == Declaring


--- How strong a declaration is: by copies, then level cards, small, big jokers.
local function strength(cards)
  local joker = cards[1] == "LJ" and 1 or cards[1] == "BJ" and 2 or 0
  return #cards * 3 + joker
end


--- What a player may declare, as a set of moves.
local function declarations(self, player)
  local list, standing = {}, self.standing
  local cards = { "LJ", "BJ" }
  for suit in ("CDHS"):gmatch "." do
    cards[#cards + 1] = self.level .. suit
  end
  for _, card in ipairs(cards) do
    local joker = #card == 2 and card:sub(2) == "J"
    for n = joker and 2 or 1, self.hands[player][card] or 0 do
      local said = {}
      for i = 1, n do said[i] = card end
      local fine = not standing or strength(said) > strength(standing)
        and (self.holder ~= player or standing[1] == card)
      if fine and not (joker and not self.option.no_trump) then
        list["declare " .. table.concat(said, " ")] = said
      end
    end
  end
  return list
end


local tell = {}


function tell.round(self, entry)
  if self.state.round > 1 then
    assert(entry.dealer == self.state.dealer, "the wrong player deals")
  end
  self.dealer = entry.dealer
  if self.duplicate and self.state.round == 1 then
    self.dealer = self.option.fixed_dealer
  end
  if self.state.round == 1 then
    self.state.levels = split(self.option.fixed_levels)
    for i, level in ipairs(self.state.levels) do
      if PLACE[level] > PLACE[self.option.last_level] then
        self.state.levels[i] = self.option.last_level
      end
    end
  end
  self.level = self.state.levels[side_of(self.dealer)]
  self.drawer = self.dealer
end


--- Nobody has declared in the first round, and all cards are dealt again.
local function deal_again(self)
  assert(self.passes == 4 and not self.standing, "dealt again")
  self.hands, self.draws, self.passes = { {}, {}, {}, {} }, 0, 0
  self.left, self.drawer = pack(self.option.packs), self.dealer
end


function tell.drawn(self, entry, own)
  local player = entry.player
  if self.draws == 4 * DEALT[self.option.packs] then deal_again(self) end
  assert(player == self.drawer, "the wrong player draws")
  take(self.left, split(own.cards), "the stock")
  put(self.hands[player], split(own.cards))
  self.draws = self.draws + 1
  self.drawer = next_of(player)
  if self.draws == 4 * DEALT[self.option.packs] then
    self.speaker = self.option.declaring == "after_draw"
      and partner_of(self.dealer) or self.dealer
    self.asked = player
  else
    self.asked = player
  end
end


--- What is said while cards are drawn, and when all are.
local function said_drawing(self, entry, own)
  local player, move = entry.player, entry.move
  local can = declarations(self, player)
  assert(self.option.declaring ~= "fixed", "nobody declares")
  if self.asked and self.option.declaring == "while_drawing" then
    assert(player == self.asked, "the wrong player is asked")
  else
    assert(player == self.speaker, "the wrong player is asked")
    self.speaker = next_of(player)
    self.passes = self.passes + 1
  end
  self.asked = nil
  assert(own.forced == (next(can) == nil), "forced or not")
  if move == "pass" then return end
  assert(can[move], move .. " may not be declared")
  self.standing, self.holder, self.passes = can[move], player, 0
end


-- == The hole cards


function tell.settled(self, entry) self.settled[entry.name] = entry.value end


--- A hole card that is turned.
function tell.shown(self, entry)
  if entry.reason == "nobody has declared" then
    self.turned = split(entry.cards)
    take(self.hole_left, self.turned, "the hole")
  end
end


--- What is trump, and who deals, before the hole cards are taken.
local function settle(self)
  local option, settled = self.option, self.settled
  local trump
  if self.standing then
    trump = self.standing[1]:match "%d+([CDHS])$"
      or self.standing[1]:match "^[JQKA]([CDHS])$"
    if self.state.round == 1 and not self.duplicate and not self.redealt then
      self.dealer = self.holder
    end
  elseif option.declaring == "fixed" then
    trump = option.fixed_trump ~= "none" and option.fixed_trump or nil
  elseif option.declaring == "after_draw" then
    trump = settled.trump
    assert(trump, "the partner names a suit")
  else
    assert(self.state.round > 1, "nobody has declared in the first round")
    trump = self.turned[#self.turned]:match "([CDHS])$"
  end
  assert(settled.trump == trump, "trump")
  self.rules = second.new { level = self.level, trump = trump,
    packs = option.packs, throw = option.throw,
    pairs_over_triple = option.pairs_over_triple,
    short_tractors = option.short_tractors,
    kill_compare = option.kill_compare,
    red_five = self.house.red_five }
end


-- == A new deal for a hand without points


--- The players who are asked whether there is a new deal, the dealer first:
-- everybody, so that nobody learns who has no points.
local function asked_ones(self)
  local list, player = {}, self.dealer
  for _ = 1, self.house.new_deal and not self.redealt and 4 or 0 do
    list[#list + 1] = player
    player = next_of(player)
  end
  return list
end


--- A player says whether the cards are dealt again.
local function said_new_deal(self, player, move)
  if not self.to_ask then
    settle(self)
    self.to_ask = asked_ones(self)
  end
  assert(table.remove(self.to_ask, 1) == player, "who may ask for a new deal")
  if move == "no" then return end
  assert(points_of(list_of(self.hands[player])) == 0, "the hand has points")
  self.redealt, self.standing, self.holder = true, nil, nil
  self.rules, self.passes, self.to_ask = nil, 4, {}
  deal_again(self)
end


local function bury(self, player, own)
  settle(self)
  assert(#(self.to_ask or asked_ones(self)) == 0, "who may ask was not asked")
  assert(player == self.dealer, "the dealer takes the hole cards")
  put(self.hands[player], list_of(self.left))
  self.hole = split(own.move)
  assert(#self.hole == #list_of(self.left), "as many are put back")
  take(self.hands[player], self.hole, "the dealer's hand")
  self.leader = player
end


-- == Tricks


local function others(self, player)
  local list = {}
  for seat = 1, 4 do
    if seat ~= player then list[#list + 1] = list_of(self.hands[seat]) end
  end
  return list
end


--- A throw that fails: what it is forced to, and what it costs.
local function fail(self, player, cards)
  self.forced = self.rules:forced(cards, others(self, player))
  assert(self.forced, "a throw that stands has failed")
  self.thrower = player
  local attackers = 3 - side_of(self.dealer)
  local cost = self.option.throw_penalty
  if side_of(player) == attackers then
    cost = -math.min(cost, self.taken)
  end
  self.taken = self.taken + cost
end


--- What a failed throw is forced to; `chosen` where there are several kinds.
local function play_forced(self, player, cards)
  assert(player == self.thrower, "who threw leads")
  local found
  for _, one in ipairs(self.forced) do
    table.sort(one)
    found = found or table.concat(one, " ") == table.concat(cards, " ")
  end
  assert(found, table.concat(cards, " ") .. " was not forced")
  self.forced = nil
end


local function play(self, player, cards)
  local hand = self.hands[player]
  table.sort(cards)
  if #self.trick == 0 then
    assert(player == self.leader, "the wrong player leads")
    if self.forced then
      play_forced(self, player, cards)
    else
      assert(self.rules:may_lead(list_of(hand), cards), "this may not be led")
      assert(not self.rules:forced(cards, others(self, player)),
        "a throw that fails stands")
    end
  else
    assert(player == next_of(self.trick[#self.trick].player), "turn")
    assert(self.rules:allowed(list_of(hand), self.trick[1].cards, cards),
      table.concat(cards, " ") .. " does not follow")
  end
  take(hand, cards, "the hand")
  self.trick[#self.trick + 1] = { player = player, cards = cards }
end


function tell.move(self, entry, own)
  if entry.drawing then return said_drawing(self, entry, own) end
  if entry.secret then return bury(self, entry.player, own) end
  if entry.move == "yes" or entry.move == "no" then
    return said_new_deal(self, entry.player, entry.move)
  end
  local cards = split(own.move)
  if not self.rules then
    assert(self.option.declaring == "after_draw"
      and entry.player == partner_of(self.dealer), "who names the suit")
  elseif entry.thrown then
    assert(entry.player == self.leader and #self.trick == 0, "who throws")
    fail(self, entry.player, cards)
  elseif entry.chooses then
    assert(#self.forced > 1 and entry.player == next_of(self.thrower),
      "who chooses")
  else
    play(self, entry.player, cards)
  end
end


function tell.forced(self, entry)
  play(self, entry.player, split(entry.cards))
end


function tell.trick(self, entry)
  local plays = {}
  for i, one in ipairs(self.trick) do plays[i] = one.cards end
  local winner = self.trick[self.rules:winner(plays)].player
  assert(entry.winner == winner, "the wrong player wins the trick")
  for _, cards in ipairs(plays) do
    put(self.won, cards)
    if side_of(winner) ~= side_of(self.dealer) then
      self.taken = self.taken + points_of(cards)
    end
  end
  self.leader, self.last, self.trick = winner, plays[1], {}
end


-- == The score


--- What the attackers have with the last trick.
local function with_hole(self)
  if side_of(self.leader) == side_of(self.dealer) then return self.taken end
  local times = 2
  if self.option.hole == "by_format" then
    local most = 0
    for _, component in ipairs(self.rules:read(self.last)) do
      most = math.max(most, #component.cards)
    end
    times = 2 * most
  end
  return self.taken + times * points_of(self.hole)
end


--- The level of a side that rises n, and whether it has won the match.
local function risen(self, side, n, deals)
  local option, level = self.option, self.state.levels[side]
  local stop = { [option.last_level] = true }
  for _, rank in ipairs(split(option.must_play)) do stop[rank] = true end
  if n == 0 or stop[level] and not deals then return level end
  if level == option.last_level then return level, true end
  for _ = 1, n do
    level = RANKS[PLACE[level] + 1] or level
    if stop[level] then return level end
  end
  return level
end


--- How many levels the dealers rise.
local function dealers_rise(self, points, all)
  local n = points == 0 and 3 or 2 * points < all and 2 or 1
  if self.house.ten_a_level then n = (all - points + 9) // 10 end
  return points == 0 and self.house.shaved_head and 2 * n or n
end


local function score(self)
  local points, all = with_hole(self), 40 * self.option.packs
  local side, deals = side_of(self.dealer), true
  local n = dealers_rise(self, points, all)
  self.state.dealer = partner_of(self.dealer)
  if points >= all then
    local step = self.house.ten_a_level and 10 or all // 2
    side, deals, n = 3 - side, false, (points - all) // step
    self.state.dealer = next_of(self.dealer)
  end
  local before = self.state.levels[side]
  local level, won = risen(self, side, n, deals)
  self.state.levels[side] = level
  self.gains = { 0, 0 }
  self.gains[side] = won and 1 or PLACE[level] - PLACE[before]
  self.state.won = won and side or nil
end


function tell.round_over(self, entry)
  put(self.won, self.hole)
  for seat = 1, 4 do assert(not next(self.hands[seat]), "cards are left") end
  for card, n in pairs(pack(self.option.packs)) do
    assert(self.won[card] == n, "cards were lost")
  end
  score(self)
  for side = 1, 2 do
    local total = self.state.scores[side] + self.gains[side]
    assert(entry.scores[side] == total, "the score")
    self.state.scores[side] = total
  end
  local rounds = self.option.rounds
  self.state.over = self.state.won ~= nil
    or rounds > 0 and self.state.round == rounds
  self.state.round = self.state.round + 1
  self.done = true
end


function tell.match_over(self, entry)
  local one, two = PLACE[self.state.levels[1]], PLACE[self.state.levels[2]]
  local winner = self.state.won or one > two and 1 or two > one and 2 or 0
  assert(self.state.over and entry.winner == winner, "the match is over")
end


--- statement.begin() -> how a match stands at its start
function statement.begin()
  return { round = 1, levels = { "2", "2" }, scores = { 0, 0 } }
end


local function new(option, state, house)
  return { option = option, state = state, house = house, draws = 0, passes = 0,
    hands = { {}, {}, {}, {} }, left = pack(option.packs), settled = {},
    trick = {}, won = {}, taken = 0, hole_left = {},
    duplicate = option.declaring ~= "while_drawing" }
end


--- statement.follow(option, stories [, spec]) -> the state at the end, rounds
-- Goes through a match as its players saw it; raises where it is not as the
-- rules say.
-- @param spec the game with its house rules
function statement.follow(option, stories, spec)
  local state, house = statement.begin(), {}
  for name in (spec or ""):gmatch "[%w_]+" do house[name] = true end
  local self = new(option, state, house)
  for i, entry in ipairs(stories[1]) do
    if self.done and entry.what ~= "match_over" then
      assert(not state.over, "a round too many")
      self = new(option, state, house)
    end
    local own = entry.player and stories[entry.player][i] or entry
    local done, wrong = pcall(tell[entry.what] or function() end, self, entry,
      own)
    if not done then
      error(("round %d, entry %d (%s %s %s): %s"):format(state.round, i,
        entry.what, tostring(entry.player), tostring(own.move or own.cards),
        tostring(wrong)), 0)
    end
    if entry.what == "match_over" then self.done = true end
  end
  return state, state.round - 1
end


return statement
