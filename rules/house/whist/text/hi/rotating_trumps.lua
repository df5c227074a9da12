-- The sentences of rotating_trumps.lua, in Hindi.

return {
  ["Rotating trumps"] = "बारी-बारी के ट्रम्प",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "ट्रम्प बारी-बारी से: पहले दिल, फिर हीरे, फिर हुकुम, फिर क्लब, और फिर से दिल।",
  ["six rounds of rotating trumps"] = "बारी-बारी के ट्रम्प, छह दौर",
}
