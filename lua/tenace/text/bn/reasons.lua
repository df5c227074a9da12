-- Sentences about the reasons for a bot's move, in Bengali. See en/reasons.lua.

return {
  reason_player = "খেলোয়াড় {n}",
  reason_bot = "শুধু search বটের কারণ থাকে: \"search\" বা \"search:50\", ‘{bot}’-এর নয়",
  reason_decision = "সিদ্ধান্ত {n} এখনও নেওয়া হয়নি: নম্বর 1 থেকে {most}",
  reason_forced = "সিদ্ধান্ত {n}-এ আর কিছু চলত না: কাউকে জিজ্ঞেস করা হয়নি",
  reason_names = "names: আসন ধরে খেলোয়াড়দের নামের তালিকা চাই",
  reason_only = "আর কিছু বাছার নেই।",
  reason_guess = "এটি আন্দাজ: এখন পর্যন্ত যা দেখা গেছে, প্রায় কোনো ডিলই তার "
    .. "সঙ্গে মেলে না।",
  reason_spent = "এই নিয়মে খেলতে এত সময় লাগে যে বট কম ভেবেছে।",
  reason_none = "অন্য কোনো চালের সঙ্গে এর তুলনা হয়নি।",

  -- what the moves come to
  reason_some_tricks = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে {amount}; {others} (±{interval})।",
  reason_some_tricks_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে {amount}; {others} (±{interval})।",
  reason_some_points = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে {amount}; {others} (±{interval})।",
  reason_some_points_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে {amount}; {others} (±{interval})।",
  reason_some_ahead = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} অন্যদের চেয়ে গড়ে {amount} এগিয়ে থাকা যায়; {others} "
    .. "(±{interval})।",
  reason_some_ahead_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} অন্যদের চেয়ে গড়ে {amount} এগিয়ে থাকা যায়; {others} "
    .. "(±{interval})।",
  reason_some_behind = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} অন্যদের চেয়ে গড়ে {amount} পিছিয়ে থাকতে হয়; "
    .. "{others} (±{interval})।",
  reason_some_behind_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} অন্যদের চেয়ে গড়ে {amount} পিছিয়ে থাকতে হয়; "
    .. "{others} (±{interval})।",
  reason_some_level = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে অন্যদের সমান থাকা যায়; {others} (±{interval})।",
  reason_some_level_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলে "
    .. "{move:if} গড়ে অন্যদের সমান থাকা যায়; {others} (±{interval})।",
  reason_some_chance = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} রাউন্ড জেতা যায়; {others} (±{interval})।",
  reason_some_chance_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} রাউন্ড জেতা যায়; {others} (±{interval})।",
  reason_some_made = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} কন্ট্র্যাক্ট পূর্ণ হয়; {others} (±{interval})।",
  reason_some_made_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} কন্ট্র্যাক্ট পূর্ণ হয়; {others} (±{interval})।",
  reason_some_beaten = "{player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} কন্ট্র্যাক্ট ব্যর্থ হয়; {others} (±{interval})।",
  reason_some_beaten_you = "আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি ডিলের "
    .. "{value}%-এ {move:if} কন্ট্র্যাক্ট ব্যর্থ হয়; {others} (±{interval})।",
  reason_item = "{move}: {value}",
  reason_item_ahead = "{move}: {value} এগিয়ে",
  reason_item_behind = "{move}: {value} পিছিয়ে",
  reason_item_level = "{move}: সমান",
  reason_quoted = "“{move}”",
  reason_this_first = "বটের বাছাই",
  reason_this = "বটের বাছাই",
  reason_next = "কম ভালোগুলোর সেরাটি",
  reason_item_chance = "{move}: {value}%",

  -- no clear difference
  reason_alike_tricks = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে {amount} (±{interval})।",
  reason_alike_tricks_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে {amount} (±{interval})।",
  reason_alike_points = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে {amount} "
    .. "(±{interval})।",
  reason_alike_points_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে {amount} "
    .. "(±{interval})।",
  reason_alike_ahead = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে অন্যদের চেয়ে গড়ে "
    .. "{amount} এগিয়ে থাকা যায় (±{interval})।",
  reason_alike_ahead_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে অন্যদের চেয়ে গড়ে "
    .. "{amount} এগিয়ে থাকা যায় (±{interval})।",
  reason_alike_behind = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে অন্যদের চেয়ে গড়ে "
    .. "{amount} পিছিয়ে থাকতে হয় (±{interval})।",
  reason_alike_behind_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে অন্যদের চেয়ে গড়ে "
    .. "{amount} পিছিয়ে থাকতে হয় (±{interval})।",
  reason_alike_level = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে অন্যদের সমান "
    .. "থাকা যায় (±{interval})।",
  reason_alike_level_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে "
    .. "মেলে এমন {n}টি ডিলে {count}টি চালের প্রতিটিতে গড়ে অন্যদের সমান "
    .. "থাকা যায় (±{interval})।",
  reason_alike_chance = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে রাউন্ড জেতা যায় "
    .. "(±{interval})।",
  reason_alike_chance_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে রাউন্ড জেতা যায় "
    .. "(±{interval})।",
  reason_alike_made = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে কন্ট্র্যাক্ট পূর্ণ হয় "
    .. "(±{interval})।",
  reason_alike_made_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে কন্ট্র্যাক্ট পূর্ণ হয় "
    .. "(±{interval})।",
  reason_alike_beaten = "স্পষ্ট কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে কন্ট্র্যাক্ট ব্যর্থ হয় "
    .. "(±{interval})।",
  reason_alike_beaten_you = "স্পষ্ট কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন "
    .. "{n}টি ডিলের {value}%-এ {count}টি চালের প্রতিটিতে কন্ট্র্যাক্ট ব্যর্থ হয় "
    .. "(±{interval})।",
  reason_unclear = "স্পষ্ট কোনো তফাত নেই।",
  reason_same = "কোনো তফাত নেই: {player} যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি "
    .. "ডিলে {count}টি চালের ফল একই।",
  reason_same_you = "কোনো তফাত নেই: আপনি যা দেখেছেন তার সঙ্গে মেলে এমন {n}টি "
    .. "ডিলে {count}টি চালের ফল একই।",
  reason_as_good = "{moves} হয়তো সমান ভালো।",
  reason_as_good_many = "বাকিগুলোর মধ্যে {n}টি হয়তো সমান ভালো।",
  reason_behind = "কম ভালো মনে হয়, তবে নিশ্চিত নয়: {moves}।",
  reason_careful = "{move:if} বেশি আসতে পারে, তবে নিশ্চিত নয়, আর তাতে ঝুঁকি আছে।",
  reason_bold = "{move:if} বেশি আসে, তবে তাতে ঝুঁকি আছে: যেসব ডিলে তফাত হয় "
    .. "তার {share}%-এ লাভ, আর বট চায় {least}%।",
  reason_habit = "এই ডিলগুলোতে {move:if} ফল ভালো হয়েছে, তবে এতটা নয় যে বট "
    .. "অভ্যাস বদলাবে।",
  reason_equal = "ঠিক সমান ভালো: {moves}।",
  reason_does_draw = "{move} তুরুপ টেনে বার করে।",
  reason_does_trump = "{move} তুরুপ করে পিঠ নেয়।",
  reason_does_overtrump = "{move} আরও উঁচু তুরুপ।",
  reason_does_sure = "ওদের হাতে যা-ই থাক, {move} এই পিঠ জেতে।",
  reason_does_finesse = "{move} হল {cards}-এর বিরুদ্ধে ফিনেস।",
  reason_does_hold_up = "{move} খেললে {card} হাতে থাকে।",
  reason_does_duck = "{move} এই পিঠ অন্যদের ছেড়ে দেয়।",
  reason_does_unblock = "{move} {suit}-এর পথ খুলে দেয়।",
  reason_does_smear = "{move} নিজের দলের পিঠে পয়েন্ট দেয়।",
  reason_does_leave = "{move} ছোট তাস: পরে যে সঙ্গী খেলেন, তিনিই বেশির ভাগ সময় এই পিঠ নেন।",
  reason_does_load = "{move} নিজের পয়েন্ট অন্যের পিঠে দেয়।",
  reason_does_shed = "{move} {card}-এর নিচে চলে যায়: পরে এটা আর কোনো পিঠ নেবে না।",
  reason_does_safe = "{move} নিরাপদ: {other:if} গড়ে {amount} বেশি আসত।",

  -- contracts
  reason_contract = "{move} বললে তার {play}%-এ কন্ট্র্যাক্ট {player:of}, আর "
    .. "{made}%-এ তা পূর্ণ হয়।",
  reason_contract_you = "{move} বললে তার {play}%-এ কন্ট্র্যাক্ট আপনার, আর "
    .. "{made}%-এ তা পূর্ণ হয়।",
  reason_contract_side = "{move} বললে তার {play}%-এ কন্ট্র্যাক্ট {player:of} দলের, "
    .. "আর {made}%-এ তা পূর্ণ হয়।",
  reason_contract_side_you = "{move} বললে তার {play}%-এ কন্ট্র্যাক্ট আপনার দলের, "
    .. "আর {made}%-এ তা পূর্ণ হয়।",
  reason_sole = "আর কেউ ডাক না দিলে {player:of} কন্ট্র্যাক্ট {made}%-এ পূর্ণ হয়।",
  reason_sole_you = "আর কেউ ডাক না দিলে আপনার কন্ট্র্যাক্ট {made}%-এ পূর্ণ হয়।",
  reason_sole_side = "আর কেউ ডাক না দিলে {player:of} দলের কন্ট্র্যাক্ট {made}%-এ "
    .. "পূর্ণ হয়।",
  reason_sole_side_you = "আর কেউ ডাক না দিলে আপনার দলের কন্ট্র্যাক্ট {made}%-এ "
    .. "পূর্ণ হয়।",
  reason_plan = "তারপর {share}%-এ {player:of} খেলা: {contract}।",
  reason_plan_you = "তারপর {share}%-এ আপনার খেলা: {contract}।",
  reason_plan_trump = "তারপর {share}%-এ {player:of} তুরুপ: {suit}।",
  reason_plan_trump_you = "তারপর {share}%-এ আপনার তুরুপ: {suit}।",
  reason_voids = "তখন {player:of} হাতে আর নেই: {suits}।",
  reason_voids_you = "তখন আপনার হাতে আর নেই: {suits}।",

  reason_made = "{move:if} {share}%-এ কন্ট্র্যাক্ট পূর্ণ হয়।",
  reason_beaten = "{move:if} {share}%-এ কন্ট্র্যাক্ট ব্যর্থ হয়।",
  reason_made_all = "{share}%-এ কন্ট্র্যাক্ট পূর্ণ হয়।",
  reason_beaten_all = "{share}%-এ কন্ট্র্যাক্ট ব্যর্থ হয়।",
  reason_trick = "{move} খেললে {player} {share}%-এ এই পিঠ জেতেন, {other} খেললে "
    .. "{less}%-এ।",
  reason_trick_you = "{move} খেললে আপনি {share}%-এ এই পিঠ জেতেন, {other} খেললে "
    .. "{less}%-এ।",
  reason_trick_side = "{move} খেললে {player:of} দল {share}%-এ এই পিঠ জেতে, "
    .. "{other} খেললে {less}%-এ।",
  reason_trick_side_you = "{move} খেললে আপনার দল {share}%-এ এই পিঠ জেতে, "
    .. "{other} খেললে {less}%-এ।",

  -- the cause: a fact about hidden cards
  reason_holds = "তার {share}%-এ {card} আছে {player:of} হাতে।",
  reason_holds_you = "তার {share}%-এ {card} আছে আপনার হাতে।",
  reason_lies = "তার {share}%-এ {card} আছে এখানে: {pile}।",
  reason_void = "তার {share}%-এ {player:of} হাতে {suit} নেই।",
  reason_void_you = "তার {share}%-এ আপনার হাতে {suit} নেই।",
  reason_length = "তার {share}%-এ {player:of} হাতে {n} বা তার বেশি {suit}।",
  reason_length_you = "তার {share}%-এ আপনার হাতে {n} বা তার বেশি {suit}।",
  reason_even = "তার {share}%-এ {player} ও {other}, দুজনের হাতে {suit} প্রায় সমান।",
  reason_even_you = "তার {share}%-এ আপনার ও {other:of} হাতে {suit} প্রায় সমান।",

  -- what the cause does
  reason_more_less = "তখন {move:if} {other:of} চেয়ে {with} বেশি আসে, নইলে {without} "
    .. "কম।",
  reason_less_more = "তখন {move:if} {other:of} চেয়ে {with} কম আসে, নইলে {without} "
    .. "বেশি।",
  reason_more_more = "তখন {move:if} {other:of} চেয়ে {with} বেশি আসে, নইলে {without} "
    .. "বেশি।",
  reason_less_less = "তখন {move:if} {other:of} চেয়ে {with} কম আসে, নইলে {without} "
    .. "কম।",
  reason_more_same = "তখন {move:if} {other:of} চেয়ে {with} বেশি আসে; নইলে তেমন "
    .. "তফাত নেই।",
  reason_less_same = "তখন {move:if} {other:of} চেয়ে {with} কম আসে; নইলে তেমন তফাত "
    .. "নেই।",
  reason_same_more = "তখন তেমন তফাত নেই; নইলে {move:if} {other:of} চেয়ে {without} "
    .. "বেশি আসে।",
  reason_same_less = "তখন তেমন তফাত নেই; নইলে {move:if} {other:of} চেয়ে {without} "
    .. "কম আসে।",
  amount_tricks = "{n}টি পিঠ",
  amount_points = "কার্ডের {n} পয়েন্ট",
  amount_score = "{n} পয়েন্ট",
  amount_chance = "একশো ডিলে {n}টি জয়",
}
