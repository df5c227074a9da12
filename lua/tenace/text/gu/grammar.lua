-- How Gujarati counts and lists. See en/grammar.lua.

return {
  name = "ગુજરાતી",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  list = { comma = ", ", semicolon = "; ",
    ["and"] = " અને ", ["or"] = " અથવા " },
}
