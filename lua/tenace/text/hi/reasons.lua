-- Sentences about the reasons for a bot's move, in Hindi. See en/reasons.lua.

return {
  reason_player = "खिलाड़ी {n}",
  reason_bot = "कारण सिर्फ़ search के होते हैं: \"search\" या \"search:50\", "
    .. "‘{bot}’ के नहीं",
  reason_decision = "निर्णय {n} नहीं लिया गया: नंबर 1 से {most} तक है",
  reason_forced = "निर्णय {n} में चुनाव नहीं था: किसी से नहीं पूछा गया",
  reason_names = "names: सीट के क्रम से खिलाड़ियों के नामों की सूची चाहिए",
  reason_only = "और कोई चुनाव नहीं है।",
  reason_guess = "यह अंदाज़ा है: अब तक जो दिखा, उससे शायद ही कोई बाँट मेल खाती है।",
  reason_spent = "इन नियमों से खेलने में इतना समय लगता है कि बॉट ने कम सोचा।",
  reason_none = "किसी और कदम से इसकी तुलना नहीं की गई।",

  -- what the moves come to
  reason_some_tricks = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में {move:oblique} से औसतन "
    .. "{amount}; {others} (±{interval})।",
  reason_some_tricks_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में {move:oblique} से औसतन "
    .. "{amount}; {others} (±{interval})।",
  reason_some_points = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में {move:oblique} से औसतन "
    .. "{amount}; {others} (±{interval})।",
  reason_some_points_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में {move:oblique} से औसतन "
    .. "{amount}; {others} (±{interval})।",
  reason_some_ahead = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों से {amount} आगे; {others} "
    .. "(±{interval})।",
  reason_some_ahead_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों से {amount} आगे; {others} "
    .. "(±{interval})।",
  reason_some_behind = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों से {amount} पीछे; {others} "
    .. "(±{interval})।",
  reason_some_behind_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों से {amount} पीछे; {others} "
    .. "(±{interval})।",
  reason_some_level = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों के बराबर; {others} (±{interval})।",
  reason_some_level_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{move:oblique} से औसतन दूसरों के बराबर; {others} (±{interval})।",
  reason_some_chance = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में "
    .. "{move:oblique} से दौर की जीत; {others} (±{interval})।",
  reason_some_chance_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में "
    .. "{move:oblique} से दौर की जीत; {others} (±{interval})।",
  reason_some_made = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में "
    .. "{move:oblique} से कॉन्ट्रैक्ट पूरा; {others} (±{interval})।",
  reason_some_made_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में {move:oblique} "
    .. "से कॉन्ट्रैक्ट पूरा; {others} (±{interval})।",
  reason_some_beaten = "{player} को जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में "
    .. "{move:oblique} से कॉन्ट्रैक्ट नाकाम; {others} (±{interval})।",
  reason_some_beaten_you = "आपको जो दिखा, उससे मेल खाती {n} बाँटों में से {value}% में "
    .. "{move:oblique} से कॉन्ट्रैक्ट नाकाम; {others} (±{interval})।",
  reason_item = "{move:oblique} से {value}",
  reason_item_ahead = "{move:oblique} से {value} आगे",
  reason_item_behind = "{move:oblique} से {value} पीछे",
  reason_item_level = "{move:oblique} से बराबर",
  reason_quoted = "“{move}”",
  reason_this_first = "बॉट के चुने जवाब",
  reason_this = "बॉट के चुने जवाब",
  reason_next = "कमज़ोर जवाबों में सबसे अच्छे",
  reason_item_chance = "{move:oblique} से {value}% में",

  -- no clear difference
  reason_alike_tricks = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों "
    .. "में {count} कदमों में से हर एक से औसतन {amount} (±{interval})।",
  reason_alike_tricks_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से औसतन {amount} (±{interval})।",
  reason_alike_points = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों "
    .. "में {count} कदमों में से हर एक से औसतन {amount} (±{interval})।",
  reason_alike_points_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से औसतन {amount} (±{interval})।",
  reason_alike_ahead = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल "
    .. "खाती {n} बाँटों में {count} कदमों में से हर एक से "
    .. "औसतन दूसरों से {amount} आगे (±{interval})।",
  reason_alike_ahead_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती "
    .. "{n} बाँटों में {count} कदमों में से हर एक से "
    .. "औसतन दूसरों से {amount} आगे (±{interval})।",
  reason_alike_behind = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल "
    .. "खाती {n} बाँटों में {count} कदमों में से हर एक से औसतन दूसरों से "
    .. "{amount} पीछे (±{interval})।",
  reason_alike_behind_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती "
    .. "{n} बाँटों में {count} कदमों में से हर एक से औसतन दूसरों से "
    .. "{amount} पीछे (±{interval})।",
  reason_alike_level = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल "
    .. "खाती {n} बाँटों में {count} कदमों में से हर एक से औसतन दूसरों के "
    .. "बराबर (±{interval})।",
  reason_alike_level_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती "
    .. "{n} बाँटों में {count} कदमों में से हर एक से औसतन दूसरों के बराबर "
    .. "(±{interval})।",
  reason_alike_chance = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों "
    .. "में {count} कदमों में से हर एक से {value}% में दौर की जीत (±{interval})।",
  reason_alike_chance_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से {value}% में दौर की जीत (±{interval})।",
  reason_alike_made = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से {value}% में कॉन्ट्रैक्ट पूरा (±{interval})।",
  reason_alike_made_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से {value}% में कॉन्ट्रैक्ट पूरा (±{interval})।",
  reason_alike_beaten = "कोई साफ़ अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों "
    .. "में {count} कदमों में से हर एक से {value}% में कॉन्ट्रैक्ट नाकाम (±{interval})।",
  reason_alike_beaten_you = "कोई साफ़ अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में "
    .. "{count} कदमों में से हर एक से {value}% में कॉन्ट्रैक्ट नाकाम (±{interval})।",
  reason_unclear = "कोई साफ़ अंतर नहीं।",
  reason_same = "कोई अंतर नहीं: {player} को जो दिखा, उससे मेल खाती {n} बाँटों में {count} "
    .. "कदमों का नतीजा एक ही है।",
  reason_same_you = "कोई अंतर नहीं: आपको जो दिखा, उससे मेल खाती {n} बाँटों में {count} कदमों "
    .. "का नतीजा एक ही है।",
  reason_as_good = "शायद उतना ही अच्छा: {moves}।",
  reason_as_good_many = "बाकी में से {n} शायद उतने ही अच्छे हैं।",
  reason_behind = "कम अच्छा लगता है, पर पक्का नहीं: {moves}।",
  reason_careful = "{move:oblique} से शायद ज़्यादा मिले, पर पक्का नहीं, और वह जोखिम भरा है।",
  reason_bold = "{move:oblique} से ज़्यादा मिलता है, पर वह जोखिम भरा है: जिन बाँटों में "
    .. "फ़र्क़ पड़ता है उनमें से {share}% में फ़ायदा होता है, और बॉट {least}% चाहता है।",
  reason_habit = "इन बाँटों में {move:oblique} का नतीजा बेहतर रहा, पर इतना नहीं कि "
    .. "बॉट अपनी आदत बदले।",
  reason_equal = "ठीक उतना ही अच्छा: {moves}।",
  reason_does_draw = "{move} तुरुप निकलवाता है।",
  reason_does_trump = "{move} तुरुप से काटता है।",
  reason_does_overtrump = "{move} बड़ा तुरुप है।",
  reason_does_sure = "{move} से यह ट्रिक पक्की है, उनके पास कुछ भी हो।",
  reason_does_finesse = "{move} {cards} के ख़िलाफ़ फ़िनेस है।",
  reason_does_hold_up = "{move} से {card} बचा रहता है।",
  reason_does_duck = "{move} यह ट्रिक दूसरों के लिए छोड़ता है।",
  reason_does_unblock = "{move} {suit} का रास्ता खोलता है।",
  reason_does_smear = "{move} अपनी टीम की ट्रिक में अंक देता है।",
  reason_does_leave = "{move} छोटा कार्ड है: बाद में खेलने वाला साथी अक्सर यह ट्रिक जीतता है।",
  reason_does_load = "{move} अपने अंक दूसरे की ट्रिक में डालता है।",
  reason_does_shed = "{move} {card} के नीचे निकल जाता है: बाद में इससे कोई ट्रिक नहीं आएगी।",
  reason_does_safe = "{move} सुरक्षित है: {other:oblique} से औसतन {amount} ज़्यादा "
    .. "मिलते।",

  -- contracts
  reason_contract = "{move:oblique} से उनमें से {play}% में कॉन्ट्रैक्ट {player} का, और "
    .. "{made}% में पूरा।",
  reason_contract_you = "{move:oblique} से उनमें से {play}% में कॉन्ट्रैक्ट आपका, और "
    .. "{made}% में पूरा।",
  reason_contract_side = "{move:oblique} से उनमें से {play}% में कॉन्ट्रैक्ट {player} की "
    .. "टीम का, और {made}% में पूरा।",
  reason_contract_side_you = "{move:oblique} से उनमें से {play}% में कॉन्ट्रैक्ट आपकी "
    .. "टीम का, और {made}% में पूरा।",
  reason_sole = "अगर कोई और बोली न लगाए, तो {made}% में {player} का कॉन्ट्रैक्ट "
    .. "पूरा।",
  reason_sole_you = "अगर कोई और बोली न लगाए, तो {made}% में आपका कॉन्ट्रैक्ट पूरा।",
  reason_sole_side = "अगर कोई और बोली न लगाए, तो {made}% में {player} की टीम "
    .. "का कॉन्ट्रैक्ट पूरा।",
  reason_sole_side_you = "अगर कोई और बोली न लगाए, तो {made}% में आपकी टीम का "
    .. "कॉन्ट्रैक्ट पूरा।",
  reason_plan = "फिर {share}% में {player} का खेल: {contract}।",
  reason_plan_you = "फिर {share}% में आपका खेल: {contract}।",
  reason_plan_trump = "फिर {share}% में {player} का तुरुप: {suit}।",
  reason_plan_trump_you = "फिर {share}% में आपका तुरुप: {suit}।",
  reason_voids = "तब {player} के पास यह नहीं बचता: {suits}।",
  reason_voids_you = "तब आपके पास यह नहीं बचता: {suits}।",

  reason_made = "{move:oblique} से {share}% में कॉन्ट्रैक्ट पूरा।",
  reason_beaten = "{move:oblique} से {share}% में कॉन्ट्रैक्ट नाकाम।",
  reason_made_all = "{share}% में कॉन्ट्रैक्ट पूरा।",
  reason_beaten_all = "{share}% में कॉन्ट्रैक्ट नाकाम।",
  reason_trick = "यह ट्रिक {player} की: {move:oblique} से {share}% में, "
    .. "{other:oblique} से {less}% में।",
  reason_trick_you = "यह ट्रिक आपकी: {move:oblique} से {share}% में, "
    .. "{other:oblique} से {less}% में।",
  reason_trick_side = "यह ट्रिक {player} की टीम की: {move:oblique} से {share}% "
    .. "में, {other:oblique} से {less}% में।",
  reason_trick_side_you = "यह ट्रिक आपकी टीम की: {move:oblique} से {share}% में, "
    .. "{other:oblique} से {less}% में।",

  -- the cause: a fact about hidden cards
  reason_holds = "उनमें से {share}% में {card} {player} के पास है।",
  reason_holds_you = "उनमें से {share}% में {card} आपके पास है।",
  reason_lies = "उनमें से {share}% में {card} यहाँ है: {pile}।",
  reason_void = "उनमें से {share}% में {player} के पास {suit} का कोई कार्ड नहीं।",
  reason_void_you = "उनमें से {share}% में आपके पास {suit} का कोई कार्ड नहीं।",
  reason_length = "उनमें से {share}% में {player} के पास {suit} के {n} या ज़्यादा कार्ड हैं।",
  reason_length_you = "उनमें से {share}% में आपके पास {suit} के {n} या ज़्यादा कार्ड हैं।",
  reason_even = "उनमें से {share}% में {player} और {other} के पास {suit} के कार्ड लगभग "
    .. "बराबर हैं।",
  reason_even_you = "उनमें से {share}% में आपके और {other} के पास {suit} के कार्ड लगभग बराबर "
    .. "हैं।",

  -- what the cause does
  reason_more_less = "तब {move:oblique} से {other:oblique} के मुकाबले {with} ज़्यादा, नहीं तो {without} कम।",
  reason_less_more = "तब {move:oblique} से {other:oblique} के मुकाबले {with} कम, नहीं तो {without} ज़्यादा।",
  reason_more_more = "तब {move:oblique} से {other:oblique} के मुकाबले {with} ज़्यादा, नहीं तो {without} "
    .. "ज़्यादा।",
  reason_less_less = "तब {move:oblique} से {other:oblique} के मुकाबले {with} कम, नहीं तो {without} कम।",
  reason_more_same = "तब {move:oblique} से {other:oblique} के मुकाबले {with} ज़्यादा; नहीं तो खास फ़र्क "
    .. "नहीं।",
  reason_less_same = "तब {move:oblique} से {other:oblique} के मुकाबले {with} कम; नहीं तो खास फ़र्क नहीं।",
  reason_same_more = "तब खास फ़र्क नहीं; नहीं तो {move:oblique} से {other:oblique} के मुकाबले {without} "
    .. "ज़्यादा।",
  reason_same_less = "तब खास फ़र्क नहीं; नहीं तो {move:oblique} से {other:oblique} के मुकाबले {without} कम।",
  amount_tricks = { by = "count", one = "{n} ट्रिक", other = "{n} ट्रिकें" },
  amount_points = "कार्डों के {n} अंक",
  amount_score = "{n} अंक",
  amount_chance = "सौ बाँटों में {n} जीत",
}
