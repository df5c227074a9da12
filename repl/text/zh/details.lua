-- The help on words in Chinese: details
-- of rules files, players, cards and piles,
-- by their English. See doc/translating.md.

return {
  ["The file puts the game's steps on the result, and returns it."] =
    "文件在结果上加上游戏的步骤，并返回它。",
  ["the game, for `function whist:round() … end`"] =
    "游戏，用于`function whist:round() … end`",
  ["the braces have an unknown name or a wrong value"] = "花括号里有不认识的名字或错误的值",
  ["Its steps replace the game's; `base.choose_trump(self)` calls the "
    .. "step that it replaces."] =
    "它的步骤取代游戏的步骤；`base.choose_trump(self)`调用被取代的那个步骤。",
  ["the house rule, to put steps on and to return"] = "自定规则，给它加上步骤并返回",
  ["as for a game; also if two house rules change the same thing, and "
    .. "neither goes on top of the other"] =
    "同游戏；两条自定规则改动同一处而又互不在对方之上时，也算",
  ["It is a test of the file and a line of the rulebook."] =
    "它是对文件的检验，也是规则的一行。",
  ["Each pack contains the `jokers`."] = "每副牌都含有`jokers`。",
  ["the differences: see the facts of a deck"] = "不同之处：见一副牌的规则数据",
  ["there is no such pack, or it has no such card to leave out"] =
    "没有这样的一副牌，或者其中没有要去掉的那张牌",
  ["Suits may have ranks of their own, a card may be there more than "
    .. "once, and cards may have tags."] =
    "各花色可以有自己的点数，一张牌可以出现不止一次，牌可以带标签。",
  ["there are more than 128 different cards, 256 cards, 12 suits, 24 "
    .. "ranks in a suit or 16 copies of a card"] =
    "超过了128种不同的牌、256张牌、12种花色、一种花色24个点数或同一张牌16张",
  ["Rules read and set it as `side.NAME`. The field NAME of the match "
    .. "is the list of all of them by side, for views, examples and facts."] =
    "规则把它作为`side.NAME`读取和设置。比赛的字段NAME是按各方排列的全部值的列表，用于所见、例子和规则数据。",
  ["the same as for a single one: the word of its kind (`text`, "
    .. "`number`, `flag`, `list`, `players`), an option's constructor, a "
    .. "default, who sees a pile; or { what, listed = \"the name of the "
    .. "list\" }. Lists in `keeps` are empty at first"] =
    "与单个的相同：它的种类的词（`text`、`number`、`flag`、`list`、`players`）、选项的构造词、默认值、谁能"
      .. "看见一堆牌；或{ what, listed = \"列表的名字\" }。`keeps`里的列表起初是空的",
  ["Rules read and set it as `player.NAME`. The field NAME of the "
    .. "match is the list of all of them by seat, for views, examples and "
    .. "facts."] =
    "规则把它作为`player.NAME`读取和设置。比赛的字段NAME是按座位排列的全部值的列表，用于所见、例子和规则数据。",
  ["see `each_side`"] = "见`each_side`",
  ["lists, or single items; nil and false are left out"] =
    "列表，或单个的项；nil和false略去",
  ["a new list"] = "一个新列表",
  ["a text, or a list of texts"] = "文本，或文本的列表",
  ["the same; with the text \"\" the first word is alone"] =
    "同上；文本为\"\"时第一个词单独成立",
  ["such as a bid"] = "例如一个叫牌",
  ["the words that the text may begin with: a text, words with blanks "
    .. "between; or a list of texts"] =
    "文本可以用来开头的词：文本，词之间有空格；或文本的列表",
  ["the word, and the rest if there is one; the whole text if it "
    .. "begins with none of the words"] =
    "这个词，以及余下的部分（如果有）；不以其中任何词开头时是整个文本",
  ["a text, or a list"] = "文本，或列表",
  ["their letters; \"C D H S\", if they are left out"] =
    "它们的字母；不给时是\"C D H S\"",
  ["a text, a number or a player; nil is never among them"] =
    "文本、数或玩家；nil从不在其中",
  ["a text of words with blanks between; or a list, whose items may "
    .. "contain blanks"] =
    "词之间有空格的文本；或列表，其中的项可以含空格",
  ["true or false"] = "true或false",
  ["After the last word it begins again; `none` gives nil."] =
    "最后一个词之后从头开始；`none`得到nil。",
  ["words with blanks between, from low to high"] = "词，之间有空格，从低到高",
  ["one of them"] = "其中之一",
  ["the place, from 1"] = "位置，从1起",
  ["the ladder has no such word"] = "阶梯上没有这个词",
  ["The climb ends at the last word, or at the first stop on the way."] =
    "到最后一个词，或途中第一个停点为止。",
  ["words with blanks between"] = "词，之间有空格",
  ["the word to begin at; if it is a stop, the climb passes it"] =
    "从哪个词开始；它若是停点，就越过它",
  ["the number of places"] = "位置数",
  ["words that no climb passes: one text or several"] = "不可越过的词：一个或多个文本",
  ["the word, and the number of places climbed"] = "这个词，以及上升了几个位置",
  ["the number of times, up to 64"] = "次数，最多64",
  ["text, words with blanks between; or a list of such texts"] =
    "文本，词之间有空格；或这样的文本的列表",
  ["the text, or a list with a text for each"] = "这个文本，或每个文本各一的列表",
  ["the ranks in a row, low to high: words with blanks between"] =
    "一排的点数，从低到高：词，之间有空格",
  ["how many cards each row has"] = "每排几张牌",
  ["a list of texts: the rows of the first suit, then those of the "
    .. "next"] =
    "文本的列表：第一种花色的各排，然后是下一种的",
  ["They are in the order of the kinds; those of a kind by their top "
    .. "card, and then the suit `first` is first."] =
    "按种类的次序；同一种类按最大的牌，然后花色`first`在前。",
  ["the best kind first: { points, run = how many in a row } or { "
    .. "points, same = ranks }"] =
    "最好的种类在前：{ points, run = 连续几张 }或{ points, same = ranks }",
  ["a suit's letter"] = "一种花色的字母",
  ["a list of { cards, points, how many cards, the top card, whether "
    .. "it is of that suit }, the last three as text"] =
    "{ cards, points, 几张牌, 最大的牌, 是不是那种花色 }的列表，后三项是文本",
  ["the letter of a French suit; nil without trumps: no bowers"] =
    "法式花色的字母；没有主牌时是nil：没有鲍尔",
  ["a card above both, such as a joker; false or nil for none"] =
    "比两张都大的牌，例如王；没有就是false或nil",
  ["a list of cards, low to high"] = "牌的列表，从低到高",
  ["there is no such suit"] = "没有这种花色",
  ["A card's rank is its month, 1 to 12, its suit the kind: light "
    .. "(`1L`), animal (`2A`), ribbon (`1R`), plain (`1P`, twice; `12P` "
    .. "three times). The poem ribbons have the tag `poem`, the blue ones "
    .. "`blue`, the rain man `rain`, the sake cup `cup`."] =
    "牌的点数是它的月份，1到12，花色是种类：light（`1L`）、animal（`2A`）、ribbon（`1R`）、plain（"
      .. "`1P`，两张；`12P`三张）。诗带有标签`poem`，蓝带有`blue`，雨人有`rain`，酒杯有`cup`。",
  ["The tag `oudler` is on 1T, 21T and EX."] = "标签`oudler`在1T、21T和EX上。",
  ["Views have it."] = "所见里有它。",
  ["the same as for any field: the word of its kind (`text`, "
    .. "`number`, `player`), an option's constructor, or a default"] =
    "与任何字段相同：它的种类的词（`text`、`number`、`player`）、选项的构造词或默认值",
  ["The file is loaded once, and its result cannot be changed."] =
    "文件只读入一次，它的结果不能改动。",
  ["a name with a path in it; a file that requires itself"] = "名字里带有路径；文件要求它自己",
  ["A field needs only the range, `number(0, 13)`; `number` alone "
    .. "allows any whole number. In a field, `names` are the words that "
    .. "the table says for some of its numbers."] =
    "字段只需要范围，`number(0, 13)`；单独的`number`容许任何整数。字段中的`names`是牌桌对它的某些数所说的词。",
  ["The first is the default, and the last text is the meaning. With "
    .. "`of` the words are those of a text or a list; `from` leaves out "
    .. "the words before that one, and `default` may name another than "
    .. "the first. A field needs only the words, `choice \"up down\"`; a "
    .. "house rule's words for a field of the game are added to the "
    .. "game's. A field may need certain values in others: `choice { of = "
    .. "\"small grand\", needs = { bold = true } }`."] =
    "第一个是默认值，最后的文本是含义。用`of`时，词取自一个文本或列表；`from`略去该词之前的词，`default`可以指定第一个以外"
      .. "的默认值。字段只需要词，`choice \"up down\"`；自定规则给游戏字段的词加在游戏的词之后。一个字段可以要求别的字段有某些"
      .. "值：`choice { of = \"small grand\", needs = { bold = true } }`。",
  ["With `of` the text consists of these words, with blanks or commas "
    .. "between; `count` is their number."] =
    "用`of`时，文本由这些词组成，之间是空格或逗号；`count`是它们的个数。",
  ["Contracts that have these in common go together: { hearts = 10, "
    .. "spades = 11, from = 2, to = 18, trump = true }. The field "
    .. "`contract` names the one that is played; rules read the number as "
    .. "self.facts.contracts.NAME"] =
    "具有这些共同点的定约放在一起：{ hearts = 10, spades = 11, from = 2, to = 18, trump "
      .. "= true }。字段`contract`是所打的定约；规则用self.facts.contracts.NAME读取它的数",
  ["The first is a field with that player, and all see how many "
    .. "points both camps have taken, as soon as all know who is in them; "
    .. "see its parts"] =
    "第一项是记有那个玩家的字段；大家知道谁在哪一边之后，所有人都看得到两边各得了多少分；见它的各部分",
  ["Where all have passed the table says so without it"] = "所有人都不叫时，牌桌不用它也会说明",
  ["The table has the players' names instead, and understands them. A "
    .. "list, if there are several; it may also name fields whose text is "
    .. "seats"] =
    "牌桌改用玩家的名字，也认得这些名字。有几个时用列表；也可以列出文本为座位的字段",
  ["Not given: nobody is told"] = "不给时：不告诉任何人",
  ["The fields with the names of the first step keep what each party "
    .. "has said last"] =
    "以第一个步骤的各名字命名的字段保存各方最后说的话",
  ["All see them, and the field of its name keeps the player"] =
    "所有人都看得见，以它命名的字段保存那个玩家",
  ["the name of a field of the round, a card"] = "本局一个字段的名字，值是一张牌",
  ["Write it behind `follow_suit`."] = "写在`follow_suit`之后。",
  ["the name of a field of the round, the player who has called it"] =
    "本局一个字段的名字，值是叫了它的玩家",
  ["Only cards in the player's hand count: if the hand has none that "
    .. "may be played, the duty does not bind. Where names of cards do "
    .. "not say it, a function says which cards must be played: text, a "
    .. "list, cards, a suit for all of its cards, or nil for none."] =
    "只算玩家手里的牌：手里没有可出的这种牌，义务就不起作用。用牌名说不清时，由函数说出必须出哪些牌：文本、列表、牌、代表该花色全部牌的花色，"
      .. "没有就是nil。",
  ["the sentence; of `play`, `avoid` and the others see the parts of "
    .. "an obligation"] =
    "那句话；关于`play`、`avoid`等，见义务的各部分",
  ["gets `self`, the hand of the player to act, and the player; it "
    .. "may not change the match or ask anybody"] =
    "得到`self`、轮到的玩家的手牌和这个玩家；它不可改动比赛，也不可问任何人",
  ["Given a list of obligations, all wait for the pile."] =
    "给出义务的列表时，它们都要等到牌堆空了。",
  ["the name of a pile that all players share: `\"stock\"`, or one of "
    .. "the game's own"] =
    "所有玩家共用的一堆牌的名字：`\"stock\"`，或游戏自己的一堆",
  ["one, or a list of them"] = "一个，或它们的列表",
  ["one of the list that binds from the start; false for none"] =
    "列表中从一开始就起作用的那个；没有就是false",
  ["names of facts with commas between, such as `\"leading, first "
    .. "trick\"`; or a list of such names, with values of fields or "
    .. "options: `{ \"leading\", trump = \"H\" }`"] =
    "情况的名字，之间有逗号，例如`\"leading, first trick\"`；或这些名字的列表，可带字段或选项的值：`{ "
      .. "\"leading\", trump = \"H\" }`",
  ["see `when`"] = "见`when`",
  ["cards, ranks, suits, or `\"J of trumps\"`, with commas between"] =
    "牌、点数、花色或`\"J of trumps\"`，之间有逗号",
  ["Every game has this step. Before it the engine shuffles the cards "
    .. "into the stock and empties the fields of the round"] =
    "每个游戏都有这个步骤。在它之前，程序把牌洗进牌堆，并清空本局的字段",
  ["`top` is a text, with `=` between equal cards; or a list, in "
    .. "which several cards at one place are equal, but the one of the "
    .. "trump suit is above the others. Not given: the game's `ranks`, "
    .. "and the field `trump`"] =
    "`top`是文本，相等的牌之间用`=`；或列表，其中同一位置的几张牌相等，但主花色的那张在其余之上。不给时：游戏的`ranks`和字段"
      .. "`trump`",
  ["Views have the table, and the screen shows it"] = "所见里有这张表，屏幕也显示它",
  ["Not given: the player whom self:pass_deal_to has named, or the "
    .. "next in turn"] =
    "不给时：self:pass_deal_to指定的玩家，或轮次中的下一个",
  ["Without this step: see `base.over`. If self:win_match named a "
    .. "side, that side has won"] =
    "没有这个步骤时：见`base.over`。self:win_match指定了一方时，该方获胜",
  ["the player to begin with (player 1)"] = "从哪个玩家开始（玩家1）",
  ["the player to begin with (the next in turn after the dealer)"] =
    "从哪个玩家开始（发牌人之后的下一个）",
  ["as many players as take part"] = "参加的玩家有几个就给几个",
  ["a player or a seat"] = "玩家或座位",
  ["how many seats (1)"] = "几个座位（1）",
  ["a player"] = "一个玩家",
  ["a player; nil if there is none"] = "一个玩家；没有就是nil",
  ["the cards as text"] = "这些牌，作为文本",
  ["Use it before cards are dealt, or say where the player's cards go."] =
    "要在发牌之前使用，或说明这个玩家的牌去哪里。",
  ["the pile into which the player lays the hand first"] = "玩家先把手牌放进的那一堆",
  ["the player has cards, tricks are being played, or nobody else "
    .. "takes part"] =
    "玩家手里有牌、正在打墩，或没有别人参加",
  ["The first party has the players named, and everyone who holds or "
    .. "has played one of the cards in `holds`; the second has all "
    .. "others.  Everyone knows the players named.  Each holder is secret "
    .. "until such a card is played, or `reveal_party` tells; views, "
    .. "stories and bots tell nobody before.  Each player has "
    .. "`player.party` from now on, the same for all in it: see there."] =
    "第一伙是指名的玩家，以及持有或出过`holds`中任何一张牌的人；其余的人是第二伙。指名的玩家人人知道。持牌的人是秘密，直到那张牌打出或"
      .. "`reveal_party`说明；在此之前，所见、经过和机器人都不告诉任何人。从此每个玩家有`player.party`，同一伙的人相同"
      .. "：见该条。",
  ["the first party, as text for the players"] = "第一伙，给玩家看的文本",
  ["the second party, as text for the players"] = "第二伙，给玩家看的文本",
  ["a player of the first party, or a list of them"] = "第一伙的一个玩家，或其列表",
  ["cards, as text: whoever holds one is of the first party, too"] =
    "牌，作为文本：持有其中任何一张的人也属第一伙",
  ["true: there are no parties yet, and nobody may say what the fact "
    .. "`announcements` has; the game calls this again when they are "
    .. "decided"] =
    "true：还没有分伙，谁也不能说规则数据`announcements`里的话；定下来时游戏会再次调用它",
  ["there are no parties"] = "没有分伙",
  ["`party.won` are the cards that its players have won, "
    .. "`party.points` what these count, `party.tricks` the number of "
    .. "their tricks, `party.count` what they have counted, "
    .. "`party.players` the list of them; `self:score` gives each of them "
    .. "points."] =
    "`party.won`是这一伙玩家赢得的牌，`party.points`是这些牌的分，`party.tricks`是他们的墩数，"
      .. "`party.count`是他们计的数，`party.players`是玩家的列表；`self:score`给其中每人记分。",
  ["1 or 2"] = "1或2",
  ["a party; nil if none have been formed"] = "一伙；没有分伙就是nil",
  ["how many places (1)"] = "几个位置（1）",
  ["the seat, from 1"] = "座位，从1起",
  ["a number from 1, or a player"] = "从1起的数，或一个玩家",
  ["a side"] = "一方",
  ["A player with a joker, or with the same card as another, draws "
    .. "again.  The player with the highest card, by rank and then by "
    .. "suit, plays first; the one with the second highest is the "
    .. "partner.  If the two do not sit across from each other, two "
    .. "players change places; the first seat stays.  All cards are "
    .. "shuffled again."] =
    "摸到王，或与别人相同的牌，就再摸。牌最大的人（先比点数，再比花色）先出牌；第二大的人是搭档。两人若不是面对面，就有两个玩家换座；第一个座"
      .. "位不动。所有的牌重新洗过。",
  ["the name of a pile that each player has and all see, for the cards"] =
    "每个玩家都有、人人看得见的一堆牌的名字，放这些牌",
  ["why they are shown, as text for the players"] = "为什么亮出来，给玩家看的文本",
  ["the player who plays first, in the new seats; and the two who "
    .. "changed places, if any did"] =
    "先出牌的玩家，按新的座位；以及换座的两个人（如果换了）",
  ["there are not two sides of two players each"] = "不是各两人的两方",
  ["a card, as text; or a list of them, of which the first counts "
    .. "that anybody holds"] =
    "一张牌，作为文本；或它们的列表，其中第一张有人持有的牌算数",
  ["why, as text for the players: then the card is shown"] =
    "为什么，给玩家看的文本：给出时这张牌要亮出来",
  ["the player, or nil if nobody holds the card"] = "这个玩家；没有人持有就是nil",
  ["Nobody is told: it is for the end of a round."] = "不告诉任何人：它用于一局结束时。",
  ["text, a list of texts, cards or a pile"] = "文本、文本的列表、牌或一堆牌",
  ["the first such player in turn after the dealer, or nil"] =
    "从发牌人之后数起的第一个这样的玩家，或nil",
  ["`side.level = \"5\"` sets it"] = "`side.level = \"5\"`设置它",
  ["the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`, "
    .. "`oros`, `copas`, `espadas`, `bastos`, also as the last word of "
    .. "several"] =
    "牌，作为文本；或`clubs`、`diamonds`、`hearts`、`spades`、`oros`、`copas`、"
      .. "`espadas`、`bastos`，也可以是几个词中的最后一个",
  ["a letter: `suit \"QS\"` is `\"S\"`, and so are `suit \"spades\"` "
    .. "and `suit \"7 spades\"`; of a joker, and of any other name, nil"] =
    "一个字母：`suit \"QS\"`是`\"S\"`，`suit \"spades\"`和`suit \"7 spades\"`也是；王"
      .. "和其他任何名字是nil",
  ["the card, as text"] = "牌，作为文本",
  ["its name: `rank \"10H\"` is `\"10\"`, of a joker `\"joker\"`"] =
    "它的名字：`rank \"10H\"`是`\"10\"`，王是`\"joker\"`",
  ["a number; nil if there is none"] = "一个数；没有就是nil",
  ["its letter, as `\"S\"`"] = "它的字母，如`\"S\"`",
  ["cards"] = "牌",
  ["its name, as `\"10\"` or `\"joker\"`; or a list of names"] =
    "它的名字，如`\"10\"`或`\"joker\"`；或名字的列表",
  ["there is no such rank"] = "没有这个点数",
  ["its name"] = "它的名字",
  ["the deck has no such tag"] = "这副牌没有这个标签",
  ["Jokers have none."] = "王没有点数。",
  ["only ranks of which there are exactly n cards (of which there are "
    .. "any)"] =
    "只要恰好有n张牌的点数（有任何一张的）",
  ["a list of their names"] = "它们的名字的列表",
  ["Others that are not among them do not matter."] = "不在其中的牌没有关系。",
  ["A card that is among both is there as often as among those that "
    .. "have more of it."] =
    "两边都有的牌，取较多一边的张数。",
  ["a list of texts"] = "文本的列表",
  ["a number"] = "一个数",
  ["it is no card of the deck"] = "它不是这副牌里的牌",
  ["text, lists of texts, cards, piles or rows of piles, one or "
    .. "several; nil is left out"] =
    "文本、文本的列表、牌、牌堆或成排的牌堆，一个或多个；nil略去",
  ["piles, or rows of piles, one or several"] = "牌堆或成排的牌堆，一个或多个",
  ["1: only those that are one higher; -1: only those one lower"] =
    "1：只要大一级的；-1：只要小一级的",
  ["the step is neither 1 nor -1"] = "`step`既不是1也不是-1",
  ["cards with blanks between, written in any way"] = "牌，之间有空格，怎么写都行",
  ["a deck or its name (\"french\")"] = "一副牌或它的名字（\"french\"）",
  ["`french`, `french 32`, `french 54`, `spanish`, `spanish 48`"] =
    "`french`、`french 32`、`french 54`、`spanish`、`spanish 48`",
  ["there is no such deck"] = "没有这样的一副牌",
  ["the card played later, as text"] = "后出的牌，作为文本",
  ["the card played before it"] = "先出的牌",
  ["the suit led, as a letter or as a card of it (`b`)"] =
    "先出的花色，用字母或该花色的一张牌表示（`b`）",
  ["a suit's letter, `\"trump\"` for trumps that are no suit, nil for "
    .. "a card that belongs to none"] =
    "花色的字母；不成花色的主牌是`\"trump\"`；不属任何花色的牌是nil",
  ["text or a list of texts, in the order played"] = "文本或文本的列表，按出牌的次序",
  ["its place, 1 for the first"] = "它的位置，第一张是1",
  ["a letter, or `\"trump\"`"] = "一个字母，或`\"trump\"`",
  ["text"] = "文本",
  ["a whole number"] = "一个整数",
  ["the game has no fact `points`"] = "游戏没有规则数据`points`",
  ["a number; nil if there is none, so that it can be a condition"] =
    "一个数；没有就是nil，所以可以作条件",
  ["A hand has no top."] = "手牌没有最上面的一张。",
  ["the card as text; nil if the pile is empty"] = "牌，作为文本；牌堆空时是nil",
  ["the pile is a hand"] = "这一堆是手牌",
  ["They stay the same when the pile changes."] = "牌堆变了，它们也不变。",
  ["That is not always the suit printed on them."] = "这不总是牌面上印的花色。",
  ["a letter, or `\"trump\"` for all trumps"] = "一个字母，或`\"trump\"`表示全部主牌",
  ["the pile, and its number if it is one of a row; nil if it is in "
    .. "none"] =
    "这一堆，成排的还有它的编号；都不在就是nil",
  ["a pile that is no hand"] = "不是手牌的一堆",
  ["a list of texts, that card first"] = "文本的列表，那张牌在前",
  ["the card is not in the pile"] = "这张牌不在牌堆里",
}
