-- The sentences of exchange.lua, in French.

return {
  ["Whoever has won a trick may exchange a low trump for the card turned up."]
    = "Celui qui a fait un pli peut échanger un petit atout contre la "
      .. "retourne.",
}
