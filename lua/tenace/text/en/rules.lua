-- Sentences about rules files, and about requests for games. Each is a
-- template; parts in braces are filled in.

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} '{title}': {text}",
  of_option = "option '{name}': {text}",
  of_field = "field '{name}': {text}",
  of_example = "example '{name}': {text}",
  of_try = "try '{name}': {text}",
  suggestion = "{text}, did you mean '{near}'?",
  quoted = "'{name}'",

  -- what rules may not do
  key_without_order = "a {kind} cannot be a key here: it has no fixed order",
  frozen = "'{name}' cannot be set: this is read only",
  frozen_item = "item {name} of this list cannot be set: set the field to a "
    .. "new list; what each player or side has is set as player.NAME or "
    .. "side.NAME",
  too_deep = "tables may be nested at most {most} levels deep",
  state_local = "'{name}' cannot be set here, because it outlives the match: "
    .. "declare a field under 'round' or 'keeps', and set self.{name}",
  state_table = "'{name}' cannot be set in a table that outlives the match: "
    .. "declare a field under 'round' or 'keeps' for what changes",
  state_list = "'{name}' cannot change a list that outlives the match: copy it "
    .. "first, or declare a field under 'round' or 'keeps' for what changes",
  state_held = "'{name}' holds a {kind} that remembers how it was used and "
    .. "outlives the match: make it in the step that uses it",
  order_reads = "an order may depend only on fields, options and facts, not on "
    .. "'{name}'",
  state_unknown = "this Lua compiles functions in an unknown form, so rules "
    .. "might remember what they must not",
  not_plain = "only text, numbers, true, false and tables of them fit here",
  no_such_name = "no such name '{name}'",
  text_is_no_list = "a text is no list: write 'for word in TEXT do', or "
    .. "words(TEXT)[1]",
  no_such_of_text = "a text has no '{name}'",
  cards_of_text = "a text has no '{name}': write self:cards_in(…):{name}(…), "
    .. "with the text in the brackets of cards_in",
  word_of_text = "a text has no '{name}': write {name}(…), with the text in "
    .. "the brackets",
  no_self = "there is no 'self' here: a step is written with a colon, "
    .. "function game:step()",
  name_not_local = "'{name}' is not declared, write 'local {name}' first",
  name_taken = "'{name}' is a word of the library and cannot be set",
  not_text = "this is compiled code, a rules file is text",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} is a curly quote: write straight ones, \"text\"",
  slip_capital = "{said}: write '{part}' in small letters; a comment begins "
    .. "with --",
  slip_elseif = "{said}: 'elseif' is one word",
  slip_unequal = "{said}: not equal is ~=",
  slip_equal = "{said}: to compare, write ==",
  slip_order = "{said}: write {part}",
  slip_set = "{said}: to give a value, write =",
  slip_missing = "{said}: '{part}' is missing before it",
  slip_brackets = "{said}: a step has brackets behind its name, function "
    .. "game:step()",
  slip_card = "{said}: write a card in quotes, \"{part}\"",
  slip_key = "{said}: write a rank or a card that begins with a digit as "
    .. "[\"{part}\"] =",
  slip_call = "{said}: write () behind a word that is given nothing",
  slip_comma = "{said}: a comma is missing before it",
  slip_value = "{said}: a value is missing before it",
  slip_named = "{said}: values with names are in braces, { {part} = … }",
  slip_to = "{said}: numbers from 1 to 3 are for i = 1, 3 do",
  slip_braces = "{said}: a block is between '{part}' and 'end', not in braces",
  slip_step = "{said}: Lua has no {part}, write x = x + 1",
  slip_open = "{said}: there is no block for it to end",
  slip_comment = "{said}: the words before it are no Lua; a comment begins "
    .. "with --",
  slip_end = "{said}: an 'end' is missing, or a bracket",
  slip_return = "{said}: nothing comes behind the line that begins with "
    .. "'return'; put it before that line",

  error_not_text = "the message of an error is text, not a {kind}",
  pairs_of_what = "pairs goes through tables, not through a {kind}",
  text_too_long = "'{name}' would take more than {limit} letters",
  text_expected = "'{name}' expects text, not a {kind}",
  number_expected = "'{name}' expects a whole number, not a {kind}",
  format_letter = "'%{letter}' is not known to format here",
  list_expected = "'{name}' expects a list of one's own, not a {kind}",
  list_too_long = "'{name}' takes at most {limit} items",
  place_expected =
    "'{name}' expects a place from {from} to {to}, not '{given}'",
  insert_arguments =
    "'insert' expects a list, a place if not the end, and a value",
  require_name =
    "require takes the bare name of a rules file, not '{name}'",
  nested_too_deep = "brackets or functions are nested too deeply",
  too_many = "there are at most {most} {what}",
  too_many_of_game = "a game with its house rules has at most {most} {what}",
  file_too_big = "a rules file has at most {most} bytes, this one has {bytes}",
  not_lua = "'{path}' is not read as rules: a rules file's name ends in .lua",
  name_not_path = "'{name}' must be a name, not a path",
  of_cycle = "'{of}' is not a game, but belongs to itself",
  require_cycle = "'{name}' is being loaded already, by {files}",
  require_nothing = "the file returns nothing that could be required",
  no_base_step = "'base' has no step '{name}'",

  -- translations
  catalogue_table = "a catalogue returns a table of sentences",
  catalogue_entry = "'{name}': each sentence is a text, or a table of texts "
    .. "with one named other",
  po_line = "each line begins with msgctxt, msgid, msgstr, a quote or #",
  po_text = "a text has quotes around it, in one line; in it, only n, t, r, a "
    .. "quote and \\ may follow \\",
  po_order = "{name} is in the wrong place: an entry is msgid and then msgstr, "
    .. "with msgctxt before them where a word has forms",
  po_unfinished = "this entry has no msgstr",
  po_twice = "'{name}' has two entries",
  po_utf8 = "the file is not in UTF-8",

  -- a file as a whole
  no_definition = "the file defines no game and no house rule",
  examples_of = "the file has examples of '{file}': check that one",
  examples_only = "a file of examples defines nothing of its own",
  examples_none = "the file has no examples",
  not_returned =
    "the file does not return its {kind}, end it with 'return' and its name",
  two_definitions = "{kind} '{title}': a file defines one game or house "
    .. "rule, and this one has {other_kind} '{other}' already",
  title_first = "'{word}' expects its name first: {word} \"Name\" { … }",
  definition_table = "what it defines must be in braces: { players = 4, … }",
  example_table = "example '{name}' must be in braces: { hand = \"…\", … }",
  obligation_table =
    "obligation '{name}' must be in braces: { says = \"…\", play = \"…\" }",
  not_readable = "the file of '{name}' cannot be read",
  other_kind = "this must be a {kind}",
  other_game = "its folder has the house rules of '{game}', but it says of = "
    .. "'{of}'",
  of_missing = "'of' must name the game it belongs to",

  -- fields, options and facts
  unknown_field = "unknown field '{name}'",
  opening_field = "unknown field '{name}': write it as a comment, in the "
    .. "first line of the file",
  table_expected = "field '{name}' must be a table",
  names_expected = "field '{name}' must be a name or a list of names",
  name_expected = "'{name}' is no name: use letters, digits and _",
  field_kind = "its kind or its default is missing, as in 'suit', 'player', 0",
  field_choice = "a choice needs its values: choice \"a b\"",
  field_listed = "'listed' is the name of the list of all: text",
  field_taken = "every {owner} has a '{name}' anyway",
  field_each = "what each side or player has is text, a number, a flag, a "
    .. "choice, a list or players",
  field_each_needs = "'needs' is for a field of the match, not for what each "
    .. "side or player has",
  field_each_value = "field '{name}' is a list with one item for each {each}: "
    .. "{n}",
  no_own_field = "a {owner} has no field '{name}' that can be set",
  new_own_field = "a {owner} has no field '{name}' that can be set: declare "
    .. "{name} = each_{owner}(…) in round or keeps",
  field_twice = "field '{name}' is declared already",
  field_is_step = "field '{name}' is named like a step",
  field_is_word = "field '{name}' is named like a word of the library",
  field_value = "field '{name}' must be {expected}, not {given}",
  field_suit = "a suit of the deck",
  field_text = "text",
  field_flag = "true or false",
  field_number = "a whole number",
  field_needs_other = "field '{name}' needs {other}={value}",
  no_needed_field = "no such field '{name}'",
  field_player = "a player",
  field_side = "a side",
  field_card = "a card",
  field_cards = "cards, as text",
  field_list = "a table of plain data",
  field_players = "a list of players",
  option_kind = "it must be a number, choice, flag or text { … }",
  option_sentence = "it needs its default and, last, a sentence about it",
  option_silences = "'silences' names options, as text or a list of texts",
  option_needs = "'needs' must be a table: needs = { other = value }",
  option_twice = "option '{name}' is declared already",
  default_value = "its default must be {expected}, not '{given}'",
  option_value = "option '{name}' must be {expected}, not '{given}'",
  no_such_option = "no such option '{name}'",
  declaration_table = "what {kind} is given must be in braces",
  number_names = "in a field, its 'names' are texts for numbers of its range: "
    .. "{ [2] = \"doubled\" }",
  number_part = "its '{part}' must be a whole number",
  number_range = "its range from {from} to {to} is empty",
  choice_from = "its 'from' must be one of the words of its 'of'",
  text_of = "its 'of' must be text: the words that it may be made of",
  items_too_many = "a {kind} has one default and one sentence",
  choice_words = "its 'of' must be text, words with blanks between, or a list",
  choice_of = "'of' gives its values, so it may have only a sentence besides",
  choice_values = "it needs at least two values, and a sentence about them",
  choice_value = "'{value}' must be text or a whole number, and only once",
  expected_number = "a number from {from} to {to}",
  expected_flag = "true or false",
  expected_text = "text",
  expected_text_of = "words of {of}",
  expected_text_count = "{count} words of {of}",
  fact_missing = "field '{name}' is missing",
  fact_players = "it must be a whole number from 1 to {most}",
  fact_partners = "partners are 4, 6 or 8 players, not {players}",
  fact_sides = "it must be \"partners\", lists of all seats by side, or by "
    .. "how many play { [4] = \"partners\" }",
  fact_seat = "'{seat}' is no seat, or is there twice",
  fact_turn = "it must be \"clockwise\" or \"anticlockwise\"",
  fact_ranks = "it must be text: the ranks from low to high",
  fact_rank = "the deck has no rank '{rank}', or it is there twice",
  fact_rank_missing = "the deck's rank '{rank}' is missing",
  fact_points = "it must be a table with the points of ranks or cards",
  fact_points_halves =
    "halves is true or not there: then two of the points are one at the table",
  fact_plays = "plays is a table, { throws = true, … }",
  fact_plays_copies =
    "'plays' needs a deck with at most {most} copies of a card",
  fact_plays_obligations =
    "where several cards are played at once there are no obligations",
  fact_plays_value = "plays: '{name}' is {values}",
  fact_points_last = "last_trick is a number, or two: those of the last trick "
    .. "but one and of the last",
  fact_points_twice = "'{name}' has its points twice",
  fact_points_name = "'{name}' is no card, rank or suit of the deck: write a "
    .. "card as QS, a rank as Q, a suit as S",
  fact_points_field = "points depend on '{name}', which is no field",
  fact_points_of_value = "'{name}' cannot be {value}",
  fact_points_value = "the points of '{name}' must be a whole number up to "
    .. "{most}",
  fact_too_many = "'{name}': there is room for {most}",
  fact_many_piles = "'{name}': there is room for {most}, those of each side or "
    .. "player counted one by one",
  fact_piles = "it must be a table of piles by name",
  fact_pile =
    "who sees it must be \"none\", \"owner\", \"all\" or \"top\"",
  fact_pile_each = "'each' must be \"side\" or \"player\"",
  fact_pile_row = "a row has 1 to {most} piles, and belongs to nobody: "
    .. "{ sees = \"all\", n = 7 }",
  fact_pile_on = "it can only lie on a row with as many piles that nobody sees,"
    .. " and all must see it: { sees = \"all\", n = 7, on = \"hidden\" }",
  fact_pile_owner =
    "nobody owns it: say each = \"player\", or who else sees it",
  fact_once_empty = "there is no pile '{name}' that all players share",
  once_empty_obligation = "once_empty takes a pile and an obligation, as in "
    .. "once_empty(\"stock\", follow_suit)",
  when_obligation = "when takes a condition and an obligation, as in "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless takes a condition and an obligation, as in "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt takes cards and an obligation, as in "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "it must be a table of contracts and their values",
  fact_contract = "the value of '{name}' must be a whole number, or one with "
    .. "the number of times that it may count: { 12, from = 2, to = 18 }",
  fact_contract_order = "'{part}' of contract '{name}' must be {part} of the "
    .. "deck, as text",
  fact_captures = "it must be a table: see the parts of captures",
  fact_captures_part = "'{name}' in captures is a {kind}, as its help says",
  fact_captures_from = "'from' must name a single pile of the game's own",
  fact_captures_card = "'{word}' is no rank or card of the deck",
  fact_captures_also = "what a rank counts besides must be a whole number",
  fact_captures_builds = "it must name a row of piles and two fields of the "
    .. "round: { piles = …, values = …, owners = … }",
  fact_patterns = "it must be a table of lists of patterns, by name",
  fact_pattern = "it must be a pattern: { \"name\", sum, same, run or suited = "
    .. "a number, points or each = a number }",
  fact_pattern_number = "'{name}' must be a whole number, 1 or more",
  fact_camps = "it must be { \"FIELD\", \"OTHERS\", … }, the field of the "
    .. "player who plays against the others, and a word for these; it needs "
    .. "the fact 'points'",
  fact_camps_part = "'{name}' must be a whole number from 1, for 'with' a pile "
    .. "of the game, for 'unless' values of the field 'contract'",
  fact_camps_field = "'{name}' is no field of a player",
  fact_camps_announced = "there is no field 'announced'",
  fact_announcements = "it must be a list of announcements",
  fact_announcement = "it must be an announcement: { \"word\", … }, or with a "
    .. "second word for the second party",
  fact_announcement_part = "'{name}' must be a whole number, or cards for "
    .. "'holds'",
  fact_announcement_words = "the first step that can be said needs two words, "
    .. "one for each party",
  no_contract_field = "contracts say how the cards rank, so 'round' needs a "
    .. "field 'contract' that says which one is played",
  fact_levels = "it must be a table, as in levels = { of = \"2 3 4 5\" }",
  fact_levels_of = "'of' must be text with two words or more, each once",
  fact_levels_words = "'{part}' must be words of 'of'",
  no_levels = "the game has no fact 'levels'",
  duel_bids = "an auction with a holder needs bids, or a fact 'contracts' "
    .. "from which they follow",
  fact_obligations =
    "it must be a list of obligations, in braces: { follow_suit }",
  fact_obligation = "an obligation must be a word like follow_suit, or "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "obligation '{name}' needs one of play = …, avoid = "
    .. "… and a function",
  fact_obligation_both = "obligation '{name}' may have only one of play = …, "
    .. "avoid = … and a function: write two obligations",
  fact_obligation_says = "obligation '{name}' needs the sentence that refuses "
    .. "a card: says = \"…\"",
  fact_obligation_name = "what obligation '{duty}' says has an unknown name "
    .. "'{name}'",
  fact_obligation_value = "obligation '{duty}' waits for what cannot be: "
    .. "{text}",
  fact_obligation_card = "'{name}' is no card, suit or rank of the deck, or "
    .. "means two of them; nor is it a sort of cards: write a card as QS, a "
    .. "rank as Q, a suit as S",
  fact_obligation_suit = "'{name}' is the word for a suit: write \"{letter}\"",
  fact_obligation_cards = "cards must be text such as \"H, QS\", not {name}",
  fact_obligation_until = "until when it binds must be said by cards, suits "
    .. "or ranks, not by '{name}'",
  fact_obligation_when =
    "'{name}' must be text such as \"leading\", or a list with fields: { "
    .. "\"leading\", trump = \"H\" }",
  fact_obligation_fact = "there is no condition '{name}'",
  fact_obligation_field = "an obligation depends on '{name}', which is no "
    .. "field",
  fact_obligation_field_kind = "an obligation cannot depend on '{name}': only "
    .. "on suits, numbers, flags, choices, text and cards of the match",
  fact_obligation_fields =
    "obligations can depend on at most {most} values of fields",
  fact_obligations_name = "'{name}' is no place in a list of obligations; a "
    .. "house rule takes one away by without = \"NAME\"",
  fact_obligations_form = "the game has '{name}' with other conditions; say "
    .. "without = \"{name}\" as well to replace it",
  fact_without = "without must be a name, or a list of names",
  fact_without_none = "the game has no obligation '{name}' to take away",
  fact_amends_none = "there is no obligation '{name}' here that could get a "
    .. "condition",
  fact_obligation_twice = "obligation '{name}' is there twice",
  fact_melds = "it must be a table with sets = …, runs = … or both",
  fact_laid_down = "it must be text: ranks or cards",
  fact_taking = "it must be a table: taking = { pile = \"discard\", … }",
  meld_word = "'{word}' in '{name}' is no rank and no card of the deck",
  meld_joker = "'{word}' in '{name}' is a joker: it has no rank, but it can be "
    .. "wild",
  meld_part = "'{name}' must be {kind}",
  meld_by = "'by' must be \"side\" or \"all\"",
  fact_combinations = "combinations are a list of kinds, { \"pair\", of = 2 }, "
    .. "24 at most",
  combination_name = "a kind of combination begins with its name, as in "
    .. "{ \"pair\", of = 2 }",
  combination_part = "'{name}' in combinations is a {kind}",
  combination_word = "'{word}' is no rank, card or kind of these combinations",
  combination_least = "'{name}' in combinations is {least} or more",
  combination_beats = "'{name}' in combinations beats {most} other kinds at "
    .. "most",
  combination_row = "the row of these combinations has {n} ranks, and {most} "
    .. "at most are possible: row = \"…\" names fewer",
  combination_suits = "suits in combinations has each suit of the deck once, "
    .. "as in \"{suits}\"",
  meld_call = "'{name}' must be a word or two of small letters, 15 at most",
  meld_in_hand = "melds stay in the hand only in games with one pack, and "
    .. "without wild cards",
  meld_named = "named needs wild cards; these are not melded alone, and a side "
    .. "may have several melds of a rank",
  meld_named_many = "at most 8 wild cards may be named, and the deck has {n}",
  meld_low = "low_counts needs runs with one rank at both ends, as in "
    .. "runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "a side that has one meld of a rank has no runs",
  meld_of_a_rank = "of_a_rank is a number above 0, for sets to which their "
    .. "own side adds, and goes without one_of_a_rank, named, in_hand, "
    .. "different_suits, wild_melds, natural_to_go_out and mixed_to_go_out",
  taking_by_pair = "by_pair is for a pile that is taken whole: whole = true",
  taking_pile = "there is no pile '{name}' that all players share",
  taking_most = "most is a number of cards of a pile that is taken whole: "
    .. "whole = true",
  taking_second = "no pile '{name}' belongs to each player: piles = { … = "
    .. "each_player \"none\" }",
  taking_down = "a pile that is taken down to a card is neither taken whole "
    .. "nor frozen",
  taking_others_help = "cards on top help only with down = true",
  taking_top_free = "the top card alone is free only where the pile is taken "
    .. "down to a card: down = true",
  fact_total = "it must be a whole number",
  fact_wins = "it must be \"highest\" or \"lowest\" and what of: \"lowest "
    .. "total\", or a field that each side keeps",
  fact_unscored = "it must be one line without a full stop",
  fact_family = "it must be one of these: {list}",
  fact_ties = "it must be \"play on\" or \"draw\"",
  no_field_to_win_by = "no field '{name}' that each side keeps",
  field_to_win_by = "'{name}' must be a number or a choice",
  fact_own = "it must be a table of facts by name",
  fact_own_name = "'{name}' is the name of another field",
  deck_table = "it must be a pack: french(52), spanish(40) or deck { … }",
  deck_size = "there is no {name} pack of {cards} cards, only of {sizes}",
  deck_how_many = "'{part}' must be text with 1 to {most} names",
  deck_name = "'{name}' cannot be one of the {part}, or is there twice",
  deck_packs = "'packs' must be a number from 1 to {most}",
  deck_jokers = "'jokers' must be names like BJ and LJ",
  deck_empty = "no card is left in the deck",
  deck_copies = "there are more than {most} cards '{name}'",
  deck_kinds = "there are more than {most} different cards",
  deck_cards = "there are {cards} cards; a deck has at most {most}",
  deck_no_suit = "'{suit}' is no suit of the pack",
  deck_tags = "'tags' must be a table of cards by name: { poem = \"1R 2R\" }",
  deck_many_tags = "a deck has at most {most} tags, with names of at most "
    .. "{letters} letters",
  deck_left_out = "it must be cards as text, or texts by how many play: { [3] "
    .. "= \"2D\" }",
  deck_no_card = "'{name}' is no card and no rank of the pack",

  -- steps
  no_round = "there is no step 'round', which plays a round",
  no_such_step = "no such step '{name}'",
  no_step_beneath = "'{game}' has no step '{name}'",
  step_is_word = "step '{name}' is named like a word of the library",
  step_name = "'{name}' is no name for a step",
  step_not_function =
    "'{name}' must be a step, a function; facts belong in the braces",
  step_twice = "step '{name}' is written a second time",
  step_too_late = "step '{name}' cannot be set any more",

  -- requests
  no_game_named = "no game is named",
  other_signature = "the rules of {spec} here differ from that signature, "
    .. "they are {signature}",
  no_game = "no game '{name}'",
  no_house_rule = "no house rule '{name}' for {game}",
  no_house_rule_in = "no house rule '{name}' for {game} in {folders}",
  lesson_kind = "'{name}' must be {kind}",
  lesson_expects = "a step expects a move: expect = \"7C\"",
  lesson_blocked = "'blocked' needs a move and the reason: blocked = { AS = "
    .. "\"the king is still out\" }",
  lesson_steps = "a lesson has steps: steps = { { says = \"…\", "
    .. "expect = \"7C\" } }",
  course_lessons =
    "a course has lessons: lessons = { { name = \"tricks\", … } }",
  course_lesson =
    "a lesson of a course needs a name, a title, a text and questions",
  course_ask = "'{text}' is no topic with a number: ask = \"trick 4, voids 2\"",
  course_none = "the rules have no questions and no example '{text}'",
  lesson_returned = "the file does not return its lesson, begin it with "
    .. "'return lesson'",
  lesson_turn = "in step {n} it is the turn of seat {turn}, not of the learner "
    .. "in seat {seat} (the program makes a move that is the only possible "
    .. "one)",
  lesson_move = "'{move}' is not allowed there: {reason}",
  no_file = "no rules file '{name}'",
  option_value_is_house_rule = "no option '{name}' in {game}; '{house}' is a "
    .. "house rule, {game}+{house}",
  no_option = "no option '{name}' in {game}",
  -- files and folders
  disk_system = "{path}: {system}",
  disk_missing = "{path}: {system}",
  system_missing = "No such file or directory",
  system_no_folder = "Not a directory",
  system_denied = "Permission denied",
  system_read_only = "Read-only file system",
  system_full = "No space left on device",
  disk_folder = "{path}: a folder, not a file",
  disk_special = "{path}: a device or a pipe, not a file",
  disk_large = "{path}: larger than {most} MB",
  disk_there = "{path}: there already",
  disk_busy = "{path}: another program has it open and writes to it",
  disk_changed = "{path}: changed by another program since",

  cannot_read_file = "cannot read {message}",
  cannot_read = "cannot read '{path}': {message}",
  game_is_house_rule = "'{name}' is a house rule: {game}+{name}",
  option_is_house_rule = "'{name}' is a house rule: {game}+{name}",
  house_rule_is_option = "'{name}' is an option, give it a value: {name}=…",
  refuses_function = "'refuses' must be a function of the options",
  first_dealer_sits = "option 'first_dealer' is {first}, but option 'players' "
    .. "is {players}",
  option_needs_other = "option '{name}' needs {other}={value}",
  fact_pile_sorted = "sorted = true or \"suits\" is for a single pile that "
    .. "all see",
  fact_pile_counted = "counted = true is for a pile that all see and that is "
    .. "not sorted",
  fact_pile_pairs = "pairs = true is for a single pile that all see and that "
    .. "is neither sorted nor counted",
  fact_pile_under = "under = \"stock\" is for a single pile that all see",
  fact_names_players = "it must be words and then {player} or {players}, as in "
    .. "\"ask {player}\", or a list of such texts",
  fact_decimals = "decimals is a number of decimals, 1 to 3",
  fact_match_rounds = "match_rounds is a number of rounds",
  fact_cards_needed = "cards_needed is a number of cards",
  too_few_cards = "the deal needs {need} cards, and the pack has {cards}",
  plus_alone = "a plus sign stands between two names, and one of "
    .. "them is missing",
  house_given_twice = "house rule '{name}' is given twice",
  option_given_twice = "option '{name}' is given twice",
  with_cycle = "house rule '{name}' adds itself through its 'with'",
  top_cycle = "house rule '{name}' goes on top of itself",
  clash_lost = "{text}; with the other one on top, this would be lost: {lost}",
  clash_sentence = "“{text}” of '{house}'",
  many_hearers = "step '{name}': more than {most} rules hear it",
  change_wanted = "a change of the points is wanted, as { times = 2, because "
    .. "= \"Bock\" }, and not '{value}'",
  change_number = "'{name}' must be a whole number, not '{value}'",
  change_because = "it must say why the points change: because = \"…\"",
  replaces_none = "nothing beneath has '{name}', so there is nothing to "
    .. "replace",
  replaces_not_given = "it replaces '{name}' but does not say by what",
  fact_no_longer = "with this '{by}' the game's '{name}' is wrong, so give "
    .. "it, too: {text}",
  fact_without_no_part = "'{fact}' has no '{name}' to take away",
  says_text = "the sentence for '{name}' is no text",
  says_step = "there is no step '{name}' whose sentence could be another",
  clash_step_dropped = "house rules '{one}' and '{other}' do not go together: "
    .. "'{other}' replaces the step '{name}', to which '{one}' adds",
  clash_not_with = "house rules '{one}' and '{other}' do not go together: "
    .. "'{one}' cannot be played with '{other}'",
  clash_step = "house rules '{one}' and '{other}' do not go together: "
    .. "both replace the step '{name}'",
  clash_set = "house rules '{one}' and '{other}' do not go together: "
    .. "they set option '{name}' to '{first}' and to '{second}'",
  clash_silenced = "house rules '{one}' and '{other}' do not go together: "
    .. "option '{name}', set by '{one}', leaves option '{silenced}', set by "
    .. "'{other}', without effect",
  clash_obligation = "house rules '{one}' and '{other}' do not go together: "
    .. "both have an obligation '{name}'",
  clash_field = "house rules '{one}' and '{other}' do not go together: "
    .. "both declare a field '{name}'",
  clash_option = "house rules '{one}' and '{other}' do not go together: "
    .. "both declare an option '{name}'",
  clash_pile = "house rules '{one}' and '{other}' do not go together: "
    .. "both have a pile '{name}'",
  clash_fact = "house rules '{one}' and '{other}' do not go together: "
    .. "both change '{name}'",
}
