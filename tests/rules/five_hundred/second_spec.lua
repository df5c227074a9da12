-- A second statement of Five Hundred in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 4000 or 8

local Five = setmetatable({}, { __index = Tricks })
Five.__index = Five

local OTHER = { C = "S", S = "C", H = "D", D = "H" }
local LETTERS = { "C", "D", "H", "S" }
local NAMES = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local KINDS = { "spades", "clubs", "diamonds", "hearts", "no trump" }
local TRUMPS = { spades = "S", clubs = "C", diamonds = "D", hearts = "H" }


local function new(option)
  return setmetatable(Tricks.new { players = option.players,
    sides = option.players == 3 and 3 or 2, option = option, step = 1,
    ranks = "4 5 6 7 8 9 10 J Q K A" }, Five)
end


--- The suit of a card; of a joker without trumps the one that it was given.
function Five:counts_as(card)
  if card == "BJ" then return self.trump or self.named or "joker" end
  if self.trump and card == "J" .. OTHER[self.trump] then return self.trump end
  return Tricks.suit(card)
end

function Five:height_of(card)
  if card == "BJ" then return 99 end
  if self.trump and card == "J" .. self.trump then return 98 end
  if self.trump and card == "J" .. OTHER[self.trump] then return 97 end
  return self.height[Tricks.rank(card)]
end

function Five:beats(b, a)
  if b == "BJ" and not self.trump and not self.fixed then return true end
  return Tricks.beats(self, b, a)
end


function Five:deal(dealt, seen)
  self.trump, self.named, self.fixed, self.open = nil, nil, nil, nil
  self.contractor, self.high, self.bid = nil, 0, nil
  self.lacks, self.passed, self.spoken = {}, {}, 0
  for seat = 1, self.players do self.lacks[seat] = {} end
  self.stage, self.kitty = "bid", dealt.kitty
  self:begin(dealt.hands, self:after(self:deals(seen)))
end


--- What a bid is worth; above 245 but below 250 a misere after sevens counts.
local function worth(bid)
  if bid == "misere" then return 250 end
  if bid == "open misere" then return 500 end
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
  if how == "off" or self.bid == "misere" then return false end
  if how == "any" then return self.high < 250 end
  return self.bid ~= nil and self.bid:sub(1, 1) == "7"
end

function say:bid()
  local list = { "pass" }
  for tricks = 6, 10 do
    for _, kind in ipairs(KINDS) do
      local bid = tricks .. " " .. kind
      local value, high = worth(bid), self.high
      if self.bid == "misere" and self.option.misere == "after_seven" then
        high = 230
      elseif self.bid == "open misere" then
        high = 490
      end
      if value > high then list[#list + 1] = bid end
    end
  end
  if self:may_misere() then list[#list + 1] = "misere" end
  if self.option.misere ~= "off" and self.high < 500 then
    list[#list + 1] = "open misere"
  end
  return list
end

function answer:bid(move)
  self.spoken = self.spoken + 1
  if move == "pass" then
    self.passed[self.turn] = true
  else
    self.bid, self.high, self.contractor = move, worth(move), self.turn
  end
  local left = 0
  for seat = 1, self.players do left = left + (self.passed[seat] and 0 or 1) end
  local once = self.option.auction == "once_round"
  if left == 0 then return true end
  if left == 1 and self.contractor or once and self.spoken == self.players
    or #say.bid(self) == 1 then
    return self:exchange()
  end
  repeat self.turn = self:after(self.turn)
  until not self.passed[self.turn]
end


function Five:exchange()
  if not self.contractor then return true end
  self.turn, self.stage = self.contractor, "put"
  self.trump = TRUMPS[self.bid:match "%d+ (.+)"]
  for _, card in ipairs(Tricks.words(self.kitty)) do
    table.insert(self.hands[self.turn], card)
  end
end


--- All sets of three, by suit and rank, the joker last.
function say:put()
  local hand, list = table.move(self.hands[self.turn], 1, 13, 1, {}), {}
  local function place(card)
    if card == "BJ" then return 999 end
    return 100 * ("CDHS"):find(Tricks.suit(card))
      + self.height[Tricks.rank(card)]
  end
  table.sort(hand, function(a, b) return place(a) < place(b) end)
  for i = 1, 11 do
    for j = i + 1, 12 do
      for k = j + 1, 13 do
        list[#list + 1] = hand[i] .. " " .. hand[j] .. " " .. hand[k]
      end
    end
  end
  return list
end

function Five:is_misere() return self.bid:find "misere" ~= nil end

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
    if card ~= "BJ" then list[#list + 1] = card end
  end
  for _, suit in ipairs(#list < #hand and LETTERS or {}) do
    if #hand == 1 or not self.lacks[self.turn][suit] then
      list[#list + 1] = "BJ " .. NAMES[suit]
    end
  end
  return list
end

function answer:card(move)
  local card, name = move:match "^(%S+) ?(.*)$"
  local seat = self.turn
  if name ~= "" then self.named = TRUMPS[name] end
  local led = self.trick[1] and self:counts_as(self.trick[1])
  if led and self:counts_as(card) ~= led then self.lacks[seat][led] = true end
  local winner = self:lay(card)
  if not winner then return end
  if not self.fixed then self.named = nil end
  if self:is_misere() and winner == self.contractor then return true end
  return self:played_out()
end


function Five:count()
  if not self.contractor then return self:over() end
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
end)
