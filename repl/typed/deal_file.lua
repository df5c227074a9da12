-- A deal in a file, for `tenace solve`: a line for each hand, `1: AS KS 4D`,
-- and for what else is known of the round, `trump: H`.

local fail = require "tenace.face.say.fail"

local deal_file = {}

-- What is no fact of the round.
local OF_POSITION = { ["for"] = true, trick = true }


local function value_of(text)
  if text == "yes" or text == "true" then return true end
  if text == "no" or text == "false" then return false end
  return math.tointeger(text) or text
end


--- Puts what a line says into the deal.
local function read_line(deal, name, text)
  local seat = math.tointeger(name)
  if seat then
    deal.position.hands[seat] = text
  elseif name == "leader" or name == "last" then
    deal.position[name] = math.tointeger(text) or text
  elseif OF_POSITION[name] then
    deal.position[name] = text
  else
    deal.facts[name] = value_of(text)
  end
end


--- deal_file.read(text, path) -> facts, position, as `tenace.solve` takes them
-- Empty lines, and what follows a `#`, say nothing.
-- @param path how the file is called in an error
function deal_file.read(text, path)
  local deal, n = { facts = {}, position = { hands = {} } }, 0
  for line in text:gmatch("([^\n]*)\n?") do
    n = n + 1
    line = line:gsub("#.*", "")
    local name, rest = line:match("^%s*([%w_]+)%s*:%s*(.-)%s*$")
    if name then
      read_line(deal, name, rest)
    elseif line:find "%S" then
      fail.no("bad_deal", { file = path, n = n })
    end
  end
  local hands = deal.position.hands
  if #hands == 0 then fail.no("no_hands", { file = path }) end
  return deal.facts, deal.position
end


return deal_file
