-- Progress of long work for the page, but not too often.

local core = require "tenace.core"

local telling = {}

-- Seconds from one progress to the next: the page draws each of them.
local EVERY = 0.2


--- telling.often(stage, tell) -> a function that passes progress on: it gets
-- what is done, and all
-- @param tell gets the stage, what is done, and all
function telling.often(stage, tell)
  local staged = telling.staged(tell)
  return function(done, all) staged(stage, done, all) end
end


--- telling.staged(tell) -> the same for work in several stages: the function
-- gets the stage first, and all may be unknown
function telling.staged(tell)
  local last, before
  return function(stage, done, all)
    local now = core.now()
    local is_same = last and stage == before
    if is_same and now - last < EVERY and done ~= all then return end
    last, before = now, stage
    tell(stage, done, all)
  end
end


return telling
