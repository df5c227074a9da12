-- The sentences of two_canastas.lua, in French.

return {
  ["Two canastas"] = "Deux canastas",
  ["A side needs two canastas to go out."]
    = "Il faut deux canastas à un camp pour sortir.",
  ["two canastas are needed"] = "il faut deux canastas",
}
