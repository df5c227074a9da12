-- The help on words in Bengali: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "`who_is_out` দেখুন। পালা মাঝপথে বদলানো যায়: `skip_turn`, "
      .. "`turn_again`, `give_turn` ও `reverse_turns` দেখুন।",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "যিনি শুরু করেন (পালাক্রমে ডিলারের পরের জন); বা `{ first = player, "
      .. "play_on = true }`: যার কার্ড শেষ তিনি আর পালা পান না, অন্যেরা খেলে "
      .. "যান, যতক্ষণ না শুধু একজনের হাতে কার্ড থাকে",
  ["the player before (whose turn it is in `each_turn`)"] =
    "আগের খেলোয়াড় (`each_turn`-এ যার পালা)",
  ["a player; that same player if nobody else holds cards"] =
    "একজন খেলোয়াড়; আর কারও হাতে কার্ড না থাকলে সেই খেলোয়াড়ই",
  ["a list of players"] = "খেলোয়াড়দের তালিকা",
  ["a player; nil if everyone who takes part has cards"] =
    "একজন খেলোয়াড়; যাঁরা খেলছেন সবার হাতে কার্ড থাকলে nil",
  ["Before the first turn of a round it is the player who would begin."] =
    "রাউন্ডের প্রথম পালার আগে তিনিই, যিনি শুরু করতেন।",
  ["how many (1)"] = "কজন (1)",
  ["The turns go on from there."] = "পালা সেখান থেকে চলে।",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "তাঁদের পরে আসেন যাঁদের নিজের পালা ছাড়াই কার্ড শেষ হয়েছে, তারপর "
      .. "যাঁদের হাতে এখনও কার্ড, প্রতিবারই ডিলারের পরের পালাক্রমে।",
  ["a function (`self`, a player); it may also ask the player"] =
    "একটি ফাংশন (`self`, খেলোয়াড়); খেলোয়াড়কে জিজ্ঞেসও করতে পারে",
  ["cards for each player, 1 at least"] = "প্রত্যেক খেলোয়াড়ের কার্ড, অন্তত 1",
  ["how many cards at a time (1)"] = "একবারে কটি কার্ড (1)",
  ["the stock is too small"] = "স্টকে কার্ড কম",
  ["no card has been dealt in this round"] =
    "এই রাউন্ডে কোনো কার্ড বাঁটা হয়নি",
  ["a pile or a player"] = "স্তূপ বা খেলোয়াড়",
  ["how many cards (1)"] = "কটি কার্ড (1)",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "যে স্তূপের উপরেরটি ছাড়া বাকি কার্ড স্টক খালি হলে ফেটানো হয়ে নতুন "
      .. "স্টক হয়; তবুও কম হলে যতগুলো আছে ততগুলো টানা হয়",
  ["the cards drawn, as text"] = "টানা কার্ড, লেখা হিসেবে",
  ["the stock has not enough cards, and no discards are given"] =
    "স্টকে যথেষ্ট কার্ড নেই, আর `discards` দেওয়া হয়নি",
  ["text, a list of texts, cards, or a whole pile"] =
    "লেখা, লেখার তালিকা, কার্ড, বা গোটা স্তূপ",
  ["a card is not in the pile"] = "কোনো কার্ড স্তূপে নেই",
  ["If a player is given, it is the whole hand."] = "খেলোয়াড় দিলে গোটা হাত।",
  ["one or several cards, or a player"] = "এক বা একাধিক কার্ড, বা খেলোয়াড়",
  ["why, as text for the players; may be left out"] =
    "কেন, খেলোয়াড়দের জন্য লেখা; বাদ দেওয়া যায়",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "যে স্তূপে সেগুলো আছে, বা যাঁর হাতে; ডেকে কোনো কার্ড দুবার থাকলে "
      .. "তবেই লাগে",
  ["the cards that were shown"] = "যে কার্ডগুলো দেখানো হলো",
  ["Each round begins this way, so rules say it only to deal again."] =
    "প্রতিটি রাউন্ড এভাবেই শুরু, তাই নিয়ম এটি শুধু আবার ডিলের জন্য "
      .. "বলে।",
  ["a list of numbers, and of { number, pile }"] =
    "সংখ্যার, আর { number, pile }-এর তালিকা",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "যে হাতে ততগুলো আছে সে কিছু টানে না, আর কার্ড ফুরোলে হাত ছোট থেকে "
      .. "যায়।",
  ["how many cards a hand is to have"] = "হাতে কটি কার্ড হবে",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "স্টক খালি হলে যে স্তূপ থেকে টানা হয়, যেমন উল্টানো কার্ড; nil: "
      .. "কোনোটি নয়",
  ["who draws, in this order"] = "কে টানেন, এই ক্রমে",
  ["a hand is no such pile"] = "হাত এমন স্তূপ নয়",
  ["text, a list of texts, or cards"] = "লেখা, লেখার তালিকা, বা কার্ড",
  ["the pile where they lie"] = "যে স্তূপে সেগুলো পড়ে আছে",
  ["the pile for those that lay there before"] =
    "আগে সেখানে যা ছিল তার জন্য স্তূপ",
  ["a card is not in the hand"] = "কোনো কার্ড হাতে নেই",
  ["the card of the hand, as text"] = "হাতের কার্ডটি, লেখা হিসেবে",
  ["the card taken, as text"] = "নেওয়া কার্ডটি, লেখা হিসেবে",
  ["the player does not hold the card, or the pile is empty"] =
    "খেলোয়াড়ের হাতে কার্ডটি নেই, বা স্তূপ খালি",
  ["The lowest is drawn next."] = "সবচেয়ে নিচেরটি এরপর টানা হয়।",
  ["a pile of the game's own"] = "খেলার নিজের একটি স্তূপ",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "উপরের কটি কার্ড থাকে (1); 0: সব উল্টানো হয়",
  ["the pile that they are laid on, in place of the stock"] =
    "স্টকের বদলে যে স্তূপে রাখা হয়",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "স্তূপ দিলে আগে তার উপরেরটি ছাড়া বাকি কার্ড স্টকে রাখা হয়।",
  ["a pile of the game's own that becomes part of the stock"] =
    "খেলার নিজের একটি স্তূপ, যা স্টকের অংশ হয়",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "এটি ম্যাচের সিডের উপর নির্ভর করে, তাই ম্যাচ আবার খেলা যায়। এটি "
      .. "গোপন নয়: সব খেলোয়াড় সঙ্গে সঙ্গে জানতে পারেন।",
  ["a whole number, 1 at least"] = "একটি পূর্ণসংখ্যা, অন্তত 1",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "ঘোষণার মই থাকলে যিনি টানলেন তিনি শেষটির চেয়ে জোরালো ঘোষণা করতে "
      .. "পারেন, বা পাস দেন। সব কার্ড টানা হলে পালাক্রমে সবাই ঘোষণা করতে "
      .. "পারেন, যতক্ষণ না পরপর সবাই পাস দেন। হাতে যা-ই থাক সবাইকে জিজ্ঞেস "
      .. "করা হয়, যাতে প্রশ্ন হাতের কথা কিছু না বলে: যাঁরা কিছু ঘোষণা করতে "
      .. "পারেন না তাঁদের হয়ে ইঞ্জিন উত্তর দেয়। ঘোষণা দেখানো হয়। যিনি "
      .. "শেষটি করেছেন তিনি তাতে শুধু একই কার্ডের আরও কপি যোগ করতে পারেন।",
  ["how many each player draws"] = "প্রত্যেক খেলোয়াড় কটি টানেন",
  ["the player who draws first (the next in turn after the dealer)"] =
    "যিনি আগে টানেন (পালাক্রমে ডিলারের পরের জন)",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "কী ঘোষণা করা যায়, নিচু থেকে উঁচু: এক ধরনের কার্ডের তালিকা, লেখা "
      .. "হিসেবে; বা এমন কার্ডের তালিকার, যা সমান জোরালো; false বাদ যায়",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true: মইয়ে যত আছে তার বেশি কপি ঘোষণা করা যায়; বেশি কার্ড কমকে "
      .. "হারায়, আর সমান হলে মইয়ে যেটি উঁচু সেটি জেতে",
  ["the question"] = "প্রশ্নটি",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "একটি ঘোষণা হওয়ার পরের প্রশ্ন; তাতে `{cards}`-এর জায়গায় ঘোষণাটি "
      .. "আসে",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true: শেষ কার্ড টানার আগে কেউ ঘোষণা করেন না; বা তখন যাঁকে আগে "
      .. "জিজ্ঞেস করা হয় সেই খেলোয়াড়",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "সব কার্ড টানা হলে যাঁকে আগে জিজ্ঞেস করা হয় (যিনি আগে টেনেছেন)",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "শেষ ঘোষণার কার্ড, লেখা হিসেবে, আর যিনি তা করেছেন; না থাকলে কিছু না",
  ["the stock has not enough cards"] = "স্টকে যথেষ্ট কার্ড নেই",
  ["It counts as a decision that has one answer."] =
    "এটি এক উত্তরের একটি সিদ্ধান্ত বলে ধরা হয়।",
  ["the player who gives"] = "যিনি দেন",
  ["cards of the hand: text, a list of texts, or cards"] =
    "হাতের কার্ড: লেখা, লেখার তালিকা, বা কার্ড",
  ["a player, for the hand, or a pile"] =
    "একজন খেলোয়াড়, হাতের জন্য, বা একটি স্তূপ",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "যে কার্ডগুলোর কথা গ্রহীতা এখন জানেন যে খেলোয়াড়ের হাতে একটিও নেই, "
      .. "যেমন এর চেয়ে উঁচু সব",
  ["the player does not hold the cards"] = "খেলোয়াড়ের হাতে কার্ডগুলো নেই",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "হাত আগে ফেটানো হয়, যাতে স্থান, 1 থেকে একটি সংখ্যা, কিছু না বলে; তবে "
      .. "তা খেলোয়াড় বাছেন। কোন কার্ড তা শুধু এই দুজন দেখেন।",
  ["the player who draws"] = "যিনি টানেন",
  ["the player who holds the cards"] = "কার্ড যাঁর হাতে",
  ["the hand is empty"] = "হাত খালি",
  ["the player who holds them"] = "সেগুলো যাঁর হাতে",
  ["the player who gets them"] = "যিনি পান",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "কার্ডের বদলে খেলোয়াড় দিলে গোটা হাত।",
  ["who sees them"] = "যিনি দেখেন",
  ["why, as text for the players; may be nil"] =
    "কেন, খেলোয়াড়দের জন্য লেখা; nil হতে পারে",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "যে স্তূপে সেগুলো আছে, বা যাঁর হাতে; গোটা হাতের জন্য লাগে না",
  ["a card is not there"] = "কোনো কার্ড সেখানে নেই",
  ["What was to come after this word is left out."] =
    "এই শব্দের পরে যা হওয়ার ছিল তা বাদ যায়।",
  ["a trick has been played"] = "একটি পিঠ খেলা হয়ে গেছে",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "যে কার্ড সবাই জানেন: লেখা, লেখার তালিকা, কার্ড, বা স্তূপ",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "নিয়ম হাতে যা পায়, আর বাছাই তার সম্পর্কে যা দেখায়, তা বলা চাই: বট "
      .. "শুধু তার সঙ্গে মেলে এমন হাত কল্পনা করে।",
  ["how many at least (1)"] = "অন্তত কটি (1)",
  ["the cards that came last, which do not count"] =
    "শেষে যে কার্ড এসেছে, যা ধরা হয় না",
  ["how many, 1 at least"] = "কটি, অন্তত 1",
  ["only these cards count (all)"] = "শুধু এই কার্ডগুলো ধরা হয় (সব)",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "লেখার তালিকা, প্রতিটি একটি সেটের কার্ড; সর্বোচ্চ 512টি",
  ["a set has some of its cards more often than others"] =
    "কোনো সেটে কিছু কার্ড অন্যগুলোর চেয়ে বেশিবার আছে",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "এটি কিছু কার্ডের একটি কি না দেখে, আর উত্তর সবাইকে বলে।",
  ["the card that came last"] = "শেষে যে কার্ড এসেছে",
  ["the card is not there"] = "কার্ডটি সেখানে নেই",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "যা এসেছিল তার কটি রইল তা সবাইকে বলে। পুরোনো ফাইল সংখ্যাটি তৃতীয় "
      .. "আর্গুমেন্টে দেয়, তাতে কিছু বদলায় না: কটি রইল তা চাল থেকেই জানা "
      .. "যায়।",
  ["the pile that the cards came from and went back to"] =
    "যে স্তূপ থেকে কার্ড এসেছে ও যেখানে ফিরে গেছে",
  ["how many stayed"] = "কটি রইল",
  ["the last moves were not between the hand and the pile"] =
    "শেষ সরানোগুলো হাত ও স্তূপের মধ্যে ছিল না",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "যিনি শুরু করেন তিনি একটি কার্ড খেলেন, অন্যেরা পালাক্রমে বাধ্যবাধকতা "
      .. "মেনে, সেরা কার্ড জেতে, আর বিজয়ী পরের পিঠ শুরু করেন। প্রতি "
      .. "পিঠের পরে খেলার ধাপ `after_trick(winner)` ডাকা হয়, যদি থাকে; "
      .. "সেটি true দিলে আর পিঠ খেলা হয় না। `may_say` যে শব্দ চলতে দেয় তা "
      .. "কার্ডের আগে বলা যায়।",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "যিনি প্রথম পিঠ শুরু করেন (পালাক্রমে ডিলারের পরের জন); তিনি বাইরে "
      .. "থাকলে পালাক্রমে পরের জন",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "কটি পিঠ (কারও হাতে কার্ড না থাকা পর্যন্ত, `after_trick` টানতে "
      .. "দিলেও)",
  ["a player who ends the play by winning a trick (nobody)"] =
    "যিনি পিঠ জিতে খেলা শেষ করেন (কেউ না)",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "প্রতি কার্ডের আগে ডাকা ফাংশন, `play_trick`-এর মতো; তখন `may_say`-এর "
      .. "শব্দ শোনা হয় না, আর ডামি থাকে না",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "যিনি প্রথম কার্ড খেলা হলে হাত খুলে রাখেন ও কিছু ঠিক করেন না",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "যিনি ডামির পালায় ডামির কার্ড বাছেন",
  ["the winner of the last trick"] = "শেষ পিঠের বিজয়ী",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "তারপর প্রত্যেক খেলোয়াড়ের জন্য `ask_card` ও `play_card` ডাকুন, আর "
      .. "শেষে `end_trick`। `play_tricks` এ সবই করে, আরও দ্রুত।",
  ["the player who plays first"] = "যিনি আগে খেলেন",
  ["the player whose turn it is"] = "যাঁর পালা",
  ["it is not the player's turn, or the card is not in the hand"] =
    "খেলোয়াড়ের পালা নয়, বা কার্ডটি হাতে নেই",
  ["the player who won it"] = "যিনি সেটি জিতেছেন",
  ["not all have played"] = "সবাই খেলেননি",
  ["That is much faster."] = "এটি অনেক দ্রুত।",
  ["a side, or a player for the side; if left out, all sides"] =
    "দল, বা দলের একজন খেলোয়াড়; না দিলে সব দল",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "স্যুটের অক্ষর; তুরুপ কোনো স্যুট না হলে `\"trump\"`; প্রথম কার্ডের "
      .. "আগে nil",
  ["the card as text and the player; nothing before the first card"] =
    "কার্ডটি লেখা হিসেবে, আর খেলোয়াড়; প্রথম কার্ডের আগে কিছু না",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "লেখা, যেমন `\"10C KC\"`; পিঠ খেলা না চললে খালি",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "লেখা, কার্ড, স্তূপ; খেলোয়াড় মানে এই রাউন্ডে তাঁর হাতে থাকা সব "
      .. "কার্ড; কয়েকটি আর্গুমেন্ট একসঙ্গে ধরা হয়",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "সংখ্যাটি, আর সেগুলো কার্ডের মধ্যে থাকলে true, না থাকলে false",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "তখন খেলোয়াড় `play_tricks`-এর মতোই খেলেন, আর ধাপ "
      .. "`after_trick(winner)` ডাকা হয়, যদি থাকে। `may_say`-এর শব্দ শোনা "
      .. "হয় না।",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "ফাংশন, যা `self` ও যাঁর পালা সেই খেলোয়াড়কে পায়, এ পর্যন্ত পিঠ "
      .. "টেবিলে; হাতের কোনো কার্ড উত্তর দিলে সেটিই খেলা হয়, নইলে "
      .. "খেলোয়াড়কে জিজ্ঞেস করা হয়",
  ["the winner; and what `after_trick` has answered"] =
    "বিজয়ী; আর `after_trick`-এর উত্তর",
  ["a player has no card to play, or `before` plays one itself"] =
    "কোনো খেলোয়াড়ের খেলার মতো কার্ড নেই, বা `before` নিজেই একটি খেলে",
  ["the players; nothing if nobody has"] = "খেলোয়াড়েরা; কেউ না খেললে কিছু না",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "এগুলো আগে দেওয়া শব্দের জায়গা নেয়। শব্দ সবাই শোনেন। ইঞ্জিন ধাপ "
      .. "`said(player, word)` ডাকে, তারপর কার্ড বা আরেকটি শব্দ চায়। এলোমেলো "
      .. "বট কদাচিৎ বলে; যে বট ভাবে সে শুধু নিশ্চিত লাভ হলে।",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "{ \"word\", … }-এর তালিকা; false জিনিস বাদ যায়। একটি জিনিসে থাকতে "
      .. "পারে `cards`, যে কার্ড খেলা হবে তা-সহ খেলোয়াড়ের হাতে অন্তত কটি "
      .. "কার্ড থাকা চাই; `late`, কম হলে কী বলা হবে; `with`, কার্ড: শব্দের "
      .. "ঠিক পরে তার একটি খেলতে হবে; `always`, true: খেলোয়াড়কে বলতে হয় "
      .. "না, ওই প্রতিটি কার্ডের সঙ্গে এটি আপনা থেকেই হয়; `unless`, "
      .. "খেলোয়াড় কেন এটি বলতে পারেন না, বা false",
  ["the game has no step `said`"] = "খেলায় ধাপ `said` নেই",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "প্রথমটিতেই সবাই জানেন হাতে অন্যগুলোও আছে কি না, কারণ চুপ থাকাও কথা "
      .. "বলে। শব্দটির কোনো পয়েন্ট নেই: `who_has_held` দেখুন।",
  ["two or more cards, as text, a list of texts, or cards"] =
    "দুই বা তার বেশি কার্ড, লেখা, লেখার তালিকা বা কার্ড হিসেবে",
  ["what is said with the first of them, as text; false for nothing"] =
    "প্রথমটির সঙ্গে কী বলা হয়, লেখা হিসেবে; কিছু না হলে false",
  ["what is said with the last of them; left out: nothing"] =
    "শেষটির সঙ্গে কী বলা হয়; না দিলে: কিছু না",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "ডেকে কোনো কার্ড দুবার আছে; বা এমন সেট 8টির বেশি",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "এটি হাত সম্পর্কে যা বলে তাও বলা চাই: `tell_holds` দেখুন।",
  ["who says it"] = "যিনি বলেন",
  ["what is said"] = "কী বলা হয়",
  ["text or a list of texts, in the order in which they are named"] =
    "লেখা বা লেখার তালিকা, যে ক্রমে নাম বলা হয়",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "{ kind = \"single\", \"pair\", \"triple\", \"quad\", \"tractor\" বা "
      .. "\"bulldozer\", cards, width = প্রতিটির কপি, length = কটি পাশাপাশি "
      .. "}-এর তালিকা; কার্ড এক স্যুটের না হলে nil",
  ["a whole number; 0 before the first play of a match"] =
    "একটি পূর্ণসংখ্যা; ম্যাচে প্রথম খেলার আগে 0",
  ["a list; empty before the first play of a round"] =
    "একটি তালিকা; রাউন্ডে প্রথম খেলার আগে খালি",
  ["a side, its number, or one of its players"] =
    "একটি দল, তার সংখ্যা, বা তার একজন খেলোয়াড়",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "{ kind, cards, width, length }-এর তালিকা; এক স্যুটের না হলে nil",
}
