-- tenace web: serves the page on this machine, and opens it in the browser.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"

local web = { name = "web" }

-- Always the same, because a browser keeps progress and what works offline by
-- the address of the page.
local PORT = 8017


local function port_of(text)
  local n = math.tointeger(tonumber(text))
  if n and n >= 0 and n < 65536 then return n end
  return nil, phrase("fail.port", { text = text })
end


function web.options(parser)
  local text = function(name) return phrase("command.web." .. name) end
  parser:option("--port", text "port"):argname("N"):convert(port_of)
  parser:flag("--no-open", text "no_open")
end


--- The folder of the built page: the checkout's, or the installed one.
local function folder()
  for _, name in ipairs { "/build/web", "/web" } do
    local path = place.data .. name
    if files.exists(path .. "/index.html") then return path end
  end
  fail.no("no_page", { folder = files.shown(place.data) })
end


--- The server, which is a module of its own: not each machine has its library.
local function server()
  local path = place.data .. "/build/server.so"
  if not files.exists(path) then fail.no("no_server", {}) end
  local open, problem = package.loadlib(path, "luaopen_tenace_server")
  if not open then fail.no("bad_server", { problem = problem }) end
  return open()
end


--- Opens a browser, without waiting for it. What it has to say goes nowhere.
local function browse(url)
  os.execute(("{ xdg-open '%s' || open '%s'; } >/dev/null 2>&1 &"):format(url,
    url))
end


--- web.run(words) -> exit status
function web.run(words)
  local given = args.parse(web, words)
  if not given then return 0 end
  local page, port = folder(), given.port or PORT
  local served = server().open(port)
  if not served then fail.no("port_taken", { port = port }) end
  port = served:port()
  local url = ("http://127.0.0.1:%d/"):format(port)
  output.write(phrase("web.served", { url = url }), "\n")
  output.flush()
  if not given.no_open then browse(url) end
  served:run(require "tenace.face.serve.pages".of(page, port))
  served:close()
  return 0
end


return web
