-- The help on words in Hindi: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "हर एक एक रूप है, `{ \"{card} {suit}\", … }`: शब्दों और, "
      .. "धनु-कोष्ठकों में, खाली जगहों का नमूना। जगह में क्या आ सकता है, यह "
      .. "रूप की तालिका में उसके नाम पर है: टेक्स्टों, संख्याओं या खिलाड़ियों "
      .. "की सूची; या कार्ड। `{card}` और `{cards}` खिलाड़ी के हाथ के कार्ड "
      .. "हैं: सब, या `card = cards` में बताए हुए। और कुछ न कहा हो तो "
      .. "`{suit}` में डेक के सूट आते हैं और `{rank}` में उसकी रैंकें। "
      .. "`{player}` में खिलाड़ियों की सूची का एक आता है, `{players}` में एक "
      .. "या कई, जिनकी सूची उसका मान है; सूची न हो तो बाकी सब में से। बिना "
      .. "जगह वाला रूप अकेला टेक्स्ट हो सकता है, और false वाले रूप छोड़ दिए "
      .. "जाते हैं। जगहों के अलावा रूप में ये हो सकते हैं: `n`, `{cards}` में "
      .. "कितने कार्ड, संख्या या `{ least, most }`; `from`, हाथ की जगह कोई "
      .. "ढेर (पर `{cards}` के साथ आया `{card}` हाथ का है); `adds`, तथ्य "
      .. "`points` से `{cards}` का योग कितना हो, एक सेट में या कई में: "
      .. "संख्या, या उस जगह का नाम जो उसे बताती है (`\"card\"` हो तो हर सेट "
      .. "उस कार्ड जितना गिना जाता है, नहीं तो वह कार्ड सेटों में होता है); "
      .. "`once`, true: सिर्फ़ एक सेट में; `all`, true: वहाँ के बाकी कार्डों "
      .. "में से किसी का योग इतना न हो; `also`, रैंकों का दूसरा मान, `{ A = "
      .. "14 }`; `fits`, मानों का फ़ंक्शन जो बताता है कि वे साथ चलते हैं या "
      .. "नहीं: true, या false और कारण; या पहले मान के अनुसार कारणों की "
      .. "तालिका, कि कुछ क्यों नहीं कहे जा सकते; `plays`, true: कार्ड वह है "
      .. "जिसे बंधन ट्रिक में खेलने देते हैं; `seldom`, true: रैंडम बॉट इसे "
      .. "बीस में एक बार कहते हैं; `bold`, true: वही, और सोचने वाले बॉट इसे "
      .. "तभी कहते हैं जब यह पक्का आम जवाब से बेहतर हो; `idle`, true: सोचने "
      .. "वाले बॉट इसे तभी कहते हैं जब यह बाकी से साफ़ बेहतर हो, जैसे जहाँ "
      .. "खिलाड़ी खेलने की जगह कार्ड खींच सकता है; `because`, जगह में न आने "
      .. "वाले कार्ड के बारे में क्या कहा जाए, उसकी जगह `{card}`, या किसी "
      .. "दूसरे मान के बारे में, जहाँ रूप किसी शब्द से शुरू हो; `unless`, यह "
      .. "रूप अभी कोई क्यों नहीं कह सकता, या false। इन टेक्स्टों में "
      .. "धनु-कोष्ठकों में फ़ील्ड का नाम उसका मान है। `because`, `unless`, और "
      .. "`fits` का दिया कारण ऐसी तालिका हो सकते हैं जिसमें और हिस्से हों: `{ "
      .. "\"{suit} or a {rank}\", suit = \"S\", rank = \"Q\" }`।",
  ["the player who answers"] = "जवाब देने वाला खिलाड़ी",
  ["the question; `{name}` is replaced by a field of the match"] =
    "सवाल; `{name}` की जगह मैच का फ़ील्ड आता है",
  ["a list of what may be said"] = "क्या-क्या कहा जा सकता है, उसकी सूची",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "कहे गए रूप का नाम, जो उसका पहला शब्द है या, बिना शब्दों के, उसकी "
      .. "पहली जगह; और हर जगह का मान: कार्ड टेक्स्ट के रूप में, सूट अपने "
      .. "अक्षर से, बाकी जैसे सूची में हैं",
  ["nothing can be said"] = "कुछ भी नहीं कहा जा सकता",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "चुनने के टेक्स्ट; इसमें टेक्स्टों की सूचियाँ हो सकती हैं; false मान "
      .. "छोड़ दिए जाते हैं; इसमें `refused = { hearts = \"hearts were turned "
      .. "down\" }` बताता है कि कुछ इनमें क्यों नहीं है",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "चुनाव हाथ के बारे में क्या बताता है: `{ holds = { TEXT = cards } "
      .. "}`। जिसके पास इनमें से कोई कार्ड न हो वह यह टेक्स्ट नहीं चुन सकता, "
      .. "और चुनने वाला सबको बताता है कि कम से कम एक हाथ में है; `{ 2, cards "
      .. "}`: कम से कम दो। `says` बाकी सबके लिए इनकार का वाक्य है, {cards} के "
      .. "साथ",
  ["the text chosen"] = "चुना गया टेक्स्ट",
  ["the list is empty"] = "सूची ख़ाली है",
  ["the lowest number allowed"] = "सबसे छोटी संख्या जिसकी अनुमति है",
  ["the highest number allowed"] = "सबसे बड़ी संख्या जिसकी अनुमति है",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "बीच की संख्याएँ जो खिलाड़ी नहीं कह सकता: तालिका, हर एक के कारण के "
      .. "साथ, `{ [3] = \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] =
    "कार्ड अभी नहीं खेला जाता: `play_card` देखें।",
  ["no trick has been begun, or it is another player's turn"] =
    "कोई ट्रिक शुरू नहीं हुई, या किसी और खिलाड़ी की बारी है",
  ["how many, or `{ least, most }`"] = "कितने, या `{ least, most }`",
  ["the pile, or a player for the hand"] = "ढेर, या हाथ के लिए खिलाड़ी",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "कार्डों (टेक्स्ट) का फ़ंक्शन जो बताता है कि वे चुने जा सकते हैं या "
      .. "नहीं; वह true लौटाता है, या false और कारण",
  ["the cards as text; they stay where they are"] =
    "कार्ड, टेक्स्ट के रूप में; वे अपनी जगह रहते हैं",
  ["the suit's letter"] = "सूट का अक्षर",
  ["Nobody else sees which cards they are."] =
    "और कोई नहीं देखता कि कौन से कार्ड हैं।",
  ["the pile, or the player who gets them"] =
    "ढेर, या उन्हें पाने वाला खिलाड़ी",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "कार्डों (टेक्स्ट) का फ़ंक्शन जो बताता है कि वे चुने जा सकते हैं या "
      .. "नहीं; वह true लौटाता है, या false और कारण। या तालिका, `{ keep = "
      .. "cards, last = cards }`: खिलाड़ी एक-एक करके कार्ड नीचे रखता है; "
      .. "`keep` वाले हाथ में रहते हैं, और `last` वाले, सबके देखते, सिर्फ़ तब "
      .. "जाते हैं जब और कुछ न बचा हो। तब सब जानते हैं कि ढेर में क्या नहीं "
      .. "हो सकता",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "जो पास करे वह बाहर रहता है। बोली तब ख़त्म होती है जब बाकी सब पास कर "
      .. "चुके हों, या सूची की सबसे ऊँची बोली पर तुरंत।",
  ["what may be bid: a list of texts, low to high"] =
    "क्या बोला जा सकता है: टेक्स्टों की सूची, नीचे से ऊपर",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "बोली हो चुकने पर सवाल; उसमें `{bid}` की जगह वह बोली आती है",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "बोलियाँ क्या वादा करती हैं: फ़ंक्शन (`self`, बोली) जो बताता है, या "
      .. "टेक्स्टों की तालिका, या हर बोली के अंकों की",
  ["the lowest bid that may be made (the first of the list)"] =
    "सबसे नीची बोली जो लगाई जा सकती है (सूची की पहली)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "पहले बोलने वाला खिलाड़ी (डीलर के बाद बारी में अगला)",
  ["true: each speaks once, and the highest bid wins"] =
    "true: हर एक एक बार बोलता है, और सबसे ऊँची बोली जीतती है",
  ["a player who may not pass when all others have"] =
    "वह खिलाड़ी जो बाकी सब के पास करने पर पास नहीं कर सकता",
  ["a player who has the lowest bid if all pass"] =
    "सब पास करें तो सबसे नीची बोली जिस खिलाड़ी की हो जाती है",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "वह खिलाड़ी जो सबसे ऊँची के बराबर बोली लगा सकता है, और तब बोली उसकी; "
      .. "तब भी जब उससे ऊँची कोई बोली न हो",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true: पास कर चुका खिलाड़ी बाद में फिर बोल सकता है; बोली तब ख़त्म "
      .. "होती है जब आखिरी बोली के बाद बाकी सब पास कर चुके हों",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true: दूसरी टीम की आखिरी बोली का जवाब `double` हो सकता है, और अपनी "
      .. "टीम की बोली के double का `redouble`; ऊँची बोली दोनों को मिटा देती "
      .. "है। यहाँ भी पास कर चुका खिलाड़ी फिर बोल सकता है",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "इसके दो शब्द, अगर दूसरे हों: { \"double\", \"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true: double के बाद कोई बोली नहीं लगाता; सिर्फ़ उसी टीम के खिलाड़ी "
      .. "बारी-बारी से बोलते हैं जिसकी बोली double हुई, redouble के लिए या "
      .. "पास करने के लिए",
  ["true: a double is not doubled again"] = "true: double फिर double नहीं होता",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "ऐसी बोली जो कुछ बोलियों के ऊपर ही लगाई जा सकती है: { बोली, उनमें से "
      .. "पहली और आखिरी, नहीं तो मना करने का कारण }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true: एक ही शब्द से शुरू होने वाली बोलियाँ, जैसे `90 clubs` और `90 "
      .. "hearts`, बराबर ऊँची हैं",
  ["the question once the bid is doubled (`over`)"] =
    "बोली double होने पर सवाल (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "बोली redouble होने पर सवाल (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true: बोली एक संख्या और एक सूट है, या कोई दूसरा शब्द; और सबसे ऊँची "
      .. "बोली वाली टीम में से वह खिलाड़ी जीता है जिसने उस सूट का नाम पहले "
      .. "लिया",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "सबसे ऊँची बोली और उसे जीतने वाला खिलाड़ी; `doubles` हो तो वह कितने "
      .. "गुना है, 1, 2 या 4; सबने पास किया हो तो कुछ नहीं",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "छोटा पिछली से बड़ी संख्या बोलता है, या पास करता है। बड़ा `yes` कहकर "
      .. "उसे अपनी बनाता है, या पास करता है। मुकाबला तब ख़त्म होता है जब एक "
      .. "पास कर दे।",
  ["the player who names numbers"] = "संख्याएँ बोलने वाला खिलाड़ी",
  ["the question to the junior; if not given, which value to bid"] =
    "छोटे से सवाल; न दिया हो तो यह कि कौन सा मान बोलना है",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "बड़े से सवाल; न दिया हो तो यह कि क्या वह भी उतना रखता है; दोनों "
      .. "सवालों में `{bid}` की जगह बोली गई संख्या आती है",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "जो संख्याएँ बोली जा सकती हैं, नीचे से ऊपर, टेक्स्ट के रूप में; न दी "
      .. "हों तो खेल के कॉन्ट्रैक्टों के सब मान, तथ्य `contracts` से",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "`self` और संख्या का फ़ंक्शन जो बताता है कि संख्या क्या वादा करती "
      .. "है, टेक्स्ट के रूप में; न दिया हो तो उतने मूल्य के कॉन्ट्रैक्ट",
  ["the last number named before, if there was one"] =
    "इससे पहले बोली गई आखिरी संख्या, अगर थी",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "बचा हुआ खिलाड़ी, और किसी की भी बोली आखिरी संख्या; कोई न थी तो nil",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "खिलाड़ी कुछ घोषित न करे, तो साथियों से बारी-बारी से पूछा जाता है। "
      .. "हाथ में कुछ भी हो, सबसे पूछा जाता है, ताकि सवाल हाथ के बारे में कुछ "
      .. "न बताए: जो कुछ घोषित नहीं कर सकते उनका जवाब इंजन देता है। कार्ड "
      .. "अपनी जगह रहते हैं: `show` और `move` देखें। सूची की मद में अंक और "
      .. "कारण भी हो सकते हैं, `{ \"hearts\", \"KH QH\", 20, \"a marriage\" "
      .. "}`। तब उसके कार्ड दिखाए जाते हैं, अंक टीम के गिने जाते हैं (`count` "
      .. "देखें), और टीम उसे दौर में एक बार घोषित कर सकती है। मद में `unless "
      .. "= \"spades\"`: उसे वही खिलाड़ी घोषित कर सकता है जो सूची में उससे "
      .. "पहले आए `spades` को घोषित नहीं कर सकता; उसे घोषित करने वाला सबको यह "
      .. "बताता है।",
  ["the player who is asked first"] = "जिस खिलाड़ी से पहले पूछा जाता है",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "क्या घोषित हो सकता है: `{ { \"hearts\", \"KH QH\" }, … }`; false "
      .. "वाली मदें छोड़ दी जाती हैं",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "फ़ंक्शन जो बताता है कि मद घोषित हो सकती है या नहीं; उसे self, कार्ड "
      .. "रखने वाला खिलाड़ी, शब्द, कार्ड, और उससे पहले की उन मदों के शब्द "
      .. "मिलते हैं जो घोषित हो सकती हैं (एक टेक्स्ट के रूप में)",
  ["cards that do not count as held, such as those just drawn"] =
    "वे कार्ड जो हाथ के नहीं गिने जाते, जैसे अभी खींचे हुए",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "घोषित शब्द, उनके कार्ड, और खिलाड़ी; किसी ने कुछ घोषित न किया हो तो "
      .. "कुछ नहीं",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "कार्ड क्या ले सकता है, यह तथ्य `captures` है। खिलाड़ी कहता है `8H "
      .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to 9 "
      .. "4C`, `add 4C AH to 1`, या सिर्फ़ वह कार्ड जो मेज़ पर रहता है, उसके "
      .. "लिए तथ्य के शब्द के बाद। कुछ हिलाया नहीं जाता।",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", कार्ड, जो कार्ड वह लेता है और जो ढाँचे वह लेता है उनकी "
      .. "संख्याएँ, सब टेक्स्ट के रूप में; या \"build\", \"raise\" या "
      .. "\"add\", कार्ड, मेज़ के वे कार्ड जो उससे जुड़ते हैं, ढाँचे की "
      .. "संख्या और उसका मान; या, मेज़ पर रहने वाले कार्ड के लिए, तथ्य में "
      .. "उसका शब्द, बिना शब्द के \"card\", और कार्ड",
  ["the game has no fact `captures`"] = "खेल में तथ्य `captures` नहीं है",
  ["a list of forms: see `ask`"] = "रूपों की सूची: `ask` देखें",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "फिर नीचे रखे गए कार्ड अपनी जगह जाते हैं, और उन्हें सिर्फ़ वही जानता "
      .. "है जो उन्हें वहाँ देखता है या पहले देख चुका है। बाकी सब जवाब खुले "
      .. "हैं। फ़ंक्शन सिर्फ़ पूछ सकता है: फ़ील्ड बाद में रखे जाते हैं और "
      .. "कार्ड बाद में जाते हैं।",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "फ़ंक्शन जो मिले हुए खिलाड़ी से पूछता है, और खिलाड़ी का कहा लौटाता है",
  ["what the function has answered, by seat; false for who sits out"] =
    "फ़ंक्शन के जवाब, सीट के क्रम में; जो बाहर बैठा हो उसका false",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "यह कुछ रैंकों में से पहली उस रैंक का है जिसके सब कार्ड खिलाड़ी के "
      .. "पास न हों। `others` हो तो यह किसी और खिलाड़ी का कार्ड है और सूट से "
      .. "बुलाया जाता है: खिलाड़ी के पास उस सूट का कार्ड है, पर बुलाया हुआ "
      .. "नहीं। पहली रैंक के सब कार्ड खिलाड़ी के हों, तो यह दूसरी रैंक का है, "
      .. "और उसके सूट का पहली रैंक वाला कार्ड खिलाड़ी के पास है। इससे जो पता "
      .. "चलता है वह सबको बताया जाता है।",
  ["the player who calls"] = "बुलाने वाला खिलाड़ी",
  ["ranks with blanks between, the first to call first"] =
    "रैंकें, बीच में ख़ाली जगह, सबसे पहले बुलाई जाने वाली पहले",
  ["letters of the suits that may be called, with blanks between"] =
    "उन सूटों के अक्षर जो बुलाए जा सकते हैं, बीच में ख़ाली जगह",
  ["true: the card called is not the player's own"] =
    "true: बुलाया गया कार्ड खिलाड़ी का अपना नहीं है",
  ["with `others`: a pile whose cards are the player's, too"] =
    "`others` के साथ: ऐसा ढेर जिसके कार्ड भी खिलाड़ी के हैं",
  ["with `others`: true: the player may call nobody"] =
    "`others` के साथ: true: खिलाड़ी किसी को न बुलाए, यह भी चलता है",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "`others` के साथ: ढेर। बुलाने लायक सूट का कार्ड न हो तो खिलाड़ी वहाँ "
      .. "कोई कार्ड उलटा रख सकता है, जो ऐसे कार्ड की जगह रहता है",
  ["the card, as text; nil if nobody was called"] =
    "कार्ड, टेक्स्ट के रूप में; किसी को नहीं बुलाया तो nil",
}
