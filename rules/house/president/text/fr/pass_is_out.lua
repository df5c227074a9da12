-- The sentences of pass_is_out.lua, in French.

return {
  ["Whoever has passed does not play again until the pile is put away."]
    = "Celui qui a passé ne joue plus jusqu’à ce que la pile soit écartée.",
  ["Pass is out"] = "Passer est définitif",
}
