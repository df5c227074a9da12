-- How German counts and lists. See en/grammar.lua.

-- Genders of nouns by their endings, the longest first. Plurals have none.
local ENDINGS = {
  { "trumpf", "m" }, { "stich", "m" }, { "talon", "m" }, { "stapel", "m" },
  { "wert", "m" }, { "stand", "m" }, { "satz", "m" }, { "skat", "m" },
  { "spiel", "neuter" }, { "gebot", "neuter" }, { "ziel", "neuter" },
  { "paar", "neuter" }, { "blatt", "neuter" }, { "ass", "neuter" },
  { "ung", "f" }, { "farbe", "f" }, { "karte", "f" }, { "runde", "f" },
  { "stufe", "f" }, { "hand", "f" }, { "partei", "f" }, { "ansage", "f" },
  { "er", "m" },
}


--- The gender of a name: that of its last word. A compound has that of its
-- last part.
local function gender(name)
  local noun = string.match(name, "%S+$") or ""
  for _, one in ipairs(ENDINGS) do
    if string.sub(noun, -#one[1]) == one[1] then return one[2] end
  end
end


return {
  name = "Deutsch",
  plural = function(n) return n == 1 and "one" or "other" end,
  thousands = { sign = ".", size = 3, from = 4 },
  decimal = ",",
  list = { comma = ", ", semicolon = "; ",
    ["and"] = " und ", ["or"] = " oder " },
  gender = gender,
  -- How one speaks of a player in a sentence, where a label says another word.
  inside = { partner = "dein Partner" },
  forms = {
    dative = function(name)
      return (string.gsub(name, "^dein ", "deinem "))
    end,
    accusative = function(name) return name == "du" and "dich" or name end,
  },
}
