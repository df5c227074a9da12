-- The sentences of nil.lua, in French.

return {
  ["Nil"] = "Zéro",
  ["A bid of 0 is nil: you promise to take no trick at all. It counts 100 "
    .. "points, or costs 100, apart from the tricks that your partner has bid."]
    = "Une annonce de 0 est un zéro : tu promets de ne faire aucun pli. Il "
      .. "compte 100 points, ou en coûte 100, à part des plis que ton "
      .. "partenaire a annoncés.",
  ["Your two spades are the four and the two, and below each high card of "
    .. "yours there are small ones."]
    = "Tes deux piques sont le quatre et le deux, et sous chacune de tes "
      .. "hautes cartes il y en a de petites.",
  ["Allowed, but which trick would you win? This is a hand for nil: bid 0."]
    = "C’est permis, mais quel pli ferais-tu ? C’est une main pour zéro : "
      .. "annonce 0.",
  ["The others bid 4, 5 and 3. Partner alone must make the five: a nil adds "
    .. "nothing to the contract."]
    = "Les autres annoncent 4, 5 et 3. Ton partenaire doit faire les cinq "
      .. "seul : un zéro n’ajoute rien au contrat.",
  ["You must lead. Which card can everybody beat?"]
    = "Tu dois entamer. Quelle carte tout le monde peut-il battre ?",
  ["If all play below it, you have a trick. No card is below the two of "
    .. "diamonds."]
    = "Si tous jouent dessous, tu as un pli. Aucune carte n’est sous le deux "
      .. "de carreau.",
  ["Partner leads the ace of clubs, and nobody can beat it."]
    = "Ton partenaire entame avec l’as de trèfle, et personne ne peut le "
      .. "battre.",
  ["It loses, too. But the jack is your most dangerous club, and now it is "
    .. "safe: play the highest card that loses."]
    = "Elle perd aussi. Mais le valet est ton trèfle le plus dangereux, et "
      .. "maintenant il est sans risque : joue la plus haute carte qui perd.",
  ["That is what partner's high cards are for: they cover a nil."]
    = "C’est à cela que servent les hautes cartes du partenaire : elles "
      .. "couvrent un zéro.",
  ["Now the king of hearts."] = "Maintenant le roi de cœur.",
  ["Play the highest heart that loses: the nine."]
    = "Joue le plus haut cœur qui perd : le neuf.",
  ["Three have played to the six of clubs. You play last."]
    = "Trois ont joué sur le six de trèfle. Tu joues en dernier.",
  ["It loses. But the eight does as well, and is worse to keep."]
    = "Elle perd. Mais le huit aussi, et il est plus mauvais à garder.",
  ["Right leads the eight of diamonds, and two play after you."]
    = "Droite entame avec le huit de carreau, et deux jouent après toi.",
  ["it is above the eight: if the other two play lower, you have a trick, and "
    .. "the nil has failed."]
    = "elle est au-dessus du huit : si les deux autres jouent plus bas, tu as "
      .. "un pli, et le zéro est manqué.",
  ["the seven loses as well, and is worse to keep."]
    = "le sept perd aussi, et il est plus mauvais à garder.",
  ["The highest card below the eight."] = "La plus haute carte sous le huit.",
  ["Six tricks, and none of them yours. Count the nil for itself: 100 points "
    .. "if it holds, and partner's five tricks count 50 beside it. Had you "
    .. "taken one trick, the nil would cost 100, and partner's contract would "
    .. "still count."]
    = "Six plis, et aucun à toi. Compte le zéro pour lui-même : 100 points "
      .. "s’il tient, et les cinq plis du partenaire comptent 50 à côté. Si "
      .. "tu avais fait un pli, le zéro coûterait 100, et le contrat du "
      .. "partenaire compterait quand même.",
}
