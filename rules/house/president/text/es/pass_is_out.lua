-- The sentences of pass_is_out.lua, in Spanish.

return {
  ["Pass is out"] = "Quien pasa, fuera",
  ["Whoever has passed does not play again until the pile is put away."]
    = "Quien ha pasado no juega otra vez hasta que se aparta el montón.",
}
