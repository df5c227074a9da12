-- The sentences of pairs.lua, in Chinese.

return {
  ["Answering a pair"] = "怎样跟对子",
  ["If a pair is led, you must play a pair of the same suit. Without one you play two cards of the suit, and without the suit whatever you like; a pair of trumps then takes the trick."] =
    "有人先出对子，你必须出同花色的对子。没有对子就出两张该花色的牌，没有该花色就可以出任何牌；这时出一对主牌就能毙掉。",
  ["The dealer leads a pair of fours of hearts."] = "庄家先出一对红桃4。",
  ["That is a pair of hearts, too; sevens or jacks will do."] =
    "这也是一对红桃；出一对7或一对J就够了。",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you have pairs of hearts, so you had to play one."] =
    "一对黑桃A是主牌，本来能毙掉；但你有红桃对子，所以必须出一对红桃。",
}
