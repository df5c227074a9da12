-- What is wrong with a command line, a file or a deal, in Bengali. See
-- en/fail.lua.

return {
  command_line = "{command}: {problem}: দেখুন tenace {command} --help",
  command_line_near = "{command}: {problem} দেখুন tenace {command} --help",
  unknown_option = "{option} নামে কোনো বিকল্প নেই",
  unknown_option_near =
    "{option} নামে কোনো বিকল্প নেই, আপনি কি বলতে চেয়েছেন: {near}?",
  option_alone = "{option} বিকল্পের পরে একটি শব্দ লাগবে",
  option_short = "{option} বিকল্পের পরে আরও শব্দ লাগবে",
  option_with = "{option} বিকল্পের কোনো মান নেই",
  options_together = "{option} ও {other} বিকল্প একসঙ্গে চলে না",
  word_missing = "{option} লেখা হয়নি",
  too_many_words = "শব্দ বেশি হয়ে গেছে",
  bad_deal = "{file}: লাইন {n}: নাম, কোলন ও কার্ড থাকতে হবে, যেমন "
    .. "1: AS 4D",
  bad_position = "{file}: {problem}",
  deal_or_seed = "--deal-এই অবস্থান আছে: --seed ও --at শুধু বাঁটা "
    .. "কার্ডের জন্য",
  no_hands = "{file}: এতে কোনো হাত নেই: প্রতি হাতের জন্য একটি লাইন লিখুন, "
    .. "যেমন 1: AS 4D",
  tricks_or_points = "--for: ‘{what}’ গোনা যায় না, শুধু tricks বা points",
  unsolved = "{problem}",
  one_of = "--{option}-এর মান এগুলোর একটি: {words}; ‘{text}’ নয়",
  no_puzzle = "{game} খেলায় কোনো ধাঁধা পাওয়া গেল না; অন্য --seed দিলে পাওয়া "
    .. "যেতে পারে",
  no_graded_puzzle = "{game} খেলায় {grade} ধাঁধা পাওয়া গেল না; অন্য --seed "
    .. "দিলে পাওয়া যেতে পারে",
  no_language = "--lang: ‘{name}’ নামে কোনো ভাষা নেই; আছে: {list}",
  no_language_near = "--lang: ‘{name}’ নামে কোনো ভাষা নেই, ‘{near}’ বলতে "
    .. "চেয়েছিলেন কি? আছে: {list}",
  no_command = "‘{command}’ নামে কোনো কমান্ড নেই: দেখুন tenace --help",
  no_command_near = "‘{command}’ নামে কোনো কমান্ড নেই, ‘{near}’ বলতে "
    .. "চেয়েছিলেন কি? দেখুন tenace --help",
  no_lesson = "teach: {game} খেলায় ‘{word}’ নামে পাঠ নেই, আছে {names}",
  no_lessons = "teach: {game} থেকে কোনো প্রশ্ন বানানো যায় না: rules তার নিয়ম দেখায়",
  lesson_there = "teach: ‘{file}’ আগেই আছে, অন্য ফাইলের নাম দিন",
  card_or_against = "rules: --card ও --against একসঙ্গে চলে না, একটি বাদ দিন",
  quiz_or_lesson = "teach: --quiz ও --lesson একসঙ্গে চলে না, একটি বাদ দিন",
  play_it = "‘{game}’ কমান্ড নয়, তবে খেলা: tenace play {game}",
  number =
    "--{option} হবে {least} বা তার বেশি কোনো পূর্ণসংখ্যা, ‘{text}’ নয়",
  which_game =
    "{command}: কোনো খেলার নাম নেই; যেমন: tenace {command} whist",
  no_game = "{problem}: কী কী আছে, tenace games তা দেখায়",
  no_game_but_file = "{problem}, তবে এই ফোল্ডারে {file} আছে: {file} লিখুন",
  line_first = "এটি একটি টেবিলের নিয়মের লাইন: tenace new-এর সঙ্গে এই লাইন "
    .. "দিলে সেগুলো নেওয়া হয়, তারপর এখানে {game} থাকবে",
  no_option = "{problem}: tenace rules {game} সেগুলো দেখায়",
  no_cards = "এই কার্ডগুলো ‘{how}’ হিসেবে দেখানো যায় না: আছে {list}",
  no_bot = "‘{name}’ নামে কোনো বট নেই: আছে random, search ও search:N, N "
    .. "1 থেকে {most}",
  bots_seats = "{players}টি আসনে {n}টি বট বসে না: একটির নাম দিন, বা আসন-প্রতি "
    .. "একটি",
  pace = "--pace হবে 0 থেকে 60 সেকেন্ড, ‘{text}’ নয়",
  seats = "--seat-এ আসনের নম্বর দিতে হয়, যেমন 1 বা 1,3; ‘{text}’ নয়",
  line_over = "{line}: সেখানে ম্যাচ শেষ",
  line_wide = "{line}: বেছে নেওয়ার মতো চাল বড্ড বেশি",
  seed_twice = "{line} নিজেই সিড জানায়: --seed বাদ দিন",
  no_seat = "এই খেলায় {seat} নম্বর আসন নেই: 1 থেকে {players}-এর একটি বেছে নিন",
  compare_with = "compare: {game} একটিই খেলা, কার সঙ্গে তুলনা হবে তার নাম দিন; "
    .. "যেমন: tenace compare skat skat+kontra",
  sweep_one = "compare: --sweep একটি খেলা নেয়, {n}টি নয়; যেমন: tenace "
    .. "compare bid_whist --sweep min_bid=3..5",
  sweep_duel = "compare: --duel দুটি বট নেয়, ভালোটি আগে; ‘{text}’ নয়; "
    .. "যেমন: --duel search:5,random",
  sweep_only = "compare: --{option} শুধু --sweep-এর সঙ্গে চলে",
  share = "কাজের একটি ভাগ ব্যর্থ হয়েছে: {text}",
  record_there = "‘{file}’ আগেই আছে: --resume {file} দিয়ে সেটিই চালান, অন্য "
    .. "ফাইলের নাম দিন, বা --force দিয়ে বদলে ফেলুন",
  there = "‘{file}’ আগেই আছে, তাতে হাত দেওয়া হয়নি: অন্য ফাইলের নাম দিন, বা "
    .. "--force দিয়ে বদলে ফেলুন",
  no_record = "{folder} ফোল্ডারে আবার চালানোর মতো ম্যাচ নেই",
  none_to_resume = "{problem}: tenace play GAME দিয়ে একটি শুরু করুন",
  not_resumed = "{problem}: এমন রেকর্ডের নাম দিন যা পড়া ও লেখা যায়, এবং যা "
    .. "অন্য কেউ চালাচ্ছেন না",
  empty_record = "{file}: রেকর্ডটি ফাঁকা, কারণ কিছু লেখার আগেই প্রোগ্রাম বন্ধ "
    .. "হয়েছে: নতুন করে শুরু করুন: --record {file} --force",
  no_home = "ফোল্ডার জানা নেই: {variable} বা HOME কোনোটিই পুরো পাথ নয়",
  no_folder = "{problem}: যেকোনো একটি ঠিক করে দিন",
  output = "স্ট্যান্ডার্ড আউটপুটে লেখা যাচ্ছে না: {problem}",
  no_file = "{problem}: এমন রেকর্ডের নাম দিন যা পড়া যায়",
  bad_record = "{file}: {problem}",
  resume_game = "play: --resume খেলাটি রেকর্ড থেকেই নেয়, ‘{game}’ বাদ দিন",
  only_prove = "check: --{option} শুধু --prove-এর জন্য, দুটোই লিখুন",
  resume_with = "play: --{option} --resume-এর সঙ্গে চলে না, বাদ দিন",
  no_example = "{why}: tenace rules GAME --examples খেলার উদাহরণগুলো দেখায়",
  no_record_there = "{file} নামে ফাইল বা ফোল্ডার নেই: play যেমন লেখে তেমন "
    .. "রেকর্ড, বা রেকর্ডের ফোল্ডারের নাম দিন",
  no_records = "{file}-এ কোনো রেকর্ড নেই: *.record ফাইলের ফোল্ডারের নাম দিন",
  not_kept_there = "{file}: {why}: tenace keep --list GAME রাখা রেকর্ডের "
    .. "নাম বলে",
  keep_what = "কী রাখবেন বলুন: tenace keep evening.record, বা রেকর্ডের "
    .. "ফোল্ডার",
  no_rules = "‘{file}’ নামে নিয়মের ফাইল নেই: ফাইলের বা tenace games-এর "
    .. "কোনো খেলার নাম দিন",
  not_written = "{problem}: এমন ফাইলের নাম দিন যাতে লেখা যায়",
  no_script = "‘{file}’ নামে স্ক্রিপ্ট নেই: একটি Lua ফাইলের নাম দিন",
  which_script =
    "run: কোনো স্ক্রিপ্টের নাম নেই; যেমন: tenace run deals.lua",
  script = "{problem}",
  port = "port: ‘{text}’ 0 থেকে 65535-এর মধ্যে কোনো সংখ্যা নয়",
  no_page = "পাতাটি তৈরি করা নেই, {folder} ফোল্ডারে কিছু নেই: make web তা তৈরি "
    .. "করে",
  no_server = "এই প্রোগ্রাম পাতার সার্ভার ছাড়া তৈরি: libmicrohttpd (Debian-এ "
    .. "libmicrohttpd-dev) ইনস্টল করে make চালান",
  bad_server = "পাতার সার্ভার চালু করা যাচ্ছে না: {problem}",
  port_taken = "পোর্ট {port} খালি নেই: --port N দিয়ে অন্য একটি বেছে নিন",
  bad_name = "‘{name}’ নাম হতে পারে না: ছোট হাতের অক্ষর, অঙ্ক ও _ চলবে, "
    .. "প্রথমে অক্ষর",
  games_search = "games --search: কোন শব্দ?",
  said = "{text}",
  search_none = "এই সব শব্দ কোথাও নেই: {words}",
  search_none_near =
    "এই সব শব্দ কোথাও নেই: {words}। {near} বলতে চেয়েছিলেন কি?",
  watch_terminal = "check: --watch-এর টার্মিনাল চাই",
  new_words = "new: ‘{word}’ বাড়তি: নাম একটি শব্দ",
  there_already =
    "‘{file}’ আগেই আছে, তাতে হাত দেওয়া হয়নি: অন্য নাম বেছে নিন, বা "
    .. "--force দিয়ে বদলে ফেলুন",
  name_taken = "‘{name}’ আগেই আছে, নতুন ফাইল সেটিকে আড়াল করবে: অন্য নাম "
    .. "বেছে নিন",
  no_template = "{problem}: প্রোগ্রামের TEMPLATE.lua পাওয়া যাচ্ছে না",
  new_what = "new: ‘{name}’ কী হবে বলুন: ঘরোয়া নিয়ম হলে --of GAME, নইলে "
    .. "--game",
}
