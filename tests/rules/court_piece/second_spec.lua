-- A second statement of Court Piece in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local Hidden = require "rules.hidden_tricks"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Court = setmetatable({}, { __index = Hidden })
Court.__index = Court


local function new(option)
  local self = Tricks.new { players = 4, sides = 2, option = option,
    step = option.clockwise and 1 or -1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }
  self.streak = { 0, 0 }
  return setmetatable(self, Court)
end


function Court:deal(dealt, seen)
  self.caller, self.stock = self:after(self:deals(seen)),
    Tricks.words(dealt.stock)
  self:begin(dealt.hands, self.caller)
  self.trump, self.laid, self.won_by = nil, nil, nil
  self.heap, self.taken, self.all = {}, { 0, 0 }, false
  self.stage = self.option.trump == "named" and "name"
    or self.option.low_hand and "again" or "lay"
end


--- May the caller have the cards dealt again?
function Court:is_low()
  if not self.option.low_hand then return false end
  for _, card in ipairs(self.hands[self.caller]) do
    if Tricks.rank(card):find "[0JQKA]" then return false end
  end
  return true
end


function Court:legal()
  local stage = self.stage
  if stage == "lay" then return self.hands[self.turn] end
  if stage == "on" then return { "stop", "on" } end
  if stage == "open" then return self:may_open() end
  if stage == "play" then return self:cards() end
  local list = stage == "again" and { "lay" }
    or { "clubs", "diamonds", "hearts", "spades" }
  if self:is_low() then list[#list + 1] = "redeal" end
  return list
end


--- Trump is made: all get their other cards.
function Court:begin_play()
  self:hand_out(4, 2)
  self.stage = "play"
end


function Court:play(move)
  local stage = self.stage
  if move == "redeal" then
    return self:thrown_in(self.dealer)
  elseif stage == "again" then self.stage = "lay"
  elseif stage == "lay" then
    self:lay_trump(move)
    self:begin_play()
  elseif stage == "name" then
    self.trump = move:sub(1, 1):upper()
    self:begin_play()
  elseif stage == "on" then
    self.stage, self.all = "play", move == "on"
    return move == "stop"
  elseif stage == "open" then
    self:answer_open(move)
    self.stage = "play"
  else
    return self:play_card(move)
  end
end


function Court:play_card(card)
  local ace = Tricks.rank(card) == "A"
  local best = #self.trick > 0 and self.trick[self:winner(self.trick)]
  if best and not self:beats(card, best) then
    ace = Tricks.rank(best) == "A"
  end
  local winner = self:lay(card)
  if winner and self:is_over(winner, ace) then
    if self.laid then self:open_trump(true) end
    return true
  end
  if self.stage == "play" and self:asks_to_open() then self.stage = "open" end
end


--- A player has won a trick, perhaps with an ace: what has the side now?
function Court:collect(winner, ace, last)
  local side = self:side(winner)
  if self.option.sir == "single" then
    self.taken[side] = self.taken[side] + 1
    return
  end
  local before = self.heap[#self.heap]
  local two = before and before.seat == winner and not before.done
    and not (self.option.ace_rule and ace and before.ace)
  table.insert(self.heap, { seat = winner, ace = ace })
  if two or last and self.option.last_takes then
    self.taken[side] = self.taken[side] + #self.heap
    self.heap = {}
  end
end


function Court:is_over(winner, ace)
  local n = self.tricks[1] + self.tricks[2]
  self:collect(winner, ace, n == 13)
  local most = math.max(self.taken[1], self.taken[2])
  if n == 13 then return true end
  if self.all then return most < n end
  if most < 7 then return false end
  if self.option.bavney > 0 and n == 7 and most == 7 then
    self.stage = "on"
    return false
  end
  return true
end


--- The side that has won the round; nil: nobody has.
function Court:best()
  local one, other = self.taken[1], self.taken[2]
  if one == other or self.all and one > 0 and other > 0 then return nil end
  return one > other and 1 or 2
end


function Court:count()
  local option, side = self.option, self:best()
  self.deals_next = self.dealer
  if side then
    local kot = self.taken[3 - side] == 0
    local called = side == self:side(self.caller)
    local points = option.scoring == "rounds" and (kot and option.kot or 1)
      or kot and (called and 1 or 3) or 0
    if self.all then points = option.bavney end
    self.streak[side], self.streak[3 - side] = self.streak[side] + 1, 0
    if self.streak[side] == 7 then
      self.streak[side] = 0
      if option.scoring == "kots" then points = points + 1 end
    end
    self.totals[side] = self.totals[side] + points
    if side == self:side(self.dealer) then
      self.deals_next = nil
    elseif kot then
      self.deals_next = self:after(self.dealer, 2)
    end
  end
  return self:ended(option.target)
end


describe("court piece", function()
  it("is as it was said a second time", function()
    held.matches({ "court_piece", "court_piece+double_sir",
      "court_piece+double_sir_aces", "court_piece+kots",
      "court_piece+band_rang" }, { {}, { low_hand = true, rounds = 3 },
      { clockwise = true, first_dealer = 2, target = 2 } }, 12, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("court_piece", new, { values = { bavney = { 0, 0, 1, 52 },
      target = { 1, 2, 3 } } })
  end)
end)
