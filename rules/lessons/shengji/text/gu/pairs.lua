-- The sentences of the lesson pairs.lua, in Gujarati.

return {
  ["Answering a pair"] = "જોડીનો જવાબ",
  ["If a pair is led, you must play a pair of the same suit. Without one "
    .. "you play two cards of the suit, and without the suit whatever you "
    .. "like; a pair of trumps then takes the trick."] =
    "જોડી લીડ થાય તો તે જ સૂટની જોડી રમવી પડે. જોડી ન હોય તો તે સૂટનાં બે "
    .. "કાર્ડ, અને સૂટ પણ ન હોય તો ગમે તે; ત્યારે હુકમની જોડી ટ્રિક "
    .. "જીતે છે.",
  ["The dealer leads a pair of fours of hearts."] =
    "ડીલર લાલના 4ની જોડી લીડ કરે છે.",
  ["That is a pair of hearts, too; sevens or jacks will do."] =
    "તે પણ લાલની જોડી છે; 7 કે ગુલામ ચાલે.",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you "
    .. "have pairs of hearts, so you had to play one."] =
    "કાળીના એક્કા, એટલે હુકમની જોડી, ટ્રિક જીતી ગયા હોત; પણ તમારી પાસે "
    .. "લાલની જોડી હોવાથી તેમાંથી એક રમવી પડે.",
}
