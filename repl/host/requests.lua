-- What the server of a table answers: calls that are posted, the stream of a
-- table's changes, and the files of the page.

local pages = require "tenace.face.serve.pages"
local phrase = require "tenace.face.say.phrase"
local streams = require "tenace.face.host.streams"
local tables = require "tenace.face.host.tables"

local requests = {}


--- Is it the server's own page that asks? What is no browser says nothing.
local function is_own(origin, host, public)
  return origin == "" or origin == "http://" .. host or origin == public
end


--- What counts as one address: of IPv6 one network, in which everybody has any
-- number of addresses.
local function network_of(address)
  local figures = address:match "%d+%.%d+%.%d+%.%d+$"
  if figures or not address:find(":", 1, true) then
    return figures or address
  end
  local groups = {}
  for group in address:gsub("::.*$", ""):gmatch "%x+" do
    groups[#groups + 1] = group
  end
  return table.concat(groups, ":", 1, math.min(#groups, 4)) .. "::"
end


--- The address of the network from which a request comes. Only a proxy is
-- believed: what it has seen itself, it has added at the end.
local function address_of(more, public)
  local seen = public and more.forwarded:match "([%x.:]+)%s*$"
  return seen and network_of(seen) or more.from
end


--- The answer to a call; one that comes too soon after others is not read.
local function answered(answer, body, address)
  if tables.begin_call(address, #body) then return (answer:answer(body)) end
  return answer.encode { [answer.wrong] = { kind = "request",
    text = phrase "host.too_often" } }
end


local function posted(answer, path, host, more, public)
  if path ~= "/table" then return pages.plain(404, "no such table") end
  if not is_own(more.origin, host, public) then
    return pages.plain(403, "another origin")
  end
  if not more.type:find "^application/json" then
    return pages.plain(415, "calls are JSON")
  end
  local text = answered(answer, more.body or "", address_of(more, public))
  return 200, text, pages.with { ["Content-Type"] = "application/json",
    ["Cache-Control"] = "no-store" }
end


local function stream(ear)
  local open = streams.of(ear or "")
  if not open then return pages.plain(404, "nobody listens there") end
  return 200, "", pages.with { ["Content-Type"] = "text/event-stream",
    ["Cache-Control"] = "no-store", ["X-Accel-Buffering"] = "no",
    Connection = "close" }, open
end


--- requests.of(folder, may, public [, answer]) -> a function that answers
-- requests
-- @param folder the built page
-- @param may function(host): may the server be called by that name?
-- @param public the address at which a proxy has the server, or nil
-- @param answer what answers calls; those of a table by default
-- @return function(method, path, host, accepts, more) -> status, body, headers,
-- open: see server.c; `more` is { origin, type, from, forwarded,
-- ear, body }
function requests.of(folder, may, public, answer)
  local file = pages.of(folder, may)
  answer = answer or require "tenace.face.host.answer"
  return function(method, path, host, accepts, more)
    if not may(host) then return pages.plain(403, "another host") end
    if method == "POST" then
      return posted(answer, path, host, more, public)
    end
    if method == "GET" and path == "/table/events" then
      return stream(more.ear)
    end
    return file(method, path, host, accepts)
  end
end


return requests
