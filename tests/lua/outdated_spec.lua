-- Numbers in a game's sentences that are others with house rules.

local outdated = require "tenace.study.outdated"
local tenace = require "tenace"
local turn = require "turn"

local folder

setup(function()
  local pipe = io.popen "mktemp -d"
  folder = pipe:read "l"
  pipe:close()
end)

teardown(function() os.execute("rm -r " .. folder) end)


--- A house rule of Whist with 32 cards, with what it says.
local function short(says)
  local path = folder .. "/short.lua"
  local file = assert(io.open(path, "w"))
  file:write(([[
-- Whist with 32 cards.
local short = house_rule "Short" {
  of = "whist", deck = french(32), %s
}

-- Eight cards each.
function short:deal()
  self:deal_each(8)
end

-- Tricks above four are points.
function short:score_round()
  self:score_tricks("tricks above four", 4)
end

return short
]]):format(says))
  file:close()
  return path
end


local function remarks_on(path)
  local problems, list = tenace.check(path)
  assert.same({}, problems)
  for i, one in ipairs(list) do list[i] = one.line .. ": " .. one.text end
  return list
end


describe("a number in a sentence of the game", function()
  it("is remarked on where it is another with the house rule", function()
    assert.same({ "2: the sentence of 'opening' says 'thirteen tricks', but "
      .. "with the house rules it is 8" }, remarks_on(short ""))
  end)

  it("is not where the house rule says it", function()
    assert.same({}, remarks_on(short
      "says = { opening = 'Whist, eight tricks.' }"))
  end)

  it("is true with every house rule that comes with the program", function()
    local specs = {}
    for _, game in ipairs(tenace.games()) do
      for _, house in ipairs(tenace.library:names(game.name)) do
        specs[#specs + 1] = game.name .. "+" .. house
      end
    end
    for _, spec in ipairs(turn.some(specs, 8)) do
      local variant = tenace.variant(spec)
      assert.same({}, variant and outdated.of(variant) or {}, spec)
    end
  end)
end)
