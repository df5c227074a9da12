-- The sentences of soft.lua, in German.

return {
  ["Soft"] = "Mild",
  ["When nobody draws any more, players need only follow suit."] =
    "Wenn keiner mehr zieht, muss man nur bedienen.",
}
