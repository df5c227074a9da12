-- The sentences of american.lua, in German.

return {
  ["American whist"] = "Amerikanisches Whist",
  ["The American game is played to seven points."] =
    "Das amerikanische Spiel geht bis sieben Punkte.",
  ["seven points win"] = "sieben Punkte gewinnen",
  ["six do not"] = "sechs noch nicht",
}
