-- The sentences of two_thousand.lua, in French.

return {
  ["Two thousand points win."] = "Deux mille points gagnent.",
  ["Two thousand"] = "Deux mille",
}
