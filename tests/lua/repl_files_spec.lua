-- Files that the faces write, and files that people start from.

local comments = require "tenace.face.rulebook.comments"
local files = require "tenace.face.terminal.files"
local RecordFile = require "tenace.face.table.record_file"
local starter = require "tenace.face.help.starter"


local folder

before_each(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder))
end)

after_each(function()
  os.execute("rm -r " .. files.quote(folder))
end)


describe("a record file", function()
  it("is appended to, and replaced after an undo", function()
    local path = folder .. "/a.record"
    local record = RecordFile.new(path)
    assert(record:write "one\n")
    assert(record:write "one\ntwo\n")
    assert.equal("one\ntwo\n", files.read(path))
    assert(record:write "one\nthree\n")
    assert.equal("one\nthree\n", files.read(path))
  end)

  it("goes on with what the file holds", function()
    local path = folder .. "/a.record"
    assert(files.write(path, "one\n"))
    assert(RecordFile.new(path, "one\n"):write "one\ntwo\n")
    assert.equal("one\ntwo\n", files.read(path))
  end)

  it("says why it cannot be written", function()
    local done, problem = RecordFile.new(folder .. "/no/a"):write "x"
    assert.is_nil(done)
    assert.matches("No such file", problem)
  end)
end)


describe("files", function()
  it("makes folders, and says why it cannot", function()
    assert.is_true(files.make_folder(folder .. "/a/b c"))
    assert(files.write(folder .. "/a/b c/x", ""))
    local made, problem = files.make_folder(folder .. "/a/b c/x/y")
    assert.is_nil(made)
    assert.matches("Not a directory", problem)
  end)

  it("quotes any character of a path", function()
    assert.equal("'it'\\''s'", files.quote "it's")
  end)
end)


local RULES = [[
-- A game: two lines
-- of comment.

local g = game "G" {
}

-- Deals
-- the cards.
function g:deal(n)
  if n then
    self:deal_each(n)
  end
end

function g:helper()
end

-- Scores.
function g:score() self:score(1) end

return g
]]


describe("the comments of a rules file", function()
  it("belong to the functions below them", function()
    local steps = comments.steps(RULES)
    assert.equal(2, #steps)
    assert.equal("deal", steps[1].name)
    assert.equal("Deals the cards.", steps[1].text)
    assert.equal(9, steps[1].line)
    assert.same({ "function g:deal(n)", "  if n then",
      "    self:deal_each(n)", "  end", "end" }, steps[1].body)
    assert.same({ "function g:score() self:score(1) end" }, steps[2].body)
  end)
end)


describe("a starter", function()
  it("shows the options and steps that can be changed", function()
    local text = starter.house_rule("mine", "Mine", {
      name = "g", options = { target = 5 },
      option_list = { { name = "target", says = "what wins" } },
      files = { { path = "g.lua", text = RULES } },
    })
    assert.matches('local mine = house_rule "Mine" {', text, 1, true)
    assert.matches('  of = "g",', text, 1, true)
    assert.matches("  --   target = 5,  -- what wins", text, 1, true)
    assert.matches("-- function mine:deal(n)\n--   if n then", text, 1, true)
    assert.matches("\nreturn mine\n", text, 1, true)
    assert(load(text))
  end)

  it("replaces the template's name everywhere", function()
    local text = starter.game("mine", "Mine", RULES)
    assert.matches('local mine = game "Mine" {', text, 1, true)
    assert.matches("function mine:deal(n)", text, 1, true)
    assert.matches("return mine\n", text, 1, true)
    assert(load(text))
  end)
end)
