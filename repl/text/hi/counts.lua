-- Sentences about the cards that are still out, in Hindi. See en/counts.lua.

return {
  held = "हाथ के कार्ड: {held}।",
  left = { one = "बाकी: {n} कार्ड।", other = "बाकी: {n} कार्ड।" },
  trumps = {
    one = "इनमें तुरुप: {n}।",
    other = "इनमें तुरुप: {n}।",
  },
  points = {
    one = "इनके अंक: {n}।",
    other = "इनके अंक: {n}।",
  },
  out = "बाकी",
  void = "{player} के पास ये नहीं हो सकते: {suits}।",
  trump = "तुरुप",
  ["or"] = ", ",
  on = "अब से मेज़ पर बाकी कार्ड दिखेंगे।",
  off = "अब मेज़ पर बाकी कार्ड नहीं दिखेंगे।",
  what = "‘गिनती’, ‘गिनती चालू’ या ‘गिनती बंद’ लिखें।",
  several = "इस मेज़ पर कई लोग हैं। ‘गिनती’ उन मेज़ों के लिए है जो --counts "
    .. "से शुरू हुईं, ताकि "
    .. "सबकी सहमति हो।",
}
