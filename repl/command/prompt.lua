-- tenace: the prompt.

local prompt = {}


--- How fast bots act at a table that is opened from the prompt.
local function pace()
  local facts = require "tenace.face.terminal.loop".pace()
  return require "tenace.face.table.pace".new(facts)
end


--- prompt.open(m, names) -> exit status
-- Opens the prompt with a match, and names for other matches.
function prompt.open(m, names)
  local loop = require "tenace.face.terminal.loop"
  local session = require "tenace.face.prompt.session".new {
    style = loop.style(), emit = loop.emit, match = m, pace = pace(),
  }
  for name, value in pairs(names) do rawset(session.env, name, value) end
  loop.run(session)
  return 0
end


--- prompt.run() -> exit status
function prompt.run()
  local loop = require "tenace.face.terminal.loop"
  local session = require "tenace.face.prompt.session".new {
    style = loop.style(), emit = loop.emit, pace = pace(),
  }
  if loop.is_live() then
    loop.emit(require "tenace.face.say.phrase"("prompt.greeting",
      { version = require "tenace.place".version }) .. "\n")
  end
  loop.run(session)
  return 0
end


return prompt
