-- What is wrong with a command line, a file or a deal, in English.

return {
  command_line = "{command}: {problem}: see tenace {command} --help",
  command_line_near = "{command}: {problem} See tenace {command} --help",
  unknown_option = "there is no option {option}",
  unknown_option_near = "there is no option {option}, did you mean {near}?",
  option_alone = "option {option} needs a word behind it",
  option_short = "option {option} needs more words behind it",
  option_with = "option {option} has no value",
  options_together = "options {option} and {other} do not go together",
  word_missing = "{option} is missing",
  too_many_words = "these are too many words",
  bad_deal = "{file}: line {n}: a name, a colon and cards are expected, "
    .. "such as 1: AS 4D",
  bad_position = "{file}: {problem}",
  deal_or_seed = "--deal has the position: --seed and --at are for dealt "
    .. "cards",
  no_hands = "{file}: no hand is in it: write a line for each, such as "
    .. "1: AS 4D",
  tricks_or_points = "--for: '{what}' cannot be counted, only tricks or "
    .. "points",
  unsolved = "{problem}",
  one_of = "--{option} takes one of {words}, not '{text}'",
  no_puzzle = "no puzzle was found in {game}; another --seed may find one",
  no_graded_puzzle = "no {grade} puzzle was found in {game}; another --seed "
    .. "may find one",
  no_language = "--lang: no language '{name}'; there are: {list}",
  no_language_near = "--lang: no language '{name}', did you mean '{near}'? "
    .. "There are: {list}",
  no_command = "no such command '{command}': see tenace --help",
  no_command_near = "no such command '{command}', did you mean '{near}'? "
    .. "See tenace --help",
  no_lesson = "teach: no lesson '{word}' in {game}, there are {names}",
  no_lessons = "teach: no question can be made of {game}: rules shows its "
    .. "rulebook",
  lesson_there = "teach: '{file}' is there already, name another file",
  card_or_against = "rules: --card and --against do not go together, "
    .. "leave one out",
  quiz_or_lesson = "teach: --quiz and --lesson do not go together, "
    .. "leave one out",
  play_it = "no such command '{game}', but a game: tenace play {game}",
  number =
    "--{option} is a whole number from {least} up, not '{text}'",
  which_game =
    "{command}: no game named; for example: tenace {command} whist",
  no_game = "{problem}: tenace games lists what there is",
  no_game_but_file = "{problem}, but this folder has {file}: write {file}",
  line_first = "this is the line of a table's rules: tenace new with this "
    .. "line takes them, then {game} is a game here",
  no_option = "{problem}: tenace rules {game} lists them",
  no_cards = "these cards cannot be shown as '{how}': there are {list}",
  no_bot = "no such bot '{name}': there are random, search and search:N, "
    .. "N from 1 to {most}",
  bots_seats = "{n} bots do not fit {players} seats: name 1, or one a seat",
  pace = "--pace takes seconds, from 0 to 60, not '{text}'",
  seats = "--seat takes numbers of seats, such as 1 or 1,3, not '{text}'",
  line_over = "{line}: the match is over there",
  line_wide = "{line}: there are too many moves to choose from",
  seed_twice = "{line} names its seed: leave out --seed",
  no_seat = "no seat {seat} in this game: choose 1 to {players}",
  compare_with = "compare: {game} is one game, name another to compare it "
    .. "with; for example: tenace compare skat skat+kontra",
  sweep_one = "compare: --sweep takes one game, not {n}; for example: tenace "
    .. "compare bid_whist --sweep min_bid=3..5",
  sweep_duel = "compare: --duel takes two bots, the better one first, not "
    .. "'{text}'; for example: --duel search:5,random",
  sweep_only = "compare: --{option} belongs to --sweep",
  share = "a share of the work has failed: {text}",
  record_there = "'{file}' is there already: go on with it by "
    .. "--resume {file}, name another file, or replace it by --force",
  there = "'{file}' is there already and was not touched: name another "
    .. "file, or replace it by --force",
  no_record = "no match to resume in {folder}",
  none_to_resume = "{problem}: begin one with tenace play GAME",
  not_resumed = "{problem}: name a record that can be read and written, and "
    .. "that nobody plays on",
  empty_record = "{file}: the record is empty, because the program ended "
    .. "before it wrote anything: begin anew with --record {file} --force",
  no_home = "no folder is known: neither {variable} nor HOME is a full path",
  no_folder = "{problem}: set one of them",
  output = "standard output cannot be written: {problem}",
  no_file = "{problem}: name a record that can be read",
  bad_record = "{file}: {problem}",
  resume_game = "play: --resume takes its game from the record, "
    .. "leave '{game}' out",
  only_prove = "check: --{option} is for --prove, say both",
  resume_with = "play: --{option} does not go with --resume, leave it out",
  no_example = "{why}: tenace rules GAME --examples shows the examples of "
    .. "a game",
  no_record_there = "there is no file or folder {file}: name a record, as "
    .. "play writes it, or a folder of records",
  no_records = "there are no records in {file}: name a folder with files "
    .. "*.record",
  not_kept_there = "{file}: {why}: tenace keep --list GAME names the kept "
    .. "records",
  keep_what = "say what to keep: tenace keep evening.record, or a folder "
    .. "of records",
  no_rules = "no rules file '{file}': name a file or one of tenace games",
  not_written = "{problem}: name a file that can be written",
  no_script = "no script '{file}': name a Lua file",
  which_script =
    "run: no script named; for example: tenace run deals.lua",
  script = "{problem}",
  port = "port: '{text}' is no number from 0 to 65535",
  no_page = "the page is not built, there is none in {folder}: make web "
    .. "builds it",
  no_server = "this program was built without a server for the page: "
    .. "install libmicrohttpd (libmicrohttpd-dev on Debian) and run make",
  bad_server = "the server of the page cannot be loaded: {problem}",
  port_taken = "port {port} is taken: choose another one with --port N",
  bad_name = "'{name}' cannot be a name: use small letters, digits and _, "
    .. "a letter first",
  games_search = "games --search: which words?",
  said = "{text}",
  search_none = "nothing has all these words: {words}",
  search_none_near =
    "nothing has all these words: {words}. Did you mean {near}?",
  watch_terminal = "check: --watch needs a terminal",
  new_words = "new: '{word}' is too much: a name is one word",
  there_already =
    "'{file}' is there already and was not touched: choose another name, "
    .. "or replace it by --force",
  name_taken = "there is '{name}' already, and the new file would hide it: "
    .. "choose another name",
  no_template = "{problem}: the program's TEMPLATE.lua is missing",
  new_what = "new: say what '{name}' is to be: --of GAME for a house rule, "
    .. "or --game",
}
