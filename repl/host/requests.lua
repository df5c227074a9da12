-- What the server of a table answers: calls that are posted, the stream of a
-- table's changes, and the files of the page.

local answer = require "tenace.face.host.answer"
local pages = require "tenace.face.serve.pages"
local streams = require "tenace.face.host.streams"

local requests = {}


--- Is it the server's own page that asks? What is no browser says nothing.
local function is_own(origin, host, public)
  return origin == "" or origin == "http://" .. host or origin == public
end


local function posted(path, host, more, public)
  if path ~= "/table" then return pages.plain(404, "no such table") end
  if not is_own(more.origin, host, public) then
    return pages.plain(403, "another origin")
  end
  if not more.type:find "^application/json" then
    return pages.plain(415, "calls are JSON")
  end
  local text = answer:answer(more.body or "")
  return 200, text, pages.with { ["Content-Type"] = "application/json",
    ["Cache-Control"] = "no-store" }
end


local function stream(ear)
  local open = streams.of(ear or "")
  if not open then return pages.plain(404, "nobody listens there") end
  return 200, "", pages.with { ["Content-Type"] = "text/event-stream",
    ["Cache-Control"] = "no-store", ["X-Accel-Buffering"] = "no" }, open
end


--- requests.of(folder, may, public) -> a function that answers requests
-- @param folder the built page
-- @param may function(host): may the server be called by that name?
-- @param public the address at which a proxy has the server, or nil
-- @return function(method, path, host, accepts, more) -> status, body, headers,
-- open: see server.c; `more` is { origin, type, ear, body }
function requests.of(folder, may, public)
  local file = pages.of(folder, may)
  return function(method, path, host, accepts, more)
    if not may(host) then return pages.plain(403, "another host") end
    if method == "POST" then return posted(path, host, more, public) end
    if method == "GET" and path == "/table/events" then
      return stream(more.ear)
    end
    return file(method, path, host, accepts)
  end
end


return requests
