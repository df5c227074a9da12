-- The sentences of strict_levels.lua, in Chinese.

return {
  ["Strict levels"] = "必打级",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."] =
    "双方都必须打5、10和K：升级不能跳过这几级。",
}
