-- Oh Hell stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local OhHell = setmetatable({}, { __index = Tricks })
OhHell.__index = OhHell


--- The sizes of the hands, a number for each round.
local function sizes_of(option)
  local most = option.largest
  if most == 0 then most = ({ [6] = 8, [7] = 7 })[option.players] or 10 end
  local list, way = {}, option.sizes
  local function go(from, to)
    for n = from, to, from < to and 1 or -1 do list[#list + 1] = n end
  end
  if way == "fixed" then list[1] = most
  elseif way == "down" then go(most, 1)
  elseif way == "up" then go(1, most)
  elseif most == 1 then list[1] = 1
  elseif way == "up_down" then
    go(1, most)
    go(most - 1, 1)
  else
    go(most, 1)
    go(2, most)
  end
  return list
end


local function new(option)
  return setmetatable(Tricks.new { players = option.players, step = 1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", option = option,
    sizes = sizes_of(option) }, OhHell)
end


function OhHell:deal(dealt, seen)
  local turned, suits = dealt.turned, ({ cycle = "SDCH",
    cycle_none = "SDCH-" })[self.option.trump]
  self.trump = self.option.trump == "turned" and turned and turned ~= ""
    and Tricks.suit(turned) or nil
  self:begin(dealt.hands, self:after(self:deals(seen)))
  if suits then
    local n = (self.round - 1) % #suits + 1
    self.trump = suits:sub(n, n):match "%u"
  end
  self.size = self.sizes[(self.round - 1) % #self.sizes + 1]
  assert(self.size == #self.hands[1], "the size of the hands")
  self.bid, self.bids, self.sum = {}, 0, 0
end


function OhHell:legal()
  if self.bids == self.players then return Tricks.legal(self) end
  local list = {}
  for n = 0, self.size do
    local hooked = self.turn == self.dealer and self.option.hook
      and not self.option.together and self.sum + n == self.size
    if not hooked then list[#list + 1] = tostring(n) end
  end
  return list
end


function OhHell:play(move)
  if self.bids == self.players then
    self:lay(move)
    return self:played_out()
  end
  self.bid[self.turn] = tonumber(move)
  self.bids, self.sum = self.bids + 1, self.sum + tonumber(move)
  self.turn = self:after(self.turn)
end


function OhHell:count()
  for seat = 1, self.players do
    local bid, way = self.bid[seat], self.option.scoring
    local off = math.abs(bid - self.tricks[seat])
    local points = way == "tens" and 10 * bid or 10 + bid
    if bid == 0 then points = self.option.zero_bonus end
    if way == "tens_and_bid" then points = 10 * (bid + 1) + bid end
    if off > 0 then
      points = ({ exact = 0, penalty = -off, tens = 0, tens_and_bid = -off,
        tricks = self.tricks[seat] })[way]
    end
    self.totals[seat] = self.totals[seat] + points
  end
  local best = math.max(table.unpack(self.totals))
  local winner
  for seat, total in ipairs(self.totals) do
    if total == best then winner = winner and 0 or seat end
  end
  local rounds = self.option.rounds
  return self.round == (rounds > 0 and rounds or #self.sizes), winner
end


describe("oh hell", function()
  it("is as it was said a second time", function()
    held.matches({ "oh_hell", "oh_hell+tricks_count+players=6",
      "oh_hell+up_and_down+zero_bonus=5", "oh_hell+no_hook+players=2",
      "oh_hell+together=true+scoring=penalty+players=7",
      "oh_hell+sizes=down+trump=none", "oh_hell+sizes=up+players=3",
      "oh_hell+kachuful_five+scoring=tens_and_bid", "oh_hell+judgement",
      "oh_hell+ten_times+players=6" },
      { {}, { rounds = 5, largest = 4, first_dealer = 2 } }, 3, new)
    held.matches({ "oh_hell+sizes=fixed+rounds=3" },
      { { largest = 13 }, { largest = 1 }, { players = 5 } }, 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("oh_hell", new)
  end)
end)
