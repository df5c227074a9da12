-- The sentences of the lesson downtown.lua, in Bengali.

return {
  ["Downtown"] = "ডাউনটাউন",
  ["A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways."]
    = "ডাক বলে দেয় আপনার দল ছয়ের বেশি কটি পিঠ নেবে, আর কোন দিকে: আপটাউনে "
      .. "উঁচু কার্ড জেতে, ডাউনটাউনে নিচু। টেক্কা দুদিকেই উঁচু।",
  ["Three aces, and deuces and threes behind them: you speak first."]
    = "তিনটি টেক্কা, তার পেছনে দুই আর তিন: প্রথম ডাক আপনার।",
  ["a number alone is uptown, where your deuces are the lowest."]
    = "শুধু সংখ্যা বললে আপটাউন, সেখানে আপনার দুইগুলো সবচেয়ে নিচু।",
  ["six spades would be a pity without trumps."]
    = "তুরুপ না থাকলে ছয়টি ইশকাপন নষ্ট হবে।",
  ["this hand wins many tricks: only say which way up."]
    = "এই হাত অনেক পিঠ জেতে: শুধু বলুন কোন দিকে।",
  ["Promise four, five at the most, and say downtown."]
    = "চার ডাকুন, বড়জোর পাঁচ, আর বলুন ডাউনটাউন।",
  ["All others pass."] = "বাকি সবাই পাস দেন।",
  ["You name the trump suit before anybody has seen the kitty."]
    = "কেউ কিটি দেখার আগে আপনি তুরুপ স্যুট বলেন।",
  ["Take the suit in which you hold most cards."]
    = "যে স্যুটের কার্ড আপনার সবচেয়ে বেশি, সেটি নিন।",
  ["Downtown with spades: ace, deuce, three, four and five are the highest "
    .. "trumps below the jokers."]
    = "ইশকাপনে ডাউনটাউন: জোকারের নিচে টেক্কা, দুই, তিন, চার ও পাঁচ সর্বোচ্চ "
      .. "তুরুপ।",
}
