-- Sentences about a match, in Hindi. See en/match.lua.

return {
  -- fields of a match
  no_such_field = "मैच में ‘{name}’ नहीं है",
  field_gone = "मैच में ‘{name}’ अब नहीं है: ‘{instead}’ देखें",
  no_hand = "मैच का कोई ‘hand’ नहीं, वह हर खिलाड़ी का होता है; और जिस चरण को "
    .. "खिलाड़ी मिलता है, वह कोलन से लिखा जाता है: "
    .. "function game:after_trick(winner)",
  cannot_set_field = "‘{name}’ न round में घोषित है, न keeps में",

  -- moves
  needs_colon = "{word} मैच का है: कोलन से लिखें, "
    .. "m:{word}(…)",
  match_over = "मैच समाप्त हो चुका है",
  not_again = "निर्णय {decision}, ‘{move}’, फिर से नहीं हो सकता: अब नियम इसकी "
    .. "अनुमति नहीं देते",
  no_such_card = "‘{card}’ इस डेक का कार्ड नहीं है",
  not_held = "{card} आपके पास नहीं है",
  dummy_lacks = "{card} डमी के पास नहीं है",
  in_dummy = "डमी के हाथ में: {reason}",
  not_held_again = "आपके पास दूसरा {card} नहीं है",
  held_too_few = "आपके पास {card} सिर्फ़ {n} हैं, चाहिए {need}",
  not_so_many = "चुनने को दूसरा {card} नहीं है",
  not_there = "{card} उन कार्डों में नहीं है जिन्हें आप चुन सकते हैं",
  word_late = "अब देर हो चुकी: हाथ में {n} कार्ड होने चाहिए",
  word_with = "{word} के साथ इनमें से एक कार्ड चाहिए, और उनमें से कोई नहीं खेला "
    .. "जा सकता: {cards}",
  after_word = "इस घोषणा के बाद खेलना होगा: {cards}",
  one_card = "जवाब एक कार्ड होना चाहिए, जैसे {card}",
  some_cards = "{n} कार्ड चाहिए, {given} नहीं",
  some_cards_range = "{least} से {most} कार्ड चाहिए, {given} नहीं",
  cards_not_accepted = "ये कार्ड एक साथ नहीं चुने जा सकते",
  holds_none = "आपके पास इनमें से कोई नहीं: {cards}",
  holds_few = "आपके पास इनमें से {n} कार्ड भी नहीं हैं: {cards}",
  a_choice = "जवाब इनमें से एक है: {choices}",
  a_choice_of_many = "जवाब {n} में से एक है, जैसे {choices}",
  slot_called = "<बुलाया कार्ड>",
  slot_card = "<कार्ड>",
  slot_cards = "<कार्ड>",
  slot_copy = "<कौन सा>",
  slot_count = "<कितने>",
  slot_n = "<संख्या>",
  slot_number = "<संख्या>",
  slot_place = "<स्थान>",
  slot_player = "<खिलाड़ी>",
  slot_rank = "<रैंक>",
  slot_suit = "<सूट>",
  form_card = "{card} यहाँ नहीं कहा जा सकता",
  form_count = "{least} से {most} कार्ड चाहिए",
  form_count_one = "{least} कार्ड चाहिए",
  form_said = { one = "आपने एक कार्ड कहा और {laid} रखे",
    other = "आपने {n} कार्ड कहे और {laid} रखे" },
  form_no_play = "{cards} से कोई मेल नहीं बनता; बनते हैं: {names}",
  form_sum = "इन कार्डों का जोड़ नहीं बैठता",
  form_sum_all = "जिन कार्डों का जोड़ बैठता है, ये वे सब नहीं हैं",
  capture_one = "कार्ड अपने मान का एक कार्ड लेता है, नहीं तो उस मान का जोड़",
  capture_rank_one = "{card} अपनी रैंक का एक कार्ड लेता है, और कुछ नहीं",
  capture_rank_all = "{card} अपनी रैंक के सब कार्ड लेता है, और कुछ नहीं",
  capture_whole = "{card} पूरी मेज़ लेता है, या कुछ नहीं",
  capture_no_build = "ऐसा कोई बिल्ड नहीं है",
  capture_other_build = "बिल्ड उसके मान के कार्ड से लिया जाता है",
  capture_not_builds = "कार्ड जो ले सकता है, सब लेता है",
  capture_owns = "{rank} का बिल्ड आपका है",
  capture_no_taker = "आपके पास बिल्ड ले सकने वाला कोई कार्ड नहीं",
  capture_no_other = "आपके पास दूसरा {rank} नहीं है",
  capture_one_of_two = "एक कार्ड दो में से एक ही बिल्ड लेता है",
  capture_no_raise = "कार्ड और बिल्ड का जोड़ नहीं बैठता",
  capture_not_single = "कई सेटों का बिल्ड बढ़ाया नहीं जा सकता",
  capture_not_added = "कार्ड का मान बिल्ड से अलग है",
  capture_no_room = "बिल्ड बहुत ज़्यादा हैं",
  capture_can_take = "यह कुछ ले सकता है, इसलिए लेना होगा",
  form_row_gap = "{cards} {combination} नहीं है: रैंक {row} में एक के बाद एक "
    .. "होनी चाहिए",
  form_row_least = "{combination}: कम से कम {least} लगातार रैंक चाहिए",
  form_row_most = "{combination}: ज़्यादा से ज़्यादा {most} लगातार रैंक",
  form_row_exactly = "{combination}: {least} लगातार रैंक चाहिए",
  form_carries_nothing = "कुछ नहीं",
  form_carries_cards = { one = "एक कार्ड", other = "{n} कार्ड" },
  form_carries_pairs = { one = "एक जोड़ी", other = "{n} जोड़ियाँ" },
  form_load = "{core} के साथ जा सकता है: {loads}, दूसरी और अलग-अलग रैंक के",
  form_load_any = "{core} के साथ जा सकता है: {loads}, दूसरी रैंक के",
  form_apart = "{cards} एक साथ नहीं जोड़े जा सकते",
  form_lower = "{cards} इसे नहीं हराता ({combination}): {top} से ऊँचा चाहिए",
  form_lower_equal = "{cards} इसे नहीं हराता ({combination}): {top} या उससे ऊँचा "
    .. "चाहिए",
  form_other = "{cards} दूसरे प्रकार का है ({kind}); चाहिए इससे ऊँचा: "
    .. "{combination}",
  form_other_or = "{cards} दूसरे प्रकार का है ({kind}); चाहिए इससे ऊँचा: "
    .. "{combination}, या {names}",
  form_count_as = "{least} कार्ड चाहिए, जितने मेज़ पर पड़े हैं ({combination})",
  form_count_or = "{least} कार्ड चाहिए, जितने मेज़ पर पड़े हैं ({combination}), या "
    .. "फिर {names}",
  form_must = "कार्डों में {cards} होना चाहिए",
  form_more = "{said} अधूरा है: कहें {choices}",
  form_extra = "‘{word}’ ज़्यादा है: कहें {said}",
  form_nothing = "कहें {choices}",
  lowest_bid = "सबसे नीची बोली {bid} है",
  higher_bid = "बोली {bid} से ऊँची होनी चाहिए",
  higher_bid_next = "बोली {bid} से ऊँची होनी चाहिए; अगली संभव बोली {next} है",
  no_bid_to_double = "डबल करने को कोई बोली नहीं",
  own_bid = "पिछली बोली आपकी ही टीम की है",
  bidding_closed = "{bid} डबल हो चुकी है, इसलिए अब कोई बोली नहीं",
  doubled_already = "{bid} पहले ही डबल हो चुकी है",
  nothing_doubled = "आपकी कोई बोली डबल नहीं हुई",
  redoubled_already = "{bid} पहले ही रीडबल हो चुकी है",
  no_bid = "{given} की बोली नहीं लग सकती; अगली संभव बोली {bid} है",
  must_open = "पहले खिलाड़ी को बोली लगानी होगी",
  over_partner = "साथी की बोली पर कम से कम {bid} चाहिए",
  must_bid = "बाकी सब पास कर चुके हैं, इसलिए आपको बोली लगानी होगी",
  promises = "वादा: {promise}",
  promised_points = "{n} अंक",
  not_stronger = "{cards} {standing} से मज़बूत नहीं है",
  declare_not_held = "{cards} आपके पास नहीं है",
  own_declaration = "{standing} आपका ही दिखाया हुआ है: अब वैसे ही और कार्ड "
    .. "दिखाए जा सकते हैं",
  a_number = "जवाब {least} से {most} तक कोई संख्या है",
  yes_or_no = "जवाब “हाँ” या “नहीं” होना चाहिए",
  card_prompt = "कौन सा कार्ड?",
  dummy_prompt = "डमी कौन सा कार्ड खेले?",

  -- turns with melds
  draw_stage = "कार्ड उठाएँ, या पाइल लें?",
  draw_stage_top = "कार्ड उठाएँ, या पाइल का सबसे ऊपर वाला कार्ड लें?",
  draw_stage_down = "कार्ड उठाएँ, या किसी कार्ड तक पाइल लें?",
  offer_stage = "पाइल का सबसे ऊपर वाला कार्ड लें?",
  meld_stage = "कौन सा मेल्ड बनाएँ?",
  discard_stage = "कौन सा कार्ड छोड़ें?",
  out_stage = "साथी का सवाल: क्या मैं हाथ खाली करूँ?",
  move_verb = "‘{card}’ यहाँ जवाब नहीं है: कहें {choices}",
  move_too_many = "‘{card}’ एक ज़्यादा है",
  knock_which = "कार्ड बताएँ, जैसे {example}",
  discard_which = "कार्ड बताएँ, जैसे {example}",
  meld_no_cards = "कार्ड बताएँ, जैसे {example}",
  meld_card = "{card} मेल्ड में नहीं जा सकता",
  meld_mixed = "ये कार्ड न एक रैंक के हैं, न क्रम में",
  meld_mixed_sets = "मेल्ड एक ही रैंक का होता है",
  meld_mixed_runs = "मेल्ड एक ही सूट का क्रम होता है",
  meld_corner = "क्रम इक्के के पार नहीं घूमता",
  meld_unnamed = "बताएँ कि {card} किस कार्ड की जगह है, जैसे {card}=5H",
  meld_stands = "यहाँ कोई वाइल्ड कार्ड {card} की जगह नहीं ले सकता",
  meld_suits = "मेल्ड में कोई सूट दो बार नहीं आ सकता",
  meld_few = "मेल्ड में कम से कम {need} कार्ड होते हैं, और यहाँ सिर्फ़ {n}",
  meld_many = "मेल्ड में ज़्यादा से ज़्यादा {need} कार्ड होते हैं, और ये {n} होंगे",
  meld_all_wild = "अकेले वाइल्ड कार्डों से मेल्ड नहीं बनता: बताएँ कि किसमें जोड़ने "
    .. "हैं, जैसे {example}",
  meld_all_wild_plain = "अकेले वाइल्ड कार्डों से मेल्ड नहीं बनता",
  meld_most_wild = "मेल्ड में ज़्यादा से ज़्यादा {need} वाइल्ड कार्ड होते हैं, और इसमें "
    .. "{n} होंगे",
  meld_naturals = "मेल्ड में कम से कम {need} नेचुरल कार्ड होते हैं, और इसमें {n}",
  meld_per_wild = "हर वाइल्ड कार्ड के लिए {per} नेचुरल कार्ड चाहिए: {wild} के "
    .. "लिए {need}, और इसमें {n} हैं",
  meld_with_wild = "वाइल्ड कार्ड के लिए {need} नेचुरल कार्ड चाहिए, और इसमें "
    .. "{n} हैं",
  meld_more_wild = "मेल्ड में वाइल्ड कार्डों से ज़्यादा नेचुरल कार्ड होते "
    .. "हैं: {wild} के लिए {need}, और इसमें {n} हैं",
  meld_last_wild = "{card} के साथ वाइल्ड कार्ड नहीं जाता",
  meld_run_wild = "क्रम में वाइल्ड कार्ड नहीं हो सकता",
  meld_long = "क्रम में ज़्यादा से ज़्यादा {need} कार्ड होते हैं, ये {n} हो "
    .. "जाएँगे",
  meld_rank = "आपकी टीम के पास इस रैंक ({rank}) के {need} मेल्ड पहले से हैं, "
    .. "और ये कार्ड उनमें से किसी में नहीं जाते",
  meld_no_two = "आपकी टीम के पास उस रैंक के जोड़ने लायक दो मेल्ड नहीं हैं",
  meld_not_there = "ऐसा कोई मेल्ड नहीं जिसमें आप जोड़ सकें: ‘{card}’",
  meld_no_room = "और मेल्डों की जगह नहीं है",
  meld_not_last = "{card} का मेल्ड सिर्फ़ हाथ खाली करने के लिए बनता है, और तब ज़्यादा से "
    .. "ज़्यादा एक और कार्ड बच सकता है",
  meld_over = "वह आपका आखिरी मेल्ड था: अब कार्ड छोड़ें",
  meld_first = "आपकी टीम का पहला मेल्ड कम से कम {need} का होना चाहिए, और यह "
    .. "{n} का है",
  take_nothing = "लेने को कोई पाइल नहीं है",
  take_top = "सबसे ऊपर {card} है, इसलिए पाइल नहीं लिया जा सकता",
  take_frozen_none = "पाइल फ़्रीज़ है, और आपके पास {rank} नहीं है",
  take_frozen_one = "पाइल फ़्रीज़ है, और आपके पास {rank} सिर्फ़ एक है",
  take_frozen = "पाइल फ़्रीज़ है: {card} की रैंक के दो नेचुरल कार्ड "
    .. "दिखाएँ",
  take_unopened_none = "आपकी टीम ने अब तक मेल्ड नहीं बनाया, इसलिए {card} लेने "
    .. "को दो नेचुरल कार्ड चाहिए, और आपके पास {rank} नहीं है",
  take_unopened_one = "आपकी टीम ने अब तक मेल्ड नहीं बनाया, इसलिए {card} लेने को "
    .. "दो नेचुरल कार्ड चाहिए, और आपके पास {rank} सिर्फ़ एक है",
  take_unopened = "आपकी टीम ने अब तक मेल्ड नहीं बनाया: {card} की रैंक के दो "
    .. "नेचुरल कार्ड दिखाएँ",
  take_not_yet = "आपकी टीम ने अब तक मेल्ड नहीं बनाया, इसलिए पाइल नहीं लिया जा "
    .. "सकता",
  take_with = "बताएँ कि {card} के साथ कौन से कार्ड जाते हैं: उसकी रैंक के दो, या "
    .. "एक और एक वाइल्ड कार्ड",
  take_with_pair = "बताएँ कि {card} के साथ उसकी रैंक के कौन से दो नेचुरल "
    .. "कार्ड जाते हैं; अकेला वह टीम के उसी मेल्ड में जाता है जो पूरा न हुआ "
    .. "हो",
  take_with_top = "सबसे ऊपर वाला कार्ड हाथ में आता है: अकेला take कहें",
  take_one = "आपके पास एक ही कार्ड है, इसलिए एक कार्ड का पाइल नहीं लिया जा सकता",
  take_which = "बताएँ कि पाइल किस कार्ड तक लेना है, और उसका मेल्ड कैसे बनेगा, "
    .. "जैसे {example}",
  take_lacks = "पाइल में {card} नहीं है",
  take_at_once = "{card} का मेल्ड तुरंत बनाना होगा, और वह किसी मेल्ड में नहीं बैठता: "
    .. "कार्ड बताएँ, जैसे {example}",
  draw_none = "स्टॉक खत्म हो चुका है",
  pass_stock = "कार्ड उठाना होगा, या पाइल लेना होगा",
  end_full_none = "आपकी टीम के पास कोई {full} नहीं: एक कार्ड हाथ में रखना होगा",
  end_full = "हाथ खाली करने के लिए {need} {full} चाहिए, आपकी टीम के पास {n}: एक "
    .. "कार्ड हाथ में रखना होगा",
  end_natural = "हाथ खाली करने के लिए बिना वाइल्ड कार्ड के {need} {full} "
    .. "चाहिए, आपकी टीम के पास {n}: एक कार्ड हाथ में रखना होगा",
  end_mixed = "हाथ खाली करने के लिए वाइल्ड कार्ड वाले {need} {full} चाहिए, "
    .. "आपकी टीम के पास {n}: एक कार्ड हाथ में रखना होगा",
  end_second = "साथी ने अपना दूसरा हाथ अभी नहीं उठाया: एक कार्ड हाथ में रखना "
    .. "होगा",
  end_unasked = "साथी के हाँ कहने से पहले ({example}) कोई हाथ खाली नहीं करता: "
    .. "एक कार्ड हाथ में रखना होगा",
  end_discard = "हाथ खाली करते समय एक कार्ड छोड़ना होता है: उसके लिए एक कार्ड रखना "
    .. "होगा",
  end_keep = "साथी ने मना किया: एक कार्ड हाथ में रखना होगा",
  end_out = "साथी ने हाँ कहा: ऐसे खेलना होगा कि हाथ इसी बारी में खाली हो सके",
  out_not_asked = "अभी यह नहीं पूछा जा सकता",
  out_never = "इस बारी में हाथ खाली नहीं हो सकता",
  discard_taken = "{card} अभी-अभी लिया गया है: दूसरा कार्ड छोड़ें",
  draw_offered = "पहले पाइल का सबसे ऊपर वाला कार्ड: उसे लें, या पास कहें",
  take_refused = "ऊपर वाले कार्ड पर सब पास कर चुके हैं: स्टॉक से उठाना होगा",
  knock_never = "दौर इस तरह समाप्त नहीं किया जा सकता",
  knock_left = "{left}: {n}; ज़्यादा से ज़्यादा {need} चलता है",
  knock_all = "{left}: {n}; इसे 0 होना होगा",
  layout_which = "कौन से मेल्ड बिछाएँ?",
  layout_name = "बिछावट {n}",
  layout_line = "\n  {name}: {melds}",
  layout_added = "{meld} में {cards} जोड़कर",
  layout_left = "बचे: {cards}",
  layout_points = "बचे अंक",
  layout_told = "{parts}: {name} {n}",
  move_stage_draw = "बारी की शुरुआत: कार्ड उठाएँ, या पाइल लें",
  move_stage_meld = "कार्ड छोड़ने से पहले {example} कहें",
  move_stage_drawn = "कार्ड उठ चुका है: मेल्ड बनाएँ, या {example} कहें",
  move_stage_discard_held = "आपका कार्ड आ चुका है: अब एक छोड़ें, या knock कहें",
  move_stage_discard = "यह हो चुका है: अब एक कार्ड छोड़ें",
  number_0 = "शून्य", number_1 = "एक", number_2 = "दो", number_3 = "तीन",
  number_4 = "चार", number_5 = "पाँच", number_6 = "छह", number_7 = "सात",

  -- obligations of the library
  follow_suit = "आपके पास {cards} होने के कारण {suit} का कार्ड खेलना होगा",
  beat_led = "आपके पास {cards} होने के कारण {best} को हराना होगा",
  beat_led_always = "आपके पास {cards} होने के कारण {best} को हराना होगा",
  play_trump = "आपके पास {suit} का कोई कार्ड नहीं, पर {cards} होने के कारण तुरुप "
    .. "लगाना होगा",
  overtrump = "आपके पास {suit} का कोई कार्ड नहीं, पर {cards} होने के कारण खेले "
    .. "गए तुरुपों से ऊँचा तुरुप खेलना होगा",
  binding = "नियम ‘{rule}’ के अनुसार चाहिए: {cards}",
  lead_anything = "लीड आपकी है: कोई भी कार्ड खेलें",
  no_suit_left = "आपके पास {suit} का कोई कार्ड नहीं: कोई भी कार्ड खेलें",
  nothing_led = "अब तक कोई सूट लीड नहीं हुआ: कोई भी कार्ड खेलें",
  nothing_binds = "कोई बंधन नहीं: कोई भी कार्ड खेलें",
  meets_follow_suit = "यह लीड हुए सूट का ही कार्ड है: {suit}",
  meets_rule = "यह नियम ‘{rule}’ के अनुसार है",
  is_allowed = "यह संभव जवाबों में से एक है",
  only_one = "यही एक जवाब संभव है",
  last_card_left = "यह हाथ का आखिरी कार्ड है",

  -- plays of several cards
  lead_prompt = "क्या लीड करें?",
  answer_prompt = "{led} के जवाब में क्या खेलें?",
  forced_prompt = "थ्रो नहीं टिकता: इनमें से क्या लीड करना होगा?",
  no_suit = "बिना सूट के कार्ड",
  one_suit = "लीड एक ही सूट की होती है",
  one_component = "एक ही हिस्सा लीड किया जा सकता है, {led} नहीं",
  owes_suit = "आपके पास {cards} होने के कारण {suit} के जवाब में ये सब खेलने होंगे",
  owes_it = "आपके पास {cards} होने के कारण {led} के जवाब में वही खेलना होगा",
  owes_them = "आपके पास {cards} होने के कारण {led} के जवाब में वे ही खेलने होंगे",
  owes_such = "आपके पास {cards} होने के कारण जवाब में चाहिए: {owed} (पहले "
    .. "खेला गया: {led})",
  owes_run = "{owed}, जिनमें {n} लगातार",
  throw_fails = "थ्रो नहीं टिकता: कोई और {forced} को हरा सकता है",
  throw_counts = "{led} का थ्रो: पूरा तभी चलता है जब कोई उसके किसी हिस्से को न "
    .. "हरा सके",
  answers_led = "आपके पास {led} का इससे अच्छा जवाब नहीं",
  suit_runs_out = "{suit} के और कार्ड आपके पास नहीं: साथ में कुछ भी खेलें",
  single = { one = "एक सिंगल", other = "{n} सिंगल" },
  pair = { one = "एक जोड़ी", other = "{n} जोड़ियाँ" },
  triple = { one = "एक तिकड़ी", other = "{n} तिकड़ियाँ" },
  quad = { one = "एक चौकड़ी", other = "{n} चौकड़ियाँ" },
  tractor = {
    one = "{length} जोड़ियों का ट्रैक्टर",
    other = "{length} जोड़ियों के {n} ट्रैक्टर",
  },
  bulldozer = {
    one = "{length} तिकड़ियों का बुलडोज़र",
    other = "{length} तिकड़ियों के {n} बुलडोज़र",
  },
  quads_bulldozer = {
    one = "{length} चौकड़ियों का बुलडोज़र",
    other = "{length} चौकड़ियों के {n} बुलडोज़र",
  },
  play_kills = "{cards} ने तुरुप से काटा",
  play_unkilled = "थ्रो {cards} को किसी ने तुरुप से नहीं काटा",
  play_unbeaten = "{cards} को किसी ने नहीं हराया",
  play_highest = "{cards} सबसे ऊँचा है",

  -- ranks
  rank_A = "इक्का", rank_K = "बादशाह", rank_Q = "बेगम", rank_J = "गुलाम",
  ranks_2 = "2", ranks_3 = "3", ranks_4 = "4", ranks_5 = "5", ranks_6 = "6",
  ranks_7 = "7", ranks_8 = "8", ranks_9 = "9", ranks_10 = "10",
  ranks_J = "गुलाम", ranks_Q = "बेगम",
  ranks_K = "बादशाह", ranks_A = "इक्के",

  -- suits
  clubs = "चिड़ी", diamonds = "ईंट", hearts = "पान",
  spades = "हुकुम", coins = "सिक्के", cups = "प्याले", swords = "तलवार",
  batons = "डंडे", trumps = "तुरुप", red = "लाल", yellow = "पीला",
  green = "हरा", blue = "नीला",

  -- why a trick was won
  only_trump = "{card} अकेला तुरुप है",
  highest_trump = "{card} सबसे ऊँचा तुरुप है",
  highest_of_suit = "{card} {suit} का सबसे ऊँचा कार्ड है",
  nobody_followed = "{suit} का कार्ड किसी और ने नहीं खेला",
  first_of_equals = "{card} अपने बराबर वाले से पहले खेला गया",
  last_of_equals = "{card} अपने बराबर वाले के बाद खेला गया",
  cannot_win = "जीत सकने वाला कोई कार्ड नहीं खेला गया, इसलिए ट्रिक लीड करने "
    .. "वाले की",

  -- errors of steps
  camp_points = "{points} अंक",
  camp_needs = "{needs} में से {points} अंक",
  camp_with = "{needs} में से {points} अंक, साथ में {pile}",
  camp_reached = "{points} अंक; {needs} काफ़ी हैं",
  camp_reached_with = "{points} अंक, साथ में {pile}; {needs} काफ़ी हैं",
  has_compared = "'has' बताता है कितने, और ऐसा कार्ड न हो तो nil, जिसकी तुलना "
    .. "संख्या से नहीं होती; लिखें: if hand:has(card) then; या: "
    .. "(hand:has(card) or 0) > 1",
  loops_over = "for … in कार्डों, पाठ या सूची पर चलता है: for card in hand do; "
    .. "for _, item in ipairs(list) do",
  standing_table = "चरण ‘standing’ को टेक्स्टों, संख्याओं और उनकी सूचियों की "
    .. "तालिका लौटानी होगी: {wrong}",
  in_step = "खेल ‘{game}’, चरण ‘{step}’: {text}",
  in_game = "खेल ‘{game}’: {text}",
  rounds_used_up = "खेल ‘{game}’: {text}। हो सकता है कि बॉट समाप्ति के लिए "
    .. "ज़रूरी अंक कभी न जीतें: इसके बदले दौरों की संख्या तय करके खेलें",

  -- positions
  no_value = "{game} में चरण ‘value’ नहीं है",
  solve_camp = "camp: जिसकी बारी है, उस खिलाड़ी को इसमें होना होगा",
  solve_camps = "{game} हल नहीं किया जा सकता: इसके खिलाड़ी दो पक्ष नहीं बनाते",
  solve_cards = "यह स्थिति हल नहीं की जा सकती: 64 से ज़्यादा कार्ड बाकी हैं",
  solve_counts = "{game} हल नहीं किया जा सकता: इसके कार्डों के कुल अंक बहुत "
    .. "ज़्यादा हैं",
  solve_draws = "जब तक स्टॉक है, {game} हल नहीं किया जा सकता: नियमों के अनुसार "
    .. "ट्रिकों के बीच कार्ड उठाए जाते हैं",
  solve_for = "for: ‘{name}’ नहीं गिना जा सकता",
  solve_hands = "स्थिति चाहिए, जैसे { hands = { \"…\", … } }",
  solve_no_card = "अभी किसी ट्रिक में कार्ड नहीं खेला जाना है",
  solve_no_memory = "इसे हल करने के लिए मेमोरी कम है",
  solve_no_points = "{game} के कार्डों के अंक नहीं होते",
  solve_own_rule = "{game} हल नहीं किया जा सकता: इसका एक बंधन नियमों की फ़ाइल "
    .. "का फ़ंक्शन है",
  solve_score = "दौर का स्कोर हल नहीं किया जा सकता: \"tricks\" या "
    .. "\"points\" माँगें",
  solve_several = "{game} हल नहीं किया जा सकता: एक बार में कई कार्ड खेले जाते हैं",
  solve_stopped = "{game}: हल के लिए {n} स्थितियाँ कम पड़ीं; दौर में आगे जाकर "
    .. "कम लगती हैं",
  solve_uneven = "यह स्थिति हल नहीं की जा सकती: हाथों में बाकी हर ट्रिक के लिए "
    .. "एक-एक कार्ड नहीं है",
  no_melds = "{game} में मेल्ड नहीं होते",
  lacks_fact = "फ़ील्ड में ‘{name}’ नहीं है, इसलिए: {text}",
  no_such_fact = "{game} में फ़ील्ड या विकल्प ‘{name}’ नहीं है",
  no_position =
    "स्थिति चाहिए, जैसे { hand = \"…\", trick = { … } }",
  no_plays = "अब तक कोई कार्ड नहीं खेला गया",
  many_plays = "{game} की एक ट्रिक में {players} कार्ड खेले जाते हैं, {n} नहीं",
  scored_before = "पहले",

  -- words
  cycle_number = "cycle 1 से गिनता है",
  cycle_words = "cycle: टेक्स्ट में कोई शब्द नहीं",
  bowers_suit = "bowers: 'C', 'D', 'H' या 'S' चाहिए, ‘{suit}’ नहीं",
  copies_number = "copies: 1 से 64 तक पूर्ण संख्या चाहिए",
  rows_number = "rows: कार्डों की पूर्ण संख्या चाहिए, कम से कम 1",
  set_cards = "{n} कार्ड",
  set_of = "रैंक {rank}",
  set_to = "{rank} तक",
  set_in_trumps = "तुरुप में",
  stays_in_hand = "{card} नीचे नहीं रखा जा सकता",
  goes_last = "{card} तभी नीचे जाता है जब और कुछ न बचे",
  went_last = "नीचे रखने को और कुछ नहीं बचा था",
  put_away_key = "put_away: तालिका में keep और last होते हैं, '{key}' नहीं",
  call_no_suit = "यह सूट नहीं बुलाया जा सकता",
  call_own = "{card} आपके पास है",
  call_void = "आपके पास उस सूट का कोई कार्ड नहीं",
  call_without = "{card} आपके पास नहीं है",
  call_first = "किसी सूट का {rank} बुलाएँ: वे सब आपके पास नहीं हैं",
  call_not_under = "आपके पास ऐसे सूट का कार्ड है जिसे बुलाया जा सकता है",
  call_under = "उलटा कौन सा कार्ड रखें?",
  called_card = "बुलाया गया सूट लीड हुआ है, खेलना होगा: {cards}",
  called_suit = "बुलाए गए सूट का एक कार्ड रखना होगा, खेला जा सकता है: {cards}",
  called_lead = "पहली लीड बुलाए गए सूट की नहीं हो सकती",
  announced_already = "आपकी टीम यह घोषणा कर चुकी है",
  announced_other = "आपकी टीम {own} है, {other} नहीं",
  announced = "घोषणा: {word}",
  announced_against = "{word} के विरुद्ध {points}",
  no_announcements = "खेल में तथ्य ‘announcements’ नहीं है",
  won = "जीत",
  lost = "हार",
  first_party = "पहला पक्ष",
  second_party = "दूसरा पक्ष",
  no_parties = "इस दौर में पक्ष नहीं बने हैं",
  paid_points = "{word}: अंक पूर्ण संख्या होते हैं",
  party_share = "score_parties: {points} अंक {players} खिलाड़ियों में नहीं बँट "
    .. "सकते: declarer बताएँ, बाकी अंक उसे मिलते हैं",
  place_of = "place: ‘{word}’ सीढ़ी पर नहीं है",
  climbed = "{reason}, लेवल {level}",
  climbed_out = "{reason}, मैच",
  duel_ask = "आपकी बोली? आपका खेल कम से कम उतने का होना चाहिए",
  duel_hold = "{bid} मंज़ूर? आपका खेल कम से कम उतने का होना चाहिए",
  counted_cards = "कार्डों के अंक",
  counted_tricks = "ट्रिकें",
  counted_last = "आखिरी ट्रिक",
  counted_last_but_one = "आखिरी से पहले की ट्रिक",
  items_wanted = "{word}: टेक्स्ट के शब्द या सूची चाहिए, {kind} नहीं",

  -- fixed deals
  deal_pile = "deal: ढेर ‘{name}’ नहीं है",
  deal_hands = "deal: हाथ {n} हैं, {given} नहीं",
  deal_cards = "deal: ढेर के कार्ड टेक्स्ट होते हैं, {given} नहीं",
  deal_card = "deal: ‘{card}’ इस डेक का कार्ड नहीं है",
  deal_too_long = "deal: सीट {seat} को {n} कार्ड मिलते हैं, {given} नहीं",
  deal_too_many = { one = "deal: {card} सिर्फ़ {n} है",
    other = "deal: {card} सिर्फ़ {n} हैं" },
  deal_more_cards = "deal: कार्ड सिर्फ़ {n} हैं",
  deal_seat = "deal: सीट {seat} नहीं है",
  deal_rounds = "deal: {n} से ज़्यादा दौर",
  deal_table = "deal: ढेरों की तालिका चाहिए, जैसे { hands = { … } }",

  deal_unknown = "इस दौर में कार्ड फिर से फेंटे गए थे, इसलिए बाँट पता नहीं",
  deal_no_card = "deal: इस दौर में {card} नहीं है",
  swap_two = "swap: दो कार्ड बताएँ जो आपस में जगह बदलें",
  give_as_many = "give: {given} के बदले {n}: जितने कार्ड आएँ, उतने ही लौटाने "
    .. "होंगे",
  give_nothing_back = "give: बदले में लौटाने को कोई कार्ड नहीं",
  give_not_held = "give: सीट {player} के पास {card} नहीं है",
  fix_too_many = "fix: {pile} में {n} कार्ड हैं, {given} नहीं",

  -- going to another time
  go_to_what = "go_to: trick, round या decision और उसका नंबर बताएँ",
  go_to_no_trick = "ट्रिक {n} अब तक नहीं आई",
  go_to_no_round = "दौर {n} अब तक नहीं आया",
  go_to_no_decision = "फ़ैसला {n} अब तक नहीं आया",

  -- arguments of the library's functions
  in_call = "{word}: {text}",
  no_table = "{word}: तालिका चाहिए, {given} नहीं",
  no_count = "{word}: {name} {least} या उससे बड़ी पूर्ण संख्या है, ‘{given}’ नहीं",
  no_count_to = "{word}: {name} {least} से {most} तक पूर्ण संख्या है, "
    .. "‘{given}’ नहीं",
  no_text = "{word}: टेक्स्ट चाहिए, {given} नहीं",
  set_what = "set: विकल्प चाहिए, नामों की तालिका या टेक्स्ट के रूप में",
  no_seat = "सीट ‘{seat}’ नहीं है, सिर्फ़ 1 से {players} तक",

  -- bots and seeds
  bot_refused = "बॉट का कदम ‘{move}’ नहीं चलेगा: {why}",
  no_such_bot = "बॉट ‘{name}’ नहीं है: ये हैं random, search और search:N, "
    .. "N 1 से {most} तक",
  games_number = "games 1 या उससे बड़ी पूर्ण संख्या है, ‘{given}’ नहीं",
  rounds_number = "rounds 1 या उससे बड़ी पूर्ण संख्या है, ‘{given}’ नहीं",
  sure_number = "sure प्रतिशत है, 1 से 99 तक पूर्ण संख्या, ‘{given}’ नहीं",
  review_match = "review: मैच चाहिए",
  no_grade = "पहेली easy, medium या hard होती है, {grade} नहीं",
  games_in_list = "compare: खेल एक के बाद एक लिखें, सूची में नहीं: "
    .. "compare(\"GAME\", \"GAME+HOUSE_RULE\")",
  no_seed = "सीड पूर्ण संख्या होती है, ‘{seed}’ नहीं",
  seed_twice = "‘{line}’ में सीड दी गई है; दूसरी छोड़ दें",
  over_before = "मैच {n} निर्णयों के बाद समाप्त होता है, {asked} से पहले",
  position_dealt = "कार्ड बाहर से दिए गए हैं; वे रिकॉर्ड में रहते हैं",
  position_played = "निर्णय सिर्फ़ बॉटों के नहीं हैं; कदम रिकॉर्ड में रहते हैं",

  -- comparisons
  open_which = "open: बाँट का नंबर बताएँ, पहली के लिए 1",
  open_matches = "open: पूरे मैचों की तुलना हुई थी; बाँट खोलने के लिए बाँटों "
    .. "की तुलना करें",
  compare_either = "compare: rounds बाँटों की और matches पूरे मैचों की तुलना "
    .. "करता है: एक छोड़ दें",
  sweep_what = "sweep: विकल्प और उसके मान, या घरेलू नियम बताएँ: "
    .. "sweep(\"GAME\", \"rounds=1,3,5\")",
  sweep_two = "sweep: {what} का एक ही मान है; कम से कम दो बताएँ, जैसे "
    .. "rounds=1,3,5",
  sweep_many = "sweep: {what} के {n} मान हैं; ज़्यादा से ज़्यादा {most} बताएँ, जैसे "
    .. "rounds=1,3,5",
  compare_two = "compare के लिए कम से कम दो खेल चाहिए",
  compare_players = "{one} और {other} की तुलना बाँट-दर-बाँट नहीं हो सकती: "
    .. "{first} खिलाड़ी और {second}",
  compare_sides = "{one} और {other} की तुलना नहीं हो सकती: टीमें अलग हैं, "
    .. "सीटें {first} और {second}",

  -- replays
  too_few = "मैच शुरू होने से पहले ही रिकॉर्ड समाप्त हो जाता है",

  -- records
  record_first = "पंक्ति 1: रिकॉर्ड नहीं है: वह ‘tenace record 1’ से शुरू होता है",
  record_newer = "पंक्ति 1: रिकॉर्ड नया है: उसका रूप {n} है, और यह संस्करण 1 और 2 "
    .. "पढ़ता है",
  record_word = "पंक्ति {line}: ‘{word}’ यहाँ अनजान है",
  record_check = "पंक्ति {line}: खराब या बदली हुई: जाँच-संख्या सही नहीं",
  record_missing = "पंक्ति {line}: रिकॉर्ड में {what} नहीं है",
  record_twice = "पंक्ति {line}: दूसरा {what}",
  record_value = "पंक्ति {line}: {what} ‘{value}’ नहीं हो सकता",
  record_seat = "पंक्ति {line}: खिलाड़ी {given} की बारी नहीं, खिलाड़ी {due} की "
    .. "बारी है",
  record_move = "पंक्ति {line}: {move}: {why}",
  record_mark = "पंक्ति {line}: {move}: {why}; पुराने संस्करण नियम या कार्ड बदलने "
    .. "के बाद ऐसा लिख सकते थे: पंक्तियों से ~ और उसके बाद के अंक हटाने पर ऐसा "
    .. "रिकॉर्ड खेला जा सकता है",
  record_over = "पंक्ति {line}: इस कदम से पहले मैच समाप्त हो चुका था",
  record_result = "पंक्ति {line}: दौर {round} का परिणाम {found} है, "
    .. "रिकॉर्ड में {given} है",
  record_forced = "यहाँ सिर्फ़ {move} संभव था",
  record_not_forced = "यहाँ एक से ज़्यादा जवाब संभव थे",
  record_place = "पंक्ति {line}: दौर {round} के परिणाम की जगह यह नहीं है",
  record_size = "पंक्ति 1: {n} मिलियन बाइट से बड़ा रिकॉर्ड नहीं पढ़ा जाता",
  record_rounds = "पंक्ति {line}: कार्ड ज़्यादा से ज़्यादा {n} दौरों में तय होते हैं",
  record_files = "पंक्ति {line}: रिकॉर्ड में नियमों की ज़्यादा से ज़्यादा {n} फ़ाइलें "
    .. "होती हैं",
  record_decisions = "पंक्ति {line}: रिकॉर्ड में ज़्यादा से ज़्यादा {n} निर्णय होते हैं",
  record_lines = "पंक्ति {line}: रिकॉर्ड के नियमों में ज़्यादा से ज़्यादा {n} पंक्तियाँ "
    .. "होती हैं",
  record_unused = "पंक्ति {line}: यह फ़ाइल इन नियमों के काम की नहीं है",
  record_path = "पंक्ति {line}: रिकॉर्ड कोई फ़ाइल नहीं खोलता, इसलिए नियम उसी में "
    .. "होने चाहिए: {path}",
  record_fails = "पंक्ति {line}: {why}",
  record_winner = "पंक्ति {line}: मैच का विजेता {given} नहीं था",
  record_rules = "पंक्ति {line}: रिकॉर्ड के नियमों में गड़बड़ी: {why}",
}
