-- A second statement of Five Hundred in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 4000 or 8

local Five = setmetatable({}, { __index = Tricks })
Five.__index = Five

local OTHER = { C = "S", S = "C", H = "D", D = "H" }
local FIRST, LAST = 998, 999           -- where jokers stand in a sorted hand
local LETTERS = { "C", "D", "H", "S" }
local NAMES = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local KINDS = { "spades", "clubs", "diamonds", "hearts", "no trump" }
local TRUMPS = { spades = "S", clubs = "C", diamonds = "D", hearts = "H" }


local function new(option, spec, m)
  local self = setmetatable(Tricks.new { players = option.players,
    sides = option.players == 3 and 3 or 2, option = option, step = 1,
    ranks = "4 5 6 7 8 9 10 J Q K A" }, Five)
  self.inkle = spec:find "inkle" ~= nil
  self.none = (self.inkle or spec:find "american") and "nullo" or "misere"
  self.m = m
  return self
end


local function is_joker(card) return card == "BJ" or card == "LJ" end


--- The suit of a card; of a joker without trumps the one that it was given.
function Five:counts_as(card)
  if is_joker(card) then
    if self.trump or not self.named then return self.trump or "joker" end
    return (self.fixed or card == self.led_joker) and self.named or "joker"
  end
  if self.trump and card == "J" .. OTHER[self.trump] then return self.trump end
  return Tricks.suit(card)
end

function Five:height_of(card)
  if card == "BJ" then return 99 end
  if card == "LJ" then return 98.5 end
  if self.trump and card == "J" .. self.trump then return 98 end
  if self.trump and card == "J" .. OTHER[self.trump] then return 97 end
  return self.height[Tricks.rank(card)]
end

function Five:beats(b, a)
  if is_joker(b) and not self.trump and not self.fixed then
    return a ~= "BJ"
  end
  return Tricks.beats(self, b, a)
end


function Five:deal(dealt, seen)
  self.pack = Tricks.words(table.concat(dealt.hands, " ") .. " "
    .. dealt.kitty)
  self:open(dealt, self:after(self:deals(seen)))
end

function Five:open(dealt, leader)
  self.trump, self.named, self.fixed, self.open = nil, nil, nil, nil
  self.contractor, self.high, self.bid = nil, 0, nil
  self.lacks, self.passed, self.spoken = {}, {}, 0
  for seat = 1, self.players do self.lacks[seat] = {} end
  self.stage, self.kitty, self.led_joker = "bid", dealt.kitty, nil
  self:begin(dealt.hands, leader)
end


--- What a bid is worth; above 245 but below 250 a misere after sevens counts.
local function worth(bid)
  if bid == "misere" or bid == "nullo" then return 250 end
  if bid == "open misere" or bid == "open nullo" then return 500 end
  local tricks, kind = bid:match "^(%d+) (.+)$"
  for i, name in ipairs(KINDS) do
    if name == kind then return 100 * (tricks - 6) + 20 + 20 * i end
  end
end


local say, answer = {}, {}
function Five:legal() return say[self.stage](self) end
function Five:play(move) return answer[self.stage](self, move) end


--- Is there a misere to be bid now?
function Five:may_misere()
  local how = self.option.misere
  if how == "off" or self.bid == self.none then return false end
  if how == "any" then return self.high < 250 end
  return self.bid ~= nil and self.bid:sub(1, 1) == "7"
end

function say:bid()
  local list = { "pass" }
  for tricks = self.inkle and self.spoken > 1 and 7 or 6, 10 do
    for _, kind in ipairs(KINDS) do
      local bid = tricks .. " " .. kind
      local value, high = worth(bid), self.high
      if self.bid == self.none and self.option.misere == "after_seven" then
        high = 230
      elseif self.bid == "open " .. self.none then
        high = 490
      end
      if value > high then list[#list + 1] = bid end
    end
  end
  if self:may_misere() then list[#list + 1] = self.none end
  if self.option.misere ~= "off" and self.high < 500 then
    list[#list + 1] = "open " .. self.none
  end
  return list
end

--- Nobody has bid more than six: the same player deals other cards.
function Five:deals_again()
  local hands, kitty = self.m:hands(), {}
  local all = " " .. table.concat(hands, " ") .. " "
  for _, card in ipairs(self.pack) do
    if not all:find(" " .. card .. " ", 1, true) then
      kitty[#kitty + 1] = card
    end
  end
  self.round = self.round - 1
  self:open({ hands = hands, kitty = table.concat(kitty, " ") },
    self:after(self.dealer))
end

--- The last has spoken, where a six wins nothing.
function Five:inkled()
  if self.spoken < self.players then
    self.turn = self:after(self.turn)
  elseif self.bid and self.bid:find "^6" then
    self:deals_again()
  else
    return self:exchange()
  end
end

function answer:bid(move)
  self.spoken = self.spoken + 1
  if move == "pass" then
    self.passed[self.turn] = true
  else
    self.bid, self.high, self.contractor = move, worth(move), self.turn
  end
  if self.inkle then return self:inkled() end
  local left = 0
  for seat = 1, self.players do left = left + (self.passed[seat] and 0 or 1) end
  local once = self.option.auction == "once_round"
  if left == 0 then return self:thrown_in() end
  if left == 1 and self.contractor or once and self.spoken == self.players
    or #say.bid(self) == 1 then
    return self:exchange()
  end
  repeat self.turn = self:after(self.turn)
  until not self.passed[self.turn]
end


function Five:exchange()
  if not self.contractor then return self:thrown_in() end
  self.turn, self.stage = self.contractor, "put"
  self.trump = TRUMPS[self.bid:match "%d+ (.+)"]
  for _, card in ipairs(Tricks.words(self.kitty)) do
    table.insert(self.hands[self.turn], card)
  end
end


--- All sets of as many cards as the kitty has, by suit and rank, jokers last.
function say:put()
  local list, n = {}, #Tricks.words(self.kitty)
  local hand = table.move(self.hands[self.turn], 1, 10 + n, 1, {})
  local function place(card)
    if is_joker(card) then return card == "BJ" and FIRST or LAST end
    return 100 * ("CDHS"):find(Tricks.suit(card))
      + self.height[Tricks.rank(card)]
  end
  table.sort(hand, function(a, b) return place(a) < place(b) end)
  local function go(from, taken, left)
    if left == 0 then list[#list + 1] = taken return end
    for i = from, #hand do
      go(i + 1, taken == "" and hand[i] or taken .. " " .. hand[i], left - 1)
    end
  end
  go(1, "", n)
  return list
end

--- Before the first bid mostly passes, so that deals are thrown in.
local function mostly_passes(moves)
  local list = table.move(moves, 1, #moves, 1, {})
  for _ = 1, 2 * #moves do list[#list + 1] = "pass" end
  return list
end

--- In every other round: with inkles sixes and passes, with two jokers bids
-- without trumps; and jokers are led, and thrown. At random all that is rare.
function Five:worth_trying(moves)
  local two, list = self.option.jokers == 2, {}
  if self.round % 2 == 0 or not two and not self.inkle then
    return self.stage == "bid" and not self.bid and mostly_passes(moves)
      or moves
  end
  for _, move in ipairs(moves) do
    local bid = two and move:find "^[678] no trump"
      or self.inkle and (move:find "^6" or move == "7 spades" or move == "pass")
    if self.stage == "bid" and bid or self.stage == "card"
      and is_joker(move:sub(1, 2)) then list[#list + 1] = move end
  end
  return #list > 0 and list or moves
end


function Five:is_misere() return not self.bid:find "^%d" end

local function take_out(hand, wanted)
  for i, card in ipairs(hand) do
    if card == wanted then return table.remove(hand, i) end
  end
end

function answer:put(move)
  for _, card in ipairs(Tricks.words(move)) do
    take_out(self.hands[self.turn], card)
  end
  if self:is_misere() and self.players == 4 then
    self.resting[(self.contractor + 1) % 4 + 1] = true
  end
  self.stage = "card"
  if self.option.joker == "named" and not self.trump
    and take_out(self.hands[self.turn], "BJ") then
    table.insert(self.hands[self.turn], "BJ")
    self.stage = "name"
  end
end


function say.name() return { "clubs", "diamonds", "hearts", "spades" } end

function answer:name(move)
  self.named, self.fixed, self.stage = TRUMPS[move], true, "card"
end


function say:card()
  local hand, list = self.hands[self.turn], {}
  if self.trick[1] or self.trump or self.fixed then
    return Tricks.legal(self)
  end
  for _, card in ipairs(hand) do
    for _, suit in ipairs(is_joker(card) and LETTERS or {}) do
      if #hand == 1 or not self.lacks[self.turn][suit] then
        list[#list + 1] = card .. " " .. NAMES[suit]
      end
    end
    if not is_joker(card) then list[#list + 1] = card end
  end
  return list
end

function answer:card(move)
  local card, name = move:match "^(%S+) ?(.*)$"
  local seat = self.turn
  if name ~= "" then self.named, self.led_joker = TRUMPS[name], card end
  local led = self.trick[1] and self:counts_as(self.trick[1])
  if led and self:counts_as(card) ~= led then self.lacks[seat][led] = true end
  local winner = self:lay(card)
  if not winner then return end
  if not self.fixed then self.named, self.led_joker = nil, nil end
  if self:is_misere() and winner == self.contractor then return true end
  return self:played_out()
end


function Five:count()
  local side, misere = self:side(self.contractor), self:is_misere()
  local took, bid = self.tricks[side], tonumber(self.bid:match "^%d+")
  local value = worth(self.bid)
  if misere and took > 0 or bid and took < bid then
    value = -value
  elseif took == 10 and self.option.slam then
    value = math.max(value, 250)
  end
  self.totals[side] = self.totals[side] + value
  for other = 1, self.sides do
    if other ~= side and not misere and self.option.defence_tricks then
      self.totals[other] = self.totals[other] + 10 * self.tricks[other]
    end
  end
  return self:over(value > 0 and side)
end

--- Is the match over? `maker` is the side that has made its bid in this round.
function Five:over(maker)
  if self.option.rounds > 0 then return self:ended(0) end
  if maker and self.totals[maker] >= self.option.target then
    return true, maker
  end
  local best, low, equal = 1, false, false
  for other, total in ipairs(self.totals) do
    if other > 1 and total >= self.totals[best] then
      best, equal = other, total == self.totals[best]
    end
    low = low or total <= self.option.floor
  end
  local any = not self.option.win_on_bid
    and self.totals[best] >= self.option.target
  return low or any, equal and 0 or best
end


describe("five hundred", function()
  it("is as it was said a second time", function()
    held.matches({ "five_hundred", "five_hundred+american",
      "five_hundred+no_misere", "five_hundred+three_hands" }, { {},
      { joker = "named", rounds = 6 },
      { win_on_bid = false, slam = false, defence_tricks = false,
        first_dealer = 2, target = 200 } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("five_hundred", new)
  end)

  it("has 45 or 46 cards, nullo and inkles in America", function()
    held.matches({ "five_hundred+american", "five_hundred+american+jokers=2",
      "five_hundred+inkle", "five_hundred+deck=45" },
      { { rounds = 8 }, { rounds = 5, first_dealer = 3 } }, MATCHES, new)
  end)

  it("refuses options without effect", function()
    for _, options in ipairs { "players=3+deck=45", "jokers=2",
      "deck=45+jokers=2+joker=named", "win_on_bid=false+rounds=3",
      "inkle+auction=until_three_pass" } do
      assert.is_false((pcall(tenace.new, "five_hundred+" .. options,
        { seed = 1 })), options)
    end
  end)
end)
