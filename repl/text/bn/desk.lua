-- The sentences of the author's desk on the page, in Bengali. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "আজকের নিয়মে এই ম্যাচ যেমন রাখা হয়েছিল তেমনই চলে: ঠিক করার "
    .. "কিছু নেই",
  seat = "{n} ({name})",
  sits = "টেবিলে খুললে আপনি {name}।",
  open_time = "যে ডিলগুলো দেখা হয়নি সেগুলো কী দেখাত; আরও সময় পেলে দেখা যেত",
  page = {
    desk_examples = "উদাহরণ",
    desk_hold = {
      one = "১টি ঠিক",
      other = "{n}টি ঠিক",
    },
    desk_fail = {
      one = "১টি ঠিক নয়",
      other = "{n}টি ঠিক নয়",
    },
    desk_no_examples = "এই ফাইলে এখনও কোনো উদাহরণ নেই। আপনার নিয়ম দেখায় "
      .. "এমন অবস্থা পর্যন্ত খেলুন, এখানে তার নাম দিন, সেটি উদাহরণ হয়ে "
      .. "যাবে।",
    desk_shows = "এটি দেখাবে",
    desk_shows_usual = "এইমাত্র যা হলো",
    desk_shows_moves = "এখন যা যা উত্তর দেওয়া যায়",
    desk_shows_wins = "শেষ পিঠ কে জিতেছে",
    desk_shows_score = "রাউন্ডে কত পয়েন্ট হলো",
    desk_shows_last = "আমার শেষ চাল যে ঠিক ছিল",
    desk_shows_may = "একটি চাল যে দেওয়া যায়",
    desk_shows_may_not = "একটি চাল যে বারণ",
    desk_shows_move = "চাল, যেমন 3D",
    desk_faulty = "লেখাটি সেভ হয়েছে, কিন্তু তাতে ভুল আছে: টেবিলে আগের "
      .. "নিয়মই চলছে।",
    desk_examples_later = "ভুলটি ঠিক হলে সেগুলো চলবে।",
    desk_kept_later = "আপনার রাখা ম্যাচগুলো আছে। ভুলটি ঠিক হলে সেগুলো আবার "
      .. "খেলা হবে।",
    desk_example_holds = "{name}: ঠিক। টেবিলে খুলুন।",
    desk_example_fails = "{name}: ঠিক নয়। টেবিলে খুলুন।",
    desk_running = "উদাহরণ যাচাই হচ্ছে …",
    desk_open = "টেবিলে খুলুন",
    desk_at_table = "{name} টেবিলে আছে।",
    desk_back = "আপনার ম্যাচে ফিরুন",
    desk_kept = "ঠিক ম্যাচ",
    desk_kept_about = "যে ম্যাচকে আপনি ঠিক বলেন, প্রতিবার সেভ করলে সেটি "
      .. "আবার খেলা হয়, যাতে দেখা যায় আপনার বদল তাকে ছোঁয় কি না।",
    desk_keep_ten = "বটেরা দশটি খেলুক, রাখা হোক",
    desk_keeping = "বটেরা খেলছে: {n}",
    desk_is_kept = "ম্যাচটি ঠিক বলে রাখা হলো। রাখা ম্যাচ: {n}।",
    desk_there = "এই ম্যাচ আগেই ঠিক বলে রাখা আছে।",
    desk_unkept_full = "ম্যাচটি রাখা হয়নি: এই ব্রাউজারে আর জায়গা নেই। "
      .. "রেকর্ড ফাইলে সেভ করুন, বা যে ম্যাচ আর লাগবে না তা সরান।",
    desk_unkept_forbidden = "ম্যাচটি রাখা হয়নি: ব্রাউজার এই পাতাকে কিছু "
      .. "রাখতে দেয় না। রেকর্ড ফাইলে সেভ করুন।",
    desk_unkept_damaged = "এই ব্রাউজারে রাখা আপনার ম্যাচ পড়া যায় না, তাই "
      .. "তা যেমন আছে তেমনই থাকে। রেকর্ড ফাইলে সেভ করুন।",
    desk_unkept_other = "অন্য উইন্ডো এই ম্যাচের রাখা রূপ বদলে দিয়েছে। "
      .. "নিয়ম আরেকবার সেভ করুন।",
    desk_replaying = "রাখা ম্যাচ আবার খেলা হচ্ছে: {n}",
    desk_accept = "এখন যেমন তেমনই ঠিক",
    desk_refuse = "যেমন রাখা তেমনই ঠিক",
    desk_refused = "সেটি যেমন রাখা তেমনই থাকে: নিয়ম বদলান।",
    desk_accepted = "সেটি এখন যেমন তেমনই রাখা হলো।",
    desk_beside = "দুই পক্ষ",
    desk_see_kept = "রাখাটি খুলুন",
    desk_see_now = "এখনকারটি খুলুন",
    desk_drop = "সরান",
    desk_drop_it = "{name} সরান",
    desk_all_kept = "সব রাখা ম্যাচ: {n}",
    desk_often = "কতবার?",
    desk_often_head = "{n}টি ডিলে নিয়ম কতবার কাজ করেছে",
    desk_often_at = "ডিল: {done} / {all}",
    desk_options_at = "বিকল্প: {done} / {all}",
    desk_often_times = "{what}: {of}টির মধ্যে {n}টি ডিলে। যেটিতে এটা ঘটে তেমন "
      .. "একটি ডিল খুলুন।",
    desk_often_set = "{what}: কেবল অন্য বিকল্পে। যেটিতে এটা ঘটে তেমন একটি ডিল "
      .. "খুলুন।",
    desk_steps = "ধাপ: {deals}টি ডিলের কতগুলোতে প্রতিটি ডাকা হয়েছে",
    desk_never = "{n}টি ডিলে কখনও না",
    desk_never_head = "যা কখনও ঘটেনি",
    desk_all_happened = "সবই ঘটেছে।",
    desk_of = "{n} / {of}",
    desk_prove = "প্রমাণ করুন",
    desk_proving = "প্রতিটি ডিল, খেলার প্রতিটি পথ: {n}",
    desk_proof = "ছোট প্যাকে প্রমাণ",
    desk_proof_again = "প্রতি হাতে আরেকটি কার্ড",
    desk_fault_here = "এই ডিল খুলুন",
    desk_fault_there = "অন্য ডিল খুলুন",
    sets_search = "খুঁজুন: শব্দ, বা তারা কী বদলায়",
    sets_none = "কোনো ঘরোয়া নিয়ম মেলে না।",
    sets_name = "এই নিয়মগুলোর নাম, যেমন: আমাদের খেলা",
    sets_keep = "সেট হিসেবে রাখুন",
    sets_kept = "{name} এই ব্রাউজারে রাখা হলো, আপনার নিজের ঘরোয়া নিয়ম "
      .. "হিসেবে।",
    sets_send = "এই নিয়ম লিংক হিসেবে পাঠান",
  },
}
