-- The worker of the page for those who write rules: words, templates, texts on
-- trial, own files, house rules to tick, and links.

local desk = require "tenace.face.web.desk"
local helper = require "web_helper"
local json = require "dkjson"

local ask, need = helper.ask, helper.need


-- A house rule under which nothing but clubs may be led.
local CLUBS = [[
local clubs = house_rule "Clubs first" {
  of = "whist",
  obligations = { obligation "clubs first" {
    says = "clubs are led first", avoid = "S H D", when = "leading" } },
}
return clubs
]]

-- One that every move agrees with.
local TO_SEVEN = 'return house_rule "Seven" { of = "whist", '
  .. 'set = { target = 7 } }\n'


describe("the worker, for those who write rules,", function()
  setup(helper.keep)
  teardown(helper.free)

  before_each(function() need { call = "new", game = "whist", seed = 7 } end)

  after_each(function()
    helper.forget()
    for path in pairs(desk.own) do desk.own[path] = nil end
  end)

  it("takes the text of a line that the command line prints", function()
    local carried, original = require "tenace.face.say.carried", nil
    local path = "rules/house/whist/seven.lua"
    need { call = "write", path = path, text = TO_SEVEN }
    original, carried.original = carried.original, function(one)
      return one ~= path and original(one) or nil
    end
    local line = require "tenace.face.what_if.set_line".of(
      assert(require "tenace".variant "whist+seven"))
    carried.original = original
    need { call = "remove", path = path }
    local got = need { call = "receive", text = require
      "tenace.base.base64url".read(line:match "~(.*)$") }
    assert.same({ path }, got.files)
    assert.equal("whist+seven", got.game)
    assert.equal("view=rules&game=whist", got.view)
    assert.equal(7, require "tenace".variant("whist+seven").options.target)
  end)

  it("gives words with their help, and those of the game", function()
    local found = {}
    for _, one in ipairs(need { call = "words", game = "whist" }) do
      found[one.name] = one
    end
    assert.is_truthy(found.house_rule.text:find "Defines a house rule")
    assert.is_truthy(found.target)
    assert.is_truthy(found.score_round)
  end)

  it("tries a text, and keeps nothing of it", function()
    local path = "rules/house/whist/mine.lua"
    assert.same({}, need { call = "try", path = path, text = TO_SEVEN })
    local wrong = need { call = "try", path = path,
      text = "local a = 1\nlocal = 2\n" }.problem
    assert.equal("rules", wrong.kind)
    assert.equal(path, wrong.file)
    assert.equal(2, wrong.line)
    assert.same({}, need { call = "own" })
    local _, problem = ask { call = "new", game = "whist+mine" }
    assert.equal("request", problem.kind)
  end)

  it("makes an example of the match, in the text of its file", function()
    local path = "rules/house/whist/mine.lua"
    need { call = "write", path = path, text = CLUBS }
    need { call = "new", game = "whist+mine", seed = 7 }
    local made = need { call = "example_here", name = "clubs are led",
      shows = "moves" }
    assert.equal(path, made.path)
    assert.equal(7, made.line)
    assert.matches('\n}\n\nexample "clubs are led" {\n.*}\n\nreturn clubs\n$',
      made.text)
    assert.equal(CLUBS, need { call = "files", path = path }.text)
    local _, problem = ask { call = "example_here", name = "" }
    assert.matches("^an example has a name: ", problem.text)
    _, problem = ask { call = "example_here", name = "x", shows = "wins" }
    assert.equal("no trick has been won that an example could show",
      problem.text)
  end)

  it("tells a loop in a text that is tried, with its place", function()
    local path = "rules/house/whist/mine.lua"
    local wrong = need { call = "try", path = path,
      text = "\nwhile true do end\n" .. TO_SEVEN }.problem
    assert.equal(path, wrong.file)
    assert.equal(2, wrong.line)
  end)

  it("has a template that is a rule, and works", function()
    local made = need { call = "starter", name = "mine", of = "whist" }
    assert.equal("rules/house/whist/mine.lua", made.path)
    local kept = need { call = "write", path = made.path, text = made.text }
    assert.equal("whist+mine", kept.spec)
    assert.is_nil(kept.problem)
    local game = need { call = "starter", name = "fresh" }
    assert.is_nil(need { call = "write", path = game.path,
      text = game.text }.problem)
    local _, problem = ask { call = "starter", name = "skat" }
    assert.is_truthy(problem.text:find "skat")
    assert.equal("request", problem.kind)
  end)

  it("names a file by the title of a house rule", function()
    local made = need { call = "starter", name = "Gentle trumps",
      of = "whist" }
    assert.equal("rules/house/whist/gentle_trumps.lua", made.path)
    assert.matches('house_rule "Gentle trumps"', made.text, 1, true)
    local _, problem = ask { call = "starter", name = "Long Whist!",
      of = "whist" }
    assert.matches("long_whist", problem.text, 1, true)
    made = need { call = "starter", name = "कोमल", of = "whist" }
    assert.equal("rules/house/whist/own_1.lua", made.path)
  end)

  it("gives the text that an own one replaces", function()
    local path = "rules/whist.lua"
    local before = need { call = "files", path = path }.text
    need { call = "write", path = path, text = before .. "\n-- mine\n" }
    assert.equal(before, need { call = "files", path = path }.original)
    need { call = "remove", path = path }
    assert.is_nil(need { call = "files", path = path }.original)
  end)

  it("lists own files, renames and removes them", function()
    need { call = "write", path = "rules/house/whist/mine.lua",
      text = TO_SEVEN }
    assert.same({ { path = "rules/house/whist/mine.lua", house = "mine",
      game = "whist", spec = "whist+mine" } }, need { call = "own" })
    local moved = need { call = "rename", path = "rules/house/whist/mine.lua",
      name = "other" }
    assert.equal("whist+other", moved.spec)
    need { call = "new", game = "whist+other" }
    need { call = "remove", path = moved.path }
    assert.same({}, need { call = "own" })
    local _, problem = ask { call = "new", game = "whist+other" }
    assert.equal("request", problem.kind)
    _, problem = ask { call = "remove", path = "rules/whist.lua" }
    assert.equal("request", problem.kind)
  end)

  it("renames a rule, with all that goes by its name", function()
    local function write(path, text)
      need { call = "write", path = "rules/house/whist/" .. path, text = text }
    end
    write("mine.lua", TO_SEVEN)
    write("examples/mine.lua",
      'example "six" { tricks = { 7, 6 }, scores = { 1, 0 } }\n')
    write("ours.lua", [[
-- Ours: mine, honours.

return house_rule "Ours" { of = "whist", with = { "mine", "honours" } }
]])
    need { call = "new", game = "whist+mine+american" }
    local moved = need { call = "rename", path = "rules/house/whist/mine.lua",
      name = "Our Seven" }
    assert.equal("whist+our_seven+american", moved.match)
    assert.same({ "rules/house/whist/ours.lua",
      "rules/house/whist/examples/mine.lua",
      "rules/house/whist/examples/our_seven.lua" },
      { moved.also[1].path, moved.also[2].path, moved.also[3].path })
    assert.equal([[
-- Ours: our_seven, honours.

return house_rule "Ours" { of = "whist", with = { "our_seven", "honours" } }
]], moved.also[1].text)
    assert.is_nil(moved.also[2].text)
    assert.is_true(need { call = "reload", game = moved.match }.kept)
    assert.is_nil(need { call = "choices", game = "whist+ours" }.problem)
    for _, one in ipairs(need { call = "own" }) do
      need { call = "remove", path = one.path }
    end
  end)

  it("gives the program's own text back", function()
    local path = "rules/whist.lua"
    local text = need { call = "files", path = path }.text
    need { call = "write", path = path, text = text .. "-- mine\n" }
    assert.is_true(need { call = "files", path = path }.replaces)
    need { call = "remove", path = path }
    assert.equal(text, need { call = "files", path = path }.text)
  end)

  it("tries and keeps examples beside a rules file, which are no game",
    function()
      local path = "rules/examples/whist.lua"
      local text = 'example "six" { tricks = { 7, 6 }, scores = { 1, 0 } }\n'
      assert.same({}, need { call = "try", path = path, text = text })
      local wrong = need { call = "try", path = path,
        text = "\n" .. text:gsub("scores", "scors") }.problem
      assert.same({ path, 2 }, { wrong.file, wrong.line })
      local kept = need { call = "write", path = path, text = text }
      assert.same({ "whist", "other" }, { kept.spec, kept.at })
      assert.same({}, need { call = "check", game = "whist" }.problems)
      need { call = "write", path = path, text = text:gsub("1, 0", "0, 1") }
      local found = need { call = "check", game = "whist" }.problems
      assert.same({ path, 1 }, { found[1].file, found[1].line })
      local _, problem = ask { call = "rename", path = path, name = "new" }
      assert.equal("request", problem.kind)
      need { call = "remove", path = path }
    end)

  it("puts a file that is brought where its text asks for", function()
    assert.equal("rules/house/whist/my_seven.lua", need { call = "bring",
      name = "My Seven.lua", text = TO_SEVEN }.path)
    local _, problem = ask { call = "bring", name = "american.lua",
      text = TO_SEVEN }
    assert.equal("request", problem.kind)
  end)

  it("says what can be ticked, and what clashes", function()
    local now = need { call = "choices", game = "whist+american" }
    local on = {}
    for _, house in ipairs(now.house) do on[house.name] = house.on end
    assert.is_true(on.american)
    assert.is_false(on.honours)
    for _, option in ipairs(now.options) do
      if option.name == "target" then assert.equal(7, option.value) end
    end
    local clash = need { call = "choices", game = "whist",
      house = { "american", "long_whist" } }
    assert.equal("request", clash.problem.kind)
    assert.is_nil(clash.spec)
    local other = need { call = "choices", game = "whist",
      house = {}, options = { target = 3 } }
    assert.equal("whist+target=3", other.spec)
  end)

  it("lists a house rule that was changed by its own title", function()
    local path = "rules/house/whist/american.lua"
    need { call = "write", path = path, text = TO_SEVEN }
    local first = need { call = "choices", game = "whist" }.house[1]
    need { call = "remove", path = path }
    assert.same({ "american", "Seven", true },
      { first.name, first.title, first.own })
  end)

  it("refuses words that name no game", function()
    local _, problem = ask { call = "choices", game = "7=+!" }
    assert.same({ "request", "no game is named" },
      { problem.kind, problem.text })
  end)

  it("plays on under exactly the rules that were chosen", function()
    need { call = "play", move = "4C" }
    local held = need { call = "reload", game = "whist+american" }
    assert.is_true(held.kept)
    assert.equal("whist+american", need { call = "view" }.game)
    assert.is_true(need { call = "reload", game = "whist" }.kept)
    assert.equal("whist", need { call = "view" }.game)
    assert.equal(1, #need { call = "history" })
  end)

  it("says which move no longer holds, and goes back there", function()
    need { call = "play", move = need { call = "moves" }.moves[13].move }
    need { call = "step", bot = "random" }
    need { call = "write", path = "rules/house/whist/clubs.lua",
      text = CLUBS }
    local held = need { call = "reload", game = "whist+clubs" }
    assert.is_false(held.kept)
    assert.equal(1, held.failure.decision)
    assert.equal("rules/house/whist/clubs.lua", held.failure.file)
    assert.equal("whist", need { call = "view" }.game)
    held = need { call = "reload", game = "whist+clubs", back = true }
    assert.is_true(held.kept)
    assert.equal(0, #need { call = "history" })
  end)

  it("gives the same match again from the text of a link", function()
    need { call = "write", path = "rules/house/whist/mine.lua",
      text = TO_SEVEN }
    need { call = "new", game = "whist+mine", seed = 3 }
    for _ = 1, 9 do need { call = "step", bot = "random" } end
    local record = need { call = "record" }.text
    local text = need { call = "share" }.text
    need { call = "remove", path = "rules/house/whist/mine.lua" }
    local opened = need { call = "receive", text = text }
    assert.same({ "rules/house/whist/mine.lua" }, opened.files)
    assert.is_nil(opened.text)
    assert.equal(record, need { call = "record" }.text)
  end)

  it("gives a view with one's own rules from the text of a link", function()
    local path = "rules/house/whist/mine.lua"
    local view = "view=puzzles&game=whist%2Bmine&seed=3"
    need { call = "write", path = path, text = TO_SEVEN }
    local text = need { call = "share_view", view = view,
      games = { "whist", "whist+mine" } }.text
    assert.equal("whist", json.decode(text).game)
    need { call = "remove", path = path }
    local opened = need { call = "receive", text = text }
    assert.same({ path }, opened.files)
    assert.equal(view, opened.view)
    assert.equal(TO_SEVEN, need { call = "files", path = path }.text)
    need { call = "remove", path = path }
  end)

  it("makes no link of a view that needs no rules of one's own", function()
    assert.same({}, need { call = "share_view", games = { "whist+honours" },
      view = "view=puzzles&game=whist%2Bhonours" })
  end)

  it("refuses a text that is no link", function()
    for _, text in ipairs { "", "{}", "[1]", '{"tenace":1,"game":7}',
      '{"tenace":1,"game":"whist","seed":1,"files":{"../x":"a"}}',
      '{"tenace":1,"game":"whist","seed":1,"moves":[1]}',
      '{"tenace":1,"game":"whist","view":"game=whist"}',
      '{"tenace":1,"game":"whist","view":7,"seed":1}' } do
      local _, problem = ask { call = "receive", text = text }
      assert.equal("request", problem.kind)
    end
    local opened = need { call = "receive", text =
      '{"tenace":1,"game":"whist","seed":7,"moves":["4C","4C"]}' }
    assert.is_truthy(opened.text:find "4C")
    assert.equal(1, opened.decisions)
  end)

  it("takes a link with so many files, moves and lines, but no more", function()
    local function opens(more)
      local _, problem = ask { call = "receive", text = json.encode {
        tenace = 1, game = "whist", seed = 7, files = more.files,
        moves = more.moves, lines = more.lines } }
      return problem == nil
    end
    local function many(n, one)
      local list = {}
      for i = 1, n do list[i] = one end
      return list
    end
    local function files(n)
      local set = {}
      for i = 1, n do set["rules/f" .. i .. ".lua"] = "return {}" end
      return set
    end
    local function lines(n)
      local list = many(n, { name = "a" })
      list[1] = { name = "b", now = true }
      return list
    end
    assert.is_true(opens { files = files(40) })
    assert.is_false(opens { files = files(41) })
    assert.is_true(opens { moves = many(20000, "no move") })
    assert.is_false(opens { moves = many(20001, "no move") })
    assert.is_true(opens { lines = lines(20) })
    assert.is_false(opens { lines = lines(21) })
  end)

  it("tells a link with rules in error", function()
    local opened = need { call = "receive", text = json.encode { tenace = 1,
      game = "whist+bad", seed = 1,
      files = { ["rules/house/whist/bad.lua"] = "while true do end" } } }
    assert.equal("rules", opened.problem.kind)
    assert.equal(1, opened.problem.line)
  end)
end)
