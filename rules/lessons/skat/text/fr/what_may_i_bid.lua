-- The sentences of what_may_i_bid.lua, in French.

return {
  ["What may I bid?"] = "Que puis-je annoncer ?",
  ["A bid promises a game that counts at least as much. A game counts its "
    .. "base value times a multiplier: the number of highest trumps in a row "
    .. "that you hold (or do not hold), and one more for the game."]
    = "Une enchère promet un jeu qui compte au moins autant. Un jeu compte sa "
      .. "valeur de base multipliée : par le nombre des plus forts atouts qui "
      .. "se suivent et que tu as (ou que tu n’as pas), plus un pour le jeu.",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In "
    .. "hearts, base value 10, that is with 2, game 3: 30. You may go up to "
    .. "30; how do you begin?"]
    = "Les valets de trèfle et de pique, mais pas celui de cœur : tu es « avec "
      .. "2 ». À cœur, valeur de base 10, cela fait avec 2, jeu 3 : 30. Tu "
      .. "peux aller jusqu’à 30 ; comment commences-tu ?",
  ["with seven trumps and an ace this is a game to play."]
    = "avec sept atouts et un as, c’est un jeu à jouer.",
  ["hearts with two count 30: that would be overbid."]
    = "cœur avec deux compte 30 : ce serait une enchère trop haute.",
  ["More than needed: begin with the lowest bid."]
    = "Plus qu’il ne faut : commence par l’enchère la plus basse.",
  ["Both others pass: 18 is enough."] = "Les deux autres passent : 18 suffit.",
  ["You could look at the skat. Played without it, as a hand game, the "
    .. "multiplier is one more."]
    = "Tu pourrais regarder le skat. Si tu joues sans lui, en main, le "
      .. "multiplicateur augmente d’un.",
  ["your trumps are strong enough without it, and hand counts one more."]
    = "tes atouts sont assez forts sans lui, et en main compte un de plus.",
  ["With 2, game 3, hand 4: four times the base value."]
    = "Avec 2, jeu 3, en main 4 : quatre fois la valeur de base.",
  ["then only the jacks are trumps, and four of your hearts are none."]
    = "alors seuls les valets sont atouts, et quatre de tes cœurs n’en sont "
      .. "pas.",
  ["you would have to lose every trick, with three jacks."]
    = "il te faudrait perdre tous les plis, avec trois valets.",
  ["Name the suit in which you hold most cards beside the jacks."]
    = "Nomme la couleur où tu as le plus de cartes en dehors des valets.",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."]
    = "Cœur en main avec deux : 4 × 10 = 40, alors que tu n’as annoncé que 18.",
}
