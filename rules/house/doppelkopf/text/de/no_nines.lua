-- The sentences of no_nines.lua, in German.

return {
  ["No nines"] = "Ohne Neunen",
  ["Forty cards, ten each: the nines are left out."] =
    "Vierzig Karten, je zehn: die Neunen bleiben weg.",
}
