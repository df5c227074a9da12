-- The sentences of seven_up.lua, in German.

return {
  ["Seven up"] = "Bis sieben",
  ["A side with seven points wins; a side seven below zero loses."] =
    "Eine Partei mit sieben Punkten gewinnt; eine mit minus sieben verliert.",
  ["seven points win, and seven lost lose"] =
    "sieben Punkte gewinnen, und minus sieben verlieren",
}
