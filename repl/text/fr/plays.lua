-- Sentences about several cards played at once, in French. See en/plays.lua.

return {
  throws = {
    you = "Tu lances {cards}, mais le lancer peut être battu.",
    other = "{player} lance {cards}, mais le lancer peut être battu.",
  },
  chooses = {
    you = "Tu choisis {cards}.",
    other = "{player} choisit {cards}.",
  },
  forced = {
    you = "Tu dois entamer avec {cards}.",
    other = "{player} doit entamer avec {cards}.",
  },
  only_possible = {
    you = "Tu joues {cards} : rien d’autre n’est permis.",
    other = "{player} joue {cards}.",
  },
}
