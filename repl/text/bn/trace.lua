-- Sentences for authors of rules: trace, why and edit, in Bengali. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "পিঠ {n}: আপনি {card} দিয়ে জিতলেন: {rule}।",
    other = "পিঠ {n}: {player} {card} দিয়ে জিতলেন: {rule}।",
  },
  trick_plain = {
    you = "পিঠ {n}: আপনি জিতলেন।",
    other = "পিঠ {n}: {player} জিতলেন।",
  },
  reason = {
    you = "আপনি {cards} খেললেন: {says}।",
    other = "{player} {cards} খেললেন: {says}।",
  },
  only = {
    you = "আপনি {cards} খেললেন, আর কোনো কার্ড খেলা যেত না: {says}।",
    other = "{player} {cards} খেললেন, আর কোনো কার্ড খেলা যেত না: {says}।",
  },
  struck = "  “{rule}” নিয়মে খেলা যায় না: {cards}",
  score = "{side}: {points}, {says}; মোট {total}।",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} যে কারণে শেষ হলো: {rule}, {value}।",
  nothing = "এখনও কিছু ঘটেনি।",
  no_trick = "এই রাউন্ডে এখনও পিঠ {n} হয়নি।",
  no_score = "সেখানে কোনো পয়েন্ট লেখা হয়নি।",
  what =
    "লিখুন trace, একটি পিঠের জন্য trace 3, trace score, সেই রাউন্ডের জন্য "
    .. "trace score 2, অথবা trace all।",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "এটি খেলা যেত যদি আপনার হাতে এগুলি না থাকত: {cards}।",
  suits = "এটি খেলা যেত যদি আপনার হাতে {suits} না থাকত।",
  keeps = "এটি খেলা যেত যদি আপনার হাতে শুধু {only} থাকত।",
  alone = "এটি খেলা যেত যদি আপনার হাতে আর কিছু না থাকত।",
  later = "প্রথম পিঠের পরে এটি খেলা যেত।",
  later_suits = "প্রথম পিঠের পরে এটি খেলা যেত, যদি আপনার হাতে {suits} না থাকত।",
  later_without =
    "প্রথম পিঠের পরে এটি খেলা যেত, যদি আপনার হাতে এগুলি না থাকত: {cards}।",
  played = "এটি খেলা যেত যদি এগুলির কোনোটি আগে খেলা হয়ে থাকত: {played}।",

  -- the editor
  which =
    "এখনও কোনো নিয়মের কথা বলা হয়নি। edit নিয়ম লিখলে কোনো নিয়ম, ধাপ বা "
    .. "বিকল্পে সম্পাদক খোলে: edit follow suit, edit score।",
  no_rule = "{name} নামে কোনো নিয়ম, ধাপ বা বিকল্প নেই।",
  no_rule_near =
    "{name} নামে কোনো নিয়ম, ধাপ বা বিকল্প নেই; আপনি কি {near} বলতে "
    .. "চেয়েছেন?",
  here = "এটি এখানে আছে: {file}, লাইন {line}।",
  installed =
    "এই ফাইলটি প্রোগ্রামের সঙ্গে এসেছে, সেখানে বদলানো যায় না। tenace new "
    .. "NAME --of {game} দিয়ে নিজের ঘরোয়া নিয়ম শুরু হয়। অথবা ফাইলটি নকল "
    .. "করুন: cp {file} {own}; তখন থেকে Tenace সেটিই নেয়।",
  no_editor =
    "কোনো সম্পাদক পাওয়া যায়নি। $EDITOR ঠিক করুন, অথবা {file} ফাইলের "
    .. "{line} লাইন নিজে খুলুন।",
  no_file = "{file} আর সেখানে নেই।",
  failed = "সম্পাদক ব্যর্থ হয়েছে: {editor}",
  unchanged = "ফাইলটি যেমন ছিল তেমনই আছে।",

  try = {
    what = "কী পরখ করবেন: চাল, মাঝে ফাঁক বা কমা: try 7c qs, try draw, discard 4c.",
    over = "চাল {n}, {move}, -এর আগেই ম্যাচ শেষ।",
    stops = {
      you = "চাল {n}, {move}: আপনার জন্য চলবে না: {text}।",
      other = "চাল {n}, {move}: {player}-এর জন্য চলবে না: {text}।",
    },
    goes = "এ সবই চলবে।",
    stays = "ম্যাচ যেখানে ছিল সেখানেই আছে।",
  },
}
