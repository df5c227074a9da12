-- A second statement of Hand and Foot, only from its description: plain lists
-- of cards, no engine. It says who is asked, whether an answer is allowed, and
-- the position; a spec compares it with the rules file.

local cards = require "rules.canasta.counting"

local second = {}

local count, join, points, rank = cards.count, cards.join, cards.points,
  cards.rank
local without, words = cards.without, cards.words

second.DEFAULTS = { packs = 4, rounds = 4, wild_after = 4, out_needs = "1 1",
  red_threes = "bonus" }

local NATURAL = {}
for _, name in ipairs(cards.RANKS) do NATURAL[name] = true end


local Match = {}
Match.__index = Match


local function side_of(player) return (player - 1) % 2 + 1 end


local function partner_of(player) return (player + 1) % 4 + 1 end


--- second.pack(packs) -> the cards of so many packs
function second.pack(packs)
  local list, two = {}, cards.pack()
  for _ = 1, packs do
    local half = table.move(two, 1, #two // 2, 1, {})
    list = join(list, half)
  end
  return list
end


--- Moves red threes from a hand to the table; returns their number.
local function lay_red(self, player)
  local left = {}
  for _, card in ipairs(self.hands[player]) do
    if rank(card) ~= "red" then left[#left + 1] = card end
  end
  local n = #self.hands[player] - #left
  self.hands[player] = left
  self.red[side_of(player)] = self.red[side_of(player)] + n
  return n
end


local function draw(self, player)
  table.insert(self.hands[player], table.remove(self.stock, 1))
end


--- Lays red threes down and draws as many, as long as there are cards.
local function settle(self, player)
  local n = lay_red(self, player)
  while n > 0 do
    for _ = 1, math.min(n, #self.stock) do draw(self, player) end
    n = lay_red(self, player)
  end
end


--- A player without cards takes up the foot.
local function take_up(self, player)
  if #self.hands[player] > 0 or #self.feet[player] == 0 then return end
  self.hands[player], self.feet[player] = self.feet[player], {}
  settle(self, player)
end


local function begin_turn(self, player)
  self.player, self.stage = player, "draw"
  self.asked, self.said, self.moved = false, nil, false
  take_up(self, player)
end


local FIRST = { 50, 90, 120 }

local function begin_round(self)
  local deal = self.deals[self.round]
  if not deal then self.player = nil return end
  self.melds, self.red, self.pile = { {}, {} }, { 0, 0 }, {}
  self.hands, self.feet, self.stock = {}, {}, words(deal.stock)
  self.need = FIRST[self.round] or 150
  for player = 1, 4 do
    self.hands[player], self.feet[player] = words(deal.hands[player]), {}
  end
  for player = 1, 4 do
    for i = 1, 11 do self.feet[player][i] = table.remove(self.stock, 1) end
  end
  repeat
    table.insert(self.pile, table.remove(self.stock, 1))
    local name = rank(self.pile[#self.pile])
  until NATURAL[name] or name == "black"
  for i = 1, 4 do settle(self, (self.dealer + i - 1) % 4 + 1) end
  begin_turn(self, self.dealer % 4 + 1)
end


--- How many clean and dirty books a side has.
local function books(melds)
  local clean, dirty = 0, 0
  for _, meld in ipairs(melds) do
    if #meld.cards == 7 then
      if count(meld.cards, "wild") == 0 then clean = clean + 1
      else dirty = dirty + 1 end
    end
  end
  return clean, dirty
end


--- second.side_score(facts, option) -> the points of a round for one side
-- @param facts melds, red (threes), out (boolean), left (cards)
function second.side_score(facts, option)
  local clean, dirty = books(facts.melds)
  local red = 100 * facts.red
  if option.red_threes == "penalty" then red = -red end
  local sum = 500 * clean + 300 * dirty + red + (facts.out and 100 or 0)
  for _, meld in ipairs(facts.melds) do sum = sum + points(meld.cards) end
  return sum - points(facts.left)
end


local function end_round(self, out)
  for s = 1, 2 do
    local left = {}
    for _, player in ipairs { s, s + 2 } do
      left = join(join(left, self.hands[player]), self.feet[player])
    end
    self.score[s] = self.score[s] + second.side_score({
      melds = self.melds[s], red = self.red[s], left = left,
      out = out and side_of(self.player) == s }, self.option)
  end
  self.dealer, self.round = self.dealer % 4 + 1, self.round + 1
  if self.round <= self.option.rounds then return begin_round(self) end
  self.player = nil
  local a, b = self.score[1], self.score[2]
  self.won_by = a > b and 1 or b > a and 2 or 0
end


--- second.match(option, deals, dealer) -> a match whose first question is open:
-- `player`, and `stage`: "draw", "meld", "partner" or "discard"
function second.match(option, deals, dealer)
  local self = setmetatable({ option = {}, deals = deals, dealer = dealer,
    score = { 0, 0 }, round = 1 }, Match)
  for name, value in pairs(second.DEFAULTS) do
    self.option[name] = option[name] == nil and value or option[name]
  end
  begin_round(self)
  return self
end


--- May so many natural and wild cards be a meld?
local function good(self, natural, wild)
  local all = natural + wild
  return all >= 3 and all <= 7 and natural >= 2
    and (wild == 0 or natural >= self.option.wild_after and natural > wild)
end


--- second.is_meld(list, option) -> boolean
function second.is_meld(list, option)
  local name
  for _, card in ipairs(list) do
    local r = rank(card)
    if r ~= "wild" then
      if not NATURAL[r] or name and r ~= name then return false end
      name = r
    end
  end
  local wild = count(list, "wild")
  return good({ option = option }, #list - wild, wild)
end


--- Are these books enough to go out?
local function enough(self, clean, dirty)
  local need = self.option.out_needs == "2 2" and 2 or 1
  return clean >= need and dirty >= need
end


--- The side's open meld of a rank, by its place; nil if there is none.
local function open_at(melds, name)
  for i, meld in ipairs(melds) do
    if meld.rank == name and #meld.cards < 7 then return i end
  end
end


--- Can the cards of the ranks from number i on be melded with just so many wild
-- ones, and with enough books? `own` is how many natural and wild cards the
-- open meld of rank i has, `left` how many naturals are still to go there.
local function finishes(self, ranks, i, own, left, wild, clean, dirty)
  if i > #ranks then return wild == 0 and enough(self, clean, dirty) end
  local function go(natural, more)
    local n, w = own.natural + natural, own.wild + more
    local c = n + w == 7 and natural + more > 0 and w == 0 and 1 or 0
    local d = n + w == 7 and natural + more > 0 and w > 0 and 1 or 0
    if natural == left then
      local next_one = ranks[i + 1]
      return finishes(self, ranks, i + 1, next_one and next_one.own,
        next_one and next_one.left, wild - more, clean + c, dirty + d)
    end
    return n + w == 7 and finishes(self, ranks, i, { natural = 0, wild = 0 },
      left - natural, wild - more, clean + c, dirty + d)
  end
  for natural = 0, left do
    for more = 0, math.min(wild, 3) do
      local none = natural + more == 0
      if (none and left == 0
        or not none and good(self, own.natural + natural, own.wild + more))
        and go(natural, more) then
        return true
      end
    end
  end
  return false
end


--- Can all these cards be melded, so that the side may go out?
local function lays_all(self, list, melds, first)
  if count(list, "black") > 0 then return false end
  if first and points(list) < self.need then return false end
  local ranks = {}
  for _, name in ipairs(cards.RANKS) do
    local at, left = open_at(melds, name), count(list, name)
    local there = at and melds[at].cards or {}
    if at or left > 0 then
      local wild = count(there, "wild")
      ranks[#ranks + 1] = { left = left,
        own = { natural = #there - wild, wild = wild } }
    end
  end
  local clean, dirty = books(melds)
  local one = ranks[1] or {}
  return finishes(self, ranks, 1, one.own, one.left, count(list, "wild"),
    clean, dirty)
end


--- Have both players of the side taken up their feet?
local function begun(self, player)
  return #self.feet[player] == 0 and #self.feet[partner_of(player)] == 0
end


--- Can a player with this hand go out in this turn?
function Match:can_go_out(hand, melds)
  local first = #melds == 0
  if not begun(self, self.player) then return false end
  if lays_all(self, hand, melds, first) then return true end
  local tried = {}
  for _, card in ipairs(hand) do
    if not tried[card] then
      tried[card] = true
      if lays_all(self, without(hand, { card }), melds, first) then
        return true
      end
    end
  end
  return false
end


--- The rank of a group; nil and why if it has none.
local function rank_of(group)
  local name
  for _, card in ipairs(group) do
    local r = rank(card)
    if r ~= "wild" then
      if not NATURAL[r] then return nil, "never melded" end
      if name and name ~= r then return nil, "several ranks" end
      name = r
    end
  end
  if group.on and name and name ~= group.on then return nil, "another rank" end
  return name or group.on, "only wild cards"
end


--- Adds a group to melds, which are copies; nil and why if it may not be.
local function with_group(self, melds, group, before)
  local name, why = rank_of(group)
  if not name then return nil, why end
  local at = open_at(melds, name)
  if group.on then
    at = open_at(before, name)
    if not at then return nil, "no such meld" end
  end
  local all = join(at and melds[at].cards or {}, group)
  local wild = count(all, "wild")
  if not good(self, #all - wild, wild) then return nil, "no meld" end
  melds[at or #melds + 1] = { rank = name, cards = all }
  return melds
end


--- Could the last card fill a meld, so that there are books enough?
local function last_fills(self, card, melds)
  local clean, dirty = books(melds)
  for _, meld in ipairs(melds) do
    local wild = count(meld.cards, "wild") + (rank(card) == "wild" and 1 or 0)
    if #meld.cards == 6 and (rank(card) == "wild" or rank(card) == meld.rank)
      and good(self, 7 - wild, wild) then
      local c, d = wild == 0 and 1 or 0, wild > 0 and 1 or 0
      if enough(self, clean + c, dirty + d) then return true end
    end
  end
  return false
end


--- May the turn end with these cards left? `melding`: the last card may still
-- fill a meld.
local function may_be_left(self, left, melds, melding)
  if #left >= 2 or #self.feet[self.player] > 0 then return true end
  if not begun(self, self.player) then return false, "the partner's foot" end
  local clean, dirty = books(melds)
  if not enough(self, clean, dirty)
    and not (melding and #left == 1 and last_fills(self, left[1], melds)) then
    return false, "books"
  end
  return self.said == "yes", "the partner has not said yes"
end


--- What laying groups down leaves; nil and why where it is not allowed.
-- `extra`: cards that come into the hand with it.
function Match:after(groups, hand, extra)
  local side, used = side_of(self.player), {}
  for _, group in ipairs(groups) do
    if #group == 0 then return nil, "no cards" end
    used = join(used, group)
  end
  local left = without(hand, used)
  if not left then return nil, "not in hand" end
  local before, melds = self.melds[side], {}
  for i, meld in ipairs(before) do melds[i] = meld end
  for _, group in ipairs(groups) do
    local now, why = with_group(self, melds, group, before)
    if not now then return nil, why end
  end
  if #before == 0 and points(used) < self.need then
    return nil, "first meld"
  end
  for _, card in ipairs(extra or {}) do
    if rank(card) ~= "red" then left[#left + 1] = card end
  end
  if self.said == "yes" and not self:can_go_out(left, melds) then
    return nil, "must go out"
  end
  local may, why = may_be_left(self, left, melds, true)
  if not may then return nil, why end
  return { hand = left, melds = melds }
end


--- The cards of the pile that are taken with its top one.
local function below_top(pile)
  return table.move(pile, math.max(1, #pile - 6), #pile - 1, 1, {})
end


--- What taking the pile with groups leaves; the first goes with the top card.
function Match:take(groups)
  local top, hand = self.pile[#self.pile], self.hands[self.player]
  local name = top and rank(top)
  if not NATURAL[name or ""] then return nil, "top" end
  if #hand == 1 and #self.pile == 1 then return nil, "one card each" end
  local first = groups[1] or {}
  for _, card in ipairs(first) do
    if rank(card) ~= name and rank(card) ~= "wild" then return nil, "with" end
  end
  if count(first, name) < 2 then return nil, "no pair" end
  local all = { join(first, { top }) }
  for i = 2, #groups do all[i] = groups[i] end
  return self:after(all, join(hand, { top }), below_top(self.pile))
end


--- Reads a move: its verb and its groups of cards.
function second.read(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  local groups = {}
  for part in (rest .. ";"):gmatch "(.-);" do
    local text, on = part:match "^(.-)%s+on%s+(%S+)%s*$"
    local group = words(text or part)
    if on then group.on = NATURAL[on] and on or rank(on) end
    groups[#groups + 1] = group
  end
  return verb, groups
end


local allows = {}


function allows.draw(self, verb, groups)
  if verb == "draw" then return #self.stock > 0, "no stock" end
  if verb == "pass" then return #self.stock == 0, "there is a stock" end
  if verb ~= "take" then return false, "not asked" end
  local after, why = self:take(groups)
  return after ~= nil, why
end


function allows.meld(self, verb, groups)
  local hand, melds = self.hands[self.player], self.melds[side_of(self.player)]
  if verb == "done" then
    if #hand > 1 then return self.said ~= "yes", "must go out" end
    return may_be_left(self, hand, melds)
  elseif verb == "out?" then
    if self.asked or self.moved or #hand < 2 then return false, "not now" end
    return self:can_go_out(hand, melds), "cannot go out"
  elseif verb ~= "meld" then
    return false, "not asked"
  end
  local after, why = self:after(groups, hand)
  return after ~= nil, why
end


function allows.discard(self, verb, groups)
  local card = #groups == 1 and #groups[1] == 1 and groups[1][1]
  if verb ~= "discard" or not card then return false, "not asked" end
  return without(self.hands[self.player], { card }) ~= nil, "not in hand"
end


function allows.partner(_, verb)
  return verb == "yes" or verb == "no", "not asked"
end


--- match:allows(move) -> true; or false and why.
function Match:allows(move)
  return allows[self.stage](self, second.read(move))
end


--- The player who is asked.
function Match:asked_player()
  return self.stage == "partner" and partner_of(self.player) or self.player
end


--- Lays down what `after` says. Without cards the player takes up the foot, or
-- is out.
local function lay_down(self, after)
  local player = self.player
  self.hands[player], self.melds[side_of(player)] = after.hand, after.melds
  take_up(self, player)
  if #self.hands[player] == 0 then end_round(self, true) end
end


local play = {}


--- Two cards, if there are two; red threes are replaced, which may end the
-- round.
local function draw_cards(self)
  local player = self.player
  for _ = 1, math.min(2, #self.stock) do
    if #self.stock == 0 then break end
    draw(self, player)
    while lay_red(self, player) > 0 do
      if #self.stock == 0 then return end_round(self) end
      draw(self, player)
    end
  end
  self.stage = "meld"
end


function play.draw(self, verb, groups)
  if verb == "draw" then return draw_cards(self) end
  if verb == "pass" then return end_round(self) end
  local after, side = self:take(groups), side_of(self.player)
  self.red[side] = self.red[side] + count(below_top(self.pile), "red")
  self.pile = table.move(self.pile, 1, math.max(0, #self.pile - 7), 1, {})
  self.stage = "meld"
  lay_down(self, after)
end


function play.meld(self, verb, groups)
  if verb == "done" then
    self.stage = "discard"
  elseif verb == "out?" then
    self.stage = "partner"
  else
    self.moved = true
    lay_down(self, self:after(groups, self.hands[self.player]))
  end
end


function play.partner(self, verb)
  self.said, self.asked, self.stage = verb, true, "meld"
end


function play.discard(self, _, groups)
  local player, card = self.player, groups[1][1]
  self.hands[player] = without(self.hands[player], { card })
  table.insert(self.pile, card)
  if #self.hands[player] == 0 and #self.feet[player] == 0 then
    return end_round(self, true)
  end
  begin_turn(self, player % 4 + 1)
end


--- match:play(move): makes a move that is allowed.
function Match:play(move)
  play[self.stage](self, second.read(move))
end


--- The melds of the side in turn.
function Match:own_melds() return self.melds[side_of(self.player)] end


--- How many cards there are, wherever they lie.
function Match:number()
  local n = #self.stock + #self.pile + self.red[1] + self.red[2]
  for player = 1, 4 do n = n + #self.hands[player] + #self.feet[player] end
  for s = 1, 2 do
    for _, meld in ipairs(self.melds[s]) do n = n + #meld.cards end
  end
  return n
end


return second
