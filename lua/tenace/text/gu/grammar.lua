-- How Gujarati counts and lists. See en/grammar.lua.

-- Words whose forms are their own.
local BY = { ["તમે"] = "તમે", ["અમે"] = "અમે", ["તેઓ"] = "તેમણે" }
local TO = { ["તમે"] = "તમને", ["અમે"] = "અમને", ["તેઓ"] = "તેમને" }


--- Who did it: with the sign of the vowel behind a consonant, else its letter.
local function by(word)
  if BY[word] then return BY[word] end
  local last = utf8.len(word) and word ~= "" and
    utf8.codepoint(word, utf8.offset(word, -1)) or 0
  return word .. (last >= 0xA95 and last <= 0xAB9 and "ે" or "એ")
end


--- The dative.
local function to(word)
  return TO[word] or word .. "ને"
end


-- Parts of a noun that change before "સાથે", "થી" and the like, and what they
-- become: of a card's name, an ace, a big joker, an infinitive.
local OBLIQUE = { { "નો ", "ના " }, { "મોટો ", "મોટા " },
  { "એક્કો$", "એક્કા" }, { "વું$", "વા" } }


local function oblique(text)
  for _, part in ipairs(OBLIQUE) do
    text = string.gsub(text, part[1], part[2])
  end
  return text
end


-- The words before which a noun is in the oblique. An ending is joined to it.
local POSTPOSITIONS = { ["સાથે"] = true, ["કરતાં"] = true, ["સામે"] = true,
  ["પછી"] = true, ["પહેલાં"] = true, ["પર"] = true }

return {
  name = "ગુજરાતી",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  list = { comma = ", ", semicolon = "; ",
    ["and"] = " અને ", ["or"] = " અથવા " },

  -- A player who did it, a player to whom it is done, a move or a card before
  -- a postposition.
  forms = { by = by, to = to, oblique = oblique },

  -- The name of a card before the text `rest`.
  meets = function(name, rest)
    local blank, word = string.match(rest, "^( ?)([\xE0\x80-\xBF]+)")
    local changes = word and (blank == "" or POSTPOSITIONS[word])
    return changes and oblique(name) or name
  end,
}
