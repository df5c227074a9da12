-- The sentences of two_canastas.lua, in Chinese.

return {
  ["Two canastas"] = "两个卡纳斯塔",
  ["A side needs two canastas to go out."] = "一方要有两个卡纳斯塔才能出完。",
  ["two canastas are needed"] = "要有两个卡纳斯塔",
}
