-- French Tarot stated a second time, in plain Lua: who is asked, what may be
-- said and played, and what a round counts.

local Tricks = require "rules.plain_tricks"

local Tarot = setmetatable({}, { __index = Tricks })
Tarot.__index = Tarot

local BIDS = { "take", "guard", "guard without", "guard against" }
local FACTOR = { take = 1, guard = 2, ["guard without"] = 4,
                 ["guard against"] = 6 }
local HALVES = { K = 9, Q = 7, N = 5, J = 3 }
local NEEDED = { [0] = 112, 102, 82, 72 }
local SHOWN = { [3] = { [13] = 20, [15] = 30, [18] = 40 },
                [4] = { [10] = 20, [13] = 30, [15] = 40 },
                [5] = { [8] = 20, [10] = 30, [13] = 40 } }


local cards = Tricks.words

local function suit(card) return card ~= "EX" and card:sub(-1) or nil end

local ORDER = {}
for n, rank in ipairs(cards("1 2 3 4 5 6 7 8 9 10 J N Q K 11 12 13 14 15 16 "
  .. "17 18 19 20 21")) do ORDER[rank] = n end

local function height(card)
  return suit(card) == "T" and 100 + tonumber(card:sub(1, -2))
    or ORDER[card:sub(1, -2)]
end

local OUDLER = { ["1T"] = true, ["21T"] = true, EX = true }

local function halves(card)
  if OUDLER[card] then return 9 end
  return suit(card) ~= "T" and HALVES[card:sub(1, -2)] or 1
end


--- The play of a trick that wins it, as a number.
local function best(plays)
  local led, at
  for n, play in ipairs(plays) do
    local card = play.card
    if card ~= "EX" then
      led = led or suit(card)
      local stands = suit(card) == led or suit(card) == "T"
      if stands and (not at or height(card) > height(plays[at].card)
        and (suit(card) == suit(plays[at].card) or suit(card) == "T")) then
        at = n
      end
    end
  end
  return at, led
end


--- The highest trump of a trick; 0 if there is none.
local function highest_trump(plays)
  local high = 0
  for _, play in ipairs(plays) do
    if suit(play.card) == "T" then high = math.max(high, height(play.card)) end
  end
  return high
end


--- May the card be played from the hand to the trick?
local function may(card, hand, plays)
  local _, led = best(plays)
  if card == "EX" or not led then return true end
  local follows, trumps, over = false, false, false
  local high = highest_trump(plays)
  for _, one in ipairs(hand) do
    follows = follows or suit(one) == led
    trumps = trumps or suit(one) == "T"
    over = over or suit(one) == "T" and height(one) > high
  end
  local need = follows and led or trumps and "T"
  if not need then return true end
  if need == "T" and over then
    return suit(card) == "T" and height(card) > high
  end
  return suit(card) == need
end


--- The tricks of a round, from the decisions that are single cards.
local function tricks_of(round, players)
  local tricks, plays = {}, {}
  for _, made in ipairs(round.plays) do
    plays[#plays + 1] = made
    if #plays == players then
      local at = best(plays)
      tricks[#tricks + 1] = { plays = plays, winner = plays[at].player }
      plays = {}
    end
  end
  return tricks
end


--- What each player gets, by the tricks and what was said before. The excuse in
-- the last trick goes to the side that has not played it, for half a point if
-- that side has not won the trick; or `with_trick`, to the winner.
local function count(round, players, defence_slam, with_trick)
  local tricks = tricks_of(round, players)
  local taker, partner, fool = round.taker, nil, nil
  for _, trick in ipairs(tricks) do
    for _, play in ipairs(trick.plays) do
      if play.card == round.called then partner = play.player end
      if play.card == "EX" then fool = play.player end
    end
  end
  local function ours(player) return player == taker or player == partner end
  local last = tricks[#tricks]
  local function all_but_last(side)
    for n = 1, #tricks - 1 do
      if ours(tricks[n].winner) ~= side then return false end
    end
    return true
  end
  local fool_last = false
  for _, play in ipairs(last.plays) do
    if play.card == "EX" then fool_last = true end
  end
  local slam_by_fool = fool_last and all_but_last(ours(fool))
  if slam_by_fool then last.winner = fool end
  local points, oudlers, won, lost, petit = 0, 0, 0, 0, 0
  for n, trick in ipairs(tricks) do
    local side = ours(trick.winner)
    won, lost = won + (side and 1 or 0), lost + (side and 0 or 1)
    for _, play in ipairs(trick.plays) do
      local to = side
      if play.card == "EX" and n < #tricks then
        to = ours(fool)
        if to ~= side then points = points + (to and -1 or 1) end
      elseif play.card == "EX" and not slam_by_fool and not with_trick then
        to = not ours(fool)
        if to ~= side then points = points + (to and -1 or 1) end
      end
      if to then
        points = points + halves(play.card)
        oudlers = oudlers + (OUDLER[play.card] and 1 or 0)
      end
      local counts = n == #tricks
        or n == #tricks - 1 and slam_by_fool
      if play.card == "1T" and counts then petit = side and 10 or -10 end
    end
  end
  for _, card in ipairs(round.with_taker) do
    points = points + halves(card)
    oudlers = oudlers + (OUDLER[card] and 1 or 0)
  end
  local made = points >= NEEDED[oudlers] and 1 or -1
  local more = (math.abs(points - NEEDED[oudlers]) + 1) // 2
  local factor = FACTOR[round.bid]
  local worth = made * ((25 + more) * factor + round.handful) + petit * factor
  if lost == 0 then worth = worth + (round.slam and 400 or 200)
  else
    if round.slam then worth = worth - 200 end
    if won == 0 and defence_slam then worth = worth - 200 end
  end
  local gets = {}
  for player = 1, players do gets[player] = -worth end
  if partner and partner ~= taker then
    gets[taker], gets[partner] = 2 * worth, worth
  else
    gets[taker] = (players - 1) * worth
  end
  return gets
end


function Tarot.new(option, _, m)
  return setmetatable(Tricks.new { players = option.players, step = -1,
    option = option, ranks = "1", m = m, shows = false, heard = 0 }, Tarot)
end


--- Has a hand the petit as its only trump, and no excuse?
local function is_petit_alone(hand)
  local trumps = 0
  for _, card in ipairs(hand) do
    if card == "EX" then return false end
    if suit(card) == "T" then trumps = trumps + (card == "1T" and 1 or 2) end
  end
  return trumps == 1
end


--- Who deals: a hand with the petit alone is shown, and the next one deals.
function Tarot:find_dealer(seen)
  local story = self.m:story(1, self.heard)
  self.heard = self.heard + #story
  for _, entry in ipairs(story) do
    if entry.what == "round" and not self.dealer then seen = entry.dealer end
  end
  self:deals(seen)
  for _, entry in ipairs(story) do
    if entry.what == "shown" and (entry.reason or ""):find "thrown in" then
      assert(self.option.petit_alone == "redeal"
        and is_petit_alone(cards(entry.cards)), "thrown in: " .. entry.cards)
      self.dealer = self:after(self.dealer)
    end
  end
end


function Tarot:deal(dealt, seen)
  self:find_dealer(seen)
  self:begin(dealt.hands, self:after(self.dealer))
  for seat, hand in ipairs(self.hands) do
    assert(self.option.petit_alone == "play" or not is_petit_alone(hand),
      "the petit alone in hand " .. seat)
  end
  self.dog, self.stage, self.spoken = cards(dealt.dog), "bid", 0
  self.record = { plays = {}, handful = 0, with_taker = {} }
  self.said, self.high, self.miseres = {}, 0, {}
end


local say, answer = {}, {}
function Tarot:legal() return say[self.stage](self) end


function Tarot:play(move)
  return answer[self.stage](self, move)
end


function say:bid()
  return { "pass", table.unpack(BIDS, self.high + 1) }
end


function answer:bid(move)
  for n, bid in ipairs(BIDS) do
    if bid == move then
      self.high, self.record.bid, self.record.taker = n, bid, self.turn
    end
  end
  self.spoken, self.turn = self.spoken + 1, self:after(self.turn)
  if self.spoken < self.players and self.high < #BIDS then return end
  if self.high == 0 then
    if self.option.all_pass == "redeal" then return self:thrown_in() end
    self.high, self.record.bid, self.record.taker = 1, "take", self.dealer
  end
  self.turn, self.stage = self.record.taker, "call"
  if self.players < 5 then self:take_dog() end
end


--- The kings; the queens, too, for a hand with all of those, and so on.
function say:call()
  local list = {}
  local held = " " .. table.concat(self.hands[self.turn], " ") .. " "
  for rank in ("KQNJ"):gmatch "." do
    local all = true
    for letter in ("SHDC"):gmatch "." do
      list[#list + 1] = rank .. letter
      all = all and held:find(" " .. rank .. letter .. " ", 1, true)
    end
    if not all then break end
  end
  return list
end


function answer:call(move)
  self.record.called = move
  self:take_dog()
end


function Tarot:take_dog()
  local record = self.record
  if self.high > 2 then
    record.with_taker = self.high == 3 and self.dog or {}
    self.stage = "slam"
    return
  end
  local hand = self.hands[self.turn]
  table.move(self.dog, 1, #self.dog, #hand + 1, hand)
  self.stage = "away"
end


--- No king, no oudler; a trump if nothing else is left.
function say:away()
  local plain, trumps = {}, {}
  for _, card in ipairs(self.hands[self.turn]) do
    if not OUDLER[card] and suit(card) == "T" then
      trumps[#trumps + 1] = card
    elseif not OUDLER[card] and card:sub(1, 1) ~= "K" then
      plain[#plain + 1] = card
    end
  end
  return #plain > 0 and plain or trumps
end


local function take(hand, card)
  for i, one in ipairs(hand) do
    if one == card then return table.remove(hand, i) end
  end
end


function answer:away(move)
  local away = self.record.with_taker
  away[#away + 1] = take(self.hands[self.turn], move)
  if #away == #self.dog then self.stage = "slam" end
end


function say.slam() return { "no", "slam" } end


function answer:slam(move)
  self.record.slam = move == "slam"
  self.stage = "play"
  if move == "no" then self.turn = self:after(self.dealer) end
  self:before_card()
end


--- All ways to take n of these cards, from the i-th on, each as text.
local function choices(list, n, i, text, found)
  if n == 0 then
    found[#found + 1] = text
    return
  end
  for k = i, #list - n + 1 do
    choices(list, n - 1, k + 1, text .. " " .. list[k], found)
  end
end


--- The handfuls that the player in turn may show.
function Tarot:handfuls()
  local trumps, list, fool = {}, {}, false
  for _, card in ipairs(self.hands[self.turn]) do
    if suit(card) == "T" then trumps[#trumps + 1] = card end
    fool = fool or card == "EX"
  end
  table.sort(trumps, function(a, b) return height(a) < height(b) end)
  for n in pairs(self.option.handfuls and SHOWN[self.players] or {}) do
    if fool and #trumps == n - 1 then
      list[#list + 1] = "handful " .. table.concat(trumps, " ") .. " EX"
    end
    choices(trumps, n, 1, "handful", list)
  end
  return list
end


--- Is there no trump in a hand, or no court card? The excuse is neither.
local function is_misere(hand)
  local trumps, courts = false, false
  for _, card in ipairs(hand) do
    trumps = trumps or suit(card) == "T"
    courts = courts or card ~= "EX" and suit(card) ~= "T"
      and HALVES[card:sub(1, -2)] ~= nil
  end
  return not trumps or not courts
end


--- Before a player's first card: is there something to show?
function Tarot:before_card()
  local said = self.said[self.turn] or {}
  self.said[self.turn], self.stage = said, "play"
  if #self.hands[self.turn] < 78 // self.players // 3 * 3 then return end
  if not said.handful and self.option.handfuls then
    self.stage = "handful"
  elseif not said.misere and self.option.misere
    and is_misere(self.hands[self.turn]) then
    self.stage = "misere"
  end
end


function say:handful()
  local list = self:handfuls()
  list[#list + 1] = "no handful"
  return list
end


function answer:handful(move)
  self.said[self.turn].handful = true
  if move ~= "no handful" then
    local n = #cards(move) - 1
    self.record.handful = self.record.handful + SHOWN[self.players][n]
  end
  self:before_card()
end


function say.misere() return { "yes", "no" } end


function answer:misere(move)
  self.said[self.turn].misere = true
  if move == "yes" then table.insert(self.miseres, self.turn) end
  self:before_card()
end


function say:play()
  local hand, plays, called = self.hands[self.turn], {}, self.record.called
  for i, card in ipairs(self.trick) do plays[i] = { card = card } end
  local list, free = {}, {}
  for _, card in ipairs(hand) do
    if may(card, hand, plays) then list[#list + 1] = card end
  end
  if not called or #self.record.plays > 0 then return list end
  for _, card in ipairs(list) do
    if suit(card) ~= suit(called) or card == called then
      free[#free + 1] = card
    end
  end
  return #free > 0 and free or list
end


function Tarot.winner(_, trick)
  local plays = {}
  for i, card in ipairs(trick) do plays[i] = { card = card } end
  return (best(plays))
end


function answer:play(move)
  table.insert(self.record.plays, { card = move, player = self.turn })
  self:lay(move)
  if self:played_out() then return true end
  self:before_card()
end


function Tarot:count()
  local option = self.option
  local gets = count(self.record, self.players, option.defence_slam,
    option.excuse_last == "with_trick")
  for seat = 1, self.players do
    local points = gets[seat]
    for _, one in ipairs(self.miseres) do
      points = points + (one == seat and 10 * (self.players - 1) or -10)
    end
    self.totals[seat] = self.totals[seat] + points
  end
  return self:ended()
end


--- The excuse is kept as long as there is another card; a pass is likely.
function Tarot.worth_trying(_, moves)
  local list = {}
  for _, move in ipairs(moves) do
    if move ~= "EX" or #moves == 1 then list[#list + 1] = move end
    if move == "pass" then list[#list + 1], list[#list + 2] = move, move end
  end
  return list
end


return Tarot
