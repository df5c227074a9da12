-- The sentences of bid_whist.lua, in Chinese.

return {
  ["Bid Whist"] = "叫牌惠斯特",
  ["Bid Whist: two partnerships bid for tricks and for the right to name trump."] =
    "叫牌惠斯特：两人一方，双方叫墩数，争夺定主的权利。",
  ["no trump"] = "无主",
  ["uptown downtown"] = "大牌为大 小牌为大",
  ["the lowest number that may be bid"] = "最低可以叫几",
  ["how long the bidding goes on; once_round: each player speaks once, the dealer last"] =
    "叫牌到什么时候为止；once_round：每人说一次，发牌人最后",
  ["the kitty is shown when there is a trump"] = "有主时亮出底牌",
  ["points that win the game"] = "多少分获胜",
  ["points that lose the game"] = "多少分落败",
  ["target floor"] = "目标分 失败线",
  ["rounds to play, the higher total wins; 0: to target"] =
    "打多少局，总分高者胜；0：打到目标分",
  ["what a failed bid loses: the points it is short of, or all it promised"] =
    "没有做成时失多少：差几墩失几分，或者失去所叫的全部",
  ["two jokers, the big and the little, are played"] = "用两张王，大王和小王",
  ["the place of aces downtown"] = "小牌为大时A的位置",
  ["no trump counts double, won or lost"] = "无主不论输赢都计双倍",
  ["the dealer, who speaks last, may also repeat the highest bid"] =
    "最后说话的发牌人也可以叫与最高叫牌相同的牌",
  ["seat that deals first; 0: drawn at random"] = "先发牌的座位；0：随机抽定",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."] =
    "每人十二张牌，一次一张；最后几张是底牌，正面朝下。",
  ["The dealer's left speaks first. Each in turn passes, and stays out, or bids: a number alone (which says uptown), downtown, or with no trump. A greater number beats a smaller one; of bids with one number downtown beats uptown, and no trump beats both. Three passes after a bid end it, or 7 no trump. If the first three pass, the dealer must bid."] =
    "发牌人的左家先说。大家轮流不叫（以后不能再叫）或者叫牌：只说一个数表示大牌为大（uptown），也可以加上小牌为大（downtown"
    .. "）或无主（no "
    .. "trump）。数大的高于数小的；数相同时，小牌为大高于大牌为大，无主高于两者。有人叫牌之后三人不叫就结束，叫7无主也结束。如果前三人"
    .. "都不叫，发牌人必须叫。",
  ["what do you bid over {bid}?"] = "已叫{bid}，你叫什么？",
  ["what do you bid?"] = "叫什么？",
  ["A bid promises six tricks more than its number. There are thirteen, because the kitty counts as one."] =
    "叫牌承诺的墩数是所叫的数加六。一共有十三墩，因为底牌也算一墩。",
  ["The bidder names the trump suit or, with no trump, the direction, before anybody has seen the kitty."] =
    "谁也没看底牌的时候，由定约方定主花色；打无主时则定大小方向。",
  ["uptown or downtown?"] = "大牌为大（uptown）还是小牌为大（downtown）？",
  ["which suit is trump?"] = "以哪门花色为主？",
  ["Uptown high cards win, downtown low ones, but aces stay high. The jokers are the two highest trumps; without trump they belong to no suit and never win. If one is led then, the next card that is no joker is the suit led."] =
    "大牌为大时大牌赢；小牌为大时小牌赢，但A仍然最大。两张王是最大的两张主牌；无主时王不属于任何花色，永远不能赢。这时先出王，由下一张不"
    .. "是王的牌定花色。",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. The bidder takes it and puts as many cards back face down; the others see how many of the kitty's cards the bidder has kept."] =
    "底牌是定约方的第一墩。有主时要亮出来。定约方拿起底牌，再扣下同样多的牌；其他人看得到他留下了几张底牌。",
  ["the kitty"] = "底牌",
  ["which cards go into the kitty?"] = "扣哪些底牌？",
  ["The bidder leads."] = "定约方先出。",
  ["Only the bidding side scores. If it took what it bid, it scores each trick above six; if not, it loses the tricks that are missing, at most the bid."] =
    "只有定约一方计分。做成所叫的墩数，超过六墩的每墩得一分；做不成，差几墩失几分，最多失所叫的数。",
  ["an opening bid is any number and kind, or a pass"] = "首次叫牌可以是任何数和种类，也可以不叫",
  ["7 no trump"] = "7无主",
  ["4 no trump uptown"] = "4无主，大牌为大",
  ["4 beats 3 no trump"] = "4高于3无主",
  ["3 no trump"] = "3无主",
  ["4 downtown beats 4"] = "“4 小牌为大”高于“4”",
  ["4 no trump"] = "4无主",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"] =
    "4无主之后不能叫“4 小牌为大”，可以叫5",
  ["if the first three pass, the dealer must bid"] = "前三家不叫，发牌人必须叫",
  ["seven no trump ends the bidding"] = "7无主结束叫牌",
  ["uptown and downtown name the trump suit"] = "大牌为大和小牌为大都要定主花色",
  ["bid four, ten tricks: the kitty and ten played make five points"] =
    "叫4即十墩：底牌加打赢的十墩得五分",
  ["the kitty and eight played are one short"] = "底牌加打赢的八墩，还差一墩",
  ["bid seven, nine tricks taken: four points lost"] = "叫7得九墩：失四分",
  ["six tricks or fewer are no points: no more is lost than was bid"] =
    "六墩或更少不得分：失分不超过所叫的数",
  ["a side at minus five has lost"] = "到负五分的一方输",
  ["a failed bid may lose all it promised"] = "没有做成也可以失去所叫的全部",
  ["no trump may count double"] = "无主可以计双倍",
  ["2 no trump"] = "2无主",
  ["downtown the ace is still the highest"] = "小牌为大时A仍然最大",
  ["downtown the low cards are high"] = "小牌为大",
  ["with low aces the deuce is the highest downtown"] = "A算小牌时，小牌为大中2最大",
  ["the big joker is the highest trump"] = "大王是最大的主牌",
  ["the king of trumps had to follow"] = "主花色K必须跟",
  ["a little joker is a trump and must follow"] = "小王是主牌，必须跟",
  ["without trump the jokers win nothing"] = "无主时王不能赢",
  ["without trump only who cannot follow may throw a joker"] =
    "无主时只有不能跟花色的人可以垫王",
  ["after a joker that was led anything may be played"] = "先出王之后可以出任何牌",
  ["the first card that is no joker sets the suit"] = "第一张不是王的牌定花色",
  ["a joker that was led cannot win"] = "先出的王不能赢",
  ["a bid made exactly counts as many points"] = "正好做成，得所叫的分数",
  ["a bid of four promises ten tricks"] = "叫4承诺十墩",
  ["twelve cards each, six in the kitty"] = "每人十二张，底牌六张",
  ["without jokers there are four in the kitty"] = "没有王时底牌四张",
  ["a number alone is uptown, with the trump that is named"] = "只说数就是大牌为大，主花色另定",
  ["downtown is said with the number"] = "小牌为大要和数一起说",
  ["of a bid without trump the direction is named"] = "叫无主要定大小方向",
  ["trumps do not count double, even where no trump does"] = "无主计双倍时，有主也不计双倍",
  ["no trump does not count double by itself"] = "无主本身不计双倍",
  ["the values of the options"] = "各选项的值",
  ["bid {1}"] = "叫{1}",
  ["bid {1} downtown"] = "叫{1} 小牌为大",
  ["bid {1} no trump"] = "叫{1}无主",
  ["downtown"] = "小牌为大",
  ["pass"] = "不叫",
  ["took {1}"] = "得{1}墩",
  ["trump"] = "主牌",
  ["uptown"] = "大牌为大",
  ["declarer"] = "定约方",
  ["no trump doubles"] = "无主计双倍",
  ["{1} downtown"] = "{1} 小牌为大",
  ["{1} no trump"] = "{1}无主",
  ["{1} no trump uptown"] = "{1}无主，大牌为大",
  ["{1} no trump downtown"] = "{1}无主，小牌为大",
  ["{1} tricks"] = "{1}墩",
}
