-- The sentences of homework, in Bengali.

return {
  made = {
    one = "বাড়ির কাজ {mark}, 1টি কাজ। এই লিংক পাঠান:",
    other = "বাড়ির কাজ {mark}, {n}টি কাজ। এই লিংক পাঠান:",
  },
  say_address = "লিংকটি প্রত্যেক ছাত্রের নিজের যন্ত্রে tenace web-এর "
    .. "পৃষ্ঠার। পৃষ্ঠা আর কোথায় আছে তা --address বলে।",
  too_much = "homework: বড়জোর {n}টি কাজ আর 2000 অক্ষরের লেখা",
  which_files = "homework: --marks কোন ফাইল পড়বে বলুন",
  csv_marks = "homework: --csv চলে --marks-এর সঙ্গে",
  nothing_in = "{file}: সেখানে কিছু জমা পড়েনি; তা tenace-homework দিয়ে "
    .. "শুরু হয়",
  unread = "{file}: {problem}",
  damaged = "লেখাটি পথে নষ্ট হয়েছে: ফাইল হিসেবে আবার চেয়ে নিন",
  no_answer = "এই লেখা পৃষ্ঠার বানানো নয়",
  refused = "প্রত্যাখ্যাত: চাল {n}, {move}: {reason}",
  not_the_bot = "{bot} এমন খেলে না; লেখা বদলানো হয়েছে, বা অন্য সংস্করণের",
  unfinished = "রাউন্ডের শেষ পর্যন্ত খেলা হয়নি",
  missing = "করা হয়নি",
  solved = { one = "প্রথমবারেই সমাধান", other = "{n} বারে সমাধান" },
  not_solved = "সমাধান হয়নি",
  no_puzzle = "প্রত্যাখ্যাত: এমন ধাঁধা নেই",
  pupil = "{name} (বাড়ির কাজ {mark})",
  row_deal = "  {n}  ডিল {game}#{seed}: {text}",
  row_puzzle = "  {n}  ধাঁধা {game}#{seed}: {text}",
  row_bot = "; বট {text}",
  row_tries = { one = "; 1 চেষ্টা", other = "; {n} চেষ্টা" },
}
