-- The help on words in Gujarati: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "ઘરના નિયમો અને વિકલ્પો સાથે તેનું નામ, `whist+american+rounds=3`, ફાઈલનો "
      .. "પાથ, કે વેરિઅન્ટ; અથવા એક લીટીમાં સ્થિતિ, `whist+american#2@17`: "
      .. "`#` અને સીડ સાથે, `@` અને સામાન્ય તાકાતના બોટ પહેલાં જેટલા નિર્ણય "
      .. "લે તેની સંખ્યા",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "ટેબલ; તેનું દરેક નામ છોડી શકાય: `seed`, પૂર્ણ સંખ્યા (રેન્ડમ); "
      .. "`options`, નામ પ્રમાણે; `deal`, નક્કી કરેલાં કાર્ડ: { hands = { "
      .. "\"AS KS\", … }, stock = \"…\" } અને નામ પ્રમાણે ઢગલા, કે રાઉન્ડ "
      .. "પછી રાઉન્ડ આવાં ટેબલોની યાદી; `*`, અને જે કાર્ડ ન આપ્યું હોય તે, "
      .. "રેન્ડમ હોય છે; `traced = true` શરૂઆતથી લોગ રાખે છે, જેથી દૃશ્યો "
      .. "અને વૃત્તાંત ઝડપી બને છે",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "આવી રમત નથી, તેની ફાઈલમાં ભૂલ છે, ડીલ અશક્ય છે, સીડ બે વાર આપ્યો છે, "
      .. "એટલા નિર્ણય થાય તે પહેલાં મેચ પૂરી થઈ જાય છે",
  ["Nil when the match is over."] = "મેચ પૂરી થઈ હોય ત્યારે nil.",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "બેઠક (1…) અને { kind = \"card\", \"cards\", \"choice\", \"number\" કે "
      .. "\"yes_no\", prompt, from = ઢગલાનું નામ, min, max, n, promises = "
      .. "દરેક બિડનું વચન, stage = મેલ્ડવાળા વારાનો \"draw\", \"meld\", "
      .. "\"discard\" કે \"out\", forms = શું કહી શકાય તેના નમૂના, જેમ કે "
      .. "\"{card} {suit}\", closed = હમણાં ન કહી શકાય તેના નમૂના, say = "
      .. "કાર્ડ પહેલાં કહી શકાય તે શબ્દો, words = ક્યારેક પણ કહી શકાય તે "
      .. "બધું જેનાથી શરૂ થાય તે શબ્દો, bids = હરાજીની બધી બિડ, સૌથી નીચીથી "
      .. "ઉપર, હમણાં ન કરી શકાય તે પણ, drawing = કાર્ડ એક એક કરીને ખેંચાતાં "
      .. "હોય ત્યાં સુધી true, dummy = જેના ખુલ્લા હાથ dummy_handમાંથી "
      .. "કાર્ડ રમવાનું છે તે બેઠક }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "યાદી, અને બીજી ચાલો (જેમ કે થ્રો) પણ માન્ય હોય તો true; કે, "
      .. "યાદી માટે ચાલો ઘણી બધી હોય તો, nil, તેમની સંખ્યા, અને વધુ હોઈ શકે "
      .. "તો true",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "લખાણ રૂપે: `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "શબ્દોમાં કારણ, અને ના પાડતા નિયમનું નામ",
  ["as text"] = "લખાણ રૂપે",
  ["the match, so that calls can be chained"] =
    "મેચ, જેથી કોલ એક પછી એક જોડી શકાય",
  ["the move is not allowed: the reason"] = "ચાલ માન્ય નથી: કારણ",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also` કાર્ડની મનાઈ કરતી બીજી ફરજોની યાદી છે, દરેક { rule, says, file, "
      .. "line }.",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "ફરજિયાત નિર્ણયો ગણાતા નથી: પ્રોગ્રામ તે જાતે ફરી લે છે.",
  ["Tricks are those of the present round."] = "ટ્રિક હાલના રાઉન્ડની છે.",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" કે \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "ટ્રિક કે રાઉન્ડ, 1થી; કે લીધેલા નિર્ણયોની સંખ્યા, 0થી",
  ["the match has not reached it yet"] = "મેચ હજી ત્યાં પહોંચી નથી",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "બેઠક પ્રમાણે નામ, `{ \"random\", \"search\", \"random\", \"search:50\" "
      .. "}`; એક જ નામ બધી બેઠકો માટે છે; નામ વિનાની બેઠક માણસની છે, અને "
      .. "બોટ ત્યાં અટકે છે",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = ફંક્શન જે વિચારતા બોટના દરેક નિર્ણય પછી બોલાવાય છે }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "નિયમો નિષ્ફળ જાય છે; ત્યારે મેચ, જે નિર્ણય પછી તે નિષ્ફળ ગયા, તેની "
      .. "પહેલાં હતી તેવી થઈ જાય છે",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` પોતાનો અહેવાલ `m.thought`માં મૂકે છે: { moves, points = દરેકનું "
      .. "સરેરાશ પરિણામ, outcomes = દરેક માટે પરિણામોની યાદી, દરેક ડીલ માટે "
      .. "એક, worlds = ડીલની સંખ્યા, compared = ખેલાડીએ જે જોયું તેની સાથે "
      .. "સરખાવેલી ડીલ, dropped = તેમાંની જે તેની સાથે મેળ ખાતી નહોતી, "
      .. "share = સરખાવેલી ડીલનો છોડી દેવાયેલો ભાગ (0થી 1), told = તે "
      .. "કહેનાર નિયમોની લીટીઓ }.",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (50 કલ્પેલી ડીલમાં વિચારે છે), કે "
      .. "દૃશ્ય અને ચાલોની યાદીનું ફંક્શન",
  ["The parts are listed under \"What a player sees\"."] =
    "તેના ભાગોની યાદી \"What a player sees\" હેઠળ છે.",
  ["a seat, from 1"] = "બેઠક, 1થી",
  ["the number of entries to skip (0), a whole number"] =
    "કેટલી નોંધ છોડવી તેની સંખ્યા (0), પૂર્ણ સંખ્યા",
  ["Bots never get them."] = "બોટને તે ક્યારેય મળતા નથી.",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "અત્યાર સુધીની ચાલો જતી રહે છે. નવી મેચ બનાવવા કરતાં આમાં ઓછો સમય લાગે છે.",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "નિયમો નિષ્ફળ જાય છે; પહેલા સવાલ પહેલાં નિષ્ફળ જાય, તો મેચ તેના પહેલાના "
      .. "સીડથી નવેસરથી શરૂ થાય છે",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }: કોઈ નિર્ણય હવે માન્ય ન હોય, તો મેચ નવા નિયમો પ્રમાણે "
      .. "તેની બરાબર પહેલાં પાછી જાય છે; નહીં તો તે જૂના નિયમો પ્રમાણે જ "
      .. "રહે છે",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "હવે શું જુદું છે, દરેક { what, before, after }: `scores`, ખાનું, ઢગલો, "
      .. "`moves`, …; `back` હોય તો નિષ્ફળતા પણ",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, હવે માન્ય ન હોય તેવા પહેલા નિર્ણયની સંખ્યા, કારણ, અને બંને તથા "
      .. "`move`, `player`, `round`, `rule`, `file` અને `line`વાળું ટેબલ; "
      .. "ત્યારે મેચ જૂના નિયમો પ્રમાણે જ રહે છે",
  ["a rules file is in error"] = "નિયમોની કોઈ ફાઈલમાં ભૂલ છે",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "નામ પ્રમાણે, { target = 7 }; કે લખાણ, \"american target=7\"",
  ["as in `m:reload`"] = "`m:reload`ની જેમ",
  ["there is no such option or house rule"] = "આવો વિકલ્પ કે ઘરનો નિયમ નથી",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = ખેલાડી પ્રમાણે, વહેંચાયાના ક્રમમાં, stock = ઉપરનું કાર્ડ "
      .. "પહેલું } અને નામ પ્રમાણે રમતના પોતાના ઢગલા; કે nil અને ડીલ કેમ "
      .. "જાણીતી નથી તે",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "તેની પહેલાંના રાઉન્ડ રહે છે, અને અત્યાર સુધીની ચાલો ફરી ચલાય છે, "
      .. "`m:reload`ની જેમ.",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "`tenace.new`ની જેમ, આ રાઉન્ડ માટે: `m:dealt` તે આપે છે, જેથી તેમાં "
      .. "ફેરફાર કરી શકાય",
  ["a card or pile does not exist, or a card is used too often"] =
    "કોઈ કાર્ડ કે ઢગલો નથી, કે કોઈ કાર્ડ વધુ પડતી વાર વપરાયું છે",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "અત્યાર સુધીની ચાલો ફરી ચલાય છે; કોઈ હવે માન્ય ન હોય, તો મેચ તેની બરાબર "
      .. "પહેલાં પાછી જાય છે.",
  ["a card as text"] = "કાર્ડ, લખાણ રૂપે",
  ["another card"] = "બીજું કાર્ડ",
  ["the card is not in the deal"] = "કાર્ડ ડીલમાં નથી",
  ["Then it continues as `m:swap` does."] =
    "પછી તે `m:swap`ની જેમ આગળ ચાલે છે.",
  ["the cards given in return, as text; the first dealt if left out"] =
    "બદલામાં આપેલાં કાર્ડ, લખાણ રૂપે; ન આપ્યાં હોય તો પહેલાં વહેંચાયેલાં",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "જે કાર્ડની જગ્યા તે લે છે, તે કાર્ડ આ જ્યાંથી આવ્યાં ત્યાં જાય છે. પછી "
      .. "તે `m:swap`ની જેમ આગળ ચાલે છે.",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock`, કે નામથી કોઈ ઢગલો",
  ["as text; a `*` keeps the card that is there"] =
    "લખાણ રૂપે; `*` ત્યાં જે કાર્ડ છે તે જ રાખે છે",
  ["there is no such pile, or it has fewer cards"] =
    "આવો ઢગલો નથી, કે તેમાં એટલાં કાર્ડ નથી",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "દરેક { name, title, sentence, file, family, house, options }, જ્યાં "
      .. "`family` કહે છે કે શું રમાય છે: તે નામની હકીકત જુઓ; `house` રમતના "
      .. "ઘરના નિયમોની યાદી છે; ફાઈલમાં ભૂલ હોય તો `problem`",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "તે ફાઈલો વાંચે છે, તેમનાં ઉદાહરણો ચલાવે છે, અને રેન્ડમ મેચો રમે છે જેમાં "
      .. "વિકલ્પોની દરેક બે કિંમત ભેગી આવે છે. તે વિચિત્ર વસ્તુઓ પણ શોધે "
      .. "છે: જેની કોઈ અસર ન હોય તેવા વિકલ્પો, પગલાં, ખાનાં અને ફરજો.",
  ["`whist+american`, or a path to a file"] = "`whist+american`, કે ફાઈલનો પાથ",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "ટેબલ: `told`, ફંક્શન જે કામ દરમિયાન બોલાવાય છે, તેના તબક્કા સાથે "
      .. "(\"examples\", \"matches\", \"settings\", \"rare\": ભાગ્યે જ "
      .. "આવતાં પગલાં અને ફરજો), થયેલા ભાગ સાથે, અને જાણીતું હોય તો કુલ કામ "
      .. "સાથે",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "ખામીઓ અને નોંધો, { file, line, text, advice, record }ની યાદીઓ, જ્યાં "
      .. "`record` ખામી બતાવતી મેચનું લખાણ છે; ખામી વિનાની રમત માટે બંને "
      .. "ખાલી છે; અને કેટલું રમાયું: { rounds, decisions, settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "ટેબલ: `games`, કેટલી (100), કે `rounds`; `seed`, પૂર્ણ સંખ્યા (રેન્ડમ); "
      .. "`bots`, નામ કે બેઠક પ્રમાણે નામો (\"random\"); `options`; `told`, "
      .. "ફંક્શન જે વખતોવખત બોલાવાય છે, અત્યાર સુધી રમાયેલી મેચો કે "
      .. "રાઉન્ડની સંખ્યા અને કુલ સંખ્યા સાથે",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= ટીમ પ્રમાણે, draws, scores = ટીમ પ્રમાણે { mean, deviation }, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "ડીલ એટલે તેની પોતાની એક મેચનો પહેલો રાઉન્ડ.",
  ["the first game is the one that the others are compared with"] =
    "બીજી રમતો પહેલી રમત સાથે સરખાવાય છે",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "ટેબલ: `rounds`, ડીલની સંખ્યા (રેન્ડમ બોટથી 10,000, નહીં તો 100); `seed`, "
      .. "પૂર્ણ સંખ્યા (રેન્ડમ); `bots`, નામ કે બેઠક પ્રમાણે નામો "
      .. "(\"random\"); `options`, બધી રમતો માટે; `told`, ફંક્શન જે વખતોવખત "
      .. "બોલાવાય છે, અત્યાર સુધી રમાયેલી ડીલની સંખ્યા અને કુલ સંખ્યા સાથે",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = રમત પ્રમાણે { value, low, high, difference } }, seats = એ "
      .. "જ, ડીલરની ડાબેથી બેઠક પ્રમાણે, differ = જેમાં `decisions`, "
      .. "`cards` કે `scores` જુદાં પડે તે ડીલનો ભાગ, apart = જેનાં પરિણામ "
      .. "સૌથી વધુ જુદાં પડે તે ડીલ માટે { deal, apart, scores } }; ફેરમાં "
      .. "`told` હોય છે: \"more\", \"less\", \"alike\" કે \"unknown\"; "
      .. "\"unknown\" સાથે `needed` આવે છે, કેટલી ડીલથી ખબર પડે તેની સંખ્યા",
  ["the games differ in their players or sides"] =
    "રમતોમાં ખેલાડીઓ કે ટીમો જુદી છે",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` બોટના નિર્ણયો ફરી લે છે, એક એક કરીને કે બધા.",
  ["its number"] = "તેની સંખ્યા",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, કે ફાઈલનો પાથ",
  ["the variant; or nil, problem"] = "વેરિઅન્ટ; કે nil અને ખામી",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "એક જ લીટીવાળાં બે ટેબલ એ જ નિયમોથી રમે છે. જ્યાં રમતનું નામ અપાય ત્યાં "
      .. "આવી લીટી પણ ચાલે: અહીંના નિયમો તેનાથી જુદા હોય તો તે ભૂલ છે.",
  ["its name with house rules and options, or a variant"] =
    "ઘરના નિયમો અને વિકલ્પો સાથે તેનું નામ, કે વેરિઅન્ટ",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "દરેક ટૂંકી શોધથી તપાસાય છે, અને જે સૌથી મોંઘા લાગે તે લાંબી શોધથી. "
      .. "રાઉન્ડ પછી રાઉન્ડ તે એ પણ કહે છે કે એ જ કાર્ડથી દરેક બેઠક પર "
      .. "`search:20` કેટલો સ્કોર કરે છે.",
  ["a match; it stays as it is"] = "મેચ; તે જેવી છે તેવી જ રહે છે",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "ટેબલ; તેનું દરેક નામ છોડી શકાય: `player`, બેઠક (બધી); `round`, તેની "
      .. "સંખ્યા (બધા); `most`, વધુમાં વધુ ભૂલો (5); `worlds`, ટૂંકી શોધની "
      .. "ડીલ (60); `names` અને `you`, લખાણો માટે, `m:explain`ની જેમ; "
      .. "`told`, ફંક્શન જે બોલાવાય છે, થયેલા કામ અને કુલ કામ સાથે, પગલાંમાં",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = દરેક { player, decisions, same = જે બોટે પણ એમ જ "
      .. "લીધા હોત, alike = બીજા જે સ્પષ્ટ રીતે ખરાબ નથી }, mistakes = સૌથી "
      .. "ખરાબ પહેલી, rounds = દરેક { round, scores, bots }, ટીમ પ્રમાણે, "
      .. "unseen = જે નિર્ણયો તપાસ્યા નથી, અને unplayed = જે રાઉન્ડ બોટ ફરી "
      .. "રમ્યા નથી, કારણ કે લાંબી મેચના બધામાં ઘણી વાર લાગે }. ભૂલ એટલે { "
      .. "decision, round, player, made, better, cost, interval = રાઉન્ડના "
      .. "સ્કોરમાં, નુકસાનના 95 % અંતરાલની અડધી પહોળાઈ, explained = "
      .. "`m:explain` આપે તેમ, perfect = બધાં કાર્ડ ખુલ્લાં હોય ત્યારે ભૂલ "
      .. "વિનાની રમતથી હજી શું મળે: { made, better, for }, જો તે જલદી જાણી "
      .. "શકાય }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "કિંમતો સાથે વિકલ્પ, `min_bid=3..7` કે `rounds=1,3,5`; એકલો વિકલ્પ, તેની "
      .. "બધી કિંમતો માટે; કે ઘરના નિયમો, `american,kingless`: ત્યારે પહેલી "
      .. "હાર તેમના વિનાની રમત છે",
  ["a list of values of the option `what`"] = "વિકલ્પ `what`ની કિંમતોની યાદી",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "ટેબલ; તેનું દરેક નામ છોડી શકાય: `rounds`, ડીલની સંખ્યા (2,000), અને "
      .. "`bots`, નામ કે બેઠક પ્રમાણે નામો (\"random\"); `matches` અને "
      .. "`duels` (થોડી સેકન્ડમાં થાય તેટલાં; 0: એકેય નહીં); `better` "
      .. "(\"search:2\") અને `worse` (\"random\"), બોટ; `seed`, પૂર્ણ "
      .. "સંખ્યા (રેન્ડમ); `told`, ફંક્શન જે કામ દરમિયાન બોલાવાય છે, તેના "
      .. "તબક્કા સાથે, થયેલા ભાગ સાથે, અને જાણીતું હોય તો કુલ કામ સાથે",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "યાદી, દરેક કિંમત માટે એક હાર: { value, length = એક રાઉન્ડમાં નિર્ણયો, "
      .. "gap = સૌથી સારો સ્કોર ઓછા સૌથી ખરાબ, played = બિડ જીતનારવાળા "
      .. "રાઉન્ડનો ભાગ, made = તેમાંથી પૂરા થયેલા કોન્ટ્રાક્ટ, match = એક મેચમાં "
      .. "નિર્ણયો, rounds = એક મેચમાં, won = સારો બોટ જીતે તે દ્વંદ્વનો ભાગ "
      .. "}. યાદીમાં આ પણ છે: { game, option, values, games, deals, bots, "
      .. "matches, duels, cut = 200 રાઉન્ડ પછી પૂરી કરાયેલી મેચો, seed, "
      .. "better, worse, sides, measures = `tenace.compare`માં હોય તેમ }",
  ["a value that the option does not take; fewer than two values"] =
    "વિકલ્પ ન લે તેવી કિંમત; બે કરતાં ઓછી કિંમતો",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "બોટે કલ્પેલી ડીલમાં બીજી ચાલો તેની સાથે સરખાવાય છે.",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "ટેબલ; તેનું દરેક નામ છોડી શકાય: `bot`, \"search\" કે \"search:50\"; "
      .. "`decision`, પહેલેથી લીધેલા નિર્ણયની સંખ્યા: ત્યારે વાત તેની છે, "
      .. "તેનો ખેલાડી જે જાણી શકે તે પરથી; `names`, બેઠક પ્રમાણે ખેલાડીઓનાં "
      .. "નામ, લખાણ માટે; `you`, વાંચનાર માણસની બેઠક; `short = true`: ફક્ત "
      .. "સૌથી મહત્ત્વનાં વાક્યો",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, બોટની ચાલ; `made`, તે નિર્ણયની ચાલ; `player`, જે નિર્ણય લે છે; "
      .. "`deals`, તપાસેલી ડીલની સંખ્યા; `alternatives`, સરખાવેલી ચાલો, "
      .. "બોટની પહેલી: દરેક { move, value, interval, less, clear, costs, "
      .. "play, made, trick }, એકમ `unit`માં: ખેલાડીના પક્ષના `\"tricks\"` "
      .. "કે `\"points\"` (કાર્ડના પોઈન્ટ), `\"chance\"` (જેટલી ડીલમાં તે "
      .. "રાઉન્ડ જીતે, ટકામાં) કે `\"score\"` (રાઉન્ડનો: પોતાની ટીમનો ઓછા "
      .. "બીજાઓનો). `less` એટલે ચાલ કેટલી ખરાબ પડે, `interval` તેના 95 % "
      .. "અંતરાલની અડધી પહોળાઈ, પહેલી ચાલ માટે તેની કિંમતના અંતરાલની; "
      .. "`clear` કહે છે કે ફેર તેનાથી મોટો છે કે નહીં; `costs`: તે "
      .. "રાઉન્ડમાં ચોક્કસ ઓછા પોઈન્ટ આપે છે કે નહીં; `play` અને `made`: "
      .. "કેટલી ડીલમાં, ટકામાં, કોન્ટ્રાક્ટ ટીમ પાસે હોય છે અને ટીમ તે પૂરો કરે છે; "
      .. "`trick`: કેટલીમાં તે હાલની ટ્રિક જીતે છે, જ્યાં તે કહી શકાય. "
      .. "`cause`, જો મળ્યું હોય: { what, share, with, without, move, … }, "
      .. "છુપાં કાર્ડ વિશેની હકીકત, ડીલના કેટલા ભાગમાં તે સાચી છે, અને "
      .. "ત્યારે બોટની ચાલ `move` કરતાં કેટલું વધુ લાવે છે, અને નહીં તો "
      .. "કેટલું. `cost`, પહેલેથી લીધેલા નિર્ણય માટે: { value, interval, "
      .. "clear }, રાઉન્ડના સ્કોરમાં તે બોટની ચાલ કરતાં કેટલો ખરાબ પડે, અને "
      .. "તે સ્પષ્ટ છે કે નહીં. `plan`: પછી ખેલાડી મોટે ભાગે શું રમે, { "
      .. "contract અથવા trump, share ટકામાં }; `voids`: કાર્ડ અલગ મૂક્યા પછી "
      .. "જે રંગનું કાર્ડ રહેતું નથી. `text`: આ બધું વાક્યોમાં",
  ["there is no question, or the bot is none that has reasons"] =
    "કોઈ સવાલ નથી, કે બોટ કારણો આપે તેવો નથી",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "તે દરેક ડીલ માટે હોય છે, અને આવી લીટી પરથી `tenace.new` જે સ્થિતિઓ પર "
      .. "લાવ્યું તે માટે: જેમાં બધા નિર્ણય બોટે લીધા હોય.",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "nil અને તે કેમ નથી, જ્યાં માણસે નિર્ણય લીધો હોય કે કાર્ડ આપેલાં હોય",
  ["The moves so far are made again, as `m:reload` does."] =
    "અત્યાર સુધીની ચાલો ફરી ચલાય છે, `m:reload`ની જેમ.",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, કે આવા શબ્દોની યાદી",
  ["there is no such game, or a rules file is in error"] =
    "આવી રમત નથી, કે નિયમોની કોઈ ફાઈલમાં ભૂલ છે",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, જે હજી બહાર છે તે, લખાણ રૂપે: તે બીજાના હાથમાં, સ્ટોકમાં, કે "
      .. "ખેલાડીએ જતાં ન જોયાં હોય ત્યાં ઊંધાં છે; `n`, તે કેટલાં છે; "
      .. "`held`, દરેક હાથમાંનાં કાર્ડ, ખેલાડી પ્રમાણે; `void`, ખેલાડી "
      .. "પ્રમાણે, બહાર હોય પણ આ ખેલાડી પાસે ન હોઈ શકે તેવા સૂટની યાદી, અને "
      .. "રમતમાં હોય ત્યાં: `trumps`, જે બહાર છે, અને `points`, કાર્ડના જે "
      .. "પોઈન્ટ બહાર છે",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "બીજા ખેલાડીની ગુપ્ત ચાલમાં `secret` અને `n`, કાર્ડની સંખ્યા, હોય છે",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "લખાણ રૂપે તેમાં દરેક સૂટ માટે એક લીટી છે, હુકમ પહેલા, કાર્ડ નીચેથી ઉપર.",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "રાઉન્ડે શું નક્કી કર્યું છે, જેમ કે { trump = \"H\" }",
  ["an order: see there"] = "ક્રમ: ત્યાં જુઓ",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; ટ્રિક લખાણ હોઈ શકે, "
      .. "અને લીડ કરનાર માટે તે હોતી નથી; જ્યાં અનેક કાર્ડ એકસાથે રમાય "
      .. "ત્યાં તે રમાયેલાંની યાદી છે, { \"4H 4H\", \"7H 8H\" }, કે એકનું "
      .. "લખાણ. `played` પહેલાંની ટ્રિકનાં કાર્ડ છે: તે ન હોય તો પહેલી "
      .. "ટ્રિક છે",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }; જ્યાં અનેક કાર્ડની એકસાથે લીડ થાય ત્યાં "
      .. "`others` બીજા ખેલાડીઓના હાથની યાદી છે, અને થ્રો ટકે છે "
      .. "કે નહીં તે તેઓ નક્કી કરે છે",
  ["a card, or several, as text"] = "કાર્ડ, કે અનેક, લખાણ રૂપે",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "શબ્દોમાં કારણ, અને ચાલની મનાઈ કરતા નિયમનું નામ; થ્રો ન ટકે તો, "
      .. "તેને બદલે જે કાર્ડની લીડ કરવી પડે તે પણ, પછીનો ખેલાડી અનેકમાંથી "
      .. "પસંદ કરે તો યાદી",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "કાર્ડ, લખાણ રૂપે",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "લખાણ કે યાદી, રમાયાના ક્રમમાં; અનેક કાર્ડ એકસાથે રમાય ત્યાં યાદી",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "રમાયેલાંમાં કેટલામું છે, પહેલા માટે 1, અને શબ્દોમાં કારણ",
  ["the result, as fields and options that the step reads"] =
    "પરિણામ, પગલું વાંચે તે ખાનાં અને વિકલ્પો રૂપે",
  ["the game has no such step"] = "રમતમાં આવું પગલું નથી",
  ["options of the game"] = "રમતના વિકલ્પો",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` કે `wild`, કાર્ડના પોઈન્ટ, અને પૂરા મેલ્ડ માટે `natural`, "
      .. "`mixed` કે `wild`; કે શબ્દોમાં કારણ, અને હકીકતોના જે ભાગે તેની "
      .. "મનાઈ કરી તેનું નામ",
  ["the game has no melds"] = "રમતમાં મેલ્ડ નથી",
  ["Of card choices with the same effect the list has only one."] =
    "કાર્ડની જે પસંદગીઓની અસર સરખી હોય તેમાંથી યાદીમાં એક જ હોય છે.",
  ["the cards, as text"] = "કાર્ડ, લખાણ રૂપે",
  ["melds that the player may add to, a list of their cards"] =
    "ખેલાડી જેમાં ઉમેરી શકે તે મેલ્ડ, તેમનાં કાર્ડની યાદી",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 }: ખેલાડીઓ પાસે હજી "
      .. "શું છે, ટ્રિકનાં કાર્ડ, અને તેની લીડ કોણે કરી; અને `m:solve` જે "
      .. "લે તે: `for`, `camp`, `fewest`, `last`, `trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "બાકી છે તેમાંથી વારાવાળા ખેલાડીના પક્ષને શું મળે, અને દરેક કાર્ડ માટે એ "
      .. "જ, સૌથી સારું પહેલું; કે nil અને જવાબ શાથી મળતો નથી",
  ["Worked examples use it."] = "ગણેલાં ઉદાહરણો તે વાપરે છે.",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = નામ, with = આપેલી કિંમતોની યાદી, scores = પહેલાંના કુલ, tricks "
      .. "= ટીમ પ્રમાણે જીતેલી, held = ખેલાડી પ્રમાણે હાથ, won = ટીમ "
      .. "પ્રમાણે કાર્ડ, last_won = છેલ્લી ટ્રિક જીતનાર બેઠક, કે છેલ્લી "
      .. "બેની, યાદીમાં, party = પહેલા પક્ષની બેઠકો, round_number, dealer, "
      .. "leaves = પરિણામમાં `leaves` જોઈએ તો true }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "કુલ, ત્યારે મેચ પૂરી થઈ છે કે નહીં અને કોણ જીત્યું, પગલાનો જવાબ, અને "
      .. "`sheet` તરીકે તેણે લખેલી સ્કોરની લીટીઓ; `leaves` તરીકે પછીનાં "
      .. "ખાનાં અને કાર્ડની સંખ્યાઓ, ઉદાહરણોના રૂપમાં",
  ["For study only: it looks at all hands."] =
    "ફક્ત અભ્યાસ માટે: તે બધા હાથ જુએ છે.",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`: શું ગણાય છે, `\"tricks\"` કે કાર્ડના `\"points\"` (પોઈન્ટ, જ્યાં "
      .. "રમતનાં કાર્ડના હોય અને કોઈ ટ્રિક રમત પૂરી ન કરે); `camp`: સાથે "
      .. "રમતા ખેલાડીઓની યાદી (પાર્ટનરો, બિડ જીતનારનો પક્ષ, કે બિડ જીતનાર "
      .. "સિવાય બધા); `fewest = true`: પક્ષને બને તેટલું ઓછું જોઈએ છે (જેને "
      .. "એકેય ન જોઈએ તેની રમત જ્યાં ટ્રિકથી પૂરી થાય); `last`: છેલ્લી "
      .. "ટ્રિકના વધારાના કેટલા ગણાય (0); `trick_counts`: દરેક ટ્રિકના "
      .. "તેનાં કાર્ડ ઉપરાંત કેટલા ગણાય (0); `most`: વધુમાં વધુ કેટલી "
      .. "સ્થિતિઓ તપાસવી (100,000,000, લગભગ એક મિનિટ)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, સારામાં સારું શું મેળવી શકાય; `moves`, { move, value }ની યાદી, "
      .. "સૌથી સારી પહેલી; `nodes`, તપાસેલી સ્થિતિઓ; પક્ષને બને તેટલું ઓછું "
      .. "જોઈતું હોય તો `fewest = true`; કે nil અને જવાબ અટકાવતો નિયમ કે "
      .. "હકીકત",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "રેકોર્ડ, `m:record` આપે અને `play` લખે તેવો",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "રેકોર્ડના અંતે મેચ; કે nil અને ખોટી લીટીનું નામ આપતો સંદેશો",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "તેમાં નિયમોની ફાઈલોનાં લખાણ હોય છે, તેથી તે ફાઈલો બદલાયા પછી પણ તે ફરી "
      .. "રમી શકાય છે.",
}
