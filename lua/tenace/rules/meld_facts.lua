-- Facts about melds: what makes a meld, which cards are laid down
-- automatically, how players take the discard pile. Each fact is checked, and
-- put into the form that the core reads.

local core = require "tenace.core"
local decks = require "tenace.rules.decks"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local meld_facts = {}

--- The parts of the fact `melds`, and their meaning.
meld_facts.parts = {
  { name = "sets", kind = "ranks",
    says = "ranks or cards that can make sets; a set is cards of one rank" },
  { name = "runs", kind = "ranks in a row",
    says = "the row of ranks for runs, low to high; a run is cards of one suit "
      .. "that follow each other; a rank may be at both ends" },
  { name = "wild", kind = "cards",
    says = "ranks, cards or jokers that can take the place of others" },
  { name = "named", kind = "flag",
    says = "whoever lays a wild card names a card, as in BJ=5H, and it stands "
      .. "for that as long as it lies" },
  { name = "least", kind = "number", default = 3,
    says = "cards in a meld, at least (3)" },
  { name = "most", kind = "number", says = "cards in a meld, at most" },
  { name = "naturals", kind = "number", default = 2,
    says = "natural cards, those that are not wild, in a meld, at least (2)" },
  { name = "naturals_per_wild", kind = "number", default = 0,
    says = "natural cards in a meld for each wild one in it, at least (0)" },
  { name = "naturals_with_wild", kind = "number", default = 0,
    says = "natural cards in a meld that has a wild one, at least (0)" },
  { name = "more_naturals", kind = "flag",
    says = "a meld has more natural cards than wild ones" },
  { name = "most_wild", kind = "number",
    says = "wild cards in a meld, at most" },
  { name = "natural_runs", kind = "flag",
    says = "no wild card is in a run" },
  { name = "most_run", kind = "number", says = "cards in a run, at most" },
  { name = "wild_melds", kind = "two numbers",
    says = "melds of wild cards alone: { 3, 7 } for three to seven; left out: "
      .. "none" },
  { name = "last", kind = "cards",
    says = "cards that a player may meld only to go out with them, and only "
      .. "without wild ones" },
  { name = "one_of_a_rank", kind = "flag",
    says = "a side has only one meld of each rank, and adds to it" },
  { name = "of_a_rank", kind = "number",
    says = "how many melds of a rank a side may have at most; each is named by "
      .. "rank and number, and two of them may be joined" },
  { name = "low_counts", kind = "number",
    says = "what a card of the lowest rank counts at the low end of a run, "
      .. "where `runs` has that rank at both ends; left out: its points" },
  { name = "discard_last", kind = "flag",
    says = "a player goes out only by a discard: each meld leaves a card in "
      .. "hand" },
  { name = "different_suits", kind = "flag",
    says = "no suit is in a set twice" },
  { name = "by", kind = "text", default = "side",
    says = "who may add to a meld: \"side\", those of the side that has it (if "
      .. "not given), or \"all\"" },
  { name = "in_hand", kind = "text",
    says = "melds stay in the hand; the text is the name of what the cards in "
      .. "no meld count; the table shows the melds and that number" },
  { name = "clear", kind = "text",
    says = "the word for a knock that leaves nothing over" },
  { name = "all", kind = "text",
    says = "the word for laying out all cards without a discard; left out: "
      .. "nobody may" },
  { name = "full", kind = "number",
    says = "how many cards make a meld full; rules may give more for it; if "
      .. "`most` is not above this, a side whose meld is full may begin "
      .. "another of that rank" },
  { name = "called", kind = "text", default = "full meld",
    says = "the name of a full meld" },
  { name = "run_called", kind = "text",
    says = "the name of a full run, if that has one of its own" },
  { name = "full_to_go_out", kind = "number", default = 0,
    says = "full melds that a side needs to go out (0)" },
  { name = "natural_to_go_out", kind = "number", default = 0,
    says = "full melds of natural cards alone that a side needs to go out "
      .. "(0)" },
  { name = "mixed_to_go_out", kind = "number", default = 0,
    says = "full melds with wild cards that a side needs to go out (0)" },
}

--- The parts of the fact `taking`.
meld_facts.taking_parts = {
  { name = "pile", kind = "text", says = "the discard pile" },
  { name = "draws", kind = "number", default = 1,
    says = "how many cards a player draws who does not take the pile; fewer if "
      .. "the stock has fewer (1)" },
  { name = "whole", kind = "flag",
    says = "a player takes the whole pile, and melds its top card at once; not "
      .. "given: the top card alone goes to the hand" },
  { name = "most", kind = "number",
    says = "with `whole`: how many cards a player takes at most, from the top "
      .. "(all)" },
  { name = "second_hand", kind = "text",
    says = "a pile of each player, which the player takes up when the hand is "
      .. "gone" },
  { name = "down", kind = "flag",
    says = "a player may take any card of the pile with all that lie on top of "
      .. "it, and melds that card at once; the others go to the hand" },
  { name = "top_free", kind = "flag",
    says = "with `down`: the top card alone may go to the hand, too" },
  { name = "others_help", kind = "flag",
    says = "with `down`: the cards on top go to the hand first, and may be "
      .. "melded with that card" },
  { name = "frozen_by", kind = "cards",
    says = "while one of these is in the pile, a player takes it only with two "
      .. "natural cards of the top card's rank" },
  { name = "always_frozen", kind = "flag",
    says = "what `frozen_by` says holds from the first card of the pile on, "
      .. "whatever is in it" },
  { name = "before_first", kind = "flag", default = true,
    says = "a side that has not melded yet may take the pile, too: with two "
      .. "natural cards of the top card's rank, and if its first melds then "
      .. "count enough (true)" },
  { name = "by_pair", kind = "flag",
    says = "with `whole`: a player takes the pile only with two natural cards "
      .. "of the top card's rank; or takes its top card alone, for a meld of "
      .. "the side that is not full" },
  { name = "back", kind = "flag", default = true,
    says = "the top card that was taken may be discarded in the same turn "
      .. "(true)" },
}


local wrong = sentence.refusal


--- The words of a list, each once.
local function join_once(list)
  local kept, seen = {}, {}
  for _, word in ipairs(list) do
    if not seen[word] then kept[#kept + 1] = word end
    seen[word] = true
  end
  return table.concat(kept, " ")
end


-- What `rank` answers for a joker names all of them.
local JOKERS = "JOKER"


--- The cards that a text of ranks, cards and jokers names; or nil and the word
-- that names none.
local function cards_of(deck, text)
  local list, ranks = {}, {}
  for _, rank in ipairs(kinds.name_list(deck.ranks)) do ranks[rank] = true end
  for written in string.gmatch(text, "%S+") do
    local word, before = string.upper(written), #list
    for _, suit in ipairs(ranks[word] and kinds.name_list(deck.suits) or {}) do
      if deck.counts[word .. suit] then list[#list + 1] = word .. suit end
    end
    for _, joker in ipairs(word == JOKERS
      and kinds.name_list(deck.jokers) or {}) do
      list[#list + 1] = joker
    end
    if #list == before then
      local card = decks.read(deck, word)
      if not card then return nil, written end
      list[#list + 1] = card[1]
    end
  end
  return join_once(list)
end


meld_facts.cards_of = cards_of

local check = {}

function check.number(value)
  if math.type(value) == "integer" and value >= 0 and value < 200 then
    return value
  end
end

function check.flag(value)
  if type(value) == "boolean" then return value end
end

function check.text(value)
  if type(value) == "string" then return value end
end

check["two numbers"] = function(value)
  local ok = type(value) == "table" and #value == 2
    and check.number(value[1]) and check.number(value[2])
    and value[1] >= 1 and value[1] <= value[2]
  if ok then return { value[1], value[2] } end
end

function check.cards(value, deck)
  if type(value) ~= "string" then return nil end
  return cards_of(deck, value)
end

check.ranks = check.cards

check["ranks in a row"] = function(value, deck)
  if type(value) ~= "string" then return nil end
  local known, row = {}, kinds.name_list(string.upper(value))
  for _, rank in ipairs(kinds.name_list(deck.ranks)) do known[rank] = true end
  for _, rank in ipairs(row) do
    if not known[rank] then return nil, rank end
  end
  return #row > 0 and #row <= 20 and table.concat(row, " ") or nil
end


--- Checks a table with the parts of a list, each of its kind; adds the
-- defaults.
local function check_parts(value, parts, deck)
  local kept, by_name, names = {}, {}, {}
  for i, part in ipairs(parts) do
    by_name[part.name], names[i] = part, part.name
    kept[part.name] = part.default
  end
  for name, given in ordered.pairs(value) do
    local part = by_name[name]
    if not part then
      return nil, sentence.unknown(sentence.shown(name), names), { name }
    end
    local checked, word = check[part.kind](given, deck)
    if checked == nil and word then
      return wrong("meld_word", { word = word, name = name }, name)
    elseif checked == nil then
      return wrong("meld_part", { name = name, kind = part.kind }, name)
    end
    kept[name] = checked
  end
  return kept
end


--- The first joker that a part has but that is not wild; or nil.
local function natural_joker(deck, melds, part)
  local wild = " " .. (melds.wild or "") .. " "
  for _, joker in ipairs(kinds.name_list(deck.jokers)) do
    local there = string.find(" " .. (melds[part] or "") .. " ",
      " " .. joker .. " ", 1, true)
    if there and not string.find(wild, " " .. joker .. " ", 1, true) then
      return joker
    end
  end
end


--- How many of these cards the deck has.
local function copies_of(cards, deck)
  local n = 0
  for card in string.gmatch(cards, "%S+") do n = n + deck.counts[card] end
  return n
end


--- meld_facts.most_alike(melds, deck) -> how many of a card can lie in a meld,
-- with those that stand for it; 0 where none stands for a named card
function meld_facts.most_alike(melds, deck)
  local most = 0
  if not melds or not melds.named then return most end
  for _, n in next, deck.counts do most = math.max(most, n) end
  return most + copies_of(melds.wild, deck)
end


-- What is not said beside `of_a_rank`.
local NOT_BESIDE = { "one_of_a_rank", "named", "in_hand", "different_suits",
  "wild_melds" }


--- May the number of a side's melds of a rank be said beside the other parts?
local function counts_of_rank(melds)
  for _, name in ipairs(NOT_BESIDE) do
    if melds[name] then return false end
  end
  return melds.of_a_rank > 0 and melds.sets and melds.by == "side"
    and melds.natural_to_go_out + melds.mixed_to_go_out == 0
end


--- meld_facts.melds(value, known) -> melds; or nil, message, path
function meld_facts.melds(value, known)
  if type(value) ~= "table" then return wrong("fact_melds") end
  local melds, message, path = check_parts(value, meld_facts.parts, known.deck)
  if not melds then return nil, message, path end
  if not melds.sets and not melds.runs then return wrong("fact_melds") end
  for _, part in ipairs { "sets", "last" } do
    local joker = natural_joker(known.deck, melds, part)
    if joker then
      return wrong("meld_joker", { word = joker, name = part }, part)
    end
  end
  if melds.by ~= "side" and melds.by ~= "all" then
    return wrong("meld_by", {}, "by")
  end
  for _, name in ipairs { "clear", "all" } do
    local word = melds[name]
    if word and (#word > 15 or not string.find(word, "^%l[%l ]*$")) then
      return wrong("meld_call", { name = name }, name)
    end
  end
  for _, n in next, known.deck.counts do
    if melds.in_hand and (n > 1 or melds.wild) then
      return wrong("meld_in_hand", {}, "in_hand")
    end
  end
  if melds.named and (not melds.wild or melds.one_of_a_rank
    or melds.wild_melds) then
    return wrong("meld_named", {}, "named")
  elseif melds.named and copies_of(melds.wild, known.deck) > 8 then
    return wrong("meld_named_many",
      { n = copies_of(melds.wild, known.deck) }, "named")
  end
  local row = kinds.name_list(melds.runs or "")
  if melds.low_counts and (#row == 0 or row[1] ~= row[#row]) then
    return wrong("meld_low", {}, "low_counts")
  end
  if melds.one_of_a_rank and melds.runs then
    return wrong("meld_rank_runs", {}, "one_of_a_rank")
  end
  if melds.of_a_rank and not counts_of_rank(melds) then
    return wrong("meld_of_a_rank", {}, "of_a_rank")
  end
  return melds
end


--- meld_facts.laid_down(value, known) -> cards; or nil, message, path
function meld_facts.laid_down(value, known)
  if type(value) ~= "string" then return wrong("fact_laid_down") end
  local cards, word = cards_of(known.deck, value)
  if cards then return cards end
  return wrong("meld_word", { word = word, name = "laid_down" })
end


--- Is there a pile of that name, one for all or one for each?
local function has_pile(piles, name, each)
  for _, pile in ipairs(piles) do
    if pile.name == name and pile.each == each then return true end
  end
  return false
end


--- meld_facts.taking(value, known) -> taking; or nil, message, path
function meld_facts.taking(value, known)
  if type(value) ~= "table" then return wrong("fact_taking") end
  local taking, message, path =
    check_parts(value, meld_facts.taking_parts, known.deck)
  if not taking then return nil, message, path end
  if taking.draws < 1 then
    return wrong("meld_part", { name = "draws", kind = "number" }, "draws")
  end
  local freezes = taking.frozen_by or taking.always_frozen
  if taking.down and (taking.whole or freezes) then
    return wrong("taking_down", {}, "down")
  elseif taking.top_free and not taking.down then
    return wrong("taking_top_free", {}, "top_free")
  elseif taking.others_help and not taking.down then
    return wrong("taking_others_help", {}, "others_help")
  end
  if taking.by_pair and not taking.whole then
    return wrong("taking_by_pair", {}, "by_pair")
  end
  if taking.most and not (taking.whole and taking.most > 0) then
    return wrong("taking_most", {}, "most")
  end
  local second = taking.second_hand
  if second and not has_pile(known.piles, second, "player") then
    return wrong("taking_second", { name = sentence.shown(second) },
      "second_hand")
  end
  if has_pile(known.piles, taking.pile) then return taking end
  return wrong("taking_pile", { name = sentence.shown(taking.pile) }, "pile")
end


--- Does a full meld take no more cards?
local function closes(melds)
  return melds.full and melds.most and melds.most <= melds.full
end


--- The number of piles for melds: as many as melds are possible, if the match
-- has that many piles left.
local function places_for(v, left)
  local melds, deck = v.facts.melds, v.deck
  local most = 0
  for _, n in next, deck.counts do most = most + n end
  most = most // math.max(1, melds.least)
  if melds.one_of_a_rank and not closes(melds) then
    local ranks = {}
    for card in string.gmatch(melds.sets, "%S+") do
      ranks[string.sub(card, 1, -2)] = true
    end
    local n = #ordered.keys(ranks) + (melds.last and 1 or 0)
      + (melds.wild_melds and 1 or 0)
    most = n * #v.sides
  end
  return math.min(most, left, 48)
end


--- The cards that freeze the discard pile.
local function freezing(taking, deck)
  if not taking.always_frozen then return taking.frozen_by end
  return table.concat(ordered.keys(deck.counts), " ")
end


--- meld_facts.for_core(variant, piles, first, pile_of, aside) -> table, or
-- nothing
-- Puts the facts into the form that the core reads. Adds the piles for melds,
-- and for cards that are laid down automatically, to the list `piles`.
-- @param first the number of the list's first pile
-- @param pile_of the numbers of piles by name
-- @param own the first of the piles by name of which there are several: `side`
-- and `player` have such tables
function meld_facts.for_core(v, piles, first, pile_of, own)
  local melds, taking = v.facts.melds, v.facts.taking or {}
  if not melds then return nil end
  local aside = own.side.laid_down
  local made = { wild = melds.wild, sets = melds.sets, last = melds.last,
    aside = v.facts.laid_down, freezes = freezing(taking, v.deck),
    discard = taking.pile and pile_of[taking.pile], whole = taking.whole,
    take_most = taking.most,
    second = taking.second_hand and own.player[taking.second_hand],
    draws = taking.draws,
    before_first = taking.before_first, by_pair = taking.by_pair,
    down = taking.down,
    top_free = taking.top_free, others_help = taking.others_help,
    keeps_taken = taking.back == false,
    by_all = melds.by == "all", aside_pile = v.facts.laid_down and aside,
    row = melds.runs and kinds.name_list(melds.runs),
    runs = melds.runs and cards_of(v.deck, melds.runs) }
  for _, name in ipairs { "least", "most", "naturals", "naturals_per_wild",
    "naturals_with_wild", "more_naturals", "most_wild", "natural_runs",
    "most_run", "one_of_a_rank", "of_a_rank",
    "different_suits", "full", "full_to_go_out", "natural_to_go_out",
    "mixed_to_go_out", "low_counts", "discard_last", "named" } do
    made[name] = melds[name]
  end
  if melds.wild_melds then
    made.wild_least, made.wild_most = melds.wild_melds[1], melds.wild_melds[2]
  end
  made.in_hand, made.clear, made.all = melds.in_hand, melds.clear, melds.all
  made.place = first + #piles
  made.places = places_for(v, core.limits.piles - (first + #piles - 1))
  for _ = 1, made.places do
    piles[#piles + 1] = { sees = "all", owner = 0 }
  end
  return made
end


return meld_facts
