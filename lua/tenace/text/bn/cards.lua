-- The names of cards in Bengali, by pack. The first name of each is shown, the
-- others are read too.

local ENDINGS = { "", "ের", "র", "-এর" }


--- The names of a suit, each also with the ending that joins a rank to it:
-- চিড়িতন and, as in চিড়িতনের গোলাম, চিড়িতনের.
local function joined(...)
  local names = {}
  for _, ending in ipairs(ENDINGS) do
    for _, name in ipairs { ... } do names[#names + 1] = name .. ending end
  end
  return names
end


local ACE = { "টেক্কা", "এস" }
local KING = { "সাহেব", "রাজা", "কিং" }
local JACK = { "গোলাম", "জ্যাক" }
local TWO, THREE = { "2", "দুরি" }, { "3", "তিরি" }
local FOUR, FIVE, SIX = { "4", "চৌকা" }, { "5", "পাঞ্জা" }, { "6", "ছক্কা" }
local SEVEN = { "7", "সাতা" }


return {
  french = {
    pack = "french",
    card = "{suit:of} {rank}",
    between = { "এর" },
    suits = {
      C = joined("চিড়িতন"),
      D = joined("রুইতন"),
      H = joined("হরতন"),
      S = joined("ইশকাপন", "ইস্কাপন"),
    },
    ranks = {
      A = ACE, K = KING, Q = { "বিবি", "রানি" }, J = JACK,
      ["10"] = { "10", "দহলা" }, ["9"] = { "9", "নহলা" },
      ["8"] = { "8", "আটা" }, ["7"] = SEVEN, ["6"] = SIX, ["5"] = FIVE,
      ["4"] = FOUR, ["3"] = THREE, ["2"] = TWO,
    },
    jokers = {
      BJ = { "বড় জোকার" },
      LJ = { "ছোট জোকার" },
    },
    short = {},
  },
  spanish = {
    pack = "spanish",
    card = "{suit:of} {rank}",
    between = { "এর" },
    suits = {
      O = joined("মুদ্রা"),
      C = joined("কাপ"),
      E = joined("তলোয়ার"),
      B = joined("লাঠি", "ক্লাব"),
    },
    ranks = {
      A = ACE, S = JACK, C = { "ঘোড়সওয়ার", "ঘোড়া", "নাইট" }, R = KING,
      ["7"] = SEVEN, ["6"] = SIX, ["5"] = FIVE, ["4"] = FOUR, ["3"] = THREE,
      ["2"] = TWO,
    },
    short = {},
  },
}
