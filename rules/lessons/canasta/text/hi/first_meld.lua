-- The sentences of the lesson first_meld.lua, in Hindi.

return {
  ["The first meld"] = "पहला मेल्ड",
  ["The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5."] =
    "टीम जो कार्ड पहली बार बिछाती है, उनके अंक काफ़ी होने चाहिए: मैच के शुरू "
    .. "में 50। इक्के और दुक्की के 20 अंक हैं, बादशाह से आठ तक 10, सात और छोटे "
    .. "कार्डों के 5।",
  ["The pile showed a four, of which you have none, so you have drawn. "
    .. "Kings or aces: which of them count enough alone?"] =
    "पाइल पर चार था, जो आपके पास एक भी नहीं, इसलिए कार्ड स्टॉक से आया। बादशाह "
    .. "या इक्के: इनमें से कौन अकेले काफ़ी हैं?",
  ["60 points in aces are a good beginning."] =
    "इक्कों के 60 अंक अच्छी शुरुआत हैं।",
  ["it spends a wild card, and the third ace fits nowhere else."] =
    "इसमें एक वाइल्ड कार्ड खर्च होता है, और तीसरा इक्का कहीं और काम नहीं "
    .. "आता।",
  ["Lay down three aces, which count 60."] =
    "तीन इक्के बिछाएँ, जिनके 60 अंक हैं।",
  ["60 points: your side has melded, and from now on its melds may count "
    .. "any number of points."] =
    "60 अंक: आपकी टीम ने मेल्ड बना लिया, और अब से उसके मेल्ड कितने भी अंकों "
    .. "के हो सकते हैं।",
  ["The kings alone were too few a moment ago. And now?"] =
    "अकेले बादशाह अभी-अभी कम पड़ रहे थे। और अब?",
  ["the kings may go down, too."] = "बादशाह भी बिछाए जा सकते हैं।",
  ["Three kings, without the wild card."] = "तीन बादशाह, वाइल्ड कार्ड के बिना।",
  ["Your partner can add to both from now on."] =
    "अब से आपका साथी दोनों में जोड़ सकता है।",
}
