-- Shengji in Gujarati: its English sentences and ours.

return {
  ["Shengji"] = "શેંગજી",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, "
    .. "tractors and throws."] =
    "શેંગજી: બે ટીમ જોડી, ટ્રેક્ટર અને થ્રોથી પોઈન્ટ જીતીને 2થી A સુધી લેવલ ચડે છે.",
  ["allowed forbidden"] = "allowed forbidden",
  ["no one two"] = "no one two",
  ["by_format highest"] = "by_format highest",
  ["the levels to begin at"] = "શરૂઆતનાં લેવલ",
  ["the level at which the dealers win the match"] =
    "જે લેવલે ડીલરની ટીમ મેચ જીતે છે",
  ["levels besides the last that only dealers leave"] =
    "છેલ્લા સિવાય જે લેવલ ફક્ત ડીલરની ટીમ પાર કરી શકે",
  ["jokers may make a round without trump suit"] =
    "જોકરથી રાઉન્ડ હુકમનો સૂટ વિનાનો થઈ શકે",
  ["cost of a failed throw"] = "થ્રો ન ટકે તેનો દંડ",
  ["what hole cards count at the end"] = "અંતે હોલ કાર્ડ કેટલાં ગણાય",
  ["when trumps are declared; after_draw and fixed are duplicate play"] =
    "હુકમ ક્યારે બતાવાય; after_draw અને fixed ડુપ્લિકેટ રમત માટે છે",
  ["first dealer in duplicate"] = "ડુપ્લિકેટમાં પહેલો ડીલર",
  ["trump suit if fixed"] = "fixed હોય ત્યારે હુકમનો સૂટ",
  ["Jokers on top, then the level cards; that of the trump suit above the "
    .. "others."] =
    "સૌથી ઉપર જોકર, પછી રેન્ક કાર્ડ; હુકમના સૂટનું રેન્ક કાર્ડ બીજાં રેન્ક કાર્ડ કરતાં ઊંચું.",
  ["The dealer's side plays its level: cards of that rank are level "
    .. "cards; the others attack. The dealer takes the hole cards, puts as "
    .. "many back and leads."] =
    "ડીલર (બેંકર)ની ટીમ પોતાનું લેવલ રમે છે: તે રેન્કનાં કાર્ડ રેન્ક "
    .. "કાર્ડ છે; બીજી ટીમ સામેની ટીમ છે. ડીલર હોલ કાર્ડ લે છે, એટલાં જ "
    .. "કાર્ડ પાછાં મૂકે છે અને પહેલી ટ્રિક (હાથ, સર) લીડ કરે છે.",
  ["Each in turn, first the dealer, draws a card and may declare: level "
    .. "cards their suit as trump, two equal jokers or more that there is "
    .. "none. More cards beat fewer; of as many, big jokers beat small "
    .. "ones, and these level cards. The first round has a dealer drawn at "
    .. "random, until somebody declares: whoever does so last deals. The "
    .. "rest are hole cards."] =
    "ડીલરથી શરૂ કરીને દરેક ખેલાડી વારાફરતી એક કાર્ડ ખેંચે છે અને હુકમ "
    .. "બતાવી શકે છે: રેન્ક કાર્ડ બતાવીને તેનો સૂટ હુકમ જાહેર થાય છે, બે "
    .. "કે વધુ સરખા જોકર બતાવીને નો ટ્રમ્પ. વધુ કાર્ડ ઓછાં કાર્ડને રદ "
    .. "કરે છે; સરખી સંખ્યામાં મોટા જોકર નાના જોકરને, અને નાના જોકર રેન્ક "
    .. "કાર્ડને. પહેલા રાઉન્ડમાં ડીલર ચિઠ્ઠીથી નક્કી થાય છે; કોઈ હુકમ "
    .. "બતાવે પછી છેલ્લે બતાવનાર ડીલર બને છે. બાકીનાં કાર્ડ હોલ કાર્ડ છે.",
  ["show cards to declare trumps?"] = "કાર્ડ બતાવીને હુકમ જાહેર કરશો?",
  ["{cards} stands: show stronger cards?"] =
    "બતાવેલાં કાર્ડ {cards}: તેનાથી મજબૂત કાર્ડ બતાવશો?",
  ["If nobody has declared, in duplicate play the suit is given, or the "
    .. "dealer's partner names it. Else the first hole card, for all to see, "
    .. "makes trump; a joker makes none, or the next card is turned where there "
    .. "must be one. If all are jokers, and in any case in the first round, the "
    .. "cards are dealt again."] =
    "કોઈએ હુકમ ન બતાવ્યો હોય તો ડુપ્લિકેટમાં સૂટ નક્કી કરેલો હોય છે, અથવા ડીલરનો પાર્ટનર "
    .. "તે કહે છે. નહીં તો પહેલું હોલ કાર્ડ સૌની સામે ખુલ્લું થાય છે અને તેનો સૂટ હુકમ બને છે; "
    .. "જોકર હોય તો નો ટ્રમ્પ, અથવા જ્યાં હુકમનો સૂટ જોઈએ જ ત્યાં પછીનું કાર્ડ ખુલ્લું થાય છે. "
    .. "બધાં હોલ કાર્ડ જોકર હોય તો, અને પહેલા રાઉન્ડમાં હંમેશાં, કાર્ડ ફરીથી વહેંચાય છે.",
  ["which suit is trump?"] = "કયો સૂટ હુકમ?",
  ["nobody has declared"] = "કોઈએ હુકમ બતાવ્યો નથી",
  ["The attackers' points are those of the cards they have taken, and "
    .. "of failed throws. Those of the hole cards count only if they win "
    .. "the last trick: twice, or if so chosen twice for each card in its "
    .. "lead's largest format."] =
    "સામેની ટીમના પોઈન્ટ એટલે તેણે જીતેલાં કાર્ડના અને ન ટકેલા "
    .. "થ્રોના પોઈન્ટ. હોલ કાર્ડના પોઈન્ટ સામેની ટીમ છેલ્લી ટ્રિક જીતે તો "
    .. "જ ગણાય છે: બમણા, અથવા, એવું પસંદ કર્યું હોય તો, તે ટ્રિકની લીડના "
    .. "સૌથી મોટા પ્રકારના દરેક કાર્ડ માટે બમણા.",
  ["All see how many points the attackers have."] =
    "સામેની ટીમ પાસે કેટલા પોઈન્ટ છે તે સૌને દેખાય છે.",
  ["A failed throw of the dealers gives its cost to the attackers; one of "
    .. "theirs costs them that, but no more than they have."] =
    "ડીલરની ટીમનો થ્રો ન ટકે તો તેનો દંડ સામેની ટીમને મળે છે; "
    .. "સામેની ટીમનો ન ટકે તો તેટલો દંડ તેની પાસેથી જાય છે, પણ તેની પાસે "
    .. "હોય તેનાથી વધુ નહીં.",
  ["failed throw"] = "થ્રો ન ટક્યો",
  ["With 40 points a pack, 80 of two packs, the attacker on the "
    .. "dealer's right deals next, and the attackers rise a level for each "
    .. "20 a pack above, but from no level where rises end. With fewer the "
    .. "dealer's partner deals, and the dealers rise one level, two below "
    .. "half of that, three at no points."] =
    "દરેક ડેક દીઠ 40 પોઈન્ટ, બે ડેકે 80, મળે તો સામેની ટીમમાંથી ડીલરની "
    .. "જમણી બાજુનો ખેલાડી હવે ડીલર બને છે, અને તેનાથી ઉપર ડેક દીઠ દરેક 20 "
    .. "પોઈન્ટ માટે સામેની ટીમ એક લેવલ ચડે છે, પણ જ્યાં ચડાણ અટકે છે તે "
    .. "લેવલથી નહીં. ઓછા મળે તો ડીલરનો પાર્ટનર ડીલર બને છે, અને ડીલરની ટીમ "
    .. "એક લેવલ ચડે છે; અડધાથી ઓછા મળે તો બે, એકેય પોઈન્ટ ન મળે તો ત્રણ.",

  ["a pair must be answered with a pair"] = "જોડી સામે જોડી રમવી પડે",
  ["without a pair two cards of the suit are played"] =
    "જોડી ન હોય તો સૂટનાં બે કાર્ડ રમાય",
  ["the last card of the suit goes with any other"] =
    "સૂટના છેલ્લા કાર્ડ સાથે કોઈપણ બીજું કાર્ડ જાય",
  ["a tractor must be answered with a tractor"] = "ટ્રેક્ટર સામે ટ્રેક્ટર રમવું પડે",
  ["or else with as many pairs as there are"] = "નહીં તો જેટલી જોડી હોય તેટલી",
  ["and then with any cards of the suit"] = "અને પછી સૂટનાં કોઈપણ કાર્ડ",
  ["a longer tractor obliges to the shorter tractors"] =
    "લાંબા ટ્રેક્ટર સામે ટૂંકાં ટ્રેક્ટર પણ રમવાં પડે",
  ["pairs of level cards of two suits are no tractor"] =
    "બે સૂટનાં રેન્ક કાર્ડની જોડીઓ ટ્રેક્ટર નથી",
  ["the top of the trumps holds together"] = "સૌથી ઊંચા હુકમ સળંગ ગણાય",
  ["a pair of trumps kills a pair"] = "હુકમની જોડી બીજી જોડીને કાપે છે",
  ["two other trumps do not"] = "જુદા જુદા બે હુકમ કાપતા નથી",
  ["of two kills the higher one wins"] = "બે જણ કાપે તો ઊંચું કાપનાર જીતે છે",
  ["a kill of a throw has its formats"] =
    "થ્રોને કાપતા હુકમનો પ્રકાર થ્રોના પ્રકાર જેવો જ હોવો જોઈએ",
  ["or it does not win"] = "નહીં તો તે જીતતું નથી",
  ["of equal cards the first is higher"] = "સરખાં કાર્ડમાં પહેલું રમાયેલું ઊંચું",
  ["a throw stands if nobody holds anything higher"] =
    "કોઈની પાસે વધુ ઊંચું ન હોય તો થ્રો ટકે",
  ["or else a component that can be beaten is forced"] =
    "નહીં તો જે ભાગ હરાવી શકાય તે જ રમવો પડે",
  ["so it is with pairs"] = "જોડીનું પણ એમ જ",
  ["75 points of 80 leave the dealers a level"] =
    "80માંથી 75 પોઈન્ટે ડીલરની ટીમ એક લેવલ ચડે",
  ["less than half are two levels"] = "અડધાથી ઓછા એટલે બે લેવલ",
  ["nothing is three"] = "એકેય પોઈન્ટ નહીં એટલે ત્રણ",
  ["80 points change the dealers"] = "80 પોઈન્ટે ડીલરની ટીમ બદલાય",
  ["the attackers deal next and rise no level"] =
    "હવે સામેની ટીમ વહેંચે છે અને એક પણ લેવલ ચડતી નથી",
  ["120 are a level for the attackers, too"] =
    "120 પોઈન્ટે સામેની ટીમ એક લેવલ પણ ચડે",
  ["the last trick doubles the hole cards: 40 and 2 × 20"] =
    "છેલ્લી ટ્રિક હોલ કાર્ડ બમણાં કરે છે: 40 અને 2 × 20",
  ["a level that must be played holds the attackers"] =
    "જે લેવલ રમવું જ પડે તે સામેની ટીમને રોકે છે",
  ["and ends the dealers' rise"] = "અને ડીલરની ટીમનું ચડવું ત્યાં અટકે છે",
  ["whoever rises at the last level has won"] = "છેલ્લા લેવલેથી ચડે તે જીતે",
  ["a failed throw of the dealers adds to the attackers' points"] =
    "ડીલરની ટીમનો થ્રો ન ટકે તો સામેની ટીમના પોઈન્ટ વધે",
  ["their own costs no more than they have"] =
    "તેમનો પોતાનો ન ટકે તો હોય તેનાથી વધુ ન જાય",
  ["what a five, a ten and a king count"] =
    "5ની કિંમત 5 પોઈન્ટ છે, અને 10 અને Kની કિંમત 10 પોઈન્ટ છે",
  ["of two packs each draws 25 cards, and eight are left"] =
    "બે ડેકમાં દરેક વ્યક્તિ 25 કાર્ડ ખેંચે છે અને 8 કાર્ડ હોલ કાર્ડ તરીકે રહે છે",
  ["of one pack 12, and six are left"] = "એક ડેકમાં 12, અને 6 બાકી રહે છે",
  ["of three packs 39, and six are left"] = "ત્રણ ડેકમાં 39, અને 6 બાકી રહે છે",
  ["of four packs 52, and eight are left"] = "ચાર ડેકમાં 52, અને 8 બાકી રહે છે",
  ["the trump suit may be given as none, and the levels too"] =
    "નો ટ્રમ્પ નક્કી કરી શકાય, અને લેવલ પણ",
  ["a level above the last counts as the last"] =
    "છેલ્લાથી ઊંચું લેવલ છેલ્લું જ ગણાય",
  ["a card declared makes its suit trump"] = "બતાવેલા કાર્ડનો સૂટ હુકમ બને છે",
  ["in the first round the cards are dealt again if nobody declares"] =
    "પહેલા રાઉન્ડમાં કોઈ હુકમ ન બતાવે તો કાર્ડ ફરીથી વહેંચાય છે",
  ["deal again"] = "ફરીથી વહેંચણી",
  ["later the first hole card makes trump"] =
    "પછીના રાઉન્ડમાં પહેલું હોલ કાર્ડ હુકમ નક્કી કરે છે",
  ["a joker turned makes none"] = "જોકર ખૂલે તો નો ટ્રમ્પ",
  ["where there must be a trump suit the next card is turned"] =
    "જ્યાં હુકમનો સૂટ જોઈએ જ ત્યાં પછીનું કાર્ડ ખુલ્લું થાય છે",
  ["half of the points leave the dealers one level"] =
    "અડધા પોઈન્ટે ડીલરની ટીમ એક લેવલ ચડે",
  ["five points leave them two"] = "પાંચ પોઈન્ટે બે લેવલ",
  ["115 points are no level for the attackers"] =
    "115 પોઈન્ટે સામેની ટીમ લેવલ ચડતી નથી",
  ["the attackers rise at no level that must be played, as A is"] =
    "જે લેવલ રમવું જ પડે, જેમ કે A, ત્યાંથી સામેની ટીમ ચડતી નથી",
  ["no rise goes beyond A"] = "Aથી ઉપર ચડાતું નથી",
  ["after the last of three rounds the higher level wins"] =
    "ત્રીજા અને છેલ્લા રાઉન્ડ પછી ઊંચું લેવલ જીતે છે",
  ["on either side"] = "કોઈપણ ટીમનું",
  ["equal levels are a draw"] = "સરખાં લેવલ એટલે બરાબરી",
  ["before the last round it goes on"] = "છેલ્લા રાઉન્ડ પહેલાં મેચ ચાલુ રહે છે",
  ["a failed throw of the dealers adds its cost to the attackers"] =
    "ડીલરની ટીમનો થ્રો ન ટકે તો દંડ સામેની ટીમને મળે",
  ["one of the attackers takes it away"] = "સામેની ટીમનો ન ટકે તો તેના ઘટે",
  ["but no more than they have"] = "પણ તેની પાસે હોય તેનાથી વધુ નહીં",
  ["what may be set"] = "શું ગોઠવી શકાય",
  ["two level cards of a suit beat one"] =
    "એક રેન્ક કાર્ડ કરતાં સમાન સૂટનાં બે રેન્ક કાર્ડ મોટાં",
  ["whoever declares in the first round deals, and has the hole cards"] =
    "પહેલા રાઉન્ડમાં હુકમ બતાવનાર ડીલર બને છે, અને હોલ કાર્ડ તેને મળે છે",
  ["in duplicate play all is drawn before anybody declares"] =
    "ડુપ્લિકેટમાં હુકમ બતાવતાં પહેલાં બધાં કાર્ડ ખેંચાઈ જાય છે",
  ["with one pack jokers declare nothing"] =
    "એક ડેકમાં જોકરથી કંઈ જાહેર થતું નથી",
  ["two jokers declare that there is no trump suit"] =
    "બે જોકર બતાવવાથી નો ટ્રમ્પ થાય છે",
  ["unless there must be one"] = "સિવાય કે હુકમનો સૂટ જોઈએ જ",
  ["if all pass the dealer's partner names the suit"] =
    "બધા પાસ થાય તો ડીલરનો પાર્ટનર સૂટ કહે છે",
  ["the last trick counts the hole cards twice, not three times"] =
    "છેલ્લી ટ્રિકમાં હોલ કાર્ડ બમણાં ગણાય, ત્રણ ગણાં નહીં",
  ["195 points are two levels"] = "195 પોઈન્ટ એટલે બે લેવલ",

  -- said in play
  ["declare"] = "જાહેરાત",
  ["pass"] = "પાસ",
  ["clubs"] = "ફુલ્લી",
  ["diamonds"] = "ચોકટ",
  ["hearts"] = "લાલ",
  ["spades"] = "કાળી",
  ["level {1}"] = "લેવલ {1}",
  ["{1} of {2} points"] = "{2}માંથી {1} પોઈન્ટ",
  ["which {1} cards go face down as hole cards?"] =
    "કયાં {1} કાર્ડ હોલ કાર્ડ તરીકે ઊંધાં મૂકશો?",

  -- names of steps, facts and piles
  ["order"] = "કાર્ડનો ક્રમ",
  ["attackers"] = "સામેની ટીમ",
  ["standing"] = "હાલની સ્થિતિ",
  ["level"] = "લેવલ",
  ["levels"] = "ટીમોનાં લેવલ",
  ["trump"] = "હુકમ",
  ["declared"] = "જાહેર કરેલાં",
  ["hole"] = "હોલ કાર્ડ",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
  ["counted"] = "ગણાયેલા પોઈન્ટ",
}
