-- Sentences about a match, in German. See en/match.lua.

return {
  -- fields of a match
  no_such_field = "eine Partie hat kein '{name}'",
  field_gone = "eine Partie hat kein '{name}' mehr: siehe '{instead}'",
  no_hand = "eine Partie hat keine 'hand', jeder Spieler hat eine; und ein "
    .. "Schritt, der einen Spieler bekommt, steht mit Doppelpunkt, "
    .. "function game:after_trick(winner)",
  cannot_set_field = "'{name}' ist weder in round noch in keeps angegeben",

  -- moves
  needs_colon = "{word} gehört zu einer Partie: schreib es mit Doppelpunkt, "
    .. "m:{word}(…)",
  match_over = "die Partie ist zu Ende",
  not_again = "Entscheidung {decision}, „{move}“, lässt sich nicht "
    .. "wiederholen: die Regeln erlauben sie nicht mehr",
  no_such_card = "„{card}“ ist keine Karte dieses Spiels",
  not_held = "du hast {card} nicht",
  dummy_lacks = "der Tisch (dummy) hat {card} nicht",
  in_dummy = "beim Tisch (dummy): {reason}",
  not_held_again = "ein zweites Mal hast du {card} nicht",
  held_too_few = "von {card} hast du nur {n}, nicht {need}",
  not_so_many = "noch einmal steht {card} nicht zur Wahl",
  not_there = "{card} steht nicht zur Wahl",
  word_late = "zu spät: dazu gehören {n} Karten",
  word_with = "du darfst keine dieser Karten spielen: {cards}; nur mit einer "
    .. "von ihnen kannst du {word} sagen",
  after_word = "nach dieser Ansage musst du {cards} spielen",
  one_card = "gefragt ist eine Karte, zum Beispiel {card}",
  some_cards = { one = "verlangt ist {n} Karte, nicht {given}",
    other = "verlangt sind {n} Karten, nicht {given}" },
  some_cards_range = "verlangt sind {least} bis {most} Karten, nicht {given}",
  cards_not_accepted = "diese Karten dürfen nicht zusammen gewählt werden",
  holds_none = "davon hast du nichts: {cards}",
  holds_few = "davon hast du weniger als {n}: {cards}",
  a_choice = "möglich sind: {choices}",
  a_choice_of_many = "möglich sind {n} Antworten, zum Beispiel {choices}",
  slot_called = "RUFKARTE",
  slot_card = "KARTE",
  slot_cards = "KARTEN",
  slot_copy = "WELCHE",
  slot_count = "ANZAHL",
  slot_n = "ZAHL",
  slot_number = "ZAHL",
  slot_place = "PLATZ",
  slot_player = "SPIELER",
  slot_rank = "KARTENWERT",
  slot_suit = "FARBE",
  form_card = "{card} kann man hier nicht sagen",
  form_count = "verlangt sind {least} bis {most} Karten",
  form_count_one = { by = "least", one = "verlangt ist {least} Karte",
    other = "verlangt sind {least} Karten" },
  form_said = { one = "angesagt ist eine Karte, gelegt sind {laid}",
    other = "angesagt sind {n} Karten, gelegt: {laid}" },
  form_no_play = "{cards} ist keine Kombination: erlaubt sind {names}",
  form_sum = "diese Karten ergeben die Summe nicht",
  form_sum_all = "das sind nicht alle Karten, die die Summe ergeben",
  capture_one = "eine Karte nimmt eine von ihrem Wert, sonst eine Summe von "
    .. "diesem Wert",
  capture_rank_one = "{card} nimmt eine Karte vom selben Rang, sonst nichts",
  capture_rank_all = "{card} nimmt alle Karten vom selben Rang, sonst nichts",
  capture_whole = "{card} nimmt den ganzen Tisch oder nichts",
  capture_no_build = "einen solchen Bau gibt es nicht",
  capture_other_build = "einen Bau nimmt eine Karte von seinem Wert",
  capture_not_builds = "die Karte nimmt alles, was sie kann",
  capture_owns = "dir gehört der Bau {rank}",
  capture_no_taker = "du hast keine Karte, die den Bau nehmen könnte",
  capture_no_other = "von {rank} hast du keine zweite Karte",
  capture_one_of_two = "eine Karte nimmt nur einen der beiden Bauten",
  capture_no_raise = "Karte und Bau ergeben die Summe nicht",
  capture_not_single = "ein Bau aus mehreren Sätzen lässt sich nicht erhöhen",
  capture_not_added = "die Karte hat einen anderen Wert als der Bau",
  capture_no_room = "es gibt zu viele Bauten",
  capture_can_take = "sie kann etwas nehmen, also muss sie es tun",
  form_row_gap = "{cards} passt nicht ({combination}): die Ränge müssen "
    .. "aufeinander folgen: {row}",
  form_row_least = "{combination}: mindestens {least} Ränge in Folge",
  form_row_most = "{combination}: höchstens {most} Ränge in Folge",
  form_row_exactly = "{combination}: {least} Ränge in Folge, nicht mehr und "
    .. "nicht weniger",
  form_carries_nothing = "nichts",
  form_carries_cards = { one = "eine Karte", other = "{n} Karten" },
  form_carries_pairs = { one = "ein Paar", other = "{n} Paare" },
  form_load = "{core} darf mitnehmen: {loads}, von anderen und verschiedenen "
    .. "Rängen",
  form_load_any = "{core} darf mitnehmen: {loads}, von anderen Rängen",
  form_apart = "{cards} darf man nicht zusammen anhängen",
  form_lower = "{cards} schlägt nicht ({combination}): verlangt ist mehr als "
    .. "{top}",
  form_lower_equal = "{cards} schlägt nicht ({combination}): verlangt ist "
    .. "{top} oder mehr",
  form_other = "{cards} ist von anderer Art ({kind}), verlangt ist etwas "
    .. "Höheres dieser Art: {combination}",
  form_other_or = "{cards} ist von anderer Art ({kind}), verlangt ist etwas "
    .. "Höheres dieser Art: {combination}, oder aber: {names}",
  form_count_as = { by = "least",
    one = "verlangt ist {least} Karte, wie dort eine liegt ({combination})",
    other = "verlangt sind {least} Karten, so viele wie dort liegen "
      .. "({combination})" },
  form_count_or = { by = "least",
    one = "verlangt ist {least} Karte, wie dort eine liegt ({combination}), "
      .. "außer bei: {names}",
    other = "verlangt sind {least} Karten, so viele wie dort liegen "
      .. "({combination}), außer bei: {names}" },
  form_must = "{cards} muss dabei sein",
  form_more = "{said} ist nicht alles: sag {choices}",
  form_extra = "„{word}“ ist zu viel: sag {said}",
  form_nothing = "sag {choices}",
  lowest_bid = "das niedrigste Gebot ist {bid}",
  higher_bid = "ein Gebot muss höher sein als {bid}",
  higher_bid_next = "ein Gebot muss höher sein als {bid}; das nächste mögliche "
    .. "ist {next}",
  no_bid_to_double = "es gibt kein Gebot zu kontrieren",
  own_bid = "das letzte Gebot ist von deiner eigenen Partei",
  bidding_closed = "{bid} ist kontriert, also bietet keiner mehr",
  doubled_already = "{bid} ist schon kontriert",
  nothing_doubled = "von euch ist nichts kontriert",
  redoubled_already = "{bid} ist schon rekontriert",
  no_bid = "{given} kann man nicht bieten; das nächste mögliche Gebot ist "
    .. "{bid}",
  must_open = "der erste Spieler muss bieten",
  over_partner = "über das Gebot deines Partners ist {bid} das Mindeste",
  must_bid = "alle anderen haben gepasst: du musst bieten",
  promises = "es verspricht {promise}",
  promised_points = "{n} Punkte",
  not_stronger = "{cards} ist nicht stärker als {standing}",
  declare_not_held = "du hast {cards} nicht",
  own_declaration = "{standing} hast du selbst gezeigt: du kannst nur mehr "
    .. "davon zeigen",
  a_number = "gefragt ist eine Zahl von {least} bis {most}",
  yes_or_no = "antworte mit ja oder nein",
  card_prompt = "welche Karte?",
  dummy_prompt = "welche Karte spielt der Tisch (dummy)?",

  -- turns with melds
  draw_stage = "ziehen oder den Stapel nehmen?",
  draw_stage_top = "ziehen oder die oberste Karte vom Stapel nehmen?",
  draw_stage_down = "ziehen oder den Stapel bis zu einer Karte nehmen?",
  offer_stage = "die oberste Karte vom Stapel nehmen?",
  meld_stage = "was meldest du?",
  discard_stage = "welche Karte wirfst du ab?",
  out_stage = "dein Partner fragt: darf ich ausmachen?",
  move_verb = "„{card}“ ist hier kein Zug: sag {choices}",
  move_too_many = "„{card}“ ist eine zu viel",
  knock_which = "sag, welche Karte, wie in {example}",
  discard_which = "sag, welche Karte, wie in {example}",
  meld_no_cards = "sag, welche Karten, wie in {example}",
  meld_card = "{card} kann man nicht melden",
  meld_mixed = "diese Karten sind weder von einem Rang noch eine Folge",
  meld_mixed_sets = "eine Meldung ist von einem Rang",
  meld_mixed_runs = "eine Meldung ist eine Folge in einer Farbe",
  meld_corner = "eine Folge geht nicht über Eck",
  meld_unnamed = "sag, für welche Karte {card} steht, wie in {card}=5H",
  meld_stands = "für {card} kann hier keine wilde Karte stehen",
  meld_suits = "keine Farbe darf zweimal in einer Meldung sein",
  meld_few = "zu einer Meldung gehören mindestens {need} Karten, hier: {n}",
  meld_many = "zu einer Meldung gehören höchstens {need} Karten, hier wären "
    .. "es {n}",
  meld_all_wild = "wilde Karten allein sind keine Meldung: sag, wo sie "
    .. "dazukommen, wie in {example}",
  meld_all_wild_plain = "wilde Karten allein sind keine Meldung",
  meld_most_wild = "in einer Meldung sind höchstens {need} wilde Karten, hier "
    .. "wären es {n}",
  meld_naturals = "in einer Meldung sind mindestens {need} echte Karten, "
    .. "hier: {n}",
  meld_per_wild = "je wilder Karte braucht es {per} echte: {need} für {wild}, "
    .. "hier: {n}",
  meld_with_wild = "für eine wilde Karte braucht es {need} echte, hier: {n}",
  meld_more_wild = "eine Meldung hat mehr echte als wilde Karten: {need} für "
    .. "{wild}, hier: {n}",
  meld_last_wild = "zu {card} kommt keine wilde Karte",
  meld_run_wild = "in einer Folge darf keine wilde Karte sein",
  meld_long = "eine Folge hat höchstens {need} Karten, das wären {n}",
  meld_rank = "deine Partei hat von diesem Rang ({rank}) schon {need} "
    .. "Meldungen, und an keine passen diese Karten",
  meld_no_two = "deine Partei hat von diesem Rang keine zwei Meldungen zum "
    .. "Zusammenlegen",
  meld_not_there = "es gibt keine Meldung „{card}“, an die du anlegen darfst",
  meld_no_room = "für weitere Meldungen ist kein Platz",
  meld_not_last = "{card} meldet man nur, um damit auszumachen, und dann darf "
    .. "höchstens eine andere Karte übrig sein",
  meld_over = "das war deine letzte Meldung: wirf ab",
  meld_first = "die Erstmeldung deiner Partei muss mindestens {need} zählen, "
    .. "diese zählt {n}",
  take_nothing = "es gibt keinen Stapel zu nehmen",
  take_top = "{card} liegt oben, also kann man den Stapel nicht nehmen",
  take_frozen_none = "der Stapel ist eingefroren, und von {rank} hast du "
    .. "keine Karte",
  take_frozen_one = "der Stapel ist eingefroren, und von {rank} hast du nur "
    .. "eine Karte",
  take_frozen = "der Stapel ist eingefroren: zeig zwei echte Karten vom Rang "
    .. "der obersten ({card})",
  take_unopened_none = "deine Partei hat noch nicht gemeldet, zum Nehmen von "
    .. "{card} gehören also zwei echte Karten, und von {rank} hast du keine",
  take_unopened_one = "deine Partei hat noch nicht gemeldet, zum Nehmen von "
    .. "{card} gehören also zwei echte Karten, und von {rank} hast du nur eine",
  take_unopened = "deine Partei hat noch nicht gemeldet: zeig zwei echte "
    .. "Karten vom Rang der obersten ({card})",
  take_not_yet = "deine Partei hat noch nicht gemeldet, du darfst den Stapel "
    .. "also nicht nehmen",
  take_with = "sag, welche Karten du zu {card} legst: zwei vom selben Rang, "
    .. "oder eine und eine wilde Karte",
  take_with_pair = "sag, welche zwei echten Karten vom selben Rang du zu "
    .. "{card} legst; allein kommt sie nur an eine Meldung deiner Partei, "
    .. "die nicht voll ist",
  take_with_top = "die oberste Karte kommt auf die Hand: sag nur take",
  take_one = "du hast nur eine Karte, also darfst du einen Stapel aus einer "
    .. "Karte nicht nehmen",
  take_which = "sag, bis zu welcher Karte des Stapels, und wie die gemeldet "
    .. "wird, wie in {example}",
  take_lacks = "{card} liegt nicht im Stapel",
  take_at_once = "{card} müsste sofort gemeldet werden und passt in keine "
    .. "Meldung: sag, mit welchen Karten, wie in {example}",
  draw_none = "der Talon ist leer",
  pass_stock = "du musst ziehen oder den Stapel nehmen",
  end_full_none = {
    m = "deine Partei braucht zum Ausmachen noch einen {full}: behalt eine "
      .. "Karte",
    f = "deine Partei braucht zum Ausmachen noch eine {full}: behalt eine "
      .. "Karte",
    other = "deine Partei braucht zum Ausmachen noch ein {full}: behalt eine "
      .. "Karte",
  },
  end_full = "zum Ausmachen gehören {need} {full}, deine Partei hat {n}: eine "
    .. "Karte musst du behalten",
  end_natural = "zum Ausmachen gehören {need} {full} ohne wilde Karten, deine "
    .. "Partei hat {n}: eine Karte musst du behalten",
  end_mixed = "zum Ausmachen gehören {need} {full} mit wilden Karten, deine "
    .. "Partei hat {n}: eine Karte musst du behalten",
  end_second = "dein Partner hat seine zweite Hand noch nicht aufgenommen, "
    .. "also musst du eine Karte behalten",
  end_unasked = "niemand macht aus, bevor der Partner Ja gesagt hat "
    .. "({example}), also musst du eine Karte behalten",
  end_discard = "ausgemacht wird mit einem Abwurf, also musst du dafür eine "
    .. "Karte behalten",
  end_keep = "dein Partner hat Nein gesagt, also musst du eine Karte behalten",
  end_out = "dein Partner hat Ja gesagt, also musst du noch ausmachen können",
  out_not_asked = "jetzt darfst du nicht fragen",
  out_never = "in diesem Zug kannst du nicht ausmachen",
  discard_taken = "{card} hast du gerade genommen: wirf eine andere Karte ab",
  draw_offered = "zuerst wird die oberste Karte vom Stapel angeboten: nimm sie "
    .. "oder passe",
  take_refused = "alle haben bei der obersten Karte gepasst, du musst also "
    .. "ziehen",
  knock_never = "so kann keiner die Runde beenden",
  knock_left = "du hast {n} ({left}); höchstens {need} sind erlaubt",
  knock_all = "du hast {n} ({left}), und es müssten 0 sein",
  layout_which = "welche Meldungen legst du aus?",
  layout_name = "Auslage {n}",
  layout_line = "\n  {name}: {melds}",
  layout_added = "{cards} angelegt an {meld}",
  layout_left = "übrig: {cards}",
  layout_points = "Punkte übrig",
  layout_told = "{parts}: {name} {n}",
  move_stage_draw = "dein Zug beginnt: zieh oder nimm den Stapel",
  move_stage_meld = "sag {example}, bevor du abwirfst",
  move_stage_drawn = "du hast gezogen: melde, oder sag {example}",
  move_stage_discard_held = "du hast deine Karte: jetzt wirf eine ab oder "
    .. "klopf",
  move_stage_discard = "gezogen und gemeldet hast du schon: jetzt wirf eine "
    .. "Karte ab",
  number_0 = "keine", number_1 = "eine", number_2 = "zwei", number_3 = "drei",
  number_4 = "vier", number_5 = "fünf", number_6 = "sechs",
  number_7 = "sieben",

  -- obligations of the library
  follow_suit = "du hast noch {suit} ({cards}) und musst bedienen",
  beat_led = "du hast {cards}, musst also {best} schlagen",
  beat_led_always = "du hast {cards}, musst also {best} schlagen",
  play_trump = "{suit} hast du nicht, aber {cards}: du musst stechen",
  overtrump = "{suit} hast du nicht, aber {cards}: du musst höher trumpfen, "
    .. "als bisher getrumpft ist",
  binding = "die Regel „{rule}“ verlangt {cards}",
  lead_anything = "du spielst aus, also spiel, was du willst",
  no_suit_left = "{suit} hast du nicht: spiel, was du willst",
  nothing_led = "noch ist keine Farbe ausgespielt: spiel, was du willst",
  nothing_binds = "nichts bindet dich: spiel, was du willst",
  meets_follow_suit = "{suit} ist damit bedient",
  meets_rule = "damit ist getan, was die Regel „{rule}“ verlangt",
  is_allowed = "es ist eine der möglichen Antworten",
  only_one = "es ist die einzige mögliche Antwort",
  last_card_left = "es ist die letzte Karte auf der Hand",

  -- plays of several cards
  lead_prompt = "was spielst du aus?",
  answer_prompt = "ausgespielt: {led}. Was spielst du?",
  forced_prompt = "der Wurf hält nicht: was davon muss ausgespielt werden?",
  no_suit = "Karten ohne Farbe",
  one_suit = "ausgespielt wird in einer Farbe",
  one_component = "nur ein Bestandteil darf ausgespielt werden, nicht {led}",
  owes_suit = "du hast {cards}, musst also alles davon zugeben ({suit})",
  owes_it = "ausgespielt: {led}; du hast {cards} und musst es zugeben",
  owes_them = "ausgespielt: {led}; du hast {cards} und musst sie zugeben",
  owes_such = "ausgespielt: {led}; du hast {cards} und schuldest: {owed}",
  owes_run = "{owed}, davon {n} nebeneinander",
  throw_fails = "der Wurf hält nicht: jemand kann {forced} schlagen",
  throw_counts = "ein Wurf: {led}; alles davon ist ausgespielt, wenn keiner "
    .. "einen Teil schlagen kann",
  answers_led = "ausgespielt: {led}; besser kannst du nicht zugeben",
  suit_runs_out = "mehr {suit} hast du nicht: spiel dazu, was du willst",
  single = { one = "eine Einzelkarte", other = "{n} Einzelkarten" },
  pair = { one = "ein Paar", other = "{n} Paare" },
  triple = { one = "ein Drilling", other = "{n} Drillinge" },
  quad = { one = "ein Vierling", other = "{n} Vierlinge" },
  tractor = {
    one = "ein Traktor aus {length} Paaren",
    other = "{n} Traktoren aus {length} Paaren",
  },
  bulldozer = {
    one = "ein Bulldozer aus {length} Drillingen",
    other = "{n} Bulldozer aus {length} Drillingen",
  },
  quads_bulldozer = {
    one = "ein Bulldozer aus {length} Vierlingen",
    other = "{n} Bulldozer aus {length} Vierlingen",
  },
  play_kills = "{cards} sticht",
  play_unkilled = "der Wurf {cards} ist nicht gestochen worden",
  play_unbeaten = "{cards} ist nicht geschlagen worden",
  play_highest = "{cards} ist am höchsten",

  -- ranks
  rank_A = "Ass", rank_K = "König", rank_Q = "Dame", rank_J = "Bube",
  ranks_2 = "Zweien", ranks_3 = "Dreien", ranks_4 = "Vieren",
  ranks_5 = "Fünfen", ranks_6 = "Sechsen", ranks_7 = "Siebenen",
  ranks_8 = "Achten", ranks_9 = "Neunen", ranks_10 = "Zehnen",
  ranks_J = "Buben", ranks_Q = "Damen", ranks_K = "Könige", ranks_A = "Asse",

  -- suits
  clubs = "Kreuz", diamonds = "Karo", hearts = "Herz",
  spades = "Pik", coins = "Münzen", cups = "Kelche", swords = "Schwerter",
  batons = "Stäbe", trumps = "Trumpf", red = "Rot", yellow = "Gelb",
  green = "Grün", blue = "Blau",

  -- why a trick was won
  only_trump = "{card} ist der einzige Trumpf",
  highest_trump = "{card} ist der höchste Trumpf",
  highest_of_suit = "{card} ist die höchste Karte in {suit}",
  nobody_followed = "sonst hat keiner {suit} bedient",
  first_of_equals = "{card} wurde vor der gleich hohen Karte gespielt",
  last_of_equals = "{card} wurde nach der gleich hohen Karte gespielt",
  cannot_win = "keine gespielte Karte kann gewinnen, also gewinnt, wer "
    .. "ausgespielt hat",

  -- errors of steps
  camp_points = "{points} Augen",
  camp_needs = "{points} von {needs} Augen",
  camp_with = "{points} von {needs} Augen (dazu: {pile})",
  camp_reached = "{points} Augen; {needs} genügen",
  camp_reached_with = "{points} Augen (dazu: {pile}); {needs} genügen",
  has_compared = "'has' sagt, wie viele, und nil, wo keine solche Karte ist, "
    .. "was mit keiner Zahl verglichen wird; schreib: if hand:has(card) then; "
    .. "oder: (hand:has(card) or 0) > 1",
  loops_over = "for … in geht über Karten, einen Text oder eine Liste: for "
    .. "card in hand do; for _, item in ipairs(list) do",
  standing_table = "der Schritt 'standing' muss eine Tabelle aus Texten, "
    .. "Zahlen und Listen davon liefern: {wrong}",
  in_step = "Spiel '{game}', Schritt '{step}': {text}",
  in_game = "Spiel '{game}': {text}",
  rounds_used_up = "Spiel '{game}': {text}. Vielleicht erreichen Bots die "
    .. "Punkte nie, die es beenden: spiel stattdessen eine Zahl von Runden",

  -- positions
  no_value = "{game} hat keinen Schritt 'value'",
  solve_camp = "camp: wer am Zug ist, muss dabei sein",
  solve_camps = "{game} lässt sich nicht lösen: die Spieler bilden keine zwei "
    .. "Parteien",
  solve_cards = "diese Stellung lässt sich nicht lösen: es sind mehr als 64 "
    .. "Karten übrig",
  solve_counts = "{game} lässt sich nicht lösen: die Karten zählen zusammen "
    .. "zu viel",
  solve_draws = "{game} lässt sich nicht lösen, solange ein Talon da ist: "
    .. "zwischen den Stichen wird gezogen",
  solve_for = "for: '{name}' lässt sich nicht zählen",
  solve_hands = "verlangt ist eine Stellung wie { hands = { \"…\", … } }",
  solve_no_card = "jetzt ist keine Karte zu einem Stich zu spielen",
  solve_no_memory = "der Speicher reicht nicht, um das zu lösen",
  solve_no_points = "die Karten von {game} haben keine Augen",
  solve_own_rule = "{game} lässt sich nicht lösen: eine seiner Pflichten ist "
    .. "eine Funktion der Regeldatei",
  solve_score = "die Abrechnung einer Runde lässt sich nicht lösen: frag nach "
    .. "\"tricks\" oder \"points\"",
  solve_several = "{game} lässt sich nicht lösen: mehrere Karten werden "
    .. "zugleich gespielt",
  solve_stopped = "{game}: {n} Stellungen haben nicht gereicht, um das zu "
    .. "lösen; später in der Runde sind es weniger",
  solve_uneven = "diese Stellung lässt sich nicht lösen: die Hände haben nicht "
    .. "für jeden Stich, der aussteht, eine Karte",
  no_melds = "{game} hat keine Meldungen",
  lacks_fact = "die Felder nennen '{name}' nicht, und so: {text}",
  no_such_fact = "{game} hat weder Feld noch Option '{name}'",
  no_position =
    "verlangt ist eine Stellung wie { hand = \"…\", trick = { … } }",
  no_plays = "es ist keine Karte gespielt",
  many_plays = "zu einem Stich von {game} gehören {players} Karten, nicht {n}",
  scored_before = "zuvor",

  -- words
  cycle_number = "cycle zählt ab 1",
  cycle_words = "cycle: der Text hat keine Wörter",
  bowers_suit = "bowers: verlangt ist 'C', 'D', 'H' oder 'S', nicht '{suit}'",
  copies_number = "copies: verlangt ist eine ganze Zahl von 1 bis 64",
  rows_number = "rows: verlangt ist eine ganze Zahl von Karten, mindestens 1",
  set_cards = "{n} Karten",
  set_of = "vom Rang {rank}",
  set_to = "bis {rank}",
  set_in_trumps = "in Trumpf",
  stays_in_hand = "{card} darf man nicht weglegen",
  goes_last = "{card} darf man nur weglegen, wenn sonst nichts übrig ist",
  went_last = "sonst war nichts übrig, was man weglegen könnte",
  put_away_key = "put_away: die Tabelle hat keep und last, nicht '{key}'",
  call_no_suit = "diese Farbe kann man nicht rufen",
  call_own = "du hast {card} selbst",
  call_void = "von dieser Farbe hast du keine Karte",
  call_without = "du hast {card} nicht",
  call_first = "ruf {rank} einer Farbe: du hast nicht alle davon",
  call_not_under = "du hast eine Karte einer Farbe, die du rufen kannst",
  call_under = "welche Karte legst du verdeckt?",
  called_card = "die gerufene Farbe ist ausgespielt: du musst {cards} spielen",
  called_suit = "behalt eine Karte der gerufenen Farbe: du darfst {cards} "
    .. "spielen",
  called_lead = "zuerst darf die gerufene Farbe nicht ausgespielt werden",
  announced_already = "das hat deine Partei schon gesagt",
  announced_other = "du bist {own}, nicht {other}",
  announced = "{word} angesagt",
  announced_against = "{points} gegen {word}",
  no_announcements = "das Spiel hat keine Angabe 'announcements'",
  won = "gewonnen",
  lost = "verloren",
  first_party = "erste Partei",
  second_party = "zweite Partei",
  no_parties = "in dieser Runde sind keine Parteien gebildet",
  paid_points = "{word}: die Punkte sind eine ganze Zahl",
  party_share = "score_parties: {points} Punkte lassen sich nicht auf "
    .. "{players} Spieler verteilen: nenn den Alleinspieler, der den Rest "
    .. "bekommt",
  place_of = "place: '{word}' steht nicht auf der Leiter",
  climbed = "{reason}, Stufe {level}",
  climbed_out = "{reason}, die Partie",
  duel_ask = "was reizt du? Dein Spiel muss mindestens so viel wert sein",
  duel_hold = "hältst du {bid}? Dein Spiel muss mindestens so viel wert sein",
  counted_cards = "Augen",
  counted_tricks = "Stiche",
  counted_last = "letzter Stich",
  counted_last_but_one = "vorletzter Stich",
  items_wanted = "{word}: verlangt sind Wörter eines Textes oder eine Liste, "
    .. "nicht {kind}",

  -- fixed deals
  deal_pile = "deal: es gibt keinen Stapel '{name}'",
  deal_hands = "deal: es gibt {n} Hände, nicht {given}",
  deal_cards = "deal: die Karten eines Stapels sind Text, nicht {given}",
  deal_card = "deal: '{card}' ist keine Karte dieses Spiels",
  deal_too_long = "deal: Platz {seat} bekommt {n} Karten, nicht {given}",
  deal_too_many = "deal: von {card} gibt es nur {n}",
  deal_more_cards = "deal: es gibt nur {n} Karten",
  deal_seat = "deal: es gibt keinen Platz {seat}",
  deal_rounds = "deal: mehr als {n} Runden",
  deal_table = "deal: verlangt ist eine Tabelle der Stapel wie "
    .. "{ hands = { … } }",

  deal_unknown = "in dieser Runde ist neu gemischt worden, ihre Verteilung "
    .. "ist also unbekannt",
  deal_no_card = "deal: in dieser Runde gibt es {card} nicht",
  swap_two = "swap: nenn zwei Karten, die den Platz tauschen",
  give_as_many = "give: {n} für {given}: es müssen ebenso viele Karten zurück",
  give_nothing_back = "give: es gibt keine Karte, die dafür zurückgeht",
  give_not_held = "give: Platz {player} hält {card} nicht",
  fix_too_many = "fix: {pile} hat {n} Karten, nicht {given}",

  -- going to another time
  go_to_what = "go_to: sag trick, round oder decision, und die Nummer",
  go_to_no_trick = "Stich {n}: so weit ist die Partie noch nicht",
  go_to_no_round = "Runde {n}: so weit ist die Partie noch nicht",
  go_to_no_decision = "Entscheidung {n}: so weit ist die Partie noch nicht",

  -- arguments of the library's functions
  in_call = "{word}: {text}",
  no_table = "{word}: verlangt ist eine Tabelle, nicht {given}",
  no_count = "{word}: {name} ist eine ganze Zahl ab {least}, nicht '{given}'",
  no_count_to = "{word}: {name} ist eine ganze Zahl von {least} bis {most}, "
    .. "nicht '{given}'",
  no_text = "{word}: verlangt ist ein Text, nicht {given}",
  set_what = "set: verlangt sind Optionen, als Tabelle nach Namen oder als "
    .. "Text",
  no_seat = "den Platz '{seat}' gibt es nicht, nur 1 bis {players}",

  -- bots and seeds
  bot_refused = "der Zug '{move}' des Bots ist nicht erlaubt: {why}",
  no_such_bot = "den Bot '{name}' gibt es nicht, nur random, search und "
    .. "search:N, N von 1 bis {most}",
  games_number = "games ist eine ganze Zahl ab 1, nicht '{given}'",
  rounds_number = "rounds ist eine ganze Zahl ab 1, nicht '{given}'",
  sure_number = "sure sind Prozent, eine ganze Zahl von 1 bis 99, nicht "
    .. "'{given}'",
  review_match = "review: verlangt ist eine Partie",
  no_grade = "eine Aufgabe ist easy, medium oder hard, nicht {grade}",
  games_in_list = "compare: nenn die Spiele nacheinander, nicht in einer "
    .. "Liste: compare(\"GAME\", \"GAME+HOUSE_RULE\")",
  no_seed = "ein Startwert ist eine ganze Zahl, nicht '{seed}'",
  seed_twice = "'{line}' nennt den Startwert schon; lass den anderen weg",
  over_before = "die Partie ist nach {n} Entscheidungen zu Ende, vor {asked}",
  position_dealt = "es sind Karten vorgegeben; eine Mitschrift hält sie fest",
  position_played = "nicht nur Bots haben entschieden; eine Mitschrift hält "
    .. "die Züge fest",

  -- comparisons
  open_which = "open: sag die Nummer einer Verteilung, 1 für die erste",
  open_matches = "open: verglichen wurden ganze Partien; vergleich "
    .. "Verteilungen, um eine zu öffnen",
  compare_either = "compare: rounds vergleicht Verteilungen, matches ganze "
    .. "Partien: lass eins weg",
  sweep_what = "sweep: nenn eine Option mit ihren Werten, oder Hausregeln: "
    .. "sweep(\"GAME\", \"rounds=1,3,5\")",
  sweep_two = "sweep: {what} hat einen Wert; nenn mindestens zwei, wie in "
    .. "rounds=1,3,5",
  sweep_many = "sweep: {what} hat {n} Werte; nenn höchstens {most}, wie in "
    .. "rounds=1,3,5",
  compare_two = "compare braucht mindestens zwei Spiele",
  compare_players = "{one} und {other} lassen sich nicht Verteilung für "
    .. "Verteilung vergleichen: {first} Spieler und {second}",
  compare_sides = "{one} und {other} lassen sich nicht vergleichen: die "
    .. "Parteien sind verschieden, Plätze {first} und {second}",

  -- replays
  too_few = "die Mitschrift endet, bevor die Partie beginnen konnte",

  -- records
  record_first = "Zeile 1: keine Mitschrift: sie beginnt mit 'tenace record 1'",
  record_newer = "Zeile 1: die Mitschrift ist neuer: ihre Form ist {n}, und "
    .. "diese Version liest 1 und 2",
  record_word = "Zeile {line}: '{word}' ist hier nicht bekannt",
  record_check = "Zeile {line}: beschädigt oder geändert: die Prüfsumme stimmt "
    .. "nicht",
  record_missing = "Zeile {line}: in der Mitschrift fehlt {what}",
  record_twice = "Zeile {line}: {what} steht zum zweiten Mal da",
  record_value = "Zeile {line}: {what} kann nicht '{value}' sein",
  record_seat = "Zeile {line}: Spieler {given} kann nicht ziehen, Spieler "
    .. "{due} ist dran",
  record_move = "Zeile {line}: {move}: {why}",
  record_mark = "Zeile {line}: {move}: {why}; ältere Fassungen konnten das "
    .. "nach einer Änderung von Regeln oder Karten schreiben: eine solche "
    .. "Mitschrift lässt sich spielen, wenn das ~ und die Ziffern dahinter "
    .. "aus ihren Zeilen entfernt sind",
  record_over = "Zeile {line}: vor diesem Zug war die Partie zu Ende",
  record_result = "Zeile {line}: das Ergebnis von Runde {round} ist {found}, "
    .. "in der Mitschrift steht {given}",
  record_forced = "hier war nur {move} möglich",
  record_not_forced = "hier gab es eine Wahl",
  record_place = "Zeile {line}: das Ergebnis von Runde {round} gehört "
    .. "woandershin",
  record_size = "Zeile 1: eine Mitschrift von mehr als {n} Millionen Bytes "
    .. "wird nicht gelesen",
  record_rounds = "Zeile {line}: Karten sind in höchstens {n} Runden "
    .. "vorgegeben",
  record_files = "Zeile {line}: eine Mitschrift hat höchstens {n} Regeldateien",
  record_decisions = "Zeile {line}: eine Mitschrift hat höchstens {n} "
    .. "Entscheidungen",
  record_lines = "Zeile {line}: Regeln in einer Mitschrift haben höchstens "
    .. "{n} Zeilen",
  record_unused = "Zeile {line}: diese Regeln brauchen die Datei nicht",
  record_path = "Zeile {line}: eine Mitschrift öffnet keine Datei, ihre Regeln "
    .. "müssen also darin stehen: {path}",
  record_fails = "Zeile {line}: {why}",
  record_winner = "Zeile {line}: {given} hat die Partie nicht gewonnen",
  record_rules = "Zeile {line}: die Regeln in der Mitschrift sind fehlerhaft: "
    .. "{why}",
}
