-- Sentences about studies in parts, in Bengali.

return {
  parts_apart = "{one} ও {other} এক কাজের নয়: {why}",
  parts_version = "একটি সংস্করণ {one:of}, অন্যটি {other:of}",
  parts_differ = "{name} একটিতে {one}, অন্যটিতে {other}",
  parts_number = "একটিতে {one} ভাগ, অন্যটিতে {other}",
  parts_other = "এটি ভাগ {one}, {other} নয়",
  part_version = "{name} সংস্করণ {its}-এর, আর এটি সংস্করণ {own}",
  part_damaged = "{name} নষ্ট হয়ে গেছে: এর সংখ্যাগুলো এর সমীক্ষার নয়",
  part_twice = "{one} ও {other} দুটিই {of}-এর মধ্যে ভাগ {n}",
  part_unfinished = "{name} {of}-এর মধ্যে ভাগ {n}, যার {all}-এর মধ্যে "
    .. "{done} হয়েছে: --keep দিয়ে এগিয়ে চলুন",
  parts_missing = {
    one = "{of} ভাগের মধ্যে {list} নেই",
    other = "{of} ভাগের মধ্যে {list} নেই",
  },
  tournament_bots = "টুর্নামেন্টে 2 থেকে {most}টি বট থাকে, {n}টি নয়",
  board_hand = "ডিল {n}: '{hand}' কোনো হাত নয়",
  board_none = "লেখায় কোনো ডিল নেই: PBN, LIN বা 'hand 1: AS KS'-এর মতো লাইন চাই",
  board_format = "write_deals: ফরম্যাট pbn, lin বা text, {format} নয়",
  board_cards = "ডিল {n}: {format}-এ তেরো কার্ডের চারটি হাত ধরে; text ফরম্যাটে "
    .. "যেকোনো ডিল",
  board_call = "ডিল {n}: '{call}' কোনো ডাক নয়",
  board_card = "ডিল {n}: '{card}' 52 কার্ডের কোনো কার্ড নয়",
  board_move = "ডিল {n}: এখানে {move} চলে না: {why}",
  board_trick = "ডিল {n}: {trick} নম্বর পিঠের কার্ডে একটি পিঠ হয় না",
  board_missing = "লেখায় {n} নম্বর বোর্ড নেই",
  board_none_over = "এখনও কোনো রাউন্ড শেষ হয়নি, তাই লেখার কিছু নেই",
  tables_two = "compare_tables: একই খেলার দুই বা বেশি ম্যাচ চাই",
  tables_cards = "compare_tables: রাউন্ড {n}-এ টেবিলগুলোর কার্ড এক নয়",
  tournament_twice = "‘{name}’ দুবার আছে",
  tournament_sides = "{game}-এ একটিই দল: কেউ কারও বিরুদ্ধে খেলে না",
  odd_word = "‘{old}’ শব্দটির নাম এখন ‘{new}’",
  odd_word_advice = "‘{new}’ লিখুন; পরের সংস্করণ ‘{old}’ আর চিনবে না",
  odd_option = "বিকল্প ‘{name}’ কখনও পড়া হয় না",
  odd_option_advice = "self.option.{name} হিসেবে পড়ুন, বা বাদ দিন",
  odd_field = "ঘর ‘{name}’ লেখাও হয় না, পড়াও হয় না",
  odd_field_advice = "‘{scope}’ থেকে বাদ দিন",
  odd_not_set = "ঘর ‘{name}’ পড়া হয়, কিন্তু কখনও লেখা হয় না",
  odd_not_set_advice = "self.{name} = … লিখুন, বা ‘{scope}’ থেকে বাদ দিন",
  odd_not_read = "ঘর ‘{name}’ লেখা হয়, কিন্তু কখনও পড়া হয় না",
  odd_not_read_advice = "self.{name} হিসেবে পড়ুন, বা ‘{scope}’ থেকে বাদ দিন",
  odd_step = "ধাপ ‘{name}’ কখনও ডাকা হয় না",
  odd_step_advice = "self:{name}() লিখে ডাকুন, বা বাদ দিন",
  odd_step_near = "ধাপ ‘{name}’ কখনও ডাকা হয় না, ‘{near}’ বলতে চেয়েছিলেন কি?",
  odd_step_near_advice =
    "প্রোগ্রাম ‘{near}’ ডাকে; অন্যগুলো self:{name}() লিখে ডাকতে হয়",
  odd_not_reached = "{rounds} রাউন্ডের কোনোটিতে ধাপ ‘{name}’ ডাকা হয়নি",
  odd_not_reached_advice = "দেখুন, তাকে ডাকার শর্ত সত্যি হতে পারে কি না",
  odd_obligation =
    "{rounds} রাউন্ডে বাধ্যবাধকতা ‘{name}’ কোনো কার্ড আটকায়নি",
  odd_obligation_advice = "দেখুন, যে কার্ডগুলোর কথা আছে তা কারও হাতে থাকতে পারে কি না, আর "
    .. "আগের বাধ্যবাধকতাগুলো তার কিছু রাখে কি না",
  odd_obligation_excludes_advice = "‘{one}’ ও ‘{other}’ কখনো একসঙ্গে খাটে না",
  odd_obligation_no_trick_advice = "কোনো পিঠ খেলা হয়নি, আর বাধ্যবাধকতা কেবল "
    .. "পিঠেই খাটে",
  odd_obligation_behind_advice = "এটি {names}-এর পরে আসে: যে তা মানতে পারে সে "
    .. "কেবল তাতেই বাঁধা; দুটোই বাঁধুক চাইলে ‘{name}’-কে আগে রাখুন; এটি যে "
    .. "কার্ডের নাম বলে তা কারও হাতে থাকতে পারে কি না, তাও দেখুন",
  odd_revealed = "ধাপ ‘{step}’ এমন কার্ড দেখে চলে যা কোনো কোনো খেলোয়াড় "
    .. "দেখেন না: এর পর যা হয়, যেমন পয়েন্ট বা কে আগে খেলেন, তাতে সবাই তা "
    .. "জেনে যান। খেলোয়াড়ের চোখে একই রকম 100টি ডিলের {percent}টিতে অন্য রকম "
    .. "হতো",
  odd_revealed_advice = "সবাই যা দেখেন তা ধরে চালান; বা তখন সবাই যা জানেন তা "
    .. "বলে দিন: show, tell_holds, tell_count, holder_of, বা choose-এ holds",
  odd_revealed_here = "এখানে যা হয় তা এমন কার্ড দেখে চলে যা কোনো কোনো "
    .. "খেলোয়াড় দেখেন না: এর পর যা হয়, যেমন পয়েন্ট বা কে আগে খেলেন, তাতে "
    .. "সবাই তা জেনে যান। খেলোয়াড়ের চোখে একই রকম 100টি ডিলের {percent}টিতে "
    .. "অন্য রকম হতো",
  odd_revealed_here_advice = "সবাই যা দেখেন তা ধরে চালান; বা তখন সবাই যা "
    .. "জানেন তা বলে দিন: show, tell_holds, tell_count, holder_of, বা "
    .. "choose-এ holds",
  odd_contradicted = "বট যে ডিল কল্পনা করে, তার 100টির {percent}টি বাদ দেয়: "
    .. "নিয়ম হাতগুলো নিয়ে যা জানিয়েছে, তাতে প্রায় কোনো ডিল টেকে না",
  odd_contradicted_advice = "একই হাত নিয়ে কম জানান",
  leak_question = "ঢাকা কার্ড অন্য জায়গায় থাকলে খেলোয়াড় {player}-কে অন্য "
    .. "কিছু জিজ্ঞাসা করা হয়: এক ডিলে ‘{here}’, অন্যটিতে ‘{there}’",
  leak_moves = "খেলোয়াড় {player} {move} বেছে নিতে পারেন কি না তা এমন "
    .. "কার্ডের উপর নির্ভর করে যা তিনি দেখেন না",
  leak_rule = "বাধ্যবাধকতা ‘{rule}’ এমন কার্ড দেখে চলে যা খেলোয়াড় {player} "
    .. "দেখেন না: এক ডিলে {move} নিষেধ করে, অন্যটিতে করে না",
  leak_reasons = "{move} কেন মানা, তা খেলোয়াড় {player}-কে ঢাকা কার্ডের কথা "
    .. "জানায়: এক ডিলে ‘{here}’, অন্যটিতে ‘{there}’",
  leak_advice = "এটি শুধু এই খেলোয়াড় যা দেখেন তার উপর নির্ভর করুক: হাত, "
    .. "পিঠ আর যা সবাই দেখেছেন",
  leak_view = "‘{name}’ খেলোয়াড় {player}-কে ঢাকা কার্ডের কথা জানায়: এক "
    .. "ডিলে ‘{here}’, অন্যটিতে ‘{there}’",
  leak_story = "খেলার বিবরণ খেলোয়াড় {player}-কে ঢাকা কার্ডের কথা জানায়: এক "
    .. "ডিলে ‘{here}’, অন্যটিতে ‘{there}’",
  leak_shown_advice = "যাঁরা জানতে পারেন শুধু তাঁদেরই দেখান; সবাই জানতে পারলে "
    .. "tell_count বা tell_holds দিয়ে বলুন",
  leak_asked = "খেলোয়াড় {asked}-কে ‘{prompt}’ জিজ্ঞাসা করা হয়; কিন্তু "
    .. "খেলোয়াড় {player} দেখেন না এমন কার্ড অন্য জায়গায় থাকলে খেলোয়াড় "
    .. "{other_asked}-কে ‘{other_prompt}’ জিজ্ঞাসা করা হতো",
  leak_asked_same = "খেলোয়াড় {asked}-কে ‘{prompt}’ না ‘{other_prompt}’ "
    .. "জিজ্ঞাসা করা হয়, তা এমন কার্ডের উপর নির্ভর করে যা খেলোয়াড় {player} "
    .. "দেখেন না",
  leak_by_house = "{text} ({file}-এর {line} নম্বর লাইনে জিজ্ঞাসা করা হয়; এই "
    .. "ঘরোয়া নিয়ম ছাড়া তা লুকানো কিছুর উপর নির্ভর করে না)",
  leak_asked_or_not = "খেলোয়াড় {asked}-কে ‘{prompt}’ জিজ্ঞাসা করা হয় কি না "
    .. "তা এমন কার্ডের উপর নির্ভর করে যা খেলোয়াড় {player} দেখেন না",
  leak_told = "সবাইকে জানানো হয় {cards}-এর মধ্যে খেলোয়াড় {player}-এর হাতে "
    .. "কয়টি আছে, কারণ ‘{prompt}’ শুধু কয়েকজনকেই জিজ্ঞাসা করা হয়; কিন্তু "
    .. "উত্তর ‘{move}’ থেকে তা জানার কথা নয়",
  leak_asked_advice = "সব খেলোয়াড়কে জিজ্ঞাসা করুন, আর যা বলা যাবে না তা "
    .. "unless দিয়ে মানা করুন: যাঁর একটিই উত্তর আছে তাঁকে তা দিতে হয় না",
  leak_scored = "রাউন্ড শেষের আগের পয়েন্ট এমন কার্ডের উপর নির্ভর করে যা "
    .. "খেলোয়াড় {player} দেখে না: পয়েন্ট সেগুলি ফাঁস করে",
  leak_scored_advice = "সবাই যা দেখে তার উপর চলুন; অথবা আগে কার্ড দেখান, বা "
    .. "বলুন তখন সবাই কী জানে: show, tell_holds, tell_count",
  odd_compared = "তেমন কার্ড না থাকলে ‘has’ nil দেয়, কখনও 0 নয়",
  odd_compared_advice = "লিখুন: if not pile:has(card)",
  odd_name_advice =
    "এখনও কোনও ম্যাচ এই লাইনে পৌঁছায়নি; যেটি পৌঁছাবে, সেখানেই থেমে যাবে",
  odd_none = "খালি ঘর ‘{name}’ nil হয়, কখনও \"none\" নয়",
  odd_none_advice = "লিখুন: if not self.{name}",
  odd_answer = "‘ask’ কখনও ‘{text}’ দেয় না, রূপের প্রথম শব্দ দেয়",
  odd_answer_advice = "‘{first}’-এর সঙ্গে তুলনা করুন",
  odd_no_question = "কাউকে কখনও কিছু জিজ্ঞেস করা হয় না",
  odd_no_question_advice =
    "play_tricks, choose ও অন্য শব্দ খেলোয়াড়দের জিজ্ঞেস করে",
  odd_examples = "নিয়মের ফাইল ‘{file}’ নেই, তাই এই উদাহরণগুলো কেউ পরীক্ষা করে না",
  odd_examples_advice = "যে নিয়মের ফাইলের উদাহরণ এতে আছে, ফাইলটির নামও তা-ই দিন",
  odd_kept = "নিয়মের ফাইল ‘{file}’ নেই, তাই রেখে দেওয়া এই ম্যাচগুলো কেউ আবার "
    .. "খেলে না",
  odd_kept_advice = "নিয়মের নাম এখন অন্য হলে ফোল্ডারটির নামও তা-ই দিন",
  odd_placeholder = "প্রথম বাক্যটি এখনও নতুন ফাইলের",
  odd_placeholder_advice = "এক বাক্যে লিখুন কী আলাদা: খেলোয়াড়েরা তা পড়েন",
  odd_lost = "base.{step}-এর উত্তর হারিয়ে যায়",
  odd_lost_advice = "return base.{step}(self) লিখুন",
  odd_mix = "উদাহরণ ‘{name}’ এখানকার অন্য ঘরোয়া নিয়মের সঙ্গে মেলে না",
  odd_mix_advice = "মেলার কথা হলে, কোনো একটি নিয়ম তার লেখার চেয়ে বেশি বদলায়",
  odd_stale = "ধাপ ‘{step}’-এর বাক্য হয়তো আর ঠিক নয়, কারণ ঘরোয়া নিয়ম "
    .. "‘{house}’ ‘{what}’ বদলায়",
  odd_stale_advice = "আবার লিখুন: says = { {step} = \"…\" }",
  odd_number = "‘{step}’-এর বাক্য বলে ‘{said}’, কিন্তু ঘরোয়া নিয়মে তা এখন "
    .. "{now}",
  odd_number_advice = "আবার লিখুন: says = { {step} = \"…\" }",
  odd_condition = "বন্ধনীর ‘{name}’ কোনো বিকল্প, তথ্য বা ধাপ নয়",
  odd_condition_advice = "বাক্যের আগে [OPTION=VALUE] লিখুন, নয়তো বন্ধনী তুলে "
    .. "দিন",
  odd_silenced = "ঘরোয়া নিয়ম ‘{house}’-এর সঙ্গে বিকল্প ‘{name}’-এর কোনো ফল "
    .. "নেই, কারণ যে ধাপ সেটি পড়ে তার জায়গা সে নেয়",
  odd_silenced_advice = "সেই ধাপে base.NAME ডাকুন, নয়তো বিকল্পটি সরান: "
    .. "options = { without = \"{name}\" }",
  odd_narrower = "বিকল্প ‘{name}’ আগের মানগুলোও নেয়",
  odd_narrower_advice = "সীমিত করতে হলে এটি সরিয়ে আবার ঘোষণা করুন: "
    .. "options = { without = \"{name}\", … }",
  odd_unfelt = "বিকল্প ‘{name}’ {rounds} রাউন্ডে কিছুই বদলায়নি",
  odd_unfelt_advice = "দেখুন এর ওপর আর কিছু নির্ভর করে কি না",
  example_no_name = "উদাহরণের নাম থাকে: example \"শুধু প্রথম রঙটিই বাধ্য করে\"",
  example_bad_name = "উদাহরণের নাম এক লাইনের, সর্বোচ্চ {most} অক্ষর",
  example_there = "উদাহরণ ‘{name}’ আগে থেকেই আছে, {file} লাইন {line}: অন্য "
    .. "নাম দিন",
  example_changed = "নিয়ম পড়ার পর {file} বদলেছে: আগে reload করুন",
  example_not_there = "ফাইলে সেটি থাকত না",
  example_which_move = "কোন চাল বলুন: may 3D, বা may not 3D",
  example_allowed = "নিয়মে এখানে {move} চলে: আগে নিয়ম বদলান, তারপর লিখুন "
    .. "যে তা চলে না",
  example_no_such = "{move} এখানে কোনো চাল নয় ({why}): উদাহরণ একে অনুমোদিত বা "
    .. "নিষিদ্ধ কোনোটাই দেখাতে পারে না",
  example_refused = "নিয়মে এখানে {move} চলে না ({why}): আগে নিয়ম বদলান, "
    .. "তারপর লিখুন যে তা চলে",
  example_no_move = "এখনও কোনো চাল হয়নি",
  example_none_moves = "এই অবস্থান থেকে উদাহরণ বানানো যায় না",
  example_nothing = "এখানে কোনো নিয়ম কোনো তাস বারণ করে না, তাই উদাহরণ কিছুই "
    .. "বলবে না: যেখানে নিয়মটি কাজ করে সেখানে যান, বা বেছে নিন উদাহরণ কী দেখাবে",
  example_none_wins = "এমন কোনো পিঠ জেতা হয়নি যা উদাহরণে দেখানো যায়",
  example_none_score = "এমন কোনো রাউন্ডের পয়েন্ট গোনা হয়নি যা উদাহরণে "
    .. "দেখানো যায়",
  example_shows = "উদাহরণ দেখায় moves, may কার্ড, may not কার্ড, wins, "
    .. "score বা last, ‘{what}’ নয়",
  example_too_many = "উদাহরণের পক্ষে এখানে উত্তর অনেক বেশি: may চাল বা may "
    .. "not চাল বলুন",
  example_unknown = "{game}-এ ‘{name}’ নামে কোনো উদাহরণ নেই",
  example_unknown_near = "{game}-এ ‘{name}’ নামে কোনো উদাহরণ নেই; আপনি কি "
    .. "‘{near}’ বলতে চেয়েছেন?",
  example_twice = "উদাহরণ ‘{name}’ দুবার আছে, প্রথমে {line} নম্বর লাইনে: এর "
    .. "আরেকটি নাম দিন",
  example_no_position = "উদাহরণ ‘{name}’ পিঠ বা চাল কিছুই দেয় না: খোলার মতো "
    .. "অবস্থান নেই",
  example_not_found = "এমন কোনো ম্যাচ পাওয়া যায়নি যা উদাহরণ ‘{name}’-এর "
    .. "অবস্থানে পৌঁছায়",
  kept_damaged = "এটি নষ্ট বা বদলানো: নিজের নিয়মেও চাল {decision}, {move}-এ "
    .. "থেমে যায়",
  kept_other_rules = "এটি অন্য নিয়মের ম্যাচ, {rules}",
  kept_changed = "এর মধ্যে {file} বদলেছে",
  none_yet = "নেই",
  kept_group = {
    one = "রাখা {of}টি ম্যাচের একটি {cause}-এর জন্য অন্যভাবে চলে: {name}, "
      .. "{place}: {what}",
    other = "রাখা {of}টি ম্যাচের {n}টি {cause}-এর জন্য অন্যভাবে চলে; প্রথমটি "
      .. "{name}, {place}: {what}",
  },
  kept_group_alone = {
    one = "রাখা {of}টি ম্যাচের একটি অন্যভাবে চলে: {name}, {place}: {what}",
    other = "রাখা {of}টি ম্যাচের {n}টি অন্যভাবে চলে; প্রথমটি {name}, "
      .. "{place}: {what}",
  },
  kept_by_rule = "‘{name}’",
  kept_by_step = "ধাপ ‘{name}’",
  kept_by_fact = "তথ্য ‘{name}’",
  kept_by_error = "একটি ভুল",
  kept_place = "রাউন্ড {round}, চাল {decision}",
  kept_place_trick = "রাউন্ড {round}, পিঠ {trick}, চাল {decision}",
  kept_place_round = "রাউন্ড {round}",
  kept_refused = "আসন {player} {move} খেলতে পারে না: {why}",
  kept_asked = "উত্তর দেবে আসন {now}, আসন {player} নয়",
  kept_over = "আসন {player} {move} বলার আগেই ম্যাচ শেষ",
  kept_score = "মোট পয়েন্ট {after}, {before} নয়",
  kept_end = "পক্ষ {after} জিতেছে, পক্ষ {before} নয়",
  kept_goes_on = "ম্যাচ চলতে থাকে",
  kept_error = "নিয়ম ব্যর্থ হয়: {why}",
  kept_unread = "রাখা ম্যাচটি আবার খেলা যায় না: {why}",
  kept_advice = "একটি একটি করে: tenace keep --review {game}",
  kept_no_folder = "ফাইলটি রাখা ম্যাচের কোনো ফোল্ডারে নেই",
  prove_too_few = "প্রতি হাতে {n} হলে মোট {need}টি কার্ড লাগে, আর প্যাকে আছে "
    .. "{have}টি",
  prove_two_parts = "কার্ড দুই ভাগে বাঁটা হয়, তাই প্রতি হাতে অন্তত দুটি থাকে",
  prove_none_ends = "এলোমেলো {n}টি রাউন্ডের একটিও শেষ হয়নি",
  prove_no_move = "যার পালা তার হাতে কোনো চালই নেই",
  prove_no_move_advice = "এমন একটি চাল রাখুন যা সবসময় চলে, যেমন পাস",
  prove_endless = "এখান থেকে কোনো খেলাই শেষ হয় না: একই অবস্থা বারবার ফিরে "
    .. "আসে",
  prove_endless_advice = "কিছু একটা ফুরিয়ে আসুক, নয়তো কেউ আর কিছু করতে না "
    .. "পারলে রাউন্ড শেষ করুন",
  prove_leak = "খেলোয়াড় {player} দুটি বাঁটে একই জিনিস দেখেন, অথচ একটিতে "
    .. "{one} করতে পারেন, অন্যটিতে {other}",
  prove_leak_asked = "খেলোয়াড় {player} দুটি বাঁটে একই জিনিস দেখেন, অথচ "
    .. "একটিতে তাঁকে “{asked}” ({one}) জিজ্ঞাসা করা হয়, অন্যটিতে “{also}” "
    .. "({other})",
  prove_leak_advice = "খেলোয়াড়কে যা জিজ্ঞাসা করা হয় বা যা করতে দেওয়া হয় "
    .. "তা যেন তাঁর না-দেখা কার্ডের উপর নির্ভর না করে",
  prove_not_bound = "বাধ্যবাধকতা ‘{name}’ কোনো খেলাতেই কোনো কার্ড আটকায় না",
  prove_not_bound_advice = "হয়তো অন্য কোনোটি সবসময় আগে আসে; নয়তো তাসের "
    .. "প্যাকে তার দরকারি কার্ডগুলো নেই",
  prove_not_reached = "ধাপ ‘{name}’-এ কোনো খেলাই পৌঁছায় না",
  prove_not_reached_advice = "হয়তো তার শর্ত কখনও সত্যি হয় না; নয়তো তাসের "
    .. "প্যাকে তার দরকারি কার্ডগুলো নেই",
  prove_never_wins = "পক্ষ {side} কোনো খেলাতেই সবচেয়ে ভালো করে না",
  prove_never_wins_advice = "দেখুন জিততে তার কী লাগত; প্রতি হাতে আরও কার্ড "
    .. "দিলে হয়তো দেখা যাবে",

  -- random matches
  check_left_over = "এক রাউন্ডে {n}টি কার্ড বেঁচে থাকল, ঘরোয়া নিয়মটি ছাড়া একটিও নয়: আরও "
    .. "বাঁটা উচিত কি?",
  check_endless = "{rounds} রাউন্ডে কোনো ম্যাচ শেষ হয়নি: কে পয়েন্ট পান, ম্যাচ শেষ হয় কিসে?",
  check_left = "কার্ড বেঁচে থাকল: খেলোয়াড় {player}-এর হাতে {n}টি, খেলোয়াড় {other}-এর {less}টি, "
    .. "আর পিঠে প্রত্যেকের একটি যায়",
  check_left_advice = "সবাইকে সমান কার্ড দিন, বা যাঁর বেশি তাঁকে কিছু নিচে রাখতে দিন",
  check_total = "রাউন্ডের পয়েন্টের যোগফল {sum}, {total} নয়",
  check_total_advice = "যে ধাপগুলো পয়েন্ট দেয় সেগুলো, বা round_total দেখুন",
  check_too_long = "দেখুন, খেলোয়াড়েরা যেন রাউন্ড শেষ করতে পারেন",
  check_for_ever = "দেখুন, প্রতিটি লুপ যেন শেষ হয়",
  check_no_choice = "বাছার কিছু থাকলে তবেই জিজ্ঞেস করুন, বা খেলোয়াড়কে পাস দিতে দিন",
  check_no_cards = "শর্ত কিছু কার্ড মেনে নিলে তবেই জিজ্ঞেস করুন, বা খেলোয়াড়কে কোনো কার্ড না "
    .. "বাছতে দিন",

  -- oddities of rules
  word_gone = "‘{old}’ শব্দটি আর নেই, তার নাম ‘{new}’",

  -- worked examples
  example_kind = "‘{name}’ এটি নয়: {kind}",
  example_numbers =
    "‘{name}’ হতে হবে {sides}টি পূর্ণসংখ্যা, প্রতি দলের একটি",
  example_needs = "‘{name}’-এর সঙ্গে {needs}-ও লাগে",
  example_moves = "‘{name}’ ‘moves’-এর সঙ্গে চলে না: তাতে ম্যাচ শুরু থেকে খেলা হয়",
  example_dealer = "এই বিকল্পে আসন {seat} কখনও আগে বাঁটে না",
  example_move = "চাল {n}, ‘{move}’: পালা আসন {seat}-এর: {text}",
  example_move_over = "চাল {n}, ‘{move}’: {text}",
  example_forced = "{text} (‘{move}’-এর আগে এটি নিজে থেকে খেলা হয়েছে: "
    .. "{moves})",
  example_field = "‘{name}’ উদাহরণের একটি শব্দ, আবার এই খেলার একটি ঘরও: ঘরে মান দিতে "
    .. "লিখুন fields = { {name} = … }",
  example_empty = "এটি কিছু আশা করে না: legal, winner, … দিন",
  example_deal = "‘{pile}’-এর কার্ড লেখা, বা লেখার তালিকা",
  example_cards = "‘{name}’ কার্ড হতে হবে, লেখা হিসেবে",
  example_winner = "winner 1 থেকে {plays}-এর মধ্যে সংখ্যা হতে হবে",
  example_held = "held-এ {players} জন খেলোয়াড়ের কার্ড থাকতে হবে",
  example_differs = "{name} হওয়ার কথা ‘{expected}’, হয়েছে ‘{found}’",
  example_leaves = "‘{name}’ এই খেলার ঘরও নয়, স্তূপও নয়",
  example_no_card = "‘{card}’ কার্ড নেই",
  card_too_often = "কার্ড ‘{card}’ ডেকের চেয়ে বেশিবার আছে",

  -- lines of play to try
  try_text = "‘try’-এর চাল লেখায় চাই: try \"7C QS\"",
  try_table = "পরীক্ষা ‘{name}’: বন্ধনীতে শুরু আর প্রত্যাশা লিখুন, চাল নয়",
  try_rule = "{text} (নিয়ম {rule}, {file}:{line})",
  try_allowed = "{text}; চলবে: {moves}",
}
