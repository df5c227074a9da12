-- A short game: the rules of a game with a part of its cards, so that every
-- deal and every line of play can be gone through. The rules stay as they are.
-- Most cards are set aside before the deal, where all see them; the words that
-- deal give fewer. When all hands are played out, the cards that were set aside
-- go to the sides, as tricks that were not played, so that what the rules count
-- adds up as ever.

local core = require "tenace.core"

local short = {}

--- The name of the pile with the cards that are set aside.
short.pile = "left_out"


--- The most cards that a player who takes part holds.
local function most_held(self)
  local most = 0
  for player in self:each_player() do most = math.max(most, #player.hand) end
  return most
end


--- How many players take part.
local function taking(self)
  local n = 0
  for _ in self:each_player() do n = n + 1 end
  return n
end


--- Has somebody decided something in this round?
local function begun(self)
  local n, _, before = core.decisions(self)
  return n > before
end


--- How many of n cards a short hand still takes, of those in the stock.
local function room(self, how, n, players)
  local hand = how.first and not begun(self) and how.first or how.hand
  return math.max(0, math.min(n, hand - most_held(self),
    #self.stock // players))
end


--- How many of n cards go from the stock to a pile.
local function for_pile(self, how, n)
  local most = begun(self) and n or how.pile
  return math.max(0, math.min(n, most, #self.stock))
end


--- Where many lines are gone through, what is always the same is not logged.
local function quietly(self, how, f)
  if how.quiet then core.keep_log(self, false) end
  f(self, how)
  if how.quiet then core.keep_log(self, true) end
end


--- Is it a player, and so their hand?
local function is_player(to)
  return math.type(to) == "integer"
    or string.find(tostring(to), "^player ") ~= nil
end


--- The seat of a player, or the seat itself.
local function seat_of(player)
  return math.type(player) == "integer" and player or player.number
end


-- The words that a short game says otherwise: each gets the word, what is short
-- and what the rules say.
local shorter = {}


function shorter.deal_each(word, how, self, n, packet)
  if math.type(n) ~= "integer" then return word(self, n, packet) end
  local cards = room(self, how, n, taking(self))
  if cards == 0 then return end
  return word(self, cards, packet and math.min(packet, cards))
end


function shorter.deal_packets(word, how, self, packets)
  for _, one in ipairs(packets) do
    local n = type(one) == "table" and one[1] or one
    local cards = type(one) == "table" and for_pile(self, how, n)
      or room(self, how, n, taking(self))
    if cards > 0 then
      word(self, { type(one) == "table" and { cards, one[2] } or cards })
    end
  end
end


function shorter.draw(word, how, self, to, n, discards)
  if discards ~= nil or n ~= nil and math.type(n) ~= "integer" then
    return word(self, to, n, discards)
  end
  local cards = n or 1
  if not is_player(to) then
    cards = for_pile(self, how, cards)
  elseif how.first then
    local held = #self:player(seat_of(to)).hand
    cards = math.min(cards, math.max(0, how.hand - held), #self.stock)
  else
    cards = math.min(cards, #self.stock)
  end
  return word(self, to, cards)
end


function shorter.draw_each(word, how, self, told)
  local fewer = {}
  for name, value in next, told do fewer[name] = value end
  fewer.cards = room(self, how, told.cards, taking(self))
  return word(self, fewer)
end


function shorter.fill_hands(word, how, self, n, ...)
  return word(self, math.min(n, how.hand), ...)
end


--- What may go out of a hand. Cards that are to stay go last where a short hand
-- has too few others.
local function less_strict(self, hand, n, may)
  if type(may) ~= "table" or not may.keep then return may end
  local keep = self:cards_in(may.keep)
  if #hand:without(keep) >= n then return may end
  return { last = may.last and self:cards_in(may.keep, may.last) or keep }
end


--- Of n cards that go out of a hand, those that a short hand can spare: what it
-- has too many, or all but one.
function shorter.put_away(word, how, self, player, prompt, n, to, may)
  if math.type(n) == "integer" then
    local hand = self:player(seat_of(player)).hand:cards()
    local spare = #hand > how.hand and #hand - how.hand
      or math.max(1, #hand - 1)
    n = math.min(n, spare)
    may = less_strict(self, hand, n, may)
  end
  return word(self, player, prompt, n, to, may)
end


--- What each seat is given of the cards that were set aside, as texts: whoever
-- comes last gets the rest.
local function shares_of(self, how)
  local cards, at, last, shares = self[short.pile]:cards():list(), 1, nil, {}
  for seat, tricks in ipairs(how.tricks) do
    if tricks > 0 then last = seat end
  end
  for seat, tricks in ipairs(how.tricks) do
    local to = seat == last and #cards or at + tricks * how.width - 1
    shares[seat] = table.concat(cards, " ", at, math.min(to, #cards))
    at = at + tricks * how.width
  end
  return shares
end


--- Gives the sides the cards that were set aside, and as many tricks as they
-- would have made.
local function give_rest(self, how)
  local kept, left = how.shares[how.tricks], tostring(self[short.pile])
  if not kept or kept.left ~= left then
    kept = shares_of(self, how)
    how.shares[how.tricks], kept.left = kept, left
  end
  local shares = kept
  for seat, tricks in ipairs(how.tricks) do
    local player, some = self:player(seat), shares[seat]
    if some ~= "" then self:move(some, self[short.pile], player.side.won) end
    for _ = 1, tricks do self:add_trick(player) end
  end
end


--- Are the tricks over, with no card left in any hand?
local function played_out(self)
  return #self[short.pile] > 0 and most_held(self) == 0
    and core.trick(self) == nil
end


--- How tricks are to be played, with no more of them than there are cards.
local function fewer(self, told)
  local n = type(told) == "table" and told.tricks
  if math.type(n) ~= "integer" then return told end
  local made = {}
  for name, value in next, told do made[name] = value end
  made.tricks = math.max(1, math.min(n, most_held(self)))
  return made
end


function shorter.play_tricks(word, how, self, told)
  local results = table.pack(word(self, fewer(self, told)))
  if how.tricks and played_out(self) then quietly(self, how, give_rest) end
  if how.played then how.played(self) end
  return table.unpack(results, 1, results.n)
end


--- short.wrap(methods, how)
-- Puts the words of a short game in the place of those of its kit.
function short.wrap(methods, how)
  how.draw = methods.draw
  for name, f in next, shorter do
    local word = methods[name]
    methods[name] = function(...) return f(word, how, ...) end
  end
end


--- Sets the cards aside.
local function set_aside(self, how)
  if how.out > 0 then how.draw(self, self[short.pile], how.out) end
end


--- The step `round`, with the cards set aside before it.
local function round_of(variant, how)
  local round = variant.steps.round
  return function(self, ...)
    quietly(self, how, set_aside)
    return round(self, ...)
  end
end


--- short.of(variant, how) -> variant
-- The same rules for short matches.
-- @param how { hand = the cards of a hand, first = those dealt before the first
-- question if the rest comes later, pile = the most cards that a pile gets at
-- the deal, out = the cards that are set aside, tricks = by seat those that are
-- given at the end, or nil, width = the cards of a trick }
function short.of(variant, how)
  how.shares = {}
  local steps = {}
  for name, step in next, variant.steps do steps[name] = step end
  local piles = table.move(variant.piles or {}, 1, #(variant.piles or {}), 1,
    {})
  piles[#piles + 1] = { name = short.pile, sees = "all" }
  local made = setmetatable({ steps = steps, piles = piles, short = how,
    whole = variant }, { __index = variant })
  steps.round = round_of(variant, how)
  return made
end


--- short.said(how) -> text
-- What is short, as a line of a record says it: `hand 2 pile 1 out 44 width 4
-- tricks 6 5 0 0`.
function short.said(how)
  local list = {}
  for _, name in ipairs { "hand", "first", "pile", "out", "width" } do
    if how[name] then list[#list + 1] = name .. " " .. how[name] end
  end
  if how.tricks then
    list[#list + 1] = "tricks " .. table.concat(how.tricks, " ")
  end
  return table.concat(list, " ")
end


-- What a line of a record may say, and the most that each may be.
local MOST <const> = 1000
local said = { hand = true, first = true, pile = true, out = true,
  width = true }


--- short.read(text) -> how; nil if the text says nothing that can be
function short.read(text)
  local how, tricks = {}, nil
  for word in string.gmatch(text, "%S+") do
    local n = string.match(word, "^%d%d?%d?$") and math.tointeger(word)
    if tricks then
      tricks[#tricks + 1] = n or MOST
    elseif how.name then
      if not n or n >= MOST then return nil end
      how[how.name], how.name = n, nil
    elseif word == "tricks" then
      tricks = {}
    elseif said[word] and not how[word] then
      how.name = word
    else
      return nil
    end
  end
  if how.name or not how.hand or not how.pile or not how.out then return nil end
  for _, n in ipairs(tricks or {}) do
    if n >= MOST or not how.width then return nil end
  end
  how.tricks = tricks
  return how
end


return short
