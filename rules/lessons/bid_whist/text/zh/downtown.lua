-- The sentences of downtown.lua, in Chinese.
-- luacheck: no max line length

return {
  ["Downtown"] = "小牌为大",
  ["A bid says how many tricks above six your side will take, and which way up: uptown the high cards win, downtown the low ones. Aces are high both ways."] =
    "叫牌说明你方要赢六墩以上几墩，以及大小方向：大牌为大（uptown）时大牌赢，小牌为大（downtown）时小牌赢。两种打法A都最大。",
  ["Three aces, and deuces and threes behind them: you speak first."] = "三张A，还有2和3：你先说。",
  ["this hand wins many tricks: only say which way up."] = "这手牌能赢很多墩：只要说明大小方向。",
  ["a number alone is uptown, where your deuces are the lowest."] = "只说数就是大牌为大，那时你的2最小。",
  ["six spades would be a pity without trumps."] = "打无主就浪费了六张黑桃。",
  ["Promise four, five at the most, and say downtown."] = "叫4，最多叫5，并说小牌为大（downtown）。",
  ["All others pass."] = "其他人都不叫。",
  ["You name the trump suit before anybody has seen the kitty."] = "在谁也没看底牌之前，由你定主花色。",
  ["Take the suit in which you hold most cards."] = "选你最多的花色。",
  ["Downtown with spades: ace, deuce, three, four and five are the highest trumps below the jokers."] =
    "黑桃为主、小牌为大：除了王，最大的主牌依次是A、2、3、4、5。",
}
