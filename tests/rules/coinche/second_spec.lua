-- Random matches of Coinche are compared with a second statement of it, which
-- goes on from that of Belote.

local Belote = require "rules.belote.second"
local held = require "rules.held"
local mixed = require "rules.mixed"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 2000 or 5

local Coinche = setmetatable({}, { __index = Belote })
Coinche.__index = Coinche

local SUITS = { clubs = "C", diamonds = "D", hearts = "H", spades = "S",
  ["no trump"] = false, ["all trump"] = false }

local say = setmetatable({}, { __index = Belote.say })
local answer = setmetatable({}, { __index = Belote.answer })
Coinche.say, Coinche.answer = say, answer


local function new(option)
  return setmetatable(Belote.new(option), Coinche)
end


function Coinche:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self:clear()
  self.stage, self.passes, self.number, self.times = "bid", 0, 70, 1
end


--- Bids that are no numbers, and what they count as in the bidding.
local WORDS = { [410] = "capot", [420] = "general" }
local WORTH = { capot = 410, general = 420 }


--- All bids of more points than the last.
function say:bid()
  local list = { "pass" }
  for number = self.number + 10, self.option.general and 420 or 410, 10 do
    for name, suit in pairs(SUITS) do
      if suit or self.option.no_trump then
        list[#list + 1] = (WORDS[number] or number) .. " " .. name
      end
    end
  end
  if self.taker and self:side(self.taker) ~= self:side(self.turn) then
    list[#list + 1] = "coinche"
  end
  return list
end


--- Low bids, so that some are made; every other word is a pass.
function Coinche:worth_trying(moves)
  if self.stage ~= "bid" then return moves end
  local list = {}
  for _, move in ipairs(moves) do
    local number = tonumber(move:match "^%d+")
    if not number or number <= self.number + 10 then
      list[#list + 1] = move
      list[#list + 1] = "pass"
    end
  end
  return list
end


--- The bidding is over: the suit of the last bid is trump.
function Coinche:play_bid()
  self.trump = SUITS[self.name] or nil
  self.mode = not self.trump and self.name or nil
  self:begin_play()
end


function Coinche:is_doubled()
  self.times = 2
  if not self.option.surcoinche then return self:play_bid() end
  self.stage, self.passes = "again", 0
  self.turn = self:after(self.turn)
end


function answer:bid(move)
  self.passes = move == "pass" and self.passes + 1 or 0
  if move == "coinche" then return self:is_doubled() end
  if move ~= "pass" then
    local number, name = move:match "^(%w+) (.+)$"
    self.taker, self.word, self.name = self.turn, WORTH[number] and number, name
    self.number = WORTH[number] or tonumber(number)
    self.alone = true
  end
  self.turn = self:after(self.turn)
  if self.passes == 4 then return self:thrown_in() end
  if self.passes == 3 and self.taker then self:play_bid() end
end


function say.again() return { "pass", "surcoinche" } end

function answer:again(move)
  self.passes = self.passes + 1
  if move == "surcoinche" then self.times = 4 end
  if self.times == 4 or self.passes == 2 then return self:play_bid() end
  self.turn = self:after(self:after(self.turn))
end


--- Does the taker win all tricks alone?
function answer:card(move)
  local over = Belote.answer.card(self, move)
  if #self.trick == 0 and self.turn ~= self.taker then self.alone = false end
  return over
end


--- Is it made, and is it a tie that is held?
function Coinche:result(side, own, their)
  local reach = own
  if not self.option.belote_counts then reach = own - self:belote_of(side) end
  local reached = reach >= self.number
  if self.word then reached = self.tricks[side] == 8 end
  if self.word == "general" then reached = self.alone end
  return reached and own > their, reached and own == their
    and self.option.tie == "hold" and self.times == 1
end


function Coinche:count()
  local side = self:side(self.taker)
  local others = 3 - side
  self:share_declared(side)
  local made, tied = self:result(side, self:total(side), self:total(others))
  if tied then
    self.carried = self.carried + self:rounded(self:total(side))
    self:gets(others, self:total(others))
    return self:over()
  end
  local winner = made and side or others
  self.totals[winner] = self.totals[winner] + self.carried
  self.carried = 0
  self:settle(winner, made)
  return self:over()
end


--- What the two sides get.
function Coinche:settle(winner, made)
  local loser, times, bid = 3 - winner, self.times, self.number
  local belote = self:belote_of(winner)
  if self.word then bid = self.word == "capot" and 250 or 500 end
  if self.option.score == "bid_only" then
    self:gets(winner, times * (bid + belote))
  elseif made and times == 1 then
    self:gets(winner, self:total(winner) + bid)
    return self:gets(loser, self:total(loser))
  else
    local all = made and self.tricks[winner] == 8 and 250 or 160
    self:gets(winner, times * (all + bid + belote + self.declared[1]
      + self.declared[2]))
  end
  self:gets(loser, self:belote_of(loser), true)
end


-- Seats 1 and 3 have all aces and tens, the others all jacks and nines.
local FOURS = { hands = { "10C 10D 10H 10S KC KD QH QS",
  "9C 9D 9H 9S QC QD KH KS", "AC AD AH AS 8C 8D 8H 8S",
  "JC JD JH JS 7C 7D 7H 7S" } }


--- Seat 1 bids general in hearts as soon as it may.
local function general(option)
  local self = new(option)
  function self.worth_trying(_, moves)
    for _, move in ipairs(self.turn == 1 and moves or {}) do
      if move == "general hearts" then return { move } end
    end
    return moves
  end
  return self
end


-- Seat 1 has all hearts; or four of the best, all aces and a ten.
local ALL = { hands = { "7H 8H 9H 10H JH QH KH AH", "*", "*", "*" } }
local BEST = { hands = { "9H 10H JH AH AC AD AS 10C", "*", "*", "*" } }


describe("coinche", function()
  it("counts a general that the bidder wins alone, or loses", function()
    for seed = 1, 6 do
      held.match("coinche+general", { rounds = 2 }, seed, general, ALL)
      held.match("coinche+general+score=bid_only", { rounds = 2 }, seed,
        general, BEST)
    end
  end)

  it("counts four of a kind by what is trumps", function()
    for seed = 1, 6 do
      held.match("coinche+no_trump", { rounds = 6 }, seed, new, FOURS)
    end
  end)

  it("is as it was said a second time", function()
    held.matches({ "coinche", "coinche+no_declarations", "coinche+no_trump",
      "coinche+two_thousand", "coinche+general" },
      { { rounds = 4 }, { target = 301 },
      { belote_counts = false, surcoinche = false, tie = "hold", rounds = 9 },
      { score = "bid_only", undertrump = true, round_to_ten = false,
        first_dealer = 3, rounds = 6 },
      { no_trump = true, rounds = 3 },
      { no_trump = true, all_trump = "scaled", rounds = 2 } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("coinche", new)
  end)
end)
