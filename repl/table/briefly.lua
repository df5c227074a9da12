-- Possible answers as a person reads them: numbers in even steps are shortened,
-- and so is a list that would fill the screen.

local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local briefly = {}

-- Numbers in even steps are shortened from this many on, and a list from this
-- many lines on.
local RUN, LINES = 8, 6


--- How many items from number i on are whole numbers in even steps upwards.
local function run_at(list, i)
  local first = math.tointeger(tonumber(list[i]))
  local step = first and (math.tointeger(tonumber(list[i + 1])) or 0) - first
  if not step or step <= 0 then return 0 end
  local n = 2
  while tonumber(list[i + n]) == first + n * step do n = n + 1 end
  return n
end


--- The list with two numbers and the last in place of each long run.
local function without_runs(list)
  local out, i = {}, 1
  while i <= #list do
    local n = run_at(list, i)
    if n >= RUN then
      out[#out + 1] = phrase("table.steps", { first = list[i],
        second = list[i + 1], last = list[i + n - 1] })
      i = i + n
    else
      out[#out + 1] = list[i]
      i = i + 1
    end
  end
  return out
end


--- briefly.listed(list, style) -> answers as text, true if some are left out
function briefly.listed(list, style)
  local short, room, n = without_runs(list), LINES * style.width, 0
  for i, move in ipairs(short) do
    room = room - show.width(show.move(move, style)) - 2
    if room < 0 then break end
    n = i
  end
  local shown = table.move(short, 1, n, 1, {})
  return show.sentence(moves.listed(shown), style), n < #short
end


return briefly
