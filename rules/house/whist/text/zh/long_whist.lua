-- The sentences of long_whist.lua, in Chinese.

return {
  ["Long whist"] = "长惠斯特",
  ["honours"] = "大牌奖",
  ["Long whist: ten points win, and honours count."] =
    "长惠斯特：十分获胜，并计大牌奖。",
  ["tricks count before honours, so side 1 has won"] = "先计墩数的分，所以第1方获胜",
  ["at nine points honours count nothing"] = "有九分时不计大牌奖",
}
