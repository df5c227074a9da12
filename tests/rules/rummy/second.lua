-- A second statement of Rummy, only from its description and without the
-- engine: who is asked, which answers are allowed, where each card is, what a
-- round counts.

local second = {}

local ROWS = {
  low = " A 2 3 4 5 6 7 8 9 10 J Q K ",
  high = " 2 3 4 5 6 7 8 9 10 J Q K A ",
  both = " A 2 3 4 5 6 7 8 9 10 J Q K A ",
}

second.DEFAULTS = { players = 4, target = 100, aces = "low", turns_over = 2,
  rummy = true, rounds = 0 }


function second.pack()
  local list = {}
  for suit in ("CDHS"):gmatch "." do
    for rank in ROWS.low:gmatch "%S+" do list[#list + 1] = rank .. suit end
  end
  return list
end


local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end


local function rank(card) return card:sub(1, -2) end


local function suit(card) return card:sub(-1) end


local function points(cards, aces)
  local sum = 0
  for _, card in ipairs(cards) do
    local r = rank(card)
    sum = sum + (r == "A" and (aces == "low" and 1 or 11) or tonumber(r) or 10)
  end
  return sum
end

second.words, second.points = words, points


--- Are cards of one suit a row, in whatever order they are given?
local function is_run(cards, aces)
  local held = {}
  for _, card in ipairs(cards) do held[rank(card)] = true end
  local row, n = words(ROWS[aces]), 0
  for _, name in ipairs(row) do
    n = held[name] and n + 1 or 0
    if n == #cards then return true end
  end
  return false
end


--- second.kind(cards, aces) -> "set", "run", or nil: no meld.
function second.kind(cards, aces)
  local one_rank, one_suit = true, true
  for _, card in ipairs(cards) do
    one_rank = one_rank and rank(card) == rank(cards[1])
    one_suit = one_suit and suit(card) == suit(cards[1])
  end
  if #cards < 3 then return nil end
  if one_rank then return "set" end
  return one_suit and #cards <= 13 and is_run(cards, aces) and "run" or nil
end


local function without(cards, less)
  local left, gone, n = {}, {}, 0
  for _, card in ipairs(less) do
    if gone[card] then return nil end
    gone[card] = true
  end
  for _, card in ipairs(cards) do
    if gone[card] then n = n + 1 else left[#left + 1] = card end
  end
  return n == #less and left or nil
end


local function join(a, b)
  return table.move(b, 1, #b, #a + 1, table.move(a, 1, #a, 1, {}))
end


local Match = {}
Match.__index = Match


local function begin_turn(self, player)
  self.turn, self.stage = player, "draw"
  self.adds, self.there, self.busy = false, #self.melds, false
  self.taken = nil
  if #self.stock > 0 then return end
  for i = 1, #self.pile - 1 do self.stock[i] = self.pile[i] end
  self.pile = { self.pile[#self.pile] }
  self.left = self.left - 1
end


local function begin_round(self)
  local deal, n = self.deals[self.round], self.option.players
  if not deal then self.turn = nil return end
  self.hands, self.stock, self.melds = {}, words(deal.stock), {}
  for player = 1, n do self.hands[player] = words(deal.hands[player]) end
  self.pile, self.left = { table.remove(self.stock, 1) },
    self.option.turns_over
  self.has_melded, self.idle = {}, 0
  begin_turn(self, self.dealer % n + 1)
end


local function end_round(self, out)
  if out then
    local sum = 0
    for _, hand in ipairs(self.hands) do
      sum = sum + points(hand, self.option.aces)
    end
    local rummy = self.option.rummy and not self.has_melded[out]
      and not self.adds and #self.melds > self.there
    self.score[out] = self.score[out] + (rummy and 2 or 1) * sum
  end
  self.round, self.dealer = self.round + 1,
    self.dealer % self.option.players + 1
  local best, shared = 1, false
  for player = 2, self.option.players do
    shared = self.score[player] == self.score[best]
      or shared and self.score[player] < self.score[best]
    if self.score[player] > self.score[best] then best = player end
  end
  if self.option.rounds > 0 and self.round > self.option.rounds then
    self.turn, self.won_by = nil, shared and 0 or best
  elseif self.option.rounds == 0 and self.score[best] >= self.option.target
    and not shared then
    self.turn, self.won_by = nil, best
  else
    begin_round(self)
  end
end


--- second.match(option, deals, dealer) -> a match with its first question.
function second.match(option, deals, dealer)
  local self = setmetatable({ option = {}, deals = deals, dealer = dealer,
    score = {}, round = 1 }, Match)
  for name, value in pairs(second.DEFAULTS) do
    self.option[name] = value
    if option[name] ~= nil then self.option[name] = option[name] end
  end
  for player = 1, self.option.players do self.score[player] = 0 end
  begin_round(self)
  return self
end


--- The meld that a move names, by one of its cards or by the rank of a set.
local function named(self, melds, on)
  for i, meld in ipairs(melds) do
    local by_rank = rank(meld[1]) == on
      and second.kind(meld, self.option.aces) == "set"
    if by_rank then return i end
    for _, card in ipairs(meld) do if card == on then return i end end
  end
end


--- Where a group goes: the number of a meld, or of a new one.
local function place_of(self, melds, cards, on)
  local aces = self.option.aces
  if on then
    local i = named(self, melds, on)
    return i and second.kind(join(melds[i], cards), aces) and i
  end
  if second.kind(cards, aces) then return #melds + 1 end
  for i, meld in ipairs(melds) do
    if #cards > 0 and second.kind(join(meld, cards), aces) then return i end
  end
end


--- The melds and the hand as they will be; nil if a group is wrong.
function Match:after(text)
  local melds, hand, adds = {}, self.hands[self.turn], self.adds
  for i, meld in ipairs(self.melds) do melds[i] = meld end
  for part in (text .. ";"):gmatch "%s*(.-)%s*;" do
    local cards, on = part:match "^(.-)%s+on%s+(%S+)$"
    cards = words(cards or part)
    local at = place_of(self, melds, cards, on)
    hand = at and without(hand, cards)
    if not hand then return nil end
    adds = adds or at <= self.there
    melds[at] = join(melds[at] or {}, cards)
  end
  return melds, hand, adds
end


--- match:allows(move) -> whether it is allowed.
function Match:allows(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  if self.stage == "draw" then
    if verb == "draw" then return #self.stock > 0 end
    if verb == "pass" then return #self.stock == 0 end
    return move == "take"
  elseif self.stage == "meld" then
    return verb == "done"
      or verb == "meld" and self:after(rest) ~= nil
  end
  local hand = self.hands[self.turn]
  return verb == "discard" and without(hand, { rest }) ~= nil
    and (rest ~= self.taken or #hand == 1)
end


local function next_turn(self)
  local player = self.turn
  if #self.hands[player] == 0 then return end_round(self, player) end
  if #self.melds > self.there or self.adds then
    self.has_melded[player] = true
  end
  self.idle = self.busy and 0 or self.idle + 1
  if #self.stock == 0 and self.left == 0
    or self.idle == 2 * self.option.players then
    return end_round(self)
  end
  begin_turn(self, player % self.option.players + 1)
end


--- match:play(move): makes a move that is allowed.
function Match:play(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  local hand = self.hands[self.turn]
  if verb == "draw" then
    table.insert(hand, table.remove(self.stock, 1))
    self.stage, self.busy = "meld", true
  elseif verb == "take" then
    self.taken = table.remove(self.pile)
    table.insert(hand, self.taken)
    self.stage = "meld"
  elseif verb == "pass" then
    next_turn(self)
  elseif verb == "meld" then
    self.melds, self.hands[self.turn], self.adds = self:after(rest)
    self.busy = true
    if #self.hands[self.turn] == 0 then next_turn(self) end
  elseif verb == "done" then
    self.stage = "discard"
  else
    self.hands[self.turn] = without(hand, { rest })
    table.insert(self.pile, rest)
    next_turn(self)
  end
end


return second
