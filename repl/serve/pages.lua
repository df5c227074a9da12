-- What the server of the page answers: the files of one folder, and nothing
-- else on this machine.

local disk = require "tenace.base.disk"

local pages = {}

-- The types of the files of build/web, by their endings.
local TYPES = {
  css = "text/css; charset=utf-8", html = "text/html; charset=utf-8",
  js = "text/javascript; charset=utf-8", json = "application/json",
  png = "image/png", svg = "image/svg+xml", wasm = "application/wasm",
  webmanifest = "application/manifest+json",
}

-- A form of a file as `build.mjs` makes it beside the file, the best first.
local FORMS = { { name = "br", ending = ".br" },
  { name = "gzip", ending = ".gz" } }

-- What every answer says. The page is in no frame, and its server tells nobody
-- where a link came from.
local ALWAYS = {
  ["X-Content-Type-Options"] = "nosniff",
  ["Referrer-Policy"] = "no-referrer",
  ["Cross-Origin-Opener-Policy"] = "same-origin",
  ["Cross-Origin-Resource-Policy"] = "same-origin",
}

local POLICY = 'http%-equiv="Content%-Security%-Policy"%s+content="([^"]+)"'
local STRICT = "default-src 'none'"
local MOST = 1 << 26


--- Where in the folder a path leads; nil if it leads elsewhere. Names begin
-- with no dot, so no path goes up or to a hidden file.
local function inside(path)
  local rest = path:match "^/(.*)$"
  if not rest then return nil end
  if rest == "" or rest:sub(-1) == "/" then rest = rest .. "index.html" end
  for name in (rest .. "/"):gmatch "([^/]*)/" do
    if not name:find "^[%w_-][%w_.-]*$" then return nil end
  end
  return rest
end


--- Does the browser take that form? `q=0` says that it does not.
local function takes(accepts, form)
  for one in accepts:gmatch "[^,]+" do
    local name, weight = one:match "^%s*([%w*]+)%s*;?%s*(.-)%s*$"
    if name == form and not weight:find "^q=0%.?0*$" then return true end
  end
  return false
end


--- The bytes of a file in the best form that the browser takes, and the name
-- of that form; nil if there is no such file.
local function bytes_of(path, accepts)
  for _, form in ipairs(FORMS) do
    local packed = takes(accepts, form.name)
      and disk.read_if_there(path .. form.ending, MOST)
    if packed then return packed, form.name end
  end
  return disk.read_if_there(path, MOST)
end


local function with(headers)
  for name, value in pairs(ALWAYS) do headers[name] = value end
  return headers
end


--- An answer without a file. Nothing of the request is in it.
local function plain(status, text, more)
  local headers = with(more or {})
  headers["Content-Type"] = "text/plain; charset=utf-8"
  headers["Content-Security-Policy"] = STRICT
  return status, text .. "\n", headers
end


--- Parts have the hash of what is in them in their names, so they may be kept;
-- of all others the browser asks again.
local function keeping(rest)
  local hashed = rest:find "^parts/[%w_-]+%.%w+%.%w+$"
  return hashed and "public, max-age=31536000, immutable" or "no-cache"
end


--- pages.policy(html) -> the policy of the page, which no other site may frame
function pages.policy(html)
  return (html:match(POLICY) or STRICT) .. "; frame-ancestors 'none'"
end


--- pages.own(port) -> function(host): is that this machine, at this port? A
-- name that another site has given to this machine is not.
function pages.own(port)
  local hosts = {}
  for _, name in ipairs { "127.0.0.1", "localhost" } do
    hosts[name .. ":" .. port] = true
  end
  return function(host) return hosts[host] or false end
end


pages.plain, pages.with = plain, with


--- pages.of(folder, may) -> a function that answers requests
-- @param folder the built page
-- @param may function(host): may the server be called by that name? Others get
-- nothing
-- @return function(method, path, host, accepts) -> status, body, headers;
-- `accepts` is what the request says of forms, "gzip, br"
function pages.of(folder, may)
  local index = assert(disk.read(folder .. "/index.html"))
  local policy = pages.policy(index)
  return function(method, path, host, accepts)
    if not may(host) then return plain(403, "another host") end
    if method ~= "GET" and method ~= "HEAD" then
      return plain(405, "only GET and HEAD", { Allow = "GET, HEAD" })
    end
    local rest = inside(path)
    local ending = rest and TYPES[rest:match "%.(%w+)$"]
    local bytes, form
    if ending then bytes, form = bytes_of(folder .. "/" .. rest, accepts) end
    if not bytes then return plain(404, "no such file") end
    return 200, bytes, with { ["Content-Type"] = ending,
      ["Content-Encoding"] = form, Vary = "Accept-Encoding",
      ["Cache-Control"] = keeping(rest), ["Content-Security-Policy"] = policy }
  end
end


return pages
