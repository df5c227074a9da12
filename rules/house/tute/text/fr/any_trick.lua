-- The sentences of any_trick.lua, in French.

return {
  ["Any trick"] = "Après n’importe quel pli",
  ["A side may declare kings and knights after any trick that it has won."]
    = "Un camp peut annoncer rois et cavaliers après n’importe quel pli qu’il "
      .. "a fait.",
}
