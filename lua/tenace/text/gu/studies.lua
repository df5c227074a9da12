-- Sentences about studies in parts, in Gujarati.

return {
  parts_apart = "{one} અને {other} એક કામનાં નથી: {why}",
  parts_version = "એક આવૃત્તિ {one}નું છે, બીજું {other}નું",
  parts_differ = "{name} એકમાં {one} છે અને બીજામાં {other}",
  parts_number = "એકમાં {one} ભાગ છે, બીજામાં {other}",
  parts_other = "આ ભાગ {one} છે, {other} નહીં",
  part_version = "{name} આવૃત્તિ {its}નું છે, અને આ આવૃત્તિ {own} છે",
  part_damaged = "{name} બગડેલી છે: તેના આંકડા તેના અભ્યાસના નથી",
  part_twice = "{one} અને {other} બંને {of}માંથી ભાગ {n} છે",
  part_unfinished = "{name} {of}માંથી ભાગ {n} છે, જેના {all}માંથી {done} "
    .. "થયાં છે: --keepથી આગળ ચલાવો",
  parts_missing = {
    one = "{of} ભાગમાંથી {list} ખૂટે છે",
    other = "{of} ભાગમાંથી {list} ખૂટે છે",
  },
  tournament_bots = "ટુર્નામેન્ટમાં 2થી {most} બોટ હોય, {n} નહીં",
  board_hand = "ડીલ {n}: '{hand}' હાથ નથી",
  board_none = "લખાણમાં કોઈ ડીલ નથી: PBN, LIN અથવા 'hand 1: AS KS' જેવી લીટીઓ "
    .. "જોઈએ",
  board_format = "write_deals: ફોર્મેટ pbn, lin કે text છે, {format} નહીં",
  board_cards = "ડીલ {n}: {format}માં તેર કાર્ડના ચાર હાથ સમાય; text ફોર્મેટમાં કોઈ "
    .. "પણ ડીલ",
  board_call = "ડીલ {n}: '{call}' કોઈ બિડ નથી",
  board_card = "ડીલ {n}: '{card}' 52 કાર્ડની જોડનું કાર્ડ નથી",
  board_move = "ડીલ {n}: {move} અહીં રમી ન શકાય: {why}",
  board_trick = "ડીલ {n}: ટ્રિક {trick}નાં કાર્ડ એક ટ્રિક બની શકે નહીં",
  board_missing = "લખાણમાં બોર્ડ {n} નથી",
  board_none_over = "હજી કોઈ રાઉન્ડ પૂરો થયો નથી, એટલે લખવા જેવું કંઈ નથી",
  tables_two = "compare_tables: એક જ રમતની બે કે વધુ મેચ જોઈએ",
  tables_cards = "compare_tables: રાઉન્ડ {n}માં ટેબલોનાં કાર્ડ સરખાં નથી",
  tournament_twice = "‘{name}’ બે વાર છે",
  tournament_sides = "{game}માં એક જ ટીમ છે: કોઈ કોઈની સામે રમતું નથી",
  odd_word = "શબ્દ ‘{old}’નું નામ હવે ‘{new}’ છે",
  odd_word_advice = "‘{new}’ લખો; પછીની આવૃત્તિ ‘{old}’ને ઓળખશે નહીં",
  odd_option = "વિકલ્પ ‘{name}’ ક્યારેય વંચાતો નથી",
  odd_option_advice = "તેને self.option.{name} તરીકે વાંચો, અથવા કાઢી નાખો",
  odd_field = "ખાનું ‘{name}’ ગોઠવાતું નથી અને વંચાતું પણ નથી",
  odd_field_advice = "તેને ‘{scope}’માંથી કાઢી નાખો",
  odd_not_set = "ખાનું ‘{name}’ વંચાય છે પણ ક્યારેય ગોઠવાતું નથી",
  odd_not_set_advice = "તેને self.{name} = … એમ ગોઠવો, અથવા ‘{scope}’માંથી કાઢી નાખો",
  odd_not_read = "ખાનું ‘{name}’ ગોઠવાય છે પણ ક્યારેય વંચાતું નથી",
  odd_not_read_advice = "તેને self.{name} તરીકે વાંચો, અથવા ‘{scope}’માંથી કાઢી નાખો",
  odd_step = "પગલું ‘{name}’ ક્યારેય ચાલતું નથી",
  odd_step_advice = "તેને self:{name}()થી ચલાવો, અથવા કાઢી નાખો",
  odd_step_near = "પગલું ‘{name}’ ક્યારેય ચાલતું નથી; શું ‘{near}’ લખવું હતું?",
  odd_step_near_advice = "એન્જિન ‘{near}’ ચલાવે છે; બીજાં self:{name}()થી ચાલે છે",
  odd_not_reached = "પગલું ‘{name}’ {rounds} રાઉન્ડમાંથી એકેયમાં ચાલ્યું નથી",
  odd_not_reached_advice = "તેને ચલાવતી શરત સાચી પડી શકે છે કે નહીં તે તપાસો",
  odd_obligation = "ફરજ ‘{name}’એ {rounds} રાઉન્ડમાં એકેય કાર્ડની મનાઈ કરી નથી",
  odd_obligation_advice = "તે કહે છે તે કાર્ડ ખેલાડી પાસે હોઈ શકે છે, અને તેની પહેલાંની ફરજો તેમાંથી "
    .. "થોડાં રહેવા દે છે, તે તપાસો",
  odd_obligation_excludes_advice = "‘{one}’ અને ‘{other}’ કદી સાથે સાચાં નથી "
    .. "હોતાં",
  odd_obligation_no_trick_advice = "કોઈ દાવ રમાયો નથી, અને ફરજો ફક્ત દાવમાં "
    .. "લાગુ પડે છે",
  odd_obligation_behind_advice = "તે {names} પછી આવે છે: જે તે પાળી શકે તે "
    .. "ફક્ત તેનાથી બંધાય છે; બંનેએ બાંધવાનું હોય તો ‘{name}’ને પહેલાં મૂકો; "
    .. "ખેલાડી પાસે તે કહે છે તે કાર્ડ હોઈ શકે કે કેમ તે પણ જુઓ",
  odd_revealed = "પગલું ‘{step}’ એવાં કાર્ડ પ્રમાણે ચાલે છે જે કેટલાક ખેલાડી "
    .. "જોતા નથી: પછી જે થાય, જેમ કે ગુણ કે કોણ શરૂ કરે, તે બધાને તે જણાવી દે "
    .. "છે. ખેલાડીને સરખી દેખાતી 100 ડીલમાંથી {percent}માં તે જુદું થાત",
  odd_revealed_advice = "બધા જુએ છે તે પ્રમાણે ચલાવો; અથવા ત્યારે બધા જે જાણે "
    .. "છે તે કહો: show, tell_holds, tell_count, holder_of, કે chooseમાં holds",
  odd_revealed_here = "અહીં જે થાય છે તે એવાં કાર્ડ પ્રમાણે ચાલે છે જે કેટલાક "
    .. "ખેલાડી જોતા નથી: પછી જે થાય, જેમ કે ગુણ કે કોણ શરૂ કરે, તે બધાને તે "
    .. "જણાવી દે છે. ખેલાડીને સરખી દેખાતી 100 ડીલમાંથી {percent}માં તે જુદું "
    .. "થાત",
  odd_revealed_here_advice = "બધા જુએ છે તે પ્રમાણે ચલાવો; અથવા ત્યારે બધા જે "
    .. "જાણે છે તે કહો: show, tell_holds, tell_count, holder_of, કે chooseમાં "
    .. "holds",
  odd_contradicted = "બોટ કલ્પેલી 100માંથી {percent} ડીલ પડતી મૂકે છે: નિયમોએ હાથ વિશે જે કહ્યું તેની સાથે "
    .. "ભાગ્યે જ કોઈ ડીલ બંધબેસે છે",
  odd_contradicted_advice = "એક જ હાથ વિશે ઓછું કહો",
  leak_question = "છુપાયેલાં કાર્ડ બીજે હોય તો ખેલાડી {player} ને બીજું પૂછાય "
    .. "છે: એક ડીલમાં ‘{here}’, બીજીમાં ‘{there}’",
  leak_moves = "ખેલાડી {player} {move} પસંદ કરી શકે કે નહીં તે એવાં કાર્ડ પર "
    .. "આધાર રાખે છે જે આ ખેલાડી જોતો નથી",
  leak_rule = "ફરજ ‘{rule}’ એવાં કાર્ડ પર ચાલે છે જે ખેલાડી {player} જોતો "
    .. "નથી: એક ડીલમાં તે {move} ને રોકે છે, બીજીમાં નહીં",
  leak_reasons = "{move} કેમ મના છે તે ખેલાડી {player} ને છુપાયેલાં કાર્ડ "
    .. "વિશે જણાવે છે: એક ડીલમાં ‘{here}’, બીજીમાં ‘{there}’",
  leak_advice = "તેને ફક્ત આ ખેલાડી જે જુએ છે તેના પર આધાર રાખવા દો: હાથ, "
    .. "ટ્રિક અને જે બધાએ જોયું છે",
  leak_view = "‘{name}’ ખેલાડી {player} ને છુપાયેલાં કાર્ડ વિશે જણાવે છે: એક "
    .. "ડીલમાં ‘{here}’, બીજીમાં ‘{there}’",
  leak_story = "રમતની વાત ખેલાડી {player} ને છુપાયેલાં કાર્ડ વિશે જણાવે છે: "
    .. "એક ડીલમાં ‘{here}’, બીજીમાં ‘{there}’",
  leak_shown_advice = "જે જાણી શકે તેને જ બતાવો; બધા જાણી શકે તો tell_count "
    .. "કે tell_holds થી કહો",
  leak_asked = "ખેલાડી {asked} ને ‘{prompt}’ પૂછાય છે; પણ ખેલાડી {player} ન "
    .. "જોતો હોય તેવાં કાર્ડ બીજે હોત તો ખેલાડી {other_asked} ને "
    .. "‘{other_prompt}’ પૂછાત",
  leak_asked_same = "ખેલાડી {asked} ને ‘{prompt}’ પૂછાય કે ‘{other_prompt}’ "
    .. "તે એવાં કાર્ડ પર આધાર રાખે છે જે ખેલાડી {player} જોતો નથી",
  leak_by_house = "{text} ({file}ની લીટી {line}માં પૂછાય છે; આ ઘરના નિયમ વિના "
    .. "તે કશા છુપા પર આધાર રાખતું નથી)",
  leak_asked_or_not = "ખેલાડી {asked} ને ‘{prompt}’ પૂછાય કે નહીં તે એવાં "
    .. "કાર્ડ પર આધાર રાખે છે જે ખેલાડી {player} જોતો નથી",
  leak_told = "બધાને જણાવાય છે કે {cards} માંથી કેટલાં ખેલાડી {player} પાસે "
    .. "છે, કારણ કે ‘{prompt}’ થોડાને જ પૂછાય છે; પણ જવાબ ‘{move}’ થી તે "
    .. "દેખાવું જરૂરી નથી",
  leak_asked_advice = "બધા ખેલાડીઓને પૂછો, અને જે કહી ન શકાય તેને unless થી "
    .. "મના કરો: જેની પાસે એક જ જવાબ હોય તેણે આપવો પડતો નથી",
  leak_scored = "રાઉન્ડ પૂરો થતાં પહેલાંના પોઈન્ટ એવાં કાર્ડ પર આધાર રાખે છે "
    .. "જે ખેલાડી {player} જોતો નથી: પોઈન્ટ તે છતાં કરે છે",
  leak_scored_advice = "બધા જુએ છે તેના પર ચાલો; અથવા પહેલાં કાર્ડ બતાવો, કે "
    .. "કહો કે પછી બધા શું જાણે: show, tell_holds, tell_count",
  odd_compared = "એવું કાર્ડ ન હોય તો ‘has’ nil આપે છે, ક્યારેય 0 નહીં",
  odd_compared_advice = "લખો: if not pile:has(card)",
  odd_name_advice =
    "હજી કોઈ મેચ આ લીટી સુધી પહોંચી નથી; જે પહોંચશે તે ત્યાં જ અટકશે",
  odd_none = "ખાલી ખાનું ‘{name}’ nil હોય છે, ક્યારેય \"none\" નહીં",
  odd_none_advice = "લખો: if not self.{name}",
  odd_answer = "‘ask’ ક્યારેય ‘{text}’ આપતું નથી, રૂપનો પહેલો શબ્દ આપે છે",
  odd_answer_advice = "‘{first}’ સાથે સરખાવો",
  odd_no_question = "કોઈને ક્યારેય કંઈ પુછાતું નથી",
  odd_no_question_advice = "play_tricks, choose અને બીજા શબ્દો ખેલાડીઓને પૂછે છે",
  odd_examples = "નિયમોની ફાઇલ ‘{file}’ નથી, તેથી આ ઉદાહરણો કોઈ તપાસતું નથી",
  odd_examples_advice = "જે નિયમોની ફાઇલનાં ઉદાહરણ આમાં છે તેનું જ નામ ફાઇલને આપો",
  odd_kept = "નિયમોની ફાઇલ ‘{file}’ નથી, તેથી રાખેલી આ મેચો કોઈ ફરી રમતું નથી",
  odd_kept_advice = "નિયમોનું નામ હવે બીજું હોય તો ફોલ્ડરને તે નામ આપો",
  odd_placeholder = "પહેલું વાક્ય હજી નવી ફાઇલનું જ છે",
  odd_placeholder_advice = "શું જુદું છે તે એક વાક્યમાં લખો: ખેલાડીઓ તે વાંચે છે",
  odd_lost = "base.{step}નો જવાબ ખોવાઈ જાય છે",
  odd_lost_advice = "return base.{step}(self) લખો",
  odd_mix = "ઉદાહરણ ‘{name}’ અહીંના બીજા ઘરના નિયમો સાથે સાચું નથી",
  odd_mix_advice = "જો સાચું હોવું જોઈએ, તો તેમાંનો એક પોતાના લખાણ કરતાં વધુ "
    .. "બદલે છે",
  odd_stale = "પગલા ‘{step}’નાં વાક્યો હવે કદાચ ખોટાં છે, કારણ કે ઘરનો નિયમ "
    .. "‘{house}’ ‘{what}’ બદલે છે",
  odd_stale_advice = "ફરી લખો: says = { {step} = \"…\" }",
  odd_number = "‘{step}’નું વાક્ય ‘{said}’ કહે છે, પણ ઘરના નિયમો સાથે તે "
    .. "{now} છે",
  odd_number_advice = "તે ફરી લખો: says = { {step} = \"…\" }",
  odd_condition = "કૌંસમાં ‘{name}’ વિકલ્પ, તથ્ય કે પગલું નથી",
  odd_condition_advice = "વાક્ય પહેલાં [OPTION=VALUE] લખો, અથવા કૌંસ કાઢી નાખો",
  odd_silenced = "ઘરના નિયમ ‘{house}’ સાથે વિકલ્પ ‘{name}’ની કોઈ અસર નથી, "
    .. "કારણ કે જે પગલું તેને વાંચે છે તેની જગ્યા તે લે છે",
  odd_silenced_advice = "તે પગલામાં base.NAME બોલાવો, અથવા વિકલ્પ કાઢી નાખો: "
    .. "options = { without = \"{name}\" }",
  odd_narrower = "વિકલ્પ ‘{name}’ પહેલાંનાં મૂલ્યો પણ લે છે",
  odd_narrower_advice = "તેને મર્યાદિત કરવા તેને હટાવો અને ફરી જાહેર કરો: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "વિકલ્પ ‘{name}’થી {rounds} દાવમાં કંઈ બદલાયું નથી",
  odd_unfelt_advice = "જુઓ કે હજી કંઈ તેના પર આધારિત છે કે નહીં",
  example_no_name = "ઉદાહરણને નામ હોય છે: example \"ફક્ત ચાલેલો રંગ બાંધે છે\"",
  example_bad_name = "ઉદાહરણનું નામ એક લીટીનું, વધુમાં વધુ {most} અક્ષરનું "
    .. "હોય છે",
  example_there = "ઉદાહરણ ‘{name}’ પહેલેથી છે, {file} લીટી {line}: બીજું નામ "
    .. "આપો",
  example_changed = "નિયમો વંચાયા પછી {file} બદલાઈ છે: પહેલાં reload કરો",
  example_not_there = "તેની ફાઇલમાં તે ન હોત",
  example_which_move = "કઈ ચાલ તે કહો: may 3D, અથવા may not 3D",
  example_allowed = "નિયમો અહીં {move} ચાલવા દે છે: પહેલાં તેમને બદલો, પછી "
    .. "લખો કે તેની મનાઈ છે",
  example_no_such = "{move} અહીં કોઈ ચાલ નથી ({why}): ઉદાહરણ તેને માન્ય કે "
    .. "અમાન્ય બતાવી શકતું નથી",
  example_refused = "નિયમો અહીં {move} ચાલવા દેતા નથી ({why}): પહેલાં તેમને "
    .. "બદલો, પછી લખો કે તે ચાલે છે",
  example_no_move = "હજી કોઈ ચાલ થઈ નથી",
  example_none_moves = "આ સ્થિતિનું ઉદાહરણ બની શકતું નથી",
  example_nothing = "અહીં કોઈ નિયમ કોઈ પત્તું રોકતો નથી, તેથી ઉદાહરણ કંઈ કહેશે "
    .. "નહીં: જ્યાં નિયમ અસર કરે ત્યાં જાઓ, કે ઉદાહરણ શું બતાવે તે પસંદ કરો",
  example_none_wins = "ઉદાહરણ બતાવી શકે તેવો કોઈ હાથ જિતાયો નથી",
  example_none_score = "ઉદાહરણ બતાવી શકે તેવા કોઈ રાઉન્ડના ગુણ ગણાયા નથી",
  example_shows = "ઉદાહરણ moves, may કાર્ડ, may not કાર્ડ, wins, score અથવા "
    .. "last બતાવે છે, ‘{what}’ નહીં",
  example_too_many = "ઉદાહરણ માટે અહીં જવાબ ઘણા વધારે છે: may ચાલ અથવા may "
    .. "not ચાલ કહો",
  example_unknown = "{game}માં ‘{name}’ નામનું કોઈ ઉદાહરણ નથી",
  example_unknown_near = "{game}માં ‘{name}’ નામનું કોઈ ઉદાહરણ નથી; શું તમે "
    .. "‘{near}’ કહેવા માગતા હતા?",
  example_twice = "ઉદાહરણ ‘{name}’ બે વાર છે, પહેલાં લીટી {line}માં: તેને "
    .. "બીજું નામ આપો",
  example_no_position = "ઉદાહરણ ‘{name}’ ન હાથ આપે છે ન ચાલ: ખોલવા માટે કોઈ "
    .. "સ્થિતિ નથી",
  example_not_found = "ઉદાહરણ ‘{name}’ની સ્થિતિ સુધી પહોંચે એવી કોઈ મેચ મળી "
    .. "નથી",
  kept_damaged = "તે બગડેલી કે બદલેલી છે: પોતાના નિયમોમાં પણ ચાલ {decision}, "
    .. "{move} પર અટકે છે",
  kept_other_rules = "આ બીજા નિયમોની મેચ છે, {rules}",
  kept_changed = "દરમિયાન {file} બદલાઈ છે",
  none_yet = "કોઈ નહીં",
  kept_group = {
    one = "રાખેલી {of} મેચમાંથી એક {cause}ને લીધે જુદી ચાલે છે: {name}, "
      .. "{place}: {what}",
    other = "રાખેલી {of} મેચમાંથી {n} {cause}ને લીધે જુદી ચાલે છે; પહેલી "
      .. "{name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "રાખેલી {of} મેચમાંથી એક જુદી ચાલે છે: {name}, {place}: {what}",
    other = "રાખેલી {of} મેચમાંથી {n} જુદી ચાલે છે; પહેલી {name}, {place}: "
      .. "{what}",
  },
  kept_by_rule = "‘{name}’",
  kept_by_step = "પગલું ‘{name}’",
  kept_by_fact = "હકીકત ‘{name}’",
  kept_by_error = "એક ભૂલ",
  kept_place = "રાઉન્ડ {round}, ચાલ {decision}",
  kept_place_trick = "રાઉન્ડ {round}, હાથ {trick}, ચાલ {decision}",
  kept_place_round = "રાઉન્ડ {round}",
  kept_refused = "બેઠક {player} {move} રમી શકતી નથી: {why}",
  kept_asked = "જવાબ બેઠક {now}એ આપવાનો છે, બેઠક {player}એ નહીં",
  kept_over = "બેઠક {player} {move} કહે તે પહેલાં મેચ પૂરી થાય છે",
  kept_score = "કુલ ગુણ {after} છે, {before} નહીં",
  kept_end = "પક્ષ {after} જીત્યો છે, પક્ષ {before} નહીં",
  kept_goes_on = "મેચ ચાલુ રહે છે",
  kept_error = "નિયમો નિષ્ફળ જાય છે: {why}",
  kept_unread = "રાખેલી મેચ ફરી રમી શકાતી નથી: {why}",
  kept_advice = "એક પછી એક: tenace keep --review {game}",
  kept_no_folder = "ફાઇલ રાખેલી મેચોના કોઈ ફોલ્ડરમાં નથી",
  prove_too_few = "દરેક હાથમાં {n} માટે કુલ {need} કાર્ડ જોઈએ, અને ગડીમાં "
    .. "{have} છે",
  prove_two_parts = "કાર્ડ બે ભાગમાં વહેંચાય છે, તેથી દરેક હાથમાં ઓછામાં "
    .. "ઓછાં બે હોય છે",
  prove_none_ends = "રેન્ડમ રમેલા {n} રાઉન્ડમાંથી એકેય પૂરો થયો નથી",
  prove_no_move = "જેનો વારો છે તેની પાસે એકેય ચાલ નથી",
  prove_no_move_advice = "એક એવી ચાલ રાખો જે હંમેશાં ચાલે, જેમ કે પાસ",
  prove_endless = "અહીંથી એકેય રમત પૂરી થતી નથી: એ જ સ્થિતિ ફરી ફરીને આવે છે",
  prove_endless_advice = "કંઈક ખૂટે એવું રાખો, અથવા કોઈ કંઈ ન કરી શકે ત્યારે "
    .. "રાઉન્ડ પૂરો કરો",
  prove_leak = "ખેલાડી {player}ને બે વહેંચણીમાં એકસરખું દેખાય છે, છતાં એકમાં "
    .. "તે {one} કરી શકે છે અને બીજીમાં {other}",
  prove_leak_asked = "ખેલાડી {player}ને બે વહેંચણીમાં એકસરખું દેખાય છે, છતાં "
    .. "એકમાં તેને “{asked}” ({one}) પુછાય છે અને બીજીમાં “{also}” ({other})",
  prove_leak_advice = "ખેલાડીને જે પુછાય કે જેની છૂટ મળે તે તેને ન દેખાતાં "
    .. "કાર્ડ પર આધાર ન રાખે એમ કરો",
  prove_not_bound = "ફરજ ‘{name}’ એકેય રમતમાં કોઈ કાર્ડની મનાઈ કરતી નથી",
  prove_not_bound_advice = "કદાચ બીજી ફરજ હંમેશાં પહેલાં આવે છે; અથવા થોકડીમાં "
    .. "તેને જોઈતાં કાર્ડ નથી",
  prove_not_reached = "પગલું ‘{name}’ સુધી એકેય રમત પહોંચતી નથી",
  prove_not_reached_advice = "કદાચ તેની શરત ક્યારેય સાચી પડતી નથી; અથવા "
    .. "થોકડીમાં તેને જોઈતાં કાર્ડ નથી",
  prove_never_wins = "પક્ષ {side} એકેય રમતમાં સૌથી સારું કરતો નથી",
  prove_never_wins_advice = "જીતવા તેને શું જોઈએ તે જુઓ; દરેક હાથમાં વધુ કાર્ડ "
    .. "કદાચ તે બતાવે",

  -- random matches
  check_left_over = "રાઉન્ડમાં {n} કાર્ડ વધે છે, અને ઘરના નિયમ વિના એકેય નહીં: વધુ વહેંચવાં જોઈએ?",
  check_endless = "{rounds} રાઉન્ડમાં કોઈ મેચ પૂરી થઈ નથી: પોઈન્ટ કોને મળે છે, અને મેચ શાથી પૂરી થાય છે?",
  check_left = "કાર્ડ વધે છે: ખેલાડી {player} પાસે {n}, ખેલાડી {other} પાસે {less}, "
    .. "અને ટ્રિક દરેક પાસેથી એક લે છે",
  check_left_advice = "દરેકને સરખાં કાર્ડ વહેંચો, અથવા વધુ હોય તેને થોડાં કાઢી નાખવા દો",
  check_total = "રાઉન્ડના પોઈન્ટનો સરવાળો {sum} થાય છે, {total} નહીં",
  check_total_advice = "પોઈન્ટ ગણતાં પગલાં, અથવા round_total, જુઓ",
  check_too_long = "ખેલાડીઓ રાઉન્ડ પૂરો કરી શકે તેનું ધ્યાન રાખો",
  check_for_ever = "દરેક લૂપ પૂરો થાય તેનું ધ્યાન રાખો",
  check_no_choice = "પસંદ કરવા જેવું કંઈ હોય તો જ પૂછો, અથવા ખેલાડીને પાસ થવા દો",
  check_no_cards = "શરત કેટલાંક કાર્ડ સ્વીકારે તો જ પૂછો, અથવા ખેલાડીને એકેય ન પસંદ કરવા દો",

  -- oddities of rules
  word_gone = "શબ્દ ‘{old}’ હવે નથી, તેનું નામ ‘{new}’ છે",

  -- worked examples
  example_kind = "‘{name}’ {kind} નથી",
  example_numbers = "‘{name}’ {sides} પૂર્ણ સંખ્યાઓ હોવી જોઈએ, દરેક ટીમ માટે એક",
  example_needs = "‘{name}’ને {needs} પણ જોઈએ",
  example_moves = "‘{name}’ ‘moves’ સાથે ચાલતું નથી, જે મેચ શરૂઆતથી રમે છે",
  example_dealer = "આ વિકલ્પો સાથે બેઠક {seat} ક્યારેય પહેલાં વહેંચતી નથી",
  example_move = "ચાલ {n}, ‘{move}’: બેઠક {seat}નો વારો છે: {text}",
  example_move_over = "ચાલ {n}, ‘{move}’: {text}",
  example_forced = "{text} (‘{move}’ પહેલાં આ આપમેળે રમાયું: {moves})",
  example_field = "‘{name}’ ઉદાહરણોનો શબ્દ પણ છે અને આ રમતનું ખાનું પણ: ખાનાને કિંમત આપવા "
    .. "fields = { {name} = … } લખો",
  example_empty = "તે કંઈ અપેક્ષા રાખતું નથી: legal, winner, … આપો",
  example_deal = "‘{pile}’નાં કાર્ડ લખાણ, અથવા લખાણોની યાદી, હોય છે",
  example_cards = "‘{name}’ કાર્ડ હોવાં જોઈએ, લખાણ તરીકે",
  example_winner = "વિજેતા 1થી {plays} સુધીની સંખ્યા હોવી જોઈએ",
  example_held = "heldમાં {players} ખેલાડીઓનાં કાર્ડ હોવાં જોઈએ",
  example_differs = "{name} ‘{expected}’ હોવું જોઈએ, પણ ‘{found}’ છે",
  example_leaves = "‘{name}’ આ રમતનું ખાનું કે ઢગલો નથી",
  example_no_card = "‘{card}’ કાર્ડ નથી",
  card_too_often = "કાર્ડ ‘{card}’ ડેકમાં હોય તેનાથી વધુ વાર છે",

  -- lines of play to try
  try_text = "‘try’ને ચાલ લખાણમાં જોઈએ: try \"7C QS\"",
  try_table = "અજમાયશ ‘{name}’: કૌંસમાં શરૂઆત અને અપેક્ષા લખો, ચાલ નહીં",
  try_rule = "{text} (નિયમ {rule}, {file}:{line})",
  try_allowed = "{text}; ચાલે: {moves}",
}
