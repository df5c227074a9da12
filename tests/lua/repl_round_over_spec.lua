-- What a person can ask between two rounds, when the next one is dealt already
-- but not yet told.

local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- A session on a terminal, as soon as a round is over.
local function round_over(game)
  local match = tenace.new(game, { seed = 3 })
  match.choose = function(m) return m:moves(nil, 1)[1] end
  local session = Session.new {
    match = match, seat = 1, style = show.style { rows = 24, width = 80 },
    bots = { "random", "random", "random", "random" },
    bot_names = "random", header = "",
  }
  session:start()
  for _ = 1, 1000 do
    if session.paused then break end
    session:handle(match:moves(nil, 1)[1])
  end
  assert.is_true(session.paused)
  return session
end


describe("between two rounds", function()
  it("last and why tell the last trick of the round that is over", function()
    local session = round_over "whist"
    assert.is_nil(session.match:view(1).last)
    local told = "^The last trick: .*\n.* wins? the trick: .*%.\n$"
    assert.matches(told, (session:handle "last"))
    assert.matches(told, (session:handle "why"))
    session:handle ""
    assert.is_false(session.paused)
  end)

  it("there is none where a round has no tricks", function()
    assert.equal("No trick has been won in this round.\n",
      (round_over "mau_mau":handle "last"))
  end)
end)
