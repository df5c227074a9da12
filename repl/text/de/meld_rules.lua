-- Sentences of rulebooks about melds and the discard pile, in German. See
-- en/meld_rules.lua.

return {
  melds = {
    row = { sets = "Sätze eines Ranges", runs = "Folgen in einer Farbe, so",
      wild = "wilde Karten", limits = "in einer Meldung",
      wild_melds = "wilde Karten allein", adding = "anlegen",
      held = "auslegen", low = "am unteren Ende", out = "ausmachen",
      last = "die letzte Meldung", laid_down = "hingelegt" },
    join = ", ",
    least = "mindestens {n} Karten",
    most = "höchstens {n} Karten",
    suits = "keine Farbe zweimal in einem Satz",
    naturals = "mindestens {n} davon echt",
    per_wild = { one = "eine echte Karte je wilder Karte",
      other = "{n} echte Karten je wilder Karte" },
    with_wild = "mit einer wilden mindestens {n} echte",
    more_naturals = "mehr echte als wilde",
    most_wild = "höchstens {n} wilde Karten",
    natural_runs = "in einer Folge keine",
    most_run = "höchstens {n} Karten in einer Folge",
    wild = "{cards}",
    named = "{cards}; wer eine hinlegt, sagt, für welche Karte sie steht, wie "
      .. "in BJ=5H, und für die steht sie, solange sie liegt",
    wild_melds = "{from} bis {to} davon dürfen eine Meldung sein",
    one_of_a_rank = "eine Partei hat eine Meldung von jedem Rang, und Partner "
      .. "legen daran an",
    of_a_rank = "jede Partei legt an ihre eigenen Meldungen an; von einem "
      .. "Rang darf sie {n} haben und zwei davon zusammenlegen",
    in_hand = "Meldungen bleiben auf der Hand, bis einer klopft; was die "
      .. "übrigen Karten zählen, heißt: {name}",
    low_counts = "am unteren Ende einer Folge zählt {rank} {n}",
    discard_last = "nur mit einem Abwurf: wer meldet, behält eine Karte dafür",
    by_side = "jede Partei legt an ihre eigenen Meldungen an",
    by_all = "jeder legt an jede Meldung an",
    last = "{cards} darf man nur melden, um damit auszumachen, und ohne wilde "
      .. "Karten",
    full = "eine Meldung von {n} oder mehr Karten, an die man weiter anlegen "
      .. "darf",
    full_wild = "; ohne wilde Karten ist sie echt, mit ihnen gemischt",
    full_closed = "eine Meldung von {n} Karten, an die nichts mehr angelegt "
      .. "wird; die Partei darf eine neue dieses Ranges beginnen",
    sorts_to_go_out = "; zum Ausmachen gehören echte: {natural}, gemischte: "
      .. "{mixed}; bis dahin behalten die Spieler einer Partei auch nach dem "
      .. "Abwerfen eine Karte",
    keep_to_go_out = {
      one = "; eine Partei braucht eine, um auszumachen: bis dahin behalten "
        .. "ihre Spieler auch nach dem Abwerfen eine Karte",
      other = "; eine Partei braucht {n}, um auszumachen: bis dahin behalten "
        .. "ihre Spieler auch nach dem Abwerfen eine Karte",
    },
    laid_down = "{cards} legt man sofort hin und zieht eine andere Karte",
  },
  taking = {
    row = { draws = "vom Talon", taken = "nehmen", frozen = "eingefroren",
      second_hand = "zweite Hand",
      first = "bevor eine Partei gemeldet hat" },
    whole_pile = "der ganze Stapel; seine oberste Karte wird sofort gemeldet, "
      .. "mit zwei echten Karten ihres Ranges und vielleicht mehr, mit einer "
      .. "und einer wilden Karte, oder an einer Meldung der Partei; einen "
      .. "Stapel, dessen oberste Karte wild oder von einem Rang ohne Sätze "
      .. "ist, nimmt niemand, und wer nur eine Karte hat, nimmt keinen Stapel "
      .. "von einer Karte",
    top_card = "die oberste Karte kommt auf die Hand",
    top_card_kept = "die oberste Karte kommt auf die Hand und wird nicht im "
      .. "selben Zug abgeworfen",
    down = "eine beliebige Karte mit allen, die auf ihr liegen; diese Karte "
      .. "wird sofort gemeldet, mit Karten der Hand oder an einer Meldung, und "
      .. "die anderen kommen auf die Hand",
    others_help = "; auch mit diesen darf man sie melden",
    top_free = "; die oberste Karte allein darf auch einfach auf die Hand",
    frozen = "solange im Stapel eine dieser Karten liegt: {cards}; dann "
      .. "braucht es zwei echte Karten vom Rang der obersten",
    before_first_top = "die Partei nimmt ihn, als wäre er eingefroren, und "
      .. "nur wenn ihre ersten Meldungen zusammen genug zählen: die oberste "
      .. "Karte zählt mit, die Karten darunter nicht",
    draws = "{n} Karten werden auf einmal gezogen; die letzte allein, wenn es "
      .. "nicht mehr sind",
    whole_frozen = "der ganze Stapel; seine oberste Karte wird sofort "
      .. "gemeldet, mit zwei echten Karten ihres Ranges und vielleicht mehr; "
      .. "einen Stapel, dessen oberste Karte wild oder von einem Rang ohne "
      .. "Sätze ist, nimmt niemand",
    most = "; von einem größeren Stapel nimmt man nur die obersten {n} Karten",
    second_hand = "ein Stapel jedes Spielers, den niemand sieht; man nimmt "
      .. "ihn auf, wenn die Hand leer ist: sofort, wenn die letzte Karte "
      .. "gemeldet wurde, sonst zu Beginn des nächsten Zugs; niemand macht "
      .. "aus, bevor alle der Partei ihren aufgenommen haben",
    always_frozen = "immer: es braucht zwei echte Karten vom Rang der obersten",
    before_first_frozen = "die Partei nimmt ihn nur, wenn ihre ersten "
      .. "Meldungen zusammen genug zählen: die oberste Karte zählt mit, die "
      .. "Karten darunter nicht",
    by_pair = "der ganze Stapel; seine oberste Karte wird sofort gemeldet, "
      .. "mit zwei oder mehr echten Karten ihres Ranges oder allein an einer "
      .. "Meldung der Partei, die nicht voll ist; liegt eine wilde Karte "
      .. "oben oder eine von einem Rang ohne Sätze, nimmt ihn niemand, und "
      .. "wer nur eine Karte hat, nimmt keinen Stapel aus einer Karte",
    not_before_first = "die Partei kann ihn nicht nehmen",
  },
}
