-- Canasta, in Bengali.

return {
  ["Canasta"] = "কানাস্তা",
  ["Canasta: two partnerships meld cards of one rank and build canastas, which "
    .. "are melds of seven cards."]
    = "কানাস্তা: দুই জুটি এক মানের কার্ড মেল্ড করে এবং সাত কার্ডের মেল্ড, অর্থাৎ "
      .. "কানাস্তা, গড়ে।",
  ["points that win the game"] = "কত পয়েন্টে খেলা জেতা যায়",
  ["natural cards that a meld needs for each wild card in it; 0: just two"]
    = "মেল্ডে প্রতি ওয়াইল্ড কার্ডের জন্য কটি স্বাভাবিক কার্ড লাগে; 0: সব মিলিয়ে দুটি",
  ["a black three freezes the pile, or only stops the next player"]
    = "কালো তিন স্তূপ জমাট করে, নাকি শুধু পরের খেলোয়াড়কে আটকায়",
  ["a side that has not melded may take the pile"]
    = "যে দল এখনও মেল্ড করেনি, সেও স্তূপ নিতে পারে",
  ["cards are drawn for seats and first turn"]
    = "কার্ড টেনে আসন ও প্রথম পালা ঠিক হয়",
  ["before melding a player may ask the partner: may I go out?"]
    = "মেল্ডের আগে খেলোয়াড় পার্টনারকে জিজ্ঞেস করতে পারেন: হাত খালি করতে পারি?",
  ["three to seven wild cards may be a meld"]
    = "তিন থেকে সাতটি ওয়াইল্ড কার্ডে মেল্ড হতে পারে",
  ["canastas that a side needs to go out"]
    = "হাত খালি করতে দলের কটি কানাস্তা লাগে",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or a "
    .. "three gets another card on top of it, and so on; but a black three "
    .. "that blocks stays there and stops the first player. Then each in turn "
    .. "lays down red threes and draws as many cards."]
    = "প্রত্যেকে এগারোটি কার্ড, একটি একটি করে। একটি কার্ড উল্টানো হয়। জোকার, দুই বা তিন "
      .. "হলে তার ওপরে আরেকটি, এভাবে; তবে যে কালো তিন আটকায়, সেটি ওপরেই থাকে এবং প্রথম "
      .. "খেলোয়াড়কে আটকায়। তারপর প্রত্যেকে পালা করে লাল তিন নামিয়ে রাখেন এবং ততগুলো কার্ড "
      .. "টানেন।",
  ["What a side's first melds, those of one turn together, must count. "
    .. "With a total below 0 it is only 15; from 0 on it is 50, from 1500 "
    .. "on 90, from 3000 on 120."]
    = "দলের প্রথম মেল্ডগুলো, এক পালার সব মিলিয়ে, কত পয়েন্টের হতে হবে। মোট "
      .. "0-এর নিচে হলে শুধু 15; 0 থেকে 50, 1500 থেকে 90, 3000 থেকে 120।",
  ["Before the first round cards may be drawn for partners and the first turn. Else the first dealer is drawn at random."]
    = "প্রথম রাউন্ডের আগে কার্ড টেনে পার্টনার ও প্রথম পালা ঠিক করা যেতে "
      .. "পারে। নইলে প্রথম ডিলার লটারিতে ঠিক হয়।",
  ["drawn for seats"] = "আসনের জন্য টানা",
  ["Each player in turn, first the dealer's left, draws or takes the "
    .. "pile, may meld, and discards, until one of them has no cards left: "
    .. "the last one may be melded or discarded. A player who can neither "
    .. "draw nor take ends the round, and so does a red three as the last "
    .. "card of the stock. The dealer's left deals the next round."] =
    "ডিলারের বাঁ পাশের জন থেকে শুরু করে প্রত্যেকে পালা করে কার্ড টানেন "
    .. "বা স্তূপ নেন, মেল্ড করতে পারেন এবং একটি কার্ড ফেলেন, যতক্ষণ না কারও "
    .. "হাতের কার্ড শেষ হয়: শেষ কার্ডটি মেল্ড করা বা ফেলা যায়। যিনি টানতে "
    .. "বা নিতে কোনোটাই পারেন না, তাঁর পালায় রাউন্ড শেষ; স্টকের শেষ কার্ড "
    .. "লাল তিন হলেও তা-ই। পরের রাউন্ডে ডিলারের বাঁ পাশের জন কার্ড বাঁটেন।",
  ["Red threes count for a side that has melded, against one that has "
    .. "not: 100 each, or 800 all four. Cards on the table, those in "
    .. "canastas too, count for their side, cards in hand against it. "
    .. "Whoever melds the whole hand in one turn, with a canasta and "
    .. "nothing added to melds on the table, is concealed."] =
    "যে দল মেল্ড করেছে, লাল তিন তার পক্ষে গোনা হয়, যে দল করেনি, তার "
    .. "বিপক্ষে; প্রতিটি 100, চারটিই হলে 800। টেবিলের কার্ড, কানাস্তার "
    .. "কার্ডসহ, দলের পক্ষে গোনা হয়, হাতের কার্ড বিপক্ষে। যিনি টেবিলের "
    .. "কোনো মেল্ডে কিছু যোগ না করে এক পালায় একটি কানাস্তাসহ পুরো হাত "
    .. "মেল্ড করেন, তাঁর হাত এক পালাতেই খালি হলো।",
  ["natural canastas"] = "স্বাভাবিক কানাস্তা",
  ["mixed canastas"] = "মিশ্র কানাস্তা",
  ["canastas of wild cards"] = "ওয়াইল্ড কার্ডের কানাস্তা",
  ["red threes"] = "লাল তিন",
  ["going out"] = "হাত খালি করা",
  ["cards melded"] = "মেল্ড করা কার্ড",
  ["cards in hand"] = "হাতের কার্ড",
  ["lines"] = "স্কোরের হিসাব",
  ["Both sides score."] = "দুই দলেরই স্কোর হয়।",
  ["canasta"] = "কানাস্তা",
  ["natural"] = "স্বাভাবিক",
  ["mixed"] = "মিশ্র",
  ["wild"] = "ওয়াইল্ড",
  ["red three"] = "লাল তিন",
  ["all red threes"] = "চারটি লাল তিন",
  ["discard"] = "ফেলা",
  ["done"] = "শেষ",
  ["draw"] = "টানা",
  ["meld"] = "মেল্ড",
  ["on"] = "এতে",
  ["take"] = "নেওয়া",

  -- examples
  ["two natural cards and one wild card"]
    = "দুটি স্বাভাবিক কার্ড ও একটি ওয়াইল্ড কার্ড",
  ["one natural card is too few"] = "একটি স্বাভাবিক কার্ড যথেষ্ট নয়",
  ["two wild cards need four naturals"]
    = "দুটি ওয়াইল্ড কার্ডে চারটি স্বাভাবিক কার্ড লাগে",
  ["or just two"] = "অথবা মোট দুটি",
  ["four wild cards are too many"] = "চারটি ওয়াইল্ড কার্ড বেশি হয়ে যায়",
  ["black threes are melded without wild cards"]
    = "কালো তিন ওয়াইল্ড কার্ড ছাড়া মেল্ড করা হয়",
  ["wild cards alone are no meld"] = "শুধু ওয়াইল্ড কার্ডে মেল্ড হয় না",
  ["unless they may be"] = "যদি না তার অনুমতি থাকে",
  ["a first meld of three kings counts too little"]
    = "প্রথম মেল্ডে তিনটি সাহেবের পয়েন্ট কম পড়ে",
  ["three aces are enough, or two and a wild card"]
    = "তিনটি টেক্কা যথেষ্ট, বা দুটি ও একটি ওয়াইল্ড কার্ড",
  ["queens and fives count 45"] = "বিবি ও পাঁচ মিলে 45",
  ["queens and eights count 60"] = "বিবি ও আট মিলে 60",
  ["a pair takes a frozen pile"] = "জোড়া দিয়ে জমাট স্তূপ নেওয়া যায়",
  ["one king and a wild card do not"] = "একটি সাহেব ও ওয়াইল্ড কার্ড দিয়ে নয়",
  ["a natural canasta"] = "স্বাভাবিক কানাস্তা",
  ["a mixed canasta"] = "মিশ্র কানাস্তা",
  ["five nines and three twos"] = "পাঁচটি নহলা ও তিনটি দুরি",
  ["where naturals do not count"] = "যেখানে স্বাভাবিক কার্ডের হিসাব নেই",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"]
    = "স্বাভাবিক কানাস্তা, দুটি লাল তিন, হাত খালি করা, আর পার্টনারের হাতে 35",
  ["red threes count against a side that has not melded"]
    = "যে দল মেল্ড করেনি, লাল তিন তার বিপক্ষে",
  ["what one card of each rank counts"] = "প্রতিটি মানের এক কার্ডের পয়েন্ট",
  ["two cards are no meld"] = "দুটি কার্ডে মেল্ড হয় না",
  ["three wild cards may be melded, but not with one natural"]
    = "তিনটি ওয়াইল্ড কার্ড মেল্ড হতে পারে, তবে একটি স্বাভাবিকের সঙ্গে নয়",
  ["two naturals are always needed"] = "দুটি স্বাভাবিক কার্ড সবসময় লাগে",
  ["two wild cards are never a meld"] = "দুটি ওয়াইল্ড কার্ডে কখনও মেল্ড হয় না",
  ["eight wild cards are too many"] = "আটটি ওয়াইল্ড কার্ড বেশি হয়ে যায়",
  ["seven wild cards are a canasta of 2,000"]
    = "সাতটি ওয়াইল্ড কার্ডে 2,000-এর কানাস্তা",
  ["six cards are no canasta"] = "ছয় কার্ডে কানাস্তা হয় না",
  ["going out concealed counts 200"] = "এক পালাতেই হাত খালি করলে 200",
  ["three red threes count 100 each"] = "তিনটি লাল তিনের প্রতিটি 100",
  ["all four count 800"] = "চারটিতে 800",
  ["one red three costs 100 without a meld"]
    = "মেল্ড না থাকলে একটি লাল তিনে 100 কমে",
  ["below nothing the first meld must count 15"]
    = "শূন্যের নিচে প্রথম মেল্ড 15-এর হতে হবে",
  ["with nothing it must count 50"] = "শূন্য থাকলে 50-এর",
  ["just below 1,500 points it must still count 50"]
    = "1,500-এর ঠিক নিচেও 50-এর",
  ["with 1,500 points it must count 90"] = "1,500 পয়েন্টে 90-এর",
  ["just below 3,000 points it must still count 90"]
    = "3,000-এর ঠিক নিচেও 90-এর",
  ["with 3,000 points it must count 120"] = "3,000 পয়েন্টে 120-এর",
  ["eleven cards each; no joker, two or three begins the pile"]
    = "প্রত্যেকে এগারোটি কার্ড; জোকার, দুই বা তিন দিয়ে স্তূপ শুরু হয় না",
  ["a black three that blocks is left on the pile"]
    = "যে কালো তিন আটকায়, সেটি স্তূপে থাকে",
  ["a black three freezes the pile"] = "কালো তিন স্তূপ জমাট করে",
  ["going out counts 100, and the others' cards count against them"]
    = "হাত খালি করলে 100, আর বাকিদের হাতের কার্ড তাদের বিপক্ষে",
  ["the values of the options"] = "বিকল্পগুলোর মান",
  ["natural canastas {1}"] = "স্বাভাবিক কানাস্তা {1}",
  ["mixed canastas {1}"] = "মিশ্র কানাস্তা {1}",
  ["canastas of wild cards {1}"] = "ওয়াইল্ড কার্ডের কানাস্তা {1}",
  ["red threes {1}"] = "লাল তিন {1}",
  ["going out {1}"] = "হাত খালি করা {1}",
  ["cards melded {1}"] = "মেল্ড করা কার্ড {1}",
  ["red threes -{1}"] = "লাল তিন -{1}",
  ["cards in hand -{1}"] = "হাতের কার্ড -{1}",
}
