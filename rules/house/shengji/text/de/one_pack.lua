-- The sentences of one_pack.lua, in German.

return {
  ["One pack"] = "Ein Paket",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."] =
    "Ein Paket von 54 Karten: ausspielen kann man nur Einzelkarten und Würfe aus Einzelkarten.",
  ["one pack is played"] = "gespielt wird mit einem Paket",
}
