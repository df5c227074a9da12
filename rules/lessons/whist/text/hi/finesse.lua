-- The sentences of the lesson finesse.lua, in Hindi.

return {
  ["The finesse"] = "फ़िनेस",
  ["Your partner holds ace, queen and jack of spades; the king is with one "
    .. "of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"] =
    "आपके साथी के पास हुकुम का इक्का, बेगम और गुलाम हैं; बादशाह विरोधियों में से "
    .. "किसी एक के पास है। साथी हुकुम लीड करे तो बादशाह बेगम या गुलाम को हरा "
    .. "देता है। अगर हुकुम आप लीड करें तो?",
  ["You lead. Left plays next, then partner, who sees what Left has "
    .. "played."] =
    "लीड आपकी है। फिर बाएँ वाले खेलते हैं, फिर साथी, जिसने देख लिया है कि "
    .. "बाएँ वाले ने क्या खेला।",
  ["it is a sure trick that can wait: you need it to lead again."] =
    "यह ट्रिक पक्की है और रुक सकती है: दोबारा लीड पाने के लिए यह कार्ड चाहिए।",
  ["it can wait: you need a way to lead again."] =
    "यह रुक सकता है: दोबारा लीड पाने का कोई रास्ता चाहिए।",
  ["Lead a spade, towards the cards of your partner."] =
    "हुकुम का कार्ड लीड करें, साथी के ऊँचे कार्डों की ओर।",
  ["Left played low, partner the jack, and it won: whoever has the king "
    .. "has not played it before partner had to choose."] =
    "बाएँ वाले ने छोटा कार्ड खेला, साथी ने गुलाम, और गुलाम जीत गया: जिसके पास "
    .. "बादशाह है, उसने साथी के चुनने से पहले उसे नहीं खेला।",
  ["Partner leads a diamond, so that you can lead a second time."] =
    "साथी ईंट का कार्ड लीड करता है, ताकि आप दूसरी बार लीड कर सकें।",
  ["another player would win the trick, and lead."] =
    "ट्रिक कोई और जीत लेगा, और लीड भी उसी की होगी।",
  ["And now?"] = "और अब?",
  ["Once more towards partner: a spade."] =
    "एक बार फिर साथी की ओर: हुकुम का कार्ड।",
  ["The queen has won as well."] = "बेगम ने भी ट्रिक जीत ली।",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the "
    .. "time. Leading the ace first never catches the king."] =
    "बाएँ वाले को इक्के और बेगम से पहले खेलना पड़ा, इसलिए बादशाह फँस गया। बादशाह "
    .. "दाएँ वाले के पास होता तो वह जीत जाता: फ़िनेस आधी बार सफल होता है। "
    .. "पहले इक्का लीड करने से बादशाह कभी नहीं फँसता।",
}
