-- Barbu stated a second time, in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 300 or 1

local Barbu = setmetatable({}, { __index = Tricks })
Barbu.__index = Barbu

local LADDER = Tricks.words "2 3 4 5 6 7 8 9 10 J Q K A"

--- All moves that name a contract, with the contract and what else they name.
local MOVES = {}
for _, name in ipairs { "no tricks", "hearts", "queens", "barbu",
  "last two" } do
  MOVES[name] = { name }
end
for _, name in ipairs { "clubs", "diamonds", "hearts", "spades" } do
  MOVES["trumps " .. name] = { "trumps", name }
end
for _, rank in ipairs(LADDER) do
  MOVES["domino " .. rank] = { "domino", rank }
end

--- What each contract counts in all.
local ALL = { trumps = 65, domino = 65, queens = -24, barbu = -20,
  ["no tricks"] = -26, ["last two"] = -30, hearts = -30 }


local function new(option)
  local p = setmetatable(Tricks.new { players = 4, step = 1,
    ranks = table.concat(LADDER, " "), option = setmetatable(
      { rounds = option.rounds > 0 and option.rounds or 28 },
      { __index = option }) }, Barbu)
  p.done, p.against = {}, {}
  for seat = 1, 4 do p.done[seat], p.against[seat] = {}, { 0, 0, 0, 0 } end
  return p
end


--- How many contracts the dealer has played before this one.
local function played(p)
  local n = 0
  for _ in pairs(p.done[p.dealer]) do n = n + 1 end
  return n
end


function Barbu:deal(dealt, seen)
  local stays = self.option.turns == "seven" and self.round % 7 ~= 0
  if not stays then self:deals(seen) end
  self:begin(dealt.hands, self.dealer)
  if played(self) == 7 then
    self.done[self.dealer], self.against[self.dealer] = {}, { 0, 0, 0, 0 }
  end
  self.stage, self.contract, self.trump = "name", nil, nil
  self.pairs, self.counts, self.out = {}, { 0, 0, 0, 0 }, {}
  self.low, self.high, self.tricks_played = {}, {}, 0
end


local say, answer = {}, {}

function Barbu:legal() return say[self.stage](self) end

function Barbu:play(move) return answer[self.stage](self, move) end


function say:name()
  local list = {}
  for move, means in pairs(MOVES) do
    if not self.done[self.dealer][means[1]] then list[#list + 1] = move end
  end
  return list
end


function answer:name(move)
  local contract, named = table.unpack(MOVES[move])
  self.contract = contract
  if contract == "trumps" then self.trump = named:sub(1, 1):upper() end
  self.first_rank = contract == "domino" and self.height[named]
  if not self.option.doubling then return self:begin_play() end
  self.stage, self.turn = "double", self:after(self.dealer)
end


--- A word and all sets of some seats, but the empty one.
local function with_sets(word, seats)
  local list = {}
  for mask = 1, 2 ^ #seats - 1 do
    local text = word
    for bit, seat in ipairs(seats) do
      if mask // 2 ^ (bit - 1) % 2 == 1 then text = text .. " " .. seat end
    end
    list[#list + 1] = text
  end
  return list
end


--- Does the player in turn owe the dealer as many doubles as contracts are
-- left?
local function is_due(p)
  local owed = p.option.must_double - p.against[p.dealer][p.turn]
  return owed > 0 and owed >= 7 - played(p)
end


function say:double()
  local only = self.contract == "trumps" or self.contract == "domino"
  local seats, list = {}, {}
  for seat = 1, 4 do
    if seat ~= self.turn and (seat == self.dealer or not only) then
      seats[#seats + 1] = seat
    end
  end
  for _, move in ipairs(with_sets("double", seats)) do
    local dealer = move:find(tostring(self.dealer), 1, true)
    if dealer or not is_due(self) then list[#list + 1] = move end
  end
  if not is_due(self) then list[#list + 1] = "pass" end
  return list
end


--- Notes whom the player in turn doubles; a pair may be there twice.
local function note_doubles(p, move)
  for seat in move:gmatch "%d" do
    p.pairs[#p.pairs + 1] = { p.turn, tonumber(seat) }
  end
end


--- Who has doubled the dealer, by seat.
local function doublers(p)
  local list = {}
  for seat = 1, 4 do
    for _, pair in ipairs(p.pairs) do
      if pair[1] == seat and pair[2] == p.dealer then list[#list + 1] = seat end
    end
  end
  return list
end


function answer:double(move)
  note_doubles(self, move)
  self.turn = self:after(self.turn)
  if self.turn ~= self.dealer then return end
  local list = doublers(self)
  for _, seat in ipairs(list) do
    local against = self.against[self.dealer]
    against[seat] = against[seat] + 1
  end
  if #list == 0 then return self:begin_play() end
  self.stage = "redouble"
end


function say:redouble()
  local list = with_sets("redouble", doublers(self))
  list[#list + 1] = "pass"
  return list
end


function answer:redouble(move)
  note_doubles(self, move)
  self:begin_play()
end


function Barbu:begin_play()
  self.turn = self.dealer
  self.stage = self.contract == "domino" and "lay" or "trick"
end


--- How high the best trump of the trick is; 0 without one.
local function best_trump(p)
  local best = 0
  for _, card in ipairs(p.trick) do
    if Tricks.suit(card) == p.trump then
      best = math.max(best, p:height_of(card))
    end
  end
  return best
end


function say:trick()
  local hand, led = self.hands[self.turn], self.trick[1]
  local wait = self.contract == "hearts" or self.contract == "barbu"
  if not led and wait and not self.option.lead_hearts then
    return lists.those(hand, function(card) return Tricks.suit(card) ~= "H" end)
  end
  local following = self:follow(hand, self.trick)
  if not led or not self.trump then return following end
  local follows = Tricks.suit(following[1]) == Tricks.suit(led)
  if follows and Tricks.suit(led) ~= self.trump then return following end
  local best = best_trump(self)
  return lists.those(following, function(card)
    return Tricks.suit(card) == self.trump and self:height_of(card) > best
  end)
end


--- How many of some cards have been taken, in all or by one.
local function taken(p, wanted, seat)
  local n = 0
  for side = seat or 1, seat or 4 do
    for _, card in ipairs(p.won[side]) do
      if wanted(card) then n = n + 1 end
    end
  end
  return n
end

local function is_queen(card) return Tricks.rank(card) == "Q" end
local function is_barbu(card) return card == "KH" end
local function is_heart(card) return Tricks.suit(card) == "H" end
local function is_ace(card) return card == "AH" end


function answer:trick(card)
  local winner = self:lay(card)
  if not winner then return end
  self.tricks_played = self.tricks_played + 1
  if self.contract == "last two" and self.tricks_played > 11 then
    local loses = self.tricks_played == 12 and 10 or 20
    self.counts[winner] = self.counts[winner] - loses
  end
  return self.tricks_played == 13
    or self.contract == "queens" and taken(self, is_queen) == 4
    or self.contract == "barbu" and taken(self, is_barbu) == 1
end


--- Does a card fit in the rows on the table?
local function fits(p, card)
  local suit, at = Tricks.suit(card), p:height_of(card)
  if not p.low[suit] then return at == p.first_rank end
  return at == p.low[suit] - 1 or at == p.high[suit] + 1
end


function say:lay()
  local list = {}
  for _, card in ipairs(self.hands[self.turn]) do
    if fits(self, card) then list[#list + 1] = card end
  end
  return #list > 0 and list or { "pass" }
end


function answer:lay(card)
  local hand = self.hands[self.turn]
  if card ~= "pass" then
    local suit, at = Tricks.suit(card), self:height_of(card)
    self.low[suit] = math.min(self.low[suit] or at, at)
    self.high[suit] = math.max(self.high[suit] or at, at)
    for i = #hand, 1, -1 do
      if hand[i] == card then table.remove(hand, i) end
    end
    if #hand == 0 then self.out[#self.out + 1] = self.turn end
  end
  if #self.out == 3 then return true end
  repeat self.turn = self:after(self.turn) until #self.hands[self.turn] > 0
end


local worth = {}

worth["no tricks"] = function(p, seat) return -2 * p.tricks[seat] end

worth["last two"] = function(p, seat) return p.counts[seat] end

function worth.trumps(p, seat) return 5 * p.tricks[seat] end

function worth.queens(p, seat) return -6 * taken(p, is_queen, seat) end

function worth.barbu(p, seat) return -20 * taken(p, is_barbu, seat) end

function worth.hearts(p, seat)
  return -2 * taken(p, is_heart, seat) - 4 * taken(p, is_ace, seat)
end

function worth.domino(p, seat)
  for place, one in ipairs(p.out) do
    if one == seat then return ({ 40, 25, 10 })[place] end
  end
  return -10
end


function Barbu:count()
  local counts, sum = {}, 0
  for seat = 1, 4 do
    counts[seat] = worth[self.contract](self, seat)
    sum = sum + counts[seat]
    self.totals[seat] = self.totals[seat] + counts[seat]
  end
  assert.equal(ALL[self.contract], sum)
  for _, pair in ipairs(self.pairs) do
    local one, other = pair[1], pair[2]
    local more = counts[one] - counts[other]
    self.totals[one] = self.totals[one] + more
    self.totals[other] = self.totals[other] - more
  end
  self.done[self.dealer][self.contract] = true
  return self:ended(0)
end


describe("barbu", function()
  it("is as it was said a second time", function()
    held.matches({ "barbu", "barbu+no_doubling", "barbu+rotate",
      "barbu+must_double=7+lead_hearts=true", "barbu+rotate+must_double=5" },
      { {}, { rounds = 9, first_dealer = 3 }, { rounds = 60 } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("barbu", new)
  end)
end)
