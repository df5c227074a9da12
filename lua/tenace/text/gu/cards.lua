-- The names of cards in Gujarati, by pack. The first name of each is shown, the
-- others are read too. `by_rank` has the whole name for ranks that are feminine.

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


local ACE = { "એક્કો", "એક્કા", "એસ" }
local KING = { "બાદશાહ", "રાજા", "કિંગ" }
local JACK = { "ગુલામ", "જેક" }
local TWO, THREE = { "2", "દૂરી", "દૂડી" }, { "3", "તીરી", "તીડી" }
local FOUR, FIVE, SIX = { "4", "ચોગ્ગો" }, { "5", "પંજો" }, { "6", "છગ્ગો" }
local SEVEN = { "7", "સત્તો" }


return {
  french = {
    pack = "french",
    card = "{suit}નો {rank}", by_rank = { Q = "{suit}ની {rank}" },
    between = { "નો", "ની", "નું", "ના" },
    suits = {
      C = joined("ફુલ્લી", "ફલ્લી", "ક્લબ"),
      D = joined("ચોકટ", "ચરકટ", "હીરા"),
      H = joined("લાલ", "હાર્ટ્સ"),
      S = joined("કાળી", "સ્પેડ્સ"),
    },
    ranks = {
      A = ACE, K = KING, Q = { "રાણી", "બેગમ" }, J = JACK,
      ["10"] = { "10", "દસ્સો" }, ["9"] = { "9", "નવ્વો" },
      ["8"] = { "8", "અઠ્ઠો" }, ["7"] = SEVEN, ["6"] = SIX, ["5"] = FIVE,
      ["4"] = FOUR, ["3"] = THREE, ["2"] = TWO,
    },
    jokers = {
      BJ = { "મોટો જોકર" },
      LJ = { "નાનો જોકર" },
    },
    short = {},
  },
  spanish = {
    pack = "spanish",
    card = "{suit}નો {rank}",
    between = { "નો", "ની", "નું", "ના" },
    suits = {
      O = joined("સિક્કા"),
      C = joined("પ્યાલા"),
      E = joined("તલવાર", "તલવારો"),
      B = joined("દંડા"),
    },
    ranks = {
      A = ACE, S = JACK, C = { "ઘોડેસવાર" }, R = KING,
      ["7"] = SEVEN, ["6"] = SIX, ["5"] = FIVE, ["4"] = FOUR, ["3"] = THREE,
      ["2"] = TWO,
    },
    short = {},
  },
}
