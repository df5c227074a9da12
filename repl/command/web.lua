-- tenace web: serves the page on this machine, and opens it in the browser.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local folder = require "tenace.face.serve.folder"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local web = { name = "web" }

-- Always the same, because a browser keeps progress and what works offline by
-- the address of the page.
local PORT = 8017


function web.options(parser)
  local text = function(name) return phrase("command.web." .. name) end
  parser:option("--port", text "port"):argname("N"):convert(folder.port_of)
  parser:flag("--no-open", text "no_open")
end


--- web.run(words) -> exit status
function web.run(words)
  local given = args.parse(web, words)
  if not given then return 0 end
  local page, port = folder.page(), given.port or PORT
  local served = folder.server().open(port)
  if not served then fail.no("port_taken", { port = port }) end
  port = served:port()
  local url = ("http://127.0.0.1:%d/"):format(port)
  output.write(phrase("web.served", { url = url }), "\n")
  output.flush()
  if not given.no_open then folder.browse(url) end
  local pages = require "tenace.face.serve.pages"
  served:run(pages.of(page, pages.own(port)))
  served:close()
  return 0
end


return web
