-- Words that describe a pack of cards.

local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local decks = {}

--- The core's limits: different cards, copies of a card, suits, ranks, letters.
decks.limits = { kinds = 64, packs = 4, suits = 4, ranks = 16, name = 7 }

local french = { suits = "C D H S", ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }
local spanish = { suits = "O C E B", ranks = "A 2 3 4 5 6 7 S C R" }

-- The packs that have a name: the number of cards, and the cards.
local known = {
  french = {
    [52] = french,
    [54] = { suits = french.suits, ranks = french.ranks,
      jokers = { "LJ", "BJ" } },
    [32] = { suits = french.suits, ranks = "7 8 9 10 J Q K A" },
  },
  spanish = {
    [40] = spanish,
    [48] = { suits = spanish.suits, ranks = "A 2 3 4 5 6 7 8 9 S C R" },
  },
}

--- The parts of a deck's description, and their meaning.
decks.parts = {
  { name = "name", says = "the name of the pack" },
  { name = "suits", says = "letters of the suits" },
  { name = "ranks", says = "ranks, low to high" },
  { name = "jokers", says = "jokers in each pack; two of a name are alike" },
  { name = "packs", says = "the number of packs that are shuffled together" },
  { name = "leave_out", says = "cards or ranks that are not in the pack" },
}

local part_names, is_part = {}, {}
for i, part in ipairs(decks.parts) do
  part_names[i], is_part[part.name] = part.name, true
end


--- french(52 [, { packs = 2, jokers = { "BJ", "BJ" }, leave_out = "2" }])
-- The French pack of 52 cards, of 54 (with the little and the big joker) or of
-- 32 (from the seven up). Each pack contains the `jokers`.
-- @param how the differences: see the facts of a deck
-- @error there is no such pack, or it has no such card to leave out
-- @example deck = french(52, { packs = 2, jokers = { "BJ", "BJ" } })
-- @group definitions
function decks.french(cards, how)
  return kinds.declare("deck", { of = "french", cards = cards, how = how })
end


--- spanish(40 [, { leave_out = "2" }])
-- The Spanish pack of 40 cards, or of 48 with eights and nines.
-- @example deck = spanish(40, { leave_out = "2" })
-- @group definitions
function decks.spanish(cards, how)
  return kinds.declare("deck", { of = "spanish", cards = cards, how = how })
end


--- deck { suits = "A B", ranks = "1 2 3", jokers = { "BJ" }, packs = 2 }
-- Any pack: the letters of its suits, its ranks from low to high, jokers, the
-- number of packs, and cards or ranks to leave out.
-- @example deck = deck { suits = "C D H S", ranks = "9 10 J Q K A" }
-- @group definitions
function decks.deck(how)
  return kinds.declare("deck", { how = how })
end


--- The words of a text, in upper case.
local function words(text)
  return kinds.name_list(type(text) == "string" and string.upper(text) or "")
end


--- Raises a fault; decks.check catches it.
local function refuse(path, key, parts)
  error({ path = path, text = sentence.of(key, parts or {}) }, 0)
end


--- Distinct words, `most` at the most, all fit for a card's name.
local function check_names(part, text, most, longest)
  local list, seen = words(text), {}
  if #list == 0 or #list > most then
    refuse({ part }, "deck_how_many", { part = part, most = most })
  end
  for _, name in ipairs(list) do
    if seen[name] or #name > longest or string.find(name, "[^%w]") then
      refuse({ part }, "deck_name", { part = part, name = name })
    end
    seen[name] = true
  end
  return list, seen
end


--- The cards of the cards and ranks to leave out, as a set.
local function left_out(d, suits, ranks)
  local out = {}
  for _, word in ipairs(words(d.leave_out)) do
    local rank, suit = string.match(word, "^(%w+)(%w)$")
    if ranks[word] then
      for letter in next, suits do out[word .. letter] = true end
    elseif rank and ranks[rank] and suits[suit] then
      out[word] = true
    else
      refuse({ "leave_out" }, "deck_no_card", { name = word })
    end
  end
  return out
end


--- Jokers are words like LJ and BJ, which are no cards of a suit.
local function check_jokers(d, counts)
  local jokers = kinds.name_list(d.jokers)
  if type(jokers) ~= "table" then refuse({ "jokers" }, "deck_jokers") end
  jokers = words(table.concat(jokers, " "))
  for _, name in ipairs(jokers) do
    if string.find(name, "[^%w]") or #name > decks.limits.name then
      refuse({ "jokers" }, "deck_jokers")
    end
    counts[name] = (counts[name] or 0) + d.packs
    if counts[name] > decks.limits.packs then
      refuse({ "jokers" }, "deck_copies", { name = name })
    end
  end
  return jokers
end


--- Checks a description, and answers its normal form.
local function check_deck(d)
  local limits = decks.limits
  local suits, of_suit = check_names("suits", d.suits, limits.suits, 1)
  local ranks, of_rank = check_names("ranks", d.ranks, limits.ranks,
    limits.name - 1)
  local packs = math.tointeger(d.packs or 1)
  if not packs or packs < 1 or packs > limits.packs then
    refuse({ "packs" }, "deck_packs", { most = limits.packs })
  end
  d.packs = packs
  local out = left_out(d, of_suit, of_rank)
  local counts, n = {}, 0
  for _, suit in ipairs(suits) do
    for _, rank in ipairs(ranks) do
      local card = rank .. suit
      if not out[card] then counts[card] = packs end
    end
  end
  local jokers = check_jokers(d, counts)
  for _ in next, counts do n = n + 1 end
  if n == 0 then refuse({ "leave_out" }, "deck_empty") end
  if n > limits.kinds then
    refuse({}, "deck_kinds", { most = limits.kinds })
  end
  return {
    name = d.name, suits = table.concat(suits, " "),
    ranks = table.concat(ranks, " "), packs = packs,
    jokers = table.concat(jokers, " "),
    leave_out = table.concat(ordered.keys(out), " "), counts = counts,
  }
end


--- Applies the changes in a description to a known pack.
local function describe(given)
  local d = {}
  if given.of then
    local pack = known[given.of][given.cards]
    if not pack then
      refuse({}, "deck_size", { name = given.of,
        cards = sentence.shown(given.cards),
        sizes = sentence.list(ordered.keys(known[given.of])) })
    end
    d.name = given.of
    for part, value in next, pack do d[part] = value end
  end
  if given.how ~= nil and type(given.how) ~= "table" then
    refuse({}, "deck_table")
  end
  for part, value in ordered.pairs(given.how or {}) do
    if not is_part[part] then
      error({ path = { part }, text = sentence.unknown(part, part_names) }, 0)
    end
    d[part] = value
  end
  return d
end


--- The names in a checked description.
decks.described = { "name", "suits", "ranks", "jokers", "packs", "leave_out",
  "counts" }


--- decks.check(declaration) -> description; or nil, message, path
-- @return { name, suits = "C D H S", ranks = "2 … A", jokers = "LJ BJ", packs =
-- 1, leave_out = "2C …", counts = { QS = 1, … } }: `leave_out` lists cards,
-- `counts` has the number of each
function decks.check(declaration)
  if kinds.declared(declaration) ~= "deck" then
    return nil, sentence.of("deck_table"), {}
  end
  local ok, result = pcall(function()
    return check_deck(describe(kinds.given(declaration)))
  end)
  if ok then return result end
  if type(result) ~= "table" then error(result, 0) end
  return nil, result.text, result.path
end


--- decks.read(description, text) -> list of cards; or nil, word
-- Reads cards as a rules file writes them: rank and suit, either case, T for
-- 10.
-- @return the cards; or nil and the word that is no card of the deck
function decks.read(description, text)
  local cards = {}
  for word in string.gmatch(text, "%S+") do
    local card = string.gsub(string.upper(word), "^T(.)$", "10%1")
    if not description.counts[card] then return nil, word end
    cards[#cards + 1] = card
  end
  return cards
end


return decks
