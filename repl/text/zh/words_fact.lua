-- The help on the facts of a game, on examples and lessons in Chinese:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["number: how many play; leave it out where an option says so"] =
    "数：几个人玩；由选项决定时省略",
  ["a pack: the cards: french(52), spanish(40), deck { … }"] =
    "一副牌：所用的牌：french(52)、spanish(40)、deck { … }",
  ["text or lists of seats: \"partners\" (those across the table), or "
    .. "lists of seats; { [4] = \"partners\" }: where four play; left out: "
    .. "each for oneself"] =
    "文本或座位的列表：\"partners\"（对坐的两人为一方），或座位的列表；{ [4] "
      .. "= \"partners\" }：只在四人时；省略：各自计分",
  ["text: \"clockwise\" or \"anticlockwise\""] =
    "文本：\"clockwise\"或\"anticlockwise\"",
  ["text: the ranks from low to high; left out: as in the deck"] =
    "文本：从低到高的点数；省略：与这副牌相同",
  ["table: the points of ranks, suits or single cards; a name may list "
    .. "several, [\"K Q J\"] = 10; `trumps = { J = 20 }` are those of trumps, "
    .. "and the name of a field has those that depend on its value: contract "
    .. "= { high = { A = 19 } }; `trick = 1` is what each trick counts, "
    .. "`last_trick = 10` what the last one counts, and `last_trick = { 10, "
    .. "20 }` the last one but one and the last, for self:count_cards; "
    .. "`halves = true`: two of these points are one at the table"] =
    "表：点数、花色或单张牌的分；一个名称可以列几个，[\"K Q J\"] = 10；"
      .. "`trumps = { J = 20 }`是主牌的分，字段名下是随字段的值而变的分："
      .. "contract = { high = { A = 19 } }；`trick = 1`是每一墩的分，"
      .. "`last_trick = 10`是最后一墩的分，`last_trick = { 10, 20 }`是倒数第二"
      .. "墩和最后一墩的分，用于self:count_cards；`halves = true`：其中两分在"
      .. "牌桌上算一分",
  ["table: what the contracts are worth, by name: a number, or a number "
    .. "with how often it may count, { 12, from = 2, to = 18 }, and with "
    .. "`trump`, `top` and `ranks`, which cards are higher in it, as the "
    .. "step `order` says it otherwise; `trump = true`: the suit of its "
    .. "name."] =
    "表：各定约的值，按名称：一个数，或一个数和它可以计几次，{ 12, from = 2, "
      .. "to = 18 }，并用`trump`、`top`和`ranks`说明其中哪些牌更大，如同步骤"
      .. "`order`所说；`trump = true`：名称所说的花色。",
  ["list: what the two parties of self:form_parties can announce or reach "
    .. "without a word, step by step, from the lowest: { \"no 90\", points "
    .. "= 90 }; the first has a word for each party if it can be said; see "
    .. "the parts of an announcement, and self:count_announcements"] =
    "列表：self:form_parties的双方可以宣告、或不说也能达到的，一级一级从最低"
      .. "的起：{ \"no 90\", points = 90 }；第一级如果可以说，双方各有一个词"
      .. "；见宣告的各部分，以及self:count_announcements",
  ["table: piles of the game's own, by name: who sees them (\"none\", "
    .. "\"owner\", \"all\"; \"top\": all see each card when it is laid on "
    .. "top); { sees = \"all\", sorted = true }: the screen sorts its "
    .. "cards like a hand; counted = true: the screen only counts them, as "
    .. "cards that were taken and lie face down; if each side or player "
    .. "has one: { sees = …, each = \"side\" }; a row of seven piles: { "
    .. "sees = …, n = 7 }, which rules read as self.NAME[1] to "
    .. "self.NAME[7]; whose cards lie on those of a face-down row: { sees "
    .. "= \"all\", n = 7, on = \"NAME\" }"] =
    "表：游戏自己的牌堆，按名称：谁看得见（\"none\"、\"owner\"、\"all\"；"
      .. "\"top\"：每张牌放到最上面时大家都看见）；{ sees = \"all\", sorted "
      .. "= true }：屏幕把它的牌像手牌一样排好；counted = true：屏幕只写张数"
      .. "，如赢来后朝下放着的牌；每一方或每个玩家各有一个时：{ sees = …, "
      .. "each = \"side\" }；一排七个牌堆：{ sees = …, n = 7 }，规则里写作"
      .. "self.NAME[1]到self.NAME[7]；它们的牌放在一排朝下的牌上时：{ sees = "
      .. "\"all\", n = 7, on = \"NAME\" }",
  ["table: a player against the others, for card points: { \"declarer\", "
    .. "\"defenders\", needs = 61 }."] =
    "表：一个玩家对其他人，争牌分：{ \"declarer\", \"defenders\", needs = 61 "
      .. "}。",
  ["list: what a player must do in a trick, in order; in a house rule "
    .. "`without = \"NAME\"` takes obligations of the game away"] =
    "列表：玩家在一墩中必须做什么，按次序；在自定规则里，`without = \"NAME\"`"
      .. "去掉游戏的义务",
  ["table: players play several cards at once, as pairs or tractors: { "
    .. "throws = true (or \"allowed\" and \"forbidden\"), short_tractors = "
    .. "true, pairs_over_triple = \"no\", \"one\" or \"two\", kill_compare "
    .. "= \"by_format\" or \"highest\" }"] =
    "表：玩家一次出几张牌，如对子或拖拉机：{ throws = true（或\"allowed\"和"
      .. "\"forbidden\"）, short_tractors = true, pairs_over_triple = \"no\""
      .. "、\"one\"或\"two\", kill_compare = \"by_format\"或\"highest\" }",
  ["table: what makes a meld: see the parts of `melds`"] =
    "表：什么是组牌：见`melds`的各部分",
  ["table: which sets of cards count, lists by name, for self:patterns: { "
    .. "show = { { \"pair\", same = 2, points = 2 }, … } }; see the parts "
    .. "of a pattern"] =
    "表：哪些牌组计分，按名称的列表，用于self:patterns：{ show = { { "
      .. "\"pair\", same = 2, points = 2 }, … } }；见牌组样式的各部分",
  ["table: what a card takes from the table in games where cards are "
    .. "fished, for self:ask_capture: see the parts of `captures`"] =
    "表：在吃桌上牌的游戏里，一张牌能吃什么，用于self:ask_capture：见"
      .. "`captures`的各部分",
  ["cards: ranks or cards that a player lays down as soon as they come, "
    .. "into the pile `side.laid_down`"] =
    "牌：玩家一拿到就摆到牌堆`side.laid_down`的点数或牌",
  ["table: how players take the discard pile: see the parts of `taking`"] =
    "表：玩家怎样拿弃牌堆：见`taking`的各部分",
  ["table: what several cards are together in a climbing game, a list from "
    .. "low to high of { \"pair\", of = 2 } and the like: see its parts"] =
    "表：在压牌游戏里几张牌合起来是什么，从低到高的列表，如{ \"pair\", of = "
      .. "2 }：见它的各部分",
  ["table: levels that each side climbs from round to round, and keeps as "
    .. "`side.level`: { of = words from low to high, first = the level to "
    .. "begin at, or one for each side, last = the highest, stops = levels "
    .. "where each climb ends }; see self:climb"] =
    "表：每一方一局一局往上升、并记在`side.level`里的级：{ of = 从低到高的词"
      .. ", first = 开始的级，或每一方各一个, last = 最高的级, stops = 每次升"
      .. "级都要停下的级 }；见self:climb",
  ["text: who wins when the match ends: \"highest total\" (if not given, "
    .. "and \"highest level\" where the sides climb levels), \"lowest "
    .. "total\"; or, after the option `rounds`, by a number or choice that "
    .. "each side keeps, \"highest level\": choices are from low to high"] =
    "文本：比赛结束时谁赢：\"highest total\"（不写时如此；各方升级的游戏是"
      .. "\"highest level\"）、\"lowest total\"；或者在选项`rounds`所定的局数"
      .. "之后，按每一方保留的一个数或选择，\"highest level\"：选择从低到高排"
      .. "列",
  ["text: what happens when a side has reached the option `target` and "
    .. "several have the best total: they \"play on\" (if not given), or "
    .. "the match is a \"draw\""] =
    "文本：一方达到选项`target`、而几方总分同为最好时怎么办：继续打，\"play "
      .. "on\"（不写时如此），或算平局，\"draw\"",
  ["text: where a list of games has this one: \"tricks\", \"bidding\", "
    .. "\"points\", \"avoiding\", \"melds\", \"shedding\", \"climbing\", "
    .. "\"fishing\", \"patience\", \"others\"; if it is not given, the "
    .. "other facts tell"] =
    "文本：这个游戏在游戏列表里归在哪一类：\"tricks\"、\"bidding\"、"
      .. "\"points\"、\"avoiding\"、\"melds\"、\"shedding\"、\"climbing\"、"
      .. "\"fishing\"、\"patience\"、\"others\"；不写时由其他规则数据决定",
  ["text: why a round may end without points for anybody, as the table "
    .. "says it behind `Nobody scores:`: \"both have 60 points\"."] =
    "文本：一局为什么可能谁也不得分，如牌桌在“无人得分：”之后所说：\"both "
      .. "have 60 points\"。",
  ["how answers begin, or go on, that name a player by the seat: \"ask "
    .. "{player}\"; or several players: \"double {players}\"."] =
    "按座位指出一个玩家的答案怎样开头，或怎样接下去：\"ask {player}\"；或几个"
      .. "玩家：\"double {players}\"。",
  ["number: how many rounds a match has where the option `rounds` is 0; "
    .. "then the highest total wins, or what else the fact `wins` says"] =
    "数：选项`rounds`是0时一场比赛有几局；打完后总分最高的赢，或按规则数据"
      .. "`wins`所说",
  ["number: how many cards the deal needs: options for which the pack has "
    .. "too few are refused"] =
    "数：发牌需要几张牌：牌不够的选项被拒绝",
  ["number: the sum of the points of every round; only check uses it"] =
    "数：每一局的分数总和；只有check使用",
  ["table: facts of the game's own, read as self.facts.NAME"] =
    "表：游戏自己的规则数据，写作self.facts.NAME",
  ["table: fields that a round settles, with their kinds; they are empty "
    .. "again when the next begins"] =
    "表：一局里定下的字段和它们的种类；下一局开始时又是空的",
  ["table: fields that last from round to round, with their defaults"] =
    "表：一局一局保留下去的字段和它们的默认值",
  ["table: what players may choose: number, choice, flag or text { … }"] =
    "表：玩家可以选择的：number、choice、flag或text { … }",
  ["function: gets the options, and answers a text if their values do not "
    .. "go together: there is no match then"] =
    "函数：得到各选项，它们的值不能一起用时答一个文本：那就没有比赛",
  ["the name of the pack"] = "这副牌的名称",
  ["letters of the suits"] = "花色的字母",
  ["ranks, low to high; where suits have ranks of their own a table: { \"1 "
    .. "2 3\", T = \"1 2 3 4 5\" }"] =
    "从低到高的点数；有的花色另有自己的点数时写成表：{ \"1 2 3\", T = \"1 2 "
      .. "3 4 5\" }",
  ["jokers in each pack; two of a name are alike"] =
    "每副牌里的王；同名的两张是一样的",
  ["the number of packs that are shuffled together"] = "洗在一起的副数",
  ["how often a pack has a card, where it is not once: cards, ranks or "
    .. "suits by name, { [\"1T 9T\"] = 2, P = 3 }; a card's own number "
    .. "comes before that of its rank or suit"] =
    "一副牌里一张牌不止一张时有几张：牌、点数或花色，按名称，{ [\"1T 9T\"] = "
      .. "2, P = 3 }；牌自己的数先于它的点数或花色的数",
  ["what else is printed on cards: { poem = \"1R 2R\" }, for cards:tagged"] =
    "牌上还印着什么：{ poem = \"1R 2R\" }，用于cards:tagged",
  ["cards or ranks that are not in the pack; by how many play: { [3] = "
    .. "\"2D\", [5] = \"2C 2D\" }"] =
    "不在这副牌里的牌或点数；按人数：{ [3] = \"2D\", [5] = \"2C 2D\" }",
  ["ranks: ranks or cards for sets, which are cards of one rank"] =
    "点数：同点组（同一点数的牌）可用的点数或牌",
  ["ranks in a row: the row of ranks for runs, low to high; a run is cards "
    .. "of one suit that follow each other; a rank may be at both ends"] =
    "连续的点数：顺子可用的一排点数，从低到高；顺子是同一花色里相连的牌；一个"
      .. "点数可以在两头",
  ["cards: ranks, cards or jokers that can take the place of others"] =
    "牌：可以代替别的牌的点数、牌或王",
  ["flag: whoever lays a wild card names a card, as in BJ=5H, and it "
    .. "stands for that as long as it lies"] =
    "开关：放百搭牌的人说出它当哪张牌，如BJ=5H，它放在那里时就一直当那张",
  ["number: cards in a meld, at least (3)"] = "数：一个组牌至少几张（3）",
  ["number: cards in a meld, at most"] = "数：一个组牌最多几张",
  ["number: natural cards in a meld, at least (2)"] =
    "数：一个组牌里至少几张普通牌（2）",
  ["number: natural cards in it for each wild one, at least (0)"] =
    "数：其中每张百搭牌至少要有几张普通牌（0）",
  ["number: wild cards in a meld, at most"] = "数：一个组牌里最多几张百搭牌",
  ["two numbers: melds of wild cards alone: { 3, 7 } for three to seven; "
    .. "left out: none"] =
    "两个数：只有百搭牌的组牌：{ 3, 7 }是三到七张；省略：没有",
  ["cards: cards that a player melds only when going out with them, and "
    .. "without wild ones"] =
    "牌：玩家只在用它们出完时才能摆的牌，而且不带百搭牌",
  ["flag: a side has one meld of a rank, and adds to it"] =
    "开关：一方每个点数只有一个组牌，新的加到里面",
  ["number: what a card of the lowest rank counts at the low end of a run, "
    .. "where `runs` has that rank at both ends; left out: its points"] =
    "数：`runs`的两头都有最低点数时，它的牌在顺子下端算几分；省略：它的分",
  ["flag: a player goes out with a discard only: a meld leaves a card"] =
    "开关：只能用弃牌出完：摆牌后要留一张",
  ["flag: no suit is in a set twice"] = "开关：一个同点组里没有两张同花色的",
  ["text: who adds to a meld: \"side\", its own side, or \"all\""] =
    "文本：谁可以往组牌上加牌：\"side\"（自己一方）或\"all\"",
  ["text: melds stay in the hand; this is the name of what the cards in no "
    .. "meld count, and the table shows both"] =
    "文本：组牌留在手里；这是没进组牌的牌所算分数的名称，牌桌两样都显示",
  ["text: the word for a knock that leaves nothing over"] =
    "文本：敲牌时没有剩牌的说法",
  ["text: the word for laying out all cards without a discard; left out: "
    .. "nobody may"] =
    "文本：不弃牌就摆出全部牌的说法；省略：谁也不可以",
  ["number: how many cards make a meld full; rules may count it more"] =
    "数：几张牌算一个完整的组牌；规则可以给它更多分",
  ["text: the name of a full meld"] = "文本：完整组牌的名称",
  ["number: full melds that a side needs to go out (0)"] =
    "数：一方要有几个完整的组牌才能出完（0）",
  ["ranks: the ranks from low to high, with jokers by their names, or "
    .. "`joker` for all of them (the game's ranks)"] =
    "点数：从低到高的点数，王写名称，或用`joker`表示所有的王（游戏的点数）",
  ["ranks: the row of ranks for combinations of several ranks, low to "
    .. "high; a rank may be at both ends (the ranks)"] =
    "点数：由几个点数组成的牌型可用的一排点数，从低到高；一个点数可以在两头（"
      .. "上面的点数）",
  ["text: the suits from low to high, which decide between equal ranks; "
    .. "left out: suits do not count"] =
    "文本：从低到高的花色，点数相同时由它决定；省略：花色不算",
  ["cards: cards that are never attached together"] = "牌：永远不能一起带的牌",
  ["number: cards of each rank (1)"] = "数：每个点数几张（1）",
  ["number or two: how many ranks in a row: a number, or { least, most }; "
    .. "left out: a single rank"] =
    "一个或两个数：几个相连的点数：一个数，或{ 最少, 最多 }；省略：只有一个点"
      .. "数",
  ["flag or number: all cards are of one suit; a number: so many cards, in "
    .. "a row or not"] =
    "开关或数：所有牌同一花色；数：这么多张，相连与否都可以",
  ["number: cards attached for each rank, which do not count; or pairs, if "
    .. "with_of is 2"] =
    "数：每个点数带几张牌，这些牌不比大小；with_of是2时是几对",
  ["number: how many cards of a rank are attached at once (1)"] =
    "数：一次带同一点数的几张（1）",
  ["flag: attached cards may be alike, up to three of a rank"] =
    "开关：带的牌可以相同，同一点数最多三张",
  ["cards: just these cards"] = "牌：就是这些牌",
  ["flag: compared by suit, then by rank"] = "开关：先比花色，再比点数",
  ["flag: one that is as high beats it, too"] = "开关：一样大的也能压",
  ["flag: a longer one beats a shorter one of its kind"] =
    "开关：同一种里长的能压短的",
  ["text or list: what else it beats: \"all\"; or a list of kinds, where { "
    .. "\"single\", rank = \"2\", run = 3 } is a single two, if this one "
    .. "has three ranks in a row or more"] =
    "文本或列表：它还能压什么：\"all\"；或种类的列表，其中{ \"single\", rank "
      .. "= \"2\", run = 3 }是单张2，前提是它自己有三个或更多相连的点数",
  ["text: the discard pile"] = "文本：弃牌堆",
  ["flag: a player takes all of it, and melds its top card at once; not "
    .. "given: the top card alone goes to the hand"] =
    "开关：玩家拿整个弃牌堆，并立即摆出最上面的牌；不写时只有最上面的牌到手里",
  ["flag: a player takes any card of the pile with all that lie on top of "
    .. "it, and melds that card at once; the others go to the hand"] =
    "开关：玩家拿弃牌堆里任何一张和它上面所有的牌，并立即摆出那张；其余的到手"
      .. "里",
  ["flag: with `down`: the top card alone may go to the hand, too"] =
    "开关：与`down`一起：也可以只拿最上面的牌到手里",
  ["cards: while one of these is in the pile, a player takes it only with "
    .. "two natural cards of the top card's rank"] =
    "牌：弃牌堆里有其中一张时，要有两张与最上面的牌同点数的普通牌才能拿",
  ["flag: a side that has not melded may take it, too: with two natural "
    .. "cards, and if the first meld counts enough (true)"] =
    "开关：还没有摆过牌的一方也可以拿：要有两张普通牌，而且首次组牌的分够（"
      .. "true）",
  ["flag: the top card that was taken may be discarded in the same turn "
    .. "(true)"] =
    "开关：拿来的最上面的牌可以在同一回合里弃掉（true）",
  ["number: how many card points the first camp needs; the others need the "
    .. "rest and one more."] =
    "数：第一方要多少牌分；其他人要剩下的再加一分。",
  ["number: what it needs instead, once the field `announced` has a value"] =
    "数：字段`announced`有了值以后，改为要这么多",
  ["text: a pile whose cards count for the first camp at the end; views "
    .. "only name it"] =
    "文本：最后算给第一方的牌堆；所见里只写它的名称",
  ["list: the values of the field `contract` with which no card counts"] =
    "列表：字段`contract`的哪些值下没有牌计分",
  ["text: the pile where the cards lie"] = "文本：放这些牌的牌堆",
  ["text: a card takes cards that add up to what it counts, by the fact "
    .. "`points`: \"one\" set of them (if not given), or \"several\" sets "
    .. "at once"] =
    "文本：一张牌可以吃加起来与它相等的牌，按规则数据`points`：\"one\"，一组"
      .. "（不写时如此），或\"several\"，一次几组",
  ["flag: if a single card there counts as much, no sum is taken"] =
    "开关：那里有一张牌正好相等时，就不能吃相加的",
  ["text: a card that counts nothing takes \"one\" card of its rank, or "
    .. "\"all\" of them (\"one\")"] =
    "文本：不计分的牌吃一张同点数的，\"one\"，或全部，\"all\"（\"one\"）",
  ["flag: a card that can take something may not stay on the table"] =
    "开关：能吃到牌的牌不可以留在桌上",
  ["flag: a card takes all that it can"] = "开关：一张牌吃它能吃的全部",
  ["cards: cards that take all that lies there, and nothing less"] =
    "牌：吃掉那里所有牌、而且只能这样吃的牌",
  ["table: what ranks count besides, { A = 14 }: in one way or the other"] =
    "表：点数另外还可以算多少，{ A = 14 }：两种算法选一种",
  ["text: the word before a card that stays; left out: the card alone"] =
    "文本：写在留下的牌前面的词；省略：只写牌",
  ["table: cards may be built for one that takes them later: { piles = the "
    .. "row of piles where builds lie, values = and owners = the fields of "
    .. "the round, lists, that keep what each build counts and whose it is "
    .. "}"] =
    "表：可以把牌搭起来，以后由另一张牌吃：{ piles = 放搭好的牌的一排牌堆, "
      .. "values和owners = 一局的字段，是列表，记下每一搭值多少、是谁的 }",
  ["number: a player may say it before a card, who has played so many "
    .. "cards at most; left out: nobody says it."] =
    "数：玩家出过的牌不超过这么多张时，可以在出牌前说；省略：没有人说。",
  ["number: once the others have said something, it may be said by whoever "
    .. "has played so many cards more than their last step allows"] =
    "数：另一方说过什么以后，比他们最后一级所允许的多出过这么多张牌的人也可以"
      .. "说",
  ["number: what it counts that a party has said it (1)"] =
    "数：一方说了它算多少（1）",
  ["number or two: it is reached if the others have fewer points; two "
    .. "numbers: if the first party has fewer, and the second"] =
    "一个或两个数：另一方的分少于它就达到；两个数：第一方少于前一个，第二方少"
      .. "于后一个",
  ["number: it is reached if the others have fewer tricks"] =
    "数：另一方的墩少于它就达到",
  ["number: with so many points the others get 1 if it was said"] =
    "数：说过它时，另一方有这么多分就得1",
  ["text: in the first step: why nobody may say anything as long as the "
    .. "parties are undecided"] =
    "文本：在第一级里：双方还没有定下来时，为什么谁也不可以说",
  ["cards: no step: it goes by itself with the first of these trumps that "
    .. "a player plays who holds them all."] =
    "牌：不是一级：全部持有这些主牌的玩家打出其中第一张时自动生效。",
  ["number: cards that count this sum, by the fact `points`"] =
    "数：加起来是这个和的牌，按规则数据`points`",
  ["number: this many cards of a rank, no more and no fewer"] =
    "数：同一点数正好这么多张",
  ["number: a run of this many cards or more, of any suits, that is not "
    .. "part of a longer one"] =
    "数：这么多张或更多张的顺子，花色不限，而且不是更长的顺子的一部分",
  ["number: all of the cards are of one suit, and this many or more"] =
    "数：所有牌同一花色，而且有这么多张或更多",
  ["number: what the pattern counts"] = "数：这个样式算多少",
  ["number: what each of its cards counts"] = "数：它的每张牌算多少",
  ["table: fields of the round, as the steps would have set them; the "
    .. "example itself may have them, too"] =
    "表：一局的字段，如同步骤已经定下；也可以直接写在例题里",
  ["table: values of options that are not the default"] =
    "表：不是默认值的选项",
  ["cards: the player's hand"] = "牌：玩家的手牌",
  ["plays: the plays to the trick so far, first to last; a list where "
    .. "players play several cards at once"] =
    "出牌：这一墩里已出的牌，从先到后；一次出几张牌的游戏里是列表",
  ["cards: cards played to earlier tricks, to those of other suits, too; "
    .. "without them it is the first trick"] =
    "牌：以前各墩里出过的牌，别的花色的墩里出的也算；不写就是第一墩",
  ["list of cards: the other players' cards, from the next player on"] =
    "牌的列表：其他玩家的牌，从下一个玩家起",
  ["cards: cards of a meld"] = "牌：一个组牌的牌",
  ["table: a fixed deal: hands and piles by name"] =
    "表：固定的发牌：按名称的手牌和牌堆",
  ["list of moves: the moves from the start of the match"] =
    "着法的列表：从比赛开始起的着法",
  ["text: the step to carry out; for `scores` it is `score_round`"] =
    "文本：要执行的步骤；有`scores`时是`score_round`",
  ["list: the arguments of the step besides the match; `player 1` and "
    .. "`side 1` name a player and a side"] =
    "列表：除比赛外步骤的参数；`player 1`和`side 1`指一个玩家和一方",
  ["list of numbers: totals by side at the start of the round"] =
    "数的列表：一局开始时各方的总分",
  ["list of numbers: tricks won by side; where a side has several players "
    .. "also by player"] =
    "数的列表：各方赢的墩数；一方有几个玩家时，也可以按玩家",
  ["list of cards: cards that each player was dealt, as far as they matter"] =
    "牌的列表：发给每个玩家的牌，只写有关的",
  ["list of cards: cards that each side has won, as far as they matter"] =
    "牌的列表：每一方赢来的牌，只写有关的",
  ["list of seats: the seat that has won the last trick; or two, those of "
    .. "the last trick but one and of the last"] =
    "座位的列表：赢最后一墩的座位；或两个，倒数第二墩的和最后一墩的",
  ["list of seats: the seats of the first party; all others are the second"] =
    "座位的列表：第一方的座位；其余都是第二方",
  ["number: the number of the round"] = "数：第几局",
  ["number: the dealer's seat"] = "数：发牌人的座位",
  ["moves: all allowed moves; a list if a move has several words"] =
    "着法：所有允许的着法；一个着法有几个词时是列表",
  ["moves: moves that are allowed, others may be too"] =
    "着法：允许的着法，也可以还有别的",
  ["moves: moves that are not allowed"] = "着法：不允许的着法",
  ["text: the name of the rule that refuses them, or its sentence"] =
    "文本：拒绝它们的规则的名称，或它的句子",
  ["cards: the cards that must be led instead of a throw that fails"] =
    "牌：甩牌失败时必须改出的牌",
  ["number: which of the plays wins the trick: 1 is the first"] =
    "数：哪一手赢这一墩：1是第一手",
  ["number: the value of the result"] = "数：结果的值",
  ["text or flag: the kind of meld that the cards are; false: none"] =
    "文本或开关：这些牌是哪一种组牌；false：不是",
  ["number: the points of the meld; without `meld` those of the cards"] =
    "数：组牌的分；没有`meld`时是这些牌的分",
  ["list of numbers: totals by side after the step"] =
    "数的列表：步骤之后各方的总分",
  ["number or flag: the side that has then won the match; 0: a draw; "
    .. "false: the match goes on"] =
    "数或开关：由此赢得比赛的一方；0：平局；false：比赛继续",
  ["value: the step's answer; \"none\" for nil, `player 1` or `side 1` for "
    .. "a player or a side"] =
    "值：步骤的回答；\"none\"是nil，`player 1`或`side 1`是一个玩家或一方",
  ["words: the step's answers in round 1, 2, …"] =
    "词：步骤在第1、2……局的回答",
  ["table: fields after the step or the moves, players and sides by "
    .. "number; the number of cards in a pile, or its cards, bottom first; "
    .. "a list where there are several; `counts`: the number in each hand; "
    .. "`dealer`; `next_dealer`: whom `pass_deal_to` has named; `counted`: "
    .. "what each side has counted"] =
    "表：步骤或着法之后的字段，玩家和各方写编号；牌堆的张数，或它的牌，最下面"
      .. "的在前；有几个时是列表；`counts`：每手牌的张数；`dealer`；"
      .. "`next_dealer`：`pass_deal_to`所说的人；`counted`：每一方所计的",
  ["table: the value of an option if nobody sets it; for a number, a list: "
    .. "the lowest, the usual and the highest; for a field with a range, "
    .. "the lowest and the highest"] =
    "表：没有人设定时选项的值；数的选项是列表：最小、默认和最大的；有范围的字"
      .. "段是最小和最大的",
  ["A lesson: the deal, and step by step what the learner reads, which "
    .. "moves are right, and which are wrong and why."] =
    "一课：发的牌，以及一步一步学习者读到什么、哪些着法对、哪些不对和为什么。",
  ["The lessons of a game that authors have written."] =
    "作者为一个游戏写的课程。",
  ["A position of a first round in which one move is clearly the best, and "
    .. "which hasty players get wrong: they think in one deal or in three."] =
    "第一局里的一个局面，其中有一个着法明显最好，而匆忙的玩家想不到：他们只想"
      .. "一种或三种发牌。",
  ["text: the game, with house rules if it needs any: \"GAME+HOUSE_RULE\""] =
    "文本：游戏，需要时带自定规则：\"游戏+自定规则\"",
  ["text: the topic of the lesson, which the learner reads first"] =
    "文本：这一课的题目，学习者最先读到",
  ["text: the name of the lesson after which it is listed; not given: it "
    .. "comes last"] =
    "文本：列表里它前面那一课的名称；不写时排在最后",
  ["table: values of options"] = "表：选项的值",
  ["table: the cards, as tenace.new takes them; `*` is any card"] =
    "表：牌，写法与tenace.new相同；`*`是任何一张牌",
  ["number: deals the cards that the lesson does not fix (1)"] =
    "数：发这一课没有定下的牌（1）",
  ["number: where the learner sits (1)"] = "数：学习者坐在哪里（1）",
  ["moves: moves made before the lesson begins: words, or a list where a "
    .. "move is several words"] =
    "着法：这一课开始前已走的着法：词，一个着法有几个词时是列表",
  ["list: what the learner is to do, in order"] =
    "列表：学习者要做什么，按次序",
  ["text: the sentence at the end"] = "文本：最后的句子",
  ["text: what the learner reads before the move"] =
    "文本：学习者在着法前读到的",
  ["moves: the moves that are right: one text, or a list of several; the "
    .. "first is played when the learner asks for the answer"] =
    "着法：对的着法：一个文本，或几个的列表；学习者要看答案时走第一个",
  ["table: moves that are allowed but not wanted, with the reason: { AS = "
    .. "\"…\" }; the learner tries again"] =
    "表：允许但不是所要的着法，带理由：{ AS = \"…\" }；学习者再试一次",
  ["text: the sentence for every other move that the rules allow"] =
    "文本：规则允许的其他任何着法的句子",
  ["text: the sentence after a right move"] = "文本：走对以后的句子",
  ["moves: the moves of the others after it, in order; not given: bots move"] =
    "着法：之后其他人的着法，按次序；不写时由机器人走",
  ["as in Lua; `pairs` goes in a fixed order: numbers, then names from A "
    .. "to Z"] =
    "与Lua相同；`pairs`按固定的次序：先是数，再是从A到Z的名称",
  ["as in Lua, but `find` looks for plain text, and no result is longer "
    .. "than 65536 letters"] =
    "与Lua相同，但`find`按原文查找，结果不超过65536个字母",
  ["as in Lua; `sort` keeps equal items in their order"] =
    "与Lua相同；`sort`让相等的项目保持次序",
  ["as in Lua; chance is `self:random`"] = "与Lua相同；随机用`self:random`",
}
