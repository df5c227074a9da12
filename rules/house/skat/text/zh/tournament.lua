-- The sentences of tournament.lua, in Chinese.

return {
  ["Tournament"] = "锦标赛",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as Seeger and Fabian do."] =
    "锦标赛打36局，四人打48局，按Seeger和Fabian的办法计分。",
  ["36 rounds are played"] = "打36局",
  ["with four players 48"] = "四人打48局",
}
