-- A second statement of Briscola in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Briscola = setmetatable({}, { __index = Tricks })
Briscola.__index = Briscola

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 1500 or 6


local function new(option)
  return setmetatable(Tricks.new { players = option.players, option = option,
    sides = option.players == 3 and 3 or 2, step = -1,
    ranks = "2 4 5 6 7 S C R 3 A",
    points = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2 } }, Briscola)
end


function Briscola:deal(dealt, seen)
  self.stock = Tricks.words((dealt.stock or "") .. " " .. dealt.turned)
  self.trump = Tricks.suit(dealt.turned)
  self.asked = nil
  self:begin(dealt.hands, self:after(self:deals(seen)))
end


--- There are no duties.
function Briscola.follow(_, hand) return hand end


--- The card to exchange for the one turned up, if the pack has it.
function Briscola:low_trump()
  local turned = self.stock[#self.stock]
  local low = { ["7"] = true, ["6"] = true, ["5"] = true, ["4"] = true,
    ["2"] = true }
  local card = (low[Tricks.rank(turned)] and "2" or "7") .. self.trump
  local out = { clubs = "2B", cups = "2C", coins = "2O", swords = "2E" }
  if card == turned then return nil end
  if self.players == 3 and card == out[self.option.two_out] then return nil end
  return card
end


--- Its place in the hand of the player in turn.
function Briscola:place()
  for i, card in ipairs(self.hands[self.turn]) do
    if card == self:low_trump() then return i end
  end
end


--- Everybody on the winner's side is asked; only the winner may exchange.
function Briscola:legal()
  if not self.asked then return Tricks.legal(self) end
  if self.asked == self.turn and self:place() then
    return { "continue", "exchange" }
  end
  return { "continue" }
end


--- The winner of the trick is asked if there is something to exchange for.
function Briscola:offer()
  local may = self.option.exchange and #self.stock > 0 and self:low_trump()
  self.asked = may and self.turn or nil
end


--- The winner has exchanged, or not: then a partner is asked, too.
function Briscola:answer(move)
  if move == "exchange" then
    local i, hand, last = self:place(), self.hands[self.turn], #self.stock
    hand[i], self.stock[last] = self.stock[last], hand[i]
    self:offer()
  elseif self.players == 4 and self.turn == self.asked then
    self.turn = self:after(self.turn, 2)
  else
    self.turn, self.asked = self.asked, nil
  end
  return false
end


function Briscola:play(move)
  if self.asked then return self:answer(move) end
  local winner = self:lay(move)
  if winner and #self.stock > 0 then
    for n = 0, self.players - 1 do
      local seat = n == 0 and winner or self:after(winner, n)
      table.insert(self.hands[seat], table.remove(self.stock, 1))
    end
    self:offer()
  end
  return self:played_out()
end


function Briscola:count_points()
  for side = 1, self.sides do
    self.totals[side] = self.totals[side] + self:worth(side)
  end
  return self:ended(301)
end


function Briscola:count()
  if self.option.count == "points" then return self:count_points() end
  local most, best = -1, nil
  for side = 1, self.sides do
    local points = self:worth(side)
    if points == most then best = nil end
    if points > most then most, best = points, side end
  end
  if best then self.totals[best] = self.totals[best] + 1 end
  return self:ended(self.option.target)
end


describe("briscola", function()
  it("is as it was said a second time", function()
    held.matches({ "briscola", "briscola+exchange", "briscola+points",
      "briscola+no_peeking" }, { {}, { players = 3, target = 3 },
      { players = 4, first_dealer = 2 }, { players = 4, show_hands = "start" },
      { players = 3, two_out = "coins", exchange = true },
      { rounds = 3, first_dealer = 1 } }, MATCHES, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("briscola", new)
  end)
end)
