-- The sentences of once_round.lua, in Hindi.

return {
  ["Once round"] = "एक ही फेरा",
  ["Each player bids or passes once, the dealer last; the highest bid wins."] =
    "हर खिलाड़ी एक बार बोली लगाता या पास करता है, डीलर सबसे बाद में; सबसे ऊँची बोली "
    .. "जीतती है।",
  ["after four have spoken the highest bid names its trump"] =
    "चारों के बोलने के बाद सबसे ऊँची बोली वाला तुरुप बताता है",
  ["4 no trump"] = "4 नो ट्रम्प",
}
