-- How English counts and lists.

return {
  name = "English",              -- in the language itself

  -- The form of a sentence with a number, by the plural rules of Unicode's
  -- Common Locale Data Repository.
  plural = function(n) return n == 1 and "one" or "other" end,

  -- Between groups of digits: the sign, the size of all groups but the last,
  -- which has three, and from how many digits on.
  thousands = { sign = ",", size = 3, from = 4 },

  -- The sign before a fraction, if it is no point: `decimal = ","`.

  -- A language written from right to left has `direction = "rtl"`.

  -- What is between the items of a list, between items that have commas of
  -- their own, and before the last item.
  list = { comma = ", ", semicolon = "; ", ["and"] = " and ", ["or"] = " or " },

  -- Where cards have names, these are put in place of the letters of a finished
  -- sentence. In a language whose nouns change before some words,
  -- `meets = function(name, rest)` returns the form that a card's name has
  -- before the text `rest`; and that text, if it becomes another.
}
