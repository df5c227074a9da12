-- Indian Rummy stated a second time, in plain Lua, and random matches held
-- against it.

local Drawn = require "rules.drawn"
local held = require "rules.held"
local lay_out = require "rules.indian_rummy.lay_out"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Rummy = {}
Rummy.__index = Rummy

local ROW = { A = 1, J = 11, Q = 12, K = 13 }


local function new(option, _, m)
  local p = setmetatable({ option = option, m = m, totals = {}, gone = {},
    n = option.players, round = 0 }, Rummy)
  for seat = 1, p.n do p.totals[seat] = 0 end
  p.pool = option.format == "pool" and option.pool or math.huge
  return p
end


function Rummy:is_out(seat) return self.totals[seat] >= self.pool end


--- The next seat that is in the match, and in this round.
function Rummy:after(seat, out)
  repeat seat = seat % self.n + 1 until not self:is_out(seat)
    and not (out and out[seat])
  return seat
end


function Rummy:deal(dealt, dealer)
  self.dealer = self.dealer and self:after(self.dealer) or dealer
  self.round = self.round + 1
  if self.option.format == "deals" and self.round == 1 then
    local deals = self.option.rounds > 0 and self.option.rounds or 2
    for seat = 1, self.n do self.totals[seat] = 80 * deals end
  end
  self.hands, self.lost, self.turns = {}, {}, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat], self.turns[seat] = Tricks.words(hand), 0
  end
  self.open, self.cut = Tricks.words(dealt.open), (dealt.cut or ""):match "%S+"
  self.wild = self.cut and (self.cut == "BJ" and "A" or self.cut:sub(1, -2))
    or nil
  self.stock = #Tricks.words(dealt.stock)
  self.drawn = Drawn.of(self.m, self.round)
  self.moved, self.declared, self.early = false, nil, false
  self.pot, self.returns = 0, nil
  self:begin(self:after(self.dealer))
end


function Rummy:begin(seat)
  self.turn, self.stage, self.taken = seat, "draw", nil
  self.turns[seat] = self.turns[seat] + 1
end


function Rummy:is_joker(card)
  return card == "BJ" or self.wild ~= nil and card:sub(1, -2) == self.wild
end


--- May the thirteen cards without this one be declared?  True; false: a wrong
-- declaration; nil: they do not lie in groups.
function Rummy:holds(without)
  local cards, gone = {}, false
  for _, card in ipairs(self.hands[self.turn]) do
    if card == without and not gone then gone = true
    else cards[#cards + 1] = card end
  end
  local how = { most = self.option.joker_max, all = true }
  local any = { runs = 0, pure = 0, longest = 0 }
  if not lay_out.least(cards, self.wild, any, how) then return nil end
  return lay_out.least(cards, self.wild, self:needed(), how) ~= nil
end


function Rummy:needed()
  return { runs = 2, pure = 1, longest = self.option.four_life and 4 or 0 }
end


function Rummy:discards()
  local list, seen = {}, {}
  for _, card in ipairs(self.hands[self.turn]) do
    local barred = card == self.taken and not self.option.same_card
    if not seen[card] and not barred then
      seen[card] = true
      list[#list + 1] = "discard " .. card
      local holds = self:holds(card)
      local says = (holds or not self.option.warn) and "" or " anyway"
      if holds ~= nil then list[#list + 1] = "declare " .. card .. says end
    end
  end
  return list
end


function Rummy:legal()
  if self.returns then return { "yes", "no" } end
  if self.stage == "draw" then
    local list, top = { "draw" }, self.open[#self.open]
    local first = self.option.first_joker and not self.moved
    if first or not self:is_joker(top) then list[2] = "take" end
    if self.option.format ~= "deals" then list[#list + 1] = "drop" end
    return list
  end
  self.may = self.may or self:discards()
  return self.may
end


--- What is played at random, so that somebody declares: cards that fit no other
-- are discarded, and few drop.
function Rummy:worth_trying(moves)
  local some, loose = {}, {}
  for _, move in ipairs(moves) do
    local word, card = move:match "^(%S+) ?(%S*)"
    if word ~= "drop" or self.turns[self.turn] % 7 == 3 then
      some[#some + 1] = move
    end
    if word == "declare" then return { move } end
    if word == "discard" and self:is_loose(card) then
      loose[#loose + 1] = move
    end
  end
  return #loose > 0 and loose or some
end


local function height(card)
  local rank = card:sub(1, -2)
  return ROW[rank] or tonumber(rank)
end


function Rummy:is_loose(card)
  if self:is_joker(card) then return false end
  for _, other in ipairs(self.hands[self.turn]) do
    local far = not self:is_joker(other) and other ~= card
      and math.abs(height(other) - height(card))
    if far and (far == 0 or far < 3 and other:sub(-1) == card:sub(-1)) then
      return false
    end
  end
  return true
end


function Rummy:lose(seat, n)
  local pool = self.option.format == "pool"
  self.totals[seat] = self.totals[seat] + (pool and n or -n)
  self.pot = self.pot + n
end


--- The player is out of the round, or declares, and somebody may have won.
function Rummy:leave(points)
  local seat = self.turn
  self.lost[seat] = true
  self:lose(seat, points)
  local left = {}
  for other = 1, self.n do
    if self:is_in(other) then left[#left + 1] = other end
  end
  if #left == 1 then
    self.winner = left[1]
    return true
  end
end


function Rummy:is_in(seat)
  return not self.lost[seat] and #self.hands[seat] > 0
end


function Rummy:go_on()
  local seat = self.turn
  repeat seat = seat % self.n + 1 until self:is_in(seat)
  if self.turns[seat] == self.option.max_turns then return true end
  self:begin(seat)
end


function Rummy:draw()
  local hand = self.hands[self.turn]
  if self.stock == 0 and self.cut then
    hand[#hand + 1], self.cut = self.cut, nil
    return
  end
  if self.stock == 0 then
    self.stock = #self.open - 1
    self.open = { self.open[#self.open] }
  end
  hand[#hand + 1] = self.drawn:next()
  self.stock = self.stock - 1
end


function Rummy:play_first(move)
  local option, pool = self.option, self.option.format == "pool"
  if move == "drop" then
    local n = self.turns[self.turn] == 1 and option.first_drop
      or option.middle_drop
    if pool and option.pool == 201 then n = n * 5 // 4 end
    return self:leave(n) or self:go_on()
  end
  self.stage = "discard"
  if move == "draw" then return self:draw() end
  self.taken = table.remove(self.open)
  table.insert(self.hands[self.turn], self.taken)
end


function Rummy:play(move)
  if self.returns then return self:answer(move) end
  self.may = nil
  if self.stage == "draw" then
    local over = self:play_first(move)
    self.moved = true
    return self:over(over)
  end
  local word, card = move:match "^(%S+) (%S+)"
  local holds = word == "declare" and self:holds(card)
  lists.take(self.hands[self.turn], card)
  if word == "declare" and holds then
    self.winner, self.early = self.turn, self.turns[self.turn] == 1
    return self:over(true)
  end
  table.insert(self.open, card)
  if word == "declare" then
    return self:over(self:leave(self.option.wrong) or self:go_on())
  end
  return self:over(self:go_on())
end


function Rummy:hand_counts(seat)
  local option, hand = self.option, self.hands[seat]
  local how = { most = option.joker_max }
  local n = lay_out.least(hand, self.wild, self:needed(), how)
  if not n and option.half_life == "pure_free" then
    n = lay_out.least(hand, self.wild, { runs = 0, pure = 0, longest = 0 },
      { most = option.joker_max, pure_alone = true })
  end
  if not n then
    n = 0
    for _, card in ipairs(hand) do n = n + lay_out.worth(card, self.wild) end
  end
  local cap = self.early and math.min(option.cap, option.early_cap)
    or option.cap
  return math.max(option.least, math.min(cap, n))
end


--- The round is over: it is scored, and then players may come back.
function Rummy:over(is_over)
  if not is_over then return end
  for seat = 1, self.n do
    if self:is_in(seat) and seat ~= self.winner then
      self:lose(seat, self:hand_counts(seat))
    end
  end
  if self.winner and self.option.format ~= "pool" then
    self.totals[self.winner] = self.totals[self.winner] + self.pot
  end
  self.winner = nil
  return self:ask_back(self.dealer)
end


--- Who may come back is asked, each in turn after the dealer.
function Rummy:ask_back(seat)
  if self.option.format ~= "pool" or not self.option.rejoin then return true end
  self.asked = self.asked or {}
  for n = 1, self.n do
    seat = seat % self.n + 1
    if not self.asked[seat] then
      self.asked[seat] = true
      local highest, others = 0, 0
      for other = 1, self.n do
        if not self:is_out(other) then
          highest, others = math.max(highest, self.totals[other]), others + 1
        end
      end
      if self:is_out(seat) and not self.gone[seat] and others > 2
        and highest <= (self.pool == 101 and 79 or 174) then
        self.returns, self.turn, self.back = true, seat, highest + 1
        return
      end
      self.gone[seat] = self:is_out(seat)
    end
    if n == self.n then break end
  end
  self.asked = nil
  return true
end


function Rummy:answer(move)
  if move == "yes" then self.totals[self.turn] = self.back end
  self.gone[self.turn] = move == "no"
  self.returns = nil
  return self:ask_back(self.turn)
end


function Rummy:count()
  local option = self.option
  if option.format == "pool" and option.rounds == 0 then
    local left = {}
    for seat = 1, self.n do
      if not self:is_out(seat) then left[#left + 1] = seat end
    end
    return #left < 2, left[1] or 0
  end
  local rounds = option.rounds > 0 and option.rounds
    or ({ points = 6, deals = 2 })[option.format]
  if self.round < rounds then return false end
  return true, lists.winner(self.totals, option.format == "pool")
end


describe("indian_rummy", function()
  it("is as it was said a second time", function()
    held.matches({ "indian_rummy" }, { {}, { players = 4, format = "pool" },
      { players = 3, format = "deals", four_life = true, joker_max = 1 },
      { packs = 1, warn = false, half_life = "pure_free" },
      { players = 6, format = "pool", rejoin = true, jokers = 4 } }, 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("indian_rummy", new, { values = { jokers = { 0, 1, 2, 4 },
      max_turns = { 10, 20 } } })
  end)
end)
