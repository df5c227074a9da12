-- Lines at the prompt, as a person types them.

local harness = require "lua_harness"
local Prompt = require "tenace.face.prompt.session"

harness.shut()


return function(bytes)
  local prompt = Prompt.new { seed = 1 }
  local lines = 0
  for line in bytes:gmatch "[^\n]*" do
    lines = lines + 1
    if lines > 20 then break end
    harness.try(prompt.handle, prompt, line)
    harness.try(prompt.complete, prompt, line:match "[%w_.:]*$", line, 1)
  end
end
