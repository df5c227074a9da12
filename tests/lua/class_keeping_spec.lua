-- What lasts of a class: its results, and a server that was killed goes on.

local disk = require "tenace.base.disk"
local helper = require "class_helper"
local keeping = require "tenace.face.class.keeping"


--- A class whose results are written.
local function kept(path)
  local class = helper.open()
  class.keep = keeping.new(path)
  return class
end


describe("a class that is kept", function()
  local path

  before_each(function()
    path = os.tmpname()
    os.remove(path)
  end)

  after_each(function()
    os.remove(path)
    keeping.forget(path)
    helper.close()
  end)

  it("goes on with its pupils and their answers", function()
    kept(path)
    local anna = helper.come("Anna", "de")
    helper.step()
    helper.answer(anna, helper.right())
    helper.step()
    helper.step()
    assert.is_not_nil(helper.answer(anna, helper.right()))
    local before = disk.read(path)
    assert.matches("\nAnna,1 ", before)
    helper.take(keeping.resume(path))
    local seen = helper.look(anna)
    assert.same({ "Anna", "open", 2, "de" },
      { seen.name, seen.phase, seen.at, seen.language })
    assert.equal(1, helper.look(helper.teacher).answered)
    assert.equal("Bea", helper.come("Bea").name)
    assert.equal(before, helper.need(helper.teacher,
      { call = "results" }).text)
  end)

  it("keeps its secrets from other users of the machine", function()
    kept(path)
    helper.come "Anna"
    local pipe = io.popen("stat -c %a " .. path .. ".class")
    assert.equal("600\n", pipe:read "a")
    pipe:close()
    assert.is_nil(disk.read(path):find(helper.teacher.token, 1, true))
  end)

  it("does not go on where there is none, or its rules are others", function()
    local function problem()
      local _, wrong = pcall(keeping.resume, path)
      return tostring(wrong)
    end
    assert.equal("class: there is no class to go on with beside " .. path
      .. ": it has ended, or was never begun", problem())
    kept(path)
    helper.come "Anna"
    local text = disk.read(path .. ".class")
    assert(disk.keep(path .. ".class", (text:gsub('"signs":"', '%0x'))))
    assert.equal("class: this class cannot go on: its questions are no longer "
      .. "the same, because rules or program have changed", problem())
  end)

  it("writes nothing where nobody wants it", function()
    helper.open()
    helper.come "Anna"
    helper.step()
    assert.is_nil(disk.read(path))
  end)
end)
