-- A second statement of Samba, only from its description: plain lists of cards,
-- no engine. It says who is asked, whether an answer is allowed, and the
-- position; a spec compares it with the rules file.

local cards = require "rules.canasta.counting"
local melds = require "rules.samba.melds"

local second = {}

local count, join, points, rank = cards.count, cards.join, cards.points,
  cards.rank
local without, words = cards.without, cards.words

local Match = {}
Match.__index = Match


local function side_of(player) return (player - 1) % 2 + 1 end


--- second.pack() -> the 162 cards
function second.pack()
  local two = cards.pack()
  return join(two, table.move(two, 1, #two // 2, 1, {}))
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


--- second.first_count(total) -> what the first melds of a side must count
function second.first_count(total)
  if total < 0 then return 15 elseif total < 1500 then return 50 end
  return total < 3000 and 90 or total < 7000 and 120 or 160
end


local function begin_turn(self, player)
  self.player, self.stage, self.over = player, "draw", false
end


local function begin_round(self)
  local deal = self.deals[self.round]
  if not deal then self.player = nil return end
  self.melds, self.red, self.pile = { {}, {} }, { 0, 0 }, {}
  self.hands, self.stock, self.need = {}, words(deal.stock), {}
  for s = 1, 2 do self.need[s] = second.first_count(self.score[s]) end
  for player = 1, 4 do self.hands[player] = words(deal.hands[player]) end
  repeat
    table.insert(self.pile, table.remove(self.stock, 1))
  until melds.PLACE[rank(self.pile[#self.pile])]
  for i = 1, 4 do settle(self, (self.dealer + i - 1) % 4 + 1) end
  begin_turn(self, self.dealer % 4 + 1)
end


--- second.side_score(facts) -> the points of a round for one side
-- @param facts melds, red (threes), out (boolean), left (cards)
function second.side_score(facts)
  local sum = (facts.out and 200 or 0) - points(facts.left)
  for _, meld in ipairs(facts.melds) do
    sum = sum + points(meld.cards)
    if meld.kind ~= "black" and #meld.cards >= 7 then
      sum = sum + (meld.kind == "run" and 1500
        or count(meld.cards, "wild") == 0 and 500 or 300)
    end
  end
  local red = facts.red == 6 and 1000 or 100 * facts.red
  return sum + (#facts.melds > 0 and red or -red)
end


local function end_round(self, out)
  for s = 1, 2 do
    self.score[s] = self.score[s] + second.side_score {
      melds = self.melds[s], red = self.red[s],
      left = join(self.hands[s], self.hands[s + 2]),
      out = out and side_of(self.player) == s }
  end
  self.dealer, self.round = self.dealer % 4 + 1, self.round + 1
  local a, b = self.score[1], self.score[2]
  if a == b or math.max(a, b) < self.target then return begin_round(self) end
  self.player, self.won_by = nil, a > b and 1 or 2
end


--- second.match(option, deals, dealer) -> a match whose first question is open:
-- `player`, and `stage`: "draw", "meld" or "discard"
function second.match(option, deals, dealer)
  local self = setmetatable({ target = option.target or 10000, deals = deals,
    dealer = dealer, score = { 0, 0 }, round = 1 }, Match)
  begin_round(self)
  return self
end


--- Are there two natural cards or more of the top card's rank and nothing else?
local function is_pair(group, top)
  return #group >= 2 and count(group, rank(top)) == #group
end


--- The places that the groups name; nil where one names none. `first`: a card
-- that goes with the first group.
local function places_of(own, groups, first)
  local places = {}
  for i, group in ipairs(groups) do
    if group.on then
      local list = i == 1 and join(group, { first }) or group
      places[i] = melds.named(own, group.on, list)
      if not places[i] then return nil, "no such meld" end
    end
  end
  return places
end


--- What laying groups down leaves; nil and why where it is not allowed.
-- `extra`: cards that come into the hand with it.
local function after(self, groups, places, hand, extra)
  local own, used = self.melds[side_of(self.player)], {}
  local before, over = #own, self.over
  for _, group in ipairs(groups) do
    if #group == 0 then return nil, "no cards" end
    used = join(used, group)
  end
  local left = without(hand, used)
  if not left then return nil, "not in hand" end
  for i, group in ipairs(groups) do
    local now, why = melds.add(own, group, places[i])
    if not now then return nil, why end
    own, over = now, over or count(group, "black") > 0
  end
  if before == 0 and points(used) < self.need[side_of(self.player)] then
    return nil, "first meld"
  end
  for _, card in ipairs(extra or {}) do
    if rank(card) ~= "red" then left[#left + 1] = card end
  end
  if over and #left > 1 then return nil, "black threes" end
  if #left < 2 and melds.full(own) < 2
    and (over or not melds.can_end(own, left[1])) then
    return nil, "canastas"
  end
  return { hand = left, melds = own, over = over }
end


--- Is there a wild card or a three in the pile?
local function is_frozen(pile)
  for _, card in ipairs(pile) do
    if not melds.PLACE[rank(card)] then return true end
  end
  return false
end


--- The place of the meld that the top card alone goes to: the named one, or the
-- first; it has fewer than seven cards. Nil: there is none.
local function place_of_top(own, top, named)
  for i, meld in ipairs(own) do
    if (not named or named == i) and #meld.cards < 7
      and melds.fits(meld, { top }) then
      return i
    end
  end
end


--- What taking the pile with groups leaves; the first goes with the top card.
function Match:take(groups)
  local top, hand = self.pile[#self.pile], self.hands[self.player]
  local own, first = self.melds[side_of(self.player)], groups[1] or {}
  if not top or not melds.PLACE[rank(top)] then return nil, "top" end
  if #hand == 1 and #self.pile == 1 then return nil, "one card each" end
  local places, why = places_of(own, groups, top)
  if not places then return nil, why end
  if not is_pair(first, top) then
    if #first > 0 then return nil, "no pair" end
    if #own == 0 or is_frozen(self.pile) then return nil, "frozen" end
    places[1] = place_of_top(own, top, places[1])
    if not places[1] then return nil, "no meld for the top" end
  end
  local all = { join(first, { top }) }
  for i = 2, #groups do all[i] = groups[i] end
  local rest = table.move(self.pile, 1, #self.pile - 1, 1, {})
  return after(self, all, places, join(hand, { top }), rest)
end


--- Reads a move: its verb and its groups of cards, each perhaps with `on`.
function second.read(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  local groups = {}
  for part in (rest .. ";"):gmatch "(.-);" do
    local text, on = (" " .. part):match "^(.-)%s+on%s+(%S+)%s*$"
    local group = words(text or part)
    group.on = on
    groups[#groups + 1] = group
  end
  return verb, groups
end


local allows = {}


function allows.draw(self, verb, groups)
  if verb == "draw" then return #self.stock > 0, "no stock" end
  if verb == "pass" then return #self.stock == 0, "there is a stock" end
  if verb ~= "take" then return false, "not asked" end
  local taken, why = self:take(groups)
  return taken ~= nil, why
end


--- The melds after joining two of a rank, if that may be done.
local function joined(self, name)
  local hand = self.hands[self.player]
  local all = not self.over
    and melds.join(self.melds[side_of(self.player)], name)
  if not all or #hand < 2 and not melds.can_end(all, hand[1]) then
    return nil
  end
  return all
end


--- What a meld leaves; nil and why.
function Match:meld(groups)
  local own = self.melds[side_of(self.player)]
  if self.over then return nil, "over" end
  local places, why = places_of(own, groups)
  if not places then return nil, why end
  return after(self, groups, places, self.hands[self.player])
end


function allows.meld(self, verb, groups)
  local hand, own = self.hands[self.player], self.melds[side_of(self.player)]
  if verb == "done" then
    return #hand > 1 or melds.full(own) >= 2, "canastas"
  elseif verb == "join" then
    return joined(self, groups[1][1]) ~= nil, "not to be joined"
  elseif verb ~= "meld" then
    return false, "not asked"
  end
  local laid, why = self:meld(groups)
  return laid ~= nil, why
end


function allows.discard(self, verb, groups)
  local card = #groups == 1 and #groups[1] == 1 and groups[1][1]
  if verb ~= "discard" or not card then return false, "not asked" end
  return without(self.hands[self.player], { card }) ~= nil, "not in hand"
end


--- match:allows(move) -> true; or false and why.
function Match:allows(move)
  return allows[self.stage](self, second.read(move))
end


--- Lays down what `after` says. Without cards the player is out.
local function lay_down(self, laid)
  self.hands[self.player] = laid.hand
  self.melds[side_of(self.player)], self.over = laid.melds, laid.over
  if #laid.hand == 0 then end_round(self, true) end
end


local play = {}


--- Two cards, if there are two; red threes are replaced, which may end the
-- round.
function play.draw(self, verb, groups)
  local player, side = self.player, side_of(self.player)
  if verb == "pass" then return end_round(self) end
  self.stage = "meld"
  if verb == "take" then
    local laid = self:take(groups)
    self.red[side] = self.red[side] + count(self.pile, "red")
    self.pile = {}
    return lay_down(self, laid)
  end
  for _ = 1, math.min(2, #self.stock) do
    if #self.stock == 0 then break end
    draw(self, player)
    while lay_red(self, player) > 0 do
      if #self.stock == 0 then return end_round(self) end
      draw(self, player)
    end
  end
end


function play.meld(self, verb, groups)
  if verb == "done" then
    self.stage = "discard"
  elseif verb == "join" then
    self.melds[side_of(self.player)] = joined(self, groups[1][1])
  else
    lay_down(self, self:meld(groups))
  end
end


function play.discard(self, _, groups)
  local player, card = self.player, groups[1][1]
  self.hands[player] = without(self.hands[player], { card })
  table.insert(self.pile, card)
  if #self.hands[player] == 0 then return end_round(self, true) end
  begin_turn(self, player % 4 + 1)
end


--- match:play(move): makes a move that is allowed.
function Match:play(move)
  play[self.stage](self, second.read(move))
end


--- The melds of the side in turn.
function Match:own_melds() return self.melds[side_of(self.player)] end


--- Is the pile frozen?
function Match:frozen() return is_frozen(self.pile) end


--- How many cards there are, wherever they lie.
function Match:number()
  local n = #self.stock + #self.pile + self.red[1] + self.red[2]
  for player = 1, 4 do n = n + #self.hands[player] end
  for s = 1, 2 do
    for _, meld in ipairs(self.melds[s]) do n = n + #meld.cards end
  end
  return n
end


return second
