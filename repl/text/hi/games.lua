-- The list of games, in Hindi. See en/games.lua.

return {
  tricks = "ट्रिकें",
  bidding = "ट्रिकें, बोली के साथ",
  points = "कार्डों के अंकों वाली ट्रिकें",
  avoiding = "ट्रिकों से बचना",
  melds = "मेल्ड",
  shedding = "कार्ड खत्म करना",
  climbing = "चढ़ाई: ऊँचे से ऊँचे मेल",
  fishing = "मेज़ से कार्ड उठाना",
  patience = "अकेले का खेल",
  others = "दूसरे",
  cut = "{text} …",
  more = { one = "Enter: एक और पंक्ति; q से बाहर ",
    other = "Enter: {n} और पंक्तियाँ; q से बाहर " },
  how = "games NAME खेल के घरेलू नियम दिखाता है, rules NAME बताता है कि कैसे खेलें।",
}
