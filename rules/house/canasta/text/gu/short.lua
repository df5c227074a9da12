-- Canasta's house rule Short game in Gujarati.

return {
  ["Short game"] = "ટૂંકી રમત",
  ["A short game, to 2500 points."] = "2,500 પોઈન્ટ સુધીની ટૂંકી રમત.",
  ["2,500 points win"] = "2,500 પોઈન્ટે જીત",
}
