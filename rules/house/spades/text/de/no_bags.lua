-- The sentences of no_bags.lua, in German.

return {
  ["No bags"] = "Ohne Überstiche",
  ["Tricks above the contract count nothing and cost nothing."] =
    "Stiche über dem Gebot zählen nichts und kosten nichts.",
}
