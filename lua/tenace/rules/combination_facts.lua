-- The fact `combinations`: what several cards are together in a climbing game,
-- and which beats which. It is checked, and put into the form that the core
-- reads.

local core = require "tenace.core"
local kinds = require "tenace.rules.kinds"
local meld_facts = require "tenace.rules.meld_facts"
local sentence = require "tenace.base.sentence"

local combination_facts = {}

-- What the core has room for: ranks in the row, and kinds that one beats.
local MOST_IN_ROW, MOST_BEATEN = 20, 8

--- The parts of the fact itself.
combination_facts.parts = {
  { name = "ranks", kind = "ranks",
    says = "the ranks from low to high, with jokers by their names, or `joker` "
      .. "for all of them (the game's ranks)" },
  { name = "row", kind = "ranks",
    says = "the row of ranks for combinations of several ranks, low to high; a "
      .. "rank may be at both ends (the ranks)" },
  { name = "suits", kind = "text",
    says = "the suits from low to high, which decide between equal ranks; left "
      .. "out: suits do not count" },
  { name = "apart", kind = "cards",
    says = "cards that are never attached together" },
}

--- The parts of each kind of combination in it.
combination_facts.kind_parts = {
  { name = "of", kind = "number", default = 1, least = 1,
    says = "cards of each rank (1)" },
  { name = "run", kind = "number or two",
    says = "how many ranks in a row: a number, or { least, most }; left out: "
      .. "a single rank" },
  { name = "same_suit", kind = "flag or number",
    says = "all cards are of one suit; a number: that many cards of one suit, "
      .. "in a row or not" },
  { name = "with", kind = "number", default = 0,
    says = "how many cards are attached for each rank, which do not count when "
      .. "combinations are compared; pairs, if `with_of` is 2" },
  { name = "with_of", kind = "number", default = 1, least = 1,
    says = "how many cards of a rank are attached together (1)" },
  { name = "with_any", kind = "flag",
    says = "attached cards may be alike, up to three of a rank" },
  { name = "cards", kind = "cards", says = "just these cards" },
  { name = "suit_first", kind = "flag",
    says = "compared by suit, then by rank" },
  { name = "equal", kind = "flag",
    says = "one that is equally high beats it, too" },
  { name = "longer", kind = "flag",
    says = "a longer one beats a shorter one of its kind" },
  { name = "beats", kind = "text or list",
    says = "what it beats besides its own kind: \"all\"; or a list of kinds, "
      .. "in which { \"single\", rank = \"2\", run = 3 } means that it beats a "
      .. "single two if it has three ranks in a row or more" },
}


local wrong = sentence.refusal


local function is_count(value, most)
  return math.type(value) == "integer" and value >= 0 and value <= most
end


local check = {}

function check.flag(value) return type(value) == "boolean" end
function check.text(value) return type(value) == "string" end
check.cards, check.ranks = check.text, check.text
function check.number(value) return is_count(value, 20) end

check["number or two"] = function(value)
  if type(value) ~= "table" then return is_count(value, 20) and value > 0 end
  return #value == 2 and is_count(value[1], 20) and is_count(value[2], 20)
    and value[1] > 0 and value[1] <= value[2]
end

check["flag or number"] = function(value)
  return type(value) == "boolean" or is_count(value, 20) and value > 0
end

check["text or list"] = function(value)
  return type(value) == "string" or type(value) == "table"
end


--- The names of a table's parts, other than the places in its list, sorted: of
-- several that are wrong always the same one is named.
local function names_in(value)
  local names = {}
  for name in next, value do
    if math.type(name) ~= "integer" then names[#names + 1] = name end
  end
  table.sort(names, function(a, b) return tostring(a) < tostring(b) end)
  return names
end


--- Checks a table's parts, other than those in its list.
local function check_parts(value, parts)
  local by_name, names = {}, {}
  for i, part in ipairs(parts) do
    by_name[part.name], names[i] = part, part.name
  end
  for _, name in ipairs(names_in(value)) do
    local part, given = by_name[name], value[name]
    if not part then
      return nil, sentence.unknown(sentence.shown(name), names), { name }
    elseif not check[part.kind](given) then
      return wrong("combination_part", { name = name, kind = part.kind }, name)
    elseif part.least and given < part.least then
      return wrong("combination_least", { name = name, least = part.least },
        name)
    end
  end
  return true
end


--- The ranks of a text as lists of cards; nil and the word that is none.
local function ranks_of(deck, text)
  local list, places = {}, {}
  for _, word in ipairs(kinds.name_list(text)) do
    local name = word == "joker" and deck.jokers or word
    local cards, no = meld_facts.cards_of(deck, name)
    if not cards or cards == "" then return nil, no or word end
    list[#list + 1] = cards
    places[string.upper(word)] = #list
  end
  return list, places
end


--- The numbers, from 0, of the ranks of a row.
local function row_of(text, places)
  local row = {}
  for _, word in ipairs(kinds.name_list(text)) do
    local place = places[string.upper(word)]
    if not place then return nil, word end
    row[#row + 1] = place - 1
  end
  return row
end


--- The list of what a kind beats besides its own.
local function beaten_by(kind)
  local beats = kind.beats or "all"
  if type(beats) == "table" then return beats end
  return beats ~= "all" and { beats } or {}
end


--- What one kind beats besides its own, in the form for the core.
local function overs_of(beats, numbers, places)
  local list = {}
  for i, over in ipairs(beats) do
    local one = type(over) == "table" and over or { over }
    local rank = one.rank and places[string.upper(sentence.shown(one.rank))]
    if not numbers[one[1]] or one.rank and not rank then
      return nil, sentence.shown(one.rank or one[1])
    end
    list[i] = { kind = numbers[one[1]] - 1, rank = rank and rank - 1,
      run = math.tointeger(one.run) or 0 }
  end
  return list
end


--- One kind in the form for the core; nil and the word that is wrong.
local function kind_of(kind, deck, numbers, places)
  local run, loose = kind.run or 1, math.tointeger(kind.same_suit)
  if math.type(run) == "integer" then run = { run, run } end
  local overs, no = overs_of(beaten_by(kind), numbers, places)
  if not overs then return nil, no end
  local cards
  if kind.cards then
    cards, no = meld_facts.cards_of(deck, kind.cards)
    if not cards then return nil, no end
  end
  return { of = kind.of or 1, least = loose or run[1], most = loose or run[2],
    wings = kind.with or 0, wing_of = kind.with_of or 1,
    any_wings = kind.with_any, one_suit = kind.same_suit and true,
    loose = loose and true, suit_first = kind.suit_first,
    equal = kind.equal, longer = kind.longer, all = kind.beats == "all",
    cards = cards,
    overs = overs }
end


--- The cards that are never wings together, as text; nil and the word that is
-- wrong, or the card that has none of the ranks.
local function apart_of(text, deck, ranks)
  local cards, no = meld_facts.cards_of(deck, text)
  if not cards then return nil, no end
  local ranked = " " .. table.concat(ranks, " ") .. " "
  for card in string.gmatch(cards, "%S+") do
    if not string.find(ranked, " " .. card .. " ", 1, true) then
      return nil, card
    end
  end
  return cards
end


--- Puts the fact into the form for the core; nil and the word that is wrong.
local function made_of(value, known)
  local ranks, places = ranks_of(known.deck, value.ranks or known.ranks)
  if not ranks then return nil, places end
  local row, no = row_of(value.row or value.ranks or known.ranks, places)
  if not row then return nil, no end
  local made, numbers = { kinds = {}, names = {}, ranks = ranks, row = row,
    rank_names = kinds.name_list(value.ranks or known.ranks) }, {}
  for i, kind in ipairs(value) do
    numbers[kind[1]], made.names[i] = i, kind[1]
  end
  for i, kind in ipairs(value) do
    made.kinds[i], no = kind_of(kind, known.deck, numbers, places)
    if not made.kinds[i] then return nil, no, i end
  end
  made.suits = value.suits and string.gsub(value.suits, "%s+", "")
  if value.apart then
    made.apart, no = apart_of(value.apart, known.deck, ranks)
    if not made.apart then return nil, no end
  end
  return made
end


--- Checks what each kind beats: not too much, and in rows of some ranks.
local function check_beaten(value)
  for i, kind in ipairs(value) do
    local beats = beaten_by(kind)
    if #beats > MOST_BEATEN then
      return wrong("combination_beats", { name = kind[1], most = MOST_BEATEN },
        i, "beats")
    end
    for n, over in ipairs(beats) do
      local run = type(over) == "table" and over.run
      if run and not check.number(run) then
        return wrong("combination_part", { name = "run", kind = "number" }, i,
          "beats", n)
      end
    end
  end
  return true
end


--- Checks that these are the suits of the deck, each once.
local function check_suits(suits, deck)
  local left = {}
  for suit in string.gmatch(deck.suits, "%S") do left[suit] = true end
  for suit in string.gmatch(suits, "%S") do
    if not left[suit] then left[suit] = true break end
    left[suit] = nil
  end
  if next(left) == nil then return true end
  return wrong("combination_suits", { suits = deck.suits }, "suits")
end


--- Checks what is made of the fact against the deck and the core's room.
local function check_made(value, made, known)
  if #made.row > MOST_IN_ROW then
    return wrong("combination_row", { n = #made.row, most = MOST_IN_ROW },
      "row")
  end
  if not value.suits then return true end
  return check_suits(value.suits, known.deck)
end


--- combination_facts.check(value, known) -> the fact, with `made`, its form for
-- the core; or nil, message, path
function combination_facts.check(value, known)
  local most = core.limits.combinations
  if type(value) ~= "table" or #value == 0 or #value > most then
    return wrong "fact_combinations"
  end
  local ok, message, path = check_parts(value, combination_facts.parts)
  if not ok then return nil, message, path end
  for i, kind in ipairs(value) do
    if type(kind) ~= "table" or type(kind[1]) ~= "string" then
      return wrong("combination_name", {}, i)
    end
    ok, message, path = check_parts(kind, combination_facts.kind_parts)
    if not ok then
      table.insert(path, 1, i)
      return nil, message, path
    end
  end
  ok, message, path = check_beaten(value)
  if not ok then return nil, message, path end
  local made, no, place = made_of(value, known)
  if not made then
    return wrong("combination_word", { word = no }, place)
  end
  ok, message, path = check_made(value, made, known)
  if not ok then return nil, message, path end
  local fact = { made = made }
  for name, part in next, value do fact[name] = part end
  return fact
end


return combination_facts
