-- Sentences about melds and the pile, in German. See en/melds.lua.

return {
  needed = "noch nichts: die Erstmeldung muss {n} zählen",
  full = "{called} {rank}, {sort} ({n})",
  full_run = "{called} {cards}, {sort}",
  with_wild = "{n} Karten, {wild} wild",
  all_natural = "{n} Karten",
  sort = { natural = "echt", mixed = "gemischt", wild = "wild" },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, die einzige Karte",
    other = "{card} oben, {n} Karten",
  },
  empty = "leer",
  frozen = "{pile}, eingefroren",
  frozen_by = "{pile}, eingefroren mit {card} ({player})",
  freezes = {
    you = "Du wirfst {cards} ab: der Stapel ist eingefroren.",
    other = "{player} wirft {cards} ab: der Stapel ist eingefroren.",
  },
  not_frozen = "Der Stapel ist nicht eingefroren.",
  always_frozen = "Der Stapel ist immer eingefroren: wer ihn nimmt, braucht "
    .. "zwei echte Karten, die zur obersten passen.",
  frozen_at_deal = "Eine beim Geben aufgedeckte Karte friert den Stapel ein: "
    .. "wer ihn nimmt, braucht zwei echte Karten, die zur obersten passen.",
  why_frozen = {
    you = "Du hast den Stapel mit {card} eingefroren; Karten darauf seitdem: "
      .. "{n}. Wer ihn nimmt, braucht zwei echte Karten, die zur obersten "
      .. "passen.",
    other = "{player} hat den Stapel mit {card} eingefroren; Karten darauf "
      .. "seitdem: {n}. Wer ihn nimmt, braucht zwei echte Karten, die zur "
      .. "obersten passen.",
  },

  passes = {
    you = "Du nimmst den Stapel nicht.",
    other = "{player} nimmt den Stapel nicht.",
  },
  passes_top = {
    you = "Du nimmst die Karte nicht.",
    other = "{player} nimmt die Karte nicht.",
  },
  knocks = {
    you = "Du klopfst mit {cards}.", other = "{player} klopft mit {cards}.",
  },
  knocks_clear = {
    you = "{word}! Du wirfst {cards} ab.",
    other = "{word}! {player} wirft {cards} ab.",
  },
  knocks_all = {
    you = "{word}! Du legst alle deine Karten aus.",
    other = "{word}! {player} legt alle Karten aus.",
  },
  also = "Du kannst auch sagen: {moves}.",
  joins = {
    you = "Du legst zwei Meldungen zusammen: {rank}.",
    other = "{player} legt zwei Meldungen zusammen: {rank}.",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "Du fragst: darf ich ausmachen?",
    other = "{player} fragt: darf ich ausmachen?",
  },
  takes = { you = "Du nimmst {cards}.", other = "{player} nimmt {cards}." },
  takes_down = {
    you = "Du nimmst {n} vom Ablagestapel und meldest {cards}.",
    other = "{player} nimmt {n} vom Ablagestapel und meldet {cards}.",
  },
  takes_top = {
    you = "Du nimmst den Stapel, {n}, und legst {top} an.",
    other = "{player} nimmt den Stapel, {n}, und legt {top} an.",
  },
  takes_pile = {
    you = "Du nimmst den Stapel, {n}, mit {cards}.",
    other = "{player} nimmt den Stapel, {n}, mit {cards}.",
  },
  takes_and = {
    you = "Du nimmst den Stapel, {n}, mit {cards}, und meldest {more}.",
    other = "{player} nimmt den Stapel, {n}, mit {cards}, und meldet {more}.",
  },
  no_meld_now = "Jetzt kannst du nichts melden.",
  melds = { you = "Du meldest {cards}.", other = "{player} meldet {cards}." },
  takes_second = {
    you = "Du nimmst deine zweite Hand auf: {cards}.",
    other = "{player} nimmt die zweite Hand auf.",
  },
  lays_down = {
    you = "Du legst {cards} hin.", other = "{player} legt {cards} hin.",
  },
  turned_over = "Der Ablagestapel wird umgedreht und ist jetzt der Talon.",
  discards = {
    you = "Du wirfst {cards} ab.", other = "{player} wirft {cards} ab.",
  },
  group_join = " und ",
  on = "{cards} an {meld}",

  choices = "Du kannst sagen:",
  choices_more = "Du kannst unter anderem sagen („züge“ zählt mehr auf):",
  choices_others = "Du kannst unter anderem sagen:",
  choice_join = ", ",
}
