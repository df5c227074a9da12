-- The sentences of a class before one board, in Bengali.

return {
  play = "কী খেলা যায়",
  worth = "এর মূল্য কত",
  quiz = "কুইজ",
  puzzle = "ধাঁধা",
  no_pupil = "বোর্ড প্রশ্নের উত্তর দেয় না।",
  only_teacher = "এটি শুধু শিক্ষক করতে পারেন।",
  full = "ক্লাস ভরে গেছে।",
  closed = "এই প্রশ্ন বন্ধ হয়ে গেছে।",
  nobody = "এই নম্বর কারও নয়।",
  looking = "কী জিজ্ঞেস করা হবে তা খোঁজা হচ্ছে …",
  fewer = {
    one = "মাত্র 1টি প্রশ্ন পাওয়া গেছে।",
    other = "মাত্র {n}টি প্রশ্ন পাওয়া গেছে।",
  },
  board = "প্রজেক্টরের বোর্ড: {url}",
  phones = "ফোনে খুলুন {url}",
  open_to_all = "ক্লাসটি এই নেটওয়ার্কে খোলা: যার কাছে ঠিকানা আছে সে "
    .. "পাসওয়ার্ড ছাড়াই আসতে পারে। এটি পোর্ট {port}-এ সংকেতহীন HTTP, তাই "
    .. "নেটওয়ার্কের অন্যরা পড়তে পারে।",
  here_alone = "ক্লাসটি শুধু এই যন্ত্রের ব্রাউজারের জন্য খোলা; --lan ফোনের "
    .. "জন্য খোলে।",
  writes = "নাম ও উত্তর {file}-এ লেখা হয়।",
  writes_nothing = "নাম ও উত্তর কোথাও লেখা হয় না; --results FILE সেগুলো লেখে।",
  ends = "Ctrl-C এটি শেষ করে।",
  ends_kept = "Ctrl-C এটি শেষ করে; {command} দিয়ে এটি চলে।",
  nothing = "class: জিজ্ঞেস করার কিছু পাওয়া যায়নি; অন্য --seed হয়তো কিছু "
    .. "পাবে",
  resume_what = "class: --resume একটি ফাইলের ক্লাস চালিয়ে যায়: --results "
    .. "FILE দিয়ে সেটির নাম দিন",
  resume_alone = "class: --resume ক্লাস যেমন ছিল তেমনই চালিয়ে যায়: খেলা ও "
    .. "প্রশ্ন বাদ দিন",
  no_class = "class: {file}-এর পাশে চালিয়ে যাওয়ার মতো ক্লাস নেই: সেটি শেষ "
    .. "হয়েছে, বা কখনও শুরু হয়নি",
  other_rules = "class: এই ক্লাস চলতে পারে না: নিয়ম বা প্রোগ্রাম বদলেছে, "
    .. "তাই প্রশ্নগুলো আর একই নয়",
  not_kept = "ফল লেখা যাচ্ছে না: {problem}। ক্লাস চলছে; পরের উত্তরে আবার "
    .. "চেষ্টা হবে।",
  kept_again = "ফল আবার লেখা হচ্ছে, {file}-এ।",
  page = {
    class_title = "ক্লাস: {game}",
    class_name = "এই ঘণ্টার জন্য আপনার নাম",
    class_come = "ভেতরে আসুন",
    class_language = "ভাষা",
    class_hello = "স্বাগত {name}। শিগগির শুরু হবে: বোর্ড দেখুন।",
    class_look = "বোর্ড দেখুন।",
    class_open = "আপনার ফোনে এই ঠিকানা খুলুন",
    class_here = { one = "{n} জন আছে", other = "{n} জন আছে" },
    class_nobody = "এখনও কেউ আসেনি।",
    class_begin = "শুরু করুন",
    class_close = "প্রশ্ন বন্ধ করুন",
    class_time = "{n} সেকেন্ডে বন্ধ করুন",
    class_left = "আর {n} সেকেন্ড",
    class_next = "পরেরটি",
    class_end = "ফল",
    class_keys = "স্পেস কী দিয়ে এগোয়।",
    class_number = "{all}-এর মধ্যে {n}",
    class_answered = "{all} জনের মধ্যে {n} জন উত্তর দিয়েছে",
    class_right = "{all}-এর মধ্যে {n} ঠিক",
    class_yours = "আপনার উত্তর: {answer}",
    class_change = "প্রশ্ন বন্ধ না হওয়া পর্যন্ত বদলাতে পারেন।",
    class_changed = "উত্তর বদলান",
    class_none = "কোনোটি নয়",
    class_missed = "এটির উত্তর আপনি দেননি।",
    class_score = "{n}-এর মধ্যে {right} ঠিক",
    class_thanks = "এই পর্যন্তই, {name}।",
    class_over = "এই পর্যন্তই।",
    class_result = "{title}: {asks}",
    class_table = "ফলের ছক",
    class_remove = "{name}-কে বিদায় দিন",
    class_people = "কারা আছে",
    class_leave = "চলে যান",
    class_lost = "সংযোগ নেই। আবার চেষ্টা হচ্ছে …",
    class_join = "যোগ দিন: {url}",
  },
}
