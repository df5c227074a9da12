-- Files that are too big, too deep, too many, or that require each other in a
-- circle, are refused with file and line, at little cost.

local definition = require "tenace.rules.definition"
local helper = require "rules_helper"
local library = require "tenace.rules.library"
local shelf = require "tenace.rules.shelf"

local game = helper.game


--- A text n times, each with its number in place of N.
local function many(n, text, between)
  local list = {}
  for i = 1, n do list[i] = (text:gsub("N", tostring(i))) end
  return table.concat(list, between or " ")
end


-- The most instructions of Lua that a refusal may take.
local MOST = 3000000


--- The error of a game of these files, found with few instructions.
local function refused(texts, spec)
  local n, lib = 0, helper.folders({ "rules" }, texts)
  debug.sethook(function() n = n + 1000 end, "", 1000)
  local made, problem = lib:variant(spec or "g")
  debug.sethook()
  assert(not made, "nothing is wrong")
  assert.is_true(n < MOST, n .. " instructions")
  return tostring(problem)
end


local function wrong(text) return refused { ["rules/g.lua"] = text } end


local function house(rest)
  return "return house_rule 'H' { of = 'g', " .. (rest or "") .. " }"
end


local many_files = ": a game with its house rules has at most 64 files"


describe("a rules file", function()
  it("has a limit of bytes", function()
    for _, text in ipairs {
      "-- " .. ("x"):rep(8 << 20) .. "\n" .. game(),
      game("facts = { x = '" .. ("x"):rep(8 << 20) .. "' }"),
      game("facts = { x = { " .. ("1, "):rep(1000000) .. " } }"),
      ("\n"):rep(1 << 20) .. game(),
      game(("x"):rep(1 << 20) .. " = 1"),
      "local g = game '" .. ("G"):rep(1 << 20) .. "' {} return g",
    } do
      assert.equal("rules/g.lua: a rules file has at most 131072 bytes, this "
        .. "one has " .. #text, wrong(text))
    end
  end)

  it("is read if it is exactly as big as the limit", function()
    local rest = 131072 - #game()
    local text = game() .. ("-"):rep(rest)
    assert.equal("G", helper.folders({ "rules" }, { ["rules/g.lua"] = text })
      :variant("g").title)
  end)

  it("is not nested deeper than Lua can read", function()
    for text, line in pairs {
      [game(nil, "\nlocal x = " .. ("("):rep(300) .. (")"):rep(300))] = 7,
      [game("facts = { x = {\n" .. ("{"):rep(300) .. ("}"):rep(300) .. "} }")]
        = 4,
      [game(nil, "local f = " .. ("function() return "):rep(300) .. "1"
        .. (" end"):rep(300))] = 6,
    } do
      assert.equal("rules/g.lua:" .. line
        .. ": brackets or functions are nested too deeply", wrong(text))
    end
  end)

  it("has a limit for each sort of thing", function()
    for text, said in pairs {
      [game(many(101, "fN = 1", ", "))] =
        "1: game 'G': there are at most 100 facts",
      [game("options = { " .. many(101, "oN = flag { true, 'x' }", ",\n")
        .. "}")] = "3: game 'G': there are at most 100 options",
      [game("round = { " .. many(101, "fN = number", ", ") .. "}")] =
        "3: game 'G': there are at most 100 fields",
      [game(nil, many(600, "function g:sN() end", "\n"))] =
        "505: there are at most 500 steps",
      [game(nil, many(1100, "example 'eN' {}", "\n"))] =
        "1006: there are at most 1000 examples",
    } do
      assert.equal("rules/g.lua:" .. said, wrong(text))
    end
  end)

  it("has a limit of values in its tables", function()
    local said = ": a game with its house rules has at most 10000 values in "
      .. "tables"
    for text, line in pairs {
      [game("facts = {" .. ("{},"):rep(40000) .. "},")] = 1,
      [game(("{},"):rep(40000))] = 1,
      [game(many(10001, "fN=1", ","))] = 1,
      [game(nil, "example 'e' { hand = {" .. ("1,"):rep(10001) .. "} }")] = 6,
      [game(nil, "obligation 'o' {" .. ("1,"):rep(10001) .. "}")] = 6,
      -- few tables, which are reached in many ways
      ["local a = { 1 }\nfor i = 1, 45 do a = { a, a } end\n"
        .. game "facts = { x = a }"] = 3,
      ["local a = {}\na.a = a\n" .. game "obligations = { a }"] = 3,
    } do
      assert.equal("rules/g.lua:" .. line .. said, wrong(text))
    end
    assert.equal("rules/r.lua" .. said, refused { ["rules/g.lua"] =
      game(nil, "require 'r'"), ["rules/r.lua"] = "local a = { 1 }\n"
        .. "for i = 1, 45 do a = { a, a } end\nreturn a" })
  end)

  it("has a limit of values in results and declarations", function()
    assert.equal("rules/g.lua:5: game 'G': there are at most 10000 values",
      wrong("local a = { 1 }\nfor i = 1, 45 do a = { a, a } end\n"
        .. game "points = function() return a end"))
    for _, word in ipairs { "number", "choice", "flag", "text", "each_side",
      "each_player", "untold" } do
      assert.equal("rules/g.lua:1: there are at most 1000 values",
        wrong("local x = " .. word .. " {" .. ("1,"):rep(1001) .. "}\n"
          .. game()))
    end
  end)

  it("is one of a limited number", function()
    local texts, spec = { ["rules/g.lua"] = game() }, "g"
    for i = 1, 200 do
      texts["rules/house/g/h" .. i .. ".lua"] = house()
      spec = spec .. "+h" .. i
    end
    assert.equal("rules/house/g/h64.lua" .. many_files,
      refused(texts, spec))
    assert.equal(64, definition.limits.files)
  end)

  it("brings along a limited number of others", function()
    local texts = { ["rules/g.lua"] = game() }
    for i = 1, 200 do
      texts["rules/house/g/h" .. i .. ".lua"] = house("with = 'h" .. i + 1
        .. "'")
      texts["rules/r" .. i .. ".lua"] = "return { require 'r" .. i + 1 .. "' }"
    end
    assert.equal("rules/house/g/h64.lua" .. many_files,
      refused(texts, "g+h1"))
    texts["rules/g.lua"] = game(nil, "local r = require 'r1'")
    assert.equal("rules/r64.lua" .. many_files, refused(texts))
  end)
end)


describe("all files of a game", function()
  it("have a limit of lines", function()
    local texts, spec = { ["rules/g.lua"] = game() }, "g"
    for i = 1, 10 do
      texts["rules/house/g/h" .. i .. ".lua"] = ("\n"):rep(1990) .. house()
      spec = spec .. "+h" .. i
    end
    assert.equal("rules/house/g/h6.lua: a game with its house rules has at "
      .. "most 10000 lines", refused(texts, spec))
  end)

  it("have a limit of bytes", function()
    local texts, spec = { ["rules/g.lua"] = game() }, "g"
    for i = 1, 4 do
      texts["rules/house/g/h" .. i .. ".lua"] = (";"):rep(40000) .. house()
      spec = spec .. "+h" .. i
    end
    assert.equal("rules/house/g/h4.lua: a game with its house rules has at "
      .. "most 131072 bytes", refused(texts, spec))
  end)

  it("have a limit of piles and of obligations", function()
    assert.equal("rules/g.lua:3: game 'G': 'piles': there is room for 62, "
      .. "those of each side or player counted one by one",
      wrong(game("piles = {" .. many(3000, "pN = 'none'", ",") .. "}")))
    assert.equal("rules/g.lua:3: game 'G': 'obligations': there is room for 12",
      wrong(game("obligations = {" .. many(1500, "obligation 'oN' { says = "
        .. "'so', function() end }", ",") .. "}")))
  end)
end)


describe("house rules", function()
  it("do not belong to themselves, or to each other", function()
    assert.equal("rules/g.lua:1: house rule 'H': 'g' is not a game, but "
      .. "belongs to itself", wrong(house()))
    assert.equal("rules/h.lua:1: house rule 'I': 'g' is not a game, but "
      .. "belongs to itself", refused({ ["rules/g.lua"] =
        "return house_rule 'H' { of = 'h' }", ["rules/h.lua"] =
        "return house_rule 'I' { of = 'g' }" }))
  end)

  it("name others, and do not give paths to them", function()
    local secret = { ["rules/g.lua"] = game(), ["/etc/passwd"] = "root:x:0:0" }
    for _, field in ipairs { "with", "on_top_of", "not_with" } do
      secret["rules/house/g/h.lua"] = house(field .. " = '/etc/passwd'")
      assert.equal("rules/house/g/h.lua:1: house rule 'H': '/etc/passwd' must "
        .. "be a name, not a path", refused(secret, "g+h"))
    end
    secret["rules/g.lua"] = "return house_rule 'G' { of = '/etc/passwd' }"
    assert.equal("rules/g.lua:1: house rule 'G': '/etc/passwd' must be a name, "
      .. "not a path", refused(secret))
  end)
end)


describe("a path", function()
  it("leads to a file that is named as rules; no other is opened", function()
    local read = {}
    local lib = library.new { folders = {}, read = function(path)
      read[#read + 1] = path
      return "root:x:0:0"
    end }
    local _, problem = lib:variant "/etc/passwd"
    assert.equal("'/etc/passwd' is not read as rules: a rules file's name ends "
      .. "in .lua", tostring(problem))
    assert.same({}, read)
    assert.is_truthy(shelf.is_path "x.lua")
  end)
end)
