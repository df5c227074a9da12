-- The sentences of the lesson what_may_i_bid.lua, in Hindi.

return {
  ["What may I bid?"] = "मेरी बोली कितनी?",
  ["A bid promises a game that counts at least as much. A game counts its "
    .. "base value times a multiplier: the number of highest trumps in a "
    .. "row that you hold (or do not hold), and one more for the game."] =
    "बोली ऐसे खेल का वादा है जिसका मूल्य कम से कम उतना हो। खेल का मूल्य है "
    .. "आधार मूल्य गुणा गुणक: ऊपर से लगातार जितने सबसे ऊँचे तुरुप आपके "
    .. "पास हैं (या नहीं हैं), और खेल के लिए एक और।",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In "
    .. "hearts, base value 10, that is with 2, game 3: 30. You may go up "
    .. "to 30; how do you begin?"] =
    "चिड़ी और हुकुम के गुलाम हैं, पर पान का नहीं: यानी 2 के साथ। पान में, आधार "
    .. "मूल्य 10, मतलब 2 के साथ, खेल 3: 30। बोली 30 तक जा सकती है; शुरू "
    .. "कैसे करें?",
  ["hearts with two count 30: that would be overbid."] =
    "पान में 2 के साथ 30 हैं: यह बोली खेल के मूल्य से ज़्यादा होगी।",
  ["with seven trumps and an ace this is a game to play."] =
    "सात तुरुप और एक इक्का हों तो यह खेलने लायक हाथ है।",
  ["More than needed: begin with the lowest bid."] =
    "ज़रूरत से ज़्यादा: सबसे नीची बोली से शुरू करें।",
  ["Both others pass: 18 is enough."] =
    "बाकी दोनों पास करते हैं: 18 काफ़ी है।",
  ["You could look at the skat. Played without it, as a hand game, the "
    .. "multiplier is one more."] =
    "स्काट देखा जा सकता है। उसके बिना, हैंड खेलने पर, गुणक एक ज़्यादा होता "
    .. "है।",
  ["your trumps are strong enough without it, and hand counts one more."] =
    "आपके तुरुप उसके बिना ही काफ़ी मज़बूत हैं, और हैंड से एक और गिना जाता "
    .. "है।",
  ["With 2, game 3, hand 4: four times the base value."] =
    "2 के साथ, खेल 3, हैंड 4: आधार मूल्य का चार गुना।",
  ["then only the jacks are trumps, and four of your hearts are none."] =
    "तब सिर्फ़ गुलाम तुरुप होंगे, और पान के आपके चार कार्ड नहीं।",
  ["you would have to lose every trick, with three jacks."] =
    "तब हर ट्रिक हारनी होगी, वह भी तीन गुलाम के साथ।",
  ["Name the suit in which you hold most cards beside the jacks."] =
    "गुलाम के अलावा जिस सूट के कार्ड सबसे ज़्यादा हैं, वह बताएँ।",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."] =
    "पान में हैंड, 2 के साथ: 4 × 10 = 40, जबकि बोली सिर्फ़ 18 की थी।",
}
