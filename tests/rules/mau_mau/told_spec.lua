-- Who must play, and draws, has no card that fits: all are told, for sevens
-- too, so bots drop no deal that they imagine.

local tenace = require "tenace"


--- Worlds that a bot drops in the first decisions of a match.
local function dropped(seed)
  local m, n = tenace.new("mau_mau+must_play=true", { seed = seed }), 0
  for _ = 1, 40 do
    if not m:turn() or m:view(1).round > 1 then break end
    m:play(m:choose "search:4")
    n = n + (m.thought and m.thought.dropped or 0)
  end
  return n
end


describe("Mau-Mau where who can play must play", function()
  it("tells what drawing for sevens tells", function()
    local sum = 0
    for seed = 1, 4 do sum = sum + dropped(seed) end
    assert.equal(0, sum)
  end)
end)
