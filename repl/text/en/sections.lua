-- The sentences of the faces, in English. Parts in braces are filled in; a
-- sentence with a number has one form for one and one for many. A long section
-- has a file of its own, SECTION.lua.

return {
  seat = {
    you = "You",
    left = "Left",
    right = "Right",
    far_left = "Far left",
    far_right = "Far right",
    across = "Across",
    partner = "Partner",
    opponent = "Opponent",
    dummy = "Dummy",
    number = "Seat {n}",
    join = " and ",
    sits = "{player} is seat {n}",
  },

  side = {
    we = "We",
    they = "They",
    we_in_line = "we",
    with_partners = "{player} and partner",
    seats = "Seats {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" },
  spanish_suit = { O = "oros", C = "copas", E = "espadas", B = "bastos" },
  italian_suit = { O = "coins", C = "cups", E = "swords", B = "clubs" },
  colour = { R = "red", Y = "yellow", G = "green", B = "blue" },
  flower = {
    card = "{plant}: {kind}, month {month}",
    short = "{plant} ({kind})",
    L = "light", A = "animal", R = "ribbon", P = "plain card",
    m1 = "pine", m2 = "plum", m3 = "cherry", m4 = "wisteria", m5 = "iris",
    m6 = "peony", m7 = "bush clover", m8 = "susuki grass", m9 = "chrysanthemum",
    m10 = "maple", m11 = "willow", m12 = "paulownia",
  },

  status = {
    round = "Round {round}.",
    round_of = "Round {round} of {rounds}.",
    dealt = { you = "You dealt.", other = "{player} dealt." },
    trump = "Trump: {trump}.",
    no_trump = "No trump.",
    no_trump_suit = "No trump suit.",
    contract = "Contract: {contract}.",
    problem = "The rules fail: {problem}.",
    declarer = "Declarer: {player}.",
    role = "{role}: {player}.",
    tricks = "Tricks: {tricks}.",
    score = "Score: {score}.",
    score_of = "Score: {score}; {target} wins.",
    score_games = "Score: {score}; {target} wins a game, {games} games win.",
    score_to = "Score: {score}; {target} ends the match.",
    play = "{player} {cards}",
    call = "{player} {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "Table", calls = "Calls",
    hand = "Hand", melds = "Melds", left_over = "{name} {n}",
    no_cards = "no cards",
    shown = "Shown",
    dummy = "{player} (dummy)",
    known = "You know",
    stock = "Stock",
    held = "Cards",
    held_by = "{cards} ({places})",
    ["or"] = " or ",
  },

  table = {
    titled = "{title}.",
    welcome = "{title}: {sentence}",
    silenced = "Option {name} has no effect here, because of option {by}.",
    silenced_in = "{game}: option {name} has no effect, because of option "
      .. "{by}.",
    with_house = "House rule: {title}. {sentence}",
    seating = "You are seat {seat}; {others}.",
    several = "People sit in seats {seats}, bots in the others.",
    makes_room = "{player} is next. Enter hides your cards.",
    sits_down = "{player} is next. Enter shows the cards of {player}.",
    big_and_little = "BJ is the big joker, LJ the little joker.",
    big_joker = "BJ is a joker.",
    alone = "You play alone. Seed: {seed}.",
    bots = "Bots: {bots}. Seed: {seed}.",
    more = { one = "Enter shows one more line.",
      other = "Enter shows the other {n} lines." },
    cards_now = "Cards are shown as {how}. There are: {list}.",
    cards_no = "These cards cannot be shown as '{how}'. There are: {list}.",
    named = "You can type a card by its name or by its letters: {name} is "
      .. "also {card}.",
    how = "Type a card (7c) or its number; help lists what else you can say.",

    round = "Round {round}.",
    deals = { you = "You deal.", other = "{player} deals." },
    dealt_each = { one = "One card each.", other = "{n} cards each." },
    dealt = "Cards dealt: {counts}.",
    cards = { one = "a card", other = "{n} cards" },
    draws = { you = "You draw {cards}.", other = "{player} draws {cards}." },
    turns = { you = "You turn {cards}.", other = "{player} turns {cards}." },
    is_turned = "{cards} is turned.",
    takes_cards = { you = "You take {cards}.",
      other = "{player} takes {cards}." },
    shows = { you = "You show {cards}.", other = "{player} shows {cards}." },
    dealt_again = "All cards are shuffled and dealt again.",
    shuffled = "The stock is shuffled.",
    shows_because = {
      you = "You show {cards}: {reason}.",
      other = "{player} shows {cards}: {reason}.",
    },
    shown = "Shown: {cards}.",
    shown_because = "Shown: {cards}, {reason}.",
    settled = "{name}: {value}.",
    is_so = "{name}.",
    party = "{party}: {players}.",
    none = "none",
    yes = "yes",
    no = "no",
    leads = { you = "You lead {cards}.", other = "{player} leads {cards}." },
    plays = { you = "You play {cards}.", other = "{player} plays {cards}." },
    leads_dummy = {
      you = "You lead {cards} from {dummy}'s hand.",
      other = "{player} leads {cards} from {dummy}'s hand.",
    },
    plays_dummy = {
      you = "You play {cards} from {dummy}'s hand.",
      other = "{player} plays {cards} from {dummy}'s hand.",
    },
    leads_yours = { other = "{player} leads {cards} from your hand." },
    plays_yours = { other = "{player} plays {cards} from your hand." },
    leads_only = { you = "You lead {cards}, the only card you may." },
    plays_only = { you = "You play {cards}, the only card you may." },
    answers = { you = "You: {move}.", other = "{player}: {move}." },
    unseen = {
      you = "You: {move}, face down.",
      other = "{player}: {move}, face down.",
    },
    secret = {
      you = "You put {cards} face down.",
      other = "{player} puts {cards} face down.",
    },
    shows_to = {
      you = "You show {cards} to {to}.",
      other = "{player} shows {cards} to {to}.",
    },
    shows_to_because = {
      you = "You show {cards} to {to}: {reason}.",
      other = "{player} shows {cards} to {to}: {reason}.",
    },
    looks_at = {
      you = "You look at {cards}.",
      other = "{player} looks at {cards}.",
    },
    looks_at_because = {
      you = "You look at {cards}: {reason}.",
      other = "{player} looks at {cards}: {reason}.",
    },
    to_you = "you",
    drawn_from_you = "{to} draws {cards} from you.",
    you_draw_from = "You draw {cards} from {from}.",
    drawn_from = "{to} draws {cards} from {from}.",
    you_give = "You give {cards} to {to}.",
    you_get = "{from} gives you {cards}.",
    given = "{from} gives {cards} to {to}.",
    wins = {
      you = "You win the trick.", other = "{player} wins the trick.",
    },
    has_trick = {
      you = "You get a trick for it.", other = "{player} gets a trick for it.",
    },
    wins_because = {
      you = "You win the trick: {why}.",
      other = "{player} wins the trick: {why}.",
    },
    round_over = "Round {round} is over.",
    tricks = "Tricks: {tricks}.",
    nobody_scores = "Nobody scores.",
    unscored = "Nobody scores: {reason}.",
    all_passed = "Nobody scores: all have passed.",
    scores = {
      we = "We score {points}: {reason}.",
      they = "They score {points}: {reason}.",
      you = "You score {points}: {reason}.",
      one = "{side} scores {points}: {reason}.",
      several = "{side} score {points}: {reason}.",
    },
    climbs = {
      we = { one = "We rise a level: {reason}.",
        other = "We rise {n} levels: {reason}." },
      they = { one = "They rise a level: {reason}.",
        other = "They rise {n} levels: {reason}." },
      you = { one = "You rise a level: {reason}.",
        other = "You rise {n} levels: {reason}." },
      one = { one = "{side} rises a level: {reason}.",
        other = "{side} rises {n} levels: {reason}." },
      several = { one = "{side} rise a level: {reason}.",
        other = "{side} rise {n} levels: {reason}." },
    },
    scored_part = "{points} for {reason}",
    score_each = "{sides} and {last} score {points} each: {reason}.",
    lose_each = "{sides} and {last} lose {points} each: {reason}.",
    loses = {
      we = "We lose {points}: {reason}.",
      they = "They lose {points}: {reason}.",
      you = "You lose {points}: {reason}.",
      one = "{side} loses {points}: {reason}.",
      several = "{side} lose {points}: {reason}.",
    },
    total = "Score: {scores}.",
    match_won = {
      we = "We win the match.",
      they = "They win the match.",
      you = "You win the match.",
      one = "{side} wins the match.",
      several = "{side} win the match.",
    },
    draw = "The match is a draw.",
    share_first = "{sides} and {last} share the first place.",
    no_single_winner = "The match has no single winner.",
    after = "The match is over. Enter leaves; score, last and undo still work.",

    type_cards = "Type the cards, or their numbers, with blanks between.",
    no_more_asked = "{word} passes until all cards are drawn.",
    type_or_none = "Type the cards, or their numbers, with blanks between; "
      .. "{none} for no card.",
    numbered = "{move} ({n})",
    no_answer_number = "No answer has number {number}: the numbers go from 1 "
      .. "to {n}.",
    too_many = "{n} answers are possible: type one.",
    range = "A number from {min} to {max}.",
    choices = "You can say: {moves}.",
    or_say = "Before the card you may say: {words}.",
    marked = "You can say: a card with a mark.",
    choices_some = "{n} choices are possible, such as: {moves}.",
    marked_or = "You can say: a card with a mark, {moves}.",
    and_others = "{moves}, and more",
    and_cut = "{moves}, and more: moves lists them",
    steps = "{first}, {second} and so on to {last}",
    choices_and = "You can say: {moves}, or",
    promised = "{move}: {promise}",
    promised_to = "and so on, to {last}",
    choices_more = "You can say, among others: {moves}.",

    which_of_two = "{word}: {one} or {other}?",
    refused = "Not allowed: {reason}.",
    allowed = "Allowed: {moves}.",
    ask_why = "Type why {move} for the rule.",
    no_number = {
      one = "No card has number {number}: there is only number 1.",
      other = "No card has number {number}: the numbers go from 1 to {n}.",
    },
    no_numbers = "No card has number {number}: cards have no numbers here.",
    pause = "Enter goes on with the next round.",
    asked_else = "'{move}' does not answer this question: {prompt}",
    not_yours = "It is not your turn: Enter goes on.",
    elsewhere = "'{word}' is said outside of the table: quit, then tenace "
      .. "{word}.",
    unknown = "'{word}' is no move and no command here: help lists them.",
    unknown_near =
      "'{word}' is no move and no command here, did you mean '{near}'?",

    why_allowed = "{move} is allowed: {says}.",
    why_refused = "{move} is not allowed: {says}.",
    scored_in = "The score is written in {file} line {line}.",
    why_also =
      "Another rule refuses it, too: {says} ({rule}, {file} line {line}).",
    rule = "Rule: {rule}, {file} line {line}.",
    hint_cards = "The bot would choose {move}.",
    hint = "The bot would play {move}.",
    hint_say = "The bot would say: {move}.",
    chose_so = {
      you = "You chose {made}, as the bot would have.",
      other = "{player} chose {made}, as the bot would have.",
    },
    chose_other = {
      you = "You chose {made}; the bot would have chosen {move}.",
      other = "{player} chose {made}; the bot would have chosen {move}.",
    },
    played_so = {
      you = "You played {made}, as the bot would have.",
      other = "{player} played {made}, as the bot would have.",
    },
    played_other = {
      you = "You played {made}; the bot would have played {move}.",
      other = "{player} played {made}; the bot would have played {move}.",
    },
    played_nothing = "No decision has been made.",
    why_closed = "The reasons tell what that player holds: show hands opens "
      .. "all hands for study.",
    solve_closed = "solve looks at all hands: show hands opens them for "
      .. "study.",
    view_table = "The table is drawn.",
    view_lines = "The table is told in lines.",
    view_what = "Say view table or view lines.",
    view_narrow = "This screen is too narrow for a picture of the table.",
    undone = "Taken back.",
    no_undo = "You have made no move to take back.",
    redone = "Played again.",
    no_redo = "No move has been taken back.",
    nothing_to_repeat = "You have not answered this question yet.",
    last = "The last trick: {plays}",
    nothing_settled = "Nothing has been settled in this round yet.",
    no_last = "No trick has been won in this round.",
    nothing_to_explain = "Nothing has been refused, and no trick won: name a "
      .. "move after why.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "The record is in {file}.",
    save_where = "Name a file: save FILE.",
    save_there = "There is a file '{file}' already: name another.",
    not_saved = "Not saved: {problem}.",
    not_written = "The record cannot be written: {problem}. Play goes on; "
      .. "the next move tries again, and save FILE writes it elsewhere.",
    written_again = "The whole record has been written again, to {file}.",
    not_kept = "The last moves of the match are not kept: {problem}.",
    position_line = "{line} opens this position: tenace play {line}.",
    no_position = "No line opens this position: {why}.",
    thinks = "{player} thinks…",
    looks = "The bot looks for a move…",
    opening = "Bots make {n} decisions…",
    torn = "The last line of the record was cut off when it was written. It is "
      .. "left out, and the match goes on before it.",
    quit = "The match is kept: tenace play --resume goes on with it.",
    quit_named =
      "The match is kept: tenace play --resume {file} goes on with it.",
    stopped = "Stopped. Enter goes on.",
    in_error =
      "Correct the rules and type reload; or leave with quit.",
    unfinished = "The input ended in the middle of '{line}'.",

    help_words = "Each command has a word in this language, too: {words}.",
    help = [[
To play a card, type it (7c, c7, 7♣) or the number below it. You may play
the cards marked *. Where answers are words, 2 gives the answer that has (2)
behind it. {none} says that you choose no card. Enter shows the table again.

  why 3d    what the rules say about a move; why alone: about the move just
            refused, or else the last trick; why trump: where trumps come
            from; why score: how the score was made
  moves     all that you may say now, as far as it can be listed
  hint      what the bot would play, and why; hint 3d: what 3d comes to
            against that; why left, once the hands are open: why Left played
            its last card
  counts    which cards are still out, and who has none of a suit; counts
            on shows it before each decision, counts off hides it again
  repeat    gives the same answer for as long as the question is the same
  undo      goes back to your last decision; redo goes forward; back 3 goes
            back by three decisions; goto trick 5, goto round 2
  branch    begins another line of play here; branches shows the lines side
            by side; switch 1 goes on in line 1; finish: bots end the round;
            again random: random bots play the same deal
  show hands  opens all hands, hide hands hides them; solve says what each
            card is worth then; give 2 QS, swap QS 3D and fix hand 1 AS * KS
            change this deal
  review    what cost most in the last round, and why; review match: in all
            rounds; review 1 goes to the first mistake, in a line of its own
  trace     which rule did what in this round, and where it stands; trace 3
            in its third trick; trace score: addend by addend; edit follow
            suit opens your editor there
  last      the last trick, and why it was won
  score     the score sheet, with reasons
  view HOW  view table draws the table, view lines tells it in lines
  cards HOW shows cards as signs, letters, french, german, spanish or italian
  rules     the rulebook of this game
  reload    reads the rules file again and plays on under it; watch does so
            whenever the file is saved; set target=7 changes an option
  try 7C QS what would come of it: bots answer in between, and the match
            stays where it is
  example   what is on the table, as an example in the rules file: example
            "NAME"; behind it may 3D, may not 3D, wins, score or last
  keep      marks this match as right: check plays it again when rules change
  save FILE writes the record there; save alone says where it is kept;
            position names the deal as one line, whist#7, for others to open
  save rules as NAME keeps the house rules and options of this table under a
            name: tenace play GAME+NAME plays them
  quit      leaves; tenace play --resume goes on

All else is tried as Lua: m is the match; hand, trump, tricks, scores and
the other fields of the view are what you can see.]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards} for {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "round",
    reason = "reason",
    total = "total",
    empty = "Nothing has been scored yet.",
  },


  solve = {
    best = {
      you = "With all cards seen, and nobody making a mistake, your side still "
        .. "gets:",
      other = "With all cards seen, and nobody making a mistake, the side of "
        .. "{player} still gets:",
    },
    best_few = {
      you = "With all cards seen, and nobody making a mistake, your side gets "
        .. "no more than:",
      other = "With all cards seen, and nobody making a mistake, the side of "
        .. "{player} gets no more than:",
    },
    dealt = "{game}, seed {seed}, after {at} decisions",
    hand = "Player {n} holds {cards}.",
    nodes = "{nodes} positions",
    ["not"] = "Perfect play is not known here: {problem}.",
    points = {
      one = "{n} point   {cards}",
      other = "{n} points  {cards}",
    },
    posed = "{game}",
    tricks = {
      one = "{n} trick   {cards}",
      other = "{n} tricks  {cards}",
    },
    turn = "Player {n} is to play. The camp still gets:",
    what = "solve counts tricks or points, not '{what}': solve points",
  },

  replay = {
    game = "{game}, seed {seed}",
    played = "{rounds} rounds, {decisions} decisions, all as recorded",
    unfinished =
      "The match is not over: tenace play --resume {file} goes on.",
  },

  simulate = {
    game = "{game}, seed {seed}, bots {bots}",
    played = "{games} games, {rounds} rounds, {decisions} decisions",
    speed = "{seconds} seconds, {rate} rounds a second",
    side = "side",
    wins = "won",
    share = "share",
    mean = "mean score",
    deviation = "deviation",
    draws = "drawn",
    side_seats = "{side} (seats {seats})",
    side_seat = "{side} (seat {seats})",
    length = "A round has {n} decisions on average.",
  },
}
