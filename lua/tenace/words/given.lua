-- What a rules file has given to a word that is written in Lua, checked as the
-- words in C check theirs, and with their messages: `raised` tells both.

local core = require "tenace.core"

local given = {}


--- Raises that the n-th argument of a word is wrong, for an English reason; or,
-- if n is nil, that a value in its table of arguments is.
local function refuse(word, n, reason)
  if not n then error(word .. ": " .. reason, 0) end
  error(string.format("bad argument #%d to '%s' (%s)", n, word, reason), 0)
end


--- given.raise(word, key [, values…])
-- Raises what a word says, the sentence of a key with values.
function given.raise(word, key, ...)
  error(core.message(key, word, ...), 0)
end


--- given.wrong(word, n, key [, name [, values…]])
-- Raises that the n-th argument of a word is wrong.
-- @param key the key of a sentence of the texts `raised`
-- @param name the name of the value in that argument which is wrong
-- @param values those of the sentence
function given.wrong(word, n, key, name, ...)
  refuse(word, n, core.message(key, name, ...))
end


--- given.wrong_kind(word, n, kind, value)
-- Raises that the n-th argument of a word is of another kind.
function given.wrong_kind(word, n, kind, value)
  local meta = debug.getmetatable(value)
  local name = type(value) == "userdata" and meta and meta.__name
  refuse(word, n, kind .. " expected, got "
    .. (name or value == nil and "no value" or type(value)))
end


--- What a call has answered. What it found wrong with an argument is wrong with
-- the n-th one of a word.
local function answered(word, n, ok, ...)
  if ok then return ... end
  local why = ...
  local reason = type(why) == "string"
    and string.match(why, "^bad argument #%d+ to '[^']*' %((.*)%)$")
  if reason then refuse(word, n, reason) end
  error(why, 0)
end


--- given.to(word, n, f, …) -> what f(…) answers
-- Calls a function of the core with the n-th argument of a word.
-- @error what f raises of an argument, as an error of that word
function given.to(word, n, f, ...)
  return answered(word, n, pcall(f, ...))
end


--- given.player(self, word, n, value) -> the player
-- @param value a player or a seat
-- @error it is neither
function given.player(self, word, n, value)
  return given.to(word, n, core.player, self, value)
end


--- given.seat(self, word, n, value) -> the seat
-- @param value a player or a seat
-- @error it is neither
function given.seat(self, word, n, value)
  return core.seat(self, value) or given.player(self, word, n, value).number
end


--- given.side(self, word, n, value) -> the side
-- @param value a side, its number, or a player
-- @error it is none of them
function given.side(self, word, n, value)
  if core.is_side(self, value) then return value end
  return given.to(word, n, core.side, self, value)
end


--- given.players(self, word, n, list) -> a list of the players
-- @error it is no list of players or seats
function given.players(self, word, n, list)
  given.kind(word, n, "table", list)
  local players = {}
  for i, one in ipairs(list) do
    players[i] = given.player(self, word, n, one)
  end
  return players
end


--- given.cards(self, word, n, value) -> cards
-- @param value text, a list of texts, cards or a pile
-- @error they are no cards of the deck, or more than it has
function given.cards(self, word, n, value)
  return given.to(word, n, core.cards, core.kit(self).deck, value)
end


--- given.named_text(word, n, name, value) -> the value
-- A text, or a number, that the table which is the n-th argument has under a
-- name.
-- @error it is neither
function given.named_text(word, n, name, value)
  if type(value) == "string" or type(value) == "number" then return value end
  given.wrong(word, n, "text_expected", name)
end


--- given.maybe_text(word, n, name, value) -> the value
-- The same, or nil.
-- @error it is something else
function given.maybe_text(word, n, name, value)
  return value ~= nil and given.named_text(word, n, name, value) or nil
end


--- given.pile(self, word, n, value) -> the pile
-- @param value a pile, or a player for the hand
-- @error it is neither
function given.pile(self, word, n, value)
  if type(value) ~= "userdata" then
    given.wrong_kind(word, n, "pile or player", value)
  end
  return given.to(word, n, core.pile, self, value)
end


--- given.kind(word, n, kind, value) -> the value
-- @param kind `table`, `function` or `string`
-- @error it is of another type
function given.kind(word, n, kind, value)
  if type(value) ~= kind then given.wrong_kind(word, n, kind, value) end
  return value
end


--- given.integer(word, n, value) -> the value as an integer
-- @param value a number, or a text with its digits
-- @error it is no whole number
function given.integer(word, n, value)
  if math.type(value) == "integer" then return value end
  local number = type(value) == "string" and tonumber(value) or value
  if type(number) ~= "number" then
    given.wrong_kind(word, n, "number", value)
  end
  return math.tointeger(number)
    or given.wrong(word, n, "not_integer")
end


--- given.text(word, n, value) -> the value as text
-- @param value a text or a number
-- @error it is neither
function given.text(word, n, value)
  local kind = type(value)
  if kind == "string" then return value end
  if kind ~= "number" then given.wrong_kind(word, n, "string", value) end
  return tostring(value)
end


--- given.texts(word, n, list) -> the list
-- @error one of its items is no text
function given.texts(word, n, list)
  for _, item in ipairs(list) do
    if type(item) ~= "string" and type(item) ~= "number" then
      given.wrong(word, n, "texts_expected")
    end
  end
  return list
end


return given
