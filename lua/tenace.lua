-- The library: `require "tenace"`. Parts that only some scripts and commands
-- need are loaded at their first use.

local core = require "tenace.core"
local door = require "tenace.base.door"
local games = require "tenace.rules.games"
local match = require "tenace.match.match"
local place = require "tenace.bots.place"
local posed = require "tenace.match.posed"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local tenace = { version = require "tenace.base.place".version,
  library = games.library, library_of = games.library_of,
  variant = games.variant }
for name, ask in pairs(posed) do tenace[name] = ask end
for name in string.gmatch("review read_deals write_deals read_played "
  .. "write_played compare_tables", "%S+") do
  tenace[name] = function(...)
    return require "tenace.study.deals"[name](...)
  end
end

match.install(require "tenace.bots.choose".methods)
match.install(require "tenace.bots.run".methods)
match.install(require "tenace.match.again".methods)
match.install(require "tenace.match.counts".methods)
match.install(require "tenace.match.dealt".methods)
match.install(require "tenace.match.past".methods)
match.install(place.methods)
match.install(require "tenace.match.solve".methods)
match.install(require "tenace.match.teller".methods)
match.install(require "tenace.match.view".methods)


-- The names that each of these functions takes in its table.
local names = {
  new = { "deal", "most_decisions", "options", "seed", "tape", "traced" },
  puzzle = { "grade", "seed", "told" },
  simulate = { "bots", "games", "options", "rounds", "seed", "told" },
  check = { "told", "deals", "thorough" },
  prove = { "cards", "deck", "seconds", "told" },
  compare = { "bots", "matches", "options", "rounds", "seed", "sure",
    "told" },
  coverage = { "deals", "told" },
  sweep = { "better", "bots", "duels", "matches", "rounds", "seed", "told",
    "worse" },
}


--- tenace.new(game [, how]) -> m
-- A new match.
-- @param game its name with house rules and options, `whist+american+rounds=3`,
-- a path to a file, or a variant; or a position as one line,
-- `whist+american#2@17`: with `#` and a seed, `@` and the number of decisions
-- that bots of the usual strength make first
-- @param how a table with any of these: `seed`, a whole number (random);
-- `options` by name; `deal`, cards that are fixed: { hands = { "AS KS", … },
-- stock = "…" } and piles by name, or a list of such tables, round by round; a
-- `*`, and any card left out, is random; `traced = true` keeps the log from the
-- start, which makes views and stories faster
-- @error there is no such game, its file is in error, the deal is impossible,
-- the seed is given twice, the match is over before it has so many decisions
-- @example local m = tenace.new("whist", { seed = 7 })
-- @example tenace.new("whist", { seed = 1, options = { target = 7 },
--   deal = { hands = { "AS KS * QS", "2H" } } }):view(2).hand:sub(1, 2)
-- --> "9C"
-- @group matches
function tenace.new(game, how)
  how = door.check_names("new", how, names.new)
  door.table("new: options", how.options)
  door.count("new", "most_decisions", how.most_decisions, 1,
    match.decisions_limit)
  local spec, named, decisions = place.of(game)
  if named and how.seed then
    error(sentence.of("seed_twice", { line = game }), 2)
  end
  local seed = named or how.seed or math.random(0, 1 << 31)
  if math.type(seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(seed) }), 2)
  end
  local m = match.new(games.need(spec, how.options), {
    seed = seed, deal = how.deal, traced = how.traced, tape = how.tape,
    most_decisions = how.most_decisions,
  })
  place.open(m, decisions or 0)
  return m
end


--- tenace.replay(text) -> m; or nil, message
-- Plays a record again, and verifies it against the results in it.
-- @param text a record, as `m:record` gives it and `play` writes it
-- @return the match at the end of the record; or nil and a message that names
-- the wrong line
-- @example tenace.replay(m:record()):decisions() == m:decisions()  --> true
-- @group records
function tenace.replay(text)
  if type(text) ~= "string" then
    error("replay: the text of a record expected", 2)
  end
  return require "tenace.match.replay".play(text, games)
end


-- Methods of a match that only authors need.
local authors = {}


--- m:example([name [, shows]]) -> text, place; or nil, why
-- What the match shows now, as an `example` for its rules file, as short as it
-- can be: what is given is left out as long as the rest still says the same. It
-- has been run and holds.
-- @param name the sentence that is its name
-- @param shows "moves", all that may be answered now; "may 3D", "may not 3D",
-- what may and may not; "last", that the last move was allowed; "wins", who has
-- won the last trick; "score", what the last round has scored; if it is left
-- out, the score of a round that is over, or else "moves"
-- @return the text, and { file = of the rules, home = the game in which it is
-- true, body = the example as data }; or nil and why there is none
-- @example m:example("only the suit led binds", "moves")
-- @group matches
function authors:example(name, shows)
  if name ~= nil then door.text("example", name) end
  if shows ~= nil then door.text("example", shows) end
  local here = require "tenace.study.example_here"
  local what, move = here.read(shows or "")
  local found, why = here.of(self, { name = name, shows = what, move = move })
  if not found then return nil, why end
  return found.text, found
end


--- m:try(moves) -> copy; or nil, why, copy
-- A line of play, tried in a copy; the match itself stays as it is.
-- @param moves as in a rules file: with blanks between them, or commas
-- @return the copy after all moves; or nil, why a move is refused, by which
-- rule and what is allowed, and the copy before that move
-- @example m:try("7C QS")
-- @group matches
function authors:try(moves)
  door.text("try", moves)
  local tried = require "tenace.study.tried"
  local list = tried.moves(moves) or error(sentence.of "try_text", 2)
  local copy, refused = tried.line(self, list)
  if not refused then return copy end
  return nil, tried.told(refused), copy
end

match.install(authors)


--- tenace.keep(record [, name]) -> file; or nil, why
-- Keeps a match as right: its record is copied into the folder `kept` beside
-- its rules file, or, if the rules came with the program, in the user's own
-- folder. `check` plays it again.
-- @param record a record, as `m:record` gives it
-- @param name of the file, without its ending (the game)
-- @group records
function tenace.keep(record, name)
  door.text("keep", record)
  local kept = require "tenace.study.kept"
  local path, why = kept.keep(record, name or kept.name_for(record))
  if path then return path end
  return nil, why
end


--- tenace.kept(game) -> { matches, same, parted, unread }
-- Plays the kept matches of a game and of its house rules again under the rules
-- as they are now.
-- @param game its name with house rules and options, or a variant
-- @return `matches`, the number of all; `same`, of those that go as they went;
-- `parted`, a list of the others, { file, name, kind, round, trick, decision,
-- player, move, why, rule, cause = { is, name, file, line }, text } each, where
-- `kind` is "refused", "asked" (a player who was not asked then), "over",
-- "score", "end" or "error"; and `unread`, those that cannot be played again, {
-- file, name, why } each
-- @example tenace.kept("whist").matches >= 0  --> true
-- @group records
function tenace.kept(game)
  return require "tenace.study.kept_told".data(games.need(game))
end


--- tenace.games() -> list
-- The games in the rules folders.
-- @return { name, title, sentence, file, family, house, options } each, where
-- `family` says what is played: see the fact of that name; `house` is a list of
-- the game's house rules, each with `changes`: lists of what it has of `set`,
-- `brings`, `options`, `other_options`, `without`, `obligations`, `facts`, and
-- of steps that it `replaces`, `extends` or `adds`; `problem` if the file is in
-- error
-- @example for _, game in ipairs(tenace.games()) do print(game.name) end
-- @group matches
function tenace.games()
  return games.library:games()
end


--- tenace.search(words) -> list
-- The games and house rules in which all these words occur, the best first.
-- Names, titles, sentences, options, changes and the texts of the files are
-- searched. What has such a name, option or obligation comes first; then house
-- rules before games; then what has most of the words as whole words.
-- @param words a text, `"play trump"`
-- @return { name, game, title, sentence, file, score, whole, changes } each,
-- with the name as one plays it and, of house rules, `changes` as tenace.games
-- has it
-- @example tenace.search("long whist")[1].name  --> "whist+long_whist"
-- @group matches
function tenace.search(words)
  door.text("search", words)
  return require "tenace.rules.searched".find(tenace.games(), words,
    function(path) return games.library.shelf:text(path) end)
end


--- tenace.signature(game) -> line
-- The rules of a table as one line: the game with house rules and options, and
-- behind a colon eight signs worked out from the texts of their files. Two
-- tables with the same line play by the same rules. Where a game is named, such
-- a line can stand, too: it is an error if the rules here differ from it.
-- @param game its name with house rules and options, or a variant
-- @return `canasta+classic:7k3fq2xm`
-- @example tenace.signature("whist"):match("^whist:%w+$") ~= nil  --> true
-- @group matches
function tenace.signature(game)
  return require "tenace.rules.signature".of(games.need(game))
end


--- tenace.lessons(game) -> list
-- The lessons of a game that authors have written.
-- @param game its name, without house rules
-- @return { name, title, of, text, file, … } each, as the file has them;
-- `problem` if the file is in error
-- @example #tenace.lessons("whist") > 0  --> true
-- @group lessons
function tenace.lessons(game)
  door.text("lessons", game)
  return games.library:taught(game, false)
end


--- tenace.courses(game) -> list
-- The courses of a game: lessons that teachers have put in order.
-- @param game its name, without house rules
-- @return { name, title, of, text, file, lessons = list of { name, title, text,
-- ask = list of { topic, n }, examples = list of names, lesson } } each;
-- `problem` if the file is in error
-- @example #tenace.courses("whist")[1].lessons  --> 10
-- @group lessons
function tenace.courses(game)
  door.text("courses", game)
  return games.library:taught(game, true)
end


--- tenace.puzzle(game [, how]) -> puzzle; or nil
-- A position of a first round in which one move is clearly the best, and which
-- many bots get wrong: bots that think in 1, 3, 9 and 27 deals try it. The best
-- move is proven in hundreds of deals that fit what the player has seen, with
-- the last tricks played perfectly. The search takes some seconds at most.
-- @param how a table; every name in it may be left out: `seed`, a whole number
-- (random): the same finds the same puzzle; `grade`, "easy", "medium" or "hard"
-- (any); `told`, a function that is called from time to time with two numbers,
-- the work done so far and the work after which the search ends
-- @return { match = in the position, player, move = the best one, moves = all,
-- missed = the share of the bots that miss it, grade, explained = as
-- `m:explain` gives it }; nil if none was found in reasonable time
-- @example local puzzle = tenace.puzzle("whist", { seed = 1 })
-- puzzle.match:allows(puzzle.move)  --> true
-- @group lessons
function tenace.puzzle(game, how)
  how = door.check_names("puzzle", how, names.puzzle)
  local seed, grade = how.seed or math.random(0, 1 << 31), how.grade
  if math.type(seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(seed) }), 2)
  end
  local puzzle = require "tenace.study.puzzle"
  if grade ~= nil and not puzzle.is_grade(grade) then
    error(sentence.of("no_grade", { grade = sentence.shown(grade) }), 2)
  end
  if how.told ~= nil and type(how.told) ~= "function" then
    error("puzzle: told must be a function", 2)
  end
  return puzzle.of(games.need(game), seed, grade, nil, how.told)
end


--- The name of a game as one text, or a variant.
-- @error there is no such name
local function spec_of(game)
  local is_variant = type(game) == "table" and game.steps
  if not is_variant and not games.is_spec(game) then
    error(problem.request(sentence.of "no_game_named"), 0)
  elseif not is_variant and type(game) == "table" then
    game = table.concat(game, "+")
  end
  return game
end


--- tenace.check(game [, how]) -> problems, remarks, amount
-- Looks for what is wrong with a game or house rule. It loads the files, runs
-- their examples, and plays random matches in which any two values of different
-- options meet. It also looks for oddities: options, steps, fields and
-- obligations without effect.
-- @param game `whist+american`, or a path to a file
-- @param how a table: `told`, a function that is called during the work with
-- its stage ("examples", "matches", "settings", "rare": steps and obligations
-- that seldom come up; "deals"; "knowledge": hidden cards dealt anew), the part
-- that is done, and all of it, if that is known; `deals`, so many more rounds;
-- `thorough`: true: a thousand more rounds of an author's own rules
-- @return the problems and the remarks, lists of { file, line, text, advice,
-- record }, where `record` is the text of a match that shows the problem; both
-- are empty for a game without fault; and the amount played: { rounds,
-- decisions, settings }. A problem where a player learns of hidden cards also
-- has `other`, the record of a second deal, and `deals`, the piles of both: {
-- here, there }
-- @example tenace.check("whist+americn")[1].text
-- --> "no house rule 'americn' for whist, did you mean 'american'?"
-- @group matches
function tenace.check(game, how)
  how = door.check_names("check", how, names.check)
  game = spec_of(game)
  return require "tenace.study.check".run(game, how)
end


--- tenace.prove(game [, how]) -> report
-- Goes through every deal and every line of play on a small pack. "Proving
-- rules" in the page on checking rules says what the report means.
-- @param game `whist+american`, or a path to a file
-- @param how a table: `cards`, up to how many in each hand (2); `deck`, the
-- cards of the pack as text; `seconds` of computing (60); `told`, as of
-- tenace.check
-- @return { game, proved, holds, open, problems, remarks, sizes, skipped }
-- @example tenace.prove("whist", { cards = 1 }).proved.deals  --> 24
-- @group matches
function tenace.prove(game, how)
  how = door.check_names("prove", how, names.prove)
  door.count("prove", "cards", how.cards, 1)
  door.count("prove", "seconds", how.seconds, 1)
  return require "tenace.study.prove".run(spec_of(game), how)
end


--- tenace.coverage(game [, how]) -> found
-- Counts what rules do in many deals, which random bots play. It counts how
-- often each piece of a step ran, in how many deals each obligation forbade a
-- card, how often each step was called, and whether each option made a
-- difference.
-- @param game `whist+american`, a path to a file, or a variant
-- @param how a table: `deals`, how many (1,000); `told`, as of tenace.check:
-- its stages are "deals" and "options"
-- @return { deals; obligations, options, steps: by name a table { count, file,
-- line }; options also have `matches`, the number played with another value, of
-- which `count` came out otherwise, the first of them with `value`; lines: a
-- list of pieces of steps, each { count, file, line, text }; never: what has
-- never happened, a list of { what = "obligations", "options", "steps" or
-- "lines", name, file, line, text }; records: a list of matches, { text, of =
-- the tables above whose first time is in that match } }; the tables have
-- `seed`, `round` and `decision` of the first time; `set` has { values, seed,
-- round } where it happened with other options
-- @example tenace.coverage("whist", { deals = 20 }).steps.deal.count  --> 20
-- @error there is no such game, or its rules fail
-- @group matches
function tenace.coverage(game, how)
  how = door.check_names("coverage", how, names.coverage)
  door.count("coverage", "deals", how.deals or 1, 1)
  local reached = require "tenace.study.reached"
  local variant = games.need(game)
  local found, wrong = reached.of(variant, how.deals, how.told)
  if not found then error(wrong, 0) end
  found.never = reached.never(found, variant)
  found.records = require "tenace.study.occurrence".records(variant, found)
  return found
end


--- tenace.cards(text [, deck]) -> cards
-- A set of cards to try things with.
-- @param text cards with blanks between, written in any way
-- @param deck a deck or its name ("french")
-- @example tostring(tenace.cards("qs 10h ♠A"):of_suit("S"))  --> "QS AS"
-- @group cards
function tenace.cards(text, deck)
  if type(deck) ~= "userdata" then
    local known, found = pcall(tenace.deck, deck or "french")
    deck = known and found or error(found, 2)
  end
  local made, cards = pcall(core.cards, deck, text)
  if made then return cards end
  error(string.match(cards, "%((.*)%)$") or cards, 2)
end


--- The core that takes a deck of that description.
local function core_for(deck)
  return require "tenace.match.kit".core_for(deck)
end


--- tenace.deck(name) -> deck
-- A pack of cards.
-- @param name `french`, `french 32`, `french 54`, `spanish`, `spanish 48`
-- @error there is no such deck
-- @example #tenace.deck("french 32"):cards()  --> 32
-- @group cards
function tenace.deck(name)
  local decks = require "tenace.rules.decks"
  if type(name) == "table" then
    door.check_names("deck", name, decks.described)
    local made, deck = pcall(core_for(name).deck, name)
    return made and deck or error(deck, 2)
  end
  local pack, cards = string.match(sentence.shown(name), "^(%a+) ?(%d*)$")
  local word = pack == "spanish" and decks.spanish
    or pack == "french" and decks.french
  if not word then
    error("there is no deck '" .. sentence.shown(name)
      .. "', only french and spanish", 2)
  end
  local usual = pack == "spanish" and 40 or 52
  local description, why = decks.check(word(tonumber(cards) or usual))
  if not description then error(why, 2) end
  return core_for(description).deck(description)
end


--- A function that passes a number on to a caller's function, with the number
-- of all; nil if there is no such function.
local function teller(name, told, all)
  if told == nil then return nil end
  if type(told) ~= "function" then
    error(name .. ": told must be a function", 3)
  end
  return function(done) told(done, all) end
end


--- tenace.simulate(game, how) -> result
-- Bots play many matches.
-- @param how a table: `games`, how many (100), or `rounds`; `seed`, a whole
-- number (random); `bots`, a name or names by seat ("random"); `options`;
-- `told`, a function that is called from time to time with the number of
-- matches or rounds played so far, and of all
-- @return { game, seed, games, rounds, decisions, seconds, rounds_per_second,
-- wins = by side, draws, shares = { value, low, high } of the matches won, by
-- side, scores = { mean, low, high, deviation } by side, round_length }
-- @example tenace.simulate("whist", { games = 50, seed = 1 }).games  --> 50
-- @group matches
function tenace.simulate(game, how)
  how = door.check_names("simulate", how, names.simulate)
  door.table("simulate: options", how.options)
  local variant = games.need(game, how.options)
  local work = { games = how.games, rounds = how.rounds, bots = how.bots,
    seed = how.seed or math.random(0, 1 << 31),
    progress = teller("simulate", how.told, how.rounds or how.games or 100) }
  local simulate = require "tenace.study.simulate"
  return simulate.result(variant, work, simulate.run(variant, work))
end


--- Splits the arguments: the games to compare, and the table behind them, which
-- is no variant.
local function read_compare(...)
  local given, variants = table.pack(...), {}
  for i = 1, given.n do
    if type(given[i]) == "table" and given[i][1] ~= nil then
      error(sentence.of "games_in_list", 3)
    end
  end
  local last, how = given[given.n], {}
  if type(last) == "table" and not last.steps then
    how, given.n = last, given.n - 1
  end
  for i = 1, given.n do
    variants[i] = games.need(given[i], how.options)
  end
  return variants, how
end


--- tenace.compare(game, game, … [, how]) -> comparison
-- Compares games: the same bots play the same deals under each. A deal is the
-- first round of a match of its own. Or they play whole matches, in which each
-- seat deals first in turn.
-- @param game the first game is the one that the others are compared with
-- @param how a table: `rounds`, the number of deals (10,000 by random bots,
-- else 100), or `matches`, the number of whole matches; `seed`, a whole number
-- (random); `bots`, a name or names by seat ("random"); `options` for all
-- games; `told`, as of tenace.simulate; `sure`, per cent, such as 95: the
-- comparison ends as soon as it is so sure how the scores differ, and its
-- intervals hold whenever it ends
-- @return { games, deals, seed, bots, seconds, same_cards, measures = { name,
-- games = { value, low, high, difference } by game }, seats = the same by seat
-- from the dealer's left, differ = shares of deals where `decisions`, `cards`
-- or `scores` differ, apart = { deal, apart, scores } for the deals whose
-- results differ most }; a difference has `told`: "more", "less", "alike",
-- "unknown", or "few" with fewer than ten deals, which have no intervals; with
-- "unknown" comes `needed`, the number of deals that would tell. A comparison
-- of whole matches has `matches` in place of `deals`; `cut`, by game the
-- matches that had no end after 200 rounds and were stopped; `in_turn`, whether
-- each seat deals first in turn; and no `seats`
-- @error the games differ in players or sides; both `rounds` and `matches` are
-- given
-- @example tenace.compare("whist", "whist+honours",
--   { rounds = 50, seed = 1 }).measures[1].games[2].difference.told
-- --> "more"
-- @group matches
function tenace.compare(...)
  local variants, how = read_compare(...)
  door.check_names("compare", how, names.compare)
  local compare = require "tenace.study.compare"
  compare.check(variants)
  door.count("compare", "matches", how.matches, 1)
  if how.rounds and how.matches then
    error(sentence.of "compare_either", 2)
  end
  local work = { bots = how.bots or "random", sure = how.sure,
    seed = how.seed or math.random(0, 1 << 31),
    matches = how.matches,
    rounds = how.rounds or compare.usual_rounds(how.bots) }
  work.progress = teller("compare", how.told, work.matches or work.rounds)
  local kind = require "tenace.study.compared".kind(work)
  local tally = how.sure
    and require "tenace.study.sure".compared(kind, variants, work)
    or kind.run(variants, work)
  return kind.result(variants, work, tally)
end


--- tenace.sweep(game, what [, values] [, how]) -> sweep
-- What does an option do to a game, over its values, or one house rule after
-- another? Bots play the same deals under each, random bots the same matches,
-- and a better bot plays duels against a worse one: matches with the same
-- deals, in which it has each side once.
-- @param what an option with values, `min_bid=3..7` or `rounds=1,3,5`; an
-- option alone, for all its values; or house rules, `american,kingless`: then
-- the first row is the game without them
-- @param values a list of values of the option `what`
-- @param how a table with any of these: `rounds`, the number of deals (2,000),
-- and `bots`, a name or names by seat ("random"); `matches` and `duels` (as
-- many as take some seconds; 0 for none); `better` ("search:2") and `worse`
-- ("random"), bots; `seed`, a whole number (random); `told`, as of tenace.check
-- @return a list with a row for each value: { value, length = decisions in a
-- round, gap = the best score minus the worst, played = the share of rounds
-- with a declarer, made = the share of those in which the contract was made,
-- match = decisions in a match, rounds = in a match, won = the share of duels
-- that the better bot wins }. The list also has { game, option, values, games,
-- deals, bots, matches, duels, cut = matches that ended after 200 rounds, seed,
-- better, worse, sides, measures = as `tenace.compare` has them }
-- @error a value that the option does not take; fewer than two values
-- @example local found = tenace.sweep("whist", "rounds", { 1, 2 },
--   { rounds = 10, matches = 5, duels = 0, seed = 1 })
-- found[2].rounds  --> 2.0
-- #tenace.sweep("whist", "honours",
--   { rounds = 10, matches = 0, duels = 0 })  --> 2
-- @group matches
function tenace.sweep(game, what, values, how)
  local swept = require "tenace.study.swept"
  if type(values) == "table" and values[1] == nil then
    values, how = nil, values
  end
  local is_list = values == nil or type(values) == "table"
  if type(what) ~= "string" and type(what) ~= "table" or not is_list then
    error(problem.request(sentence.of "sweep_what"), 0)
  end
  how = door.check_names("sweep", how, names.sweep)
  for name, least in pairs { rounds = 1, matches = 0, duels = 0 } do
    door.count("sweep", name, how[name], least)
  end
  local seed = how.seed or math.random(0, 1 << 31)
  if math.type(seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(seed) }), 2)
  end
  local variants, labels, named = swept.read(game, what, values)
  return require "tenace.study.sweep".run(variants, labels, named, {
    seed = seed, rounds = how.rounds, matches = how.matches,
    duels = how.duels, bots = how.bots, better = how.better,
    worse = how.worse, told = how.told })
end


return tenace
