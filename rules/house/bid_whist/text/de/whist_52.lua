-- The sentences of whist_52.lua, in German.

return {
  ["Bid Whist with 52 cards"] = "Bid Whist mit 52 Karten",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks last, wins the bidding by repeating the highest bid."] =
    "Mit 52 Karten bis sieben Punkte: jeder bietet einmal, und der Geber, der zuletzt "
    .. "spricht, bekommt das Spiel, wenn er das höchste Gebot wiederholt.",
  ["the dealer may repeat the highest bid"] =
    "der Geber darf das höchste Gebot wiederholen",
  ["3 no trump"] = "3 ohne Trumpf",
  ["even a bid above which there is none"] =
    "auch ein Gebot, über dem es keines gibt",
  ["7 no trump"] = "7 ohne Trumpf",
  ["seven points win, and seven lost lose"] =
    "sieben Punkte gewinnen, und minus sieben verlieren",
}
