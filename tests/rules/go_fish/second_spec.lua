-- Go Fish stated a second time, in plain Lua, and random matches held against
-- it.

local core = require "tenace.core"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local RANKS = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  "A" }
local Fish = {}
Fish.__index = Fish


local function rank_of(card) return (card:gsub(".$", "")) end


--- The numbers of cards of each rank in a hand.
local function counted(hand)
  local n = {}
  for _, card in ipairs(hand) do
    n[rank_of(card)] = (n[rank_of(card)] or 0) + 1
  end
  return n
end


function Fish:size() return self.option.books == "pairs" and 2 or 4 end


--- Lays down the books of a hand, lowest suits first; true if there was one.
function Fish:lay(seat)
  local any = false
  for rank, n in pairs(counted(self.hands[seat])) do
    local out = n // self:size() * self:size()
    table.sort(self.hands[seat], function(a, b) return a < b end)
    local kept = {}
    for _, card in ipairs(self.hands[seat]) do
      if rank_of(card) == rank and out > 0 then
        out = out - 1
        self.books[seat] = self.books[seat] + 1
        any = true
      else
        kept[#kept + 1] = card
      end
    end
    self.hands[seat] = kept
  end
  return any
end


--- The rules may draw: the cards are those that the match has drawn.
function Fish:draw(seat)
  local card = table.remove(self.stock, 1)
  table.insert(self.hands[seat], card)
  return card
end


function Fish:after(seat) return seat % self.option.players + 1 end


--- Brings the turn to a player who can ask; false at the end of the round.
function Fish:find_asker()
  while self.idle < 26 * self.option.players do
    local laid = 0
    for seat = 1, self.option.players do laid = laid + self.books[seat] end
    if laid == 52 then return false end
    local hand = self.hands
    while #hand[self.turn] == 0 and #self.stock > 0 do
      for _ = 1, math.min(self.option.refill, #self.stock) do
        self:draw(self.turn)
      end
      self:lay(self.turn)
    end
    if #hand[self.turn] > 0 then
      for seat = 1, self.option.players do
        if seat ~= self.turn and #hand[seat] > 0 then return true end
      end
      if #self.stock > 0 then
        self:draw(self.turn)
        self:lay(self.turn)
      end
    end
    self.turn = self:after(self.turn)
  end
  return false
end


function Fish:legal()
  local list, seat = {}, self.turn
  for other = 1, self.option.players do
    for rank in pairs(counted(self.hands[seat])) do
      if other ~= seat and #self.hands[other] > 0 then
        list[#list + 1] = "ask " .. other .. " for " .. rank
      end
    end
  end
  table.sort(list)
  return list
end


function Fish:play(move)
  local seat, other, rank = self.turn, move:match "^ask (%d) for (%w+)$"
  other = tonumber(other)
  local left, got = {}, 0
  for _, card in ipairs(self.hands[other]) do
    if rank_of(card) == rank then
      got = got + 1
      table.insert(self.hands[seat], card)
    else
      left[#left + 1] = card
    end
  end
  self.hands[other] = left
  local on = got > 0
  if on then
    self:lay(seat)
  elseif #self.stock > 0 then
    local fits = rank_of(self:draw(seat)) == rank
    local book = self:lay(seat)
    on = self.option.again ~= "no" and fits
      or self.option.again == "any_book" and book
  end
  if on then
    self.idle = 0
    return
  end
  self.idle = #self.stock == 0 and self.idle + 1 or 0
  self.turn = self.option.next == "asked" and other or self:after(seat)
end


--- The beginning of a match with the cards in this order.
local function begin(m, order)
  local option = m.variant.options
  local self = setmetatable({ option = option, hands = {}, books = {},
    stock = order, idle = 0 }, Fish)
  local dealer = m:view(1).dealer
  self.turn = self:after(dealer)
  for seat = 1, option.players do self.hands[seat], self.books[seat] = {}, 0 end
  for _ = 1, option.players <= 3 and 7 or 5 do
    local seat = dealer
    for _ = 1, option.players do
      seat = self:after(seat)
      self:draw(seat)
    end
  end
  for seat = 1, option.players do self:lay(seat) end
  return self
end


--- A random order of the pack.
local function shuffled(seed)
  local list, n = {}, 0
  for _, rank in ipairs(RANKS) do
    for suit in ("CDHS"):gmatch "." do list[#list + 1] = rank .. suit end
  end
  for i = #list, 2, -1 do
    n = n + 1
    local j = core.mix(seed, n) % i + 1
    list[i], list[j] = list[j], list[i]
  end
  return list
end


--- The same order as a deal: it is drawn from the stock, card by card.
local function dealt(order, option)
  local hands, each = {}, option.players <= 3 and 7 or 5
  for seat = 1, option.players do hands[seat] = {} end
  local n = 0
  for _ = 1, each do
    for seat = 1, option.players do
      n = n + 1
      table.insert(hands[seat], order[n])
    end
  end
  for seat = 1, option.players do
    hands[seat] = table.concat(hands[seat], " ")
  end
  return { hands = hands, stock = table.concat(order, " ", n + 1) }
end


local function sorted(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  table.sort(list)
  return table.concat(list, " ")
end


--- Plays one random match by both.
local function hold(spec, options, seed)
  local order = shuffled(seed)
  options.first_dealer = options.players or 4
  local m = tenace.new(spec, { seed = seed, options = options,
    deal = dealt(order, { players = options.players or 4 }) })
  local p, n, where = begin(m, order), 0, m.variant.spec .. " seed " .. seed
  while p:find_asker() do
    local legal = p:legal()
    if #legal > 1 then
      assert.equal(p.turn, (m:turn()), where)
      local moves = m:moves()
      table.sort(moves)
      assert.same(legal, moves, where)
      for seat, hand in ipairs(m:hands()) do
        assert.equal(sorted(table.concat(p.hands[seat], " ")), sorted(hand))
      end
    end
    n = n + 1
    local move = legal[core.mix(seed, n) % #legal + 1]
    if #legal > 1 then m:play(move) end
    p:play(move)
  end
  assert.is_true((m:over()), where)
  local best, by, twice = -1, 0, false
  for seat = 1, p.option.players do
    local points = p.books[seat] // p:size()
    assert.equal(points, m:scores()[seat], where)
    twice = points == best or points < best and twice
    if points > best then best, by, twice = points, seat, false end
  end
  assert.equal(twice and 0 or by, select(2, m:over()), where)
end


describe("go fish", function()
  it("is as it was said a second time", function()
    local times = (os.getenv "SOAK" or "") ~= "" and 2000 or 4
    for seed = 1, times do
      for players = 2, 6 do
        hold("go_fish", { players = players }, seed)
        hold("go_fish+pairs", { players = players, again = "no" }, seed)
        hold("go_fish+asked_next", { players = players, again = "any_book" },
          seed)
        hold("go_fish+refill_five+pairs", { players = players }, seed)
      end
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("go_fish", { without = "rounds" },
      function(spec, options, seed)
        hold(spec, options, seed)
        return 1
      end)
  end)
end)
