-- Canasta in Gujarati: its English sentences and ours.

return {
  ["Canasta"] = "કેનાસ્ટા",
  ["Canasta: two partnerships meld cards of one rank and build canastas, which "
    .. "are melds of seven cards."] =
    "કેનાસ્ટા: પાર્ટનરોની બે ટીમ એક જ રેન્કનાં કાર્ડ મેલ્ડ કરે છે અને કેનાસ્ટા બનાવે છે, જે સાત "
    .. "કાર્ડનાં મેલ્ડ છે.",
  ["canasta"] = "કેનાસ્ટા",
  ["points that win the game"] = "મેચ જીતવા જોઈતા પોઈન્ટ",
  ["natural cards that a meld needs for each wild card in it; 0: just two"] =
    "મેલ્ડમાં દરેક વાઇલ્ડ કાર્ડ માટે જોઈતાં નેચરલ કાર્ડ; 0: કુલ બે જ",
  ["a black three freezes the pile, or only stops the next player"] =
    "કાળા રંગનો ત્રણ ઢગલો ફ્રીઝ કરે છે, અથવા ફક્ત પછીના ખેલાડીને રોકે છે",
  ["a side that has not melded may take the pile"] =
    "જે ટીમે મેલ્ડ ન કર્યું હોય તે પણ ઢગલો લઈ શકે",
  ["cards are drawn for seats and first turn"] =
    "બેઠક અને પહેલા વારા માટે કાર્ડ ખેંચાય છે",
  ["before melding a player may ask the partner: may I go out?"] =
    "મેલ્ડ કરતાં પહેલાં ખેલાડી પાર્ટનરને પૂછી શકે: હાથ ખાલી કરું?",
  ["three to seven wild cards may be a meld"] =
    "ત્રણથી સાત વાઇલ્ડ કાર્ડનું મેલ્ડ થઈ શકે",
  ["canastas that a side needs to go out"] = "હાથ ખાલી કરવા ટીમને જોઈતાં કેનાસ્ટા",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or a "
    .. "three gets another card on top of it, and so on; but a black three that "
    .. "blocks stays there and stops the first player. Then each in turn lays "
    .. "down red threes and draws as many cards."] =
    "દરેકને અગિયાર કાર્ડ, એક પછી એક. પછી એક કાર્ડ ખુલ્લું થાય છે. તે જોકર, બે કે ત્રણ હોય "
    .. "તો તેની ઉપર બીજું કાર્ડ મુકાય છે, અને એમ આગળ; પણ રોકતો કાળા રંગનો ત્રણ ત્યાં જ રહે "
    .. "છે અને પહેલા ખેલાડીને રોકે છે. પછી દરેક ખેલાડી વારાફરતી પોતાના લાલ રંગના ત્રણ ટેબલ "
    .. "પર મૂકે છે અને એટલાં જ કાર્ડ ખેંચે છે.",
  ["What a side's first melds, those of one turn together, must count. "
    .. "With a total below 0 it is only 15; from 0 on it is 50, from 1500 "
    .. "on 90, from 3000 on 120."] =
    "ટીમનાં પ્રથમ મેલ્ડ, એક જ વારાનાં બધાં મળીને, ઓછામાં ઓછાં આટલાનાં હોવાં "
    .. "જોઈએ: કુલ સ્કોર 0થી ઓછો હોય તો ફક્ત 15; 0થી 50, 1500થી 90, 3000થી "
    .. "120.",
  ["Before the first round cards may be drawn for partners and the first turn. Else the first dealer is drawn at random."] =
    "પહેલા રાઉન્ડ પહેલાં પાર્ટનર અને પહેલા વારા માટે કાર્ડ ખેંચી શકાય. નહીં તો પહેલો ડીલર "
    .. "ચિઠ્ઠીથી નક્કી થાય છે.",
  ["drawn for seats"] = "બેઠક માટે ખેંચેલું",
  ["Each player in turn, first the dealer's left, draws or takes the "
    .. "pile, may meld, and discards, until one of them has no cards left: "
    .. "the last one may be melded or discarded. A player who can neither "
    .. "draw nor take ends the round, and so does a red three as the last "
    .. "card of the stock. The dealer's left deals the next round."] =
    "ડીલરની ડાબી બાજુથી શરૂ કરીને દરેક ખેલાડી પોતાના વારામાં કાર્ડ ખેંચે "
    .. "છે અથવા ઢગલો લે છે, મેલ્ડ કરી શકે છે અને એક કાર્ડ નાખે છે, જ્યાં "
    .. "સુધી કોઈ એકનાં કાર્ડ ખલાસ ન થાય: છેલ્લું કાર્ડ મેલ્ડ કરી શકાય અથવા "
    .. "નાખી શકાય. જે ખેલાડી ખેંચી પણ ન શકે અને લઈ પણ ન શકે ત્યાં રાઉન્ડ "
    .. "પૂરો થાય છે; સ્ટોકનું છેલ્લું કાર્ડ લાલ રંગના ત્રણ હોય તો પણ. પછીનો રાઉન્ડ "
    .. "ડીલરની ડાબી બાજુનો ખેલાડી કાર્ડ વહેંચે છે.",
  ["Red threes count for a side that has melded, against one that has "
    .. "not: 100 each, or 800 all four. Cards on the table, those in "
    .. "canastas too, count for their side, cards in hand against it. "
    .. "Whoever melds the whole hand in one turn, with a canasta and "
    .. "nothing added to melds on the table, is concealed."] =
    "જે ટીમે મેલ્ડ કર્યું હોય તેના લાલ રંગના ત્રણના પોઈન્ટ ઉમેરાય છે, જેણે ન "
    .. "કર્યું હોય તેના બાદ થાય છે; દરેકના 100, ચારેયના 800. ટેબલ પરનાં "
    .. "કાર્ડ, કેનાસ્ટામાંનાં પણ, પોતાની ટીમ માટે ગણાય છે, હાથમાંનાં કાર્ડ "
    .. "તેની વિરુદ્ધ. ટેબલ પરના મેલ્ડમાં કંઈ ઉમેર્યા વિના, કેનાસ્ટા સાથે, "
    .. "આખો હાથ મેલ્ડ કરનારે એક જ વારામાં હાથ ખાલી કર્યો ગણાય છે.",
  ["natural canastas"] = "નેચરલ કેનાસ્ટા",
  ["mixed canastas"] = "મિક્સ કેનાસ્ટા",
  ["canastas of wild cards"] = "વાઇલ્ડ કાર્ડનાં કેનાસ્ટા",
  ["red threes"] = "લાલ રંગના ત્રણ",
  ["going out"] = "હાથ ખાલી કરવો",
  ["concealed"] = "એક જ વારામાં હાથ ખાલી",
  ["cards melded"] = "મેલ્ડ કરેલાં કાર્ડ",
  ["cards in hand"] = "હાથમાંનાં કાર્ડ",
  ["Both sides score."] = "બંને ટીમના પોઈન્ટ ગણાય છે.",

  ["two natural cards and one wild card"] = "બે નેચરલ કાર્ડ અને એક વાઇલ્ડ કાર્ડ",
  ["one natural card is too few"] = "એક નેચરલ કાર્ડ ઓછું પડે",
  ["two wild cards need four naturals"] =
    "બે વાઇલ્ડ કાર્ડ માટે ચાર નેચરલ કાર્ડ જોઈએ",
  ["or just two"] = "અથવા બે જ",
  ["four wild cards are too many"] = "ચાર વાઇલ્ડ કાર્ડ વધારે પડે",
  ["black threes are melded without wild cards"] =
    "કાળા રંગના ત્રણ વાઇલ્ડ કાર્ડ વિના મેલ્ડ થાય છે",
  ["wild cards alone are no meld"] = "એકલાં વાઇલ્ડ કાર્ડનું મેલ્ડ થતું નથી",
  ["unless they may be"] = "સિવાય કે તેની મંજૂરી હોય",
  ["a first meld of three kings counts too little"] =
    "ત્રણ બાદશાહનું પ્રથમ મેલ્ડ ઓછું પડે",
  ["three aces are enough, or two and a wild card"] =
    "ત્રણ એક્કા પૂરતા છે, અથવા બે અને એક વાઇલ્ડ કાર્ડ",
  ["queens and fives count 45"] = "રાણીઓ અને પાંચના 45",
  ["queens and eights count 60"] = "રાણીઓ અને આઠના 60",
  ["a pair takes a frozen pile"] = "જોડીથી ફ્રીઝ ઢગલો લેવાય",
  ["one king and a wild card do not"] = "એક બાદશાહ અને વાઇલ્ડ કાર્ડથી નહીં",
  ["a natural canasta"] = "નેચરલ કેનાસ્ટા",
  ["a mixed canasta"] = "મિક્સ કેનાસ્ટા",
  ["five nines and three twos"] = "પાંચ નવ્વા અને ત્રણ દૂરી",
  ["where naturals do not count"] = "નેચરલ કાર્ડની શરત ન હોય ત્યાં",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"] =
    "નેચરલ કેનાસ્ટા, બે લાલ રંગના ત્રણ, હાથ ખાલી કરવો, અને પાર્ટનરના હાથમાં 35",
  ["red threes count against a side that has not melded"] =
    "મેલ્ડ ન કરનાર ટીમના લાલ રંગના ત્રણ બાદ થાય છે",
  ["what one card of each rank counts"] = "દરેક રેન્કના એક કાર્ડના પોઈન્ટ",
  ["two cards are no meld"] = "બે કાર્ડનું મેલ્ડ થતું નથી",
  ["three wild cards may be melded, but not with one natural"] =
    "ત્રણ વાઇલ્ડ કાર્ડ મેલ્ડ થઈ શકે, પણ એક નેચરલ કાર્ડ સાથે નહીં",
  ["two naturals are always needed"] = "બે નેચરલ કાર્ડ હંમેશાં જોઈએ",
  ["two wild cards are never a meld"] = "બે વાઇલ્ડ કાર્ડનું મેલ્ડ ક્યારેય થતું નથી",
  ["eight wild cards are too many"] = "આઠ વાઇલ્ડ કાર્ડ વધારે પડે",
  ["seven wild cards are a canasta of 2,000"] =
    "સાત વાઇલ્ડ કાર્ડ એટલે 2,000નું કેનાસ્ટા",
  ["six cards are no canasta"] = "છ કાર્ડનું કેનાસ્ટા થતું નથી",
  ["going out concealed counts 200"] = "એક જ વારામાં હાથ ખાલી કરવાના 200",
  ["three red threes count 100 each"] = "ત્રણ લાલ રંગના ત્રણ હોય તો દરેકના 100",
  ["all four count 800"] = "ચારેયના 800",
  ["one red three costs 100 without a meld"] =
    "મેલ્ડ વિના એક લાલ રંગના ત્રણના 100 બાદ થાય",
  ["below nothing the first meld must count 15"] =
    "શૂન્યથી ઓછા સ્કોરે પ્રથમ મેલ્ડ 15નું હોવું જોઈએ",
  ["with nothing it must count 50"] = "શૂન્ય પર 50નું",
  ["just below 1,500 points it must still count 50"] =
    "1,500થી સહેજ ઓછા પર પણ 50નું",
  ["with 1,500 points it must count 90"] = "1,500 પર 90નું",
  ["just below 3,000 points it must still count 90"] =
    "3,000થી સહેજ ઓછા પર પણ 90નું",
  ["with 3,000 points it must count 120"] = "3,000 પર 120નું",
  ["eleven cards each; no joker, two or three begins the pile"] =
    "દરેકને અગિયાર કાર્ડ; ઢગલો જોકર, બે કે ત્રણથી શરૂ થતો નથી",
  ["a black three that blocks is left on the pile"] =
    "રોકતો કાળા રંગનો ત્રણ ઢગલા પર જ રહે છે",
  ["a black three freezes the pile"] = "કાળા રંગનો ત્રણ ઢગલો ફ્રીઝ કરે છે",
  ["going out counts 100, and the others' cards count against them"] =
    "હાથ ખાલી કરવાના 100, અને બીજાનાં કાર્ડ તેમની વિરુદ્ધ ગણાય",
  ["the values of the options"] = "વિકલ્પોની કિંમતો",

  -- said in play
  ["draw"] = "ખેંચવું",
  ["take"] = "લેવું",
  ["meld"] = "મેલ્ડ",
  ["on"] = "પર",
  ["done"] = "બસ",
  ["discard"] = "ડિસ્કાર્ડ",
  ["out"] = "હાથ ખાલી કરવો",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["lines"] = "પોઈન્ટની ગણતરી",
  ["value"] = "કિંમત",
  ["drawn"] = "ખેંચેલાં કાર્ડ",
  ["seats {1} and {2}"] = "બેઠકો {1} અને {2}",
  ["melded"] = "મેલ્ડ કરેલાં",
  ["held"] = "હાથમાંના પોઈન્ટ",
  ["canastas"] = "કેનાસ્ટા",
  ["natural"] = "નેચરલ",
  ["mixed"] = "મિક્સ",
  ["wild"] = "વાઇલ્ડ",
  ["bonus"] = "બોનસ",
  ["red three"] = "લાલ રંગનો ત્રણ",
  ["all red threes"] = "બધા લાલ રંગના ત્રણ",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
  ["natural canastas {1}"] = "નેચરલ કેનાસ્ટા {1}",
  ["mixed canastas {1}"] = "મિક્સ કેનાસ્ટા {1}",
  ["canastas of wild cards {1}"] = "વાઇલ્ડ કાર્ડનાં કેનાસ્ટા {1}",
  ["red threes {1}"] = "લાલ રંગના ત્રણ {1}",
  ["going out {1}"] = "હાથ ખાલી કરવો {1}",
  ["cards melded {1}"] = "મેલ્ડ કરેલાં કાર્ડ {1}",
  ["red threes -{1}"] = "લાલ રંગના ત્રણ -{1}",
  ["cards in hand -{1}"] = "હાથમાંનાં કાર્ડ -{1}",
}
