-- Whist's house rule Rotating trumps in Gujarati.

return {
  ["Rotating trumps"] = "ફરતા ટ્રમ્પ",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "ટ્રમ્પ વારાફરતી બદલાય છે: હાર્ટ્સ, હીરા, સ્પેડ્સ, ક્લબ, પછી ફરી હાર્ટ્સ.",
  ["six rounds of rotating trumps"] = "ફરતા ટ્રમ્પના છ રાઉન્ડ",
}
