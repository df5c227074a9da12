-- The sentences of no_declarations.lua, in French.

return {
  ["Nothing can be declared."] = "Rien ne s’annonce avec la première carte.",
}
