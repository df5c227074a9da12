-- The list of games, in Bengali. See en/games.lua.

return {
  tricks = "পিঠ",
  bidding = "ডাকসহ পিঠ",
  points = "কার্ডের পয়েন্টের জন্য পিঠ",
  avoiding = "পিঠ এড়ানো",
  melds = "মেল্ড",
  shedding = "হাত খালি করা",
  climbing = "ধাপে ধাপে আরও উঁচু সমন্বয়",
  fishing = "টেবিল থেকে কার্ড তোলা",
  patience = "পেশেন্স",
  others = "অন্যান্য",
  cut = "{text} …",
  more = { one = "Enter: আরও {n}টি লাইন; q: শেষ ",
    other = "Enter: আরও {n}টি লাইন; q: শেষ " },
  how = "games NAME খেলার ঘরোয়া নিয়ম দেখায়, rules NAME বলে কীভাবে খেলা হয়।",
}
