local helper = require "rules_helper"
local library = require "tenace.rules.library"

local texts = {
  ["mine/g.lua"] = "-- Mine, changed.\n" .. helper.game(),
  ["shipped/g.lua"] = helper.game(),
  ["shipped/h.lua"] = "-- Another game: small.\n" .. helper.game(
    "  options = { target = number { 5, from = 1, to = 9, 'points' } },"),
  ["shipped/TEMPLATE.lua"] = helper.game(),
  ["shipped/numbers.lua"] = "return { two = 2 }",
  ["shipped/broken.lua"] = "local x =",
  ["shipped/house/h/short.lua"] = "-- A short game.\nreturn house_rule "
    .. "'Short' { of = 'h', set = { target = 2 } }",
  ["mine/house/h/long.lua"] = "return house_rule 'Long' { of = 'h', "
    .. "set = { target = 9 } }",
  ["mine/house/h/bad.lua"] = "return house_rule 'Bad' { off = 'h' }",
  ["else/own.lua"] = helper.game(),
  ["else/rule.lua"] = "return house_rule 'R' { of = 'h', "
    .. "set = { target = 3 } }",
  ["else/lost.lua"] = "return house_rule 'R' {\n of = 'whst' }",
  ["else/none.lua"] = "return house_rule 'R' { }",
}

local lib = helper.folders({ "mine", "shipped" }, texts)

local function refused(spec)
  local v, problem = lib:variant(spec)
  assert.is_nil(v)
  return tostring(problem), problem.kind
end

describe("the folders of rules", function()
  it("are first the environment's, then the user's, the program's", function()
    local function folders(env)
      return library.folders("/data", function(name) return env[name] end)
    end
    assert.same({ "/a", "/b", "/home/x/.config/tenace/rules", "/data/rules" },
      folders { TENACE_RULES = "/a:/b", HOME = "/home/x" })
    assert.same({ "/c/tenace/rules", "/data/rules" },
      folders { XDG_CONFIG_HOME = "/c", HOME = "/home/x" })
    assert.same({ "/data/rules" }, folders {})
  end)
end)

describe("a spec", function()
  it("names a game, house rules and options", function()
    assert.same({ game = "h", houses = { "short", "x" },
      options = { target = "5", a = "b c" } },
      library.parse "h+short+target=5+x+a=b c")
    assert.same({ game = "h", houses = { "short" }, options = { n = "1" } },
      library.parse { "h+short", "n=1" })
  end)

  it("may have paths in it", function()
    assert.same({ game = "/a+b/x.lua", houses = { "short" }, options = {} },
      library.parse "/a+b/x.lua+short")
    assert.same({ "./y.lua" }, library.parse("h+./y.lua").houses)
  end)

  it("begins with a game", function()
    for _, spec in ipairs { "", "+", "x=1", {} } do
      local request, problem = library.parse(spec)
      assert.is_nil(request)
      assert.equal("no game is named", tostring(problem))
    end
  end)
end)

describe("a library", function()
  it("prefers the user's file to the program's", function()
    assert.equal("Mine, changed.", lib:variant("g").sentence)
    assert.equal("mine/g.lua", lib:variant("g").files[1].path)
  end)

  it("finds house rules in every folder", function()
    assert.same({ "bad", "long", "short" }, lib:names "h")
    assert.equal(9, lib:variant("h+long").options.target)
    assert.equal(2, lib:variant("h+short").options.target)
  end)

  it("takes a path, and uses the bare name if it leads to the file",
    function()
      assert.equal("else/own.lua", lib:variant("else/own.lua").spec)
      assert.equal("h", lib:variant("shipped/h.lua").spec)
      assert.equal("shipped/g.lua", lib:variant("shipped/g.lua").spec)
      assert.equal("h+else/rule.lua", lib:variant("h+else/rule.lua").spec)
    end)

  it("reads the path of a house rule as its game with it", function()
    local v = lib:variant "else/rule.lua"
    assert.equal("h+else/rule.lua", v.spec)
    assert.equal(3, v.options.target)
    assert.equal("shipped/h.lua", v.files[1].path)
    assert.equal("h+short", lib:variant("shipped/house/h/short.lua").spec)
    assert.equal("else/lost.lua:2: house rule 'R': no game 'whst'",
      (refused "else/lost.lua"))
    assert.equal("else/none.lua:1: house rule 'R': 'of' must name the game it "
      .. "belongs to", (refused "else/none.lua"))
  end)

  it("says which name does not exist, and suggests another", function()
    local text, kind = refused "brokn"
    assert.equal("no game 'brokn', did you mean 'broken'?", text)
    assert.equal("request", kind)
    assert.equal("no house rule 'shot' for h, did you mean 'short'?",
      (refused "h+shot"))
    assert.equal("'short' is a house rule: h+short", (refused "short"))
    assert.equal("cannot read 'x/y.lua': x/y.lua: no such file",
      (refused "x/y.lua"))
  end)

  it("says where a file is wrong", function()
    local text, kind = refused "broken"
    assert.equal("shipped/broken.lua:1: unexpected symbol near <eof>", text)
    assert.equal("rules", kind)
  end)

  it("lists games and house rules", function()
    local list = lib:games()
    local names = {}
    for i, one in ipairs(list) do names[i] = one.name end
    assert.same({ "broken", "g", "h" }, names)
    assert.equal("shipped/broken.lua:1: unexpected symbol near <eof>",
      tostring(list[1].problem))
    local h = list[3]
    assert.same({ "h", "G", "Another game: small.", "shipped/h.lua" },
      { h.name, h.title, h.sentence, h.file })
    assert.equal("target", h.options[1].name)
    assert.same({ "bad", "long", "short" },
      { h.house[1].name, h.house[2].name, h.house[3].name })
    assert.equal("A short game.", h.house[3].sentence)
    assert.equal("mine/house/h/bad.lua:1: house rule 'Bad': unknown field "
      .. "'off', did you mean 'of'?", tostring(h.house[1].problem))
  end)

  describe("of games", function()
    local files, here, loaded
    before_each(function()
      files = { ["r/g.lua"] = helper.game(),
        ["r/h.lua"] = "-- Needs: n.\nlocal n = require 'n'\n"
          .. helper.game("facts = { n = n.two },"),
        ["r/n.lua"] = "return { two = 2 }",
        ["r/house/h/short.lua"] = "return house_rule 'S' { of = 'h' }" }
      here, loaded = helper.folders({ "mine", "r" }, files), 0
      local sandbox = require "tenace.rules.sandbox"
      here.guard = function()
        return function(f, ...)
          if f == sandbox.load then loaded = loaded + 1 end
          return sandbox.call(f, ...)
        end
      end
      here:games()
      loaded = 0
    end)

    it("loads no file twice that has not changed", function()
      local list = here:games()
      list[1].title, list[2].house[1].title = "spoilt", "spoilt"
      list = here:games()
      assert.equal("G", list[1].title)
      assert.equal("S", list[2].house[1].title)
      assert.equal(0, loaded)
    end)

    it("sees a file that has changed, come or gone", function()
      files["r/g.lua"] = "-- New.\n" .. helper.game()
      assert.equal("New.", here:games()[1].sentence)
      files["mine/g.lua"] = "-- Mine.\n" .. helper.game()
      assert.equal("Mine.", here:games()[1].sentence)
      files["mine/g.lua"] = nil
      assert.equal("New.", here:games()[1].sentence)
      files["mine/house/h/long.lua"] = "return house_rule 'L' { of = 'h' }"
      assert.equal("L", here:games()[2].house[1].title)
      files["r/house/h/short.lua"] = nil
      assert.equal(1, #here:games()[2].house)
      files["r/h.lua"] = nil
      assert.equal(1, #here:games())
    end)

    it("sees new options though a match has the old ones", function()
      local old = here:variant "g"
      files["r/g.lua"] = helper.game(
        "  options = { target = number { 5, from = 1, to = 9, 'points' } },")
      assert.equal(1, #here:games()[1].options)
      assert.equal(old, here:variant "g")
    end)

    it("sees a change of a file that another requires", function()
      files["r/n.lua"] = "return {"
      assert.matches("^r/n.lua:1:", tostring(here:games()[2].problem))
    end)

    it("has one by its name, or what has a name", function()
      assert.equal("Needs: n.", here:game "h".sentence)
      assert.is_nil(here:game "r/g.lua")
      assert.is_nil(here:game "short")
      assert.equal("h", here:named "h"[1].name)
      assert.same({ "h", "S" }, { here:named "short"[1].of,
        here:named "short"[1].title })
      assert.same({}, here:named "long")
    end)

    it("are in the present language", function()
      files["r/text/de/g.po"] = 'msgid "G"\nmsgstr "Das G"\n'
      local language = require "tenace.base.language"
      language.use "de"
      local told = here:game "g".title
      language.use "en"
      assert.same({ "Das G", "G" }, { told, here:game "g".title })
    end)
  end)

  it("puts a game together once in each language", function()
    local language = require "tenace.base.language"
    local english = lib:variant "h"
    language.use "hi"
    local hindi = lib:variant "h"
    language.use "en"
    assert.not_equal(english, hindi)
    assert.equal(english, lib:variant "h")
  end)

  it("reads files again when told to", function()
    local changing = { ["r/g.lua"] = helper.game() }
    local here = helper.folders({ "r" }, changing)
    local v = here:variant "g"
    changing["r/g.lua"] = "-- New.\n" .. helper.game()
    assert.equal(v, here:variant "g")
    assert.equal("New.", here:variant("g", nil, true).sentence)
    assert.equal("New.", here:variant("g").sentence)
  end)
end)
