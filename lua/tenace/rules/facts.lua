-- The facts of a game, each in one place: its name, its meaning, its check.
-- Loading, help and the documentation use this list.

local announcements = require "tenace.rules.announcements"
local camps = require "tenace.rules.camps"
local captures = require "tenace.rules.captures"
local contracts = require "tenace.rules.contracts"
local core = require "tenace.core"
local decks = require "tenace.rules.decks"
local duties = require "tenace.rules.duties"
local family = require "tenace.rules.family"
local fields = require "tenace.rules.fields"
local kinds = require "tenace.rules.kinds"
local language = require "tenace.base.language"
local levels = require "tenace.rules.levels"
local ordered = require "tenace.base.ordered"
local patterns = require "tenace.rules.patterns"
local play_facts = require "tenace.rules.play_facts"
local points = require "tenace.rules.points"
local sentence = require "tenace.base.sentence"

local facts = {}

-- The most players, piles and obligations of a match.
local limits = core.limits

--- The most piles in a row.
facts.most_row = 24

--- The piles that every match has: the stock and the trick.
facts.piles_of_all = core.first_piles.hands


local wrong = sentence.refusal


--- The players, or the hands that have seats behind them.
local function check_players(value, known)
  local n = type(value) == "number" and math.tointeger(value)
  local most = limits.players - (known.players or 0)
  if n and n >= 1 and n <= most then return n end
  return wrong("fact_players", { most = most })
end


--- Partners sit across the table: seats i and i + n/2.
local function partners(n)
  if n < 4 or n % 2 == 1 then
    return wrong("fact_partners", { players = n })
  end
  local sides = {}
  for seat = 1, n // 2 do sides[seat] = { seat, seat + n // 2 } end
  return sides
end


--- Reads a list of lists of seats, and checks that each seat is in one of them.
local function check_seats(value, n)
  local sides, seen, count = {}, {}, 0
  for i, seats in ipairs(value) do
    if type(seats) ~= "table" or #seats == 0 then return wrong("fact_sides") end
    sides[i] = table.move(seats, 1, #seats, 1, {})
    for _, seat in ipairs(seats) do
      if math.type(seat) ~= "integer" or seat < 1 or seat > n or seen[seat] then
        return wrong("fact_seat", { seat = sentence.shown(seat) }, i)
      end
      seen[seat], count = true, count + 1
    end
  end
  if count ~= n then return wrong("fact_sides") end
  return sides
end


--- Checks the sides by how many play; for other numbers each is a side.
local function sides_by_players(value, n)
  local sides = false
  for players, given in ordered.pairs(value) do
    if math.type(players) ~= "integer" or given ~= "partners" then
      return wrong("fact_sides", {}, players)
    end
    local made, message, path = partners(players)
    if not made then return made, message, path end
    if players == n then sides = made end
  end
  return sides
end


local function check_sides(value, known)
  if value == "partners" then return partners(known.players) end
  if type(value) ~= "table" then return wrong("fact_sides") end
  if value[1] == nil and next(value) ~= nil then
    return sides_by_players(value, known.players)
  end
  return check_seats(value, known.players)
end


local function check_turn(value)
  if type(value) == "boolean" then
    return value and "clockwise" or "anticlockwise"
  end
  if value == "clockwise" or value == "anticlockwise" then return value end
  return wrong("fact_turn")
end


--- Has the deck a card of that rank, after what was left out?
local function has_rank(deck, rank)
  for suit in deck.suits:gmatch "%S+" do
    if deck.counts[rank .. suit] then return true end
  end
  return false
end


--- Checks that a text has every rank of the deck once, low to high. It may
-- leave out a rank of which the deck has no card.
local function check_ranks(value, known)
  if type(value) ~= "string" then return wrong("fact_ranks") end
  local left = {}
  for _, rank in ipairs(kinds.name_list(known.deck.ranks)) do
    left[rank] = true
  end
  local ranks = kinds.name_list(string.upper(value))
  for _, rank in ipairs(ranks) do
    if not left[rank] then return wrong("fact_rank", { rank = rank }) end
    left[rank] = nil
  end
  for _, rank in ipairs(ordered.keys(left)) do
    if has_rank(known.deck, rank) then
      return wrong("fact_rank_missing", { rank = rank })
    end
  end
  return table.concat(ranks, " ")
end


local sees = { none = true, owner = true, all = true, top = true }
local owners = { side = true, player = true }
local pile_parts = { "counted", "each", "n", "on", "pairs", "sees", "sorted",
  "under" }
local is_part = {}
for _, part in ipairs(pile_parts) do is_part[part] = true end


-- By the part that says how a screen shows a pile, whether such a pile can have
-- it; `single`: all see it, and there is one of it.
local shown_so = {}

function shown_so.sorted(given, single)
  return (given.sorted == true or given.sorted == "suits") and single
end

--- The screen counts cards that all see; all others it counts anyway.
function shown_so.counted(given)
  return given.counted == true and given.sees == "all" and not given.sorted
end

function shown_so.pairs(given, single)
  return given.pairs == true and single and not given.sorted
    and not given.counted
end

function shown_so.under(given, single)
  return given.under == "stock" and single
end


--- The part that cannot be; nil if all can.
local function badly_shown(given)
  local single = given.sees == "all" and not given.each and not given.n
  for _, part in ipairs { "sorted", "counted", "pairs", "under" } do
    if given[part] ~= nil and not shown_so[part](given, single) then
      return part
    end
  end
end


--- Checks one pile: who sees it, and who owns it.
local function check_pile(name, value)
  local owner, what = fields.each(value)
  if owner and type(what) == "table" and not kinds.declared(what)
    and what.each == nil then
    value = ordered.copy(what)
    value.each = owner
  elseif owner then
    value = { sees = what, each = owner }
  end
  local given = type(value) == "string" and { sees = value } or value
  if type(given) ~= "table" then return wrong("fact_pile", {}, name) end
  for part in ordered.pairs(given) do
    if not is_part[part] then
      return nil, sentence.unknown(part, pile_parts), { name, part }
    end
  end
  local each, n = given.each, given.n
  if not sees[given.sees] then return wrong("fact_pile", {}, name) end
  if each and not owners[each] then
    return wrong("fact_pile_each", {}, name)
  end
  if n ~= nil then
    local whole = math.type(n) == "integer" and n >= 1 and n <= facts.most_row
    if not whole or each then
      return wrong("fact_pile_row", { most = facts.most_row }, name)
    end
    each = "row"
  end
  if given.sees == "owner" and not each then
    return wrong("fact_pile_owner", {}, name)
  end
  local part = badly_shown(given)
  if part then return wrong("fact_pile_" .. part, {}, name) end
  return { name = name, sees = given.sees, each = each, n = n, on = given.on,
    sorted = given.sorted, counted = given.counted, pairs = given.pairs,
    under = given.under }
end


--- Checks that a row lies on a face-down row with as many piles.
local function check_on(piles)
  local of = {}
  for _, pile in ipairs(piles) do of[pile.name] = pile end
  for _, pile in ipairs(piles) do
    local under = pile.on and of[pile.on]
    if pile.on and (not under or under.n ~= pile.n or not pile.n
      or under.sees ~= "none" or pile.sees ~= "all") then
      return wrong("fact_pile_on", {}, pile.name)
    end
  end
  return piles
end


local function check_piles(value)
  if type(value) ~= "table" then return wrong("fact_piles") end
  local piles = {}
  for name, given in ordered.pairs(value) do
    if type(name) ~= "string" then return wrong("fact_piles") end
    local pile, message, path = check_pile(name, given)
    if not pile then return nil, message, path end
    piles[#piles + 1] = pile
  end
  return check_on(piles)
end


--- The check of a fact about melds. Most games have none, so what they may be
-- is read when one has.
local function meld_check(name)
  return function(value, known)
    return require "tenace.rules.meld_facts"[name](value, known)
  end
end


--- Checks the facts of the game's own, which its steps and its house rules
-- read.
local function check_own(value)
  if type(value) ~= "table" then return wrong("fact_own") end
  local own = {}
  for name, given in ordered.pairs(value) do
    local frozen, message = ordered.freeze(given)
    if frozen == nil then return nil, message, { name } end
    if type(name) ~= "string" or facts.by_name[name] then
      return wrong("fact_own_name", { name = sentence.shown(name) }, name)
    end
    own[name] = frozen
  end
  return own
end


--- Who wins: the side with the most or least of something.
local function check_wins(value)
  local way, what = string.match(
    type(value) == "string" and value or "", "^(%l+) ([%a_][%w_]*)$")
  if way == "highest" or way == "lowest" then
    return { lowest = way == "lowest", what = what }
  end
  return wrong("fact_wins")
end


--- What happens when several sides have the best total at the target.
local function check_ties(value)
  if value == "draw" or value == "play on" then return value end
  return wrong("fact_ties")
end


--- A reason in one line.
local function check_unscored(value)
  local text = type(value) == "string" and value or ""
  if text:find "^%S" and not text:find "[\n.]" then return text end
  return wrong "fact_unscored"
end


--- The family in which a list of games has this one.
local function check_family(value)
  for _, name in ipairs(family.all) do
    if value == name then return value end
  end
  return wrong("fact_family", { list = language.list(family.all) })
end


-- The two words in braces, as a sentence names them.
local IN_BRACES = { player = "{player}", players = "{players}" }


--- Checks the beginnings of answers that name players: `ask {player}`.
local function check_names(value)
  local list = type(value) == "string" and { value } or value
  if type(list) ~= "table" then
    return wrong("fact_names_players", IN_BRACES)
  end
  for i, text in ipairs(list) do
    if type(text) ~= "string"
      or not string.find(text, "^%l[%l ]* {players?}$") then
      return wrong("fact_names_players", IN_BRACES, i)
    end
  end
  return list
end


--- The check of a whole number that is 1 at least.
local function check_amount(key)
  return function(value)
    local n = type(value) == "number" and math.tointeger(value)
    if n and n >= 1 then return n end
    return wrong(key)
  end
end


local function check_decimals(value)
  local n = type(value) == "number" and math.tointeger(value)
  if n and n >= 1 and n <= 3 then return n end
  return wrong "fact_decimals"
end


local function check_total(value)
  local n = type(value) == "number" and math.tointeger(value)
  if n then return n end
  return wrong("fact_total")
end


local function check_deck(value, known)
  return decks.check(value, known.players)
end


--- The facts, in the order in which they are worked out. Each has `name`;
-- `kind` and `says`, for people; `check(value, known)` -> the checked fact, or
-- nil, message, path (`known` has the facts worked out before); `default`;
-- `join`: how a house rule's fact joins the game's ("replace", by "name", or
-- each "part" of a table for itself); `lists_names`: a part's name may be
-- several names. Any fact may be a function of the options, as in `deck =
-- function(option) return french(54, { packs = option.packs }) end`.
facts.list = {
  { name = "players", kind = "number", check = check_players, join = "replace",
    says = "how many play; leave it out where the option `players` says it" },
  { name = "dummy_hands", kind = "number", check = check_players,
    join = "replace",
    says = "how many hands are dealt to nobody. They have the seats after the "
      .. "last player's, and take part in deals and tricks: a player plays "
      .. "them, as `dummy` of self:play_tricks says. Words that go through the "
      .. "players leave them out; they never deal, and have no total; "
      .. "`left_of`, `right_of` and `change_seats` count their seats" },
  { name = "deck", kind = "a pack", check = check_deck, join = "replace",
    says = "the cards: french(52), spanish(40), deck { … }" },
  { name = "sides", kind = "text or lists of seats", check = check_sides,
    join = "replace",
    says = "\"partners\" (those across the table), or lists of seats; { [4] = "
      .. "\"partners\" }: partners only where four play; left out: each plays "
      .. "alone" },
  { name = "turn", kind = "text", check = check_turn, join = "replace",
    default = "clockwise",
    says = "\"clockwise\" or \"anticlockwise\"; or an option in its place, "
      .. "flag { false, name = \"clockwise\", \"…\" }, with which true means "
      .. "clockwise" },
  { name = "ranks", kind = "text", check = check_ranks, join = "replace",
    says = "the ranks from low to high; left out: as in the deck" },
  { name = "points", kind = "table", check = points.check, join = "part",
    lists_names = true,
    says = "the points of ranks, suits or single cards; a name may list "
      .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` has the points of "
      .. "trumps, and the name of a field has the points that depend on its "
      .. "value: contract = { high = { A = 19 } }; for self:count_cards, "
      .. "`trick = 1` is what each trick counts, `last_trick = 10` what the "
      .. "last one counts, and `last_trick = { 10, 20 }` what the last but one "
      .. "and the last count; `halves = true`: two of these points are one "
      .. "point at the table" },
  { name = "contracts", kind = "table", check = contracts.check, join = "name",
    says = "what the contracts are worth, by name: a number, or a table that "
      .. "begins with it, { 12, from = 2, to = 18 }; `from` and `to` are how "
      .. "often the number may count; `trump`, `top` and `ranks` say which "
      .. "cards are higher in the contract, in place of the step `order`; "
      .. "`trump = true`: the suit that the contract is named after. Contracts "
      .. "that have all this in common may share a table: { hearts = 10, "
      .. "spades = 11, from = 2, to = 18, trump = true }. The field `contract` "
      .. "names the one that is played; rules read the number as "
      .. "self.facts.contracts.NAME" },
  { name = "announcements", kind = "list", check = announcements.check,
    join = "replace",
    says = "what the two parties of self:form_parties can announce, or can "
      .. "reach unannounced: the steps from the lowest up, such as { \"no "
      .. "90\", points = 90 }; if the first step can be said, it has two "
      .. "words, one for each party; see the parts of an announcement, and "
      .. "self:count_announcements" },
  { name = "piles", kind = "table", check = check_piles, join = "name",
    default = {},
    says = "piles of the game's own, by name, each with who sees its cards: "
      .. "\"none\", \"owner\", \"all\"; \"top\": all see each card when it is "
      .. "laid on top; or a table, { sees = \"all\", … }, with more: sorted = "
      .. "true: the screen sorts the cards like a hand, sorted = \"suits\": it "
      .. "sorts them by suit, and hands too; counted = true: the screen only "
      .. "counts the cards, as those that were taken and lie face down; pairs "
      .. "= true: it lays each second card over the one before, as one that "
      .. "beats it; under = \"stock\": it lays the card half under the stock; "
      .. "each = \"side\" or \"player\": each of them has one; n = 7: a row of "
      .. "seven piles, which rules read as self.NAME[1] to self.NAME[7]; on = "
      .. "\"NAME\": the cards of this row lie on those of a face-down row" },
  { name = "camps", kind = "table", check = camps.check, join = "part",
    says = "a player against the others, for card points: { \"declarer\", "
      .. "\"defenders\", needs = 61 }. The first name is that of a field with "
      .. "the player. Everyone sees how many points each camp has taken, once "
      .. "everyone knows who is in it. See the parts of `camps`" },
  { name = "obligations", kind = "list", check = duties.check,
    join = "name", default = {},
    says = "what a player must do in a trick, in order; in a house rule "
      .. "`without = \"NAME\"` among them takes an obligation of the game "
      .. "away" },
  { name = "plays", kind = "table", check = play_facts.check, join = "part",
    default = false,
    says = "players play several cards at once, as pairs or tractors (pairs of "
      .. "neighbouring ranks): { throws = true or \"allowed\", false or "
      .. "\"forbidden\", for a lead of several formats at once; owed = "
      .. "\"format\", or \"suit\": any cards of the suit answer; "
      .. "short_tractors = true: a longer tractor demands shorter ones, too; "
      .. "pairs_over_triple = \"no\", \"one\" or \"two\": neighbouring triples "
      .. "demand neighbouring pairs before so many triples; kill_compare = "
      .. "\"by_format\" or \"highest\": what decides between two kills, the "
      .. "largest format or the highest card }" },
  { name = "melds", kind = "table", check = meld_check "melds",
    join = "part", says = "what makes a meld: see the parts of `melds`" },
  { name = "patterns", kind = "table", check = patterns.check, join = "part",
    says = "which sets of cards count, lists by name, for self:patterns: { "
      .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts of "
      .. "a pattern" },
  { name = "captures", kind = "table", check = captures.check, join = "part",
    says = "what a card takes from the table in games where cards are fished, "
      .. "for self:ask_capture: see the parts of `captures`" },
  { name = "laid_down", kind = "cards", check = meld_check "laid_down",
    join = "replace",
    says = "ranks or cards that a player lays down as soon as they come, into "
      .. "the pile `side.laid_down`" },
  { name = "taking", kind = "table", check = meld_check "taking",
    join = "part",
    says = "how players take the discard pile: see the parts of `taking`" },
  { name = "combinations", kind = "table", check = function(value, known)
      return require "tenace.rules.combination_facts".check(value, known)
    end, join = "replace",
    says = "what several cards are together in a climbing game, a list from "
      .. "low to high of { \"pair\", of = 2 } and the like: see its parts" },
  { name = "levels", kind = "table", check = levels.check, join = "part",
    says = "levels that each side climbs from round to round; rules read a "
      .. "side's as `side.level`: { of = words from low to high, first = the "
      .. "level to begin at, or one for each side, last = the highest, stops = "
      .. "levels at which a climb ends, however far it would go }; see "
      .. "self:climb" },
  { name = "wins", kind = "text", check = check_wins, join = "replace",
    default = { lowest = false, what = "total" },
    says = "who wins when the match ends: \"highest total\" (if not given, and "
      .. "\"highest level\" where the sides climb levels), \"lowest total\"; "
      .. "or, where the option `rounds` ends the match, \"highest\" or "
      .. "\"lowest\" and the name of a number or choice that each side keeps, "
      .. "such as \"highest level\"; the words of a choice go from low to "
      .. "high" },
  { name = "ties", kind = "text", check = check_ties, join = "replace",
    default = "play on",
    says = "what happens when a side has reached the option `target`, and "
      .. "several sides share the best total: they \"play on\" (if not given), "
      .. "or the match is a \"draw\"" },
  { name = "family", kind = "text", check = check_family, join = "replace",
    says = "where a list of games has this one: \""
      .. table.concat(family.all, "\", \"") .. "\"; if it is not given, the "
      .. "other facts decide" },
  { name = "unscored", kind = "text", check = check_unscored,
    join = "replace",
    says = "why a round may end without points for anybody: \"both have 60 "
      .. "points\". The table says it after `Nobody scores:`. Where all have "
      .. "passed no reason is needed: the table says that itself" },
  { name = "names_players", join = "replace", check = check_names,
    says = "the form of answers that name a player by the seat, \"ask "
      .. "{player}\", or several players, \"double {players}\"; more words may "
      .. "follow. The table shows the players' names instead, and understands "
      .. "them. If there are several forms, a list; it may also have the names "
      .. "of fields whose text is seats" },
  { name = "match_rounds", kind = "number", join = "replace",
    check = check_amount "fact_match_rounds",
    says = "how many rounds a match has where the option `rounds` is 0; then "
      .. "the highest total wins, or whoever wins by the fact `wins`" },
  { name = "decimals", kind = "number", join = "replace",
    check = check_decimals,
    says = "how many decimals points and totals have: with 1, a score of 42 is "
      .. "written 4.2" },
  { name = "cards_needed", kind = "number", join = "replace",
    check = check_amount "fact_cards_needed",
    says = "how many cards the deal needs: options for which the pack has too "
      .. "few are refused" },
  { name = "round_total", kind = "number", check = check_total,
    says = "the sum of the points of every round; only check uses it" },
  { name = "facts", kind = "table", check = check_own, join = "name",
    default = {},
    says = "facts of the game's own, read as self.facts.NAME" },
}

facts.by_name = {}
for _, fact in ipairs(facts.list) do facts.by_name[fact.name] = fact end

--- What a game's table holds besides facts.
facts.of_game = {
  { name = "round", kind = "table",
    says = "fields that a round settles, with their kinds; they are empty "
      .. "again when the next begins" },
  { name = "keeps", kind = "table",
    says = "fields that last from round to round, with their defaults" },
  { name = "options", kind = "table",
    says = "what players may choose: number, choice, flag or text { … }" },
  { name = "refuses", kind = "function",
    says = "gets the options, and answers a text, the reason, if their values "
      .. "do not go together: then no match can begin" },
}

--- What a house rule's table holds besides facts.
facts.of_house_rule = {
  { name = "of", kind = "text", says = "the game that it belongs to" },
  { name = "set", kind = "table",
    says = "options that it presets, with their values; a value may be a "
      .. "function, which gets the options set before it" },
  { name = "with", kind = "list", says = "house rules that it brings along" },
  { name = "on_top_of", kind = "text or list",
    says = "house rules whose steps and options it may change" },
  { name = "not_with", kind = "text or list",
    says = "house rules that do not go together with it" },
  { name = "replaces", kind = "text or list",
    says = "facts, and steps for events, of which it leaves nothing of what is "
      .. "beneath it; without this, it adds to them" },
  { name = "says", kind = "table",
    says = "what the rulebook says in place of its sentences on a step. It is "
      .. "for house rules that change what a step or a fact does, but do not "
      .. "have that step or fact themselves. The key is the name of the step, "
      .. "also `over` and `next_dealer` where the engine's own are used; "
      .. "`opening` is the first sentence of the game, `turn` the way round "
      .. "the table. The value is a text, or a list of texts, each of which "
      .. "may begin with a condition, \"[target=100] …\"; where none holds, "
      .. "the game's sentence stays" },
}


--- The names of several lists together, as a list and as a set.
local function names_of(...)
  local names, set = {}, {}
  for _, list in ipairs { ... } do
    for _, fact in ipairs(list) do
      names[#names + 1], set[fact.name] = fact.name, true
    end
  end
  return names, set
end


--- facts.names(kind) -> list and set of the names that the table of a "game" or
-- of a "house rule" may have
function facts.names(kind)
  if kind == "game" then return names_of(facts.list, facts.of_game) end
  return names_of(facts.of_house_rule, facts.list, facts.of_game)
end


return facts
