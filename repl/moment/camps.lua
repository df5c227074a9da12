-- Players who play together in a round though each has a score: the defenders
-- of Skat, the parties of Doppelkopf.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

local camps = {}


--- Does each side have one player? Other sides have names already.
local function are_alone(sides)
  for _, players in ipairs(sides or {}) do
    if #players ~= 1 then return false end
  end
  return sides ~= nil
end


--- A player's camp by the parties, "" if it is not known; or else by the fact
-- `camps`, nil before there is a first camp.
local function camp_of(player, variant, known)
  local fact, parties = variant.facts.camps, known.parties
  if parties and #parties > 0 then return parties[player] or "" end
  local first = fact and known.fields[fact.first]
  if not first then return nil end
  return player == first and fact.first or fact.others
end


--- camps.of(variant, known) -> list of { name, players = {…} }; nil if nobody
-- plays together, or not all is known of it
-- @param known { fields = by name, parties = names by seat or nil, out = by
-- seat, true for those who sit out }
function camps.of(variant, known)
  if not are_alone(variant.sides) then return nil end
  local list, of = {}, {}
  for player = 1, variant.players do
    if not known.out[player] then
      local name = camp_of(player, variant, known)
      if not name or name == "" then return nil end
      if not of[name] then
        of[name] = { name = name, players = {} }
        list[#list + 1] = of[name]
      end
      table.insert(of[name].players, player)
    end
  end
  return #list > 1 and list or nil
end


--- camps.in_view(variant, view) -> the camps as the view's player knows them
function camps.in_view(variant, view)
  local out = {}
  for player, n in ipairs(view.counts or {}) do out[player] = n == false end
  return camps.of(variant,
    { fields = view, parties = view.parties, out = out })
end


local function has(camp, player)
  for _, one in ipairs(camp.players) do
    if one == player then return true end
  end
  return false
end


--- The name of a camp for the person: we, a player, or what the rules call it.
-- A first camp of several has the name of one player, who has partners.
local function name_of(camp, variant, names)
  if #camp.players == 1 then
    local player = camp.players[1]
    local name = names.players[player]
    return player == names.seat and name:lower() or name
  end
  if has(camp, names.seat) then return phrase "side.we_in_line" end
  local name = language.spoken(camp.name)
  local field = variant.fields and variant.fields[camp.name]
  return field and field.kind == "player"
    and phrase("side.with_partners", { player = name }) or name
end


--- camps.told(list, values, variant, names) -> `you 2, defenders 3`, the
-- person's own camp first
-- @param values numbers by side, each of one player
function camps.told(list, values, variant, names)
  local texts = {}
  for _, camp in ipairs(list) do
    local sum = 0
    for _, player in ipairs(camp.players) do
      sum = sum + (values[names.side_of[player]] or 0)
    end
    local text = phrase(names.seat and "side.value" or "side.value_alone",
      { side = name_of(camp, variant, names),
        value = math.tointeger(sum) or sum })
    table.insert(texts, has(camp, names.seat) and 1 or #texts + 1, text)
  end
  return table.concat(texts, phrase "side.join")
end


return camps
