-- By which addresses a server that several join is reached, and who may.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local folder = require "tenace.face.serve.folder"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local reach = {}

-- Connections at once from one address of a network, behind which may be a
-- whole school.
local EACH = 250


local function address_of(text)
  if text:find "^https?://[%w.:_-]+/?$" then return (text:gsub("/$", "")) end
  return nil, phrase("host.bad_address", { text = text })
end


--- reach.options(parser, port)
-- Adds the options that say who reaches the server.
-- @param port what help says of the port
function reach.options(parser, port)
  parser:flag("--lan", phrase "command.host.lan")
  parser:option("--port", port):argname("N"):convert(folder.port_of)
  parser:option("--address", phrase "command.host.address"):argname("URL")
    :convert(address_of)
end


--- The address of this machine in the network in which it is most likely at
-- home.
local function own_address(server)
  local best, rank = nil, 0
  for _, text in ipairs(server.addresses()) do
    local here = text:find "^192%.168%." and 3 or text:find "^10%." and 2 or 1
    if here > rank then best, rank = text, here end
  end
  return best or fail.no("host.no_network", {})
end


--- reach.open(given, server, port, people) -> the open server, its port, and
-- the address by which others reach it
-- @param given what the options say
-- @param server as folder.server gives it
-- @param port the one that is usual
-- @param people how many connections there may be at once
-- @error the port is taken, or this machine is in no network
function reach.open(given, server, port, people)
  local base = given.lan and "http://" .. own_address(server)
  port = given.port or port
  local served = server.open(port, given.lan, people,
    given.lan and not given.address and EACH or 0)
  if not served then fail.no("port_taken", { port = port }) end
  port = served:port()
  return served, port, given.address
    or ("%s:%d"):format(base or "http://127.0.0.1", port)
end


--- reach.again(command, given, port, usual) -> the command, so that it serves
-- at the same address
-- @param usual the port that needs no word
function reach.again(command, given, port, usual)
  return command .. (given.lan and " --lan" or "")
    .. (port ~= usual and " --port " .. port or "")
    .. (given.address and " --address " .. given.address or "")
end


--- reach.names(given, port) -> function(host): may the server be called by that
-- name? An address in figures cannot lead elsewhere, as a name of another site
-- can.
function reach.names(given, port)
  local own = require "tenace.face.serve.pages".own(port)
  local public = given.address and given.address:match "//(.*)$"
  return function(name)
    local figures = given.lan and name:match "^%d+%.%d+%.%d+%.%d+:(%d+)$"
    return own(name) or name == public or figures == tostring(port)
  end
end


--- What the program qrencode makes of an address; nil where it is missing.
local function encoded(how, url)
  local pipe = io.popen("qrencode " .. how .. " -- " .. files.quote(url)
    .. " 2>/dev/null")
  local text = pipe and pipe:read "a"
  if pipe then pipe:close() end
  return text ~= "" and text or nil
end


--- reach.drawn(url) -> the address as a code that a phone reads from the
-- terminal; nil where that cannot be drawn
function reach.drawn(url)
  return output.speaks_utf8() and encoded("-m 2 -t ANSIUTF8", url) or nil
end


--- reach.rows(url) -> the same code as rows of `#` and blanks, for a page; nil
-- where the program qrencode is missing
function reach.rows(url)
  local text, rows = encoded("-m 0 -t ASCII", url), {}
  for line in (text or ""):gmatch "[^\n]+" do
    rows[#rows + 1] = line:gsub("(.).", "%1")
  end
  return #rows > 0 and rows or nil
end


return reach
