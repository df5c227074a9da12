-- Reasons for a bot's move, in German. See en/reasons.lua.

return {
  reason_player = "Spieler {n}",
  reason_bot = "nur eine Suche hat Gründe: \"search\" oder \"search:50\", "
    .. "nicht '{bot}'",
  reason_decision = "Entscheidung {n} ist noch nicht getroffen: die Nummer "
    .. "geht von 1 bis {most}",
  reason_forced = "Entscheidung {n} war erzwungen: keiner wurde gefragt",
  reason_names = "names: verlangt ist eine Liste der Spielernamen nach Plätzen",
  reason_only = "Es gibt keine andere Wahl.",
  reason_guess = "Das ist geraten: kaum eine denkbare Verteilung passt zu dem, "
    .. "was zu sehen war.",
  reason_spent = "Diese Regeln zu spielen dauert so lange, dass der Bot "
    .. "weniger nachgedacht hat, als er sollte.",
  reason_none = "Kein anderer Zug ist damit verglichen worden.",

  -- what the moves come to
  reason_some_tricks = "{move} bringt im Mittel {amount}, in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat; {others} "
    .. "(±{interval}).",
  reason_some_tricks_you = "{move} bringt im Mittel {amount}, in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast; {others} "
    .. "(±{interval}).",
  reason_some_points = "{move} bringt im Mittel {amount}, in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat; {others} "
    .. "(±{interval}).",
  reason_some_points_you = "{move} bringt im Mittel {amount}, in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast; {others} "
    .. "(±{interval}).",
  reason_some_ahead = "{move} bringt im Mittel {amount} Vorsprung vor "
    .. "den anderen, in {n} Verteilungen, die zu dem passen, was {player} "
    .. "gesehen hat; {others} (±{interval}).",
  reason_some_ahead_you = "{move} bringt im Mittel {amount} Vorsprung "
    .. "vor den anderen, in {n} Verteilungen, die zu dem passen, was du "
    .. "gesehen hast; {others} (±{interval}).",
  reason_some_behind = "{move} bringt im Mittel {amount} Rückstand auf "
    .. "die anderen, in {n} Verteilungen, die zu dem passen, was {player} "
    .. "gesehen hat; {others} (±{interval}).",
  reason_some_behind_you = "{move} bringt im Mittel {amount} Rückstand "
    .. "auf die anderen, in {n} Verteilungen, die zu dem passen, was du "
    .. "gesehen hast; {others} (±{interval}).",
  reason_some_level = "Bei {move} liegt {player} im Mittel mit den anderen "
    .. "gleichauf, in {n} Verteilungen, die zu dem passen, was {player} "
    .. "gesehen hat; {others} (±{interval}).",
  reason_some_level_you = "Bei {move} liegst du im Mittel mit den anderen "
    .. "gleichauf, in {n} Verteilungen, die zu dem passen, was du gesehen "
    .. "hast; {others} (±{interval}).",
  reason_some_chance = "{move} gewinnt die Runde in {value} % von {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat; {others} "
    .. "(±{interval}).",
  reason_some_chance_you = "{move} gewinnt die Runde in {value} % von {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast; {others} "
    .. "(±{interval}).",
  reason_some_made = "{move} gewinnt das Spiel in {value} % von {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat; {others} "
    .. "(±{interval}).",
  reason_some_made_you = "{move} gewinnt das Spiel in {value} % von {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast; {others} "
    .. "(±{interval}).",
  reason_some_beaten = "{move} bringt das Spiel zu Fall, in {value} % von {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat; {others} "
    .. "(±{interval}).",
  reason_some_beaten_you = "{move} bringt das Spiel zu Fall, in {value} % von "
    .. "{n} Verteilungen, die zu dem passen, was du gesehen hast; {others} "
    .. "(±{interval}).",
  reason_item = "{move} {value}",
  reason_item_ahead = "{move}: {value} Vorsprung",
  reason_item_behind = "{move}: {value} Rückstand",
  reason_item_level = "{move}: Gleichstand",
  reason_quoted = "„{move}“",
  reason_this_first = "Die Wahl des Bots",
  reason_this = "die Wahl des Bots",
  reason_next = "die beste der schlechteren",
  reason_item_chance = "{move} in {value} %",

  -- no clear difference
  reason_alike_tricks = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, bringt "
    .. "jeder der {count} Züge im Mittel {amount} (±{interval}).",
  reason_alike_tricks_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, bringt jeder der "
    .. "{count} Züge im Mittel {amount} (±{interval}).",
  reason_alike_points = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, bringt "
    .. "jeder der {count} Züge im Mittel {amount} (±{interval}).",
  reason_alike_points_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, bringt jeder der "
    .. "{count} Züge im Mittel {amount} (±{interval}).",
  reason_alike_ahead = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, bringt "
    .. "jeder der {count} Züge im Mittel {amount} Vorsprung vor den "
    .. "anderen (±{interval}).",
  reason_alike_ahead_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, bringt jeder "
    .. "der {count} Züge im Mittel {amount} Vorsprung vor den anderen "
    .. "(±{interval}).",
  reason_alike_behind = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, bringt "
    .. "jeder der {count} Züge im Mittel {amount} Rückstand auf die "
    .. "anderen (±{interval}).",
  reason_alike_behind_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, bringt jeder "
    .. "der {count} Züge im Mittel {amount} Rückstand auf die anderen "
    .. "(±{interval}).",
  reason_alike_level = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, liegt "
    .. "{player} bei jedem der {count} Züge im Mittel mit den anderen "
    .. "gleichauf (±{interval}).",
  reason_alike_level_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, liegst du bei "
    .. "jedem der {count} Züge im Mittel mit den anderen gleichauf "
    .. "(±{interval}).",
  reason_alike_chance = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, gewinnt "
    .. "jeder der {count} Züge die Runde in {value} % (±{interval}).",
  reason_alike_chance_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, gewinnt jeder "
    .. "der {count} Züge die Runde in {value} % (±{interval}).",
  reason_alike_made = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, gewinnt "
    .. "jeder der {count} Züge das Spiel in {value} % (±{interval}).",
  reason_alike_made_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, gewinnt jeder "
    .. "der {count} Züge das Spiel in {value} % (±{interval}).",
  reason_alike_beaten = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was {player} gesehen hat, bringt "
    .. "jeder der {count} Züge das Spiel in {value} % zu Fall (±{interval}).",
  reason_alike_beaten_you = "Es macht keinen klaren Unterschied: in {n} "
    .. "Verteilungen, die zu dem passen, was du gesehen hast, bringt jeder der "
    .. "{count} Züge das Spiel in {value} % zu Fall (±{interval}).",
  reason_unclear = "Es macht keinen klaren Unterschied.",
  reason_same = "Es macht keinen Unterschied: in {n} Verteilungen, die zu dem "
    .. "passen, was {player} gesehen hat, bringen die {count} Züge dasselbe.",
  reason_same_you = "Es macht keinen Unterschied: in {n} Verteilungen, die zu "
    .. "dem passen, was du gesehen hast, bringen die {count} Züge dasselbe.",
  reason_as_good = "Vielleicht genauso gut: {moves}.",
  reason_as_good_many = "Von den anderen vielleicht genauso gut: {n}.",
  reason_behind = "Weniger aussichtsreich, aber nicht sicher schlechter: {moves}.",
  reason_careful = "{move} bringt vielleicht mehr, aber nicht sicher, und es "
    .. "ist gewagt.",
  reason_bold = "{move} bringt mehr, aber es ist gewagt: es gewinnt in {share} "
    .. "% der Verteilungen, in denen es darauf ankommt, und der Bot will "
    .. "{least} %.",
  reason_habit = "{move} schnitt in diesen Verteilungen besser ab, aber nicht "
    .. "um so viel, dass der Bot von seinen Gewohnheiten abweicht.",
  reason_equal = "Genau gleich gut: {moves}.",
  reason_does_draw = "{move} zieht Trümpfe.",
  reason_does_trump = "{move} sticht mit Trumpf.",
  reason_does_overtrump = "{move} übertrumpft.",
  reason_does_sure = "{move} macht diesen Stich, was sie auch halten.",
  reason_does_finesse = "{move} schneidet gegen {cards}.",
  reason_does_hold_up = "{move} hält {card} zurück.",
  reason_does_duck = "{move} duckt: dieser Stich bleibt den anderen.",
  reason_does_unblock = "{move} deblockiert {suit}.",
  reason_does_smear = "{move} schmiert: es gibt Augen in einen Stich der "
    .. "eigenen Seite.",
  reason_does_leave = "{move} bleibt klein: meist gewinnt ein Partner, der noch kommt, den Stich.",
  reason_does_load = "{move} gibt seine Punkte in einen fremden Stich.",
  reason_does_shed = "{move} geht unter {card}: später macht es keinen Stich mehr.",
  reason_does_safe = "{move} geht auf Nummer sicher: {other} brächte im "
    .. "Schnitt {amount} mehr.",

  -- contracts
  reason_contract = "Mit {move} bekommt {player} in {play} % davon das Spiel "
    .. "und gewinnt es in {made} % davon.",
  reason_contract_you = "Mit {move} bekommst du in {play} % davon das Spiel "
    .. "und gewinnst es in {made} % davon.",
  reason_contract_side = "Mit {move} bekommt die Partei von {player:dative} in "
    .. "{play} % davon das Spiel und gewinnt es in {made} % davon.",
  reason_contract_side_you = "Mit {move} bekommt deine Partei in {play} % "
    .. "davon das Spiel und gewinnt es in {made} % davon.",
  reason_sole = "Bietet keiner mehr, gewinnt {player} das Spiel in {made} % "
    .. "davon.",
  reason_sole_you = "Bietet keiner mehr, gewinnst du das Spiel in {made} % "
    .. "davon.",
  reason_sole_side = "Bietet keiner mehr, gewinnt die Partei von {player:dative} "
    .. "das Spiel in {made} % davon.",
  reason_sole_side_you = "Bietet keiner mehr, gewinnt deine Partei das Spiel "
    .. "in {made} % davon.",
  reason_plan = "{player} würde dann in {share} % davon {contract} spielen.",
  reason_plan_you = "Du würdest dann in {share} % davon {contract} spielen.",
  reason_plan_trump = "{player} würde dann in {share} % davon {suit} zu Trumpf "
    .. "machen.",
  reason_plan_trump_you = "Du würdest dann in {share} % davon {suit} zu Trumpf "
    .. "machen.",
  reason_voids = "{player} hat dann nichts mehr in {suits}.",
  reason_voids_you = "Du hast dann nichts mehr in {suits}.",

  reason_made = "Mit {move} wird das Spiel in {share} % davon gewonnen.",
  reason_beaten = "Mit {move} geht das Spiel in {share} % davon verloren.",
  reason_made_all = "Das Spiel wird in {share} % davon gewonnen.",
  reason_beaten_all = "Das Spiel geht in {share} % davon verloren.",
  reason_trick = "Mit {move} macht {player} diesen Stich in {share} % davon, "
    .. "mit {other} in {less} %.",
  reason_trick_you = "Mit {move} machst du diesen Stich in {share} % davon, "
    .. "mit {other} in {less} %.",
  reason_trick_side = "Mit {move} macht die Partei von {player:dative} "
    .. "diesen Stich in {share} % davon, mit {other} in {less} %.",
  reason_trick_side_you = "Mit {move} macht deine Partei diesen Stich in "
    .. "{share} % davon, mit {other} in {less} %.",

  -- the cause: a fact about hidden cards
  reason_holds = "In {share} % davon hat {player} {card}.",
  reason_holds_you = "In {share} % davon hast du {card}.",
  reason_lies = "In {share} % davon liegt {card} hier: {pile}.",
  reason_void = "In {share} % davon hat {player} nichts in {suit}.",
  reason_void_you = "In {share} % davon hast du nichts in {suit}.",
  reason_length = "In {share} % davon hat {player} {n} oder mehr Karten in "
    .. "{suit}.",
  reason_length_you = "In {share} % davon hast du {n} oder mehr Karten in "
    .. "{suit}.",
  reason_even = "In {share} % davon haben {player} und {other} ungefähr gleich "
    .. "viele Karten in {suit}.",
  reason_even_you = "In {share} % davon habt ihr, du und {other}, ungefähr "
    .. "gleich viele Karten in {suit}.",

  -- what the cause does
  reason_more_less = "Dann bringt {move} {with} mehr als {other}, sonst "
    .. "{without} weniger.",
  reason_less_more = "Dann bringt {move} {with} weniger als {other}, sonst "
    .. "{without} mehr.",
  reason_more_more = "Dann bringt {move} {with} mehr als {other}, sonst "
    .. "{without} mehr.",
  reason_less_less = "Dann bringt {move} {with} weniger als {other}, sonst "
    .. "{without} weniger.",
  reason_more_same = "Dann bringt {move} {with} mehr als {other}; sonst kommt "
    .. "es kaum darauf an.",
  reason_less_same = "Dann bringt {move} {with} weniger als {other}; sonst "
    .. "kommt es kaum darauf an.",
  reason_same_more = "Dann kommt es kaum darauf an; sonst bringt {move} "
    .. "{without} mehr als {other}.",
  reason_same_less = "Dann kommt es kaum darauf an; sonst bringt {move} "
    .. "{without} weniger als {other}.",
  amount_tricks = { by = "count", one = "{n} Stich", other = "{n} Stiche" },
  amount_points = { by = "count", one = "{n} Auge", other = "{n} Augen" },
  amount_score = { by = "count", one = "{n} Punkt", other = "{n} Punkte" },
  amount_chance = "{n} Siege auf hundert Verteilungen",
}
