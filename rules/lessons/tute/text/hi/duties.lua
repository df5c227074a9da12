-- The sentences of the lesson duties.lua, in Hindi.

return {
  ["Beat, follow, trump"] = "हराएँ, सूट दें, तुरुप लगाएँ",
  ["In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the "
    .. "suit you must play a trump, above the trumps in the trick."] =
    "टुटे में खुली छूट कम ही मिलती है। लीड सूट में हरा सकें तो हराना होगा। न "
    .. "हरा सकें तब भी उसी सूट का कार्ड खेलना होगा। और वह सूट न हो तो "
    .. "तुरुप खेलना होगा, ट्रिक में पड़े तुरुपों से ऊँचा।",
  ["The 5 de copas has been led. Sota, rey and six are above it."] =
    "प्याले का पाँच लीड किया गया है। गुलाम, बादशाह और छह उससे ऊँचे हैं।",
  ["Any card above the five meets the duty. The as de copas takes the "
    .. "trick."] =
    "पाँच से ऊँचा कोई भी कार्ड चलेगा। ट्रिक प्याले का इक्का जीतता है।",
  ["Espadas are led, the as lies on the table: your espadas cannot beat "
    .. "it. May you throw another suit, then?"] =
    "तलवार लीड हुई है, और इक्का मेज़ पर है: तलवार के आपके कार्ड उसे नहीं हरा "
    .. "सकते। तो क्या दूसरा सूट डाला जा सकता है?",
  ["No: if you cannot beat the card, you must still follow suit."] =
    "नहीं: कार्ड को हरा न सकें, तब भी उसी सूट का कार्ड खेलना होगा।",
  ["Now bastos, and you hold none of them."] =
    "अब डंडे लीड हुए हैं, और आपके पास एक भी नहीं।",
  ["Without the suit led you must play a trump. Any trump will do here, "
    .. "because the trick has none yet."] =
    "लीड सूट न हो तो तुरुप खेलना होगा। यहाँ कोई भी तुरुप चलेगा, क्योंकि "
    .. "ट्रिक में अभी कोई तुरुप नहीं।",
}
