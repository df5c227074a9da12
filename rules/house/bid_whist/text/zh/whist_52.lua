-- The sentences of whist_52.lua, in Chinese.

return {
  ["Bid Whist with 52 cards"] = "52张牌的叫牌惠斯特",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks last, wins the bidding by repeating the highest bid."] =
    "用52张牌打到七分：每人叫一次；发牌人最后说，叫同样高的牌就赢得叫牌。",
  ["the dealer may repeat the highest bid"] = "发牌人可以叫同样高的牌",
  ["3 no trump"] = "3无主",
  ["even a bid above which there is none"] = "没有更高的叫牌时也可以",
  ["7 no trump"] = "7无主",
  ["seven points win, and seven lost lose"] = "得七分赢，负七分输",
}
