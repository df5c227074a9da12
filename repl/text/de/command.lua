-- The command line in German. See en/command.lua.

return {
  no_letters = "Dieses Terminal ({name}={value}) zeigt angeblich keine "
    .. "Buchstaben der Sprache '{language}': setz {name}=C.UTF-8, wenn es "
    .. "das kann.",

  help = "Zeigt diesen Text.",
  arguments = "Argumente:", options = "Optionen:",
  json = "Gibt ein JSON-Dokument aus und sonst nichts.",
  help_help = [[
Aufruf: tenace help [COMMAND]

tenace help zeigt die Befehle, und tenace help COMMAND sagt, was einer
davon annimmt, ebenso tenace COMMAND --help.

Beispiel: tenace help play]],
  version = "tenace {version}, Regelwörter {words}, Zeilen bearbeitet mit "
    .. "{library}",
  languages = "--lang CODE spricht eine andere Sprache: {list}.",
  overview = [[
Aufruf: tenace [COMMAND …]

Spielt Kartenspiele, deren Regeln Dateien sind: du kannst sie lesen und ändern.
Ohne Befehl öffnet es die Eingabezeile, in der du Karten und Spiele in Lua
probierst.

{commands}

tenace COMMAND --help sagt mehr; tenace --version nennt die Version.
{languages}
Ein Spiel schreibt man als whist; mit Hausregeln und Optionen
whist+american+rounds=3, oder in einzelnen Wörtern: whist american rounds=3.

Beispiel: tenace play whist]],
  play = {
    usage = [=[
Aufruf: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
               [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS]
               [--cards HOW] [--pace SECONDS] [--table] [--plain] [--counts]
               [--record FILE] [--force]
        tenace play --resume [FILE]
        tenace play GAME --example NAME
        tenace play GAME --deals FILE [--board N]]=],
    summary = "spielt eine Partie am Tisch",
    text = "Spielt eine Partie gegen Bots, im Terminal oder Zeile für Zeile.",
    example = [[
Beispiel: tenace play whist american --seat 2 --bots search:20
          tenace play --resume]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen (target=7); oder "
      .. "eine Stellung in einer Zeile, whist#2@17: Startwert 2, 17 "
      .. "Entscheidungen von Bots.",
    seed = "Dieselbe Zahl gibt dieselben Karten.",
    cards = "Wie Karten gezeigt werden: signs, letters, french (Kreuz-Bube), "
      .. "german (Eichel Unter), spanish (caballo de copas) "
      .. "oder italian (fante of cups).",
    seat = "Dein Platz; Vorgabe 1. 1,3: zwei Menschen spielen, und dazwischen "
      .. "wird der Bildschirm geleert.",
    bots = "random, search oder search:N; search,random: abwechselnd.",
    table = "Zeichnet den Tisch mit seinen Plätzen, auch wo das Terminal "
      .. "schmal ist.",
    plain = "Erzählt alles in Zeilen, wie für einen Bildschirmleser; nichts "
      .. "wird gezeichnet oder gelöscht.",
    counts = "Zeigt vor jeder deiner Entscheidungen, welche Karten noch "
      .. "draußen sind.",
    pace = "Sekunden zwischen zwei Zügen der anderen im Terminal; Vorgabe 0.5, "
      .. "und mit jeder Taste geht es sofort weiter.",
    record = "Die Datei der Mitschrift; Vorgabe: eine im Zustandsordner.",
    force = "Ersetzt FILE von --record, wenn es sie schon gibt.",
    resume = "Spielt eine Mitschrift weiter: FILE, oder die neueste.",
    opens = "Öffnet ein Beispiel der Regeln als Stellung.",
    deals = "Spielt die Verteilungen einer Datei: PBN, LIN oder Zeilen, wie "
      .. "export sie schreibt.",
    board = "Beginnt mit Board N von --deals.",
  },
  games = {
    usage = [=[
Aufruf: tenace games [GAME…] [--changes]
        tenace games --search WORDS…]=],
    summary = "zählt Spiele nach Familien auf, oder Hausregeln von einigen",
    text = "Zählt die Spiele nach Familien auf, oder einige Spiele mit ihren "
      .. "Hausregeln.\nIn einer Pipe: alle Spiele und Hausregeln, je eins in "
      .. "einer Zeile."
      .. "\n"
      .. "Mit --search: die Spiele und Hausregeln mit allen diesen Wörtern in Namen, Sätzen, Optionen oder in dem, was sie ändern; die besten zuerst. Am Terminal, oder mit --changes, sagt jede Hausregel, was sie ändert.",
    example = [[
Beispiel: tenace games
          tenace games whist skat
          tenace games --search play trump]],
    game = "Spiele, deren Hausregeln aufgezählt werden.",
    search = "Sucht Spiele und Hausregeln mit diesen Wörtern.",
    changes = "Sagt, was jede Hausregel ändert.",
  },
  rules = {
    usage = [=[
Aufruf: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
               [--card] [--examples] [--html FILE] [--markdown FILE]
               [--force]]=],
    summary = "gibt das Regelheft genau dieses Spiels aus",
    text = "Gibt das Regelheft eines Spiels mit seinen Hausregeln und Optionen "
      .. "aus,\noder nur, worin sich zwei Spiele unterscheiden.",
    example = [[
Beispiel: tenace rules whist american
          tenace rules whist --against whist+american
          tenace rules whist+long_whist --html whist.html]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen.",
    card = "Lässt Beispiele weg: ein Blatt von einer Seite.",
    examples = "Zeigt alle Beispiele, nicht nur einige.",
    html = "Schreibt das Regelheft nach FILE, als eine Seite mit gezeichneten "
      .. "Karten.",
    markdown = "Schreibt das Regelheft als Markdown nach FILE.",
    force = "Ersetzt FILE, wenn es sie schon gibt.",
    against = "Zeigt nur, worin sich die beiden Spiele unterscheiden.",
  },
  teach = {
    usage = [=[
Aufruf: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
               [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "gibt Lektionen und stellt Fragen",
    text = "Lehrt ein Spiel durch Fragen, die seine Regeln beantworten. Dein "
      .. "Fortschritt\nwird gespeichert.",
    example = [[
Beispiel: tenace teach whist
          tenace teach skat+pub_skat --quiz 10]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen; oder eine Stellung "
      .. "in einer Zeile, whist#2@17: gefragt wird nach dem besten Zug dort.",
    lesson = "Gibt nur diese Lektion, mit ihrem Namen oder ihrer Nummer aus "
      .. "der Liste.",
    quiz = "Stellt N Fragen aus allen Lektionen.",
    list = "Zählt die Lektionen und deine Ergebnisse auf.",
    record = "Lässt dich spielen und schreibt deine Züge als Lektion nach "
      .. "FILE.",
    seed = "Dieselbe Zahl findet dieselben Fragen; Vorgabe 1.",
  },
  class = {
    usage = [=[
Aufruf: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
        tenace class --resume --results FILE [--lan] …]=],
    summary = "fragt eine Klasse: eine Tafel am Projektor, Antworten vom "
      .. "Telefon",
    text = "Öffnet eine Tafel für den Projektor. Die Schüler öffnen ihre "
      .. "Adresse auf dem\n"
      .. "Telefon, geben einen Namen für die Stunde an und antworten in "
      .. "ihrer Sprache.\n"
      .. "Mit der Leertaste geht es weiter: Frage, Zahl der Antworten, "
      .. "Erklärung.\n"
      .. "Ohne --lan erreichen sie nur Browser dieses Rechners.",
    example = [[
Beispiel: tenace class whist --lan
          tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen; oder eine "
      .. "Stellung in einer Zeile, whist#2@17: gefragt wird nach dem besten "
      .. "Zug dort.",
    lesson = "Nimmt diese Lektionen, mit Namen und Kommas; tenace teach GAME "
      .. "--list nennt die Namen.",
    play = "Fragt N-mal, welche Karten gespielt werden dürfen.",
    worth = "Fragt N-mal, was etwas zählt.",
    quiz = "Stellt N Fragen aus allen Lektionen; 10, wenn sonst nichts "
      .. "gefragt wird.",
    puzzle = "Stellt N Aufgaben.",
    results = "Schreibt Namen, Antworten und Sekunden als CSV nach FILE.",
    resume = "Führt die Klasse fort, deren Ergebnisse in FILE stehen.",
    port = "Der Port; Vorgabe 8019, und 0 ist irgendein freier.",
    no_open = "Öffnet keinen Browser.",
  },
  homework = {
    usage = [=[
Aufruf: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
        tenace homework --marks FILE… [--csv]]=],
    summary = "macht einen Link aus Verteilungen und Aufgaben und bewertet "
      .. "die Antworten",
    text = "Gibt einen Link auf die Seite mit Verteilungen und Aufgaben aus. "
      .. "Die Schüler\n"
      .. "spielen sie dort so oft sie wollen gegen einen Bot und geben einen "
      .. "Text ab.\n"
      .. "--marks macht ihre Züge unter den Regeln noch einmal und sagt, was "
      .. "jeder\n"
      .. "erreicht hat.",
    example = [[
Beispiel: tenace homework whist --deals 3 --text "Make three tricks."
          tenace homework --marks anna.txt bela.txt]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen; mit --marks die "
      .. "Dateien mit dem, was abgegeben wurde.",
    deals = "Die Zahl der Verteilungen; 3, wenn keine Aufgaben verlangt sind.",
    puzzles = "Die Zahl der Aufgaben.",
    seed = "Die erste Verteilung und die erste Aufgabe; Vorgabe 1.",
    bot = "Der Bot auf den anderen Plätzen: search:8 (Vorgabe), search:N "
      .. "oder random.",
    text_for = "Was die Schüler über den Aufgaben lesen.",
    address = "Wo die Schüler die Seite haben: https://cards.example.org/.",
    marks = "Bewertet, was abgegeben wurde.",
    csv = "Gibt eine Tabelle für Tabellenprogramme aus.",
  },
  stats = {
    usage = "Aufruf: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "sagt, wie deine eigenen Partien ausgegangen sind",
    text = "Zählt deine Partien nach ihren Mitschriften: wie viele du gewonnen "
      .. "hast,\ndie Punkte je Runde und die gewonnenen Alleinspiele.",
    example = [[
Beispiel: tenace stats
          tenace stats skat --review]],
    game = "Nur dieses Spiel, mit allen seinen Hausregeln.",
    review = "Zählt auch deine Entscheidungen, die klar schlechter sind als "
      .. "die des Bots; das dauert je Partie einige Sekunden.",
  },
  puzzle = {
    usage = [=[
Aufruf: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
               [--grade GRADE] [--json]]=],
    summary = "zeigt eine Stellung: welcher Zug ist der beste?",
    text = "Sucht eine Stellung, in der ein Zug klar der beste ist und "
      .. "viele Bots ihn\nnicht finden. Du findest den Zug; dann siehst du, "
      .. "was jeder bringt und warum.",
    example = [[
Beispiel: tenace puzzle whist
          tenace puzzle skat --seed 7 --grade hard]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen.",
    seed = "Dieselbe Zahl findet dieselbe Aufgabe.",
    grade = "easy, medium oder hard (leicht, mittel, schwer).",
  },
  check = {
    usage = "Aufruf: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "        tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "        tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "        tenace check --lang CODE --seen | --docs\n"
      .. "        tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "           [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "lädt Regeln, prüft ihre Beispiele, spielt Zufallspartien",
    text = "Meldet jeden Fehler der Regeln als FILE:LINE: TEXT, mit Rat und "
      .. "einer\nMitschrift, die ihn zeigt. Auffälliges ist eine Bemerkung. "
      .. "Der Rückgabewert\nist 1, wenn etwas falsch ist, und 0, wenn es nur "
      .. "Bemerkungen gibt.",
    example = [[
Beispiel: tenace check whist+american
          tenace check rules/whist.lua]],
    game = "Pfade von Regeldateien, oder ein Spiel mit seinen Hausregeln.",
    lang = "Zählt die Sätze auf, die dieser Sprache fehlen: die der Regeln, "
      .. "oder ohne Spiel die des Programms.",
    docs = "Mit --lang: nennt die Wörter der Bibliothek, deren Hilfe nicht "
      .. "übersetzt ist.",
    watch = "Prüft wieder, sobald eine Datei der Regeln gespeichert wird; eine Taste beendet es.",
    coverage = "Zählt in vielen Spielen, wie oft jede Regel wirkte, und "
      .. "nennt, was nie geschah.",
    deals = "Wie viele Spiele (1.000 bei eigenen Regeln und mit --coverage).",
    update = "Mit --lang: gleicht die .po-Dateien dieser Regeln, oder ohne "
      .. "Spiel die der Hilfe, mit dem jetzigen Englisch ab.",
    word_missing = "{file}: nicht übersetzt: {text}",
    words_missing = {
      one = "Ein Satz der Hilfe zur Bibliothek ist nicht übersetzt.",
      other = "{n} Sätze der Hilfe zur Bibliothek sind nicht übersetzt.",
    },
    docs_missing = {
      one = "Der Hilfe zur Bibliothek fehlt ein Satz: tenace check --lang "
        .. "{code} --docs",
      other = "Der Hilfe zur Bibliothek fehlen {n} Sätze: tenace check "
        .. "--lang {code} --docs",
    },
    seen = "Mit --lang: hält fest, dass alle Übersetzungen zum jetzigen "
      .. "Englisch passen.",
    prove = "Geht auf einem kleinen Blatt jede Verteilung und jeden "
      .. "Spielverlauf durch.",
    cards = "Mit --prove: die Karten jeder Hand am Ende (2).",
    deck = "Mit --prove: die Karten des Blatts, etwa \"AC KC 2C AD\".",
    seconds = "Mit --prove: wie lange gerechnet werden darf (60).",
  },
  new = {
    usage = [=[
Aufruf: tenace new NAME --of GAME [--force]
        tenace new NAME --game [--force]
        tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
        tenace new LINE [--force]
        tenace new --sets | --drop GAME+NAME]=],
    summary = "beginnt eine eigene Hausregel oder ein eigenes Spiel",
    text = "Schreibt die ersten Zeilen einer Hausregel oder eines Spiels in "
      .. "deinen\neigenen Regelordner."
      .. "\n"
      .. "Mit --as behält es Hausregeln und Optionen als Satz unter einem Namen wie \"as we play\". Er ist eine Hausregel und wird als whist+as_we_play gespielt. LINE ist, was tenace signature --line bei jemand anderem gezeigt hat.",
    example = [[
Beispiel: tenace new my_whist --of whist
          tenace new my_game --game
          tenace new "as we play" --as whist+honours target=7]],
    name = "Der Name: kleine Buchstaben, Ziffern und _; bei einem Satz beliebige Wörter; oder eine Zeile.",
    of = "Macht eine Hausregel dieses Spiels.",
    as_game = "Macht ein Spiel.",
    force = "Ersetzt eine Datei dieses Namens, wenn es sie schon gibt.",
    as_set = "Behält diese Hausregeln und Optionen als Satz.",
    sets = "Zählt die Sätze auf.",
    drop = "Entfernt einen Satz.",
  },
  replay = {
    usage = "Aufruf: tenace replay FILE [--json]",
    summary = "spielt eine Mitschrift nach und prüft sie",
    text = "Spielt eine Mitschrift nach, prüft sie und sagt, wie sie ausging.\n"
      .. "Der Rückgabewert ist 1, wenn sie sich nicht spielen lässt.",
    example = "Beispiel: tenace replay match.record --json",
    file = "Eine Mitschrift, wie play sie schreibt.",
  },
  keep = {
    usage = [=[
Aufruf: tenace keep RECORD|FOLDER…
        tenace keep --list|--review GAME…
        tenace keep --accept|--drop RECORD…]=],
    summary = "behält Partien als richtig, für check",
    text = [[
Behält Partien als richtig: ihre Mitschriften kommen in einen Ordner kept neben
der Regeldatei (bei Regeln des Programms in den eigenen Regelordner). Jedes
check der Regeln spielt sie wieder und sagt, welche anders gehen, wo und durch
welche Regel.]],
    example = [[
Beispiel: tenace keep evening.record
          tenace keep --review whist+short]],
    file = "Mitschriften und Ordner mit Mitschriften; oder Spiele, oder "
      .. "behaltene Mitschriften.",
    list = "Listet die behaltenen Partien dieser Spiele, und wie sie gehen.",
    review = "Zeigt nacheinander die, die anders gehen.",
    accept = "Schreibt behaltene Mitschriften neu nach den Regeln von heute.",
    drop = "Behält diese Mitschriften nicht mehr: entfernt die Kopien.",
  },
  review = {
    usage = [=[
Aufruf: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "sagt, welche Entscheidungen einer Partie am meisten kosteten",
    text = "Sieht jede Entscheidung einer Mitschrift an, mit dem, was ihr "
      .. "Spieler wissen\nkonnte. Nennt die teuersten, was besser gewesen wäre "
      .. "und warum, und was der\nBot mit denselben Karten erreicht.",
    example = [[
Beispiel: tenace review match.record
          tenace review match.record --player 2 --most 10]],
    file = "Eine Mitschrift, wie play sie schreibt.",
    player = "Der Platz, um den es geht; Vorgabe: der des Menschen, oder alle.",
    round = "Sieht nur Runde N an.",
    most = "Nennt bis zu N Entscheidungen; Vorgabe 5.",
  },
  import = {
    usage = [=[
Aufruf: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                      [--record FILE] [--force] [--json]]=],
    summary = "macht Mitschriften aus Verteilungen anderer Programme",
    text = [[
Liest PBN oder LIN, wie Bridgespieler sie tauschen, oder einfache Zeilen wie
"hand 1: AS KS", und macht daraus eine Mitschrift der Boards, mit Reizung und
Spiel. Boards zweier Räume, oder deren Nummern nicht aufeinander folgen,
bekommen je eine Mitschrift. Wo ein Claim das Spiel beendet, finden sich Karten,
die das Ergebnis der Datei geben. tenace play --deals FILE spielt sie neu.]],
    example = [[
Beispiel: tenace import evening.pbn bridge
          tenace import match.lin bridge --board 5 --record five.record]],
    file = "Eine Datei mit Verteilungen; dahinter das Spiel, wie bei tenace "
      .. "play.",
    board = "Beginnt mit Board N der Datei.",
    record = "Schreibt die Mitschrift in FILE; weitere in FILE-2 und so "
      .. "weiter.",
    force = "Ersetzt eine Mitschrift, die schon da ist.",
  },
  export = {
    usage = [=[
Aufruf: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "schreibt die Verteilungen einer Mitschrift für andere Programme",
    text = [[
Schreibt die Runden einer Mitschrift, die zu Ende sind. PBN und LIN haben
Reizung, Spiel und Ergebnis von Bridge, und die Verteilungen anderer Spiele mit
vier Blättern von dreizehn Karten; text hat die Verteilungen jedes Spiels.]],
    example = [[
Beispiel: tenace export evening.record --to evening.pbn
          tenace export evening.record --as lin]],
    file = "Eine Mitschrift, wie play sie schreibt.",
    as = "pbn, lin oder text; Vorgabe: nach dem Ende des Dateinamens, oder "
      .. "pbn, wo es die Karten fasst.",
    to = "Schreibt in diese Datei.",
    all = "Schreibt auch die Runde, die noch nicht zu Ende ist.",
    force = "Ersetzt eine Datei, die schon da ist.",
  },
  tables = {
    usage = "Aufruf: tenace tables FILE FILE… [--json]",
    summary = "vergleicht, was mehrere Tische mit denselben Karten machten",
    text = [[
Vergleicht Mitschriften derselben Verteilungen, Runde für Runde und im Ganzen:
die Punkte, wie viele der anderen Tische jeder schlägt, und in Bridge IMPs.]],
    example = "Beispiel: tenace tables open.record closed.record",
    file = "Eine Mitschrift, wie play und import sie schreiben.",
  },
  bot = {
    usage = "Aufruf: tenace bot [--calls]",
    summary = "antwortet anderen Programmen, je Zeile eine Zeile JSON",
    text = "Liest von der Standardeingabe ein JSON-Dokument je Zeile "
      .. "und\nantwortet auf jedes mit einem: für spielende Programme und "
      .. "eigene\nOberflächen.",
    example = [[
Beispiel: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "Schreibt alle Aufrufe mit dem, was sie nehmen und geben, als "
      .. "JSON, und endet.",
  },
  signature = {
    usage = [=[
Aufruf: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "die Regeln eines Tisches als kurze Zeile zum Vergleichen",
    text =
      "Schreibt das Spiel, seine Hausregeln und Optionen und acht Zeichen, die "
      .. "aus\n"
      .. "all ihren Dateien errechnet sind. Zwei Tische mit derselben Zeile "
      .. "spielen nach\n"
      .. "denselben Regeln; tenace play mit dieser Zeile spielt danach oder "
      .. "sagt, dass\n"
      .. "sie hier anders sind.",
    example = [[
Beispiel: tenace signature canasta classic]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen; oder eine "
      .. "Signatur, die mit den Regeln hier verglichen wird.",
    line = "Zeigt eine Zeile mit den Regeln darin, für tenace new LINE.",
  },
  merge = {
    usage = "Aufruf: tenace merge FILE… [--svg FILE] [--force] [--csv | "
      .. "--json]",
    summary = "fügt die Teile einer Simulation oder eines Vergleichs zusammen",
    text =
      "Fügt Teile zusammen, die --part gemacht hat, auf einer Maschine oder "
      .. "auf\n"
      .. "vielen. Die Zahlen sind genau die eines einzigen Laufs.",
    example = [[
Beispiel: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
          tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
          tenace merge one.json two.json]],
    file = "Die Dateien mit allen Teilen, in beliebiger Reihenfolge.",
  },
  parted = {
    part = "Tut nur den I-ten von N Teilen und gibt ihn als JSON für tenace "
      .. "merge aus.",
    keep = "Bewahrt das Getane in FILE auf und macht nach einem Abbruch "
      .. "dort weiter.",
    sure = "Endet, sobald die Ergebnisse etwas sagen, mit N % Sicherheit, "
      .. "etwa 95; diese Intervalle darf man jederzeit ansehen.",
  },
  tournament = {
    usage = [=[
Aufruf: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "Bots gegeneinander auf denselben Verteilungen, mit Wertung",
    text =
      "Je zwei Bots spielen dieselben Verteilungen von allen Seiten, so hebt "
      .. "sich das\n"
      .. "Kartenglück auf. Sagt, um wie viele Punkte je Runde jeder besser ist "
      .. "als die\n"
      .. "anderen, mit 95-%-Intervallen.",
    example = "Beispiel: tenace tournament skat --bots "
      .. "search:20,search:5,random "
      .. "--rounds 200",
    game = "Ein Spiel, dann seine Hausregeln und Optionen.",
    bots = "Die Bots, die sich treffen, mit Kommas: search:5,random, oder "
      .. "./program.",
    rounds = "Die Zahl der Verteilungen; Vorgabe ist 100.",
  },
  solve = {
    usage = [=[
Aufruf: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
               [--seed N] [--at N] [--for WHAT] [--json]
        tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "sagt, was jede Karte wert ist, wenn man alle Karten sieht",
    text = "Spielt eine Stellung fehlerlos zu Ende, als sähe jeder alle Karten,"
      .. "\nund sagt, was die Partei des Spielers am Zug mit jeder Karte "
      .. "bekommt.",
    example = [[
Beispiel: tenace solve whist --seed 7
          tenace solve skat --deal deal.txt --json]],
    game = "Ein Spiel, dann seine Hausregeln und Optionen.",
    seed = "Dieselbe Zahl gibt dieselben Karten; die üblichen Bots spielen bis "
      .. "zur ersten Karte.",
    at = "Davor treffen die üblichen Bots N Entscheidungen.",
    deal = "Die Stellung in FILE: eine Zeile je Hand, 1: AS 4D, und für das, "
      .. "was bekannt ist, trump: H.",
    ["for"] = "Was gezählt wird: tricks (Stiche) oder points (Augen).",
  },
  simulate = {
    usage = [=[
Aufruf: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
               [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
               [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "spielt viele Partien unter Bots und gibt Zahlen aus",
    text = "Spielt Partien unter Bots und sagt, wie oft jede Partei gewonnen "
      .. "hat.\nDerselbe Startwert gibt dieselben Zahlen, mit beliebig vielen "
      .. "Prozessen.",
    example = "Beispiel: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "Ein Spiel, dann seine Hausregeln und Optionen.",
    games = "Die Zahl der Partien; Vorgabe 100.",
    rounds = "Partien, bis N Runden gespielt sind.",
    bots = "random (Vorgabe), search oder search:N; search,random: "
      .. "abwechselnd.",
    seed = "Dieselbe Zahl gibt dieselben Karten.",
    jobs = "Die Zahl der Prozesse, die sich die Arbeit teilen.",
  },
  compare = {
    usage = [[
Aufruf: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
               [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
               [--part I/N] [--keep FILE] [--svg FILE] [--force]
               [--csv | --json]
        tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
               [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
               [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
               [--csv | --json]
        tenace compare GAME GAME… --seed N --deal N]],
    summary = "spielt dieselben Karten nach mehreren Regeln: was ist anders?",
    text = "Spielt dieselben Verteilungen mit denselben Bots nach zwei oder "
      .. "mehr Regeln\nund sagt, was anders ist, mit 95-%-Intervallen. Schreib "
      .. "jedes Spiel mit seinen\nHausregeln und Optionen, als skat+kontra. "
      .. "Das erste wird mit jedem anderen\nverglichen.",
    example = [[
Beispiel: tenace compare skat skat+kontra --rounds 20000 --seed 7
          tenace compare whist whist+rotating_trumps --bots search:20
          tenace compare whist whist+target=7 --matches 500
          tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "Was in einem Spiel probiert wird: eine Option mit Werten, "
      .. "min_bid=3..7 oder rounds=1,3,5; oder Hausregeln, american,kingless.",
    duel = "Der bessere und der schlechtere Bot von --sweep; Vorgabe "
      .. "search:2,random.",
    duels = "Die Verteilungen, auf denen sie von jeder Seite eine Partie "
      .. "spielen; 0 für keine.",
    matches = "Die Zahl ganzer Partien, die statt Verteilungen verglichen "
      .. "werden; mit --sweep die der Zufallsbots.",
    game = "Mindestens zwei Spiele, jedes mit seinen Hausregeln und Optionen.",
    rounds = "Die Zahl der Verteilungen: Vorgabe 10000, oder 100, wenn nicht "
      .. "alle Bots random sind.",
    bots = "random (Vorgabe), search oder search:N; search,random: "
      .. "abwechselnd.",
    seed = "Dieselbe Zahl gibt dieselben Karten.",
    jobs = "Die Zahl der Prozesse, die sich die Arbeit teilen.",
    deal = "Öffnet eine Verteilung des Vergleichs in der Eingabezeile.",
    svg = "Zeichnet den Vergleich auch nach FILE.",
    force = "Ersetzt FILE, wenn es sie schon gibt.",
    csv = "Gibt eine Tabelle für Tabellenprogramme aus.",
  },
  web = {
    usage = "Aufruf: tenace web [--port N] [--no-open]",
    summary = "stellt die Seite mit den Spielen bereit und öffnet sie",
    text = "Stellt die Seite für die Browser dieses Rechners bereit, für "
      .. "keinen "
      .. "anderen,\nund öffnet sie. Strg+C beendet sie. make web baut die "
      .. "Seite.",
    example = [[
Beispiel: tenace web
          tenace web --port 8080 --no-open]],
    port = "Der Port auf 127.0.0.1; Vorgabe 8017, und 0 ist irgendein freier. "
      .. "Ein Browser merkt sich deinen Fortschritt je Port.",
    no_open = "Nennt nur die Adresse und öffnet keinen Browser.",
  },
  host = {
    usage = [=[
Aufruf: tenace host SPIEL… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "lässt Freunde an einen Tisch, jeden mit der Seite im eigenen "
      .. "Browser",
    text = "Eröffnet einen Tisch, an den andere im Browser kommen, jeder auf "
      .. "dem eigenen\n"
      .. "Telefon oder Rechner. Bots spielen auf freien Plätzen und für "
      .. "Abwesende.\n"
      .. "Ohne --lan erreichen ihn nur Browser dieses Rechners.",
    example = [[
Beispiel: tenace host whist+american
          tenace host canasta --lan]],
    game = "Ein Spiel mit seinen Hausregeln und Optionen.",
    lan = "Öffnet den Tisch für alle in diesem Netz.",
    port = "Der Port; Vorgabe 8018, und 0 ist irgendein freier.",
    address = "Die Adresse, unter der andere ihn hinter einem Proxy "
      .. "erreichen: https://cards.example.org.",
    bots = "Der Bot auf freien Plätzen: search (Vorgabe), search:N oder "
      .. "random.",
    tables = "Eröffnet N Tische, die eine Lobby zeigt.",
    most = "Lässt Gäste weitere Tische eröffnen, bis es N sind.",
    resume = "Führt den Tisch fort, an dem zuletzt gespielt wurde.",
    no_open = "Öffnet keinen Browser.",
  },
  run = {
    usage = "Aufruf: tenace run SCRIPT.lua [ARG…]",
    summary = "führt ein Lua-Skript mit der Bibliothek aus",
    text = "Führt ein Lua-Skript aus. Das Skript bekommt die Bibliothek mit\n"
      .. "require \"tenace\" und seine Argumente in arg.\n\n"
      .. "Dem Skript wird vertraut: es kann mit deinen Dateien tun, was du "
      .. "tun kannst.\nRegeldateien und Mitschriften können das nicht. Führ "
      .. "ein Skript hier nur aus,\nwenn du es auch für sich ausführen "
      .. "würdest.",
    example = "Beispiel: tenace run deals.lua 100",
  },
}
