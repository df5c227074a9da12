-- What a player knows in games with melds: in every world made for a player,
-- that player would have seen the same.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 200 or 3
local EVERY = SOAK and 7 or 41             -- decisions between two looks
local WORLDS = 4


--- The match as it would be if a world were the truth.
local function in_world(m, source)
  local deck, tape = source:deal()
  local other, state = m:copy(), core.state(m.core)
  match.set_up(other)
  core.start_at(other.core, state.round, state.dealer, m.core)
  kit.restore_keeps(other.core, m.core, m.variant)
  core.set_order(other.core, deck)
  core.load_tape(other.core, tape)
  assert.equal("asked", match.go_on(other))
  return other
end


--- Looks at worlds of the player to act; how many had other hands.
local function look(m, where)
  local player, moved = m:turn(), 0
  local view, story = m:view(player), m:story(player)
  local source = search.worlds(m)
  for _ = 1, WORLDS do
    assert.is_true(source:next(), where)
    local other = in_world(m, source)
    assert.equal(player, (other:turn()), where)
    assert.same(view, other:view(player), where)
    assert.same(story, other:story(player), where)
    assert.equal(m:choose "random", other:choose "random", where)
    if table.concat(other:hands()) ~= table.concat(m:hands()) then
      moved = moved + 1
    end
  end
  return moved
end


-- A player who asks the partner tells that going out is possible, and a world
-- need not allow that. Bots play on in such worlds, but they cannot be the
-- truth.
for _, spec in ipairs { "canasta", "rummy", "hand_and_foot", "samba",
  "canasta+classic+ask_partner=false+wild_melds=true" } do
  describe("a player of " .. spec, function()
    it("cannot tell a world from the truth", function()
      local moved, n = 0, 0
      for seed = 1, MATCHES do
        local m = tenace.new(spec, { seed = seed, traced = true })
        while m:turn() and m:view(1).round == 1 do
          n = n + 1
          if n % EVERY == 0 then
            moved = moved + look(m, spec .. " seed " .. seed .. " at " .. n)
          end
          m:play(m:choose "random")
        end
      end
      assert.is_true(moved > 0)
    end)

    it("gets the same match from the same seed", function()
      local function play()
        local m = tenace.new(spec, { seed = 9 })
        m:run("random", { rounds = 2 })
        return m:record()
      end
      assert.equal(play(), play())
      assert.is_truthy(tenace.replay(play()))
    end)
  end)
end
