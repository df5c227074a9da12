-- The sentences of whist_52.lua, in Hindi.

return {
  ["Bid Whist with 52 cards"] = "52 कार्डों का बिड व्हिस्ट",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks last, wins the bidding by repeating the highest bid."] =
    "52 कार्ड, सात अंकों तक: हर खिलाड़ी एक बार बोली लगाता है, और सबसे बाद में बोलने वाला "
    .. "डीलर सबसे ऊँची बोली दोहराकर बोली जीत लेता है।",
  ["the dealer may repeat the highest bid"] =
    "डीलर सबसे ऊँची बोली दोहरा सकता है",
  ["3 no trump"] = "3 नो ट्रम्प",
  ["even a bid above which there is none"] = "वह बोली भी जिसके ऊपर कोई नहीं",
  ["7 no trump"] = "7 नो ट्रम्प",
  ["seven points win, and seven lost lose"] =
    "सात अंकों पर जीत, और सात के नुकसान पर हार",
}
