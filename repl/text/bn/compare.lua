-- Sentences about games that are compared, in Bengali. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "একটি ডিল, সবার জন্য একই; সিড {seed}, বট {bots}।",
    other = "{deals}টি ডিল, সবার জন্য একই; সিড {seed}, বট {bots}।",
  },
  other_cards = "ডেক আলাদা; শুধু ফেটানোর ক্রম একই।",
  differences = "A থেকে তফাত, 95% আস্থার সীমা",
  range = "{low} থেকে {high}",
  about = "±{half}",

  score = "এক রাউন্ডে দলের স্কোর",
  gap = "রাউন্ডের সেরা ও সবচেয়ে খারাপ স্কোরের তফাত",
  length = "এক রাউন্ডে সিদ্ধান্ত",
  played_share = "যেসব রাউন্ডে কেউ ডাক জিতেছেন",
  made = "পূর্ণ কন্ট্র্যাক্ট: ডাকজয়ীর স্কোর সেরা",
  seat = "আসন {seats}-এর স্কোর, ডিলারের বাঁ পাশ থেকে গোনা",
  seats = "আসন {seats}-এর স্কোর, ডিলারের বাঁ পাশ থেকে গোনা",
  dealer = "{seat}: ডিলার",

  more = "বেশি",
  less = "কম",
  alike = "একই",
  unknown = "?",

  differ = "যেসব ডিলে {letter} A থেকে আলাদা",
  decisions = "সিদ্ধান্ত",
  cards = "বেছে নেওয়া কার্ড",
  scores = "স্কোর",

  nothing = "সব ডিলে {letter} A-র মতোই: কোনো সিদ্ধান্ত বা স্কোর আলাদা বড়জোর "
    .. "{share} ডিলে। রাউন্ডের পরে যা হয়, যেমন ম্যাচের শেষ, তা এখানে গোনা হয় না।",
  same_in_all = "সব ডিলে {letter} A-র মতোই।",
  too_few = "{letter} A থেকে আলাদা কি না বলার পক্ষে ডিল কম, এগুলোতে: {what}।",
  needed = "{what} (প্রায় {deals}টি ডিল লাগবে)",
  not_told = "{what}",
  name = {
    score = "স্কোর", gap = "সেরা ও খারাপের তফাত", length = "সিদ্ধান্ত",
    played = "ডাকের রাউন্ড", made = "পূর্ণ কন্ট্র্যাক্ট",
    seat = "আসন {seats}", seats = "আসন {seats}",
  },
  ["and"] = " এবং ",
  join = ", ",

  apart = "যেসব ডিলের ফলে তফাত সবচেয়ে বেশি, দল ধরে স্কোরসহ",
  deal = "ডিল",
  open = "একটি খুলুন: {command}",

  opened = {
    one = "{letter}: {game} খেলার ম্যাচ",
    join = ", ",
    all = "{list}। কোন ম্যাচ, তার নাম লিখুন; redo তার পরের সিদ্ধান্ত আবার নেয়, redo "
      .. "100 সব সিদ্ধান্ত, undo পিছোয়।",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "এর জন্য {winner} একটি পিঠ পেলেন",
  trick = "{seat} {cards} দিয়ে শুরু করলেন, {winner} জিতলেন",
  scored = "দল {side} {points}: {reason}",
  total = "স্কোর {scores}",
  svg_title = "{games}: {deals}টি ডিল",
}
