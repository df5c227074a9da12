-- The help on facts, examples and lessons in Hindi: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "संख्या: कितने खेलते हैं; जहाँ कोई विकल्प यह बताए वहाँ न लिखें",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "डेक: कार्ड: french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or lists "
    .. "of seats; { [4] = \"partners\" }: where four play; left out: each for "
    .. "oneself"] =
    "टेक्स्ट या सीटों की सूचियाँ: \"partners\" (मेज़ पर आमने-सामने वाले), या "
      .. "सीटों की सूचियाँ; { [4] = \"partners\" }: जहाँ चार खेलें; न लिखें "
      .. "तो हर कोई अपने लिए",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "टेक्स्ट: \"clockwise\" (घड़ी की दिशा में) या \"anticlockwise\" (घड़ी की उल्टी "
    .. "दिशा में)",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "टेक्स्ट: रैंक, नीचे से ऊपर; न लिखें तो डेक वाली",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "तालिका: रैंकों, सूटों या अकेले कार्डों के अंक; एक नाम में कई हो सकते हैं, "
      .. "[\"K Q J\"] = 10; `trumps = { J = 20 }` तुरुपों के हैं, और किसी फ़ील्ड "
      .. "के नाम में वे जो उसके मान पर निर्भर हैं: contract = { high = { A = "
      .. "19 } }; `trick = 1` हर ट्रिक का मूल्य है, `last_trick = 10` आखिरी ट्रिक "
      .. "का, और `last_trick = { 10, 20 }` आखिरी से पहली और आखिरी का, "
      .. "self:count_cards के लिए; `halves = true`: इनमें से दो अंक मेज़ पर एक "
      .. "अंक हैं",
  ["table: what the contracts are worth, by name: a number, or a number with "
    .. "how often it may count, { 12, from = 2, to = 18 }, and with `trump`, "
    .. "`top` and `ranks`, which cards are higher in it, as the step `order` "
    .. "says it otherwise; `trump = true`: the suit of its name."] =
    "तालिका: कॉन्ट्रैक्ट कितने के हैं, नाम से: एक संख्या, या यह भी कि वह कितनी बार "
      .. "गिनी जा सकती है, { 12, from = 2, to = 18 }, और `trump`, `top` तथा "
      .. "`ranks` से कि उसमें कौन-से कार्ड ऊँचे हैं, जैसे चरण `order` बताता; "
      .. "`trump = true`: अपने नाम का सूट।",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points = "
    .. "90 }; the first has a word for each party if it can be said; see the "
    .. "parts of an announcement, and self:count_announcements"] =
    "सूची: self:form_parties के दो पक्ष क्या घोषित कर सकते हैं या बिना कहे पा "
      .. "सकते हैं, चरण-दर-चरण, सबसे नीचे से: { \"no 90\", points = 90 }; "
      .. "पहले में, अगर वह कहा जा सके, हर पक्ष का एक शब्द है; घोषणा के भाग और "
      .. "self:count_announcements देखें",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its cards "
    .. "like a hand; counted = true: the screen only counts them, as cards "
    .. "that were taken and lie face down; if each side or player has one: { "
    .. "sees = …, each = \"side\" }; a row of seven piles: { sees = …, n = 7 "
    .. "}, which rules read as self.NAME[1] to self.NAME[7]; whose cards lie "
    .. "on those of a face-down row: { sees = \"all\", n = 7, on = \"NAME\" }"] =
    "तालिका: खेल के अपने ढेर, नाम से: उन्हें कौन देखता है (\"none\" कोई नहीं, "
      .. "\"owner\" मालिक, \"all\" सब; \"top\": ऊपर रखा हर कार्ड सब देखते "
      .. "हैं); { sees = \"all\", sorted = true }: स्क्रीन उसके कार्ड हाथ की "
      .. "तरह सजाती है; counted = true: स्क्रीन उन्हें सिर्फ़ गिनती है, जैसे "
      .. "जीते हुए उलटे कार्ड; हर टीम या खिलाड़ी का अपना हो तो: { sees = …, "
      .. "each = \"side\" }; सात ढेरों की पंक्ति: { sees = …, n = 7 }, "
      .. "जिन्हें नियम self.NAME[1] से self.NAME[7] तक पढ़ते हैं; जिसके कार्ड "
      .. "उलटी पंक्ति के कार्डों पर पड़े हों: { sees = \"all\", n = 7, on = "
      .. "\"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "तालिका: कार्डों के अंकों के लिए एक खिलाड़ी बाकी के ख़िलाफ़: { "
      .. "\"declarer\", \"defenders\", needs = 61 }।",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "सूची: ट्रिक में खिलाड़ी को क्या करना होता है, क्रम से; घरेलू नियम में "
      .. "`without = \"NAME\"` खेल के बंधन हटाता है",
  ["table: players play several cards at once, as pairs or tractors: { throws "
    .. "= true (or \"allowed\" and \"forbidden\"), short_tractors = true, "
    .. "pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare = "
    .. "\"by_format\" or \"highest\" }"] =
    "तालिका: खिलाड़ी एक साथ कई कार्ड खेलते हैं, जैसे जोड़ियाँ या ट्रैक्टर: { "
      .. "throws = true (या \"allowed\" और \"forbidden\"), short_tractors = "
      .. "true, pairs_over_triple = \"no\", \"one\" या \"two\", kill_compare "
      .. "= \"by_format\" या \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "तालिका: मेल्ड किससे बनता है: `melds` के भाग देखें",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts of "
    .. "a pattern"] =
    "तालिका: कार्डों के कौन-से सेट गिने जाते हैं, नाम वाली सूचियाँ, "
      .. "self:patterns के लिए: { show = { { \"pair\", same = 2, points = 2 "
      .. "}, … } }; नमूने के भाग देखें",
  ["table: what a card takes from the table in games where cards are fished, "
    .. "for self:ask_capture: see the parts of `captures`"] =
    "तालिका: मेज़ के कार्ड पकड़ने वाले खेलों में कार्ड मेज़ से क्या लेता है, "
      .. "self:ask_capture के लिए: `captures` के भाग देखें",
  ["cards: ranks or cards that a player lays down as soon as they come, into "
    .. "the pile `side.laid_down`"] =
    "कार्ड: रैंक या कार्ड जिन्हें खिलाड़ी आते ही ढेर `side.laid_down` में "
      .. "रखता है",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "तालिका: खिलाड़ी डिस्कार्ड पाइल कैसे लेते हैं: `taking` के भाग देखें",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "तालिका: चढ़ाई वाले खेल में कई कार्ड मिलकर क्या हैं, नीचे से ऊपर { "
      .. "\"pair\", of = 2 } जैसों की सूची: उसके भाग देखें",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "तालिका: लेवल जिन पर हर टीम दौर-दर-दौर चढ़ती है, और जो `side.level` में "
      .. "रहते हैं: { of = नीचे से ऊपर शब्द, first = शुरू का लेवल, या हर टीम "
      .. "का एक, last = सबसे ऊँचा, stops = लेवल जहाँ हर चढ़ाई रुकती है }; "
      .. "self:climb देखें",
  ["text: who wins when the match ends: \"highest total\" (if not given, and "
    .. "\"highest level\" where the sides climb levels), \"lowest total\"; "
    .. "or, after the option `rounds`, by a number or choice that each side "
    .. "keeps, \"highest level\": choices are from low to high"] =
    "टेक्स्ट: मैच समाप्त होने पर कौन जीतता है: \"highest total\" (न लिखें तो "
      .. "यही, और जहाँ टीमें लेवल चढ़ती हैं वहाँ \"highest level\"), \"lowest "
      .. "total\"; या विकल्प `rounds` के बाद, हर टीम की किसी संख्या या चुने "
      .. "शब्द से, \"highest level\": शब्द नीचे से ऊपर हैं",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or the "
    .. "match is a \"draw\""] =
    "टेक्स्ट: जब कोई टीम विकल्प `target` तक पहुँचे और कई का कुल सबसे अच्छा हो "
      .. "तब क्या होता है: वे आगे खेलते हैं, \"play on\" (न लिखें तो यही), या "
      .. "मैच बराबर है, \"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the other "
    .. "facts tell"] =
    "टेक्स्ट: खेलों की सूची में यह कहाँ है: \"tricks\", \"bidding\", "
      .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
      .. "\"fishing\", \"patience\", \"others\"; न लिखें तो दूसरे तथ्यों से "
      .. "पता चलता है",
  ["text: why a round may end without points for anybody, as the table says "
    .. "it behind `Nobody scores:`: \"both have 60 points\"."] =
    "टेक्स्ट: दौर में किसी को अंक क्यों नहीं मिल सकते, जैसा मेज़ `किसी को अंक "
      .. "नहीं:` के बाद बताती है: \"both have 60 points\"।",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "वे उत्तर कैसे शुरू होते या आगे चलते हैं जिनमें किसी खिलाड़ी की सीट का "
      .. "नाम है: \"ask {player}\"; या कई खिलाड़ियों का: \"double {players}\"।",
  ["number: how many rounds a match has where the option `rounds` is 0; then "
    .. "the highest total wins, or what else the fact `wins` says"] =
    "संख्या: विकल्प `rounds` 0 हो तो मैच में कितने दौर हैं; तब सबसे ऊँचा कुल "
      .. "जीतता है, या जो तथ्य `wins` कहे",
  ["number: how many cards the deal needs: options for which the pack has too "
    .. "few are refused"] =
    "संख्या: बाँट के लिए कितने कार्ड चाहिए: जिन विकल्पों के लिए गड्डी में कम "
      .. "हों वे मना हैं",
  ["number: the sum of the points of every round; only check uses it"] =
    "संख्या: हर दौर के अंकों का जोड़; सिर्फ़ check इसका उपयोग करता है",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "तालिका: खेल के अपने तथ्य, self.facts.NAME से पढ़े जाते हैं",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "तालिका: फ़ील्ड जो दौर तय करता है, अपनी किस्मों सहित; अगला शुरू होने पर "
      .. "वे फिर ख़ाली होते हैं",
  ["table: fields that last from round to round, with their defaults"] =
    "तालिका: फ़ील्ड जो दौर-दर-दौर बने रहते हैं, अपने सामान्य मानों सहित",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "तालिका: खिलाड़ी क्या चुन सकते हैं: number, choice, flag या text { … }",
  ["function: gets the options, and answers a text if their values do not go "
    .. "together: there is no match then"] =
    "फ़ंक्शन: इसे विकल्प मिलते हैं, और उनके मान साथ न चलें तो यह टेक्स्ट "
      .. "लौटाता है: तब मैच नहीं होता",
  ["the name of the pack"] = "गड्डी का नाम",
  ["letters of the suits"] = "सूटों के अक्षर",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 2 "
    .. "3\", T = \"1 2 3 4 5\" }"] =
    "रैंक, नीचे से ऊपर; सूटों की अपनी रैंक हों तो तालिका: { \"1 2 3\", T = "
      .. "\"1 2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "हर गड्डी के जोकर; एक नाम के दो एक-से हैं",
  ["the number of packs that are shuffled together"] =
    "एक साथ फेंटी जाने वाली गड्डियों की संख्या",
  ["how often a pack has a card, where it is not once: cards, ranks or suits "
    .. "by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number comes before "
    .. "that of its rank or suit"] =
    "गड्डी में कार्ड कितनी बार है, जहाँ एक बार नहीं: कार्ड, रैंक या सूट, नाम "
      .. "से, { [\"1T 9T\"] = 2, P = 3 }; कार्ड की अपनी संख्या उसकी रैंक या "
      .. "सूट की संख्या से पहले आती है",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "कार्डों पर और क्या छपा है: { poem = \"1R 2R\" }, cards:tagged के लिए",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "कार्ड या रैंक जो गड्डी में नहीं हैं; कितने खेलते हैं उसके अनुसार: { [3] "
      .. "= \"2D\", [5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "रैंक: सेटों के लिए रैंक या कार्ड; सेट एक ही रैंक के कार्ड हैं",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards of "
    .. "one suit that follow each other; a rank may be at both ends"] =
    "क्रमवार रैंक: क्रमों के लिए रैंकों की पंक्ति, नीचे से ऊपर; क्रम एक सूट "
      .. "के एक के बाद एक कार्ड हैं; कोई रैंक दोनों सिरों पर हो सकती है",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "कार्ड: रैंक, कार्ड या जोकर जो दूसरों की जगह ले सकते हैं",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it stands "
    .. "for that as long as it lies"] =
    "फ़्लैग: वाइल्ड कार्ड बिछाने वाला एक कार्ड का नाम लेता है, जैसे BJ=5H, और "
      .. "जब तक वह मेज़ पर है उसी की जगह रहता है",
  ["number: cards in a meld, at least (3)"] =
    "संख्या: मेल्ड में कम से कम कार्ड (3)",
  ["number: cards in a meld, at most"] =
    "संख्या: मेल्ड में ज़्यादा से ज़्यादा कार्ड",
  ["number: natural cards in a meld, at least (2)"] =
    "संख्या: मेल्ड में कम से कम नेचुरल कार्ड (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "संख्या: उसमें हर वाइल्ड कार्ड पर कम से कम कितने नेचुरल (0)",
  ["number: wild cards in a meld, at most"] =
    "संख्या: मेल्ड में ज़्यादा से ज़्यादा वाइल्ड कार्ड",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; left "
    .. "out: none"] =
    "दो संख्याएँ: सिर्फ़ वाइल्ड कार्डों के मेल्ड: { 3, 7 } तीन से सात तक; न "
      .. "लिखें तो नहीं",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "कार्ड: जिन्हें खिलाड़ी सिर्फ़ उन्हीं के साथ हाथ खाली करते समय, और बिना "
      .. "वाइल्ड कार्ड के मेल्ड करता है",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "फ़्लैग: टीम का एक रैंक का एक ही मेल्ड होता है, और वह उसमें जोड़ती है",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "संख्या: सबसे नीची रैंक का कार्ड क्रम के निचले सिरे पर कितने का है, जहाँ "
      .. "`runs` में वह रैंक दोनों सिरों पर हो; न लिखें तो उसके अंक",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "फ़्लैग: खिलाड़ी सिर्फ़ एक कार्ड छोड़कर हाथ खाली करता है: मेल्ड के बाद एक "
      .. "कार्ड बचना चाहिए",
  ["flag: no suit is in a set twice"] =
    "फ़्लैग: सेट में कोई सूट दो बार नहीं होता",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "टेक्स्ट: मेल्ड में कौन जोड़ता है: \"side\", अपनी टीम, या \"all\", सब",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "टेक्स्ट: मेल्ड हाथ में रहते हैं; किसी मेल्ड में न आए कार्ड जितने के हैं "
      .. "उसका यह नाम है, और मेज़ दोनों दिखाती है",
  ["text: the word for a knock that leaves nothing over"] =
    "टेक्स्ट: उस नॉक का शब्द जिसमें कुछ न बचे",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "टेक्स्ट: बिना छोड़े सब कार्ड बिछाने का शब्द; न लिखें तो कोई ऐसा नहीं कर "
      .. "सकता",
  ["number: how many cards make a meld full; rules may count it more"] =
    "संख्या: कितने कार्डों से मेल्ड पूरा होता है; नियम उसे ज़्यादा गिन सकते "
      .. "हैं",
  ["text: the name of a full meld"] = "टेक्स्ट: पूरे मेल्ड का नाम",
  ["number: full melds that a side needs to go out (0)"] =
    "संख्या: हाथ खाली करने के लिए टीम को कितने पूरे मेल्ड चाहिए (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or `joker` "
    .. "for all of them (the game's ranks)"] =
    "रैंक: रैंक, नीचे से ऊपर, जोकर अपने नाम से, या सबके लिए `joker` (खेल की "
      .. "रैंक)",
  ["ranks: the row of ranks for combinations of several ranks, low to high; a "
    .. "rank may be at both ends (the ranks)"] =
    "रैंक: कई रैंकों वाले मेलों के लिए रैंकों की पंक्ति, नीचे से ऊपर; कोई "
      .. "रैंक दोनों सिरों पर हो सकती है (वही रैंक)",
  ["text: the suits from low to high, which decide between equal ranks; left "
    .. "out: suits do not count"] =
    "टेक्स्ट: सूट, नीचे से ऊपर, जो बराबर रैंकों में फ़ैसला करते हैं; न लिखें "
      .. "तो सूट नहीं गिने जाते",
  ["cards: cards that are never attached together"] =
    "कार्ड: जो कभी साथ नहीं जोड़े जाते",
  ["number: cards of each rank (1)"] = "संख्या: हर रैंक के कार्ड (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "संख्या या दो: कितनी रैंक लगातार: एक संख्या, या { least, most }; न लिखें "
      .. "तो एक ही रैंक",
  ["flag or number: all cards are of one suit; a number: so many cards, in a "
    .. "row or not"] =
    "फ़्लैग या संख्या: सब कार्ड एक सूट के हैं; संख्या: इतने कार्ड, लगातार हों "
      .. "या नहीं",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "संख्या: हर रैंक के साथ जोड़े गए कार्ड, जो गिने नहीं जाते; या with_of 2 "
      .. "हो तो जोड़ियाँ",
  ["number: how many cards of a rank are attached at once (1)"] =
    "संख्या: एक रैंक के कितने कार्ड एक साथ जोड़े जाते हैं (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "फ़्लैग: जोड़े गए कार्ड एक-से हो सकते हैं, एक रैंक के तीन तक",
  ["cards: just these cards"] = "कार्ड: ठीक ये कार्ड",
  ["flag: compared by suit, then by rank"] =
    "फ़्लैग: तुलना पहले सूट से, फिर रैंक से",
  ["flag: one that is as high beats it, too"] =
    "फ़्लैग: उतना ही ऊँचा भी उसे हराता है",
  ["flag: a longer one beats a shorter one of its kind"] =
    "फ़्लैग: लंबा अपनी किस्म के छोटे को हराता है",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one has "
    .. "three ranks in a row or more"] =
    "टेक्स्ट या सूची: यह और किन्हें हराता है: \"all\", सब को; या किस्मों की "
      .. "सूची, जहाँ { \"single\", rank = \"2\", run = 3 } अकेली दुक्की है, "
      .. "अगर इसमें तीन या ज़्यादा लगातार रैंक हों",
  ["text: the discard pile"] = "टेक्स्ट: डिस्कार्ड पाइल",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "फ़्लैग: खिलाड़ी पूरा पाइल लेता है, और उसका ऊपरी कार्ड तुरंत मेल्ड करता "
      .. "है; न लिखें तो सिर्फ़ ऊपरी कार्ड हाथ में जाता है",
  ["flag: a player takes any card of the pile with all that lie on top of it, "
    .. "and melds that card at once; the others go to the hand"] =
    "फ़्लैग: खिलाड़ी पाइल का कोई भी कार्ड उसके ऊपर के सब कार्डों सहित लेता "
      .. "है, और उस कार्ड को तुरंत मेल्ड करता है; बाकी हाथ में जाते हैं",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "फ़्लैग: `down` के साथ: सिर्फ़ ऊपरी कार्ड भी हाथ में जा सकता है",
  ["cards: while one of these is in the pile, a player takes it only with two "
    .. "natural cards of the top card's rank"] =
    "कार्ड: जब तक इनमें से कोई पाइल में है, खिलाड़ी उसे सिर्फ़ ऊपरी कार्ड की "
      .. "रैंक के दो नेचुरल कार्डों से लेता है",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "फ़्लैग: जिस टीम ने मेल्ड नहीं किया वह भी ले सकती है: दो नेचुरल "
      .. "कार्डों से, और अगर पहला मेल्ड काफ़ी अंकों का हो (true)",
  ["flag: the top card that was taken may be discarded in the same turn (true)"] =
    "फ़्लैग: लिया गया ऊपरी कार्ड उसी बारी में छोड़ा जा सकता है (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "संख्या: पहले पक्ष को कार्डों के कितने अंक चाहिए; दूसरों को बाकी से एक "
      .. "ज़्यादा।",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "संख्या: फ़ील्ड `announced` का मान आने पर उसकी जगह कितने चाहिए",
  ["text: a pile whose cards count for the first camp at the end; views only "
    .. "name it"] =
    "टेक्स्ट: ढेर जिसके कार्ड अंत में पहले पक्ष के गिने जाते हैं; दृश्यों में "
      .. "सिर्फ़ उसका नाम है",
  ["list: the values of the field `contract` with which no card counts"] =
    "सूची: फ़ील्ड `contract` के वे मान जिनमें कोई कार्ड नहीं गिना जाता",
  ["text: the pile where the cards lie"] = "टेक्स्ट: ढेर जहाँ कार्ड पड़े हैं",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets at "
    .. "once"] =
    "टेक्स्ट: कार्ड उन कार्डों को लेता है जिनका जोड़ तथ्य `points` से उसके "
      .. "बराबर हो: उनका \"one\", एक सेट (न लिखें तो यही), या \"several\", एक "
      .. "साथ कई",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "फ़्लैग: वहाँ उतने का एक अकेला कार्ड हो तो कोई जोड़ नहीं लिया जाता",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "टेक्स्ट: जिस कार्ड का कोई मूल्य नहीं वह अपनी रैंक का \"one\", एक कार्ड "
      .. "लेता है, या \"all\", सब (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "फ़्लैग: जो कार्ड कुछ ले सकता है वह मेज़ पर नहीं छोड़ा जा सकता",
  ["flag: a card takes all that it can"] =
    "फ़्लैग: कार्ड जो ले सकता है, सब लेता है",
  ["cards: cards that take all that lies there, and nothing less"] =
    "कार्ड: जो वहाँ पड़ा सब कुछ लेते हैं, उससे कम नहीं",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "तालिका: रैंक और कितने की गिनी जा सकती हैं, { A = 14 }: एक तरह से या दूसरी",
  ["text: the word before a card that stays; left out: the card alone"] =
    "टेक्स्ट: मेज़ पर रहने वाले कार्ड से पहले का शब्द; न लिखें तो सिर्फ़ कार्ड",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is }"] =
    "तालिका: बाद में लेने वाले कार्ड के लिए कार्डों का बिल्ड बनाया जा सकता "
      .. "है: { piles = ढेरों की पंक्ति जहाँ बिल्ड पड़े रहते हैं, values = और "
      .. "owners = दौर के फ़ील्ड, सूचियाँ, जिनमें हर बिल्ड का मान और मालिक है "
      .. "}",
  ["number: a player may say it before a card, who has played so many cards "
    .. "at most; left out: nobody says it."] =
    "संख्या: खिलाड़ी इसे कार्ड से पहले कह सकता है, जिसने ज़्यादा से ज़्यादा "
      .. "इतने कार्ड खेले हों; न लिखें तो कोई नहीं कहता।",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "संख्या: दूसरे कुछ कह चुके हों तो इसे वह कह सकता है जिसने उनके पिछले चरण "
      .. "की सीमा से इतने कार्ड ज़्यादा खेले हों",
  ["number: what it counts that a party has said it (1)"] =
    "संख्या: किसी पक्ष ने यह कहा हो तो वह कितने का है (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "संख्या या दो: दूसरों के अंक इससे कम हों तो यह पूरा हुआ; दो संख्याएँ: "
      .. "पहले पक्ष के कम हों, और दूसरे के",
  ["number: it is reached if the others have fewer tricks"] =
    "संख्या: दूसरों की ट्रिकें इससे कम हों तो यह पूरा हुआ",
  ["number: with so many points the others get 1 if it was said"] =
    "संख्या: यह कहा गया हो तो इतने अंक होने पर दूसरों को 1 मिलता है",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "टेक्स्ट: पहले चरण में: जब तक पक्ष तय नहीं हैं तब तक कोई कुछ क्यों नहीं "
      .. "कह सकता",
  ["cards: no step: it goes by itself with the first of these trumps that a "
    .. "player plays who holds them all."] =
    "कार्ड: कोई चरण नहीं: जिसके पास ये सब तुरुप हों, वह इनमें से पहला खेले "
      .. "तो यह अपने आप हो जाता है।",
  ["number: cards that count this sum, by the fact `points`"] =
    "संख्या: कार्ड जिनका जोड़ तथ्य `points` से इतना है",
  ["number: this many cards of a rank, no more and no fewer"] =
    "संख्या: एक रैंक के ठीक इतने कार्ड, न कम न ज़्यादा",
  ["number: a run of this many cards or more, of any suits, that is not part "
    .. "of a longer one"] =
    "संख्या: इतने या ज़्यादा कार्डों का क्रम, सूट कोई भी हों, जो किसी लंबे "
      .. "क्रम का हिस्सा न हो",
  ["number: all of the cards are of one suit, and this many or more"] =
    "संख्या: सब कार्ड एक सूट के हैं, इतने या ज़्यादा",
  ["number: what the pattern counts"] = "संख्या: नमूना कितने का है",
  ["number: what each of its cards counts"] =
    "संख्या: उसका हर कार्ड कितने का है",
  ["table: fields of the round, as the steps would have set them; the example "
    .. "itself may have them, too"] =
    "तालिका: दौर के फ़ील्ड, जैसे चरण उन्हें तय करते; उदाहरण में वे सीधे भी "
      .. "लिखे जा सकते हैं",
  ["table: values of options that are not the default"] =
    "तालिका: विकल्पों के मान जो सामान्य नहीं हैं",
  ["cards: the player's hand"] = "कार्ड: खिलाड़ी का हाथ",
  ["plays: the plays to the trick so far, first to last; a list where players "
    .. "play several cards at once"] =
    "खेले गए कार्ड: ट्रिक में अब तक खेला गया, पहले से आखिरी तक; जहाँ खिलाड़ी एक "
      .. "साथ कई कार्ड खेलें वहाँ सूची",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "कार्ड: पहले की ट्रिकों में खेले गए, दूसरे सूटों की ट्रिकों में भी; न हों तो "
      .. "यह पहली ट्रिक है",
  ["list of cards: the other players' cards, from the next player on"] =
    "कार्डों की सूची: दूसरे खिलाड़ियों के कार्ड, अगले खिलाड़ी से",
  ["cards: cards of a meld"] = "कार्ड: एक मेल्ड के कार्ड",
  ["table: a fixed deal: hands and piles by name"] =
    "तालिका: तय की हुई बाँट: हाथ और ढेर, नाम से",
  ["list of moves: the moves from the start of the match"] =
    "कदमों की सूची: मैच के शुरू से कदम",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "टेक्स्ट: किया जाने वाला चरण; `scores` के लिए वह `score_round` है",
  ["list: the arguments of the step besides the match; `player 1` and `side "
    .. "1` name a player and a side"] =
    "सूची: मैच के अलावा चरण के आर्ग्युमेंट; `player 1` और `side 1` खिलाड़ी और "
      .. "टीम के नाम हैं",
  ["list of numbers: totals by side at the start of the round"] =
    "संख्याओं की सूची: दौर के शुरू में हर टीम का कुल",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "संख्याओं की सूची: हर टीम की जीती ट्रिकें; टीम में कई खिलाड़ी हों तो हर "
      .. "खिलाड़ी की भी",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "कार्डों की सूची: हर खिलाड़ी को बाँटे गए कार्ड, जितने मायने रखते हैं",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "कार्डों की सूची: हर टीम के जीते कार्ड, जितने मायने रखते हैं",
  ["list of seats: the seat that has won the last trick; or two, those of the "
    .. "last trick but one and of the last"] =
    "सीटों की सूची: आखिरी ट्रिक जीतने वाली सीट; या दो, आखिरी से पहली ट्रिक की और "
      .. "आखिरी की",
  ["list of seats: the seats of the first party; all others are the second"] =
    "सीटों की सूची: पहले पक्ष की सीटें; बाकी सब दूसरे की",
  ["number: the number of the round"] = "संख्या: दौर की संख्या",
  ["number: the dealer's seat"] = "संख्या: डीलर की सीट",
  ["moves: all allowed moves; a list if a move has several words"] =
    "कदम: सब चलने वाले कदम; जहाँ कदम में कई शब्द हों वहाँ सूची",
  ["moves: moves that are allowed, others may be too"] =
    "कदम: जो चलते हैं, दूसरे भी चल सकते हैं",
  ["moves: moves that are not allowed"] = "कदम: जो नहीं चलते",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "टेक्स्ट: उन्हें मना करने वाले नियम का नाम, या उसका वाक्य",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "कार्ड: विफल थ्रो की जगह जिन कार्डों से लीड करना होगा",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "संख्या: खेले गए कार्डों में कौन-सा ट्रिक जीतता है: 1 पहला है",
  ["number: the value of the result"] = "संख्या: नतीजे का मूल्य",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "टेक्स्ट या फ़्लैग: कार्ड किस किस्म का मेल्ड हैं; false: कोई नहीं",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "संख्या: मेल्ड के अंक; `meld` न हो तो कार्डों के",
  ["list of numbers: totals by side after the step"] =
    "संख्याओं की सूची: चरण के बाद हर टीम का कुल",
  ["number or flag: the side that has then won the match; 0: a draw; false: "
    .. "the match goes on"] =
    "संख्या या फ़्लैग: टीम जिसने तब मैच जीत लिया; 0: बराबरी; false: मैच चलता "
      .. "रहता है",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for a "
    .. "player or a side"] =
    "मान: चरण का उत्तर; nil के लिए \"none\", खिलाड़ी या टीम के लिए `player 1` "
      .. "या `side 1`",
  ["words: the step's answers in round 1, 2, …"] =
    "शब्द: दौर 1, 2, … में चरण के उत्तर",
  ["table: fields after the step or the moves, players and sides by number; "
    .. "the number of cards in a pile, or its cards, bottom first; a list "
    .. "where there are several; `counts`: the number in each hand; `dealer`; "
    .. "`next_dealer`: whom `pass_deal_to` has named; `counted`: what each "
    .. "side has counted"] =
    "तालिका: चरण या कदमों के बाद फ़ील्ड, खिलाड़ी और टीमें संख्या से; ढेर में "
      .. "कार्डों की संख्या, या उसके कार्ड, सबसे नीचे वाला पहले; कई हों तो "
      .. "सूची; `counts`: हर हाथ में संख्या; `dealer`; `next_dealer`: जिसे "
      .. "`pass_deal_to` ने बताया; `counted`: हर टीम ने क्या गिना",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, the "
    .. "lowest and the highest"] =
    "तालिका: विकल्प का मान जब कोई उसे तय न करे; संख्या के लिए सूची: सबसे "
      .. "छोटी, सामान्य और सबसे बड़ी; सीमा वाले फ़ील्ड के लिए सबसे छोटी और "
      .. "सबसे बड़ी",
  ["A lesson: the deal, and step by step what the learner reads, which moves "
    .. "are right, and which are wrong and why."] =
    "पाठ: बाँट, और कदम-दर-कदम कि सीखने वाला क्या पढ़ता है, कौन-से कदम सही "
      .. "हैं, और कौन-से ग़लत और क्यों।",
  ["The lessons of a game that authors have written."] =
    "खेल के पाठ जो लेखकों ने लिखे हैं।",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "पहले दौर की स्थिति जिसमें एक कदम साफ़ सबसे अच्छा है, और जिसमें जल्दबाज़ "
      .. "खिलाड़ी चूकते हैं: वे एक या तीन बाँटों में सोचते हैं।",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "टेक्स्ट: खेल, ज़रूरत हो तो घरेलू नियमों सहित: \"GAME+HOUSE_RULE\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "टेक्स्ट: पाठ का विषय, जिसे सीखने वाला पहले पढ़ता है",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "टेक्स्ट: उस पाठ का नाम जिसके बाद यह सूची में है; न लिखें तो सबसे अंत में",
  ["table: values of options"] = "तालिका: विकल्पों के मान",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "तालिका: कार्ड, जैसे tenace.new लेता है; `*` कोई भी कार्ड है",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "संख्या: वे कार्ड बाँटती है जो पाठ तय नहीं करता (1)",
  ["number: where the learner sits (1)"] =
    "संख्या: सीखने वाला किस सीट पर है (1)",
  ["moves: moves made before the lesson begins: words, or a list where a move "
    .. "is several words"] =
    "कदम: पाठ शुरू होने से पहले के: शब्द, या जहाँ कदम में कई शब्द हों वहाँ "
      .. "सूची",
  ["list: what the learner is to do, in order"] =
    "सूची: सीखने वाले को क्या करना है, क्रम से",
  ["text: the sentence at the end"] = "टेक्स्ट: अंत का वाक्य",
  ["text: what the learner reads before the move"] =
    "टेक्स्ट: जो सीखने वाला कदम से पहले पढ़ता है",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "कदम: सही कदम: एक टेक्स्ट, या कई की सूची; सीखने वाला उत्तर माँगे तो पहला "
      .. "खेला जाता है",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "तालिका: कदम जो चलते हैं पर चाहे नहीं गए, कारण सहित: { AS = \"…\" }; "
      .. "सीखने वाला फिर कोशिश करता है",
  ["text: the sentence for every other move that the rules allow"] =
    "टेक्स्ट: नियमों से चलने वाले हर दूसरे कदम का वाक्य",
  ["text: the sentence after a right move"] =
    "टेक्स्ट: सही कदम के बाद का वाक्य",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "कदम: उसके बाद दूसरों के कदम, क्रम से; न लिखें तो बॉट खेलते हैं",
}
