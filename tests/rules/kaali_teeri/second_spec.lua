-- A second statement of Kaali Teeri in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Teeri = setmetatable({}, { __index = Tricks })
Teeri.__index = Teeri

local SUITS = { clubs = "C", diamonds = "D", hearts = "H", spades = "S" }
local POINTS = { A = 10, K = 10, Q = 10, J = 10, ["10"] = 10, ["5"] = 5 }


local function new(option)
  return setmetatable(Tricks.new { players = option.players, option = option,
    step = option.clockwise and 1 or -1, points = POINTS,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }, Teeri)
end


--- The three of spades may be the highest trump.
function Teeri:counts_as(card)
  if card == "3S" and self.option.three_top then return self.trump end
  return Tricks.suit(card)
end


function Teeri:height_of(card)
  if card == "3S" and self.option.three_top then return 99 end
  return Tricks.height_of(self, card)
end


function Teeri:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.stage, self.trump, self.bidder, self.bid = "bid", nil, nil, nil
  self.out, self.passed, self.calls, self.pack = {}, 0, {}, {}
  for seat = 1, self.players do
    table.move(self.hands[seat], 1, #self.hands[seat], #self.pack + 1,
      self.pack)
  end
end


function Teeri:bids()
  local option, list = self.option, { "pass" }
  local step = option.step == "10" and 10 or 5
  local bid = self.bid and self.bid + step or option.min_bid
  while bid < 250 do
    list[#list + 1] = tostring(bid)
    bid = bid + step
  end
  list[#list + 1] = "250"
  return list
end


--- The cards that may be called.
function Teeri:to_call()
  local list, hand = {}, self.hands[self.turn]
  for _, card in ipairs(self.pack) do
    if not lists.place(self.calls, card)
      and (self.option.own_card or not lists.place(hand, card)) then
      list[#list + 1] = card
    end
  end
  return list
end


function Teeri:legal()
  if self.stage == "bid" then return self:bids() end
  if self.stage == "play" then return Tricks.legal(self) end
  if self.stage == "more" then return self:to_call() end
  local list = {}
  for _, card in ipairs(self:to_call()) do
    for name in pairs(SUITS) do list[#list + 1] = name .. " " .. card end
  end
  return list
end


function Teeri:on_bid(move)
  if move == "pass" then
    self.out[self.turn], self.passed = true, self.passed + 1
  else
    self.bid, self.bidder = tonumber(move), self.turn
  end
  if self.passed == self.players then return self:thrown_in(self.dealer) end
  if self.bid == 250 or self.bid and self.passed == self.players - 1 then
    self.turn, self.stage = self.bidder, "call"
    return
  end
  repeat self.turn = self:after(self.turn) until not self.out[self.turn]
end


--- How many cards are called.
function Teeri:wanted()
  local n = self.option.partners
  return n > 0 and n or self.players == 6 and 2 or 1
end


--- A card is called: those who were dealt it play with the bidder.
function Teeri:on_call(card)
  self.calls[#self.calls + 1] = card
  self.stage = #self.calls < self:wanted() and "more" or "play"
  if self.stage ~= "play" then return end
  self.with = { [self.bidder] = true }
  for seat, hand in ipairs(self.hands) do
    for _, one in ipairs(self.calls) do
      if lists.place(hand, one) then self.with[seat] = true end
    end
  end
end


function Teeri:play(move)
  if self.stage == "bid" then return self:on_bid(move) end
  if self.stage == "more" then return self:on_call(move) end
  if self.stage == "call" then
    local name, card = move:match "^(%a+) (%S+)$"
    self.trump = SUITS[name]
    return self:on_call(card)
  end
  self:lay(move)
  return self:played_out()
end


--- What a seat has taken.
function Teeri:taken(seat)
  return self:worth(seat) + (lists.place(self.won[seat], "3S") and 30 or 0)
end


function Teeri:count()
  local sum, all = 0, 0
  for seat = 1, self.players do
    all = all + self:taken(seat)
    if self.with[seat] then sum = sum + self:taken(seat) end
  end
  assert(all == 250, "all the points")
  local made = sum >= self.bid
  for seat = 1, self.players do
    local gets = (self.with[seat] or false) == made and self.bid or 0
    if made and seat == self.bidder and self.option.bidder_double then
      gets = 2 * self.bid
    end
    self.totals[seat] = self.totals[seat] + gets
  end
  return self:ended(math.huge)
end


--- High bids would seldom be made, and end the bidding at once.
function Teeri:worth_trying(moves)
  if self.stage ~= "bid" or self.round % 3 == 0 then return moves end
  local list = {}
  for _, move in ipairs(moves) do
    if move == "pass" or #list < 4 then list[#list + 1] = move end
  end
  return list
end


describe("kaali_teeri", function()
  it("is as it was said a second time", function()
    held.matches({ "kaali_teeri", "kaali_teeri+top_three",
      "kaali_teeri+double_bidder", "kaali_teeri+no_own_card" }, {
      { players = 4 }, { players = 5, rounds = 3 },
      { players = 6, clockwise = true, first_dealer = 2, rounds = 4 },
      { partners = 2, step = "10", min_bid = 120 } }, 6, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("kaali_teeri", new)
  end)

  it("begins where its steps lead", function()
    assert.has_error(function()
      tenace.new("kaali_teeri", { options = { min_bid = 155, step = "10" } })
    end, "min_bid must be a multiple of step")
    assert.has_no.errors(function()
      tenace.new("kaali_teeri", { options = { min_bid = 155 } })
    end)
  end)

  it("keeps the partner secret until the called card is played", function()
    local m = tenace.new("kaali_teeri", { seed = 1,
      options = { first_dealer = 4, clockwise = true },
      deal = { { hands = { "AS KS QS JS 10S 9S 8S 7S 6S KH QH JH 10H",
        "2S *", "AH 9H 3S *", "4S *" } } } })
    for _, move in ipairs { "150", "pass", "pass", "pass", "spades AH" } do
      m:play(move)
    end
    local function known()
      local list = {}
      for seat = 1, 4 do list[seat] = m:view(seat).parties[3] end
      return list
    end
    assert.same({ "", "", "bidder", "" }, known())
    m:play "KH"
    m:play(m:moves()[1])
    m:play "AH"
    assert.same({ "bidder", "bidder", "bidder", "bidder" }, known())
  end)
end)
