-- A second statement of Call Break in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Break = setmetatable({}, { __index = Tricks })
Break.__index = Break


local function new(option)
  return setmetatable(Tricks.new { players = 4, option = option,
    step = option.clockwise and 1 or -1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }, Break)
end


--- Has a hand a card of that pattern?
local function has(hand, pattern)
  return (" " .. hand):find(pattern) ~= nil
end


--- A deal with a hand that is thrown in is never played.
function Break:check(hands)
  local which = self.option.redeal
  for seat = 1, which == "none" and 0 or 4 do
    assert(has(hands[seat], "S"), "no spade")
    assert(which == "no_spade" or has(hands[seat], " [AKQJ]"), "no court")
  end
end


function Break:deal(dealt, seen)
  self:check(dealt.hands)
  self:deals(seen)
  self:begin(dealt.hands, self:after(self.dealer))
  local plain = self.option.first_round == "tricks" and self.round == 1
  self.calls, self.waiting = {}, plain and 0 or 4
end


--- The highest card of a suit in the trick, as a number; 0 if there is none.
function Break:highest(suit)
  local best = 0
  for _, card in ipairs(self.trick) do
    if Tricks.suit(card) == suit then
      best = math.max(best, self:height_of(card))
    end
  end
  return best
end


--- The cards of a list that are of a suit and above a height.
function Break:above(list, suit, height)
  local found = {}
  for _, card in ipairs(list) do
    if Tricks.suit(card) == suit and self:height_of(card) > height then
      found[#found + 1] = card
    end
  end
  return found
end


function Break:cards()
  local hand, led = self.hands[self.turn], self.trick[1]
  local suit = led and Tricks.suit(led)
  if not led then return hand end
  local own, best = self:above(hand, suit, 0), self:highest "S"
  if #own == 0 then
    local over = self:above(hand, "S", best)
    return #over > 0 and over or hand
  end
  local trumped = suit ~= "S" and best > 0
  if trumped or not self.option.must_beat then return own end
  local over = self:above(own, suit, self:highest(suit))
  return #over > 0 and over or own
end


function Break:legal()
  if self.waiting == 0 then return self:cards() end
  local list = {}
  for n = self.option.least_call, self.option.most_call do
    list[#list + 1] = tostring(n)
  end
  return list
end


function Break:play(move)
  if self.waiting == 0 then
    self.trump = "S"
    self:lay(move)
    self.trump = nil
    return self:played_out()
  end
  self.calls[self.turn] = tonumber(move)
  self.turn, self.waiting = self:after(self.turn), self.waiting - 1
end


--- The points of a player, in tenths; true if a call of eight was made.
function Break:points(seat)
  local call, won, option = self.calls[seat], self.tricks[seat], self.option
  if not call then return won * 10 end
  local failed = won < call or option.twice_fails and won >= call + call
  if failed then return call * -10 end
  local big, points = call > 7, call * 10
  if big and option.eight == "double" then points = points * 2 end
  if option.overtricks == "tenth" then points = points + won - call end
  if option.overtricks == "one" then points = points + 10 * (won - call) end
  return points, big
end


function Break:count()
  local seat, winner, best = self.dealer, nil, 0
  for _ = 1, 4 do
    seat = self:after(seat)
    local points, big = self:points(seat)
    self.totals[seat] = self.totals[seat] + points
    if big and self.calls[seat] > best then
      winner, best = seat, self.calls[seat]
    end
  end
  if winner and self.option.eight == "wins" then return true, winner end
  return self:ended()
end


--- A call of so many would seldom be made: half of the calls are low, and some
-- are high.
function Break:worth_trying(moves)
  if self.waiting == 0 or #moves < 4 or self.round % 3 == 0 then
    return moves
  end
  return { moves[1], moves[2], moves[3] }
end


describe("call break", function()
  it("is as it was said a second time", function()
    held.matches({ "call_break", "call_break+call_bridge",
      "call_break+eight_wins", "call_break+bangla" }, { {},
      { redeal = "no_spade_or_court", rounds = 2 },
      { must_beat = false, clockwise = true, first_dealer = 2 },
      { overtricks = "one", redeal = "none", twice_fails = true } }, 12, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("call_break", new)
  end)

  it("throws in a hand without a spade, and says whose it was", function()
    local m = tenace.new("call_break", { seed = 1,
      options = { first_dealer = 4 },
      deal = { { hands = { "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC" } } } })
    local said = m:story(2)[3]
    assert.same({ 1, "no spade: thrown in" }, { said.player, said.says })
    assert.equal(4, m:view(1).dealer)
  end)
end)
