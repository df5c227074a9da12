-- What somebody probably meant whose line Lua cannot read, or whose words the
-- library does not know.

local evaluate = require "tenace.face.typed.evaluate"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local slips = require "tenace.rules.slips"
local told = require "tenace.base.raised".told

local explained = {}


--- What Lua says of a text, with what was probably meant; and whether that is
-- known. A text of several lines gets the line at fault.
local function syntax(message, text)
  local n, said = message:match "^line:(%d+): (.*)$"
  if not n then return message, false end
  n = tonumber(n)
  local better = slips.explain(said, text, n)
  local lines = show.lines(text)
  if #lines > 1 and lines[n] then
    return phrase("prompt.in_line", { n = n, said = better,
      line = lines[n]:match "^%s*(.-)%s*$" }), better ~= told(said)
  end
  return better, better ~= told(said)
end


--- A card without quotes at the beginning of a line: `7c`, `♠A`.
local function bare_card(text)
  return text:match "^%s*(%d+%a)%s*$"
    or text:match "^%s*(%w*\xE2\x99[\xA0\xA3\xA5\xA6]%w*)"
end


--- A command that does not exist, with words behind it; nil if the line is
-- something else.
local function no_command(text, message)
  local word = text:match "^%s*(%a[%w_]*)%s+%w[^=(]*$"
  if not word or not message:find "syntax error near" then return nil end
  return phrase.nearest("prompt.no_command", word,
    require "tenace.face.help.verbs", { word = word })
end


--- explained.syntax(text, as_statement, as_value) -> the message about a text
-- that is no Lua
-- @param as_statement what Lua says of it as statements
-- @param as_value what Lua says of it as an expression
function explained.syntax(text, as_statement, as_value)
  local word = bare_card(text)
  if word then return phrase("prompt.no_lua", { word = word }) end
  local unknown = no_command(text, as_statement)
  if unknown then return unknown end
  local of_value, is_known = syntax(as_value or as_statement, text)
  local of_statement, is_better = syntax(as_statement, text)
  if is_known and not is_better then return evaluate.tidy(of_value) end
  return evaluate.tidy(of_statement)
end


local SUITS = { C = "club", D = "diamond", H = "heart", S = "spade" }

--- The letter of a suit by its name, in the present language or in English:
-- "hearts", "Heart".
local function suit_letter(name)
  name = name:lower():gsub("s$", "")
  for letter in ("CDHS"):gmatch "." do
    local known = phrase("suit." .. letter)
    if known:gsub("s$", "") == name or SUITS[letter] == name then
      return letter, known
    end
  end
end


local RANKS = { ace = "A", king = "K", queen = "Q", jack = "J", ten = "10",
  nine = "9", eight = "8", seven = "7", six = "6", five = "5", four = "4",
  three = "3", two = "2", deuce = "2" }


--- The card's name as the library reads it: "queen of hearts", "10 hearts".
local function card_name(text)
  local rank, suit = text:lower():match "^%s*(%w+)[%s%-]+(%a+)%s*$"
  if not rank then rank, suit = text:lower():match "^%s*(%w+) of (%a+)%s*$" end
  if not rank then rank, suit = text:lower():match "^%s*(%d+)(%a+)%s*$" end
  local letter = suit and suit_letter(suit)
  return letter and (RANKS[rank] or rank:upper()) .. letter
end


--- What is meant by a name that is no suit or no card of the library.
local function of_cards(message)
  local name = message:match "no such suit '(.-)'"
    or message:match "no such card '(.-)'"
  if not name then return nil end
  local letter, known = suit_letter(name)
  if letter then
    return phrase("prompt.suit_letter",
      { said = told(message), letter = letter, suit = known })
  end
  local card = card_name(name)
  return card
    and phrase("prompt.card_name", { said = told(message), card = card })
end


--- A method or field that is not there, and the nearest one that is.
local function of_names(message)
  local name = message:match "attempt to call a nil value %(%a+ '([%w_]+)'%)"
  if name then
    local names = {}
    for _, entry in ipairs(require "tenace.face.help.help".all()) do
      names[#names + 1] = entry.name
    end
    return phrase.nearest("prompt.no_function", name, names, { name = name })
  end
  name = message:match "attempt to index a nil value %(%a+ '([%w_]+)'%)"
  return name and phrase("prompt.no_value", { name = name })
end


--- What Lua cannot do with a value.
local function of_values(message)
  if message:find("for iterator", 1, true) then
    message = message:gsub(" ?%(for iterator.*", "")
    return phrase("prompt.over_list", { said = told(message) })
  elseif message:find "^attempt to add .*'string'" then
    return phrase("prompt.join_texts", { said = told(message) })
  end
end


--- A name in braces that should get a value: { seed == 2 }.
local function of_equals(text)
  local name = text:match "[{,]%s*([%a_][%w_]*)%s*==[^={}]*[,}]"
  return name and phrase("prompt.one_equal", { name = name })
end


--- explained.error(message, text) -> the message of a line that failed, with
-- what was probably meant, in letters as one types them
function explained.error(message, text)
  return of_cards(message) or of_names(message) or of_values(message)
    or message:find "^no name" and of_equals(text) or told(message)
end


-- What other languages call these words of Lua.
local ELSEWHERE = { null = "nil", NULL = "nil", None = "nil", True = "true",
  False = "false" }


--- Is it a game or the name of a suit?
local function is_known_name(name)
  return require "tenace.face.typed.spec".is_game(name) or suit_letter(name)
end


--- explained.name(name, names, lines) -> the message about a name that is not
-- there
-- @param names those that are
-- @param lines what was typed before, each with its `text`
function explained.name(name, names, lines)
  local parts = { name = name, word = name }
  if ELSEWHERE[name] then
    parts.near = ELSEWHERE[name]
    return phrase("prompt.no_name_near", parts)
  elseif show.is_card(name) then
    return phrase("prompt.no_lua", parts)
  elseif is_known_name(name) then
    return phrase("prompt.in_quotes", parts)
  end
  for _, line in ipairs(lines) do
    if (" " .. line.text):find("[%s;]local[%s%w_,]*%f[%w_]" .. name
      .. "%f[^%w_]") then
      return phrase("prompt.was_local", parts)
    end
  end
  return phrase.nearest("prompt.no_name", name, names, parts)
end


return explained
