-- The sentences of draw_one.lua, in French.

return {
  ["One card is drawn at a time."] = "On tire une carte à la fois.",
  ["Draw one"] = "Tirer une carte",
}
