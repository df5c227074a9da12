-- The sentences of finesse.lua, in Chinese.

return {
  ["The finesse"] = "飞牌",
  ["Your partner holds ace, queen and jack of spades; the king is with one of the others. If partner leads spades, the king takes the queen or the jack. What if you lead them?"] =
    "你的对家有黑桃A、Q、J；K在别人手里。如果对家先出黑桃，K会吃掉Q或J。如果由你先出呢？",
  ["You lead. Left plays next, then partner, who sees what Left has played."] =
    "你先出。接着左家出牌，然后是对家，他看得见左家出了什么。",
  ["it is a sure trick that can wait: you need it to lead again."] =
    "这是跑不掉的一墩，可以等：你要靠它再次先出。",
  ["it can wait: you need a way to lead again."] = "可以等：你还要有办法再次先出。",
  ["Lead a spade, towards the cards of your partner."] = "先出黑桃，送到对家的牌前面。",
  ["Left played low, partner the jack, and it won: whoever has the king has not played it before partner had to choose."] =
    "左家出小牌，对家出J，赢了：拿着K的人没有在对家选牌之前出K。",
  ["Partner leads a diamond, so that you can lead a second time."] =
    "对家先出方块，让你能再次先出。",
  ["another player would win the trick, and lead."] = "别人会赢得这一墩，由他先出。",
  ["And now?"] = "现在呢？",
  ["Once more towards partner: a spade."] = "再往对家那边送一次：出黑桃。",
  ["The queen has won as well."] = "Q也赢了。",
  ["Left had to play before ace and queen, so the king is caught. Had Right held it, it would have won: a finesse works half of the time. Leading the ace first never catches the king."] =
    "左家必须在A和Q之前出牌，所以K被抓住了。如果K在右家，它就会赢：飞牌有一半机会成功。先出A永远抓不住K。",
}
