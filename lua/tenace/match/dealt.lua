-- The deal of the present round, read from its log, and changes to it: cards
-- swapped, given, fixed. A deal has the form that tenace.new takes: { hands = {
-- "AS KS …", … }, PILE = "…", stock = "top card first" }.

local core = require "tenace.core"
local deals = require "tenace.match.deals"
local kit = require "tenace.match.kit"
local own_piles = require "tenace.match.piles"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"
local words = require "tenace.words.all"

-- The methods of a match in this file.
local methods = {}

local dealt = {}

local STOCK, HANDS = core.first_piles.stock, core.first_piles.hands

-- What an event `gathered` says where a deal was thrown in.
local AGAIN = 1


--- Raises a fault, with the place of the caller.
local function wrong(key, parts)
  error(sentence.of(key, parts), 0)
end


--- The name of a pile in a deal: `hand 1`, `stock`, `skat`; nil if a deal
-- cannot fix its cards.
local function pile_named(k, n)
  if n == STOCK then return "stock" end
  if n <= HANDS then return nil end
  if n <= HANDS + k.variant.players then return "hand " .. n - HANDS end
  for name, number in next, k.pile_of do
    if number == n then return name end
  end
  return own_piles.at(k, n) and own_piles.own_name(k, n)
end


--- Adds the cards of the stock, the top card first.
local function add_stock(m, list)
  local cards = words.split(core.piles(m.core)[STOCK])
  for i = #cards, 1, -1 do list[#list + 1] = cards[i] end
end


--- Takes a card that goes back to the stock from those that a pile has got.
local function undeal(list, card)
  for i = #list, 1, -1 do
    if list[i] == card then return table.remove(list, i) end
  end
end


--- The events of the deal that is played: those behind deals of the round that
-- were thrown in.
local function events_of(m)
  local _, from = core.log_size(m.core)
  local events, first = core.events(m.core, from), 1
  for i, event in ipairs(events) do
    if event.what == "gathered" and event.n == AGAIN then first = i end
  end
  return table.move(events, first, #events, 1, {})
end


--- Reads the deal from the log: the cards that went from the stock to each pile
-- before the first decision, and those drawn later, in order. A declaration
-- while all draw in turn does not end the deal, nor does what is said before
-- anybody has a card. A deal that was gathered in again does not count, nor
-- does a card that is put back while dealing. A new stock in mid-round ends the
-- deal.
local function read_log(m, k)
  local piles, stock, decided, whole = {}, {}, false, true
  local held = false
  local notes, drawing = core.notes(m.core), false
  for _, event in ipairs(events_of(m)) do
    if event.what == "gathered" then
      if decided then
        whole = false
        break
      end
      piles, stock, held = {}, {}, false
    elseif event.what == "noted" then
      local note = notes[event.n]
      if type(note) == "table" and note.drawing ~= nil then
        drawing = note.drawing
      end
    elseif event.what == "decided" then
      decided = decided or held and not drawing
    elseif event.what == "moved" and event.to == STOCK then
      if decided then
        whole = false
        break
      end
      undeal(piles[pile_named(k, event.from)] or {}, event.card)
    elseif event.what == "moved" and event.from == STOCK then
      local name = not decided and pile_named(k, event.to)
      held = held or name and string.find(name, "^hand %d+$") ~= nil
      local list = name and (piles[name] or {}) or stock
      if name then piles[name] = list end
      list[#list + 1] = event.card
    end
  end
  if whole then add_stock(m, stock) end
  piles.stock = stock
  return piles
end


--- Puts lists by pile into the form of a deal.
local function as_deal(piles, players)
  local deal = { hands = {} }
  for seat = 1, players do
    deal.hands[seat] = table.concat(piles["hand " .. seat] or {}, " ")
  end
  for name, list in next, piles do
    if #list > 0 and not string.find(name, "^hand %d+$") then
      deal[name] = table.concat(list, " ")
    end
  end
  return deal
end


--- A deal as lists by pile, and the names of the piles in a fixed order: the
-- hands by seat, the other piles, the stock.
local function as_piles(deal)
  local piles, names, others = {}, {}, {}
  for seat, cards in ipairs(deal.hands) do
    names[seat] = "hand " .. seat
    piles[names[seat]] = words.split(cards)
  end
  for name, cards in next, deal do
    if name ~= "hands" then
      piles[name] = words.split(cards)
      if name ~= "stock" then others[#others + 1] = name end
    end
  end
  table.sort(others)
  others[#others + 1] = piles.stock and "stock" or nil
  table.move(others, 1, #others, #names + 1, names)
  return piles, names
end


--- m:dealt() -> deal; or nil, message
-- The deal of the present round, in the form that tenace.new takes; if deals of
-- that round were thrown in, the one that is played.
-- @return { hands = by player, in the order dealt, and empty until the cards
-- are dealt, stock = top card first } and the game's own piles by name; or nil
-- and why the deal is unknown
-- @example #m:dealt().hands  --> 4
-- @group matches
function methods:dealt()
  local m, k = record.traced(self), kit.of(self.variant)
  local piles, n = read_log(m, k), 0
  for _, list in next, piles do n = n + #list end
  if n ~= #k.deck:cards() then return nil, sentence.of("deal_unknown") end
  return as_deal(piles, self.variant.players)
end


--- The fixed cards of a round as they are, but for its deal after so many that
-- were thrown in: that is now `deal`.
local function with_again(given, n, deal)
  local one = {}
  for name, cards in next, given do
    if (deals.read_again(name) or 0) < n then one[name] = cards end
  end
  for name, cards in next, deal do
    local hands = name == "hands" and type(cards) == "table"
    for seat, hand in next, hands and cards or {} do
      one["again " .. n .. " hand " .. sentence.shown(seat)] = hand
    end
    name = "again " .. n .. " " .. sentence.shown(name)
    if not hands then one[name] = cards end
  end
  return one
end


--- The fixed cards of one round of a match, whose deals are `given`.
local function given_in(given, round)
  return given and (given[round] or deals.every(given)) or {}
end


--- dealt.instead(m, given, deal) -> deal
-- The fixed deals of a match, `given`, with `deal` for the one that is played.
function dealt.instead(m, given, deal)
  local state = core.state(m.core)
  if state.thrown_in > 0 and type(deal) == "table" then
    deal = with_again(given_in(given, state.round), state.thrown_in, deal)
  end
  return dealt.in_round(given, state.round, deal)
end


--- dealt.in_round(given, round, deal) -> deal
-- The fixed deals of a match, `given`, with `deal` for one round.
function dealt.in_round(given, round, deal)
  local all = {}
  for name, cards in next, given or {} do all[name] = cards end
  for n = 1, round - 1 do
    if not all[n] then
      all[n] = {}
      for name, cards in next, given or {} do
        if math.type(name) ~= "integer" then all[n][name] = cards end
      end
    end
  end
  all[round] = deal
  return all
end


--- The cards of a text, written as the deck writes them.
local function cards_of(deck, text)
  local list = {}
  for _, word in ipairs(words.split(sentence.shown(text))) do
    local card = word == "*" and word or deck:read(word)
    if not card then wrong("deal_card", { card = word }) end
    list[#list + 1] = card
  end
  return list
end


--- The place of a card: pile and position. Prefers other piles to `apart`.
local function find(piles, names, card, apart)
  local found, at
  for _, name in ipairs(names) do
    for i, one in ipairs(piles[name]) do
      if one == card and name ~= apart then return name, i end
      if one == card and not found then found, at = name, i end
    end
  end
  if not found then wrong("deal_no_card", { card = card }) end
  return found, at
end


--- Exchanges the cards of two places.
local function exchange(piles, a, i, b, k)
  piles[a][i], piles[b][k] = piles[b][k], piles[a][i]
end


--- Writes the lists back into the deal.
local function put_back(deal, piles)
  local changed = as_deal(piles, #deal.hands)
  for name, cards in next, changed do deal[name] = cards end
end


--- dealt.swap(deal, deck, a, b): two cards change places
function dealt.swap(deal, deck, a, b)
  local piles, names = as_piles(deal)
  local first, second = cards_of(deck, a), cards_of(deck, b)
  if #first ~= 1 or #second ~= 1 then wrong("swap_two") end
  local from, i = find(piles, names, first[1])
  local to, k = find(piles, names, second[1], from)
  exchange(piles, from, i, to, k)
  put_back(deal, piles)
end


--- The place of a card in a hand that may be given away: the named card, or the
-- first dealt card that is not wanted there, preferably one still held.
local function spare(piles, hand, wanted, named, held)
  local found
  for i, card in ipairs(piles[hand]) do
    if named and card == named then return i end
    if not named and not wanted[card] then
      if held[card] then return i end
      found = found or i
    end
  end
  if found then return found end
  if not named then wrong("give_nothing_back", {}) end
  wrong("give_not_held", { player = string.match(hand, "%d+"), card = named })
end


--- dealt.give(deal, deck, held, player, cards [, back])
-- A player gets cards, and gives as many in return.
-- @param held the cards that the player holds now, as text
function dealt.give(deal, deck, held, player, cards, back)
  local piles, names = as_piles(deal)
  local list, hand, wanted = cards_of(deck, cards), "hand " .. player, {}
  local named, still = back and cards_of(deck, back) or {}, {}
  if back and #named ~= #list then
    wrong("give_as_many", { n = #list, given = #named })
  end
  for _, card in ipairs(list) do wanted[card] = true end
  for _, card in ipairs(words.split(held)) do still[card] = true end
  for n, card in ipairs(list) do
    local from, i = find(piles, names, card, hand)
    if from ~= hand then
      exchange(piles, from, i, hand,
        spare(piles, hand, wanted, named[n], still))
    end
  end
  put_back(deal, piles)
end


--- dealt.fix(deal, deck, pile, cards): a pile gets these cards in this order.
function dealt.fix(deal, deck, pile, cards)
  local piles, names = as_piles(deal)
  local list = cards_of(deck, cards)
  if not piles[pile] then
    wrong("deal_pile", { name = sentence.shown(pile) })
  end
  if #list > #piles[pile] then
    wrong("fix_too_many", { pile = pile, n = #piles[pile], given = #list })
  end
  local fixed = {}
  for i, card in ipairs(list) do
    if card ~= "*" then
      fixed[card] = (fixed[card] or 0) + 1
      if fixed[card] > deck:count(card) then
        wrong("deal_too_many", { n = deck:count(card), card = card })
      end
      local from, k = find(piles, names, card, nil)
      if from == pile and k < i and list[k] ~= "*" then
        from, k = find(piles, names, card, pile)
      end
      exchange(piles, from, k, pile, i)
    end
  end
  put_back(deal, piles)
end


dealt.methods = methods

return dealt
