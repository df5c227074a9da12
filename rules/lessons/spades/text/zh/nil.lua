-- The sentences of nil.lua, in Chinese.
-- luacheck: no max line length

return {
  ["Nil"] = "叫零",
  ["A bid of 0 is nil: you promise to take no trick at all. It counts 100 points, or costs 100, apart from the tricks that your partner has bid."] =
    "叫0就是叫零：你承诺一墩也不得。成功得100分，失败失100分，与对家叫的墩数分开计算。",
  ["Your two spades are the four and the two, and below each high card of yours there are small ones."] =
    "你的两张黑桃是4和2，每张大牌下面都有小牌。",
  ["Allowed, but which trick would you win? This is a hand for nil: bid 0."] =
    "可以，但你能赢哪一墩？这手牌适合叫零：叫0。",
  ["The others bid 4, 5 and 3. Partner alone must make the five: a nil adds nothing to the contract."] =
    "别人叫4、5和3。对家要一个人完成五墩：叫零不给定约增加墩数。",
  ["You must lead. Which card can everybody beat?"] = "由你先出。哪张牌谁都能大过？",
  ["If all play below it, you have a trick. No card is below the two of diamonds."] =
    "如果大家都出得比它小，这一墩就归你。没有比方块2更小的方块。",
  ["Partner leads the ace of clubs, and nobody can beat it."] = "对家先出梅花A，谁也大不过它。",
  ["It loses, too. But the jack is your most dangerous club, and now it is safe: play the highest card that loses."] =
    "它也会输。但J是你最危险的梅花，现在出没有危险：出还能输掉的最大的牌。",
  ["That is what partner's high cards are for: they cover a nil."] = "对家的大牌就有这个用处：保护叫零的人。",
  ["Now the king of hearts."] = "现在是红桃K。",
  ["Play the highest heart that loses: the nine."] = "出还能输掉的最大的红桃：9。",
  ["Three have played to the six of clubs. You play last."] = "先出的是梅花6，三家都出过了。你最后出。",
  ["It loses. But the eight does as well, and is worse to keep."] = "它会输。但8也会输，而留着8更危险。",
  ["Right leads the eight of diamonds, and two play after you."] = "右家先出方块8，你后面还有两家。",
  ["it is above the eight: if the other two play lower, you have a trick, and the nil has failed."] =
    "它比8大：如果后面两家都出小的，这一墩归你，叫零就失败了。",
  ["the seven loses as well, and is worse to keep."] = "7也会输，而留着7更危险。",
  ["The highest card below the eight."] = "出比8小的最大的牌。",
  ["Six tricks, and none of them yours. Count the nil for itself: 100 points if it holds, and partner's five tricks count 50 beside it. Had you taken one trick, the nil would cost 100, and partner's contract would still count."] =
    "打了六墩，没有一墩是你的。叫零单独计分：成功得100分，对家的五墩另得50分。如果你得了一墩，叫零就失100分，而对家的定约仍然计分。",
}
