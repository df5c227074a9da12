-- The help on matches, views and records in Bengali: the first
-- sentence of each docstring by its English. See doc/translating.md.

return {
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A to Z"] =
    "Lua-র মতো; `pairs` নির্দিষ্ট ক্রমে চলে: আগে সংখ্যা, তারপর A থেকে Z নাম",
  ["as in Lua, but `find` looks for plain text, and no result is longer than "
    .. "65536 letters"] =
    "Lua-র মতো, তবে `find` সাধারণ লেখা খোঁজে, আর কোনো ফল 65536 অক্ষরের বেশি "
      .. "লম্বা নয়",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "Lua-র মতো; `sort` সমান জিনিসগুলোকে তাদের ক্রমেই রাখে",
  ["as in Lua; chance is `self:random`"] =
    "Lua-র মতো; দৈব আসে `self:random` থেকে",
  ["A new match."] = "নতুন ম্যাচ।",
  ["The seat that must decide, and the question."] =
    "যে আসনকে সিদ্ধান্ত নিতে হবে, আর প্রশ্নটি।",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "যাঁর পালা তাঁর চালগুলো, লেখা হিসেবে, নির্দিষ্ট ক্রমে, 1,000 পর্যন্ত।",
  ["May the player to act make this move?"] =
    "যাঁর পালা তিনি কি এই চাল দিতে পারেন?",
  ["The player to act makes this move."] = "যাঁর পালা তিনি এই চাল দেন।",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "যাঁর পালা তাঁর চাল নিয়ে নিয়মের উত্তর: তা চলে কি না, নিয়মের নাম, এই "
      .. "অবস্থার কার্ডসহ তার বাক্য, তার জায়গা, আর বৈধ চালগুলো।",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "n-টি সিদ্ধান্ত (1) ফিরিয়ে নেয়, বা কম থাকলে সব।",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "`m:undo`-র পরে n-টি সিদ্ধান্ত (1) আবার নেয়, বা কম থাকলে সব।",
  ["Goes back to the start of a trick or round, or to a decision; or forward "
    .. "to it after `m:undo`."] =
    "কোনো পিঠ বা রাউন্ডের শুরুতে, বা কোনো সিদ্ধান্তে ফিরে যায়; বা "
      .. "`m:undo`-র পরে সামনে সেখানে যায়।",
  ["Bots play to the end of the match, or a number of rounds."] =
    "বট ম্যাচের শেষ পর্যন্ত খেলে, বা কয়েকটি রাউন্ড।",
  ["The move that a bot would make for the player to act."] =
    "যাঁর পালা তাঁর হয়ে বট যে চাল দিত।",
  ["What that player may see: everything that a face or a bot should get."] =
    "সেই খেলোয়াড় যা দেখতে পারেন: পর্দা বা বটের যা যা পাওয়া উচিত।",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "সেই খেলোয়াড় ম্যাচে এ পর্যন্ত যা ঘটতে দেখেছেন, n + 1 নম্বর থেকে।",
  ["All hands as text, by player, for study."] =
    "সব হাত লেখা হিসেবে, খেলোয়াড় ধরে, দেখে শেখার জন্য।",
  ["Every decision so far, in order, secret answers too: enough to play the "
    .. "match again."] =
    "এ পর্যন্ত প্রতিটি সিদ্ধান্ত, ক্রম ধরে, গোপন উত্তরও: ম্যাচ আবার খেলার "
      .. "জন্য যথেষ্ট।",
  ["The number of decisions so far, with the forced ones."] =
    "এ পর্যন্ত সিদ্ধান্তের সংখ্যা, যেগুলোতে বাছার কিছু ছিল না সেগুলোসহ।",
  ["The totals by side."] = "দল ধরে মোট।",
  ["Every line of the score, in the order written."] =
    "স্কোরের প্রতিটি লাইন, লেখার ক্রমে।",
  ["Tells whether the match is over, and who has won."] =
    "বলে ম্যাচ শেষ কি না, আর কে জিতেছে।",
  ["An independent match in the same position."] =
    "একই অবস্থায় একটি স্বাধীন ম্যাচ।",
  ["Starts the match again with another seed."] =
    "অন্য সিডে ম্যাচ আবার শুরু করে।",
  ["Reads the rules again and makes the moves so far again under them."] =
    "নিয়ম আবার পড়ে আর এ পর্যন্ত চালগুলো তা মেনে আবার দেয়।",
  ["Gives the match other options or further house rules, and makes the moves "
    .. "so far again under them, as `m:reload` does."] =
    "ম্যাচকে অন্য বিকল্প বা আরও ঘরোয়া নিয়ম দেয়, আর এ পর্যন্ত চালগুলো তা "
      .. "মেনে আবার দেয়, `m:reload`-এর মতো।",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "চলতি রাউন্ডের ডিল, tenace.new যে রূপে নেয়।",
  ["Deals the present round anew, with these cards."] =
    "চলতি রাউন্ড এই কার্ড দিয়ে নতুন করে বাঁটে।",
  ["Two cards of this round's deal change places."] =
    "এই রাউন্ডের ডিলের দুটি কার্ড জায়গা বদলায়।",
  ["Gives a player these cards in this round's deal; those who had them get "
    .. "as many of that player's cards."] =
    "এই রাউন্ডের ডিলে খেলোয়াড়কে এই কার্ড দেয়; যাঁদের ছিল তাঁরা সেই "
      .. "খেলোয়াড়ের ততগুলো কার্ড পান।",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "এই রাউন্ডের ডিলের একটি স্তূপে এই কার্ডগুলো এই ক্রমে রাখে।",
  ["The games in the rules folders."] = "নিয়মের ফোল্ডারের খেলাগুলো।",
  ["Looks for what is wrong with a game or house rule."] =
    "খেলা বা ঘরোয়া নিয়মে কী ভুল তা খোঁজে।",
  ["Bots play many matches."] = "বট অনেক ম্যাচ খেলে।",
  ["Compares games: the same bots play the same deals under each."] =
    "খেলার তুলনা করে: একই বট প্রতিটিতে একই ডিল খেলে।",
  ["Opens a deal of the comparison: a match for each game, at its beginning."] =
    "তুলনার একটি ডিল খোলে: প্রতি খেলার একটি ম্যাচ, তার শুরুতে।",
  ["Puts a game together with its house rules and options, and checks it."] =
    "খেলাকে তার ঘরোয়া নিয়ম ও বিকল্পের সঙ্গে জোড়ে, আর যাচাই করে।",
  ["The rules of a table as one line: the game with house rules and options, "
    .. "and behind a colon eight signs worked out from the texts of their "
    .. "files."] =
    "টেবিলের নিয়ম এক লাইনে: ঘরোয়া নিয়ম ও বিকল্পসহ খেলা, আর কোলনের পরে "
      .. "তাদের ফাইলের লেখা থেকে হিসেব করা আটটি চিহ্ন।",
  ["Which decisions of a match cost most, from what their player could know."] =
    "ম্যাচের কোন সিদ্ধান্তে সবচেয়ে বেশি ক্ষতি, সেই খেলোয়াড় যা জানতে পারতেন "
      .. "তা ধরে।",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots the "
    .. "same matches, and a better bot plays duels against a worse one: "
    .. "matches with the same deals, in which it has each side once."] =
    "একটি বিকল্প তার নানা মানে, বা একে একে ঘরোয়া নিয়ম, খেলার কী করে? বট "
      .. "প্রতিটিতে একই ডিল খেলে, এলোমেলো বট একই ম্যাচ, আর ভালো বট "
      .. "দুর্বলটির সঙ্গে দ্বৈরথ: একই ডিলের ম্যাচ, যাতে সে প্রতিটি দলে "
      .. "একবার থাকে।",
  ["Why the bot would make its move, from what the player to act could know."] =
    "বট কেন তার চাল দিত, যাঁর পালা তিনি যা জানতে পারতেন তা থেকে।",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of decisions."] =
    "অবস্থা এক লাইনে, `whist+american#2@17`: ঘরোয়া নিয়ম ও বিকল্পসহ খেলা, "
      .. "`#` ও সিড, `@` ও সিদ্ধান্তের সংখ্যা।",
  ["Gives the match other rules: all its house rules and options are those of "
    .. "`game` now."] =
    "ম্যাচকে অন্য নিয়ম দেয়: এখন তার সব ঘরোয়া নিয়ম ও বিকল্প `game`-এর।",
  ["What that player could have counted in this round from what was seen."] =
    "সেই খেলোয়াড় এই রাউন্ডে যা দেখেছেন তা থেকে যা গুনতে পারতেন।",
  ["number: whose view it is"] = "সংখ্যা: কার দেখা",
  ["number: the round, from 1"] = "সংখ্যা: রাউন্ড, 1 থেকে",
  ["number: the seat that deals"] = "সংখ্যা: যে আসন কার্ড বাঁটে",
  ["number: the seat that must decide"] =
    "সংখ্যা: যে আসনকে সিদ্ধান্ত নিতে হবে",
  ["text: the player's cards"] = "লেখা: খেলোয়াড়ের কার্ড",
  ["list: cards held, by seat"] = "তালিকা: হাতে কটি কার্ড, আসন ধরে",
  ["list: the present trick in the order played: { player, cards }"] =
    "তালিকা: চলতি পিঠ, খেলার ক্রমে: { player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "লেখা: স্যুটের অক্ষর; তুরুপ কোনো স্যুট না হলে \"trump\"; তুরুপ না "
      .. "থাকলে nil",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "টেবিল: সবাইকে দেখানো আর তারপর খেলা হয়নি এমন কার্ড, যে স্তূপে থাকতে পারে "
      .. "তা ধরে",
  ["table: other cards that this player has seen go where others cannot see "
    .. "them, such as cards passed on: by their piles; nil if there are none"] =
    "টেবিল: অন্য যে কার্ড এই খেলোয়াড় এমন জায়গায় যেতে দেখেছেন যেখানে "
      .. "অন্যরা দেখতে পান না, যেমন দেওয়া কার্ড: তাদের স্তূপ ধরে; না থাকলে "
      .. "nil",
  ["list: tricks won in this round, by side"] =
    "তালিকা: এই রাউন্ডে জেতা পিঠ, দল ধরে",
  ["table: the last trick: { winner, cards = list of { player, cards }, why }"] =
    "টেবিল: শেষ পিঠ: { winner, cards = { player, cards }-এর তালিকা, why }",
  ["list: the points that each side has counted by self:count, as text; nil "
    .. "if there are none"] =
    "তালিকা: self:count দিয়ে প্রতিটি দলের গোনা পয়েন্ট, লেখা হিসেবে; না "
      .. "থাকলে nil",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "তালিকা: দল ধরে: এই রাউন্ডে পিঠে পাওয়া কার্ডের পয়েন্ট, তথ্য `points` "
      .. "অনুযায়ী; কিছু না গুনলে, বা ধাপ `standing` বা তথ্য `camps` তা বললে "
      .. "nil",
  ["list: totals, by side"] = "তালিকা: মোট, দল ধরে",
  ["list: the seats of each side"] = "তালিকা: প্রতিটি দলের আসন",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "তালিকা: আসন ধরে: এই রাউন্ডে খেলোয়াড়ের পক্ষের নাম, `player` না জানলে "
      .. "\"\"; পক্ষ না থাকলে nil",
  ["number: the option of that name, if there is one"] =
    "সংখ্যা: সেই নামের বিকল্প, যদি থাকে",
  ["number: cards left in the stock"] = "সংখ্যা: স্টকে বাকি কার্ড",
  ["list: in games with melds: the melds on the table, oldest first, { side, "
    .. "kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as = where "
    .. "wild cards are named: the cards for which they stand, size, wild = "
    .. "wild cards in it, points, full = false or its sort: \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "তালিকা: মেল্ডের খেলায়: টেবিলের মেল্ড, সবচেয়ে পুরনোটি আগে, { side, kind "
      .. "= \"set\", \"run\" বা \"wild\", rank বা suit, cards, as = যেখানে "
      .. "ওয়াইল্ড কার্ডের নাম বলা হয়: সেগুলো কোন কার্ডের জায়গায়, size, "
      .. "wild = তাতে ওয়াইল্ড কার্ড, points, full = false বা ধরন: "
      .. "\"natural\", \"mixed\", \"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the number "
    .. "of its cards under the pile's name"] =
    "লেখা: যে স্তূপের উপরেরটি সবাই দেখেন তার উপরের কার্ড; স্তূপের নামে থাকে "
      .. "তার কার্ডের সংখ্যা",
  ["table: in games where melds stay in the hand: the player's hand laid out "
    .. "so that the cards left over count least, { melds = list of cards, "
    .. "left, points }"] =
    "টেবিল: যে খেলায় মেল্ড হাতে থাকে: খেলোয়াড়ের হাত এমন সাজানো যাতে বাকি "
      .. "কার্ডের মূল্য সবচেয়ে কম, { melds = কার্ডের তালিকা, left, points }",
  ["flag: whether the discard pile is frozen"] =
    "ফ্ল্যাগ: ফেলা কার্ডের স্তূপ জমাট কি না",
  ["list: by side: the least that its first meld must count, or false once it "
    .. "has melded"] =
    "তালিকা: দল ধরে: প্রথম মেল্ডে অন্তত কত লাগবে, বা মেল্ড করে ফেললে false",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "তালিকা: দল ধরে: তথ্য `laid_down` অনুযায়ী সরিয়ে রাখা কার্ড",
  ["flag: whether the match is over"] = "ফ্ল্যাগ: ম্যাচ শেষ কি না",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "টেবিল: প্রশ্ন, এই খেলোয়াড়ের পালা হলে: `m:turn` দেখুন",
  ["list: the moves, if it is this player's turn"] =
    "তালিকা: চাল, এই খেলোয়াড়ের পালা হলে",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "লেখা: এসব দেখানোর সময় ধাপ `standing` বা নিয়মের কোনো প্রশ্ন বিফল হলে, "
      .. "নিয়মে কী ভুল",
  ["any: the fields of the game, and its own piles: the cards if the player "
    .. "may see them, else their number"] =
    "যেকোনো: খেলার ঘর, আর তার নিজের স্তূপ: খেলোয়াড় দেখতে পেলে কার্ড, নইলে "
      .. "তাদের সংখ্যা",
  ["a round begins"] = "একটি রাউন্ড শুরু হয়",
  ["cards were dealt: their numbers, by seat"] =
    "কার্ড দেওয়া হয়েছে: কটি, আসন ধরে",
  ["cards came from the stock later; `cards` if they were seen; `drawing` if "
    .. "all draw in turn and may declare"] =
    "পরে স্টক থেকে কার্ড এসেছে; দেখা গেলে `cards`; সবাই পালা করে টানলে আর "
      .. "ঘোষণা করতে পারলে `drawing`",
  ["a player laid down cards by the fact `laid_down`"] =
    "খেলোয়াড় তথ্য `laid_down`-এর কার্ড সরিয়ে রেখেছেন",
  ["face-down cards were turned up; `player` owns their pile"] =
    "উপুড় কার্ড চিত করা হয়েছে; তাদের স্তূপ `player`-এর",
  ["cards of an open pile went to the player's open pile"] =
    "খোলা স্তূপের কার্ড খেলোয়াড়ের খোলা স্তূপে গেছে",
  ["cards from a face-down pile that is nobody's; who takes them up sees them"] =
    "কারও নয় এমন উপুড় স্তূপের কার্ড; যিনি তোলেন তিনি দেখেন",
  ["cards that lay open went to the player's face-down pile"] =
    "খোলা কার্ড খেলোয়াড়ের উপুড় স্তূপে গেছে",
  ["the discards were turned over and became the stock"] =
    "ফেলা কার্ড উল্টে স্টক হয়েছে",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "সব কার্ড একত্র করে ফেটানো হয়েছে, আবার বাঁটা হয়: দেখুন self:deal_again",
  ["the stock was shuffled in the middle of the round"] =
    "রাউন্ডের মাঝে স্টক ফেটানো হয়েছে",
  ["cards were shown to all; if only to some, `to` is their seats and `n` the "
    .. "number of cards, and others do not get `cards`"] =
    "কার্ড সবাইকে দেখানো হয়েছে; শুধু কাউকে কাউকে হলে `to` তাঁদের আসন আর `n` "
      .. "কার্ডের সংখ্যা, অন্যরা `cards` পান না",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "নিয়ম যা চায় খেলোয়াড় তা বলেছেন: self:say ও self:holder_says দেখুন",
  ["cards went from the hand of `from` to that of `player`; `cards` if they "
    .. "were seen; `drawn` if the player drew them unseen"] =
    "কার্ড `from`-এর হাত থেকে `player`-এর হাতে গেছে; দেখা গেলে `cards`; "
      .. "খেলোয়াড় না দেখে টানলে `drawn`",
  ["what all have answered who were asked together: a list of { player, move }"] =
    "একসঙ্গে যাঁদের জিজ্ঞেস করা হয়েছে তাঁদের সবার উত্তর: { player, move }-এর "
      .. "তালিকা",
  ["the player learns who is of which party: a list of { player, party = its "
    .. "name }, which may be empty"] =
    "খেলোয়াড় জানতে পারেন কে কোন পক্ষের: { player, party = তার নাম }-এর "
      .. "তালিকা, যা খালি হতে পারে",
  ["a field of the game got a value; false only if it was true"] =
    "খেলার একটি ঘর মান পেয়েছে; false শুধু আগে true থাকলে",
  ["a decision; `forced` if nothing else was possible, which only this player "
    .. "learns; `played` if it is a card to the trick, `drawing` if it was "
    .. "made while all draw in turn; `taken`: the cards taken from the "
    .. "discard pile, of which `top` was on top; `thrown` if it was a throw "
    .. "that failed, `chooses` if it says which part is led instead; `dummy`: "
    .. "the player from whose open hand another plays the card."] =
    "একটি সিদ্ধান্ত; অন্য কিছু সম্ভব না হলে `forced`, যা শুধু এই খেলোয়াড় "
      .. "জানেন; পিঠে খেলা কার্ড হলে `played`, সবাই পালা করে টানার সময় "
      .. "নেওয়া হলে `drawing`; `taken`: ফেলা কার্ডের স্তূপ থেকে নেওয়া "
      .. "কার্ড, যার উপরে ছিল `top`; থ্রো না টিকলে `thrown`, তার বদলে কোন অংশ "
      .. "খেলা হবে তা বললে `chooses`; `dummy`: যাঁর খোলা হাত থেকে অন্য একজন "
      .. "কার্ডটি খেলেন।",
  ["cards that are led instead of a throw that has failed"] =
    "থ্রো না টিকলে তার বদলে যে কার্ড খেলা হয়",
  ["a trick was won: the plays, and the reason in words"] =
    "একটি পিঠ জেতা হয়েছে: খেলা কার্ডগুলো, আর কথায় কারণ",
  ["a line of the score sheet"] = "স্কোরের পাতার একটি লাইন",
  ["totals after a round"] = "একটি রাউন্ডের পরের মোট",
  ["the winning side, 0 for a draw"] = "বিজয়ী দল, ড্র হলে 0",
  ["The order by which a game plays."] = "খেলাটি যে ক্রমে চলে।",
  ["The moves allowed in a trick."] = "পিঠে যে চালগুলো চলে।",
  ["May this move be made in a trick?"] = "পিঠে কি এই চাল চলে?",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of the "
    .. "rule, and the moves that are allowed."] =
    "পিঠের একটি চাল নিয়ে নিয়মের উত্তর, ম্যাচে `m:why` যেমন দেয়: চালটি "
      .. "চলে কি না, কোন নিয়মে, নিয়মটির জায়গা, আর যে চালগুলো চলে।",
  ["Which of the plays wins the trick, and why."] =
    "কোন খেলা কার্ড পিঠ জেতে, আর কেন।",
  ["The value of a result, from the game's step `value`."] =
    "ফলের মূল্য, খেলার ধাপ `value` থেকে।",
  ["Are these cards a meld?"] = "এই কার্ডগুলো কি মেল্ড?",
  ["The melds that a hand can make, up to 1,000."] =
    "একটি হাত যে মেল্ডগুলো গড়তে পারে, 1,000 পর্যন্ত।",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "একটি পিঠের অবস্থা থেকে নিখুঁত খেলা, যখন সবাই সব কার্ড দেখেন।",
  ["Runs one step of the rules in a round that the caller describes."] =
    "যে রাউন্ডের বর্ণনা দেওয়া হয় তাতে নিয়মের একটি ধাপ চালায়।",
  ["Perfect play from here to the last trick, when everyone sees all cards: "
    .. "what the camp of the player in turn still gets, this trick included, "
    .. "with each card that may be played."] =
    "এখান থেকে শেষ পিঠ পর্যন্ত নিখুঁত খেলা, যখন সবাই সব কার্ড দেখেন: যাঁর "
      .. "পালা তাঁর পক্ষ, এই পিঠসহ, এখনও কী পায়, খেলা যায় এমন প্রতিটি "
      .. "কার্ডে।",
  ["Plays a record again, and verifies it against the results in it."] =
    "একটি রেকর্ড আবার খেলে, আর তাতে লেখা ফলের সঙ্গে মেলায়।",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "রেকর্ড হিসেবে ম্যাচ: নিয়ম, সিড, সিদ্ধান্ত, ফল, প্রতিটির একটি লাইন।",
  ["the first line: a record, and the version of its form"] =
    "প্রথম লাইন: একটি রেকর্ড, আর তার রূপের সংস্করণ",
  ["the game, house rules and options"] = "খেলা, ঘরোয়া নিয়ম ও বিকল্প",
  ["the match's seed"] = "ম্যাচের সিড",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "আগে থেকে ঠিক করা কার্ড: রাউন্ড (0: প্রতি রাউন্ড), স্তূপ, কার্ড",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "নিয়মের ফাইল, তার পথ ও নাম; তার লাইনগুলো `| `-এর পরে আসে",
  ["the decisions follow"] = "এর পরে সিদ্ধান্তগুলো",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "আসন 1-এর সিদ্ধান্ত; `=` থাকলে অন্য কিছু সম্ভব ছিল না",
  ["totals by side after round 1"] = "রাউন্ড 1-এর পরে দল ধরে মোট",
  ["side 1 has won; 0 is a draw"] = "দল 1 জিতেছে; 0 মানে ড্র",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "এ পর্যন্ত লেখার যাচাই, যা দিয়ে নষ্ট লাইন ধরা পড়ে; হাতে লেখা রেকর্ডে না "
      .. "থাকলেও চলে",
  ["a comment"] = "মন্তব্য",
}
