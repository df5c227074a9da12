-- The help on matches, views, positions and records in Chinese:
-- the first sentence of each docstring in lua/ by its English. See
-- doc/translating.md.

return {
  ["A new match."] = "一场新比赛。",
  ["The seat that must decide, and the question."] =
    "必须决定的座位，以及问题。",
  ["The moves of the player to act, as text, in a fixed order, up to 1,000."] =
    "轮到的玩家的着法，写成文本，次序固定，最多1000个。",
  ["May the player to act make this move?"] = "轮到的玩家可以这样走吗？",
  ["The player to act makes this move."] = "轮到的玩家走这个着法。",
  ["The rules' answer about a move of the player to act: whether it is "
    .. "allowed, the rule's name, its sentence with the cards of this "
    .. "position, its place, and the allowed moves."] =
    "规则对轮到的玩家的一个着法的回答：是否允许，规则的名称，带有这个局面的牌"
      .. "的句子，所在的位置，以及允许的着法。",
  ["Takes back n decisions (1), or all if there are fewer."] =
    "撤销n个决定（1），不够时撤销全部。",
  ["Makes n decisions (1) again after `m:undo`, or all if there are fewer."] =
    "`m:undo`之后重做n个决定（1），不够时重做全部。",
  ["Goes back to the start of a trick or round, or to a decision; or "
    .. "forward to it after `m:undo`."] =
    "回到一墩或一局的开头，或回到一个决定；`m:undo`之后也可以前进到那里。",
  ["Bots play to the end of the match, or a number of rounds."] =
    "机器人打到比赛结束，或打若干局。",
  ["The move that a bot would make for the player to act."] =
    "机器人替轮到的玩家会走的着法。",
  ["What that player may see: everything that a face or a bot should get."] =
    "那个玩家可以看见的：界面或机器人应得到的一切。",
  ["What that player saw happen in the match so far, from entry n + 1 on."] =
    "那个玩家在比赛里至今看见的事，从第n + 1项起。",
  ["All hands as text, by player, for study."] =
    "所有手牌的文本，按玩家，供研究用。",
  ["Every decision so far, in order, secret answers too: enough to play "
    .. "the match again."] =
    "至今的每个决定，按次序，秘密的回答也在内：足够把比赛重打一遍。",
  ["The number of decisions so far, with the forced ones."] =
    "至今的决定数，强制的也算。",
  ["The totals by side."] = "各方的总分。",
  ["Every line of the score, in the order written."] =
    "计分的每一行，按写下的次序。",
  ["Tells whether the match is over, and who has won."] =
    "说明比赛是否结束，谁赢了。",
  ["An independent match in the same position."] =
    "同一局面的另一场独立的比赛。",
  ["Starts the match again with another seed."] = "用另一个种子重新开始比赛。",
  ["Reads the rules again and makes the moves so far again under them."] =
    "重新读规则，并按新规则把至今的着法重走一遍。",
  ["Gives the match other options or further house rules, and makes the "
    .. "moves so far again under them, as `m:reload` does."] =
    "给比赛别的选项或更多的自定规则，并按它们把至今的着法重走一遍，如同"
      .. "`m:reload`。",
  ["The deal of the present round, in the form that tenace.new takes."] =
    "这一局的发牌，写法与tenace.new所用的相同。",
  ["Deals the present round anew, with these cards."] =
    "用这些牌重新发这一局。",
  ["Two cards of this round's deal change places."] =
    "这一局发牌中的两张牌互换位置。",
  ["Gives a player these cards in this round's deal; those who had them "
    .. "get as many of that player's cards."] =
    "在这一局的发牌中把这些牌给一个玩家；原来持有的人换得那个玩家同样多的牌。",
  ["Puts these cards into a pile of this round's deal, in this order."] =
    "在这一局的发牌中把这些牌按这个次序放进一个牌堆。",
  ["The games in the rules folders."] = "规则文件夹里的游戏。",
  ["Looks for what is wrong with a game or house rule."] =
    "查找一个游戏或自定规则有什么毛病。",
  ["Bots play many matches."] = "机器人打很多场比赛。",
  ["Compares games: the same bots play the same deals under each."] =
    "比较游戏：同样的机器人在每个游戏下打同样的牌。",
  ["Opens a deal of the comparison: a match for each game, at its "
    .. "beginning."] =
    "打开比较中的一次发牌：每个游戏一场比赛，停在开头。",
  ["Puts a game together with its house rules and options, and checks it."] =
    "把游戏与它的自定规则和选项合起来，并检查。",
  ["The rules of a table as one line: the game with house rules and "
    .. "options, and behind a colon eight signs worked out from the texts "
    .. "of their files."] =
    "一桌的规则写成一行：游戏、自定规则和选项，冒号后是由它们的文件内容算出的"
      .. "八个字符。",
  ["Which decisions of a match cost most, from what their player could "
    .. "know."] =
    "一场比赛里哪些决定损失最大，按它的玩家当时能知道的来看。",
  ["What does an option do to a game, over its values, or one house rule "
    .. "after another? Bots play the same deals under each, random bots "
    .. "the same matches, and a better bot plays duels against a worse "
    .. "one: matches with the same deals, in which it has each side once."] =
    "一个选项的各个值，或一条接一条的自定规则，对游戏有什么影响？机器人在每种"
      .. "之下打同样的牌，随机机器人打同样的比赛，较好的机器人与较差的对决："
      .. "用同样的牌打比赛，双方各坐一次。",
  ["Why the bot would make its move, from what the player to act could "
    .. "know."] =
    "机器人为什么会这样走，按轮到的玩家能知道的来看。",
  ["The position as one line, `whist+american#2@17`: the game with house "
    .. "rules and options, `#` and the seed, `@` and the number of "
    .. "decisions."] =
    "局面写成一行，`whist+american#2@17`：游戏、自定规则和选项，`#`和种子，"
      .. "`@`和决定数。",
  ["Gives the match other rules: all its house rules and options are those "
    .. "of `game` now."] =
    "给比赛别的规则：它的自定规则和选项现在全是`game`的。",
  ["What that player could have counted in this round from what was seen."] =
    "那个玩家在这一局里从看见的牌能算出的。",
  ["number: whose view it is"] = "数：这是谁的所见",
  ["number: the round, from 1"] = "数：第几局，从1起",
  ["number: the seat that deals"] = "数：发牌的座位",
  ["number: the seat that must decide"] = "数：必须决定的座位",
  ["text: the player's cards"] = "文本：玩家的牌",
  ["list: cards held, by seat"] = "列表：各座位手牌的张数",
  ["list: the present trick in the order played: { player, cards }"] =
    "列表：当前的一墩，按出牌次序：{ player, cards }",
  ["text: a suit's letter; \"trump\" where the trumps are no suit; nil "
    .. "without trumps"] =
    "文本：花色的字母；主牌不是一种花色时是\"trump\"；没有主牌时是nil",
  ["table: cards shown to all and not played since, by the piles that they "
    .. "may be in"] =
    "表：给大家看过、之后没有打出的牌，按它们可能在的牌堆",
  ["table: other cards that this player has seen go where others cannot "
    .. "see them, such as cards passed on: by their piles; nil if there "
    .. "are none"] =
    "表：这个玩家看见去了别人看不见的地方的其他牌，如传出去的牌：按所在的牌堆"
      .. "；没有时是nil",
  ["list: tricks won in this round, by side"] = "列表：这一局里各方赢的墩数",
  ["table: the last trick: { winner, cards = list of { player, cards }, "
    .. "why }"] =
    "表：上一墩：{ winner, cards = { player, cards }的列表, why }",
  ["list: the points that each side has counted by self:count, as text; "
    .. "nil if there are none"] =
    "列表：每一方用self:count所计的分，写成文本；没有时是nil",
  ["list: by side: the points of the cards taken in tricks of this round, by "
    .. "the fact `points`; nil where these count nothing, or where the step "
    .. "`standing` or the fact `camps` tells of them"] =
    "列表：各方本局在墩中得到的牌的分，按事实`points`；若不计分，或由步骤"
      .. "`standing`或事实`camps`说明，则为nil",
  ["list: totals, by side"] = "列表：各方的总分",
  ["list: the seats of each side"] = "列表：每一方的座位",
  ["list: by seat: the name of the player's party in this round, \"\" if "
    .. "`player` does not know it; nil if there are no parties"] =
    "列表：按座位：玩家在这一局里的一方的名称，`player`不知道时是\"\"；不分双"
      .. "方时是nil",
  ["number: the option of that name, if there is one"] =
    "数：那个名称的选项，如果有",
  ["number: cards left in the stock"] = "数：牌堆里剩下的牌数",
  ["list: in games with melds: the melds on the table, oldest first, { "
    .. "side, kind = \"set\", \"run\" or \"wild\", rank or suit, cards, as "
    .. "= where wild cards are named: the cards for which they stand, "
    .. "size, wild = wild cards in it, points, full = false or its sort: "
    .. "\"natural\", \"mixed\", \"wild\" }"] =
    "列表：有组牌的游戏里：桌上的组牌，最早的在前，{ side, kind = \"set\"、"
      .. "\"run\"或\"wild\", rank或suit, cards, as = 百搭牌要说明时：它们所当"
      .. "的牌, size, wild = 其中的百搭牌数, points, full = false或种类："
      .. "\"natural\"、\"mixed\"、\"wild\" }",
  ["text: the top card of the pile whose top all see; the view has the "
    .. "number of its cards under the pile's name"] =
    "文本：大家都看得见最上面一张的那个牌堆最上面的牌；所见里以牌堆的名称写它"
      .. "的张数",
  ["table: in games where melds stay in the hand: the player's hand laid "
    .. "out so that the cards left over count least, { melds = list of "
    .. "cards, left, points }"] =
    "表：组牌留在手里的游戏里：玩家的手牌，摆成剩牌分数最少的样子，{ melds = "
      .. "牌的列表, left, points }",
  ["flag: whether the discard pile is frozen"] = "开关：弃牌堆是否已冻结",
  ["list: by side: the least that its first meld must count, or false once "
    .. "it has melded"] =
    "列表：按各方：首次组牌至少要有的分，已经摆过时是false",
  ["list: by side: the cards laid down by the fact `laid_down`"] =
    "列表：按各方：按规则数据`laid_down`摆下的牌",
  ["flag: whether the match is over"] = "开关：比赛是否结束",
  ["table: the question, if it is this player's turn: see `m:turn`"] =
    "表：轮到这个玩家时的问题：见`m:turn`",
  ["list: the moves, if it is this player's turn"] =
    "列表：轮到这个玩家时的着法",
  ["text: what is wrong with the rules, if their step `standing` or a "
    .. "question of theirs fails while the view is made"] =
    "文本：生成所见时规则的步骤`standing`或一个提问出错，说明毛病在哪里",
  ["any: the fields of the game, and its own piles: the cards if the "
    .. "player may see them, else their number"] =
    "各种：游戏的字段和它自己的牌堆：玩家可以看见时是牌，否则是张数",
  ["a round begins"] = "一局开始",
  ["cards were dealt: their numbers, by seat"] = "发了牌：按座位的张数",
  ["cards came from the stock later; `cards` if they were seen; `drawing` "
    .. "if all draw in turn and may declare"] =
    "后来从牌堆来的牌；看得见时有`cards`；大家轮流摸牌并可以亮主时有`drawing`",
  ["a player laid down cards by the fact `laid_down`"] =
    "玩家按规则数据`laid_down`摆下了牌",
  ["face-down cards were turned up; `player` owns their pile"] =
    "朝下的牌翻开了；`player`是牌堆的主人",
  ["cards of an open pile went to the player's open pile"] =
    "明着的牌堆里的牌到了玩家明着的牌堆",
  ["cards from a face-down pile that is nobody's; who takes them up sees "
    .. "them"] =
    "从一个不属于任何人的朝下的牌堆来的牌；拿起的人看得见",
  ["cards that lay open went to the player's face-down pile"] =
    "明着的牌到了玩家朝下的牌堆",
  ["the discards were turned over and became the stock"] =
    "弃牌翻过来，成为牌堆",
  ["all cards were put together and shuffled, and are dealt again: see "
    .. "self:deal_again"] =
    "所有的牌合在一起洗过，再发一次：见self:deal_again",
  ["the stock was shuffled in the middle of the round"] = "一局中间洗了牌堆",
  ["cards were shown to all; if only to some, `to` is their seats and `n` "
    .. "the number of cards, and others do not get `cards`"] =
    "给大家看了牌；只给一些人看时，`to`是他们的座位，`n`是张数，其他人没有"
      .. "`cards`",
  ["a player said what the rules demand: see self:say and self:holder_says"] =
    "玩家说了规则要求说的话：见self:say和self:holder_says",
  ["cards went from the hand of `from` to that of `player`; `cards` if "
    .. "they were seen; `drawn` if the player drew them unseen"] =
    "牌从`from`的手里到了`player`的手里；看得见时有`cards`；玩家没看就抽到时"
      .. "有`drawn`",
  ["what all have answered who were asked together: a list of { player, "
    .. "move }"] =
    "同时被问的人的全部回答：{ player, move }的列表",
  ["the player learns who is of which party: a list of { player, party = "
    .. "its name }, which may be empty"] =
    "玩家得知谁属于哪一方：{ player, party = 名称 }的列表，可以是空的",
  ["a field of the game got a value; false only if it was true"] =
    "游戏的一个字段有了值；只有原来是true时才会是false",
  ["a decision; `forced` if nothing else was possible, which only this "
    .. "player learns; `played` if it is a card to the trick, `drawing` if "
    .. "it was made while all draw in turn; `taken`: the cards taken from "
    .. "the discard pile, of which `top` was on top; `thrown` if it was a "
    .. "throw that failed, `chooses` if it says which part is led instead; "
    .. "`dummy`: the player from whose open hand another plays the card."] =
    "一个决定；没有别的可走时有`forced`，只有这个玩家知道；打进一墩的牌有"
      .. "`played`，大家轮流摸牌时做的有`drawing`；`taken`：从弃牌堆拿的牌，"
      .. "其中`top`在最上面；甩牌失败时有`thrown`，说明改出哪一部分时有"
      .. "`chooses`；`dummy`：别人从其明手出牌的那个玩家。",
  ["cards that are led instead of a throw that has failed"] =
    "甩牌失败后改出的牌",
  ["a trick was won: the plays, and the reason in words"] =
    "一墩有了赢家：所出的牌，以及文字写的理由",
  ["a line of the score sheet"] = "计分的一行",
  ["totals after a round"] = "一局之后的总分",
  ["the winning side, 0 for a draw"] = "获胜的一方，0是平局",
  ["The order by which a game plays."] = "一个游戏打牌所按的顺序。",
  ["The moves allowed in a trick."] = "一墩中允许的着法。",
  ["May this move be made in a trick?"] = "在一墩中可以这样走吗？",
  ["The rules' answer about a move in a trick, as `m:why` gives it in a "
    .. "match: whether the move is allowed, by which rule, the place of "
    .. "the rule, and the moves that are allowed."] =
    "规则对一墩中一个着法的回答，如同比赛里的`m:why`：是否允许，按哪条规则，"
      .. "规则的位置，以及允许的着法。",
  ["Which of the plays wins the trick, and why."] = "哪一手赢这一墩，为什么。",
  ["The value of a result, from the game's step `value`."] =
    "一个结果的值，按游戏的步骤`value`。",
  ["Are these cards a meld?"] = "这些牌是组牌吗？",
  ["The melds that a hand can make, up to 1,000."] =
    "一手牌可以摆的组牌，最多1000个。",
  ["Perfect play of a position in a trick, when everyone sees all cards."] =
    "大家都看得见所有牌时，一墩中一个局面的最佳打法。",
  ["Runs one step of the rules in a round that the caller describes."] =
    "在调用者描述的一局里执行规则的一个步骤。",
  ["Perfect play from here to the last trick, when everyone sees all "
    .. "cards: what the camp of the player in turn still gets, this trick "
    .. "included, with each card that may be played."] =
    "大家都看得见所有牌时，从这里到最后一墩的最佳打法：出每一张可以出的牌，轮"
      .. "到的玩家一方还能得到多少，包括这一墩。",
  ["Plays a record again, and verifies it against the results in it."] =
    "把记录重打一遍，并用其中的结果核对。",
  ["The match as a record: rules, seed, decisions, results, a line each."] =
    "比赛的记录：规则、种子、决定、结果，各占一行。",
  ["the first line: a record, and the version of its form"] =
    "第一行：说明是记录，以及格式的版本",
  ["the game, house rules and options"] = "游戏、自定规则和选项",
  ["the match's seed"] = "比赛的种子",
  ["cards fixed beforehand: round (0: every round), pile, cards"] =
    "事先定下的牌：局（0：每一局）、牌堆、牌",
  ["a rules file, its path and name; its lines follow behind `| `"] =
    "一个规则文件，它的路径和名称；后面各行在`| `之后",
  ["the decisions follow"] = "后面是决定",
  ["the decision of seat 1; with `=` nothing else was possible"] =
    "1号座位的决定；有`=`时没有别的可走",
  ["totals by side after round 1"] = "第1局之后各方的总分",
  ["side 1 has won; 0 is a draw"] = "第1方获胜；0是平局",
  ["a check of the text up to here, by which a damaged line is found; a "
    .. "record written by hand may leave it out"] =
    "到此为止的文本的校验，由它发现损坏的行；手写的记录可以省略",
  ["a comment"] = "注释",
}
