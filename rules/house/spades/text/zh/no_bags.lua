-- The sentences of no_bags.lua, in Chinese.

return {
  ["No bags"] = "不计超墩",
  ["Tricks above the contract count nothing and cost nothing."] =
    "超过定约的墩不得分，也不罚分。",
}
