-- The sentences of no_freeze.lua, in German.

return {
  ["No freeze"] = "Nichts festgehalten",
  ["What a closed round counts depends on what the loser has at its end."] =
    "Was eine zugedrehte Runde zählt, richtet sich danach, was der Verlierer an "
    .. "ihrem Ende hat.",
}
