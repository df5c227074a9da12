-- The sentences of hold_up.lua, in French.

return {
  ["The hold-up"] = "Laisser passer",
  ["Against a contract without trumps the others lead their long suit. If "
    .. "your ace is the only card that stops it, do not play it at once: wait "
    .. "until one of them cannot lead that suit any more."]
    = "Contre un contrat à sans-atout, les autres entament leur longue. Si ton "
      .. "as est la seule carte qui l’arrête, ne le joue pas tout de suite : "
      .. "attends que l’un d’eux ne puisse plus entamer cette couleur.",
  ["You play 3NT and need nine tricks: two spades, the ace of hearts, two "
    .. "clubs, and four diamonds even if the king is against you. Left has "
    .. "led the king of hearts; first you play from dummy."]
    = "Tu joues 3NT et il te faut neuf plis : deux à pique, l’as de cœur, deux "
      .. "à trèfle, et quatre à carreau même si le roi est contre toi. Gauche "
      .. "a entamé avec le roi de cœur ; d’abord, tu joues du mort.",
  ["If Right wins with the king of diamonds later, what may Right not have "
    .. "then?"]
    = "Si Droite gagne plus tard avec le roi de carreau, que ne doit-il plus "
      .. "avoir alors ?",
  ["Right still has hearts then, and leads one to Left's: four more tricks "
    .. "for them."]
    = "Droite a alors encore du cœur, et en entame un vers ceux de Gauche : "
      .. "quatre plis de plus pour eux.",
  ["The ace does not run away."] = "L’as ne s’envole pas.",
  ["The queen. Right has played the two and the five."]
    = "La dame. Droite a joué le deux et le cinq.",
  ["eight hearts are gone then, and four are against you: Right may have one."]
    = "huit cœurs sont alors partis, et quatre sont contre toi : Droite en a "
      .. "peut-être un.",
  ["They have two tricks, and may have four."]
    = "Ils ont deux plis, et peuvent en avoir quatre.",
  ["The third heart. Dummy has none left, and must throw a card."]
    = "Le troisième cœur. Le mort n’en a plus, et doit se défausser.",
  ["The diamonds are your tricks: throw something else."]
    = "Les carreaux sont tes plis : défausse autre chose.",
  ["Right followed with the nine, and your ace has won. Only Left has hearts "
    .. "now."]
    = "Droite a fourni le neuf, et ton as a gagné. Seul Gauche a encore du "
      .. "cœur.",
  ["Left must not win a trick any more, Right may."]
    = "Gauche ne doit plus remporter de pli, Droite le peut.",
  ["The diamonds first: you need four of them, and can stop the other suits "
    .. "only now."]
    = "Carreau d’abord : il t’en faut quatre, et tu ne peux arrêter les autres "
      .. "couleurs que maintenant.",
  ["Left has played the two. What from dummy?"]
    = "Gauche a joué le deux. Quoi du mort ?",
  ["if Left has the king, it wins later, and Left plays hearts."]
    = "si Gauche a le roi, il gagne plus tard, et Gauche joue cœur.",
  ["Right has the king, and no heart."] = "Droite a le roi, et pas de cœur.",
  ["Whatever Right leads, you have nine tricks. Had you played the ace to the "
    .. "first trick, Right would lead a heart now, and they would win five."]
    = "Quoi qu’entame Droite, tu as neuf plis. Si tu avais joué l’as au "
      .. "premier pli, Droite entamerait maintenant à cœur, et ils en "
      .. "feraient cinq.",
}
