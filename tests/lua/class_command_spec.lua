-- What `tenace class` says where it cannot begin.

local commands = require "commands_helper"
local disk = require "tenace.base.disk"


--- The complaint about a command line that is wrong.
local function wrong(line)
  local _, err, status = commands.tenace(line)
  assert.equal(2, status)
  return err
end


describe("tenace class", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("needs a game and lessons that there are", function()
    assert.matches("class", wrong "class")
    assert.matches("did you mean 'whist'", wrong "class whits")
    assert.matches("follow_suit", wrong "class whist --lesson follow")
  end)

  it("goes on only with a class of a file, as it was", function()
    assert.matches("name it by --results FILE", wrong "class --resume", 1, true)
    assert.matches("leave out the game and what is asked",
      wrong "class whist --resume --results no.csv", 1, true)
    commands.refuses("class --resume --results no.csv", "class: there is no "
      .. "class to go on with beside no.csv: it has ended, or was never begun",
      1)
  end)

  it("asks the same in each process, so that another can go on", function()
    local path = os.tmpname()
    assert(disk.write(path, [[
      local plan = require "tenace.face.class.plan"
      local all = plan.new { spec = "whist", quiz = 5, seed = 3 }
      for _, one in ipairs(all:at("en").list) do io.write(one.sign, "; ") end
    ]], true))
    local first = commands.tenace("run " .. path)
    assert.matches("; ", first)
    for _ = 1, 6 do
      assert.equal(first, (commands.tenace("run " .. path)))
    end
    os.remove(path)
  end)

  it("writes over no file", function()
    local path = os.tmpname()
    assert.matches("is there already", wrong("class whist --results " .. path))
    assert.equal("", disk.read(path))
    os.remove(path)
  end)
end)
