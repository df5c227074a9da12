-- The help on words of a step in Bengali: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, "
    .. "one at a time or in packets."] =
    "যাঁরা খেলছেন তাঁদের প্রত্যেককে `n`টি কার্ড দেয়, ডিলারের বাঁ থেকে, একটি "
      .. "একটি করে বা প্যাকেটে।",
  ["The last card that was dealt to a player."] =
    "খেলোয়াড়কে দেওয়া শেষ কার্ড।",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "স্টকের উপরের কার্ড কোনো স্তূপে বা খেলোয়াড়ের হাতে নেয়।",
  ["Moves cards from one pile to another; a player means the hand."] =
    "কার্ড এক স্তূপ থেকে অন্যটিতে নেয়; খেলোয়াড় মানে তাঁর হাত।",
  ["Shows cards to everyone; they stay where they are."] =
    "কার্ড সবাইকে দেখায়; সেগুলো যেখানে ছিল সেখানেই থাকে।",
  ["Puts every card back into the stock and shuffles it."] =
    "সব কার্ড স্টকে ফিরিয়ে ফেটিয়ে।",
  ["Deals packet after packet: a number of cards at once to each player who "
    .. "takes part, from the dealer's left; or to a pile."] =
    "প্যাকেটের পর প্যাকেট দেয়: ডিলারের বাঁ থেকে প্রত্যেক খেলোয়াড়কে "
      .. "একসঙ্গে কয়েকটি কার্ড; বা কোনো স্তূপে।",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "খেলোয়াড়েরা পালা করে টানেন, প্রত্যেকে হাতে `n`টি কার্ড না হওয়া "
      .. "পর্যন্ত।",
  ["A player plays cards of the hand over those that lie in a pile, which "
    .. "are put away: only the cards played last lie there, as in climbing "
    .. "games."] =
    "খেলোয়াড় হাতের কার্ড স্তূপের কার্ডের উপর খেলেন, নিচেরগুলো সরিয়ে রাখা "
      .. "হয়: সেখানে শুধু শেষে খেলা কার্ড থাকে।",
  ["A player puts a card of the hand in the place of the top card of a pile, "
    .. "and takes that one."] =
    "খেলোয়াড় হাতের একটি কার্ড স্তূপের উপরের কার্ডের জায়গায় রাখেন, আর "
      .. "সেটি নেন।",
  ["Makes a new stock when the old one is used up: all cards of a pile but "
    .. "the top one are turned over, in their order, and become the stock."] =
    "পুরনো স্টক ফুরোলে নতুন স্টক গড়ে: স্তূপের উপরেরটি ছাড়া সব কার্ড একই "
      .. "ক্রমে উল্টে স্টক হয়।",
  ["Shuffles the cards of the stock, and no others."] =
    "শুধু স্টকের কার্ড ফেটিয়ে।",
  ["Shows the last card that was dealt to a player to everyone; it stays "
    .. "there."] =
    "খেলোয়াড়কে দেওয়া শেষ কার্ড সবাইকে দেখায়; সেটি সেখানেই থাকে।",
  ["A random number from 1 to n."] = "1 থেকে n পর্যন্ত যেকোনো সংখ্যা।",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "প্রত্যেক খেলোয়াড় পালা করে একটি কার্ড টানেন, সবার `cards`-এর সমান না "
      .. "হওয়া পর্যন্ত।",
  ["A player gives cards of the hand to another hand or to a pile, unseen by "
    .. "the others, because the rules demand these: the highest ones, say."] =
    "খেলোয়াড় হাতের কার্ড অন্য হাতে বা স্তূপে দেন, অন্যরা না দেখে, কারণ "
      .. "নিয়ম সেগুলো চায়: যেমন সবচেয়ে উঁচুগুলো।",
  ["The player draws one card from another's hand without seeing it."] =
    "খেলোয়াড় অন্যের হাত থেকে না দেখে একটি কার্ড টানেন।",
  ["Moves cards from one player's hand to another's, so that everyone sees "
    .. "which they are."] =
    "এক খেলোয়াড়ের হাত থেকে অন্যের হাতে কার্ড নেয়, যাতে সবাই দেখেন কোনগুলো।",
  ["Shows cards to one player only; they stay where they are."] =
    "কার্ড শুধু একজন খেলোয়াড়কে দেখায়; সেগুলো যেখানে ছিল সেখানেই থাকে।",
  ["The cards are put together and shuffled, and the round begins anew: its "
    .. "fields are empty, the same player deals, and the step `round` is "
    .. "called again."] =
    "কার্ড একত্র করে ফেটানো হয় আর রাউন্ড নতুন করে শুরু হয়: তার ঘর খালি, একই "
      .. "খেলোয়াড় কার্ড বাঁটেন, আর ধাপ `round` আবার ডাকা হয়।",
  ["Tells everyone how many of these cards a player or a pile holds, but not "
    .. "which of them."] =
    "সবাইকে বলে খেলোয়াড় বা স্তূপের এই কার্ডগুলোর কটি আছে, কিন্তু কোনগুলো "
      .. "তা নয়।",
  ["Looks whether a player or a pile holds at least `n` of these cards, and "
    .. "tells everyone the answer."] =
    "দেখে খেলোয়াড় বা স্তূপের এই কার্ডগুলোর অন্তত `n`টি আছে কি না, আর "
      .. "সবাইকে উত্তর বলে।",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and "
    .. "tells everyone of which ranks."] =
    "দেখে খেলোয়াড় বা স্তূপের এক মানের `n`টি কার্ড আছে কি না, আর সবাইকে মান "
      .. "বলে।",
  ["Looks whether a player or a pile holds all cards of at least one of some "
    .. "sets, and tells everyone the answer, but not which set it is."] =
    "দেখে খেলোয়াড় বা স্তূপের কয়েকটি সেটের অন্তত একটির সব কার্ড আছে কি না, "
      .. "আর সবাইকে উত্তর বলে, কিন্তু কোন সেট তা নয়।",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "এইমাত্র একটি কার্ড হাতে বা স্তূপে এসেছে, অন্যরা না দেখে।",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "স্তূপ থেকে খেলোয়াড়ের হাতে কার্ড এল, তারপর কয়েকটি ফিরে গেল।",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "খেলোয়াড়কে কয়েকটি কথার একটি বলতে বলে: শব্দ, কার্ড, বা দুটোই।",
  ["Asks the player to choose one of a list of texts."] =
    "খেলোয়াড়কে লেখার তালিকা থেকে একটি বাছতে বলে।",
  ["Asks the player a question with the answers yes and no."] =
    "খেলোয়াড়কে হ্যাঁ বা না-র প্রশ্ন করে।",
  ["Asks the player for a whole number in a range."] =
    "খেলোয়াড়কে কোনো পাল্লার একটি পূর্ণসংখ্যা জিজ্ঞেস করে।",
  ["Asks the player in turn which card to play to the trick, out of those "
    .. "that the obligations allow."] =
    "যাঁর পালা তাঁকে জিজ্ঞেস করে বাধ্যবাধকতা যে কার্ডে অনুমতি দেয় তার কোনটি "
      .. "পিঠে খেলবেন।",
  ["Asks the player for cards of a pile."] =
    "খেলোয়াড়ের কাছে স্তূপের কার্ড চায়।",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, "
    .. "hearts, spades; coins, cups, swords, batons."] =
    "খেলোয়াড়কে ডেকের একটি স্যুট তার শব্দে বলতে বলে: clubs, diamonds, "
      .. "hearts, spades; coins, cups, swords, batons।",
  ["Asks the player for `n` cards of the hand and puts them face down into a "
    .. "pile, or gives them to another player."] =
    "খেলোয়াড়ের কাছে হাতের `n`টি কার্ড চায়, আর সেগুলো উপুড় করে স্তূপে "
      .. "রাখে, বা অন্য খেলোয়াড়কে দেয়।",
  ["The player takes all cards of a pile, and puts the same number of cards "
    .. "from the hand into it, unseen by the others."] =
    "খেলোয়াড় স্তূপের সব কার্ড নেন, আর হাত থেকে ততগুলোই তাতে রাখেন, অন্যরা "
      .. "না দেখে।",
  ["The players bid in turn, each higher than the last."] =
    "খেলোয়াড়েরা পালা করে ডাকেন, প্রতিটি ডাক আগেরটির চেয়ে উঁচু।",
  ["Two players bid against each other."] =
    "দুজন খেলোয়াড় পরস্পরের বিরুদ্ধে ডাকেন।",
  ["Asks the player to declare one of several things, each of which takes "
    .. "certain cards in hand, or to say `continue`."] =
    "খেলোয়াড়কে কয়েকটি জিনিসের একটি ঘোষণা করতে বলে, যার প্রতিটির জন্য হাতে "
      .. "কিছু কার্ড লাগে, বা `continue` বলতে।",
  ["Asks the player for a card of the hand that takes cards from the table, "
    .. "makes a build of some, or stays there."] =
    "খেলোয়াড়ের কাছে হাতের একটি কার্ড চায় যা টেবিলের কার্ড নেয়, কয়েকটি "
      .. "দিয়ে বিল্ড গড়ে, বা সেখানে থাকে।",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "খেলোয়াড় কি এখন এই রূপগুলোর কোনোটি বলতে পারতেন?  কাউকে জিজ্ঞেস করা হয় "
      .. "না।",
  ["Asks all players who take part at the same time: nobody sees an answer "
    .. "before all have answered."] =
    "যাঁরা খেলছেন তাঁদের সবাইকে একসঙ্গে জিজ্ঞেস করে: সবাই উত্তর দেওয়ার আগে "
      .. "কেউ উত্তর দেখেন না।",
  ["The player calls a card: whoever holds it is the partner, see "
    .. "self:form_parties."] =
    "খেলোয়াড় একটি কার্ডের নাম বলেন: যাঁর হাতে তা, তিনিই পার্টনার, "
      .. "self:form_parties দেখুন।",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "হাত খালি না হওয়া পর্যন্ত পিঠ খেলে, বা `tricks` যত বলে তত।",
  ["Begins a trick by hand."] = "হাতে পিঠ শুরু করে।",
  ["The player plays a card of the hand to the trick."] =
    "খেলোয়াড় হাতের একটি কার্ড পিঠে খেলেন।",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "পিঠটি বিজয়ীকে দেয়, যাঁর দল কার্ড পায়।",
  ["For use in `after_trick`: the rest of the tricks are played without "
    .. "calling it, or those that a side wins, because it would have nothing "
    .. "to do."] =
    "`after_trick`-এ ব্যবহারের জন্য: বাকি পিঠ তাকে না ডেকে খেলা হয়, বা "
      .. "যেগুলো কোনো দল জেতে, কারণ তার কিছু করার থাকত না।",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to "
    .. "the trick."] =
    "`ask_card`-এর মতো যাঁর পালা তাঁর কাছে একটি কার্ড চায়, আর পিঠে খেলে।",
  ["The suit that must be followed in the present trick; in the step "
    .. "`after_trick`, the suit that was led to the trick that was just won."] =
    "চলতি পিঠে যে স্যুট খেলতে হবে; ধাপ `after_trick`-এ, এইমাত্র জেতা "
      .. "পিঠের শুরুর স্যুট।",
  ["The card that is winning the present trick, and who played it; in the "
    .. "step `after_trick`, those that have won it."] =
    "চলতি পিঠে যে কার্ড জিতছে, আর কে খেলেছেন; ধাপ `after_trick`-এ, যা "
      .. "জিতেছে।",
  ["The cards of the present trick in the order played; in the step "
    .. "`after_trick`, the cards of the trick that was just won."] =
    "চলতি পিঠের কার্ড খেলার ক্রমে; ধাপ `after_trick`-এ, এইমাত্র জেতা "
      .. "পিঠের কার্ড।",
  ["How many of the highest trumps, from the top down without a gap, are all "
    .. "among the cards, or all missing."] =
    "উপর থেকে ফাঁক ছাড়া সর্বোচ্চ তুরুপের কটি সবই কার্ডগুলোর মধ্যে আছে, বা "
      .. "সবই নেই।",
  ["Have all cards been taken that count by the game's fact `points`?  Then "
    .. "nobody holds one any more."] =
    "খেলার তথ্য `points` অনুযায়ী গোনা হয় এমন সব কার্ড কি নেওয়া হয়ে গেছে? "
      .. " তাহলে কারও হাতে আর একটিও নেই।",
  ["Plays one trick, in which each player may do something else before "
    .. "playing a card: declare, show or exchange cards."] =
    "একটি পিঠ খেলে, যাতে প্রত্যেক খেলোয়াড় কার্ড খেলার আগে অন্য কিছু করতে "
      .. "পারেন: ঘোষণা, কার্ড দেখানো বা বদল।",
  ["Who has played one of these cards to the present trick, or to the last "
    .. "one: each player who has, in the order played."] =
    "চলতি বা শেষ পিঠে এই কার্ডগুলোর একটি কে খেলেছেন: খেলার ক্রমে প্রত্যেকে।",
  ["Has one of these cards been played to a trick in this round, be it the "
    .. "present one?"] =
    "এই কার্ডগুলোর কোনোটি কি এই রাউন্ডের কোনো পিঠে খেলা হয়েছে, চলতিটিসহ?",
  ["The words that a player may say from now on, in this round, when it is "
    .. "the player's turn to play a card in `play_tricks`."] =
    "`play_tricks`-এ কার্ড খেলার পালা এলে খেলোয়াড় এখন থেকে এই রাউন্ডে যে "
      .. "শব্দ বলতে পারেন।",
  ["Whoever holds all of these cards says so when playing them to tricks, in "
    .. "this round: `first` with the first of them, `last` with the last."] =
    "যাঁর হাতে এই সব কার্ড তিনি এই রাউন্ডে সেগুলো খেলার সময় বলেন: প্রথমটির "
      .. "সঙ্গে `first`, শেষটির সঙ্গে `last`।",
  ["The player says something that the rules demand, and that everyone hears."] =
    "নিয়ম যা চায় খেলোয়াড় তা বলেন, আর সবাই শোনেন।",
  ["Gives a player's side one more trick that was not played, such as a "
    .. "kitty."] =
    "খেলোয়াড়ের দলকে আরও একটি পিঠ দেয় যা খেলা হয়নি, যেমন কিটি।",

  ["The components of cards played at once, the largest first."] =
    "একসঙ্গে খেলা কার্ডের অংশ, সবচেয়ে বড়টি আগে।",
  ["The number of cards in the largest component of the lead to the present "
    .. "trick, or to the last one: 1 for a single, 2 for a pair, 4 for a "
    .. "tractor of two pairs."] =
    "চলতি বা শেষ পিঠের শুরুর সবচেয়ে বড় অংশে কটি কার্ড: একলার 1, জোড়ার "
      .. "2, দুই জোড়ার ট্রাক্টরের 4।",
  ["The plays to the present trick, or to the last one: a list of { player, "
    .. "cards } in the order played."] =
    "চলতি বা শেষ পিঠে যা খেলা হয়েছে: খেলার ক্রমে { player, cards }-এর "
      .. "তালিকা।",
  ["How many throws of a side have failed in this round."] =
    "এই রাউন্ডে একটি দলের কটি থ্রো টেকেনি।",
  ["The components of cards played at once, by the present order: see "
    .. "`order:format`."] =
    "চলতি ক্রমে একসঙ্গে খেলা কার্ডের অংশ: `order:format` দেখুন।",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and "
    .. "again, until one has no cards left, or can neither draw nor take."] =
    "প্রত্যেক খেলোয়াড় পালা করে `play_turn`-এর মতো পুরো পালা খেলেন, বারবার, "
      .. "যতক্ষণ না কারও কার্ড ফুরোয়, বা কেউ টানতে বা নিতে না পারেন।",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one "
    .. "after another."] =
    "একটি পুরো পালা: `draw_or_take`, `ask_melds` ও `ask_discard` পরপর।",
  ["Begins the player's turn."] = "খেলোয়াড়ের পালা শুরু করে।",
  ["Lets the player meld from the hand: new melds, and cards added to melds "
    .. "on the table, until the player says `done` or the hand is empty."] =
    "খেলোয়াড়কে হাত থেকে মেল্ড করতে দেয়: নতুন মেল্ড, আর টেবিলের মেল্ডে যোগ "
      .. "করা কার্ড, যতক্ষণ না খেলোয়াড় `done` বলেন বা হাত খালি হয়।",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "খেলোয়াড়ের কাছে হাতের একটি কার্ড চায় আর তা ফেলার স্তূপে রাখে।",
  ["Lays aside the cards that the fact `laid_down` names: they go from the "
    .. "hand to `side.laid_down` for all to see, and the player draws as "
    .. "many, until the hand has none of them."] =
    "তথ্য `laid_down` যে কার্ডের নাম বলে সেগুলো সরিয়ে রাখে: হাত থেকে "
      .. "`side.laid_down`-এ যায় যেখানে সবাই দেখেন, আর খেলোয়াড় ততগুলো "
      .. "টানেন, হাতে একটিও না থাকা পর্যন্ত।",
  ["The melds on the table, in the order in which they were laid."] =
    "টেবিলের মেল্ড, যে ক্রমে রাখা হয়েছে।",
  ["Counts the melds of a side, or those of a list."] =
    "একটি দলের বা তালিকার মেল্ড গোনে।",
  ["Sets how much a side's first melds in this round must count at least."] =
    "এই রাউন্ডে একটি দলের প্রথম মেল্ডে অন্তত কত লাগবে তা ঠিক করে।",
  ["Did the player who has just gone out meld the whole hand in this one "
    .. "turn?  It takes a full meld of the player's own, if the game has "
    .. "full melds, and nothing added to melds that were there before."] =
    "যে খেলোয়াড় এইমাত্র বেরোলেন তিনি কি পুরো হাত এই এক পালাতেই মেল্ড "
      .. "করেছেন?  খেলায় পূর্ণ মেল্ড থাকলে নিজের একটি পূর্ণ মেল্ড লাগে, আর "
      .. "আগের মেল্ডে কিছু যোগ করা চলে না।",
  ["What the cards count that the player has laid in this round: those of "
    .. "new melds, and those added to melds of anybody."] =
    "এই রাউন্ডে খেলোয়াড় যে কার্ড রেখেছেন তার মূল্য: নতুন মেল্ডের, আর কারও "
      .. "মেল্ডে যোগ করা কার্ডের।",
  ["Lays a hand open whose melds have stayed in it."] =
    "যে হাতের মেল্ড হাতেই থেকেছে তা খুলে রাখে।",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "চলতি ক্রমে কার্ড `a` কি কার্ড `b`-কে হারায়?  order:beats দেখুন।",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "চলতি ক্রমে একটি কার্ড তার স্যুটে কত উঁচু: সবচেয়ে নিচুটি 1।",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "এক মানের কার্ড, মান ধরে ধরে, চলতি ক্রমে নিচু থেকে উঁচু।",
  ["All runs of some cards: cards that follow each other in the present "
    .. "order."] =
    "কিছু কার্ডের সব ক্রম: চলতি ক্রমে পরপর আসা কার্ড।",
  ["All sets of some cards that count a sum together, by the game's fact "
    .. "`points`."] =
    "কিছু কার্ডের সব সেট যাদের যোগফল খেলার তথ্য `points` অনুযায়ী নির্দিষ্ট।",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "খেলার তথ্য `patterns`-এ নাম করা কার্ডের সেট গোনে।",
  ["Counts the patterns that the last of some cards completes."] =
    "কিছু কার্ডের শেষটি যে ছকগুলো পূর্ণ করে তা গোনে।",
  ["All ways to divide cards into melds so that those left over count least, "
    .. "by the facts `melds` and `points`."] =
    "কার্ডগুলো মেল্ডে ভাগ করার সব উপায় যাতে বাকিগুলোর মূল্য সবচেয়ে কম, "
      .. "তথ্য `melds` ও `points` অনুযায়ী।",
  ["How little the cards count that are left over when the others are melded "
    .. "as well as can be: the points of the first of self:layouts."] =
    "অন্যগুলো যত ভালো সম্ভব মেল্ড হলে বাকি কার্ডের মূল্য কত কম: "
      .. "self:layouts-এর প্রথমটির পয়েন্ট।",
  ["Those of some sets of which all cards are there."] =
    "কয়েকটি সেটের যেগুলোর সব কার্ড আছে।",
  ["Looks for the best of some sets of which the player has held all cards "
    .. "in this round, and tells everyone its first `n` values: that the "
    .. "player has held one with these values, and none of those that come "
    .. "before them in the list."] =
    "এই রাউন্ডে যেসব সেটের সব কার্ড খেলোয়াড়ের ছিল তাদের সেরাটি খোঁজে, আর "
      .. "সবাইকে তার প্রথম `n`টি মান বলে: যে খেলোয়াড়ের এমন একটি ছিল, আর "
      .. "তালিকায় তার আগের কোনোটি নয়।",
  ["Those of some sets of which the player has held all cards in this round, "
    .. "as `sets_in` has them."] =
    "কয়েকটি সেটের যেগুলোর সব কার্ড এই রাউন্ডে খেলোয়াড়ের ছিল, `sets_in`-এর "
      .. "মতো।",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "শুরুতে খেললে কার্ডগুলো কী হতে পারে, খেলার তথ্য `combinations` অনুযায়ী।",
  ["The cards with which a player can knock: each of them can be discarded "
    .. "so that, when the others are melded as well as can be, those left "
    .. "over count no more than `most`."] =
    "যে কার্ড দিয়ে খেলোয়াড় নক করতে পারেন: তা ফেলে বাকিগুলো যত ভালো সম্ভব "
      .. "মেল্ড করলে যা থাকে তা `most`-এর বেশি নয়।",
  ["Who has held the best of some sets of cards in this round, of several "
    .. "players? Everyone is told the first value of each player's best set."] =
    "এই রাউন্ডে কয়েকজন খেলোয়াড়ের মধ্যে কার্ডের সেরা সেট কার ছিল? সবাইকে "
      .. "প্রত্যেকের সেরা সেটের প্রথম মান বলা হয়।",
  ["Asks a player who holds some of these sets of cards whether to declare "
    .. "them, or to `pass`."] =
    "যে খেলোয়াড়ের এই সেটগুলোর কয়েকটি আছে তাঁকে জিজ্ঞেস করে ঘোষণা করবেন, "
      .. "না `pass` বলবেন।",

  ["Adds points for a side (or the side of a player), with a reason for the "
    .. "score sheet."] =
    "একটি দলকে (বা খেলোয়াড়ের দলকে) পয়েন্ট দেয়, স্কোরের পাতার জন্য কারণসহ।",
  ["Each side gets a point for each trick that it has won; or for each above "
    .. "a number."] =
    "প্রতিটি দল জেতা প্রতি পিঠে এক পয়েন্ট পায়; বা কোনো সংখ্যার উপরে "
      .. "প্রতিটিতে।",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "এই রাউন্ডে একটি দলের (বা খেলোয়াড়ের দলের) গুনতিতে যোগ করে।",
  ["The highest count of a side in this round, the side, and a text of the "
    .. "sum: `card points 81, last trick 10 = 91`."] =
    "এই রাউন্ডে কোনো দলের সর্বোচ্চ গুনতি, সেই দল, আর যোগফলের লেখা: `card "
      .. "points 81, last trick 10 = 91`।",
  ["What some cards count by the game's fact `points`."] =
    "খেলার তথ্য `points` অনুযায়ী কিছু কার্ডের মূল্য।",
  ["Lines of the score: what counts, and why."] =
    "স্কোরের লাইন: কী গোনা হয়, আর কেন।",
  ["Adds up lines of the score, as `lines` gives them, with a text of the "
    .. "sum."] =
    "`lines` যে স্কোরের লাইন দেয় তা যোগ করে, যোগফলের লেখাসহ।",
  ["Points for a side (or the side of a player), line by line."] =
    "একটি দলের (বা খেলোয়াড়ের দলের) পয়েন্ট, লাইন ধরে ধরে।",
  ["Counts on from a number by one for each name, and says so."] =
    "একটি সংখ্যা থেকে প্রতি নামে এক করে এগিয়ে গোনে, আর তা বলে।",
  ["Multiplies a count, and says so."] = "গুনতিকে গুণ করে, আর তা বলে।",
  ["What a contract counts: its worth, as the fact `contracts` has it, "
    .. "alone; or times a number that counts on, as in `count_on`."] =
    "কন্ট্র্যাক্টের মূল্য: তথ্য `contracts`-এর মূল্য, একা; বা এগিয়ে গোনা সংখ্যা "
      .. "দিয়ে গুণ, `count_on`-এর মতো।",
  ["Ends the round at once, with the points that have been scored."] =
    "রাউন্ড তখনই শেষ করে, এ পর্যন্ত দেওয়া পয়েন্টসহ।",
  ["Ends the match at once, in the middle of a round: the side has won it, "
    .. "whatever the totals are."] =
    "রাউন্ডের মাঝেই ম্যাচ তখনই শেষ করে: দলটি জিতেছে, মোট যা-ই হোক।",
  ["Ends the match with this round: the side has won it, whatever the totals "
    .. "are."] =
    "এই রাউন্ডেই ম্যাচ শেষ করে: দলটি জিতেছে, মোট যা-ই হোক।",
  ["What the engine does where a game has no step `over`."] =
    "খেলার ধাপ `over` না থাকলে ইঞ্জিন যা করে।",
  ["Points for every side but one."] = "একটি ছাড়া প্রতিটি দলকে পয়েন্ট।",
  ["Adds up, for every side, the points of the cards that it has won, by the "
    .. "game's fact `points`, and what that fact says of tricks: see "
    .. "self:count."] =
    "প্রতিটি দলের জন্য তার জেতা কার্ডের পয়েন্ট যোগ করে, খেলার তথ্য `points` "
      .. "অনুযায়ী, আর সেই তথ্য পিঠ নিয়ে যা বলে: self:count দেখুন।",
  ["A side gets what it has counted in this round as points, with the text "
    .. "of the sum: see self:count."] =
    "একটি দল এই রাউন্ডে যা গুনেছে তা পয়েন্ট হিসেবে পায়, যোগফলের লেখাসহ: "
      .. "self:count দেখুন।",
  ["What a round counts for two parties by the fact `announcements`."] =
    "তথ্য `announcements` অনুযায়ী দুই পক্ষের জন্য রাউন্ডের মূল্য।",
  ["The parties of a round pay each other, so that all points add up to "
    .. "nothing."] =
    "রাউন্ডের পক্ষগুলো পরস্পরকে দেয়, যাতে সব পয়েন্টের যোগফল শূন্য হয়।",
  ["The winner of a trick counts 1 for each of these cards in it, and "
    .. "whoever has played it counts 1 less: see self:count."] =
    "পিঠের বিজয়ী তাতে এমন প্রতি কার্ডে 1 গোনেন, আর যিনি খেলেছেন তিনি 1 "
      .. "কম: self:count দেখুন।",
  ["One side pays points to another."] = "একটি দল অন্যটিকে পয়েন্ট দেয়।",
  ["Every other side pays points to one, which gets them all."] =
    "অন্য প্রতিটি দল একটিকে পয়েন্ট দেয়, যে সব পায়।",
  ["The one side with the highest worth."] = "সর্বোচ্চ মূল্যের একমাত্র দল।",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "দলটি কি এমন লেভেলে যেখানে প্রতিটি ওঠা থামে? শেষ লেভেলটিও তেমন।",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the "
    .. "next stop or the last level."] =
    "একটি দল তথ্য `levels` অনুযায়ী n লেভেল ওঠে, কিন্তু পরের থামার জায়গা বা "
      .. "শেষ লেভেলের বেশি নয়।",

  ["Goes through the players who take part, in turn, again and again, until "
    .. "a player has no cards left after a turn."] =
    "যাঁরা খেলছেন তাঁদের পালা করে দেখে, বারবার, যতক্ষণ না পালার পরে কোনো "
      .. "খেলোয়াড়ের কার্ড ফুরোয়।",
  ["The next player in turn who holds cards, in the direction in which the "
    .. "turns go now."] =
    "পালার এখনকার দিকে কার্ড আছে এমন পরের খেলোয়াড়।",
  ["The players who take part and hold cards, in turn."] =
    "যাঁরা খেলছেন ও যাঁদের কার্ড আছে, পালার ক্রমে।",
  ["The player who has no cards left; if there are several, the first of "
    .. "them from the dealer's left."] =
    "যে খেলোয়াড়ের কার্ড আর নেই; কয়েকজন হলে ডিলারের বাঁ থেকে প্রথম জন।",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "পরের খেলোয়াড় সেই পালা হারান; বা পরের `n` জন।",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "`each_turn`-এ যাঁর পালা তিনিই পরের পালাও পান।",
  ["The next turn of `each_turn` is that player's."] =
    "`each_turn`-এর পরের পালা সেই খেলোয়াড়ের।",
  ["Lets the turns go the other way round the table, until the round ends or "
    .. "they are reversed again."] =
    "পালা টেবিলে উল্টো দিকে চলে, রাউন্ড শেষ হওয়া বা আবার উল্টানো পর্যন্ত।",
  ["The players who take part, in the order in which they have gone out in "
    .. "`each_turn`: whoever had no cards left first after a turn is the "
    .. "first."] =
    "যাঁরা খেলছেন, `each_turn`-এ যে ক্রমে হাত খালি করেছেন: পালার পরে যাঁর কার্ড "
      .. "আগে ফুরিয়েছে তিনি প্রথম।",
  ["The players, in turn, for whom a test answers yes."] =
    "যে খেলোয়াড়দের জন্য পরীক্ষা হ্যাঁ বলে, পালার ক্রমে।",
}
