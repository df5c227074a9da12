-- The bots of another program, for the measuring scripts; see
-- tests/soak/program.lua. Here the other program is this one.

local named = dofile "tests/soak/named.lua"
local tenace = require "tenace"

local TENACE = os.getenv "TENACE" or "./tenace"


describe("a bot of another program", function()
  it("follows the match and answers as a bot of this program", function()
    local bot = named(TENACE .. " search:1")
    local m = tenace.new("skat+rounds=1", { seed = 1, traced = true })
    for seed = 1, 2 do
      m:restart(seed)
      while m:turn() do
        local move, thought = bot(m)
        assert.equal(m:choose "search:1", move)
        assert.is_true(thought.seconds >= 0)
        m:play(move)
      end
    end
    m:restart(2)
    assert.equal(m:choose "search:1", (bot(m)))
  end)

  it("must be asked about the same deal", function()
    local bot = named(TENACE .. " random")
    local m = tenace.new("whist+rounds=1", { seed = 1, traced = true })
    local seat, hands = m:turn(), m:hands()
    m:swap(string.match(hands[seat], "%S+"),
      string.match(hands[seat % 4 + 1], "%S+"))
    assert.error_matches(function() bot(m) end, "here .+ but there ")
  end)
end)
