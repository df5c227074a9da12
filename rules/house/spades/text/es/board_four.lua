-- The sentences of board_four.lua, in Spanish.

return {
  ["Board four"] = "Cuatro por pareja",
  ["The bids of a side must reach four."]
    = "Las pujas de una pareja deben llegar a cuatro.",
}
