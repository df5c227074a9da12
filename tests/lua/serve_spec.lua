-- What the server of the page answers to a request, and what `tenace web` says
-- where something is missing.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local pages = require "tenace.face.serve.pages"

local PAGE = [[<meta
  http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'self'"
/>]]

local folder, answer

setup(function()
  folder = commands.begin()
  assert(files.make_folder(folder .. "/page/parts"))
  for name, text in pairs { ["index.html"] = PAGE, ["main.js"] = "plain",
    ["main.js.br"] = "brotli", ["main.js.gz"] = "gzip", [".own.js"] = "own",
    ["parts/first.0a1b2c.json"] = "{}", ["notes.txt"] = "notes" } do
    assert(files.write(folder .. "/page/" .. name, text))
  end
  assert(files.write(folder .. "/outside.js", "outside"))
  answer = pages.of(folder .. "/page", pages.own(80))
end)

teardown(commands.finish)


local function get(path, accepts)
  return answer("GET", path, "127.0.0.1:80", accepts or "")
end


describe("the server of the page", function()
  it("gives files with their types", function()
    local status, body, headers = get "/main.js"
    assert.equal(200, status)
    assert.equal("plain", body)
    assert.equal("text/javascript; charset=utf-8", headers["Content-Type"])
    assert.equal("no-cache", headers["Cache-Control"])
    assert.is_nil(headers["Content-Encoding"])
    assert.equal(PAGE, select(2, get "/"))
  end)

  it("lets browsers keep what has a hash in its name", function()
    local _, _, headers = get "/parts/first.0a1b2c.json"
    assert.matches("immutable", headers["Cache-Control"])
  end)

  it("sends the policy of the page, and forbids frames", function()
    local _, _, headers = get "/main.js"
    assert.equal("default-src 'none'; script-src 'self'; "
      .. "frame-ancestors 'none'", headers["Content-Security-Policy"])
    assert.equal("default-src 'none'; frame-ancestors 'none'",
      pages.policy "no policy in it")
  end)

  for accepts, body in pairs { ["gzip, deflate, br"] = "brotli",
    gzip = "gzip", ["br;q=0,gzip;q=0.5"] = "gzip", deflate = "plain",
    ["br;q=0.0"] = "plain", xbr = "plain" } do
    it("packs for who takes " .. accepts, function()
      local status, sent, headers = get("/main.js", accepts)
      assert.equal(200, status)
      assert.equal(body, sent)
      assert.equal(body ~= "plain" and (body == "brotli" and "br" or body)
        or nil, headers["Content-Encoding"])
    end)
  end

  for _, path in ipairs { "/../outside.js", "/parts/../../outside.js",
    "/./main.js", "//main.js", "/.own.js", "main.js", "", "/parts", "/parts/",
    "/notes.txt", "/main.js.br", "/main.js\0.html", "/..", "/a\\..\\main.js",
    "/no.js", "/main.js/" } do
    it("gives nothing for " .. ("%q"):format(path), function()
      local status, body = get(path)
      assert.equal(404, status)
      assert.equal("no such file\n", body)
    end)
  end

  it("takes no other methods, and no other host", function()
    local function status(...) return (answer(...)) end
    assert.equal(200, status("HEAD", "/", "localhost:80", ""))
    assert.equal(405, status("POST", "/", "127.0.0.1:80", ""))
    assert.equal(403, status("GET", "/", "else.where", ""))
    assert.equal(403, status("GET", "/", "127.0.0.1:81", ""))
    assert.equal(403, status("GET", "/", "", ""))
  end)
end)


describe("the server of tables", function()
  local tables = require "tenace.face.host.tables"
  teardown(tables.clear)

  for _, case in ipairs {
    { "192.0.2.7", "", "192.0.2.7" },
    { "127.0.0.1", "", "127.0.0.1" },
    { "127.0.0.1", "198.51.100.1, 192.0.2.9", "192.0.2.9" },
    { "127.0.0.1", "192.0.2.9, nobody!", "127.0.0.1" },
    { "127.0.0.1", "::ffff:192.0.2.9", "192.0.2.9" },
    { "127.0.0.1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::" },
    { "127.0.0.1", "2001:db8::5", "2001:db8::" } } do
    it("takes a call from " .. case[3], function()
      local seen
      local fake = { answer = function() seen = tables.address return "" end }
      local more = { origin = "", type = "application/json", body = "{}",
        from = case[1], forwarded = case[2] }
      local requests = require "tenace.face.host.requests"
      local function ask(public)
        requests.of(folder .. "/page", pages.own(80), public, fake)("POST",
          "/table", "127.0.0.1:80", "", more)
        return seen
      end
      assert.equal(case[3], ask "https://cards.example.org")
      assert.equal(case[1], ask(nil))
    end)
  end

  it("says how to go on at the same address", function()
    local again = require "tenace.face.serve.reach".again
    assert.equal("go on", again("go on", {}, 80, 80))
    assert.equal("go on --lan --port 81 --address http://a", again("go on",
      { lan = true, address = "http://a" }, 81, 80))
  end)

  it("reads no call of an address that has sent too much", function()
    local requests, n = require "tenace.face.host.requests", 0
    local fake = { encode = require "dkjson".encode, wrong = "problem",
      answer = function() n = n + 1 return "" end }
    local now = tables.now
    tables.now = function() return 5 end
    tables.clear()
    local ask = requests.of(folder .. "/page", pages.own(80), nil, fake)
    local body
    for _ = 1, 100 do
      _, body = ask("POST", "/table", "127.0.0.1:80", "", { origin = "",
        type = "application/json", from = "192.0.2.7", forwarded = "",
        body = ("["):rep(4096) })
    end
    tables.now = now
    assert.equal(93, n)
    assert.matches("Not so fast, please.", body)
  end)
end)


describe("tenace web", function()
  it("refuses a port that there is not", function()
    for _, port in ipairs { "65536", "-1", "x", "1.5" } do
      local out, err, status = commands.tenace("web --no-open --port=" .. port)
      assert.equal(2, status)
      assert.equal("", out)
      assert.matches("is no number from 0 to 65535", err)
    end
  end)

  it("says what builds the page where there is none", function()
    local web = require "tenace.face.command.web"
    local place = require "tenace.base.place"
    local before = place.data
    place.data = folder
    local done, wrong = pcall(web.run, { "--no-open" })
    assert(files.make_folder(folder .. "/web"))
    assert(files.write(folder .. "/web/index.html", PAGE))
    local again, lacks = pcall(web.run, { "--no-open" })
    place.data = before
    assert.is_false(done)
    assert.matches("make web builds it", tostring(wrong))
    assert.is_false(again)
    assert.matches("install libmicrohttpd", tostring(lacks))
  end)
end)
