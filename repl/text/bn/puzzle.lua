-- Sentences of puzzles, in Bengali. See en/puzzle.lua.

return {
  title = "{title}, ধাঁধা {n}: {grade}। তাড়াহুড়ো করলে 100 জনের মধ্যে {missed} জন ভুল "
    .. "করেন।",
  position = "{title}, অবস্থান {line}।",
  grade = { easy = "সহজ", medium = "মাঝারি", hard = "কঠিন" },
  asks = "আপনাকে জিজ্ঞেস করা হলো: “{prompt}” কোন উত্তর সবচেয়ে ভালো?",
  not_best = "{move} সবচেয়ে ভালো নয়। আবার চেষ্টা করুন, বা লিখুন: show, stop।",
  as_good = "{move}-ও ভালো: সেরাটি প্রায় একই।",
  help = [[
অক্ষর লিখুন, বা চালটিই লিখুন।

  show      সেরা চাল দেখায়, অন্যগুলোর ফল কী, এবং কেন
  again     অবস্থান আবার দেখায়
  stop      বেরিয়ে যায়]],
}
