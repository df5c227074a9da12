-- The sentences of the page in a browser, in German. See en/web.lua.

return {
  no_match = "es gibt noch keine Partie: fang zuerst eine an",
  no_number = "es gibt keinen Zug Nummer {n}",
  no_line_said = "Zeile {n} gibt es in dem nicht, was gesagt wurde",
  no_line = "es gibt keine Linie „{name}“",
  line_name = "Der Name einer Linie hat ein bis {n} Zeichen.",
  line_taken = "Eine Linie mit dem Namen {name} gibt es schon: wähl einen "
    .. "anderen Namen.",
  no_branch = "{move} ist dort nicht erlaubt, darum beginnt damit keine "
    .. "Linie.",
  many_lines = "Es gibt schon {n} Linien. Entferne zuerst eine.",
  kept_stopped = "Die Regeln haben sich geändert, seit diese Partie "
    .. "aufgehoben wurde. Zug {n}, {move}, ist nicht mehr erlaubt, darum "
    .. "geht die Partie davor weiter.",
  kept_changed = "Die Regeln haben sich geändert, seit diese Partie "
    .. "aufgehoben wurde. Alle bisherigen Züge sind auch nach den neuen "
    .. "Regeln erlaubt.",
  no_file = "es gibt keine Regeldatei {path}",
  not_rules = "{path} ist kein Pfad einer Regeldatei: rules/NAME.lua oder "
    .. "rules/house/GAME/NAME.lua",
  too_long = "{path} ist zu lang für eine Regeldatei",
  name_taken = "Regeln mit dem Namen {name} gibt es schon: wähl einen anderen "
    .. "Namen",
  bad_link = "Dieser Link ist beschädigt, oder er führt zu keiner Partie.",
  link_stopped = "Zug {n} des Links, {move}, ist nach seinen Regeln nicht "
    .. "erlaubt, darum hört die Partie davor auf.",
  no_bot = "keiner wird gefragt: die Partie ist zu Ende",
  closed = "Das würde verdeckte Karten verraten. „{tick}“ deckt zum Lernen "
    .. "alle Hände auf.",
  no_lesson = "es gibt keine Lektion oder Frage mit dieser Nummer",
  served = "Die Seite ist unter {url} für die Browser dieses Rechners da. "
    .. "Strg+C beendet sie.",
  page = {
    title = "Tenace",
    about = "Kartenspiele, deren Regeln du lesen und ändern kannst",
    choose = "Wähl ein Spiel",
    back = "Alle Spiele",
    ready_offline = "Alles ist da: die Seite geht jetzt auch ohne Netz.",
    undo = "Zurück",
    redo = "Vor",
    again = "Neu geben",
    keep_match = "Das ist richtig",
    hand = "Deine Hand",
    hand_of = "Hand: {player}",
    trick = "Auf dem Tisch",
    empty_trick = "Auf dem Tisch liegen keine Karten.",
    said = "Was gesagt wurde",
    table_then = "Den Tisch von da sehen",
    no_rule_told = "Das tat keine Regel: es geschieht von selbst.",
    players = "Spieler",
    seat = { one = "{player}: 1 Karte", other = "{player}: {n} Karten" },
    to_move = "am Zug",
    question = "Du bist am Zug",
    play_card = "Spiel eine Karte aus",
    waiting = "{player} denkt nach …",
    ["not"] = "{card}, nicht erlaubt",
    play = "{cards} spielen",
    play_none = "Keine Karten",
    clear = "Leeren",
    number = "Zahl",
    say_it = "Sagen",
    bid = "Bieten",
    in_words = "In Worten",
    others = "Karten zur Wahl",
    promise = "{bid} ({promise})",
    why = "Regel: {rule}",
    line = "{file}, Zeile {line}",
    refused = "Nein: {reason}",
    hung = "Das Programm hat nicht geantwortet und ist neu gestartet. Die "
      .. "Partie ist, wie sie war.",
    missing = "Ein Teil der Seite ist nicht angekommen. Lade die Seite neu, "
      .. "wenn du online bist.",
    match_stays = "Die Partie bleibt in diesem Browser gespeichert.",
    match_gone = "Diese Partie hat der Browser nicht, oder nicht mehr.",
    no_table = "An dieser Adresse ist kein Tisch. Frag noch einmal nach dem "
      .. "Link.",
    no_view = "Diese Ansicht gibt es nicht. Hier sind die Spiele.",
    match_apart = "Ein anderes Fenster spielt diese Partie auch weiter. Deine "
      .. "wird ab hier als eigene Partie aufbewahrt.",
    match_unkept = "Diese Partie ist nicht gespeichert, weil in diesem Browser "
      .. "kein Platz mehr ist. Vergiss in der Liste der Spiele Partien, die du "
      .. "nicht brauchst.",
    dismiss = "Schließen",
    tools = "Was du tun kannst",
    drawer_learn = "Lernen",
    drawer_analyse = "Analyse",
    drawer_lab = "Labor",
    drawer_more = "Mehr",
    rules_more_in_force = "und {n} weitere",
    hint = "Tipp",
    panel_why = "Warum?",
    panel_counts = "Karten draußen",
    panel_sheet = "Spielzettel",
    panel_review = "Rückschau",
    panel_people = "Spieler",
    panel_settings = "Einstellungen",
    won = "gewinnt den Stich",
    last_trick = "Der letzte Stich",
    stock = "Talon",
    pile = "{pile}: {n}",
    frozen = "{pile}, eingefroren",
    owned = "{pile}, {owner}",
    empty_pile = "Platz {n}, leer",
    meld = "{cards}",
    full_meld = "{cards}, voll",
    lay_on = "Anlegen an {cards}",
    act_on = "{act}: {pile}",
    melds = "Meldungen: {side}",
    lower = "Niedriger",
    higher = "Höher",
    level = "Stufe",
    bid_name = "Name des Gebots",
    say_bid = "{bid} bieten",
    picked = "Gewählt: {cards}",
    can_add = "Du kannst dazunehmen: {cards}",
    no_more = "Mehr kann nicht dazu.",
    seat_number = "Spieler {n}",
    give_screen = "Die Hände sind verdeckt. Der Bildschirm ist für {player}.",
    show_hand = "Ich bin {player}: zeig meine Hand",
    thinking = "Einen Augenblick …",
    reviewing = "Entscheidung {done} von {all} wird angesehen …",
    allowed = "Ja: {reason}",
    play_hint = "Das spielen",
    why_settled = "Wie ist Trumpf bestimmt worden?",
    why_made = "{player}: warum der letzte Zug?",
    why_move = "Darf ich … spielen?",
    ask = "Fragen",
    round = "Runde {n}",
    total = "Summe",
    no_score = "Es sind noch keine Punkte angeschrieben.",
    side_points = "{side} {points}",
    next_deal = "Nächstes Blatt",
    round_over = "Runde {n} ist zu Ende. {points}",
    no_review = "Vor dem Ende einer Runde gibt es keine Rückschau.",
    go_there = "Dorthin gehen",
    who_plays = "Wer spielt an diesem Bildschirm? Bots spielen die anderen. "
      .. "Spielen mehrere Menschen, sind zwischen ihren Zügen alle Hände "
      .. "verdeckt.",
    levels = "So gut spielen Bots",
    levels_all = "Alle Bots",
    levels_each = "Jeder für sich",
    level_same = "Wie alle Bots",
    level_beginner = "Anfänger",
    level_good = "Gut",
    level_strong = "Stark",
    levels_about = "Es gilt vom nächsten Zug an, in jedem Spiel.",
    marks = "Erste Schritte",
    marks_again = "Die ersten Schritte wieder zeigen",
    mark_card = "Tippe auf eine Karte, um sie zu spielen. Bei einer blassen "
      .. "steht, warum sie nicht geht.",
    mark_hint = "Unsicher? Der Tipp sagt, was ein Bot spielen würde und warum.",
    mark_rules = "Drücke auf den Namen des Spiels: Seine Regeln lassen sich "
      .. "ändern, auch mitten im Spiel.",
    mark_line = "Ändere hier eine Zeile. Was das Programm mitbringt, bleibt "
      .. "und kann zurückkommen.",
    mark_save = "Jetzt speichern: Die laufende Runde geht nach deiner Regel "
      .. "weiter.",
    speed = "Tempo",
    speed_slow = "Langsam",
    speed_normal = "Normal",
    speed_fast = "Schnell",
    speed_once = "Sofort",
    sounds = "Töne",
    motion = "Karten bewegen sich",
    german_faces = "Deutsches Blatt: Eichel, Grün, Rot, Schellen",
    four_colors = "Vier Farben: Kreuz grün, Karo blau",
    dealer = "Geber",
    rules = "Regeln",
    rules_view_choices = "Hausregeln",
    rules_view_file = "Regeldatei",
    rules_view_share = "Teilen",
    rules_close = "Zurück zum Tisch",
    rules_play_on = "Nach diesen Regeln weiterspielen",
    rules_new_deal = "Nach diesen Regeln neu geben",
    rules_house = "Hausregeln",
    rules_options = "Optionen",
    rules_own = "deine eigene",
    rules_along = "kommt mit einer anderen Hausregel",
    rules_silenced = "wirkt nicht wegen {name}",
    rules_held = "Alle bisherigen Züge sind auch nach den neuen Regeln "
      .. "erlaubt.",
    rules_went_back = "Die Partie ist vor den Zug zurückgegangen, der nicht "
      .. "mehr erlaubt war. Ab jetzt gelten die neuen Regeln.",
    rules_fails = "Zug {n} ist nach den neuen Regeln nicht mehr erlaubt: "
      .. "{player}, {move}: {why}",
    rules_go_back = "Dorthin zurückgehen",
    rules_stay = "Die alten Regeln behalten",
    rules_file = "Datei",
    rules_file_own = "{file} (deine eigene)",
    rules_text = "Text der Regeln",
    rules_find = "Im Text suchen",
    rules_hits = "{at} von {all}",
    rules_wrap = "Zeilen umbrechen",
    rules_from_original = "Unterschied zum Original",
    rules_same = "Nichts ist anders als im Original.",
    rules_restore = "Original wiederherstellen",
    rules_save = "Speichern und weiterspielen",
    rules_check = "Prüfen",
    rules_checking = "Bots spielen nach den Regeln, um sie zu prüfen: {n}",
    rules_stop = "Anhalten",
    rules_dirty = "noch nicht gespeichert",
    rules_draft = "Dieser Text ist noch nicht gespeichert: So hast du ihn "
      .. "verlassen.",
    rules_discard = "Änderungen verwerfen",
    rules_fine = "Nichts ist falsch.",
    rules_problems = "Fehler",
    rules_remarks = "Bemerkungen",
    rules_completions = "Wörter",
    rules_help = "Hilfe",
    rules_more = "Neu, umbenennen, löschen, als Datei speichern",
    rules_name = "Name",
    rules_example_name = "Name des Beispiels",
    rules_example = "Was auf dem Tisch ist, als Beispiel",
    rules_begin = "Neue Hausregel",
    rules_begun = "Das ist eine Hausregel für den Anfang: ändere eine Zeile, "
      .. "und speichere sie.",
    rules_rename = "Umbenennen",
    rules_followed = "Diese Dateien richten sich jetzt nach dem neuen Namen: "
      .. "{files}.",
    rules_remove = "Diese eigene Datei löschen",
    rules_remove_sure = "{file} wegnehmen? Was du dort geschrieben hast, kommt "
      .. "nicht zurück.",
    rules_remove_not = "Behalten",
    rules_removed = "Die Datei ist gelöscht. Hat sie eine Datei des Programms "
      .. "ersetzt, gilt diese wieder.",
    rules_saved = "Die Datei ist in diesem Browser gespeichert.",
    rules_lost = "Regeln von dir ließen sich jetzt nicht laden: {files}. Sie "
      .. "bleiben in diesem Browser gespeichert. {problem}",
    rules_unread = "Was dieser Browser von deinen Regeln gespeichert hat, ist "
      .. "nicht lesbar. Es bleibt, wie es ist. Speichere als Datei, was du "
      .. "jetzt schreibst.",
    rules_unkept_full = "Nicht gespeichert: in diesem Browser ist kein Platz "
      .. "mehr. Speichere den Text als Datei. Oder lösche Dateien und vergiss "
      .. "Partien, die du nicht brauchst, und speichere noch einmal.",
    rules_unkept_forbidden = "Nicht gespeichert: der Browser erlaubt dieser "
      .. "Seite nicht, etwas zu speichern. Der Text verschwindet, wenn du "
      .. "gehst: speichere ihn als Datei.",
    rules_unkept_damaged = "Nicht gespeichert: was dieser Browser von deinen "
      .. "Regeln hat, ist nicht lesbar und bleibt darum, wie es ist. Speichere "
      .. "den Text als Datei.",
    rules_unkept_other = "Noch nicht gespeichert: dieser Browser hat einen "
      .. "anderen Text von {file}, aus einem anderen Fenster oder von früher. "
      .. "Um beide zu behalten, speichere deinen zuerst als Datei. Wenn du "
      .. "noch einmal speicherst oder löschst, ist der andere weg.",
    rules_download = "Als Datei speichern",
    rules_link = "Ein Link zu dieser Partie",
    rules_link_about = "Der Link enthält das Spiel, deine Regeln, die "
      .. "Optionen, die Verteilung und alle bisherigen Züge. Nichts wird "
      .. "verschickt: wer den Link hat, hat alles.",
    rules_make_link = "Link machen",
    rules_the_link = "Link",
    rules_length = "Zeichen: {n}",
    rules_copy = "Kopieren",
    rules_copied = "Der Text ist kopiert.",
    rules_copy_yourself = "Der Browser erlaubt es nicht: markiere den Text und "
      .. "kopiere ihn.",
    rules_files = "Dateien",
    rules_open = "Regeln (.lua), eine Mitschrift oder Verteilungen "
      .. "(.pbn, .lin) öffnen",
    rules_record_opened = "Die Mitschrift ist geöffnet.",
    rules_save_record = "Die Partie als Mitschrift speichern",
    rules_save_deals = "Die Karten speichern",
    rules_report = "Ein Problem melden",
    rules_report_about = "Der Bericht enthält, was zuletzt gesagt wurde, und "
      .. "die Mitschrift der Partie, damit auch andere das Problem sehen "
      .. "können. Schick ihn, wie du willst.",
    rules_make_report = "Bericht schreiben",
    rules_bad_link = "Dieser Link ist beschädigt, oder er führt zu keiner "
      .. "Partie.",
    rules_guests = "Der Link hat eigene Regeln mitgebracht: {files}. Sie "
      .. "verschwinden, wenn du gehst, außer du behältst sie. Dann ersetzen "
      .. "sie deine Regeln mit demselben Namen.",
    rules_keep = "Diese Regeln behalten",
    rules_kept = "Die Regeln sind in diesem Browser gespeichert.",
  },
}
