-- Recorded matches of Whist lead to the same results on every machine.

local helper = require "game_helper"
local recorded = require "rules.whist.recorded"
local tenace = require "tenace"

describe("whist: a recorded match", function()
  for _, one in ipairs(recorded.list) do
    it("is played again, and recorded the same: " .. one[1], function()
      local text = helper.read(recorded.path(one))
      local m = assert(tenace.replay(text))
      assert.is_true((m:over()))
      assert.equal(text, m:record())
      assert.equal(text, m:undo(30):redo(30):record())
    end)

    it("is the same match for its seed: " .. one[1], function()
      local text = helper.read(recorded.path(one))
      local function played(record)
        return record:match "\nbegin.*":gsub(" *~%x%x%x%x\n", "\n")
      end
      assert.equal((played(text)), (played(recorded.make(one):record())))
    end)
  end
end)
