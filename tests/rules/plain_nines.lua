-- Tricks in plain Lua of Twenty-nine and its kin, for their second statements:
-- bids of card points, a hidden trump, a pair, and doubles.

local Hidden = require "rules.hidden_tricks"
local lists = require "rules.lists"
local Tricks = require "rules.plain_tricks"

local Nines = setmetatable({}, { __index = Hidden })
Nines.__index = Nines


--- plain_nines.new(option) -> a table for tricks with these cards
function Nines.new(option)
  local self = Tricks.new { players = 4, sides = 2, option = option,
    step = option.clockwise and 1 or -1, ranks = "7 8 Q K 10 A 9 J",
    points = { J = 3, ["9"] = 2, A = 1, ["10"] = 1 } }
  return setmetatable(self, Nines)
end


function Nines:deal(dealt, seen)
  self:deals(seen)
  if self.set_over then self.totals, self.set_over = { 0, 0 }, nil end
  self:begin(dealt.hands, self:after(self.dealer))
  self.stock, self.eldest = Tricks.words(dealt.stock), self.turn
  self.trump, self.laid, self.suit, self.owner = nil, nil, nil, nil
  self.alone, self.pair, self.times, self.bid = nil, nil, 1, nil
  self.open_wins, self.out, self.challenger = { 0, 0 }, {}, nil
  self.stage = self.option.no_points and "keep" or "bid"
end


function Nines:numbers()
  local list = { "pass" }
  for n = (self.bid or self.option.min_bid - 1) + 1, 28 do
    list[#list + 1] = tostring(n)
  end
  return list
end


local SAID <const> = { how = { "lay", "seventh" }, hold = { "hold", "pass" },
  suit = { "clubs", "diamonds", "hearts", "spades" },
  single = { "pass", "single" }, double = { "pass", "double" },
  redouble = { "pass", "redouble" }, full = { "pass", "full set" } }

function Nines:legal()
  local stage, hand = self.stage, self.hands[self.turn]
  if stage == "bid" then return self:numbers() end
  if stage == "keep" then
    local worth = 0
    for _, card in ipairs(hand) do
      worth = worth + (self.points[Tricks.rank(card)] or 0)
    end
    return worth > 0 and { "keep" } or { "keep", "redeal" }
  elseif stage == "pair" then
    local both = lists.place(hand, "K" .. self.trump)
      and lists.place(hand, "Q" .. self.trump)
    return both and { "no", "show" } or { "no" }
  elseif stage == "open" then
    local list = self:may_open()
    return { list[1], list[2] and "ask" }
  elseif stage == "card" then
    if not self.option.must_trump then self.opened = false end
    return self:cards(true)
  end
  return SAID[stage]
end


function Nines:play(move)
  return self["on_" .. self.stage](self, move)
end


function Nines:on_keep(move)
  if move == "redeal" then return self:thrown_in(self.dealer) end
  self.stage = "bid"
end


-- The auction

function Nines:on_bid(move)
  if self.option.auction == "higher" then return self:on_higher(move) end
  if move == "pass" then return self:next_bidder(self:after(self.turn)) end
  local holder = self.owner
  self.bid = tonumber(move)
  if not holder then
    self.owner = self.turn
    return self:next_bidder(self:after(self.turn))
  end
  self.challenger, self.turn, self.stage = self.turn, holder, "hold"
end


function Nines:next_bidder(seat)
  self.turn, self.stage = seat, "bid"
  if seat == self.eldest then return self:bid_is_over() end
end


function Nines:on_hold(move)
  if move == "hold" then
    self.turn, self.stage = self.challenger, "bid"
  else
    self.owner = self.challenger
    return self:next_bidder(self:after(self.challenger))
  end
end


function Nines:on_higher(move)
  if move == "pass" then self.out[self.turn] = true
  else self.bid, self.owner = tonumber(move), self.turn end
  local left = 0
  for seat = 1, 4 do left = left + (self.out[seat] and 0 or 1) end
  if left == 0 or self.bid == 28 or left == 1 and self.bid then
    return self:bid_is_over()
  end
  repeat self.turn = self:after(self.turn) until not self.out[self.turn]
end


function Nines:bid_is_over()
  if not self.bid then
    if self.option.all_pass == "redeal" then
      return self:thrown_in(self.dealer)
    end
    self.bid, self.owner = self.option.min_bid, self.dealer
  end
  self.turn = self.owner
  self.stage = self.option.seventh and "how" or "suit"
end


-- Trump, and the other cards

function Nines:on_how(move)
  if move == "lay" then self.stage = "suit" return end
  self:rest()
  self.laid = table.remove(self.hands[self.owner], 7)
end


function Nines:on_suit(move)
  self.suit = move:sub(1, 1):upper()
  self:rest()
end


function Nines:rest()
  self:hand_out(4, 1)
  self.turn, self.stage = self.eldest, "single"
  if not self.option.single_hand then self:begin_doubling() end
end


function Nines:on_single(move)
  if move == "pass" then
    self.turn = self:after(self.turn)
    if self.turn == self.eldest then self:begin_doubling() end
    return
  end
  self.alone = self.turn
  if self.laid then table.insert(self.hands[self.owner], self.laid) end
  self.laid, self.resting[self:after(self.turn, 2)] = nil, true
  self.stage = "card"
end


function Nines:begin_doubling()
  self.turn = self.eldest
  if self:side(self.turn) == self:side(self.owner) then
    self.turn = self:after(self.turn)
  end
  self.stage, self.challenger = "double", nil
  if not self.option.double then self:begin_play() end
end


function Nines:on_double(move)
  if move == "double" then
    self.times, self.challenger = 2, self.turn
    self.turn, self.stage = self.owner, "redouble"
  elseif self.challenger then
    self:begin_play()
  else
    self.challenger, self.turn = self.turn, self:after(self.turn, 2)
  end
end


function Nines:on_redouble(move)
  if move == "redouble" then
    self.times = 4
    if self.option.full_set then
      self.turn, self.stage = self.challenger, "full"
      return
    end
  end
  self:begin_play()
end


function Nines:on_full(move)
  if move == "full set" then self.times = 6 end
  self:begin_play()
end


-- Tricks

function Nines:begin_play()
  self.turn = self.option.lead == "bidder" and self.owner or self.eldest
  self:before_card()
end


--- Which question comes before a card?
function Nines:before_card(shown)
  local side = self:side(self.turn)
  local won = self.open_wins[side] > 0
    or self.option.pair_trick == "any" and self.tricks[side] > 0
  if self.trump and not self.pair and not shown and won
    and self.option.pair > 0 then
    self.stage = "pair"
    return
  end
  self.opened, self.stage = false, "card"
  if self.laid and #self.hands[self.turn] == 0 then self:open_trump() end
  if #self.trick > 0 and not self.trump and not self.alone then
    self.stage = "open"
  end
end


function Nines:on_pair(move)
  if move == "show" then self.pair = self:side(self.turn) end
  self:before_card(true)
end


function Nines:on_open(move)
  self.stage = "card"
  if move == "no" then return end
  if self.laid then self:open_trump() else self.trump = self.suit end
  self.opened = true
end


function Nines:on_card(card)
  local winner = self:lay(card)
  if winner then
    local side = self:side(winner)
    self.last = side
    if self.trump then self.open_wins[side] = self.open_wins[side] + 1 end
    if self.alone and winner ~= self.alone
      or self.tricks[1] + self.tricks[2] == 8 then
      return true
    end
  end
  if self.alone then self.stage = "card" else self:before_card() end
end


--- What the side must take that has bid.
function Nines:need(side)
  local need = self.bid
  if self.pair == side and need > 16 then
    return math.max(16, need - self.option.pair)
  elseif self.pair and self.pair ~= side then
    return math.min(28, need + self.option.pair)
  end
  return need
end


--- Bids are low, so that all comes in turn, and trump is asked for.
function Nines:worth_trying(moves)
  if self.stage == "bid" and #moves > 2 then
    return { moves[1], moves[2], moves[3] }
  end
  return moves
end


return Nines
