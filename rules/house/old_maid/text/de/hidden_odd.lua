-- The sentences of hidden_odd.lua, in German.

return {
  ["Hidden odd card"] = "Verdeckte einzelne Karte",
  ["A card that nobody has seen is put away, so nobody knows the odd one."] =
    "Eine Karte wird ungesehen weggelegt, also kennt keiner die einzelne.",
}
