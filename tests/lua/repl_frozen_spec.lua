-- The card that froze the pile, at the table.

local Session = require "tenace.face.table.session"
local tenace = require "tenace"


--- A table of Canasta at which each player discards the first of these cards
-- that the rules allow, and melds nothing.
local function sit(wanted)
  local match = tenace.new("canasta", { seed = 5, traced = true })
  match.choose = function(m)
    local list = m:moves()
    for _, card in ipairs(wanted) do
      for _, move in ipairs(list) do
        if move == "discard " .. card then return move end
      end
    end
    for _, move in ipairs(list) do
      if move == "draw" or move == "done" then return move end
    end
    return list[1]
  end
  local session = Session.new { match = match, seat = 1, header = "",
    bots = { "random", "random", "random", "random" }, bot_names = "random" }
  return session
end


describe("a frozen pile", function()
  it("is told with the card that froze it, and who discarded that", function()
    local session = sit { "BJ", "2S", "2H", "2D", "2C" }
    local text = session:start()
    local who, card = text:match "(%a+) discards ([^ ]+): the pile is frozen%."
    assert.is_string(who)
    local by = "frozen by " .. card .. " (" .. who .. ")"
    assert.matches(by, text, 1, true)
    assert.matches("^" .. who .. " froze the pile with " .. card
      .. "; cards on it since: %d+%. Whoever takes it needs two natural cards",
      (session:handle "why frozen"))
  end)

  it("is told apart from one that is not", function()
    local session = sit { "4S", "5S", "6S", "7S", "8S", "9S", "4C", "5C", "6C",
      "4H", "5H", "6H", "7H", "8H", "4D", "5D", "6D", "7D", "7C", "8C" }
    assert.not_matches("frozen", session:start())
    assert.equal("The pile is not frozen.\n", session:handle "why frozen")
  end)
end)
