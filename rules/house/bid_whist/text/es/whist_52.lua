-- The sentences of whist_52.lua, in Spanish.

return {
  ["Bid Whist with 52 cards"] = "Bid Whist con 52 cartas",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks "
    .. "last, wins the bidding by repeating the highest bid."]
    = "Con 52 cartas, a siete puntos: cada uno puja una vez, y quien reparte, "
      .. "que habla el último, gana la subasta si repite la puja más alta.",
  ["the dealer may repeat the highest bid"]
    = "quien reparte puede repetir la puja más alta",
  ["3 no trump"] = "3 sin triunfo",
  ["even a bid above which there is none"]
    = "incluso una puja sobre la que no hay otra",
  ["7 no trump"] = "7 sin triunfo",
  ["seven points win, and seven lost lose"]
    = "con siete puntos se gana, y con siete perdidos se pierde",
}
