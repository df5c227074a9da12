-- Sentences of lessons, in Chinese. See en/teach.lua.

return {
  sentence = "{text}。",
  your_hand = "你的手牌",
  apart = "；",
  no_suit = "无",
  play = "{letter} {n}号位",
  all = "全部",
  none = "都不",
  draw = "没有人：平局",
  goes_on = "还没有人",
  seat = "{n}号位",
  score_line = "{side}：{points}，{reason}",
  meld_is = "{kind}，{n}分",
  is_allowed = "这是允许的",
  not_asked = "这没有回答这个问题",
  asked_else = "问的是另一个问题，“{prompt}”",
  higher = "{card}大于{other}",
  higher_trump = "{card}是主牌，大于{other}",

  asks = {
    cards = "哪些牌可以出？",
    dummy = "{player}的哪些牌可以出？",
    plays = "其中哪些可以出？",
    say_to = "问题：“{prompt}”哪些可以选？",
    winner = "哪张牌赢得这一墩？",
    winner_play = "哪一手赢得这一墩？",
    value = "这值多少？",
    scores = { [1] = "这时得分是多少？",
      other = "这时得分是多少？（{first}在前）" },
    won_by = "这时谁赢了比赛？",
    meld = "这是组牌吗？",
    by_round = "第{n}局，{step}：这时是什么？",
    higher = "哪张牌大？",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "全部", all = "都" },
    none = { other = "都不", any = "无" },
    yes = { other = "是", right = "对" },
    no = { other = "否", plain = "不", not_so = "不是" },
  },

  how = {
    cards = "（各张牌用空格隔开，或花色名、{all}、{none}）",
    items = "（字母，或{all}、{none}）",
    one = "（一个字母）",
    numbers = { other = "（{n}个数，用空格隔开）" },
    yes_no = "（{yes}或{no}）",
  },

  not_in_hand = "“{word}”不是这手牌里的牌。",
  type_letters = "输入所有正确项的字母，如a c；或{none}。",
  type_one = "输入一个字母，a到{last}。",
  type_numbers = { other = "输入{n}个数。" },
  type_yes_no = "输入{yes}或{no}。",

  topic = {
    rank = "牌的大小",
    say = "可以说什么",
    cards = "可以选哪些牌",
    trick = "谁赢得一墩",
    count = "值多少",
    meld = "什么是组牌",
    step = "规则怎样定",
    play = "可以出什么",
    hard = "两条规则同时起作用",
    free = "什么时候可以出任何牌",
    house = "自定规则：{title}",
    lesson = "{title}",
    counting = "数清还有几张",
    voids = "谁已经没有了",
    best_card = "看上去最好的牌不一定对",
  },

  text = {
    hard = "有的牌算作另一门花色，不是牌面上的花色；有的时候第一条规定之后还有第二条。",
    free = "这里也许没有限制。有没有呢？",
    counting = "不在你手里、也没有打出的牌，就在别人手里。"
      .. "一边打一边数一门花色，你就比别人知道得多。",
    voids = "不跟花色的人，手里已经没有这门花色。大家都看见了：记住是谁。",
    best_card = "这里规则允许出几张牌，匆忙的人多半会选错。",
  },

  title = { other = "{title}：{n}课。{played}" },
  played_as = "这里的打法：{spec}",
  not_begun = { other = "{n}题" },
  done = "{n}题答对{right}题",
  by_teacher = "带讲解的课",
  done_by_teacher = "已完成",
  begin = "第{n}课，共{all}课：{title}",
  number = "{n}/{all}",
  example_name = "规则里有这个例子：{name}。",
  how_it_goes = "请回答，或输入“亮出”、“跳过”、“停止”；“帮助”有更多说明。",

  right = { "对。", "是的。", "没错。" },
  wrong = "不完全对。",
  too_many = "{move}：{reason}",
  too_many_alone = "{move}不对。",
  missing = { other = "还有{n}个正确的。" },
  try_again = "再试一次，或输入：“亮出”、“跳过”、“停止”。",
  shown = "答案：{answer}。",
  because = "{says}",
  cite = "规则：{rule}，{file}第{line}行。",
  cite_place = "{file}第{line}行。",
  general = "{rule}：{text}",
  no_place = "规则里没有单独一行说明这一点。",
  no_lessons_now = "这是测验：tenace teach GAME不加--quiz才有课。",
  skipped = "跳过了。",
  understood = "“{text}”不能作这里的回答。{how}",

  summary = "第{n}课：{all}题中一次答对{right}题。",
  look_at = "请再看一看：{names}。",
  perfect = "全部一次答对。",
  stopped = "已停止：用--lesson {name}可以重新开始这一课。",
  stopped_quiz = "答了{n}题后停止，共{all}题。",
  finished = "所有的课都上完了。--quiz 10从各课混合出题；换一个--seed会有别的题。",
  review = { other = "先做以前没有答对的{n}题。" },
  review_summary = "{n}题中现在答对{right}题。",
  stopped_review = "已停止：这些题下次再做。",
  once_more = "再来一次",
  next = "接下来：第{n}课，{title}。按回车继续；“停止”离开。",
  quiz = { other = "{title}：从各课出{n}题，种子{seed}。" },
  quiz_summary = "{n}题中一次答对{right}题。",
  all_done = "所有的课都完成了：用--lesson NAME重新开始一课。",
  none_found = "用种子{seed}没有找到这样的局面；换一个--seed也许有。",
  not_kept = "你的进度无法保存：{problem}",

  stands = "只显示有关的牌：其他的牌不影响结果。",

  drill = {
    trick = "第{n}墩",
    play = "{player} {cards}",
    trumps = "主牌",
    trick_label = "这一墩",
    out = { other = "外面还有{n}张：{cards}" },
    above = "{card}还在外面",
    nothing_above = "外面没有比它大的牌",
    best = { other = "各门花色剩下的最大的牌：{cards}" },
    shown_void = "{player}在第{n}墩没有跟{suit}",
    not_shown = "还看不出来",
    counts = "{card} {n}",
    cards = "牌",
    rank_out = "一共{all}张，你手里{held}张，牌组里{melded}张：还剩{n}张",
    asks = {
      trumps_out = "主牌：外面还有几张（不在你手里，也没有打出）？",
      suit_out = "{suit}：外面还有几张（不在你手里，也没有打出）？",
      highest = "你的哪些牌现在是各自花色里最大的？",
      rank_out = "{rank}：既不在你手里、也没有组成牌组的还有几张？",
      voids = "{suit}：谁不可能再有？",
      points = "这些牌一共多少分？",
    },
  },

  recorded = {
    head = "-- 打{title}时录下的一课。把给学习者看的话写进says\n"
      .. "--（走之前）、right（走之后）、text和done。",
    title = "一局{title}",
    nothing = "你没有走过，所以没有写{file}。",
    written = "这一课在{file}里。请写好句子，再放进你的规则文件夹的lessons/{game}。",
  },

  guided = {
    blocked = "允许{move}，但是{why}",
    not_this = "允许{move}，但这一课要的是另一种选择。",
    refused = "不允许：{reason}。",
    hint = "{hint}",
    plays = "{player}出{cards}。",
  },

  help = [[
像在牌桌上一样输入牌（梅花7或♣7），用空格隔开；花色名表示手里该花色的所有牌。
回答有字母时，输入字母。

  亮出      显示答案和它依据的规则
  跳过      跳到下一题
  为什么    在回答之前显示规则和它的位置
  各课      各课和你的成绩
  停止      离开；进度会保存]],
}
