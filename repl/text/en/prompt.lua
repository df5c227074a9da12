-- The prompt: its verbs, its help, and its messages when a line fails.

return {
  greeting = "Tenace {version}: help lists the words, quit leaves.",
  ready = "> ",
  more = ">> ",
  stopped = "Stopped.",
  rest = { one = "Enter shows one more line; q leaves them.",
    other = "Enter shows {n} more lines; q leaves them." },
  turn = "{player} to answer: {prompt}",
  table = "On the table: {plays}",
  no_match = "there is no match yet, begin one: deal \"whist\"",
  which_game = "which game? for example: deal \"whist\"",
  which_games = "which games? for example: compare skat skat+kontra",
  which_sweep = "sweep what? for example: sweep bid_whist min_bid=3..5",
  which_move = "which move? for example: why \"3d\"",
  no_lua = "'{word}' is no Lua: put cards in quotes, play \"{word}\"",
  in_line = "line {n}, `{line}`: {said}",
  suit_letter = "{said}: write \"{letter}\" for {suit}",
  card_name = "{said}: write \"{card}\"",
  no_function = "there is no '{name}' to call here",
  no_function_near = "there is no '{name}' to call here, did you mean "
    .. "'{near}'?",
  no_command = "there is no command '{word}': help tells what can be typed",
  no_command_near = "there is no command '{word}', did you mean '{near}'?",
  in_quotes = "'{name}' is a name: put it in quotes, \"{name}\"",
  was_local = "'{name}' was there for its line only: without local it stays",
  one_equal = "'{name}' gets a value with one =: { {name} = … }",
  over_list = "{said}: for … in goes over pairs(list) or ipairs(list); numbers "
    .. "are for i = 1, 3 do",
  join_texts = "{said}: texts are joined by ..",
  not_whole = "the line is not complete",
  one_game = "{game} is one game, compare it with another: compare {base} "
    .. "{game}",
  how_many = "{verb} how many decisions? for example: {verb} 2",
  no_value = "'{name}' is nil: it has no fields",
  plot_wins = "Matches won by each side, {game}",
  which_plot = "plot what? for example: plot({ 3, 5, 8 })",
  which_mean = "mean of what? for example: mean({ 3, 5, 8 })",
  which_share = "share of what? for example: share({ true, false }) or "
    .. "share(3, 8)",
  which_histogram = "histogram of what? for example: histogram({ 3, 5, 8 }, 5)",
  which_json = "json of what? for example: json(it) or json(it, \"it.json\")",
  which_csv = "csv of what? for example: csv(it) or csv(it, \"it.csv\")",
  plot_counted = "How often each is in the list",
  plot_interval = "{inside} and {outside} are the interval: the true number is "
    .. "in there 95 times out of 100.",
  plot_intervals = "{interval} is the interval: the true number is in there 95 "
    .. "times out of 100.",
  no_plot = "there are no numbers to plot: give it a list of numbers or words, "
    .. "a table of numbers by name, a list of points { x, y } or a result",
  here = "{line} is this position: position {line} opens it here, tenace play "
    .. "{line} at a table.",
  nowhere = "No line opens this position: {why}.",
  plot_where = "name a file: plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "It is in {file}.",
  plotted = "The drawing is in {file}.",
  which_line = "time what? for example: time finish search",
  took = "{passed} seconds, {cpu} of them on the processor.",
  took_decisions = "{passed} seconds, {cpu} of them on the processor; {count} "
    .. "decisions, {rate} a second.",
  took_each = "{times} times, {each} seconds each.",
  no_name = "no name '{name}' here: help lists the words",
  no_name_near = "no name '{name}' here, did you mean '{near}'?",
  no_help = "The library's help is missing: `make` makes it.",
  no_word = "No help for '{word}': help library lists all words.",
  no_word_near = "No help for '{word}', did you mean '{near}'?",
  inside = "No word is called '{word}'. These words have it in their name or "
    .. "in their text:",
  inside_more = { one = "and 1 more", other = "and {n} more" },
  source = "{file}, line {line}",
  which_word = "source of what? for example: ??order",
  no_source = "{file}, line {line}: that file does not come with the installed "
    .. "program.",
  no_lines = "There is nothing to show of '{word}'.",
  typed_here = "It was typed here.",
  save_where = "name a file: save lesson.lua",
  saved = { one = "1 line is in {file}: tenace run {file}",
    other = "{n} lines are in {file}: tenace run {file}" },
  script = "-- A session at Tenace's prompt: tenace run carries it out again.\n"
    .. "-- see(…) shows values as the prompt does.\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- A match at the table was begun here: {text}",

  is_step = "{name}: a step of {game}. {text}",
  is_option = "{name}={value}: an option of {game}: {says} ({values}; usually "
    .. "{default}).",
  is_field_round = "{name}: a field of {game}, settled anew in each round "
    .. "({kind}).",
  is_field_keeps = "{name}: a field of {game}, kept through the match "
    .. "({kind}).",
  is_pile_all = "{name}: a pile of {game} that all see.",
  is_pile_owner = "{name}: a pile of {game} that its owner sees.",
  is_pile_none = "{name}: a pile of {game} that nobody sees.",
  is_pile_top = "{name}: a pile of {game} whose top card all see.",
  is_rule = "{name}: an obligation of {game}: {says}.",
  is_game = "{title}: {sentence} new \"{name}\" deals it.",
  is_house = "{title}, a house rule of {game}: {sentence} "
    .. "new \"{game}+{name}\" deals with it.",
  verb = {
    games = "games: all games by families; games skat: its house rules, and "
      .. "what each changes; games search play trump: those that have these "
      .. "words.",
    play = "play \"whist\": sits down at a table; quit comes back here. "
      .. "play \"7c\": plays a card in the current match.",
    new = "new(game [, how]): a new match, which is then m.",
    deal = "deal \"whist\": a new match with all hands shown; deal alone "
      .. "deals the same game again.",
    hands = "hands: shows all hands of the current match.",
    moves = "moves: lists the answers that are possible now.",
    why = "why \"3d\": what the rules say about a move: the rule, its "
      .. "sentence, its line, and the allowed moves. why alone: why the last "
      .. "move was made; why \"2\": the last of seat 2.",
    hint = "hint: the move that the search bot would make, and why; hint "
      .. "\"random\" asks another bot.",
    solve = "solve: what each card is worth when all cards are seen; solve "
      .. "\"points\" counts points, solve \"tricks\" tricks. Of a position "
      .. "without a match: solve(\"whist\", {}, { hands = { \"AS\", … } }).",
    undo = "undo [n]: takes back one decision, or n.",
    redo = "redo [n]: makes one decision again after undo, or n.",
    score = "score: the score sheet of the current match, with reasons.",
    rules = "rules \"whist\": the rulebook of a game; rules alone: of the "
      .. "current match.",
    back = "back [n]: takes back one decision, or n, like undo.",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: goes back to "
      .. "where that began, or forward again.",
    branch = "branch [name]: begins another line of the match here; the line "
      .. "before stays as it is.",
    branches = "branches: shows the lines of the match side by side, with "
      .. "their results.",
    switch = "switch 1: goes on in line 1; switch alone goes on in the line "
      .. "before.",
    finish = "finish [bots]: bots play the round to its end; by default "
      .. "search.",
    again = "again [bots]: bots play the same deal from its start, in a line "
      .. "of its own.",
    review = "review: the decisions of the last round that cost most, and why; "
      .. "review match: those of all rounds; review 2: goes to the second of "
      .. "them, in a line of its own.",
    swap = "swap QS 3D: two cards of this round's deal change places; the "
      .. "moves so far are made again as far as they are allowed.",
    give = "give 2 QS, give 2 QS for 3D: a player gets a card in this deal, "
      .. "and gives one back.",
    fix = "fix hand 1 AS * KS: a pile of this deal gets these cards, in this "
      .. "order; * keeps the card that is there.",
    show = "show hands: opens all hands.",
    hide = "hide hands: shows only the hand of the player to act.",
    position = "position: the position as one line, game, deal and number of "
      .. "decisions, if the usual bots lead there; position whist#2@17 opens "
      .. "the one with that line.",
    set = "set target=7: the match goes on with another option, or with a "
      .. "house rule: set american. set alone lists the options.",
    reload = "reload: reads the rules again and makes the moves so far under "
      .. "them; reload back goes back to the first move that is no longer "
      .. "allowed.",
    watch = "watch: reloads whenever a rules file is saved; watch again stops "
      .. "it.",
    trace =
      "trace: which rule did what in this round, with step, file and "
      .. "line; trace 3: in its third trick, and what the rules struck out "
      .. "of each hand; trace score: the last scores, addend by addend; "
      .. "trace all: in all rounds.",
    edit =
      "edit follow suit: opens your editor at a rule, a step or an "
      .. "option, and reads the rules again afterwards; edit alone: at the "
      .. "rule told last.",
    try = "try 7c qs: tells how these moves would go, for all seats in turn; "
      .. "where one is refused, why, by which rule, and what is allowed. "
      .. "The match stays where it is.",
    example = "example \"NAME\": writes what m shows now into its rules "
      .. "file, as an example, as short as it can be; behind the name: may "
      .. "3D, may not 3D, wins, score, last. Without a name it is only shown.",
    keep = "keep: marks m as right; check and reload play it again under "
      .. "changed rules, and say where it goes otherwise. keep evening gives "
      .. "it a name.",
    compare = "compare skat skat+kontra: plays the same deals under several "
      .. "rules and shows what is different; it:open(58) then gives the "
      .. "matches of deal 58. compare(\"skat\", \"skat+kontra\", { rounds = "
      .. "2000, seed = 7 }) chooses the number of deals and the seed. "
      .. "{ matches = 200 } compares whole matches.",
    simulate = "simulate whist, simulate skat kontra: bots play many matches, "
      .. "and one sees how long they are and who wins; simulate(\"whist\", "
      .. "{ games = 1000, seed = 7 }) chooses their number and the seed.",
    counts = "counts: who holds how many cards in m, and what whoever must "
      .. "decide could have counted: which cards are out, who can have none.",
    histogram = "histogram(list): how many numbers of a list are from 0, 10, "
      .. "20 … on, as bars; histogram(list, 5): in steps of 5.",
    mean = "mean({ 3, 5, 8 }): the mean of numbers, and the ends of its 95 % "
      .. "interval if there are ten or more.",
    share = "share({ true, false, true }), share(2, 3): how much of a list is "
      .. "true, or 2 of 3, and the ends of its 95 % interval.",
    json = "json(it): any value as JSON; json(it, \"FILE\") writes it into a "
      .. "file.",
    csv = "csv(it): a comparison, a list or a table for spreadsheets; csv(it, "
      .. "\"FILE\") writes it into a file.",
    plot = "plot({ 3, 5, 8 }): bars of a list of numbers, of numbers by name, "
      .. "or of how often each word is in a list; plot({ { 1, 3 }, { 2, 5 } "
      .. "}): a line through points x, y; plot(it): what compare, sweep or "
      .. "simulate has found, with intervals; plot(it, { svg = \"FILE\" }) "
      .. "draws into a file.",
    time = "time finish search: carries a line out and says how long it took, "
      .. "and how many decisions were made a second; time 100 m:moves(): a "
      .. "hundred times.",
    clear = "clear: empties the screen.",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: plays the "
      .. "same deals with each value of an option or each house rule: length, "
      .. "contracts made, and how often the better bot wins. sweep(\"skat\", "
      .. "\"rounds\", { 1, 3 }, { duels = 20, seed = 7 }) gives a list of "
      .. "rows.",
    save = "save FILE: writes the record of m, as at the table. save "
      .. "lesson.lua writes the session as a script, and tenace run lesson.lua "
      .. "carries it out again. save rules as NAME keeps the house rules and "
      .. "options of m.",
    tour = "tour: shows the prompt in ten minutes, a step at a time; tour 3 "
      .. "begins at step 3, tour off ends it.",
    source = "source order, or ??order: shows the lines that make a word, a "
      .. "step of the rules or a whole rules file.",
    help = "help \"order\": what a word does; help alone tells what can be "
      .. "typed, help library lists all words.",
    quit = "quit: leaves the prompt, or the table.",
  },
  help_group = "{group}: {names}",

  help_first = "A line is Lua, and its value is shown. A bare word runs: deal, "
    .. "hands, quit.",
  help_rows = {
    { "games", "lists all games; games skat: its house rules and options" },
    { "play \"whist\"", "sits down at a table; quit comes back here" },
    { "deal \"whist\"", "deals cards and shows all hands; the match is called "
      .. "m; new deals without showing them" },
    { "play \"7c\"", "plays a card in m; moves, hands, score, counts: what is "
      .. "there; undo, redo: one decision back, and forward" },
    { "why \"3d\"", "what the rules say about a move; hint: what a bot would "
      .. "do; solve: what each card is worth" },
    { "goto trick 5", "goes back there, back 3 by three decisions; branch, "
      .. "branches, switch: several lines" },
    { "finish", "bots play the round to its end; again: they play the same "
      .. "deal from its start" },
    { "give 2 QS", "changes the deal, as swap and fix do; show hands opens all "
      .. "hands, hide closes them" },
    { "review", "what cost most in the last round; review 1 goes there" },
    { "position", "m as one line that others can open" },
    { "rules \"whist\"", "the rulebook" },
    { "set target=7", "another option, or a house rule, in m; reload: reads "
      .. "the rules of m again; watch: whenever they are saved" },
    { "trace",
      "which rule did what, and where it stands; trace 3, trace score; "
      .. "edit follow suit: opens your editor there" },
    { "try 7c qs", "how that would go; the match stays where it is" },
    { "example \"NAME\"", "what m shows now, as an example in its rules file" },
    { "keep", "m is right: check plays it again under changed rules" },
    { "simulate whist",
      "bots play many rounds, and the figures are shown" },
    { "compare", "the same deals under several rules: compare skat "
      .. "skat+kontra; sweep bid_whist min_bid=3..5: under each value of an "
      .. "option" },
    { "plot(it)", "bars or a line, of a list or of a result" },
    { "mean(list)", "mean, share, histogram: of a list; json, "
      .. "csv: for other programs" },
    { "time finish", "carries a line out and says how long it took" },
    { "?order", "help on a word of the library or of this game; ??order is "
      .. "source order: the lines that make it" },
    { "help hist", "finds words by a part of them; help library: all words" },
    { "save FILE", "writes what you typed as a script; clear empties the "
      .. "screen" },
    { "tour", "shows all this in ten minutes" },
  },
  help_last = "The last result is called it. Ctrl-C stops what runs; quit "
    .. "leaves.",
  help_library = "help order tells what a word does. These questions need no "
    .. "match: order, legal, allows, winner, value, solve. For example: "
    .. "winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
