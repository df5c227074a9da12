-- The sentences of colours.lua, in French.

return {
  ["Only two cards of a colour make a pair: two red ones, or two black ones."]
    = "Seules deux cartes d’une teinte font une paire : deux rouges, ou deux "
      .. "noires.",
}
