-- A second statement of Klondike in plain Lua; random deals are compared with
-- it, move by move.

local core = require "tenace.core"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local DEALS = SOAK and 1500 or 2

local RANKS = { A = 1, J = 11, Q = 12, K = 13 }
local FREE = { [1] = 1, [2] = 3, [3] = 3 }  -- redeals that cost nothing

local function height(card)
  return RANKS[card:sub(1, -2)] or tonumber(card:sub(1, -2))
end

local function suit(card) return card:sub(-1) end

local function is_red(card) return suit(card) == "H" or suit(card) == "D" end

local function cards(text)
  local list = {}
  for card in (text or ""):gmatch "%S+" do list[#list + 1] = card end
  return list
end


local Klondike = {}
Klondike.__index = Klondike


local function new(option, dealt)
  local self = setmetatable({ option = option, waste = {}, up = {},
    points = 0, redeals = 0, idle = true, n = 0 }, Klondike)
  self.stock, self.pile, self.down = cards(dealt.stock), {}, {}
  for n = 1, 7 do
    self.pile[n] = cards(dealt["pile " .. n])
    self.down[n] = cards(dealt["hidden " .. n])
  end
  for _, letter in ipairs { "C", "D", "H", "S" } do self.up[letter] = 0 end
  return self
end


--- Adds what may be said of a card that can leave its place.
function Klondike:add_moves(list, card, from, alone)
  for n = 1, 7 do
    local last = self.pile[n][#self.pile[n]]
    if last and height(last) == height(card) + 1
      and is_red(last) ~= is_red(card) then
      list[#list + 1] = card .. " to " .. last
    elseif not last and (height(card) == 13 or self.option.empty == "any")
      and not (from and self.pile[from][1] == card
        and #self.down[from] == 0) then
      list[#list + 1] = card .. " to " .. n
    end
  end
  if alone and self.up[suit(card)] == height(card) - 1 then
    list[#list + 1] = card .. " up"
  end
end


local NAMES = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q",
  "K" }


function Klondike:card_moves()
  local list, waste = {}, self.waste[#self.waste]
  if waste then self:add_moves(list, waste, nil, true) end
  for n = 1, 7 do
    for i, card in ipairs(self.pile[n]) do
      self:add_moves(list, card, n, i == #self.pile[n])
    end
  end
  for letter, n in pairs(self.option.from_foundation and self.up or {}) do
    if n > 0 then self:add_moves(list, NAMES[n] .. letter) end
  end
  return list
end


function Klondike:may_redeal()
  local most = self.option.redeals
  if self.option.scoring == "vegas" then
    most = self.option.draw == 1 and 0 or 2
  end
  return #self.stock == 0 and #self.waste > 0 and self.redeals ~= most
end


function Klondike:legal()
  local list = self:card_moves()
  if #self.stock > 0 then list[#list + 1] = "draw" end
  if self:may_redeal() then list[#list + 1] = "redeal" end
  list[#list + 1] = "stop"
  return list
end


function Klondike:cards_up()
  return self.up.C + self.up.D + self.up.H + self.up.S
end


--- Is the deal over before anything is said?
function Klondike:is_over()
  local can = #self:card_moves() > 0
  if can then self.idle = false end
  return self.n == self.option.max_moves or self:cards_up() == 52
    or not can and #self.stock == 0 and (self.idle or not self:may_redeal())
end


function Klondike:gain(points)
  self.points = math.max(0, self.points + points)
end


--- Takes a card, with those on it, from its place.
function Klondike:lift(card)
  if self.waste[#self.waste] == card then
    return { table.remove(self.waste) }, 5
  end
  for n = 1, 7 do
    for i, one in ipairs(self.pile[n]) do
      if one == card then
        local list = table.move(self.pile[n], i, #self.pile[n], 1, {})
        for k = #self.pile[n], i, -1 do self.pile[n][k] = nil end
        return list, 0, n
      end
    end
  end
  self.up[suit(card)] = self.up[suit(card)] - 1
  return { card }, -15
end


function Klondike:find(target)
  local n = tonumber(target)
  if n then return n end
  for i = 1, 7 do
    if self.pile[i][#self.pile[i]] == target then return i end
  end
end


function Klondike:move(card, target)
  local to = target and self:find(target)
  local list, points, from = self:lift(card)
  if target then
    table.move(list, 1, #list, #self.pile[to] + 1, self.pile[to])
    self:gain(points)
  else
    self.up[suit(card)] = self.up[suit(card)] + 1
    self:gain(10)
  end
  if from and #self.pile[from] == 0 and #self.down[from] > 0 then
    self.pile[from][1] = table.remove(self.down[from])
    self:gain(5)
  end
end


--- Carries a move out; true if the deal is over.
function Klondike:play(said)
  self.n = self.n + 1
  if said == "stop" then return true end
  if said == "draw" then
    for _ = 1, math.min(self.option.draw, #self.stock) do
      table.insert(self.waste, table.remove(self.stock, 1))
    end
  elseif said == "redeal" then
    self.stock, self.waste, self.idle = self.waste, {}, true
    self.redeals = self.redeals + 1
    if self.redeals > FREE[self.option.draw] then
      self:gain(self.option.draw == 1 and -100 or -20)
    end
  else
    self:move(said:match "^%S+", said:match " to (%S+)$")
  end
  return self:is_over()
end


function Klondike:score()
  local n = self:cards_up()
  if self.option.scoring == "vegas" then return 5 * n - 52 end
  return self.option.scoring == "cards" and n or self.points
end


local function sorted(list)
  table.sort(list)
  return table.concat(list, ", ")
end


--- Plays a deal by both; `stop` is said only when nothing else can be.
local function compare(spec, options, seed)
  local m = tenace.new(spec, { seed = seed, options = options })
  local p, random, n = new(m.variant.options, m:dealt()), seed, 0
  while m:turn() do
    local moves = m:moves()
    assert.equal(sorted(p:legal()), sorted(table.move(moves, 1, #moves, 1, {})))
    random, n = core.mix(random, n), n + 1
    local said = moves[random % math.max(1, #moves - 1) + 1]
    local over = p:play(said)
    m:play(said)
    while not over and #p:legal() == 1 do over = p:play "stop" end
    assert.equal(over, (m:over()), spec .. " " .. seed .. ": " .. said)
  end
  assert.same({ p:score() }, m:scores())
  assert.equal(p:cards_up() == 52 and 1 or 0, select(2, m:over()))
end


describe("klondike", function()
  it("is as it was said a second time", function()
    for _, spec in ipairs { "klondike", "klondike+draw_one", "klondike+vegas",
      "klondike+one_pass" } do
      for seed = 1, DEALS do
        compare(spec, { max_moves = 150 }, seed)
        compare(spec, { max_moves = 120, empty = "any",
          from_foundation = false }, seed + 1000)
        compare("klondike+draw_one", { max_moves = 150,
          scoring = "standard" }, seed + 2000)
      end
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("klondike", { without = "rounds",
      values = { max_moves = { 120 } } }, function(spec, options, seed)
      compare(spec, options, seed)
      return 1
    end)
  end)
end)
