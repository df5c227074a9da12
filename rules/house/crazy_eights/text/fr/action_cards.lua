-- The sentences of action_cards.lua, in French.

return {
  ["Queens skip the next player, aces turn the direction, twos make one draw."]
    = "Les dames font sauter le joueur suivant, les as changent le sens, les "
      .. "deux font piocher.",
  ["Action cards"] = "Cartes à effet",
  ["A card that is turned up acts as if the dealer had played it."]
    = "Une carte retournée agit comme si le donneur l’avait jouée.",
  ["With two players the ace is a skip, too."]
    = "À deux joueurs, l’as fait aussi sauter.",
  ["The answer to a two is another two, which adds up; or one draws for all "
    .. "of them, and the turn is over."]
    = "La réponse à un deux est un autre deux, qui s’y ajoute ; ou l’on pioche "
      .. "pour tous, et le tour est fini.",
  ["a two, or draw {to_draw}?"] = "un deux, ou piocher {to_draw} ?",
  ["a two is asked for, or draw {to_draw}"]
    = "il faut un deux, ou piocher {to_draw}",
  ["a queen skips the next player"] = "une dame fait sauter le joueur suivant",
  ["an ace turns the direction"] = "un as change le sens",
  ["with two players it is a skip"] = "à deux joueurs, il fait sauter",
  ["a two is answered with a two"] = "à un deux on répond par un deux",
  ["a two is asked for, or draw 2"] = "il faut un deux, ou piocher 2",
  ["and two of them make the third draw four"]
    = "et deux d’entre eux font piocher quatre au troisième",
  ["a two turned up makes the first player draw"]
    = "un deux retourné fait piocher le premier joueur",
  ["a queen turned up skips the first player"]
    = "une dame retournée fait sauter le premier joueur",
}
