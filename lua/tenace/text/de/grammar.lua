-- How German counts and lists. See en/grammar.lua.

return {
  name = "Deutsch",
  plural = function(n) return n == 1 and "one" or "other" end,
  thousands = { sign = ".", size = 3, from = 4 },
  list = { comma = ", ", semicolon = "; ",
    ["and"] = " und ", ["or"] = " oder " },
}
