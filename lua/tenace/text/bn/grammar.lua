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


--- Of a verb with cards, `নেওয়া 7D 7H`, the cards come first: `7D 7H নেওয়া`.
local function verb_last(text)
  for _, vowel in ipairs { "া", "ো" } do
    local verb, cards = string.match(text,
      "^([^%w]+" .. vowel .. ") (%w+[%w ♣♦♥♠]*)$")
    if verb then return cards .. " " .. verb end
  end
  return text
end


--- The genitive.
local function of(word)
  if OF[word] then return OF[word] end
  word = verb_last(word)
  return word .. ending(word, "ের", "র", "-এর")
end


--- The dative.
local function to(word)
  return TO[word] or word .. ending(word, "কে", "কে", "-কে")
end


-- What comes of a move that is a verb, or a noun for one.
local IF = { ["টানা"] = "টানলে", ["নেওয়া"] = "নিলে", ["দেখানো"] = "দেখালে",
  ["ফেলা"] = "ফেললে", ["ঘোষণা"] = "ঘোষণা করলে", ["মেল্ড"] = "মেল্ড করলে",
  ["বদল"] = "বদলালে", ["পাস"] = "পাস দিলে" }


--- The conditional of a move: `7♣ 7♥ নিলে`; of one without a verb of its own,
-- `7♣ বাছলে`.
local function conditional(move)
  local verb, cards = string.match(move, "^(%S+) (.+)$")
  if IF[verb] then return cards .. " " .. IF[verb] end
  return IF[move] or move .. " বাছলে"
end


return {
  name = "বাংলা",
  plural = function(n) return (n == 0 or n == 1) and "one" or "other" end,
  thousands = { sign = ",", size = 2, from = 4 },
  digits = "০১২৩৪৫৬৭৮৯",
  list = { comma = ", ", semicolon = "; ", ["and"] = " ও ", ["or"] = " বা " },

  -- The genitive and the dative of a name or a noun, the conditional of a move.
  forms = { of = of, to = to, ["if"] = conditional },

  -- The name of a card before the text `rest`, in which an ending is set off
  -- from the card's letters.
  meets = function(name, rest)
    for set_off, form in next, { ["-এর"] = of, ["-কে"] = to } do
      if string.sub(rest, 1, #set_off) == set_off then
        return form(name), string.sub(rest, #set_off + 1)
      end
    end
    return name
  end,
}
