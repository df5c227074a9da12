-- The sentences of what_may_i_bid.lua, in Chinese.
-- luacheck: no max line length

return {
  ["What may I bid?"] = "可以叫多少？",
  ["A bid promises a game that counts at least as much. A game counts its base value times a multiplier: the number of highest trumps in a row that you hold (or do not hold), and one more for the game."] =
    "叫牌承诺一个至少值这么多的定约。定约的价值是基数乘倍数：从最大的主牌起你连续有（或连续缺）几张就几倍，定约本身再加一倍。",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In hearts, base value 10, that is with 2, game 3: 30. You may go up to 30; how do you begin?"] =
    "有梅花J和黑桃J，没有红桃J：你有两张顶张。打红桃，基数10，有2张顶张，定约3：30。你可以叫到30；怎样开始？",
  ["with seven trumps and an ace this is a game to play."] = "有七张主牌和一张A，这手牌值得主打。",
  ["hearts with two count 30: that would be overbid."] = "有两张顶张的红桃值30：那样就叫过头了。",
  ["More than needed: begin with the lowest bid."] = "叫多了：从最低的叫牌开始。",
  ["Both others pass: 18 is enough."] = "另外两家都不叫：18就够。",
  ["You could look at the skat. Played without it, as a hand game, the multiplier is one more."] =
    "你可以看底牌。不看底牌（Hand）直接打，倍数再加一。",
  ["your trumps are strong enough without it, and hand counts one more."] =
    "不拿底牌你的主牌也够强，而Hand再加一倍。",
  ["With 2, game 3, hand 4: four times the base value."] = "有2张顶张，定约3，Hand 4：基数的四倍。",
  ["then only the jacks are trumps, and four of your hearts are none."] =
    "这样只有J是主牌，你的四张红桃都不是。",
  ["you would have to lose every trick, with three jacks."] = "你有三张J，却要一墩都不得。",
  ["Name the suit in which you hold most cards beside the jacks."] = "选除了J以外你最多的花色。",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."] =
    "有两张顶张的红桃Hand：4 × 10 = 40，而你只叫了18。",
}
