-- The help on words in Chinese: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "组牌留在手里时（规则数据`melds`的`in_hand`），轮到的人不摆组牌：弃牌的玩家可以用这张牌敲牌，轮次就此结束。",
  ["true: players may ask their partners \"May I go out?\""] =
    "true：玩家可以问搭档：“我可以出完吗？”",
  ["the most points that a player who knocks may have left over (0)"] =
    "敲牌的玩家最多可以剩几分（0）",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true：有人摸牌之前，弃牌堆最上面的一张依次让给每个人，拿或不要；都不要时由第一个人摸牌",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "某次轮完后牌堆只剩这么多张时，轮次也结束（0）",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "某张牌第几次从弃牌堆拿走的那次轮完后，轮次也结束（不限次数）",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "没有牌了或敲了牌的玩家；或nil，以及最后轮到的玩家",
  ["the game has no fact `taking`, which names the pile"] =
    "游戏没有指出弃牌堆的规则数据`taking`",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "没有摸牌也没有拿牌，这次就到此为止。",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "玩家可以问谁：“我可以出完吗？”，同`ask_melds`（没有人）",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "这次怎样开始，以及除了连同弃牌堆摆出的之外，玩家有没有摆组牌；`draw_or_take`没有回答就什么也没有",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "玩家摸牌堆最上面的一张，或按规则数据`taking`拿弃牌堆，并马上用其中的牌组牌。规则数据`laid_down`指出的牌放到一边并补牌"
      .. "。牌堆摸完后，玩家拿弃牌堆或不要。",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "玩家做了什么；不要时，或牌堆最后一张必须放到一边时什么也没有：这时没有这一次",
  ["The fact `melds` says what is allowed."] = "规则数据`melds`说明什么是容许的。",
  ["the player whose turn it is, after `draw_or_take`"] =
    "轮到的玩家，在`draw_or_take`之后",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "玩家在摆任何组牌之前可以问一次的人：“我可以出完吗？”；回答是则必须出完，回答否则不可以（没有人）",
  ["Does nothing if the hand is empty."] = "手牌空时什么也不做。",
  ["the card, as text; nothing if the hand was empty"] = "牌，作为文本；手牌空时什么也没有",
  ["Words that draw or take cards later do the same themselves."] =
    "之后摸牌或拿牌的词会自己这样做。",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "一个玩家；不给时从发牌人之后的人起依次是所有人",
  ["the side; if left out, all sides"] = "哪一方；不给时是各方",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "{ side = 编号, kind = \"set\"、\"run\"或\"wild\", rank或suit, cards = 文本"
      .. ", as = 指明百搭牌时它们所代表的牌的文本, size, wild = 其中几张百搭牌, points, full = false或"
      .. "\"natural\"、\"mixed\"、\"wild\" }的列表",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "一方、它的编号或一个玩家；或组牌的列表，每组是其牌的文本",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "有几组、它们的牌值多少分，以及满组的数目：普通牌的、含百搭牌的、全是百搭牌的",
  ["an item of the list is no meld"] = "列表中有一项不是组牌",
  ["Melds laid in one move count together."] = "一次摆出的组牌合在一起计算。",
  ["a side, its number, or a player"] = "一方、它的编号或一个玩家",
  ["a whole number; 0: any first meld will do"] = "一个整数；0：首次组牌不限",
  ["the player whose turn it was"] = "刚轮到过的玩家",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "只有一方自己的玩家给它的组牌加牌：那些由`side.melds`计算",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "人人看得见，分成组牌，使剩下的牌分最少，并看到它们是几分。有几种这样的分法时问玩家用哪一种，除非没有剩牌或给出了`lying`。",
  ["the player whose hand it is"] = "谁的手牌",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "别人的组牌，是其牌的列表，手里的牌也加上去",
  ["an item of the list that self:layouts gives"] = "self:layouts所给列表的一项",
  ["the game has no fact `melds`"] = "游戏没有规则数据`melds`",
  ["the suit led, as a letter (that of `b`)"] = "先出的花色，用字母（`b`的花色）",
  ["Equal cards have equal heights."] = "相等的牌高度相等。",
  ["a number; nil for a card that belongs to no suit"] = "一个数；不属任何花色的牌是nil",
  ["Within a rank they keep their order."] = "同一点数内保持原来的次序。",
  ["how many cards of a rank there must be at least (2)"] = "同一点数至少几张（2）",
  ["a list of texts; jokers are in none"] = "文本的列表；王不在其中",
  ["A run that is part of a longer one is left out."] = "属于更长顺子的顺子略去。",
  ["how many cards a run has at least (3)"] = "一个顺子至少几张（3）",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true：顺子的牌都是同一花色；\"printed\"：都是牌面上印的同一花色，按这副牌的点数次序",
  ["a list of texts, low to high; cards that are alike count once"] =
    "文本的列表，从低到高；相同的牌算一次",
  ["there are more than 1,000 runs"] = "顺子多于1,000个",
  ["Cards that count nothing are in none."] = "不计分的牌不在其中。",
  ["how many cards a set has at most (any number)"] = "一组最多几张（不限）",
  ["a list of texts, each with the cards that count least first"] =
    "文本的列表，每个里分少的牌在前",
  ["there are more than 1,000 sets"] = "组多于1,000个",
  ["which patterns, as the fact calls them"] = "哪些牌样，按规则数据里的叫法",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "记分的行：{ points, \"reason\" }，用于self:score_lines",
  ["the fact has no patterns of that name"] = "规则数据里没有这个名字的牌样",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "对子或顺子由最后几张牌组成，次序不限，取最长的；合计则是全部牌的合计。",
  ["which patterns, as the fact `patterns` calls them"] =
    "哪些牌样，按规则数据`patterns`里的叫法",
  ["text, or a list of texts, in the order in which they were played"] =
    "文本，或文本的列表，按出牌的次序",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "可以合成一个的两个顺子不列出，分法也不多于32种。",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "文本、文本的列表、牌或一堆牌：最多24张",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "桌上的组牌，是其牌的列表：有些牌可以加上去",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "{ melds = 文本的列表, left = 剩下的牌, points = 它们的分, added = `lying`中每一组加上的牌"
      .. "，或false }的列表",
  ["a card is there twice, or is wild"] = "有一张牌出现两次，或是百搭牌",
  ["see self:layouts"] = "见self:layouts",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "列表中，属于前面另一组的组略去。",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "{ \"cards\", value, … }的列表，最好的在前；最多512个",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true：没有牌在两组里都算，好的在前",
  ["a list of entries of `sets`"] = "`sets`中各项的列表",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "{ \"cards\", value, … }的列表，最好的在前；值相同的排在一起",
  ["how many values are told (1)"] = "说出几个值（1）",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "第一个有这些值的组的位置，以及这些值；玩家一组也没有过就是nil，这不告诉任何人",
  ["the game has several packs"] = "游戏用几副牌",
  ["Everyone is told that the player has held these, and no others."] =
    "告诉大家玩家有过这些，没有别的。",
  ["a list of { \"cards\", value, … }, the best first"] =
    "{ \"cards\", value, … }的列表，最好的在前",
  ["true: no card counts in two sets"] = "true：没有牌在两组里都算",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "这些组中还在手里的牌为什么亮出，给玩家看的文本，其中`{points}`是组的值；不给时不亮",
  ["a list of entries of `sets`, and the sum of their values"] =
    "`sets`中各项的列表，以及它们的值的和",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "被另一种压过的解释略去：同花顺不再列为顺子。有了这个列表，玩家可以说明是几种中的哪一种；`self:ask`的句式中的`beats = "
      .. "{ cards, name }`就要求压那一种的回答。",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "各种牌型名字的列表，规则数据中最后的在前；什么牌型也不是时是空的",
  ["the game has no combinations"] = "游戏没有牌型（combinations）",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "一个整数，至少0；0：什么也不能剩",
  ["cards; none if nobody can knock with them"] = "牌；没有人能用它们敲牌时没有",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "这样还分不出各方时，再说最好的下一个值，依此类推。",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "组最好的玩家，相同时是列表中的第一个；谁也没有过就是nil。还有按座位排列的所说的值，作为文本。另一方有玩家的组相同时，还有true。",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "一组也没有的人不说。宣告时像tell_best那样告诉大家最好的一组值多少；牌留在手里。",
  ["who is asked"] = "问谁",
  ["what is said to declare"] = "宣告时说什么",
  ["the value of the best set; nil if none was declared"] = "最好一组的值；没有宣告就是nil",
}
