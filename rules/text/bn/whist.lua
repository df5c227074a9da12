-- Whist, in Bengali.

return {
  ["Whist"] = "হুইস্ট",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."]
    = "হুইস্ট: দুই জুটি, তেরোটি পিঠ, শেষ বাঁটা কার্ড তুরুপ ঠিক করে।",
  ["where trump comes from"] = "তুরুপ কোথা থেকে আসে",
  ["points that win the game"] = "কত পয়েন্টে খেলা জেতা যায়",
  ["rounds to play, the higher total wins; 0: to target"]
    = "কটি রাউন্ড, যার মোট বেশি তার জয়; 0: লক্ষ্য পর্যন্ত",
  ["seat that deals first; 0: drawn at random"]
    = "কোন আসন আগে বাঁটে; 0: লটারিতে ঠিক হয়",
  ["Thirteen cards each, one at a time, from the dealer's left."]
    = "প্রত্যেকে তেরোটি কার্ড, একটি একটি করে, ডিলারের বাঁ পাশ থেকে।",
  ["The last card dealt is shown: its suit is trump, and it belongs to "
    .. "the dealer's hand. If it is chosen that trumps rotate instead, they "
    .. "are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "শেষ বাঁটা কার্ডটি সবাইকে দেখানো হয়: তার স্যুট তুরুপ, আর "
    .. "কার্ডটি ডিলারের হাতের। তার বদলে তুরুপ পালা করে বদলানো ঠিক করা "
    .. "থাকলে ক্রম হরতন, রুইতন, ইশকাপন, চিড়িতন এবং, সেভাবে ঠিক করা থাকলে, "
    .. "নো ট্রাম্প।",
  ["the last card dealt makes trump"]
    = "শেষ বাঁটা কার্ড তুরুপ ঠিক করে",
  ["The dealer's left leads to the first trick."]
    = "ডিলারের বাঁ পাশের জন প্রথম পিঠ শুরু করেন।",
  ["A side's tricks above six are its points."]
    = "দলের ছয়ের বেশি যত পিঠ, তত পয়েন্ট।",
  ["tricks above six"] = "ছয়ের বেশি পিঠ",

  -- examples
  ["the only club must be played"] = "একমাত্র চিড়িতনটি খেলতেই হবে",
  ["without a club any card may be played"]
    = "চিড়িতন না থাকলে যেকোনো কার্ড খেলা যায়",
  ["only the suit led binds"] = "শুধু শুরুর স্যুট মানতে হয়",
  ["the highest card of the suit led wins"]
    = "শুরুর স্যুটের সর্বোচ্চ কার্ড জেতে",
  ["a trump beats the suit led"] = "তুরুপ শুরুর স্যুটকে হারায়",
  ["the highest trump wins"] = "সর্বোচ্চ তুরুপ জেতে",
  ["without trump only the suit led can win"]
    = "তুরুপ না থাকলে শুধু শুরুর স্যুট জিততে পারে",
  ["thirteen cards each, and the last one makes trump"]
    = "প্রত্যেকে তেরোটি কার্ড, শেষেরটি তুরুপ ঠিক করে",
  ["the values of the options"] = "বিকল্পগুলোর মান",
  ["seven tricks are one point"] = "সাতটি পিঠে এক পয়েন্ট",
  ["the first side with five points has won"]
    = "যে দল আগে পাঁচ পয়েন্ট পায়, জয় তার",
  ["a tournament goes on past the target"]
    = "টুর্নামেন্ট লক্ষ্য পেরিয়ে গেলেও চলতে থাকে",
  ["after the last round of a tournament the higher total wins"]
    = "টুর্নামেন্টের শেষ রাউন্ডের পরে যার মোট বেশি, জয় তার",
  ["equal totals at the end of a tournament are a draw"]
    = "টুর্নামেন্টের শেষে মোট সমান হলে ড্র",
}
