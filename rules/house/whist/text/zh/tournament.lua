-- The sentences of tournament.lua, in Chinese.

return {
  ["Tournament"] = "锦标赛",
  ["A tournament of eight rounds; the higher total wins."] =
    "锦标赛打八局；总分高者胜。",
  ["after the eighth round the higher total wins"] = "打完第八局，总分高者胜",
  ["after the seventh it goes on"] = "打完第七局还要继续",
}
