-- The sentences of rotating_trumps.lua, in Hindi.

return {
  ["Rotating trumps"] = "बारी-बारी के तुरुप",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "तुरुप बारी-बारी से: पहले पान, फिर ईंट, फिर हुकुम, फिर चिड़ी, और फिर से पान।",
  ["six rounds of rotating trumps"] = "बारी-बारी के तुरुप, छह दौर",
}
