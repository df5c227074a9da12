-- The sentences of no_tute.lua, in French.

return {
  ["No tute"] = "Sans tute",
  ["Four kings or four knights count nothing."]
    = "Quatre rois ou quatre cavaliers ne comptent rien.",
}
