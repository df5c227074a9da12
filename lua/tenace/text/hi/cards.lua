-- The names of cards in Hindi, by pack. The first name of each is shown, the
-- others are read too.

return {
  french = {
    pack = "french",
    card = "{suit} {rank}",
    between = { "का", "की", "के" },
    suits = {
      C = { "क्लब", "चिड़ी" },
      D = { "हीरे", "हीरा", "ईंट" },
      H = { "दिल", "पान" },
      S = { "हुकुम", "हुकम" },
    },
    ranks = {
      A = { "इक्का" },
      K = { "राजा", "बादशाह" },
      Q = { "रानी", "बेगम" },
      J = { "जैक", "गुलाम" },
    },
    jokers = {
      BJ = { "बड़ा जोकर" },
      LJ = { "छोटा जोकर" },
    },
    short = {},
  },
  spanish = {
    pack = "spanish",
    card = "{suit} {rank}",
    between = { "का", "की", "के" },
    suits = {
      O = { "सिक्के", "सिक्का" },
      C = { "प्याले", "प्याला" },
      E = { "तलवार", "तलवारें" },
      B = { "डंडे", "डंडा" },
    },
    ranks = {
      A = { "इक्का" },
      S = { "जैक", "गुलाम" },
      C = { "घुड़सवार" },
      R = { "राजा", "बादशाह" },
    },
    short = {},
  },
}
