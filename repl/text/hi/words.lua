-- The help on words of a rules file in Hindi: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "परिभाषाएँ",
  ["facts"] = "तथ्य",
  ["house rules"] = "घरेलू नियम",
  ["options"] = "विकल्प",
  ["obligations"] = "बंधन",
  ["steps"] = "चरण",
  ["self"] = "self: मैच",
  ["dealing"] = "बाँटना",
  ["questions"] = "सवाल",
  ["tricks"] = "ट्रिकें",
  ["plays"] = "एक साथ खेले कार्ड",
  ["melds"] = "मेल्ड",
  ["sets"] = "कार्डों के सेट",
  ["scoring"] = "अंक",
  ["turns"] = "बारियाँ",
  ["players"] = "खिलाड़ी",
  ["piles"] = "ढेर",
  ["cards"] = "कार्ड",
  ["orders"] = "क्रम",
  ["examples"] = "उदाहरण",
  ["lessons"] = "पाठ",
  ["lua"] = "Lua",
  ["matches"] = "मैच",
  ["views"] = "दृश्य",
  ["stories"] = "विवरण",
  ["positions"] = "स्थितियाँ",
  ["records"] = "रिकॉर्ड",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "खेल बनाता है: उसके तथ्य धनु-कोष्ठकों में, हर एक फ़ाइल पढ़ते समय जाँचा "
      .. "जाता है।",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "घरेलू नियम बनाता है: किस खेल का है, कौन-से विकल्प पहले से तय करता है "
      .. "(`set`), कौन-से घरेलू नियम साथ लाता है (`with`) या बदल सकता है "
      .. "(`on_top_of`), और उसके अपने विकल्प, फ़ील्ड, बंधन और तथ्य।",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "नियमों का हल किया हुआ उदाहरण: एक स्थिति, और उससे क्या निकलता है।",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "52 कार्डों की फ़्रांसीसी गड्डी, 54 की (छोटे और बड़े जोकर सहित) या 32 की "
      .. "(सत्ते से ऊपर)।",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "40 कार्डों की स्पेनी गड्डी, या अट्ठों और नहलों सहित 48 की।",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "कोई भी गड्डी: सूटों के अक्षर, नीची से ऊँची रैंक, जोकर, गड्डियों की "
      .. "संख्या, और छोड़े जाने वाले कार्ड या रैंक।",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "`round`, `keeps` या `piles` में: हर टीम का अपना।",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "`round`, `keeps` या `piles` में: हर खिलाड़ी का अपना।",
  ["The words of a text, as a list."] = "टेक्स्ट के शब्द, सूची के रूप में।",
  ["One list of the items of several, in their order."] =
    "कई सूचियों की मदों की एक सूची, उसी क्रम में।",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "टेक्स्ट के शब्दों या ढेर के कार्डों पर एक-एक करके जाता है।",
  ["Each of some words followed by each of others, with a blank between."] =
    "कुछ शब्दों में से हर एक के पीछे दूसरों में से हर एक, बीच में ख़ाली जगह।",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "`combine` ने जो जोड़ा उसे अलग करता है: पहला शब्द, और बाकी।",
  ["The cards of one rank or several, in one suit or several."] =
    "एक या कई रैंकों के कार्ड, एक या कई सूटों में।",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "क्या `x` टेक्स्ट का एक शब्द है, या सूची की एक मद?",
  ["The n-th word of a text."] = "टेक्स्ट का n-वाँ शब्द।",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "सीढ़ी पर शब्द की जगह: सबसे नीचे वाले की 1।",
  ["The word n places higher on a ladder, from low to high."] =
    "सीढ़ी पर n जगह ऊपर का शब्द, नीचे से ऊपर।",
  ["Each card n times, for several packs."] =
    "हर कार्ड n बार, कई गड्डियों के लिए।",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "एक सूट के n कार्डों की सब पंक्तियाँ जिनकी रैंक एक के बाद एक आती हैं।",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "कुछ किस्मों के सब सेट, self:sets_in, self:tell_best और self:best_of के "
      .. "लिए: एक सूट के क्रमवार कार्ड, और एक रैंक के चारों।",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "तुरुप के रंग के गुलाम, क्रम के `top` के लिए: बायाँ बावर, और उसके ऊपर "
      .. "तुरुप का गुलाम, दायाँ बावर।",
  ["The Japanese flower cards."] = "जापानी फूल-कार्ड।",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "फ़्रांसीसी टैरो: 14 रैंक वाले चार सूट, जिनमें घुड़सवार N है; `1T` से "
      .. "`21T` तक तुरुप; और एक्सक्यूज़, जोकर `EX`।",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "`round` या `keeps` में: मेज़ यह नहीं बताती कि फ़ील्ड का नया मान है, और "
      .. "उसकी पंक्ति भी नहीं दिखाती, क्योंकि जो बताया जा चुका है वही काफ़ी "
      .. "है, या सिर्फ़ नियमों को उसकी ज़रूरत है।",
  ["The result of another rules file, by its name in the rules folders."] =
    "नियमों की किसी और फ़ाइल का नतीजा, नियमों के फ़ोल्डरों में उसके नाम से।",

  ["text: the game that it belongs to"] = "टेक्स्ट: वह खेल जिसका यह है",
  ["table: options that it presets; a function gets the options before it"] =
    "तालिका: पहले से तय विकल्प; फ़ंक्शन को पहले के विकल्प मिलते हैं",
  ["list: house rules that it adds"] =
    "सूची: घरेलू नियम जिन्हें यह साथ लाता है",
  ["text or list: house rules whose steps and options it may change"] =
    "टेक्स्ट या सूची: घरेलू नियम जिनके चरण और विकल्प यह बदल सकता है",
  ["text or list: house rules that do not go together with it"] =
    "टेक्स्ट या सूची: घरेलू नियम जो इसके साथ नहीं चलते",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "विकल्प या फ़ील्ड जो पूर्ण संख्या है: उसका सामान्य मान, सीमा और अर्थ।",
  ["An option or field that is one of several words or numbers."] =
    "विकल्प या फ़ील्ड जो कई शब्दों या संख्याओं में से एक है।",
  ["An option or field that is true or false: its default and its meaning."] =
    "विकल्प या फ़ील्ड जो true या false है: उसका सामान्य मान और अर्थ।",
  ["An option or field that is any text: its default and its meaning."] =
    "विकल्प या फ़ील्ड जो कोई भी टेक्स्ट है: उसका सामान्य मान और अर्थ।",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "जिसके पास वह कार्ड हो जिसका नाम फ़ील्ड में है, उसे उस सूट के लीड होने "
      .. "पर वही खेलना होगा।",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "जब तक फ़ील्ड में बताया कार्ड नहीं खेला जाता, उसका धारक उसे रखता है और "
      .. "उस सूट के दूसरे कार्ड से लीड नहीं करता; और बताने वाला उस सूट का एक "
      .. "कार्ड रखता है।",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "दौर का पहला कार्ड फ़ील्ड में बताए कार्ड के सूट का नहीं होता, जब तक वह "
      .. "वही कार्ड न हो।",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "ट्रिक का बंधन जिसे फ़ाइल ख़ुद बनाती है: उसका नाम, जिस कार्ड को मना करे "
      .. "उसका वाक्य, और वे कार्ड जिन्हें खेलना (`play`) या न खेलना "
      .. "(`avoid`) होगा।",
  ["An obligation that binds only once a pile is empty."] =
    "बंधन जो तभी लागू होता है जब कोई ढेर ख़ाली हो।",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "बंधन, या उनकी सूची, जो तभी लागू होता है जब तथ्य सच हों।",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "बंधन, या उनकी सूची, जो किसी तथ्य के सच होने पर लागू नहीं होता।",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "बंधन, या उनकी सूची, जिससे कुछ कार्ड मुक्त हैं: वे हमेशा खेले जा सकते "
      .. "हैं, और जो हाथ सिर्फ़ इन्हीं से बंधन निभा सकता हो उसे निभाना नहीं "
      .. "पड़ता।",
  ["cards of the suit led"] = "लीड सूट के कार्ड",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "लीड सूट के वे कार्ड जो अब तक के सबसे अच्छे को हराते हैं; ट्रिक में तुरुप "
      .. "लग जाने पर कोई नहीं",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "लीड सूट के वे कार्ड जो अब तक के सबसे अच्छे को हराते हैं, तुरुप लगा हो "
      .. "या नहीं",
  ["trumps"] = "तुरुप",
  ["trumps above the best trump so far"] =
    "अब तक के सबसे ऊँचे तुरुप से ऊपर के तुरुप",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "टेक्स्ट: कार्ड को मना करने वाला वाक्य: `{cards}` जो खेले जा सकते हैं, "
      .. "`{suit}` लीड सूट, `{best}` जीत रहा कार्ड, `{trump}` कोई फ़ील्ड",
  ["cards: the cards that must be played; see the names of cards"] =
    "कार्ड: जिन्हें खेलना होगा; कार्डों के नाम देखें",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "कार्ड: जिन्हें वह नहीं खेल सकता जिसके पास दूसरे हों; बाद के बंधन भी "
      .. "लागू रहते हैं",
  ["cards: it does not bind a hand that has only such cards"] =
    "कार्ड: जिस हाथ में सिर्फ़ ऐसे कार्ड हों उस पर यह लागू नहीं",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "कार्ड: जो हमेशा खेले जा सकते हैं; जो हाथ सिर्फ़ इन्हीं से बंधन निभा "
      .. "सकता हो उसे निभाना नहीं पड़ता",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "तथ्य: यह तभी लागू होता है जब ये सब सच हों: तथ्यों के नाम, बीच में "
      .. "अल्पविराम, और फ़ील्डों या विकल्पों के मान: { \"leading\", contract "
      .. "= \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "तथ्य: इनमें से कोई सच हो तो यह लागू नहीं",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "कार्ड: यह तब तक लागू है जब तक इनमें से कोई किसी ट्रिक में न खेला जाए",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "कार्ड: यह तब तक लागू है जब तक इनमें से कोई दूसरे सूट की ट्रिक में न खेला "
      .. "जाए",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "फ़्लैग: true: बाद के बंधन उन्हीं कार्डों में से चुनते हैं जो इसने छोड़े "
      .. "हैं",
  ["the player leads to the trick"] = "खिलाड़ी ट्रिक को लीड करता है",
  ["no trick has been played in this round"] =
    "इस दौर में अभी कोई ट्रिक नहीं खेली गई",
  ["trumps were led"] = "तुरुप से लीड हुआ",
  ["another suit was led, and a trump is winning"] =
    "दूसरे सूट से लीड हुआ, और एक तुरुप जीत रहा है",
  ["the player's side is winning the trick"] = "खिलाड़ी की टीम ट्रिक जीत रही है",
  ["the player has no card of the suit led"] =
    "खिलाड़ी के पास लीड सूट का कार्ड नहीं है",
  ["the cards of the suit led"] = "लीड सूट के कार्ड",
  ["those of the suit led that beat its best so far"] =
    "लीड सूट के वे जो अब तक के सबसे अच्छे को हराते हैं",
  ["all trumps"] = "सब तुरुप",
  ["trumps below the best trump so far"] =
    "अब तक के सबसे ऊँचे तुरुप से नीचे के तुरुप",
  ["the cards of that rank that are trumps"] =
    "उस रैंक के वे कार्ड जो तुरुप हैं",

  ["plays one round: deals, asks, plays, scores."] =
    "एक दौर खेलता है: बाँटता, पूछता, खेलता और अंक देता है।",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "हर ट्रिक के बाद जीतने वाले खिलाड़ी के साथ बुलाया जाता है; `self:trick()` "
      .. "में ट्रिक के कार्ड हैं; चरण का उत्तर true हो तो और ट्रिकें नहीं खेली "
      .. "जातीं",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "खिलाड़ी का थ्रो विफल होने पर बुलाया जाता है, उसकी जगह खेला जाने वाला "
      .. "भाग चलने से पहले",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "जब खिलाड़ी self:may_say के शब्दों में से एक कह चुके, तब कार्ड खेले जाने "
      .. "से पहले बुलाया जाता है",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "कौन-से कार्ड किन्हें हराते हैं; दौर का कोई फ़ील्ड बदलने पर बुलाया जाता "
      .. "है: { trump = सूट, ranks = नीचे से ऊपर, top = तुरुप सूट के ऊपर के "
      .. "कार्ड, worthless = जो कभी नहीं जीतते, joins = { H = जो पान के सबसे "
      .. "ऊँचे गिने जाते हैं }, later = जिनमें दो एक-से में बाद वाला जीतता "
      .. "है, counts_as = { S = जो हुकुम के सबसे नीचे हैं } }, जिसकी ज़रूरत "
      .. "हो वही।",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "दौर कहाँ तक पहुँचा है, जितना सब जान सकते हैं: { attackers = \"45 of "
      .. "80\" }, हर टीम का मान हो तो सूची, या कुछ का हो तो { [side.number] "
      .. "= … }।",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "दौर का नतीजा कितने का है, उसके फ़ील्डों से निकाला, ताकि मैच के बिना भी "
      .. "पूछा जा सके; जो फ़ील्ड हो ही नहीं सकते उनके लिए nil और कारण "
      .. "टेक्स्ट में",
  ["who deals the next round."] = "अगला दौर कौन बाँटता है।",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "हर दौर के बाद बुलाया जाता है: आगे खेलने के लिए false, या true और जीतने "
      .. "वाली टीम (0: बराबरी)।",

  ["player: who deals this round"] = "खिलाड़ी: इस दौर में बाँटने वाला",
  ["number: the round in the match, from 1"] =
    "संख्या: मैच का कौन-सा दौर, 1 से",
  ["the value of an option; read only"] = "विकल्प का मान; सिर्फ़ पढ़ने के लिए",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "खेल का तथ्य, जैसे `players` या `points`; सिर्फ़ पढ़ने के लिए",
  ["pile: the cards that have not been dealt"] = "ढेर: जो कार्ड बाँटे नहीं गए",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "ढेर या फ़ील्ड: `piles` में घोषित ढेर; `round` या `keeps` में घोषित "
      .. "फ़ील्ड, ख़ाली हो तो nil",

  ["Goes through the sides, from side 1 on."] =
    "टीमों पर एक-एक करके जाता है, टीम 1 से।",
  ["Goes through the players who take part, in turn."] =
    "खेल रहे खिलाड़ियों पर बारी-बारी से जाता है।",
  ["The players who take part, in turn, all at once."] =
    "खेल रहे खिलाड़ी, बारी के क्रम में, सब एक साथ।",
  ["The player on the left, or `n` seats to the left."] =
    "बाएँ का खिलाड़ी, या `n` सीट बाएँ का।",
  ["The player on the right, or `n` seats to the right."] =
    "दाएँ का खिलाड़ी, या `n` सीट दाएँ का।",
  ["The other player of the side."] = "टीम का दूसरा खिलाड़ी।",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "इस दौर में खिलाड़ी के पास रहे कार्ड: हाथ के, और ट्रिकों में खेले जा चुके।",
  ["The player gets no cards and no turn in this round."] =
    "इस दौर में खिलाड़ी को न कार्ड मिलते हैं न बारी।",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "खिलाड़ी इस दौर के लिए दो पक्ष बनाते हैं; कुल अंक खिलाड़ियों के ही रहते "
      .. "हैं।",
  ["Tells everyone of which party a player is; for announcements."] =
    "सबको बताता है कि खिलाड़ी किस पक्ष का है; घोषणाओं के लिए।",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "इस दौर का पक्ष: 1 वह है जिसे `form_parties` बताता है, 2 दूसरे।",
  ["Makes the player the dealer of this round from now on."] =
    "खिलाड़ी को अब से इस दौर का डीलर बनाता है।",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "खिलाड़ी को अगले दौर का डीलर बनाता है, जब तक चरण `next_dealer` और कुछ न "
      .. "कहे।",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "खेल रहे दूसरे खिलाड़ियों पर बारी-बारी से जाता है, अगले से शुरू करके।",
  ["The player whose turn is next, or `n` turns later."] =
    "वह खिलाड़ी जिसकी बारी अगली है, या `n` बारी बाद।",
  ["The player in a seat."] = "किसी सीट का खिलाड़ी।",
  ["A side by its number, or the side of a player."] =
    "अपनी संख्या से टीम, या खिलाड़ी की टीम।",
  ["Four players draw a card each, in the order of their seats."] =
    "चार खिलाड़ी सीटों के क्रम में एक-एक कार्ड खींचते हैं।",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "देखता है कि कार्ड किसके पास है, और सबको बताता है: डीलर के बाएँ से पहला "
      .. "जिसके पास हो।",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "देखता है कि इस दौर में ये सब कार्ड किसके पास रहे, हाथ में हों या ट्रिकों "
      .. "में खेले जा चुके।",
  ["number: the seat, from 1; of a side, its number"] =
    "संख्या: सीट, 1 से; टीम की उसकी संख्या",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "टीम: खिलाड़ी की टीम; अकेला खेलने वाला भी टीम है",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "पक्ष: इस दौर में खिलाड़ी का पक्ष: self:form_parties देखें; न हो तो nil",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "कुछ भी: `number`, `name`, `others`, जो दूसरा पक्ष है; और उसके सब "
      .. "खिलाड़ियों का मिलाकर: `players`, सूची; `tricks`, संख्या; `won`, "
      .. "ट्रिकों में जीते कार्ड; `points`, वे कितने के हैं; `count`, उन्होंने "
      .. "क्या गिना: self:count देखें",
  ["pile: the cards in hand"] = "ढेर: हाथ के कार्ड",
  ["number: tricks won in this round"] = "संख्या: इस दौर में जीती ट्रिकें",
  ["list of players: the side's players"] =
    "खिलाड़ियों की सूची: टीम के खिलाड़ी",
  ["number: tricks won in this round by all its players"] =
    "संख्या: इस दौर में उसके सब खिलाड़ियों की जीती ट्रिकें",
  ["number: what the side counts in this round: see self:count"] =
    "संख्या: इस दौर में टीम की गिनती: self:count देखें",
  ["number: the side's total so far"] = "संख्या: टीम का अब तक का कुल",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "ढेर: इस दौर में टीम की जीती ट्रिकों के कार्ड",
  ["cards: the cards that its players hold, taken together"] =
    "कार्ड: उसके खिलाड़ियों के हाथों के सब कार्ड",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "तालिका: मेज़ पर उसके मेल्डों के अंक: self:count_melds देखें",
  ["pile: a pile of the game's own that each player or side has"] =
    "ढेर: खेल का अपना ढेर जो हर खिलाड़ी या टीम का है",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "फ़ील्ड: जो each_player या each_side, `round` या `keeps` में घोषित करता "
      .. "है; ख़ाली हो तो nil।",

  ["What its cards count by the game's fact `points`."] =
    "तथ्य `points` से उसके कार्ड कितने के हैं।",
  ["How many of that card are in the pile."] = "ढेर में वह कार्ड कितने हैं।",
  ["The card on top."] = "सबसे ऊपर का कार्ड।",
  ["The cards in the pile now, as `cards` has them."] =
    "ढेर के अभी के कार्ड, जैसे `cards` देता है।",
  ["Its cards that count as a suit in the present order."] =
    "मौजूदा क्रम में किसी सूट के गिने जाने वाले उसके कार्ड।",
  ["The first of some piles in which a card is."] =
    "कुछ ढेरों में पहला जिसमें कार्ड है।",
  ["The cards of a pile from one of them to the top."] =
    "ढेर के कार्ड, उनमें से एक से सबसे ऊपर तक।",
  ["number: how many cards are in it; the same for `cards`"] =
    "संख्या: उसमें कितने कार्ड हैं; `cards` के लिए भी",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "टेक्स्ट: उसके कार्ड, बीच में ख़ाली जगह, सबसे नीचे वाला पहले; `cards` के "
      .. "लिए भी",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "कार्ड पर छपा सूट, या उस नाम का सूट, जिस पर बोली ख़त्म हो सकती है।",
  ["The rank of a card."] = "कार्ड की रैंक।",
  ["How many of that card there are among them."] = "उनमें वह कार्ड कितने हैं।",
  ["The cards with a suit printed on them."] =
    "वे कार्ड जिन पर कोई सूट छपा है।",
  ["The cards of a rank, or of several."] = "एक या कई रैंकों के कार्ड।",
  ["The cards with a tag of the deck."] = "डेक के किसी टैग वाले कार्ड।",
  ["The ranks of the cards, in the deck's order."] =
    "कार्डों की रैंक, डेक के क्रम में।",
  ["The cards that are left without the others."] =
    "दूसरों को निकालकर बचे कार्ड।",
  ["The cards together with others."] = "दूसरों सहित सब कार्ड।",
  ["Their texts, by suit and rank."] = "उनके टेक्स्ट, सूट और रैंक के क्रम में।",
  ["How many of that card the deck has."] = "डेक में वह कार्ड कितने हैं।",
  ["All its cards."] = "उसके सब कार्ड।",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "कार्ड का टेक्स्ट जैसा डेक लिखता है (`\"QS\"`), किसी भी वर्तनी से (`sq`, "
      .. "`♠Q`, `10h`, `th`); डेक के कार्ड का नाम न हो तो nil।",
  ["Cards of the deck as one value, with the methods of cards."] =
    "डेक के कार्ड एक मान के रूप में, कार्डों की विधियों सहित।",
  ["The top cards of piles; an empty pile has none."] =
    "ढेरों के ऊपरी कार्ड; ख़ाली ढेर का कोई नहीं।",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "डेक के वे कार्ड जो कुछ कार्डों में से एक के उसके सूट में बग़ल में हैं: "
      .. "मौजूदा क्रम में एक ऊपर या एक नीचे।",
  ["A set of cards to try things with."] = "आज़माने के लिए कार्डों का समूह।",
  ["A pack of cards."] = "कार्डों की गड्डी।",

  ["Does card `a` beat card `b`?"] = "क्या कार्ड `a`, कार्ड `b` को हराता है?",
  ["The suit that a card counts as."] = "कार्ड किस सूट का गिना जाता है।",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "कार्ड अपने सूट में कितना ऊँचा है, 1 से; बराबर कार्डों की ऊँचाई बराबर है।",
  ["Which of the cards wins, if they are played one after the other."] =
    "एक के बाद एक खेले जाएँ तो कौन-सा कार्ड जीतता है।",
  ["The cards that count as a suit, low to high."] =
    "सूट के गिने जाने वाले कार्ड, नीचे से ऊपर।",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "तुरुप सूट: तुरुप कोई सूट न हों तो `\"trump\"`, तुरुप न हों तो nil।",
}
