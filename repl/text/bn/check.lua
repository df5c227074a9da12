-- Sentences of the command check, in Bengali. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: মন্তব্য: {text}",
  remark_no_line = "{file}: মন্তব্য: {text}",
  advice = "  {advice}",
  record = "  দেখুন: tenace replay {file}",
  deal_here = "  এই ডিলে: {piles}",
  deal_there = "  অন্যটিতে: {piles}",
  fine = "{game}: কোনো ভুল পাওয়া যায়নি",
  rarer = "  হাজারে একটি বাঁটে যা দেখা যায়: tenace check {game} --prove, বা "
    .. "--deals N",
  fine_in = "{game}: {n}টি রাউন্ডে কোনো ভুল পাওয়া যায়নি",
  remarks = {
    one = "{game}: কোনো ভুল পাওয়া যায়নি, 1টি মন্তব্য",
    other = "{game}: কোনো ভুল পাওয়া যায়নি, {n}টি মন্তব্য",
  },
  in_error = "ভুল আছে: {text}",
  see = "এখন এমন দেখায়: tenace play {game} --lang {code}"
    .. " এবং tenace rules {game} --lang {code}",
  text_missing = "{file}: {key} নেই: {text}",
  text_changed = "{file}: {key}: ইংরেজি বাক্যটি বদলেছে: {text}",
  seen = "{file} লেখা হয়েছে: সব অনুবাদ এখনকার ইংরেজির সঙ্গে মেলে",
  text_unused = "{file}: {key} কোথাও লাগে না",
  text_other_kind = "{file}: {key} এক ভাষায় একটি বাক্য, অন্য ভাষায় "
    .. "কয়েকটি",
  text_part = "{file}: {key}: {part} অংশটি দুই ভাষার শুধু একটিতে আছে: "
    .. "{text}",
  updated = "{file}: ইংরেজির সঙ্গে মেলানো হয়েছে",
  not_merged = "{file}: msgmerge এটি মেলাতে পারেনি",
  no_msgmerge = "msgmerge নেই: gettext ইনস্টল করুন",
  sentence_changed = "{file}:{line}: ইংরেজি বদলেছে: {text}",
  sentence_missing = "{file}:{line}: অনুবাদ হয়নি: {text}",
  said_missing = "{game}: খেলায় বলা হয়, অনুবাদ হয়নি: {text}",
  sentence_unused = "{file}: নিয়মে এমন বাক্য নেই: {text}",
  sentence_part = "{file}: {part} অংশটি দুই ভাষার শুধু একটিতে আছে: {text}",
  language = {
    one = "{name}: {n}টি বাক্যে কাজ বাকি",
    other = "{name}: {n}টি বাক্যে কাজ বাকি",
  },
  proof_whole = "{game}, প্রতি হাতে {n}: {cards}টি কার্ডের ({pack}) সব "
    .. "{deals}টি বাঁট, {lines}টি খেলা, {seconds} সে.",
  proof_part = "{game}, প্রতি হাতে {n}: {cards}টি কার্ডের ({pack}) {all}টি "
    .. "বাঁটের মধ্যে {deals}টি, {lines}টি খেলা, {seconds} সে.",
  proof_skipped = "{game}, প্রতি হাতে {n}: দেখা হয়নি: {why}",
  proof_proved = "{game}-এর জন্য প্রমাণিত, প্রতি হাতে {n}, মোট {cards}টি "
    .. "কার্ড:",
  proof_holds_legal = "  প্রতিটি অবস্থায় কারও না কারও বৈধ চাল আছে",
  proof_holds_ends = "  প্রতিটি খেলা শেষ হয়",
  proof_holds_known = "  যখনই কোনো খেলোয়াড়কে প্রশ্ন করা হয়: যে একই জিনিস "
    .. "দেখেন, তাঁকে একই প্রশ্ন করা হয় ও একই চাল দেওয়া হয়",
  proof_nothing = "{game}: কিছুই প্রমাণিত হয়নি, কারণ কোনো মাপই পুরো দেখা "
    .. "হয়নি",
  proof_not = "প্রমাণিত নয়:",
  proof_open_time = "  না-দেখা বাঁটগুলো যা দেখাত; --seconds দিলে বেশি সময় "
    .. "মেলে",
  proof_open_answers = "  পিঠের আগের অন্য উত্তর: যেখানে অনেক, সেখানে কয়েকটি "
    .. "দেখা হয়েছে",
  proof_open_long = "  100-এর বেশি সিদ্ধান্তের খেলা শেষ হয় কি না",
  proof_open_chance = "  রাউন্ডের মাঝখানের অন্য ফেটানো আর অন্য এলোমেলো "
    .. "সংখ্যা",
  proof_open_many = "  বড্ড বেশি চালের প্রশ্নের পরে কী হয়",
  proof_open_known = "  যা জিজ্ঞাসা করা হয় তার জন্য খেলোয়াড়রা যথেষ্ট "
    .. "জানেন: মেলানোর মতো প্রশ্ন বড্ড বেশি ছিল",
  proof_open_noticed = "  লুকানো কার্ড ঠিক করে না কাকে জিজ্ঞাসা করা হবে, "
    .. "পয়েন্ট বা আবার বাঁট, যা সবাই টের পান; এমনকি কোনো কার্ড কেন নাকচ হলো "
    .. "তাও নয়",
  proof_open_longer = "  আরও বড় হাত, অন্য কার্ড, পরের রাউন্ড",
  proof_deal = "  বাঁট {deal}",
  proof_moves = "  চাল {moves}",
  watching = "ফাইলগুলোর দিকে নজর আছে; যেকোনো কী থামায়।",
}
