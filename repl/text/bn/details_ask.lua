-- The help on words in Bengali: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "প্রতিটি একটি রূপ, `{ \"{card} {suit}\", … }`: শব্দ আর, ধনুবন্ধনীতে, "
      .. "ফাঁকা জায়গার একটি ছক। জায়গায় কী বসতে পারে তা রূপের টেবিলে তার "
      .. "নামে থাকে: লেখা, সংখ্যা বা খেলোয়াড়ের তালিকা; বা কার্ড। `{card}` ও "
      .. "`{cards}` খেলোয়াড়ের হাতের কার্ড: সব, বা `card = cards`-এ যেগুলোর "
      .. "নাম। আর কিছু না বললে `{suit}`-এ ডেকের স্যুট আর `{rank}`-এ তার মান "
      .. "বসে। `{player}`-এ খেলোয়াড়ের তালিকার একজন, `{players}`-এ এক বা "
      .. "একাধিক, যাদের তালিকাই তার মান; তালিকা না থাকলে অন্য সবার মধ্যে "
      .. "থেকে। জায়গা ছাড়া রূপ শুধু একটি লেখা হতে পারে, আর false রূপ বাদ "
      .. "যায়। জায়গা ছাড়া রূপে থাকতে পারে: `n`, `{cards}`-এ কটি কার্ড, "
      .. "সংখ্যা বা `{ least, most }`; `from`, হাতের বদলে একটি স্তূপ (তবে "
      .. "`{cards}`-এর পাশের `{card}` হাতের); `adds`, তথ্য `points` অনুযায়ী "
      .. "`{cards}`-এর যোগফল কত, এক সেটে বা কয়েকটিতে: সংখ্যা, বা যে জায়গা "
      .. "তা বলে তার নাম (`\"card\"` হলে প্রতিটি সেট সেই কার্ডের সমান, নইলে "
      .. "কার্ডটি সেটের মধ্যে); `once`, true: শুধু এক সেটে; `all`, true: "
      .. "সেখানকার অন্য কার্ডের কোনো যোগফল তা নয়; `also`, মানের দ্বিতীয় "
      .. "মূল্য, `{ A = 14 }`; `fits`, মানগুলোর ফাংশন যা বলে সেগুলো একসঙ্গে "
      .. "চলে কি না: true, বা false ও কারণ; বা প্রথম মান অনুযায়ী কারণের "
      .. "টেবিল, কেন কোনোটি বলা যায় না; `plays`, true: কার্ডটি এমন যা "
      .. "বাধ্যবাধকতা পিঠে খেলতে দেয়; `seldom`, true: এলোমেলো বট কুড়িতে "
      .. "একবার বলে; `bold`, true: একই, আর যে বট ভাবে সে শুধু তখনই বলে যখন তা "
      .. "চলতি উত্তরের চেয়ে নিশ্চিত ভালো; `idle`, true: যে বট ভাবে সে শুধু "
      .. "তখনই বলে যখন তা বাকিগুলোর চেয়ে স্পষ্ট ভালো, যেমন যেখানে খেলার বদলে "
      .. "কার্ড টানা যায়; `because`, জায়গায় বসে না এমন কার্ড সম্পর্কে কী "
      .. "বলা হবে, তার জায়গায় `{card}`, বা রূপ শব্দে শুরু হলে অন্য মান "
      .. "সম্পর্কে; `unless`, এখন কেন কেউ এই রূপ বলতে পারেন না, বা false। এই "
      .. "লেখাগুলোয় ধনুবন্ধনীতে ঘরের নাম হলো তার মান। `because`, `unless`, "
      .. "আর `fits`-এর কারণ এমন টেবিল হতে পারে যাতে আরও অংশ থাকে: `{ \"{suit} "
      .. "or a {rank}\", suit = \"S\", rank = \"Q\" }`।",
  ["the player who answers"] = "যিনি উত্তর দেন",
  ["the question; `{name}` is replaced by a field of the match"] =
    "প্রশ্নটি; `{name}`-এর জায়গায় ম্যাচের একটি ঘর আসে",
  ["a list of what may be said"] = "কী বলা যায় তার তালিকা",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "যে রূপ বলা হলো তার নাম, যা তার প্রথম শব্দ বা, শব্দ না থাকলে, তার "
      .. "প্রথম জায়গা; আর প্রতিটি জায়গার মান: কার্ড লেখা হিসেবে, স্যুট তার "
      .. "অক্ষরে, বাকি তালিকায় যেমন",
  ["nothing can be said"] = "কিছুই বলা যায় না",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "বাছার লেখাগুলো; এতে লেখার তালিকা থাকতে পারে; false মান বাদ যায়; "
      .. "এতে `refused = { hearts = \"hearts were turned down\" }` বলে কেন "
      .. "কোনোটি এর মধ্যে নেই",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "বাছাই হাত সম্পর্কে কী বলে: `{ holds = { TEXT = cards } }`। যাঁর "
      .. "হাতে একটিও নেই তিনি এই লেখা বাছতে পারেন না, আর যিনি বাছেন তিনি "
      .. "সবাইকে বলেন অন্তত একটি হাতে আছে; `{ 2, cards }`: অন্তত দুটি। `says` "
      .. "অন্য সবার জন্য মানা করার বাক্য, {cards} সহ",
  ["the text chosen"] = "যে লেখা বাছা হলো",
  ["the list is empty"] = "তালিকা খালি",
  ["the lowest number allowed"] = "সবচেয়ে ছোট যে সংখ্যা চলে",
  ["the highest number allowed"] = "সবচেয়ে বড় যে সংখ্যা চলে",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "মাঝের যে সংখ্যা খেলোয়াড় বলতে পারেন না: প্রতিটির কারণসহ টেবিল, `{ "
      .. "[3] = \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] =
    "কার্ডটি এখনও খেলা হয় না: `play_card` দেখুন।",
  ["no trick has been begun, or it is another player's turn"] =
    "কোনো পিঠ শুরু হয়নি, বা অন্য খেলোয়াড়ের পালা",
  ["how many, or `{ least, most }`"] = "কটি, বা `{ least, most }`",
  ["the pile, or a player for the hand"] =
    "স্তূপ, বা হাতের জন্য একজন খেলোয়াড়",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "কার্ডের (লেখা) ফাংশন যা বলে সেগুলো বাছা যায় কি না; true দেয়, বা "
      .. "false ও কারণ",
  ["the cards as text; they stay where they are"] =
    "কার্ডগুলো লেখা হিসেবে; সেগুলো যেখানে আছে সেখানেই থাকে",
  ["the suit's letter"] = "স্যুটটির অক্ষর",
  ["Nobody else sees which cards they are."] = "কোন কার্ড তা আর কেউ দেখেন না।",
  ["the pile, or the player who gets them"] =
    "স্তূপ, বা যে খেলোয়াড় সেগুলো পান",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "কার্ডের (লেখা) ফাংশন যা বলে সেগুলো বাছা যায় কি না; true দেয়, বা "
      .. "false ও কারণ। বা একটি টেবিল, `{ keep = cards, last = cards }`: "
      .. "খেলোয়াড় একটির পর একটি কার্ড রাখেন; `keep`-এর কার্ড হাতে থাকে, আর "
      .. "`last`-এরগুলো, সবার সামনে, আর কিছু না থাকলে তবেই যায়। তখন সবাই "
      .. "জানেন স্তূপে কী থাকতে পারে না",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "যিনি পাস দেন তিনি আর ফেরেন না। বাকি সবাই পাস দিলে, বা তালিকার "
      .. "সবচেয়ে উঁচু ডাকে সঙ্গে সঙ্গে, ডাকাডাকি শেষ।",
  ["what may be bid: a list of texts, low to high"] =
    "কী ডাকা যায়: লেখার তালিকা, নিচু থেকে উঁচু",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "একটি ডাক হওয়ার পরের প্রশ্ন; তাতে `{bid}`-এর জায়গায় ডাকটি আসে",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "ডাক কী প্রতিশ্রুতি দেয়: ফাংশন (`self`, ডাক) যা বলে, বা লেখার "
      .. "টেবিল, বা প্রতি ডাকের পয়েন্টের",
  ["the lowest bid that may be made (the first of the list)"] =
    "সবচেয়ে নিচু যে ডাক দেওয়া যায় (তালিকার প্রথমটি)",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "যিনি আগে বলেন (পালাক্রমে ডিলারের পরের জন)",
  ["true: each speaks once, and the highest bid wins"] =
    "true: প্রত্যেকে একবার বলেন, সবচেয়ে উঁচু ডাক জেতে",
  ["a player who may not pass when all others have"] =
    "অন্য সবাই পাস দিলে যিনি পাস দিতে পারেন না",
  ["a player who has the lowest bid if all pass"] =
    "সবাই পাস দিলে সবচেয়ে নিচু ডাক যাঁর হয়",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "যিনি সবচেয়ে উঁচুটির সমান ডাক দিতে পারেন, আর তখন ডাক তাঁর; আরও উঁচু "
      .. "ডাক না থাকলেও",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true: যিনি পাস দিয়েছেন তিনি পরে আবার বলতে পারেন; শেষ ডাকের পরে "
      .. "বাকি সবাই পাস দিলে ডাকাডাকি শেষ",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true: অন্য দলের শেষ ডাকের উত্তর `double` হতে পারে, আর নিজের দলের "
      .. "ডাকের double-এর উত্তর `redouble`; আরও উঁচু ডাক দুটোই বাতিল করে। "
      .. "এখানেও যিনি পাস দিয়েছেন তিনি আবার বলতে পারেন",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "এর জন্য দুটি শব্দ, যদি অন্য হয়: { \"double\", \"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true: double-এর পরে কেউ ডাকেন না; যে দলের ডাক double হলো শুধু তার "
      .. "খেলোয়াড়েরা পালাক্রমে বলেন, redouble করতে বা পাস দিতে",
  ["true: a double is not doubled again"] = "true: double আবার double হয় না",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "যে ডাক শুধু কিছু ডাকের উপরে দেওয়া যায়: { ডাকটি, সেগুলোর প্রথম ও "
      .. "শেষ, নইলে মানা করার কারণ }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true: একই শব্দে শুরু ডাক, যেমন `90 clubs` ও `90 hearts`, সমান উঁচু",
  ["the question once the bid is doubled (`over`)"] =
    "ডাক double হওয়ার পরের প্রশ্ন (`over`)",
  ["the question once it is redoubled (`doubled`)"] =
    "ডাক redouble হওয়ার পরের প্রশ্ন (`doubled`)",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true: ডাক হলো একটি সংখ্যা ও একটি স্যুট, বা অন্য শব্দ; আর সবচেয়ে "
      .. "উঁচু ডাকের দলের যে খেলোয়াড় সেই স্যুটের নাম আগে বলেছেন তিনি জিতেছেন",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "সবচেয়ে উঁচু ডাক আর যিনি তা জিতেছেন; `doubles` থাকলে তা কত গুণ, 1, "
      .. "2 বা 4; সবাই পাস দিলে কিছু না",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "ছোটজন শেষটির চেয়ে বড় সংখ্যা বলেন, বা পাস দেন। বড়জন `yes` বলে "
      .. "সেটি রাখেন, বা পাস দেন। একজন পাস দিলে দ্বন্দ্ব শেষ।",
  ["the player who names numbers"] = "যিনি সংখ্যা বলেন",
  ["the question to the junior; if not given, which value to bid"] =
    "ছোটজনকে প্রশ্ন; না দিলে, কোন মান ডাকবেন",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "বড়জনকে প্রশ্ন; না দিলে, তিনিও ততটা রাখেন কি না; দুটি প্রশ্নেই "
      .. "`{bid}`-এর জায়গায় বলা সংখ্যাটি আসে",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "যে সংখ্যা বলা যায়, নিচু থেকে উঁচু, লেখা হিসেবে; না দিলে খেলার "
      .. "কন্ট্র্যাক্টের সব মান, তথ্য `contracts` থেকে",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "`self` ও একটি সংখ্যার ফাংশন যা বলে সংখ্যাটি কী প্রতিশ্রুতি দেয়, "
      .. "লেখা হিসেবে; না দিলে যে কন্ট্র্যাক্টগুলোর মূল্য ততটা",
  ["the last number named before, if there was one"] =
    "এর আগে বলা শেষ সংখ্যা, যদি থাকে",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "যিনি রয়ে গেলেন, আর কেউ শেষ যে সংখ্যা বলেছেন; না থাকলে nil",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "খেলোয়াড় কিছু ঘোষণা না করলে পার্টনারদের পালাক্রমে জিজ্ঞেস করা হয়। "
      .. "হাতে যা-ই থাক সবাইকে জিজ্ঞেস করা হয়, যাতে প্রশ্ন হাতের কথা কিছু না "
      .. "বলে: যাঁরা কিছু ঘোষণা করতে পারেন না তাঁদের হয়ে ইঞ্জিন উত্তর দেয়। "
      .. "কার্ড যেখানে আছে সেখানেই থাকে: `show` ও `move` দেখুন। তালিকার "
      .. "জিনিসে পয়েন্ট ও কারণও থাকতে পারে, `{ \"hearts\", \"KH QH\", 20, "
      .. "\"a marriage\" }`। তখন তার কার্ড দেখানো হয়, পয়েন্ট দলের বলে ধরা "
      .. "হয় (`count` দেখুন), আর দল তা রাউন্ডে একবার ঘোষণা করতে পারে। জিনিসে "
      .. "`unless = \"spades\"`: তালিকায় তার আগের `spades` যিনি ঘোষণা করতে "
      .. "পারেন না শুধু তিনিই এটি ঘোষণা করতে পারেন; যিনি করেন তিনি সবাইকে তা "
      .. "জানান।",
  ["the player who is asked first"] = "যাঁকে আগে জিজ্ঞেস করা হয়",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "কী ঘোষণা করা যায়: `{ { \"hearts\", \"KH QH\" }, … }`; false জিনিস "
      .. "বাদ যায়",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "কোনো জিনিস ঘোষণা করা যায় কি না বলে এমন ফাংশন; এটি পায় self, যাঁর "
      .. "হাতে কার্ড সেই খেলোয়াড়, শব্দগুলো, কার্ডগুলো, আর তার আগের যে "
      .. "জিনিসগুলো ঘোষণা করা যায় তাদের শব্দ (একটি লেখা হিসেবে)",
  ["cards that do not count as held, such as those just drawn"] =
    "যে কার্ড হাতে আছে বলে ধরা হয় না, যেমন এইমাত্র টানাগুলো",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "ঘোষিত শব্দ, তার কার্ড, আর খেলোয়াড়; কেউ কিছু ঘোষণা না করলে কিছু না",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "একটি কার্ড কী নিতে পারে তা তথ্য `captures`। খেলোয়াড় বলেন `8H "
      .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to 9 "
      .. "4C`, `add 4C AH to 1`, বা যে কার্ড টেবিলে থাকে শুধু সেটি, তথ্যে তার "
      .. "শব্দের পরে। কিছু সরানো হয় না।",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\", কার্ডটি, যে কার্ড সেটি নেয় আর যে গাঁথুনি নেয় তার "
      .. "সংখ্যা, সব লেখা হিসেবে; বা \"build\", \"raise\" বা \"add\", "
      .. "কার্ডটি, টেবিলের যে কার্ড তাতে যোগ হয়, গাঁথুনির সংখ্যা ও তার মান; "
      .. "বা, যে কার্ড টেবিলে থাকে তার জন্য, তথ্যে তার শব্দ, না থাকলে "
      .. "\"card\", আর কার্ডটি",
  ["the game has no fact `captures`"] = "খেলায় তথ্য `captures` নেই",
  ["a list of forms: see `ask`"] = "রূপের তালিকা: `ask` দেখুন",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "তারপর সরিয়ে রাখা কার্ড নিজের জায়গায় যায়, আর তা শুধু তিনিই জানেন "
      .. "যিনি সেখানে দেখেন বা আগে দেখেছেন। অন্য সব উত্তর খোলা। ফাংশন শুধু "
      .. "জিজ্ঞেস করতে পারে: ঘর রাখা ও কার্ড সরানো পরে হয়।",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "যে খেলোয়াড়কে পায় তাঁকে জিজ্ঞেস করে এমন ফাংশন, খেলোয়াড় যা বলেন "
      .. "তা উত্তর দেয়",
  ["what the function has answered, by seat; false for who sits out"] =
    "ফাংশনের উত্তর, আসনের ক্রমে; যিনি বাইরে তাঁর false",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "এটি কয়েকটি মানের প্রথম এমন মানের, যার সব কার্ড খেলোয়াড়ের হাতে "
      .. "নেই। `others` থাকলে এটি অন্য খেলোয়াড়ের কার্ড, আর স্যুট বলে ডাকা "
      .. "হয়: খেলোয়াড়ের হাতে ওই স্যুটের কার্ড আছে, কিন্তু ডাকা কার্ডটি "
      .. "নেই। প্রথম মানের সব কার্ড খেলোয়াড়ের হলে এটি দ্বিতীয় মানের, আর "
      .. "তার স্যুটের প্রথম মানের কার্ড খেলোয়াড়ের হাতে। এতে যা জানা যায় তা "
      .. "সবাইকে বলা হয়।",
  ["the player who calls"] = "যিনি ডাকেন",
  ["ranks with blanks between, the first to call first"] =
    "মান, মাঝে ফাঁক, যা আগে ডাকা হয় তা আগে",
  ["letters of the suits that may be called, with blanks between"] =
    "যে স্যুট ডাকা যায় তার অক্ষর, মাঝে ফাঁক",
  ["true: the card called is not the player's own"] =
    "true: ডাকা কার্ড খেলোয়াড়ের নিজের নয়",
  ["with `others`: a pile whose cards are the player's, too"] =
    "`others`-এর সঙ্গে: এমন স্তূপ যার কার্ডও খেলোয়াড়ের",
  ["with `others`: true: the player may call nobody"] =
    "`others`-এর সঙ্গে: true: খেলোয়াড় কাউকে না-ও ডাকতে পারেন",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "`others`-এর সঙ্গে: একটি স্তূপ। ডাকার মতো স্যুটের কার্ড না থাকলে "
      .. "খেলোয়াড় সেখানে একটি কার্ড উপুড় রাখতে পারেন, যা তেমন কার্ডের "
      .. "জায়গায় থাকে",
  ["the card, as text; nil if nobody was called"] =
    "কার্ডটি, লেখা হিসেবে; কাউকে না ডাকলে nil",
}
