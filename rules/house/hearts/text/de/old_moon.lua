-- The sentences of old_moon.lua, in German.

return {
  ["Old moon"] = "Alter Durchmarsch",
  ["Whoever takes all points has 26 less, and the others none."] =
    "Wer alle Punkte macht, hat 26 weniger, und die anderen keine.",
}
