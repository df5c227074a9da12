-- The help on words of a rules file in Gujarati: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "વ્યાખ્યાઓ",
  ["facts"] = "હકીકતો",
  ["house rules"] = "ઘરના નિયમો",
  ["options"] = "વિકલ્પો",
  ["obligations"] = "ફરજો",
  ["steps"] = "પગલાં",
  ["self"] = "self: મેચ",
  ["dealing"] = "વહેંચણી",
  ["questions"] = "સવાલો",
  ["tricks"] = "ટ્રિક",
  ["plays"] = "એકસાથે રમાતાં કાર્ડ",
  ["melds"] = "મેલ્ડ",
  ["sets"] = "કાર્ડના સેટ",
  ["scoring"] = "સ્કોર",
  ["turns"] = "વારા",
  ["players"] = "ખેલાડીઓ",
  ["piles"] = "ઢગલા",
  ["cards"] = "કાર્ડ",
  ["orders"] = "ક્રમ",
  ["examples"] = "ઉદાહરણો",
  ["lessons"] = "પાઠ",
  ["lua"] = "Lua",
  ["matches"] = "મેચ",
  ["views"] = "દૃશ્યો",
  ["stories"] = "વૃત્તાંત",
  ["positions"] = "સ્થિતિઓ",
  ["records"] = "રેકોર્ડ",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "રમત બનાવે છે: તેની હકીકતો ધનુષકૌંસમાં, દરેક ફાઈલ વંચાય ત્યારે તપાસાય છે.",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "ઘરનો નિયમ બનાવે છે: કઈ રમતનો છે, કયા વિકલ્પો પહેલેથી નક્કી કરે છે "
      .. "(`set`), કયા ઘરના નિયમો સાથે લાવે છે (`with`) કે બદલી શકે છે "
      .. "(`on_top_of`), અને તેના પોતાના વિકલ્પો, ખાનાં, ફરજો અને હકીકતો.",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "નિયમોનું ગણેલું ઉદાહરણ: એક સ્થિતિ, અને તેમાંથી શું નીકળે છે.",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "52 કાર્ડની ફ્રેન્ચ ડેક, 54ની (નાના અને મોટા જોકર સાથે) કે 32ની (સાતથી "
      .. "ઉપર).",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "40 કાર્ડની સ્પેનિશ ડેક, અથવા આઠા અને નવા સાથે 48ની.",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "કોઈ પણ ડેક: સૂટના અક્ષર, નીચાથી ઊંચા રેન્ક, જોકર, ડેકની સંખ્યા, અને "
      .. "કાઢી નાખવાનાં કાર્ડ કે રેન્ક.",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "`round`, `keeps` કે `piles`માં: દરેક ટીમનું પોતાનું.",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "`round`, `keeps` કે `piles`માં: દરેક ખેલાડીનું પોતાનું.",
  ["The words of a text, as a list."] = "લખાણના શબ્દો, યાદી રૂપે.",
  ["One list of the items of several, in their order."] =
    "અનેક યાદીઓની વસ્તુઓની એક યાદી, એ જ ક્રમમાં.",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "લખાણના શબ્દો કે ઢગલાનાં કાર્ડ પર એક પછી એક જાય છે.",
  ["Each of some words followed by each of others, with a blank between."] =
    "કેટલાક શબ્દોમાંના દરેક પાછળ બીજામાંના દરેક, વચ્ચે ખાલી જગ્યા સાથે.",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "`combine`એ જોડેલું છૂટું પાડે છે: પહેલો શબ્દ, અને બાકીનું.",
  ["The cards of one rank or several, in one suit or several."] =
    "એક કે અનેક રેન્કનાં કાર્ડ, એક કે અનેક સૂટમાં.",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "શું `x` લખાણનો એક શબ્દ છે, કે યાદીની એક વસ્તુ?",
  ["The n-th word of a text."] = "લખાણનો n-મો શબ્દ.",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "નિસરણી પર શબ્દની જગ્યા: સૌથી નીચેના માટે 1.",
  ["The word n places higher on a ladder, from low to high."] =
    "નિસરણી પર n જગ્યા ઊંચો શબ્દ, નીચેથી ઉપર.",
  ["Each card n times, for several packs."] =
    "દરેક કાર્ડ n વાર, અનેક ડેક માટે.",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "એક સૂટનાં n કાર્ડની બધી હાર જેના રેન્ક એક પછી એક આવે છે.",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "કેટલાક પ્રકારના બધા સેટ, self:sets_in, self:tell_best અને self:best_of "
      .. "માટે: એક સૂટનાં ક્રમિક કાર્ડ, અને એક રેન્કનાં ચારેય.",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "હુકમના રંગના ગુલામ, ક્રમના `top` માટે: ડાબો બાવર, અને તેની ઉપર હુકમનો "
      .. "ગુલામ, જમણો બાવર.",
  ["The Japanese flower cards."] = "જાપાની ફૂલ-કાર્ડ.",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "ફ્રેન્ચ ટેરો: 14 રેન્કવાળા ચાર સૂટ, જેમાં ઘોડેસવાર N છે; `1T`થી `21T` "
      .. "સુધી હુકમ; અને એક્સક્યુઝ, જોકર `EX`.",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "`round` કે `keeps`માં: ખાનાની નવી કિંમત ટેબલ કહેતું નથી, અને તેની લીટી "
      .. "પણ બતાવતું નથી, કારણ કે કહેવાઈ ગયેલું જ પૂરતું છે, અથવા ફક્ત "
      .. "નિયમોને તે જોઈએ છે.",
  ["The result of another rules file, by its name in the rules folders."] =
    "નિયમોની બીજી ફાઈલનું પરિણામ, નિયમોનાં ફોલ્ડરમાં તેના નામથી.",

  ["text: the game that it belongs to"] = "લખાણ: જે રમતનો છે તે",
  ["table: options that it presets; a function gets the options before it"] =
    "ટેબલ: પહેલેથી નક્કી કરેલા વિકલ્પો; ફંક્શનને અગાઉના વિકલ્પો મળે છે",
  ["list: house rules that it adds"] = "યાદી: ઘરના નિયમો જે તે ઉમેરે છે",
  ["text or list: house rules whose steps and options it may change"] =
    "લખાણ કે યાદી: ઘરના નિયમો જેનાં પગલાં અને વિકલ્પો તે બદલી શકે",
  ["text or list: house rules that do not go together with it"] =
    "લખાણ કે યાદી: ઘરના નિયમો જે તેની સાથે ન ચાલે",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "વિકલ્પ કે ખાનું જે પૂર્ણ સંખ્યા છે: તેની સામાન્ય કિંમત, ગાળો અને અર્થ.",
  ["An option or field that is one of several words or numbers."] =
    "વિકલ્પ કે ખાનું જે અનેક શબ્દો કે સંખ્યાઓમાંનું એક છે.",
  ["An option or field that is true or false: its default and its meaning."] =
    "વિકલ્પ કે ખાનું જે true કે false છે: તેની સામાન્ય કિંમત અને અર્થ.",
  ["An option or field that is any text: its default and its meaning."] =
    "વિકલ્પ કે ખાનું જે કોઈ પણ લખાણ છે: તેની સામાન્ય કિંમત અને અર્થ.",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "ખાનામાં નામ લીધેલું કાર્ડ જેની પાસે હોય તેણે તે સૂટથી શરૂઆત થાય ત્યારે "
      .. "તે જ રમવું પડે.",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "ખાનામાં નામ લીધેલું કાર્ડ ન રમાય ત્યાં સુધી જેની પાસે હોય તે તેને રાખે "
      .. "છે અને તે સૂટના બીજા કાર્ડથી લીડ કરતો નથી; અને નામ લેનાર તે સૂટનું "
      .. "એક કાર્ડ રાખે છે.",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "રાઉન્ડનું પહેલું કાર્ડ ખાનામાં નામ લીધેલા કાર્ડના સૂટનું ન હોય, સિવાય "
      .. "કે તે જ કાર્ડ હોય.",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "ટ્રિકમાંની ફરજ જે ફાઈલ પોતે ઘડે છે: તેનું નામ, તે ના પાડે તે કાર્ડ "
      .. "માટેનું વાક્ય, અને જે કાર્ડ રમવાં (`play`) કે ટાળવાં (`avoid`) પડે "
      .. "તે.",
  ["An obligation that binds only once a pile is empty."] =
    "ફરજ જે ઢગલો ખાલી થાય ત્યારે જ લાગુ પડે છે.",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "ફરજ, કે તેમની યાદી, જે હકીકતો સાચી હોય ત્યારે જ લાગુ પડે છે.",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "ફરજ, કે તેમની યાદી, જે કોઈ હકીકત સાચી હોય ત્યારે લાગુ પડતી નથી.",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "ફરજ, કે તેમની યાદી, જેમાંથી કેટલાંક કાર્ડ મુક્ત છે: તે હંમેશા રમી શકાય, "
      .. "અને જે હાથ ફક્ત આ કાર્ડથી ફરજ બજાવી શકે તેણે બજાવવી પડતી નથી.",
  ["cards of the suit led"] = "લીડ સૂટનાં કાર્ડ",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "લીડ સૂટનાં કાર્ડ જે અત્યાર સુધીના શ્રેષ્ઠને હરાવે; બીજા સૂટની "
      .. "ટ્રિકમાં હુકમ રમાય પછી એકેય નહીં",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "લીડ સૂટનાં કાર્ડ જે અત્યાર સુધીના શ્રેષ્ઠને હરાવે, હુકમ રમાયો હોય "
      .. "કે નહીં",
  ["trumps"] = "હુકમ",
  ["trumps above the best trump so far"] =
    "અત્યાર સુધીના શ્રેષ્ઠ હુકમથી ઊંચા હુકમ",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "લખાણ: કાર્ડને ના પાડતું વાક્ય: `{cards}` રમી શકાય તે કાર્ડ, `{suit}` "
      .. "લીડ સૂટ, `{best}` જીતી રહેલું કાર્ડ, `{trump}` કોઈ પણ ખાનું",
  ["cards: the cards that must be played; see the names of cards"] =
    "કાર્ડ: જે રમવાં પડે; કાર્ડનાં નામ જુઓ",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "કાર્ડ: જેની પાસે બીજાં હોય તે આ ન રમી શકે; પછીની ફરજો પણ લાગુ રહે છે",
  ["cards: it does not bind a hand that has only such cards"] =
    "કાર્ડ: જે હાથમાં ફક્ત આવાં કાર્ડ હોય તેને લાગુ પડતી નથી",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "કાર્ડ: જે હંમેશા રમી શકાય; જે હાથ ફક્ત આનાથી ફરજ બજાવી શકે તેણે બજાવવી "
      .. "પડતી નથી",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "હકીકતો: આ બધું સાચું હોય ત્યારે જ લાગુ પડે છે: હકીકતોનાં નામ, વચ્ચે "
      .. "અલ્પવિરામ, અને ખાનાં કે વિકલ્પોની કિંમતો: { \"leading\", contract "
      .. "= \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "હકીકતો: આમાંનું કંઈ સાચું હોય તો લાગુ પડતી નથી",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "કાર્ડ: આમાંનું એક કોઈ ટ્રિકમાં ન રમાય ત્યાં સુધી લાગુ",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "કાર્ડ: આમાંનું એક બીજા સૂટની ટ્રિકમાં ન રમાય ત્યાં સુધી લાગુ",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "ફ્લેગ: true: પછીની ફરજો આણે બાકી રાખેલાં કાર્ડમાંથી પસંદ કરે છે",
  ["the player leads to the trick"] = "ખેલાડી ટ્રિકમાં લીડ કરે છે",
  ["no trick has been played in this round"] =
    "આ રાઉન્ડમાં હજી કોઈ ટ્રિક રમાઈ નથી",
  ["trumps were led"] = "હુકમથી લીડ થયું",
  ["another suit was led, and a trump is winning"] =
    "બીજા સૂટથી લીડ થયું, અને હુકમ જીતી રહ્યો છે",
  ["the player's side is winning the trick"] =
    "ખેલાડીની ટીમ ટ્રિક જીતી રહી છે",
  ["the player has no card of the suit led"] =
    "ખેલાડી પાસે લીડ સૂટનું કાર્ડ નથી",
  ["the cards of the suit led"] = "લીડ સૂટનાં કાર્ડ",
  ["those of the suit led that beat its best so far"] =
    "લીડ સૂટનાં જે અત્યાર સુધીના શ્રેષ્ઠને હરાવે",
  ["all trumps"] = "બધા હુકમ",
  ["trumps below the best trump so far"] =
    "અત્યાર સુધીના શ્રેષ્ઠ હુકમથી નીચા હુકમ",
  ["the cards of that rank that are trumps"] = "તે રેન્કનાં કાર્ડ જે હુકમ છે",

  ["plays one round: deals, asks, plays, scores."] =
    "એક રાઉન્ડ રમે છે: વહેંચે છે, પૂછે છે, રમે છે, પોઈન્ટ આપે છે.",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "દરેક ટ્રિક પછી જીતનાર ખેલાડી સાથે બોલાવાય છે; `self:trick()`માં "
      .. "ટ્રિકનાં કાર્ડ છે; પગલું true જવાબ આપે તો વધુ ટ્રિક રમાતી નથી",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "ખેલાડીનો થ્રો નિષ્ફળ જાય ત્યારે બોલાવાય છે, તેને બદલે ભાગ રમાય તે પહેલાં",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "self:may_sayએ છૂટ આપેલો શબ્દ ખેલાડી બોલે ત્યારે બોલાવાય છે, કાર્ડ રમાય "
      .. "તે પહેલાં",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "કયાં કાર્ડ કોને હરાવે છે; રાઉન્ડનું ખાનું બદલાય ત્યારે બોલાવાય છે: { "
      .. "trump = સૂટ, ranks = નીચેથી ઉપર, top = હુકમના સૂટની ઉપરનાં કાર્ડ, "
      .. "worthless = જે કદી જીતતાં નથી, joins = { H = જે લાલનાં સૌથી ઊંચાં "
      .. "ગણાય }, later = જેમાં બે સરખાંમાંથી પછીનું જીતે, counts_as = { S = "
      .. "જે કાળીનાં સૌથી નીચાં છે } }, જરૂર હોય તે જ.",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "રાઉન્ડ ક્યાં સુધી પહોંચ્યો છે, બધા જાણી શકે તેટલું: { attackers = \"45 "
      .. "of 80\" }, દરેક ટીમની કિંમત હોય તો યાદી, કે કેટલાકની હોય તો { "
      .. "[side.number] = … }.",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "રાઉન્ડના પરિણામની કિંમત, તેનાં ખાનાં પરથી, જેથી મેચ વિના પણ પૂછી શકાય; "
      .. "જે ખાનાં હોઈ જ ન શકે તેના માટે nil અને કારણ લખાણ રૂપે",
  ["who deals the next round."] = "આગલો રાઉન્ડ કોણ વહેંચે છે.",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "દરેક રાઉન્ડ પછી બોલાવાય છે: આગળ રમવા false, અથવા true અને જીતનાર ટીમ "
      .. "(0: સરખું).",

  ["player: who deals this round"] = "ખેલાડી: આ રાઉન્ડ વહેંચનાર",
  ["number: the round in the match, from 1"] =
    "સંખ્યા: મેચનો કેટલામો રાઉન્ડ, 1થી",
  ["the value of an option; read only"] = "વિકલ્પની કિંમત; ફક્ત વાંચવા માટે",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "રમતની હકીકત, જેમ કે `players` કે `points`; ફક્ત વાંચવા માટે",
  ["pile: the cards that have not been dealt"] = "ઢગલો: જે કાર્ડ વહેંચાયાં નથી",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "ઢગલો કે ખાનું: `piles`માં જાહેર કરેલો ઢગલો; `round` કે `keeps`માં જાહેર "
      .. "કરેલું ખાનું, ખાલી હોય ત્યારે nil",

  ["Goes through the sides, from side 1 on."] =
    "ટીમો પર એક પછી એક જાય છે, ટીમ 1થી.",
  ["Goes through the players who take part, in turn."] =
    "ભાગ લેતા ખેલાડીઓ પર વારાફરતી જાય છે.",
  ["The players who take part, in turn, all at once."] =
    "ભાગ લેતા ખેલાડીઓ, વારાના ક્રમમાં, બધા એકસાથે.",
  ["The player on the left, or `n` seats to the left."] =
    "ડાબી બાજુનો ખેલાડી, કે `n` બેઠક ડાબે.",
  ["The player on the right, or `n` seats to the right."] =
    "જમણી બાજુનો ખેલાડી, કે `n` બેઠક જમણે.",
  ["The other player of the side."] = "ટીમનો બીજો ખેલાડી.",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "આ રાઉન્ડમાં ખેલાડી પાસે હતાં તે કાર્ડ: હાથમાંનાં, અને ટ્રિકમાં રમાઈ "
      .. "ગયેલાં.",
  ["The player gets no cards and no turn in this round."] =
    "આ રાઉન્ડમાં ખેલાડીને કાર્ડ કે વારો મળતો નથી.",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "ખેલાડીઓ આ રાઉન્ડ માટે બે પક્ષ બનાવે છે; કુલ પોઈન્ટ ખેલાડીઓના જ રહે છે.",
  ["Tells everyone of which party a player is; for announcements."] =
    "ખેલાડી કયા પક્ષનો છે તે બધાને કહે છે; જાહેરાતો માટે.",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "આ રાઉન્ડનો પક્ષ: 1 તે જેને `form_parties` નામ આપે છે, 2 બીજા.",
  ["Makes the player the dealer of this round from now on."] =
    "ખેલાડીને હવેથી આ રાઉન્ડનો ડીલર બનાવે છે.",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "ખેલાડીને આગલા રાઉન્ડનો ડીલર બનાવે છે, સિવાય કે પગલું `next_dealer` "
      .. "બીજું કહે.",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "ભાગ લેતા બીજા ખેલાડીઓ પર વારાફરતી જાય છે, આગલાથી શરૂ કરીને.",
  ["The player whose turn is next, or `n` turns later."] =
    "જેનો વારો આગલો છે તે ખેલાડી, કે `n` વારા પછીનો.",
  ["The player in a seat."] = "બેઠકનો ખેલાડી.",
  ["A side by its number, or the side of a player."] =
    "પોતાની સંખ્યાથી ટીમ, કે ખેલાડીની ટીમ.",
  ["Four players draw a card each, in the order of their seats."] =
    "ચાર ખેલાડી બેઠકોના ક્રમમાં એક એક કાર્ડ ખેંચે છે.",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "કાર્ડ કોની પાસે છે તે જુએ છે, અને બધાને કહે છે: ડીલરની ડાબી બાજુથી "
      .. "પહેલો જેની પાસે હોય.",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "આ રાઉન્ડમાં આ બધાં કાર્ડ કોની પાસે હતાં તે જુએ છે, હાથમાં હોય કે "
      .. "ટ્રિકમાં રમાયાં હોય.",
  ["number: the seat, from 1; of a side, its number"] =
    "સંખ્યા: બેઠક, 1થી; ટીમની, તેની સંખ્યા",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "ટીમ: ખેલાડીની ટીમ; એકલો રમનાર પણ ટીમ છે",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "પક્ષ: આ રાઉન્ડમાં ખેલાડીનો પક્ષ: self:form_parties જુઓ; ન હોય તો nil",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "કંઈ પણ: `number`, `name`, `others`, જે બીજો પક્ષ છે; અને તેના બધા "
      .. "ખેલાડીઓનું ભેગું: `players`, યાદી; `tricks`, સંખ્યા; `won`, "
      .. "ટ્રિકમાં જીતેલાં કાર્ડ; `points`, તે કેટલાં ગણાય; `count`, તેમણે "
      .. "શું ગણ્યું: self:count જુઓ",
  ["pile: the cards in hand"] = "ઢગલો: હાથનાં કાર્ડ",
  ["number: tricks won in this round"] = "સંખ્યા: આ રાઉન્ડમાં જીતેલી ટ્રિક",
  ["list of players: the side's players"] = "ખેલાડીઓની યાદી: ટીમના ખેલાડીઓ",
  ["number: tricks won in this round by all its players"] =
    "સંખ્યા: આ રાઉન્ડમાં તેના બધા ખેલાડીઓએ જીતેલી ટ્રિક",
  ["number: what the side counts in this round: see self:count"] =
    "સંખ્યા: આ રાઉન્ડમાં ટીમની ગણતરી: self:count જુઓ",
  ["number: the side's total so far"] = "સંખ્યા: ટીમનું અત્યાર સુધીનું કુલ",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "ઢગલો: આ રાઉન્ડમાં ટીમે જીતેલી ટ્રિકનાં કાર્ડ",
  ["cards: the cards that its players hold, taken together"] =
    "કાર્ડ: તેના ખેલાડીઓ પાસેનાં કાર્ડ, બધાં ભેગાં",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "ટેબલ: ટેબલ પરના તેના મેલ્ડના પોઈન્ટ: self:count_melds જુઓ",
  ["pile: a pile of the game's own that each player or side has"] =
    "ઢગલો: રમતનો પોતાનો ઢગલો જે દરેક ખેલાડી કે ટીમનો છે",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "ખાનું: each_player કે each_side `round` કે `keeps`માં જાહેર કરે તે; "
      .. "ખાલી હોય ત્યારે nil.",

  ["What its cards count by the game's fact `points`."] =
    "હકીકત `points` પ્રમાણે તેનાં કાર્ડ કેટલાં ગણાય.",
  ["How many of that card are in the pile."] = "ઢગલામાં તે કાર્ડ કેટલાં છે.",
  ["The card on top."] = "ઉપરનું કાર્ડ.",
  ["The cards in the pile now, as `cards` has them."] =
    "ઢગલાનાં હાલનાં કાર્ડ, `cards` આપે છે તેમ.",
  ["Its cards that count as a suit in the present order."] =
    "હાલના ક્રમમાં સૂટનાં ગણાતાં તેનાં કાર્ડ.",
  ["The first of some piles in which a card is."] =
    "કેટલાક ઢગલામાંનો પહેલો જેમાં કાર્ડ છે.",
  ["The cards of a pile from one of them to the top."] =
    "ઢગલાનાં કાર્ડ, તેમાંના એકથી ઉપર સુધી.",
  ["number: how many cards are in it; the same for `cards`"] =
    "સંખ્યા: તેમાં કેટલાં કાર્ડ છે; `cards` માટે પણ",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "લખાણ: તેનાં કાર્ડ વચ્ચે ખાલી જગ્યા સાથે, સૌથી નીચેનું પહેલું; `cards` "
      .. "માટે પણ",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "કાર્ડ પર છાપેલો સૂટ, કે તે નામનો સૂટ, જેનાથી બિડ પૂરી થઈ શકે.",
  ["The rank of a card."] = "કાર્ડનો રેન્ક.",
  ["How many of that card there are among them."] = "તેમાં તે કાર્ડ કેટલાં છે.",
  ["The cards with a suit printed on them."] =
    "જેના પર સૂટ છાપેલો છે તે કાર્ડ.",
  ["The cards of a rank, or of several."] = "એક કે અનેક રેન્કનાં કાર્ડ.",
  ["The cards with a tag of the deck."] = "ડેકના ટેગવાળાં કાર્ડ.",
  ["The ranks of the cards, in the deck's order."] =
    "કાર્ડના રેન્ક, ડેકના ક્રમમાં.",
  ["The cards that are left without the others."] =
    "બીજાં કાઢ્યા પછી બાકીનાં કાર્ડ.",
  ["The cards together with others."] = "બીજાં સાથેનાં કાર્ડ.",
  ["Their texts, by suit and rank."] = "તેમનાં લખાણ, સૂટ અને રેન્ક પ્રમાણે.",
  ["How many of that card the deck has."] = "ડેકમાં તે કાર્ડ કેટલાં છે.",
  ["All its cards."] = "તેનાં બધાં કાર્ડ.",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "ડેક લખે છે તેમ કાર્ડનું લખાણ (`\"QS\"`), કોઈ પણ જોડણીથી (`sq`, `♠Q`, "
      .. "`10h`, `th`); ડેકના કાર્ડનું નામ ન હોય તો nil.",
  ["Cards of the deck as one value, with the methods of cards."] =
    "ડેકનાં કાર્ડ એક કિંમત તરીકે, કાર્ડની રીતો સાથે.",
  ["The top cards of piles; an empty pile has none."] =
    "ઢગલાનાં ઉપરનાં કાર્ડ; ખાલી ઢગલાનું એકેય નહીં.",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "ડેકનાં કાર્ડ જે કેટલાંક કાર્ડમાંના એકની તેના સૂટમાં બાજુમાં છે: હાલના "
      .. "ક્રમમાં એક ઊંચું કે એક નીચું.",
  ["A set of cards to try things with."] = "અજમાવવા માટે કાર્ડનો સમૂહ.",
  ["A pack of cards."] = "કાર્ડની ડેક.",

  ["Does card `a` beat card `b`?"] = "કાર્ડ `a`, કાર્ડ `b`ને હરાવે છે?",
  ["The suit that a card counts as."] = "કાર્ડ કયા સૂટનું ગણાય.",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "કાર્ડ તેના સૂટમાં કેટલું ઊંચું છે, 1થી; સરખાં કાર્ડની ઊંચાઈ સરખી છે.",
  ["Which of the cards wins, if they are played one after the other."] =
    "એક પછી એક રમાય તો કયું કાર્ડ જીતે.",
  ["The cards that count as a suit, low to high."] =
    "સૂટનાં ગણાતાં કાર્ડ, નીચેથી ઉપર.",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "હુકમનો સૂટ: હુકમ કોઈ સૂટ ન હોય તો `\"trump\"`, હુકમ ન હોય તો nil.",
}
