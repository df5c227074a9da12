-- The names of cards in Gujarati, by pack. The first name of each is shown, the
-- others are read too.

return {
  french = {
    pack = "french",
    card = "{suit} {rank}",
    between = { "નો", "ની", "નું", "ના" },
    suits = {
      C = { "ક્લબ", "ફુલ્લી" },
      D = { "હીરા", "ચોકટ" },
      H = { "હાર્ટ્સ", "લાલ" },
      S = { "સ્પેડ્સ", "કાળી" },
    },
    ranks = {
      A = { "એસ", "એક્કો" },
      K = { "કિંગ", "બાદશાહ", "રાજા" },
      Q = { "રાણી", "બેગમ" },
      J = { "જેક", "ગુલામ" },
    },
    jokers = {
      BJ = { "મોટો જોકર" },
      LJ = { "નાનો જોકર" },
    },
    short = {},
  },
  spanish = {
    pack = "spanish",
    card = "{suit} {rank}",
    between = { "નો", "ની", "નું", "ના" },
    suits = {
      O = { "સિક્કા" },
      C = { "પ્યાલા" },
      E = { "તલવારો", "તલવાર" },
      B = { "દંડા" },
    },
    ranks = {
      A = { "એસ", "એક્કો" },
      S = { "જેક", "ગુલામ" },
      C = { "ઘોડેસવાર" },
      R = { "કિંગ", "બાદશાહ" },
    },
    short = {},
  },
}
