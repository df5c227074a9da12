-- What may be done at a moment, in Hindi. See en/moment.lua.

return {
  cards = { one = "एक कार्ड", other = "{n} कार्ड" },
  cards_up_to = { one = "एक कार्ड या एक भी नहीं",
    other = "{n} कार्ड तक, या एक भी नहीं" },
  another_meld = "और एक और मेल्ड",
  to_meld = "मेल्ड बनाने के लिए",
  cards_between = { one = "एक कार्ड", other = "{least} से {n} कार्ड" },
}
