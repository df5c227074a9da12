-- The sentences of rotating_trumps_with_no_trump.lua, in Hindi.

return {
  ["Rotating trumps with no trump"] = "बारी-बारी के तुरुप, नो ट्रम्प के साथ",
  ["Trumps go round, and every fifth round has no trump."] =
    "तुरुप बारी-बारी से बदलता है, और हर पाँचवाँ दौर नो ट्रम्प है।",
  ["the fifth round has no trump"] = "पाँचवाँ दौर नो ट्रम्प है",
}
