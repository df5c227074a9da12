-- The sentences of rubber.lua, in French.

return {
  ["A rubber: the side that first wins two games ends it."]
    = "Un robre : le camp qui gagne le premier deux manches y met fin.",
}
