-- The help on words of a step in Hindi: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "खेल रहे हर खिलाड़ी को `n` कार्ड बाँटता है, डीलर के बाएँ से, एक-एक करके "
      .. "या पैकेटों में।",
  ["The last card that was dealt to a player."] =
    "खिलाड़ी को बाँटा गया आखिरी कार्ड।",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "स्टॉक का ऊपरी कार्ड ढेर में या खिलाड़ी के हाथ में ले जाता है।",
  ["Moves cards from one pile to another; a player means the hand."] =
    "कार्ड एक ढेर से दूसरे में ले जाता है; खिलाड़ी का अर्थ है उसका हाथ।",
  ["Shows cards to everyone; they stay where they are."] =
    "कार्ड सबको दिखाता है; वे अपनी जगह रहते हैं।",
  ["Puts every card back into the stock and shuffles it."] =
    "हर कार्ड को स्टॉक में वापस रखकर फेंटता है।",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "एक के बाद एक पैकेट बाँटता है: डीलर के बाएँ से खेल रहे हर खिलाड़ी को एक "
      .. "साथ कुछ कार्ड; या ढेर को।",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "खिलाड़ी बारी-बारी से खींचते हैं, हर एक तब तक जब तक हाथ में `n` कार्ड न "
      .. "हों।",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "खिलाड़ी हाथ के कार्ड ढेर में पड़े कार्डों के ऊपर खेलता है, जो हटा दिए "
      .. "जाते हैं: वहाँ सिर्फ़ आखिर में खेले कार्ड रहते हैं।",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "खिलाड़ी हाथ का एक कार्ड ढेर के ऊपरी कार्ड की जगह रखता है, और वह ले लेता "
      .. "है।",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "पुराना स्टॉक ख़त्म होने पर नया बनाता है: ढेर के ऊपरी को छोड़ सब कार्ड "
      .. "उसी क्रम में पलटकर स्टॉक बन जाते हैं।",
  ["Shuffles the cards of the stock, and no others."] =
    "स्टॉक के ही कार्ड फेंटता है।",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "खिलाड़ी को बाँटा गया आखिरी कार्ड सबको दिखाता है; वह वहीं रहता है।",
  ["A random number from 1 to n."] = "1 से n तक कोई भी संख्या।",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "हर खिलाड़ी बारी-बारी से एक कार्ड खींचता है, जब तक सबके पास `cards` "
      .. "जितने न हों।",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "खिलाड़ी हाथ के कार्ड दूसरे हाथ या ढेर को देता है, बिना दिखाए, क्योंकि "
      .. "नियम इन्हें माँगते हैं: जैसे सबसे ऊँचे।",
  ["The player draws one card from another's hand without seeing it."] =
    "खिलाड़ी दूसरे के हाथ से बिना देखे एक कार्ड खींचता है।",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "एक खिलाड़ी के हाथ से दूसरे के हाथ में कार्ड ले जाता है, ताकि सब देखें "
      .. "कि कौन-से हैं।",
  ["Shows cards to one player only; they stay where they are."] =
    "कार्ड सिर्फ़ एक खिलाड़ी को दिखाता है; वे अपनी जगह रहते हैं।",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "कार्ड इकट्ठे करके फेंटे जाते हैं और दौर फिर से शुरू होता है: उसके "
      .. "फ़ील्ड ख़ाली हैं, वही खिलाड़ी बाँटता है, और चरण `round` फिर बुलाया "
      .. "जाता है।",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "सबको बताता है कि खिलाड़ी या ढेर के पास इनमें से कितने कार्ड हैं, पर "
      .. "कौन-से नहीं।",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "देखता है कि खिलाड़ी या ढेर के पास इनमें से कम से कम `n` कार्ड हैं या "
      .. "नहीं, और सबको उत्तर बताता है।",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "देखता है कि खिलाड़ी या ढेर के पास एक ही रैंक के `n` कार्ड हैं या नहीं, "
      .. "और सबको रैंक बताता है।",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "देखता है कि खिलाड़ी या ढेर के पास कुछ सेटों में से किसी एक के सब कार्ड "
      .. "हैं या नहीं, और सबको उत्तर बताता है, पर सेट नहीं।",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "एक कार्ड अभी किसी हाथ या ढेर में आया है, दूसरों के देखे बिना।",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "ढेर से खिलाड़ी के हाथ में कार्ड आए, और फिर कुछ वापस गए।",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "खिलाड़ी से कई बातों में से एक कहने को पूछता है: शब्द, कार्ड, या दोनों।",
  ["Asks the player to choose one of a list of texts."] =
    "खिलाड़ी से टेक्स्टों की सूची में से एक चुनने को कहता है।",
  ["Asks the player a question with the answers yes and no."] =
    "खिलाड़ी से हाँ या नहीं का सवाल पूछता है।",
  ["Asks the player for a whole number in a range."] =
    "खिलाड़ी से किसी सीमा में एक पूर्ण संख्या पूछता है।",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "जिसकी बारी है उस खिलाड़ी से पूछता है कि बंधन जिन कार्डों की अनुमति दें "
      .. "उनमें से ट्रिक में कौन-सा खेले।",
  ["Asks the player for cards of a pile."] =
    "खिलाड़ी से ढेर के कार्ड पूछता है।",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "खिलाड़ी से डेक का एक सूट उसके शब्द से पूछता है: clubs, diamonds, "
      .. "hearts, spades; coins, cups, swords, batons।",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "खिलाड़ी से हाथ के `n` कार्ड पूछता है और उन्हें उलटा ढेर में रखता है, या "
      .. "दूसरे खिलाड़ी को देता है।",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "खिलाड़ी ढेर के सब कार्ड लेता है, और उतने ही हाथ से उसमें रखता है, "
      .. "दूसरों के देखे बिना।",
  ["The players bid in turn, each higher than the last."] =
    "खिलाड़ी बारी-बारी से बोली लगाते हैं, हर एक पिछली से ऊँची।",
  ["Two players bid against each other."] =
    "दो खिलाड़ी एक-दूसरे के ख़िलाफ़ बोली लगाते हैं।",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "खिलाड़ी से कई बातों में से एक घोषित करने को कहता है, जिनमें हर एक के "
      .. "लिए हाथ में कुछ कार्ड चाहिए, या `continue` कहने को।",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "खिलाड़ी से हाथ का कार्ड पूछता है जो मेज़ से कार्ड पकड़े, कुछ का बिल्ड "
      .. "बनाए, या वहीं रहे।",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "क्या खिलाड़ी अभी इनमें से कोई रूप कह सकता है?  किसी से पूछा नहीं जाता।",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "खेल रहे सब खिलाड़ियों से एक साथ पूछता है: सबके उत्तर देने से पहले कोई "
      .. "उत्तर नहीं देखता।",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "खिलाड़ी एक कार्ड का नाम लेता है: जिसके पास वह हो वही साझेदार है, "
      .. "self:form_parties देखें।",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "हाथ ख़ाली होने तक ट्रिकें खेलता है, या `tricks` जितनी।",
  ["Begins a trick by hand."] = "हाथ से ट्रिक शुरू करता है।",
  ["The player plays a card of the hand to the trick."] =
    "खिलाड़ी हाथ का कार्ड ट्रिक में खेलता है।",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "ट्रिक उसके विजेता को देता है, जिसकी टीम को कार्ड मिलते हैं।",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "`after_trick` में: बाकी ट्रिकें उसे बुलाए बिना खेली जाती हैं, या वे जो "
      .. "कोई टीम जीते, क्योंकि उसे कुछ करना नहीं होता।",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "`ask_card` की तरह जिसकी बारी है उस खिलाड़ी से कार्ड पूछता है, और उसे "
      .. "ट्रिक में खेलता है।",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "वह सूट जिसे मौजूदा ट्रिक में निभाना है; चरण `after_trick` में अभी जीती गई "
      .. "ट्रिक का लीड सूट।",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "मौजूदा ट्रिक जीत रहा कार्ड, और किसने खेला; चरण `after_trick` में जिसने "
      .. "जीती।",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "मौजूदा ट्रिक के कार्ड खेले जाने के क्रम में; चरण `after_trick` में अभी "
      .. "जीती गई ट्रिक के।",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "ऊपर से बिना ख़ाली जगह के कितने सबसे ऊँचे तुरुप सब कार्डों में हैं, या "
      .. "सब नहीं हैं।",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "क्या तथ्य `points` से गिने जाने वाले सब कार्ड लिए जा चुके हैं?  तब किसी "
      .. "के पास एक भी नहीं बचा।",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "एक ट्रिक खेलता है, जिसमें हर खिलाड़ी कार्ड खेलने से पहले और कुछ कर सकता "
      .. "है: घोषणा, कार्ड दिखाना या बदलना।",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "मौजूदा या पिछली ट्रिक में इनमें से कोई कार्ड किसने खेला: खेलने के क्रम "
      .. "में हर खिलाड़ी।",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "क्या इनमें से कोई कार्ड इस दौर की किसी ट्रिक में खेला गया है, मौजूदा में "
      .. "भी?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "वे शब्द जो खिलाड़ी अब से इस दौर में कह सकता है, जब `play_tricks` में "
      .. "कार्ड खेलने की बारी उसकी हो।",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "जिसके पास ये सब कार्ड हों वह इस दौर में उन्हें खेलते समय बताता है: पहले "
      .. "के साथ `first`, आखिरी के साथ `last`।",
  ["The player says something that the rules demand, and that everyone hears."] =
    "खिलाड़ी वह कहता है जो नियम माँगते हैं, और सब सुनते हैं।",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "खिलाड़ी की टीम को एक और ट्रिक देता है जो खेली नहीं गई, जैसे किट्टी।",

  ["The components of cards played at once, the largest first."] =
    "एक साथ खेले गए कार्डों के भाग, सबसे बड़ा पहले।",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "मौजूदा या पिछली ट्रिक के लीड के सबसे बड़े भाग में कितने कार्ड हैं: अकेले "
      .. "के 1, जोड़ी के 2, दो जोड़ियों के ट्रैक्टर के 4।",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "मौजूदा या पिछली ट्रिक में जो खेला गया: खेलने के क्रम में { player, cards "
      .. "} की सूची।",
  ["How many throws of a side have failed in this round."] =
    "इस दौर में टीम के कितने थ्रो विफल हुए हैं।",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "मौजूदा क्रम में एक साथ खेले गए कार्डों के भाग: `order:format` देखें।",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "हर खिलाड़ी बारी-बारी से `play_turn` की तरह पूरी बारी खेलता है, जब तक "
      .. "किसी के कार्ड ख़त्म न हों, या कोई न खींच सके न ले सके।",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "पूरी बारी: `draw_or_take`, `ask_melds` और `ask_discard` एक के बाद एक।",
  ["Begins the player's turn."] = "खिलाड़ी की बारी शुरू करता है।",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "खिलाड़ी को हाथ से मेल्ड करने देता है: नए मेल्ड, और मेज़ के मेल्डों में "
      .. "जोड़े कार्ड, जब तक खिलाड़ी `done` न कहे या हाथ ख़ाली न हो।",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "खिलाड़ी से हाथ का कार्ड पूछता है और उसे डिस्कार्ड पाइल पर रखता है।",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "तथ्य `laid_down` के कार्ड अलग रखता है: वे हाथ से `side.laid_down` में "
      .. "जाते हैं जहाँ सब देखें, और खिलाड़ी उतने ही खींचता है, जब तक हाथ "
      .. "में ऐसे न रहें।",
  ["The melds on the table, in the order in which they were laid."] =
    "मेज़ के मेल्ड, जिस क्रम में बिछाए गए।",
  ["Counts the melds of a side, or those of a list."] =
    "टीम के या सूची के मेल्ड गिनता है।",
  ["Sets how much a side's first melds in this round must count at least."] =
    "तय करता है कि इस दौर में टीम के पहले मेल्ड कम से कम कितने के हों।",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "क्या अभी हाथ खाली करने वाले खिलाड़ी ने पूरा हाथ इसी एक बारी में मेल्ड किया?  पूरे "
      .. "मेल्ड वाले खेल में अपना एक पूरा मेल्ड चाहिए, और पहले के मेल्डों "
      .. "में कुछ न जोड़ा हो।",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "इस दौर में खिलाड़ी के बिछाए कार्ड कितने गिने जाते हैं: नए मेल्डों के, "
      .. "और किसी के भी मेल्डों में जोड़े गए।",
  ["Lays a hand open whose melds have stayed in it."] =
    "वह हाथ खोलकर रखता है जिसके मेल्ड उसी में रहे हैं।",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "क्या मौजूदा क्रम में कार्ड `a`, कार्ड `b` को हराता है?  order:beats "
      .. "देखें।",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "मौजूदा क्रम में कार्ड अपने सूट में कितना ऊँचा है: सबसे नीचे वाला 1 है।",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "एक ही रैंक के कार्ड, रैंक-दर-रैंक, मौजूदा क्रम में नीचे से ऊपर।",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "कुछ कार्डों के सब क्रम: मौजूदा क्रम में एक के बाद एक आने वाले कार्ड।",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "कुछ कार्डों के सब सेट जिनका जोड़ तथ्य `points` से कोई राशि हो।",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "तथ्य `patterns` में बताए कार्डों के सेट गिनता है।",
  ["Counts the patterns that the last of some cards completes."] =
    "वे नमूने गिनता है जिन्हें कुछ कार्डों में आखिरी पूरा करता है।",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "कार्डों को मेल्डों में बाँटने के सब तरीक़े जिनमें बचे कार्ड सबसे कम "
      .. "गिने जाएँ, तथ्य `melds` और `points` से।",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "सबसे अच्छे मेल्ड बनाने पर बचे कार्ड कितने कम गिने जाते हैं: "
      .. "self:layouts के पहले के अंक।",
  ["Those of some sets of which all cards are there."] =
    "कुछ सेटों में से वे जिनके सब कार्ड हैं।",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "उन सेटों में सबसे अच्छा खोजता है जिनके सब कार्ड इस दौर में खिलाड़ी के "
      .. "पास रहे, और सबको उसके पहले `n` मान बताता है: कि उसके पास ऐसा एक "
      .. "था, और सूची में इससे पहले का कोई नहीं।",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "कुछ सेटों में से वे जिनके सब कार्ड इस दौर में खिलाड़ी के पास रहे, "
      .. "`sets_in` की तरह।",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "लीड के रूप में कार्ड क्या हो सकते हैं, तथ्य `combinations` से।",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "वे कार्ड जिनसे खिलाड़ी नॉक कर सकता है: जिन्हें फेंकने पर बाकी सबसे "
      .. "अच्छे मेल्डों के बाद `most` से ज़्यादा न बचे।",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "इस दौर में कई खिलाड़ियों में कार्डों का सबसे अच्छा सेट किसके पास रहा? "
      .. "सबको हर खिलाड़ी के सबसे अच्छे सेट का पहला मान बताया जाता है।",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "जिस खिलाड़ी के पास इनमें से कुछ सेट हों उससे पूछता है कि घोषित करे या "
      .. "`pass` कहे।",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "टीम (या खिलाड़ी की टीम) को अंक देता है, अंक-पत्र के लिए कारण सहित।",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "हर टीम को जीती हर ट्रिक का एक अंक मिलता है; या किसी संख्या से ऊपर की हर "
      .. "ट्रिक का।",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "इस दौर में टीम (या खिलाड़ी की टीम) की गिनती में जोड़ता है।",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "इस दौर में टीम की सबसे ऊँची गिनती, वह टीम, और जोड़ का टेक्स्ट: `card "
      .. "points 81, last trick 10 = 91`।",
  ["What some cards count by the game's fact `points`."] =
    "तथ्य `points` से कुछ कार्ड कितने गिने जाते हैं।",
  ["Lines of the score: what counts, and why."] =
    "अंकों की पंक्तियाँ: क्या गिना जाता है, और क्यों।",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "`lines` की दी हुई अंकों की पंक्तियाँ जोड़ता है, जोड़ के टेक्स्ट सहित।",
  ["Points for a side (or the side of a player), line by line."] =
    "टीम (या खिलाड़ी की टीम) को पंक्ति-दर-पंक्ति अंक।",
  ["Counts on from a number by one for each name, and says so."] =
    "एक संख्या से हर नाम पर एक-एक आगे गिनता है, और बताता है।",
  ["Multiplies a count, and says so."] = "गिनती को गुणा करता है, और बताता है।",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "कॉन्ट्रैक्ट कितने का है: तथ्य `contracts` का मूल्य, अकेला; या आगे गिनी गई "
      .. "संख्या से गुणा, जैसे `count_on` में।",
  ["Ends the round at once, with the points that have been scored."] =
    "दौर तुरंत समाप्त करता है, अब तक दिए अंकों के साथ।",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "मैच तुरंत समाप्त करता है, दौर के बीच में: टीम ने उसे जीत लिया, कुल अंक "
      .. "कुछ भी हों।",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "इस दौर के साथ मैच समाप्त करता है: टीम ने उसे जीत लिया, कुल अंक कुछ भी "
      .. "हों।",
  ["What the engine does where a game has no step `over`."] =
    "जहाँ खेल में चरण `over` न हो वहाँ इंजन क्या करता है।",
  ["Points for every side but one."] = "एक को छोड़ हर टीम को अंक।",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "हर टीम के जीते कार्डों के अंक जोड़ता है, तथ्य `points` से, और ट्रिकों के "
      .. "बारे में उस तथ्य से: self:count देखें।",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "टीम ने इस दौर में जो गिना वह उसे अंकों में मिलता है, जोड़ के टेक्स्ट "
      .. "सहित: self:count देखें।",
  ["What a round counts for two parties by the fact `announcements`."] =
    "तथ्य `announcements` से दो पक्षों के लिए दौर कितने का है।",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "दौर के पक्ष एक-दूसरे को देते हैं, ताकि सब अंकों का जोड़ शून्य रहे।",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "ट्रिक का विजेता उसमें इनमें से हर कार्ड पर 1 गिनता है, और जिसने खेला वह 1 "
      .. "कम: self:count देखें।",
  ["One side pays points to another."] = "एक टीम दूसरी को अंक देती है।",
  ["Every other side pays points to one, which gets them all."] =
    "हर दूसरी टीम एक को अंक देती है, जिसे सब मिलते हैं।",
  ["The one side with the highest worth."] = "सबसे ऊँचे मूल्य वाली अकेली टीम।",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "क्या टीम ऐसे लेवल पर है जहाँ हर चढ़ाई रुकती है? आखिरी लेवल भी ऐसा है।",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "टीम तथ्य `levels` से n लेवल चढ़ती है, पर अगले पड़ाव या आखिरी लेवल से "
      .. "आगे नहीं।",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "खेल रहे खिलाड़ियों पर बारी-बारी से जाता है, जब तक किसी खिलाड़ी के पास "
      .. "बारी के बाद कार्ड न रहें।",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "बारी की मौजूदा दिशा में कार्ड वाला अगला खिलाड़ी।",
  ["The players who take part and hold cards, in turn."] =
    "खेल रहे कार्ड वाले खिलाड़ी, बारी के क्रम में।",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "वह खिलाड़ी जिसके पास कार्ड नहीं रहे; कई हों तो डीलर के बाएँ से पहला।",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "अगला खिलाड़ी वह बारी खो देता है; या अगले `n` खिलाड़ी।",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "`each_turn` में जिसकी बारी है उसी को अगली बारी भी मिलती है।",
  ["The next turn of `each_turn` is that player's."] =
    "`each_turn` की अगली बारी उस खिलाड़ी की है।",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "बारियाँ मेज़ पर उलटी दिशा में चलती हैं, जब तक दौर समाप्त न हो या वे फिर "
      .. "उलटी न जाएँ।",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "खेल रहे खिलाड़ी, जिस क्रम में वे `each_turn` में हाथ खाली कर चुके: जिसके कार्ड "
      .. "सबसे पहले ख़त्म हुए वह पहला है।",
  ["The players, in turn, for whom a test answers yes."] =
    "वे खिलाड़ी, बारी के क्रम में, जिनके लिए जाँच हाँ कहे।",
}
