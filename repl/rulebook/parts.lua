-- The parts of a worked example that concern the rules file, in words: a step
-- with what it is given and gives, piles, fields and options.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local parts = {}


--- A name with blanks.
local spoken = language.spoken


--- Is it an option of the game? A field may have an option's name.
local function names_option(name, variant)
  return variant.options[name] ~= nil and not variant.fields[name]
end


--- parts.label(name, variant [, as_option]) -> the label of a field, an option
-- or a pile; a field may have an option's name
function parts.label(name, variant, as_option)
  local known = phrase.list "rulebook.part_named"
  if known[name] then return phrase("rulebook.part_named." .. name) end
  if as_option or names_option(name, variant) then
    return phrase("rulebook.example.option", { name = name })
  end
  return spoken(name)
end


--- parts.value(name, value, variant [, as_option]) -> the value of an option:
-- a seat, or as one types it; nil for the value of something else
function parts.value(name, value, variant, as_option)
  if name == "first_dealer" then
    return phrase("rulebook.seat", { seat = value })
  end
  return (as_option or names_option(name, variant)) and tostring(value) or nil
end


--- parts.flag(value) -> true and false as words; nil for another value
function parts.flag(value)
  if type(value) ~= "boolean" then return nil end
  return phrase(value and "rulebook.yes" or "rulebook.no")
end


--- A seat or a side that is written `player 1` or `side 1`; else nil.
local function owner(value)
  local kind, n = tostring(value):match "^(%l+) (%d+)$"
  if kind == "player" then return phrase("rulebook.seat", { seat = n }) end
  return kind == "side" and phrase("rulebook.side", { side = n }) or nil
end


--- parts.suit(letter, deck) -> the name of a suit of the pack; else nil
function parts.suit(letter, deck)
  return type(letter) == "string" and #letter == 1
    and deck.suits:find(letter, 1, true)
    and show.suit_name(letter, deck) or nil
end


--- The names of a step's parameters after the match.
local function parameters(step)
  local list, i = {}, 2
  while step and debug.getlocal(step, i) do
    list[#list + 1], i = debug.getlocal(step, i), i + 1
  end
  return list
end


-- Parameters whose values speak for themselves.
local PLAIN = { player = true, side = true, card = true, cards = true,
  says = true, said = true, words = true, word = true, name = true }


--- Is the value that of an option, which the step is only handed on?
local function is_option(value, variant)
  for _, option in ipairs(variant.option_list) do
    if type(value) == "string" and variant.options[option.name] == value then
      return true
    end
  end
  return false
end


--- One thing that a step is given; nil if it is nothing.
local function given_text(name, value, say_value, variant)
  if value == false or value == "" or is_option(value, variant) then
    return nil
  end
  local deck = variant.deck
  if value == true then return name and spoken(name) end
  local text = owner(value) or parts.suit(value, deck) or say_value(value)
  if not name or #name == 1 or PLAIN[name] or text ~= say_value(value) then
    return text
  end
  return phrase("rulebook.part.given", { name = spoken(name), value = text })
end


--- What a step is given, as text; nil if it is nothing.
local function given(body, variant, say_value)
  local list, names = {}, parameters(variant.steps[body.step])
  for i = 1, #(body.with or {}) do
    list[#list + 1] = given_text(names[i], body.with[i], say_value,
      variant)
  end
  if #list == 0 then return nil end
  return table.concat(list, phrase "rulebook.part.join")
end


--- parts.step(body, variant, say_value) -> label and text of the row that tells
-- what a step is given and answers; nil if only its name is known, which
-- nobody reads
-- @param say_value function(value) -> text of any other value
function parts.step(body, variant, say_value)
  local with, gives, text = given(body, variant, say_value), body.gives, nil
  if gives ~= nil then
    text = owner(gives) or parts.flag(gives) or parts.suit(gives, variant.deck)
      or gives == "none" and phrase "rulebook.nothing" or say_value(gives)
  end
  if not text then
    return with and phrase "rulebook.example.with" or nil, with
  end
  return phrase "rulebook.example.step",
    phrase("rulebook.part." .. (with and "both" or "gives"),
      { given = with, gives = text })
end


return parts
