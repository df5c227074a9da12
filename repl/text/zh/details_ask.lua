-- The help on words in Chinese: details
-- of questions to players,
-- by their English. See doc/translating.md.

return {
  ["Each is a form, `{ \"{card} {suit}\", … }`: a pattern of words "
    .. "and, in braces, slots.  What a slot takes has its name in the "
    .. "form's table: a list of texts, numbers or players; or cards.  "
    .. "`{card}` and `{cards}` are cards of the player's hand: all of "
    .. "them, or those of the hand that `card = cards` names.  `{suit}` "
    .. "takes the suits of the deck and `{rank}` its ranks, if nothing "
    .. "else is said.  `{player}` takes one of a list of players, and "
    .. "`{players}` one or several, which its value lists; of all others "
    .. "if there is no list.  A form without slots may be a text alone, "
    .. "and forms that are false are left out. Beside the slots a form "
    .. "may have: `n`, how many cards `{cards}` takes, a number or `{ "
    .. "least, most }`; `from`, a pile in place of the hand (but a "
    .. "`{card}` beside `{cards}` is of the hand); `adds`, what `{cards}` "
    .. "add up to by the fact `points`, in one set or in several: a "
    .. "number or the name of a slot that says it (with `\"card\"` each "
    .. "set counts as much as that card, else that card is in the sets); "
    .. "`once`, true: in one set only; `all`, true: of the other cards "
    .. "there none add up; `also`, a second value that ranks may have "
    .. "then, `{ A = 14 }`; `fits`, a function of the values that says "
    .. "whether they go together: true, or false and the reason; or a "
    .. "table of reasons, by the first value, why some may not be said; "
    .. "`plays`, true: the card is one that the obligations allow to the "
    .. "trick; `seldom`, true: random bots say it once in twenty times; "
    .. "`bold`, true: the same, and bots that think say it only if it "
    .. "surely does better than the usual answer; `idle`, true: bots that "
    .. "think say it only if it clearly does better than the rest, as "
    .. "where a player may draw a card instead of playing one; `because`, "
    .. "what to say of a card that the slot does not take, with `{card}` "
    .. "for it, or of another value where the form begins with a word; "
    .. "`unless`, why nobody can say this form now, or false.  In these "
    .. "texts the name of a field in braces is its value.  `because`, "
    .. "`unless`, and the reason that `fits` gives, may be a table that "
    .. "has further parts: `{ \"{suit} or a {rank}\", suit = \"S\", rank "
    .. "= \"Q\" }`."] =
    "每一项是一个句式`{ \"{card} {suit}\", … }`：由词和花括号里的空位组成。空位能填什么，在句式的表里以它的名字给出"
      .. "：文本、数或玩家的列表；或牌。`{card}`和`{cards}`是玩家手里的牌：全部，或`card = cards`指出的那些。没有另"
      .. "外说明时，`{suit}`是这副牌的花色，`{rank}`是它的点数。`{player}`是玩家列表中的一个，`{players}`是一"
      .. "个或几个，值是他们的列表；没有列表时是其他所有人。没有空位的句式可以只是文本，是false的句式略去。除空位外，句式还可以有：`n`，"
      .. "`{cards}`取几张，一个数或`{ least, most }`；`from`，代替手牌的一堆牌（但`{cards}`旁边的"
      .. "`{card}`是手里的牌）；`adds`，按规则数据`points`，`{cards}`合计多少，一组或几组：一个数，或说出它的空位的"
      .. "名字（用`\"card\"`时，每组与那张牌等值，否则那张牌在组里）；`once`，true：只有一组；`all`，true：那里其余的"
      .. "牌没有合计得上的；`also`，这时点数可有的第二个值，`{ A = 14 }`；`fits`，一个以各值为参数的函数，说它们是否相配："
      .. "true，或false和理由；或按第一个值列出的理由表，说明为什么有些不能说；`plays`，true：这张牌是义务容许出的；"
      .. "`seldom`，true：随机的机器人二十次里说一次；`bold`，true：同上，而且会思考的机器人只在肯定比通常的回答好时说；"
      .. "`idle`，true：会思考的机器人只在明显比其余的好时说，例如玩家可以摸牌而不出牌的时候；`because`，对空位不收的牌说什么，"
      .. "其中`{card}`是那张牌，句式以词开头时也可以是别的值；`unless`，为什么现在谁也不能说这个句式，或false。在这些文本里，"
      .. "花括号中的字段名代表它的值。`because`、`unless`和`fits`给的理由可以是带有更多部分的表：`{ \"{suit} "
      .. "or a {rank}\", suit = \"S\", rank = \"Q\" }`。",
  ["the player who answers"] = "回答的玩家",
  ["the question; `{name}` is replaced by a field of the match"] =
    "问题；`{name}`换成比赛的一个字段",
  ["a list of what may be said"] = "可以说的话的列表",
  ["the name of the form that was said, which is its first word or, "
    .. "without words, its first slot; and the value of each slot: cards "
    .. "as text, a suit as its letter, others as the list has them"] =
    "所说句式的名字，即它的第一个词，没有词时是第一个空位；以及每个空位的值：牌是文本，花色是字母，其余按列表所列",
  ["nothing can be said"] = "什么也不能说",
  ["the texts to choose from; it may contain lists of texts; false "
    .. "values are left out; `refused = { hearts = \"hearts were turned "
    .. "down\" }` in it says why something is not among them"] =
    "可选的文本；可以含有文本的列表；false略去；其中的`refused = { hearts = \"hearts were "
      .. "turned down\" }`说明某一项为什么不在其中",
  ["what choices say of the hand: `{ holds = { TEXT = cards } }`.  A "
    .. "player who holds none of the cards cannot choose the text, and "
    .. "who chooses it tells everyone that at least one of them is in the "
    .. "hand; `{ 2, cards }`: at least two.  `says` is the refusal for "
    .. "all others, with {cards}"] =
    "选择透露的手牌情况：`{ holds = { TEXT = cards } }`。这些牌一张也没有的玩家不能选这个文本，选了它就等于告诉"
      .. "大家手里至少有一张；`{ 2, cards }`：至少两张。`says`是对其他人的拒绝语，带有{cards}",
  ["the text chosen"] = "选定的文本",
  ["the list is empty"] = "列表是空的",
  ["the lowest number allowed"] = "容许的最小数",
  ["the highest number allowed"] = "容许的最大数",
  ["numbers between them that the player may not say: a table with "
    .. "the reason for each, `{ [3] = \"the bids would add up to 10\" }`"] =
    "其间玩家不可说的数：一张表，每个数有理由，`{ [3] = \"the bids would add up to 10\" }`",
  ["The card is not played yet: see `play_card`."] = "这张牌还没有打出：见`play_card`。",
  ["no trick has been begun, or it is another player's turn"] =
    "还没有开始一墩，或轮到的是别人",
  ["how many, or `{ least, most }`"] = "几张，或`{ least, most }`",
  ["the pile, or a player for the hand"] = "哪一堆，或表示其手牌的玩家",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason"] =
    "一个以牌（文本）为参数的函数，说它们可不可以选；返回true，或false和理由",
  ["the cards as text; they stay where they are"] = "牌，作为文本；它们留在原处",
  ["the suit's letter"] = "花色的字母",
  ["Nobody else sees which cards they are."] = "别人看不到是哪些牌。",
  ["the pile, or the player who gets them"] = "哪一堆，或得到它们的玩家",
  ["a function of the cards (text) that says whether they may be "
    .. "chosen; it returns true, or false and the reason.  Or a table, `{ "
    .. "keep = cards, last = cards }`: the player puts away one card "
    .. "after another; those to keep stay in the hand, and the last ones "
    .. "go, seen by all, only if nothing else is left. Everyone knows "
    .. "then what the pile cannot have"] =
    "一个以牌（文本）为参数的函数，说它们可不可以选；返回true，或false和理由。或一张表，`{ keep = cards, last "
      .. "= cards }`：玩家一张一张地放；前者要留在手里，后者只有在别的都没有时才放，而且大家看得见。这样人人知道那一堆里不可能有什么",
  ["A player who passes stays out.  The auction ends when all others "
    .. "have passed, or at once with the highest bid of the list."] =
    "不叫的玩家退出。其他人都不叫时叫牌结束，叫到列表中最高的也立刻结束。",
  ["what may be bid: a list of texts, low to high"] = "可以叫什么：文本的列表，从低到高",
  ["the question once there is a bid, which replaces `{bid}` in it"] =
    "已有叫牌时的问题，其中的`{bid}`换成那个叫牌",
  ["what bids promise: a function (`self`, a bid) that says it, or a "
    .. "table of texts, or of the points that each bid counts"] =
    "叫牌承诺什么：一个说明它的函数（`self`，一个叫牌），或文本的表，或每个叫牌的分数的表",
  ["the lowest bid that may be made (the first of the list)"] =
    "可以叫的最低叫牌（列表的第一个）",
  ["the player who speaks first (the next in turn after the dealer)"] =
    "先说的玩家（发牌人之后的下一个）",
  ["true: each speaks once, and the highest bid wins"] = "true：每人说一次，最高的叫牌获胜",
  ["a player who may not pass when all others have"] = "其他人都不叫时必须叫的玩家",
  ["a player who has the lowest bid if all pass"] = "所有人都不叫时归他最低叫牌的玩家",
  ["a player who may make the same bid as the highest one, and then "
    .. "holds it; even when there is no higher bid"] =
    "可以叫与最高叫牌相同的牌、从而由他持有的玩家；没有更高的叫牌时也可以",
  ["true: a player who has passed may speak again later; the auction "
    .. "ends when all others have passed after the last bid"] =
    "true：不叫过的玩家以后还可以再说；最后一个叫牌之后其他人都不叫，叫牌结束",
  ["true: the last bid of the other side may be answered `double`, "
    .. "and a double of the own one `redouble`; a higher bid ends both.  "
    .. "Here, too, a player who has passed may speak again"] =
    "true：对另一方的最后叫牌可以回答`double`，对自己一方被加倍可以回答`redouble`；更高的叫牌使两者作废。这里不叫过的玩"
      .. "家也可以再说",
  ["the two words for that, if they are others: { \"double\", "
    .. "\"redouble\" }"] =
    "代替它们的两个词：{ \"double\", \"redouble\" }",
  ["true: nobody bids after a double; only the players of the doubled "
    .. "side speak, in turn, to redouble or to pass"] =
    "true：加倍之后不再叫牌；只有被加倍一方的玩家依次说再加倍或不叫",
  ["true: a double is not doubled again"] = "true：加倍不能再加倍",
  ["a bid that may be made only over some others: { the bid, the "
    .. "first and the last of those, why it is refused otherwise }"] =
    "只能叫在某些叫牌之上的叫牌：{ 这个叫牌, 那些叫牌的第一个和最后一个, 否则拒绝的理由 }",
  ["true: bids that begin with the same word, as `90 clubs` and `90 "
    .. "hearts`, are equally high"] =
    "true：同一个词开头的叫牌，如`90 clubs`和`90 hearts`，一样高",
  ["the question once the bid is doubled (`over`)"] = "叫牌被加倍后的问题（`over`）",
  ["the question once it is redoubled (`doubled`)"] =
    "再加倍后的问题（`doubled`）",
  ["true: a bid is a number and a suit, or another word, and of the "
    .. "highest bidder's side the player has won who was the first to "
    .. "name that"] =
    "true：叫牌是一个数和一种花色，或别的词；在最高叫牌的一方中，先叫出该花色的玩家获胜",
  ["the highest bid and the player who has won it; with `doubles`, "
    .. "what it counts, 1, 2 or 4 times; nothing if all have passed"] =
    "最高的叫牌和赢得它的玩家；有`doubles`时还有它算几倍，1、2或4；所有人都不叫就什么也没有",
  ["The junior names a number higher than the last, or passes.  The "
    .. "senior then says `yes`, and so holds it, or passes.  The duel "
    .. "ends when one of them has passed."] =
    "后手说出比上一个大的数，或不叫。前手说`yes`就保住它，或不叫。有一人不叫时结束。",
  ["the player who names numbers"] = "报数的玩家",
  ["the question to the junior; if not given, which value to bid"] =
    "给后手的问题；不给时问叫哪个数",
  ["the question to the senior; if not given, whether to hold it; in "
    .. "both questions the number named replaces `{bid}`"] =
    "给前手的问题；不给时问保不保；两个问题里的`{bid}`都换成所报的数",
  ["the numbers that may be named, low to high, as text; if not "
    .. "given, all values of the game's contracts, by its fact `contracts`"] =
    "可以报的数，从低到高，作为文本；不给时按规则数据`contracts`取游戏各定约的全部数值",
  ["a function of `self` and a number that says what the number "
    .. "promises, as text; if not given, the contracts worth as much"] =
    "一个以`self`和数为参数的函数，用文本说明这个数承诺什么；不给时是值这么多的定约",
  ["the last number named before, if there was one"] = "之前报的最后一个数（如果有）",
  ["the player who is left, and the last number that anybody named; "
    .. "nil if there was none"] =
    "剩下的玩家，和任何人报的最后一个数；没有就是nil",
  ["If the player declares nothing, the partners are asked in turn.  "
    .. "All are asked whatever they hold, so that a question tells "
    .. "nothing about a hand: the engine answers for those who can "
    .. "declare nothing.  The cards stay where they are: see `show` and "
    .. "`move`.  An entry of the list may also have points and a reason, "
    .. "`{ \"hearts\", \"KH QH\", 20, \"a marriage\" }`.  Then its cards "
    .. "are shown, the points count for the side (see `count`), and a "
    .. "side can declare it once in a round.  `unless = \"spades\"` in an "
    .. "entry: it can be declared only by a player who cannot declare "
    .. "`spades`, which comes before it in the list; who declares it "
    .. "tells everyone so."] =
    "玩家什么也不宣告时，依次问他的搭档。不管手里有什么都会问到，这样提问不会泄露手牌：不能宣告的人由程序代答。牌留在原处：见`show`和"
      .. "`move`。列表的一项还可以有分数和理由，`{ \"hearts\", \"KH QH\", 20, \"a marriage\" "
      .. "}`。这时亮出它的牌，分数记给该方（见`count`），一方在一局里只能宣告它一次。一项中的`unless = \"spades\"`："
      .. "只有不能宣告列表中在它之前的`spades`的玩家才能宣告它；宣告的人等于告诉大家这一点。",
  ["the player who is asked first"] = "先问的玩家",
  ["what may be declared: `{ { \"hearts\", \"KH QH\" }, … }`; false "
    .. "entries are left out"] =
    "可以宣告什么：`{ { \"hearts\", \"KH QH\" }, … }`；是false的项略去",
  ["a function that says whether an entry may be declared; it gets "
    .. "self, a player who holds the cards, the words, the cards, and the "
    .. "words of the entries before it that can be declared (as one text)"] =
    "一个函数，说某项可不可以宣告；它得到self、持有这些牌的玩家、词、牌，以及列表中在它之前可以宣告的各项的词（合成一个文本）",
  ["cards that do not count as held, such as those just drawn"] =
    "不算持有的牌，例如刚摸到的",
  ["the words declared, the cards that they take, and the player; "
    .. "nothing if nobody declared anything"] =
    "宣告的词、用到的牌和玩家；没有人宣告就什么也没有",
  ["What a card may take is the fact `captures`. The player says `8H "
    .. "takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise 1 to "
    .. "9 4C`, `add 4C AH to 1`, or the card alone that stays, after the "
    .. "word that the fact has for it.  Nothing is moved."] =
    "一张牌能吃什么，由规则数据`captures`说明。玩家说`8H takes 5D 3S`、`8H takes 8C build 1`、"
      .. "`build 9 6S 3D`、`raise 1 to 9 4C`、`add 4C AH to 1`，或只说留在桌上的那张牌，前面加规则"
      .. "数据给它的词。牌并不移动。",
  ["\"takes\", the card, the cards that it takes and the numbers of "
    .. "the builds that it takes, all as text; or \"build\", \"raise\" or "
    .. "\"add\", the card, the cards of the table that join it, the "
    .. "number of the build and its value; or, for a card that stays, its "
    .. "word in the fact, without one \"card\", and the card"] =
    "\"takes\"、这张牌、它吃的牌和它吃的组的编号，都是文本；或\"build\"、\"raise\"或\"add\"、这张牌、桌上与"
      .. "它合在一起的牌、组的编号和组的值；或留在桌上的牌：规则数据给它的词，没有词就是\"card\"，和这张牌",
  ["the game has no fact `captures`"] = "游戏没有规则数据`captures`",
  ["a list of forms: see `ask`"] = "句式的列表：见`ask`",
  ["Then cards that were put away go where they belong, and only who "
    .. "sees them there, or saw them before, knows them.  All other "
    .. "answers are open.  The function may only ask: fields are set, and "
    .. "cards move, afterwards."] =
    "然后放下的牌各归其位，只有在那里看得见或先前看见过的人知道它们。其他所有回答都是公开的。函数只可以问：字段在之后设置，牌在之后移动。",
  ["a function that asks the player whom it gets, and answers what "
    .. "the player has said"] =
    "一个函数，问它得到的玩家，并回答玩家所说的",
  ["what the function has answered, by seat; false for who sits out"] =
    "函数的回答，按座位；不参加的人是false",
  ["It is of the first of some ranks of which the player has not all "
    .. "cards. With `others` it is another player's card, and named by "
    .. "its suit: the player has a card of that suit, but not the one "
    .. "called. If all cards of the first rank are the player's, it is "
    .. "one of the second rank, and the player holds the first of its "
    .. "suit. All are told what that shows."] =
    "它属于所列点数中第一个玩家没有拿全的点数。有`others`时它是别人的牌，用花色来叫：玩家有该花色的牌，但没有被叫的那张。第一个点数的"
      .. "牌全在玩家手里时，叫第二个点数的，而玩家持有该花色第一个点数的牌。由此透露的告诉大家。",
  ["the player who calls"] = "叫牌找搭档的玩家",
  ["ranks with blanks between, the first to call first"] = "点数，之间有空格，先叫的在前",
  ["letters of the suits that may be called, with blanks between"] =
    "可以叫的花色的字母，之间有空格",
  ["true: the card called is not the player's own"] = "true：所叫的牌不是玩家自己的",
  ["with `others`: a pile whose cards are the player's, too"] =
    "与`others`同用：一堆牌，其中的牌也算玩家的",
  ["with `others`: true: the player may call nobody"] =
    "与`others`同用：true：玩家可以谁也不叫",
  ["with `others`: a pile. Without a card of a suit to call the "
    .. "player may lay any card face down there, which stands for such a "
    .. "card"] =
    "与`others`同用：一堆牌。没有可叫花色的牌时，玩家可以在那里扣一张牌，当作这样的牌",
  ["the card, as text; nil if nobody was called"] = "牌，作为文本；没有叫人就是nil",
}
