-- Which cards are higher under which contract, in words: the orders that were
-- found. Orders that differ only in the trump suit are combined.

local language = require "tenace.base.language"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local ranks = {}


local function reversed(list)
  local out = {}
  for i = #list, 1, -1 do out[#out + 1] = list[i] end
  return out
end


--- The cards that belong to a suit, high to low, with equal ones together.
local function steps_of(order, suit)
  local steps, height = {}, nil
  for _, card in ipairs(reversed(show.words(order:of(suit)))) do
    local at = order:height(card)
    if at ~= height then steps[#steps + 1], height = {}, at end
    table.insert(steps[#steps], card)
  end
  return steps
end


--- A card's rank, if it is of the suit.
local function rank_in(card, suit)
  local rank = card:match("^(.+)%a$")
  return rank and card == rank .. suit and rank or nil
end


--- The rank, if these equal cards are that rank's cards in all suits but these.
local function same_rank(cards, suits, except)
  local rank = cards[1]:match("^(.+)%a$")
  if not rank or #cards < 2 then return nil end
  local left, n = {}, 0
  for _, suit in ipairs(suits) do
    if suit ~= except then left[rank .. suit], n = true, n + 1 end
  end
  for _, card in ipairs(cards) do
    if not left[card] then return nil end
    left[card], n = nil, n - 1
  end
  return n == 0 and rank or nil
end


--- The name of a rank: its own, or that of the fact that is this rank.
local function rank_name(rank, special)
  return special and rank == special.rank and special.name or rank
end


--- One step of the trumps: { own = rank of the trump suit } or { text }. A rank
-- that is trump in several suits appears as its cards.
local function trump_part(cards, suits, trump, mixed, special)
  local own = #cards == 1 and rank_in(cards[1], trump)
  if own and special and own == special.rank then
    return { text = phrase("rulebook.rank.special_of_trump",
      { rank = special.name }) }
  end
  if own and not mixed[own] then return { own = own } end
  local rank = same_rank(cards, suits, trump)
  rank = rank and rank_name(rank, special)
  if rank then
    local key = #trump == 1 and "other_of_rank" or "all_of_rank"
    return { text = phrase("rulebook.rank." .. key, { rank = rank }) }
  end
  local list = {}
  for i, card in ipairs(cards) do list[i] = "{" .. card .. "}" end
  return { text = table.concat(list, phrase "rulebook.rank.equal") }
end


--- Are these two steps a card each, of the same rank, and is the first of
-- another suit than trump?
local function stands_beside(one, other, trump)
  local rank = #(one or "") == 1 and one[1]:match "^(.+)%a$"
  return rank and #other == 1 and not rank_in(one[1], trump)
    and other[1]:match "^(.+)%a$" == rank
end


--- Ranks of which the trump suit's card stands among those of other suits that
-- are trumps too: they are named card by card.
local function mixed_ranks(steps, trump)
  local mixed = {}
  for i, cards in ipairs(steps) do
    local own = #cards == 1 and rank_in(cards[1], trump)
    if own and (stands_beside(steps[i - 1], cards, trump)
      or stands_beside(steps[i + 1], cards, trump)) then
      mixed[own] = true
    end
  end
  return mixed
end


--- Combines ranks of the trump suit that follow each other.
local function joined(parts)
  local list = {}
  for _, part in ipairs(parts) do
    local last = list[#list]
    if part.own and last and last.own then
      last.own = last.own .. " " .. part.own
    else
      list[#list + 1] = part
    end
  end
  return list
end


-- The most ranks that a list lacks besides the special one.
local MOST_LACKING = 2


--- All ranks but those that a list lacks besides the special one; nil if it
-- has that one, or lacks many.
local function with_special(list, special)
  local there, left, lacking = {}, {}, 0
  for _, rank in ipairs(show.words(list)) do there[rank] = true end
  if there[special.rank] then return nil end
  for _, rank in ipairs(show.words(special.all)) do
    if there[rank] or rank == special.rank then left[#left + 1] = rank
    else lacking = lacking + 1 end
  end
  return lacking <= MOST_LACKING and table.concat(left, " ") or nil
end


--- A list of ranks in a sentence, `of_trump` or none. If the special rank is
-- missing, the sentence says that.
local function list_text(key, list, special)
  local all = special and with_special(list, special)
  if all then
    return phrase("rulebook.rank." .. key .. "_without",
      { ranks = all, rank = special.name })
  end
  return phrase("rulebook.rank." .. key, { ranks = list })
end


--- Parts of trumps as text; named cards follow each other.
-- @param always the name of the suit that is always trump, or nil
local function trumps_text(parts, special, always)
  local text
  for _, part in ipairs(parts) do
    local now = part.text or always and phrase("rulebook.rank.of_one_suit",
      { ranks = part.own, suit = always })
      or list_text("of_trump", part.own, special)
    local both = part.cards and text and text.cards
    local join = both and " " or phrase "rulebook.rank.join"
    text = { text = text and text.text .. join .. now or now,
      cards = part.cards }
  end
  return text.text
end


--- Cards that stand alone above all suits, high to low: where none of them has
-- a suit they are called no trumps. Nil if there are others among them.
local function alone_of(steps, suits)
  local list = {}
  for i, cards in ipairs(steps) do
    for _, suit in ipairs(suits) do
      if #cards > 1 or rank_in(cards[1], suit) then return nil end
    end
    list[i] = "{" .. cards[1] .. "}"
  end
  return phrase("rulebook.rank.alone",
    { cards = table.concat(list, " "), n = #list })
end


local function trumps_of(order, suits, special, always)
  local trump = order:trump()
  if not trump then return phrase "rulebook.rank.no_trumps" end
  local parts, steps = {}, steps_of(order, trump)
  local alone = alone_of(steps, suits)
  if alone then return alone end
  local mixed = mixed_ranks(steps, trump)
  for i, cards in ipairs(steps) do
    parts[i] = trump_part(cards, suits, trump, mixed, special)
    parts[i].cards = parts[i].text and parts[i].text:sub(1, 1) == "{"
  end
  return phrase("rulebook.rank.trumps",
    { cards = trumps_text(joined(parts), special, always) })
end


--- The ranks of a suit that is not trump, high to low.
local function suit_text(order, suit, special)
  local list = {}
  for i, cards in ipairs(steps_of(order, suit)) do
    local words = {}
    for k, card in ipairs(cards) do
      words[k] = rank_in(card, suit) or "{" .. card .. "}"
    end
    list[i] = table.concat(words, phrase "rulebook.rank.equal")
  end
  return list_text("of_any", table.concat(list, " "), special)
end


--- The text that most suits share, if two do; else nil.
local function shared_text(list)
  local times, most = {}, nil
  for _, one in ipairs(list) do
    local n = (times[one.text] or 0) + 1
    times[one.text] = n
    if n > 1 and n > (most and times[most] or 1) then most = one.text end
  end
  return most, most and times[most]
end


--- The suits that are not trump: those with ranks of their own, then those that
-- share a text.
local function suits_of(order, suits, special)
  local list, texts = {}, {}
  for _, suit in ipairs(suits) do
    local text = suit ~= order:trump() and suit_text(order, suit, special)
      or ""
    if text ~= "" then list[#list + 1] = { suit = suit, text = text } end
  end
  if #list == 0 then return nil end
  local shared, n = shared_text(list)
  if n == #list or #list == 1 then
    local key = order:trump() and "other_suits" or "each_suit"
    return phrase("rulebook.rank." .. key, { ranks = list[1].text })
  end
  for _, one in ipairs(list) do
    local name = show.suit_name(one.suit,
      { suits = table.concat(suits, " ") })
    texts[#texts + 1] = one.text ~= shared and phrase("rulebook.rank.of_suit",
      { ranks = one.text, suit = name or one.suit }) or nil
  end
  texts[#texts + 1] = shared
    and phrase("rulebook.rank.other_suits", { ranks = shared }) or nil
  return table.concat(texts, phrase "rulebook.rank.part")
end


--- Cards that belong to no suit and never win.
local function worthless_of(order, counts)
  local list = {}
  for card in pairs(counts) do
    if not order:suit(card) then list[#list + 1] = "{" .. card .. "}" end
  end
  if #list == 0 then return nil end
  table.sort(list)
  return phrase("rulebook.rank.worthless",
    { cards = table.concat(list, " "), n = #list })
end


--- Cards of which the later of two alike wins.
local function later_of(order, counts)
  local list = {}
  for card, n in pairs(counts) do
    if n > 1 and order:beats(card, card) then list[#list + 1] = card end
  end
  if #list == 0 then return nil end
  table.sort(list)
  return phrase("rulebook.rank.later", { cards = "{"
    .. table.concat(list, "} {") .. "}" })
end


--- The rank that a fact of the round names. It is called by the fact, so that
-- the texts for all ranks are the same. A suit is no rank, though a rank may
-- have the same letter.
local function special_of(facts, names, variant)
  local high = reversed(show.words(variant.deck.ranks))
  for _, name in ipairs(names) do
    local found = false
    for _, rank in ipairs(high) do found = found or rank == facts[name] end
    if found and variant.fields[name].kind ~= "suit" then
      return { rank = facts[name], name = language.spoken(name),
        all = table.concat(high, " ") }
    end
  end
end


--- An order in words.
local function text_of(one, names, variant, always)
  local deck = variant.deck
  local order, suits, parts = one.order, show.words(deck.suits), {}
  local special = special_of(one.facts, names, variant)
  parts[1] = trumps_of(order, suits, special, always)
  parts[#parts + 1] = suits_of(order, suits, special)
  parts[#parts + 1] = worthless_of(order, deck.counts)
  parts[#parts + 1] = later_of(order, deck.counts)
  return show.capital(table.concat(parts, phrase "rulebook.rank.part"))
end


--- The sort key of a value: suits and ranks in the deck's order, numbers,
-- words.
local function place_of(value, deck)
  for _, list in ipairs { deck.suits, deck.ranks } do
    for i, word in ipairs(show.words(list)) do
      if word == tostring(value) then return i end
    end
  end
  return math.type(value) == "integer" and value or 0
end


local function sorted_values(set, deck)
  local list = {}
  for _, value in pairs(set) do list[#list + 1] = value end
  table.sort(list, function(a, b)
    local x, y = place_of(a, deck), place_of(b, deck)
    if x ~= y then return x < y end
    return tostring(a) < tostring(b)
  end)
  return list
end


--- Are these all ranks of the deck, or all but a few that were not found?
local function is_any_rank(values, deck)
  local known, n = {}, 0
  for _, rank in ipairs(show.words(deck.ranks)) do known[rank] = true end
  for _, value in ipairs(values) do
    if not known[value] then return false end
    n = n + 1
  end
  return n > 4
end


--- A fact's values in words: `trump clubs or hearts`, `no trump`.
local function said(name, values, variant)
  local field, list, none = variant.fields[name], {}, false
  local label = language.spoken(name)
  if is_any_rank(values, variant.deck) then
    return phrase("rulebook.rank.any", { fact = label })
  end
  for _, value in ipairs(values) do
    none = none or value == false
    if value ~= false then
      list[#list + 1] = field.kind == "suit"
        and show.suit_name(value, variant.deck)
        or language.worded(tostring(value))
    end
  end
  if #list == 0 then
    return phrase("rulebook.rank.without", { fact = label })
  end
  return phrase(none and "rulebook.rank.fact_or_none" or "rulebook.rank.fact",
    { fact = label, value = language.list(list, "or") })
end


-- The most cases that are listed one by one. Of more cases only the values
-- appear.
local MOST_CASES = 8


--- Has the fact this value whenever the others are as they are in this case?
local function follows(name, facts, met)
  for _, one in ipairs(met) do
    local same = true
    for _, other in ipairs(met.names) do
      same = same and (other == name or one.facts[other] == facts[other])
    end
    if same and one.facts[name] ~= facts[name] then return false end
  end
  return true
end


--- Does another of these facts name the suit that this one has, in all cases? A
-- contract of hearts has hearts for trumps.
local function says_again(name, group, met, variant)
  local deck = variant.deck
  if variant.fields[name].kind ~= "suit" then return false end
  for _, other in ipairs(met.names) do
    local same = other ~= name
    for _, facts in ipairs(group.cases) do
      same = same and facts[name]
        and show.suit_name(facts[name], deck) == facts[other]
    end
    if same then return true end
  end
  return false
end


--- The names of the facts that tell a group from others: without those that are
-- not there in any of its cases, or that others of them say already.
local function telling(group, met, variant)
  local names = {}
  for _, name in ipairs(met.names) do
    local absent = true
    for _, facts in ipairs(group.cases) do
      absent = absent and not facts[name] and follows(name, facts, met)
    end
    if not absent and not says_again(name, group, met, variant) then
      names[#names + 1] = name
    end
  end
  return #names > 0 and names or met.names
end


--- The facts of a group as one label: every value of one fact with every value
-- of the others, or else each case by itself.
local function label_of(group, names, variant)
  local sets, ways, parts = {}, 1, {}
  for _, name in ipairs(names) do
    local set, n = {}, 0
    for _, facts in ipairs(group.cases) do
      local value = facts[name]
      if value == nil then value = false end
      if set[tostring(value)] == nil then n = n + 1 end
      set[tostring(value)] = value
    end
    sets[name], ways = set, ways * n
  end
  if ways == #group.cases or #group.cases > MOST_CASES then
    for i, name in ipairs(names) do
      parts[i] = said(name, sorted_values(sets[name], variant.deck), variant)
    end
    return language.list(parts)
  end
  for i, facts in ipairs(group.cases) do
    local words = {}
    for k, name in ipairs(names) do
      local value = facts[name]
      words[k] = said(name, { value ~= nil and value or false }, variant)
    end
    parts[i] = language.list(words)
  end
  table.sort(parts)
  return table.concat(parts, phrase "rulebook.rank.case")
end


--- The name of the suit that is trump in all these orders, if no field of the
-- round says so.
local function always_trump(met, variant)
  local trump
  for _, name in ipairs(met.names) do
    if variant.fields[name].kind == "suit" then return nil end
  end
  for _, one in ipairs(met) do
    local now = one.order:trump()
    if now and trump and now ~= trump then return nil end
    trump = trump or now
  end
  return trump and show.suit_name(trump, variant.deck)
end


--- Groups of cases whose orders have the same text.
local function grouped(met, variant)
  local groups, by_text, always = {}, {}, always_trump(met, variant)
  for _, one in ipairs(met) do
    local text = text_of(one, met.names, variant, always)
    local group = by_text[text]
    if not group then
      local trump = one.order:trump()
      group = { text = text, cases = {},
        trumps = trump and #show.words(one.order:of(trump)) or 0 }
      by_text[text], groups[#groups + 1] = group, group
    end
    table.insert(group.cases, one.facts)
  end
  return groups
end


--- Without the cases of single cards that change their place: the step `order`
-- says what becomes of them, and there are many.
-- @return the orders met that are left, with their `names`
local function without_cards(met, variant)
  local names, list = {}, {}
  for _, name in ipairs(met.names) do
    if variant.fields[name].kind ~= "card" then names[#names + 1] = name end
  end
  if #names == #met.names then return met end
  for _, one in ipairs(met) do
    local plain = true
    for _, name in ipairs(met.names) do
      plain = plain and (variant.fields[name].kind ~= "card"
        or one.facts[name] == nil)
    end
    if plain then list[#list + 1] = one end
  end
  list.names = names
  return #list > 0 and list or met
end


--- Is a card of another printed suit, or of none, among the trumps?
local function draws_trumps(order)
  local trump = order:trump()
  for _, card in ipairs(trump and show.words(order:of(trump)) or {}) do
    if not rank_in(card, trump) then return true end
  end
  return false
end


--- ranks.of_trumps(text, variant) -> the text of a duty to follow suit, with
-- the sentence that all trumps are one suit, if cards of other suits are trumps
function ranks.of_trumps(text, variant)
  for _, one in ipairs(orders.met(variant)) do
    if draws_trumps(one.order) then
      return phrase("rulebook.duty.trumps_one_suit", { text = text })
    end
  end
  return text
end


--- ranks.rows(variant) -> rows of { facts, order in words }, those with most
-- trumps first; none if the game has no tricks
function ranks.rows(variant)
  local met, rows = without_cards(orders.met(variant), variant), {}
  local groups = grouped(met, variant)
  for _, group in ipairs(groups) do
    group.label = #met.names > 0
      and label_of(group, telling(group, met, variant), variant)
      or phrase "rulebook.rank.always"
  end
  table.sort(groups, function(a, b)
    if a.trumps ~= b.trumps then return a.trumps > b.trumps end
    return a.label < b.label
  end)
  for i, group in ipairs(groups) do rows[i] = { group.label, group.text } end
  return rows
end


return ranks
