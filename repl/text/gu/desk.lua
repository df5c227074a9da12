-- The sentences of the author's desk on the page, in Gujarati. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "આજના નિયમોમાં આ મેચ રાખી હતી તેમ જ ચાલે છે: નક્કી કરવાનું કંઈ "
    .. "નથી",
  seat = "{n} ({name})",
  sits = "ટેબલ પર ખોલતાં તમે {name} છો.",
  open_time = "જે ડીલ જોવાઈ નથી તે શું બતાવત; વધુ સમય મળે તો જોઈ શકાય",
  page = {
    desk_examples = "ઉદાહરણો",
    desk_hold = {
      one = "1 સાચું છે",
      other = "{n} સાચાં છે",
    },
    desk_fail = {
      one = "1 સાચું નથી",
      other = "{n} સાચાં નથી",
    },
    desk_no_examples = "આ ફાઇલમાં હજી કોઈ ઉદાહરણ નથી. તમારો નિયમ બતાવે એવી "
      .. "સ્થિતિ સુધી રમો, અહીં તેને નામ આપો, અને તે ઉદાહરણ બની જશે.",
    desk_shows = "તે બતાવે",
    desk_shows_usual = "હમણાં જે થયું",
    desk_shows_moves = "અત્યારે જે જવાબ આપી શકાય તે બધું",
    desk_shows_wins = "છેલ્લો હાથ કોણ જીત્યું",
    desk_shows_score = "રાઉન્ડમાં કેટલા પોઇન્ટ થયા",
    desk_shows_last = "કે મારી છેલ્લી ચાલ માન્ય હતી",
    desk_shows_may = "કે એક ચાલ માન્ય છે",
    desk_shows_may_not = "કે એક ચાલ મના છે",
    desk_shows_move = "ચાલ, જેમ કે 3D",
    desk_faulty = "લખાણ સચવાયું છે, પણ તેમાં ભૂલ છે: ટેબલ પર પહેલાંના નિયમો "
      .. "ચાલુ છે.",
    desk_examples_later = "ભૂલ સુધરે ત્યારે તે ચાલશે.",
    desk_kept_later = "તમારી રાખેલી મેચ અહીં જ છે. ભૂલ સુધરે ત્યારે તે ફરી "
      .. "રમાશે.",
    desk_example_holds = "{name}: સાચું છે. ટેબલ પર ખોલો.",
    desk_example_fails = "{name}: સાચું નથી. ટેબલ પર ખોલો.",
    desk_running = "ઉદાહરણો તપાસાય છે …",
    desk_open = "ટેબલ પર ખોલો",
    desk_at_table = "{name} ટેબલ પર છે.",
    desk_back = "તમારી મેચ પર પાછા",
    desk_kept = "સાચી મેચ",
    desk_kept_about = "જે મેચને તમે સાચી માનો છો તે દરેક વખતે સાચવતાં ફરી "
      .. "રમાય છે, જેથી દેખાય કે તમારો ફેરફાર તેને અડે છે કે નહીં.",
    desk_keep_ten = "બૉટ પાસે દસ રમાડો અને રાખો",
    desk_keeping = "બૉટ રમે છે: {n}",
    desk_is_kept = "મેચ સાચી માનીને રાખી. રાખેલી મેચ: {n}.",
    desk_there = "આ મેચ પહેલેથી સાચી માનીને રાખેલી છે.",
    desk_unkept_full = "મેચ રાખી નથી: આ બ્રાઉઝરમાં જગ્યા બાકી નથી. રેકોર્ડ "
      .. "ફાઇલમાં સાચવો, અથવા જે મેચ હવે નથી જોઈતી તે કાઢો.",
    desk_unkept_forbidden = "મેચ રાખી નથી: બ્રાઉઝર આ પાનાને કંઈ રાખવા દેતું "
      .. "નથી. રેકોર્ડ ફાઇલમાં સાચવો.",
    desk_unkept_damaged = "આ બ્રાઉઝરમાં રાખેલી તમારી મેચ વાંચી શકાતી નથી, "
      .. "તેથી જેમ છે તેમ રહે છે. રેકોર્ડ ફાઇલમાં સાચવો.",
    desk_unkept_other = "બીજી વિંડોએ આ મેચનું રાખેલું રૂપ બદલ્યું છે. નિયમો "
      .. "ફરી એક વાર સાચવો.",
    desk_replaying = "રાખેલી મેચ ફરી રમાય છે: {n}",
    desk_accept = "હવે છે તેમ સાચી",
    desk_refuse = "રાખી હતી તેમ સાચી",
    desk_refused = "તે રાખી હતી તેમ રહે છે: નિયમ બદલો.",
    desk_accepted = "તે હવે છે તેમ રાખી.",
    desk_beside = "બંને બાજુ",
    desk_see_kept = "રાખેલી ખોલો",
    desk_see_now = "હવેની ખોલો",
    desk_drop = "કાઢો",
    desk_drop_it = "{name} કાઢો",
    desk_all_kept = "બધી રાખેલી મેચ: {n}",
    desk_often = "કેટલી વાર?",
    desk_often_head = "{n} ડીલમાં નિયમો કેટલી વાર ચાલ્યા",
    desk_often_at = "ડીલ: {done} / {all}",
    desk_options_at = "વિકલ્પો: {done} / {all}",
    desk_often_times = "{what}: {of}માંથી {n} ડીલમાં. જેમાં આ થાય છે તેવી એક "
      .. "ડીલ ખોલો.",
    desk_often_set = "{what}: ફક્ત બીજા વિકલ્પો સાથે. જેમાં આ થાય છે તેવી એક "
      .. "ડીલ ખોલો.",
    desk_steps = "પગલાં: {deals}માંથી કેટલી ડીલમાં દરેક બોલાવાયું",
    desk_never = "{n} ડીલમાં ક્યારેય નહીં",
    desk_never_head = "જે ક્યારેય ન થયું",
    desk_all_happened = "બધું થઈ ચૂક્યું છે.",
    desk_of = "{n} / {of}",
    desk_prove = "સાબિત કરો",
    desk_proving = "દરેક ડીલ, રમતનો દરેક ક્રમ: {n}",
    desk_proof = "નાની થોકડી પર સાબિતી",
    desk_proof_again = "દરેક હાથમાં એક પત્તું વધુ",
    desk_fault_here = "આ ડીલ ખોલો",
    desk_fault_there = "બીજી ડીલ ખોલો",
    sets_search = "શોધો: શબ્દો, અથવા તે શું બદલે છે",
    sets_none = "કોઈ ઘરનો નિયમ બંધબેસતો નથી.",
    sets_name = "આ નિયમોનું નામ, જેમ કે: અમારી રમત",
    sets_keep = "સમૂહ તરીકે રાખો",
    sets_kept = "{name} આ બ્રાઉઝરમાં રાખ્યું, તમારા પોતાના ઘરના નિયમ તરીકે.",
    sets_send = "આ નિયમો લિંક તરીકે મોકલો",
  },
}
