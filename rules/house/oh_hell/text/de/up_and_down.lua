-- The sentences of up_and_down.lua, in German.

return {
  ["Up and down"] = "Auf und ab",
  ["The hands grow from one card to the largest, and shrink again."] =
    "Die Hände wachsen von einer Karte bis zur größten und schrumpfen wieder.",
}
