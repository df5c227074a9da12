-- The sentences of kontra.lua, in French.

return {
  ["Kontra"] = "Contre",
  ["kontra"] = "contre",
  ["re"] = "surcontre",
  ["kontra re"] = "contre surcontre",
  ["An opponent who does not believe in the game doubles it; the declarer may "
    .. "double it again."]
    = "Un adversaire qui ne croit pas au jeu le double ; le preneur peut le "
      .. "doubler encore.",
  ["Each opponent may say kontra just before playing to the first trick. When "
    .. "one has said it, the declarer answers at once, and the other is not "
    .. "asked."]
    = "Chaque adversaire peut dire contre juste avant de jouer au premier pli. "
      .. "Quand l’un l’a dit, le preneur répond aussitôt, et l’autre n’est "
      .. "pas interrogé.",
  ["do you say kontra, which doubles the game?"]
    = "dis-tu contre, ce qui double le jeu ?",
  ["kontra: do you say re, which doubles it again?"]
    = "contre : dis-tu surcontre, ce qui le double encore ?",
  ["Kontra doubles the result, not the value that must reach the bid."]
    = "Le contre double le résultat, pas la valeur qui doit atteindre "
      .. "l’enchère.",
  ["kontra doubles an overbid game too"]
    = "le contre double aussi une enchère trop haute",
  ["re doubles again"] = "le surcontre double encore",
  ["an opponent is asked before playing to the first trick"]
    = "on demande à un adversaire avant qu’il joue au premier pli",
  ["the declarer answers at once"] = "le preneur répond aussitôt",
  ["re is said"] = "surcontre est dit",
  ["or it stays at kontra"] = "ou on en reste au contre",
  ["whoever passes has said nothing"] = "celui qui passe n’a rien dit",
  ["a game that cannot be is not doubled"]
    = "un jeu qui ne peut pas être n’est pas doublé",
  ["a null game ends with the declarer's first trick"]
    = "un null finit avec le premier pli du preneur",
  ["a grand is played on"] = "un grand se joue jusqu’au bout",
}
