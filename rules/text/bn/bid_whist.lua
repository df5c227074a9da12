-- Bid Whist, in Bengali.

return {
  ["Bid Whist"] = "বিড হুইস্ট",
  ["Bid Whist: two partnerships bid for tricks and for the right to name trump."]
    = "বিড হুইস্ট: দুই জুটি পিঠের সংখ্যা ও তুরুপ ঠিক করার অধিকার নিয়ে ডাকে।",
  ["no trump"] = "নো ট্রাম্প",
  ["{1} no trump"] = "{1} নো ট্রাম্প",
  ["{1} downtown"] = "{1} ডাউনটাউন",
  ["{1} no trump uptown"] = "{1} নো ট্রাম্প, আপটাউন",
  ["{1} no trump downtown"] = "{1} নো ট্রাম্প, ডাউনটাউন",
  ["{1} tricks"] = "{1}টি পিঠ",
  ["uptown"] = "আপটাউন",
  ["downtown"] = "ডাউনটাউন",
  ["trump"] = "তুরুপ",
  ["pass"] = "পাস",
  ["the lowest number that may be bid"] = "সবচেয়ে নিচু কত ডাকা যায়",
  ["how long the bidding goes on; once_round: each player speaks once, the "
    .. "dealer last"]
    = "ডাকাডাকি কতক্ষণ চলে; once_round: প্রত্যেকে একবার ডাকেন, ডিলার শেষে",
  ["the kitty is shown when there is a trump"]
    = "তুরুপ থাকলে কিটি দেখানো হয়",
  ["points that win the game"] = "কত পয়েন্টে খেলা জেতা যায়",
  ["points that lose the game"] = "কত পয়েন্টে নামলে হার",
  ["rounds to play, the higher total wins; 0: to target"]
    = "কটি রাউন্ড, যার মোট বেশি তার জয়; 0: লক্ষ্য পর্যন্ত",
  ["what a failed bid loses: the points it is short of, or all it promised"]
    = "ডাক না মিললে কত কমে: যতটুকু কম হলো, বা প্রতিশ্রুতির সবটা",
  ["two jokers, the big and the little, are played"]
    = "বড় ও ছোট, দুটি জোকার নিয়ে খেলা হয়",
  ["the place of aces downtown"] = "ডাউনটাউনে টেক্কার জায়গা",
  ["no trump counts double, won or lost"]
    = "নো ট্রাম্প খেলা দ্বিগুণ, জয়ে ও হারে",
  ["the dealer, who speaks last, may also repeat the highest bid"]
    = "ডিলার শেষে ডাকেন, তিনি সর্বোচ্চ ডাকটি আবারও ডাকতে পারেন",
  ["seat that deals first; 0: drawn at random"]
    = "কোন আসন আগে বাঁটে; 0: লটারিতে ঠিক হয়",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."]
    = "প্রত্যেকে বারোটি কার্ড, একটি একটি করে; শেষের কার্ডগুলো কিটি, উপুড়।",
  ["The dealer's left speaks first. Each in turn passes, and stays out, "
    .. "or bids: a number alone (which says uptown), downtown, or with no "
    .. "trump. A greater number beats a smaller one; of bids with one "
    .. "number downtown beats uptown, and no trump beats both. Three passes "
    .. "after a bid end it, or 7 no trump. If the first three pass, the "
    .. "dealer must bid."] =
    "ডিলারের বাঁ পাশের জন আগে ডাকেন। প্রত্যেকে পালা করে পাস দেন, তারপর "
    .. "আর ডাকেন না, অথবা ডাকেন: একটি সংখ্যা একা (মানে আপটাউন), downtown "
    .. "(ডাউনটাউন) বা no trump (নো ট্রাম্প) সহ। বড় সংখ্যা ছোটটিকে "
    .. "হারায়; একই সংখ্যায় ডাউনটাউন আপটাউনকে হারায়, নো ট্রাম্প "
    .. "দুটোকেই। ডাকের পরে তিনজন পাস দিলে, বা 7 নো ট্রাম্প ডাকলে, "
    .. "ডাকাডাকি শেষ। প্রথম তিনজন পাস দিলে ডিলারকে ডাকতে হবে।",
  ["what do you bid over {bid}?"] = "{bid}-এর ওপরে কত ডাকবেন?",
  ["what do you bid?"] = "কত ডাকবেন?",
  ["A bid promises six tricks more than its number. There are thirteen, "
    .. "because the kitty counts as one."]
    = "ডাকের প্রতিশ্রুতি তার সংখ্যার চেয়ে ছয়টি বেশি পিঠ। পিঠ তেরোটি, কারণ কিটিও "
      .. "একটি পিঠ।",
  ["The bidder names the trump suit or, with no trump, the direction, before "
    .. "anybody has seen the kitty."]
    = "কিটি কেউ দেখার আগেই ডাকজয়ী তুরুপ স্যুট ঠিক করেন; নো ট্রাম্প হলে, আপটাউন না "
      .. "ডাউনটাউন।",
  ["uptown or downtown?"] = "আপটাউন না ডাউনটাউন?",
  ["which suit is trump?"] = "কোন স্যুট তুরুপ?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The "
    .. "jokers are the two highest trumps; without trump they belong to no "
    .. "suit and never win. If one is led then, the next card that is no "
    .. "joker is the suit led."] =
    "আপটাউনে উঁচু কার্ড জেতে, ডাউনটাউনে নিচু কার্ড, তবে টেক্কা উঁচুই থাকে। "
    .. "জোকার দুটি সর্বোচ্চ দুই তুরুপ; নো ট্রাম্প খেলায় সেগুলো কোনো "
    .. "স্যুটের নয়, কখনও জেতে না। তখন জোকার দিয়ে শুরু হলে পরের যে কার্ড "
    .. "জোকার নয়, সেটি স্যুট ঠিক করে।",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. "
    .. "The bidder takes it and puts as many cards back face down; the others "
    .. "see how many of the kitty's cards the bidder has kept."]
    = "কিটি ডাকজয়ীর প্রথম পিঠ। তুরুপ থাকলে সেটি দেখানো হয়। ডাকজয়ী কিটি নিয়ে সমান "
      .. "সংখ্যক কার্ড উপুড় করে ফেরত রাখেন; কিটির কটি কার্ড তিনি রাখলেন, বাকিরা তা "
      .. "দেখেন।",
  ["the kitty"] = "কিটি",
  ["which cards go into the kitty?"] = "কোন কার্ডগুলো কিটিতে রাখবেন?",
  ["The bidder leads."] = "ডাকজয়ী শুরু করেন।",
  ["Only the bidding side scores. If it took what it bid, it scores each trick "
    .. "above six; if not, it loses the tricks that are missing, at most the "
    .. "bid."]
    = "শুধু ডাকজয়ীর দলের স্কোর হয়। ডাক মিললে ছয়ের বেশি প্রতি পিঠে এক পয়েন্ট; না "
      .. "মিললে যত পিঠ কম, তত পয়েন্ট কমে, বড়জোর ডাকের সমান।",
  ["bid {1}"] = "ডাক {1}",
  ["bid {1} downtown"] = "ডাক {1} ডাউনটাউন",
  ["bid {1} no trump"] = "ডাক {1} নো ট্রাম্প",
  ["took {1}"] = "পেয়েছে {1}",

  -- examples
  ["an opening bid is any number and kind, or a pass"]
    = "প্রথম ডাক যেকোনো সংখ্যা ও ধরনের, বা পাস",
  ["4 beats 3 no trump"] = "4-এর ডাক 3 নো ট্রাম্পের চেয়ে উঁচু",
  ["4 downtown beats 4"] = "4 ডাউনটাউন 4-এর চেয়ে উঁচু",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"]
    = "4 নো ট্রাম্পের পরে 4 ডাউনটাউন চলবে না, 5 চলবে",
  ["if the first three pass, the dealer must bid"]
    = "প্রথম তিনজন পাস দিলে ডিলারকে ডাকতে হবে",
  ["seven no trump ends the bidding"]
    = "7 নো ট্রাম্প ডাকলে ডাকাডাকি শেষ",
  ["uptown and downtown name the trump suit"]
    = "আপটাউন ও ডাউনটাউনে তুরুপ স্যুট ঠিক করতে হয়",
  ["bid four, ten tricks: the kitty and ten played make five points"]
    = "ডাক চার, মানে দশ পিঠ: কিটি ও খেলা দশটি মিলে পাঁচ পয়েন্ট",
  ["the kitty and eight played are one short"]
    = "কিটি ও খেলা আটটি মিলে একটি কম",
  ["bid seven, nine tricks taken: four points lost"]
    = "ডাক সাত, পিঠ নয়টি: চার পয়েন্ট কমল",
  ["six tricks or fewer are no points: no more is lost than was bid"]
    = "ছয় বা তার কম পিঠে পয়েন্ট নেই: ডাকের চেয়ে বেশি কমে না",
  ["a side at minus five has lost"] = "বিয়োগ পাঁচে পৌঁছালে দলের হার",
  ["a failed bid may lose all it promised"]
    = "ডাক না মিললে প্রতিশ্রুতির সবটাই কমতে পারে",
  ["no trump may count double"] = "নো ট্রাম্প খেলা দ্বিগুণ হতে পারে",
  ["downtown the ace is still the highest"]
    = "ডাউনটাউনেও টেক্কা সবচেয়ে উঁচু",
  ["downtown the low cards are high"] = "ডাউনটাউনে নিচু কার্ডই উঁচু",
  ["with low aces the deuce is the highest downtown"]
    = "টেক্কা নিচু হলে ডাউনটাউনে দুই সবচেয়ে উঁচু",
  ["the big joker is the highest trump"] = "বড় জোকার সর্বোচ্চ তুরুপ",
  ["the king of trumps had to follow"]
    = "তুরুপ দিয়ে শুরু, তাই তুরুপের সাহেব খেলতেই হলো",
  ["a little joker is a trump and must follow"]
    = "ছোট জোকারও তুরুপ, তাই খেলতেই হবে",
  ["without trump the jokers win nothing"]
    = "নো ট্রাম্প খেলায় জোকার কিছু জেতে না",
  ["without trump only who cannot follow may throw a joker"]
    = "নো ট্রাম্প খেলায় শুরুর স্যুট না থাকলে তবেই জোকার ফেলা যায়",
  ["after a joker that was led anything may be played"]
    = "জোকার দিয়ে শুরু হলে যেকোনো কার্ড খেলা যায়",
  ["the first card that is no joker sets the suit"]
    = "জোকার নয় এমন প্রথম কার্ড স্যুট ঠিক করে",
  ["a joker that was led cannot win"] = "যে জোকার দিয়ে শুরু, সেটি জিততে পারে না",
  ["a bid made exactly counts as many points"]
    = "ঠিক ডাকের সমান হলে ততই পয়েন্ট",
  ["a bid of four promises ten tricks"] = "চার ডাকের প্রতিশ্রুতি দশ পিঠ",
  ["twelve cards each, six in the kitty"]
    = "প্রত্যেকে বারোটি কার্ড, কিটিতে ছয়টি",
  ["without jokers there are four in the kitty"]
    = "জোকার না থাকলে কিটিতে চারটি",
  ["a number alone is uptown, with the trump that is named"]
    = "শুধু সংখ্যা মানে আপটাউন, তুরুপ পরে বলা হয়",
  ["downtown is said with the number"] = "ডাউনটাউন সংখ্যার সঙ্গে বলতে হয়",
  ["of a bid without trump the direction is named"]
    = "নো ট্রাম্প ডাকে আপটাউন না ডাউনটাউন বলতে হয়",
  ["trumps do not count double, even where no trump does"]
    = "নো ট্রাম্প দ্বিগুণ হলেও তুরুপের খেলা দ্বিগুণ নয়",
  ["no trump does not count double by itself"]
    = "নো ট্রাম্প খেলা নিজে থেকে দ্বিগুণ নয়",
  ["the values of the options"] = "বিকল্পগুলোর মান",
  ["uptown downtown"] = "আপটাউন, ডাউনটাউন",
  ["target floor"] = "লক্ষ্য আর হারের সীমা",
  ["no trump doubles"] = "নো ট্রাম্পে দ্বিগুণ",
}
