-- A second statement of Canasta, only from its description and written another
-- way: plain lists of cards, no engine. It says who is asked, whether an answer
-- is allowed, and the position; a spec compares it with the rules file.

local counting = require "rules.canasta.counting"

local second = {}

local canastas, count, join = counting.canastas, counting.count, counting.join
local points, rank, rank_of = counting.points, counting.rank, counting.rank_of
local without, words = counting.without, counting.words

second.RANKS, second.rank, second.points = counting.RANKS, rank, points
second.pack, second.words = counting.pack, words

local NATURAL = {}
for _, name in ipairs(second.RANKS) do NATURAL[name] = true end

second.DEFAULTS = { target = 5000, naturals_per_wild = 2,
  black_three = "freezes", pile_before_first_meld = true,
  draw_for_seats = false, ask_partner = false, wild_melds = false,
  canastas_to_go_out = 1, players = 4, draw_two = false }

local DEALT = { [2] = 15, [3] = 13, [4] = 11 }
second.DEALT = DEALT


local Match = {}
Match.__index = Match


--- Four are two sides; two and three play each alone.
local function side_of(self, player)
  return self.option.players == 4 and (player - 1) % 2 + 1 or player
end


local function sides(self)
  return self.option.players == 4 and 2 or self.option.players
end


--- What all players of a side hold.
local function held_by(self, side)
  local cards = {}
  for player = 1, self.option.players do
    if side_of(self, player) == side then
      cards = join(cards, self.hands[player])
    end
  end
  return cards
end


local function partner_of(player) return (player + 1) % 4 + 1 end


--- Moves red threes from a hand to the table; returns their number.
local function lay_red(self, player)
  local hand, left = self.hands[player], {}
  for _, card in ipairs(hand) do
    if rank(card) ~= "red" then left[#left + 1] = card end
  end
  local n = #hand - #left
  self.hands[player] = left
  self.red[side_of(self, player)] = self.red[side_of(self, player)] + n
  return n
end


local function draw(self, player)
  table.insert(self.hands[player], table.remove(self.stock, 1))
end


--- A player's turn begins; melds from before matter for a concealed hand.
local function begin_turn(self, player)
  local there = {}
  for name in pairs(self.melds[side_of(self, player)]) do there[name] = true end
  self.player, self.stage = player, "draw"
  self.there, self.laid, self.asked, self.said = there, {}, false, nil
  self.moved, self.last_laid = false, false
end


--- A round from its deal: four hands, and the stock with its top card first.
local function begin_round(self)
  local deal = self.deals[self.round]
  if not deal then self.player = nil return end
  self.melds, self.red = {}, {}
  self.hands, self.stock, self.pile = {}, words(deal.stock), {}
  self.has_melded, self.out = {}, nil
  self.need = {}
  for s = 1, sides(self) do
    self.melds[s], self.red[s] = {}, 0
    self.need[s] = counting.first_count(self.score[s])
  end
  for player = 1, self.option.players do
    self.hands[player] = words(deal.hands[player])
  end
  repeat
    table.insert(self.pile, table.remove(self.stock, 1))
    local r = rank(self.pile[#self.pile])
    local stays = r == "black" and self.option.black_three == "blocks"
  until NATURAL[r] or stays
  for i = 1, self.option.players do
    local player = (self.dealer + i - 1) % self.option.players + 1
    repeat
      local n = lay_red(self, player)
      for _ = 1, n do draw(self, player) end
    until n == 0
  end
  begin_turn(self, self.dealer % self.option.players + 1)
end


--- How the player goes out: "concealed", or just "out".
local function kind_of_out(self)
  local own = false
  for name in pairs(self.laid) do
    if self.there[name] then return "out" end
    local cards = self.melds[side_of(self, self.player)][name]
    own = own or #cards >= 7
  end
  return own and not self.has_melded[self.player] and "concealed" or "out"
end


--- The round ends; `out` if the player in turn has gone out.
local function end_round(self, out)
  local kind = out and kind_of_out(self)
  self.out = kind
  for s = 1, sides(self) do
    self.score[s] = self.score[s] + counting.side_score {
      melds = self.melds[s], red = self.red[s], sevens = self.house.sevens,
      left = held_by(self, s),
      out = kind and side_of(self, self.player) == s and kind or nil,
    }
  end
  self.dealer = self.dealer % self.option.players + 1
  self.round = self.round + 1
  local best, several = 1, false
  for s = 2, sides(self) do
    several = self.score[s] == self.score[best]
      or several and self.score[s] < self.score[best]
    if self.score[s] > self.score[best] then best = s end
  end
  if not several and self.score[best] >= self.option.target then
    self.won_by, self.player = best, nil
  else
    begin_round(self)
  end
end


--- second.match(option, deals, dealer [, house]) -> a match
-- Its first question is open: `player`, and `stage`: "draw", "meld", "partner"
-- or "discard".
-- @param house house rules as keys
function second.match(option, deals, dealer, house)
  local self = setmetatable({ option = {}, deals = deals, dealer = dealer,
    score = {}, round = 1, house = house or {} }, Match)
  for name, value in pairs(second.DEFAULTS) do
    self.option[name] = value
    if option[name] ~= nil then self.option[name] = option[name] end
  end
  for s = 1, sides(self) do self.score[s] = 0 end
  begin_round(self)
  return self
end


--- Is the pile frozen for everyone?
function Match:frozen()
  if self.house.always_frozen then return #self.pile > 0 end
  for _, card in ipairs(self.pile) do
    local r = rank(card)
    if r == "wild" or r == "red"
      or r == "black" and self.option.black_three == "freezes" then
      return true
    end
  end
  return false
end


--- Tries every way to share the wild cards out to melds. Does one make enough
-- canastas? `list` is { natural, wild } for each meld that can take some.
local function enough_with(self, list, at, wild, have)
  local meld = list[at]
  if not meld then
    return wild == 0 and have >= self.option.canastas_to_go_out
  end
  local per, fixed = self.option.naturals_per_wild, meld.fixed
  for more = 0, math.min(wild, fixed and 7 - meld.wild or 3 - meld.wild) do
    local wilds = meld.wild + more
    local all = meld.natural + wilds
    local good = all >= 3 and meld.natural >= 2
      and meld.natural >= per * wilds
    if fixed then good = all >= 3 or all == 0 end
    local n = all >= 7 and 1 or 0
    if good and enough_with(self, list, at + 1, wild - more, have + n) then
      return true
    end
  end
  return false
end


--- Can all these cards be laid down, so that the side may go out?
local function lays_all(self, side, cards, melds)
  local black = count(cards, "black")
  if count(cards, "red") > 0 or black == 1 or black == 2 then return false end
  if not next(self.melds[side]) and not next(melds)
    and points(cards) < self.need[side] then
    return false
  end
  local list = {}
  for _, name in ipairs(second.RANKS) do
    local own = melds[name] or {}
    local natural = count(own, name) + count(cards, name)
    if natural > 0 then
      list[#list + 1] = { natural = natural, wild = count(own, "wild") }
    end
  end
  if self.option.wild_melds then
    list[#list + 1] = { natural = 0, wild = #(melds.wild or {}), fixed = true }
  end
  return enough_with(self, list, 1, count(cards, "wild"), 0)
end


--- Can a player whose hand and side's melds are these go out in this turn?
function Match:can_go_out(player, hand, melds)
  local side = side_of(self, player)
  local enough = canastas(melds) >= self.option.canastas_to_go_out
  if self.last_laid or #hand == 0 then
    return #hand <= 1 and enough
  end
  if lays_all(self, side, hand, melds) then return true end
  local tried = {}
  for _, card in ipairs(hand) do
    if not tried[card] and rank(card) ~= "red" then
      tried[card] = true
      local rest = without(hand, { card })
      if #rest == 0 and enough
        or #rest > 0 and lays_all(self, side, rest, melds) then
        return true
      end
    end
  end
  return false
end


--- The side's melds with these groups laid down; nil and why if one is wrong.
function Match:with_groups(side, groups)
  local melds, laid = {}, {}
  for name, cards in pairs(self.melds[side]) do melds[name] = cards end
  for _, cards in ipairs(groups) do
    local name, why = rank_of(cards, self.option)
    if not name then return nil, why end
    if cards.on and not melds[name] then return nil, "no such meld" end
    if name == "black" and melds.black then return nil, "one at a time" end
    melds[name] = join(melds[name] or {}, cards)
    laid[name] = true
    local good, wrong = counting.is_meld(name, melds[name], self.option)
    if not good then return nil, wrong end
  end
  return melds, laid
end


--- What a laying down of groups leaves; nil and why where it is not allowed.
-- `extra`: cards that come into the hand with it.
function Match:after(groups, hand, extra)
  local player, used = self.player, {}
  local side = side_of(self, player)
  for _, cards in ipairs(groups) do used = join(used, cards) end
  local left = without(hand, used)
  if not left then return nil, "not in hand" end
  local melds, laid = self:with_groups(side, groups)
  if not melds then return nil, laid end
  if not next(self.melds[side]) and points(used) < self.need[side] then
    return nil, "first meld"
  end
  for _, card in ipairs(extra or {}) do
    if rank(card) ~= "red" then left[#left + 1] = card end
  end
  local enough = canastas(melds) >= self.option.canastas_to_go_out
  local last = laid.black or self.last_laid
  if laid.black and (#left > 1 or not enough) then return nil, "black" end
  if self.said == "no" and #left < 2 then return nil, "partner said no" end
  local ends = #left >= 2 or #left == 0 and enough
    or #left == 1 and (enough or not last
      and self:can_go_out(player, left, melds))
  if not ends then return nil, "canastas" end
  if self.said == "yes" and not (last and enough)
    and not self:can_go_out(player, left, melds) then
    return nil, "partner said yes"
  end
  return { hand = left, melds = melds, laid = laid }
end


--- Does this part of a hand have what the top card needs?
local function may_take(self, side, with, name)
  local own, first = self.melds[side][name], not next(self.melds[side])
  local natural, wild = count(with, name), count(with, "wild")
  if natural >= 2 then return true end
  if first or self:frozen() then return false, "frozen" end
  if natural == 1 and wild >= 1 or own then return true end
  return false, "no pair"
end


--- What taking the pile with groups leaves; the first goes with the top card.
function Match:take(groups)
  local player, top = self.player, self.pile[#self.pile]
  local side, hand = side_of(self, player), self.hands[player]
  local name = top and rank(top)
  if not NATURAL[name or ""] then return nil, "top" end
  if #hand == 1 and #self.pile == 1 then return nil, "one card each" end
  local first = not next(self.melds[side])
  if first and not self.option.pile_before_first_meld then
    return nil, "not before the first meld"
  end
  local may, why = may_take(self, side, groups[1], name)
  if not may then return nil, why end
  local all = { join(groups[1], { top }) }
  for i = 2, #groups do all[i] = groups[i] end
  local rest = table.move(self.pile, 1, #self.pile - 1, 1, {})
  return self:after(all, join(hand, { top }), rest)
end


--- A group of cards, and the meld that they go on, if the move names it by its
-- rank or by one of its cards.
local function read_group(part)
  local text, on = part:match "^(.-)%s+on%s+(%S+)%s*$"
  local group = words(text or part)
  if on then
    group.on = NATURAL[on] and on or on == "2" and "wild" or rank(on)
  end
  return group
end


--- Reads a move: its verb and its groups of cards.
function second.read(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  local groups = {}
  for part in (rest .. ";"):gmatch "(.-);" do
    groups[#groups + 1] = read_group(part)
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


local function may_discard(self, card)
  local hand, side = self.hands[self.player], side_of(self, self.player)
  if rank(card) == "red" or not without(hand, { card }) then
    return false, "not in hand"
  end
  if #hand > 1 then return self.said ~= "yes", "partner said yes" end
  if self.said == "no" then return false, "partner said no" end
  local enough = canastas(self.melds[side]) >= self.option.canastas_to_go_out
  return enough, "canastas"
end


function allows.meld(self, verb, groups)
  if verb == "done" then
    return may_discard(self, self.hands[self.player][1])
  elseif verb == "out?" then
    local player = self.player
    if not self.option.ask_partner or self.moved or self.asked then
      return false, "not now"
    end
    if #self.hands[player] == 1 then return false, "no card to keep" end
    return self:can_go_out(player, self.hands[player],
      self.melds[side_of(self, player)]), "cannot go out"
  elseif verb ~= "meld" then
    return false, "not asked"
  elseif self.last_laid then
    return false, "black threes are last"
  end
  local after, why = self:after(groups, self.hands[self.player])
  return after ~= nil, why
end


function allows.discard(self, verb, groups)
  if verb ~= "discard" or #groups ~= 1 or #groups[1] ~= 1 then
    return false, "not asked"
  end
  return may_discard(self, groups[1][1])
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


local function next_turn(self)
  if #self.hands[self.player] == 0 then return end_round(self, true) end
  for _ in pairs(self.laid) do self.has_melded[self.player] = true end
  begin_turn(self, self.player % self.option.players + 1)
end


--- Lays down what `after` says.
local function lay_down(self, after)
  local side = side_of(self, self.player)
  self.hands[self.player], self.melds[side] = after.hand, after.melds
  for name in pairs(after.laid) do self.laid[name] = true end
  self.last_laid = self.last_laid or after.laid.black or false
  if #after.hand == 0 then end_round(self, true) end
end


local play = {}


--- Draws a card, or two of them if there are two, and replaces red threes; that
-- may end the round.
local function draw_cards(self)
  local player = self.player
  for _ = 1, self.option.draw_two and #self.stock > 1 and 2 or 1 do
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
  local after, side = self:take(groups), side_of(self, self.player)
  self.red[side] = self.red[side] + count(self.pile, "red")
  self.pile, self.stage = {}, "meld"
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
  next_turn(self)
end


--- match:play(move): makes a move that is allowed.
function Match:play(move)
  play[self.stage](self, second.read(move))
end


--- The side of the player in turn.
function Match:side() return side_of(self, self.player) end


--- All cards there are, wherever they lie; red threes laid down are counted
-- apart, as the second result.
function Match:all_cards()
  local all = join(self.stock, self.pile)
  for player = 1, self.option.players do
    all = join(all, self.hands[player])
  end
  local red = 0
  for s = 1, sides(self) do
    for _, cards in pairs(self.melds[s]) do all = join(all, cards) end
    red = red + self.red[s]
  end
  return all, red
end


return second
