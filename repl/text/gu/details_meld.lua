-- The help on words in Gujarati: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "જ્યાં મેલ્ડ હાથમાં જ રહે છે (હકીકત `melds`નું `in_hand`), ત્યાં "
      .. "વારામાં કોઈ મેલ્ડ કરતું નથી: કાર્ડ નાખનાર ખેલાડી તે કાર્ડથી નૉક કરી "
      .. "શકે, અને તેનાથી વારા પૂરા થાય છે.",
  ["true: players may ask their partners \"May I go out?\""] =
    "true: ખેલાડીઓ પાર્ટનરને પૂછી શકે: “હું હાથ ખાલી કરું?”",
  ["the most points that a player who knocks may have left over (0)"] =
    "નૉક કરનાર ખેલાડી પાસે વધુમાં વધુ કેટલા પોઈન્ટ બચી શકે (0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true: કોઈ ખેંચે તે પહેલાં ઢગલાનું ઉપલું કાર્ડ વારાફરતી દરેકને અપાય "
      .. "છે, જે લે છે કે પાસ થાય છે; બધા પાસ થાય તો પહેલો ખેંચે છે",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "કોઈ વારા પછી સ્ટોકમાં એટલાં કાર્ડ રહે ત્યારે પણ વારા પૂરા થાય છે (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "જે વારામાં કાર્ડ એટલામી વાર ઢગલામાંથી લેવાય તે પછી પણ વારા પૂરા થાય "
      .. "છે (ગમે તેટલી વાર)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "જેની પાસે કાર્ડ નથી રહ્યાં કે જેણે નૉક કર્યું તે ખેલાડી; કે nil, "
      .. "અને છેલ્લા વારાનો ખેલાડી",
  ["the game has no fact `taking`, which names the pile"] =
    "રમતમાં હકીકત `taking` નથી, જે ઢગલાનું નામ આપે છે",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "કાર્ડ ન ખેંચાય અને ન લેવાય, તો વારો ત્યાં જ પૂરો.",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "ખેલાડી કોને પૂછી શકે: “હું હાથ ખાલી કરું?”, `ask_melds`ની જેમ (કોઈને "
      .. "નહીં)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "વારો કેવી રીતે શરૂ થયો, અને ઢગલા સાથેના મેલ્ડ સિવાય ખેલાડીએ મેલ્ડ "
      .. "કર્યું કે નહીં; `draw_or_take` કંઈ ન આપે તો કંઈ નહીં",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "ખેલાડી સ્ટોકનું ઉપલું કાર્ડ ખેંચે છે, કે હકીકત `taking` પ્રમાણે "
      .. "ડિસ્કાર્ડ ઢગલો લે છે અને ત્યારે તેમાંથી અમુકનું તરત મેલ્ડ કરે છે. "
      .. "હકીકત `laid_down`માં કહેલાં કાર્ડ બાજુએ મુકાય છે અને તેમની જગ્યાએ "
      .. "નવાં આવે છે. સ્ટોક ખૂટે પછી ખેલાડી ઢગલો લે છે કે પાસ થાય છે.",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "ખેલાડીએ શું કર્યું; પાસ થયો હોય, કે સ્ટોકનું છેલ્લું કાર્ડ બાજુએ "
      .. "મૂકવું પડ્યું હોય, તો કંઈ નહીં: ત્યારે વારો નથી",
  ["The fact `melds` says what is allowed."] =
    "શું ચાલે તે હકીકત `melds` કહે છે.",
  ["the player whose turn it is, after `draw_or_take`"] =
    "જેનો વારો છે તે ખેલાડી, `draw_or_take` પછી",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "ખેલાડી કોને, એક વાર અને કોઈ મેલ્ડ પહેલાં, પૂછી શકે: “હું હાથ "
      .. "ખાલી કરું?”; હા પછી જવું પડે, ના પછી ન જવાય (કોઈને નહીં)",
  ["Does nothing if the hand is empty."] = "હાથ ખાલી હોય તો કંઈ કરતું નથી.",
  ["the card, as text; nothing if the hand was empty"] =
    "કાર્ડ, લખાણ રૂપે; હાથ ખાલી હતો તો કંઈ નહીં",
  ["Words that draw or take cards later do the same themselves."] =
    "પછીથી કાર્ડ ખેંચતા કે લેતા શબ્દો તે જાતે કરે છે.",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "ખેલાડી; ન આપ્યો હોય તો ડીલર પછીનાથી વારાફરતી બધા",
  ["the side; if left out, all sides"] = "ટીમ; ન આપી હોય તો બધી ટીમો",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "{ side = તેની સંખ્યા, kind = \"set\", \"run\" કે \"wild\", rank કે "
      .. "suit, cards = લખાણ, as = જે કાર્ડની જગ્યાએ તે છે તેનું લખાણ, વાઇલ્ડ "
      .. "કાર્ડનું નામ લેવાય ત્યાં, size, wild = તેમાંનાં કેટલાં વાઇલ્ડ, "
      .. "points, full = false કે \"natural\", \"mixed\", \"wild\" }ની યાદી",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "ટીમ, તેની સંખ્યા, કે ખેલાડી; કે મેલ્ડની યાદી, દરેક તેનાં કાર્ડનું "
      .. "લખાણ",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "કેટલાં છે, તેમનાં કાર્ડ કેટલાં ગણાય, અને કેટલાં પૂરાં છે: નેચરલ "
      .. "કાર્ડનાં, વાઇલ્ડ કાર્ડ સાથેનાં, ફક્ત વાઇલ્ડ કાર્ડનાં",
  ["an item of the list is no meld"] = "યાદીની કોઈ વસ્તુ મેલ્ડ નથી",
  ["Melds laid in one move count together."] =
    "એક ચાલમાં મૂકેલાં મેલ્ડ સાથે ગણાય છે.",
  ["a side, its number, or a player"] = "ટીમ, તેની સંખ્યા, કે ખેલાડી",
  ["a whole number; 0: any first meld will do"] =
    "પૂર્ણ સંખ્યા; 0: પ્રથમ મેલ્ડ કોઈપણ ચાલશે",
  ["the player whose turn it was"] = "જેનો વારો હતો તે ખેલાડી",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "ટીમના પોતાના ખેલાડીઓ જ તેનાં મેલ્ડમાં ઉમેરે છે: તે `side.melds` ગણે "
      .. "છે",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "બધા તે જુએ છે, મેલ્ડમાં એ રીતે વહેંચેલો કે બચેલાં કાર્ડ સૌથી ઓછાં "
      .. "ગણાય, અને તે કેટલાં ગણાય તે પણ. આવી અનેક રીત હોય, તો ખેલાડીને કઈ તે "
      .. "પૂછાય છે, કંઈ બચતું ન હોય કે `lying` આપ્યું હોય તે સિવાય.",
  ["the player whose hand it is"] = "જેનો હાથ છે તે ખેલાડી",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "બીજાનાં મેલ્ડ, તેમનાં કાર્ડની યાદી, જેમાં હાથનાં કાર્ડ પણ ઉમેરાય છે",
  ["an item of the list that self:layouts gives"] =
    "self:layouts આપે છે તે યાદીની એક વસ્તુ",
  ["the game has no fact `melds`"] = "રમતમાં હકીકત `melds` નથી",
  ["the suit led, as a letter (that of `b`)"] =
    "લીડ સૂટ, અક્ષર રૂપે (`b`નો)",
  ["Equal cards have equal heights."] = "સરખાં કાર્ડની ઊંચાઈ સરખી છે.",
  ["a number; nil for a card that belongs to no suit"] =
    "સંખ્યા; કોઈ સૂટનું ન હોય તે કાર્ડ માટે nil",
  ["Within a rank they keep their order."] =
    "એક રેન્કમાં તેમનો ક્રમ એ જ રહે છે.",
  ["how many cards of a rank there must be at least (2)"] =
    "એક રેન્કનાં ઓછામાં ઓછાં કેટલાં કાર્ડ (2)",
  ["a list of texts; jokers are in none"] = "લખાણોની યાદી; જોકર કોઈમાં નથી",
  ["A run that is part of a longer one is left out."] =
    "લાંબા ક્રમનો ભાગ હોય તે ક્રમ છોડી દેવાય છે.",
  ["how many cards a run has at least (3)"] =
    "ક્રમમાં ઓછામાં ઓછાં કેટલાં કાર્ડ (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true: ક્રમનાં બધાં કાર્ડ એક સૂટનાં છે; \"printed\": તેમના પર છાપેલા "
      .. "એક સૂટનાં, ડેકની રેન્કના ક્રમમાં",
  ["a list of texts, low to high; cards that are alike count once"] =
    "લખાણોની યાદી, નીચેથી ઉપર; સરખાં કાર્ડ એક વાર ગણાય છે",
  ["there are more than 1,000 runs"] = "1,000થી વધુ ક્રમ છે",
  ["Cards that count nothing are in none."] =
    "પોઈન્ટ વિનાનાં કાર્ડ કોઈમાં નથી.",
  ["how many cards a set has at most (any number)"] =
    "સેટમાં વધુમાં વધુ કેટલાં કાર્ડ (ગમે તેટલાં)",
  ["a list of texts, each with the cards that count least first"] =
    "લખાણોની યાદી, દરેકમાં સૌથી ઓછાં ગણાતાં કાર્ડ પહેલાં",
  ["there are more than 1,000 sets"] = "1,000થી વધુ સેટ છે",
  ["which patterns, as the fact calls them"] =
    "કયા નમૂના, હકીકત કહે છે તે નામે",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "સ્કોરની લીટીઓ: { points, \"reason\" }, self:score_lines માટે",
  ["the fact has no patterns of that name"] = "હકીકતમાં આ નામના નમૂના નથી",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "જોડી કે ક્રમ છેલ્લાં કાર્ડનો હોય છે, ગમે તે ક્રમમાં, અને સૌથી લાંબો "
      .. "ગણાય છે; સરવાળો બધાં કાર્ડનો.",
  ["which patterns, as the fact `patterns` calls them"] =
    "કયા નમૂના, હકીકત `patterns` કહે છે તે નામે",
  ["text, or a list of texts, in the order in which they were played"] =
    "લખાણ, કે લખાણોની યાદી, રમાયાના ક્રમમાં",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "એક થઈ શકે તેવા બે ક્રમ અપાતા નથી, અને 32થી વધુ રીત પણ નહીં.",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "લખાણ, લખાણોની યાદી, કાર્ડ કે ઢગલો: વધુમાં વધુ 24 કાર્ડ",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "ટેબલ પર પડેલાં મેલ્ડ, તેમનાં કાર્ડની યાદી: અમુક કાર્ડ તેમાં ઉમેરી "
      .. "શકાય",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "{ melds = લખાણોની યાદી, left = બચેલાં કાર્ડ, points = તે કેટલાં "
      .. "ગણાય, added = `lying`ના દરેક મેલ્ડ માટે તેમાં ઉમેરેલાં કાર્ડ, કે "
      .. "false }ની યાદી",
  ["a card is there twice, or is wild"] = "કોઈ કાર્ડ બે વાર છે, કે વાઇલ્ડ છે",
  ["see self:layouts"] = "self:layouts જુઓ",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "યાદીમાં તે પહેલાં આવતા બીજાનો ભાગ હોય તે સેટ છોડી દેવાય છે.",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "{ \"cards\", value, … }ની યાદી, સૌથી સારો પહેલો; વધુમાં વધુ 512",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true: કોઈ કાર્ડ બે સેટમાં ગણાતું નથી, અને વધુ સારા પહેલાં આવે છે",
  ["a list of entries of `sets`"] = "`sets`ની વસ્તુઓની યાદી",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "{ \"cards\", value, … }ની યાદી, સૌથી સારો પહેલો; સરખી કિંમતવાળા "
      .. "પાસે પાસે",
  ["how many values are told (1)"] = "કેટલી કિંમત કહેવાય (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "આ કિંમતોવાળા પહેલા સેટની જગ્યા, અને કિંમતો; ખેલાડી પાસે કોઈ સેટ ન "
      .. "હતો તો nil, અને તે કોઈને કહેવાતું નથી",
  ["the game has several packs"] = "રમતમાં અનેક જોડ છે",
  ["Everyone is told that the player has held these, and no others."] =
    "બધાને કહેવાય છે કે ખેલાડી પાસે આ હતા, બીજા નહીં.",
  ["a list of { \"cards\", value, … }, the best first"] =
    "{ \"cards\", value, … }ની યાદી, સૌથી સારો પહેલો",
  ["true: no card counts in two sets"] = "true: કોઈ કાર્ડ બે સેટમાં ગણાતું નથી",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "આ સેટનાં હજી હાથમાં હોય તે કાર્ડ કેમ બતાવાય છે, ખેલાડીઓ માટે લખાણ, "
      .. "જેમાં `{points}` સેટની કિંમત છે; ન આપ્યું હોય તો તે બતાવાતાં નથી",
  ["a list of entries of `sets`, and the sum of their values"] =
    "`sets`ની વસ્તુઓની યાદી, અને તેમની કિંમતોનો સરવાળો",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "બીજો જેને હરાવે તે અર્થ છોડી દેવાય છે: સ્ટ્રેટ ફ્લશ સ્ટ્રેટ તરીકે "
      .. "અપાતો નથી. યાદીથી ખેલાડી કહી શકે કે અનેકમાંથી કયો અર્થ છે; "
      .. "`self:ask`ના રૂપમાં `beats = { cards, name }` ત્યારે તેનો જ જવાબ "
      .. "માગે છે.",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "મેળનાં નામોની યાદી, હકીકતનો છેલ્લો પહેલો; કાર્ડ કોઈ મેળ ન હોય તો "
      .. "ખાલી",
  ["the game has no combinations"] = "રમતમાં મેળ (combinations) નથી",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "પૂર્ણ સંખ્યા, ઓછામાં ઓછી 0; 0: કંઈ બચવું ન જોઈએ",
  ["cards; none if nobody can knock with them"] =
    "કાર્ડ; તેનાથી કોઈ નૉક ન કરી શકે તો કોઈ નહીં",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "તેનાથી ટીમો અલગ ન પડે, તો સૌથી સારાની આગલી કિંમત કહેવાય છે, અને એમ "
      .. "આગળ.",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "જેનો સેટ સૌથી સારો છે તે ખેલાડી, સરખામાં યાદીનો પહેલો; કોઈ પાસે ન "
      .. "હતો તો nil. અને બેઠકોના ક્રમમાં કહેલી કિંમતો, લખાણ રૂપે. અને true, "
      .. "જો બીજી ટીમના ખેલાડીનો સેટ સરખો હોય.",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "જેની પાસે કોઈ ન હોય તે પાસ થાય છે. જાહેર થાય તો તેમાંનો સૌથી સારો "
      .. "કેટલો ગણાય તે બધાને કહેવાય છે, tell_bestની જેમ; કાર્ડ હાથમાં રહે છે.",
  ["who is asked"] = "કોને પૂછાય છે",
  ["what is said to declare"] = "જાહેર કરવા શું કહેવાય છે",
  ["the value of the best set; nil if none was declared"] =
    "સૌથી સારા સેટની કિંમત; કોઈ જાહેર ન થયો તો nil",
}
