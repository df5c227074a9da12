-- The worked examples of a rulebook that a person reads.

local commands = require "commands_helper"
local examples = require "tenace.face.rulebook.examples"
local helper = require "game_helper"
local rulebook = require "tenace.face.rulebook.book"
local taught = require "tenace.face.rulebook.taught"
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
    local variant = tenace.variant "skat+pub_skat"
    local all, few = counted(rulebook.of(variant)), rulebook.most
    local n, last = counted(rulebook.brief(variant))
    assert.equal(few, n)
    assert.equal((all - few) .. " more worked examples are not on this page: "
      .. "tenace rules skat+pub_skat --examples has them.", last)
  end)

  it("has all worked examples if they are few", function()
    local variant = tenace.new("whist").variant
    assert.equal(counted(rulebook.of(variant)),
      (counted(rulebook.brief(variant))))
  end)

  it("is complete with --examples, on the screen and in files", function()
    local path = os.tmpname()
    for _, form in ipairs { "", " --markdown " .. path, " --html " .. path } do
      local function page(how)
        local screen = commands.tenace("rules skat+pub_skat --force" .. how
          .. form)
        return form == "" and screen or commands.read(path)
      end
      assert.matches("more worked examples are", page "")
      local all = page " --examples"
      assert.is_nil(all:find("more worked examples", 1, true))
      assert.matches("a null game is won without a trick", all, 1, true)
    end
    os.remove(path)
  end)
end)


-- A game whose examples are named by letters.
local GAME = [[
local g = game "G" { players = 2, deck = french(52), options = {
  sharp = choice { "no", "yes", "how sharp it is" } } }
function g:round() end
-- What a number is worth.
function g:worth(n) return n end
local function worth(name, more)
  more.step, more.with, more.gives = "worth", { 1 }, 1
  example(name)(more)
end
worth("a", {})
worth("b", { sharp = "yes" })
worth("and c", {})
worth("d", {})
worth("e", {})
return g
]]


local function names_of(list)
  local names = {}
  for i, one in ipairs(list) do names[i] = one.name end
  return table.concat(names, ", ")
end


describe("the examples for a reader", function()
  local one
  setup(function() one = assert(tenace.variant(helper.file(GAME))) end)
  teardown(helper.clean)

  it("begin with those of the house rules", function()
    local list = taught.all(tenace.variant "whist+honours")
    assert.equal("whist+honours", list[1].home)
    assert.equal("whist", list[#list].home)
    assert.equal("the only club must be played",
      taught.all(tenace.variant "whist")[1].name)
  end)

  it("are the first ones if they are too many, without those that need other "
    .. "options", function()
    local list, left = taught.few(one, 3)
    assert.equal("a, and c, d", names_of(list))
    assert.equal(2, left)
    list, left = taught.few(one, 9)
    assert.equal("a, b, and c, d, e", names_of(list))
    assert.equal(0, left)
  end)

  it("need no other options on a handout", function()
    assert.equal("a, d, e", names_of(taught.here(one)))
  end)

  it("are on a handout whoever deals first", function()
    assert.matches("^18 cards each, six in the dog, what may be bid, ",
      names_of(taught.here(tenace.variant "tarot")))
  end)

  it("know a name that says little alone", function()
    assert.is_true(examples.goes_on { name = "but not 36" })
    assert.is_true(examples.goes_on { name = "Or it does not win" })
    assert.is_false(examples.goes_on { name = "ordinary cards win" })
  end)
end)
