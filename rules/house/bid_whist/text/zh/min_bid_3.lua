-- The sentences of min_bid_3.lua, in Chinese.

return {
  ["Three at least"] = "至少叫三",
  ["The risky version: nobody may bid less than three."] = "冒险的打法：叫牌不能低于三。",
  ["an opening bid of 1 or 2 is refused"] = "首次叫牌不能叫1或2",
  ["2 no trump"] = "2无主",
  ["an opening bid of 3 is allowed"] = "首次叫牌可以叫3",
  ["7 no trump"] = "7无主",
}
