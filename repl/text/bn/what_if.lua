-- Sentences for a match that is taken back, played in several lines, dealt
-- differently, or continued under changed rules, in Bengali. See
-- en/what_if.lua.

return {
  same = {
    one = "এ পর্যন্ত চালটি এখনও চলে, অবস্থানও একই।",
    other = "এ পর্যন্ত {n}টি চালই এখনও চলে, অবস্থানও একই।",
  },
  none = "এখনও কোনো চাল হয়নি; অবস্থান একই।",
  other = {
    one = "এ পর্যন্ত চালটি এখনও চলে, তবে অবস্থান বদলেছে:",
    other = "এ পর্যন্ত {n}টি চালই এখনও চলে, তবে অবস্থান বদলেছে:",
  },
  none_other = "এখনও কোনো চাল হয়নি, তবে অবস্থান বদলেছে:",
  fails = "চাল {number} আর চলে না: {player}, {move}, রাউন্ড {round}: {why}।",
  unseen = "এর কার্ডগুলো লুকানো",
  rule = "নিয়ম: {rule}, {file}, লাইন {line}।",
  stays = "ম্যাচ আগের নিয়মেই চলবে। ওই চালের আগে ফিরে নতুন নিয়মে খেলতে: "
    .. "{command}",
  went_back = "ম্যাচ ওই চালের আগে ফিরেছে, নতুন নিয়মে।",
  dealt_back = "ম্যাচ ওই চালের আগে ফিরেছে।",
  in_error = "নিয়ম আগের মতোই থাকল: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, এখন {after}",
    new = "এখন {after}",
    gone = "{before}, এখন কিছু নেই",
    came = "এখন আরও আছে {cards}",
    went = "আর নেই {cards}",
    both = "এখন {went:of} বদলে {came}",
    scores = "স্কোর", moves = "সম্ভব", turn = "পালা",
    trick = "টেবিলে", question = "প্রশ্ন", winner = "বিজয়ী",
  },

  back_number = "‘পিছনে’-এর পরে কটি সিদ্ধান্ত, 1 থেকে: ‘পিছনে 3’",
  no_back = "ফিরিয়ে নেওয়ার কিছু নেই।",
  goto_what = "কোথায় বলুন: ‘যাও পিঠ 5’, ‘যাও রাউন্ড 2’ বা ‘যাও সিদ্ধান্ত 12’।",
  give_what = "কে কোন কার্ড পাবেন বলুন: ‘দাও 2 QS’; বা ‘দাও 2 QS for 3D’।",
  swap_what = "কোন দুটি কার্ড জায়গা বদলাবে বলুন: ‘অদলবদল QS 3D’",
  fix_what = "কোন হাতে কোন কার্ড থাকবে বলুন: ‘ঠিক hand 1 AS KS *’",
  over = "ম্যাচ শেষ: আগে পিছিয়ে যান, বা অন্য শাখায় যান।",

  watching_files = "নজর রাখা হচ্ছে: {files}; ফাইল সংরক্ষণ করলেই নিয়ম আবার "
    .. "পড়া হবে।",
  watching_not = "নজর রাখা শেষ।",
  changed = "{file} বদলেছে।",
  news = {
    rules = "নিয়ম এখন কী বলে",
    lines = "{name}: এই ধাপের লাইন বদলেছে, লেখা বদলায়নি।",
    more = {
      one = "এবং আরও {n}টি তফাত",
      other = "এবং আরও {n}টি তফাত",
    },
    played = {
      one = "random বটের একটি ডিল, আগে ও এখন",
      other = "random বটের একই {deals}টি ডিল, আগে ও এখন",
    },
    same = {
      one = "random বটের একটি ডিলের খেলা ও স্কোর আগের মতোই।",
      other = "random বটের একই {deals}টি ডিলের খেলা ও স্কোর আগের মতোই।",
    },
    before = "আগে", now = "এখন",
    difference = "তফাত, 95% আস্থার সীমা",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    always = "{by} {told}",
    single = {
      one = "প্রথম {of}টি ডিলের একটি আলাদা: {deals}।",
      other = "প্রথম {of}টি ডিলের {n}টি আলাদা: {deals}।",
    },
    none = "প্রথম {of}টি ডিলের কোনোটি আলাদা নয়।",
    failed = "এতে কী বদলায় দেখানো যাচ্ছে না: {problem}",
  },
  files_join = " ও ",

  line = "শাখা {name}",
  branched = "শাখা {name} এখানে শুরু; ‘বদলাও {other}’ লিখলে শাখা {other}-এ "
    .. "ফেরে।",
  branch_taken = "শাখা {name} আগেই আছে: অন্য নাম বেছে নিন।",
  branch_name = "শাখার নাম একটি শব্দ: অক্ষর, অঙ্ক ও _।",
  switched = "শাখা {name}।",
  no_line = "শাখা {name} নেই: {names}।",
  no_line_near = "শাখা {name} নেই, {near} বলতে চেয়েছিলেন কি?",
  one_line = "শাখা একটিই: ‘শাখা’ আরেকটি শুরু করে।",
  lines = {
    of = "{side}: {what}",
    name = "শাখা", moves = "চাল", round = "রাউন্ড", tricks = "পিঠ",
    score = "স্কোর", state = "অবস্থা",
    turn = "{player:of} পালা", over = "শেষ: {side}", draw = "শেষ: ড্র",
    won = "জয়: {side}",
  },
  alike = {
    zero = "শাখাগুলো প্রথম চাল থেকেই আলাদা:",
    one = "প্রথম চাল একই; তারপর:",
    other = "প্রথম {n}টি চাল একই; তারপর:",
  },
  move = "{player} {move}",
  more = "এবং আরও {n}টি",
  ended = "(শাখা এখানে শেষ)",

  open = "সব হাত দেখা যাচ্ছে; ‘লুকাও হাত’ লিখলে আবার ঢাকা পড়বে।",
  hidden = "বাকি হাতগুলো আবার ঢাকা পড়ল।",
  show_what = "‘দেখাও হাত’ সব হাত দেখায়, ‘লুকাও হাত’ আবার ঢাকে।",
}
