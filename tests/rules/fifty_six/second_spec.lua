-- A second statement of Fifty-six in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Second = setmetatable({}, { __index = Tricks })
Second.__index = Second

local NAMES <const> = { "clubs", "diamonds", "hearts", "spades", "no trump" }


local function new(option)
  local self = Tricks.new { players = math.tointeger(option.players),
    sides = 2, option = option, step = option.clockwise and 1 or -1,
    ranks = "7 8 Q K 10 A 9 J",
    points = { J = 3, ["9"] = 2, A = 1, ["10"] = 1 } }
  self.totals = { option.tables, option.tables }
  return setmetatable(self, Second)
end


function Second:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.trump, self.number, self.owner, self.times = nil, nil, nil, 1
  self.passes, self.bids = 0, true
end


--- The cards that may be played, each once.
function Second:cards()
  local list, seen = {}, {}
  for _, card in ipairs(Tricks.legal(self)) do
    if not seen[card] then list[#list + 1] = card end
    seen[card] = true
  end
  return list
end


function Second:legal()
  if not self.bids then return self:cards() end
  local list = { "pass" }
  for n = (self.number or 27) + 1, 56 do
    for _, name in ipairs(NAMES) do list[#list + 1] = n .. " " .. name end
  end
  if not self.option.double or not self.owner then return list end
  local own = self:side(self.owner) == self:side(self.turn)
  if self.times == 1 and not own then list[#list + 1] = "double" end
  if self.times == 2 and own then list[#list + 1] = "redouble" end
  return list
end


function Second:play(move)
  if not self.bids then
    self:lay(move)
    return self:played_out()
  end
  self.passes = move == "pass" and self.passes + 1 or 0
  if move == "double" or move == "redouble" then
    self.times = 2 * self.times
  elseif move ~= "pass" then
    local number, name = move:match "^(%d+) (.*)$"
    self.number, self.owner, self.times = tonumber(number), self.turn, 1
    self.named, self.top = name, move == "56 no trump"
  end
  self.turn = self:after(self.turn)
  if self.times == 4 or self.top and not self.option.double
    or self.passes == self.players - (self.owner and 1 or 0) then
    return self:end_bidding()
  end
end


function Second:end_bidding()
  self.bids, self.top = false, false
  if not self.owner then
    if self.option.all_pass == "redeal" then
      return self:thrown_in(self.dealer)
    end
    self.number, self.owner, self.named = 28, self:after(self.dealer), ""
  end
  local suit = self.named:sub(1, 1):upper()
  self.trump = suit ~= "N" and suit ~= "" and suit or nil
  self.turn = self:after(self.dealer)
end


function Second:count()
  local side, n = self:side(self.owner), self.number
  local level = n < 40 and 1 or n < 48 and 2 or n < 56 and 3 or 4
  local paid = self:worth(side) >= n and level or -level - 1
  local totals = self.totals
  totals[side] = totals[side] + self.times * paid
  totals[3 - side] = totals[3 - side] - self.times * paid
  for one = 1, 2 do
    if totals[one] < 0 then return true, 3 - one end
  end
  if self.option.rounds == 0 then return false end
  return self:ended(math.huge)
end


--- Bids are low, and doubles are said.
function Second:worth_trying(moves)
  if not self.bids or #moves < 3 then return moves end
  local last = moves[#moves]
  return { "pass", moves[2], moves[3], last:find "double" and last or "pass" }
end


describe("fifty_six", function()
  it("is as it was said a second time", function()
    held.matches({ "fifty_six", "fifty_six+redeal", "fifty_six+four_hands",
      "fifty_six+short" }, { {}, { double = false },
      { clockwise = true, rounds = 5 } }, 8, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("fifty_six", new, {})
  end)
end)
