-- Sentences about the cards that are still out, in Gujarati. See en/counts.lua.

return {
  held = "હાથમાં કાર્ડ: {held}.",
  left = { one = "હજી બાકી: 1 કાર્ડ.", other = "હજી બાકી: {n} કાર્ડ." },
  trumps = {
    one = "તેમાંથી 1 હુકમ છે.",
    other = "તેમાંથી {n} હુકમ છે.",
  },
  points = {
    one = "તેમાં કાર્ડનો 1 પોઈન્ટ છે.",
    other = "તેમાં કાર્ડના {n} પોઈન્ટ છે.",
  },
  out = "બાકી",
  void = "{player} પાસે ન હોઈ શકે: {suits}.",
  trump = "હુકમ",
  ["or"] = ", ",
  on = "હવેથી બાકી કાર્ડ ટેબલ પર દેખાશે.",
  off = "બાકી કાર્ડ હવે ટેબલ પર દેખાશે નહીં.",
  what = "counts, counts on અથવા counts off લખો.",
  several = "આ ટેબલ પર એકથી વધુ માણસ છે. counts ફક્ત --countsથી શરૂ થયેલા ટેબલ માટે છે, જેમાં "
    .. "બધા સંમત થયા હોય.",
}
