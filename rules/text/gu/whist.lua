-- Whist in Gujarati: its English sentences and ours.

return {
  ["Whist"] = "વ્હિસ્ટ",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes "
    .. "trump."] =
    "વ્હિસ્ટ: પાર્ટનરોની બે ટીમ, તેર ટ્રિક, છેલ્લું વહેંચેલું કાર્ડ હુકમ નક્કી કરે છે.",
  ["where trump comes from"] = "હુકમ ક્યાંથી આવે છે",
  ["points that win the game"] = "મેચ જીતવા જોઈતા પોઈન્ટ",
  ["rounds to play, the higher total wins; 0: to target"] =
    "રમવાના રાઉન્ડ, વધુ કુલ સરવાળો જીતે છે; 0: લક્ષ્ય સુધી",
  ["seat that deals first; 0: drawn at random"] =
    "પહેલા વહેંચનારની બેઠક; 0: ચિઠ્ઠીથી નક્કી થાય",
  ["Thirteen cards each, one at a time, from the dealer's left."] =
    "દરેકને તેર કાર્ડ, એક પછી એક, ડીલરની ડાબી બાજુથી.",
  ["The last card dealt is shown: its suit is trump, and it belongs to "
    .. "the dealer's hand. If it is chosen that trumps rotate instead, they "
    .. "are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "છેલ્લું વહેંચેલું કાર્ડ સૌને બતાવાય છે: તેનો સૂટ હુકમ છે, અને તે "
    .. "કાર્ડ ડીલરના હાથનું છે. તેની જગ્યાએ હુકમ બદલાતા રહે એવું પસંદ "
    .. "કર્યું હોય તો ક્રમ આ છે: લાલ, ચોકટ, કાળી, ફુલ્લી અને, એવું "
    .. "પસંદ કર્યું હોય તો, નો ટ્રમ્પ.",
  ["the last card dealt makes trump"] = "છેલ્લું વહેંચેલું કાર્ડ હુકમ નક્કી કરે છે",
  ["The dealer's left leads to the first trick."] =
    "ડીલરની ડાબી બાજુનો ખેલાડી પહેલી ટ્રિક (હાથ, સર) લીડ કરે છે.",
  ["A side's tricks above six are its points."] =
    "છથી ઉપરની દરેક ટ્રિકનો ટીમને એક પોઈન્ટ મળે છે.",
  ["tricks above six"] = "છથી ઉપરની ટ્રિક",
  ["the only club must be played"] = "ફુલ્લીનું એકમાત્ર કાર્ડ રમવું પડે",
  ["without a club any card may be played"] =
    "ફુલ્લીનું એકેય કાર્ડ ન હોય તો કોઈપણ કાર્ડ રમી શકાય",
  ["only the suit led binds"] = "ફક્ત લીડ સૂટનું બંધન છે",
  ["the highest card of the suit led wins"] =
    "લીડ સૂટનું સર્વોચ્ચ કાર્ડ જીતે છે",
  ["a trump beats the suit led"] = "હુકમ લીડ સૂટને હરાવે છે",
  ["the highest trump wins"] = "સર્વોચ્ચ હુકમ જીતે છે",
  ["without trump only the suit led can win"] =
    "હુકમ ન હોય તો ફક્ત લીડ સૂટ જીતી શકે",
  ["thirteen cards each, and the last one makes trump"] =
    "દરેકને તેર કાર્ડ, અને છેલ્લું હુકમ નક્કી કરે છે",
  ["the values of the options"] = "વિકલ્પોની કિંમતો",
  ["seven tricks are one point"] = "સાત ટ્રિકનો એક પોઈન્ટ",
  ["the first side with five points has won"] =
    "જે ટીમ પહેલાં પાંચ પોઈન્ટ કરે તે જીતે છે",
  ["a tournament goes on past the target"] =
    "ટુર્નામેન્ટ લક્ષ્ય પછી પણ ચાલુ રહે છે",
  ["after the last round of a tournament the higher total wins"] =
    "ટુર્નામેન્ટના છેલ્લા રાઉન્ડ પછી વધુ કુલ સરવાળો જીતે છે",
  ["equal totals at the end of a tournament are a draw"] =
    "ટુર્નામેન્ટને અંતે સરખો સરવાળો એટલે બરાબરી",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["trump"] = "હુકમ",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
  ["stock"] = "સ્ટોક",
}
