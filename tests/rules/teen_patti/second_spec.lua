-- Teen Patti stated a second time, in plain Lua, and random matches held
-- against it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"
local turn = require "turn"

local Patti = {}
Patti.__index = Patti

local HEIGHT = { J = 11, Q = 12, K = 13, A = 14 }


local function new(option)
  local p = setmetatable({ option = option, totals = {}, n = option.players,
    round = 0 }, Patti)
  for seat = 1, p.n do p.totals[seat] = option.stack end
  return p
end


function Patti:can_pay_boot(seat)
  return self.option.stack == 0 or self.totals[seat] >= self.option.boot
end


--- The next seat that is in the match, from which on somebody deals.
function Patti:deals_after(seat)
  repeat seat = seat % self.n + 1 until self:can_pay_boot(seat)
  return seat
end


--- The next seat that is still in the round.
function Patti:after(seat)
  repeat seat = seat % self.n + 1 until self.is_in[seat]
  return seat
end


--- The last seat before that is still in.
function Patti:before(seat)
  repeat seat = (seat - 2) % self.n + 1 until self.is_in[seat]
  return seat
end


function Patti:how_many()
  local n = 0
  for seat = 1, self.n do n = n + (self.is_in[seat] and 1 or 0) end
  return n
end


function Patti:deal(dealt, dealer)
  self.dealer = self.dealer and self:deals_after(self.dealer) or dealer
  self.round = self.round + 1
  self.cards, self.is_in, self.seen = {}, {}, {}
  self.paid, self.blind, self.pot, self.turns = {}, {}, 0, 0
  self.stake, self.asked, self.winners = self.option.boot, nil, nil
  for seat = 1, self.n do
    self.cards[seat] = Tricks.words(dealt["face_down " .. seat] or "")
    self.is_in[seat] = self:can_pay_boot(seat)
    self.paid[seat], self.blind[seat] = 0, 0
    if self.is_in[seat] then self:pay(seat, self.option.boot) end
  end
  self.turn = self:after(self.dealer)
end


function Patti:pay(seat, chips)
  self.paid[seat], self.pot = self.paid[seat] + chips, self.pot + chips
end


function Patti:has(chips)
  return self.option.stack == 0
    or self.totals[self.turn] - self.paid[self.turn] >= chips
end


--- The least bet, and the other one.
function Patti:bets()
  local most = self.option.chaal_cap * self.option.boot
  if self.seen[self.turn] then
    return 2 * self.stake, math.min(4 * self.stake, most)
  end
  return self.stake, math.min(2 * self.stake, most // 2)
end


function Patti:may_show()
  if self:how_many() ~= 2 then return false end
  return not self.seen[self.turn] or self.seen[self:after(self.turn)]
end


function Patti:may_side_show()
  if self.option.sideshow == "off" or self:how_many() < 3 then return false end
  if self.option.sideshow == "pair" then
    return self.seen[self.turn] and self.seen[self:before(self.turn)]
  end
  for seat = 1, self.n do
    if self.is_in[seat] and not self.seen[seat] then return false end
  end
  return true
end


function Patti:legal()
  if self.asked then return { "accept", "refuse" } end
  local most, seat = self.option.blind_turns, self.turn
  if not self.seen[seat] and most > 0 and self.blind[seat] >= most then
    return { "see" }
  end
  local list, least, double = { "pack" }, self:bets()
  if not self.seen[seat] then list[2] = "see" end
  if self:has(least) then list[#list + 1] = "bet " .. least end
  if double > least and self:has(double) then
    list[#list + 1] = "bet " .. double
  end
  if self:has(least) and self:may_show() then list[#list + 1] = "show" end
  if self:may_side_show() and self:has(2 * self.stake) then
    list[#list + 1] = "side show"
  end
  return list
end


--- Players pack seldom, or nothing else would happen.
function Patti:worth_trying(moves)
  local some = {}
  for _, move in ipairs(moves) do
    if move ~= "pack" or self.turns % 5 == 4 then some[#some + 1] = move end
  end
  return #some > 0 and some or moves
end


--- What a hand is worth: a text that is greater for the better hand.
function Patti:worth(seat)
  local heights, suits, by_height = {}, {}, {}
  for i, card in ipairs(self.cards[seat]) do
    local rank = card:sub(1, -2)
    heights[i] = HEIGHT[rank] or tonumber(rank)
    suits[card:sub(-1)] = true
    by_height[heights[i]] = (by_height[heights[i]] or 0) + 1
  end
  table.sort(heights, function(a, b)
    if by_height[a] ~= by_height[b] then return by_height[a] > by_height[b] end
    return a > b
  end)
  local flush = next(suits, (next(suits))) == nil
  local high, mid, low = table.unpack(heights)
  local run = by_height[high] == 1 and high - mid == 1 and mid - low == 1
    and high
  if high == 14 and mid == 3 and low == 2 then
    run = ({ second = 13.5, first = 15, last = 3 })[self.option.ace_low]
  end
  local kind = by_height[high] == 3 and 6 or run and (flush and 5 or 4)
    or flush and 3 or by_height[high]
  local rest = run and { run, 0, 0 } or heights
  return ("%d %04.1f %04.1f %04.1f"):format(kind, table.unpack(rest))
end


function Patti:is_better(seat, other)
  local mine, yours = self:worth(seat), self:worth(other)
  if self.option.wins == "low" then return mine < yours end
  return mine > yours
end


--- The best of those who are left, in turn after the dealer.
function Patti:show_all()
  local seat, best = self.dealer, {}
  for _ = 1, self:how_many() do
    seat = self:after(seat)
    if not best[1] or self:is_better(seat, best[1]) then
      best = { seat }
    elseif not self:is_better(best[1], seat) then
      best[#best + 1] = seat
    end
  end
  return best
end


--- The turn is over: true if the round is, too.
function Patti:go_on()
  self.turns = self.turns + 1
  local next_one = self:after(self.turn)
  local option = self.option
  local full = option.pot_cap > 0 and self.pot >= option.pot_cap * option.boot
    or option.pot_cap == 0 and (self.turns >= option.max_turns
      or self.pot >= 500000)
  if self.winners then return true end
  if self:how_many() == 1 then self.winners = { next_one }
  elseif full then self.winners = self:show_all() end
  self.turn = next_one
  return self.winners ~= nil
end


function Patti:answer(move)
  local seat, other = self.asked, self.turn
  self.asked, self.turn = nil, seat
  if move == "accept" then
    local out = self:is_better(seat, other) and other or seat
    self.is_in[out] = false
  end
  return self:go_on()
end


function Patti:play(move)
  if self.asked then return self:answer(move) end
  local seat = self.turn
  local word, chips = move:match "^(%S+) ?(%d*)"
  if word == "see" then
    self.seen[seat] = true
    return
  elseif word == "pack" then
    self.is_in[seat] = false
  elseif word == "bet" then
    self:pay(seat, tonumber(chips))
    self.stake = tonumber(chips) // (self.seen[seat] and 2 or 1)
    self.blind[seat] = self.blind[seat] + (self.seen[seat] and 0 or 1)
  elseif word == "show" then
    self:pay(seat, (self:bets()))
    local other = self:after(seat)
    self.winners = { self:is_better(seat, other) and seat or other }
  else
    self:pay(seat, 2 * self.stake)
    self.asked, self.turn = seat, self:before(seat)
    return
  end
  return self:go_on()
end


function Patti:share()
  local rest = self.pot
  for seat = 1, self.n do
    self.totals[seat] = self.totals[seat] - self.paid[seat]
  end
  for i = #self.winners, 1, -1 do
    local part = i == 1 and rest or self.pot // #self.winners
    self.totals[self.winners[i]] = self.totals[self.winners[i]] + part
    rest = rest - part
  end
end


function Patti:count()
  self:share()
  local option, left = self.option, {}
  for seat = 1, self.n do
    if self:can_pay_boot(seat) then left[#left + 1] = seat end
  end
  if option.stack > 0 and #left == 1 then return true, left[1] end
  local rounds = option.rounds
  if rounds == 0 then rounds = option.stack > 0 and math.huge or 10 end
  return self.round >= rounds, lists.winner(self.totals)
end


describe("teen_patti", function()
  it("is as it was said a second time", function()
    held.matches({ "teen_patti", "teen_patti+all_seen", "teen_patti+muflis" },
      { {}, { players = 2, ace_low = "last" }, { players = 8, chaal_cap = 8 },
        { players = 3, stack = 60, boot = 2, rounds = 9 },
        { players = 5, pot_cap = 0, max_turns = 20, blind_turns = 0 } },
      turn.soak and 70 or 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("teen_patti", new)
  end)
end)
