-- Sentences for authors of rules: trace, why and edit, in Gujarati. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "ટ્રિક {n}: તમે {card}થી જીતો છો: {rule}.",
    other = "ટ્રિક {n}: {player} {card}થી જીતે છે: {rule}.",
  },
  trick_plain = {
    you = "ટ્રિક {n}: તમે જીતો છો.",
    other = "ટ્રિક {n}: {player} જીતે છે.",
  },
  reason = {
    you = "તમે રમો છો: {cards}: {says}.",
    other = "{player} રમે છે: {cards}: {says}.",
  },
  only = {
    you = "તમે રમો છો: {cards}, બીજું કોઈ કાર્ડ રમી શકાતું ન હતું: {says}.",
    other =
      "{player} રમે છે: {cards}, બીજું કોઈ કાર્ડ રમી શકાતું ન હતું: "
      .. "{says}.",
  },
  struck = "  “{rule}” પ્રમાણે આ રમી શકાતાં નથી: {cards}",
  score = "{side}: {points}, {says}; કુલ {total}.",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} આનાથી પૂરી થઈ: {rule}, {value}.",
  nothing = "હજી કંઈ થયું નથી.",
  no_trick = "આ રાઉન્ડમાં હજી ટ્રિક {n} થઈ નથી.",
  no_score = "ત્યાં કોઈ પૉઇન્ટ લખાયા નથી.",
  what =
    "લખો: trace; એક ટ્રિક માટે trace 3; trace score; તે રાઉન્ડ માટે trace "
    .. "score 2; અથવા trace all.",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "તમારા હાથમાં આ ન હોત તો એ રમી શકાત: {cards}.",
  suits = "તમારા હાથમાં {suits} ન હોત તો એ રમી શકાત.",
  keeps = "તમારા હાથમાં ફક્ત {only} હોત તો એ રમી શકાત.",
  alone = "તમારા હાથમાં બીજું કંઈ ન હોત તો એ રમી શકાત.",
  later = "પહેલી ટ્રિક પછી એ રમી શકાત.",
  later_suits = "પહેલી ટ્રિક પછી, તમારા હાથમાં {suits} ન હોત તો, એ રમી શકાત.",
  later_without =
    "પહેલી ટ્રિક પછી, તમારા હાથમાં આ ન હોત તો, એ રમી શકાત: {cards}.",
  played = "આમાંથી કંઈ પહેલાં રમાયું હોત તો એ રમી શકાત: {played}.",

  -- the editor
  which =
    "હજી કોઈ નિયમ જણાવાયો નથી. edit નિયમ લખવાથી કોઈ નિયમ, પગલા કે વિકલ્પ "
    .. "પર સંપાદક ખૂલે છે: edit follow suit, edit score.",
  no_rule = "{name} નામનો કોઈ નિયમ, પગલું કે વિકલ્પ નથી.",
  no_rule_near =
    "{name} નામનો કોઈ નિયમ, પગલું કે વિકલ્પ નથી; શું તમારો અર્થ {near} "
    .. "હતો?",
  here = "એ અહીં છે: {file}, લીટી {line}.",
  installed =
    "આ ફાઈલ પ્રોગ્રામ સાથે આવી છે અને ત્યાં બદલી શકાતી નથી. tenace new "
    .. "NAME --of {game} તમારો પોતાનો ઘરનો નિયમ શરૂ કરે છે. અથવા ફાઈલની નકલ "
    .. "કરો: cp {file} {own}; ત્યારથી Tenace એ જ લે છે.",
  no_editor =
    "કોઈ સંપાદક મળ્યો નથી. $EDITOR નક્કી કરો, અથવા {file}ની લીટી {line} "
    .. "જાતે ખોલો.",
  no_file = "{file} હવે ત્યાં નથી.",
  failed = "સંપાદક નિષ્ફળ ગયો: {editor}",
  unchanged = "ફાઈલ જેવી હતી તેવી જ છે.",

  try = {
    what = "શું અજમાવવું: ચાલ, વચ્ચે જગ્યા કે અલ્પવિરામ: try 7c qs, try draw, discard 4c.",
    over = "ચાલ {n}, {move}, પહેલાં મેચ પૂરી થાય છે.",
    stops = {
      you = "ચાલ {n}, {move}: તમારા માટે ચાલતી નથી: {text}.",
      other = "ચાલ {n}, {move}: {player} માટે ચાલતી નથી: {text}.",
    },
    goes = "આ બધું ચાલે છે.",
    stays = "મેચ હતી ત્યાં જ છે.",
  },
}
