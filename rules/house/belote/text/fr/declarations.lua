-- The sentences of declarations.lua, in French.

return {
  ["Four of a kind and sequences count."]
    = "Les carrés et les suites comptent.",
}
