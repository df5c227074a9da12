-- Koi-Koi stated a second time, in plain Lua, and random matches held against
-- it. Cards are { month, kind } here.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 700 or 8

local Koi = {}
Koi.__index = Koi

local SPECIAL = {
  { 5, "6A 7A 10A" }, { 5, "1R 2R 3R" }, { 5, "6R 9R 10R" },
  { 5, "3L 9A", "viewings" }, { 5, "8L 9A", "viewings" },
}


local function new(option)
  return setmetatable({ option = option, totals = { 0, 0 }, rounds = 0 }, Koi)
end


local function cards(text)
  local list = {}
  for card in text:gmatch "%S+" do list[#list + 1] = card end
  return list
end

local function month(card) return tonumber(card:match "^%d+") end
local function kind(card) return card:sub(-1) end


local function drop(list, card)
  for i, one in ipairs(list) do
    if one == card then return table.remove(list, i) end
  end
  error("no " .. card)
end


--- How many cards of each month.
local function months(list)
  local n = {}
  for _, card in ipairs(list) do
    n[month(card)] = (n[month(card)] or 0) + 1
  end
  return n
end


local function is_dealt_hand(list)
  local twos = 0
  for _, n in pairs(months(list)) do
    if n == 4 then return true end
    if n == 2 then twos = twos + 1 end
  end
  return twos == 4
end


--- Chance says who deals first; then whoever has won the round before.
function Koi:deal(dealt, seen)
  local dealer = self.next_dealer or seen
  self.round = self.rounds + 1
  self.hand = { cards(dealt.hands[1]), cards(dealt.hands[2]) }
  self.field, self.stock = cards(dealt.field), cards(dealt.stock)
  self.taken, self.asked, self.calls = { {}, {} }, { 0, 0 }, { 0, 0 }
  self.turn, self.dealer, self.next_dealer = dealer, dealer, dealer
  self.stage, self.gain = "hand", { 0, 0 }
  local one, other = is_dealt_hand(self.hand[1]), is_dealt_hand(self.hand[2])
  self.at_once = self.option.dealt_hands and one ~= other
    and (one and 1 or 2) or nil
end


function Koi:same_month(card)
  local list = {}
  for _, other in ipairs(self.field) do
    if month(other) == month(card) then list[#list + 1] = other end
  end
  return list
end


function Koi:ways(card)
  local same = self:same_month(card)
  if #same == 2 and same[1] ~= same[2] then
    return { card .. " takes " .. same[1], card .. " takes " .. same[2] }
  end
  return { card }
end


function Koi:legal()
  if self.stage == "stop" then
    return #self.hand[self.turn] > 0 and { "stop", "koi" } or { "stop" }
  elseif self.stage == "stock" then
    return self:ways(self.stock[1])
  end
  local list, seen = {}, {}
  for _, card in ipairs(self.hand[self.turn]) do
    for _, way in ipairs(self:ways(card)) do
      if not seen[way] then list[#list + 1], seen[way] = way, true end
    end
  end
  return list
end


function Koi:take(said)
  local card, other = said:match "^(%S+) takes (%S+)$"
  card = card or said
  local same = self:same_month(card)
  if #same == 0 then
    table.insert(self.field, card)
    return
  end
  if #same == 2 then same = { other or same[1] } end
  table.insert(self.taken[self.turn], card)
  for _, one in ipairs(same) do
    table.insert(self.taken[self.turn], drop(self.field, one))
  end
end


local function has_all(list, wanted)
  local there = {}
  for _, card in ipairs(list) do there[card] = true end
  for card in wanted:gmatch "%S+" do
    if not there[card] then return false end
  end
  return true
end


function Koi:lights(list, n)
  local value = { 10, 8, 7, 5 }
  if self.option.lights ~= "10_8_7_5" then value = { 15, 10, 8, 6 } end
  local rain = has_all(list, "11L")
  if n == 5 then return value[1] end
  if n == 4 then return rain and value[3] or value[2] end
  return n == 3 and not rain and value[4] or 0
end


function Koi:yaku(seat)
  local list, n = self.taken[seat], { L = 0, A = 0, R = 0, P = 0 }
  for _, card in ipairs(list) do n[kind(card)] = n[kind(card)] + 1 end
  local sum = self:lights(list, n.L)
  for _, one in ipairs(SPECIAL) do
    local counts = not one[3] or self.option[one[3]]
    if counts and has_all(list, one[2]) then sum = sum + one[1] end
  end
  if self.option.cup == "both" and has_all(list, "9A") then n.P = n.P + 1 end
  sum = sum + math.max(0, n.A - 4) + math.max(0, n.R - 4)
    + math.max(0, n.P - 9)
  local of_round = self.rounds % 12 + 1
  if self.option.month_cards and months(list)[of_round] == 4 then
    sum = sum + 4
  end
  return sum
end


function Koi:stop()
  local sum, other = self:yaku(self.turn), 3 - self.turn
  if self.option.seven_doubles and sum >= 7 then sum = sum * 2 end
  local times = self.calls[other]
  if self.option.koi_doubles == "once" then times = math.min(times, 1) end
  if self.option.koi_doubles == "none" then times = 0 end
  for _ = 1, times do sum = sum * 2 end
  self.gain[self.turn], self.next_dealer = sum, self.turn
  return true
end


--- The next player; true if nobody has a card left.
function Koi:pass()
  self.turn, self.stage = 3 - self.turn, "hand"
  if #self.hand[self.turn] > 0 then return false end
  if self.option.drawn == "dealer" then self.gain[self.dealer] = 6 end
  return true
end


function Koi:play(move)
  if self.stage == "stop" then
    if move == "stop" then return self:stop() end
    self.calls[self.turn] = self.calls[self.turn] + 1
    return self:pass()
  elseif self.stage == "hand" then
    drop(self.hand[self.turn], move:match "^%S+")
    self:take(move)
    self.stage = "stock"
    if #self:ways(self.stock[1]) > 1 then return false end
    move = self.stock[1]
  end
  table.remove(self.stock, 1)
  self:take(move)
  local sum = self:yaku(self.turn)
  if sum <= self.asked[self.turn] then return self:pass() end
  self.asked[self.turn], self.stage = sum, "stop"
  return false
end


function Koi:count()
  if self.at_once then self.gain[self.at_once] = 6 end
  self.rounds = self.rounds + 1
  for seat = 1, 2 do self.totals[seat] = self.totals[seat] + self.gain[seat] end
  if self.rounds < self.option.rounds then return false end
  local a, b = self.totals[1], self.totals[2]
  return true, a > b and 1 or b > a and 2 or 0
end


--- A round of a match with dealt hands, which may be over before a decision.
local function dealt_hands(spec, options, seed)
  options.dealt_hands, options.rounds = true, 1
  local m = tenace.new(spec, { seed = seed, options = options })
  local p = new(m.variant.options)
  p:deal(m:dealt(), m:view(1).dealer)
  assert.equal(p.at_once ~= nil, (m:over()))
  if not p.at_once then return 1 end
  local over, winner = p:count()
  assert.same({ over, winner }, { m:over() })
  assert.same(p.totals, m:scores())
  return 1
end


describe("koi-koi", function()
  it("is as it was said a second time", function()
    held.matches({ "koi_koi", "koi_koi+no_viewings", "koi_koi+high_lights",
      "koi_koi+month_cards" }, {
        { dealt_hands = false },
        { dealt_hands = false, koi_doubles = "each", drawn = "dealer" },
        { dealt_hands = false, cup = "animal", seven_doubles = false,
          koi_doubles = "none" } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("koi_koi", new, { values = { dealt_hands = { false } } })
  end)

  it("ends with the deal where one player has a dealt hand", function()
    mixed.each("koi_koi", { most = 1 }, dealt_hands)
  end)
end)
