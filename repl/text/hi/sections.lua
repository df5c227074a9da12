-- The sentences of the faces, in Hindi. See en/sections.lua.

return {
  seat = {
    you = "आप",
    left = "बाएँ वाले",
    right = "दाएँ वाले",
    far_left = "दूर बाएँ वाले",
    far_right = "दूर दाएँ वाले",
    across = "सामने वाले",
    partner = "साथी",
    opponent = "विरोधी",
    dummy = "डमी",
    number = "सीट {n}",
    join = " और ",
    sits = "{player}: सीट {n}",
  },

  side = {
    we = "हम",
    they = "वे",
    we_in_line = "हम",
    with_partners = "{player} और साथी",
    seats = "सीट {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "चिड़ी", D = "ईंट", H = "पान", S = "हुकुम" },
  spanish_suit = { O = "सिक्के", C = "प्याले", E = "तलवार", B = "डंडे" },
  italian_suit = { O = "सिक्के", C = "प्याले", E = "तलवार", B = "डंडे" },
  colour = { R = "लाल", Y = "पीला", G = "हरा", B = "नीला" },
  flower = {
    card = "{plant}: {kind}, महीना {month}",
    L = "प्रकाश", A = "पशु", R = "फीता", P = "सादा कार्ड",
    m1 = "चीड़", m2 = "प्लम", m3 = "चेरी", m4 = "विस्टीरिया", m5 = "आइरिस",
    m6 = "पियोनी", m7 = "बुश क्लोवर", m8 = "सुसुकी घास", m9 = "गुलदाउदी",
    m10 = "मेपल", m11 = "विलो", m12 = "पॉलोनिया",
  },

  status = {
    round = "दौर {round}।",
    round_of = "दौर {round}, कुल {rounds}।",
    dealt = { you = "डीलर: आप।", other = "डीलर: {player}।" },
    trump = "तुरुप: {trump}।",
    no_trump = "नो ट्रम्प।",
    no_trump_suit = "कोई तुरुप सूट नहीं।",
    contract = "कॉन्ट्रैक्ट: {contract}।",
    problem = "नियमों में गड़बड़ी: {problem}।",
    declarer = "बोली जीतने वाला: {player}।",
    role = "{role}: {player}।",
    tricks = "ट्रिकें: {tricks}।",
    score = "स्कोर: {score}।",
    score_of = "स्कोर: {score}; {target} पर जीत।",
    score_games = "स्कोर: {score}; {target} पर एक गेम, {games} गेम पर जीत।",
    score_to = "स्कोर: {score}; {target} पर मैच समाप्त।",
    play = "{player} {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "मेज़",
    hand = "हाथ", melds = "मेल्ड", left_over = "{name} {n}",
    no_cards = "कोई कार्ड नहीं",
    shown = "दिखाए गए",
    calls = "कहा गया",
    dummy = "{player} (डमी)",
    known = "आपको पता है",
    stock = "स्टॉक",
    held = "कार्ड",
    held_by = "{cards} ({places})",
    ["or"] = " या ",
  },

  table = {
    titled = "{title}।",
    welcome = "{title}: {sentence}",
    silenced = "विकल्प {name} का यहाँ कोई असर नहीं; कारण: विकल्प {by}।",
    silenced_in = "{game}: विकल्प {name} का कोई असर नहीं; कारण: विकल्प "
      .. "{by}।",
    with_house = "घरेलू नियम: {title}। {sentence}",
    seating = "आपकी सीट: {seat}; {others}।",
    several = "लोग इन सीटों पर: {seats}; बाकी पर बॉट।",
    makes_room = "अगली बारी: {player}। Enter से आपके कार्ड छिप जाएँगे।",
    sits_down = "अगली बारी: {player}। Enter से ये कार्ड दिखेंगे: {player}।",
    big_and_little = "BJ बड़ा जोकर है, LJ छोटा जोकर।",
    big_joker = "BJ जोकर है।",
    alone = "आप अकेले खेल में हैं। सीड: {seed}।",
    bots = "बॉट: {bots}। सीड: {seed}।",
    more = { one = "Enter से एक और पंक्ति।",
      other = "Enter से बाकी {n} पंक्तियाँ।" },
    cards_now = "कार्ड अब ऐसे दिखेंगे: {how}। विकल्प: {list}।",
    cards_no = "ये कार्ड ‘{how}’ में नहीं दिखाए जा सकते। विकल्प: {list}।",
    named = "कार्ड उसके नाम से या अक्षरों से लिखें: {name} और "
      .. "{card} एक ही हैं।",
    how = "कार्ड (7c) या उसका नंबर लिखें; help से बाकी सब जो कहा जा सकता है।",

    round = "दौर {round}।",
    deals = { you = "आपने कार्ड बाँटे।", other = "{player} ने कार्ड बाँटे।" },
    dealt_each = { one = "हर खिलाड़ी को एक कार्ड।",
      other = "हर खिलाड़ी को {n} कार्ड।" },
    dealt = "बाँटे गए कार्ड: {counts}।",
    cards = { one = "एक कार्ड", other = "{n} कार्ड" },
    draws = { you = "आपने उठाया: {cards}।",
      other = "{player} ने उठाया: {cards}।" },
    turns = { you = "आपने पलटा: {cards}।", other = "{player} ने पलटा: {cards}।" },
    is_turned = "पलटा गया: {cards}।",
    takes_cards = { you = "आपने लिया: {cards}।",
      other = "{player} ने लिया: {cards}।" },
    shows = { you = "आपने दिखाया: {cards}।",
      other = "{player} ने दिखाया: {cards}।" },
    dealt_again = "सारे कार्ड फेंटकर फिर से बाँटे जाते हैं।",
    shuffled = "स्टॉक फेंटा गया।",
    shows_because = {
      you = "आपने दिखाया: {cards} ({reason})।",
      other = "{player} ने दिखाया: {cards} ({reason})।",
    },
    shown = "दिखाया गया: {cards}।",
    shown_because = "दिखाया गया: {cards} ({reason})।",
    settled = "{name}: {value}।",
    is_so = "{name}।",
    party = "{party}: {players}।",
    none = "कोई नहीं",
    yes = "हाँ",
    no = "नहीं",
    leads = { you = "आपने लीड किया: {cards}।",
      other = "{player} ने लीड किया: {cards}।" },
    plays = { you = "आपने खेला: {cards}।", other = "{player} ने खेला: {cards}।" },
    leads_dummy = {
      you = "आपने {dummy} के हाथ से लीड किया: {cards}।",
      other = "{player} ने {dummy} के हाथ से लीड किया: {cards}।",
    },
    plays_dummy = {
      you = "आपने {dummy} के हाथ से खेला: {cards}।",
      other = "{player} ने {dummy} के हाथ से खेला: {cards}।",
    },
    leads_yours = { other = "{player} ने आपके हाथ से लीड किया: {cards}।" },
    plays_yours = { other = "{player} ने आपके हाथ से खेला: {cards}।" },
    leads_only = { you = "आपने लीड किया: {cards}, और कुछ चल नहीं सकता था।" },
    plays_only = { you = "आपने खेला: {cards}, और कुछ चल नहीं सकता था।" },
    answers = { you = "आप: {move}।", other = "{player}: {move}।" },
    secret = {
      you = "आपने उलटा रखा: {cards}।",
      other = "{player} ने उलटा रखा: {cards}।",
    },
    shows_to = {
      you = "आपने {to} को दिखाया: {cards}।",
      other = "{player} ने {to} को दिखाया: {cards}।",
    },
    shows_to_because = {
      you = "आपने {to} को दिखाया: {cards} ({reason})।",
      other = "{player} ने {to} को दिखाया: {cards} ({reason})।",
    },
    to_you = "आप",
    drawn_from_you = "{to} ने आपसे खींचा: {cards}।",
    you_draw_from = "आपने {from} से खींचा: {cards}।",
    drawn_from = "{to} ने {from} से खींचा: {cards}।",
    you_give = "आपने {to} को दिया: {cards}।",
    you_get = "{from} ने आपको दिया: {cards}।",
    given = "{from} ने {to} को दिया: {cards}।",
    wins = {
      you = "आपने ट्रिक जीती।", other = "{player} ने ट्रिक जीती।",
    },
    has_trick = {
      you = "इसके बदले आपको एक ट्रिक मिली।",
      other = "इसके बदले {player} को एक ट्रिक मिली।",
    },
    wins_because = {
      you = "आपने ट्रिक जीती: {why}।",
      other = "{player} ने ट्रिक जीती: {why}।",
    },
    round_over = "दौर {round} समाप्त।",
    tricks = "ट्रिकें: {tricks}।",
    nobody_scores = "किसी को अंक नहीं मिले।",
    unscored = "किसी को अंक नहीं मिले: {reason}।",
    all_passed = "किसी को अंक नहीं मिले: सबने पास किया।",
    scores = {
      we = "हमें {points} अंक: {reason}।",
      they = "उन्हें {points} अंक: {reason}।",
      you = "आपको {points} अंक: {reason}।",
      one = "{side} को {points} अंक: {reason}।",
      several = "{side} को {points} अंक: {reason}।",
    },
    climbs = {
      we = "हम {n} लेवल ऊपर: {reason}।",
      they = "वे {n} लेवल ऊपर: {reason}।",
      you = "आप {n} लेवल ऊपर: {reason}।",
      one = "{side} {n} लेवल ऊपर: {reason}।",
      several = "{side} {n} लेवल ऊपर: {reason}।",
    },
    scored_part = "{points} ({reason})",
    score_each = "{sides} और {last}, हर एक को {points} अंक: {reason}।",
    lose_each = "{sides} और {last}, हर एक के {points} अंक कम: {reason}।",
    loses = {
      we = "हमारे {points} अंक कम: {reason}।",
      they = "उनके {points} अंक कम: {reason}।",
      you = "आपके {points} अंक कम: {reason}।",
      one = "{side} के {points} अंक कम: {reason}।",
      several = "{side} के {points} अंक कम: {reason}।",
    },
    total = "स्कोर: {scores}।",
    match_won = {
      we = "हमने मैच जीता।",
      they = "उन्होंने मैच जीता।",
      you = "आपने मैच जीता।",
      one = "{side} ने मैच जीता।",
      several = "{side} ने मैच जीता।",
    },
    draw = "मैच बराबरी पर छूटा।",
    share_first = "पहले स्थान पर बराबर: {sides} और {last}।",
    no_single_winner = "मैच का कोई एक विजेता नहीं।",
    after = "मैच समाप्त। Enter से बाहर; score, last और undo अब भी चलते हैं।",

    type_cards = "कार्ड या उनके नंबर लिखें, बीच में खाली जगह छोड़कर।",
    no_more_asked = "{word} लिखें तो सारे कार्ड उठने तक आपका पास माना जाएगा।",
    type_or_none = "कार्ड या उनके नंबर लिखें, बीच में खाली जगह छोड़कर; "
      .. "कोई कार्ड नहीं तो {none}।",
    numbered = "{move} ({n})",
    no_answer_number = "नंबर {number} का कोई जवाब नहीं: नंबर 1 से {n} तक हैं।",
    too_many = "{n} जवाब संभव हैं: एक लिखें।",
    range = "{min} से {max} तक कोई संख्या।",
    choices = "संभव जवाब: {moves}।",
    or_say = "कार्ड से पहले कहा जा सकता है: {words}।",
    marked = "संभव जवाब: निशान वाला कोई कार्ड।",
    choices_some = "{n} जवाब संभव हैं, जैसे: {moves}।",
    marked_or = "संभव जवाब: निशान वाला कोई कार्ड, {moves}।",
    and_others = "{moves}, और भी",
    and_cut = "{moves}, और भी: moves सब दिखाता है",
    steps = "{first}, {second} और इसी तरह {last} तक",
    choices_and = "संभव जवाब: {moves}, या",
    promised = "{move}: {promise}",
    promised_to = "और इसी तरह, {last} तक",
    choices_more = "संभव जवाबों में से: {moves}।",

    refused = "नहीं चलेगा: {reason}।",
    allowed = "चल सकते हैं: {moves}।",
    ask_why = "नियम के लिए लिखें: why {move}।",
    no_number = {
      one = "नंबर {number} का कोई कार्ड नहीं: सिर्फ़ नंबर 1 है।",
      other = "नंबर {number} का कोई कार्ड नहीं: नंबर 1 से {n} तक हैं।",
    },
    no_numbers = "नंबर {number} का कोई कार्ड नहीं: यहाँ कार्डों के नंबर नहीं हैं।",
    pause = "Enter से अगला दौर।",
    asked_else = "‘{move}’ इस सवाल का जवाब नहीं है: {prompt}",
    not_yours = "आपकी बारी नहीं है: Enter से आगे।",
    elsewhere = "‘{word}’ मेज़ के बाहर लिखा जाता है: quit, फिर tenace {word}।",
    unknown = "‘{word}’ यहाँ न कोई जवाब है, न कोई आदेश: help से सूची।",
    unknown_near =
      "‘{word}’ यहाँ न कोई जवाब है, न कोई आदेश; क्या आपका मतलब ‘{near}’ था?",

    why_allowed = "{move} चल सकता है: {says}।",
    why_refused = "{move} नहीं चलेगा: {says}।",
    scored_in = "स्कोर यहाँ लिखा है: {file}, पंक्ति {line}।",
    why_also =
      "एक और नियम भी रोकता है: {says} ({rule}, {file}, पंक्ति {line})।",
    rule = "नियम: {rule}, {file}, पंक्ति {line}।",
    hint_cards = "बॉट यह चुनता: {move}।",
    hint = "बॉट यह खेलता: {move}।",
    hint_pause = "अभी कुछ तय नहीं करना है: दौर समाप्त है। review बताता है कि "
      .. "इसमें सबसे महँगा क्या पड़ा; Enter से आगे।",
    against_same = "आपने इसी कदम के बारे में पूछा है।",
    against_worse = "{made:oblique} से दौर के स्कोर में नुकसान: {cost} "
      .. "(±{interval})।",
    against_alike = "{made} लगभग उतना ही अच्छा है: दौर के स्कोर में अंतर {cost} "
      .. "(±{interval})।",
    against_unknown = "{made:oblique} का नतीजा नहीं बताया जा सकता।",
    hint_say = "बॉट यह कहता: {move}।",
    chose_so = {
      you = "आपने चुना: {made}; बॉट भी यही चुनता।",
      other = "{player} ने चुना: {made}; बॉट भी यही चुनता।",
    },
    chose_other = {
      you = "आपने चुना: {made}; बॉट चुनता: {move}।",
      other = "{player} ने चुना: {made}; बॉट चुनता: {move}।",
    },
    played_so = {
      you = "आपका कदम: {made}; बॉट का भी यही होता।",
      other = "{player} का कदम: {made}; बॉट का भी यही होता।",
    },
    played_other = {
      you = "आपका कदम: {made}; बॉट का होता: {move}।",
      other = "{player} का कदम: {made}; बॉट का होता: {move}।",
    },
    played_nothing = "अब तक कुछ तय नहीं किया गया है।",
    why_closed = "कारणों से उस खिलाड़ी के कार्ड पता चलते हैं: show hands सब हाथ "
      .. "अध्ययन के लिए खोलता है।",
    solve_closed = "solve सब हाथ देखता है: show hands उन्हें अध्ययन के लिए "
      .. "खोलता है।",
    view_table = "मेज़ चित्र में दिखेगी।",
    view_lines = "मेज़ पंक्तियों में दिखेगी।",
    view_what = "view table या view lines लिखें।",
    view_narrow = "मेज़ के चित्र के लिए यह स्क्रीन कम चौड़ी है।",
    undone = "वापस लिया गया।",
    no_undo = "वापस लेने को आपका कोई कदम नहीं है।",
    redone = "फिर से किया गया।",
    no_redo = "कोई कदम वापस नहीं लिया गया है।",
    nothing_to_repeat = "आपने इस सवाल का जवाब अब तक नहीं दिया है।",
    last = "पिछली ट्रिक: {plays}",
    nothing_settled = "इस दौर में अब तक कुछ तय नहीं हुआ है।",
    no_last = "इस दौर में अब तक कोई ट्रिक नहीं जीती गई।",
    nothing_to_explain = "न कुछ रोका गया है, न कोई ट्रिक जीती गई है: why के बाद "
      .. "कोई कदम लिखें।",
    ready = "> ",
    ready_over = "> ",
    saved_in = "रिकॉर्ड यहाँ है: {file}।",
    save_where = "फ़ाइल का नाम लिखें: save FILE।",
    save_there = "फ़ाइल ‘{file}’ पहले से है: कोई और नाम लिखें।",
    not_saved = "सहेजा नहीं गया: {problem}।",
    not_written = "रिकॉर्ड नहीं लिखा जा सका: {problem}। खेल जारी है; अगले कदम "
      .. "पर फिर कोशिश होगी, और save FILE उसे कहीं और लिखता है।",
    written_again = "पूरा रिकॉर्ड फिर से यहाँ लिखा गया: {file}।",
    not_kept = "मैच के पिछले कदम सहेजे नहीं गए: {problem}।",
    position_line = "{line} से यही स्थिति खुलती है: tenace play {line}।",
    no_position = "यह स्थिति किसी पंक्ति से नहीं खुलती: {why}।",
    thinks = "{player}: सोच-विचार जारी…",
    looks = "बॉट कदम खोज रहा है…",
    opening = "बॉट {n} निर्णय ले रहे हैं…",
    torn = "रिकॉर्ड की अंतिम पंक्ति लिखते समय कट गई थी। उसे छोड़कर मैच उससे "
      .. "पहले से जारी है।",
    quit = "मैच सहेजा गया है: tenace play --resume से आगे खेलें।",
    quit_named =
      "मैच सहेजा गया है: tenace play --resume {file} से आगे खेलें।",
    stopped = "रोका गया। Enter से आगे।",
    in_error =
      "नियम ठीक करके reload लिखें; या quit से बाहर जाएँ।",
    unfinished = "इनपुट ‘{line}’ के बीच में ही समाप्त हो गया।",

    help = [[
कार्ड खेलने के लिए उसे लिखें (7c, c7, 7♣) या उसके नीचे का नंबर। जिन पर * है,
वे कार्ड खेले जा सकते हैं। जहाँ जवाब शब्दों में हों, वहाँ 2 यानी (2) वाला
जवाब। {none}: कोई कार्ड नहीं चुनना। Enter से मेज़ फिर दिखती है।

  why 3d    नियम इस कदम के बारे में क्या कहते हैं; अकेला why: अभी रोका गया
            कदम, नहीं तो पिछली ट्रिक; why trump: तुरुप कहाँ से आया; why score:
            स्कोर कैसे बना
  moves     अभी जो भी कहा जा सकता है, जहाँ तक सूची बन सके
  hint      बॉट क्या खेलता, और क्यों; hint 3d: उसके मुकाबले 3d का नतीजा;
            why left, जब हाथ खुले हों: बाएँ वाले ने पिछला कार्ड क्यों खेला
  counts    कौन से कार्ड बाकी हैं, किसके पास कौन सा सूट नहीं; counts on: हर
            निर्णय से पहले; counts off: अब नहीं
  repeat    जब तक सवाल वही रहे, वही जवाब देता है
  undo      आपके पिछले निर्णय पर लौटता है; redo आगे जाता है; back 3: तीन
            निर्णय पीछे; goto trick 5, goto round 2
  branch    यहाँ से खेल की दूसरी शाखा; branches: शाखाएँ साथ-साथ; switch 1:
            शाखा 1 में आगे; finish: बॉट दौर पूरा करते हैं; again random: रैंडम
            बॉट वही कार्ड खेलते हैं
  show hands  सब हाथ खोलता है, hide hands छिपाता है; तब solve बताता है कि हर
            कार्ड कितने का है; give 2 QS, swap QS 3D और fix hand 1 AS * KS
            बाँटे गए कार्ड बदलते हैं
  review    पिछले दौर में सबसे महँगा क्या पड़ा, और क्यों; review match: सब
            दौरों में; review 1: पहली गलती पर, अपनी शाखा में
  trace     इस दौर में किस नियम ने क्या किया, और वह कहाँ लिखा है; trace 3
            तीसरी ट्रिक में; trace score: एक-एक हिस्सा करके; edit follow
            suit वहाँ आपका संपादक खोलता है
  last      पिछली ट्रिक, और वह क्यों जीती गई
  score     स्कोर-तालिका, कारणों के साथ
  view HOW  view table मेज़ का चित्र, view lines पंक्तियाँ
  cards HOW कार्ड दिखाने का ढंग: signs, letters, french, german, spanish या italian
  rules     इस खेल की नियम-पुस्तिका
  reload    नियमों की फ़ाइल फिर पढ़कर आगे खेलता है; watch: फ़ाइल सहेजने पर
            हर बार; set target=7 विकल्प बदलता है
  try 7C QS उससे क्या होगा: बीच में बॉट जवाब देते हैं, मैच वहीं रहता है
  example   मेज़ पर जो है, नियम-फ़ाइल में उदाहरण के रूप में: example "नाम";
            उसके बाद may 3D, may not 3D, wins, score या last
  keep      इस मैच को सही मानकर रखता है: check उसे फिर खेलता है
  save FILE रिकॉर्ड वहाँ लिखता है; अकेला save: रिकॉर्ड कहाँ है; position:
            बाँट एक पंक्ति में, whist#7, ताकि दूसरे उसे खोल सकें
  save rules as NAME इस मेज़ के घरेलू नियम और विकल्प एक नाम से रखता है:
            tenace play GAME+NAME
  quit      बाहर; tenace play --resume से आगे

बाकी सब कुछ Lua माना जाता है: m मैच है; hand, trump, tricks, scores और ऐसे
दूसरे नामों में वही है जो आपको दिखता है।]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards}, मान {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "दौर",
    reason = "कारण",
    total = "योग",
    empty = "अब तक कोई अंक नहीं।",
  },


  solve = {
    best = {
      you = "सब कार्ड खुले हों और कोई गलती न करे, तो आपकी टीम को अब भी मिलेगा:",
      other = "सब कार्ड खुले हों और कोई गलती न करे, तो {player} की टीम को और "
        .. "मिलेगा:",
    },
    best_few = {
      you = "सब कार्ड खुले हों और कोई गलती न करे, तो आपकी टीम को इससे ज़्यादा "
        .. "नहीं मिलेगा:",
      other = "सब कार्ड खुले हों और कोई गलती न करे, तो {player} की टीम को इससे "
        .. "ज़्यादा नहीं मिलेगा:",
    },
    dealt = "{game}, सीड {seed}, {at} निर्णयों के बाद",
    hand = "खिलाड़ी {n} के कार्ड: {cards}।",
    nodes = "{nodes} स्थितियाँ",
    ["not"] = "यहाँ सबसे अच्छा खेल पता नहीं: {problem}।",
    points = {
      one = "{n} अंक  {cards}",
      other = "{n} अंक  {cards}",
    },
    posed = "{game}",
    tricks = {
      one = "{n} ट्रिक   {cards}",
      other = "{n} ट्रिकें  {cards}",
    },
    turn = "खिलाड़ी {n} की बारी। टीम को और मिलेगा:",
    what = "solve ट्रिकें या अंक गिनता है, ‘{what}’ नहीं: solve points",
  },

  replay = {
    game = "{game}, सीड {seed}",
    played = "{rounds} दौर, {decisions} निर्णय, सब रिकॉर्ड के अनुसार",
    unfinished =
      "मैच समाप्त नहीं हुआ: tenace play --resume {file} से आगे।",
  },

  simulate = {
    game = "{game}, सीड {seed}, बॉट {bots}",
    played = "{games} मैच, {rounds} दौर, {decisions} निर्णय",
    speed = "{seconds} सेकंड, {rate} दौर प्रति सेकंड",
    side = "टीम",
    wins = "जीते",
    share = "हिस्सा",
    mean = "औसत स्कोर",
    deviation = "विचलन",
    draws = "बराबरी",
    side_seats = "{side} (सीट {seats})",
    side_seat = "{side} (सीट {seats})",
    length = "एक दौर में औसतन {n} निर्णय।",
  },

  fail = {
    command_line = "{command}: {problem}: देखें tenace {command} --help",
    command_line_near = "{command}: {problem} देखें tenace {command} --help",
    unknown_option = "विकल्प {option} नहीं है",
    unknown_option_near = "विकल्प {option} नहीं है, क्या आपका मतलब है: {near}?",
    option_alone = "विकल्प {option} के बाद एक शब्द चाहिए",
    option_short = "विकल्प {option} के बाद और शब्द चाहिए",
    option_with = "विकल्प {option} का कोई मान नहीं होता",
    options_together = "विकल्प {option} और {other} साथ नहीं चलते",
    word_missing = "{option} नहीं लिखा है",
    too_many_words = "शब्द ज़रूरत से ज़्यादा हैं",
    bad_deal = "{file}: पंक्ति {n}: नाम, कोलन और कार्ड चाहिए, जैसे "
      .. "1: AS 4D",
    bad_position = "{file}: {problem}",
    deal_or_seed = "--deal में स्थिति दी गई है: --seed और --at बाँटे गए "
      .. "कार्डों के लिए हैं",
    no_hands = "{file}: इसमें कोई हाथ नहीं: हर हाथ की एक पंक्ति लिखें, जैसे "
      .. "1: AS 4D",
    tricks_or_points = "--for: ‘{what}’ नहीं गिना जा सकता, सिर्फ़ tricks या "
      .. "points",
    unsolved = "{problem}",
    one_of = "--{option} इनमें से एक लेता है: {words}; ‘{text}’ नहीं",
    no_puzzle = "{game} में कोई पहेली नहीं मिली; दूसरे --seed से मिल सकती है",
    no_graded_puzzle = "{game} में {grade} पहेली नहीं मिली; दूसरे --seed से मिल "
      .. "सकती है",
    no_language = "--lang: भाषा ‘{name}’ नहीं है; ये हैं: {list}",
    no_language_near = "--lang: भाषा ‘{name}’ नहीं है, क्या आपका मतलब ‘{near}’ "
      .. "था? ये हैं: {list}",
    no_command = "आदेश ‘{command}’ नहीं है: देखें tenace --help",
    no_command_near = "आदेश ‘{command}’ नहीं है, क्या आपका मतलब ‘{near}’ था? "
      .. "देखें tenace --help",
    no_lesson = "teach: {game} में पाठ ‘{word}’ नहीं है; ये हैं: {names}",
    no_lessons = "teach: {game} से कोई सवाल नहीं बनाया जा सकता: rules से उसके नियम",
    lesson_there = "teach: फ़ाइल ‘{file}’ पहले से है, कोई और नाम दें",
    card_or_against = "rules: --card और --against साथ नहीं चलते, "
      .. "एक को छोड़ दें",
    quiz_or_lesson = "teach: --quiz और --lesson साथ नहीं चलते, "
      .. "एक को छोड़ दें",
    play_it = "‘{game}’ आदेश नहीं, खेल है: tenace play {game}",
    number =
      "--{option} {least} या उससे बड़ी पूर्ण संख्या है, ‘{text}’ नहीं",
    which_game =
      "{command}: खेल का नाम नहीं दिया गया; जैसे: tenace {command} whist",
    no_game = "{problem}: tenace games सब खेल दिखाता है",
    no_game_but_file = "{problem}, पर इस फ़ोल्डर में {file} है: {file} लिखें",
    line_first = "यह किसी मेज़ के नियमों की पंक्ति है: tenace new के साथ यह "
      .. "पंक्ति उन्हें ले लेती है, फिर यहाँ {game} होगा",
    no_option = "{problem}: tenace rules {game} विकल्प दिखाता है",
    no_cards = "ये कार्ड ‘{how}’ में नहीं दिखाए जा सकते: विकल्प हैं {list}",
    no_bot = "बॉट ‘{name}’ नहीं है: ये हैं random, search और search:N, "
      .. "N 1 से {most} तक",
    bots_seats = "{n} बॉट {players} सीटों पर नहीं बैठते: एक बताएँ, या हर सीट का "
      .. "एक",
    pace = "--pace में 0 से 60 तक सेकंड आते हैं, ‘{text}’ नहीं",
    seats = "--seat में सीटों के नंबर आते हैं, जैसे 1 या 1,3; ‘{text}’ नहीं",
    line_over = "{line}: वहाँ मैच समाप्त हो चुका है",
    line_wide = "{line}: चुनने को बहुत ज़्यादा कदम हैं",
    seed_twice = "{line} में सीड दी गई है: --seed छोड़ दें",
    no_seat = "इस खेल में सीट {seat} नहीं है: 1 से {players} तक चुनें",
    compare_with = "compare: {game} एक ही खेल है, तुलना के लिए दूसरा भी बताएँ; "
      .. "जैसे: tenace compare skat skat+kontra",
    sweep_one = "compare: --sweep एक खेल लेता है, {n} नहीं; जैसे: tenace "
      .. "compare bid_whist --sweep min_bid=3..5",
    sweep_duel = "compare: --duel दो बॉट लेता है, बेहतर वाला पहले, ‘{text}’ "
      .. "नहीं; जैसे: --duel search:5,random",
    sweep_only = "compare: --{option} सिर्फ़ --sweep के साथ चलता है",
    share = "काम का एक हिस्सा पूरा नहीं हुआ: {text}",
    record_there = "‘{file}’ पहले से है: --resume {file} से आगे खेलें, कोई और "
      .. "फ़ाइल बताएँ, या --force से उसे बदल दें",
    there = "‘{file}’ पहले से है और उसे छुआ नहीं गया: कोई और फ़ाइल बताएँ, या "
      .. "--force से उसे बदल दें",
    no_record = "{folder} में आगे खेलने को कोई मैच नहीं",
    none_to_resume = "{problem}: tenace play GAME से नया शुरू करें",
    not_resumed = "{problem}: ऐसा रिकॉर्ड बताएँ जो पढ़ा और लिखा जा सके, और "
      .. "जिस पर कोई और न खेल रहा हो",
    empty_record = "{file}: रिकॉर्ड खाली है, क्योंकि प्रोग्राम कुछ लिखने से पहले "
      .. "रुक गया: --record {file} --force से फिर शुरू करें",
    no_home = "कोई फ़ोल्डर पता नहीं: न {variable} पूरा पथ है, न HOME",
    no_folder = "{problem}: इनमें से एक तय करें",
    output = "आउटपुट नहीं लिखा जा सका: {problem}",
    no_file = "{problem}: ऐसा रिकॉर्ड बताएँ जो पढ़ा जा सके",
    bad_record = "{file}: {problem}",
    resume_game = "play: --resume खेल को रिकॉर्ड से लेता है, "
      .. "‘{game}’ छोड़ दें",
    only_prove = "check: --{option} केवल --prove के साथ है, दोनों लिखें",
    resume_with = "play: --{option} --resume के साथ नहीं चलता, छोड़ दें",
    no_example = "{why}: tenace rules GAME --examples किसी खेल के उदाहरण "
      .. "दिखाता है",
    no_record_there = "{file} नाम की न फ़ाइल है न फ़ोल्डर: कोई रिकॉर्ड, जैसा "
      .. "play लिखता है, या रिकॉर्डों का फ़ोल्डर बताएँ",
    no_records = "{file} में रिकॉर्ड नहीं: *.record फ़ाइलों वाला फ़ोल्डर बताएँ",
    not_kept_there = "{file}: {why}: tenace keep --list GAME रखे गए रिकॉर्ड "
      .. "बताता है",
    keep_what = "बताएँ क्या रखना है: tenace keep evening.record, या "
      .. "रिकॉर्डों का फ़ोल्डर",
    no_rules = "नियमों की फ़ाइल ‘{file}’ नहीं है: कोई फ़ाइल बताएँ, या tenace "
      .. "games में से कोई खेल",
    not_written = "{problem}: ऐसी फ़ाइल बताएँ जो लिखी जा सके",
    no_script = "स्क्रिप्ट ‘{file}’ नहीं है: कोई Lua फ़ाइल बताएँ",
    which_script =
      "run: स्क्रिप्ट का नाम नहीं दिया गया; जैसे: tenace run deals.lua",
    script = "{problem}",
    port = "port: ‘{text}’ 0 से 65535 तक की संख्या नहीं है",
    no_page = "पेज बना नहीं है, {folder} में कोई पेज नहीं: make web उसे बनाता है",
    port_taken = "पोर्ट {port} खाली नहीं है: --port N से कोई और चुनें",
    bad_server = "पेज का सर्वर लोड नहीं हो सका: {problem}",
    no_server = "यह प्रोग्राम पेज के सर्वर के बिना बना है: libmicrohttpd "
      .. "(Debian में libmicrohttpd-dev) लगाएँ और make चलाएँ",
    bad_name = "‘{name}’ नाम नहीं हो सकता: छोटे लैटिन अक्षर, अंक और _ लिखें, "
      .. "पहले एक अक्षर",
    games_search = "games --search: कौन-से शब्द?",
    said = "{text}",
    watch_terminal = "check: --watch को टर्मिनल चाहिए",
    new_words = "new: ‘{word}’ ज़्यादा है: नाम एक शब्द होता है",
    there_already =
      "‘{file}’ पहले से है और उसे छुआ नहीं गया: कोई और नाम चुनें, "
      .. "या --force से उसे बदल दें",
    name_taken = "‘{name}’ पहले से है, और नई फ़ाइल उसे छिपा देगी: "
      .. "कोई और नाम चुनें",
    no_template = "{problem}: प्रोग्राम की TEMPLATE.lua नहीं मिली",
    new_what = "new: बताएँ कि ‘{name}’ क्या होगा: घरेलू नियम के लिए --of GAME, "
      .. "या --game",
  },
}
