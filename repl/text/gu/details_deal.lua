-- The help on words in Gujarati: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "`who_is_out` જુઓ. વારા વચ્ચે બદલી શકાય છે: `skip_turn`, "
      .. "`turn_again`, `give_turn` અને `reverse_turns` જુઓ.",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "શરૂ કરનાર ખેલાડી (ડીલર પછી વારામાં આગલો); કે `{ first = player, "
      .. "play_on = true }`: જેની પાસે કાર્ડ ન રહે તેનો વારો આવતો નથી, અને "
      .. "બીજા રમતા રહે છે, એક જ પાસે કાર્ડ રહે ત્યાં સુધી",
  ["the player before (whose turn it is in `each_turn`)"] =
    "અગાઉનો ખેલાડી (`each_turn`માં જેનો વારો છે)",
  ["a player; that same player if nobody else holds cards"] =
    "ખેલાડી; બીજા કોઈ પાસે કાર્ડ ન હોય તો એ જ ખેલાડી",
  ["a list of players"] = "ખેલાડીઓની યાદી",
  ["a player; nil if everyone who takes part has cards"] =
    "ખેલાડી; રમતા બધા પાસે કાર્ડ હોય તો nil",
  ["Before the first turn of a round it is the player who would begin."] =
    "રાઉન્ડના પહેલા વારા પહેલાં તે શરૂ કરવાનો હતો તે ખેલાડી છે.",
  ["how many (1)"] = "કેટલા (1)",
  ["The turns go on from there."] = "વારા ત્યાંથી આગળ ચાલે છે.",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "તેમની પાછળ પોતાના વારા વિના કાર્ડ ખૂટ્યાં હોય તેઓ આવે છે, અને પછી "
      .. "જેની પાસે હજી કાર્ડ છે તેઓ, દરેક વખતે ડીલર પછીના વારામાં.",
  ["a function (`self`, a player); it may also ask the player"] =
    "ફંક્શન (`self`, ખેલાડી); તે ખેલાડીને પૂછી પણ શકે",
  ["cards for each player, 1 at least"] =
    "દરેક ખેલાડી માટે કાર્ડ, ઓછામાં ઓછું 1",
  ["how many cards at a time (1)"] = "એક વખતે કેટલાં કાર્ડ (1)",
  ["the stock is too small"] = "સ્ટોક બહુ નાનો છે",
  ["no card has been dealt in this round"] =
    "આ રાઉન્ડમાં કોઈ કાર્ડ વહેંચાયું નથી",
  ["a pile or a player"] = "ઢગલો કે ખેલાડી",
  ["how many cards (1)"] = "કેટલાં કાર્ડ (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "ઢગલો જેનાં ઉપલા સિવાયનાં કાર્ડ સ્ટોક ખાલી થાય ત્યારે ચીપાઈને નવો "
      .. "સ્ટોક બને; તોય ઓછાં હોય, તો જેટલાં હોય તેટલાં ખેંચાય છે",
  ["the cards drawn, as text"] = "ખેંચેલાં કાર્ડ, લખાણ રૂપે",
  ["the stock has not enough cards, and no discards are given"] =
    "સ્ટોકમાં પૂરતાં કાર્ડ નથી, અને `discards` આપ્યો નથી",
  ["text, a list of texts, cards, or a whole pile"] =
    "લખાણ, લખાણોની યાદી, કાર્ડ, કે આખો ઢગલો",
  ["a card is not in the pile"] = "કોઈ કાર્ડ ઢગલામાં નથી",
  ["If a player is given, it is the whole hand."] =
    "ખેલાડી આપ્યો હોય, તો આખો હાથ.",
  ["one or several cards, or a player"] = "એક કે અનેક કાર્ડ, કે ખેલાડી",
  ["why, as text for the players; may be left out"] =
    "કેમ, ખેલાડીઓ માટે લખાણ; છોડી શકાય",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "તે જેમાં છે તે ઢગલો, કે જેની પાસે છે તે ખેલાડી; ડેકમાં કાર્ડ બે વાર "
      .. "હોય ત્યારે જ જોઈએ",
  ["the cards that were shown"] = "બતાવેલાં કાર્ડ",
  ["Each round begins this way, so rules say it only to deal again."] =
    "દરેક રાઉન્ડ આમ જ શરૂ થાય છે, તેથી નિયમો તે ફક્ત ફરી ડીલ કરવા કહે છે.",
  ["a list of numbers, and of { number, pile }"] =
    "સંખ્યાઓની, અને { number, pile }ની યાદી",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "જે હાથમાં એટલાં હોય તે કંઈ ખેંચતો નથી, અને કાર્ડ ખૂટે ત્યારે હાથ "
      .. "નાનો રહે છે.",
  ["how many cards a hand is to have"] = "હાથમાં કેટલાં કાર્ડ હોવાં જોઈએ",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "સ્ટોક ખાલી થાય પછી જેમાંથી ખેંચાય તે ઢગલો, જેમ કે ખુલ્લું કરેલું "
      .. "કાર્ડ; nil: કોઈ નહીં",
  ["who draws, in this order"] = "કોણ ખેંચે, આ ક્રમમાં",
  ["a hand is no such pile"] = "હાથ આવો ઢગલો નથી",
  ["text, a list of texts, or cards"] = "લખાણ, લખાણોની યાદી, કે કાર્ડ",
  ["the pile where they lie"] = "તે જ્યાં પડ્યાં છે તે ઢગલો",
  ["the pile for those that lay there before"] =
    "અગાઉ ત્યાં પડેલાં માટેનો ઢગલો",
  ["a card is not in the hand"] = "કોઈ કાર્ડ હાથમાં નથી",
  ["the card of the hand, as text"] = "હાથનું કાર્ડ, લખાણ રૂપે",
  ["the card taken, as text"] = "લીધેલું કાર્ડ, લખાણ રૂપે",
  ["the player does not hold the card, or the pile is empty"] =
    "ખેલાડી પાસે તે કાર્ડ નથી, કે ઢગલો ખાલી છે",
  ["The lowest is drawn next."] = "સૌથી નીચેનું હવે પછી ખેંચાય છે.",
  ["a pile of the game's own"] = "રમતનો પોતાનો ઢગલો",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "ઉપરનાં કેટલાં કાર્ડ રહે (1); 0: બધાં ઊંધાં થાય",
  ["the pile that they are laid on, in place of the stock"] =
    "સ્ટોકને બદલે જેના પર મુકાય તે ઢગલો",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "ઢગલો આપ્યો હોય, તો પહેલાં તેનાં ઉપલા સિવાયનાં કાર્ડ સ્ટોકમાં મુકાય "
      .. "છે.",
  ["a pile of the game's own that becomes part of the stock"] =
    "રમતનો પોતાનો ઢગલો જે સ્ટોકમાં ભળે છે",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "તે મેચના સીડ પર આધાર રાખે છે, તેથી મેચ ફરી રમી શકાય છે. તે ગુપ્ત "
      .. "નથી: બધા ખેલાડી તેને તરત જાણી શકે.",
  ["a whole number, 1 at least"] = "પૂર્ણ સંખ્યા, ઓછામાં ઓછી 1",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "જાહેરાતોની નિસરણી હોય, તો ખેંચનાર ખેલાડી છેલ્લી કરતાં મજબૂત જાહેરાત "
      .. "કરી શકે, કે પાસ થાય. બધાં કાર્ડ ખેંચાઈ જાય ત્યારે વારાફરતી બધા "
      .. "જાહેરાત કરી શકે, એક પછી એક બધા પાસ થાય ત્યાં સુધી. હાથમાં ગમે તે "
      .. "હોય, બધાને પૂછાય છે, જેથી સવાલ હાથ વિશે કંઈ ન કહે: જે કંઈ જાહેર ન "
      .. "કરી શકે તેના વતી એન્જિન જવાબ આપે છે. જાહેરાતો બતાવાય છે. છેલ્લી "
      .. "જાહેરાત કરનાર તેમાં ફક્ત એ જ કાર્ડની વધુ નકલ ઉમેરી શકે.",
  ["how many each player draws"] = "દરેક ખેલાડી કેટલાં ખેંચે",
  ["the player who draws first (the next in turn after the dealer)"] =
    "પહેલાં ખેંચનાર ખેલાડી (ડીલર પછી વારામાં આગલો)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "શું જાહેર કરી શકાય, નીચેથી ઉપર: એક પ્રકારનાં કાર્ડની યાદી, લખાણ "
      .. "રૂપે; કે આવાં કાર્ડની યાદીઓની, જે સરખી મજબૂત છે; false છોડી દેવાય છે",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true: ખેલાડીઓ નિસરણીમાં છે તેથી વધુ નકલ જાહેર કરી શકે; વધુ કાર્ડ "
      .. "ઓછાંને હરાવે, અને સરખાં હોય તો નિસરણી પર ઊંચું જીતે",
  ["the question"] = "સવાલ",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "જાહેરાત થઈ ગયા પછીનો સવાલ; તેમાં `{cards}`ની જગ્યાએ તે જાહેરાત આવે "
      .. "છે",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true: છેલ્લું કાર્ડ ખેંચાય તે પહેલાં કોઈ જાહેરાત કરતું નથી; કે "
      .. "ત્યારે જેને પહેલાં પૂછાય તે ખેલાડી",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "બધાં કાર્ડ ખેંચાઈ જાય ત્યારે જેને પહેલાં પૂછાય તે ખેલાડી (પહેલાં "
      .. "ખેંચનાર)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "છેલ્લી જાહેરાતનાં કાર્ડ, લખાણ રૂપે, અને તે કરનાર ખેલાડી; ન હોય તો "
      .. "કંઈ નહીં",
  ["the stock has not enough cards"] = "સ્ટોકમાં પૂરતાં કાર્ડ નથી",
  ["It counts as a decision that has one answer."] =
    "તે એક જ જવાબવાળો નિર્ણય ગણાય છે.",
  ["the player who gives"] = "આપનાર ખેલાડી",
  ["cards of the hand: text, a list of texts, or cards"] =
    "હાથનાં કાર્ડ: લખાણ, લખાણોની યાદી, કે કાર્ડ",
  ["a player, for the hand, or a pile"] = "ખેલાડી, તેના હાથ માટે, કે ઢગલો",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "જે કાર્ડ વિશે મેળવનાર હવે જાણે છે કે ખેલાડી પાસે એકેય નથી, જેમ કે "
      .. "આથી ઊંચાં બધાં",
  ["the player does not hold the cards"] = "ખેલાડી પાસે તે કાર્ડ નથી",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "હાથ પહેલાં ચીપાય છે, જેથી જગ્યા, 1થી ગણેલી સંખ્યા, કંઈ ન કહે; પણ "
      .. "તે ખેલાડી પસંદ કરે છે. કયું કાર્ડ છે તે ફક્ત આ બે જ જુએ છે.",
  ["the player who draws"] = "ખેંચનાર ખેલાડી",
  ["the player who holds the cards"] = "જેની પાસે કાર્ડ છે તે ખેલાડી",
  ["the hand is empty"] = "હાથ ખાલી છે",
  ["the player who holds them"] = "જેની પાસે તે છે તે ખેલાડી",
  ["the player who gets them"] = "મેળવનાર ખેલાડી",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "કાર્ડને બદલે ખેલાડી આપ્યો હોય, તો આખો હાથ.",
  ["who sees them"] = "કોણ જુએ છે",
  ["why, as text for the players; may be nil"] =
    "કેમ, ખેલાડીઓ માટે લખાણ; nil હોઈ શકે",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "તે જેમાં છે તે ઢગલો, કે જેની પાસે છે તે ખેલાડી; આખા હાથ માટે જરૂરી "
      .. "નથી",
  ["a card is not there"] = "કોઈ કાર્ડ ત્યાં નથી",
  ["What was to come after this word is left out."] =
    "આ શબ્દ પછી જે થવાનું હતું તે છૂટી જાય છે.",
  ["a trick has been played"] = "ટ્રિક રમાઈ ગઈ છે",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "બધા જાણે છે તે કાર્ડ: લખાણ, લખાણોની યાદી, કાર્ડ, કે ઢગલો",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "નિયમોને હાથમાં જે મળે છે, અને પસંદગી તેના વિશે જે બતાવે છે, તે "
      .. "કહેવાનું હોય છે: બોટ ફક્ત તેની સાથે મેળ ખાતા હાથ કલ્પે છે.",
  ["how many at least (1)"] = "ઓછામાં ઓછાં કેટલાં (1)",
  ["the cards that came last, which do not count"] =
    "છેલ્લે આવેલાં કાર્ડ, જે ગણાતાં નથી",
  ["how many, 1 at least"] = "કેટલાં, ઓછામાં ઓછું 1",
  ["only these cards count (all)"] = "ફક્ત આ કાર્ડ ગણાય છે (બધાં)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "લખાણોની યાદી, દરેક કોઈ સેટનાં કાર્ડ; વધુમાં વધુ 512",
  ["a set has some of its cards more often than others"] =
    "કોઈ સેટમાં અમુક કાર્ડ બીજાં કરતાં વધુ વાર છે",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "તે અમુક કાર્ડમાંનું એક છે કે નહીં તે જુએ છે, અને જવાબ બધાને કહે છે.",
  ["the card that came last"] = "છેલ્લે આવેલું કાર્ડ",
  ["the card is not there"] = "કાર્ડ ત્યાં નથી",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "આવેલાંમાંથી કેટલાં રહ્યાં તે બધાને કહે છે. જૂની ફાઈલો આ સંખ્યા "
      .. "ત્રીજા આર્ગ્યુમેન્ટમાં આપે છે, જેનાથી કંઈ બદલાતું નથી: કેટલાં "
      .. "રહ્યાં તે ચાલ પરથી ખબર પડે છે.",
  ["the pile that the cards came from and went back to"] =
    "જેમાંથી કાર્ડ આવ્યાં અને જેમાં પાછાં ગયાં તે ઢગલો",
  ["how many stayed"] = "કેટલાં રહ્યાં",
  ["the last moves were not between the hand and the pile"] =
    "છેલ્લી હેરફેર હાથ અને ઢગલા વચ્ચે નહોતી",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "લીડ કરનાર કાર્ડ રમે છે, બીજા વારાફરતી ફરજો પ્રમાણે, સૌથી સારું "
      .. "કાર્ડ જીતે છે, અને જીતનાર આગલી ટ્રિકમાં લીડ કરે છે. દરેક ટ્રિક "
      .. "પછી રમતનું પગલું `after_trick(winner)` બોલાવાય છે, જો હોય; તે true "
      .. "આપે તો વધુ ટ્રિક રમાતી નથી. `may_say` ચાલવા દે તે શબ્દો કાર્ડ "
      .. "પહેલાં કહી શકાય.",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "પહેલી ટ્રિકમાં લીડ કરનાર ખેલાડી (ડીલર પછી વારામાં આગલો); તે બહાર "
      .. "બેઠો હોય તો વારામાં આગલો લીડ કરે છે",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "કેટલી ટ્રિક (કોઈ પાસે કાર્ડ ન રહે ત્યાં સુધી, `after_trick` "
      .. "ખેલાડીઓને ખેંચવા દે તો પણ)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "ટ્રિક જીતીને રમવાનું પૂરું કરનાર ખેલાડી (કોઈ નહીં)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "દરેક કાર્ડ પહેલાં બોલાવાતું ફંક્શન, `play_trick`ની જેમ; ત્યારે "
      .. "`may_say`ના શબ્દો સંભળાતા નથી, અને ડમી હોતો નથી",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "પહેલું કાર્ડ રમાય પછી પોતાનો હાથ ખુલ્લો મૂકનાર અને કંઈ નક્કી ન "
      .. "કરનાર ખેલાડી",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "ડમીના વારામાં ડમીનાં કાર્ડ પસંદ કરનાર ખેલાડી",
  ["the winner of the last trick"] = "છેલ્લી ટ્રિકનો વિજેતા",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "પછી દરેક ખેલાડી માટે `ask_card` અને `play_card` બોલાવો, અને અંતે "
      .. "`end_trick`. `play_tricks` આ બધું કરે છે, અને વધુ ઝડપથી.",
  ["the player who plays first"] = "પહેલાં રમનાર ખેલાડી",
  ["the player whose turn it is"] = "જેનો વારો છે તે ખેલાડી",
  ["it is not the player's turn, or the card is not in the hand"] =
    "ખેલાડીનો વારો નથી, કે કાર્ડ હાથમાં નથી",
  ["the player who won it"] = "તે જીતનાર ખેલાડી",
  ["not all have played"] = "બધા રમ્યા નથી",
  ["That is much faster."] = "તે ઘણું વધુ ઝડપી છે.",
  ["a side, or a player for the side; if left out, all sides"] =
    "ટીમ, કે ટીમ માટે ખેલાડી; ન આપી હોય તો બધી ટીમો",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "સૂટનો અક્ષર; હુકમ કોઈ સૂટ ન હોય ત્યાં `\"trump\"`; પહેલા કાર્ડ "
      .. "પહેલાં nil",
  ["the card as text and the player; nothing before the first card"] =
    "કાર્ડ, લખાણ રૂપે, અને ખેલાડી; પહેલા કાર્ડ પહેલાં કંઈ નહીં",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "લખાણ, જેમ કે `\"10C KC\"`; ટ્રિક રમાતી ન હોય ત્યાં ખાલી",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "લખાણ, કાર્ડ, ઢગલો; ખેલાડી એટલે આ રાઉન્ડમાં તેની પાસે રહેલાં બધાં "
      .. "કાર્ડ; અનેક આર્ગ્યુમેન્ટ સાથે લેવાય છે",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "સંખ્યા, અને તે કાર્ડમાં હોય તો true, ન હોય તો false",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "ત્યારે ખેલાડી `play_tricks`ની જેમ રમે છે, અને પગલું "
      .. "`after_trick(winner)` બોલાવાય છે, જો હોય. `may_say`ના શબ્દો સંભળાતા "
      .. "નથી.",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "ફંક્શન જેને `self` અને જેનો વારો છે તે ખેલાડી મળે છે, અત્યાર સુધીની "
      .. "ટ્રિક ટેબલ પર હોય ત્યારે; તે હાથનું કાર્ડ આપે તો તે રમાય છે, નહીં "
      .. "તો ખેલાડીને પૂછાય છે",
  ["the winner; and what `after_trick` has answered"] =
    "વિજેતા; અને `after_trick`નો જવાબ",
  ["a player has no card to play, or `before` plays one itself"] =
    "કોઈ ખેલાડી પાસે રમવા કાર્ડ નથી, કે `before` પોતે કાર્ડ રમે છે",
  ["the players; nothing if nobody has"] =
    "ખેલાડીઓ; કોઈએ ન રમ્યું હોય તો કંઈ નહીં",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "તે અગાઉ આપેલા શબ્દોની જગ્યા લે છે. શબ્દ બધા સાંભળે છે. એન્જિન પગલું "
      .. "`said(player, word)` બોલાવે છે, અને પછી કાર્ડ કે બીજો શબ્દ પૂછે છે. "
      .. "રેન્ડમ બોટ ક્યારેક જ બોલે છે; વિચારતા બોટ ચોક્કસ ફાયદો હોય ત્યારે જ.",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "{ \"word\", … }ની યાદી; falseવાળી વસ્તુઓ છોડી દેવાય છે. વસ્તુમાં આ "
      .. "હોઈ શકે: `cards`, રમવાના કાર્ડ સહિત ખેલાડી પાસે ઓછામાં ઓછાં કેટલાં "
      .. "કાર્ડ હોવાં જોઈએ; `late`, ઓછાં હોય તો શું કહેવું; `with`, કાર્ડ: "
      .. "શબ્દ પછી તરત તેમાંનું એક રમવું પડે; `always`, true: ખેલાડીએ કહેવું "
      .. "પડતું નથી, તેમાંના દરેક કાર્ડ સાથે તે આપોઆપ થાય છે; `unless`, "
      .. "ખેલાડી તે કેમ ન કહી શકે, કે false",
  ["the game has no step `said`"] = "રમતમાં પગલું `said` નથી",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "પહેલા કાર્ડથી બધા જાણી જાય છે કે હાથમાં બીજાં પણ છે કે નહીં, કારણ "
      .. "કે મૌન પણ કહે છે. શબ્દના કોઈ પોઈન્ટ નથી: `who_has_held` જુઓ.",
  ["two or more cards, as text, a list of texts, or cards"] =
    "બે કે વધુ કાર્ડ, લખાણ, લખાણોની યાદી, કે કાર્ડ રૂપે",
  ["what is said with the first of them, as text; false for nothing"] =
    "તેમાંના પહેલા સાથે શું કહેવાય, લખાણ રૂપે; કંઈ નહીં તો false",
  ["what is said with the last of them; left out: nothing"] =
    "તેમાંના છેલ્લા સાથે શું કહેવાય; ન આપ્યું હોય: કંઈ નહીં",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "ડેકમાં તેમાંનું કોઈ કાર્ડ બે વાર છે; કે આવા 8થી વધુ સેટ છે",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "તે હાથ વિશે જે કહે છે તે પણ કહેવાનું હોય છે: `tell_holds` જુઓ.",
  ["who says it"] = "બોલનાર ખેલાડી",
  ["what is said"] = "શું કહેવાય છે",
  ["text or a list of texts, in the order in which they are named"] =
    "લખાણ કે લખાણોની યાદી, નામ લેવાય તે ક્રમમાં",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "{ kind = \"single\", \"pair\", \"triple\", \"quad\", \"tractor\" કે "
      .. "\"bulldozer\", cards, width = દરેકની નકલ, length = કેટલાં પાસે પાસે "
      .. "}ની યાદી; કાર્ડ એક સૂટનાં ન હોય તો nil",
  ["a whole number; 0 before the first play of a match"] =
    "પૂર્ણ સંખ્યા; મેચમાં પહેલી વાર રમાય તે પહેલાં 0",
  ["a list; empty before the first play of a round"] =
    "યાદી; રાઉન્ડમાં પહેલી વાર રમાય તે પહેલાં ખાલી",
  ["a side, its number, or one of its players"] =
    "ટીમ, તેની સંખ્યા, કે તેનો કોઈ ખેલાડી",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "{ kind, cards, width, length }ની યાદી; એક સૂટનાં ન હોય તો nil",
}
