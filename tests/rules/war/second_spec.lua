-- War stated a second time, in plain Lua with queues of cards, and random
-- matches held against it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 4000 or 12

local War = {}
War.__index = War

local HEIGHT = { J = 11, Q = 12, K = 13, A = 14 }


local function new(option)
  return setmetatable({ option = option, totals = { 0, 0 } }, War)
end


--- The cards from the top of a pack: those dealt last come first.
local function queue(text)
  local list = {}
  for card in text:gmatch "%S+" do table.insert(list, 1, card) end
  return list
end


function War:deal(dealt, seen)
  self.dealer, self.round = seen, (self.round or 0) + 1
  self.cards = { queue(dealt["stack 1"]), queue(dealt["stack 2"]) }
  self.watching, self.battles = { true, true }, 0
  self.turn = 1
end


function War.legal() return { "turn", "play on" } end


--- The next seat that is asked, or nil if the battle begins.
local function next_asked(self, from)
  for seat = from, 2 do
    if self.option.ask and self.watching[seat] then return seat end
  end
end


--- Battles, as long as nobody is asked; true at the end.
function War:play(move)
  if move == "play on" then self.watching[self.turn] = false end
  self.turn = next_asked(self, self.turn + 1)
  while not self.turn do
    if self:battle() then return true end
    self.turn = next_asked(self, 1)
  end
end


local function height(card)
  local rank = card:sub(1, -2)
  return HEIGHT[rank] or tonumber(rank)
end


--- Puts the next `n` cards of a player on the table.
function War:lay(on_table, seat, n)
  for _ = 1, n do
    table.insert(on_table[seat], table.remove(self.cards[seat], 1))
  end
end


--- How many cards each lays for a war; nil and who has won if it is over.
function War:war()
  local one, other = #self.cards[1], #self.cards[2]
  local most = self.option.face_down + 1
  if self.option.short == "last_card" then
    if one + other == 0 then return nil, 0 end
    return { math.min(most, one), math.min(most, other) }
  end
  if one >= most and other >= most then return { most, most } end
  return nil, one >= most and 1 or other >= most and 2 or 0
end


function War:battle()
  local on_table, n = { {}, {} }, { 1, 1 }
  local a, b
  repeat
    for seat = 1, 2 do self:lay(on_table, seat, n[seat]) end
    a = height(on_table[1][#on_table[1]])
    b = height(on_table[2][#on_table[2]])
    if a == b then
      n, self.winner = self:war()
      if not n then return true end
    end
  until a ~= b
  local winner = a > b and 1 or 2
  local first = self.option.put_under == "loser_first" and 3 - winner or winner
  for _, seat in ipairs { first, 3 - first } do
    for _, card in ipairs(on_table[seat]) do
      table.insert(self.cards[winner], card)
    end
  end
  self.battles = self.battles + 1
  self.winner = winner
  if #self.cards[3 - winner] == 0 then return true end
  if self.battles < self.option.max_battles then return false end
  local more = #self.cards[1] - #self.cards[2]
  self.winner = more > 0 and 1 or more < 0 and 2 or 0
  return true
end


function War:count()
  if self.winner > 0 then
    self.totals[self.winner] = self.totals[self.winner] + 1
  end
  local one, two = self.totals[1], self.totals[2]
  return self.round == self.option.rounds,
    one == two and 0 or one > two and 1 or 2
end


--- A match of one round in which nobody turns the cards, by both.
local function watched_by_nobody(spec, options, seed)
  options.ask, options.rounds = false, 1
  local m = tenace.new(spec, { seed = seed, options = options })
  local p = new(m.variant.options)
  p:deal(m:dealt(), m:view(1).dealer)
  repeat until p:battle()
  local over, winner = m:over()
  assert.same({ p:count() }, { over, winner })
  assert.same(p.totals, m:scores())
  return 1
end


describe("war", function()
  it("is as it was said a second time", function()
    held.matches({ "war", "war+three_down", "war+last_card" }, { {},
      { pack = "32" }, { put_under = "loser_first", face_down = 2 },
      { short = "last_card", max_battles = 100 } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("war", new, { without = "ask",
      values = { put_under = { "winner_first", "loser_first" } } })
  end)

  it("is so where nobody turns the cards", function()
    mixed.each("war", { without = "ask rounds",
      values = { put_under = { "winner_first", "loser_first" } } },
      watched_by_nobody)
  end)
end)
