-- A second statement of Mendikot in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local Hidden = require "rules.hidden_tricks"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Mendikot = setmetatable({}, { __index = Hidden })
Mendikot.__index = Mendikot


--- The suit of the card that is drawn for trump at the start of a round.
local function drawn(m)
  local found
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "round" then found = nil end
    if entry.what == "shown" then found = Tricks.suit(entry.cards) end
  end
  return found
end


local function new(option, _, m)
  local self = Tricks.new { players = 4, sides = 2, option = option,
    step = option.clockwise and 1 or -1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", points = { ["10"] = 1 } }
  self.match = m
  return setmetatable(self, Mendikot)
end


function Mendikot:deal(dealt, seen)
  local hukum = self.option.hukum
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.laid, self.trump = nil, nil
  self.stock = Tricks.words(dealt.stock or "")
  self.stage = hukum == "band" and "lay" or hukum == "five" and "name"
    or "play"
  if hukum == "drawn" then self.trump = drawn(self.match) end
end


function Mendikot:legal()
  if self.stage == "lay" then return self.hands[self.turn] end
  if self.stage == "name" then
    return { "clubs", "diamonds", "hearts", "spades" }
  end
  if self.stage == "open" then return self:may_open() end
  if not self.option.must_trump then self.opened = false end
  return self:cards(true)
end


function Mendikot:play(move)
  local stage = self.stage
  self.stage = "play"
  if stage == "open" then
    self:answer_open(move)
  elseif stage == "play" then
    return self:play_card(move)
  else
    if stage == "lay" then self:lay_trump(move)
    else self.trump = move:sub(1, 1):upper() end
    self:hand_out(4, 2)
  end
end


function Mendikot:play_card(card)
  local led = self.trick[1]
  if self.option.hukum == "cut" and led and not self.trump
    and Tricks.suit(card) ~= Tricks.suit(led) then
    self.trump = Tricks.suit(card)
  end
  self:lay(card)
  if self.tricks[1] + self.tricks[2] == 13 then return true end
  if self:asks_to_open() then self.stage = "open" end
end


function Mendikot:count()
  local option, tens = self.option, { self:worth(1), self:worth(2) }
  local ahead = tens[1] == tens[2] and self.tricks or tens
  local side = ahead[1] > ahead[2] and 1 or 2
  local all = self.tricks[side] == 13
  if option.tens_count then
    for each = 1, 2 do self.totals[each] = self.totals[each] + tens[each] end
  else
    self.totals[side] = self.totals[side] + (all and option.whitewash
      or tens[side] == 4 and option.mendikot or option.plain)
  end
  if side ~= self:side(self.dealer) then
    self.deals_next = all and self:after(self.dealer, 2) or self.dealer
  end
  return self:ended(option.target)
end


describe("mendikot", function()
  it("is as it was said a second time", function()
    held.matches({ "mendikot", "mendikot+band_hukum", "mendikot+drawn_hukum",
      "mendikot+dehla_pakad" }, { {}, { tens_count = true, target = 20 },
      { must_trump = false, clockwise = true, first_dealer = 2,
        rounds = 3 } }, 8, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("mendikot", new, { values = { target = { 1, 3, 5 } } })
  end)
end)
