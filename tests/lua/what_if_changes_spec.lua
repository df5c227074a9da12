-- What has changed between two positions, as a person reads it.

local changes = require "tenace.face.what_if.changes"
local helper = require "game_helper"
local moment = require "tenace.face.moment.moment"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- The lines for the person in seat 1, as one text.
local function told(m, list)
  local narrator = moment.narrator(m, 1, show.plain)
  return table.concat(changes.lines(list, m.variant, narrator), "\n")
end


describe("what has changed", function()
  teardown(helper.clean)

  it("names players with their tricks, and sides with their points", function()
    local m = tenace.new("whist", { seed = 7 })
    assert.matches("Tricks +You 0, Left 3, Partner 1, Right 0, now You 1, ",
      told(m, { { what = "tricks", before = "0 3 1 0", after = "1 3 1 0" } }))
    assert.matches("Score +We 1, They 0, now We 0, They 0",
      told(m, { { what = "scores", before = "1 0", after = "0 0" } }))
  end)

  it("names who played each card of a trick", function()
    local m = tenace.new("whist", { seed = 7 })
    assert.matches("On the table +Left 3♣, Partner J♣, now Right 2♣",
      told(m, { { what = "trick", before = "2 3C, 3 JC", after = "4 2C" } }))
  end)

  it("leaves tricks where a rules file has no obligation any more", function()
    local rules = [[
      function g:round()
        self:deal_each(3)
        self:play_tricks { leader = self:player(1) }
      end
    ]]
    local duty = [[
      obligations = { obligation "any" { says = "any card",
        function(self, hand) return hand end } },
    ]]
    local deal = { hands = { "2C 3C AS", "3S 4C 5C", "4S 6C 7C", "5S 8C 9C" } }
    local m = helper.match(duty, rules, { seed = 1, deal = deal })
    for _ = 1, 4 do m:play(m:moves()[1]) end
    local path = m.variant.files[1].path
    local text = assert(helper.read(path))
    helper.write(path, (text:gsub("obligations = .-},%s*\n%s*\n?", "", 1)))
    local kept, list = m:reload()
    assert.is_true(kept)
    for _, change in ipairs(list) do
      assert.not_equal("tricks", change.what)
    end
  end)
end)
