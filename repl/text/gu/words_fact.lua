-- The help on facts, examples and lessons in Gujarati: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "સંખ્યા: કેટલા રમે છે; વિકલ્પ કહેતો હોય ત્યાં ન લખો",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "ડેક: કાર્ડ: french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or lists "
    .. "of seats; { [4] = \"partners\" }: where four play; left out: each for "
    .. "oneself"] =
    "લખાણ કે બેઠકોની યાદીઓ: \"partners\" (ટેબલ પર સામસામે બેઠેલા), કે બેઠકોની "
      .. "યાદીઓ; { [4] = \"partners\" }: ચાર રમે ત્યાં; ન લખો તો દરેક પોતાના "
      .. "માટે",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "લખાણ: \"clockwise\" (ઘડિયાળની દિશામાં) કે \"anticlockwise\" (વિરુદ્ધ "
      .. "દિશામાં)",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "લખાણ: રેન્ક, નીચેથી ઉપર; ન લખો તો ડેક પ્રમાણે",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "ટેબલ: રેન્ક, સૂટ કે એક એક કાર્ડના પોઈન્ટ; એક નામમાં અનેક હોઈ શકે, [\"K Q "
      .. "J\"] = 10; `trumps = { J = 20 }` હુકમના છે, અને ખાનાના નામમાં તેની "
      .. "કિંમત પર આધારિત: contract = { high = { A = 19 } }; `trick = 1` દરેક "
      .. "ટ્રિકના, `last_trick = 10` છેલ્લીના, અને `last_trick = { 10, 20 }` "
      .. "છેલ્લીની પહેલાંની અને છેલ્લીના, self:count_cards માટે; `halves = "
      .. "true`: આમાંના બે પોઈન્ટ ટેબલ પર એક પોઈન્ટ છે",
  ["table: what the contracts are worth, by name: a number, or a number with "
    .. "how often it may count, { 12, from = 2, to = 18 }, and with `trump`, "
    .. "`top` and `ranks`, which cards are higher in it, as the step `order` "
    .. "says it otherwise; `trump = true`: the suit of its name."] =
    "ટેબલ: કોન્ટ્રાક્ટ કેટલા ગણાય, નામ પ્રમાણે: સંખ્યા, કે તે કેટલી વાર ગણાઈ શકે તે "
      .. "સાથે, { 12, from = 2, to = 18 }, અને `trump`, `top` તથા `ranks`થી "
      .. "તેમાં કયાં કાર્ડ ઊંચાં છે, જે નહીંતર પગલું `order` કહે છે; `trump = "
      .. "true`: તેના નામનો સૂટ.",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points = "
    .. "90 }; the first has a word for each party if it can be said; see the "
    .. "parts of an announcement, and self:count_announcements"] =
    "યાદી: self:form_partiesના બે પક્ષો શું જાહેર કરી શકે કે બોલ્યા વિના "
      .. "મેળવી શકે, પગલે પગલે, સૌથી નીચેથી: { \"no 90\", points = 90 }; "
      .. "પહેલામાં, તે બોલી શકાતું હોય તો, દરેક પક્ષનો એક શબ્દ છે; જાહેરાતના "
      .. "ભાગ અને self:count_announcements જુઓ",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its cards "
    .. "like a hand; counted = true: the screen only counts them, as cards "
    .. "that were taken and lie face down; if each side or player has one: { "
    .. "sees = …, each = \"side\" }; a row of seven piles: { sees = …, n = 7 "
    .. "}, which rules read as self.NAME[1] to self.NAME[7]; whose cards lie "
    .. "on those of a face-down row: { sees = \"all\", n = 7, on = \"NAME\" }"] =
    "ટેબલ: રમતના પોતાના ઢગલા, નામ પ્રમાણે: તેને કોણ જુએ છે (\"none\" કોઈ "
      .. "નહીં, \"owner\" માલિક, \"all\" બધા; \"top\": ઉપર મુકાતું દરેક કાર્ડ "
      .. "બધા જુએ છે); { sees = \"all\", sorted = true }: સ્ક્રીન તેનાં કાર્ડ "
      .. "હાથની જેમ ગોઠવે છે; counted = true: સ્ક્રીન તેને ફક્ત ગણે છે, જેમ "
      .. "કે લેવાયેલાં ઊંધાં કાર્ડ; દરેક ટીમ કે ખેલાડીનો પોતાનો હોય તો: { "
      .. "sees = …, each = \"side\" }; સાત ઢગલાની હાર: { sees = …, n = 7 }, "
      .. "જે નિયમો self.NAME[1]થી self.NAME[7] તરીકે વાંચે છે; જેનાં કાર્ડ "
      .. "ઊંધી હારનાં કાર્ડ ઉપર પડ્યાં હોય: { sees = \"all\", n = 7, on = "
      .. "\"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "ટેબલ: કાર્ડના પોઈન્ટ માટે એક ખેલાડી બીજાઓ સામે: { \"declarer\", "
      .. "\"defenders\", needs = 61 }.",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "યાદી: ટ્રિકમાં ખેલાડીએ શું કરવું પડે, ક્રમમાં; ઘરના નિયમમાં `without = "
      .. "\"NAME\"` રમતની ફરજો કાઢી નાખે છે",
  ["table: players play several cards at once, as pairs or tractors: { throws "
    .. "= true (or \"allowed\" and \"forbidden\"), short_tractors = true, "
    .. "pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare = "
    .. "\"by_format\" or \"highest\" }"] =
    "ટેબલ: ખેલાડીઓ એકસાથે અનેક કાર્ડ રમે છે, જેમ કે જોડી કે ટ્રેક્ટર: { "
      .. "throws = true (કે \"allowed\" અને \"forbidden\"), short_tractors = "
      .. "true, pairs_over_triple = \"no\", \"one\" કે \"two\", kill_compare "
      .. "= \"by_format\" કે \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "ટેબલ: મેલ્ડ શાનો બને: `melds`ના ભાગ જુઓ",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts of "
    .. "a pattern"] =
    "ટેબલ: કાર્ડના કયા સેટ ગણાય, નામવાળી યાદીઓ, self:patterns માટે: { show = "
      .. "{ { \"pair\", same = 2, points = 2 }, … } }; નમૂનાના ભાગ જુઓ",
  ["table: what a card takes from the table in games where cards are fished, "
    .. "for self:ask_capture: see the parts of `captures`"] =
    "ટેબલ: ટેબલ પરથી કાર્ડ લેવાય તેવી રમતોમાં કાર્ડ ટેબલ પરથી શું લે, "
      .. "self:ask_capture માટે: `captures`ના ભાગ જુઓ",
  ["cards: ranks or cards that a player lays down as soon as they come, into "
    .. "the pile `side.laid_down`"] =
    "કાર્ડ: રેન્ક કે કાર્ડ જે ખેલાડી આવતાં જ ઢગલા `side.laid_down`માં મૂકે છે",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "ટેબલ: ખેલાડીઓ ડિસ્કાર્ડ ઢગલો કેવી રીતે લે: `taking`ના ભાગ જુઓ",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "ટેબલ: ચડવાની રમતમાં અનેક કાર્ડ ભેગાં શું છે, નીચેથી ઉપર { \"pair\", of = "
      .. "2 } જેવાંની યાદી: તેના ભાગ જુઓ",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "ટેબલ: લેવલ જે દરેક ટીમ રાઉન્ડ દર રાઉન્ડ ચઢે છે, અને `side.level`માં રહે "
      .. "છે: { of = નીચેથી ઉપર શબ્દો, first = શરૂનું લેવલ, કે દરેક ટીમનું "
      .. "એક, last = સૌથી ઊંચું, stops = લેવલ જ્યાં દરેક ચઢાણ અટકે }; "
      .. "self:climb જુઓ",
  ["text: who wins when the match ends: \"highest total\" (if not given, and "
    .. "\"highest level\" where the sides climb levels), \"lowest total\"; "
    .. "or, after the option `rounds`, by a number or choice that each side "
    .. "keeps, \"highest level\": choices are from low to high"] =
    "લખાણ: મેચ પૂરી થાય ત્યારે કોણ જીતે: \"highest total\" (ન લખો તો આ, અને "
      .. "ટીમો લેવલ ચઢે ત્યાં \"highest level\"), \"lowest total\"; કે વિકલ્પ "
      .. "`rounds` પછી, દરેક ટીમની સંખ્યા કે પસંદગી પ્રમાણે, \"highest "
      .. "level\": પસંદગીઓ નીચેથી ઉપર છે",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or the "
    .. "match is a \"draw\""] =
    "લખાણ: ટીમ વિકલ્પ `target` સુધી પહોંચે અને અનેકનું કુલ શ્રેષ્ઠ હોય ત્યારે "
      .. "શું થાય: તે આગળ રમે છે, \"play on\" (ન લખો તો આ), કે મેચ બરાબરીમાં "
      .. "પૂરી થાય છે, \"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the other "
    .. "facts tell"] =
    "લખાણ: રમતોની યાદીમાં આ ક્યાં છે: \"tricks\", \"bidding\", \"points\", "
      .. "\"avoiding\", \"melds\", \"shedding\", \"climbing\", \"fishing\", "
      .. "\"patience\", \"others\"; ન લખો તો બીજી હકીકતો કહે છે",
  ["text: why a round may end without points for anybody, as the table says "
    .. "it behind `Nobody scores:`: \"both have 60 points\"."] =
    "લખાણ: રાઉન્ડમાં કોઈને પોઈન્ટ ન મળે તેનું કારણ, જે ટેબલ `કોઈને પોઈન્ટ "
      .. "નહીં:` પછી કહે છે: \"both have 60 points\".",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "જે જવાબોમાં ખેલાડીની બેઠકનું નામ હોય તે કેવી રીતે શરૂ થાય કે આગળ ચાલે: "
      .. "\"ask {player}\"; કે અનેક ખેલાડીનાં: \"double {players}\".",
  ["number: how many rounds a match has where the option `rounds` is 0; then "
    .. "the highest total wins, or what else the fact `wins` says"] =
    "સંખ્યા: વિકલ્પ `rounds` 0 હોય ત્યાં મેચમાં કેટલા રાઉન્ડ છે; પછી સૌથી "
      .. "ઊંચું કુલ જીતે, કે હકીકત `wins` કહે તે",
  ["number: how many cards the deal needs: options for which the pack has too "
    .. "few are refused"] =
    "સંખ્યા: ડીલ માટે કેટલાં કાર્ડ જોઈએ: જે વિકલ્પો માટે ડેકમાં ઓછાં હોય તે "
      .. "નકારાય છે",
  ["number: the sum of the points of every round; only check uses it"] =
    "સંખ્યા: દરેક રાઉન્ડના પોઈન્ટનો સરવાળો; ફક્ત check તે વાપરે છે",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "ટેબલ: રમતની પોતાની હકીકતો, self.facts.NAME તરીકે વંચાય છે",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "ટેબલ: ખાનાં જે રાઉન્ડ નક્કી કરે, તેમના પ્રકાર સાથે; આગલો શરૂ થાય ત્યારે "
      .. "તે ફરી ખાલી હોય છે",
  ["table: fields that last from round to round, with their defaults"] =
    "ટેબલ: ખાનાં જે રાઉન્ડથી રાઉન્ડ ટકે છે, તેમની સામાન્ય કિંમતો સાથે",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "ટેબલ: ખેલાડીઓ શું પસંદ કરી શકે: number, choice, flag કે text { … }",
  ["function: gets the options, and answers a text if their values do not go "
    .. "together: there is no match then"] =
    "ફંક્શન: તેને વિકલ્પો મળે છે, અને તેમની કિંમતો સાથે ન ચાલે તો લખાણ આપે "
      .. "છે: ત્યારે મેચ થતી નથી",
  ["the name of the pack"] = "ડેકનું નામ",
  ["letters of the suits"] = "સૂટના અક્ષર",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 2 "
    .. "3\", T = \"1 2 3 4 5\" }"] =
    "રેન્ક, નીચેથી ઉપર; સૂટના પોતાના રેન્ક હોય ત્યાં ટેબલ: { \"1 2 3\", T = "
      .. "\"1 2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "દરેક ડેકના જોકર; એક નામના બે સરખા છે",
  ["the number of packs that are shuffled together"] =
    "એકસાથે ચીપાતી ડેકની સંખ્યા",
  ["how often a pack has a card, where it is not once: cards, ranks or suits "
    .. "by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number comes before "
    .. "that of its rank or suit"] =
    "ડેકમાં કાર્ડ કેટલી વાર છે, એક વાર ન હોય ત્યાં: કાર્ડ, રેન્ક કે સૂટ, નામ "
      .. "પ્રમાણે, { [\"1T 9T\"] = 2, P = 3 }; કાર્ડની પોતાની સંખ્યા તેના "
      .. "રેન્ક કે સૂટની સંખ્યા પહેલાં ગણાય",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "કાર્ડ પર બીજું શું છાપેલું છે: { poem = \"1R 2R\" }, cards:tagged માટે",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "કાર્ડ કે રેન્ક જે ડેકમાં નથી; કેટલા રમે છે તે પ્રમાણે: { [3] = \"2D\", "
      .. "[5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "રેન્ક: સેટ માટે રેન્ક કે કાર્ડ; સેટ એટલે એક જ રેન્કનાં કાર્ડ",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards of "
    .. "one suit that follow each other; a rank may be at both ends"] =
    "હારમાં રેન્ક: ક્રમ માટે રેન્કની હાર, નીચેથી ઉપર; ક્રમ એટલે એક સૂટનાં એક "
      .. "પછી એક આવતાં કાર્ડ; એક રેન્ક બંને છેડે હોઈ શકે",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "કાર્ડ: રેન્ક, કાર્ડ કે જોકર જે બીજાંની જગ્યા લઈ શકે",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it stands "
    .. "for that as long as it lies"] =
    "ફ્લેગ: વાઇલ્ડ કાર્ડ મૂકનાર એક કાર્ડનું નામ આપે છે, જેમ કે BJ=5H, અને "
      .. "પડ્યું રહે ત્યાં સુધી તે તેની જગ્યાએ ગણાય",
  ["number: cards in a meld, at least (3)"] =
    "સંખ્યા: મેલ્ડમાં ઓછામાં ઓછાં કાર્ડ (3)",
  ["number: cards in a meld, at most"] = "સંખ્યા: મેલ્ડમાં વધુમાં વધુ કાર્ડ",
  ["number: natural cards in a meld, at least (2)"] =
    "સંખ્યા: મેલ્ડમાં ઓછામાં ઓછાં નેચરલ કાર્ડ (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "સંખ્યા: તેમાં દરેક વાઇલ્ડ કાર્ડ દીઠ ઓછામાં ઓછાં નેચરલ કાર્ડ (0)",
  ["number: wild cards in a meld, at most"] =
    "સંખ્યા: મેલ્ડમાં વધુમાં વધુ વાઇલ્ડ કાર્ડ",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; left "
    .. "out: none"] =
    "બે સંખ્યા: ફક્ત વાઇલ્ડ કાર્ડના મેલ્ડ: { 3, 7 } ત્રણથી સાત માટે; ન લખો તો "
      .. "એકેય નહીં",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "કાર્ડ: જે ખેલાડી તેમની સાથે હાથ ખાલી કરતી વખતે જ, અને વાઇલ્ડ કાર્ડ વિના, "
      .. "મેલ્ડ કરે છે",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "ફ્લેગ: ટીમનો એક રેન્કનો એક જ મેલ્ડ હોય, અને તે તેમાં ઉમેરે છે",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "સંખ્યા: સૌથી નીચા રેન્કનું કાર્ડ ક્રમના નીચેના છેડે કેટલું ગણાય, "
      .. "`runs`માં તે રેન્ક બંને છેડે હોય ત્યાં; ન લખો તો તેના પોઈન્ટ",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "ફ્લેગ: ખેલાડી કાર્ડ નાખીને જ હાથ ખાલી કરે: મેલ્ડ પછી એક કાર્ડ બાકી રહે",
  ["flag: no suit is in a set twice"] =
    "ફ્લેગ: સેટમાં કોઈ સૂટ બે વાર હોતો નથી",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "લખાણ: મેલ્ડમાં કોણ ઉમેરે: \"side\", તેની પોતાની ટીમ, કે \"all\", બધા",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "લખાણ: મેલ્ડ હાથમાં રહે છે; કોઈ મેલ્ડમાં ન હોય તે કાર્ડ જેટલાં ગણાય તેનું "
      .. "આ નામ છે, અને ટેબલ બંને બતાવે છે",
  ["text: the word for a knock that leaves nothing over"] =
    "લખાણ: કંઈ બાકી ન રહે તેવા નૉકનો શબ્દ",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "લખાણ: કાર્ડ નાખ્યા વિના બધાં કાર્ડ મૂકવાનો શબ્દ; ન લખો તો કોઈ એમ ન કરી "
      .. "શકે",
  ["number: how many cards make a meld full; rules may count it more"] =
    "સંખ્યા: કેટલાં કાર્ડથી મેલ્ડ પૂરો થાય; નિયમો તેને વધુ ગણી શકે",
  ["text: the name of a full meld"] = "લખાણ: પૂરા મેલ્ડનું નામ",
  ["number: full melds that a side needs to go out (0)"] =
    "સંખ્યા: હાથ ખાલી કરવા ટીમને કેટલા પૂરા મેલ્ડ જોઈએ (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or `joker` "
    .. "for all of them (the game's ranks)"] =
    "રેન્ક: રેન્ક, નીચેથી ઉપર, જોકર તેમના નામથી, કે બધા માટે `joker` (રમતના "
      .. "રેન્ક)",
  ["ranks: the row of ranks for combinations of several ranks, low to high; a "
    .. "rank may be at both ends (the ranks)"] =
    "રેન્ક: અનેક રેન્કનાં સંયોજનો માટે રેન્કની હાર, નીચેથી ઉપર; એક રેન્ક બંને "
      .. "છેડે હોઈ શકે (એ જ રેન્ક)",
  ["text: the suits from low to high, which decide between equal ranks; left "
    .. "out: suits do not count"] =
    "લખાણ: સૂટ, નીચેથી ઉપર, જે સરખા રેન્ક વચ્ચે નિર્ણય કરે છે; ન લખો તો સૂટ "
      .. "ગણાતા નથી",
  ["cards: cards that are never attached together"] =
    "કાર્ડ: જે કદી સાથે જોડાતાં નથી",
  ["number: cards of each rank (1)"] = "સંખ્યા: દરેક રેન્કનાં કાર્ડ (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "સંખ્યા કે બે: કેટલા રેન્ક સળંગ: સંખ્યા, કે { least, most }; ન લખો તો એક "
      .. "જ રેન્ક",
  ["flag or number: all cards are of one suit; a number: so many cards, in a "
    .. "row or not"] =
    "ફ્લેગ કે સંખ્યા: બધાં કાર્ડ એક સૂટનાં છે; સંખ્યા: આટલાં કાર્ડ, સળંગ હોય "
      .. "કે ન હોય",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "સંખ્યા: દરેક રેન્ક સાથે જોડેલાં કાર્ડ, જે ગણાતાં નથી; કે with_of 2 હોય "
      .. "તો જોડી",
  ["number: how many cards of a rank are attached at once (1)"] =
    "સંખ્યા: એક રેન્કનાં કેટલાં કાર્ડ એકસાથે જોડાય (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "ફ્લેગ: જોડેલાં કાર્ડ સરખાં હોઈ શકે, એક રેન્કનાં ત્રણ સુધી",
  ["cards: just these cards"] = "કાર્ડ: બરાબર આ જ કાર્ડ",
  ["flag: compared by suit, then by rank"] =
    "ફ્લેગ: સરખામણી પહેલાં સૂટથી, પછી રેન્કથી",
  ["flag: one that is as high beats it, too"] =
    "ફ્લેગ: એટલું જ ઊંચું પણ તેને હરાવે છે",
  ["flag: a longer one beats a shorter one of its kind"] =
    "ફ્લેગ: લાંબું તેના પ્રકારના ટૂંકાને હરાવે છે",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one has "
    .. "three ranks in a row or more"] =
    "લખાણ કે યાદી: તે બીજા કોને હરાવે: \"all\", બધાને; કે પ્રકારોની યાદી, "
      .. "જેમાં { \"single\", rank = \"2\", run = 3 } એકલી દૂરી છે, જો આમાં "
      .. "ત્રણ કે વધુ રેન્ક સળંગ હોય",
  ["text: the discard pile"] = "લખાણ: ડિસ્કાર્ડ ઢગલો",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "ફ્લેગ: ખેલાડી આખો ઢગલો લે છે, અને તેનું ઉપરનું કાર્ડ તરત મેલ્ડ કરે છે; ન "
      .. "લખો તો ફક્ત ઉપરનું કાર્ડ હાથમાં જાય છે",
  ["flag: a player takes any card of the pile with all that lie on top of it, "
    .. "and melds that card at once; the others go to the hand"] =
    "ફ્લેગ: ખેલાડી ઢગલાનું કોઈ પણ કાર્ડ તેની ઉપરનાં બધાં સાથે લે છે, અને તે "
      .. "કાર્ડ તરત મેલ્ડ કરે છે; બીજાં હાથમાં જાય છે",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "ફ્લેગ: `down` સાથે: ફક્ત ઉપરનું કાર્ડ પણ હાથમાં જઈ શકે",
  ["cards: while one of these is in the pile, a player takes it only with two "
    .. "natural cards of the top card's rank"] =
    "કાર્ડ: આમાંનું એક ઢગલામાં હોય ત્યાં સુધી, ખેલાડી તેને ઉપરના કાર્ડના "
      .. "રેન્કનાં બે નેચરલ કાર્ડથી જ લે છે",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "ફ્લેગ: જે ટીમે મેલ્ડ કર્યો નથી તે પણ લઈ શકે: બે નેચરલ કાર્ડથી, અને "
      .. "પહેલો મેલ્ડ પૂરતો ગણાય તો (true)",
  ["flag: the top card that was taken may be discarded in the same turn (true)"] =
    "ફ્લેગ: લીધેલું ઉપરનું કાર્ડ એ જ વારામાં નાખી શકાય (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "સંખ્યા: પહેલા પક્ષને કાર્ડના કેટલા પોઈન્ટ જોઈએ; બીજાઓને બાકીના અને એક "
      .. "વધુ.",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "સંખ્યા: ખાના `announced`ની કિંમત થાય પછી તેને બદલે કેટલા જોઈએ",
  ["text: a pile whose cards count for the first camp at the end; views only "
    .. "name it"] =
    "લખાણ: ઢગલો જેનાં કાર્ડ અંતે પહેલા પક્ષનાં ગણાય; દૃશ્યોમાં ફક્ત તેનું નામ "
      .. "છે",
  ["list: the values of the field `contract` with which no card counts"] =
    "યાદી: ખાના `contract`ની કિંમતો જેમાં કોઈ કાર્ડ ગણાતું નથી",
  ["text: the pile where the cards lie"] = "લખાણ: જે ઢગલામાં કાર્ડ પડ્યાં છે",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets at "
    .. "once"] =
    "લખાણ: કાર્ડ તે કાર્ડ લે જેનો સરવાળો હકીકત `points` પ્રમાણે તેના જેટલો "
      .. "થાય: તેનો \"one\", એક સેટ (ન લખો તો આ), કે \"several\", એકસાથે અનેક",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "ફ્લેગ: ત્યાં એટલું જ ગણાતું એક કાર્ડ હોય તો સરવાળો લેવાતો નથી",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "લખાણ: કંઈ ન ગણાતું કાર્ડ તેના રેન્કનું \"one\", એક કાર્ડ લે છે, કે "
      .. "\"all\", બધાં (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "ફ્લેગ: કંઈ લઈ શકે તેવું કાર્ડ ટેબલ પર ન રાખી શકાય",
  ["flag: a card takes all that it can"] =
    "ફ્લેગ: કાર્ડ લઈ શકે તે બધું લે છે",
  ["cards: cards that take all that lies there, and nothing less"] =
    "કાર્ડ: જે ત્યાં પડેલું બધું લે છે, તેથી ઓછું નહીં",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "ટેબલ: રેન્ક બીજી રીતે કેટલા ગણાય, { A = 14 }: એક રીતે કે બીજી",
  ["text: the word before a card that stays; left out: the card alone"] =
    "લખાણ: ત્યાં રહેતા કાર્ડ પહેલાંનો શબ્દ; ન લખો તો ફક્ત કાર્ડ",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is }"] =
    "ટેબલ: પછીથી લેનાર કાર્ડ માટે કાર્ડની બિલ્ડ થઈ શકે: { piles = ઢગલાની હાર "
      .. "જ્યાં બિલ્ડ પડે છે, values = અને owners = રાઉન્ડનાં ખાનાં, યાદીઓ, "
      .. "જેમાં દરેક બિલ્ડની કિંમત અને માલિક છે }",
  ["number: a player may say it before a card, who has played so many cards "
    .. "at most; left out: nobody says it."] =
    "સંખ્યા: જે ખેલાડીએ વધુમાં વધુ આટલાં કાર્ડ રમ્યાં હોય તે કાર્ડ પહેલાં આ "
      .. "બોલી શકે; ન લખો તો કોઈ બોલતું નથી.",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "સંખ્યા: બીજાઓએ કંઈ કહ્યું હોય પછી, તેમના છેલ્લા પગલાની છૂટથી આટલાં કાર્ડ "
      .. "વધુ રમનાર પણ તે બોલી શકે",
  ["number: what it counts that a party has said it (1)"] =
    "સંખ્યા: પક્ષે તે કહ્યું હોય તે કેટલું ગણાય (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "સંખ્યા કે બે: બીજાઓના પોઈન્ટ આથી ઓછા હોય તો તે મળે છે; બે સંખ્યા: પહેલા "
      .. "પક્ષના ઓછા હોય ત્યારે, અને બીજાના",
  ["number: it is reached if the others have fewer tricks"] =
    "સંખ્યા: બીજાઓની ટ્રિક આથી ઓછી હોય તો તે મળે છે",
  ["number: with so many points the others get 1 if it was said"] =
    "સંખ્યા: તે કહેવાયું હોય તો આટલા પોઈન્ટ હોય ત્યારે બીજાઓને 1 મળે છે",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "લખાણ: પહેલા પગલામાં: પક્ષો નક્કી ન થાય ત્યાં સુધી કોઈ કંઈ કેમ ન બોલી શકે",
  ["cards: no step: it goes by itself with the first of these trumps that a "
    .. "player plays who holds them all."] =
    "કાર્ડ: કોઈ પગલું નહીં: આ બધા હુકમ ધરાવતો ખેલાડી તેમાંનો પહેલો રમે "
      .. "ત્યારે આપોઆપ થાય છે.",
  ["number: cards that count this sum, by the fact `points`"] =
    "સંખ્યા: કાર્ડ જેનો સરવાળો હકીકત `points` પ્રમાણે આટલો છે",
  ["number: this many cards of a rank, no more and no fewer"] =
    "સંખ્યા: એક રેન્કનાં બરાબર આટલાં કાર્ડ, ન વધુ ન ઓછાં",
  ["number: a run of this many cards or more, of any suits, that is not part "
    .. "of a longer one"] =
    "સંખ્યા: આટલાં કે વધુ કાર્ડનો ક્રમ, ગમે તે સૂટનાં, જે વધુ લાંબા ક્રમનો "
      .. "ભાગ ન હોય",
  ["number: all of the cards are of one suit, and this many or more"] =
    "સંખ્યા: બધાં કાર્ડ એક સૂટનાં છે, આટલાં કે વધુ",
  ["number: what the pattern counts"] = "સંખ્યા: નમૂનો કેટલો ગણાય",
  ["number: what each of its cards counts"] =
    "સંખ્યા: તેનું દરેક કાર્ડ કેટલું ગણાય",
  ["table: fields of the round, as the steps would have set them; the example "
    .. "itself may have them, too"] =
    "ટેબલ: રાઉન્ડનાં ખાનાં, પગલાંએ નક્કી કર્યાં હોત તેમ; ઉદાહરણમાં તે સીધાં "
      .. "પણ લખી શકાય",
  ["table: values of options that are not the default"] =
    "ટેબલ: વિકલ્પોની કિંમતો જે સામાન્ય નથી",
  ["cards: the player's hand"] = "કાર્ડ: ખેલાડીનો હાથ",
  ["plays: the plays to the trick so far, first to last; a list where players "
    .. "play several cards at once"] =
    "રમાયેલું: ટ્રિકમાં અત્યાર સુધી રમાયેલું, પહેલાથી છેલ્લે; ખેલાડીઓ એકસાથે "
      .. "અનેક કાર્ડ રમે ત્યાં યાદી",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "કાર્ડ: અગાઉની ટ્રિકમાં રમાયેલાં, બીજા સૂટની ટ્રિકમાં પણ; ન હોય તો આ "
      .. "પહેલી ટ્રિક છે",
  ["list of cards: the other players' cards, from the next player on"] =
    "કાર્ડની યાદી: બીજા ખેલાડીઓનાં કાર્ડ, આગલા ખેલાડીથી",
  ["cards: cards of a meld"] = "કાર્ડ: મેલ્ડનાં કાર્ડ",
  ["table: a fixed deal: hands and piles by name"] =
    "ટેબલ: નક્કી કરેલી ડીલ: હાથ અને ઢગલા, નામ પ્રમાણે",
  ["list of moves: the moves from the start of the match"] =
    "ચાલોની યાદી: મેચની શરૂઆતથી ચાલો",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "લખાણ: જે પગલું કરવાનું છે; `scores` માટે તે `score_round` છે",
  ["list: the arguments of the step besides the match; `player 1` and `side "
    .. "1` name a player and a side"] =
    "યાદી: મેચ સિવાયના પગલાના આર્ગ્યુમેન્ટ; `player 1` અને `side 1` ખેલાડી "
      .. "અને ટીમનાં નામ છે",
  ["list of numbers: totals by side at the start of the round"] =
    "સંખ્યાઓની યાદી: રાઉન્ડની શરૂઆતમાં ટીમ પ્રમાણે કુલ",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "સંખ્યાઓની યાદી: ટીમ પ્રમાણે જીતેલી ટ્રિક; ટીમમાં અનેક ખેલાડી હોય ત્યાં "
      .. "ખેલાડી પ્રમાણે પણ",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "કાર્ડની યાદી: દરેક ખેલાડીને વહેંચાયેલાં કાર્ડ, જેટલાં મહત્ત્વનાં હોય",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "કાર્ડની યાદી: દરેક ટીમે જીતેલાં કાર્ડ, જેટલાં મહત્ત્વનાં હોય",
  ["list of seats: the seat that has won the last trick; or two, those of the "
    .. "last trick but one and of the last"] =
    "બેઠકોની યાદી: છેલ્લી ટ્રિક જીતનાર બેઠક; કે બે, છેલ્લીની પહેલાંની અને "
      .. "છેલ્લીની",
  ["list of seats: the seats of the first party; all others are the second"] =
    "બેઠકોની યાદી: પહેલા પક્ષની બેઠકો; બાકી બધી બીજાની",
  ["number: the number of the round"] = "સંખ્યા: રાઉન્ડનો નંબર",
  ["number: the dealer's seat"] = "સંખ્યા: ડીલરની બેઠક",
  ["moves: all allowed moves; a list if a move has several words"] =
    "ચાલો: બધી માન્ય ચાલો; ચાલમાં અનેક શબ્દ હોય તો યાદી",
  ["moves: moves that are allowed, others may be too"] =
    "ચાલો: જે માન્ય છે, બીજી પણ હોઈ શકે",
  ["moves: moves that are not allowed"] = "ચાલો: જે માન્ય નથી",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "લખાણ: તેમને ના પાડતા નિયમનું નામ, કે તેનું વાક્ય",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "કાર્ડ: નિષ્ફળ થ્રોને બદલે જે કાર્ડ રમવાં પડે",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "સંખ્યા: રમાયેલાંમાંનું કયું ટ્રિક જીતે: 1 પહેલું છે",
  ["number: the value of the result"] = "સંખ્યા: પરિણામની કિંમત",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "લખાણ કે ફ્લેગ: કાર્ડ કયા પ્રકારનો મેલ્ડ છે; false: કોઈ નહીં",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "સંખ્યા: મેલ્ડના પોઈન્ટ; `meld` ન હોય તો કાર્ડના",
  ["list of numbers: totals by side after the step"] =
    "સંખ્યાઓની યાદી: પગલા પછી ટીમ પ્રમાણે કુલ",
  ["number or flag: the side that has then won the match; 0: a draw; false: "
    .. "the match goes on"] =
    "સંખ્યા કે ફ્લેગ: ત્યારે મેચ જીતી ગયેલી ટીમ; 0: બરાબરી; false: મેચ ચાલુ "
      .. "રહે છે",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for a "
    .. "player or a side"] =
    "કિંમત: પગલાનો જવાબ; nil માટે \"none\", ખેલાડી કે ટીમ માટે `player 1` કે "
      .. "`side 1`",
  ["words: the step's answers in round 1, 2, …"] =
    "શબ્દો: રાઉન્ડ 1, 2, …માં પગલાના જવાબ",
  ["table: fields after the step or the moves, players and sides by number; "
    .. "the number of cards in a pile, or its cards, bottom first; a list "
    .. "where there are several; `counts`: the number in each hand; `dealer`; "
    .. "`next_dealer`: whom `pass_deal_to` has named; `counted`: what each "
    .. "side has counted"] =
    "ટેબલ: પગલા કે ચાલો પછીનાં ખાનાં, ખેલાડીઓ અને ટીમો સંખ્યાથી; ઢગલામાં "
      .. "કાર્ડની સંખ્યા, કે તેનાં કાર્ડ, સૌથી નીચેનું પહેલું; અનેક હોય ત્યાં "
      .. "યાદી; `counts`: દરેક હાથમાં સંખ્યા; `dealer`; `next_dealer`: જેનું "
      .. "નામ `pass_deal_to`એ આપ્યું; `counted`: દરેક ટીમે શું ગણ્યું",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, the "
    .. "lowest and the highest"] =
    "ટેબલ: કોઈ નક્કી ન કરે ત્યારે વિકલ્પની કિંમત; સંખ્યા માટે યાદી: સૌથી "
      .. "નાની, સામાન્ય અને સૌથી મોટી; ગાળાવાળા ખાના માટે સૌથી નાની અને સૌથી "
      .. "મોટી",
  ["A lesson: the deal, and step by step what the learner reads, which moves "
    .. "are right, and which are wrong and why."] =
    "પાઠ: ડીલ, અને પગલે પગલે શીખનાર શું વાંચે છે, કઈ ચાલો સાચી છે, અને કઈ "
      .. "ખોટી અને કેમ.",
  ["The lessons of a game that authors have written."] =
    "લેખકોએ લખેલા રમતના પાઠ.",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "પહેલા રાઉન્ડની સ્થિતિ જેમાં એક ચાલ સ્પષ્ટ રીતે શ્રેષ્ઠ છે, અને જેમાં "
      .. "ઉતાવળા ખેલાડીઓ ભૂલ કરે છે: તેઓ એક કે ત્રણ ડીલમાં વિચારે છે.",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "લખાણ: રમત, જરૂર હોય તો ઘરના નિયમો સાથે: \"GAME+HOUSE_RULE\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "લખાણ: પાઠનો વિષય, જે શીખનાર પહેલાં વાંચે છે",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "લખાણ: જે પાઠ પછી આ યાદીમાં આવે તેનું નામ; ન લખો તો છેલ્લો આવે છે",
  ["table: values of options"] = "ટેબલ: વિકલ્પોની કિંમતો",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "ટેબલ: કાર્ડ, tenace.new લે છે તેમ; `*` કોઈ પણ કાર્ડ છે",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "સંખ્યા: પાઠ નક્કી ન કરે તે કાર્ડ વહેંચે છે (1)",
  ["number: where the learner sits (1)"] = "સંખ્યા: શીખનાર કઈ બેઠકે છે (1)",
  ["moves: moves made before the lesson begins: words, or a list where a move "
    .. "is several words"] =
    "ચાલો: પાઠ શરૂ થાય તે પહેલાંની: શબ્દો, કે ચાલમાં અનેક શબ્દ હોય ત્યાં યાદી",
  ["list: what the learner is to do, in order"] =
    "યાદી: શીખનારે શું કરવાનું છે, ક્રમમાં",
  ["text: the sentence at the end"] = "લખાણ: અંતનું વાક્ય",
  ["text: what the learner reads before the move"] =
    "લખાણ: ચાલ પહેલાં શીખનાર જે વાંચે છે",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "ચાલો: સાચી ચાલો: એક લખાણ, કે અનેકની યાદી; શીખનાર જવાબ માગે ત્યારે પહેલી "
      .. "રમાય છે",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "ટેબલ: માન્ય પણ ન જોઈતી ચાલો, કારણ સાથે: { AS = \"…\" }; શીખનાર ફરી "
      .. "પ્રયત્ન કરે છે",
  ["text: the sentence for every other move that the rules allow"] =
    "લખાણ: નિયમો માન્ય રાખે તે બીજી દરેક ચાલ માટેનું વાક્ય",
  ["text: the sentence after a right move"] = "લખાણ: સાચી ચાલ પછીનું વાક્ય",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "ચાલો: તેના પછી બીજાઓની ચાલો, ક્રમમાં; ન લખો તો બોટ રમે છે",
}
