-- The help on matches, views and records in Hindi: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A to Z"] =
    "जैसा Lua में; `pairs` तय क्रम में चलता है: पहले संख्याएँ, फिर A से Z तक "
      .. "नाम",
  ["as in Lua, but `find` looks for plain text, and no result is longer than "
    .. "65536 letters"] =
    "जैसा Lua में, पर `find` सादा टेक्स्ट खोजता है, और कोई नतीजा 65536 "
      .. "अक्षरों से लंबा नहीं होता",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "जैसा Lua में; `sort` बराबर मदों को उनके क्रम में रखता है",
  ["as in Lua; chance is `self:random`"] =
    "जैसा Lua में; संयोग `self:random` से आता है",
  ["A new match."] = "नया मैच।",
  ["The seat that must decide, and the question."] =
    "वह सीट जिसे निर्णय लेना है, और सवाल।",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "जिसकी बारी है उस खिलाड़ी के कदम, टेक्स्ट में, तय क्रम में, 1,000 तक।",
  ["May the player to act make this move?"] =
    "क्या जिसकी बारी है वह खिलाड़ी यह कदम चल सकता है?",
  ["The player to act makes this move."] =
    "जिसकी बारी है वह खिलाड़ी यह कदम चलता है।",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "जिसकी बारी है उसके किसी कदम पर नियमों का उत्तर: वह चलता है या नहीं, नियम "
      .. "का नाम, इस स्थिति के कार्डों सहित उसका वाक्य, उसकी जगह, और चलने "
      .. "वाले कदम।",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "n निर्णय (1) वापस लेता है, या कम हों तो सब।",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "`m:undo` के बाद n निर्णय (1) फिर से लेता है, या कम हों तो सब।",
  ["Goes back to the start of a trick or round, or to a decision; or forward "
    .. "to it after `m:undo`."] =
    "किसी ट्रिक या दौर के शुरू पर, या किसी निर्णय पर लौटता है; या `m:undo` के "
      .. "बाद उस तक आगे जाता है।",
  ["Bots play to the end of the match, or a number of rounds."] =
    "बॉट मैच के अंत तक खेलते हैं, या कुछ दौर।",
  ["The move that a bot would make for the player to act."] =
    "जिसकी बारी है उसके लिए बॉट जो कदम चुनता।",
  ["What that player may see: everything that a face or a bot should get."] =
    "वह खिलाड़ी क्या देख सकता है: वह सब जो स्क्रीन या बॉट को मिलना चाहिए।",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "उस खिलाड़ी ने मैच में अब तक क्या होते देखा, मद n + 1 से।",
  ["All hands as text, by player, for study."] =
    "सब हाथ टेक्स्ट में, खिलाड़ी-दर-खिलाड़ी, अध्ययन के लिए।",
  ["Every decision so far, in order, secret answers too: enough to play the "
    .. "match again."] =
    "अब तक का हर निर्णय, क्रम से, गुप्त उत्तर भी: मैच फिर से खेलने के लिए "
      .. "काफ़ी।",
  ["The number of decisions so far, with the forced ones."] =
    "अब तक के निर्णयों की संख्या, मजबूरी वाले भी।",
  ["The totals by side."] = "हर टीम का कुल।",
  ["Every line of the score, in the order written."] =
    "अंकों की हर पंक्ति, लिखे जाने के क्रम में।",
  ["Tells whether the match is over, and who has won."] =
    "बताता है कि मैच समाप्त हुआ या नहीं, और कौन जीता।",
  ["An independent match in the same position."] =
    "उसी स्थिति में एक स्वतंत्र मैच।",
  ["Starts the match again with another seed."] =
    "दूसरे सीड से मैच फिर शुरू करता है।",
  ["Reads the rules again and makes the moves so far again under them."] =
    "नियम फिर से पढ़ता है और अब तक के कदम उन्हीं से फिर चलता है।",
  ["Gives the match other options or further house rules, and makes the moves "
    .. "so far again under them, as `m:reload` does."] =
    "मैच को दूसरे विकल्प या और घरेलू नियम देता है, और अब तक के कदम उन्हीं से "
      .. "फिर चलता है, `m:reload` की तरह।",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "मौजूदा दौर की बाँट, जिस रूप में tenace.new लेता है।",
  ["Deals the present round anew, with these cards."] =
    "मौजूदा दौर को इन कार्डों से फिर बाँटता है।",
  ["Two cards of this round's deal change places."] =
    "इस दौर की बाँट के दो कार्ड जगह बदलते हैं।",
  ["Gives a player these cards in this round's deal; those who had them get "
    .. "as many of that player's cards."] =
    "इस दौर की बाँट में खिलाड़ी को ये कार्ड देता है; जिनके पास वे थे उन्हें "
      .. "उस खिलाड़ी के उतने ही कार्ड मिलते हैं।",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "इस दौर की बाँट के किसी ढेर में ये कार्ड इसी क्रम में रखता है।",
  ["The games in the rules folders."] = "नियमों के फ़ोल्डरों के खेल।",
  ["Looks for what is wrong with a game or house rule."] =
    "खोजता है कि खेल या घरेलू नियम में क्या ग़लत है।",
  ["Bots play many matches."] = "बॉट बहुत-से मैच खेलते हैं।",
  ["Compares games: the same bots play the same deals under each."] =
    "खेलों की तुलना करता है: वही बॉट हर खेल में वही बाँटें खेलते हैं।",
  ["Opens a deal of the comparison: a match for each game, at its beginning."] =
    "तुलना की एक बाँट खोलता है: हर खेल का एक मैच, अपने शुरू पर।",
  ["Puts a game together with its house rules and options, and checks it."] =
    "खेल को उसके घरेलू नियमों और विकल्पों से जोड़ता है, और जाँचता है।",
  ["The rules of a table as one line: the game with house rules and options, "
    .. "and behind a colon eight signs worked out from the texts of their "
    .. "files."] =
    "मेज़ के नियम एक पंक्ति में: घरेलू नियमों और विकल्पों सहित खेल, और कोलन "
      .. "के बाद उनकी फ़ाइलों के टेक्स्ट से निकाले आठ चिह्न।",
  ["Which decisions of a match cost most, from what their player could know."] =
    "मैच के कौन-से निर्णय सबसे महँगे पड़े, जितना उनका खिलाड़ी जान सकता था।",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots the "
    .. "same matches, and a better bot plays duels against a worse one: "
    .. "matches with the same deals, in which it has each side once."] =
    "विकल्प अपने मानों पर खेल का क्या करता है, या एक के बाद एक घरेलू नियम? "
      .. "बॉट हर एक पर वही बाँटें खेलते हैं, यादृच्छिक बॉट वही मैच, और बेहतर "
      .. "बॉट कमज़ोर के ख़िलाफ़ मुक़ाबले: वही बाँटों वाले मैच, जिनमें वह हर "
      .. "टीम से एक बार खेलता है।",
  ["Why the bot would make its move, from what the player to act could know."] =
    "बॉट अपना कदम क्यों चलता, उससे जो बारी वाला खिलाड़ी जान सकता था।",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of decisions."] =
    "स्थिति एक पंक्ति में, `whist+american#2@17`: घरेलू नियमों और विकल्पों "
      .. "सहित खेल, `#` और सीड, `@` और निर्णयों की संख्या।",
  ["Gives the match other rules: all its house rules and options are those of "
    .. "`game` now."] =
    "मैच को दूसरे नियम देता है: अब उसके सब घरेलू नियम और विकल्प `game` वाले "
      .. "हैं।",
  ["What that player could have counted in this round from what was seen."] =
    "उस खिलाड़ी ने इस दौर में जो देखा उससे वह क्या गिन सकता था।",
  ["number: whose view it is"] = "संख्या: यह किसका दृश्य है",
  ["number: the round, from 1"] = "संख्या: दौर, 1 से",
  ["number: the seat that deals"] = "संख्या: बाँटने वाली सीट",
  ["number: the seat that must decide"] =
    "संख्या: वह सीट जिसे निर्णय लेना है",
  ["text: the player's cards"] = "टेक्स्ट: खिलाड़ी के कार्ड",
  ["list: cards held, by seat"] =
    "सूची: हाथ के कार्डों की संख्या, सीट-दर-सीट",
  ["list: the present trick in the order played: { player, cards }"] =
    "सूची: मौजूदा ट्रिक, खेले जाने के क्रम में: { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "टेक्स्ट: सूट का अक्षर; तुरुप कोई सूट न हों तो \"trump\"; तुरुप न हों "
      .. "तो nil",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "तालिका: सबको दिखाए गए कार्ड जो उसके बाद नहीं खेले गए, उन ढेरों से जिनमें "
      .. "वे हो सकते हैं",
  ["table: other cards that this player has seen go where others cannot see "
    .. "them, such as cards passed on: by their piles; nil if there are none"] =
    "तालिका: दूसरे कार्ड जो इस खिलाड़ी ने ऐसी जगह जाते देखे जहाँ दूसरे नहीं "
      .. "देख सकते, जैसे आगे दिए गए कार्ड: उनके ढेरों से; न हों तो nil",
  ["list: tricks won in this round, by side"] =
    "सूची: इस दौर में जीती ट्रिकें, टीम-दर-टीम",
  ["table: the last trick: { winner, cards = list of { player, cards }, why }"] =
    "तालिका: पिछली ट्रिक: { winner, cards = { player, cards } की सूची, why }",
  ["list: the points that each side has counted by self:count, as text; nil "
    .. "if there are none"] =
    "सूची: self:count से हर टीम की गिनती, टेक्स्ट में; न हो तो nil",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "सूची: हर पक्ष के इस दौर में ट्रिकों में लिए गए कार्डों के अंक, तथ्य `points` "
      .. "के अनुसार; nil जहाँ वे कुछ नहीं गिनते, या जहाँ चरण `standing` या "
      .. "तथ्य `camps` बताता है",
  ["list: totals, by side"] = "सूची: कुल, टीम-दर-टीम",
  ["list: the seats of each side"] = "सूची: हर टीम की सीटें",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "सूची: सीट-दर-सीट: इस दौर में खिलाड़ी के पक्ष का नाम, `player` को न पता "
      .. "हो तो \"\"; पक्ष न हों तो nil",
  ["number: the option of that name, if there is one"] =
    "संख्या: उस नाम का विकल्प, अगर है",
  ["number: cards left in the stock"] = "संख्या: स्टॉक में बचे कार्ड",
  ["list: in games with melds: the melds on the table, oldest first, { side, "
    .. "kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as = where "
    .. "wild cards are named: the cards for which they stand, size, wild = "
    .. "wild cards in it, points, full = false or its sort: \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "सूची: मेल्ड वाले खेलों में: मेज़ के मेल्ड, सबसे पुराना पहले, { side, "
      .. "kind = \"set\", \"run\" या \"wild\", rank या suit, cards, as = जहाँ "
      .. "वाइल्ड कार्डों के नाम लिए जाते हैं: वे किन कार्डों की जगह हैं, "
      .. "size, wild = उसमें वाइल्ड कार्ड, points, full = false या किस्म: "
      .. "\"natural\", \"mixed\", \"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the number "
    .. "of its cards under the pile's name"] =
    "टेक्स्ट: उस ढेर का ऊपरी कार्ड जिसका ऊपर सब देखते हैं; दृश्य में ढेर के "
      .. "नाम से उसके कार्डों की संख्या है",
  ["table: in games where melds stay in the hand: the player's hand laid out "
    .. "so that the cards left over count least, { melds = list of cards, "
    .. "left, points }"] =
    "तालिका: जिन खेलों में मेल्ड हाथ में रहते हैं: खिलाड़ी का हाथ ऐसे सजाया "
      .. "कि बचे कार्ड सबसे कम गिने जाएँ, { melds = कार्डों की सूची, left, "
      .. "points }",
  ["flag: whether the discard pile is frozen"] =
    "फ़्लैग: डिस्कार्ड पाइल फ़्रीज़ है या नहीं",
  ["list: by side: the least that its first meld must count, or false once it "
    .. "has melded"] =
    "सूची: टीम-दर-टीम: पहले मेल्ड को कम से कम कितने का होना है, या मेल्ड कर "
      .. "चुकने पर false",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "सूची: टीम-दर-टीम: तथ्य `laid_down` से अलग रखे कार्ड",
  ["flag: whether the match is over"] = "फ़्लैग: मैच समाप्त है या नहीं",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "तालिका: सवाल, अगर इस खिलाड़ी की बारी है: `m:turn` देखें",
  ["list: the moves, if it is this player's turn"] =
    "सूची: कदम, अगर इस खिलाड़ी की बारी है",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "टेक्स्ट: नियमों में क्या ग़लत है, अगर दृश्य बनते समय उनका चरण `standing` "
      .. "या कोई सवाल विफल हो",
  ["any: the fields of the game, and its own piles: the cards if the player "
    .. "may see them, else their number"] =
    "कुछ भी: खेल के फ़ील्ड, और उसके अपने ढेर: खिलाड़ी देख सकता हो तो कार्ड, "
      .. "नहीं तो उनकी संख्या",
  ["a round begins"] = "दौर शुरू होता है",
  ["cards were dealt: their numbers, by seat"] =
    "कार्ड बाँटे गए: उनकी संख्या, सीट-दर-सीट",
  ["cards came from the stock later; `cards` if they were seen; `drawing` if "
    .. "all draw in turn and may declare"] =
    "कार्ड बाद में स्टॉक से आए; देखे गए हों तो `cards`; सब बारी-बारी से "
      .. "खींचें और दिखा सकें तो `drawing`",
  ["a player laid down cards by the fact `laid_down`"] =
    "खिलाड़ी ने तथ्य `laid_down` के कार्ड अलग रखे",
  ["face-down cards were turned up; `player` owns their pile"] =
    "उलटे कार्ड सीधे किए गए; उनका ढेर `player` का है",
  ["cards of an open pile went to the player's open pile"] =
    "खुले ढेर के कार्ड खिलाड़ी के खुले ढेर में गए",
  ["cards from a face-down pile that is nobody's; who takes them up sees them"] =
    "उलटे ढेर के कार्ड जो किसी का नहीं; जो उठाए वह उन्हें देखता है",
  ["cards that lay open went to the player's face-down pile"] =
    "खुले पड़े कार्ड खिलाड़ी के उलटे ढेर में गए",
  ["the discards were turned over and became the stock"] =
    "डिस्कार्ड पाइल पलटकर स्टॉक बना",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "सारे कार्ड इकट्ठे करके फेंटे गए और फिर से बाँटे जाते हैं: देखें "
      .. "self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "दौर के बीच स्टॉक फेंटा गया",
  ["cards were shown to all; if only to some, `to` is their seats and `n` the "
    .. "number of cards, and others do not get `cards`"] =
    "कार्ड सबको दिखाए गए; सिर्फ़ कुछ को दिखाए हों तो `to` उनकी सीटें हैं और "
      .. "`n` कार्डों की संख्या, और दूसरों को `cards` नहीं मिलता",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "खिलाड़ी ने वह कहा जो नियम माँगते हैं: self:say और self:holder_says देखें",
  ["cards went from the hand of `from` to that of `player`; `cards` if they "
    .. "were seen; `drawn` if the player drew them unseen"] =
    "कार्ड `from` के हाथ से `player` के हाथ में गए; देखे गए हों तो `cards`; "
      .. "खिलाड़ी ने बिना देखे खींचे हों तो `drawn`",
  ["what all have answered who were asked together: a list of { player, move }"] =
    "साथ पूछे गए सबने क्या उत्तर दिया: { player, move } की सूची",
  ["the player learns who is of which party: a list of { player, party = its "
    .. "name }, which may be empty"] =
    "खिलाड़ी जानता है कि कौन किस पक्ष का है: { player, party = उसका नाम } की "
      .. "सूची, जो ख़ाली हो सकती है",
  ["a field of the game got a value; false only if it was true"] =
    "खेल के किसी फ़ील्ड को मान मिला; false सिर्फ़ तब जब वह true था",
  ["a decision; `forced` if nothing else was possible, which only this player "
    .. "learns; `played` if it is a card to the trick, `drawing` if it was "
    .. "made while all draw in turn; `taken`: the cards taken from the "
    .. "discard pile, of which `top` was on top; `thrown` if it was a throw "
    .. "that failed, `chooses` if it says which part is led instead; `dummy`: "
    .. "the player from whose open hand another plays the card."] =
    "एक निर्णय; और कुछ संभव न था तो `forced`, जो सिर्फ़ यही खिलाड़ी जानता है; "
      .. "ट्रिक में खेला कार्ड हो तो `played`, सबके बारी-बारी से खींचते समय "
      .. "लिया गया हो तो `drawing`; `taken`: डिस्कार्ड पाइल से लिए कार्ड, "
      .. "जिनमें `top` सबसे ऊपर था; विफल थ्रो हो तो `thrown`, उसकी जगह कौन-सा "
      .. "भाग चले यह बताता हो तो `chooses`; `dummy`: वह खिलाड़ी जिसके खुले "
      .. "हाथ से दूसरा कार्ड खेलता है।",
  ["cards that are led instead of a throw that has failed"] =
    "विफल थ्रो की जगह जिन कार्डों से लीड होता है",
  ["a trick was won: the plays, and the reason in words"] =
    "ट्रिक जीती गई: खेले गए कार्ड, और कारण शब्दों में",
  ["a line of the score sheet"] = "अंक-पत्र की एक पंक्ति",
  ["totals after a round"] = "दौर के बाद का कुल",
  ["the winning side, 0 for a draw"] = "जीतने वाली टीम, बराबरी हो तो 0",
  ["The order by which a game plays."] = "वह क्रम जिससे खेल खेला जाता है।",
  ["The moves allowed in a trick."] = "ट्रिक में चलने वाले कदम।",
  ["May this move be made in a trick?"] = "क्या ट्रिक में यह कदम चल सकता है?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of the "
    .. "rule, and the moves that are allowed."] =
    "ट्रिक के किसी कदम पर नियमों का उत्तर, जैसा `m:why` मैच में देता है: कदम "
      .. "चलता है या नहीं, किस नियम से, नियम की जगह, और चलने वाले कदम।",
  ["Which of the plays wins the trick, and why."] =
    "खेले गए कार्डों में कौन-सा ट्रिक जीतता है, और क्यों।",
  ["The value of a result, from the game's step `value`."] =
    "नतीजे का मूल्य, खेल के चरण `value` से।",
  ["Are these cards a meld?"] = "क्या ये कार्ड मेल्ड हैं?",
  ["The melds that a hand can make, up to 1,000."] =
    "हाथ जो मेल्ड बना सकता है, 1,000 तक।",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "ट्रिक की स्थिति में निर्दोष खेल, जब सब कार्ड सबको दिखते हों।",
  ["Runs one step of the rules in a round that the caller describes."] =
    "बुलाने वाले के बताए दौर में नियमों का एक चरण चलाता है।",
  ["Perfect play from here to the last trick, when everyone sees all cards: "
    .. "what the camp of the player in turn still gets, this trick included, "
    .. "with each card that may be played."] =
    "यहाँ से आखिरी ट्रिक तक निर्दोष खेल, जब सब कार्ड सबको दिखते हों: बारी वाले "
      .. "खिलाड़ी के पक्ष को, यह ट्रिक मिलाकर, अभी और क्या मिलता है, खेले जा "
      .. "सकने वाले हर कार्ड से।",
  ["Plays a record again, and verifies it against the results in it."] =
    "रिकॉर्ड को फिर से खेलता है, और उसमें लिखे नतीजों से मिलाता है।",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "मैच रिकॉर्ड के रूप में: नियम, सीड, निर्णय, नतीजे, हर एक की एक पंक्ति।",
  ["the first line: a record, and the version of its form"] =
    "पहली पंक्ति: यह रिकॉर्ड है, और उसके रूप का संस्करण",
  ["the game, house rules and options"] = "खेल, घरेलू नियम और विकल्प",
  ["the match's seed"] = "मैच का सीड",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "पहले से तय कार्ड: दौर (0: हर दौर), ढेर, कार्ड",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "नियमों की फ़ाइल, उसका पथ और नाम; उसकी पंक्तियाँ `| ` के बाद आती हैं",
  ["the decisions follow"] = "इसके बाद निर्णय हैं",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "सीट 1 का निर्णय; `=` हो तो और कुछ संभव न था",
  ["totals by side after round 1"] = "दौर 1 के बाद हर टीम का कुल",
  ["side 1 has won; 0 is a draw"] = "टीम 1 जीत गई; 0 बराबरी है",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "यहाँ तक के टेक्स्ट की जाँच, जिससे बिगड़ी पंक्ति पकड़ी जाती है; हाथ से "
      .. "लिखे रिकॉर्ड में यह न भी हो",
  ["a comment"] = "टिप्पणी",
}
