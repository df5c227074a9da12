-- Bots by name: "random" (native) and "search" (worlds and playouts).

local sentence = require "sentence"

local bots = {}


--- bots.check(name) -> the name; raises that there is no such bot
function bots.check(name)
  if name == "random" or type(name) == "function" then return name end
  if type(name) == "string" and (name == "search"
    or string.match(name, "^search:[1-9]%d*$")) then
    return name
  end
  error(sentence.of("no_such_bot", { name = tostring(name) }), 0)
end


--- bots.by_seat(names, players) -> names by seat, checked
-- @param names one name for all, or a list by seat
function bots.by_seat(names, players)
  local list = {}
  for seat = 1, players do
    local name = names
    if type(names) == "table" then name = names[seat] end
    if name then list[seat] = bots.check(name) end
  end
  return list
end

return bots
