-- How English counts and lists.

return {
  name = "English",

  -- The form of a sentence with a number, by the plural rules of Unicode's
  -- Common Locale Data Repository.
  plural = function(n) return n == 1 and "one" or "other" end,

  list = { comma = ", ", ["and"] = " and ", ["or"] = " or " },
}
