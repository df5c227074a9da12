-- Tute in Gujarati: its English sentences and ours.

return {
  ["Tute"] = "ટુટે",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."] =
    "ટુટે: પોઈન્ટવાળી ટ્રિક, બાદશાહ અને ઘોડેસવારની જાહેરાત, સ્પેનિશ કાર્ડ.",
  ["how many play; two or three each for oneself"] =
    "કેટલા ખેલાડી રમે છે; બે કે ત્રણ હોય તો દરેક પોતાના માટે",
  ["games that win the match"] = "મેચ જીતવા જોઈતી ગેમ",
  ["points from which a won round counts two games; 0: never"] =
    "જેટલા પોઈન્ટથી જીતેલો રાઉન્ડ બે ગેમ ગણાય; 0: ક્યારેય નહીં",
  ["what tute wins; nothing: it cannot be declared"] =
    "ટુટેથી શું જિતાય; nothing: તેની જાહેરાત થઈ શકતી નથી",
  ["a side that won a trick without declaring may still declare later"] =
    "ટ્રિક જીતીને જાહેરાત ન કરી હોય તે ટીમ પછીથી પણ જાહેરાત કરી શકે",
  ["whoever has to trump must beat the trumps played"] =
    "જેણે હુકમ રમવો પડે તેણે રમાયેલા હુકમ કરતાં મોટો રમવો પડે",
  ["whoever cannot beat the trumps played must trump all the same"] =
    "રમાયેલા હુકમ કરતાં મોટો ન હોય તોય હુકમ રમવો પડે",
  ["the suit led must be beaten after somebody has trumped, too"] =
    "કોઈએ હુકમ રમ્યા પછી પણ લીડ સૂટમાં મોટું કાર્ડ રમવું પડે",
  ["what two players owe while there is a stock: nothing, to follow suit, or "
    .. "all"] =
    "સ્ટોક હોય ત્યાં સુધી બે ખેલાડીની ફરજ: કંઈ નહીં, એ જ સૂટ રમવો, અથવા બધી ફરજો",
  ["Eight cards each for two players, twelve for three, ten for four."] =
    "બે ખેલાડી હોય તો દરેકને 8 કાર્ડ, ત્રણ હોય તો 12, ચાર હોય તો 10.",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With "
    .. "two players the next card makes trump and lies face up under the stock."] =
    "છેલ્લું વહેંચેલું કાર્ડ હુકમ નક્કી કરે છે. તે ડીલરનું છે, અને સૌને બતાવાય છે. બે ખેલાડી "
    .. "હોય તો પછીનું કાર્ડ હુકમ નક્કી કરે છે અને સ્ટોકની નીચે ખુલ્લું રહે છે.",
  ["the last card dealt makes trump"] = "છેલ્લું વહેંચેલું કાર્ડ હુકમ નક્કી કરે છે",
  ["The player on the dealer's right leads."] =
    "ડીલરની જમણી બાજુનો ખેલાડી પહેલી ટ્રિક (હાથ, સર) લીડ કરે છે.",
  ["After a trick its winner may declare once; if not, the partner may. "
    .. "Both are asked, whatever they hold. Two players first may exchange, "
    .. "then draw, the winner first, and may declare until the stock is "
    .. "gone."] =
    "ટ્રિક પછી તેનો જીતનાર એક જાહેરાત કરી શકે છે; તે ન કરે તો તેનો "
    .. "પાર્ટનર કરી શકે છે. હાથમાં ગમે તે હોય, બંનેને પુછાય છે. બે ખેલાડી "
    .. "હોય તો પહેલાં કાર્ડ બદલી શકાય છે, પછી ખેંચાય છે, જીતનાર પહેલો, અને "
    .. "સ્ટોક પૂરો થાય ત્યાં સુધી જાહેરાત થઈ શકે છે.",
  ["Of two players the winner may exchange the seven of trumps for a "
    .. "turned ace, three or court card, or the two of trumps for a lower "
    .. "one; or both in turn."] =
    "બે ખેલાડી હોય અને ખુલ્લું કાર્ડ એક્કો, 3, બાદશાહ, ઘોડેસવાર કે ગુલામ હોય તો "
    .. "જીતનાર તેને હુકમના 7 સામે બદલી શકે છે, અથવા તેનાથી નીચું હોય તો "
    .. "હુકમના 2 સામે; વારાફરતી બંને પણ.",
  ["exchange the turned card?"] = "ખુલ્લું કરેલું કાર્ડ બદલશો?",
  ["Tute and the 40 must be what a side declares first: after 20 it is "
    .. "too late. A player who could declare the 40 may not declare 20, but "
    .. "the partner may."] =
    "ટુટે અને ચાલીસ ટીમની પહેલી જ જાહેરાત હોવી જોઈએ: વીસ પછી મોડું થઈ "
    .. "જાય. જે ખેલાડી ચાલીસ જાહેર કરી શકે તે વીસ જાહેર કરી શકતો નથી, પણ "
    .. "તેનો પાર્ટનર કરી શકે.",
  ["King and knight of trumps in one hand are the 40, of another suit 20 "
    .. "points; all four kings, or all four knights, are tute. Cards "
    .. "declared are shown and stay in the hand; the card just drawn "
    .. "cannot be among them. Tute ends the round. A side that wins a "
    .. "trick and declares nothing, whether or not it could, may not "
    .. "declare later."] =
    "એક હાથમાં હુકમના બાદશાહ અને ઘોડેસવાર એટલે ચાલીસ, બીજા સૂટના એટલે 20 "
    .. "પોઈન્ટ; ચારેય બાદશાહ, અથવા ચારેય ઘોડેસવાર, એટલે ટુટે. જાહેર કરેલાં "
    .. "કાર્ડ બતાવાય છે અને હાથમાં રહે છે; હમણાં જ ખેંચેલું કાર્ડ તેમાં ન "
    .. "ચાલે. ટુટેથી રાઉન્ડ પૂરો થાય છે. ટ્રિક જીતીને જે ટીમ કંઈ જાહેર ન "
    .. "કરે, ભલે કરી શકતી હોય કે નહીં, તે પછીથી જાહેરાત કરી શકતી નથી.",
  ["declare king and knight: 40 in {trump}, 20 in others?"] =
    "બાદશાહ અને ઘોડેસવાર જાહેર કરશો: {trump}માં 40, બીજા સૂટમાં 20?",
  ["Cards, declarations and ten points for the last trick are added up. "
    .. "The side with the most wins one game, or two with 121 points or "
    .. "what is chosen instead; with equal points nobody wins. Tute wins "
    .. "the match, or a round that counts two games."] =
    "કાર્ડ, જાહેરાતો અને છેલ્લી ટ્રિકના દસ પોઈન્ટનો સરવાળો થાય છે. સૌથી "
    .. "વધુ પોઈન્ટવાળી ટીમ એક ગેમ જીતે છે, અથવા 121 પોઈન્ટે (કે તેની જગ્યાએ "
    .. "પસંદ કરેલા પોઈન્ટે) બે; સરખા પોઈન્ટ હોય તો કોઈ જીતતું નથી. ટુટેથી "
    .. "મેચ જિતાય છે, અથવા બે ગેમ ગણાતો રાઉન્ડ.",

  ["the suit led must be beaten"] = "લીડ સૂટમાં મોટું કાર્ડ રમવું પડે",
  ["whoever cannot beat it follows suit"] =
    "મોટું ન હોય તે એ જ સૂટનું બીજું કાર્ડ રમે છે",
  ["a partner's card must be beaten too"] =
    "પાર્ટનરના કાર્ડ કરતાં પણ મોટું રમવું પડે",
  ["once somebody has trumped there is no duty to beat"] =
    "કોઈએ હુકમ રમ્યા પછી મોટું રમવાની ફરજ નથી",
  ["a trump led is beaten by a higher one"] =
    "હુકમની લીડ પર મોટો હુકમ રમવો પડે",
  ["without the suit led a higher trump is forced"] =
    "લીડ સૂટ ન હોય તો મોટો હુકમ રમવો પડે",
  ["a lower trump is not forced"] = "નાનો હુકમ રમવો ફરજિયાત નથી",
  ["without the suit led and without trumps anything goes"] =
    "લીડ સૂટ અને હુકમ બંને ન હોય તો કોઈપણ કાર્ડ ચાલે",
  ["with two players and a stock any card may be played"] =
    "બે ખેલાડી હોય અને સ્ટોક હોય તો કોઈપણ કાર્ડ રમી શકાય",
  ["with two players and no stock the duties hold"] =
    "બે ખેલાડી હોય અને સ્ટોક ખલાસ હોય તો ફરજો લાગુ પડે",
  ["a stock played with following suit"] = "સ્ટોક હોય ત્યારે પણ એ જ સૂટ રમવો",
  ["a strict stock"] = "સ્ટોક હોય ત્યારે પણ બધી ફરજો",
  ["the ace beats the three"] = "એક્કો 3 કરતાં મોટો",
  ["the highest trump wins"] = "સર્વોચ્ચ હુકમ જીતે છે",
  ["121 points count two games"] = "121 પોઈન્ટે બે ગેમ ગણાય",
  ["120 points count one"] = "120 પોઈન્ટે એક",
  ["65 points each count nothing"] = "દરેકના 65 હોય તો કંઈ નહીં",
  ["tute wins the match"] = "ટુટેથી મેચ જિતાય છે",
  ["tute wins a double round"] = "ટુટેથી બે ગેમનો રાઉન્ડ જિતાય છે",
  ["what the cards of a suit count"] = "એક સૂટનાં કાર્ડના પોઈન્ટ",
  ["the last trick counts ten, here to 65 of all points"] =
    "છેલ્લી ટ્રિકના દસ ગણાય, અહીં બધા મળીને 65",
  ["where nothing counts double 121 points are one game"] =
    "કંઈ બમણું ન ગણાતું હોય તો 121 પોઈન્ટે એક ગેમ",
  ["where one point is enough every game counts double"] =
    "એક પોઈન્ટ પૂરતો હોય તો દરેક રાઉન્ડ બમણો ગણાય",
  ["tute wins a single round where nothing counts double"] =
    "કંઈ બમણું ન ગણાતું હોય તો ટુટેથી એક ગેમ જિતાય છે",
  ["it counts two even if one point makes a round double"] =
    "એક પોઈન્ટે રાઉન્ડ બમણો થતો હોય તોય તેની બે ગેમ ગણાય",
  ["ten cards each for four"] = "ચાર ખેલાડી હોય તો દરેકને દસ કાર્ડ",
  ["twelve for three"] = "ત્રણ હોય તો બાર",
  ["eight for two"] = "બે હોય તો આઠ",
  ["for two a card is turned, which makes trump"] =
    "બે ખેલાડી માટે એક કાર્ડ ખુલ્લું થાય છે, જે હુકમ નક્કી કરે છે",
  ["tute may be declared"] = "ટુટે જાહેર કરી શકાય",
  ["but not where it wins nothing"] = "પણ જ્યાં તેનાથી કંઈ ન જિતાય ત્યાં નહીં",
  ["the forty may be declared even there"] = "ચાલીસ ત્યાં પણ જાહેર કરી શકાય",
  ["twenty may be declared"] = "વીસ જાહેર કરી શકાય",
  ["the values of the options"] = "વિકલ્પોની કિંમતો",
  ["whoever has won a trick may declare twenty for king and knight"] =
    "ટ્રિક જીતનાર બાદશાહ અને ઘોડેસવારના વીસ જાહેર કરી શકે",
  ["one declaration a trick: then the next card is led"] =
    "દરેક ટ્રિકએ એક જાહેરાત: પછી આગળની લીડ",
  ["of two players who has won a trick may exchange the seven"] =
    "બે ખેલાડીમાં ટ્રિક જીતનાર 7 બદલી શકે",
  ["then the king is in hand, the seven is turned, and both have drawn"] =
    "પછી બાદશાહ હાથમાં છે, 7 ખુલ્લો છે, અને બંનેએ કાર્ડ ખેંચ્યાં છે",
  ["or the king stays, and after the draw cups may be declared"] =
    "અથવા બાદશાહ ત્યાં જ રહે છે, અને ખેંચ્યા પછી પ્યાલાની જાહેરાત થઈ શકે",
  ["whoever has king and knight of trumps declares them first"] =
    "હુકમના બાદશાહ અને ઘોડેસવાર હોય તેણે પહેલાં ચાલીસ જાહેર કરવા પડે",
  ["where cups are trump the others are clubs and coins"] =
    "પ્યાલા હુકમ હોય તો બીજા દંડા અને સિક્કા છે",
  ["four kings are tute, which counts no points and wins"] =
    "ચાર બાદશાહ એટલે ટુટે: તેના પોઈન્ટ ગણાતા નથી, પણ જીત થાય છે",
  ["king and knight of trumps are forty points"] =
    "હુકમના બાદશાહ અને ઘોડેસવારના ચાલીસ પોઈન્ટ છે",

  -- said in play
  ["tute"] = "ટુટે",
  ["pass"] = "પાસ",
  ["continue"] = "આગળ",
  ["exchange"] = "બદલવું",
  ["declare"] = "જાહેરાત",
  ["declare clubs"] = "જાહેરાત દંડા",
  ["declare coins"] = "જાહેરાત સિક્કા",
  ["declare cups"] = "જાહેરાત પ્યાલા",
  ["declare swords"] = "જાહેરાત તલવારો",
  ["clubs"] = "દંડા",
  ["coins"] = "સિક્કા",
  ["cups"] = "પ્યાલા",
  ["swords"] = "તલવારો",
  ["the forty"] = "ચાલીસ",
  ["the forty {1}"] = "ચાલીસ {1}",
  ["twenty in clubs"] = "દંડાના વીસ",
  ["twenty in coins"] = "સિક્કાના વીસ",
  ["twenty in cups"] = "પ્યાલાના વીસ",
  ["twenty in swords"] = "તલવારોના વીસ",
  ["twenty in clubs {1}"] = "દંડાના વીસ {1}",
  ["twenty in coins {1}"] = "સિક્કાના વીસ {1}",
  ["twenty in cups {1}"] = "પ્યાલાના વીસ {1}",
  ["twenty in swords {1}"] = "તલવારોના વીસ {1}",
  ["card points {1}"] = "કાર્ડના પોઈન્ટ {1}",
  ["card points {1} = {2}"] = "કાર્ડના પોઈન્ટ {1} = {2}",
  ["last trick {1} = {2}"] = "છેલ્લી ટ્રિક {1} = {2}",

  -- names of steps, facts and piles
  ["deal"] = "ડીલ",
  ["may declare"] = "કોણ જાહેરાત કરી શકે",
  ["trump"] = "હુકમ",
  ["turned"] = "ખુલ્લું કાર્ડ",
  ["beat led always"] = "હંમેશાં મોટું કાર્ડ રમવું",
  ["overtrump"] = "મોટો હુકમ રમવો",
  ["dealer"] = "ડીલર",
  ["counts"] = "કાર્ડની સંખ્યા",
}
