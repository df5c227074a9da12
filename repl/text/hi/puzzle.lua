-- Sentences of puzzles, in Hindi. See en/puzzle.lua.

return {
  title = "{title}, पहेली {n}: {grade}। जल्दबाज़ी में 100 में से {missed} खिलाड़ी चूकते हैं।",
  position = "{title}, स्थिति {line}।",
  grade = { easy = "आसान", medium = "मध्यम", hard = "कठिन" },
  asks = "आपसे सवाल है: “{prompt}” सबसे अच्छा जवाब कौन सा है?",
  not_best = "{move} सबसे अच्छा नहीं है। फिर कोशिश करें, या: show, stop।",
  as_good = "{move} भी अच्छा है: सबसे अच्छा इससे नाममात्र ही बेहतर है।",
  help = [[
एक अक्षर लिखें, या कदम ही।

  show      सबसे अच्छा कदम, बाकी का नतीजा, और कारण
  again     स्थिति फिर दिखाता है
  stop      बाहर]],
}
