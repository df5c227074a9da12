-- Sentences about rules files, and about requests for games, in Bengali. See
-- en/rules.lua.

return {
  -- how a sentence is put together
  at_line = "{file}:{line}: {text}",
  in_file = "{file}: {text}",
  in_no_file = "{text}",
  of_definition = "{kind} ‘{title}’: {text}",
  of_option = "বিকল্প ‘{name}’: {text}",
  of_field = "ঘর ‘{name}’: {text}",
  of_example = "উদাহরণ ‘{name}’: {text}",
  of_try = "পরীক্ষা ‘{name}’: {text}",
  suggestion = "{text}, ‘{near}’ বলতে চেয়েছিলেন কি?",
  quoted = "‘{name}’",

  -- what rules may not do
  key_without_order = "{kind} এখানে কী হতে পারে না: তার কোনো বাঁধা ক্রম নেই",
  frozen = "‘{name}’ বদলানো যায় না: এটি শুধু পড়ার জন্য",
  frozen_item = "এই তালিকার {name} নম্বর জিনিস বদলানো যায় না: ঘরে একটি নতুন তালিকা দিন; "
    .. "প্রতি খেলোয়াড় বা দলের যা থাকে, তা player.NAME বা side.NAME হিসেবে দিতে হয়",
  too_deep = "টেবিলের ভেতরে টেবিল বড়জোর {most} স্তর হতে পারে",
  state_local = "‘{name}’ এখানে বদলানো যায় না, কারণ তা ম্যাচের পরেও থাকে: ‘round’ বা "
    .. "‘keeps’-এ একটি ঘর ঘোষণা করে self.{name} বদলান",
  state_table = "যে টেবিল ম্যাচের পরেও থাকে, তাতে ‘{name}’ বদলানো যায় না: যা বদলায় তার জন্য "
    .. "‘round’ বা ‘keeps’-এ একটি ঘর ঘোষণা করুন",
  state_list = "যে তালিকা ম্যাচের পরেও থাকে, ‘{name}’ তা বদলাতে পারে না: আগে নকল করুন, বা "
    .. "যা বদলায় তার জন্য ‘round’ বা ‘keeps’-এ একটি ঘর ঘোষণা করুন",
  state_held = "‘{name}’-এ এমন {kind} আছে যা নিজের ব্যবহার মনে রাখে এবং ম্যাচের পরেও থাকে: "
    .. "যে ধাপে লাগে, সেখানেই বানান",
  order_reads = "ক্রম শুধু ঘর, বিকল্প ও তথ্যের ওপর নির্ভর করতে পারে, ‘{name}’-এর ওপর নয়",
  state_unknown = "এই Lua ফাংশন অজানা রূপে কম্পাইল করে, তাই নিয়ম এমন কিছু মনে রাখতে পারে যা "
    .. "রাখা চলে না",
  not_plain = "এখানে শুধু লেখা, সংখ্যা, true, false ও তাদের টেবিল চলে",
  no_such_name = "‘{name}’ নাম নেই",
  cards_of_text = "পাঠে ‘{name}’ নেই: লিখুন self:cards_in(…):{name}(…), পাঠটি "
    .. "cards_in-এর বন্ধনীর মধ্যে",
  word_of_text = "পাঠে ‘{name}’ নেই: লিখুন {name}(…), পাঠটি বন্ধনীর মধ্যে",
  text_is_no_list = "পাঠ কোনো তালিকা নয়: লিখুন ‘for word in TEXT do’ বা words(TEXT)[1]",
  no_such_of_text = "পাঠে ‘{name}’ নেই",
  no_self = "এখানে ‘self’ নেই: ধাপ কোলন দিয়ে লিখতে হয়, function game:step()",
  name_not_local = "‘{name}’ ঘোষণা করা নেই, আগে ‘local {name}’ লিখুন",
  name_taken = "‘{name}’ লাইব্রেরির শব্দ, বদলানো যায় না",
  not_text = "এটি কম্পাইল করা কোড, নিয়মের ফাইল লেখা হতে হবে",

  -- what Lua cannot read, and what was probably meant
  slip_quote = "{part} বাঁকা উদ্ধৃতিচিহ্ন: সোজা লিখুন, \"text\"",
  slip_capital = "{said}: ‘{part}’ ছোট হাতের অক্ষরে লিখুন; মন্তব্য শুরু হয় -- দিয়ে",
  slip_elseif = "{said}: ‘elseif’ একটি শব্দ",
  slip_unequal = "{said}: সমান নয় বোঝাতে ~=",
  slip_equal = "{said}: তুলনা করতে লিখুন ==",
  slip_brackets = "{said}: ধাপের নামের পরে বন্ধনী থাকে, function game:step()",
  slip_missing = "{said}: এর আগে ‘{part}’ নেই",
  slip_set = "{said}: মান দিতে লিখুন =",
  slip_order = "{said}: লিখুন {part}",
  slip_card = "{said}: কার্ড উদ্ধৃতির মধ্যে লিখুন, \"{part}\"",
  slip_key = "{said}: অঙ্ক দিয়ে শুরু মান বা কার্ড লিখুন এভাবে: [\"{part}\"] =",
  slip_call = "{said}: যে শব্দকে কিছু দেওয়া হয় না, তার পরে () লিখুন",
  slip_comma = "{said}: এর আগে একটি কমা নেই",
  slip_value = "{said}: এর আগে একটি মান নেই",
  slip_named = "{said}: নামসহ মান বন্ধনীর মধ্যে থাকে, { {part} = … }",
  slip_to = "{said}: 1 থেকে 3 সংখ্যা মানে for i = 1, 3 do",
  slip_braces = "{said}: ব্লক থাকে ‘{part}’ ও ‘end’-এর মাঝে, বন্ধনীতে নয়",
  slip_step = "{said}: Lua-তে {part} নেই, লিখুন x = x + 1",
  slip_open = "{said}: শেষ করার মতো কোনো ব্লক নেই",
  slip_comment = "{said}: এর আগের শব্দগুলো Lua নয়; মন্তব্য শুরু হয় -- দিয়ে",
  slip_end = "{said}: একটি ‘end’ বা বন্ধনী কম আছে",
  slip_return = "{said}: 'return' দিয়ে শুরু লাইনের পরে আর কিছু থাকে না; সেই লাইনের আগে "
    .. "লিখুন",

  error_not_text = "ভুলের বার্তা লেখা হতে হবে, {kind} নয়",
  pairs_of_what = "pairs টেবিলের মধ্যে চলে, {kind} নয়",
  text_too_long = "‘{name}’ {limit}টির বেশি অক্ষর নিত",
  text_expected = "‘{name}’ লেখা চায়, {kind} নয়",
  number_expected = "‘{name}’ পূর্ণসংখ্যা চায়, {kind} নয়",
  format_letter = "format এখানে ‘%{letter}’ চেনে না",
  list_expected = "‘{name}’ নিজের একটি তালিকা চায়, {kind} নয়",
  list_too_long = "‘{name}’ বড়জোর {limit}টি জিনিস নেয়",
  place_expected =
    "‘{name}’ {from} থেকে {to}-এর মধ্যে জায়গা চায়, ‘{given}’ নয়",
  insert_arguments =
    "‘insert’ চায় একটি তালিকা, শেষে না হলে জায়গা, এবং একটি মান",
  require_name =
    "require শুধু নিয়মের ফাইলের নাম নেয়, ‘{name}’ নয়",
  nested_too_deep = "বন্ধনী বা ফাংশন বড্ড গভীরে চলে গেছে",
  too_many = "{what} বড়জোর {most}টি",
  too_many_of_game = "ঘরোয়া নিয়মসহ এক খেলায় {what} বড়জোর {most}টি",
  file_too_big = "নিয়মের ফাইল বড়জোর {most} বাইট, এটি {bytes}",
  not_lua = "‘{path}’ নিয়ম হিসেবে পড়া হয় না: নিয়মের ফাইলের নাম শেষ হয় .lua দিয়ে",
  name_not_path = "‘{name}’ নাম হতে হবে, পাথ নয়",
  of_cycle = "‘{of}’ কোনো খেলা নয়, নিজেরই অংশ",
  require_cycle = "‘{name}’ এখনই পড়া হচ্ছে, {files} থেকে",
  require_nothing = "ফাইলটি এমন কিছু ফেরত দেয় না, যা require করা যায়",
  no_base_step = "‘base’-এ ‘{name}’ ধাপ নেই",

  -- translations
  catalogue_table = "অনুবাদের ফাইল বাক্যের একটি টেবিল ফেরত দেয়",
  catalogue_entry = "‘{name}’: প্রতিটি বাক্য লেখা, বা লেখার টেবিল, যার একটির নাম other",
  po_line = "প্রতিটি লাইন msgctxt, msgid, msgstr, উদ্ধৃতিচিহ্ন বা # দিয়ে শুরু হয়",
  po_text = "লেখা উদ্ধৃতিচিহ্নের মধ্যে, এক লাইনে থাকে; তাতে \\-এর পরে শুধু n, t, r, "
    .. "উদ্ধৃতিচিহ্ন বা \\ থাকতে পারে",
  po_order = "{name} ভুল জায়গায়: ভুক্তিতে msgid, তারপর msgstr থাকে, আর শব্দের রূপ থাকলে "
    .. "আগে msgctxt",
  po_unfinished = "এই ভুক্তিতে msgstr নেই",
  po_twice = "‘{name}’-এর দুটি ভুক্তি আছে",
  po_utf8 = "ফাইলটি UTF-8-এ নেই",

  -- a file as a whole
  no_definition = "ফাইলটিতে কোনো খেলা বা ঘরোয়া নিয়ম নেই",
  examples_of = "ফাইলটিতে ‘{file}’-এর উদাহরণ আছে: সেটি পরীক্ষা করুন",
  examples_only = "উদাহরণের ফাইলে নিজের কোনো খেলা বা নিয়ম থাকে না",
  examples_none = "ফাইলটিতে কোনো উদাহরণ নেই",
  not_returned =
    "ফাইলটি ফেরত দেয় না: {kind}; শেষে ‘return’ ও তার নাম লিখুন",
  two_definitions = "{kind} ‘{title}’: এক ফাইলে একটি খেলা বা ঘরোয়া নিয়ম থাকে, আর এতে "
    .. "আগেই আছে {other_kind} ‘{other}’",
  title_first = "‘{word}’ আগে তার নাম চায়: {word} \"Name\" { … }",
  definition_table = "যা বলা হয়, তা বন্ধনীর মধ্যে থাকতে হবে: { players = 4, … }",
  example_table = "উদাহরণ ‘{name}’ বন্ধনীর মধ্যে থাকতে হবে: { hand = \"…\", … }",
  obligation_table =
    "বাধ্যবাধকতা ‘{name}’ বন্ধনীর মধ্যে থাকতে হবে: { says = \"…\", play = \"…\" }",
  not_readable = "‘{name}’-এর ফাইল পড়া যাচ্ছে না",
  other_kind = "এটি হতে হবে: {kind}",
  other_game = "এই ফোল্ডারে ‘{game}’ খেলার ঘরোয়া নিয়ম থাকে, কিন্তু এতে লেখা of = ‘{of}’",
  of_missing = "এটি কোন খেলার, ‘of’ দিয়ে বলতে হবে",

  -- fields, options and facts
  unknown_field = "অজানা ঘর ‘{name}’",
  opening_field = "অজানা ঘর ‘{name}’: এটি ফাইলের প্রথম লাইনে মন্তব্য "
    .. "হিসেবে লিখুন",
  table_expected = "ঘর ‘{name}’ টেবিল হতে হবে",
  names_expected = "ঘর ‘{name}’ একটি নাম বা নামের তালিকা হতে হবে",
  name_expected = "‘{name}’ নাম নয়: অক্ষর, অঙ্ক ও _ চলে",
  field_kind = "ধরন বা শুরুর মান নেই, যেমন 'suit', 'player', 0",
  field_choice = "choice-এর মানগুলো চাই: choice \"a b\"",
  field_listed = "‘listed’ হলো সবার তালিকার নাম: লেখা",
  field_taken = "প্রত্যেক {owner}-এর ‘{name}’ এমনিতেই আছে",
  field_each = "প্রতি দল বা খেলোয়াড়ের যা থাকে, তা লেখা, সংখ্যা, flag, "
    .. "choice, list বা players",
  field_each_needs = "‘needs’ ম্যাচের ঘরের জন্য, প্রতি দল বা খেলোয়াড়ের ঘরের জন্য নয়",
  field_each_value = "ঘর ‘{name}’ একটি তালিকা, প্রতি {each}-এর জন্য একটি: {n}",
  no_own_field = "{owner}-এর বদলানোর মতো ‘{name}’ ঘর নেই",
  new_own_field = "{owner}-এর বদলানোর মতো ‘{name}’ ঘর নেই: round বা keeps-এ ঘোষণা করুন "
    .. "{name} = each_{owner}(…)",
  field_twice = "ঘর ‘{name}’ আগেই ঘোষণা করা হয়েছে",
  field_is_step = "ঘর ‘{name}’-এর নামে একটি ধাপ আছে",
  field_is_word = "ঘর ‘{name}’-এর নামে লাইব্রেরির একটি শব্দ আছে",
  field_value = "ঘর ‘{name}’ হতে হবে {expected}, {given} নয়",
  field_suit = "ডেকের একটি স্যুট",
  field_text = "লেখা",
  field_flag = "true বা false",
  field_number = "পূর্ণসংখ্যা",
  field_needs_other = "ঘর ‘{name}’-এর জন্য {other}={value} লাগে",
  no_needed_field = "‘{name}’ ঘর নেই",
  field_players = "খেলোয়াড়দের তালিকা",
  field_player = "একজন খেলোয়াড়",
  field_side = "একটি দল",
  field_card = "একটি কার্ড",
  field_cards = "কার্ড, লেখা হিসেবে",
  field_list = "সাধারণ মানের টেবিল",
  option_kind = "এটি number, choice, flag বা text { … } হতে হবে",
  option_sentence = "শুরুর মান চাই, আর শেষে একটি বাক্য",
  option_silences = "‘silences’ বিকল্পের নাম নেয়, লেখা বা লেখার তালিকা হিসেবে",
  option_needs = "‘needs’ টেবিল হতে হবে: needs = { other = value }",
  option_twice = "বিকল্প ‘{name}’ আগেই ঘোষণা করা হয়েছে",
  default_value = "তার সাধারণ মান হতে হবে {expected}, ‘{given}’ নয়",
  option_value = "বিকল্প ‘{name}’ হতে হবে {expected}, ‘{given}’ নয়",
  no_such_option = "‘{name}’ বিকল্প নেই",
  declaration_table = "{kind} যা পায়, তা বন্ধনীর মধ্যে থাকতে হবে",
  number_names = "ঘরে তার ‘names’ তার সীমার সংখ্যার জন্য লেখা: { [2] = "
    .. "\"doubled\" }",
  number_part = "তার ‘{part}’ পূর্ণসংখ্যা হতে হবে",
  number_range = "{from} থেকে {to} সীমার মধ্যে কিছু নেই",
  choice_from = "তার ‘from’ তার ‘of’-এর একটি শব্দ হতে হবে",
  text_of = "তার ‘of’ লেখা হতে হবে: যে শব্দগুলো থাকতে পারে",
  items_too_many = "{kind}-এর শুরুর মান একটি, বাক্যও একটি",
  choice_words = "তার ‘of’ লেখা হতে হবে, ফাঁক দিয়ে দিয়ে শব্দ, অথবা তালিকা",
  choice_of = "‘of’ মানগুলো দেয়, তাই সঙ্গে শুধু একটি বাক্য থাকতে পারে",
  choice_values = "অন্তত দুটি মান ও তাদের নিয়ে একটি বাক্য চাই",
  choice_value = "‘{value}’ লেখা বা পূর্ণসংখ্যা হতে হবে, একবারই",
  expected_number = "{from} থেকে {to}-এর মধ্যে একটি সংখ্যা",
  expected_flag = "true বা false",
  expected_text = "লেখা",
  expected_text_of = "{of}-এর শব্দ",
  expected_text_count = "{of}-এর {count}টি শব্দ",
  fact_missing = "ঘর ‘{name}’ নেই",
  fact_players = "এটি 1 থেকে {most}-এর মধ্যে পূর্ণসংখ্যা হতে হবে",
  fact_partners = "partners হয় 4, 6 বা 8 খেলোয়াড়ে, {players} জনে নয়",
  fact_sides = "এটি হতে হবে \"partners\", দল ধরে সব আসনের তালিকা, বা কজন খেলেন সেই "
    .. "অনুযায়ী { [4] = \"partners\" }",
  fact_seat = "‘{seat}’ আসন নয়, বা দুবার আছে",
  fact_turn = "এটি \"clockwise\" বা \"anticlockwise\" হতে হবে",
  fact_ranks = "এটি লেখা হতে হবে: মানগুলো, নিচু থেকে উঁচু",
  fact_rank = "ডেকে ‘{rank}’ মান নেই, বা তা দুবার আছে",
  fact_rank_missing = "ডেকের ‘{rank}’ মানটি নেই",
  fact_points = "এটি টেবিল হতে হবে, মান বা কার্ডের পয়েন্টসহ",
  fact_points_halves =
    "halves হয় true, নয়তো থাকে না: তখন এর দুই পয়েন্ট টেবিলে এক পয়েন্ট",
  fact_plays = "plays একটি টেবিল, { throws = true, … }",
  fact_plays_copies =
    "‘plays’-এর এমন ডেক লাগে, যাতে এক কার্ড বড়জোর {most}টি",
  fact_plays_obligations =
    "যেখানে একসঙ্গে একাধিক কার্ড খেলা হয়, সেখানে obligations নেই",
  fact_plays_value = "plays: ‘{name}’ হলো {values}",
  fact_points_last = "last_trick একটি সংখ্যা, বা দুটি: শেষের আগের পিঠের ও শেষ "
    .. "পিঠের",
  fact_points_twice = "‘{name}’-এর পয়েন্ট দুবার আছে",
  fact_points_name = "‘{name}’ ডেকের কার্ড, মান বা স্যুট নয়: কার্ড লিখুন QS, মান Q, স্যুট S",
  fact_points_field = "পয়েন্ট ‘{name}’-এর ওপর নির্ভর করে, কিন্তু তা কোনো ঘর নয়",
  fact_points_of_value = "‘{name}’ হতে পারে না {value}",
  fact_points_value = "‘{name}’-এর পয়েন্ট পূর্ণসংখ্যা হতে হবে, বড়জোর {most}",
  fact_too_many = "‘{name}’: জায়গা আছে {most}টির",
  fact_many_piles = "‘{name}’: জায়গা আছে {most}টির, প্রতি দল বা খেলোয়াড়েরগুলো আলাদা করে "
    .. "গোনা হয়",
  fact_piles = "এটি নাম ধরে স্তূপের টেবিল হতে হবে",
  fact_pile =
    "কে দেখেন, তা হতে হবে \"none\", \"owner\", \"all\" বা \"top\"",
  fact_pile_each = "‘each’ হতে হবে \"side\" বা \"player\"",
  fact_pile_row = "সারিতে 1 থেকে {most}টি স্তূপ থাকে, সেগুলো কারও নয়: "
    .. "{ sees = \"all\", n = 7 }",
  fact_pile_on = "এটি শুধু এমন সারির ওপর থাকতে পারে, যাতে ততগুলো স্তূপ আছে এবং কেউ দেখেন না; "
    .. "এটি সবাই দেখেন: { sees = \"all\", n = 7, on = \"hidden\" }",
  fact_pile_owner =
    "এটি কারও নয়: লিখুন each = \"player\", বা আর কে দেখেন",
  fact_once_empty = "সব খেলোয়াড়ের যৌথ ‘{name}’ স্তূপ নেই",
  once_empty_obligation = "once_empty একটি স্তূপ ও একটি বাধ্যবাধকতা নেয়, যেমন "
    .. "once_empty(\"stock\", follow_suit)",
  when_obligation = "when শর্ত ও একটি বাধ্যবাধকতা নেয়, যেমন "
    .. "when(\"trump led\", beat_led)",
  unless_obligation = "unless শর্ত ও একটি বাধ্যবাধকতা নেয়, যেমন "
    .. "unless(\"partner wins\", play_trump)",
  exempt_obligation = "exempt কার্ড ও একটি বাধ্যবাধকতা নেয়, যেমন "
    .. "exempt(\"J of trumps\", follow_suit)",
  fact_contracts = "এটি কন্ট্র্যাক্ট ও তাদের মানের টেবিল হতে হবে",
  fact_contract = "‘{name}’-এর মান পূর্ণসংখ্যা হতে হবে, অথবা কতবার গোনা হতে পারে তাসহ: "
    .. "{ 12, from = 2, to = 18 }",
  fact_contract_order = "কন্ট্র্যাক্ট ‘{name}’-এর ‘{part}’ হতে হবে ডেকের {part}, "
    .. "লেখা হিসেবে",
  fact_captures = "এটি টেবিল হতে হবে: captures-এর অংশগুলো দেখুন",
  fact_captures_part = "captures-এ ‘{name}’ হলো {kind}, সাহায্যে যেমন লেখা",
  fact_captures_from = "‘from’ খেলার নিজের একটি একক স্তূপের নাম হতে হবে",
  fact_captures_card = "‘{word}’ ডেকের মান বা কার্ড নয়",
  fact_captures_also = "কোনো মান আর কত গোনা হয়, তা পূর্ণসংখ্যা হতে হবে",
  fact_captures_builds = "এটি স্তূপের একটি সারি ও রাউন্ডের দুটি ঘরের নাম হতে হবে: "
    .. "{ piles = …, values = …, owners = … }",
  fact_patterns = "এটি নাম ধরে ধাঁচের তালিকার টেবিল হতে হবে",
  fact_pattern = "এটি ধাঁচ হতে হবে: { \"name\", sum, same, run বা suited = সংখ্যা, points "
    .. "বা each = সংখ্যা }",
  fact_pattern_number = "‘{name}’ 1 বা তার বেশি কোনো পূর্ণসংখ্যা হতে হবে",
  fact_camps = "এটি হতে হবে { \"FIELD\", \"OTHERS\", … }: যে খেলোয়াড় বাকিদের বিপক্ষে খেলেন "
    .. "তাঁর ঘর, ও বাকিদের জন্য একটি শব্দ; ‘points’ তথ্যও লাগে",
  fact_camps_part = "‘{name}’ হতে হবে 1 থেকে পূর্ণসংখ্যা; ‘with’ হলে খেলার একটি স্তূপ, "
    .. "‘unless’ হলে ‘contract’ ঘরের মান",
  fact_camps_field = "‘{name}’ কোনো খেলোয়াড়ের ঘর নয়",
  fact_camps_announced = "‘announced’ ঘর নেই",
  fact_announcements = "এটি ঘোষণার তালিকা হতে হবে",
  fact_announcement = "এটি ঘোষণা হতে হবে: { \"word\", … }, বা দ্বিতীয় পক্ষের জন্য আরেকটি "
    .. "শব্দসহ",
  fact_announcement_part = "‘{name}’ পূর্ণসংখ্যা হতে হবে, ‘holds’ হলে কার্ড",
  fact_announcement_words = "প্রথম যে ধাপ বলা যায়, তার দুটি শব্দ লাগে, প্রতি পক্ষের একটি",
  no_contract_field = "কন্ট্র্যাক্ট বলে কোন কার্ড উঁচু, তাই ‘round’-এ ‘contract’ ঘর "
    .. "লাগে, যা বলে কোনটি খেলা হচ্ছে",
  fact_levels = "এটি টেবিল হতে হবে, যেমন levels = { of = \"2 3 4 5\" }",
  fact_levels_of = "‘of’ লেখা হতে হবে, দুই বা তার বেশি শব্দ, প্রতিটি একবার",
  fact_levels_words = "‘{part}’ ‘of’-এর শব্দ হতে হবে",
  no_levels = "খেলাটিতে ‘levels’ তথ্য নেই",
  duel_bids = "holder-সহ auction-এর জন্য ডাক লাগে, বা ‘contracts’ তথ্য, যা থেকে ডাক আসে",
  fact_obligations =
    "এটি বাধ্যবাধকতার তালিকা হতে হবে, বন্ধনীতে: { follow_suit }",
  fact_obligation = "বাধ্যবাধকতা হবে follow_suit-এর মতো শব্দ, বা "
    .. "obligation \"name\" { … }",
  fact_obligation_parts = "বাধ্যবাধকতা ‘{name}’-এ এর একটি চাই: play = …, "
    .. "avoid = … বা ফাংশন",
  fact_obligation_both = "বাধ্যবাধকতা ‘{name}’-এ কেবল একটি থাকতে পারে: play = "
    .. "…, avoid = … বা ফাংশন; দুটি বাধ্যবাধকতা লিখুন",
  fact_obligation_says = "বাধ্যবাধকতা ‘{name}’-এ কার্ড না মানার বাক্য চাই: "
    .. "says = \"…\"",
  fact_obligation_name = "বাধ্যবাধকতা ‘{duty}’-এর বাক্যে অজানা নাম ‘{name}’ "
    .. "আছে",
  fact_obligation_value = "বাধ্যবাধকতা ‘{duty}’ অসম্ভব কিছুর অপেক্ষা করে: "
    .. "{text}",
  fact_obligation_card = "‘{name}’ ডেকের কার্ড, স্যুট বা মান নয়, বা দুটি বোঝায়; কার্ডের কোনো "
    .. "ধরনও নয়: কার্ড লিখুন QS, মান Q, স্যুট S",
  fact_obligation_cards = "কার্ড লেখা হতে হবে, যেমন \"H, QS\", {name} নয়",
  fact_obligation_until = "কতক্ষণ খাটে, তা কার্ড, স্যুট বা মান দিয়ে বলতে হবে, ‘{name}’ "
    .. "দিয়ে নয়",
  fact_obligation_when =
    "‘{name}’ লেখা হতে হবে, যেমন \"leading\", বা ঘরসহ তালিকা: { \"leading\", "
    .. "trump = \"H\" }",
  fact_obligation_fact = "‘{name}’ শর্ত নেই",
  fact_obligation_suit = "‘{name}’ রঙের শব্দ: লিখুন \"{letter}\"",
  fact_obligation_field = "একটি বাধ্যবাধকতা ‘{name}’-এর ওপর নির্ভর করে, কিন্তু তা কোনো ঘর নয়",
  fact_obligation_field_kind = "বাধ্যবাধকতা ‘{name}’-এর ওপর নির্ভর করতে পারে না: শুধু ম্যাচের "
    .. "স্যুট, সংখ্যা, flag, choice, লেখা ও কার্ডের ওপর",
  fact_obligation_fields =
    "বাধ্যবাধকতা ঘরের বড়জোর {most}টি মানের ওপর নির্ভর করতে পারে",
  fact_obligations_name = "‘{name}’ বাধ্যবাধকতার তালিকায় কোনো জায়গা নয়; ঘরোয়া নিয়ম একটি "
    .. "বাদ দেয় without = \"NAME\" দিয়ে",
  fact_obligations_form = "খেলাটিতে ‘{name}’ আছে অন্য শর্তে; বদলাতে হলে সঙ্গে "
    .. "without = \"{name}\"-ও লিখুন",
  fact_without = "without হবে একটি নাম, বা নামের তালিকা",
  fact_without_none = "খেলাটিতে বাদ দেওয়ার মতো ‘{name}’ বাধ্যবাধকতা নেই",
  fact_amends_none = "এখানে শর্ত দেওয়ার মতো ‘{name}’ বাধ্যবাধকতা নেই",
  fact_obligation_twice = "বাধ্যবাধকতা ‘{name}’ দুবার আছে",
  fact_melds = "এটি টেবিল হতে হবে, sets = …, runs = … বা দুটোই সহ",
  fact_laid_down = "এটি লেখা হতে হবে: মান বা কার্ড",
  fact_taking = "এটি টেবিল হতে হবে: taking = { pile = \"discard\", … }",
  meld_word = "‘{name}’-এর ‘{word}’ ডেকের মান বা কার্ড নয়",
  meld_joker = "‘{name}’-এর ‘{word}’ জোকার: তার মান নেই, তবে ওয়াইল্ড হতে পারে",
  meld_part = "‘{name}’ হতে হবে {kind}",
  meld_by = "‘by’ হতে হবে \"side\" বা \"all\"",
  fact_combinations = "combinations ধরনের তালিকা, { \"pair\", of = 2 }, বড়জোর 24টি",
  combination_name = "সমন্বয়ের ধরন শুরু হয় তার নাম দিয়ে, যেমন { \"pair\", of = 2 }",
  combination_part = "combinations-এ ‘{name}’ হলো {kind}",
  combination_word = "‘{word}’ এই সমন্বয়গুলোর মান, কার্ড বা ধরন নয়",
  combination_least = "combinations-এ ‘{name}’ {least} বা তার বেশি",
  combination_beats = "combinations-এ ‘{name}’ বড়জোর {most}টি অন্য ধরনকে হারায়",
  combination_row = "এই সমন্বয়গুলোর সারিতে {n}টি মান আছে, বড়জোর {most}টি হতে পারে: "
    .. "row = \"…\" কম মানের নাম দেয়",
  combination_suits = "combinations-এর suits-এ ডেকের প্রতিটি রং একবার থাকে, যেমন "
    .. "\"{suits}\"",
  meld_call = "‘{name}’ ছোট হাতের অক্ষরে একটি বা দুটি শব্দ হতে হবে, বড়জোর 15 অক্ষর",
  meld_in_hand = "মেল্ড হাতে থাকে শুধু এক প্যাকেটের খেলায়, ওয়াইল্ড কার্ড ছাড়া",
  meld_named = "named-এর জন্য ওয়াইল্ড কার্ড লাগে; সেগুলো একা মেল্ড হয় না, আর এক মানের "
    .. "একাধিক মেল্ড দলের থাকতে পারে",
  meld_named_many = "বড়জোর 8টি ওয়াইল্ড কার্ডের নাম বলা যায়, ডেকে আছে {n}টি",
  meld_low = "low_counts-এর জন্য এমন runs লাগে যার দুই প্রান্তে একই মান, যেমন "
    .. "runs = \"A 2 3 4 5 6 7 8 9 10 J Q K A\"",
  meld_rank_runs = "এক মানের একটিই মেল্ড যার থাকে, সে দলের ক্রম থাকে না",
  meld_of_a_rank = "of_a_rank হলো 0-র চেয়ে বড় সংখ্যা, যে সেটে শুধু নিজের দল "
    .. "যোগ করে তার জন্য; সঙ্গে one_of_a_rank, named, in_hand, "
    .. "different_suits, wild_melds, natural_to_go_out ও mixed_to_go_out চলে "
    .. "না",
  taking_by_pair = "by_pair হলো পুরো নেওয়া স্তূপের জন্য: whole = true",
  taking_pile = "সব খেলোয়াড়ের যৌথ ‘{name}’ স্তূপ নেই",
  taking_most = "most হলো পুরো নেওয়া স্তূপের কার্ডের সংখ্যা: whole = true",
  taking_second = "প্রত্যেক খেলোয়াড়ের নিজের ‘{name}’ স্তূপ নেই: piles = { … "
    .. "= each_player \"none\" }",
  taking_down = "যে স্তূপ কোনো কার্ড পর্যন্ত নেওয়া হয়, তা পুরো নেওয়া হয় না, জমাটও হয় না",
  taking_others_help = "ওপরের কার্ড সাহায্য করে শুধু down = true থাকলে",
  taking_top_free = "শুধু ওপরের কার্ড নেওয়া চলে, যেখানে স্তূপ কোনো কার্ড পর্যন্ত নেওয়া হয়: "
    .. "down = true",
  fact_total = "এটি পূর্ণসংখ্যা হতে হবে",
  fact_wins = "এটি হতে হবে \"highest\" বা \"lowest\" এবং কিসের: \"lowest total\", বা প্রতি "
    .. "দলের কোনো ঘর",
  fact_family = "এটি এগুলোর একটি হতে হবে: {list}",
  fact_ties = "এটি \"play on\" বা \"draw\" হতে হবে",
  no_field_to_win_by = "প্রতি দলের ‘{name}’ ঘর নেই",
  field_to_win_by = "‘{name}’ number বা choice হতে হবে",
  fact_unscored = "এটি এক লাইনের হতে হবে, দাঁড়ি ছাড়া",
  fact_own = "এটি নাম ধরে তথ্যের টেবিল হতে হবে",
  fact_own_name = "‘{name}’ অন্য একটি ঘরের নাম",
  deck_table = "এটি প্যাকেট হতে হবে: french(52), spanish(40) বা deck { … }",
  deck_size = "{cards}টি কার্ডের {name} প্যাকেট নেই, আছে শুধু {sizes}",
  deck_how_many = "‘{part}’ লেখা হতে হবে, 1 থেকে {most}টি নামসহ",
  deck_name = "‘{name}’ {part}-এর একটি হতে পারে না, বা দুবার আছে",
  deck_packs = "‘packs’ 1 থেকে {most}-এর মধ্যে সংখ্যা হতে হবে",
  deck_jokers = "‘jokers’ BJ ও LJ-এর মতো নাম হতে হবে",
  deck_empty = "ডেকে কোনো কার্ড বাকি নেই",
  deck_copies = "‘{name}’ কার্ড {most}টির বেশি",
  deck_kinds = "{most}টির বেশি আলাদা কার্ড",
  deck_cards = "কার্ড {cards}টি; ডেকে বড়জোর {most}টি",
  deck_no_suit = "‘{suit}’ প্যাকেটের স্যুট নয়",
  deck_tags = "‘tags’ নাম ধরে কার্ডের টেবিল হতে হবে: { poem = \"1R 2R\" }",
  deck_many_tags = "ডেকে বড়জোর {most}টি tag, নাম বড়জোর {letters} অক্ষরের",
  deck_left_out = "এটি লেখা হিসেবে কার্ড হতে হবে, বা কজন খেলেন সেই অনুযায়ী: { [3] "
    .. "= \"2D\" }",
  deck_no_card = "‘{name}’ প্যাকেটের কার্ড বা মান নয়",

  -- steps
  no_round = "‘round’ ধাপ নেই, যা একটি রাউন্ড খেলে",
  no_such_step = "‘{name}’ ধাপ নেই",
  no_step_beneath = "‘{game}’ খেলায় ‘{name}’ ধাপ নেই",
  step_is_word = "ধাপ ‘{name}’-এর নামে লাইব্রেরির একটি শব্দ আছে",
  step_name = "‘{name}’ ধাপের নাম হতে পারে না",
  step_not_function =
    "‘{name}’ ধাপ, অর্থাৎ ফাংশন, হতে হবে; তথ্য থাকে বন্ধনীর মধ্যে",
  step_twice = "ধাপ ‘{name}’ দ্বিতীয়বার লেখা হয়েছে",
  step_too_late = "ধাপ ‘{name}’ আর বদলানো যায় না",

  -- requests
  no_game_named = "কোনো খেলার নাম নেই",
  other_signature = "এখানে {spec}-এর নিয়ম সেই পরিচয়-লাইন থেকে আলাদা, "
    .. "এখানকার লাইন {signature}",
  no_game = "‘{name}’ নামে খেলা নেই",
  no_house_rule = "{game} খেলায় ‘{name}’ নামে ঘরোয়া নিয়ম নেই",
  no_house_rule_in = "{folders}-এ {game} খেলার ‘{name}’ নামে ঘরোয়া নিয়ম নেই",
  lesson_kind = "‘{name}’ হতে হবে {kind}",
  lesson_expects = "ধাপ একটি চাল আশা করে: expect = \"7C\"",
  lesson_blocked = "‘blocked’-এর একটি চাল ও কারণ লাগে: blocked = { AS = "
    .. "\"the king is still out\" }",
  lesson_steps = "পাঠের ধাপ থাকে: steps = { { says = \"…\", "
    .. "expect = \"7C\" } }",
  course_lessons = "পাঠক্রমে পাঠ থাকে: lessons = { { name = \"tricks\", … } }",
  course_lesson = "পাঠক্রমের পাঠে name, title, text ও প্রশ্ন লাগে",
  course_ask = "‘{text}’ বিষয় ও সংখ্যা নয়: ask = \"trick 4, voids 2\"",
  course_none = "নিয়মে ‘{text}’ নামে প্রশ্ন বা উদাহরণ নেই",
  lesson_returned = "ফাইলটি তার পাঠ ফেরত দেয় না, ‘return lesson’ দিয়ে শুরু করুন",
  lesson_turn = "ধাপ {n}-এ পালা আসন {turn}-এর, আসন {seat}-এর শিক্ষার্থীর নয় (যে চাল ছাড়া "
    .. "আর কিছু চলে না, প্রোগ্রাম তা নিজেই দেয়)",
  lesson_move = "‘{move}’ সেখানে চলবে না: {reason}",
  no_file = "‘{name}’ নামে নিয়মের ফাইল নেই",
  option_value_is_house_rule = "{game} খেলায় ‘{name}’ বিকল্প নেই; ‘{house}’ ঘরোয়া নিয়ম, "
    .. "{game}+{house}",
  no_option = "{game} খেলায় ‘{name}’ বিকল্প নেই",
  -- files and folders
  disk_system = "{path}: {system}",
  disk_missing = "{path}: {system}",
  system_missing = "এমন কোনো ফাইল বা ফোল্ডার নেই",
  system_no_folder = "পথের একটি অংশ ফোল্ডার নয়",
  system_denied = "এর অনুমতি নেই",
  system_read_only = "এখানে কিছু লেখা যায় না",
  system_full = "ডিস্ক ভরে গেছে",
  disk_folder = "{path}: ফোল্ডার, ফাইল নয়",
  disk_special = "{path}: ডিভাইস বা পাইপ, ফাইল নয়",
  disk_large = "{path}: {most} MB-এর চেয়ে বড়",
  disk_there = "{path}: আগেই আছে",
  disk_busy = "{path}: অন্য একটি প্রোগ্রাম এটি খুলে রেখেছে এবং লিখছে",
  disk_changed = "{path}: এর মধ্যে অন্য একটি প্রোগ্রাম বদলেছে",

  cannot_read_file = "পড়া যাচ্ছে না: {message}",
  cannot_read = "‘{path}’ পড়া যাচ্ছে না: {message}",
  game_is_house_rule = "‘{name}’ ঘরোয়া নিয়ম: {game}+{name}",
  option_is_house_rule = "‘{name}’ ঘরোয়া নিয়ম: {game}+{name}",
  house_rule_is_option = "‘{name}’ বিকল্প, তাকে মান দিন: {name}=…",
  refuses_function = "‘refuses’ বিকল্পগুলোর ফাংশন হতে হবে",
  first_dealer_sits = "বিকল্প ‘first_dealer’ {first}, কিন্তু বিকল্প ‘players’ {players}",
  option_needs_other = "বিকল্প ‘{name}’-এর জন্য {other}={value} লাগে",
  fact_pile_sorted = "sorted = true বা \"suits\" শুধু একক স্তূপের জন্য, "
    .. "যা সবাই দেখেন",
  fact_pile_counted = "counted = true শুধু এমন স্তূপের জন্য, যা সবাই দেখেন এবং সাজানো নয়",
  fact_pile_pairs = "pairs = true শুধু একক স্তূপের জন্য, যা সবাই দেখেন এবং যা সাজানো বা গোনা নয়",
  fact_pile_under = "under = \"stock\" শুধু একক স্তূপের জন্য, যা সবাই দেখেন",
  fact_names_players = "এটি হতে হবে শব্দ, তারপর {player} বা {players}, যেমন "
    .. "\"ask {player}\", বা এমন লেখার তালিকা",
  fact_decimals = "decimals দশমিকের পরের অঙ্কের সংখ্যা, 1 থেকে 3",
  fact_match_rounds = "match_rounds রাউন্ডের সংখ্যা",
  fact_cards_needed = "cards_needed কার্ডের সংখ্যা",
  too_few_cards = "ডিলে {need}টি কার্ড লাগে, প্যাকেটে আছে {cards}টি",
  plus_alone = "যোগ চিহ্ন দুটি নামের মাঝে বসে, আর তার একটি নেই",
  house_given_twice = "ঘরোয়া নিয়ম ‘{name}’ দুবার দেওয়া হয়েছে",
  option_given_twice = "বিকল্প ‘{name}’ দুবার দেওয়া হয়েছে",
  with_cycle = "ঘরোয়া নিয়ম ‘{name}’ নিজের ‘with’ দিয়ে নিজেকেই যোগ করে",
  top_cycle = "ঘরোয়া নিয়ম ‘{name}’ নিজের ওপরেই বসে",
  many_hearers = "ধাপ ‘{name}’: {most}-টির বেশি নিয়ম এটি শোনে",
  change_wanted = "পয়েন্টের একটি বদল চাই, যেমন { times = 2, because = "
    .. "\"Bock\" }, ‘{value}’ নয়",
  change_number = "‘{name}’ পূর্ণসংখ্যা হতে হবে, ‘{value}’ নয়",
  change_because = "পয়েন্ট কেন বদলায় তাও লিখুন: because = \"…\"",
  clash_lost = "{text}; অন্যটি ওপরে থাকলে এটি হারিয়ে যাবে: {lost}",
  clash_sentence = "‘{house}’-এর “{text}”",
  replaces_none = "নিচে ‘{name}’ নেই, তাই বদলানোর কিছু নেই",
  replaces_not_given = "এটি ‘{name}’ বদলায়, কিন্তু কী দিয়ে তা বলে না",
  fact_no_longer = "এই ‘{by}’-এর সাথে খেলার ‘{name}’ ভুল, সেটিও দিন: {text}",
  fact_without_no_part = "‘{fact}’-এ সরানোর মতো ‘{name}’ নেই",
  says_text = "‘{name}’-এর বাক্যটি পাঠ্য নয়",
  says_step = "‘{name}’ নামে কোনো ধাপ নেই যার বাক্য বদলানো যায়",
  clash_step_dropped = "ঘরোয়া নিয়ম ‘{one}’ আর ‘{other}’ একসাথে চলে না: "
    .. "‘{other}’ যে ধাপ ‘{name}’ বদলায়, ‘{one}’ তাতে যোগ করে",
  clash_not_with = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: ‘{one}’ "
    .. "‘{other}’-এর সঙ্গে খেলা যায় না",
  clash_step = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোই ‘{name}’ ধাপ "
    .. "বদলায়",
  clash_set = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: বিকল্প ‘{name}’-কে একটি "
    .. "করে ‘{first}’, অন্যটি ‘{second}’",
  clash_silenced = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: ‘{one}’ যে বিকল্প "
    .. "‘{name}’ ঠিক করে, তাতে ‘{other}’-এর ঠিক করা বিকল্প ‘{silenced}’ কাজ করে না",
  clash_obligation = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোতেই "
    .. "‘{name}’ বাধ্যবাধকতা আছে",
  clash_field = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোতেই ‘{name}’ ঘর "
    .. "আছে",
  clash_option = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোতেই ‘{name}’ "
    .. "বিকল্প আছে",
  clash_pile = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোতেই ‘{name}’ স্তূপ "
    .. "আছে",
  clash_fact = "ঘরোয়া নিয়ম ‘{one}’ ও ‘{other}’ একসঙ্গে চলে না: দুটোই ‘{name}’ বদলায়",
}
