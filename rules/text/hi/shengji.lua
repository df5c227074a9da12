-- The sentences of shengji.lua, in Hindi.

return {
  ["Shengji"] = "शेंगजी",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, tractors and throws."] =
    "शेंगजी: दो टीमें जोड़ियों, ट्रैक्टरों और थ्रो से जीते अंकों के सहारे 2 से A तक "
    .. "लेवल चढ़ती हैं।",
  ["allowed forbidden"] = "अनुमति मनाही",
  ["no one two"] = "नहीं एक दो",
  ["by_format highest"] = "प्रकार से सबसे ऊँचा",
  ["the levels to begin at"] = "शुरुआत के लेवल",
  ["the level at which the dealers win the match"] =
    "वह लेवल जिस पर डीलर की टीम मैच जीतती है",
  ["levels besides the last that only dealers leave"] =
    "आखिरी के अलावा वे लेवल जिनसे सिर्फ़ डीलर की टीम आगे बढ़ती है",
  ["jokers may make a round without trump suit"] =
    "जोकरों से दौर बिना तुरुप सूट का हो सकता है",
  ["cost of a failed throw"] = "थ्रो न टिके तो नुकसान",
  ["what hole cards count at the end"] = "अंत में होल कार्डों की गिनती",
  ["when trumps are declared; after_draw and fixed are duplicate play"] =
    "तुरुप कब दिखाया जाता है; after_draw और fixed डुप्लिकेट खेल हैं",
  ["first dealer in duplicate"] = "डुप्लिकेट में पहला डीलर",
  ["trump suit if fixed"] = "तुरुप सूट, अगर पहले से तय हो",
  ["Jokers on top, then the level cards; that of the trump suit above the others."] =
    "सबसे ऊपर जोकर, फिर लेवल कार्ड; तुरुप सूट वाला लेवल कार्ड बाकी से ऊपर।",
  ["The dealer's side plays its level: cards of that rank are level cards; the others attack. The dealer takes the hole cards, puts as many back and leads."] =
    "डीलर की टीम अपना लेवल खेलती है: उस रैंक के कार्ड लेवल कार्ड हैं; "
    .. "सामने की टीम अंक जुटाती है। डीलर होल कार्ड लेकर उतने ही नीचे रखता "
    .. "है और लीड करता है।",
  ["Each in turn, first the dealer, draws a card and may declare: level cards their suit as trump, two equal jokers or more that there is none. More cards beat fewer; of as many, big jokers beat small ones, and these level cards. The first round has a dealer drawn at random, until somebody declares: whoever does so last deals. The rest are hole cards."] =
    "डीलर से शुरू करके हर खिलाड़ी बारी-बारी से एक कार्ड उठाता है और "
    .. "तुरुप दिखा सकता है: लेवल कार्ड दिखाने से उनका सूट तुरुप बनता है, "
    .. "दो या ज़्यादा एक जैसे जोकरों से बिना तुरुप सूट का दौर। ज़्यादा "
    .. "कार्ड कम को हराते हैं; बराबर संख्या पर बड़े जोकर छोटे जोकरों को, और "
    .. "छोटे जोकर लेवल कार्डों को। पहले दौर में, जब तक कोई तुरुप न दिखाए, "
    .. "डीलर पर्ची से चुना जाता है; फिर डीलर वह है जिसने सबसे बाद में "
    .. "दिखाया। बाकी बचे कार्ड होल कार्ड हैं।",
  ["show cards to declare trumps?"] = "तुरुप के लिए कार्ड दिखाएँ?",
  ["{cards} stands: show stronger cards?"] =
    "{cards} दिखाया जा चुका है: ज़्यादा मज़बूत कार्ड दिखाएँ?",
  ["If nobody has declared, in duplicate play the suit is given, or the dealer's partner names it. Else the first hole card, for all to see, makes trump; a joker makes none, or the next card is turned where there must be one. If all are jokers, and in any case in the first round, the cards are dealt again."] =
    "किसी ने तुरुप न दिखाया हो, तो डुप्लिकेट में सूट पहले से तय होता है या डीलर का साथी "
    .. "बताता है। नहीं तो सबके सामने पलटा गया पहला होल कार्ड तुरुप तय करता है; जोकर हो "
    .. "तो तुरुप सूट नहीं होता, या, जहाँ होना ज़रूरी है, अगला कार्ड पलटा जाता है। सब "
    .. "जोकर हों, और पहले दौर में हर हाल में, कार्ड फिर से बाँटे जाते हैं।",
  ["which suit is trump?"] = "तुरुप कौन सा सूट हो?",
  ["nobody has declared"] = "किसी ने तुरुप नहीं दिखाया",
  ["The attackers' points are those of the cards they have taken, and of failed throws. Those of the hole cards count only if they win the last trick: twice, or if so chosen twice for each card in its lead's largest format."] =
    "सामने की टीम के अंक उसके जीते गए कार्डों और न टिके थ्रो के अंक हैं। "
    .. "होल कार्डों के अंक तभी गिने जाते हैं जब सामने की टीम आखिरी ट्रिक "
    .. "जीते: दुगने, या, अगर ऐसा चुना गया हो, उस लीड के सबसे बड़े प्रकार के "
    .. "हर कार्ड के लिए दुगने।",
  ["All see how many points the attackers have."] =
    "सामने की टीम के कितने अंक हैं, सब देख सकते हैं।",
  ["A failed throw of the dealers gives its cost to the attackers; one of theirs costs them that, but no more than they have."] =
    "डीलर की टीम का थ्रो न टिके तो उसका नुकसान सामने की टीम को अंक देता है; "
    .. "सामने की टीम का न टिके तो उसके उतने अंक कम होते हैं, पर जितने हैं "
    .. "उनसे ज़्यादा नहीं।",
  ["failed throw"] = "थ्रो नहीं टिका",
  ["With 40 points a pack, 80 of two packs, the attacker on the dealer's right deals next, and the attackers rise a level for each 20 a pack above, but from no level where rises end. With fewer the dealer's partner deals, and the dealers rise one level, two below half of that, three at no points."] =
    "हर डेक के 40 अंक, दो डेक में 80, हो जाएँ तो अगला डीलर सामने की टीम "
    .. "का वह खिलाड़ी है जो डीलर के दाईं ओर है, और उसके ऊपर हर डेक के हर 20 "
    .. "अंकों पर सामने की टीम एक लेवल चढ़ती है, पर जिस लेवल पर चढ़ाई रुकती "
    .. "है, वहाँ से नहीं। कम हों तो डीलर का साथी बाँटता है, और डीलर की टीम "
    .. "एक लेवल चढ़ती है, आधे से कम पर दो, शून्य अंक पर तीन।",
  ["a pair must be answered with a pair"] = "जोड़ी का जवाब जोड़ी से देना होगा",
  ["without a pair two cards of the suit are played"] =
    "जोड़ी न हो तो उस सूट के दो कार्ड खेलने होंगे",
  ["the last card of the suit goes with any other"] =
    "सूट के आखिरी कार्ड के साथ कोई भी दूसरा कार्ड जाता है",
  ["a tractor must be answered with a tractor"] =
    "ट्रैक्टर का जवाब ट्रैक्टर से देना होगा",
  ["or else with as many pairs as there are"] = "नहीं तो जितनी जोड़ियाँ हों, उतनी से",
  ["and then with any cards of the suit"] = "और फिर उस सूट के किन्हीं कार्डों से",
  ["a longer tractor obliges to the shorter tractors"] =
    "लंबे ट्रैक्टर के जवाब में छोटे ट्रैक्टर देने होंगे",
  ["pairs of level cards of two suits are no tractor"] =
    "दो सूटों के लेवल कार्डों की जोड़ियाँ ट्रैक्टर नहीं बनातीं",
  ["the top of the trumps holds together"] =
    "सबसे ऊपर के तुरुप लगातार गिने जाते हैं",
  ["a pair of trumps kills a pair"] = "तुरुप की जोड़ी दूसरी जोड़ी को काटती है",
  ["two other trumps do not"] = "दो अलग-अलग तुरुप नहीं काटते",
  ["of two kills the higher one wins"] = "दो बार काटा जाए तो ऊँचा जीतता है",
  ["a kill of a throw has its formats"] =
    "थ्रो को काटने वाले तुरुप उसी के प्रकारों के होने चाहिए",
  ["or it does not win"] = "नहीं तो वे नहीं जीतते",
  ["of equal cards the first is higher"] = "बराबर कार्डों में पहला ऊँचा है",
  ["a throw stands if nobody holds anything higher"] =
    "किसी के पास उससे ऊँचा कुछ न हो तो थ्रो टिकता है",
  ["or else a component that can be beaten is forced"] =
    "नहीं तो जो हिस्सा हराया जा सके, वही खेलना होगा",
  ["so it is with pairs"] = "जोड़ियों में भी ऐसा ही है",
  ["75 points of 80 leave the dealers a level"] =
    "80 में से 75 अंक: डीलर की टीम एक लेवल चढ़ती है",
  ["less than half are two levels"] = "आधे से कम: दो लेवल",
  ["nothing is three"] = "शून्य: तीन लेवल",
  ["80 points change the dealers"] = "80 अंकों पर डीलर की टीम बदलती है",
  ["the attackers deal next and rise no level"] =
    "अगली बार सामने की टीम बाँटती है और कोई लेवल नहीं चढ़ती",
  ["120 are a level for the attackers, too"] =
    "120 पर सामने की टीम एक लेवल भी चढ़ती है",
  ["the last trick doubles the hole cards: 40 and 2 × 20"] =
    "आखिरी ट्रिक होल कार्डों को दुगना करती है: 40 और 2 × 20",
  ["a level that must be played holds the attackers"] =
    "जो लेवल खेलना ज़रूरी है, वह सामने की टीम को रोकता है",
  ["and ends the dealers' rise"] = "और डीलर की टीम की चढ़ाई वहीं रुकती है",
  ["whoever rises at the last level has won"] =
    "आखिरी लेवल पर जो टीम चढ़े, वह जीत गई",
  ["a failed throw of the dealers adds to the attackers' points"] =
    "डीलर की टीम का थ्रो न टिके तो सामने की टीम के अंक बढ़ते हैं",
  ["their own costs no more than they have"] =
    "अपना थ्रो न टिके तो नुकसान अपने अंकों से ज़्यादा नहीं",
  ["what a five, a ten and a king count"] = "पाँच, दस और बादशाह के अंक",
  ["of two packs each draws 25 cards, and eight are left"] =
    "दो डेक: हर खिलाड़ी 25 कार्ड उठाता है, आठ बचते हैं",
  ["of one pack 12, and six are left"] = "एक डेक: 12, छह बचते हैं",
  ["of three packs 39, and six are left"] = "तीन डेक: 39, छह बचते हैं",
  ["of four packs 52, and eight are left"] = "चार डेक: 52, आठ बचते हैं",
  ["the trump suit may be given as none, and the levels too"] =
    "तुरुप सूट ‘कोई नहीं’ भी तय हो सकता है, और लेवल भी",
  ["a level above the last counts as the last"] =
    "आखिरी से ऊपर का लेवल आखिरी गिना जाता है",
  ["a card declared makes its suit trump"] = "दिखाए गए कार्ड का सूट तुरुप बनता है",
  ["in the first round the cards are dealt again if nobody declares"] =
    "पहले दौर में कोई तुरुप न दिखाए तो कार्ड फिर से बाँटे जाते हैं",
  ["deal again"] = "फिर से बाँटें",
  ["later the first hole card makes trump"] =
    "बाद में पहला होल कार्ड तुरुप तय करता है",
  ["a joker turned makes none"] = "जोकर पलटे तो तुरुप सूट नहीं",
  ["where there must be a trump suit the next card is turned"] =
    "जहाँ तुरुप सूट ज़रूरी है, वहाँ अगला कार्ड पलटा जाता है",
  ["half of the points leave the dealers one level"] =
    "आधे अंकों पर डीलर की टीम एक लेवल चढ़ती है",
  ["five points leave them two"] = "पाँच अंकों पर दो लेवल",
  ["115 points are no level for the attackers"] =
    "115 अंकों पर सामने की टीम कोई लेवल नहीं चढ़ती",
  ["the attackers rise at no level that must be played, as A is"] =
    "जो लेवल खेलना ज़रूरी है, जैसे A, उस पर सामने की टीम नहीं चढ़ती",
  ["no rise goes beyond A"] = "A से ऊपर कोई नहीं चढ़ता",
  ["after the last of three rounds the higher level wins"] =
    "तीन में से आखिरी दौर के बाद ऊँचा लेवल जीतता है",
  ["on either side"] = "टीम कोई भी हो",
  ["equal levels are a draw"] = "बराबर लेवल पर बराबरी",
  ["before the last round it goes on"] = "आखिरी दौर से पहले खेल चलता रहता है",
  ["a failed throw of the dealers adds its cost to the attackers"] =
    "डीलर की टीम के न टिके थ्रो का नुकसान सामने की टीम को मिलता है",
  ["one of the attackers takes it away"] = "सामने की टीम का अपना न टिके तो घटता है",
  ["but no more than they have"] = "पर उसके अंकों से ज़्यादा नहीं",
  ["what may be set"] = "क्या-क्या बताया जा सकता है",
  ["two level cards of a suit beat one"] =
    "एक सूट के दो लेवल कार्ड एक को पलटते हैं",
  ["whoever declares in the first round deals, and has the hole cards"] =
    "पहले दौर में तुरुप दिखाने वाला डीलर है, और होल कार्ड उसके हैं",
  ["in duplicate play all is drawn before anybody declares"] =
    "डुप्लिकेट में तुरुप सब कार्ड उठने के बाद दिखाया जाता है",
  ["with one pack jokers declare nothing"] =
    "एक डेक हो तो जोकरों से कुछ नहीं दिखाया जाता",
  ["two jokers declare that there is no trump suit"] =
    "दो जोकर दिखाने से तुरुप सूट नहीं रहता",
  ["unless there must be one"] = "जब तक तुरुप सूट ज़रूरी न हो",
  ["if all pass the dealer's partner names the suit"] =
    "सब पास करें तो डीलर का साथी सूट बताता है",
  ["the last trick counts the hole cards twice, not three times"] =
    "आखिरी ट्रिक होल कार्डों को दुगना करती है, तिगुना नहीं",
  ["195 points are two levels"] = "195 अंकों पर दो लेवल",
  ["counted"] = "गिने गए अंक",
  ["declare"] = "दिखाना",
  ["pass"] = "पास",
  ["level {1}"] = "लेवल {1}",
  ["which {1} cards go face down as hole cards?"] =
    "कौन से {1} कार्ड होल कार्ड के रूप में उलटे रखें?",
  ["{1} of {2} points"] = "{2} में से {1} अंक",
}
