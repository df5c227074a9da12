-- A second statement of Sheepshead in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Sheep = setmetatable({}, { __index = Tricks })
Sheep.__index = Sheep

local TOP = { JD = 1, JH = 2, JS = 3, JC = 4, QD = 5, QH = 6, QS = 7, QC = 8 }
local NAME = { C = "clubs", S = "spades", H = "hearts" }
local RANKS = { "7", "8", "9", "10", "J", "Q", "K", "A" }


local function new(option)
  local self = setmetatable(Tricks.new { players = option.players or 5,
    step = 1, ranks = "7 8 9 J Q K 10 A", option = option,
    points = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 } }, Sheep)
  local how = option.partner == "usual" and "called_ace" or option.partner
  self.how = self.players == 5 and how or "none"
  return self
end


local function has(list, card)
  for i, one in ipairs(list) do
    if one == card then return i end
  end
end


local function take(list, card) table.remove(list, has(list, card)) end


function Sheep:counts_as(card)
  if card == self.laid then return self.called:sub(-1) end
  if TOP[card] then return "D" end
  return Tricks.suit(card)
end


function Sheep:height_of(card)
  if card == self.laid then return -1 end
  return TOP[card] and 20 + TOP[card] or Tricks.height_of(self, card)
end


function Sheep:beats(b, a)
  local one, other = self:counts_as(b), self:counts_as(a)
  if one == other then return self:height_of(b) > self:height_of(a) end
  return one == "D"
end


function Sheep:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.blind, self.stage = Tricks.words(dealt.blind), "pick"
  self.picker, self.called, self.laid, self.under = nil, nil, nil, nil
  self.settled, self.n = false, 0
end


--- All ways to choose n of some cards, as texts.
local function ways(cards, n)
  local list = {}
  local function go(from, taken, left)
    if left == 0 then list[#list + 1] = taken return end
    for i = from, #cards do
      go(i + 1, taken == "" and cards[i] or taken .. " " .. cards[i], left - 1)
    end
  end
  go(1, "", n)
  return list
end


--- A hand in the order of the pack.
local function in_order(hand)
  local list = {}
  for _, letter in ipairs { "C", "D", "H", "S" } do
    for _, name in ipairs(RANKS) do
      if has(hand, name .. letter) then list[#list + 1] = name .. letter end
    end
  end
  return list
end


function Sheep:is_mine(card)
  return has(self.hands[self.picker], card) or has(self.blind, card)
end


--- The cards of a fail suit in a hand.
local function of_suit(self, hand, letter)
  local list = {}
  for _, card in ipairs(hand) do
    if self:counts_as(card) == letter then list[#list + 1] = card end
  end
  return list
end


local function calls(self)
  local hand, list, lacking, aces = self.hands[self.picker], {}, {}, 0
  for letter, name in pairs(NAME) do
    if self:is_mine("A" .. letter) then
      aces = aces + 1
    elseif #of_suit(self, hand, letter) > 0 then
      list[#list + 1] = name
    else
      lacking[#lacking + 1] = name .. " under"
    end
  end
  if #list == 0 and self.option.under then list = lacking end
  for letter in pairs(NAME) do
    if aces == 3 and has(hand, "A" .. letter)
      and not self:is_mine("10" .. letter) then
      list[#list + 1] = "10" .. letter
    end
  end
  list[#list + 1] = "alone"
  return list
end


--- The cards that the player in turn may play.
local function cards(self)
  local hand, trick = self.hands[self.turn], self.trick
  local follow = self:follow(hand, trick)
  if not self.called or self.settled then return follow end
  local letter = self.called:sub(-1)
  local led = trick[1] and self:counts_as(trick[1])
  if led == letter then
    return has(hand, self.called) and { self.called } or follow
  end
  if led and #of_suit(self, hand, led) > 0 then return follow end
  local list = {}
  local last = #of_suit(self, hand, letter) == 1 and self.turn == self.picker
  for _, card in ipairs(hand) do
    local of_called = self:counts_as(card) == letter
    local kept
    if has(hand, self.called) then
      kept = led and card == self.called
        or not led and of_called and card ~= self.called
    else
      kept = led and last and of_called
    end
    if not kept then list[#list + 1] = card end
  end
  return #list > 0 and list or hand
end


function Sheep:legal()
  if self.stage == "pick" then
    local forced = self.option.all_pass == "forced" and self.turn == self.dealer
    return forced and { "pick" } or { "pick", "pass" }
  elseif self.stage == "bury" then
    return ways(in_order(self.hands[self.picker]), #self.blind)
  elseif self.stage == "call" then
    return calls(self)
  elseif self.stage == "lay" then
    return self.hands[self.picker]
  elseif self.stage == "lead under" then
    return { "yes", "no" }
  end
  return cards(self)
end


local play


--- The trick goes on: a card under a suit may have to be played, or be asked
-- for.
local function go_on(self)
  if self.turn ~= self.picker or not self.under then return end
  local led = self.trick[1] and self:counts_as(self.trick[1])
  if led == self.called:sub(-1) or #self.hands[self.picker] == 0 then
    return self:lay_under()
  elseif not led and self.stage ~= "asked" then
    self.stage = "lead under"
  end
end


function Sheep:lay_under()
  self.laid, self.under = self.under, nil
  table.insert(self.hands[self.picker], self.laid)
  return play(self, self.laid)
end


--- True when the round is over.
function play(self, card)
  local led = self.trick[1] or card
  self.stage = "play"
  local winner = self:lay(card)
  if winner then
    self.n = self.n + 1
    if self.n == 1 then self.first_winner = winner end
    self.last_winner = winner
    if self.called and self:counts_as(led) == self.called:sub(-1) then
      self.settled = true
    end
    if #self.hands[self.turn] == 0
      and not (self.under and self.turn == self.picker) then
      local left = 0
      for seat = 1, self.players do left = left + #self.hands[seat] end
      if left == 0 and not self.under then return true end
    end
  end
  return go_on(self)
end


local function begin_play(self)
  self.stage, self.turn = "play", self:after(self.dealer)
  return go_on(self)
end


local answer = {}

function answer:pick(move)
  if move == "pick" then
    self.picker, self.stage = self.turn, "bury"
    for _, card in ipairs(self.blind) do
      table.insert(self.hands[self.turn], card)
    end
    return
  end
  self.turn = self:after(self.turn)
  if self.turn ~= self:after(self.dealer) then return end
  if self.option.all_pass == "redeal" then return self:thrown_in() end
  self.stage = "play"
end

function answer:bury(move)
  self.blind = Tricks.words(move)
  for _, card in ipairs(self.blind) do take(self.hands[self.picker], card) end
  if self.how == "called_ace" then
    self.stage = "call"
    return
  end
  return begin_play(self)
end

function answer:call(move)
  if move:find "^10" then
    self.called = move
  elseif move ~= "alone" then
    self.called = "A" .. move:sub(1, 1):upper()
    if move:find " under$" then
      self.stage = "lay"
      return
    end
  end
  return begin_play(self)
end

function answer:lay(move)
  self.under = move
  take(self.hands[self.picker], move)
  return begin_play(self)
end

answer["lead under"] = function(self, move)
  if move == "yes" then return self:lay_under() end
  self.stage = "asked"
end


function Sheep:play(move)
  local stage = self.stage
  if answer[stage] then return answer[stage](self, move) end
  return play(self, move)
end


--- The card of the deal that decides who the partner is.
function Sheep:partner()
  local card = self.how == "jack" and "JD" or self.called
  for seat = 1, self.players do
    if card and seat ~= self.picker and self.had[seat][card] then
      return seat
    end
  end
end


local function leaster(self)
  local least, best, taker = 1000, nil, nil
  if self.option.leaster_blind == "first_trick" then
    taker = self.first_winner
  elseif self.option.leaster_blind ~= "nobody" then
    taker = self.last_winner
  end
  for seat = 1, self.players do
    local sum = self:worth(seat)
    for _, card in ipairs(seat == taker and self.blind or {}) do
      sum = sum + (self.points[Tricks.rank(card)] or 0)
    end
    if self.tricks[seat] > 0 then
      if sum < least then least, best = sum, seat
      elseif sum == least then best = nil end
    end
  end
  for seat = 1, best and self.players or 0 do
    self.totals[seat] = self.totals[seat]
      + (seat == best and self.players - 1 or -1)
  end
end


--- What the picker, the partner and the others get with that many points, by
-- the table of the rules for five.
local function row(points, tricks, opposing)
  if tricks == 0 then return -9, 0, 3 end
  if opposing == 0 then return 6, 3, -3 end
  if points >= 91 then return 4, 2, -2 end
  if points >= 61 then return 2, 1, -1 end
  if points >= 31 then return -2, -1, 1 end
  return -4, -2, 2
end


local function score(self, partner)
  local points, tricks, opposing = 0, 0, 0
  for _, card in ipairs(self.blind) do
    points = points + (self.points[Tricks.rank(card)] or 0)
  end
  for seat = 1, self.players do
    if seat == self.picker or seat == partner then
      points = points + self:worth(seat)
      tricks = tricks + self.tricks[seat]
    else
      opposing = opposing + self.tricks[seat]
    end
  end
  local mine, helps, others = row(points, tricks, opposing)
  if not partner then
    mine = -others * (self.players - 1)
  elseif tricks == 0 and self.option.partner_pays then
    mine, helps = -6, -3
  end
  local lost = others > 0 and self.option.double_bump ~= false and 2 or 1
  for seat = 1, self.players do
    local gets = seat == self.picker and mine or seat == partner and helps
      or others
    self.totals[seat] = self.totals[seat] + gets * lost
  end
end


function Sheep:count()
  if self.picker then score(self, self:partner()) else leaster(self) end
  return self:ended()
end


--- Where deals are thrown in, most players pass.
function Sheep:worth_trying(moves)
  local often = self.option.all_pass == "redeal" and self.stage == "pick"
  return often and { "pick", "pass", "pass", "pass" } or moves
end


describe("Sheepshead in another statement", function()
  local soak = (os.getenv "SOAK" or "") ~= ""
  local n = soak and 600 or 4

  --- Remembers who was dealt what, which says who the partner is.
  local begin = Tricks.begin
  function Sheep:begin(hands, leader)
    begin(self, hands, leader)
    self.had = {}
    for seat = 1, self.players do
      self.had[seat] = {}
      for _, card in ipairs(self.hands[seat]) do self.had[seat][card] = true end
    end
  end

  it("is the same game, match for match", function()
    held.matches({ "sheepshead" }, { {}, { partner = "jack" },
      { partner = "none" }, { players = 3 }, { players = 4 },
      { all_pass = "redeal" }, { all_pass = "forced", under = false },
      { leaster_blind = "first_trick", double_bump = false },
      { leaster_blind = "nobody", partner_pays = true },
      { players = 4, all_pass = "forced", rounds = 7, first_dealer = 2 } },
      n, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("sheepshead", new)
  end)

  --- Which options have no effect: what a table of so many players, with that
  -- partner, has no use for.
  local function idle(players, partner, name)
    local ace = players == 5 and partner ~= "jack" and partner ~= "none"
    if name == "under" then return not ace end
    return name == "partner_pays" and not ace
      and not (players == 5 and partner == "jack")
  end

  it("refuses a partner whom three or four players cannot have, and options "
    .. "without effect", function()
    for players = 3, 5 do
      for _, partner in ipairs { "usual", "called_ace", "jack", "none" } do
        local nobody = players < 5 and (partner == "called_ace"
          or partner == "jack")
        for name, value in pairs { rounds = 3, under = false,
          partner_pays = true } do
          local made = pcall(tenace.new, "sheepshead", { seed = 1, options = {
            players = players, partner = partner, [name] = value } })
          assert.equal(not nobody and not idle(players, partner, name), made,
            players .. " " .. partner .. " " .. name)
        end
      end
    end
    local _, why = pcall(tenace.new,
      "sheepshead+players=4+partner=called_ace", { seed = 1 })
    assert.matches("partner=called_ace needs players=5", why)
    assert.is_false((pcall(tenace.new,
      "sheepshead+all_pass=redeal+leaster_blind=nobody", { seed = 1 })))
  end)
end)
