-- Sentences about studies in parts, in Hindi.

return {
  parts_apart = "{one} और {other} एक काम के नहीं हैं: {why}",
  parts_version = "एक संस्करण {one} का है, दूसरा {other} का",
  parts_differ = "{name} एक में {one} है और दूसरे में {other}",
  parts_number = "एक में {one} हिस्से हैं, दूसरे में {other}",
  parts_other = "यह हिस्सा {one} है, {other} नहीं",
  part_version = "{name} संस्करण {its} का है, और यह संस्करण {own} है",
  part_damaged = "{name} बिगड़ी हुई है: इसके आँकड़े इसके अध्ययन के नहीं हैं",
  part_twice = "{one} और {other} दोनों {of} में से हिस्सा {n} हैं",
  part_unfinished = "{name} {of} में से हिस्सा {n} है, जिसके {all} में से "
    .. "{done} हुए हैं: --keep से आगे चलाएँ",
  parts_missing = {
    one = "{of} हिस्सों में से {list} नहीं है",
    other = "{of} हिस्सों में से {list} नहीं हैं",
  },
  tournament_bots = "टूर्नामेंट में 2 से {most} बॉट होते हैं, {n} नहीं",
  board_hand = "बाँट {n}: '{hand}' कोई हाथ नहीं है",
  board_none = "पाठ में कोई बाँट नहीं है: PBN, LIN या 'hand 1: AS KS' जैसी पंक्तियाँ "
    .. "चाहिए",
  board_format = "write_deals: प्रारूप pbn, lin या text है, {format} नहीं",
  board_cards = "बाँट {n}: {format} में तेरह-तेरह कार्डों के चार हाथ होते हैं; text प्रारूप "
    .. "में कोई भी बाँट",
  board_call = "बाँट {n}: '{call}' कोई बोली नहीं है",
  board_card = "बाँट {n}: '{card}' 52 कार्डों की गड्डी का कार्ड नहीं है",
  board_move = "बाँट {n}: {move} यहाँ नहीं चल सकता: {why}",
  board_trick = "बाँट {n}: ट्रिक {trick} के कार्ड एक ट्रिक नहीं बना सकते",
  board_missing = "पाठ में बोर्ड {n} नहीं है",
  board_none_over = "अभी कोई दौर पूरा नहीं हुआ, इसलिए लिखने को कुछ नहीं है",
  tables_two = "compare_tables: एक ही खेल के दो या ज़्यादा मैच चाहिए",
  tables_cards = "compare_tables: दौर {n} में मेज़ों के कार्ड एक जैसे नहीं हैं",
  tournament_twice = "‘{name}’ दो बार है",
  tournament_sides = "{game} में एक ही टीम है: कोई किसी के ख़िलाफ़ नहीं खेलता",
  odd_word = "शब्द ‘{old}’ का नाम अब ‘{new}’ है",
  odd_word_advice = "‘{new}’ लिखें; अगला संस्करण ‘{old}’ को नहीं पहचानेगा",
  odd_option = "विकल्प ‘{name}’ कभी नहीं पढ़ा जाता",
  odd_option_advice = "उसे self.option.{name} से पढ़ें, या हटा दें",
  odd_field = "फ़ील्ड ‘{name}’ को न मान दिया जाता है, न वह पढ़ा जाता है",
  odd_field_advice = "उसे '{scope}' से हटा दें",
  odd_not_set = "फ़ील्ड ‘{name}’ पढ़ा जाता है, पर उसे कभी मान नहीं दिया जाता",
  odd_not_set_advice = "मान दें: self.{name} = …, या उसे '{scope}' से हटा दें",
  odd_not_read = "फ़ील्ड ‘{name}’ को मान दिया जाता है, पर वह कभी नहीं पढ़ा जाता",
  odd_not_read_advice = "उसे self.{name} से पढ़ें, या '{scope}' से हटा दें",
  odd_step = "चरण ‘{name}’ कभी नहीं बुलाया जाता",
  odd_step_advice = "उसे self:{name}() से बुलाएँ, या हटा दें",
  odd_step_near = "चरण ‘{name}’ कभी नहीं बुलाया जाता, क्या आपका मतलब ‘{near}’ था?",
  odd_step_near_advice =
    "इंजन ‘{near}’ को बुलाता है; बाकी self:{name}() से बुलाए जाते हैं",
  odd_not_reached = "चरण ‘{name}’ {rounds} दौरों में एक बार भी नहीं बुलाया गया",
  odd_not_reached_advice = "देखें कि उसे बुलाने की शर्त कभी पूरी हो सकती है या नहीं",
  odd_obligation =
    "बंधन ‘{name}’ ने {rounds} दौरों में एक भी कार्ड नहीं रोका",
  odd_obligation_advice = "देखें कि उसके बताए कार्ड किसी के पास हो सकते हैं, और उससे पहले के बंधन "
    .. "उनमें से कुछ छोड़ते हैं",
  odd_obligation_excludes_advice = "‘{one}’ और ‘{other}’ कभी साथ सही नहीं होते",
  odd_obligation_no_trick_advice = "कोई ट्रिक नहीं खेली गई, और बंधन सिर्फ़ "
    .. "ट्रिकों में लागू होते हैं",
  odd_obligation_behind_advice = "यह {names} के बाद आता है: जो उसे मान सकता है "
    .. "वह सिर्फ़ उसी से बँधता है; दोनों से बाँधना हो तो ‘{name}’ को पहले "
    .. "रखें; यह भी देखें कि खिलाड़ी के पास इसके बताए कार्ड हो सकते हैं",
  odd_revealed = "चरण ‘{step}’ उन कार्डों पर चलता है जिन्हें कुछ खिलाड़ी नहीं "
    .. "देखते: आगे जो होता है, जैसे अंक या कौन लीड करे, वह उन्हें सबको "
    .. "बता देता है। खिलाड़ी को एक-सी दिखती 100 बाँटों में से {percent} में "
    .. "यह कुछ और होता",
  odd_revealed_advice = "उस पर चलाएँ जो सब देखते हैं; या बोल दें कि तब सब "
    .. "क्या जानते हैं: show, tell_holds, tell_count, holder_of, या choose "
    .. "में holds",
  odd_revealed_here = "यहाँ जो होता है, वह उन कार्डों पर चलता है जिन्हें कुछ "
    .. "खिलाड़ी नहीं देखते: आगे जो होता है, जैसे अंक या कौन लीड करे, वह "
    .. "उन्हें सबको बता देता है। खिलाड़ी को एक-सी दिखती 100 बाँटों में से "
    .. "{percent} में यह कुछ और होता",
  odd_revealed_here_advice = "उस पर चलाएँ जो सब देखते हैं; या बोल दें कि तब "
    .. "सब क्या जानते हैं: show, tell_holds, tell_count, holder_of, या choose "
    .. "में holds",
  odd_contradicted = "बॉट अपनी सोची 100 बाँटों में से {percent} छोड़ देते हैं: नियमों ने हाथों के बारे "
    .. "में जो बताया, उससे शायद ही कोई बाँट बचती है",
  odd_contradicted_advice = "उसी हाथ के बारे में कम बातें बताएँ",
  leak_question = "छिपे कार्ड कहीं और हों तो खिलाड़ी {player} से कुछ और पूछा "
    .. "जाता है: एक बाँट में ‘{here}’, दूसरे में ‘{there}’",
  leak_moves = "खिलाड़ी {player} {move} चुन सकता है या नहीं, यह उन कार्डों पर "
    .. "निर्भर है जिन्हें यह खिलाड़ी नहीं देखता",
  leak_rule = "बंधन ‘{rule}’ उन कार्डों पर चलता है जिन्हें खिलाड़ी {player} "
    .. "नहीं देखता: एक बाँट में वह {move} को रोकता है, दूसरे में नहीं",
  leak_reasons = "{move} क्यों मना है, यह खिलाड़ी {player} को छिपे कार्डों के "
    .. "बारे में बताता है: एक बाँट में ‘{here}’, दूसरे में ‘{there}’",
  leak_advice = "इसे सिर्फ़ उस पर निर्भर रखें जो यह खिलाड़ी देखता है: हाथ, "
    .. "ट्रिक और जो सबने देखा है",
  leak_view = "‘{name}’ खिलाड़ी {player} को छिपे कार्डों के बारे में बताता "
    .. "है: एक बाँट में ‘{here}’, दूसरे में ‘{there}’",
  leak_story = "खेल का ब्योरा खिलाड़ी {player} को छिपे कार्डों के बारे में "
    .. "बताता है: एक बाँट में ‘{here}’, दूसरे में ‘{there}’",
  leak_shown_advice = "इसे सिर्फ़ उन्हें दिखाएँ जो इसे जान सकते हैं; अगर सब "
    .. "जान सकते हैं तो tell_count या tell_holds से बताएँ",
  leak_asked = "खिलाड़ी {asked} से ‘{prompt}’ पूछा जाता है; पर वे कार्ड कहीं "
    .. "और होते जिन्हें खिलाड़ी {player} नहीं देखता, तो खिलाड़ी {other_asked} "
    .. "से ‘{other_prompt}’ पूछा जाता",
  leak_asked_same = "खिलाड़ी {asked} से ‘{prompt}’ पूछा जाए या "
    .. "‘{other_prompt}’, यह उन कार्डों पर निर्भर है जिन्हें खिलाड़ी {player} "
    .. "नहीं देखता",
  leak_by_house = "{text} ({file} की पंक्ति {line} में पूछा जाता है; इस घरेलू "
    .. "नियम के बिना यह किसी छिपी बात पर निर्भर नहीं)",
  leak_asked_or_not = "खिलाड़ी {asked} से ‘{prompt}’ पूछा जाए या नहीं, यह उन "
    .. "कार्डों पर निर्भर है जिन्हें खिलाड़ी {player} नहीं देखता",
  leak_told = "सबको बताया जाता है कि {cards} में से कितने खिलाड़ी {player} के "
    .. "पास हैं, क्योंकि ‘{prompt}’ कुछ से ही पूछा जाता है; पर उत्तर ‘{move}’ "
    .. "से यह दिखना ज़रूरी नहीं",
  leak_asked_advice = "सब खिलाड़ियों से पूछें और जो नहीं कहा जा सकता उसे "
    .. "unless से मना करें: जिसके पास एक ही उत्तर है उसे देना नहीं पड़ता",
  leak_scored = "दौर के अंत से पहले के अंक उन कार्डों पर निर्भर हैं जो "
    .. "खिलाड़ी {player} नहीं देखता: अंक उनका पता देते हैं",
  leak_scored_advice = "जो सबको दिखता है उसी पर चलें; या पहले कार्ड दिखाएँ, "
    .. "या बताएँ कि तब सब क्या जानते हैं: show, tell_holds, tell_count",
  odd_compared = "ऐसा कार्ड न हो तो 'has' nil लौटाता है, 0 कभी नहीं",
  odd_compared_advice = "लिखें: if not pile:has(card)",
  odd_name_advice =
    "अभी कोई मैच इस पंक्ति तक नहीं पहुँचा; जो पहुँचेगा, वहीं रुक जाएगा",
  odd_none = "खाली फ़ील्ड ‘{name}’ nil होता है, \"none\" कभी नहीं",
  odd_none_advice = "लिखें: if not self.{name}",
  odd_answer = "'ask' कभी '{text}' नहीं लौटाता, रूप का पहला शब्द लौटाता है",
  odd_answer_advice = "'{first}' से तुलना करें",
  odd_no_question = "किसी से कभी कुछ नहीं पूछा जाता",
  odd_no_question_advice =
    "play_tricks, choose और दूसरे शब्द खिलाड़ियों से पूछते हैं",
  odd_examples = "नियमों की फ़ाइल ‘{file}’ नहीं है, इसलिए इन उदाहरणों को कोई नहीं जाँचता",
  odd_examples_advice = "फ़ाइल को उसी नियम-फ़ाइल का नाम दें जिसके उदाहरण इसमें हैं",
  odd_kept = "नियमों की फ़ाइल ‘{file}’ नहीं है, इसलिए इन सँभाले मैचों को कोई "
    .. "दोबारा नहीं खेलता",
  odd_kept_advice = "अगर नियमों का नाम अब दूसरा है, तो फ़ोल्डर को वही नाम दें",
  odd_placeholder = "पहला वाक्य अब भी नई फ़ाइल वाला है",
  odd_placeholder_advice = "एक वाक्य में बताएँ कि क्या अलग है: खिलाड़ी उसे पढ़ते हैं",
  odd_lost = "base.{step} का जवाब खो जाता है",
  odd_lost_advice = "return base.{step}(self) लिखें",
  odd_mix = "उदाहरण '{name}' यहाँ के दूसरे घरेलू नियमों के साथ सही नहीं है",
  odd_mix_advice = "अगर इसे सही होना चाहिए, तो उनमें से कोई अपने पाठ से "
    .. "ज़्यादा बदलता है",
  odd_stale = "चरण '{step}' के वाक्य अब शायद सही नहीं, क्योंकि घरेलू नियम "
    .. "'{house}' '{what}' को बदलता है",
  odd_stale_advice = "उन्हें फिर से लिखें: says = { {step} = \"…\" }",
  odd_number = "'{step}' का वाक्य '{said}' कहता है, पर घरेलू नियमों के साथ "
    .. "यह {now} है",
  odd_number_advice = "उसे फिर से लिखें: says = { {step} = \"…\" }",
  odd_condition = "कोष्ठक में '{name}' न विकल्प है, न तथ्य, न चरण",
  odd_condition_advice = "वाक्य से पहले [OPTION=VALUE] लिखें, या कोष्ठक हटा "
    .. "दें",
  odd_silenced = "घरेलू नियम '{house}' के साथ विकल्प '{name}' का असर नहीं, "
    .. "क्योंकि वह उस चरण की जगह लेता है जो उसे पढ़ता है",
  odd_silenced_advice = "उस चरण में base.NAME बुलाएँ, या विकल्प हटाएँ: "
    .. "options = { without = \"{name}\" }",
  odd_narrower = "विकल्प '{name}' पहले वाले मान भी लेता है",
  odd_narrower_advice = "उसे सीमित करने के लिए उसे हटाएँ और फिर से घोषित करें: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "विकल्प '{name}' से {rounds} दौरों में कुछ नहीं बदला",
  odd_unfelt_advice = "देखें कि क्या अब भी कुछ उस पर निर्भर है",
  example_no_name = "उदाहरण का नाम होता है: example \"केवल चली गई सूट बाँधती "
    .. "है\"",
  example_bad_name = "उदाहरण का नाम एक पंक्ति का होता है, अधिक से अधिक "
    .. "{most} अक्षर",
  example_there = "उदाहरण ‘{name}’ पहले से है, {file} पंक्ति {line}: दूसरा "
    .. "नाम चुनें",
  example_changed = "नियम पढ़े जाने के बाद {file} बदल गई है: पहले reload करें",
  example_not_there = "वह अपनी फ़ाइल में न होता",
  example_which_move = "बताएँ कौन-सा कदम: may 3D, या may not 3D",
  example_allowed = "नियम यहाँ {move} की अनुमति देते हैं: पहले उन्हें बदलें, "
    .. "फिर लिखें कि वह मना है",
  example_no_such = "{move} यहाँ कोई कदम नहीं ({why}): उदाहरण उसे न अनुमत दिखा "
    .. "सकता है, न मना",
  example_refused = "नियम यहाँ {move} मना करते हैं ({why}): पहले उन्हें "
    .. "बदलें, फिर लिखें कि उसकी अनुमति है",
  example_no_move = "अब तक कोई कदम नहीं चला गया",
  example_none_moves = "इस स्थिति का उदाहरण नहीं बन सकता",
  example_nothing = "यहाँ कोई नियम किसी कार्ड को नहीं रोकता, इसलिए उदाहरण कुछ "
    .. "नहीं कहेगा: वहाँ जाएँ जहाँ नियम असर करता है, या चुनें कि उदाहरण क्या दिखाए",
  example_none_wins = "ऐसा कोई हाथ नहीं जीता गया जिसे उदाहरण दिखा सके",
  example_none_score = "ऐसे किसी दौर के अंक नहीं गिने गए जिसे उदाहरण दिखा सके",
  example_shows = "उदाहरण moves, may कार्ड, may not कार्ड, wins, score या "
    .. "last दिखाता है, ‘{what}’ नहीं",
  example_too_many = "यहाँ उदाहरण के लिए बहुत ज़्यादा उत्तर संभव हैं: may "
    .. "कदम या may not कदम कहें",
  example_unknown = "{game} में ‘{name}’ नाम का कोई उदाहरण नहीं",
  example_unknown_near = "{game} में ‘{name}’ नाम का कोई उदाहरण नहीं; क्या "
    .. "आपका मतलब ‘{near}’ था?",
  example_twice = "उदाहरण ‘{name}’ दो बार है, पहले पंक्ति {line} में: उसे "
    .. "दूसरा नाम दें",
  example_no_position = "उदाहरण ‘{name}’ न हाथ देता है न कदम: खोलने को कोई "
    .. "स्थिति नहीं",
  example_not_found = "ऐसा कोई मैच नहीं मिला जो उदाहरण ‘{name}’ की स्थिति तक "
    .. "पहुँचे",
  kept_damaged = "वह बिगड़ा है या बदला गया है: अपने ही नियमों में भी वह कदम "
    .. "{decision}, {move} पर रुक जाता है",
  kept_other_rules = "यह दूसरे नियमों का मैच है, {rules}",
  kept_changed = "इस बीच {file} बदल गई है",
  none_yet = "कोई नहीं",
  kept_group = {
    one = "रखे गए {of} मैचों में से एक {cause} के कारण अलग चलता है: {name}, "
      .. "{place}: {what}",
    other = "रखे गए {of} मैचों में से {n} {cause} के कारण अलग चलते हैं; पहला "
      .. "{name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "रखे गए {of} मैचों में से एक अलग चलता है: {name}, {place}: {what}",
    other = "रखे गए {of} मैचों में से {n} अलग चलते हैं; पहला {name}, "
      .. "{place}: {what}",
  },
  kept_by_rule = "‘{name}’",
  kept_by_step = "चरण ‘{name}’",
  kept_by_fact = "तथ्य ‘{name}’",
  kept_by_error = "एक ग़लती",
  kept_place = "दौर {round}, कदम {decision}",
  kept_place_trick = "दौर {round}, हाथ {trick}, कदम {decision}",
  kept_place_round = "दौर {round}",
  kept_refused = "स्थान {player} {move} नहीं खेल सकता: {why}",
  kept_asked = "उत्तर स्थान {now} को देना है, स्थान {player} को नहीं",
  kept_over = "स्थान {player} के {move} कहने से पहले मैच समाप्त है",
  kept_score = "कुल अंक {after} हैं, {before} नहीं",
  kept_end = "पक्ष {after} जीता है, पक्ष {before} नहीं",
  kept_goes_on = "मैच जारी रहता है",
  kept_error = "नियम विफल होते हैं: {why}",
  kept_unread = "रखा गया मैच फिर नहीं खेला जा सकता: {why}",
  kept_advice = "एक-एक करके: tenace keep --review {game}",
  kept_no_folder = "फ़ाइल रखे गए मैचों के किसी फ़ोल्डर में नहीं है",
  prove_too_few = "हर हाथ में {n} के लिए कुल {need} कार्ड चाहिए, और गड्डी "
    .. "में {have} हैं",
  prove_two_parts = "कार्ड दो हिस्सों में बँटते हैं, इसलिए हर हाथ में कम से "
    .. "कम दो होते हैं",
  prove_none_ends = "रैंडम खेले {n} दौरों में से कोई पूरा नहीं हुआ",
  prove_no_move = "जिसकी बारी है उसके पास एक भी कदम नहीं है",
  prove_no_move_advice = "कोई एक कदम हमेशा खुला रखें, जैसे पास",
  prove_endless = "यहाँ से कोई भी खेल समाप्त नहीं होता: वही स्थिति बार-बार "
    .. "लौट आती है",
  prove_endless_advice = "कुछ ऐसा रखें जो खत्म हो, या जब कोई कुछ न कर सके "
    .. "तब दौर समाप्त करें",
  prove_leak = "खिलाड़ी {player} को दो बाँटों में एक-सा दिखता है, पर एक में "
    .. "वह {one} कर सकता है और दूसरे में {other}",
  prove_leak_asked = "खिलाड़ी {player} को दो बाँटों में एक-सा दिखता है, पर "
    .. "एक में उससे “{asked}” ({one}) पूछा जाता है और दूसरे में “{also}” "
    .. "({other})",
  prove_leak_advice = "खिलाड़ी से जो पूछा जाए या उसे जो छूट हो, वह उन "
    .. "कार्डों पर निर्भर न हो जिन्हें वह देख नहीं सकता",
  prove_not_bound = "बंधन ‘{name}’ किसी भी खेल में कोई कार्ड नहीं रोकता",
  prove_not_bound_advice = "शायद कोई दूसरा बंधन हमेशा पहले आ जाता है; या गड्डी "
    .. "में वे कार्ड नहीं जो उसे चाहिए",
  prove_not_reached = "चरण ‘{name}’ तक कोई भी खेल नहीं पहुँचता",
  prove_not_reached_advice = "शायद उसकी शर्त कभी पूरी नहीं होती; या गड्डी में "
    .. "वे कार्ड नहीं जो उसे चाहिए",
  prove_never_wins = "पक्ष {side} किसी भी खेल में सबसे आगे नहीं रहता",
  prove_never_wins_advice = "देखें कि उसे जीतने के लिए क्या चाहिए; हर हाथ में "
    .. "ज़्यादा कार्ड शायद यह दिखाएँ",

  -- random matches
  check_left_over = "एक दौर में {n} कार्ड बच जाते हैं, और घरेलू नियम के बिना कोई नहीं: क्या ज़्यादा "
    .. "बाँटने चाहिए?",
  check_endless = "{rounds} दौरों में कोई मैच समाप्त नहीं हुआ: अंक किसे मिलते हैं, और मैच किससे "
    .. "समाप्त होता है?",
  check_left = "कार्ड बच जाते हैं: खिलाड़ी {player} के पास {n}, खिलाड़ी {other} के पास {less}, और एक "
    .. "ट्रिक हर एक से एक लेती है",
  check_left_advice = "सबको बराबर बाँटें, या जिसके पास ज़्यादा हों, उसे कुछ नीचे रखने दें",
  check_total = "दौर के अंकों का योग {sum} है, {total} नहीं",
  check_total_advice = "अंक देने वाले चरण देखें, या round_total",
  check_too_long = "ध्यान रखें कि खिलाड़ी दौर को अंत तक ला सकें",
  check_for_ever = "ध्यान रखें कि हर लूप समाप्त हो",
  check_no_choice = "तभी पूछें जब चुनने को कुछ हो, या खिलाड़ी को पास करने दें",
  check_no_cards = "तभी पूछें जब शर्त कुछ कार्ड मानती हो, या खिलाड़ी को कोई न चुनने दें",

  -- oddities of rules
  word_gone = "शब्द ‘{old}’ अब नहीं है, उसका नाम ‘{new}’ है",

  -- worked examples
  example_kind = "‘{name}’ {kind} नहीं है",
  example_numbers =
    "‘{name}’ {sides} पूर्ण संख्याएँ हों, हर टीम की एक",
  example_needs = "‘{name}’ को {needs} भी चाहिए",
  example_moves = "‘{name}’ 'moves' के साथ नहीं चलता, जिन्हें मैच शुरू से करता है",
  example_dealer = "इन विकल्पों में सीट {seat} कभी पहले नहीं बाँटती",
  example_move = "कदम {n}, ‘{move}’: सीट {seat} की बारी है: {text}",
  example_move_over = "कदम {n}, ‘{move}’: {text}",
  example_forced = "{text} (‘{move}’ से पहले यह अपने आप खेला गया: {moves})",
  example_field = "‘{name}’ उदाहरणों का शब्द भी है और इस खेल का फ़ील्ड भी: फ़ील्ड को मान देने के "
    .. "लिए fields = { {name} = … } लिखें",
  example_empty = "इसमें कोई अपेक्षा नहीं: legal, winner, … दें",
  example_deal = "‘{pile}’ के कार्ड टेक्स्ट हैं, या टेक्स्टों की सूची",
  example_cards = "‘{name}’ को टेक्स्ट के रूप में कार्ड होना चाहिए",
  example_winner = "विजेता 1 से {plays} तक संख्या हो",
  example_held = "held में {players} खिलाड़ियों के कार्ड हों",
  example_differs = "{name} ‘{expected}’ होना चाहिए, पर ‘{found}’ है",
  example_leaves = "‘{name}’ इस खेल का न फ़ील्ड है, न ढेर",
  example_no_card = "कार्ड ‘{card}’ नहीं है",
  card_too_often = "कार्ड ‘{card}’ डेक में जितनी बार है, उससे ज़्यादा बार आया है",

  -- lines of play to try
  try_text = "'try' को कदम टेक्स्ट में चाहिए: try \"7C QS\"",
  try_table = "आज़माइश ‘{name}’: कोष्ठक में शुरुआत और अपेक्षा लिखें, कदम नहीं",
  try_rule = "{text} (नियम {rule}, {file}:{line})",
  try_allowed = "{text}; चल सकते हैं: {moves}",
}
