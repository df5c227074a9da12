-- Whist's house rule Rotating trumps with no trump in Gujarati.

return {
  ["Rotating trumps with no trump"] = "નો ટ્રમ્પ સાથે ફરતા હુકમ",
  ["Trumps go round, and every fifth round has no trump."] =
    "હુકમ વારાફરતી બદલાય છે, અને દર પાંચમા રાઉન્ડમાં નો ટ્રમ્પ.",
  ["the fifth round has no trump"] = "પાંચમા રાઉન્ડમાં નો ટ્રમ્પ",
}
