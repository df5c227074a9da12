-- The sentences of up_and_down.lua, in French.

return {
  ["The hands grow from one card to the largest, and shrink again."]
    = "Les mains montent d’une carte à la plus grande, et redescendent.",
  ["Up and down"] = "Montée et descente",
}
