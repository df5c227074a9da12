-- tenace host: a table that others join with the page, each from a browser of
-- their own.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local folder = require "tenace.face.serve.folder"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local reach = require "tenace.face.serve.reach"
local show = require "tenace.face.say.show"

local host = { name = "host" }

-- Always the same, because a browser keeps by the address who it is at a table.
local PORT = 8018

-- Columns of what is told.
local WIDTH = 78

-- Connections at once, and tables.
local PEOPLE, TABLES = 10000, 1000


--- A number of tables.
local function count_of(text)
  local n = math.tointeger(tonumber(text))
  if n and n >= 1 and n <= TABLES then return n end
  return nil, phrase("host.bad_count", { text = text, most = TABLES })
end


function host.options(parser)
  local text = function(name) return phrase("command.host." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  reach.options(parser, text "port")
  parser:option("--bots", text "bots"):argname "NAME"
  parser:option("--tables", text "tables"):argname("N"):convert(count_of)
  parser:option("--most", text "most"):argname("N"):convert(count_of)
  parser:flag("--resume", text "resume")
  parser:flag("--no-open", text "no_open")
end


--- A function that makes a new table in a lobby, or in none, for the game that
-- the words name.
local function maker(spec, bot)
  local Table = require "tenace.face.host.table"
  local keeping = require "tenace.face.host.keeping"
  local tokens = require "tenace.face.host.tokens"
  local code = language.code
  return function(lobby)
    language.use(code)
    local match = require "tenace".new(spec,
      { seed = tokens.seed(), traced = true })
    return Table.new { match = match, language = code, bots = bot,
      keep = keeping.new(), lobby = lobby }
  end
end


--- A function that opens a table, or a lobby with several.
local function beginner(given)
  local variant = require "tenace.face.typed.spec".variant("host", given.words)
  local bot = require "tenace.face.typed.bot_names".own(given.bots or "search")
  local make = maker(variant.spec, bot)
  local least = given.tables or 1
  return function()
    if not (given.tables or given.most) then
      local one = make()
      require "tenace.face.host.tables".add(one)
      return one:lasting()
    end
    require "tenace.face.host.lobby".open { make = make, least = least,
      most = math.max(given.most or least, least) }
  end
end


--- Opens the tables that these files are about.
local function resume(paths)
  local tables = require "tenace.face.host.tables"
  local all, lobby = require "tenace.face.host.keeping".resume(paths)
  if not all then fail.no("script", { problem = lobby }) end
  for _, one in ipairs(all) do tables.add(one) end
  if not lobby then return end
  lobby.make = maker(all[1].match.variant.spec, all[1].bots)
  require "tenace.face.host.lobby".open(lobby)
end


--- A function that opens the tables that are played on, with their games, bots
-- and numbers of tables.
local function resumer(given)
  local odd = given.words[1]
  for _, name in ipairs { "tables", "most", "bots" } do
    odd = odd or given[name] and "--" .. name
  end
  if odd then fail.usage("host.resume_alone", { word = odd }) end
  local paths, problem = require "tenace.face.host.keeping".files()
  if not paths then fail.no("script", { problem = problem }) end
  return function() resume(paths) end
end


-- Of a lobby with more tables the terminal shows no list.
local LISTED = 20


--- Says by which address each table of a lobby is reached.
local function tell_tables(base)
  local tables = require "tenace.face.host.tables"
  if not tables.lobby or #tables.list > LISTED then return end
  for _, one in ipairs(tables.list) do
    output.write(phrase("host.nth_address",
      { n = one.nth, url = ("%s/#table=%s"):format(base, one.id) }), "\n")
  end
end


--- Says what is open to whom, and by which address: that of the lobby, or of
-- the one table.
local function tell(given, port, base)
  local tables = require "tenace.face.host.tables"
  local one = tables.lobby or tables.list[1]
  local view = tables.lobby and "tables" or "table"
  local own = ("http://127.0.0.1:%d/#%s=%s&key=%s"):format(port, view, one.id,
    one.key)
  local others = ("%s/#%s=%s"):format(base, view, one.id)
  local open = given.lan and phrase("host.open_to_all", { port = port })
    or phrase "host.here_alone"
  output.write(table.concat(show.wrap(open, WIDTH), "\n"), "\n\n")
  output.write(phrase("host.own_address", { url = own }), "\n")
  output.write(phrase("host.others_address", { url = others }), "\n")
  tell_tables(base)
  if given.lan or given.address then
    local drawn = reach.drawn(others)
    if drawn then output.data("\n", drawn, "\n")
    else output.write(phrase "host.no_code", "\n") end
  end
  output.write(phrase("host.ends", {
    command = reach.again("tenace host --resume", given, port, PORT) }), "\n")
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


--- Lets a process of its own make sure that records are on the disk.
local function sync_later(server)
  local keeping = require "tenace.face.host.keeping"
  local at_once, later = keeping.sync, server.syncer()
  if not later then return end
  function keeping.sync(record)
    return later(record.path) or at_once(record)
  end
end


--- Lets the server write answers: it is many times as fast.
local function write_fast(server)
  local answer = require "tenace.face.host.answer"
  local usual = answer.encode
  function answer.encode(value) return server.json(value, usual) end
end


--- Answers requests, and lets bots play between them, until Ctrl-C.
local function run(server, served, page, may, public)
  local bots = require "tenace.face.host.bots"
  local tables = require "tenace.face.host.tables"
  local streams = require "tenace.face.host.streams"
  local lobby = require "tenace.face.host.lobby"
  bots.think = thinking(server)
  write_fast(server)
  -- an answer leaves much behind that nobody needs again
  collectgarbage "generational"
  served:run(require "tenace.face.host.requests".of(page, may, public),
    function()
      local now = tables.now()
      streams.beat(now)
      lobby.turn(now)
      return bots.turn(tables.list, now)
    end)
  served:close()
end


--- host.run(words) -> exit status
function host.run(words)
  local given = args.parse(host, words)
  if not given then return 0 end
  local opener = given.resume and resumer or beginner
  local open, page, server = opener(given), folder.page(), folder.server()
  sync_later(server)
  -- the server has one of the first files, however many tables there are
  local served, port, base = reach.open(given, server, PORT, PEOPLE)
  open()
  tell(given, port, base)
  run(server, served, page, reach.names(given, port), given.address)
  return 0
end


return host
