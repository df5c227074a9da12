-- Cassino stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Cassino = {}
Cassino.__index = Cassino

--- The deck's order, in which cards are written; and what cards are worth.
local PLACE, WORTH = {}, { A = 1 }
for s, suit in ipairs { "C", "D", "H", "S" } do
  for r, rank in ipairs(Tricks.words "2 3 4 5 6 7 8 9 10 J Q K A") do
    PLACE[rank .. suit] = 100 * s + r
    WORTH[rank] = WORTH[rank] or tonumber(rank)
  end
end


local rank, take = Tricks.rank, lists.take


local function new(option, _, m)
  local p = setmetatable({ option = option, n = option.players, round = 0,
    totals = {}, royal = false, spades = false }, Cassino)
  p.sides = p.n == 4 and 2 or p.n
  for side = 1, p.sides do p.totals[side] = 0 end
  for _, house in ipairs(m.variant.house) do p[house.name] = true end
  return p
end


--- What a card may count: none, one or two values.
function Cassino:worths(card)
  local name = rank(card)
  if self.royal and name == "A" then return { 1, 14 } end
  local court = { J = 11, Q = 12, K = 13 }
  return { WORTH[name] or self.royal and court[name] or nil }
end


function Cassino:counts(card, value)
  for _, worth in ipairs(self:worths(card)) do
    if worth == value then return true end
  end
  return false
end


function Cassino:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round, self.hands, self.taken = self.round + 1, {}, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  for side = 1, self.sides do self.taken[side] = {} end
  self.board, self.stock = Tricks.words(dealt.board), Tricks.words(dealt.stock)
  self.builds, self.last, self.sweeps = {}, nil, {}
  self.turn = self.dealer % self.n + 1
end


--- Can these cards be divided into sets of that value, of `most` at most?
function Cassino:divides(cards, value, most)
  if #cards == 0 then return true end
  if most == 0 then return false end
  local first, rest = cards[1], table.move(cards, 2, #cards, 1, {})
  local function complete(left, others, from)
    if left == 0 then return self:divides(others, value, most - 1) end
    for i = from, #others do
      local fewer = table.move(others, 1, #others, 1, {})
      local card = table.remove(fewer, i)
      for _, worth in ipairs(self:worths(card)) do
        if worth <= left and complete(left - worth, fewer, i) then
          return true
        end
      end
    end
    return false
  end
  for _, worth in ipairs(self:worths(first)) do
    if worth <= value and complete(value - worth, rest, 1) then return true end
  end
  return false
end


--- Every choice of some cards of the table, in the deck's order; none, too.
function Cassino:choices()
  local board, list = table.move(self.board, 1, #self.board, 1, {}), {}
  table.sort(board, function(a, b) return PLACE[a] < PLACE[b] end)
  for bits = 0, (1 << #board) - 1 do
    local set = {}
    for i, card in ipairs(board) do
      if bits >> (i - 1) & 1 == 1 then set[#set + 1] = card end
    end
    list[#list + 1] = set
  end
  return list
end


local RANKS = Tricks.words "A 2 3 4 5 6 7 8 9 10 J Q K A"


function Cassino:holds(card, value)
  for _, other in ipairs(self.hands[self.turn]) do
    if other ~= card and rank(other) == RANKS[value] then return true end
  end
  return false
end


--- Are all builds of the player covered, but those that are gone?
function Cassino:keeps(card, gone)
  for n, build in pairs(self.builds) do
    if build.owner == self.turn and not gone[n]
      and not self:holds(card, build.value) then
      return false
    end
  end
  return true
end


--- May the player own a build of that value, besides the others?
function Cassino:may_own(card, value, gone)
  for n, build in pairs(self.builds) do
    if self.royal and build.owner == self.turn and not gone[n]
      and build.value ~= value and RANKS[build.value] == RANKS[value] then
      return false
    end
  end
  return self:holds(card, value) and self:keeps(card, gone)
end


--- Every choice of some builds that the card can take; none, too.
function Cassino:build_choices(card)
  local list, most = { {} }, 0
  for n in pairs(self.builds) do most = math.max(most, n) end
  for n = 1, most do
    local build = self.builds[n]
    for i = 1, build and self:counts(card, build.value) and #list or 0 do
      local more, same = { [n] = true }, true
      for other in pairs(list[i]) do
        more[other] = true
        same = same and self.builds[other].value == build.value
      end
      if same then list[#list + 1] = more end
    end
  end
  return list
end


local function join(set) return table.concat(set, " ") end


--- Is nothing left that the card could take?
function Cassino:takes_all(card, set, gone)
  local left = {}
  for n, build in pairs(self.builds) do
    if not gone[n] and self:counts(card, build.value) then return false end
  end
  for _, other in ipairs(self.board) do left[other] = true end
  for _, other in ipairs(set) do left[other] = nil end
  for _, other in ipairs(self:choices()) do
    local all = #other > 0
    for _, one in ipairs(other) do all = all and left[one] end
    for _, worth in ipairs(all and self:worths(card) or {}) do
      if self:divides(other, worth, 1) then return false end
    end
  end
  return true
end


function Cassino:takes_court(card, list)
  local same = {}
  for _, set in ipairs(self:choices()) do
    if #set == 1 and rank(set[1]) == rank(card) then
      same[#same + 1] = set[1]
    end
  end
  if #same > 0 and self:keeps(card, {}) then
    for _, one in ipairs(self.option.court_takes == "all" and { join(same) }
      or same) do
      list[#list + 1] = card .. " takes " .. one
    end
  end
end


function Cassino:takings(card, choices, list)
  if #self:worths(card) == 0 then return self:takes_court(card, list) end
  for _, set in ipairs(choices) do
    for _, worth in ipairs(self:worths(card)) do
      if self:divides(set, worth, 52) then
        for _, gone in ipairs(self:build_choices(card)) do
          local text, most = card .. " takes", 0
          for n in pairs(gone) do most = math.max(most, n) end
          if #set > 0 then text = text .. " " .. join(set) end
          for n = 1, most do
            if gone[n] then text = text .. " build " .. n end
          end
          if (#set > 0 or most > 0) and self:keeps(card, gone)
            and not (self.option.must_take_all
              and not self:takes_all(card, set, gone)) then
            list[#list + 1] = text
          end
        end
        break
      end
    end
  end
end


local function with(card, set) return table.move(set, 1, #set, 2, { card }) end


function Cassino:buildings(card, choices, list)
  for value = 1, self.royal and 14 or 10 do
    for _, set in ipairs(self:may_own(card, value, {}) and choices or {}) do
      if #set > 0 and #self:worths(card) > 0
        and self:divides(with(card, set), value, 52) then
        list[#list + 1] = "build " .. value .. " " .. join(with(card, set))
      end
    end
  end
end


function Cassino:changes(card, choices, list)
  for n, build in pairs(self.builds) do
    local gone = { [n] = true }
    local value = build.value + (self:worths(card)[1] or 100)
    if build.single and value <= (self.royal and 14 or 10)
      and self:may_own(card, value, gone) then
      for _, set in ipairs(choices) do
        if self:divides(set, value, 52) then
          local text = ("raise %d to %d %s"):format(n, value, card)
          list[#list + 1] = #set > 0 and text .. " " .. join(set) or text
        end
      end
    end
    if self:may_own(card, build.value, gone) and #self:worths(card) > 0 then
      for _, set in ipairs(choices) do
        if self:divides(with(card, set), build.value, 1) then
          list[#list + 1] = "add " .. join(with(card, set)) .. " to " .. n
        end
      end
    end
  end
end


function Cassino:owns()
  for _, build in pairs(self.builds) do
    if build.owner == self.turn then return true end
  end
  return false
end


function Cassino:legal()
  local list, choices = {}, self:choices()
  for _, card in ipairs(self.hands[self.turn]) do
    local before = #list
    self:takings(card, choices, list)
    if not self:owns()
      and not (self.option.must_take and #list > before) then
      list[#list + 1] = "trail " .. card
    end
    self:buildings(card, choices, list)
    self:changes(card, choices, list)
  end
  return list
end


function Cassino:capture(words)
  local side = (self.turn - 1) % self.sides + 1
  local pile = self.taken[side]
  pile[#pile + 1] = words[1]
  for i = 3, #words do
    if words[i - 1] == "build" then
      local cards = self.builds[tonumber(words[i])].cards
      table.move(cards, 1, #cards, #pile + 1, pile)
      self.builds[tonumber(words[i])] = nil
    elseif words[i] ~= "build" then
      pile[#pile + 1] = take(self.board, words[i])
    end
  end
  self.last = side
  if self.option.sweeps and #self.board == 0 and not next(self.builds) then
    self.totals[side] = self.totals[side] + 1
  end
end


--- The cards of a move join the build; the first is of the hand.
function Cassino:join(n, value, cards, single)
  local build = self.builds[n] or { cards = {} }
  for i, card in ipairs(cards) do
    if i > 1 then take(self.board, card) end
    table.insert(build.cards, card)
  end
  build.value, build.owner, build.single = value, self.turn, single
  self.builds[n] = build
end


--- Do the cards make one set of the value?
function Cassino:is_single(cards, value)
  return #cards > 1 and self:divides(cards, value, 1)
end


function Cassino:play(move)
  local words, hand = Tricks.words(move), self.hands[self.turn]
  local kind = words[1]
  if words[2] == "takes" then
    take(hand, kind)
    self:capture(words)
  elseif kind == "trail" then
    table.insert(self.board, take(hand, words[2]))
  elseif kind == "build" then
    local cards, n, value = table.move(words, 3, #words, 1, {}), 1,
      tonumber(words[2])
    while self.builds[n] do n = n + 1 end
    take(hand, cards[1])
    self:join(n, value, cards, self:is_single(cards, value))
  elseif kind == "raise" then
    local cards = table.move(words, 5, #words, 1, {})
    take(hand, cards[1])
    self:join(tonumber(words[2]), tonumber(words[4]), cards, #cards == 1)
  else
    local n = tonumber(words[#words])
    take(hand, words[2])
    self:join(n, self.builds[n].value,
      table.move(words, 2, #words - 2, 1, {}), false)
  end
  self.turn = self.turn % self.n + 1
  return self:deal_on()
end


function Cassino:deal_on()
  for _, hand in ipairs(self.hands) do
    if #hand > 0 then return false end
  end
  if #self.stock == 0 then
    for _, card in ipairs(self.last and self.board or {}) do
      table.insert(self.taken[self.last], card)
    end
    return true
  end
  local seat = self.turn
  for _ = 1, 4 * self.n do
    table.insert(self.hands[seat], table.remove(self.stock, 1))
    seat = seat % self.n + 1
  end
end


--- The side that has most, if only one has.
local function most(counts)
  local best, winner = 0, nil
  for side, n in ipairs(counts) do
    if n == best then winner = nil end
    if n > best then best, winner = n, side end
  end
  return winner, best
end


function Cassino:count()
  local cards, spades, totals = {}, {}, self.totals
  for side, pile in ipairs(self.taken) do
    cards[side], spades[side] = #pile, 0
    for _, card in ipairs(pile) do
      local points = rank(card) == "A" and 1 or card == "10D" and 2
        or card == "2S" and 1 or 0
      if card:sub(-1) == "S" then
        spades[side] = spades[side] + 1
        if self.spades then points = points + (card == "JS" and 2 or 1) end
      end
      totals[side] = totals[side] + points
    end
  end
  local winner = most(cards)
  if winner then totals[winner] = totals[winner] + 3 end
  winner = not self.spades and most(spades)
  if winner then totals[winner] = totals[winner] + 1 end
  local leader, best = most(totals)
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, leader or 0
  end
  return best >= self.option.target and leader ~= nil, leader
end


describe("Cassino, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "cassino" }, {
      {}, { players = 3, must_take = true, rounds = 3 },
      { players = 4, court_takes = "all", target = 11 },
      { must_take_all = true, sweeps = false, rounds = 3 },
      { players = 3, must_take = true, must_take_all = true, rounds = 3 },
    }, SOAK and 2500 or 3, new)
    held.matches({ "cassino+royal" }, {
      { rounds = 2 }, { players = 4, rounds = 2 },
      { players = 3, must_take = true, rounds = 2 },
    }, SOAK and 1500 or 1, new)
    held.matches({ "cassino+spades" }, { {} }, SOAK and 500 or 1, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("cassino", new)
  end)
end)
