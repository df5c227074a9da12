-- The sentences of say_mau.lua, in French.

return {
  ["Whoever plays the last card but one must say mau."]
    = "Celui qui joue son avant-dernière carte doit dire mau.",
  ["Say mau"] = "Dire mau",
}
