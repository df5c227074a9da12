-- Sentences for authors of rules: trace, why and edit, in Chinese. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}，{step}",
  trick = {
    you = "第{n}墩：你用{card}赢：{rule}。",
    other = "第{n}墩：{player}用{card}赢：{rule}。",
  },
  trick_plain = {
    you = "第{n}墩：你赢。",
    other = "第{n}墩：{player}赢。",
  },
  reason = {
    you = "你出{cards}：{says}。",
    other = "{player}出{cards}：{says}。",
  },
  only = {
    you = "你出{cards}，只能出这张：{says}。",
    other = "{player}出{cards}，只能出这张：{says}。",
  },
  struck = "  “{rule}”不许出{cards}",
  score = "{side}：{points}，{says}；合计{total}。",
  cards = "  {cards}：{points}",
  addend = "  {says}",
  ended = "{text}结束的原因：{rule}，{value}。",
  nothing = "还没有发生什么。",
  no_trick = "这一局还没有第{n}墩。",
  no_score = "那里没有记分。",
  what =
    "请输入 trace；看一墩用 trace 3；trace score；看某一局用 trace score "
    .. "2；或 trace all。",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "如果手中没有{cards}，就可以出。",
  suits = "如果手中没有{suits}，就可以出。",
  keeps = "如果手中只有{only}，就可以出。",
  alone = "如果手中没有别的牌，就可以出。",
  later = "第一墩之后就可以出。",
  later_suits = "第一墩之后，如果手中没有{suits}，就可以出。",
  later_without = "第一墩之后，如果手中没有{cards}，就可以出。",
  played = "如果之前已有人出过这些之一，就可以出：{played}。",

  -- the editor
  which =
    "还没有提到任何规则。edit 规则名 "
    .. "会在编辑器中打开一条规则、一个步骤或一个选项：edit follow suit、edit "
    .. "score。",
  no_rule = "没有叫{name}的规则、步骤或选项。",
  no_rule_near = "没有叫{name}的规则、步骤或选项；是不是指{near}？",
  here = "在{file}第{line}行。",
  installed =
    "这个文件是随程序安装的，不能在那里修改。tenace new NAME --of {game} "
    .. "可以开始写自己的自定规则。也可以复制文件：cp {file} {own}；以后 "
    .. "Tenace 就用这份副本。",
  no_editor = "没有找到编辑器。请设置 $EDITOR，或自己打开{file}的第{line}行。",
  no_file = "{file}已经不在了。",
  failed = "编辑器出错：{editor}",
  unchanged = "文件没有变化。",

  try = {
    what = "要试走什么：几步之间用空格或逗号隔开：try 7c qs，try draw, discard 4c。",
    over = "在第{n}步{move}之前，比赛已经结束。",
    stops = {
      you = "第{n}步{move}，你不可以：{text}。",
      other = "第{n}步{move}，{player}不可以：{text}。",
    },
    goes = "这些全都可以。",
    stays = "比赛仍停在原处。",
  },
}
