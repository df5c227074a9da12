-- The help on words in Gujarati: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "ફાઈલ પરિણામમાં રમતનાં પગલાં ઉમેરે છે અને તે પાછું આપે છે.",
  ["the game, for `function whist:round() … end`"] =
    "રમત, `function whist:round() … end` માટે",
  ["the braces have an unknown name or a wrong value"] =
    "ધનુષકૌંસમાં અજાણ્યું નામ કે ખોટી કિંમત છે",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "તેનાં પગલાં રમતનાં પગલાંની જગ્યા લે છે; `base.choose_trump(self)` "
      .. "જેની જગ્યા લીધી તે પગલું બોલાવે છે.",
  ["the house rule, to put steps on and to return"] =
    "ઘરનો નિયમ, જેમાં પગલાં ઉમેરાય અને જેને ફાઈલ પાછો આપે",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "રમતની જેમ; અને બે ઘરના નિયમો એક જ વસ્તુ બદલે અને કોઈ બીજાની ઉપર ન "
      .. "હોય ત્યારે પણ",
  ["It is a test of the file and a line of the rulebook."] =
    "તે ફાઈલની કસોટી છે અને નિયમપુસ્તિકાની એક લીટી.",
  ["Each pack contains the `jokers`."] = "દરેક જોડમાં `jokers` હોય છે.",
  ["the differences: see the facts of a deck"] = "તફાવતો: ડેકની હકીકતો જુઓ",
  ["there is no such pack, or it has no such card to leave out"] =
    "આવી જોડ નથી, અથવા જે કાર્ડ કાઢવાનું છે તે તેમાં નથી",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "સૂટને પોતાની રેન્ક હોઈ શકે, કાર્ડ એકથી વધુ વાર હોઈ શકે, અને કાર્ડ "
      .. "પર ટેગ હોઈ શકે.",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "128થી વધુ અલગ કાર્ડ, કુલ 256થી વધુ કાર્ડ, 12થી વધુ સૂટ, એક સૂટમાં "
      .. "24થી વધુ રેન્ક કે એક કાર્ડની 16થી વધુ નકલ છે",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "નિયમો તેને `side.NAME` તરીકે વાંચે અને મૂકે છે. મેચનું ખાનું NAME "
      .. "ટીમોના ક્રમમાં તે બધાની યાદી છે, દૃશ્યો, ઉદાહરણો અને હકીકતો માટે.",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "એકલા માટે જે હોય તે જ: તેના પ્રકારનો શબ્દ (`text`, `number`, "
      .. "`flag`, `list`, `players`), વિકલ્પનો શબ્દ, સામાન્ય કિંમત, કે ઢગલો "
      .. "કોને દેખાય; અથવા { what, listed = \"યાદીનું નામ\" }. `keeps`ની "
      .. "યાદીઓ શરૂઆતમાં ખાલી હોય છે",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "નિયમો તેને `player.NAME` તરીકે વાંચે અને મૂકે છે. મેચનું ખાનું NAME "
      .. "બેઠકોના ક્રમમાં તે બધાની યાદી છે, દૃશ્યો, ઉદાહરણો અને હકીકતો માટે.",
  ["see `each_side`"] = "`each_side` જુઓ",
  ["lists, or single items; nil and false are left out"] =
    "યાદીઓ, કે એકલી વસ્તુઓ; nil અને false છોડી દેવાય છે",
  ["a new list"] = "નવી યાદી",
  ["a text, or a list of texts"] = "લખાણ, કે લખાણોની યાદી",
  ["the same; with the text \"\" the first word is alone"] =
    "એ જ; લખાણ \"\"થી પહેલો શબ્દ એકલો રહે છે",
  ["such as a bid"] = "જેમ કે બિડ",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "લખાણ જેનાથી શરૂ થઈ શકે તે શબ્દો: લખાણ, શબ્દો વચ્ચે ખાલી જગ્યા; કે "
      .. "લખાણોની યાદી",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "શબ્દ, અને બાકીનું જો હોય; લખાણ તેમાંના કોઈ શબ્દથી શરૂ ન થાય તો આખું "
      .. "લખાણ",
  ["a text, or a list"] = "લખાણ, કે યાદી",
  ["their letters; \"C D H S\", if they are left out"] =
    "તેમના અક્ષર; ન આપ્યા હોય તો \"C D H S\"",
  ["a text, a number or a player; nil is never among them"] =
    "લખાણ, સંખ્યા કે ખેલાડી; nil તેમાં ક્યારેય નથી",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "લખાણ જેના શબ્દો વચ્ચે ખાલી જગ્યા હોય; કે યાદી, જેની વસ્તુઓમાં ખાલી "
      .. "જગ્યા હોઈ શકે",
  ["true or false"] = "true કે false",
  ["After the last word it begins again; `none` gives nil."] =
    "છેલ્લા શબ્દ પછી ફરી પહેલો આવે છે; `none` પર nil મળે છે.",
  ["words with blanks between, from low to high"] =
    "શબ્દો, વચ્ચે ખાલી જગ્યા, નીચેથી ઉપર",
  ["one of them"] = "તેમાંનો એક",
  ["the place, from 1"] = "જગ્યા, 1થી",
  ["the ladder has no such word"] = "નિસરણી પર આવો શબ્દ નથી",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "ચઢાણ છેલ્લા શબ્દ પર, કે રસ્તાના પહેલા મુકામ પર અટકે છે.",
  ["words with blanks between"] = "શબ્દો, વચ્ચે ખાલી જગ્યા",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "શરૂઆતનો શબ્દ; તે મુકામ હોય તો ચઢાણ તેને પાર કરે છે",
  ["the number of places"] = "કેટલી જગ્યા",
  ["words that no climb passes: one text or several"] =
    "જેને કોઈ ચઢાણ પાર ન કરે તે શબ્દો: એક કે અનેક લખાણ",
  ["the word, and the number of places climbed"] = "શબ્દ, અને કેટલી જગ્યા ચઢાઈ",
  ["the number of times, up to 64"] = "કેટલી વાર, વધુમાં વધુ 64",
  ["text, words with blanks between; or a list of such texts"] =
    "લખાણ, શબ્દો વચ્ચે ખાલી જગ્યા; કે આવાં લખાણોની યાદી",
  ["the text, or a list with a text for each"] =
    "લખાણ, કે દરેક માટેના લખાણની યાદી",
  ["the ranks in a row, low to high: words with blanks between"] =
    "હારની રેન્ક, નીચેથી ઉપર: શબ્દો, વચ્ચે ખાલી જગ્યા",
  ["how many cards each row has"] = "દરેક હારમાં કેટલાં કાર્ડ",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "લખાણોની યાદી: પહેલા સૂટની હાર, પછી આગલાની",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "તેઓ પ્રકારના ક્રમમાં હોય છે; એક પ્રકારના તેમના સૌથી ઊંચા કાર્ડ "
      .. "પ્રમાણે, અને પછી સૂટ `first` પહેલો.",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "સૌથી સારો પ્રકાર પહેલો: { points, run = કેટલાં એક પછી એક } કે { "
      .. "points, same = ranks }",
  ["a suit's letter"] = "સૂટનો અક્ષર",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "{ cards, points, કેટલાં કાર્ડ, સૌથી ઊંચું કાર્ડ, તે એ સૂટનું છે કે "
      .. "નહીં }ની યાદી, છેલ્લાં ત્રણ લખાણ રૂપે",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "ફ્રેન્ચ સૂટનો અક્ષર; nil: હુકમ નહીં, તો બાવર પણ નહીં",
  ["a card above both, such as a joker; false or nil for none"] =
    "બંનેથી ઊંચું કાર્ડ, જેમ કે જોકર; ન હોય તો false કે nil",
  ["a list of cards, low to high"] = "કાર્ડની યાદી, નીચેથી ઉપર",
  ["there is no such suit"] = "આવો સૂટ નથી",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "કાર્ડની રેન્ક તેનો મહિનો છે, 1થી 12, અને સૂટ તેનો પ્રકાર: light "
      .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, બે વાર; `12P` "
      .. "ત્રણ વાર). કવિતાવાળી રિબન પર ટેગ `poem` છે, ભૂરી પર `blue`, "
      .. "વરસાદવાળા માણસ પર `rain`, પ્યાલા પર `cup`.",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "ટેગ `oudler` 1T, 21T અને EX પર છે.",
  ["Views have it."] = "દૃશ્યોમાં તે હોય છે.",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "કોઈપણ ખાના માટે જે હોય તે જ: તેના પ્રકારનો શબ્દ (`text`, `number`, "
      .. "`player`), વિકલ્પનો શબ્દ, કે સામાન્ય કિંમત",
  ["The file is loaded once, and its result cannot be changed."] =
    "ફાઈલ એક વાર વંચાય છે, અને તેનું પરિણામ બદલી શકાતું નથી.",
  ["a name with a path in it; a file that requires itself"] =
    "નામમાં રસ્તો છે; કે ફાઈલ પોતાને જ માગે છે",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "ખાનાને ફક્ત ગાળો જોઈએ, `number(0, 13)`; એકલું `number` કોઈપણ પૂર્ણ "
      .. "સંખ્યા ચાલવા દે છે. ખાનામાં `names` તે શબ્દો છે જે ટેબલ તેની અમુક "
      .. "સંખ્યાઓ માટે કહે છે.",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "પહેલી સામાન્ય કિંમત છે, અને છેલ્લું લખાણ અર્થ. `of`થી શબ્દો કોઈ "
      .. "લખાણ કે યાદીના હોય છે; `from` તે શબ્દ પહેલાંના છોડી દે છે, અને "
      .. "`default` પહેલાને બદલે બીજાને સામાન્ય કિંમત બનાવી શકે. ખાનાને ફક્ત "
      .. "શબ્દો જોઈએ, `choice \"up down\"`; રમતના ખાના માટે ઘરના નિયમના શબ્દો "
      .. "રમતના શબ્દોમાં ઉમેરાય છે. ખાનાને બીજાં ખાનાંમાં અમુક કિંમત જોઈએ "
      .. "એવું બની શકે: `choice { of = \"small grand\", needs = { bold = true "
      .. "} }`.",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "`of`થી લખાણ આ શબ્દોનું બને છે, વચ્ચે ખાલી જગ્યા કે અલ્પવિરામ; "
      .. "`count` તેમની સંખ્યા છે.",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "જે કોન્ટ્રાક્ટોમાં આ સરખાં હોય તે સાથે આવે છે: { hearts = 10, spades = 11, "
      .. "from = 2, to = 18, trump = true }. ખાનું `contract` રમાતા કોન્ટ્રાક્ટનું "
      .. "નામ આપે છે; નિયમો તેની સંખ્યા self.facts.contracts.NAMEથી વાંચે છે",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "પહેલું તે ખેલાડીવાળું ખાનું છે, અને કોણ કયા પક્ષમાં છે તે બધા જાણે "
      .. "કે તરત બંને પક્ષે કેટલા પોઈન્ટ લીધા તે બધા જુએ છે; તેના ભાગ જુઓ",
  ["Where all have passed the table says so without it"] =
    "બધા પાસ થયા હોય ત્યાં ટેબલ તેના વિના જ તે કહે છે",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "ટેબલ પર તેને બદલે ખેલાડીઓનાં નામ હોય છે, અને તે સમજાય પણ છે. અનેક "
      .. "હોય તો યાદી; તેમાં એવાં ખાનાં પણ હોઈ શકે જેનું લખાણ બેઠકો છે",
  ["Not given: nobody is told"] = "ન આપ્યું હોય: કોઈને કહેવાતું નથી",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "પહેલા પગલાનાં નામવાળાં ખાનાં દરેક પક્ષે છેલ્લે શું કહ્યું તે રાખે છે",
  ["All see them, and the field of its name keeps the player"] =
    "બધા તેમને જુએ છે, અને તેના નામનું ખાનું ખેલાડીને રાખે છે",
  ["the name of a field of the round, a card"] =
    "રાઉન્ડના કોઈ ખાનાનું નામ, જે કાર્ડ છે",
  ["Write it behind `follow_suit`."] = "તેને `follow_suit` પાછળ લખો.",
  ["the name of a field of the round, the player who has called it"] =
    "રાઉન્ડના કોઈ ખાનાનું નામ, તેને બોલાવનાર ખેલાડી",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "ફક્ત ખેલાડીના હાથનાં કાર્ડ ગણાય છે: રમી શકાય એવું કોઈ હાથમાં ન હોય, "
      .. "તો ફરજ લાગુ પડતી નથી. કાર્ડનાં નામથી ન કહેવાય ત્યાં ફંક્શન કહે છે "
      .. "કે કયાં કાર્ડ રમવાં પડશે: લખાણ, યાદી, કાર્ડ, સૂટ (તેનાં બધાં "
      .. "કાર્ડ), કે કોઈ નહીં તો nil.",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "વાક્ય; `play`, `avoid` અને બીજાં માટે ફરજના ભાગ જુઓ",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "તેને `self`, જેનો વારો છે તે ખેલાડીનો હાથ, અને તે ખેલાડી મળે છે; તે "
      .. "મેચ બદલી ન શકે અને કોઈને પૂછી ન શકે",
  ["Given a list of obligations, all wait for the pile."] =
    "ફરજોની યાદી આપી હોય, તો બધી ઢગલાની રાહ જુએ છે.",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "બધા ખેલાડીઓના સહિયારા ઢગલાનું નામ: `\"stock\"`, કે રમતનો પોતાનો કોઈ",
  ["one, or a list of them"] = "એક, કે તેમની યાદી",
  ["one of the list that binds from the start; false for none"] =
    "યાદીમાંની જે શરૂઆતથી લાગુ પડે; કોઈ નહીં તો false",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "હકીકતોનાં નામ, વચ્ચે અલ્પવિરામ, જેમ કે `\"leading, first trick\"`; "
      .. "કે આવાં નામોની યાદી, ખાનાં કે વિકલ્પોની કિંમતો સાથે: `{ "
      .. "\"leading\", trump = \"H\" }`",
  ["see `when`"] = "`when` જુઓ",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "કાર્ડ, રેન્ક, સૂટ, કે `\"J of trumps\"`, વચ્ચે અલ્પવિરામ",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "દરેક રમતમાં આ પગલું હોય છે. તે પહેલાં એન્જિન કાર્ડ ચીપીને સ્ટોક "
      .. "બનાવે છે અને રાઉન્ડનાં ખાનાં ખાલી કરે છે",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` લખાણ છે, સરખાં કાર્ડ વચ્ચે `=`; કે યાદી, જેમાં એક જગ્યાનાં "
      .. "અનેક કાર્ડ સરખાં છે, પણ હુકમના સૂટનું બીજાંથી ઊંચું. ન આપ્યું હોય: "
      .. "રમતની `ranks`, અને ખાનું `trump`",
  ["Views have the table, and the screen shows it"] =
    "દૃશ્યોમાં કોઠો હોય છે, અને સ્ક્રીન તે બતાવે છે",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "ન આપ્યું હોય: self:pass_deal_toએ કહેલો ખેલાડી, કે વારામાં આગલો",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "આ પગલું ન હોય: `base.over` જુઓ. self:win_matchએ કોઈ ટીમનું નામ "
      .. "લીધું હોય, તો તે ટીમ જીતી છે",
  ["the player to begin with (player 1)"] = "શરૂ કરનાર ખેલાડી (ખેલાડી 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "શરૂ કરનાર ખેલાડી (ડીલર પછી વારામાં આગલો)",
  ["as many players as take part"] = "રમતા હોય એટલા ખેલાડી",
  ["a player or a seat"] = "ખેલાડી કે બેઠક",
  ["how many seats (1)"] = "કેટલી બેઠક (1)",
  ["a player"] = "ખેલાડી",
  ["a player; nil if there is none"] = "ખેલાડી; કોઈ ન હોય તો nil",
  ["the cards as text"] = "કાર્ડ, લખાણ રૂપે",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "તેનો ઉપયોગ કાર્ડ વહેંચાય તે પહેલાં કરો, કે ખેલાડીનાં કાર્ડ ક્યાં "
      .. "જાય તે કહો.",
  ["the pile into which the player lays the hand first"] =
    "ખેલાડી જેમાં પહેલાં પોતાનો હાથ મૂકે તે ઢગલો",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "ખેલાડી પાસે કાર્ડ છે, ટ્રિક રમાઈ રહી છે, કે બીજું કોઈ રમતું નથી",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "પહેલા પક્ષમાં નામ આપેલા ખેલાડીઓ છે, અને `holds`નું કોઈ કાર્ડ જેની "
      .. "પાસે છે કે જેણે તે રમ્યું છે તે દરેક; બીજામાં બાકીના બધા. નામ આપેલા "
      .. "ખેલાડીઓને બધા જાણે છે. કાર્ડવાળો ખેલાડી તે કાર્ડ રમાય કે "
      .. "`reveal_party` કહે ત્યાં સુધી ગુપ્ત છે; તે પહેલાં દૃશ્યો, વાર્તાઓ "
      .. "અને બોટ કોઈને કહેતાં નથી. હવેથી દરેક ખેલાડીનું `player.party` હોય "
      .. "છે, તેમાંના બધા માટે એક જ: ત્યાં જુઓ.",
  ["the first party, as text for the players"] =
    "પહેલો પક્ષ, ખેલાડીઓ માટે લખાણ",
  ["the second party, as text for the players"] =
    "બીજો પક્ષ, ખેલાડીઓ માટે લખાણ",
  ["a player of the first party, or a list of them"] =
    "પહેલા પક્ષનો ખેલાડી, કે તેમની યાદી",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "કાર્ડ, લખાણ રૂપે: જેની પાસે એક હોય તે પણ પહેલા પક્ષનો છે",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true: પક્ષો હજી નથી, અને હકીકત `announcements`માં છે તે કોઈ બોલી ન "
      .. "શકે; નક્કી થાય ત્યારે રમત આને ફરી બોલાવે છે",
  ["there are no parties"] = "કોઈ પક્ષ નથી",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` તેના ખેલાડીઓએ જીતેલાં કાર્ડ છે, `party.points` તે "
      .. "કેટલાં ગણાય, `party.tricks` તેમની ટ્રિકની સંખ્યા, `party.count` "
      .. "તેમણે જે ગણ્યું, `party.players` તેમની યાદી; `self:score` તેમાંના "
      .. "દરેકને પોઈન્ટ આપે છે.",
  ["1 or 2"] = "1 કે 2",
  ["a party; nil if none have been formed"] = "પક્ષ; બન્યા ન હોય તો nil",
  ["how many places (1)"] = "કેટલી જગ્યા (1)",
  ["the seat, from 1"] = "બેઠક, 1થી",
  ["a number from 1, or a player"] = "સંખ્યા 1થી, કે ખેલાડી",
  ["a side"] = "ટીમ",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "જેને જોકર મળે, કે બીજા જેવું જ કાર્ડ મળે, તે ફરી ખેંચે છે. સૌથી "
      .. "ઊંચા કાર્ડવાળો, રેન્કથી અને પછી સૂટથી, પહેલાં રમે છે; બીજા નંબરના "
      .. "ઊંચા કાર્ડવાળો તેનો પાર્ટનર છે. બંને સામસામે બેઠા ન હોય, તો બે "
      .. "ખેલાડી જગ્યા બદલે છે; પહેલી બેઠક એ જ રહે છે. બધાં કાર્ડ ફરી ચીપાય "
      .. "છે.",
  ["the name of a pile that each player has and all see, for the cards"] =
    "દરેક ખેલાડીનો હોય અને બધા જુએ તેવા ઢગલાનું નામ, આ કાર્ડ માટે",
  ["why they are shown, as text for the players"] =
    "તે કેમ બતાવાય છે, ખેલાડીઓ માટે લખાણ",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "પહેલાં રમનાર ખેલાડી, નવી બેઠકોમાં; અને જગ્યા બદલનારા બે, જો બદલી હોય",
  ["there are not two sides of two players each"] =
    "બે-બે ખેલાડીઓની બે ટીમ નથી",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "કાર્ડ, લખાણ રૂપે; કે તેમની યાદી, જેમાંથી કોઈની પાસે હોય તે પહેલું "
      .. "ગણાય",
  ["why, as text for the players: then the card is shown"] =
    "કેમ, ખેલાડીઓ માટે લખાણ: ત્યારે કાર્ડ બતાવાય છે",
  ["the player, or nil if nobody holds the card"] =
    "ખેલાડી, કે કાર્ડ કોઈની પાસે ન હોય તો nil",
  ["Nobody is told: it is for the end of a round."] =
    "કોઈને કહેવાતું નથી: તે રાઉન્ડના અંત માટે છે.",
  ["text, a list of texts, cards or a pile"] =
    "લખાણ, લખાણોની યાદી, કાર્ડ કે ઢગલો",
  ["the first such player in turn after the dealer, or nil"] =
    "ડીલર પછી વારામાં પહેલો આવો ખેલાડી, કે nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` તેને મૂકે છે",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "કાર્ડ, લખાણ રૂપે; કે `clubs`, `diamonds`, `hearts`, `spades`, "
      .. "`oros`, `copas`, `espadas`, `bastos`, અનેક શબ્દોમાં છેલ્લો હોય તો પણ",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "અક્ષર: `suit \"QS\"` છે `\"S\"`, અને `suit \"spades\"` તથા `suit "
      .. "\"7 spades\"` પણ; જોકરનો, અને બીજા કોઈ નામનો, nil",
  ["the card, as text"] = "કાર્ડ, લખાણ રૂપે",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "તેનું નામ: `rank \"10H\"` છે `\"10\"`, જોકરનું `\"joker\"`",
  ["a number; nil if there is none"] = "સંખ્યા; કોઈ ન હોય તો nil",
  ["its letter, as `\"S\"`"] = "તેનો અક્ષર, જેમ કે `\"S\"`",
  ["cards"] = "કાર્ડ",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "તેનું નામ, જેમ કે `\"10\"` કે `\"joker\"`; કે નામોની યાદી",
  ["there is no such rank"] = "આવી રેન્ક નથી",
  ["its name"] = "તેનું નામ",
  ["the deck has no such tag"] = "ડેકમાં આવો ટેગ નથી",
  ["Jokers have none."] = "જોકરને રેન્ક નથી.",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "ફક્ત એ રેન્ક જેનાં બરાબર n કાર્ડ હોય (જેનું કોઈપણ હોય)",
  ["a list of their names"] = "તેમનાં નામોની યાદી",
  ["Others that are not among them do not matter."] =
    "બીજાં જે તેમાં નથી તેનાથી ફરક પડતો નથી.",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "બંનેમાં હોય તે કાર્ડ જેમાં વધુ વાર હોય એટલી વાર આવે છે.",
  ["a list of texts"] = "લખાણોની યાદી",
  ["a number"] = "સંખ્યા",
  ["it is no card of the deck"] = "તે ડેકનું કાર્ડ નથી",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "લખાણ, લખાણોની યાદીઓ, કાર્ડ, ઢગલા કે ઢગલાઓની હાર, એક કે અનેક; nil "
      .. "છોડી દેવાય છે",
  ["piles, or rows of piles, one or several"] =
    "ઢગલા, કે ઢગલાઓની હાર, એક કે અનેક",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1: ફક્ત એક ઊંચાં હોય તે; -1: ફક્ત એક નીચાં હોય તે",
  ["the step is neither 1 nor -1"] = "`step` 1 નથી અને -1 પણ નથી",
  ["cards with blanks between, written in any way"] =
    "કાર્ડ, વચ્ચે ખાલી જગ્યા, ગમે તે રીતે લખેલાં",
  ["a deck or its name (\"french\")"] = "ડેક કે તેનું નામ (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "આવો ડેક નથી",
  ["the card played later, as text"] = "પછી રમાયેલું કાર્ડ, લખાણ રૂપે",
  ["the card played before it"] = "તેની પહેલાં રમાયેલું કાર્ડ",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "લીડ સૂટ, અક્ષર કે તેના કાર્ડ રૂપે (`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "સૂટનો અક્ષર; જે હુકમ કોઈ સૂટ નથી તેના માટે `\"trump\"`; કોઈ "
      .. "સૂટનું ન હોય તે કાર્ડ માટે nil",
  ["text or a list of texts, in the order played"] =
    "લખાણ કે લખાણોની યાદી, રમાયાના ક્રમમાં",
  ["its place, 1 for the first"] = "તેની જગ્યા, પહેલાની 1",
  ["a letter, or `\"trump\"`"] = "અક્ષર, કે `\"trump\"`",
  ["text"] = "લખાણ",
  ["a whole number"] = "પૂર્ણ સંખ્યા",
  ["the game has no fact `points`"] = "રમતમાં હકીકત `points` નથી",
  ["a number; nil if there is none, so that it can be a condition"] =
    "સંખ્યા; કોઈ ન હોય તો nil, જેથી તે શરત બની શકે",
  ["A hand has no top."] = "હાથનું ઉપલું કાર્ડ નથી હોતું.",
  ["the card as text; nil if the pile is empty"] =
    "કાર્ડ, લખાણ રૂપે; ઢગલો ખાલી હોય તો nil",
  ["the pile is a hand"] = "આ ઢગલો હાથ છે",
  ["They stay the same when the pile changes."] =
    "ઢગલો બદલાય તો પણ તે એ જ રહે છે.",
  ["That is not always the suit printed on them."] =
    "તે હંમેશાં તેમના પર છાપેલો સૂટ નથી.",
  ["a letter, or `\"trump\"` for all trumps"] =
    "અક્ષર, કે બધા હુકમ માટે `\"trump\"`",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "ઢગલો, અને હારનો હોય તો તેની સંખ્યા; કોઈમાં ન હોય તો nil",
  ["a pile that is no hand"] = "હાથ ન હોય એવો ઢગલો",
  ["a list of texts, that card first"] = "લખાણોની યાદી, તે કાર્ડ પહેલું",
  ["the card is not in the pile"] = "કાર્ડ ઢગલામાં નથી",
}
