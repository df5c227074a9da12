-- tenace: the prompt.

local prompt = {}


--- prompt.run() -> exit status
function prompt.run()
  local loop = require "loop"
  local session = require "prompt".new {
    style = loop.style(), emit = loop.emit,
  }
  if loop.is_live() then
    loop.emit(require "phrase"("prompt.greeting",
      { version = require "tenace.place".version }) .. "\n")
  end
  loop.run(session)
  return 0
end


return prompt
