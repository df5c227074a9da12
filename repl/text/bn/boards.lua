-- Sentences about boards of other programs, and about several tables, in
-- Bengali. See en/boards.lua.

return {
  seats = { "উত্তর", "পূর্ব", "দক্ষিণ", "পশ্চিম" },
  title = {
    one = "{file}: একটি বোর্ড, {game}",
    other = "{file}: {n}টি বোর্ড, {game}",
  },
  board = "বোর্ড {n}",
  remark = "বোর্ড {list}: {text}",
  contract = "{bid}, {seat}",
  doubled = "{bid} ডাবল, {seat}",
  redoubled = "{bid} রিডাবল, {seat}",
  tricks = {
    one = "{n} পিঠ",
    other = "{n} পিঠ",
  },
  passed = "সবাই পাস",
  dealt = "এখনও খেলা হয়নি",
  open = "শেষ পর্যন্ত খেলা হয়নি",
  filled = "ফাইলের খেলা যেখানে থামে, সেখান থেকে তার ফলের মতো কার্ড খোঁজা "
    .. "হয়েছে",
  told = "ফাইলে {n} পিঠ, সেখান থেকে কোনো কার্ডেই তা হয় না",
  open_table = "যেমন খেলা হয়েছে তেমন খুলুন",
  play_deals = "এই ডিলগুলো খেলুন",
  next = "খেলে যান: tenace play --resume {file}",
  next_over = "কোথায় বেশি ক্ষতি: tenace review {file}",
  table = "টেবিল {n}: {file}",
  head = "বোর্ড",
  head_score = "পয়েন্ট {n}",
  imps = "IMP",
  matchpoints = "এগিয়ে",
  total = "মোট",
  about = "পয়েন্ট: দল 1 অন্যদের চেয়ে যত বেশি করেছে; এগিয়ে: অন্য কত টেবিলের "
    .. "চেয়ে, সমান হলে আধখানা।",
  about_imps = "পয়েন্ট: উত্তর ও দক্ষিণ যত বেশি করেছে; IMP অন্য টেবিলগুলোর "
    .. "বিপক্ষে গড়; এগিয়ে: তাদের কতটির চেয়ে, সমান হলে আধখানা।",
  which_file = "import: কোনো ফাইল বলা হয়নি; যেমন: tenace import evening.pbn "
    .. "bridge",
  which_game = "import: ডিলগুলো কোন খেলার বলুন, যেমন: tenace import {file} "
    .. "bridge",
  no_file = "{problem}: পড়া যায় এমন ডিলের ফাইল বলুন",
  two_tables = "tables: দুই বা বেশি টেবিলের রেকর্ড বলুন; যেমন: tenace tables "
    .. "open.record closed.record",
  other_game = "{file}: {game} দিয়ে খেলা, প্রথম টেবিল {first} দিয়ে",
  other_cards = "টেবিলগুলো একই কার্ড খেলেনি: একই ডিলের রেকর্ড বলুন",
  go_on = "ম্যাচ শেষ। Enter চাপলে ফাইলের বোর্ড {n} শুরু হবে; score, last ও undo "
    .. "এখনও চলবে।",
  board_of = "play: --board কোনো ফাইলের বোর্ড বলে, --deals-ও বলুন",
  with_deals = "play: --{option} --deals-এর সঙ্গে চলে না, বাদ দিন",
}
