-- What is wrong with a command line, a file or a deal, in Hindi. See
-- en/fail.lua.

return {
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
  search_none = "इन सब शब्दों वाला कुछ नहीं: {words}",
  search_none_near =
    "इन सब शब्दों वाला कुछ नहीं: {words}। क्या मतलब {near} था?",
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
}
