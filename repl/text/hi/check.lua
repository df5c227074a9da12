-- Sentences of the command check, in Hindi. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: टिप्पणी: {text}",
  remark_no_line = "{file}: टिप्पणी: {text}",
  advice = "  {advice}",
  record = "  देखें: tenace replay {file}",
  deal_here = "  इस बाँट में: {piles}",
  deal_there = "  दूसरे में: {piles}",
  fine = "{game}: कोई गड़बड़ी नहीं मिली",
  rarer = "  जो हज़ारों में से एक बाँट में दिखता है: tenace check {game} "
    .. "--prove, या --deals N",
  fine_in = "{game}: {n} दौरों में कोई गड़बड़ी नहीं मिली",
  remarks = {
    one = "{game}: कोई गड़बड़ी नहीं मिली, {n} टिप्पणी",
    other = "{game}: कोई गड़बड़ी नहीं मिली, {n} टिप्पणियाँ",
  },
  in_error = "गड़बड़ी: {text}",
  see = "अभी ऐसा दिखता है: tenace play {game} --lang {code}"
    .. " और tenace rules {game} --lang {code}",
  text_missing = "{file}: {key} नहीं है: {text}",
  text_changed = "{file}: {key}: अंग्रेज़ी वाक्य बदल गया है: {text}",
  seen = "{file} लिखी गई: सभी अनुवाद अभी की अंग्रेज़ी से मेल खाते हैं",
  text_unused = "{file}: {key} काम में नहीं आता",
  text_other_kind = "{file}: {key} एक भाषा में एक वाक्य है और दूसरी में "
    .. "कई",
  text_part = "{file}: {key}: भाग {part} दोनों में से एक ही भाषा में है: "
    .. "{text}",
  updated = "{file}: अंग्रेज़ी से मिला दी गई",
  not_merged = "{file}: msgmerge इसे नहीं मिला सका",
  no_msgmerge = "msgmerge नहीं मिला: gettext इंस्टॉल करें",
  sentence_changed = "{file}:{line}: अंग्रेज़ी बदल गई है: {text}",
  sentence_missing = "{file}:{line}: अनुवाद नहीं है: {text}",
  said_missing = "{game}: खेल में कहा जाता है, पर अनुवाद नहीं है: {text}",
  sentence_unused = "{file}: नियमों में ऐसा वाक्य नहीं है: {text}",
  sentence_part = "{file}: भाग {part} दोनों में से एक ही भाषा में है: "
    .. "{text}",
  language = {
    one = "{name}: {n} वाक्य पर काम बाकी है",
    other = "{name}: {n} वाक्यों पर काम बाकी है",
  },
  proof_whole = "{game}, हर हाथ में {n}: {cards} कार्डों ({pack}) के सभी "
    .. "{deals} बाँट, {lines} खेल, {seconds} से॰",
  proof_part = "{game}, हर हाथ में {n}: {cards} कार्डों ({pack}) के {all} "
    .. "में से {deals} बाँट, {lines} खेल, {seconds} से॰",
  proof_skipped = "{game}, हर हाथ में {n}: पूरा नहीं देखा गया: {why}",
  proof_proved = "{game} के लिए सिद्ध, हर हाथ में {n}, कुल {cards} कार्ड:",
  proof_holds_legal = "  हर स्थिति में किसी के पास ऐसा कदम है जो चल सकता है",
  proof_holds_ends = "  हर खेल समाप्त होता है",
  proof_holds_known = "  जब भी किसी खिलाड़ी से पूछा जाता है: जो वही देखता है, "
    .. "उससे वही पूछा जाता है और उसे वही छूट है",
  proof_nothing = "{game}: कुछ सिद्ध नहीं हुआ, क्योंकि कोई आकार पूरा नहीं "
    .. "जाँचा गया",
  proof_not = "सिद्ध नहीं हुआ:",
  proof_open_time = "  वह जो न जाँचे गए बाँट दिखाते; --seconds से और समय "
    .. "मिलता है",
  proof_open_answers = "  दाँवों से पहले के दूसरे उत्तर: जहाँ वे बहुत हैं, "
    .. "कुछ ही आज़माए गए",
  proof_open_long = "  कि 100 से ज़्यादा फ़ैसलों वाले खेल समाप्त होते हैं",
  proof_open_chance = "  दौर के बीच की दूसरी फेंटें और दूसरी रैंडम संख्याएँ",
  proof_open_many = "  उन सवालों के आगे का खेल जिनमें कदम बहुत ज़्यादा हैं",
  proof_open_known = "  कि खिलाड़ी पूछे जाने लायक़ जानते हैं: मिलाने के लिए "
    .. "सवाल बहुत ज़्यादा थे",
  proof_open_noticed = "  कि छिपे कार्ड यह तय नहीं करते कि किससे पूछा जाए, न "
    .. "अंक, न दोबारा बाँट, जो सबको दिखते हैं; और न यह कि कोई कार्ड क्यों "
    .. "ठुकराया गया",
  proof_open_longer = "  बड़े हाथ, दूसरे कार्ड, बाद के दौर",
  proof_deal = "  बाँट {deal}",
  proof_moves = "  कदम {moves}",
  watching = "फ़ाइलों पर नज़र है; कोई कुंजी इसे रोकती है।",
}
