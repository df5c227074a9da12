-- The help on words in Hindi: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "`who_is_out` देखें। बारियाँ बीच में बदली जा सकती हैं: `skip_turn`, "
      .. "`turn_again`, `give_turn` और `reverse_turns` देखें।",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "शुरू करने वाला खिलाड़ी (डीलर के बाद बारी में अगला); या `{ first = "
      .. "player, play_on = true }`: जिसके पास कार्ड न बचें उसकी बारी नहीं "
      .. "आती, और बाकी खेलते रहते हैं, जब तक सिर्फ़ एक के पास कार्ड बचें",
  ["the player before (whose turn it is in `each_turn`)"] =
    "पिछला खिलाड़ी (`each_turn` में जिसकी बारी है)",
  ["a player; that same player if nobody else holds cards"] =
    "खिलाड़ी; किसी और के पास कार्ड न हों तो वही खिलाड़ी",
  ["a list of players"] = "खिलाड़ियों की सूची",
  ["a player; nil if everyone who takes part has cards"] =
    "खिलाड़ी; खेल रहे सबके पास कार्ड हों तो nil",
  ["Before the first turn of a round it is the player who would begin."] =
    "दौर की पहली बारी से पहले यह वह खिलाड़ी है जो शुरू करता।",
  ["how many (1)"] = "कितने (1)",
  ["The turns go on from there."] = "बारियाँ वहीं से आगे चलती हैं।",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "उनके पीछे वे आते हैं जो अपनी बारी के बिना कार्डों से ख़ाली हुए, और "
      .. "फिर वे जिनके पास अब भी कार्ड हैं, हर बार डीलर के बाद की बारी के "
      .. "क्रम में।",
  ["a function (`self`, a player); it may also ask the player"] =
    "फ़ंक्शन (`self`, खिलाड़ी); वह खिलाड़ी से पूछ भी सकता है",
  ["cards for each player, 1 at least"] = "हर खिलाड़ी के लिए कार्ड, कम से कम 1",
  ["how many cards at a time (1)"] = "एक बार में कितने कार्ड (1)",
  ["the stock is too small"] = "स्टॉक में कार्ड कम हैं",
  ["no card has been dealt in this round"] =
    "इस दौर में कोई कार्ड नहीं बाँटा गया",
  ["a pile or a player"] = "ढेर या खिलाड़ी",
  ["how many cards (1)"] = "कितने कार्ड (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "ऐसा ढेर जिसके ऊपरी कार्ड को छोड़ बाकी कार्ड स्टॉक ख़ाली होने पर "
      .. "फेंटकर नया स्टॉक बनते हैं; तब भी कम हों, तो जितने हैं उतने खींचे "
      .. "जाते हैं",
  ["the cards drawn, as text"] = "खींचे गए कार्ड, टेक्स्ट के रूप में",
  ["the stock has not enough cards, and no discards are given"] =
    "स्टॉक में काफ़ी कार्ड नहीं हैं, और `discards` नहीं दिया गया",
  ["text, a list of texts, cards, or a whole pile"] =
    "टेक्स्ट, टेक्स्टों की सूची, कार्ड, या पूरा ढेर",
  ["a card is not in the pile"] = "कोई कार्ड ढेर में नहीं है",
  ["If a player is given, it is the whole hand."] =
    "खिलाड़ी दिया हो, तो पूरा हाथ।",
  ["one or several cards, or a player"] = "एक या कई कार्ड, या खिलाड़ी",
  ["why, as text for the players; may be left out"] =
    "क्यों, खिलाड़ियों के लिए टेक्स्ट; छोड़ा जा सकता है",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "वह ढेर जिसमें वे हैं, या वह खिलाड़ी जिसके पास हैं; सिर्फ़ तब चाहिए "
      .. "जब डेक में कोई कार्ड दो बार हो",
  ["the cards that were shown"] = "दिखाए गए कार्ड",
  ["Each round begins this way, so rules say it only to deal again."] =
    "हर दौर ऐसे ही शुरू होता है, इसलिए नियम यह सिर्फ़ फिर बाँटने के लिए "
      .. "कहते हैं।",
  ["a list of numbers, and of { number, pile }"] =
    "संख्याओं की, और { number, pile } की सूची",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "जिस हाथ में इतने हैं वह कुछ नहीं खींचता, और कार्ड ख़त्म हों तो हाथ "
      .. "छोटा रह जाता है।",
  ["how many cards a hand is to have"] = "हाथ में कितने कार्ड होने हैं",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "वह ढेर जिससे स्टॉक ख़ाली होने पर खींचा जाता है, जैसे पलटा हुआ "
      .. "कार्ड; nil: कोई नहीं",
  ["who draws, in this order"] = "कौन खींचता है, इसी क्रम में",
  ["a hand is no such pile"] = "हाथ ऐसा ढेर नहीं है",
  ["text, a list of texts, or cards"] = "टेक्स्ट, टेक्स्टों की सूची, या कार्ड",
  ["the pile where they lie"] = "वह ढेर जहाँ वे पड़े हैं",
  ["the pile for those that lay there before"] =
    "पहले वहाँ पड़े कार्डों के लिए ढेर",
  ["a card is not in the hand"] = "कोई कार्ड हाथ में नहीं है",
  ["the card of the hand, as text"] = "हाथ का कार्ड, टेक्स्ट के रूप में",
  ["the card taken, as text"] = "लिया गया कार्ड, टेक्स्ट के रूप में",
  ["the player does not hold the card, or the pile is empty"] =
    "कार्ड खिलाड़ी के पास नहीं है, या ढेर ख़ाली है",
  ["The lowest is drawn next."] = "सबसे नीचे वाला अगली बार खींचा जाता है।",
  ["a pile of the game's own"] = "खेल का अपना कोई ढेर",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "कितने ऊपरी कार्ड रह जाते हैं (1); 0: सब पलटे जाते हैं",
  ["the pile that they are laid on, in place of the stock"] =
    "स्टॉक की जगह वह ढेर जिस पर वे रखे जाते हैं",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "ढेर दिया हो, तो पहले उसके ऊपरी कार्ड को छोड़ बाकी स्टॉक में रखे "
      .. "जाते हैं।",
  ["a pile of the game's own that becomes part of the stock"] =
    "खेल का अपना ढेर जो स्टॉक में मिल जाता है",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "यह मैच के सीड पर निर्भर है, इसलिए मैच दोहराया जा सकता है। यह गुप्त "
      .. "नहीं है: सब खिलाड़ी इसे तुरंत जान सकते हैं।",
  ["a whole number, 1 at least"] = "पूर्ण संख्या, कम से कम 1",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "घोषणाओं की सीढ़ी हो, तो जिसने कार्ड खींचा वह पिछली से मज़बूत घोषणा "
      .. "कर सकता है या पास करता है। सब कार्ड खिंच जाने पर सब बारी-बारी से "
      .. "घोषणा कर सकते हैं, जब तक एक के बाद एक सब पास न करें। हाथ में कुछ भी "
      .. "हो, सबसे पूछा जाता है, ताकि सवाल हाथ के बारे में कुछ न बताए: जो कुछ "
      .. "घोषित नहीं कर सकते उनका जवाब इंजन देता है। घोषणाएँ दिखाई जाती हैं। "
      .. "जिसने आखिरी घोषणा की वह उसमें सिर्फ़ उसी कार्ड की और प्रतियाँ जोड़ "
      .. "सकता है।",
  ["how many each player draws"] = "हर खिलाड़ी कितने खींचता है",
  ["the player who draws first (the next in turn after the dealer)"] =
    "जो खिलाड़ी पहले खींचता है (डीलर के बाद बारी में अगला)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "क्या घोषित हो सकता है, नीचे से ऊपर: एक किस्म के कार्डों की सूची, "
      .. "टेक्स्ट के रूप में; या ऐसे कार्डों की सूचियों की, जो बराबर मज़बूत "
      .. "हैं; false छोड़ दिया जाता है",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true: खिलाड़ी सीढ़ी में बताई से ज़्यादा प्रतियाँ घोषित कर सकते हैं; "
      .. "ज़्यादा कार्ड कम को हराते हैं, और बराबर हों तो सीढ़ी पर ऊपर वाले "
      .. "जीतते हैं",
  ["the question"] = "सवाल",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "घोषणा हो चुकने पर सवाल; उसमें `{cards}` की जगह वह घोषणा आती है",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true: आखिरी कार्ड खिंचने से पहले कोई घोषणा नहीं करता; या वह खिलाड़ी "
      .. "जिससे तब पहले पूछा जाता है",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "सब कार्ड खिंच जाने पर जिससे पहले पूछा जाता है (जिसने पहले खींचा)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "आखिरी घोषणा के कार्ड, टेक्स्ट के रूप में, और जिसने उसे किया वह "
      .. "खिलाड़ी; कोई न हो तो कुछ नहीं",
  ["the stock has not enough cards"] = "स्टॉक में काफ़ी कार्ड नहीं हैं",
  ["It counts as a decision that has one answer."] =
    "यह एक ही जवाब वाला निर्णय गिना जाता है।",
  ["the player who gives"] = "देने वाला खिलाड़ी",
  ["cards of the hand: text, a list of texts, or cards"] =
    "हाथ के कार्ड: टेक्स्ट, टेक्स्टों की सूची, या कार्ड",
  ["a player, for the hand, or a pile"] = "खिलाड़ी (उसका हाथ), या ढेर",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "वे कार्ड जिनके बारे में पाने वाला अब जानता है कि खिलाड़ी के पास कोई "
      .. "नहीं, जैसे इनसे ऊँचे सब",
  ["the player does not hold the cards"] = "कार्ड खिलाड़ी के पास नहीं हैं",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "हाथ पहले फेंटा जाता है, ताकि जगह, यानी 1 से गिनी संख्या, कुछ न "
      .. "बताए; पर उसे खिलाड़ी चुनता है। सिर्फ़ ये दोनों देखते हैं कि कौन सा "
      .. "कार्ड है।",
  ["the player who draws"] = "खींचने वाला खिलाड़ी",
  ["the player who holds the cards"] = "वह खिलाड़ी जिसके पास कार्ड हैं",
  ["the hand is empty"] = "हाथ ख़ाली है",
  ["the player who holds them"] = "वह खिलाड़ी जिसके पास वे हैं",
  ["the player who gets them"] = "पाने वाला खिलाड़ी",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "कार्डों की जगह खिलाड़ी दिया हो, तो पूरा हाथ।",
  ["who sees them"] = "देखने वाला",
  ["why, as text for the players; may be nil"] =
    "क्यों, खिलाड़ियों के लिए टेक्स्ट; nil हो सकता है",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "वह ढेर जिसमें वे हैं, या वह खिलाड़ी जिसके पास हैं; पूरे हाथ के लिए "
      .. "ज़रूरी नहीं",
  ["a card is not there"] = "कोई कार्ड वहाँ नहीं है",
  ["What was to come after this word is left out."] =
    "इस शब्द के बाद जो होना था वह छूट जाता है।",
  ["a trick has been played"] = "कोई ट्रिक खेली जा चुकी है",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "कार्ड जिन्हें सब जानते हैं: टेक्स्ट, टेक्स्टों की सूची, कार्ड, या "
      .. "ढेर",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "नियम हाथ में जो पाते हैं, और चुनाव उसके बारे में जो दिखाता है, वह "
      .. "बताया जाना चाहिए: बॉट सिर्फ़ ऐसे हाथों की कल्पना करते हैं जो उससे "
      .. "मेल खाएँ।",
  ["how many at least (1)"] = "कम से कम कितने (1)",
  ["the cards that came last, which do not count"] =
    "वे कार्ड जो आखिर में आए, जो नहीं गिने जाते",
  ["how many, 1 at least"] = "कितने, कम से कम 1",
  ["only these cards count (all)"] = "सिर्फ़ ये कार्ड गिने जाते हैं (सब)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "टेक्स्टों की सूची, हर एक किसी सेट के कार्ड; ज़्यादा से ज़्यादा 512",
  ["a set has some of its cards more often than others"] =
    "किसी सेट में कुछ कार्ड दूसरों से ज़्यादा बार हैं",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "देखता है कि वह कुछ कार्डों में से एक है या नहीं, और जवाब सबको बताता "
      .. "है।",
  ["the card that came last"] = "आखिर में आया कार्ड",
  ["the card is not there"] = "कार्ड वहाँ नहीं है",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "सबको बताता है कि आए हुए कार्डों में से कितने रुके। पुरानी फ़ाइलें "
      .. "यह संख्या तीसरे आर्ग्युमेंट में देती हैं, जिससे कुछ नहीं बदलता: "
      .. "कितने रुके, यह कदमों से पता चलता है।",
  ["the pile that the cards came from and went back to"] =
    "वह ढेर जिससे कार्ड आए और जिसमें वापस गए",
  ["how many stayed"] = "कितने रुके",
  ["the last moves were not between the hand and the pile"] =
    "आखिरी कदम हाथ और ढेर के बीच नहीं थे",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "लीड करने वाला कार्ड खेलता है, बाकी बारी-बारी से बंधनों के अनुसार, "
      .. "सबसे अच्छा कार्ड जीतता है, और जीतने वाला अगली ट्रिक में लीड करता है। "
      .. "हर ट्रिक के बाद खेल का चरण `after_trick(winner)` बुलाया जाता है, अगर "
      .. "हो; वह true लौटाए तो और ट्रिकें नहीं खेली जातीं। `may_say` जिन शब्दों "
      .. "की अनुमति दे वे कार्ड से पहले कहे जा सकते हैं।",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "पहली ट्रिक में लीड करने वाला खिलाड़ी (डीलर के बाद बारी में अगला); वह "
      .. "बाहर बैठा हो तो बारी में अगला लीड करता है",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "कितनी ट्रिकें (जब तक किसी के पास कार्ड हों, चाहे `after_trick` "
      .. "खिलाड़ियों को खींचने दे)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "वह खिलाड़ी जो ट्रिक जीतकर खेलना ख़त्म करता है (कोई नहीं)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "फ़ंक्शन जो हर कार्ड से पहले बुलाया जाता है, जैसे `play_trick` में; "
      .. "तब `may_say` के शब्द नहीं सुने जाते, और डमी नहीं होता",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "वह खिलाड़ी जो पहला कार्ड खेले जाने के बाद अपना हाथ खोलकर रखता है और "
      .. "कुछ तय नहीं करता",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "वह खिलाड़ी जो डमी की बारी में डमी के कार्ड चुनता है",
  ["the winner of the last trick"] = "आखिरी ट्रिक का विजेता",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "फिर हर खिलाड़ी के लिए `ask_card` और `play_card` बुलाएँ, और अंत में "
      .. "`end_trick`। `play_tricks` यह सब करता है, और ज़्यादा तेज़।",
  ["the player who plays first"] = "पहले खेलने वाला खिलाड़ी",
  ["the player whose turn it is"] = "जिस खिलाड़ी की बारी है",
  ["it is not the player's turn, or the card is not in the hand"] =
    "खिलाड़ी की बारी नहीं है, या कार्ड हाथ में नहीं है",
  ["the player who won it"] = "उसे जीतने वाला खिलाड़ी",
  ["not all have played"] = "सबने नहीं खेला है",
  ["That is much faster."] = "यह बहुत ज़्यादा तेज़ है।",
  ["a side, or a player for the side; if left out, all sides"] =
    "टीम, या टीम के लिए कोई खिलाड़ी; न दिया हो तो सब टीमें",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "सूट का अक्षर; जहाँ तुरुप कोई सूट नहीं वहाँ `\"trump\"`; पहले कार्ड "
      .. "से पहले nil",
  ["the card as text and the player; nothing before the first card"] =
    "कार्ड, टेक्स्ट के रूप में, और खिलाड़ी; पहले कार्ड से पहले कुछ नहीं",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "टेक्स्ट, जैसे `\"10C KC\"`; जहाँ कोई ट्रिक नहीं चल रही वहाँ ख़ाली",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "टेक्स्ट, कार्ड, ढेर; खिलाड़ी यानी इस दौर में उसके पास रहे सब कार्ड; "
      .. "कई आर्ग्युमेंट साथ लिए जाते हैं",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "संख्या, और true अगर वे कार्डों में हैं, false अगर नहीं हैं",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "तब खिलाड़ी वैसे ही खेलता है जैसे `play_tricks` में, और चरण "
      .. "`after_trick(winner)` बुलाया जाता है, अगर हो। `may_say` के शब्द "
      .. "नहीं सुने जाते।",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "फ़ंक्शन जिसे `self` और वह खिलाड़ी मिलता है जिसकी बारी है, जब अब तक "
      .. "की ट्रिक मेज़ पर हो; वह हाथ का कार्ड लौटाए तो वही खेला जाता है, नहीं "
      .. "तो खिलाड़ी से पूछा जाता है",
  ["the winner; and what `after_trick` has answered"] =
    "विजेता; और `after_trick` का जवाब",
  ["a player has no card to play, or `before` plays one itself"] =
    "किसी खिलाड़ी के पास खेलने को कार्ड नहीं, या `before` ने ख़ुद कार्ड "
      .. "खेला",
  ["the players; nothing if nobody has"] =
    "खिलाड़ी; किसी ने न खेला हो तो कुछ नहीं",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "ये पहले की बुलाहट के शब्दों की जगह लेते हैं। शब्द सब सुनते हैं। "
      .. "इंजन चरण `said(player, word)` बुलाता है, और फिर कार्ड या अगला शब्द "
      .. "पूछता है। रैंडम बॉट कभी-कभार ही कहते हैं; सोचने वाले बॉट तभी जब "
      .. "पक्का फ़ायदा हो।",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "{ \"word\", … } की सूची; false वाली मदें छोड़ दी जाती हैं। मद में "
      .. "ये हो सकते हैं: `cards`, खेले जाने वाले कार्ड समेत खिलाड़ी के पास "
      .. "कम से कम कितने कार्ड हों; `late`, कम हों तो क्या कहा जाए; `with`, "
      .. "कार्ड: शब्द के ठीक बाद इनमें से एक खेलना होगा; `always`, true: "
      .. "खिलाड़ी को कहना नहीं पड़ता, उनमें से हर कार्ड के साथ यह अपने-आप "
      .. "होता है; `unless`, खिलाड़ी इसे क्यों नहीं कह सकता, या false",
  ["the game has no step `said`"] = "खेल में चरण `said` नहीं है",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "पहले कार्ड से सब जान जाते हैं कि हाथ में बाकी भी हैं या नहीं, "
      .. "क्योंकि चुप्पी भी बताती है। शब्द के कोई अंक नहीं: `who_has_held` "
      .. "देखें।",
  ["two or more cards, as text, a list of texts, or cards"] =
    "दो या ज़्यादा कार्ड, टेक्स्ट, टेक्स्टों की सूची, या कार्ड के रूप में",
  ["what is said with the first of them, as text; false for nothing"] =
    "उनमें से पहले के साथ क्या कहा जाता है, टेक्स्ट के रूप में; कुछ नहीं "
      .. "तो false",
  ["what is said with the last of them; left out: nothing"] =
    "उनमें से आखिरी के साथ क्या कहा जाता है; न दिया हो: कुछ नहीं",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "डेक में इनमें से कोई कार्ड दो बार है; या ऐसे 8 से ज़्यादा सेट हैं",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "यह हाथ के बारे में जो बताता है वह भी बताया जाना चाहिए: `tell_holds` "
      .. "देखें।",
  ["who says it"] = "कहने वाला खिलाड़ी",
  ["what is said"] = "क्या कहा जाता है",
  ["text or a list of texts, in the order in which they are named"] =
    "टेक्स्ट या टेक्स्टों की सूची, नाम लेने के क्रम में",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "{ kind = \"single\", \"pair\", \"triple\", \"quad\", \"tractor\" या "
      .. "\"bulldozer\", cards, width = हर एक की प्रतियाँ, length = कितने "
      .. "साथ-साथ } की सूची; कार्ड एक सूट के न हों तो nil",
  ["a whole number; 0 before the first play of a match"] =
    "पूर्ण संख्या; मैच में पहली बार खेले जाने से पहले 0",
  ["a list; empty before the first play of a round"] =
    "सूची; दौर में पहली बार खेले जाने से पहले ख़ाली",
  ["a side, its number, or one of its players"] =
    "टीम, उसकी संख्या, या उसका कोई खिलाड़ी",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "{ kind, cards, width, length } की सूची; एक सूट के न हों तो nil",
}
