-- Sentences of rulebooks, in German. See en/rulebook.lua.

return {
  table = "Am Tisch",
  melds_title = "Meldungen",
  taking_title = "Der Ablagestapel",
  ranking = "Rangfolge der Karten",
  steps = "Spielablauf",
  scoring = "Wertung",
  match = "Die Partie",
  headings = {
    deal = "Das Geben",
    trumps = "Trumpf",
    bidding = "Das Reizen",
    contract = "Die Spielansage",
    exchange = "Das Tauschen",
    lead = "Das erste Ausspiel",
    before_play = "Vor dem ersten Ausspiel",
    before_turn = "Vor jedem Zug",
    play = "Das Spiel",
    turn = "Ein Zug",
    after_trick = "Nach jedem Stich",
    after_round = "Nach der Runde",
    dealer = "Der Geber",
    ending = "Das Ende der Partie",
  },
  obligations = "Bedienen und Stechen",
  options = "Optionen in diesem Spiel",
  house = "Hausregeln",
  examples = "Beispiele",
  examples_left = {
    one = "1 weiteres Beispiel steht nicht auf dieser Seite: tenace "
      .. "rules {spec} --examples zeigt es.",
    other = "{n} weitere Beispiele stehen nicht auf dieser Seite: tenace "
      .. "rules {spec} --examples zeigt sie.",
  },
  played_as = "Gespielt wird: {spec}",
  written = "geschrieben: {file}",
  against = "{one} gegen {other}",
  against_sentence = "Die Regeln von {one} (-) und die von {other} (+).",
  fails = "Diese Regeln scheitern beim Spielen; dieser Seite fehlt, wonach "
    .. "sie nicht gefragt werden konnten: {problem}",
  no_difference = "Diese Regeln unterscheiden sich nicht.",
  same_page = "Das Regelheft sagt von beiden dasselbe. Es hat nur die "
    .. "Schritte, über denen eine Anmerkung steht.",
  ["end"] = {
    rounds = {
      one = "Die Partie endet nach 1 Runde; die höchste Punktzahl gewinnt.",
      other = "Die Partie endet nach {n} Runden; die höchste Punktzahl gewinnt." },
    rounds_lowest = {
      one = "Die Partie endet nach 1 Runde; die niedrigste Punktzahl gewinnt.",
      other = "Die Partie endet nach {n} Runden; die niedrigste Punktzahl "
        .. "gewinnt." },
    rounds_highest_of = {
      one = "Die Partie endet nach 1 Runde; der höchste Wert gewinnt: {what}.",
      other = "Die Partie endet nach {n} Runden; der höchste Wert gewinnt: "
        .. "{what}." },
    rounds_lowest_of = {
      one = "Die Partie endet nach 1 Runde; der niedrigste Wert gewinnt: "
        .. "{what}.",
      other = "Die Partie endet nach {n} Runden; der niedrigste Wert gewinnt: "
        .. "{what}." },
    total = {
      one = "Die Partie endet, sobald eine Partei {n} Punkt hat; die höchste "
        .. "Punktzahl gewinnt.",
      other = "Die Partie endet, sobald eine Partei {n} Punkte hat; die höchste "
        .. "Punktzahl gewinnt.",
    },
    total_lowest = {
      one = "Die Partie endet, sobald eine Partei {n} Punkt hat; die niedrigste "
        .. "Punktzahl gewinnt.",
      other = "Die Partie endet, sobald eine Partei {n} Punkte hat; die "
        .. "niedrigste Punktzahl gewinnt.",
    },
    ties = "Haben dann mehrere die beste Punktzahl, so endet die Partie "
      .. "unentschieden.",
    ties_of = "Sind dann mehrere gleich gut, so endet die Partie unentschieden.",
    floor_ends = "Sie endet auch, wenn eine Partei {n} oder weniger hat: "
      .. "diese hat verloren.",
  },
  camps = {
    needs = "Wer {first} ist, braucht zum Gewinn {needs} Augen; mit weniger "
      .. "gewinnen die anderen ({others}).",
    announced_least = "Wer als {first} etwas angesagt hat, braucht mindestens "
      .. "{announced}.",
    with = "Was im {with} liegt, zählt am Ende mit ({first}).",
    unless = "Auf die Augen kommt es nicht an bei: {contracts}.",
  },
  tricks = {
    trumps = "Reihum spielt jeder eine Karte. Der höchste Trumpf gewinnt den "
      .. "Stich oder, wenn keiner darin ist, die höchste Karte der "
      .. "ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.",
    plain = "Reihum spielt jeder eine Karte. Die höchste Karte der "
      .. "ausgespielten Farbe gewinnt den Stich, und wer ihn macht, spielt zum "
      .. "nächsten aus.",
    several = "Wer einen Stich macht, spielt zum nächsten aus.",
  },
  left_out = "{pack}, ohne {cards}",
  first_deal = { drawn = "Der erste Geber wird ausgelost." },
  next_deal = {
    drawn = "Der erste Geber wird ausgelost. {next}",
    other = "Die Spieler geben reihum, Runde für Runde.",
    clockwise = "Die nächste Runde gibt, wer links vom Geber sitzt.",
    anticlockwise = "Die nächste Runde gibt, wer rechts vom Geber sitzt.",
  },
  letters_row = "Buchstaben",
  letters = {
    jokers = "BJ der große Joker, LJ der kleine Joker",
    joker = "BJ ein Joker",
    spanish = "A Ass, S Sota (Bube), C Caballo (Ritter), R Rey (König); als "
      .. "Farben O Münzen (Oros), C Kelche (Copas), E Schwerter (Espadas), B "
      .. "Stäbe (Bastos)",
    italian = "A Ass (asso), S Bube (fante), C Ritter (cavallo), R König "
      .. "(re); als Farben O Münzen, C Kelche, E Schwerter, B Stäbe",
    tarot = "J Bube, N Ritter, Q Dame, K König; T ein Trumpf, EX der Narr "
      .. "(Excuse)",
    colours = "R Rot, Y Gelb, G Grün, B Blau; S Aussetzen, V Richtungswechsel, "
      .. "D Zieh zwei; W Farbwahl, W4 Zieh vier",
    flower = "die Zahl einer Karte ist ihr Monat: 1 Kiefer, 2 Pflaume, 3 "
      .. "Kirsche, 4 Glyzinie, 5 Iris, 6 Päonie, 7 Buschklee, 8 Susuki-Gras, "
      .. "9 Chrysantheme, 10 Ahorn, 11 Weide, 12 Paulownie; L Lichter, A "
      .. "Tiere, R Bänder, P einfache Karten",
  },
  tags = "Karten mit Namen",
  no_limit = "beliebig viele",
  change = { section = "{section}, {label}", was = "- {text}",
    is = "+ {text}", cite = "{file}, Zeile {line}" },
  players = "Spieler",
  turn = "Spielrichtung",
  deck = "Karten",
  ranks = "Ränge, von niedrig bis hoch",
  combinations_title = "Kombinationen",
  combinations = {
    cards = "{cards}",
    loose = "{n} beliebige Karten einer Farbe",
    rank = { one = "eine Karte", other = "{n} Karten eines Ranges" },
    row = {
      one = "{run} Karten in Folge",
      other = "je {n} Karten von {run} Rängen in Folge",
    },
    exactly = "{least}",
    from_to = "{least} bis {most}",
    one_suit = "in einer Farbe",
    with = { one = "mit einer anderen Karte",
      other = "mit {n} anderen Karten" },
    with_pairs = { one = "mit einem Paar", other = "mit {n} Paaren" },
    with_each = {
      one = "mit je einer anderen Karte für jeden Rang",
      other = "mit je {n} anderen Karten für jeden Rang",
    },
    with_pairs_each = {
      one = "mit je einem Paar für jeden Rang",
      other = "mit je {n} Paaren für jeden Rang",
    },
    any = "auch gleiche",
    suit_first = "verglichen nach der Farbe, dann nach dem Rang",
    equal = "eine gleich hohe schlägt sie auch",
    longer = "eine längere schlägt sie auch",
    all = "schlägt jede andere Kombination",
    all_but = "schlägt jede andere Kombination außer: {names}",
    beats = "schlägt: {names}",
    over = "{name}",
    over_run = "{name} (ab {run} Rängen)",
    over_rank = "{name} vom Rang {rank}",
    over_rank_run = "{name} vom Rang {rank} (ab {run} Rängen)",
    part = "; ",
    join = ", ",
    attached = "angehängte Karten",
    attached_other = "von anderen Rängen als die Karten, an denen sie hängen",
    attached_different = "von verschiedenen Rängen, und von anderen als die "
      .. "Karten, an denen sie hängen",
    attached_apart = "{ranks}; {cards} nicht zusammen",
    rank_order = "von niedrig bis hoch",
    row_of = "Ränge in Folge",
    beating = "was was schlägt",
    higher = "dieselbe Kombination aus ebenso vielen Karten, wenn sie höher "
      .. "ist",
    higher_core = "dieselbe Kombination aus ebenso vielen Karten, wenn sie "
      .. "höher ist; angehängte Karten zählen dabei nicht",
    suits = "Farben, von niedrig bis hoch",
    suits_decide = "{suits}; bei gleichen Rängen entscheidet die "
      .. "Farbe der höchsten Karte",
  },
  points = "Kartenwerte",
  points_trumps = "Werte der Trümpfe",
  points_case = "Kartenwerte bei {field} {value}",
  points_trumps_case = "Werte der Trümpfe bei {field} {value}",
  ["and"] = " und ",
  against_side = " gegen ",
  each_alone = "{n}, jeder für sich",
  sides_form = "{n}; die Parteien bilden sich in jeder Runde neu, Punkte "
    .. "hat jeder für sich",
  in_named_sides = "{n}: {sides}",
  named_side = "Partei {side} (Plätze {seats})",
  else_alone = "{players}; mit {numbers} spielt jeder für sich",
  clockwise = "im Uhrzeigersinn, wie die Plätze gezählt werden",
  anticlockwise_seats = "gegen den Uhrzeigersinn, in dieser Reihenfolge der "
    .. "Plätze: {seats}",
  pack = "{n} Karten: {suits}",
  packs = "{n} Karten aus {packs} Paketen: {suits}",
  suit_names = {
    tarot = { T = "Trumpf" },
    flower = { L = "Lichter", A = "Tiere", R = "Bänder",
      P = "einfache Karten" },
  },
  with_wild = ", {n} davon Farbwahlkarten",
  with_excuse = ", eine davon der Narr (Excuse)",
  with_jokers = { one = ", eine davon ein Joker",
    other = ", {n} davon Joker" },
  points_of = "{rank}: {n}",
  points_each_trick = "jeder Stich",
  points_last_trick = "letzter Stich",
  points_last_but_one = "vorletzter Stich",
  points_others = "die anderen",
  points_own = "{rank}: ihre Zahl",
  points_number = "ihre Zahl",
  points_range = "{first} bis {last}",
  levels = "Stufen",
  levels_alone = "von {first} bis {last}; jeder hat seine eigene und bekommt "
    .. "1 Punkt für jede Stufe, die er steigt; ein Aufstieg endet bei {stops}, "
    .. "und wer über {last} hinaus steigt, hat die Partie gewonnen",
  levels_score = "von {first} bis {last}; jede Partei hat ihre eigene und "
    .. "bekommt 1 Punkt für jede Stufe, die sie steigt; ein Aufstieg endet "
    .. "bei {last}, und wer über {last} hinaus steigt, hat die Partie gewonnen",
  levels_score_stop = "von {first} bis {last}; jede Partei hat ihre eigene "
    .. "und bekommt 1 Punkt für jede Stufe, die sie steigt; ein Aufstieg "
    .. "endet bei {stops} und {last}, und wer über {last} hinaus steigt, hat "
    .. "die Partie gewonnen",
  own_fact = "{name} {value}",
  own_facts = "{name}: {value}",
  contracts = "Spiele",
  contract = "{name} {value}",
  contract_times = "Grundwert, {from}- bis {to}-mal gezählt: {list}",
  contract_fixed = "fester Wert: {list}",
  contract_value = "{value}",
  contract_value_times = "{value}, {from}- bis {to}-mal gezählt",
  contents = "Inhalt",
  captures = {
    row = "was eine Karte nimmt",
    one = "Eine Karte nimmt eine Karte, die ebenso viel zählt, oder mehrere, "
      .. "die zusammen so viel ergeben.",
    several = "Eine Karte nimmt Karten, die ebenso viel zählen, und Sätze, die "
      .. "so viel ergeben: davon eins oder mehrere auf einmal.",
    rank_one = "Eine Karte, die nichts zählt, nimmt eine Karte vom selben "
      .. "Rang.",
    rank_all = "Eine Karte, die nichts zählt, nimmt alle Karten vom selben "
      .. "Rang.",
    one_first = "Solange eine einzelne Karte ebenso viel zählt, wird keine "
      .. "Summe genommen.",
    all = "Sie nimmt alles, was sie kann.",
    must = "Eine Karte, die etwas nehmen kann, darf nicht liegen bleiben.",
    also_row = "zählt auch anders",
    also = "{rank} {n}",
    whole_row = "der ganze Tisch",
    whole = "jede dieser Karten nimmt alles, was dort liegt, und nicht "
      .. "weniger: {cards}",
    whole_own_first = "jede dieser Karten nimmt alles, was dort liegt, oder "
      .. "eine ihres Rangs, wenn eine dort liegt: {cards}",
    builds_row = "Bauten",
    builds = "Eine Karte der Hand und Karten des Tisches, die zusammen eine "
      .. "Summe ergeben, werden ein Bau, in einem Satz oder mehreren, wenn der "
      .. "Spieler noch eine Karte hat, die ihn nimmt. Einen Bau aus einem Satz "
      .. "erhöht eine Karte, mit der er mehr zählt; Karten des Tisches, die "
      .. "dasselbe ergeben, dürfen dazu. Ein Satz mit einer Karte der Hand "
      .. "darf an jeden Bau kommen. Wer das zuletzt getan hat, dem gehört der "
      .. "Bau; er behält eine Karte, die ihn nimmt, und lässt keine Karte auf "
      .. "dem Tisch liegen. Nehmen darf einen Bau jeder.",
    said_row = "was man sagt",
    said_takes = "`CARD takes CARDS`, die Karte der Hand zuerst.",
    said_stays = "`CARD` allein: sie bleibt auf dem Tisch liegen.",
    said_stays_word = "`{word} CARD`: sie bleibt auf dem Tisch liegen.",
    said_builds = "`CARD takes CARDS build NUMBER`: jeder Bau hat eine Nummer. "
      .. "`build VALUE CARD CARDS`: ein neuer Bau. `raise NUMBER to VALUE "
      .. "CARD`. `add CARD CARDS to NUMBER`: ein Satz kommt an diesen Bau.",
  },
  announcements_title = "Ansagen",
  reached_title = "Wie hoch eine Runde gewonnen wird",
  patterns = {
    row = "was zählt: {name}",
    sum = "{name}: Karten, die zusammen {n} zählen, {counts}",
    same = "{name}: {n} von einem Rang, {counts}",
    run = "{name}: eine Folge von {n} oder mehr, {counts}",
    suited = "{name}: alle von einer Farbe, {n} oder mehr, {counts}",
    points = "{n}",
    each = "je Karte {n}",
  },
  instead = "Hausregel {house}: {text}",
  step = "{name}: {text}",
  flag = "true (ja) oder false (nein)",
  any_text = "beliebiger Text",
  words_of = "aus: {words}",
  from_to = "{from} bis {to}",
  preset = "{value} (Hausregel {by})",
  changes_part = "Die Hausregel {house} ändert einen Teil davon.",
  silenced_by_house = "{value}, ohne Wirkung wegen der Hausregel {by}",
  silenced = "{value}, ohne Wirkung wegen {by}",
  chosen = "{value} (gewählt)",
  is_allowed = "{move} ist erlaubt",
  is_refused = "{move} ist nicht erlaubt: {reason}",
  nobody_yet = "noch keiner",
  nobody = "keiner: unentschieden",
  nothing = "nichts",
  seat = "Platz {seat}",
  hand_of = "auf der Hand, Platz {seat}",
  side = "Partei {side}",
  example_each = "{what} {whose}",
  answer = "{label} {text}",
  answer_why = "{text} ({why})",
  of_side = "Partei {side}: {value}",
  of_seat = "Platz {seat}: {cards}",
  yes = "ja",
  no = "nein",
  is_meld = { set = "ja, ein Satz", run = "ja, eine Folge",
    wild = "ja, aus wilden Karten" },
  with_others = "{cards} und andere",
  part_named = { turned = "aufgedeckt", hole = "Bodenkarten",
    counts = "Handkarten", discard = "Ablagestapel", players = "Spieler",
    first_dealer = "Geber" },
  part = {
    given = "{name} {value}",
    join = ", ",
    both = "mit {given}: {gives}",
    gives = "{gives}",
    left = "{name} {value}",
  },
  example = {
    step = "ausgerechnet", with = "mit",
    option = "Option {name}",
    fields = "Felder",
    options = "Optionen",
    hand = "auf der Hand",
    trick = "gespielt",
    played = "vorher gespielt",
    others = "andere haben",
    cards = "Karten",
    deal = "gegeben",
    moves = "gesagt und gespielt",
    before = "Stand davor",
    tricks = "Stiche",
    held = "gegeben an",
    won = "gemacht von",
    last_won = "letzte Stiche gemacht von",
    party = "erste Partei",
    round_number = "Runde",
    dealer = "Geber",
    counted = "schon gezählt",
    legal = "darf gespielt werden",
    possible = "möglich",
    allowed = "erlaubt",
    refused = "nicht erlaubt",
    because = "nach der Regel",
    forced = "erzwungen",
    winner = "gewinnt",
    value = "wert",
    meld = "ist eine Meldung",
    points = "zählt",
    scores = "Stand danach",
    won_by = "gewonnen von",
    gives = "ergibt",
    by_round = "nach Runden",
    leaves = "danach",
    why = "warum",
  },
  rank = {
    always = "immer",
    trumps = "Trümpfe von hoch bis niedrig: {cards}",
    of_trump = "{ranks} der Trumpffarbe",
    of_one_suit = "{ranks} in {suit}",
    other_of_rank = "{rank} jeder anderen Farbe, alle gleich",
    special_of_trump = "{rank} der Trumpffarbe",
    of_trump_without = "{ranks} der Trumpffarbe, ohne {rank}",
    of_any = "{ranks}",
    of_any_without = "{ranks}, ohne {rank}",
    any = "beliebig: {fact}",
    all_of_rank = "{rank} jeder Farbe, alle gleich",
    equal = " = ",
    join = ", ",
    part = "; ",
    no_trumps = "ohne Trumpf",
    alone = {
      one = "ohne Trumpf; {cards} gehört zu keiner Farbe und schlägt alle "
        .. "anderen",
      other = "ohne Trumpf; {cards} gehören zu keiner Farbe und schlagen "
        .. "alle anderen, die erste am höchsten",
    },
    other_suits = "die anderen Farben: {ranks}",
    each_suit = "jede Farbe von hoch bis niedrig: {ranks}",
    of_suit = "{suit}: {ranks}",
    worthless = { one = "{cards} gehört zu keiner Farbe und gewinnt nie",
      other = "{cards} gehören zu keiner Farbe und gewinnen nie" },
    later = "von zwei gleichen in einem Stich gewinnt die spätere: {cards}",
    fact = "{fact} {value}",
    fact_or_none = "{fact} {value}, oder ohne {fact}",
    without = "ohne {fact}",
    ["or"] = "{first} oder {last}",
    case = "; ",
  },
  plays_title = "Mehrere Karten auf einmal",
  plays = {
    led = "was ausgespielt wird",
    formats_alike = "eine Karte; ein Paar, oder drei und mehr: Karten von "
      .. "gleichem Rang und gleicher Farbe; ein Traktor: zwei oder mehr "
      .. "Paare, die in der Reihenfolge einer Farbe benachbart sind, oder "
      .. "ebenso Drillinge, ein Bulldozer, oder Vierlinge. Das sind die Formen",
    throws = "mehrere davon zusammen, in einer Farbe: ein Wurf. Alles davon "
      .. "ist ausgespielt, wenn keine andere Hand einen Teil schlagen kann; "
      .. "sonst hält er nicht, und ein Teil, der geschlagen werden kann, muss "
      .. "allein ausgespielt werden: von mehreren wählt der nächste Spieler "
      .. "einen",
    no_throws = "nur eine davon auf einmal",
    owed = "die anderen",
    owes_suit = "spielen ebenso viele Karten, und zwar Karten der Farbe, solange "
      .. "sie welche haben, gleich in welcher Form",
    owes = "spielen ebenso viele Karten, und zwar Karten der Farbe, solange "
      .. "sie welche haben; darunter die ausgespielten Formen, soweit die Hand "
      .. "sie hat: zuerst Traktoren, dann Paare",
    short = "kurze Traktoren",
    any_pairs = "eine Hand ohne einen so langen Traktor wie den ausgespielten "
      .. "schuldet Paare, keinen kürzeren Traktor",
    short_too = "eine Hand ohne einen so langen Traktor wie den ausgespielten "
      .. "schuldet ihre kürzeren",
    triples = "bei drei nebeneinander",
    pairs_one = "zwei Paare nebeneinander gehen vor einem Drilling",
    pairs_two = "zwei Paare nebeneinander gehen vor zwei Drillingen",
    wins = "was gewinnt",
    beaten = "dieselben Formen in der ausgespielten Farbe, nur höher; oder in "
      .. "Trumpf, von einem Spieler, der die Farbe nicht hat: das sticht. Von "
      .. "gleichen Karten gewinnen die zuerst gespielten",
    by_format = "; stechen zwei Spieler einen Wurf, so entscheidet das Höhere "
      .. "seiner größten Form",
    by_highest = "; stechen zwei Spieler einen Wurf, so entscheidet die "
      .. "höchste Karte",
  },
  option_text = "{says} ({values}; Vorgabe: {default})",
  option = { on_card = "{value}: {says}",
    name = "Option", value = "hier", values = "möglich",
    default = "Vorgabe", says = "was sie bedeutet" },
  obligation = {
    follow_suit = "wer eine Karte der ausgespielten Farbe hat, muss bedienen",
    beat_led_untrumped = "die beste Karte der ausgespielten Farbe muss in "
      .. "dieser Farbe geschlagen werden, wenn es geht und noch nicht "
      .. "getrumpft ist",
    beat_led_trumps = "der höchste Trumpf im Stich muss geschlagen werden, "
      .. "wenn es geht, von wem er auch ist",
    beat_led_always =
      "die beste Karte der ausgespielten Farbe muss in dieser Farbe geschlagen "
      .. "werden, wenn es geht, auch wenn schon getrumpft ist",
    play_trump = "wer nicht bedienen kann, muss stechen",
    overtrump_or_free = "wer nicht bedienen kann, muss trumpfen, und zwar "
      .. "höher als bisher getrumpft ist; wer keinen solchen Trumpf hat, muss "
      .. "nicht trumpfen",
    overtrump_or_lower = "wer nicht bedienen kann, muss trumpfen, und zwar "
      .. "höher als bisher getrumpft ist, wenn möglich",
    play_lower = "wer nicht bedienen kann und keinen höheren Trumpf hat, muss "
      .. "einen niedrigeren spielen",
    play_called = "wird ihre Farbe ausgespielt, muss die gerufene Karte "
      .. "spielen, wer sie hat",
    keep_called = "bis die gerufene Karte gespielt ist, behält sie, wer sie "
      .. "hat, und spielt keine andere Karte ihrer Farbe aus, und wer sie "
      .. "gerufen hat, behält eine Karte der Farbe",
    lead_called = "zuerst darf die Farbe der gerufenen Karte nicht ausgespielt "
      .. "werden, wohl aber diese Karte",
  },
  duty = {
    free_row = "sonst",
    free = "jede Karte darf gespielt werden",
    sort_suit_led = "die ausgespielte Farbe",
    sort_higher = "Karten, die die beste der ausgespielten Farbe schlagen",
    sort_trumps = "Trümpfe",
    rank_of_trumps = "Trumpf-{rank}",
    sort_higher_trumps = "Trümpfe über dem besten gespielten",
    sort_lower_trumps = "Trümpfe unter dem besten gespielten",
    play = "wer das hat, muss es spielen: {cards}",
    avoid = "wer andere Karten hat, darf nicht spielen: {cards}",
    only = "wer andere Karten hat (nicht nur {only}), darf nicht spielen: "
      .. "{cards}",
    case = "{conditions}: {text}",
    exempt = "{text}; immer gespielt werden darf aber: {cards}",
    once_empty = "wenn nicht mehr da ist: {pile}",
    pile_stock = "der Talon",
    pile_turned = "die aufgedeckte Karte",
    pile_discard = "der Ablagestapel",
    pile_any = "{name}",
    until_played = "bevor dies gespielt ist: {cards}",
    until_thrown = "bevor dies auf eine andere Farbe gespielt ist: {cards}",
    trumps_one_suit = "{text}; alle Trümpfe gelten als eine Farbe, gleich "
      .. "was darauf steht",
    when_leading = "beim Ausspielen",
    when_first_trick = "im ersten Stich",
    when_trump_led = "wenn Trumpf ausgespielt ist",
    when_trumped = "wenn schon getrumpft ist",
    when_partner_wins = "wenn der Stich der eigenen Partei gehört",
    when_void = "ohne eine Karte der ausgespielten Farbe",
    unless_leading = "wenn man nicht ausspielt",
    unless_first_trick = "nach dem ersten Stich",
    unless_trump_led = "außer wenn Trumpf ausgespielt ist",
    unless_trumped = "außer wenn schon getrumpft ist",
    unless_partner_wins = "außer wenn der Stich der eigenen Partei gehört",
    unless_void = "außer wenn man keine Karte der ausgespielten Farbe hat",
    when_flag = "wenn dies gilt: {name}",
    unless_flag = "außer wenn dies gilt: {name}",
    when_empty = "wenn dies leer ist: {name}",
    unless_empty = "außer wenn dies leer ist: {name}",
    when_value = "wenn {name} gleich {values} ist",
    unless_value = "außer wenn {name} gleich {values} ist",
    some_cards = "bestimmte Karten",
    best = "die beste Karte",
  },
}
