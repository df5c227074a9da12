-- A second statement of Pinochle in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Pinochle = setmetatable({}, { __index = Tricks })
Pinochle.__index = Pinochle

local SUITS = { "C", "D", "H", "S" }
local NAMES = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local CLASSIC = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }
local SIMPLE = { A = 10, ["10"] = 10, K = 10 }


local ONES = { A = 1, ["10"] = 1, K = 1 }

-- What melds count with one deck and with two, by how many there are.
local ONE = { run = { 150, 1500 }, royal = { 40, 80 }, marriage = { 20, 40 },
  dix = { 10, 20 }, A = { 100, 1000 }, K = { 80, 800 }, Q = { 60, 600 },
  J = { 40, 400 }, pinochle = { 40, 300 } }
local TWO = { run = { 15, 150, 225, 300 }, royal = { 4, 8, 12, 16 },
  marriage = { 2, 4, 6, 8 }, dix = {}, A = { 10, 100, 150, 200 },
  K = { 8, 80, 120, 160 }, Q = { 6, 60, 90, 120 }, J = { 4, 40, 60, 80 },
  pinochle = { 4, 30, 60, 90 } }


local function new(option)
  local two = option.deck == 80
  return setmetatable(Tricks.new { players = 4, sides = 2, step = 1,
    ranks = "9 J Q K 10 A", option = option, two = two,
    points = two and ONES or option.counters == "simple" and SIMPLE
      or CLASSIC }, Pinochle)
end


--- How often a hand has a card.
local function has(hand, card)
  local n = 0
  for _, one in ipairs(hand) do n = n + (one == card and 1 or 0) end
  return n
end


--- How often it has all cards of a text.
local function times(hand, cards)
  local least = 4
  for _, card in ipairs(Tricks.words(cards)) do
    least = math.min(least, has(hand, card))
  end
  return least
end


--- What a hand melds.
local function melded(hand, trump, worth)
  local sum = 0
  local function add(n, name) sum = sum + (worth[name][n] or 0) end
  local runs = times(hand, ("A? 10? K? Q? J?"):gsub("?", trump))
  add(runs, "run")
  for _, suit in ipairs(SUITS) do
    local n = times(hand, "K" .. suit .. " Q" .. suit)
    if suit == trump then add(n - runs, "royal") else add(n, "marriage") end
  end
  add(has(hand, "9" .. trump), "dix")
  for rank in ("AKQJ"):gmatch "." do
    add(times(hand, ("?C ?D ?H ?S"):gsub("?", rank)), rank)
  end
  add(times(hand, "QS JD"), "pinochle")
  return sum
end


function Pinochle:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.stage, self.high, self.bidder, self.trump = "bid", nil, nil, nil
  self.passed, self.left, self.lost, self.last = {}, 4, false, nil
  self.counted = { 0, 0 }
end


local legal, answer = {}, {}

function Pinochle:legal() return legal[self.stage](self) end
function Pinochle:play(move) return answer[self.stage](self, move) end


--- The bids of two decks: by ones to 60, then by fives, to 500.
local function bids_of_two(high)
  local list = { "pass" }
  for n = math.max(50, (high or 0) + 1), 500 do
    if n <= 60 or n % 5 == 0 then list[#list + 1] = tostring(n) end
  end
  return list
end


function legal:bid()
  if self.two then return bids_of_two(self.high) end
  local must = self.option.all_pass == "dealer" and self.left == 1
    and not self.high
  local list = { not must and "pass" or nil }
  for n = 100, 1000, 10 do
    if n > (self.high or self.option.min_bid - 1) then
      list[#list + 1] = tostring(n)
    end
  end
  return list
end


function answer:bid(move)
  if move == "pass" then
    self.passed[self.turn], self.left = true, self.left - 1
  else
    self.high, self.bidder = tonumber(move), self.turn
  end
  if self.two and self.left == 0 and self.option.all_pass == "dealer" then
    self.high, self.bidder, self.left = 50, self.dealer, 1
  end
  if self.left == 0 then return self:thrown_in() end
  local most = self.two and 500 or 1000
  if self.high == most or self.high and self.left == 1 then
    self.turn, self.stage = self.bidder, "trump"
    if self.option.need_marriage and #legal.trump(self) == 0 then
      self.lost = true
      return true
    end
    return
  end
  repeat self.turn = self:after(self.turn) until not self.passed[self.turn]
end


--- Before the first bid mostly passes, so that deals are thrown in.
function Pinochle:worth_trying(moves)
  if self.stage ~= "bid" or self.high or moves[1] ~= "pass" then
    return moves
  end
  local list = table.move(moves, 1, #moves, 1, {})
  for _ = 1, 2 * #moves do list[#list + 1] = "pass" end
  return list
end


function legal:trump()
  local list, hand = {}, self.hands[self.bidder]
  for _, suit in ipairs(SUITS) do
    if not self.option.need_marriage
      or times(hand, "K" .. suit .. " Q" .. suit) > 0 then
      list[#list + 1] = NAMES[suit]
    end
  end
  return list
end


function answer:trump(move)
  self.trump = move:sub(1, 1):upper()
  if self.option.pass_cards == 0 then return self:meld() end
  self.stage, self.turn = "swap", self:after(self.bidder, 2)
end


--- All choices of n cards, alike ones once, in the order of the pack.
function legal:swap()
  local order, list = "9 10 J Q K A", {}
  local kinds = {}
  for _, suit in ipairs(SUITS) do
    for _, rank in ipairs(Tricks.words(order)) do
      local n = has(self.hands[self.turn], rank .. suit)
      if n > 0 then kinds[#kinds + 1] = { rank .. suit, n } end
    end
  end
  local function choose(at, left, text)
    if left == 0 then list[#list + 1] = text:sub(2) return end
    if at > #kinds then return end
    local card, n = kinds[at][1], kinds[at][2]
    for many = math.min(n, left), 0, -1 do
      choose(at + 1, left - many, text .. (" " .. card):rep(many))
    end
  end
  choose(1, self.option.pass_cards, "")
  return list
end


function answer:swap(move)
  local to = self:after(self.turn, 2)
  for _, card in ipairs(Tricks.words(move)) do
    for i, one in ipairs(self.hands[self.turn]) do
      if one == card then table.remove(self.hands[self.turn], i) break end
    end
    table.insert(self.hands[to], card)
  end
  if self.turn == self.bidder then return self:meld() end
  self.turn = self.bidder
end


function Pinochle:meld()
  for seat = 1, 4 do
    local side = self:side(seat)
    self.counted[side] = self.counted[side]
      + melded(self.hands[seat], self.trump, self.two and TWO or ONE)
  end
  self.stage = "card"
  self.turn = self.option.lead == "bidder" and self.bidder
    or self:after(self.dealer)
end


local function those(list, holds)
  local found = {}
  for _, item in ipairs(list) do
    if holds(item) then found[#found + 1] = item end
  end
  return found
end


--- Alike cards are one choice.
local function once(list)
  local seen = {}
  return those(list, function(card)
    local new_one = not seen[card]
    seen[card] = true
    return new_one
  end)
end


function legal:card()
  local hand, trick = self.hands[self.turn], self.trick
  if #trick == 0 then return once(hand) end
  local led = Tricks.suit(trick[1])
  local best = trick[self:winner(trick)]
  local function higher(card) return self:beats(card, best) end
  local suited = those(hand, function(card) return Tricks.suit(card) == led end)
  if #suited > 0 then
    local over = Tricks.suit(best) == led and those(suited, higher) or {}
    return once(#over > 0 and over or suited)
  end
  local trumps = those(hand, function(card)
    return Tricks.suit(card) == self.trump
  end)
  local over = those(trumps, higher)
  return once(#over > 0 and over or #trumps > 0 and trumps or hand)
end


function answer:card(card)
  self.last = self:lay(card) or self.last
  return self:played_out()
end


function Pinochle:count()
  local bidders = self:side(self.bidder)
  if self.lost then
    self.totals[bidders] = self.totals[bidders] - self.high
  end
  for side = 1, self.trump and 2 or 0 do
    local melds = self.counted[side]
    local taken = self:worth(side)
      + (self:side(self.last) == side and (self.two and 2 or 10) or 0)
    if self.two and self.option.floor_20 and (melds < 20 or taken < 20) then
      melds = 0
    end
    local sum = melds + taken
    local none = self.tricks[side] == 0
    if side == bidders then
      if none or sum < self.high then sum = -self.high end
    elseif none and self.option.defenders_need_trick then
      sum = 0
    end
    self.totals[side] = self.totals[side] + sum
  end
  local target = self.option.target
  if self.option.rounds == 0
    and math.min(self.totals[1], self.totals[2]) >= target then
    return true, bidders
  end
  return self:ended(target)
end


local soak = (os.getenv "SOAK" or "") ~= ""

describe("pinochle", function()
  it("is as it was said a second time", function()
    held.matches({ "pinochle", "pinochle+simple_counting",
      "pinochle+old_style", "pinochle+all_pass=redeal",
      "pinochle+pass_cards=1", "pinochle+need_marriage=true",
      "pinochle+defenders_need_trick=false" }, { { rounds = 4 },
      { rounds = 3, first_dealer = 2, lead = "eldest" } }, soak and 2000 or 6,
      new)
    held.matches({ "pinochle+double_deck" }, { { rounds = 3 },
      { floor_20 = false, rounds = 2, pass_cards = 2 },
      { all_pass = "redeal", lead = "eldest", rounds = 2 },
      { need_marriage = true, first_dealer = 3, rounds = 2 } },
      soak and 1000 or 6, new)
    -- Four are too many ways to list.
    held.matches({ "pinochle+pass_cards=3" }, { { rounds = 2 } },
      soak and 100 or 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("pinochle", new)
  end)
end)
