-- The sentences of the faces, in Chinese. See en/sections.lua.

return {
  seat = {
    you = "你",
    left = "左家",
    right = "右家",
    far_left = "左二家",
    far_right = "右二家",
    across = "对面",
    partner = "对家",
    opponent = "对手",
    dummy = "空家",
    number = "{n}号位",
    join = "和",
    sits = "{player}是{n}号位",
  },

  side = {
    we = "我方",
    they = "对方",
    we_in_line = "我方",
    with_partners = "{player}和搭档",
    seats = "{seats}号位",
    value = "{side} {value}",
    value_alone = "{side}：{value}",
    join = "，",
  },

  suit = { C = "梅花", D = "方块", H = "红桃", S = "黑桃" },
  spanish_suit = { O = "金币", C = "酒杯", E = "宝剑", B = "棍棒" },
  italian_suit = { O = "金币", C = "酒杯", E = "宝剑", B = "棍棒" },
  colour = { R = "红", Y = "黄", G = "绿", B = "蓝" },
  flower = {
    card = "{plant}，{kind}，{month}月",
    short = "{plant}（{kind}）",
    L = "光", A = "种", R = "短册", P = "皮",
    m1 = "松", m2 = "梅", m3 = "樱", m4 = "藤", m5 = "菖蒲", m6 = "牡丹", m7 = "萩",
    m8 = "芒", m9 = "菊", m10 = "枫", m11 = "柳", m12 = "桐",
  },

  status = {
    round = "第{round}局。",
    round_of = "第{round}局，共{rounds}局。",
    dealt = { you = "你发的牌。", other = "{player}发的牌。" },
    trump = "主牌：{trump}。",
    no_trump = "无主。",
    no_trump_suit = "没有主花色。",
    contract = "定约：{contract}。",
    problem = "规则出错：{problem}。",
    declarer = "庄家：{player}。",
    role = "{role}：{player}。",
    tricks = "墩数：{tricks}。",
    score = "比分：{score}。",
    score_of = "比分：{score}；{target}分获胜。",
    score_games = "比分：{score}；{target}分赢一局，赢{games}局获胜。",
    score_to = "比分：{score}；{target}分结束比赛。",
    play = "{player} {cards}",
    call = "{player}：{cards}",
    play_join = "，",
    party = "{party}：{players}",
    groups_join = "；",
    table = "牌桌",
    hand = "手牌", melds = "组牌", left_over = "{name} {n}",
    no_cards = "没有牌",
    shown = "亮过",
    calls = "叫牌",
    dummy = "{player}（明手）",
    known = "你知道",
    stock = "牌堆",
    held = "张数",
    held_by = "{cards}（{places}）",
    ["or"] = "或",
  },

  table = {
    titled = "{title}。",
    welcome = "{title}：{sentence}",
    silenced = "由于选项{by}，选项{name}在这里不起作用。",
    silenced_in = "{game}：由于选项{by}，选项{name}不起作用。",
    with_house = "自定规则：{title}。{sentence}",
    seating = "你是{seat}号位；{others}。",
    several = "{seats}号位由人坐，其余是机器人。",
    makes_room = "接下来是{player}。按回车盖住你的牌。",
    sits_down = "接下来是{player}。按回车显示{player}的牌。",
    big_and_little = "牌里有大王和小王；也可以输入bj、lj。",
    big_joker = "牌里有王；也可以输入bj。",
    alone = "你一个人玩。种子：{seed}。",
    bots = "机器人：{bots}。种子：{seed}。",
    more = { other = "按回车显示其余{n}行。" },
    cards_now = "牌的显示方式：{how}。可选：{list}。",
    cards_no = "牌不能按“{how}”显示。可选：{list}。",
    named = "牌可以按名称或字母输入：{name}也就是{card}。",
    how = "输入牌名或它的编号；输入“帮助”列出所有命令。",

    round = "第{round}局。",
    deals = { you = "你发牌。", other = "{player}发牌。" },
    dealt_each = { other = "每人{n}张牌。" },
    dealt = "发牌张数：{counts}。",
    cards = { other = "{n}张牌" },
    draws = { you = "你摸{cards}。", other = "{player}摸{cards}。" },
    turns = { you = "你翻开{cards}。", other = "{player}翻开{cards}。" },
    is_turned = "翻开的是{cards}。",
    takes_cards = { you = "你拿起{cards}。", other = "{player}拿起{cards}。" },
    shows = { you = "你亮出{cards}。", other = "{player}亮出{cards}。" },
    dealt_again = "所有的牌重新洗过，再发一次。",
    shuffled = "牌堆重新洗过。",
    shows_because = {
      you = "你亮出{cards}：{reason}。",
      other = "{player}亮出{cards}：{reason}。",
    },
    shown = "亮出：{cards}。",
    shown_because = "亮出：{cards}，{reason}。",
    settled = "{name}：{value}。",
    is_so = "{name}。",
    party = "{party}：{players}。",
    none = "无",
    yes = "是",
    no = "否",
    leads = { you = "你先出{cards}。", other = "{player}先出{cards}。" },
    plays = { you = "你出{cards}。", other = "{player}出{cards}。" },
    leads_dummy = {
      you = "你从{dummy}的明手领出{cards}。",
      other = "{player}从{dummy}的明手领出{cards}。",
    },
    plays_dummy = {
      you = "你从{dummy}的明手出{cards}。",
      other = "{player}从{dummy}的明手出{cards}。",
    },
    leads_yours = { other = "{player}从你的手牌领出{cards}。" },
    plays_yours = { other = "{player}从你的手牌出{cards}。" },
    leads_only = { you = "你先出{cards}，只能这样出。" },
    plays_only = { you = "你出{cards}，只能这样出。" },
    answers = { you = "你：{move}。", other = "{player}：{move}。" },
    unseen = {
      you = "你：{move}，暗放。",
      other = "{player}：{move}，暗放。",
    },
    secret = {
      you = "你扣下{cards}。",
      other = "{player}扣下{cards}。",
    },
    shows_to = {
      you = "你给{to}看{cards}。",
      other = "{player}给{to}看{cards}。",
    },
    shows_to_because = {
      you = "你给{to}看{cards}：{reason}。",
      other = "{player}给{to}看{cards}：{reason}。",
    },
    looks_at = {
      you = "你看{cards}。",
      other = "{player}看{cards}。",
    },
    looks_at_because = {
      you = "你看{cards}：{reason}。",
      other = "{player}看{cards}：{reason}。",
    },
    to_you = "你",
    drawn_from_you = "{to}从你手里抽走{cards}。",
    you_draw_from = "你从{from}手里抽来{cards}。",
    drawn_from = "{to}从{from}手里抽走{cards}。",
    you_give = "你把{cards}给{to}。",
    you_get = "{from}给你{cards}。",
    given = "{from}把{cards}给{to}。",
    wins = { you = "这一墩归你。", other = "这一墩归{player}。" },
    has_trick = {
      you = "你因此得一墩。", other = "{player}因此得一墩。",
    },
    wins_because = {
      you = "这一墩归你：{why}。",
      other = "这一墩归{player}：{why}。",
    },
    round_over = "第{round}局结束。",
    tricks = "墩数：{tricks}。",
    nobody_scores = "无人得分。",
    unscored = "无人得分：{reason}。",
    all_passed = "无人得分：各家都不叫。",
    scores = {
      we = "我方得{points}分：{reason}。",
      they = "对方得{points}分：{reason}。",
      you = "你得{points}分：{reason}。",
      one = "{side}得{points}分：{reason}。",
      several = "{side}得{points}分：{reason}。",
    },
    climbs = {
      we = "我方升{n}级：{reason}。",
      they = "对方升{n}级：{reason}。",
      you = "你升{n}级：{reason}。",
      one = "{side}升{n}级：{reason}。",
      several = "{side}升{n}级：{reason}。",
    },
    scored_part = "{reason}计{points}分",
    score_each = "{sides}和{last}各得{points}分：{reason}。",
    lose_each = "{sides}和{last}各输{points}分：{reason}。",
    loses = {
      we = "我方输{points}分：{reason}。",
      they = "对方输{points}分：{reason}。",
      you = "你输{points}分：{reason}。",
      one = "{side}输{points}分：{reason}。",
      several = "{side}输{points}分：{reason}。",
    },
    total = "比分：{scores}。",
    match_won = {
      we = "我方赢得比赛。",
      they = "对方赢得比赛。",
      you = "你赢得比赛。",
      one = "{side}赢得比赛。",
      several = "{side}赢得比赛。",
    },
    draw = "比赛打成平局。",
    share_first = "{sides}和{last}并列第一。",
    no_single_winner = "比赛没有唯一的赢家。",
    after = "比赛结束。按回车离开；“比分”、“上一墩”和“撤销”仍然可用。",

    type_cards = "输入各张牌或它们的编号，中间用空格隔开。",
    no_more_asked = "输入{word}，摸完牌之前不再询问。",
    type_or_none = "输入各张牌或它们的编号，中间用空格隔开；{none}表示不选牌。",
    numbered = "{move}({n})",
    no_answer_number = "没有编号为{number}的回答：编号从1到{n}。",
    too_many = "有{n}种回答：请直接输入。",
    range = "请输入{min}到{max}的数。",
    choices = "可以输入：{moves}。",
    or_say = "出牌前可以先说：{words}。",
    marked = "可以输入：有标记的牌。",
    choices_some = "有{n}种选择，例如：{moves}。",
    marked_or = "可以输入：有标记的牌、{moves}。",
    and_others = "{moves}等",
    and_cut = "{moves}等：“选择”全部列出",
    steps = "{first}、{second}……直到{last}",
    choices_and = "可以输入：{moves}，或",
    promised = "{move}：{promise}",
    promised_to = "……直到{last}",
    choices_more = "可以输入的有：{moves}等。",

    which_of_two = "{word}是{one}还是{other}？",
    refused = "不允许：{reason}。",
    allowed = "允许：{moves}。",
    ask_why = "输入“为什么 {move}”查看规则。",
    no_number = { other = "没有编号为{number}的牌：编号从1到{n}。" },
    no_numbers = "没有编号为{number}的牌：这里的牌没有编号。",
    pause = "按回车进入下一局。",
    asked_else = "现在不能回答“{move}”：{prompt}",
    not_yours = "还没轮到你：按回车继续。",
    elsewhere = "“{word}”在牌桌之外使用：先“退出”，再输入tenace {word}。",
    unknown = "看不懂“{word}”：输入“帮助”查看可用的命令。",
    unknown_near = "看不懂“{word}”，是不是想输入“{near}”？",

    why_allowed = "允许{move}：{says}。",
    why_refused = "不允许{move}：{says}。",
    scored_in = "计分写在{file}第{line}行。",
    why_also = "另一条规则也不允许：{says}（{rule}，{file}第{line}行）。",
    rule = "规则：{rule}，{file}第{line}行。",
    hint_cards = "机器人会选{move}。",
    hint = "机器人会出{move}。",
    hint_say = "机器人会选：{move}。",
    chose_so = {
      you = "你选了{made}，和机器人的选择一样。",
      other = "{player}选了{made}，和机器人的选择一样。",
    },
    chose_other = {
      you = "你选了{made}；机器人会选{move}。",
      other = "{player}选了{made}；机器人会选{move}。",
    },
    played_so = {
      you = "你出了{made}，和机器人的选择一样。",
      other = "{player}出了{made}，和机器人的选择一样。",
    },
    played_other = {
      you = "你出了{made}；机器人会出{move}。",
      other = "{player}出了{made}；机器人会出{move}。",
    },
    played_nothing = "还没有做过任何决定。",
    why_closed = "理由会泄露别人的手牌：“亮出 手牌”亮出所有手牌供研究。",
    solve_closed = "“求解”要看所有手牌：“亮出 手牌”亮出所有手牌供研究。",
    view_table = "现在画出牌桌。",
    view_lines = "现在用文字行描述牌桌。",
    view_what = "请输入“视图 牌桌”或“视图 文字”。",
    view_narrow = "屏幕太窄，画不下牌桌。",
    undone = "已撤销。",
    no_undo = "没有可以撤销的出牌。",
    redone = "已重做。",
    no_redo = "没有可以重做的。",
    nothing_to_repeat = "你还没有回答过这个问题。",
    last = "上一墩：{plays}",
    nothing_settled = "这一局还没有定主或定约。",
    no_last = "这一局还没有打完一墩。",
    nothing_to_explain = "没有被拒绝的出牌，这一局也还没有打完一墩：请在“为什么”后面"
      .. "写上一张牌。",
    ready = "> ",
    ready_over = "> ",
    saved_in = "牌谱在{file}里。",
    save_where = "请写文件名：“保存 文件”。",
    save_there = "已经有文件“{file}”：请换一个名字。",
    not_saved = "没有保存：{problem}。",
    not_written = "无法写入牌谱：{problem}。比赛继续；下一步会再试，"
      .. "“保存 文件”可以写到别处。",
    written_again = "整份牌谱已重新写入{file}。",
    not_kept = "比赛的最后几步没有保存：{problem}。",
    position_line = "{line}打开这个局面：tenace play {line}。",
    no_position = "没有一行文字能打开这个局面：{why}。",
    thinks = "{player}在考虑……",
    looks = "机器人在想……",
    opening = "机器人先打{n}步……",
    torn = "牌谱的最后一行没有写完整。这一行不算，比赛从它之前继续。",
    quit = "比赛已保存：用tenace play --resume继续。",
    quit_named = "比赛已保存：用tenace play --resume {file}继续。",
    stopped = "已停止。按回车继续。",
    in_error = "请改正规则后输入“重读”；或用“退出”离开。",
    unfinished = "输入在“{line}”中间断了。",

    help_words = "命令可以用中文或英文输入：{words}。",
    help = [[
出牌时输入那张牌（梅花7、♣7）或它下面的编号。有*标记的牌可以出。
回答是词语时，输入2就是选(2)那一项。{none}表示不选牌。按回车重新显示牌桌。

  为什么 3d  规则对一种选择的说明；只写“为什么”：刚被拒绝的选择，否则是上一
            墩；“为什么 主牌”：主牌是怎么定的；“为什么 比分”：得分是怎么来的
  选择      现在可以输入的一切，能列出的都列出
  提示      机器人会怎么出，为什么；“提示 3d”：3d与它相比如何；“为什么 左家”
            （手牌都亮出以后）：左家为什么出上一张牌
  记牌      哪些牌还没出，谁缺哪门花色；“记牌 开”每次决定前都显示，“记牌 关”不
            再显示
  重复      只要还是同一个问题，就一直给同样的回答
  撤销      回到你的上一个决定；“重做”重做；“退回 3”退回三个决定；“跳到 墩 5”
            （到第5墩），“跳到 局 2”（到第2局）
  分支      从这里另开一个分支；“所有分支”并排显示各分支；“切换 1”在分支1继
            续；“打完”：由机器人打完这一局；“再打 random”：由random机器人打同
            一副牌
  亮出 手牌  亮出所有手牌，“盖上 手牌”盖上；“求解”说明这时每张牌值多少；
            “给 2 QS”、“交换 QS 3D”、“固定 hand 1 AS * KS”改动这副牌
  复盘      上一局哪里损失最大，为什么；“复盘 比赛”：所有各局；“复盘 1”在另一
            个分支里回到第一个失误
  过程      这一局里哪条规则做了什么、写在哪里；“过程 3” 看第三墩；“过程 比分”
            一项一项看得分；“编辑 follow suit” 在那里打开编辑器
  上一墩    上一墩，以及它为什么这样赢
  比分      计分表和理由
  视图 方式  “视图 牌桌”画出牌桌，“视图 文字”用文字行描述
  牌面 方式  牌的显示方式：signs、letters、french、german、spanish或italian
  规则      这个游戏的规则
  重读      重新读规则文件，按新规则继续；“监视”在每次保存文件后自动这样做；
            “设置 target=7”更改一个选项
  试试 7C QS  这样走会怎样：其间由机器人应答，比赛停在原处
  例子      把桌上的情形写成规则文件里的例子：“例子 "名称"”；后面可写may 3D、
            may not 3D、wins、score或last
  保留      把这场比赛作为正确的保留：check会重打它
  保存 文件  把牌谱写到文件；只写“保存”说明它保存在哪里；“局面”把这副牌写成一
            行，如whist#7，别人可以打开
  保存 rules as NAME  把这一桌的自定规则和选项存成一套：tenace play GAME+NAME
            照此玩
  退出      离开；用tenace play --resume继续

其他输入都当作Lua执行：m是这场比赛；hand、trump、tricks、scores
以及视图的其他字段是你能看到的东西。]],
  },

  rows = {
    label = "{name} {n}",
    pile = "{n}：{cards}",
    build = "{cards}，作{value}（{owner}）",
    join = "  ",
    empty = "–",
    hidden = "··",
  },

  sheet = {
    round = "局",
    reason = "理由",
    total = "总分",
    empty = "还没有计过分。",
  },


  solve = {
    best = {
      you = "如果所有牌都看得见，谁也不出错，你方还能得到：",
      other = "如果所有牌都看得见，谁也不出错，{player}一方还能得到：",
    },
    best_few = {
      you = "如果所有牌都看得见，谁也不出错，你方最多得到：",
      other = "如果所有牌都看得见，谁也不出错，{player}一方最多得到：",
    },
    dealt = "{game}，种子{seed}，{at}个决定之后",
    hand = "{n}号玩家的手牌：{cards}。",
    nodes = "{nodes}个局面",
    ["not"] = "这里不知道最佳打法：{problem}。",
    points = { other = "{n}分  {cards}" },
    posed = "{game}",
    tricks = { other = "{n}墩  {cards}" },
    turn = "轮到{n}号玩家出牌。这一方还能得到：",
    what = "“求解”只能算墩数或分数，不能算“{what}”：“求解 points”",
  },

  replay = {
    game = "{game}，种子{seed}",
    played = "{rounds}局，{decisions}个决定，都与牌谱一致",
    unfinished = "比赛还没有结束：用tenace play --resume {file}继续。",
  },

  simulate = {
    game = "{game}，种子{seed}，机器人{bots}",
    played = "{games}场比赛，{rounds}局，{decisions}个决定",
    speed = "{seconds}秒，每秒{rate}局",
    side = "一方",
    wins = "赢",
    share = "比例",
    mean = "平均分",
    deviation = "标准差",
    draws = "平局",
    side_seats = "{side}（{seats}号位）",
    side_seat = "{side}（{seats}号位）",
    length = "一局平均有{n}个决定。",
  },
}
