-- The sentences of rotating_trumps_with_no_trump.lua, in Chinese.

return {
  ["Rotating trumps with no trump"] = "轮流定主加无主",
  ["Trumps go round, and every fifth round has no trump."] =
    "主花色轮流，每到第五局打无主。",
  ["the fifth round has no trump"] = "第五局打无主",
}
