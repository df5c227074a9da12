-- The command line in Hindi: what each command is for, and its help. See
-- en/command.lua.

return {
  no_letters = "यह टर्मिनल ({name}={value}) भाषा '{language}' के अक्षर नहीं "
    .. "दिखाता: दिखा सकता हो तो {name}=C.UTF-8 रखें।",

  help = "यह मदद दिखाता है।",
  arguments = "शब्द:", options = "विकल्प:",
  json = "एक JSON दस्तावेज़ छापता है, और कुछ नहीं।",
  help_help = [[
प्रयोग: tenace help [COMMAND]

tenace help सब आदेश दिखाता है, और tenace help COMMAND बताता है कि कोई आदेश क्या
लेता है, जैसे tenace COMMAND --help भी।

उदाहरण: tenace help play]],
  version = "tenace {version}, नियम-शब्द {words}, पंक्ति-संपादन: {library}",
  languages = "--lang CODE दूसरी भाषा बोलता है: {list}।",
  overview = [[
प्रयोग: tenace [COMMAND …]

ताश के वे खेल खेलता है जिनके नियम फ़ाइलों में हैं, और पढ़े और बदले जा सकते हैं।
बिना आदेश के प्रॉम्प्ट खुलता है, जहाँ कार्ड और खेल Lua में आज़माए जाते हैं।

{commands}

tenace COMMAND --help और बताता है; tenace --version संस्करण छापता है।
{languages}
खेल ऐसे लिखें: whist; घरेलू नियमों और विकल्पों के साथ
whist+american+rounds=3, या अलग-अलग शब्द: whist american rounds=3।

उदाहरण: tenace play whist]],
  play = {
    usage = [=[
प्रयोग: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
              [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
              [--force]
       tenace play --resume [FILE]
       tenace play GAME --example NAME
        tenace play GAME --deals FILE [--board N]]=],
    summary = "मेज़ पर एक मैच",
    text = "टर्मिनल में या पंक्ति-दर-पंक्ति, बॉटों के साथ एक मैच।",
    example = [[
उदाहरण: tenace play whist american --seat 2 --bots search:20
         tenace play --resume]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प (target=7); या एक पंक्ति में स्थिति, "
      .. "whist#2@17: सीड 2, बॉटों के 17 निर्णय।",
    seed = "वही संख्या वही कार्ड बाँटती है।",
    cards = "कार्ड दिखाने का ढंग: signs, letters, french (jack of clubs), "
      .. "german (Eichel Unter), spanish (caballo de copas) "
      .. "या italian (fante of cups)।",
    seat = "आपकी सीट; बताई न जाए तो 1। 1,3: दो लोग खेलते हैं, और बीच में स्क्रीन साफ़ "
      .. "होती "
      .. "है।",
    bots = "random, search या search:N; search,random: बारी-बारी से।",
    table = "मेज़ का चित्र सीटों के साथ बनाता है, टर्मिनल कम चौड़ा हो तब भी।",
    plain = "सब कुछ पंक्तियों में बताता है, जैसे स्क्रीन-रीडर के लिए; न कुछ बनाया जाता है, न "
      .. "मिटाया।",
    counts = "आपके हर निर्णय से पहले दिखाता है कि कौन से कार्ड बाकी हैं।",
    pace = "टर्मिनल पर दूसरों के दो कदमों के बीच सेकंड; बताया न जाए तो 0.5, और कोई भी "
      .. "बटन "
      .. "तुरंत आगे ले जाता है।",
    record = "रिकॉर्ड की फ़ाइल; बताई न जाए तो state फ़ोल्डर में।",
    force = "--record की FILE पहले से हो तो उसे बदल देता है।",
    resume = "रिकॉर्ड किया गया मैच आगे खेलता है: FILE, या सबसे नया।",
    opens = "नियमों का कोई उदाहरण स्थिति के रूप में खोलता है।",
    deals = "फ़ाइल के बाँट खेलता है: PBN, LIN या पंक्तियाँ, जैसी export लिखता "
      .. "है।",
    board = "--deals के बोर्ड N से शुरू करता है।",
  },
  games = {
    usage = [=[
प्रयोग: tenace games [GAME…] [--changes]
       tenace games --search WORDS…]=],
    summary = "खेलों की सूची परिवारों में, या उनके घरेलू नियम",
    text = "खेलों की सूची परिवारों में, या कुछ खेल उनके घरेलू नियमों के साथ।\n"
      .. "पाइप में: सब खेल और घरेलू नियम, एक पंक्ति में एक।"
      .. "\n"
      .. "--search के साथ: वे खेल और घरेलू नियम जिनके नाम, वाक्य, विकल्प या बदलाव में ये सब शब्द हैं; सबसे अच्छे पहले। टर्मिनल पर, या --changes के साथ, हर घरेलू नियम बताता है कि वह क्या बदलता है।",
    example = [[
उदाहरण: tenace games
         tenace games whist skat
         tenace games --search play trump]],
    game = "खेल जिनके घरेलू नियम दिखाने हैं।",
    search = "इन शब्दों वाले खेल और घरेलू नियम खोजता है।",
    changes = "बताता है कि हर घरेलू नियम क्या बदलता है।",
  },
  rules = {
    usage = [=[
प्रयोग: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
              [--card] [--examples] [--html FILE] [--markdown FILE]
              [--force]]=],
    summary = "ठीक इसी खेल की नियम-पुस्तिका",
    text = "खेल की नियम-पुस्तिका, उसके घरेलू नियमों और विकल्पों के साथ,\n"
      .. "या दो खेलों का सिर्फ़ अंतर।",
    example = [[
उदाहरण: tenace rules whist american
         tenace rules whist --against whist+american
         tenace rules whist+long_whist --html whist.html]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प।",
    card = "उदाहरण छोड़ देता है: बाँटने के लिए एक पन्ना।",
    examples = "केवल कुछ नहीं, सभी उदाहरण दिखाता है।",
    html = "नियम-पुस्तिका FILE में लिखता है, बने हुए कार्डों वाला एक पेज।",
    markdown = "नियम-पुस्तिका FILE में Markdown में लिखता है।",
    force = "FILE पहले से हो तो उसे बदल देता है।",
    against = "दोनों खेलों का सिर्फ़ अंतर दिखाता है।",
  },
  teach = {
    usage = [=[
प्रयोग: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
              [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "पाठ और क्विज़",
    text = "उन सवालों से खेल सिखाता है जिनका जवाब उसके नियम देते हैं। आपकी प्रगति सहेजी "
      .. "जाती है।",
    example = [[
उदाहरण: tenace teach whist
         tenace teach skat+pub_skat --quiz 10]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प; या एक पंक्ति में स्थिति, whist#2@17: वहाँ "
      .. "सबसे "
      .. "अच्छा कदम पूछा जाता है।",
    lesson = "सिर्फ़ वही पाठ, सूची में अपने नाम या नंबर से।",
    quiz = "सब पाठों से N सवाल पूछता है।",
    list = "पाठ और आपके नतीजे दिखाता है।",
    record = "आप खेलते हैं, और आपके कदम FILE में पाठ के रूप में लिखे जाते हैं।",
    seed = "वही संख्या वही सवाल लाती है; बताई न जाए तो 1।",
  },
  class = {
    usage = [=[
उपयोग: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
       tenace class --resume --results FILE [--lan] …]=],
    summary = "कक्षा से पूछता है: प्रोजेक्टर पर बोर्ड, फ़ोन से जवाब",
    text = "प्रोजेक्टर के लिए बोर्ड खोलता है। विद्यार्थी उसका पता अपने फ़ोन "
      .. "पर खोलते हैं, इस\n"
      .. "घंटे के लिए नाम देते हैं और अपनी भाषा में जवाब देते हैं। स्पेस "
      .. "कुंजी से आगे बढ़ते हैं:\n"
      .. "सवाल, कितनों ने जवाब दिया, समझाना।\n"
      .. "--lan के बिना केवल इसी मशीन के ब्राउज़र पहुँचते हैं।",
    example = [[
उदाहरण: tenace class whist --lan
        tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प; या एक पंक्ति में स्थिति, "
      .. "whist#2@17: वहाँ सबसे अच्छा कदम पूछा जाता है।",
    lesson = "ये पाठ लेता है, नाम से, अल्पविराम के साथ; नाम tenace teach "
      .. "GAME --list देता है।",
    play = "N बार पूछता है कि कौन-से कार्ड खेले जा सकते हैं।",
    worth = "N बार पूछता है कि किसी चीज़ का मूल्य क्या है।",
    quiz = "सब पाठों से N सवाल पूछता है; और कुछ न पूछा जाए तो 10।",
    puzzle = "N पहेलियाँ पूछता है।",
    results = "नाम, जवाब और सेकंड FILE में CSV के रूप में लिखता है।",
    resume = "वह कक्षा आगे बढ़ाता है जिसके नतीजे FILE में हैं।",
    port = "पोर्ट; सामान्यतः 8019, और 0 कोई भी खाली पोर्ट।",
    no_open = "कोई ब्राउज़र नहीं खोलता।",
  },
  homework = {
    usage = [=[
उपयोग: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
       tenace homework --marks FILE… [--csv]]=],
    summary = "बाँट और पहेलियों का लिंक बनाता है, और लौटे जवाब जाँचता है",
    text = "पेज का ऐसा लिंक छापता है जिसमें बाँट और पहेलियाँ हैं। विद्यार्थी "
      .. "उन्हें वहाँ बॉट के\n"
      .. "विरुद्ध जितनी बार चाहें खेलते हैं और एक पाठ देते हैं। --marks उनके "
      .. "कदम नियमों के\n"
      .. "अनुसार दोहराता है और बताता है कि किसने क्या पाया।",
    example = [[
उदाहरण: tenace homework whist --deals 3 --text "Make three tricks."
        tenace homework --marks anna.txt bela.txt]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प; --marks के साथ दी गई फ़ाइलें।",
    deals = "बाँटों की संख्या; पहेलियाँ न माँगी जाएँ तो 3।",
    puzzles = "पहेलियों की संख्या।",
    seed = "पहली बाँट और पहेली; सामान्यतः 1।",
    bot = "बाकी जगहों का बॉट: search:8 (सामान्य), search:N या random।",
    text_for = "विद्यार्थी कामों के ऊपर क्या पढ़ते हैं।",
    address = "विद्यार्थियों का पेज कहाँ है: https://cards.example.org/।",
    marks = "जो दिया गया उसे जाँचता है।",
    csv = "स्प्रेडशीट के लिए तालिका छापता है।",
  },
  stats = {
    usage = "प्रयोग: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "आपके अपने मैच कैसे रहे",
    text = "रिकॉर्डों से आपके मैच गिनता है: कितने जीते, प्रति दौर अंक,\n"
      .. "और पूरे किए गए कॉन्ट्रैक्ट।",
    example = [[
उदाहरण: tenace stats
         tenace stats skat --review]],
    game = "सिर्फ़ यही खेल, अपने सब घरेलू नियमों के साथ।",
    review = "आपके वे निर्णय भी गिनता है जो बॉट के निर्णय से साफ़ कमज़ोर हैं; हर मैच पर कुछ "
      .. "सेकंड लगते हैं।",
  },
  puzzle = {
    usage = [=[
प्रयोग: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--grade GRADE] [--json]]=],
    summary = "एक स्थिति: सबसे अच्छा कदम कौन सा है?",
    text = "ऐसी स्थिति खोजता है जिसमें एक कदम साफ़ तौर पर सबसे अच्छा है, और जिसे "
      .. "कई बॉट\n"
      .. "चूक जाते हैं। कदम आप खोजें; फिर हर कदम का नतीजा और कारण\nदिखता है।",
    example = [[
उदाहरण: tenace puzzle whist
         tenace puzzle skat --seed 7 --grade hard]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प।",
    seed = "वही संख्या वही पहेली लाती है।",
    grade = "easy (आसान), medium (मध्यम) या hard (कठिन)।",
  },
  check = {
    usage = "प्रयोग: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "       tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "       tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "       tenace check --lang CODE --seen | --docs\n"
      .. "       tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "          [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "नियम पढ़ता है, उदाहरण चलाता है, रैंडम मैच खेलता है",
    text = "नियमों की हर गड़बड़ी FILE:LINE: TEXT के रूप में बताता है, सलाह और उसे "
      .. "दिखाने\n"
      .. "वाले रिकॉर्ड के साथ। अजीब बातें टिप्पणियाँ हैं। कुछ गड़बड़ हो तो निकास-स्थिति 1 "
      .. "है,\n"
      .. "सिर्फ़ टिप्पणियाँ हों तो 0।",
    example = [[
उदाहरण: tenace check whist+american
         tenace check rules/whist.lua]],
    game = "नियमों की फ़ाइलों के पथ, या खेल अपने घरेलू नियमों के साथ।",
    lang = "वे वाक्य दिखाता है जो इस भाषा में नहीं हैं: नियमों के, या खेल न बताया जाए तो "
      .. "प्रोग्राम के।",
    docs = "--lang के साथ: लाइब्रेरी के वे शब्द बताता है जिनकी सहायता का "
      .. "अनुवाद नहीं है।",
    watch = "नियमों की कोई फ़ाइल सहेजी जाए तो फिर जाँचता है; कोई कुंजी इसे रोकती है।",
    coverage = "बहुत सी बाँटों में गिनता है कि हर नियम कितनी बार लागू हुआ, और "
      .. "जो कभी नहीं हुआ उसका नाम बताता है।",
    deals = "कितनी बाँटें (अपने नियम और --coverage: 1,000)।",
    update = "--lang के साथ: इन नियमों की .po फ़ाइलें, या खेल न बताया जाए तो "
      .. "सहायता की, अभी की अंग्रेज़ी से मिलाता है।",
    word_missing = "{file}: अनुवाद नहीं है: {text}",
    words_missing = "लाइब्रेरी की सहायता के {n} वाक्यों का अनुवाद नहीं है।",
    docs_missing = "लाइब्रेरी की सहायता में {n} वाक्य बाकी हैं: tenace check --lang "
      .. "{code} --docs",
    seen = "--lang के साथ: दर्ज करता है कि सभी अनुवाद अभी की अंग्रेज़ी से मेल खाते हैं।",
    prove = "छोटी गड्डी पर हर बाँट और हर खेल जाँचता है।",
    cards = "--prove के साथ: अंत में हर हाथ के कार्ड (2)।",
    deck = "--prove के साथ: गड्डी के कार्ड, जैसे \"AC KC 2C AD\"।",
    seconds = "--prove के साथ: कितनी देर गणना हो (60)।",
  },
  new = {
    usage = [=[
प्रयोग: tenace new NAME --of GAME [--force]
       tenace new NAME --game [--force]
       tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
       tenace new LINE [--force]
       tenace new --sets | --drop GAME+NAME]=],
    summary = "अपना घरेलू नियम या खेल शुरू करता है",
    text = "घरेलू नियम या खेल की पहली पंक्तियाँ आपके अपने नियमों के फ़ोल्डर में\nलिखता है।"
      .. "\n"
      .. "--as के साथ घरेलू नियम और विकल्प एक नाम से, जैसे \"as we play\", समूह बनकर रहते हैं। वह एक घरेलू नियम है, whist+as_we_play लिखकर खेलें। LINE वह है जो tenace signature --line ने किसी और को दिखाया।",
    example = [[
उदाहरण: tenace new my_whist --of whist
         tenace new my_game --game
         tenace new "as we play" --as whist+honours target=7]],
    name = "नाम: छोटे अक्षर, अंक और _; समूह का कोई भी शब्द; या एक पंक्ति।",
    of = "इस खेल का घरेलू नियम बनाता है।",
    as_game = "खेल बनाता है।",
    force = "उस नाम की फ़ाइल पहले से हो तो उसे बदल देता है।",
    as_set = "ये घरेलू नियम और विकल्प समूह के रूप में रखता है।",
    sets = "समूहों की सूची।",
    drop = "एक समूह हटाता है।",
  },
  replay = {
    usage = "प्रयोग: tenace replay FILE [--json]",
    summary = "रिकॉर्ड फिर से खेलता और जाँचता है",
    text = "रिकॉर्ड फिर से खेलता है, जाँचता है और बताता है कि वह कैसे समाप्त हुआ।\n"
      .. "वह खेला न जा सके तो निकास-स्थिति 1 है।",
    example = "उदाहरण: tenace replay match.record --json",
    file = "रिकॉर्ड, जैसा play लिखता है।",
  },
  keep = {
    usage = [=[
प्रयोग: tenace keep RECORD|FOLDER…
      tenace keep --list|--review GAME…
      tenace keep --accept|--drop RECORD…]=],
    summary = "मैचों को सही मानकर रखता है, check के लिए",
    text = [[
मैचों को सही मानकर रखता है: उनके रिकॉर्ड नियम-फ़ाइल के पास के फ़ोल्डर kept में
(कार्यक्रम के नियमों के लिए आपके अपने नियम-फ़ोल्डर में) नक़ल होते हैं। नियमों का हर check
उन्हें फिर खेलता है और बताता है कि कौन-से, कहाँ और किस नियम से अलग चलते हैं।]],
    example = [[
उदाहरण: tenace keep evening.record
       tenace keep --review whist+short]],
    file = "रखने के लिए रिकॉर्ड और रिकॉर्डों के फ़ोल्डर; या खेल, या रखे गए "
      .. "रिकॉर्ड।",
    list = "इन खेलों के रखे गए मैच, और वे कैसे चलते हैं।",
    review = "जो अलग चलते हैं उन्हें एक-एक करके दिखाता है।",
    accept = "रखे गए रिकॉर्ड आज के नियमों से नए सिरे से लिखता है।",
    drop = "ये रिकॉर्ड अब नहीं रखता: नक़लें हटाता है।",
  },
  review = {
    usage = [=[
प्रयोग: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "रिकॉर्ड किए गए मैच के सबसे महँगे निर्णय",
    text = "रिकॉर्ड किए गए मैच का हर निर्णय देखता है, उतना ही जानकर जितना उस खिलाड़ी "
      .. "को पता\n"
      .. "था। सबसे महँगे निर्णय बताता है, क्या बेहतर होता और क्यों, और उन्हीं कार्डों से\n"
      .. "बॉट का स्कोर।",
    example = [[
उदाहरण: tenace review match.record
         tenace review match.record --player 2 --most 10]],
    file = "रिकॉर्ड, जैसा play लिखता है।",
    player = "कौन सी सीट देखनी है; बताई न जाए तो लोगों की, या सब।",
    round = "सिर्फ़ दौर N देखता है।",
    most = "ज़्यादा से ज़्यादा N निर्णय बताता है; बताया न जाए तो 5।",
  },
  import = {
    usage = [=[
प्रयोग: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                      [--record FILE] [--force] [--json]]=],
    summary = "दूसरे प्रोग्रामों के बाँटों से रिकॉर्ड बनाता है",
    text = [[
PBN या LIN पढ़ता है, जो ब्रिज के खिलाड़ी आपस में देते हैं, या
"hand 1: AS KS" जैसी पंक्तियाँ, और बोली और खेल के साथ बोर्डों का रिकॉर्ड बनाता
है। दो कमरों के बोर्ड, या जिनके नंबर आगे-पीछे हों, अलग रिकॉर्ड पाते हैं। जहाँ खेल
दावे पर रुकता है, वहाँ फ़ाइल के नतीजे वाले कार्ड खोजे जाते हैं।
tenace play --deals FILE इन बाँटों को नए सिरे से खेलता है।]],
    example = [[
उदाहरण: tenace import evening.pbn bridge
        tenace import match.lin bridge --board 5 --record five.record]],
    file = "बाँटों की फ़ाइल; उसके बाद खेल, जैसे tenace play में।",
    board = "फ़ाइल के बोर्ड N से शुरू करता है।",
    record = "रिकॉर्ड FILE में लिखता है; बाकी FILE-2 वग़ैरह में।",
    force = "पहले से मौजूद रिकॉर्ड को बदल देता है।",
  },
  export = {
    usage = [=[
प्रयोग: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "रिकॉर्ड के बाँट दूसरे प्रोग्रामों के लिए लिखता है",
    text = [[
रिकॉर्ड किए गए मैच के पूरे हुए दौर लिखता है। PBN और LIN में ब्रिज की बोली,
खेल और नतीजा होता है, और तेरह-तेरह कार्डों के चार हाथों वाले दूसरे खेलों के बाँट;
text में किसी भी खेल के बाँट।]],
    example = [[
उदाहरण: tenace export evening.record --to evening.pbn
        tenace export evening.record --as lin]],
    file = "रिकॉर्ड, जैसा play लिखता है।",
    as = "pbn, lin या text; बताया न जाए तो फ़ाइल के नाम के अंत से, या pbn अगर "
      .. "बाँट उसमें आएँ।",
    to = "इस फ़ाइल में लिखता है।",
    all = "जो दौर पूरा नहीं हुआ वह भी लिखता है।",
    force = "पहले से मौजूद फ़ाइल को बदल देता है।",
  },
  tables = {
    usage = "प्रयोग: tenace tables FILE FILE… [--json]",
    summary = "एक ही बाँटों पर कई मेज़ों की तुलना करता है",
    text = [[
एक ही बाँटों के रिकॉर्डों की तुलना करता है, हर दौर में और कुल: अंक, हर मेज़
कितनी दूसरी मेज़ों से आगे है, और ब्रिज में IMP।]],
    example = "उदाहरण: tenace tables open.record closed.record",
    file = "रिकॉर्ड, जैसा play और import लिखते हैं।",
  },
  bot = {
    usage = "प्रयोग: tenace bot [--calls]",
    summary = "दूसरे प्रोग्रामों को जवाब देता है, हर पंक्ति पर JSON की एक "
      .. "पंक्ति",
    text = "मानक इनपुट से हर पंक्ति में एक JSON दस्तावेज़ पढ़ता है और हर एक "
      .. "का\nजवाब एक दस्तावेज़ से देता है: खेलने वाले प्रोग्रामों और अपने "
      .. "इंटरफ़ेस के लिए।",
    example = [[
उदाहरण: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "सभी कॉल JSON में लिखता है, वे क्या लेती और क्या देती हैं, और "
      .. "समाप्त होता है।",
  },
  signature = {
    usage = [=[
प्रयोग: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "मेज़ के नियम एक छोटी पंक्ति में, मिलाने के लिए",
    text =
      "खेल, उसके घरेलू नियम और विकल्प लिखता है, और उनकी सब फ़ाइलों से निकाले गए\n"
      .. "आठ चिह्न। जिन दो मेज़ों की पंक्ति एक है, उनके नियम एक हैं; उस पंक्ति के साथ\n"
      .. "tenace play उन्हीं नियमों से खेलता है, या बताता है कि यहाँ नियम अलग हैं।",
    example = [[
उदाहरण: tenace signature canasta classic]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प; या कोई पहचान-पंक्ति, जो यहाँ "
      .. "के नियमों से मिलाई जाए।",
    line = "नियमों वाली पंक्ति दिखाता है, tenace new LINE के लिए।",
  },
  merge = {
    usage = "प्रयोग: tenace merge FILE… [--svg FILE] [--force] [--csv | --json]",
    summary = "अनुकरण या तुलना के हिस्सों को जोड़ता है",
    text =
      "--part से बने हिस्सों को जोड़ता है, चाहे वे एक मशीन पर बने हों या कई पर।\n"
      .. "अंक ठीक वही होते हैं जो एक बार में चलाने पर होते।",
    example = [[
उदाहरण: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
         tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
         tenace merge one.json two.json]],
    file = "सब हिस्सों की फ़ाइलें, किसी भी क्रम में।",
  },
  parted = {
    part = "N में से सिर्फ़ I-वाँ हिस्सा करता है, और tenace merge के लिए "
      .. "JSON में लिखता है।",
    keep = "जितना हुआ उतना FILE में रखता है, और रुकने के बाद वहीं से आगे "
      .. "चलता है।",
    sure = "स्कोर कुछ बताते ही रुकता है, N % पक्का, जैसे 95; ये अंतराल कभी भी "
      .. "देखे जा सकते हैं।",
  },
  tournament = {
    usage = [=[
प्रयोग: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "एक ही बाँटों पर बॉट आपस में, आँकन के साथ",
    text =
      "हर दो बॉट वही बाँटें सब ओर से खेलते हैं, इससे कार्डों की क़िस्मत कट जाती है।\n"
      .. "बताता है कि हर बॉट प्रति दौर दूसरों से कितने अंक बेहतर है, 95 % अंतराल के साथ।",
    example = "उदाहरण: tenace tournament skat --bots search:20,search:5,random "
      .. "--rounds 200",
    game = "खेल, फिर उसके घरेलू नियम और विकल्प।",
    bots = "मुकाबला करने वाले बॉट, अल्पविराम से: search:5,random, या "
      .. "./program।",
    rounds = "बाँटों की संख्या; बताई न जाए तो 100।",
  },
  solve = {
    usage = [=[
प्रयोग: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--seed N] [--at N] [--for WHAT] [--json]
       tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "सब कार्ड खुले हों तो हर कार्ड कितने का है",
    text = "स्थिति को बिना गलती के अंत तक खेलता है, जैसे सबको सब कार्ड दिखते हों, और\n"
      .. "बताता है कि जिसकी बारी है, उसकी टीम को हर कार्ड से क्या मिलता है।",
    example = [[
उदाहरण: tenace solve whist --seed 7
         tenace solve skat --deal deal.txt --json]],
    game = "खेल, फिर उसके घरेलू नियम और विकल्प।",
    seed = "वही संख्या वही कार्ड बाँटती है; पहले कार्ड तक आम बॉट खेलते हैं।",
    at = "उससे पहले आम बॉट N निर्णय लेते हैं।",
    deal = "FILE में दी गई स्थिति: हर हाथ की एक पंक्ति, 1: AS 4D, और जो पता हो "
      .. "उसकी, "
      .. "trump: H।",
    ["for"] = "क्या गिना जाए: tricks (ट्रिकें) या points (कार्डों के अंक)।",
  },
  simulate = {
    usage = [=[
प्रयोग: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
              [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "बॉटों के बीच बहुत से मैच खेलता है, आँकड़े छापता है",
    text = "बॉटों के बीच मैच खेलता है और छापता है कि कौन सी टीम कितनी बार जीती।\n"
      .. "वही सीड वही आँकड़े देती है, काम कितने भी हिस्सों में बँटा हो।",
    example = "उदाहरण: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "खेल, फिर उसके घरेलू नियम और विकल्प।",
    games = "मैचों की संख्या; बताई न जाए तो 100।",
    rounds = "N दौर पूरे होने तक मैच।",
    bots = "random, search या search:N, बताया न जाए तो random; search,random: "
      .. "बारी-बारी से।",
    seed = "वही संख्या वही कार्ड बाँटती है।",
    jobs = "काम बाँटने वाली प्रक्रियाओं की संख्या।",
  },
  compare = {
    usage = [[
प्रयोग: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
              [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
              [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
              [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME GAME… --seed N --deal N]],
    summary = "वही बाँटें अलग-अलग नियमों से: अंतर क्या है?",
    text = "वही बाँटें दो या ज़्यादा नियमों से उन्हीं बॉटों के साथ खेलता है, और अंतर 95 %\n"
      .. "अंतराल के साथ छापता है। हर खेल घरेलू नियमों और विकल्पों के साथ लिखें, जैसे\n"
      .. "skat+kontra। पहले की तुलना बाकी हर एक से होती है।",
    example = [[
उदाहरण: tenace compare skat skat+kontra --rounds 20000 --seed 7
         tenace compare whist whist+rotating_trumps --bots search:20
         tenace compare whist whist+target=7 --matches 500
         tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "एक खेल में क्या आज़माना है: मानों के साथ एक विकल्प, min_bid=3..7 या "
      .. "rounds=1,3,5; "
      .. "या घरेलू नियम, american,kingless।",
    duel = "स्वीप के बॉट, बेहतर और कमज़ोर; बताए न जाएँ तो search:2,random।",
    duels = "बाँटें जिन पर वे दोनों टीमों से एक-एक मैच खेलते हैं; कोई नहीं तो 0।",
    matches = "बाँटों की जगह कितने पूरे मैचों की तुलना हो; --sweep के साथ "
      .. "रैंडम बॉटों के मैच।",
    game = "कम से कम दो खेल, हर एक अपने घरेलू नियमों और विकल्पों के साथ।",
    rounds = "बाँटों की संख्या: बताई न जाए तो 10000, या सब बॉट random न हों तो 100।",
    bots = "random, search या search:N, बताया न जाए तो random; search,random: "
      .. "बारी-बारी से।",
    seed = "वही संख्या वही कार्ड बाँटती है।",
    jobs = "काम बाँटने वाली प्रक्रियाओं की संख्या।",
    deal = "तुलना की एक बाँट प्रॉम्प्ट में खोलता है।",
    svg = "तुलना का चित्र FILE में भी बनाता है।",
    force = "FILE पहले से हो तो उसे बदल देता है।",
    csv = "स्प्रेडशीट के लिए तालिका छापता है।",
  },
  web = {
    usage = "प्रयोग: tenace web [--port N] [--no-open]",
    summary = "खेलों वाला पेज परोसता है, और उसे ब्राउज़र में खोलता है",
    text = "सिर्फ़ इसी मशीन के ब्राउज़रों को पेज परोसता है, और उसे खोलता है।\n"
      .. "Ctrl-C से बंद। make web पेज बनाता है।",
    example = [[
उदाहरण: tenace web
         tenace web --port 8080 --no-open]],
    port = "127.0.0.1 पर पोर्ट; बताया न जाए तो 8017, और 0 कोई भी खाली पोर्ट। "
      .. "ब्राउज़र "
      .. "आपकी प्रगति इसी से जोड़कर रखता है।",
    no_open = "सिर्फ़ पता छापता है, ब्राउज़र नहीं खोलता।",
  },
  host = {
    usage = [=[
उपयोग: tenace host खेल… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "मेज़ खोलता है जिस पर मित्र अपने-अपने ब्राउज़र से आते हैं",
    text = "ऐसी मेज़ खोलता है जिस पर दूसरे ब्राउज़र से आते हैं, हर कोई अपने "
      .. "फ़ोन या\n"
      .. "कंप्यूटर पर। खाली जगहों पर और बाहर गए लोगों के लिए बॉट खेलते हैं।\n"
      .. "--lan के बिना केवल इसी मशीन के ब्राउज़र पहुँचते हैं।",
    example = [[
उदाहरण: tenace host whist+american
        tenace host canasta --lan]],
    game = "एक खेल, अपने घर के नियमों और विकल्पों के साथ।",
    lan = "मेज़ इस नेटवर्क में सबके लिए खोलता है।",
    port = "पोर्ट; सामान्यतः 8018, और 0 कोई भी खाली पोर्ट।",
    address = "प्रॉक्सी के पीछे वह पता जिससे दूसरे पहुँचते हैं: "
      .. "https://cards.example.org।",
    bots = "खाली जगहों का बॉट: search (सामान्य), search:N या random।",
    tables = "N मेज़ें खोलता है, जिन्हें लॉबी दिखाती है।",
    most = "मेहमानों को और मेज़ें खोलने देता है, कुल N तक।",
    resume = "जिस मेज़ पर पिछली बार खेला गया, उसे आगे बढ़ाता है।",
    no_open = "कोई ब्राउज़र नहीं खोलता।",
  },
  run = {
    usage = "प्रयोग: tenace run SCRIPT.lua [ARG…]",
    summary = "लाइब्रेरी के साथ Lua स्क्रिप्ट चलाता है",
    text = "Lua स्क्रिप्ट चलाता है। लाइब्रेरी उसे require \"tenace\" से मिलती है\n"
      .. "और तर्क arg में।\n\n"
      .. "स्क्रिप्ट पर भरोसा किया जाता है: आपकी फ़ाइलों के साथ वह सब कर सकती है जो "
      .. "आपके\n"
      .. "लिए संभव है। नियमों की फ़ाइलें और रिकॉर्ड ऐसा नहीं कर सकते। वही स्क्रिप्ट यहाँ\n"
      .. "चलाएँ जिसे अलग से चलाने में भी हर्ज न हो।",
    example = "उदाहरण: tenace run deals.lua 100",
  },
}
