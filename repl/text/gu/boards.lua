-- Sentences about boards of other programs, and about several tables, in
-- Gujarati. See en/boards.lua.

return {
  seats = { "ઉત્તર", "પૂર્વ", "દક્ષિણ", "પશ્ચિમ" },
  title = {
    one = "{file}: એક બોર્ડ, {game}",
    other = "{file}: {n} બોર્ડ, {game}",
  },
  board = "બોર્ડ {n}",
  remark = "બોર્ડ {list}: {text}",
  contract = "{bid}, {seat}",
  doubled = "{bid} ડબલ, {seat}",
  redoubled = "{bid} રીડબલ, {seat}",
  tricks = {
    one = "{n} ટ્રિક",
    other = "{n} ટ્રિક",
  },
  passed = "બધા પાસ",
  dealt = "હજી રમાયું નથી",
  open = "અંત સુધી રમાયું નથી",
  filled = "ફાઇલની રમત જ્યાં અટકે છે ત્યાંથી તેનું પરિણામ આપતાં કાર્ડ શોધ્યાં "
    .. "છે",
  told = "ફાઇલમાં {n} ટ્રિક છે, જે ત્યાંથી કોઈ કાર્ડથી થતી નથી",
  open_table = "જેમ રમાયું તેમ ખોલો",
  play_deals = "આ ડીલ રમો",
  next = "આગળ રમો: tenace play --resume {file}",
  next_over = "શું સૌથી મોંઘું પડ્યું: tenace review {file}",
  table = "ટેબલ {n}: {file}",
  head = "બોર્ડ",
  head_score = "પોઈન્ટ {n}",
  imps = "IMP",
  matchpoints = "આગળ",
  total = "કુલ",
  about = "પોઈન્ટ: ટીમ 1એ બીજા કરતાં જેટલા વધુ કર્યા; આગળ: બીજાં કેટલાં ટેબલ "
    .. "કરતાં, સરખાં અડધાં.",
  about_imps = "પોઈન્ટ: ઉત્તર અને દક્ષિણે જેટલા વધુ કર્યા; IMP બીજાં ટેબલ "
    .. "સામે સરેરાશ; આગળ: તેમાંનાં કેટલાં કરતાં, સરખાં અડધાં.",
  which_file = "import: કોઈ ફાઇલ કહી નથી; જેમ કે: tenace import evening.pbn "
    .. "bridge",
  which_game = "import: ડીલ કઈ રમતની છે તે કહો, જેમ કે: tenace import {file} "
    .. "bridge",
  no_file = "{problem}: વાંચી શકાય તેવી ડીલની ફાઇલ કહો",
  two_tables = "tables: બે કે વધુ ટેબલના રેકોર્ડ કહો; જેમ કે: tenace tables "
    .. "open.record closed.record",
  other_game = "{file}: {game}થી રમાયેલું, પહેલું ટેબલ {first}થી",
  other_cards = "ટેબલોએ એક જ કાર્ડ રમ્યાં નથી: એક જ ડીલના રેકોર્ડ કહો",
  go_on = "મેચ પૂરી. Enterથી ફાઇલનું બોર્ડ {n} શરૂ થાય; score, last અને undo "
    .. "હજી ચાલે છે.",
  board_of = "play: --board ફાઇલનું બોર્ડ કહે છે, --deals પણ કહો",
  with_deals = "play: --{option} --deals સાથે ચાલતું નથી, કાઢી નાખો",
}
