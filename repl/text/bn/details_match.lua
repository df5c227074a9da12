-- The help on words in Bengali: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "তার নাম, ঘরোয়া নিয়ম ও বিকল্পসহ, `whist+american+rounds=3`, ফাইলের পথ, "
      .. "বা একটি রূপভেদ; বা এক লাইনে একটি অবস্থা, `whist+american#2@17`: "
      .. "`#` ও সিড, আর `@` ও কটি সিদ্ধান্ত সাধারণ শক্তির বট আগে নেয়",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "একটি টেবিল; তার প্রতিটি নাম বাদ দেওয়া যায়: `seed`, একটি পূর্ণসংখ্যা "
      .. "(এলোমেলো); নাম ধরে `options`; `deal`, ঠিক করা কার্ড: { hands = { "
      .. "\"AS KS\", … }, stock = \"…\" } আর নাম ধরে স্তূপ, বা এমন টেবিলের "
      .. "তালিকা, রাউন্ড ধরে ধরে; `*`, আর যে কার্ড দেওয়া নেই, এলোমেলো; "
      .. "`traced = true` শুরু থেকে লগ রাখে, তাতে যা দেখা যায় তা ও বিবরণ "
      .. "দ্রুত তৈরি হয়",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "এমন খেলা নেই, তার ফাইলে ভুল আছে, ডিলটি অসম্ভব, সিড দুবার দেওয়া, অত "
      .. "সিদ্ধান্তের আগেই ম্যাচ শেষ",
  ["Nil when the match is over."] = "ম্যাচ শেষ হলে nil।",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "আসন (1…) আর { kind = \"card\", \"cards\", \"choice\", \"number\" বা "
      .. "\"yes_no\", prompt, from = স্তূপের নাম, min, max, n, promises = "
      .. "প্রতিটি ডাকের প্রতিশ্রুতি, stage = মেল্ডের পালার \"draw\", "
      .. "\"meld\", \"discard\" বা \"out\", forms = যা বলা যায় তার ছক, "
      .. "যেমন \"{card} {suit}\", closed = তার যেগুলো এখন বলা যায় না, say "
      .. "= কার্ডের আগে যে শব্দগুলো বলা যায়, words = কখনও না কখনও যা বলা "
      .. "যায় তার সব যে শব্দে শুরু হয়, bids = ডাকাডাকির সব ডাক, সবচেয়ে "
      .. "নিচুটি থেকে উপরে, এখন যেগুলো ডাকা যায় না সেগুলোও, drawing = "
      .. "true, যখন একটি একটি করে কার্ড টানা হয়, dummy = সেই আসন যার খোলা "
      .. "হাত, অর্থাৎ dummy_hand, থেকে কার্ড খেলতে হবে }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "তালিকাটি, আর অন্য চালও (যেমন থ্রো) চললে true; বা, তালিকা করার পক্ষে চাল "
      .. "বেশি হলে, nil, তাদের সংখ্যা, আর আরও থাকতে পারলে true",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] =
    "লেখা হিসেবে: `7c`, `c7`, `7♣`, `yes`, `12`",
  ["the reason in words, and the name of the rule that says no"] =
    "কথায় কারণ, আর যে নিয়ম মানা করে তার নাম",
  ["as text"] = "লেখা হিসেবে",
  ["the match, so that calls can be chained"] = "ম্যাচটি, যাতে পরপর ডাকা যায়",
  ["the move is not allowed: the reason"] = "চালটি চলে না: কারণ",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "আর যেসব বাধ্যবাধকতা কার্ডটি মানা করে `also` তার তালিকা, প্রতিটি { rule, "
      .. "says, file, line }।",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "যে সিদ্ধান্তে বাছার কিছু নেই তা গোনা হয় না: প্রোগ্রাম নিজেই সেগুলো আবার "
      .. "নেয়।",
  ["Tricks are those of the present round."] =
    "পিঠ মানে চলতি রাউন্ডের পিঠ।",
  ["\"trick\", \"round\" or \"decision\""] =
    "\"trick\", \"round\" বা \"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "পিঠ বা রাউন্ড, 1 থেকে; বা কটি সিদ্ধান্ত নেওয়া হয়েছে, 0 থেকে",
  ["the match has not reached it yet"] = "ম্যাচ এখনও সেখানে পৌঁছায়নি",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "আসন ধরে নাম, `{ \"random\", \"search\", \"random\", \"search:50\" }`; "
      .. "একটি নাম দিলে তা সব আসনের; নাম ছাড়া আসন মানুষের, আর বট সেখানে "
      .. "থামে",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = একটি ফাংশন যা ভাবে এমন বটের প্রতিটি সিদ্ধান্তের পরে "
      .. "ডাকা হয় }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "নিয়ম বিফল হয়; তখন ম্যাচ সেই অবস্থায় থাকে, যে সিদ্ধান্তের পরে বিফল "
      .. "হয়েছে তার আগে যেমন ছিল",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search` তার প্রতিবেদন `m.thought`-এ রাখে: { moves, points = প্রতিটির "
      .. "গড় ফল, outcomes = প্রতিটির ফলের তালিকা, প্রতি ডিলে একটি, "
      .. "worlds = ডিলের সংখ্যা, compared = খেলোয়াড় যা দেখেছেন তার "
      .. "সঙ্গে মেলানো ডিল, dropped = তার যেগুলো মেলেনি, share = মেলানো "
      .. "ডিলের যে অংশ বাদ গেছে (0 থেকে 1), told = নিয়মের যে লাইনগুলো তা "
      .. "বলেছে }।",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\", \"search\", \"search:50\" (50টি কল্পিত ডিলে ভাবে), বা যা "
      .. "দেখা যায় তার ও চালের তালিকার একটি ফাংশন",
  ["The parts are listed under \"What a player sees\"."] =
    "অংশগুলোর তালিকা \"What a player sees\"-এ।",
  ["a seat, from 1"] = "একটি আসন, 1 থেকে",
  ["the number of entries to skip (0), a whole number"] =
    "কটি নম্বর বাদ দেওয়া হবে (0), একটি পূর্ণসংখ্যা",
  ["Bots never get them."] = "বট কখনও এগুলো পায় না।",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "এ পর্যন্ত চালগুলো হারিয়ে যায়। এতে নতুন ম্যাচের চেয়ে কম খরচ।",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "নিয়ম বিফল হয়; প্রথম প্রশ্নের আগেই বিফল হলে ম্যাচ তার আগের সিডে নতুন "
      .. "করে শুরু হয়",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }: কোনো সিদ্ধান্ত আর না চললে ম্যাচ নতুন নিয়মে ঠিক তার আগে "
      .. "ফিরে যায়; নইলে পুরনো নিয়মেই থাকে",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "এখন কী আলাদা, প্রতিটি { what, before, after }: `scores`, একটি ঘর, একটি "
      .. "স্তূপ, `moves`, …; `back` থাকলে যা চলেনি তা-ও",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false, যে সিদ্ধান্ত আর চলে না তার প্রথমটির সংখ্যা, কারণ, আর একটি টেবিল "
      .. "যাতে এ দুটি এবং `move`, `player`, `round`, `rule`, `file` ও "
      .. "`line` আছে; ম্যাচ তখন পুরনো নিয়মেই থাকে",
  ["a rules file is in error"] = "নিয়মের কোনো ফাইলে ভুল আছে",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "নাম ধরে, { target = 7 }; বা লেখা, \"american target=7\"",
  ["as in `m:reload`"] = "`m:reload`-এর মতো",
  ["there is no such option or house rule"] = "এমন বিকল্প বা ঘরোয়া নিয়ম নেই",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = খেলোয়াড় ধরে, ডিলের ক্রমে, stock = উপরের কার্ড আগে } আর "
      .. "খেলার নিজের স্তূপ, নাম ধরে; বা nil আর ডিল কেন অজানা",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "তার আগের রাউন্ডগুলো থাকে, আর এ পর্যন্ত চালগুলো আবার দেওয়া হয়, "
      .. "`m:reload`-এর মতো।",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "`tenace.new`-এর মতো, এই রাউন্ডের জন্য: `m:dealt` এটি দেয়, বদলে নেওয়ার "
      .. "জন্য",
  ["a card or pile does not exist, or a card is used too often"] =
    "কোনো কার্ড বা স্তূপ নেই, বা কোনো কার্ড বেশিবার আছে",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "এ পর্যন্ত চালগুলো আবার দেওয়া হয়; কোনোটি আর না চললে ম্যাচ ঠিক তার আগে "
      .. "ফিরে যায়।",
  ["a card as text"] = "একটি কার্ড, লেখা হিসেবে",
  ["another card"] = "আরেকটি কার্ড",
  ["the card is not in the deal"] = "কার্ডটি ডিলে নেই",
  ["Then it continues as `m:swap` does."] = "তারপর `m:swap`-এর মতো চলে।",
  ["the cards given in return, as text; the first dealt if left out"] =
    "বদলে যে কার্ড দেওয়া হয়, লেখা হিসেবে; না দিলে যেগুলো আগে বাঁটা হয়েছে",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "যে কার্ডের জায়গায় এগুলো আসে, সেগুলো যায় এগুলোর আগের জায়গায়। তারপর "
      .. "`m:swap`-এর মতো চলে।",
  ["`hand 1`, `stock`, or a pile by its name"] =
    "`hand 1`, `stock`, বা নাম ধরে একটি স্তূপ",
  ["as text; a `*` keeps the card that is there"] =
    "লেখা হিসেবে; `*` সেখানকার কার্ডই রাখে",
  ["there is no such pile, or it has fewer cards"] =
    "এমন স্তূপ নেই, বা তাতে কার্ড কম",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "প্রতিটি { name, title, sentence, file, family, house, options }, যাতে "
      .. "`family` বলে কী খেলা হয়: সেই নামের তথ্য দেখুন; `house` খেলার "
      .. "ঘরোয়া নিয়মের তালিকা; ফাইলে ভুল থাকলে `problem`",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "ফাইলগুলো পড়ে, তাদের উদাহরণ চালায়, আর এলোমেলো ম্যাচ খেলে, যাতে বিকল্পের "
      .. "যেকোনো দুটি মান একসঙ্গে আসে। অদ্ভুত জিনিসও খোঁজে: যে বিকল্প, ধাপ, "
      .. "ঘর ও বাধ্যবাধকতায় কিছু হয় না।",
  ["`whist+american`, or a path to a file"] = "`whist+american`, বা ফাইলের পথ",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "একটি টেবিল: `told`, একটি ফাংশন যা কাজের সময় ডাকা হয়, কাজের পর্ব "
      .. "(\"examples\", \"matches\", \"settings\", \"rare\": যে ধাপ ও "
      .. "বাধ্যবাধকতা কদাচিৎ আসে), কাজের যতটা হয়েছে, আর জানা থাকলে মোট কাজ "
      .. "নিয়ে",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "সমস্যা ও মন্তব্য, { file, line, text, advice, record }-এর তালিকা, যাতে "
      .. "`record` হলো সমস্যাটি দেখায় এমন ম্যাচের লেখা; খেলায় ত্রুটি না "
      .. "থাকলে দুটিই খালি; আর কতটা খেলা হয়েছে: { rounds, decisions, "
      .. "settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "একটি টেবিল: `games`, কটি (100), বা `rounds`; `seed`, একটি পূর্ণসংখ্যা "
      .. "(এলোমেলো); `bots`, একটি নাম বা আসন ধরে নাম (\"random\"); "
      .. "`options`; `told`, একটি ফাংশন যা মাঝে মাঝে ডাকা হয়, এ পর্যন্ত "
      .. "খেলা ম্যাচ বা রাউন্ডের সংখ্যা আর মোট সংখ্যা নিয়ে",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= দল ধরে, draws, scores = { mean, deviation }, দল ধরে, "
      .. "round_length }",
  ["A deal is the first round of a match of its own."] =
    "ডিল মানে আলাদা একটি ম্যাচের প্রথম রাউন্ড।",
  ["the first game is the one that the others are compared with"] =
    "প্রথম খেলাটির সঙ্গে অন্যগুলোর তুলনা হয়",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "একটি টেবিল: `rounds`, ডিলের সংখ্যা (এলোমেলো বটে 10,000, নইলে 100); "
      .. "`seed`, একটি পূর্ণসংখ্যা (এলোমেলো); `bots`, একটি নাম বা আসন ধরে "
      .. "নাম (\"random\"); সব খেলার জন্য `options`; `told`, একটি ফাংশন যা "
      .. "মাঝে মাঝে ডাকা হয়, এ পর্যন্ত খেলা ডিলের সংখ্যা আর মোট সংখ্যা "
      .. "নিয়ে",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = { value, low, high, difference }, খেলা ধরে }, seats = "
      .. "একই, ডিলারের বাঁ থেকে আসন ধরে, differ = ডিলের যে অংশে "
      .. "`decisions`, `cards` বা `scores` আলাদা, apart = যে ডিলগুলোর ফলে "
      .. "তফাত সবচেয়ে বেশি তাদের { deal, apart, scores } }; তফাতে থাকে "
      .. "`told`: \"more\", \"less\", \"alike\" বা \"unknown\"; "
      .. "\"unknown\"-এর সঙ্গে আসে `needed`, যতগুলো ডিলে তা বোঝা যেত",
  ["the games differ in their players or sides"] =
    "খেলাগুলোর খেলোয়াড় বা দল আলাদা",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo` বটের সিদ্ধান্তগুলো আবার নেয়, একে একে বা সব।",
  ["its number"] = "তার সংখ্যা",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`, বা ফাইলের পথ",
  ["the variant; or nil, problem"] = "রূপভেদটি; বা nil, সমস্যা",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "যে দুটি টেবিলের লাইন একই তারা একই নিয়মে খেলে। যেখানে খেলার নাম দেওয়া "
      .. "হয় সেখানে এমন লাইনও চলে: এখানকার নিয়ম তার থেকে আলাদা হলে তা ভুল।",
  ["its name with house rules and options, or a variant"] =
    "তার নাম, ঘরোয়া নিয়ম ও বিকল্পসহ, বা একটি রূপভেদ",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "প্রতিটি সিদ্ধান্ত ছোট অনুসন্ধানে দেখা হয়, আর যেগুলোতে ক্ষতি সবচেয়ে "
      .. "বেশি মনে হয় সেগুলো বড় অনুসন্ধানে। রাউন্ড ধরে ধরে এ-ও বলে, একই "
      .. "কার্ডে সব আসনে `search:20` কত স্কোর করে।",
  ["a match; it stays as it is"] = "একটি ম্যাচ; তা যেমন ছিল তেমনই থাকে",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "একটি টেবিল; তার প্রতিটি নাম বাদ দেওয়া যায়: `player`, একটি আসন (সব); "
      .. "`round`, তার সংখ্যা (সব); `most`, সর্বোচ্চ কটি ভুল (5); `worlds`, "
      .. "ছোট অনুসন্ধানের ডিল (60); লেখার জন্য `names` ও `you`, "
      .. "`m:explain`-এর মতো; `told`, একটি ফাংশন যা ধাপে ধাপে ডাকা হয়, "
      .. "যতটা কাজ হয়েছে আর মোট কাজ নিয়ে",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = প্রতিটি { player, decisions, same = বট যেমন নিত "
      .. "তেমন, alike = অন্য যেগুলো স্পষ্ট খারাপ নয় }, mistakes = সবচেয়ে "
      .. "খারাপটি আগে, rounds = প্রতিটি { round, scores, bots }, দল ধরে, "
      .. "unseen = যে সিদ্ধান্তগুলো দেখা হয়নি আর unplayed = যে রাউন্ডগুলো "
      .. "বট আবার খেলেনি, কারণ লম্বা ম্যাচের সবটায় বেশি সময় লাগত }। একটি "
      .. "ভুল হলো { decision, round, player, made, better, cost, interval = "
      .. "ক্ষতির 95 % আস্থার সীমার অর্ধেক প্রস্থ, রাউন্ডের স্কোরে, "
      .. "explained = `m:explain` যেমন দেয়, perfect = সব কার্ড দেখে নিখুঁত "
      .. "খেললে আরও যা পাওয়া যায়: { made, better, for }, যদি তা শিগগির "
      .. "জানা যায় }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "মানসহ একটি বিকল্প, `min_bid=3..7` বা `rounds=1,3,5`; শুধু বিকল্প, তার সব "
      .. "মানের জন্য; বা ঘরোয়া নিয়ম, `american,kingless`: তখন প্রথম সারি "
      .. "সেগুলো ছাড়া খেলা",
  ["a list of values of the option `what`"] = "বিকল্প `what`-এর মানের তালিকা",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "একটি টেবিল; তার প্রতিটি নাম বাদ দেওয়া যায়: `rounds`, ডিলের সংখ্যা "
      .. "(2,000), আর `bots`, একটি নাম বা আসন ধরে নাম (\"random\"); "
      .. "`matches` ও `duels` (কয়েক সেকেন্ডে যতগুলো হয়; 0 হলে একটিও নয়); "
      .. "`better` (\"search:2\") ও `worse` (\"random\"), বট; `seed`, একটি "
      .. "পূর্ণসংখ্যা (এলোমেলো); `told`, একটি ফাংশন যা কাজের সময় ডাকা হয়, "
      .. "কাজের পর্ব, কাজের যতটা হয়েছে, আর জানা থাকলে মোট কাজ নিয়ে",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "তালিকা, প্রতিটি মানের একটি সারি: { value, length = এক রাউন্ডে সিদ্ধান্ত, "
      .. "gap = সেরা স্কোর বিয়োগ সবচেয়ে খারাপটি, played = রাউন্ডের যে "
      .. "অংশে ডাকজয়ী আছেন, made = তার মধ্যে যে কন্ট্র্যাক্টগুলো পূর্ণ, match = এক "
      .. "ম্যাচে সিদ্ধান্ত, rounds = এক ম্যাচে, won = দ্বৈরথের যে অংশ ভালো "
      .. "বট জেতে }। তালিকায় আরও আছে { game, option, values, games, deals, "
      .. "bots, matches, duels, cut = যে ম্যাচ 200 রাউন্ডের পরে থামানো "
      .. "হয়েছে, seed, better, worse, sides, measures = `tenace.compare`-এ "
      .. "যেমন আছে }",
  ["a value that the option does not take; fewer than two values"] =
    "এমন মান যা বিকল্পটি নেয় না; দুটির কম মান",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "বট যে ডিলগুলো কল্পনা করেছে তাতে অন্য চালগুলোর তুলনা হয় এর সঙ্গে।",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "একটি টেবিল; তার প্রতিটি নাম বাদ দেওয়া যায়: `bot`, \"search\" বা "
      .. "\"search:50\"; `decision`, আগে নেওয়া একটি সিদ্ধান্তের সংখ্যা: "
      .. "তখন কথা সেটি নিয়ে, সেই খেলোয়াড় যা জানতে পারতেন তা থেকে; "
      .. "`names`, আসন ধরে খেলোয়াড়দের নাম, লেখার জন্য; `you`, যিনি পড়ছেন "
      .. "তাঁর আসন; `short = true`: শুধু সবচেয়ে জরুরি বাক্যগুলো",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`, বটের চাল; `made`, সেই সিদ্ধান্তের চাল; `player`, যিনি সিদ্ধান্ত "
      .. "নেন; `deals`, কটি ডিল দেখা হয়েছে; `alternatives`, যে চালগুলোর "
      .. "তুলনা হয়েছে, বটেরটি আগে: প্রতিটি { move, value, interval, less, "
      .. "clear, costs, play, made, trick }, একক `unit`-এ: খেলোয়াড়ের "
      .. "পক্ষের `\"tricks\"` বা `\"points\"` (কার্ডের পয়েন্ট), "
      .. "`\"chance\"` (যে ডিলগুলোতে পক্ষটি রাউন্ড জেতে, শতকরা) বা "
      .. "`\"score\"` (রাউন্ডের: নিজের দলেরটি বিয়োগ অন্যদেরটি)। `less` হলো "
      .. "চালটি কত খারাপ, `interval` তার 95 % আস্থার সীমার অর্ধেক প্রস্থ, "
      .. "প্রথমটির বেলায় তার মানের; `clear` বলে তফাত তার চেয়ে বেশি কি না; "
      .. "`costs`: রাউন্ডে তা নিশ্চিতভাবে কম পয়েন্ট দেয় কি না; `play` ও "
      .. "`made` বলে শতকরা কত ডিলে দলটি কন্ট্র্যাক্ট পায় ও তা পূর্ণ করে; "
      .. "`trick` বলে কত ডিলে সে চলতি পিঠ জেতে, যেখানে তা বলা যায়। "
      .. "`cause`, কারণ পাওয়া গেলে: { what, share, with, without, move, … "
      .. "}, লুকানো কার্ড সম্পর্কে একটি তথ্য, ডিলের কোন অংশে তা সত্য, আর "
      .. "তখন বটের চাল `move`-এর চেয়ে কত বেশি আনে, আর নইলে কত। `cost`, আগে "
      .. "নেওয়া সিদ্ধান্তের: { value, interval, clear }, রাউন্ডের স্কোরে তা "
      .. "বটের চালের চেয়ে কত খারাপ, আর তা স্পষ্ট কি না। `plan`: তারপর "
      .. "খেলোয়াড় বেশির ভাগ সময় কী খেলবেন, { contract বা trump, share "
      .. "শতাংশে }; `voids`: কার্ড সরিয়ে রাখলে যে রঙের আর কার্ড থাকে না। "
      .. "`text`: এসবই বাক্যে",
  ["there is no question, or the bot is none that has reasons"] =
    "কোনো প্রশ্ন নেই, বা বটটি এমন নয় যার কারণ থাকে",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "প্রতিটি ডিলের একটি আছে, আর সেসব অবস্থার যেখানে `tenace.new` এমন লাইন "
      .. "থেকে নিয়ে গেছে: যেগুলোতে সব সিদ্ধান্ত বট নিয়েছে।",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "মানুষ সিদ্ধান্ত নিয়ে থাকলে বা কার্ড দেওয়া হয়ে থাকলে nil আর কেন লাইন "
      .. "নেই",
  ["The moves so far are made again, as `m:reload` does."] =
    "এ পর্যন্ত চালগুলো আবার দেওয়া হয়, `m:reload`-এর মতো।",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`, বা এমন শব্দের তালিকা",
  ["there is no such game, or a rules file is in error"] =
    "এমন খেলা নেই, বা নিয়মের কোনো ফাইলে ভুল আছে",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`, যেগুলো এখনও বাকি, লেখা হিসেবে: সেগুলো অন্যদের হাতে, স্টকে, বা "
      .. "উপুড় করে এমন জায়গায় যেখানে খেলোয়াড় তা যেতে দেখেননি; `n`, "
      .. "সেগুলো কটি; `held`, প্রতিটি হাতে কটি কার্ড, খেলোয়াড় ধরে; "
      .. "`void`, খেলোয়াড় ধরে, বাকি স্যুটের মধ্যে যেগুলো সেই খেলোয়াড়ের "
      .. "হাতে থাকতে পারে না তার তালিকা, আর খেলায় থাকলে: `trumps`, যে "
      .. "তুরুপ বাকি, ও `points`, কার্ডের যে পয়েন্ট বাকি",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "অন্য খেলোয়াড়ের গোপন চালে থাকে `secret` ও `n`, কার্ডের সংখ্যা",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "লেখা হিসেবে এতে প্রতি স্যুটের একটি লাইন, তুরুপ আগে, কার্ড নিচু থেকে "
      .. "উঁচু।",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "রাউন্ডে যা ঠিক হয়েছে, যেমন { trump = \"H\" }",
  ["an order: see there"] = "একটি ক্রম: সেখানে দেখুন",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; পিঠ লেখা হতে পারে, "
      .. "আর যিনি শুরু করেন তাঁর পিঠ নেই; যেখানে একসঙ্গে কয়েকটি কার্ড "
      .. "খেলা হয় সেখানে তা খেলার তালিকা, { \"4H 4H\", \"7H 8H\" }, বা "
      .. "একটির লেখা। `played` আগের পিঠের কার্ড: তা না থাকলে এটি প্রথম "
      .. "পিঠ",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }; যেখানে একসঙ্গে কয়েকটি কার্ডে শুরু করা "
      .. "হয়, সেখানে `others` অন্য খেলোয়াড়দের হাতের তালিকা, আর থ্রো টেকে "
      .. "কি না তা সেগুলোই ঠিক করে",
  ["a card, or several, as text"] = "একটি বা কয়েকটি কার্ড, লেখা হিসেবে",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "কথায় কারণ, আর যে নিয়ম চালটি মানা করে তার নাম; থ্রো না টিকলে তার বদলে "
      .. "যে কার্ডে শুরু করতে হবে তা-ও, পরের খেলোয়াড় কয়েকটি থেকে বাছলে "
      .. "তালিকা",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "একটি কার্ড, লেখা হিসেবে",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "লেখা বা তালিকা, খেলার ক্রমে; একসঙ্গে কয়েকটি কার্ড খেলা হলে তালিকা",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "কত নম্বর খেলা, প্রথমটি 1, আর কথায় কারণ",
  ["the result, as fields and options that the step reads"] =
    "ফল, ধাপ যে ঘর ও বিকল্প পড়ে সেই হিসেবে",
  ["the game has no such step"] = "খেলায় এমন ধাপ নেই",
  ["options of the game"] = "খেলার বিকল্প",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`, `run` বা `wild`, কার্ডের পয়েন্ট, আর পূর্ণ মেল্ডে `natural`, "
      .. "`mixed` বা `wild`; বা কথায় কারণ, আর তথ্যের যে অংশ তা মানা করে "
      .. "তার নাম",
  ["the game has no melds"] = "খেলায় মেল্ড নেই",
  ["Of card choices with the same effect the list has only one."] =
    "যে কার্ড-বাছাইগুলোর ফল একই, তালিকায় তার শুধু একটি থাকে।",
  ["the cards, as text"] = "কার্ডগুলো, লেখা হিসেবে",
  ["melds that the player may add to, a list of their cards"] =
    "যে মেল্ডে খেলোয়াড় যোগ করতে পারেন, তাদের কার্ডের তালিকা",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 }: খেলোয়াড়দের হাতে "
      .. "এখনও যা আছে, পিঠের কার্ড, আর কে তা শুরু করেছেন; এবং `m:solve` "
      .. "যা নেয়: `for`, `camp`, `fewest`, `last`, `trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "যাঁর পালা তাঁর পক্ষ বাকিটা থেকে যা পায়, আর প্রতিটি কার্ডের জন্যও তা-ই, "
      .. "সেরাটি আগে; বা nil আর যা উত্তর আটকায়",
  ["Worked examples use it."] = "কষা উদাহরণে এটি লাগে।",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = নাম, with = আর্গুমেন্টের তালিকা, scores = আগের মোট, tricks = "
      .. "জেতা পিঠ, দল ধরে, held = হাত, খেলোয়াড় ধরে, won = কার্ড, দল "
      .. "ধরে, last_won = যে আসন শেষ পিঠ জিতেছে, বা শেষ দুটি, তালিকায়, "
      .. "party = প্রথম পক্ষের আসন, round_number, dealer, leaves = true, "
      .. "ফলে `leaves` চাইলে }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "মোট, তখন ম্যাচ শেষ কি না ও কে জিতেছে, ধাপের উত্তর, আর `sheet` হিসেবে "
      .. "স্কোরের যে লাইনগুলো সে লিখেছে; `leaves` হিসেবে পরের ঘর ও কার্ডের "
      .. "সংখ্যা, উদাহরণের রূপে",
  ["For study only: it looks at all hands."] =
    "শুধু দেখে শেখার জন্য: এটি সব হাত দেখে।",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`: কী গোনা হয়, `\"tricks\"` বা কার্ডের `\"points\"` (পয়েন্ট, "
      .. "যেখানে খেলার কার্ডের পয়েন্ট আছে আর কোনো পিঠে খেলা শেষ হয় না); "
      .. "`camp`: যে খেলোয়াড়েরা একসঙ্গে খেলেন তাঁদের তালিকা (পার্টনারেরা, "
      .. "ডাকজয়ীর পক্ষ, বা ডাকজয়ী ছাড়া সবাই); `fewest = true`: পক্ষটি যত কম "
      .. "পাওয়া যায় তত কম চায় (যেখানে, একটিও চান না এমন কারও খেলা একটি "
      .. "পিঠেই শেষ হয়); `last`: শেষ পিঠে বাড়তি কত গোনা হয় (0); "
      .. "`trick_counts`: প্রতিটি পিঠে তার কার্ড ছাড়া বাড়তি কত গোনা হয় "
      .. "(0); `most`: সর্বোচ্চ কটি অবস্থা দেখা হবে (100,000,000, প্রায় এক "
      .. "মিনিট)",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`, সবচেয়ে ভালো খেললে যা পাওয়া যায়; `moves`, { move, value }-এর "
      .. "তালিকা, সেরাটি আগে; `nodes`, যে অবস্থাগুলো দেখা হয়েছে; পক্ষটি যত "
      .. "কম পাওয়া যায় তত কম চাইলে `fewest = true`; বা nil আর যে নিয়ম বা "
      .. "তথ্য উত্তর আটকায়",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "একটি রেকর্ড, `m:record` যেমন দেয় আর `play` যেমন লেখে",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "রেকর্ডের শেষে ম্যাচ; বা nil আর একটি বার্তা যাতে ভুল লাইনটির কথা থাকে",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "এতে নিয়মের ফাইলগুলোর লেখা থাকে, তাই সেগুলো বদলানোর পরেও এটি আবার খেলা "
      .. "যায়।",
}
