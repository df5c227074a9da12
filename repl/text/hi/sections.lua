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
    short = "{plant} ({kind})",
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
    call = "{player}: {cards}",
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
    how = "कार्ड (7c) या उसका नंबर लिखें; और क्या लिख सकते हैं, यह मदद बताती "
      .. "है।",

    round = "दौर {round}।",
    deals = { you = "आपने कार्ड बाँटे।", other = "{player} ने कार्ड बाँटे।" },
    dealt_each = { one = "हर खिलाड़ी को एक कार्ड।",
      other = "हर खिलाड़ी को {n} कार्ड।" },
    dealt = "बाँटे गए कार्ड: {counts}।",
    cards = { one = "एक कार्ड", other = "{n} कार्ड" },
    draws = { you = "आपने उठाया: {cards}।",
      other = "{player} ने उठाया: {cards}।" },
    turns = { you = "आपने पलटा: {cards}।", other = "{player} ने पलटा: "
      .. "{cards}।" },
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
    plays = { you = "आपने खेला: {cards}।", other = "{player} ने खेला: "
      .. "{cards}।" },
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
    unseen = {
      you = "आप: {move}, उलटा रखकर।",
      other = "{player}: {move}, उलटा रखकर।",
    },
    secret = {
      you = "आपने उलटा रखा: {cards}।",
      other = "{player} ने उलटा रखा: {cards}।",
    },
    shows_to = {
      you = "आपने {to:to} दिखाया: {cards}।",
      other = "{player} ने {to:to} दिखाया: {cards}।",
    },
    shows_to_because = {
      you = "आपने {to:to} दिखाया: {cards} ({reason})।",
      other = "{player} ने {to:to} दिखाया: {cards} ({reason})।",
    },
    looks_at = {
      you = "आपने देखा: {cards}।",
      other = "{player} ने देखा: {cards}।",
    },
    looks_at_because = {
      you = "आपने देखा: {cards} ({reason})।",
      other = "{player} ने देखा: {cards} ({reason})।",
    },
    to_you = "आप",
    drawn_from_you = "{to} ने आपसे खींचा: {cards}।",
    you_draw_from = "आपने {from} से खींचा: {cards}।",
    drawn_from = "{to} ने {from} से खींचा: {cards}।",
    you_give = "आपने {to:to} दिया: {cards}।",
    you_get = "{from} ने आपको दिया: {cards}।",
    given = "{from} ने {to:to} दिया: {cards}।",
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
    after = "मैच समाप्त। Enter से बाहर; ‘स्कोर’, ‘पिछली’ और ‘वापस’ अब भी "
      .. "चलते हैं।",

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
    and_cut = "{moves}, और भी: ‘विकल्प’ सब दिखाता है",
    steps = "{first}, {second} और इसी तरह {last} तक",
    choices_and = "संभव जवाब: {moves}, या",
    promised = "{move}: {promise}",
    promised_to = "और इसी तरह, {last} तक",
    choices_more = "संभव जवाबों में से: {moves}।",

    which_of_two = "{word}: {one} या {other}?",
    refused = "नहीं चलेगा: {reason}।",
    allowed = "चल सकते हैं: {moves}।",
    ask_why = "नियम के लिए लिखें: क्यों {move}।",
    no_number = {
      one = "नंबर {number} का कोई कार्ड नहीं: सिर्फ़ नंबर 1 है।",
      other = "नंबर {number} का कोई कार्ड नहीं: नंबर 1 से {n} तक हैं।",
    },
    no_numbers = "नंबर {number} का कोई कार्ड नहीं: यहाँ कार्डों के नंबर नहीं "
      .. "हैं।",
    pause = "Enter से अगला दौर।",
    asked_else = "‘{move}’ इस सवाल का जवाब नहीं है: {prompt}",
    not_yours = "आपकी बारी नहीं है: Enter से आगे।",
    elsewhere = "‘{word}’ मेज़ के बाहर लिखा जाता है: ‘बंद’, फिर tenace {word}।",
    unknown = "‘{word}’ यहाँ न कोई जवाब है, न कोई कमांड: मदद से सूची।",
    unknown_near =
      "‘{word}’ यहाँ न कोई जवाब है, न कोई कमांड; क्या आपका मतलब ‘{near}’ था?",

    why_allowed = "{move} चल सकता है: {says}।",
    why_refused = "{move} नहीं चलेगा: {says}।",
    scored_in = "स्कोर यहाँ लिखा है: {file}, पंक्ति {line}।",
    why_also =
      "एक और नियम भी रोकता है: {says} ({rule}, {file}, पंक्ति {line})।",
    rule = "नियम: {rule}, {file}, पंक्ति {line}।",
    hint_cards = "बॉट यह चुनता: {move}।",
    hint = "बॉट यह खेलता: {move}।",
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
    why_closed = "कारणों से उस खिलाड़ी के कार्ड पता चलते हैं: ‘दिखाओ हाथ’ सब "
      .. "हाथ "
      .. "अध्ययन के लिए खोलता है।",
    solve_closed = "‘हल’ सब हाथ देखता है: ‘दिखाओ हाथ’ उन्हें अध्ययन के लिए "
      .. "खोलता है।",
    view_table = "मेज़ चित्र में दिखेगी।",
    view_lines = "मेज़ पंक्तियों में दिखेगी।",
    view_what = "‘दृश्य टेबल’ या ‘दृश्य पंक्तियाँ’ लिखें।",
    view_narrow = "मेज़ के चित्र के लिए यह स्क्रीन कम चौड़ी है।",
    undone = "वापस लिया गया।",
    no_undo = "वापस लेने को आपका कोई कदम नहीं है।",
    redone = "फिर से किया गया।",
    no_redo = "कोई कदम वापस नहीं लिया गया है।",
    nothing_to_repeat = "आपने इस सवाल का जवाब अब तक नहीं दिया है।",
    last = "पिछली ट्रिक: {plays}",
    nothing_settled = "इस दौर में अब तक कुछ तय नहीं हुआ है।",
    no_last = "इस दौर में अब तक कोई ट्रिक नहीं जीती गई।",
    nothing_to_explain = "न कुछ रोका गया है, न कोई ट्रिक जीती गई है: क्यों "
      .. "के बाद "
      .. "कोई कदम लिखें।",
    ready = "> ",
    ready_over = "> ",
    saved_in = "रिकॉर्ड यहाँ है: {file}।",
    save_where = "फ़ाइल का नाम लिखें: ‘सहेजो फ़ाइल’।",
    save_there = "फ़ाइल ‘{file}’ पहले से है: कोई और नाम लिखें।",
    not_saved = "सहेजा नहीं गया: {problem}।",
    not_written = "रिकॉर्ड नहीं लिखा जा सका: {problem}। खेल जारी है; अगले कदम "
      .. "पर फिर कोशिश होगी, और ‘सहेजो फ़ाइल’ उसे कहीं और लिखता है।",
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
      "नियम ठीक करके ‘रीलोड’ लिखें; या ‘बंद’ से बाहर जाएँ।",
    unfinished = "इनपुट ‘{line}’ के बीच में ही समाप्त हो गया।",

    help_words = "कमांड हिन्दी या अंग्रेज़ी में लिखें: {words}।",
    help = [[
कार्ड खेलने के लिए उसे लिखें (7c, c7, 7♣) या उसके नीचे का नंबर। जिन पर * है,
वे कार्ड खेले जा सकते हैं। जहाँ जवाब शब्दों में हों, वहाँ 2 यानी (2) वाला
जवाब। {none}: कोई कार्ड नहीं चुनना। Enter से मेज़ फिर दिखती है।

  क्यों 3d  नियम इस कदम के बारे में क्या कहते हैं; अकेला ‘क्यों’: अभी रोका गया
            कदम, नहीं तो पिछली ट्रिक; ‘क्यों तुरुप’: तुरुप कहाँ से आया; ‘क्यों
            स्कोर’: स्कोर कैसे बना
  विकल्प    अभी जो भी कहा जा सकता है, जहाँ तक सूची बन सके
  संकेत     बॉट क्या खेलता, और क्यों; ‘संकेत 3d’: उसके मुकाबले 3d का नतीजा;
            ‘क्यों बाएँ वाले’, जब हाथ खुले हों: उन्होंने पिछला कार्ड क्यों
            खेला
  गिनती     कौन से कार्ड बाकी हैं, किसके पास कौन सा सूट नहीं; ‘गिनती चालू’: हर
            निर्णय से पहले; ‘गिनती बंद’: अब नहीं
  दोहराओ    जब तक सवाल वही रहे, वही जवाब देता है
  वापस      आपके पिछले निर्णय पर लौटता है; ‘आगे’ आगे जाता है; ‘पीछे 3’: तीन
            निर्णय पीछे; ‘जाओ ट्रिक 5’, ‘जाओ दौर 2’
  शाखा      यहाँ से खेल की दूसरी शाखा; ‘शाखाएँ’: शाखाएँ साथ-साथ; ‘बदलो 1’:
            शाखा 1 में आगे; ‘पूरा’: बॉट दौर पूरा करते हैं; ‘फिर random’: रैंडम
            बॉट वही कार्ड खेलते हैं
  दिखाओ हाथ  सब हाथ खोलता है, ‘छिपाओ हाथ’ छिपाता है; तब ‘हल’ बताता है कि हर
            कार्ड कितने का है; ‘दो 2 QS’, ‘अदलाबदली QS 3D’ और ‘तय hand 1 AS *
            KS’ बाँटे गए कार्ड बदलते हैं
  समीक्षा   पिछले दौर में सबसे महँगा क्या पड़ा, और क्यों; ‘समीक्षा मैच’: सब
            दौरों में; ‘समीक्षा 1’: पहली गलती पर, अपनी शाखा में
  ब्योरा    इस दौर में किस नियम ने क्या किया, और वह कहाँ लिखा है; ‘ब्योरा 3’
            तीसरी ट्रिक में; ‘ब्योरा स्कोर’: एक-एक हिस्सा करके; ‘संपादन follow
            suit’ वहाँ आपका संपादक खोलता है
  पिछली     पिछली ट्रिक, और वह क्यों जीती गई
  स्कोर     स्कोर-तालिका, कारणों के साथ
  दृश्य ढंग  ‘दृश्य टेबल’ मेज़ का चित्र, ‘दृश्य पंक्तियाँ’ पंक्तियाँ
  कार्ड ढंग  कार्ड दिखाने का ढंग: signs, letters, french, german, spanish या
            italian
  नियम      इस खेल की नियम-पुस्तिका
  रीलोड     नियमों की फ़ाइल फिर पढ़कर आगे खेलता है; ‘निगरानी’: फ़ाइल सहेजने पर
            हर बार; ‘सेट target=7’ विकल्प बदलता है
  आज़माओ 7C QS  उससे क्या होगा: बीच में बॉट जवाब देते हैं, मैच वहीं रहता है
  उदाहरण    मेज़ पर जो है, नियम-फ़ाइल में उदाहरण के रूप में: ‘उदाहरण "नाम"’;
            उसके बाद may 3D, may not 3D, wins, score या last
  रखो       इस मैच को सही मानकर रखता है: check उसे फिर खेलता है
  सहेजो फ़ाइल  रिकॉर्ड वहाँ लिखता है; अकेला ‘सहेजो’: रिकॉर्ड कहाँ है;
            ‘स्थिति’: बाँट एक पंक्ति में, whist#7, ताकि दूसरे उसे खोल सकें
  सहेजो rules as NAME  इस मेज़ के घरेलू नियम और विकल्प एक नाम से रखता है:
            tenace play GAME+NAME
  बंद       बाहर; tenace play --resume से आगे

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
    total = "कुल",
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
    what = "‘हल’ ट्रिकें या अंक गिनता है, ‘{what}’ नहीं: ‘हल points’",
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
}
