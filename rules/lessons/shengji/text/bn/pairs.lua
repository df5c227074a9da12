-- The sentences of the lesson pairs.lua, in Bengali.

return {
  ["Answering a pair"] = "জোড়ার জবাব",
  ["If a pair is led, you must play a pair of the same suit. Without one "
    .. "you play two cards of the suit, and without the suit whatever you "
    .. "like; a pair of trumps then takes the trick."]
    = "জোড়া দিয়ে শুরু হলে একই স্যুটের জোড়া খেলতে হবে। জোড়া না থাকলে সেই "
      .. "স্যুটের দুটি কার্ড, আর স্যুটও না থাকলে যা খুশি; তখন তুরুপের "
      .. "জোড়া পিঠটি জেতে।",
  ["The dealer leads a pair of fours of hearts."]
    = "ডিলার হরতনের চারের জোড়া দিয়ে শুরু করলেন।",
  ["That is a pair of hearts, too; sevens or jacks will do."]
    = "সেটিও হরতনের জোড়া; সাত বা গোলামেই চলবে।",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you "
    .. "have pairs of hearts, so you had to play one."]
    = "ইশকাপনের টেক্কা, অর্থাৎ তুরুপের জোড়া, পিঠটি জিতত; কিন্তু আপনার হাতে "
      .. "হরতনের জোড়া আছে, তাই তারই একটি খেলতে হলো।",
}
