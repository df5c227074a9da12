-- The sentences of one_pack.lua, in Hindi.

return {
  ["One pack"] = "एक डेक",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."] =
    "54 कार्डों का एक डेक: सिर्फ़ सिंगल, और सिंगलों के थ्रो, लीड किए जा सकते हैं।",
  ["one pack is played"] = "एक डेक से खेला जाता है",
}
