-- The help on words of a rules file in Bengali: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "সংজ্ঞা",
  ["facts"] = "তথ্য",
  ["house rules"] = "ঘরোয়া নিয়ম",
  ["options"] = "বিকল্প",
  ["obligations"] = "বাধ্যবাধকতা",
  ["steps"] = "ধাপ",
  ["self"] = "self: ম্যাচ",
  ["dealing"] = "ডিল",
  ["questions"] = "প্রশ্ন",
  ["tricks"] = "পিঠ",
  ["plays"] = "একসঙ্গে খেলা কার্ড",
  ["melds"] = "মেল্ড",
  ["sets"] = "কার্ডের সেট",
  ["scoring"] = "স্কোর",
  ["turns"] = "পালা",
  ["players"] = "খেলোয়াড়",
  ["piles"] = "স্তূপ",
  ["cards"] = "কার্ড",
  ["orders"] = "ক্রম",
  ["examples"] = "উদাহরণ",
  ["lessons"] = "পাঠ",
  ["lua"] = "Lua",
  ["matches"] = "ম্যাচ",
  ["views"] = "যা দেখা যায়",
  ["stories"] = "বিবরণ",
  ["positions"] = "অবস্থা",
  ["records"] = "রেকর্ড",

  ["Defines a game: its facts in braces, each checked when the file is "
    .. "loaded."] =
    "একটি খেলা গড়ে: তার তথ্য ধনুবন্ধনীতে, ফাইল পড়ার সময় প্রতিটি যাচাই হয়।",
  ["Defines a house rule: the game that it belongs to, the options that it "
    .. "presets (`set`), house rules that it brings along (`with`) or may "
    .. "change (`on_top_of`), and its own options, fields, obligations and "
    .. "facts."] =
    "একটি ঘরোয়া নিয়ম গড়ে: কোন খেলার, কোন বিকল্প আগে থেকে ঠিক করে (`set`), "
      .. "কোন ঘরোয়া নিয়ম সঙ্গে আনে (`with`) বা বদলাতে পারে (`on_top_of`), "
      .. "আর তার নিজের বিকল্প, ঘর, বাধ্যবাধকতা ও তথ্য।",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "নিয়মের কষা উদাহরণ: একটি অবস্থা, আর তা থেকে কী হয়।",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) "
    .. "or of 32 (from the seven up)."] =
    "52 কার্ডের ফরাসি প্যাকেট, 54-এর (ছোট ও বড় জোকারসহ) বা 32-এর (সাত থেকে "
      .. "উপরে)।",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "40 কার্ডের স্প্যানিশ প্যাকেট, বা আট ও নয়সহ 48-এর।",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, "
    .. "the number of packs, and cards or ranks to leave out."] =
    "যেকোনো প্যাকেট: স্যুটের অক্ষর, নিচু থেকে উঁচু মান, জোকার, প্যাকেটের "
      .. "সংখ্যা, আর বাদ দেওয়ার কার্ড বা মান।",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "`round`, `keeps` বা `piles`-এ: প্রতিটি দলের নিজের।",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "`round`, `keeps` বা `piles`-এ: প্রত্যেক খেলোয়াড়ের নিজের।",
  ["The words of a text, as a list."] = "একটি লেখার শব্দ, তালিকা হিসেবে।",
  ["One list of the items of several, in their order."] =
    "কয়েকটি তালিকার জিনিসের একটি তালিকা, একই ক্রমে।",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "লেখার শব্দ বা স্তূপের কার্ড একে একে দেখে।",
  ["Each of some words followed by each of others, with a blank between."] =
    "কিছু শব্দের প্রতিটির পরে অন্যগুলোর প্রতিটি, মাঝে ফাঁক।",
  ["Takes apart what `combine` has put together: the first word, and the "
    .. "rest."] =
    "`combine` যা জুড়েছে তা আলাদা করে: প্রথম শব্দ, আর বাকিটা।",
  ["The cards of one rank or several, in one suit or several."] =
    "এক বা কয়েক মানের কার্ড, এক বা কয়েক স্যুটে।",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "`x` কি লেখার একটি শব্দ, বা তালিকার একটি জিনিস?",
  ["The n-th word of a text."] = "লেখার n-তম শব্দ।",
  ["The place of a word on a ladder: 1 for the lowest."] =
    "মইয়ে একটি শব্দের স্থান: সবচেয়ে নিচেরটির 1।",
  ["The word n places higher on a ladder, from low to high."] =
    "মইয়ে n ধাপ উঁচু শব্দ, নিচু থেকে উঁচু।",
  ["Each card n times, for several packs."] =
    "প্রতিটি কার্ড n বার, কয়েকটি প্যাকেটের জন্য।",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "এক স্যুটের n কার্ডের সব সারি যাদের মান পরপর আসে।",
  ["All sets of some kinds, for self:sets_in, self:tell_best and "
    .. "self:best_of: cards of a suit in a row, and all four of a rank."] =
    "কয়েক ধরনের সব সেট, self:sets_in, self:tell_best ও self:best_of-এর "
      .. "জন্য: এক স্যুটের পরপর কার্ড, আর এক মানের চারটিই।",
  ["The jacks of the colour of trumps, for `top` of an order: the left "
    .. "bower, and above it the jack of trumps, the right bower."] =
    "তুরুপের রঙের গোলাম, ক্রমের `top`-এর জন্য: বাঁ বাওয়ার, আর তার উপরে "
      .. "তুরুপের গোলাম, ডান বাওয়ার।",
  ["The Japanese flower cards."] = "জাপানি ফুলের কার্ড।",
  ["The French tarot: four suits with 14 ranks, among them the knight N; "
    .. "trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "ফরাসি টারো: 14 মানের চারটি স্যুট, তাদের মধ্যে ঘোড়সওয়ার N; `1T` থেকে `21T` "
      .. "তুরুপ; আর এক্সকিউজ, জোকার `EX`।",
  ["In `round` or `keeps`: the table does not tell that the field has a new "
    .. "value, and has no line for it, because what has been told already "
    .. "says it, or because only the rules need it."] =
    "`round` বা `keeps`-এ: ঘরের নতুন মান টেবিল বলে না, তার লাইনও দেখায় না, "
      .. "কারণ যা বলা হয়েছে তাতেই তা আছে, বা শুধু নিয়মের তা লাগে।",
  ["The result of another rules file, by its name in the rules folders."] =
    "নিয়মের অন্য ফাইলের ফল, নিয়মের ফোল্ডারে তার নাম দিয়ে।",

  ["text: the game that it belongs to"] = "লেখা: যে খেলার নিয়ম",
  ["table: options that it presets; a function gets the options before it"] =
    "টেবিল: যে বিকল্প আগে থেকে ঠিক করে; ফাংশন আগের বিকল্পগুলো পায়",
  ["list: house rules that it adds"] = "তালিকা: যে ঘরোয়া নিয়মগুলো যোগ করে",
  ["text or list: house rules whose steps and options it may change"] =
    "লেখা বা তালিকা: যে ঘরোয়া নিয়মের ধাপ ও বিকল্প বদলাতে পারে",
  ["text or list: house rules that do not go together with it"] =
    "লেখা বা তালিকা: যে ঘরোয়া নিয়মের সঙ্গে চলে না",

  ["An option or field that is a whole number: its default, its range, and "
    .. "its meaning."] =
    "পূর্ণসংখ্যার বিকল্প বা ঘর: তার সাধারণ মান, পাল্লা ও অর্থ।",
  ["An option or field that is one of several words or numbers."] =
    "কয়েকটি শব্দ বা সংখ্যার একটি হয় এমন বিকল্প বা ঘর।",
  ["An option or field that is true or false: its default and its meaning."] =
    "true বা false হয় এমন বিকল্প বা ঘর: তার সাধারণ মান ও অর্থ।",
  ["An option or field that is any text: its default and its meaning."] =
    "যেকোনো লেখা হয় এমন বিকল্প বা ঘর: তার সাধারণ মান ও অর্থ।",

  ["Whoever holds the card that a field names must play it when its suit is "
    .. "led."] =
    "ঘরে যে কার্ডের নাম আছে তা যাঁর হাতে, তার স্যুটে শুরু হলে তাঁকে সেটি "
      .. "খেলতে হবে।",
  ["Until the card that a field names has been played, its holder keeps it "
    .. "and leads no other card of its suit; and the caller keeps a card of "
    .. "the suit."] =
    "ঘরে যে কার্ডের নাম আছে তা খেলা না হওয়া পর্যন্ত যাঁর হাতে তিনি তা রাখেন "
      .. "ও সেই স্যুটের অন্য কার্ডে শুরু করেন না; আর যিনি নাম বলেছেন তিনি "
      .. "সেই স্যুটের একটি কার্ড রাখেন।",
  ["The first card of a round is not of the suit of the card that a field "
    .. "names, unless it is that card."] =
    "রাউন্ডের প্রথম কার্ড ঘরে লেখা কার্ডের স্যুটের নয়, যদি না সেটি সেই "
      .. "কার্ডই হয়।",
  ["A duty in a trick that the file itself defines: its name, the sentence "
    .. "for a card that it refuses, and the cards that it is about: those "
    .. "that a player must `play` or `avoid`."] =
    "পিঠের একটি বাধ্যবাধকতা যা ফাইল নিজেই গড়ে: তার নাম, যে কার্ড মানা করে "
      .. "তার বাক্য, আর যে কার্ড খেলতে হবে (`play`) বা এড়াতে হবে (`avoid`)।",
  ["An obligation that binds only once a pile is empty."] =
    "একটি স্তূপ খালি হলে তবেই খাটে এমন বাধ্যবাধকতা।",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "তথ্য সত্য হলে তবেই খাটে এমন বাধ্যবাধকতা, বা তাদের তালিকা।",
  ["An obligation, or a list of them, that does not bind when any of the "
    .. "facts holds."] =
    "কোনো তথ্য সত্য হলে খাটে না এমন বাধ্যবাধকতা, বা তাদের তালিকা।",
  ["An obligation, or a list of them, from which some cards are free: they "
    .. "may always be played, and a hand that could do its duty with these "
    .. "cards alone need not do it."] =
    "বাধ্যবাধকতা, বা তাদের তালিকা, যা থেকে কিছু কার্ড মুক্ত: সেগুলো সবসময় "
      .. "খেলা যায়, আর যে হাত শুধু এগুলো দিয়েই তা মানতে পারত, তাকে মানতে "
      .. "হয় না।",
  ["cards of the suit led"] = "শুরুর স্যুটের কার্ড",
  ["cards of the suit led that beat the best of them so far; nothing once "
    .. "another suit's trick has been trumped"] =
    "শুরুর স্যুটের যে কার্ড এ পর্যন্ত সেরাটিকে হারায়; অন্য স্যুটের "
      .. "পিঠে তুরুপ পড়লে কোনোটিই নয়",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "শুরুর স্যুটের যে কার্ড এ পর্যন্ত সেরাটিকে হারায়, তুরুপ পড়ুক বা "
      .. "না পড়ুক",
  ["trumps"] = "তুরুপ",
  ["trumps above the best trump so far"] =
    "এ পর্যন্ত সেরা তুরুপের চেয়ে উঁচু তুরুপ",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may "
    .. "be played, `{suit}` the suit led, `{best}` the card that is winning, "
    .. "`{trump}` any field"] =
    "লেখা: যে বাক্য কার্ড মানা করে: `{cards}` যা খেলা যায়, `{suit}` "
      .. "শুরুর স্যুট, `{best}` যে কার্ড জিতছে, `{trump}` যেকোনো ঘর",
  ["cards: the cards that must be played; see the names of cards"] =
    "কার্ড: যা খেলতেই হবে; কার্ডের নাম দেখুন",
  ["cards: the cards that may not be played by who has others; the "
    .. "obligations after it have their say, too"] =
    "কার্ড: যাঁর অন্য কার্ড আছে তিনি যা খেলতে পারেন না; পরের বাধ্যবাধকতাও "
      .. "খাটে",
  ["cards: it does not bind a hand that has only such cards"] =
    "কার্ড: যে হাতে শুধু এমন কার্ড, তার জন্য খাটে না",
  ["cards: cards that may always be played; a hand that could do its duty "
    .. "with these alone need not do it"] =
    "কার্ড: যা সবসময় খেলা যায়; যে হাত শুধু এগুলো দিয়েই তা মানতে পারত, "
      .. "তাকে মানতে হয় না",
  ["facts: it binds only when all of this holds: names of facts, with commas "
    .. "between, and values of fields or options: { \"leading\", contract = "
    .. "\"solo, misere\" }"] =
    "তথ্য: এই সবগুলো সত্য হলে তবেই খাটে: তথ্যের নাম, মাঝে কমা, আর ঘর বা "
      .. "বিকল্পের মান: { \"leading\", contract = \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] =
    "তথ্য: এদের কোনোটি সত্য হলে খাটে না",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "কার্ড: এদের একটি কোনো পিঠে খেলা না হওয়া পর্যন্ত খাটে",
  ["cards: it binds until one of these cards has been played to a trick of "
    .. "another suit"] =
    "কার্ড: এদের একটি অন্য স্যুটের পিঠে খেলা না হওয়া পর্যন্ত খাটে",
  ["flag: true: the obligations after it choose among the cards that it has "
    .. "left"] =
    "ফ্ল্যাগ: true: পরের বাধ্যবাধকতাগুলো এটি যে কার্ড রেখেছে তা থেকে বাছে",
  ["the player leads to the trick"] = "খেলোয়াড় পিঠ শুরু করছেন",
  ["no trick has been played in this round"] =
    "এই রাউন্ডে এখনও কোনো পিঠ খেলা হয়নি",
  ["trumps were led"] = "তুরুপ দিয়ে শুরু হয়েছে",
  ["another suit was led, and a trump is winning"] =
    "অন্য স্যুট দিয়ে শুরু হয়েছে, আর একটি তুরুপ জিতছে",
  ["the player's side is winning the trick"] = "খেলোয়াড়ের দল পিঠ জিতছে",
  ["the player has no card of the suit led"] =
    "খেলোয়াড়ের শুরুর স্যুটের কার্ড নেই",
  ["the cards of the suit led"] = "শুরুর স্যুটের সব কার্ড",
  ["those of the suit led that beat its best so far"] =
    "শুরুর স্যুটের যেগুলো এ পর্যন্ত সেরাটিকে হারায়",
  ["all trumps"] = "সব তুরুপ",
  ["trumps below the best trump so far"] =
    "এ পর্যন্ত সেরা তুরুপের চেয়ে নিচু তুরুপ",
  ["the cards of that rank that are trumps"] = "সেই মানের যে কার্ড তুরুপ",

  ["plays one round: deals, asks, plays, scores."] =
    "একটি রাউন্ড খেলে: ডিল, প্রশ্ন, খেলা, স্কোর।",
  ["called after every trick with the player who won it; `self:trick()` has "
    .. "the cards of the trick; if the step answers true, no more tricks are "
    .. "played"] =
    "প্রতি পিঠের পরে বিজয়ী খেলোয়াড়কে দিয়ে ডাকা হয়; `self:trick()`-এ "
      .. "পিঠের কার্ড; ধাপ true উত্তর দিলে আর পিঠ খেলা হয় না",
  ["called when a throw of the player has failed, before the part that is "
    .. "led instead"] =
    "খেলোয়াড়ের থ্রো না টিকলে ডাকা হয়, তার বদলে যে অংশ খেলা হয় তার আগে",
  ["called when a player has said one of the words that self:may_say allows, "
    .. "before the card is played"] =
    "self:may_say যে শব্দে অনুমতি দেয় তা খেলোয়াড় বললে ডাকা হয়, কার্ড "
      .. "খেলার আগে",
  ["which cards beat which; called whenever a field of the round has "
    .. "changed: { trump = a suit, ranks = low to high, top = cards above "
    .. "the trump suit, low to high, worthless = cards that never win, joins "
    .. "= { H = cards that count as the highest of hearts }, later = cards "
    .. "of which the later of two alike wins, not the first, counts_as = { S "
    .. "= cards that are the lowest spades instead } }, each only if needed."] =
    "কোন কার্ড কোনটিকে হারায়; রাউন্ডের ঘর বদলালে ডাকা হয়: { trump = স্যুট, "
      .. "ranks = নিচু থেকে উঁচু, top = তুরুপ স্যুটের উপরের কার্ড, "
      .. "worthless = যা কখনো জেতে না, joins = { H = যা হরতনের সবচেয়ে উঁচু "
      .. "ধরা হয় }, later = যাদের একরকম দুটির পরেরটি জেতে, counts_as = { S "
      .. "= যা ইশকাপনের সবচেয়ে নিচু } }, যেটি লাগে সেটিই।",
  ["how far the round has got, as far as everyone may know: { attackers = "
    .. "\"45 of 80\" }, a list if each side has a value, or { [side.number] "
    .. "= … } if some have."] =
    "রাউন্ড কত দূর এগিয়েছে, সবাই যতটা জানতে পারেন: { attackers = \"45 of "
      .. "80\" }, প্রতিটি দলের মান থাকলে তালিকা, কারও কারও থাকলে { "
      .. "[side.number] = … }।",
  ["what the result of a round counts, worked out from its fields, so that "
    .. "one can ask without a match; or, for fields that cannot be, nil and "
    .. "the reason as text"] =
    "রাউন্ডের ফলের মূল্য, তার ঘরগুলো থেকে, যাতে ম্যাচ ছাড়াও জিজ্ঞেস করা "
      .. "যায়; যে ঘর হতেই পারে না তার জন্য nil আর কারণ লেখা হিসেবে",
  ["who deals the next round."] = "পরের রাউন্ড কে কার্ড বাঁটেন।",
  ["called after each round: false to go on, or true and the side that has "
    .. "won (0: a draw)."] =
    "প্রতি রাউন্ডের পরে ডাকা হয়: চালিয়ে যেতে false, বা true আর বিজয়ী দল "
      .. "(0: ড্র)।",

  ["player: who deals this round"] = "খেলোয়াড়: এই রাউন্ডের ডিলার",
  ["number: the round in the match, from 1"] =
    "সংখ্যা: ম্যাচের কততম রাউন্ড, 1 থেকে",
  ["the value of an option; read only"] = "বিকল্পের মান; শুধু পড়ার জন্য",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "খেলার তথ্য, যেমন `players` বা `points`; শুধু পড়ার জন্য",
  ["pile: the cards that have not been dealt"] = "স্তূপ: যে কার্ড বাঁটা হয়নি",
  ["pile or field: a pile declared in `piles`; a field declared in `round` "
    .. "or `keeps`, nil while it is empty"] =
    "স্তূপ বা ঘর: `piles`-এ ঘোষিত স্তূপ; `round` বা `keeps`-এ ঘোষিত ঘর, খালি "
      .. "থাকলে nil",

  ["Goes through the sides, from side 1 on."] =
    "দলগুলো একে একে দেখে, দল 1 থেকে।",
  ["Goes through the players who take part, in turn."] =
    "যাঁরা খেলছেন তাঁদের পালা করে দেখে।",
  ["The players who take part, in turn, all at once."] =
    "যাঁরা খেলছেন, পালার ক্রমে, সবাই একসঙ্গে।",
  ["The player on the left, or `n` seats to the left."] =
    "বাঁ পাশের খেলোয়াড়, বা `n` আসন বাঁয়ে।",
  ["The player on the right, or `n` seats to the right."] =
    "ডান পাশের খেলোয়াড়, বা `n` আসন ডানে।",
  ["The other player of the side."] = "দলের অন্য খেলোয়াড়।",
  ["The cards that the player has held in this round: those in hand, and "
    .. "those already played to tricks."] =
    "এই রাউন্ডে খেলোয়াড়ের যে কার্ড ছিল: হাতের, আর পিঠে খেলা হয়ে যাওয়া।",
  ["The player gets no cards and no turn in this round."] =
    "এই রাউন্ডে খেলোয়াড় কার্ড বা পালা পান না।",
  ["The players form two parties for this round; totals stay with the "
    .. "players."] =
    "খেলোয়াড়েরা এই রাউন্ডের জন্য দুটি পক্ষ গড়েন; মোট পয়েন্ট "
      .. "খেলোয়াড়দেরই থাকে।",
  ["Tells everyone of which party a player is; for announcements."] =
    "সবাইকে বলে খেলোয়াড় কোন পক্ষের; ঘোষণার জন্য।",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the "
    .. "others."] =
    "এই রাউন্ডের একটি পক্ষ: 1 হলো `form_parties` যার নাম বলে, 2 অন্যরা।",
  ["Makes the player the dealer of this round from now on."] =
    "খেলোয়াড়কে এখন থেকে এই রাউন্ডের ডিলার করে।",
  ["Makes the player the dealer of the next round, unless a step "
    .. "`next_dealer` says otherwise."] =
    "খেলোয়াড়কে পরের রাউন্ডের ডিলার করে, যদি না ধাপ `next_dealer` অন্য কিছু "
      .. "বলে।",
  ["Goes through the other players who take part, in turn, from the next one "
    .. "on."] =
    "অন্য যাঁরা খেলছেন তাঁদের পালা করে দেখে, পরের জন থেকে।",
  ["The player whose turn is next, or `n` turns later."] =
    "যে খেলোয়াড়ের পালা পরে, বা `n` পালা পরে।",
  ["The player in a seat."] = "একটি আসনের খেলোয়াড়।",
  ["A side by its number, or the side of a player."] =
    "তার সংখ্যা দিয়ে দল, বা খেলোয়াড়ের দল।",
  ["Four players draw a card each, in the order of their seats."] =
    "চারজন খেলোয়াড় আসনের ক্রমে একটি করে কার্ড টানেন।",
  ["Looks who holds a card, and tells everyone: the first player from the "
    .. "dealer's left who does."] =
    "দেখে একটি কার্ড কার হাতে, আর সবাইকে বলে: ডিলারের বাঁ থেকে প্রথম যাঁর "
      .. "হাতে।",
  ["Looks who has held all of these cards in this round, be they in the hand "
    .. "or played to tricks."] =
    "দেখে এই রাউন্ডে এই সব কার্ড কার ছিল, হাতে থাকুক বা পিঠে খেলা হোক।",
  ["number: the seat, from 1; of a side, its number"] =
    "সংখ্যা: আসন, 1 থেকে; দলের, তার সংখ্যা",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "দল: খেলোয়াড়ের দল; একা যিনি খেলেন তিনিও একটি দল",
  ["party: the player's party in this round: see self:form_parties; nil if "
    .. "there is none"] =
    "পক্ষ: এই রাউন্ডে খেলোয়াড়ের পক্ষ: self:form_parties দেখুন; না থাকলে nil",
  ["any: `number`, `name`, `others`, which is the other party; and of its "
    .. "players taken together: `players`, a list; `tricks`, a number; "
    .. "`won`, the cards won in tricks; `points`, what these count; `count`, "
    .. "what they have counted: see self:count"] =
    "যেকোনো: `number`, `name`, `others`, যা অন্য পক্ষ; আর তার সব খেলোয়াড়ের "
      .. "একত্রে: `players`, তালিকা; `tricks`, সংখ্যা; `won`, পিঠে জেতা "
      .. "কার্ড; `points`, এগুলোর মূল্য; `count`, তাঁরা যা গুনেছেন: "
      .. "self:count দেখুন",
  ["pile: the cards in hand"] = "স্তূপ: হাতের কার্ড",
  ["number: tricks won in this round"] = "সংখ্যা: এই রাউন্ডে জেতা পিঠ",
  ["list of players: the side's players"] =
    "খেলোয়াড়দের তালিকা: দলের খেলোয়াড়েরা",
  ["number: tricks won in this round by all its players"] =
    "সংখ্যা: এই রাউন্ডে তার সব খেলোয়াড়ের জেতা পিঠ",
  ["number: what the side counts in this round: see self:count"] =
    "সংখ্যা: এই রাউন্ডে দলের গুনতি: self:count দেখুন",
  ["number: the side's total so far"] = "সংখ্যা: দলের এ পর্যন্ত মোট",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "স্তূপ: এই রাউন্ডে দলের জেতা পিঠের কার্ড",
  ["cards: the cards that its players hold, taken together"] =
    "কার্ড: তার খেলোয়াড়দের হাতের কার্ড, একত্রে",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "টেবিল: টেবিলে তার মেল্ডের পয়েন্ট: self:count_melds দেখুন",
  ["pile: a pile of the game's own that each player or side has"] =
    "স্তূপ: খেলার নিজের স্তূপ যা প্রতিটি খেলোয়াড় বা দলের আছে",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil "
    .. "while it is empty."] =
    "ঘর: each_player বা each_side `round` বা `keeps`-এ যা ঘোষণা করে; খালি "
      .. "থাকলে nil।",

  ["What its cards count by the game's fact `points`."] =
    "খেলার তথ্য `points` অনুযায়ী তার কার্ডের মূল্য।",
  ["How many of that card are in the pile."] = "স্তূপে সেই কার্ড কটি আছে।",
  ["The card on top."] = "উপরের কার্ড।",
  ["The cards in the pile now, as `cards` has them."] =
    "স্তূপের এখনকার কার্ড, `cards` যেমন দেয়।",
  ["Its cards that count as a suit in the present order."] =
    "চলতি ক্রমে একটি স্যুটের বলে ধরা তার কার্ড।",
  ["The first of some piles in which a card is."] =
    "কয়েকটি স্তূপের প্রথমটি যাতে কার্ডটি আছে।",
  ["The cards of a pile from one of them to the top."] =
    "স্তূপের কার্ড, তাদের একটি থেকে উপর পর্যন্ত।",
  ["number: how many cards are in it; the same for `cards`"] =
    "সংখ্যা: তাতে কটি কার্ড; `cards`-এর জন্যও",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "লেখা: তার কার্ড মাঝে ফাঁক দিয়ে, নিচেরটি আগে; `cards`-এর জন্যও",

  ["The suit printed on a card, or the suit of that name, which may end a "
    .. "bid."] =
    "কার্ডে ছাপা স্যুট, বা সেই নামের স্যুট, যা দিয়ে ডাক শেষ হতে পারে।",
  ["The rank of a card."] = "কার্ডের মান।",
  ["How many of that card there are among them."] =
    "তাদের মধ্যে সেই কার্ড কটি আছে।",
  ["The cards with a suit printed on them."] = "যে কার্ডে একটি স্যুট ছাপা আছে।",
  ["The cards of a rank, or of several."] = "এক বা কয়েক মানের কার্ড।",
  ["The cards with a tag of the deck."] = "ডেকের একটি ট্যাগের কার্ড।",
  ["The ranks of the cards, in the deck's order."] =
    "কার্ডের মান, ডেকের ক্রমে।",
  ["The cards that are left without the others."] =
    "অন্যগুলো ছাড়া বাকি কার্ড।",
  ["The cards together with others."] = "অন্যগুলোসহ কার্ড।",
  ["Their texts, by suit and rank."] = "তাদের লেখা, স্যুট ও মান ধরে।",
  ["How many of that card the deck has."] = "ডেকে সেই কার্ড কটি আছে।",
  ["All its cards."] = "তার সব কার্ড।",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, "
    .. "`♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "ডেক যেমন লেখে কার্ডের লেখা (`\"QS\"`), যেকোনো বানান থেকে (`sq`, `♠Q`, "
      .. "`10h`, `th`); ডেকের কোনো কার্ডের নাম না হলে nil।",
  ["Cards of the deck as one value, with the methods of cards."] =
    "ডেকের কার্ড একটি মান হিসেবে, কার্ডের পদ্ধতিসহ।",
  ["The top cards of piles; an empty pile has none."] =
    "স্তূপের উপরের কার্ড; খালি স্তূপের কিছু নেই।",
  ["The cards of the deck that are next to one of some cards in its suit: "
    .. "one higher or one lower in the present order."] =
    "ডেকের যে কার্ড কিছু কার্ডের একটির পাশে তার স্যুটে: চলতি ক্রমে এক উঁচু "
      .. "বা এক নিচু।",
  ["A set of cards to try things with."] = "চেষ্টা করে দেখার জন্য কিছু কার্ড।",
  ["A pack of cards."] = "কার্ডের প্যাকেট।",

  ["Does card `a` beat card `b`?"] = "কার্ড `a` কি কার্ড `b`-কে হারায়?",
  ["The suit that a card counts as."] = "কার্ডটি কোন স্যুটের বলে ধরা হয়।",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "কার্ডটি তার স্যুটে কত উঁচু, 1 থেকে; সমান কার্ডের উচ্চতা সমান।",
  ["Which of the cards wins, if they are played one after the other."] =
    "পরপর খেলা হলে কোন কার্ড জেতে।",
  ["The cards that count as a suit, low to high."] =
    "একটি স্যুটের বলে ধরা কার্ড, নিচু থেকে উঁচু।",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if "
    .. "there are none."] =
    "তুরুপ স্যুট: তুরুপ কোনো স্যুট না হলে `\"trump\"`, তুরুপ না থাকলে "
      .. "nil।",
}
