-- The help on words in Gujarati: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "દરેક એક રૂપ છે, `{ \"{card} {suit}\", … }`: શબ્દો અને, ધનુષકૌંસમાં, "
      .. "ખાલી જગ્યાઓનો નમૂનો. જગ્યામાં શું આવી શકે તે રૂપના ટેબલમાં તેના "
      .. "નામે છે: લખાણો, સંખ્યાઓ કે ખેલાડીઓની યાદી; કે કાર્ડ. `{card}` અને "
      .. "`{cards}` ખેલાડીના હાથનાં કાર્ડ છે: બધાં, કે `card = cards`માં "
      .. "કહેલાં. બીજું કંઈ ન કહ્યું હોય તો `{suit}`માં ડેકના સૂટ આવે અને "
      .. "`{rank}`માં તેની રેન્ક. `{player}`માં ખેલાડીઓની યાદીમાંનો એક આવે, "
      .. "`{players}`માં એક કે અનેક, જેમની યાદી તેની કિંમત છે; યાદી ન હોય તો "
      .. "બીજા બધામાંથી. જગ્યા વિનાનું રૂપ એકલું લખાણ હોઈ શકે, અને falseવાળાં "
      .. "રૂપ છોડી દેવાય છે. જગ્યાઓ સિવાય રૂપમાં આ હોઈ શકે: `n`, `{cards}`માં "
      .. "કેટલાં કાર્ડ, સંખ્યા કે `{ least, most }`; `from`, હાથને બદલે ઢગલો "
      .. "(પણ `{cards}` સાથેનું `{card}` હાથનું છે); `adds`, હકીકત `points` "
      .. "પ્રમાણે `{cards}`નો સરવાળો કેટલો, એક સેટમાં કે અનેકમાં: સંખ્યા, કે "
      .. "જે જગ્યા તે કહે તેનું નામ (`\"card\"` હોય તો દરેક સેટ તે કાર્ડ "
      .. "જેટલો ગણાય, નહીં તો તે કાર્ડ સેટમાં હોય); `once`, true: એક જ "
      .. "સેટમાં; `all`, true: ત્યાંનાં બીજાં કાર્ડમાંથી કોઈનો સરવાળો એટલો ન "
      .. "થાય; `also`, રેન્કની બીજી કિંમત, `{ A = 14 }`; `fits`, કિંમતોનું "
      .. "ફંક્શન જે કહે કે તે સાથે ચાલે કે નહીં: true, કે false અને કારણ; કે "
      .. "પહેલી કિંમત પ્રમાણે કારણોનું ટેબલ, અમુક કેમ ન કહી શકાય; `plays`, "
      .. "true: કાર્ડ એવું છે જે ફરજો ટ્રિકમાં રમવા દે; `seldom`, true: "
      .. "રેન્ડમ બોટ તે વીસમાં એક વાર કહે; `bold`, true: એ જ, અને વિચારતા બોટ "
      .. "તે સામાન્ય જવાબ કરતાં ચોક્કસ સારું હોય ત્યારે જ કહે; `idle`, true: "
      .. "વિચારતા બોટ તે બાકીના કરતાં સ્પષ્ટ સારું હોય ત્યારે જ કહે, જેમ કે "
      .. "ખેલાડી રમવાને બદલે કાર્ડ ખેંચી શકે ત્યાં; `because`, જગ્યામાં ન "
      .. "આવતા કાર્ડ વિશે શું કહેવું, તેની જગ્યાએ `{card}`, કે બીજી કિંમત "
      .. "વિશે, રૂપ શબ્દથી શરૂ થતું હોય ત્યાં; `unless`, આ રૂપ અત્યારે કોઈ "
      .. "કેમ ન કહી શકે, કે false. આ લખાણોમાં ધનુષકૌંસમાં ખાનાનું નામ તેની "
      .. "કિંમત છે. `because`, `unless`, અને `fits`નું કારણ એવું ટેબલ હોઈ શકે "
      .. "જેમાં વધુ ભાગ હોય: `{ \"{suit} or a {rank}\", suit = \"S\", rank = "
      .. "\"Q\" }`.",
  ["the player who answers"] = "જવાબ આપનાર ખેલાડી",
  ["the question; `{name}` is replaced by a field of the match"] =
    "સવાલ; `{name}`ની જગ્યાએ મેચનું ખાનું આવે છે",
  ["a list of what may be said"] = "શું કહી શકાય તેની યાદી",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "કહેવાયેલા રૂપનું નામ, જે તેનો પહેલો શબ્દ છે કે, શબ્દો વિના, તેની "
      .. "પહેલી જગ્યા; અને દરેક જગ્યાની કિંમત: કાર્ડ લખાણ રૂપે, સૂટ તેના "
      .. "અક્ષરથી, બીજાં યાદીમાં છે તેમ",
  ["nothing can be said"] = "કંઈ કહી શકાય તેમ નથી",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "પસંદ કરવાનાં લખાણ; તેમાં લખાણોની યાદીઓ હોઈ શકે; false કિંમતો છોડી "
      .. "દેવાય છે; તેમાં `refused = { hearts = \"hearts were turned down\" "
      .. "}` કહે છે કે કંઈક તેમાં કેમ નથી",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "પસંદગી હાથ વિશે શું કહે છે: `{ holds = { TEXT = cards } }`. જેની "
      .. "પાસે તેમાંનું એકેય કાર્ડ ન હોય તે આ લખાણ પસંદ ન કરી શકે, અને પસંદ "
      .. "કરનાર બધાને કહે છે કે ઓછામાં ઓછું એક હાથમાં છે; `{ 2, cards }`: "
      .. "ઓછામાં ઓછાં બે. `says` બીજા બધા માટે ઇનકારનું વાક્ય છે, {cards} સાથે",
  ["the text chosen"] = "પસંદ કરેલું લખાણ",
  ["the list is empty"] = "યાદી ખાલી છે",
  ["the lowest number allowed"] = "માન્ય સૌથી નાની સંખ્યા",
  ["the highest number allowed"] = "માન્ય સૌથી મોટી સંખ્યા",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "વચ્ચેની સંખ્યાઓ જે ખેલાડી ન કહી શકે: ટેબલ, દરેકના કારણ સાથે, `{ [3] "
      .. "= \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] =
    "કાર્ડ હજી રમાતું નથી: `play_card` જુઓ.",
  ["no trick has been begun, or it is another player's turn"] =
    "ટ્રિક શરૂ થઈ નથી, કે બીજા ખેલાડીનો વારો છે",
  ["how many, or `{ least, most }`"] = "કેટલાં, કે `{ least, most }`",
  ["the pile, or a player for the hand"] = "ઢગલો, કે હાથ માટે ખેલાડી",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "કાર્ડ (લખાણ)નું ફંક્શન જે કહે કે તે પસંદ કરી શકાય કે નહીં; તે true "
      .. "આપે છે, કે false અને કારણ",
  ["the cards as text; they stay where they are"] =
    "કાર્ડ, લખાણ રૂપે; તે જ્યાં છે ત્યાં રહે છે",
  ["the suit's letter"] = "સૂટનો અક્ષર",
  ["Nobody else sees which cards they are."] =
    "કયાં કાર્ડ છે તે બીજું કોઈ જોતું નથી.",
  ["the pile, or the player who gets them"] = "ઢગલો, કે તે મેળવનાર ખેલાડી",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "કાર્ડ (લખાણ)નું ફંક્શન જે કહે કે તે પસંદ કરી શકાય કે નહીં; તે true "
      .. "આપે છે, કે false અને કારણ. કે ટેબલ, `{ keep = cards, last = cards "
      .. "}`: ખેલાડી એક પછી એક કાર્ડ બાજુએ મૂકે છે; `keep`વાળાં હાથમાં રહે "
      .. "છે, અને `last`વાળાં, બધાના દેખતાં, બીજું કંઈ ન બચે ત્યારે જ જાય છે. "
      .. "ત્યારે બધા જાણે છે કે ઢગલામાં શું ન હોઈ શકે",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "પાસ થનાર બહાર રહે છે. હરાજી બીજા બધા પાસ થાય ત્યારે, કે યાદીની સૌથી "
      .. "ઊંચી બિડ થાય કે તરત પૂરી થાય છે.",
  ["what may be bid: a list of texts, low to high"] =
    "શું બિડ કરી શકાય: લખાણોની યાદી, નીચેથી ઉપર",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "બિડ થઈ ગયા પછીનો સવાલ; તેમાં `{bid}`ની જગ્યાએ તે બિડ આવે છે",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "બિડ શું વચન આપે છે: ફંક્શન (`self`, બિડ) જે તે કહે, કે લખાણોનું "
      .. "ટેબલ, કે દરેક બિડના પોઈન્ટનું",
  ["the lowest bid that may be made (the first of the list)"] =
    "કરી શકાય તે સૌથી નીચી બિડ (યાદીની પહેલી)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "પહેલાં બોલનાર ખેલાડી (ડીલર પછી વારામાં આગલો)",
  ["true: each speaks once, and the highest bid wins"] =
    "true: દરેક એક વાર બોલે છે, અને સૌથી ઊંચી બિડ જીતે છે",
  ["a player who may not pass when all others have"] =
    "બીજા બધા પાસ થયા હોય ત્યારે પાસ ન થઈ શકે તે ખેલાડી",
  ["a player who has the lowest bid if all pass"] =
    "બધા પાસ થાય તો સૌથી નીચી બિડ જેની થાય તે ખેલાડી",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "સૌથી ઊંચી જેટલી જ બિડ કરી શકે તે ખેલાડી, અને ત્યારે બિડ તેની; તેથી "
      .. "ઊંચી બિડ ન હોય ત્યારે પણ",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true: પાસ થયેલો ખેલાડી પછી ફરી બોલી શકે; છેલ્લી બિડ પછી બીજા બધા "
      .. "પાસ થાય ત્યારે હરાજી પૂરી થાય છે",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true: સામેની ટીમની છેલ્લી બિડનો જવાબ `double` હોઈ શકે, અને પોતાની "
      .. "ટીમની બિડના doubleનો `redouble`; ઊંચી બિડ બંનેને રદ કરે છે. અહીં પણ "
      .. "પાસ થયેલો ખેલાડી ફરી બોલી શકે",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "તેના બે શબ્દો, જો બીજા હોય: { \"double\", \"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true: double પછી કોઈ બિડ કરતું નથી; જેની બિડ double થઈ તે ટીમના "
      .. "ખેલાડીઓ જ વારાફરતી બોલે છે, redouble કરવા કે પાસ થવા",
  ["true: a double is not doubled again"] = "true: double ફરી double થતી નથી",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "અમુક બિડની ઉપર જ કરી શકાય તે બિડ: { બિડ, તેમાંની પહેલી અને છેલ્લી, "
      .. "નહીં તો ઇનકારનું કારણ }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true: એક જ શબ્દથી શરૂ થતી બિડ, જેમ કે `90 clubs` અને `90 hearts`, "
      .. "સરખી ઊંચી છે",
  ["the question once the bid is doubled (`over`)"] =
    "બિડ double થયા પછીનો સવાલ (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "બિડ redouble થયા પછીનો સવાલ (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true: બિડ સંખ્યા અને સૂટ છે, કે બીજો કોઈ શબ્દ; અને સૌથી ઊંચી "
      .. "બિડવાળી ટીમમાંથી તે ખેલાડી જીત્યો છે જેણે તે સૂટનું નામ પહેલાં લીધું",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "સૌથી ઊંચી બિડ અને તે જીતનાર ખેલાડી; `doubles` હોય તો તે કેટલા ગણી "
      .. "ગણાય, 1, 2 કે 4; બધા પાસ થયા હોય તો કંઈ નહીં",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "નાનો છેલ્લી કરતાં મોટી સંખ્યા કહે છે, કે પાસ થાય છે. મોટો `yes` "
      .. "કહીને તે રાખે છે, કે પાસ થાય છે. એક પાસ થાય ત્યારે મુકાબલો પૂરો થાય "
      .. "છે.",
  ["the player who names numbers"] = "સંખ્યાઓ કહેનાર ખેલાડી",
  ["the question to the junior; if not given, which value to bid"] =
    "નાનાને સવાલ; ન આપ્યો હોય તો કઈ કિંમત બિડ કરવી તે",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "મોટાને સવાલ; ન આપ્યો હોય તો તે પણ એટલી રાખે છે કે નહીં તે; બંને "
      .. "સવાલમાં `{bid}`ની જગ્યાએ કહેલી સંખ્યા આવે છે",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "કહી શકાય તે સંખ્યાઓ, નીચેથી ઉપર, લખાણ રૂપે; ન આપી હોય તો રમતના "
      .. "કોન્ટ્રાક્ટોની બધી કિંમતો, હકીકત `contracts`થી",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "`self` અને સંખ્યાનું ફંક્શન જે કહે કે સંખ્યા શું વચન આપે છે, લખાણ "
      .. "રૂપે; ન આપ્યું હોય તો એટલા મૂલ્યના કોન્ટ્રાક્ટ",
  ["the last number named before, if there was one"] =
    "તે પહેલાં કહેવાયેલી છેલ્લી સંખ્યા, જો હોય",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "બાકી રહેલો ખેલાડી, અને કોઈએ પણ કહેલી છેલ્લી સંખ્યા; ન હોય તો nil",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "ખેલાડી કંઈ જાહેર ન કરે, તો પાર્ટનરોને વારાફરતી પૂછાય છે. હાથમાં ગમે "
      .. "તે હોય, બધાને પૂછાય છે, જેથી સવાલ હાથ વિશે કંઈ ન કહે: જે કંઈ જાહેર "
      .. "ન કરી શકે તેના વતી એન્જિન જવાબ આપે છે. કાર્ડ જ્યાં છે ત્યાં રહે છે: "
      .. "`show` અને `move` જુઓ. યાદીની વસ્તુમાં પોઈન્ટ અને કારણ પણ હોઈ શકે, "
      .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`. ત્યારે તેનાં કાર્ડ "
      .. "બતાવાય છે, પોઈન્ટ ટીમના ગણાય છે (`count` જુઓ), અને ટીમ તેને "
      .. "રાઉન્ડમાં એક વાર જાહેર કરી શકે. વસ્તુમાં `unless = \"spades\"`: "
      .. "યાદીમાં તે પહેલાં આવતા `spades`ને જાહેર ન કરી શકે તે ખેલાડી જ તેને "
      .. "જાહેર કરી શકે; જાહેર કરનાર બધાને તે કહે છે.",
  ["the player who is asked first"] = "જેને પહેલાં પૂછાય તે ખેલાડી",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "શું જાહેર કરી શકાય: `{ { \"hearts\", \"KH QH\" }, … }`; falseવાળી "
      .. "વસ્તુઓ છોડી દેવાય છે",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "વસ્તુ જાહેર કરી શકાય કે નહીં તે કહેતું ફંક્શન; તેને self, જેની પાસે "
      .. "કાર્ડ છે તે ખેલાડી, શબ્દો, કાર્ડ, અને તે પહેલાંની જાહેર કરી શકાય "
      .. "તેવી વસ્તુઓના શબ્દો મળે છે (એક લખાણ રૂપે)",
  ["cards that do not count as held, such as those just drawn"] =
    "પાસે છે એમ ન ગણાતાં કાર્ડ, જેમ કે હમણાં ખેંચેલાં",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "જાહેર કરેલા શબ્દો, તેનાં કાર્ડ, અને ખેલાડી; કોઈએ કંઈ જાહેર ન કર્યું "
      .. "હોય તો કંઈ નહીં",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "કાર્ડ શું લઈ શકે તે હકીકત `captures` છે. ખેલાડી કહે છે `8H takes 5D "
      .. "3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to 9 4C`, "
      .. "`add 4C AH to 1`, કે ટેબલ પર રહેતું એકલું કાર્ડ, હકીકતમાં તેના શબ્દ "
      .. "પછી. કંઈ ખસેડાતું નથી.",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", કાર્ડ, તે જે કાર્ડ લે છે અને જે બિલ્ડ લે છે તેની "
      .. "સંખ્યાઓ, બધું લખાણ રૂપે; કે \"build\", \"raise\" કે \"add\", કાર્ડ, "
      .. "તેમાં જોડાતાં ટેબલનાં કાર્ડ, બિલ્ડની સંખ્યા અને તેની કિંમત; કે, "
      .. "ટેબલ પર રહેતા કાર્ડ માટે, હકીકતમાં તેનો શબ્દ, શબ્દ ન હોય તો "
      .. "\"card\", અને કાર્ડ",
  ["the game has no fact `captures`"] = "રમતમાં હકીકત `captures` નથી",
  ["a list of forms: see `ask`"] = "રૂપોની યાદી: `ask` જુઓ",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "પછી બાજુએ મૂકેલાં કાર્ડ પોતાની જગ્યાએ જાય છે, અને તેમને ત્યાં જોનાર "
      .. "કે અગાઉ જોયેલો હોય તે જ જાણે છે. બીજા બધા જવાબ ખુલ્લા છે. ફંક્શન "
      .. "ફક્ત પૂછી શકે: ખાનાં અને કાર્ડ પછી મુકાય છે.",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "મળેલા ખેલાડીને પૂછતું, અને ખેલાડીએ જે કહ્યું તે આપતું ફંક્શન",
  ["what the function has answered, by seat; false for who sits out"] =
    "ફંક્શનના જવાબ, બેઠકોના ક્રમમાં; બહાર બેઠેલા માટે false",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "તે અમુક રેન્કમાંની પહેલી એવી રેન્કનું છે જેનાં બધાં કાર્ડ ખેલાડી "
      .. "પાસે ન હોય. `others` હોય તો તે બીજા ખેલાડીનું કાર્ડ છે, અને સૂટથી "
      .. "બોલાવાય છે: ખેલાડી પાસે તે સૂટનું કાર્ડ છે, પણ બોલાવેલું નહીં. "
      .. "પહેલી રેન્કનાં બધાં કાર્ડ ખેલાડીનાં હોય, તો તે બીજી રેન્કનું છે, "
      .. "અને તેના સૂટનું પહેલી રેન્કનું કાર્ડ ખેલાડી પાસે છે. તેનાથી જે ખબર "
      .. "પડે તે બધાને કહેવાય છે.",
  ["the player who calls"] = "બોલાવનાર ખેલાડી",
  ["ranks with blanks between, the first to call first"] =
    "રેન્ક, વચ્ચે ખાલી જગ્યા, પહેલાં બોલાવવાની પહેલી",
  ["letters of the suits that may be called, with blanks between"] =
    "બોલાવી શકાય તે સૂટના અક્ષર, વચ્ચે ખાલી જગ્યા",
  ["true: the card called is not the player's own"] =
    "true: બોલાવેલું કાર્ડ ખેલાડીનું પોતાનું નથી",
  ["with `others`: a pile whose cards are the player's, too"] =
    "`others` સાથે: ઢગલો જેનાં કાર્ડ પણ ખેલાડીનાં છે",
  ["with `others`: true: the player may call nobody"] =
    "`others` સાથે: true: ખેલાડી કોઈને ન બોલાવે તો ચાલે",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "`others` સાથે: ઢગલો. બોલાવવા લાયક સૂટનું કાર્ડ ન હોય તો ખેલાડી "
      .. "ત્યાં કોઈ કાર્ડ ઊંધાં મૂકી શકે, જે તેવા કાર્ડની જગ્યાએ ગણાય",
  ["the card, as text; nil if nobody was called"] =
    "કાર્ડ, લખાણ રૂપે; કોઈને બોલાવ્યો ન હોય તો nil",
}
