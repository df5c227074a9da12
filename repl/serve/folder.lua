-- Where the page and its server are on this machine.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"

local folder = {}


--- folder.port_of(text) -> the number of a port; nil, message
function folder.port_of(text)
  local n = math.tointeger(tonumber(text))
  if n and n >= 0 and n < 65536 then return n end
  return nil, phrase("fail.port", { text = text })
end


--- folder.page() -> the folder of the built page: the checkout's, or the
-- installed one
function folder.page()
  for _, name in ipairs { "/build/web", "/web" } do
    local path = place.data .. name
    if files.exists(path .. "/index.html") then return path end
  end
  fail.no("no_page", { folder = files.shown(place.data) })
end


--- folder.server() -> the server, which is a module of its own: not each
-- machine has its library
function folder.server()
  local path = place.data .. "/build/server.so"
  if not files.exists(path) then fail.no("no_server", {}) end
  local open, problem = package.loadlib(path, "luaopen_tenace_server")
  if not open then fail.no("bad_server", { problem = problem }) end
  return open()
end


--- folder.browse(url): opens a browser, without waiting for it. What it has to
-- say goes nowhere.
function folder.browse(url)
  url = files.quote(url)
  os.execute(("{ xdg-open %s || open %s; } >/dev/null 2>&1 &"):format(url, url))
end


return folder
