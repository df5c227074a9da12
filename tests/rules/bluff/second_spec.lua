-- A second statement of Bluff in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local turn = require "turn"
local Tricks = require "rules.plain_tricks"

local Bluff = setmetatable({}, { __index = Tricks })
Bluff.__index = Bluff

local RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K"

-- The cards in the order in which a move has them.
local ORDER = {}
for suit in ("CDHS"):gmatch "." do
  for rank in ("2 3 4 5 6 7 8 9 10 J Q K A"):gmatch "%S+" do
    ORDER[#ORDER + 1] = rank .. suit
  end
end
ORDER[#ORDER + 1] = "BJ"


local function new(option)
  local p = setmetatable(Tricks.new { players = option.players,
    step = option.clockwise and 1 or -1, option = option, ranks = RANKS },
    Bluff)
  local packs = option.packs
  if packs == 0 then packs = option.players > 5 and 2 or 1 end
  p.limit = 4 * packs
  if option.most > 0 then p.limit = math.min(p.limit, option.most) end
  return p
end


function Bluff:deal(dealt, seen)
  self:deals(seen)
  self:begin(dealt.hands, self:after(self.dealer))
  self.heap, self.asked, self.last, self.turns = {}, nil, nil, 0
  self:lay_next(self.turn)
end


--- A player is to lay cards.
function Bluff:lay_next(seat)
  self.turn, self.stage = seat, "lay"
  if self.option.style == "rising" then
    local list, now = Tricks.words(RANKS), self.asked
    self.asked = list[(now and lists.place(list, now) or 0) % 13 + 1]
  end
end


--- That seat, or the first one after it with cards.
function Bluff:with_cards(seat)
  for _ = 1, self.players do
    if #self.hands[seat] > 0 then return seat end
    seat = self:after(seat)
  end
  return seat
end


--- How many have cards, besides that seat.
function Bluff:left(but)
  local n = 0
  for seat, hand in ipairs(self.hands) do
    n = n + (#hand > 0 and seat ~= but and 1 or 0)
  end
  return n
end


--- What a text says: how many cards, the rank, and the cards.
local function read(text)
  local count, rank, cards = text:match "^(%d+) ?(%w*): (.+)$"
  return tonumber(count), rank ~= "" and rank or nil,
    Tricks.words(cards or "")
end


--- Does the player in turn hold these cards?
function Bluff:holds(cards)
  local hand = table.move(self.hands[self.turn], 1, #self.hands[self.turn], 1,
    {})
  for _, card in ipairs(cards) do
    local at = lists.place(hand, card)
    if not at then return false end
    table.remove(hand, at)
  end
  return true
end


function Bluff:allows(text)
  if self.stage == "doubt" then return text == "doubt" or text == "believe" end
  if text == "pass" then
    return self.option.style == "open" and self.asked ~= nil
  end
  local count, rank, cards = read(text)
  if not count or (rank == nil) ~= (self.asked ~= nil) then return false end
  if rank and not self.height[rank] then return false end
  return count == #cards and count > 0 and count <= self.limit
    and self:holds(cards)
end


--- All sets of up to so many cards of a hand, as texts.
local function sets_of(hand, most)
  local list = {}
  table.sort(hand, function(a, b)
    return lists.place(ORDER, a) < lists.place(ORDER, b)
  end)
  local function add(from, text, n)
    for i = from, n < most and #hand or 0 do
      if i == from or hand[i] ~= hand[i - 1] then
        list[#list + 1] = { n + 1, text .. " " .. hand[i] }
        add(i + 1, text .. " " .. hand[i], n + 1)
      end
    end
  end
  add(1, "", 0)
  return list
end


function Bluff:legal()
  if self.stage == "doubt" then return { "believe", "doubt" } end
  local moves = {}
  local ranks = self.asked and { "" } or Tricks.words(RANKS)
  for _, set in ipairs(sets_of(self.hands[self.turn], self.limit)) do
    for _, rank in ipairs(ranks) do
      moves[#moves + 1] = set[1] .. (rank == "" and "" or " " .. rank) .. ":"
        .. set[2]
    end
  end
  if self:allows "pass" then moves[#moves + 1] = "pass" end
  return moves
end


--- A text about what may be said now.
function Bluff:guess(random)
  local draw = lists.numbers(random)
  local cards, hand = {}, self.hands[self.turn]
  for i = 1, draw(self.limit + 1) do
    cards[i] = draw(20) == 1 and ORDER[draw(52)] or hand[draw(#hand)]
  end
  local rank = draw(5) > 1 and not self.asked and Tricks.words(RANKS)[draw(13)]
  local count = draw(8) == 1 and #cards + 1 or #cards
  return draw(30) == 1 and "pass" or count .. (rank and " " .. rank or "")
    .. ": " .. table.concat(cards, " ")
end


--- The turn is over; true if the round is.
function Bluff:go_on(seat)
  self.turns = self.turns + 1
  self.decided = self:left() < (self.option.ends == "last" and 2
    or self.players)
  if self.decided or self.turns == self.option.max_turns then return true end
  self:lay_next(self:with_cards(seat))
end


function Bluff:pass()
  self.passed = self.passed + 1
  if self.passed < self:left(self.last) then
    return self:go_on(self:after(self.turn))
  end
  self.heap, self.asked = {}, nil
  local next = self.option.after_passes == "next"
  return self:go_on(next and self:after(self.last) or self.last)
end


--- Asks the next of those who may doubt, after that seat.
function Bluff:ask(seat)
  repeat seat = self:after(seat) until #self.hands[seat] > 0
    or seat == self.last
  self.turn, self.stage = seat, "doubt"
  if seat == self.last then return self:go_on(self:after(seat)) end
end


function Bluff:lay_cards(text)
  local _, rank, cards = read(text)
  for _, card in ipairs(cards) do lists.take(self.hands[self.turn], card) end
  table.move(cards, 1, #cards, #self.heap + 1, self.heap)
  self.asked, self.laid = self.asked or rank, cards
  self.last, self.passed = self.turn, 0
  return self:ask(self.turn)
end


function Bluff:open()
  local lies = lists.only(self.laid, function(card)
    return card ~= "BJ" and Tricks.rank(card) ~= self.asked
  end)
  local taker, leader = self.turn, self.last
  if #lies > 0 then taker, leader = leader, taker end
  local hand = self.hands[taker]
  table.move(self.heap, 1, #self.heap, #hand + 1, hand)
  self.heap = {}
  if self.option.style == "rising" then
    return self:go_on(self:after(self.last))
  end
  self.asked = nil
  return self:go_on(leader)
end


function Bluff:play(move)
  if move == "believe" then return self:ask(self.turn) end
  if move == "doubt" then return self:open() end
  if move == "pass" then return self:pass() end
  return self:lay_cards(move)
end


function Bluff:worth_of(seat)
  if not self.decided then return 0 end
  local out = #self.hands[seat] == 0
  if self.option.ends == "last" then return out and 0 or -1 end
  return out and 1 or 0
end


describe("bluff", function()
  it("is as it was said a second time", function()
    held.matches({ "bluff", "bluff+jokers", "bluff+rising" }, { {},
      { players = 3, after_passes = "next", clockwise = false },
      { players = 7, most = 3, max_turns = 60, rounds = 2 },
      { players = 5, first_dealer = 3, packs = 2, rounds = 2 } },
      turn.soak and 240 or 2, new)
  end)

  it("goes on until one has cards, if that is the rule", function()
    held.matches({ "bluff+last_one" }, { { players = 3, max_turns = 200,
      rounds = 2 } }, turn.soak and 100 or 1, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("bluff", new, { values = { max_turns = { 50, 70, 200 } },
      most = 3 })
  end)
end)
