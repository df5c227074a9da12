-- The sentences of tournament.lua, in German.

return {
  ["Tournament"] = "Turnier",
  ["Each player must play a solo once in a match, as in tournaments."] =
    "Jeder muss in einer Partie einmal ein Solo spielen, wie bei Turnieren.",
}
