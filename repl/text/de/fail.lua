-- What is wrong with a command line, a file or a deal, in German. See
-- en/fail.lua.

return {
  command_line = "{command}: {problem}: siehe tenace {command} --help",
  command_line_near = "{command}: {problem} Siehe tenace {command} --help",
  unknown_option = "eine Option {option} gibt es nicht",
  unknown_option_near =
    "eine Option {option} gibt es nicht; gemeint ist {near}?",
  option_alone = "nach der Option {option} fehlt ein Wort",
  option_short = "nach der Option {option} fehlen Wörter",
  option_with = "die Option {option} hat keinen Wert",
  options_together =
    "die Optionen {option} und {other} passen nicht zusammen",
  word_missing = "{option} fehlt",
  too_many_words = "das sind zu viele Wörter",
  bad_deal = "{file}: Zeile {n}: verlangt sind ein Name, ein Doppelpunkt und "
    .. "Karten, zum Beispiel 1: AS 4D",
  bad_position = "{file}: {problem}",
  deal_or_seed = "--deal gibt die Stellung vor: --seed und --at sind für "
    .. "gegebene Karten",
  no_hands = "{file}: es steht keine Hand darin: schreib für jede eine "
    .. "Zeile, zum Beispiel 1: AS 4D",
  tricks_or_points = "--for: „{what}“ lässt sich nicht zählen, nur tricks "
    .. "oder points",
  unsolved = "{problem}",
  one_of = "--{option} ist eins von {words}, nicht „{text}“",
  no_puzzle = "in {game} ist keine Aufgabe gefunden; ein anderes --seed "
    .. "findet vielleicht eine",
  no_graded_puzzle = "in {game} ist keine Aufgabe gefunden, die {grade} ist; "
    .. "ein anderes --seed findet vielleicht eine",
  no_language = "--lang: es gibt keine Sprache „{name}“; es gibt: {list}",
  no_language_near = "--lang: es gibt keine Sprache „{name}“, meinst du "
    .. "„{near}“? Es gibt: {list}",
  no_command = "es gibt keinen Befehl „{command}“: siehe tenace --help",
  no_command_near = "es gibt keinen Befehl „{command}“, meinst du „{near}“? "
    .. "Siehe tenace --help",
  no_lesson = "teach: in {game} gibt es keine Lektion „{word}“, sondern "
    .. "{names}",
  no_lessons = "teach: zu {game} lässt sich keine Frage stellen: rules zeigt die Regeln",
  lesson_there = "teach: „{file}“ gibt es schon, nenn eine andere Datei",
  card_or_against = "rules: --card und --against gehen nicht zusammen, lass "
    .. "eins weg",
  quiz_or_lesson = "teach: --quiz und --lesson gehen nicht zusammen, lass "
    .. "eins weg",
  play_it = "„{game}“ ist kein Befehl, aber ein Spiel: tenace play {game}",
  number = "--{option} ist eine ganze Zahl ab {least}, nicht „{text}“",
  which_game =
    "{command}: kein Spiel genannt; zum Beispiel: tenace {command} whist",
  no_game = "{problem}: tenace games zählt auf, was es gibt",
  no_game_but_file =
    "{problem}, aber in diesem Ordner ist {file}: schreib {file}",
  line_first = "das ist die Zeile mit den Regeln eines Tisches: tenace new "
    .. "mit dieser Zeile übernimmt sie, dann gibt es hier {game}",
  no_option = "{problem}: tenace rules {game} zählt sie auf",
  no_cards = "als „{how}“ lassen sich diese Karten nicht zeigen: es gibt "
    .. "{list}",
  no_bot = "es gibt keinen Bot „{name}“, nur random, search und search:N, N "
    .. "von 1 bis {most}",
  bots_seats = "{n} Bots passen nicht zu {players} Plätzen: nenn 1 oder "
    .. "einen je Platz",
  pace = "--pace sind Sekunden, von 0 bis 60, nicht „{text}“",
  seats = "--seat sind Nummern von Plätzen, wie 1 oder 1,3, nicht „{text}“",
  line_over = "{line}: dort ist die Partie zu Ende",
  line_wide = "{line}: es stehen zu viele Züge zur Wahl",
  seed_twice = "{line} nennt den Startwert schon: lass --seed weg",
  no_seat = "hier gibt es keinen Platz {seat}: wähl 1 bis {players}",
  compare_with = "compare: {game} ist ein Spiel, nenn noch eins zum "
    .. "Vergleichen; zum Beispiel: tenace compare skat skat+kontra",
  sweep_one = "compare: --sweep nimmt ein Spiel, nicht {n}; zum Beispiel: "
    .. "tenace compare bid_whist --sweep min_bid=3..5",
  sweep_duel = "compare: --duel nimmt zwei Bots, den besseren zuerst, nicht "
    .. "„{text}“; zum Beispiel: --duel search:5,random",
  sweep_only = "compare: --{option} gehört zu --sweep",
  share = "ein Teil der Arbeit ist gescheitert: {text}",
  record_there = "„{file}“ gibt es schon: spiel mit --resume {file} weiter, "
    .. "nenn eine andere Datei, oder ersetz sie mit --force",
  there = "„{file}“ gibt es schon und ist nicht angerührt: nenn eine andere "
    .. "Datei, oder ersetz sie mit --force",
  no_record = "in {folder} ist keine Partie zum Weiterspielen",
  none_to_resume = "{problem}: fang eine an mit tenace play GAME",
  not_resumed = "{problem}: nenn eine Mitschrift, die sich lesen und "
    .. "schreiben lässt und an der keiner spielt",
  empty_record = "{file}: die Mitschrift ist leer, weil das Programm vor dem "
    .. "ersten Schreiben geendet hat: fang neu an mit --record {file} "
    .. "--force",
  no_home = "es ist kein Ordner bekannt: weder {variable} noch HOME ist ein "
    .. "voller Pfad",
  no_folder = "{problem}: setz eins davon",
  output = "in die Standardausgabe lässt sich nicht schreiben: {problem}",
  no_file = "{problem}: nenn eine Mitschrift, die sich lesen lässt",
  bad_record = "{file}: {problem}",
  resume_game = "play: --resume nimmt sein Spiel aus der Mitschrift, lass "
    .. "„{game}“ weg",
  only_prove = "check: --{option} gilt für --prove, gib beides an",
  resume_with = "play: --{option} geht nicht mit --resume, lass es weg",
  no_example = "{why}: tenace rules SPIEL --examples zeigt die Beispiele "
    .. "eines Spiels",
  no_record_there = "es gibt keine Datei und keinen Ordner {file}: nenn "
    .. "eine Mitschrift, wie play sie schreibt, oder einen Ordner mit "
    .. "Mitschriften",
  no_records = "in {file} sind keine Mitschriften: nenn einen Ordner mit "
    .. "Dateien *.record",
  not_kept_there = "{file}: {why}: tenace keep --list SPIEL nennt die "
    .. "behaltenen Mitschriften",
  keep_what = "sag, was behalten werden soll: tenace keep abend.record, "
    .. "oder ein Ordner mit Mitschriften",
  no_rules = "es gibt keine Regeldatei „{file}“: nenn eine Datei oder ein "
    .. "Spiel aus tenace games",
  not_written = "{problem}: nenn eine Datei, die sich schreiben lässt",
  no_script = "es gibt kein Skript „{file}“: nenn eine Lua-Datei",
  which_script =
    "run: kein Skript genannt; zum Beispiel: tenace run deals.lua",
  script = "{problem}",
  port = "port: „{text}“ ist keine Zahl von 0 bis 65535",
  no_page = "die Seite ist nicht gebaut, in {folder} ist keine: make web "
    .. "baut sie",
  no_server = "dieses Programm ist ohne Server für die Seite gebaut: "
    .. "installiere libmicrohttpd (libmicrohttpd-dev unter Debian), und "
    .. "ruf make auf",
  bad_server = "der Server der Seite lässt sich nicht laden: {problem}",
  port_taken = "Port {port} ist belegt: wähl einen anderen mit --port N",
  bad_name = "„{name}“ kann kein Name sein: nimm kleine Buchstaben, Ziffern "
    .. "und _, zuerst einen Buchstaben",
  games_search = "games --search: welche Wörter?",
  said = "{text}",
  search_none = "nichts hat alle diese Wörter: {words}",
  search_none_near =
    "nichts hat alle diese Wörter: {words}. Meinst du {near}?",
  watch_terminal = "check: --watch braucht ein Terminal",
  new_words = "new: '{word}' ist zu viel: ein Name ist ein Wort",
  there_already =
    "„{file}“ gibt es schon und ist nicht angerührt: wähl einen anderen "
    .. "Namen, oder ersetz sie mit --force",
  name_taken = "„{name}“ gibt es schon, und die neue Datei würde es "
    .. "verdecken: wähl einen anderen Namen",
  no_template = "{problem}: TEMPLATE.lua des Programms fehlt",
  new_what = "new: sag, was „{name}“ werden soll: --of GAME für eine "
    .. "Hausregel, oder --game",
}
