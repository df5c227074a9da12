-- Whist's house rule Honours in Gujarati.

return {
  ["Honours"] = "ઓનર્સ",
  ["honours"] = "ઓનર્સ",
  ["The old English honours: ace, king, queen and jack of trump count for the "
    .. "side that was dealt three or four of them."] =
    "જૂના અંગ્રેજી ઓનર્સ: હુકમના એક્કા, બાદશાહ, રાણી અને ગુલામમાંથી ત્રણ કે ચાર જેને મળ્યા "
    .. "હોય તે ટીમને તેના પોઈન્ટ મળે છે.",
  ["Three honours in the two hands of a side count 2, all four 4. Without "
    .. "trump they count nothing. In a match to a target they count nothing for a "
    .. "side that began the round one point short of it."] =
    "ટીમના બે હાથમાં મળીને ત્રણ ઓનર્સના 2 પોઈન્ટ, ચારેયના 4. નો ટ્રમ્પમાં તેનું કંઈ ગણાતું નથી. "
    .. "લક્ષ્ય સુધીની મેચમાં જે ટીમને રાઉન્ડની શરૂઆતમાં લક્ષ્ય માટે એક જ પોઈન્ટ ખૂટતો હોય તેને "
    .. "ઓનર્સનું કંઈ મળતું નથી.",
  ["How many of the cards are honours: A K Q J of trump."] =
    "કાર્ડમાં કેટલા ઓનર્સ છે: હુકમના A K Q J.",
  ["Tricks are scored before honours."] = "ટ્રિકના પોઈન્ટ ઓનર્સ પહેલાં ગણાય છે.",
  ["If both sides reach the target in one round, the one that scored tricks "
    .. "has won."] =
    "એક જ રાઉન્ડમાં બંને ટીમ લક્ષ્ય સુધી પહોંચે તો ટ્રિકના પોઈન્ટ મેળવનાર ટીમ જીતે છે.",
  ["honours of"] = "ટીમના ઓનર્સ",
  ["count honours"] = "ઓનર્સની ગણતરી",
  ["three honours in the two hands of a side count 2"] =
    "ટીમના બે હાથમાં મળીને ત્રણ ઓનર્સના 2",
  ["all four count 4"] = "ચારેયના 4",
  ["two honours each are nothing"] = "બંનેના બે બે હોય તો કંઈ નહીં",
  ["there are no honours without trump"] = "નો ટ્રમ્પમાં ઓનર્સ નથી",
  ["one point short of the target honours count nothing"] =
    "લક્ષ્ય માટે એક પોઈન્ટ ખૂટતો હોય ત્યારે ઓનર્સ ગણાતા નથી",
  ["in a tournament honours always count"] = "ટુર્નામેન્ટમાં ઓનર્સ હંમેશાં ગણાય",
  ["if both reach the target, the side that scored tricks has won"] =
    "બંને લક્ષ્ય સુધી પહોંચે તો ટ્રિકના પોઈન્ટવાળી ટીમ જીતે છે",
}
