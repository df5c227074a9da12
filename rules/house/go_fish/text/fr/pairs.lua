-- The sentences of pairs.lua, in French.

return {
  ["Two cards of a rank make a book."]
    = "Deux cartes d’un rang font une famille.",
}
