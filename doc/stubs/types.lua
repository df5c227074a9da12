-- The types of the language server for what a docstring says of an argument or
-- a result.  Where a docstring tells no type it is `any`, which marks nothing.

local types = {}

-- What a result is called in docstrings.
local RESULTS = {
  any = "bid value values what",
  ["any[]"] = "list lines problems remarks changes",
  boolean = "flag boolean true false enough over told tied with",
  integer = "number points place places sum amount decisions builds worth",
  string = "text card letter suit word words name line move reason rule rest "
    .. "message why says kind",
  table = "table result review puzzle sweep deal question failure",
  ["tenace.comparison"] = "comparison",
  ["tenace.deck"] = "deck",
  ["tenace.duty"] = "obligation",
  ["tenace.kind"] = "declaration",
  ["tenace.match"] = "m match",
  ["tenace.order"] = "order",
  ["tenace.party"] = "party",
  ["tenace.pile"] = "pile",
  ["tenace.player"] = "player first one other",
  ["tenace.side"] = "side",
  ["tenace.variant"] = "variant",
}

-- What the text about an argument begins with, in this order.
local BEGINNINGS = {
  { "a player, for the hand, or a pile", "tenace.place" },
  { "a pile or a player", "tenace.place" },
  { "the pile, or ", "tenace.place" },
  { "the pile that they are in", "tenace.place" },
  { "a player, for the hand", "tenace.place" },
  { "a player of the first party", "any" },
  { "a player", "tenace.who" }, { "the player", "tenace.who" },
  { "whom ", "tenace.who" }, { "who ", "tenace.who" },
  { "a seat", "integer" }, { "the seat", "integer" },
  { "a side, a number", "any" }, { "a side", "tenace.which_side" },
  { "the side", "tenace.which_side" },
  { "a list of", "any[]" },
  { "a function", "function" },
  { "text, a list of texts, cards or a pile: the others",
    "tenace.some_cards|boolean" },
  { "text, a list of texts", "tenace.some_cards" },
  { "text or a list", "string|any[]" },
  { "cards, ranks, suits", "string" },
  { "cards of ", "tenace.some_cards" }, { "cards that ", "tenace.some_cards" },
  { "a card, as text; or a list", "string|any[]" },
  { "the card", "string" }, { "a card, as text", "string" },
  { "the question; or the place", "string|table|integer" },
  { "the question", "string|table" },
  { "why, as text", "string|table" }, { "why", "string" },
  { "what counts, as text or a sentence", "string|table" },
  { "what is said, as text or a sentence", "string|table" },
  { "a letter", "string" }, { "a suit's letter", "string" },
  { "the name of a pile", "any" }, { "the name of", "string" },
  { "which patterns", "string" }, { "as text", "string" },
  { "how many at least (1); or", "integer|string|table" },
  { "how many, or", "integer|integer[]" }, { "how many may be", "integer[]" },
  { "how many", "integer" },
  { "a whole number, which may be negative; or", "integer|table" },
  { "a whole number", "integer" },
  { "the number of", "integer" }, { "a number", "integer" },
  { "true", "boolean" }, { "its name", "string" }, { "a table", "table" },
}

-- What an argument's own name tells, where the text about it does not.
local NAMES = {
  n = "integer", prompt = "string|table", reason = "string|table",
  text = "string",
  player = "tenace.who", leader = "tenace.who", declarer = "tenace.who",
  side = "tenace.which_side", hand = "string", points = "integer",
  pile = "tenace.pile", suits = "string", factor = "integer",
}

local result_of = {}
for kind, words in pairs(RESULTS) do
  for word in words:gmatch "%S+" do result_of[word] = kind end
end

-- Kinds of facts and fields, as the lists of the library write them.
local KINDS = {
  number = "integer", text = "string", flag = "boolean", table = "table",
  list = "any[]", cards = "string|any[]", ranks = "string|any[]",
  moves = "string|any[]",
  plays = "string|any[]", words = "string", player = "tenace.player",
  side = "tenace.side", pile = "tenace.pile", party = "tenace.party",
  condition = "string|any[]", field = "any", value = "any",
  ["function"] = "function", ["a pack"] = "tenace.pack|table",
  ["list of players"] = "tenace.player[]", ["list of moves"] = "any[]",
  ["list of numbers"] = "integer[]", ["list of cards"] = "any[]",
  ["list of seats"] = "any[]", ["two numbers"] = "integer[]",
  ["number or two"] = "integer|integer[]", ["text or list"] = "string|any[]",
  ["text or lists of seats"] = "string|any[]",
  ["flag or number"] = "boolean|integer", ["number or flag"] = "any",
  ["text or flag"] = "string|boolean",
}


--- The type of a kind in words, `number: how many play`; and the text itself.
-- @param of_thing a thing has the field; it is not written in braces
function types.of_kind(text, of_thing)
  local kind, rest = text:match "^([%a ]-): (.*)$"
  if of_thing and kind == "cards" then return "tenace.cards", rest end
  if KINDS[kind] then return KINDS[kind], rest end
  return "any", text
end


--- The text says that there may be nothing.
local function may_be_nil(text)
  return text:find "%f[%a]nil%f[%A]" or text:find "nothing"
    or text:find "left out" or text:find "not needed"
    or text:find "%f[%a]false%f[%A]"
end


--- With another type for nothing.
local function or_nil(kind, optional)
  if not optional or kind == "any" then return kind end
  return kind .. "|false|nil"
end


--- The type of an argument.
-- @param of_script scripts name players and sides by their numbers
function types.of_argument(name, text, of_script)
  if name == "game" then return "string|tenace.variant|table" end
  local kind = NAMES[name] or "any"
  for _, one in ipairs(BEGINNINGS) do
    if text:sub(1, #one[1]) == one[1] then
      kind = one[2]
      break
    end
  end
  if of_script and (kind == "tenace.who" or kind == "tenace.which_side") then
    kind = "integer"
  end
  return or_nil(kind, may_be_nil(text))
end


--- The type of one result, `card` or `"draw" or "take"`.
local function of_result(word, entry, of_script)
  if word:find '"' then return (word:gsub(" or ", "|")) end
  if word:find "^list of" then return "table[]" end
  if word:find "^{" then return "table" end
  local first, second = word:match "^(%w+) or (%w+)$"
  if first then
    return of_result(first, entry, of_script) .. "|"
      .. of_result(second, entry, of_script)
  end
  if word == "cards" then
    return (entry.returns[1] or ""):find "as text" and "string"
      or "tenace.cards"
  end
  local kind = result_of[word] or word == "winner"
    and "tenace.player" or "any"
  if of_script and (kind == "tenace.player" or kind == "tenace.side") then
    return "integer"
  end
  return kind
end


--- Splits a text at the commas that are not in braces.
function types.split(text)
  local parts, depth, from = {}, 0, 1
  for at, sign in text:gmatch "()([{},()])" do
    if sign == "{" or sign == "(" then depth = depth + 1
    elseif sign == "," and depth == 0 then
      parts[#parts + 1] = text:sub(from, at - 1):match "^%s*(.-)%s*$"
      from = at + 1
    elseif sign ~= "," then
      depth = depth - 1
    end
  end
  parts[#parts + 1] = text:sub(from):match "^%s*(.-)%s*$"
  return parts
end


--- A result's name, if it is one.
local function name_of(word)
  return word ~= "true" and word ~= "false" and word:match "^%a+$" or nil
end


-- Results whose docstring names no class.
local OWN = { ["m:view"] = "tenace.view", ["m:story"] = "tenace.event[]" }


--- The results behind the arrow of a call: a list of { type, name }.
-- Where the call gives one thing or another, the later ones may be missing.
function types.of_results(entry, result, of_script)
  if not result then return {} end
  if OWN[entry.path] then return { { kind = OWN[entry.path] } } end
  local ways, list = {}, {}
  for way in (result .. "; or "):gmatch "(.-); or ?" do
    ways[#ways + 1] = types.split(way)
  end
  local nothing = may_be_nil(entry.returns[1] or "")
  for _, way in ipairs(ways) do
    for i, word in ipairs(way) do
      local kind = of_result(word, entry, of_script)
      local more = word:find "…$" or word == "players"
      if more and word == "players" then kind = "tenace.player" end
      local one = list[i] or { name = more and "..." or name_of(word) }
      if not one.kind then one.kind = kind
      elseif one.kind ~= kind then one.kind = "any" end
      list[i] = one
    end
  end
  for i, one in ipairs(list) do
    if (nothing or #ways > 1 and i > 1) and one.kind ~= "any"
      and one.name ~= "..." and one.kind ~= "boolean" then
      one.kind = one.kind .. "|nil"
    end
  end
  return list
end


return types
