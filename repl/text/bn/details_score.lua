-- The help on words in Bengali: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 পয়েন্টের লাইন হয় না। পক্ষের নিজের পয়েন্ট নেই: তার প্রত্যেক "
      .. "খেলোয়াড় তা পান।",
  ["a side, its number, a player, or a party"] =
    "একটি দল, তার সংখ্যা, একজন খেলোয়াড়, বা একটি পক্ষ",
  ["a whole number, which may be negative"] =
    "একটি পূর্ণসংখ্যা, যা ঋণাত্মক হতে পারে",
  ["why, as text"] = "কেন, লেখা হিসেবে",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "পয়েন্ট পূর্ণসংখ্যা নয়: 7 / 2 নয়, 7 // 2 হলো 3",
  ["how many tricks count nothing (0)"] = "কটি পিঠের পয়েন্ট নেই (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "এই গণনা এখনও স্কোর নয়: `side.count` তার মোট, আর কোন দলের সবচেয়ে "
      .. "বেশি তা `most_counted` বলে। প্রতি রাউন্ডে 0 থেকে শুরু। 0 পয়েন্ট "
      .. "কোনো চিহ্ন রাখে না।",
  ["what counts, as text"] = "কী গোনা হয়, লেখা হিসেবে",
  ["the count; and the side and the text, if no other side has as much"] =
    "গণনাটি; আর দল ও লেখা, যদি অন্য কোনো দলের ততটা না থাকে",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "false লাইন বাদ যায়, আর যার পয়েন্ট false, nil বা 0 তা-ও।",
  ["the lines that count, for self:score_lines and count_lines"] =
    "যে লাইন গোনা হয়, self:score_lines ও count_lines-এর জন্য",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "কোনো লাইন পূর্ণসংখ্যার পয়েন্টসহ { points, \"reason\" } নয়",
  ["lines: { points, \"reason\" }"] = "লাইন: { points, \"reason\" }",
  ["the sum, and its text"] = "যোগফল, আর তার লেখা",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "লাইন, `lines` যেমন দেয়: { points, \"reason\" }; false বা 0 লাইন "
      .. "বাদ যায়",
  ["False and nil are left out."] = "false ও nil বাদ যায়।",
  ["the number where the count begins"] = "যে সংখ্যায় গোনা শুরু",
  ["the name of that number"] = "সেই সংখ্যার নাম",
  ["the last number, and the text of the count"] = "শেষ সংখ্যা, আর গণনার লেখা",
  ["the number to multiply by"] = "যে সংখ্যা দিয়ে গুণ করা হয়",
  ["the name of the factor"] = "গুণকের নাম",
  ["a number, as `count_on` gives it"] = "একটি সংখ্যা, `count_on` যেমন দেয়",
  ["its text, as `count_on` gives it"] = "তার লেখা, `count_on` যেমন দেয়",
  ["the product, and its text"] = "গুণফল, আর তার লেখা",
  ["the contract"] = "কন্ট্র্যাক্টটি",
  ["where the count begins"] = "গোনা কোথায় শুরু",
  ["what the beginning is called"] = "শুরুটিকে কী বলা হয়",
  ["what counts one more; what is false or nil is left out"] =
    "কী এক বাড়ায়; যা false বা nil তা বাদ যায়",
  ["the number, and the text of it"] = "সংখ্যাটি, আর তার লেখা",
  ["the game has no such contract"] = "খেলায় এমন কন্ট্র্যাক্ট নেই",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "এই শব্দের পরে যা হওয়ার ছিল তা বাদ যায়, যে ধাপগুলো এটিকে ডেকেছে "
      .. "সেগুলোতেও।",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "এই শব্দের পরে যা হওয়ার ছিল তা বাদ যায়। যে ম্যাচ রাউন্ডের সঙ্গে "
      .. "শেষ হয় তার জন্য `win_match` দেখুন।",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "বিকল্প `rounds` 0 না হলে ততগুলো রাউন্ডের পরে ম্যাচ শেষ: সবচেয়ে "
      .. "বেশি মোট জেতে, সমান হলে ড্র। নইলে শেষ হয় যখন কোনো দল বিকল্প "
      .. "`target`-এ পৌঁছায়, বা `floor`-এ নামে, আর একটি মোট সবচেয়ে বেশি; "
      .. "তথ্য `ties = \"draw\"` থাকলে তখনও সমান হলে ড্র। তথ্য `wins` তার "
      .. "বদলে সবচেয়ে কম মোট ধরতে পারে, বা প্রতিটি দলের রাখা কোনো ঘর।",
  ["another number in place of the option; false: no total wins"] =
    "বিকল্পের বদলে অন্য সংখ্যা; false: কোনো মোট জেতে না",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "প্রতিটি দলের আছে এমন ঘরের নাম: যে দলের তাতে মান আছে সে এখনও জিততে "
      .. "পারে না",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "লক্ষ্যে পৌঁছালে যে দল জেতে, অন্যদের যা-ই থাক; `target` false হলে "
      .. "বিকল্পের লক্ষ্যে শুধু সেটিই এভাবে জেতে",
  ["false, or true and the winning side (0: a draw)"] =
    "false, বা true ও বিজয়ী দল (0: ড্র)",
  ["the one that gets none: a side, its number, or a player"] =
    "যে কিছু পায় না: একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়",
  ["a whole number, negative too"] = "একটি পূর্ণসংখ্যা, ঋণাত্মকও",
  ["a side, its number, or a player; if left out, each side"] =
    "একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়; না দিলে প্রতিটি দল",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "যে পক্ষ পয়েন্ট বা পিঠ ঘোষণা করেছে সে জেতে শুধু অন্যেরা তার নিচে "
      .. "থাকলে; নইলে অন্যেরা জেতে, যদি তারাও সেভাবে ব্যর্থ না হয়। কেউ তেমন "
      .. "কিছু ঘোষণা না করলে প্রথমটি তার দরকারি পয়েন্টে জেতে। বিজয়ী পায় 1, "
      .. "যত ধাপে পৌঁছেছে তার প্রতিটির জন্য 1, ঘোষিত হোক বা না হোক, আর যেকোনো "
      .. "পক্ষ যে ধাপ বলেছে তার প্রতিটির পয়েন্ট। যে-ই জিতুক, অন্যদের বলা যে "
      .. "ধাপের বিপক্ষে পক্ষটির পয়েন্ট আছে তার প্রতিটির জন্য সে 1 পায়।",
  ["the points with which the first party wins"] =
    "যে পয়েন্টে প্রথম পক্ষ জেতে",
  ["the first party, or a table: its points and tricks"] =
    "প্রথম পক্ষ, বা একটি টেবিল: তার পয়েন্ট ও পিঠ",
  ["the second party, likewise"] = "দ্বিতীয় পক্ষ, একইভাবে",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "স্কোরের লাইন, প্রথম পক্ষ যেমন দেখে, count_lines-এর জন্য; আর যে পক্ষ "
      .. "জিতেছে, 1 বা 2, বা nil",
  ["the game has no announcements"] = "খেলায় ঘোষণা (announcements) নেই",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "পয়েন্ট দেন দ্বিতীয় পক্ষের প্রত্যেক খেলোয়াড়। প্রথম পক্ষে ডাকজয়ীর "
      .. "প্রত্যেক পার্টনার ততটাই পান, বাকিটা ডাকজয়ী; ডাকজয়ী না থাকলে সবাই সমান। "
      .. "0-এর কম পয়েন্ট উল্টো দিকে যায়।",
  ["what each player of the second party pays"] =
    "দ্বিতীয় পক্ষের প্রত্যেকে কত দেন",
  ["the player of the first party who gets the rest"] =
    "প্রথম পক্ষের যে খেলোয়াড় বাকিটা পান",
  ["true: the declarer's partners get and pay nothing"] =
    "true: ডাকজয়ীর পার্টনারেরা কিছু পান না, দেনও না",
  ["there are no parties; or the points cannot be divided"] =
    "পক্ষ নেই; বা পয়েন্ট ভাগ করা যায় না",
  ["Between players of one party that comes to nothing."] =
    "এক পক্ষের খেলোয়াড়দের মধ্যে এতে কিছু হয় না।",
  ["the player who has won the trick"] = "যিনি পিঠটি জিতেছেন",
  ["text, a list of texts, or cards; false or nil: none"] =
    "লেখা, লেখার তালিকা, বা কার্ড; false বা nil: কোনোটি নয়",
  ["Points below 0 go the other way."] = "0-এর কম পয়েন্ট উল্টো দিকে যায়।",
  ["who pays: a side, its number, or a player"] =
    "কে দেয়: একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়",
  ["who gets them: likewise"] = "কে পায়: একইভাবে",
  ["why the other gets them (the same)"] = "অন্যজন কেন পায় (একই কারণ)",
  ["the points are no whole number"] = "পয়েন্ট পূর্ণসংখ্যা নয়",
  ["the one who gets them: a side, its number, or a player"] =
    "যে পায়: একটি দল, তার সংখ্যা, বা একজন খেলোয়াড়",
  ["what each other side pays, a whole number"] =
    "অন্য প্রতিটি দল কত দেয়, একটি পূর্ণসংখ্যা",
  ["Equal ones get nothing, so then there is none."] =
    "সমান হলে কেউ কিছু পায় না, তাই তখন কোনোটি নেই।",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "একটি দলের ফাংশন যা সংখ্যা উত্তর দেয়; যে দলের জন্য false বা nil "
      .. "দেয় তা বাদ যায়",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "দল ও সংখ্যাটি; কোনোটি না থাকলে, বা কয়েকটির সমান হলে, nil",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "প্রতিটির জন্য এক পয়েন্ট দেয়। যে দল শেষ লেভেল থেকে ওঠে সে ম্যাচ "
      .. "জিতেছে।",
  ["the number of levels; with 0 nothing happens"] =
    "কটি লেভেল; 0 হলে কিছু হয় না",
  ["the game has no fact `levels`"] = "খেলায় তথ্য `levels` নেই",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "নিয়মের ফোল্ডারের `lessons/GAME/`-এর একটি ফাইল এটি ফেরত দেয়।",
  ["its name, without house rules"] = "তার নাম, ঘরোয়া নিয়ম ছাড়া",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "প্রতিটি { name, title, of, text, file, … }, ফাইলে যেমন আছে; ফাইলে "
      .. "ভুল থাকলে `problem`",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "সেরা চাল প্রমাণ হয় শত শত ডিলে, যা খেলোয়াড়ের দেখার সঙ্গে মেলে, "
      .. "শেষ পিঠগুলো নিখুঁতভাবে খেলে। এতে কয়েক সেকেন্ড লাগতে পারে।",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "একটি টেবিল; তার প্রতিটি নাম বাদ দেওয়া যায়: `seed`, একটি "
      .. "পূর্ণসংখ্যা (এলোমেলো): একই সংখ্যায় একই ধাঁধা; `grade`, \"easy\", "
      .. "\"medium\" বা \"hard\" (যেকোনোটি); `told`, একটি ফাংশন যা মাঝে মাঝে "
      .. "ডাকা হয়, এ পর্যন্ত কাজ আর যে কাজের পরে আর কিছু দেখা হয় না তা নিয়ে",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = সেই অবস্থায়, player, move = সেরাটি, moves = সব, missed = "
      .. "তাড়াহুড়োর খেলোয়াড়দের যে অংশ তা ধরতে পারেন না, grade, explained "
      .. "= `m:explain` যেমন দেয় }; যুক্তিসঙ্গত সময়ে না পেলে nil",
}
