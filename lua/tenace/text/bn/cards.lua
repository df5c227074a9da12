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
      A = { "এস", "টেক্কা" },
      K = { "কিং", "সাহেব" },
      Q = { "বিবি", "রানি" },
      J = { "জ্যাক", "গোলাম" },
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
      B = joined("ক্লাব"),
    },
    ranks = {
      A = { "এস" },
      S = { "জ্যাক" },
      C = { "নাইট" },
      R = { "কিং" },
    },
    short = {},
  },
}
