-- Sentences of lessons, in Hindi. See en/teach.lua.

return {
  sentence = "{text}।",
  your_hand = "आपका हाथ",
  apart = "; ",
  no_suit = "कोई नहीं",
  play = "{letter} सीट {n}",
  all = "सब",
  none = "कोई नहीं",
  draw = "कोई नहीं: बराबरी",
  goes_on = "अब तक कोई नहीं",
  score_line = "टीम {side}: {points}, {reason}",
  meld_is = "{kind}, {n} अंक",
  is_allowed = "यह चल सकता है",
  not_asked = "यह इस सवाल का जवाब नहीं है",
  asked_else = "सवाल कुछ और है, “{prompt}”",
  higher = "{card} {other:oblique} से ऊँचा है",
  higher_trump = "{card} तुरुप है और {other:oblique} से ऊँचा है",

  asks = {
    cards = "कौन से कार्ड खेले जा सकते हैं?",
    dummy = "{player} के कौन से कार्ड खेले जा सकते हैं?",
    plays = "इनमें से क्या खेला जा सकता है?",
    say_to = "आपसे सवाल है: “{prompt}” इनमें से किन जवाबों की अनुमति है?",
    winner = "कौन सा कार्ड ट्रिक जीतता है?",
    winner_play = "इनमें से कौन ट्रिक जीतता है?",
    value = "यह कितने का गिना जाता है?",
    scores = { one = "तब स्कोर क्या है?",
      other = "तब स्कोर क्या है, टीम 1 का पहले?" },
    won_by = "तब मैच किसने जीता?",
    meld = "क्या यह मेल्ड है?",
    by_round = "दौर {n}, {step}: तब क्या है?",
    higher = "कौन सा कार्ड ऊँचा है?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "सब", all = "सभी" },
    none = "कोई नहीं",
    yes = { other = "हाँ", plain = "हां" },
    no = "नहीं",
  },

  how = {
    cards = "(कार्ड, बीच में खाली जगह; किसी सूट का नाम, {all} या {none})",
    items = "(अक्षर, {all} या {none})",
    one = "(एक अक्षर)",
    numbers = { one = "(एक संख्या)", other = "({n} संख्याएँ, बीच में खाली जगह)" },
    yes_no = "({yes} या {no})",
  },

  none_found = "सीड {seed} से ऐसी कोई स्थिति नहीं मिली; दूसरे --seed से मिल सकती है।",

  not_in_hand = "‘{word}’ इस हाथ का कार्ड नहीं है।",
  type_letters =
    "जो सही हों, उन सबके अक्षर लिखें, जैसे a c; या {none}।",
  type_one = "एक अक्षर लिखें, a से {last} तक।",
  type_numbers = { one = "एक संख्या लिखें।", other = "{n} संख्याएँ लिखें।" },
  type_yes_no = "{yes} या {no} लिखें।",

  topic = {
    rank = "कौन सा कार्ड ऊँचा है",
    say = "क्या कहा जा सकता है",
    cards = "कौन से कार्ड चुने जा सकते हैं",
    trick = "ट्रिक कौन जीतता है",
    count = "अंक कैसे गिने जाते हैं",
    meld = "मेल्ड क्या है",
    step = "नियम क्या तय करते हैं",
    play = "क्या खेला जा सकता है",
    hard = "एक साथ दो नियम",
    free = "जब कोई भी कार्ड चलता है",
    best_card = "जहाँ सहज लगने वाला कार्ड हारता है",
    house = "घरेलू नियम: {title}",
    lesson = "{title}",
  },

  text = {
    hard = "ऐसे कार्ड जो छपे सूट से अलग सूट के गिने जाते हैं, या पहले बंधन के बाद दूसरा "
      .. "बंधन।",
    best_card = "यहाँ नियम एक से ज़्यादा कार्ड की अनुमति देते हैं, और जल्दबाज़ी में ज़्यादातर "
      .. "खिलाड़ी गलत कार्ड चुनते हैं।",
    free = "शायद यहाँ कोई बंधन नहीं। या है?",
  },

  title = { one = "{title}: {n} पाठ। {played}",
    other = "{title}: {n} पाठ। {played}" },
  played_as = "यहाँ खेला जाने वाला रूप: {spec}",
  not_begun = { one = "{n} सवाल", other = "{n} सवाल" },
  done = "{n} में से {right} सही",
  by_teacher = "लेखक का पाठ",
  done_by_teacher = "पूरा",
  begin = "पाठ {n}, कुल {all}: {title}",
  number = "{n}/{all}",
  example_name = "नियमों में यह हल किया गया उदाहरण है: {name}।",
  how_it_goes = "जवाब दें, या show, skip, stop लिखें; help और बताता है।",

  right = { "सही।", "हाँ।", "बिल्कुल सही।" },
  wrong = "पूरी तरह सही नहीं।",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} सही नहीं है।",
  missing = { one = "एक और सही जवाब बाकी है।", other = "{n} और सही जवाब बाकी "
    .. "हैं।" },
  try_again = "फिर कोशिश करें, या: show, skip, stop।",
  shown = "जवाब: {answer}।",
  because = "{says}",
  cite = "नियम: {rule}, {file}, पंक्ति {line}।",
  cite_place = "{file}, पंक्ति {line}।",
  general = "{rule}: {text}",
  no_place = "नियमों की कोई एक पंक्ति यह नहीं कहती।",
  no_lessons_now = "यह क्विज़ है: पाठ --quiz के बिना tenace teach GAME में हैं।",
  skipped = "छोड़ा गया।",
  understood = "‘{text}’ यहाँ जवाब नहीं है। {how}",

  summary = "पाठ {n}: {all} में से {right} पहली बार में सही।",
  look_at = "इन्हें फिर देखें: {names}।",
  perfect = "सब पहली बार में सही।",
  stopped = "रोका गया: --lesson {name} से पाठ फिर शुरू होता है।",
  stopped_quiz = "{all} में से {n} सवालों के बाद रोका गया।",
  finished = "सब पाठ पूरे। --quiz 10 उन सबसे मिले-जुले सवाल पूछता है; दूसरा --seed "
    .. "दूसरे सवाल लाता है।",
  review = {
    one = "पहले {n} सवाल, जो पिछली बार सही नहीं था।",
    other = "पहले {n} सवाल, जो पिछली बार सही नहीं थे।" },
  review_summary = "अब {n} में से {right} सही।",
  stopped_review = "रोका गया: ये सवाल अगली बार फिर आएँगे।",
  once_more = "एक बार फिर",
  next = "आगे: पाठ {n}, {title}। Enter से आगे; stop से बाहर।",
  quiz = { one = "{title}: सब पाठों से {n} सवाल, सीड {seed}।",
    other = "{title}: सब पाठों से {n} सवाल, सीड {seed}।" },
  quiz_summary = "{n} में से {right} पहली बार में सही।",
  all_done = "सब पाठ पूरे हैं: --lesson NAME से कोई पाठ फिर शुरू होता है।",
  not_kept = "आपकी प्रगति सहेजी नहीं जा सकती: {problem}",

  recorded = {
    head = "-- {title} खेलकर रिकॉर्ड किया गया पाठ। सीखने वाला जो पढ़े, उसे says\n"
      .. "-- (कदम से पहले), right (उसके बाद), text और done में लिखें।",
    title = "{title} का एक दौर",
    nothing = "आपने कोई कदम नहीं चला, इसलिए {file} नहीं लिखी गई।",
    written = "पाठ यहाँ है: {file}। उसके वाक्य लिखें, और उसे अपने नियमों के फ़ोल्डर के "
      .. "lessons/{game} में रखें।",
  },

  guided = {
    blocked = "{move} चल सकता है, पर {why}",
    not_this = "{move} चल सकता है, पर इस पाठ में दूसरा कदम चाहिए।",
    refused = "नहीं चलेगा: {reason}।",
    hint = "{hint}",
    plays = "{player} ने खेला: {cards}।",
  },

  help = [[
कार्ड वैसे ही लिखें जैसे मेज़ पर, 7c या c7, बीच में खाली जगह छोड़कर; सूट का नाम
मतलब हाथ में उस सूट के सब कार्ड। जवाबों के अक्षर हों तो अक्षर लिखें।

  show      जवाब और उसके पीछे का नियम दिखाता है
  skip      अगले सवाल पर जाता है
  why       जवाब से पहले ही नियम और उसकी जगह दिखाता है
  lessons   पाठ और आपके नतीजे
  stop      बाहर; आपकी प्रगति सहेजी रहती है]],
}
