-- The help on words in Chinese: details of matches, positions and records,
-- by their English. See doc/translating.md.

return {
  ["its name with house rules and options, `whist+american+rounds=3`, a "
    .. "path to a file, or a variant; or a position as one line, "
    .. "`whist+american#2@17`: with `#` and a seed, `@` and the number "
    .. "of decisions that bots of the usual strength make first"] =
    "游戏的名字，带自定规则和选项，`whist+american+rounds=3`，文件的路径，或一个变体；或写成一行的局面，`whist+ame"
      .. "rican#2@17`：带有`#`和种子，`@`和先由通常强度的机器人做出的决定数",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random); `options` by name; `deal`, cards that are fixed: { "
    .. "hands = { \"AS KS\", … }, stock = \"…\" } and piles by name, or "
    .. "a list of such tables, round by round; a `*`, and any card left "
    .. "out, is random; `traced = true` keeps the log from the start, "
    .. "which makes views and stories faster"] =
    "一张表，其中每个名字都可以不给：`seed`，一个整数（随机）；`options`，按名字；`deal`，定下的牌：{ hands = { "
      .. "\"AS KS\", … }, stock = \"…\" "
      .. "}和按名字的牌堆，或这样的表的列表，一局一张；`*`和没有写的牌是随机的；`traced = "
      .. "true`从一开始就保留日志，使所见和经过更快",
  ["there is no such game, its file is in error, the deal is impossible, "
    .. "the seed is given twice, the match is over before so many "
    .. "decisions"] =
    "没有这样的游戏，它的文件有错，发牌不可能，种子给了两次，还没做这么多决定比赛就结束了",
  ["Nil when the match is over."] = "比赛结束时是nil。",
  ["the seat (1…) and { kind = \"card\", \"cards\", \"choice\", \"number\" "
    .. "or \"yes_no\", prompt, from = name of a pile, min, max, n, "
    .. "promises = the promise of each bid, stage = \"draw\", \"meld\", "
    .. "\"discard\" or \"out\" of a turn with melds, forms = the "
    .. "patterns of what may be said, such as \"{card} {suit}\", closed "
    .. "= those of what cannot be said now, say = the words that may be "
    .. "said before the card, words = those with which all that may be "
    .. "said at some time begins, bids = all bids of an auction, from "
    .. "the lowest up, also those that cannot be made now, drawing = "
    .. "true while cards are drawn one at a time, dummy = the seat from "
    .. "whose open hand, which is dummy_hand, a card is to be played }"] =
    "座位（1…）和{ kind = \"card\"、\"cards\"、\"choice\"、\"number\"或\"yes_no\", "
      .. "prompt, from = 牌堆的名字, min, max, n, promises = 每个叫牌的承诺, stage = "
      .. "有组牌的回合里的\"draw\"、\"meld\"、\"discard\"或\"out\", forms = "
      .. "可以说的话的句式，例如\"{card} {suit}\", closed = 其中现在不能说的, say = 可以在牌之前说的词, "
      .. "words = 各种时候可以说的话开头的全部词, bids = 一次叫牌里的全部叫牌，从最低的往上，现在不能叫的也在内, "
      .. "drawing = 一张一张摸牌时是true, dummy = 要从其明手出牌的座位，那副手牌是dummy_hand }",
  ["the list, and true if other moves (such as throws) are allowed too; "
    .. "or, if the moves are too many to list, nil, their number, and "
    .. "true if there may be more"] =
    "列表，还容许其他选择（例如甩牌）时再加true；选择多得列不完时是nil、它们的数目，可能还有更多时再加true",
  ["as text: `7c`, `c7`, `7♣`, `yes`, `12`"] = "作为文本：`7c`、`c7`、`7♣`、`yes`、`12`",
  ["the reason in words, and the name of the rule that says no"] =
    "用文字写的理由，以及不允许的那条规则的名字",
  ["as text"] = "作为文本",
  ["the match, so that calls can be chained"] = "这场比赛，因此可以连续调用",
  ["the move is not allowed: the reason"] = "不允许这个选择：给出理由",
  ["`also` lists further duties that forbid a card, { rule, says, file, "
    .. "line } each."] =
    "`also`列出还有哪些义务不允许一张牌，各为{ rule, says, file, line }。",
  ["Forced decisions do not count: the program makes them again by itself."] =
    "强制的决定不算：程序会自己重做它们。",
  ["Tricks are those of the present round."] = "墩是指这一局的墩。",
  ["\"trick\", \"round\" or \"decision\""] = "\"trick\"、\"round\"或\"decision\"",
  ["the trick or round, from 1; or the number of decisions made, from 0"] =
    "第几墩或第几局，从1起；或已做的决定数，从0起",
  ["the match has not reached it yet"] = "比赛还没有打到那里",
  ["names by seat, `{ \"random\", \"search\", \"random\", \"search:50\" "
    .. "}`; one name is for all seats; a seat without a name is a "
    .. "person's, and bots stop there"] =
    "按座位的名字，`{ \"random\", \"search\", \"random\", \"search:50\" "
      .. "}`；只有一个名字时用于所有座位；没有名字的座位由人坐，机器人打到那里就停",
  ["{ rounds = n, told = a function that is called after each decision of "
    .. "a bot that thinks }"] =
    "{ rounds = n, told = 一个函数，会思考的机器人每做一个决定之后调用 }",
  ["the rules fail; the match is then as it was before the decision after "
    .. "which they failed"] =
    "规则出错；这时比赛停在出错之前那个决定以前的样子",
  ["`search` leaves its report in `m.thought`: { moves, points = the mean "
    .. "result of each, outcomes = a list of results for each, one for "
    .. "each deal, worlds = the number of deals, compared = deals that "
    .. "were compared with what the player has seen, dropped = those of "
    .. "them that did not fit it, share = the part of the compared deals "
    .. "that was dropped (0 to 1), told = the lines of the rules that "
    .. "told so }."] =
    "`search`把它的报告留在`m.thought`里：{ moves, points = 每种选择的平均结果, outcomes = "
      .. "每种选择的结果列表，每种分牌一个, worlds = 分牌的数目, compared = 与玩家所见比较过的分牌, dropped "
      .. "= 其中不相符的, share = 比较过的分牌中舍弃的比例（0到1）, told = 说明这一点的规则各行 }。",
  ["\"random\", \"search\", \"search:50\" (thinks in 50 worlds), or a "
    .. "function of a view and the list of moves"] =
    "\"random\"、\"search\"、\"search:50\"（在50种分牌里思考），或一个以所见和选择列表为参数的函数",
  ["The parts are listed under \"What a player sees\"."] = "各部分列在“所见”之下。",
  ["a seat, from 1"] = "座位，从1起",
  ["the number of entries to skip (0), a whole number"] = "要跳过的项数（0），一个整数",
  ["Bots never get them."] = "机器人从不得到它们。",
  ["The moves so far are lost. This is cheaper than a new match."] =
    "至今的选择会丢失。这比新开一场比赛省事。",
  ["the rules fail; if they fail before the first question, the match "
    .. "begins anew with its former seed"] =
    "规则出错；若在第一个问题之前出错，比赛用原来的种子重新开始",
  ["{ back = true }: if a decision is no longer allowed, the match goes "
    .. "back to just before it, under the new rules; otherwise it stays "
    .. "under the old ones"] =
    "{ back = true }：有决定不再允许时，比赛按新规则回到它之前；否则仍用旧规则",
  ["what is different now, { what, before, after } each: `scores`, a "
    .. "field, a pile, `moves`, …; with `back` also the failure"] =
    "现在有什么不同，各为{ what, before, after }：`scores`、字段、牌堆、`moves`……；有`back`时还有出的错",
  ["false, the number of the first decision that is no longer allowed, the "
    .. "reason, and a table with both and `move`, `player`, `round`, "
    .. "`rule`, `file` and `line`; the match then stays under the old "
    .. "rules"] =
    "false、第一个不再允许的决定的编号、理由，以及含有这两项和`move`、`player`、`round`、`rule`、`file`、`li"
      .. "ne`的表；这时比赛仍用旧规则",
  ["a rules file is in error"] = "规则文件有错",
  ["by name, { target = 7 }; or text, \"american target=7\""] =
    "按名字，{ target = 7 }；或文本，\"american target=7\"",
  ["as in `m:reload`"] = "同`m:reload`",
  ["there is no such option or house rule"] = "没有这样的选项或自定规则",
  ["{ hands = by player, in the order dealt, stock = top card first } and "
    .. "the game's own piles by name; or nil and why the deal is unknown"] =
    "{ hands = 按玩家，照发牌的次序, stock = 最上面的牌在前 }和按名字的游戏自己的牌堆；或nil和发牌不得而知的原因",
  ["The rounds before it stay, and the moves so far are made again, as "
    .. "`m:reload` does."] =
    "之前各局不变，至今的选择重走一遍，如同`m:reload`。",
  ["as in `tenace.new`, for this round: `m:dealt` gives it, to be edited"] =
    "同`tenace.new`，用于这一局：`m:dealt`给出它，可以再改",
  ["a card or pile does not exist, or a card is used too often"] =
    "牌或牌堆不存在，或一张牌用的次数太多",
  ["The moves so far are made again; if one is no longer allowed, the "
    .. "match goes back to just before it."] =
    "至今的选择重走一遍；有一个不再允许时，比赛回到它之前。",
  ["a card as text"] = "一张牌，作为文本",
  ["another card"] = "另一张牌",
  ["the card is not in the deal"] = "这张牌不在发的牌里",
  ["Then it continues as `m:swap` does."] = "然后像`m:swap`那样继续。",
  ["the cards given in return, as text; the first dealt if left out"] =
    "换回去的牌，作为文本；不给时是最先发的那些",
  ["The cards that they replace go where they came from. Then it continues "
    .. "as `m:swap` does."] =
    "被换下的牌去这些牌原来的地方。然后像`m:swap`那样继续。",
  ["`hand 1`, `stock`, or a pile by its name"] = "`hand 1`、`stock`或牌堆的名字",
  ["as text; a `*` keeps the card that is there"] = "作为文本；`*`保留那里原有的牌",
  ["there is no such pile, or it has fewer cards"] = "没有这样的牌堆，或它没有这么多牌",
  ["{ name, title, sentence, file, family, house, options } each, where "
    .. "`family` says what is played: see the fact of that name; `house` "
    .. "is a list of the game's house rules; `problem` if the file is in "
    .. "error"] =
    "各为{ name, title, sentence, file, family, house, options "
      .. "}，其中`family`说明打的是哪一类：见同名的规则数据；`house`是游戏的自定规则的列表；文件有错时有`problem`",
  ["It loads the files, runs their examples, and plays random matches in "
    .. "which every two values of options meet. It also looks for "
    .. "oddities: options, steps, fields and obligations without effect."] =
    "它读入文件，运行其中的例题，并打随机比赛，使选项的每两个值都碰到一起。它还查找奇怪之处：不起作用的选项、步骤、字段和义务。",
  ["`whist+american`, or a path to a file"] = "`whist+american`，或文件的路径",
  ["a table: `told`, a function that is called during the work with its "
    .. "stage (\"examples\", \"matches\", \"settings\", \"rare\": steps "
    .. "and obligations that seldom come up), the part that is done, and "
    .. "all of it, if that is known"] =
    "一张表：`told`，一个在工作中调用的函数，参数是阶段（\"examples\"、\"matches\"、\"settings\"、\"rar"
      .. "e\"：很少出现的步骤和义务）、已完成的部分和全部（如果知道）",
  ["the problems and the remarks, lists of { file, line, text, advice, "
    .. "record }, where `record` is the text of a match that shows the "
    .. "problem; both are empty for a game without fault; and the amount "
    .. "played: { rounds, decisions, settings }"] =
    "毛病和提示，都是{ file, line, text, advice, record "
      .. "}的列表，其中`record`是显示这个毛病的一场比赛的文本；游戏没有毛病时两者都是空的；以及打了多少：{ rounds, "
      .. "decisions, settings }",
  ["a table: `games`, how many (100), or `rounds`; `seed`, a whole number "
    .. "(random); `bots`, a name or names by seat (\"random\"); "
    .. "`options`; `told`, a function that is called from time to time "
    .. "with the number of matches or rounds played so far, and of all"] =
    "一张表：`games`，多少场（100），或`rounds`；`seed`，一个整数（随机）；`bots`，一个名字或按座位的名字（\"rand"
      .. "om\"）；`options`；`told`，一个函数，不时以至今打完的场数或局数和总数调用",
  ["{ game, seed, games, rounds, decisions, seconds, rounds_per_second, "
    .. "wins = by side, draws, scores = { mean, deviation } by side, "
    .. "round_length }"] =
    "{ game, seed, games, rounds, decisions, seconds, rounds_per_second, wins "
      .. "= 按各方, draws, scores = 按各方的{ mean, deviation }, round_length }",
  ["A deal is the first round of a match of its own."] = "一副牌是单独一场比赛的第一局。",
  ["the first game is the one that the others are compared with"] =
    "第一个游戏是其他游戏与之比较的那个",
  ["a table: `rounds`, the number of deals (10,000 by random bots, else "
    .. "100); `seed`, a whole number (random); `bots`, a name or names "
    .. "by seat (\"random\"); `options` for all games; `told`, a "
    .. "function that is called from time to time with the number of "
    .. "deals played so far, and of all"] =
    "一张表：`rounds`，牌的副数（随机机器人打时10,000，否则100）；`seed`，一个整数（随机）；`bots`，一个名字或按座位的名"
      .. "字（\"random\"）；`options`，用于所有游戏；`told`，一个函数，不时以至今打完的副数和总数调用",
  ["{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
    .. "games = { value, low, high, difference } by game }, seats = the "
    .. "same by seat from the dealer's left, differ = shares of deals "
    .. "where `decisions`, `cards` or `scores` differ, apart = { deal, "
    .. "apart, scores } for the deals whose results differ most }; a "
    .. "difference has `told`: \"more\", \"less\", \"alike\" or "
    .. "\"unknown\"; with \"unknown\" comes `needed`, the number of "
    .. "deals that would tell"] =
    "{ games, deals, seed, bots, seconds, same_cards, measures = { name, "
      .. "games = 按游戏的{ value, low, high, difference } }, seats = "
      .. "同样的内容，按座位，从发牌人左边数起, differ = "
      .. "`decisions`、`cards`或`scores`不同的牌所占的比例, apart = 结果相差最大的几副牌的{ deal, "
      .. "apart, scores } "
      .. "}；差别有`told`：\"more\"、\"less\"、\"alike\"或\"unknown\"；\"unknown\"时还"
      .. "有`needed`，要打多少副牌才看得出",
  ["the games differ in their players or sides"] = "各游戏的玩家或各方不同",
  ["`redo` makes the bots' decisions again, one by one or all."] =
    "`redo`重做机器人的决定，一个一个地做，或全部。",
  ["its number"] = "它的编号",
  ["`whist+american+rounds=3`, or a path to a file"] =
    "`whist+american+rounds=3`，或文件的路径",
  ["the variant; or nil, problem"] = "变体；或nil和毛病",
  ["Two tables with the same line play by the same rules. Where a game is "
    .. "named, such a line can stand, too: it is an error if the rules "
    .. "here differ from it."] =
    "这一行相同的两桌按同样的规则打。要写游戏名的地方也可以写这样的一行：这里的规则与它不同就是错误。",
  ["its name with house rules and options, or a variant"] =
    "游戏的名字，带自定规则和选项，或一个变体",
  ["`canasta+classic:7k3fq2xm`"] = "`canasta+classic:7k3fq2xm`",
  ["Each is looked at by a short search, and those that seem to cost most "
    .. "by a long one. Round by round it also tells what `search:20` in "
    .. "every seat scores with the same cards."] =
    "每个决定都用短的搜索看过，看来损失最大的再用长的搜索看。它还逐局说明每个座位都由`search:20`打同样的牌会得多少分。",
  ["a match; it stays as it is"] = "一场比赛；它保持不变",
  ["a table; every name in it may be left out: `player`, a seat (all); "
    .. "`round`, its number (all); `most`, the most mistakes (5); "
    .. "`worlds`, the deals of the short search (60); `names` and `you` "
    .. "for the texts, as in `m:explain`; `told`, a function that is "
    .. "called with the work done and all work, in steps"] =
    "一张表，其中每个名字都可以不给：`player`，座位（全部）；`round`，第几局（全部）；`most`，最多几个错误（5）；`worlds"
      .. "`，短的搜索用几种分牌（60）；`names`和`you`，用于文本，同`m:explain`；`told`，一个函数，每做一步以"
      .. "已做的工作量和全部工作量调用",
  ["{ match = m, players = { player, decisions, same = as the bot would "
    .. "have made them, alike = others that are not clearly worse } "
    .. "each, mistakes = the worst first, rounds = { round, scores, bots "
    .. "} each, by side, unseen = the decisions that were not looked at "
    .. "and unplayed = the rounds that bots did not play again, because "
    .. "all of a long match would take too long }. A mistake is { "
    .. "decision, round, player, made, better, cost, interval = half the "
    .. "width of the 95 % interval of the cost, in the score of the "
    .. "round, explained = as `m:explain` gives it, perfect = what "
    .. "perfect play still gets with all cards seen: { made, better, for "
    .. "}, if that is soon known }"] =
    "{ match = m, players = 各为{ player, decisions, same = 与机器人会做的相同的, alike = "
      .. "其他不明显较差的 }, mistakes = 最差的在前, rounds = 各为{ round, scores, bots "
      .. "}，按各方, unseen = 没有看的决定和unplayed = 机器人没有重打的局，因为很长的比赛全部做完太费时间 "
      .. "}。一个错误是{ decision, round, player, made, better, cost, interval = "
      .. "损失的95%区间宽度的一半，按本局得分计, explained = 如`m:explain`所给, perfect = "
      .. "看得见所有牌时完美打法还能得到的：{ made, better, for }，如果很快能知道 }",
  ["an option with values, `min_bid=3..7` or `rounds=1,3,5`; an option "
    .. "alone, for all its values; or house rules, `american,kingless`: "
    .. "then the first row is the game without them"] =
    "带几个值的选项，`min_bid=3..7`或`rounds=1,3,5`；只写选项，表示它的所有值；或自定规则，`american,kingl"
      .. "ess`：这时第一行是不带它们的游戏",
  ["a list of values of the option `what`"] = "选项`what`的值的列表",
  ["a table; every name in it may be left out: `rounds`, the number of "
    .. "deals (2,000), and `bots`, a name or names by seat (\"random\"); "
    .. "`matches` and `duels` (as many as take some seconds; 0 for "
    .. "none); `better` (\"search:2\") and `worse` (\"random\"), bots; "
    .. "`seed`, a whole number (random); `told`, a function that is "
    .. "called during the work with its stage, the part that is done, "
    .. "and all of it, if that is known"] =
    "一张表，其中每个名字都可以不给：`rounds`，牌的副数（2,000），以及`bots`，一个名字或按座位的名字（\"random\"）；`m"
      .. "atches`和`duels`（几秒钟能打多少就多少；0表示不打）；`better`（\"search:2\"）和`worse`（"
      .. "\"random\"），机器人；`seed`，一个整数（随机）；`told`，一个在工作中调用的函数，参数是阶段、已完成的部分和全"
      .. "部（如果知道）",
  ["a list with a row for each value: { value, length = decisions in a "
    .. "round, gap = the best score minus the worst, played = the share "
    .. "of rounds with a declarer, made = of these, the contracts made, "
    .. "match = decisions in a match, rounds = in a match, won = the "
    .. "share of duels that the better bot wins }. The list also has { "
    .. "game, option, values, games, deals, bots, matches, duels, cut = "
    .. "matches that ended after 200 rounds, seed, better, worse, sides, "
    .. "measures = as `tenace.compare` has them }"] =
    "列表，每个值一行：{ value, length = 一局里的决定数, gap = 最高分减最低分, played = 有主打方的局所占的比例, "
      .. "made = 其中做成的定约, match = 一场比赛里的决定数, rounds = 一场比赛的局数, won = "
      .. "较好的机器人在对决中获胜的比例 }。列表还有{ game, option, values, games, deals, bots, "
      .. "matches, duels, cut = 打了200局后停止的比赛, seed, better, worse, sides, "
      .. "measures = 同`tenace.compare` }",
  ["a value that the option does not take; fewer than two values"] =
    "选项没有的值；不足两个值",
  ["The other moves are compared with it in the deals that the bot has "
    .. "imagined."] =
    "其他选择在机器人设想的分牌里与它比较。",
  ["a table; every name in it may be left out: `bot`, \"search\" or "
    .. "\"search:50\"; `decision`, the number of a decision already "
    .. "made: then it is about that one, from what its player could "
    .. "know; `names`, the players' names by seat, for the text; `you`, "
    .. "the seat of the person who reads it; `short = true`: only the "
    .. "sentences that matter most"] =
    "一张表，其中每个名字都可以不给：`bot`，\"search\"或\"search:50\"；`decision`，一个已做的决定的编号：这时说"
      .. "的是那个决定，按它的玩家当时能知道的来看；`names`，按座位的玩家名字，用于文本；`you`，读文本的人的座位；`short "
      .. "= true`：只要最重要的几句",
  ["`move`, the bot's move; `made`, the move of that decision; `player`, who "
    .. "decides; `deals`, the number of deals looked at; `alternatives`, the "
    .. "moves compared, the bot's first: { move, value, interval, less, "
    .. "clear, costs, play, made, trick } each, in the unit `unit`: "
    .. "`\"tricks\"` or `\"points\"` (card points) of the player's camp, "
    .. "`\"chance\"` (deals in which it wins the round, in per cent) or "
    .. "`\"score\"` (of the round: the own side's less that of the others). "
    .. "`less` is by how much a move does worse, `interval` half the width "
    .. "of its 95 % interval, of the first that of its value; `clear` tells "
    .. "whether the difference is greater; `costs` whether it surely scores "
    .. "less in the round; `play` and `made` in how many of the deals, in "
    .. "per cent, the side has the contract and makes it; `trick` in how "
    .. "many it wins the present trick, where that can be told. `cause`, if "
    .. "one was found: { what, share, with, without, move, … }, a fact about "
    .. "the hidden cards, in which part of the deals it is true, and how "
    .. "much the bot's move then brings more than `move`, and how much "
    .. "otherwise. `cost`, of a decision already made: { value, interval, "
    .. "clear }, by how much worse than the bot's move it does in the score "
    .. "of the round, and whether that is clear. `plan`: what the player "
    .. "would mostly play then, { contract or trump, share in per cent }; "
    .. "`voids`: the suits that cards put away leave empty. `text`: all that "
    .. "in sentences"] =
    "`move`，机器人的选择；`made`，那个决定的选择；`player`，做决定的人；`deals`，看过的分牌数；`alternatives`，比较过的选择，机器人的在前：各为{ "
      .. "move, value, interval, less, clear, costs, play, made, trick "
      .. "}，单位是`unit`：玩家那一方的`\"tricks\"`或`\"points\"`（牌分），`\"chance\"`（该方赢得本局的分牌，按百分比）或`\"score\"`（本局得分：自己一方的减去其他各方的）。`less`是一个选择差多少，`interval`是它的95%区间宽度的一半，第一个选择则是其值的；`clear`说明差别是否更大；`costs`说明它在这一局里是否肯定得分更少；`play`和`made`是该方主打和做成定约的分牌各占百分之几；`trick`是它赢得当前这一墩的分牌占百分之几（如果说得出）。`cause`，找到原因时有：{ "
      .. "what, share, with, without, move, … "
      .. "}，关于看不见的牌的一个情况，它在多大比例的分牌里成立，这时机器人的选择比`move`多得多少，否则多得多少。`cost`，用于已做的决定：{ "
      .. "value, interval, clear "
      .. "}，按本局得分它比机器人的选择差多少，以及这是否明显。`plan`：玩家之后多半会打什么，{ contract 或 trump, "
      .. "share 百分比 }；`voids`：放下这些牌后不再有牌的花色。`text`：以上全部写成句子",
  ["there is no question, or the bot is none that has reasons"] =
    "没有问题，或这个机器人说不出理由",
  ["There is one for each deal, and for positions to which `tenace.new` "
    .. "led from such a line: those in which bots made all decisions."] =
    "每副发出的牌都有一个，`tenace.new`从这样的一行得到的局面也有：即全部决定都由机器人做出的局面。",
  ["nil and why there is none, where a person has decided or cards were "
    .. "given"] =
    "有人做过决定或牌是给定的时，是nil和没有的原因",
  ["The moves so far are made again, as `m:reload` does."] =
    "至今的选择重走一遍，如同`m:reload`。",
  ["`whist+american+rounds=3`, or a list of such words"] =
    "`whist+american+rounds=3`，或这样的词的列表",
  ["there is no such game, or a rules file is in error"] = "没有这样的游戏，或规则文件有错",
  ["`cards`, those that are still out, as text: they are in others' hands, "
    .. "in the stock, or face down where the player has not seen them "
    .. "go; `n`, how many they are; `held`, the cards in each hand, by "
    .. "player; `void`, by player, a list of the suits that are out and "
    .. "that this player cannot hold, and where the game has them: "
    .. "`trumps` that are out, and `points`, the card points that are out"] =
    "`cards`，还没出的牌，作为文本：它们在别人手里，在牌堆里，或朝下放在玩家没有看见它们去的地方；`n`，有几张；`held`，各玩家手牌的张"
      .. "数；`void`，按玩家，还有牌没出而该玩家不可能有的花色的列表；游戏里有时还有：`trumps`，没出的主牌，和`points`"
      .. "，没出的牌分",
  ["A secret move of another player has `secret` and `n`, the number of "
    .. "cards"] =
    "别的玩家的秘密选择有`secret`和`n`，即张数",
  ["As text it has a line for each suit, trumps first, with the cards from "
    .. "low to high."] =
    "作为文本时每种花色一行，主牌在前，牌从小到大。",
  ["what a round has settled, such as { trump = \"H\" }"] =
    "一局已经定下的事，例如{ trump = \"H\" }",
  ["an order: see there"] = "顺序：见那里",
  ["{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } }; the trick may be "
    .. "text, and the leader has none; where several cards are played at "
    .. "once it is a list of plays, { \"4H 4H\", \"7H 8H\" }, or the "
    .. "text of one. `played` are cards of earlier tricks: without them "
    .. "it is the first trick"] =
    "{ hand = \"JC 4H\", trick = { \"10C\", \"KC\" } "
      .. "}；这一墩可以是文本，先出的人则没有；一次出几张牌时它是各手牌的列表，{ \"4H 4H\", \"7H 8H\" "
      .. "}，只有一手时也可以是文本。`played`是前面各墩的牌：没有它就是第一墩",
  ["{ hand =, trick =, others = }; where several cards are led at once, "
    .. "`others` is a list of the other players' hands, and they decide "
    .. "whether a throw succeeds"] =
    "{ hand =, trick =, others = }；一次先出几张牌时，`others`是其他玩家的手牌的列表，甩牌是否成功由它们决定",
  ["a card, or several, as text"] = "一张或几张牌，作为文本",
  ["the reason in words, and the name of the rule that forbids the move; "
    .. "for a throw that fails, also the cards that must be led instead, "
    .. "a list if the next player chooses among several"] =
    "用文字写的理由，以及不允许这个选择的规则的名字；甩牌失败时还有必须改出的牌，由下一个玩家从几种中选择时是列表",
  ["{ hand =, trick = }"] = "{ hand =, trick = }",
  ["a card, as text"] = "一张牌，作为文本",
  ["{ move, allowed, rule, says, file, line, legal }"] =
    "{ move, allowed, rule, says, file, line, legal }",
  ["text or a list, in the order played; a list where several cards are "
    .. "played at once"] =
    "文本或列表，按出牌的次序；一次出几张牌时是列表",
  ["the number of the play, 1 for the first, and the reason in words"] =
    "第几手，第一手是1，以及用文字写的理由",
  ["the result, as fields and options that the step reads"] = "结果，写成步骤要读的字段和选项",
  ["the game has no such step"] = "游戏没有这样的步骤",
  ["options of the game"] = "游戏的选项",
  ["`set`, `run` or `wild`, the points of the cards, and for a full meld "
    .. "`natural`, `mixed` or `wild`; or the reason in words, and the "
    .. "name of the part of the facts that forbids it"] =
    "`set`、`run`或`wild`，这些牌的分，完整的组牌还有`natural`、`mixed`或`wild`；或用文字写的理由，以及不允许它"
      .. "的那部分规则数据的名字",
  ["the game has no melds"] = "游戏没有组牌",
  ["Of card choices with the same effect the list has only one."] =
    "效果相同的几种选牌，列表里只有一种。",
  ["the cards, as text"] = "这些牌，作为文本",
  ["melds that the player may add to, a list of their cards"] =
    "玩家可以往上加牌的组牌，各组牌的牌的列表",
  ["{ hands = { \"…\", … }, trick = { … }, leader = 1 }: what the players "
    .. "still hold, the cards of the trick, and who led it; and what "
    .. "`m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`"] =
    "{ hands = { \"…\", … }, trick = { … }, leader = 1 "
      .. "}：玩家还持有的牌、这一墩的牌和先出的人；以及`m:solve`所用的：`for`、`camp`、`fewest`、`last`、"
      .. "`trick_counts`",
  ["what the camp of the player in turn gets of what is left, and the same "
    .. "for each card, the best first; or nil and what prevents an answer"] =
    "轮到的玩家一方在余下的里得到多少，以及出每张牌各得多少，最好的在前；或nil和无法回答的原因",
  ["Worked examples use it."] = "例题使用它。",
  ["{ step = name, with = list of arguments, scores = totals before, "
    .. "tricks = won by side, held = hands by player, won = cards by "
    .. "side, last_won = the seat that won the last trick, or the last "
    .. "two, in a list, party = the seats of the first party, "
    .. "round_number, dealer, leaves = true for `leaves` in the result }"] =
    "{ step = 名字, with = 参数的列表, scores = 之前的总分, tricks = 各方赢得的墩数, held = "
      .. "各玩家的手牌, won = 各方赢得的牌, last_won = 赢得最后一墩的座位，或赢得最后两墩的，写成列表, party = "
      .. "第一伙的座位, round_number, dealer, leaves = 结果里要有`leaves`时是true }",
  ["the totals, whether the match is then over and who has won, the step's "
    .. "answer, and as `sheet` the lines of the score that it wrote; as "
    .. "`leaves` the fields and numbers of cards afterwards, in the form "
    .. "of examples"] =
    "总分，这时比赛是否结束和谁赢了，步骤的回答，以及作为`sheet`的它写下的计分各行；作为`leaves`的是之后的字段和牌的张数，按例题的写法",
  ["For study only: it looks at all hands."] = "只供研究：它看所有人的手牌。",
  ["`for`: what is counted, `\"tricks\"` or `\"points\"` of the cards "
    .. "(points, where the game's cards have any and no trick ends the "
    .. "play); `camp`: a list of the players who play together "
    .. "(partners, a declarer's party, or all but the declarer); `fewest "
    .. "= true`: the camp wants as little as it can get (where a trick "
    .. "ends the play of somebody who wants none); `last`: what the last "
    .. "trick counts besides (0); `trick_counts`: what each trick counts "
    .. "besides its cards (0); `most`: the most positions to look at "
    .. "(100,000,000, about a minute)"] =
    "`for`：计什么，`\"tricks\"`或牌的`\"points\"`（游戏的牌有分、又没有哪一墩会结束打牌时是分）；`camp`：合作的玩"
      .. "家的列表（搭档、主打方的一伙，或主打方以外的所有人）；`fewest = "
      .. "true`：这一方想要得越少越好（用于一墩也不想要的人赢得一墩就结束打牌的时候）；`last`：最后一墩另外算多少（0）；`tri"
      .. "ck_counts`：每墩除了牌另外算多少（0）；`most`：最多看几个局面（100,000,000，约一分钟）",
  ["`value`, what is reached at best; `moves`, a list of { move, value }, "
    .. "the best first; `nodes`, the positions looked at; `fewest = "
    .. "true` if the camp wants as little as it can get; or nil and the "
    .. "rule or the fact that prevents an answer"] =
    "`value`，最好能达到的值；`moves`，{ move, value "
      .. "}的列表，最好的在前；`nodes`，看过的局面数；这一方想要得越少越好时有`fewest = "
      .. "true`；或nil和无法回答的那条规则或情况",
  ["a record, as `m:record` gives it and `play` writes it"] =
    "牌谱，如`m:record`所给、`play`所写",
  ["the match at the end of the record; or nil and a message that names "
    .. "the wrong line"] =
    "在牌谱结尾处的比赛；或nil和指出错在哪一行的信息",
  ["It contains the text of the rules files, so it can be played again "
    .. "after they have changed."] =
    "它含有规则文件的文本，所以在文件改动之后也能重打。",
}
