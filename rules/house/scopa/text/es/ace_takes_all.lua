-- The sentences of ace_takes_all.lua, in Spanish.

return {
  ["Ace takes all"] = "El as toma todo",
  ["An ace takes the whole table, and can take nothing less."]
    = "Un as toma toda la mesa, y no puede tomar menos.",
  ["On an empty table an ace is taken by itself."]
    = "En una mesa vacía, un as se toma a sí mismo.",
  ["An ace makes a scopa only if it takes nothing but aces."]
    = "Un as solo hace escoba si no toma más que ases.",
  ["an ace takes the whole table, and that is no scopa"]
    = "un as toma toda la mesa, y eso no es escoba",
  ["with only aces it is"] = "si solo hay ases, sí",
  ["other cards make a scopa as ever"]
    = "las demás cartas hacen escoba como siempre",
  ["an ace takes nothing less"] = "un as no toma menos",
  ["on an empty table it is taken by itself"]
    = "en una mesa vacía se toma a sí mismo",
}
