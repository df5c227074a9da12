-- The sentences of moon.lua, in Chinese.
-- luacheck: no max line length

return {
  ["Shooting the moon"] = "射月",
  ["Whoever takes all thirteen hearts and the queen of spades has no point, and all others have 26. It needs high cards in every suit, and a plan for the cards that cannot win."] =
    "收到全部十三张红桃和黑桃Q的人不计分，别人各加26分。这要每门花色都有大牌，还要想好赢不了的牌怎么办。",
  ["You hold twelve cards that win, and the three of diamonds."] = "你有十二张能赢的牌，还有一张方块3。",
  ["All three were sure to win."] = "这三张都一定会赢。",
  ["A trick without points may be lost: only the points must all be yours. When do you lose the three?"] =
    "没有罚分的一墩可以输：只要罚分全归你。什么时候输掉这张3？",
  ["when diamonds are led again, somebody may have none left, and throw a heart to another player."] =
    "再出方块时，可能有人已经没有方块，把红桃垫给别人。",
  ["Now, while all have diamonds and must follow: later somebody throws a heart into that trick."] =
    "现在就出：大家都有方块，必须跟；晚了就有人在那一墩里垫红桃。",
  ["Right has won, and no point was in it."] = "右家赢了，里面没有罚分。",
  ["Right has led the eight of spades."] = "右家先出黑桃8。",
  ["Ace, king and queen are all yours, so each of them wins."] = "A、K、Q都在你手里，出哪张都赢。",
  ["Hearts are not broken: you may not lead them yet."] = "红桃未破：你还不能先出红桃。",
  ["That wins, too. But lead a club: Left has played the only one, and must throw something."] =
    "那样也赢。但请先出梅花：左家唯一的一张已经出了，只好垫别的牌。",
  ["Left threw a heart. Hearts are broken now."] = "左家垫了红桃。现在红桃破了。",
  ["And now?"] = "现在呢？",
  ["Take the hearts while you are in the lead, from the top."] = "趁你有出牌权，从最大的红桃开始收。",
  ["Four hearts are still out."] = "还有四张红桃在别人手里。",
  ["Hearts again, from the top."] = "继续从最大的红桃出。",
  ["One heart is out, and all your cards are higher. Had somebody else taken a single heart, you would have had 25 points: look for your losing cards before you try."] =
    "只剩一张红桃在外面，而你的牌都比它大。如果别人收到哪怕一张红桃，你就要计25分：想射月，先找出自己赢不了的牌。",
}
