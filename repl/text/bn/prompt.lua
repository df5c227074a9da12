-- The prompt: its verbs, its help, and its messages when a line fails, in
-- Bengali. See en/prompt.lua.

return {
  greeting = "Tenace {version}: help শব্দগুলোর তালিকা দেয়, quit বেরিয়ে যায়।",
  ready = "> ",
  more = ">> ",
  stopped = "থামল।",
  rest = { one = "Enter চাপলে আরও একটি লাইন; q: শেষ।",
    other = "Enter চাপলে আরও {n}টি লাইন; q: শেষ।" },
  turn = "{player:of} পালা: {prompt}",
  table = "টেবিলে: {plays}",
  no_match = "এখনও কোনো ম্যাচ নেই, একটি শুরু করুন: deal \"whist\"",
  which_game = "কোন খেলা? যেমন: deal \"whist\"",
  which_games = "কোন কোন খেলা? যেমন: compare skat skat+kontra",
  which_sweep = "কী নিয়ে sweep? যেমন: sweep bid_whist min_bid=3..5",
  which_move = "কোন চাল? যেমন: why \"3d\"",
  no_lua = "‘{word}’ Lua নয়: কার্ড উদ্ধৃতির মধ্যে লিখুন, play \"{word}\"",
  in_line = "লাইন {n}, `{line}`: {said}",
  suit_letter = "{said}: {suit} বোঝাতে লিখুন \"{letter}\"",
  card_name = "{said}: লিখুন \"{card}\"",
  no_function = "‘{name}’ নামে কোনো ফাংশন এখানে নেই",
  no_function_near = "‘{name}’ নামে কোনো ফাংশন এখানে নেই, ‘{near}’ বলতে "
    .. "চেয়েছিলেন কি?",
  no_command = "‘{word}’ কমান্ড নেই: কী লেখা যায়, help তা জানায়",
  no_command_near = "‘{word}’ কমান্ড নেই, ‘{near}’ বলতে চেয়েছিলেন কি?",
  in_quotes = "‘{name}’ একটি নাম: উদ্ধৃতির মধ্যে লিখুন, \"{name}\"",
  was_local = "‘{name}’ শুধু ওই লাইনে ছিল: local ছাড়া লিখলে থাকে",
  one_equal = "‘{name}’ মান পায় একটি = দিয়ে: { {name} = … }",
  over_list = "{said}: for … in চলে pairs(list) বা ipairs(list) ধরে; সংখ্যা হলে "
    .. "for i = 1, 3 do",
  join_texts = "{said}: লেখা জোড়া হয় .. দিয়ে",
  not_whole = "লাইনটি সম্পূর্ণ নয়",
  one_game = "{game} একটি খেলা, অন্য একটির সঙ্গে তুলনা করুন: compare {base} {game}",
  how_many = "{verb}: কটি সিদ্ধান্ত? যেমন: {verb} 2",
  no_value = "‘{name}’ হলো nil: তার ভেতরে কিছু নেই",
  plot_wins = "কোন দল কটি ম্যাচ জিতেছে, {game}",
  which_plot = "কী আঁকা হবে? যেমন: plot({ 3, 5, 8 })",
  which_mean = "কীসের গড়? যেমন: mean({ 3, 5, 8 })",
  which_share = "কীসের অংশ? যেমন: share({ true, false }) বা share(3, 8)",
  which_histogram = "কীসের হিস্টোগ্রাম? যেমন: histogram({ 3, 5, 8 }, 5)",
  which_json = "কীসের JSON? যেমন: json(it) বা json(it, \"it.json\")",
  which_csv = "কীসের CSV? যেমন: csv(it) বা csv(it, \"it.csv\")",
  plot_counted = "তালিকায় কোনটি কতবার",
  plot_interval = "{inside} ও {outside} হলো আস্থার সীমা: আসল সংখ্যাটি 100 বারে 95 বার তার "
    .. "ভেতরে থাকে।",
  plot_intervals = "{interval} হলো আস্থার সীমা: আসল সংখ্যাটি 100 বারে 95 বার তার ভেতরে "
    .. "থাকে।",
  no_plot = "আঁকার মতো সংখ্যা নেই: দিন সংখ্যা বা শব্দের তালিকা, নামসহ সংখ্যার টেবিল, { x, y } "
    .. "বিন্দুর তালিকা, বা কোনো ফল",
  here = "{line} এই অবস্থান: position {line} এখানে খোলে, tenace play {line} টেবিলে।",
  nowhere = "কোনো লাইন এই অবস্থান খোলে না: {why}।",
  plot_where = "ফাইলের নাম দিন: plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "সেটি {file}-এ আছে।",
  plotted = "ছবিটি আছে এখানে: {file}।",
  which_line = "কিসের সময়? যেমন: time finish search",
  took = "{passed} সেকেন্ড, তার {cpu} প্রসেসরে।",
  took_decisions = "{passed} সেকেন্ড, তার {cpu} প্রসেসরে; {count}টি সিদ্ধান্ত, সেকেন্ডে "
    .. "{rate}টি।",
  took_each = "{times} বার, প্রতিবার {each} সেকেন্ড।",
  no_name = "‘{name}’ নাম এখানে নেই: help শব্দগুলোর তালিকা দেয়",
  no_name_near = "‘{name}’ নাম এখানে নেই, ‘{near}’ বলতে চেয়েছিলেন কি?",
  no_help = "লাইব্রেরির সাহায্য পাওয়া যাচ্ছে না: `make` তা বানায়।",
  no_word = "‘{word}’ নিয়ে সাহায্য নেই: help library সব শব্দের তালিকা দেয়।",
  no_word_near = "‘{word}’ নিয়ে সাহায্য নেই, ‘{near}’ বলতে চেয়েছিলেন কি?",
  inside = "‘{word}’ নামে কোনো শব্দ নেই। এই শব্দগুলোর নামে বা লেখায় আছে:",
  inside_more = { one = "এবং আরও {n}টি", other = "এবং আরও {n}টি" },
  source = "{file}, লাইন {line}",
  which_word = "কিসের উৎস? যেমন: ??order",
  no_source = "{file}, লাইন {line}: ফাইলটি ইনস্টল করা প্রোগ্রামের সঙ্গে আসে না।",
  no_lines = "‘{word}’-এর দেখানোর কিছু নেই।",
  typed_here = "এটি এখানেই লেখা হয়েছিল।",
  save_where = "ফাইলের নাম দিন: save lesson.lua",
  saved = { one = "{n}টি লাইন আছে {file}-এ: tenace run {file}",
    other = "{n}টি লাইন আছে {file}-এ: tenace run {file}" },
  script = "-- Tenace-এর প্রম্পটে একটি অধিবেশন: tenace run তা আবার চালায়।\n"
    .. "-- see(…) মানগুলো প্রম্পটের মতোই দেখায়।\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- এখানে টেবিলে একটি ম্যাচ শুরু হয়েছিল: {text}",

  is_step = "{name}: {game} খেলার একটি ধাপ। {text}",
  is_option = "{name}={value}: {game} খেলার একটি বিকল্প: {says} ({values}; সাধারণত "
    .. "{default})।",
  is_field_round = "{name}: {game} খেলার একটি ঘর, প্রতি রাউন্ডে নতুন করে ঠিক হয় "
    .. "({kind})।",
  is_field_keeps = "{name}: {game} খেলার একটি ঘর, পুরো ম্যাচ জুড়ে থাকে ({kind})।",
  is_pile_all = "{name}: {game} খেলার একটি স্তূপ, সবাই দেখেন।",
  is_pile_owner = "{name}: {game} খেলার একটি স্তূপ, যাঁর স্তূপ শুধু তিনিই দেখেন।",
  is_pile_none = "{name}: {game} খেলার একটি স্তূপ, কেউ দেখেন না।",
  is_pile_top = "{name}: {game} খেলার একটি স্তূপ, যার সবচেয়ে ওপরের কার্ড সবাই দেখেন।",
  is_rule = "{name}: {game} খেলার একটি বাধ্যবাধকতা: {says}।",
  is_game = "{title}: {sentence} new \"{name}\" লিখলে কার্ড বাঁটা হয়।",
  is_house = "{title}, {game} খেলার একটি ঘরোয়া নিয়ম: {sentence} "
    .. "new \"{game}+{name}\" লিখলে এই নিয়মে বাঁটা হয়।",
  verb = {
    games = "games: শ্রেণি ধরে সব খেলা; games skat: তার ঘরোয়া নিয়ম আর কোনটি কী বদলায়; games search play trump: যেগুলোয় এই শব্দগুলো আছে।",
    play = "play \"whist\": টেবিলে বসায়; quit এখানে ফেরায়। play \"7c\": চলতি ম্যাচে একটি "
      .. "কার্ড খেলে।",
    new = "new(game [, how]): একটি নতুন ম্যাচ, তখন তার নাম m।",
    deal = "deal \"whist\": সব হাত খোলা একটি নতুন ম্যাচ; শুধু deal একই খেলা আবার "
      .. "ডিল করে।",
    hands = "hands: চলতি ম্যাচের সব হাত দেখায়।",
    moves = "moves: এখন যেসব উত্তর হতে পারে, তার তালিকা।",
    why = "why \"3d\": চালটি নিয়ে নিয়ম কী বলে: নিয়ম, তার বাক্য, তার লাইন, এবং যেসব চাল "
      .. "চলে। শুধু why: শেষ চালটি কেন দেওয়া হলো; why \"2\": আসন 2-এর শেষ চাল।",
    hint = "hint: search বট কোন চাল দিত, এবং কেন; hint \"random\" অন্য বটকে জিজ্ঞেস করে।",
    solve = "solve: সব কার্ড দেখা গেলে কোন কার্ডের দাম কত; solve \"points\" পয়েন্ট গোনে, "
      .. "solve \"tricks\" পিঠ। ম্যাচ ছাড়া কোনো অবস্থানের: "
      .. "solve(\"whist\", {}, { hands = { \"AS\", … } })।",
    undo = "undo [n]: একটি, বা n-টি, সিদ্ধান্ত ফিরিয়ে নেয়।",
    redo = "redo [n]: undo-র পরে একটি, বা n-টি, সিদ্ধান্ত আবার নেয়।",
    score = "score: চলতি ম্যাচের স্কোরের খাতা, কারণসহ।",
    rules = "rules \"whist\": খেলার নিয়মের বই; শুধু rules: চলতি ম্যাচের।",
    back = "back [n]: undo-র মতোই একটি, বা n-টি, সিদ্ধান্ত ফিরিয়ে নেয়।",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: যেখানে তা শুরু, সেখানে "
      .. "ফেরে, বা সামনে এগোয়।",
    branch = "branch [name]: ম্যাচের আরেকটি শাখা এখানে শুরু করে; আগের শাখাটি যেমন "
      .. "ছিল থাকে।",
    branches = "branches: ম্যাচের শাখাগুলো ফলসহ পাশাপাশি দেখায়।",
    switch = "switch 1: শাখা 1-এ যায়; শুধু switch আগের শাখায় যায়।",
    finish = "finish [bots]: বট রাউন্ড শেষ করে; না বললে search।",
    again = "again [bots]: বট একই ডিল শুরু থেকে খেলে, আলাদা একটি শাখায়।",
    review = "review: শেষ রাউন্ডের যেসব সিদ্ধান্তে সবচেয়ে বেশি ক্ষতি, এবং কেন; review "
      .. "match: সব রাউন্ডের; review 2: দ্বিতীয়টিতে যায়, আলাদা একটি শাখায়।",
    swap = "swap QS 3D: এই রাউন্ডের ডিলে দুটি কার্ড জায়গা বদলায়; এ পর্যন্ত চালগুলো "
      .. "যতটা চলে, আবার দেওয়া হয়।",
    give = "give 2 QS, give 2 QS for 3D: এই ডিলে একজন একটি কার্ড পান, এবং একটি "
      .. "ফেরত দেন।",
    fix = "fix hand 1 AS * KS: এই ডিলের একটি হাতে এই কার্ডগুলো থাকবে, এই ক্রমে; * "
      .. "মানে যে কার্ড আছে তা-ই।",
    show = "show hands: সব হাত খোলে।",
    hide = "hide hands: শুধু যার পালা, তার হাত দেখায়।",
    position = "position: অবস্থানটি এক লাইনে: খেলা, ডিল ও সিদ্ধান্তের সংখ্যা, যদি "
      .. "সাধারণ বট সেখানে পৌঁছায়; position whist#2@17 ওই লাইনের অবস্থান খোলে।",
    set = "set target=7: ম্যাচ অন্য বিকল্প নিয়ে চলে, বা ঘরোয়া নিয়ম নিয়ে: set american। "
      .. "শুধু set বিকল্পগুলোর তালিকা দেয়।",
    reload = "reload: নিয়ম আবার পড়ে, এ পর্যন্ত চালগুলো সেই নিয়মে দেয়; reload back প্রথম যে "
      .. "চাল আর চলে না, সেখানে ফেরে।",
    watch = "watch: নিয়মের ফাইল সংরক্ষণ হলেই reload করে; আবার watch লিখলে থামে।",
    trace =
      "trace: এই রাউন্ডে কোন নিয়ম কী করেছে, ধাপ, ফাইল ও লাইনসহ; trace 3: "
      .. "তৃতীয় পিঠে, আর নিয়মে প্রতিটি হাতের কী খেলা যেত না; trace score: "
      .. "শেষ স্কোর, একটি একটি অংশ করে; trace all: সব রাউন্ডে।",
    edit =
      "edit follow suit: কোনো নিয়ম, ধাপ বা বিকল্পে আপনার সম্পাদক খোলে, "
      .. "পরে নিয়ম আবার পড়ে; শুধু edit: শেষ যে নিয়মের কথা বলা হয়েছে "
      .. "সেখানে।",
    try = "try 7c qs: এই চালগুলো কেমন যাবে তা বলে, সব আসনের পালা ধরে; কোনোটি না চললে কেন, কোন নিয়মে, আর কী চলবে। ম্যাচ যেখানে আছে সেখানেই থাকে।",
    example = "example \"নাম\": m এখন যা দেখায় তা নিয়মের ফাইলে উদাহরণ "
      .. "হিসেবে যত ছোট করে সম্ভব লেখে; নামের পরে: may 3D, may not 3D, wins, "
      .. "score, last। নাম ছাড়া শুধু দেখায়।",
    keep = "keep: m-কে ঠিক বলে রাখে; check আর reload বদলানো নিয়মে তা আবার "
      .. "চালায়, আর বলে কোথায় অন্যভাবে চলে। keep evening নাম দেয়।",
    compare = "compare skat skat+kontra: একই ডিল নানা নিয়মে খেলে তফাত দেখায়; "
      .. "তারপর it:open(58) ডিল 58-এর ম্যাচগুলো দেয়। compare(\"skat\", "
      .. "\"skat+kontra\", { rounds = 2000, seed = 7 }) ডিলের সংখ্যা ও সিড ঠিক "
      .. "করে। "
      .. "{ matches = 200 } পুরো ম্যাচের তুলনা করে।",
    simulate = "simulate whist, simulate skat kontra: বট অনেক ম্যাচ খেলে; দেখা যায় ম্যাচ "
      .. "কত লম্বা হয় আর কে জেতে। simulate(\"whist\", { games = 1000, seed = 7 }) "
      .. "ম্যাচের সংখ্যা ও সিড ঠিক করে।",
    counts = "counts: m-এ কার হাতে কত তাস, আর যার সিদ্ধান্ত সে কী গুনতে পারত: "
      .. "কোন তাস বাইরে, কার কাছে নেই।",
    histogram = "histogram(list): তালিকার কত সংখ্যা 0, 10, 20 … থেকে, দণ্ডে; "
      .. "histogram(list, 5): 5 ধাপে।",
    mean = "mean({ 3, 5, 8 }): সংখ্যার গড়, আর দশ বা বেশি হলে তার 95% সীমার দুই "
      .. "প্রান্ত।",
    share = "share({ true, false, true }), share(2, 3): তালিকার কতটা সত্য, বা 3-এর "
      .. "2, আর তার 95% সীমার দুই প্রান্ত।",
    json = "json(it): যে কোনো মান JSON-এ; json(it, \"FILE\") ফাইলে লেখে।",
    csv = "csv(it): তুলনা, তালিকা বা সারণি স্প্রেডশিটের জন্য; csv(it, \"FILE\") "
      .. "ফাইলে লেখে।",
    plot = "plot({ 3, 5, 8 }): সংখ্যার তালিকার, নামসহ সংখ্যার, বা তালিকায় কোন শব্দ কতবার "
      .. "তার স্তম্ভ; plot({ { 1, 3 }, { 2, 5 } }): x, y বিন্দু দিয়ে রেখা; plot(it): "
      .. "compare, sweep বা simulate যা পেয়েছে, আস্থার সীমাসহ; "
      .. "plot(it, { svg = \"FILE\" }) ফাইলে আঁকে।",
    time = "time finish search: একটি লাইন চালায়, বলে কত সময় লাগল আর সেকেন্ডে কত "
      .. "সিদ্ধান্ত হলো; time 100 m:moves(): একশো বার।",
    clear = "clear: পর্দা মুছে দেয়।",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: বিকল্পের "
      .. "প্রতিটি মানে বা প্রতিটি ঘরোয়া নিয়মে একই ডিল খেলে: কত লম্বা, কটি "
      .. "কন্ট্র্যাক্ট পূর্ণ, ভালো বট কতবার জেতে। sweep(\"skat\", \"rounds\", { 1, 3 "
      .. "}, { duels = 20, seed = 7 }) সারির তালিকা দেয়।",
    save = "save FILE: m-এর রেকর্ড লেখে, টেবিলের মতো। save lesson.lua সেশনটি "
      .. "স্ক্রিপ্ট হিসেবে লেখে, আর tenace run lesson.lua আবার চালায়। save rules as "
      .. "NAME m-এর ঘরোয়া নিয়ম ও অপশন রাখে।",
    tour = "tour: দশ মিনিটে প্রম্পটটি দেখায়, ধাপে ধাপে; tour 3 ধাপ 3 থেকে শুরু করে, tour "
      .. "off শেষ করে।",
    source = "source order, বা ??order: যে লাইনগুলোতে একটি শব্দ, নিয়মের একটি ধাপ বা পুরো "
      .. "নিয়মের ফাইল লেখা, তা দেখায়।",
    help = "help \"order\": শব্দটি কী করে; শুধু help বলে কী লেখা যায়, help library সব "
      .. "শব্দের তালিকা দেয়।",
    quit = "quit: প্রম্পট বা টেবিল থেকে বেরিয়ে যায়।",
  },
  help_group = "{group}: {names}",

  help_first = "এক লাইন মানে Lua, তার মান দেখানো হয়। একা একটি শব্দও চলে: deal, "
    .. "hands, quit।",
  help_rows = {
    { "games", "সব খেলার তালিকা; games skat: তার ঘরোয়া নিয়ম ও বিকল্প" },
    { "play \"whist\"", "টেবিলে বসায়; quit এখানে ফেরায়" },
    { "deal \"whist\"", "কার্ড বেঁটে সব হাত দেখায়; ম্যাচের নাম m; new কার্ড বাঁটে, "
      .. "দেখায় না" },
    { "play \"7c\"", "m-এ একটি কার্ড খেলে; moves, hands, score, counts: কী কী আছে; undo, redo: "
      .. "একটি সিদ্ধান্ত পিছোনো, এগোনো" },
    { "why \"3d\"", "চালটি নিয়ে নিয়ম কী বলে; hint: বট কী করত; solve: কোন কার্ডের দাম কত" },
    { "goto trick 5", "সেখানে ফেরে, back 3 তিনটি সিদ্ধান্ত; branch, branches, switch: "
      .. "একাধিক শাখা" },
    { "finish", "বট রাউন্ড শেষ করে; again: একই ডিল শুরু থেকে খেলে" },
    { "give 2 QS", "ডিল বদলায়, swap ও fix-ও তা করে; show hands সব হাত খোলে, "
      .. "hide ঢাকে" },
    { "review", "শেষ রাউন্ডে সবচেয়ে বেশি ক্ষতি কিসে; review 1 সেখানে যায়" },
    { "position", "m এক লাইনে, অন্যরাও যাতে খুলতে পারেন" },
    { "rules \"whist\"", "নিয়মের বই" },
    { "set target=7", "m-এ অন্য বিকল্প, বা ঘরোয়া নিয়ম; reload: m-এর নিয়ম আবার পড়ে; "
      .. "watch: ফাইল সংরক্ষণ হলেই" },
    { "trace",
      "কোন নিয়ম কী করেছে, আর তা কোথায় লেখা; trace 3, trace score; "
      .. "edit follow suit: সেখানে আপনার সম্পাদক খোলে" },
    { "try 7c qs", "তা কেমন যাবে; ম্যাচ যেখানে আছে সেখানেই থাকে" },
    { "example \"নাম\"", "m এখন যা দেখায়, নিয়মের ফাইলে উদাহরণ হিসেবে" },
    { "keep", "m ঠিক: নিয়ম বদলালে check তা আবার চালায়" },
    { "simulate whist",
      "বট অনেক রাউন্ড খেলে, আর হিসাব দেখা যায়" },
    { "compare", "একই ডিল নানা নিয়মে: compare skat skat+kontra; sweep "
      .. "bid_whist min_bid=3..5: বিকল্পের প্রতিটি মানে" },
    { "plot(it)", "তালিকা বা ফল থেকে স্তম্ভ বা রেখা আঁকে" },
    { "mean(list)", "mean, share, histogram: তালিকার; json, csv: "
      .. "অন্য প্রোগ্রামের জন্য" },
    { "time finish", "একটি লাইন চালায়, বলে কত সময় লাগল" },
    { "?order", "লাইব্রেরির বা এই খেলার শব্দ নিয়ে সাহায্য; ??order মানে source order: যে "
      .. "লাইনে তা লেখা" },
    { "help hist", "অংশ দিয়ে শব্দ খোঁজে; help library: সব শব্দ" },
    { "save FILE", "আপনি যা লিখেছেন তা স্ক্রিপ্ট হিসেবে লেখে; clear পর্দা মোছে" },
    { "tour", "দশ মিনিটে এই সব দেখায়" },
  },
  help_last = "শেষ ফলের নাম it। Ctrl-C চলতি কাজ থামায়; quit বেরিয়ে যায়।",
  help_library = "help order বলে শব্দটি কী করে। এই প্রশ্নগুলোর জন্য ম্যাচ লাগে না: order, "
    .. "legal, allows, winner, value, solve। যেমন: "
    .. "winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
