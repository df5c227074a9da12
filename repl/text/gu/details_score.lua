-- The help on words in Gujarati: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 પોઈન્ટની લીટી થતી નથી. પક્ષના પોતાના પોઈન્ટ નથી: તે તેના દરેક "
      .. "ખેલાડીને મળે છે.",
  ["a side, its number, a player, or a party"] =
    "ટીમ, તેની સંખ્યા, ખેલાડી, કે પક્ષ",
  ["a whole number, which may be negative"] = "પૂર્ણ સંખ્યા, જે ઋણ હોઈ શકે",
  ["why, as text"] = "કેમ, લખાણ રૂપે",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "પોઈન્ટ પૂર્ણ સંખ્યા નથી: 7 / 2 નથી, 7 // 2 છે 3",
  ["how many tricks count nothing (0)"] = "કેટલી ટ્રિક ગણાતી નથી (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "આ ગણતરી હજી સ્કોર નથી: `side.count` તેનો સરવાળો છે, અને કઈ ટીમનો "
      .. "સૌથી વધુ છે તે `most_counted` કહે છે. તે દરેક રાઉન્ડમાં 0થી શરૂ થાય "
      .. "છે. 0 પોઈન્ટ કોઈ નિશાન છોડતા નથી.",
  ["what counts, as text"] = "શું ગણાય છે, લખાણ રૂપે",
  ["the count; and the side and the text, if no other side has as much"] =
    "ગણતરી; અને ટીમ તથા લખાણ, જો બીજી કોઈ ટીમની એટલી ન હોય",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "falseવાળી લીટીઓ છોડી દેવાય છે, અને જેના પોઈન્ટ false, nil કે 0 હોય "
      .. "તે પણ.",
  ["the lines that count, for self:score_lines and count_lines"] =
    "ગણાતી લીટીઓ, self:score_lines અને count_lines માટે",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "કોઈ લીટી પૂર્ણ સંખ્યાના પોઈન્ટવાળી { points, \"reason\" } નથી",
  ["lines: { points, \"reason\" }"] = "લીટીઓ: { points, \"reason\" }",
  ["the sum, and its text"] = "સરવાળો, અને તેનું લખાણ",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "લીટીઓ, `lines` આપે તેમ: { points, \"reason\" }; falseવાળી કે 0 "
      .. "ગણાતી લીટીઓ છોડી દેવાય છે",
  ["False and nil are left out."] = "false અને nil છોડી દેવાય છે.",
  ["the number where the count begins"] = "ગણતરી જ્યાંથી શરૂ થાય તે સંખ્યા",
  ["the name of that number"] = "તે સંખ્યાનું નામ",
  ["the last number, and the text of the count"] =
    "છેલ્લી સંખ્યા, અને ગણતરીનું લખાણ",
  ["the number to multiply by"] = "જેનાથી ગુણવાનું તે સંખ્યા",
  ["the name of the factor"] = "ગુણકનું નામ",
  ["a number, as `count_on` gives it"] = "સંખ્યા, `count_on` આપે તેમ",
  ["its text, as `count_on` gives it"] = "તેનું લખાણ, `count_on` આપે તેમ",
  ["the product, and its text"] = "ગુણાકાર, અને તેનું લખાણ",
  ["the contract"] = "કોન્ટ્રાક્ટ",
  ["where the count begins"] = "ગણતરી ક્યાંથી શરૂ થાય",
  ["what the beginning is called"] = "શરૂઆતને શું કહેવાય",
  ["what counts one more; what is false or nil is left out"] =
    "શું એક વધુ ગણાય; false કે nil હોય તે છોડી દેવાય છે",
  ["the number, and the text of it"] = "સંખ્યા, અને તેનું લખાણ",
  ["the game has no such contract"] = "રમતમાં આવો કોન્ટ્રાક્ટ નથી",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "આ શબ્દ પછી જે થવાનું હતું તે છૂટી જાય છે, તેને બોલાવનારાં પગલાંમાં "
      .. "પણ.",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "આ શબ્દ પછી જે થવાનું હતું તે છૂટી જાય છે. રાઉન્ડ સાથે પૂરી થતી મેચ "
      .. "માટે `win_match` જુઓ.",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "વિકલ્પ `rounds` 0 ન હોય, તો એટલા રાઉન્ડ પછી મેચ પૂરી થાય છે: સૌથી "
      .. "મોટો કુલ સરવાળો જીતે છે, અને સરખા હોય તો બરાબરી. નહીં તો કોઈ ટીમ "
      .. "વિકલ્પ `target` સુધી પહોંચે, કે `floor` સુધી ઊતરે, અને એક સરવાળો "
      .. "સૌથી મોટો હોય ત્યારે પૂરી થાય છે; હકીકત `ties = \"draw\"` હોય તો "
      .. "ત્યારે પણ સરખા બરાબરી છે. હકીકત `wins` તેને બદલે સૌથી નાનો સરવાળો "
      .. "રાખી શકે, કે દરેક ટીમ રાખે તેવું ખાનું.",
  ["another number in place of the option; false: no total wins"] =
    "વિકલ્પને બદલે બીજી સંખ્યા; false: કોઈ સરવાળો જીતતો નથી",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "દરેક ટીમનું હોય તેવા ખાનાનું નામ: જેમાં કોઈ ટીમની કિંમત હોય તે હજી "
      .. "જીતી ન શકે",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "લક્ષ્ય પૂરું થાય તો જીતતી ટીમ, બીજાનો સરવાળો ગમે તે હોય; `target` "
      .. "false હોય ત્યાં વિકલ્પના લક્ષ્ય પર ફક્ત તે જ આમ જીતે છે",
  ["false, or true and the winning side (0: a draw)"] =
    "false, કે true અને જીતનાર ટીમ (0: બરાબરી)",
  ["the one that gets none: a side, its number, or a player"] =
    "જેને કંઈ મળતું નથી: ટીમ, તેની સંખ્યા, કે ખેલાડી",
  ["a whole number, negative too"] = "પૂર્ણ સંખ્યા, ઋણ પણ",
  ["a side, its number, or a player; if left out, each side"] =
    "ટીમ, તેની સંખ્યા, કે ખેલાડી; ન આપ્યું હોય તો દરેક ટીમ",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "જે પક્ષે પોઈન્ટ કે ટ્રિક જાહેર કરી તે બીજા તેથી નીચે રહે તો જ "
      .. "જીતે છે; નહીં તો બીજા જીતે છે, તેઓ પણ એમ જ ચૂક્યા ન હોય તો. કોઈએ "
      .. "એવું જાહેર ન કર્યું હોય તો પહેલો પક્ષ તેને જોઈતા પોઈન્ટથી જીતે છે. "
      .. "વિજેતાને 1 મળે છે, તે જ્યાં સુધી પહોંચ્યો તે દરેક પગથિયાના 1, જાહેર "
      .. "હોય કે ન હોય, અને કોઈપણ પક્ષે કહેલા દરેક પગથિયાના પોઈન્ટ. કોઈપણ "
      .. "જીતે, બીજાએ કહેલા અને પોતાના પોઈન્ટથી તૂટેલા દરેક પગથિયા માટે "
      .. "પક્ષને 1 મળે છે.",
  ["the points with which the first party wins"] =
    "જે પોઈન્ટથી પહેલો પક્ષ જીતે છે",
  ["the first party, or a table: its points and tricks"] =
    "પહેલો પક્ષ, કે ટેબલ: તેના પોઈન્ટ અને ટ્રિક",
  ["the second party, likewise"] = "બીજો પક્ષ, એ જ રીતે",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "સ્કોરની લીટીઓ, પહેલો પક્ષ જુએ તેમ, count_lines માટે; અને જીતેલો "
      .. "પક્ષ, 1 કે 2, કે nil",
  ["the game has no announcements"] = "રમતમાં જાહેરાતો (announcements) નથી",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "પોઈન્ટ બીજા પક્ષનો દરેક ખેલાડી ચૂકવે છે. પહેલા પક્ષમાં બિડ જીતનારના "
      .. "દરેક પાર્ટનરને એટલા જ મળે છે, અને બાકીના બિડ જીતનારને; બિડ જીતનાર ન "
      .. "હોય તો બધાને સરખા. 0થી નીચેના પોઈન્ટ ઊલટી દિશામાં જાય છે.",
  ["what each player of the second party pays"] =
    "બીજા પક્ષનો દરેક ખેલાડી કેટલા ચૂકવે",
  ["the player of the first party who gets the rest"] =
    "પહેલા પક્ષનો ખેલાડી જેને બાકીના મળે",
  ["true: the declarer's partners get and pay nothing"] =
    "true: બિડ જીતનારના પાર્ટનરોને કંઈ મળતું નથી અને કંઈ ચૂકવતા નથી",
  ["there are no parties; or the points cannot be divided"] =
    "પક્ષો નથી; કે પોઈન્ટ વહેંચી શકાતા નથી",
  ["Between players of one party that comes to nothing."] =
    "એક પક્ષના ખેલાડીઓ વચ્ચે તેનું કંઈ થતું નથી.",
  ["the player who has won the trick"] = "ટ્રિક જીતનાર ખેલાડી",
  ["text, a list of texts, or cards; false or nil: none"] =
    "લખાણ, લખાણોની યાદી, કે કાર્ડ; false કે nil: કોઈ નહીં",
  ["Points below 0 go the other way."] =
    "0થી નીચેના પોઈન્ટ ઊલટી દિશામાં જાય છે.",
  ["who pays: a side, its number, or a player"] =
    "કોણ ચૂકવે છે: ટીમ, તેની સંખ્યા, કે ખેલાડી",
  ["who gets them: likewise"] = "કોને મળે છે: એ જ રીતે",
  ["why the other gets them (the same)"] = "બીજાને કેમ મળે છે (એ જ કારણ)",
  ["the points are no whole number"] = "પોઈન્ટ પૂર્ણ સંખ્યા નથી",
  ["the one who gets them: a side, its number, or a player"] =
    "જેને મળે છે: ટીમ, તેની સંખ્યા, કે ખેલાડી",
  ["what each other side pays, a whole number"] =
    "દરેક બીજી ટીમ કેટલા ચૂકવે, પૂર્ણ સંખ્યા",
  ["Equal ones get nothing, so then there is none."] =
    "સરખાંને કંઈ મળતું નથી, ત્યારે કોઈ સૌથી સારું નથી.",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "ટીમનું ફંક્શન જે સંખ્યા આપે; જે ટીમ માટે તે false કે nil આપે તે "
      .. "છોડી દેવાય છે",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "ટીમ અને સંખ્યા; કોઈ ન હોય, કે અનેકની સરખી હોય, તો nil",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "તે દરેક માટે એક પોઈન્ટ આપે છે. જે ટીમ છેલ્લા લેવલથી ઉપર ચઢે તે મેચ "
      .. "જીતી છે.",
  ["the number of levels; with 0 nothing happens"] =
    "લેવલની સંખ્યા; 0 હોય તો કંઈ થતું નથી",
  ["the game has no fact `levels`"] = "રમતમાં હકીકત `levels` નથી",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "નિયમોના ફોલ્ડરોના `lessons/GAME/`માંની ફાઈલ તેને પાછો આપે છે.",
  ["its name, without house rules"] = "તેનું નામ, ઘરના નિયમો વિના",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "દરેક { name, title, of, text, file, … }, ફાઈલમાં છે તેમ; ફાઈલમાં "
      .. "ભૂલ હોય તો `problem`",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "સૌથી સારી ચાલ ખેલાડીએ જે જોયું તેની સાથે મેળ ખાતી સેંકડો ડીલમાં "
      .. "સાબિત થાય છે, છેલ્લી ટ્રિક ભૂલ વિના રમાય છે. તેમાં થોડીક સેકન્ડ "
      .. "સુધી લાગે છે.",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "ટેબલ; તેનું દરેક નામ છોડી શકાય: `seed`, પૂર્ણ સંખ્યા (રેન્ડમ): એ જ "
      .. "સંખ્યા એ જ કોયડો શોધે છે; `grade`, \"easy\", \"medium\" કે \"hard\" "
      .. "(કોઈપણ); `told`, ફંક્શન જે વખતોવખત બોલાવાય છે, અત્યાર સુધી થયેલા "
      .. "કામ સાથે, અને જે કામ પછી વધુ જોવાતું નથી તેની સાથે",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = તે સ્થિતિમાં, player, move = સૌથી સારી, moves = બધી, "
      .. "missed = ઉતાવળા ખેલાડીઓનો ચૂકતો ભાગ, grade, explained = `m:explain` "
      .. "આપે તેમ }; વાજબી સમયમાં ન મળે તો nil",
}
