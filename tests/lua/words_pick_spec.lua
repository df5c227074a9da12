-- Words that pick players and sides.

local helper = require "game_helper"

local HANDS = { "2C 3C 4C", "QC 8C 9C", "2H 3H 4H", "2S 3S 4S" }


--- The seats that `players_who` lists with this argument.
local function seats(test)
  local m = helper.match(
    "round = { seats = text },", ([[
    function g:round()
      self:make_dealer(self:player(4))
      self:deal_each(3)
      self.seats = ""
      for _, player in ipairs(self:players_who(%s)) do
        self.seats = self.seats .. player.number
      end
      self:ask_yes_no(1, "go on?")
    end
  ]]):format(test), { seed = 1, deal = { hands = HANDS } })
  return m:view(1).seats
end


describe("players who pass a test", function()
  teardown(helper.clean)

  it("are listed in turn", function()
    assert.equal("134",
      seats "function(_, one) return one.number ~= 2 end")
  end)
end)


describe("the one with the most", function()
  teardown(helper.clean)

  it("is nobody among equals", function()
    local function best(worth)
      return helper.round("local one, n = self:only_best(function(side) "
        .. "return (" .. worth .. ")[side.number] end) "
        .. "if one then self:score(one, n, 'x') end"):scores()
    end
    assert.same({ 0, 7, 0, 0 }, best "{ 3, 7, 3, 5 }")
    assert.same({ 0, 0, 0, 0 }, best "{ 7, 7, 3, 5 }")
    assert.same({ 0, 0, -1, 0 }, best "{ -3, -3, -1, false }")
    assert.same({ 0, 0, 0, 0 }, best "{}")
  end)
end)
