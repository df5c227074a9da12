-- The sentences of one_pass.lua, in French.

return {
  ["One card is drawn at a time, and the stock is gone through once."]
    = "On tire une carte à la fois, et l’on passe le talon une seule fois.",
  ["One pass"] = "Un seul passage",
}
