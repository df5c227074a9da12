-- The sentences of the lesson downtown.lua, in Hindi.

return {
  ["Downtown"] = "डाउनटाउन",
  ["A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways."] =
    "बोली बताती है कि आपकी टीम छह से ऊपर कितनी ट्रिकें जीतेगी, और किस दिशा "
    .. "में: अपटाउन में ऊँचे कार्ड जीतते हैं, डाउनटाउन में नीचे के। इक्का "
    .. "दोनों में ऊँचा है।",
  ["Three aces, and deuces and threes behind them: you speak first."] =
    "तीन इक्के, और उनके पीछे दुक्कियाँ और तिक्कियाँ: पहली बोली आपकी है।",
  ["a number alone is uptown, where your deuces are the lowest."] =
    "अकेली संख्या का मतलब अपटाउन है, जहाँ आपकी दुक्कियाँ सबसे नीचे हैं।",
  ["six spades would be a pity without trumps."] =
    "तुरुप के बिना हुकुम के छह कार्ड बेकार जाएँगे।",
  ["this hand wins many tricks: only say which way up."] =
    "यह हाथ बहुत सी ट्रिकें जीतता है: बस दिशा बताएँ।",
  ["Promise four, five at the most, and say downtown."] =
    "चार का वादा करें, ज़्यादा से ज़्यादा पाँच का, और डाउनटाउन कहें।",
  ["All others pass."] = "बाकी सब पास करते हैं।",
  ["You name the trump suit before anybody has seen the kitty."] =
    "किटी देखे जाने से पहले आपको तुरुप सूट बताना है।",
  ["Take the suit in which you hold most cards."] =
    "वह सूट लें जिसके कार्ड आपके पास सबसे ज़्यादा हैं।",
  ["Downtown with spades: ace, deuce, three, four and five are the highest "
    .. "trumps below the jokers."] =
    "हुकुम में डाउनटाउन: इक्का, दो, तीन, चार और पाँच जोकरों के नीचे सबसे "
    .. "ऊँचे तुरुप हैं।",
}
