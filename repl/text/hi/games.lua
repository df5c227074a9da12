-- The list of games, in Hindi. See en/games.lua.

return {
  tricks = "चालें",
  bidding = "चालें, बोली के साथ",
  points = "कार्डों के अंकों वाली चालें",
  avoiding = "चालों से बचना",
  melds = "मेल्ड",
  shedding = "कार्ड खत्म करना",
  climbing = "चढ़ाई: ऊँचे से ऊँचे मेल",
  fishing = "मेज़ के कार्ड पकड़ना",
  patience = "अकेले का खेल",
  others = "दूसरे",
  cut = "{text} …",
  more = { one = "Enter: एक और पंक्ति; q से बाहर ",
    other = "Enter: {n} और पंक्तियाँ; q से बाहर " },
  how = "games NAME खेल के घरेलू नियम दिखाता है, rules NAME बताता है कि कैसे खेलें।",
}
