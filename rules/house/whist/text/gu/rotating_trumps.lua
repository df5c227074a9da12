-- Whist's house rule Rotating trumps in Gujarati.

return {
  ["Rotating trumps"] = "ફરતા હુકમ",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "હુકમ વારાફરતી બદલાય છે: લાલ, ચોકટ, કાળી, ફુલ્લી, પછી ફરી લાલ.",
  ["six rounds of rotating trumps"] = "ફરતા હુકમના છ રાઉન્ડ",
}
