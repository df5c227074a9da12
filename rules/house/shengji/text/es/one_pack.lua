-- The sentences of one_pack.lua, in Spanish.

return {
  ["One pack"] = "Una baraja",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."]
    = "Una baraja de 54 cartas: solo se sale con cartas solas, y con "
      .. "lanzamientos de cartas solas.",
  ["one pack is played"] = "se juega con una baraja",
}
