-- The help on words in Chinese: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0分不留下记录。一伙没有自己的分：其中每个玩家各得这些分。",
  ["a side, its number, a player, or a party"] = "一方、它的编号、一个玩家或一伙",
  ["a whole number, which may be negative"] = "一个整数，可以是负数",
  ["why, as text"] = "为什么，作为文本",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "分数不是整数：7 / 2不是，7 // 2是3",
  ["how many tricks count nothing (0)"] = "几墩不计（0）",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "计的数还不是得分：`side.count`是它的合计，`most_counted`说出哪一方最多。每局从0开始。0分不留痕迹。",
  ["what counts, as text"] = "计的是什么，作为文本",
  ["the count; and the side and the text, if no other side has as much"] =
    "所计的数；没有别的一方一样多时，还有那一方和文本",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "是false的行略去，分数是false、nil或0的行也略去。",
  ["the lines that count, for self:score_lines and count_lines"] =
    "计分的各行，用于self:score_lines和count_lines",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "有一行不是分数为整数的{ points, \"reason\" }",
  ["lines: { points, \"reason\" }"] = "各行：{ points, \"reason\" }",
  ["the sum, and its text"] = "和，以及它的文本",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "各行，如`lines`所给：{ points, \"reason\" }；是false或计0分的行略去",
  ["False and nil are left out."] = "false和nil略去。",
  ["the number where the count begins"] = "从哪个数开始计",
  ["the name of that number"] = "那个数的名字",
  ["the last number, and the text of the count"] = "最后的数，以及所计的文本",
  ["the number to multiply by"] = "乘以几",
  ["the name of the factor"] = "乘数的名字",
  ["a number, as `count_on` gives it"] = "一个数，如`count_on`所给",
  ["its text, as `count_on` gives it"] = "它的文本，如`count_on`所给",
  ["the product, and its text"] = "积，以及它的文本",
  ["the contract"] = "哪个定约",
  ["where the count begins"] = "从哪里开始计",
  ["what the beginning is called"] = "开头叫什么",
  ["what counts one more; what is false or nil is left out"] =
    "哪些再加一；是false或nil的略去",
  ["the number, and the text of it"] = "这个数，以及它的文本",
  ["the game has no such contract"] = "游戏没有这个定约",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "这个词之后本来要做的事不再做，调用这个步骤的各步骤也一样。",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "这个词之后本来要做的事不再做。比赛随这一局结束的，见`win_match`。",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "选项`rounds`不是0时，打完那么多局比赛就结束：总分最高的获胜，相等是平局。否则，有一方达到选项`target`或降到"
      .. "`floor`，并且有一个总分最高时结束；有规则数据`ties = \"draw\"`时，这时相等也是平局。规则数据`wins`可以改为"
      .. "总分最低的获胜，或改用各方保存的一个字段。",
  ["another number in place of the option; false: no total wins"] =
    "代替选项的另一个数；false：不凭总分获胜",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "各方都有的一个字段的名字：其中有值的一方还不能获胜",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "达到目标就获胜的一方，不管别人有多少；`target`是false时，只有它凭选项的目标这样获胜",
  ["false, or true and the winning side (0: a draw)"] =
    "false，或true和获胜的一方（0：平局）",
  ["the one that gets none: a side, its number, or a player"] =
    "不得分的那个：一方、它的编号或一个玩家",
  ["a whole number, negative too"] = "一个整数，也可以是负数",
  ["a side, its number, or a player; if left out, each side"] =
    "一方、它的编号或一个玩家；不给时是每一方",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "宣布了分数或墩数的一伙，只有对方达不到时才获胜；否则对方获胜，除非对方也同样没有做到。两伙都没有宣布时，第一伙得到所需的分数就获胜。获胜"
      .. "的一伙得1分，每达到一级（不论宣布与否）再得1分，再加上任一伙所宣布的每一级的分。不管谁赢，对方每宣布一级而自己的分数破了它，就得1分。",
  ["the points with which the first party wins"] = "第一伙获胜所需的分数",
  ["the first party, or a table: its points and tricks"] = "第一伙，或一张表：它的分数和墩数",
  ["the second party, likewise"] = "第二伙，同上",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "从第一伙看的记分各行，用于count_lines；以及获胜的一伙，1或2，或nil",
  ["the game has no announcements"] = "游戏没有宣布（announcements）",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "第二伙每个玩家付这些分。第一伙里主打方的每个搭档得一样多，余下的归主打方；没有主打方时大家平分。低于0的分反过来。",
  ["what each player of the second party pays"] = "第二伙每个玩家付多少",
  ["the player of the first party who gets the rest"] = "第一伙中得余下部分的玩家",
  ["true: the declarer's partners get and pay nothing"] = "true：主打方的搭档不得也不付",
  ["there are no parties; or the points cannot be divided"] = "没有分伙；或分数不能平分",
  ["Between players of one party that comes to nothing."] = "同一伙的玩家之间不计。",
  ["the player who has won the trick"] = "赢得这一墩的玩家",
  ["text, a list of texts, or cards; false or nil: none"] =
    "文本、文本的列表或牌；false或nil：没有",
  ["Points below 0 go the other way."] = "低于0的分反过来。",
  ["who pays: a side, its number, or a player"] = "谁付：一方、它的编号或一个玩家",
  ["who gets them: likewise"] = "谁得：同上",
  ["why the other gets them (the same)"] = "对方为什么得（相同）",
  ["the points are no whole number"] = "分数不是整数",
  ["the one who gets them: a side, its number, or a player"] =
    "得分的人：一方、它的编号或一个玩家",
  ["what each other side pays, a whole number"] = "其他各方各付多少，一个整数",
  ["Equal ones get nothing, so then there is none."] = "相等的什么也不得，这时就没有。",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "一个以一方为参数、回答一个数的函数；它回答false或nil的一方略去",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "那一方和那个数；没有，或有几方一样多，就是nil",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "每级记一分。从最后一级再升的一方赢得比赛。",
  ["the number of levels; with 0 nothing happens"] = "升几级；0时什么也不发生",
  ["the game has no fact `levels`"] = "游戏没有规则数据`levels`",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "规则文件夹的`lessons/GAME/`中的文件返回它。",
  ["its name, without house rules"] = "它的名字，不带自定规则",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "各为{ name, title, of, text, file, … }，如文件所写；文件有错时有`problem`",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "最好的选择在几百种与玩家所见相符的分牌里得到证明，最后几墩按完美打法打完。最多要几秒钟。",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "一张表，其中每个名字都可以不给：`seed`，一个整数（随机）：相同的数找到相同的题；`grade`，\"easy\"、"
      .. "\"medium\"或\"hard\"（任意）；`told`，一个函数，不时以已做的工作量和超过就不再找的工作量调用",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = 在该局面, player, move = 最好的选择, moves = 全部, missed = 匆忙的玩家错过它的"
      .. "比例, grade, explained = 如`m:explain`所给 }；合理的时间内没找到就是nil",
}
