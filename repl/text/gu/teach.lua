-- Sentences of lessons, in Gujarati. See en/teach.lua.

return {
  sentence = "{text}.",
  your_hand = "તમારો હાથ",
  apart = "; ",
  no_suit = "કંઈ નહીં",
  play = "{letter} બેઠક {n}",
  all = "બધાં",
  none = "એકેય નહીં",
  draw = "કોઈ નહીં: બરાબરી",
  goes_on = "હજી કોઈ નહીં",
  score_line = "ટીમ {side}: {points}, {reason}",
  meld_is = "{kind}, {n} પોઈન્ટ",
  is_allowed = "તે માન્ય છે",
  not_asked = "તે આ સવાલનો જવાબ નથી",
  asked_else = "સવાલ બીજો છે, “{prompt}”",
  higher = "{card} {other:oblique} કરતાં ઊંચું છે",
  higher_trump = "{card} હુકમ છે, {other:oblique} કરતાં ઊંચો",

  asks = {
    cards = "કયાં કાર્ડ રમી શકાય?",
    dummy = "{player}નાં કયાં કાર્ડ રમી શકાય?",
    plays = "આમાંથી શું રમી શકાય?",
    say_to = "તમને પુછાય છે: “{prompt}” આમાંથી કયા જવાબ માન્ય છે?",
    winner = "કયું કાર્ડ ટ્રિક જીતે છે?",
    winner_play = "કઈ ચાલ ટ્રિક જીતે છે?",
    value = "આનું કેટલું ગણાય?",
    scores = { one = "પછી સ્કોર કેટલો?",
      other = "પછી સ્કોર કેટલો, ટીમ 1નો પહેલો?" },
    won_by = "ત્યારે મેચ કોણ જીત્યું?",
    meld = "આ મેલ્ડ છે?",
    by_round = "રાઉન્ડ {n}, {step}: ત્યારે શું?",
    higher = "કયું કાર્ડ ઊંચું છે?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "બધાં", all = "બધા" },
    none = { other = "એકેય નહીં", any = "કોઈ નહીં" },
    yes = "હા",
    no = "ના",
  },

  how = {
    cards = "(કાર્ડ, વચ્ચે ખાલી જગ્યા; સૂટનું નામ, {all} અથવા {none})",
    items = "(અક્ષરો, {all} અથવા {none})",
    one = "(એક અક્ષર)",
    numbers = { one = "(એક સંખ્યા)",
      other = "({n} સંખ્યાઓ, વચ્ચે ખાલી જગ્યા)" },
    yes_no = "({yes} અથવા {no})",
  },

  not_in_hand = "‘{word}’ આ હાથનું કાર્ડ નથી.",
  type_letters = "બધા સાચા જવાબના અક્ષરો લખો, જેમ કે a c; અથવા {none}.",
  type_one = "એક અક્ષર લખો, aથી {last}.",
  type_numbers = { one = "એક સંખ્યા લખો.", other = "{n} સંખ્યાઓ લખો." },
  type_yes_no = "{yes} અથવા {no} લખો.",

  topic = {
    rank = "કયું કાર્ડ ઊંચું",
    say = "શું કહી શકાય",
    cards = "કયાં કાર્ડ પસંદ કરી શકાય",
    trick = "ટ્રિક કોણ જીતે",
    count = "શું ગણાય",
    meld = "મેલ્ડ શું છે",
    step = "નિયમો શું નક્કી કરે છે",
    play = "શું રમી શકાય",
    hard = "બે નિયમ એકસાથે",
    free = "ક્યારે કોઈપણ કાર્ડ રમી શકાય",
    house = "ઘરનો નિયમ: {title}",
    lesson = "{title}",
    best_card = "સહેલું લાગતું કાર્ડ જ્યાં હારે છે",
  },

  text = {
    hard = "જે કાર્ડ છાપેલા સૂટને બદલે બીજા સૂટનાં ગણાય તે, અથવા પહેલી ફરજ પછી બીજી ફરજ.",
    best_card = "અહીં નિયમો એકથી વધુ કાર્ડની મંજૂરી આપે છે, અને ઉતાવળ કરનારા મોટા "
      .. "ભાગના ખેલાડી ખોટું કાર્ડ રમે છે.",
    free = "કદાચ અહીં કોઈ ફરજ લાગુ નથી. લાગુ છે?",
  },

  title = { one = "{title}: 1 પાઠ. {played}", other = "{title}: {n} પાઠ. {played}" },
  played_as = "અહીં રમાય છે: {spec}",
  not_begun = { one = "1 સવાલ", other = "{n} સવાલ" },
  done = "{n}માંથી {right} સાચા",
  by_teacher = "લેખકનો પાઠ",
  done_by_teacher = "પૂરો",
  begin = "પાઠ {n}, કુલ {all}: {title}",
  number = "{n}/{all}",
  example_name = "નિયમોમાં આનું ઉદાહરણ છે: {name}.",
  how_it_goes = "જવાબ આપો, અથવા show, skip, stop લખો; help વધુ કહે છે.",

  right = { "સાચું.", "હા.", "બરાબર." },
  wrong = "પૂરું સાચું નથી.",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} સાચું નથી.",
  missing = { one = "હજી એક સાચું બાકી છે.", other = "હજી {n} સાચાં બાકી છે." },
  try_again = "ફરી પ્રયત્ન કરો, અથવા: show, skip, stop.",
  shown = "જવાબ: {answer}.",
  because = "{says}",
  cite = "નિયમ: {rule}, {file}, લીટી {line}.",
  cite_place = "{file}, લીટી {line}.",
  general = "{rule}: {text}",
  no_place = "નિયમોની કોઈ એક લીટી આ કહેતી નથી.",
  none_found = "સીડ {seed} સાથે એવી કોઈ સ્થિતિ મળી નહીં; બીજા --seed સાથે મળી શકે.",
  no_lessons_now = "આ ક્વિઝ છે: --quiz વિના tenace teach GAME પાઠ આપે છે.",
  skipped = "છોડ્યો.",
  understood = "‘{text}’ અહીં જવાબ નથી. {how}",

  summary = "પાઠ {n}: {all}માંથી {right} પહેલા પ્રયત્ને સાચા.",
  look_at = "આ ફરી જુઓ: {names}.",
  perfect = "બધા પહેલા પ્રયત્ને સાચા.",
  stopped = "રોકાયું: --lesson {name}થી પાઠ ફરી શરૂ કરી શકાય.",
  stopped_quiz = "{all}માંથી {n} સવાલ પછી રોકાયું.",
  finished = "આટલા જ પાઠ હતા. --quiz 10 બધા પાઠના સવાલ ભેળવે છે; બીજો --seed બીજા સવાલ "
    .. "શોધે છે.",
  review = {
    one = "પહેલાં ગઈ વખતે ખોટો પડેલો 1 સવાલ.",
    other = "પહેલાં ગઈ વખતે ખોટા પડેલા {n} સવાલ." },
  review_summary = "હવે {n}માંથી {right} સાચા.",
  stopped_review = "રોકાયું: આ સવાલ ફરી વાર આવશે.",
  once_more = "ફરી એક વાર",
  next = "આગળ: પાઠ {n}, {title}. Enterથી આગળ; stopથી બહાર.",
  quiz = { one = "{title}: બધા પાઠમાંથી 1 સવાલ, સીડ {seed}.",
    other = "{title}: બધા પાઠમાંથી {n} સવાલ, સીડ {seed}." },
  quiz_summary = "{n}માંથી {right} પહેલા પ્રયત્ને સાચા.",
  all_done = "બધા પાઠ પૂરા: --lesson NAME કોઈ પાઠ ફરી શરૂ કરે છે.",
  not_kept = "તમારી પ્રગતિ સાચવી શકાતી નથી: {problem}",

  recorded = {
    head = "-- {title} રમીને નોંધેલો પાઠ. શીખનાર જે વાંચે તે says (ચાલ પહેલાં),\n"
      .. "-- right (ચાલ પછી), text અને doneમાં લખો.",
    title = "{title}નો એક રાઉન્ડ",
    nothing = "તમે કોઈ ચાલ ચાલ્યા નથી, એટલે {file} લખાયું નથી.",
    written = "પાઠ {file}માં છે. તેનાં વાક્યો લખો, અને તેને તમારા નિયમોના ફોલ્ડરમાં "
      .. "lessons/{game}માં મૂકો.",
  },

  guided = {
    blocked = "{move} માન્ય છે, પણ {why}",
    not_this = "{move} માન્ય છે, પણ આ પાઠમાં બીજી ચાલ જોઈએ.",
    refused = "નહીં ચાલે: {reason}.",
    hint = "{hint}",
    plays = "{player} રમે છે: {cards}.",
  },

  help = [[
ટેબલ પર લખો તેમ કાર્ડ લખો, 7c અથવા c7, વચ્ચે ખાલી જગ્યા રાખીને; સૂટનું નામ એટલે
હાથમાંનાં તે સૂટનાં બધાં કાર્ડ. જવાબ પર અક્ષરો હોય તો અક્ષરો લખો.

  show      જવાબ બતાવે છે, અને તેની પાછળનો નિયમ
  skip      પછીના સવાલ પર જાય છે
  why       તમે જવાબ આપો તે પહેલાં નિયમ અને તેની જગ્યા બતાવે છે
  lessons   પાઠ, અને તમારાં પરિણામ
  stop      બહાર નીકળે છે; તમારી પ્રગતિ સચવાય છે]],
}
