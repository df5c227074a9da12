-- The sentences of the lesson first_meld.lua, in Gujarati.

return {
  ["The first meld"] = "પ્રથમ મેલ્ડ",
  ["The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5."] =
    "ટીમ પહેલી વાર જે કાર્ડ મૂકે તે પૂરતાં ગણાવાં જોઈએ: મેચની શરૂઆતમાં 50. "
    .. "એક્કા અને 2ના 20, બાદશાહથી 8 સુધી 10, 7 અને નીચેનાં 5.",
  ["The pile showed a four, of which you have none, so you have drawn. "
    .. "Kings or aces: which of them count enough alone?"] =
    "ઢગલા પર 4 હતો, જે તમારી પાસે એકેય નથી, તેથી તમે કાર્ડ ખેંચ્યું. બાદશાહ કે "
    .. "એક્કા: આમાંથી કયા એકલા પૂરતા ગણાય?",
  ["60 points in aces are a good beginning."] =
    "એક્કાના 60 પોઈન્ટ સારી શરૂઆત છે.",
  ["it spends a wild card, and the third ace fits nowhere else."] =
    "તેમાં વાઇલ્ડ કાર્ડ વપરાય છે, અને ત્રીજો એક્કો બીજે ક્યાંય કામ આવતો નથી.",
  ["Lay down three aces, which count 60."] = "ત્રણ એક્કા મૂકો, જે 60 ગણાય છે.",
  ["60 points: your side has melded, and from now on its melds may count "
    .. "any number of points."] =
    "60 પોઈન્ટ: તમારી ટીમે મેલ્ડ કર્યું, અને હવેથી તેનાં મેલ્ડ ગમે તેટલા "
    .. "પોઈન્ટનાં હોઈ શકે.",
  ["The kings alone were too few a moment ago. And now?"] =
    "એકલા બાદશાહ હમણાં ઓછા પડતા હતા. અને હવે?",
  ["the kings may go down, too."] = "બાદશાહ પણ મૂકી શકાય.",
  ["Three kings, without the wild card."] = "ત્રણ બાદશાહ, વાઇલ્ડ કાર્ડ વિના.",
  ["Your partner can add to both from now on."] =
    "હવેથી તમારા પાર્ટનર બંનેમાં ઉમેરી શકે છે.",
}
