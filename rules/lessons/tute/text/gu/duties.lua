-- The sentences of the lesson duties.lua, in Gujarati.

return {
  ["Beat, follow, trump"] = "હરાવો, સૂટ અનુસરો, ટ્રમ્પ રમો",
  ["In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the "
    .. "suit you must play a trump, above the trumps in the trick."] =
    "ટૂટેમાં છૂટ ભાગ્યે જ મળે છે. અગ્રણી સૂટમાં હરાવી શકો તો હરાવવું પડે. ન "
    .. "હરાવી શકો તોય સૂટ અનુસરવું પડે. અને તે સૂટ ન હોય તો ટ્રમ્પ રમવો "
    .. "પડે, યુક્તિમાંના ટ્રમ્પ કરતાં મોટો.",
  ["The 5 de copas has been led. Sota, rey and six are above it."] =
    "પ્યાલાનું 5 લીડ થયું છે. જેક, કિંગ અને 6 તેનાથી ઊંચાં છે.",
  ["Any card above the five meets the duty. The as de copas takes the "
    .. "trick."] =
    "5થી ઊંચું કોઈપણ કાર્ડ ફરજ પૂરી કરે છે. યુક્તિ પ્યાલાનો એસ જીતે છે.",
  ["Espadas are led, the as lies on the table: your espadas cannot beat "
    .. "it. May you throw another suit, then?"] =
    "તલવારો લીડ થઈ છે, અને એસ ટેબલ પર છે: તમારી તલવારો તેને હરાવી શકતી નથી. "
    .. "તો બીજો સૂટ નાખી શકાય?",
  ["No: if you cannot beat the card, you must still follow suit."] =
    "ના: કાર્ડને હરાવી ન શકો તોય સૂટ અનુસરવું પડે.",
  ["Now bastos, and you hold none of them."] =
    "હવે દંડા, અને તમારી પાસે તેનું એકેય કાર્ડ નથી.",
  ["Without the suit led you must play a trump. Any trump will do here, "
    .. "because the trick has none yet."] =
    "અગ્રણી સૂટ ન હોય તો ટ્રમ્પ રમવો પડે. અહીં કોઈપણ ટ્રમ્પ ચાલે, કેમ કે "
    .. "યુક્તિમાં હજી ટ્રમ્પ નથી.",
}
