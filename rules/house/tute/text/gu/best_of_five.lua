-- Tute's house rule Best of five in Gujarati.

return {
  ["Best of five"] = "પાંચમાંથી ત્રણ",
  ["The match goes to the side that first wins three games."] =
    "જે ટીમ પહેલી ત્રણ ગેમ જીતે તે મેચ જીતે છે.",
  ["three games win"] = "ત્રણ ગેમે જીત",
}
