-- The sentences of no_tute.lua, in Spanish.

return {
  ["No tute"] = "Sin tute",
  ["Four kings or four knights count nothing."]
    = "Los cuatro reyes o los cuatro caballos no valen nada.",
}
