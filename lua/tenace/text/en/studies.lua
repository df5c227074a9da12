-- Sentences about studies in parts, in English.

return {
  parts_apart = "{one} and {other} do not belong together: {why}",
  parts_version = "one is of version {one}, the other of {other}",
  parts_differ = "{name} is {one} in one and {other} in the other",
  parts_number = "one is of {one} parts, the other of {other}",
  parts_other = "it is part {one}, not {other}",
  part_version = "{name} is of version {its}, and this is version {own}",
  part_damaged = "{name} is damaged: its figures are not those of its study",
  part_twice = "{one} and {other} are both part {n} of {of}",
  part_unfinished = "{name} is part {n} of {of}, of which {done} of {all} "
    .. "are done: go on with it by --keep",
  parts_missing = {
    one = "of {of} parts, {list} is missing",
    other = "of {of} parts, {list} are missing",
  },
  tournament_bots = "a tournament has from 2 to {most} bots, not {n}",
  board_hand = "deal {n}: '{hand}' is no hand",
  board_none = "there is no deal in the text: PBN, LIN, or lines such as 'hand "
    .. "1: AS KS' are expected",
  board_format = "write_deals: the format is pbn, lin or text, not {format}",
  board_cards = "deal {n}: {format} holds four hands of thirteen cards; the "
    .. "format text holds any deal",
  board_call = "deal {n}: '{call}' is no call of an auction",
  board_card = "deal {n}: '{card}' is no card of a pack of 52",
  board_move = "deal {n}: {move} cannot be played here: {why}",
  board_trick = "deal {n}: the cards of trick {trick} cannot be one trick",
  board_missing = "there is no board {n} in the text",
  board_none_over = "no round is over yet, so there is nothing to write",
  tables_two = "compare_tables: two matches or more of one game are expected",
  tables_cards = "compare_tables: the tables do not have the same cards in "
    .. "round {n}",
  tournament_twice = "'{name}' is there twice",
  tournament_sides = "{game} has but one side: nobody plays against another",
  odd_word = "the word '{old}' is called '{new}' now",
  odd_word_advice = "write '{new}'; the next version will not know '{old}' any "
    .. "more",
  odd_option = "option '{name}' is never read",
  odd_option_advice = "read it as self.option.{name}, or take it out",
  odd_field = "field '{name}' is neither set nor read",
  odd_field_advice = "take it out of '{scope}'",
  odd_not_set = "field '{name}' is read but never set",
  odd_not_set_advice = "set it as self.{name} = …, or take it out of '{scope}'",
  odd_not_read = "field '{name}' is set but never read",
  odd_not_read_advice = "read it as self.{name}, or take it out of '{scope}'",
  odd_step = "step '{name}' is never called",
  odd_step_advice = "call it as self:{name}(), or take it out",
  odd_step_near = "step '{name}' is never called, did you mean '{near}'?",
  odd_step_near_advice =
    "the engine calls '{near}'; any other is called as self:{name}()",
  odd_not_reached = "step '{name}' was called in none of {rounds} rounds",
  odd_not_reached_advice = "check whether the condition of its call can be "
    .. "true",
  odd_obligation =
    "obligation '{name}' has forbidden no card in {rounds} rounds",
  odd_obligation_advice = "check that a player can hold the cards that it "
    .. "names, and that the obligations before it leave some of them",
  odd_obligation_excludes_advice = "'{one}' and '{other}' never hold together",
  odd_obligation_no_trick_advice = "no trick was played, and obligations bind "
    .. "only in tricks",
  odd_obligation_behind_advice = "it stands behind {names}: whoever can do "
    .. "what is wanted there is bound by that alone; put '{name}' first, if "
    .. "both shall bind; check too that a player can hold the cards that it "
    .. "names",
  odd_revealed = "step '{step}' goes by cards that some players do not see: "
    .. "what follows, as a score or who leads, tells them to all. In "
    .. "{percent} of 100 deals that look the same to a player it would have "
    .. "gone otherwise",
  odd_revealed_advice = "let it go by what all see; or say aloud what all "
    .. "then know: show, tell_holds, tell_count, holder_of, or holds in choose",
  odd_revealed_here = "what happens here goes by cards that some players do "
    .. "not see: what follows, as a score or who leads, tells them to all. In "
    .. "{percent} of 100 deals that look the same to a player it would have "
    .. "gone otherwise",
  odd_revealed_here_advice = "let it go by what all see; or say aloud what "
    .. "all then know: show, tell_holds, tell_count, holder_of, or holds in "
    .. "choose",
  odd_contradicted = "bots drop {percent} of 100 deals that they imagine: what "
    .. "the rules have told of hands seldom leaves a deal",
  odd_contradicted_advice = "tell fewer things of the same hand",
  leak_question = "player {player} is asked otherwise if hidden cards lie "
    .. "elsewhere: '{here}' in one deal, '{there}' in the other",
  leak_moves = "whether player {player} may choose {move} depends on cards "
    .. "that this player does not see",
  leak_rule = "obligation '{rule}' goes by cards that player {player} does "
    .. "not see: it forbids {move} in one deal and not in the other",
  leak_reasons = "why {move} is refused tells player {player} of hidden "
    .. "cards: '{here}' in one deal, '{there}' in the other",
  leak_advice = "let it depend only on what this player sees: the hand, the "
    .. "trick, and what all have seen",
  leak_view = "'{name}' tells player {player} of hidden cards: '{here}' in "
    .. "one deal, '{there}' in the other",
  leak_story = "the story tells player {player} of hidden cards: '{here}' in "
    .. "one deal, '{there}' in the other",
  leak_shown_advice = "show it only to those who may know it; if all may, "
    .. "tell it by tell_count or tell_holds",
  leak_asked = "player {asked} is asked '{prompt}'; but if cards lay "
    .. "elsewhere that player {player} does not see, player {other_asked} "
    .. "would be asked '{other_prompt}'",
  leak_asked_same = "whether player {asked} is asked '{prompt}' or "
    .. "'{other_prompt}' depends on cards that player {player} does not see",
  leak_by_house = "{text} (it is asked in {file}, line {line}; without this "
    .. "house rule it goes by nothing hidden)",
  leak_asked_or_not = "whether player {asked} is asked '{prompt}' depends on "
    .. "cards that player {player} does not see",
  leak_told = "everyone is told how many of {cards} player {player} holds, "
    .. "because only some are asked '{prompt}'; but the answer '{move}' need "
    .. "not show it",
  leak_asked_advice = "ask all players, and refuse by 'unless' what may not "
    .. "be said: whoever has one answer only is not kept waiting for it",
  leak_scored = "points before the end of a round go by cards that player "
    .. "{player} does not see: the score tells of them",
  leak_scored_advice = "go by what all see; or first show the cards, or say "
    .. "what all then know: show, tell_holds, tell_count",
  odd_compared = "'has' answers nil, never 0, if there is no such card",
  odd_compared_advice = "write: if not pile:has(card)",
  odd_name_advice = "no match has come to this line; one that does ends there",
  odd_none = "field '{name}' is nil where it is empty, never \"none\"",
  odd_none_advice = "write: if not self.{name}",
  odd_answer = "'ask' never answers '{text}', but the first word of a form",
  odd_answer_advice = "compare with '{first}'",
  odd_no_question = "nobody is ever asked anything",
  odd_no_question_advice =
    "play_tricks, choose and other words ask the players",
  odd_examples = "there is no rules file '{file}', so nothing runs these "
    .. "examples",
  odd_examples_advice = "name the file as the rules file is named whose "
    .. "examples it has",
  odd_kept = "there is no rules file '{file}', so nothing plays these kept "
    .. "matches again",
  odd_kept_advice = "if its rules have another name now, give the folder that "
    .. "name",
  odd_placeholder = "the first sentence still is the one of the new file",
  odd_placeholder_advice = "say in one sentence what is different: players "
    .. "read it",
  odd_lost = "the answer of base.{step} is lost",
  odd_lost_advice = "write return base.{step}(self)",
  odd_mix = "example '{name}' does not hold with the other house rules here",
  odd_mix_advice = "if it should, one of them changes more than its text says",
  odd_stale = "sentences of step '{step}' may be wrong now, as house rule "
    .. "'{house}' changes '{what}'",
  odd_stale_advice = "restate them: says = { {step} = \"…\" }",
  odd_number = "the sentence of '{step}' says '{said}', but with the house "
    .. "rules it is {now}",
  odd_number_advice = "restate it: says = { {step} = \"…\" }",
  odd_condition = "'{name}' in brackets is no option, fact or step",
  odd_condition_advice = "write [OPTION=VALUE] before the sentence, or take "
    .. "the brackets out",
  odd_silenced = "option '{name}' has no effect with house rule '{house}', "
    .. "which replaces the step that reads it",
  odd_silenced_advice = "call base.NAME in that step, or take the option "
    .. "away: options = { without = \"{name}\" }",
  odd_narrower = "option '{name}' takes the values that it took before, too",
  odd_narrower_advice = "to narrow it, take it away and declare it anew: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "option '{name}' has changed nothing in {rounds} rounds",
  odd_unfelt_advice = "check whether something still depends on it",
  example_no_name = "an example has a name: example \"only the suit led "
    .. "binds\"",
  example_bad_name = "the name of an example is one line of at most {most} "
    .. "letters",
  example_there = "there is an example '{name}' already, {file} line {line}: "
    .. "choose another name",
  example_changed = "{file} has changed since its rules were read: reload "
    .. "first",
  example_not_there = "its file would not have it",
  example_which_move = "say which move: may 3D, or may not 3D",
  example_allowed = "the rules allow {move} here: change them first, then "
    .. "write that it is refused",
  example_no_such = "{move} is no move here ({why}): an example can show it "
    .. "neither allowed nor refused",
  example_refused = "the rules refuse {move} here ({why}): change them "
    .. "first, then write that it is allowed",
  example_no_move = "no move has been made yet",
  example_none_moves = "no example can be made of this position",
  example_nothing = "no rule refuses a card here, so an example would say "
    .. "nothing: go to where the rule acts, or choose what the example shows",
  example_none_wins = "no trick has been won that an example could show",
  example_none_score = "no round has been scored that an example could show",
  example_shows = "an example shows moves, may CARD, may not CARD, wins, "
    .. "score or last, not '{what}'",
  example_too_many = "too much may be answered here for an example: say may "
    .. "MOVE or may not MOVE",
  example_unknown = "{game} has no example '{name}'",
  example_unknown_near = "{game} has no example '{name}', did you mean "
    .. "'{near}'?",
  example_twice = "example \"{name}\" is there twice, first in line {line}: "
    .. "give it another name",
  example_no_position = "example '{name}' gives neither a trick nor moves: "
    .. "there is no position to open",
  example_not_found = "no match was found that comes to the position of "
    .. "example '{name}'",
  kept_damaged = "it is damaged or was changed: under its own rules too it "
    .. "stops at move {decision}, {move}",
  kept_other_rules = "it is a match of other rules, {rules}",
  kept_changed = "{file} has changed meanwhile",
  none_yet = "none",
  kept_group = {
    one = "one of {of} kept matches goes otherwise because of {cause}: "
      .. "{name}, {place}: {what}",
    other = "{n} of {of} kept matches go otherwise because of {cause}; the "
      .. "first is {name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "one of {of} kept matches goes otherwise: {name}, {place}: {what}",
    other = "{n} of {of} kept matches go otherwise; the first is {name}, "
      .. "{place}: {what}",
  },
  kept_by_rule = "'{name}'",
  kept_by_step = "the step '{name}'",
  kept_by_fact = "the fact '{name}'",
  kept_by_error = "an error",
  kept_place = "round {round}, move {decision}",
  kept_place_trick = "round {round}, trick {trick}, move {decision}",
  kept_place_round = "round {round}",
  kept_refused = "seat {player} may not play {move}: {why}",
  kept_asked = "seat {now} is to answer, not seat {player}",
  kept_over = "the match is over before seat {player} says {move}",
  kept_score = "the totals are {after}, not {before}",
  kept_end = "side {after} has won, not side {before}",
  kept_goes_on = "the match goes on",
  kept_error = "the rules fail: {why}",
  kept_unread = "the kept match cannot be played again: {why}",
  kept_advice = "one by one: tenace keep --review {game}",
  kept_no_folder = "the file is in no folder with kept matches",
  prove_too_few = "hands of {n} need {need} cards in all, and the pack has "
    .. "{have}",
  prove_two_parts = "the cards are dealt in two parts, so each hand has two "
    .. "at least",
  prove_none_ends = "of {n} rounds at random none came to its end",
  prove_no_move = "the player to act has no move at all",
  prove_no_move_advice = "leave one that is always allowed, such as pass",
  prove_endless = "from here no line of play ever ends: the same position "
    .. "comes round again",
  prove_endless_advice = "let something run out, or end the round when nobody "
    .. "can do any more",
  prove_leak = "player {player} sees the same in two deals, and may do {one} "
    .. "in one of them, but {other} in the other",
  prove_leak_asked = "player {player} sees the same in two deals, and is "
    .. "asked '{asked}' ({one}) in one of them, but '{also}' ({other}) in "
    .. "the other",
  prove_leak_advice = "let nothing that a player is asked or allowed depend on "
    .. "cards that the player cannot see",
  prove_not_bound = "obligation '{name}' forbids no card in any line",
  prove_not_bound_advice = "another obligation may always come first; or the "
    .. "pack lacks the cards that it needs",
  prove_not_reached = "step '{name}' is reached in no line",
  prove_not_reached_advice = "its condition may never hold; or the pack lacks "
    .. "the cards that it needs",
  prove_never_wins = "side {side} scores best in no line",
  prove_never_wins_advice = "look at what it would need to win; more cards in "
    .. "each hand may show it",

  -- random matches
  check_left_over = "{n} cards are left over in a round, and without the house "
    .. "rule none: should more be dealt?",
  check_endless = "no match has ended within {rounds} rounds: who scores, and "
    .. "what ends it?",
  check_left = "cards are left over: player {player} holds {n}, player "
    .. "{other} {less}, and a trick takes one from each",
  check_left_advice = "deal the same number to each, or let a player with too "
    .. "many put some away",
  check_total = "the points of a round add up to {sum}, not to {total}",
  check_total_advice = "look at the steps that score, or at round_total",
  check_too_long = "make sure that the players can bring the round to its end",
  check_for_ever = "make sure that every loop ends",
  check_no_choice = "ask only if there is something to choose, or let the "
    .. "player pass",
  check_no_cards = "ask only if the condition accepts some cards, or let the "
    .. "player choose none",

  -- oddities of rules
  word_gone = "there is no word '{old}' any more, it is called '{new}'",

  -- worked examples
  example_kind = "'{name}' is no {kind}",
  example_numbers =
    "'{name}' must be {sides} whole numbers, one for each side",
  example_needs = "'{name}' needs {needs} too",
  example_moves = "'{name}' does not go with 'moves', which a match makes from "
    .. "its start",
  example_dealer = "with these options seat {seat} never deals first",
  example_move = "move {n}, '{move}': it is seat {seat}'s turn: {text}",
  example_move_over = "move {n}, '{move}': {text}",
  example_forced = "{text} (before '{move}' this was played by itself: "
    .. "{moves})",
  example_field = "'{name}' is a word of examples and a field of this game: "
    .. "write fields = { {name} = … } to set the field",
  example_empty = "it expects nothing: give legal, winner, …",
  example_deal = "the cards of '{pile}' are text, or a list of texts",
  example_cards = "'{name}' must be cards, as text",
  example_winner = "the winner must be a number from 1 to {plays}",
  example_held = "held must have the cards of {players} players",
  example_differs = "{name} should be '{expected}', but is '{found}'",
  example_leaves = "'{name}' is no field or pile of this game",
  example_no_card = "no such card '{card}'",
  card_too_often = "the card '{card}' is there more often than in the deck",

  -- lines of play to try
  try_text = "'try' expects moves as text: try \"7C QS\"",
  try_table = "try '{name}': in braces may be what it starts from and what is "
    .. "expected, but no moves",
  try_rule = "{text} (rule {rule}, {file}:{line})",
  try_allowed = "{text}; allowed: {moves}",
}
