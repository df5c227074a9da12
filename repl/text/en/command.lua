-- The command line: what each command is for, and its help.

return {
  no_letters = "This terminal ({name}={value}) is said to show no letters "
    .. "of the language '{language}': set {name}=C.UTF-8 if it can.",

  help = "Shows this text.",
  arguments = "Arguments:", options = "Options:",
  json = "Prints one JSON document and nothing else.",
  help_help = [[
Usage: tenace help [COMMAND]

tenace help lists the commands, and tenace help COMMAND says what one of them
takes, as tenace COMMAND --help does.

Example: tenace help play]],
  version = "tenace {version}, rule words {words}, lines edited by {library}",
  languages = "--lang CODE speaks another language: {list}.",
  overview = [[
Usage: tenace [COMMAND …]

Plays card games whose rules are files that you can read and change.
Without a command it opens the prompt, where you try cards and games in Lua.

{commands}

tenace COMMAND --help tells more; tenace --version prints the version.
{languages}
Write a game as whist; with house rules and options, write
whist+american+rounds=3, or separate words: whist american rounds=3.

Example: tenace play whist]],
  play = {
    usage = [=[
Usage: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
              [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
              [--force]
       tenace play --resume [FILE]
       tenace play GAME --example NAME
       tenace play GAME --deals FILE [--board N]]=],
    summary = "plays a match at the table",
    text = "Plays a match against bots, in the terminal or line by line.",
    example = [[
Example: tenace play whist american --seat 2 --bots search:20
         tenace play --resume]],
    game = "A game, then its house rules and options (target=7); or a "
      .. "position as one line, whist#2@17: seed 2, 17 decisions of bots.",
    seed = "The same number deals the same cards.",
    cards = "How cards are shown: signs, letters, french (jack of clubs), "
      .. "german (Eichel Unter), spanish (caballo de copas) "
      .. "or italian (fante of cups).",
    seat = "Your seat; the default is 1. 1,3: two people play, and the screen "
      .. "is cleared between them.",
    bots = "random, search or search:N; search,random: by turns.",
    table = "Draws the table with its seats, also where the terminal is "
      .. "narrow.",
    plain = "Tells everything in lines, as for a screen reader; nothing is "
      .. "drawn or erased.",
    counts = "Shows before each of your decisions which cards are still out.",
    pace = "Seconds between two moves of the others on a terminal; the "
      .. "default is 0.5, and any key goes on at once.",
    record = "The file of the record; by default one in the state folder.",
    force = "Replaces the FILE of --record if it is there already.",
    resume = "Continues a recorded match: FILE, or the newest.",
    opens = "Opens an example of the rules as a position.",
    deals = "Plays the deals of a file: PBN, LIN or lines of text, as export "
      .. "writes them.",
    board = "Begins with board N of --deals.",
  },
  games = {
    usage = [=[
Usage: tenace games [GAME…] [--changes]
       tenace games --search WORDS…]=],
    summary = "lists games by families, or the house rules of some",
    text = "Lists the games by families, or some games with their house "
      .. "rules.\nIn a pipe: all games and house rules, one a line."
      .. "\n"
      .. "With --search: those games and house rules that have all these "
      .. "words, in names, sentences, options or in what they change; the "
      .. "best first. On a terminal, or with --changes, each house rule "
      .. "says what it changes.",
    example = [[
Example: tenace games
         tenace games whist skat
         tenace games --search play trump]],
    game = "Games whose house rules are listed.",
    search = "Seeks games and house rules that have these words.",
    changes = "Says what each house rule changes.",
  },
  rules = {
    usage = [=[
Usage: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
              [--card] [--examples] [--html FILE] [--markdown FILE]
              [--force]]=],
    summary = "prints the rulebook of exactly this game",
    text = "Prints the rulebook of a game with its house rules and "
      .. "options,\nor only what differs between two games.",
    example = [[
Example: tenace rules whist american
         tenace rules whist --against whist+american
         tenace rules whist+long_whist --html whist.html]],
    game = "A game, then its house rules and options.",
    card = "Leaves out examples: a handout of one page.",
    examples = "Has all worked examples, not just some of them.",
    html = "Writes the rulebook to FILE as one page with drawn cards.",
    markdown = "Writes the rulebook to FILE as Markdown.",
    force = "Replaces a FILE that is there already.",
    against = "Shows only what differs between the two games.",
  },
  teach = {
    usage = [=[
Usage: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
              [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "gives lessons and quizzes",
    text = "Teaches a game by questions that its rules answer. Your progress "
      .. "is kept.",
    example = [[
Example: tenace teach whist
         tenace teach skat+pub_skat --quiz 10]],
    game = "A game, then its house rules and options; or a position as one "
      .. "line, whist#2@17: it is asked which move is best there.",
    lesson = "Gives that lesson alone, named by its name or number in the "
      .. "list.",
    quiz = "Asks N questions from all lessons.",
    list = "Lists the lessons and your results.",
    record = "Lets you play, and writes your moves to FILE as a lesson.",
    seed = "The same number finds the same questions; the default is 1.",
  },
  class = {
    usage = [=[
Usage: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
       tenace class --resume --results FILE [--lan] …]=],
    summary = "asks a class: a board for the projector, answers from phones",
    text = "Opens a board for the projector. Pupils open its address on their "
      .. "phones,\ngive a name for the hour, and answer in their own language. "
      .. "You go on by the\nspace bar: the question, how many have answered, "
      .. "the explanation.\nWithout --lan, only browsers of this machine reach "
      .. "it.",
    example = [[
Example: tenace class whist --lan
         tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "A game, then its house rules and options; or a position as one "
      .. "line, whist#2@17: it is asked which move is best there.",
    lesson = "Takes these lessons, by name, with commas; tenace teach GAME "
      .. "--list has the names.",
    play = "Asks N times which cards may be played.",
    worth = "Asks N times what something is worth.",
    quiz = "Asks N questions from all lessons; 10 if nothing else is asked.",
    puzzle = "Asks N puzzles.",
    results = "Writes names, answers and seconds to FILE, as CSV.",
    resume = "Goes on with the class whose results are in FILE.",
    port = "The port; the default is 8019, and 0 is any free one.",
    no_open = "Opens no browser.",
  },
  homework = {
    usage = [=[
Usage: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
       tenace homework --marks FILE… [--csv]]=],
    summary = "makes a link of deals and puzzles, and marks what comes back",
    text = "Prints a link to the page with deals and puzzles. Pupils play "
      .. "them there as\noften as they like, against a bot, and hand in a "
      .. "text. --marks makes their\nmoves again under the rules, and says "
      .. "what each has reached.",
    example = [[
Example: tenace homework whist --deals 3 --text "Make three tricks."
         tenace homework --marks anna.txt bela.txt]],
    game = "A game, then its house rules and options; with --marks, files "
      .. "with what was handed in.",
    deals = "The number of deals; 3 if no puzzles are asked for.",
    puzzles = "The number of puzzles.",
    seed = "The first deal and puzzle; the default is 1.",
    bot = "The bot at the other seats: search:8 (the default), search:N or "
      .. "random.",
    text_for = "What the pupils read above the tasks.",
    address = "Where the pupils have the page: https://cards.example.org/.",
    marks = "Marks what was handed in.",
    csv = "Prints a table for spreadsheets.",
  },
  stats = {
    usage = "Usage: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "says how your own matches have gone",
    text = "Counts your matches by their records: how many you have won, "
      .. "the points\na round, and the contracts made.",
    example = [[
Example: tenace stats
         tenace stats skat --review]],
    game = "Only this game, with all its house rules.",
    review = "Also counts your decisions that are clearly worse than the "
      .. "bot's; that takes some seconds for each match.",
  },
  puzzle = {
    usage = [=[
Usage: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--grade GRADE] [--json]]=],
    summary = "shows a position: which move is best?",
    text = "Looks for a position in which one move is clearly the best, and "
      .. "which many\nbots miss. You find the move; then you see what each one "
      .. "comes to, and why.",
    example = [[
Example: tenace puzzle whist
         tenace puzzle skat --seed 7 --grade hard]],
    game = "A game, then its house rules and options.",
    seed = "The same number finds the same puzzle.",
    grade = "easy, medium or hard.",
  },
  check = {
    usage = "Usage: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "       tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "       tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "       tenace check --lang CODE --seen | --docs\n"
      .. "       tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "          [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "loads rules, runs their examples, plays random matches",
    text = "Reports each fault of the rules as FILE:LINE: TEXT, with advice "
      .. "and a\nrecord that shows it. Oddities are remarks. The exit status "
      .. "is 1 if anything\nis wrong, 0 if there are only remarks.",
    example = [[
Example: tenace check whist+american
         tenace check rules/whist.lua]],
    game = "Paths of rules files, or a game with its house rules.",
    lang = "List the sentences that this language lacks: those of the rules, "
      .. "or without a game those of the program.",
    docs = "With --lang: lists the words of the library whose help is not "
      .. "translated.",
    watch = "Check again whenever a file of the rules is saved; a key ends "
      .. "it.",
    coverage = "Count in many deals how often each rule acted, and name what "
      .. "never did.",
    deals =
      "How many deals are played (1,000 of own rules, and with --coverage).",
    update = "With --lang: brings the .po files of these rules, or without a "
      .. "game that of the help, up to date with the English.",
    word_missing = "{file}: not translated: {text}",
    words_missing = {
      one = "The help on one word of the library is not translated.",
      other = "{n} sentences of the library's help are not translated.",
    },
    docs_missing = {
      one = "The library's help lacks one sentence: tenace check --lang "
        .. "{code} --docs",
      other = "The library's help lacks {n} sentences: tenace check --lang "
        .. "{code} --docs",
    },
    seen = "With --lang: notes that all translations fit the English of now.",
    prove = "Go through every deal and every line of play on a small pack.",
    cards = "With --prove: the cards of each hand at last (2).",
    deck = "With --prove: the cards of the pack, such as \"AC KC 2C AD\".",
    seconds = "With --prove: how long it may compute (60).",
  },
  new = {
    usage = [=[
Usage: tenace new NAME --of GAME [--force]
       tenace new NAME --game [--force]
       tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
       tenace new LINE [--force]
       tenace new --sets | --drop GAME+NAME]=],
    summary = "begins a house rule or a game of your own",
    text = "Writes the first lines of a house rule or a game into your own "
      .. "rules\nfolder."
      .. "\n"
      .. "With --as it keeps house rules and options as a set under a name, "
      .. "such as \"as we play\". It is a house rule, played as "
      .. "whist+as_we_play. LINE is what tenace signature --line has "
      .. "printed for somebody else.",
    example = [[
Example: tenace new my_whist --of whist
         tenace new my_game --game
         tenace new "as we play" --as whist+honours target=7]],
    name = "Its name: small letters, digits and _; of a set any words; or a "
      .. "line.",
    of = "Makes a house rule of this game.",
    as_game = "Makes a game.",
    force = "Replaces a file of that name that is there already.",
    as_set = "Keeps these house rules and options as a set.",
    sets = "Lists the sets.",
    drop = "Removes a set.",
  },
  replay = {
    usage = "Usage: tenace replay FILE [--json]",
    summary = "plays a record again and verifies it",
    text = "Plays a record again, verifies it and prints how it ended.\n"
      .. "The exit status is 1 if it cannot be played.",
    example = "Example: tenace replay match.record --json",
    file = "A record, as play writes it.",
  },
  keep = {
    usage = [=[
Usage: tenace keep RECORD|FOLDER…
       tenace keep --list|--review GAME…
       tenace keep --accept|--drop RECORD…]=],
    summary = "marks matches as right, for check to play again",
    text = [[
Keeps matches as right: their records are copied into a folder kept beside
the rules file (for rules of the program, into your own rules folder). Each
check of the rules plays them again, and tells which go otherwise, where and
by which rule.]],
    example = [[
Example: tenace keep evening.record
         tenace keep --review whist+short]],
    file = "Records and folders of records to keep; or games, or kept records.",
    list = "Lists the kept matches of these games, and how they go.",
    review = "Shows one by one those that go otherwise.",
    accept = "Writes kept records anew under the rules of today.",
    drop = "Keeps these records no longer: removes the copies.",
  },
  review = {
    usage = [=[
Usage: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "says which decisions of a recorded match cost most",
    text = "Looks at each decision of a recorded match, from what its player "
      .. "could know.\nIt tells those that cost most, what would have been "
      .. "better and why, and what\nthe bot scores with the same cards.",
    example = [[
Example: tenace review match.record
         tenace review match.record --player 2 --most 10]],
    file = "A record, as play writes it.",
    player = "The seat to look at; by default the person's, or all.",
    round = "Looks only at round N.",
    most = "Tells up to N decisions; the default is 5.",
  },
  import = {
    usage = [=[
Usage: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                     [--record FILE] [--force] [--json]]=],
    summary = "makes records of deals and boards of other programs",
    text = [[
Reads PBN or LIN, as Bridge players exchange them, or plain lines such as
"hand 1: AS KS", and makes a record of the boards, with their auctions and
play. Boards of two rooms, or whose numbers do not follow one another, get a
record each. Where a claim ends the play, cards are found that give the result
of the file. tenace play --deals FILE plays the deals anew.]],
    example = [[
Example: tenace import evening.pbn bridge
         tenace import match.lin bridge --board 5 --record five.record]],
    file = "A file of deals; behind it the game, as in tenace play.",
    board = "Begins with board N of the file.",
    record = "Writes the record to FILE; further ones to FILE-2 and so on.",
    force = "Replaces a record that is there already.",
  },
  export = {
    usage = [=[
Usage: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "writes the deals of a record for other programs",
    text = [[
Writes the rounds of a recorded match that are over. PBN and LIN have the
auction, the play and the result of Bridge, and the deals of other games with
four hands of thirteen cards; text has the deals of any game.]],
    example = [[
Example: tenace export evening.record --to evening.pbn
         tenace export evening.record --as lin]],
    file = "A record, as play writes it.",
    as = "pbn, lin or text; by default by the end of the file's name, or pbn "
      .. "where it holds the deals.",
    to = "Writes to this file.",
    all = "Also writes the round that is not over.",
    force = "Replaces a file that is there already.",
  },
  tables = {
    usage = "Usage: tenace tables FILE FILE… [--json]",
    summary = "compares what several tables made of the same deals",
    text = [[
Compares the records of the same deals, round by round and in all: the scores,
how many of the other tables each beats, and in Bridge IMPs.]],
    example = "Example: tenace tables open.record closed.record",
    file = "A record, as play and import write it.",
  },
  bot = {
    usage = "Usage: tenace bot [--calls]",
    summary = "answers other programs, a line of JSON for each line",
    text = "Reads one JSON document a line from standard input and answers "
      .. "each\nwith one, for programs that play and for faces of one's own.",
    example = [[
Example: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "Prints all calls with what they take and give, as JSON, and "
      .. "ends.",
  },
  signature = {
    usage = [=[
Usage: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "a table's rules as one short line to compare",
    text =
      "Writes the game, its house rules and options, and eight signs worked "
      .. "out\n"
      .. "from all their files. Two tables with the same line play by the same "
      .. "rules,\n"
      .. "and tenace play with that line plays by them or says that they "
      .. "differ.",
    example = [[
Example: tenace signature canasta classic]],
    game = "A game, then its house rules and options; or a signature to "
      .. "compare with the rules here.",
    line = "Prints a line that has the rules in it, for tenace new LINE.",
  },
  merge = {
    usage = "Usage: tenace merge FILE… [--svg FILE] [--force] [--csv | --json]",
    summary = "joins the parts of a simulation or comparison",
    text =
      "Joins parts that --part has made, on one machine or on many. The "
      .. "figures are\n"
      .. "exactly those of one run.",
    example = [[
Example: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
         tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
         tenace merge one.json two.json]],
    file = "The files with all parts, in any order.",
  },
  parted = {
    part = "Does only the I-th of N parts, and prints it as JSON for tenace "
      .. "merge.",
    keep = "Keeps what is done in FILE, and goes on from there after a stop.",
    sure = "Ends as soon as the scores tell, N % sure, such as 95; one may "
      .. "look at these intervals at any time.",
  },
  tournament = {
    usage = [=[
Usage: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "bots against each other on the same deals, with ratings",
    text =
      "Each two bots play the same deals from all sides, so the luck of the "
      .. "cards\n"
      .. "cancels. Prints by how many points a round each is better than the "
      .. "others,\n"
      .. "with 95 % intervals.",
    example = "Example: tenace tournament skat --bots "
      .. "search:20,search:5,random "
      .. "--rounds 200",
    game = "A game, then its house rules and options.",
    bots = "The bots that meet, with commas: search:5,random, or ./program.",
    rounds = "The number of deals; the default is 100.",
  },
  solve = {
    usage = [=[
Usage: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--seed N] [--at N] [--for WHAT] [--json]
       tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "says what each card is worth when all cards are seen",
    text = "Plays a position to its end without a mistake, as if everyone "
      .. "saw all cards,\nand says what the camp of the player in turn gets "
      .. "with each card.",
    example = [[
Example: tenace solve whist --seed 7
         tenace solve skat --deal deal.txt --json]],
    game = "A game, then its house rules and options.",
    seed = "The same number deals the same cards; the default bots play to "
      .. "the first card.",
    at = "The default bots make N decisions before that.",
    deal = "The position in FILE: a line for each hand, 1: AS 4D, and for "
      .. "what is known, trump: H.",
    ["for"] = "What is counted: tricks or points of the cards.",
  },
  simulate = {
    usage = [=[
Usage: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
              [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "plays many matches between bots, and prints figures",
    text = "Plays matches between bots and prints how often each side "
      .. "won.\nThe same seed gives the same figures, for any number of "
      .. "jobs.",
    example = "Example: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "A game, then its house rules and options.",
    games = "The number of matches; the default is 100.",
    rounds = "Matches until N rounds have been played.",
    bots = "random (the default), search or search:N; search,random: "
      .. "by turns.",
    seed = "The same number deals the same cards.",
    jobs = "The number of processes that share the work.",
  },
  compare = {
    usage = [[
Usage: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
              [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
              [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
              [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME GAME… --seed N --deal N]],
    summary = "plays the same deals under several rules: what differs?",
    text = "Plays the same deals under two or more rules with the same "
      .. "bots, and prints\nwhat is different, with 95 % intervals. Write "
      .. "each game with its house rules\nand options, as skat+kontra. The "
      .. "first is compared with each of the others.",
    example = [[
Example: tenace compare skat skat+kontra --rounds 20000 --seed 7
         tenace compare whist whist+rotating_trumps --bots search:20
         tenace compare whist whist+target=7 --matches 500
         tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "What to try in one game: an option with values, min_bid=3..7 or "
      .. "rounds=1,3,5; or house rules, american,kingless.",
    duel = "The better bot and the worse one of a sweep: search:2,random by "
      .. "default.",
    duels = "The deals on which they play a match from each side; 0 for none.",
    matches = "The number of whole matches to compare in place of deals; with "
      .. "--sweep, those of random bots.",
    game = "At least two games, each with its house rules and options.",
    rounds = "The number of deals: 10000 by default, or 100 if not all bots "
      .. "are random.",
    bots = "random (the default), search or search:N; search,random: "
      .. "by turns.",
    seed = "The same number deals the same cards.",
    jobs = "The number of processes that share the work.",
    deal = "Opens one deal of the comparison at the prompt.",
    svg = "Also draws the comparison into FILE.",
    force = "Replaces a FILE that is there already.",
    csv = "Prints a table for spreadsheets.",
  },
  web = {
    usage = "Usage: tenace web [--port N] [--no-open]",
    summary = "serves the page with the games, and opens it in the browser",
    text = "Serves the page to the browsers of this machine, to no other one, "
      .. "and opens it.\nCtrl-C ends it. make web builds the page.",
    example = [[
Example: tenace web
         tenace web --port 8080 --no-open]],
    port = "The port on 127.0.0.1; the default is 8017, and 0 is any free "
      .. "one. A browser keeps your progress by it.",
    no_open = "Only prints the address, and opens no browser.",
  },
  host = {
    usage = [=[
Usage: tenace host GAME… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "lets friends join a table, each with the page in their own "
      .. "browser",
    text = "Opens a table that others join in a browser, each on a phone or "
      .. "computer of\n"
      .. "their own. Bots play the empty seats and for those who are away.\n"
      .. "Without --lan, only browsers of this machine reach it.",
    example = [[
Example: tenace host whist+american
         tenace host canasta --lan]],
    game = "A game, with its house rules and options.",
    lan = "Opens the table to everybody in this network.",
    port = "The port; the default is 8018, and 0 is any free one.",
    address = "The address by which others reach it, behind a proxy: "
      .. "https://cards.example.org.",
    bots = "The bot at empty seats: search (the default), search:N or random.",
    tables = "Opens N tables, which a lobby shows.",
    most = "Lets guests open more tables, up to N.",
    resume = "Goes on with the table that was played last.",
    no_open = "Opens no browser.",
  },
  run = {
    usage = "Usage: tenace run SCRIPT.lua [ARG…]",
    summary = "runs a Lua script with the library",
    text = "Runs a Lua script. The script gets the library by\n"
      .. "require \"tenace\" and its arguments in arg.\n\n"
      .. "The script is trusted: it can do with your files whatever you can "
      .. "do. Rules\nfiles and records cannot. Run a script here only if "
      .. "you would run it by itself.",
    example = "Example: tenace run deals.lua 100",
  },
}
