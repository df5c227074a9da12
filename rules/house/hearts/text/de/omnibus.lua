-- The sentences of omnibus.lua, in German.

return {
  ["Omnibus hearts"] = "Omnibus-Hearts",
  ["Whoever takes the jack of diamonds has ten points less."] =
    "Wer den Karo-Buben macht, hat zehn Punkte weniger.",
}
