-- The sentences of second_ten.lua, in German.

return {
  ["Second ten"] = "Zweite Zehn sticht die erste",
  ["Of two tens of hearts in a trick the second wins."] =
    "Von zwei Herz-Zehnen in einem Stich gewinnt die zweite.",
}
