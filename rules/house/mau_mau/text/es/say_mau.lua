-- The sentences of say_mau.lua, in Spanish.

return {
  ["Say mau"] = "Decir mau",
  ["Whoever plays the last card but one must say mau."]
    = "Quien juega la penúltima carta debe decir mau.",
}
