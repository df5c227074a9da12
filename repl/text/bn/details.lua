-- The help on words in Bengali: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "ফাইল ফলে খেলার ধাপগুলো যোগ করে এবং সেটি ফেরত দেয়।",
  ["the game, for `function whist:round() … end`"] =
    "খেলাটি, `function whist:round() … end`-এর জন্য",
  ["the braces have an unknown name or a wrong value"] =
    "ধনুবন্ধনীতে অজানা নাম বা ভুল মান আছে",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "এর ধাপ খেলার ধাপের জায়গা নেয়; `base.choose_trump(self)` সেই ধাপটি "
      .. "ডাকে যার জায়গা এটি নেয়।",
  ["the house rule, to put steps on and to return"] =
    "ঘরোয়া নিয়মটি, যাতে ধাপ যোগ করা হয় এবং যা ফাইল ফেরত দেয়",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "যেমন খেলায়; আর যদি দুটি ঘরোয়া নিয়ম একই জিনিস বদলায় এবং কোনোটি "
      .. "অন্যটির উপরে না থাকে",
  ["It is a test of the file and a line of the rulebook."] =
    "এটি ফাইলের একটি পরীক্ষা এবং নিয়মের বইয়ের একটি লাইন।",
  ["Each pack contains the `jokers`."] = "প্রতিটি প্যাকেটে `jokers` থাকে।",
  ["the differences: see the facts of a deck"] = "পার্থক্য: ডেকের তথ্য দেখুন",
  ["there is no such pack, or it has no such card to leave out"] =
    "এমন প্যাকেট নেই, বা যে কার্ড বাদ দিতে হবে তা তাতে নেই",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "স্যুটের নিজের মান থাকতে পারে, একটি কার্ড একাধিকবার থাকতে পারে, আর "
      .. "কার্ডে ট্যাগ থাকতে পারে।",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "128-এর বেশি আলাদা কার্ড, মোট 256-এর বেশি কার্ড, 12-এর বেশি স্যুট, "
      .. "এক স্যুটে 24-এর বেশি মান বা এক কার্ডের 16-এর বেশি কপি আছে",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "নিয়ম এটি `side.NAME` হিসেবে পড়ে ও রাখে। ম্যাচের ঘর NAME হলো দলের "
      .. "ক্রমে সবগুলোর তালিকা, যা দেখা যায় তার, উদাহরণের ও তথ্যের জন্য।",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "একটির জন্য যা, তা-ই: তার ধরনের শব্দ (`text`, `number`, `flag`, "
      .. "`list`, `players`), বিকল্পের শব্দ, সাধারণ মান, বা স্তূপ কে দেখেন; "
      .. "বা { what, listed = \"তালিকার নাম\" }। `keeps`-এর তালিকা শুরুতে খালি",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "নিয়ম এটি `player.NAME` হিসেবে পড়ে ও রাখে। ম্যাচের ঘর NAME হলো "
      .. "আসনের ক্রমে সবগুলোর তালিকা, যা দেখা যায় তার, উদাহরণের ও তথ্যের "
      .. "জন্য।",
  ["see `each_side`"] = "`each_side` দেখুন",
  ["lists, or single items; nil and false are left out"] =
    "তালিকা, বা একেকটি জিনিস; nil ও false বাদ যায়",
  ["a new list"] = "নতুন একটি তালিকা",
  ["a text, or a list of texts"] = "একটি লেখা, বা লেখার তালিকা",
  ["the same; with the text \"\" the first word is alone"] =
    "একই; লেখা \"\" হলে প্রথম শব্দটি একা থাকে",
  ["such as a bid"] = "যেমন একটি ডাক",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "লেখা যে শব্দ দিয়ে শুরু হতে পারে: একটি লেখা, শব্দের মাঝে ফাঁক; বা "
      .. "লেখার তালিকা",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "শব্দটি, আর বাকিটা যদি থাকে; লেখা কোনোটি দিয়ে শুরু না হলে পুরো লেখা",
  ["a text, or a list"] = "একটি লেখা, বা তালিকা",
  ["their letters; \"C D H S\", if they are left out"] =
    "তাদের অক্ষর; না দিলে \"C D H S\"",
  ["a text, a number or a player; nil is never among them"] =
    "লেখা, সংখ্যা বা খেলোয়াড়; nil কখনও এদের মধ্যে নেই",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "লেখা, যার শব্দের মাঝে ফাঁক; বা তালিকা, যার জিনিসে ফাঁক থাকতে পারে",
  ["true or false"] = "true বা false",
  ["After the last word it begins again; `none` gives nil."] =
    "শেষ শব্দের পরে আবার প্রথমটি আসে; `none` দিলে nil হয়।",
  ["words with blanks between, from low to high"] =
    "শব্দ, মাঝে ফাঁক, নিচু থেকে উঁচু",
  ["one of them"] = "তাদের একটি",
  ["the place, from 1"] = "স্থান, 1 থেকে",
  ["the ladder has no such word"] = "মইয়ে এমন শব্দ নেই",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "ওঠা শেষ শব্দে, বা পথের প্রথম বিরতিতে থামে।",
  ["words with blanks between"] = "শব্দ, মাঝে ফাঁক",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "শুরুর শব্দ; সেটি বিরতি হলে ওঠা তা পেরিয়ে যায়",
  ["the number of places"] = "কটি স্থান",
  ["words that no climb passes: one text or several"] =
    "যে শব্দ কোনো ওঠা পেরোয় না: এক বা একাধিক লেখা",
  ["the word, and the number of places climbed"] =
    "শব্দটি, আর কটি স্থান ওঠা হলো",
  ["the number of times, up to 64"] = "কতবার, সর্বোচ্চ 64",
  ["text, words with blanks between; or a list of such texts"] =
    "লেখা, শব্দের মাঝে ফাঁক; বা এমন লেখার তালিকা",
  ["the text, or a list with a text for each"] =
    "লেখা, বা প্রতিটির লেখার তালিকা",
  ["the ranks in a row, low to high: words with blanks between"] =
    "সারির মান, নিচু থেকে উঁচু: শব্দ, মাঝে ফাঁক",
  ["how many cards each row has"] = "প্রতি সারিতে কটি কার্ড",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "লেখার তালিকা: প্রথম স্যুটের সারি, তারপর পরেরটির",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "সেগুলো ধরনের ক্রমে থাকে; এক ধরনের মধ্যে সবচেয়ে উঁচু কার্ড "
      .. "অনুযায়ী, তারপর স্যুট `first` আগে।",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "সেরা ধরন আগে: { points, run = পরপর কটি } বা { points, same = ranks }",
  ["a suit's letter"] = "একটি স্যুটের অক্ষর",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "{ cards, points, কটি কার্ড, সবচেয়ে উঁচু কার্ড, সেটি ওই স্যুটের কি "
      .. "না }-এর তালিকা, শেষ তিনটি লেখা হিসেবে",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "ফরাসি স্যুটের অক্ষর; nil হলে তুরুপ নেই: বাওয়ার নেই",
  ["a card above both, such as a joker; false or nil for none"] =
    "দুটিরই উপরের কার্ড, যেমন জোকার; না থাকলে false বা nil",
  ["a list of cards, low to high"] = "কার্ডের তালিকা, নিচু থেকে উঁচু",
  ["there is no such suit"] = "এমন স্যুট নেই",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "কার্ডের মান তার মাস, 1 থেকে 12, স্যুট তার ধরন: light (`1L`), animal "
      .. "(`2A`), ribbon (`1R`), plain (`1P`, দুবার; `12P` তিনবার)। কবিতার "
      .. "ফিতায় ট্যাগ `poem`, নীলগুলোয় `blue`, বৃষ্টির মানুষে `rain`, "
      .. "পেয়ালায় `cup`।",
  ["The tag `oudler` is on 1T, 21T and EX."] =
    "ট্যাগ `oudler` আছে 1T, 21T ও EX-এ।",
  ["Views have it."] = "যা দেখা যায় তাতে এটি থাকে।",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "যেকোনো ঘরের জন্য যা, তা-ই: তার ধরনের শব্দ (`text`, `number`, "
      .. "`player`), বিকল্পের শব্দ, বা সাধারণ মান",
  ["The file is loaded once, and its result cannot be changed."] =
    "ফাইলটি একবার পড়া হয়, আর তার ফল বদলানো যায় না।",
  ["a name with a path in it; a file that requires itself"] =
    "নামে পথ আছে; বা ফাইল নিজেকেই চায়",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "ঘরের জন্য শুধু পাল্লা লাগে, `number(0, 13)`; শুধু `number` হলে "
      .. "যেকোনো পূর্ণসংখ্যা চলে। ঘরে `names` হলো সেই শব্দ যা টেবিল তার কিছু "
      .. "সংখ্যার জন্য বলে।",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "প্রথমটি সাধারণ মান, আর শেষ লেখাটি অর্থ। `of` দিলে শব্দগুলো কোনো "
      .. "লেখা বা তালিকার; `from` ওই শব্দের আগেরগুলো বাদ দেয়, আর `default` "
      .. "প্রথমটির বদলে অন্যটিকে সাধারণ মান করতে পারে। ঘরের জন্য শুধু শব্দ "
      .. "লাগে, `choice \"up down\"`; খেলার কোনো ঘরের জন্য ঘরোয়া নিয়মের "
      .. "শব্দ খেলার শব্দে যোগ হয়। একটি ঘরের অন্য ঘরে বিশেষ মান লাগতে পারে: "
      .. "`choice { of = \"small grand\", needs = { bold = true } }`।",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "`of` দিলে লেখাটি এই শব্দগুলোর হয়, মাঝে ফাঁক বা কমা; `count` তাদের "
      .. "সংখ্যা।",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "যে কন্ট্র্যাক্টগুলোর এগুলো এক, তারা একসঙ্গে থাকে: { hearts = 10, spades = "
      .. "11, from = 2, to = 18, trump = true }। ঘর `contract` বলে কোনটি খেলা "
      .. "হচ্ছে; নিয়ম তার সংখ্যা পড়ে self.facts.contracts.NAME থেকে",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "প্রথমটি ওই খেলোয়াড়ের ঘর, আর কে কোন পক্ষে তা সবাই জানলেই সবাই "
      .. "দেখেন দুই পক্ষ কত পয়েন্ট নিয়েছে; এর অংশগুলো দেখুন",
  ["Where all have passed the table says so without it"] =
    "সবাই পাস দিলে টেবিল এটি ছাড়াই তা বলে",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "টেবিলে তার বদলে খেলোয়াড়দের নাম থাকে, আর সেগুলো বোঝাও যায়। "
      .. "কয়েকটি হলে তালিকা; তাতে এমন ঘরও থাকতে পারে যার লেখা হলো আসন",
  ["Not given: nobody is told"] = "না দিলে: কাউকে বলা হয় না",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "প্রথম ধাপের নামের ঘরগুলোয় থাকে প্রতিটি পক্ষ শেষে কী বলেছে",
  ["All see them, and the field of its name keeps the player"] =
    "সবাই সেগুলো দেখেন, আর তার নামের ঘর খেলোয়াড়কে রাখে",
  ["the name of a field of the round, a card"] =
    "রাউন্ডের একটি ঘরের নাম, যা একটি কার্ড",
  ["Write it behind `follow_suit`."] = "এটি `follow_suit`-এর পিছনে লিখুন।",
  ["the name of a field of the round, the player who has called it"] =
    "রাউন্ডের একটি ঘরের নাম, যে খেলোয়াড় সেটি ডেকেছেন",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "শুধু খেলোয়াড়ের হাতের কার্ড ধরা হয়: খেলা যায় এমন কোনোটি হাতে না "
      .. "থাকলে বাধ্যবাধকতা খাটে না। কার্ডের নামে যেখানে বলা যায় না, সেখানে "
      .. "ফাংশন বলে কোন কার্ড খেলতে হবে: লেখা, তালিকা, কার্ড, স্যুট (তার সব "
      .. "কার্ড), বা কোনোটি না হলে nil।",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "বাক্যটি; `play`, `avoid` ও অন্যদের জন্য বাধ্যবাধকতার অংশ দেখুন",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "এটি পায় `self`, যার পালা তাঁর হাত, আর সেই খেলোয়াড়; এটি ম্যাচ "
      .. "বদলাতে বা কাউকে কিছু জিজ্ঞেস করতে পারে না",
  ["Given a list of obligations, all wait for the pile."] =
    "বাধ্যবাধকতার তালিকা দিলে সবগুলো স্তূপের জন্য অপেক্ষা করে।",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "সব খেলোয়াড়ের সাধারণ স্তূপের নাম: `\"stock\"`, বা খেলার নিজের একটি",
  ["one, or a list of them"] = "একটি, বা তাদের তালিকা",
  ["one of the list that binds from the start; false for none"] =
    "তালিকার যেটি শুরু থেকেই খাটে; কোনোটি না হলে false",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "তথ্যের নাম, মাঝে কমা, যেমন `\"leading, first trick\"`; বা এমন নামের "
      .. "তালিকা, ঘর বা বিকল্পের মানসহ: `{ \"leading\", trump = \"H\" }`",
  ["see `when`"] = "`when` দেখুন",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "কার্ড, মান, স্যুট, বা `\"J of trumps\"`, মাঝে কমা",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "প্রতিটি খেলায় এই ধাপ থাকে। তার আগে ইঞ্জিন কার্ড ফেটিয়ে স্টকে "
      .. "রাখে এবং রাউন্ডের ঘরগুলো খালি করে",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top` একটি লেখা, সমান কার্ডের মাঝে `=`; বা তালিকা, যাতে এক স্থানের "
      .. "কয়েকটি কার্ড সমান, তবে তুরুপ স্যুটেরটি অন্যদের উপরে। না দিলে: "
      .. "খেলার `ranks`, আর ঘর `trump`",
  ["Views have the table, and the screen shows it"] =
    "যা দেখা যায় তাতে সারণিটি থাকে, আর পর্দা তা দেখায়",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "না দিলে: self:pass_deal_to যার নাম বলেছে সেই খেলোয়াড়, বা "
      .. "পালাক্রমে পরের জন",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "এই ধাপ না থাকলে: `base.over` দেখুন। self:win_match কোনো দলের নাম "
      .. "বললে সেই দল জিতেছে",
  ["the player to begin with (player 1)"] = "যিনি শুরু করেন (খেলোয়াড় 1)",
  ["the player to begin with (the next in turn after the dealer)"] =
    "যিনি শুরু করেন (পালাক্রমে ডিলারের পরের জন)",
  ["as many players as take part"] = "যতজন খেলোয়াড় খেলছেন",
  ["a player or a seat"] = "খেলোয়াড় বা আসন",
  ["how many seats (1)"] = "কটি আসন (1)",
  ["a player"] = "একজন খেলোয়াড়",
  ["a player; nil if there is none"] = "একজন খেলোয়াড়; কেউ না থাকলে nil",
  ["the cards as text"] = "কার্ডগুলো, লেখা হিসেবে",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "কার্ড ডিলের আগে ব্যবহার করুন, বা বলুন খেলোয়াড়ের কার্ড কোথায় "
      .. "যাবে।",
  ["the pile into which the player lays the hand first"] =
    "খেলোয়াড় আগে যে স্তূপে হাতের কার্ড রাখেন",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "খেলোয়াড়ের হাতে কার্ড আছে, পিঠ খেলা চলছে, বা আর কেউ খেলছেন না",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "প্রথম পক্ষে থাকেন যাদের নাম দেওয়া, আর যার হাতে `holds`-এর কোনো "
      .. "কার্ড আছে বা যিনি তা খেলেছেন; দ্বিতীয়টিতে বাকি সবাই। যাদের নাম "
      .. "দেওয়া তাঁদের সবাই জানেন। কার্ড যার হাতে তিনি গোপন থাকেন, যতক্ষণ না "
      .. "সে কার্ড খেলা হয় বা `reveal_party` বলে; তার আগে যা দেখা যায় তাতে, "
      .. "কাহিনিতে বা বটে কিছু বলা হয় না। এখন থেকে প্রতিটি খেলোয়াড়ের "
      .. "`player.party` থাকে, এক পক্ষের সবার একটিই: সেখানে দেখুন।",
  ["the first party, as text for the players"] =
    "প্রথম পক্ষ, খেলোয়াড়দের জন্য লেখা",
  ["the second party, as text for the players"] =
    "দ্বিতীয় পক্ষ, খেলোয়াড়দের জন্য লেখা",
  ["a player of the first party, or a list of them"] =
    "প্রথম পক্ষের একজন খেলোয়াড়, বা তাঁদের তালিকা",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "কার্ড, লেখা হিসেবে: যার হাতে একটিও আছে তিনিও প্রথম পক্ষের",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true: এখনও পক্ষ নেই, আর তথ্য `announcements`-এ যা আছে তা কেউ বলতে "
      .. "পারেন না; ঠিক হলে খেলা এটি আবার ডাকে",
  ["there are no parties"] = "কোনো পক্ষ নেই",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won` তার খেলোয়াড়দের জেতা কার্ড, `party.points` সেগুলোর "
      .. "পয়েন্ট, `party.tricks` তাঁদের পিঠের সংখ্যা, `party.count` যা "
      .. "তাঁরা গুনেছেন, `party.players` তাঁদের তালিকা; `self:score` তাঁদের "
      .. "প্রত্যেককে পয়েন্ট দেয়।",
  ["1 or 2"] = "1 বা 2",
  ["a party; nil if none have been formed"] = "একটি পক্ষ; গড়া না হলে nil",
  ["how many places (1)"] = "কটি স্থান (1)",
  ["the seat, from 1"] = "আসন, 1 থেকে",
  ["a number from 1, or a player"] = "1 থেকে একটি সংখ্যা, বা একজন খেলোয়াড়",
  ["a side"] = "একটি দল",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "যিনি জোকার পান, বা অন্যের মতো একই কার্ড, তিনি আবার টানেন। যার কার্ড "
      .. "সবচেয়ে উঁচু, মান ও তারপর স্যুট অনুযায়ী, তিনি আগে খেলেন; দ্বিতীয় "
      .. "উঁচু যার, তিনি পার্টনার। দুজন মুখোমুখি না বসলে দুই খেলোয়াড় জায়গা "
      .. "বদলান; প্রথম আসন একই থাকে। সব কার্ড আবার ফেটানো হয়।",
  ["the name of a pile that each player has and all see, for the cards"] =
    "এই কার্ডগুলোর জন্য এমন স্তূপের নাম যা প্রত্যেক খেলোয়াড়ের আছে ও "
      .. "সবাই দেখেন",
  ["why they are shown, as text for the players"] =
    "কেন দেখানো হয়, খেলোয়াড়দের জন্য লেখা",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "যিনি আগে খেলেন, নতুন আসনে; আর যে দুজন জায়গা বদলেছেন, যদি বদলান",
  ["there are not two sides of two players each"] = "দুজন করে দুটি দল নেই",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "একটি কার্ড, লেখা হিসেবে; বা তাদের তালিকা, যার প্রথম যেটি কারও হাতে "
      .. "আছে সেটিই ধরা হয়",
  ["why, as text for the players: then the card is shown"] =
    "কেন, খেলোয়াড়দের জন্য লেখা: তখন কার্ডটি দেখানো হয়",
  ["the player, or nil if nobody holds the card"] =
    "খেলোয়াড়টি, বা কার্ডটি কারও হাতে না থাকলে nil",
  ["Nobody is told: it is for the end of a round."] =
    "কাউকে বলা হয় না: এটি রাউন্ডের শেষের জন্য।",
  ["text, a list of texts, cards or a pile"] =
    "লেখা, লেখার তালিকা, কার্ড বা স্তূপ",
  ["the first such player in turn after the dealer, or nil"] =
    "ডিলারের পরে পালাক্রমে প্রথম এমন খেলোয়াড়, বা nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"` সেটি রাখে",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "কার্ড, লেখা হিসেবে; বা `clubs`, `diamonds`, `hearts`, `spades`, "
      .. "`oros`, `copas`, `espadas`, `bastos`, কয়েক শব্দের শেষটি হলেও",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "একটি অক্ষর: `suit \"QS\"` হলো `\"S\"`, `suit \"spades\"` ও `suit "
      .. "\"7 spades\"`-ও তা-ই; জোকারের ও অন্য যেকোনো নামের nil",
  ["the card, as text"] = "কার্ড, লেখা হিসেবে",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "তার নাম: `rank \"10H\"` হলো `\"10\"`, জোকারের `\"joker\"`",
  ["a number; nil if there is none"] = "একটি সংখ্যা; না থাকলে nil",
  ["its letter, as `\"S\"`"] = "তার অক্ষর, যেমন `\"S\"`",
  ["cards"] = "কার্ড",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "তার নাম, যেমন `\"10\"` বা `\"joker\"`; বা নামের তালিকা",
  ["there is no such rank"] = "এমন মান নেই",
  ["its name"] = "তার নাম",
  ["the deck has no such tag"] = "ডেকে এমন ট্যাগ নেই",
  ["Jokers have none."] = "জোকারের মান নেই।",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "শুধু যে মানের ঠিক n-টি কার্ড আছে (যার একটিও আছে)",
  ["a list of their names"] = "তাদের নামের তালিকা",
  ["Others that are not among them do not matter."] =
    "অন্য যেগুলো এর মধ্যে নেই তাতে কিছু যায় আসে না।",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "দুটিতেই যে কার্ড আছে, তা যেটিতে বেশি ততবারই থাকে।",
  ["a list of texts"] = "লেখার তালিকা",
  ["a number"] = "একটি সংখ্যা",
  ["it is no card of the deck"] = "এটি ডেকের কার্ড নয়",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "লেখা, লেখার তালিকা, কার্ড, স্তূপ বা স্তূপের সারি, এক বা একাধিক; nil "
      .. "বাদ যায়",
  ["piles, or rows of piles, one or several"] =
    "স্তূপ, বা স্তূপের সারি, এক বা একাধিক",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1: শুধু যেগুলো এক উঁচু; -1: শুধু যেগুলো এক নিচু",
  ["the step is neither 1 nor -1"] = "`step` 1-ও নয়, -1-ও নয়",
  ["cards with blanks between, written in any way"] =
    "কার্ড, মাঝে ফাঁক, যেভাবেই লেখা হোক",
  ["a deck or its name (\"french\")"] = "একটি ডেক বা তার নাম (\"french\")",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`, `french 32`, `french 54`, `spanish`, `spanish 48`",
  ["there is no such deck"] = "এমন ডেক নেই",
  ["the card played later, as text"] = "পরে খেলা কার্ড, লেখা হিসেবে",
  ["the card played before it"] = "তার আগে খেলা কার্ড",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "শুরুর স্যুট, অক্ষর বা তার কোনো কার্ড হিসেবে (`b`)",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "স্যুটের অক্ষর; যে তুরুপ কোনো স্যুট নয় তার `\"trump\"`; যে কার্ড "
      .. "কোনো স্যুটের নয় তার nil",
  ["text or a list of texts, in the order played"] =
    "লেখা বা লেখার তালিকা, খেলার ক্রমে",
  ["its place, 1 for the first"] = "তার স্থান, প্রথমটির 1",
  ["a letter, or `\"trump\"`"] = "একটি অক্ষর, বা `\"trump\"`",
  ["text"] = "লেখা",
  ["a whole number"] = "একটি পূর্ণসংখ্যা",
  ["the game has no fact `points`"] = "খেলায় তথ্য `points` নেই",
  ["a number; nil if there is none, so that it can be a condition"] =
    "একটি সংখ্যা; না থাকলে nil, যাতে এটি শর্ত হতে পারে",
  ["A hand has no top."] = "হাতের উপরের কার্ড বলে কিছু নেই।",
  ["the card as text; nil if the pile is empty"] =
    "কার্ডটি, লেখা হিসেবে; স্তূপ খালি হলে nil",
  ["the pile is a hand"] = "স্তূপটি একটি হাত",
  ["They stay the same when the pile changes."] =
    "স্তূপ বদলালেও এগুলো একই থাকে।",
  ["That is not always the suit printed on them."] =
    "সব সময় তা গায়ে ছাপা স্যুট নয়।",
  ["a letter, or `\"trump\"` for all trumps"] =
    "একটি অক্ষর, বা সব তুরুপের জন্য `\"trump\"`",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "স্তূপটি, আর সারির হলে তার সংখ্যা; কোনোটিতে না থাকলে nil",
  ["a pile that is no hand"] = "হাত নয় এমন একটি স্তূপ",
  ["a list of texts, that card first"] = "লেখার তালিকা, ওই কার্ডটি আগে",
  ["the card is not in the pile"] = "কার্ডটি স্তূপে নেই",
}
