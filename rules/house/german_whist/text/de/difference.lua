-- The sentences of difference.lua, in German.

return {
  ["Difference"] = "Unterschied",
  ["The winner of a round scores the difference in tricks; 21 points win."] =
    "Der Sieger einer Runde bekommt den Unterschied der Stiche; 21 Punkte "
    .. "gewinnen.",
}
