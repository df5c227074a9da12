-- The list of changes: it begins with this version, and names renamed words.

local aged = require "tenace.rules.aged"
local helper = require "game_helper"
local tenace = require "tenace"

local changes = helper.read "CHANGELOG.md"


describe("the list of changes", function()
  it("begins with this version of the program and of the words", function()
    assert.equal(tenace.version, changes:match "\n## ([%d.]+)")
    assert.equal(tostring(aged.version),
      changes:match "Words of rules files: version (%d+)")
  end)

  it("names each renamed word and its new name", function()
    for _, one in ipairs(aged.list) do
      local says = ("`%s` is `%s`"):format(one.old or one[2],
        one.new or one[3])
      assert.matches(says, changes, 1, true)
    end
  end)

  it("has kept records of each version that is released", function()
    for version, day in changes:gmatch "\n## ([%d.]+), ([^\n]+)" do
      if day ~= "not yet released" then
        assert.matches("^%d%d%d%d%-%d%d%-%d%d$", day)
        helper.read("tests/records/" .. version .. "/whist.record")
      end
    end
  end)
end)
