-- Mau-Mau stated a second time, in plain Lua, and random matches held against
-- it.

local Drawn = require "rules.drawn"
local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local shed = require "rules.shed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Mau = {}
Mau.__index = Mau

local SUITS = { "clubs", "diamonds", "hearts", "spades" }
local rank, suit = Tricks.rank, Tricks.suit


local function new(option, _, m)
  local p = setmetatable({ option = option, m = m, n = option.players,
    totals = {}, round = 0 }, Mau)
  for seat = 1, p.n do p.totals[seat] = 0 end
  return p
end


function Mau:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round, self.hands = self.round + 1, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.discards, self.stock = { dealt.discard }, Tricks.words(dealt.stock)
  self.drawn = Drawn.of(self.m, self.round)
  self.step, self.passed = 1, 0
  self.wished, self.sevens, self.got = nil, 0, nil
  self.turn = self.dealer % self.n + 1
end


function Mau:top() return self.discards[#self.discards] end


function Mau:fits(card)
  local top = self:top()
  if self.got and card ~= self.got then return false end
  if self.sevens > 0 then return rank(card) == "7" end
  if rank(card) == "J" then
    return rank(top) ~= "J" or self.option.jack_on_jack
  end
  return rank(card) == rank(top) or suit(card) == (self.wished or suit(top))
end


function Mau:can_draw() return #self.stock > 0 or #self.discards > 1 end


function Mau:legal()
  local hand, list = self.hands[self.turn], {}
  for _, card in ipairs(hand) do
    local plain = rank(card) ~= "J" or #hand == 1
    for _, word in ipairs(plain and { "" } or SUITS) do
      local move = word == "" and card or card .. " " .. word
      if self:fits(card) then
        list[#list + 1] = move
        if self.option.say_mau and #hand == 2 then
          list[#list + 1] = move .. " mau"
        end
      end
    end
  end
  local able = #list > 0
  if self.got then
    if not (able and self.option.must_play) then list[#list + 1] = "keep" end
  elseif self.sevens > 0 or self:can_draw() then
    if not (able and self.option.must_play) then list[#list + 1] = "draw" end
  elseif not able then
    list[#list + 1] = "pass"
  end
  return list
end


--- The next turn; `skip`: the one after that.
function Mau:go_on(skip)
  self.got = nil
  self.turn = shed.after(self, self.turn, skip and 2 or 1)
end


function Mau:put(card, word, mau)
  local seat, option = self.turn, self.option
  local hand, name = self.hands[seat], rank(card)
  local forgot = option.say_mau and #hand == 2 and not mau
  table.insert(self.discards, lists.take(hand, card))
  self.wished, self.got = word ~= "" and word:sub(1, 1):upper() or nil, nil
  if forgot then shed.draw(self, seat, 1) end
  if name == "7" then self.sevens = self.sevens + 2 end
  if name == "9" and option.nine_turns and self.n > 2 then
    self.step = -self.step
  end
  local skip = name == "8" or name == "9" and option.nine_turns and self.n == 2
  if #hand == 0 then return self:last_card() end
  if name == "A" and option.ace_again then return end
  self:go_on(skip)
end


--- Somebody is out; the next one may have to draw.
function Mau:last_card()
  self.out = self.turn
  if self.sevens > 0 and self.option.last_seven then
    shed.draw(self, shed.after(self, self.turn, 1), self.sevens)
  end
  return true
end


function Mau:play(move)
  self.out = nil
  if move == "pass" then
    self.passed = self.passed + 1
    if self.passed == self.n then return true end
    return self:go_on()
  end
  if move == "keep" then return self:go_on() end
  if move ~= "draw" then
    self.passed = 0
    local mau = move:find " mau" ~= nil
    local card, word = move:gsub(" mau", ""):match "^(%S+)%s*(.*)$"
    return self:put(card, word, mau)
  end
  self.passed = 0
  if self.sevens > 0 then
    shed.draw(self, self.turn, self.sevens)
    self.sevens = 0
    if not self.option.play_after_sevens then self:go_on() end
    return
  end
  local card = shed.draw(self, self.turn, 1)
  if self.option.play_drawn then self.got = card else self:go_on() end
end


local SKAT = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }


function Mau:points(card)
  local r = rank(card)
  if self.option.values == "skat" then return SKAT[r] or 0 end
  return r == "J" and 20 or SKAT[r] or tonumber(r)
end


function Mau:count()
  local double = self.out and self.option.jack_doubles
    and rank(self:top()) == "J"
  local least, winner, over = math.huge, 0, false
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      self.totals[seat] = self.totals[seat]
        + self:points(card) * (double and 2 or 1)
    end
    local total = self.totals[seat]
    over = over or total >= self.option.target
    if total == least then winner = 0 end
    if total < least then least, winner = total, seat end
  end
  if self.option.rounds > 0 then over = self.round == self.option.rounds end
  return over, winner
end


describe("Mau-Mau, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "mau_mau" }, {
      {}, { players = 2, rounds = 4, nine_turns = true, say_mau = true },
      { players = 5, rounds = 3, hand_size = 6, must_play = true },
      { players = 4, rounds = 3, play_drawn = false, ace_again = true },
      { players = 4, rounds = 3, play_after_sevens = true, pack = "52",
        jack_on_jack = true },
      { players = 3, rounds = 3, jack_doubles = false, last_seven = false,
        values = "skat", nine_turns = true, must_play = true },
      { players = 3, rounds = 3, say_mau = true, ace_again = true,
        must_play = true, pack = "52" },
    }, SOAK and 1500 or 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("mau_mau", new)
  end)
end)
