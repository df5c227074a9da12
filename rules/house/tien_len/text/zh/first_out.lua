-- The sentences of first_out.lua, in Chinese.

return {
  ["First out"] = "先出完",
  ["The round ends with the first player who is out; the others pay."] =
    "有人先出完，一局就结束；别人付分。",
}
