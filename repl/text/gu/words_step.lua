-- The help on words of a step in Gujarati: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "ભાગ લેતા દરેક ખેલાડીને `n` કાર્ડ વહેંચે છે, ડીલરની ડાબી બાજુથી, એક એક "
      .. "કરીને કે પેકેટમાં.",
  ["The last card that was dealt to a player."] =
    "ખેલાડીને વહેંચાયેલું છેલ્લું કાર્ડ.",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "સ્ટોકનું ઉપરનું કાર્ડ ઢગલામાં કે ખેલાડીના હાથમાં લઈ જાય છે.",
  ["Moves cards from one pile to another; a player means the hand."] =
    "કાર્ડ એક ઢગલામાંથી બીજામાં લઈ જાય છે; ખેલાડી એટલે તેનો હાથ.",
  ["Shows cards to everyone; they stay where they are."] =
    "કાર્ડ બધાને બતાવે છે; તે પોતાની જગ્યાએ રહે છે.",
  ["Puts every card back into the stock and shuffles it."] =
    "દરેક કાર્ડ સ્ટોકમાં પાછું મૂકીને ચીપે છે.",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "પેકેટ પછી પેકેટ વહેંચે છે: ડીલરની ડાબી બાજુથી ભાગ લેતા દરેક ખેલાડીને "
      .. "એકસાથે કેટલાંક કાર્ડ; અથવા ઢગલામાં.",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "ખેલાડીઓ વારાફરતી ખેંચે છે, દરેક પોતાના હાથમાં `n` કાર્ડ થાય ત્યાં સુધી.",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "ખેલાડી હાથનાં કાર્ડ ઢગલામાં પડેલાં કાર્ડ ઉપર રમે છે, જે દૂર મુકાય છે: "
      .. "ત્યાં છેલ્લે રમાયેલાં કાર્ડ જ રહે છે.",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "ખેલાડી હાથનું કાર્ડ ઢગલાના ઉપરના કાર્ડની જગ્યાએ મૂકે છે, અને તે લે છે.",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "જૂનો સ્ટોક ખલાસ થાય ત્યારે નવો બનાવે છે: ઢગલાનાં ઉપરના સિવાયનાં બધાં "
      .. "કાર્ડ એ જ ક્રમમાં ઊંધાં કરીને સ્ટોક બને છે.",
  ["Shuffles the cards of the stock, and no others."] =
    "ફક્ત સ્ટોકનાં કાર્ડ ચીપે છે.",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "ખેલાડીને વહેંચાયેલું છેલ્લું કાર્ડ બધાને બતાવે છે; તે ત્યાં જ રહે છે.",
  ["A random number from 1 to n."] = "1થી n સુધીની કોઈ પણ સંખ્યા.",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "દરેક ખેલાડી વારાફરતી એક કાર્ડ ખેંચે છે, બધા પાસે `cards` જેટલાં થાય "
      .. "ત્યાં સુધી.",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "ખેલાડી હાથનાં કાર્ડ બીજા હાથ કે ઢગલામાં આપે છે, બીજા જુએ નહીં તેમ, કારણ "
      .. "કે નિયમો તે માગે છે: જેમ કે સૌથી ઊંચાં.",
  ["The player draws one card from another's hand without seeing it."] =
    "ખેલાડી બીજાના હાથમાંથી જોયા વિના એક કાર્ડ ખેંચે છે.",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "એક ખેલાડીના હાથમાંથી બીજાના હાથમાં કાર્ડ લઈ જાય છે, જેથી બધા જુએ કે "
      .. "કયાં છે.",
  ["Shows cards to one player only; they stay where they are."] =
    "કાર્ડ ફક્ત એક ખેલાડીને બતાવે છે; તે પોતાની જગ્યાએ રહે છે.",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "કાર્ડ ભેગાં કરીને ચીપાય છે અને રાઉન્ડ નવેસરથી શરૂ થાય છે: તેનાં ખાનાં "
      .. "ખાલી છે, એ જ ખેલાડી વહેંચે છે, અને પગલું `round` ફરી બોલાવાય છે.",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "ખેલાડી કે ઢગલા પાસે આમાંનાં કેટલાં કાર્ડ છે તે બધાને કહે છે, પણ કયાં તે "
      .. "નહીં.",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "ખેલાડી કે ઢગલા પાસે આમાંનાં ઓછામાં ઓછાં `n` કાર્ડ છે કે નહીં તે જુએ છે, "
      .. "અને બધાને જવાબ કહે છે.",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "ખેલાડી કે ઢગલા પાસે એક જ રેન્કનાં `n` કાર્ડ છે કે નહીં તે જુએ છે, અને "
      .. "બધાને રેન્ક કહે છે.",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "ખેલાડી કે ઢગલા પાસે કેટલાક સેટમાંના એકનાં બધાં કાર્ડ છે કે નહીં તે જુએ "
      .. "છે, અને બધાને જવાબ કહે છે, પણ કયો સેટ તે નહીં.",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "હાથમાં કે ઢગલામાં હમણાં એક કાર્ડ આવ્યું છે, બીજાઓએ જોયા વિના.",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "ઢગલામાંથી ખેલાડીના હાથમાં કાર્ડ આવ્યાં, અને પછી કેટલાંક પાછાં ગયાં.",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "ખેલાડીને અનેક વાતમાંની એક કહેવા પૂછે છે: શબ્દો, કાર્ડ, કે બંને.",
  ["Asks the player to choose one of a list of texts."] =
    "ખેલાડીને લખાણોની યાદીમાંથી એક પસંદ કરવા કહે છે.",
  ["Asks the player a question with the answers yes and no."] =
    "ખેલાડીને હા કે નાનો સવાલ પૂછે છે.",
  ["Asks the player for a whole number in a range."] =
    "ખેલાડીને ગાળામાંની પૂર્ણ સંખ્યા પૂછે છે.",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "જેનો વારો છે તે ખેલાડીને પૂછે છે કે ફરજો છૂટ આપે તે કાર્ડમાંથી "
      .. "ટ્રિકમાં કયું રમવું.",
  ["Asks the player for cards of a pile."] =
    "ખેલાડી પાસે ઢગલાનાં કાર્ડ માગે છે.",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "ખેલાડીને ડેકનો સૂટ તેના શબ્દથી પૂછે છે: clubs, diamonds, hearts, "
      .. "spades; coins, cups, swords, batons.",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "ખેલાડી પાસે હાથનાં `n` કાર્ડ માગે છે અને ઊંધાં ઢગલામાં મૂકે છે, કે બીજા "
      .. "ખેલાડીને આપે છે.",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "ખેલાડી ઢગલાનાં બધાં કાર્ડ લે છે, અને એટલાં જ હાથમાંથી તેમાં મૂકે છે, "
      .. "બીજા જુએ નહીં તેમ.",
  ["The players bid in turn, each higher than the last."] =
    "ખેલાડીઓ વારાફરતી બિડ કરે છે, દરેક છેલ્લી બિડથી ઊંચી.",
  ["Two players bid against each other."] = "બે ખેલાડી એકબીજા સામે બિડ કરે છે.",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "ખેલાડીને અનેક વાતમાંની એક જાહેર કરવા કહે છે, જે દરેક માટે હાથમાં અમુક "
      .. "કાર્ડ જોઈએ, કે `continue` કહેવા.",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "ખેલાડી પાસે હાથનું કાર્ડ માગે છે જે ટેબલ પરથી કાર્ડ લે, કેટલાંકની "
      .. "બિલ્ડ કરે, કે ત્યાં રહે.",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "ખેલાડી હમણાં આમાંનું કોઈ રૂપ કહી શકે?  કોઈને પુછાતું નથી.",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "ભાગ લેતા બધા ખેલાડીને એકસાથે પૂછે છે: બધા જવાબ આપે તે પહેલાં કોઈ જવાબ "
      .. "જોતું નથી.",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "ખેલાડી કાર્ડનું નામ લે છે: જેની પાસે હોય તે પાર્ટનર છે, "
      .. "self:form_parties જુઓ.",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "હાથ ખાલી થાય ત્યાં સુધી ટ્રિક રમે છે, કે `tricks` કહે તેટલી.",
  ["Begins a trick by hand."] = "હાથે ટ્રિક શરૂ કરે છે.",
  ["The player plays a card of the hand to the trick."] =
    "ખેલાડી હાથનું કાર્ડ ટ્રિકમાં રમે છે.",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "ટ્રિક તેના વિજેતાને આપે છે, જેની ટીમને કાર્ડ મળે છે.",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "`after_trick`માં વાપરવા: બાકીની ટ્રિક તેને બોલાવ્યા વિના રમાય છે, કે "
      .. "જે ટીમ જીતે તે, કારણ કે તેને કંઈ કરવાનું ન હોય.",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "`ask_card`ની જેમ વારાવાળા ખેલાડી પાસે કાર્ડ માગે છે, અને તેને ટ્રિકમાં "
      .. "રમે છે.",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "હાલની ટ્રિકમાં અનુસરવાનો સૂટ; પગલું `after_trick`માં, હમણાં જીતાયેલી "
      .. "ટ્રિકનો લીડ સૂટ.",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "હાલની ટ્રિક જીતી રહેલું કાર્ડ, અને કોણે રમ્યું; પગલું "
      .. "`after_trick`માં, જેણે જીતી તે.",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "હાલની ટ્રિકનાં કાર્ડ રમાયાના ક્રમમાં; પગલું `after_trick`માં, હમણાં "
      .. "જીતાયેલી ટ્રિકનાં.",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "ઉપરથી વચ્ચે ગાબડા વિના કેટલા સૌથી ઊંચા હુકમ બધા કાર્ડમાં છે, કે બધા "
      .. "નથી.",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "હકીકત `points` પ્રમાણે ગણાતાં બધાં કાર્ડ લેવાઈ ગયાં છે?  તો કોઈની પાસે "
      .. "એકેય બાકી નથી.",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "એક ટ્રિક રમે છે, જેમાં દરેક ખેલાડી કાર્ડ રમતાં પહેલાં બીજું કંઈ કરી "
      .. "શકે: જાહેરાત, કાર્ડ બતાવવાં કે બદલવાં.",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "હાલની કે છેલ્લી ટ્રિકમાં આમાંનું કાર્ડ કોણે રમ્યું: રમાયાના ક્રમમાં "
      .. "દરેક ખેલાડી.",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "આમાંનું કોઈ કાર્ડ આ રાઉન્ડની ટ્રિકમાં રમાયું છે, હાલની સહિત?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "`play_tricks`માં કાર્ડ રમવાનો વારો હોય ત્યારે ખેલાડી હવેથી આ રાઉન્ડમાં "
      .. "બોલી શકે તે શબ્દો.",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "જેની પાસે આ બધાં કાર્ડ હોય તે આ રાઉન્ડમાં તેમને રમતાં કહે છે: પહેલા "
      .. "સાથે `first`, છેલ્લા સાથે `last`.",
  ["The player says something that the rules demand, and that everyone hears."] =
    "ખેલાડી નિયમો માગે તે બોલે છે, અને બધા સાંભળે છે.",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "ખેલાડીની ટીમને ન રમાયેલી એક વધુ ટ્રિક આપે છે, જેમ કે કિટ્ટી.",

  ["The components of cards played at once, the largest first."] =
    "એકસાથે રમાયેલાં કાર્ડના ભાગ, સૌથી મોટો પહેલો.",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "હાલની કે છેલ્લી ટ્રિકના લીડના સૌથી મોટા ભાગમાં કેટલાં કાર્ડ છે: એકલા "
      .. "માટે 1, જોડી માટે 2, બે જોડીના ટ્રેક્ટર માટે 4.",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "હાલની કે છેલ્લી ટ્રિકમાં રમાયેલું: રમાયાના ક્રમમાં { player, cards }ની "
      .. "યાદી.",
  ["How many throws of a side have failed in this round."] =
    "આ રાઉન્ડમાં ટીમના કેટલા થ્રો નિષ્ફળ ગયા છે.",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "હાલના ક્રમમાં એકસાથે રમાયેલાં કાર્ડના ભાગ: `order:format` જુઓ.",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "દરેક ખેલાડી વારાફરતી `play_turn`ની જેમ આખો વારો રમે છે, કોઈનાં કાર્ડ "
      .. "ખલાસ ન થાય કે ખેંચી કે લઈ ન શકે ત્યાં સુધી.",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "આખો વારો: `draw_or_take`, `ask_melds` અને `ask_discard` એક પછી એક.",
  ["Begins the player's turn."] = "ખેલાડીનો વારો શરૂ કરે છે.",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "ખેલાડીને હાથમાંથી મેલ્ડ કરવા દે છે: નવા મેલ્ડ, અને ટેબલ પરના મેલ્ડમાં "
      .. "ઉમેરેલાં કાર્ડ, ખેલાડી `done` કહે કે હાથ ખાલી થાય ત્યાં સુધી.",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "ખેલાડી પાસે હાથનું કાર્ડ માગે છે અને તેને ડિસ્કાર્ડ ઢગલા પર મૂકે છે.",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "હકીકત `laid_down`નાં કાર્ડ બાજુએ મૂકે છે: તે હાથમાંથી "
      .. "`side.laid_down`માં બધા જુએ તેમ જાય છે, અને ખેલાડી એટલાં જ ખેંચે "
      .. "છે, હાથમાં એવાં ન રહે ત્યાં સુધી.",
  ["The melds on the table, in the order in which they were laid."] =
    "ટેબલ પરના મેલ્ડ, મુકાયાના ક્રમમાં.",
  ["Counts the melds of a side, or those of a list."] =
    "ટીમના કે યાદીના મેલ્ડ ગણે છે.",
  ["Sets how much a side's first melds in this round must count at least."] =
    "આ રાઉન્ડમાં ટીમના પહેલા મેલ્ડ ઓછામાં ઓછા કેટલા ગણાવા જોઈએ તે નક્કી કરે "
      .. "છે.",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "હમણાં હાથ ખાલી કરનાર ખેલાડીએ આખો હાથ આ એક જ વારામાં મેલ્ડ કર્યો?  રમતમાં "
      .. "પૂરા મેલ્ડ હોય તો પોતાનો એક પૂરો મેલ્ડ જોઈએ, અને પહેલાંના મેલ્ડમાં "
      .. "કંઈ ઉમેર્યું ન હોય.",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "આ રાઉન્ડમાં ખેલાડીએ મૂકેલાં કાર્ડ કેટલાં ગણાય: નવા મેલ્ડનાં, અને કોઈના "
      .. "પણ મેલ્ડમાં ઉમેરેલાં.",
  ["Lays a hand open whose melds have stayed in it."] =
    "જેના મેલ્ડ હાથમાં જ રહ્યા છે તે હાથ ખુલ્લો મૂકે છે.",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "હાલના ક્રમમાં કાર્ડ `a`, કાર્ડ `b`ને હરાવે છે?  order:beats જુઓ.",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "હાલના ક્રમમાં કાર્ડ તેના સૂટમાં કેટલું ઊંચું છે: સૌથી નીચું 1 છે.",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "એક જ રેન્કનાં કાર્ડ, રેન્ક પ્રમાણે, હાલના ક્રમમાં નીચેથી ઉપર.",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "કેટલાંક કાર્ડના બધા ક્રમ: હાલના ક્રમમાં એક પછી એક આવતાં કાર્ડ.",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "કેટલાંક કાર્ડના બધા સેટ જેનો સરવાળો હકીકત `points` પ્રમાણે અમુક થાય.",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "હકીકત `patterns`માં કહેલા કાર્ડના સેટ ગણે છે.",
  ["Counts the patterns that the last of some cards completes."] =
    "કેટલાંક કાર્ડમાંનું છેલ્લું પૂરા કરે તે નમૂના ગણે છે.",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "કાર્ડને મેલ્ડમાં વહેંચવાની બધી રીતો જેમાં બાકીનાં સૌથી ઓછાં ગણાય, "
      .. "હકીકતો `melds` અને `points` પ્રમાણે.",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "બાકીનાં શક્ય તેટલાં સારાં મેલ્ડ થાય ત્યારે વધેલાં કાર્ડ કેટલાં ઓછાં "
      .. "ગણાય: self:layoutsના પહેલાના પોઈન્ટ.",
  ["Those of some sets of which all cards are there."] =
    "કેટલાક સેટમાંના જેનાં બધાં કાર્ડ છે તે.",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "આ રાઉન્ડમાં જેનાં બધાં કાર્ડ ખેલાડી પાસે હતાં તે સેટમાંનો શ્રેષ્ઠ શોધે "
      .. "છે, અને બધાને તેની પહેલી `n` કિંમતો કહે છે: કે ખેલાડી પાસે આવો એક "
      .. "હતો, અને યાદીમાં તેની પહેલાંનો એકેય નહીં.",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "કેટલાક સેટમાંના જેનાં બધાં કાર્ડ આ રાઉન્ડમાં ખેલાડી પાસે હતાં, "
      .. "`sets_in`ની જેમ.",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "લીડ તરીકે કાર્ડ શું હોઈ શકે, હકીકત `combinations` પ્રમાણે.",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "જે કાર્ડથી ખેલાડી નૉક કરી શકે: તે નાખ્યા પછી, બાકીનાં શક્ય તેટલાં સારાં "
      .. "મેલ્ડ થાય ત્યારે, વધેલાં `most`થી વધુ ન ગણાય.",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "આ રાઉન્ડમાં અનેક ખેલાડીમાં કાર્ડનો શ્રેષ્ઠ સેટ કોની પાસે હતો? બધાને "
      .. "દરેક ખેલાડીના શ્રેષ્ઠ સેટની પહેલી કિંમત કહેવાય છે.",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "જે ખેલાડી પાસે આમાંના કેટલાક સેટ હોય તેને પૂછે છે કે જાહેર કરવા કે "
      .. "`pass` કહેવું.",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "ટીમને (કે ખેલાડીની ટીમને) પોઈન્ટ ઉમેરે છે, સ્કોર પત્રક માટે કારણ સાથે.",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "દરેક ટીમને જીતેલી દરેક ટ્રિકનો એક પોઈન્ટ મળે છે; કે અમુક સંખ્યાથી "
      .. "ઉપરની દરેકનો.",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "આ રાઉન્ડમાં ટીમની (કે ખેલાડીની ટીમની) ગણતરીમાં ઉમેરે છે.",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "આ રાઉન્ડમાં ટીમની સૌથી ઊંચી ગણતરી, તે ટીમ, અને સરવાળાનું લખાણ: `card "
      .. "points 81, last trick 10 = 91`.",
  ["What some cards count by the game's fact `points`."] =
    "હકીકત `points` પ્રમાણે કેટલાંક કાર્ડ કેટલાં ગણાય.",
  ["Lines of the score: what counts, and why."] =
    "સ્કોરની લીટીઓ: શું ગણાય, અને કેમ.",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "`lines` આપે છે તે સ્કોરની લીટીઓનો સરવાળો કરે છે, સરવાળાના લખાણ સાથે.",
  ["Points for a side (or the side of a player), line by line."] =
    "ટીમ (કે ખેલાડીની ટીમ) માટે પોઈન્ટ, લીટી દર લીટી.",
  ["Counts on from a number by one for each name, and says so."] =
    "એક સંખ્યાથી દરેક નામ માટે એક એક આગળ ગણે છે, અને તે કહે છે.",
  ["Multiplies a count, and says so."] = "ગણતરીને ગુણે છે, અને તે કહે છે.",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "કોન્ટ્રાક્ટ કેટલો ગણાય: હકીકત `contracts`ની કિંમત, એકલી; કે આગળ ગણાયેલી "
      .. "સંખ્યાથી ગુણીને, `count_on`ની જેમ.",
  ["Ends the round at once, with the points that have been scored."] =
    "અત્યાર સુધી અપાયેલા પોઈન્ટ સાથે રાઉન્ડ તરત પૂરો કરે છે.",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "રાઉન્ડની વચ્ચે મેચ તરત પૂરી કરે છે: ટીમ તે જીતી છે, કુલ ગમે તે હોય.",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "આ રાઉન્ડ સાથે મેચ પૂરી કરે છે: ટીમ તે જીતી છે, કુલ ગમે તે હોય.",
  ["What the engine does where a game has no step `over`."] =
    "રમતમાં પગલું `over` ન હોય ત્યાં એન્જિન શું કરે છે.",
  ["Points for every side but one."] = "એક સિવાયની દરેક ટીમને પોઈન્ટ.",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "દરેક ટીમે જીતેલાં કાર્ડના પોઈન્ટનો સરવાળો કરે છે, હકીકત `points` "
      .. "પ્રમાણે, અને તે હકીકત ટ્રિક વિશે કહે તે: self:count જુઓ.",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "ટીમે આ રાઉન્ડમાં ગણેલું તેને પોઈન્ટ તરીકે મળે છે, સરવાળાના લખાણ સાથે: "
      .. "self:count જુઓ.",
  ["What a round counts for two parties by the fact `announcements`."] =
    "હકીકત `announcements` પ્રમાણે રાઉન્ડ બે પક્ષો માટે કેટલો ગણાય.",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "રાઉન્ડના પક્ષો એકબીજાને ચૂકવે છે, જેથી બધા પોઈન્ટનો સરવાળો શૂન્ય થાય.",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "ટ્રિકનો વિજેતા તેમાંના આવા દરેક કાર્ડ માટે 1 ગણે છે, અને જેણે રમ્યું "
      .. "તે 1 ઓછો: self:count જુઓ.",
  ["One side pays points to another."] = "એક ટીમ બીજીને પોઈન્ટ ચૂકવે છે.",
  ["Every other side pays points to one, which gets them all."] =
    "બીજી દરેક ટીમ એકને પોઈન્ટ ચૂકવે છે, જેને બધા મળે છે.",
  ["The one side with the highest worth."] = "સૌથી ઊંચી કિંમતવાળી એકમાત્ર ટીમ.",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "ટીમ એવા લેવલ પર છે જ્યાં દરેક ચઢાણ અટકે? છેલ્લું લેવલ પણ એવું જ છે.",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "ટીમ હકીકત `levels` પ્રમાણે n લેવલ ચઢે છે, પણ આગલા રોકાણ કે છેલ્લા "
      .. "લેવલથી આગળ નહીં.",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "ભાગ લેતા ખેલાડીઓ પર વારાફરતી જાય છે, વારા પછી કોઈ ખેલાડી પાસે કાર્ડ ન "
      .. "રહે ત્યાં સુધી.",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "વારાની હાલની દિશામાં કાર્ડ ધરાવતો આગલો ખેલાડી.",
  ["The players who take part and hold cards, in turn."] =
    "ભાગ લેતા અને કાર્ડ ધરાવતા ખેલાડીઓ, વારાના ક્રમમાં.",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "જેની પાસે કાર્ડ બાકી નથી તે ખેલાડી; અનેક હોય તો ડીલરની ડાબી બાજુથી "
      .. "પહેલો.",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "આગલો ખેલાડી તે વારો ગુમાવે છે; કે આગલા `n` ખેલાડી.",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "`each_turn`માં જેનો વારો છે તેને જ આગલો વારો પણ મળે છે.",
  ["The next turn of `each_turn` is that player's."] =
    "`each_turn`નો આગલો વારો તે ખેલાડીનો છે.",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "વારા ટેબલ ફરતે ઊંધી દિશામાં ચાલે છે, રાઉન્ડ પૂરો થાય કે ફરી ઊંધા કરાય "
      .. "ત્યાં સુધી.",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "ભાગ લેતા ખેલાડીઓ, `each_turn`માં હાથ ખાલી કર્યાના ક્રમમાં: વારા પછી જેનાં "
      .. "કાર્ડ પહેલાં ખલાસ થયાં તે પહેલો.",
  ["The players, in turn, for whom a test answers yes."] =
    "જેમના માટે કસોટી હા કહે તે ખેલાડીઓ, વારાના ક્રમમાં.",
}
