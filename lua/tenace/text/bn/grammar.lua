-- How Bengali counts and lists. See en/grammar.lua.

-- Words whose forms are their own.
local OF = { ["আপনি"] = "আপনার", ["আমরা"] = "আমাদের", ["তারা"] = "তাদের" }
local TO = { ["আপনি"] = "আপনাকে", ["আমরা"] = "আমাদের", ["তারা"] = "তাদের" }


--- The ending of a word: behind a consonant, behind a vowel, or behind another
-- script, such as that of a card.
local function ending(word, consonant, vowel, other)
  local last = utf8.len(word) and word ~= "" and
    utf8.codepoint(word, utf8.offset(word, -1)) or 0
  if last >= 0x985 and last <= 0x994 or last >= 0x9BE and last <= 0x9CC then
    return vowel
  end
  local is_letter = last >= 0x995 and last <= 0x9BC
    or last >= 0x9CE and last <= 0x9DF
  return is_letter and consonant or other
end


return {
  name = "বাংলা",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  list = { comma = ", ", semicolon = "; ", ["and"] = " এবং ", ["or"] = " বা " },

  -- The genitive and the dative of a name or a noun.
  forms = {
    of = function(word)
      return OF[word] or word .. ending(word, "ের", "র", "-এর")
    end,
    to = function(word)
      return TO[word] or word .. ending(word, "কে", "কে", "-কে")
    end,
  },
}
