-- A second statement of 3-2-5 in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Second = setmetatable({}, { __index = Tricks })
Second.__index = Second

local SUITS = { "clubs", "diamonds", "hearts", "spades" }


local function new(option, _, m)
  local self = Tricks.new { players = 3, option = option,
    step = option.clockwise and 1 or -1, ranks = "7 8 9 10 J Q K A" }
  self.match, self.decided, self.over = m, 0, { 0, 0, 0 }
  return setmetatable(self, Second)
end


local function is_seven(card) return card:sub(1, 1) == "7" end


function Second:counts_as(card)
  if self.option.sevens == "top" and is_seven(card) then return self.trump end
  return Tricks.suit(card)
end


function Second:height_of(card)
  if self.option.sevens == "top" and is_seven(card) then
    return card == "7S" and 102 or 101
  end
  return Tricks.height_of(self, card)
end


function Second:deal(dealt, seen)
  local eldest = self:after(self:deals(seen))
  self:begin(dealt.hands, eldest)
  self.owes = { [eldest] = 5, [self:after(eldest)] = 3, [self.dealer] = 2 }
  self.stock, self.stage, self.trump = Tricks.words(dealt.stock), "name", nil
end


--- Trump is made; who may pull, in order, once for each card.
function Second:named(said)
  self:hand_out(3, 1)
  self:hand_out(2, 1)
  if said == "turn" then
    local hand = self.hands[self:after(self.dealer)]
    local best = hand[6]
    for _, card in ipairs { best, hand[7], hand[8] } do
      local height = Tricks.height_of(self, card)
      if height > Tricks.height_of(self, best) then best = card end
    end
    self.trump = Tricks.suit(best)
  else
    self.trump = said:sub(1, 1):upper()
  end
  self.pullers, self.short = {}, {}
  local seat = self.dealer
  for _ = 1, 3 do
    seat = self:after(seat)
    for _ = 1, self.over[seat] do table.insert(self.pullers, seat) end
    self.short[seat] = math.max(0, -self.over[seat])
  end
  local how = self.option.pull
  if how == "none" or how == "owed" then self.pullers = {} end
  self:next_pull()
end


--- The next one pulls, or the first card is led.
function Second:next_pull()
  self.turn = table.remove(self.pullers, 1)
  self.stage = self.turn and "pull" or "play"
  self.turn = self.turn or self:after(self.dealer)
end


--- The seats that owe a card.
function Second:givers()
  local list = {}
  for seat = 1, 3 do
    if self.short[seat] > 0 then list[#list + 1] = seat end
  end
  return list
end


function Second:pulls()
  local givers, list = self:givers(), {}
  for place = 1, 10 do
    for _, seat in ipairs(givers) do
      list[#list + 1] = #givers == 1 and "pull " .. place
        or ("pull %d from %d"):format(place, seat)
    end
  end
  return list
end


--- The cards that may be given back for the one pulled.
function Second:gives()
  local list = lists.only(self.hands[self.turn], function(card)
    return card ~= self.pulled
  end)
  if self.option.pull == "same_suit" then
    list = lists.those(list, function(card)
      return self:counts_as(card) == self:counts_as(self.pulled)
    end)
  end
  if self.option.return_same then list[#list + 1] = self.pulled end
  return list
end


--- Chance says which card is drawn: it is one of the hand.
function Second:drawn()
  local card = self.match:history()[self.decided + 1].move
  local hand = self.hands[self.giver]
  assert(#hand == 10 and lists.place(hand, card), "a card of the hand")
  return { card }
end


function Second:legal()
  local stage = self.stage
  if stage == "name" then
    return self.option.decline and { "turn", table.unpack(SUITS) } or SUITS
  end
  return stage == "pull" and self:pulls() or stage == "draw" and self:drawn()
    or stage == "give" and self:gives() or Tricks.legal(self)
end


--- A card goes from one hand to another.
function Second:pass(card, from, to)
  table.insert(self.hands[to], lists.take(self.hands[from], card))
end


function Second:play(move)
  local stage = self.stage
  self.decided, self.asks_anyway = self.decided + 1, stage == "draw"
  if stage == "name" then
    self:named(move)
  elseif stage == "pull" then
    self.giver = tonumber(move:match "from (%d)" or self:givers()[1])
    self.stage = "draw"
  elseif stage == "draw" then
    self.pulled, self.stage = move, "give"
    self:pass(move, self.giver, self.turn)
  elseif stage == "give" then
    self:pass(move, self.turn, self.giver)
    self.short[self.giver] = self.short[self.giver] - 1
    self:next_pull()
  else
    self:lay(move)
    return self:played_out()
  end
end


function Second:count()
  for seat = 1, 3 do
    local owed = self.option.pull == "owed" and self.over[seat] or 0
    self.over[seat] = self.tricks[seat] + owed - self.owes[seat]
    self.totals[seat] = self.totals[seat] + self.over[seat]
  end
  return self:ended(self.option.target)
end


describe("three_two_five", function()
  it("is as it was said a second time", function()
    held.matches({ "three_two_five", "three_two_five+top_sevens",
      "three_two_five+turned_trump", "three_two_five+no_pulling" }, { {},
      { clockwise = true, first_dealer = 2, rounds = 4 },
      { decline = true, target = 4, rounds = 0 } }, 6, new)
    held.matches({ "three_two_five", "three_two_five+top_sevens" }, {
      { pull = "same_suit" }, { pull = "same_suit", return_same = true },
      { return_same = true }, { pull = "owed" } }, 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("three_two_five", new, { values = { target = { 0, 0, 2, 5 },
      rounds = { 0, 2, 5, 9 } } })
  end)

  it("ends by a number of rounds or by a number of points", function()
    local says = "one of target and rounds is 0, and the other is not"
    for _, options in ipairs { { target = 3 }, { rounds = 0 } } do
      assert.has_error(function()
        tenace.new("three_two_five", { options = options })
      end, says)
    end
    assert.has_no.errors(function()
      tenace.new("three_two_five", { options = { target = 3, rounds = 0 } })
    end)
  end)

  it("gives no card back where none is pulled", function()
    assert.has_error(function()
      tenace.new("three_two_five",
        { options = { pull = "owed", return_same = true } })
    end, "return_same needs cards that are pulled")
  end)
end)
