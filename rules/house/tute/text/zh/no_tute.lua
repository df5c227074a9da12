-- The sentences of no_tute.lua, in Chinese.

return {
  ["No tute"] = "没有Tute",
  ["Four kings or four knights count nothing."] = "四张国王或四张骑士不算什么。",
}
