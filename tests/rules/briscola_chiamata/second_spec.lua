-- A second statement of Briscola chiamata in plain Lua; random matches are
-- compared with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local turn = require "turn"
local Tricks = require "rules.plain_tricks"

local Chiamata = setmetatable({}, { __index = Tricks })
Chiamata.__index = Chiamata

local RANKS = Tricks.words "A 3 R C S 7 6 5 4 2"
local SUITS = { coins = "O", cups = "C", swords = "E", batons = "B" }


local function new(option)
  return setmetatable(Tricks.new { players = 5, option = option, step = -1,
    ranks = "2 4 5 6 7 S C R 3 A",
    points = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2 } }, Chiamata)
end


function Chiamata:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.stage, self.trump, self.bidder = "bid", nil, nil
  self.rank, self.points_bid, self.out, self.passed = 0, nil, {}, 0
end


--- There are no duties.
function Chiamata.follow(_, hand) return hand end


--- How many of the ranks have been called, and the points bid, if any.
function Chiamata:bids()
  local list = { "pass" }
  for n = self.rank + 1, #RANKS do list[#list + 1] = RANKS[n] end
  for n = (self.points_bid or 61) + 1, 120 do list[#list + 1] = tostring(n) end
  return list
end


function Chiamata:legal()
  if self.stage == "bid" then return self:bids() end
  if self.stage == "play" then return Tricks.legal(self) end
  return { "coins", "cups", "swords", "batons" }
end


--- Reads a bid: a rank of the list, or points.
function Chiamata:note(bid)
  self.bidder = self.turn
  for n, rank in ipairs(RANKS) do
    if rank == bid then self.rank = n return end
  end
  self.rank, self.points_bid = #RANKS, tonumber(bid)
end


function Chiamata:on_bid(move)
  if move == "pass" then
    self.out[self.turn], self.passed = true, self.passed + 1
  else
    self:note(move)
  end
  if self.passed == 5 then return self:thrown_in() end
  if self.bidder and self.passed == 4 or self.points_bid == 120 then
    self.turn, self.stage = self.bidder, "name"
    return false
  end
  repeat self.turn = self:after(self.turn) until not self.out[self.turn]
  return false
end


--- Trump is named, and so the partner; nobody, if the bidder has the card.
function Chiamata:on_name(move)
  self.trump, self.partner = SUITS[move], nil
  local called = RANKS[self.rank] .. self.trump
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if card == called and seat ~= self.bidder then self.partner = seat end
    end
  end
  self.stage = "play"
  if self.option.lead == "eldest" then self.turn = self:after(self.dealer) end
end


function Chiamata:play(move)
  if self.stage == "bid" then return self:on_bid(move) end
  if self.stage == "name" then return self:on_name(move) end
  self:lay(move)
  return self:played_out()
end


function Chiamata:count()
  local points = self:worth(self.bidder)
  if self.partner then points = points + self:worth(self.partner) end
  local unit = points >= (self.points_bid or 61) and 1 or -1
  if points == 120 or points == 0 then unit = unit * 2 end
  for seat = 1, 5 do
    local gets = -1
    if seat == self.bidder then gets = self.partner and 2 or 4
    elseif seat == self.partner then gets = 1 end
    self.totals[seat] = self.totals[seat] + unit * gets
  end
  return self:ended(math.huge)
end


describe("briscola_chiamata", function()
  it("is as it was said a second time", function()
    held.matches({ "briscola_chiamata", "briscola_chiamata+eldest_leads" },
      { {}, { rounds = 3, first_dealer = 2 }, { lead = "eldest" } },
      turn.soak and 60 or 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("briscola_chiamata", new)
  end)
end)
