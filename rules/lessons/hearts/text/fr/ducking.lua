-- The sentences of ducking.lua, in French.

return {
  ["Ducking"] = "Jouer dessous",
  ["Every heart in your tricks counts a point, the queen of spades thirteen, "
    .. "and few points win. So duck: play under the best card of the trick, "
    .. "with the highest card that still loses."]
    = "Chaque cœur dans tes plis compte un point, la dame de pique treize, et "
      .. "le moins de points gagne. Joue donc dessous : sous la meilleure "
      .. "carte du pli, avec la plus haute carte qui perd encore.",
  ["The lowest club was led. To the first trick nobody may play a penalty "
    .. "card."]
    = "Le plus petit trèfle a été entamé. Au premier pli, personne ne peut "
      .. "jouer de carte à points.",
  ["This trick costs nothing, whoever wins it: get rid of your highest club."]
    = "Ce pli ne coûte rien, quel qu’en soit le gagnant : débarrasse-toi de "
      .. "ton plus haut trèfle.",
  ["The king is gone, and has cost you nothing."]
    = "Le roi est parti, et ne t’a rien coûté.",
  ["The jack is the best card so far, and Left still plays."]
    = "Le valet est la meilleure carte jusqu’ici, et Gauche doit encore jouer.",
  ["it is above the jack: if Left throws points, they are yours."]
    = "elle est au-dessus du valet : si Gauche donne des points, ils sont pour "
      .. "toi.",
  ["You are under the jack, so the trick cannot be yours."]
    = "Tu es sous le valet, le pli ne peut donc pas être à toi.",
  ["Left led the ten of spades. You play last, and there are no points in the "
    .. "trick."]
    = "Gauche a entamé avec le dix de pique. Tu joues en dernier, et il n’y a "
      .. "pas de points dans le pli.",
  ["Allowed, but the king stays with you, and the queen may fall under it "
    .. "later. Nobody plays after you now."]
    = "C’est permis, mais le roi te reste, et la dame peut tomber sous lui "
      .. "plus tard. Personne ne joue après toi maintenant.",
  ["Whoever plays last sees what a trick costs. The king is safe now, and "
    .. "only now."]
    = "Celui qui joue en dernier voit ce que coûte un pli. Le roi est sans "
      .. "danger maintenant, et seulement maintenant.",
  ["The queen of spades is still out, and you have only small spades left."]
    = "La dame de pique manque encore, et il ne te reste que de petits piques.",
  ["Lead a small spade: you cannot win with it, and the queen must come out "
    .. "some time."]
    = "Entame d’un petit pique : tu ne peux pas gagner avec lui, et la dame "
      .. "doit bien tomber un jour.",
  ["Right had only the ace left: thirteen points."]
    = "Droite n’avait plus que l’as : treize points.",
  ["Right has led the six of clubs."]
    = "Droite a entamé avec le six de trèfle.",
  ["it is above the six, and may win."]
    = "elle est au-dessus du six, et peut gagner.",
  ["Across wins. When clubs come again, seven is the highest you have."]
    = "En face remporte le pli. Quand trèfle reviendra, le sept sera ton plus "
      .. "haut.",
  ["You have no club left. Two hearts are in the trick, which Left wins with "
    .. "a four: nobody else could follow."]
    = "Tu n’as plus de trèfle. Deux cœurs sont dans le pli, que Gauche "
      .. "remporte avec un quatre : personne d’autre ne pouvait fournir.",
  ["diamonds may still be ducked by others, but nobody can play above the ace "
    .. "of hearts."]
    = "à carreau, on peut encore passer dessous, mais personne ne peut jouer "
      .. "au-dessus de l’as de cœur.",
  ["Throw the card that would win most points later: the ace of hearts."]
    = "Défausse-toi de la carte qui gagnerait le plus de points plus tard : "
      .. "l’as de cœur.",
  ["A suit that you do not have is a way to get rid of high cards. Low cards "
    .. "are worth most in Hearts."]
    = "Une couleur que tu n’as plus est un moyen de te débarrasser de hautes "
      .. "cartes. À la dame de pique, les petites cartes valent le plus.",
}
