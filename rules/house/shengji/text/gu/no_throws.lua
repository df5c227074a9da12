-- Shengji's house rule No throws in Gujarati.

return {
  ["No throws"] = "થ્રોની મનાઈ",
  ["Only one format may be led at a time."] =
    "એક વખતે એક જ પ્રકારનાં કાર્ડની લીડ થઈ શકે.",
}
