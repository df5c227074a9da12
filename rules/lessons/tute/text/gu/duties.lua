-- The sentences of the lesson duties.lua, in Gujarati.

return {
  ["Beat, follow, trump"] = "મોટું રમો, એ જ સૂટ રમો, હુકમ રમો",
  ["In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the "
    .. "suit you must play a trump, above the trumps in the trick."] =
    "ટુટેમાં છૂટ ભાગ્યે જ મળે છે. લીડ સૂટમાં હરાવી શકો તો હરાવવું પડે. ન "
    .. "હરાવી શકો તોય એ જ સૂટ રમવો પડે. અને તે સૂટ ન હોય તો હુકમ રમવો "
    .. "પડે, ટ્રિકમાંના હુકમ કરતાં મોટો.",
  ["The 5 de copas has been led. Sota, rey and six are above it."] =
    "પ્યાલાનું 5 લીડ થયું છે. ગુલામ, બાદશાહ અને 6 તેનાથી ઊંચાં છે.",
  ["Any card above the five meets the duty. The as de copas takes the "
    .. "trick."] =
    "5થી ઊંચું કોઈપણ કાર્ડ ફરજ પૂરી કરે છે. ટ્રિક પ્યાલાનો એક્કો જીતે છે.",
  ["Espadas are led, the as lies on the table: your espadas cannot beat "
    .. "it. May you throw another suit, then?"] =
    "તલવારની લીડ છે, અને એક્કો ટેબલ પર છે: તમારી તલવાર તેને હરાવી શકતી નથી. "
    .. "તો બીજો સૂટ નાખી શકાય?",
  ["No: if you cannot beat the card, you must still follow suit."] =
    "ના: કાર્ડને હરાવી ન શકો તોય એ જ સૂટ રમવો પડે.",
  ["Now bastos, and you hold none of them."] =
    "હવે દંડા, અને તમારી પાસે તેનું એકેય કાર્ડ નથી.",
  ["Without the suit led you must play a trump. Any trump will do here, "
    .. "because the trick has none yet."] =
    "લીડ સૂટ ન હોય તો હુકમ રમવો પડે. અહીં કોઈપણ હુકમ ચાલે, કેમ કે "
    .. "ટ્રિકમાં હજી હુકમ નથી.",
}
