-- Sentences about rules files, and about requests for games, in Hindi. See
-- en/rules.lua.

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} ‘{title}’: {text}",
  of_option = "विकल्प ‘{name}’: {text}",
  of_field = "फ़ील्ड ‘{name}’: {text}",
  of_example = "उदाहरण ‘{name}’: {text}",
  of_try = "आज़माइश ‘{name}’: {text}",
  suggestion = "{text}, क्या आपका मतलब ‘{near}’ था?",
  quoted = "‘{name}’",

  -- what rules may not do
  key_without_order = "{kind} यहाँ कुंजी नहीं हो सकता: उसका कोई तय क्रम नहीं",
  frozen = "‘{name}’ को मान नहीं दिया जा सकता: यह सिर्फ़ पढ़ने के लिए है",
  frozen_item = "इस सूची की प्रविष्टि {name} को मान नहीं दिया जा सकता: फ़ील्ड को नई सूची दें; "
    .. "जो हर खिलाड़ी या टीम का है, उसे player.NAME या side.NAME से मान दें",
  too_deep = "तालिकाएँ एक-दूसरे में ज़्यादा से ज़्यादा {most} लेवल तक हो सकती हैं",
  state_local = "‘{name}’ को यहाँ मान नहीं दिया जा सकता, क्योंकि वह मैच के बाद भी रहता है: "
    .. "'round' या 'keeps' में फ़ील्ड घोषित करें, और self.{name} को मान दें",
  state_table = "मैच के बाद भी रहने वाली तालिका में ‘{name}’ को मान नहीं दिया जा सकता: जो "
    .. "बदलता है, उसके लिए 'round' या 'keeps' में फ़ील्ड घोषित करें",
  state_list = "‘{name}’ मैच के बाद भी रहने वाली सूची को नहीं बदल सकता: पहले उसकी नकल बनाएँ, "
    .. "या जो बदलता है, उसके लिए 'round' या 'keeps' में फ़ील्ड घोषित करें",
  state_held = "‘{name}’ में ऐसा {kind} है जो अपना इस्तेमाल याद रखता है और मैच के बाद भी रहता "
    .. "है: उसे उसी चरण में बनाएँ जो उसका इस्तेमाल करता है",
  order_reads = "क्रम सिर्फ़ फ़ील्डों, विकल्पों और तथ्यों पर निर्भर हो सकता है, ‘{name}’ पर नहीं",
  state_unknown = "यह Lua फ़ंक्शनों को अनजान रूप में बनाता है, तो नियम वह याद रख सकते हैं जो "
    .. "उन्हें नहीं रखना चाहिए",
  not_plain = "यहाँ सिर्फ़ टेक्स्ट, संख्याएँ, true, false और उनकी तालिकाएँ आती हैं",
  no_such_name = "‘{name}’ नाम नहीं है",
  cards_of_text = "पाठ में ‘{name}’ नहीं है: self:cards_in(…):{name}(…) "
    .. "लिखें, पाठ cards_in के कोष्ठक में",
  word_of_text = "पाठ में ‘{name}’ नहीं है: {name}(…) लिखें, पाठ कोष्ठक में",
  text_is_no_list = "पाठ सूची नहीं है: 'for word in TEXT do' या words(TEXT)[1] लिखें",
  no_such_of_text = "पाठ में ‘{name}’ नहीं है",
  no_self = "यहाँ 'self' नहीं है: चरण कोलन से लिखा जाता है, function game:step()",
  name_not_local = "‘{name}’ घोषित नहीं है, पहले 'local {name}' लिखें",
  name_taken = "‘{name}’ लाइब्रेरी का शब्द है और उसे मान नहीं दिया जा सकता",
  not_text = "यह संकलित कोड है, नियमों की फ़ाइल टेक्स्ट होती है",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} मुड़ा उद्धरण-चिह्न है: सीधे लिखें, \"text\"",
  slip_capital = "{said}: ‘{part}’ छोटे अक्षरों में लिखें; टिप्पणी -- से शुरू होती है",
  slip_elseif = "{said}: 'elseif' एक शब्द है",
  slip_unequal = "{said}: बराबर नहीं ~= है",
  slip_equal = "{said}: तुलना के लिए == लिखें",
  slip_brackets = "{said}: चरण के नाम के बाद कोष्ठक होते हैं, function game:step()",
  slip_missing = "{said}: इससे पहले '{part}' चाहिए",
  slip_set = "{said}: मान देने के लिए = लिखें",
  slip_order = "{said}: {part} लिखें",
  slip_card = "{said}: कार्ड उद्धरण-चिह्नों में लिखें, \"{part}\"",
  slip_key = "{said}: अंक से शुरू होने वाली रैंक या कार्ड ऐसे लिखें: [\"{part}\"] =",
  slip_call = "{said}: जिस शब्द को कुछ न दिया जाए, उसके बाद () लिखें",
  slip_comma = "{said}: इससे पहले अल्पविराम (,) चाहिए",
  slip_value = "{said}: इससे पहले एक मान छूट गया है",
  slip_named = "{said}: नाम वाले मान कोष्ठक में होते हैं, { {part} = … }",
  slip_to = "{said}: 1 से 3 तक की संख्याएँ ऐसे: for i = 1, 3 do",
  slip_braces = "{said}: खंड '{part}' और 'end' के बीच होता है, कोष्ठक में नहीं",
  slip_step = "{said}: Lua में {part} नहीं है, x = x + 1 लिखें",
  slip_open = "{said}: इसके समाप्त करने को कोई खंड नहीं",
  slip_comment = "{said}: इससे पहले के शब्द Lua नहीं हैं; टिप्पणी -- से शुरू होती है",
  slip_end = "{said}: कोई 'end' या कोष्ठक छूट गया है",
  slip_return = "{said}: 'return' से शुरू होने वाली पंक्ति के बाद कुछ नहीं आता; इसे उस पंक्ति से "
    .. "पहले लिखें",

  error_not_text = "त्रुटि का संदेश टेक्स्ट होता है, {kind} नहीं",
  pairs_of_what = "pairs तालिकाओं पर चलता है, {kind} पर नहीं",
  text_too_long = "‘{name}’ {limit} से ज़्यादा अक्षर लेता",
  text_expected = "‘{name}’ को टेक्स्ट चाहिए, {kind} नहीं",
  number_expected = "‘{name}’ को पूर्ण संख्या चाहिए, {kind} नहीं",
  format_letter = "format यहाँ ‘%{letter}’ नहीं जानता",
  list_expected = "‘{name}’ को अपनी बनाई सूची चाहिए, {kind} नहीं",
  list_too_long = "‘{name}’ ज़्यादा से ज़्यादा {limit} प्रविष्टियाँ लेता है",
  place_expected =
    "‘{name}’ को {from} से {to} तक की जगह चाहिए, ‘{given}’ नहीं",
  insert_arguments =
    "'insert' को सूची, अंत न हो तो जगह, और मान चाहिए",
  require_name =
    "require को नियमों की फ़ाइल का सिर्फ़ नाम चाहिए, ‘{name}’ नहीं",
  nested_too_deep = "कोष्ठक या फ़ंक्शन एक-दूसरे में बहुत गहरे हैं",
  too_many = "ज़्यादा से ज़्यादा {most} {what} हो सकते हैं",
  too_many_of_game = "घरेलू नियमों सहित खेल में ज़्यादा से ज़्यादा {most} {what} हो सकते हैं",
  file_too_big = "नियमों की फ़ाइल में ज़्यादा से ज़्यादा {most} बाइट होते हैं, इसमें {bytes} हैं",
  not_lua = "‘{path}’ नियमों के रूप में नहीं पढ़ी जाती: नियमों की फ़ाइल का नाम .lua पर समाप्त होता "
    .. "है",
  name_not_path = "‘{name}’ को नाम होना चाहिए, पथ नहीं",
  of_cycle = "‘{of}’ खेल नहीं है, वह खुद अपने से जुड़ा है",
  require_cycle = "‘{name}’ पहले से पढ़ी जा रही है: {files}",
  require_nothing = "फ़ाइल ऐसा कुछ नहीं लौटाती जो require से लिया जा सके",
  no_base_step = "'base' में चरण ‘{name}’ नहीं है",

  -- translations
  catalogue_table = "अनुवाद-सूची वाक्यों की तालिका लौटाती है",
  catalogue_entry = "‘{name}’: हर वाक्य टेक्स्ट है, या टेक्स्टों की तालिका जिनमें एक का नाम "
    .. "other है",
  po_line = "हर पंक्ति msgctxt, msgid, msgstr, उद्धरण-चिह्न या # से शुरू होती है",
  po_text = "टेक्स्ट उद्धरण-चिह्नों के बीच, एक ही पंक्ति में होता है; उसमें \\ के बाद केवल n, t, r, "
    .. "उद्धरण-चिह्न या \\ आ सकता है",
  po_order = "{name} गलत जगह है: प्रविष्टि में msgid, फिर msgstr होता है, और शब्द के रूप हों तो "
    .. "पहले msgctxt",
  po_unfinished = "इस प्रविष्टि में msgstr नहीं है",
  po_twice = "‘{name}’ की दो प्रविष्टियाँ हैं",
  po_utf8 = "फ़ाइल UTF-8 में नहीं है",

  -- a file as a whole
  no_definition = "फ़ाइल न कोई खेल परिभाषित करती है, न घरेलू नियम",
  examples_of = "फ़ाइल में ‘{file}’ के उदाहरण हैं: उसे जाँचें",
  examples_only = "उदाहरणों की फ़ाइल अपना कुछ परिभाषित नहीं करती",
  examples_none = "फ़ाइल में कोई उदाहरण नहीं है",
  not_returned =
    "फ़ाइल अपना {kind} नहीं लौटाती, अंत में 'return' और उसका नाम लिखें",
  two_definitions = "{kind} ‘{title}’: एक फ़ाइल एक खेल या घरेलू नियम परिभाषित करती है, और इसमें "
    .. "{other_kind} ‘{other}’ पहले से है",
  title_first = "‘{word}’ को पहले अपना नाम चाहिए: {word} \"Name\" { … }",
  definition_table = "जो यह परिभाषित करता है, वह कोष्ठक में हो: { players = 4, … }",
  example_table = "उदाहरण ‘{name}’ कोष्ठक में हो: { hand = \"…\", … }",
  obligation_table =
    "बंधन ‘{name}’ कोष्ठक में हो: { says = \"…\", play = \"…\" }",
  not_readable = "‘{name}’ की फ़ाइल पढ़ी नहीं जा सकती",
  other_kind = "इसे {kind} होना चाहिए",
  other_game = "इसके फ़ोल्डर में ‘{game}’ के घरेलू नियम हैं, पर इसमें लिखा है of = ‘{of}’",
  of_missing = "'of' में उस खेल का नाम हो जिसका यह है",

  -- fields, options and facts
  unknown_field = "अनजान फ़ील्ड ‘{name}’",
  opening_field = "अनजान फ़ील्ड ‘{name}’: इसे फ़ाइल की पहली पंक्ति में "
    .. "टिप्पणी के रूप में लिखें",
  table_expected = "फ़ील्ड ‘{name}’ को तालिका होना चाहिए",
  names_expected = "फ़ील्ड ‘{name}’ को नाम या नामों की सूची होना चाहिए",
  name_expected = "‘{name}’ नाम नहीं है: लैटिन अक्षर, अंक और _ लिखें",
  field_kind = "इसका प्रकार या आरंभिक मान नहीं है, जैसे 'suit', 'player', 0",
  field_choice = "choice को अपने मान चाहिए: choice \"a b\"",
  field_listed = "'listed' सब की सूची का नाम है: टेक्स्ट",
  field_taken = "हर {owner} का ‘{name}’ पहले से होता है",
  field_each = "जो हर टीम या खिलाड़ी का है, वह टेक्स्ट, संख्या, flag, "
    .. "choice, list या players होता है",
  field_each_needs = "'needs' मैच के फ़ील्ड के लिए है, उसके लिए नहीं जो हर टीम या खिलाड़ी का है",
  field_each_value = "फ़ील्ड ‘{name}’ सूची है, हर {each} की एक प्रविष्टि: {n}",
  no_own_field = "{owner} में ऐसा फ़ील्ड ‘{name}’ नहीं जिसे मान दिया जा सके",
  new_own_field = "{owner} में ऐसा फ़ील्ड ‘{name}’ नहीं जिसे मान दिया जा सके: round या keeps में "
    .. "{name} = each_{owner}(…) घोषित करें",
  field_twice = "फ़ील्ड ‘{name}’ पहले से घोषित है",
  field_is_step = "फ़ील्ड ‘{name}’ का नाम किसी चरण का है",
  field_is_word = "फ़ील्ड ‘{name}’ का नाम लाइब्रेरी के शब्द का है",
  field_value = "फ़ील्ड ‘{name}’ को {expected} होना चाहिए, {given} नहीं",
  field_suit = "डेक का एक सूट",
  field_text = "टेक्स्ट",
  field_flag = "true या false",
  field_number = "पूर्ण संख्या",
  field_needs_other = "फ़ील्ड ‘{name}’ को {other}={value} चाहिए",
  no_needed_field = "फ़ील्ड ‘{name}’ नहीं है",
  field_player = "खिलाड़ी",
  field_side = "टीम",
  field_players = "खिलाड़ियों की सूची",
  field_card = "कार्ड",
  field_cards = "कार्ड, टेक्स्ट के रूप में",
  field_list = "सादे डेटा की तालिका",
  option_kind = "इसे number, choice, flag या text { … } होना चाहिए",
  option_sentence = "इसे आरंभिक मान और, अंत में, अपने बारे में एक वाक्य चाहिए",
  option_silences = "'silences' विकल्पों के नाम बताता है, टेक्स्ट या टेक्स्टों की सूची में",
  option_needs = "'needs' को तालिका होना चाहिए: needs = { other = value }",
  option_twice = "विकल्प ‘{name}’ पहले से घोषित है",
  default_value = "इसका सामान्य मान {expected} होना चाहिए, ‘{given}’ नहीं",
  option_value = "विकल्प ‘{name}’ को {expected} होना चाहिए, ‘{given}’ नहीं",
  no_such_option = "विकल्प ‘{name}’ नहीं है",
  declaration_table = "{kind} को जो दिया जाए, वह कोष्ठक में हो",
  number_names = "फ़ील्ड में इसके ‘names’ इसकी सीमा की संख्याओं के लिए टेक्स्ट "
    .. "हैं: { [2] = \"doubled\" }",
  number_part = "इसके ‘{part}’ को पूर्ण संख्या होना चाहिए",
  number_range = "{from} से {to} तक की इसकी सीमा खाली है",
  choice_from = "इसका 'from' इसके 'of' के शब्दों में से एक हो",
  text_of = "इसका 'of' टेक्स्ट हो: वे शब्द जिनसे यह बन सकता है",
  items_too_many = "{kind} में एक आरंभिक मान और एक वाक्य होता है",
  choice_words = "इसका 'of' टेक्स्ट हो, शब्द जिनके बीच खाली जगह हो, या सूची",
  choice_of = "'of' इसके मान देता है, तो साथ में सिर्फ़ एक वाक्य आ सकता है",
  choice_values = "इसे कम से कम दो मान, और उनके बारे में एक वाक्य चाहिए",
  choice_value = "‘{value}’ टेक्स्ट या पूर्ण संख्या हो, और सिर्फ़ एक बार",
  expected_number = "{from} से {to} तक की संख्या",
  expected_flag = "true या false",
  expected_text = "टेक्स्ट",
  expected_text_of = "{of} में से शब्द",
  expected_text_count = "{of} में से {count} शब्द",
  fact_missing = "फ़ील्ड ‘{name}’ नहीं है",
  fact_players = "इसे 1 से {most} तक पूर्ण संख्या होना चाहिए",
  fact_partners = "साथी 4, 6 या 8 खिलाड़ियों में होते हैं, {players} में नहीं",
  fact_sides = "इसे \"partners\", टीमों के हिसाब से सब सीटों की सूचियाँ, या खिलाड़ियों की संख्या के "
    .. "हिसाब से { [4] = \"partners\" } होना चाहिए",
  fact_seat = "‘{seat}’ सीट नहीं है, या दो बार आई है",
  fact_turn = "इसे \"clockwise\" या \"anticlockwise\" होना चाहिए",
  fact_ranks = "इसे टेक्स्ट होना चाहिए: रैंक, नीचे से ऊपर तक",
  fact_rank = "डेक में रैंक ‘{rank}’ नहीं है, या वह दो बार आई है",
  fact_rank_missing = "डेक की रैंक ‘{rank}’ छूट गई है",
  fact_points = "इसे रैंकों या कार्डों के अंकों की तालिका होना चाहिए",
  fact_points_halves =
    "halves true है या नहीं है: तब इनमें से दो अंक मेज़ पर एक अंक हैं",
  fact_plays = "plays तालिका है, { throws = true, … }",
  fact_plays_copies =
    "'plays' को ऐसा डेक चाहिए जिसमें एक कार्ड ज़्यादा से ज़्यादा {most} बार हो",
  fact_plays_obligations =
    "जहाँ एक साथ कई कार्ड खेले जाते हैं, वहाँ बंधन नहीं होते",
  fact_plays_value = "plays: ‘{name}’ है {values}",
  fact_points_last = "last_trick एक संख्या है, या दो: आखिरी से पहले की ट्रिक और "
    .. "आखिरी ट्रिक की",
  fact_points_twice = "‘{name}’ के अंक दो बार आए हैं",
  fact_points_name = "‘{name}’ डेक का कार्ड, रैंक या सूट नहीं है: कार्ड QS, रैंक Q, सूट S की तरह "
    .. "लिखें",
  fact_points_field = "अंक ‘{name}’ पर निर्भर हैं, जो फ़ील्ड नहीं है",
  fact_points_of_value = "‘{name}’ {value} नहीं हो सकता",
  fact_points_value = "‘{name}’ के अंक {most} तक पूर्ण संख्या हों",
  fact_too_many = "‘{name}’: {most} की जगह है",
  fact_many_piles = "‘{name}’: {most} की जगह है, हर टीम या खिलाड़ी के एक-एक करके गिनकर",
  fact_piles = "इसे नामों के हिसाब से ढेरों की तालिका होना चाहिए",
  fact_pile =
    "इसे कौन देखता है: \"none\", \"owner\", \"all\" या \"top\"",
  fact_pile_each = "'each' को \"side\" या \"player\" होना चाहिए",
  fact_pile_row = "पंक्ति में 1 से {most} ढेर होते हैं, और वह किसी की नहीं होती: "
    .. "{ sees = \"all\", n = 7 }",
  fact_pile_on = "यह उतने ही ढेरों की ऐसी पंक्ति पर ही हो सकती है जिसे कोई नहीं देखता, और इसे सब "
    .. "देखें: { sees = \"all\", n = 7, on = \"hidden\" }",
  fact_pile_owner =
    "इसका कोई मालिक नहीं: each = \"player\" लिखें, या और कौन देखता है",
  fact_once_empty = "ढेर ‘{name}’ नहीं है जो सब खिलाड़ियों का हो",
  once_empty_obligation = "once_empty को ढेर और बंधन चाहिए, जैसे "
    .. "once_empty(\"stock\", follow_suit)",
  when_obligation = "when को शर्त और बंधन चाहिए, जैसे "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless को शर्त और बंधन चाहिए, जैसे "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt को कार्ड और बंधन चाहिए, जैसे "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "इसे कॉन्ट्रैक्टों और उनके मूल्यों की तालिका होना चाहिए",
  fact_contract = "‘{name}’ का मूल्य पूर्ण संख्या हो, या वह संख्या और कितनी बार गिनी जा सकती है: "
    .. "{ 12, from = 2, to = 18 }",
  fact_contract_order = "कॉन्ट्रैक्ट ‘{name}’ का ‘{part}’ डेक के {part} हों, टेक्स्ट के "
    .. "रूप में",
  fact_captures = "इसे तालिका होना चाहिए: captures के भाग देखें",
  fact_captures_part = "captures में ‘{name}’ {kind} है, जैसा उसकी मदद में लिखा है",
  fact_captures_from = "'from' खेल के अपने एक अकेले ढेर का नाम हो",
  fact_captures_card = "‘{word}’ डेक की रैंक या कार्ड नहीं है",
  fact_captures_also = "रैंक का दूसरा मान पूर्ण संख्या हो",
  fact_captures_builds = "इसमें ढेरों की एक पंक्ति और दौर के दो फ़ील्ड बताएँ: "
    .. "{ piles = …, values = …, owners = … }",
  fact_patterns = "इसे नामों के हिसाब से पैटर्नों की सूचियों की तालिका होना चाहिए",
  fact_pattern = "इसे पैटर्न होना चाहिए: { \"name\", sum, same, run या suited = संख्या, points या "
    .. "each = संख्या }",
  fact_pattern_number = "‘{name}’ 1 या उससे बड़ी पूर्ण संख्या हो",
  fact_camps = "इसे { \"FIELD\", \"OTHERS\", … } होना चाहिए: उस खिलाड़ी का फ़ील्ड जो बाकी के "
    .. "विरुद्ध खेलता है, और बाकी के लिए एक शब्द; इसे तथ्य 'points' चाहिए",
  fact_camps_part = "‘{name}’ 1 से शुरू पूर्ण संख्या हो, 'with' के लिए खेल का ढेर, 'unless' के लिए "
    .. "फ़ील्ड 'contract' के मान",
  fact_camps_field = "‘{name}’ खिलाड़ी का फ़ील्ड नहीं है",
  fact_camps_announced = "फ़ील्ड 'announced' नहीं है",
  fact_announcements = "इसे घोषणाओं की सूची होना चाहिए",
  fact_announcement = "इसे घोषणा होना चाहिए: { \"word\", … }, या दूसरे पक्ष के लिए दूसरे शब्द के साथ",
  fact_announcement_part = "‘{name}’ पूर्ण संख्या हो, या 'holds' के लिए कार्ड",
  fact_announcement_words = "कहे जा सकने वाले पहले चरण को दो शब्द चाहिए, हर पक्ष के लिए एक",
  no_contract_field = "कॉन्ट्रैक्ट बताते हैं कि कार्डों का क्रम क्या है, तो 'round' को "
    .. "फ़ील्ड 'contract' चाहिए जो बताए कि कौन सा खेला जाता है",
  fact_levels = "इसे तालिका होना चाहिए, जैसे levels = { of = \"2 3 4 5\" }",
  fact_levels_of = "'of' दो या ज़्यादा शब्दों का टेक्स्ट हो, हर शब्द एक बार",
  fact_levels_words = "‘{part}’ 'of' के शब्द हों",
  no_levels = "खेल में तथ्य 'levels' नहीं है",
  duel_bids = "holder वाली auction को बोलियाँ चाहिए, या तथ्य 'contracts' जिससे वे निकलें",
  fact_obligations =
    "इसे कोष्ठक में बंधनों की सूची होना चाहिए: { follow_suit }",
  fact_obligation = "बंधन को follow_suit जैसा शब्द होना चाहिए, या "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "बंधन ‘{name}’ को play = …, avoid = … और फ़ंक्शन "
    .. "में से एक चाहिए",
  fact_obligation_both = "बंधन ‘{name}’ में play = …, avoid = … और फ़ंक्शन "
    .. "में से सिर्फ़ एक हो सकता है: दो बंधन लिखें",
  fact_obligation_says = "बंधन ‘{name}’ को वह वाक्य चाहिए जो कार्ड को मना "
    .. "करे: says = \"…\"",
  fact_obligation_name = "बंधन ‘{duty}’ के वाक्य में अनजान नाम ‘{name}’ है",
  fact_obligation_value = "बंधन ‘{duty}’ असंभव बात का इंतज़ार करता है: {text}",
  fact_obligation_card = "‘{name}’ डेक का कार्ड, सूट या रैंक नहीं है, या दो का मतलब देता है; न वह "
    .. "कार्डों की कोई किस्म है: कार्ड QS, रैंक Q, सूट S की तरह लिखें",
  fact_obligation_cards = "कार्ड \"H, QS\" जैसा टेक्स्ट हों, {name} नहीं",
  fact_obligation_until = "बंधन कब तक है, यह कार्डों, सूटों या रैंकों से बताएँ, ‘{name}’ से नहीं",
  fact_obligation_when =
    "‘{name}’ \"leading\" जैसा टेक्स्ट हो, या फ़ील्डों वाली सूची: { \"leading\", trump = \"H\" }",
  fact_obligation_fact = "शर्त ‘{name}’ नहीं है",
  fact_obligation_suit = "‘{name}’ रंग का शब्द है: \"{letter}\" लिखें",
  fact_obligation_field = "बंधन ‘{name}’ पर निर्भर है, जो फ़ील्ड नहीं है",
  fact_obligation_field_kind = "बंधन ‘{name}’ पर निर्भर नहीं हो सकता: सिर्फ़ मैच के सूट, संख्या, flag, "
    .. "choice, टेक्स्ट और कार्डों पर",
  fact_obligation_fields =
    "बंधन फ़ील्डों के ज़्यादा से ज़्यादा {most} मानों पर निर्भर हो सकते हैं",
  fact_obligations_name = "‘{name}’ बंधनों की सूची में जगह नहीं है; घरेलू नियम without = \"NAME\" से "
    .. "बंधन हटाता है",
  fact_obligations_form = "खेल में ‘{name}’ दूसरी शर्तों के साथ है; बदलने के लिए "
    .. "without = \"{name}\" भी लिखें",
  fact_without = "without को नाम, या नामों की सूची होना चाहिए",
  fact_without_none = "खेल में हटाने को बंधन ‘{name}’ नहीं है",
  fact_amends_none = "यहाँ बंधन ‘{name}’ नहीं है जिस पर शर्त लगे",
  fact_obligation_twice = "बंधन ‘{name}’ दो बार आया है",
  fact_melds = "इसे तालिका होना चाहिए, sets = …, runs = … या दोनों के साथ",
  fact_laid_down = "इसे टेक्स्ट होना चाहिए: रैंक या कार्ड",
  fact_taking = "इसे तालिका होना चाहिए: taking = { pile = \"discard\", … }",
  meld_word = "‘{name}’ में ‘{word}’ डेक की रैंक या कार्ड नहीं है",
  meld_joker = "‘{name}’ में ‘{word}’ जोकर है: उसकी रैंक नहीं, पर वह वाइल्ड हो सकता है",
  meld_part = "‘{name}’ को {kind} होना चाहिए",
  meld_by = "'by' को \"side\" या \"all\" होना चाहिए",
  fact_combinations = "combinations किस्मों की सूची है, { \"pair\", of = 2 }, ज़्यादा से ज़्यादा 24",
  combination_name = "मेल की किस्म अपने नाम से शुरू होती है, जैसे "
    .. "{ \"pair\", of = 2 }",
  combination_part = "combinations में ‘{name}’ {kind} है",
  combination_word = "‘{word}’ इन मेलों की रैंक, कार्ड या किस्म नहीं है",
  combination_least = "combinations में ‘{name}’ {least} या ज़्यादा है",
  combination_beats = "combinations में ‘{name}’ ज़्यादा से ज़्यादा {most} दूसरी "
    .. "किस्मों को हराता है",
  combination_row = "इन मेलों की कतार में {n} रैंक हैं, ज़्यादा से ज़्यादा {most} हो सकती "
    .. "हैं: row = \"…\" कम रैंक बताता है",
  combination_suits = "combinations के suits में डेक का हर रंग एक बार है, जैसे "
    .. "\"{suits}\"",
  meld_call = "‘{name}’ छोटे लैटिन अक्षरों के एक-दो शब्द हों, ज़्यादा से ज़्यादा 15",
  meld_in_hand = "मेल्ड हाथ में सिर्फ़ एक डेक और बिना वाइल्ड कार्ड वाले खेलों में रहते हैं",
  meld_named = "named को वाइल्ड कार्ड चाहिए; अकेले उनसे मेल्ड नहीं बनता, और टीम के एक रैंक के कई "
    .. "मेल्ड हो सकते हैं",
  meld_named_many = "ज़्यादा से ज़्यादा 8 वाइल्ड कार्डों के नाम बताए जा सकते हैं, और डेक में {n} हैं",
  meld_low = "low_counts को ऐसे क्रम चाहिए जिनके दोनों सिरों पर एक ही रैंक हो, जैसे "
    .. "runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "जिस टीम का एक रैंक का एक ही मेल्ड हो, उसके क्रम नहीं होते",
  meld_of_a_rank = "of_a_rank 0 से बड़ी संख्या है, उन सेटों के लिए जिनमें "
    .. "अपनी ही टीम जोड़ती है; इसके साथ one_of_a_rank, named, in_hand, "
    .. "different_suits, wild_melds, natural_to_go_out और mixed_to_go_out "
    .. "नहीं चलते",
  taking_by_pair = "by_pair उस पाइल के लिए है जो पूरा लिया जाता है: whole = "
    .. "true",
  taking_pile = "ढेर ‘{name}’ नहीं है जो सब खिलाड़ियों का हो",
  taking_most = "most उस पाइल के कार्डों की संख्या है जो पूरा लिया जाता है: "
    .. "whole = true",
  taking_second = "हर खिलाड़ी का अपना ढेर ‘{name}’ नहीं है: piles = { … = "
    .. "each_player \"none\" }",
  taking_down = "जो पाइल किसी कार्ड तक लिया जाता है, वह न पूरा लिया जाता है, न जमता है",
  taking_others_help = "ऊपर के कार्ड down = true होने पर ही काम आते हैं",
  taking_top_free = "अकेला सबसे ऊपर वाला कार्ड वहीं लिया जा सकता है जहाँ पाइल किसी कार्ड तक लिया जाता "
    .. "है: down = true",
  fact_unscored = "इसे बिना पूर्णविराम की एक पंक्ति होना चाहिए",
  fact_total = "इसे पूर्ण संख्या होना चाहिए",
  fact_wins = "इसे \"highest\" या \"lowest\" और किसका होना चाहिए: \"lowest total\", या वह फ़ील्ड जो "
    .. "हर टीम रखती है",
  fact_family = "इसे इनमें से एक होना चाहिए: {list}",
  fact_ties = "इसे \"play on\" या \"draw\" होना चाहिए",
  no_field_to_win_by = "ऐसा फ़ील्ड ‘{name}’ नहीं जो हर टीम रखती हो",
  field_to_win_by = "‘{name}’ को number या choice होना चाहिए",
  fact_own = "इसे नामों के हिसाब से तथ्यों की तालिका होना चाहिए",
  fact_own_name = "‘{name}’ दूसरे फ़ील्ड का नाम है",
  deck_table = "इसे डेक होना चाहिए: french(52), spanish(40) या deck { … }",
  deck_size = "{cards} कार्डों का {name} डेक नहीं होता, सिर्फ़ {sizes} का",
  deck_how_many = "‘{part}’ 1 से {most} नामों का टेक्स्ट हो",
  deck_name = "‘{name}’ {part} में से एक नहीं हो सकता, या दो बार आया है",
  deck_packs = "'packs' 1 से {most} तक संख्या हो",
  deck_jokers = "'jokers' BJ और LJ जैसे नाम हों",
  deck_empty = "डेक में कोई कार्ड नहीं बचता",
  deck_copies = "कार्ड ‘{name}’ {most} से ज़्यादा हैं",
  deck_kinds = "{most} से ज़्यादा अलग-अलग कार्ड हैं",
  deck_cards = "{cards} कार्ड हैं; डेक में ज़्यादा से ज़्यादा {most} होते हैं",
  deck_no_suit = "‘{suit}’ डेक का सूट नहीं है",
  deck_tags = "'tags' नामों के हिसाब से कार्डों की तालिका हो: { poem = \"1R 2R\" }",
  deck_many_tags = "डेक में ज़्यादा से ज़्यादा {most} tags होते हैं, नाम ज़्यादा से ज़्यादा {letters} "
    .. "अक्षरों के",
  deck_left_out = "इसे टेक्स्ट के रूप में कार्ड होना चाहिए, या खिलाड़ियों की संख्या के हिसाब से टेक्स्ट: "
    .. "{ [3] = \"2D\" }",
  deck_no_card = "‘{name}’ डेक का कार्ड या रैंक नहीं है",

  -- steps
  no_round = "चरण 'round' नहीं है, जो एक दौर खेलता है",
  no_such_step = "चरण ‘{name}’ नहीं है",
  no_step_beneath = "‘{game}’ में चरण ‘{name}’ नहीं है",
  step_is_word = "चरण ‘{name}’ का नाम लाइब्रेरी के शब्द का है",
  step_name = "‘{name}’ चरण का नाम नहीं हो सकता",
  step_not_function =
    "‘{name}’ को चरण, यानी फ़ंक्शन होना चाहिए; तथ्य कोष्ठक में आते हैं",
  step_twice = "चरण ‘{name}’ दूसरी बार लिखा गया है",
  step_too_late = "चरण ‘{name}’ को अब मान नहीं दिया जा सकता",

  -- requests
  no_game_named = "खेल का नाम नहीं दिया गया",
  other_signature = "यहाँ {spec} के नियम उस पहचान-पंक्ति से अलग हैं, यहाँ की "
    .. "पंक्ति {signature} है",
  no_game = "खेल ‘{name}’ नहीं है",
  no_house_rule = "{game} का घरेलू नियम ‘{name}’ नहीं है",
  no_house_rule_in = "{folders} में {game} का घरेलू नियम ‘{name}’ नहीं है",
  lesson_kind = "‘{name}’ को {kind} होना चाहिए",
  lesson_expects = "पाठ के चरण को कदम चाहिए: expect = \"7C\"",
  lesson_blocked = "'blocked' को कदम और कारण चाहिए: blocked = { AS = "
    .. "\"the king is still out\" }",
  lesson_steps = "पाठ में चरण होते हैं: steps = { { says = \"…\", "
    .. "expect = \"7C\" } }",
  course_lessons =
    "पाठ्यक्रम में पाठ होते हैं: lessons = { { name = \"tricks\", … } }",
  course_lesson = "पाठ्यक्रम के पाठ को name, title, text और सवाल चाहिए",
  course_ask = "‘{text}’ विषय और संख्या नहीं है: ask = \"trick 4, voids 2\"",
  course_none = "नियमों में ‘{text}’ के सवाल या उदाहरण नहीं हैं",
  lesson_returned = "फ़ाइल अपना पाठ नहीं लौटाती, उसे 'return lesson' से शुरू करें",
  lesson_turn = "चरण {n} में सीट {turn} की बारी है, सीट {seat} पर सीखने वाले की नहीं (जो कदम एकमात्र "
    .. "संभव हो, उसे प्रोग्राम चलता है)",
  lesson_move = "वहाँ ‘{move}’ नहीं चलेगा: {reason}",
  no_file = "नियमों की फ़ाइल ‘{name}’ नहीं है",
  option_value_is_house_rule = "{game} में विकल्प ‘{name}’ नहीं है; ‘{house}’ घरेलू नियम है, "
    .. "{game}+{house}",
  no_option = "{game} में विकल्प ‘{name}’ नहीं है",
  -- files and folders
  disk_system = "{path}: {system}",
  disk_missing = "{path}: {system}",
  system_missing = "ऐसी कोई फ़ाइल या फ़ोल्डर नहीं है",
  system_no_folder = "रास्ते का एक हिस्सा फ़ोल्डर नहीं है",
  system_denied = "इसकी इजाज़त नहीं है",
  system_read_only = "यहाँ कुछ लिखा नहीं जा सकता",
  system_full = "डिस्क भर गई है",
  disk_folder = "{path}: फ़ोल्डर है, फ़ाइल नहीं",
  disk_special = "{path}: उपकरण या पाइप है, फ़ाइल नहीं",
  disk_large = "{path}: {most} MB से बड़ी",
  disk_there = "{path}: पहले से है",
  disk_busy = "{path}: दूसरा प्रोग्राम इसे खोलकर लिख रहा है",
  disk_changed = "{path}: इस बीच दूसरे प्रोग्राम ने बदल दी",

  cannot_read_file = "पढ़ा नहीं जा सका: {message}",
  cannot_read = "‘{path}’ पढ़ा नहीं जा सका: {message}",
  game_is_house_rule = "‘{name}’ घरेलू नियम है: {game}+{name}",
  option_is_house_rule = "‘{name}’ घरेलू नियम है: {game}+{name}",
  house_rule_is_option = "‘{name}’ विकल्प है, उसे मान दें: {name}=…",
  refuses_function = "'refuses' को विकल्पों का फ़ंक्शन होना चाहिए",
  first_dealer_sits = "विकल्प 'first_dealer' {first} है, पर विकल्प 'players' {players} है",
  option_needs_other = "विकल्प ‘{name}’ को {other}={value} चाहिए",
  fact_pile_sorted = "sorted = true या \"suits\" ऐसे अकेले ढेर के लिए है जिसे सब देखें",
  fact_pile_counted = "counted = true ऐसे ढेर के लिए है जिसे सब देखें और जो sorted न हो",
  fact_pile_pairs = "pairs = true ऐसे अकेले ढेर के लिए है जिसे सब देखें और जो न sorted हो, न counted",
  fact_pile_under = "under = \"stock\" ऐसे अकेले ढेर के लिए है जिसे सब देखें",
  fact_names_players = "पहले शब्द हों और फिर {player} या {players}, जैसे \"ask {player}\", या ऐसे "
    .. "टेक्स्टों की सूची",
  fact_decimals = "decimals दशमलव अंकों की संख्या है, 1 से 3 तक",
  fact_match_rounds = "match_rounds दौरों की संख्या है",
  fact_cards_needed = "cards_needed कार्डों की संख्या है",
  too_few_cards = "बाँटने के लिए {need} कार्ड चाहिए, और डेक में {cards} हैं",
  plus_alone = "धन चिह्न दो नामों के बीच आता है, और उनमें से एक "
    .. "नहीं है",
  house_given_twice = "घरेलू नियम ‘{name}’ दो बार दिया गया है",
  option_given_twice = "विकल्प ‘{name}’ दो बार दिया गया है",
  with_cycle = "घरेलू नियम ‘{name}’ अपने 'with' से खुद को जोड़ता है",
  top_cycle = "घरेलू नियम ‘{name}’ खुद अपने ऊपर आता है",
  many_hearers = "चरण '{name}': इसे {most} से ज़्यादा नियम सुनते हैं",
  change_wanted = "अंकों में बदलाव चाहिए, जैसे { times = 2, because = "
    .. "\"Bock\" }, न कि '{value}'",
  change_number = "'{name}' पूरी संख्या होनी चाहिए, न कि '{value}'",
  change_because = "यह भी लिखें कि अंक क्यों बदलते हैं: because = \"…\"",
  clash_lost = "{text}; दूसरा नियम ऊपर हो तो यह खो जाएगा: {lost}",
  clash_sentence = "‘{house}’ का “{text}”",
  replaces_none = "नीचे '{name}' नहीं है, इसलिए बदलने को कुछ नहीं है",
  replaces_not_given = "यह '{name}' को बदलता है, पर यह नहीं कहता कि किससे",
  fact_no_longer = "इस '{by}' के साथ खेल का '{name}' ग़लत है, उसे भी दें: "
    .. "{text}",
  fact_without_no_part = "'{fact}' में हटाने को '{name}' नहीं है",
  says_text = "'{name}' का वाक्य पाठ नहीं है",
  says_step = "'{name}' नाम का कोई चरण नहीं है जिसका वाक्य बदला जा सके",
  clash_step_dropped = "घरेलू नियम '{one}' और '{other}' साथ नहीं चलते: "
    .. "'{other}' उस चरण '{name}' को बदलता है जिसमें '{one}' कुछ जोड़ता है",
  clash_not_with = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: ‘{one}’ को ‘{other}’ के साथ "
    .. "नहीं खेला जा सकता",
  clash_step = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों चरण ‘{name}’ को बदलते हैं",
  clash_set = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: वे विकल्प ‘{name}’ को ‘{first}’ और "
    .. "‘{second}’ करते हैं",
  clash_silenced = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: ‘{one}’ का तय किया विकल्प "
    .. "‘{name}’ ‘{other}’ के तय किए विकल्प ‘{silenced}’ को बेअसर करता है",
  clash_obligation = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों में बंधन ‘{name}’ है",
  clash_field = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों फ़ील्ड ‘{name}’ घोषित करते हैं",
  clash_option = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों विकल्प ‘{name}’ घोषित करते "
    .. "हैं",
  clash_pile = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों में ढेर ‘{name}’ है",
  clash_fact = "घरेलू नियम ‘{one}’ और ‘{other}’ साथ नहीं चलते: दोनों ‘{name}’ को बदलते हैं",
}
