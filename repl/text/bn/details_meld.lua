-- The help on words in Bengali: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "যেখানে মেল্ড হাতেই থাকে (তথ্য `melds`-এর `in_hand`) সেখানে পালায় "
      .. "কেউ মেল্ড করেন না: যিনি কার্ড ফেলেন তিনি সেই কার্ডে নক করতে পারেন, "
      .. "আর তাতে পালা শেষ।",
  ["true: players may ask their partners \"May I go out?\""] =
    "true: খেলোয়াড় পার্টনারকে জিজ্ঞেস করতে পারেন: “আমি কি হাত খালি করব?”",
  ["the most points that a player who knocks may have left over (0)"] =
    "যিনি নক করেন তাঁর সর্বোচ্চ কত পয়েন্ট বাকি থাকতে পারে (0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true: কেউ টানার আগে স্তূপের উপরের কার্ড পালাক্রমে প্রত্যেককে দেওয়া "
      .. "হয়, যিনি নেন বা পাস দেন; সবাই পাস দিলে প্রথম জন টানেন",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "কোনো পালার পরে স্টকে এতগুলো কার্ড থাকলেও পালা শেষ (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "যে পালায় একটি কার্ড ততবার স্তূপ থেকে নেওয়া হলো তার পরেও পালা শেষ "
      .. "(যতবার খুশি)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "যাঁর কার্ড শেষ বা যিনি নক করেছেন; বা nil, আর শেষ পালার খেলোয়াড়",
  ["the game has no fact `taking`, which names the pile"] =
    "খেলায় তথ্য `taking` নেই, যা স্তূপের নাম বলে",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "কার্ড টানা বা নেওয়া না হলে পালায় আর কিছু নেই।",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "খেলোয়াড় কাকে জিজ্ঞেস করতে পারেন: “আমি কি হাত খালি করব?”, `ask_melds`-এর "
      .. "মতো (কাউকে না)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "পালা কীভাবে শুরু হলো, আর স্তূপের সঙ্গে যা হলো তা ছাড়া খেলোয়াড় "
      .. "মেল্ড করলেন কি না; `draw_or_take` কিছু না দিলে কিছু না",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "খেলোয়াড় স্টকের উপরের কার্ড টানেন, বা তথ্য `taking` মতো ফেলা "
      .. "কার্ডের স্তূপ নেন এবং তার কিছু সঙ্গে সঙ্গে মেল্ড করেন। তথ্য "
      .. "`laid_down`-এ নাম করা কার্ড সরিয়ে রাখা হয় ও তার বদলে নতুন আসে। "
      .. "স্টক শেষ হলে খেলোয়াড় স্তূপ নেন বা পাস দেন।",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "খেলোয়াড় কী করলেন; পাস দিলে, বা স্টকের শেষ কার্ড সরিয়ে রাখতে হলে "
      .. "কিছু না: তখন পালা নেই",
  ["The fact `melds` says what is allowed."] = "কী চলে তা তথ্য `melds` বলে।",
  ["the player whose turn it is, after `draw_or_take`"] =
    "যাঁর পালা, `draw_or_take`-এর পরে",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "খেলোয়াড় কাকে, একবার ও কিছু মেল্ড করার আগে, জিজ্ঞেস করতে পারেন: “আমি কি হাত "
      .. "খালি করব?”; হ্যাঁ হলে হাত খালি করতেই হবে, না হলে হাত খালি করা যাবে না "
      .. "(কাউকে না)",
  ["Does nothing if the hand is empty."] = "হাত খালি হলে কিছু করে না।",
  ["the card, as text; nothing if the hand was empty"] =
    "কার্ডটি, লেখা হিসেবে; হাত খালি থাকলে কিছু না",
  ["Words that draw or take cards later do the same themselves."] =
    "পরে যে শব্দ কার্ড টানে বা নেয় সেগুলো নিজেরাই তা করে।",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "একজন খেলোয়াড়; না দিলে ডিলারের পরের জন থেকে পালাক্রমে সবাই",
  ["the side; if left out, all sides"] = "দলটি; না দিলে সব দল",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "{ side = তার সংখ্যা, kind = \"set\", \"run\" বা \"wild\", rank বা "
      .. "suit, cards = লেখা, as = ওয়াইল্ড কার্ডের নাম বলা হলে যে কার্ডের "
      .. "জায়গায় সেগুলো আছে তার লেখা, size, wild = কটি ওয়াইল্ড, points, "
      .. "full = false বা \"natural\", \"mixed\", \"wild\" }-এর তালিকা",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়; বা মেল্ডের তালিকা, প্রতিটি "
      .. "তার কার্ডের লেখা",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "কটি আছে, তাদের কার্ডের পয়েন্ট কত, আর কটি পূর্ণ: স্বাভাবিক কার্ডের, "
      .. "ওয়াইল্ড কার্ডসহ, শুধু ওয়াইল্ড কার্ডের",
  ["an item of the list is no meld"] = "তালিকার কোনো জিনিস মেল্ড নয়",
  ["Melds laid in one move count together."] =
    "এক চালে রাখা মেল্ড একসঙ্গে গোনা হয়।",
  ["a side, its number, or a player"] =
    "একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়",
  ["a whole number; 0: any first meld will do"] =
    "একটি পূর্ণসংখ্যা; 0: প্রথম মেল্ড যেকোনোটি হলেই চলে",
  ["the player whose turn it was"] = "যাঁর পালা ছিল",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "শুধু দলের নিজের খেলোয়াড়েরা তার মেল্ডে যোগ করেন: সেগুলো "
      .. "`side.melds` গোনে",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "সবাই তা দেখেন, এমনভাবে মেল্ডে ভাগ করা যাতে বাকি কার্ডের পয়েন্ট "
      .. "সবচেয়ে কম হয়, আর সেগুলো কত। এমন কয়েকটি উপায় থাকলে খেলোয়াড়কে "
      .. "জিজ্ঞেস করা হয় কোনটি, যদি কিছু বাকি থাকে ও `lying` না দেওয়া হয়।",
  ["the player whose hand it is"] = "যাঁর হাত",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "অন্যদের মেল্ড, তাদের কার্ডের তালিকা, যাতে হাতের কার্ডও যোগ হয়",
  ["an item of the list that self:layouts gives"] =
    "self:layouts-এর দেওয়া তালিকার একটি জিনিস",
  ["the game has no fact `melds`"] = "খেলায় তথ্য `melds` নেই",
  ["the suit led, as a letter (that of `b`)"] =
    "শুরুর স্যুট, অক্ষর হিসেবে (`b`-এর)",
  ["Equal cards have equal heights."] = "সমান কার্ডের উচ্চতা সমান।",
  ["a number; nil for a card that belongs to no suit"] =
    "একটি সংখ্যা; যে কার্ড কোনো স্যুটের নয় তার nil",
  ["Within a rank they keep their order."] =
    "এক মানের ভেতরে তাদের ক্রম একই থাকে।",
  ["how many cards of a rank there must be at least (2)"] =
    "এক মানের অন্তত কটি কার্ড (2)",
  ["a list of texts; jokers are in none"] = "লেখার তালিকা; জোকার কোনোটিতে নেই",
  ["A run that is part of a longer one is left out."] =
    "যে ক্রম আরও লম্বা ক্রমের অংশ তা বাদ যায়।",
  ["how many cards a run has at least (3)"] = "ক্রমে অন্তত কটি কার্ড (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true: ক্রমের সব কার্ড এক স্যুটের; \"printed\": গায়ে ছাপা এক "
      .. "স্যুটের, ডেকের মানের ক্রমে",
  ["a list of texts, low to high; cards that are alike count once"] =
    "লেখার তালিকা, নিচু থেকে উঁচু; একরকম কার্ড একবার ধরা হয়",
  ["there are more than 1,000 runs"] = "1,000-এর বেশি ক্রম আছে",
  ["Cards that count nothing are in none."] =
    "পয়েন্ট ছাড়া কার্ড কোনোটিতে নেই।",
  ["how many cards a set has at most (any number)"] =
    "সেটে সর্বোচ্চ কটি কার্ড (যত খুশি)",
  ["a list of texts, each with the cards that count least first"] =
    "লেখার তালিকা, প্রতিটিতে সবচেয়ে কম পয়েন্টের কার্ড আগে",
  ["there are more than 1,000 sets"] = "1,000-এর বেশি সেট আছে",
  ["which patterns, as the fact calls them"] = "কোন ছক, তথ্য যে নামে ডাকে",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "স্কোরের লাইন: { points, \"reason\" }, self:score_lines-এর জন্য",
  ["the fact has no patterns of that name"] = "তথ্যে এই নামের ছক নেই",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "জোড়া বা ক্রম শেষ কার্ডগুলোর, যেকোনো ক্রমে, আর সবচেয়ে লম্বাটি গোনা "
      .. "হয়; যোগফল সব কার্ডের।",
  ["which patterns, as the fact `patterns` calls them"] =
    "কোন ছক, তথ্য `patterns` যে নামে ডাকে",
  ["text, or a list of texts, in the order in which they were played"] =
    "লেখা, বা লেখার তালিকা, যে ক্রমে খেলা হয়েছে",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "যে দুটি ক্রম এক হতে পারত তা দেওয়া হয় না, আর 32-এর বেশি উপায়ও নয়।",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "লেখা, লেখার তালিকা, কার্ড বা স্তূপ: সর্বোচ্চ 24টি কার্ড",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "টেবিলে পড়া মেল্ড, তাদের কার্ডের তালিকা: কিছু কার্ড তাতে যোগ করা "
      .. "যায়",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "{ melds = লেখার তালিকা, left = বাকি কার্ড, points = সেগুলোর "
      .. "পয়েন্ট, added = `lying`-এর প্রতিটি মেল্ডে যোগ করা কার্ড, বা false "
      .. "}-এর তালিকা",
  ["a card is there twice, or is wild"] = "কোনো কার্ড দুবার আছে, বা ওয়াইল্ড",
  ["see self:layouts"] = "self:layouts দেখুন",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "যে সেট তালিকায় তার আগের অন্য সেটের অংশ তা বাদ যায়।",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "{ \"cards\", value, … }-এর তালিকা, সেরাটি আগে; সর্বোচ্চ 512টি",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true: কোনো কার্ড দুই সেটে ধরা হয় না, আর ভালোগুলো আগে",
  ["a list of entries of `sets`"] = "`sets`-এর জিনিসের তালিকা",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "{ \"cards\", value, … }-এর তালিকা, সেরাটি আগে; সমান মানেরগুলো "
      .. "পাশাপাশি",
  ["how many values are told (1)"] = "কটি মান বলা হয় (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "এই মানের প্রথম সেটের স্থান, আর মানগুলো; খেলোয়াড়ের হাতে কোনো সেট "
      .. "না থেকে থাকলে nil, যা কাউকে বলা হয় না",
  ["the game has several packs"] = "খেলায় কয়েকটি প্যাকেট আছে",
  ["Everyone is told that the player has held these, and no others."] =
    "সবাইকে বলা হয় খেলোয়াড়ের হাতে এগুলো ছিল, আর কোনোটি নয়।",
  ["a list of { \"cards\", value, … }, the best first"] =
    "{ \"cards\", value, … }-এর তালিকা, সেরাটি আগে",
  ["true: no card counts in two sets"] = "true: কোনো কার্ড দুই সেটে ধরা হয় না",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "এই সেটগুলোর যে কার্ড এখনও হাতে তা কেন দেখানো হয়, খেলোয়াড়দের জন্য "
      .. "লেখা, যাতে `{points}` সেটের মান; না দিলে দেখানো হয় না",
  ["a list of entries of `sets`, and the sum of their values"] =
    "`sets`-এর জিনিসের তালিকা, আর তাদের মানের যোগফল",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "অন্যটি যাকে হারায় সে অর্থ বাদ যায়: স্ট্রেট ফ্লাশ স্ট্রেট হিসেবে "
      .. "দেওয়া হয় না। তালিকা থেকে খেলোয়াড় বলতে পারেন কয়েকটির কোনটি; "
      .. "`self:ask`-এর রূপে `beats = { cards, name }` তখন সেটিরই জবাব চায়।",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "সমন্বয়ের নামের তালিকা, তথ্যের শেষটি আগে; কার্ড কোনোটি না হলে খালি",
  ["the game has no combinations"] = "খেলায় সমন্বয় (combinations) নেই",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "একটি পূর্ণসংখ্যা, অন্তত 0; 0: কিছু বাকি থাকা চলবে না",
  ["cards; none if nobody can knock with them"] =
    "কার্ড; এগুলো দিয়ে কেউ নক করতে না পারলে কোনোটি নয়",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "তাতে দলগুলো আলাদা না হলে সেরাটির পরের মান বলা হয়, এবং এভাবে চলে।",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "যাঁর সেট সেরা, সমানদের মধ্যে তালিকার প্রথম জন; কারও না থাকলে nil। "
      .. "আর আসনের ক্রমে বলা মান, লেখা হিসেবে। আর অন্য দলের কোনো খেলোয়াড়ের "
      .. "সমান থাকলে true।",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "যাঁর কিছু নেই তিনি পাস দেন। ঘোষণা হলে সেরাটির মান সবাইকে বলা হয়, "
      .. "tell_best-এর মতো; কার্ড হাতে থাকে।",
  ["who is asked"] = "কাকে জিজ্ঞেস করা হয়",
  ["what is said to declare"] = "ঘোষণা করতে কী বলা হয়",
  ["the value of the best set; nil if none was declared"] =
    "সেরা সেটের মান; কোনোটি ঘোষণা না হলে nil",
}
