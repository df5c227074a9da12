-- Sentences about several cards played at once, in Spanish. See en/plays.lua.

return {
  throws = {
    you = "Lanzas {cards}, pero el lanzamiento se puede superar.",
    other = "{player} lanza {cards}, pero el lanzamiento se puede superar.",
  },
  chooses = {
    you = "Eliges {cards}.", other = "{player} elige {cards}.",
  },
  forced = {
    you = "Debes salir con {cards}.",
    other = "{player} debe salir con {cards}.",
  },
  only_possible = {
    you = "Juegas {cards}: no hay otras cartas que valgan.",
    other = "{player} juega {cards}.",
  },
}
