-- Sentences for matches taken back or changed, in Gujarati. See en/what_if.lua.

return {
  same = {
    one = "અત્યાર સુધીની ચાલ હજી માન્ય છે, અને સ્થિતિ એ જ છે.",
    other = "અત્યાર સુધીની બધી {n} ચાલ હજી માન્ય છે, અને સ્થિતિ એ જ છે.",
  },
  none = "હજી કોઈ ચાલ થઈ નથી; સ્થિતિ એ જ છે.",
  other = {
    one = "અત્યાર સુધીની ચાલ હજી માન્ય છે, પણ સ્થિતિ બદલાઈ છે:",
    other = "અત્યાર સુધીની બધી {n} ચાલ હજી માન્ય છે, પણ સ્થિતિ બદલાઈ છે:",
  },
  none_other = "હજી કોઈ ચાલ થઈ નથી, પણ સ્થિતિ બદલાઈ છે:",
  fails = "ચાલ {number} હવે માન્ય નથી: {player}, {move}, રાઉન્ડ {round}: {why}.",
  rule = "નિયમ: {rule}, {file}, લીટી {line}.",
  stays = "મેચ જૂના નિયમો પ્રમાણે આગળ ચાલે છે. તે ચાલ પહેલાં પાછા જઈ નવા નિયમો વાપરવા: {command}",
  went_back = "મેચ નવા નિયમો પ્રમાણે તે ચાલ પહેલાં પાછી ગઈ છે.",
  dealt_back = "મેચ તે ચાલ પહેલાં પાછી ગઈ છે.",
  in_error = "નિયમો હતા તેવા જ રહે છે: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, હવે {after}",
    new = "હવે {after}",
    gone = "{before}, હવે કંઈ નહીં",
    came = "હવે આ પણ: {cards}",
    went = "હવે આ નહીં: {cards}",
    both = "હવે {came}, પહેલાં {went}",
    scores = "સ્કોર", moves = "શક્ય", turn = "વારો",
    trick = "ટેબલ પર", question = "સવાલ", winner = "વિજેતા",
  },

  back_number = "back સાથે નિર્ણયની સંખ્યા લખો, 1થી: back 3",
  no_back = "પાછું લેવાનું કંઈ નથી.",
  goto_what = "ક્યાં તે કહો: goto trick 5, goto round 2 અથવા goto decision 12.",
  give_what = "કોને કયું કાર્ડ તે કહો: give 2 QS; અથવા give 2 QS for 3D.",
  swap_what = "કયાં બે કાર્ડ જગ્યા બદલે તે કહો: swap QS 3D",
  fix_what = "કયા ઢગલામાં કયાં કાર્ડ તે કહો: fix hand 1 AS KS *",
  over = "મેચ પૂરી થઈ છે: પહેલાં પાછા જાઓ, અથવા બીજા ફાંટા પર જાઓ.",

  watching_files = "{files} પર નજર છે: સચવાય ત્યારે નિયમો ફરી વંચાશે.",
  watching_not = "નજર રાખવાનું બંધ થયું.",
  changed = "{file} બદલાયું છે.",
  news = {
    rules = "નિયમો હવે શું કહે છે",
    lines = "{name}: આ પગલાની લીટીઓ બદલાઈ છે, તેનું લખાણ નહીં.",
    more = {
      one = "અને વધુ એક ફેર",
      other = "અને વધુ {n} ફેર",
    },
    played = {
      one = "રેન્ડમ રમતા બોટની એક ડીલ, પહેલાં અને હવે",
      other = "રેન્ડમ રમતા બોટની એ જ {deals} ડીલ, પહેલાં અને હવે",
    },
    same = {
      one = "રેન્ડમ રમતા બોટની એક ડીલ પહેલાં જેવી જ રમાય અને ગણાય છે.",
      other = "રેન્ડમ રમતા બોટની એ જ {deals} ડીલ પહેલાં જેવી જ રમાય અને ગણાય છે.",
    },
    before = "પહેલાં", now = "હવે",
    difference = "ફેર, 95 % અંતરાલ",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    single = {
      one = "પહેલી {of} ડીલમાંથી એક જુદી પડે છે: {deals}.",
      other = "પહેલી {of} ડીલમાંથી {n} જુદી પડે છે: {deals}.",
    },
    none = "પહેલી {of} ડીલમાંથી એકેય જુદી પડતી નથી.",
    failed = "તેનાથી શું બદલાય તે બતાવી શકાતું નથી: {problem}",
  },
  files_join = " અને ",

  line = "ફાંટો {name}",
  branched = "ફાંટો {name} અહીંથી શરૂ થાય છે; switch {other} ફાંટા {other} પર પાછા લઈ જાય છે.",
  branch_taken = "{name} નામનો ફાંટો પહેલેથી છે: બીજું નામ પસંદ કરો.",
  branch_name = "ફાંટાનું નામ એક શબ્દ હોય: અક્ષરો, અંકો અને _.",
  switched = "ફાંટો {name}.",
  no_line = "ફાંટો {name} નથી: {names}.",
  no_line_near = "ફાંટો {name} નથી; શું {near} લખવું હતું?",
  one_line = "એક જ ફાંટો છે: branch બીજો શરૂ કરે છે.",
  lines = {
    of = "{side}: {what}",
    name = "ફાંટો", moves = "ચાલ", round = "રાઉન્ડ", tricks = "ટ્રિક",
    score = "સ્કોર", state = "સ્થિતિ",
    turn = "વારો: {player}", over = "પૂરી: {side}", draw = "પૂરી: બરાબરી",
    won = "વિજેતા {side}",
  },
  alike = {
    zero = "ફાંટા પહેલી ચાલથી જ જુદા પડે છે:",
    one = "પહેલી ચાલ સરખી છે; પછી:",
    other = "પહેલી {n} ચાલ સરખી છે; પછી:",
  },
  move = "{player} {move}",
  more = "અને વધુ {n}",
  ended = "(ફાંટો પૂરો)",

  open = "બધા હાથ ખુલ્લા છે; hide hands તેમને ફરી છુપાવે છે.",
  hidden = "બીજા હાથ ફરી છુપાવ્યા છે.",
  show_what = "show hands બધા હાથ બતાવે છે, hide hands તેમને ફરી છુપાવે છે.",
}
