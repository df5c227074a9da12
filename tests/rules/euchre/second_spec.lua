-- A second statement of Euchre in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Euchre = setmetatable({}, { __index = Tricks })
Euchre.__index = Euchre

local other = { C = "S", S = "C", H = "D", D = "H" }
local names = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }


local function new(option)
  return setmetatable(Tricks.new { players = 4, sides = 2, step = 1,
    ranks = "9 10 J Q K A", option = option }, Euchre)
end


function Euchre:counts_as(card)
  if self.trump and (card == "BJ" or card == "J" .. other[self.trump]) then
    return self.trump
  end
  return Tricks.suit(card)
end


function Euchre:height_of(card)
  if card == "BJ" then return 9 end
  if card == "J" .. self.trump then return 8 end
  if card == "J" .. other[self.trump] then return 7 end
  return Tricks.height_of(self, card)
end


function Euchre:deal(dealt, seen)
  local dealer = self:deals(seen)
  self:begin(dealt.hands, dealer)
  self.turned, self.trump = dealt.turned, nil
  self.maker, self.alone, self.defender = nil, nil, nil
  self.stage, self.asked = "order", 0
  if self.turned == "BJ" then
    self.stage, self.turned_suit = "joker", nil
    self.stock = Tricks.words(dealt.stock)
  else
    self.turned_suit = Tricks.suit(self.turned)
    self.turn = self:after(dealer)
  end
end


local say = {}
local answer = {}


--- What may be said or played at the stage of the round.
function Euchre:legal()
  return (say[self.stage] or Tricks.legal)(self)
end


function Euchre:play(move)
  return answer[self.stage](self, move)
end


function say.joker() return { "clubs", "diamonds", "hearts", "spades" } end

--- The hands are dealt only now, card by card.
function answer:joker(move)
  local seat = self.dealer
  for i = 1, 20 do
    seat = self:after(seat)
    table.insert(self.hands[seat], self.stock[i])
  end
  self.turned_suit = move:sub(1, 1):upper()
  self.stage, self.turn = "order", self:after(self.dealer)
  if self.option.joker_turned == "dealer_makes" then
    self.maker, self.trump, self.alone = seat, self.turned_suit, false
    self:pick_up()
  end
end

--- The dealer takes the turned card, and has one too many.
function Euchre:pick_up()
  table.insert(self.hands[self.dealer], self.turned)
  self.turn, self.stage = self.dealer, "put"
end


function say:order()
  local only = self.option.partner_alone
    and self.turn == self:after(self.dealer, 2)
  return only and { "order up alone", "pass" }
    or { "order up", "order up alone", "pass" }
end

--- All have spoken once: goes to the next stage, or the deal is thrown in.
local function passed(self, stage)
  self.asked, self.turn = self.asked + 1, self:after(self.turn)
  if self.asked < 4 then return end
  self.asked, self.stage = 0, stage
  return not stage and self:thrown_in()
end

--- Those who may pass mostly do, so that deals are thrown in.
function Euchre:worth_trying(moves)
  local list = table.move(moves, 1, #moves, 1, {})
  for _, move in ipairs(moves) do
    for _ = 1, move == "pass" and 2 * #moves or 0 do list[#list + 1] = move end
  end
  return list
end

function answer:order(move)
  if move == "pass" then return passed(self, "name") end
  self.maker, self.trump = self.turn, self.turned_suit
  self.alone = move == "order up alone"
  if self.alone and self.maker == self:after(self.dealer, 2) then
    return self:begin_play()
  end
  table.insert(self.hands[self.dealer], self.turned)
  self.turn, self.stage = self.dealer, "put"
end


function say:put() return self.hands[self.dealer] end

function answer:put(card)
  for i, one in ipairs(self.hands[self.dealer]) do
    if one == card then table.remove(self.hands[self.dealer], i) break end
  end
  self:begin_play()
end


function say:name()
  local list = {}
  for letter, name in pairs(names) do
    if letter ~= self.turned_suit then
      table.insert(list, name)
      table.insert(list, name .. " alone")
    end
  end
  if not (self.option.stick_dealer and self.turn == self.dealer) then
    table.insert(list, "pass")
  end
  return list
end

function answer:name(move)
  if move == "pass" then return passed(self, nil) end
  self.maker, self.trump = self.turn, move:sub(1, 1):upper()
  self.alone = move:find " alone$" ~= nil
  self:begin_play()
end


--- If the maker plays alone, the partner rests, and defenders may be asked.
function Euchre:begin_play()
  if self.alone then
    self.resting[(self.maker + 1) % 4 + 1] = true
    if self.option.defend_alone then
      self.stage, self.turn = "defend", self.maker % 4 + 1
      return
    end
  end
  self:lead()
end


function say.defend() return { "yes", "no" } end

function answer:defend(move)
  if move == "yes" then
    self.defender = self.turn
    self.resting[(self.turn + 1) % 4 + 1] = true
    return self:lead()
  end
  self.turn = self:after(self.turn)
  if self.turn == self.maker then self:lead() end
end


function Euchre:lead()
  local left = self.alone and self.option.alone_lead == "left_of_maker"
  self.stage = "play"
  self.turn = self:after(left and self.maker or self.dealer)
end


function answer:play(card)
  self:lay(card)
  return self.tricks[1] + self.tricks[2] == 5
end


function Euchre:count()
  local makers = self:side(self.maker)
  local n, winners = self.tricks[makers], makers
  local points = n < 5 and 1 or self.alone and 4 or 2
  if n < 3 then
    winners, points = 3 - makers, self.defender and 4 or 2
  end
  self.totals[winners] = self.totals[winners] + points
  return self:ended(self.option.target)
end


describe("euchre", function()
  it("is as it was said a second time", function()
    held.matches({ "euchre", "euchre+british", "euchre+canadian_loner",
      "euchre+stick_the_dealer", "euchre+defend_alone=true",
      "euchre+alone_lead=left_of_maker+defend_alone=true" },
      { {}, { rounds = 4, first_dealer = 3 }, { joker = true } }, 8, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("euchre", new)
  end)

  it("has the dealer make trump where a joker is turned up, or all are asked",
    function()
    for seed = 1, 150 do
      held.match("euchre+british+joker_turned=dealer_makes+rounds=1", {}, seed,
        new)
      held.match("euchre+british+rounds=1", {}, seed, new)
    end
    assert.is_false((pcall(tenace.new,
      "euchre+joker_turned=dealer_makes", { seed = 1 })))
  end)
end)
