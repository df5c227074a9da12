-- The sentences of whist.lua, in Hindi.

return {
  ["Whist"] = "व्हिस्ट",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."] =
    "व्हिस्ट: दो टीमें, तेरह चालें; आखिरी बाँटा गया कार्ड ट्रम्प तय करता है।",
  ["where trump comes from"] = "ट्रम्प कहाँ से आता है",
  ["points that win the game"] = "जीत के लिए अंक",
  ["rounds to play, the higher total wins; 0: to target"] =
    "खेले जाने वाले दौर, बड़ा योग जीतता है; 0: लक्ष्य तक",
  ["seat that deals first; 0: drawn at random"] =
    "पहले बाँटने वाली सीट; 0: बेतरतीब",
  ["Thirteen cards each, one at a time, from the dealer's left."] =
    "डीलर के बाईं ओर से एक-एक करके हर खिलाड़ी को तेरह कार्ड बाँटे जाते हैं।",
  ["The last card dealt is shown: its suit is trump, and it belongs to the dealer's hand. If it is chosen that trumps rotate instead, they are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "आखिरी बाँटा गया कार्ड दिखाया जाता है: उसका सूट ट्रम्प सूट है, और वह "
    .. "कार्ड डीलर के हाथ का है। इसकी जगह ट्रम्प बारी-बारी से बदलना चुना "
    .. "गया हो, तो क्रम है दिल, हीरे, हुकुम, क्लब और, अगर ऐसा चुना गया हो, "
    .. "नोट्रम्प।",
  ["the last card dealt makes trump"] =
    "आखिरी बाँटा गया कार्ड ट्रम्प तय करता है",
  ["The dealer's left leads to the first trick."] =
    "डीलर के बाईं ओर का खिलाड़ी पहली चाल लीड करता है।",
  ["A side's tricks above six are its points."] =
    "जीती गई चालों में से 6 घटाकर जो बचे, वे टीम के अंक हैं।",
  ["tricks above six"] = "छह से ऊपर की चालें",
  ["the only club must be played"] = "अकेला क्लब खेलना ही होगा",
  ["without a club any card may be played"] =
    "क्लब न हो तो कोई भी कार्ड खेला जा सकता है",
  ["only the suit led binds"] = "बंधन सिर्फ़ मूल सूट का है",
  ["the highest card of the suit led wins"] =
    "मूल सूट का सबसे ऊँचा कार्ड जीतता है",
  ["a trump beats the suit led"] = "ट्रम्प मूल सूट को हराता है",
  ["the highest trump wins"] = "सबसे ऊँचा ट्रम्प जीतता है",
  ["without trump only the suit led can win"] =
    "नोट्रम्प में सिर्फ़ मूल सूट जीत सकता है",
  ["thirteen cards each, and the last one makes trump"] =
    "हर खिलाड़ी को तेरह कार्ड, और आखिरी कार्ड ट्रम्प तय करता है",
  ["the values of the options"] = "विकल्पों के मान",
  ["seven tricks are one point"] = "सात चालों का एक अंक",
  ["the first side with five points has won"] =
    "पहले पाँच अंक पाने वाली टीम जीतती है",
  ["a tournament goes on past the target"] =
    "टूर्नामेंट लक्ष्य के बाद भी चलता है",
  ["after the last round of a tournament the higher total wins"] =
    "टूर्नामेंट के आखिरी दौर के बाद बड़ा योग जीतता है",
  ["equal totals at the end of a tournament are a draw"] =
    "टूर्नामेंट के अंत में बराबर योग का मतलब बराबरी है",
}
