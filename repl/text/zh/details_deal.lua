-- The help on words in Chinese: details
-- of turns, dealing and tricks,
-- by their English. See doc/translating.md.

return {
  ["See `who_is_out`.  The turns can be changed on the way: see "
    .. "`skip_turn`, `turn_again`, `give_turn` and `reverse_turns`."] =
    "见`who_is_out`。轮次可以中途改变：见`skip_turn`、`turn_again`、`give_turn`和"
      .. "`reverse_turns`。",
  ["the player to begin with (the next in turn after the dealer); or "
    .. "`{ first = player, play_on = true }`: who has no cards left gets "
    .. "no more turns, and the others play on, until only one of them "
    .. "holds cards"] =
    "从哪个玩家开始（发牌人之后的下一个）；或`{ first = player, play_on = true }`：手里没牌的人不再轮到，"
      .. "其余的人继续，直到只剩一人有牌",
  ["the player before (whose turn it is in `each_turn`)"] =
    "前一个玩家（`each_turn`中轮到的人）",
  ["a player; that same player if nobody else holds cards"] =
    "一个玩家；没有别人有牌时就是同一个玩家",
  ["a list of players"] = "玩家的列表",
  ["a player; nil if everyone who takes part has cards"] = "一个玩家；参加的人都有牌时是nil",
  ["Before the first turn of a round it is the player who would begin."] =
    "在一局第一次轮到之前，是本该开始的那个玩家。",
  ["how many (1)"] = "几个（1）",
  ["The turns go on from there."] = "轮次从那里继续。",
  ["Behind them come those who have no cards without a turn of their "
    .. "own, and then those who still hold cards, each in turn after the "
    .. "dealer."] =
    "他们之后是没有轮到自己就出完牌的人，再后是还有牌的人，都从发牌人之后数起。",
  ["a function (`self`, a player); it may also ask the player"] =
    "一个函数（`self`，一个玩家）；它也可以问这个玩家",
  ["cards for each player, 1 at least"] = "每个玩家几张，至少1",
  ["how many cards at a time (1)"] = "一次几张（1）",
  ["the stock is too small"] = "牌堆不够",
  ["no card has been dealt in this round"] = "这一局还没有发过牌",
  ["a pile or a player"] = "一堆牌或一个玩家",
  ["how many cards (1)"] = "几张（1）",
  ["a pile whose cards but the top one are shuffled to a new stock "
    .. "whenever the stock is empty; if there are still too few, as many "
    .. "are drawn as there are"] =
    "一堆牌：牌堆每次空了，就把它除最上面一张以外的牌洗成新牌堆；还不够时，有几张摸几张",
  ["the cards drawn, as text"] = "摸到的牌，作为文本",
  ["the stock has not enough cards, and no discards are given"] =
    "牌堆的牌不够，又没有给出弃牌",
  ["text, a list of texts, cards, or a whole pile"] = "文本、文本的列表、牌或整堆牌",
  ["a card is not in the pile"] = "有一张牌不在这一堆里",
  ["If a player is given, it is the whole hand."] = "给出玩家时，是整手牌。",
  ["one or several cards, or a player"] = "一张或几张牌，或一个玩家",
  ["why, as text for the players; may be left out"] = "为什么，给玩家看的文本；可以不给",
  ["the pile that they are in, or the player who holds them; needed "
    .. "only if the deck has a card twice"] =
    "它们所在的一堆，或持有它们的玩家；只有同一张牌有两张时才需要",
  ["the cards that were shown"] = "亮出的牌",
  ["Each round begins this way, so rules say it only to deal again."] =
    "每局都这样开始，所以规则只在重新发牌时才说它。",
  ["a list of numbers, and of { number, pile }"] = "数和{ number, pile }的列表",
  ["A hand that has as many draws nothing, and one stays smaller when "
    .. "no cards are left."] =
    "手牌已够的不摸；没有牌了，手牌就少着。",
  ["how many cards a hand is to have"] = "一手牌应有几张",
  ["a pile from which cards are drawn once the stock is empty, such "
    .. "as the card turned up; nil: none"] =
    "牌堆空了以后从中摸牌的一堆，例如翻开的牌；nil：没有",
  ["who draws, in this order"] = "谁摸牌，按这个次序",
  ["a hand is no such pile"] = "手牌不是这样的一堆",
  ["text, a list of texts, or cards"] = "文本、文本的列表或牌",
  ["the pile where they lie"] = "它们所在的一堆",
  ["the pile for those that lay there before"] = "放原先在那里的牌的一堆",
  ["a card is not in the hand"] = "有一张牌不在手里",
  ["the card of the hand, as text"] = "手里的那张牌，作为文本",
  ["the card taken, as text"] = "拿到的牌，作为文本",
  ["the player does not hold the card, or the pile is empty"] =
    "玩家没有这张牌，或那一堆是空的",
  ["The lowest is drawn next."] = "最下面的一张接着先摸。",
  ["a pile of the game's own"] = "游戏自己的一堆",
  ["how many cards stay, the top ones (1); 0: all are turned over"] =
    "留下最上面的几张（1）；0：全部翻过来",
  ["the pile that they are laid on, in place of the stock"] = "放到哪一堆上，代替牌堆",
  ["If a pile is given, its cards but the top one are put to the "
    .. "stock first."] =
    "给出一堆时，先把它除最上面一张以外的牌放进牌堆。",
  ["a pile of the game's own that becomes part of the stock"] = "游戏自己的一堆，并入牌堆",
  ["It depends on the match's seed, so that a match can be replayed.  "
    .. "It is no secret: all players may know it at once."] =
    "它取决于比赛的种子，所以比赛可以重演。它不是秘密：所有玩家都可以立刻知道。",
  ["a whole number, 1 at least"] = "一个整数，至少1",
  ["With a ladder of declarations, the player who has drawn may make "
    .. "a stronger one than the last, or passes.  When all cards are "
    .. "drawn everyone may declare in turn, until all have passed in "
    .. "succession.  All are asked whatever they hold, so that a question "
    .. "tells nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  Declarations are shown.  The player who made "
    .. "the last one may only add further copies of the same card to it."] =
    "有亮牌的阶梯时，摸了牌的玩家可以亮比上一个更强的牌，或不亮。全部摸完后大家轮流可以亮，直到所有人接连不亮。不管手里有什么都会问到，这样提"
      .. "问不会泄露手牌：不能亮的人由程序代答。亮的牌给大家看。亮了最后一个的玩家只能再加同样的牌。",
  ["how many each player draws"] = "每个玩家摸几张",
  ["the player who draws first (the next in turn after the dealer)"] =
    "先摸的玩家（发牌人之后的下一个）",
  ["what may be declared, low to high: a list of cards of one kind, "
    .. "as text; or of lists of such cards, which are equally strong; "
    .. "false is left out"] =
    "可以亮什么，从低到高：同一种牌的列表，作为文本；或强度相等的这种牌的列表；false略去",
  ["true: players may declare more copies than the ladder names; more "
    .. "cards beat fewer, and of as many the higher on the ladder wins"] =
    "true：可以亮比阶梯所列更多张；多的压少的，张数相同时阶梯上高的赢",
  ["the question"] = "问题",
  ["the question once there is a declaration, which replaces "
    .. "`{cards}` in it"] =
    "已有人亮牌时的问题，其中的`{cards}`换成所亮的牌",
  ["true: nobody declares before the last card is drawn; or the "
    .. "player who is then asked first"] =
    "true：最后一张摸完之前不亮；或那时先问的玩家",
  ["the player who is asked first when all cards are drawn (the one "
    .. "who drew first)"] =
    "全部摸完后先问的玩家（先摸的人）",
  ["the cards of the last declaration, as text, and the player who "
    .. "made it; nothing if there is none"] =
    "最后所亮的牌，作为文本，以及亮牌的玩家；没有就什么也不返回",
  ["the stock has not enough cards"] = "牌堆的牌不够",
  ["It counts as a decision that has one answer."] = "它算作只有一个答案的决定。",
  ["the player who gives"] = "给牌的玩家",
  ["cards of the hand: text, a list of texts, or cards"] = "手里的牌：文本、文本的列表或牌",
  ["a player, for the hand, or a pile"] = "一个玩家（进他的手牌），或一堆牌",
  ["cards of which the receiver now knows that the player holds none, "
    .. "such as all that are higher"] =
    "收牌的人现在知道对方一张也没有的牌，例如更大的全部",
  ["the player does not hold the cards"] = "玩家没有这些牌",
  ["The hand is shuffled before, so that the place, a number from 1, "
    .. "says nothing; but it is the player's to choose.  Only these two "
    .. "see which card it is."] =
    "手牌先洗过，所以位置（从1起的数）什么也不说明；但由玩家来选。只有这两人看见是哪一张。",
  ["the player who draws"] = "摸牌的玩家",
  ["the player who holds the cards"] = "持牌的玩家",
  ["the hand is empty"] = "手牌是空的",
  ["the player who holds them"] = "持有它们的玩家",
  ["the player who gets them"] = "得到它们的玩家",
  ["If a player is given in place of the cards, it is the whole hand."] =
    "给出玩家而不是牌时，是整手牌。",
  ["who sees them"] = "谁看见",
  ["why, as text for the players; may be nil"] = "为什么，给玩家看的文本；可以是nil",
  ["the pile that they are in, or the player who holds them; not "
    .. "needed for a whole hand"] =
    "它们所在的一堆，或持有它们的玩家；整手牌时不需要",
  ["a card is not there"] = "有一张牌不在那里",
  ["What was to come after this word is left out."] = "这个词之后本来要做的事不再做。",
  ["a trick has been played"] = "已经打过一墩",
  ["cards that everyone knows: text, a list of texts, cards, or a pile"] =
    "人人知道的牌：文本、文本的列表、牌或一堆牌",
  ["What the rules find out in a hand, and what a choice shows of it, "
    .. "is to be told: bots imagine only hands that agree with it."] =
    "规则在手牌里发现的，以及选择所透露的，都要说出来：机器人只设想与之相符的手牌。",
  ["how many at least (1)"] = "至少几张（1）",
  ["the cards that came last, which do not count"] = "最后来的牌，不算",
  ["how many, 1 at least"] = "几张，至少1",
  ["only these cards count (all)"] = "只算这些牌（全部）",
  ["a list of texts, each the cards of a set; up to 512 of them"] =
    "文本的列表，每个是一组的牌；最多512个",
  ["a set has some of its cards more often than others"] = "一组里有的牌比别的牌多",
  ["Looks whether it is one of some cards, and tells everyone the "
    .. "answer."] =
    "看它是不是某些牌之一，并把答案告诉大家。",
  ["the card that came last"] = "最后来的那张牌",
  ["the card is not there"] = "这张牌不在那里",
  ["Tells everyone how many of those that came have stayed.  Older "
    .. "files give the number as a third argument, which changes nothing: "
    .. "the moves say how many stayed."] =
    "告诉大家来的牌留下了几张。旧文件把这个数作为第三个参数，没有作用：选择已说明留下几张。",
  ["the pile that the cards came from and went back to"] = "牌从中来又回到其中的一堆",
  ["how many stayed"] = "留下几张",
  ["the last moves were not between the hand and the pile"] = "最后的移动不在手牌和那一堆之间",
  ["The leader plays a card, the others follow in turn as the "
    .. "obligations say, the best card wins, and the winner leads to the "
    .. "next trick.  After each trick the game's step "
    .. "`after_trick(winner)` is called, if there is one; if it returns "
    .. "true, no more tricks are played.  Words that `may_say` allows may "
    .. "be said before a card."] =
    "先出的人出一张牌，其他人依次按义务跟，最大的牌赢，赢家先出下一墩。每墩之后调用游戏的步骤`after_trick(winner)`（如果"
      .. "有）；它返回true就不再打墩。`may_say`容许的词可以在出牌之前说。",
  ["the player who leads to the first trick (the next in turn after "
    .. "the dealer); if that player sits out, the next in turn leads"] =
    "先出第一墩的玩家（发牌人之后的下一个）；这个玩家不参加时由下一个先出",
  ["how many tricks (until no player has cards, even if `after_trick` "
    .. "lets players draw)"] =
    "几墩（到没有人有牌为止，即使`after_trick`让玩家摸牌）",
  ["a player who ends the play by winning a trick (nobody)"] =
    "赢得一墩就结束打牌的玩家（没有）",
  ["a function that is called before each card, as in `play_trick`; "
    .. "then words of `may_say` are not heard, and there is no dummy"] =
    "每张牌之前调用的函数，同`play_trick`；这时不听`may_say`的词，也没有明手",
  ["a player who lays the hand open once the first card has been "
    .. "played, and decides nothing"] =
    "第一张牌打出后摊开手牌、不作决定的玩家",
  ["the player who chooses the dummy's cards, in the dummy's turn"] =
    "轮到明手时替明手选牌的玩家",
  ["the winner of the last trick"] = "最后一墩的赢家",
  ["Call `ask_card` and `play_card` for each player then, and "
    .. "`end_trick`.  `play_tricks` does all that, and faster."] =
    "然后对每个玩家调用`ask_card`和`play_card`，再调用`end_trick`。`play_tricks`做这一切，而且更"
      .. "快。",
  ["the player who plays first"] = "先出牌的玩家",
  ["the player whose turn it is"] = "轮到的玩家",
  ["it is not the player's turn, or the card is not in the hand"] =
    "没轮到这个玩家，或这张牌不在手里",
  ["the player who won it"] = "赢得它的玩家",
  ["not all have played"] = "还有人没出牌",
  ["That is much faster."] = "这样快得多。",
  ["a side, or a player for the side; if left out, all sides"] =
    "一方，或代表该方的玩家；不给时是各方",
  ["a suit's letter, `\"trump\"` where the trumps are no suit, nil "
    .. "before the first card"] =
    "花色的字母；主牌不成花色时是`\"trump\"`；第一张牌之前是nil",
  ["the card as text and the player; nothing before the first card"] =
    "牌（文本）和玩家；第一张牌之前什么也没有",
  ["text, such as `\"10C KC\"`; empty where no trick is played"] =
    "文本，如`\"10C KC\"`；不在打墩时是空的",
  ["text, cards, a pile; a player for all cards held in this round; "
    .. "several arguments are taken together"] =
    "文本、牌、一堆牌；玩家表示他本局持有过的全部牌；几个参数合在一起算",
  ["the number, and true if they are among the cards, false if they "
    .. "are missing"] =
    "这个数，以及在这些牌中时是true，不在时是false",
  ["The player plays then as in `play_tricks`, and the step "
    .. "`after_trick(winner)` is called, if there is one. Words of "
    .. "`may_say` are not heard."] =
    "玩家像在`play_tricks`里一样出牌，并调用步骤`after_trick(winner)`（如果有）。不听`may_say`的词"
      .. "。",
  ["a function that gets `self` and the player whose turn it is, with "
    .. "the trick so far on the table; if it answers a card of the hand, "
    .. "that card is played, else the player is asked for one"] =
    "一个函数，得到`self`和轮到的玩家，桌上是到此为止的这一墩；它回答手里的一张牌时就出这张牌，否则问玩家",
  ["the winner; and what `after_trick` has answered"] = "赢家；以及`after_trick`的回答",
  ["a player has no card to play, or `before` plays one itself"] =
    "有玩家没有牌可出，或`before`自己出了一张",
  ["the players; nothing if nobody has"] = "这些玩家；没有人出过就什么也没有",
  ["They take the place of those of an earlier call.  Everybody hears "
    .. "a word.  The engine calls the step `said(player, word)`, and then "
    .. "asks for the card, or for a further word. Random bots seldom say "
    .. "one; bots that think say one only if it surely pays."] =
    "它们取代先前调用给出的词。说的词人人听得见。程序调用步骤`said(player, word)`，然后问出什么牌，或再说什么词。随机的机"
      .. "器人很少说；会思考的机器人只在肯定有利时说。",
  ["a list of { \"word\", … }; entries that are false are left out. "
    .. "An entry may have `cards`, how many cards the player must still "
    .. "hold, at least, with the card to be played; `late`, what to say "
    .. "if there are fewer; `with`, cards: one of them must be played "
    .. "right after the word; `always`, true: the player need not say it, "
    .. "as it goes by itself with each of those cards; `unless`, why the "
    .. "player cannot say it, or false"] =
    "{ \"word\", … }的列表；是false的项略去。一项可以有：`cards`，连同要出的牌，玩家手里至少还要有几张；"
      .. "`late`，不够时说什么；`with`，牌：说了之后必须马上出其中一张；`always`，true：玩家不必说，出那些牌中的任何一张就"
      .. "自动算说了；`unless`，玩家为什么不能说，或false",
  ["the game has no step `said`"] = "游戏没有步骤`said`",
  ["With the first everyone learns whether the hand has the others, "
    .. "too, as silence also tells. The word counts nothing: see "
    .. "`who_has_held`."] =
    "出第一张时大家就知道手里有没有其余的牌，因为不说也是说明。这个词不计分：见`who_has_held`。",
  ["two or more cards, as text, a list of texts, or cards"] =
    "两张或更多牌，作为文本、文本的列表或牌",
  ["what is said with the first of them, as text; false for nothing"] =
    "出其中第一张时说什么，作为文本；不说就是false",
  ["what is said with the last of them; left out: nothing"] =
    "出其中最后一张时说什么；不给时：不说",
  ["the deck has one of the cards twice; or there are more than 8 "
    .. "such sets"] =
    "其中有一张牌在这副牌里有两张；或这样的组多于8个",
  ["What it tells of a hand is to be told, too: see `tell_holds`."] =
    "它透露的手牌情况也要说出来：见`tell_holds`。",
  ["who says it"] = "谁说",
  ["what is said"] = "说什么",
  ["text or a list of texts, in the order in which they are named"] =
    "文本或文本的列表，按所列的次序",
  ["a list of { kind = \"single\", \"pair\", \"triple\", \"quad\", "
    .. "\"tractor\" or \"bulldozer\", cards, width = copies of each, "
    .. "length = how many side by side }; nil if the cards are not of one "
    .. "suit"] =
    "{ kind = \"single\"、\"pair\"、\"triple\"、\"quad\"、\"tractor\"或"
      .. "\"bulldozer\", cards, width = 每种几张, length = 几个相连 }的列表；不是同一花色就是nil",
  ["a whole number; 0 before the first play of a match"] = "一个整数；比赛第一次出牌之前是0",
  ["a list; empty before the first play of a round"] = "一个列表；一局第一次出牌之前是空的",
  ["a side, its number, or one of its players"] = "一方、它的编号或它的一个玩家",
  ["a list of { kind, cards, width, length }; nil if they are not of "
    .. "one suit"] =
    "{ kind, cards, width, length }的列表；不是同一花色就是nil",
}
