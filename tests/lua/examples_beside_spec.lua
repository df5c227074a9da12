-- Examples in a file beside the rules file: who reads them, who runs them, and
-- what is said of files that are wrong.

local commands = require "commands_helper"
local examples = require "tenace.study.examples"
local helper = require "game_helper"
local rules = require "rules_helper"
local signature = require "tenace.rules.signature"
local shelf = require "tenace.rules.shelf"
local tenace = require "tenace"

local GAME = helper.text([[
  match_rounds = 2,
  options = { twice = flag { false, "all counts twice" } }, ]], [[
function g:round()
  self:deal_each(1)
  self:ask_yes_no(1, "go on?")
  self:score(self:player(1).side, self:worth(), "for you")
end
function g:worth() return self.option.twice and 2 or 1 end
example "one" { step = "worth", gives = 1 } ]])

local HOUSE = [[
local h = house_rule "H" { of = "g" }
function h:worth() return 3 end
return h ]]

local TWO = [[

example "two" { twice = true, step = "worth", gives = 2 }
]]


--- The game in a folder of its own, with these files besides: the path of the
-- game's file, and the folder.
local function game(files)
  local folder = helper.folder()
  os.execute(("mkdir -p '%s/examples' '%s/house/g/examples'"):format(folder,
    folder))
  for name, text in pairs(files) do
    helper.write(folder .. "/" .. name, text)
  end
  return helper.write(folder .. "/g.lua", GAME), folder
end


--- The examples beside a game in the folder r, and the problems, as texts.
local function beside(files, spec)
  local texts = { ["r/g.lua"] = GAME, ["r/house/g/h.lua"] = HOUSE }
  for path, text in pairs(files) do texts[path] = text end
  local library = rules.folders({ "r" }, texts)
  local list, wrong = library:beside(assert(library:variant(spec or "g")))
  for i, one in ipairs(wrong) do wrong[i] = tostring(one) end
  return list, wrong
end


--- What is wrong with this file of examples.
local function wrong(text)
  local list, problems = beside { ["r/examples/g.lua"] = text }
  assert.equal(1, #problems)
  return problems[1], list
end


describe("examples in a file beside the rules file", function()
  setup(commands.begin)
  teardown(helper.clean)
  teardown(commands.finish)

  it("have a name, a place and a home", function()
    local list, problems = beside({ ["r/examples/g.lua"] = TWO,
      ["r/house/g/examples/h.lua"] =
        'example "three" { step = "worth", gives = 3 }' }, "g+h")
    assert.same({}, problems)
    assert.same({
      { name = "two", file = "r/examples/g.lua", line = 2, home = "g",
        body = { twice = true, step = "worth", gives = 2 } },
      { name = "three", file = "r/house/g/examples/h.lua", line = 1,
        home = "g+h", body = { step = "worth", gives = 3 } },
    }, list)
  end)

  it("need not be there", function()
    assert.same({ {}, {} }, { beside {} })
  end)

  it("are found among files that are given as texts", function()
    local library = tenace.library_of { { name = "g", path = "g.lua",
      text = GAME }, { name = "g", path = "examples/g.lua", of = "examples",
      text = TWO } }
    local variant = assert(library:variant "g")
    assert.equal("two", library:beside(variant)[1].name)
    assert.same({ "g" }, library:names())
  end)

  it("are not read to load the game, and not in its files", function()
    local path = game { ["examples/g.lua"] = TWO }
    local before = assert(tenace.variant(path))
    helper.write(shelf.beside(path), "nothing of this is Lua")
    local after = assert(tenace.library:variant(path, nil, true))
    assert.equal(signature.of(before), signature.of(after))
    assert.equal(1, #after.files)
    assert.equal(1, #after.examples)
    local record = tenace.new(path, { seed = 1 }):record()
    assert.is_nil(record:find("nothing of this", 1, true))
    assert.is_nil(record:find("examples/", 1, true))
  end)

  it("are not in the rulebook, which has those that teach", function()
    local path = game { ["examples/g.lua"] = TWO }
    local text = commands.tenace("rules " .. path .. " --examples")
    assert.matches("\n  one\n", text)
    assert.not_matches("\n  two\n", text)
  end)

  it("run with those of the rules file", function()
    local path = game { ["examples/g.lua"] = TWO }
    local list, problems = examples.all(assert(tenace.variant(path)),
      tenace.library)
    assert.same({}, problems)
    local names = {}
    for i, one in ipairs(list) do names[i] = one.name end
    assert.same({ "one", "two" }, names)
  end)
end)


describe("a file of examples", function()
  it("that cannot be read as Lua is a problem with its line", function()
    assert.equal("r/examples/g.lua:2: unexpected symbol near '}': a value is "
      .. "missing before it",
      (wrong 'example "x" {\n  gives = }'))
  end)

  it("is checked as the rules file: names, values and cards", function()
    assert.equal("r/examples/g.lua:3: example 'x': unknown field 'stp', did "
      .. "you mean 'step'?",
      (wrong '\nexample "x" {\n  stp = "worth", gives = 1 }'))
    assert.equal("r/examples/g.lua:1: example 'x': it expects nothing: give "
      .. "legal, winner, …", (wrong 'example "x" { step = "worth" }'))
    assert.equal("r/examples/g.lua:1: example 'x': the cards of 'stock' are "
      .. "text, or a list of texts", (wrong [[
example "x" { deal = { stock = 1 }, moves = {}, leaves = { stock = 1 } }]]))
  end)

  it("keeps its other examples if one is wrong", function()
    local _, list = wrong('example "x" { stp = 1 }' .. TWO)
    assert.equal("two", list[1].name)
  end)

  it("defines nothing of its own, and has an example", function()
    assert.equal("r/examples/g.lua:1: game 'X': a file of examples defines "
      .. "nothing of its own",
      (wrong 'return game "X" { players = 2, deck = french(52) }'))
    assert.equal("r/examples/g.lua: the file has no examples",
      (wrong "-- Later.\n"))
  end)

  it("is named where it cannot be read at all", function()
    local path, folder = game {}
    os.execute(("mkdir '%s/examples/g.lua'"):format(folder))
    local problems = tenace.check(path)
    assert.equal(1, #problems)
    assert.matches("cannot read .*/examples/g.lua: a folder", problems[1].text)
  end)

  it("leads to the rules file, if it is taken for one", function()
    local path, folder = game { ["examples/g.lua"] = TWO }
    assert.same({ { file = folder .. "/examples/g.lua",
      text = "the file has examples of '" .. path .. "': check that one" } },
      tenace.check(folder .. "/examples/g.lua"))
  end)

  it("names the rules file beside it", function()
    assert.equal("rules/examples/a.lua", shelf.beside "rules/a.lua")
    assert.equal("examples/a.lua", shelf.beside "a.lua")
    assert.equal("rules/a.lua", shelf.of_examples "rules/examples/a.lua")
    assert.equal("a.lua", shelf.of_examples "examples/a.lua")
    assert.is_nil(shelf.of_examples "rules/myexamples/a.lua")
    assert.is_nil(shelf.of_examples "rules/a.lua")
  end)
end)


describe("check", function()
  teardown(helper.clean)

  it("runs the examples beside a copy, and reads them each time", function()
    local path, folder = game { ["examples/g.lua"] = TWO }
    assert.same({}, tenace.check(path))
    helper.write(folder .. "/examples/g.lua", TWO:gsub("gives = 2",
      "gives = 4"))
    assert.same({ { file = folder .. "/examples/g.lua", line = 2,
      text = "example 'two': gives should be '4', but is '2'" } },
      tenace.check(path))
  end)

  it("looks at the fields that they set", function()
    local path, folder = game {}
    helper.write(path, (GAME
      :gsub("players = 4", "round = { best = number }, %0")
      :gsub("return self.option", "return self.best or self.option")))
    local function remarks()
      local texts = {}
      for i, one in ipairs((select(2, tenace.check(path)))) do
        texts[i] = one.text
      end
      return table.concat(texts, "\n")
    end
    assert.matches("field 'best' is read but never set", remarks())
    helper.write(folder .. "/examples/g.lua",
      'example "best" { best = 5, step = "worth", gives = 5 }')
    assert.not_matches("field 'best'", remarks())
  end)

  it("takes a step that they carry out for one that is called", function()
    local path, folder = game {}
    helper.write(path, (GAME:gsub("return self.option",
      "if self.round_number == 0 then self:never() end %0")
      :gsub("\nfunction g:worth", "\nfunction g:never() return 7 end%0")))
    local function remark()
      local found = select(2, tenace.check(path))
      return found[1] and found[1].text
    end
    assert.matches("step 'never' was called in none of %d+ rounds", remark())
    helper.write(folder .. "/examples/g.lua",
      'example "never" { step = "never", gives = 7 }')
    assert.is_nil(remark())
  end)

  it("remarks on a file of examples that nothing runs", function()
    local path, folder = game { ["examples/g.lua"] = TWO,
      ["examples/h.lua"] = TWO, ["examples/note.txt"] = "" }
    local found
    for _, one in ipairs((select(2, tenace.check(path)))) do
      if one.file:find "/examples/" then
        assert.is_nil(found)
        found = one
      end
    end
    assert.same({ file = folder .. "/examples/h.lua", line = 1,
      text = "there is no rules file '" .. folder .. "/h.lua', so nothing "
        .. "runs these examples",
      advice = "name the file as the rules file is named whose examples it "
        .. "has" }, found)
  end)

  it("says so in a folder of rules, too", function()
    local library = rules.folders({ "mine", "r" }, { ["r/g.lua"] = GAME,
      ["r/house/g/h.lua"] = HOUSE, ["mine/examples/g.lua"] = TWO,
      ["r/house/g/examples/k.lua"] = TWO })
    assert.same({ "mine/examples/g.lua" },
      library:without_rules(library:variant "g"))
    assert.same({ "r/house/g/examples/k.lua" },
      library:without_rules(library:variant "g+h"))
  end)
end)
