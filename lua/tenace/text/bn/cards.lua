-- The names of cards in Bengali, by pack. The first name of each is shown, the
-- others are read too.

return {
  french = {
    pack = "french",
    card = "{suit} {rank}",
    between = { "এর" },
    suits = {
      C = { "চিড়িতন" },
      D = { "রুইতন" },
      H = { "হরতন" },
      S = { "ইশকাপন", "ইস্কাপন" },
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
    card = "{suit} {rank}",
    between = { "এর" },
    suits = {
      O = { "মুদ্রা" },
      C = { "কাপ" },
      E = { "তলোয়ার" },
      B = { "ক্লাব" },
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
