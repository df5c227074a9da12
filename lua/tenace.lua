-- The library: `require "tenace"`. What only some scripts and commands need is
-- loaded when it is asked for.

local core = require "tenace.core"
local door = require "tenace.base.door"
local kinds = require "tenace.rules.kinds"
local kit = require "tenace.match.kit"
local library = require "tenace.rules.library"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local position = require "tenace.match.position"
local problem = require "tenace.base.problem"
local replay = require "tenace.match.replay"
local sentence = require "tenace.base.sentence"
require "tenace.match.again"
require "tenace.bots.choose"
require "tenace.match.past"
require "tenace.bots.run"
require "tenace.match.teller"
require "tenace.match.view"
local sandbox = require "tenace.rules.sandbox"
local shelf = require "tenace.rules.shelf"

local tenace = { version = require "tenace.place".version }

core.safe_text(sandbox.string)
sandbox.exchanges = false
ordered.spend = core.spend


--- What calls functions of rules files under the budgets of rules; what they
-- make is charged to one account, which is answered too.
local function new_guard()
  local account = core.account()
  return function(f, ...)
    return core.guard(account, sandbox.call, f, ...)
  end, account
end


--- What libraries of rules have in common.
local function library_facts()
  local words = require "tenace.base.words"
  return { words = words.globals, self_words = words.on_self, guard = new_guard,
    list = words.list_folder, defaults = { over = core.usual_over } }
end


--- The rules that are found on this machine.
local function open_library()
  local how = library_facts()
  how.folders = shelf.folders(require "tenace.place".data)
  return library.new(how)
end

tenace.library = open_library()


--- A library of just these files, as a record has them.
function tenace.library_of(files)
  local how = library_facts()
  how.files = files
  return library.new(how)
end


--- Can this name a game: a text, or a list of texts?
local function is_spec(game)
  if type(game) ~= "table" then return type(game) == "string" end
  for _, word in next, game do
    if type(word) ~= "string" then return false end
  end
  return true
end


--- tenace.variant(game [, options]) -> variant
-- A game with house rules and options, checked and put together.
-- @param game `whist+american+rounds=3`, or a path to a file
-- @return the variant; or nil, problem
-- @group matches
function tenace.variant(game, options)
  if type(game) == "table" and game.steps then return game end
  door.table("variant: options", options)
  if not is_spec(game) then
    return nil, problem.request(sentence.of "no_game_named")
  end
  return tenace.library:variant(game, options)
end


--- The variant, or the problem raised.
local function need_variant(game, options)
  local variant, wrong = tenace.variant(game, options)
  if not variant then error(wrong, 0) end
  return variant
end


--- Is a fact an option? One that is named like a pile is, if its value is.
local function is_option(variant, name, value)
  if variant.options[name] == nil or variant.fields[name] then return false end
  local piles, option = kit.of(variant).pile_of, nil
  for _, one in ipairs(variant.option_list) do
    if one.name == name then option = one end
  end
  return not piles[name] or kinds.value(option, value) ~= nil
end


--- The variant that facts are about: some of them may be options.
local function variant_for(game, facts)
  local variant, options = need_variant(game), {}
  door.table("facts", facts, 3)
  for name, value in next, facts or {} do
    if is_option(variant, name, value) then options[name] = value end
  end
  if next(options) == nil then return variant end
  return need_variant(variant.spec, options)
end


-- What these functions are told by name.
local names = {
  new = { "deal", "most_decisions", "options", "seed", "tape", "traced" },
  simulate = { "bots", "games", "options", "rounds", "seed" },
  compare = { "bots", "options", "rounds", "seed" },
}


--- tenace.new(game [, how]) -> m
-- A new match.
-- @param game its name with house rules and options, `whist+american+rounds=3`,
-- a path to a file, or a variant
-- @param how a table, all of which may be left out: `seed`, a whole number
-- (random); `options` by name; `deal`, cards that are fixed: { hands = { "AS
-- KS", … }, stock = "…" } and piles by name, or a list of such tables, round by
-- round; `*`, or what is not said, is any card; `traced = true` keeps what the
-- story needs from the start, which makes views and stories faster
-- @error there is no such game, its file is in error, the deal is impossible
-- @example local m = tenace.new("whist", { seed = 7 })
-- @example tenace.new("whist", { seed = 1, options = { target = 7 },
--   deal = { hands = { "AS KS * QS", "2H" } } }):view(2).hand:sub(1, 2)
-- --> "9C"
-- @group matches
function tenace.new(game, how)
  how = door.check_names("new", how, names.new)
  door.table("new: options", how.options)
  door.count("new", "most_decisions", how.most_decisions, 1)
  local seed = how.seed or math.random(0, 1 << 31)
  if math.type(seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = tostring(seed) }), 2)
  end
  return match.new(need_variant(game, how.options), {
    seed = seed, deal = how.deal, traced = how.traced, tape = how.tape,
    most_decisions = how.most_decisions,
  })
end


--- tenace.replay(text) -> m; or nil, message
-- The match at the end of a record, verified against its results.
-- @param text a record, as `m:record` gives it and `play` writes it
-- @return the match; or nil and a message that names the line that is wrong
-- @example tenace.replay(m:record()):decisions() == m:decisions()  --> true
-- @group records
function tenace.replay(text)
  if type(text) ~= "string" then
    error("replay: the text of a record expected", 2)
  end
  return replay.play(text, tenace)
end


--- tenace.games() -> list
-- The games that are found.
-- @return { name, title, sentence, file, house, options } each, `house` being
-- a list of its house rules; `problem` if the file is in error
-- @example for _, game in ipairs(tenace.games()) do print(game.name) end
-- @group matches
function tenace.games()
  return tenace.library:games()
end


--- tenace.lessons(game) -> list
-- The lessons of a game that were written by hand.
-- @param game its name, without house rules
-- @return { name, title, of, text, file, … } each, as the file has them;
-- `problem` if it is in error
-- @example #tenace.lessons("whist") > 0  --> true
-- @group lessons
function tenace.lessons(game)
  door.text("lessons", game)
  return tenace.library:lessons(game)
end


--- tenace.check(game) -> problems, remarks, amount
-- What is wrong with a game or house rule: it is loaded, its examples are run,
-- and random matches are played, so that every two values of options meet. And
-- what is odd: options, steps, fields and obligations without effect.
-- @param game `whist+american`, or a path to a file
-- @return lists of { file, line, text, advice, record }, empty if nothing is
-- wrong or odd, `record` being the text of a match that shows it; and how much
-- was played: { rounds, decisions, settings }
-- @example tenace.check("whist+americn")[1].text
-- --> "no house rule 'americn' for whist, did you mean 'american'?"
-- @group matches
function tenace.check(game)
  local is_variant = type(game) == "table" and game.steps
  if not is_variant and not is_spec(game) then
    error(problem.request(sentence.of "no_game_named"), 0)
  elseif not is_variant and type(game) == "table" then
    game = table.concat(game, "+")
  end
  return require "tenace.study.check".run(game)
end


--- tenace.order(game [, facts]) -> order
-- The order that a game plays by. As text it is a line a suit, trumps first,
-- the cards from low to high.
-- @param facts what a round has settled, such as { trump = "H" }
-- @return an order: see there
-- @example tenace.order("whist", { trump = "H" }):beats("2H", "AS")  --> true
-- @group positions
function tenace.order(game, facts)
  return position.order(variant_for(game, facts), facts)
end


--- tenace.legal(game, facts, position) -> list; or nil and the number
-- The moves allowed in a trick.
-- @param position { hand = "JC 4H", trick = { "10C", "KC" } }; the trick may be
-- text, and is left out for the leader; where several cards are played at once
-- it is a list of plays, { "4H 4H", "7H 8H" }, or the text of one
-- @example tenace.legal("whist", { trump = "H" }, { hand = "JC 4H",
--   trick = "10C KC" })
-- --> { "JC" }
-- @group positions
function tenace.legal(game, facts, pose)
  if type(pose) == "table" then
    door.check_names("legal", pose, position.names)
  end
  return position.legal(variant_for(game, facts), facts, pose)
end


--- tenace.allows(game, facts, position, move) -> true; or false, reason, rule
-- May this move be made in a trick?
-- @param position { hand =, trick =, others = }; where several cards are led
-- at once, `others` are the other players' hands, a list, and tell whether a
-- throw stands
-- @param move a card, or several, as text
-- @return the reason in words, and the name of the rule that says no; and of a
-- throw that fails the cards that are led instead, a list of them where the
-- next player chooses
-- @example tenace.allows("whist", {}, { hand = "JC 4H", trick = "10C" }, "4H")
-- --> false, "you hold JC, so you must follow clubs", "follow_suit"
-- @group positions
function tenace.allows(game, facts, pose, move)
  if type(pose) == "table" then
    door.check_names("allows", pose, position.names)
  end
  return position.allows(variant_for(game, facts), facts, pose, move)
end


--- tenace.why(game, facts, position, move) -> table
-- What the rules say about a move in a trick, as `m:why` does of one in a
-- match: whether it is allowed, by which rule, where that stands, and what is
-- allowed.
-- @param position { hand =, trick = }
-- @param move a card, as text
-- @return { move, allowed, rule, says, file, line, legal }
-- @example tenace.why("whist", {}, { hand = "JC 4H", trick = "10C" },
--   "JC").says
-- --> "it follows clubs"
-- @group positions
function tenace.why(game, facts, pose, move)
  if type(pose) == "table" then
    door.check_names("why", pose, position.names)
  end
  return position.why(variant_for(game, facts), facts, pose, move)
end


--- tenace.winner(game, facts, plays) -> number, reason
-- Which of the plays wins the trick, and why.
-- @param plays text or a list, in the order played; a list where several cards
-- are played at once
-- @return the number of the play, 1 for the first, and the reason in words
-- @example tenace.winner("whist", { trump = "D" }, "10C KC 3D JC")
-- --> 3, "3D is the only trump"
-- @group positions
function tenace.winner(game, facts, plays)
  return position.winner(variant_for(game, facts), facts, plays)
end


--- tenace.value(game, facts) -> number or table
-- What a result counts, by the game's step `value`.
-- @param facts what that step goes by
-- @error the game has no such step
-- @group positions
function tenace.value(game, facts)
  return position.value(variant_for(game, facts), facts)
end


--- tenace.meld(game, facts, cards) -> true, kind, points; or false, reason,
-- rule
-- Are these cards a meld?
-- @param facts options of the game
-- @return `set`, `run` or `wild`, what the cards count, and for a full meld
-- `natural`, `mixed` or `wild`; or the reason in words, and the name of the
-- part of the facts that says no
-- @example tenace.meld("canasta", {}, "7S 7H 2D")  --> true, "set", 30
-- @error the game has no melds
-- @group positions
function tenace.meld(game, facts, cards)
  return position.meld(variant_for(game, facts), facts, cards)
end


--- tenace.melds(game, facts, hand [, lying]) -> list
-- The melds that a hand can make, up to 1,000: one choice of cards for all that
-- come to the same.
-- @param hand the cards, as text
-- @param lying melds that the player may add to, a list of their cards
-- @example tenace.melds("canasta", {}, "7S 7H 2D 9C KH", { "KS KD KC" })
-- --> { "7H 7S 2D", "KH", "KH 2D", "2D on K" }
-- @group positions
function tenace.melds(game, facts, hand, lying)
  return position.melds(variant_for(game, facts), facts, hand, lying)
end


--- tenace.step(game, facts, how) -> { scores, over, winner, gives, sheet }
-- Carries out one step of the rules in a round that is set up by hand. Worked
-- examples are run by this.
-- @param how { step = name, with = list of what it is given, scores = totals
-- before, tricks = won by side, held = hands by player, won = cards by side,
-- round_number, dealer, leaves = true for what is left }
-- @return the totals, whether the match is over then and who has won, what the
-- step gave, and as `sheet` the lines of the score that it wrote; as `leaves`
-- fields and numbers of cards, as examples say them
-- @example tenace.step("whist", {}, { step = "score_round",
--   tricks = { 8, 5 } }).scores
-- --> { 2, 0 }
-- @group positions
function tenace.step(game, facts, how)
  door.check_names("step", how, position.round_names)
  return position.step(variant_for(game, facts), facts, how)
end


--- tenace.cards(text [, deck]) -> cards
-- A set of cards to try things with.
-- @param text cards with blanks between, in any way of writing them
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
    local made, deck = pcall(core.deck, name)
    return made and deck or error(deck, 2)
  end
  local pack, cards = string.match(tostring(name), "^(%a+) ?(%d*)$")
  local word = pack == "spanish" and decks.spanish
    or pack == "french" and decks.french
  if not word then
    error("there is no deck '" .. tostring(name)
      .. "', only french and spanish", 2)
  end
  local usual = pack == "spanish" and 40 or 52
  local description, why = decks.check(word(tonumber(cards) or usual))
  if not description then error(why, 2) end
  return core.deck(description)
end


--- tenace.simulate(game, how) -> result
-- Bots play many matches.
-- @param how a table: `games`, how many (100), or `rounds`; `seed`, a whole
-- number (random); `bots`, a name or names by seat ("random"); `options`
-- @return { game, seed, games, rounds, decisions, seconds, rounds_per_second,
-- wins = by side, draws, scores = { mean, deviation } by side, round_length }
-- @example tenace.simulate("whist", { games = 50, seed = 1 }).games  --> 50
-- @group matches
function tenace.simulate(game, how)
  how = door.check_names("simulate", how, names.simulate)
  door.table("simulate: options", how.options)
  local variant = need_variant(game, how.options)
  local work = { games = how.games, rounds = how.rounds, bots = how.bots,
    seed = how.seed or math.random(0, 1 << 31) }
  local simulate = require "tenace.study.simulate"
  return simulate.result(variant, work, simulate.run(variant, work))
end


--- The games to compare, and how: a table behind them that is no variant.
local function read_compare(...)
  local given, variants = table.pack(...), {}
  local last, how = given[given.n], {}
  if type(last) == "table" and not last.steps then
    how, given.n = last, given.n - 1
  end
  for i = 1, given.n do
    variants[i] = need_variant(given[i], how.options)
  end
  return variants, how
end


--- tenace.compare(game, game, … [, how]) -> comparison
-- What is different between games: the same deals, played by the same bots. A
-- deal is the first round of a match of its own.
-- @param game the first is what the others are compared with
-- @param how a table: `rounds`, how many deals (10,000 by random bots, else
-- 100); `seed`, a whole number (random); `bots`, a name or names by seat
-- ("random"); `options` for all games
-- @return { games, deals, seed, bots, seconds, same_cards, measures = { name,
-- games = { value, low, high, difference } by game }, seats = the same by seat
-- from the dealer's left, differ = shares of deals where `decisions`, `cards`
-- or `scores` differ, apart = { deal, apart, scores } where the results part
-- most }; a difference has `told`: "more", "less", "alike" or "unknown", then
-- with `needed`, the deals that would tell
-- @error the games have not the same players and sides
-- @example tenace.compare("whist", "whist+honours",
--   { rounds = 50, seed = 1 }).measures[1].games[2].difference.told
-- --> "more"
-- @group matches
function tenace.compare(...)
  local variants, how = read_compare(...)
  door.check_names("compare", how, names.compare)
  local compare = require "tenace.study.compare"
  compare.check(variants)
  local work = { bots = how.bots or "random",
    seed = how.seed or math.random(0, 1 << 31),
    rounds = how.rounds or compare.usual_rounds(how.bots) }
  local comparison = require "tenace.study.comparison"
  return comparison.of(variants, work, compare.run(variants, work))
end


tenace.need_variant = need_variant

return tenace
