-- The sentences of no_throws.lua, in French.

return {
  ["No throws"] = "Sans lancers",
  ["Only one format may be led at a time."]
    = "On n’entame qu’une figure à la fois.",
}
