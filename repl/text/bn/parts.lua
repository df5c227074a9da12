-- Studies in parts at the command line, in Bengali.

return {
  part = "--part-এ তার সংখ্যা ও ভাগের সংখ্যা লাগে, যেমন 3/8, ‘{text}’ নয়",
  other = "‘{file}’-এ অন্য কাজ আছে: {why}; অন্য ফাইলের নাম দিন",
  unreadable = "{problem}: --part বা --keep-এর লেখা ফাইলের নাম দিন",
  none = "‘{file}’ কোনও অনুকরণ বা তুলনার ভাগ নয়, বা নষ্ট",
  what = "merge: কোনও ভাগ বলা হয়নি; যেমন: tenace merge part1.json part2.json",
  drawing = "merge: --svg তুলনা আঁকে, আর এগুলি অন্য অধ্যয়নের ভাগ",
  sure = "--sure 1 থেকে 99 শতাংশ নেয়, যেমন 95, ‘{text}’ নয়",
  sure_alone = "--sure থামে যেখানে ফল বলে: --part আর --keep বাদ দিন",
  sweep_sure = "compare: --sure খেলার তুলনা করে: --sweep-এর সঙ্গে বাদ দিন",
  not_merged = "জোড়া হয়নি: {problem}",
  divided = "compare: ভাগে ভাগে, একাধিক প্রসেসে বা --keep দিয়ে ধারাবাহিক "
    .. "তুলনায় --matches ও --duels লাগে; যেমন: --matches 200 --duels 0",
  sweep_deal = "compare: --deal দুই খেলার একটি ডিল খোলে: --sweep-এর সঙ্গে "
    .. "বাদ দিন",
  deal_alone = "compare: --deal একটি ডিল খোলে: --json, --csv, --svg, "
    .. "--part ও --keep বাদ দিন",
  matches_alone = "compare: --matches পুরো ম্যাচ খেলে: --{option} বাদ দিন",
  matches_none = "compare: --matches-এর সঙ্গে 0-এর বেশি সংখ্যা লিখুন",
}
