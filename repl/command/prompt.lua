-- tenace: the prompt.

local prompt = {}


--- How fast bots act at a table that is opened from the prompt.
local function pace()
  local facts = require "tenace.face.terminal.loop".pace()
  return require "tenace.face.table.pace".new(facts)
end


--- Keeps what a person typed and did not save, as a script, and says where.
local function keep(session)
  local files = require "tenace.face.terminal.files"
  local text, n = require "tenace.face.prompt.written".unsaved(session)
  if not text or not files.keep("session.lua", text) then return end
  require "tenace.face.terminal.loop".emit(
    require "tenace.face.say.phrase"("prompt.saved", { n = n,
      file = files.shown(files.state() .. "/session.lua") }) .. "\n")
end


--- Answers lines until the person leaves.
local function run(session)
  local loop = require "tenace.face.terminal.loop"
  loop.run(session)
  if loop.is_live() then keep(session) end
  return 0
end


--- prompt.open(m, names) -> exit status
-- Opens the prompt with a match, and names for other matches.
function prompt.open(m, names)
  local loop = require "tenace.face.terminal.loop"
  local session = require "tenace.face.prompt.session".new {
    style = loop.style(), emit = loop.emit, match = m, pace = pace(),
  }
  for name, value in pairs(names) do rawset(session.env, name, value) end
  return run(session)
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
  return run(session)
end


return prompt
