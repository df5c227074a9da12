-- What a person types at the table, in Bengali. See en/commands.lua.

return {
  verbs = {
    again = "আবার", back = "পিছনে", branch = "শাখা", branches = "শাখাগুলো",
    cards = "কার্ড", counts = "গণনা", edit = "সম্পাদনা", example = "উদাহরণ",
    finish = "পুরোটা", fix = "ঠিক", give = "দাও", ["goto"] = "যাও",
    help = "সাহায্য", hide = "লুকাও", hint = "ইঙ্গিত", keep = "রাখো",
    last = "আগেরটা", moves = "চালগুলো", play = "খেলো", position = "অবস্থান",
    quit = "বন্ধ", redo = "সামনে", reload = "রিলোড", ["repeat"] = "পুনরায়",
    review = "পর্যালোচনা", rules = "নিয়ম", save = "সংরক্ষণ", score = "স্কোর",
    set = "সেট", show = "দেখাও", solve = "সমাধান", source = "উৎস",
    swap = "অদলবদল", switch = "বদলাও", trace = "বিবরণ", try = "চেষ্টা",
    undo = "ফেরত", view = "দৃশ্য", watch = "নজর", why = "কেন",
  },

  words = {
    all = "সব", decision = "সিদ্ধান্ত", frozen = "জমাট", hands = "হাত",
    lines = "লাইন", match = "ম্যাচ", off = "বন্ধ", on = "চালু",
    round = "রাউন্ড", score = "স্কোর", table = "টেবিল", trick = "পিঠ",
    trump = "তুরুপ",
  },

  lessons = { lessons = "পাঠ", skip = "বাদ", stop = "থামো" },
}
