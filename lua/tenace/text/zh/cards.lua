-- The names of cards in Chinese, by pack. The first name of each is shown, the
-- others are read too.

return {
  french = {
    pack = "french",
    card = "{suit}{rank}",
    between = {},
    suits = {
      C = { "梅花", "草花" },
      D = { "方块", "方片" },
      H = { "红桃", "红心" },
      S = { "黑桃" },
    },
    ranks = {
      A = { "A", "尖" },
      K = { "K", "老K" },
      Q = { "Q", "圈" },
      J = { "J", "勾" },
    },
    jokers = {
      BJ = { "大王", "王", "鬼" },
      LJ = { "小王" },
    },
    short = {},
    corners = { BJ = "大王", LJ = "小王", joker = "王" },
  },
  spanish = {
    pack = "spanish",
    card = "{suit}{rank}",
    between = {},
    suits = {
      O = { "金币" },
      C = { "酒杯" },
      E = { "宝剑" },
      B = { "棍棒" },
    },
    ranks = {
      A = { "A", "尖" },
      S = { "侍从" },
      C = { "骑士" },
      R = { "国王" },
    },
    short = {},
  },
}
