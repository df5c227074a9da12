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

  -- `digits = "০১২৩৪৫৬৭৮৯"` are those of the script, for the sentences of a
  -- rulebook; at the table, where numbers are typed, they stay 0 to 9.

  -- `typeset = function(text)` returns a text as it is printed: in French with
  -- no-break spaces before stops, so that translators need not type them.

  -- `blanks = false` if there are none between words.

  -- A language written from right to left has `direction = "rtl"`.

  -- What is between the items of a list, between items that have commas of
  -- their own, and before the last item.
  list = { comma = ", ", semicolon = "; ", ["and"] = " and ", ["or"] = " or " },

  -- `article = { joined = { ["de el "] = "del " }, none = "otro otra" }`: where
  -- cards of the language have an article in sentences (`article` in
  -- cards.lua), what a word becomes with it, and the words that have none
  -- behind them.

  -- `inside = { partner = "dein Partner" }` has the words for players by the
  -- keys of `seat` in sections.lua, as a sentence has them and a label has not.

  -- Where cards have names, these are put in place of the letters of a finished
  -- sentence. In a language whose nouns change before some words,
  -- `meets = function(name, rest)` returns the form that a card's name has
  -- before the text `rest`; and that text, if it becomes another.
}
