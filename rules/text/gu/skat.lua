-- Skat in Gujarati: its English sentences and ours.

return {
  ["Skat"] = "સ્કેટ",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."] =
    "સ્કેટ: ત્રણ ખેલાડી, બે સામે એક, 32 કાર્ડ; સૌથી ઊંચી બિડ કરનાર રમે છે.",
  ["diamonds"] = "ચોકટ",
  ["hearts"] = "લાલ",
  ["spades"] = "કાળી",
  ["clubs"] = "ફુલ્લી",
  ["grand"] = "ગ્રાન્ડ",
  ["null"] = "નલ",
  ["null ouvert"] = "નલ ઓપન",
  ["null hand"] = "નલ હેન્ડ",
  ["null ouvert hand"] = "નલ ઓપન હેન્ડ",
  ["schneider schwarz ouvert"] = "શ્નાઈડર શ્વાર્ત્સ ઓપન",
  ["at the table; with four the dealer sits out"] =
    "ટેબલ પર; ચાર હોય તો ડીલર બહાર બેસે છે",
  ["rounds in a match"] = "મેચના રાઉન્ડ",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "રમત બિડ કરતાં ઓછી પડે તો એક વાર આધાર મૂલ્ય હારી જવાય, અથવા બિડ સુધી પહોંચવા તે "
    .. "જેટલી વાર ગણવું પડે તેના બમણા",
  ["how a round counts"] = "રાઉન્ડ કેવી રીતે ગણાય",
  ["Three cards each, two to the skat, four each, three each."] =
    "ડીલર દરેક ખેલાડીને 3 કાર્ડ, કેન્દ્રમાં 2 કાર્ડ (આ સ્કેટ છે), પછી દરેક ખેલાડીને 4 કાર્ડ, "
    .. "અને છેલ્લે દરેકને 3 કાર્ડ આપે છે.",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids "
    .. "any higher value of a game; forehand holds it or passes. Then "
    .. "rearhand, the third, bids so to whoever is left. With no bid "
    .. "forehand may play at 18."] =
    "ડીલરની ડાબી બાજુનો ખેલાડી ફોરહેન્ડ છે. તેના પછીનો ખેલાડી, "
    .. "મિડલહેન્ડ, પાસ થાય છે અથવા કોઈપણ રમતની એવી કિંમત બિડ કરે છે જે આગલી "
    .. "બિડ કરતાં ઊંચી હોય; ફોરહેન્ડ તે સ્વીકારે છે અથવા પાસ થાય છે. પછી "
    .. "ત્રીજો ખેલાડી, રિયરહેન્ડ, એ જ રીતે બાકી રહેલા ખેલાડી સામે બિડ કરે "
    .. "છે. મિડલહેન્ડ અને રિયરહેન્ડ બંને પાસ થાય, તો ફોરહેન્ડ 18 બિડ કરીને "
    .. "બિડ જીતનાર બની શકે છે.",
  ["nobody has bid: 18, or pass?"] = "કોઈએ બિડ કરી નથી: 18, કે પાસ?",
  ["The declarer takes the skat and puts any two cards away, or plays "
    .. "hand."] =
    "બિડ જીતનાર સ્કેટ લે છે અને કોઈપણ બે કાર્ડ કાઢી નાખે છે, અથવા સ્કેટ જોયા "
    .. "વિના હેન્ડ રમે છે.",
  ["do you take the skat, or play hand?"] =
    "સ્કેટ લેશો, કે જોયા વિના હેન્ડ રમશો?",
  ["take"] = "સ્કેટ લેવી",
  ["hand"] = "હેન્ડ",
  ["which two cards go into the skat?"] = "કયાં બે કાર્ડ સ્કેટમાં કાઢી નાખશો?",
  ["The declarer names the contract: a null game only if it reaches the bid, "
    .. "as it never counts more. In hand games schneider, schwarz or ouvert may "
    .. "be announced, each with those before it. An open hand is laid down at "
    .. "once."] =
    "બિડ જીતનાર કોન્ટ્રાક્ટ નક્કી કરે છે: નલ ફક્ત ત્યારે, જ્યારે તેની કિંમત બિડ સુધી પહોંચતી "
    .. "હોય, કારણ કે તે ક્યારેય વધુ ગણાતી નથી. હેન્ડ ગેમમાં શ્નાઈડર, શ્વાર્ત્સ કે ઓપનની "
    .. "જાહેરાત કરી શકાય, દરેક તેની આગળની જાહેરાતો સાથે. ઓપનમાં હાથ તરત ખુલ્લો મુકાય છે.",
  ["you have bid {bid}: what do you play?"] = "તમારી બિડ {bid}: કઈ રમત રમશો?",
  ["the hand is open"] = "હાથ ખુલ્લો છે",
  ["Nobody scores, and the next dealer deals."] =
    "કોઈને પોઈન્ટ મળતા નથી, અને પછીનો ડીલર કાર્ડ વહેંચે છે.",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "ફોરહેન્ડ હંમેશાં પ્રથમ ટ્રિક લીડ કરે છે. બિડ જીતનાર એક ટ્રિક લે એટલે નલ રમત પૂરી થાય "
    .. "છે.",
  ["A null game is won without a trick. Schneider announced needs 90 "
    .. "points, schwarz or ouvert all tricks. With n, or against n: the "
    .. "base value counts once for each of the n highest trumps in a row "
    .. "that the declarer, skat included, has or lacks; then once for the "
    .. "game, hand, 90 points (schneider) or all tricks (schwarz) of either "
    .. "side, announcing each, and an open hand. What is announced counts "
    .. "though it fails, but nothing above it then."] =
    "નલ એકેય ટ્રિક લીધા વિના જિતાય છે. શ્નાઈડરની જાહેરાત હોય તો 90 "
    .. "પોઈન્ટ જોઈએ, શ્વાર્ત્સ કે ઓપનની હોય તો તમામ ટ્રિક. n સાથે, અથવા n "
    .. "વિના: ઉપરથી સળંગ n સર્વોચ્ચ હુકમ બિડ જીતનાર પાસે, સ્કેટ સહિત, હોય "
    .. "અથવા ન હોય, તે દરેક માટે આધાર મૂલ્ય એક વાર ગણાય; પછી રમત માટે, "
    .. "હેન્ડ માટે, કોઈપણ પક્ષના 90 પોઈન્ટ (શ્નાઈડર) કે તમામ ટ્રિક "
    .. "(શ્વાર્ત્સ) માટે, તે દરેકની જાહેરાત માટે અને ખુલ્લા હાથ માટે એક એક "
    .. "વાર. જેની જાહેરાત થઈ તે નિષ્ફળ જાય તોય ગણાય છે, પણ ત્યારે તેનાથી "
    .. "ઉપરનું કંઈ નહીં.",
  ["A game that is won counts its value for the declarer, a lost one costs "
    .. "twice that. A game that is worth less than the bid is always lost."] =
    "જીતેલી રમતની કિંમત બિડ જીતનારને મળે છે; હારેલી રમતની કિંમત બમણી બાદ થાય છે. રમતનું "
    .. "મૂલ્ય બિડ કરતાં ઓછું હોય તો બિડ જીતનાર હંમેશાં હારે છે.",
  ["The declarer gets what the game counts. By Seeger and Fabian a win "
    .. "is 50 more; a loss is 50 less, and all others get 40 each, at a "
    .. "table of four 30."] =
    "રમત જેટલી ગણાય તેટલા પોઈન્ટ બિડ જીતનારને મળે છે. Seeger અને "
    .. "Fabianની રીતે જીતના 50 વધારે; હારના 50 ઓછા, અને બાકીના દરેકને 40, "
    .. "ચારના ટેબલ પર 30.",
  ["game won"] = "જીતેલી રમત",
  ["game lost"] = "હારેલી રમત",
  ["game lost by the declarer"] = "બિડ જીતનાર રમત હાર્યા",

  ["a jack is a trump and never a card of its suit"] =
    "ગુલામ હુકમ છે, તેના સૂટનું કાર્ડ ક્યારેય નહીં",
  ["a trump led is followed with trumps"] = "હુકમની લીડ પર હુકમ જ રમાય",
  ["the only trump must follow a jack"] = "ગુલામની લીડ પર એકમાત્ર હુકમ પણ રમવો પડે",
  ["in grand only jacks are trumps"] = "ગ્રાન્ડમાં ફક્ત ગુલામ હુકમ હોય છે",
  ["the jack of clubs is the highest card"] = "ફુલ્લીનો ગુલામ સર્વોચ્ચ કાર્ડ છે",
  ["the ten stands above the king"] = "દસ્સો બાદશાહ કરતાં ઊંચો છે",
  ["in a null game the ten loses to the jack"] = "નલમાં દસ્સો ગુલામ સામે હારે છે",
  ["with seven is game eight"] = "સાત સાથે: રમત આઠ",
  ["against one is game two"] = "એક વિના: રમત બે",
  ["hand and schneider count one each"] = "હેન્ડ અને શ્નાઈડરનો એક એક ગણાય",
  ["grand ouvert with four is the highest game there is"] =
    "ચાર સાથેની ગ્રાન્ડ ઓપન સૌથી ઊંચી રમત છે",
  ["an overbid game is lost, whatever was taken"] =
    "બિડ કરતાં ઓછી રમત હારેલી જ ગણાય, ગમે તેટલા પોઈન્ટ લીધા હોય",
  ["schneider may save a game from being overbid"] =
    "શ્નાઈડરથી ઓછી પડતી રમત બિડ સુધી પહોંચી શકે",
  ["an overbid game may lose its base value alone"] =
    "બિડ કરતાં ઓછી રમતમાં ફક્ત આધાર મૂલ્યની હાર ગણી શકાય",
  ["a game that is lost counts twice"] = "હારેલી રમત બમણી ગણાય",
  ["and schneider counts, whoever it is"] = "અને શ્નાઈડર ગણાય, ભલે ગમે તે પક્ષ "
    .. "શ્નાઈડર થયો હોય",
  ["60 points are not enough"] = "60 પોઈન્ટ પૂરતા નથી",
  ["schneider made may not be enough for a bid"] =
    "શ્નાઈડર કર્યા પછી પણ રમત બિડ કરતાં ઓછી રહી શકે",
  ["an announcement that fails counts as announced"] =
    "નિષ્ફળ ગયેલી જાહેરાત પણ જાહેર થયેલી ગણાય",
  ["and no level beyond it"] = "અને તેનાથી ઉપરનું કંઈ નહીં",
  ["a null game is won without a trick"] = "નલ એકેય ટ્રિક લીધા વિના જિતાય છે",
  ["and lost with one"] = "અને એક ટ્રિકથી હારી જવાય છે",
  ["what one card of each rank counts"] = "દરેક રેન્કના એક કાર્ડના પોઈન્ટ",
  ["ten cards each, and two in the skat"] = "દરેકને દસ કાર્ડ, અને સ્કેટમાં બે",
  ["of four players the dealer gets none"] = "ચાર ખેલાડીમાં ડીલરને કાર્ડ મળતાં નથી",
  ["the values that games can have are bid"] =
    "રમતોની જે કિંમતો હોઈ શકે તેની જ બિડ થાય છે",
  ["forehand holds what middlehand bids, and rearhand passes"] =
    "મિડલહેન્ડની બિડ ફોરહેન્ડ સ્વીકારે છે, અને રિયરહેન્ડ પાસ થાય છે",
  ["rearhand bids to the one who is left"] =
    "રિયરહેન્ડ બાકી રહેલા ખેલાડી સામે બિડ કરે છે",
  ["if both pass forehand may play at 18"] =
    "બંને પાસ થાય તો ફોરહેન્ડ 18 બિડ કરી શકે",
  ["and is the declarer then"] = "અને ત્યારે તે બિડ જીતનાર છે",
  ["null schneider"] = "નલ શ્નાઈડર",
  ["if all pass the next one deals"] = "બધા પાસ થાય તો પછીનો ખેલાડી કાર્ડ વહેંચે છે",
  ["two cards are put into the skat"] = "બે કાર્ડ સ્કેટમાં મુકાય છે",
  ["at 23 a null game may be named"] = "23 પર નલ કહી શકાય",
  ["at 24 it may not"] = "24 પર નહીં",
  ["at 46 an open one may be named"] = "46 પર નલ ઓપન કહી શકાય",
  ["at 48 it may not"] = "48 પર નહીં",
  ["in hand null reaches 35"] = "હેન્ડમાં નલ 35 સુધી પહોંચે",
  ["but not 36"] = "પણ 36 સુધી નહીં",
  ["and an open hand 59"] = "અને નલ ઓપન હેન્ડ 59 સુધી",
  ["but not 60"] = "પણ 60 સુધી નહીં",
  ["in hand a level may be announced"] = "હેન્ડમાં શ્નાઈડર કે શ્વાર્ત્સની જાહેરાત થઈ શકે",
  ["grand schneider"] = "ગ્રાન્ડ શ્નાઈડર",
  ["an open null game announces nothing"] = "નલ ઓપનમાં બીજી કોઈ જાહેરાત નથી",
  ["in an open null game too the ten loses to the jack"] =
    "નલ ઓપનમાં પણ દસ્સો ગુલામ સામે હારે છે",
  ["61 points are enough"] = "61 પોઈન્ટ પૂરતા છે",
  ["89 points are not schneider"] = "89 પોઈન્ટે શ્નાઈડર નથી",
  ["with 30 points the declarer is schneider"] = "30 પોઈન્ટે બિડ જીતનાર શ્નાઈડર છે",
  ["with 31 not"] = "31 પોઈન્ટે નહીં",
  ["schneider announced and 89 points are lost"] =
    "શ્નાઈડરની જાહેરાત અને 89 પોઈન્ટ એટલે હાર",
  ["with 90 they are won"] = "90 પોઈન્ટે જીત",
  ["every trick makes schwarz"] = "તમામ ટ્રિકથી શ્વાર્ત્સ થાય",
  ["no trick at all suffers it"] = "એકેય ટ્રિક ન લેનાર શ્વાર્ત્સ છે",
  ["schwarz announced counts four steps"] = "શ્વાર્ત્સની જાહેરાતના ચાર ગણાય",
  ["one trick lost is schwarz lost"] = "એક ટ્રિક ગુમાવી એટલે શ્વાર્ત્સ ગયું",
  ["schneider announced and every trick is schwarz, too"] =
    "શ્નાઈડરની જાહેરાત અને તમામ ટ્રિક એટલે શ્વાર્ત્સ પણ",
  ["an overbid game loses the multiple that reaches the bid: 55"] =
    "બિડ કરતાં ઓછી રમતમાં બિડ સુધી પહોંચતી કિંમતની, 55ની, બમણી હાર",
  ["a null game in hand is worth 35"] = "નલ હેન્ડની કિંમત 35 છે",
  ["an open one 46"] = "નલ ઓપનની 46",
  ["54 points won and 7 in the skat are enough"] =
    "જીતેલા 54 પોઈન્ટ અને સ્કેટના 7 પૂરતા છે",
  ["in a tournament a game won is 50 more"] = "ટુર્નામેન્ટમાં જીતેલી રમતના 50 વધારે",
  ["a game lost is 50 less, and 40 for the others"] =
    "હારેલી રમતના 50 ઓછા, અને બાકીના દરેકને 40",
  ["with four players 30"] = "ચાર ખેલાડી હોય તો 30",
  ["a bid that the game's value just reaches is reached"] =
    "રમતની કિંમત બિડ જેટલી જ થાય તોય તે પહોંચી ગણાય",
  ["where nothing is said of tricks a null game is won"] =
    "ટ્રિક વિશે કંઈ ન કહ્યું હોય તો નલ જીતેલી ગણાય",
  ["it is never named for a bid that it does not reach"] =
    "જે બિડ સુધી તે ન પહોંચે ત્યાં તે ક્યારેય કહેવાતી નથી",
  ["what may be set"] = "શું ગોઠવી શકાય",

  -- said in play
  ["yes"] = "હા",
  ["pass"] = "પાસ",
  ["ouvert"] = "ઓપન",
  ["schneider"] = "શ્નાઈડર",
  ["schwarz"] = "શ્વાર્ત્સ",
  ["lost"] = "હાર",
  ["with {1}"] = "{1} સાથે",
  ["against {1}"] = "{1} વિના",
  ["game {1}"] = "રમત {1}",
  ["hand {1}"] = "હેન્ડ {1}",
  ["schneider {1}"] = "શ્નાઈડર {1}",
  ["schwarz {1}"] = "શ્વાર્ત્સ {1}",
  ["announced {1}"] = "જાહેરાત {1}",
  ["open {1}"] = "ઓપન {1}",
  ["won with {1}"] = "{1} પોઈન્ટે જીત",
  ["twice {1}"] = "{1}ના બમણા",
  ["lost with {1}"] = "{1} પોઈન્ટે હાર",
  ["overbid at {1}"] = "બિડ {1} કરતા ઓછું",
  ["null {1}"] = "નલ {1}",
  ["null hand {1}"] = "નલ હેન્ડ {1}",
  ["null ouvert {1}"] = "નલ ઓપન {1}",
  ["null ouvert hand {1}"] = "નલ ઓપન હેન્ડ {1}",
  ["× diamonds {1} = {2}"] = "× ચોકટ {1} = {2}",
  ["× hearts {1} = {2}"] = "× લાલ {1} = {2}",
  ["× spades {1} = {2}"] = "× કાળી {1} = {2}",
  ["× clubs {1} = {2}"] = "× ફુલ્લી {1} = {2}",
  ["× grand {1} = {2}"] = "× ગ્રાન્ડ {1} = {2}",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["bidding"] = "બિડિંગ",
  ["play"] = "રમત",
  ["value"] = "રમતની કિંમત",
  ["worth"] = "કિંમતની ગણતરી",
  ["contract"] = "કોન્ટ્રાક્ટ",
  ["declarer"] = "બિડ જીતનાર",
  ["defenders"] = "વિરોધીઓ",
  ["declarer took"] = "બિડ જીતનારએ લીધેલા",
  ["defenders took"] = "વિરોધીઓએ લીધેલા",
  ["bid"] = "બિડ",
  ["announced"] = "જાહેરાત",
  ["tricks"] = "ટ્રિક",
  ["points"] = "પોઈન્ટ",
  ["cards"] = "કાર્ડ",
  ["counts"] = "કાર્ડની સંખ્યા",
  ["dealer"] = "ડીલર",
  ["skat"] = "સ્કેટ",
  ["trump"] = "હુકમ",
  ["take skat"] = "સ્કેટ લેવી",
}
