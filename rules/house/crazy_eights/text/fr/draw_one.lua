-- The sentences of draw_one.lua, in French.

return {
  ["One card at most is drawn in a turn."]
    = "On pioche une carte au plus à un tour.",
  ["Draw one"] = "Piocher une carte",
}
