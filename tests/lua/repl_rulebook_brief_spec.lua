-- The worked examples of a rulebook that a person reads.

local commands = require "commands_helper"
local examples = require "tenace.face.rulebook.examples"
local rulebook = require "tenace.face.rulebook.book"
local tenace = require "tenace"


--- How many worked examples a book has, and its last sentence.
local function counted(book)
  local n, last = 0, nil
  for _, block in ipairs(book.blocks) do
    if block.kind == "example" then n = n + 1 end
    last = block.text
  end
  return n, last
end


describe("a rulebook that a person reads", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("has a few worked examples, and says how many it leaves out", function()
    local variant = tenace.new("pinochle").variant
    local all, few = counted(rulebook.of(variant)), rulebook.most
    local n, last = counted(rulebook.brief(variant))
    assert.equal(few, n)
    assert.equal((all - few) .. " more worked examples are not on this page: "
      .. "tenace rules pinochle --examples has them.", last)
  end)

  it("has all worked examples if they are few", function()
    local variant = tenace.new("whist").variant
    assert.equal(counted(rulebook.of(variant)),
      (counted(rulebook.brief(variant))))
  end)

  it("is complete with --examples", function()
    local brief = commands.tenace "rules pinochle"
    local all = commands.tenace "rules pinochle --examples"
    assert.matches("more worked examples are", brief)
    assert.is_nil(all:find("more worked examples", 1, true))
    assert.is_true(#all > 2 * #brief)
  end)

  it("is complete in a file that one prints", function()
    local path = os.tmpname()
    commands.tenace("rules pinochle --force --markdown " .. path)
    local text = commands.read(path)
    os.remove(path)
    assert.is_nil(text:find("more worked examples", 1, true))
  end)
end)


describe("a few examples of a list", function()
  local function named(name, text)
    return { one = { name = name }, rows = { { "why", text } } }
  end

  it("are the short ones that do not go on from others, in their order",
    function()
      local list = { named("long", ("x"):rep(90)), named("or it wins", "x"),
        named("a short one", "x"), named("another", "xx") }
      assert.same({ 3, 4 }, examples.few(list, 2))
      assert.same({ 1, 3, 4 }, examples.few(list, 3))
      assert.same({ 1, 2, 3, 4 }, examples.few(list, 9))
    end)

  it("know a name that says little alone", function()
    assert.is_true(examples.goes_on { name = "but not 36" })
    assert.is_true(examples.goes_on { name = "Or it does not win" })
    assert.is_false(examples.goes_on { name = "ordinary cards win" })
  end)
end)
