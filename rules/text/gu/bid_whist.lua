-- Bid Whist in Gujarati: its English sentences and ours.

return {
  ["Bid Whist"] = "બિડ વ્હિસ્ટ",
  ["Bid Whist: two partnerships bid for tricks and for the right to name "
    .. "trump."] =
    "બિડ વ્હિસ્ટ: બે ટીમ ટ્રિકની અને હુકમ બોલવાના હકની બિડ કરે છે.",
  ["no trump"] = "નો ટ્રમ્પ",
  ["uptown downtown"] = "અપટાઉન ડાઉનટાઉન",
  ["target floor"] = "target floor",
  ["the lowest number that may be bid"] = "બિડ કરી શકાય તેવી સૌથી નાની સંખ્યા",
  ["how long the bidding goes on; once_round: each player speaks once, the "
    .. "dealer last"] =
    "બિડિંગ ક્યાં સુધી ચાલે; once_round: દરેક ખેલાડી એક વાર બોલે, ડીલર છેલ્લે",
  ["the kitty is shown when there is a trump"] = "હુકમ હોય ત્યારે કિટી બતાવાય છે",
  ["points that win the game"] = "મેચ જીતવા જોઈતા પોઈન્ટ",
  ["points that lose the game"] = "કેટલા પોઈન્ટે મેચ હારી જવાય",
  ["rounds to play, the higher total wins; 0: to target"] =
    "રમવાના રાઉન્ડ, વધુ કુલ સરવાળો જીતે છે; 0: લક્ષ્ય સુધી",
  ["what a failed bid loses: the points it is short of, or all it promised"] =
    "નિષ્ફળ બિડથી કેટલું ગુમાવાય: જેટલા પોઈન્ટ ખૂટે તે, અથવા આખું વચન",
  ["two jokers, the big and the little, are played"] =
    "બે જોકરથી રમાય છે, મોટો અને નાનો",
  ["the place of aces downtown"] = "ડાઉનટાઉનમાં એક્કાનું સ્થાન",
  ["no trump counts double, won or lost"] = "નો ટ્રમ્પ બમણો ગણાય, જીત કે હાર બંનેમાં",
  ["the dealer, who speaks last, may also repeat the highest bid"] =
    "છેલ્લે બોલનાર ડીલર સૌથી ઊંચી બિડ ફરી પણ કહી શકે",
  ["seat that deals first; 0: drawn at random"] =
    "પહેલા વહેંચનારની બેઠક; 0: ચિઠ્ઠીથી નક્કી થાય",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."] =
    "દરેકને બાર કાર્ડ, એક પછી એક; છેલ્લાં કાર્ડ ઊંધાં મુકાય છે: તે કિટી.",
  ["The dealer's left speaks first. Each in turn passes, and stays out, "
    .. "or bids: a number alone (which says uptown), downtown, or with no "
    .. "trump. A greater number beats a smaller one; of bids with one "
    .. "number downtown beats uptown, and no trump beats both. Three passes "
    .. "after a bid end it, or 7 no trump. If the first three pass, the "
    .. "dealer must bid."] =
    "ડીલરની ડાબી બાજુનો ખેલાડી પહેલો બોલે છે. દરેક ખેલાડી વારાફરતી પાસ "
    .. "થાય છે, અને પછી ફરી બિડ કરી શકતો નથી, અથવા બિડ કરે છે: સંખ્યા એકલી "
    .. "(એટલે કે અપટાઉન), ડાઉનટાઉન, અથવા નો ટ્રમ્પ. મોટી સંખ્યા નાની કરતાં "
    .. "ઊંચી; એ જ સંખ્યામાં અપટાઉન ઉપર ડાઉનટાઉન, અને બંને ઉપર નો ટ્રમ્પ. "
    .. "બિડ પછી ત્રણ પાસ થાય, અથવા 7 નો ટ્રમ્પ બોલાય, એટલે હરાજી પૂરી. "
    .. "પહેલા ત્રણ પાસ થાય તો ડીલરે બિડ કરવી પડે.",
  ["what do you bid over {bid}?"] = "{bid} ઉપર કેટલી બિડ કરશો?",
  ["what do you bid?"] = "કેટલી બિડ કરશો?",
  ["A bid promises six tricks more than its number. There are thirteen, "
    .. "because the kitty counts as one."] =
    "બિડ પોતાની સંખ્યા ઉપરાંત છ ટ્રિક (હાથ, સર) જીતવાનું વચન આપે છે. કુલ તેર ટ્રિક "
    .. "છે, કારણ કે કિટી પણ એક ગણાય છે.",
  ["The bidder names the trump suit or, with no trump, the direction, before "
    .. "anybody has seen the kitty."] =
    "કોઈએ કિટી જોઈ હોય તે પહેલાં, બિડ જીતનાર હુકમનો સૂટ કહે છે, અથવા નો ટ્રમ્પ હોય તો "
    .. "દિશા.",
  ["uptown or downtown?"] = "અપટાઉન કે ડાઉનટાઉન?",
  ["which suit is trump?"] = "કયો સૂટ હુકમ?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The "
    .. "jokers are the two highest trumps; without trump they belong to no "
    .. "suit and never win. If one is led then, the next card that is no "
    .. "joker is the suit led."] =
    "અપટાઉનમાં ઊંચાં કાર્ડ જીતે છે, ડાઉનટાઉનમાં નીચાં, પણ એક્કો ઊંચો જ રહે "
    .. "છે. બે જોકર સૌથી ઊંચા હુકમ છે; નો ટ્રમ્પમાં તે કોઈ સૂટના નથી અને "
    .. "ક્યારેય જીતતા નથી. ત્યારે જોકરની લીડ થાય, તો જોકર સિવાયનું પછીનું "
    .. "કાર્ડ સૂટ નક્કી કરે છે.",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. "
    .. "The bidder takes it and puts as many cards back face down; the others "
    .. "see how many of the kitty's cards the bidder has kept."] =
    "કિટી બિડ જીતનારની પહેલી ટ્રિક છે. હુકમ હોય તો તે સૌને બતાવાય છે. બિડ જીતનાર તે લે "
    .. "છે અને એટલાં જ કાર્ડ ઊંધાં પાછાં મૂકે છે; કિટીનાં કેટલાં કાર્ડ તેણે રાખ્યાં તે બીજા જોઈ "
    .. "શકે છે.",
  ["the kitty"] = "કિટી",
  ["which cards go into the kitty?"] = "કયાં કાર્ડ કિટીમાં મૂકશો?",
  ["The bidder leads."] = "બિડ જીતનાર લીડ કરે છે.",
  ["Only the bidding side scores. If it took what it bid, it scores each trick "
    .. "above six; if not, it loses the tricks that are missing, at most the bid."] =
    "ફક્ત બિડ જીતનાર ટીમને પોઈન્ટ મળે છે. બિડ પૂરી કરે તો છથી ઉપરની દરેક ટ્રિકનો એક "
    .. "પોઈન્ટ; ન કરે તો જેટલી ટ્રિક ખૂટે તેટલા પોઈન્ટ ઓછા, વધુમાં વધુ બિડ જેટલા.",

  ["an opening bid is any number and kind, or a pass"] =
    "પહેલી બિડ ગમે તે સંખ્યા અને પ્રકારની, અથવા પાસ",
  ["7 no trump"] = "7 નો ટ્રમ્પ",
  ["4 no trump uptown"] = "4 નો ટ્રમ્પ અપટાઉન",
  ["4 beats 3 no trump"] = "4ની બિડ 3 નો ટ્રમ્પ કરતાં ઊંચી",
  ["3 no trump"] = "3 નો ટ્રમ્પ",
  ["4 downtown beats 4"] = "4 ડાઉનટાઉનની બિડ એકલી 4 કરતાં ઊંચી",
  ["4 no trump"] = "4 નો ટ્રમ્પ",
  ["2 no trump"] = "2 નો ટ્રમ્પ",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"] =
    "4 નો ટ્રમ્પ પછી 4 ડાઉનટાઉનની મનાઈ છે અને 5ની મંજૂરી છે",
  ["if the first three pass, the dealer must bid"] =
    "પહેલા ત્રણ પાસ થાય તો ડીલરે બિડ કરવી પડે",
  ["seven no trump ends the bidding"] = "7 નો ટ્રમ્પથી બિડિંગ પૂરું થાય છે",
  ["uptown and downtown name the trump suit"] =
    "અપટાઉન અને ડાઉનટાઉનમાં હુકમનો સૂટ કહેવાય છે",
  ["bid four, ten tricks: the kitty and ten played make five points"] =
    "બિડ ચાર, દસ ટ્રિક: કિટી અને રમીને જીતેલી દસથી પાંચ પોઈન્ટ",
  ["the kitty and eight played are one short"] =
    "કિટી અને રમીને જીતેલી આઠમાં એક ખૂટે",
  ["bid seven, nine tricks taken: four points lost"] =
    "બિડ સાત, નવ ટ્રિક જીતી: ચાર પોઈન્ટ ગયા",
  ["six tricks or fewer are no points: no more is lost than was bid"] =
    "છ કે ઓછી ટ્રિકએ કોઈ પોઈન્ટ નહીં: બિડ કરતાં વધુ ગુમાવાતું નથી",
  ["a side at minus five has lost"] = "−5 પર પહોંચેલી ટીમ હારે છે",
  ["a failed bid may lose all it promised"] =
    "નિષ્ફળ બિડથી આખું વચન ગુમાવી શકાય",
  ["no trump may count double"] = "નો ટ્રમ્પ બમણો ગણી શકાય",
  ["downtown the ace is still the highest"] = "ડાઉનટાઉનમાં પણ એક્કો સર્વોચ્ચ છે",
  ["downtown the low cards are high"] = "ડાઉનટાઉનમાં નીચાં કાર્ડ ઊંચાં ગણાય",
  ["with low aces the deuce is the highest downtown"] =
    "એક્કો નીચો હોય તો ડાઉનટાઉનમાં બે સર્વોચ્ચ છે",
  ["the big joker is the highest trump"] = "મોટો જોકર સર્વોચ્ચ હુકમ છે",
  ["the king of trumps had to follow"] = "હુકમનો બાદશાહ રમવો જ પડ્યો",
  ["a little joker is a trump and must follow"] =
    "નાનો જોકર હુકમ છે અને હુકમની લીડ પર રમવો પડે",
  ["without trump the jokers win nothing"] = "નો ટ્રમ્પમાં જોકર કંઈ જીતતા નથી",
  ["without trump only who cannot follow may throw a joker"] =
    "નો ટ્રમ્પમાં સૂટનું કાર્ડ ન હોય તે જ જોકર નાખી શકે",
  ["after a joker that was led anything may be played"] =
    "જોકરની લીડ પછી કોઈપણ કાર્ડ રમી શકાય",
  ["the first card that is no joker sets the suit"] =
    "જોકર સિવાયનું પહેલું કાર્ડ સૂટ નક્કી કરે છે",
  ["a joker that was led cannot win"] = "લીડ કરેલો જોકર જીતી શકતો નથી",
  ["a bid made exactly counts as many points"] =
    "બરાબર પૂરી થયેલી બિડના તેટલા જ પોઈન્ટ",
  ["a bid of four promises ten tricks"] = "ચારની બિડ દસ ટ્રિકનું વચન છે",
  ["twelve cards each, six in the kitty"] = "દરેકને બાર કાર્ડ, કિટીમાં છ",
  ["without jokers there are four in the kitty"] = "જોકર વિના કિટીમાં ચાર",
  ["a number alone is uptown, with the trump that is named"] =
    "એકલી સંખ્યા એટલે અપટાઉન, કહેલા હુકમ સાથે",
  ["downtown is said with the number"] = "ડાઉનટાઉન સંખ્યા સાથે કહેવાય છે",
  ["of a bid without trump the direction is named"] =
    "નો ટ્રમ્પની બિડમાં દિશા કહેવાય છે",
  ["trumps do not count double, even where no trump does"] =
    "નો ટ્રમ્પ બમણો ગણાતો હોય તોય હુકમવાળી બિડ બમણી ગણાતી નથી",
  ["no trump does not count double by itself"] =
    "નો ટ્રમ્પ આપોઆપ બમણો ગણાતો નથી",
  ["the values of the options"] = "વિકલ્પોની કિંમતો",

  -- said in play
  ["pass"] = "પાસ",
  ["uptown"] = "અપટાઉન",
  ["downtown"] = "ડાઉનટાઉન",
  ["clubs"] = "ફુલ્લી",
  ["diamonds"] = "ચોકટ",
  ["hearts"] = "લાલ",
  ["spades"] = "કાળી",
  ["{1} no trump"] = "{1} નો ટ્રમ્પ",
  ["{1} downtown"] = "{1} ડાઉનટાઉન",
  ["{1} tricks"] = "{1} ટ્રિક",
  ["bid {1}"] = "બિડ {1}",
  ["bid {1} downtown"] = "બિડ {1} ડાઉનટાઉન",
  ["bid {1} no trump"] = "બિડ {1} નો ટ્રમ્પ",
  ["took {1}"] = "જીતી {1}",
  ["no trump doubles"] = "નો ટ્રમ્પ બમણો",
  ["bid {1}, took {2}"] = "બિડ {1}, જીતી {2}",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["promise"] = "વચન",
  ["order"] = "કાર્ડનો ક્રમ",
  ["exchange"] = "કિટીની અદલાબદલી",
  ["trump"] = "હુકમ",
  ["declarer"] = "બિડ જીતનાર",
  ["contract"] = "કોન્ટ્રાક્ટ",
  ["direction"] = "દિશા",
  ["kitty"] = "કિટી",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
}
