-- The beginning of a script that was saved at the prompt: the names of the
-- prompt, for `tenace run`.

local Prompt = require "tenace.face.prompt.session"
local value = require "tenace.face.say.value"

local script = {}


--- script.begin([seed]) -> an environment
-- For a script's `local _ENV`: the names of the prompt, and `see(…)`, which
-- shows values as the prompt does. Deals without a seed of their own use this
-- seed.
function script.begin(seed)
  local loop = require "tenace.face.terminal.loop"
  local prompt = Prompt.new { style = loop.style(), emit = loop.emit,
    seed = seed, is_script = true }
  local env = prompt.env
  rawset(env, "see", function(...) prompt:see(table.pack(...)) end)
  rawset(env, "print", function(...)
    prompt:print(value.printed(...))
  end)
  return env
end


return script
