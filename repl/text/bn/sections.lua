-- The sentences of the faces, in Bengali. See en/sections.lua.

return {
  seat = {
    you = "আপনি",
    left = "বাঁ পাশের জন",
    right = "ডান পাশের জন",
    far_left = "বাঁ দিকের দূরের জন",
    far_right = "ডান দিকের দূরের জন",
    across = "সামনের জন",
    partner = "পার্টনার",
    opponent = "প্রতিপক্ষ",
    dummy = "ডামি",
    number = "আসন {n}",
    join = " ও ",
    sits = "{player}: আসন {n}",
  },

  side = {
    we = "আমরা",
    we_in_line = "আমরা",
    they = "তারা",
    with_partners = "{player} ও পার্টনার",
    seats = "আসন {seats}",
    value = "{side} {value}",
    value_alone = "{side}: {value}",
    join = ", ",
  },

  suit = { C = "চিড়িতন", D = "রুইতন", H = "হরতন", S = "ইশকাপন" },
  spanish_suit = { O = "মুদ্রা", C = "কাপ", E = "তলোয়ার", B = "লাঠি" },
  italian_suit = { O = "মুদ্রা", C = "কাপ", E = "তলোয়ার", B = "লাঠি" },
  colour = { R = "লাল", Y = "হলুদ", G = "সবুজ", B = "নীল" },
  flower = {
    card = "{plant}: {kind}, মাস {month}",
    short = "{plant} ({kind})",
    L = "আলো", A = "প্রাণী", R = "ফিতে", P = "সাধারণ কার্ড",
    m1 = "পাইন", m2 = "বরই", m3 = "চেরি", m4 = "উইস্টেরিয়া", m5 = "আইরিস",
    m6 = "পিওনি", m7 = "বুশ ক্লোভার", m8 = "সুসুকি ঘাস", m9 = "চন্দ্রমল্লিকা",
    m10 = "ম্যাপল", m11 = "উইলো", m12 = "পলোনিয়া",
  },

  status = {
    round = "রাউন্ড {round}।",
    round_of = "রাউন্ড {round} (মোট {rounds}টি)।",
    dealt = { you = "আপনি ডিলার।", other = "ডিলার: {player}।" },
    trump = "তুরুপ: {trump}।",
    no_trump = "নো ট্রাম্প।",
    no_trump_suit = "কোনো তুরুপ স্যুট নেই।",
    contract = "কন্ট্র্যাক্ট: {contract}।",
    problem = "নিয়মে গোলমাল: {problem}।",
    declarer = "ডাকজয়ী: {player}।",
    role = "{role}: {player}।",
    tricks = "পিঠ: {tricks}।",
    score = "স্কোর: {score}।",
    score_of = "স্কোর: {score}; {target} হলে জয়।",
    score_games = "স্কোর: {score}; {target} হলে একটি গেম, {games}টি গেমে জয়।",
    score_to = "স্কোর: {score}; {target} হলে ম্যাচ শেষ।",
    play = "{player} {cards}",
    call = "{player}: {cards}",
    play_join = ", ",
    party = "{party}: {players}",
    groups_join = "; ",
    table = "টেবিল",
    hand = "হাত", melds = "মেল্ড", left_over = "{name} {n}",
    no_cards = "কোনো কার্ড নেই",
    shown = "দেখানো",
    calls = "বলা হয়েছে",
    dummy = "{player} (ডামি)",
    known = "আপনার জানা",
    stock = "স্টক",
    held = "কার্ড",
    held_by = "{cards} ({places})",
    ["or"] = " বা ",
  },

  table = {
    titled = "{title}।",
    welcome = "{title}: {sentence}",
    silenced = "এখানে {name} বিকল্পটি কাজ করে না, কারণ {by} বিকল্পটি চালু আছে।",
    silenced_in = "{game}: {name} বিকল্পটি কাজ করে না, কারণ {by} বিকল্পটি "
      .. "চালু আছে।",
    with_house = "ঘরোয়া নিয়ম: {title}। {sentence}",
    seating = "আপনি {seat} নম্বর আসনে; {others}।",
    several = "মানুষ বসেছেন এই আসনে: {seats}; বাকিগুলোতে বট।",
    makes_room = "এবার {player}। Enter চাপলে আপনার কার্ড ঢাকা পড়বে।",
    sits_down = "এবার {player}। Enter চাপলে {player:of} কার্ড দেখা যাবে।",
    big_and_little = "BJ বড় জোকার, LJ ছোট জোকার।",
    big_joker = "BJ একটি জোকার।",
    alone = "আপনি একা খেলছেন। সিড: {seed}।",
    bots = "বট: {bots}। সিড: {seed}।",
    more = { one = "Enter চাপলে আরও একটি লাইন।",
      other = "Enter চাপলে বাকি {n}টি লাইন।" },
    cards_now = "কার্ড এখন এভাবে দেখানো হবে: {how}। বেছে নেওয়া যায়: {list}।",
    cards_no = "এই কার্ডগুলো ‘{how}’ হিসেবে দেখানো যায় না। যা আছে: {list}।",
    named = "কার্ডের নাম বা অক্ষর, দুটোই লেখা যায়: {name} মানে {card}।",
    how = "কার্ড (7c) বা তার নম্বর লিখুন; সাহায্য লিখলে বাকি সব জানা যায়।",

    round = "রাউন্ড {round}।",
    deals = { you = "আপনি কার্ড বাঁটলেন।", other = "{player} কার্ড বাঁটলেন।" },
    dealt_each = { one = "প্রত্যেকে একটি কার্ড।", other = "প্রত্যেকে {n}টি "
      .. "কার্ড।" },
    dealt = "যত কার্ড বাঁটা হলো: {counts}।",
    cards = { one = "একটি কার্ড", other = "{n}টি কার্ড" },
    draws = { you = "আপনি {cards} টানলেন।", other = "{player} {cards} টানলেন।" },
    turns = { you = "আপনি {cards} উল্টালেন।",
      other = "{player} {cards} উল্টালেন।" },
    is_turned = "উল্টানো হলো {cards}।",
    takes_cards = { you = "আপনি {cards} নিলেন।",
      other = "{player} {cards} নিলেন।" },
    shows = { you = "আপনি {cards} দেখালেন।",
      other = "{player} {cards} দেখালেন।" },
    dealt_again = "সব কার্ড ফেটিয়ে আবার বাঁটা হয়।",
    shuffled = "স্টক ফেটানো হলো।",
    shows_because = {
      you = "আপনি {cards} দেখালেন: {reason}।",
      other = "{player} {cards} দেখালেন: {reason}।",
    },
    shown = "দেখানো হলো {cards}।",
    shown_because = "দেখানো হলো {cards}: {reason}।",
    settled = "{name}: {value}।",
    is_so = "{name}।",
    party = "{party}: {players}।",
    none = "নেই",
    yes = "হ্যাঁ",
    no = "না",
    leads = { you = "আপনি {cards} দিয়ে শুরু করলেন।",
      other = "{player} {cards} দিয়ে শুরু করলেন।" },
    plays = { you = "আপনি {cards} খেললেন।",
      other = "{player} {cards} খেললেন।" },
    leads_dummy = {
      you = "আপনি {dummy:of} হাত থেকে {cards} দিয়ে শুরু করলেন।",
      other = "{player} {dummy:of} হাত থেকে {cards} দিয়ে শুরু করলেন।",
    },
    plays_dummy = {
      you = "আপনি {dummy:of} হাত থেকে {cards} খেললেন।",
      other = "{player} {dummy:of} হাত থেকে {cards} খেললেন।",
    },
    leads_yours = { other = "{player} আপনার হাত থেকে {cards} দিয়ে শুরু "
      .. "করলেন।" },
    plays_yours = { other = "{player} আপনার হাত থেকে {cards} খেললেন।" },
    leads_only = { you = "আপনি {cards} দিয়ে শুরু করলেন; আর কিছু খেলা যেত না।" },
    plays_only = { you = "আপনি {cards} খেললেন; আর কিছু খেলা যেত না।" },
    answers = { you = "আপনি: {move}।", other = "{player}: {move}।" },
    unseen = {
      you = "আপনি: {move}, উপুড় করে।",
      other = "{player}: {move}, উপুড় করে।",
    },
    secret = {
      you = "আপনি {cards} উপুড় করে রাখলেন।",
      other = "{player} {cards} উপুড় করে রাখলেন।",
    },
    shows_to = {
      you = "আপনি {to:to} {cards} দেখালেন।",
      other = "{player} {to:to} {cards} দেখালেন।",
    },
    shows_to_because = {
      you = "আপনি {to:to} {cards} দেখালেন: {reason}।",
      other = "{player} {to:to} {cards} দেখালেন: {reason}।",
    },
    looks_at = {
      you = "আপনি {cards} দেখলেন।",
      other = "{player} {cards} দেখলেন।",
    },
    looks_at_because = {
      you = "আপনি {cards} দেখলেন: {reason}।",
      other = "{player} {cards} দেখলেন: {reason}।",
    },
    to_you = "আপনি",
    drawn_from_you = "{to} আপনার কাছ থেকে {cards} টানলেন।",
    you_draw_from = "আপনি {from:of} কাছ থেকে {cards} টানলেন।",
    drawn_from = "{to} {from:of} কাছ থেকে {cards} টানলেন।",
    you_give = "আপনি {to:to} {cards} দিলেন।",
    you_get = "{from} আপনাকে {cards} দিলেন।",
    given = "{from} {to:to} {cards} দিলেন।",
    wins = {
      you = "আপনি পিঠটি জিতলেন।", other = "{player} পিঠটি জিতলেন।",
    },
    has_trick = {
      you = "এর জন্য আপনি একটি পিঠ পেলেন।",
      other = "এর জন্য {player} একটি পিঠ পেলেন।",
    },
    wins_because = {
      you = "আপনি পিঠটি জিতলেন: {why}।",
      other = "{player} পিঠটি জিতলেন: {why}।",
    },
    round_over = "রাউন্ড {round} শেষ।",
    tricks = "পিঠ: {tricks}।",
    nobody_scores = "কেউ পয়েন্ট পেলেন না।",
    unscored = "কেউ পয়েন্ট পেলেন না: {reason}।",
    all_passed = "কেউ পয়েন্ট পেলেন না: সবাই পাস দিয়েছেন।",
    scores = {
      we = "আমাদের {points} পয়েন্ট: {reason}।",
      they = "তাদের {points} পয়েন্ট: {reason}।",
      you = "আপনার {points} পয়েন্ট: {reason}।",
      one = "{side:of} {points} পয়েন্ট: {reason}।",
      several = "{side:of} {points} পয়েন্ট: {reason}।",
    },
    climbs = {
      we = "আমরা {n} লেভেল উঠলাম: {reason}।",
      they = "তারা {n} লেভেল উঠল: {reason}।",
      you = "আপনি {n} লেভেল উঠলেন: {reason}।",
      one = "{side} {n} লেভেল উঠলেন: {reason}।",
      several = "{side} {n} লেভেল উঠলেন: {reason}।",
    },
    scored_part = "{points} ({reason})",
    score_each = "{sides} এবং {last}, প্রত্যেকের {points} পয়েন্ট: {reason}।",
    lose_each = "{sides} এবং {last}, প্রত্যেকের {points} পয়েন্ট কমল: "
      .. "{reason}।",
    loses = {
      we = "আমাদের {points} পয়েন্ট কমল: {reason}।",
      they = "তাদের {points} পয়েন্ট কমল: {reason}।",
      you = "আপনার {points} পয়েন্ট কমল: {reason}।",
      one = "{side:of} {points} পয়েন্ট কমল: {reason}।",
      several = "{side:of} {points} পয়েন্ট কমল: {reason}।",
    },
    total = "স্কোর: {scores}।",
    match_won = {
      we = "আমরা ম্যাচ জিতলাম।",
      they = "তারা ম্যাচ জিতল।",
      you = "আপনি ম্যাচ জিতলেন।",
      one = "{side} ম্যাচ জিতলেন।",
      several = "{side} ম্যাচ জিতলেন।",
    },
    draw = "ম্যাচ ড্র হলো।",
    share_first = "{sides} এবং {last} যুগ্মভাবে প্রথম।",
    no_single_winner = "ম্যাচে একক বিজয়ী কেউ নেই।",
    after = "ম্যাচ শেষ। Enter চাপলে বেরিয়ে যাবেন; ‘স্কোর’, ‘আগেরটা’ ও "
      .. "‘ফেরত’ এখনও "
      .. "চলবে।",

    type_cards = "কার্ডগুলো বা তাদের নম্বর ফাঁক দিয়ে দিয়ে লিখুন।",
    no_more_asked = "{word} লিখলে সব কার্ড টানা শেষ না হওয়া পর্যন্ত পাস ধরা "
      .. "হবে।",
    type_or_none = "কার্ডগুলো বা তাদের নম্বর ফাঁক দিয়ে দিয়ে লিখুন; কোনো "
      .. "কার্ড "
      .. "না দিলে {none}।",
    numbered = "{move} ({n})",
    no_answer_number = "{number} নম্বরের কোনো উত্তর নেই: নম্বর আছে 1 থেকে {n} "
      .. "পর্যন্ত।",
    too_many = "{n}টি উত্তর হতে পারে: একটি লিখুন।",
    range = "{min} থেকে {max}-এর মধ্যে একটি সংখ্যা।",
    choices = "বলতে পারেন: {moves}।",
    or_say = "কার্ডের আগে বলতে পারেন: {words}।",
    marked = "বলতে পারেন: চিহ্ন দেওয়া যেকোনো কার্ড।",
    choices_some = "{n}টি উত্তর হতে পারে, যেমন: {moves}।",
    marked_or = "বলতে পারেন: চিহ্ন দেওয়া যেকোনো কার্ড, {moves}।",
    and_others = "{moves}, এবং আরও",
    and_cut = "{moves}, এবং আরও: ‘চালগুলো’ লিখলে সব দেখা যায়",
    steps = "{first}, {second} এভাবে {last} পর্যন্ত",
    choices_and = "বলতে পারেন: {moves}, অথবা",
    promised = "{move}: {promise}",
    promised_to = "এভাবে {last} পর্যন্ত",
    choices_more = "যা যা বলতে পারেন, তার কয়েকটি: {moves}।",

    which_of_two = "{word}: {one} না {other}?",
    refused = "চলবে না: {reason}।",
    allowed = "চলবে: {moves}।",
    ask_why = "নিয়মটি জানতে লিখুন: কেন {move}।",
    no_number = {
      one = "{number} নম্বরের কোনো কার্ড নেই: শুধু 1 নম্বর আছে।",
      other = "{number} নম্বরের কোনো কার্ড নেই: নম্বর 1 থেকে {n} পর্যন্ত।",
    },
    no_numbers = "{number} নম্বরের কোনো কার্ড নেই: এখানে কার্ডের নম্বর নেই।",
    pause = "Enter চাপলে পরের রাউন্ড।",
    asked_else = "‘{move}’ এই প্রশ্নের উত্তর নয়: {prompt}",
    not_yours = "এখন আপনার পালা নয়: Enter চাপলে খেলা এগোবে।",
    elsewhere = "‘{word}’ টেবিলের বাইরে লিখতে হয়: ‘বন্ধ’, তারপর tenace "
      .. "{word}।",
    unknown = "‘{word}’ এখানে কোনো চাল বা কমান্ড নয়: সাহায্য লিখলে তালিকা "
      .. "দেখা যায়।",
    unknown_near =
      "‘{word}’ এখানে কোনো চাল বা কমান্ড নয়, ‘{near}’ বলতে চেয়েছিলেন কি?",

    why_allowed = "{move} চলবে: {says}।",
    why_refused = "{move} চলবে না: {says}।",
    scored_in = "স্কোর লেখা হয়েছে এখানে: {file}, লাইন {line}।",
    why_also =
      "আরেকটি নিয়মেও চলে না: {says} ({rule}, {file}, লাইন {line})।",
    rule = "নিয়ম: {rule}, {file}, লাইন {line}।",
    hint_cards = "বট বেছে নিত: {move}।",
    hint = "বট খেলত: {move}।",
    hint_say = "বট বলত: {move}।",
    chose_so = {
      you = "আপনি বেছেছেন {made}; বটও তা-ই বাছত।",
      other = "{player} বেছেছেন {made}; বটও তা-ই বাছত।",
    },
    chose_other = {
      you = "আপনি বেছেছেন {made}; বট বাছত {move}।",
      other = "{player} বেছেছেন {made}; বট বাছত {move}।",
    },
    played_so = {
      you = "আপনার চাল {made}; বটও তা-ই করত।",
      other = "{player:of} চাল {made}; বটও তা-ই করত।",
    },
    played_other = {
      you = "আপনার চাল {made}; বটের চাল হতো {move}।",
      other = "{player:of} চাল {made}; বটের চাল হতো {move}।",
    },
    played_nothing = "এখনও কোনো সিদ্ধান্ত নেওয়া হয়নি।",
    why_closed = "কারণ বললে ওই খেলোয়াড়ের হাতে কী আছে জানা হয়ে যায়: "
      .. "চর্চার জন্য "
      .. "‘দেখাও হাত’ সবার হাত খুলে দেয়।",
    solve_closed = "‘সমাধান’ সবার হাত দেখে: চর্চার জন্য ‘দেখাও হাত’ সবার হাত "
      .. "খুলে দেয়।",
    view_table = "এবার টেবিলের ছবি আঁকা হবে।",
    view_lines = "এবার টেবিল লাইনে লাইনে লেখা হবে।",
    view_what = "লিখুন ‘দৃশ্য টেবিল’ বা ‘দৃশ্য লাইন’।",
    view_narrow = "টেবিলের ছবি আঁকার মতো চওড়া নয় এই পর্দা।",
    undone = "ফিরিয়ে নেওয়া হলো।",
    no_undo = "ফিরিয়ে নেওয়ার মতো কোনো চাল আপনি দেননি।",
    redone = "আবার খেলা হলো।",
    no_redo = "কোনো চাল ফিরিয়ে নেওয়া হয়নি।",
    nothing_to_repeat = "এই প্রশ্নের উত্তর আপনি এখনও দেননি।",
    last = "শেষ পিঠ: {plays}",
    nothing_settled = "এই রাউন্ডে এখনও কিছু ঠিক হয়নি।",
    no_last = "এই রাউন্ডে এখনও কেউ পিঠ জেতেননি।",
    nothing_to_explain = "কোনো চাল আটকায়নি, কেউ পিঠও জেতেননি: কেন লিখে একটি "
      .. "চাল লিখুন।",
    ready = "> ",
    ready_over = "> ",
    saved_in = "রেকর্ড আছে এখানে: {file}।",
    save_where = "ফাইলের নাম দিন: ‘সংরক্ষণ ফাইল’।",
    save_there = "‘{file}’ নামের ফাইল আগেই আছে: অন্য নাম দিন।",
    not_saved = "সংরক্ষণ করা গেল না: {problem}।",
    not_written = "রেকর্ড লেখা যাচ্ছে না: {problem}। খেলা চলবে; পরের চালে আবার "
      .. "চেষ্টা হবে, আর ‘সংরক্ষণ ফাইল’ অন্য জায়গায় লেখে।",
    written_again = "পুরো রেকর্ড আবার লেখা হয়েছে এখানে: {file}।",
    not_kept = "ম্যাচের শেষ চালগুলো রাখা হয়নি: {problem}।",
    position_line = "{line} এই অবস্থান খোলে: tenace play {line}।",
    no_position = "কোনো লাইন এই অবস্থান খোলে না: {why}।",
    thinks = "{player} ভাবছেন…",
    looks = "বট চাল খুঁজছে…",
    opening = "বট {n}টি সিদ্ধান্ত নিচ্ছে…",
    torn = "লেখার সময় রেকর্ডের শেষ লাইনটি কাটা পড়েছিল। সেটি বাদ দেওয়া হলো, "
      .. "ম্যাচ তার আগে থেকে চলবে।",
    quit = "ম্যাচ রাখা আছে: tenace play --resume দিয়ে আবার চালানো যায়।",
    quit_named =
      "ম্যাচ রাখা আছে: tenace play --resume {file} দিয়ে আবার চালানো যায়।",
    stopped = "থামল। Enter চাপলে আবার চলবে।",
    in_error =
      "নিয়ম শুধরে ‘রিলোড’ লিখুন; অথবা ‘বন্ধ’ লিখে বেরিয়ে যান।",
    unfinished = "‘{line}’-এর মাঝখানে লেখা শেষ হয়ে গেছে।",

    help_words = "কমান্ড বাংলায় বা ইংরেজিতে লেখা যায়: {words}।",
    help = [[
কার্ড খেলতে কার্ডটি লিখুন (7c, c7, 7♣), বা তার নিচের নম্বর। * চিহ্ন দেওয়া
কার্ড খেলা যায়। উত্তর যেখানে শব্দ, সেখানে 2 মানে (2) লেখা উত্তরটি। {none} মানে
কোনো কার্ড নয়। Enter চাপলে টেবিল আবার দেখা যায়।

  কেন 3d    চালটি নিয়ে নিয়ম কী বলে; শুধু ‘কেন’: এইমাত্র যে চাল চলেনি, নইলে
            শেষ পিঠ; ‘কেন তুরুপ’: কোন রং তুরুপ, কেন; ‘কেন স্কোর’: স্কোর কীভাবে
            হলো
  চালগুলো   এখন যা যা বলা যায়, যতটা তালিকা করা চলে
  ইঙ্গিত    বট কী খেলত, এবং কেন; ‘ইঙ্গিত 3d’: তার তুলনায় 3d কেমন;
            ‘কেন বাঁ পাশের জন’: সব হাত খোলা থাকলে, তিনি শেষ কার্ডটি কেন
            খেললেন
  গণনা      কোন কার্ড এখনও বাকি, কার হাতে কোন স্যুট নেই; ‘গণনা চালু’: প্রতিটি
            সিদ্ধান্তের আগে দেখায়, ‘গণনা বন্ধ’: আর দেখায় না
  পুনরায়   প্রশ্ন একই থাকা পর্যন্ত একই উত্তর দেয়
  ফেরত      আপনার শেষ সিদ্ধান্তে ফেরে; ‘সামনে’ এগোয়; ‘পিছনে 3’ তিনটি
            সিদ্ধান্ত পিছোয়; ‘যাও পিঠ 5’, ‘যাও রাউন্ড 2’
  শাখা      এখান থেকে খেলার আরেকটি শাখা শুরু করে; ‘শাখাগুলো’ শাখাগুলো পাশাপাশি
            দেখায়; ‘বদলাও 1’ শাখা 1-এ যায়; ‘পুরোটা’: বট রাউন্ড শেষ করে;
            ‘আবার random’: random বট একই কার্ড খেলে
  দেখাও হাত  সব হাত খোলে, ‘লুকাও হাত’ ঢাকে; তখন ‘সমাধান’ বলে কোন কার্ডের দাম
            কত; ‘দাও 2 QS’, ‘অদলবদল QS 3D’ ও ‘ঠিক hand 1 AS * KS’ এই ডিল
            বদলায়
  পর্যালোচনা  শেষ রাউন্ডে সবচেয়ে বেশি ক্ষতি কিসে, এবং কেন; ‘পর্যালোচনা
            ম্যাচ’: সব রাউন্ডে; ‘পর্যালোচনা 1’ প্রথম ভুলে যায়, আলাদা একটি
            শাখায়
  বিবরণ     এই রাউন্ডে কোন নিয়ম কী করেছে, আর তা কোথায় লেখা; ‘বিবরণ 3’ তৃতীয়
            পিঠে; ‘বিবরণ স্কোর’: একটি একটি অংশ করে; ‘সম্পাদনা follow suit’
            সেখানে আপনার সম্পাদক খোলে
  আগেরটা    শেষ পিঠ, আর সেটি কে কেন পেলেন
  স্কোর     স্কোরের খাতা, কারণসহ
  দৃশ্য ধরন  ‘দৃশ্য টেবিল’ টেবিলের ছবি আঁকে, ‘দৃশ্য লাইন’ লাইনে লেখে
  কার্ড ধরন  কার্ড দেখায় এভাবে: signs, letters, french, german, spanish বা
            italian
  নিয়ম     এই খেলার নিয়মের বই
  রিলোড     নিয়মের ফাইল আবার পড়ে সেই নিয়মে খেলা চালায়; ‘নজর’ ফাইল সংরক্ষণ
            হলেই তা করে; ‘সেট target=7’ একটি বিকল্প বদলায়
  চেষ্টা 7C QS  তাতে কী হবে: মাঝে বটেরা জবাব দেয়, ম্যাচ সেখানেই থাকে
  উদাহরণ    টেবিলে যা আছে, নিয়মের ফাইলে উদাহরণ হিসেবে: ‘উদাহরণ "নাম"’; তার
            পরে may 3D, may not 3D, wins, score বা last
  রাখো      এই ম্যাচ ঠিক বলে রাখে: check তা আবার চালায়
  সংরক্ষণ ফাইল  রেকর্ড সেখানে লেখে; শুধু ‘সংরক্ষণ’ বলে রেকর্ড কোথায় আছে;
            ‘অবস্থান’ ডিলটিকে এক লাইনে জানায় (whist#7), অন্যরাও যাতে খুলতে
            পারেন
  সংরক্ষণ rules as NAME  এই টেবিলের ঘরোয়া নিয়ম ও বিকল্প একটি নামে রাখে:
            tenace play GAME+NAME
  বন্ধ      বেরিয়ে যায়; tenace play --resume আবার চালায়

বাকি সব Lua হিসেবে চালানো হয়: m হলো ম্যাচ; hand, trump, tricks, scores ও
অন্য নামগুলোতে তা-ই থাকে, যা আপনি দেখতে পান।]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}: {cards}",
    build = "{cards}, মান {value} ({owner})",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "রাউন্ড",
    reason = "কারণ",
    total = "মোট",
    empty = "এখনও কোনো স্কোর হয়নি।",
  },


  solve = {
    best = {
      you = "সব কার্ড দেখা গেলে এবং কেউ ভুল না করলে আপনার দল আরও পায়:",
      other = "সব কার্ড দেখা গেলে এবং কেউ ভুল না করলে {player:of} দল আরও "
        .. "পায়:",
    },
    best_few = {
      you = "সব কার্ড দেখা গেলে এবং কেউ ভুল না করলে আপনার দল বড়জোর পায়:",
      other = "সব কার্ড দেখা গেলে এবং কেউ ভুল না করলে {player:of} দল বড়জোর "
        .. "পায়:",
    },
    dealt = "{game}, সিড {seed}, {at}টি সিদ্ধান্তের পরে",
    hand = "খেলোয়াড় {n}-এর হাতে {cards}।",
    nodes = "{nodes}টি অবস্থান",
    ["not"] = "নিখুঁত খেলা এখানে জানা নেই: {problem}।",
    points = {
      one = "{n} পয়েন্ট  {cards}",
      other = "{n} পয়েন্ট  {cards}",
    },
    posed = "{game}",
    tricks = {
      one = "{n}টি পিঠ  {cards}",
      other = "{n}টি পিঠ  {cards}",
    },
    turn = "এবার খেলোয়াড় {n}-এর পালা। তাঁর পক্ষ আরও পায়:",
    what = "‘সমাধান’ গোনে tricks বা points, ‘{what}’ নয়: ‘সমাধান points’",
  },

  replay = {
    game = "{game}, সিড {seed}",
    played = "{rounds}টি রাউন্ড, {decisions}টি সিদ্ধান্ত, সবই রেকর্ডের মতো",
    unfinished =
      "ম্যাচ শেষ হয়নি: tenace play --resume {file} দিয়ে আবার চালানো যায়।",
  },

  simulate = {
    game = "{game}, সিড {seed}, বট {bots}",
    played = "{games}টি ম্যাচ, {rounds}টি রাউন্ড, {decisions}টি সিদ্ধান্ত",
    speed = "{seconds} সেকেন্ড, সেকেন্ডে {rate}টি রাউন্ড",
    side = "দল",
    wins = "জয়",
    share = "ভাগ",
    mean = "গড় স্কোর",
    deviation = "বিচ্যুতি",
    draws = "ড্র",
    side_seats = "{side} (আসন {seats})",
    side_seat = "{side} (আসন {seats})",
    length = "এক রাউন্ডে গড়ে {n}টি সিদ্ধান্ত।",
  },
}
