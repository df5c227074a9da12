-- Tute, in Bengali.

return {
  ["Tute"] = "টুট",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."]
    = "টুট: ট্রিকে পয়েন্ট জেতা, কিং ও নাইটের ঘোষণা, স্প্যানিশ কার্ড।",
  ["tute"] = "টুট",
  ["forty"] = "চল্লিশ",
  ["how many play; two or three each for oneself"]
    = "কজন খেলেন; দুজন বা তিনজন হলে প্রত্যেকে নিজের জন্য",
  ["games that win the match"] = "কটি গেম জিতলে ম্যাচ জয়",
  ["points from which a won round counts two games; 0: never"]
    = "জেতা রাউন্ড কত পয়েন্ট থেকে দুটি গেম গোনা হয়; 0: কখনও নয়",
  ["what tute wins; nothing: it cannot be declared"]
    = "টুট কী জেতায়; nothing: ঘোষণা করা যায় না",
  ["a side that won a trick without declaring may still declare later"]
    = "কোনো দল ট্রিক জিতে ঘোষণা না করলেও পরে ঘোষণা করতে পারে",
  ["whoever has to trump must beat the trumps played"]
    = "যাকে ট্রাম্প খেলতে হয়, তাকে খেলা ট্রাম্পগুলোর চেয়ে উঁচু ট্রাম্প খেলতে হবে",
  ["whoever cannot beat the trumps played must trump all the same"]
    = "খেলা ট্রাম্পগুলোর চেয়ে উঁচু ট্রাম্প না থাকলেও ট্রাম্প খেলতে হবে",
  ["the suit led must be beaten after somebody has trumped, too"]
    = "কেউ ট্রাম্প খেলার পরেও প্রারম্ভিক স্যুটে উঁচু কার্ড খেলতে হবে",
  ["what two players owe while there is a stock: nothing, to follow suit, "
    .. "or all"]
    = "স্টক থাকতে দুই খেলোয়াড়ের বাধ্যবাধকতা: কিছুই নয় (free), একই স্যুট খেলা "
      .. "(follow), বা সবই (strict)",
  ["Eight cards each for two players, twelve for three, ten for four."]
    = "দুই খেলোয়াড় হলে প্রত্যেকে আটটি কার্ড, তিনজন হলে বারোটি, চারজন হলে দশটি।",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With "
    .. "two players the next card makes trump and lies face up under the "
    .. "stock."]
    = "সর্বশেষ বিতরণ করা কার্ড ট্রাম্প ঠিক করে। কার্ডটি ডিলারের, সবাইকে দেখানো হয়। "
      .. "দুই খেলোয়াড় হলে পরের কার্ডটি ট্রাম্প ঠিক করে এবং মুখ ওপরে করে স্টকের নিচে "
      .. "থাকে।",
  ["the last card dealt makes trump"]
    = "সর্বশেষ বিতরণ করা কার্ড ট্রাম্প ঠিক করে",
  ["The player on the dealer's right leads."]
    = "ডিলারের ডান পাশের খেলোয়াড় (“হ্যান্ড”) শুরু করেন।",
  ["After a trick its winner may declare once; if not, the partner may. "
    .. "Both are asked, whatever they hold. Two players first may exchange, "
    .. "then draw, the winner first, and may declare until the stock is "
    .. "gone."] =
    "ট্রিকের পরে বিজয়ী একবার ঘোষণা করতে পারেন; তিনি না করলে তাঁর "
    .. "অংশীদার পারেন। হাতে যা-ই থাকুক, দুজনকেই জিজ্ঞেস করা হয়। দুই "
    .. "খেলোয়াড় হলে আগে কার্ড পরিবর্তন করা যায়, তারপর দুজনই কার্ড টানেন, "
    .. "বিজয়ী আগে; স্টক শেষ না হওয়া পর্যন্ত ঘোষণা করা যায়।",
  ["Of two players the winner may exchange the seven of trumps for a "
    .. "turned ace, three or court card, or the two of trumps for a lower "
    .. "one; or both in turn."]
    = "দুই খেলোয়াড় হলে বিজয়ী ট্রাম্পের সাত দিয়ে উল্টানো এস, তিন বা ছবির "
      .. "কার্ড, অথবা ট্রাম্পের দুই দিয়ে তার চেয়ে নিচু কার্ড পরিবর্তন করতে "
      .. "পারেন; পরপর দুটোও করা যায়।",
  ["exchange the turned card?"] = "উল্টানো কার্ডটি পরিবর্তন করবেন?",
  ["exchange"] = "পরিবর্তন",
  ["continue"] = "এগোন",
  ["declare"] = "ঘোষণা",
  ["declare 40"] = "40 ঘোষণা",
  ["declare clubs"] = "ক্লাব ঘোষণা",
  ["declare coins"] = "মুদ্রা ঘোষণা",
  ["declare cups"] = "কাপ ঘোষণা",
  ["declare swords"] = "তলোয়ার ঘোষণা",
  ["clubs"] = "ক্লাব",
  ["coins"] = "মুদ্রা",
  ["cups"] = "কাপ",
  ["swords"] = "তলোয়ার",
  ["beat led"] = "উঁচু কার্ড খেলা",
  ["may declare"] = "কখন ঘোষণা চলে",
  ["the forty"] = "চল্লিশ",
  ["the forty {1}"] = "চল্লিশ {1}",
  ["twenty in clubs"] = "ক্লাবে কুড়ি",
  ["twenty in coins"] = "মুদ্রায় কুড়ি",
  ["twenty in cups"] = "কাপে কুড়ি",
  ["twenty in swords"] = "তলোয়ারে কুড়ি",
  ["twenty in clubs {1}"] = "ক্লাবে কুড়ি {1}",
  ["twenty in coins {1}"] = "মুদ্রায় কুড়ি {1}",
  ["twenty in cups {1}"] = "কাপে কুড়ি {1}",
  ["twenty in swords {1}"] = "তলোয়ারে কুড়ি {1}",
  ["card points {1}"] = "কার্ডের পয়েন্ট {1}",
  ["card points {1} = {2}"] = "কার্ডের পয়েন্ট {1} = {2}",
  ["last trick {1} = {2}"] = "শেষ ট্রিক {1} = {2}",
  ["Tute and the 40 must be what a side declares first: after 20 it is "
    .. "too late. A player who could declare the 40 may not declare 20, but "
    .. "the partner may."] =
    "টুট ও 40 হতে হবে দলের প্রথম ঘোষণা: 20-এর পরে আর হয় না। যিনি 40 "
    .. "ঘোষণা করতে পারতেন, তিনি 20 ঘোষণা করতে পারেন না, তবে তাঁর অংশীদার "
    .. "পারেন।",
  ["King and knight of trumps in one hand are the 40, of another suit 20 "
    .. "points; all four kings, or all four knights, are tute. Cards "
    .. "declared are shown and stay in the hand; the card just drawn "
    .. "cannot be among them. Tute ends the round. A side that wins a "
    .. "trick and declares nothing, whether or not it could, may not "
    .. "declare later."]
    = "এক হাতে ট্রাম্পের কিং ও নাইট (“অ্যাকুস”) মানে 40, অন্য স্যুটের হলে 20 "
      .. "পয়েন্ট; চারটি কিং বা চারটি নাইট মানে টুট। ঘোষণা করা কার্ড দেখাতে "
      .. "হয়, তবে হাতেই থাকে; এইমাত্র টানা কার্ড তার মধ্যে থাকতে পারে না। "
      .. "টুট হলে রাউন্ড শেষ। কোনো দল ট্রিক জিতে কিছু ঘোষণা না করলে, করার "
      .. "মতো থাকুক বা না থাকুক, পরে আর ঘোষণা করতে পারে না।",
  ["declare king and knight: 40 in {trump}, 20 in others?"]
    = "কিং ও নাইট ঘোষণা করবেন? {trump} হলে 40, অন্য স্যুট হলে 20",
  ["Cards, declarations and ten points for the last trick are added up. "
    .. "The side with the most wins one game, or two with 121 points or "
    .. "what is chosen instead; with equal points nobody wins. Tute wins "
    .. "the match, or a round that counts two games."] =
    "কার্ড, ঘোষণা ও শেষ ট্রিকের দশ পয়েন্ট (“শেষ দশ”) যোগ করা হয়। যে "
    .. "দলের পয়েন্ট সবচেয়ে বেশি, সেটি একটি গেম জেতে, 121 পয়েন্ট (বা তার "
    .. "বদলে যা ঠিক করা থাকে) হলে দুটি; সমান হলে কেউ জেতে না। টুট ম্যাচ "
    .. "জেতায়, অথবা দুই গেমের রাউন্ড।",

  -- examples
  ["the suit led must be beaten"]
    = "প্রারম্ভিক স্যুটে আরও উঁচু কার্ড খেলতে হবে",
  ["whoever cannot beat it follows suit"]
    = "উঁচু কার্ড না থাকলে একই স্যুটের যেকোনো কার্ড",
  ["a partner's card must be beaten too"]
    = "অংশীদারের কার্ডের চেয়েও উঁচু কার্ড খেলতে হবে",
  ["once somebody has trumped there is no duty to beat"]
    = "কেউ ট্রাম্প খেললে উঁচু কার্ড খেলার বাধ্যতা থাকে না",
  ["a trump led is beaten by a higher one"]
    = "ট্রাম্প দিয়ে শুরু হলে আরও উঁচু ট্রাম্প খেলতে হয়",
  ["without the suit led a higher trump is forced"]
    = "প্রারম্ভিক স্যুট না থাকলে আরও উঁচু ট্রাম্প খেলতেই হবে",
  ["a lower trump is not forced"] = "নিচু ট্রাম্প খেলা বাধ্যতামূলক নয়",
  ["without the suit led and without trumps anything goes"]
    = "প্রারম্ভিক স্যুট ও ট্রাম্প না থাকলে যেকোনো কার্ড চলে",
  ["with two players and a stock any card may be played"]
    = "দুই খেলোয়াড় ও স্টক থাকলে যেকোনো কার্ড খেলা যায়",
  ["with two players and no stock the duties hold"]
    = "দুই খেলোয়াড়, স্টক শেষ: বাধ্যবাধকতা খাটে",
  ["a stock played with following suit"]
    = "স্টক থাকতেও একই স্যুট খেলতে হয়",
  ["a strict stock"] = "স্টক থাকতেও সব বাধ্যবাধকতা খাটে",
  ["the ace beats the three"] = "এস তিনের চেয়ে উঁচু",
  ["the highest trump wins"] = "সর্বোচ্চ ট্রাম্প জেতে",
  ["121 points count two games"] = "121 পয়েন্টে দুটি গেম",
  ["120 points count one"] = "120 পয়েন্টে একটি",
  ["65 points each count nothing"] = "দুই দলের 65 করে হলে কেউ জেতে না",
  ["tute wins the match"] = "টুট ম্যাচ জেতায়",
  ["tute wins a double round"] = "টুট দুই গেমের রাউন্ড জেতায়",
  ["what the cards of a suit count"] = "এক স্যুটের কার্ডের মোট পয়েন্ট",
  ["the last trick counts ten, here to 65 of all points"]
    = "শেষ ট্রিকে দশ পয়েন্ট, এখানে তাতে মোট 65",
  ["where nothing counts double 121 points are one game"]
    = "দ্বিগুণ না থাকলে 121 পয়েন্টেও একটি গেম",
  ["where one point is enough every game counts double"]
    = "এক পয়েন্টই যথেষ্ট হলে প্রতিটি জয়ে দুটি গেম",
  ["tute wins a single round where nothing counts double"]
    = "দ্বিগুণ না থাকলে টুট এক গেমের রাউন্ড জেতায়",
  ["it counts two even if one point makes a round double"]
    = "এক পয়েন্টেই রাউন্ড দ্বিগুণ হলেও টুটে দুটি গেম",
  ["ten cards each for four"] = "চারজনে প্রত্যেকে দশটি কার্ড",
  ["twelve for three"] = "তিনজনে বারোটি",
  ["eight for two"] = "দুজনে আটটি",
  ["for two a card is turned, which makes trump"]
    = "দুজনে একটি কার্ড উল্টানো হয়, সেটি ট্রাম্প ঠিক করে",
  ["tute may be declared"] = "টুট ঘোষণা করা যায়",
  ["but not where it wins nothing"] = "তবে টুট কিছু না জেতালে নয়",
  ["the forty may be declared even there"] = "সেখানেও 40 ঘোষণা করা যায়",
  ["twenty may be declared"] = "20 ঘোষণা করা যায়",
  ["the values of the options"] = "বিকল্পগুলোর মান",
  ["whoever has won a trick may declare twenty for king and knight"]
    = "যিনি ট্রিক জেতেন, তিনি কিং ও নাইটে 20 ঘোষণা করতে পারেন",
  ["one declaration a trick: then the next card is led"]
    = "প্রতিটি জেতা ট্রিকে একটিই ঘোষণা: তারপর পরের ট্রিক শুরু",
  ["of two players who has won a trick may exchange the seven"]
    = "দুজনের মধ্যে যিনি ট্রিক জেতেন, তিনি সাত দিয়ে পরিবর্তন করতে পারেন",
  ["then the king is in hand, the seven is turned, and both have drawn"]
    = "তখন কিং হাতে, সাত উল্টানো, এবং দুজনই কার্ড টেনেছেন",
  ["or the king stays, and after the draw cups may be declared"]
    = "অথবা কিং থাকে, আর টানার পরে কাপ ঘোষণা করা যায়",
  ["whoever has king and knight of trumps declares them first"]
    = "ট্রাম্পের কিং ও নাইট থাকলে আগে সেটিই ঘোষণা করতে হয়",
  ["where cups are trump the others are clubs and coins"]
    = "কাপ ট্রাম্প হলে বাকি দুটি ক্লাব ও মুদ্রা",
  ["four kings are tute, which counts no points and wins"]
    = "চারটি কিং মানে টুট: পয়েন্ট নেই, তবে জয়",
  ["king and knight of trumps are forty points"] =
    "ট্রাম্পের কিং ও নাইট মানে চল্লিশ পয়েন্ট",
  ["beat led always"] = "সবসময় প্রারম্ভিক স্যুটে উঁচু কার্ড খেলা",
}
