-- The help on words of a rules file in Chinese: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {
  ["definitions"] = "定义",
  ["facts"] = "规则数据",
  ["house rules"] = "自定规则",
  ["options"] = "选项",
  ["obligations"] = "义务",
  ["steps"] = "步骤",
  ["self"] = "self：比赛",
  ["dealing"] = "发牌",
  ["questions"] = "提问",
  ["tricks"] = "墩",
  ["plays"] = "一次出几张牌",
  ["melds"] = "组牌",
  ["sets"] = "牌组",
  ["scoring"] = "计分",
  ["turns"] = "回合",
  ["players"] = "玩家",
  ["piles"] = "牌堆",
  ["cards"] = "牌",
  ["orders"] = "顺序",
  ["examples"] = "例题",
  ["lessons"] = "课程",
  ["lua"] = "Lua",
  ["matches"] = "比赛的操作",
  ["views"] = "所见",
  ["stories"] = "经过",
  ["positions"] = "局面",
  ["records"] = "记录",

  ["Defines a game: its facts in braces, each checked when the file is loaded."] =
    "定义一个游戏：花括号里是规则数据，读文件时逐项检查。",
  ["Defines a house rule: the game that it belongs to, the options that it presets (`set`), house rules that it brings along (`with`) or may change (`on_top_of`), and its own options, fields, obligations and facts."] =
    "定义一条自定规则：属于哪个游戏，预设哪些选项（`set`），带来哪些自定规则（`with`）或可以改变哪些（`on_top_of`），以及自己的"
      .. "选项、字段、义务和规则数据。",
  ["A worked example of the rules: a situation, and what follows from it."] =
    "规则的例题：一个局面，以及由此得出什么。",
  ["The French pack of 52 cards, of 54 (with the little and the big joker) or of 32 (from the seven up)."] =
    "52张的法国牌，54张的（有小王和大王）或32张的（从7起）。",
  ["The Spanish pack of 40 cards, or of 48 with eights and nines."] =
    "40张的西班牙牌，或有8和9的48张牌。",
  ["Any pack: the letters of its suits, its ranks from low to high, jokers, the number of packs, and cards or ranks to leave out."] =
    "任何一种牌：花色的字母、从低到高的点数、王、副数，以及去掉的牌或点数。",
  ["In `round`, `keeps` or `piles`: every side has its own."] =
    "用在`round`、`keeps`或`piles`里：每一方各有自己的。",
  ["In `round`, `keeps` or `piles`: every player has their own."] =
    "用在`round`、`keeps`或`piles`里：每个玩家各有自己的。",
  ["The words of a text, as a list."] = "文本里的词，成为列表。",
  ["One list of the items of several, in their order."] = "几个列表的项目按次序合成一个列表。",
  ["Goes through the words of a text, or through the cards of a pile."] =
    "逐个走过文本里的词，或牌堆里的牌。",
  ["Each of some words followed by each of others, with a blank between."] =
    "每个词后面接另一些词中的每一个，中间有空格。",
  ["Takes apart what `combine` has put together: the first word, and the rest."] =
    "拆开`combine`合成的词：第一个词和其余部分。",
  ["The cards of one rank or several, in one suit or several."] =
    "一个或几个点数的牌，在一个或几个花色里。",
  ["Is `x` one of the words of a text, or one of the items of a list?"] =
    "`x`是不是文本里的一个词，或列表里的一项？",
  ["The n-th word of a text."] = "文本里的第n个词。",
  ["The place of a word on a ladder: 1 for the lowest."] = "一个词在阶梯上的位置：最低的是1。",
  ["The word n places higher on a ladder, from low to high."] =
    "阶梯上高n级的词，从低到高。",
  ["Each card n times, for several packs."] = "每张牌n次，用于几副牌。",
  ["All rows of n cards of a suit whose ranks follow each other."] =
    "一个花色里点数相连的所有n张牌。",
  ["All sets of some kinds, for self:sets_in, self:tell_best and self:best_of: cards of a suit in a row, and all four of a rank."] =
    "几种牌组的全部，用于self:sets_in、self:tell_best和self:best_of：一个花色的连牌，和一个点数的四张。",
  ["The jacks of the colour of trumps, for `top` of an order: the left bower, and above it the jack of trumps, the right bower."] =
    "与主花色同色的J，用于顺序的`top`：左J，以及在它之上的主花色的J，即右J。",
  ["The Japanese flower cards."] = "日本花札的牌。",
  ["The French tarot: four suits with 14 ranks, among them the knight N; trumps from `1T` to `21T`; the excuse, a joker `EX`."] =
    "法国塔罗牌：四种花色各14个点数，其中有骑士N；主牌从`1T`到`21T`；还有愚人，一张王`EX`。",
  ["In `round` or `keeps`: the table does not tell that the field has a new value, and has no line for it, because what has been told already says it, or because only the rules need it."] =
    "用在`round`或`keeps`里：牌桌不说字段有了新值，也没有它的一行，因为已经说过，或者只有规则需要它。",
  ["The result of another rules file, by its name in the rules folders."] =
    "另一个规则文件的结果，按它在规则文件夹里的名字。",

  ["text: the game that it belongs to"] = "文本：它所属的游戏",
  ["table: options that it presets; a function gets the options before it"] =
    "表：它预设的选项；函数会得到之前的选项",
  ["list: house rules that it adds"] = "列表：它加上的自定规则",
  ["text or list: house rules whose steps and options it may change"] =
    "文本或列表：它可以改变其步骤和选项的自定规则",
  ["text or list: house rules that do not go together with it"] =
    "文本或列表：不能与它一起用的自定规则",

  ["An option or field that is a whole number: its default, its range, and its meaning."] =
    "值是整数的选项或字段：默认值、范围和意思。",
  ["An option or field that is one of several words or numbers."] =
    "值是几个词或数之一的选项或字段。",
  ["An option or field that is true or false: its default and its meaning."] =
    "值是true或false的选项或字段：默认值和意思。",
  ["An option or field that is any text: its default and its meaning."] =
    "值是任何文本的选项或字段：默认值和意思。",

  ["Whoever holds the card that a field names must play it when its suit is led."] =
    "持有字段所指那张牌的人，在先出它的花色时必须出它。",
  ["Until the card that a field names has been played, its holder keeps it and leads no other card of its suit; and the caller keeps a card of the suit."] =
    "字段所指的牌打出之前，持有者留着它，也不先出它花色的别的牌；叫牌的人留着一张该花色的牌。",
  ["The first card of a round is not of the suit of the card that a field names, unless it is that card."] =
    "一局的第一张牌不是字段所指那张牌的花色，除非就是那张牌。",
  ["A duty in a trick that the file itself defines: its name, the sentence for a card that it refuses, and the cards that it is about: those that a player must `play` or `avoid`."] =
    "文件自己定义的一墩中的义务：名字、拒绝一张牌时的句子，以及必须出（`play`）或不能出（`avoid`）的牌。",
  ["An obligation that binds only once a pile is empty."] = "牌堆空了才起作用的义务。",
  ["An obligation, or a list of them, that binds only when the facts hold."] =
    "情况成立时才起作用的义务或义务列表。",
  ["An obligation, or a list of them, that does not bind when any of the facts holds."] =
    "任一情况成立时不起作用的义务或义务列表。",
  ["An obligation, or a list of them, from which some cards are free: they may always be played, and a hand that could do its duty with these cards alone need not do it."] =
    "某些牌不受约束的义务或义务列表：这些牌总可以出，只能用这些牌履行义务的手牌不必履行。",
  ["cards of the suit led"] = "先出的花色的牌",
  ["cards of the suit led that beat the best of them so far; nothing once another suit's trick has been trumped"] =
    "先出的花色中能大过目前最大牌的牌；别的花色的一墩被主牌吃了以后就没有",
  ["cards of the suit led that beat the best of them so far, trumped or not"] =
    "先出的花色中能大过目前最大牌的牌，不论是否被主牌吃了",
  ["trumps"] = "主牌",
  ["trumps above the best trump so far"] = "比目前最大的主牌更大的主牌",
  ["text: the sentence that refuses a card: `{cards}` are the cards that may be played, `{suit}` the suit led, `{best}` the card that is winning, `{trump}` any field"] =
    "文本：拒绝一张牌的句子：`{cards}`是可以出的牌，`{suit}`是先出的花色，`{best}`是正在赢的牌，`{trump}`是任何字段",
  ["cards: the cards that must be played; see the names of cards"] =
    "牌：必须出的牌；见牌的名称",
  ["cards: the cards that may not be played by who has others; the obligations after it have their say, too"] =
    "牌：有别的牌的人不能出的牌；后面的义务照样起作用",
  ["cards: it does not bind a hand that has only such cards"] =
    "牌：只有这些牌的手牌不受约束",
  ["cards: cards that may always be played; a hand that could do its duty with these alone need not do it"] =
    "牌：总可以出的牌；只能用这些牌履行义务的手牌不必履行",
  ["facts: it binds only when all of this holds: names of facts, with commas between, and values of fields or options: { \"leading\", contract = \"solo, misere\" }"] =
    "情况：全部成立时才起作用：情况的名称，用逗号隔开，以及字段或选项的值："
      .. "{ \"leading\", contract = \"solo, misere\" }",
  ["facts: it does not bind when any of this holds"] = "情况：任何一个成立时不起作用",
  ["cards: it binds until one of these cards has been played to a trick"] =
    "牌：其中一张打进一墩之前起作用",
  ["cards: it binds until one of these cards has been played to a trick of another suit"] =
    "牌：其中一张打进别的花色的一墩之前起作用",
  ["flag: true: the obligations after it choose among the cards that it has left"] =
    "开关：true：后面的义务在它留下的牌里选",
  ["the player leads to the trick"] = "玩家先出这一墩",
  ["no trick has been played in this round"] =
    "这一局还没有打过一墩",
  ["trumps were led"] = "先出的是主牌",
  ["another suit was led, and a trump is winning"] = "先出的是别的花色，正在赢的是主牌",
  ["the player's side is winning the trick"] = "玩家的一方正在赢这一墩",
  ["the player has no card of the suit led"] = "玩家没有先出的花色的牌",
  ["the cards of the suit led"] = "先出的花色的牌",
  ["those of the suit led that beat its best so far"] = "先出的花色中能大过目前最大牌的牌",
  ["all trumps"] = "所有主牌",
  ["trumps below the best trump so far"] = "比目前最大的主牌更小的主牌",
  ["the cards of that rank that are trumps"] = "那个点数中是主牌的牌",

  ["plays one round: deals, asks, plays, scores."] = "打一局：发牌、提问、出牌、计分。",
  ["called after every trick with the player who won it; `self:trick()` has the cards of the trick; if the step answers true, no more tricks are played"] =
    "每一墩之后调用，带着赢墩的玩家；`self:trick()`是这一墩的牌；步骤答true就不再打墩",
  ["called when a throw of the player has failed, before the part that is led instead"] =
    "玩家甩牌失败时、改出那一部分之前调用",
  ["called when a player has said one of the words that self:may_say allows, before the card is played"] =
    "玩家说了self:may_say允许的一个词之后、出牌之前调用",
  ["which cards beat which; called whenever a field of the round has changed: { trump = a suit, ranks = low to high, top = cards above the trump suit, low to high, worthless = cards that never win, joins = { H = cards that count as the highest of hearts }, later = cards of which the later of two alike wins, not the first, counts_as = { S = cards that are the lowest spades instead } }, each only if needed."] =
    "哪些牌大过哪些牌；一局的字段改变时调用：{ trump = 花色, ranks = 从低到高, top = 主花色之上的牌"
      .. ", worthless = 永远不赢的牌, joins = { H = 算作最大的红桃的牌 }, later = 两张相同时后出的赢的"
      .. "牌, counts_as = { S = 算作最小的黑桃的牌 } }，需要哪项写哪项。",
  ["how far the round has got, as far as everyone may know: { attackers = \"45 of 80\" }, a list if each side has a value, or { [side.number] = "
    .. "… } if some have."] =
    "这一局打到哪里，以大家可以知道的为限：{ attackers = \"45 of 80\" }，每一方都有值时是列表，有些才有时是"
      .. "{ [side.number] = … }。",
  ["what the result of a round counts, worked out from its fields, so that one can ask without a match; or, for fields that cannot be, nil and the reason as text"] =
    "一局的结果值多少，由字段算出，没有比赛也可以问；不可能的字段则是nil和文本写的理由",
  ["who deals the next round."] = "下一局由谁发牌。",
  ["called after each round: false to go on, or true and the side that has won (0: a draw)."] =
    "每一局之后调用：false继续，或true和获胜的一方（0：平局）。",

  ["player: who deals this round"] = "玩家：这一局的发牌人",
  ["number: the round in the match, from 1"] = "数：比赛的第几局，从1起",
  ["the value of an option; read only"] = "选项的值；只读",
  ["a fact of the game, such as `players` or `points`; read only"] =
    "游戏的规则数据，如`players`或`points`；只读",
  ["pile: the cards that have not been dealt"] = "牌堆：还没有发的牌",
  ["pile or field: a pile declared in `piles`; a field declared in `round` or `keeps`, nil while it is empty"] =
    "牌堆或字段：`piles`里声明的牌堆；`round`或`keeps`里声明的字段，空着时是nil",

  ["Goes through the sides, from side 1 on."] = "逐个走过各方，从第1方起。",
  ["Goes through the players who take part, in turn."] = "依次走过参加的玩家。",
  ["The players who take part, in turn, all at once."] = "参加的玩家，按次序，一次全部。",
  ["The player on the left, or `n` seats to the left."] = "左边的玩家，或向左`n`个座位。",
  ["The player on the right, or `n` seats to the right."] = "右边的玩家，或向右`n`个座位。",
  ["The other player of the side."] = "同一方的另一个玩家。",
  ["The cards that the player has held in this round: those in hand, and those already played to tricks."] =
    "玩家在这一局里持有过的牌：手里的，和已经打进各墩的。",
  ["The player gets no cards and no turn in this round."] = "玩家在这一局里没有牌，也没有回合。",
  ["The players form two parties for this round; totals stay with the players."] =
    "玩家在这一局里分成双方；总分仍归各个玩家。",
  ["Tells everyone of which party a player is; for announcements."] =
    "告诉大家一个玩家属于哪一方；用于宣告。",
  ["A party of this round: 1 is the one that `form_parties` names, 2 the others."] =
    "这一局的一方：1是`form_parties`所说的，2是其他人。",
  ["Makes the player the dealer of this round from now on."] =
    "让玩家从现在起作这一局的发牌人。",
  ["Makes the player the dealer of the next round, unless a step `next_dealer` says otherwise."] =
    "让玩家作下一局的发牌人，除非步骤`next_dealer`另有说法。",
  ["Goes through the other players who take part, in turn, from the next one on."] =
    "依次走过其他参加的玩家，从下一个起。",
  ["The player whose turn is next, or `n` turns later."] =
    "下一个轮到的玩家，或`n`个回合之后的。",
  ["The player in a seat."] = "一个座位上的玩家。",
  ["A side by its number, or the side of a player."] = "按编号的一方，或玩家的一方。",
  ["Four players draw a card each, in the order of their seats."] =
    "四个玩家按座位次序各抽一张牌。",
  ["Looks who holds a card, and tells everyone: the first player from the dealer's left who does."] =
    "看谁有一张牌，并告诉大家：发牌人左边起第一个有的玩家。",
  ["Looks who has held all of these cards in this round, be they in the hand or played to tricks."] =
    "看谁在这一局里持有过全部这些牌，不论在手里还是已打进各墩。",
  ["number: the seat, from 1; of a side, its number"] = "数：座位，从1起；一方的是它的编号",
  ["side: the player's side; a player who plays alone is a side, too"] =
    "一方：玩家的一方；独自打的玩家也是一方",
  ["party: the player's party in this round: see self:form_parties; nil if there is none"] =
    "本局的一方：玩家在这一局里的一方：见self:form_parties；没有时是nil",
  ["any: `number`, `name`, `others`, which is the other party; and of its players taken together: `players`, a list; `tricks`, a number; `won`, the cards won in tricks; `points`, what these count; `count`, what they have counted: see self:count"] =
    "各种：`number`、`name`、`others`（另一方）；以及它的玩家合起来的：`players`，列表；`tricks`，数；"
      .. "`won`，各墩里赢的牌；`points`，这些牌的分；`count`，他们所计的：见self:count",
  ["pile: the cards in hand"] = "牌堆：手牌",
  ["number: tricks won in this round"] = "数：这一局里赢的墩数",
  ["list of players: the side's players"] = "玩家的列表：这一方的玩家",
  ["number: tricks won in this round by all its players"] = "数：这一局里它所有玩家赢的墩数",
  ["number: what the side counts in this round: see self:count"] =
    "数：这一方在这一局里所计的：见self:count",
  ["number: the side's total so far"] = "数：这一方目前的总分",
  ["pile: the cards of the tricks that the side has won in this round"] =
    "牌堆：这一方在这一局里赢的各墩的牌",
  ["cards: the cards that its players hold, taken together"] =
    "牌：它的玩家手里的牌，合在一起",
  ["table: the points of its melds on the table: see self:count_melds"] =
    "表：它在桌上的组牌的分：见self:count_melds",
  ["pile: a pile of the game's own that each player or side has"] =
    "牌堆：每个玩家或每一方各有的、游戏自己的牌堆",
  ["field: what each_player or each_side declares in `round` or `keeps`; nil while it is empty."] =
    "字段：each_player或each_side在`round`或`keeps`里声明的；空着时是nil。",

  ["What its cards count by the game's fact `points`."] =
    "它的牌按规则数据`points`值多少。",
  ["How many of that card are in the pile."] = "牌堆里有几张那张牌。",
  ["The card on top."] = "最上面的牌。",
  ["The cards in the pile now, as `cards` has them."] = "牌堆里现在的牌，如`cards`所给。",
  ["Its cards that count as a suit in the present order."] = "其中按当前顺序算作某个花色的牌。",
  ["The first of some piles in which a card is."] = "几个牌堆中第一个有那张牌的。",
  ["The cards of a pile from one of them to the top."] = "牌堆里从其中一张到最上面的牌。",
  ["number: how many cards are in it; the same for `cards`"] =
    "数：里面有几张牌；`cards`也一样",
  ["text: its cards with blanks between, bottom first; the same for `cards`"] =
    "文本：里面的牌，用空格隔开，最下面的在前；`cards`也一样",

  ["The suit printed on a card, or the suit of that name, which may end a bid."] =
    "印在牌上的花色，或叫牌末尾所说名称的花色。",
  ["The rank of a card."] = "一张牌的点数。",
  ["How many of that card there are among them."] = "其中有几张那张牌。",
  ["The cards with a suit printed on them."] = "印有某个花色的牌。",
  ["The cards of a rank, or of several."] = "一个或几个点数的牌。",
  ["The cards with a tag of the deck."] = "带有牌的某个标签的牌。",
  ["The ranks of the cards, in the deck's order."] = "这些牌的点数，按这副牌的次序。",
  ["The cards that are left without the others."] = "去掉另一些后剩下的牌。",
  ["The cards together with others."] = "加上另一些后的牌。",
  ["Their texts, by suit and rank."] = "它们的文本，按花色和点数。",
  ["How many of that card the deck has."] = "这副牌里有几张那张牌。",
  ["All its cards."] = "它所有的牌。",
  ["A card's text as the deck writes it (`\"QS\"`), from any spelling (`sq`, `"
    .. "♠Q`, `10h`, `th`); nil if it names no card of the deck."] =
    "按这副牌的写法写出的牌（`\"QS\"`），由任何写法得来（`sq`, `♠Q`, `10h`, `th`）；不是这副牌的牌名时是nil。",
  ["Cards of the deck as one value, with the methods of cards."] =
    "这副牌的一些牌作为一个值，有牌的方法。",
  ["The top cards of piles; an empty pile has none."] = "各牌堆最上面的牌；空牌堆没有。",
  ["The cards of the deck that are next to one of some cards in its suit: one higher or one lower in the present order."] =
    "这副牌里与一些牌中的一张同花色相邻的牌：按当前顺序大一级或小一级。",
  ["A set of cards to try things with."] = "用来试验的一些牌。",
  ["A pack of cards."] = "一副牌。",

  ["Does card `a` beat card `b`?"] = "牌`a`大过牌`b`吗？",
  ["The suit that a card counts as."] = "一张牌算作什么花色。",
  ["How high the card is in its suit, from 1; equal cards have equal heights."] =
    "一张牌在它的花色里有多大，从1起；相等的牌一样大。",
  ["Which of the cards wins, if they are played one after the other."] =
    "依次打出时哪张牌赢。",
  ["The cards that count as a suit, low to high."] = "算作某个花色的牌，从小到大。",
  ["The suit that is trump: `\"trump\"` if the trumps are no suit, nil if there are none."] =
    "主花色：主牌不是一种花色时是`\"trump\"`，没有主牌时是nil。",
}
