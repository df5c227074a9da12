-- The sentences of forced_pick.lua, in German.

return {
  ["Forced pick"] = "Der Geber muss",
  ["If all others pass the dealer must pick."] =
    "Passen alle anderen, muss der Geber aufnehmen.",
}
