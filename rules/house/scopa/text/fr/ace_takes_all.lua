-- The sentences of ace_takes_all.lua, in French.

return {
  ["An ace takes the whole table, and can take nothing less."]
    = "Un as prend toute la table, et ne peut pas prendre moins.",
  ["Ace takes all"] = "L’as prend tout",
  ["On an empty table an ace is taken by itself."]
    = "Sur une table vide, un as se prend lui-même.",
  ["An ace makes a scopa only if it takes nothing but aces."]
    = "Un as ne fait une scopa que s’il ne prend que des as.",
  ["an ace takes the whole table, and that is no scopa"]
    = "un as prend toute la table, et ce n’est pas une scopa",
  ["with only aces it is"] = "s’il n’y a que des as, c’en est une",
  ["other cards make a scopa as ever"]
    = "les autres cartes font une scopa comme toujours",
  ["an ace takes nothing less"] = "un as ne prend pas moins",
  ["on an empty table it is taken by itself"]
    = "sur une table vide, il se prend lui-même",
}
