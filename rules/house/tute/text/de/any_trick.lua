-- The sentences of any_trick.lua, in German.

return {
  ["Any trick"] = "Jeder Stich",
  ["A side may declare kings and knights after any trick that it has won."] =
    "Eine Partei darf Könige und Ritter nach jedem Stich ansagen, den sie "
    .. "gemacht hat.",
}
