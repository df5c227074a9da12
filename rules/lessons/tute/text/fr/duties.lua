-- The sentences of duties.lua, in French.

return {
  ["Beat, follow, trump"] = "Monter, fournir, couper",
  ["In Tute you seldom choose freely. If you can beat the suit led, you must. "
    .. "If you cannot, you must still follow suit. And without the suit you "
    .. "must play a trump, above the trumps in the trick."]
    = "Au tute, on choisit rarement en liberté. Si tu peux monter dans la "
      .. "couleur demandée, tu le dois. Si tu ne peux pas, tu dois tout de "
      .. "même fournir. Et sans la couleur, tu dois couper, au-dessus des "
      .. "atouts du pli.",
  ["The 5 de copas has been led. Sota, rey and six are above it."]
    = "Le cinq de coupes a été entamé. Le valet, le roi et le six sont "
      .. "au-dessus.",
  ["Any card above the five meets the duty. The as de copas takes the trick."]
    = "Toute carte au-dessus du cinq remplit le devoir. L’as de coupes "
      .. "remporte le pli.",
  ["Espadas are led, the as lies on the table: your espadas cannot beat it. "
    .. "May you throw another suit, then?"]
    = "On entame à épées, l’as est sur la table : tes épées ne peuvent pas le "
      .. "battre. Peux-tu alors jouer une autre couleur ?",
  ["No: if you cannot beat the card, you must still follow suit."]
    = "Non : si tu ne peux pas monter, tu dois tout de même fournir.",
  ["Now bastos, and you hold none of them."]
    = "Maintenant bâtons, et tu n’en as aucun.",
  ["Without the suit led you must play a trump. Any trump will do here, "
    .. "because the trick has none yet."]
    = "Sans la couleur demandée, tu dois couper. Ici n’importe quel atout "
      .. "suffit, parce que le pli n’en a pas encore.",
}
