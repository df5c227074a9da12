-- A second statement of Doppelkopf in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Doko = setmetatable({}, { __index = Tricks })
Doko.__index = Doko

local SOLOS = { "solo queens", "solo jacks", "solo aces", "solo diamonds",
  "solo hearts", "solo spades", "solo clubs" }
local LETTER = { diamonds = "D", hearts = "H", spades = "S", clubs = "C" }
local TOP = { JD = 1, JH = 2, JS = 3, JC = 4, QD = 5, QH = 6, QS = 7, QC = 8,
  ["10H"] = 9, pig = 10 }
local STEPS = { "own", "no 90", "no 60", "no 30", "black" }
local NAME = { Re = "re", Kontra = "kontra" }
local POINTS = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }


local function new(option, spec)
  local self = setmetatable(Tricks.new { step = 1, option = option,
    players = spec:find "five" and 5 or 4, ranks = "9 J Q K 10 A",
    points = POINTS }, Doko)
  self.owes = { true, true, true, true, true }
  self.events = spec:find "+bock" and 0 or nil         -- of a round, but hearts
  self.bock = (self.events or spec:find "heart_round") and 0 or nil -- to come
  self.poverty, self.throws = spec:find "poverty", spec:find "throw_in"
  return self
end


local function count(list, what)
  local n = 0
  for _, one in ipairs(list) do n = n + (one == what and 1 or 0) end
  return n
end


--- The suit of trumps beside the high ones, "Q" or "J" for a solo of those, or
-- nothing for aces.
function Doko:kind()
  local name = self.game:match "^solo (%a+)$" or "diamonds"
  if name == "queens" then return "Q" end
  if name == "jacks" then return "J" end
  return LETTER[name]
end


function Doko:counts_as(card)
  local kind, r = self:kind(), Tricks.rank(card)
  if kind == "Q" or kind == "J" then
    return r == kind and "trump" or Tricks.suit(card)
  end
  if kind and (r == "Q" or r == "J" or card == "10H"
    or Tricks.suit(card) == kind) then
    return "trump"
  end
  return Tricks.suit(card)
end


function Doko:height_of(card)
  if self:counts_as(card) ~= "trump" then
    return Tricks.height_of(self, card)
  end
  local top = self.pigs and card == "AD" and "pig" or card
  return TOP[top] and 20 + TOP[top] or Tricks.height_of(self, card)
end


--- Which card wins: trumps over others, the later 10H if the option says so.
function Doko:winner(trick)
  local best = 1
  local last = true
  for _, hand in ipairs(self.hands) do last = last and #hand == 0 end
  local later = self.option.second_ten == "second"
    or self.option.second_ten == "second_not_last" and not last
  for i = 2, #trick do
    local a, b = trick[best], trick[i]
    local one, other = self:counts_as(a), self:counts_as(b)
    local beats = other == "trump" and one ~= "trump"
    if one == other then
      beats = self:height_of(b) > self:height_of(a)
        or later and a == "10H" and b == "10H" and one == "trump"
    end
    if beats then best = i end
  end
  return best
end


function Doko:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  if self.players == 5 then self.resting[self.dealer] = true end
  self.double = self.bock and self.bock > 0
  if self.double then self.bock = self.bock - 1 end
  self.first = self.turn
  self.game, self.solist, self.pigs, self.party = "normal", nil, nil, nil
  self.special, self.played, self.late = {}, 0, 0
  self.said, self.replied = { Re = 0, Kontra = 0 }, nil
  self.had = {}
  for seat, hand in ipairs(self.hands) do
    self.had[seat] = count(hand, "QC")
  end
  self.list, self.poor, self.taker = {}, nil, nil
  self.stage = self.throws and "keep" or "reserve"
  if not self.throws then self:let_reserve() end
end


--- The reservations begin, unless a solo is owed that must be played.
function Doko:let_reserve()
  self.stage, self.turn = "reserve", self.first
  local owing = {}
  for n = 0, 3 do
    local seat = self:after(self.first, n)
    if self.option.mandatory and self.owes[seat] then
      owing[#owing + 1] = seat
    end
  end
  local left = self.option.rounds - self.round + 1
  if #owing > 0 and left <= #owing then
    self.turn, self.stage = owing[1], "which"
  end
end


--- How many cards the player in turn holds, as words count them.
local function held_now(self)
  return #self.hands[self.turn] + self.late + (self.option.nines and 0 or 2)
end


--- The cards and words of the player in turn. A party that has replied when its
-- own time was over says no more.
local function card_moves(self)
  local list, seen = {}, {}
  for _, card in ipairs(Tricks.legal(self)) do
    if not seen[card] then
      seen[card], list[#list + 1] = true, card
    end
  end
  if not self.party then return list end
  local mine = self.party[self.turn]
  local theirs = mine == "Re" and "Kontra" or "Re"
  local done = self.said[mine]
  for step = done + 1, 5 do
    local needs = self.replied == mine and 11 or 12 - (done + 1)
    if step == 1 and self.said[theirs] > 0 then
      needs = math.min(needs, 12 - self.said[theirs] - 1)
    end
    if held_now(self) >= needs then
      list[#list + 1] = step == 1 and NAME[mine] or STEPS[step]
    end
  end
  return list
end


--- May the player in turn throw the hand in?
function Doko:is_bad()
  local nines, high = 0, 0
  for _, card in ipairs(self.hands[self.turn]) do
    local r = Tricks.rank(card)
    if r == "9" then nines = nines + 1 end
    if r == "10" or r == "A" then high = high + POINTS[r] end
  end
  return nines >= 5 or self.option.throw_in == "both" and high >= 90
end


--- The trumps of a hand in a normal game.
local function trumps_of(self, seat)
  local list = {}
  for _, card in ipairs(self.hands[seat]) do
    if self:counts_as(card) == "trump" then list[#list + 1] = card end
  end
  return list
end


--- What the player in turn can have besides a solo.
local function add_games(self, list)
  if self.poverty and #trumps_of(self, self.turn) <= 3 then
    list[#list + 1] = "poverty"
  end
  if self.had[self.turn] == 2 then list[#list + 1] = "marriage" end
  return list
end


--- All different ways to give n cards of a hand, each in the order of the pack.
local function ways_of(hand, n)
  local place, ways = {}, {}
  for i, letter in ipairs { "C", "D", "H", "S" } do
    for j, name in ipairs { "9", "10", "J", "Q", "K", "A" } do
      place[name .. letter] = 10 * i + j
    end
  end
  local cards, seen = table.move(hand, 1, #hand, 1, {}), {}
  table.sort(cards, function(a, b) return place[a] < place[b] end)
  local function go(from, taken, left)
    if left == 0 then
      if not seen[taken] then seen[taken], ways[#ways + 1] = true, taken end
      return
    end
    for i = from, #cards do
      go(i + 1, (taken .. " " .. cards[i]):gsub("^ ", ""), left - 1)
    end
  end
  go(1, "", n)
  return ways
end


--- Random matches shall get to poverty.
function Doko.worth_trying(_, moves)
  for _, move in ipairs(moves) do
    if move == "poverty" then return { move } end
  end
  return moves
end


function Doko:legal()
  if self.stage == "keep" then
    return { "keep", self:is_bad() and "throw in" or nil }
  end
  if self.stage == "have" then return add_games(self, { "solo" }) end
  if self.stage == "take" then return { "take", "pass" } end
  if self.stage == "back" then
    return ways_of(self.hands[self.turn], self.laid)
  end
  if self.stage == "reserve" then return { "healthy", "reservation" } end
  if self.stage == "which" then return SOLOS end
  if self.stage == "wants" then
    return self.had[self.turn] == 2 and { "yes", "no" } or { "yes" }
  end
  if self.stage == "name" then
    return add_games(self, table.move(SOLOS, 1, #SOLOS, 1, {}))
  end
  return card_moves(self)
end


--- The parties: who is of one with that test.
local function parties(self, is_re)
  self.party = {}
  for seat = 1, self.players do
    if not self.resting[seat] then
      self.party[seat] = is_re(seat) and "Re" or "Kontra"
    end
  end
end


local function start(self)
  self.stage, self.turn = "play", self.first
  local must = false
  if self.solist then
    if self.option.mandatory and self.owes[self.solist] then
      must, self.deals_next = true, self.dealer
      self.owes[self.solist] = false
    end
    if must or self.option.solo_leads then self.turn = self.solist end
    parties(self, function(seat) return seat == self.solist end)
  elseif self.taker then
    parties(self, function(seat)
      return seat == self.poor or seat == self.taker
    end)
  elseif self.game == "normal" then
    parties(self, function(seat) return self.had[seat] > 0 end)
  end
end


--- Poverty lies there, and the next one is asked.
local function offer(self, seat)
  self.poor, self.game, self.stage = seat, "normal", "take"
  self.laid, self.turn = #trumps_of(self, seat), self:after(seat)
end


--- The next of several with a reservation is asked for a solo.
local function ask_next(self)
  local seat = table.remove(self.order, 1)
  if seat then
    self.stage, self.turn = self.poverty and "have" or "wants", seat
    return
  end
  if self.poor then return offer(self, self.poor) end
  for _, one in ipairs(self.list) do
    if self.had[one] == 2 then self.game, self.announcer = "marriage", one end
  end
  start(self)
end


local function reserved(self)
  if #self.list == 0 then return start(self) end
  if #self.list == 1 then
    self.stage, self.turn = "name", self.list[1]
    return
  end
  self.order = {}
  for pass = 1, 2 do
    for _, seat in ipairs(self.list) do
      local owes = self.option.mandatory and self.owes[seat]
      if (pass == 1) == (owes and true or false) then
        table.insert(self.order, seat)
      end
    end
  end
  ask_next(self)
end


--- What the trick that was just won is worth beside its points.
local function look(self, cards, leader, winner)
  local sum, hearts = 0, 0
  for i, card in ipairs(cards) do
    local seat = self:after(leader, i - 1)
    local plain = self:counts_as(card) == "H" and ("AH KH 9H"):find(card)
    hearts = hearts + (plain and 1 or 0)
    sum = sum + (POINTS[Tricks.rank(card)] or 0)
    if card == "AD" and not self.pigs then
      table.insert(self.special, { winner, seat })
    end
    if self:played_out() and card == "JC" then
      if seat == winner then
        table.insert(self.special, { winner })
      elseif self.option.charlie_caught then
        table.insert(self.special, { winner, seat })
      end
    end
  end
  if self.bock and hearts == 4 then self.bock = self.bock + self.players end
  if sum >= 40 then table.insert(self.special, { winner }) end
  if self.game == "marriage" and not self.party then
    if winner ~= self.announcer or self.played == 3 then
      self.late = self.played - 1
      parties(self, function(seat)
        return seat == winner or seat == self.announcer
      end)
    end
  end
end


local function said(self, word)
  for step = 1, 5 do
    if word == STEPS[step] or (step == 1 and (word == "re"
      or word == "kontra")) then
      if step == 1 and held_now(self) < 11 then
        self.replied = self.party[self.turn]
      end
      self.said[self.party[self.turn]] = step
    end
  end
end


--- The same player deals again, and a double round is still to come.
local function deal_again(self)
  if self.double then self.bock = self.bock + 1 end
  return self:thrown_in(self.dealer)
end


--- The player in turn keeps the hand, or not.
local function keep(self, move)
  if move == "throw in" then return deal_again(self) end
  self.turn = self:after(self.turn)
  if self.turn == self.first then self:let_reserve() end
end


--- Cards go from one hand to another.
local function give(self, cards, from, to)
  for _, card in ipairs(cards) do
    for i, one in ipairs(self.hands[from]) do
      if one == card then
        table.remove(self.hands[from], i)
        break
      end
    end
    table.insert(self.hands[to], card)
  end
end


--- The player in turn takes the trumps that lie there, or the next is asked.
local function take(self, move)
  if move == "pass" then
    self.turn = self:after(self.turn)
    return self.turn == self.poor and deal_again(self) or nil
  end
  self.taker, self.stage = self.turn, "back"
  give(self, trumps_of(self, self.poor), self.poor, self.taker)
  if self.laid == 0 then start(self) end
end


local function give_back(self, move)
  give(self, Tricks.words(move), self.taker, self.poor)
  start(self)
end


--- One of several says what it has.
local function say_what(self, move)
  if move == "solo" then
    self.stage = "which"
    return
  end
  if move == "poverty" then self.poor = self.poor or self.turn end
  ask_next(self)
end


-- What the answers to some questions do, by the stage.
local ANSWERS = { keep = keep, take = take, back = give_back, have = say_what }


function Doko:play(move)
  local answer = ANSWERS[self.stage]
  if answer then return answer(self, move) end
  if self.stage == "reserve" then
    if move == "reservation" then table.insert(self.list, self.turn) end
    self.turn = self:after(self.turn)
    if self.turn == self.first then reserved(self) end
  elseif self.stage == "wants" and move == "no" then
    ask_next(self)
  elseif self.stage == "wants" then
    self.stage = "which"
  elseif move == "poverty" then
    offer(self, self.turn)
  elseif move == "marriage" then
    self.game, self.announcer = "marriage", self.turn
    start(self)
  elseif self.stage ~= "play" then
    self.game, self.solist = move, self.turn
    start(self)
  elseif move:find "^%l" then
    said(self, move)
  else
    if self.option.pigs and move == "AD" and not self.pigs
      and self:kind() == "D" and count(self.hands[self.turn], "AD") == 2 then
      self.pigs = true
    end
    local leader = self:after(self.turn, 4 - #self.trick)
    local cards = table.move(self.trick, 1, #self.trick, 1, {})
    cards[#cards + 1] = move
    local winner = self:lay(move)
    if winner then
      self.played = self.played + 1
      look(self, cards, leader, winner)
    end
    return self:played_out() and #self.trick == 0
  end
end


--- Does a promise hold against the others' points and tricks?
local function holds(step, points, tricks)
  if step == 2 then return points < 90 end
  if step == 3 then return points < 60 end
  if step == 4 then return points < 30 end
  return step == 5 and tricks == 0
end


local function won_by(said_re, said_kontra, points, tricks)
  local re_bold, kontra_bold = said_re > 1, said_kontra > 1
  local re_holds = holds(said_re, points.Kontra, tricks.Kontra)
  local kontra_holds = holds(said_kontra, points.Re, tricks.Re)
  if re_bold and kontra_bold then
    return re_holds and "Re" or kontra_holds and "Kontra" or nil
  elseif re_bold then
    return re_holds and "Re" or "Kontra"
  elseif kontra_bold then
    return kontra_holds and "Kontra" or "Re"
  elseif said_kontra == 1 and said_re == 0 then
    return points.Kontra >= 121 and "Kontra" or "Re"
  end
  return points.Re >= 121 and "Re" or "Kontra"
end


--- What it counts that a party has so few points or no trick.
local function kept_down(points, tricks)
  return (points < 90 and 1 or 0) + (points < 60 and 1 or 0)
    + (points < 30 and 1 or 0) + (tricks == 0 and 1 or 0)
end


--- What the winners get for their game.
local function basic(winner, points, tricks, said_by, alone)
  local loser = winner == "Re" and "Kontra" or "Re"
  local value = 1 + kept_down(points[loser], tricks[loser])
  for _, step in pairs(said_by) do
    if step > 0 then value = value + 2 + (step - 1) end
  end
  if winner == "Kontra" and not alone then value = value + 1 end
  return value
end


--- Points that a side has reached against what the other promised.
local function against(step, points)
  local n = 0
  if step >= 2 and points >= 120 then n = n + 1 end
  if step >= 3 and points >= 90 then n = n + 1 end
  if step >= 4 and points >= 60 then n = n + 1 end
  if step >= 5 and points >= 30 then n = n + 1 end
  return n
end


function Doko:count()
  local points, tricks = { Re = 0, Kontra = 0 }, { Re = 0, Kontra = 0 }
  local members = { Re = 0, Kontra = 0 }
  for seat, party in pairs(self.party) do
    points[party] = points[party] + self:worth(seat)
    tricks[party] = tricks[party] + self.tricks[seat]
    members[party] = members[party] + 1
  end
  local alone = members.Re == 1
  local winner = won_by(self.said.Re, self.said.Kontra, points, tricks)
  local value                                            -- for Re
  if winner then
    value = basic(winner, points, tricks, self.said, alone)
    if winner == "Kontra" then value = -value end
  else                       -- nobody wins, and 7.2.2 (a) counts for both sides
    value = kept_down(points.Kontra, tricks.Kontra)
      - kept_down(points.Re, tricks.Re)
  end
  value = value + against(self.said.Kontra, points.Re)
    - against(self.said.Re, points.Kontra)
  for _, one in ipairs(alone and {} or self.special) do
    local by, from = self.party[one[1]], one[2] and self.party[one[2]]
    if by ~= from then value = value + (by == "Re" and 1 or -1) end
  end
  if self.events then
    self.events = (points.Re == 120 and 1 or 0)
      + (self.said.Re > 0 and winner ~= "Re" and 1 or 0)
      + (self.said.Kontra > 0 and winner ~= "Kontra" and 1 or 0)
    self.bock = self.bock + self.players * self.events
  end
  value = self.double and 2 * value or value
  for seat, party in pairs(self.party) do
    local re = party == "Re"
    self.totals[seat] = self.totals[seat]
      + (re and value * (alone and 3 or 1) or -value)
  end
  return self:ended()
end


describe("Doppelkopf in another statement", function()
  local soak = (os.getenv "SOAK" or "") ~= ""
  local n = soak and 500 or 4

  it("is the same game, match for match", function()
    held.matches({ "doppelkopf" }, { {}, { mandatory = true },
      { second_ten = "second" }, { second_ten = "second_not_last" },
      { nines = false }, { solo_leads = true }, { charlie_caught = true },
      { pigs = true }, { pigs = true, nines = false, mandatory = true,
        charlie_caught = true, second_ten = "second_not_last",
        first_dealer = 2, rounds = 9 } }, n, new)
  end)

  it("is so with the reservations and double rounds of many tables", function()
    held.matches({ "doppelkopf+poverty", "doppelkopf+bock",
      "doppelkopf+throw_in+poverty", "doppelkopf+five+bock+poverty" },
      { {}, { mandatory = true, rounds = 9 },
        { pigs = true, solo_leads = true, first_dealer = 2 } }, n, new)
    held.matches({ "doppelkopf+throw_in+poverty" },
      { { throw_in = "both" }, { throw_in = "both", nines = false } }, n, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("doppelkopf", new)
  end)
end)
