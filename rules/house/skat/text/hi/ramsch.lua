-- The sentences of ramsch.lua, in Hindi.

return {
  ["Ramsch"] = "रामश",
  ["When nobody bids, the players play a ramsch: everyone avoids points."] =
    "कोई बोली न लगाए तो रामश खेला जाता है: हर खिलाड़ी अंकों से बचता है।",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which nobody has seen, belongs to the last trick."] =
    "ग्रांड की तरह सिर्फ़ गुलाम तुरुप हैं, और फ़ोरहैंड लीड करता है। स्काट, जिसे किसी ने नहीं "
    .. "देखा, आखिरी ट्रिक का है।",
  ["The player with the most points loses that many. If two share the most, both lose them; with 40 points each nobody loses."] =
    "सबसे ज़्यादा अंक वाले खिलाड़ी के उतने ही अंक कम होते हैं। दो के बराबर हों तो दोनों के; "
    .. "40-40 अंक हों तो किसी के नहीं।",
  ["most points in the ramsch"] = "रामश में सबसे ज़्यादा अंक",
  ["in a ramsch only jacks are trumps"] = "रामश में सिर्फ़ गुलाम तुरुप हैं",
  ["whoever has most points loses as many"] =
    "जिसके सबसे ज़्यादा अंक हों, उसके उतने ही कम होते हैं",
  ["two who share the most both lose them"] =
    "दो के बराबर और सबसे ज़्यादा हों तो दोनों के कम होते हैं",
  ["at 40 each nobody loses"] = "40-40 पर किसी के नहीं",
  ["with 41 one loses"] = "41 पर एक के कम होते हैं",
}
