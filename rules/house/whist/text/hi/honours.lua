-- The sentences of honours.lua, in Hindi.

return {
  ["Honours"] = "ऑनर",
  ["honours"] = "ऑनर",
  ["The old English honours: ace, king, queen and jack of trump count for the side that was dealt three or four of them."] =
    "पुराने अंग्रेज़ी ऑनर: तुरुप के इक्का, बादशाह, बेगम और गुलाम में से तीन या चार जिस टीम "
    .. "को बाँटे गए हों, उसे उनके अंक मिलते हैं।",
  ["Three honours in the two hands of a side count 2, all four 4. Without trump they count nothing. In a match to a target they count nothing for a side that began the round one point short of it."] =
    "टीम के दोनों हाथों में तीन ऑनर हों तो 2 अंक, चारों हों तो 4। नो ट्रम्प में उनके अंक "
    .. "नहीं होते। लक्ष्य वाले मैच में उस टीम को भी नहीं, जो दौर की शुरुआत में लक्ष्य से एक "
    .. "अंक दूर थी।",
  ["How many of the cards are honours: A K Q J of trump."] =
    "कितने कार्ड ऑनर हैं: तुरुप के A K Q J।",
  ["Tricks are scored before honours."] =
    "ट्रिकों के अंक ऑनर से पहले गिने जाते हैं।",
  ["If both sides reach the target in one round, the one that scored tricks has won."] =
    "एक ही दौर में दोनों टीमें लक्ष्य तक पहुँचें, तो वह जीतती है जिसे ट्रिकों के अंक मिले।",
  ["three honours in the two hands of a side count 2"] =
    "टीम के दोनों हाथों में तीन ऑनर के 2 अंक",
  ["all four count 4"] = "चारों के 4",
  ["two honours each are nothing"] = "दो-दो ऑनर के कोई अंक नहीं",
  ["there are no honours without trump"] = "नो ट्रम्प में ऑनर नहीं होते",
  ["one point short of the target honours count nothing"] =
    "लक्ष्य से एक अंक दूर ऑनर के अंक नहीं",
  ["in a tournament honours always count"] =
    "टूर्नामेंट में ऑनर के अंक हमेशा मिलते हैं",
  ["if both reach the target, the side that scored tricks has won"] =
    "दोनों लक्ष्य तक पहुँचें तो ट्रिकों के अंक वाली टीम जीतती है",
  ["honours of"] = "टीम के ऑनर",
  ["count honours"] = "ऑनर गिनना",
}
