-- The help on matches, views and records in Gujarati: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A to Z"] =
    "Luaની જેમ; `pairs` નક્કી ક્રમમાં ચાલે છે: સંખ્યાઓ, પછી A થી Z સુધી નામ",
  ["as in Lua, but `find` looks for plain text, and no result is longer than "
    .. "65536 letters"] =
    "Luaની જેમ, પણ `find` સાદું લખાણ શોધે છે, અને કોઈ પરિણામ 65536 અક્ષરથી "
      .. "લાંબું નથી",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "Luaની જેમ; `sort` સરખી વસ્તુઓને તેમના ક્રમમાં રાખે છે",
  ["as in Lua; chance is `self:random`"] =
    "Luaની જેમ; નસીબ `self:random`થી આવે છે",
  ["A new match."] = "નવી મેચ.",
  ["The seat that must decide, and the question."] =
    "જેણે નિર્ણય લેવાનો છે તે બેઠક, અને સવાલ.",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "જેનો વારો છે તે ખેલાડીની ચાલો, લખાણ રૂપે, નક્કી ક્રમમાં, 1,000 સુધી.",
  ["May the player to act make this move?"] =
    "જેનો વારો છે તે ખેલાડી આ ચાલ ચાલી શકે?",
  ["The player to act makes this move."] =
    "જેનો વારો છે તે ખેલાડી આ ચાલ ચાલે છે.",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "જેનો વારો છે તે ખેલાડીની ચાલ વિશે નિયમોનો જવાબ: તે માન્ય છે કે નહીં, "
      .. "નિયમનું નામ, આ સ્થિતિનાં કાર્ડ સાથેનું તેનું વાક્ય, તેની જગ્યા, અને "
      .. "માન્ય ચાલો.",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "n નિર્ણય (1) પાછા લે છે, કે ઓછા હોય તો બધા.",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "`m:undo` પછી n નિર્ણય (1) ફરી લે છે, કે ઓછા હોય તો બધા.",
  ["Goes back to the start of a trick or round, or to a decision; or forward "
    .. "to it after `m:undo`."] =
    "ટ્રિક કે રાઉન્ડની શરૂઆતે, કે નિર્ણયે પાછા જાય છે; કે `m:undo` પછી ત્યાં "
      .. "સુધી આગળ.",
  ["Bots play to the end of the match, or a number of rounds."] =
    "બોટ મેચના અંત સુધી રમે છે, કે અમુક રાઉન્ડ.",
  ["The move that a bot would make for the player to act."] =
    "જેનો વારો છે તે ખેલાડી માટે બોટ જે ચાલ ચાલે તે.",
  ["What that player may see: everything that a face or a bot should get."] =
    "તે ખેલાડી શું જોઈ શકે: સ્ક્રીન કે બોટને મળવું જોઈએ તે બધું.",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "તે ખેલાડીએ મેચમાં અત્યાર સુધી જે થતું જોયું, નોંધ n + 1થી.",
  ["All hands as text, by player, for study."] =
    "બધા હાથ લખાણ રૂપે, ખેલાડી પ્રમાણે, અભ્યાસ માટે.",
  ["Every decision so far, in order, secret answers too: enough to play the "
    .. "match again."] =
    "અત્યાર સુધીનો દરેક નિર્ણય, ક્રમમાં, ગુપ્ત જવાબો પણ: મેચ ફરી રમવા પૂરતું.",
  ["The number of decisions so far, with the forced ones."] =
    "અત્યાર સુધીના નિર્ણયોની સંખ્યા, ફરજિયાત સહિત.",
  ["The totals by side."] = "ટીમ પ્રમાણે કુલ.",
  ["Every line of the score, in the order written."] =
    "સ્કોરની દરેક લીટી, લખાયાના ક્રમમાં.",
  ["Tells whether the match is over, and who has won."] =
    "મેચ પૂરી થઈ કે નહીં, અને કોણ જીત્યું તે કહે છે.",
  ["An independent match in the same position."] =
    "એ જ સ્થિતિમાં સ્વતંત્ર મેચ.",
  ["Starts the match again with another seed."] =
    "બીજા સીડથી મેચ ફરી શરૂ કરે છે.",
  ["Reads the rules again and makes the moves so far again under them."] =
    "નિયમો ફરી વાંચે છે અને અત્યાર સુધીની ચાલો તે પ્રમાણે ફરી ચાલે છે.",
  ["Gives the match other options or further house rules, and makes the moves "
    .. "so far again under them, as `m:reload` does."] =
    "મેચને બીજા વિકલ્પો કે વધુ ઘરના નિયમો આપે છે, અને અત્યાર સુધીની ચાલો તે "
      .. "પ્રમાણે ફરી ચાલે છે, `m:reload`ની જેમ.",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "હાલના રાઉન્ડની ડીલ, tenace.new લે છે તે રૂપમાં.",
  ["Deals the present round anew, with these cards."] =
    "હાલનો રાઉન્ડ આ કાર્ડથી નવેસરથી કાર્ડ વહેંચે છે.",
  ["Two cards of this round's deal change places."] =
    "આ રાઉન્ડની ડીલનાં બે કાર્ડ જગ્યા બદલે છે.",
  ["Gives a player these cards in this round's deal; those who had them get "
    .. "as many of that player's cards."] =
    "આ રાઉન્ડની ડીલમાં ખેલાડીને આ કાર્ડ આપે છે; જેમની પાસે હતાં તેમને તે "
      .. "ખેલાડીનાં એટલાં જ કાર્ડ મળે છે.",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "આ રાઉન્ડની ડીલના ઢગલામાં આ કાર્ડ આ ક્રમમાં મૂકે છે.",
  ["The games in the rules folders."] = "નિયમોનાં ફોલ્ડરમાંની રમતો.",
  ["Looks for what is wrong with a game or house rule."] =
    "રમત કે ઘરના નિયમમાં શું ખોટું છે તે શોધે છે.",
  ["Bots play many matches."] = "બોટ ઘણી મેચો રમે છે.",
  ["Compares games: the same bots play the same deals under each."] =
    "રમતો સરખાવે છે: એ જ બોટ દરેક રમતમાં એ જ ડીલ રમે છે.",
  ["Opens a deal of the comparison: a match for each game, at its beginning."] =
    "સરખામણીની એક ડીલ ખોલે છે: દરેક રમતની એક મેચ, તેની શરૂઆતે.",
  ["Puts a game together with its house rules and options, and checks it."] =
    "રમતને તેના ઘરના નિયમો અને વિકલ્પો સાથે જોડે છે, અને તપાસે છે.",
  ["The rules of a table as one line: the game with house rules and options, "
    .. "and behind a colon eight signs worked out from the texts of their "
    .. "files."] =
    "ટેબલના નિયમો એક લીટીમાં: ઘરના નિયમો અને વિકલ્પો સાથે રમત, અને કોલન પછી "
      .. "તેમની ફાઈલોનાં લખાણ પરથી ગણેલાં આઠ ચિહ્ન.",
  ["Which decisions of a match cost most, from what their player could know."] =
    "મેચના કયા નિર્ણયો સૌથી મોંઘા પડ્યા, તેમનો ખેલાડી જે જાણી શકે તે પ્રમાણે.",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots the "
    .. "same matches, and a better bot plays duels against a worse one: "
    .. "matches with the same deals, in which it has each side once."] =
    "વિકલ્પ તેની જુદી જુદી કિંમતે, કે એક પછી એક ઘરનો નિયમ, રમતને શું કરે છે? "
      .. "બોટ દરેકમાં એ જ ડીલ રમે છે, રેન્ડમ બોટ એ જ મેચો, અને સારો બોટ નબળા "
      .. "સામે દ્વંદ્વ: એ જ ડીલની મેચો, જેમાં તે દરેક ટીમમાંથી એક વાર રમે છે.",
  ["Why the bot would make its move, from what the player to act could know."] =
    "બોટ તેની ચાલ કેમ ચાલે, વારાવાળો ખેલાડી જે જાણી શકે તે પરથી.",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of decisions."] =
    "સ્થિતિ એક લીટીમાં, `whist+american#2@17`: ઘરના નિયમો અને વિકલ્પો સાથે "
      .. "રમત, `#` અને સીડ, `@` અને નિર્ણયોની સંખ્યા.",
  ["Gives the match other rules: all its house rules and options are those of "
    .. "`game` now."] =
    "મેચને બીજા નિયમો આપે છે: હવે તેના બધા ઘરના નિયમો અને વિકલ્પો `game`ના છે.",
  ["What that player could have counted in this round from what was seen."] =
    "તે ખેલાડીએ આ રાઉન્ડમાં જે જોયું તે પરથી શું ગણી શકે.",
  ["number: whose view it is"] = "સંખ્યા: આ કોનું દૃશ્ય છે",
  ["number: the round, from 1"] = "સંખ્યા: રાઉન્ડ, 1થી",
  ["number: the seat that deals"] = "સંખ્યા: વહેંચનાર બેઠક",
  ["number: the seat that must decide"] =
    "સંખ્યા: જેણે નિર્ણય લેવાનો છે તે બેઠક",
  ["text: the player's cards"] = "લખાણ: ખેલાડીનાં કાર્ડ",
  ["list: cards held, by seat"] =
    "યાદી: હાથમાંનાં કાર્ડ કેટલાં, બેઠક પ્રમાણે",
  ["list: the present trick in the order played: { player, cards }"] =
    "યાદી: હાલની ટ્રિક, રમાયાના ક્રમમાં: { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "લખાણ: સૂટનો અક્ષર; હુકમ કોઈ સૂટ ન હોય ત્યાં \"trump\"; હુકમ ન હોય તો "
      .. "nil",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "ટેબલ: બધાને બતાવેલાં અને ત્યાર પછી ન રમાયેલાં કાર્ડ, જે ઢગલામાં તે હોઈ "
      .. "શકે તે પ્રમાણે",
  ["table: other cards that this player has seen go where others cannot see "
    .. "them, such as cards passed on: by their piles; nil if there are none"] =
    "ટેબલ: બીજાં કાર્ડ જે આ ખેલાડીએ બીજા ન જોઈ શકે ત્યાં જતાં જોયાં, જેમ કે "
      .. "આગળ આપેલાં: તેમના ઢગલા પ્રમાણે; ન હોય તો nil",
  ["list: tricks won in this round, by side"] =
    "યાદી: આ રાઉન્ડમાં જીતેલી ટ્રિક, ટીમ પ્રમાણે",
  ["table: the last trick: { winner, cards = list of { player, cards }, why }"] =
    "ટેબલ: છેલ્લી ટ્રિક: { winner, cards = { player, cards }ની યાદી, why }",
  ["list: the points that each side has counted by self:count, as text; nil "
    .. "if there are none"] =
    "યાદી: self:countથી દરેક ટીમે ગણેલા પોઈન્ટ, લખાણ રૂપે; ન હોય તો nil",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "યાદી: ટીમ પ્રમાણે: આ રાઉન્ડમાં ટ્રિકમાં લીધેલાં કાર્ડના પોઈન્ટ, હકીકત "
      .. "`points` પ્રમાણે; કંઈ ન ગણાય, કે પગલું `standing` અથવા હકીકત `camps` "
      .. "કહેતાં હોય, તો nil",
  ["list: totals, by side"] = "યાદી: કુલ, ટીમ પ્રમાણે",
  ["list: the seats of each side"] = "યાદી: દરેક ટીમની બેઠકો",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "યાદી: બેઠક પ્રમાણે: આ રાઉન્ડમાં ખેલાડીના પક્ષનું નામ, `player`ને ખબર ન "
      .. "હોય તો \"\"; પક્ષ ન હોય તો nil",
  ["number: the option of that name, if there is one"] =
    "સંખ્યા: તે નામનો વિકલ્પ, જો હોય તો",
  ["number: cards left in the stock"] = "સંખ્યા: સ્ટોકમાં બાકીનાં કાર્ડ",
  ["list: in games with melds: the melds on the table, oldest first, { side, "
    .. "kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as = where "
    .. "wild cards are named: the cards for which they stand, size, wild = "
    .. "wild cards in it, points, full = false or its sort: \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "યાદી: મેલ્ડવાળી રમતોમાં: ટેબલ પરના મેલ્ડ, સૌથી જૂનો પહેલો, { side, kind "
      .. "= \"set\", \"run\" કે \"wild\", rank કે suit, cards, as = વાઇલ્ડ "
      .. "કાર્ડનાં નામ અપાય ત્યાં: તે કયાં કાર્ડની જગ્યાએ છે, size, wild = "
      .. "તેમાંનાં વાઇલ્ડ કાર્ડ, points, full = false કે તેનો પ્રકાર: "
      .. "\"natural\", \"mixed\", \"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the number "
    .. "of its cards under the pile's name"] =
    "લખાણ: જે ઢગલાનું ઉપરનું બધા જુએ છે તેનું ઉપરનું કાર્ડ; દૃશ્યમાં ઢગલાના "
      .. "નામે તેનાં કાર્ડની સંખ્યા છે",
  ["table: in games where melds stay in the hand: the player's hand laid out "
    .. "so that the cards left over count least, { melds = list of cards, "
    .. "left, points }"] =
    "ટેબલ: મેલ્ડ હાથમાં રહે તેવી રમતોમાં: બાકીનાં કાર્ડ સૌથી ઓછાં ગણાય તેમ "
      .. "ગોઠવેલો ખેલાડીનો હાથ, { melds = કાર્ડની યાદી, left, points }",
  ["flag: whether the discard pile is frozen"] =
    "ફ્લેગ: ડિસ્કાર્ડ ઢગલો ફ્રીઝ છે કે નહીં",
  ["list: by side: the least that its first meld must count, or false once it "
    .. "has melded"] =
    "યાદી: ટીમ પ્રમાણે: પહેલો મેલ્ડ ઓછામાં ઓછો કેટલો ગણાવો જોઈએ, કે મેલ્ડ "
      .. "કર્યા પછી false",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "યાદી: ટીમ પ્રમાણે: હકીકત `laid_down` પ્રમાણે બાજુએ મૂકેલાં કાર્ડ",
  ["flag: whether the match is over"] = "ફ્લેગ: મેચ પૂરી થઈ છે કે નહીં",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "ટેબલ: સવાલ, આ ખેલાડીનો વારો હોય તો: `m:turn` જુઓ",
  ["list: the moves, if it is this player's turn"] =
    "યાદી: ચાલો, આ ખેલાડીનો વારો હોય તો",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "લખાણ: દૃશ્ય બનતું હોય ત્યારે પગલું `standing` કે નિયમોનો કોઈ સવાલ નિષ્ફળ "
      .. "જાય તો નિયમોમાં શું ખોટું છે",
  ["any: the fields of the game, and its own piles: the cards if the player "
    .. "may see them, else their number"] =
    "કંઈ પણ: રમતનાં ખાનાં, અને તેના પોતાના ઢગલા: ખેલાડી જોઈ શકે તો કાર્ડ, "
      .. "નહીંતર તેમની સંખ્યા",
  ["a round begins"] = "રાઉન્ડ શરૂ થાય છે",
  ["cards were dealt: their numbers, by seat"] =
    "કાર્ડ વહેંચાયાં: તેમની સંખ્યા, બેઠક પ્રમાણે",
  ["cards came from the stock later; `cards` if they were seen; `drawing` if "
    .. "all draw in turn and may declare"] =
    "કાર્ડ પછીથી સ્ટોકમાંથી આવ્યાં; જોવાયાં હોય તો `cards`; બધા વારાફરતી "
      .. "ખેંચતા હોય અને જાહેર કરી શકે તો `drawing`",
  ["a player laid down cards by the fact `laid_down`"] =
    "ખેલાડીએ હકીકત `laid_down`નાં કાર્ડ બાજુએ મૂક્યાં",
  ["face-down cards were turned up; `player` owns their pile"] =
    "ઊંધાં કાર્ડ સીધાં કરાયાં; તેમનો ઢગલો `player`નો છે",
  ["cards of an open pile went to the player's open pile"] =
    "ખુલ્લા ઢગલાનાં કાર્ડ ખેલાડીના ખુલ્લા ઢગલામાં ગયાં",
  ["cards from a face-down pile that is nobody's; who takes them up sees them"] =
    "કોઈના ન હોય તેવા ઊંધા ઢગલાનાં કાર્ડ; જે લે તે તેને જુએ છે",
  ["cards that lay open went to the player's face-down pile"] =
    "ખુલ્લાં પડેલાં કાર્ડ ખેલાડીના ઊંધા ઢગલામાં ગયાં",
  ["the discards were turned over and became the stock"] =
    "નાખેલાં કાર્ડ ઊંધાં કરીને સ્ટોક બન્યાં",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "બધાં કાર્ડ ભેગાં કરી ચીપવામાં આવ્યાં અને ફરી વહેંચાય છે: જુઓ "
      .. "self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "રાઉન્ડની વચ્ચે સ્ટોક ચીપાયો",
  ["cards were shown to all; if only to some, `to` is their seats and `n` the "
    .. "number of cards, and others do not get `cards`"] =
    "કાર્ડ બધાને બતાવાયાં; ફક્ત કેટલાકને હોય તો `to` તેમની બેઠકો છે અને `n` "
      .. "કાર્ડની સંખ્યા, અને બીજાઓને `cards` મળતું નથી",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "ખેલાડી નિયમો માગે તે બોલ્યો: self:say અને self:holder_says જુઓ",
  ["cards went from the hand of `from` to that of `player`; `cards` if they "
    .. "were seen; `drawn` if the player drew them unseen"] =
    "કાર્ડ `from`ના હાથમાંથી `player`ના હાથમાં ગયાં; જોવાયાં હોય તો `cards`; "
      .. "ખેલાડીએ જોયા વિના ખેંચ્યાં હોય તો `drawn`",
  ["what all have answered who were asked together: a list of { player, move }"] =
    "એકસાથે પુછાયેલા બધાએ શું જવાબ આપ્યો: { player, move }ની યાદી",
  ["the player learns who is of which party: a list of { player, party = its "
    .. "name }, which may be empty"] =
    "કોણ કયા પક્ષનો છે તે ખેલાડી જાણે છે: { player, party = તેનું નામ }ની "
      .. "યાદી, જે ખાલી હોઈ શકે",
  ["a field of the game got a value; false only if it was true"] =
    "રમતના ખાનાને કિંમત મળી; true હતું ત્યારે જ false",
  ["a decision; `forced` if nothing else was possible, which only this player "
    .. "learns; `played` if it is a card to the trick, `drawing` if it was "
    .. "made while all draw in turn; `taken`: the cards taken from the "
    .. "discard pile, of which `top` was on top; `thrown` if it was a throw "
    .. "that failed, `chooses` if it says which part is led instead; `dummy`: "
    .. "the player from whose open hand another plays the card."] =
    "એક નિર્ણય; બીજું કંઈ શક્ય ન હતું તો `forced`, જે આ ખેલાડી જ જાણે છે; "
      .. "ટ્રિકમાં રમાયેલું કાર્ડ હોય તો `played`, બધા વારાફરતી ખેંચતા હતા "
      .. "ત્યારે લેવાયો હોય તો `drawing`; `taken`: ડિસ્કાર્ડ ઢગલામાંથી "
      .. "લીધેલાં કાર્ડ, જેમાં `top` સૌથી ઉપર હતું; નિષ્ફળ ગયેલો થ્રો હોય તો "
      .. "`thrown`, તેને બદલે કયો ભાગ રમાય તે કહેતો હોય તો `chooses`; "
      .. "`dummy`: જેના ખુલ્લા હાથમાંથી બીજો ખેલાડી કાર્ડ રમે છે તે.",
  ["cards that are led instead of a throw that has failed"] =
    "નિષ્ફળ ગયેલા થ્રોને બદલે રમાતાં કાર્ડ",
  ["a trick was won: the plays, and the reason in words"] =
    "ટ્રિક જીતાઈ: રમાયેલાં કાર્ડ, અને શબ્દોમાં કારણ",
  ["a line of the score sheet"] = "સ્કોર પત્રકની લીટી",
  ["totals after a round"] = "રાઉન્ડ પછીનું કુલ",
  ["the winning side, 0 for a draw"] = "જીતનાર ટીમ, બરાબરી માટે 0",
  ["The order by which a game plays."] = "રમત જે ક્રમથી રમાય છે તે.",
  ["The moves allowed in a trick."] = "ટ્રિકમાં માન્ય ચાલો.",
  ["May this move be made in a trick?"] = "ટ્રિકમાં આ ચાલ ચાલી શકાય?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of the "
    .. "rule, and the moves that are allowed."] =
    "ટ્રિકમાંની ચાલ વિશે નિયમોનો જવાબ, મેચમાં `m:why` આપે છે તેમ: ચાલ માન્ય "
      .. "છે કે નહીં, કયા નિયમથી, નિયમની જગ્યા, અને માન્ય ચાલો.",
  ["Which of the plays wins the trick, and why."] =
    "રમાયેલાંમાંનું કયું ટ્રિક જીતે, અને કેમ.",
  ["The value of a result, from the game's step `value`."] =
    "પરિણામની કિંમત, રમતના પગલા `value`થી.",
  ["Are these cards a meld?"] = "આ કાર્ડ મેલ્ડ છે?",
  ["The melds that a hand can make, up to 1,000."] =
    "હાથ જે મેલ્ડ બનાવી શકે, 1,000 સુધી.",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "ટ્રિકની સ્થિતિમાં ભૂલ વિનાની રમત, બધાને બધાં કાર્ડ દેખાતાં હોય ત્યારે.",
  ["Runs one step of the rules in a round that the caller describes."] =
    "બોલાવનાર વર્ણવે તે રાઉન્ડમાં નિયમોનું એક પગલું ચલાવે છે.",
  ["Perfect play from here to the last trick, when everyone sees all cards: "
    .. "what the camp of the player in turn still gets, this trick included, "
    .. "with each card that may be played."] =
    "અહીંથી છેલ્લી ટ્રિક સુધી ભૂલ વિનાની રમત, બધાને બધાં કાર્ડ દેખાતાં હોય "
      .. "ત્યારે: વારાવાળા ખેલાડીના પક્ષને, આ ટ્રિક સહિત, હજી શું મળે, રમી "
      .. "શકાય તે દરેક કાર્ડથી.",
  ["Plays a record again, and verifies it against the results in it."] =
    "રેકોર્ડ ફરી રમે છે, અને તેમાંનાં પરિણામો સાથે ચકાસે છે.",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "મેચ રેકોર્ડ રૂપે: નિયમો, સીડ, નિર્ણયો, પરિણામો, દરેકની એક લીટી.",
  ["the first line: a record, and the version of its form"] =
    "પહેલી લીટી: આ રેકોર્ડ છે, અને તેના રૂપની આવૃત્તિ",
  ["the game, house rules and options"] = "રમત, ઘરના નિયમો અને વિકલ્પો",
  ["the match's seed"] = "મેચનો સીડ",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "પહેલેથી નક્કી કાર્ડ: રાઉન્ડ (0: દરેક રાઉન્ડ), ઢગલો, કાર્ડ",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "નિયમોની ફાઈલ, તેનો પાથ અને નામ; તેની લીટીઓ `| ` પાછળ આવે છે",
  ["the decisions follow"] = "આ પછી નિર્ણયો છે",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "બેઠક 1નો નિર્ણય; `=` સાથે હોય તો બીજું કંઈ શક્ય ન હતું",
  ["totals by side after round 1"] = "રાઉન્ડ 1 પછી ટીમ પ્રમાણે કુલ",
  ["side 1 has won; 0 is a draw"] = "ટીમ 1 જીતી ગઈ; 0 એટલે બરાબરી",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "અહીં સુધીના લખાણની ચકાસણી, જેનાથી બગડેલી લીટી પકડાય; હાથે લખેલા "
      .. "રેકોર્ડમાં તે ન હોય તો ચાલે",
  ["a comment"] = "ટિપ્પણી",
}
