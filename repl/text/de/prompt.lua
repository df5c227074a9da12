-- The prompt in German. See en/prompt.lua.

return {
  greeting = "Tenace {version}: help zeigt die Wörter, quit beendet.",
  ready = "> ",
  more = ">> ",
  stopped = "Angehalten.",
  rest = { one = "Enter zeigt noch eine Zeile; q lässt sie weg.",
    other = "Enter zeigt noch {n} Zeilen; q lässt sie weg." },
  turn = "Frage an {player}: {prompt}",
  table = "Auf dem Tisch: {plays}",
  no_match = "es gibt noch keine Partie, fang eine an: deal \"whist\"",
  which_game = "welches Spiel? zum Beispiel: deal \"whist\"",
  which_games = "welche Spiele? zum Beispiel: compare skat skat+kontra",
  which_sweep = "was soll sweep durchlaufen? zum Beispiel: sweep bid_whist "
    .. "min_bid=3..5",
  which_move = "welcher Zug? zum Beispiel: why \"3d\"",
  no_lua = "'{word}' ist kein Lua: setz Karten in Anführungszeichen, play "
    .. "\"{word}\"",
  in_line = "Zeile {n}, `{line}`: {said}",
  suit_letter = "{said}: schreib \"{letter}\" für {suit}",
  card_name = "{said}: schreib \"{card}\"",
  no_function = "'{name}' gibt es hier nicht zum Aufrufen",
  no_function_near = "'{name}' gibt es hier nicht zum Aufrufen, meinst du "
    .. "'{near}'?",
  no_command = "es gibt keinen Befehl '{word}': help sagt, was man tippen kann",
  no_command_near = "es gibt keinen Befehl '{word}', meinst du '{near}'?",
  in_quotes = "'{name}' ist ein Name: setz ihn in Anführungszeichen, "
    .. "\"{name}\"",
  was_local = "'{name}' galt nur in seiner Zeile: ohne local bleibt es",
  one_equal = "'{name}' bekommt einen Wert mit einem =: { {name} = … }",
  over_list = "{said}: for … in geht über pairs(liste) oder ipairs(liste); "
    .. "Zahlen schreibt man for i = 1, 3 do",
  join_texts = "{said}: Texte verbindet man mit ..",
  not_whole = "die Zeile ist nicht vollständig",
  one_game = "{game} ist ein Spiel, vergleich es mit einem anderen: compare "
    .. "{base} {game}",
  how_many = "{verb} um wie viele Entscheidungen? zum Beispiel: {verb} 2",
  no_value = "'{name}' ist nil: es hat keine Felder",
  plot_wins = "Gewonnene Partien nach Parteien, {game}",
  which_plot = "was soll plot zeichnen? zum Beispiel: plot({ 3, 5, 8 })",
  which_mean = "Mittel wovon? Zum Beispiel: mean({ 3, 5, 8 })",
  which_share = "Anteil wovon? Zum Beispiel: share({ true, false }) oder "
    .. "share(3, 8)",
  which_histogram = "Histogramm wovon? Zum Beispiel: histogram({ 3, 5, 8 }, 5)",
  which_json = "was als JSON? Zum Beispiel: json(it) oder json(it, \"it.json\")",
  which_csv = "was als CSV? Zum Beispiel: csv(it) oder csv(it, \"it.csv\")",
  plot_counted = "Wie oft jedes in der Liste steht",
  plot_interval = "{inside} und {outside} sind das Intervall: die wahre Zahl "
    .. "liegt in 95 von 100 Fällen darin.",
  plot_intervals = "{interval} ist das Intervall: die wahre Zahl liegt in 95 "
    .. "von 100 Fällen darin.",
  no_plot = "es sind keine Zahlen zum Zeichnen da: verlangt ist eine Liste von "
    .. "Zahlen oder Wörtern, eine Tabelle von Zahlen nach Namen, eine Liste "
    .. "von Punkten { x, y } oder ein Ergebnis",
  here = "{line} ist diese Stellung: position {line} öffnet sie hier, tenace "
    .. "play {line} an einem Tisch.",
  nowhere = "Keine Zeile öffnet diese Stellung: {why}.",
  plot_where = "nenn eine Datei: plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "Es steht in {file}.",
  plotted = "Die Zeichnung ist in {file}.",
  which_line = "was soll time messen? zum Beispiel: time finish search",
  took = "{passed} Sekunden, davon {cpu} auf dem Prozessor.",
  took_decisions = "{passed} Sekunden, davon {cpu} auf dem Prozessor; {count} "
    .. "Entscheidungen, {rate} je Sekunde.",
  took_each = "{times}-mal, je {each} Sekunden.",
  no_name = "den Namen '{name}' gibt es hier nicht: help zeigt die Wörter",
  no_name_near = "den Namen '{name}' gibt es hier nicht, meinst du '{near}'?",
  no_help = "Die Hilfe der Bibliothek fehlt: `make` macht sie.",
  no_word = "Zu '{word}' gibt es keine Hilfe: help "
    .. "library zeigt alle Wörter.",
  no_word_near = "Zu '{word}' gibt es keine Hilfe, meinst du '{near}'?",
  inside = "Kein Wort heißt '{word}'. Diese haben es im Namen oder im Text:",
  inside_more = { one = "und noch 1", other = "und noch {n}" },
  source = "{file}, Zeile {line}",
  which_word = "wovon soll source die Zeilen zeigen? zum Beispiel: ??order",
  no_source = "{file}, Zeile {line}: diese Datei gehört nicht zum "
    .. "installierten Programm.",
  no_lines = "Von '{word}' gibt es nichts zu zeigen.",
  typed_here = "Das ist hier getippt worden.",
  save_where = "nenn eine Datei: save lesson.lua",
  saved = { one = "1 Zeile ist in {file}: tenace run {file}",
    other = "{n} Zeilen sind in {file}: tenace run {file}" },
  script = "-- Eine Sitzung in der Eingabezeile von Tenace: tenace run führt "
    .. "sie noch einmal\n"
    .. "-- aus. see(…) zeigt Werte wie die Eingabezeile.\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- Hier hat eine Partie am Tisch begonnen: {text}",

  is_step = "{name}: ein Schritt von {game}. {text}",
  is_option = "{name}={value}: eine Option von {game}: {says} ({values}; "
    .. "Vorgabe: {default}).",
  is_field_round = "{name}: ein Feld von {game}, in jeder Runde neu bestimmt "
    .. "({kind}).",
  is_field_keeps = "{name}: ein Feld von {game}, bleibt die ganze Partie "
    .. "({kind}).",
  is_pile_all = "{name}: ein Stapel von {game}, den alle sehen.",
  is_pile_owner = "{name}: ein Stapel von {game}, den sein Besitzer sieht.",
  is_pile_none = "{name}: ein Stapel von {game}, den keiner sieht.",
  is_pile_top = "{name}: ein Stapel von {game}, dessen oberste Karte alle "
    .. "sehen.",
  is_rule = "{name}: eine Pflicht von {game}: {says}.",
  is_game = "{title}: {sentence} new \"{name}\" gibt die Karten dafür.",
  is_house = "{title}, eine Hausregel von {game}: {sentence} "
    .. "new \"{game}+{name}\" gibt die Karten damit.",
  verb = {
    games = "games: alle Spiele nach Familien; games skat: seine Hausregeln und was jede ändert; games search play trump: die mit diesen Wörtern.",
    play = "play \"whist\": setzt dich an einen Tisch; quit führt hierher "
      .. "zurück. play \"7c\": spielt eine Karte in der laufenden Partie.",
    new = "new(game [, how]): eine neue Partie, die dann m ist.",
    deal = "deal \"whist\": eine neue Partie, mit allen Händen offen; deal "
      .. "allein gibt für dasselbe Spiel noch einmal.",
    hands = "hands: zeigt alle Hände der laufenden Partie.",
    moves = "moves: zählt die Antworten auf, die jetzt möglich sind.",
    why = "why \"3d\": was die Regeln zu einem Zug sagen: die Regel, ihr Satz, "
      .. "ihre Zeile und die erlaubten Züge. why allein: warum der letzte Zug "
      .. "gemacht wurde; why \"2\": der letzte von Platz 2.",
    hint = "hint: der Zug, den der suchende Bot machen würde, und warum; hint "
      .. "\"random\" fragt einen anderen Bot.",
    solve = "solve: was jede Karte wert ist, wenn man alle Karten sieht; solve "
      .. "\"points\" zählt Augen, solve \"tricks\" Stiche. Eine Stellung ohne "
      .. "Partie: solve(\"whist\", {}, { hands = { \"AS\", … } }).",
    undo = "undo [n]: nimmt eine Entscheidung zurück, oder n.",
    redo = "redo [n]: trifft nach undo eine Entscheidung noch einmal, oder n.",
    score = "score: der Spielzettel der laufenden Partie, mit Gründen.",
    rules = "rules \"whist\": das Regelheft eines Spiels; rules allein: das "
      .. "der laufenden Partie.",
    back = "back [n]: nimmt eine Entscheidung zurück, oder n, wie undo.",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: geht dorthin "
      .. "zurück, wo das begann, oder wieder vorwärts.",
    branch = "branch [name]: beginnt hier eine weitere Linie der Partie; die "
      .. "bisherige bleibt, wie sie ist.",
    branches = "branches: zeigt die Linien der Partie nebeneinander, mit ihren "
      .. "Ergebnissen.",
    switch = "switch 1: geht in Linie 1 weiter; switch allein in der Linie "
      .. "davor.",
    finish = "finish [bots]: Bots spielen die Runde zu Ende; Vorgabe: "
      .. "search.",
    again = "again [bots]: Bots spielen dieselben Karten von Anfang an, in "
      .. "einer eigenen Linie.",
    review = "review: welche Entscheidungen der letzten Runde am meisten "
      .. "gekostet haben und warum; review match: die aller Runden; review 2: "
      .. "geht zur zweiten davon, in einer eigenen Linie.",
    swap = "swap QS 3D: zwei Karten dieser Verteilung tauschen die Plätze; die "
      .. "bisherigen Züge werden wiederholt, soweit sie erlaubt sind.",
    give = "give 2 QS, give 2 QS for 3D: ein Spieler bekommt in dieser "
      .. "Verteilung eine Karte und gibt eine zurück.",
    fix = "fix hand 1 AS * KS: ein Stapel dieser Verteilung bekommt diese "
      .. "Karten, in dieser Reihenfolge; * lässt die Karte, die da ist.",
    show = "show hands: deckt alle Hände auf.",
    hide = "hide hands: zeigt nur die Hand des Spielers am Zug.",
    position = "position: die Stellung in einer Zeile, Spiel, Verteilung und "
      .. "Zahl der Entscheidungen, wenn die üblichen Bots dorthin kommen; "
      .. "position whist#2@17 öffnet die mit dieser Zeile.",
    set = "set target=7: die Partie geht mit einer anderen Option weiter oder "
      .. "mit einer Hausregel: set american. set allein zählt die Optionen "
      .. "auf.",
    reload = "reload: liest die Regeln neu und wiederholt die bisherigen Züge "
      .. "damit; reload back geht zum ersten Zug zurück, der nicht mehr "
      .. "erlaubt ist.",
    watch = "watch: lädt neu, sooft eine Regeldatei gespeichert wird; noch "
      .. "einmal watch hört damit auf.",
    trace =
      "trace: welche Regel was in dieser Runde tat, mit Schritt, Datei "
      .. "und Zeile; trace 3: im dritten Stich, und was die Regeln auf jeder "
      .. "Hand ausschlossen; trace score: die letzten Wertungen, Posten für "
      .. "Posten; trace all: in allen Runden.",
    edit =
      "edit follow suit: öffnet deinen Editor an einer Regel, einem "
      .. "Schritt oder einer Option und liest danach die Regeln neu; edit "
      .. "allein: an der zuletzt genannten Regel.",
    try = "try 7c qs: erzählt, wie diese Züge gingen, für alle Plätze der Reihe nach; wo einer nicht erlaubt ist, warum, nach welcher Regel, und was erlaubt ist. Die Partie bleibt, wo sie ist.",
    example = "example \"NAME\": schreibt, was m jetzt zeigt, als Beispiel "
      .. "in die Regeldatei, so kurz es geht; hinter dem Namen: may 3D, may "
      .. "not 3D, wins, score, last. Ohne Namen wird es nur gezeigt.",
    keep = "keep: behält m als richtig; check und reload spielen die Partie "
      .. "unter geänderten Regeln wieder und sagen, wo sie anders geht. keep "
      .. "abend gibt ihr einen Namen.",
    compare = "compare skat skat+kontra: spielt dieselben Verteilungen nach "
      .. "mehreren Regeln und zeigt, was anders ist; it:open(58) gibt dann die "
      .. "Partien der Verteilung 58. compare(\"skat\", \"skat+kontra\", "
      .. "{ rounds = 2000, seed = 7 }) bestimmt die Zahl der Verteilungen und "
      .. "den Startwert. "
      .. "{ matches = 200 } vergleicht ganze Partien.",
    simulate = "simulate whist, simulate skat kontra: Bots spielen viele "
      .. "Partien; man sieht, wie lang sie sind und wer gewinnt. "
      .. "simulate(\"whist\", { games = 1000, seed = 7 }) bestimmt ihre Zahl "
      .. "und den Startwert.",
    counts = "counts: wer in m wie viele Karten hält, und was hätte zählen "
      .. "können, wer entscheiden muss: welche Karten fehlen, wer keine hat.",
    histogram = "histogram(list): wie viele Zahlen einer Liste ab 0, 10, 20 … "
      .. "liegen, als Balken; histogram(list, 5): in Schritten von 5.",
    mean = "mean({ 3, 5, 8 }): das Mittel von Zahlen und die Enden seines "
      .. "95-%-Intervalls, wenn es zehn oder mehr sind.",
    share = "share({ true, false, true }), share(2, 3): wie viel einer Liste "
      .. "wahr ist, oder 2 von 3, und die Enden des 95-%-Intervalls.",
    json = "json(it): jeder Wert als JSON; json(it, \"FILE\") schreibt ihn in "
      .. "eine Datei.",
    csv = "csv(it): ein Vergleich, eine Liste oder Tabelle für "
      .. "Tabellenprogramme; csv(it, \"FILE\") schreibt sie in eine Datei.",
    plot = "plot({ 3, 5, 8 }): Balken aus einer Liste von Zahlen, aus Zahlen "
      .. "nach Namen oder daraus, wie oft jedes Wort in einer Liste steht; "
      .. "plot({ { 1, 3 }, { 2, 5 } }): eine Linie durch Punkte x, y; "
      .. "plot(it): was compare, sweep oder simulate gefunden haben, mit "
      .. "Intervallen; plot(it, { svg = \"FILE\" }) zeichnet in eine Datei.",
    time = "time finish search: führt eine Zeile aus und sagt, wie lange es "
      .. "dauerte und wie viele Entscheidungen je Sekunde fielen; time 100 "
      .. "m:moves(): hundertmal.",
    clear = "clear: leert den Bildschirm.",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: spielt "
      .. "dieselben Verteilungen mit jedem Wert einer Option oder jeder "
      .. "Hausregel: Länge, gewonnene Spiele, und wie oft der bessere Bot "
      .. "gewinnt. sweep(\"skat\", \"rounds\", { 1, 3 }, { duels = 20, "
      .. "seed = 7 }) gibt eine Liste von Zeilen.",
    save = "save FILE: schreibt die Mitschrift von m, wie am Tisch. save "
      .. "lesson.lua schreibt die Sitzung als Skript, und tenace run "
      .. "lesson.lua führt es wieder aus. save rules as NAME bewahrt die "
      .. "Hausregeln und Optionen von m auf.",
    tour = "tour: zeigt die Eingabezeile in zehn Minuten, Schritt für Schritt; "
      .. "tour 3 beginnt bei Schritt 3, tour off beendet sie.",
    source = "source order, oder ??order: zeigt die Zeilen, die ein Wort, "
      .. "einen Schritt der Regeln oder eine ganze Regeldatei ausmachen.",
    help = "help \"order\": was ein Wort tut; help allein sagt, was man tippen "
      .. "kann, help library zeigt alle Wörter.",
    quit = "quit: verlässt die Eingabezeile oder den Tisch.",
  },
  help_group = "{group}: {names}",

  help_first = "Eine Zeile ist Lua, und ihr Wert wird gezeigt. Ein einzelnes "
    .. "Wort läuft: deal, hands, quit.",
  help_rows = {
    { "games", "zählt alle Spiele auf; games skat: seine Hausregeln und "
      .. "Optionen" },
    { "play \"whist\"", "setzt dich an einen Tisch; quit führt hierher "
      .. "zurück" },
    { "deal \"whist\"", "gibt Karten und zeigt alle Hände; die Partie heißt m; "
      .. "new gibt, ohne sie zu zeigen" },
    { "play \"7c\"", "spielt eine Karte in m; moves, hands, score, counts: was da ist; "
      .. "undo, redo: eine Entscheidung zurück und vor" },
    { "why \"3d\"", "was die Regeln zu einem Zug sagen; hint: was ein Bot täte; "
      .. "solve: was jede Karte wert ist" },
    { "goto trick 5", "geht dorthin zurück, back 3 um drei Entscheidungen; "
      .. "branch, branches, switch: mehrere Linien" },
    { "finish", "Bots spielen die Runde zu Ende; again: sie spielen dieselben "
      .. "Karten von Anfang an" },
    { "give 2 QS", "ändert die Verteilung, ebenso swap und fix; show hands "
      .. "deckt alle Hände auf, hide verdeckt sie" },
    { "review", "was in der letzten Runde am meisten gekostet hat; review 1 "
      .. "geht dorthin" },
    { "position", "m in einer Zeile, die auch andere öffnen können" },
    { "rules \"whist\"", "das Regelheft" },
    { "set target=7", "eine andere Option oder eine Hausregel in m; reload: "
      .. "liest die Regeln von m neu; watch: sooft sie gespeichert werden" },
    { "trace",
      "welche Regel was tat und wo sie steht; trace 3, trace score; "
      .. "edit follow suit: öffnet dort deinen Editor" },
    { "try 7c qs", "wie das ginge; die Partie bleibt, wo sie ist" },
    { "example \"NAME\"", "was m jetzt zeigt, als Beispiel in der Regeldatei" },
    { "keep", "m ist richtig: check spielt es unter geänderten Regeln wieder" },
    { "simulate whist",
      "Bots spielen viele Runden, und die Zahlen erscheinen" },
    { "compare", "dieselben Verteilungen nach mehreren Regeln: compare skat "
      .. "skat+kontra; sweep bid_whist min_bid=3..5: mit jedem Wert einer "
      .. "Option" },
    { "plot(it)", "Balken oder eine Linie, aus einer Liste oder einem "
      .. "Ergebnis" },
    { "mean(list)", "mean, share, histogram: von einer Liste; "
      .. "json, csv: für andere Programme" },
    { "time finish", "führt eine Zeile aus und sagt, wie lange sie gedauert "
      .. "hat" },
    { "?order", "Hilfe zu einem Wort der Bibliothek oder dieses Spiels; "
      .. "??order ist source order: die Zeilen, die es ausmachen" },
    { "help hist", "findet Wörter nach einem Teil davon; help library: alle "
      .. "Wörter" },
    { "save FILE", "schreibt, was du getippt hast, als Skript; clear leert den "
      .. "Bildschirm" },
    { "tour", "zeigt das alles in zehn Minuten" },
  },
  help_last = "Das letzte Ergebnis heißt it. Strg+C hält an, was läuft; quit "
    .. "beendet.",
  help_library = "help order sagt, was ein Wort tut. Diese Fragen brauchen "
    .. "keine Partie: order, legal, allows, winner, value, solve. Zum "
    .. "Beispiel: winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
