-- Sentences of rulebooks, in English.

return {
  table = "The table",
  melds_title = "Melds",
  taking_title = "The discard pile",
  ranking = "Which card is higher",
  steps = "How it is played",
  scoring = "Scoring",
  match = "The match",
  headings = {
    deal = "The deal",
    trumps = "Trumps",
    bidding = "The bidding",
    contract = "The contract",
    exchange = "The exchange",
    lead = "The first lead",
    before_play = "Before the first lead",
    before_turn = "Before each turn",
    play = "The play",
    turn = "A turn",
    after_trick = "After each trick",
    after_round = "After the round",
    dealer = "The dealer",
    ending = "The end of the match",
  },
  obligations = "What must be played",
  options = "Options in this game",
  house = "House rules",
  examples = "Worked examples",
  examples_left = {
    one = "1 more worked example is not on this page: tenace rules "
      .. "{spec} --examples has it.",
    other = "{n} more worked examples are not on this page: tenace rules "
      .. "{spec} --examples has them.",
  },
  played_as = "As it is played here: {spec}",
  written = "written: {file}",
  against = "{one} against {other}",
  against_sentence = "The rules of {one} (-), and those of {other} (+).",
  fails = "These rules fail while they are played, so this page lacks what "
    .. "they could not be asked: {problem}",
  no_difference = "These rules do not differ.",
  same_page = "The rulebook says the same of both. It has only those steps "
    .. "that have a comment above them.",
  ["end"] = {
    rounds = { one = "The match ends after 1 round; the highest total wins.",
      other = "The match ends after {n} rounds; the highest total wins." },
    rounds_lowest = {
      one = "The match ends after 1 round; the lowest total wins.",
      other = "The match ends after {n} rounds; the lowest total wins." },
    rounds_highest_of = {
      one = "The match ends after 1 round; the highest {what} wins.",
      other = "The match ends after {n} rounds; the highest {what} wins." },
    rounds_lowest_of = {
      one = "The match ends after 1 round; the lowest {what} wins.",
      other = "The match ends after {n} rounds; the lowest {what} wins." },
    total = "The match ends when a total reaches {n}; the higher total wins.",
    total_lowest = "The match ends when a total reaches {n}; the lowest total "
      .. "wins.",
    ties = "If several have the best total then, the match is a draw.",
    ties_of = "If several share it then, the match is a draw.",
    floor_ends = "It ends, too, when a side has {n} or less: that side has "
      .. "lost.",
  },
  camps = {
    needs = "The {first} needs {needs} card points; with fewer the {others} "
      .. "win.",
    announced_least = "With any announcement the {first} needs at least "
      .. "{announced}.",
    with = "What lies in the {with} at the end counts for the {first}.",
    unless = "Card points do not matter in: {contracts}.",
  },
  tricks = {
    trumps = "Each player in turn plays a card. The highest trump takes the "
      .. "trick or, if there is none in it, the highest card of the suit led. "
      .. "Whoever takes a trick leads to the next.",
    plain = "Each player in turn plays a card. The highest card of the suit "
      .. "led takes the trick, and whoever takes it leads to the next.",
    several = "Whoever takes a trick leads to the next.",
  },
  left_out = "{pack}, without {cards}",
  first_deal = { drawn = "The first dealer is drawn at random." },
  next_deal = {
    drawn = "The first dealer is drawn at random. {next}",
    other = "The players deal in turn, round by round.",
    clockwise = "The player on the dealer's left deals the next round.",
    anticlockwise = "The player on the dealer's right deals the next round.",
  },
  letters_row = "letters",
  letters = {
    jokers = "BJ the big joker, LJ the little joker",
    joker = "BJ a joker",
    spanish = "A as (ace), S sota (jack), C caballo (knight), R rey (king); as "
      .. "suits O oros (coins), C copas (cups), E espadas (swords), B bastos "
      .. "(clubs)",
    italian = "A asso (ace), S fante (jack), C cavallo (knight), R re "
      .. "(king); as suits O coins, C cups, E swords, B clubs",
    tarot = "J jack, N knight, Q queen, K king; T a trump, EX the excuse",
    colours = "R red, Y yellow, G green, B blue; S skip, V reverse, D draw "
      .. "two; W wild, W4 wild draw four",
    flower = "the number of a card is its month: 1 pine, 2 plum, 3 cherry, 4 "
      .. "wisteria, 5 iris, 6 peony, 7 bush clover, 8 susuki grass, 9 "
      .. "chrysanthemum, 10 maple, 11 willow, 12 paulownia; L lights, A "
      .. "animals, R ribbons, P plain cards",
  },
  tags = "named cards",
  no_limit = "any number",
  change = { section = "{section}, {label}", was = "- {text}",
    is = "+ {text}", cite = "{file} line {line}" },
  players = "players",
  turn = "turn",
  deck = "cards",
  ranks = "ranks, low to high",
  combinations_title = "Combinations",
  combinations = {
    cards = "{cards}",
    loose = "any {n} cards of one suit",
    rank = { one = "one card", other = "{n} cards of a rank" },
    row = {
      one = "{run} cards in a row",
      other = "{n} cards of each of {run} ranks in a row",
    },
    exactly = "{least}",
    from_to = "{least} to {most}",
    one_suit = "of one suit",
    with = { one = "with another card", other = "with {n} other cards" },
    with_pairs = { one = "with a pair", other = "with {n} pairs" },
    with_each = {
      one = "with another card for each rank",
      other = "with {n} other cards for each rank",
    },
    with_pairs_each = {
      one = "with a pair for each rank",
      other = "with {n} pairs for each rank",
    },
    any = "which may be alike",
    suit_first = "compared by suit, then by rank",
    equal = "one that is as high beats it, too",
    longer = "a longer one beats it, too",
    all = "beats every other combination",
    all_but = "beats every other combination except {names}",
    beats = "beats {names}",
    over = "{name}",
    over_run = "{name} (from {run} ranks on)",
    over_rank = "{name} of {rank}",
    over_rank_run = "{name} of {rank} (from {run} ranks on)",
    part = "; ",
    join = ", ",
    attached = "attached cards",
    attached_other = "of other ranks than those that they are attached to",
    attached_different = "of different ranks, and of other ranks than the "
      .. "cards that they are attached to",
    attached_apart = "{ranks}; {cards} not together",
    rank_order = "low to high",
    row_of = "ranks in a row",
    beating = "what beats what",
    higher = "the same combination of as many cards, if it is higher",
    higher_core = "the same combination of as many cards, if it is higher; "
      .. "cards attached to it do not count",
    suits = "suits, low to high",
    suits_decide = "{suits}; of equal ranks the suit of the highest "
      .. "card decides",
  },
  points = "card points",
  points_trumps = "points of trumps",
  points_case = "points if {field} is {value}",
  points_trumps_case = "points of trumps if {field} is {value}",
  ["and"] = " and ",
  against_side = " against ",
  each_alone = "{n}, each for oneself",
  sides_form = "{n}; sides form anew in each round, and all have points "
    .. "of their own",
  in_named_sides = "{n}: {sides}",
  named_side = "side {side} (seats {seats})",
  else_alone = "{players}; with {numbers}, each plays alone",
  clockwise = "clockwise, as the seats are numbered",
  anticlockwise_seats = "anticlockwise, in this order of seats: {seats}",
  pack = "{n} cards: {suits}",
  packs = "{n} cards of {packs} packs: {suits}",
  suit_names = {
    tarot = { T = "trumps" },
    flower = { L = "lights", A = "animals", R = "ribbons", P = "plain cards" },
  },
  with_wild = ", {n} of them wild cards",
  with_excuse = ", and the excuse",
  with_jokers = { one = ", one of them a joker",
    other = ", {n} of them jokers" },
  points_of = "{rank}: {n}",
  points_each_trick = "each trick",
  points_last_trick = "last trick",
  points_last_but_one = "last trick but one",
  points_others = "the others",
  points_own = "{rank}: their number",
  points_number = "their number",
  points_range = "{first} to {last}",
  levels = "levels",
  levels_alone = "from {first} to {last}; each player has their own, and "
    .. "scores 1 for each level that they rise; a rise ends at {stops}, and "
    .. "whoever rises from {last} has won the match",
  levels_score = "from {first} to {last}; each side has its own, and scores 1 "
    .. "for each level that it rises; a rise ends at {last}, and whoever "
    .. "rises from {last} has won the match",
  levels_score_stop = "from {first} to {last}; each side has its own, and "
    .. "scores 1 for each level that it rises; a rise ends at {stops} and "
    .. "{last}, and whoever rises from {last} has won the match",
  own_fact = "{name} {value}",
  own_facts = "{name}: {value}",
  contracts = "contracts",
  contract = "{name} {value}",
  contract_times = "base value, counted {from} to {to} times: {list}",
  contract_fixed = "fixed value: {list}",
  contract_value = "{value}",
  contract_value_times = "{value}, counted {from} to {to} times",
  contents = "Contents",
  captures = {
    row = "what a card takes",
    one = "A card takes one card that counts as much, or several that add up "
      .. "to it.",
    several = "A card takes cards that count as much, and sets that add up to "
      .. "it: one of these, or several at once.",
    rank_one = "A card that counts nothing takes one card of its rank.",
    rank_all = "A card that counts nothing takes all cards of its rank.",
    one_first = "While one card counts as much, no sum is taken.",
    all = "It takes all that it can.",
    must = "A card that can take something may not stay on the table.",
    also_row = "counted otherwise, too",
    also = "{rank} {n}",
    whole_row = "the whole table",
    whole = "each of these takes all that lies there, and nothing less: "
      .. "{cards}",
    whole_own_first = "each of these takes all that lies there, or one of its "
      .. "own rank if one lies there: {cards}",
    builds_row = "builds",
    builds = "A card of the hand and cards of the table that add up become a "
      .. "build, in one set or several, if the player holds another card that "
      .. "takes it. A build of one set is raised by a card that makes it count "
      .. "more; cards of the table that add up to the same may join it. A set "
      .. "with a card of the hand may be added to any build. Who did one of "
      .. "these last owns the build, keeps a card that takes it, and leaves no "
      .. "card on the table. Any player may take a build.",
    said_row = "what one says",
    said_takes = "`CARD takes CARDS`, the card of the hand first.",
    said_stays = "`CARD` alone: it stays on the table.",
    said_stays_word = "`{word} CARD`: it stays on the table.",
    said_builds = "`CARD takes CARDS build NUMBER`: each build has a number. "
      .. "`build VALUE CARD CARDS`: a new build. `raise NUMBER to VALUE CARD`. "
      .. "`add CARD CARDS to NUMBER`: a set joins that build.",
  },
  announcements_title = "Announcements",
  reached_title = "How high a round is won",
  patterns = {
    row = "what counts: {name}",
    sum = "{name}: cards that count {n} together, {counts}",
    same = "{name}: {n} of a rank, {counts}",
    run = "{name}: {n} or more ranks in a row, {counts}",
    suited = "{name}: all of one suit, {n} or more, {counts}",
    points = "{n}",
    each = "{n} a card",
  },
  instead = "House rule {house}: {text}",
  step = "{name}: {text}",
  flag = "true or false",
  any_text = "any text",
  words_of = "of {words}",
  from_to = "{from} to {to}",
  preset = "{value} (house rule {by})",
  changes_part = "House rule {house} changes a part of this.",
  silenced_by_house = "{value}, without effect because of house rule {by}",
  silenced = "{value}, without effect because of {by}",
  chosen = "{value} (chosen)",
  is_allowed = "{move} is allowed",
  is_refused = "{move} is refused: {reason}",
  nobody_yet = "nobody yet",
  nobody = "nobody: a draw",
  nothing = "nothing",
  seat = "seat {seat}",
  hand_of = "in hand, seat {seat}",
  side = "side {side}",
  example_each = "{what} {whose}",     -- "taken by" "side 1"
  answer = "{label} {text}",
  answer_why = "{text} ({why})",
  of_side = "side {side}: {value}",
  of_seat = "seat {seat}: {cards}",
  yes = "yes",
  no = "no",
  is_meld = { set = "yes, a set", run = "yes, a run",
    wild = "yes, of wild cards" },
  with_others = "{cards} and others",
  part_named = { turned = "turned up", hole = "hole cards",
    counts = "cards in hand", discard = "discard pile", players = "players",
    first_dealer = "dealer" },
  part = {
    given = "{name} {value}",
    join = ", ",
    both = "with {given}: {gives}",
    gives = "{gives}",
    left = "{name} {value}",
  },
  example = {
    step = "worked out", with = "with",
    option = "option {name}",
    fields = "fields",
    options = "options",
    hand = "in hand",
    trick = "played",
    played = "played before",
    others = "others hold",
    cards = "cards",
    deal = "dealt",
    moves = "said and played",
    before = "score before",
    tricks = "tricks",
    held = "dealt to",
    won = "taken by",
    last_won = "last tricks taken by",
    party = "first party",
    round_number = "round",
    dealer = "dealer",
    counted = "counted before",
    legal = "may be played",
    possible = "possible",
    allowed = "allowed",
    refused = "refused",
    because = "by the rule",
    forced = "forced",
    winner = "wins",
    value = "worth",
    meld = "is a meld",
    points = "points",
    scores = "score after",
    won_by = "won by",
    gives = "gives",
    by_round = "by round",
    leaves = "then",
    why = "why",
  },
  rank = {
    always = "always",
    trumps = "trumps from high to low: {cards}",
    of_trump = "{ranks} of the trump suit",
    of_one_suit = "{ranks} of {suit}",
    other_of_rank = "the {rank} of each other suit, all equal",
    special_of_trump = "the {rank} of the trump suit",
    of_trump_without = "{ranks} of the trump suit, without the {rank}",
    of_any = "{ranks}",
    of_any_without = "{ranks}, without the {rank}",
    any = "any {fact}",
    all_of_rank = "the {rank} of each suit, all equal",
    equal = " = ",
    join = ", ",
    part = "; ",
    no_trumps = "no trumps",
    alone = {
      one = "no trumps; {cards} belongs to no suit and beats all others",
      other = "no trumps; {cards} belong to no suit and beat all others, "
        .. "the first of them the highest",
    },
    other_suits = "the other suits: {ranks}",
    each_suit = "each suit from high to low: {ranks}",
    of_suit = "{suit}: {ranks}",
    worthless = { one = "{cards} belongs to no suit and never wins",
      other = "{cards} belong to no suit and never win" },
    later = "the later one of two {cards} in a trick wins",
    fact = "{fact} {value}",
    fact_or_none = "{fact} {value}, or none",
    without = "no {fact}",
    ["or"] = "{first} or {last}",
    case = "; ",
  },
  plays_title = "Several cards at once",
  plays = {
    led = "what is led",
    formats_alike = "one card; a pair, or three or more: cards of the same "
      .. "rank and suit; a tractor: two or more pairs that are neighbours in "
      .. "the order of one suit, or as many sets of three, a bulldozer, or of "
      .. "four. These are the formats",
    throws = "several of them together, of one suit: a throw. All of it is "
      .. "led if no other hand can beat a part of it; otherwise it fails, and "
      .. "a part that can be beaten must be led alone: of several the next "
      .. "player chooses one",
    no_throws = "only one of these at a time",
    owed = "the others",
    owes_suit = "play the same number of cards, and cards of the suit as long "
      .. "as they hold any, of whatever format",
    owes = "play the same number of cards, and cards of the suit as long as "
      .. "they hold any; among these the formats led, as far as the hand has "
      .. "them: first tractors, then pairs",
    short = "short tractors",
    any_pairs = "a hand without a tractor as long as the one led owes pairs, "
      .. "not a shorter tractor",
    short_too = "a hand without a tractor as long as the one led owes its "
      .. "shorter ones",
    triples = "for three side by side",
    pairs_one = "two pairs side by side come before one set of three",
    pairs_two = "two pairs side by side come before two sets of three",
    wins = "what wins",
    beaten = "the same formats in the suit led, higher; or in trumps, from a "
      .. "player who has none of the suit: that kills. Of equal cards those "
      .. "played first win",
    by_format = "; if two players kill a throw, the higher one of its largest "
      .. "format decides",
    by_highest = "; if two players kill a throw, the highest card decides",
  },
  option_text = "{says} ({values}; usually {default})",
  option = { on_card = "{value}: {says}",
    name = "option", value = "here", values = "possible",
    default = "usual", says = "what it means" },
  obligation = {
    follow_suit = "a player who holds a card of the suit led must play one",
    beat_led_untrumped = "the best card of the suit led must be beaten in "
      .. "that suit if possible, unless the trick has been trumped",
    beat_led_trumps = "the highest trump in the trick must be beaten if "
      .. "possible, whoever played it",
    beat_led_always =
      "the best card of the suit led must be beaten in that suit if "
      .. "possible, though the trick has been trumped",
    play_trump = "a player who cannot follow must play a trump",
    overtrump_or_free = "a player who cannot follow must play a trump, higher "
      .. "than any already played; whoever has no such trump need not trump",
    overtrump_or_lower = "a player who cannot follow must play a trump, higher "
      .. "than any already played if possible",
    play_lower = "a player who cannot follow and holds no higher trump must "
      .. "play a lower one",
    play_called = "when its suit is led, whoever holds the card called must "
      .. "play it",
    keep_called = "until the card called is played, its holder keeps it and "
      .. "leads no other card of its suit, and the player who has called it "
      .. "keeps a card of the suit",
    lead_called = "the first lead may not be of the suit of the card called, "
      .. "but may be that card",
  },
  duty = {
    free_row = "otherwise",
    free = "any card may be played",
    sort_suit_led = "the suit led",
    sort_higher = "cards that beat the best of the suit led",
    sort_trumps = "trumps",
    rank_of_trumps = "{rank} of trumps",
    sort_higher_trumps = "trumps above the best one played",
    sort_lower_trumps = "trumps below the best one played",
    play = "whoever holds {cards} must play it",
    avoid = "a player who has other cards may not play {cards}",
    only = "a player who has cards other than {only} may not play {cards}",
    case = "{conditions}: {text}",
    exempt = "{text}, but {cards} may always be played",
    once_empty = "once {pile} is gone",
    pile_stock = "the stock",
    pile_turned = "the turned card",
    pile_discard = "the discard pile",
    pile_any = "the {name}",
    until_played = "before {cards} have been played",
    until_thrown = "before {cards} have been played to another suit",
    trumps_one_suit = "{text}; all trumps together are one suit, whatever "
      .. "suit is printed on them",
    when_leading = "when leading",
    when_first_trick = "in the first trick",
    when_trump_led = "when trumps were led",
    when_trumped = "when the trick has been trumped",
    when_partner_wins = "when the player's side is winning the trick",
    when_void = "without a card of the suit led",
    unless_leading = "when not leading",
    unless_first_trick = "after the first trick",
    unless_trump_led = "unless trumps were led",
    unless_trumped = "unless the trick has been trumped",
    unless_partner_wins = "unless the player's side is winning the trick",
    unless_void = "unless the player has no card of the suit led",
    when_flag = "when it is so: {name}",
    unless_flag = "unless it is so: {name}",
    when_empty = "when there is no {name}",
    unless_empty = "unless there is no {name}",
    when_value = "when {name} is {values}",
    unless_value = "unless {name} is {values}",
    some_cards = "certain cards",
    best = "the best card",
  },
}
