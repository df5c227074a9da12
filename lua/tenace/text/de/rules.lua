-- Sentences about rules files and requests, in German. See en/rules.lua.

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} '{title}': {text}",
  of_option = "Option '{name}': {text}",
  of_field = "Feld '{name}': {text}",
  of_example = "Beispiel '{name}': {text}",
  of_try = "Versuch '{name}': {text}",
  suggestion = "{text}, meinst du '{near}'?",
  quoted = "'{name}'",

  -- what rules may not do
  key_without_order = "{kind} kann hier kein Schlüssel sein: es hat keine "
    .. "feste Reihenfolge",
  frozen = "'{name}' lässt sich nicht setzen: das ist nur zum Lesen",
  frozen_item = "Platz {name} dieser Liste lässt sich nicht setzen: gib dem "
    .. "Feld eine neue Liste; was jeder Spieler oder jede Partei hat, setzt "
    .. "man als player.NAME oder side.NAME",
  too_deep = "Tabellen dürfen höchstens {most} Ebenen tief geschachtelt sein",
  state_local = "'{name}' lässt sich hier nicht setzen, weil es die Partie "
    .. "überdauert: gib unter 'round' oder 'keeps' ein Feld an und setz "
    .. "self.{name}",
  state_table = "'{name}' lässt sich in einer Tabelle, die die Partie "
    .. "überdauert, nicht setzen: gib für das, was sich ändert, unter 'round' "
    .. "oder 'keeps' ein Feld an",
  state_list = "'{name}' kann eine Liste, die die Partie überdauert, nicht "
    .. "ändern: kopier sie zuerst, oder gib für das, was sich ändert, unter "
    .. "'round' oder 'keeps' ein Feld an",
  state_held = "'{name}' hat ein Ding ({kind}), das sich merkt, wie es "
    .. "gebraucht wurde, und die Partie überdauert: mach es in dem Schritt, "
    .. "der es braucht",
  order_reads = "eine Reihenfolge darf nur von Feldern, Optionen und Angaben "
    .. "abhängen, nicht von '{name}'",
  state_unknown = "dieses Lua übersetzt Funktionen in eine unbekannte Form, "
    .. "also könnten Regeln sich merken, was sie nicht dürfen",
  not_plain = "hierher passen nur Text, Zahlen, true, false und Tabellen davon",
  no_such_name = "den Namen '{name}' gibt es nicht",
  cards_of_text = "ein Text hat kein '{name}': schreib "
    .. "self:cards_in(…):{name}(…), mit dem Text in der Klammer von cards_in",
  word_of_text = "ein Text hat kein '{name}': schreib {name}(…), mit dem "
    .. "Text in den Klammern",
  text_is_no_list = "ein Text ist keine Liste: schreib 'for word in TEXT do' oder "
    .. "words(TEXT)[1]",
  no_such_of_text = "ein Text hat kein '{name}'",
  no_self = "hier gibt es kein 'self': ein Schritt steht mit Doppelpunkt, "
    .. "function game:step()",
  name_not_local = "'{name}' ist nicht angegeben, schreib zuerst "
    .. "'local {name}'",
  name_taken = "'{name}' ist ein Wort der Bibliothek und lässt sich nicht "
    .. "setzen",
  not_text = "das ist übersetzter Code, eine Regeldatei ist Text",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} ist ein typografisches Anführungszeichen: schreib "
    .. "gerade, \"text\"",
  slip_capital = "{said}: schreib '{part}' klein; eine Anmerkung beginnt mit "
    .. "--",
  slip_elseif = "{said}: 'elseif' ist ein Wort",
  slip_unequal = "{said}: ungleich ist ~=",
  slip_equal = "{said}: zum Vergleichen schreib ==",
  slip_brackets = "{said}: hinter dem Namen eines Schrittes stehen "
    .. "Klammern, function game:step()",
  slip_missing = "{said}: davor fehlt '{part}'",
  slip_set = "{said}: um einen Wert zu geben, schreib =",
  slip_order = "{said}: schreib {part}",
  slip_card = "{said}: setz eine Karte in Anführungszeichen, \"{part}\"",
  slip_key = "{said}: einen Rang oder eine Karte, die mit einer Ziffer "
    .. "beginnt, schreib als [\"{part}\"] =",
  slip_call = "{said}: schreib () hinter ein Wort, das nichts bekommt",
  slip_comma = "{said}: davor fehlt ein Komma",
  slip_value = "{said}: davor fehlt ein Wert",
  slip_named = "{said}: Werte mit Namen stehen in Klammern, { {part} = … }",
  slip_to = "{said}: Zahlen von 1 bis 3 schreibt man for i = 1, 3 do",
  slip_braces = "{said}: ein Block steht zwischen '{part}' und 'end', nicht in "
    .. "Klammern",
  slip_step = "{said}: {part} gibt es in Lua nicht, schreib x = x + 1",
  slip_open = "{said}: es gibt keinen Block, den es beenden könnte",
  slip_comment = "{said}: die Wörter davor sind kein Lua; eine Anmerkung "
    .. "beginnt mit --",
  slip_end = "{said}: es fehlt ein 'end' oder eine Klammer",
  slip_return = "{said}: hinter der Zeile, die mit 'return' beginnt, kommt "
    .. "nichts mehr; schreib es vor diese Zeile",

  error_not_text = "die Meldung eines Fehlers ist Text, nicht {kind}",
  pairs_of_what = "pairs geht durch Tabellen, nicht durch {kind}",
  text_too_long = "'{name}' würde mehr als {limit} Buchstaben brauchen",
  text_expected = "'{name}' verlangt Text, nicht {kind}",
  number_expected = "'{name}' verlangt eine ganze Zahl, nicht {kind}",
  format_letter = "'%{letter}' kennt format hier nicht",
  list_expected = "'{name}' verlangt eine eigene Liste, nicht {kind}",
  list_too_long = "'{name}' nimmt höchstens {limit} Dinge",
  place_expected =
    "'{name}' verlangt eine Stelle von {from} bis {to}, nicht '{given}'",
  insert_arguments = "'insert' verlangt eine Liste, eine Stelle, wenn nicht "
    .. "das Ende, und einen Wert",
  require_name =
    "require nimmt den bloßen Namen einer Regeldatei, nicht '{name}'",
  nested_too_deep = "Klammern oder Funktionen sind zu tief geschachtelt",
  too_many = "höchstens {most} sind erlaubt: {what}",
  too_many_of_game = "in einem Spiel mit seinen Hausregeln sind höchstens "
    .. "{most} erlaubt: {what}",
  file_too_big = "eine Regeldatei hat höchstens {most} Bytes, diese hat "
    .. "{bytes}",
  not_lua = "'{path}' wird nicht als Regeln gelesen: der Name einer Regeldatei "
    .. "endet auf .lua",
  name_not_path = "'{name}' muss ein Name sein, kein Pfad",
  of_cycle = "'{of}' ist kein Spiel, sondern gehört zu sich selbst",
  require_cycle = "'{name}' wird schon geladen, von {files}",
  require_nothing = "die Datei gibt nichts zurück, was require nehmen könnte",
  no_base_step = "'base' hat keinen Schritt '{name}'",

  -- translations
  catalogue_table = "ein Katalog gibt eine Tabelle von Sätzen zurück",
  catalogue_entry = "'{name}': jeder Satz ist ein Text oder eine Tabelle von "
    .. "Texten, von denen einer other heißt",
  po_line = "jede Zeile beginnt mit msgctxt, msgid, msgstr, \" oder #",
  po_text = "ein Text steht in einer Zeile zwischen \"; hinter \\ darf darin "
    .. "nur n, t, r, \" oder \\ stehen",
  po_order = "{name} steht am falschen Platz: ein Eintrag ist msgid und dann "
    .. "msgstr, davor msgctxt, wenn ein Wort Formen hat",
  po_unfinished = "diesem Eintrag fehlt msgstr",
  po_twice = "'{name}' hat zwei Einträge",
  po_utf8 = "die Datei ist nicht in UTF-8",

  -- a file as a whole
  no_definition = "die Datei legt kein Spiel und keine Hausregel fest",
  examples_of = "die Datei hat Beispiele von '{file}': prüf diese",
  examples_only = "eine Datei mit Beispielen legt selbst nichts fest",
  examples_none = "die Datei hat keine Beispiele",
  not_returned = "die Datei gibt nicht zurück, was sie festlegt ({kind}): "
    .. "beende sie mit 'return' und dem Namen",
  two_definitions = "{kind} '{title}': eine Datei legt ein Spiel oder eine "
    .. "Hausregel fest, und in dieser steht schon {other_kind} '{other}'",
  title_first = "'{word}' verlangt zuerst den Namen: {word} \"Name\" { … }",
  definition_table = "was es festlegt, muss in Klammern stehen: "
    .. "{ players = 4, … }",
  example_table =
    "Beispiel '{name}' muss in Klammern stehen: { hand = \"…\", … }",
  obligation_table = "Pflicht '{name}' muss in Klammern stehen: "
    .. "{ says = \"…\", play = \"…\" }",
  not_readable = "die Datei von '{name}' lässt sich nicht lesen",
  other_kind = "erwartet wird: {kind}",
  other_game = "in ihrem Ordner sind die Hausregeln von '{game}', aber in ihr "
    .. "steht of = '{of}'",
  of_missing = "'of' muss das Spiel nennen, zu dem sie gehört",

  -- fields, options and facts
  unknown_field = "unbekanntes Feld '{name}'",
  opening_field = "unbekanntes Feld '{name}': schreib es als Kommentar in "
    .. "die erste Zeile der Datei",
  table_expected = "Feld '{name}' muss eine Tabelle sein",
  names_expected = "Feld '{name}' muss ein Name oder eine Liste von Namen sein",
  name_expected = "'{name}' ist kein Name: nimm Buchstaben, Ziffern und _",
  field_kind = "die Art oder der Anfangswert fehlt, wie in 'suit', 'player', 0",
  field_choice = "zu choice gehören seine Werte: choice \"a b\"",
  field_listed = "'listed' ist der Name der Liste von allen: Text",
  field_taken = "'{name}' hat ohnehin jeder ({owner})",
  field_each = "was jede Partei oder jeder Spieler hat, ist text, eine Zahl, "
    .. "flag, choice, eine Liste oder Spieler",
  field_each_needs = "'needs' ist für ein Feld der Partie, nicht für das, was "
    .. "jede Partei oder jeder Spieler hat",
  field_each_value = "Feld '{name}' ist eine Liste mit je einem Wert ({each}): "
    .. "{n}",
  no_own_field = "ein Feld '{name}', das sich setzen lässt, gibt es bei "
    .. "{owner} nicht",
  new_own_field = "ein Feld '{name}', das sich setzen lässt, gibt es bei "
    .. "{owner} nicht: gib in round oder keeps {name} = each_{owner}(…) an",
  field_twice = "Feld '{name}' ist schon angegeben",
  field_is_step = "Feld '{name}' heißt wie ein Schritt",
  field_is_word = "Feld '{name}' heißt wie ein Wort der Bibliothek",
  field_value = "Feld '{name}': möglich ist {expected}, nicht {given}",
  field_suit = "eine Farbe des Kartenspiels",
  field_text = "Text",
  field_flag = "true oder false",
  field_number = "eine ganze Zahl",
  field_needs_other = "Feld '{name}' braucht {other}={value}",
  no_needed_field = "es gibt kein Feld '{name}'",
  field_player = "ein Spieler",
  field_side = "eine Partei",
  field_card = "eine Karte",
  field_cards = "Karten, als Text",
  field_list = "eine Tabelle einfacher Daten",
  field_players = "eine Liste von Spielern",
  option_kind = "verlangt ist eine Zahl, choice, flag oder text { … }",
  option_sentence = "dazu gehören der übliche Wert und zuletzt ein Satz "
    .. "darüber",
  option_silences = "'silences' nennt Optionen, als Text oder als Liste von "
    .. "Texten",
  option_needs = "'needs' muss eine Tabelle sein: needs = { other = value }",
  option_twice = "Option '{name}' ist schon angegeben",
  default_value = "Voreinstellung: möglich ist {expected}, nicht '{given}'",
  option_value = "Option '{name}': möglich ist {expected}, nicht '{given}'",
  no_such_option = "eine Option '{name}' gibt es nicht",
  declaration_table = "was {kind} bekommt, muss in Klammern stehen",
  number_names = "in einem Feld sind seine 'names' Texte zu Zahlen seines "
    .. "Bereichs: { [2] = \"doubled\" }",
  number_part = "'{part}' muss eine ganze Zahl sein",
  number_range = "der Bereich von {from} bis {to} ist leer",
  choice_from = "'from' muss eins der Wörter von 'of' sein",
  text_of = "'of' muss Text sein: die Wörter, aus denen es bestehen darf",
  items_too_many = "{kind} hat einen üblichen Wert und einen Satz",
  choice_words = "'of' muss Text sein, Wörter mit Leerzeichen dazwischen, oder "
    .. "eine Liste",
  choice_of = "'of' nennt die Werte, also darf sonst nur ein Satz dabeistehen",
  choice_values = "verlangt sind mindestens zwei Werte und ein Satz darüber",
  choice_value = "'{value}' muss Text oder eine ganze Zahl sein und darf nur "
    .. "einmal vorkommen",
  expected_number = "eine Zahl von {from} bis {to}",
  expected_flag = "true oder false",
  expected_text = "Text",
  expected_text_of = "Wörter aus {of}",
  expected_text_count = "{count} Wörter aus {of}",
  fact_missing = "Feld '{name}' fehlt",
  fact_players = "verlangt ist eine ganze Zahl von 1 bis {most}",
  fact_partners = "partners sind 4, 6 oder 8 Spieler, nicht {players}",
  fact_sides = "verlangt ist \"partners\", Listen aller Plätze nach Parteien, "
    .. "oder danach, wie viele spielen: { [4] = \"partners\" }",
  fact_seat = "'{seat}' ist kein Platz oder steht zweimal da",
  fact_turn = "verlangt ist \"clockwise\" oder \"anticlockwise\"",
  fact_ranks = "verlangt ist Text: die Ränge von niedrig bis hoch",
  fact_rank = "den Rang '{rank}' hat das Kartenspiel nicht, oder er steht "
    .. "zweimal da",
  fact_rank_missing = "der Rang '{rank}' des Kartenspiels fehlt",
  fact_points = "verlangt ist eine Tabelle mit den Augen von Rängen oder "
    .. "Karten",
  fact_points_halves =
    "halves ist true oder fehlt: dann sind zwei der Augen eines am Tisch",
  fact_plays = "plays ist eine Tabelle, { throws = true, … }",
  fact_plays_copies = "zu 'plays' gehört ein Kartenspiel, in dem jede Karte "
    .. "höchstens {most}-mal da ist",
  fact_plays_obligations =
    "wo mehrere Karten zugleich gespielt werden, gibt es keine Pflichten",
  fact_plays_value = "plays: '{name}' ist {values}",
  fact_points_last = "last_trick ist eine Zahl, oder zwei: für den vorletzten "
    .. "und für den letzten Stich",
  fact_points_twice = "'{name}' hat zweimal Augen",
  fact_points_name = "'{name}' ist keine Karte, kein Rang und keine Farbe des "
    .. "Kartenspiels: schreib eine Karte als QS, einen Rang als Q, eine Farbe "
    .. "als S",
  fact_points_field = "die Augen hängen von '{name}' ab, und das ist kein Feld",
  fact_points_of_value = "'{name}' kann nicht {value} sein",
  fact_points_value = "die Augen von '{name}' müssen eine ganze Zahl bis "
    .. "{most} sein",
  fact_too_many = "'{name}': Platz ist für {most}",
  fact_many_piles = "'{name}': Platz ist für {most}; die jeder Partei oder "
    .. "jedes Spielers zählen einzeln",
  fact_piles = "verlangt ist eine Tabelle von Stapeln nach Namen",
  fact_pile =
    "wer ihn sieht, muss \"none\", \"owner\", \"all\" oder \"top\" sein",
  fact_pile_each = "'each' muss \"side\" oder \"player\" sein",
  fact_pile_row = "eine Reihe hat 1 bis {most} Stapel und gehört keinem: "
    .. "{ sees = \"all\", n = 7 }",
  fact_pile_on = "er kann nur auf einer Reihe von ebenso vielen Stapeln "
    .. "liegen, die keiner sieht, und alle müssen ihn sehen: { sees = \"all\", "
    .. "n = 7, on = \"hidden\" }",
  fact_pile_owner =
    "er gehört keinem: sag each = \"player\", oder wer ihn sonst sieht",
  fact_once_empty = "einen gemeinsamen Stapel '{name}' gibt es nicht",
  once_empty_obligation = "once_empty nimmt einen Stapel und eine Pflicht, wie "
    .. "in once_empty(\"stock\", follow_suit)",
  when_obligation = "when nimmt eine Bedingung und eine Pflicht, wie in "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless nimmt eine Bedingung und eine Pflicht, wie in "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt nimmt Karten und eine Pflicht, wie in "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "verlangt ist eine Tabelle der Spiele und ihrer Werte",
  fact_contract = "der Wert von '{name}' muss eine ganze Zahl sein, oder eine "
    .. "mit der Angabe, wie oft sie zählen darf: { 12, from = 2, to = 18 }",
  fact_contract_order = "'{part}' des Spiels '{name}' muss {part} des "
    .. "Kartenspiels sein, als Text",
  fact_captures = "verlangt ist eine Tabelle: siehe die Teile von captures",
  fact_captures_part = "'{name}' in captures verlangt: {kind}, wie die Hilfe "
    .. "dazu sagt",
  fact_captures_from = "'from' muss einen einzelnen Stapel des Spiels nennen",
  fact_captures_card = "'{word}' ist kein Rang und keine Karte des "
    .. "Kartenspiels",
  fact_captures_also = "was ein Rang sonst noch zählt, muss eine ganze Zahl "
    .. "sein",
  fact_captures_builds = "verlangt sind eine Reihe von Stapeln und zwei Felder "
    .. "der Runde: { piles = …, values = …, owners = … }",
  fact_patterns = "verlangt ist eine Tabelle von Listen von Mustern, nach "
    .. "Namen",
  fact_pattern = "verlangt ist ein Muster: { \"name\", sum, same, run oder "
    .. "suited = eine Zahl, points oder each = eine Zahl }",
  fact_pattern_number = "'{name}' muss eine ganze Zahl ab 1 sein",
  fact_camps = "verlangt ist { \"FIELD\", \"OTHERS\", … }, das Feld des "
    .. "Spielers, der gegen die anderen spielt, und ein Wort für diese; dazu "
    .. "gehört die Angabe 'points'",
  fact_camps_part = "'{name}' muss eine ganze Zahl ab 1 sein, bei 'with' ein "
    .. "Stapel des Spiels, bei 'unless' Werte des Feldes 'contract'",
  fact_camps_field = "'{name}' ist kein Feld, in dem ein Spieler steht",
  fact_camps_announced = "ein Feld 'announced' gibt es nicht",
  fact_announcements = "verlangt ist eine Liste von Ansagen",
  fact_announcement = "verlangt ist eine Ansage: { \"word\", … }, oder mit "
    .. "einem zweiten Wort für die zweite Partei",
  fact_announcement_part = "'{name}' muss eine ganze Zahl sein, bei 'holds' "
    .. "Karten",
  fact_announcement_words = "zur ersten Stufe, die man sagen kann, gehören "
    .. "zwei Wörter, eins für jede Partei",
  no_contract_field = "nach dem Spiel richtet sich, welche Karte höher ist, "
    .. "also braucht 'round' ein Feld 'contract', das sagt, welches gespielt "
    .. "wird",
  fact_levels = "verlangt ist eine Tabelle, wie in levels = { of = \"2 3 4 5\" "
    .. "}",
  fact_levels_of = "'of' muss Text mit mindestens zwei Wörtern sein, jedes "
    .. "einmal",
  fact_levels_words = "'{part}' müssen Wörter von 'of' sein",
  no_levels = "das Spiel hat keine Angabe 'levels'",
  duel_bids = "auction mit holder braucht bids, oder eine Angabe 'contracts', aus der sie "
    .. "folgen",
  fact_obligations =
    "verlangt ist eine Liste von Pflichten, in Klammern: { follow_suit }",
  fact_obligation = "eine Pflicht muss ein Wort wie follow_suit sein, oder "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "zu Pflicht '{name}' gehört eins von play = …, "
    .. "avoid = … und einer Funktion",
  fact_obligation_both = "Pflicht '{name}' darf nur eins haben von play = …, "
    .. "avoid = … und einer Funktion: schreib zwei Pflichten",
  fact_obligation_says = "zu Pflicht '{name}' gehört der Satz, der eine Karte "
    .. "ablehnt: says = \"…\"",
  fact_obligation_name = "was Pflicht '{duty}' sagt, hat den unbekannten "
    .. "Namen '{name}'",
  fact_obligation_value = "Pflicht '{duty}' wartet auf etwas Unmögliches: "
    .. "{text}",
  fact_obligation_card = "'{name}' ist keine Karte, keine Farbe und kein Rang "
    .. "des Kartenspiels, oder es meint zwei davon; und eine Sorte von Karten "
    .. "ist es auch nicht: schreib eine Karte als QS, einen Rang als Q, eine "
    .. "Farbe als S",
  fact_obligation_cards = "Karten müssen Text sein wie \"H, QS\", nicht {name}",
  fact_obligation_until = "bis wann sie bindet, sagt man mit Karten, Farben "
    .. "oder Rängen, nicht mit '{name}'",
  fact_obligation_when =
    "'{name}' muss Text sein wie \"leading\", oder eine Liste mit Feldern: { "
    .. "\"leading\", trump = \"H\" }",
  fact_obligation_fact = "eine Bedingung '{name}' gibt es nicht",
  fact_obligation_suit = "'{name}' ist das Wort für eine Farbe: schreib "
    .. "\"{letter}\"",
  fact_obligation_field = "eine Pflicht hängt von '{name}' ab, und das ist "
    .. "kein Feld",
  fact_obligation_field_kind = "von '{name}' kann eine Pflicht nicht abhängen: "
    .. "nur von Farben, Zahlen, flag, choice, Text und Karten der Partie",
  fact_obligation_fields =
    "Pflichten können von höchstens {most} Werten von Feldern abhängen",
  fact_obligations_name = "'{name}' ist keine Stelle in einer Liste von "
    .. "Pflichten; eine Hausregel nimmt eine weg mit without = \"NAME\"",
  fact_obligations_form = "das Spiel hat '{name}' mit anderen Bedingungen; sag "
    .. "auch without = \"{name}\", um sie zu ersetzen",
  fact_without = "without muss ein Name sein oder eine Liste von Namen",
  fact_without_none = "das Spiel hat keine Pflicht '{name}', die sich "
    .. "wegnehmen ließe",
  fact_amends_none = "hier gibt es keine Pflicht '{name}', die eine Bedingung "
    .. "bekommen könnte",
  fact_obligation_twice = "Pflicht '{name}' steht zweimal da",
  fact_melds = "verlangt ist eine Tabelle mit sets = …, runs = … oder beidem",
  fact_laid_down = "verlangt ist Text: Ränge oder Karten",
  fact_taking = "verlangt ist eine Tabelle: taking = { pile = \"discard\", … }",
  meld_word = "'{word}' in '{name}' ist kein Rang und keine Karte des "
    .. "Kartenspiels",
  meld_joker = "'{word}' in '{name}' ist ein Joker: er hat keinen Rang, kann "
    .. "aber wild sein",
  meld_part = "in '{name}' verlangt: {kind}",
  meld_by = "'by' muss \"side\" oder \"all\" sein",
  fact_combinations = "combinations ist eine Liste von Arten, { \"pair\", of = "
    .. "2 }, höchstens 24",
  combination_name = "eine Art von Kombination beginnt mit ihrem Namen, wie in "
    .. "{ \"pair\", of = 2 }",
  combination_part = "'{name}' in combinations verlangt: {kind}",
  combination_word = "'{word}' ist kein Rang, keine Karte und keine Art dieser "
    .. "Kombinationen",
  combination_least = "'{name}' in combinations ist {least} oder mehr",
  combination_beats = "'{name}' in combinations schlägt höchstens {most} "
    .. "andere Arten",
  combination_row = "die Reihe dieser Kombinationen hat {n} Ränge, und "
    .. "höchstens {most} sind möglich: row = \"…\" nennt weniger",
  combination_suits = "suits in combinations nennt jede Farbe des "
    .. "Kartenspiels einmal, wie in \"{suits}\"",
  meld_call = "'{name}' muss ein Wort oder zwei aus kleinen Buchstaben sein, "
    .. "höchstens 15",
  meld_in_hand = "Meldungen bleiben nur in Spielen mit einem Kartenpaket und "
    .. "ohne wilde Karten auf der Hand",
  meld_named = "zu named gehören wilde Karten; allein meldet man die nicht, "
    .. "und eine Partei darf mehrere Meldungen eines Ranges haben",
  meld_named_many = "höchstens 8 wilde Karten lassen sich benennen, und das "
    .. "Kartenspiel hat {n}",
  meld_low = "zu low_counts gehören Folgen mit einem Rang an beiden Enden, wie "
    .. "in runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "eine Partei, die von einem Rang nur eine Meldung hat, hat "
    .. "keine Folgen",
  meld_of_a_rank = "of_a_rank ist eine Zahl über 0, für Sätze, an die nur die "
    .. "eigene Partei anlegt, und verträgt sich nicht mit one_of_a_rank, "
    .. "named, in_hand, different_suits, wild_melds, natural_to_go_out und "
    .. "mixed_to_go_out",
  taking_by_pair = "by_pair gilt für einen Stapel, der ganz genommen wird: "
    .. "whole = true",
  taking_pile = "einen gemeinsamen Stapel '{name}' gibt es nicht",
  taking_most = "most ist eine Anzahl von Karten eines Stapels, der ganz "
    .. "genommen wird: whole = true",
  taking_second = "keinen Stapel '{name}' hat jeder Spieler: piles = { … = "
    .. "each_player \"none\" }",
  taking_down = "ein Stapel, den man bis zu einer Karte nimmt, wird weder ganz "
    .. "genommen noch eingefroren",
  taking_others_help = "Karten darüber helfen nur mit down = true",
  taking_top_free = "die oberste Karte allein ist nur frei, wo man den Stapel "
    .. "bis zu einer Karte nimmt: down = true",
  fact_total = "verlangt ist eine ganze Zahl",
  fact_wins = "verlangt ist \"highest\" oder \"lowest\" und wovon: \"lowest "
    .. "total\", oder ein Feld, das jede Partei behält",
  fact_unscored = "verlangt ist eine Zeile ohne Punkt",
  fact_family = "verlangt ist eins davon: {list}",
  fact_ties = "verlangt ist \"play on\" oder \"draw\"",
  no_field_to_win_by = "ein Feld '{name}', das jede Partei behält, gibt es "
    .. "nicht",
  field_to_win_by = "'{name}' muss eine Zahl oder choice sein",
  fact_own = "verlangt ist eine Tabelle von Angaben nach Namen",
  fact_own_name = "'{name}' heißt schon ein anderes Feld",
  deck_table = "verlangt ist ein Kartenspiel: french(52), spanish(40) oder "
    .. "deck { … }",
  deck_size = "mit {cards} Karten gibt es {name} nicht, nur mit {sizes}",
  deck_how_many = "'{part}' muss Text mit 1 bis {most} Namen sein",
  deck_name = "'{name}' kann nicht zu {part} gehören oder steht zweimal da",
  deck_packs = "'packs' muss eine Zahl von 1 bis {most} sein",
  deck_jokers = "'jokers' müssen Namen wie BJ und LJ sein",
  deck_empty = "im Kartenspiel ist keine Karte übrig",
  deck_copies = "es gibt mehr als {most} Karten '{name}'",
  deck_kinds = "es gibt mehr als {most} verschiedene Karten",
  deck_cards = "es sind {cards} Karten; ein Kartenspiel hat höchstens {most}",
  deck_no_suit = "'{suit}' ist keine Farbe des Kartenspiels",
  deck_tags = "'tags' muss eine Tabelle von Karten nach Namen sein: "
    .. "{ poem = \"1R 2R\" }",
  deck_many_tags = "ein Kartenspiel hat höchstens {most} tags, mit Namen von "
    .. "höchstens {letters} Buchstaben",
  deck_left_out = "verlangt sind Karten als Text, oder Texte danach, wie viele "
    .. "spielen: { [3] = \"2D\" }",
  deck_no_card = "'{name}' ist keine Karte und kein Rang des Kartenspiels",

  -- steps
  no_round = "es fehlt der Schritt 'round', der eine Runde spielt",
  no_such_step = "einen Schritt '{name}' gibt es nicht",
  no_step_beneath = "'{game}' hat keinen Schritt '{name}'",
  step_is_word = "Schritt '{name}' heißt wie ein Wort der Bibliothek",
  step_name = "'{name}' kann kein Schritt heißen",
  step_not_function = "'{name}' muss ein Schritt sein, eine Funktion; Angaben "
    .. "gehören in die Klammern",
  step_twice = "Schritt '{name}' steht ein zweites Mal da",
  step_too_late = "Schritt '{name}' lässt sich nicht mehr setzen",

  -- requests
  no_game_named = "es ist kein Spiel genannt",
  other_signature = "die Regeln von {spec} sind hier andere, ihre Signatur "
    .. "ist {signature}",
  no_game = "es gibt kein Spiel '{name}'",
  no_house_rule = "für {game} gibt es keine Hausregel '{name}'",
  no_house_rule_in = "für {game} gibt es keine Hausregel '{name}' in {folders}",
  lesson_kind = "in '{name}' verlangt: {kind}",
  lesson_expects = "ein Schritt erwartet einen Zug: expect = \"7C\"",
  lesson_blocked = "zu 'blocked' gehören ein Zug und der Grund: blocked = { "
    .. "AS = \"der König ist noch draußen\" }",
  lesson_steps = "eine Lektion hat Schritte: steps = { { says = \"…\", "
    .. "expect = \"7C\" } }",
  course_lessons =
    "ein Kurs hat Lektionen: lessons = { { name = \"tricks\", … } }",
  course_lesson =
    "eine Lektion eines Kurses braucht name, title, text und Fragen",
  course_ask =
    "'{text}' ist kein Thema mit einer Zahl: ask = \"trick 4, voids 2\"",
  course_none = "zu '{text}' haben die Regeln keine Fragen und kein Beispiel",
  lesson_returned = "die Datei gibt ihre Lektion nicht zurück, beginn sie mit "
    .. "'return lesson'",
  lesson_turn = "in Schritt {n} ist Platz {turn} dran, nicht der Lernende auf "
    .. "Platz {seat} (einen Zug, der als einziger möglich ist, macht das "
    .. "Programm)",
  lesson_move = "'{move}' ist dort nicht erlaubt: {reason}",
  no_file = "es gibt keine Regeldatei '{name}'",
  option_value_is_house_rule = "{game} hat keine Option '{name}'; '{house}' "
    .. "ist eine Hausregel, {game}+{house}",
  no_option = "{game} hat keine Option '{name}'",
  -- files and folders
  disk_system = "{path}: {system}",
  disk_missing = "{path}: {system}",
  system_missing = "das gibt es nicht",
  system_no_folder = "ein Teil des Pfads ist kein Ordner",
  system_denied = "das ist nicht erlaubt",
  system_read_only = "hier lässt sich nichts schreiben",
  system_full = "der Speicherplatz ist voll",
  disk_folder = "{path}: ein Ordner, keine Datei",
  disk_special = "{path}: ein Gerät oder eine Pipe, keine Datei",
  disk_large = "{path}: größer als {most} MB",
  disk_there = "{path}: gibt es schon",
  disk_busy = "{path}: ein anderes Programm hat sie offen und schreibt darin",
  disk_changed = "{path}: inzwischen von einem anderen Programm geändert",

  cannot_read_file = "nicht lesbar: {message}",
  cannot_read = "'{path}' ist nicht lesbar: {message}",
  game_is_house_rule = "'{name}' ist eine Hausregel: {game}+{name}",
  option_is_house_rule = "'{name}' ist eine Hausregel: {game}+{name}",
  house_rule_is_option = "'{name}' ist eine Option, gib ihr einen Wert: "
    .. "{name}=…",
  refuses_function = "'refuses' muss eine Funktion der Optionen sein",
  first_dealer_sits = "Option 'first_dealer' ist {first}, aber Option "
    .. "'players' ist {players}",
  option_needs_other = "Option '{name}' braucht {other}={value}",
  fact_pile_sorted = "sorted = true oder \"suits\" ist für einen einzelnen "
    .. "Stapel, den alle sehen",
  fact_pile_counted = "counted = true ist für einen Stapel, den alle sehen und "
    .. "der nicht sortiert ist",
  fact_pile_pairs = "pairs = true ist für einen einzelnen Stapel, den alle "
    .. "sehen und der weder sortiert noch gezählt ist",
  fact_pile_under = "under = \"stock\" ist für einen einzelnen Stapel, den "
    .. "alle sehen",
  fact_names_players = "verlangt sind Wörter und dahinter {player} oder "
    .. "{players}, wie in \"ask {player}\", oder eine Liste solcher Texte",
  fact_decimals = "decimals ist eine Zahl von Nachkommastellen, 1 bis 3",
  fact_match_rounds = "match_rounds ist eine Zahl von Runden",
  fact_cards_needed = "cards_needed ist eine Zahl von Karten",
  too_few_cards = "zum Geben gehören {need} Karten, und das Kartenspiel hat "
    .. "{cards}",
  plus_alone = "ein Pluszeichen steht zwischen zwei Namen, und "
    .. "einer davon fehlt",
  house_given_twice = "Hausregel '{name}' ist zweimal angegeben",
  option_given_twice = "Option '{name}' ist zweimal angegeben",
  with_cycle = "Hausregel '{name}' nimmt sich durch ihr 'with' selbst dazu",
  top_cycle = "Hausregel '{name}' kommt auf sich selbst",
  many_hearers = "Schritt '{name}': mehr als {most} Regeln hören darauf",
  change_wanted = "gefragt ist eine Änderung der Punkte, etwa { times = 2, "
    .. "because = \"Bock\" }, nicht '{value}'",
  change_number = "'{name}' muss eine ganze Zahl sein, nicht '{value}'",
  change_because = "es fehlt, warum sich die Punkte ändern: because = \"…\"",
  clash_lost = "{text}; läge die andere oben, ginge dies verloren: {lost}",
  clash_sentence = "„{text}“ von '{house}'",
  replaces_none = "darunter gibt es kein '{name}', also ist nichts zu ersetzen",
  replaces_not_given = "sie ersetzt '{name}', sagt aber nicht wodurch",
  fact_no_longer = "mit diesem '{by}' stimmt '{name}' des Spiels nicht; gib "
    .. "es auch an: {text}",
  fact_without_no_part = "'{fact}' hat kein '{name}', das wegzunehmen wäre",
  says_text = "der Satz für '{name}' ist kein Text",
  says_step = "es gibt keinen Schritt '{name}', dessen Satz anders lauten "
    .. "könnte",
  clash_step_dropped = "die Hausregeln '{one}' und '{other}' gehen nicht "
    .. "zusammen: '{other}' ersetzt den Schritt '{name}', zu dem '{one}' "
    .. "etwas hinzufügt",
  clash_not_with = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "'{one}' lässt sich nicht mit '{other}' spielen",
  clash_step = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide ersetzen den Schritt '{name}'",
  clash_set = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "sie setzen Option '{name}' auf '{first}' und auf '{second}'",
  clash_silenced = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "Option '{name}', gesetzt von '{one}', nimmt Option '{silenced}', "
    .. "gesetzt von '{other}', die Wirkung",
  clash_obligation = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide haben eine Pflicht '{name}'",
  clash_field = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide geben ein Feld '{name}' an",
  clash_option = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide geben eine Option '{name}' an",
  clash_pile = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide haben einen Stapel '{name}'",
  clash_fact = "Hausregeln '{one}' und '{other}' gehen nicht zusammen: "
    .. "beide ändern '{name}'",
}
