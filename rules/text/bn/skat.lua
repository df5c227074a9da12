-- Skat, in Bengali.

return {
  ["Skat"] = "স্কাট",
  ["Skat: three players, one against two, 32 cards; the highest bid plays."]
    = "স্কাট: তিন খেলোয়াড়, একজনের বিপক্ষে দুজন, 32টি কার্ড; যাঁর ডাক সবচেয়ে উঁচু, "
      .. "তিনি খেলেন।",
  ["diamonds"] = "রুইতন",
  ["hearts"] = "হরতন",
  ["spades"] = "ইশকাপন",
  ["clubs"] = "চিড়িতন",
  ["grand"] = "গ্র্যান্ড",
  ["null"] = "নাল",
  ["null schneider"] = "নাল শ্নাইডার",
  ["grand schneider"] = "গ্র্যান্ড শ্নাইডার",
  ["null hand"] = "নাল হ্যান্ড",
  ["null ouvert"] = "নাল খোলা",
  ["null ouvert hand"] = "নাল খোলা হ্যান্ড",
  ["schneider"] = "শ্নাইডার",
  ["schwarz"] = "শোয়ার্ৎস",
  ["ouvert"] = "খোলা",
  ["hand"] = "হ্যান্ড",
  ["take"] = "নেওয়া",
  ["pass"] = "পাস",
  ["yes"] = "হ্যাঁ",
  ["declarer"] = "ডাকজয়ী",
  ["defenders"] = "প্রতিপক্ষ",
  ["skat"] = "স্কাট",
  ["lost"] = "হার",
  ["won"] = "জয়",
  ["open"] = "খোলা",
  ["at the table; with four the dealer sits out"]
    = "টেবিলে কজন; চারজন হলে ডিলার সেই খেলায় বসেন না",
  ["rounds in a match"] = "ম্যাচে কটি রাউন্ড",
  ["an overbid game loses its base value once, or twice its least "
    .. "multiple that reaches the bid"]
    = "ডাকের চেয়ে কম মূল্যের খেলায় কত কমে: মূল মানের যে গুণিতক ডাকে পৌঁছায় তার "
      .. "দ্বিগুণ (least_multiple), বা শুধু একবার মূল মান (base)",
  ["how a round counts"] = "রাউন্ডের স্কোর কীভাবে হয়",
  ["Three cards each, two to the skat, four each, three each."]
    = "প্রত্যেকে তিনটি কার্ড, স্কাটে দুটি, তারপর প্রত্যেকে চারটি, প্রত্যেকে তিনটি।",
  ["Forehand is the dealer's left. Middlehand, the next, passes or bids "
    .. "any higher value of a game; forehand holds it or passes. Then "
    .. "rearhand, the third, bids so to whoever is left. With no bid "
    .. "forehand may play at 18."] =
    "ডিলারের বাঁ পাশের জন ফোরহ্যান্ড। তাঁর পরের জন, মিডলহ্যান্ড, পাস দেন "
    .. "বা আগের ডাকের চেয়ে উঁচু যেকোনো খেলার মূল্য ডাকেন; ফোরহ্যান্ড সেটি "
    .. "রাখেন বা পাস দেন। যিনি টিকে থাকেন, তাঁর বিপক্ষে এরপর তৃতীয় জন, "
    .. "রিয়ারহ্যান্ড, একইভাবে ডাকেন। কেউ না ডাকলে ফোরহ্যান্ড পাস দেন বা "
    .. "18-এ খেলেন।",
  ["nobody has bid: 18, or pass?"] = "কেউ ডাকেননি: 18, নাকি পাস?",
  ["The declarer takes the skat and puts any two cards away, or plays "
    .. "hand."]
    = "ডাকজয়ী স্কাট নিয়ে যেকোনো দুটি কার্ড নিচে রাখেন, অথবা হ্যান্ড খেলেন।",
  ["do you take the skat, or play hand?"] =
    "স্কাট নেবেন, নাকি না দেখে হ্যান্ড খেলবেন?",
  ["which two cards go into the skat?"] = "কোন দুটি কার্ড স্কাটে রাখবেন?",
  ["The declarer names the contract: a null game only if it reaches the bid, "
    .. "as it never counts more. In hand games schneider, schwarz or ouvert "
    .. "may be announced, each with those before it. An open hand is laid down "
    .. "at once."]
    = "ডাকজয়ী কন্ট্র্যাক্ট ঠিক করেন: নাল খেলা চলে শুধু তার মূল্য ডাকে পৌঁছালে, কারণ তা "
      .. "কখনও বাড়ে না। হ্যান্ড খেলায় শ্নাইডার, শোয়ার্ৎস বা খোলা ঘোষণা করা যায়; "
      .. "প্রতিটির সঙ্গে আগেরগুলোও। খোলা হাত সঙ্গে সঙ্গে নামিয়ে রাখা হয়।",
  ["you have bid {bid}: what do you play?"] = "আপনার ডাক {bid}: কী খেলবেন?",
  ["the hand is open"] = "হাত খোলা",
  ["Nobody scores, and the next dealer deals."]
    = "কারও পয়েন্ট নেই, পরের ডিলার কার্ড বাঁটেন।",
  ["Forehand leads. A trick of the declarer ends a null game."] =
    "ফোরহ্যান্ড শুরু করেন। ডাকজয়ী একটি পিঠ নিলেই নাল খেলা শেষ।",
  ["A null game is won without a trick. Schneider announced needs 90 "
    .. "points, schwarz or ouvert all tricks. With n, or against n: the "
    .. "base value counts once for each of the n highest trumps in a row "
    .. "that the declarer, skat included, has or lacks; then once for the "
    .. "game, hand, 90 points (schneider) or all tricks (schwarz) of either "
    .. "side, announcing each, and an open hand. What is announced counts "
    .. "though it fails, but nothing above it then."] =
    "নাল খেলা জিততে হয় একটিও পিঠ না নিয়ে। শ্নাইডার ঘোষণা করলে 90 "
    .. "পয়েন্ট লাগে, শোয়ার্ৎস বা খোলা ঘোষণা করলে সব পিঠ। n সহ, বা n "
    .. "ছাড়া: পরপর সর্বোচ্চ n-টি তুরুপ, স্কাটসহ, ডাকজয়ীর থাকলে বা না "
    .. "থাকলে, তার প্রতিটির জন্য মূল মান একবার করে গোনা হয়; তারপর একবার "
    .. "করে খেলার জন্য; হ্যান্ডের জন্য; যেকোনো পক্ষের 90 পয়েন্ট (শ্নাইডার) "
    .. "বা সব পিঠের (শোয়ার্ৎস) জন্য; প্রতিটির ঘোষণার জন্য; এবং খোলা "
    .. "হাতের জন্য। যা ঘোষণা করা হয়েছে, ব্যর্থ হলেও তা গোনা হয়, কিন্তু "
    .. "তখন তার ওপরের কিছু নয়।",
  ["A game that is won counts its value for the declarer, a lost one costs "
    .. "twice that. A game that is worth less than the bid is always lost."]
    = "জেতা খেলায় ডাকজয়ী খেলার মূল্য পান, হারলে তার দ্বিগুণ কমে। খেলার মূল্য ডাকের "
      .. "চেয়ে কম হলে হার অবধারিত।",
  ["The declarer gets what the game counts. By Seeger and Fabian a win "
    .. "is 50 more; a loss is 50 less, and all others get 40 each, at a "
    .. "table of four 30."] =
    "খেলার যা মূল্য, ডাকজয়ী তা-ই পান। Seeger ও Fabian-এর হিসাবে জিতলে আরও "
    .. "50; হারলে আরও 50 কম, আর বাকিরা প্রত্যেকে 40 পান, চারজনের টেবিলে 30।",
  ["game won"] = "খেলা জেতা",
  ["game lost"] = "খেলা হারা",
  ["game lost by the declarer"] = "ডাকজয়ী খেলা হেরেছেন",

  -- what is said of scores
  ["with {1}"] = "{1} ম্যাটাডোর সহ",
  ["against {1}"] = "{1} ম্যাটাডোর ছাড়া",
  ["game {1}"] = "খেলা {1}",
  ["hand {1}"] = "হ্যান্ড {1}",
  ["schneider {1}"] = "শ্নাইডার {1}",
  ["schwarz {1}"] = "শোয়ার্ৎস {1}",
  ["announced {1}"] = "ঘোষিত {1}",
  ["open {1}"] = "খোলা {1}",
  ["× diamonds {1} = {2}"] = "× রুইতন {1} = {2}",
  ["× hearts {1} = {2}"] = "× হরতন {1} = {2}",
  ["× spades {1} = {2}"] = "× ইশকাপন {1} = {2}",
  ["× clubs {1} = {2}"] = "× চিড়িতন {1} = {2}",
  ["× grand {1} = {2}"] = "× গ্র্যান্ড {1} = {2}",
  ["null {1}"] = "নাল {1}",
  ["null hand {1}"] = "নাল হ্যান্ড {1}",
  ["null ouvert {1}"] = "নাল খোলা {1}",
  ["null ouvert hand {1}"] = "নাল খোলা হ্যান্ড {1}",
  ["won with {1}"] = "{1} পয়েন্টে জয়",
  ["twice {1}"] = "{1}-এর দ্বিগুণ",
  ["lost with {1}"] = "{1} পয়েন্টে হার",
  ["overbid at {1}"] = "মূল্য ডাকের ({1}) চেয়ে কম",

  -- examples
  ["a jack is a trump and never a card of its suit"]
    = "গোলাম তুরুপ, নিজের স্যুটের কার্ড নয়",
  ["a trump led is followed with trumps"]
    = "তুরুপ দিয়ে শুরু হলে তুরুপ খেলতে হয়",
  ["the only trump must follow a jack"]
    = "গোলামের জবাবে একমাত্র তুরুপটি খেলতেই হবে",
  ["in grand only jacks are trumps"] = "গ্র্যান্ডে শুধু গোলাম তুরুপ",
  ["the jack of clubs is the highest card"]
    = "চিড়িতনের গোলাম সর্বোচ্চ কার্ড",
  ["the ten stands above the king"] = "দশ সাহেবের চেয়ে উঁচু",
  ["in a null game the ten loses to the jack"]
    = "নাল খেলায় দশ গোলামের কাছে হারে",
  ["with seven is game eight"] = "সাত ম্যাটাডোর সহ, খেলা আট",
  ["against one is game two"] = "এক ম্যাটাডোর ছাড়া, খেলা দুই",
  ["hand and schneider count one each"]
    = "হ্যান্ড ও শ্নাইডারে এক এক করে",
  ["grand ouvert with four is the highest game there is"]
    = "চার ম্যাটাডোর সহ খোলা গ্র্যান্ড সবচেয়ে দামি খেলা",
  ["an overbid game is lost, whatever was taken"]
    = "মূল্য ডাকের চেয়ে কম হলে হার, যত পয়েন্টই নেওয়া হোক",
  ["schneider may save a game from being overbid"]
    = "শ্নাইডার হলে মূল্য ডাকে পৌঁছে যেতে পারে",
  ["an overbid game may lose its base value alone"]
    = "মূল্য ডাকের চেয়ে কম হলে শুধু মূল মানও কমতে পারে",
  ["a game that is lost counts twice"] = "হারা খেলা দ্বিগুণ গোনা হয়",
  ["and schneider counts, whoever it is"]
    = "যে পক্ষেরই হোক, শ্নাইডার গোনা হয়",
  ["60 points are not enough"] = "60 পয়েন্ট যথেষ্ট নয়",
  ["schneider made may not be enough for a bid"]
    = "শ্নাইডার হলেও খেলার মূল্য ডাকে না পৌঁছাতে পারে",
  ["an announcement that fails counts as announced"]
    = "ঘোষণা ব্যর্থ হলেও ঘোষিত হিসেবে গোনা হয়",
  ["and no level beyond it"] = "তার ওপরের ধাপ নয়",
  ["a null game is won without a trick"] = "একটিও পিঠ না নিলে নাল জেতা",
  ["and lost with one"] = "একটি নিলেই হার",
  ["what one card of each rank counts"] = "প্রতিটি মানের এক কার্ডের পয়েন্ট",
  ["ten cards each, and two in the skat"]
    = "প্রত্যেকে দশটি কার্ড, স্কাটে দুটি",
  ["of four players the dealer gets none"]
    = "চারজন হলে ডিলার কার্ড পান না",
  ["the values that games can have are bid"]
    = "খেলার যে যে মূল্য হতে পারে, সেগুলোই ডাকা হয়",
  ["forehand holds what middlehand bids, and rearhand passes"]
    = "মিডলহ্যান্ডের ডাক ফোরহ্যান্ড ধরে রাখেন, রিয়ারহ্যান্ড পাস দেন",
  ["rearhand bids to the one who is left"]
    = "যিনি থাকেন, রিয়ারহ্যান্ড তাঁকে ডাকেন",
  ["if both pass forehand may play at 18"]
    = "দুজনই পাস দিলে ফোরহ্যান্ড 18-এ খেলতে পারেন",
  ["and is the declarer then"] = "তখন তিনিই ডাকজয়ী",
  ["if all pass the next one deals"] = "সবাই পাস দিলে পরের জন কার্ড বাঁটেন",
  ["two cards are put into the skat"] = "দুটি কার্ড স্কাটে রাখা হয়",
  ["at 23 a null game may be named"] = "ডাক 23 হলে নাল চলে",
  ["at 24 it may not"] = "24 হলে চলে না",
  ["at 46 an open one may be named"] = "46 হলে খোলা নাল চলে",
  ["at 48 it may not"] = "48 হলে চলে না",
  ["in hand null reaches 35"] = "হ্যান্ডে নাল 35 পর্যন্ত পৌঁছায়",
  ["but not 36"] = "36 নয়",
  ["and an open hand 59"] = "খোলা হ্যান্ড 59 পর্যন্ত",
  ["but not 60"] = "60 নয়",
  ["in hand a level may be announced"] = "হ্যান্ডে একটি ধাপ ঘোষণা করা যায়",
  ["an open null game announces nothing"]
    = "খোলা নাল খেলায় কিছু ঘোষণা করা হয় না",
  ["in an open null game too the ten loses to the jack"]
    = "খোলা নালেও দশ গোলামের কাছে হারে",
  ["61 points are enough"] = "61 পয়েন্ট যথেষ্ট",
  ["89 points are not schneider"] = "89 পয়েন্টে শ্নাইডার নয়",
  ["with 30 points the declarer is schneider"]
    = "30 পয়েন্টে ডাকজয়ী শ্নাইডার",
  ["with 31 not"] = "31 পয়েন্টে নয়",
  ["worth"] = "খেলার মূল্য",
  ["value"] = "মূল্য",
  ["declarer took"] = "ডাকজয়ীর নেওয়া",
  ["defenders took"] = "প্রতিপক্ষের নেওয়া",
  ["schneider announced and 89 points are lost"]
    = "শ্নাইডার ঘোষণা করে 89 পয়েন্ট: হার",
  ["with 90 they are won"] = "90 পয়েন্টে জয়",
  ["every trick makes schwarz"] = "সব পিঠ মানে শোয়ার্ৎস",
  ["no trick at all suffers it"] = "একটিও পিঠ না পেলে নিজেই শোয়ার্ৎস",
  ["schwarz announced counts four steps"]
    = "ঘোষিত শোয়ার্ৎস চার ধাপ গোনা হয়",
  ["one trick lost is schwarz lost"] = "একটি পিঠ হারালেই শোয়ার্ৎস গেল",
  ["schneider announced and every trick is schwarz, too"]
    = "শ্নাইডার ঘোষণা করে সব পিঠ নিলে শোয়ার্ৎসও",
  ["an overbid game loses the multiple that reaches the bid: 55"]
    = "মূল্য ডাকের চেয়ে কম হলে যে গুণিতক ডাকে পৌঁছায় তা কমে: 55",
  ["a null game in hand is worth 35"] = "হ্যান্ডে নালের মূল্য 35",
  ["an open one 46"] = "খোলা হলে 46",
  ["54 points won and 7 in the skat are enough"]
    = "জেতা 54 আর স্কাটের 7 পয়েন্ট মিলে যথেষ্ট",
  ["in a tournament a game won is 50 more"]
    = "টুর্নামেন্টে জেতা খেলায় আরও 50",
  ["a game lost is 50 less, and 40 for the others"]
    = "হারা খেলায় 50 কম, আর বাকিদের 40",
  ["with four players 30"] = "চারজন হলে 30",
  ["a bid that the game's value just reaches is reached"]
    = "খেলার মূল্য ঠিক ডাকের সমান হলে ডাক মেলে",
  ["where nothing is said of tricks a null game is won"]
    = "পিঠের কথা না বলা থাকলে নাল জেতা",
  ["it is never named for a bid that it does not reach"]
    = "যে ডাকে পৌঁছায় না, তাতে নাল কখনও চলে না",
  ["what may be set"] = "যা যা ঠিক করা যায়",
  ["take skat"] = "স্কাট নেওয়া",
  ["schneider schwarz ouvert"] = "শ্নাইডার শোয়ার্ৎস খোলা",
}
