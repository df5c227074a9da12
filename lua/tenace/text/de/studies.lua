-- Sentences about studies in parts, in German.

return {
  parts_apart = "{one} und {other} gehören nicht zusammen: {why}",
  parts_version = "das eine ist von Version {one}, das andere von {other}",
  parts_differ = "{name} ist im einen {one} und im anderen {other}",
  parts_number = "das eine ist von {one} Teilen, das andere von {other}",
  parts_other = "es ist Teil {one}, nicht {other}",
  part_version = "{name} ist von Version {its}, und dies ist Version {own}",
  part_damaged = "{name} ist beschädigt: die Zahlen sind nicht die dieser Untersuchung",
  part_twice = "{one} und {other} sind beide Teil {n} von {of}",
  part_unfinished = "{name} ist Teil {n} von {of}, davon sind {done} von "
    .. "{all} getan: mach mit --keep weiter",
  parts_missing = {
    one = "von {of} Teilen fehlt {list}",
    other = "von {of} Teilen fehlen {list}",
  },
  tournament_bots = "ein Turnier hat 2 bis {most} Bots, nicht {n}",
  board_hand = "Verteilung {n}: '{hand}' ist kein Blatt",
  board_none = "im Text ist keine Verteilung: PBN, LIN oder Zeilen wie 'hand "
    .. "1: AS KS' werden erwartet",
  board_format = "write_deals: das Format ist pbn, lin oder text, nicht "
    .. "{format}",
  board_cards = "Verteilung {n}: {format} fasst vier Blätter von dreizehn "
    .. "Karten; das Format text fasst jede Verteilung",
  board_call = "Verteilung {n}: '{call}' ist keine Ansage der Reizung",
  board_card = "Verteilung {n}: '{card}' ist keine Karte eines Blatts von 52",
  board_move = "Verteilung {n}: {move} geht hier nicht: {why}",
  board_trick = "Verteilung {n}: die Karten von Stich {trick} können kein "
    .. "Stich sein",
  board_missing = "im Text ist kein Board {n}",
  board_none_over = "noch ist keine Runde zu Ende, also gibt es nichts zu "
    .. "schreiben",
  tables_two = "compare_tables: zwei oder mehr Partien eines Spiels werden "
    .. "erwartet",
  tables_cards = "compare_tables: in Runde {n} haben die Tische nicht "
    .. "dieselben Karten",
  tournament_twice = "'{name}' ist zweimal da",
  tournament_sides = "{game} hat nur eine Partei: niemand spielt gegen "
    .. "jemanden",
  odd_word = "das Wort '{old}' heißt jetzt '{new}'",
  odd_word_advice = "schreib '{new}'; die nächste Version kennt '{old}' nicht "
    .. "mehr",
  odd_option = "Option '{name}' wird nie gelesen",
  odd_option_advice = "lies sie als self.option.{name}, oder nimm sie heraus",
  odd_field = "Feld '{name}' wird weder gesetzt noch gelesen",
  odd_field_advice = "nimm es aus '{scope}' heraus",
  odd_not_set = "Feld '{name}' wird gelesen, aber nie gesetzt",
  odd_not_set_advice = "setz es als self.{name} = …, oder nimm es aus "
    .. "'{scope}' heraus",
  odd_not_read = "Feld '{name}' wird gesetzt, aber nie gelesen",
  odd_not_read_advice = "lies es als self.{name}, oder nimm es aus '{scope}' "
    .. "heraus",
  odd_step = "Schritt '{name}' wird nie aufgerufen",
  odd_step_advice = "ruf ihn auf als self:{name}(), oder nimm ihn heraus",
  odd_step_near = "Schritt '{name}' wird nie aufgerufen, meinst du '{near}'?",
  odd_step_near_advice = "'{near}' ruft das Programm auf; jeden anderen ruft "
    .. "man auf als self:{name}()",
  odd_not_reached = "Schritt '{name}' wurde in keiner von {rounds} Runden "
    .. "aufgerufen",
  odd_not_reached_advice = "prüf, ob die Bedingung seines Aufrufs wahr sein "
    .. "kann",
  odd_obligation =
    "Pflicht '{name}' hat in {rounds} Runden keine Karte verboten",
  odd_obligation_advice = "prüf, ob ein Spieler die Karten, die sie nennt, "
    .. "haben kann, und ob die Pflichten davor einige davon übrig lassen",
  odd_obligation_excludes_advice = "'{one}' und '{other}' gilt nie zugleich",
  odd_obligation_no_trick_advice = "kein Stich wurde gespielt, und Pflichten "
    .. "binden nur in Stichen",
  odd_obligation_behind_advice = "sie steht hinter {names}: wer das befolgen "
    .. "kann, ist nur daran gebunden; setz '{name}' davor, wenn beide binden "
    .. "sollen; prüfe auch, ob ein Spieler die Karten haben kann, die sie "
    .. "nennt",
  odd_revealed = "Schritt '{step}' richtet sich nach Karten, die manche "
    .. "Spieler nicht sehen: was folgt, etwa Punkte oder wer ausspielt, "
    .. "verrät sie allen. Bei {percent} von 100 Verteilungen, die für einen "
    .. "Spieler gleich aussehen, wäre es anders gegangen",
  odd_revealed_advice = "lass es sich nach dem richten, was alle sehen; oder "
    .. "sag laut, was dann alle wissen: show, tell_holds, tell_count, "
    .. "holder_of, oder holds in choose",
  odd_revealed_here = "was hier geschieht, richtet sich nach Karten, die "
    .. "manche Spieler nicht sehen: was folgt, etwa Punkte oder wer "
    .. "ausspielt, verrät sie allen. Bei {percent} von 100 Verteilungen, die "
    .. "für einen Spieler gleich aussehen, wäre es anders gegangen",
  odd_revealed_here_advice = "lass es sich nach dem richten, was alle sehen; "
    .. "oder sag laut, was dann alle wissen: show, tell_holds, tell_count, "
    .. "holder_of, oder holds in choose",
  odd_contradicted = "Bots verwerfen {percent} von 100 Verteilungen, die sie "
    .. "sich denken: was die Regeln über Hände gesagt haben, lässt selten eine "
    .. "übrig",
  odd_contradicted_advice = "sag weniger über dieselbe Hand",
  leak_question = "Spieler {player} wird anders gefragt, wenn verdeckte "
    .. "Karten anders liegen: „{here}“ in einer Verteilung, „{there}“ in der "
    .. "anderen",
  leak_moves = "ob Spieler {player} {move} wählen darf, hängt von Karten ab, "
    .. "die dieser Spieler nicht sieht",
  leak_rule = "die Pflicht „{rule}“ richtet sich nach Karten, die Spieler "
    .. "{player} nicht sieht: sie verbietet {move} in einer Verteilung und in "
    .. "der anderen nicht",
  leak_reasons = "warum {move} verboten ist, verrät Spieler {player} "
    .. "verdeckte Karten: „{here}“ in einer Verteilung, „{there}“ in der "
    .. "anderen",
  leak_advice = "lass es nur von dem abhängen, was dieser Spieler sieht: "
    .. "Hand, Stich und was alle gesehen haben",
  leak_view = "„{name}“ verrät Spieler {player} verdeckte Karten: „{here}“ in "
    .. "einer Verteilung, „{there}“ in der anderen",
  leak_story = "der Verlauf verrät Spieler {player} verdeckte Karten: "
    .. "„{here}“ in einer Verteilung, „{there}“ in der anderen",
  leak_shown_advice = "zeige es nur denen, die es wissen dürfen; dürfen es "
    .. "alle, sage es mit tell_count oder tell_holds",
  leak_asked = "Spieler {asked} wird „{prompt}“ gefragt; lägen aber Karten "
    .. "anders, die Spieler {player} nicht sieht, würde Spieler {other_asked} "
    .. "„{other_prompt}“ gefragt",
  leak_asked_same = "ob Spieler {asked} „{prompt}“ oder „{other_prompt}“ "
    .. "gefragt wird, hängt von Karten ab, die Spieler {player} nicht sieht",
  leak_by_house = "{text} (gefragt wird in {file}, Zeile {line}; ohne diese "
    .. "Hausregel richtet es sich nach nichts Verdecktem)",
  leak_asked_or_not = "ob Spieler {asked} „{prompt}“ gefragt wird, hängt von "
    .. "Karten ab, die Spieler {player} nicht sieht",
  leak_told = "alle erfahren, wie viele von {cards} Spieler {player} hat, "
    .. "weil nur manche „{prompt}“ gefragt werden; aber die Antwort „{move}“ "
    .. "muss es nicht zeigen",
  leak_asked_advice = "frage alle Spieler und verbiete mit 'unless', was "
    .. "nicht gesagt werden darf: wer nur eine Antwort hat, muss sie nicht "
    .. "selbst geben",
  leak_scored = "Punkte vor dem Ende einer Runde hängen von Karten ab, die "
    .. "Spieler {player} nicht sieht: die Punktzahl verrät sie",
  leak_scored_advice = "richte dich nach dem, was alle sehen; oder zeige "
    .. "vorher die Karten, oder sage, was dann alle wissen: show, tell_holds, "
    .. "tell_count",
  odd_compared = "'has' antwortet nil, nie 0, wenn es keine solche Karte gibt",
  odd_compared_advice = "schreib: if not pile:has(card)",
  odd_name_advice =
    "noch keine Partie ist bis zu dieser Zeile gekommen; dort endet sie",
  odd_none = "Feld '{name}' ist nil, wenn es leer ist, nie \"none\"",
  odd_none_advice = "schreib: if not self.{name}",
  odd_answer = "'ask' antwortet nie '{text}', sondern das erste Wort einer "
    .. "Form",
  odd_answer_advice = "vergleiche mit '{first}'",
  odd_no_question = "keiner wird je etwas gefragt",
  odd_no_question_advice =
    "play_tricks, choose und andere Wörter fragen die Spieler",
  odd_examples = "es gibt keine Regeldatei '{file}', also prüft niemand diese Beispiele",
  odd_examples_advice = "nenn die Datei wie die Regeldatei, deren Beispiele sie hat",
  odd_kept = "es gibt keine Regeldatei '{file}', also spielt niemand diese "
    .. "aufgehobenen Partien nach",
  odd_kept_advice = "wenn die Regeln jetzt anders heißen, gib dem Ordner deren "
    .. "Namen",
  odd_placeholder = "der erste Satz ist noch der der neuen Datei",
  odd_placeholder_advice = "sag in einem Satz, was anders ist: die Spieler lesen ihn",
  odd_lost = "die Antwort von base.{step} geht verloren",
  odd_lost_advice = "schreib return base.{step}(self)",
  odd_mix = "das Beispiel '{name}' stimmt mit den anderen Hausregeln hier "
    .. "nicht",
  odd_mix_advice = "soll es stimmen, dann ändert eine von ihnen mehr, als ihr "
    .. "Text sagt",
  odd_stale = "Sätze zum Schritt '{step}' stimmen womöglich nicht mehr, denn "
    .. "die Hausregel '{house}' ändert '{what}'",
  odd_stale_advice = "sag sie neu: says = { {step} = \"…\" }",
  odd_number = "der Satz zu '{step}' sagt '{said}', mit den Hausregeln aber "
    .. "sind es {now}",
  odd_number_advice = "sag ihn neu: says = { {step} = \"…\" }",
  odd_condition = "'{name}' in Klammern ist keine Option, kein Fakt und kein "
    .. "Schritt",
  odd_condition_advice = "schreib [OPTION=WERT] vor den Satz, oder lass die "
    .. "Klammern weg",
  odd_silenced = "die Option '{name}' wirkt nicht mit der Hausregel "
    .. "'{house}', die den Schritt ersetzt, der sie liest",
  odd_silenced_advice = "ruf dort base.NAME auf, oder nimm die Option weg: "
    .. "options = { without = \"{name}\" }",
  odd_narrower = "die Option '{name}' nimmt auch die Werte, die sie vorher nahm",
  odd_narrower_advice = "um sie enger zu fassen, nimm sie weg und erkläre sie neu: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "die Option '{name}' hat in {rounds} Runden nichts geändert",
  odd_unfelt_advice = "prüf, ob noch etwas von ihr abhängt",
  example_no_name = "ein Beispiel hat einen Namen: example \"nur die "
    .. "gespielte Farbe bindet\"",
  example_bad_name = "der Name eines Beispiels ist eine Zeile von höchstens "
    .. "{most} Zeichen",
  example_there = "es gibt schon ein Beispiel '{name}', {file} Zeile {line}: "
    .. "wähl einen anderen Namen",
  example_changed = "{file} hat sich geändert, seit die Regeln gelesen "
    .. "wurden: erst reload",
  example_not_there = "die Datei hätte es nicht",
  example_which_move = "sag, welcher Zug: may 3D oder may not 3D",
  example_allowed = "die Regeln erlauben hier {move}: ändere erst sie, dann "
    .. "schreib, dass es verboten ist",
  example_no_such = "{move} ist hier kein Zug ({why}): ein Beispiel kann ihn "
    .. "weder erlaubt noch verboten zeigen",
  example_refused = "die Regeln verbieten hier {move} ({why}): ändere erst "
    .. "sie, dann schreib, dass es erlaubt ist",
  example_no_move = "noch ist kein Zug gemacht",
  example_none_moves = "aus dieser Stellung lässt sich kein Beispiel machen",
  example_nothing = "keine Regel verbietet hier eine Karte, ein Beispiel "
    .. "würde nichts sagen: geh dorthin, wo die Regel wirkt, oder wähle, was "
    .. "das Beispiel zeigt",
  example_none_wins = "es ist kein Stich gewonnen, den ein Beispiel zeigen "
    .. "könnte",
  example_none_score = "es ist keine Runde gewertet, die ein Beispiel zeigen "
    .. "könnte",
  example_shows = "ein Beispiel zeigt moves, may KARTE, may not KARTE, wins, "
    .. "score oder last, nicht '{what}'",
  example_too_many = "hier sind zu viele Antworten möglich für ein Beispiel: "
    .. "sag may ZUG oder may not ZUG",
  example_unknown = "{game} hat kein Beispiel '{name}'",
  example_unknown_near = "{game} hat kein Beispiel '{name}', meinst du "
    .. "'{near}'?",
  example_twice = "Beispiel „{name}“ steht zweimal da, zuerst in Zeile "
    .. "{line}: gib ihm einen anderen Namen",
  example_no_position = "das Beispiel '{name}' gibt weder einen Stich noch "
    .. "Züge an: da ist keine Stellung zu öffnen",
  example_not_found = "es fand sich keine Partie, die zur Stellung des "
    .. "Beispiels '{name}' kommt",
  kept_damaged = "sie ist beschädigt oder geändert: auch nach ihren eigenen "
    .. "Regeln stockt sie bei Zug {decision}, {move}",
  kept_other_rules = "es ist eine Partie nach anderen Regeln, {rules}",
  kept_changed = "{file} hat sich inzwischen geändert",
  none_yet = "keine",
  kept_group = {
    one = "eine von {of} behaltenen Partien geht anders wegen {cause}: "
      .. "{name}, {place}: {what}",
    other = "{n} von {of} behaltenen Partien gehen anders wegen {cause}; die "
      .. "erste ist {name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "eine von {of} behaltenen Partien geht anders: {name}, {place}: "
      .. "{what}",
    other = "{n} von {of} behaltenen Partien gehen anders; die erste ist "
      .. "{name}, {place}: {what}",
  },
  kept_by_rule = "'{name}'",
  kept_by_step = "des Schritts '{name}'",
  kept_by_fact = "der Angabe '{name}'",
  kept_by_error = "eines Fehlers",
  kept_place = "Runde {round}, Zug {decision}",
  kept_place_trick = "Runde {round}, Stich {trick}, Zug {decision}",
  kept_place_round = "Runde {round}",
  kept_refused = "Platz {player} darf {move} nicht spielen: {why}",
  kept_asked = "Platz {now} ist gefragt, nicht Platz {player}",
  kept_over = "die Partie ist zu Ende, bevor Platz {player} {move} sagt",
  kept_score = "der Stand ist {after}, nicht {before}",
  kept_end = "Seite {after} hat gewonnen, nicht Seite {before}",
  kept_goes_on = "die Partie geht weiter",
  kept_error = "die Regeln scheitern: {why}",
  kept_unread = "die behaltene Partie lässt sich nicht wieder spielen: {why}",
  kept_advice = "eine nach der anderen: tenace keep --review {game}",
  kept_no_folder = "die Datei ist in keinem Ordner mit behaltenen Partien",
  prove_too_few = "{n} auf jeder Hand brauchen im Ganzen {need} Karten, und "
    .. "das Blatt hat {have}",
  prove_two_parts = "die Karten werden in zwei Teilen gegeben, also hat jede "
    .. "Hand mindestens zwei",
  prove_none_ends = "von {n} zufälligen Runden kam keine zu ihrem Ende",
  prove_no_move = "wer am Zug ist, hat gar keinen Zug",
  prove_no_move_advice = "lass einen übrig, der immer erlaubt ist, etwa "
    .. "passen",
  prove_endless = "von hier aus endet kein Spielverlauf: dieselbe Stellung "
    .. "kommt immer wieder",
  prove_endless_advice = "lass etwas zur Neige gehen, oder beende die Runde, "
    .. "wenn niemand mehr etwas kann",
  prove_leak = "Spieler {player} sieht bei zwei Verteilungen dasselbe und "
    .. "darf bei der einen {one}, bei der anderen aber {other}",
  prove_leak_asked = "Spieler {player} sieht bei zwei Verteilungen dasselbe "
    .. "und wird bei der einen '{asked}' gefragt ({one}), bei der anderen "
    .. "aber '{also}' ({other})",
  prove_leak_advice = "was ein Spieler gefragt wird oder darf, soll nicht "
    .. "von Karten abhängen, die er nicht sehen kann",
  prove_not_bound = "Verpflichtung '{name}' verbietet in keinem Spielverlauf "
    .. "eine Karte",
  prove_not_bound_advice = "vielleicht kommt ihr immer eine andere zuvor; oder "
    .. "dem Kartenspiel fehlen die Karten, die sie braucht",
  prove_not_reached = "Schritt '{name}' wird in keinem Spielverlauf erreicht",
  prove_not_reached_advice = "seine Bedingung ist vielleicht nie wahr; oder "
    .. "dem Kartenspiel fehlen die Karten, die er braucht",
  prove_never_wins = "Partei {side} schneidet in keinem Spielverlauf am "
    .. "besten ab",
  prove_never_wins_advice = "sieh nach, was sie zum Gewinn bräuchte; mehr "
    .. "Karten auf der Hand zeigen es vielleicht",

  -- random matches
  check_left_over = "in einer Runde sind {n} Karten übrig, und ohne die "
    .. "Hausregel keine: sollten mehr gegeben werden?",
  check_endless = "in {rounds} Runden ist keine Partie zu Ende gegangen: wer "
    .. "bekommt Punkte, und was beendet sie?",
  check_left = "es sind Karten übrig: Spieler {player} hat {n}, Spieler "
    .. "{other} {less}, und ein Stich nimmt jedem eine",
  check_left_advice = "gib jedem gleich viele, oder lass einen Spieler mit zu "
    .. "vielen welche weglegen",
  check_total = "die Punkte einer Runde ergeben zusammen {sum}, nicht {total}",
  check_total_advice = "sieh dir die Schritte an, die abrechnen, oder "
    .. "round_total",
  check_too_long = "sorg dafür, dass die Spieler die Runde zu Ende bringen "
    .. "können",
  check_for_ever = "sorg dafür, dass jede Schleife endet",
  check_no_choice = "frag nur, wenn es etwas zu wählen gibt, oder lass den "
    .. "Spieler passen",
  check_no_cards = "frag nur, wenn die Bedingung einige Karten zulässt, oder "
    .. "lass den Spieler keine wählen",

  -- oddities of rules
  word_gone = "das Wort '{old}' gibt es nicht mehr, es heißt '{new}'",

  -- worked examples
  example_kind = "verlangt ist {kind}, nicht '{name}'",
  example_numbers =
    "'{name}' verlangt {sides} ganze Zahlen, eine für jede Partei",
  example_needs = "zu '{name}' gehört auch {needs}",
  example_moves = "'{name}' geht nicht mit 'moves', die eine Partie von Anfang "
    .. "an macht",
  example_dealer = "mit diesen Optionen gibt Platz {seat} nie zuerst",
  example_move = "Zug {n}, '{move}': Platz {seat} ist dran: {text}",
  example_move_over = "Zug {n}, '{move}': {text}",
  example_forced = "{text} (vor '{move}' wurde von selbst gespielt: {moves})",
  example_field = "'{name}' ist ein Wort von Beispielen und ein Feld dieses "
    .. "Spiels: um das Feld zu setzen, schreib fields = { {name} = … }",
  example_empty = "es erwartet nichts: gib legal, winner, … an",
  example_deal = "die Karten von '{pile}' sind Text oder eine Liste von Texten",
  example_cards = "'{name}' müssen Karten sein, als Text",
  example_winner = "winner muss eine Zahl von 1 bis {plays} sein",
  example_held = "held muss die Karten von {players} Spielern haben",
  example_differs = "{name} sollte '{expected}' sein, ist aber '{found}'",
  example_leaves = "'{name}' ist kein Feld und kein Stapel dieses Spiels",
  example_no_card = "die Karte '{card}' gibt es nicht",
  card_too_often = "die Karte '{card}' ist öfter da als im Kartenspiel",

  -- lines of play to try
  try_text = "'try' verlangt Züge als Text: try \"7C QS\"",
  try_table = "Versuch '{name}': in Klammern steht, womit er beginnt und was erwartet wird, aber keine Züge",
  try_rule = "{text} (Regel {rule}, {file}:{line})",
  try_allowed = "{text}; erlaubt: {moves}",
}
