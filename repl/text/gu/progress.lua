-- Sentences about the progress of long work, in Gujarati. See en/progress.lua.

return {
  line = "{all}માંથી {done} ({percent} %), {left} બાકી",
  seconds = { one = "1 સેકન્ડ", other = "{n} સેકન્ડ" },
  check = {
    examples = "{game}: ઉદાહરણ {done}, કુલ {all}",
    kept = "{game}: રાખેલી મેચ {done}, કુલ {all}",
    matches = "{game}: મેચ {done}, કુલ {all}",
    settings = "{game}: વિકલ્પો, ગોઠવણ {done}",
    knowledge = "{game}: છુપાયેલાં કાર્ડ ફરી વહેંચાયાં, રાઉન્ડ {done} / {all}",
    rare = "{game}: મેચ {done}, વધુમાં વધુ {all}, બધાં પગલાં અને ફરજો આવી જાય ત્યાં સુધી",
    deals = "{game}: {all}માંથી વહેંચણી {done}",
  },
  coverage = {
    deals = "{game}: ડીલ {done} / {all}",
    options = "{game}: વિકલ્પ {done} / {all}",
  },
  sweep = {
    rounds = "ડીલ {done}, કુલ {all}",
    matches = "મેચ {done}",
    duels = "મુકાબલો {done}",
  },
  minutes = { one = "1 મિનિટ", other = "{n} મિનિટ" },
}
