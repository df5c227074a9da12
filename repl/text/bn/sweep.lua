-- Sentences about an option over its values, or house rules one by one, in
-- Bengali. See en/sweep.lua.

return {
  option = "{game}: {option} বদলালে কী হয়",
  house = "{game}: প্রতিটি ঘরোয়া নিয়মে কী হয়",
  played = "random বটের {deals}টি ডিল ও {matches}টি ম্যাচ, সবার জন্য একই; সিড "
    .. "{seed}।",
  played_by = "{bots}-এর {deals}টি ডিল ও random বটের {matches}টি ম্যাচ, "
    .. "সবার জন্য একই; সিড {seed}।",
  duels = {
    one = "দ্বৈরথের {n}টি ডিল, {better} বনাম {worse}: {better} যে যে দলে "
      .. "থাকতে পারে, "
      .. "প্রতিটিতে একটি ম্যাচ।",
    other = "দ্বৈরথের {n}টি ডিল, {better} বনাম {worse}: {better} যে যে দলে "
      .. "থাকতে পারে, "
      .. "প্রতিটিতে একটি ম্যাচ।",
  },
  cut = {
    one = "{n}টি ম্যাচ 200 রাউন্ডেও শেষ হয়নি, থামানো হয়েছে।",
    other = "{n}টি ম্যাচ 200 রাউন্ডেও শেষ হয়নি, থামানো হয়েছে।",
  },
  rule = "নিয়ম",
  differences = "{first} থেকে তফাত, 95% আস্থার সীমা",

  title = {
    gap = "রাউন্ডের সেরা ও সবচেয়ে খারাপ স্কোরের তফাত",
    length = "এক রাউন্ডে সিদ্ধান্ত",
    played = "যেসব রাউন্ডে কেউ ডাক জিতেছেন",
    made = "পূর্ণ কন্ট্র্যাক্ট: ডাকজয়ীর স্কোর সেরা",
    match = "এক ম্যাচে সিদ্ধান্ত",
    rounds = "এক ম্যাচে রাউন্ড",
    won = "{worse}-এর বিপক্ষে {better:of} জেতা ম্যাচ: {share} মানে ভাগ্য, তার "
      .. "বেশি "
      .. "দক্ষতা",
  },
  name = {
    gap = "তফাত", length = "সিদ্ধান্ত", played = "ডাকের", made = "পূর্ণ",
    match = "ম্যাচে", rounds = "রাউন্ড", won = "দক্ষতা",
  },
}
