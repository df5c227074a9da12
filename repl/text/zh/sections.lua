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
    declarer = "主打方：{player}。",
    role = "{role}：{player}。",
    tricks = "墩数：{tricks}。",
    score = "比分：{score}。",
    score_of = "比分：{score}；{target}分获胜。",
    score_games = "比分：{score}；{target}分赢一局，赢{games}局获胜。",
    score_to = "比分：{score}；{target}分结束比赛。",
    play = "{player} {cards}",
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
    big_and_little = "BJ是大王，LJ是小王。",
    big_joker = "BJ是王。",
    alone = "你一个人玩。种子：{seed}。",
    bots = "机器人：{bots}。种子：{seed}。",
    more = { other = "按回车显示其余{n}行。" },
    cards_now = "牌的显示方式：{how}。可选：{list}。",
    cards_no = "牌不能按“{how}”显示。可选：{list}。",
    named = "牌可以按名称或字母输入：{name}也就是{card}。",
    how = "输入一张牌（梅花7或♣7）或它的编号；help列出所有命令。",

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
    lose_each = "{sides}和{last}各失{points}分：{reason}。",
    loses = {
      we = "我方失{points}分：{reason}。",
      they = "对方失{points}分：{reason}。",
      you = "你失{points}分：{reason}。",
      one = "{side}失{points}分：{reason}。",
      several = "{side}失{points}分：{reason}。",
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
    after = "比赛结束。按回车离开；score、last和undo仍然可用。",

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
    and_cut = "{moves}等：moves全部列出",
    steps = "{first}、{second}……直到{last}",
    choices_and = "可以输入：{moves}，或",
    promised = "{move}：{promise}",
    promised_to = "……直到{last}",
    choices_more = "可以输入的有：{moves}等。",

    refused = "不允许：{reason}。",
    allowed = "允许：{moves}。",
    ask_why = "输入why {move}查看规则。",
    no_number = { other = "没有编号为{number}的牌：编号从1到{n}。" },
    no_numbers = "没有编号为{number}的牌：这里的牌没有编号。",
    pause = "按回车进入下一局。",
    asked_else = "现在不能回答“{move}”：{prompt}",
    not_yours = "还没轮到你：按回车继续。",
    elsewhere = "“{word}”在牌桌之外使用：先quit，再输入tenace {word}。",
    unknown = "看不懂“{word}”：输入help查看可用的命令。",
    unknown_near = "看不懂“{word}”，是不是想输入“{near}”？",

    why_allowed = "允许{move}：{says}。",
    why_refused = "不允许{move}：{says}。",
    scored_in = "计分写在{file}第{line}行。",
    why_also = "另一条规则也不允许：{says}（{rule}，{file}第{line}行）。",
    rule = "规则：{rule}，{file}第{line}行。",
    hint_cards = "机器人会选{move}。",
    hint = "机器人会出{move}。",
    hint_pause = "现在没有要决定的：这一局已结束。review说明这一局哪里损失最大，"
      .. "按回车继续。",
    against_same = "你问的正是这一步。",
    against_worse = "选{made}，本局得分要少{cost}（±{interval}）。",
    against_alike = "选{made}差不多一样好：本局得分相差{cost}（±{interval}）。",
    against_unknown = "选{made}的结果无法判断。",
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
    why_closed = "理由会泄露别人的手牌：show hands亮出所有手牌供研究。",
    solve_closed = "solve要看所有手牌：show hands亮出所有手牌供研究。",
    view_table = "现在画出牌桌。",
    view_lines = "现在用文字行描述牌桌。",
    view_what = "请输入view table或view lines。",
    view_narrow = "屏幕太窄，画不下牌桌。",
    undone = "已撤销。",
    no_undo = "没有可以撤销的出牌。",
    redone = "已重做。",
    no_redo = "没有可以重做的。",
    nothing_to_repeat = "你还没有回答过这个问题。",
    last = "上一墩：{plays}",
    nothing_settled = "这一局还没有定主或定约。",
    no_last = "这一局还没有打完一墩。",
    nothing_to_explain = "没有被拒绝的出牌，这一局也还没有打完一墩：请在why后面"
      .. "写上一张牌。",
    ready = "> ",
    ready_over = "> ",
    saved_in = "牌谱在{file}里。",
    save_where = "请写文件名：save FILE。",
    save_there = "已经有文件“{file}”：请换一个名字。",
    not_saved = "没有保存：{problem}。",
    not_written = "无法写入牌谱：{problem}。比赛继续；下一步会再试，"
      .. "save FILE可以写到别处。",
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
    in_error = "请改正规则后输入reload；或用quit离开。",
    unfinished = "输入在“{line}”中间断了。",

    help = [[
出牌时输入那张牌（梅花7、♣7）或它下面的编号。有*标记的牌可以出。
回答是词语时，输入2就是选(2)那一项。{none}表示不选牌。按回车重新显示牌桌。

  why 3d    规则对一种选择的说明；只写why：刚被拒绝的选择，
            否则是上一墩；why trump：主牌是怎么定的；
            why score：得分是怎么来的
  moves     现在可以输入的一切，能列出的都列出
  hint      机器人会怎么出，为什么；hint 3d：3d与它相比如何；
            why left（手牌都亮出以后）：左家为什么出上一张牌
  counts    哪些牌还没出，谁缺哪门花色；counts on每次决定前都显示，
            counts off不再显示
  repeat    只要还是同一个问题，就一直给同样的回答
  undo      回到你的上一个决定；redo重做；back 3退回三个决定；
            goto trick 5（到第5墩），goto round 2（到第2局）
  branch    从这里另开一个分支；branches并排显示各分支；
            switch 1在分支1继续；finish：由机器人打完这一局；
            again random：由random机器人打同一副牌
  show hands  亮出所有手牌，hide hands盖上；solve说明这时每张牌值多少；
            give 2 QS、swap QS 3D、fix hand 1 AS * KS改动这副牌
  review    上一局哪里损失最大，为什么；review match：所有各局；
            review 1在另一个分支里回到第一个失误
  trace     这一局里哪条规则做了什么、写在哪里；trace 3 看第三墩；
            trace score 一项一项看得分；edit follow suit 在那里打开编辑器
  last      上一墩，以及它为什么这样赢
  score     计分表和理由
  view HOW  view table画出牌桌，view lines用文字行描述
  cards HOW 牌的显示方式：signs、letters、french、german、spanish或italian
  rules     这个游戏的规则
  reload    重新读规则文件，按新规则继续；watch在每次保存文件后自动这样做；
            set target=7更改一个选项
  try 7C QS 这样走会怎样：其间由机器人应答，比赛停在原处
  example   把桌上的情形写成规则文件里的例子：example "名称"；
            后面可写may 3D、may not 3D、wins、score或last
  keep      把这场比赛作为正确的保留：check会重打它
  save FILE 把牌谱写到文件；只写save说明它保存在哪里；
            position把这副牌写成一行，如whist#7，别人可以打开
  save rules as NAME 把这一桌的自定规则和选项存成一套：tenace play GAME+NAME
            照此玩
  quit      离开；用tenace play --resume继续

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
    what = "solve只能算墩数或分数，不能算“{what}”：solve points",
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

  fail = {
    command_line = "{command}: {problem}：见tenace {command} --help",
    command_line_near = "{command}: {problem} 见tenace {command} --help",
    unknown_option = "没有选项{option}",
    unknown_option_near = "没有选项{option}，是{near}吗？",
    option_alone = "选项{option}后面要写一个词",
    option_short = "选项{option}后面还要写词",
    option_with = "选项{option}不带值",
    options_together = "选项{option}和{other}不能同时用",
    word_missing = "缺少{option}",
    too_many_words = "写的词太多",
    bad_deal = "{file}: 第{n}行：应是一个名称、一个冒号和各张牌，如1: AS 4D",
    bad_position = "{file}: {problem}",
    deal_or_seed = "--deal已给出局面：--seed和--at只用于发出的牌",
    no_hands = "{file}: 里面没有手牌：每人写一行，如1: AS 4D",
    tricks_or_points = "--for: 不能算“{what}”，只能算tricks或points",
    unsolved = "{problem}",
    one_of = "--{option}应是{words}之一，不是“{text}”",
    no_puzzle = "在{game}里没有找到题目；换一个--seed也许能找到",
    no_graded_puzzle = "在{game}里没有找到{grade}的题目；换一个--seed也许能找到",
    no_language = "--lang: 没有语言“{name}”；有：{list}",
    no_language_near = "--lang: 没有语言“{name}”，是不是想输入“{near}”？有：{list}",
    no_command = "没有命令“{command}”：见tenace --help",
    no_command_near = "没有命令“{command}”，是不是想输入“{near}”？见tenace --help",
    no_lesson = "teach: {game}没有“{word}”这一课，有：{names}",
    no_lessons = "teach: {game}出不了题：rules显示它的规则",
    lesson_there = "teach: 已经有“{file}”，请用别的文件名",
    card_or_against = "rules: --card和--against不能同时用，请去掉一个",
    quiz_or_lesson = "teach: --quiz和--lesson不能同时用，请去掉一个",
    play_it = "没有命令“{game}”，但有这个游戏：tenace play {game}",
    number = "--{option}应是不小于{least}的整数，不是“{text}”",
    which_game = "{command}: 没有写游戏名；例如：tenace {command} whist",
    no_game = "{problem}：tenace games列出所有游戏",
    no_game_but_file = "{problem}，但这个文件夹里有{file}：请写{file}",
    line_first = "这是一桌规则的一行文字：先用tenace new加这一行取来，然后这里就有{game}",
    no_option = "{problem}：tenace rules {game}列出各选项",
    no_cards = "牌不能按“{how}”显示：有{list}",
    no_bot = "没有机器人“{name}”：有random、search和search:N，N从1到{most}",
    bots_seats = "{n}个机器人和{players}个座位对不上：写1个，或每座一个",
    pace = "--pace是秒数，从0到60，不是“{text}”",
    seats = "--seat是座位号，如1或1,3，不是“{text}”",
    line_over = "{line}: 比赛到那里已经结束",
    line_wide = "{line}: 选择太多",
    seed_twice = "{line}已含种子：请去掉--seed",
    no_seat = "这个游戏没有{seat}号位：请选1到{players}",
    compare_with = "compare: {game}只是一个游戏，请再写一个来比较；"
      .. "例如：tenace compare skat skat+kontra",
    sweep_one = "compare: --sweep只用于一个游戏，不是{n}个；"
      .. "例如：tenace compare bid_whist --sweep min_bid=3..5",
    sweep_duel = "compare: --duel要两个机器人，强的在前，不是“{text}”；"
      .. "例如：--duel search:5,random",
    sweep_only = "compare: --{option}只和--sweep一起用",
    share = "有一部分工作失败：{text}",
    record_there = "已经有“{file}”：用--resume {file}继续，换一个文件名，"
      .. "或用--force覆盖",
    there = "已经有“{file}”，没有改动：请换一个文件名，或用--force覆盖",
    no_record = "{folder}里没有可以继续的比赛",
    none_to_resume = "{problem}：用tenace play GAME开始一场",
    not_resumed = "{problem}：请写一份可读可写、并且没有人正在打的牌谱",
    empty_record = "{file}: 牌谱是空的，因为程序还没写入就结束了："
      .. "用--record {file} --force重新开始",
    no_home = "不知道用哪个文件夹：{variable}和HOME都不是完整路径",
    no_folder = "{problem}：请设置其中之一",
    output = "无法写到标准输出：{problem}",
    no_file = "{problem}：请写一份能读的牌谱",
    bad_record = "{file}: {problem}",
    resume_game = "play: --resume从牌谱里得知游戏，请去掉“{game}”",
    only_prove = "check：--{option}只用于--prove，请一起写",
    resume_with = "play: --{option}不能和--resume一起用，请去掉",
    no_example = "{why}：tenace rules GAME --examples列出游戏的例子",
    no_record_there = "没有文件或文件夹{file}：请给出play写的牌谱，或牌谱文件夹",
    no_records = "{file}里没有牌谱：请给出有*.record文件的文件夹",
    not_kept_there = "{file}：{why}：tenace keep --list GAME列出保留的牌谱",
    keep_what = "请说保留什么：tenace keep evening.record，或牌谱文件夹",
    no_rules = "没有规则文件“{file}”：请写文件名或tenace games列出的游戏",
    not_written = "{problem}：请写一个可以写入的文件",
    no_script = "没有脚本“{file}”：请写一个Lua文件",
    which_script = "run: 没有写脚本；例如：tenace run deals.lua",
    script = "{problem}",
    port = "port: “{text}”不是0到65535的数",
    no_page = "网页还没有生成，{folder}里没有：用make web生成",
    no_server = "这个程序不带网页的服务器：请安装libmicrohttpd"
      .. "（Debian上是libmicrohttpd-dev），再运行make",
    bad_server = "无法读入网页的服务器：{problem}",
    port_taken = "端口{port}已被占用：用--port N选别的端口",
    bad_name = "“{name}”不能作名称：请用小写字母、数字和_，以字母开头",
    games_search = "games --search：查什么词？",
    said = "{text}",
    watch_terminal = "check：--watch需要终端",
    new_words = "new：“{word}”多余：名称是一个词",
    there_already = "已经有“{file}”，没有改动：请换一个名称，或用--force覆盖",
    name_taken = "已经有“{name}”，新文件会把它盖住：请换一个名称",
    no_template = "{problem}：缺少程序的TEMPLATE.lua",
    new_what = "new: 请说明“{name}”是什么：自定规则用--of GAME，游戏用--game",
  },
}
