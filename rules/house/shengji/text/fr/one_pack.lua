-- The sentences of one_pack.lua, in French.

return {
  ["One pack"] = "Un seul jeu de cartes",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."]
    = "Un jeu de 54 cartes : on n’entame que de cartes seules, et de lancers "
      .. "de cartes seules.",
  ["one pack is played"] = "on joue avec un seul jeu",
}
