-- How Hindi counts and lists. See en/grammar.lua.

-- The ends of words that change before "से", "की" and the like, and what they
-- become: of an infinitive, an ace, a big or little joker.
local OBLIQUE = {
  { "ना$", "ने" }, { "क्का$", "क्के" }, { " का ", " के " },
  { "ड़ा जोकर$", "ड़े जोकर" }, { "टा जोकर$", "टे जोकर" },
}


return {
  name = "हिन्दी",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  list = { comma = ", ", semicolon = "; ", ["and"] = " और ", ["or"] = " या " },

  -- A move or a card before a postposition.
  forms = {
    oblique = function(text)
      for _, ending in ipairs(OBLIQUE) do
        text = string.gsub(text, ending[1], ending[2])
      end
      return text
    end,
  },
}
