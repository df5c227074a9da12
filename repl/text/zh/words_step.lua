-- The help on words of a step in Chinese: the first sentence of each docstring in
-- lua/ by its English. See doc/translating.md.

return {

  ["Deals `n` cards to each player who takes part, from the dealer's left, one at a time or in packets."] =
    "给每个参加的玩家发`n`张牌，从发牌人左边起，一张一张地发或分次发。",
  ["The last card that was dealt to a player."] = "发给一个玩家的最后一张牌。",
  ["Moves the stock's top card to a pile, or into a player's hand."] =
    "把牌库最上面的牌移到牌堆，或移到玩家手里。",
  ["Moves cards from one pile to another; a player means the hand."] =
    "把牌从一个牌堆移到另一个；玩家指他的手牌。",
  ["Shows cards to everyone; they stay where they are."] = "把牌给大家看；牌留在原处。",
  ["Puts every card back into the stock and shuffles it."] = "把所有的牌放回牌库并洗牌。",
  ["Deals packet after packet: a number of cards at once to each player who takes part, from the dealer's left; or to a pile."] =
    "分次发牌：从发牌人左边起，给每个参加的玩家一次发几张；或发到牌堆。",
  ["Players draw one after another, each until the hand has `n` cards."] =
    "玩家依次摸牌，各自摸到手里有`n`张为止。",
  ["A player plays cards of the hand over those that lie in a pile, which are put away: only the cards played last lie there, as in climbing games."] =
    "玩家把手牌出在牌堆里的牌上面，那些牌放到一边：那里只剩最后出的牌，如跑牌类游戏。",
  ["A player puts a card of the hand in the place of the top card of a pile, and takes that one."] =
    "玩家用一张手牌换牌堆最上面的牌。",
  ["Makes a new stock when the old one is used up: all cards of a pile but the top one are turned over, in their order, and become the stock."] =
    "旧牌库用完时做一个新的：牌堆除最上面一张外，按原次序翻过来成为牌库。",
  ["Shuffles the cards of the stock, and no others."] = "只洗牌库里的牌。",
  ["Shows the last card that was dealt to a player to everyone; it stays there."] =
    "把发给一个玩家的最后一张牌给大家看；牌留在那里。",
  ["A random number from 1 to n."] = "1到n之间的一个随机数。",
  ["Each player in turn draws a card, until all have as many as `cards` says."] =
    "每个玩家依次摸一张牌，直到大家都有`cards`所说的张数。",
  ["A player gives cards of the hand to another hand or to a pile, unseen by the others, because the rules demand these: the highest ones, say."] =
    "玩家把手牌给另一手牌或牌堆，别人看不见，因为规则要这些牌：比如最大的。",
  ["The player draws one card from another's hand without seeing it."] =
    "玩家不看牌，从别人手里抽一张。",
  ["Moves cards from one player's hand to another's, so that everyone sees which they are."] =
    "把一个玩家的手牌移到另一个玩家手里，大家都看见是哪些牌。",
  ["Shows cards to one player only; they stay where they are."] =
    "只给一个玩家看牌；牌留在原处。",
  ["The cards are put together and shuffled, and the round begins anew: its fields are empty, the same player deals, and the step `round` is called again."] =
    "把牌收起来洗过，这一局重新开始：字段是空的，发牌人不变，步骤`round`再次调用。",
  ["Tells everyone how many of these cards a player or a pile holds, but not which of them."] =
    "告诉大家一个玩家或牌堆有几张这些牌，但不说是哪几张。",
  ["Looks whether a player or a pile holds at least `n` of these cards, and tells everyone the answer."] =
    "看一个玩家或牌堆是否至少有`n`张这些牌，并把答案告诉大家。",
  ["Looks whether a player or a pile holds `n` cards of the same rank, and tells everyone of which ranks."] =
    "看一个玩家或牌堆是否有`n`张同一点数的牌，并告诉大家是哪些点数。",
  ["Looks whether a player or a pile holds all cards of at least one of some sets, and tells everyone the answer, but not which set it is."] =
    "看一个玩家或牌堆是否有某几个牌组中至少一个的全部牌，把答案告诉大家，但不说是哪个牌组。",
  ["A card has just come to a hand or a pile, unseen by others."] =
    "刚有一张牌到了手里或牌堆里，别人没有看见。",
  ["Cards came from a pile to a player's hand, and then some went back."] =
    "牌从牌堆到了玩家手里，然后有几张放了回去。",

  ["Asks the player to say one of several things: words, cards, or both."] =
    "请玩家从几样里说一样：词、牌，或两者。",
  ["Asks the player to choose one of a list of texts."] = "请玩家从文本的列表里选一个。",
  ["Asks the player a question with the answers yes and no."] = "问玩家一个答是或否的问题。",
  ["Asks the player for a whole number in a range."] = "问玩家一个范围里的整数。",
  ["Asks the player in turn which card to play to the trick, out of those that the obligations allow."] =
    "问轮到的玩家向这一墩出哪张牌，在义务允许的牌里选。",
  ["Asks the player for cards of a pile."] = "请玩家从牌堆里选牌。",
  ["Asks the player to name a suit of the deck by its word: clubs, diamonds, hearts, spades; coins, cups, swords, batons."] =
    "请玩家用词说出一种花色：clubs, diamonds, hearts, spades; coins, cups, swords, batons"
      .. "。",
  ["Asks the player for `n` cards of the hand and puts them face down into a pile, or gives them to another player."] =
    "请玩家选`n`张手牌，扣着放进牌堆，或给另一个玩家。",
  ["The player takes all cards of a pile, and puts the same number of cards from the hand into it, unseen by the others."] =
    "玩家拿走牌堆里所有的牌，再从手里放进同样多的牌，别人看不见。",
  ["The players bid in turn, each higher than the last."] = "玩家依次叫牌，每一次都高过上一次。",
  ["Two players bid against each other."] = "两个玩家互相叫牌。",
  ["Asks the player to declare one of several things, each of which takes certain cards in hand, or to say `continue`."] =
    "请玩家从几样里宣告一样，每样要手里有某些牌，或者说`continue`。",
  ["Asks the player for a card of the hand that takes cards from the table, makes a build of some, or stays there."] =
    "请玩家选一张手牌，用它吃桌上的牌、与几张组成堆，或留在那里。",
  ["Could the player say any of these forms now?  Nobody is asked."] =
    "玩家现在能说这些形式中的任何一种吗？  不问任何人。",
  ["Asks all players who take part at the same time: nobody sees an answer before all have answered."] =
    "同时问所有参加的玩家：大家答完之前，谁也看不见答案。",
  ["The player calls a card: whoever holds it is the partner, see self:form_parties."] =
    "玩家叫一张牌：持有它的人是搭档，见self:form_parties。",

  ["Plays tricks until the hands are empty, or as many as `tricks` says."] =
    "打墩，直到手牌打完，或打`tricks`所说的墩数。",
  ["Begins a trick by hand."] = "手动开始一墩。",
  ["The player plays a card of the hand to the trick."] = "玩家向这一墩出一张手牌。",
  ["Gives the trick to its winner, whose side gets the cards."] =
    "把这一墩给赢家，牌归他的一方。",
  ["For use in `after_trick`: the rest of the tricks are played without calling it, or those that a side wins, because it would have nothing to do."] =
    "用在`after_trick`里：其余的墩不再调用它，或某一方赢的墩不再调用，因为它没有事可做。",
  ["Asks the player in turn for a card, as `ask_card` does, and plays it to the trick."] =
    "像`ask_card`那样问轮到的玩家要一张牌，并打进这一墩。",
  ["The suit that must be followed in the present trick; in the step `after_trick`, the suit that was led to the trick that was just won."] =
    "这一墩必须跟的花色；在步骤`after_trick`里是刚赢那一墩先出的花色。",
  ["The card that is winning the present trick, and who played it; in the step `after_trick`, those that have won it."] =
    "正在赢这一墩的牌，以及是谁出的；在步骤`after_trick`里是赢了的那张。",
  ["The cards of the present trick in the order played; in the step `after_trick`, the cards of the trick that was just won."] =
    "这一墩的牌，按出牌次序；在步骤`after_trick`里是刚赢那一墩的牌。",
  ["How many of the highest trumps, from the top down without a gap, are all among the cards, or all missing."] =
    "从最大的起没有间断，有几张最大的主牌全在这些牌里，或全不在。",
  ["Have all cards been taken that count by the game's fact `points`?  Then nobody holds one any more."] =
    "按规则数据`points`算分的牌都被拿走了吗？  那么谁手里也没有了。",
  ["Plays one trick, in which each player may do something else before playing a card: declare, show or exchange cards."] =
    "打一墩，每个玩家出牌之前可以先做别的：宣告、亮牌或换牌。",
  ["Who has played one of these cards to the present trick, or to the last one: each player who has, in the order played."] =
    "谁向这一墩或上一墩出了这些牌中的一张：按出牌次序列出。",
  ["Has one of these cards been played to a trick in this round, be it the present one?"] =
    "这些牌中有没有一张在这一局里打进过一墩，包括这一墩？",
  ["The words that a player may say from now on, in this round, when it is the player's turn to play a card in `play_tricks`."] =
    "从现在起，玩家在这一局里、在`play_tricks`中轮到出牌时可以说的词。",
  ["Whoever holds all of these cards says so when playing them to tricks, in this round: `first` with the first of them, `last` with the last."] =
    "持有全部这些牌的人在这一局里出它们时说出来：第一张时说`first`，最后一张时说`last`。",
  ["The player says something that the rules demand, and that everyone hears."] =
    "玩家说规则要求的话，大家都听见。",
  ["Gives a player's side one more trick that was not played, such as a kitty."] =
    "给玩家的一方再加一墩没有打过的，比如底牌。",

  ["The components of cards played at once, the largest first."] =
    "一次出的牌的各个部分，最大的在前。",
  ["The number of cards in the largest component of the lead to the present trick, or to the last one: 1 for a single, 2 for a pair, 4 for a tractor of two pairs."] =
    "这一墩或上一墩先出的最大部分有几张牌：单张是1，对子是2，两连对的拖拉机是4。",
  ["The plays to the present trick, or to the last one: a list of { player, cards } in the order played."] =
    "这一墩或上一墩所出的：按出牌次序的{ player, cards }列表。",
  ["How many throws of a side have failed in this round."] = "一方在这一局里甩牌失败了几次。",
  ["The components of cards played at once, by the present order: see `order:format`."] =
    "按当前顺序，一次出的牌的各个部分：见`order:format`。",

  ["Each player in turn has a whole turn, as `play_turn` has it, again and again, until one has no cards left, or can neither draw nor take."] =
    "每个玩家依次打一个完整的回合，如`play_turn`，一直打到有人没有牌，或不能摸也不能拿。",
  ["A whole turn: what `draw_or_take`, `ask_melds` and `ask_discard` do, one after another."] =
    "一个完整的回合：依次做`draw_or_take`、`ask_melds`和`ask_discard`所做的。",
  ["Begins the player's turn."] = "开始玩家的回合。",
  ["Lets the player meld from the hand: new melds, and cards added to melds on the table, until the player says `done` or the hand is empty."] =
    "让玩家从手里组牌：新的组牌，以及加到桌上组牌的牌，直到玩家说`done`或手牌打完。",
  ["Asks the player for a card of the hand and puts it on the discard pile."] =
    "请玩家选一张手牌，放到弃牌堆上。",
  ["Lays aside the cards that the fact `laid_down` names: they go from the hand to `side.laid_down` for all to see, and the player draws as many, until the hand has none of them."] =
    "把规则数据`laid_down`所指的牌放到一边：从手里放到`side.laid_down`给大家看，玩家再摸同样多张，直到手里没有这种牌。",
  ["The melds on the table, in the order in which they were laid."] =
    "桌上的组牌，按摆出的次序。",
  ["Counts the melds of a side, or those of a list."] = "计算一方的组牌，或一个列表的组牌。",
  ["Sets how much a side's first melds in this round must count at least."] =
    "定下一方在这一局里最初的组牌至少要有多少分。",
  ["Did the player who has just gone out meld the whole hand in this one turn?  It takes a full meld of the player's own, if the game has full melds, and nothing added to melds that were there before."] =
    "刚出完牌的玩家是不是在这一个回合里把整手牌都组了？  如果游戏有满组，要有自己的一个满组，而且没有加到以前的组牌上。",
  ["What the cards count that the player has laid in this round: those of new melds, and those added to melds of anybody."] =
    "玩家在这一局里摆出的牌算多少分：新组牌的牌，和加到任何人组牌上的牌。",
  ["Lays a hand open whose melds have stayed in it."] = "把组牌留在手里的那手牌摊开。",

  ["Does card `a` beat card `b` in the present order?  See order:beats."] =
    "按当前顺序，牌`a`大过牌`b`吗？  见order:beats。",
  ["How high a card is in its suit, in the present order: 1 is the lowest."] =
    "按当前顺序，一张牌在它的花色里有多大：最小的是1。",
  ["Cards of the same rank, rank by rank, low to high by the present order."] =
    "同一点数的牌，逐个点数，按当前顺序从小到大。",
  ["All runs of some cards: cards that follow each other in the present order."] =
    "一些牌里的所有顺子：按当前顺序相连的牌。",
  ["All sets of some cards that count a sum together, by the game's fact `points`."] =
    "一些牌里按规则数据`points`加起来等于某个和的所有牌组。",
  ["Counts the sets of cards that the game's fact `patterns` names."] =
    "数规则数据`patterns`所说的牌组。",
  ["Counts the patterns that the last of some cards completes."] =
    "数一些牌里最后一张所完成的牌型。",
  ["All ways to divide cards into melds so that those left over count least, by the facts `melds` and `points`."] =
    "把牌分成组牌、让剩下的算得最少的所有办法，按规则数据`melds`和`points`。",
  ["How little the cards count that are left over when the others are melded as well as can be: the points of the first of self:layouts."] =
    "别的牌组得尽量好时，剩下的牌算得多少：self:layouts第一个的分数。",
  ["Those of some sets of which all cards are there."] = "一些牌组里所有的牌都在的那些。",
  ["Looks for the best of some sets of which the player has held all cards in this round, and tells everyone its first `n` values: that the player has held one with these values, and none of those that come before them in the list."] =
    "在玩家这一局里持有过全部牌的牌组中找最好的，把它前`n`个值告诉大家：他有过这样一个，而列表里在它之前的都没有。",
  ["Those of some sets of which the player has held all cards in this round, as `sets_in` has them."] =
    "一些牌组里，玩家这一局持有过全部牌的那些，如`sets_in`。",
  ["What cards can be as a lead, by the game's fact `combinations`."] =
    "按规则数据`combinations`，这些牌先出时可以是什么牌型。",
  ["The cards with which a player can knock: each of them can be discarded so that, when the others are melded as well as can be, those left over count no more than `most`."] =
    "玩家可以用来敲牌的牌：弃掉它，别的牌组得尽量好，剩下的不超过`most`。",
  ["Who has held the best of some sets of cards in this round, of several players? Everyone is told the first value of each player's best set."] =
    "几个玩家中，谁在这一局里有过最好的牌组？大家会听到每个玩家最好牌组的第一个值。",
  ["Asks a player who holds some of these sets of cards whether to declare them, or to `pass`."] =
    "问持有这些牌组的玩家是宣告，还是说`pass`。",

  ["Adds points for a side (or the side of a player), with a reason for the score sheet."] =
    "给一方（或玩家的一方）加分，记分表上写明理由。",
  ["Each side gets a point for each trick that it has won; or for each above a number."] =
    "每一方每赢一墩得1分；或超过某个数的每一墩得1分。",
  ["Adds to the count of a side (or the side of a player) in this round."] =
    "给一方（或玩家的一方）在这一局里的计数加数。",
  ["The highest count of a side in this round, the side, and a text of the sum: `card points 81, last trick 10 = 91`."] =
    "这一局里一方的最高计数、那一方，以及总和的文本：`card points 81, last trick 10 = 91`。",
  ["What some cards count by the game's fact `points`."] =
    "一些牌按规则数据`points`值多少。",
  ["Lines of the score: what counts, and why."] = "计分的各行：什么算分，为什么。",
  ["Adds up lines of the score, as `lines` gives them, with a text of the sum."] =
    "把`lines`给出的计分各行加起来，并给出总和的文本。",
  ["Points for a side (or the side of a player), line by line."] =
    "给一方（或玩家的一方）的分数，逐行列出。",
  ["Counts on from a number by one for each name, and says so."] =
    "从一个数起，每个名称加一，并说出来。",
  ["Multiplies a count, and says so."] = "把计数乘上一个数，并说出来。",
  ["What a contract counts: its worth, as the fact `contracts` has it, alone; or times a number that counts on, as in `count_on`."] =
    "一个定约值多少：规则数据`contracts`里的值本身；或乘上一个数上去的数，如`count_on`。",
  ["Ends the round at once, with the points that have been scored."] =
    "立刻结束这一局，分数照已记的算。",
  ["Ends the match at once, in the middle of a round: the side has won it, whatever the totals are."] =
    "在一局中间立刻结束比赛：这一方获胜，不论总分如何。",
  ["Ends the match with this round: the side has won it, whatever the totals are."] =
    "这一局后结束比赛：这一方获胜，不论总分如何。",
  ["What the engine does where a game has no step `over`."] =
    "游戏没有步骤`over`时引擎怎么做。",
  ["Points for every side but one."] = "除一方外，给每一方加分。",
  ["Adds up, for every side, the points of the cards that it has won, by the game's fact `points`, and what that fact says of tricks: see self:count."] =
    "按规则数据`points`，给每一方加起所赢的牌的分，以及该数据对墩所说的：见self:count。",
  ["A side gets what it has counted in this round as points, with the text of the sum: see self:count."] =
    "一方把这一局里所计的作为得分，并有总和的文本：见self:count。",
  ["What a round counts for two parties by the fact `announcements`."] =
    "按规则数据`announcements`，一局对双方值多少。",
  ["The parties of a round pay each other, so that all points add up to nothing."] =
    "一局的双方互相付分，所有分数加起来是零。",
  ["The winner of a trick counts 1 for each of these cards in it, and whoever has played it counts 1 less: see self:count."] =
    "一墩的赢家为其中每张这样的牌计1，出那张牌的人少计1：见self:count。",
  ["One side pays points to another."] = "一方付分给另一方。",
  ["Every other side pays points to one, which gets them all."] =
    "别的每一方都付分给一方，全归它得。",
  ["The one side with the highest worth."] = "值最高的那一方。",
  ["Is a side at a level where each climb ends? The last level is one, too."] =
    "一方是不是在每次升级都要停下的级别？最后一级也是。",
  ["A side climbs n levels, by the fact `levels`, but no farther than to the next stop or the last level."] =
    "一方按规则数据`levels`升n级，但不超过下一个停级或最后一级。",

  ["Goes through the players who take part, in turn, again and again, until a player has no cards left after a turn."] =
    "依次走过参加的玩家，一轮又一轮，直到有玩家回合后没有牌。",
  ["The next player in turn who holds cards, in the direction in which the turns go now."] =
    "按现在的方向，下一个有牌的玩家。",
  ["The players who take part and hold cards, in turn."] = "参加而且有牌的玩家，按次序。",
  ["The player who has no cards left; if there are several, the first of them from the dealer's left."] =
    "没有牌的玩家；有几个时，是发牌人左边起的第一个。",
  ["The next player in turn loses that turn; or the next `n` players do."] =
    "下一个玩家失去那个回合；或接下来的`n`个玩家。",
  ["The player whose turn it is, in `each_turn`, gets the next turn, too."] =
    "在`each_turn`里轮到的玩家，下一个回合还是他。",
  ["The next turn of `each_turn` is that player's."] =
    "`each_turn`的下一个回合归那个玩家。",
  ["Lets the turns go the other way round the table, until the round ends or they are reversed again."] =
    "让回合反方向进行，直到一局结束或再次反转。",
  ["The players who take part, in the order in which they have gone out in `each_turn`: whoever had no cards left first after a turn is the first."] =
    "参加的玩家，按在`each_turn`里出完牌的次序：回合后最先没有牌的是第一。",
  ["The players, in turn, for whom a test answers yes."] = "测试答是的玩家，按次序。",
}
