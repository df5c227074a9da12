-- The sentences of whist_52.lua, in French.

return {
  ["Bid Whist with 52 cards"] = "Bid Whist à 52 cartes",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks "
    .. "last, wins the bidding by repeating the highest bid."]
    = "À 52 cartes et en sept points : chacun annonce une fois, et le donneur, "
      .. "qui parle en dernier, emporte l’enchère en répétant la plus haute.",
  ["the dealer may repeat the highest bid"]
    = "le donneur peut répéter la plus haute enchère",
  ["3 no trump"] = "3 sans-atout",
  ["even a bid above which there is none"]
    = "même une enchère au-dessus de laquelle il n’y en a pas",
  ["7 no trump"] = "7 sans-atout",
  ["seven points win, and seven lost lose"]
    = "sept points gagnent, et sept perdus perdent",
}
