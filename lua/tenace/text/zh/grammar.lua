-- How Chinese counts and lists. See en/grammar.lua.

return {
  name = "简体中文",
  plural = function() return "other" end,
  blanks = false,
  thousands = { sign = ",", size = 3, from = 4 },
  list = { comma = "、", semicolon = "；", ["and"] = "和", ["or"] = "或" },
}
