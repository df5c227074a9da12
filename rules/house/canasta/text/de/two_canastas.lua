-- The sentences of two_canastas.lua, in German.

return {
  ["Two canastas"] = "Zwei Canastas",
  ["A side needs two canastas to go out."] =
    "Eine Partei braucht zwei Canastas, um auszumachen.",
  ["two canastas are needed"] = "es braucht zwei Canastas",
}
