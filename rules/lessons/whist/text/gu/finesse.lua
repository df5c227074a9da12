-- The sentences of the lesson finesse.lua, in Gujarati.

return {
  ["The finesse"] = "ફિનેસ",
  ["Your partner holds ace, queen and jack of spades; the king is with one "
    .. "of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"] =
    "તમારા પાર્ટનર પાસે કાળીનાં એક્કો, રાણી અને ગુલામ છે; બાદશાહ બીજા બેમાંથી "
    .. "કોઈ એક પાસે છે. પાર્ટનર કાળી લીડ કરે તો બાદશાહ રાણી કે ગુલામને "
    .. "હરાવે છે. કાળી તમે લીડ કરો તો?",
  ["You lead. Left plays next, then partner, who sees what Left has "
    .. "played."] =
    "લીડ તમારી છે. પછી ડાબી બાજુવાળા રમે છે, પછી પાર્ટનર, જે જુએ છે કે ડાબી "
    .. "બાજુવાળા શું રમ્યા.",
  ["it is a sure trick that can wait: you need it to lead again."] =
    "આ પાકી ટ્રિક રાહ જોઈ શકે: ફરી લીડ મેળવવા આ કાર્ડ જોઈશે.",
  ["it can wait: you need a way to lead again."] =
    "આ કાર્ડ રાહ જોઈ શકે: ફરી લીડ મેળવવાનો રસ્તો જોઈશે.",
  ["Lead a spade, towards the cards of your partner."] =
    "કાળીનું કાર્ડ લીડ કરો, પાર્ટનરનાં ઊંચાં કાર્ડ તરફ.",
  ["Left played low, partner the jack, and it won: whoever has the king "
    .. "has not played it before partner had to choose."] =
    "ડાબી બાજુવાળા નાનું કાર્ડ રમ્યા, પાર્ટનર ગુલામ, અને ગુલામ જીત્યો: જેની પાસે "
    .. "બાદશાહ છે તેણે પાર્ટનરની પસંદગી પહેલાં તે રમ્યો નથી.",
  ["Partner leads a diamond, so that you can lead a second time."] =
    "પાર્ટનર ચોકટનું કાર્ડ લીડ કરે છે, જેથી તમે બીજી વાર લીડ કરી શકો.",
  ["another player would win the trick, and lead."] =
    "ટ્રિક બીજો ખેલાડી જીતશે, અને લીડ પણ તે જ કરશે.",
  ["And now?"] = "અને હવે?",
  ["Once more towards partner: a spade."] =
    "ફરી એક વાર પાર્ટનર તરફ: કાળીનું કાર્ડ.",
  ["The queen has won as well."] = "રાણી પણ જીતી.",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the "
    .. "time. Leading the ace first never catches the king."] =
    "ડાબી બાજુવાળાને એક્કા અને રાણી પહેલાં રમવું પડ્યું, તેથી બાદશાહ ફસાયો. બાદશાહ "
    .. "જમણી બાજુવાળા પાસે હોત તો તે જીતી ગયો હોત: ફિનેસ અડધી વાર સફળ થાય "
    .. "છે. પહેલાં એક્કો લીડ કરવાથી બાદશાહ ક્યારેય ફસાતો નથી.",
}
