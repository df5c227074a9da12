-- The sentences of duplicate.lua, in Hindi.

return {
  ["Duplicate"] = "डुप्लिकेट",
  ["Duplicate play: the dealer and the levels are given, and trumps are declared after the last draw."] =
    "डुप्लिकेट खेल: डीलर और लेवल पहले से तय हैं, और तुरुप आखिरी कार्ड उठने के बाद दिखाया "
    .. "जाता है।",
}
