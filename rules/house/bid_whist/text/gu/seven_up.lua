-- Bid Whist's house rule Seven up in Gujarati.

return {
  ["Seven up"] = "સાત પોઈન્ટની રમત",
  ["A side with seven points wins; a side seven below zero loses."] =
    "સાત પોઈન્ટવાળી ટીમ જીતે છે; શૂન્યથી સાત નીચે ગયેલી ટીમ હારે છે.",
  ["seven points win, and seven lost lose"] =
    "સાત પોઈન્ટે જીત, અને સાત ગુમાવ્યે હાર",
}
