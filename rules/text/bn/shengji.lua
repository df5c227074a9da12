-- Shengji, in Bengali.

return {
  ["Shengji"] = "শেংজি",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, "
    .. "tractors and throws."]
    = "শেংজি: দুই দল জোড়া, ট্রাক্টর ও থ্রো দিয়ে পয়েন্ট নিয়ে 2 থেকে A পর্যন্ত লেভেলে ওঠে।",
  ["the levels to begin at"] = "কোন কোন লেভেল থেকে শুরু",
  ["the level at which the dealers win the match"]
    = "যে লেভেলে ডিলারের দল ম্যাচ জেতে",
  ["levels besides the last that only dealers leave"] =
    "শেষটি ছাড়া যে লেভেল শুধু ডিলারের দল হিসেবেই পেরোনো যায়",
  ["jokers may make a round without trump suit"]
    = "জোকার দেখিয়ে রাউন্ড তুরুপ স্যুট ছাড়া করা যায়",
  ["cost of a failed throw"] = "থ্রো না টিকলে কত কমে",
  ["what hole cards count at the end"] = "শেষে হোল কার্ডের কত গুণ",
  ["when trumps are declared; after_draw and fixed are duplicate play"]
    = "তুরুপ কখন দেখানো হয়; after_draw ও fixed ডুপ্লিকেট খেলার জন্য",
  ["first dealer in duplicate"] = "ডুপ্লিকেট খেলায় প্রথম ডিলার",
  ["trump suit if fixed"] = "fixed হলে তুরুপ স্যুট",
  ["Jokers on top, then the level cards; that of the trump suit above the "
    .. "others."]
    = "সবার ওপরে জোকার, তারপর লেভেল-কার্ড; তুরুপ স্যুটেরটি অন্যগুলোর ওপরে।",
  ["The dealer's side plays its level: cards of that rank are level "
    .. "cards; the others attack. The dealer takes the hole cards, puts as "
    .. "many back and leads."] =
    "ডিলারের দল নিজের লেভেলে খেলে: সেই মানের কার্ডগুলো লেভেল-কার্ড; "
    .. "সামনের দল আক্রমণ করে। ডিলার হোল কার্ড নিয়ে ততগুলো কার্ড ফেরত রাখেন "
    .. "এবং শুরু করেন।",
  ["Each in turn, first the dealer, draws a card and may declare: level "
    .. "cards their suit as trump, two equal jokers or more that there is "
    .. "none. More cards beat fewer; of as many, big jokers beat small "
    .. "ones, and these level cards. The first round has a dealer drawn at "
    .. "random, until somebody declares: whoever does so last deals. The "
    .. "rest are hole cards."] =
    "ডিলার থেকে শুরু করে প্রত্যেকে পালা করে একটি কার্ড টানেন এবং তুরুপ "
    .. "দেখাতে পারেন: লেভেল-কার্ড দেখালে তার স্যুট তুরুপ হয়; দুই বা তার "
    .. "বেশি একই জোকার দেখালে তুরুপ স্যুট থাকে না। বেশি কার্ড কম কার্ডকে "
    .. "হারায়; সমান হলে বড় জোকার ছোট জোকারকে, ছোট জোকার লেভেল-কার্ডকে। "
    .. "প্রথম রাউন্ডে ডিলার লটারিতে ঠিক হয়; কেউ তুরুপ দেখালে যিনি শেষে "
    .. "দেখান, তিনি ডিলার। বাকি কার্ডগুলো হোল কার্ড।",
  ["show cards to declare trumps?"] = "কার্ড দেখিয়ে তুরুপ ঠিক করবেন?",
  ["{cards} stands: show stronger cards?"]
    = "দেখানো আছে {cards}: আরও জোরালো কার্ড দেখাবেন?",
  ["If nobody has declared, in duplicate play the suit is given, or the "
    .. "dealer's partner names it. Else the first hole card, for all to see, "
    .. "makes trump; a joker makes none, or the next card is turned where "
    .. "there must be one. If all are jokers, and in any case in the first "
    .. "round, the cards are dealt again."]
    = "কেউ তুরুপ না দেখালে ডুপ্লিকেট খেলায় স্যুট আগেই ঠিক থাকে, বা ডিলারের পার্টনার "
      .. "ঠিক করেন। নইলে প্রথম হোল কার্ড সবাইকে দেখানো হয়, সেটি তুরুপ ঠিক করে; "
      .. "জোকার হলে তুরুপ স্যুট থাকে না, অথবা তুরুপ স্যুট থাকতেই হলে পরের কার্ড উল্টানো "
      .. "হয়। সবই জোকার হলে, এবং প্রথম রাউন্ডে সবসময়, কার্ড আবার বাঁটা হয়।",
  ["which suit is trump?"] = "কোন স্যুট তুরুপ?",
  ["nobody has declared"] = "কেউ তুরুপ দেখাননি",
  ["The attackers' points are those of the cards they have taken, and "
    .. "of failed throws. Those of the hole cards count only if they win "
    .. "the last trick: twice, or if so chosen twice for each card in its "
    .. "lead's largest format."] =
    "সামনের দলের পয়েন্ট মানে তাদের নেওয়া কার্ডের ও না টেকা থ্রোর "
    .. "পয়েন্ট। হোল কার্ডের পয়েন্ট কেবল তখনই গোনা হয়, যখন সামনের দল শেষ "
    .. "পিঠ জেতে: দুই গুণ, অথবা, সেভাবে ঠিক করা থাকলে, শুরুর সবচেয়ে বড় "
    .. "ধরনের প্রতি কার্ডে দুই গুণ।",
  ["All see how many points the attackers have."]
    = "সামনের দলের কত পয়েন্ট, সবাই দেখতে পান।",
  ["A failed throw of the dealers gives its cost to the attackers; one of "
    .. "theirs costs them that, but no more than they have."]
    = "ডিলারের দলের থ্রো না টিকলে তার দাম সামনের দল পায়; সামনের দলের থ্রো "
      .. "না টিকলে তাদের ততটা কমে, তবে যত আছে, তার বেশি নয়।",
  ["failed throw"] = "থ্রো টেকেনি",
  ["With 40 points a pack, 80 of two packs, the attacker on the "
    .. "dealer's right deals next, and the attackers rise a level for each "
    .. "20 a pack above, but from no level where rises end. With fewer the "
    .. "dealer's partner deals, and the dealers rise one level, two below "
    .. "half of that, three at no points."] =
    "প্রতি প্যাকেটে 40 পয়েন্ট, দুই প্যাকেটে 80, হলে পরের ডিলার হন "
    .. "ডিলারের ডান পাশের প্রতিপক্ষ, আর তার ওপরে প্যাকেট-প্রতি প্রতি 20 "
    .. "পয়েন্টে সামনের দল এক লেভেল ওঠে, তবে যে লেভেলে ওঠা থামে, সেখান থেকে "
    .. "নয়। কম হলে ডিলারের পার্টনার কার্ড বাঁটেন, ডিলারের দল এক লেভেল ওঠে; "
    .. "তার অর্ধেকের কম হলে দুই, কোনো পয়েন্ট না হলে তিন।",
  ["cards each by packs"] = "প্যাকেট অনুযায়ী প্রত্যেকের কার্ড",
  ["declare"] = "দেখানো",
  ["pass"] = "পাস",
  ["level {1}"] = "লেভেল {1}",
  ["which {1} cards go face down as hole cards?"]
    = "কোন {1}টি কার্ড উপুড় করে হোল কার্ড রাখবেন?",
  ["{1} of {2} points"] = "{2} পয়েন্টের মধ্যে {1}",

  -- examples
  ["a pair must be answered with a pair"] = "জোড়ার জবাবে জোড়া খেলতে হবে",
  ["without a pair two cards of the suit are played"]
    = "জোড়া না থাকলে স্যুটের দুটি কার্ড",
  ["the last card of the suit goes with any other"]
    = "স্যুটের শেষ কার্ডের সঙ্গে যেকোনো কার্ড",
  ["a tractor must be answered with a tractor"]
    = "ট্রাক্টরের জবাবে ট্রাক্টর খেলতে হবে",
  ["or else with as many pairs as there are"]
    = "নইলে যত জোড়া আছে, ততগুলো",
  ["and then with any cards of the suit"] = "তারপর স্যুটের যেকোনো কার্ড",
  ["a longer tractor obliges to the shorter tractors"]
    = "লম্বা ট্রাক্টরের জবাবে ছোট ট্রাক্টরগুলো খেলতে হয়",
  ["pairs of level cards of two suits are no tractor"]
    = "দুই স্যুটের লেভেল-কার্ডের জোড়ায় ট্রাক্টর হয় না",
  ["the top of the trumps holds together"]
    = "তুরুপের ওপরের কার্ডগুলো পরপর",
  ["a pair of trumps kills a pair"] = "তুরুপের জোড়া অন্য জোড়াকে মারে",
  ["two other trumps do not"] = "আলাদা দুটি তুরুপ মারে না",
  ["of two kills the higher one wins"] = "দুজন তুরুপ করলে উঁচুটি জেতে",
  ["a kill of a throw has its formats"] = "থ্রোকে তুরুপ করতে একই ধরন লাগে",
  ["or it does not win"] = "নইলে জেতে না",
  ["of equal cards the first is higher"] = "সমান কার্ডের প্রথমটি উঁচু",
  ["a throw stands if nobody holds anything higher"]
    = "কারও হাতে উঁচু কিছু না থাকলে থ্রো টেকে",
  ["or else a component that can be beaten is forced"]
    = "নইলে যে অংশটি হারানো যায়, সেটি দিয়েই শুরু করতে হয়",
  ["so it is with pairs"] = "জোড়াতেও তা-ই",
  ["75 points of 80 leave the dealers a level"]
    = "80-এর মধ্যে 75 পয়েন্টে ডিলারের দল এক লেভেল ওঠে",
  ["less than half are two levels"] = "অর্ধেকের কম হলে দুই লেভেল",
  ["nothing is three"] = "কিছু না হলে তিন",
  ["80 points change the dealers"] = "80 পয়েন্টে ডিলার বদলায়",
  ["the attackers deal next and rise no level"] =
    "এরপর সামনের দল বাঁটে, কোনো লেভেল ওঠে না",
  ["120 are a level for the attackers, too"]
    = "120 হলে সামনের দলও এক লেভেল ওঠে",
  ["the last trick doubles the hole cards: 40 and 2 × 20"]
    = "শেষ পিঠে হোল কার্ড দ্বিগুণ: 40 আর 2 × 20",
  ["a level that must be played holds the attackers"]
    = "যে লেভেল খেলতেই হয়, তা সামনের দলকে আটকায়",
  ["and ends the dealers' rise"] = "ডিলারের দলের ওঠাও সেখানে থামে",
  ["whoever rises at the last level has won"]
    = "শেষ লেভেল থেকে যে দল ওঠে, জয় তার",
  ["a failed throw of the dealers adds to the attackers' points"]
    = "ডিলারের দলের থ্রো না টিকলে সামনের দলের পয়েন্ট বাড়ে",
  ["their own costs no more than they have"]
    = "নিজেদের থ্রোতে যত আছে, তার বেশি কমে না",
  ["what a five, a ten and a king count"] = "পাঁচ, দশ ও সাহেবের পয়েন্ট",
  ["of two packs each draws 25 cards, and eight are left"]
    = "দুই প্যাকেটে প্রত্যেকে 25টি কার্ড টানেন, আটটি থাকে",
  ["of one pack 12, and six are left"] = "এক প্যাকেটে 12টি, ছয়টি থাকে",
  ["of three packs 39, and six are left"] = "তিন প্যাকেটে 39টি, ছয়টি থাকে",
  ["of four packs 52, and eight are left"] = "চার প্যাকেটে 52টি, আটটি থাকে",
  ["the trump suit may be given as none, and the levels too"]
    = "তুরুপ স্যুট নেই বলে দেওয়া যায়, লেভেলগুলোও",
  ["a level above the last counts as the last"]
    = "শেষের ওপরের লেভেল শেষ লেভেল হিসেবে গোনা হয়",
  ["a card declared makes its suit trump"]
    = "দেখানো কার্ডের স্যুট তুরুপ হয়",
  ["in the first round the cards are dealt again if nobody declares"]
    = "প্রথম রাউন্ডে কেউ না দেখালে কার্ড আবার বাঁটা হয়",
  ["deal again"] = "আবার ডিল",
  ["later the first hole card makes trump"]
    = "পরের রাউন্ডে প্রথম হোল কার্ড তুরুপ ঠিক করে",
  ["a joker turned makes none"] = "জোকার উল্টালে তুরুপ স্যুট নেই",
  ["where there must be a trump suit the next card is turned"]
    = "তুরুপ স্যুট থাকতেই হলে পরের কার্ড উল্টানো হয়",
  ["half of the points leave the dealers one level"]
    = "অর্ধেক পয়েন্টে ডিলারের দল এক লেভেল ওঠে",
  ["five points leave them two"] = "পাঁচ পয়েন্টে দুই",
  ["115 points are no level for the attackers"]
    = "115 পয়েন্টে সামনের দল লেভেল ওঠে না",
  ["the attackers rise at no level that must be played, as A is"]
    = "যে লেভেল খেলতেই হয় (যেমন A), সেখানে সামনের দল ওঠে না",
  ["no rise goes beyond A"] = "A-র ওপরে ওঠা নেই",
  ["after the last of three rounds the higher level wins"]
    = "তিন রাউন্ডের শেষে যার লেভেল উঁচু, জয় তার",
  ["on either side"] = "যে দলেরই হোক",
  ["equal levels are a draw"] = "লেভেল সমান হলে ড্র",
  ["before the last round it goes on"] = "শেষ রাউন্ডের আগে খেলা চলে",
  ["a failed throw of the dealers adds its cost to the attackers"]
    = "ডিলারের দলের না টেকা থ্রোর দাম সামনের দল পায়",
  ["one of the attackers takes it away"] = "সামনের দলের হলে কমে",
  ["but no more than they have"] = "তবে যত আছে, তার বেশি নয়",
  ["what may be set"] = "যা যা ঠিক করা যায়",
  ["two level cards of a suit beat one"]
    = "এক স্যুটের দুটি লেভেল-কার্ড একটিকে হারায়",
  ["whoever declares in the first round deals, and has the hole cards"]
    = "প্রথম রাউন্ডে যিনি দেখান, তিনি ডিলার, হোল কার্ড তাঁর",
  ["in duplicate play all is drawn before anybody declares"]
    = "ডুপ্লিকেট খেলায় সব টানার পরে তবে দেখানো হয়",
  ["with one pack jokers declare nothing"]
    = "এক প্যাকেটে জোকার দিয়ে কিছু দেখানো যায় না",
  ["two jokers declare that there is no trump suit"]
    = "দুটি জোকার দেখালে তুরুপ স্যুট নেই",
  ["unless there must be one"] = "তবে তুরুপ স্যুট থাকতেই হলে নয়",
  ["if all pass the dealer's partner names the suit"]
    = "সবাই পাস দিলে ডিলারের পার্টনার স্যুট ঠিক করেন",
  ["the last trick counts the hole cards twice, not three times"]
    = "শেষ পিঠে হোল কার্ড দুই গুণ, তিন গুণ নয়",
  ["195 points are two levels"] = "195 পয়েন্টে দুই লেভেল",
  ["allowed forbidden"] = "চলে, চলে না",
  ["no one two"] = "না, একটি, দুটি",
  ["by_format highest"] = "ধরন অনুযায়ী, সর্বোচ্চ কার্ডে",
}
