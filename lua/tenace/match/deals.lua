-- Fixed deals: the cards that each pile gets, in one round or in all.

local core = require "tenace.core"
local ordered = require "tenace.base.ordered"
local own_piles = require "tenace.match.piles"
local sentence = require "tenace.base.sentence"

local deals = {}

local STOCK, HANDS = core.first_piles.stock, core.first_piles.hands

--- The most rounds that a deal may list.
deals.most_rounds = 10000


--- Raises a fault in a deal. Nothing here catches it.
local function wrong(key, parts)
  error(sentence.of(key, parts), 0)
end


--- The cards of one pile: texts, "*" for any.
local function cards_of(text, deck, used)
  local list, most = {}, #deck:cards()
  if type(text) ~= "string" then wrong("deal_cards", { given = type(text) }) end
  for word in string.gmatch(text, "[^%s,]+") do
    local card = word == "*" and word or deck:read(word)
    if not card then wrong("deal_card", { card = word }) end
    if card ~= "*" then
      used[card] = (used[card] or 0) + 1
      if used[card] > deck:count(card) then
        wrong("deal_too_many", { n = deck:count(card), card = card })
      end
    end
    if #list == most then wrong("deal_more_cards", { n = most }) end
    list[#list + 1] = card
  end
  return list
end


--- Checks that each hand belongs to a seat.
local function check_hands(hands, players, note)
  if type(hands) ~= "table" or #hands > players then
    wrong("deal_hands", { n = players,
      given = type(hands) == "table" and #hands or type(hands) })
  end
  for seat in next, hands do
    note("hand " .. sentence.shown(seat))
    if math.type(seat) ~= "integer" or seat < 1 or seat > players then
      wrong("deal_seat", { seat = sentence.shown(seat) })
    end
  end
end


--- Adds the hands, by seat.
local function add_hands(list, hands, k, used, note)
  check_hands(hands, k.variant.players, note)
  for seat = 1, k.variant.players do
    if hands[seat] then
      note("hand " .. seat)
      list[#list + 1] = { pile = HANDS + seat,
        cards = cards_of(hands[seat], k.deck, used) }
    end
  end
end


--- The fixed cards by the numbers of their piles; where there are several of a
-- name a list, or each pile by its name, as `row 3`.
local function by_pile(name, cards, k)
  local row, n = string.match(sentence.shown(name), "^(%S+) (%d+)$")
  local first, most = own_piles.numbers(k, row or name)
  local pile = name == "stock" and STOCK or k.pile_of[name]
    or row and first and tonumber(n) <= most and first + tonumber(n) - 1
  local given = {}
  if pile and type(cards) == "string" then
    given[pile] = cards
  elseif not row and first and type(cards) == "table" and #cards <= most then
    for i, text in ipairs(cards) do given[first + i - 1] = text end
  else
    wrong("deal_pile", { name = sentence.shown(name) })
  end
  return given
end


--- deals.read_again(name) -> n, pile, seat; or nil
-- Reads `again 2 skat` or `again 2 hand 3`: a pile of the second deal after one
-- that was thrown in. The seat is that of a hand.
function deals.read_again(name)
  local n, pile = string.match(sentence.shown(name), "^again ([1-9]%d*) (.+)$")
  n = math.tointeger(tonumber(n))
  if not n then return nil end
  return n, pile, math.tointeger(tonumber(string.match(pile, "^hand (%d+)$")))
end


--- The list of that deal in a round, and which cards it uses: the round's own,
-- or the n-th after deals that were thrown in.
local function list_of(list, n)
  list.again = list.again or {}
  list.again[n] = list.again[n] or { used = {} }
  return list.again[n], list.again[n].used
end


--- One round's deal: a list of { pile = number, cards = texts }. What is fixed
-- for the n-th deal after one that was thrown in is in its list again[n].
local function check_round(deal, k, note)
  local first, in_first = {}, {}
  for name, cards in ordered.pairs(deal) do
    note(name)
    local list, used = first, in_first
    local n, pile, seat = deals.read_again(name)
    if n then list, used = list_of(first, n) end
    if name == "hands" then
      add_hands(list, cards, k, used, note)
    elseif seat then
      add_hands(list, { [seat] = cards }, k, used, function() end)
    else
      for at, text in next, by_pile(pile or name, cards, k) do
        list[#list + 1] = { pile = at, cards = cards_of(text, k.deck, used) }
      end
    end
  end
  return first
end


--- deals.every(deal) -> the fixed cards for all rounds that a deal does not
-- list, or nil
function deals.every(deal)
  local every
  for name, cards in next, deal do
    if math.type(name) ~= "integer" then
      every = every or {}
      every[name] = cards
    end
  end
  return every or #deal == 0 and {} or nil
end


--- deals.check(deal, kit [, note]) -> deal as matches keep it
-- @param deal { hands = { "JC JS …", … }, stock = "…", PILE = "…" }, or a list
-- of such tables, round by round; names of piles beside that list are for all
-- other rounds; `again 2 hand 1` is a hand of the second deal after one that
-- was thrown in; a `*` is any card
-- @param note function(round, name), called before each piece is checked: the
-- round (0 for all others), and the name of the pile or `hand 1`
-- @error a pile or card does not exist, or a card is used too often
function deals.check(deal, k, note)
  local function noting(round)
    return function(name) if note then note(round, name) end end
  end
  if type(deal) ~= "table" then wrong("deal_table") end
  if #deal > deals.most_rounds then
    wrong("deal_rounds", { n = deals.most_rounds })
  end
  local checked, every = { given = deal, rounds = {} }, deals.every(deal)
  checked.every = every and check_round(every, k, noting(0))
  for n, one in ipairs(deal) do
    if type(one) ~= "table" then wrong("deal_table") end
    checked.rounds[n] = check_round(one, k, noting(n))
  end
  return checked
end


--- deals.check_dealt(deal, self, players)
-- Checks, after the deal and before any decision, that each hand was given all
-- cards that are fixed for it. Players who sit out are dealt none.
-- @error a hand has fewer
function deals.check_dealt(deal, self, players)
  local piles, given = core.piles(self), core.fixed_given(self)
  if piles[STOCK] ~= "" or core.decisions(self) > 0 then return end
  for _, one in ipairs(deal.rounds[1] or deal.every or {}) do
    local seat, n = one.pile - HANDS, given[one.pile] or #one.cards
    if seat >= 1 and seat <= players and n > 0 and #one.cards > n then
      wrong("deal_too_long", { seat = seat, n = n, given = #one.cards })
    end
  end
end


--- deals.preparing(deal) -> function(self, round, thrown_in)
-- It fixes the cards of a round, or of a deal in it after so many that were
-- thrown in.
function deals.preparing(deal)
  return function(self, round, thrown_in)
    local list = deal.rounds[round] or deal.every or {}
    if thrown_in > 0 then list = list.again and list.again[thrown_in] end
    if list then core.fix(self, list) end
  end
end


return deals
