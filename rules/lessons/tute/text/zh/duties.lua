-- The sentences of duties.lua, in Chinese.
-- luacheck: no max line length

return {
  ["Beat, follow, trump"] = "大过、跟牌、出主牌",
  ["In Tute you seldom choose freely. If you can beat the suit led, you must. If you cannot, you must still follow suit. And without the suit you must play a trump, above the trumps in the trick."] =
    "图特很少能自由选牌。能大过先出的花色的牌就必须大过。大不过也必须跟花色。没有该花色必须出主牌，并且要大过这一墩里的主牌。",
  ["The 5 de copas has been led. Sota, rey and six are above it."] =
    "先出的是酒杯5。侍从、国王和6都比它大。",
  ["Any card above the five meets the duty. The as de copas takes the trick."] =
    "任何大过5的牌都可以。酒杯A赢得这一墩。",
  ["Espadas are led, the as lies on the table: your espadas cannot beat it. May you throw another suit, then?"] =
    "先出宝剑，A在桌上：你的宝剑大不过它。那么可以垫别的花色吗？",
  ["No: if you cannot beat the card, you must still follow suit."] = "不可以：大不过也必须跟花色。",
  ["Now bastos, and you hold none of them."] = "现在是棍棒，而你没有棍棒。",
  ["Without the suit led you must play a trump. Any trump will do here, because the trick has none yet."] =
    "没有先出的花色必须出主牌。这里任何主牌都可以，因为这一墩还没有主牌。",
}
