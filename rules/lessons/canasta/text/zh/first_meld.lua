-- The sentences of first_meld.lua, in Chinese.
-- luacheck: no max line length

return {
  ["The first meld"] = "首次组牌",
  ["The first cards that a side lays down must count enough: 50 at the start of a match. Aces and twos count 20, kings down to eights 10, sevens and lower 5."] =
    "一方首次摆出的牌分数要够：比赛开始时要50分。A和2每张20分，K到8每张10分，7和更小的每张5分。",
  ["The pile showed a four, of which you have none, so you have drawn. Kings or aces: which of them count enough alone?"] =
    "弃牌堆上是4，你没有4，所以摸了牌。K还是A：单独哪一组分数够？",
  ["it spends a wild card, and the third ace fits nowhere else."] = "这要用掉一张百搭牌，而第三张A没有别处可用。",
  ["60 points in aces are a good beginning."] = "三张A的60分是很好的开始。",
  ["Lay down three aces, which count 60."] = "摆出三张A，共60分。",
  ["60 points: your side has melded, and from now on its melds may count any number of points."] =
    "60分：你方已经组过牌，以后组牌多少分都可以。",
  ["The kings alone were too few a moment ago. And now?"] = "刚才只有K还不够。现在呢？",
  ["the kings may go down, too."] = "K也可以摆出来。",
  ["Three kings, without the wild card."] = "三张K，不用百搭牌。",
  ["Your partner can add to both from now on."] = "以后搭档可以往这两组上加牌。",
}
