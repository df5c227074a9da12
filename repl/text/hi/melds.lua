-- Sentences about melds and the pile, in Hindi. See en/melds.lua.

return {
  needed = "अब तक कुछ नहीं: पहला मेल्ड {n} का होना चाहिए",
  full = "{sort} {called} {rank} ({n})",
  full_run = "{sort} {called} {cards}",
  with_wild = "{n} कार्ड, {wild} वाइल्ड",
  all_natural = "{n} कार्ड",
  sort = { natural = "नेचुरल", mixed = "मिक्स्ड", wild = "वाइल्ड" },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, अकेला कार्ड",
    other = "सबसे ऊपर {card}, {n} कार्ड",
  },
  empty = "खाली",
  frozen = "{pile}, फ़्रीज़",
  frozen_by = "{pile}, {card} से फ़्रीज़ ({player})",
  freezes = {
    you = "आपने छोड़ा: {cards}; पाइल फ़्रीज़ हो गया।",
    other = "{player} ने छोड़ा: {cards}; पाइल फ़्रीज़ हो गया।",
  },
  not_frozen = "पाइल फ़्रीज़ नहीं है।",
  always_frozen = "पाइल हमेशा फ़्रीज़ रहता है: लेने के लिए सबसे ऊपर वाले "
    .. "कार्ड से मिलते दो नेचुरल कार्ड चाहिए।",
  frozen_at_deal = "बाँट के समय पलटे गए कार्ड ने पाइल को फ़्रीज़ कर दिया है: "
    .. "लेने के लिए "
    .. "सबसे ऊपर वाले कार्ड से मिलते दो नेचुरल कार्ड चाहिए।",
  why_frozen = {
    you = "आपने {card} से पाइल को फ़्रीज़ किया; तब से उस पर कार्ड: {n}। लेने "
      .. "के लिए सबसे "
      .. "ऊपर वाले कार्ड से मिलते दो नेचुरल कार्ड चाहिए।",
    other = "{player} ने {card} से पाइल को फ़्रीज़ किया; तब से उस पर कार्ड: "
      .. "{n}। लेने के "
      .. "लिए सबसे ऊपर वाले कार्ड से मिलते दो नेचुरल कार्ड चाहिए।",
  },

  passes = {
    you = "आपने पाइल नहीं लिया।",
    other = "{player} ने पाइल नहीं लिया।",
  },
  passes_top = {
    you = "आपने कार्ड नहीं लिया।",
    other = "{player} ने कार्ड नहीं लिया।",
  },
  knocks = {
    you = "आपने knock कहा, कार्ड: {cards}।",
    other = "{player} ने knock कहा, कार्ड: {cards}।",
  },
  knocks_clear = {
    you = "{word}! आपने छोड़ा: {cards}।",
    other = "{word}! {player} ने छोड़ा: {cards}।",
  },
  knocks_all = {
    you = "{word}! आपने अपने सब कार्ड बिछाए।",
    other = "{word}! {player} ने सब कार्ड बिछाए।",
  },
  also = "यह भी कहा जा सकता है: {moves}।",
  joins = {
    you = "आपने दो मेल्ड मिलाए: {rank}।",
    other = "{player} ने दो मेल्ड मिलाए: {rank}।",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "आपका सवाल: क्या मैं हाथ खाली करूँ?",
    other = "{player} का सवाल: क्या मैं हाथ खाली करूँ?",
  },
  takes = { you = "आपने लिया: {cards}।", other = "{player} ने लिया: {cards}।" },
  takes_down = {
    you = "आपने पाइल से {n} लेकर मेल्ड बनाया: {cards}।",
    other = "{player} ने पाइल से {n} लेकर मेल्ड बनाया: {cards}।",
  },
  takes_top = {
    you = "आपने पाइल लिया, {n}, और जोड़ा: {top}।",
    other = "{player} ने पाइल लिया, {n}, और जोड़ा: {top}।",
  },
  takes_pile = {
    you = "आपने पाइल लिया, {n}, इनके साथ: {cards}।",
    other = "{player} ने पाइल लिया, {n}, इनके साथ: {cards}।",
  },
  takes_and = {
    you = "आपने पाइल लिया, {n}, इनके साथ: {cards}; और मेल्ड बनाया: {more}।",
    other = "{player} ने पाइल लिया, {n}, इनके साथ: {cards}; और मेल्ड बनाया: "
      .. "{more}।",
  },
  no_meld_now = "अभी कोई मेल्ड नहीं बन सकता।",
  melds = { you = "आपने मेल्ड बनाया: {cards}।",
    other = "{player} ने मेल्ड बनाया: {cards}।" },
  takes_second = {
    you = "आपने दूसरा हाथ उठाया: {cards}।",
    other = "{player} ने दूसरा हाथ उठाया।",
  },
  lays_down = {
    you = "आपने सामने रखा: {cards}।", other = "{player} ने सामने रखा: {cards}।",
  },
  turned_over = "डिस्कार्ड पाइल पलटकर स्टॉक बना दिया गया।",
  discards = {
    you = "आपने छोड़ा: {cards}।", other = "{player} ने छोड़ा: {cards}।",
  },
  group_join = " और ",
  on = "{meld} में {cards}",

  choices = "संभव जवाब:",
  choices_more = "संभव जवाबों में से (‘विकल्प’ और दिखाता है):",
  choices_others = "संभव जवाबों में से:",
  choice_join = ", ",
}
