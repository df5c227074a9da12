-- The help on words in Hindi: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "जहाँ मेल्ड हाथ में ही रहते हैं (तथ्य `melds` का `in_hand`), वहाँ "
      .. "बारी में कोई मेल्ड नहीं करता: कार्ड छोड़ने वाला खिलाड़ी उसी कार्ड "
      .. "से नॉक कर सकता है, और उससे बारियाँ ख़त्म होती हैं।",
  ["true: players may ask their partners \"May I go out?\""] =
    "true: खिलाड़ी अपने साथी से पूछ सकते हैं: “क्या मैं हाथ खाली करूँ?”",
  ["the most points that a player who knocks may have left over (0)"] =
    "नॉक करने वाले खिलाड़ी के पास ज़्यादा से ज़्यादा कितने अंक बच सकते "
      .. "हैं (0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true: किसी के खींचने से पहले ढेर का ऊपरी कार्ड बारी-बारी से सबको "
      .. "दिया जाता है, जो लेते हैं या पास करते हैं; सब पास करें तो पहला "
      .. "खींचता है",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "बारियाँ तब भी ख़त्म होती हैं जब किसी बारी के बाद स्टॉक में इतने "
      .. "कार्ड बचें (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "बारियाँ उस बारी के बाद भी ख़त्म होती हैं जिसमें कार्ड इतनी बार ढेर "
      .. "से लिया गया (कितनी भी बार)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "वह खिलाड़ी जिसके पास कार्ड नहीं बचे या जिसने नॉक किया; या nil, और "
      .. "आखिरी बारी का खिलाड़ी",
  ["the game has no fact `taking`, which names the pile"] =
    "खेल में तथ्य `taking` नहीं है, जो ढेर बताता है",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "कार्ड न खिंचे और न लिया जाए, तो बारी वहीं ख़त्म।",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "खिलाड़ी किससे पूछ सकता है: “क्या मैं हाथ खाली करूँ?”, जैसे `ask_melds` "
      .. "में (किसी से नहीं)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "बारी कैसे शुरू हुई, और क्या खिलाड़ी ने मेल्ड किया, ढेर के साथ हुए "
      .. "मेल्ड के अलावा; `draw_or_take` कुछ न लौटाए तो कुछ नहीं",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "खिलाड़ी स्टॉक का ऊपरी कार्ड खींचता है, या तथ्य `taking` के अनुसार "
      .. "डिस्कार्ड पाइल लेता है और तब उसमें से कुछ का तुरंत मेल्ड करता है। "
      .. "तथ्य `laid_down` में बताए कार्ड अलग रखे जाते हैं और उनकी जगह नए आते "
      .. "हैं। स्टॉक ख़त्म हो जाने पर खिलाड़ी पाइल लेता है या पास करता है।",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "खिलाड़ी ने क्या किया; पास किया हो, या स्टॉक का आखिरी कार्ड अलग रखना "
      .. "पड़ा हो, तो कुछ नहीं: तब बारी नहीं होती",
  ["The fact `melds` says what is allowed."] =
    "क्या चल सकता है, यह तथ्य `melds` बताता है।",
  ["the player whose turn it is, after `draw_or_take`"] =
    "जिस खिलाड़ी की बारी है, `draw_or_take` के बाद",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "खिलाड़ी किससे, एक बार और किसी मेल्ड से पहले, पूछ सकता है: “क्या मैं "
      .. "हाथ खाली करूँ?”; हाँ के बाद जाना होगा, ना के बाद जाना मना है (किसी से "
      .. "नहीं)",
  ["Does nothing if the hand is empty."] = "हाथ ख़ाली हो तो कुछ नहीं करता।",
  ["the card, as text; nothing if the hand was empty"] =
    "कार्ड, टेक्स्ट के रूप में; हाथ ख़ाली था तो कुछ नहीं",
  ["Words that draw or take cards later do the same themselves."] =
    "बाद में कार्ड खींचने या लेने वाले शब्द यह ख़ुद करते हैं।",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "खिलाड़ी; न दिया हो तो डीलर के बाद वाले से शुरू करके बारी-बारी से सब",
  ["the side; if left out, all sides"] = "टीम; न दी हो तो सब टीमें",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "{ side = उसकी संख्या, kind = \"set\", \"run\" या \"wild\", rank या "
      .. "suit, cards = टेक्स्ट, as = जिन कार्डों की जगह वे हैं उनका टेक्स्ट, "
      .. "जहाँ वाइल्ड कार्डों का नाम लिया जाता है, size, wild = उनमें कितने "
      .. "वाइल्ड हैं, points, full = false या \"natural\", \"mixed\", "
      .. "\"wild\" } की सूची",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "टीम, उसकी संख्या, या खिलाड़ी; या मेल्डों की सूची, हर एक अपने "
      .. "कार्डों का टेक्स्ट",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "कितने हैं, उनके कार्डों के कितने अंक हैं, और कितने पूरे हैं: "
      .. "नेचुरल कार्डों के, वाइल्ड कार्डों के साथ, सिर्फ़ वाइल्ड कार्डों "
      .. "के",
  ["an item of the list is no meld"] = "सूची की कोई मद मेल्ड नहीं है",
  ["Melds laid in one move count together."] =
    "एक ही कदम में बिछाए मेल्ड साथ गिने जाते हैं।",
  ["a side, its number, or a player"] = "टीम, उसकी संख्या, या खिलाड़ी",
  ["a whole number; 0: any first meld will do"] =
    "पूर्ण संख्या; 0: पहला मेल्ड कोई भी चलेगा",
  ["the player whose turn it was"] = "जिस खिलाड़ी की बारी थी",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "अपने मेल्डों में टीम के ही खिलाड़ी जोड़ते हैं: उन्हें `side.melds` "
      .. "गिनता है",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "सब उसे देखते हैं, मेल्डों में इस तरह बँटा हुआ कि बचे कार्ड सबसे कम "
      .. "गिने जाएँ, और यह भी कि वे कितने हैं। ऐसे कई तरीके हों, तो खिलाड़ी "
      .. "से पूछा जाता है कि कौन सा, जब तक कुछ बचता हो और `lying` न दिया हो।",
  ["the player whose hand it is"] = "जिस खिलाड़ी का हाथ है",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "दूसरों के मेल्ड, उनके कार्डों की सूची, जिनमें हाथ के कार्ड भी जोड़े "
      .. "जाते हैं",
  ["an item of the list that self:layouts gives"] =
    "self:layouts की दी सूची की एक मद",
  ["the game has no fact `melds`"] = "खेल में तथ्य `melds` नहीं है",
  ["the suit led, as a letter (that of `b`)"] =
    "लीड सूट, अक्षर के रूप में (`b` का)",
  ["Equal cards have equal heights."] = "बराबर कार्डों की ऊँचाई बराबर है।",
  ["a number; nil for a card that belongs to no suit"] =
    "संख्या; जो कार्ड किसी सूट का नहीं उसके लिए nil",
  ["Within a rank they keep their order."] =
    "एक रैंक के भीतर उनका क्रम वही रहता है।",
  ["how many cards of a rank there must be at least (2)"] =
    "एक रैंक के कम से कम कितने कार्ड हों (2)",
  ["a list of texts; jokers are in none"] =
    "टेक्स्टों की सूची; जोकर किसी में नहीं होते",
  ["A run that is part of a longer one is left out."] =
    "जो क्रम किसी लंबे क्रम का हिस्सा हो वह छोड़ दिया जाता है।",
  ["how many cards a run has at least (3)"] =
    "क्रम में कम से कम कितने कार्ड हों (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true: क्रम के सब कार्ड एक सूट के हैं; \"printed\": उस सूट के जो उन "
      .. "पर छपा है, डेक की रैंकों के क्रम में",
  ["a list of texts, low to high; cards that are alike count once"] =
    "टेक्स्टों की सूची, नीचे से ऊपर; एक जैसे कार्ड एक बार गिने जाते हैं",
  ["there are more than 1,000 runs"] = "1,000 से ज़्यादा क्रम हैं",
  ["Cards that count nothing are in none."] =
    "बिना अंक के कार्ड किसी में नहीं होते।",
  ["how many cards a set has at most (any number)"] =
    "सेट में ज़्यादा से ज़्यादा कितने कार्ड हों (कितने भी)",
  ["a list of texts, each with the cards that count least first"] =
    "टेक्स्टों की सूची, हर एक में सबसे कम अंक वाले कार्ड पहले",
  ["there are more than 1,000 sets"] = "1,000 से ज़्यादा सेट हैं",
  ["which patterns, as the fact calls them"] =
    "कौन से नमूने, तथ्य के दिए नाम से",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "स्कोर की पंक्तियाँ: { points, \"reason\" }, self:score_lines के लिए",
  ["the fact has no patterns of that name"] =
    "तथ्य में इस नाम के नमूने नहीं हैं",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "जोड़ी या क्रम आखिरी कार्डों का होता है, किसी भी क्रम में, और सबसे "
      .. "लंबा गिना जाता है; योग सब कार्डों का।",
  ["which patterns, as the fact `patterns` calls them"] =
    "कौन से नमूने, तथ्य `patterns` के दिए नाम से",
  ["text, or a list of texts, in the order in which they were played"] =
    "टेक्स्ट, या टेक्स्टों की सूची, खेले जाने के क्रम में",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "जो दो क्रम एक हो सकते हों वे नहीं दिए जाते, और 32 से ज़्यादा तरीके "
      .. "भी नहीं।",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "टेक्स्ट, टेक्स्टों की सूची, कार्ड या ढेर: ज़्यादा से ज़्यादा 24 "
      .. "कार्ड",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "मेज़ पर पड़े मेल्ड, उनके कार्डों की सूची: कुछ कार्ड उनमें जोड़े जा "
      .. "सकते हैं",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "{ melds = टेक्स्टों की सूची, left = बचे कार्ड, points = उनके अंक, "
      .. "added = `lying` के हर मेल्ड के लिए उसमें जोड़े कार्ड, या false } की "
      .. "सूची",
  ["a card is there twice, or is wild"] = "कोई कार्ड दो बार है, या वाइल्ड है",
  ["see self:layouts"] = "self:layouts देखें",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "जो सेट सूची में उससे पहले आए किसी दूसरे का हिस्सा हो वह छोड़ दिया "
      .. "जाता है।",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "{ \"cards\", value, … } की सूची, सबसे अच्छा पहले; ज़्यादा से "
      .. "ज़्यादा 512",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true: कोई कार्ड दो सेटों में नहीं गिना जाता, और बेहतर सेट पहले आते "
      .. "हैं",
  ["a list of entries of `sets`"] = "`sets` की मदों की सूची",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "{ \"cards\", value, … } की सूची, सबसे अच्छा पहले; बराबर मान वाले "
      .. "साथ-साथ",
  ["how many values are told (1)"] = "कितने मान बताए जाते हैं (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "इन मानों वाले पहले सेट की जगह, और मान; खिलाड़ी के पास कोई सेट न रहा "
      .. "हो तो nil, और यह किसी को नहीं बताया जाता",
  ["the game has several packs"] = "खेल में कई गड्डियाँ हैं",
  ["Everyone is told that the player has held these, and no others."] =
    "सबको बताया जाता है कि खिलाड़ी के पास ये थे, और कोई नहीं।",
  ["a list of { \"cards\", value, … }, the best first"] =
    "{ \"cards\", value, … } की सूची, सबसे अच्छा पहले",
  ["true: no card counts in two sets"] =
    "true: कोई कार्ड दो सेटों में नहीं गिना जाता",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "इन सेटों के जो कार्ड अब भी हाथ में हैं वे क्यों दिखाए जाते हैं, "
      .. "खिलाड़ियों के लिए टेक्स्ट, जिसमें `{points}` सेट का मान है; न दिया "
      .. "हो तो वे नहीं दिखाए जाते",
  ["a list of entries of `sets`, and the sum of their values"] =
    "`sets` की मदों की सूची, और उनके मानों का योग",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "जिस अर्थ को दूसरा हरा दे वह छोड़ दिया जाता है: स्ट्रेट फ़्लश "
      .. "स्ट्रेट के रूप में नहीं दिया जाता। सूची से खिलाड़ी कह सकता है कि कई "
      .. "में से कौन सा अर्थ है; `self:ask` के रूप में `beats = { cards, name "
      .. "}` तब उसी का जवाब माँगता है।",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "मेलों के नामों की सूची, तथ्य का आखिरी पहले; कार्ड कोई मेल न हों तो "
      .. "ख़ाली",
  ["the game has no combinations"] = "खेल में मेल (combinations) नहीं हैं",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "पूर्ण संख्या, कम से कम 0; 0: कुछ नहीं बचना चाहिए",
  ["cards; none if nobody can knock with them"] =
    "कार्ड; इनसे कोई नॉक न कर सके तो कोई नहीं",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "उससे टीमें अलग न हों, तो सबसे अच्छे का अगला मान बताया जाता है, और "
      .. "ऐसे ही आगे।",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "वह खिलाड़ी जिसका सेट सबसे अच्छा है, बराबर वालों में सूची का पहला; "
      .. "किसी के पास कोई न रहा हो तो nil। और सीट के क्रम में बताए गए मान, "
      .. "टेक्स्ट के रूप में। और true, अगर दूसरी टीम के किसी खिलाड़ी का सेट "
      .. "बराबर है।",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "जिसके पास कोई न हो वह पास करता है। घोषित हों तो सबको बताया जाता है "
      .. "कि उनमें से सबसे अच्छा कितने का है, जैसे tell_best से; कार्ड हाथ "
      .. "में रहते हैं।",
  ["who is asked"] = "किससे पूछा जाता है",
  ["what is said to declare"] = "घोषित करने के लिए क्या कहा जाता है",
  ["the value of the best set; nil if none was declared"] =
    "सबसे अच्छे सेट का मान; कोई घोषित न हुआ तो nil",
}
