-- The help on words of a rules file in German: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "Festlegungen",
  ["facts"] = "Angaben",
  ["house rules"] = "Hausregeln",
  ["options"] = "Optionen",
  ["obligations"] = "Pflichten",
  ["steps"] = "Schritte",
  ["self"] = "self: die Partie",
  ["dealing"] = "Geben",
  ["questions"] = "Fragen",
  ["tricks"] = "Stiche",
  ["plays"] = "mehrere Karten zugleich",
  ["melds"] = "Meldungen",
  ["sets"] = "Gruppen von Karten",
  ["scoring"] = "Abrechnung",
  ["turns"] = "Züge",
  ["players"] = "Spieler",
  ["piles"] = "Stapel",
  ["cards"] = "Karten",
  ["orders"] = "Reihenfolgen",
  ["examples"] = "Beispiele",
  ["lessons"] = "Lektionen",
  ["lua"] = "Lua",
  ["matches"] = "Partien",
  ["views"] = "Sichten",
  ["stories"] = "Berichte",
  ["positions"] = "Lagen",
  ["records"] = "Aufzeichnungen",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "Legt ein Spiel fest: seine Angaben in geschweiften Klammern, jede "
      .. "geprüft, sobald die Datei geladen wird.",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "Legt eine Hausregel fest: zu welchem Spiel sie gehört, welche Optionen "
      .. "sie voreinstellt (`set`), welche Hausregeln sie mitbringt (`with`) "
      .. "oder ändern darf (`on_top_of`), und ihre eigenen Optionen, Felder, "
      .. "Pflichten und Angaben.",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "Ein durchgerechnetes Beispiel der Regeln: eine Lage, und was aus ihr "
      .. "folgt.",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "Das französische Blatt mit 52 Karten, mit 54 (mit kleinem und großem "
      .. "Joker) oder mit 32 (ab der Sieben).",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "Das spanische Blatt mit 40 Karten, oder mit Achten und Neunen mit 48.",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "Ein beliebiges Blatt: die Buchstaben der Farben, die Ränge von unten "
      .. "nach oben, Joker, die Zahl der Pakete, und Karten oder Ränge, die "
      .. "fehlen.",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "In `round`, `keeps` oder `piles`: jede Partei hat ihr eigenes.",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "In `round`, `keeps` oder `piles`: jeder Spieler hat sein eigenes.",
  ["The words of a text, as a list."] = "Die Wörter eines Textes als Liste.",
  ["One list of the items of several, in their order."] =
    "Eine Liste aus den Einträgen mehrerer, in ihrer Folge.",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "Geht die Wörter eines Textes durch oder die Karten eines Stapels.",
  ["Each of some words followed by each of others, with a blank between."] =
    "Jedes von einigen Wörtern, gefolgt von jedem von anderen, mit einem "
      .. "Leerzeichen dazwischen.",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "Zerlegt, was `combine` zusammengesetzt hat: das erste Wort und der Rest.",
  ["The cards of one rank or several, in one suit or several."] =
    "Die Karten eines Ranges oder mehrerer, in einer Farbe oder mehreren.",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "Ist `x` eines der Wörter eines Textes oder einer der Einträge einer "
      .. "Liste?",
  ["The n-th word of a text."] = "Das n-te Wort eines Textes.",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "Der Platz eines Wortes auf einer Leiter: 1 für den untersten.",
  ["The word n places higher on a ladder, from low to high."] =
    "Das Wort n Plätze höher auf einer Leiter, von unten nach oben.",
  ["Each card n times, for several packs."] =
    "Jede Karte n-mal, für mehrere Pakete.",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "Alle Reihen aus n Karten einer Farbe, deren Ränge aufeinander folgen.",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "Alle Gruppen einiger Arten, für self:sets_in, self:tell_best und "
      .. "self:best_of: Karten einer Farbe in einer Reihe, und alle vier "
      .. "eines Ranges.",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "Die Buben in der Trumpffarbe und ihrer Schwester, für `top` einer "
      .. "Reihenfolge: der linke Bauer, und über ihm der Trumpfbube, der "
      .. "rechte Bauer.",
  ["The Japanese flower cards."] = "Die japanischen Blumenkarten.",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "Der französische Tarot: vier Farben mit 14 Rängen, darunter der Ritter "
      .. "N; Trümpfe von `1T` bis `21T`; der Sküs, ein Joker `EX`.",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "In `round` oder `keeps`: der Tisch sagt nicht, dass das Feld einen "
      .. "neuen Wert hat, und zeigt keine Zeile dafür, weil es schon gesagt "
      .. "ist oder weil nur die Regeln es brauchen.",
  ["The result of another rules file, by its name in the rules folders."] =
    "Das Ergebnis einer anderen Regeldatei, nach ihrem Namen in den Ordnern "
      .. "der Regeln.",

  ["text: the game that it belongs to"] = "Text: das Spiel, zu dem sie gehört",
  ["table: options that it presets; a function gets the options before it"] =
    "Tabelle: Optionen, die sie voreinstellt; eine Funktion bekommt die "
      .. "Optionen davor",
  ["list: house rules that it adds"] = "Liste: Hausregeln, die sie mitbringt",
  ["text or list: house rules whose steps and options it may change"] =
    "Text oder Liste: Hausregeln, deren Schritte und Optionen sie ändern darf",
  ["text or list: house rules that do not go together with it"] =
    "Text oder Liste: Hausregeln, die nicht zu ihr passen",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "Eine Option oder ein Feld mit ganzer Zahl: Voreinstellung, Bereich und "
      .. "Bedeutung.",
  ["An option or field that is one of several words or numbers."] =
    "Eine Option oder ein Feld mit einem von mehreren Wörtern oder Zahlen.",
  ["An option or field that is true or false: its default and its meaning."] =
    "Eine Option oder ein Feld mit true oder false: Voreinstellung und "
      .. "Bedeutung.",
  ["An option or field that is any text: its default and its meaning."] =
    "Eine Option oder ein Feld mit beliebigem Text: Voreinstellung und "
      .. "Bedeutung.",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "Wer die Karte hat, die ein Feld nennt, muss sie spielen, wenn ihre "
      .. "Farbe ausgespielt wird.",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "Bis die Karte gespielt ist, die ein Feld nennt, behält sie ihr Besitzer "
      .. "und spielt keine andere Karte ihrer Farbe aus; und wer sie gerufen "
      .. "hat, behält eine Karte der Farbe.",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "Die erste Karte einer Runde ist nicht von der Farbe der Karte, die ein "
      .. "Feld nennt, es sei denn diese selbst.",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "Eine Pflicht im Stich, die die Datei selbst festlegt: ihr Name, der "
      .. "Satz für eine abgelehnte Karte, und die Karten, um die es geht: "
      .. "die man spielen muss (`play`) oder meiden (`avoid`).",
  ["An obligation that binds only once a pile is empty."] =
    "Eine Pflicht, die erst gilt, wenn ein Stapel leer ist.",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "Eine Pflicht oder eine Liste davon, die nur gilt, wenn die Umstände "
      .. "zutreffen.",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "Eine Pflicht oder eine Liste davon, die nicht gilt, wenn einer der "
      .. "Umstände zutrifft.",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "Eine Pflicht oder eine Liste davon, von der einige Karten frei sind: "
      .. "sie dürfen immer gespielt werden, und wer ihr nur mit diesen "
      .. "Karten nachkommen könnte, braucht es nicht.",
  ["cards of the suit led"] = "Karten der ausgespielten Farbe",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "Karten der ausgespielten Farbe, die die bisher beste schlagen; nichts, "
      .. "sobald ein Stich in anderer Farbe gestochen ist",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "Karten der ausgespielten Farbe, die die bisher beste schlagen, "
      .. "gestochen oder nicht",
  ["trumps"] = "Trümpfe",
  ["trumps above the best trump so far"] =
    "Trümpfe über dem bisher besten Trumpf",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "Text: der Satz, der eine Karte ablehnt: `{cards}` die erlaubten Karten, "
      .. "`{suit}` die ausgespielte Farbe, `{best}` die Karte, die gerade "
      .. "gewinnt, `{trump}` ein beliebiges Feld",
  ["cards: the cards that must be played; see the names of cards"] =
    "Karten: die gespielt werden müssen; siehe die Namen von Karten",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "Karten: die nicht spielen darf, wer andere hat; die Pflichten danach "
      .. "gelten trotzdem",
  ["cards: it does not bind a hand that has only such cards"] =
    "Karten: gilt nicht für eine Hand, die nur solche Karten hat",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "Karten: die immer gespielt werden dürfen; wer der Pflicht nur mit ihnen "
      .. "nachkommen könnte, braucht es nicht",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "Umstände: gilt nur, wenn das alles zutrifft: Namen von Umständen, mit "
      .. "Kommas dazwischen, und Werte von Feldern oder Optionen: { "
      .. "\"leading\", contract = \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "Umstände: gilt nicht, wenn einer davon zutrifft",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "Karten: gilt, bis eine davon zu einem Stich gespielt ist",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "Karten: gilt, bis eine davon zu einem Stich anderer Farbe gespielt ist",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "Schalter: true: die Pflichten danach wählen unter den Karten, die diese "
      .. "übrig gelassen hat",
  ["the player leads to the trick"] = "der Spieler spielt zum Stich aus",
  ["no trick has been played in this round"] =
    "in dieser Runde ist noch kein Stich gespielt",
  ["trumps were led"] = "Trumpf wurde ausgespielt",
  ["another suit was led, and a trump is winning"] =
    "eine andere Farbe wurde ausgespielt, und ein Trumpf gewinnt",
  ["the player's side is winning the trick"] =
    "die Partei des Spielers gewinnt gerade den Stich",
  ["the player has no card of the suit led"] =
    "der Spieler hat keine Karte der ausgespielten Farbe",
  ["the cards of the suit led"] = "die Karten der ausgespielten Farbe",
  ["those of the suit led that beat its best so far"] =
    "die der ausgespielten Farbe, die ihre bisher beste schlagen",
  ["all trumps"] = "alle Trümpfe",
  ["trumps below the best trump so far"] =
    "Trümpfe unter dem bisher besten Trumpf",
  ["the cards of that rank that are trumps"] =
    "die Karten dieses Ranges, die Trümpfe sind",

  ["plays one round: deals, asks, plays, scores."] =
    "spielt eine Runde: gibt, fragt, spielt, rechnet ab.",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "nach jedem Stich aufgerufen, mit dem Spieler, der ihn gewonnen hat; "
      .. "`self:trick()` hat die Karten des Stichs; antwortet der Schritt "
      .. "true, so werden keine weiteren Stiche gespielt",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "aufgerufen, wenn ein Wurf des Spielers nicht gehalten hat, bevor der "
      .. "Teil ausgespielt wird",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "aufgerufen, wenn ein Spieler eines der Wörter gesagt hat, die "
      .. "self:may_say erlaubt, bevor die Karte gespielt wird",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "welche Karten welche schlagen; aufgerufen, wenn sich ein Feld der Runde "
      .. "ändert: { trump = eine Farbe, ranks = von unten nach oben, top = "
      .. "Karten über der Trumpffarbe, worthless = Karten, die nie gewinnen, "
      .. "joins = { H = Karten, die als höchste der Herzen zählen }, later = "
      .. "Karten, von denen die spätere von zwei gleichen gewinnt, counts_as "
      .. "= { S = Karten, die stattdessen die niedrigsten Pik sind } }, "
      .. "jedes nur bei Bedarf.",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "wie weit die Runde ist, soweit es alle wissen dürfen: { attackers = "
      .. "\"45 of 80\" }, eine Liste, wenn jede Partei einen Wert hat, oder "
      .. "{ [side.number] = … }, wenn einige einen haben.",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "was das Ergebnis einer Runde zählt, aus ihren Feldern errechnet, so "
      .. "dass man auch ohne Partie fragen kann; für unmögliche Felder nil "
      .. "und der Grund als Text",
  ["who deals the next round."] = "wer die nächste Runde gibt.",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "nach jeder Runde aufgerufen: false, um weiterzuspielen, oder true und "
      .. "die Partei, die gewonnen hat (0: unentschieden).",

  ["player: who deals this round"] = "Spieler: wer diese Runde gibt",
  ["number: the round in the match, from 1"] =
    "Zahl: die wievielte Runde der Partie, von 1 an",
  ["the value of an option; read only"] = "der Wert einer Option; nur zu lesen",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "eine Angabe des Spiels wie `players` oder `points`; nur zu lesen",
  ["pile: the cards that have not been dealt"] =
    "Stapel: die Karten, die nicht gegeben sind",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "Stapel oder Feld: ein Stapel aus `piles`; ein Feld aus `round` oder "
      .. "`keeps`, nil, solange es leer ist",

  ["Goes through the sides, from side 1 on."] =
    "Geht die Parteien durch, von Partei 1 an.",
  ["Goes through the players who take part, in turn."] =
    "Geht die Spieler, die teilnehmen, reihum durch.",
  ["The players who take part, in turn, all at once."] =
    "Die Spieler, die teilnehmen, der Reihe nach, alle zugleich.",
  ["The player on the left, or `n` seats to the left."] =
    "Der Spieler zur Linken, oder `n` Plätze weiter links.",
  ["The player on the right, or `n` seats to the right."] =
    "Der Spieler zur Rechten, oder `n` Plätze weiter rechts.",
  ["The other player of the side."] = "Der andere Spieler der Partei.",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "Die Karten, die der Spieler in dieser Runde hatte: die auf der Hand und "
      .. "die schon zu Stichen gespielten.",
  ["The player gets no cards and no turn in this round."] =
    "Der Spieler bekommt in dieser Runde keine Karten und keinen Zug.",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "Die Spieler bilden für diese Runde zwei Parteien; die Gesamtpunkte "
      .. "bleiben bei den Spielern.",
  ["Tells everyone of which party a player is; for announcements."] =
    "Sagt allen, zu welcher Partei ein Spieler gehört; für Ansagen.",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "Eine Partei dieser Runde: 1 ist die, die `form_parties` nennt, 2 die "
      .. "anderen.",
  ["Makes the player the dealer of this round from now on."] =
    "Macht den Spieler von jetzt an zum Geber dieser Runde.",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "Macht den Spieler zum Geber der nächsten Runde, wenn nicht ein Schritt "
      .. "`next_dealer` etwas anderes sagt.",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "Geht die anderen Spieler, die teilnehmen, reihum durch, vom nächsten an.",
  ["The player whose turn is next, or `n` turns later."] =
    "Der Spieler, der als Nächster am Zug ist, oder `n` Züge später.",
  ["The player in a seat."] = "Der Spieler auf einem Platz.",
  ["A side by its number, or the side of a player."] =
    "Eine Partei nach ihrer Nummer, oder die eines Spielers.",
  ["Four players draw a card each, in the order of their seats."] =
    "Vier Spieler ziehen je eine Karte, in der Folge ihrer Plätze.",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "Sieht nach, wer eine Karte hat, und sagt es allen: der erste Spieler "
      .. "links vom Geber, der sie hat.",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "Sieht nach, wer in dieser Runde alle diese Karten hatte, auf der Hand "
      .. "oder schon zu Stichen gespielt.",
  ["number: the seat, from 1; of a side, its number"] =
    "Zahl: der Platz, von 1 an; bei einer Partei ihre Nummer",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "Partei: die Partei des Spielers; wer allein spielt, ist auch eine",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "Rundenpartei: die Partei des Spielers in dieser Runde: siehe "
      .. "self:form_parties; nil, wenn es keine gibt",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "verschieden: `number`, `name`, `others`, das ist die andere Partei; und "
      .. "von ihren Spielern zusammen: `players`, eine Liste; `tricks`, eine "
      .. "Zahl; `won`, die in Stichen gewonnenen Karten; `points`, was diese "
      .. "zählen; `count`, was sie gezählt haben: siehe self:count",
  ["pile: the cards in hand"] = "Stapel: die Handkarten",
  ["number: tricks won in this round"] =
    "Zahl: in dieser Runde gewonnene Stiche",
  ["list of players: the side's players"] =
    "Liste von Spielern: die Spieler der Partei",
  ["number: tricks won in this round by all its players"] =
    "Zahl: in dieser Runde von allen ihren Spielern gewonnene Stiche",
  ["number: what the side counts in this round: see self:count"] =
    "Zahl: was die Partei in dieser Runde zählt: siehe self:count",
  ["number: the side's total so far"] = "Zahl: der Punktestand der Partei",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "Stapel: die Karten der Stiche, die die Partei in dieser Runde gewonnen "
      .. "hat",
  ["cards: the cards that its players hold, taken together"] =
    "Karten: die Handkarten ihrer Spieler zusammen",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "Tabelle: die Punkte ihrer Meldungen auf dem Tisch: siehe "
      .. "self:count_melds",
  ["pile: a pile of the game's own that each player or side has"] =
    "Stapel: ein Stapel des Spiels, den jeder Spieler oder jede Partei hat",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "Feld: was each_player oder each_side in `round` oder `keeps` festlegt; "
      .. "nil, solange es leer ist.",

  ["What its cards count by the game's fact `points`."] =
    "Was seine Karten nach der Angabe `points` zählen.",
  ["How many of that card are in the pile."] =
    "Wie oft diese Karte im Stapel ist.",
  ["The card on top."] = "Die oberste Karte.",
  ["The cards in the pile now, as `cards` has them."] =
    "Die Karten, die jetzt im Stapel sind, wie `cards` sie liefert.",
  ["Its cards that count as a suit in the present order."] =
    "Seine Karten, die in der jetzigen Reihenfolge zu einer Farbe zählen.",
  ["The first of some piles in which a card is."] =
    "Der erste von mehreren Stapeln, in dem eine Karte ist.",
  ["The cards of a pile from one of them to the top."] =
    "Die Karten eines Stapels von einer bis zur obersten.",
  ["number: how many cards are in it; the same for `cards`"] =
    "Zahl: wie viele Karten er hat; ebenso bei `cards`",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "Text: seine Karten mit Leerzeichen dazwischen, die unterste zuerst; "
      .. "ebenso bei `cards`",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "Die Farbe, die auf einer Karte steht, oder die Farbe dieses Namens, mit "
      .. "der ein Gebot enden kann.",
  ["The rank of a card."] = "Der Rang einer Karte.",
  ["How many of that card there are among them."] =
    "Wie oft diese Karte darunter ist.",
  ["The cards with a suit printed on them."] =
    "Die Karten, auf denen eine Farbe steht.",
  ["The cards of a rank, or of several."] =
    "Die Karten eines Ranges oder mehrerer.",
  ["The cards with a tag of the deck."] =
    "Die Karten mit einem Merkmal des Blatts.",
  ["The ranks of the cards, in the deck's order."] =
    "Die Ränge der Karten, in der Folge des Blatts.",
  ["The cards that are left without the others."] =
    "Die Karten, die ohne die anderen bleiben.",
  ["The cards together with others."] = "Die Karten zusammen mit anderen.",
  ["Their texts, by suit and rank."] = "Ihre Texte, nach Farbe und Rang.",
  ["How many of that card the deck has."] =
    "Wie oft das Blatt diese Karte hat.",
  ["All its cards."] = "Alle seine Karten.",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "Der Text einer Karte, wie das Blatt ihn schreibt (`\"QS\"`), aus jeder "
      .. "Schreibweise (`sq`, `♠Q`, `10h`, `th`); nil, wenn er keine Karte "
      .. "des Blatts nennt.",
  ["Cards of the deck as one value, with the methods of cards."] =
    "Karten des Blatts als ein Wert, mit den Methoden von Karten.",
  ["The top cards of piles; an empty pile has none."] =
    "Die obersten Karten von Stapeln; ein leerer Stapel hat keine.",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "Die Karten des Blatts, die in ihrer Farbe neben einer von einigen "
      .. "liegen: eine höher oder eine niedriger in der jetzigen Reihenfolge.",
  ["A set of cards to try things with."] =
    "Einige Karten, um etwas zu probieren.",
  ["A pack of cards."] = "Ein Kartenspiel.",

  ["Does card `a` beat card `b`?"] = "Schlägt Karte `a` Karte `b`?",
  ["The suit that a card counts as."] = "Die Farbe, zu der eine Karte zählt.",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "Wie hoch die Karte in ihrer Farbe ist, von 1 an; gleiche Karten sind "
      .. "gleich hoch.",
  ["Which of the cards wins, if they are played one after the other."] =
    "Welche der Karten gewinnt, wenn sie nacheinander gespielt werden.",
  ["The cards that count as a suit, low to high."] =
    "Die Karten, die zu einer Farbe zählen, von unten nach oben.",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "Die Trumpffarbe: `\"trump\"`, wenn die Trümpfe keine Farbe sind, nil, "
      .. "wenn es keine gibt.",
}
