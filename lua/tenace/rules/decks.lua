-- Words that describe a pack of cards.

local core = require "tenace.core"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local decks = {}

--- The limits: different cards, copies of a card, cards, suits, ranks,
-- letters, tags and their letters.
decks.limits = core.deck_limits

--- The most ranks of one suit.
local OF_SUIT = 24

-- What the core takes that is meant for most games; the wide one takes the
-- rest.
local usual = core.usual_deck_limits

local french = { suits = "C D H S", ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }
local spanish = { suits = "O C E B", ranks = "A 2 3 4 5 6 7 S C R" }

-- Twelve months; L are lights, A animals, R ribbons, P plain cards.
local flower = { suits = "L A R P",
  ranks = { "1 2 3 4 5 6 7 8 9 10 11 12", L = "1 3 8 11 12",
    A = "2 4 5 6 7 8 9 10 11", R = "1 2 3 4 5 6 7 9 10 11" },
  copies = { P = 2, ["11P"] = 1, ["12P"] = 3 },
  tags = { poem = "1R 2R 3R", blue = "6R 9R 10R", rain = "11L", cup = "9A" } }

-- 21 trumps T, and the excuse.
local tarot = { suits = "S H D C T", jokers = "EX",
  ranks = { "1 2 3 4 5 6 7 8 9 10 J N Q K",
    T = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21" },
  tags = { oudler = "1T 21T EX" } }

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
  flower = { [48] = flower },
  tarot = { [78] = tarot },
}

--- The parts of a deck's description, and their meaning.
decks.parts = {
  { name = "name", says = "the name of the pack" },
  { name = "suits", says = "letters of the suits" },
  { name = "ranks", says = "ranks, low to high; where suits have ranks of "
    .. "their own a table: { \"1 2 3\", T = \"1 2 3 4 5\" }" },
  { name = "jokers", says = "jokers in each pack; two of a name are alike" },
  { name = "packs", says = "the number of packs that are shuffled together" },
  { name = "copies", says = "how often a pack has a card, if not once: by the "
    .. "names of cards, ranks or suits, { [\"1T 9T\"] = 2, P = 3 }; a card's "
    .. "own number comes before that of its rank or suit" },
  { name = "tags", says = "what else is printed on cards: { poem = \"1R 2R\" "
    .. "}, for cards:tagged" },
  { name = "leave_out", says = "cards or ranks that are not in the pack; by "
    .. "how many play: { [3] = \"2D\", [5] = \"2C 2D\" }" },
}

local part_names, is_part = {}, {}
for i, part in ipairs(decks.parts) do
  part_names[i], is_part[part.name] = part.name, true
end


--- french(52 [, { packs = 2, jokers = { "BJ", "BJ" }, leave_out = "2" }])
-- The French pack of 52 cards, of 54 (with the little and the big joker) or of
-- 32 (from the seven up). Each pack contains the `jokers`.
-- @param how what is different, by the parts of the fact `deck`
-- @error there is no such pack, or it has no such card to leave out
-- @example deck = french(52, { packs = 2, jokers = { "BJ", "BJ" } })
-- @group decks
function decks.french(cards, how)
  return kinds.declare("deck", { of = "french", cards = cards, how = how })
end


--- spanish(40 [, { leave_out = "2" }])
-- The Spanish pack of 40 cards, or of 48 with eights and nines. With `name =
-- "italian"` people see Italian names: fante, cavallo and re.
-- @example deck = spanish(40, { leave_out = "2" })
-- @group decks
function decks.spanish(cards, how)
  return kinds.declare("deck", { of = "spanish", cards = cards, how = how })
end


--- flower(48 [, { tags = … }])
-- The Japanese flower cards. A card's rank is its month, 1 to 12, its suit the
-- kind: light (`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P`
-- three times). The poem ribbons have the tag `poem`, the blue ones `blue`, the
-- rain man `rain`, the sake cup `cup`.
-- @example deck = flower(48, { tags = { poem = "1R 2R 3R" } })
-- @group decks
function decks.flower(cards, how)
  return kinds.declare("deck", { of = "flower", cards = cards, how = how })
end


--- tarot(78 [, { leave_out = "1" }])
-- The French tarot: four suits with 14 ranks, among them the knight N; trumps
-- from `1T` to `21T`; the excuse, a joker `EX`. The tag `oudler` is on 1T, 21T
-- and EX.
-- @example deck = tarot(78)
-- @group decks
function decks.tarot(cards, how)
  return kinds.declare("deck", { of = "tarot", cards = cards, how = how })
end


--- deck { suits = "A B", ranks = "1 2 3", jokers = { "BJ" }, packs = 2 }
-- Any pack: the letters of its suits, its ranks from low to high, jokers, the
-- number of packs, and cards or ranks to leave out. Suits may have ranks of
-- their own, a card may be there more than once, and cards may have tags.
-- @error there are more than 128 different cards, 256 cards, 12 suits, 24 ranks
-- in a suit or 16 copies of a card
-- @example deck = deck { suits = "C D H S T", ranks = { "10 J Q K A",
--   T = "1 2 3 4 5 6 7" }, copies = { ["1T"] = 3 } }
-- @group decks
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
local function check_names(part, text, most, longest, key)
  local list, seen = words(text), {}
  if #list == 0 or #list > most then
    refuse({ part, key }, "deck_how_many", { part = part, most = most })
  end
  for _, name in ipairs(list) do
    if seen[name] or #name > longest or string.find(name, "[^%w]") then
      refuse({ part, key }, "deck_name", { part = part, name = name })
    end
    seen[name] = true
  end
  return list, seen
end


--- Checks ranks, of which suits may have their own.
-- @return all ranks, low to high, as far as the lists say; the set of them; by
-- suit the set of its ranks
local function check_ranks(given, suits)
  local limits = decks.limits
  local texts = type(given) == "table" and given or { given }
  local list, seen = check_names("ranks", texts[1], OF_SUIT,
    limits.name - 1)
  local of_suit = {}
  for letter in next, suits do of_suit[letter] = seen end
  seen = ordered.copy(seen)
  for key, text in ordered.pairs(texts) do
    local letter = key ~= 1 and string.upper(sentence.shown(key))
    if letter and not suits[letter] then
      refuse({ "ranks", key }, "deck_no_suit", { suit = letter })
    elseif letter then
      local own
      own, of_suit[letter] = check_names("ranks", text, OF_SUIT,
        limits.name - 1, key)
      for _, rank in ipairs(own) do
        if not seen[rank] then list[#list + 1] = rank end
        seen[rank] = true
      end
    end
  end
  if #list > limits.ranks then
    refuse({ "ranks" }, "deck_how_many", { part = "ranks",
      most = limits.ranks })
  end
  return list, seen, of_suit
end


--- The cards of the cards and ranks to leave out, as a set.
local function left_out(d, suits, ranks)
  local out = {}
  for _, word in ipairs(words(d.leave_out)) do
    local rank, suit = string.match(word, "^(%w+)(%w)$")
    if ranks[word] then
      for _, letter in ipairs(suits) do out[word .. letter] = true end
    elseif rank and ranks[rank] and suits.of[suit] then
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
  end
  return jokers
end


--- How often a pack has each card, by the fact `copies`.
local function check_copies(d, suits, ranks, counts)
  local own = {}
  for key, n in ordered.pairs(d.copies or {}) do
    local times = math.tointeger(type(n) == "number" and n)
    if not times or times < 1 or times > decks.limits.packs then
      refuse({ "copies", key }, "deck_packs", { most = decks.limits.packs })
    end
    for _, word in ipairs(words(sentence.shown(key))) do
      if not (counts[word] or ranks[word] or suits.of[word]) then
        refuse({ "copies", key }, "deck_no_card", { name = word })
      end
      own[word] = times
    end
  end
  for card, n in next, counts do
    local rank, suit = string.match(card, "^(%w+)(%w)$")
    local is_suited = suits.of[suit] and ranks[rank]
    local times = own[card] or is_suited and (own[rank] or own[suit]) or 1
    counts[card] = n * times
    if counts[card] > decks.limits.packs then
      refuse({ "copies" }, "deck_copies", { name = card,
        most = decks.limits.packs })
    end
  end
end


--- The cards of each tag, as a text.
local function check_tags(d, counts)
  if d.tags ~= nil and type(d.tags) ~= "table" then
    refuse({ "tags" }, "deck_tags")
  end
  local tags, n, limits = {}, 0, decks.limits
  for tag, cards in ordered.pairs(d.tags or {}) do
    if type(tag) ~= "string" then refuse({ "tags" }, "deck_tags") end
    n = n + 1
    if n > limits.tags or #tag == 0 or #tag > limits.tag
      or string.find(tag, "\0", 1, true) then
      refuse({ "tags", tag }, "deck_many_tags",
        { most = limits.tags, letters = limits.tag })
    end
    local list = words(cards)
    for _, card in ipairs(list) do
      if not counts[card] then
        refuse({ "tags", tag }, "deck_no_card", { name = card })
      end
    end
    tags[tag] = table.concat(list, " ")
  end
  return tags
end


--- The number of each card, jokers included, and the cards that suits and ranks
-- would make but the deck lacks.
local function count_cards(d, suits, ranks, of_suit)
  local out, counts = left_out(d, suits, ranks), {}
  for _, suit in ipairs(suits) do
    for rank in next, ranks do
      local card = rank .. suit
      if not of_suit[suit][rank] then out[card] = true end
      if not out[card] then counts[card] = d.packs end
    end
  end
  local jokers = check_jokers(d, counts)
  check_copies(d, suits, ranks, counts)
  return counts, out, jokers
end


--- Checks how many cards there are. Is the deck one for the wide core?
local function check_size(counts, suits, ranks)
  local limits, kinds_there, cards, most = decks.limits, 0, 0, 0
  for _, n in next, counts do
    kinds_there, cards, most = kinds_there + 1, cards + n, math.max(most, n)
  end
  if cards == 0 then refuse({ "leave_out" }, "deck_empty") end
  if kinds_there > limits.kinds then
    refuse({}, "deck_kinds", { most = limits.kinds })
  elseif cards > limits.cards then
    refuse({}, "deck_cards", { most = limits.cards, cards = cards })
  end
  return kinds_there > usual.kinds or most > usual.packs
    or #suits > usual.suits or #ranks > usual.ranks
end


--- Checks a description, and answers its normal form.
local function check_deck(d)
  local limits = decks.limits
  local suits, of = check_names("suits", d.suits, limits.suits, 1)
  suits.of = of
  local ranks, rank_set, of_suit = check_ranks(d.ranks, of)
  local packs = math.tointeger(d.packs or 1)
  if not packs or packs < 1 or packs > limits.packs then
    refuse({ "packs" }, "deck_packs", { most = limits.packs })
  end
  d.packs = packs
  local counts, out, jokers = count_cards(d, suits, rank_set, of_suit)
  local wide = check_size(counts, suits, ranks)
  return {
    name = d.name, suits = table.concat(suits, " "),
    ranks = table.concat(ranks, " "), packs = packs,
    jokers = table.concat(jokers, " "),
    leave_out = table.concat(ordered.keys(out), " "), counts = counts,
    tags = check_tags(d, counts), wide = wide,
  }
end


--- What is left out for that number of players.
local function left_out_for(by_players, players)
  for n, cards in ordered.pairs(by_players) do
    if math.type(n) ~= "integer" or type(cards) ~= "string" then
      refuse({ "leave_out" }, "deck_left_out")
    end
  end
  return by_players[players]
end


--- Applies the changes in a description to a known pack.
local function describe(given, players)
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
  if type(d.leave_out) == "table" then
    d.leave_out = left_out_for(d.leave_out, players)
  end
  return d
end


--- decks.vary(declaration) -> does the pack depend on how many play?
function decks.vary(declaration)
  local how = kinds.declared(declaration) == "deck"
    and kinds.given(declaration).how
  return type(how) == "table" and type(how.leave_out) == "table"
end


--- The names in a checked description.
decks.described = { "name", "suits", "ranks", "jokers", "packs", "leave_out",
  "counts", "tags", "wide" }


--- decks.check(declaration, players) -> description; or nil, message, path
-- @param players how many play
-- @return { name, suits = "C D H S", ranks = "2 … A", jokers = "LJ BJ", packs =
-- 1, leave_out = "2C …", counts = { QS = 1, … }, tags = { poem = "1R …" },
-- wide = false }: `leave_out` lists cards, `counts` has the number of each;
-- `wide`: it is a deck for the wide core
function decks.check(declaration, players)
  if kinds.declared(declaration) ~= "deck" then
    return nil, sentence.of("deck_table"), {}
  end
  local ok, result = pcall(function()
    return check_deck(describe(kinds.given(declaration), players))
  end)
  if ok then return result end
  if type(result) ~= "table" then error(result, 0) end
  return nil, result.text, result.path
end


--- decks.read(description, text) -> list of cards; or nil, word
-- Reads cards as a rules file writes them: rank and suit, or suit and rank,
-- either case, T for 10.
-- @return the cards; or nil and the word that is no card of the deck
function decks.read(description, text)
  local cards = {}
  for word in string.gmatch(text, "%S+") do
    local counts, card = description.counts, string.upper(word)
    if not counts[card] then card = string.gsub(card, "^T(.)$", "10%1") end
    if not counts[card] then card = string.gsub(card, "^(.)(.+)$", "%2%1") end
    if not counts[card] then return nil, word end
    cards[#cards + 1] = card
  end
  return cards
end


return decks
