-- A second statement of Belote in plain Lua, of which Coinche is another kind.

local Tricks = require "rules.plain_tricks"

local Belote = setmetatable({}, { __index = Tricks })
Belote.__index = Belote

local SUITS = { "C", "D", "H", "S" }
local NAMES = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local IN_TRUMPS = { ["7"] = 1, ["8"] = 2, Q = 3, K = 4, ["10"] = 5, A = 6,
  ["9"] = 7, J = 8 }
local PLAIN = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }
local ALL_TRUMP = { J = 13, ["9"] = 9, A = 6, ["10"] = 5, K = 3, Q = 2 }
local ROW = Tricks.words "7 8 9 10 J Q K A"
local FOURS = { Q = 1, K = 2, ["10"] = 3, A = 4, ["9"] = 5, J = 6 }
local FOURS_WITHOUT = { ["9"] = 1, J = 2, Q = 3, K = 4, ["10"] = 5, A = 6 }
local OF_FOUR = { [5] = 150, [6] = 200 }                  -- by that place


function Belote.new(option)
  local self = Tricks.new { players = 4, sides = 2, option = option, step = -1,
    ranks = "7 8 9 J Q K 10 A" }
  self.carried, self.waits = 0, { false, false }
  return setmetatable(self, Belote)
end


function Belote:is_trump(suit)
  return self.mode == "all trump" or suit == self.trump
end


function Belote:height_of(card)
  local rank = Tricks.rank(card)
  return self:is_trump(Tricks.suit(card)) and IN_TRUMPS[rank]
    or self.height[rank]
end


--- Are the 258 points of all trumps counted as 162?
function Belote:is_scaled()
  return self.option.all_trump == "scaled"
end


function Belote:points_of(card)
  local rank = Tricks.rank(card)
  if self.mode == "all trump" and not self:is_scaled() then
    return ALL_TRUMP[rank] or 0
  elseif self:is_trump(Tricks.suit(card)) then
    return rank == "J" and 20 or rank == "9" and 14 or PLAIN[rank] or 0
  end
  return self.mode == "no trump" and rank == "A" and 19 or PLAIN[rank] or 0
end


local function only(cards, test)
  local list = {}
  for _, card in ipairs(cards) do
    if test(card) then list[#list + 1] = card end
  end
  return list
end


local function some(list, others) return #list > 0 and list or others end


--- The highest of the cards of a suit.
function Belote:highest(cards, suit)
  local best = 0
  for _, card in ipairs(cards) do
    if Tricks.suit(card) == suit then
      best = math.max(best, self:height_of(card))
    end
  end
  return best
end


--- Those of the suit that are higher than all of that suit in the trick.
function Belote:above(hand, suit)
  local best = self:highest(self.trick, suit)
  return only(hand, function(card)
    return Tricks.suit(card) == suit and self:height_of(card) > best
  end)
end


--- What the duties leave of the hand.
function Belote:cards()
  local hand, trick = self.hands[self.turn], self.trick
  if not trick[1] then return hand end
  local led = Tricks.suit(trick[1])
  local follow = only(hand, function(card) return Tricks.suit(card) == led end)
  if #follow > 0 then
    return self:is_trump(led) and some(self:above(hand, led), follow) or follow
  end
  local partner = #trick > 1 and self:winner(trick) == #trick - 1
  if partner and self.option.partner_free ~= false then return hand end
  local trumps = only(hand, function(card)
    return Tricks.suit(card) == self.trump
  end)
  local above = self:above(hand, self.trump)
  return some(above, self.option.undertrump and some(trumps, hand) or hand)
end


--- Five cards each; the others are dealt when somebody has taken.
function Belote:deal(dealt, seen)
  local dealer = self:deals(seen)
  self:begin(dealt.hands, self:after(dealer))
  self.turned, self.stock = dealt.turned, Tricks.words(dealt.stock)
  self:clear()
  self.stage, self.asked = "take", 0
end


--- Nothing has been settled.
function Belote:clear()
  self.trump, self.mode, self.taker, self.last = nil, nil, nil, nil
  self.declared, self.said = { 0, 0 }, {}
end


local say, answer = {}, {}
Belote.say, Belote.answer = say, answer


function Belote:legal() return self.say[self.stage](self) end
function Belote:play(move) return self.answer[self.stage](self, move) end


function say.take() return { "take", "pass" } end

--- All have spoken once: the next stage, or the deal is thrown in.
function Belote:passed(stage)
  self.asked, self.turn = self.asked + 1, self:after(self.turn)
  if self.asked < 4 then return false end
  self.asked, self.stage = 0, stage
  return not stage and self:thrown_in()
end

function answer:take(move)
  if move == "pass" then return self:passed "name" end
  return self:taken(Tricks.suit(self.turned))
end


function say:name()
  local list = { "pass" }
  for suit, name in pairs(NAMES) do
    if suit ~= Tricks.suit(self.turned) then list[#list + 1] = name end
  end
  if self.option.no_trump then
    list[#list + 1], list[#list + 2] = "no trump", "all trump"
  end
  return list
end

function answer:name(move)
  if move == "pass" then return self:passed(nil) end
  for suit, name in pairs(NAMES) do
    if name == move then return self:taken(suit) end
  end
  self.mode = move
  return self:taken(nil)
end


--- Those who may pass mostly do, so that deals are thrown in.
function Belote:worth_trying(moves)
  if self.stage ~= "take" and self.stage ~= "name" then return moves end
  local list = table.move(moves, 1, #moves, 1, {})
  for _ = 1, 2 * #moves do list[#list + 1] = "pass" end
  return list
end


function Belote:taken(trump)
  self.trump, self.taker = trump, self.turn
  local seat = self.dealer
  for _ = 1, 4 do
    seat = self:after(seat)
    for _ = 1, seat == self.taker and 2 or 3 do
      table.insert(self.hands[seat], table.remove(self.stock, 1))
    end
  end
  table.insert(self.hands[self.taker], self.turned)
  self:begin_play()
end


function Belote:begin_play()
  self.first = {}
  for seat, hand in ipairs(self.hands) do
    self.first[seat] = table.move(hand, 1, #hand, 1, {})
  end
  self.turn = self:after(self.dealer)
  self.stage = self.option.declarations and "declare" or "card"
end


--- All that can be declared: { points, rank } with numbers of which the first
-- that differs decides.
function Belote:can_declare(hand)
  local has, list = {}, {}
  for _, card in ipairs(hand) do has[card] = true end
  local fours = self.mode == "no trump" and FOURS_WITHOUT or FOURS
  for rank, place in pairs(fours) do
    local four = only(hand, function(card) return Tricks.rank(card) == rank end)
    if #four == 4 then
      list[#list + 1] = { points = OF_FOUR[place] or 100,
        rank = { 2, place, 0, 0 } }
      for _, suit in ipairs(SUITS) do has[rank .. suit] = nil end
    end
  end
  for _, suit in ipairs(SUITS) do
    local n = 0
    for place = 1, #ROW + 1 do
      if ROW[place] and has[ROW[place] .. suit] then
        n = n + 1
      else
        if n > 2 then
          list[#list + 1] = { points = n > 4 and 100 or n == 4 and 50 or 20,
            rank = { 1, n, place, suit == self.trump and 1 or 0 } }
        end
        n = 0
      end
    end
  end
  return list
end


function say:declare()
  if #self:can_declare(self.hands[self.turn]) > 0 then
    return { "declare", "pass" }
  end
  return { "pass" }
end

function answer:declare(move)
  if move == "declare" then
    self.said[self.turn] = self:can_declare(self.hands[self.turn])
  end
  self.stage = "card"
end


local function compare(a, b)
  for i = 1, 4 do
    if a[i] ~= b[i] then return a[i] - b[i] end
  end
  return 0
end


--- The best of a side; nothing if it has declared nothing.
function Belote:best_said(side)
  local best
  for seat, list in pairs(self.said) do
    for _, one in ipairs(self:side(seat) == side and list or {}) do
      if not best or compare(one.rank, best) > 0 then best = one.rank end
    end
  end
  return best or { 0, 0, 0, 0 }
end


--- The side with the best declaration counts all of its own.
function Belote:settle_declared()
  local more = compare(self:best_said(1), self:best_said(2))
  for seat, list in pairs(self.said) do
    local side = self:side(seat)
    for _, one in ipairs(more ~= 0 and (side == 1) == (more > 0) and list or {})
    do
      self.declared[side] = self.declared[side] + one.points
    end
  end
end


function say:card() return self:cards() end

function answer:card(move)
  local winner = self:lay(move)
  if winner then self.last = self:side(winner) end
  local played = self.tricks[1] + self.tricks[2]
  if self.option.declarations and played == 0 then self.stage = "declare" end
  if winner and played == 1 then self:settle_declared() end
  return played == 8
end


--- King and queen of a trump suit in one hand.
function Belote:belote_of(side)
  local sum = 0
  for seat, hand in ipairs(self.first) do
    local royal = {}
    for _, card in ipairs(self:side(seat) == side and hand or {}) do
      local suit = Tricks.suit(card)
      if self:is_trump(suit) and ("KQ"):find(Tricks.rank(card), 1, true) then
        royal[suit] = (royal[suit] or 0) + 1
      end
    end
    for _, n in pairs(royal) do sum = sum + (n == 2 and 20 or 0) end
  end
  return sum
end


--- What the tricks of a side count.
function Belote:tricks_of(side)
  local sum = self.last == side and 10 or 0
  for _, card in ipairs(self.won[side]) do sum = sum + self:points_of(card) end
  if self.mode == "all trump" and self:is_scaled() then
    sum = math.floor(sum * 162 / 258 + 0.5)
  end
  return self.tricks[side] == 8 and sum + 90 or sum
end


function Belote:rounded(n)
  return self.option.round_to_ten and math.floor(n / 10 + 0.5) * 10 or n
end


--- A side scores; a belote alone does not win.
function Belote:gets(side, points, belote_alone)
  local before, target = self.totals[side], self.option.target
  self.totals[side] = before + self:rounded(points)
  if belote_alone or self.tricks[side] == 0 then
    self.waits[side] = self.waits[side]
      and (self.tricks[side] == 0 or before < target)
      or before < target and self.totals[side] >= target
  else
    self.waits[side] = false
  end
end


--- Both sides' declarations, if all tricks have taken those of the others.
function Belote:share_declared(side)
  if self.tricks[side] == 8 then
    local all = self.declared[1] + self.declared[2]
    self.declared = { 0, 0 }
    self.declared[side] = all
  end
end


function Belote:total(side)
  return self:tricks_of(side) + self:belote_of(side) + self.declared[side]
end


function Belote:count()
  local side = self:side(self.taker)
  local others = 3 - side
  self:share_declared(side)
  local own, their, tie = self:total(side), self:total(others), self.option.tie
  if own < their or own == their and tie == "fails" then
    self:gets(side, self:belote_of(side), true)
    self:gets(others, (self.tricks[others] == 8 and 252 or 162)
      + self:belote_of(others) + self.declared[1] + self.declared[2]
      + self.carried)
    self.carried = 0
  elseif own == their and tie == "hold" then
    self:gets(others, their)
    self.carried = self.carried + self:rounded(own)
  else
    self:gets(others, their)
    self:gets(side, own + (own > their and self.carried or 0))
    if own > their then self.carried = 0 end
  end
  return self:over()
end


--- The match, as the end of a round finds it.
function Belote:over()
  if self.option.rounds > 0 then return self:ended(0) end
  local function there(side)
    return self.totals[side] >= self.option.target and not self.waits[side]
      and self.totals[side] or 0
  end
  local one, two = there(1), there(2)
  return one ~= two, one > two and 1 or 2
end


return Belote
