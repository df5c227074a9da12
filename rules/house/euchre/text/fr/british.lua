-- The sentences of british.lua, in French.

return {
  ["A joker is the highest trump, and eleven points win."]
    = "Un joker est le plus fort atout, et onze points gagnent.",
  ["British euchre"] = "Euchre anglais",
}
