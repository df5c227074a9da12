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
    how = "કાર્ડ (7c) અથવા તેનો નંબર લખો; બીજું શું કહી શકાય તે help બતાવે છે.",

    round = "રાઉન્ડ {round}.",
    deals = { you = "તમે કાર્ડ વહેંચો છો.", other = "{player} કાર્ડ વહેંચે છે." },
    dealt_each = { one = "દરેકને એક કાર્ડ.", other = "દરેકને {n} કાર્ડ." },
    dealt = "વહેંચાયેલાં કાર્ડ: {counts}.",
    cards = { one = "એક કાર્ડ", other = "{n} કાર્ડ" },
    draws = { you = "તમે ખેંચો છો: {cards}.", other = "{player} ખેંચે છે: {cards}." },
    turns = { you = "તમે ખુલ્લું કરો છો: {cards}.",
      other = "{player} ખુલ્લું કરે છે: {cards}." },
    is_turned = "ખુલ્લું થાય છે: {cards}.",
    takes_cards = { you = "તમે લો છો: {cards}.", other = "{player} લે છે: {cards}." },
    shows = { you = "તમે બતાવો છો: {cards}.", other = "{player} બતાવે છે: {cards}." },
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
    leads = { you = "તમે લીડ કરો છો: {cards}.", other = "{player} લીડ કરે છે: {cards}." },
    plays = { you = "તમે રમો છો: {cards}.", other = "{player} રમે છે: {cards}." },
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
    leads_only = { you = "તમે લીડ કરો છો: {cards} (બીજું કંઈ ચાલે તેમ નહોતું)." },
    plays_only = { you = "તમે રમો છો: {cards} (બીજું કંઈ ચાલે તેમ નહોતું)." },
    answers = { other = "{player}: {move}." },
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
    after = "મેચ પૂરી. Enterથી બહાર નીકળાય; score, last અને undo હજી ચાલે છે.",

    type_cards = "કાર્ડ કે તેના નંબર લખો, વચ્ચે ખાલી જગ્યા રાખીને.",
    no_more_asked = "{word} કહો તો બધાં કાર્ડ ખેંચાય ત્યાં સુધી ફરી પુછાશે નહીં.",
    type_or_none = "કાર્ડ કે તેના નંબર લખો, વચ્ચે ખાલી જગ્યા રાખીને; એકેય કાર્ડ ન "
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
    and_cut = "{moves} વગેરે: moves બધા જવાબ બતાવે છે",
    steps = "{first}, {second} એમ {last} સુધી",
    choices_and = "તમે કહી શકો: {moves}, અથવા",
    promised = "{move}: {promise}",
    promised_to = "એમ {last} સુધી",
    choices_more = "તમે જે કહી શકો તેમાંનું થોડું: {moves}.",

    refused = "નહીં ચાલે: {reason}.",
    allowed = "ચાલે: {moves}.",
    ask_why = "નિયમ જાણવા લખો: why {move}",
    no_number = {
      one = "{number} નંબરનું કોઈ કાર્ડ નથી: ફક્ત નંબર 1 છે.",
      other = "{number} નંબરનું કોઈ કાર્ડ નથી: નંબર 1થી {n} સુધી છે.",
    },
    no_numbers = "{number} નંબરનું કોઈ કાર્ડ નથી: અહીં કાર્ડને નંબર નથી.",
    pause = "Enterથી પછીનો રાઉન્ડ.",
    asked_else = "‘{move}’ આ સવાલનો જવાબ નથી: {prompt}",
    not_yours = "તમારો વારો નથી: Enterથી આગળ.",
    elsewhere = "‘{word}’ ટેબલની બહાર લખાય છે: quit, પછી tenace {word}.",
    unknown = "‘{word}’ અહીં ચાલ કે આદેશ નથી: help બધું બતાવે છે.",
    unknown_near = "‘{word}’ અહીં ચાલ કે આદેશ નથી; શું ‘{near}’ લખવું હતું?",

    why_allowed = "{move} માન્ય છે: {says}.",
    why_refused = "{move} માન્ય નથી: {says}.",
    scored_in = "સ્કોરનો નિયમ: {file}, લીટી {line}.",
    why_also = "બીજો નિયમ પણ તેને મનાઈ કરે છે: {says} ({rule}, {file}, લીટી {line}).",
    rule = "નિયમ: {rule}, {file}, લીટી {line}.",
    hint_cards = "બોટ આ પસંદ કરે: {move}.",
    hint = "બોટ આ રમે: {move}.",
    hint_pause = "હમણાં નક્કી કરવાનું કંઈ નથી: રાઉન્ડ પૂરો થયો છે. તેમાં સૌથી મોંઘું શું "
      .. "પડ્યું તે review કહે છે; Enterથી આગળ.",
    against_same = "તમે તે જ ચાલ વિશે પૂછો છો.",
    against_worse = "{made} રમવાથી રાઉન્ડના સ્કોરમાં {cost}નું નુકસાન (±{interval}).",
    against_alike = "{made} લગભગ એટલું જ સારું: રાઉન્ડના સ્કોરમાં {cost}નો ફેર "
      .. "(±{interval}).",
    against_unknown = "{made} રમવાથી શું થાય તે કહી શકાતું નથી.",
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
    why_closed = "કારણોમાંથી તે ખેલાડીના હાથની ખબર પડે: show hands અભ્યાસ માટે બધા "
      .. "હાથ ખોલે છે.",
    solve_closed = "solve બધા હાથ જુએ છે: show hands તેમને અભ્યાસ માટે ખોલે છે.",
    view_table = "ટેબલ દોરેલું દેખાશે.",
    view_lines = "ટેબલ લીટીઓમાં લખાશે.",
    view_what = "view table અથવા view lines લખો.",
    view_narrow = "આ સ્ક્રીન ટેબલના ચિત્ર માટે ઘણી સાંકડી છે.",
    undone = "પાછું લીધું.",
    no_undo = "પાછી લેવા જેવી તમારી કોઈ ચાલ નથી.",
    redone = "ફરી રમાયું.",
    no_redo = "કોઈ ચાલ પાછી લેવાઈ નથી.",
    nothing_to_repeat = "તમે આ સવાલનો હજી જવાબ આપ્યો નથી.",
    last = "છેલ્લી ટ્રિક: {plays}",
    nothing_settled = "આ રાઉન્ડમાં હજી કંઈ નક્કી થયું નથી.",
    no_last = "આ રાઉન્ડમાં હજી કોઈ ટ્રિક જિતાઈ નથી.",
    nothing_to_explain = "કશાની મનાઈ થઈ નથી, કોઈ ટ્રિક જિતાઈ નથી: why પછી ચાલ "
      .. "લખો.",
    ready = "> ",
    ready_over = "> ",
    saved_in = "રેકોર્ડ અહીં છે: {file}.",
    save_where = "ફાઈલનું નામ આપો: save FILE.",
    save_there = "‘{file}’ ફાઈલ પહેલેથી છે: બીજું નામ આપો.",
    not_saved = "સાચવ્યું નથી: {problem}.",
    not_written = "રેકોર્ડ લખી શકાતો નથી: {problem}. રમત ચાલુ રહે છે; પછીની ચાલે ફરી "
      .. "પ્રયત્ન થશે, અને save FILE તેને બીજે લખે છે.",
    written_again = "આખો રેકોર્ડ ફરી લખાયો છે: {file}.",
    not_kept = "મેચની છેલ્લી ચાલો સચવાઈ નથી: {problem}.",
    position_line = "{line} આ સ્થિતિ ખોલે છે: tenace play {line}.",
    no_position = "કોઈ એક લીટી આ સ્થિતિ ખોલતી નથી: {why}.",
    thinks = "{player} વિચારે છે…",
    looks = "બોટ ચાલ શોધે છે…",
    opening = "બોટ {n} નિર્ણય લે છે…",
    torn = "રેકોર્ડની છેલ્લી લીટી લખતી વખતે કપાઈ ગઈ હતી. તે છોડી દીધી છે; મેચ તેની પહેલાંથી "
      .. "આગળ ચાલે છે.",
    quit = "મેચ સચવાઈ છે: tenace play --resume તેને આગળ ચલાવે છે.",
    quit_named = "મેચ સચવાઈ છે: tenace play --resume {file} તેને આગળ ચલાવે છે.",
    stopped = "રોકાયું. Enterથી આગળ.",
    in_error = "નિયમો સુધારો અને reload લખો; અથવા quitથી બહાર નીકળો.",
    unfinished = "લખાણ ‘{line}’ની વચ્ચે પૂરું થઈ ગયું.",

    help = [[
કાર્ડ રમવા તેને લખો (7c, c7, 7♣) અથવા તેની નીચેનો નંબર લખો. * નિશાનવાળાં
કાર્ડ રમી શકાય. જવાબ શબ્દો હોય ત્યારે 2 એટલે (2) વાળો જવાબ. {none} એટલે એકેય
કાર્ડ પસંદ ન કરવું. Enterથી ટેબલ ફરી દેખાય છે.

  why 3d    નિયમો એક ચાલ વિશે શું કહે છે; એકલું why: હમણાં જેની મનાઈ થઈ
            તે ચાલ, નહીં તો છેલ્લી ટ્રિક; why trump: હુકમ ક્યાંથી આવ્યો;
            why score: સ્કોર કેવી રીતે થયો
  moves     હમણાં કહી શકાય તે બધું, બને ત્યાં સુધી
  hint      બોટ શું રમે, અને કેમ; hint 3d: તેની સામે 3d રમવાથી શું થાય;
            why left, હાથ ખુલ્લા હોય ત્યારે: ડાબી બાજુવાળાએ છેલ્લું કાર્ડ કેમ રમ્યું
  counts    કયાં કાર્ડ હજી બાકી છે, કોની પાસે કયો સૂટ નથી; counts on દરેક
            નિર્ણય પહેલાં બતાવે છે, counts off બંધ કરે છે
  repeat    સવાલ એ જ રહે ત્યાં સુધી એ જ જવાબ આપે છે
  undo      તમારા છેલ્લા નિર્ણય પર પાછા; redo આગળ; back 3 ત્રણ નિર્ણય પાછળ;
            goto trick 5, goto round 2
  branch    અહીંથી રમતનો બીજો ફાંટો; branches ફાંટા સાથે બતાવે છે; switch 1
            ફાંટો 1 આગળ ચલાવે છે; finish: બોટ રાઉન્ડ પૂરો કરે છે;
            again random: રેન્ડમ રમતા બોટ આ જ ડીલ રમે છે
  show hands  બધા હાથ ખોલે છે, hide hands છુપાવે છે; પછી solve દરેક કાર્ડની
            કિંમત કહે છે; give 2 QS, swap QS 3D અને fix hand 1 AS * KS
            આ ડીલ બદલે છે
  review    છેલ્લા રાઉન્ડમાં સૌથી મોંઘું શું પડ્યું, અને કેમ; review match:
            બધા રાઉન્ડમાં; review 1 પહેલી ભૂલ પર જાય છે, નવા ફાંટામાં
  trace     આ રાઉન્ડમાં કયા નિયમે શું કર્યું, અને તે ક્યાં છે; trace 3
            ત્રીજી ટ્રિકમાં; trace score: એક એક ભાગ; edit follow suit ત્યાં
            તમારો સંપાદક ખોલે છે
  last      છેલ્લી ટ્રિક, અને તે કેમ જિતાઈ
  score     કારણો સાથે સ્કોરનું પત્રક
  view HOW  view table ટેબલ દોરે છે, view lines તેને લીટીઓમાં લખે છે
  cards HOW કાર્ડ બતાવવાની રીત: signs, letters, french, german, spanish, italian
  rules     આ રમતની નિયમપુસ્તિકા
  reload    નિયમોની ફાઈલ ફરી વાંચે છે અને તે પ્રમાણે આગળ રમાય છે; watch ફાઈલ
            સચવાય ત્યારે આપોઆપ એમ કરે છે; set target=7 વિકલ્પ બદલે છે
  try 7C QS તેમાંથી શું થશે: વચ્ચે બોટ જવાબ આપે છે, મેચ ત્યાં જ રહે છે
  example   ટેબલ પર જે છે તે, નિયમોની ફાઇલમાં ઉદાહરણ રૂપે: example "નામ";
            પછી may 3D, may not 3D, wins, score અથવા last
  keep      આ મેચ સાચી માનીને રાખે છે: check તેને ફરી રમે છે
  save FILE રેકોર્ડ ત્યાં લખે છે; એકલું save તે ક્યાં છે તે કહે છે;
            position ડીલને એક લીટીમાં કહે છે, whist#7, જેથી બીજા ખોલી શકે
  save rules as NAME આ ટેબલના ઘરના નિયમો અને વિકલ્પો એક નામે રાખે છે:
            tenace play GAME+NAME
  quit      બહાર નીકળે છે; tenace play --resume આગળ ચલાવે છે

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
      other = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો {player}ની ટીમને હજી મળે:",
    },
    best_few = {
      you = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો તમારી ટીમને વધુમાં વધુ મળે:",
      other = "બધાં કાર્ડ ખુલ્લાં હોય અને કોઈ ભૂલ ન કરે, તો {player}ની ટીમને વધુમાં વધુ "
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
    what = "solve ટ્રિક કે પોઈન્ટ ગણે છે, ‘{what}’ નહીં: solve points",
  },


  replay = {
    game = "{game}, સીડ {seed}",
    played = "{rounds} રાઉન્ડ, {decisions} નિર્ણય, બધું રેકોર્ડ પ્રમાણે",
    unfinished = "મેચ પૂરી થઈ નથી: tenace play --resume {file} તેને આગળ ચલાવે છે.",
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

  fail = {
    command_line = "{command}: {problem}: જુઓ tenace {command} --help",
    command_line_near = "{command}: {problem} જુઓ tenace {command} --help",
    unknown_option = "વિકલ્પ {option} નથી",
    unknown_option_near = "વિકલ્પ {option} નથી, શું તમારો અર્થ છે: {near}?",
    option_alone = "વિકલ્પ {option} પછી એક શબ્દ જોઈએ",
    option_short = "વિકલ્પ {option} પછી વધુ શબ્દો જોઈએ",
    option_with = "વિકલ્પ {option} સાથે કોઈ મૂલ્ય હોતું નથી",
    options_together = "વિકલ્પ {option} અને {other:oblique} સાથે ન ચાલે",
    word_missing = "{option} લખ્યું નથી",
    too_many_words = "શબ્દો જરૂર કરતાં વધારે છે",
    bad_deal = "{file}: લીટી {n}: નામ, કોલન અને કાર્ડ જોઈએ, જેમ કે 1: AS 4D",
    bad_position = "{file}: {problem}",
    deal_or_seed = "--dealમાં સ્થિતિ છે: --seed અને --at વહેંચાયેલાં કાર્ડ માટે છે",
    no_hands = "{file}: તેમાં કોઈ હાથ નથી: દરેક માટે એક લીટી લખો, જેમ કે 1: AS 4D",
    tricks_or_points = "--for: ‘{what}’ ગણી શકાતું નથી, ફક્ત tricks અથવા points",
    unsolved = "{problem}",
    one_of = "--{option} સાથે {words}માંથી એક ચાલે, ‘{text}’ નહીં",
    no_puzzle = "{game}માં કોયડો મળ્યો નથી; બીજો --seed કદાચ શોધી આપે",
    no_graded_puzzle = "{game}માં {grade} કોયડો મળ્યો નથી; બીજો --seed કદાચ શોધી આપે",
    no_language = "--lang: ‘{name}’ ભાષા નથી; ભાષાઓ: {list}",
    no_language_near = "--lang: ‘{name}’ ભાષા નથી; શું ‘{near}’ લખવું હતું? ભાષાઓ: {list}",
    no_command = "‘{command}’ આદેશ નથી: જુઓ tenace --help",
    no_command_near = "‘{command}’ આદેશ નથી; શું ‘{near}’ લખવું હતું? જુઓ tenace --help",
    no_lesson = "teach: {game}માં ‘{word}’ પાઠ નથી, આ છે: {names}",
    no_lessons = "teach: {game} પરથી કોઈ સવાલ બની શકતો નથી: rules તેના નિયમ બતાવે છે",
    lesson_there = "teach: ‘{file}’ પહેલેથી છે, બીજું નામ આપો",
    card_or_against = "rules: --card અને --against સાથે ચાલતાં નથી, એક છોડી દો",
    quiz_or_lesson = "teach: --quiz અને --lesson સાથે ચાલતાં નથી, એક છોડી દો",
    play_it = "‘{game}’ આદેશ નથી, પણ રમત છે: tenace play {game}",
    number = "--{option} {least} કે તેથી મોટી પૂર્ણ સંખ્યા હોય, ‘{text}’ નહીં",
    which_game = "{command}: રમતનું નામ નથી; જેમ કે: tenace {command} whist",
    no_game = "{problem}: tenace games બધી રમતો બતાવે છે",
    no_game_but_file = "{problem}, પણ આ ફોલ્ડરમાં {file} છે: {file} લખો",
    line_first = "આ એક ટેબલના નિયમોની લીટી છે: tenace new સાથે આ લીટી તે લઈ લે "
      .. "છે, પછી અહીં {game} હશે",
    no_option = "{problem}: tenace rules {game} તેમને બતાવે છે",
    no_cards = "આ કાર્ડ ‘{how}’ રીતે બતાવી શકાતાં નથી: રીતો {list}",
    no_bot = "‘{name}’ બોટ નથી: random, search અને search:N છે, N 1થી {most}",
    bots_seats = "{n} બોટ {players} બેઠકો માટે બંધબેસતા નથી: 1 લખો, અથવા બેઠક દીઠ "
      .. "એક",
    pace = "--pace સાથે સેકન્ડ લખાય, 0થી 60, ‘{text}’ નહીં",
    seats = "--seat સાથે બેઠકના નંબર લખાય, જેમ કે 1 અથવા 1,3, ‘{text}’ નહીં",
    line_over = "{line}: ત્યાં મેચ પૂરી થઈ ગઈ છે",
    line_wide = "{line}: પસંદ કરવા માટે ઘણી બધી ચાલ છે",
    seed_twice = "{line} પોતે જ સીડ કહે છે: --seed છોડી દો",
    no_seat = "આ રમતમાં બેઠક {seat} નથી: 1થી {players} પસંદ કરો",
    compare_with = "compare: {game} એક જ રમત છે, સરખાવવા બીજી લખો; જેમ કે: tenace compare skat "
      .. "skat+kontra",
    sweep_one = "compare: --sweep એક રમત લે છે, {n} નહીં; જેમ કે: tenace compare bid_whist "
      .. "--sweep min_bid=3..5",
    sweep_duel = "compare: --duel બે બોટ લે છે, વધુ સારો પહેલો, ‘{text}’ નહીં; જેમ કે: --duel "
      .. "search:5,random",
    sweep_only = "compare: --{option} --sweep સાથે જ ચાલે",
    share = "કામનો એક ભાગ નિષ્ફળ ગયો: {text}",
    record_there = "‘{file}’ પહેલેથી છે: --resume {file}થી આગળ ચલાવો, બીજું નામ આપો, અથવા "
      .. "--forceથી બદલો",
    there = "‘{file}’ પહેલેથી છે અને તેને અડ્યા નથી: બીજું નામ આપો, અથવા --forceથી બદલો",
    no_record = "{folder}માં આગળ ચલાવવા જેવી કોઈ મેચ નથી",
    none_to_resume = "{problem}: tenace play GAMEથી એક શરૂ કરો",
    not_resumed = "{problem}: વાંચી અને લખી શકાય, અને જેના પર કોઈ રમતું ન હોય, તેવો રેકોર્ડ લખો",
    empty_record = "{file}: રેકોર્ડ ખાલી છે, કારણ કે કંઈ લખાય તે પહેલાં પ્રોગ્રામ પૂરો થયો: "
      .. "--record {file} --forceથી નવેસરથી શરૂ કરો",
    no_home = "કોઈ ફોલ્ડર જાણીતું નથી: {variable} કે HOME પૂરો path નથી",
    no_folder = "{problem}: તેમાંથી એક ગોઠવો",
    output = "standard output પર લખી શકાતું નથી: {problem}",
    no_file = "{problem}: વાંચી શકાય તેવો રેકોર્ડ લખો",
    bad_record = "{file}: {problem}",
    resume_game = "play: --resume રમત રેકોર્ડમાંથી લે છે, ‘{game}’ છોડી દો",
    only_prove = "check: --{option} ફક્ત --prove માટે છે, બંને લખો",
    resume_with = "play: --{option} --resume સાથે ચાલતું નથી, તે છોડી દો",
    no_example = "{why}: tenace rules GAME --examples રમતનાં ઉદાહરણ બતાવે છે",
    no_record_there = "{file} નામની ફાઇલ કે ફોલ્ડર નથી: play લખે છે તેવો "
      .. "રેકોર્ડ, અથવા રેકોર્ડનું ફોલ્ડર કહો",
    no_records = "{file}માં રેકોર્ડ નથી: *.record ફાઇલોવાળું ફોલ્ડર કહો",
    not_kept_there = "{file}: {why}: tenace keep --list GAME રાખેલા રેકોર્ડ "
      .. "કહે છે",
    keep_what = "શું રાખવું તે કહો: tenace keep evening.record, અથવા "
      .. "રેકોર્ડનું ફોલ્ડર",
    no_rules = "નિયમોની ફાઈલ ‘{file}’ નથી: ફાઈલ અથવા tenace gamesમાંની એક રમત લખો",
    not_written = "{problem}: લખી શકાય તેવી ફાઈલ લખો",
    no_script = "સ્ક્રિપ્ટ ‘{file}’ નથી: Lua ફાઈલ લખો",
    which_script = "run: સ્ક્રિપ્ટનું નામ નથી; જેમ કે: tenace run deals.lua",
    script = "{problem}",
    bad_name = "‘{name}’ નામ ન હોઈ શકે: નાના અક્ષરો, અંકો અને _ વાપરો, પહેલો અક્ષર",
    games_search = "games --search: કયા શબ્દો?",
    said = "{text}",
    watch_terminal = "check: --watchને ટર્મિનલ જોઈએ",
    new_words = "new: ‘{word}’ વધારાનું છે: નામ એક શબ્દ છે",
    there_already = "‘{file}’ પહેલેથી છે અને તેને અડ્યા નથી: બીજું નામ પસંદ કરો, અથવા --forceથી "
      .. "બદલો",
    name_taken = "‘{name}’ પહેલેથી છે, અને નવી ફાઈલ તેને ઢાંકી દે: બીજું નામ પસંદ કરો",
    no_template = "{problem}: પ્રોગ્રામની TEMPLATE.lua ખૂટે છે",
    new_what = "new: ‘{name}’ શું બનશે તે કહો: ઘરના નિયમ માટે --of GAME, અથવા --game",
    port = "port: ‘{text}’ 0થી 65535 સુધીની સંખ્યા નથી",
    port_taken = "port {port} વપરાશમાં છે: --port Nથી બીજું પસંદ કરો",
    no_server = "આ પ્રોગ્રામ પાનું આપનારા સર્વર વિના બન્યો છે: libmicrohttpd (Debian પર "
      .. "libmicrohttpd-dev) મૂકો અને make ચલાવો",
    bad_server = "પાનું આપનારું સર્વર ચાલુ થઈ શકતું નથી: {problem}",
    no_page = "પાનું બન્યું નથી, {folder} ફોલ્ડરમાં તે નથી: make web તેને બનાવે છે",
  },
}
