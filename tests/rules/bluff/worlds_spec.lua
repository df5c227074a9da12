-- What one may know at Bluff: bots imagine only deals that fit what they have
-- seen, and drop none of them; and the faces tell nobody which cards lie there.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local revealed = require "tenace.study.revealed"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local turn = require "turn"

local SPECS = { "bluff", "bluff+packs=2", "bluff+jokers=4",
  "bluff+style=rising", "bluff+ends=last", "bluff+players=8",
  "bluff+players=3+after_passes=next" }


describe("worlds of bluff", function()
  local amount = {}

  setup(function()
    for name, value in pairs(revealed.amount) do amount[name] = value end
    revealed.amount.rounds = turn.soak and 8 or 1
    revealed.amount.worlds = 6
  end)

  teardown(function()
    for name, value in pairs(amount) do revealed.amount[name] = value end
  end)

  for i, spec in ipairs(SPECS) do
    if turn.takes(i, 3) then
      it("are never dropped: " .. spec, function()
        local sum = revealed.of(tenace.library:variant(spec))
        assert.equal(0, sum.dropped)
        assert.is_true(sum.worlds > 0)
        assert.same({}, sum.leaks)
      end)
    end
  end
end)


describe("a player of bluff", function()
  local DEAL = { hands = { "7C 7H KD 3C 4C 5C 6C 8C 9C 10C JC QC KC", "*", "*",
    "*" } }

  local function begun()
    return tenace.new("bluff", { seed = 1, deal = DEAL,
      options = { first_dealer = 4 } }):play "2 7: 7C KD"
  end

  it("does not see what others have laid", function()
    local m = begun()
    for seat = 2, 4 do
      local view = m:view(seat)
      assert.equal(2, view.laid)
      assert.is_nil(view.known)
      for _, entry in ipairs(m:story(seat)) do
        assert.is_nil((entry.move or ""):find "KD")
      end
    end
  end)

  it("knows what lies in a heap that was shown", function()
    local m = begun():play "doubt"
    assert.equal("7C KD", m:view(3).shown["hand 1"])
  end)

  it("keeps in mind what was laid by oneself", function()
    local m = begun()
    for _ = 1, 3 do m:play "believe" end
    assert.equal("7C KD", m:view(1).known.heap)
  end)

  it("hears the number and the rank, and no card", function()
    local m = begun()
    local function told(seat)
      local names = Names.of(m.variant.sides, m.variant.players, seat)
      local narrator, lines = Narrator.new(names, m.variant, show.plain), {}
      for _, entry in ipairs(m:story(seat)) do
        lines[#lines + 1] = narrator:tell(entry)
      end
      return table.concat(lines, "\n")
    end
    assert.is_truthy(told(2):find("2 7, face down.", 1, true))
    assert.is_nil(told(2):find("K♦", 1, true))
    assert.is_truthy(told(1):find("You: 2 7: 7♣ K♦, face down.", 1, true))
  end)
end)
