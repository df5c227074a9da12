-- The sentences of pairs.lua, in Spanish.

return {
  ["Pairs"] = "Pares",
  ["Two cards of a rank make a book."]
    = "Dos cartas del mismo valor hacen un grupo.",
}
