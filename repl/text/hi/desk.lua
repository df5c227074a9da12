-- The sentences of the author's desk on the page, in Hindi. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "आज के नियमों में यह मैच वैसे ही चलता है जैसे सँभाला गया था: तय "
    .. "करने को कुछ नहीं",
  seat = "{n} ({name})",
  sits = "मेज़ पर खोलने पर आप {name} हैं।",
  open_time = "जो बाँटें नहीं देखी गईं, वे क्या दिखातीं; और समय मिले तो "
    .. "देखी जा सकती हैं",
  page = {
    desk_examples = "उदाहरण",
    desk_hold = {
      one = "1 सही है",
      other = "{n} सही हैं",
    },
    desk_fail = {
      one = "1 सही नहीं",
      other = "{n} सही नहीं",
    },
    desk_no_examples = "इस फ़ाइल में अभी कोई उदाहरण नहीं। उस स्थिति तक "
      .. "खेलें जो आपका नियम दिखाए, यहाँ उसे नाम दें, और वह उदाहरण बन जाएगी।",
    desk_shows = "यह दिखाए",
    desk_shows_usual = "अभी क्या हुआ",
    desk_shows_moves = "अभी जो भी उत्तर दिया जा सकता है",
    desk_shows_wins = "पिछला हाथ किसने जीता",
    desk_shows_score = "दौर में कितने अंक मिले",
    desk_shows_last = "कि मेरा पिछला कदम ठीक था",
    desk_shows_may = "कि एक कदम चल सकता है",
    desk_shows_may_not = "कि एक कदम नहीं चलेगा",
    desk_shows_move = "कदम, जैसे 3D",
    desk_faulty = "पाठ सहेजा गया, पर उसमें गलती है: मेज़ पर पहले के नियम "
      .. "चलते रहेंगे।",
    desk_examples_later = "गलती ठीक होते ही वे चलेंगे।",
    desk_kept_later = "आपके रखे मैच यहीं हैं। गलती ठीक होते ही वे फिर खेले "
      .. "जाएँगे।",
    desk_example_holds = "{name}: सही है। मेज़ पर खोलें।",
    desk_example_fails = "{name}: सही नहीं। मेज़ पर खोलें।",
    desk_running = "उदाहरण जाँचे जा रहे हैं …",
    desk_open = "मेज़ पर खोलें",
    desk_at_table = "{name} मेज़ पर है।",
    desk_back = "अपने मैच पर वापस",
    desk_kept = "सही मैच",
    desk_kept_about = "जिस मैच को आप सही मानते हैं, वह हर बार सहेजने पर फिर "
      .. "खेला जाता है, ताकि दिखे कि आपका बदलाव उसे छूता है या नहीं।",
    desk_keep_ten = "बॉट से दस खिलवाएँ और रखें",
    desk_keeping = "बॉट खेल रहे हैं: {n}",
    desk_is_kept = "मैच सही मानकर रख लिया गया। रखे मैच: {n}।",
    desk_there = "यह मैच पहले से सही मानकर रखा है।",
    desk_unkept_full = "मैच नहीं रखा गया: इस ब्राउज़र में जगह नहीं बची। "
      .. "रिकॉर्ड फ़ाइल में सहेजें, या जो मैच अब नहीं चाहिए उन्हें हटाएँ।",
    desk_unkept_forbidden = "मैच नहीं रखा गया: ब्राउज़र इस पन्ने को कुछ "
      .. "रखने नहीं देता। रिकॉर्ड फ़ाइल में सहेजें।",
    desk_unkept_damaged = "इस ब्राउज़र में रखे आपके मैच पढ़े नहीं जा सकते, "
      .. "इसलिए वे वैसे ही रहेंगे। रिकॉर्ड फ़ाइल में सहेजें।",
    desk_unkept_other = "दूसरी विंडो ने इस मैच का रखा रूप बदल दिया है। नियम "
      .. "एक बार फिर सहेजें।",
    desk_replaying = "रखे मैच फिर खेले जा रहे हैं: {n}",
    desk_accept = "अब जैसा है वही सही",
    desk_refuse = "जैसा रखा था वही सही",
    desk_refused = "वह वैसा ही रहेगा: नियम बदलें।",
    desk_accepted = "वह अब के रूप में रख लिया गया।",
    desk_beside = "दोनों पक्ष",
    desk_see_kept = "रखा हुआ खोलें",
    desk_see_now = "अब का खोलें",
    desk_drop = "हटाएँ",
    desk_drop_it = "{name} हटाएँ",
    desk_all_kept = "सभी रखे मैच: {n}",
    desk_often = "कितनी बार?",
    desk_often_head = "{n} बाँटों में नियम कितनी बार चले",
    desk_often_at = "बाँटें: {done} / {all}",
    desk_options_at = "विकल्प: {done} / {all}",
    desk_often_times = "{what}: {of} में से {n} बाँटों में। ऐसा एक बाँट खोलें "
      .. "जिसमें यह होता है।",
    desk_often_set = "{what}: सिर्फ़ दूसरे विकल्पों के साथ। ऐसा एक बाँट खोलें "
      .. "जिसमें यह होता है।",
    desk_steps = "चरण: {deals} में से कितने बाँटों में हर एक बुलाया गया",
    desk_never = "{n} बाँटों में कभी नहीं",
    desk_never_head = "जो कभी नहीं हुआ",
    desk_all_happened = "सब कुछ हो चुका है।",
    desk_of = "{n} / {of}",
    desk_prove = "सिद्ध करें",
    desk_proving = "हर बाँट, खेल का हर क्रम: {n}",
    desk_proof = "छोटी गड्डी पर प्रमाण",
    desk_proof_again = "हर हाथ में एक कार्ड और",
    desk_fault_here = "यह बाँट खोलें",
    desk_fault_there = "दूसरी बाँट खोलें",
    sets_search = "खोजें: शब्द, या वे क्या बदलते हैं",
    sets_none = "कोई घरेलू नियम मेल नहीं खाता।",
    sets_name = "इन नियमों का नाम, जैसे: हमारा खेल",
    sets_keep = "समूह के रूप में रखें",
    sets_kept = "{name} इस ब्राउज़र में रखा है, आपके अपने घरेलू नियम के रूप "
      .. "में।",
    sets_send = "ये नियम लिंक के रूप में भेजें",
  },
}
