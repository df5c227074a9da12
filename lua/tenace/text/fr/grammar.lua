-- How French counts and lists. See en/grammar.lua.

return {
  name = "français",
  plural = function(n)
    if n ~= 0 and n % 1000000 == 0 then return "many" end
    return (n == 0 or n == 1) and "one" or "other"
  end,
  thousands = { sign = "\u{202F}", size = 3, from = 4 },
  list = { comma = ", ", semicolon = "\u{A0}; ",
    ["and"] = " et ", ["or"] = " ou " },
}
