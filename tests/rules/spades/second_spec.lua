-- Spades stated a second time, in plain Lua, and random matches held against
-- it.

local climbing = require "rules.climbing"
local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Spades = setmetatable({}, { __index = Tricks })
Spades.__index = Spades


--- Trumps above the ace, by the deck.
local TOP = { standard = {}, jokers = { LJ = 23, BJ = 24 },
  jokers_deuces = { ["2S"] = 21, ["2D"] = 22, LJ = 23, BJ = 24 } }


local function new(option, spec)
  local self = setmetatable(Tricks.new { players = 4, sides = 2, step = 1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", option = option }, Spades)
  self.bags = { 0, 0 }
  self.top = TOP[option.deck]
  self.ten_for_two = spec:find "ten_for_two"
  return self
end


function Spades:counts_as(card)
  return self.top[card] and "S" or Tricks.suit(card)
end


function Spades:height_of(card)
  return self.top[card] or self.height[Tricks.rank(card)]
end


--- May the player in turn say blind before the deal?
function Spades:may_be_blind()
  local mine = self:side(self.turn)
  local behind = self.totals[3 - mine] - self.totals[mine]
  local who = self.option.blind_nil
  return self.option.nil_points ~= 0
    and (who == "always" or who == "behind" and behind > 99)
end


--- Everyone in turn says something; `asks` says who is asked.
function Spades:next_to_say()
  while self.said < 4 do
    if self.stage == "blind" and self:may_be_blind() then return end
    if self.stage == "bid" and not self.blind[self.turn] then return end
    self.said, self.turn = self.said + 1, self:after(self.turn)
  end
  self.said = 0
  if self.stage == "blind" then
    self.stage = "bid"
    self:begin(self.coming, self:after(self.dealer))
    return self:next_to_say()
  end
  self.gives = {}
  for _ = 1, self.option.nil_pass > 0 and 4 or 0 do
    local partner, seat = self:after(self.turn, 2), self.turn
    if self.bid[seat] == 0 and self.bid[partner] ~= 0
      and (self.blind[seat] or not self.option.blind_only) then
      table.insert(self.gives, seat)
      table.insert(self.gives, partner)
    end
    self.turn = self:after(self.turn)
  end
  self:next_to_give()
end


--- The next who hands cards to the partner; when there is none, all play.
function Spades:next_to_give()
  self.stage = #self.gives > 0 and "give" or "play"
  self.turn = table.remove(self.gives, 1) or self:after(self.dealer)
end


--- The hands; those that are dealt only after a question, card by card.
function Spades:hands_of(dealt)
  if dealt.hands[1] ~= "" then return dealt.hands end
  local hands, seat = { "", "", "", "" }, self.dealer
  for _, card in ipairs(Tricks.words(dealt.stock)) do
    seat = self:after(seat)
    hands[seat] = hands[seat] .. " " .. card
  end
  return hands
end


function Spades:deal(dealt, seen)
  self:deals(seen)
  self.coming = self:hands_of(dealt)
  self.bid, self.blind, self.by = {}, {}, {}
  self.thrown, self.stage, self.said = false, "blind", 0
  self.turn = self:after(self.dealer)
  for seat = 1, 4 do self.by[seat] = 0 end
  self.round_before = self.round
  self:next_to_say()
  if self.stage == "blind" then self.round = self.round + 1 end
end


function Spades:bids()
  local least = self.option.nil_points == 0 and 1 or 0
  local partner, list = self.bid[self:after(self.turn, 2)], {}
  for n = least, 13 do
    local short = partner and partner > 0 and n > 0
      and partner + n < self.option.min_contract
    if not short then list[#list + 1] = tostring(n) end
  end
  return list
end


--- Where a card is in the pack, jokers last.
function Spades:place(card)
  local suit = ("CDHS"):find(Tricks.suit(card), 1, true)
  return suit and 20 * suit + self.height[Tricks.rank(card)]
    or card == "LJ" and 101 or 102
end


--- All ways to choose the cards that go to the partner.
function Spades:cards_to_give()
  local hand, list = self.hands[self.turn], {}
  table.sort(hand, function(a, b) return self:place(a) < self:place(b) end)
  for i, cards in ipairs(climbing.choices(hand, self.option.nil_pass)) do
    list[i] = table.concat(cards, " ")
  end
  return list
end


function Spades:legal()
  if self.stage == "give" then return self:cards_to_give() end
  if self.stage == "blind" then return { "look", "blind" } end
  if self.stage == "bid" then return self:bids() end
  local hand, other = self.hands[self.turn], {}
  for _, card in ipairs(hand) do
    if self:counts_as(card) ~= "S" then other[#other + 1] = card end
  end
  local waits = #self.trick == 0 and not self.thrown
    and not self.option.lead_spades
  if waits and #other > 0 then return other end
  return self:follow(hand, self.trick)
end


function Spades:play(move)
  if self.stage == "play" then return self:play_card(move) end
  if self.stage == "give" then return self:give(move) end
  if self.stage == "blind" then
    self.blind[self.turn] = move == "blind"
    if move == "blind" then self.bid[self.turn] = 0 end
  else
    self.bid[self.turn] = tonumber(move)
  end
  self.said, self.turn = self.said + 1, self:after(self.turn)
  self:next_to_say()
  if self.round > self.round_before + 1 then
    self.round = self.round_before + 1
  end
end


--- Cards go to the partner.
function Spades:give(move)
  climbing.take(self.hands[self.turn], move)
  local to = self.hands[self:after(self.turn, 2)]
  for _, card in ipairs(Tricks.words(move)) do to[#to + 1] = card end
  self:next_to_give()
end


--- Where cards are exchanged every other bid is nil, blind ones too.
function Spades:worth_trying(moves)
  if self.option.nil_pass == 0 or self.stage ~= "bid" and self.stage ~= "blind"
    or self.stage == "bid" and moves[1] ~= "0" then return moves end
  local list = table.move(moves, 1, #moves, 1, {})
  for _ = 1, #moves - 1 do
    list[#list + 1] = self.stage == "bid" and "0" or "blind"
  end
  return list
end


function Spades:play_card(card)
  local led = self.trick[1]
  if led and self:counts_as(card) == "S" and self:counts_as(led) ~= "S" then
    self.thrown = true
  end
  self.trump = "S"
  local winner = self:lay(card)
  self.trump = nil
  if winner then self.by[winner] = self.by[winner] + 1 end
  return self:played_out()
end


--- The points of a side's round, and its bags.
function Spades:points_of(side)
  local contract, helping, bags, points = 0, 0, 0, 0
  for seat = side, 4, 2 do
    if self.bid[seat] > 0 then
      contract, helping = contract + self.bid[seat], helping + self.by[seat]
    else
      local worth = self.option.nil_points * (self.blind[seat] and 2 or 1)
      points = points + (self.by[seat] > 0 and -worth or worth)
      if self.option.failed_nil == "help" then
        helping = helping + self.by[seat]
      else
        bags = bags + self.by[seat]
      end
    end
  end
  local worth = self.ten_for_two and contract > 9 and 200
    or self.option.ten_for_200 and contract == 10 and 200 or 10 * contract
  if helping < contract then return points - worth, bags end
  return points + worth, bags + helping - contract
end


function Spades:count()
  for side = 1, 2 do
    local points, bags = self:points_of(side)
    local every = self.option.bags
    if every > 0 then
      local before = self.bags[side]
      points = points + bags
        - (before + bags) // every * self.option.bag_penalty
      self.bags[side] = (before + bags) % every
    end
    self.totals[side] = self.totals[side] + points
  end
  local low = self.option.floor
  if self.option.rounds == 0 and low ~= 0
    and math.min(table.unpack(self.totals)) <= low
    and self.totals[1] ~= self.totals[2] then
    return true, self.totals[1] > self.totals[2] and 1 or 2
  end
  return self:ended(self.option.target)
end


describe("spades", function()
  it("is as it was said a second time", function()
    held.matches({ "spades", "spades+blind_nil", "spades+board_four",
      "spades+no_bags", "spades+blind_nil=always+failed_nil=help",
      "spades+lead_spades=true+nil_points=0" },
      { { rounds = 5 }, { rounds = 3, first_dealer = 2, bags = 3 },
        { floor = -300, target = 100 } }, 8, new)
  end)

  it("exchanges cards after a nil", function()
    held.matches({ "spades+nil_exchange", "spades+nil_pass=3+ten_for_200",
      "spades+nil_pass=1+blind_nil=always+blind_only=true",
      "spades+jokers+nil_exchange+blind_nil" },
      { { rounds = 4 }, { rounds = 2, first_dealer = 3 } }, 8, new)
  end)

  it("refuses options without effect", function()
    for _, options in ipairs { "blind_only=true", "nil_pass=1+blind_only=true",
      "blind_nil+blind_only=true" } do
      assert.is_false((pcall(tenace.new, "spades+" .. options, { seed = 1 })),
        options)
    end
  end)

  it("is so with any house rules and options", function()
    mixed.play("spades", new)
  end)
end)
