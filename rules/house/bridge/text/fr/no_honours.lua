-- The sentences of no_honours.lua, in French.

return {
  ["A rubber without honours."] = "Un robre sans honneurs.",
}
