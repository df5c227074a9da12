-- A deal that a person lays out: which piles there are, which cards lie where,
-- what does not fit, and the deal for a match.

local moment = require "tenace.face.moment.moment"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local arranged = {}


--- The options of a match with that dealer.
local function options_of(variant, dealer)
  if not dealer or variant.options.first_dealer == nil then return nil end
  return { first_dealer = dealer }
end


-- So many seeds are tried for a first dealer whom no option names.
local TRIES = 40


--- The seed and the dealer of a match in which that player deals first; nil if
-- there is none.
local function dealt_by(variant, how)
  local seed = how.seed or 1
  for n = seed, seed + TRIES do
    local match = tenace.new(variant.spec, { seed = n,
      options = options_of(variant, how.dealer) })
    local dealer = match:view(1).dealer
    if not how.dealer or dealer == how.dealer then return n, dealer end
  end
end


--- A match with that deal; or nil and why there is none.
local function begun(variant, how, deal)
  local done, match = pcall(tenace.new, variant.spec, { seed = how.seed or 1,
    deal = deal, options = options_of(variant, how.dealer), traced = true })
  if done then return match end
  return nil, tostring(match)
end


--- The cards of a deal by the names of its piles: `hand 1`, `stock`, `skat`.
local function by_pile(deal)
  local piles = {}
  for name, cards in pairs(deal) do
    if name ~= "hands" then piles[name] = show.words(cards) end
  end
  for seat, cards in ipairs(deal.hands) do
    piles["hand " .. seat] = show.words(cards)
  end
  return piles
end


--- What a pile is called at the table.
local function label_of(name, narrator)
  local pile, n = name:match "^(%S+) (%d+)$"
  if pile == "hand" then return narrator.names.players[tonumber(n)] end
  if name == "stock" then return phrase "moment.stock" end
  if not pile then return narrator:label(name) end
  for _, one in ipairs(narrator.variant.piles or {}) do
    if one.name == pile and one.each == "player" then
      return phrase("moment.pile_of", { pile = narrator:label(pile),
        player = narrator.names.players[tonumber(n)] })
    end
  end
  return phrase("moment.numbered", { pile = narrator:label(pile), n = n })
end


--- The place of a pile in the list: hands, own piles, stock.
local function place_of(name)
  local pile, n = name:match "^(.-) ?(%d*)$"
  local rank = pile == "hand" and "1" or pile == "stock" and "3" or "2" .. pile
  return ("%s %03d"):format(rank, tonumber(n) or 0)
end


--- The piles that the game deals to, with the cards that lie there.
local function piles_of(dealt, placed, narrator)
  local list = {}
  for name, cards in pairs(dealt) do
    if #cards > 0 or placed[name] then
      list[#list + 1] = { id = name, n = #cards, cards = placed[name] or {},
        label = label_of(name, narrator), hand = name:find "^hand " and true,
        own = name == "hand 1" or nil }
    end
  end
  table.sort(list, function(a, b) return place_of(a.id) < place_of(b.id) end)
  return list
end


--- The cards that lie nowhere yet, and those that are not in the pack.
local function left_over(variant, piles, order)
  local left, odd, list = {}, {}, {}
  for card, n in pairs(variant.deck.counts) do left[card] = n end
  for _, pile in ipairs(piles) do
    for _, card in ipairs(pile.cards) do
      if (left[card] or 0) == 0 then odd[#odd + 1] = card end
      left[card] = (left[card] or 0) - 1
    end
  end
  for _, card in ipairs(order) do
    if left[card] > 0 then
      left[card] = left[card] - 1
      list[#list + 1] = card
    end
  end
  return list, odd
end


--- The piles that have more cards than the game usually deals there.
local function too_long(piles)
  local list = {}
  for _, pile in ipairs(piles) do
    if #pile.cards > pile.n then
      list[#list + 1] = phrase("moment.too_many", { pile = pile.label,
        given = #pile.cards, n = pile.n })
    end
  end
  return list
end


--- The deal as a match takes it; a pile without cards is left to chance.
local function deal_of(piles, players)
  local deal, any = { hands = {} }, false
  for seat = 1, players do deal.hands[seat] = "" end
  for _, pile in ipairs(piles) do
    local seat = tonumber(pile.id:match "^hand (%d+)$")
    local cards = table.concat(pile.cards, " ")
    any = any or cards ~= ""
    if seat then deal.hands[seat] = cards
    elseif cards ~= "" then deal[pile.id] = cards end
  end
  return any and deal or nil
end


--- The first card that a pile should have but has not got.
local function missing(cards, got)
  local n = {}
  for _, card in ipairs(got or {}) do n[card] = (n[card] or 0) + 1 end
  for _, card in ipairs(cards) do
    n[card] = (n[card] or 0) - 1
    if n[card] < 0 then return card end
  end
end


--- Do the rules leave the cards where they were laid? They may deal again, or
-- lay cards down.
local function moved_away(piles, dealt, style)
  local list = {}
  for _, pile in ipairs(piles) do
    local card = missing(pile.cards, dealt and dealt[pile.id])
    if card then
      list[#list + 1] = phrase("moment.not_so", { pile = pile.label,
        card = show.card(card, style) })
    end
  end
  return list
end


--- Deals the rest at random: each pile gets its cards.
local function fill(piles, dealt)
  for _, pile in ipairs(piles) do pile.cards = dealt[pile.id] or pile.cards end
end


--- Deals as the person has laid the cards; answers what does not fit, and the
-- cards by pile as they lie then.
local function try(variant, how, piles, style)
  local match, wrong = begun(variant, how, deal_of(piles, variant.players))
  local dealt = match and match:dealt()
  dealt = dealt and by_pile(dealt)
  local problems = match and moved_away(piles, dealt, style) or { wrong }
  local long = #problems > 0 and too_long(piles) or {}
  return #long > 0 and long or problems, dealt
end


--- What does not fit, and the cards by pile as they lie then.
local function fit(variant, how, piles, odd, narrator)
  if #odd > 0 then
    return { phrase("moment.not_in_pack",
      { cards = show.cards(odd, narrator.style) }) }
  elseif not how.seed then
    return { phrase("moment.no_dealer",
      { player = narrator.names.players[how.dealer] }) }
  end
  return try(variant, how, piles, narrator.style)
end


--- arranged.of(variant, how) -> { piles, left, problems, deal, options, seed,
-- dealer, order, deck }
-- The piles that a round of this game is dealt to, with the cards that the
-- person has laid there: list of { id, label, n = how many cards the game deals
-- there, cards, hand = true for a hand, own = true for one's own }; the cards
-- left over; what does not fit, in sentences; the deal, the options and the
-- seed for tenace.new; who deals first; the pack in its order, and how cards
-- are read, see moment.deck.
-- @param how { placed = by pile its cards, dealer = the first dealer's seat,
-- seed = number, rest = true: deals what is left over at random }
function arranged.of(variant, how)
  local seed, dealer = dealt_by(variant, how)
  local asked = { seed = seed, dealer = how.dealer }
  local plain, wrong = begun(variant, asked)
  if not plain then error(wrong, 0) end
  local narrator = moment.narrator(plain, 1)
  local order = tenace.deck(variant.facts.deck):cards():list()
  local piles = piles_of(by_pile(assert(plain:dealt())), how.placed or {},
    narrator)
  local left, odd = left_over(variant, piles, order)
  local problems, dealt = fit(variant, asked, piles, odd, narrator)
  if how.rest and #problems == 0 then
    fill(piles, dealt)
    left = {}
  end
  return { piles = piles, left = left, problems = problems,
    deal = #problems == 0 and deal_of(piles, variant.players) or nil,
    options = options_of(variant, how.dealer), seed = seed, dealer = dealer,
    order = order, deck = moment.deck(plain, narrator.style) }
end


return arranged
