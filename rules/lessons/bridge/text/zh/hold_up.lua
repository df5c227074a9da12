-- The sentences of hold_up.lua, in Chinese.
-- luacheck: no max line length

return {
  ["The hold-up"] = "忍让",
  ["Against a contract without trumps the others lead their long suit. If your ace is the only card that stops it, do not play it at once: wait until one of them cannot lead that suit any more."] =
    "打无将定约时，对方会攻他们的长套。如果你只有A能止住这门花色，不要马上出：等到对方有一家再也不能出这门花色。",
  ["You play 3NT and need nine tricks: two spades, the ace of hearts, two clubs, and four diamonds even if the king is against you. Left has led the king of hearts; first you play from dummy."] =
    "你打3NT，需要九墩：黑桃两墩，红桃A，梅花两墩；方块即使K在对方手里，也有四墩。左家首攻红桃K；你先从明手出牌。",
  ["If Right wins with the king of diamonds later, what may Right not have then?"] =
    "以后右家如果用方块K得一墩，那时不能让右家还有什么？",
  ["Right still has hearts then, and leads one to Left's: four more tricks for them."] =
    "那时右家还有红桃，会出给左家：对方再得四墩。",
  ["The ace does not run away."] = "A跑不掉。",
  ["The queen. Right has played the two and the five."] = "出来的是Q。右家出过2和5。",
  ["eight hearts are gone then, and four are against you: Right may have one."] =
    "那时红桃出了八张，对方还有四张：右家可能还有一张。",
  ["They have two tricks, and may have four."] = "他们得了两墩，而你可以让他们得四墩。",
  ["The third heart. Dummy has none left, and must throw a card."] =
    "第三轮红桃。明手没有红桃了，必须垫一张牌。",
  ["The diamonds are your tricks: throw something else."] = "你要靠方块得墩：垫别的牌。",
  ["Right followed with the nine, and your ace has won. Only Left has hearts now."] =
    "右家跟出9，你的A赢了。现在只有左家还有红桃。",
  ["Left must not win a trick any more, Right may."] = "不能再让左家得墩，右家可以。",
  ["The diamonds first: you need four of them, and can stop the other suits only now."] =
    "先打方块：你需要方块的四墩，而且只有现在还能止住别的花色。",
  ["Left has played the two. What from dummy?"] = "左家出2。明手出什么？",
  ["if Left has the king, it wins later, and Left plays hearts."] =
    "如果K在左家，它以后会赢，左家就出红桃。",
  ["Right has the king, and no heart."] = "右家有K，而没有红桃。",
  ["Whatever Right leads, you have nine tricks. Had you played the ace to the first trick, Right would lead a heart now, and they would win five."] =
    "无论右家出什么，你都有九墩。如果你第一墩就出A，右家现在会出红桃，他们就得五墩。",
}
