-- The sentences of the page's views for learning, in Bengali. See
-- en/learn.lua.

return {
  no_example = "ওই নম্বরের কোনো উদাহরণ নেই",
  not_found = "এই উদাহরণ আসে এমন কোনো বিতরণ পাওয়া গেল না। তার কার্ডগুলো নিয়ে এখানেই "
    .. "প্রশ্ন করা যায়।",
  page = {
    views = "দেখুন",
    view_table = "টেবিল",
    view_rules = "নিয়ম",
    view_lessons = "পাঠ",
    view_puzzles = "ধাঁধা",
    view_compare = "তুলনা",
    view_moves = "চাল",
    view_position = "অবস্থান",
    working = "এক মুহূর্ত …",
    choose_rules = "ঘরোয়া নিয়ম, বিকল্প, এবং অন্য টেবিলের নিয়ম",
    these_rules = "এই টেবিলের নিয়ম",
    spec = "খেলা ও তার নিয়ম",
    with_house = "ঘরোয়া নিয়ম",
    contents = "সূচি",
    open_example = "টেবিলে খুলুন",
    ask_cards = "কোনো কার্ড নিয়ে নিয়ম কী বলে জানতে সেটি ছুঁয়ে দিন।",
    is_allowed = "{card} চলবে: {says}",
    is_refused = "{card} চলবে না: {says}",
    where = "{file}, লাইন {line}",
    against = "এই নিয়মের টেবিলের সঙ্গে শুধু যা আলাদা",
    before = "এখানে:",
    after = "সেখানে:",
  },
}
