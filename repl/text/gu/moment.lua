-- What may be done at a moment, in Gujarati. See en/moment.lua.

return {
  cards = { one = "એક કાર્ડ", other = "{n} કાર્ડ" },
  cards_up_to = { one = "વધુમાં વધુ એક કાર્ડ", other = "વધુમાં વધુ {n} કાર્ડ" },
  another_meld = "અને બીજું મેલ્ડ",
  to_meld = "મેલ્ડ કરવા માટે",
  cards_between = { one = "એક કાર્ડ", other = "{least}થી {n} કાર્ડ" },
}
