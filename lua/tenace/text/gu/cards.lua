-- The names of cards in Gujarati, by pack. The first name of each is shown, the
-- others are read too.

local ENDINGS = { "", "નો", "ની", "નું", "ના" }


--- The names of a suit, each also with the ending that joins a rank to it:
-- કાળી and, as in કાળીની રાણી, કાળીની.
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
    card = "{suit} {rank}",
    between = { "નો", "ની", "નું", "ના" },
    suits = {
      C = joined("ક્લબ", "ફુલ્લી"),
      D = joined("હીરા", "ચોકટ"),
      H = joined("હાર્ટ્સ", "લાલ"),
      S = joined("સ્પેડ્સ", "કાળી"),
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
      O = joined("સિક્કા"),
      C = joined("પ્યાલા"),
      E = joined("તલવારો", "તલવાર"),
      B = joined("દંડા"),
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
