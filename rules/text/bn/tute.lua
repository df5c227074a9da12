-- Tute, in Bengali.

return {
  ["Tute"] = "টুট",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."]
    = "টুট: পিঠের পয়েন্ট, সাহেব ও ঘোড়সওয়ারের ঘোষণা, স্প্যানিশ তাস।",
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
    = "কোনো দল পিঠ জিতে ঘোষণা না করলেও পরে ঘোষণা করতে পারে",
  ["whoever has to trump must beat the trumps played"]
    = "যাকে তুরুপ খেলতে হয়, তাকে টেবিলে পড়া তুরুপগুলোর চেয়ে উঁচু তুরুপ খেলতে হবে",
  ["whoever cannot beat the trumps played must trump all the same"]
    = "টেবিলে পড়া তুরুপগুলোর চেয়ে উঁচু তুরুপ না থাকলেও তুরুপ খেলতে হবে",
  ["the suit led must be beaten after somebody has trumped, too"]
    = "কেউ তুরুপ খেলার পরেও শুরুর স্যুটে উঁচু কার্ড খেলতে হবে",
  ["what two players owe while there is a stock: nothing, to follow suit, "
    .. "or all"]
    = "স্টক থাকতে দুই খেলোয়াড়ের বাধ্যবাধকতা: কিছুই নয় (free), একই স্যুট খেলা "
      .. "(follow), বা সবই (strict)",
  ["Eight cards each for two players, twelve for three, ten for four."]
    = "দুই খেলোয়াড় হলে প্রত্যেকে আটটি কার্ড, তিনজন হলে বারোটি, চারজন হলে দশটি।",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With "
    .. "two players the next card makes trump and lies face up under the "
    .. "stock."]
    = "শেষ বাঁটা কার্ড তুরুপ ঠিক করে। কার্ডটি ডিলারের, সবাইকে দেখানো হয়। "
      .. "দুই খেলোয়াড় হলে পরের কার্ডটি তুরুপ ঠিক করে এবং চিত করে স্টকের নিচে "
      .. "থাকে।",
  ["the last card dealt makes trump"]
    = "শেষ বাঁটা কার্ড তুরুপ ঠিক করে",
  ["The player on the dealer's right leads."]
    = "ডিলারের ডান পাশের খেলোয়াড় (“হ্যান্ড”) শুরু করেন।",
  ["After a trick its winner may declare once; if not, the partner may. "
    .. "Both are asked, whatever they hold. Two players first may exchange, "
    .. "then draw, the winner first, and may declare until the stock is "
    .. "gone."] =
    "পিঠের পরে বিজয়ী একবার ঘোষণা করতে পারেন; তিনি না করলে তাঁর "
    .. "পার্টনার পারেন। হাতে যা-ই থাকুক, দুজনকেই জিজ্ঞেস করা হয়। দুই "
    .. "খেলোয়াড় হলে আগে কার্ড বদলে নেওয়া যায়, তারপর দুজনই কার্ড টানেন, "
    .. "বিজয়ী আগে; স্টক শেষ না হওয়া পর্যন্ত ঘোষণা করা যায়।",
  ["Of two players the winner may exchange the seven of trumps for a "
    .. "turned ace, three or court card, or the two of trumps for a lower "
    .. "one; or both in turn."]
    = "দুই খেলোয়াড় হলে বিজয়ী তুরুপের সাত দিয়ে উল্টানো টেক্কা, তিন বা ছবির "
      .. "কার্ড, অথবা তুরুপের দুই দিয়ে তার চেয়ে নিচু কার্ড বদলে নিতে "
      .. "পারেন; পরপর দুটোও করা যায়।",
  ["exchange the turned card?"] = "উল্টানো কার্ডটি বদলে নেবেন?",
  ["exchange"] = "বদল",
  ["continue"] = "এগোন",
  ["declare"] = "ঘোষণা",
  ["declare 40"] = "40 ঘোষণা",
  ["declare clubs"] = "লাঠি ঘোষণা",
  ["declare coins"] = "মুদ্রা ঘোষণা",
  ["declare cups"] = "কাপ ঘোষণা",
  ["declare swords"] = "তলোয়ার ঘোষণা",
  ["clubs"] = "লাঠি",
  ["coins"] = "মুদ্রা",
  ["cups"] = "কাপ",
  ["swords"] = "তলোয়ার",
  ["beat led"] = "উঁচু কার্ড খেলা",
  ["may declare"] = "কখন ঘোষণা চলে",
  ["the forty"] = "চল্লিশ",
  ["the forty {1}"] = "চল্লিশ {1}",
  ["twenty in clubs"] = "লাঠিতে কুড়ি",
  ["twenty in coins"] = "মুদ্রায় কুড়ি",
  ["twenty in cups"] = "কাপে কুড়ি",
  ["twenty in swords"] = "তলোয়ারে কুড়ি",
  ["twenty in clubs {1}"] = "লাঠিতে কুড়ি {1}",
  ["twenty in coins {1}"] = "মুদ্রায় কুড়ি {1}",
  ["twenty in cups {1}"] = "কাপে কুড়ি {1}",
  ["twenty in swords {1}"] = "তলোয়ারে কুড়ি {1}",
  ["card points {1}"] = "কার্ডের পয়েন্ট {1}",
  ["card points {1} = {2}"] = "কার্ডের পয়েন্ট {1} = {2}",
  ["last trick {1} = {2}"] = "শেষ পিঠ {1} = {2}",
  ["Tute and the 40 must be what a side declares first: after 20 it is "
    .. "too late. A player who could declare the 40 may not declare 20, but "
    .. "the partner may."] =
    "টুট ও 40 হতে হবে দলের প্রথম ঘোষণা: 20-এর পরে আর হয় না। যিনি 40 "
    .. "ঘোষণা করতে পারতেন, তিনি 20 ঘোষণা করতে পারেন না, তবে তাঁর পার্টনার "
    .. "পারেন।",
  ["King and knight of trumps in one hand are the 40, of another suit 20 "
    .. "points; all four kings, or all four knights, are tute. Cards "
    .. "declared are shown and stay in the hand; the card just drawn "
    .. "cannot be among them. Tute ends the round. A side that wins a "
    .. "trick and declares nothing, whether or not it could, may not "
    .. "declare later."]
    = "এক হাতে তুরুপের সাহেব ও ঘোড়সওয়ার (“অ্যাকুস”) মানে 40, অন্য স্যুটের হলে 20 "
      .. "পয়েন্ট; চারটি সাহেব বা চারটি ঘোড়সওয়ার মানে টুট। ঘোষণা করা কার্ড দেখাতে "
      .. "হয়, তবে হাতেই থাকে; এইমাত্র টানা কার্ড তার মধ্যে থাকতে পারে না। "
      .. "টুট হলে রাউন্ড শেষ। কোনো দল পিঠ জিতে কিছু ঘোষণা না করলে, করার "
      .. "মতো থাকুক বা না থাকুক, পরে আর ঘোষণা করতে পারে না।",
  ["declare king and knight: 40 in {trump}, 20 in others?"]
    = "সাহেব ও ঘোড়সওয়ার ঘোষণা করবেন? {trump} হলে 40, অন্য স্যুট হলে 20",
  ["Cards, declarations and ten points for the last trick are added up. "
    .. "The side with the most wins one game, or two with 121 points or "
    .. "what is chosen instead; with equal points nobody wins. Tute wins "
    .. "the match, or a round that counts two games."] =
    "কার্ড, ঘোষণা ও শেষ পিঠের দশ পয়েন্ট (“শেষ দশ”) যোগ করা হয়। যে "
    .. "দলের পয়েন্ট সবচেয়ে বেশি, সেটি একটি গেম জেতে, 121 পয়েন্ট (বা তার "
    .. "বদলে যা ঠিক করা থাকে) হলে দুটি; সমান হলে কেউ জেতে না। টুট ম্যাচ "
    .. "জেতায়, অথবা দুই গেমের রাউন্ড।",

  -- examples
  ["the suit led must be beaten"]
    = "শুরুর স্যুটে আরও উঁচু কার্ড খেলতে হবে",
  ["whoever cannot beat it follows suit"]
    = "উঁচু কার্ড না থাকলে একই স্যুটের যেকোনো কার্ড",
  ["a partner's card must be beaten too"]
    = "পার্টনারের কার্ডের চেয়েও উঁচু কার্ড খেলতে হবে",
  ["once somebody has trumped there is no duty to beat"]
    = "কেউ তুরুপ খেললে উঁচু কার্ড খেলার বাধ্যতা থাকে না",
  ["a trump led is beaten by a higher one"]
    = "তুরুপ দিয়ে শুরু হলে আরও উঁচু তুরুপ খেলতে হয়",
  ["without the suit led a higher trump is forced"]
    = "শুরুর স্যুট না থাকলে আরও উঁচু তুরুপ খেলতেই হবে",
  ["a lower trump is not forced"] = "নিচু তুরুপ খেলা বাধ্যতামূলক নয়",
  ["without the suit led and without trumps anything goes"]
    = "শুরুর স্যুট ও তুরুপ না থাকলে যেকোনো কার্ড চলে",
  ["with two players and a stock any card may be played"]
    = "দুই খেলোয়াড় ও স্টক থাকলে যেকোনো কার্ড খেলা যায়",
  ["with two players and no stock the duties hold"]
    = "দুই খেলোয়াড়, স্টক শেষ: বাধ্যবাধকতা খাটে",
  ["a stock played with following suit"]
    = "স্টক থাকতেও একই স্যুট খেলতে হয়",
  ["a strict stock"] = "স্টক থাকতেও সব বাধ্যবাধকতা খাটে",
  ["the ace beats the three"] = "টেক্কা তিনের চেয়ে উঁচু",
  ["the highest trump wins"] = "সর্বোচ্চ তুরুপ জেতে",
  ["121 points count two games"] = "121 পয়েন্টে দুটি গেম",
  ["120 points count one"] = "120 পয়েন্টে একটি",
  ["65 points each count nothing"] = "দুই দলের 65 করে হলে কেউ জেতে না",
  ["tute wins the match"] = "টুট ম্যাচ জেতায়",
  ["tute wins a double round"] = "টুট দুই গেমের রাউন্ড জেতায়",
  ["what the cards of a suit count"] = "এক স্যুটের কার্ডের মোট পয়েন্ট",
  ["the last trick counts ten, here to 65 of all points"]
    = "শেষ পিঠে দশ পয়েন্ট, তা নিয়ে এখানে মোট 65",
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
    = "দুজনে একটি কার্ড উল্টানো হয়, সেটি তুরুপ ঠিক করে",
  ["tute may be declared"] = "টুট ঘোষণা করা যায়",
  ["but not where it wins nothing"] = "তবে টুট কিছু না জেতালে নয়",
  ["the forty may be declared even there"] = "সেখানেও 40 ঘোষণা করা যায়",
  ["twenty may be declared"] = "20 ঘোষণা করা যায়",
  ["the values of the options"] = "বিকল্পগুলোর মান",
  ["whoever has won a trick may declare twenty for king and knight"]
    = "যিনি পিঠ জেতেন, তিনি সাহেব ও ঘোড়সওয়ারে 20 ঘোষণা করতে পারেন",
  ["one declaration a trick: then the next card is led"]
    = "প্রতিটি জেতা পিঠে একটিই ঘোষণা: তারপর পরের পিঠ শুরু",
  ["of two players who has won a trick may exchange the seven"]
    = "দুজনের মধ্যে যিনি পিঠ জেতেন, তিনি সাত দিয়ে কার্ডটি বদলে নিতে পারেন",
  ["then the king is in hand, the seven is turned, and both have drawn"]
    = "তখন সাহেব হাতে, সাত উল্টানো, এবং দুজনই কার্ড টেনেছেন",
  ["or the king stays, and after the draw cups may be declared"]
    = "অথবা সাহেব থাকে, আর টানার পরে কাপ ঘোষণা করা যায়",
  ["whoever has king and knight of trumps declares them first"]
    = "তুরুপের সাহেব ও ঘোড়সওয়ার থাকলে আগে সেটিই ঘোষণা করতে হয়",
  ["where cups are trump the others are clubs and coins"]
    = "কাপ তুরুপ হলে বাকি দুটি লাঠি ও মুদ্রা",
  ["four kings are tute, which counts no points and wins"]
    = "চারটি সাহেব মানে টুট: পয়েন্ট নেই, তবে জয়",
  ["king and knight of trumps are forty points"] =
    "তুরুপের সাহেব ও ঘোড়সওয়ার মানে চল্লিশ পয়েন্ট",
  ["beat led always"] = "সবসময় শুরুর স্যুটে উঁচু কার্ড খেলা",
}
