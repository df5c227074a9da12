-- Sentences about a match: its moves, its rules, its score, its record. Each is
-- a template; parts in braces are filled in.

return {
  -- fields of a match
  no_such_field = "a match has no '{name}'",
  field_gone = "a match has no '{name}' any more: see '{instead}'",
  no_hand = "a match has no 'hand', each player has one; and a step that gets "
    .. "a player is written with a colon, function game:after_trick(winner)",
  cannot_set_field = "'{name}' is not declared in round or keeps",

  -- moves
  needs_colon = "{word} belongs to a match: write it with a colon, "
    .. "m:{word}(…)",
  match_over = "the match is over",
  not_again = "decision {decision}, '{move}', cannot be made again: the rules "
    .. "do not allow it any more",
  no_such_card = "'{card}' is no card of this deck",
  not_held = "you do not hold {card}",
  dummy_lacks = "dummy does not hold {card}",
  in_dummy = "in dummy's hand {reason}",
  not_held_again = "you do not hold another {card}",
  held_too_few = "you hold only {n} of {card}, not {need}",
  not_so_many = "there is no other {card} to choose",
  not_there = "{card} is not among the cards to choose from",
  word_late = "too late: {n} cards are needed",
  word_with = "you may play none of {cards}, with which {word} is said",
  after_word = "after your word you must play {cards}",
  one_card = "the answer is one card, such as {card}",
  some_cards = "the number of cards must be {n}, not {given}",
  some_cards_range = "the number of cards must be {least} to {most}, not "
    .. "{given}",
  cards_not_accepted = "these cards may not be chosen together",
  holds_none = "you hold none of {cards}",
  holds_few = "you hold fewer than {n} of {cards}",
  a_choice = "the answer is one of these: {choices}",
  a_choice_of_many = "the answer is one of {n}, such as {choices}",
  slot_called = "CALLED",
  slot_card = "CARD",
  slot_cards = "CARDS",
  slot_copy = "COPY",
  slot_count = "COUNT",
  slot_n = "N",
  slot_number = "NUMBER",
  slot_place = "PLACE",
  slot_player = "PLAYER",
  slot_rank = "RANK",
  slot_suit = "SUIT",
  form_card = "{card} cannot be said here",
  form_count = "the number of cards must be {least} to {most}",
  form_count_one = "the number of cards must be {least}",
  form_said = { one = "you said one card and laid {laid}",
    other = "you said {n} cards and laid {laid}" },
  form_no_play = "{cards} is no combination: these are {names}",
  form_sum = "these cards do not add up",
  form_sum_all = "these cards are not all that add up",
  capture_one = "a card takes one of its value, or else a sum of that value",
  capture_rank_one = "{card} takes one card of its rank, and nothing else",
  capture_rank_all = "{card} takes all cards of its rank, and nothing else",
  capture_whole = "{card} takes the whole table, or nothing",
  capture_no_build = "there is no such build",
  capture_other_build = "a build is taken by a card of its value",
  capture_not_builds = "the card takes all that it can",
  capture_owns = "you own the build of {rank}",
  capture_no_taker = "you hold no card that would take the build",
  capture_no_other = "you hold no other {rank}",
  capture_one_of_two = "one card takes only one of the two builds",
  capture_no_raise = "the card and the build do not add up",
  capture_not_single = "a build of several sets cannot be raised",
  capture_not_added = "the card has another value than the build",
  capture_no_room = "there are too many builds",
  capture_can_take = "it can take something, so it has to",
  form_row_gap = "{cards} is no {combination}: its ranks must follow each "
    .. "other in {row}",
  form_row_least = "the {combination} needs at least {least} ranks in a row",
  form_row_most = "the {combination} has at most {most} ranks in a row",
  form_row_exactly = "the {combination} needs {least} ranks in a row",
  form_carries_nothing = "nothing",
  form_carries_cards = { one = "a card", other = "{n} cards" },
  form_carries_pairs = { one = "a pair", other = "{n} pairs" },
  form_load = "{core} may carry {loads}, of other ranks and different ones",
  form_load_any = "{core} may carry {loads}, of other ranks",
  form_apart = "{cards} may not be attached together",
  form_lower = "{cards} does not beat this {combination}: it must be above "
    .. "{top}",
  form_lower_equal = "{cards} does not beat this {combination}: it must be "
    .. "{top} or higher",
  form_other = "{cards} is of another kind, {kind}: a higher {combination} is "
    .. "asked for",
  form_other_or = "{cards} is of another kind, {kind}: a higher "
    .. "{combination} is asked for, or a {names}",
  form_count_as = "the number of cards must be {least}, as in the "
    .. "{combination} that lies there",
  form_count_or = "the number of cards must be {least}, as in the "
    .. "{combination} that lies there, unless it is a {names}",
  form_must = "{cards} must be among the cards",
  form_more = "{said} is not all: say {choices}",
  form_extra = "'{word}' is too much: say {said}",
  form_nothing = "say {choices}",
  lowest_bid = "the lowest bid is {bid}",
  higher_bid = "a bid must be higher than {bid}",
  higher_bid_next = "a bid must be higher than {bid}; the next that can be bid "
    .. "is {next}",
  no_bid_to_double = "there is no bid to double",
  own_bid = "the last bid is your own side's",
  bidding_closed = "{bid} is doubled, so nobody bids any more",
  doubled_already = "{bid} is doubled already",
  nothing_doubled = "nothing of yours is doubled",
  redoubled_already = "{bid} is redoubled already",
  no_bid = "{given} cannot be bid; the next that can is {bid}",
  must_open = "the first player must bid",
  over_partner = "over your partner's bid {bid} is the least",
  must_bid = "all others have passed, so you must bid",
  promises = "it promises {promise}",
  promised_points = "{n} points",
  not_stronger = "{cards} is not stronger than {standing}",
  declare_not_held = "you do not hold {cards}",
  own_declaration = "{standing} is your own declaration: you can only show "
    .. "more of the same",
  a_number = "the answer is a number from {least} to {most}",
  yes_or_no = "the answer is yes or no",
  card_prompt = "which card?",
  dummy_prompt = "which card does dummy play?",

  -- turns with melds
  draw_stage = "draw, or take the pile?",
  draw_stage_top = "draw, or take the top card of the pile?",
  draw_stage_down = "draw, or take the pile down to a card?",
  offer_stage = "take the top card of the pile?",
  meld_stage = "what do you meld?",
  discard_stage = "which card do you discard?",
  out_stage = "your partner asks: may I go out?",
  move_verb = "'{card}' is no move here: say {choices}",
  move_too_many = "'{card}' is one too many",
  knock_which = "say which card, as in {example}",
  discard_which = "say which card, as in {example}",
  meld_no_cards = "say which cards, as in {example}",
  meld_card = "{card} cannot be melded",
  meld_mixed = "these cards are neither of one rank nor in a row",
  meld_mixed_sets = "a meld is of one rank",
  meld_mixed_runs = "a meld is a row of one suit",
  meld_corner = "a run does not go round the corner",
  meld_unnamed = "say for which card {card} stands, as in {card}=5H",
  meld_stands = "no wild card can stand for {card} here",
  meld_suits = "no suit may be in a meld twice",
  meld_few = "a meld has at least {need} cards, and this has {n}",
  meld_many = "a meld has at most {need} cards, and these would be {n}",
  meld_all_wild = "wild cards alone are no meld: say to which they are added, "
    .. "as in {example}",
  meld_all_wild_plain = "wild cards alone are no meld",
  meld_most_wild = "a meld has at most {need} wild cards, and this would have "
    .. "{n}",
  meld_naturals = "a meld has at least {need} natural cards, and this has {n}",
  meld_per_wild = "{per} naturals are needed for each wild card: {need} for "
    .. "{wild}, and this has {n}",
  meld_with_wild = "{need} naturals are needed for a wild card, and this has "
    .. "{n}",
  meld_more_wild = "a meld has more naturals than wild cards: {need} for "
    .. "{wild}, and this has {n}",
  meld_last_wild = "no wild card goes with {card}",
  meld_run_wild = "no wild card may be in a run",
  meld_long = "a run has at most {need} cards, and these would be {n}",
  meld_rank = "your side has {need} melds of this rank ({rank}) already, and "
    .. "these cards go to none of them",
  meld_no_two = "your side has no two melds of that rank to join",
  meld_not_there = "there is no meld '{card}' that you may add to",
  meld_no_room = "there is no room for more melds",
  meld_not_last = "{card} is melded only to go out with it, and then at most "
    .. "one other card may be left",
  meld_over = "that was your last meld: discard",
  meld_first = "your side's first meld must count at least {need}, and this "
    .. "counts {n}",
  take_nothing = "there is no pile to take",
  take_top = "{card} lies on top, so the pile cannot be taken",
  take_frozen_none = "the pile is frozen, and you have no {rank}",
  take_frozen_one = "the pile is frozen, and you have only one {rank}",
  take_frozen = "the pile is frozen: show two natural cards of the rank of "
    .. "{card}",
  take_unopened_none = "your side has not melded, so you need two natural "
    .. "cards to take {card}, and you have no {rank}",
  take_unopened_one = "your side has not melded, so you need two natural "
    .. "cards to take {card}, and you have only one {rank}",
  take_unopened = "your side has not melded: show two natural cards of the "
    .. "rank of {card}",
  take_not_yet = "your side has not melded yet, so you may not take the pile",
  take_with = "say which cards go with {card}: two of its rank, or one and a "
    .. "wild card",
  take_with_pair = "say which two natural cards of its rank go with {card}; "
    .. "alone it only goes to a meld of your side that is not full",
  take_with_top = "the top card is taken into the hand: say take alone",
  take_one = "you hold only one card, so you may not take a pile of one card",
  take_which = "say down to which card of the pile, and how that is melded, as "
    .. "in {example}",
  take_lacks = "the pile has no {card}",
  take_at_once = "{card} would have to be melded at once, and fits no meld: "
    .. "say with which cards, as in {example}",
  draw_none = "the stock is gone",
  pass_stock = "you must draw, or take the pile",
  end_full_none = "your side has no {full}, so you may not be left without a "
    .. "card",
  end_full = "your side has only {n} {full}, and {need} are needed to go out, "
    .. "so you may not be left without a card",
  end_natural = "your side needs {need} {full} without wild cards to go out "
    .. "and has {n}, so you may not be left without a card",
  end_mixed = "your side needs {need} {full} with wild cards to go out and "
    .. "has {n}, so you may not be left without a card",
  end_second = "your partner has not taken up the second hand, so you must "
    .. "keep a card",
  end_unasked = "nobody goes out before the partner has said yes ({example}), "
    .. "so you must keep a card",
  end_discard = "you go out with a discard, so you must keep a card for it",
  end_keep = "your partner said no, so you must keep a card",
  end_out = "your partner said yes, so you must still be able to go out",
  out_not_asked = "you may not ask now",
  out_never = "you cannot go out in this turn",
  discard_taken = "you have just taken {card}: discard another card",
  draw_offered = "the top card of the pile is offered first: take it, or pass",
  take_refused = "all have passed on the top card, so you must draw",
  knock_never = "nobody can end the round so",
  knock_left = "your {left} is {n}; {need} is the most",
  knock_all = "your {left} is {n}, and it would have to be 0",
  layout_which = "which melds do you lay out?",
  layout_name = "layout {n}",
  layout_line = "\n  {name}: {melds}",
  layout_added = "{cards} added to {meld}",
  layout_left = "{cards} left over",
  layout_points = "points left over",
  layout_told = "{parts}: {name} {n}",
  move_stage_draw = "your turn begins: draw, or take the pile",
  move_stage_meld = "say {example} before you discard",
  move_stage_drawn = "you have drawn: meld, or say {example}",
  move_stage_discard_held = "you have your card: now discard one, or knock",
  move_stage_discard = "the drawing and melding is done: now discard a card",
  number_0 = "no", number_1 = "one", number_2 = "two", number_3 = "three",
  number_4 = "four", number_5 = "five", number_6 = "six", number_7 = "seven",

  -- obligations of the library
  follow_suit = "you hold {cards}, so you must follow {suit}",
  beat_led = "you hold {cards}, so you must beat {best}",
  beat_led_always = "you hold {cards}, so you must beat {best}",
  play_trump = "you have no {suit} but hold {cards}, so you must trump",
  overtrump = "you have no {suit} but hold {cards}, so you must play a trump "
    .. "higher than those played",
  binding = "the rule '{rule}' asks for {cards}",
  lead_anything = "you lead: play anything",
  no_suit_left = "you have no {suit}: play anything",
  nothing_led = "no suit has been led yet: play anything",
  nothing_binds = "nothing binds you: play anything",
  meets_follow_suit = "it follows {suit}",
  meets_rule = "it does what the rule '{rule}' asks for",
  is_allowed = "it is one of the possible answers",
  only_one = "it is the only possible answer",
  last_card_left = "it is the last card in the hand",

  -- plays of several cards
  lead_prompt = "what do you lead?",
  answer_prompt = "what do you play to {led}?",
  forced_prompt = "the throw fails: which of these must be led?",
  no_suit = "cards of no suit",
  one_suit = "what is led is of one suit",
  one_component = "only one component may be led, not {led}",
  owes_suit = "you hold {cards}, so you must play all of it to {suit}",
  owes_it = "you hold {cards}, so you must answer {led} with it",
  owes_them = "you hold {cards}, so you must answer {led} with them",
  owes_such = "you hold {cards}, so you must answer {led} with {owed}",
  owes_run = "{owed}, {n} of them side by side",
  throw_fails = "the throw fails: another player can beat {forced}",
  throw_counts = "a throw of {led}: all of it is led if nobody can beat a part "
    .. "of it",
  answers_led = "it answers {led} as well as you can",
  suit_runs_out = "you have no more {suit}: play anything with it",
  single = { one = "a single", other = "{n} singles" },
  pair = { one = "a pair", other = "{n} pairs" },
  triple = { one = "a triple", other = "{n} triples" },
  quad = { one = "a quad", other = "{n} quads" },
  tractor = {
    one = "a tractor of {length} pairs",
    other = "{n} tractors of {length} pairs",
  },
  bulldozer = {
    one = "a bulldozer of {length} triples",
    other = "{n} bulldozers of {length} triples",
  },
  quads_bulldozer = {
    one = "a bulldozer of {length} quads",
    other = "{n} bulldozers of {length} quads",
  },
  play_kills = "{cards} kills",
  play_unkilled = "the throw {cards} was not killed",
  play_unbeaten = "{cards} was not beaten",
  play_highest = "{cards} is the highest",

  -- ranks
  rank_A = "ace", rank_K = "king", rank_Q = "queen", rank_J = "jack",
  ranks_2 = "twos", ranks_3 = "threes", ranks_4 = "fours", ranks_5 = "fives",
  ranks_6 = "sixes", ranks_7 = "sevens", ranks_8 = "eights",
  ranks_9 = "nines", ranks_10 = "tens", ranks_J = "jacks", ranks_Q = "queens",
  ranks_K = "kings", ranks_A = "aces",

  -- suits
  clubs = "clubs", diamonds = "diamonds", hearts = "hearts",
  spades = "spades", coins = "oros", cups = "copas", swords = "espadas",
  batons = "bastos", trumps = "trumps", red = "red", yellow = "yellow",
  green = "green", blue = "blue",

  -- why a trick was won
  only_trump = "{card} is the only trump",
  highest_trump = "{card} is the highest trump",
  highest_of_suit = "{card} is the highest of {suit}",
  nobody_followed = "nobody else followed {suit}",
  first_of_equals = "{card} was played before its equal",
  last_of_equals = "{card} was played after its equal",
  cannot_win = "no card that can win was played, so the leader wins",

  -- errors of steps
  camp_points = "{points} points",
  camp_needs = "{points} of {needs} points",
  camp_with = "{points} of {needs} points, and the {pile}",
  camp_reached = "{points} points; {needs} are enough",
  camp_reached_with = "{points} points, and the {pile}; {needs} are enough",
  has_compared = "'has' answers how many there are, and nil where there are "
    .. "none, which cannot be compared: write if hand:has(card) then, or "
    .. "(hand:has(card) or 0) > 1",
  loops_over = "for … in goes over cards, a text or a list: for card "
    .. "in hand do; for _, item in ipairs(list) do",
  standing_table = "the step 'standing' must return a table of texts, numbers "
    .. "and lists of them: {wrong}",
  in_step = "game '{game}', step '{step}': {text}",
  in_game = "game '{game}': {text}",
  rounds_used_up = "game '{game}': {text}. Bots may never win the points that "
    .. "end it: play a number of rounds instead",

  -- positions
  no_value = "{game} has no step 'value'",
  solve_camp = "camp: the player in turn must be in it",
  solve_camps = "{game} cannot be solved: its players do not form two camps",
  solve_cards = "this position cannot be solved: more than 64 cards are left",
  solve_counts = "{game} cannot be solved: its cards count too much in all",
  solve_draws = "{game} cannot be solved while there is a stock: its rules let "
    .. "players draw between tricks",
  solve_for = "for: '{name}' cannot be counted",
  solve_hands = "a position is expected, as { hands = { \"…\", … } }",
  solve_no_card = "no card is to be played to a trick now",
  solve_no_memory = "there is not enough memory to solve this",
  solve_no_points = "the cards of {game} count no points",
  solve_own_rule = "{game} cannot be solved: one of its obligations is a "
    .. "function of its rules file",
  solve_score = "what a round scores cannot be solved: ask for \"tricks\" or "
    .. "\"points\"",
  solve_several = "{game} cannot be solved: several cards are played at once",
  solve_stopped = "{game}: {n} positions were not enough to solve this; later "
    .. "in the round fewer are",
  solve_uneven = "this position cannot be solved: the hands do not have a card "
    .. "for each trick that is left",
  no_melds = "{game} has no melds",
  lacks_fact = "the fields do not name '{name}', and so: {text}",
  no_such_fact = "{game} has no field or option '{name}'",
  no_position =
    "a position is expected, as { hand = \"…\", trick = { … } }",
  no_plays = "no card has been played",
  many_plays = "a trick of {game} has {players} plays, not {n}",
  scored_before = "before",

  -- words
  cycle_number = "cycle counts from 1",
  cycle_words = "cycle: the text has no words",
  bowers_suit = "bowers: 'C', 'D', 'H' or 'S' expected, not '{suit}'",
  copies_number = "copies: a whole number from 1 to 64 expected",
  rows_number = "rows: a whole number of cards, 1 at least, expected",
  set_cards = "{n} cards",
  set_of = "of {rank}",
  set_to = "to {rank}",
  set_in_trumps = "in trumps",
  stays_in_hand = "{card} may not be put away",
  goes_last = "{card} goes away only if nothing else is left",
  went_last = "nothing else was left to put away",
  put_away_key = "put_away: its table has keep and last, not '{key}'",
  call_no_suit = "that suit cannot be called",
  call_own = "you have {card}",
  call_void = "you hold no card of that suit",
  call_without = "you do not hold {card}",
  call_first = "call {rank} of a suit: you have not all of them",
  call_not_under = "you hold a card of a suit that you can call",
  call_under = "which card is under?",
  called_card = "the called suit is led: you must play {cards}",
  called_suit = "keep a card of the called suit: you may play {cards}",
  called_lead = "the first lead may not be of the called suit",
  announced_already = "your side has said that already",
  announced_other = "you are {own}, not {other}",
  announced = "{word} said",
  announced_against = "{points} against {word}",
  no_announcements = "the game has no fact 'announcements'",
  won = "won",
  lost = "lost",
  first_party = "first party",
  second_party = "second party",
  no_parties = "no parties have been formed in this round",
  paid_points = "{word}: the points are a whole number",
  party_share = "score_parties: {points} points cannot be divided among "
    .. "{players} players: name the declarer, who gets the rest",
  place_of = "place: '{word}' is not on the ladder",
  climbed = "{reason}, level {level}",
  climbed_out = "{reason}, the match",
  duel_ask = "what do you bid? Your game must count at least as much",
  duel_hold = "do you hold {bid}? Your game must count at least as much",
  counted_cards = "card points",
  counted_tricks = "tricks",
  counted_last = "last trick",
  counted_last_but_one = "last trick but one",
  items_wanted = "{word}: words of a text or a list expected, not a {kind}",

  -- fixed deals
  deal_pile = "deal: there is no pile '{name}'",
  deal_hands = "deal: there are {n} hands, not {given}",
  deal_cards = "deal: the cards of a pile are text, not a {given}",
  deal_card = "deal: '{card}' is no card of this deck",
  deal_too_long = "deal: seat {seat} is dealt {n} cards, not {given}",
  deal_too_many = { one = "deal: there is only {n} of {card}",
    other = "deal: there are only {n} of {card}" },
  deal_more_cards = "deal: there are only {n} cards",
  deal_seat = "deal: there is no seat {seat}",
  deal_rounds = "deal: more than {n} rounds",
  deal_table = "deal: a table of piles is expected, as { hands = { … } }",

  deal_unknown = "the cards were shuffled again in this round, so its deal is "
    .. "unknown",
  deal_no_card = "deal: there is no {card} in this round",
  swap_two = "swap: name two cards that change places",
  give_as_many = "give: {n} for {given}: the same number of cards must go back",
  give_nothing_back = "give: there is no card to go back for it",
  give_not_held = "give: seat {player} does not hold {card}",
  fix_too_many = "fix: {pile} has {n} cards, not {given}",

  -- going to another time
  go_to_what = "go_to: say trick, round or decision, and its number",
  go_to_no_trick = "there has been no trick {n} yet",
  go_to_no_round = "there has been no round {n} yet",
  go_to_no_decision = "there has been no decision {n} yet",

  -- arguments of the library's functions
  in_call = "{word}: {text}",
  no_table = "{word}: a table is expected, not a {given}",
  no_count = "{word}: {name} is a whole number from {least} on, not '{given}'",
  no_count_to = "{word}: {name} is a whole number from {least} to {most}, not "
    .. "'{given}'",
  no_text = "{word}: a text is expected, not a {given}",
  set_what = "set: options are expected, as a table by name or as a text",
  no_seat = "there is no seat '{seat}', only 1 to {players}",

  -- bots and seeds
  bot_refused = "the bot's move '{move}' is not allowed: {why}",
  no_such_bot = "no bot '{name}': there are random, search and search:N, N "
    .. "from 1 to {most}",
  games_number = "games are a whole number from 1 on, not '{given}'",
  rounds_number = "rounds are a whole number from 1 on, not '{given}'",
  sure_number = "sure is per cent, a whole number from 1 to 99, not "
    .. "'{given}'",
  review_match = "review: a match is expected",
  no_grade = "a puzzle is easy, medium or hard, not {grade}",
  games_in_list = "compare: name the games one after the other, not in a list: "
    .. "compare(\"GAME\", \"GAME+HOUSE_RULE\")",
  no_seed = "a seed is a whole number, not '{seed}'",
  seed_twice = "'{line}' names its seed; leave the other one out",
  over_before = "the match is over after {n} decisions, before {asked}",
  position_dealt = "cards were given; a record keeps them",
  position_played = "not only bots have decided; a record keeps the moves",

  -- comparisons
  open_which = "open: say the number of a deal, 1 for the first",
  open_matches = "open: whole matches were compared; compare deals to open one",
  compare_either = "compare: rounds compares deals and matches whole matches: "
    .. "leave one out",
  sweep_what = "sweep: name an option and its values, or house rules: "
    .. "sweep(\"GAME\", \"rounds=1,3,5\")",
  sweep_two = "sweep: {what} has one value; name at least two, as in "
    .. "rounds=1,3,5",
  sweep_many = "sweep: {what} has {n} values; name at most {most}, as in "
    .. "rounds=1,3,5",
  compare_two = "compare needs at least two games",
  compare_players = "{one} and {other} cannot be compared deal by deal: "
    .. "{first} players and {second}",
  compare_sides = "{one} and {other} cannot be compared: the sides differ, "
    .. "seats {first} and {second}",

  -- replays
  too_few = "the record ends before the match could begin",

  -- records
  record_first = "line 1: not a record: it begins with 'tenace record 1'",
  record_newer = "line 1: the record is newer: its form is {n}, and this "
    .. "version reads 1 and 2",
  record_word = "line {line}: '{word}' is not known here",
  record_check = "line {line}: damaged or changed: its check is not right",
  record_missing = "line {line}: the record has no {what}",
  record_twice = "line {line}: a second {what}",
  record_value = "line {line}: {what} cannot be '{value}'",
  record_seat = "line {line}: player {given} cannot move, it is player {due}'s "
    .. "turn",
  record_move = "line {line}: {move}: {why}",
  record_mark = "line {line}: {move}: {why}; earlier versions could write this "
    .. "after a change of rules or cards: such a record can be played once the "
    .. "~ and the digits behind it are removed from its lines",
  record_over = "line {line}: the match was over before this move",
  record_result = "line {line}: the result of round {round} is {found}, "
    .. "the record says {given}",
  record_forced = "only {move} was possible here",
  record_not_forced = "there was a choice here",
  record_place = "line {line}: the result of round {round} belongs elsewhere",
  record_size = "line 1: a record of more than {n} million bytes is not read",
  record_rounds = "line {line}: cards are fixed in {n} rounds at the most",
  record_files = "line {line}: a record has {n} rules files at the most",
  record_decisions = "line {line}: a record has {n} decisions at the most",
  record_lines = "line {line}: rules in a record have {n} lines at the most",
  record_unused = "line {line}: these rules do not use the file",
  record_path = "line {line}: a record opens no file, so its rules must be in "
    .. "it: {path}",
  record_fails = "line {line}: {why}",
  record_winner = "line {line}: the match was not won by {given}",
  record_rules = "line {line}: the rules in the record are in error: {why}",
}
