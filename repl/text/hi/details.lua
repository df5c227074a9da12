-- The help on words in Hindi: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "फ़ाइल नतीजे पर खेल के चरण जोड़ती है और उसे लौटाती है।",
  ["the game, for `function whist:round() … end`"] =
    "खेल, `function whist:round() … end` के लिए",
  ["the braces have an unknown name or a wrong value"] =
    "धनु-कोष्ठकों में अनजान नाम या ग़लत मान है",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "इसके चरण खेल के चरणों की जगह लेते हैं; `base.choose_trump(self)` उस "
      .. "चरण को बुलाता है जिसकी जगह यह लेता है।",
  ["the house rule, to put steps on and to return"] =
    "घरेलू नियम, जिस पर चरण जोड़े जाते हैं और जिसे फ़ाइल लौटाती है",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "जैसी खेल में; और तब भी जब दो घरेलू नियम एक ही चीज़ बदलें और कोई "
      .. "दूसरे के ऊपर न हो",
  ["It is a test of the file and a line of the rulebook."] =
    "यह फ़ाइल की जाँच है और नियम-पुस्तिका की एक पंक्ति।",
  ["Each pack contains the `jokers`."] = "हर गड्डी में `jokers` होते हैं।",
  ["the differences: see the facts of a deck"] = "अंतर: डेक के तथ्य देखें",
  ["there is no such pack, or it has no such card to leave out"] =
    "ऐसी गड्डी नहीं होती, या जो कार्ड छोड़ना है वह उसमें नहीं है",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "सूटों की अपनी-अपनी रैंकें हो सकती हैं, कोई कार्ड एक से ज़्यादा बार "
      .. "हो सकता है, और कार्डों पर टैग हो सकते हैं।",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "128 से ज़्यादा अलग कार्ड, कुल 256 से ज़्यादा कार्ड, 12 से ज़्यादा "
      .. "सूट, एक सूट में 24 से ज़्यादा रैंकें या एक कार्ड की 16 से ज़्यादा "
      .. "प्रतियाँ हैं",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "नियम इसे `side.NAME` के रूप में पढ़ते और रखते हैं। मैच का फ़ील्ड "
      .. "NAME टीमों के क्रम में इन सबकी सूची है, दृश्यों, उदाहरणों और तथ्यों "
      .. "के लिए।",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "वही जो अकेले के लिए: उसकी किस्म का शब्द (`text`, `number`, `flag`, "
      .. "`list`, `players`), विकल्प का शब्द, सामान्य मान, या ढेर किसे दिखता "
      .. "है; या { what, listed = \"सूची का नाम\" }। `keeps` की सूचियाँ शुरू "
      .. "में ख़ाली होती हैं",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "नियम इसे `player.NAME` के रूप में पढ़ते और रखते हैं। मैच का फ़ील्ड "
      .. "NAME सीटों के क्रम में इन सबकी सूची है, दृश्यों, उदाहरणों और तथ्यों "
      .. "के लिए।",
  ["see `each_side`"] = "`each_side` देखें",
  ["lists, or single items; nil and false are left out"] =
    "सूचियाँ, या अकेली मदें; nil और false छोड़ दिए जाते हैं",
  ["a new list"] = "नई सूची",
  ["a text, or a list of texts"] = "टेक्स्ट, या टेक्स्टों की सूची",
  ["the same; with the text \"\" the first word is alone"] =
    "वही; टेक्स्ट \"\" से पहला शब्द अकेला रहता है",
  ["such as a bid"] = "जैसे कोई बोली",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "वे शब्द जिनसे टेक्स्ट शुरू हो सकता है: टेक्स्ट, शब्दों के बीच ख़ाली "
      .. "जगह; या टेक्स्टों की सूची",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "शब्द, और बाकी हिस्सा अगर हो; टेक्स्ट इनमें से किसी शब्द से शुरू न "
      .. "हो तो पूरा टेक्स्ट",
  ["a text, or a list"] = "टेक्स्ट, या सूची",
  ["their letters; \"C D H S\", if they are left out"] =
    "उनके अक्षर; न दिए हों तो \"C D H S\"",
  ["a text, a number or a player; nil is never among them"] =
    "टेक्स्ट, संख्या या खिलाड़ी; nil इनमें कभी नहीं होता",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "टेक्स्ट जिसके शब्दों के बीच ख़ाली जगह हो; या सूची, जिसकी मदों में "
      .. "ख़ाली जगह हो सकती है",
  ["true or false"] = "true या false",
  ["After the last word it begins again; `none` gives nil."] =
    "आखिरी शब्द के बाद फिर पहला आता है; `none` पर nil मिलता है।",
  ["words with blanks between, from low to high"] =
    "शब्द, बीच में ख़ाली जगह, नीचे से ऊपर के क्रम में",
  ["one of them"] = "उनमें से एक",
  ["the place, from 1"] = "जगह, 1 से",
  ["the ladder has no such word"] = "सीढ़ी पर ऐसा शब्द नहीं है",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "चढ़ाई आखिरी शब्द पर, या रास्ते के पहले पड़ाव पर रुकती है।",
  ["words with blanks between"] = "शब्द, बीच में ख़ाली जगह",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "शुरू का शब्द; वह पड़ाव हो तो चढ़ाई उसे पार करती है",
  ["the number of places"] = "कितनी जगहें",
  ["words that no climb passes: one text or several"] =
    "वे शब्द जिन्हें कोई चढ़ाई पार नहीं करती: एक या कई टेक्स्ट",
  ["the word, and the number of places climbed"] =
    "शब्द, और कितनी जगहें चढ़ी गईं",
  ["the number of times, up to 64"] = "कितनी बार, ज़्यादा से ज़्यादा 64",
  ["text, words with blanks between; or a list of such texts"] =
    "टेक्स्ट, शब्दों के बीच ख़ाली जगह; या ऐसे टेक्स्टों की सूची",
  ["the text, or a list with a text for each"] =
    "टेक्स्ट, या हर एक के टेक्स्ट की सूची",
  ["the ranks in a row, low to high: words with blanks between"] =
    "पंक्ति की रैंकें, नीचे से ऊपर: शब्द, बीच में ख़ाली जगह",
  ["how many cards each row has"] = "हर पंक्ति में कितने कार्ड हों",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "टेक्स्टों की सूची: पहले सूट की पंक्तियाँ, फिर अगले की",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "वे किस्मों के क्रम में होते हैं; एक किस्म के अपने सबसे ऊँचे कार्ड "
      .. "से, और फिर सूट `first` पहले आता है।",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "सबसे अच्छी किस्म पहले: { points, run = कितने एक के बाद एक } या { "
      .. "points, same = ranks }",
  ["a suit's letter"] = "सूट का अक्षर",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "{ cards, points, कितने कार्ड, सबसे ऊँचा कार्ड, वह उस सूट का है या "
      .. "नहीं } की सूची, आखिरी तीन टेक्स्ट के रूप में",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "फ़्रांसीसी सूट का अक्षर; nil: तुरुप नहीं, तो बावर भी नहीं",
  ["a card above both, such as a joker; false or nil for none"] =
    "दोनों से ऊँचा कार्ड, जैसे जोकर; न हो तो false या nil",
  ["a list of cards, low to high"] = "कार्डों की सूची, नीचे से ऊपर",
  ["there is no such suit"] = "ऐसा सूट नहीं है",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "कार्ड की रैंक उसका महीना है, 1 से 12, और सूट उसकी किस्म: light "
      .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, दो बार; `12P` "
      .. "तीन बार)। कविता वाले फ़ीतों पर टैग `poem` है, नीलों पर `blue`, "
      .. "बारिश वाले पर `rain`, प्याले पर `cup`।",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "टैग `oudler` 1T, 21T और EX पर है।",
  ["Views have it."] = "दृश्यों में वह होता है।",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "वही जो किसी भी फ़ील्ड के लिए: उसकी किस्म का शब्द (`text`, `number`, "
      .. "`player`), विकल्प का शब्द, या सामान्य मान",
  ["The file is loaded once, and its result cannot be changed."] =
    "फ़ाइल एक बार पढ़ी जाती है, और उसका नतीजा बदला नहीं जा सकता।",
  ["a name with a path in it; a file that requires itself"] =
    "नाम में रास्ता है; या फ़ाइल अपने-आप को माँगती है",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "फ़ील्ड को सिर्फ़ सीमा चाहिए, `number(0, 13)`; अकेला `number` हर "
      .. "पूर्ण संख्या की अनुमति देता है। फ़ील्ड में `names` वे शब्द हैं जो "
      .. "मेज़ उसकी कुछ संख्याओं के लिए कहती है।",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "पहला सामान्य मान है, और आखिरी टेक्स्ट अर्थ। `of` से शब्द किसी "
      .. "टेक्स्ट या सूची के होते हैं; `from` उस शब्द से पहले वालों को छोड़ "
      .. "देता है, और `default` पहले की जगह किसी और को सामान्य मान बना सकता "
      .. "है। फ़ील्ड को सिर्फ़ शब्द चाहिए, `choice \"up down\"`; खेल के किसी "
      .. "फ़ील्ड के लिए घरेलू नियम के शब्द खेल के शब्दों में जुड़ जाते हैं। "
      .. "फ़ील्ड को दूसरे फ़ील्डों में कुछ ख़ास मान चाहिए हो सकते हैं: "
      .. "`choice { of = \"small grand\", needs = { bold = true } }`।",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "`of` से टेक्स्ट इन्हीं शब्दों का बना होता है, बीच में ख़ाली जगह या "
      .. "अल्पविराम; `count` उनकी संख्या है।",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "जिन कॉन्ट्रैक्टों में ये समान हों वे साथ आते हैं: { hearts = 10, spades "
      .. "= 11, from = 2, to = 18, trump = true }। फ़ील्ड `contract` बताता है "
      .. "कि कौन सा खेला जा रहा है; नियम उसकी संख्या "
      .. "self.facts.contracts.NAME से पढ़ते हैं",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "पहला वह फ़ील्ड है जिसमें वह खिलाड़ी है, और जैसे ही सबको पता हो कि "
      .. "किसमें कौन है, सब देखते हैं कि दोनों पक्षों ने कितने अंक लिए; उसके "
      .. "हिस्से देखें",
  ["Where all have passed the table says so without it"] =
    "जहाँ सबने पास किया हो, वहाँ मेज़ इसके बिना ही यह कहती है",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "मेज़ पर उसकी जगह खिलाड़ियों के नाम होते हैं, और वे समझे भी जाते "
      .. "हैं। कई हों तो सूची; उसमें ऐसे फ़ील्ड भी हो सकते हैं जिनका टेक्स्ट "
      .. "सीटें हैं",
  ["Not given: nobody is told"] = "न दिया हो: किसी को नहीं बताया जाता",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "पहले चरण के नामों वाले फ़ील्डों में रहता है कि हर पक्ष ने आखिर में "
      .. "क्या कहा",
  ["All see them, and the field of its name keeps the player"] =
    "सब उन्हें देखते हैं, और उसके नाम का फ़ील्ड खिलाड़ी को रखता है",
  ["the name of a field of the round, a card"] =
    "दौर के किसी फ़ील्ड का नाम, जो कार्ड है",
  ["Write it behind `follow_suit`."] = "इसे `follow_suit` के पीछे लिखें।",
  ["the name of a field of the round, the player who has called it"] =
    "दौर के किसी फ़ील्ड का नाम, वह खिलाड़ी जिसने उसे बुलाया",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "सिर्फ़ खिलाड़ी के हाथ के कार्ड गिने जाते हैं: हाथ में ऐसा कोई न हो "
      .. "जो खेला जा सके, तो बंधन लागू नहीं होता। जहाँ कार्डों के नाम से बात "
      .. "न बने, वहाँ फ़ंक्शन बताता है कि कौन से कार्ड खेलने होंगे: टेक्स्ट, "
      .. "सूची, कार्ड, सूट (उसके सब कार्ड), या कोई नहीं हो तो nil।",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "वाक्य; `play`, `avoid` और बाकी के लिए बंधन के हिस्से देखें",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "इसे `self`, जिसकी बारी है उस खिलाड़ी का हाथ और वह खिलाड़ी मिलते "
      .. "हैं; यह न मैच बदल सकता है, न किसी से पूछ सकता है",
  ["Given a list of obligations, all wait for the pile."] =
    "बंधनों की सूची दी हो, तो सब ढेर का इंतज़ार करते हैं।",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "ऐसे ढेर का नाम जो सब खिलाड़ियों का साझा हो: `\"stock\"`, या खेल का "
      .. "अपना कोई",
  ["one, or a list of them"] = "एक, या उनकी सूची",
  ["one of the list that binds from the start; false for none"] =
    "सूची का वह जो शुरू से लागू हो; कोई नहीं तो false",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "तथ्यों के नाम, बीच में अल्पविराम, जैसे `\"leading, first trick\"`; "
      .. "या ऐसे नामों की सूची, फ़ील्डों या विकल्पों के मानों के साथ: `{ "
      .. "\"leading\", trump = \"H\" }`",
  ["see `when`"] = "`when` देखें",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "कार्ड, रैंकें, सूट, या `\"J of trumps\"`, बीच में अल्पविराम",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "हर खेल में यह चरण होता है। इससे पहले इंजन कार्ड फेंटकर स्टॉक बनाता "
      .. "है और दौर के फ़ील्ड ख़ाली करता है",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` टेक्स्ट है, बराबर कार्डों के बीच `=`; या सूची, जिसमें एक जगह "
      .. "के कई कार्ड बराबर होते हैं, पर तुरुप सूट वाला दूसरों से ऊपर। न "
      .. "दिया हो: खेल की `ranks`, और फ़ील्ड `trump`",
  ["Views have the table, and the screen shows it"] =
    "दृश्यों में तालिका होती है, और स्क्रीन उसे दिखाती है",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "न दिया हो: वह खिलाड़ी जिसे self:pass_deal_to ने बताया, या बारी में "
      .. "अगला",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "यह चरण न हो: `base.over` देखें। self:win_match ने किसी टीम का नाम "
      .. "लिया हो, तो वही टीम जीती",
  ["the player to begin with (player 1)"] =
    "शुरू करने वाला खिलाड़ी (खिलाड़ी 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "शुरू करने वाला खिलाड़ी (डीलर के बाद बारी में अगला)",
  ["as many players as take part"] = "जितने खिलाड़ी खेल रहे हों",
  ["a player or a seat"] = "खिलाड़ी या सीट",
  ["how many seats (1)"] = "कितनी सीटें (1)",
  ["a player"] = "खिलाड़ी",
  ["a player; nil if there is none"] = "खिलाड़ी; कोई न हो तो nil",
  ["the cards as text"] = "कार्ड, टेक्स्ट के रूप में",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "इसका उपयोग कार्ड बँटने से पहले करें, या बताएँ कि खिलाड़ी के कार्ड "
      .. "कहाँ जाएँ।",
  ["the pile into which the player lays the hand first"] =
    "वह ढेर जिसमें खिलाड़ी पहले अपना हाथ रखता है",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "खिलाड़ी के पास कार्ड हैं, ट्रिकें खेली जा रही हैं, या कोई और नहीं खेल "
      .. "रहा",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "पहले पक्ष में वे खिलाड़ी हैं जिनके नाम दिए हों, और हर वह जिसके पास "
      .. "`holds` का कोई कार्ड है या जिसने उसे खेला है; दूसरे में बाकी सब। "
      .. "जिन खिलाड़ियों के नाम दिए हों उन्हें सब जानते हैं। कार्ड वाला "
      .. "खिलाड़ी तब तक गुप्त रहता है जब तक वह कार्ड न खेला जाए या "
      .. "`reveal_party` न बताए; उससे पहले दृश्य, कहानियाँ और बॉट किसी को "
      .. "नहीं बताते। अब से हर खिलाड़ी का `player.party` होता है, उसमें सबके "
      .. "लिए एक ही: वहाँ देखें।",
  ["the first party, as text for the players"] =
    "पहला पक्ष, खिलाड़ियों के लिए टेक्स्ट",
  ["the second party, as text for the players"] =
    "दूसरा पक्ष, खिलाड़ियों के लिए टेक्स्ट",
  ["a player of the first party, or a list of them"] =
    "पहले पक्ष का खिलाड़ी, या उनकी सूची",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "कार्ड, टेक्स्ट के रूप में: जिसके पास कोई हो वह भी पहले पक्ष का है",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true: पक्ष अभी नहीं बने, और तथ्य `announcements` की बातें कोई नहीं "
      .. "कह सकता; तय होने पर खेल इसे फिर बुलाता है",
  ["there are no parties"] = "कोई पक्ष नहीं हैं",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` वे कार्ड हैं जो उसके खिलाड़ियों ने जीते, `party.points` "
      .. "उनके अंक, `party.tricks` उनकी ट्रिकों की संख्या, `party.count` जो "
      .. "उन्होंने गिना, `party.players` उनकी सूची; `self:score` उनमें से हर "
      .. "एक को अंक देता है।",
  ["1 or 2"] = "1 या 2",
  ["a party; nil if none have been formed"] = "पक्ष; न बने हों तो nil",
  ["how many places (1)"] = "कितनी जगहें (1)",
  ["the seat, from 1"] = "सीट, 1 से",
  ["a number from 1, or a player"] = "संख्या 1 से, या खिलाड़ी",
  ["a side"] = "टीम",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "जिसे जोकर मिले, या वही कार्ड जो किसी और को मिला, वह फिर खींचता है। "
      .. "सबसे ऊँचे कार्ड वाला खिलाड़ी, रैंक से और फिर सूट से, पहले खेलता है; "
      .. "दूसरे सबसे ऊँचे वाला उसका साथी है। दोनों आमने-सामने न बैठे हों, तो "
      .. "दो खिलाड़ी जगह बदलते हैं; पहली सीट वही रहती है। सब कार्ड फिर फेंटे "
      .. "जाते हैं।",
  ["the name of a pile that each player has and all see, for the cards"] =
    "ऐसे ढेर का नाम जो हर खिलाड़ी का हो और जिसे सब देखें, इन कार्डों के "
      .. "लिए",
  ["why they are shown, as text for the players"] =
    "वे क्यों दिखाए जाते हैं, खिलाड़ियों के लिए टेक्स्ट",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "जो खिलाड़ी पहले खेलता है, नई सीटों में; और जिन दो ने जगह बदली, अगर "
      .. "बदली",
  ["there are not two sides of two players each"] =
    "दो-दो खिलाड़ियों की दो टीमें नहीं हैं",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "कार्ड, टेक्स्ट के रूप में; या उनकी सूची, जिसमें से पहला वह गिना "
      .. "जाता है जो किसी के पास हो",
  ["why, as text for the players: then the card is shown"] =
    "क्यों, खिलाड़ियों के लिए टेक्स्ट: तब कार्ड दिखाया जाता है",
  ["the player, or nil if nobody holds the card"] =
    "खिलाड़ी, या कार्ड किसी के पास न हो तो nil",
  ["Nobody is told: it is for the end of a round."] =
    "किसी को नहीं बताया जाता: यह दौर के अंत के लिए है।",
  ["text, a list of texts, cards or a pile"] =
    "टेक्स्ट, टेक्स्टों की सूची, कार्ड या ढेर",
  ["the first such player in turn after the dealer, or nil"] =
    "डीलर के बाद बारी में पहला ऐसा खिलाड़ी, या nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` उसे रखता है",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "कार्ड, टेक्स्ट के रूप में; या `clubs`, `diamonds`, `hearts`, "
      .. "`spades`, `oros`, `copas`, `espadas`, `bastos`, कई शब्दों में आखिरी "
      .. "होने पर भी",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "अक्षर: `suit \"QS\"` है `\"S\"`, और `suit \"spades\"` तथा `suit \"7 "
      .. "spades\"` भी; जोकर का, और हर दूसरे नाम का, nil",
  ["the card, as text"] = "कार्ड, टेक्स्ट के रूप में",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "उसका नाम: `rank \"10H\"` है `\"10\"`, जोकर का `\"joker\"`",
  ["a number; nil if there is none"] = "संख्या; कोई न हो तो nil",
  ["its letter, as `\"S\"`"] = "उसका अक्षर, जैसे `\"S\"`",
  ["cards"] = "कार्ड",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "उसका नाम, जैसे `\"10\"` या `\"joker\"`; या नामों की सूची",
  ["there is no such rank"] = "ऐसी रैंक नहीं है",
  ["its name"] = "उसका नाम",
  ["the deck has no such tag"] = "डेक में ऐसा टैग नहीं है",
  ["Jokers have none."] = "जोकरों की कोई रैंक नहीं होती।",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "सिर्फ़ वे रैंकें जिनके ठीक n कार्ड हों (जिनका कोई भी हो)",
  ["a list of their names"] = "उनके नामों की सूची",
  ["Others that are not among them do not matter."] =
    "दूसरे कार्ड जो इनमें नहीं हैं, उनसे फ़र्क नहीं पड़ता।",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "जो कार्ड दोनों में हो वह उतनी बार होता है जितनी बार उसमें जिसमें वह "
      .. "ज़्यादा है।",
  ["a list of texts"] = "टेक्स्टों की सूची",
  ["a number"] = "संख्या",
  ["it is no card of the deck"] = "यह डेक का कार्ड नहीं है",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "टेक्स्ट, टेक्स्टों की सूचियाँ, कार्ड, ढेर या ढेरों की पंक्तियाँ, एक "
      .. "या कई; nil छोड़ दिया जाता है",
  ["piles, or rows of piles, one or several"] =
    "ढेर, या ढेरों की पंक्तियाँ, एक या कई",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1: सिर्फ़ वे जो एक ऊपर हैं; -1: सिर्फ़ वे जो एक नीचे हैं",
  ["the step is neither 1 nor -1"] = "`step` न 1 है, न -1",
  ["cards with blanks between, written in any way"] =
    "कार्ड, बीच में ख़ाली जगह, किसी भी तरह लिखे हुए",
  ["a deck or its name (\"french\")"] = "डेक या उसका नाम (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "ऐसा डेक नहीं है",
  ["the card played later, as text"] =
    "बाद में खेला गया कार्ड, टेक्स्ट के रूप में",
  ["the card played before it"] = "उससे पहले खेला गया कार्ड",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "लीड सूट, अक्षर या उसके किसी कार्ड के रूप में (`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "सूट का अक्षर; जो तुरुप कोई सूट नहीं हैं उनके लिए `\"trump\"`; जो "
      .. "कार्ड किसी सूट का नहीं उसके लिए nil",
  ["text or a list of texts, in the order played"] =
    "टेक्स्ट या टेक्स्टों की सूची, खेले जाने के क्रम में",
  ["its place, 1 for the first"] = "उसकी जगह, पहले की 1",
  ["a letter, or `\"trump\"`"] = "अक्षर, या `\"trump\"`",
  ["text"] = "टेक्स्ट",
  ["a whole number"] = "पूर्ण संख्या",
  ["the game has no fact `points`"] = "खेल में तथ्य `points` नहीं है",
  ["a number; nil if there is none, so that it can be a condition"] =
    "संख्या; कोई न हो तो nil, ताकि यह शर्त बन सके",
  ["A hand has no top."] = "हाथ का कोई ऊपरी कार्ड नहीं होता।",
  ["the card as text; nil if the pile is empty"] =
    "कार्ड, टेक्स्ट के रूप में; ढेर ख़ाली हो तो nil",
  ["the pile is a hand"] = "यह ढेर हाथ है",
  ["They stay the same when the pile changes."] =
    "ढेर बदलने पर भी ये वही रहते हैं।",
  ["That is not always the suit printed on them."] =
    "वह हमेशा वही सूट नहीं जो उन पर छपा है।",
  ["a letter, or `\"trump\"` for all trumps"] =
    "अक्षर, या सब तुरुपों के लिए `\"trump\"`",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "ढेर, और पंक्ति का हो तो उसकी संख्या; किसी में न हो तो nil",
  ["a pile that is no hand"] = "ऐसा ढेर जो हाथ नहीं है",
  ["a list of texts, that card first"] = "टेक्स्टों की सूची, वह कार्ड पहले",
  ["the card is not in the pile"] = "कार्ड ढेर में नहीं है",
}
