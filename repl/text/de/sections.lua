-- The sentences of the faces, in German. See en/sections.lua.

return {
  seat = {
    you = "Du", left = "Links",
    right = "Rechts", far_left = "Ganz links",
    far_right = "Ganz rechts", across = "Gegenüber",
    partner = "Partner", opponent = "Gegner",
    dummy = "Strohmann", number = "Platz {n}",
    join = " und ", sits = "{player}: Platz {n}",
  },

  side = {
    we = "Wir",
    they = "Die anderen",
    we_in_line = "wir",
    with_partners = "{player} und Partner",
    seats = "Plätze {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "Kreuz", D = "Karo", H = "Herz", S = "Pik" },
  spanish_suit = { O = "Münzen", C = "Kelche", E = "Schwerter", B = "Stäbe" },
  italian_suit = { O = "Münzen", C = "Kelche", E = "Schwerter", B = "Stäbe" },
  colour = { R = "Rot", Y = "Gelb", G = "Grün", B = "Blau" },
  flower = {
    card = "{plant}: {kind}, Monat {month}",
    short = "{plant} ({kind})",
    L = "Licht", A = "Tier", R = "Band", P = "einfache Karte",
    m1 = "Kiefer", m2 = "Pflaume", m3 = "Kirsche", m4 = "Glyzinie", m5 = "Iris",
    m6 = "Päonie", m7 = "Buschklee", m8 = "Susuki-Gras", m9 = "Chrysantheme",
    m10 = "Ahorn", m11 = "Weide", m12 = "Paulownie",
  },

  status = {
    round = "Runde {round}.",
    round_of = "Runde {round} von {rounds}.",
    dealt = { you = "Du hast gegeben.", other = "{player} hat gegeben." },
    trump = "Trumpf: {trump}.",
    no_trump = "Ohne Trumpf.",
    no_trump_suit = "Keine Trumpffarbe.",
    contract = "Spiel: {contract}.",
    problem = "Die Regeln versagen: {problem}.",
    declarer = "Alleinspieler: {player}.",
    role = "{role}: {player}.",
    tricks = "Stiche: {tricks}.",
    score = "Stand: {score}.",
    score_of = "Stand: {score}; gespielt wird bis {target}.",
    score_games = "Stand: {score}; ein Spiel geht bis {target}, gespielt wird "
      .. "bis {games} Spiele.",
    score_to = "Stand: {score}; bei {target} ist die Partie zu Ende.",
    play = "{player} {cards}",
    call = "{player}: {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "Tisch",
    hand = "Hand", melds = "Meldungen", left_over = "{name} {n}",
    no_cards = "keine Karten",
    shown = "Gezeigt",
    calls = "Gesagt",
    dummy = "{player} (Tisch)",
    known = "Du weißt",
    stock = "Talon",
    held = "Karten",
    held_by = "{cards} ({places})",
    ["or"] = " oder ",
  },

  table = {
    titled = "{title}.",
    welcome = "{title}: {sentence}",
    silenced = "Die Option {name} wirkt hier nicht, wegen der Option {by}.",
    silenced_in = "{game}: die Option {name} wirkt nicht, wegen der Option "
      .. "{by}.",
    with_house = "Hausregel: {title}. {sentence}",
    seating = "Du sitzt auf Platz {seat}; {others}.",
    several = "Menschen sitzen auf den Plätzen {seats}, auf den anderen Bots.",
    makes_room = "Als Nächstes: {player}. Enter verdeckt deine Karten.",
    sits_down = "Als Nächstes: {player}. Enter zeigt die Karten von {player}.",
    big_and_little = "BJ ist der große Joker, LJ der kleine.",
    big_joker = "BJ ist ein Joker.",
    alone = "Du spielst allein. Startwert: {seed}.",
    bots = "Bots: {bots}. Startwert: {seed}.",
    more = { one = "Enter zeigt noch eine Zeile.",
      other = "Enter zeigt die übrigen {n} Zeilen." },
    cards_now = "Karten werden jetzt so gezeigt: {how}. Es gibt: {list}.",
    cards_no = "Als „{how}“ lassen sich diese Karten nicht zeigen. Es gibt: "
      .. "{list}.",
    named = "Eine Karte kannst du mit ihrem Namen oder mit Buchstaben tippen: "
      .. "{name} ist auch {card}.",
    how = "Tipp den Namen einer Karte oder ihre Nummer; hilfe zeigt, was "
      .. "sonst noch geht.",

    round = "Runde {round}.",
    deals = { you = "Du gibst.", other = "{player} gibt." },
    dealt_each = { one = "Jeder bekommt eine Karte.",
      other = "Jeder bekommt {n} Karten." },
    dealt = "Gegebene Karten: {counts}.",
    cards = { one = "eine Karte", other = "{n} Karten" },
    draws = { you = "Du ziehst {cards}.", other = "{player} zieht {cards}." },
    turns = { you = "Du deckst {cards} auf.",
      other = "{player} deckt {cards} auf." },
    is_turned = "Aufgedeckt: {cards}.",
    takes_cards = { you = "Du nimmst {cards}.",
      other = "{player} nimmt {cards}." },
    shows = { you = "Du zeigst {cards}.", other = "{player} zeigt {cards}." },
    dealt_again = "Alle Karten werden gemischt und neu gegeben.",
    shuffled = "Der Talon wird gemischt.",
    shows_because = {
      you = "Du zeigst {cards}: {reason}.",
      other = "{player} zeigt {cards}: {reason}.",
    },
    shown = "Gezeigt: {cards}.",
    shown_because = "Gezeigt: {cards}, {reason}.",
    settled = "{name}: {value}.",
    is_so = "{name}.",
    party = "{party}: {players}.",
    none = { m = "keiner", f = "keine", neuter = "keins", other = "keine" },
    yes = "ja",
    no = "nein",
    leads = { you = "Du spielst {cards} aus.",
      other = "{player} spielt {cards} aus." },
    plays = { you = "Du spielst {cards}.", other = "{player} spielt {cards}." },
    leads_dummy = {
      you = "Du spielst {cards} vom Tisch aus (Karten von {dummy}).",
      other = "{player} spielt {cards} vom Tisch aus (Karten von {dummy}).",
    },
    plays_dummy = {
      you = "Du spielst {cards} vom Tisch (Karten von {dummy}).",
      other = "{player} spielt {cards} vom Tisch (Karten von {dummy}).",
    },
    leads_yours = { other = "{player} spielt {cards} aus deiner Hand aus." },
    plays_yours = { other = "{player} spielt {cards} aus deiner Hand." },
    leads_only = { you = "Du spielst {cards} aus, die einzige erlaubte "
      .. "Karte." },
    plays_only = { you = "Du spielst {cards}, die einzige erlaubte Karte." },
    answers = { you = "Du: {move}.", other = "{player}: {move}." },
    unseen = {
      you = "Du: {move}, verdeckt.",
      other = "{player}: {move}, verdeckt.",
    },
    secret = {
      you = "Du legst {cards} verdeckt weg.",
      other = "{player} legt {cards} verdeckt weg.",
    },
    shows_to = {
      you = "Du zeigst {cards}; das sieht: {to}.",
      other = "{player} zeigt {cards}; das sieht: {to}.",
    },
    shows_to_because = {
      you = "Du zeigst {cards}; das sieht: {to}; {reason}.",
      other = "{player} zeigt {cards}; das sieht: {to}; {reason}.",
    },
    looks_at = {
      you = "Du siehst {cards}.",
      other = "{player} sieht {cards}.",
    },
    looks_at_because = {
      you = "Du siehst {cards}: {reason}.",
      other = "{player} sieht {cards}: {reason}.",
    },
    to_you = "du",
    drawn_from_you = "{to} zieht bei dir {cards}.",
    you_draw_from = "Du ziehst bei {from} {cards}.",
    drawn_from = "{to} zieht bei {from} {cards}.",
    you_give = "Von dir an {to}: {cards}.",
    you_get = "{from} gibt dir {cards}.",
    given = "Von {from} an {to}: {cards}.",
    wins = {
      you = "Du machst den Stich.", other = "{player} macht den Stich.",
    },
    has_trick = {
      you = "Du bekommst einen Stich dafür.",
      other = "{player} bekommt einen Stich dafür.",
    },
    wins_because = {
      you = "Du machst den Stich: {why}.",
      other = "{player} macht den Stich: {why}.",
    },
    round_over = "Runde {round} ist zu Ende.",
    tricks = "Stiche: {tricks}.",
    nobody_scores = "Keiner bekommt Punkte.",
    unscored = "Keiner bekommt Punkte: {reason}.",
    all_passed = "Keiner bekommt Punkte: alle haben gepasst.",
    scores = {
      we = "Wir bekommen {points}: {reason}.",
      they = "Die anderen bekommen {points}: {reason}.",
      you = "Du bekommst {points}: {reason}.",
      one = "{side} bekommt {points}: {reason}.",
      several = "{side} bekommen {points}: {reason}.",
    },
    climbs = {
      we = { one = "Wir steigen eine Stufe auf: {reason}.",
        other = "Wir steigen {n} Stufen auf: {reason}." },
      they = { one = "Die anderen steigen eine Stufe auf: {reason}.",
        other = "Die anderen steigen {n} Stufen auf: {reason}." },
      you = { one = "Du steigst eine Stufe auf: {reason}.",
        other = "Du steigst {n} Stufen auf: {reason}." },
      one = { one = "{side} steigt eine Stufe auf: {reason}.",
        other = "{side} steigt {n} Stufen auf: {reason}." },
      several = { one = "{side} steigen eine Stufe auf: {reason}.",
        other = "{side} steigen {n} Stufen auf: {reason}." },
    },
    scored_part = "{points} für {reason}",
    score_each = "{sides} und {last} bekommen je {points}: {reason}.",
    lose_each = "{sides} und {last} verlieren je {points}: {reason}.",
    loses = {
      we = "Wir verlieren {points}: {reason}.",
      they = "Die anderen verlieren {points}: {reason}.",
      you = "Du verlierst {points}: {reason}.",
      one = "{side} verliert {points}: {reason}.",
      several = "{side} verlieren {points}: {reason}.",
    },
    total = "Stand: {scores}.",
    match_won = {
      we = "Wir gewinnen die Partie.",
      they = "Die anderen gewinnen die Partie.",
      you = "Du gewinnst die Partie.",
      one = "{side} gewinnt die Partie.",
      several = "{side} gewinnen die Partie.",
    },
    draw = "Die Partie endet unentschieden.",
    share_first = "{sides} und {last} teilen sich den Sieg.",
    no_single_winner = "Die Partie hat keinen alleinigen Sieger.",
    after = "Die Partie ist zu Ende. Enter verlässt den Tisch; „stand“, "
      .. "„letzter“ und "
      .. "„rückgängig“ funktionieren noch.",

    type_cards = "Tipp die Karten oder ihre Nummern, mit Leerzeichen "
      .. "dazwischen.",
    no_more_asked = "{word} passt, bis alle Karten gezogen sind.",
    type_or_none = "Tipp die Karten oder ihre Nummern, mit Leerzeichen "
      .. "dazwischen; {none} für keine Karte.",
    numbered = "{move} ({n})",
    no_answer_number = "Keine Antwort hat die Nummer {number}: die Nummern "
      .. "gehen von 1 bis {n}.",
    too_many = "{n} Antworten sind möglich: tipp eine.",
    range = "Eine Zahl von {min} bis {max}.",
    choices = "Du kannst sagen: {moves}.",
    or_say = "Vor der Karte darfst du sagen: {words}.",
    marked = "Möglich: jede markierte Karte.",
    choices_some = "{n} Antworten sind möglich, zum Beispiel: {moves}.",
    marked_or = "Möglich: jede markierte Karte, {moves}.",
    and_others = "{moves} und mehr",
    and_cut = "{moves} und mehr: „züge“ zählt sie auf",
    steps = "{first}, {second} und so weiter bis {last}",
    choices_and = "Du kannst sagen: {moves} oder",
    promised = "{move}: {promise}",
    promised_to = "und so weiter bis {last}",
    choices_more = "Du kannst unter anderem sagen: {moves}.",

    which_of_two = "{word}: {one} oder {other}?",
    refused = "Nicht erlaubt: {reason}.",
    allowed = "Erlaubt: {moves}.",
    ask_why = "Tipp warum {move}, dann siehst du die Regel.",
    no_number = {
      one = "Keine Karte hat die Nummer {number}: es gibt nur die 1.",
      other = "Keine Karte hat die Nummer {number}: die Nummern gehen von 1 "
        .. "bis {n}.",
    },
    no_numbers = "Keine Karte hat die Nummer {number}: hier haben Karten keine "
      .. "Nummern.",
    pause = "Mit Enter beginnt die nächste Runde.",
    asked_else = "„{move}“ ist keine Antwort auf diese Frage: {prompt}",
    not_yours = "Du bist nicht dran: mit Enter geht es weiter.",
    elsewhere = "„{word}“ sagt man außerhalb des Tisches: „ende“, dann "
      .. "tenace {word}.",
    unknown = "„{word}“ ist hier weder Zug noch Befehl: hilfe zeigt, was geht.",
    unknown_near = "„{word}“ ist hier weder Zug noch Befehl. Meinst du "
      .. "„{near}“?",

    why_allowed = "{move} ist erlaubt: {says}.",
    why_refused = "{move} ist nicht erlaubt: {says}.",
    scored_in = "Die Abrechnung steht in {file}, Zeile {line}.",
    why_also = "Noch eine Regel verbietet es: {says} ({rule}, {file}, Zeile "
      .. "{line}).",
    rule = "Regel: {rule}, {file}, Zeile {line}.",
    hint_cards = "Der Bot würde {move} wählen.",
    hint = "Der Bot würde {move} spielen.",
    hint_say = "Der Bot würde sich so entscheiden: {move}.",
    chose_so = {
      you = "Gewählt hast du {made}, wie es auch der Bot getan hätte.",
      other = "{player} hat {made} gewählt, wie es auch der Bot getan hätte.",
    },
    chose_other = {
      you = "Gewählt hast du {made}; der Bot hätte {move} gewählt.",
      other = "{player} hat {made} gewählt; der Bot hätte {move} gewählt.",
    },
    played_so = {
      you = "Gespielt hast du {made}, wie es auch der Bot getan hätte.",
      other = "{player} hat {made} gespielt, wie es auch der Bot getan hätte.",
    },
    played_other = {
      you = "Gespielt hast du {made}; der Bot hätte {move} gespielt.",
      other = "{player} hat {made} gespielt; der Bot hätte {move} gespielt.",
    },
    played_nothing = "Es ist noch nichts entschieden worden.",
    why_closed = "Die Gründe verraten fremde Karten: „zeig blätter“ deckt zum "
      .. "Lernen alle Hände auf.",
    solve_closed = "„löse“ sieht alle Hände an: „zeig blätter“ deckt sie zum "
      .. "Lernen "
      .. "auf.",
    view_table = "Der Tisch wird gezeichnet.",
    view_lines = "Der Tisch wird in Zeilen erzählt.",
    view_what = "Sag „ansicht tisch“ oder „ansicht zeilen“.",
    view_narrow = "Für ein Bild des Tisches ist dieser Bildschirm zu schmal.",
    undone = "Zurückgenommen.",
    no_undo = "Du hast keinen Zug gemacht, den du zurücknehmen könntest.",
    redone = "Wiederholt.",
    no_redo = "Es ist kein Zug zurückgenommen.",
    nothing_to_repeat = "Auf diese Frage hast du noch nicht geantwortet.",
    last = "Der letzte Stich: {plays}",
    nothing_settled = "In dieser Runde ist noch nichts festgelegt.",
    no_last = "In dieser Runde ist noch kein Stich gemacht.",
    nothing_to_explain = "Es ist nichts abgelehnt und kein Stich gemacht: nenn "
      .. "hinter warum einen Zug.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "Die Mitschrift ist in {file}.",
    save_where = "Nenn eine Datei: „speichere DATEI“.",
    save_there = "Die Datei „{file}“ gibt es schon: nenn eine andere.",
    not_saved = "Nicht gespeichert: {problem}.",
    not_written = "Die Mitschrift lässt sich nicht schreiben: {problem}. Das "
      .. "Spiel geht weiter; der nächste Zug versucht es noch einmal, und "
      .. "„speichere“ "
      .. "FILE schreibt sie anderswohin.",
    written_again = "Die ganze Mitschrift ist neu geschrieben, in {file}.",
    not_kept = "Die letzten Züge der Partie sind nicht gespeichert: {problem}.",
    position_line = "{line} öffnet diese Stellung: tenace play {line}.",
    no_position = "Keine Zeile öffnet diese Stellung: {why}.",
    thinks = "{player} überlegt…",
    looks = "Der Bot sucht einen Zug…",
    opening = "Bots treffen {n} Entscheidungen…",
    torn = "Die letzte Zeile der Mitschrift ist beim Schreiben abgeschnitten "
      .. "worden. Sie fällt weg, und die Partie geht davor weiter.",
    quit = "Die Partie ist gespeichert: tenace play --resume spielt sie "
      .. "weiter.",
    quit_named = "Die Partie ist gespeichert: tenace play --resume {file} "
      .. "spielt sie weiter.",
    stopped = "Angehalten. Mit Enter geht es weiter.",
    in_error = "Berichtige die Regeln und tipp „neuladen“; oder hör mit "
      .. "„ende“ auf.",
    unfinished = "Die Eingabe endete mitten in „{line}“.",

    help_words = "Befehle gehen auf Deutsch und auf Englisch: {words}.",
    help = [[
Um eine Karte zu spielen, tipp sie (Kreuz 7, ♣7) oder die Nummer darunter.
Spielen darfst du die Karten mit *. Sind die Antworten Wörter, so gibt 2 die
Antwort mit (2). {none} heißt: keine Karte. Enter zeigt den Tisch noch einmal.

  warum 3d  was die Regeln zu einem Zug sagen; „warum“ allein: zu dem eben
            abgelehnten oder zum letzten Stich; „warum trumpf“: woher Trumpf
            kommt; „warum stand“: wie abgerechnet ist
  züge      alles, was du jetzt sagen darfst, soweit es sich aufzählen lässt
  tipp      was der Bot spielen würde und warum; „tipp 3d“: was 3d im
            Vergleich dazu bringt; „warum links“, wenn die Hände offen liegen:
            warum Links seine letzte Karte gespielt hat
  zählen    welche Karten noch draußen sind und wer eine Farbe nicht hat;
            „zählen an“ zeigt es vor jeder Entscheidung, „zählen aus“ verbirgt
            es
  wiederhole  gibt dieselbe Antwort, solange die Frage dieselbe ist
  rückgängig  zurück zu deiner letzten Entscheidung; „vor“ geht vorwärts;
            „zurück 3“ geht drei Entscheidungen zurück; „geh stich 5“, „geh
            runde 2“
  linie     fängt hier eine zweite Linie an; „linien“ zeigt die Linien
            nebeneinander; „wechsle 1“ geht in Linie 1 weiter; „zuende“: Bots
            spielen die Runde zu Ende; „erneut random“: Zufallsbots spielen
            dieselben Karten
  zeig blätter  deckt alle Hände auf, „verdeck blätter“ verdeckt sie; „löse“
            sagt dann, was jede Karte wert ist; „gib 2 QS“, „tausch QS 3D“ und
            „festlegen hand 1 AS * KS“ ändern diese Verteilung
  rückblick  was in der letzten Runde am meisten gekostet hat und warum;
            „rückblick partie“: in allen Runden; „rückblick 1“ geht zum ersten
            Fehler, in einer eigenen Linie
  verlauf   welche Regel was in dieser Runde tat und wo sie steht; „verlauf 3“
            im dritten Stich; „verlauf stand“: Posten für Posten; „bearbeite
            follow suit“ öffnet dort deinen Editor
  letzter   der letzte Stich und warum er gewonnen ist
  stand     der Spielzettel, mit Gründen
  ansicht WIE  „ansicht tisch“ zeichnet den Tisch, „ansicht zeilen“ erzählt
            ihn in Zeilen
  karten WIE  zeigt Karten als signs, letters, french, german, spanish,
            italian
  regeln    das Regelheft dieses Spiels
  neuladen  liest die Regeldatei neu und spielt damit weiter; „beobachte“ tut
            das bei jedem Speichern der Datei; „setze target=7“ ändert eine
            Option
  probier 7C QS  was daraus würde: Bots antworten dazwischen, die Partie
            bleibt, wo sie ist
  beispiel  was auf dem Tisch ist, als Beispiel in der Regeldatei: „beispiel
            "NAME"“; dahinter may 3D, may not 3D, wins, score oder last
  behalte   behält diese Partie als richtig: check spielt sie wieder
  speichere DATEI  schreibt die Mitschrift dorthin; „speichere“ allein sagt,
            wo sie liegt; „stellung“ nennt die Verteilung in einer Zeile,
            whist#7, mit der auch andere sie öffnen
  speichere rules as NAME  behält Hausregeln und Optionen dieses Tisches unter
            einem Namen: tenace play GAME+NAME spielt danach
  ende      hört auf; tenace play --resume spielt weiter

Alles andere wird als Lua versucht: m ist die Partie; hand, trump, tricks,
scores und die anderen Felder der Ansicht sind, was du sehen kannst.]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards} für {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "Runde",
    reason = "Grund",
    total = "Summe",
    empty = "Es ist noch nichts abgerechnet.",
  },


  solve = {
    best = {
      you = "Sieht man alle Karten und macht keiner einen Fehler, so bekommt "
        .. "deine Partei noch:",
      other = "Sieht man alle Karten und macht keiner einen Fehler, so "
        .. "bekommt die Partei von {player} noch:",
    },
    best_few = {
      you = "Sieht man alle Karten und macht keiner einen Fehler, so bekommt "
        .. "deine Partei höchstens:",
      other = "Sieht man alle Karten und macht keiner einen Fehler, so "
        .. "bekommt die Partei von {player} höchstens:",
    },
    dealt = "{game}, Startwert {seed}, nach {at} Entscheidungen",
    hand = "Platz {n} hat {cards}.",
    nodes = "{nodes} Stellungen",
    ["not"] = "Das beste Spiel ist hier nicht bekannt: {problem}.",
    points = {
      one = "{n} Auge   {cards}",
      other = "{n} Augen  {cards}",
    },
    posed = "{game}",
    tricks = {
      one = "{n} Stich   {cards}",
      other = "{n} Stiche  {cards}",
    },
    turn = "Platz {n} ist dran. Die Partei bekommt noch:",
    what = "„löse“ zählt tricks (Stiche) oder points (Augen), nicht „{what}“: "
      .. "„löse points“",
  },

  replay = {
    game = "{game}, Startwert {seed}",
    played = "{rounds} Runden, {decisions} Entscheidungen, alle wie "
      .. "aufgezeichnet",
    unfinished = "Die Partie ist nicht zu Ende: tenace play --resume {file} "
      .. "spielt weiter.",
  },

  simulate = {
    game = "{game}, Startwert {seed}, Bots {bots}",
    played = "{games} Partien, {rounds} Runden, {decisions} Entscheidungen",
    speed = "{seconds} Sekunden, {rate} Runden je Sekunde",
    side = "Partei",
    wins = "Siege",
    share = "Anteil",
    mean = "Mittel",
    deviation = "Streuung",
    draws = "unentschieden",
    side_seats = "{side} (Plätze {seats})",
    side_seat = "{side} (Platz {seats})",
    length = "Eine Runde hat im Mittel {n} Entscheidungen.",
  },
}
