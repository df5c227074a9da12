-- The sentences of stacking.lua, in French.

return {
  ["A D goes on a D and a W4 on a W4, instead of drawing; what is to be drawn "
    .. "adds up."]
    = "Un D va sur un D et un W4 sur un W4, au lieu de piocher ; ce qu’il faut "
      .. "piocher s’additionne.",
  ["Whoever draws for D and W4 does not play in that turn."]
    = "Celui qui pioche pour D et W4 ne joue pas à ce tour.",
  ["another {top} is asked for, or draw {to_draw}"]
    = "il faut un autre {top}, ou piocher {to_draw}",
  ["lay another, or draw {to_draw}?"]
    = "en poses-tu un autre, ou pioches-tu {to_draw} ?",
  ["For the last card the next player still draws."]
    = "Pour la dernière carte, le joueur suivant pioche encore.",
  ["a D is answered with a D"] = "à un D on répond par un D",
  ["another D is asked for, or draw 2"] = "il faut un autre D, ou piocher 2",
  ["and two of them make the third draw four, who does not play"]
    = "et deux d’entre eux font piocher quatre au troisième, qui ne joue pas",
  ["a W4 is answered with a W4, and nobody is challenged"]
    = "à un W4 on répond par un W4, et personne n’est contesté",
  ["another W4 is asked for, or draw 4"] = "il faut un autre W4, ou piocher 4",
  ["they add up to eight"] = "ils font huit ensemble",
  ["a D turned up is answered, too"] = "à un D retourné on répond aussi",
  ["for the last card the next player draws"]
    = "pour la dernière carte, le joueur suivant pioche",
  ["after any other nobody draws"] = "après toute autre, personne ne pioche",
  ["with nobody out nobody draws"]
    = "si personne n’est sorti, personne ne pioche",
}
