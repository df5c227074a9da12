-- The call about house rules and options that a person ticks: what there is to
-- choose, what is chosen, and what does not go together.

local desk = require "tenace.face.web.desk"
local disk = require "tenace.base.disk"
local games = require "tenace.rules.games"
local language = require "tenace.base.language"
local place = require "tenace.base.place"
local plain = require "tenace.face.web.plain"
local request = require "tenace.rules.request"

local choosing = {}


--- The house rules of a game as the build lists them, by name: reading all
-- files takes a while.
local function listed(game)
  local text = disk.read_if_there(place.data .. "/build/games-"
    .. language.code .. ".json", 1 << 22)
  local found = {}
  for _, one in ipairs(text and require "dkjson".decode(text) or {}) do
    for _, house in ipairs(one.name == game and one.house or {}) do
      found[house.name] = house
    end
  end
  return found
end


--- One house rule: its title and sentence, or its problem.
local function house_of(game, name, known)
  local own = desk.own[("rules/house/%s/%s.lua"):format(game, name)]
  if known and not own then
    return { name = name, title = known.title, sentence = known.sentence }
  end
  local variant, wrong = games.library:variant(game .. "+" .. name)
  for _, one in ipairs(variant and variant.house or {}) do
    if one.name == name then
      return { name = name, title = one.title, sentence = one.sentence,
        own = own and true }
    end
  end
  return { name = name, title = name, own = own and true,
    problem = plain.problem(wrong) }
end


--- All house rules of the game, with those ticked that are wanted or that came
-- along with one of those.
local function houses_of(game, wanted, variant)
  local on, list, known = {}, {}, listed(game)
  for _, name in ipairs(wanted) do on[name] = "asked" end
  for _, one in ipairs(variant and variant.house or {}) do
    on[one.name] = on[one.name] or "along"
  end
  for i, name in ipairs(games.library:names(game)) do
    local house = house_of(game, name, known[name])
    house.on, house.along = on[name] ~= nil, on[name] == "along"
    list[i] = house
  end
  return plain.list(list)
end


--- The options with their values.
local function options_of(variant)
  local list = {}
  local silenced = require "tenace.rules.options".silenced(variant)
  for i, one in ipairs(variant.option_list) do
    list[i] = { name = one.name, kind = one.kind, says = one.says,
      from = one.from, to = one.to, house = one.house,
      values = one.values and plain.list(one.values) or nil,
      value = variant.options[one.name], default = one.default,
      silenced = silenced[one.name] }
  end
  return plain.list(list)
end


--- The request for what was chosen, and its parts.
local function asked_of(call)
  local asked, wrong = request.parse(call.game)
  if not asked then error(wrong, 0) end
  local houses = call.house or asked.houses
  local words = { asked.game }
  for i, name in ipairs(houses) do words[i + 1] = name end
  return asked.game, houses, words, call.options or asked.options
end


function choosing.choices(call)
  local game, houses, words, options = asked_of(call)
  local variant, wrong = games.library:variant(words, options)
  local shown = variant or games.library:variant(words)
    or games.need(game)
  return { game = game, title = shown.title, chosen = {
      house = plain.list(houses),
      options = setmetatable(options, { __jsontype = "object" }) },
    house = houses_of(game, houses, variant), options = options_of(shown),
    spec = variant and variant.spec or nil,
    problem = not variant and plain.problem(wrong) or nil }
end


return choosing
