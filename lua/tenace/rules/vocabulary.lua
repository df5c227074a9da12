-- Entries of the help that are not functions: the names in the tables of rules
-- files, from the lists that check them; steps, fields, views.

local announcements = require "tenace.rules.announcements"
local camps = require "tenace.rules.camps"
local captures = require "tenace.rules.captures"
local combination_facts = require "tenace.rules.combination_facts"
local decks = require "tenace.rules.decks"
local duties = require "tenace.rules.duties"
local definition = require "tenace.rules.definition"
local example = require "tenace.rules.example"
local facts = require "tenace.rules.facts"
local course = require "tenace.rules.course"
local lesson = require "tenace.rules.lesson"
local meld_facts = require "tenace.rules.meld_facts"
local patterns = require "tenace.rules.patterns"

local vocabulary = {}

--- Steps that the engine calls if a game or house rule has them.
vocabulary.steps = {
  { name = "round", form = "function game:round()",
    says = "plays one round: deals, asks, plays, scores. Every game has this "
      .. "step. Before it the engine shuffles the cards into the stock and "
      .. "empties the fields of the round, or gives them their first values" },
  { name = "after_trick", form = "function game:after_trick(winner) -> enough",
    says = "called after every trick with the player who won it; "
      .. "`self:trick()` has the cards of the trick; if the step answers true, "
      .. "no more tricks are played; if it answers a player, that one leads to "
      .. "the next" },
  { name = "before_play", form = "function game:before_play()",
    says = "called before the first lead of a round, when bids and trump are "
      .. "settled" },
  { name = "before_turn", form = "function game:before_turn(player) -> enough",
    says = "called before each turn of self:play_turns with the player, also "
      .. "where only the top card is offered; if it answers true, there are no "
      .. "more turns, and nobody is out" },
  { name = "will_score",
    form = "function game:will_score(side, points, reason) -> change",
    says = "called before points are written; it may answer how they change: "
      .. "{ add = 10, because = \"…\" } or { times = 2, because = \"…\" }" },
  { name = "scored", form = "function game:scored(side, points, reason)",
    says = "called when points have been written" },
  { name = "after_round", form = "function game:after_round()",
    says = "called when a round has been scored, however it ended" },
  { name = "throw_failed", form = "function game:throw_failed(player)",
    says = "called when a throw of the player has failed, before the part "
      .. "that is led instead" },
  { name = "said", form = "function game:said(player, word)",
    says = "called when a player has said one of the words that self:may_say "
      .. "allows, before the card is played" },
  { name = "order", form = "function game:order() -> table",
    says = "which cards beat which; called whenever a field of the round has "
      .. "changed: { trump = a suit, ranks = low to high, top = cards above "
      .. "the trump suit, low to high, worthless = cards that never win, "
      .. "joins = { H = cards that count as the highest of hearts }, "
      .. "later = cards of which the later of two alike wins, not the first, "
      .. "counts_as = { S = cards that are the lowest spades instead } }, "
      .. "each only if needed. `top` is a text, with `=` between equal cards; "
      .. "or a list, in which several cards at one place are equal, but the "
      .. "one of the trump suit is above the others. Not given: the game's "
      .. "`ranks`, and the field `trump`" },
  { name = "standing", form = "function game:standing() -> table",
    says = "how far the round has got, as far as everyone may know: "
      .. "{ attackers = \"45 of 80\" }, a list if each side has a value, or { "
      .. "[side.number] = … } if some have. Views have the table, and the "
      .. "screen shows it" },
  { name = "value", form = "function game:value() -> number or table",
    says = "what the result of a round counts, worked out from its fields, "
      .. "so that one can ask without a match; or, for fields that cannot be, "
      .. "nil and the reason as text" },
  { name = "next_dealer", form = "function game:next_dealer() -> player",
    says = "who deals the next round. Not given: the player whom "
      .. "self:pass_deal_to has named, or the next in turn" },
  { name = "over", form = "function game:over() -> over, winner",
    says = "called after each round: false to go on, or true and the side that "
      .. "has won (0: a draw). Without this step: see `base.over`. If "
      .. "self:end_match named a side, that side has won" },
}

--- Fields that mean something to the engine by their names.
vocabulary.fields = {
  { name = "trump", form = "round = { trump = suit }",
    says = "the suit that is trump, in tricks and in obligations; empty: none. "
      .. "A step `order` or the fact `contracts` comes before it" },
  { name = "contract", form = "round = { contract = text }",
    says = "which one of the fact `contracts` is played; the fact `camps` goes "
      .. "by it, too, and comparisons of rules count by it" },
  { name = "announced", form = "round = { announced = text }",
    says = "once it has a value, the first of the `camps` needs what that fact "
      .. "has as `announced`" },
  { name = "declarer", form = "round = { declarer = player }",
    says = "who plays the contract: the table marks that player, and "
      .. "comparisons, solving and the reasons of bots go by it; no rule "
      .. "does" },
  { name = "suit_led", form = "round = { suit_led = suit }",
    says = "the suit led, where cards are played with no word for tricks: the "
      .. "screen sorts hands by suit" },
}

--- Names on `self` besides words, steps and declared fields.
vocabulary.on_self = {
  { name = "dealer", form = "self.dealer", kind = "player",
    says = "who deals this round" },
  { name = "round_number", form = "self.round_number", kind = "number",
    says = "the round in the match, from 1" },
  { name = "option", form = "self.option.NAME",
    says = "the value of an option; read only" },
  { name = "facts", form = "self.facts.NAME",
    says = "a fact of the game, such as `players` or `points`; read only" },
  { name = "stock", form = "self.stock", kind = "pile",
    says = "the cards that have not been dealt" },
  { name = "fields", form = "self.NAME", kind = "pile or field",
    says = "a pile declared in `piles`; a field declared in `round` or "
      .. "`keeps`, nil while it is empty" },
}

--- The fields of a player, a side and a pile.
vocabulary.of_players = {
  { name = "number", form = "player.number", kind = "number",
    says = "the seat, from 1; of a side, its number" },
  { name = "side", form = "player.side", kind = "side",
    says = "the player's side; a player who plays alone is a side, too" },
  { name = "party", form = "player.party", kind = "party",
    says = "the player's party in this round: see self:form_parties; nil if "
      .. "there is none" },
  { name = "party fields", form = "party.NAME", kind = "any",
    says = "`number`, `name`, `others`, which is the other party; and of its "
      .. "players taken together: `players`, a list; `tricks`, a number; "
      .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
      .. "what they have counted: see self:count" },
  { name = "hand", form = "player.hand", kind = "pile",
    says = "the cards in hand" },
  { name = "tricks", form = "player.tricks", kind = "number",
    says = "tricks won in this round" },
  { name = "points_laid", form = "player.points_laid", kind = "number",
    says = "where everybody may add to any meld: what the cards count that the "
      .. "player has laid in this round, in new melds or on melds of anybody" },
  { name = "players", form = "side.players", kind = "list of players",
    says = "the side's players" },
  { name = "tricks", form = "side.tricks", kind = "number",
    says = "tricks won in this round by all its players" },
  { name = "count", form = "side.count", kind = "number",
    says = "what the side counts in this round: see self:count" },
  { name = "score", form = "side.score", kind = "number",
    says = "the side's total so far" },
  { name = "won", form = "side.won", kind = "pile",
    says = "the cards of the tricks that the side has won in this round" },
  { name = "in_hand", form = "side.in_hand", kind = "cards",
    says = "the cards that its players hold, taken together" },
  { name = "melds", form = "side.melds", kind = "table",
    says = "the points of its melds on the table: see self:melds" },
  { name = "own piles", form = "player.NAME, side.NAME", kind = "pile",
    says = "a pile of the game's own that each player or side has" },
  { name = "own fields", form = "player.NAME, side.NAME", kind = "field",
    says = "what each_player or each_side declares in `round` or `keeps`; nil "
      .. "while it is empty. `side.level = \"5\"` sets it" },
}

vocabulary.of_piles = {
  { name = "size", form = "#pile", kind = "number",
    says = "how many cards are in it; the same for `cards`" },
  { name = "text", form = "tostring(pile)", kind = "text",
    says = "its cards with blanks between, bottom first; the same for "
      .. "`cards`" },
}

--- The fields of a view.
vocabulary.view = {
  { name = "player", kind = "number", says = "whose view it is" },
  { name = "round", kind = "number", says = "the round, from 1" },
  { name = "dealer", kind = "number", says = "the seat that deals" },
  { name = "turn", kind = "number", says = "the seat that must decide" },
  { name = "hand", kind = "text", says = "the player's cards" },
  { name = "counts", kind = "list", says = "cards held, by seat" },
  { name = "seating", kind = "list",
    says = "the seats round the table, each on the left of the one before it, "
      .. "if they are not in the order of their numbers in this round" },
  { name = "table", kind = "list",
    says = "the present trick in the order played: { player, cards }" },
  { name = "trump", kind = "text",
    says = "a suit's letter; \"trump\" where the trumps are no suit; nil "
      .. "without trumps" },
  { name = "shown", kind = "table",
    says = "cards shown to all and not played since, by the piles that they "
      .. "may be in" },
  { name = "known", kind = "table",
    says = "other cards that this player has seen go where others cannot see "
      .. "them, such as cards passed on: by their piles; nil if there are "
      .. "none" },
  { name = "tricks", kind = "list",
    says = "tricks won in this round, by side" },
  { name = "last", kind = "table",
    says = "the last trick: { winner, cards = list of { player, cards }, why }"
  },
  { name = "counted", kind = "list",
    says = "the points that each side has counted by self:count, as text; nil "
      .. "if there are none" },
  { name = "card_points", kind = "list",
    says = "by side: the points of the cards taken in tricks of this round, by "
      .. "the fact `points`; nil where these count nothing, or where the step "
      .. "`standing` or the fact `camps` tells of them" },
  { name = "sealed", kind = "text",
    says = "what this player has chosen sealed in this round, and nobody else "
      .. "knows yet: see self:choose; nil if it is nothing" },
  { name = "scores", kind = "list", says = "totals, by side" },
  { name = "sides", kind = "list", says = "the seats of each side" },
  { name = "parties", kind = "list",
    says = "by seat: the name of the player's party in this round, \"\" if "
      .. "`player` does not know it; nil if there are no parties" },
  { name = "target", kind = "number",
    says = "the option of that name, if there is one" },
  { name = "stock", kind = "number", says = "cards left in the stock" },
  { name = "melds", kind = "list",
    says = "in games with melds: the melds on the table, oldest first, { "
      .. "side, kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as = "
      .. "where wild cards are named: the cards for which they stand, size, "
      .. "wild = wild cards in it, points, full = false or its sort: "
      .. "\"natural\", \"mixed\", \"wild\" }" },
  { name = "top", kind = "text",
    says = "the top card of the pile whose top all see; the view has the "
      .. "number of its cards under the pile's name" },
  { name = "layout", kind = "table",
    says = "in games where melds stay in the hand: the player's hand laid out "
      .. "so that the cards left over count least, { melds = list of cards, "
      .. "left, points }" },
  { name = "frozen", kind = "flag",
    says = "whether the discard pile is frozen" },
  { name = "first_meld", kind = "list",
    says = "by side: the least that its first meld must count, or false once "
      .. "it has melded" },
  { name = "laid_down", kind = "list",
    says = "by side: the cards laid down by the fact `laid_down`" },
  { name = "over", kind = "flag", says = "whether the match is over" },
  { name = "question", kind = "table",
    says = "the question, if it is this player's turn: see `m:turn`" },
  { name = "legal", kind = "list",
    says = "the moves, if it is this player's turn" },
  { name = "problem", kind = "text",
    says = "what is wrong with the rules, if their step `standing` or a "
      .. "question of theirs fails while the view is made" },
  { name = "fields", form = "view.NAME", kind = "any",
    says = "the fields of the game, and its own piles: the cards if the player "
      .. "may see them, else their number" },
}

--- The entries of a story. `{ player, cards }` is a play.
vocabulary.story = {
  { name = "round", form = "{ what = \"round\", round, dealer }",
    says = "a round begins" },
  { name = "dealt", form = "{ what = \"dealt\", counts }",
    says = "cards were dealt: their numbers, by seat" },
  { name = "drawn", form = "{ what = \"drawn\", player, counts, cards }",
    says = "cards came from the stock later; `cards` if they were seen; "
      .. "`drawing` if all draw in turn and may declare" },
  { name = "laid_down", form = "{ what = \"laid_down\", player, cards }",
    says = "a player laid down cards by the fact `laid_down`" },
  { name = "turned", form = "{ what = \"turned\", player, cards }",
    says = "face-down cards were turned up; `player` owns their pile" },
  { name = "captured", form = "{ what = \"captured\", player, cards }",
    says = "cards of an open pile went to the player's open pile" },
  { name = "picked_up", form = "{ what = \"picked_up\", player, n, cards }",
    says = "cards from a face-down pile that is nobody's, or of the player's "
      .. "second hand; who takes them up sees them" },
  { name = "taken", form = "{ what = \"taken\", player, n }",
    says = "cards that lay open went to the player's face-down pile" },
  { name = "turned_over", form = "{ what = \"turned_over\" }",
    says = "the discards were turned over and became the stock" },
  { name = "dealt_again", form = "{ what = \"dealt_again\" }",
    says = "all cards were put together and shuffled, and are dealt again: see "
      .. "self:deal_again" },
  { name = "shuffled", form = "{ what = \"shuffled\" }",
    says = "the stock was shuffled in the middle of the round" },
  { name = "shown", form = "{ what = \"shown\", player, cards, reason }",
    says = "cards were shown to all; if only to some, `to` is their seats and "
      .. "`n` the number of cards, and others do not get `cards`" },
  { name = "said", form = "{ what = \"said\", player, says }",
    says = "a player said what the rules demand: see self:say and "
      .. "self:holder_says" },
  { name = "given", form = "{ what = \"given\", from, player, n, cards }",
    says = "cards went from the hand of `from` to that of `player`; `cards` if "
      .. "they were seen; `drawn` if the player drew them unseen" },
  { name = "together", form = "{ what = \"together\", answers }",
    says = "what all have answered who were asked together: a list of { "
      .. "player, move }" },
  { name = "parties", form = "{ what = \"parties\", players }",
    says = "the player learns who is of which party: a list of { player, party "
      .. "= its name }, which may be empty" },
  { name = "settled", form = "{ what = \"settled\", name, value }",
    says = "a field of the game got a value, or false if it was true" },
  { name = "move",
    form = "{ what = \"move\", player, move, form, slots, forced, played }",
    says = "a decision; `forced` if nothing else was possible, which only "
      .. "this player learns; `played` if it is a card to the trick, `drawing` "
      .. "if it was made while all draw in turn; `taken`: the cards taken from "
      .. "the discard pile, of which `top` was on top; `thrown` if it was a "
      .. "throw that failed, `chooses` if it says which part is led instead; "
      .. "`dummy`: the player from whose open hand another plays the card. "
      .. "A secret move of another player has `secret` and `n`, the number of "
      .. "cards. One that is `sealed` has no `move` for the others, one that "
      .. "is `called` answers an auction. `form` and `slots` are the move as "
      .. "data: see m:parts" },
  { name = "unsealed",
    form = "{ what = \"unsealed\", player, move, form, slots }",
    says = "what the player had sealed was opened: see self:unseal" },
  { name = "forced", form = "{ what = \"forced\", player, cards }",
    says = "cards that are led instead of a throw that has failed" },
  { name = "trick", form = "{ what = \"trick\", winner, cards, why }",
    says = "a trick was won: the plays, and the reason in words; `side` if a "
      .. "hand has won it that is nobody's" },
  { name = "score", form = "{ what = \"score\", side, points, reason }",
    says = "a line of the score sheet" },
  { name = "round_over", form = "{ what = \"round_over\", round, scores }",
    says = "totals after a round" },
  { name = "match_over", form = "{ what = \"match_over\", winner }",
    says = "the winning side, 0 for a draw" },
}

--- The lines of a record.
vocabulary.record = {
  { name = "tenace record", form = "tenace record 1",
    says = "the first line: a record, and the version of its form" },
  { name = "rules", form = "rules GAME+HOUSE_RULE+option=value",
    says = "the game, house rules and options" },
  { name = "seed", form = "seed 7", says = "the match's seed" },
  { name = "deal", form = "deal 1 hand 2: QS 2C *",
    says = "cards fixed beforehand: round (0: every round), pile, cards" },
  { name = "file", form = "file rules/GAME.lua GAME",
    says = "a rules file, its path and name; its lines follow behind `| `" },
  { name = "begin", form = "begin", says = "the decisions follow" },
  { name = "decision", form = "1: 7C",
    says = "the decision of seat 1; in `1= 7C` nothing else was possible" },
  { name = "result", form = "result 1: 2 0",
    says = "totals by side after round 1" },
  { name = "over", form = "over 1",
    says = "side 1 has won; 0 is a draw" },
  { name = "check", form = "… ~3f2a",
    says = "a check of the text up to here, by which a damaged line is found; "
      .. "a record written by hand may leave it out" },
  { name = "comment", form = "# …", says = "a comment" },
}

--- The part of Lua's library that rules files may use.
vocabulary.lua = {
  { name = "basics", form = "assert error ipairs pairs select tonumber "
    .. "tostring type", says = "as in Lua; `pairs` goes in a fixed order: "
    .. "numbers, then names from A to Z" },
  { name = "string", form = "string.byte char find format len lower rep "
    .. "reverse sub upper", says = "as in Lua, but `find` looks for plain "
    .. "text, and no result is longer than 65536 letters" },
  { name = "table", form = "table.concat insert remove sort unpack",
    says = "as in Lua; `sort` keeps equal items in their order" },
  { name = "math", form = "math.abs ceil floor fmod huge max maxinteger min "
    .. "mininteger modf sqrt tointeger type ult",
    says = "as in Lua; chance is `self:random`" },
}

-- The lists: the place of an entry, its group, and the list. An entry may have
-- a form of its own.
local lists = {
  { "{name} = …", "facts", facts.list },
  { "{name} = …", "facts", facts.of_game },
  { "{name} = …", "house rules", facts.of_house_rule },
  { "deck { {name} = … }", "facts", decks.parts },
  { "melds = { {name} = … }", "facts", meld_facts.parts },
  { "combinations = { {name} = … }", "facts", combination_facts.parts },
  { "combinations = { { \"…\", {name} = … } }", "facts",
    combination_facts.kind_parts },
  { "taking = { {name} = … }", "facts", meld_facts.taking_parts },
  { "camps = { {name} = … }", "facts", camps.parts },
  { "captures = { {name} = … }", "facts", captures.parts },
  { "announcements = { { \"…\", {name} = … } }", "facts",
    announcements.parts },
  { "patterns = { show = { { \"…\", {name} = … } } }", "facts",
    patterns.parts },
  { "obligations = { {name} }", "obligations", definition.natives },
  { "obligation \"…\" { {name} = … }", "obligations", duties.parts },
  { "when = \"{name}\"", "obligations", duties.conditions },
  { "play = \"{name}\"", "obligations", duties.sorts },
  { nil, "steps", vocabulary.steps },
  { nil, "options", vocabulary.fields },
  { nil, "self", vocabulary.on_self },
  { nil, "players", vocabulary.of_players },
  { nil, "piles", vocabulary.of_piles },
  { "example \"…\" { {name} = … }", "examples", example.given },
  { "example \"…\" { {name} = … }", "examples", example.expected },
  { "lesson \"…\" { {name} = … }", "lessons", lesson.fields },
  { "steps = { { {name} = … } }", "lessons", lesson.step_fields },
  { "course \"…\" { {name} = … }", "lessons", course.fields },
  { "lessons = { { {name} = … } }", "lessons", course.lesson_fields },
  { nil, "lua", vocabulary.lua },
  { "view.{name}", "views", vocabulary.view },
  { nil, "stories", vocabulary.story },
  { nil, "records", vocabulary.record },
}


--- vocabulary.entries() -> list of { name, signature, text, group }
-- Help on every field of a game, a house rule, a deck, an example and a view;
-- on the obligations that are words, the steps that the engine calls, and the
-- fields of a match and its parts.
function vocabulary.entries()
  local entries = {}
  for _, part in ipairs(lists) do
    local form, group, list = table.unpack(part)
    for _, one in ipairs(list) do
      local text = one.says
      if one.kind then text = one.kind .. ": " .. text end
      local written = one.form or string.gsub(form, "{name}", one.name)
      entries[#entries + 1] = { name = one.name, signature = written,
        text = text, group = group }
    end
  end
  return entries
end


return vocabulary
