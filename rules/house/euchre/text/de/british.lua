-- The sentences of british.lua, in German.

return {
  ["British euchre"] = "Britisches Euchre",
  ["A joker is the highest trump, and eleven points win."] =
    "Ein Joker ist der höchste Trumpf, und elf Punkte gewinnen.",
}
