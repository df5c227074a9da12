-- The sentences of american.lua, in Hindi.

return {
  ["American whist"] = "अमेरिकी व्हिस्ट",
  ["The American game is played to seven points."] =
    "अमेरिकी खेल सात अंकों तक खेला जाता है।",
  ["seven points win"] = "सात अंकों पर जीत",
  ["six do not"] = "छह पर नहीं",
}
