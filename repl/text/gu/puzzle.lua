-- Sentences of puzzles, in Gujarati. See en/puzzle.lua.

return {
  title = "{title}, કોયડો {n}: {grade}. 100 ઉતાવળા ખેલાડીમાંથી {missed} તેમાં ચૂકે છે.",
  position = "{title}, સ્થિતિ {line}.",
  grade = { easy = "સહેલો", medium = "મધ્યમ", hard = "અઘરો" },
  asks = "તમને પુછાય છે: “{prompt}” કયો જવાબ શ્રેષ્ઠ છે?",
  not_best = "{move} શ્રેષ્ઠ નથી. ફરી પ્રયત્ન કરો, અથવા: show, stop.",
  as_good = "{move} પણ સારું છે: શ્રેષ્ઠ તેનાથી માંડ સારું છે.",
  help = [[
અક્ષર લખો, અથવા ચાલ પોતે.

  show      શ્રેષ્ઠ ચાલ બતાવે છે, બીજીથી શું થાય, અને કેમ
  again     સ્થિતિ ફરી બતાવે છે
  stop      બહાર નીકળે છે]],
}
