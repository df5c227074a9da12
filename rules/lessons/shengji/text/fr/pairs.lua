-- The sentences of pairs.lua, in French.

return {
  ["Answering a pair"] = "Répondre à une paire",
  ["If a pair is led, you must play a pair of the same suit. Without one you "
    .. "play two cards of the suit, and without the suit whatever you like; a "
    .. "pair of trumps then takes the trick."]
    = "Si une paire est entamée, tu dois jouer une paire de la même couleur. "
      .. "Sans elle, tu joues deux cartes de la couleur, et sans la couleur "
      .. "ce que tu veux ; une paire d’atouts remporte alors le pli.",
  ["The dealer leads a pair of fours of hearts."]
    = "Le donneur entame avec une paire de quatre de cœur.",
  ["That is a pair of hearts, too; sevens or jacks will do."]
    = "C’est aussi une paire à cœur ; les sept ou les valets conviennent.",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you "
    .. "have pairs of hearts, so you had to play one."]
    = "Les as de pique, une paire d’atouts, auraient remporté le pli ; mais tu "
      .. "as des paires à cœur, il fallait donc en jouer une.",
}
