-- The prompt in Hindi: its verbs, its help, and its messages. See
-- en/prompt.lua.

return {
  greeting = "Tenace {version}: help से शब्दों की सूची, quit से बाहर।",
  ready = "> ",
  more = ">> ",
  stopped = "रोका गया।",
  rest = { one = "Enter से एक और पंक्ति; q से बाकी छोड़ें।",
    other = "Enter से {n} और पंक्तियाँ; q से बाकी छोड़ें।" },
  turn = "बारी: {player}। {prompt}",
  table = "मेज़ पर: {plays}",
  no_match = "अभी कोई मैच नहीं, शुरू करें: deal \"whist\"",
  which_game = "कौन सा खेल? जैसे: deal \"whist\"",
  which_games = "कौन से खेल? जैसे: compare skat skat+kontra",
  which_sweep = "क्या आज़माना है? जैसे: sweep bid_whist min_bid=3..5",
  which_move = "कौन सा कदम? जैसे: why \"3d\"",
  no_lua = "‘{word}’ Lua नहीं है: कार्ड उद्धरण-चिह्नों में लिखें, play \"{word}\"",
  in_line = "पंक्ति {n}, `{line}`: {said}",
  suit_letter = "{said}: {suit} के लिए \"{letter}\" लिखें",
  card_name = "{said}: \"{card}\" लिखें",
  no_function = "यहाँ ‘{name}’ नाम का कोई फ़ंक्शन नहीं है",
  no_function_near = "यहाँ ‘{name}’ नाम का कोई फ़ंक्शन नहीं है, क्या आपका मतलब "
    .. "‘{near}’ था?",
  no_command = "आदेश ‘{word}’ नहीं है: help बताता है कि क्या लिखा जा सकता है",
  no_command_near = "आदेश ‘{word}’ नहीं है, क्या आपका मतलब ‘{near}’ था?",
  in_quotes = "‘{name}’ एक नाम है: उद्धरण-चिह्नों में लिखें, \"{name}\"",
  was_local = "‘{name}’ सिर्फ़ अपनी पंक्ति के लिए था: local के बिना बना रहता है",
  one_equal = "‘{name}’ को मान एक = से मिलता है: { {name} = … }",
  over_list = "{said}: for … in चलता है pairs(list) या ipairs(list) पर; संख्याओं के लिए "
    .. "for i = 1, 3 do",
  join_texts = "{said}: टेक्स्ट .. से जुड़ते हैं",
  not_whole = "पंक्ति अधूरी है",
  one_game = "{game} एक ही खेल है, दूसरे से तुलना करें: compare {base} {game}",
  how_many = "{verb} कितने निर्णय? जैसे: {verb} 2",
  no_value = "‘{name}’ nil है: उसके कोई फ़ील्ड नहीं",
  plot_wins = "हर टीम के जीते मैच, {game}",
  which_plot = "किसका चित्र? जैसे: plot({ 3, 5, 8 })",
  which_mean = "किसका औसत? जैसे: mean({ 3, 5, 8 })",
  which_share = "किसका हिस्सा? जैसे: share({ true, false }) या share(3, 8)",
  which_histogram = "किसका हिस्टोग्राम? जैसे: histogram({ 3, 5, 8 }, 5)",
  which_json = "किसका JSON? जैसे: json(it) या json(it, \"it.json\")",
  which_csv = "किसका CSV? जैसे: csv(it) या csv(it, \"it.csv\")",
  plot_counted = "सूची में हर एक कितनी बार है",
  plot_interval = "{inside} और {outside} अंतराल हैं: असली संख्या 100 में 95 बार इसी में "
    .. "होती है।",
  plot_intervals = "{interval} अंतराल है: असली संख्या 100 में 95 बार इसी में होती है।",
  no_plot = "चित्र के लिए संख्याएँ नहीं हैं: संख्याओं या शब्दों की सूची, नामों की संख्याओं की "
    .. "तालिका, बिंदुओं { x, y } की सूची या कोई परिणाम दें",
  here = "{line} यही स्थिति है: position {line} उसे यहाँ खोलता है, tenace play {line} मेज़ "
    .. "पर।",
  nowhere = "यह स्थिति किसी पंक्ति से नहीं खुलती: {why}।",
  plot_where = "फ़ाइल बताएँ: plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "वह {file} में है।",
  plotted = "चित्र यहाँ है: {file}।",
  which_line = "किसका समय? जैसे: time finish search",
  took = "{passed} सेकंड, उनमें {cpu} प्रोसेसर पर।",
  took_decisions = "{passed} सेकंड, उनमें {cpu} प्रोसेसर पर; {count} निर्णय, {rate} प्रति "
    .. "सेकंड।",
  took_each = "{times} बार, हर बार {each} सेकंड।",
  no_name = "यहाँ ‘{name}’ नाम नहीं है: help शब्दों की सूची देता है",
  no_name_near = "यहाँ ‘{name}’ नाम नहीं है, क्या आपका मतलब ‘{near}’ था?",
  no_help = "लाइब्रेरी की मदद नहीं मिली: `make` उसे बनाता है।",
  no_word = "‘{word}’ पर कोई मदद नहीं: help library सब शब्द दिखाता है।",
  no_word_near = "‘{word}’ पर कोई मदद नहीं, क्या आपका मतलब ‘{near}’ था?",
  inside = "‘{word}’ नाम का कोई शब्द नहीं। इन शब्दों के नाम या टेक्स्ट में वह है:",
  inside_more = { one = "और {n}", other = "और {n}" },
  source = "{file}, पंक्ति {line}",
  which_word = "किसका स्रोत? जैसे: ??order",
  no_source = "{file}, पंक्ति {line}: वह फ़ाइल स्थापित प्रोग्राम के साथ नहीं आती।",
  no_lines = "‘{word}’ का दिखाने को कुछ नहीं।",
  typed_here = "वह यहीं लिखा गया था।",
  save_where = "फ़ाइल बताएँ: save lesson.lua",
  saved = { one = "{n} पंक्ति यहाँ है: {file}; tenace run {file}",
    other = "{n} पंक्तियाँ यहाँ हैं: {file}; tenace run {file}" },
  script = "-- Tenace के प्रॉम्प्ट का एक सत्र: tenace run उसे फिर चलाता है।\n"
    .. "-- see(…) मान वैसे ही दिखाता है जैसे प्रॉम्प्ट।\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- यहाँ मेज़ पर एक मैच शुरू हुआ: {text}",

  is_step = "{name}: {game} का एक चरण। {text}",
  is_option = "{name}={value}: {game} का एक विकल्प: {says} ({values}; आमतौर पर {default})।",
  is_field_round = "{name}: {game} का एक फ़ील्ड, हर दौर में नया तय होता है ({kind})।",
  is_field_keeps = "{name}: {game} का एक फ़ील्ड, पूरे मैच में बना रहता है ({kind})।",
  is_pile_all = "{name}: {game} का एक ढेर जो सबको दिखता है।",
  is_pile_owner = "{name}: {game} का एक ढेर जो उसके मालिक को दिखता है।",
  is_pile_none = "{name}: {game} का एक ढेर जो किसी को नहीं दिखता।",
  is_pile_top = "{name}: {game} का एक ढेर, जिसका सबसे ऊपर का कार्ड सबको दिखता है।",
  is_rule = "{name}: {game} का एक बंधन: {says}।",
  is_game = "{title}: {sentence} new \"{name}\" इसे बाँटता है।",
  is_house = "{title}, {game} का घरेलू नियम: {sentence} new \"{game}+{name}\" इसके साथ "
    .. "बाँटता है।",
  verb = {
    games = "games: सब खेल परिवारों में; games skat: उसके घरेलू नियम और हर एक क्या बदलता है; games search play trump: जिनमें ये शब्द हैं।",
    play = "play \"whist\": मेज़ पर बैठाता है; quit यहाँ लौटाता है। play \"7c\": चालू मैच में "
      .. "कार्ड खेलता है।",
    new = "new(game [, how]): नया मैच, जो फिर m है।",
    deal = "deal \"whist\": नया मैच, सब हाथ खुले; अकेला deal वही खेल फिर बाँटता है।",
    hands = "hands: चालू मैच के सब हाथ दिखाता है।",
    moves = "moves: अभी संभव जवाबों की सूची।",
    why = "why \"3d\": कदम के बारे में नियम क्या कहते हैं: नियम, उसका वाक्य, उसकी पंक्ति, और वे "
      .. "कदम जिनकी अनुमति है। अकेला why: पिछला कदम क्यों चुना गया; why \"2\": सीट 2 का पिछला।",
    hint = "hint: search बॉट कौन सा कदम चुनता, और क्यों; hint \"random\" दूसरे बॉट से पूछता "
      .. "है।",
    solve = "solve: सब कार्ड खुले हों तो हर कार्ड कितने का है; solve \"points\" अंक गिनता है, "
      .. "solve \"tricks\" ट्रिकें। बिना मैच की स्थिति: "
      .. "solve(\"whist\", {}, { hands = { \"AS\", … } })।",
    undo = "undo [n]: एक निर्णय वापस लेता है, या n।",
    redo = "redo [n]: undo के बाद एक निर्णय फिर करता है, या n।",
    score = "score: चालू मैच की स्कोर-तालिका, कारणों के साथ।",
    rules = "rules \"whist\": खेल की नियम-पुस्तिका; अकेला rules: चालू मैच की।",
    back = "back [n]: एक निर्णय वापस लेता है, या n, जैसे undo।",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: वहाँ लौटता है जहाँ वह शुरू हुआ, "
      .. "या फिर आगे।",
    branch = "branch [name]: यहाँ से मैच की दूसरी शाखा; पहले वाली जैसी है, वैसी रहती है।",
    branches = "branches: मैच की शाखाएँ साथ-साथ, उनके नतीजों के साथ।",
    switch = "switch 1: शाखा 1 में आगे; अकेला switch: पिछली शाखा में।",
    finish = "finish [bots]: बॉट दौर पूरा करते हैं; बताए न जाएँ तो search।",
    again = "again [bots]: बॉट वही बाँट शुरू से खेलते हैं, अपनी शाखा में।",
    review = "review: पिछले दौर के सबसे महँगे निर्णय, और क्यों; review match: सब दौरों के; "
      .. "review 2: उनमें से दूसरे पर जाता है, अपनी शाखा में।",
    swap = "swap QS 3D: इस दौर की बाँट के दो कार्ड आपस में जगह बदलते हैं; अब तक के कदम, जहाँ तक "
      .. "अनुमति हो, फिर किए जाते हैं।",
    give = "give 2 QS, give 2 QS for 3D: इस बाँट में खिलाड़ी को एक कार्ड मिलता है, और वह एक "
      .. "लौटाता है।",
    fix = "fix hand 1 AS * KS: इस बाँट के ढेर में ये कार्ड, इसी क्रम में; * वहाँ का कार्ड "
      .. "रहने देता है।",
    show = "show hands: सब हाथ खोलता है।",
    hide = "hide hands: सिर्फ़ उस खिलाड़ी का हाथ दिखाता है जिसकी बारी है।",
    position = "position: स्थिति एक पंक्ति में, खेल, बाँट और निर्णयों की संख्या, अगर आम बॉट "
      .. "वहाँ पहुँचते हों; position whist#2@17 उस पंक्ति वाली स्थिति खोलता है।",
    set = "set target=7: मैच दूसरे विकल्प के साथ आगे, या घरेलू नियम के साथ: set american। अकेला "
      .. "set विकल्प दिखाता है।",
    reload = "reload: नियम फिर पढ़ता है और अब तक के कदम उन्हीं से करता है; reload back पहले उस "
      .. "कदम पर लौटता है जिसकी अब अनुमति नहीं।",
    watch = "watch: नियमों की फ़ाइल सहेजने पर हर बार reload करता है; watch फिर लिखने से बंद।",
    trace =
      "trace: इस दौर में किस नियम ने क्या किया, चरण, फ़ाइल और पंक्ति के "
      .. "साथ; trace 3: तीसरी ट्रिक में, और नियमों से हर हाथ का क्या नहीं चल "
      .. "सकता था; trace score: पिछले अंक, एक-एक हिस्सा करके; trace all: सभी "
      .. "दौरों में।",
    edit =
      "edit follow suit: किसी नियम, चरण या विकल्प पर आपका संपादक खोलता "
      .. "है, और बाद में नियम फिर पढ़ता है; अकेला edit: पिछली बार बताए गए "
      .. "नियम पर।",
    try = "try 7c qs: बताता है कि ये कदम कैसे चलेंगे, सब सीटों की बारी-बारी से; जहाँ इजाज़त नहीं, वहाँ क्यों, किस नियम से, और क्या चल सकते हैं। मैच वहीं रहता है।",
    example = "example \"नाम\": m अभी जो दिखाता है उसे नियम-फ़ाइल में उदाहरण "
      .. "के रूप में, जितना छोटा हो सके, लिखता है; नाम के बाद: may 3D, may "
      .. "not 3D, wins, score, last। नाम के बिना केवल दिखाता है।",
    keep = "keep: m को सही मानकर रखता है; check और reload उसे बदले नियमों से "
      .. "फिर खेलते हैं और बताते हैं कि वह कहाँ अलग चलता है। keep evening "
      .. "उसे नाम देता है।",
    compare = "compare skat skat+kontra: वही बाँटें अलग-अलग नियमों से खेलता है और अंतर दिखाता "
      .. "है; फिर it:open(58) बाँट 58 के मैच देता है। "
      .. "compare(\"skat\", \"skat+kontra\", { rounds = 2000, seed = 7 }) बाँटों की संख्या और "
      .. "सीड चुनता है। "
      .. "{ matches = 200 } पूरे मैचों की तुलना करता है।",
    simulate = "simulate whist, simulate skat kontra: बॉट बहुत-से मैच खेलते हैं; दिखता है कि वे "
      .. "कितने लंबे हैं और कौन जीतता है। simulate(\"whist\", { games = 1000, seed = 7 }) "
      .. "मैचों की संख्या और सीड चुनता है।",
    counts = "counts: m में किसके पास कितने कार्ड हैं, और जिसे फ़ैसला करना है वह क्या "
      .. "गिन सकता था: कौन-से कार्ड बाहर हैं, किसके पास कोई नहीं।",
    histogram = "histogram(list): सूची की कितनी संख्याएँ 0, 10, 20 … से हैं, पट्टियों "
      .. "में; histogram(list, 5): 5 के क़दमों में।",
    mean = "mean({ 3, 5, 8 }): संख्याओं का औसत, और दस या ज़्यादा हों तो 95 % अंतराल के "
      .. "सिरे।",
    share = "share({ true, false, true }), share(2, 3): सूची का कितना सच है, या 3 "
      .. "में 2, और 95 % अंतराल के सिरे।",
    json = "json(it): कोई भी मान JSON में; json(it, \"FILE\") फ़ाइल में लिखता है।",
    csv = "csv(it): तुलना, सूची या तालिका स्प्रेडशीट के लिए; csv(it, \"FILE\") फ़ाइल "
      .. "में लिखता है।",
    plot = "plot({ 3, 5, 8 }): संख्याओं की सूची, नामों की संख्याओं, या सूची में हर शब्द की "
      .. "गिनती के स्तंभ; plot({ { 1, 3 }, { 2, 5 } }): बिंदुओं x, y से होकर रेखा; plot(it): "
      .. "compare, sweep या simulate का परिणाम, अंतराल के साथ; plot(it, { svg = \"FILE\" }) "
      .. "फ़ाइल में बनाता है।",
    time = "time finish search: एक पंक्ति चलाता है और बताता है कि कितना समय लगा, और "
      .. "प्रति सेकंड कितने निर्णय हुए; time 100 m:moves(): सौ बार।",
    clear = "clear: स्क्रीन साफ़ करता है।",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: वही बाँटें "
      .. "विकल्प के हर मान या हर घरेलू नियम से खेलता है: लंबाई, पूरे कॉन्ट्रैक्ट, और बेहतर "
      .. "बॉट कितनी बार जीतता है। sweep(\"skat\", \"rounds\", { 1, 3 }, { duels "
      .. "= 20, seed = 7 }) पंक्तियों की सूची देता है।",
    save = "save FILE: m का रिकॉर्ड लिखता है, जैसे मेज़ पर। save lesson.lua सत्र को "
      .. "स्क्रिप्ट के रूप में लिखता है, और tenace run lesson.lua उसे फिर चलाता है। save "
      .. "rules as NAME m के घरेलू नियम और विकल्प रखता है।",
    tour = "tour: दस मिनट में प्रॉम्प्ट की सैर, एक-एक कदम; tour 3 कदम 3 से शुरू करता है, tour "
      .. "off समाप्त।",
    source = "source order, या ??order: वे पंक्तियाँ दिखाता है जिनसे कोई शब्द, नियमों का चरण या "
      .. "पूरी नियम-फ़ाइल बनी है।",
    help = "help \"order\": शब्द क्या करता है; अकेला help बताता है कि क्या लिखा जा सकता है, help "
      .. "library सब शब्द दिखाता है।",
    quit = "quit: प्रॉम्प्ट या मेज़ से बाहर।",
  },
  help_group = "{group}: {names}",

  help_first = "पंक्ति Lua है, और उसका मान दिखता है। अकेला शब्द चलता है: deal, hands, quit।",
  help_rows = {
    { "games", "सब खेल; games skat: उसके घरेलू नियम और विकल्प" },
    { "play \"whist\"", "मेज़ पर बैठाता है; quit यहाँ लौटाता है" },
    { "deal \"whist\"", "कार्ड बाँटकर सब हाथ दिखाता है; मैच का नाम m है; new बिना दिखाए बाँटता "
      .. "है" },
    { "play \"7c\"", "m में कार्ड खेलता है; moves, hands, score, counts: क्या-क्या है; undo, redo: एक "
      .. "निर्णय पीछे, और आगे" },
    { "why \"3d\"", "कदम के बारे में नियम क्या कहते हैं; hint: बॉट क्या करता; solve: हर कार्ड "
      .. "कितने का है" },
    { "goto trick 5", "वहाँ लौटता है, back 3 तीन निर्णय पीछे; branch, branches, switch: कई "
      .. "शाखाएँ" },
    { "finish", "बॉट दौर पूरा करते हैं; again: वही बाँट शुरू से खेलते हैं" },
    { "give 2 QS", "बाँट बदलता है, swap और fix भी; show hands सब हाथ खोलता है, hide बंद करता "
      .. "है" },
    { "review", "पिछले दौर में सबसे महँगा क्या पड़ा; review 1 वहाँ जाता है" },
    { "position", "m एक पंक्ति में, जिसे दूसरे खोल सकें" },
    { "rules \"whist\"", "नियम-पुस्तिका" },
    { "set target=7", "m में दूसरा विकल्प या घरेलू नियम; reload: m के नियम फिर पढ़ता है; watch: "
      .. "सहेजने पर हर बार" },
    { "trace",
      "किस नियम ने क्या किया, और वह कहाँ लिखा है; trace 3, trace score; "
      .. "edit follow suit: वहाँ आपका संपादक खोलता है" },
    { "try 7c qs", "वह कैसे चलेगा; मैच वहीं रहता है" },
    { "example \"नाम\"",
      "m अभी जो दिखाता है, नियम-फ़ाइल में उदाहरण के रूप में" },
    { "keep", "m सही है: नियम बदलने पर check उसे फिर खेलता है" },
    { "simulate whist",
      "बॉट बहुत-से मैच खेलते हैं और आँकड़े दिखते हैं" },
    { "compare", "वही बाँटें अलग-अलग नियमों से: compare skat skat+kontra; "
      .. "sweep bid_whist min_bid=3..5: विकल्प के हर मान से" },
    { "plot(it)", "सूची या परिणाम के स्तंभ या रेखा" },
    { "mean(list)", "mean, share, histogram: सूची के; json, csv: "
      .. "दूसरे प्रोग्रामों के लिए" },
    { "time finish", "पंक्ति चलाकर समय बताता है" },
    { "?order", "लाइब्रेरी या इस खेल के शब्द पर मदद; ??order यानी source order: उसकी "
      .. "पंक्तियाँ" },
    { "help hist", "शब्द उनके एक हिस्से से खोजता है; help library: सब शब्द" },
    { "save FILE", "आपका लिखा स्क्रिप्ट के रूप में; clear स्क्रीन साफ़ करता है" },
    { "tour", "यह सब दस मिनट में दिखाता है" },
  },
  help_last = "पिछले परिणाम का नाम it है। Ctrl-C चलता काम रोकता है; quit से बाहर।",
  help_library = "help order बताता है कि शब्द क्या करता है। इन सवालों को मैच नहीं चाहिए: order, "
    .. "legal, allows, winner, value, solve। जैसे: "
    .. "winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
