-- The sentences of board_four.lua, in Chinese.

return {
  ["Board four"] = "至少四墩",
  ["The bids of a side must reach four."] = "一方合计至少要叫四墩。",
}
