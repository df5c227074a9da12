-- The sentences of no_honours.lua, in German.

return {
  ["No honours"] = "Ohne Honneurs",
  ["A rubber without honours."] = "Ein Robber ohne Honneurs.",
}
