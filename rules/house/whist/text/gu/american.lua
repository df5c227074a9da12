-- Whist's house rule American whist in Gujarati.

return {
  ["American whist"] = "અમેરિકન વ્હિસ્ટ",
  ["The American game is played to seven points."] =
    "અમેરિકન રમત સાત પોઈન્ટ સુધી રમાય છે.",
  ["seven points win"] = "સાત પોઈન્ટે જીત",
  ["six do not"] = "છ પોઈન્ટે નહીં",
}
