-- The sentences of any_kickers.lua, in Chinese.

return {
  ["Any kickers"] = "随意带牌",
  ["Cards attached to an airplane, or to four, may be alike."] =
    "飞机和四张所带的牌可以相同。",
}
