-- The prompt: its verbs, help and messages, in Gujarati. See en/prompt.lua.

return {
  greeting = "Tenace {version}: help શબ્દો બતાવે છે, quitથી બહાર.",
  ready = "> ",
  more = ">> ",
  stopped = "રોકાયું.",
  rest = { one = "Enterથી વધુ એક લીટી; qથી બંધ.",
    other = "Enterથી વધુ {n} લીટી; qથી બંધ." },
  turn = "વારો {player}: {prompt}",
  table = "ટેબલ પર: {plays}",
  no_match = "હજી કોઈ મેચ નથી, એક શરૂ કરો: deal \"whist\"",
  which_game = "કઈ રમત? જેમ કે: deal \"whist\"",
  which_games = "કઈ રમતો? જેમ કે: compare skat skat+kontra",
  which_sweep = "શું sweep કરવું? જેમ કે: sweep bid_whist min_bid=3..5",
  which_move = "કઈ ચાલ? જેમ કે: why \"3d\"",
  no_lua = "‘{word}’ Lua નથી: કાર્ડ અવતરણ ચિહ્નમાં લખો, play \"{word}\"",
  in_line = "લીટી {n}, `{line}`: {said}",
  suit_letter = "{said}: {suit} માટે \"{letter}\" લખો",
  card_name = "{said}: \"{card}\" લખો",
  no_function = "અહીં ‘{name}’ નામનું ફંક્શન નથી",
  no_function_near = "અહીં ‘{name}’ નામનું ફંક્શન નથી; શું ‘{near}’ લખવું હતું?",
  no_command = "‘{word}’ આદેશ નથી: શું લખી શકાય તે help કહે છે",
  no_command_near = "‘{word}’ આદેશ નથી; શું ‘{near}’ લખવું હતું?",
  in_quotes = "‘{name}’ નામ છે: તેને અવતરણ ચિહ્નમાં લખો, \"{name}\"",
  was_local = "‘{name}’ ફક્ત તેની લીટી પૂરતું હતું: local વિના તે રહે છે",
  one_equal = "‘{name}’ને કિંમત એક = થી મળે છે: { {name} = … }",
  over_list = "{said}: for … in માટે pairs(list) અથવા ipairs(list); સંખ્યાઓ માટે "
    .. "for i = 1, 3 do",
  join_texts = "{said}: લખાણ .. થી જોડાય છે",
  not_whole = "લીટી અધૂરી છે",
  one_game = "{game} એક જ રમત છે, તેને બીજી સાથે સરખાવો: compare {base} {game}",
  how_many = "{verb} કેટલા નિર્ણય? જેમ કે: {verb} 2",
  no_value = "‘{name}’ nil છે: તેમાં કોઈ ખાનાં નથી",
  plot_wins = "દરેક ટીમે જીતેલી મેચ, {game}",
  which_plot = "શું દોરવું? જેમ કે: plot({ 3, 5, 8 })",
  which_mean = "શેની સરેરાશ? જેમ કે: mean({ 3, 5, 8 })",
  which_share = "શેનો હિસ્સો? જેમ કે: share({ true, false }) અથવા share(3, 8)",
  which_histogram = "શેનો હિસ્ટોગ્રામ? જેમ કે: histogram({ 3, 5, 8 }, 5)",
  which_json = "શેનું JSON? જેમ કે: json(it) અથવા json(it, \"it.json\")",
  which_csv = "શેનું CSV? જેમ કે: csv(it) અથવા csv(it, \"it.csv\")",
  plot_counted = "યાદીમાં દરેક કેટલી વાર છે",
  plot_interval = "{inside} અને {outside} અંતરાલ છે: સાચી સંખ્યા 100માંથી 95 વાર તેમાં હોય છે.",
  plot_intervals = "{interval} અંતરાલ છે: સાચી સંખ્યા 100માંથી 95 વાર તેમાં હોય છે.",
  no_plot = "દોરવા માટે કોઈ સંખ્યા નથી: સંખ્યાઓ કે શબ્દોની યાદી, નામવાળી સંખ્યાઓનું ટેબલ, બિંદુઓની "
    .. "યાદી { x, y } અથવા પરિણામ આપો",
  here = "{line} આ સ્થિતિ છે: position {line} તેને અહીં ખોલે છે, tenace play {line} ટેબલ પર.",
  nowhere = "કોઈ એક લીટી આ સ્થિતિ ખોલતી નથી: {why}.",
  plot_where = "ફાઈલનું નામ આપો: plot({ 3, 5, 8 }, { svg = \"three.svg\" })",
  written = "તે {file}માં છે.",
  plotted = "ચિત્ર અહીં છે: {file}.",
  which_line = "શાનો સમય માપવો? જેમ કે: time finish search",
  took = "{passed} સેકન્ડ, તેમાંથી {cpu} પ્રોસેસર પર.",
  took_decisions = "{passed} સેકન્ડ, તેમાંથી {cpu} પ્રોસેસર પર; {count} નિર્ણય, સેકન્ડના {rate}.",
  took_each = "{times} વાર, દરેક વાર {each} સેકન્ડ.",
  no_name = "અહીં ‘{name}’ નામ નથી: help શબ્દો બતાવે છે",
  no_name_near = "અહીં ‘{name}’ નામ નથી; શું ‘{near}’ લખવું હતું?",
  no_help = "લાઇબ્રેરીની મદદ ખૂટે છે: `make` તેને બનાવે છે.",
  no_word = "‘{word}’ માટે મદદ નથી: help library બધા શબ્દો બતાવે છે.",
  no_word_near = "‘{word}’ માટે મદદ નથી; શું ‘{near}’ લખવું હતું?",
  inside = "‘{word}’ નામનો શબ્દ નથી. આ શબ્દોના નામમાં કે લખાણમાં તે છે:",
  inside_more = { one = "અને વધુ 1", other = "અને વધુ {n}" },
  source = "{file}, લીટી {line}",
  which_word = "શાની લીટીઓ? જેમ કે: ??order",
  no_source = "{file}, લીટી {line}: તે ફાઈલ સ્થાપિત પ્રોગ્રામ સાથે આવતી નથી.",
  no_lines = "‘{word}’નું બતાવવા જેવું કંઈ નથી.",
  typed_here = "તે અહીં જ લખાયું હતું.",
  save_where = "ફાઈલનું નામ આપો: save lesson.lua",
  saved = { one = "1 લીટી {file}માં છે: tenace run {file}",
    other = "{n} લીટી {file}માં છે: tenace run {file}" },
  script = "-- Tenaceના પ્રોમ્પ્ટ પરનું એક સત્ર: tenace run તેને ફરી ચલાવે છે.\n"
    .. "-- see(…) પ્રોમ્પ્ટની જેમ કિંમતો બતાવે છે.\n\n"
    .. "local _ENV = require \"tenace.face.prompt.script\".begin({seed})\n",
  script_table = "-- અહીં ટેબલ પર મેચ શરૂ થઈ હતી: {text}",

  is_step = "{name}: {game}નું એક પગલું. {text}",
  is_option = "{name}={value}: {game}નો એક વિકલ્પ: {says} ({values}; સામાન્ય {default}).",
  is_field_round = "{name}: {game}નું એક ખાનું, દરેક રાઉન્ડમાં નવેસરથી નક્કી થાય છે ({kind}).",
  is_field_keeps = "{name}: {game}નું એક ખાનું, આખી મેચમાં રહે છે ({kind}).",
  is_pile_all = "{name}: {game}નો એક ઢગલો, જે બધા જુએ છે.",
  is_pile_owner = "{name}: {game}નો એક ઢગલો, જે તેનો માલિક જુએ છે.",
  is_pile_none = "{name}: {game}નો એક ઢગલો, જે કોઈ જોતું નથી.",
  is_pile_top = "{name}: {game}નો એક ઢગલો, જેનું સૌથી ઉપરનું કાર્ડ બધા જુએ છે.",
  is_rule = "{name}: {game}ની એક ફરજ: {says}.",
  is_game = "{title}: {sentence} new \"{name}\" તેને કાર્ડ વહેંચે છે.",
  is_house = "{title}, {game}નો ઘરનો નિયમ: {sentence} "
    .. "new \"{game}+{name}\" તેની સાથે કાર્ડ વહેંચે છે.",
  verb = {
    games = "games: બધી રમતો પ્રકાર પ્રમાણે; games skat: તેના ઘરના નિયમો અને દરેક શું બદલે છે; games search play trump: જેમાં આ શબ્દો હોય.",
    play = "play \"whist\": ટેબલ પર બેસાડે છે; quit અહીં પાછા લાવે છે. "
      .. "play \"7c\": ચાલુ મેચમાં કાર્ડ રમે છે.",
    new = "new(game [, how]): નવી મેચ, જે પછી m છે.",
    deal = "deal \"whist\": બધા હાથ ખુલ્લા હોય તેવી નવી મેચ; એકલું deal એ જ રમત ફરી "
      .. "કાર્ડ વહેંચે છે.",
    hands = "hands: ચાલુ મેચના બધા હાથ બતાવે છે.",
    moves = "moves: હમણાં શક્ય જવાબો બતાવે છે.",
    why = "why \"3d\": નિયમો એક ચાલ વિશે શું કહે છે: નિયમ, તેનું વાક્ય, તેની લીટી, અને માન્ય "
      .. "ચાલો. એકલું why: છેલ્લી ચાલ કેમ થઈ; why \"2\": બેઠક 2ની છેલ્લી ચાલ.",
    hint = "hint: search બોટ જે ચાલ ચાલે તે, અને કેમ; hint \"random\" બીજા બોટને પૂછે છે.",
    solve = "solve: બધાં કાર્ડ ખુલ્લાં હોય ત્યારે દરેક કાર્ડની કિંમત; solve \"points\" પોઈન્ટ ગણે "
      .. "છે, solve \"tricks\" ટ્રિક. મેચ વિનાની સ્થિતિ માટે: solve(\"whist\", {}, "
      .. "{ hands = { \"AS\", … } }).",
    undo = "undo [n]: એક નિર્ણય, અથવા n, પાછા લે છે.",
    redo = "redo [n]: undo પછી એક નિર્ણય, અથવા n, ફરી લે છે.",
    score = "score: ચાલુ મેચનું સ્કોરપત્રક, કારણો સાથે.",
    rules = "rules \"whist\": રમતની નિયમપુસ્તિકા; એકલું rules: ચાલુ મેચની.",
    back = "back [n]: undoની જેમ એક નિર્ણય, અથવા n, પાછા લે છે.",
    ["goto"] = "goto trick 5, goto round 2, goto decision 12: તે જ્યાં શરૂ થયું ત્યાં પાછા જાય છે, "
      .. "અથવા ફરી આગળ.",
    branch = "branch [name]: અહીંથી મેચનો બીજો ફાંટો શરૂ કરે છે; પહેલાંનો ફાંટો જેમનો તેમ રહે છે.",
    branches = "branches: મેચના ફાંટા પરિણામો સાથે બાજુબાજુમાં બતાવે છે.",
    switch = "switch 1: ફાંટો 1 આગળ ચલાવે છે; એકલું switch પહેલાંનો ફાંટો આગળ ચલાવે છે.",
    finish = "finish [bots]: બોટ રાઉન્ડ અંત સુધી રમે છે; સામાન્ય રીતે search.",
    again = "again [bots]: બોટ આ જ ડીલ શરૂઆતથી રમે છે, અલગ ફાંટામાં.",
    review = "review: છેલ્લા રાઉન્ડના સૌથી મોંઘા નિર્ણય, અને કેમ; review match: બધા રાઉન્ડના; review "
      .. "2: તેમાંના બીજા પર જાય છે, અલગ ફાંટામાં.",
    swap = "swap QS 3D: આ રાઉન્ડની ડીલનાં બે કાર્ડ જગ્યા બદલે છે; અત્યાર સુધીની ચાલો માન્ય હોય ત્યાં "
      .. "સુધી ફરી ચલાય છે.",
    give = "give 2 QS, give 2 QS for 3D: ખેલાડીને આ ડીલમાં એક કાર્ડ મળે છે, અને તે એક પાછું આપે છે.",
    fix = "fix hand 1 AS * KS: આ ડીલના ઢગલાને આ કાર્ડ મળે છે, આ ક્રમમાં; * ત્યાંનું કાર્ડ રાખે છે.",
    show = "show hands: બધા હાથ ખોલે છે.",
    hide = "hide hands: ફક્ત જેનો વારો છે તેનો હાથ બતાવે છે.",
    position = "position: સ્થિતિ એક લીટીમાં, રમત, ડીલ અને નિર્ણયની સંખ્યા, જો સામાન્ય બોટ ત્યાં પહોંચતા "
      .. "હોય; position whist#2@17 તે લીટીની સ્થિતિ ખોલે છે.",
    set = "set target=7: મેચ બીજા વિકલ્પ સાથે આગળ ચાલે છે, અથવા ઘરના નિયમ સાથે: set american. એકલું set "
      .. "વિકલ્પો બતાવે છે.",
    reload = "reload: નિયમો ફરી વાંચે છે અને અત્યાર સુધીની ચાલો તે પ્રમાણે ચાલે છે; reload back હવે "
      .. "માન્ય ન હોય તેવી પહેલી ચાલ પર પાછા જાય છે.",
    watch = "watch: નિયમોની ફાઈલ સચવાય ત્યારે reload કરે છે; watch ફરી લખવાથી બંધ થાય છે.",
    trace =
      "trace: આ રાઉન્ડમાં કયા નિયમે શું કર્યું, પગલું, ફાઇલ અને લીટી "
      .. "સાથે; trace 3: ત્રીજી ટ્રિકમાં, અને નિયમોથી દરેક હાથનું શું રમી "
      .. "શકાતું ન હતું; trace score: છેલ્લા સ્કોર, એક એક ભાગ; trace all: "
      .. "બધા રાઉન્ડમાં.",
    edit =
      "edit follow suit: કોઈ નિયમ, પગલા કે વિકલ્પ પર તમારો સંપાદક ખોલે "
      .. "છે, અને પછી નિયમો ફરી વાંચે છે; એકલું edit: છેલ્લે જણાવેલા નિયમ પર.",
    try = "try 7c qs: આ ચાલો કેવી જશે તે કહે છે, બધી બેઠકોની વારાફરતી; કોઈ ન ચાલે ત્યાં કેમ, કયા નિયમથી, અને શું ચાલે. મેચ હતી ત્યાં જ રહે છે.",
    example = "example \"નામ\": m અત્યારે જે બતાવે છે તે નિયમોની ફાઇલમાં "
      .. "ઉદાહરણ રૂપે, બને તેટલું ટૂંકું લખે છે; નામ પછી: may 3D, may not "
      .. "3D, wins, score, last. નામ વિના ફક્ત બતાવે છે.",
    keep = "keep: mને સાચી માનીને રાખે છે; check અને reload તેને બદલાયેલા "
      .. "નિયમોથી ફરી રમે છે અને ક્યાં જુદી ચાલે છે તે કહે છે. keep evening "
      .. "તેને નામ આપે છે.",
    compare = "compare skat skat+kontra: એ જ ડીલ જુદા નિયમોથી રમે છે અને શું જુદું પડે તે બતાવે છે; પછી "
      .. "it:open(58) ડીલ 58ની મેચો આપે છે. compare(\"skat\", \"skat+kontra\", { rounds = 2000, "
      .. "seed = 7 }) ડીલની સંખ્યા અને સીડ પસંદ કરે છે. "
      .. "{ matches = 200 } આખી મેચ સરખાવે છે.",
    simulate = "simulate whist, simulate skat kontra: બોટ ઘણી મેચો રમે છે; તે કેટલી લાંબી છે અને "
      .. "કોણ જીતે છે તે દેખાય છે. simulate(\"whist\", { games = 1000, seed = 7 }) મેચોની "
      .. "સંખ્યા અને સીડ પસંદ કરે છે.",
    counts = "counts: mમાં કોની પાસે કેટલાં પત્તાં છે, અને જેનો નિર્ણય છે તે શું ગણી "
      .. "શક્યા હોત: કયાં પત્તાં બહાર છે, કોની પાસે નથી.",
    histogram = "histogram(list): યાદીની કેટલી સંખ્યા 0, 10, 20 …થી છે, પટ્ટામાં; "
      .. "histogram(list, 5): 5નાં પગલાંમાં.",
    mean = "mean({ 3, 5, 8 }): સંખ્યાઓની સરેરાશ, અને દસ કે વધુ હોય તો તેના 95 % "
      .. "અંતરાલના છેડા.",
    share = "share({ true, false, true }), share(2, 3): યાદીનો કેટલો ભાગ સાચો છે, "
      .. "અથવા 3માંથી 2, અને તેના 95 % અંતરાલના છેડા.",
    json = "json(it): કોઈ પણ મૂલ્ય JSONમાં; json(it, \"FILE\") ફાઇલમાં લખે છે.",
    csv = "csv(it): સરખામણી, યાદી કે કોષ્ટક સ્પ્રેડશીટ માટે; csv(it, \"FILE\") "
      .. "ફાઇલમાં લખે છે.",
    plot = "plot({ 3, 5, 8 }): સંખ્યાઓની યાદી, નામવાળી સંખ્યાઓ, અથવા યાદીમાં દરેક શબ્દ કેટલી વાર છે તેના "
      .. "સ્તંભ; plot({ { 1, 3 }, { 2, 5 } }): બિંદુઓ x, y પરથી રેખા; plot(it): compare, sweep કે "
      .. "simulateનું પરિણામ, અંતરાલ સાથે; plot(it, { svg = \"FILE\" }) ફાઈલમાં દોરે છે.",
    time = "time finish search: એક લીટી ચલાવે છે અને કહે છે કેટલો સમય લાગ્યો, અને "
      .. "સેકન્ડના કેટલા નિર્ણય થયા; time 100 m:moves(): સો વાર.",
    clear = "clear: સ્ક્રીન સાફ કરે છે.",
    sweep = "sweep bid_whist min_bid=3..5, sweep skat kontra,bock: એ જ ડીલ "
      .. "વિકલ્પની દરેક કિંમત કે દરેક ઘરના નિયમ સાથે રમે છે: લંબાઈ, પૂરા થયેલા કોન્ટ્રાક્ટ, "
      .. "અને વધુ સારો બોટ કેટલી વાર જીતે. sweep(\"skat\", \"rounds\", { 1, 3 }, { "
      .. "duels = 20, seed = 7 }) હારોની યાદી આપે છે.",
    save = "save FILE: mનો રેકોર્ડ લખે છે, ટેબલની જેમ. save lesson.lua સત્રને "
      .. "સ્ક્રિપ્ટ તરીકે લખે છે, અને tenace run lesson.lua ફરી ચલાવે છે. save rules "
      .. "as NAME mના ઘરના નિયમો અને વિકલ્પો રાખે છે.",
    tour = "tour: પ્રોમ્પ્ટનો દસ મિનિટમાં પરિચય, એક એક પગલે; tour 3 પગલા 3થી શરૂ કરે છે, tour off પૂરો "
      .. "કરે છે.",
    source = "source order, અથવા ??order: શબ્દ, નિયમોનું પગલું કે નિયમોની આખી ફાઈલ જે લીટીઓથી બને તે "
      .. "બતાવે છે.",
    help = "help \"order\": શબ્દ શું કરે છે; એકલું help શું લખી શકાય તે કહે છે, help library બધા શબ્દો "
      .. "બતાવે છે.",
    quit = "quit: પ્રોમ્પ્ટ કે ટેબલ છોડે છે.",
  },
  help_group = "{group}: {names}",

  help_first = "લીટી Lua છે, અને તેની કિંમત બતાવાય છે. એકલો શબ્દ ચાલે છે: deal, hands, quit.",
  help_rows = {
    { "games", "બધી રમતો બતાવે છે; games skat: તેના ઘરના નિયમો અને વિકલ્પો" },
    { "play \"whist\"", "ટેબલ પર બેસાડે છે; quit અહીં પાછા લાવે છે" },
    { "deal \"whist\"", "કાર્ડ વહેંચે છે અને બધા હાથ બતાવે છે; મેચનું નામ m છે; new બતાવ્યા "
      .. "વિના કાર્ડ વહેંચે છે" },
    { "play \"7c\"", "mમાં કાર્ડ રમે છે; moves, hands, score, counts: શું છે; undo, redo: એક નિર્ણય પાછા, અને "
      .. "આગળ" },
    { "why \"3d\"", "નિયમો ચાલ વિશે શું કહે છે; hint: બોટ શું કરે; solve: દરેક કાર્ડની કિંમત" },
    { "goto trick 5", "ત્યાં પાછા જાય છે, back 3 ત્રણ નિર્ણય પાછળ; branch, branches, switch: અનેક "
      .. "ફાંટા" },
    { "finish", "બોટ રાઉન્ડ અંત સુધી રમે છે; again: તે આ જ ડીલ શરૂઆતથી રમે છે" },
    { "give 2 QS", "ડીલ બદલે છે, swap અને fixની જેમ; show hands બધા હાથ ખોલે છે, hide બંધ કરે છે" },
    { "review", "છેલ્લા રાઉન્ડમાં સૌથી મોંઘું શું પડ્યું; review 1 ત્યાં જાય છે" },
    { "position", "m એક લીટીમાં, જે બીજા ખોલી શકે" },
    { "rules \"whist\"", "નિયમપુસ્તિકા" },
    { "set target=7", "mમાં બીજો વિકલ્પ, અથવા ઘરનો નિયમ; reload: mના નિયમો ફરી વાંચે છે; watch: દરેક "
      .. "વાર સચવાય ત્યારે" },
    { "trace",
      "કયા નિયમે શું કર્યું, અને તે ક્યાં છે; trace 3, trace score; "
      .. "edit follow suit: ત્યાં તમારો સંપાદક ખોલે છે" },
    { "try 7c qs", "તે કેવું જશે; મેચ ત્યાં જ રહે છે" },
    { "example \"નામ\"", "m જે બતાવે છે, નિયમોની ફાઇલમાં ઉદાહરણ રૂપે" },
    { "keep", "m સાચી છે: નિયમ બદલાય તો check તેને ફરી રમે છે" },
    { "simulate whist",
      "બોટ ઘણા રાઉન્ડ રમે છે અને આંકડા દેખાય છે" },
    { "compare", "એ જ ડીલ જુદા નિયમોથી: compare skat skat+kontra; sweep bid_whist min_bid=3..5: "
      .. "વિકલ્પની દરેક કિંમત સાથે" },
    { "plot(it)", "યાદી કે પરિણામના સ્તંભ કે રેખા" },
    { "mean(list)", "mean, share, histogram: યાદીના; json, csv: "
      .. "બીજા પ્રોગ્રામો માટે" },
    { "time finish", "લીટી ચલાવે છે અને કેટલો સમય લાગ્યો તે કહે છે" },
    { "?order", "લાઇબ્રેરીના કે આ રમતના શબ્દની મદદ; ??order એટલે source order: તે જેનાથી બને તે લીટીઓ" },
    { "help hist", "શબ્દોને તેમના ભાગ પરથી શોધે છે; help library: બધા શબ્દો" },
    { "save FILE", "તમે લખેલું સ્ક્રિપ્ટ તરીકે લખે છે; clear સ્ક્રીન સાફ કરે છે" },
    { "tour", "આ બધું દસ મિનિટમાં બતાવે છે" },
  },
  help_last = "છેલ્લું પરિણામ it કહેવાય છે. Ctrl-C ચાલતું રોકે છે; quitથી બહાર.",
  help_library = "help order કહે છે કે શબ્દ શું કરે છે. આ સવાલોને મેચ જોઈતી નથી: order, legal, allows, "
    .. "winner, value, solve. જેમ કે: winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
}
