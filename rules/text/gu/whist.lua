-- Whist in Gujarati: its English sentences and ours.

return {
  ["Whist"] = "વ્હિસ્ટ",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes "
    .. "trump."] =
    "વ્હિસ્ટ: ભાગીદારોની બે ટીમ, તેર યુક્તિઓ, છેલ્લું ડીલ કરેલું કાર્ડ ટ્રમ્પ નક્કી કરે છે.",
  ["where trump comes from"] = "ટ્રમ્પ ક્યાંથી આવે છે",
  ["points that win the game"] = "મેચ જીતવા જોઈતા પોઈન્ટ",
  ["rounds to play, the higher total wins; 0: to target"] =
    "રમવાના રાઉન્ડ, વધુ કુલ સરવાળો જીતે છે; 0: target સુધી",
  ["seat that deals first; 0: drawn at random"] =
    "પહેલા ડીલ કરનારની બેઠક; 0: નસીબથી નક્કી થાય",
  ["Thirteen cards each, one at a time, from the dealer's left."] =
    "દરેકને તેર કાર્ડ, એક પછી એક, ડીલરની ડાબી બાજુથી.",
  ["The last card dealt is shown: its suit is trump, and it belongs to "
    .. "the dealer's hand. If it is chosen that trumps rotate instead, they "
    .. "are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "છેલ્લું ડીલ કરેલું કાર્ડ સૌને બતાવાય છે: તેનો સૂટ ટ્રમ્પ છે, અને તે "
    .. "કાર્ડ ડીલરના હાથનું છે. તેની જગ્યાએ ટ્રમ્પ બદલાતા રહે એવું પસંદ "
    .. "કર્યું હોય તો ક્રમ આ છે: હાર્ટ્સ, હીરા, સ્પેડ્સ, ક્લબ અને, એવું "
    .. "પસંદ કર્યું હોય તો, નો ટ્રમ્પ.",
  ["the last card dealt makes trump"] = "છેલ્લું ડીલ કરેલું કાર્ડ ટ્રમ્પ નક્કી કરે છે",
  ["The dealer's left leads to the first trick."] =
    "ડીલરની ડાબી બાજુનો ખેલાડી પહેલી યુક્તિ (ટ્રિક, હાથ) લીડ કરે છે.",
  ["A side's tricks above six are its points."] =
    "ટીમની છથી ઉપરની યુક્તિઓ તેના પોઈન્ટ છે.",
  ["tricks above six"] = "છથી ઉપરની યુક્તિઓ",
  ["the only club must be played"] = "ક્લબનું એકમાત્ર કાર્ડ રમવું પડે",
  ["without a club any card may be played"] =
    "ક્લબનું એકેય કાર્ડ ન હોય તો કોઈપણ કાર્ડ રમી શકાય",
  ["only the suit led binds"] = "ફક્ત અગ્રણી સૂટનું બંધન છે",
  ["the highest card of the suit led wins"] =
    "અગ્રણી સૂટનું સર્વોચ્ચ કાર્ડ જીતે છે",
  ["a trump beats the suit led"] = "ટ્રમ્પ અગ્રણી સૂટને હરાવે છે",
  ["the highest trump wins"] = "સર્વોચ્ચ ટ્રમ્પ જીતે છે",
  ["without trump only the suit led can win"] =
    "ટ્રમ્પ ન હોય તો ફક્ત અગ્રણી સૂટ જીતી શકે",
  ["thirteen cards each, and the last one makes trump"] =
    "દરેકને તેર કાર્ડ, અને છેલ્લું ટ્રમ્પ નક્કી કરે છે",
  ["the values of the options"] = "વિકલ્પોની કિંમતો",
  ["seven tricks are one point"] = "સાત યુક્તિનો એક પોઈન્ટ",
  ["the first side with five points has won"] =
    "જે ટીમના પહેલા પાંચ પોઈન્ટ થાય તે જીતે છે",
  ["a tournament goes on past the target"] =
    "ટુર્નામેન્ટ લક્ષ્ય પછી પણ ચાલુ રહે છે",
  ["after the last round of a tournament the higher total wins"] =
    "ટુર્નામેન્ટના છેલ્લા રાઉન્ડ પછી વધુ કુલ સરવાળો જીતે છે",
  ["equal totals at the end of a tournament are a draw"] =
    "ટુર્નામેન્ટને અંતે સરખો સરવાળો એટલે બરાબરી",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["trump"] = "ટ્રમ્પ",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
  ["stock"] = "સ્ટોક",
}
