-- The help on words in Hindi: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "उसका नाम, घरेलू नियमों और विकल्पों सहित, `whist+american+rounds=3`, किसी "
      .. "फ़ाइल का पथ, या कोई वेरिएंट; या एक पंक्ति में स्थिति, "
      .. "`whist+american#2@17`: `#` के साथ सीड, `@` के साथ उन निर्णयों की "
      .. "संख्या जो आम बॉट पहले लेते हैं",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "तालिका, जिसका हर नाम छोड़ा जा सकता है: `seed`, पूर्ण संख्या (रैंडम); "
      .. "`options`, नाम से; `deal`, तय कार्ड: { hands = { \"AS KS\", … }, "
      .. "stock = \"…\" } और ढेर उनके नाम से, या ऐसी तालिकाओं की सूची, "
      .. "दौर-दर-दौर; `*`, और जो कार्ड न बताया गया हो, रैंडम होता है; "
      .. "`traced = true` शुरू से लॉग रखता है, जिससे दृश्य और विवरण तेज़ "
      .. "बनते हैं",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "ऐसा कोई खेल नहीं है, उसकी फ़ाइल में गलती है, ऐसी बाँट संभव नहीं, सीड दो "
      .. "बार दिया गया है, मैच इतने निर्णयों से पहले ही ख़त्म हो जाता है",
  ["Nil when the match is over."] = "मैच ख़त्म हो तो nil।",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "सीट (1…) और { kind = \"card\", \"cards\", \"choice\", \"number\" या "
      .. "\"yes_no\", prompt, from = ढेर का नाम, min, max, n, promises = हर "
      .. "बोली का वादा, stage = मेल्ड वाली बारी का \"draw\", \"meld\", "
      .. "\"discard\" या \"out\", forms = जो कहा जा सकता है उसके नमूने, "
      .. "जैसे \"{card} {suit}\", closed = उनके नमूने जो अभी नहीं कहे जा "
      .. "सकते, say = वे शब्द जो कार्ड से पहले कहे जा सकते हैं, words = वे "
      .. "शब्द जिनसे वह सब शुरू होता है जो कभी भी कहा जा सकता है, bids = "
      .. "बोली के सवाल में सब बोलियाँ, सबसे नीची से ऊपर, वे भी जो अभी नहीं "
      .. "लगाई जा सकतीं, drawing = true जब तक कार्ड एक-एक करके खींचे जाते "
      .. "हैं, dummy = वह सीट जिसके खुले हाथ से, जो dummy_hand है, कार्ड "
      .. "खेलना है }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "सूची, और true अगर दूसरे कदमों (जैसे थ्रो) की भी अनुमति है; या, कदम इतने "
      .. "ज़्यादा हों कि सूची न बने, तो nil, उनकी संख्या, और true अगर और भी "
      .. "हो सकते हैं",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "टेक्स्ट के रूप में: `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "कारण शब्दों में, और मना करने वाले नियम का नाम",
  ["as text"] = "टेक्स्ट के रूप में",
  ["the match, so that calls can be chained"] =
    "मैच, ताकि कॉल एक के बाद एक जोड़ी जा सकें",
  ["the move is not allowed: the reason"] = "कदम नहीं चलेगा: कारण",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also` कार्ड को मना करने वाले दूसरे बंधनों की सूची है, हर एक { rule, "
      .. "says, file, line }।",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "मजबूरी वाले निर्णय नहीं गिने जाते: प्रोग्राम उन्हें ख़ुद फिर से ले लेता "
      .. "है।",
  ["Tricks are those of the present round."] = "ट्रिकें मौजूदा दौर की हैं।",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" या \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "ट्रिक या दौर, 1 से; या लिए गए निर्णयों की संख्या, 0 से",
  ["the match has not reached it yet"] = "मैच अभी वहाँ तक नहीं पहुँचा है",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "सीट-दर-सीट नाम, `{ \"random\", \"search\", \"random\", \"search:50\" }`; "
      .. "अकेला नाम सब सीटों के लिए है; बिना नाम की सीट किसी व्यक्ति की है, "
      .. "और बॉट वहाँ रुकते हैं",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = फ़ंक्शन जो सोचने वाले बॉट के हर निर्णय के बाद "
      .. "बुलाया जाता है }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "नियम विफल होते हैं; तब मैच वैसा ही है जैसा उस निर्णय से पहले था जिसके "
      .. "बाद वे विफल हुए",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` अपनी रिपोर्ट `m.thought` में छोड़ता है: { moves, points = हर एक "
      .. "का औसत नतीजा, outcomes = हर एक के नतीजों की सूची, हर बाँट का एक, "
      .. "worlds = बाँटों की संख्या, compared = वे बाँटें जो खिलाड़ी के "
      .. "देखे से मिलाई गईं, dropped = उनमें से जो उससे मेल नहीं खाईं, "
      .. "share = मिलाई गई बाँटों का छोड़ा गया हिस्सा (0 से 1), told = "
      .. "नियमों की वे पंक्तियाँ जिनसे यह पता चला }।",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (50 संभव बाँटों में सोचता है), या "
      .. "दृश्य और कदमों की सूची का फ़ंक्शन",
  ["The parts are listed under \"What a player sees\"."] =
    "हिस्से “दृश्य” के नीचे दिए गए हैं।",
  ["a seat, from 1"] = "सीट, 1 से",
  ["the number of entries to skip (0), a whole number"] =
    "कितनी मदें छोड़नी हैं (0), पूर्ण संख्या",
  ["Bots never get them."] = "बॉटों को वे कभी नहीं मिलते।",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "अब तक के कदम मिट जाते हैं। यह नए मैच से सस्ता पड़ता है।",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "नियम विफल होते हैं; पहले सवाल से पहले ही विफल हों तो मैच अपने पिछले सीड "
      .. "से फिर शुरू होता है",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }: कोई निर्णय अब न चल सके, तो मैच नए नियमों के साथ ठीक "
      .. "उससे पहले लौटता है; नहीं तो पुराने नियमों में ही रहता है",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "अब क्या अलग है, हर एक { what, before, after }: `scores`, कोई फ़ील्ड, कोई "
      .. "ढेर, `moves`, …; `back` हो तो विफलता भी",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, उस पहले निर्णय की संख्या जो अब नहीं चल सकता, कारण, और तालिका "
      .. "जिसमें ये दोनों और `move`, `player`, `round`, `rule`, `file` और "
      .. "`line` हैं; तब मैच पुराने नियमों में ही रहता है",
  ["a rules file is in error"] = "नियमों की किसी फ़ाइल में गलती है",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "नाम से, { target = 7 }; या टेक्स्ट, \"american target=7\"",
  ["as in `m:reload`"] = "जैसे `m:reload` में",
  ["there is no such option or house rule"] =
    "ऐसा कोई विकल्प या घरेलू नियम नहीं है",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = खिलाड़ी-दर-खिलाड़ी, बाँटे जाने के क्रम में, stock = ऊपरी कार्ड "
      .. "पहले } और खेल के अपने ढेर नाम से; या nil और यह कि बाँट क्यों पता "
      .. "नहीं",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "उससे पहले के दौर बने रहते हैं, और अब तक के कदम फिर से चले जाते हैं, जैसे "
      .. "`m:reload` में।",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "जैसे `tenace.new` में, इस दौर के लिए: इसे `m:dealt` देता है, बदलने के लिए",
  ["a card or pile does not exist, or a card is used too often"] =
    "कोई कार्ड या ढेर है ही नहीं, या कोई कार्ड ज़्यादा बार आया है",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "अब तक के कदम फिर से चले जाते हैं; कोई अब न चल सके, तो मैच ठीक उससे पहले "
      .. "लौटता है।",
  ["a card as text"] = "कार्ड, टेक्स्ट के रूप में",
  ["another card"] = "दूसरा कार्ड",
  ["the card is not in the deal"] = "कार्ड इस बाँट में नहीं है",
  ["Then it continues as `m:swap` does."] =
    "फिर आगे वैसे ही चलता है जैसे `m:swap` में।",
  ["the cards given in return, as text; the first dealt if left out"] =
    "बदले में दिए जाने वाले कार्ड, टेक्स्ट के रूप में; न दिए हों तो सबसे पहले "
      .. "बाँटे गए",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "जिन कार्डों की जगह ये आते हैं वे वहाँ जाते हैं जहाँ से ये आए। फिर आगे "
      .. "वैसे ही चलता है जैसे `m:swap` में।",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock`, या कोई ढेर अपने नाम से",
  ["as text; a `*` keeps the card that is there"] =
    "टेक्स्ट के रूप में; `*` वहाँ के कार्ड को रहने देता है",
  ["there is no such pile, or it has fewer cards"] =
    "ऐसा कोई ढेर नहीं है, या उसमें कम कार्ड हैं",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "हर एक { name, title, sentence, file, family, house, options }, जहाँ "
      .. "`family` बताता है कि क्या खेला जाता है: उस नाम का तथ्य देखें; "
      .. "`house` खेल के घरेलू नियमों की सूची है; फ़ाइल में गलती हो तो "
      .. "`problem`",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "यह फ़ाइलें पढ़ता है, उनके उदाहरण चलाता है, और ऐसे रैंडम मैच खेलता है "
      .. "जिनमें विकल्पों के हर दो मान साथ आते हैं। यह अजीब बातें भी खोजता "
      .. "है: बेअसर विकल्प, चरण, फ़ील्ड और बंधन।",
  ["`whist+american`, or a path to a file"] =
    "`whist+american`, या किसी फ़ाइल का पथ",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "तालिका: `told`, फ़ंक्शन जो काम के दौरान बुलाया जाता है, उसके पड़ाव "
      .. "(\"examples\", \"matches\", \"settings\", \"rare\": कम ही आने "
      .. "वाले चरण और बंधन), हो चुके हिस्से और, पता हो तो, पूरे काम के साथ",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "समस्याएँ और टिप्पणियाँ, { file, line, text, advice, record } की सूचियाँ, "
      .. "जहाँ `record` समस्या दिखाने वाले मैच का टेक्स्ट है; खेल में दोष न "
      .. "हो तो दोनों ख़ाली हैं; और कितना खेला गया: { rounds, decisions, "
      .. "settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "तालिका: `games`, कितने (100), या `rounds`; `seed`, पूर्ण संख्या "
      .. "(रैंडम); `bots`, एक नाम या सीट-दर-सीट नाम (\"random\"); "
      .. "`options`; `told`, फ़ंक्शन जो समय-समय पर अब तक खेले और कुल मैचों "
      .. "या दौरों की संख्या के साथ बुलाया जाता है",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= टीम-दर-टीम, draws, scores = { mean, deviation } टीम-दर-टीम, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "हर बाँट अपने अलग मैच का पहला दौर है।",
  ["the first game is the one that the others are compared with"] =
    "पहला खेल वह है जिससे बाकी की तुलना होती है",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "तालिका: `rounds`, बाँटों की संख्या (रैंडम बॉट हों तो 10,000, नहीं तो "
      .. "100); `seed`, पूर्ण संख्या (रैंडम); `bots`, एक नाम या "
      .. "सीट-दर-सीट नाम (\"random\"); `options`, सब खेलों के लिए; `told`, "
      .. "फ़ंक्शन जो समय-समय पर अब तक खेली और कुल बाँटों की संख्या के साथ "
      .. "बुलाया जाता है",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = { value, low, high, difference } खेल-दर-खेल }, seats = "
      .. "वही, डीलर के बाईं ओर से सीट-दर-सीट, differ = उन बाँटों के हिस्से "
      .. "जिनमें `decisions`, `cards` या `scores` अलग हैं, apart = { deal, "
      .. "apart, scores } उन बाँटों के लिए जिनके नतीजे सबसे अलग हैं }; अंतर "
      .. "में `told` होता है: \"more\", \"less\", \"alike\" या \"unknown\"; "
      .. "\"unknown\" के साथ `needed` आता है, उन बाँटों की संख्या जिनसे पता "
      .. "चलेगा",
  ["the games differ in their players or sides"] =
    "खेलों के खिलाड़ी या टीमें अलग हैं",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` बॉटों के निर्णय फिर से लेता है, एक-एक करके या सब।",
  ["its number"] = "उसकी संख्या",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, या किसी फ़ाइल का पथ",
  ["the variant; or nil, problem"] = "वेरिएंट; या nil और समस्या",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "जिन दो मेज़ों की पंक्ति एक ही है वे एक ही नियमों से खेलती हैं। जहाँ खेल "
      .. "का नाम आता है, वहाँ ऐसी पंक्ति भी हो सकती है: यहाँ के नियम उससे "
      .. "अलग हों तो यह गलती है।",
  ["its name with house rules and options, or a variant"] =
    "उसका नाम, घरेलू नियमों और विकल्पों सहित, या कोई वेरिएंट",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "हर एक को एक छोटी खोज देखती है, और जो सबसे महँगे लगते हैं उन्हें एक लंबी। "
      .. "यह दौर-दर-दौर यह भी बताता है कि हर सीट पर `search:20` उन्हीं "
      .. "कार्डों से कितना स्कोर बनाता है।",
  ["a match; it stays as it is"] = "मैच; वह जैसा है वैसा ही रहता है",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "तालिका, जिसका हर नाम छोड़ा जा सकता है: `player`, सीट (सब); `round`, उसकी "
      .. "संख्या (सब); `most`, ज़्यादा से ज़्यादा कितनी गलतियाँ (5); "
      .. "`worlds`, छोटी खोज की बाँटें (60); `names` और `you`, टेक्स्टों के "
      .. "लिए, जैसे `m:explain` में; `told`, फ़ंक्शन जो हो चुके और कुल काम "
      .. "के साथ, कदम-दर-कदम बुलाया जाता है",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = हर एक { player, decisions, same = जैसे बॉट लेता, "
      .. "alike = दूसरे जो साफ़ तौर पर बदतर नहीं हैं }, mistakes = सबसे "
      .. "बुरी पहले, rounds = हर एक { round, scores, bots }, टीम-दर-टीम, "
      .. "unseen = जो निर्णय नहीं देखे गए और unplayed = जो दौर बॉटों ने फिर "
      .. "से नहीं खेले, क्योंकि लंबे मैच का सब कुछ देखने में बहुत समय लगता "
      .. "}। गलती है { decision, round, player, made, better, cost, "
      .. "interval = नुकसान के 95 % अंतराल की आधी चौड़ाई, दौर के स्कोर में, "
      .. "explained = जैसा `m:explain` देता है, perfect = सब कार्ड खुले हों "
      .. "तो निर्दोष खेल को अभी और क्या मिलता है: { made, better, for }, "
      .. "अगर यह जल्दी पता चले }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "मानों के साथ एक विकल्प, `min_bid=3..7` या `rounds=1,3,5`; अकेला विकल्प, "
      .. "उसके सब मानों के लिए; या घरेलू नियम, `american,kingless`: तब पहली "
      .. "पंक्ति उनके बिना वाला खेल है",
  ["a list of values of the option `what`"] = "विकल्प `what` के मानों की सूची",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "तालिका, जिसका हर नाम छोड़ा जा सकता है: `rounds`, बाँटों की संख्या "
      .. "(2,000), और `bots`, एक नाम या सीट-दर-सीट नाम (\"random\"); "
      .. "`matches` और `duels` (जितने कुछ सेकंड में हों; कोई नहीं तो 0); "
      .. "`better` (\"search:2\") और `worse` (\"random\"), बॉट; `seed`, "
      .. "पूर्ण संख्या (रैंडम); `told`, फ़ंक्शन जो काम के दौरान उसके "
      .. "पड़ाव, हो चुके हिस्से और, पता हो तो, पूरे काम के साथ बुलाया जाता "
      .. "है",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "सूची, हर मान की एक पंक्ति: { value, length = एक दौर में निर्णय, gap = "
      .. "सबसे अच्छा स्कोर घटा सबसे खराब, played = घोषणाकर्ता वाले दौरों का "
      .. "हिस्सा, made = इनमें से पूरे हुए कॉन्ट्रैक्ट, match = एक मैच में "
      .. "निर्णय, rounds = एक मैच में दौर, won = बेहतर बॉट के जीते मुकाबलों "
      .. "का हिस्सा }। सूची में ये भी हैं: { game, option, values, games, "
      .. "deals, bots, matches, duels, cut = मैच जो 200 दौरों के बाद रोक "
      .. "दिए गए, seed, better, worse, sides, measures = जैसे "
      .. "`tenace.compare` में }",
  ["a value that the option does not take; fewer than two values"] =
    "ऐसा मान जो विकल्प नहीं लेता; दो से कम मान",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "दूसरे कदमों की उससे तुलना उन बाँटों में होती है जिनकी बॉट ने कल्पना की।",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "तालिका, जिसका हर नाम छोड़ा जा सकता है: `bot`, \"search\" या "
      .. "\"search:50\"; `decision`, पहले लिए जा चुके किसी निर्णय की "
      .. "संख्या: तब बात उसी की होती है, उससे जो उसका खिलाड़ी जान सकता था; "
      .. "`names`, खिलाड़ियों के नाम, सीट-दर-सीट, टेक्स्ट के लिए; `you`, "
      .. "पढ़ने वाले व्यक्ति की सीट; `short = true`: सिर्फ़ सबसे ज़रूरी "
      .. "वाक्य",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, बॉट का कदम; `made`, उस निर्णय का कदम; `player`, जिसे निर्णय "
      .. "लेना है; `deals`, देखी गई बाँटों की संख्या; `alternatives`, तुलना "
      .. "के कदम, बॉट का पहले: हर एक { move, value, interval, less, clear, "
      .. "costs, play, made, trick }, इकाई `unit` में: खिलाड़ी के पक्ष की "
      .. "`\"tricks\"` या `\"points\"` (कार्डों के अंक), `\"chance\"` "
      .. "(बाँटें जिनमें वह दौर जीतता है, प्रतिशत में) या `\"score\"` (दौर "
      .. "का: अपनी टीम का घटा दूसरों का)। `less` बताता है कि कदम कितना बदतर "
      .. "है, `interval` उसके 95 % अंतराल की आधी चौड़ाई है, पहले कदम में "
      .. "उसके मान के अंतराल की; `clear` बताता है कि अंतर उससे बड़ा है या "
      .. "नहीं; `costs`: क्या वह दौर में पक्के तौर पर कम अंक देता है; `play` "
      .. "और `made` बताते हैं कि कितने प्रतिशत बाँटों में कॉन्ट्रैक्ट टीम का होता "
      .. "है और कितने में वह उसे पूरा करती है; `trick`, कितने प्रतिशत में वह "
      .. "मौजूदा ट्रिक जीतती है, जहाँ यह बताया जा सके। `cause`, अगर कोई मिला: "
      .. "{ what, share, with, without, move, … }, छिपे कार्डों का एक तथ्य, "
      .. "वह कितने हिस्से बाँटों में सच है, और तब बॉट का कदम `move` से कितना "
      .. "ज़्यादा लाता है, और नहीं तो कितना। `cost`, पहले लिए जा चुके निर्णय "
      .. "का: { value, interval, clear }, वह दौर के स्कोर में बॉट के कदम से "
      .. "कितना बदतर है, और यह साफ़ है या नहीं। `plan`: फिर खिलाड़ी "
      .. "ज़्यादातर क्या खेलेगा, { contract या trump, share प्रतिशत में }; "
      .. "`voids`: वे रंग जिनका अलग रखने के बाद कोई कार्ड नहीं बचता। `text`: "
      .. "यह सब वाक्यों में",
  ["there is no question, or the bot is none that has reasons"] =
    "कोई सवाल नहीं है, या बॉट ऐसा है जिसके पास कारण नहीं होते",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "यह हर बाँट के लिए होती है, और उन स्थितियों के लिए जिन तक `tenace.new` "
      .. "ऐसी पंक्ति से पहुँचा: जिनमें सब निर्णय बॉटों ने लिए।",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "nil और यह कि वह क्यों नहीं है, जहाँ किसी व्यक्ति ने निर्णय लिया हो या "
      .. "कार्ड दिए गए हों",
  ["The moves so far are made again, as `m:reload` does."] =
    "अब तक के कदम फिर से चले जाते हैं, जैसे `m:reload` में।",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, या ऐसे शब्दों की सूची",
  ["there is no such game, or a rules file is in error"] =
    "ऐसा कोई खेल नहीं है, या नियमों की किसी फ़ाइल में गलती है",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, जो कार्ड अभी बाहर हैं, टेक्स्ट के रूप में: वे दूसरों के हाथों "
      .. "में हैं, स्टॉक में, या नीचे की ओर पड़े हैं जहाँ खिलाड़ी ने उन्हें "
      .. "जाते नहीं देखा; `n`, वे कितने हैं; `held`, हर हाथ के कार्डों की "
      .. "संख्या, खिलाड़ी-दर-खिलाड़ी; `void`, खिलाड़ी-दर-खिलाड़ी, उन सूटों "
      .. "की सूची जो बाहर हैं और जो इस खिलाड़ी के पास नहीं हो सकते, और जिन "
      .. "खेलों में ये हैं: `trumps`, बाहर के तुरुप, और `points`, बाहर के "
      .. "कार्डों के अंक",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "दूसरे खिलाड़ी के गुप्त कदम में `secret` और `n`, कार्डों की संख्या, होते "
      .. "हैं",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "टेक्स्ट के रूप में इसमें हर सूट की एक पंक्ति है, तुरुप पहले, कार्ड नीचे "
      .. "से ऊपर।",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "दौर में जो तय हुआ है, जैसे { trump = \"H\" }",
  ["an order: see there"] = "क्रम: वहाँ देखें",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; ट्रिक टेक्स्ट हो सकती "
      .. "है, और लीड करने वाले के लिए होती ही नहीं; जहाँ एक साथ कई कार्ड "
      .. "खेले जाते हैं वहाँ वह एक-एक बार में खेले कार्डों की सूची है, { "
      .. "\"4H 4H\", \"7H 8H\" }, या एक बार के कार्डों का टेक्स्ट। `played` "
      .. "पिछली ट्रिकों के कार्ड हैं: उनके बिना यह पहली ट्रिक है",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }; जहाँ एक साथ कई कार्डों से लीड होता है, "
      .. "वहाँ `others` दूसरे खिलाड़ियों के हाथों की सूची है, और थ्रो सफल "
      .. "है या नहीं, यह उन्हीं से तय होता है",
  ["a card, or several, as text"] = "एक कार्ड, या कई, टेक्स्ट के रूप में",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "कारण शब्दों में, और कदम को मना करने वाले नियम का नाम; विफल थ्रो के लिए "
      .. "वे कार्ड भी जिनसे उसकी जगह लीड करना होगा, अगला खिलाड़ी कई में से "
      .. "चुनता हो तो सूची",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "कार्ड, टेक्स्ट के रूप में",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "टेक्स्ट या सूची, खेले जाने के क्रम में; जहाँ एक साथ कई कार्ड खेले जाते "
      .. "हैं वहाँ सूची",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "खेले गए कार्ड का नंबर, पहले का 1, और कारण शब्दों में",
  ["the result, as fields and options that the step reads"] =
    "नतीजा, उन फ़ील्डों और विकल्पों के रूप में जिन्हें चरण पढ़ता है",
  ["the game has no such step"] = "खेल में ऐसा कोई चरण नहीं है",
  ["options of the game"] = "खेल के विकल्प",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` या `wild`, कार्डों के अंक, और पूरे मेल्ड के लिए `natural`, "
      .. "`mixed` या `wild`; या कारण शब्दों में, और तथ्यों के उस हिस्से का "
      .. "नाम जो उसे मना करता है",
  ["the game has no melds"] = "खेल में मेल्ड नहीं हैं",
  ["Of card choices with the same effect the list has only one."] =
    "एक ही असर वाले कार्डों के चुनावों में से सूची में सिर्फ़ एक होता है।",
  ["the cards, as text"] = "कार्ड, टेक्स्ट के रूप में",
  ["melds that the player may add to, a list of their cards"] =
    "मेल्ड जिनमें खिलाड़ी जोड़ सकता है, उनके कार्डों की सूची",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 }: खिलाड़ियों के पास "
      .. "अभी क्या है, ट्रिक के कार्ड, और उसमें लीड किसने किया; और वह जो "
      .. "`m:solve` लेता है: `for`, `camp`, `fewest`, `last`, `trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "बारी वाले खिलाड़ी के पक्ष को बचे हुए में से क्या मिलता है, और हर कार्ड "
      .. "के लिए वही, सबसे अच्छा पहले; या nil और उत्तर में क्या बाधा है",
  ["Worked examples use it."] = "हल किए हुए उदाहरण इसे काम में लेते हैं।",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = नाम, with = दिए गए मानों की सूची, scores = पहले का कुल, tricks "
      .. "= जीती ट्रिकें टीम-दर-टीम, held = हाथ खिलाड़ी-दर-खिलाड़ी, won = "
      .. "कार्ड टीम-दर-टीम, last_won = वह सीट जिसने आखिरी ट्रिक जीती, या "
      .. "आखिरी दो, सूची में, party = पहले पक्ष की सीटें, round_number, "
      .. "dealer, leaves = true, नतीजे में `leaves` के लिए }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "कुल, क्या मैच तब ख़त्म है और कौन जीता, चरण का उत्तर, और `sheet` में "
      .. "स्कोर की वे पंक्तियाँ जो उसने लिखीं; `leaves` में बाद के फ़ील्ड "
      .. "और कार्डों की संख्याएँ, उदाहरणों के रूप में",
  ["For study only: it looks at all hands."] =
    "सिर्फ़ अध्ययन के लिए: यह सब हाथ देखता है।",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`: क्या गिना जाता है, `\"tricks\"` या कार्डों के `\"points\"` (अंक, "
      .. "जहाँ खेल के कार्डों के अंक हों और कोई ट्रिक खेल को ख़त्म न करे); "
      .. "`camp`: साथ खेलने वाले खिलाड़ियों की सूची (साथी, घोषणाकर्ता का "
      .. "पक्ष, या घोषणाकर्ता को छोड़कर सब); `fewest = true`: पक्ष कम से कम "
      .. "पाना चाहता है (जहाँ ट्रिक उसका खेल ख़त्म करती है जिसे एक भी नहीं "
      .. "चाहिए); `last`: आखिरी ट्रिक इसके अलावा कितनी गिनी जाती है (0); "
      .. "`trick_counts`: हर ट्रिक अपने कार्डों के अलावा कितनी गिनी जाती है "
      .. "(0); `most`: ज़्यादा से ज़्यादा कितनी स्थितियाँ देखनी हैं "
      .. "(10,00,00,000, लगभग एक मिनट)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, ज़्यादा से ज़्यादा क्या मिल सकता है; `moves`, { move, value } "
      .. "की सूची, सबसे अच्छा पहले; `nodes`, देखी गई स्थितियाँ; `fewest = "
      .. "true`, अगर पक्ष कम से कम पाना चाहता है; या nil और वह नियम या तथ्य "
      .. "जिसके कारण उत्तर नहीं मिलता",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "रिकॉर्ड, जैसा `m:record` देता है और `play` लिखता है",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "रिकॉर्ड के अंत पर मैच; या nil और संदेश जो ग़लत पंक्ति बताता है",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "इसमें नियमों की फ़ाइलों का टेक्स्ट होता है, इसलिए उनके बदलने के बाद भी "
      .. "इसे फिर से खेला जा सकता है।",
}
