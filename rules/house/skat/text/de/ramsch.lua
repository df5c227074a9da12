-- The sentences of ramsch.lua, in German.

return {
  ["Ramsch"] = "Ramsch",
  ["When nobody bids, the players play a ramsch: everyone avoids points."] =
    "Reizt keiner, so wird geramscht: jeder meidet Augen.",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which nobody has seen, belongs to the last trick."] =
    "Nur die Buben sind Trumpf, wie im Grand, und Vorhand spielt aus. Der Skat, den "
    .. "keiner gesehen hat, gehört zum letzten Stich.",
  ["The player with the most points loses that many. If two share the most, both lose them; with 40 points each nobody loses."] =
    "Wer die meisten Augen hat, verliert so viele Punkte. Haben zwei gleich viele und "
    .. "die meisten, so verlieren beide; bei je 40 Augen verliert keiner.",
  ["most points in the ramsch"] = "die meisten Augen im Ramsch",
  ["in a ramsch only jacks are trumps"] = "im Ramsch sind nur die Buben Trumpf",
  ["whoever has most points loses as many"] =
    "wer die meisten Augen hat, verliert so viele Punkte",
  ["two who share the most both lose them"] =
    "haben zwei gleich viele und die meisten, so verlieren beide",
  ["at 40 each nobody loses"] = "bei je 40 verliert keiner",
  ["with 41 one loses"] = "mit 41 verliert einer",
  ["ramsch"] = "Ramsch",
  ["score ramsch"] = "Abrechnung im Ramsch",
}
