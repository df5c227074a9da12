-- The sentences of the faces, in Gujarati. See en/sections.lua.

return {
  seat = {
    you = "તમે",
    left = "ડાબી બાજુવાળા",
    right = "જમણી બાજુવાળા",
    far_left = "છેક ડાબી બાજુવાળા",
    far_right = "છેક જમણી બાજુવાળા",
    across = "સામેવાળા",
    partner = "પાર્ટનર",
    opponent = "વિરોધી",
    dummy = "ડમી",
    number = "બેઠક {n}",
    join = " અને ",
    sits = "બેઠક {n}: {player}",
  },

  side = {
    we = "અમે",
    they = "તેઓ",
    we_in_line = "અમે",
    with_partners = "{player} અને પાર્ટનર",
    seats = "બેઠકો {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "ફુલ્લી", D = "ચોકટ", H = "લાલ", S = "કાળી" },
  spanish_suit = { O = "સિક્કા", C = "પ્યાલા", E = "તલવાર", B = "દંડા" },
  italian_suit = { O = "સિક્કા", C = "પ્યાલા", E = "તલવાર", B = "દંડા" },
  colour = { R = "લાલ", Y = "પીળા", G = "લીલા", B = "વાદળી" },
  flower = {
    card = "{plant}: {kind}, મહિનો {month}",
    short = "{plant} ({kind})",
    L = "પ્રકાશ", A = "પ્રાણી", R = "પટ્ટી", P = "સાદું કાર્ડ",
    m1 = "પાઇન", m2 = "પ્લમ", m3 = "ચેરી", m4 = "વિસ્ટેરિયા", m5 = "આઇરિસ",
    m6 = "પિયોની", m7 = "બુશ ક્લોવર", m8 = "સુસુકી ઘાસ", m9 = "સેવંતી",
    m10 = "મેપલ", m11 = "વિલો", m12 = "પૉલોનિયા",
  },

  status = {
    round = "રાઉન્ડ {round}.",
    round_of = "રાઉન્ડ {round}, કુલ {rounds}.",
    dealt = { other = "ડીલર: {player}." },
    trump = "હુકમ: {trump}.",
    no_trump = "નો ટ્રમ્પ.",
    no_trump_suit = "હુકમનો સૂટ નથી.",
    contract = "કોન્ટ્રાક્ટ: {contract}.",
    problem = "નિયમોમાં ભૂલ: {problem}.",
    declarer = "બિડ જીતનાર: {player}.",
    role = "{role}: {player}.",
    tricks = "ટ્રિક: {tricks}.",
    score = "સ્કોર: {score}.",
    score_of = "સ્કોર: {score}; {target} પર જીત.",
    score_games = "સ્કોર: {score}; {target} પર એક ગેમ, {games} ગેમ પર જીત.",
    score_to = "સ્કોર: {score}; {target} પર મેચ પૂરી.",
    play = "{player} {cards}",
    call = "{player}: {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "ટેબલ",
    hand = "હાથ", melds = "મેલ્ડ", left_over = "{name} {n}",
    no_cards = "એકેય કાર્ડ નહીં",
    shown = "બતાવેલાં",
    calls = "કહ્યું",
    dummy = "{player} (ડમી)",
    known = "તમને ખબર છે",
    stock = "સ્ટોક",
    held = "કાર્ડ",
    held_by = "{cards} ({places})",
    ["or"] = " અથવા ",
  },

  table = {
    titled = "{title}.",
    welcome = "{title}: {sentence}",
    silenced = "વિકલ્પ {name}ની અહીં કોઈ અસર નથી; કારણ: વિકલ્પ {by}.",
    silenced_in = "{game}: વિકલ્પ {name}ની કોઈ અસર નથી; કારણ: વિકલ્પ {by}.",
    with_house = "ઘરનો નિયમ: {title}. {sentence}",
    seating = "તમારી બેઠક {seat}; {others}.",
    several = "માણસોની બેઠકો: {seats}; બાકીની બેઠકો પર બોટ.",
    makes_room = "હવે વારો: {player}. Enterથી તમારાં કાર્ડ છુપાશે.",
    sits_down = "હવે વારો: {player}. Enterથી {player}નાં કાર્ડ દેખાશે.",
    big_and_little = "BJ મોટો જોકર છે, LJ નાનો જોકર.",
    big_joker = "BJ જોકર છે.",
    alone = "તમે એકલા રમો છો. સીડ: {seed}.",
    bots = "બોટ: {bots}. સીડ: {seed}.",
    more = { one = "Enterથી વધુ એક લીટી.", other = "Enterથી બાકીની {n} લીટી." },
    cards_now = "કાર્ડ બતાવવાની રીત: {how}. બધી રીતો: {list}.",
    cards_no = "આ કાર્ડ ‘{how}’ રીતે બતાવી શકાતાં નથી. રીતો: {list}.",
    named = "કાર્ડ તેના નામથી કે અક્ષરોથી લખી શકાય: {name} એટલે {card} પણ.",
    how = "કાર્ડ (7c) અથવા તેનો નંબર લખો; બીજું શું લખી શકાય તે મદદ બતાવે છે.",

    round = "રાઉન્ડ {round}.",
    deals = { you = "તમે કાર્ડ વહેંચો છો.", other = "{player} કાર્ડ વહેંચે "
      .. "છે." },
    dealt_each = { one = "દરેકને એક કાર્ડ.", other = "દરેકને {n} કાર્ડ." },
    dealt = "વહેંચાયેલાં કાર્ડ: {counts}.",
    cards = { one = "એક કાર્ડ", other = "{n} કાર્ડ" },
    draws = { you = "તમે ખેંચો છો: {cards}.", other = "{player} ખેંચે છે: "
      .. "{cards}." },
    turns = { you = "તમે ખુલ્લું કરો છો: {cards}.",
      other = "{player} ખુલ્લું કરે છે: {cards}." },
    is_turned = "ખુલ્લું થાય છે: {cards}.",
    takes_cards = { you = "તમે લો છો: {cards}.", other = "{player} લે છે: "
      .. "{cards}." },
    shows = { you = "તમે બતાવો છો: {cards}.", other = "{player} બતાવે છે: "
      .. "{cards}." },
    dealt_again = "બધાં કાર્ડ ચીપીને ફરી વહેંચાય છે.",
    shuffled = "સ્ટોક ચીપાય છે.",
    shows_because = {
      you = "તમે બતાવો છો: {cards} ({reason}).",
      other = "{player} બતાવે છે: {cards} ({reason}).",
    },
    shown = "બતાવાય છે: {cards}.",
    shown_because = "બતાવાય છે: {cards} ({reason}).",
    settled = "{name}: {value}.",
    is_so = "{name}.",
    party = "{party}: {players}.",
    none = "કંઈ નહીં",
    yes = "હા",
    no = "ના",
    leads = { you = "તમે લીડ કરો છો: {cards}.", other = "{player} લીડ કરે "
      .. "છે: {cards}." },
    plays = { you = "તમે રમો છો: {cards}.", other = "{player} રમે છે: "
      .. "{cards}." },
    leads_dummy = {
      you = "તમે {dummy}ના હાથમાંથી લીડ કરો છો: {cards}.",
      other = "{player} {dummy}ના હાથમાંથી લીડ કરે છે: {cards}.",
    },
    plays_dummy = {
      you = "તમે {dummy}ના હાથમાંથી રમો છો: {cards}.",
      other = "{player} {dummy}ના હાથમાંથી રમે છે: {cards}.",
    },
    leads_yours = { other = "{player} તમારા હાથમાંથી લીડ કરે છે: {cards}." },
    plays_yours = { other = "{player} તમારા હાથમાંથી રમે છે: {cards}." },
    leads_only = { you = "તમે લીડ કરો છો: {cards} (બીજું કંઈ ચાલે તેમ "
      .. "નહોતું)." },
    plays_only = { you = "તમે રમો છો: {cards} (બીજું કંઈ ચાલે તેમ નહોતું)." },
    answers = { other = "{player}: {move}." },
    unseen = {
      you = "તમે: {move}, ઊંધું મૂકીને.",
      other = "{player}: {move}, ઊંધું મૂકીને.",
    },
    secret = {
      you = "તમે ઊંધાં મૂકો છો: {cards}.",
      other = "{player} ઊંધાં મૂકે છે: {cards}.",
    },
    shows_to = {
      you = "તમે {to:to} બતાવો છો: {cards}.",
      other = "{player} {to:to} બતાવે છે: {cards}.",
    },
    shows_to_because = {
      you = "તમે {to:to} બતાવો છો: {cards} ({reason}).",
      other = "{player} {to:to} બતાવે છે: {cards} ({reason}).",
    },
    looks_at = {
      you = "તમે જુઓ છો: {cards}.",
      other = "{player} જુએ છે: {cards}.",
    },
    looks_at_because = {
      you = "તમે જુઓ છો: {cards} ({reason}).",
      other = "{player} જુએ છે: {cards} ({reason}).",
    },
    to_you = "તમે",
    drawn_from_you = "{to} તમારી પાસેથી ખેંચે છે: {cards}.",
    you_draw_from = "તમે {from} પાસેથી ખેંચો છો: {cards}.",
    drawn_from = "{to} {from} પાસેથી ખેંચે છે: {cards}.",
    you_give = "તમે {to}ને આપો છો: {cards}.",
    you_get = "{from} તમને આપે છે: {cards}.",
    given = "{from} {to}ને આપે છે: {cards}.",
    wins = { you = "તમે ટ્રિક જીતો છો.", other = "{player} ટ્રિક જીતે છે." },
    has_trick = {
      you = "તમને તે માટે એક ટ્રિક મળે છે.",
      other = "{player}ને તે માટે એક ટ્રિક મળે છે.",
    },
    wins_because = {
      you = "તમે ટ્રિક જીતો છો: {why}.",
      other = "{player} ટ્રિક જીતે છે: {why}.",
    },
    round_over = "રાઉન્ડ {round} પૂરો.",
    tricks = "ટ્રિક: {tricks}.",
    nobody_scores = "કોઈને પોઈન્ટ નહીં.",
    all_passed = "કોઈને પોઈન્ટ નહીં: બધા પાસ થયા.",
    scores = {
      we = "અમને {points} પોઈન્ટ: {reason}.",
      they = "તેમને {points} પોઈન્ટ: {reason}.",
      you = "તમને {points} પોઈન્ટ: {reason}.",
      one = "{side}ને {points} પોઈન્ટ: {reason}.",
      several = "{side}ને {points} પોઈન્ટ: {reason}.",
    },
    climbs = {
      we = "અમે {n} લેવલ ઉપર: {reason}.",
      they = "તેઓ {n} લેવલ ઉપર: {reason}.",
      you = "તમે {n} લેવલ ઉપર: {reason}.",
      one = "{side} {n} લેવલ ઉપર: {reason}.",
      several = "{side} {n} લેવલ ઉપર: {reason}.",
    },
    unscored = "કોઈને પોઈન્ટ નહીં: {reason}.",
    score_each = "{sides} અને {last}, દરેકને {points} પોઈન્ટ: {reason}.",
    lose_each = "{sides} અને {last}, દરેકના {points} પોઈન્ટ ઓછા: {reason}.",
    scored_part = "{points} ({reason})",
    loses = {
      we = "અમારા {points} પોઈન્ટ ઓછા: {reason}.",
      they = "તેમના {points} પોઈન્ટ ઓછા: {reason}.",
      you = "તમારા {points} પોઈન્ટ ઓછા: {reason}.",
      one = "{side}ના {points} પોઈન્ટ ઓછા: {reason}.",
      several = "{side}ના {points} પોઈન્ટ ઓછા: {reason}.",
    },
    total = "સ્કોર: {scores}.",
    match_won = {
      we = "અમે મેચ જીત્યા.",
      they = "તેઓ મેચ જીત્યા.",
      you = "તમે મેચ જીત્યા.",
      one = "{side} મેચ જીત્યા.",
      several = "{side} મેચ જીત્યા.",
    },
    draw = "મેચ બરાબરીમાં છૂટી.",
    share_first = "સરખા પહેલા નંબરે: {sides} અને {last}.",
    no_single_winner = "મેચનો કોઈ એક વિજેતા નથી.",
    after = "મેચ પૂરી. Enterથી બહાર નીકળાય; ‘સ્કોર’, ‘છેલ્લી’ અને ‘પાછું’ "
      .. "હજી ચાલે છે.",

    type_cards = "કાર્ડ કે તેના નંબર લખો, વચ્ચે ખાલી જગ્યા રાખીને.",
    no_more_asked = "{word} કહો તો બધાં કાર્ડ ખેંચાય ત્યાં સુધી ફરી પુછાશે "
      .. "નહીં.",
    type_or_none = "કાર્ડ કે તેના નંબર લખો, વચ્ચે ખાલી જગ્યા રાખીને; એકેય "
      .. "કાર્ડ ન "
      .. "આપવું હોય તો {none}.",
    numbered = "{move} ({n})",
    no_answer_number = "{number} નંબરનો કોઈ જવાબ નથી: નંબર 1થી {n} સુધી છે.",
    too_many = "{n} જવાબ શક્ય છે: એક લખો.",
    range = "{min}થી {max} સુધીની સંખ્યા.",
    choices = "તમે કહી શકો: {moves}.",
    or_say = "કાર્ડ પહેલાં તમે કહી શકો: {words}.",
    marked = "તમે કહી શકો: નિશાનવાળું કાર્ડ.",
    choices_some = "{n} જવાબ શક્ય છે, જેમ કે: {moves}.",
    marked_or = "તમે કહી શકો: નિશાનવાળું કાર્ડ, {moves}.",
    and_others = "{moves} વગેરે",
    and_cut = "{moves} વગેરે: ‘ચાલો’ બધા જવાબ બતાવે છે",
    steps = "{first}, {second} એમ {last} સુધી",
    choices_and = "તમે કહી શકો: {moves}, અથવા",
    promised = "{move}: {promise}",
    promised_to = "એમ {last} સુધી",
    choices_more = "તમે જે કહી શકો તેમાંનું થોડું: {moves}.",

    which_of_two = "{word}: {one} કે {other}?",
    refused = "નહીં ચાલે: {reason}.",
    allowed = "ચાલે: {moves}.",
    ask_why = "નિયમ જાણવા લખો: કેમ {move}",
    no_number = {
      one = "{number} નંબરનું કોઈ કાર્ડ નથી: ફક્ત નંબર 1 છે.",
      other = "{number} નંબરનું કોઈ કાર્ડ નથી: નંબર 1થી {n} સુધી છે.",
    },
    no_numbers = "{number} નંબરનું કોઈ કાર્ડ નથી: અહીં કાર્ડને નંબર નથી.",
    pause = "Enterથી પછીનો રાઉન્ડ.",
    asked_else = "‘{move}’ આ સવાલનો જવાબ નથી: {prompt}",
    not_yours = "તમારો વારો નથી: Enterથી આગળ.",
    elsewhere = "‘{word}’ ટેબલની બહાર લખાય છે: ‘બંધ’, પછી tenace {word}.",
    unknown = "‘{word}’ અહીં ચાલ કે કમાન્ડ નથી: મદદ બધું બતાવે છે.",
    unknown_near = "‘{word}’ અહીં ચાલ કે કમાન્ડ નથી; શું ‘{near}’ લખવું હતું?",

    why_allowed = "{move} ચાલે: {says}.",
    why_refused = "{move} નહીં ચાલે: {says}.",
    scored_in = "સ્કોરનો નિયમ: {file}, લીટી {line}.",
    why_also = "બીજો નિયમ પણ તેને મનાઈ કરે છે: {says} ({rule}, {file}, લીટી "
      .. "{line}).",
    rule = "નિયમ: {rule}, {file}, લીટી {line}.",
    hint_cards = "બોટ આ પસંદ કરે: {move}.",
    hint = "બોટ આ રમે: {move}.",
    hint_say = "બોટ આ કહે: {move}.",
    chose_so = {
      you = "તમે બોટ જેવું જ પસંદ કર્યું: {made}.",
      other = "{player:by} બોટ જેવું જ પસંદ કર્યું: {made}.",
    },
    chose_other = {
      you = "તમે {made} પસંદ કર્યું; બોટ આ પસંદ કરે: {move}.",
      other = "{player:by} {made} પસંદ કર્યું; બોટ આ પસંદ કરે: {move}.",
    },
    played_so = {
      you = "તમે બોટ જેવું જ રમ્યા: {made}.",
      other = "{player} બોટ જેવું જ રમ્યા: {made}.",
    },
    played_other = {
      you = "તમે {made} રમ્યા; બોટ આ રમે: {move}.",
      other = "{player} {made} રમ્યા; બોટ આ રમે: {move}.",
    },
    played_nothing = "હજી કોઈ નિર્ણય લેવાયો નથી.",
    why_closed = "કારણોમાંથી તે ખેલાડીના હાથની ખબર પડે: ‘બતાવો હાથ’ અભ્યાસ "
      .. "માટે બધા "
      .. "હાથ ખોલે છે.",
    solve_closed = "‘ઉકેલ’ બધા હાથ જુએ છે: ‘બતાવો હાથ’ તેમને અભ્યાસ માટે "
      .. "ખોલે છે.",
    view_table = "ટેબલ દોરેલું દેખાશે.",
    view_lines = "ટેબલ લીટીઓમાં લખાશે.",
    view_what = "‘દેખાવ ટેબલ’ અથવા ‘દેખાવ લીટી’ લખો.",
    view_narrow = "આ સ્ક્રીન ટેબલના ચિત્ર માટે ઘણી સાંકડી છે.",
    undone = "પાછું લીધું.",
    no_undo = "પાછી લેવા જેવી તમારી કોઈ ચાલ નથી.",
    redone = "ફરી રમાયું.",
    no_redo = "કોઈ ચાલ પાછી લેવાઈ નથી.",
    nothing_to_repeat = "તમે આ સવાલનો હજી જવાબ આપ્યો નથી.",
    last = "છેલ્લી ટ્રિક: {plays}",
    nothing_settled = "આ રાઉન્ડમાં હજી કંઈ નક્કી થયું નથી.",
    no_last = "આ રાઉન્ડમાં હજી કોઈ ટ્રિક જિતાઈ નથી.",
    nothing_to_explain = "હજી કંઈ અટક્યું નથી, કોઈ ટ્રિક જિતાઈ નથી: કેમ લખીને "
      .. "ચાલ લખો.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "રેકોર્ડ અહીં છે: {file}.",
    save_where = "ફાઈલનું નામ આપો: ‘સાચવો ફાઈલ’.",
    save_there = "‘{file}’ ફાઈલ પહેલેથી છે: બીજું નામ આપો.",
    not_saved = "સાચવ્યું નથી: {problem}.",
    not_written = "રેકોર્ડ લખી શકાતો નથી: {problem}. રમત ચાલુ રહે છે; પછીની "
      .. "ચાલે ફરી "
      .. "પ્રયત્ન થશે, અને ‘સાચવો ફાઈલ’ તેને બીજે લખે છે.",
    written_again = "આખો રેકોર્ડ ફરી લખાયો છે: {file}.",
    not_kept = "મેચની છેલ્લી ચાલો સચવાઈ નથી: {problem}.",
    position_line = "{line} આ સ્થિતિ ખોલે છે: tenace play {line}.",
    no_position = "કોઈ એક લીટી આ સ્થિતિ ખોલતી નથી: {why}.",
    thinks = "{player} વિચારે છે…",
    looks = "બોટ ચાલ શોધે છે…",
    opening = "બોટ {n} નિર્ણય લે છે…",
    torn = "રેકોર્ડની છેલ્લી લીટી લખતી વખતે કપાઈ ગઈ હતી. તે છોડી દીધી છે; "
      .. "મેચ તેની પહેલાંથી "
      .. "આગળ ચાલે છે.",
    quit = "મેચ સચવાઈ છે: tenace play --resume તેને આગળ ચલાવે છે.",
    quit_named = "મેચ સચવાઈ છે: tenace play --resume {file} તેને આગળ ચલાવે છે.",
    stopped = "રોકાયું. Enterથી આગળ.",
    in_error = "નિયમો સુધારો અને ‘રીલોડ’ લખો; અથવા ‘બંધ’થી બહાર નીકળો.",
    unfinished = "લખાણ ‘{line}’ની વચ્ચે પૂરું થઈ ગયું.",

    help_words = "કમાન્ડ ગુજરાતી કે અંગ્રેજીમાં લખો: {words}.",
    help = [[
કાર્ડ રમવા તેને લખો (7c, c7, 7♣) અથવા તેની નીચેનો નંબર લખો. * નિશાનવાળાં
કાર્ડ રમી શકાય. જવાબ શબ્દો હોય ત્યારે 2 એટલે (2) વાળો જવાબ. {none} એટલે એકેય
કાર્ડ પસંદ ન કરવું. Enterથી ટેબલ ફરી દેખાય છે.

  કેમ 3d    નિયમો એક ચાલ વિશે શું કહે છે; એકલું ‘કેમ’: હમણાં જેની મનાઈ થઈ તે
            ચાલ, નહીં તો છેલ્લી ટ્રિક; ‘કેમ હુકમ’: હુકમ ક્યાંથી આવ્યો; ‘કેમ
            સ્કોર’: સ્કોર કેવી રીતે થયો
  ચાલો      હમણાં કહી શકાય તે બધું, બને ત્યાં સુધી
  સંકેત     બોટ શું રમે, અને કેમ; ‘સંકેત 3d’: તેની સામે 3d રમવાથી શું થાય;
            ‘કેમ ડાબી બાજુવાળા’, હાથ ખુલ્લા હોય ત્યારે: ડાબી બાજુવાળાએ છેલ્લું કાર્ડ
            કેમ રમ્યું
  ગણતરી     કયાં કાર્ડ હજી બાકી છે, કોની પાસે કયો સૂટ નથી; ‘ગણતરી ચાલુ’ દરેક
            નિર્ણય પહેલાં બતાવે છે, ‘ગણતરી બંધ’ બંધ કરે છે
  પુનરાવર્તન  સવાલ એ જ રહે ત્યાં સુધી એ જ જવાબ આપે છે
  પાછું     તમારા છેલ્લા નિર્ણય પર પાછા; ‘આગળ’ આગળ; ‘પાછળ 3’ ત્રણ નિર્ણય પાછળ;
            ‘જાઓ ટ્રિક 5’, ‘જાઓ રાઉન્ડ 2’
  ફાંટો     અહીંથી રમતનો બીજો ફાંટો; ‘ફાંટા’ ફાંટા સાથે બતાવે છે; ‘બદલો 1’
            ફાંટો 1 આગળ ચલાવે છે; ‘પૂરું’: બોટ રાઉન્ડ પૂરો કરે છે; ‘ફરીથી
            random’: રેન્ડમ રમતા બોટ આ જ ડીલ રમે છે
  બતાવો હાથ  બધા હાથ ખોલે છે, ‘છુપાવો હાથ’ છુપાવે છે; પછી ‘ઉકેલ’ દરેક કાર્ડની
            કિંમત કહે છે; ‘આપો 2 QS’, ‘અદલાબદલી QS 3D’ અને ‘નક્કી hand 1 AS *
            KS’ આ ડીલ બદલે છે
  સમીક્ષા   છેલ્લા રાઉન્ડમાં સૌથી મોંઘું શું પડ્યું, અને કેમ; ‘સમીક્ષા મેચ’:
            બધા રાઉન્ડમાં; ‘સમીક્ષા 1’ પહેલી ભૂલ પર જાય છે, નવા ફાંટામાં
  વિગત      આ રાઉન્ડમાં કયા નિયમે શું કર્યું, અને તે ક્યાં છે; ‘વિગત 3’ ત્રીજી
            ટ્રિકમાં; ‘વિગત સ્કોર’: એક એક ભાગ; ‘સંપાદન follow suit’ ત્યાં
            તમારો સંપાદક ખોલે છે
  છેલ્લી    છેલ્લી ટ્રિક, અને તે કેમ જિતાઈ
  સ્કોર     કારણો સાથે સ્કોરનું પત્રક
  દેખાવ રીત  ‘દેખાવ ટેબલ’ ટેબલ દોરે છે, ‘દેખાવ લીટી’ તેને લીટીઓમાં લખે છે
  કાર્ડ રીત  કાર્ડ બતાવવાની રીત: signs, letters, french, german, spanish,
            italian
  નિયમો     આ રમતની નિયમપુસ્તિકા
  રીલોડ     નિયમોની ફાઈલ ફરી વાંચે છે અને તે પ્રમાણે આગળ રમાય છે; ‘નજર’ ફાઈલ
            સચવાય ત્યારે આપોઆપ એમ કરે છે; ‘સેટ target=7’ વિકલ્પ બદલે છે
  અજમાવો 7C QS  તેમાંથી શું થશે: વચ્ચે બોટ જવાબ આપે છે, મેચ ત્યાં જ રહે છે
  ઉદાહરણ    ટેબલ પર જે છે તે, નિયમોની ફાઇલમાં ઉદાહરણ રૂપે: ‘ઉદાહરણ "નામ"’; પછી
            may 3D, may not 3D, wins, score અથવા last
  રાખો      આ મેચ સાચી માનીને રાખે છે: check તેને ફરી રમે છે
  સાચવો ફાઈલ  રેકોર્ડ ત્યાં લખે છે; એકલું ‘સાચવો’ તે ક્યાં છે તે કહે છે;
            ‘સ્થિતિ’ ડીલને એક લીટીમાં કહે છે, whist#7, જેથી બીજા ખોલી શકે
  સાચવો rules as NAME  આ ટેબલના ઘરના નિયમો અને વિકલ્પો એક નામે રાખે છે: tenace
            play GAME+NAME
  બંધ       બહાર નીકળે છે; tenace play --resume આગળ ચલાવે છે

બાકી બધું Lua ગણાય છે: m મેચ છે; hand, trump, tricks, scores અને એવાં
બીજાં નામોમાં તમને જે દેખાય છે તે જ હોય છે.]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards}, કિંમત {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "રાઉન્ડ",
    reason = "કારણ",
    total = "કુલ",
    empty = "હજી કોઈ પોઈન્ટ મળ્યા નથી.",
  },

  solve = {
    best = {
      you = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો તમારી ટીમને હજી મળે:",
      other = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો {player}ની ટીમને "
        .. "હજી મળે:",
    },
    best_few = {
      you = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો તમારી ટીમને વધુમાં "
        .. "વધુ મળે:",
      other = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો {player}ની ટીમને "
        .. "વધુમાં વધુ "
        .. "મળે:",
    },
    dealt = "{game}, સીડ {seed}, {at} નિર્ણય પછી",
    hand = "ખેલાડી {n} પાસે {cards}.",
    nodes = "{nodes} સ્થિતિઓ",
    ["not"] = "અહીં શ્રેષ્ઠ રમત જાણી શકાતી નથી: {problem}.",
    points = { other = "{n} પોઈન્ટ  {cards}" },
    posed = "{game}",
    tricks = { other = "{n} ટ્રિક  {cards}" },
    turn = "ખેલાડી {n}નો વારો છે. તેની ટીમને હજી મળી શકે:",
    what = "‘ઉકેલ’ ટ્રિક કે પોઈન્ટ ગણે છે, ‘{what}’ નહીં: ‘ઉકેલ points’",
  },


  replay = {
    game = "{game}, સીડ {seed}",
    played = "{rounds} રાઉન્ડ, {decisions} નિર્ણય, બધું રેકોર્ડ પ્રમાણે",
    unfinished = "મેચ પૂરી થઈ નથી: tenace play --resume {file} તેને આગળ "
      .. "ચલાવે છે.",
  },

  simulate = {
    game = "{game}, સીડ {seed}, બોટ {bots}",
    played = "{games} મેચ, {rounds} રાઉન્ડ, {decisions} નિર્ણય",
    speed = "{seconds} સેકન્ડ, સેકન્ડના {rate} રાઉન્ડ",
    side = "ટીમ",
    wins = "જીત",
    share = "ભાગ",
    mean = "સરેરાશ સ્કોર",
    deviation = "વિચલન",
    draws = "બરાબરી",
    side_seats = "{side} (બેઠકો {seats})",
    side_seat = "{side} (બેઠક {seats})",
    length = "એક રાઉન્ડમાં સરેરાશ {n} નિર્ણય હોય છે.",
  },
}
