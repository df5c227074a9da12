-- The sentences of the lesson finesse.lua, in Gujarati.

return {
  ["The finesse"] = "ફિનેસ",
  ["Your partner holds ace, queen and jack of spades; the king is with one "
    .. "of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"] =
    "તમારા ભાગીદાર પાસે સ્પેડ્સનાં એસ, રાણી અને જેક છે; કિંગ બીજા બેમાંથી "
    .. "કોઈ એક પાસે છે. ભાગીદાર સ્પેડ્સ લીડ કરે તો કિંગ રાણી કે જેકને "
    .. "હરાવે છે. સ્પેડ્સ તમે લીડ કરો તો?",
  ["You lead. Left plays next, then partner, who sees what Left has "
    .. "played."] =
    "લીડ તમારી છે. પછી ડાબા ખેલાડી રમે છે, પછી ભાગીદાર, જે જુએ છે કે ડાબા "
    .. "ખેલાડી શું રમ્યા.",
  ["it is a sure trick that can wait: you need it to lead again."] =
    "આ પાકી યુક્તિ રાહ જોઈ શકે: ફરી લીડ મેળવવા આ કાર્ડ જોઈશે.",
  ["it can wait: you need a way to lead again."] =
    "આ કાર્ડ રાહ જોઈ શકે: ફરી લીડ મેળવવાનો રસ્તો જોઈશે.",
  ["Lead a spade, towards the cards of your partner."] =
    "સ્પેડ્સનું કાર્ડ લીડ કરો, ભાગીદારનાં ઊંચાં કાર્ડ તરફ.",
  ["Left played low, partner the jack, and it won: whoever has the king "
    .. "has not played it before partner had to choose."] =
    "ડાબા ખેલાડી નાનું કાર્ડ રમ્યા, ભાગીદાર જેક, અને જેક જીત્યો: જેની પાસે "
    .. "કિંગ છે તેણે ભાગીદારની પસંદગી પહેલાં તે રમ્યો નથી.",
  ["Partner leads a diamond, so that you can lead a second time."] =
    "ભાગીદાર હીરાનું કાર્ડ લીડ કરે છે, જેથી તમે બીજી વાર લીડ કરી શકો.",
  ["another player would win the trick, and lead."] =
    "યુક્તિ બીજો ખેલાડી જીતશે, અને લીડ પણ તે જ કરશે.",
  ["And now?"] = "અને હવે?",
  ["Once more towards partner: a spade."] =
    "ફરી એક વાર ભાગીદાર તરફ: સ્પેડ્સનું કાર્ડ.",
  ["The queen has won as well."] = "રાણી પણ જીતી.",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the "
    .. "time. Leading the ace first never catches the king."] =
    "ડાબા ખેલાડીને એસ અને રાણી પહેલાં રમવું પડ્યું, તેથી કિંગ ફસાયો. કિંગ "
    .. "જમણા ખેલાડી પાસે હોત તો તે જીતી ગયો હોત: ફિનેસ અડધી વાર સફળ થાય "
    .. "છે. પહેલાં એસ લીડ કરવાથી કિંગ ક્યારેય ફસાતો નથી.",
}
