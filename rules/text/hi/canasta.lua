-- The sentences of canasta.lua, in Hindi.

return {
  ["Canasta"] = "कैनस्टा",
  ["Canasta: two partnerships meld cards of one rank and build canastas, which are melds of seven cards."] =
    "कैनस्टा: दो टीमें एक ही रैंक के कार्डों के मेल्ड बनाती हैं, और उनसे कैनस्टा, "
    .. "यानी सात कार्डों के मेल्ड।",
  ["points that win the game"] = "जीत के लिए अंक",
  ["natural cards that a meld needs for each wild card in it; 0: just two"] =
    "मेल्ड में हर वाइल्ड कार्ड के लिए कितने नेचुरल कार्ड चाहिए; 0: बस दो",
  ["a black three freezes the pile, or only stops the next player"] =
    "काला तीन पाइल को फ़्रीज़ कर देता है, या सिर्फ़ अगले खिलाड़ी को रोकता है",
  ["a side that has not melded may take the pile"] =
    "जिस टीम ने मेल्ड नहीं बनाया, वह भी पाइल ले सकती है",
  ["cards are drawn for seats and first turn"] =
    "सीटें और पहली बारी कार्ड खींचकर तय होती हैं",
  ["before melding a player may ask the partner: may I go out?"] =
    "मेल्ड बनाने से पहले साथी से पूछा जा सकता है: क्या मैं हाथ खाली करूँ?",
  ["three to seven wild cards may be a meld"] =
    "तीन से सात वाइल्ड कार्डों का मेल्ड बन सकता है",
  ["canastas that a side needs to go out"] =
    "हाथ खाली करने के लिए टीम को कितने कैनस्टा चाहिए",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or a three gets another card on top of it, and so on; but a black three that blocks stays there and stops the first player. Then each in turn lays down red threes and draws as many cards."] =
    "एक-एक करके हर खिलाड़ी को ग्यारह कार्ड। फिर एक कार्ड पलटा जाता है। वह जोकर, 2 "
    .. "या 3 हो तो उस पर एक और कार्ड पलटा जाता है, और इसी तरह आगे; पर रोकने वाला "
    .. "काला तीन वहीं रहता है और पहले खिलाड़ी को रोकता है। फिर हर खिलाड़ी बारी-बारी से "
    .. "अपने लाल तीन सामने रखकर उतने ही कार्ड उठाता है।",
  ["What a side's first melds, those of one turn together, must count. With a total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from 3000 on 120."] =
    "टीम के पहले मेल्ड, यानी एक ही बारी के मेल्ड मिलाकर, कम से कम कितने के "
    .. "होने चाहिए: योग 0 से कम हो तो सिर्फ़ 15, 0 से 50, 1500 से 90, 3000 "
    .. "से 120।",
  ["Before the first round cards may be drawn for partners and the first turn. Else the first dealer is drawn at random."] =
    "पहले दौर से पहले साथी और पहली बारी तय करने के लिए कार्ड खींचे जा सकते हैं। "
    .. "नहीं तो पहला डीलर पर्ची से चुना जाता है।",
  ["drawn for seats"] = "सीटों के लिए खींचा गया",
  ["Each player in turn, first the dealer's left, draws or takes the pile, may meld, and discards, until one of them has no cards left: the last one may be melded or discarded. A player who can neither draw nor take ends the round, and so does a red three as the last card of the stock. The dealer's left deals the next round."] =
    "डीलर के बाईं ओर से शुरू करके हर खिलाड़ी अपनी बारी में कार्ड उठाता "
    .. "है या पाइल लेता है, मेल्ड बना सकता है और एक कार्ड छोड़ता है, जब तक "
    .. "किसी के पास कोई कार्ड न बचे: आखिरी कार्ड मेल्ड में भी जा सकता है या "
    .. "छोड़ा जा सकता है। जो न उठा सके न पाइल ले सके, उस पर दौर समाप्त हो "
    .. "जाता है; स्टॉक का आखिरी कार्ड लाल तीन हो तब भी। अगला दौर डीलर के "
    .. "बाईं ओर का खिलाड़ी बाँटता है।",
  ["Red threes count for a side that has melded, against one that has not: 100 each, or 800 all four. Cards on the table, those in canastas too, count for their side, cards in hand against it. Whoever melds the whole hand in one turn, with a canasta and nothing added to melds on the table, is concealed."] =
    "जिस टीम ने मेल्ड बनाया है, उसके लाल तीन उसके पक्ष में गिने जाते "
    .. "हैं, जिसने नहीं बनाया, उसके विरुद्ध; हर एक के 100, चारों के 800। "
    .. "मेज़ के कार्ड, कैनस्टा के भी, अपनी टीम के पक्ष में गिने जाते हैं, "
    .. "हाथ के कार्ड विरुद्ध। जो पूरा हाथ एक ही बारी में बिछाए, कम से कम एक "
    .. "कैनस्टा के साथ और मेज़ के किसी मेल्ड में कुछ जोड़े बिना, उसने हाथ एक "
    .. "ही बारी में खाली किया।",
  ["natural canastas"] = "नेचुरल कैनस्टा",
  ["mixed canastas"] = "मिक्स्ड कैनस्टा",
  ["canastas of wild cards"] = "वाइल्ड कार्डों के कैनस्टा",
  ["red threes"] = "लाल तीन",
  ["going out"] = "हाथ खाली करना",
  ["cards melded"] = "मेल्ड के कार्ड",
  ["cards in hand"] = "हाथ के कार्ड",
  ["Both sides score."] = "दोनों टीमों के अंक जोड़े जाते हैं।",
  ["two natural cards and one wild card"] =
    "दो नेचुरल कार्ड और एक वाइल्ड कार्ड",
  ["one natural card is too few"] = "एक नेचुरल कार्ड कम है",
  ["two wild cards need four naturals"] =
    "दो वाइल्ड कार्डों को चार नेचुरल चाहिए",
  ["or just two"] = "या बस दो",
  ["four wild cards are too many"] = "चार वाइल्ड कार्ड बहुत ज़्यादा हैं",
  ["black threes are melded without wild cards"] =
    "काले तीन के मेल्ड में वाइल्ड कार्ड नहीं जाते",
  ["wild cards alone are no meld"] = "अकेले वाइल्ड कार्डों से मेल्ड नहीं बनता",
  ["unless they may be"] = "जब तक इसकी अनुमति न हो",
  ["a first meld of three kings counts too little"] =
    "तीन बादशाहों का पहला मेल्ड कम पड़ता है",
  ["three aces are enough, or two and a wild card"] =
    "तीन इक्के काफ़ी हैं, या दो और एक वाइल्ड कार्ड",
  ["queens and fives count 45"] = "बेगमें और पंजे मिलकर 45 के हैं",
  ["queens and eights count 60"] = "बेगमें और अट्ठे मिलकर 60 के हैं",
  ["a pair takes a frozen pile"] = "जोड़ी से फ़्रीज़ पाइल मिलता है",
  ["one king and a wild card do not"] = "एक बादशाह और वाइल्ड कार्ड से नहीं",
  ["a natural canasta"] = "नेचुरल कैनस्टा",
  ["a mixed canasta"] = "मिक्स्ड कैनस्टा",
  ["five nines and three twos"] = "पाँच नहले और तीन दुक्कियाँ",
  ["where naturals do not count"] = "जहाँ नेचुरल कार्डों की गिनती नहीं होती",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"] =
    "नेचुरल कैनस्टा, दो लाल तीन, हाथ खाली, और साथी के हाथ में 35",
  ["red threes count against a side that has not melded"] =
    "मेल्ड न बना हो तो लाल तीन टीम के विरुद्ध गिने जाते हैं",
  ["what one card of each rank counts"] = "हर रैंक के एक कार्ड के अंक",
  ["two cards are no meld"] = "दो कार्डों से मेल्ड नहीं बनता",
  ["three wild cards may be melded, but not with one natural"] =
    "तीन वाइल्ड कार्ड चल सकते हैं, पर एक नेचुरल के साथ नहीं",
  ["two naturals are always needed"] = "दो नेचुरल कार्ड हमेशा चाहिए",
  ["two wild cards are never a meld"] = "दो वाइल्ड कार्डों से मेल्ड कभी नहीं बनता",
  ["eight wild cards are too many"] = "आठ वाइल्ड कार्ड बहुत ज़्यादा हैं",
  ["seven wild cards are a canasta of 2,000"] =
    "सात वाइल्ड कार्डों का कैनस्टा 2,000 का है",
  ["six cards are no canasta"] = "छह कार्डों से कैनस्टा नहीं बनता",
  ["going out concealed counts 200"] = "एक ही बारी में हाथ खाली करने के 200",
  ["three red threes count 100 each"] = "तीन लाल तीन, हर एक के 100",
  ["all four count 800"] = "चारों के 800",
  ["one red three costs 100 without a meld"] =
    "मेल्ड न हो तो एक लाल तीन से 100 का नुकसान",
  ["below nothing the first meld must count 15"] =
    "शून्य से नीचे पहला मेल्ड 15 का होना चाहिए",
  ["with nothing it must count 50"] = "शून्य पर 50 का",
  ["just below 1,500 points it must still count 50"] =
    "1,500 से ज़रा कम पर अब भी 50 का",
  ["with 1,500 points it must count 90"] = "1,500 अंकों पर 90 का",
  ["just below 3,000 points it must still count 90"] =
    "3,000 से ज़रा कम पर अब भी 90 का",
  ["with 3,000 points it must count 120"] = "3,000 अंकों पर 120 का",
  ["eleven cards each; no joker, two or three begins the pile"] =
    "हर खिलाड़ी को ग्यारह कार्ड; पाइल जोकर, 2 या 3 से शुरू नहीं होता",
  ["a black three that blocks is left on the pile"] =
    "रोकने वाला काला तीन पाइल पर ही रहता है",
  ["a black three freezes the pile"] = "काला तीन पाइल को फ़्रीज़ कर देता है",
  ["going out counts 100, and the others' cards count against them"] =
    "हाथ खाली करने के 100, और बाकी खिलाड़ियों के हाथ के कार्ड उनके विरुद्ध",
  ["the values of the options"] = "विकल्पों के मान",
  ["discard"] = "छोड़ना",
  ["done"] = "बस, हो गया",
  ["draw"] = "उठाना",
  ["meld"] = "मेल्ड",
  ["on"] = "साथ",
  ["take"] = "लेना",
  ["canasta"] = "कैनस्टा",
  ["lines"] = "गिनती",
  ["all red threes"] = "चारों लाल तीन",
  ["red three"] = "लाल तीन",
  ["concealed"] = "एक ही बारी में",
  ["mixed"] = "मिक्स्ड",
  ["natural"] = "नेचुरल",
  ["wild"] = "वाइल्ड",
  ["natural canastas {1}"] = "नेचुरल कैनस्टा {1}",
  ["mixed canastas {1}"] = "मिक्स्ड कैनस्टा {1}",
  ["canastas of wild cards {1}"] = "वाइल्ड कार्डों के कैनस्टा {1}",
  ["red threes {1}"] = "लाल तीन {1}",
  ["concealed {1}"] = "एक ही बारी में {1}",
  ["total"] = "योग",
  ["going out {1}"] = "हाथ खाली करना {1}",
  ["cards melded {1}"] = "मेल्ड के कार्ड {1}",
  ["red threes -{1}"] = "लाल तीन -{1}",
  ["cards in hand -{1}"] = "हाथ के कार्ड -{1}",
}
