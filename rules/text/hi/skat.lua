-- The sentences of skat.lua, in Hindi.

return {
  ["Skat"] = "स्काट",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."] =
    "स्काट: तीन खिलाड़ी, एक के सामने दो, 32 कार्ड; सबसे ऊँची बोली वाला खेलता है।",
  ["diamonds"] = "ईंट", ["hearts"] = "पान", ["spades"] = "हुकुम",
  ["clubs"] = "चिड़ी", ["grand"] = "ग्रांड", ["null"] = "नुल",
  ["hand"] = "हैंड", ["pass"] = "पास", ["take"] = "लेना",
  ["yes"] = "हाँ", ["schneider"] = "श्नाइडर", ["schwarz"] = "श्वार्त्स",
  ["ouvert"] = "खुला",
  ["null ouvert"] = "खुला नुल",
  ["null hand"] = "नुल हैंड",
  ["null ouvert hand"] = "खुला नुल हैंड",
  ["schneider schwarz ouvert"] = "श्नाइडर श्वार्त्स खुला",
  ["at the table; with four the dealer sits out"] =
    "मेज़ पर खिलाड़ी; चार हों तो डीलर बाहर बैठता है",
  ["rounds in a match"] = "एक मैच में दौर",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "खेल का मूल्य बोली से कम हो, तो नुकसान आधार मूल्य के उस सबसे छोटे गुणज का "
    .. "दुगना है जो बोली तक पहुँचे, या बस एक बार आधार मूल्य",
  ["how a round counts"] = "दौर के अंक कैसे गिने जाते हैं",
  ["Three cards each, two to the skat, four each, three each."] =
    "हर खिलाड़ी को तीन कार्ड, दो स्काट में, फिर हर एक को चार, फिर तीन।",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids any higher value of a game; forehand holds it or passes. Then rearhand, the third, bids so to whoever is left. With no bid forehand may play at 18."] =
    "फ़ोरहैंड डीलर के बाईं ओर है। अगला, मिडिलहैंड, पास करता है या किसी "
    .. "भी खेल के ऐसे मूल्य की बोली लगाता है जो पिछली बोली से ऊँचा हो; "
    .. "फ़ोरहैंड उसे मंज़ूर करता है या पास करता है। फिर तीसरा, रियरहैंड, "
    .. "बचे हुए खिलाड़ी के सामने इसी तरह बोली लगाता है। किसी ने बोली न लगाई "
    .. "हो, तो फ़ोरहैंड पास करता है या 18 पर खेलता है।",
  ["nobody has bid: 18, or pass?"] = "किसी ने बोली नहीं लगाई: 18, या पास?",
  ["The declarer takes the skat and puts any two cards away, or plays hand."] =
    "बोली जीतने वाला स्काट लेकर कोई भी दो कार्ड नीचे रखता है, या हैंड खेलता "
    .. "है।",
  ["do you take the skat, or play hand?"] =
    "स्काट लें (take), या बिना देखे हैंड (hand) खेलें?",
  ["which two cards go into the skat?"] = "स्काट में कौन से दो कार्ड रखें?",
  ["The declarer names the contract: a null game only if it reaches the bid, as it never counts more. In hand games schneider, schwarz or ouvert may be announced, each with those before it. An open hand is laid down at once."] =
    "बोली जीतने वाला कॉन्ट्रैक्ट बताता है: नुल तभी, जब वह बोली तक पहुँचे, क्योंकि उसका "
    .. "मूल्य बढ़ता नहीं। हैंड खेल में श्नाइडर (schneider), श्वार्त्स (schwarz) या खुला "
    .. "(ouvert) की घोषणा की जा सकती है; हर घोषणा में उससे पहले वाली शामिल हैं। खुला "
    .. "हाथ तुरंत सबके सामने रखा जाता है।",
  ["you have bid {bid}: what do you play?"] =
    "आपकी बोली {bid} है: कौन सा खेल खेलें?",
  ["the hand is open"] = "हाथ खुला है",
  ["Nobody scores, and the next dealer deals."] =
    "किसी को अंक नहीं, और अगला डीलर बाँटता है।",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "फ़ोरहैंड लीड करता है। नुल में बोली जीतने वाले के पहली ट्रिक लेते ही "
    .. "खेल समाप्त।",
  ["A null game is won without a trick. Schneider announced needs 90 points, schwarz or ouvert all tricks. With n, or against n: the base value counts once for each of the n highest trumps in a row that the declarer, skat included, has or lacks; then once for the game, hand, 90 points (schneider) or all tricks (schwarz) of either side, announcing each, and an open hand. What is announced counts though it fails, but nothing above it then."] =
    "नुल बिना कोई ट्रिक लिए जीता जाता है। श्नाइडर की घोषणा पर 90 अंक "
    .. "चाहिए, श्वार्त्स या खुले की घोषणा पर सारी ट्रिकें। n के साथ, या n के "
    .. "बिना: सबसे ऊपर के n लगातार तुरुप, जो स्काट मिलाकर बोली जीतने वाले "
    .. "के पास हों या न हों, उनमें से हर एक के लिए आधार मूल्य एक बार गिना "
    .. "जाता है; फिर एक-एक बार खेल के लिए, हैंड के लिए, किसी भी टीम के 90 "
    .. "अंक (श्नाइडर) या सारी ट्रिकों (श्वार्त्स) के लिए, इनमें से हर घोषणा "
    .. "के लिए और खुले हाथ के लिए। जिसकी घोषणा हुई, वह पूरा न हो तब भी गिना "
    .. "जाता है, पर तब उसके ऊपर का कुछ नहीं।",
  ["A game that is won counts its value for the declarer, a lost one costs twice that. A game that is worth less than the bid is always lost."] =
    "जीता गया खेल बोली जीतने वाले को अपने मूल्य के अंक देता है, हारा हुआ उसके दुगने "
    .. "अंक कम करता है। जिस खेल का मूल्य बोली से कम हो, वह हर हाल में हारा हुआ है।",
  ["The declarer gets what the game counts. By Seeger and Fabian a win is 50 more; a loss is 50 less, and all others get 40 each, at a table of four 30."] =
    "बोली जीतने वाले को खेल के अंक मिलते हैं। Seeger और Fabian की गिनती "
    .. "में जीत पर 50 और; हार पर 50 और कम, और बाकी सबको 40-40, चार की मेज़ "
    .. "पर 30-30।",
  ["game won"] = "खेल जीता",
  ["game lost"] = "खेल हारा",
  ["game lost by the declarer"] = "बोली जीतने वाला खेल हारा",
  ["a jack is a trump and never a card of its suit"] =
    "गुलाम तुरुप है, अपने सूट का कार्ड कभी नहीं",
  ["a trump led is followed with trumps"] =
    "तुरुप लीड हो तो तुरुप खेलना होगा",
  ["the only trump must follow a jack"] =
    "गुलाम लीड हो तो अकेला तुरुप भी खेलना होगा",
  ["in grand only jacks are trumps"] = "ग्रांड में सिर्फ़ गुलाम तुरुप हैं",
  ["the jack of clubs is the highest card"] = "चिड़ी का गुलाम सबसे ऊँचा कार्ड है",
  ["the ten stands above the king"] = "दस बादशाह से ऊँचा है",
  ["in a null game the ten loses to the jack"] = "नुल में दस गुलाम से हारता है",
  ["with seven is game eight"] = "सात के साथ: खेल आठ",
  ["against one is game two"] = "एक के बिना: खेल दो",
  ["hand and schneider count one each"] =
    "हैंड और श्नाइडर एक-एक गिने जाते हैं",
  ["grand ouvert with four is the highest game there is"] =
    "चार के साथ खुला ग्रांड सबसे ऊँचा खेल है",
  ["an overbid game is lost, whatever was taken"] =
    "मूल्य बोली से कम हो तो खेल हारा हुआ है, अंक कितने भी हों",
  ["schneider may save a game from being overbid"] =
    "श्नाइडर से मूल्य बोली तक पहुँच सकता है",
  ["an overbid game may lose its base value alone"] =
    "मूल्य बोली से कम हो तो नुकसान सिर्फ़ आधार मूल्य का भी हो सकता है",
  ["a game that is lost counts twice"] = "हारा हुआ खेल दुगना गिना जाता है",
  ["and schneider counts, whoever it is"] = "और श्नाइडर गिना जाता है, किसी का भी हो",
  ["60 points are not enough"] = "60 अंक काफ़ी नहीं",
  ["schneider made may not be enough for a bid"] =
    "श्नाइडर बनने पर भी मूल्य बोली से कम पड़ सकता है",
  ["an announcement that fails counts as announced"] =
    "जो घोषणा पूरी न हो, वह भी घोषणा गिनी जाती है",
  ["and no level beyond it"] = "और उसके ऊपर का कुछ नहीं",
  ["a null game is won without a trick"] = "नुल बिना ट्रिक के जीता जाता है",
  ["and lost with one"] = "और एक ट्रिक से हारा जाता है",
  ["what one card of each rank counts"] = "हर रैंक के एक कार्ड के अंक",
  ["ten cards each, and two in the skat"] = "हर खिलाड़ी को दस कार्ड, स्काट में दो",
  ["of four players the dealer gets none"] = "चार खिलाड़ी हों तो डीलर को कार्ड नहीं",
  ["the values that games can have are bid"] =
    "बोली वही संख्याएँ हैं जो खेलों का मूल्य हो सकती हैं",
  ["forehand holds what middlehand bids, and rearhand passes"] =
    "फ़ोरहैंड मिडिलहैंड की बोली मंज़ूर करता है, और रियरहैंड पास",
  ["rearhand bids to the one who is left"] =
    "रियरहैंड बचे हुए खिलाड़ी के सामने बोली लगाता है",
  ["if both pass forehand may play at 18"] =
    "दोनों पास करें तो फ़ोरहैंड 18 पर खेल सकता है",
  ["and is the declarer then"] = "और तब खेल उसी का है",
  ["null schneider"] = "नुल श्नाइडर",
  ["if all pass the next one deals"] = "सब पास करें तो अगला खिलाड़ी बाँटता है",
  ["two cards are put into the skat"] = "स्काट में दो कार्ड रखे जाते हैं",
  ["at 23 a null game may be named"] = "23 पर नुल बताया जा सकता है",
  ["at 24 it may not"] = "24 पर नहीं",
  ["at 46 an open one may be named"] = "46 पर खुला नुल बताया जा सकता है",
  ["at 48 it may not"] = "48 पर नहीं",
  ["in hand null reaches 35"] = "हैंड में नुल 35 तक पहुँचता है",
  ["but not 36"] = "पर 36 तक नहीं",
  ["and an open hand 59"] = "और खुला हाथ 59 तक",
  ["but not 60"] = "पर 60 तक नहीं",
  ["in hand a level may be announced"] = "हैंड में श्नाइडर या श्वार्त्स की घोषणा की जा "
    .. "सकती है",
  ["grand schneider"] = "ग्रांड श्नाइडर",
  ["an open null game announces nothing"] = "खुले नुल में कोई घोषणा नहीं होती",
  ["in an open null game too the ten loses to the jack"] =
    "खुले नुल में भी दस गुलाम से हारता है",
  ["61 points are enough"] = "61 अंक काफ़ी हैं",
  ["89 points are not schneider"] = "89 अंक श्नाइडर नहीं",
  ["with 30 points the declarer is schneider"] =
    "30 अंकों पर बोली जीतने वाला श्नाइडर है",
  ["schneider announced and 89 points are lost"] =
    "श्नाइडर की घोषणा और 89 अंक: हार",
  ["with 90 they are won"] = "90 पर जीत",
  ["every trick makes schwarz"] = "सारी ट्रिकों से श्वार्त्स बनता है",
  ["no trick at all suffers it"] = "एक भी ट्रिक न मिले तो श्वार्त्स लगता है",
  ["schwarz announced counts four steps"] =
    "श्वार्त्स की घोषणा गुणक में चार जोड़ती है",
  ["one trick lost is schwarz lost"] = "एक ट्रिक गई तो श्वार्त्स गया",
  ["schneider announced and every trick is schwarz, too"] =
    "श्नाइडर की घोषणा और सारी ट्रिकें: श्वार्त्स भी",
  ["an overbid game loses the multiple that reaches the bid: 55"] =
    "मूल्य बोली से कम: बोली तक पहुँचने वाले गुणज का नुकसान: 55",
  ["a null game in hand is worth 35"] = "हैंड में नुल 35 का है",
  ["an open one 46"] = "खुला नुल 46 का",
  ["54 points won and 7 in the skat are enough"] =
    "54 अंक जीते और 7 स्काट में: काफ़ी हैं",
  ["in a tournament a game won is 50 more"] = "टूर्नामेंट में जीते खेल के 50 और",
  ["a game lost is 50 less, and 40 for the others"] =
    "हारे खेल पर 50 और कम, और बाकी को 40-40",
  ["with four players 30"] = "चार खिलाड़ी हों तो 30-30",
  ["a bid that the game's value just reaches is reached"] =
    "मूल्य ठीक बोली के बराबर हो तो काफ़ी है",
  ["where nothing is said of tricks a null game is won"] =
    "ट्रिकों की बात न हो तो नुल जीता हुआ है",
  ["it is never named for a bid that it does not reach"] =
    "बोली तक न पहुँचे तो नुल नहीं बताया जाता",
  ["what may be set"] = "क्या-क्या बताया जा सकता है",
  ["with {1}"] = "{1} के साथ",
  ["against {1}"] = "{1} के बिना",
  ["announced {1}"] = "घोषणा {1}",
  ["game {1}"] = "खेल {1}",
  ["hand {1}"] = "हैंड {1}",
  ["schneider {1}"] = "श्नाइडर {1}",
  ["schwarz {1}"] = "श्वार्त्स {1}",
  ["open {1}"] = "खुला {1}",
  ["null {1}"] = "नुल {1}",
  ["null hand {1}"] = "नुल हैंड {1}",
  ["null ouvert {1}"] = "खुला नुल {1}",
  ["null ouvert hand {1}"] = "खुला नुल हैंड {1}",
  ["won"] = "जीत",
  ["lost"] = "हार",
  ["won with {1}"] = "{1} अंकों पर जीत",
  ["twice {1}"] = "{1} का दुगुना",
  ["lost with {1}"] = "{1} अंकों पर हार",
  ["overbid at {1}"] = "बोली {1} से कम",
  ["× diamonds {1} = {2}"] = "× ईंट {1} = {2}",
  ["× hearts {1} = {2}"] = "× पान {1} = {2}",
  ["× spades {1} = {2}"] = "× हुकुम {1} = {2}",
  ["× clubs {1} = {2}"] = "× चिड़ी {1} = {2}",
  ["× grand {1} = {2}"] = "× ग्रांड {1} = {2}",
  ["defenders"] = "विरोधी",
  ["worth"] = "मूल्य की गणना",
  ["diamonds × {1}"] = "ईंट × {1}",
  ["hearts × {1}"] = "पान × {1}",
  ["spades × {1}"] = "हुकुम × {1}",
  ["clubs × {1}"] = "चिड़ी × {1}",
  ["grand × {1}"] = "ग्रांड × {1}",
  ["skat"] = "स्काट",
  ["take skat"] = "स्काट लेना",
  ["declarer took"] = "बोली जीतने वाले ने लिए",
  ["defenders took"] = "विरोधियों ने लिए",
  ["with 31 not"] = "31 अंकों पर नहीं",
}
