-- The command line: what each command is for, in Gujarati. See en/command.lua.

return {
  no_letters = "આ ટર્મિનલ ({name}={value}) ભાષા '{language}'ના અક્ષર "
    .. "બતાવતું નથી: બતાવી શકતું હોય તો {name}=C.UTF-8 રાખો.",

  help = "આ લખાણ બતાવે છે.",
  arguments = "શબ્દો:", options = "વિકલ્પો:",
  json = "ફક્ત એક JSON દસ્તાવેજ છાપે છે, બીજું કંઈ નહીં.",
  help_help = [[
ઉપયોગ: tenace help [COMMAND]

tenace help આદેશોની યાદી બતાવે છે, અને tenace help COMMAND તેમાંનો એક શું લે છે તે કહે છે,
tenace COMMAND --helpની જેમ.

ઉદાહરણ: tenace help play]],
  version = "tenace {version}, નિયમ-શબ્દો {words}, લીટીઓનું સંપાદન: {library}",
  languages = "--lang CODE બીજી ભાષા બોલે છે: {list}.",
  overview = [[
ઉપયોગ: tenace [COMMAND …]

પત્તાંની રમતો રમે છે, જેના નિયમોની ફાઈલો તમે વાંચી અને બદલી શકો છો.
આદેશ વિના પ્રોમ્પ્ટ ખોલે છે, જ્યાં તમે કાર્ડ અને રમતો Luaમાં અજમાવી શકો.

{commands}

tenace COMMAND --help વધુ કહે છે; tenace --version આવૃત્તિ છાપે છે.
{languages}
રમતને whist તરીકે લખો; ઘરના નિયમો અને વિકલ્પો સાથે
whist+american+rounds=3, અથવા છૂટા શબ્દો: whist american rounds=3.

ઉદાહરણ: tenace play whist]],
  play = {
    usage = [=[
ઉપયોગ: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
              [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
              [--force]
       tenace play --resume [FILE]
       tenace play GAME --example NAME
       tenace play GAME --deals FILE [--board N]]=],
    summary = "ટેબલ પર મેચ રમે છે",
    text = "બોટ સામે મેચ રમે છે, ટર્મિનલમાં અથવા લીટી પ્રમાણે.",
    example = [[
ઉદાહરણ: tenace play whist american --seat 2 --bots search:20
         tenace play --resume]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો (target=7); અથવા એક લીટીમાં "
      .. "સ્થિતિ, "
      .. "whist#2@17: સીડ 2, બોટના 17 નિર્ણય.",
    seed = "એક જ સંખ્યા એ જ કાર્ડ વહેંચે છે.",
    cards = "કાર્ડ બતાવવાની રીત: signs, letters, french (jack of clubs), "
      .. "german (Eichel Unter), spanish (caballo de copas) "
      .. "અથવા italian (fante of cups).",
    seat = "તમારી બેઠક; સામાન્ય 1. 1,3: બે માણસો રમે છે, અને તેમની વચ્ચે સ્ક્રીન સાફ થાય "
      .. "છે.",
    bots = "random, search અથવા search:N; search,random: વારાફરતી.",
    table = "ટેબલ અને તેની બેઠકો દોરે છે, ટર્મિનલ સાંકડું હોય તોય.",
    plain = "બધું લીટીઓમાં કહે છે, સ્ક્રીન રીડર માટે હોય તેમ; કંઈ દોરાતું કે ભૂંસાતું નથી.",
    counts = "તમારા દરેક નિર્ણય પહેલાં બતાવે છે કે કયાં કાર્ડ હજી બાકી છે.",
    pace = "ટર્મિનલ પર બીજાની બે ચાલ વચ્ચેની સેકન્ડ; સામાન્ય 0.5, અને કોઈપણ કી તરત આગળ "
      .. "વધારે "
      .. "છે.",
    record = "રેકોર્ડની ફાઈલ; સામાન્ય રીતે state ફોલ્ડરમાં.",
    force = "--recordની FILE પહેલેથી હોય તો તેને બદલે છે.",
    resume = "નોંધાયેલી મેચ આગળ ચલાવે છે: FILE, અથવા સૌથી નવી.",
    opens = "નિયમોનું ઉદાહરણ સ્થિતિ તરીકે ખોલે છે.",
    deals = "ફાઇલની ડીલ રમે છે: PBN, LIN કે લીટીઓ, export લખે છે તેવી.",
    board = "--dealsના બોર્ડ Nથી શરૂ કરે છે.",
  },
  games = {
    usage = [=[
ઉપયોગ: tenace games [GAME…] [--changes]
       tenace games --search WORDS…]=],
    summary = "રમતોની યાદી, અથવા અમુકના ઘરના નિયમો",
    text = "રમતોની પ્રકાર પ્રમાણે યાદી, અથવા અમુક રમતો તેમના ઘરના નિયમો સાથે.\n"
      .. "પાઇપમાં: બધી રમતો અને ઘરના નિયમો, લીટી દીઠ એક."
      .. "\n"
      .. "--search સાથે: જે રમતો અને ઘરના નિયમોનાં નામ, વાક્ય, વિકલ્પ કે ફેરફારમાં આ બધા શબ્દો હોય; સૌથી સારા પહેલાં. ટર્મિનલ પર, કે --changes સાથે, દરેક ઘરનો નિયમ કહે છે કે તે શું બદલે છે.",
    example = [[
ઉદાહરણ: tenace games
         tenace games whist skat
         tenace games --search play trump]],
    game = "જે રમતોના ઘરના નિયમો જોવા હોય તે.",
    search = "આ શબ્દોવાળી રમતો અને ઘરના નિયમો શોધે છે.",
    changes = "દરેક ઘરનો નિયમ શું બદલે છે તે કહે છે.",
  },
  rules = {
    usage = [=[
ઉપયોગ: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
              [--card] [--examples] [--html FILE] [--markdown FILE]
              [--force]]=],
    summary = "બરાબર આ રમતની નિયમપુસ્તિકા છાપે છે",
    text = "રમતની નિયમપુસ્તિકા તેના ઘરના નિયમો અને વિકલ્પો સાથે છાપે છે,\n"
      .. "અથવા બે રમતો વચ્ચેનો ફેર જ.",
    example = [[
ઉદાહરણ: tenace rules whist american
         tenace rules whist --against whist+american
         tenace rules whist+long_whist --html whist.html]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો.",
    card = "ઉદાહરણો છોડી દે છે: વહેંચવા માટે એક પાનું.",
    examples = "ફક્ત થોડાં નહીં, બધાં ઉદાહરણો બતાવે છે.",
    html = "નિયમપુસ્તિકા FILEમાં દોરેલાં કાર્ડવાળા એક પાના તરીકે લખે છે.",
    markdown = "નિયમપુસ્તિકા FILEમાં Markdown તરીકે લખે છે.",
    force = "FILE પહેલેથી હોય તો તેને બદલે છે.",
    against = "બે રમતો વચ્ચેનો ફેર જ બતાવે છે.",
  },
  teach = {
    usage = [=[
ઉપયોગ: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
              [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "પાઠ અને ક્વિઝ આપે છે",
    text = "રમત એવા સવાલોથી શીખવે છે જેના જવાબ તેના નિયમો આપે છે. તમારી પ્રગતિ સચવાય "
      .. "છે.",
    example = [[
ઉદાહરણ: tenace teach whist
         tenace teach skat+pub_skat --quiz 10]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો; અથવા એક લીટીમાં સ્થિતિ, "
      .. "whist#2@17: ત્યાં કઈ "
      .. "ચાલ શ્રેષ્ઠ છે તે પુછાય છે.",
    lesson = "તે પાઠ એકલો આપે છે, યાદીમાંના નામ કે નંબરથી.",
    quiz = "બધા પાઠમાંથી N સવાલ પૂછે છે.",
    list = "પાઠ અને તમારાં પરિણામ બતાવે છે.",
    record = "તમને રમવા દે છે, અને તમારી ચાલો FILEમાં પાઠ તરીકે લખે છે.",
    seed = "એક જ સંખ્યા એ જ સવાલ શોધે છે; સામાન્ય 1.",
  },
  class = {
    usage = [=[
ઉપયોગ: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
       tenace class --resume --results FILE [--lan] …]=],
    summary = "વર્ગને પૂછે છે: પ્રોજેક્ટર પર બોર્ડ, ફોનથી જવાબ",
    text = "પ્રોજેક્ટર માટે બોર્ડ ખોલે છે. વિદ્યાર્થીઓ તેનું સરનામું ફોન પર "
      .. "ખોલે છે, આ કલાક માટે\n"
      .. "નામ આપે છે અને પોતાની ભાષામાં જવાબ આપે છે. સ્પેસ કીથી આગળ વધાય છે: "
      .. "સવાલ, કેટલાએ\n"
      .. "જવાબ આપ્યો, સમજૂતી.\n"
      .. "--lan વગર ફક્ત આ મશીનના બ્રાઉઝર પહોંચે છે.",
    example = [[
ઉદાહરણ: tenace class whist --lan
        tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો; અથવા એક લીટીમાં સ્થિતિ, "
      .. "whist#2@17: ત્યાં કઈ ચાલ શ્રેષ્ઠ છે તે પુછાય છે.",
    lesson = "આ પાઠ લે છે, નામથી, અલ્પવિરામ સાથે; નામ tenace teach GAME "
      .. "--list આપે છે.",
    play = "N વાર પૂછે છે કે કયાં પત્તાં રમી શકાય.",
    worth = "N વાર પૂછે છે કે કશાની કિંમત કેટલી.",
    quiz = "બધા પાઠમાંથી N સવાલ પૂછે છે; બીજું કંઈ ન પુછાય તો 10.",
    puzzle = "N કોયડા પૂછે છે.",
    results = "નામ, જવાબ અને સેકન્ડ CSV તરીકે FILEમાં લખે છે.",
    resume = "જેનાં પરિણામ FILEમાં છે તે વર્ગ આગળ ચલાવે છે.",
    port = "પોર્ટ; સામાન્ય રીતે 8019, અને 0 કોઈ પણ ખાલી પોર્ટ.",
    no_open = "કોઈ બ્રાઉઝર ખોલતું નથી.",
  },
  homework = {
    usage = [=[
ઉપયોગ: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
       tenace homework --marks FILE… [--csv]]=],
    summary = "ડીલ અને કોયડાની લિંક બનાવે છે, અને પાછું આવેલું તપાસે છે",
    text = "પાનાની લિંક છાપે છે, તેમાં ડીલ અને કોયડા હોય છે. વિદ્યાર્થીઓ "
      .. "ત્યાં બોટ સામે જેટલી\n"
      .. "વાર ઇચ્છે તેટલી વાર રમે છે અને લખાણ આપે છે. --marks નિયમો પ્રમાણે "
      .. "તેમની ચાલો ફરી\n"
      .. "ચાલે છે અને કોણે શું મેળવ્યું તે કહે છે.",
    example = [[
ઉદાહરણ: tenace homework whist --deals 3 --text "Make three tricks."
        tenace homework --marks anna.txt bela.txt]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો; --marks સાથે, અપાયેલી ફાઈલો.",
    deals = "ડીલની સંખ્યા; કોયડા ન માગ્યા હોય તો 3.",
    puzzles = "કોયડાની સંખ્યા.",
    seed = "પહેલી ડીલ અને કોયડો; સામાન્ય રીતે 1.",
    bot = "બાકીની બેઠકોનો બોટ: search:8 (સામાન્ય), search:N અથવા random.",
    text_for = "કામોની ઉપર વિદ્યાર્થીઓ જે વાંચે છે.",
    address = "વિદ્યાર્થીઓનું પાનું ક્યાં છે: https://cards.example.org/.",
    marks = "જે અપાયું તે તપાસે છે.",
    csv = "સ્પ્રેડશીટ માટે કોષ્ટક છાપે છે.",
  },
  stats = {
    usage = "ઉપયોગ: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "તમારી પોતાની મેચો કેવી રહી તે કહે છે",
    text = "તમારી મેચો રેકોર્ડ પરથી ગણે છે: કેટલી જીત્યા, રાઉન્ડ દીઠ પોઈન્ટ,\n"
      .. "અને પૂરા થયેલા કોન્ટ્રાક્ટ.",
    example = [[
ઉદાહરણ: tenace stats
         tenace stats skat --review]],
    game = "ફક્ત આ રમત, તેના બધા ઘરના નિયમો સાથે.",
    review = "બોટ કરતાં સ્પષ્ટ ખરાબ હોય તેવા તમારા નિર્ણય પણ ગણે છે; તેમાં મેચ દીઠ થોડી "
      .. "સેકન્ડ "
      .. "લાગે છે.",
  },
  puzzle = {
    usage = [=[
ઉપયોગ: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--grade GRADE] [--json]]=],
    summary = "સ્થિતિ બતાવે છે: કઈ ચાલ શ્રેષ્ઠ?",
    text = "એવી સ્થિતિ શોધે છે જેમાં એક ચાલ સ્પષ્ટ શ્રેષ્ઠ હોય, અને ઘણા બોટ ચૂકે.\n"
      .. "તમે ચાલ શોધો; પછી દરેકથી શું થાય અને કેમ તે જોવા મળે છે.",
    example = [[
ઉદાહરણ: tenace puzzle whist
         tenace puzzle skat --seed 7 --grade hard]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો.",
    seed = "એક જ સંખ્યા એ જ કોયડો શોધે છે.",
    grade = "easy, medium અથવા hard.",
  },
  check = {
    usage = "ઉપયોગ: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "       tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "       tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "       tenace check --lang CODE --seen | --docs\n"
      .. "       tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "          [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "નિયમો વાંચે છે, ઉદાહરણો ચલાવે છે, રેન્ડમ મેચો રમે છે",
    text = "નિયમોની દરેક ભૂલ FILE:LINE: TEXT રૂપે કહે છે, સલાહ અને તે બતાવતા રેકોર્ડ\n"
      .. "સાથે. અજુગતી વાતો નોંધ છે. કંઈ ખોટું હોય તો exit status 1, ફક્ત નોંધ હોય\n"
      .. "તો 0.",
    example = [[
ઉદાહરણ: tenace check whist+american
         tenace check rules/whist.lua]],
    game = "નિયમોની ફાઈલોના path, અથવા રમત તેના ઘરના નિયમો સાથે.",
    lang = "આ ભાષામાં ખૂટતાં વાક્યોની યાદી: નિયમોનાં, અથવા રમત ન લખો તો પ્રોગ્રામનાં.",
    docs = "--lang સાથે: લાઇબ્રેરીના જે શબ્દોની મદદનો અનુવાદ નથી તે બતાવે "
      .. "છે.",
    watch = "નિયમોની ફાઈલ સચવાય ત્યારે ફરી તપાસે છે; કોઈ કળ તેને રોકે છે.",
    coverage = "ઘણી ડીલમાં દરેક નિયમ કેટલી વાર લાગુ પડ્યો તે ગણે છે, અને જે "
      .. "ક્યારેય ન થયું તેનું નામ કહે છે.",
    deals = "કેટલી ડીલ (પોતાના નિયમો અને --coverage: 1,000).",
    update = "--lang સાથે: આ નિયમોની .po ફાઈલો, કે રમત ન હોય તો મદદની, હાલની "
      .. "અંગ્રેજી સાથે મેળવે છે.",
    word_missing = "{file}: અનુવાદ નથી: {text}",
    words_missing = "લાઇબ્રેરીની મદદનાં {n} વાક્યોનો અનુવાદ નથી.",
    docs_missing = "લાઇબ્રેરીની મદદમાં {n} વાક્યો બાકી છે: tenace check --lang "
      .. "{code} --docs",
    seen = "--lang સાથે: નોંધે છે કે બધા અનુવાદ હાલની અંગ્રેજી સાથે બંધબેસે છે.",
    prove = "નાની થોકડી પર દરેક વહેંચણી અને દરેક રમત તપાસે છે.",
    cards = "--prove સાથે: છેલ્લે દરેક હાથનાં કાર્ડ (2).",
    deck = "--prove સાથે: થોકડીનાં કાર્ડ, જેમ કે \"AC KC 2C AD\".",
    seconds = "--prove સાથે: કેટલો સમય ગણતરી ચાલે (60).",
  },
  new = {
    usage = [=[
ઉપયોગ: tenace new NAME --of GAME [--force]
       tenace new NAME --game [--force]
       tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
       tenace new LINE [--force]
       tenace new --sets | --drop GAME+NAME]=],
    summary = "તમારો પોતાનો ઘરનો નિયમ કે રમત શરૂ કરે છે",
    text = "ઘરના નિયમ કે રમતની પહેલી લીટીઓ તમારા નિયમોના ફોલ્ડરમાં લખે છે."
      .. "\n"
      .. "--as સાથે ઘરના નિયમો અને વિકલ્પો એક નામથી, જેમ કે \"as we play\", સમૂહ તરીકે રહે છે. તે એક ઘરનો નિયમ છે, whist+as_we_play લખીને રમો. LINE એટલે tenace signature --lineએ બીજા કોઈને જે બતાવ્યું.",
    example = [[
ઉદાહરણ: tenace new my_whist --of whist
         tenace new my_game --game
         tenace new "as we play" --as whist+honours target=7]],
    name = "નામ: નાના અક્ષર, આંકડા અને _; સમૂહના કોઈ પણ શબ્દ; અથવા એક લીટી.",
    of = "આ રમતનો ઘરનો નિયમ બનાવે છે.",
    as_game = "રમત બનાવે છે.",
    force = "તે નામની ફાઈલ પહેલેથી હોય તો તેને બદલે છે.",
    as_set = "આ ઘરના નિયમો અને વિકલ્પો સમૂહ તરીકે રાખે છે.",
    sets = "સમૂહોની યાદી.",
    drop = "એક સમૂહ કાઢે છે.",
  },
  replay = {
    usage = "ઉપયોગ: tenace replay FILE [--json]",
    summary = "રેકોર્ડ ફરી રમે છે અને ચકાસે છે",
    text = "રેકોર્ડ ફરી રમે છે, ચકાસે છે અને તે કેવી રીતે પૂરો થયો તે છાપે છે.\n"
      .. "રમી ન શકાય તો exit status 1.",
    example = "ઉદાહરણ: tenace replay match.record --json",
    file = "રેકોર્ડ, play લખે છે તેવો.",
  },
  keep = {
    usage = [=[
ઉપયોગ: tenace keep RECORD|FOLDER…
      tenace keep --list|--review GAME…
      tenace keep --accept|--drop RECORD…]=],
    summary = "મેચ સાચી માનીને રાખે છે, check માટે",
    text = [[
મેચ સાચી માનીને રાખે છે: તેમના રેકોર્ડ નિયમોની ફાઇલની બાજુના ફોલ્ડર keptમાં
(પ્રોગ્રામના નિયમો માટે તમારા પોતાના નિયમોના ફોલ્ડરમાં) નકલ થાય છે. નિયમોની દરેક
check તેમને ફરી રમે છે અને કહે છે કે કઈ, ક્યાં અને કયા નિયમથી જુદી ચાલે છે.]],
    example = [[
ઉદાહરણ: tenace keep evening.record
       tenace keep --review whist+short]],
    file = "રાખવાના રેકોર્ડ અને રેકોર્ડના ફોલ્ડર; અથવા રમતો, અથવા રાખેલા "
      .. "રેકોર્ડ.",
    list = "આ રમતોની રાખેલી મેચો, અને તે કેમ ચાલે છે.",
    review = "જે જુદી ચાલે છે તેમને એક પછી એક બતાવે છે.",
    accept = "રાખેલા રેકોર્ડ આજના નિયમો પ્રમાણે નવેસરથી લખે છે.",
    drop = "આ રેકોર્ડ હવે રાખતું નથી: નકલો કાઢે છે.",
  },
  review = {
    usage = [=[
ઉપયોગ: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "નોંધાયેલી મેચના કયા નિર્ણય સૌથી મોંઘા પડ્યા તે કહે છે",
    text = "નોંધાયેલી મેચનો દરેક નિર્ણય, તેના ખેલાડીને જે ખબર હોઈ શકે તેના પરથી, તપાસે છે.\n"
      .. "સૌથી મોંઘા કયા પડ્યા, શું વધુ સારું હોત અને કેમ, અને એ જ કાર્ડથી બોટને કેટલા\n"
      .. "પોઈન્ટ થાય તે કહે છે.",
    example = [[
ઉદાહરણ: tenace review match.record
         tenace review match.record --player 2 --most 10]],
    file = "રેકોર્ડ, play લખે છે તેવો.",
    player = "તપાસવાની બેઠક; સામાન્ય રીતે માણસની, અથવા બધી.",
    round = "ફક્ત રાઉન્ડ N તપાસે છે.",
    most = "વધુમાં વધુ N નિર્ણય કહે છે; સામાન્ય 5.",
  },
  import = {
    usage = [=[
ઉપયોગ: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                     [--record FILE] [--force] [--json]]=],
    summary = "બીજા પ્રોગ્રામની ડીલમાંથી રેકોર્ડ બનાવે છે",
    text = [[
PBN કે LIN વાંચે છે, જે બ્રિજના ખેલાડીઓ એકબીજાને આપે છે, અથવા
"hand 1: AS KS" જેવી લીટીઓ, અને બિડ તથા રમત સાથે બોર્ડનો રેકોર્ડ બનાવે છે. બે
રૂમનાં બોર્ડ, અથવા જેના નંબર એક પછી એક ન હોય, અલગ રેકોર્ડ મેળવે છે. જ્યાં દાવાથી
રમત અટકે ત્યાં ફાઇલનું પરિણામ આપતાં કાર્ડ શોધાય છે.
tenace play --deals FILE આ ડીલ નવેસરથી રમે છે.]],
    example = [[
ઉદાહરણ: tenace import evening.pbn bridge
        tenace import match.lin bridge --board 5 --record five.record]],
    file = "ડીલની ફાઇલ; તેની પાછળ રમત, tenace playની જેમ.",
    board = "ફાઇલના બોર્ડ Nથી શરૂ કરે છે.",
    record = "રેકોર્ડ FILEમાં લખે છે; બાકીના FILE-2 વગેરેમાં.",
    force = "પહેલેથી હોય તે રેકોર્ડ બદલે છે.",
  },
  export = {
    usage = [=[
ઉપયોગ: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "રેકોર્ડની ડીલ બીજા પ્રોગ્રામ માટે લખે છે",
    text = [[
નોંધાયેલી મેચના પૂરા થયેલા રાઉન્ડ લખે છે. PBN અને LINમાં બ્રિજની બિડ, રમત અને
પરિણામ હોય છે, અને તેર કાર્ડના ચાર હાથવાળી બીજી રમતોની ડીલ; textમાં કોઈ પણ
રમતની ડીલ.]],
    example = [[
ઉદાહરણ: tenace export evening.record --to evening.pbn
        tenace export evening.record --as lin]],
    file = "રેકોર્ડ, play લખે છે તેવો.",
    as = "pbn, lin કે text; સામાન્ય રીતે ફાઇલના નામના અંત પરથી, અથવા સમાય તો "
      .. "pbn.",
    to = "આ ફાઇલમાં લખે છે.",
    all = "જે રાઉન્ડ પૂરો નથી તે પણ લખે છે.",
    force = "પહેલેથી હોય તે ફાઇલ બદલે છે.",
  },
  tables = {
    usage = "ઉપયોગ: tenace tables FILE FILE… [--json]",
    summary = "એક જ ડીલ પર અનેક ટેબલની સરખામણી કરે છે",
    text = [[
એક જ ડીલના રેકોર્ડ સરખાવે છે, દરેક રાઉન્ડમાં અને કુલ: પોઈન્ટ, દરેક ટેબલ બીજાં
કેટલાં કરતાં આગળ છે, અને બ્રિજમાં IMP.]],
    example = "ઉદાહરણ: tenace tables open.record closed.record",
    file = "રેકોર્ડ, play અને import લખે છે તેવો.",
  },
  bot = {
    usage = "ઉપયોગ: tenace bot [--calls]",
    summary = "બીજા પ્રોગ્રામોને જવાબ આપે છે, દરેક લીટી માટે JSONની એક લીટી",
    text = "ઇનપુટમાંથી દરેક લીટીમાં એક JSON દસ્તાવેજ વાંચે છે અને દરેકનો "
      .. "જવાબ\nએક દસ્તાવેજથી આપે છે: રમતા પ્રોગ્રામો અને પોતાના ઇન્ટરફેસ "
      .. "માટે.",
    example = [[
ઉદાહરણ: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "બધા કોલ JSONમાં લખે છે, તે શું લે અને શું આપે છે, અને પૂરું "
      .. "થાય છે.",
  },
  signature = {
    usage = [=[
ઉપયોગ: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "ટેબલના નિયમો એક ટૂંકી લીટીમાં, સરખાવવા માટે",
    text =
      "રમત, તેના ઘરના નિયમો અને વિકલ્પો લખે છે, અને તેમની બધી ફાઇલોમાંથી ગણેલાં\n"
      .. "આઠ ચિહ્નો. જે બે ટેબલની લીટી એક જ હોય, તેમના નિયમો એક જ છે; તે લીટી સાથે\n"
      .. "tenace play તે નિયમોથી રમે છે, અથવા કહે છે કે અહીં નિયમો જુદા છે.",
    example = [[
ઉદાહરણ: tenace signature canasta classic]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો; અથવા અહીંના નિયમો સાથે "
      .. "સરખાવવાની ઓળખ-લીટી.",
    line = "નિયમોવાળી લીટી બતાવે છે, tenace new LINE માટે.",
  },
  merge = {
    usage = "ઉપયોગ: tenace merge FILE… [--svg FILE] [--force] [--csv | --json]",
    summary = "અનુકરણ કે સરખામણીના ભાગોને જોડે છે",
    text = "--partથી બનેલા ભાગોને જોડે છે, એક મશીન પરના કે અનેક પરના.\n"
      .. "આંકડા એક જ વારમાં ચલાવ્યા જેવા જ હોય છે.",
    example = [[
ઉદાહરણ: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
         tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
         tenace merge one.json two.json]],
    file = "બધા ભાગોની ફાઇલો, ગમે તે ક્રમમાં.",
  },
  parted = {
    part = "Nમાંથી ફક્ત I-મો ભાગ કરે છે, અને tenace merge માટે JSONમાં લખે છે.",
    keep = "જેટલું થયું તે FILEમાં રાખે છે, અને અટક્યા પછી ત્યાંથી આગળ ચાલે "
      .. "છે.",
    sure = "સ્કોર કંઈ કહે કે તરત અટકે છે, N % પાકું, જેમ કે 95; આ અંતરાલ ગમે "
      .. "ત્યારે જોઈ શકાય.",
  },
  tournament = {
    usage = [=[
ઉપયોગ: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "એક જ ડીલ પર બોટ એકબીજા સામે, મૂલ્યાંકન સાથે",
    text =
      "દર બે બોટ એ જ ડીલ બધી બાજુથી રમે છે, એટલે કાર્ડનું નસીબ કપાઈ જાય છે.\n"
      .. "દરેક બોટ રાઉન્ડ દીઠ બીજાથી કેટલા પોઇન્ટ વધુ સારો છે તે 95 % અંતરાલ સાથે કહે છે.",
    example = "ઉદાહરણ: tenace tournament skat --bots search:20,search:5,random "
      .. "--rounds 200",
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો.",
    bots = "સામસામે રમતા બોટ, અલ્પવિરામથી: search:5,random, અથવા ./program.",
    rounds = "ડીલની સંખ્યા; સામાન્ય 100.",
  },
  solve = {
    usage = [=[
ઉપયોગ: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--seed N] [--at N] [--for WHAT] [--json]
       tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "બધાં કાર્ડ ખુલ્લાં હોય ત્યારે દરેક કાર્ડની કિંમત કહે છે",
    text = "બધા બધાં કાર્ડ જોતા હોય તેમ, સ્થિતિ અંત સુધી ભૂલ વિના રમે છે,\n"
      .. "અને જેનો વારો છે તેની ટીમને દરેક કાર્ડથી શું મળે તે કહે છે.",
    example = [[
ઉદાહરણ: tenace solve whist --seed 7
         tenace solve skat --deal deal.txt --json]],
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો.",
    seed = "એક જ સંખ્યા એ જ કાર્ડ વહેંચે છે; પહેલા કાર્ડ સુધી સામાન્ય બોટ રમે છે.",
    at = "તે પહેલાં સામાન્ય બોટ N નિર્ણય લે છે.",
    deal = "FILEમાંની સ્થિતિ: દરેક હાથ માટે એક લીટી, 1: AS 4D, અને જે જાણીતું હોય તે "
      .. "માટે, "
      .. "trump: H.",
    ["for"] = "શું ગણાય: tricks, અથવા કાર્ડના points.",
  },
  simulate = {
    usage = [=[
ઉપયોગ: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
              [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "બોટ વચ્ચે ઘણી મેચો રમાડે છે, અને આંકડા છાપે છે",
    text = "બોટ વચ્ચે મેચો રમાડે છે અને દરેક ટીમ કેટલી વાર જીતી તે છાપે છે.\n"
      .. "jobs ગમે તેટલા હોય, એક જ સીડ એ જ આંકડા આપે છે.",
    example = "ઉદાહરણ: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "રમત, પછી તેના ઘરના નિયમો અને વિકલ્પો.",
    games = "મેચની સંખ્યા; સામાન્ય 100.",
    rounds = "N રાઉન્ડ રમાય ત્યાં સુધી મેચો.",
    bots = "random (સામાન્ય), search અથવા search:N; search,random: વારાફરતી.",
    seed = "એક જ સંખ્યા એ જ કાર્ડ વહેંચે છે.",
    jobs = "કામ વહેંચી લેતી પ્રક્રિયાઓની સંખ્યા.",
  },
  compare = {
    usage = [[
ઉપયોગ: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
              [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
              [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
              [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
       tenace compare GAME GAME… --seed N --deal N]],
    summary = "એ જ ડીલ જુદા નિયમોથી રમે છે: શું ફેર પડે?",
    text = "એ જ ડીલ બે કે વધુ નિયમોથી એ જ બોટ સાથે રમે છે, અને શું જુદું પડે તે 95 %\n"
      .. "અંતરાલ સાથે છાપે છે. દરેક રમત તેના ઘરના નિયમો અને વિકલ્પો સાથે લખો, જેમ કે\n"
      .. "skat+kontra. પહેલી રમત બાકીની દરેક સાથે સરખાવાય છે.",
    example = [[
ઉદાહરણ: tenace compare skat skat+kontra --rounds 20000 --seed 7
         tenace compare whist whist+rotating_trumps --bots search:20
         tenace compare whist whist+target=7 --matches 500
         tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "એક રમતમાં શું અજમાવવું: વિકલ્પ અને તેની કિંમતો, min_bid=3..7 અથવા "
      .. "rounds=1,3,5; "
      .. "અથવા ઘરના નિયમો, american,kingless.",
    duel = "sweepનો વધુ સારો બોટ અને વધુ નબળો બોટ: સામાન્ય search:2,random.",
    duels = "જે ડીલ પર તે દરેક ટીમમાંથી મેચ રમે છે; 0: એકેય નહીં.",
    matches = "ડીલને બદલે કેટલી આખી મેચ સરખાવવી; --sweep સાથે રેન્ડમ રમતા "
      .. "બોટની મેચ.",
    game = "ઓછામાં ઓછી બે રમતો, દરેક તેના ઘરના નિયમો અને વિકલ્પો સાથે.",
    rounds = "ડીલની સંખ્યા: સામાન્ય 10000, અથવા બધા બોટ random ન હોય તો 100.",
    bots = "random (સામાન્ય), search અથવા search:N; search,random: વારાફરતી.",
    seed = "એક જ સંખ્યા એ જ કાર્ડ વહેંચે છે.",
    jobs = "કામ વહેંચી લેતી પ્રક્રિયાઓની સંખ્યા.",
    deal = "સરખામણીની એક ડીલ પ્રોમ્પ્ટ પર ખોલે છે.",
    svg = "સરખામણી FILEમાં દોરે પણ છે.",
    force = "FILE પહેલેથી હોય તો તેને બદલે છે.",
    csv = "સ્પ્રેડશીટ માટે કોષ્ટક છાપે છે.",
  },
  web = {
    usage = "ઉપયોગ: tenace web [--port N] [--no-open]",
    summary = "રમતોનું પાનું આપે છે, અને તેને બ્રાઉઝરમાં ખોલે છે",
    text = "પાનું આ મશીનના બ્રાઉઝરને આપે છે, બીજા કોઈને નહીં, અને તેને ખોલે છે.\n"
      .. "Ctrl-Cથી તે બંધ થાય છે. make web પાનું બનાવે છે.",
    example = [[
ઉદાહરણ: tenace web
         tenace web --port 8080 --no-open]],
    port = "127.0.0.1 પરનું port; સામાન્ય 8017, અને 0 એટલે ગમે તે ખાલી port. બ્રાઉઝર "
      .. "તમારી "
      .. "પ્રગતિ port પ્રમાણે સાચવે છે.",
    no_open = "ફક્ત સરનામું છાપે છે, અને બ્રાઉઝર ખોલતું નથી.",
  },
  host = {
    usage = [=[
ઉપયોગ: tenace host રમત… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "ટેબલ ખોલે છે, મિત્રો પોતપોતાના બ્રાઉઝરથી આવે છે",
    text = "એવું ટેબલ ખોલે છે જ્યાં બીજા બ્રાઉઝરથી આવે છે, દરેક પોતાના ફોન કે"
      .. "\n"
      .. "કમ્પ્યુટર પર. ખાલી બેઠકો પર અને બહાર ગયેલા માટે બોટ રમે છે.\n"
      .. "--lan વગર ફક્ત આ મશીનના બ્રાઉઝર પહોંચે છે.",
    example = [[
ઉદાહરણ: tenace host whist+american
        tenace host canasta --lan]],
    game = "એક રમત, તેના ઘરના નિયમો અને વિકલ્પો સાથે.",
    lan = "ટેબલ આ નેટવર્કમાં બધા માટે ખોલે છે.",
    port = "પોર્ટ; સામાન્ય રીતે 8018, અને 0 કોઈ પણ ખાલી પોર્ટ.",
    address = "પ્રૉક્સી પાછળ બીજા જે સરનામે પહોંચે છે તે: "
      .. "https://cards.example.org.",
    bots = "ખાલી બેઠકોનો બોટ: search (સામાન્ય), search:N અથવા random.",
    tables = "N ટેબલ ખોલે છે, જે લોબી બતાવે છે.",
    most = "મહેમાનોને વધુ ટેબલ ખોલવા દે છે, કુલ N સુધી.",
    resume = "છેલ્લે જે ટેબલ પર રમાયું તેને આગળ ચલાવે છે.",
    no_open = "કોઈ બ્રાઉઝર ખોલતું નથી.",
  },
  run = {
    usage = "ઉપયોગ: tenace run SCRIPT.lua [ARG…]",
    summary = "લાઇબ્રેરી સાથે Lua સ્ક્રિપ્ટ ચલાવે છે",
    text = "Lua સ્ક્રિપ્ટ ચલાવે છે. સ્ક્રિપ્ટને લાઇબ્રેરી require \"tenace\"થી અને તેની\n"
      .. "દલીલો argમાં મળે છે.\n\n"
      .. "સ્ક્રિપ્ટ પર વિશ્વાસ મુકાય છે: તમારી ફાઈલો સાથે તમે જે કરી શકો તે બધું તે કરી\n"
      .. "શકે. નિયમોની ફાઈલો અને રેકોર્ડ એમ કરી શકતાં નથી. જે સ્ક્રિપ્ટ તમે જાતે ચલાવો\n"
      .. "તે જ અહીં ચલાવો.",
    example = "ઉદાહરણ: tenace run deals.lua 100",
  },
}
