-- Reasons for a bot's move, in Gujarati. See en/reasons.lua.

return {
  reason_player = "ખેલાડી {n}",
  reason_bot = "ફક્ત search પાસે કારણો હોય છે: \"search\" અથવા \"search:50\", ‘{bot}’ નહીં",
  reason_decision = "નિર્ણય {n} લેવાયો નથી: નંબર 1થી {most} સુધી છે",
  reason_forced = "નિર્ણય {n} ફરજિયાત હતો: કોઈને પુછાયું નહોતું",
  reason_names = "names: બેઠક પ્રમાણે ખેલાડીઓનાં નામની યાદી જોઈએ",
  reason_only = "બીજી કોઈ પસંદગી નથી.",
  reason_guess = "આ અંદાજ છે: અત્યાર સુધી જે જોવાયું તેની સાથે ભાગ્યે જ કોઈ ડીલ "
    .. "બંધબેસે છે.",
  reason_spent = "આ નિયમોથી રમવામાં એટલો સમય લાગે છે કે બોટે ઓછું વિચાર્યું.",
  reason_none = "બીજી કોઈ ચાલ તેની સાથે સરખાવાઈ નથી.",

  -- what the moves come to
  reason_some_tricks = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં {move} "
    .. "સરેરાશ {amount} આપે છે; {others} (±{interval}).",
  reason_some_tricks_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં {move} સરેરાશ "
    .. "{amount} આપે છે; {others} (±{interval}).",
  reason_some_points = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં {move} "
    .. "સરેરાશ {amount} આપે છે; {others} (±{interval}).",
  reason_some_points_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં {move} સરેરાશ "
    .. "{amount} આપે છે; {others} (±{interval}).",
  reason_some_ahead = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} બીજાઓ પર સરેરાશ {amount}ની સરસાઈ આપે છે; {others} "
    .. "(±{interval}).",
  reason_some_ahead_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} બીજાઓ પર સરેરાશ {amount}ની સરસાઈ આપે છે; {others} "
    .. "(±{interval}).",
  reason_some_behind = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} બીજાઓથી સરેરાશ {amount} પાછળ રાખે છે; {others} "
    .. "(±{interval}).",
  reason_some_behind_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} બીજાઓથી સરેરાશ {amount} પાછળ રાખે છે; {others} "
    .. "(±{interval}).",
  reason_some_level = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} સરેરાશ બીજાઓની બરાબર રાખે છે; {others} (±{interval}).",
  reason_some_level_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{move} સરેરાશ બીજાઓની બરાબર રાખે છે; {others} (±{interval}).",
  reason_some_chance = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી "
    .. "{value}%માં {move} રાઉન્ડ જીતે છે; {others} (±{interval}).",
  reason_some_chance_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી {value}%માં "
    .. "{move} રાઉન્ડ જીતે છે; {others} (±{interval}).",
  reason_some_made = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી "
    .. "{value}%માં {move} કોન્ટ્રાક્ટ પૂરો કરે છે; {others} (±{interval}).",
  reason_some_made_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી {value}%માં "
    .. "{move} કોન્ટ્રાક્ટ પૂરો કરે છે; {others} (±{interval}).",
  reason_some_beaten = "{player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી "
    .. "{value}%માં {move} કોન્ટ્રાક્ટ નિષ્ફળ કરે છે; {others} (±{interval}).",
  reason_some_beaten_you = "તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાંથી {value}%માં "
    .. "{move} કોન્ટ્રાક્ટ નિષ્ફળ કરે છે; {others} (±{interval}).",
  reason_item = "{move}: {value}",
  reason_item_ahead = "{move}: {value} આગળ",
  reason_item_behind = "{move}: {value} પાછળ",
  reason_item_level = "{move}: બરાબર",
  reason_quoted = "“{move}”",
  reason_this_first = "બોટની પસંદગી",
  reason_this = "બોટની પસંદગી",
  reason_next = "ઓછી સારીમાંની સૌથી સારી",
  reason_item_chance = "{move}: {value}%",

  -- no clear difference
  reason_alike_tricks = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી "
    .. "{n} ડીલમાં {count} ચાલમાંની દરેક સરેરાશ {amount} આપે છે (±{interval}).",
  reason_alike_tricks_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} "
    .. "ડીલમાં {count} ચાલમાંની દરેક સરેરાશ {amount} આપે છે (±{interval}).",
  reason_alike_points = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી "
    .. "{n} ડીલમાં {count} ચાલમાંની દરેક સરેરાશ {amount} આપે છે "
    .. "(±{interval}).",
  reason_alike_points_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} "
    .. "ડીલમાં {count} ચાલમાંની દરેક સરેરાશ {amount} આપે છે (±{interval}).",
  reason_alike_ahead = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક બીજાઓ પર સરેરાશ "
    .. "{amount}ની સરસાઈ આપે છે (±{interval}).",
  reason_alike_ahead_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક બીજાઓ પર સરેરાશ "
    .. "{amount}ની સરસાઈ આપે છે (±{interval}).",
  reason_alike_behind = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક બીજાઓથી સરેરાશ "
    .. "{amount} પાછળ રાખે છે (±{interval}).",
  reason_alike_behind_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક બીજાઓથી સરેરાશ "
    .. "{amount} પાછળ રાખે છે (±{interval}).",
  reason_alike_level = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક સરેરાશ બીજાઓની બરાબર રાખે "
    .. "છે (±{interval}).",
  reason_alike_level_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે "
    .. "બંધબેસતી {n} ડીલમાં {count} ચાલમાંની દરેક સરેરાશ બીજાઓની બરાબર રાખે "
    .. "છે (±{interval}).",
  reason_alike_chance = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી "
    .. "{n} ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં રાઉન્ડ જીતે છે (±{interval}).",
  reason_alike_chance_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} "
    .. "ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં રાઉન્ડ જીતે છે (±{interval}).",
  reason_alike_made = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી "
    .. "{n} ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં કોન્ટ્રાક્ટ પૂરો કરે છે "
    .. "(±{interval}).",
  reason_alike_made_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} "
    .. "ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં કોન્ટ્રાક્ટ પૂરો કરે છે "
    .. "(±{interval}).",
  reason_alike_beaten = "સ્પષ્ટ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી "
    .. "{n} ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં કોન્ટ્રાક્ટ નિષ્ફળ કરે છે "
    .. "(±{interval}).",
  reason_alike_beaten_you = "સ્પષ્ટ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} "
    .. "ડીલમાંથી {count} ચાલમાંની દરેક {value}%માં કોન્ટ્રાક્ટ નિષ્ફળ કરે છે "
    .. "(±{interval}).",
  reason_unclear = "સ્પષ્ટ ફેર પડતો નથી.",
  reason_same = "કોઈ ફેર પડતો નથી: {player:by} જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{count} ચાલનું પરિણામ સરખું છે.",
  reason_same_you = "કોઈ ફેર પડતો નથી: તમે જે જોયું છે તેની સાથે બંધબેસતી {n} ડીલમાં "
    .. "{count} ચાલનું પરિણામ સરખું છે.",
  reason_as_good = "કદાચ એટલું જ સારું: {moves}.",
  reason_as_good_many = "બાકીનામાંથી {n} કદાચ એટલાં જ સારાં.",
  reason_behind = "ઓછું સારું લાગે છે, પણ ખાતરી નથી: {moves}.",
  reason_careful = "{move} કદાચ વધુ આપે, પણ ખાતરી નથી, અને તેમાં જોખમ છે.",
  reason_bold = "{move} વધુ આપે છે, પણ તેમાં જોખમ છે: જે ડીલમાં ફેર પડે છે તેમાંથી "
    .. "{share}%માં ફાયદો થાય છે, અને બોટને {least}% જોઈએ છે.",
  reason_habit = "આ ડીલમાં {move}નું પરિણામ સારું આવ્યું, પણ એટલું નહીં કે બોટ પોતાની ટેવ "
    .. "છોડે.",
  reason_equal = "બરાબર એટલું જ સારું: {moves}.",
  reason_does_draw = "{move} હુકમ કઢાવે છે.",
  reason_does_trump = "{move} હુકમથી કાપે છે.",
  reason_does_overtrump = "{move} મોટો હુકમ છે.",
  reason_does_sure = "તેમની પાસે ગમે તે હોય, {move} આ ટ્રિક જીતે છે.",
  reason_does_finesse = "{move} એ {cards} સામે ફિનેસ છે.",
  reason_does_hold_up = "{move} રમવાથી {card} હાથમાં રહે છે.",
  reason_does_duck = "{move} આ ટ્રિક બીજાઓ માટે છોડે છે.",
  reason_does_unblock = "{move} {suit}નો રસ્તો ખોલે છે.",
  reason_does_smear = "{move} પોતાની ટીમની ટ્રિકમાં પોઇન્ટ આપે છે.",
  reason_does_leave = "{move} નાનું કાર્ડ છે: પછી રમનાર પાર્ટનર મોટે ભાગે આ ટ્રિક જીતે છે.",
  reason_does_load = "{move} પોતાના પોઇન્ટ બીજાની ટ્રિકમાં નાખે છે.",
  reason_does_shed = "{move} {card}ની નીચે નીકળી જાય છે: પછી તેનાથી કોઈ ટ્રિક નહીં આવે.",
  reason_does_safe = "{move} સલામત છે: {other:oblique} સાથે સરેરાશ {amount} વધુ "
    .. "મળત.",

  -- contracts
  reason_contract = "{move:oblique} સાથે તેમાંથી {play}%માં કોન્ટ્રાક્ટ {player} પાસે "
    .. "હોય છે, અને {made}%માં પૂરો થાય છે.",
  reason_contract_you = "{move:oblique} સાથે તેમાંથી {play}%માં કોન્ટ્રાક્ટ તમારી પાસે "
    .. "હોય છે, અને {made}%માં પૂરો થાય છે.",
  reason_contract_side = "{move:oblique} સાથે તેમાંથી {play}%માં કોન્ટ્રાક્ટ "
    .. "{player}ની ટીમ પાસે હોય છે, અને {made}%માં પૂરો થાય છે.",
  reason_contract_side_you = "{move:oblique} સાથે તેમાંથી {play}%માં કોન્ટ્રાક્ટ "
    .. "તમારી ટીમ પાસે હોય છે, અને {made}%માં પૂરો થાય છે.",
  reason_sole = "બીજું કોઈ બિડ ન કરે તો {player} {made}%માં કોન્ટ્રાક્ટ પૂરો કરે છે.",
  reason_sole_you = "બીજું કોઈ બિડ ન કરે તો તમે {made}%માં કોન્ટ્રાક્ટ પૂરો કરો છો.",
  reason_sole_side = "બીજું કોઈ બિડ ન કરે તો {player}ની ટીમ {made}%માં કોન્ટ્રાક્ટ "
    .. "પૂરો કરે છે.",
  reason_sole_side_you = "બીજું કોઈ બિડ ન કરે તો તમારી ટીમ {made}%માં કોન્ટ્રાક્ટ "
    .. "પૂરો કરે છે.",
  reason_plan = "પછી {share}%માં {player} આ રમે: {contract}.",
  reason_plan_you = "પછી {share}%માં તમે આ રમો: {contract}.",
  reason_plan_trump = "પછી {share}%માં {player}નો હુકમ: {suit}.",
  reason_plan_trump_you = "પછી {share}%માં તમારો હુકમ: {suit}.",
  reason_voids = "પછી {player} પાસે આ રહેતું નથી: {suits}.",
  reason_voids_you = "પછી તમારી પાસે આ રહેતું નથી: {suits}.",

  reason_made = "{move:oblique} સાથે {share}%માં કોન્ટ્રાક્ટ પૂરો થાય છે.",
  reason_beaten = "{move:oblique} સાથે {share}%માં કોન્ટ્રાક્ટ નિષ્ફળ જાય છે.",
  reason_made_all = "{share}%માં કોન્ટ્રાક્ટ પૂરો થાય છે.",
  reason_beaten_all = "{share}%માં કોન્ટ્રાક્ટ નિષ્ફળ જાય છે.",
  reason_trick = "{move} રમાય તો {share}%માં આ ટ્રિક {player}ની, {other} રમાય તો "
    .. "{less}%માં.",
  reason_trick_you = "{move} રમો તો {share}%માં આ ટ્રિક તમારી, {other} રમો તો "
    .. "{less}%માં.",
  reason_trick_side = "{move} રમાય તો {share}%માં આ ટ્રિક {player}ની ટીમની, {other} "
    .. "રમાય તો {less}%માં.",
  reason_trick_side_you = "{move} રમો તો {share}%માં આ ટ્રિક તમારી ટીમની, {other} રમો "
    .. "તો {less}%માં.",

  -- the cause: a fact about hidden cards
  reason_holds = "તેમાંથી {share}%માં {card} {player} પાસે છે.",
  reason_holds_you = "તેમાંથી {share}%માં {card} તમારી પાસે છે.",
  reason_lies = "તેમાંથી {share}%માં {card} અહીં છે: {pile}.",
  reason_void = "તેમાંથી {share}%માં {player} પાસે {suit}નું એકેય કાર્ડ નથી.",
  reason_void_you = "તેમાંથી {share}%માં તમારી પાસે {suit}નું એકેય કાર્ડ નથી.",
  reason_length = "તેમાંથી {share}%માં {player} પાસે {suit}નાં {n} કે વધુ કાર્ડ છે.",
  reason_length_you = "તેમાંથી {share}%માં તમારી પાસે {suit}નાં {n} કે વધુ કાર્ડ છે.",
  reason_even = "તેમાંથી {share}%માં {player} અને {other} પાસે {suit}નાં લગભગ સરખાં કાર્ડ છે.",
  reason_even_you = "તેમાંથી {share}%માં તમારી અને {other} પાસે {suit}નાં લગભગ સરખાં કાર્ડ છે.",

  -- what the cause does
  reason_more_less = "ત્યારે {move} {other:oblique} કરતાં {with} આગળ રહે છે, નહીં તો "
    .. "{without} પાછળ.",
  reason_less_more = "ત્યારે {move} {other:oblique} કરતાં {with} પાછળ રહે છે, નહીં તો "
    .. "{without} આગળ.",
  reason_more_more = "ત્યારે {move} {other:oblique} કરતાં {with} આગળ રહે છે, નહીં તો "
    .. "{without} આગળ.",
  reason_less_less = "ત્યારે {move} {other:oblique} કરતાં {with} પાછળ રહે છે, નહીં તો "
    .. "{without} પાછળ.",
  reason_more_same = "ત્યારે {move} {other:oblique} કરતાં {with} આગળ રહે છે; નહીં તો "
    .. "ભાગ્યે જ ફેર પડે છે.",
  reason_less_same = "ત્યારે {move} {other:oblique} કરતાં {with} પાછળ રહે છે; નહીં તો "
    .. "ભાગ્યે જ ફેર પડે છે.",
  reason_same_more = "ત્યારે ભાગ્યે જ ફેર પડે છે; નહીં તો {move} {other:oblique} કરતાં "
    .. "{without} આગળ રહે છે.",
  reason_same_less = "ત્યારે ભાગ્યે જ ફેર પડે છે; નહીં તો {move} {other:oblique} કરતાં "
    .. "{without} પાછળ રહે છે.",
  amount_tricks = "{n} ટ્રિક",
  amount_points = "કાર્ડના {n} પોઈન્ટ",
  amount_score = "{n} પોઈન્ટ",
  amount_chance = "સો ડીલમાં {n} જીત",
}
