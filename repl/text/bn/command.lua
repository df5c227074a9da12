-- The command line: what each command is for, and its help, in Bengali. See
-- en/command.lua.

return {
  no_letters = "এই টার্মিনাল ({name}={value}) ‘{language}’ ভাষার অক্ষর "
    .. "দেখায় না: দেখাতে পারলে {name}=C.UTF-8 দিন।",

  help = "এই লেখাটি দেখায়।",
  arguments = "আর্গুমেন্ট:", options = "বিকল্প:",
  json = "একটি JSON ডকুমেন্ট ছাপে, আর কিছু নয়।",
  help_help = [[
ব্যবহার: tenace help [COMMAND]

tenace help কমান্ডগুলোর তালিকা দেয়, আর tenace help COMMAND বলে কোনটি কী নেয়,
tenace COMMAND --help-এর মতোই।

উদাহরণ: tenace help play]],
  version = "tenace {version}, নিয়ম-শব্দ {words}, লাইন লেখা যায় {library} দিয়ে",
  languages = "--lang CODE অন্য ভাষায় বলে: {list}।",
  overview = [[
ব্যবহার: tenace [COMMAND …]

এমন তাসের খেলা খেলে, যার নিয়ম ফাইলে থাকে: আপনি পড়তে ও বদলাতে পারেন।
কমান্ড ছাড়া একটি প্রম্পট খোলে, সেখানে Lua-তে কার্ড ও খেলা পরখ করা যায়।

{commands}

tenace COMMAND --help আরও জানায়; tenace --version সংস্করণ ছাপে।
{languages}
খেলার নাম লিখুন whist; ঘরোয়া নিয়ম ও বিকল্পসহ
whist+american+rounds=3, বা আলাদা শব্দে: whist american rounds=3.

উদাহরণ: tenace play whist]],
  play = {
    usage = [=[
ব্যবহার: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
              [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
              [--force]
       tenace play --resume [FILE]
       tenace play GAME --example NAME
         tenace play GAME --deals FILE [--board N]]=],
    summary = "টেবিলে একটি ম্যাচ খেলে",
    text = "বটের বিপক্ষে একটি ম্যাচ খেলে, টার্মিনালে বা লাইনে লাইনে।",
    example = [[
উদাহরণ: tenace play whist american --seat 2 --bots search:20
         tenace play --resume]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প (target=7); অথবা এক লাইনে একটি "
      .. "অবস্থান, whist#2@17: সিড 2, বটের 17টি সিদ্ধান্ত।",
    seed = "একই সংখ্যায় একই কার্ড বাঁটা হয়।",
    cards = "কার্ড কীভাবে দেখানো হবে: signs, letters, french (jack of clubs), "
      .. "german (Eichel Unter), spanish (caballo de copas) "
      .. "বা italian (fante of cups)।",
    seat = "আপনার আসন; না বললে 1। 1,3: দুজন মানুষ খেলেন, মাঝে পর্দা মুছে দেওয়া হয়।",
    bots = "random, search বা search:N; search,random: পালা করে।",
    table = "আসনসহ টেবিল আঁকে, টার্মিনাল সরু হলেও।",
    plain = "সব কথা লাইনে বলে, স্ক্রিন রিডারের উপযোগী; কিছু আঁকা বা মোছা হয় না।",
    counts = "আপনার প্রতিটি সিদ্ধান্তের আগে দেখায় কোন কার্ড এখনও বাকি।",
    pace = "টার্মিনালে বাকিদের দুই চালের মাঝের সেকেন্ড; না বললে 0.5, যেকোনো কী "
      .. "চাপলে "
      .. "সঙ্গে সঙ্গে এগোয়।",
    record = "রেকর্ডের ফাইল; না বললে অবস্থার ফোল্ডারে একটি।",
    force = "--record-এর FILE আগেই থাকলে বদলে ফেলে।",
    resume = "রেকর্ড করা ম্যাচ আবার চালায়: FILE, বা সবচেয়ে নতুনটি।",
    opens = "নিয়মের একটি উদাহরণ অবস্থান হিসেবে খোলে।",
    deals = "ফাইলের ডিল খেলে: PBN, LIN বা লাইন, export যেমন লেখে।",
    board = "--deals-এর বোর্ড N থেকে শুরু করে।",
  },
  games = {
    usage = [=[
ব্যবহার: tenace games [GAME…] [--changes]
        tenace games --search WORDS…]=],
    summary = "শ্রেণি ধরে খেলার, বা কোনো খেলার ঘরোয়া নিয়মের, তালিকা দেয়",
    text = "শ্রেণি ধরে খেলাগুলোর, বা কয়েকটি খেলার ও তাদের ঘরোয়া নিয়মের, তালিকা "
      .. "দেয়।\n"
      .. "পাইপে: সব খেলা ও ঘরোয়া নিয়ম, এক লাইনে একটি।"
      .. "\n"
      .. "--search দিলে: যেসব খেলা ও ঘরোয়া নিয়মের নাম, বাক্য, বিকল্প বা বদলে এই সব শব্দ আছে; সেরাগুলো আগে। টার্মিনালে, বা --changes দিলে, প্রতিটি ঘরোয়া নিয়ম বলে কী বদলায়।",
    example = [[
উদাহরণ: tenace games
         tenace games whist skat
         tenace games --search play trump]],
    game = "যেসব খেলার ঘরোয়া নিয়মের তালিকা চাই।",
    search = "এই শব্দগুলোর খেলা ও ঘরোয়া নিয়ম খোঁজে।",
    changes = "প্রতিটি ঘরোয়া নিয়ম কী বদলায় তা বলে।",
  },
  rules = {
    usage = [=[
ব্যবহার: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
              [--card] [--examples] [--html FILE] [--markdown FILE]
              [--force]]=],
    summary = "ঠিক এই খেলারই নিয়মের বই ছাপে",
    text = "খেলার নিয়মের বই ছাপে, ঘরোয়া নিয়ম ও বিকল্পসহ,\nঅথবা শুধু দুই খেলার "
      .. "তফাত।",
    example = [[
উদাহরণ: tenace rules whist american
         tenace rules whist --against whist+american
         tenace rules whist+long_whist --html whist.html]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প।",
    card = "উদাহরণ বাদ দেয়: হাতে দেওয়ার মতো এক পাতা।",
    examples = "শুধু কয়েকটি নয়, সব উদাহরণ দেখায়।",
    html = "নিয়মের বই FILE-এ লেখে, আঁকা কার্ডসহ এক পাতায়।",
    markdown = "নিয়মের বই FILE-এ Markdown হিসেবে লেখে।",
    force = "FILE আগেই থাকলে বদলে ফেলে।",
    against = "শুধু দুই খেলার তফাত দেখায়।",
  },
  teach = {
    usage = [=[
ব্যবহার: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
              [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "পাঠ ও কুইজ দেয়",
    text = "প্রশ্ন করে খেলা শেখায়, উত্তর দেয় খেলার নিয়ম। আপনার অগ্রগতি রাখা থাকে।",
    example = [[
উদাহরণ: tenace teach whist
         tenace teach skat+pub_skat --quiz 10]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প; অথবা এক লাইনে একটি অবস্থান, "
      .. "whist#2@17: সেখানে কোন চাল সেরা, জিজ্ঞেস করা হয়।",
    lesson = "শুধু ওই পাঠটি দেয়, তালিকার নাম বা নম্বর ধরে।",
    quiz = "সব পাঠ থেকে N-টি প্রশ্ন করে।",
    list = "পাঠগুলো ও আপনার ফল দেখায়।",
    record = "আপনাকে খেলতে দেয়, আর চালগুলো FILE-এ পাঠ হিসেবে লেখে।",
    seed = "একই সংখ্যায় একই প্রশ্ন আসে; না বললে 1।",
  },
  class = {
    usage = [=[
ব্যবহার: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
         tenace class --resume --results FILE [--lan] …]=],
    summary = "ক্লাসকে প্রশ্ন করে: প্রজেক্টরে বোর্ড, ফোন থেকে উত্তর",
    text = "প্রজেক্টরের জন্য একটি বোর্ড খোলে। ছাত্রছাত্রীরা ফোনে তার ঠিকানা "
      .. "খোলে, এই\n"
      .. "ঘণ্টার জন্য একটি নাম দেয়, আর নিজের ভাষায় উত্তর দেয়। স্পেস কী "
      .. "দিয়ে এগোয়: প্রশ্ন,\n"
      .. "কতজন উত্তর দিয়েছে, ব্যাখ্যা।\n"
      .. "--lan ছাড়া শুধু এই যন্ত্রের ব্রাউজার পৌঁছায়।",
    example = [[
উদাহরণ: tenace class whist --lan
        tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প; অথবা এক লাইনে একটি "
      .. "অবস্থান, whist#2@17: সেখানে কোন চাল সেরা, জিজ্ঞেস করা হয়।",
    lesson = "এই পাঠগুলো নেয়, নাম ধরে, কমা দিয়ে; নাম দেয় tenace teach "
      .. "GAME --list।",
    play = "N বার জিজ্ঞেস করে কোন তাস খেলা যায়।",
    worth = "N বার জিজ্ঞেস করে কিছুর মূল্য কত।",
    quiz = "সব পাঠ থেকে N-টি প্রশ্ন করে; আর কিছু না চাইলে 10টি।",
    puzzle = "N-টি ধাঁধা দেয়।",
    results = "নাম, উত্তর ও সেকেন্ড CSV হিসেবে FILE-এ লেখে।",
    resume = "যে ক্লাসের ফল FILE-এ আছে তা চালিয়ে যায়।",
    port = "পোর্ট; সাধারণত 8019, আর 0 হলো যেকোনো খালি পোর্ট।",
    no_open = "কোনো ব্রাউজার খোলে না।",
  },
  homework = {
    usage = [=[
ব্যবহার: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
         tenace homework --marks FILE… [--csv]]=],
    summary = "ডিল ও ধাঁধার লিংক বানায়, আর ফেরত আসা উত্তর দেখে",
    text = "পৃষ্ঠার একটি লিংক ছাপে, তাতে ডিল ও ধাঁধা থাকে। ছাত্রছাত্রীরা "
      .. "সেখানে বটের বিরুদ্ধে\n"
      .. "যতবার খুশি খেলে আর একটি লেখা জমা দেয়। --marks নিয়ম মেনে তাদের "
      .. "চাল আবার দেয়, আর\n"
      .. "বলে কে কী পেয়েছে।",
    example = [[
উদাহরণ: tenace homework whist --deals 3 --text "Make three tricks."
        tenace homework --marks anna.txt bela.txt]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প; --marks থাকলে জমা দেওয়া "
      .. "ফাইল।",
    deals = "ডিলের সংখ্যা; ধাঁধা না চাইলে 3।",
    puzzles = "ধাঁধার সংখ্যা।",
    seed = "প্রথম ডিল ও ধাঁধা; সাধারণত 1।",
    bot = "অন্য আসনের বট: search:8 (সাধারণত), search:N বা random।",
    text_for = "কাজগুলোর উপরে ছাত্রছাত্রীরা যা পড়ে।",
    address = "ছাত্রছাত্রীদের পৃষ্ঠা কোথায়: https://cards.example.org/।",
    marks = "যা জমা পড়েছে তা দেখে।",
    csv = "স্প্রেডশিটের জন্য ছক ছাপে।",
  },
  stats = {
    usage = "ব্যবহার: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "আপনার নিজের ম্যাচগুলো কেমন হয়েছে বলে",
    text = "রেকর্ড দেখে আপনার ম্যাচ গোনে: কটি জিতেছেন, রাউন্ডে গড় পয়েন্ট,\nকটি "
      .. "কন্ট্র্যাক্ট "
      .. "পূর্ণ হয়েছে।",
    example = [[
উদাহরণ: tenace stats
         tenace stats skat --review]],
    game = "শুধু এই খেলা, তার সব ঘরোয়া নিয়মসহ।",
    review = "আপনার যেসব সিদ্ধান্ত বটের চেয়ে স্পষ্ট খারাপ, সেগুলোও গোনে; প্রতি ম্যাচে "
      .. "কয়েক "
      .. "সেকেন্ড লাগে।",
  },
  puzzle = {
    usage = [=[
ব্যবহার: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--grade GRADE] [--json]]=],
    summary = "একটি অবস্থান দেখায়: কোন চাল সেরা?",
    text = "এমন অবস্থান খোঁজে যেখানে একটি চাল স্পষ্টই সেরা, অথচ অনেক বট\nধরতে পারে না। "
      .. "আপনি চালটি খুঁজুন; তারপর দেখুন কোনটির ফল কী, এবং\nকেন।",
    example = [[
উদাহরণ: tenace puzzle whist
         tenace puzzle skat --seed 7 --grade hard]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প।",
    seed = "একই সংখ্যায় একই ধাঁধা আসে।",
    grade = "easy, medium বা hard।",
  },
  check = {
    usage = "ব্যবহার: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "       tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "       tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "       tenace check --lang CODE --seen | --docs\n"
      .. "       tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "          [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "নিয়ম পড়ে, তার উদাহরণ চালায়, এলোমেলো ম্যাচ খেলে",
    text = "নিয়মের প্রতিটি ভুল FILE:LINE: TEXT হিসেবে জানায়, পরামর্শসহ, এবং\nএকটি "
      .. "রেকর্ড "
      .. "দেয় যাতে তা দেখা যায়। অস্বাভাবিক কিছু হলে মন্তব্য। ভুল থাকলে exit status "
      .. "1,\n"
      .. "শুধু মন্তব্য থাকলে 0।",
    example = [[
উদাহরণ: tenace check whist+american
         tenace check rules/whist.lua]],
    game = "নিয়মের ফাইলের পাথ, বা খেলা ও তার ঘরোয়া নিয়ম।",
    lang = "এই ভাষায় যেসব বাক্য নেই তার তালিকা: নিয়মের বাক্য, অথবা খেলার নাম না "
      .. "দিলে "
      .. "প্রোগ্রামের।",
    docs = "--lang-এর সঙ্গে: লাইব্রেরির যে শব্দগুলোর সাহায্য অনূদিত নয় "
      .. "সেগুলো দেখায়।",
    watch = "নিয়মের কোনো ফাইল সংরক্ষিত হলেই আবার পরীক্ষা করে; যেকোনো কী থামায়।",
    coverage = "অনেক ডিলে গোনে প্রতিটি নিয়ম কতবার কাজ করেছে, আর যা কখনও "
      .. "হয়নি তার নাম বলে।",
    deals = "কয়টি ডিল (নিজের নিয়ম ও --coverage: 1,000)।",
    update = "--lang-এর সঙ্গে: এই নিয়মগুলোর .po ফাইল, বা খেলা না বললে "
      .. "সাহায্যের, এখনকার ইংরেজির সঙ্গে মেলায়।",
    word_missing = "{file}: অনুবাদ নেই: {text}",
    words_missing = "লাইব্রেরির সাহায্যের {n}টি বাক্যের অনুবাদ নেই।",
    docs_missing = "লাইব্রেরির সাহায্যে {n}টি বাক্য বাকি: tenace check --lang "
      .. "{code} --docs",
    seen = "--lang-এর সঙ্গে: লিখে রাখে যে সব অনুবাদ এখনকার ইংরেজির সঙ্গে মেলে।",
    prove = "ছোট তাসে প্রতিটি বাঁট আর প্রতিটি খেলা দেখে।",
    cards = "--prove-এর সঙ্গে: শেষে প্রতি হাতের কার্ড (2)।",
    deck = "--prove-এর সঙ্গে: তাসের কার্ড, যেমন \"AC KC 2C AD\"।",
    seconds = "--prove-এর সঙ্গে: কতক্ষণ হিসাব চলতে পারে (60)।",
  },
  new = {
    usage = [=[
ব্যবহার: tenace new NAME --of GAME [--force]
        tenace new NAME --game [--force]
        tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
        tenace new LINE [--force]
        tenace new --sets | --drop GAME+NAME]=],
    summary = "আপনার নিজের ঘরোয়া নিয়ম বা খেলা শুরু করে",
    text = "আপনার নিয়মের ফোল্ডারে একটি ঘরোয়া নিয়ম বা খেলার প্রথম লাইনগুলো লেখে।"
      .. "\n"
      .. "--as দিলে ঘরোয়া নিয়ম আর বিকল্প একটি নামে, যেমন \"as we play\", গুচ্ছ হয়ে থাকে। সেটি একটি ঘরোয়া নিয়ম, whist+as_we_play লিখে খেলা যায়। LINE হলো অন্য কাউকে tenace signature --line যা দেখিয়েছে।",
    example = [[
উদাহরণ: tenace new my_whist --of whist
         tenace new my_game --game
         tenace new "as we play" --as whist+honours target=7]],
    name = "নাম: ছোট হাতের অক্ষর, অঙ্ক ও _; গুচ্ছের যেকোনো শব্দ; বা একটি লাইন।",
    of = "এই খেলার একটি ঘরোয়া নিয়ম বানায়।",
    as_game = "একটি খেলা বানায়।",
    force = "ওই নামের ফাইল আগেই থাকলে বদলে ফেলে।",
    as_set = "এই ঘরোয়া নিয়ম ও বিকল্প গুচ্ছ হিসেবে রাখে।",
    sets = "গুচ্ছগুলোর তালিকা।",
    drop = "একটি গুচ্ছ সরায়।",
  },
  replay = {
    usage = "ব্যবহার: tenace replay FILE [--json]",
    summary = "রেকর্ড আবার চালিয়ে যাচাই করে",
    text = "রেকর্ড আবার চালায়, যাচাই করে এবং কীভাবে শেষ হলো ছাপে।\n"
      .. "চালানো না গেলে exit status 1।",
    example = "উদাহরণ: tenace replay match.record --json",
    file = "রেকর্ড, play যেমন লেখে।",
  },
  keep = {
    usage = [=[
ব্যবহার: tenace keep RECORD|FOLDER…
       tenace keep --list|--review GAME…
       tenace keep --accept|--drop RECORD…]=],
    summary = "ম্যাচ ঠিক বলে রাখে, check-এর জন্য",
    text = [[
ম্যাচ ঠিক বলে রাখে: রেকর্ডগুলো নিয়মের ফাইলের পাশের kept ফোল্ডারে (প্রোগ্রামের
নিয়ম হলে আপনার নিজের নিয়মের ফোল্ডারে) কপি হয়। নিয়মের প্রতিটি check সেগুলো আবার
চালায়, আর বলে কোনগুলো কোথায়, কোন নিয়মে অন্যভাবে চলে।]],
    example = [[
উদাহরণ: tenace keep evening.record
       tenace keep --review whist+short]],
    file = "রাখার রেকর্ড ও রেকর্ডের ফোল্ডার; বা খেলা, বা রাখা রেকর্ড।",
    list = "এই খেলাগুলোর রাখা ম্যাচ, ও সেগুলো কেমন চলে।",
    review = "যেগুলো অন্যভাবে চলে সেগুলো একটি একটি করে দেখায়।",
    accept = "রাখা রেকর্ড আজকের নিয়মে নতুন করে লেখে।",
    drop = "এই রেকর্ডগুলো আর রাখে না: কপি সরায়।",
  },
  review = {
    usage = [=[
ব্যবহার: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "রেকর্ড করা ম্যাচের কোন সিদ্ধান্তে বেশি ক্ষতি হলো বলে",
    text = "রেকর্ড করা ম্যাচের প্রতিটি সিদ্ধান্ত দেখে, খেলোয়াড় তখন যা জানতেন তা "
      .. "ধরে।\n"
      .. "কোনগুলোতে বেশি ক্ষতি, কী করলে ভালো হতো এবং কেন, আর একই কার্ডে বট\nকত "
      .. "পায়, "
      .. "তা বলে।",
    example = [[
উদাহরণ: tenace review match.record
         tenace review match.record --player 2 --most 10]],
    file = "রেকর্ড, play যেমন লেখে।",
    player = "যে আসন দেখা হবে; না বললে মানুষের আসন, বা সব।",
    round = "শুধু রাউন্ড N দেখে।",
    most = "বড়জোর N-টি সিদ্ধান্ত বলে; না বললে 5।",
  },
  import = {
    usage = [=[
ব্যবহার: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                       [--record FILE] [--force] [--json]]=],
    summary = "অন্য প্রোগ্রামের ডিল থেকে রেকর্ড বানায়",
    text = [[
PBN বা LIN পড়ে, যা ব্রিজ খেলোয়াড়েরা আদানপ্রদান করেন, বা
"hand 1: AS KS"-এর মতো লাইন, আর ডাক ও খেলা সহ বোর্ডগুলোর রেকর্ড বানায়। দুই
ঘরের বোর্ড, বা যাদের নম্বর পরপর নয়, আলাদা রেকর্ড পায়। যেখানে দাবিতে খেলা থামে,
সেখানে ফাইলের ফলের মতো কার্ড খোঁজা হয়।
tenace play --deals FILE ডিলগুলো নতুন করে খেলে।]],
    example = [[
উদাহরণ: tenace import evening.pbn bridge
        tenace import match.lin bridge --board 5 --record five.record]],
    file = "ডিলের ফাইল; তার পরে খেলা, tenace play-এর মতো।",
    board = "ফাইলের বোর্ড N থেকে শুরু করে।",
    record = "রেকর্ড FILE-এ লেখে; বাকিগুলো FILE-2 ইত্যাদিতে।",
    force = "আগে থেকে থাকা রেকর্ড বদলে দেয়।",
  },
  export = {
    usage = [=[
ব্যবহার: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "অন্য প্রোগ্রামের জন্য রেকর্ডের ডিল লেখে",
    text = [[
রেকর্ড করা ম্যাচের শেষ হওয়া রাউন্ড লেখে। PBN ও LIN-এ ব্রিজের ডাক, খেলা ও
ফল থাকে, আর তেরো কার্ডের চার হাতের অন্য খেলার ডিল; text-এ যেকোনো খেলার ডিল।]],
    example = [[
উদাহরণ: tenace export evening.record --to evening.pbn
        tenace export evening.record --as lin]],
    file = "রেকর্ড, play যেমন লেখে।",
    as = "pbn, lin বা text; না বললে ফাইলের নামের শেষ দেখে, বা ধরলে pbn।",
    to = "এই ফাইলে লেখে।",
    all = "যে রাউন্ড শেষ হয়নি তাও লেখে।",
    force = "আগে থেকে থাকা ফাইল বদলে দেয়।",
  },
  tables = {
    usage = "ব্যবহার: tenace tables FILE FILE… [--json]",
    summary = "একই ডিলে কয়েকটি টেবিলের তুলনা করে",
    text = [[
একই ডিলের রেকর্ড তুলনা করে, রাউন্ড ধরে ও মোট: পয়েন্ট, প্রতিটি অন্য কত
টেবিলের চেয়ে এগিয়ে, আর ব্রিজে IMP।]],
    example = "উদাহরণ: tenace tables open.record closed.record",
    file = "রেকর্ড, play ও import যেমন লেখে।",
  },
  bot = {
    usage = "ব্যবহার: tenace bot [--calls]",
    summary = "অন্য প্রোগ্রামকে উত্তর দেয়, প্রতি লাইনে JSON-এর এক লাইন",
    text = "ইনপুট থেকে প্রতি লাইনে একটি JSON ডকুমেন্ট পড়ে ও প্রতিটির "
      .. "উত্তর\nএকটি দিয়ে দেয়: খেলার প্রোগ্রাম ও নিজের ইন্টারফেসের জন্য।",
    example = [[
উদাহরণ: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "সব কল JSON-এ লেখে, কী নেয় ও কী দেয় তা সহ, তারপর শেষ হয়।",
  },
  signature = {
    usage = [=[
ব্যবহার: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "টেবিলের নিয়ম এক ছোট লাইনে, মিলিয়ে দেখার জন্য",
    text =
      "খেলা, তার ঘরোয়া নিয়ম ও বিকল্প লেখে, আর তাদের সব ফাইল থেকে হিসাব করা "
      .. "আটটি\n"
      .. "চিহ্ন। যে দুই টেবিলের লাইন এক, তাদের নিয়ম এক; সেই লাইন দিয়ে tenace "
      .. "play\n"
      .. "সেই নিয়মে খেলে, বা বলে যে এখানে নিয়ম আলাদা।",
    example = [[
উদাহরণ: tenace signature canasta classic]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প; বা এখানকার নিয়মের সঙ্গে "
      .. "মিলিয়ে দেখার পরিচয়-লাইন।",
    line = "নিয়ম-সমেত একটি লাইন দেখায়, tenace new LINE-এর জন্য।",
  },
  merge = {
    usage = "ব্যবহার: tenace merge FILE… [--svg FILE] [--force] [--csv | "
      .. "--json]",
    summary = "অনুকরণ বা তুলনার ভাগগুলি জোড়ে",
    text = "--part যে ভাগগুলি করেছে সেগুলি জোড়ে, এক মেশিনের বা অনেক মেশিনের।\n"
      .. "সংখ্যাগুলি হুবহু এক দফায় চালানোর মতো।",
    example = [[
উদাহরণ: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
         tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
         tenace merge one.json two.json]],
    file = "সব ভাগের ফাইল, যে কোনও ক্রমে।",
  },
  parted = {
    part = "N ভাগের শুধু I-তমটি করে, আর tenace merge-এর জন্য JSON-এ লেখে।",
    keep = "যতটা হয়েছে FILE-এ রাখে, আর থামার পরে সেখান থেকে এগোয়।",
    sure = "স্কোর কিছু বললেই থামে, N % নিশ্চিত, যেমন 95; এই সীমাগুলি যে কোনো "
      .. "সময় দেখা যায়।",
  },
  tournament = {
    usage = [=[
ব্যবহার: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "একই ডিলে বটেরা মুখোমুখি, মান-সহ",
    text =
      "প্রতি দুই বট একই ডিল সব দিক থেকে খেলে, তাই কার্ডের ভাগ্য কেটে যায়।\n"
      .. "প্রতিটি বট রাউন্ডে অন্যদের চেয়ে কত পয়েন্ট ভালো, 95% সীমা-সহ বলে।",
    example = "উদাহরণ: tenace tournament skat --bots search:20,search:5,random "
      .. "--rounds 200",
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প।",
    bots = "যে বটেরা খেলে, কমা দিয়ে: search:5,random, বা ./program।",
    rounds = "ডিলের সংখ্যা; না বললে 100।",
  },
  solve = {
    usage = [=[
ব্যবহার: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--seed N] [--at N] [--for WHAT] [--json]
       tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "সব কার্ড দেখা গেলে কোন কার্ডের দাম কত বলে",
    text = "একটি অবস্থান নির্ভুলভাবে শেষ পর্যন্ত খেলে, যেন সবাই সব কার্ড দেখেন,\nএবং "
      .. "বলে "
      .. "যাঁর পালা, তাঁর পক্ষ কোন কার্ডে কত পায়।",
    example = [[
উদাহরণ: tenace solve whist --seed 7
         tenace solve skat --deal deal.txt --json]],
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প।",
    seed = "একই সংখ্যায় একই কার্ড বাঁটা হয়; প্রথম কার্ড পর্যন্ত সাধারণ বট খেলে।",
    at = "তার আগে সাধারণ বট N-টি সিদ্ধান্ত নেয়।",
    deal = "FILE-এর অবস্থান: প্রতি হাতের জন্য একটি লাইন, 1: AS 4D, আর যা জানা তার "
      .. "জন্য trump: H।",
    ["for"] = "কী গোনা হবে: tricks, বা কার্ডের points।",
  },
  simulate = {
    usage = [=[
ব্যবহার: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
              [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "বটে বটে অনেক ম্যাচ খেলে সংখ্যা ছাপে",
    text = "বটে বটে ম্যাচ খেলে এবং কোন দল কতবার জিতল ছাপে।\nএকই সিডে একই সংখ্যা, "
      .. "jobs "
      .. "যতই হোক।",
    example = "উদাহরণ: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "খেলা, তারপর তার ঘরোয়া নিয়ম ও বিকল্প।",
    games = "কটি ম্যাচ; না বললে 100।",
    rounds = "N রাউন্ড খেলা না হওয়া পর্যন্ত ম্যাচ।",
    bots = "random (না বললে এটি), search বা search:N; search,random: পালা করে।",
    seed = "একই সংখ্যায় একই কার্ড বাঁটা হয়।",
    jobs = "কটি প্রসেস কাজ ভাগ করে নেয়।",
  },
  compare = {
    usage = [[
ব্যবহার: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
              [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
              [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
              [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME GAME… --seed N --deal N]],
    summary = "একই ডিল নানা নিয়মে খেলে: তফাত কী?",
    text = "একই ডিল দুই বা তার বেশি নিয়মে একই বট দিয়ে খেলে এবং তফাত "
      .. "ছাপে,\n95% আস্থার "
      .. "সীমাসহ। প্রতিটি খেলা ঘরোয়া নিয়ম ও বিকল্পসহ লিখুন, যেমন\nskat+kontra। "
      .. "প্রথমটির "
      .. "সঙ্গে বাকিগুলোর তুলনা হয়।",
    example = [[
উদাহরণ: tenace compare skat skat+kontra --rounds 20000 --seed 7
         tenace compare whist whist+rotating_trumps --bots search:20
         tenace compare whist whist+target=7 --matches 500
         tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "একটি খেলায় কী পরখ হবে: মানসহ একটি বিকল্প, min_bid=3..7 বা "
      .. "rounds=1,3,5; "
      .. "অথবা ঘরোয়া নিয়ম, american,kingless।",
    duel = "sweep-এর ভালো ও খারাপ বট: না বললে search:2,random।",
    duels = "যত ডিলে তারা প্রতিটি দলে একটি করে ম্যাচ খেলে; 0 হলে একটিও নয়।",
    matches = "ডিলের বদলে কটি পুরো ম্যাচের তুলনা হবে; --sweep-এর সঙ্গে random "
      .. "বটের ম্যাচ।",
    game = "অন্তত দুটি খেলা, প্রতিটি ঘরোয়া নিয়ম ও বিকল্পসহ।",
    rounds = "কটি ডিল: না বললে 10000, সব বট random না হলে 100।",
    bots = "random (না বললে এটি), search বা search:N; search,random: পালা করে।",
    seed = "একই সংখ্যায় একই কার্ড বাঁটা হয়।",
    jobs = "কটি প্রসেস কাজ ভাগ করে নেয়।",
    deal = "তুলনার একটি ডিল প্রম্পটে খোলে।",
    svg = "তুলনাটি FILE-এ আঁকেও।",
    force = "FILE আগেই থাকলে বদলে ফেলে।",
    csv = "স্প্রেডশিটের উপযোগী সারণি ছাপে।",
  },
  web = {
    usage = "ব্যবহার: tenace web [--port N] [--no-open]",
    summary = "খেলার পাতা চালু করে ব্রাউজারে খোলে",
    text = "পাতাটি শুধু এই যন্ত্রের ব্রাউজারে দেখায়, অন্য কোথাও নয়, এবং "
      .. "খোলে।\nCtrl-C চাপলে শেষ। পাতাটি তৈরি হয় make web দিয়ে।",
    example = [[
উদাহরণ: tenace web
         tenace web --port 8080 --no-open]],
    port = "127.0.0.1-এর পোর্ট; না বললে 8017, আর 0 মানে যেকোনো খালি পোর্ট। "
      .. "ব্রাউজার "
      .. "আপনার অগ্রগতি রাখে পোর্ট ধরে।",
    no_open = "শুধু ঠিকানা ছাপে, ব্রাউজার খোলে না।",
  },
  host = {
    usage = [=[
ব্যবহার: tenace host খেলা… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "টেবিল খোলে, বন্ধুরা যার যার ব্রাউজারে এসে খেলে",
    text = "এমন টেবিল খোলে যেখানে অন্যরা ব্রাউজারে আসে, প্রত্যেকে নিজের ফোন বা"
      .. "\n"
      .. "কম্পিউটারে। খালি আসনে আর যারা নেই তাদের হয়ে বট খেলে।\n"
      .. "--lan ছাড়া শুধু এই যন্ত্রের ব্রাউজার পৌঁছায়।",
    example = [[
উদাহরণ: tenace host whist+american
        tenace host canasta --lan]],
    game = "একটি খেলা, তার ঘরের নিয়ম আর বিকল্পসহ।",
    lan = "এই নেটওয়ার্কের সবার জন্য টেবিল খোলে।",
    port = "পোর্ট; সাধারণত 8018, আর 0 হলো যেকোনো খালি পোর্ট।",
    address = "প্রক্সির পেছনে যে ঠিকানায় অন্যরা পৌঁছায়: "
      .. "https://cards.example.org।",
    bots = "খালি আসনের বট: search (সাধারণত), search:N বা random।",
    tables = "N টি টেবিল খোলে, লবি সেগুলো দেখায়।",
    most = "অতিথিদের আরও টেবিল খুলতে দেয়, মোট N টি পর্যন্ত।",
    resume = "শেষ যে টেবিলে খেলা হয়েছে তা চালিয়ে যায়।",
    no_open = "কোনো ব্রাউজার খোলে না।",
  },
  run = {
    usage = "ব্যবহার: tenace run SCRIPT.lua [ARG…]",
    summary = "লাইব্রেরি নিয়ে একটি Lua স্ক্রিপ্ট চালায়",
    text = "একটি Lua স্ক্রিপ্ট চালায়। স্ক্রিপ্ট লাইব্রেরি পায়\nrequire \"tenace\" "
      .. "দিয়ে, "
      .. "আর তার আর্গুমেন্ট arg-এ।\n\n"
      .. "স্ক্রিপ্টকে বিশ্বাস করা হয়: আপনি আপনার ফাইল নিয়ে যা পারেন, সেও তা পারে। "
      .. "নিয়মের\n"
      .. "ফাইল ও রেকর্ড তা পারে না। যে স্ক্রিপ্ট আপনি নিজে চালাতেন, এখানে শুধু সেটিই "
      .. "চালান।",
    example = "উদাহরণ: tenace run deals.lua 100",
  },
}
