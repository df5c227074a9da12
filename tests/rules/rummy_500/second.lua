-- A second statement of Rummy 500, only from its description and without the
-- engine. A card in a meld is its text; a joker that stands for another is
-- `BJ=5H`.

local second = {}

local RANKS = " 2 3 4 5 6 7 8 9 10 J Q K A "

second.DEFAULTS = { players = 4, target = 500, hand_size = 0, jokers = false,
  pips = "number", top_free = false, taken_help = true, low_ace = true,
  must_discard = false, rounds = 0 }


function second.words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

local words = second.words


--- All cards that the options ask for.
function second.pack(option)
  local list = {}
  for _ = 1, option.players > 4 and 2 or 1 do
    for suit in ("CDHS"):gmatch "." do
      for rank in RANKS:gmatch "%S+" do list[#list + 1] = rank .. suit end
    end
    for _ = 1, option.jokers and 2 or 0 do list[#list + 1] = "BJ" end
  end
  return list
end


function second.hand_size(option)
  if option.hand_size > 0 then return option.hand_size end
  return option.players == 2 and 13 or 7
end


local function stands_for(card) return card:match "=(.+)$" or card end
local function itself(card) return card:match "^[^=]+" end
local function rank(card) return stands_for(card):sub(1, -2) end
local function suit(card) return stands_for(card):sub(-1) end


local function worth(card, option)
  local is = itself(card)
  if is == "BJ" or is:sub(1, -2) == "A" then return 15 end
  local n = tonumber(is:sub(1, -2)) or 10
  return option.pips == "five" and n < 10 and 5 or n
end


--- Are these ranks, each once, a part of the row?
local function in_row(cards, option)
  local has, n = {}, 0
  for _, card in ipairs(cards) do
    if has[rank(card)] then return false end
    has[rank(card)] = true
  end
  local row = words(RANKS)
  if option.low_ace then table.insert(row, 1, "A") end
  for _, one in ipairs(row) do
    n = has[one] and n + 1 or 0
    if n == #cards then return true end
  end
  return false
end


local function is_card(text)
  local of = text:match "^(%w+)[CDHS]$"
  return of and RANKS:find(" " .. of .. " ", 1, true) ~= nil
end


--- second.kind(cards, option) -> "set", "run", or nil: no meld
function second.kind(cards, option)
  local same_rank, same_suit, natural, twice, seen = true, true, 0, false, {}
  for _, card in ipairs(cards) do
    local as = stands_for(card)
    local wrong = card:find "=" and itself(card) ~= "BJ"
    if wrong or not is_card(as) then return nil end
    same_rank = same_rank and rank(card) == rank(cards[1])
    same_suit = same_suit and suit(card) == suit(cards[1])
    natural = natural + (card == as and 1 or 0)
    twice, seen[as] = twice or seen[as], true
  end
  if #cards < 3 or natural == 0 then return nil end
  if same_rank then
    return not (twice and option.players < 5) and "set" or nil
  end
  return same_suit and in_row(cards, option) and "run" or nil
end


--- Is it a run from an ace on, below the two?
local function is_low(cards, option)
  local ace, king = false, false
  for _, card in ipairs(cards) do
    ace = ace or card:sub(1, -2) == "A"
    king = king or rank(card) == "K"
  end
  return ace and not king and second.kind(cards, option) == "run"
end


--- second.worth(cards, option) -> what the meld counts
-- An ace that was laid below the two counts 1 for good: a king that is laid
-- later behind the queen leaves it there.
function second.worth(cards, option)
  local sum = 0
  for _, card in ipairs(cards) do sum = sum + worth(card, option) end
  return (cards.low or is_low(cards, option)) and sum - 14 or sum
end


local function without(cards, less)
  local left = table.move(cards, 1, #cards, 1, {})
  for _, card in ipairs(less) do
    local found
    for i, one in ipairs(left) do
      if one == itself(card) then found = i end
    end
    if not found then return nil end
    table.remove(left, found)
  end
  return left
end


local function join(a, b)
  return table.move(b, 1, #b, #a + 1, table.move(a, 1, #a, 1, {}))
end


local Match = {}
Match.__index = Match


--- Is that a name of the meld: one of its cards, or the rank of a set?
local function is_name(cards, name, option)
  if second.kind(cards, option) == "set" and rank(cards[1]) == name then
    return true
  end
  for _, card in ipairs(cards) do
    if itself(card) == name or stands_for(card) == name then return true end
  end
  return false
end


--- The number of the n-th meld of that name.
local function place_of_nth(self, melds, name, n)
  for i, meld in ipairs(melds) do
    if is_name(meld, name, self.option) then n = n - 1 end
    if n == 0 then return i end
  end
end


--- Where the cards go: the number of a meld, or of a new one. `9C#2` is the
-- second of the melds that have a nine of clubs.
local function place_of(self, melds, cards, on)
  local name, n = (on or ""):match "^(.+)#(%d)$"
  if name then
    local i = place_of_nth(self, melds, name, tonumber(n))
    return i and #cards > 0
      and second.kind(join(melds[i], cards), self.option) and i
  end
  if not on and second.kind(cards, self.option) then return #melds + 1 end
  for i, meld in ipairs(melds) do
    if #cards > 0 and (not on or is_name(meld, on, self.option))
      and second.kind(join(meld, cards), self.option) then
      return i
    end
  end
end


--- The melds, the hand and the points laid as they will be; nil if a group is
-- wrong. The cards of `extra` are not in the hand.
local function after(self, text, extra)
  local melds = table.move(self.melds, 1, #self.melds, 1, {})
  local hand, laid = join(self.hands[self.turn], extra), 0
  for part in (text .. ";"):gmatch "%s*(.-)%s*;" do
    local cards, on = part:match "^(.-)%s+on%s+(%S+)$"
    cards = words(cards or part)
    local at = place_of(self, melds, cards, on)
    hand = at and without(hand, cards)
    if not hand then return nil end
    local before = melds[at] and second.worth(melds[at], self.option) or 0
    local low = melds[at] and melds[at].low
    melds[at] = join(melds[at] or {}, cards)
    melds[at].low = low or is_low(melds[at], self.option)
    laid = laid + second.worth(melds[at], self.option) - before
  end
  return melds, hand, laid
end


--- Where in the pile the upper card of that name is.
local function place_in_pile(self, card)
  for i = #self.pile, 1, -1 do
    if self.pile[i] == card then return i end
  end
end


--- A move that takes discards: the melds, the hand, the points laid, and what
-- is left of the pile; nil if it is wrong.
local function taken(self, card, text)
  local at = place_in_pile(self, card)
  local melds, hand, laid
  if not at then return nil end
  if not text and at == #self.pile and self.option.top_free then
    melds, hand, laid = self.melds, join(self.hands[self.turn], { card }), 0
  else
    text = text or card
    local goes = false
    for _, word in ipairs(words(text)) do
      goes = goes or itself(word) == card
    end
    if not goes or text:find ";" then return nil end
    local above = table.move(self.pile, at + 1, #self.pile, 1, {})
    if self.option.taken_help then
      melds, hand, laid = after(self, text, join({ card }, above))
    else
      melds, hand, laid = after(self, text, { card })
      hand = hand and join(hand, above)
    end
    if not melds then return nil end
  end
  if #hand == 0 and self.option.must_discard then return nil end
  return melds, hand, laid, table.move(self.pile, 1, at - 1, 1, {})
end


--- match:allows(move) -> whether it is allowed
function Match:allows(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  if self.stage == "draw" then
    if verb == "draw" then return #self.stock > 0 end
    if verb == "pass" then return #self.stock == 0 end
    local card, text = rest:match "^([^%s:]+):?%s*(.*)$"
    return verb == "take"
      and taken(self, card, text ~= "" and text or nil) ~= nil
  elseif self.stage == "meld" then
    if verb ~= "meld" then return verb == "done" end
    local melds, hand = after(self, rest, {})
    return melds ~= nil and not (#hand == 0 and self.option.must_discard)
  end
  return verb == "discard"
    and without(self.hands[self.turn], { rest }) ~= nil
end


local function begin_round(self)
  local deal = self.deals[self.round]
  self.turn = nil
  if not deal then return end
  self.hands, self.melds, self.stock = {}, {}, words(deal.stock)
  for player = 1, self.option.players do
    self.hands[player], self.laid[player] = words(deal.hands[player]), 0
  end
  self.pile = { table.remove(self.stock, 1) }
  self.turn, self.stage = self.dealer % self.option.players + 1, "draw"
end


local function end_round(self)
  local best, shared = 1, false
  for player, hand in ipairs(self.hands) do
    local sum = self.laid[player]
    for _, card in ipairs(hand) do sum = sum - worth(card, self.option) end
    self.score[player] = self.score[player] + sum
  end
  for player = 2, #self.score do
    if self.score[player] > self.score[best] then
      best, shared = player, false
    elseif self.score[player] == self.score[best] then
      shared = true
    end
  end
  self.round = self.round + 1
  self.dealer = self.dealer % self.option.players + 1
  self.turn = nil
  local rounds = self.option.rounds
  if rounds > 0 and self.round > rounds then
    self.won_by = shared and 0 or best
  elseif rounds == 0 and self.score[best] >= self.option.target
    and not shared then
    self.won_by = best
  else
    begin_round(self)
  end
end


local function next_turn(self)
  if #self.hands[self.turn] == 0 then return end_round(self) end
  self.turn, self.stage = self.turn % self.option.players + 1, "draw"
end


local function lay(self, melds, hand, laid)
  self.melds, self.hands[self.turn] = melds, hand
  self.laid[self.turn] = self.laid[self.turn] + laid
  if #hand == 0 then next_turn(self) end
end


local play = {}

function play.draw(self)
  table.insert(self.hands[self.turn], table.remove(self.stock, 1))
  self.stage = "meld"
end

function play.take(self, rest)
  local card, text = rest:match "^([^%s:]+):?%s*(.*)$"
  local melds, hand, laid, pile = taken(self, card, text ~= "" and text or nil)
  self.pile, self.stage = pile, "meld"
  lay(self, melds, hand, laid)
end

function play.pass(self) end_round(self) end

function play.meld(self, rest) lay(self, after(self, rest, {})) end

function play.done(self) self.stage = "discard" end

function play.discard(self, card)
  self.hands[self.turn] = without(self.hands[self.turn], { card })
  table.insert(self.pile, card)
  next_turn(self)
end


--- match:play(move): makes a move that is allowed
function Match:play(move)
  local verb, rest = move:match "^(%S+)%s*(.*)$"
  play[verb](self, rest)
end


--- second.match(option, deals, dealer) -> a match with its first question
function second.match(option, deals, dealer)
  local self = setmetatable({ option = {}, deals = deals, dealer = dealer,
    score = {}, laid = {}, round = 1 }, Match)
  for name, value in pairs(second.DEFAULTS) do
    self.option[name] = value
    if option[name] ~= nil then self.option[name] = option[name] end
  end
  for player = 1, self.option.players do self.score[player] = 0 end
  begin_round(self)
  return self
end


return second
