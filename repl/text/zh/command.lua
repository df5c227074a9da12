-- The command line, in Chinese. See en/command.lua.
-- luacheck: no max line length

return {
  no_letters = "这个终端（{name}={value}）据说不能显示语言'{language}'的文字：如果能显示，请设{name}=C.UTF-8。",

  help = "显示本说明。",
  arguments = "参数：", options = "选项：",
  json = "只输出一个JSON文档。",
  help_help = [[
用法: tenace help [COMMAND]

tenace help列出各命令，tenace help COMMAND说明一个命令的用法，
与tenace COMMAND --help相同。

例如: tenace help play]],
  version = "tenace {version}，规则词汇{words}，行编辑用{library}",
  languages = "--lang CODE选别的语言：{list}。",
  overview = [[
用法: tenace [COMMAND …]

打各种纸牌游戏；规则写在文件里，可以读，也可以改。
不写命令就打开提示符，可以用Lua试牌和游戏。

{commands}

tenace COMMAND --help有更多说明；tenace --version显示版本。
{languages}
游戏写作whist；要加自定规则和选项，写
whist+american+rounds=3，或分开写：whist american rounds=3。

例如: tenace play whist]],
  play = {
    usage = [=[
用法: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
              [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
              [--force]
      tenace play --resume [FILE]
      tenace play GAME --example NAME
    tenace play GAME --deals FILE [--board N]]=],
    summary = "在牌桌上打一场比赛",
    text = "与机器人打一场比赛，在终端里，或一行一行地打。",
    example = [[
例如: tenace play whist american --seat 2 --bots search:20
      tenace play --resume]],
    game = "游戏，后面写自定规则和选项（target=7）；或写成一行的局面，whist#2@17：种子2，机器人做过17个决定。",
    seed = "同一个数发出同样的牌。",
    cards = "牌的显示方式：signs、letters、french、german（Eichel "
      .. "Unter）、spanish（caballo de copas）或italian（fante of cups）。",
    seat = "你的座位，默认1。1,3：两个人打，换人时清屏。",
    bots = "random、search或search:N；search,random：交替。",
    table = "画出牌桌和座位，终端较窄时也画。",
    plain = "全部用文字行说明，适合读屏软件；不画也不擦。",
    counts = "你每次决定前显示还有哪些牌没出。",
    pace = "在终端里别人两步之间的秒数，默认0.5；按任意键马上继续。",
    record = "牌谱文件；默认放在状态文件夹里。",
    force = "--record的FILE已存在时覆盖。",
    resume = "继续一场有牌谱的比赛：FILE，或最新的一场。",
    opens = "把规则里的一个例子作为局面打开。",
    deals = "打文件里的牌：PBN、LIN，或export写出的文本行。",
    board = "从--deals的第N副开始。",
  },
  games = {
    usage = [=[
用法: tenace games [GAME…] [--changes]
      tenace games --search WORDS…]=],
    summary = "按类列出游戏，或列出某些游戏的自定规则",
    text = "按类列出游戏，或列出某些游戏和它们的自定规则。\n用管道时：所有游戏和自定规则，每行一个。"
      .. "\n"
      .. "用--search：名称、句子、选项或所改变的内容里含有所有这些词的游戏和自定规则，最合适的在前。在终端上，或用--changes时，每条自定规则都说明它改变什么。",
    example = [[
例如: tenace games
      tenace games whist skat
      tenace games --search play trump]],
    game = "要列出自定规则的游戏。",
    search = "查找含有这些词的游戏和自定规则。",
    changes = "说明每条自定规则改变什么。",
  },
  rules = {
    usage = [=[
用法: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
              [--card] [--examples] [--html FILE] [--markdown FILE]
              [--force]]=],
    summary = "显示这个游戏的规则",
    text = "显示一个游戏连同自定规则和选项的规则，\n或只显示两个游戏的差别。",
    example = [[
例如: tenace rules whist american
      tenace rules whist --against whist+american
      tenace rules whist+long_whist --html whist.html]],
    game = "游戏，后面写自定规则和选项。",
    card = "省去例子：一页的讲义。",
    examples = "显示全部例子，而不只是一部分。",
    html = "把规则写到FILE，一个网页，牌画出来。",
    markdown = "把规则以Markdown写到FILE。",
    force = "FILE已存在时覆盖。",
    against = "只显示两个游戏的差别。",
  },
  teach = {
    usage = [=[
用法: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
              [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "上课和测验",
    text = "用规则能回答的问题教一个游戏。你的进度会保存。",
    example = [[
例如: tenace teach whist
      tenace teach skat+pub_skat --quiz 10]],
    game = "游戏，后面写自定规则和选项；或写成一行的局面，whist#2@17：问那里哪一步最好。",
    lesson = "只上这一课，写它在列表里的名称或编号。",
    quiz = "从各课出N题。",
    list = "列出各课和你的成绩。",
    record = "由你来打，把你的选择作为一课写到FILE。",
    seed = "同一个数找到同样的题；默认1。",
  },
  class = {
    usage = [=[
用法：tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
      tenace class --resume --results FILE [--lan] …]=],
    summary = "给一个班出题：投影大屏幕，手机答题",
    text = "打开一个投影用的大屏幕。学生用手机打开它的地址，写一个这节课用的名字，\n"
      .. "用自己的语言答题。按空格键继续：题目、多少人答了、讲解。\n"
      .. "不加 --lan，只有这台机器的浏览器能来。",
    example = [[
例如：tenace class whist --lan
      tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "游戏，后面写自定规则和选项；或写成一行的局面，whist#2@17：问那里哪一步最好。",
    lesson = "用这些课，写名称，用逗号分开；tenace teach GAME --list 列出名称。",
    play = "问N次哪些牌可以打。",
    worth = "问N次值多少。",
    quiz = "从各课出N题；不问别的时是10题。",
    puzzle = "出N道题目。",
    results = "把名字、答案和秒数以CSV写到FILE。",
    resume = "继续结果在FILE里的那堂课。",
    port = "端口；默认 8019，0 是任意空闲端口。",
    no_open = "不打开浏览器。",
  },
  homework = {
    usage = [=[
用法：tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
      tenace homework --marks FILE… [--csv]]=],
    summary = "做一个含发牌和题目的链接，并批改交回的内容",
    text = "打印一个网页链接，含几副牌和题目。学生在网页上对机器人打，次数不限，\n"
      .. "然后交一段文字。--marks 按规则重走他们的选择，说出每人达到了什么。",
    example = [[
例如：tenace homework whist --deals 3 --text "Make three tricks."
      tenace homework --marks anna.txt bela.txt]],
    game = "游戏，后面写自定规则和选项；用 --marks 时写交来的文件。",
    deals = "几副牌；没有要题目时是3。",
    puzzles = "几道题目。",
    seed = "第一副牌和第一道题的编号；默认是1。",
    bot = "其他座位的机器人：search:8（默认）、search:N 或 random。",
    text_for = "学生在任务上方读到的文字。",
    address = "学生的网页在哪里：https://cards.example.org/。",
    marks = "批改交来的内容。",
    csv = "打印电子表格用的表。",
  },
  stats = {
    usage = "用法: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "统计你自己的比赛",
    text = "根据牌谱统计你的比赛：赢了多少场、每局得分\n和做成的定约。",
    example = [[
例如: tenace stats
      tenace stats skat --review]],
    game = "只统计这个游戏，包括它的所有自定规则。",
    review = "还统计你明显不如机器人的决定；每场比赛要几秒钟。",
  },
  puzzle = {
    usage = [=[
用法: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
              [--grade GRADE] [--json]]=],
    summary = "给出一个局面：哪一步最好？",
    text = "找一个局面，其中有一步明显最好，而很多机器人会走错。\n由你来找；然后显示每一步的结果和理由。",
    example = [[
例如: tenace puzzle whist
      tenace puzzle skat --seed 7 --grade hard]],
    game = "游戏，后面写自定规则和选项。",
    seed = "同一个数找到同样的题目。",
    grade = "easy、medium或hard。",
  },
  check = {
    usage = "用法: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "      tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "      tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "      tenace check --lang CODE --seen | --docs\n"
      .. "      tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "         [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "读规则，运行例子，打随机比赛",
    text = "规则的每个错误写作FILE:LINE: "
      .. "TEXT，附有建议和能看到错误的牌谱。\n不寻常之处只是提示。有错误时退出状态是1，只有提示时是0。",
    example = [[
例如: tenace check whist+american
      tenace check rules/whist.lua]],
    game = "规则文件的路径，或游戏和它的自定规则。",
    lang = "列出这种语言缺少的句子：规则的句子；不写游戏则是程序的句子。",
    docs = "与--lang一起用：列出帮助还没有翻译的库词。",
    watch = "规则文件一保存就再检查；按任意键结束。",
    coverage = "在许多副牌中统计每条规则起作用的次数，并指出从未发生的。",
    deals = "打多少副牌（自己的规则和--coverage：1,000）。",
    update = "与--lang一起：把这些规则的.po文件更新到现在的英文；不给游戏时更新帮助的文件。",
    word_missing = "{file}：没有翻译：{text}",
    words_missing = "库的帮助有{n}句没有翻译。",
    docs_missing = "库的帮助还缺{n}句：tenace check --lang {code} --docs",
    seen = "与--lang一起用：记下所有译文都合现在的英文。",
    prove = "在一副小牌上走遍每种发牌和每种打法。",
    cards = "与--prove一起：最后每人的张数（2）。",
    deck = "与--prove一起：这副牌有哪些牌，如\"AC KC 2C AD\"。",
    seconds = "与--prove一起：可以计算多久（60）。",
  },
  new = {
    usage = [=[
用法: tenace new NAME --of GAME [--force]
      tenace new NAME --game [--force]
      tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
      tenace new LINE [--force]
      tenace new --sets | --drop GAME+NAME]=],
    summary = "开始写你自己的自定规则或游戏",
    text = "在你自己的规则文件夹里写下自定规则或游戏的开头几行。"
      .. "\n"
      .. "用--as把自定规则和选项合成一套，取个名字，例如\"as we play\"。它就是一条自定规则，写成whist+as_we_play来玩。LINE是tenace signature --line在别人那里显示的一行。",
    example = [[
例如: tenace new my_whist --of whist
      tenace new my_game --game
      tenace new "as we play" --as whist+honours target=7]],
    name = "名称：小写字母、数字和_；一套规则可用任何词；或者一行规则。",
    of = "写这个游戏的自定规则。",
    as_game = "写一个游戏。",
    force = "同名文件已存在时覆盖。",
    as_set = "把这些自定规则和选项合成一套。",
    sets = "列出各套规则。",
    drop = "删去一套规则。",
  },
  replay = {
    usage = "用法: tenace replay FILE [--json]",
    summary = "重打一份牌谱并核对",
    text = "重打一份牌谱，核对它，并显示结果。\n不能重打时退出状态是1。",
    example = "例如: tenace replay match.record --json",
    file = "play写出的牌谱。",
  },
  keep = {
    usage = [=[
用法: tenace keep RECORD|FOLDER…
      tenace keep --list|--review GAME…
      tenace keep --accept|--drop RECORD…]=],
    summary = "把比赛作为正确的保留，供check重打",
    text = [[
把比赛作为正确的保留：牌谱复制到规则文件旁的kept文件夹（程序自带的规则则放在您自己的规则文件夹）。
规则的每次check都重打它们，并说明哪些不同、在哪里、因为哪条规则。]],
    example = [[
例如: tenace keep evening.record
      tenace keep --review whist+short]],
    file = "要保留的牌谱和牌谱文件夹；或游戏，或已保留的牌谱。",
    list = "列出这些游戏保留的比赛及其情形。",
    review = "逐场显示不同的比赛。",
    accept = "按今天的规则重新写下保留的牌谱。",
    drop = "不再保留这些牌谱：删除副本。",
  },
  review = {
    usage = [=[
用法: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "说明一场比赛里哪些决定损失最大",
    text = "根据玩家当时能知道的，检查牌谱里的每个决定。\n说明哪些损失最大、怎样更好、为什么，\n以及机器人打同一副牌得多少分。",
    example = [[
例如: tenace review match.record
      tenace review match.record --player 2 --most 10]],
    file = "play写出的牌谱。",
    player = "要检查的座位；默认是人坐的座位，或全部。",
    round = "只检查第N局。",
    most = "最多说明N个决定；默认5。",
  },
  import = {
    usage = [=[
用法: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                  [--record FILE] [--force] [--json]]=],
    summary = "把其他程序的牌做成牌谱",
    text = [[
读取桥牌玩家交换用的PBN或LIN，或像"hand 1: AS KS"这样的行，
做成带叫牌和打牌过程的牌谱。两个房间的牌、编号不连续的牌各成一份牌谱。
有人摊牌的地方，会找出能得到文件里结果的牌。
tenace play --deals FILE 重新打这些牌。]],
    example = [[
例如: tenace import evening.pbn bridge
    tenace import match.lin bridge --board 5 --record five.record]],
    file = "牌的文件；后面是游戏，和tenace play一样。",
    board = "从文件里的第N副开始。",
    record = "把牌谱写到FILE；其余的写到FILE-2等。",
    force = "替换已有的牌谱。",
  },
  export = {
    usage = [=[
用法: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "把牌谱里的牌写给其他程序",
    text = [[
写出牌谱里已经打完的各局。PBN和LIN有桥牌的叫牌、打牌和结果，
也能写其他四家各十三张的牌；text能写任何游戏的牌。]],
    example = [[
例如: tenace export evening.record --to evening.pbn
    tenace export evening.record --as lin]],
    file = "play写出的牌谱。",
    as = "pbn、lin或text；默认按文件名的结尾，或写得下时用pbn。",
    to = "写到这个文件。",
    all = "没有打完的一局也写。",
    force = "替换已有的文件。",
  },
  tables = {
    usage = "用法: tenace tables FILE FILE… [--json]",
    summary = "比较几桌打同样的牌的结果",
    text = [[
逐局比较同样牌的牌谱，并算总数：得分、胜过多少其他桌，桥牌还有IMP。]],
    example = "例如: tenace tables open.record closed.record",
    file = "play和import写出的牌谱。",
  },
  bot = {
    usage = "用法: tenace bot [--calls]",
    summary = "回答其他程序，每行一个JSON",
    text = "从标准输入每行读一个JSON文档，并各用一个文档回答：\n供会打牌的程序和自己的界面使用。",
    example = [[
例如: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "把全部调用及其参数和结果写成JSON，然后结束。",
  },
  signature = {
    usage = [=[
用法: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "把一桌的规则写成一行短码，便于比较",
    text =
      "写出游戏、自定规则和选项，以及由它们的全部文件算出的八个字符。\n"
      .. "两桌的这一行相同，规则就相同；tenace play 加上这一行，\n"
      .. "就按这些规则打，规则不同时会说明。",
    example = [[
例如: tenace signature canasta classic]],
    game = "游戏，后面写自定规则和选项；或者写一个签名，与这里的规则比较。",
    line = "显示带有规则的一行，供tenace new LINE使用。",
  },
  merge = {
    usage = "用法: tenace merge FILE… [--svg FILE] [--force] [--csv | --json]",
    summary = "合并模拟或比较的各份",
    text = "合并--part做出的各份，可以来自一台或多台机器。\n"
      .. "数字与一次做完的完全相同。",
    example = [[
例如: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
      tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
      tenace merge one.json two.json]],
    file = "各份的文件，顺序不限。",
  },
  parted = {
    part = "只做N份中的第I份，用JSON写出，供tenace merge使用。",
    keep = "把已完成的存在FILE里，中断后从那里继续。",
    sure = "得分一看得出差别就结束，把握为N%，例如95；这些区间随时可以看。",
  },
  tournament = {
    usage = [=[
用法: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "机器人用同样的牌互相比赛，并给出评分",
    text =
      "每两个机器人从各方打同样的牌，牌运互相抵消。\n"
      .. "显示每个机器人每局比其他机器人多得多少分，附95%区间。",
    example = "例如: tenace tournament skat --bots search:20,search:5,random "
      .. "--rounds 200",
    game = "游戏，后面写自定规则和选项。",
    bots = "参赛的机器人，用逗号分开：search:5,random，或./program。",
    rounds = "牌的副数；默认100。",
  },
  solve = {
    usage = [=[
用法: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--seed N] [--at N] [--for WHAT] [--json]
      tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "所有牌都看得见时每张牌值多少",
    text = "像大家都看得见所有牌一样，不出错地打完一个局面，\n说明轮到的一方出每张牌能得到多少。",
    example = [[
例如: tenace solve whist --seed 7
      tenace solve skat --deal deal.txt --json]],
    game = "游戏，后面写自定规则和选项。",
    seed = "同一个数发出同样的牌；由默认机器人打到出第一张牌。",
    at = "在此之前由默认机器人做N个决定。",
    deal = "局面在FILE里：每人的手牌一行，1: AS 4D；已知的事项，trump: H。",
    ["for"] = "算什么：tricks（墩数）或points（牌分）。",
  },
  simulate = {
    usage = [=[
用法: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
              [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
              [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "让机器人打许多场比赛，显示数字",
    text = "让机器人打比赛，显示各方赢了多少。\n同一个种子给出同样的数字，与进程数无关。",
    example = "例如: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "游戏，后面写自定规则和选项。",
    games = "比赛的场数；默认100。",
    rounds = "打到满N局为止。",
    bots = "random（默认）、search或search:N；search,random：交替。",
    seed = "同一个数发出同样的牌。",
    jobs = "分担工作的进程数。",
  },
  compare = {
    usage = [[
用法: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
              [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
              [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
      tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
              [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
              [--csv | --json]
      tenace compare GAME GAME… --seed N --deal N]],
    summary = "同样的牌按几种规则打：有什么不同？",
    text = "用同样的机器人，把同样的牌按两种或更多规则打，\n显示有什么不同，附95%区间。每个游戏连同自定规则和选项写，\n如skat+kontra。第一个与其余各个比较。",
    example = [[
例如: tenace compare skat skat+kontra --rounds 20000 --seed 7
      tenace compare whist whist+rotating_trumps --bots search:20
      tenace compare whist whist+target=7 --matches 500
      tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "在一个游戏里试什么：选项和它的值，min_bid=3..7或rounds=1,3,5；或自定规则，american,kingless。",
    duel = "--sweep用的强机器人和弱机器人：默认search:2,random。",
    duels = "双方各打一场比赛的牌的副数；0表示不打。",
    matches = "代替一副副牌来比较的整场比赛的场数；有--sweep时是random机器人的比赛场数。",
    game = "至少两个游戏，各带自定规则和选项。",
    rounds = "牌的副数：默认10000；不全是random机器人时默认100。",
    bots = "random（默认）、search或search:N；search,random：交替。",
    seed = "同一个数发出同样的牌。",
    jobs = "分担工作的进程数。",
    deal = "在提示符里打开比较中的一副牌。",
    svg = "还把比较画到FILE。",
    force = "FILE已存在时覆盖。",
    csv = "输出电子表格用的表。",
  },
  web = {
    usage = "用法: tenace web [--port N] [--no-open]",
    summary = "提供有各种游戏的网页，并在浏览器里打开",
    text = "只为这台电脑的浏览器提供网页，并打开它。\n按Ctrl-C结束。make "
      .. "web生成网页。",
    example = [[
例如: tenace web
      tenace web --port 8080 --no-open]],
    port = "127.0.0.1上的端口；默认8017，0是任意一个空闲的端口。浏览器按端口保存你的进度。",
    no_open = "只显示地址，不打开浏览器。",
  },
  host = {
    usage = [=[
用法：tenace host 游戏… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "开一张朋友能加入的牌桌，各用自己的浏览器",
    text = "开一张牌桌，别人用浏览器加入，各用自己的手机或电脑。空位和离开的人\n由机器人打。不加 --lan，只有这台机器的浏览器能来。",
    example = [[
例如：tenace host whist+american
      tenace host canasta --lan]],
    game = "一种游戏，可以带自定规则和选项。",
    lan = "让这个网络里的所有人都能加入。",
    port = "端口；默认 8018，0 是任意空闲端口。",
    address = "在代理后面时，别人用的地址：https://cards.example.org。",
    bots = "空位上的机器人：search（默认）、search:N 或 random。",
    tables = "开 N 张牌桌，由大厅列出。",
    most = "允许客人再开牌桌，最多 N 张。",
    resume = "接着打最近打过的牌桌。",
    no_open = "不打开浏览器。",
  },
  run = {
    usage = "用法: tenace run SCRIPT.lua [ARG…]",
    summary = "用程序库运行一个Lua脚本",
    text = "运行一个Lua脚本。脚本用require "
      .. "\"tenace\"得到程序库，\n参数在arg里。\n\n脚本是受信任的：你能对文件做的，它都能做。\n规则文件和牌谱不能。只有你本来就会运行的脚本，才在这里运行。",
    example = "例如: tenace run deals.lua 100",
  },
}
