-- A request for a game: `whist+american+rounds=3`. A word that would otherwise
-- be misread is in quotes: `whist+"a\2bb.lua"+"motto"="c\2bd"`. A signature may
-- end it: `whist+american:7k3fq2xm`.

local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local quoted = require "tenace.base.quoted"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"

local request = {}


-- What a signature looks like behind a spec: see signature.lua.
local SIGNED = "^(.+):(" .. string.rep("[%da-hjkmnp-tv-z]", 8) .. ")$"


--- The words of a spec: names, paths and `option=value`. A path may contain a
-- plus sign: it ends with its `.lua`.
local function split(spec)
  local words, path = {}, nil
  for word in string.gmatch(spec, "[^+]+") do
    if path then word = path .. "+" .. word end
    local open = string.find(word, "/", 1, true)
      and not string.find(word, "%.lua$")
    path = open and word or nil
    if not open then words[#words + 1] = word end
  end
  words[#words + 1] = path
  return words
end


--- The contents of a word, without its quotes: a name or path; or an option's
-- name and its value.
local function said(word)
  local name, value = string.match(word, "^([%a_][%w_]*)=(.*)$")
  if name then return name, value end
  name, value = string.match(word, '^("[^"]*")=("[^"]*")$')
  if name and quoted.read(name) and quoted.read(value) then
    return quoted.read(name), quoted.read(value)
  end
  return quoted.read(word) or word
end


--- Adds the name of a house rule to the request.
local function add_house(asked, name)
  for _, other in ipairs(asked.houses) do
    if other == name then
      return nil, problem.request(sentence.of("house_given_twice",
        { name = name }))
    end
  end
  asked.houses[#asked.houses + 1] = name
  return true
end


--- Adds one word of a spec to the request.
local function sort_word(asked, word)
  local name, value = said(word)
  if not value then
    return add_house(asked, name)
  elseif asked.options[name] then
    return nil, problem.request(sentence.of("option_given_twice", {
      name = name }))
  else
    asked.options[name] = value
  end
  return true
end


--- The most words between the plus signs: files, and options of the game and of
-- all house rules.
local MOST_WORDS = 1000


--- The parts of a spec without the signature behind the last one, and the
-- signature, if there is one.
local function unsigned(spec)
  local parts = type(spec) == "table" and { table.unpack(spec) } or { spec }
  local last, code = string.match(parts[#parts] or "", SIGNED)
  if last then parts[#parts] = last end
  return parts, code
end


--- Has a part a plus sign without a name on one of its sides? Paths may have
-- such signs, and so may quotes.
local function lacks_name(part)
  if string.find(part, "[/\"]") or not string.find(part, "[^+]") then
    return false
  end
  return string.find("+" .. part .. "+", "++", 1, true) ~= nil
end


--- request.parse(spec) -> request; or nil, problem
-- Reads `whist+american+rounds=3`: a game, house rules, options.
-- @param spec text, or a list of the words between the plus signs
-- @return { game = "whist", houses = { "american" }, options = { rounds = "3"
-- }, code = the signature behind a colon, if there is one }
function request.parse(spec)
  local words = {}
  local parts, code = unsigned(spec)
  for _, part in ipairs(parts) do
    if lacks_name(part) then
      return nil, problem.request(sentence.of "plus_alone")
    end
    local more = split(part)
    table.move(more, 1, #more, #words + 1, words)
  end
  local first = words[1] and (quoted.read(words[1]) or words[1])
  if not first or string.find(first, "=") and not shelf.is_path(first) then
    return nil, problem.request(sentence.of("no_game_named"))
  end
  if #words > MOST_WORDS then
    return nil, problem.request(sentence.of("too_many", { what = "words",
      most = MOST_WORDS }))
  end
  local asked = { game = first, houses = {}, options = {}, code = code }
  for i = 2, #words do
    local ok, wrong = sort_word(asked, words[i])
    if not ok then return nil, wrong end
  end
  return asked
end


--- request.place(line) -> spec, seed, decisions
-- Splits a position as one line, such as `whist+american#2@17`: the game with
-- house rules and options, `#` and the seed, `@` and a number of decisions.
-- @return the spec; the seed, nil if the line is a spec alone; the decisions
function request.place(line)
  local spec, seed, more = string.match(line, "^(.+)#(%-?%d+)(@?%d*)$")
  local decisions = more == "" and 0
    or more and math.tointeger(tonumber(string.sub(more, 2)))
  seed = math.tointeger(tonumber(seed))
  if seed and decisions then return spec, seed, decisions end
  return line
end


--- Does this word of a spec read as one word, even at the end of a line?
local function is_whole(word)
  local words = split("x+" .. word .. "+x")
  return #words == 3 and words[2] == word
    and not string.find(word, "[\0\n]") and not string.find(word, "^ ")
    and not string.find(word, "%s$") and not string.find(word, "~%x%x%x%x$")
    and not string.find(word, SIGNED)
end


local function in_quotes(text)
  return quoted.write(text, "[+/~ ]")
end


--- request.game(name) -> the name or path of a game in the form of a spec
function request.game(name)
  local plain = is_whole(name) and not quoted.read(name)
    and (shelf.is_path(name) or not string.find(name, "=", 1, true))
  return plain and name or in_quotes(name)
end


--- request.house(name) -> the same for a house rule
function request.house(name)
  local first, value = said(name)
  local plain = is_whole(name) and first == name and not value
  return plain and name or in_quotes(name)
end


--- request.option(name, value) -> an option and its value in the form of a spec
function request.option(name, value)
  local word = name .. "=" .. value
  local first, second = said(word)
  local plain = is_whole(word) and first == name and second == value
  return plain and word or in_quotes(name) .. "=" .. in_quotes(value)
end


--- request.once(names) -> the names without repetitions
function request.once(names)
  local list, seen = {}, {}
  for _, name in ipairs(names) do
    if not seen[name] then list[#list + 1], seen[name] = name, true end
  end
  return list
end


--- request.key(spec, options) -> the request as one text
function request.key(spec, options)
  local words = type(spec) == "table" and { table.concat(spec, "+") }
    or { spec }
  for name, value in ordered.pairs(options or {}) do
    words[#words + 1] = request.option(tostring(name), tostring(value))
  end
  return table.concat(words, "+")
end


return request
