-- Bid Whist's house rule Bid Whist with 52 cards in Gujarati.

return {
  ["Bid Whist with 52 cards"] = "52 કાર્ડની બિડ વ્હિસ્ટ",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks "
    .. "last, wins the bidding by repeating the highest bid."] =
    "52 કાર્ડથી સાત પોઈન્ટ સુધી: દરેક એક વાર બિડ કરે છે, અને છેલ્લે બોલનાર ડીલર સૌથી ઊંચી "
    .. "બિડ ફરી કહીને હરાજી જીતે છે.",
  ["the dealer may repeat the highest bid"] =
    "ડીલર સૌથી ઊંચી બિડ ફરી કહી શકે",
  ["3 no trump"] = "3 નો ટ્રમ્પ",
  ["even a bid above which there is none"] = "જેનાથી ઊંચી કોઈ ન હોય તે બિડ પણ",
  ["7 no trump"] = "7 નો ટ્રમ્પ",
  ["seven points win, and seven lost lose"] =
    "સાત પોઈન્ટે જીત, અને સાત ગુમાવ્યે હાર",
}
