-- How Spanish counts and lists. See en/grammar.lua.

return {
  name = "español",
  plural = function(n)
    if n ~= 0 and n % 1000000 == 0 then return "many" end
    return n == 1 and "one" or "other"
  end,
  thousands = { sign = ".", size = 3, from = 5 },
  list = { comma = ", ", semicolon = "; ", ["and"] = " y ", ["or"] = " o " },
}
