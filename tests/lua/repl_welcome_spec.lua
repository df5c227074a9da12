-- The first sentences at the table.

local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- What the table says first.
local function first_of(game)
  local m, bots = tenace.new(game, { seed = 3 }), {}
  for seat = 2, m.variant.players do bots[seat] = "random" end
  return Session.new { match = m, seat = 1, style = show.plain, bots = bots,
    bot_names = "random" }:start()
end


describe("the first sentences at the table", function()
  it("say what the signs of jokers mean", function()
    assert.matches("\nBJ is the big joker, LJ the little joker%.\n",
      first_of "shengji")
    assert.matches("\nBJ is a joker%.\n", first_of "canasta")
    assert.is_nil(first_of("whist"):find("joker", 1, true))
  end)
end)
