-- The names of cards in Hindi, by pack. The first name of each is shown, the
-- others are read too. `by_rank` has the whole name for ranks that are feminine.

--- The names, each with ड़ also as the one sign U+095C, which some keyboards
-- type, and as the plain letter ड.
local function spelt(...)
  local names = { ... }
  for i = 1, #names do
    for _, sign in ipairs { "\u{95C}", "ड" } do
      local other, n = string.gsub(names[i], "\u{921}\u{93C}", sign)
      if n > 0 then names[#names + 1] = other end
    end
  end
  return names
end


local TWO = { "2", "दो", "दुक्की", "दुग्गी", "दूआ" }
local THREE = { "3", "तीन", "तिक्की", "तिग्गी", "तीया" }
local FOUR = { "4", "चार", "चौका", "चौकी", "चौआ" }
local FIVE = { "5", "पाँच", "पांच", "पंजा", "पंजी" }
local SIX = { "6", "छह", "छः", "छे", "छक्का", "छक्की" }
local SEVEN = { "7", "सात", "सत्ता", "सत्ती" }
local ACE = { "इक्का", "एक्का", "यक्का" }
local KING = { "बादशाह", "राजा" }
local JACK = { "गुलाम", "ग़ुलाम", "जैक" }


return {
  french = {
    pack = "french",
    card = "{suit} का {rank}", by_rank = { Q = "{suit} की {rank}" },
    between = { "का", "की", "के" },
    suits = {
      C = spelt("चिड़ी", "चिड़िया", "क्लब", "क्लबों"),
      D = { "ईंट", "ईट", "हीरे", "हीरा", "हीरों" },
      H = { "पान", "दिल", "दिलों" },
      S = { "हुकुम", "हुकम", "हुक्म" },
    },
    ranks = {
      A = ACE,
      K = KING,
      Q = { "बेगम", "बेग़म", "रानी" },
      J = JACK,
      ["10"] = { "10", "दस", "दहला", "दहली" },
      ["9"] = { "9", "नौ", "नहला", "नहली" },
      ["8"] = { "8", "आठ", "अट्ठा", "अट्ठी" },
      ["7"] = SEVEN,
      ["6"] = SIX,
      ["5"] = FIVE,
      ["4"] = FOUR,
      ["3"] = THREE,
      ["2"] = TWO,
    },
    jokers = {
      BJ = spelt("बड़ा जोकर", "बड़े जोकर"),
      LJ = { "छोटा जोकर", "छोटे जोकर" },
    },
    short = {},
  },
  spanish = {
    pack = "spanish",
    card = "{suit} का {rank}",
    between = { "का", "की", "के" },
    suits = {
      O = { "सिक्के", "सिक्का", "सिक्कों" },
      C = { "प्याले", "प्याला", "प्यालों" },
      E = { "तलवार", "तलवारें", "तलवारों" },
      B = { "डंडे", "डंडा", "डंडों" },
    },
    ranks = {
      A = ACE,
      S = JACK,
      C = spelt("घुड़सवार"),
      R = KING,
      ["7"] = SEVEN,
      ["6"] = SIX,
      ["5"] = FIVE,
      ["4"] = FOUR,
      ["3"] = THREE,
      ["2"] = TWO,
    },
    short = {},
  },
}
