-- Sentences about examples that are made of a match, in Gujarati.

return {
  written = "તે {file}ની લીટી {line}માં છે અને સાચું છે: tenace check તેને "
    .. "ચકાસે છે.",
  paste = "તે સાચું છે, પણ લખી શકાતું નથી: {problem}. તેને તમારી કોઈ નિયમોની "
    .. "ફાઇલમાં છેલ્લી લીટી પહેલાં, અથવા બાજુના examples ફોલ્ડરમાં મૂકો:",
  closed = "તેમાંથી છુપાયેલાં કાર્ડની ખબર પડે: show hands "
    .. "અભ્યાસ માટે બધા હાથ ખોલે છે",
  of_program = "આ {file}નું ઉદાહરણ છે, જે પ્રોગ્રામ સાથે આવી: ઉદાહરણો ફક્ત "
    .. "પોતાની ફાઇલોમાં લખાય છે. tenace new --of {game} નવી ફાઇલ શરૂ કરે છે.",
  open_quote = "તે લખાયું નથી: નામના અંતે {quote} નથી; આમ લખો: example \"must "
    .. "follow\".",
  not_written = "તે લખાયું નથી: {why}.",
  none = "ઉદાહરણ નથી: {why}.",
  how = "example \"નામ\" તેને {file}માં, અથવા બાજુની ઉદાહરણોની ફાઇલમાં લખે છે.",
  some_fail = {
    one = "આ નિયમોનાં {of} ઉદાહરણમાંથી એક સાચું નથી:",
    other = "આ નિયમોનાં {of} ઉદાહરણમાંથી {n} સાચાં નથી:",
  },
  at_table = "ટેબલ પર ઉદાહરણ ખૂલતું નથી: tenace play GAME --example \"નામ\" "
    .. "અને પ્રોમ્પ્ટ તેને ખોલે છે.",
}
