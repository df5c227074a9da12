-- How Hindi counts and lists. See en/grammar.lua.

-- The ends of words that change before "से", "की" and the like, and what they
-- become: of an infinitive, an ace, a big or little joker, a declarer.
local OBLIQUE = {
  { "ना$", "ने" }, { "क्का$", "क्के" }, { " का ", " के " },
  { "ड़ा जोकर$", "ड़े जोकर" }, { "टा जोकर$", "टे जोकर" },
  { "वाला$", "वाले" },
}


--- The oblique of a noun. Of a verb with cards, `लेना 7D 7H`, the cards come
-- first: `7D 7H लेने`.
local function oblique(text)
  local verb, cards = string.match(text, "^([^%w]+ना) (%w+[%w ♣♦♥♠]*)$")
  if verb then text = cards .. " " .. verb end
  for _, ending in ipairs(OBLIQUE) do
    text = string.gsub(text, ending[1], ending[2])
  end
  return text
end


--- A player to whom it is done; आप and हम have forms of their own.
local function to(name)
  if string.find(name, "आप$") then return name .. "को" end
  return (string.gsub(name .. " को", "^हम को$", "हमें"))
end


-- The words before which a noun is in the oblique.
local POSTPOSITIONS = { ["का"] = true, ["की"] = true, ["के"] = true,
  ["को"] = true, ["ने"] = true, ["से"] = true, ["में"] = true, ["पर"] = true }


return {
  name = "हिन्दी",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  list = { comma = ", ", semicolon = "; ", ["and"] = " और ", ["or"] = " या " },

  -- A move or a card before a postposition, and a player who gets something.
  forms = { oblique = oblique, to = to },

  -- The name of a card before the text `rest`.
  meets = function(name, rest)
    local word = string.match(rest, "^ ([\xE0-\xE1\x80-\xBF]+)")
    word = word and string.gsub(word, "।$", "")
    return POSTPOSITIONS[word] and oblique(name) or name
  end,
}
