-- The sentences of the lesson what_may_i_bid.lua, in Bengali.

return {
  ["What may I bid?"] = "কত ডাকতে পারি?",
  ["A bid promises a game that counts at least as much. A game counts its "
    .. "base value times a multiplier: the number of highest trumps in a "
    .. "row that you hold (or do not hold), and one more for the game."]
    = "ডাক মানে অন্তত তত মূল্যের খেলার প্রতিশ্রুতি। খেলার মূল্য হলো মূল মান "
      .. "গুণ গুণক: ওপর থেকে পরপর যতগুলো সর্বোচ্চ তুরুপ আপনার আছে (বা "
      .. "নেই), আর খেলার জন্য আরও এক।",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In "
    .. "hearts, base value 10, that is with 2, game 3: 30. You may go up "
    .. "to 30; how do you begin?"]
    = "চিড়িতন ও ইশকাপনের গোলাম আছে, হরতনের নেই: আপনি 2 ম্যাটাডোর সহ। হরতনে, "
      .. "মূল মান 10, অর্থাৎ 2 সহ, খেলা 3: 30। আপনি 30 পর্যন্ত যেতে পারেন; "
      .. "শুরু করবেন কীভাবে?",
  ["hearts with two count 30: that would be overbid."]
    = "হরতনে 2 সহ মূল্য 30: ডাকটি খেলার মূল্যের চেয়ে বেশি হয়ে যাবে।",
  ["with seven trumps and an ace this is a game to play."]
    = "সাতটি তুরুপ আর একটি টেক্কা নিয়ে এটি খেলার মতো হাত।",
  ["More than needed: begin with the lowest bid."]
    = "দরকারের চেয়ে বেশি: সবচেয়ে নিচু ডাক দিয়ে শুরু করুন।",
  ["Both others pass: 18 is enough."] = "বাকি দুজনই পাস দেন: 18-ই যথেষ্ট।",
  ["You could look at the skat. Played without it, as a hand game, the "
    .. "multiplier is one more."]
    = "আপনি স্কাট দেখতে পারেন। না দেখে হ্যান্ড খেললে গুণক এক বাড়ে।",
  ["your trumps are strong enough without it, and hand counts one more."]
    = "আপনার তুরুপ সেটি ছাড়াই যথেষ্ট জোরালো, আর হ্যান্ডে এক বেশি গোনা "
      .. "হয়।",
  ["With 2, game 3, hand 4: four times the base value."]
    = "2 সহ, খেলা 3, হ্যান্ড 4: মূল মানের চার গুণ।",
  ["then only the jacks are trumps, and four of your hearts are none."]
    = "তাহলে শুধু গোলামগুলো তুরুপ, আপনার চারটি হরতন নয়।",
  ["you would have to lose every trick, with three jacks."]
    = "তিনটি গোলাম নিয়ে আপনাকে প্রতিটি পিঠ হারতে হতো।",
  ["Name the suit in which you hold most cards beside the jacks."]
    = "গোলাম বাদে যে স্যুটের কার্ড সবচেয়ে বেশি, সেটি বলুন।",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."]
    = "হরতনে হ্যান্ড, 2 সহ: 4 × 10 = 40, যদিও ডেকেছিলেন মাত্র 18।",
}
