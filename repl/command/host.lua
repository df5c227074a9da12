-- tenace host: a table that others join with the page, each from a browser of
-- their own.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local folder = require "tenace.face.serve.folder"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local host = { name = "host" }

-- Always the same, because a browser keeps by the address who it is at a table.
local PORT = 8018

-- Connections at once, and in a network from one address.
local PEOPLE, EACH = 4000, 64


local function address_of(text)
  if text:find "^https?://[%w.:_-]+/?$" then return (text:gsub("/$", "")) end
  return nil, phrase("host.bad_address", { text = text })
end


function host.options(parser)
  local text = function(name) return phrase("command.host." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:flag("--lan", text "lan")
  parser:option("--port", text "port"):argname("N"):convert(folder.port_of)
  parser:option("--address", text "address"):argname("URL")
    :convert(address_of)
  parser:option("--bots", text "bots"):argname "NAME"
  parser:flag("--resume", text "resume")
  parser:flag("--no-open", text "no_open")
end


--- A new table for the game that the words name.
local function begin(given)
  local Table = require "tenace.face.host.table"
  local tokens = require "tenace.face.host.tokens"
  local variant = require "tenace.face.typed.spec".variant("host", given.words)
  local bots = require "tenace.face.typed.bot_names".own(given.bots
    or "search")
  local match = require "tenace".new(variant.spec,
    { seed = tokens.seed(), traced = true })
  return Table.new { match = match, language = language.code, bots = bots,
    keep = require "tenace.face.host.keeping".new() }
end


--- The table that is played on, or a new one.
local function open_table(given)
  if not given.resume then return begin(given) end
  if #given.words > 0 then
    fail.usage("resume_game", { game = given.words[1] })
  end
  local one, problem = require "tenace.face.host.keeping".resume()
  return one or fail.no("script", { problem = problem })
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


--- By which names the server may be called: an address in figures cannot lead
-- elsewhere, as a name of another site can.
local function names_of(given, port)
  local own = require "tenace.face.serve.pages".own(port)
  local public = given.address and given.address:match "//(.*)$"
  return function(name)
    local figures = given.lan and name:match "^%d+%.%d+%.%d+%.%d+:(%d+)$"
    return own(name) or name == public or figures == tostring(port)
  end
end


--- The address as a code that a phone reads, where there is the program for it.
local function code(url)
  if not output.speaks_utf8() then return nil end
  local pipe = io.popen("qrencode -m 2 -t ANSIUTF8 -- " .. files.quote(url)
    .. " 2>/dev/null")
  local text = pipe and pipe:read "a"
  if pipe then pipe:close() end
  return text ~= "" and text or nil
end


--- Says what is open to whom, and by which address.
local function tell(given, one, port, base)
  local own = ("http://127.0.0.1:%d/#table=%s&key=%s"):format(port, one.id,
    one.key)
  local others = ("%s/#table=%s"):format(base, one.id)
  output.write(given.lan
    and phrase("host.open_to_all", { port = port })
    or phrase "host.here_alone", "\n\n")
  output.write(phrase("host.own_address", { url = own }), "\n")
  output.write(phrase("host.others_address", { url = others }), "\n")
  if given.lan or given.address then
    local drawn = code(others)
    if drawn then output.data("\n", drawn, "\n")
    else output.write(phrase "host.no_code", "\n") end
  end
  output.write(phrase "host.ends", "\n")
  output.flush()
  if not given.no_open then folder.browse(own) end
end


--- How bots think: a search in a process of its own.
local function thinking(server)
  local bots = require "tenace.face.host.bots"
  return function(match, bot)
    local thought = bot ~= "random"
      and server.think(function() return match:choose(bot) end)
    if not thought then return bots.now(match, bot) end
    return function()
      local move = thought()
      if move == false then return match:choose "random" end
      return move
    end, function() thought:stop() end
  end
end


--- Answers requests, and lets bots play between them, until Ctrl-C.
local function run(server, served, page, may, public)
  local bots = require "tenace.face.host.bots"
  local tables = require "tenace.face.host.tables"
  local streams = require "tenace.face.host.streams"
  bots.think = thinking(server)
  served:run(require "tenace.face.host.requests".of(page, may, public),
    function()
      local now = tables.now()
      streams.beat(now)
      return bots.turn(tables.list, now)
    end)
  served:close()
end


--- host.run(words) -> exit status
function host.run(words)
  local given = args.parse(host, words)
  if not given then return 0 end
  local one = open_table(given)
  local page, server, port = folder.page(), folder.server(), given.port or PORT
  local base = given.lan and "http://" .. own_address(server)
  require "tenace.face.host.tables".add(one)
  local served = server.open(port, given.lan, PEOPLE,
    given.lan and not given.address and EACH or 0)
  if not served then fail.no("port_taken", { port = port }) end
  port = served:port()
  base = given.address or ("%s:%d"):format(base or "http://127.0.0.1", port)
  tell(given, one, port, base)
  run(server, served, page, names_of(given, port), given.address)
  return 0
end


return host
