-- The sentences of bid_whist.lua, in Hindi.

return {
  ["Bid Whist"] = "बिड व्हिस्ट",
  ["Bid Whist: two partnerships bid for tricks and for the right to name trump."] =
    "बिड व्हिस्ट: दो टीमें ट्रिकों की और तुरुप चुनने के हक की बोली लगाती हैं।",
  ["no trump"] = "नो ट्रम्प",
  ["uptown downtown"] = "अपटाउन डाउनटाउन",
  ["uptown"] = "अपटाउन",
  ["downtown"] = "डाउनटाउन",
  ["pass"] = "पास",
  ["trump"] = "तुरुप",
  ["the lowest number that may be bid"] = "बोली की सबसे छोटी संख्या",
  ["how long the bidding goes on; once_round: each player speaks once, the dealer last"] =
    "बोली कब तक चलती है; once_round: हर खिलाड़ी एक बार, डीलर सबसे बाद में",
  ["the kitty is shown when there is a trump"] =
    "तुरुप हो तो किटी सबको दिखाई जाती है",
  ["points that win the game"] = "कितने अंकों पर जीत",
  ["points that lose the game"] = "कितने अंकों पर हार",
  ["target floor"] = "लक्ष्य और निचली सीमा",
  ["rounds to play, the higher total wins; 0: to target"] =
    "खेले जाने वाले दौर, बड़ा योग जीतता है; 0: लक्ष्य तक",
  ["what a failed bid loses: the points it is short of, or all it promised"] =
    "वादा पूरा न हो तो नुकसान: जितने अंक कम पड़े, या जितने का वादा था",
  ["two jokers, the big and the little, are played"] =
    "दो जोकर खेले जाते हैं, बड़ा और छोटा",
  ["the place of aces downtown"] = "डाउनटाउन में इक्कों की जगह",
  ["no trump counts double, won or lost"] =
    "नो ट्रम्प दुगना गिना जाता है, जीत हो या हार",
  ["the dealer, who speaks last, may also repeat the highest bid"] =
    "डीलर, जो सबसे बाद में बोलता है, सबसे ऊँची बोली दोहरा भी सकता है",
  ["seat that deals first; 0: drawn at random"] =
    "पहले बाँटने वाली सीट; 0: पर्ची से",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."] =
    "एक-एक करके हर खिलाड़ी को बारह कार्ड; बाकी कार्ड उलटे रखी किटी हैं।",
  ["The dealer's left speaks first. Each in turn passes, and stays out, or bids: a number alone (which says uptown), downtown, or with no trump. A greater number beats a smaller one; of bids with one number downtown beats uptown, and no trump beats both. Three passes after a bid end it, or 7 no trump. If the first three pass, the dealer must bid."] =
    "डीलर के बाईं ओर का खिलाड़ी पहले बोलता है। बारी-बारी से हर खिलाड़ी "
    .. "पास करता है, और फिर बोली से बाहर रहता है, या बोली लगाता है: अकेली "
    .. "संख्या (मतलब अपटाउन), डाउनटाउन के साथ, या नो ट्रम्प के साथ। बड़ी "
    .. "संख्या छोटी से ऊँची है; एक ही संख्या पर डाउनटाउन अपटाउन से और "
    .. "नो ट्रम्प दोनों से ऊँचा है। बोली के बाद तीन पास, या 7 नो ट्रम्प, पर "
    .. "बोली समाप्त। पहले तीन पास करें तो डीलर को बोली लगानी होगी।",
  ["what do you bid over {bid}?"] = "{bid} के ऊपर आपकी बोली?",
  ["what do you bid?"] = "आपकी बोली?",
  ["A bid promises six tricks more than its number. There are thirteen, because the kitty counts as one."] =
    "बोली अपनी संख्या से छह ज़्यादा ट्रिकें जीतने का वादा है। ट्रिकें तेरह हैं, क्योंकि "
    .. "किटी भी एक ट्रिक गिनी जाती है।",
  ["The bidder names the trump suit or, with no trump, the direction, before anybody has seen the kitty."] =
    "बोली जीतने वाला तुरुप सूट या, नो ट्रम्प में, दिशा बताता है, इससे पहले कि कोई "
    .. "किटी देखे।",
  ["uptown or downtown?"] = "अपटाउन या डाउनटाउन?",
  ["which suit is trump?"] = "तुरुप कौन सा सूट हो?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The jokers are the two highest trumps; without trump they belong to no suit and never win. If one is led then, the next card that is no joker is the suit led."] =
    "अपटाउन में ऊँचे कार्ड जीतते हैं, डाउनटाउन में नीचे के, पर इक्का ऊँचा "
    .. "ही रहता है। दोनों जोकर सबसे ऊँचे तुरुप हैं; नो ट्रम्प में वे किसी "
    .. "सूट के नहीं और कभी ट्रिक नहीं जीतते। तब जोकर लीड हो, तो अगला कार्ड जो "
    .. "जोकर न हो, लीड सूट तय करता है।",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. The bidder takes it and puts as many cards back face down; the others see how many of the kitty's cards the bidder has kept."] =
    "किटी बोली जीतने वाले की पहली ट्रिक है। तुरुप हो तो किटी सबको दिखाई जाती है। "
    .. "बोली जीतने वाला उसे लेकर उतने ही कार्ड उलटे रखता है; बाकी खिलाड़ी देखते हैं कि "
    .. "किटी के कितने कार्ड हाथ में रह गए, पर यह नहीं कि कौन से।",
  ["the kitty"] = "किटी",
  ["which cards go into the kitty?"] = "किटी में कौन से कार्ड रखें?",
  ["The bidder leads."] = "पहली ट्रिक बोली जीतने वाला लीड करता है।",
  ["Only the bidding side scores. If it took what it bid, it scores each trick above six; if not, it loses the tricks that are missing, at most the bid."] =
    "अंक सिर्फ़ बोली वाली टीम के बदलते हैं। वादा पूरा हो तो छह से ऊपर की हर ट्रिक का "
    .. "एक अंक मिलता है; न हो तो जितनी ट्रिकें कम पड़ीं, उतने अंक कम होते हैं, पर बोली "
    .. "से ज़्यादा नहीं।",
  ["an opening bid is any number and kind, or a pass"] =
    "पहली बोली किसी भी संख्या और प्रकार की हो सकती है, या पास",
  ["{1} no trump"] = "{1} नो ट्रम्प",
  ["{1} downtown"] = "{1} डाउनटाउन",
  ["4 no trump uptown"] = "4 नो ट्रम्प अपटाउन",
  ["4 beats 3 no trump"] = "4 की बोली 3 नो ट्रम्प से ऊँची है",
  ["4 downtown beats 4"] = "4 डाउनटाउन की बोली 4 से ऊँची है",
  ["7 no trump"] = "7 नो ट्रम्प",
  ["3 no trump"] = "3 नो ट्रम्प",
  ["4 no trump"] = "4 नो ट्रम्प",
  ["2 no trump"] = "2 नो ट्रम्प",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"] =
    "4 नो ट्रम्प के बाद 4 डाउनटाउन की अनुमति नहीं, 5 की है",
  ["if the first three pass, the dealer must bid"] =
    "पहले तीन पास करें तो डीलर को बोली लगानी होगी",
  ["seven no trump ends the bidding"] =
    "सात नो ट्रम्प पर बोली समाप्त हो जाती है",
  ["uptown and downtown name the trump suit"] =
    "अपटाउन और डाउनटाउन में तुरुप सूट बताया जाता है",
  ["bid four, ten tricks: the kitty and ten played make five points"] =
    "बोली चार, यानी दस ट्रिकें: किटी और खेली गई दस ट्रिकों से पाँच अंक",
  ["the kitty and eight played are one short"] =
    "किटी और खेली गई आठ ट्रिकें: एक कम",
  ["bid seven, nine tricks taken: four points lost"] =
    "बोली सात, ट्रिकें नौ: चार अंक कम",
  ["six tricks or fewer are no points: no more is lost than was bid"] =
    "छह या कम ट्रिकों का कोई अंक नहीं: बोली से ज़्यादा नुकसान नहीं होता",
  ["a side at minus five has lost"] = "-5 अंक पर टीम हार जाती है",
  ["a failed bid may lose all it promised"] =
    "वादा पूरा न हो तो पूरी बोली का नुकसान हो सकता है",
  ["no trump may count double"] = "नो ट्रम्प दुगना गिना जा सकता है",
  ["downtown the ace is still the highest"] =
    "डाउनटाउन में भी इक्का सबसे ऊँचा है",
  ["downtown the low cards are high"] = "डाउनटाउन में नीचे के कार्ड ऊँचे हैं",
  ["with low aces the deuce is the highest downtown"] =
    "इक्का नीचा हो तो डाउनटाउन में दो सबसे ऊँचा है",
  ["the big joker is the highest trump"] = "बड़ा जोकर सबसे ऊँचा तुरुप है",
  ["the king of trumps had to follow"] = "तुरुप का बादशाह खेलना ही था",
  ["a little joker is a trump and must follow"] =
    "छोटा जोकर तुरुप है और उसे खेलना ही होगा",
  ["without trump the jokers win nothing"] =
    "नो ट्रम्प में जोकर कुछ नहीं जीतते",
  ["without trump only who cannot follow may throw a joker"] =
    "नो ट्रम्प में जोकर वही डाल सकता है जिसके पास लीड सूट न हो",
  ["after a joker that was led anything may be played"] =
    "जोकर लीड हो तो कोई भी कार्ड खेला जा सकता है",
  ["the first card that is no joker sets the suit"] =
    "जोकर के बाद का पहला दूसरा कार्ड लीड सूट तय करता है",
  ["a joker that was led cannot win"] = "लीड किया गया जोकर नहीं जीत सकता",
  ["a bid made exactly counts as many points"] =
    "जितनी बोली, ठीक उतनी ट्रिकें: बोली जितने अंक",
  ["a bid of four promises ten tricks"] = "4 की बोली दस ट्रिकों का वादा है",
  ["twelve cards each, six in the kitty"] =
    "हर खिलाड़ी को बारह कार्ड, किटी में छह",
  ["without jokers there are four in the kitty"] =
    "जोकर न हों तो किटी में चार कार्ड",
  ["a number alone is uptown, with the trump that is named"] =
    "अकेली संख्या अपटाउन है, तुरुप वही जो बताया जाए",
  ["downtown is said with the number"] =
    "डाउनटाउन संख्या के साथ कहा जाता है",
  ["of a bid without trump the direction is named"] =
    "नो ट्रम्प की बोली में दिशा बताई जाती है",
  ["trumps do not count double, even where no trump does"] =
    "तुरुप वाली बोली दुगनी नहीं होती, भले नो ट्रम्प की होती हो",
  ["no trump does not count double by itself"] =
    "नो ट्रम्प अपने आप दुगना नहीं गिना जाता",
  ["the values of the options"] = "विकल्पों के मान",
  ["bid {1}"] = "बोली {1}",
  ["bid {1} downtown"] = "बोली {1} डाउनटाउन",
  ["bid {1} no trump"] = "बोली {1} नो ट्रम्प",
  ["took {1}"] = "ट्रिकें {1}",
  ["{1} tricks"] = "{1} ट्रिकें",
  ["no trump doubles"] = "नो ट्रम्प का दुगना",
}
