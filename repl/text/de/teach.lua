-- Sentences of lessons, in German. See en/teach.lua.

return {
  sentence = "{text}.",
  your_hand = "Deine Hand",
  apart = "; ",
  no_suit = { m = "keiner", f = "keine", neuter = "keins", other = "keine" },
  play = "{letter} Platz {n}",
  all = "alle",
  none = "keine davon",
  draw = "keiner: unentschieden",
  goes_on = "noch keiner",
  seat = "Platz {n}",
  score_line = "{side}: {points}, {reason}",
  meld_is = "{kind}, {n} Punkte",
  is_allowed = "das ist erlaubt",
  not_asked = "das ist keine Antwort auf diese Frage",
  asked_else = "die Frage ist eine andere, „{prompt}“",
  higher = "{card} steht über {other}",
  higher_trump = "{card} ist Trumpf und steht über {other}",

  asks = {
    cards = "Welche Karten darf man spielen?",
    dummy = "Welche Karten von {player} darf man spielen?",
    plays = "Was davon darf man spielen?",
    say_to = "Du wirst gefragt: „{prompt}“ Welche dieser Antworten sind "
      .. "erlaubt?",
    winner = "Welche Karte gewinnt den Stich?",
    winner_play = "Was gewinnt den Stich?",
    value = "Was zählt das?",
    scores = { one = "Wie ist dann der Stand?",
      other = "Wie ist dann der Stand, {first} zuerst?" },
    won_by = "Wer hat dann die Partie gewonnen?",
    meld = "Ist das eine Meldung?",
    by_round = "Runde {n}, {step}: was ist es dann?",
    higher = "Welche Karte ist höher?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "alle", neuter = "alles" },
    none = { other = "keine", m = "keiner", neuter = "keins" },
    yes = { other = "ja", short = "j" },
    no = { other = "nein", short = "n" },
  },

  how = {
    cards = "(Karten mit Leerzeichen dazwischen, der Name einer Farbe, {all} "
      .. "oder {none})",
    items = "(Buchstaben, {all} oder {none})",
    one = "(ein Buchstabe)",
    numbers = { one = "(eine Zahl)",
      other = "({n} Zahlen mit Leerzeichen dazwischen)" },
    yes_no = "({yes} oder {no})",
  },

  not_in_hand = "„{word}“ ist keine Karte dieser Hand.",
  type_letters =
    "Tipp die Buchstaben von allem, was stimmt, zum Beispiel a c; oder {none}.",
  type_one = "Tipp einen Buchstaben, a bis {last}.",
  type_numbers = { one = "Tipp eine Zahl.", other = "Tipp {n} Zahlen." },
  type_yes_no = "Tipp {yes} oder {no}.",

  topic = {
    rank = "Welche Karte höher ist",
    say = "Was man sagen darf",
    cards = "Welche Karten man wählen darf",
    trick = "Wer den Stich macht",
    count = "Wie viel es zählt",
    meld = "Was eine Meldung ist",
    step = "Was die Regeln festlegen",
    play = "Was man spielen darf",
    hard = "Zwei Regeln auf einmal",
    free = "Wenn man alles spielen darf",
    house = "Hausregel: {title}",
    lesson = "{title}",
    counting = "Zählen, was noch draußen ist",
    voids = "Wer keine mehr hat",
    best_card = "Wo die naheliegende Karte falsch ist",
  },

  text = {
    hard = "Karten, die zu einer anderen Farbe zählen, als auf ihnen steht, "
      .. "oder eine zweite Pflicht nach der ersten.",
    free = "Vielleicht bindet hier keine Pflicht. Oder doch eine?",
    counting = "Eine Karte ist draußen, wenn sie weder in deiner Hand noch "
      .. "gespielt ist: Jemand anders hat sie. Wer eine Farbe mitzählt, weiß "
      .. "mehr als die anderen.",
    voids = "Wer nicht bedient, hat keine Karte dieser Farbe mehr. Alle haben "
      .. "es gesehen: Merk dir, wer es war.",
    best_card = "Die Regeln erlauben hier mehr als eine Karte, und wer nicht "
      .. "nachdenkt, nimmt meist die falsche.",
  },

  title = { one = "{title}: 1 Lektion. {played}",
    other = "{title}: {n} Lektionen. {played}" },
  played_as = "So wie hier gespielt: {spec}",
  not_begun = { one = "1 Frage", other = "{n} Fragen" },
  done = "{right} von {n} richtig",
  by_teacher = "geführte Lektion",
  done_by_teacher = "erledigt",
  begin = "Lektion {n} von {all}: {title}",
  number = "{n}/{all}",
  example_name = "Die Regeln haben das als Beispiel: {name}.",
  how_it_goes = "Antworte, oder tipp „zeig“, „weiter“, „schluss“; „hilfe“ "
    .. "sagt mehr.",

  right = { "Richtig.", "Ja.", "Genau." },
  wrong = "Nicht ganz.",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} ist nicht richtig.",
  missing = { one = "Noch eins ist richtig.",
    other = "Noch {n} sind richtig." },
  try_again = "Versuch es noch einmal, oder: „zeig“, „weiter“, „schluss“.",
  shown = "Die Antwort: {answer}.",
  because = "{says}",
  cite = "Regel: {rule}, {file}, Zeile {line}.",
  cite_place = "{file}, Zeile {line}.",
  general = "{rule}: {text}",
  no_place = "Keine einzelne Zeile der Regeln sagt das.",
  no_lessons_now = "Das ist ein Quiz: tenace teach GAME ohne --quiz hat "
    .. "Lektionen.",
  skipped = "Ausgelassen.",
  understood = "„{text}“ ist hier keine Antwort. {how}",

  summary = "Lektion {n}: {right} von {all} beim ersten Versuch richtig.",
  look_at = "Sieh dir die noch einmal an: {names}.",
  perfect = "Alles beim ersten Versuch richtig.",
  stopped = "Abgebrochen: mit --lesson {name} fängt die Lektion wieder an.",
  stopped_quiz = "Abgebrochen nach {n} von {all} Fragen.",
  finished = "Das waren alle Lektionen. --quiz 10 mischt Fragen aus allen; ein "
    .. "anderes --seed findet andere Fragen.",
  review = {
    one = "Zuerst 1 Frage, die schon einmal falsch war.",
    other = "Zuerst {n} Fragen, die schon einmal falsch waren." },
  review_summary = "{right} von {n} sind jetzt richtig.",
  stopped_review = "Abgebrochen: diese Fragen kommen nächstes Mal wieder.",
  once_more = "Noch einmal",
  next = "Als Nächstes: Lektion {n}, {title}. Mit Enter geht es weiter; "
    .. "„schluss“ hört auf.",
  quiz = { one = "{title}: 1 Frage aus allen Lektionen, Startwert {seed}.",
    other = "{title}: {n} Fragen aus allen Lektionen, Startwert {seed}." },
  quiz_summary = "{right} von {n} beim ersten Versuch richtig.",
  all_done = "Alle Lektionen sind erledigt: --lesson NAME fängt eine wieder "
    .. "an.",
  none_found = "Mit Startwert {seed} ist keine solche Stellung gefunden; ein "
    .. "anderes --seed hat vielleicht eine.",
  not_kept = "Dein Fortschritt lässt sich nicht speichern: {problem}",

  stands = "Zu sehen sind nur die Karten, auf die es ankommt: Alle anderen "
    .. "ändern nichts.",

  drill = {
    trick = "Stich {n}",
    play = "{player} {cards}",
    trumps = "Trumpf",
    trick_label = "Der Stich",
    out = { one = "eine ist draußen: {cards}", other = "{n} sind draußen: "
      .. "{cards}" },
    above = "{card} ist noch draußen",
    nothing_above = "nichts, was draußen ist, steht darüber",
    best = { one = "die höchste, die von ihrer Farbe übrig ist: {cards}",
      other = "die höchsten, die von ihren Farben übrig sind: {cards}" },
    shown_void = "{player}: im Stich {n} {suit} nicht bedient",
    not_shown = "das hat noch nichts gezeigt",
    counts = "{card} {n}",
    cards = "Karten",
    rank_out = "{all} im Spiel, {held} in deiner Hand, {melded} gemeldet: "
      .. "{n} übrig",
    asks = {
      trumps_out = "Trumpf: Wie viele sind draußen, also weder in deiner Hand "
        .. "noch gespielt?",
      suit_out = "{suit}: Wie viele sind draußen, also weder in deiner Hand "
        .. "noch gespielt?",
      highest = "Welche deiner Karten sind jetzt die höchsten ihrer Farben?",
      rank_out = "{rank}: Wie viele sind weder in deiner Hand noch gemeldet?",
      voids = "{suit}: Wer kann keine mehr haben?",
      points = "Wie viele Augen zählen diese Karten zusammen?",
    },
  },

  recorded = {
    head = "-- Eine Lektion, aufgenommen beim Spielen von {title}. Was der "
      .. "Lernende liest,\n-- steht in says (vor einem Zug), right (danach), "
      .. "text und done.",
    title = "Eine Runde {title}",
    nothing = "Du hast keinen Zug gemacht, also ist {file} nicht geschrieben.",
    written = "Die Lektion ist in {file}. Schreib ihre Sätze und leg sie in "
      .. "lessons/{game} deines Regelordners.",
  },

  guided = {
    blocked = "{move} ist erlaubt, aber {why}",
    not_this = "{move} ist erlaubt, aber diese Lektion will einen anderen Zug.",
    refused = "Nicht erlaubt: {reason}.",
    hint = "{hint}",
    plays = "{player} spielt {cards}.",
  },

  help = [[
Tipp Karten wie am Tisch, Kreuz 7 oder ♣7, mit Leerzeichen dazwischen; der Name
einer Farbe meint alle Karten dieser Farbe auf der Hand. Haben die Antworten
Buchstaben, tipp die Buchstaben.

  zeig      zeigt die Antwort und die Regel dahinter
  weiter    geht zur nächsten Frage
  warum     zeigt die Regel und ihren Ort, bevor du antwortest
  lektionen  die Lektionen und deine Ergebnisse
  schluss   hört auf; dein Fortschritt ist gespeichert]],
}
