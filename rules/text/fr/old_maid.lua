-- The sentences of old_maid.lua, in French.

return {
  ["Old Maid: pairs are laid down, and who is left with the odd card has lost."]
    = "Le pouilleux : on étale des paires, et qui reste avec la carte isolée a "
      .. "perdu.",
  ["how many play"] = "combien jouent",
  ["what is missing from the pack: a queen, or a card that nobody sees"]
    = "ce qui manque au jeu : une dame, ou une carte que personne ne voit",
  ["what makes a pair: the rank, or the colour as well"]
    = "ce qui fait une paire : le rang, ou la teinte aussi",
  ["rounds to play"] = "donnes à jouer",
  ["seat that deals first; 0: drawn at random"]
    = "place qui donne la première ; 0 : tirée au sort",
  ["Two cards of a rank are a pair, or two of a rank and colour."]
    = "Deux cartes d’un rang font une paire, ou deux d’un rang et d’une teinte.",
  ["The whole pack is dealt, so that the first players may have one card more."]
    = "Tout le jeu est distribué, les premiers joueurs peuvent donc avoir une "
      .. "carte de plus.",
  ["Whoever holds pairs lays them down, after the deal and after each draw. "
    .. "Of three cards the lowest two are the pair."]
    = "Celui qui a des paires les étale, après la distribution et après chaque "
      .. "tirage. De trois cartes, les deux plus basses font la paire.",
  ["The dealer's left begins. Each in turn draws a card, unseen, from the "
    .. "hand of the nearest player before who has cards, until only the odd "
    .. "card is left."]
    = "Le joueur à gauche du donneur commence. Chacun à son tour tire une "
      .. "carte, sans la voir, de la main du joueur le plus proche avant lui "
      .. "qui a des cartes, jusqu’à ce qu’il ne reste que la carte isolée.",
  ["which card do you draw?"] = "quelle carte tires-tu ?",
  ["Whoever is left with the odd card loses a point; but nobody after 2000 "
    .. "turns."]
    = "Celui qui reste avec la carte isolée perd un point ; mais personne "
      .. "après 2000 tours.",
  ["left with the odd card"] = "reste avec la carte isolée",
  ["the first players get one card more"]
    = "les premiers joueurs reçoivent une carte de plus",
  ["as many where one card is put away"] = "autant là où une carte est écartée",
  ["pairs are laid down, of three cards the lowest two"]
    = "on étale les paires, de trois cartes les deux plus basses",
  ["each draws from the player before, and lays down a pair"]
    = "chacun tire chez le joueur d’avant, et étale une paire",
  ["two cards of a rank are no pair where colours count"]
    = "deux cartes d’un rang ne font pas une paire là où les teintes comptent",
  ["whoever has no cards is passed over"] = "celui qui n’a pas de cartes est "
    .. "sauté",
  ["whoever is left with the odd card loses a point"]
    = "celui qui reste avec la carte isolée perd un point",
  ["what may be set"] = "ce qui peut être choisi",
  ["a pair"] = "une paire",
  ["pairs"] = "paires",
  ["Old Maid"] = "Le pouilleux",
  ["laid"] = "étalées",
  ["away"] = "écartée",
  ["sorts"] = "paires",
  ["lay pairs"] = "étaler les paires",
}
