-- The sentences of tute.lua, in Chinese.

return {
  ["Tute"] = "图特",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."] =
    "图特：赢墩抓分，宣告国王和骑士，用西班牙牌。",
  ["how many play; two or three each for oneself"] = "几个人打；两人或三人时各自计分",
  ["games that win the match"] = "赢几盘获胜",
  ["points from which a won round counts two games; 0: never"] =
    "一局得多少分算赢两盘；0：从不",
  ["what tute wins; nothing: it cannot be declared"] =
    "宣告Tute赢得什么；nothing：不能宣告",
  ["a side that won a trick without declaring may still declare later"] =
    "赢了一墩而没有宣告的一方以后仍可宣告",
  ["whoever has to trump must beat the trumps played"] =
    "必须出主牌的人要大过已出的主牌",
  ["whoever cannot beat the trumps played must trump all the same"] =
    "大不过已出的主牌也必须出主牌",
  ["the suit led must be beaten after somebody has trumped, too"] =
    "有人用主牌吃之后，也必须大过先出的花色的牌",
  ["what two players owe while there is a stock: nothing, to follow suit, or all"] =
    "两人打、还有牌堆时的出牌规定：没有、跟花色，或全部",
  ["Eight cards each for two players, twelve for three, ten for four."] =
    "两人每人八张，三人每人十二张，四人每人十张。",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With two players the next card makes trump and lies face up under the stock."] =
    "最后发的一张牌定主，归发牌人，要亮出来。两人打时由下一张牌定主，正面朝上压在牌堆下面。",
  ["the last card dealt makes trump"] = "最后发的一张牌定主",
  ["The player on the dealer's right leads."] = "发牌人的右家先出。",
  ["After a trick its winner may declare once; if not, the partner may. Both are asked, whatever they hold. Two players first may exchange, then draw, the winner first, and may declare until the stock is gone."] =
    "赢得一墩的人可以宣告一次；他不宣告，对家可以宣告。不论手里有什么牌，两人都要问。两人打时，赢家先可以换牌，然后两人摸牌（赢家先摸），"
    .. "牌堆摸完之前可以宣告。",
  ["Of two players the winner may exchange the seven of trumps for a turned ace, three or court card, or the two of trumps for a lower one; or both in turn."] =
    "两人打时，赢得一墩的人可以换翻开的牌：它是A、3或人头牌时用主花色7换，比这些小时用主花色2换；也可以先后都换。",
  ["exchange the turned card?"] = "要换翻开的牌吗？",
  ["the forty"] = "四十",
  ["Tute and the 40 must be what a side declares first: after 20 it is too late. A player who could declare the 40 may not declare 20, but the partner may."] =
    "Tute和四十必须是一方的第一次宣告：宣告过二十就晚了。能宣告四十的玩家不能宣告二十，但他的对家可以。",
  ["King and knight of trumps in one hand are the 40, of another suit 20 points; all four kings, or all four knights, are tute. Cards declared are shown and stay in the hand; the card just drawn cannot be among them. Tute ends the round. A side that wins a trick and declares nothing, whether or not it could, may not declare later."] =
    "一人手里有主花色的国王和骑士是四十，其他花色的是二十；四张国王或四张骑士齐全是Tute。宣告的牌要亮出来，仍留在手里；刚摸的牌不能算在内。Tute结束这一局。赢得一墩而没有宣告的一方，不论当时能不能宣告，以后都不能再宣告。",
  ["declare king and knight: 40 in {trump}, 20 in others?"] =
    "宣告国王和骑士吗？{trump}得40，其他花色得20",
  ["Cards, declarations and ten points for the last trick are added up. The side with the most wins one game, or two with 121 points or what is chosen instead; with equal points nobody wins. Tute wins the match, or a round that counts two games."] =
    "牌分、宣告的分和最后一墩的10分加在一起。得分最多的一方赢一盘，达到121分（或另选的分数）时赢两盘；分数相同则无人赢。Tute赢得"
    .. "整场比赛，或者按算两盘的一局计。",
  ["the suit led must be beaten"] = "必须大过先出的花色的牌",
  ["whoever cannot beat it follows suit"] = "大不过的人跟花色",
  ["a partner's card must be beaten too"] = "对家的牌也必须大过",
  ["once somebody has trumped there is no duty to beat"] = "有人用主牌吃之后不必再大过",
  ["a trump led is beaten by a higher one"] = "先出的主牌要用更大的主牌压过",
  ["without the suit led a higher trump is forced"] = "没有先出的花色必须出更大的主牌",
  ["a lower trump is not forced"] = "不必出更小的主牌",
  ["without the suit led and without trumps anything goes"] =
    "没有先出的花色也没有主牌，可以出任何牌",
  ["with two players and a stock any card may be played"] =
    "两人打、牌堆还没摸完时可以出任何牌",
  ["with two players and no stock the duties hold"] = "两人打而牌堆摸完时要遵守出牌规定",
  ["a stock played with following suit"] = "有牌堆时也要跟花色",
  ["a strict stock"] = "有牌堆时遵守全部规定",
  ["the ace beats the three"] = "A大过3",
  ["the highest trump wins"] = "最大的主牌赢",
  ["121 points count two games"] = "121分算两盘",
  ["120 points count one"] = "120分算一盘",
  ["65 points each count nothing"] = "各65分都不算",
  ["tute wins the match"] = "Tute赢得整场比赛",
  ["tute wins a double round"] = "Tute按算两盘的一局计",
  ["what the cards of a suit count"] = "一门花色的牌各值多少分",
  ["the last trick counts ten, here to 65 of all points"] = "最后一墩计10分，这里合计65分",
  ["where nothing counts double 121 points are one game"] = "没有双倍时121分算一盘",
  ["where one point is enough every game counts double"] = "一分就算双倍时每局算两盘",
  ["tute wins a single round where nothing counts double"] = "没有双倍时Tute赢一盘",
  ["it counts two even if one point makes a round double"] = "一分就算双倍时Tute也算两盘",
  ["ten cards each for four"] = "四人每人十张",
  ["twelve for three"] = "三人每人十二张",
  ["eight for two"] = "两人每人八张",
  ["for two a card is turned, which makes trump"] = "两人打时翻开一张牌定主",
  ["tute may be declared"] = "可以宣告Tute",
  ["but not where it wins nothing"] = "Tute什么也不赢时不能宣告",
  ["the forty may be declared even there"] = "这时也可以宣告四十",
  ["twenty may be declared"] = "可以宣告二十",
  ["declare cups"] = "宣告酒杯",
  ["the values of the options"] = "各选项的值",
  ["whoever has won a trick may declare twenty for king and knight"] =
    "赢得一墩的人可以用国王和骑士宣告二十",
  ["declare swords"] = "宣告宝剑",
  ["one declaration a trick: then the next card is led"] = "一墩只宣告一次：然后先出下一张",
  ["of two players who has won a trick may exchange the seven"] = "两人打时，赢得一墩的人可以用7换牌",
  ["then the king is in hand, the seven is turned, and both have drawn"] =
    "这时国王在手里，翻开的是7，两人都已摸牌",
  ["or the king stays, and after the draw cups may be declared"] = "或者不换国王，摸牌后可以宣告酒杯",
  ["whoever has king and knight of trumps declares them first"] = "有主花色国王和骑士的人先宣告它们",
  ["twenty in swords"] = "宝剑二十",
  ["where cups are trump the others are clubs and coins"] = "酒杯为主时，其他的是棍棒和金币",
  ["declare clubs"] = "宣告棍棒",
  ["declare coins"] = "宣告金币",
  ["twenty in clubs"] = "棍棒二十",
  ["twenty in coins"] = "金币二十",
  ["four kings are tute, which counts no points and wins"] = "四张国王是Tute，不计分，直接获胜",
  ["king and knight of trumps are forty points"] =
    "主花色的国王和骑士得四十分",
  ["card points {1}"] = "牌分{1}",
  ["card points {1} = {2}"] = "牌分{1} = {2}",
  ["clubs"] = "棍棒",
  ["coins"] = "金币",
  ["continue"] = "继续",
  ["cups"] = "酒杯",
  ["declare"] = "宣告",
  ["last trick {1}"] = "最后一墩{1}",
  ["last trick {1} = {2}"] = "最后一墩{1} = {2}",
  ["swords"] = "宝剑",
  ["the forty {1}"] = "四十{1}",
  ["the forty {1} = {2}"] = "四十{1} = {2}",
  ["twenty in clubs {1}"] = "棍棒二十{1}",
  ["twenty in coins {1}"] = "金币二十{1}",
  ["twenty in cups"] = "酒杯二十",
  ["twenty in cups {1}"] = "酒杯二十{1}",
  ["twenty in swords {1}"] = "宝剑二十{1}",
  ["beat led always"] = "总要大过先出的花色的牌",
  ["counted"] = "宣告的分",
  ["declare 40"] = "宣告四十",
  ["exchange"] = "换牌",
  ["forty"] = "四十",
  ["may declare"] = "什么时候可以宣告",
  ["tute"] = "Tute",
}
