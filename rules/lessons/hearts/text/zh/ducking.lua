-- The sentences of ducking.lua, in Chinese.
-- luacheck: no max line length

return {
  ["Ducking"] = "躲牌",
  ["Every heart in your tricks counts a point, the queen of spades thirteen, and few points win. So duck: play under the best card of the trick, with the highest card that still loses."] =
    "你收到的每张红桃计1分，黑桃Q计13分，分少的人赢。所以要躲：压在这一墩最大的牌下面，用还能输掉的最大的牌。",
  ["The lowest club was led. To the first trick nobody may play a penalty card."] =
    "先出的是最小的梅花。第一墩谁也不能出罚分牌。",
  ["This trick costs nothing, whoever wins it: get rid of your highest club."] =
    "这一墩谁赢都没有罚分：把你最大的梅花脱手。",
  ["The king is gone, and has cost you nothing."] = "K脱手了，一分也没有花。",
  ["The jack is the best card so far, and Left still plays."] = "现在最大的是J，左家还没有出牌。",
  ["it is above the jack: if Left throws points, they are yours."] = "它比J大：左家如果垫罚分牌，就归你。",
  ["You are under the jack, so the trick cannot be yours."] = "你比J小，这一墩不会归你。",
  ["Left led the ten of spades. You play last, and there are no points in the trick."] =
    "左家先出黑桃10。你最后出，而这一墩里没有罚分。",
  ["Allowed, but the king stays with you, and the queen may fall under it later. Nobody plays after you now."] =
    "可以，但K还留在你手里，以后黑桃Q可能落到它下面。现在你后面没有人出牌了。",
  ["Whoever plays last sees what a trick costs. The king is safe now, and only now."] =
    "最后出的人看得见这一墩有多少罚分。现在出K没有危险，也只有现在。",
  ["The queen of spades is still out, and you have only small spades left."] =
    "黑桃Q还没有出，而你只剩小黑桃了。",
  ["Lead a small spade: you cannot win with it, and the queen must come out some time."] =
    "先出小黑桃：它不会赢，而黑桃Q总要出来。",
  ["Right had only the ace left: thirteen points."] = "右家只剩黑桃A了：13分。",
  ["Right has led the six of clubs."] = "右家先出梅花6。",
  ["it is above the six, and may win."] = "它比6大，可能会赢。",
  ["Across wins. When clubs come again, seven is the highest you have."] =
    "对面赢了。再出梅花时，你最大的只有7。",
  ["You have no club left. Two hearts are in the trick, which Left wins with a four: nobody else could follow."] =
    "你没有梅花了。这一墩里有两张红桃，左家用4赢：别人都不能跟。",
  ["diamonds may still be ducked by others, but nobody can play above the ace of hearts."] =
    "方块还可能有人压过你，而谁也压不过红桃A。",
  ["Throw the card that would win most points later: the ace of hearts."] =
    "垫出以后会收最多罚分的牌：红桃A。",
  ["A suit that you do not have is a way to get rid of high cards. Low cards are worth most in Hearts."] =
    "缺一门花色，就有机会把大牌脱手。在红心大战里，小牌最有用。",
}
