-- The tour of the prompt, in Gujarati. See en/tour.lua.
-- luacheck: no max line length

return {
  number = "પરિચય, {n}, કુલ {of}.",
  line = "Enter આ લખે છે: {line}",
  waits = "(પરિચય પગલા {n} પર રાહ જુએ છે: Enterથી આગળ, tour off તેને પૂરો કરે છે.)",
  off = "પરિચય પૂરો; tour તેને ફરી શરૂ કરે છે.",
  which = "પરિચયમાં 1થી {of} પગલાં છે: tour 3, અથવા tour off.",
}
