-- Sentences of lessons, in Bengali. See en/teach.lua.

return {
  sentence = "{text}।",
  your_hand = "আপনার হাত",
  apart = "; ",
  no_suit = "নেই",
  play = "{letter} আসন {n}",
  all = "সবগুলো",
  none = "কোনোটিই নয়",
  draw = "কেউ নয়: ড্র",
  goes_on = "এখনও কেউ নয়",
  score_line = "দল {side}: {points}, {reason}",
  meld_is = "{kind}, {n} পয়েন্ট",
  is_allowed = "সেটি চলবে",
  not_asked = "এই প্রশ্নের উত্তর সেটি নয়",
  asked_else = "প্রশ্নটি অন্য: “{prompt}”",
  higher = "{card} {other:of} চেয়ে উঁচু",
  higher_trump = "{card} তুরুপ, {other:of} চেয়ে উঁচু",

  asks = {
    cards = "কোন কোন কার্ড খেলা যায়?",
    dummy = "{player:of} কোন কোন কার্ড খেলা যায়?",
    plays = "এগুলোর কোনটি কোনটি খেলা যায়?",
    say_to = "আপনাকে জিজ্ঞেস করা হলো: “{prompt}” এগুলোর কোন কোন উত্তর চলে?",
    winner = "কোন কার্ড পিঠটি জেতে?",
    winner_play = "এর কোনটি পিঠটি জেতে?",
    value = "এর মূল্য কত?",
    scores = { one = "তখন স্কোর কত?",
      other = "তখন স্কোর কত, দল 1 আগে?" },
    won_by = "তখন ম্যাচ কে জিতেছে?",
    meld = "এটি কি মেল্ড?",
    by_round = "রাউন্ড {n}, {step}: তখন কী?",
    higher = "কোন কার্ড উঁচু?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "সবগুলো", all = "সব" },
    none = { other = "কোনোটিই নয়", plain = "কোনোটি নয়" },
    yes = "হ্যাঁ",
    no = "না",
  },

  how = {
    cards = "(কার্ডগুলো ফাঁক দিয়ে দিয়ে, স্যুটের নাম, {all} বা {none})",
    items = "(অক্ষর, {all} বা {none})",
    one = "(একটি অক্ষর)",
    numbers = { one = "(একটি সংখ্যা)", other = "({n}টি সংখ্যা, ফাঁক দিয়ে দিয়ে)" },
    yes_no = "({yes} বা {no})",
  },

  not_in_hand = "‘{word}’ এই হাতের কার্ড নয়।",
  type_letters = "যেগুলো ঠিক, সবগুলোর অক্ষর লিখুন, যেমন a c; অথবা {none}।",
  type_one = "a থেকে {last}-এর মধ্যে একটি অক্ষর লিখুন।",
  type_numbers = { one = "একটি সংখ্যা লিখুন।", other = "{n}টি সংখ্যা লিখুন।" },
  type_yes_no = "{yes} বা {no} লিখুন।",

  topic = {
    rank = "কোন কার্ড উঁচু",
    say = "কী বলা যায়",
    cards = "কোন কার্ড বেছে নেওয়া যায়",
    trick = "পিঠ কে জেতে",
    count = "কিসে কত পয়েন্ট",
    meld = "মেল্ড কী",
    step = "নিয়মে কী ঠিক হয়",
    play = "কী খেলা যায়",
    hard = "একসঙ্গে দুই নিয়ম",
    free = "কখন যেকোনো কার্ড চলে",
    house = "ঘরোয়া নিয়ম: {title}",
    lesson = "{title}",
    best_card = "যেখানে চোখে পড়া কার্ডটি খেললে হার",
  },

  text = {
    hard = "যেসব কার্ড ছাপা স্যুটের বদলে অন্য স্যুটের বলে গণ্য, অথবা প্রথম বাধ্যবাধকতার "
      .. "পরে দ্বিতীয়টি।",
    best_card = "নিয়মে এখানে একাধিক কার্ড চলে, আর তাড়াহুড়ো করলে বেশির ভাগ খেলোয়াড় ভুল কার্ড "
      .. "খেলেন।",
    free = "হয়তো এখানে কোনো বাধ্যবাধকতা নেই। আছে কি?",
  },

  title = { one = "{title}: 1টি পাঠ। {played}",
    other = "{title}: {n}টি পাঠ। {played}" },
  played_as = "এখানে যেভাবে খেলা হয়: {spec}",
  not_begun = { one = "1টি প্রশ্ন", other = "{n}টি প্রশ্ন" },
  done = "{n}টির মধ্যে {right}টি ঠিক",
  by_teacher = "লেখকের পাঠ",
  done_by_teacher = "শেষ হয়েছে",
  begin = "পাঠ {n} (মোট {all}টি): {title}",
  number = "{n}/{all}",
  example_name = "নিয়মে এটি উদাহরণ হিসেবে আছে: {name}।",
  how_it_goes = "উত্তর দিন, বা লিখুন show, skip, stop; help আরও জানায়।",

  right = { "ঠিক।", "হ্যাঁ।", "একদম ঠিক।" },
  wrong = "পুরোপুরি ঠিক নয়।",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} ঠিক নয়।",
  missing = { one = "আরও একটি ঠিক উত্তর আছে।", other = "আরও {n}টি ঠিক উত্তর আছে।" },
  try_again = "আবার চেষ্টা করুন, বা লিখুন: show, skip, stop।",
  shown = "উত্তর: {answer}।",
  because = "{says}",
  cite = "নিয়ম: {rule}, {file}, লাইন {line}।",
  cite_place = "{file}, লাইন {line}।",
  general = "{rule}: {text}",
  no_place = "নিয়মের কোনো একটি লাইন তা বলে না।",
  none_found = "সিড {seed}-এ এমন অবস্থান পাওয়া গেল না; অন্য --seed দিলে পাওয়া যেতে পারে।",
  no_lessons_now = "এটি কুইজ: --quiz ছাড়া tenace teach GAME লিখলে পাঠ পাওয়া "
    .. "যায়।",
  skipped = "বাদ দেওয়া হলো।",
  understood = "‘{text}’ এখানে উত্তর নয়। {how}",

  summary = "পাঠ {n}: {all}টির মধ্যে {right}টি প্রথমবারেই ঠিক।",
  look_at = "এগুলো আবার দেখুন: {names}।",
  perfect = "সবই প্রথমবারে ঠিক।",
  stopped = "থামল: --lesson {name} দিয়ে পাঠটি আবার শুরু করা যায়।",
  stopped_quiz = "{all}টির মধ্যে {n}টি প্রশ্নের পরে থামল।",
  finished = "পাঠ এই কটিই ছিল। --quiz 10 সব পাঠের প্রশ্ন মিশিয়ে দেয়; অন্য --seed "
    .. "অন্য প্রশ্ন আনে।",
  review = {
    one = "আগে 1টি প্রশ্ন, যা গতবার ঠিক হয়নি।",
    other = "আগে {n}টি প্রশ্ন, যেগুলো গতবার ঠিক হয়নি।" },
  review_summary = "{n}টির মধ্যে {right}টি এবার ঠিক।",
  stopped_review = "থামল: প্রশ্নগুলো পরের বার আবার আসবে।",
  once_more = "আরেকবার",
  next = "এরপর: পাঠ {n}, {title}। Enter চাপলে এগোবে; stop লিখলে শেষ।",
  quiz = { one = "{title}: সব পাঠ থেকে 1টি প্রশ্ন, সিড {seed}।",
    other = "{title}: সব পাঠ থেকে {n}টি প্রশ্ন, সিড {seed}।" },
  quiz_summary = "{n}টির মধ্যে {right}টি প্রথমবারেই ঠিক।",
  all_done = "সব পাঠ শেষ: --lesson NAME দিয়ে একটি আবার শুরু করা যায়।",
  not_kept = "আপনার অগ্রগতি রাখা যাচ্ছে না: {problem}",

  recorded = {
    head = "-- {title} খেলে রেকর্ড করা একটি পাঠ। শিক্ষার্থী যা পড়বেন, তা says-এ\n-- "
      .. "(চালের আগে), right-এ (চালের পরে), text-এ ও done-এ লিখুন।",
    title = "{title:of} এক রাউন্ড",
    nothing = "আপনি কোনো চাল দেননি, তাই {file} লেখা হয়নি।",
    written = "পাঠটি আছে এখানে: {file}। বাক্যগুলো লিখে ফাইলটি আপনার নিয়মের ফোল্ডারের "
      .. "lessons/{game}-এ রাখুন।",
  },

  guided = {
    blocked = "{move} চলে, কিন্তু {why}",
    not_this = "{move} চলে, কিন্তু এই পাঠে অন্য চাল চাই।",
    refused = "চলবে না: {reason}।",
    hint = "{hint}",
    plays = "{player} {cards} খেললেন।",
  },

  help = [[
টেবিলের মতোই কার্ড লিখুন, 7c বা c7, ফাঁক দিয়ে দিয়ে; স্যুটের নাম মানে হাতে ওই
স্যুটের সব কার্ড। উত্তরগুলোর পাশে অক্ষর থাকলে অক্ষর লিখুন।

  show      উত্তর দেখায়, এবং তার পেছনের নিয়ম
  skip      পরের প্রশ্নে যায়
  why       উত্তর দেওয়ার আগে নিয়ম ও তার জায়গা দেখায়
  lessons   পাঠগুলো, এবং আপনার ফল
  stop      বেরিয়ে যায়; আপনার অগ্রগতি রাখা থাকে]],
}
