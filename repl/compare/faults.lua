-- What programs that played have done wrong, as sentences.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local faults = {}

--- faults.of(one) -> how many there were
function faults.of(one)
  return one.illegal + one.late + one.dead
end


--- faults.lines(result, width) -> lines, with an empty one before them; none if
-- no program has done anything wrong
function faults.lines(result, width)
  local lines = {}
  for _, one in ipairs(result.faults or {}) do
    if faults.of(one) > 0 then
      local told = show.wrap(phrase("outside.faults", { bot = one.bot,
        n = faults.of(one), asked = one.asked, illegal = one.illegal,
        late = one.late, dead = one.dead }), width)
      table.move(told, 1, #told, #lines + 1, lines)
    end
  end
  if lines[1] then table.insert(lines, 1, "") end
  return lines
end


return faults
