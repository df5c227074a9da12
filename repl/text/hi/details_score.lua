-- The help on words in Hindi: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 अंक की कोई पंक्ति नहीं बनती। पक्ष के अपने अंक नहीं होते: वे उसके "
      .. "हर खिलाड़ी को मिलते हैं।",
  ["a side, its number, a player, or a party"] =
    "टीम, उसकी संख्या, खिलाड़ी, या पक्ष",
  ["a whole number, which may be negative"] =
    "पूर्ण संख्या, जो ऋणात्मक हो सकती है",
  ["why, as text"] = "क्यों, टेक्स्ट के रूप में",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "अंक पूर्ण संख्या नहीं हैं: 7 / 2 नहीं है, 7 // 2 है 3",
  ["how many tricks count nothing (0)"] = "कितनी ट्रिकें नहीं गिनी जातीं (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "यह गिनती अभी स्कोर नहीं है: `side.count` उसका योग है, और "
      .. "`most_counted` बताता है कि किस टीम का सबसे ज़्यादा है। हर दौर में 0 "
      .. "से शुरू होती है। 0 अंक कोई निशान नहीं छोड़ते।",
  ["what counts, as text"] = "क्या गिना जाता है, टेक्स्ट के रूप में",
  ["the count; and the side and the text, if no other side has as much"] =
    "गिनती; और टीम तथा टेक्स्ट, अगर किसी और टीम के इतने न हों",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "जो पंक्तियाँ false हैं वे छोड़ दी जाती हैं, और वे भी जिनके अंक "
      .. "false, nil या 0 हैं।",
  ["the lines that count, for self:score_lines and count_lines"] =
    "गिनी जाने वाली पंक्तियाँ, self:score_lines और count_lines के लिए",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "कोई पंक्ति पूर्ण संख्या के अंकों वाला { points, \"reason\" } नहीं है",
  ["lines: { points, \"reason\" }"] = "पंक्तियाँ: { points, \"reason\" }",
  ["the sum, and its text"] = "योग, और उसका टेक्स्ट",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "पंक्तियाँ, जैसी `lines` देता है: { points, \"reason\" }; जो "
      .. "पंक्तियाँ false हैं या 0 गिनी जाती हैं वे छोड़ दी जाती हैं",
  ["False and nil are left out."] = "false और nil छोड़ दिए जाते हैं।",
  ["the number where the count begins"] = "वह संख्या जहाँ गिनती शुरू होती है",
  ["the name of that number"] = "उस संख्या का नाम",
  ["the last number, and the text of the count"] =
    "आखिरी संख्या, और गिनती का टेक्स्ट",
  ["the number to multiply by"] = "जिस संख्या से गुणा करना है",
  ["the name of the factor"] = "गुणक का नाम",
  ["a number, as `count_on` gives it"] = "संख्या, जैसी `count_on` देता है",
  ["its text, as `count_on` gives it"] =
    "उसका टेक्स्ट, जैसा `count_on` देता है",
  ["the product, and its text"] = "गुणनफल, और उसका टेक्स्ट",
  ["the contract"] = "कॉन्ट्रैक्ट",
  ["where the count begins"] = "गिनती कहाँ शुरू होती है",
  ["what the beginning is called"] = "शुरुआत को क्या कहते हैं",
  ["what counts one more; what is false or nil is left out"] =
    "क्या एक और गिना जाता है; जो false या nil है वह छोड़ दिया जाता है",
  ["the number, and the text of it"] = "संख्या, और उसका टेक्स्ट",
  ["the game has no such contract"] = "खेल में ऐसा कॉन्ट्रैक्ट नहीं है",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "इस शब्द के बाद जो होना था वह छूट जाता है, उन चरणों में भी जिन्होंने "
      .. "इसे बुलाया।",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "इस शब्द के बाद जो होना था वह छूट जाता है। दौर के साथ समाप्त होने "
      .. "वाले मैच के लिए `win_match` देखें।",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "विकल्प `rounds` 0 न हो, तो मैच उतने दौरों के बाद समाप्त होता है: "
      .. "सबसे बड़ा योग जीतता है, और बराबर योग बराबरी हैं। नहीं तो वह तब "
      .. "समाप्त होता है जब कोई टीम विकल्प `target` तक पहुँचे, या `floor` तक "
      .. "गिरे, और एक योग सबसे बड़ा हो; तथ्य `ties = \"draw\"` हो तो तब भी "
      .. "बराबर योग बराबरी हैं। तथ्य `wins` इसकी जगह सबसे छोटा योग रख सकता "
      .. "है, या ऐसा फ़ील्ड जो हर टीम रखती है।",
  ["another number in place of the option; false: no total wins"] =
    "विकल्प की जगह दूसरी संख्या; false: कोई योग नहीं जीतता",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "ऐसे फ़ील्ड का नाम जो हर टीम का हो: जिसमें किसी टीम का मान हो वह अभी "
      .. "नहीं जीत सकती",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "ऐसी टीम जो लक्ष्य पूरा होने पर जीतती है, दूसरों का योग कुछ भी हो; "
      .. "जहाँ `target` false है वहाँ विकल्प के लक्ष्य पर सिर्फ़ यही ऐसे "
      .. "जीतती है",
  ["false, or true and the winning side (0: a draw)"] =
    "false, या true और जीतने वाली टीम (0: बराबरी)",
  ["the one that gets none: a side, its number, or a player"] =
    "जिसे कुछ नहीं मिलता: टीम, उसकी संख्या, या खिलाड़ी",
  ["a whole number, negative too"] = "पूर्ण संख्या, ऋणात्मक भी",
  ["a side, its number, or a player; if left out, each side"] =
    "टीम, उसकी संख्या, या खिलाड़ी; न दिया हो तो हर टीम",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "जिस पक्ष ने अंक या ट्रिकें घोषित कीं वह तभी जीतता है जब दूसरे उनसे "
      .. "नीचे रहें; नहीं तो दूसरे जीतते हैं, जब तक वे भी ऐसे ही न चूके हों। "
      .. "किसी ने ऐसा कुछ घोषित न किया हो तो पहला पक्ष अपने ज़रूरी अंकों से "
      .. "जीतता है। विजेता को 1 मिलता है, हर उस सीढ़ी के 1 जिस तक वह पहुँचा, "
      .. "घोषित हो या नहीं, और हर उस सीढ़ी के अंक जो किसी भी पक्ष ने कही। "
      .. "जीता कोई भी हो, दूसरों की कही हर उस सीढ़ी के लिए पक्ष को 1 मिलता है "
      .. "जिसके ख़िलाफ़ उसके अंक हैं।",
  ["the points with which the first party wins"] =
    "जिन अंकों से पहला पक्ष जीतता है",
  ["the first party, or a table: its points and tricks"] =
    "पहला पक्ष, या तालिका: उसके अंक और ट्रिकें",
  ["the second party, likewise"] = "दूसरा पक्ष, वैसे ही",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "स्कोर की पंक्तियाँ, जैसी पहला पक्ष देखता है, count_lines के लिए; और "
      .. "जीतने वाला पक्ष, 1 या 2, या nil",
  ["the game has no announcements"] =
    "खेल में घोषणाएँ (announcements) नहीं हैं",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "अंक दूसरे पक्ष का हर खिलाड़ी देता है। पहले पक्ष में घोषणाकर्ता के "
      .. "हर साथी को उतने ही मिलते हैं, और बाकी घोषणाकर्ता को; घोषणाकर्ता न "
      .. "हो तो सबको बराबर। 0 से कम अंक उलटी दिशा में जाते हैं।",
  ["what each player of the second party pays"] =
    "दूसरे पक्ष का हर खिलाड़ी कितने देता है",
  ["the player of the first party who gets the rest"] =
    "पहले पक्ष का वह खिलाड़ी जिसे बाकी मिलते हैं",
  ["true: the declarer's partners get and pay nothing"] =
    "true: घोषणाकर्ता के साथियों को न कुछ मिलता है, न देना पड़ता है",
  ["there are no parties; or the points cannot be divided"] =
    "पक्ष नहीं हैं; या अंक बाँटे नहीं जा सकते",
  ["Between players of one party that comes to nothing."] =
    "एक ही पक्ष के खिलाड़ियों के बीच इसका कुछ नहीं होता।",
  ["the player who has won the trick"] = "ट्रिक जीतने वाला खिलाड़ी",
  ["text, a list of texts, or cards; false or nil: none"] =
    "टेक्स्ट, टेक्स्टों की सूची, या कार्ड; false या nil: कोई नहीं",
  ["Points below 0 go the other way."] = "0 से कम अंक उलटी दिशा में जाते हैं।",
  ["who pays: a side, its number, or a player"] =
    "कौन देता है: टीम, उसकी संख्या, या खिलाड़ी",
  ["who gets them: likewise"] = "किसे मिलते हैं: वैसे ही",
  ["why the other gets them (the same)"] =
    "दूसरे को क्यों मिलते हैं (वही कारण)",
  ["the points are no whole number"] = "अंक पूर्ण संख्या नहीं हैं",
  ["the one who gets them: a side, its number, or a player"] =
    "जिसे मिलते हैं: टीम, उसकी संख्या, या खिलाड़ी",
  ["what each other side pays, a whole number"] =
    "हर दूसरी टीम कितने देती है, पूर्ण संख्या",
  ["Equal ones get nothing, so then there is none."] =
    "बराबर वालों को कुछ नहीं मिलता, तब कोई सबसे अच्छा नहीं है।",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "टीम का फ़ंक्शन जो संख्या लौटाता है; जिस टीम के लिए वह false या nil "
      .. "लौटाए वह छोड़ दी जाती है",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "टीम और संख्या; कोई न हो, या कई के बराबर हों, तो nil",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "यह हर एक के लिए एक अंक देता है। जो टीम आखिरी लेवल से ऊपर चढ़े वह "
      .. "मैच जीत चुकी है।",
  ["the number of levels; with 0 nothing happens"] =
    "लेवलों की संख्या; 0 पर कुछ नहीं होता",
  ["the game has no fact `levels`"] = "खेल में तथ्य `levels` नहीं है",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "नियमों के फ़ोल्डरों के `lessons/GAME/` की फ़ाइल इसे लौटाती है।",
  ["its name, without house rules"] = "उसका नाम, घरेलू नियमों के बिना",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "हर एक { name, title, of, text, file, … }, जैसा फ़ाइल में है; फ़ाइल "
      .. "में गलती हो तो `problem`",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "सबसे अच्छा कदम ऐसी सैकड़ों बाँटों में सिद्ध होता है जो खिलाड़ी के "
      .. "देखे से मेल खाती हैं, आखिरी ट्रिकें बिना गलती खेली जाती हैं। इसमें "
      .. "कुछ सेकंड तक लगते हैं।",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "तालिका; इसका हर नाम छोड़ा जा सकता है: `seed`, पूर्ण संख्या "
      .. "(रैंडम): वही संख्या वही पहेली पाती है; `grade`, \"easy\", "
      .. "\"medium\" या \"hard\" (कोई भी); `told`, फ़ंक्शन जो समय-समय पर "
      .. "बुलाया जाता है, अब तक हुए काम और उस काम के साथ जिसके बाद और नहीं "
      .. "देखा जाता",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = उस स्थिति में, player, move = सबसे अच्छा, moves = सब, "
      .. "missed = जल्दबाज़ खिलाड़ियों का वह हिस्सा जो चूकता है, grade, "
      .. "explained = जैसा `m:explain` देता है }; उचित समय में कोई न मिले तो "
      .. "nil",
}
