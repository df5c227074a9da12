-- The help on facts, examples and lessons in Bengali: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "সংখ্যা: কজন খেলেন; কোনো বিকল্প তা বললে লিখবেন না",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "প্যাকেট: কার্ড: french(52), spanish(40), deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or lists "
    .. "of seats; { [4] = \"partners\" }: where four play; left out: each for "
    .. "oneself"] =
    "লেখা বা আসনের তালিকা: \"partners\" (টেবিলে মুখোমুখি যাঁরা), বা আসনের "
      .. "তালিকা; { [4] = \"partners\" }: যেখানে চারজন খেলেন; না লিখলে "
      .. "প্রত্যেকে নিজের জন্য",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "লেখা: \"clockwise\" (ঘড়ির কাঁটার দিকে) বা \"anticlockwise\" (বিপরীতে)",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "লেখা: মান, নিচু থেকে উঁচু; না লিখলে ডেকের মতো",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "টেবিল: মান, স্যুট বা একেকটি কার্ডের পয়েন্ট; এক নামে কয়েকটি থাকতে পারে, [\"K "
      .. "Q J\"] = 10; `trumps = { J = 20 }` তুরুপের, আর কোনো ঘরের নামে থাকে "
      .. "তার মানের উপর যা নির্ভর করে: contract = { high = { A = 19 } }; "
      .. "`trick = 1` প্রতি পিঠের মূল্য, `last_trick = 10` শেষটির, আর "
      .. "`last_trick = { 10, 20 }` শেষের আগেরটির ও শেষটির, "
      .. "self:count_cards-এর জন্য; `halves = true`: এর দুই পয়েন্ট টেবিলে এক "
      .. "পয়েন্ট",
  ["table: what the contracts are worth, by name: a number, or a number with "
    .. "how often it may count, { 12, from = 2, to = 18 }, and with `trump`, "
    .. "`top` and `ranks`, which cards are higher in it, as the step `order` "
    .. "says it otherwise; `trump = true`: the suit of its name."] =
    "টেবিল: কন্ট্র্যাক্টগুলোর মূল্য, নাম ধরে: একটি সংখ্যা, বা সেটি কতবার গোনা যায় "
      .. "তাসহ, { 12, from = 2, to = 18 }, আর `trump`, `top` ও `ranks` দিয়ে "
      .. "তাতে কোন কার্ড উঁচু, যা অন্যথায় ধাপ `order` বলে; `trump = true`: "
      .. "তার নামের স্যুট।",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points = "
    .. "90 }; the first has a word for each party if it can be said; see the "
    .. "parts of an announcement, and self:count_announcements"] =
    "তালিকা: self:form_parties-এর দুই পক্ষ যা ঘোষণা করতে বা না বলেই পেতে "
      .. "পারে, ধাপে ধাপে, সবচেয়ে নিচু থেকে: { \"no 90\", points = 90 }; "
      .. "প্রথমটি বলা গেলে তাতে প্রতি পক্ষের একটি শব্দ আছে; ঘোষণার অংশগুলো আর "
      .. "self:count_announcements দেখুন",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its cards "
    .. "like a hand; counted = true: the screen only counts them, as cards "
    .. "that were taken and lie face down; if each side or player has one: { "
    .. "sees = …, each = \"side\" }; a row of seven piles: { sees = …, n = 7 "
    .. "}, which rules read as self.NAME[1] to self.NAME[7]; whose cards lie "
    .. "on those of a face-down row: { sees = \"all\", n = 7, on = \"NAME\" }"] =
    "টেবিল: খেলার নিজের স্তূপ, নাম ধরে: কে দেখে (\"none\" কেউ না, \"owner\" "
      .. "মালিক, \"all\" সবাই; \"top\": উপরে রাখা প্রতিটি কার্ড সবাই দেখে); { "
      .. "sees = \"all\", sorted = true }: পর্দায় তার কার্ড হাতের মতো "
      .. "সাজানো; counted = true: পর্দায় শুধু সংখ্যা, যেমন জেতা উপুড় কার্ড; "
      .. "প্রতি দল বা খেলোয়াড়ের নিজের হলে: { sees = …, each = \"side\" }; "
      .. "সাতটি স্তূপের সারি: { sees = …, n = 7 }, নিয়ম যাদের self.NAME[1] "
      .. "থেকে self.NAME[7] হিসেবে পড়ে; যার কার্ড উপুড় সারির কার্ডের উপর "
      .. "থাকে: { sees = \"all\", n = 7, on = \"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "টেবিল: কার্ডের পয়েন্টের জন্য একজন খেলোয়াড় অন্যদের বিরুদ্ধে: { "
      .. "\"declarer\", \"defenders\", needs = 61 }।",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "তালিকা: পিঠে খেলোয়াড়কে যা করতে হয়, ক্রম ধরে; ঘরোয়া নিয়মে `without "
      .. "= \"NAME\"` খেলার বাধ্যবাধকতা বাদ দেয়",
  ["table: players play several cards at once, as pairs or tractors: { throws "
    .. "= true (or \"allowed\" and \"forbidden\"), short_tractors = true, "
    .. "pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare = "
    .. "\"by_format\" or \"highest\" }"] =
    "টেবিল: খেলোয়াড়েরা একসঙ্গে কয়েকটি কার্ড খেলেন, যেমন জোড়া বা ট্রাক্টর: "
      .. "{ throws = true (বা \"allowed\" ও \"forbidden\"), short_tractors = "
      .. "true, pairs_over_triple = \"no\", \"one\" বা \"two\", kill_compare "
      .. "= \"by_format\" বা \"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "টেবিল: মেল্ড কীসে হয়: `melds`-এর অংশগুলো দেখুন",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts of "
    .. "a pattern"] =
    "টেবিল: কার্ডের কোন সেট গোনা হয়, নামসহ তালিকা, self:patterns-এর জন্য: { "
      .. "show = { { \"pair\", same = 2, points = 2 }, … } }; ছকের অংশগুলো "
      .. "দেখুন",
  ["table: what a card takes from the table in games where cards are fished, "
    .. "for self:ask_capture: see the parts of `captures`"] =
    "টেবিল: টেবিল থেকে কার্ড তোলার খেলায় একটি কার্ড টেবিল থেকে কী নেয়, "
      .. "self:ask_capture-এর জন্য: `captures`-এর অংশগুলো দেখুন",
  ["cards: ranks or cards that a player lays down as soon as they come, into "
    .. "the pile `side.laid_down`"] =
    "কার্ড: যে মান বা কার্ড এলেই খেলোয়াড় স্তূপ `side.laid_down`-এ রাখেন",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "টেবিল: খেলোয়াড়েরা ফেলা কার্ডের স্তূপ কীভাবে নেন: `taking`-এর অংশগুলো "
      .. "দেখুন",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "টেবিল: ধাপে ধাপে ওঠার খেলায় কয়েকটি কার্ড মিলে কী, নিচু থেকে উঁচু { "
      .. "\"pair\", of = 2 } ধরনের তালিকা: তার অংশগুলো দেখুন",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "টেবিল: যে লেভেলগুলোতে প্রতিটি দল রাউন্ডে রাউন্ডে ওঠে, আর যা "
      .. "`side.level`-এ থাকে: { of = নিচু থেকে উঁচু শব্দ, first = শুরুর "
      .. "লেভেল, বা প্রতি দলের একটি, last = সর্বোচ্চ, stops = যে লেভেলে "
      .. "প্রতিটি ওঠা থামে }; self:climb দেখুন",
  ["text: who wins when the match ends: \"highest total\" (if not given, and "
    .. "\"highest level\" where the sides climb levels), \"lowest total\"; "
    .. "or, after the option `rounds`, by a number or choice that each side "
    .. "keeps, \"highest level\": choices are from low to high"] =
    "লেখা: ম্যাচ শেষ হলে কে জেতে: \"highest total\" (না লিখলে এটি, আর যেখানে "
      .. "দল লেভেলে ওঠে সেখানে \"highest level\"), \"lowest total\"; বা "
      .. "বিকল্প `rounds`-এর পরে প্রতিটি দলের কোনো সংখ্যা বা বাছাই ধরে, "
      .. "\"highest level\": বাছাইগুলো নিচু থেকে উঁচু",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or the "
    .. "match is a \"draw\""] =
    "লেখা: একটি দল বিকল্প `target`-এ পৌঁছালে আর কয়েকটির মোট সবচেয়ে ভালো হলে "
      .. "কী হয়: তারা খেলে যায়, \"play on\" (না লিখলে এটি), বা ম্যাচ ড্র, "
      .. "\"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the other "
    .. "facts tell"] =
    "লেখা: খেলার তালিকায় এটি কোথায়: \"tricks\", \"bidding\", \"points\", "
      .. "\"avoiding\", \"melds\", \"shedding\", \"climbing\", \"fishing\", "
      .. "\"patience\", \"others\"; না লিখলে অন্য তথ্য থেকে জানা যায়",
  ["text: why a round may end without points for anybody, as the table says "
    .. "it behind `Nobody scores:`: \"both have 60 points\"."] =
    "লেখা: রাউন্ডে কেউ পয়েন্ট না পেলে তার কারণ, টেবিল যা `কেউ পয়েন্ট পেলেন "
      .. "না:`-র পরে বলে: \"both have 60 points\"।",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "যে উত্তরে খেলোয়াড়ের আসনের নাম থাকে তা কীভাবে শুরু হয় বা এগোয়: \"ask "
      .. "{player}\"; বা কয়েকজনের: \"double {players}\"।",
  ["number: how many rounds a match has where the option `rounds` is 0; then "
    .. "the highest total wins, or what else the fact `wins` says"] =
    "সংখ্যা: বিকল্প `rounds` 0 হলে ম্যাচে কটি রাউন্ড; তখন সবচেয়ে বেশি মোট "
      .. "জেতে, বা তথ্য `wins` যা বলে",
  ["number: how many cards the deal needs: options for which the pack has too "
    .. "few are refused"] =
    "সংখ্যা: ডিলে কটি কার্ড লাগে: যে বিকল্পের জন্য প্যাকেটে কম থাকে তা মানা "
      .. "হয় না",
  ["number: the sum of the points of every round; only check uses it"] =
    "সংখ্যা: প্রতি রাউন্ডের পয়েন্টের যোগফল; শুধু check এটি কাজে লাগায়",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "টেবিল: খেলার নিজের তথ্য, self.facts.NAME হিসেবে পড়া যায়",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "টেবিল: যে ঘরগুলো রাউন্ড ঠিক করে, তাদের ধরনসহ; পরেরটি শুরু হলে আবার খালি",
  ["table: fields that last from round to round, with their defaults"] =
    "টেবিল: যে ঘরগুলো রাউন্ড থেকে রাউন্ডে থাকে, তাদের সাধারণ মানসহ",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "টেবিল: খেলোয়াড়েরা যা বাছতে পারেন: number, choice, flag বা text { … }",
  ["function: gets the options, and answers a text if their values do not go "
    .. "together: there is no match then"] =
    "ফাংশন: বিকল্পগুলো পায়, আর তাদের মান একসঙ্গে না চললে একটি লেখা উত্তর "
      .. "দেয়: তখন ম্যাচ হয় না",
  ["the name of the pack"] = "প্যাকেটের নাম",
  ["letters of the suits"] = "স্যুটের অক্ষর",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 2 "
    .. "3\", T = \"1 2 3 4 5\" }"] =
    "মান, নিচু থেকে উঁচু; স্যুটের নিজের মান থাকলে টেবিল: { \"1 2 3\", T = \"1 "
      .. "2 3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "প্রতি প্যাকেটের জোকার; এক নামের দুটি একরকম",
  ["the number of packs that are shuffled together"] =
    "একসঙ্গে ফেটানো প্যাকেটের সংখ্যা",
  ["how often a pack has a card, where it is not once: cards, ranks or suits "
    .. "by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number comes before "
    .. "that of its rank or suit"] =
    "প্যাকেটে একটি কার্ড কতবার, যেখানে একবার নয়: কার্ড, মান বা স্যুট, নাম "
      .. "ধরে, { [\"1T 9T\"] = 2, P = 3 }; কার্ডের নিজের সংখ্যা তার মান বা "
      .. "স্যুটের সংখ্যার আগে",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "কার্ডে আর কী ছাপা: { poem = \"1R 2R\" }, cards:tagged-এর জন্য",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "যে কার্ড বা মান প্যাকেটে নেই; কজন খেলেন সেই অনুযায়ী: { [3] = \"2D\", "
      .. "[5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "মান: সেটের জন্য মান বা কার্ড; সেট হলো এক মানের কার্ড",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards of "
    .. "one suit that follow each other; a rank may be at both ends"] =
    "সারিতে মান: ক্রমের জন্য মানের সারি, নিচু থেকে উঁচু; ক্রম হলো এক স্যুটের "
      .. "পরপর কার্ড; একটি মান দুই প্রান্তেই থাকতে পারে",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "কার্ড: যে মান, কার্ড বা জোকার অন্যের জায়গা নিতে পারে",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it stands "
    .. "for that as long as it lies"] =
    "ফ্ল্যাগ: ওয়াইল্ড কার্ড যিনি রাখেন তিনি একটি কার্ডের নাম বলেন, যেমন "
      .. "BJ=5H, আর যতক্ষণ পড়ে থাকে ততক্ষণ সেটির জায়গায়",
  ["number: cards in a meld, at least (3)"] =
    "সংখ্যা: মেল্ডে অন্তত কটি কার্ড (3)",
  ["number: cards in a meld, at most"] = "সংখ্যা: মেল্ডে বড়জোর কটি কার্ড",
  ["number: natural cards in a meld, at least (2)"] =
    "সংখ্যা: মেল্ডে অন্তত কটি স্বাভাবিক কার্ড (2)",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "সংখ্যা: তাতে প্রতি ওয়াইল্ড কার্ডে অন্তত কটি স্বাভাবিক কার্ড (0)",
  ["number: wild cards in a meld, at most"] =
    "সংখ্যা: মেল্ডে বড়জোর কটি ওয়াইল্ড কার্ড",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; left "
    .. "out: none"] =
    "দুটি সংখ্যা: শুধু ওয়াইল্ড কার্ডের মেল্ড: তিন থেকে সাতের জন্য { 3, 7 }; "
      .. "না লিখলে নেই",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "কার্ড: যা খেলোয়াড় শুধু তা দিয়ে বেরোনোর সময়, আর ওয়াইল্ড কার্ড ছাড়া "
      .. "মেল্ড করেন",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "ফ্ল্যাগ: এক মানের একটিই মেল্ড দলের, আর সে তাতেই যোগ করে",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "সংখ্যা: সবচেয়ে নিচু মানের কার্ড ক্রমের নিচের প্রান্তে কত, যেখানে "
      .. "`runs`-এ সেই মান দুই প্রান্তেই; না লিখলে তার পয়েন্ট",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "ফ্ল্যাগ: খেলোয়াড় শুধু একটি কার্ড ফেলে বেরোন: মেল্ডের পরে একটি কার্ড "
      .. "থাকে",
  ["flag: no suit is in a set twice"] =
    "ফ্ল্যাগ: সেটে কোনো স্যুট দুবার থাকে না",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "লেখা: মেল্ডে কে যোগ করে: \"side\", নিজের দল, বা \"all\", সবাই",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "লেখা: মেল্ড হাতে থাকে; কোনো মেল্ডে নেই এমন কার্ডের মূল্যের এটি নাম, আর "
      .. "টেবিল দুটোই দেখায়",
  ["text: the word for a knock that leaves nothing over"] =
    "লেখা: যে নকে কিছু বাকি থাকে না তার শব্দ",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "লেখা: কিছু না ফেলে সব কার্ড নামানোর শব্দ; না লিখলে কেউ তা পারেন না",
  ["number: how many cards make a meld full; rules may count it more"] =
    "সংখ্যা: কটি কার্ডে মেল্ড পূর্ণ হয়; নিয়ম তাকে বেশি গুনতে পারে",
  ["text: the name of a full meld"] = "লেখা: পূর্ণ মেল্ডের নাম",
  ["number: full melds that a side needs to go out (0)"] =
    "সংখ্যা: হাত খালি করতে দলের কটি পূর্ণ মেল্ড লাগে (0)",
  ["ranks: the ranks from low to high, with jokers by their names, or `joker` "
    .. "for all of them (the game's ranks)"] =
    "মান: মান, নিচু থেকে উঁচু, জোকার তাদের নামে, বা সবগুলোর জন্য `joker` "
      .. "(খেলার মান)",
  ["ranks: the row of ranks for combinations of several ranks, low to high; a "
    .. "rank may be at both ends (the ranks)"] =
    "মান: কয়েক মানের সমন্বয়ের জন্য মানের সারি, নিচু থেকে উঁচু; একটি মান দুই "
      .. "প্রান্তেই থাকতে পারে (ওই মানগুলোই)",
  ["text: the suits from low to high, which decide between equal ranks; left "
    .. "out: suits do not count"] =
    "লেখা: স্যুট, নিচু থেকে উঁচু, সমান মানের মধ্যে যা ঠিক করে; না লিখলে স্যুট "
      .. "ধরা হয় না",
  ["cards: cards that are never attached together"] =
    "কার্ড: যেগুলো কখনো একসঙ্গে জোড়া হয় না",
  ["number: cards of each rank (1)"] = "সংখ্যা: প্রতি মানের কার্ড (1)",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "সংখ্যা বা দুটি: কটি মান পরপর: একটি সংখ্যা, বা { least, most }; না লিখলে "
      .. "একটিই মান",
  ["flag or number: all cards are of one suit; a number: so many cards, in a "
    .. "row or not"] =
    "ফ্ল্যাগ বা সংখ্যা: সব কার্ড এক স্যুটের; সংখ্যা: এতগুলো কার্ড, পরপর হোক "
      .. "বা না হোক",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "সংখ্যা: প্রতি মানের সঙ্গে জোড়া কার্ড, যা ধরা হয় না; with_of 2 হলে "
      .. "জোড়া জোড়া",
  ["number: how many cards of a rank are attached at once (1)"] =
    "সংখ্যা: এক মানের কটি কার্ড একবারে জোড়া হয় (1)",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "ফ্ল্যাগ: জোড়া কার্ড একরকম হতে পারে, এক মানের তিনটি পর্যন্ত",
  ["cards: just these cards"] = "কার্ড: ঠিক এই কার্ডগুলোই",
  ["flag: compared by suit, then by rank"] =
    "ফ্ল্যাগ: তুলনা আগে স্যুটে, তারপর মানে",
  ["flag: one that is as high beats it, too"] =
    "ফ্ল্যাগ: সমান উঁচুটিও তাকে হারায়",
  ["flag: a longer one beats a shorter one of its kind"] =
    "ফ্ল্যাগ: লম্বাটি তার ধরনের ছোটটিকে হারায়",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one has "
    .. "three ranks in a row or more"] =
    "লেখা বা তালিকা: এটি আর কী হারায়: \"all\", সব; বা ধরনের তালিকা, যেখানে { "
      .. "\"single\", rank = \"2\", run = 3 } হলো একটি একলা দুই, যদি এটির "
      .. "অন্তত তিনটি মান পরপর হয়",
  ["text: the discard pile"] = "লেখা: ফেলা কার্ডের স্তূপ",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "ফ্ল্যাগ: খেলোয়াড় পুরো স্তূপ নেন, আর তার উপরের কার্ড তখনই মেল্ড করেন; "
      .. "না লিখলে শুধু উপরের কার্ড হাতে যায়",
  ["flag: a player takes any card of the pile with all that lie on top of it, "
    .. "and melds that card at once; the others go to the hand"] =
    "ফ্ল্যাগ: খেলোয়াড় স্তূপের যেকোনো কার্ড তার উপরের সবগুলোসহ নেন, আর সেই "
      .. "কার্ড তখনই মেল্ড করেন; বাকিগুলো হাতে যায়",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "ফ্ল্যাগ: `down`-এর সঙ্গে: শুধু উপরের কার্ডও হাতে যেতে পারে",
  ["cards: while one of these is in the pile, a player takes it only with two "
    .. "natural cards of the top card's rank"] =
    "কার্ড: এদের একটি স্তূপে থাকা পর্যন্ত খেলোয়াড় উপরের কার্ডের মানের দুটি "
      .. "স্বাভাবিক কার্ড দিয়েই তা নেন",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "ফ্ল্যাগ: যে দল মেল্ড করেনি সেও নিতে পারে: দুটি স্বাভাবিক কার্ড দিয়ে, আর "
      .. "প্রথম মেল্ড যথেষ্ট হলে (true)",
  ["flag: the top card that was taken may be discarded in the same turn (true)"] =
    "ফ্ল্যাগ: নেওয়া উপরের কার্ডটি সেই পালাতেই ফেলা যায় (true)",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "সংখ্যা: প্রথম পক্ষের কার্ডের কত পয়েন্ট লাগে; অন্যদের বাকিটা আর আরও একটি।",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "সংখ্যা: ঘর `announced`-এর মান থাকলে তার বদলে কত লাগে",
  ["text: a pile whose cards count for the first camp at the end; views only "
    .. "name it"] =
    "লেখা: যে স্তূপের কার্ড শেষে প্রথম পক্ষের বলে ধরা হয়; যা দেখা যায় তাতে "
      .. "শুধু নামটি থাকে",
  ["list: the values of the field `contract` with which no card counts"] =
    "তালিকা: ঘর `contract`-এর যে মানে কোনো কার্ড গোনা হয় না",
  ["text: the pile where the cards lie"] = "লেখা: যে স্তূপে কার্ডগুলো থাকে",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets at "
    .. "once"] =
    "লেখা: একটি কার্ড সেই কার্ডগুলো নেয় যাদের যোগফল তথ্য `points` অনুযায়ী "
      .. "তার সমান: তাদের \"one\", একটি সেট (না লিখলে এটি), বা \"several\", "
      .. "একসঙ্গে কয়েকটি",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "ফ্ল্যাগ: সেখানে সমান মূল্যের একটি কার্ড থাকলে যোগফল নেওয়া হয় না",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "লেখা: যে কার্ডের মূল্য নেই তা নিজের মানের \"one\", একটি কার্ড নেয়, বা "
      .. "\"all\", সবগুলো (\"one\")",
  ["flag: a card that can take something may not stay on the table"] =
    "ফ্ল্যাগ: যে কার্ড কিছু নিতে পারে তা টেবিলে থাকতে পারে না",
  ["flag: a card takes all that it can"] =
    "ফ্ল্যাগ: কার্ডটি যা যা নিতে পারে, সবই নেয়",
  ["cards: cards that take all that lies there, and nothing less"] =
    "কার্ড: যা সেখানকার সব নেয়, তার কম নয়",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "টেবিল: মানগুলোর আর কী মূল্য হতে পারে, { A = 14 }: এক ভাবে বা অন্য ভাবে",
  ["text: the word before a card that stays; left out: the card alone"] =
    "লেখা: যে কার্ড থাকে তার আগের শব্দ; না লিখলে শুধু কার্ড",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is }"] =
    "টেবিল: পরে যে কার্ড নেবে তার জন্য কার্ডের বিল্ড গড়া যায়: { piles = যে "
      .. "স্তূপের সারিতে বিল্ড থাকে, values = ও owners = রাউন্ডের ঘর, তালিকা, "
      .. "যাতে প্রতিটি বিল্ডের মান ও মালিক }",
  ["number: a player may say it before a card, who has played so many cards "
    .. "at most; left out: nobody says it."] =
    "সংখ্যা: যে খেলোয়াড় বড়জোর এতগুলো কার্ড খেলেছেন তিনি কার্ডের আগে এটি "
      .. "বলতে পারেন; না লিখলে কেউ বলেন না।",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "সংখ্যা: অন্যরা কিছু বলে থাকলে, তাঁদের শেষ ধাপের সীমার চেয়ে এতগুলো কার্ড "
      .. "বেশি যিনি খেলেছেন তিনিও এটি বলতে পারেন",
  ["number: what it counts that a party has said it (1)"] =
    "সংখ্যা: কোনো পক্ষ এটি বলেছে, তার মূল্য (1)",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "সংখ্যা বা দুটি: অন্যদের পয়েন্ট এর কম হলে এটি হয়; দুটি সংখ্যা: প্রথম "
      .. "পক্ষের কম হলে, আর দ্বিতীয়টির",
  ["number: it is reached if the others have fewer tricks"] =
    "সংখ্যা: অন্যদের পিঠ এর কম হলে এটি হয়",
  ["number: with so many points the others get 1 if it was said"] =
    "সংখ্যা: এটি বলা হয়ে থাকলে এত পয়েন্টে অন্যরা 1 পায়",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "লেখা: প্রথম ধাপে: পক্ষ ঠিক না হওয়া পর্যন্ত কেউ কেন কিছু বলতে পারেন না",
  ["cards: no step: it goes by itself with the first of these trumps that a "
    .. "player plays who holds them all."] =
    "কার্ড: কোনো ধাপ নয়: এই সব তুরুপ যাঁর হাতে তিনি তাদের প্রথমটি খেললেই "
      .. "আপনা থেকে হয়।",
  ["number: cards that count this sum, by the fact `points`"] =
    "সংখ্যা: যে কার্ডের যোগফল তথ্য `points` অনুযায়ী এত",
  ["number: this many cards of a rank, no more and no fewer"] =
    "সংখ্যা: এক মানের ঠিক এতগুলো কার্ড, কম বা বেশি নয়",
  ["number: a run of this many cards or more, of any suits, that is not part "
    .. "of a longer one"] =
    "সংখ্যা: এতগুলো বা বেশি কার্ডের ক্রম, যেকোনো স্যুটের, যা আরও লম্বা ক্রমের "
      .. "অংশ নয়",
  ["number: all of the cards are of one suit, and this many or more"] =
    "সংখ্যা: সব কার্ড এক স্যুটের, এতগুলো বা বেশি",
  ["number: what the pattern counts"] = "সংখ্যা: ছকটির মূল্য",
  ["number: what each of its cards counts"] =
    "সংখ্যা: তার প্রতিটি কার্ডের মূল্য",
  ["table: fields of the round, as the steps would have set them; the example "
    .. "itself may have them, too"] =
    "টেবিল: রাউন্ডের ঘর, ধাপগুলো যেমন ঠিক করত; উদাহরণে সরাসরিও লেখা যায়",
  ["table: values of options that are not the default"] =
    "টেবিল: বিকল্পের যে মান সাধারণ মান নয়",
  ["cards: the player's hand"] = "কার্ড: খেলোয়াড়ের হাত",
  ["plays: the plays to the trick so far, first to last; a list where players "
    .. "play several cards at once"] =
    "খেলা কার্ড: পিঠে এ পর্যন্ত যা খেলা হয়েছে, প্রথম থেকে শেষ; যেখানে "
      .. "খেলোয়াড়েরা একসঙ্গে কয়েকটি কার্ড খেলেন সেখানে তালিকা",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "কার্ড: আগের পিঠে খেলা, অন্য স্যুটের পিঠেও; না থাকলে এটি প্রথম পিঠ",
  ["list of cards: the other players' cards, from the next player on"] =
    "কার্ডের তালিকা: অন্য খেলোয়াড়দের কার্ড, পরের জন থেকে",
  ["cards: cards of a meld"] = "কার্ড: একটি মেল্ডের কার্ড",
  ["table: a fixed deal: hands and piles by name"] =
    "টেবিল: ঠিক করা ডিল: হাত ও স্তূপ, নাম ধরে",
  ["list of moves: the moves from the start of the match"] =
    "চালের তালিকা: ম্যাচের শুরু থেকে চালগুলো",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "লেখা: যে ধাপ করতে হবে; `scores`-এর জন্য তা `score_round`",
  ["list: the arguments of the step besides the match; `player 1` and `side "
    .. "1` name a player and a side"] =
    "তালিকা: ম্যাচ ছাড়া ধাপের আর্গুমেন্ট; `player 1` ও `side 1` একজন "
      .. "খেলোয়াড় ও একটি দলের নাম",
  ["list of numbers: totals by side at the start of the round"] =
    "সংখ্যার তালিকা: রাউন্ডের শুরুতে দল ধরে মোট",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "সংখ্যার তালিকা: দল ধরে জেতা পিঠ; দলে কয়েকজন থাকলে খেলোয়াড় ধরেও",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "কার্ডের তালিকা: প্রত্যেক খেলোয়াড়কে দেওয়া কার্ড, যতটা দরকার",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "কার্ডের তালিকা: প্রতিটি দলের জেতা কার্ড, যতটা দরকার",
  ["list of seats: the seat that has won the last trick; or two, those of the "
    .. "last trick but one and of the last"] =
    "আসনের তালিকা: শেষ পিঠ যে আসন জিতেছে; বা দুটি, শেষের আগেরটির ও শেষটির",
  ["list of seats: the seats of the first party; all others are the second"] =
    "আসনের তালিকা: প্রথম পক্ষের আসন; বাকি সব দ্বিতীয়টির",
  ["number: the number of the round"] = "সংখ্যা: রাউন্ডের সংখ্যা",
  ["number: the dealer's seat"] = "সংখ্যা: ডিলারের আসন",
  ["moves: all allowed moves; a list if a move has several words"] =
    "চাল: সব বৈধ চাল; চালে কয়েকটি শব্দ থাকলে তালিকা",
  ["moves: moves that are allowed, others may be too"] =
    "চাল: যেগুলো চলে, অন্যগুলোও চলতে পারে",
  ["moves: moves that are not allowed"] = "চাল: যেগুলো চলে না",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "লেখা: যে নিয়ম সেগুলো মানা করে তার নাম, বা তার বাক্য",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "কার্ড: থ্রো না টিকলে তার বদলে যে কার্ড খেলতে হবে",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "সংখ্যা: কোন খেলা কার্ড পিঠ জেতে: 1 হলো প্রথমটি",
  ["number: the value of the result"] = "সংখ্যা: ফলের মূল্য",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "লেখা বা ফ্ল্যাগ: কার্ডগুলো কী ধরনের মেল্ড; false: কোনোটি নয়",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "সংখ্যা: মেল্ডের পয়েন্ট; `meld` না থাকলে কার্ডের",
  ["list of numbers: totals by side after the step"] =
    "সংখ্যার তালিকা: ধাপের পরে দল ধরে মোট",
  ["number or flag: the side that has then won the match; 0: a draw; false: "
    .. "the match goes on"] =
    "সংখ্যা বা ফ্ল্যাগ: তখন যে দল ম্যাচ জিতেছে; 0: ড্র; false: ম্যাচ চলছে",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for a "
    .. "player or a side"] =
    "মান: ধাপের উত্তর; nil-এর জন্য \"none\", খেলোয়াড় বা দলের জন্য `player "
      .. "1` বা `side 1`",
  ["words: the step's answers in round 1, 2, …"] =
    "শব্দ: রাউন্ড 1, 2, …-এ ধাপের উত্তর",
  ["table: fields after the step or the moves, players and sides by number; "
    .. "the number of cards in a pile, or its cards, bottom first; a list "
    .. "where there are several; `counts`: the number in each hand; `dealer`; "
    .. "`next_dealer`: whom `pass_deal_to` has named; `counted`: what each "
    .. "side has counted"] =
    "টেবিল: ধাপ বা চালের পরের ঘর, খেলোয়াড় ও দল সংখ্যায়; স্তূপে কার্ডের "
      .. "সংখ্যা, বা তার কার্ড, নিচেরটি আগে; কয়েকটি থাকলে তালিকা; `counts`: "
      .. "প্রতি হাতে কটি; `dealer`; `next_dealer`: `pass_deal_to` যাঁর নাম "
      .. "বলেছে; `counted`: প্রতিটি দল যা গুনেছে",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, the "
    .. "lowest and the highest"] =
    "টেবিল: কেউ ঠিক না করলে বিকল্পের মান; সংখ্যার জন্য তালিকা: সবচেয়ে ছোট, "
      .. "সাধারণ ও সবচেয়ে বড়; পাল্লা আছে এমন ঘরের জন্য সবচেয়ে ছোট ও "
      .. "সবচেয়ে বড়",
  ["A lesson: the deal, and step by step what the learner reads, which moves "
    .. "are right, and which are wrong and why."] =
    "পাঠ: ডিল, আর ধাপে ধাপে শিক্ষার্থী কী পড়েন, কোন চাল ঠিক, আর কোনটি ভুল "
      .. "ও কেন।",
  ["The lessons of a game that authors have written."] =
    "খেলার যে পাঠগুলো লেখকেরা লিখেছেন।",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "প্রথম রাউন্ডের একটি অবস্থা যাতে একটি চাল স্পষ্টই সেরা, আর তাড়াহুড়ো করা "
      .. "খেলোয়াড় যাতে ভুল করেন: তাঁরা একটি বা তিনটি ডিলে ভাবেন।",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "লেখা: খেলা, দরকার হলে ঘরোয়া নিয়মসহ: \"GAME+HOUSE_RULE\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "লেখা: পাঠের বিষয়, যা শিক্ষার্থী আগে পড়েন",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "লেখা: তালিকায় যে পাঠের পরে এটি আসে তার নাম; না লিখলে সবার শেষে",
  ["table: values of options"] = "টেবিল: বিকল্পের মান",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "টেবিল: কার্ড, tenace.new যেমন নেয়; `*` হলো যেকোনো কার্ড",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "সংখ্যা: পাঠ যে কার্ড ঠিক করে না তা বাঁটে (1)",
  ["number: where the learner sits (1)"] = "সংখ্যা: শিক্ষার্থী কোন আসনে (1)",
  ["moves: moves made before the lesson begins: words, or a list where a move "
    .. "is several words"] =
    "চাল: পাঠ শুরুর আগে দেওয়া চাল: শব্দ, বা যেখানে চালে কয়েকটি শব্দ সেখানে "
      .. "তালিকা",
  ["list: what the learner is to do, in order"] =
    "তালিকা: শিক্ষার্থীকে কী করতে হবে, ক্রম ধরে",
  ["text: the sentence at the end"] = "লেখা: শেষের বাক্য",
  ["text: what the learner reads before the move"] =
    "লেখা: চালের আগে শিক্ষার্থী যা পড়েন",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "চাল: যে চাল ঠিক: একটি লেখা, বা কয়েকটির তালিকা; শিক্ষার্থী উত্তর চাইলে "
      .. "প্রথমটি খেলা হয়",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "টেবিল: যে চাল চলে কিন্তু চাওয়া হয়নি, কারণসহ: { AS = \"…\" }; "
      .. "শিক্ষার্থী আবার চেষ্টা করেন",
  ["text: the sentence for every other move that the rules allow"] =
    "লেখা: নিয়মে চলে এমন অন্য প্রতিটি চালের জন্য বাক্য",
  ["text: the sentence after a right move"] = "লেখা: ঠিক চালের পরের বাক্য",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "চাল: তার পরে অন্যদের চাল, ক্রম ধরে; না লিখলে বট চাল দেয়",
}
