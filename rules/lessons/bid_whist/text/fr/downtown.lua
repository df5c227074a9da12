-- The sentences of downtown.lua, in French.

return {
  ["Downtown"] = "Downtown",
  ["A bid says how many tricks above six your side will take, and which way "
    .. "up: uptown the high cards win, downtown the low ones. Aces are high "
    .. "both ways."]
    = "Une enchère dit combien de plis au-delà de six fera ton camp, et dans "
      .. "quel sens : uptown, les hautes cartes gagnent, downtown, les "
      .. "basses. Les as sont hauts dans les deux sens.",
  ["Three aces, and deuces and threes behind them: you speak first."]
    = "Trois as, et derrière eux des deux et des trois : c’est à toi de parler "
      .. "en premier.",
  ["this hand wins many tricks: only say which way up."]
    = "cette main fait beaucoup de plis : dis seulement dans quel sens.",
  ["a number alone is uptown, where your deuces are the lowest."]
    = "un nombre seul est uptown, où tes deux sont les plus bas.",
  ["six spades would be a pity without trumps."]
    = "six piques à sans-atout, ce serait dommage.",
  ["Promise four, five at the most, and say downtown."]
    = "Promets quatre, cinq au plus, et dis downtown.",
  ["All others pass."] = "Tous les autres passent.",
  ["You name the trump suit before anybody has seen the kitty."]
    = "Tu nommes la couleur d’atout avant que personne ait vu le kitty.",
  ["Take the suit in which you hold most cards."]
    = "Prends la couleur où tu as le plus de cartes.",
  ["Downtown with spades: ace, deuce, three, four and five are the highest "
    .. "trumps below the jokers."]
    = "Downtown à pique : as, deux, trois, quatre et cinq sont les plus forts "
      .. "atouts sous les jokers.",
}
