-- The fact `camps`: what a player and the others have taken in card points.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  points = { A = 10 }, obligations = { follow_suit },
  piles = { kitty = "none" },
  round = { taker = player, announced = flag,
    contract = choice { of = "high low" } },
  camps = { "taker", "defence", needs = 21, %s },
]]

local DEAL = { seed = 1, deal = { hands = { "AC 2D 2H", "2C AD 3H",
  "3C 3D 4H", "4C 4D 5H" } } }


--- What seat 3 sees after a trick with an ace for the first player, where the
-- round begins with these statements.
local function seen(parts, statements)
  local m = helper.match(FACTS:format(parts or ""), [[
    function g:round()
      self:deal_each(3)
      ]] .. (statements or "self.taker = self:player(1)") .. [[

      self:play_tricks { leader = self:player(1) }
    end
  ]], DEAL)
  m:play "AC"                                    -- the others follow by force
  local view = m:view(3)
  assert.is_nil(view.problem)
  return view.taker_took, view.defence_took
end


--- What is wrong with this fact.
local function wrong(fact)
  local ok, text = pcall(helper.match, FACTS:gsub("camps = .*", fact) .. ",",
    "function g:round() end")
  assert.is_false(ok)
  return tostring(text)
end


describe("what both camps have taken", function()
  teardown(helper.clean)

  it("is seen by all, with what each needs", function()
    local own, others = seen()
    assert.equal("10 of 21 points", own)
    assert.equal("0 of 20 points", others)
  end)

  it("changes with an announcement, and names the pile to come", function()
    local own, others = seen('announced = 31, with = "kitty"',
      "self.taker, self.announced = self:player(2), true")
    assert.equal("0 of 31 points, and the kitty", own)
    assert.equal("10 points; 10 are enough", others)
  end)

  it("is not told without a player, or in contracts without points", function()
    assert.is_nil(seen("", ""))
    local settle = "self.taker, self.contract = self:player(1), "
    assert.is_nil(seen('unless = "low"', settle .. '"low"'))
    local own = seen('unless = "low"', settle .. '"high"')
    assert.equal("10 of 21 points", own)
  end)

  it("takes partners together, once all know them", function()
    local form = "self.taker = self:player(2) self:form_parties { name = "
      .. "'us', others = 'them', players = self.taker, holds = '%s' }"
    assert.is_nil(seen("", form:format "2D"))
    local own, others = seen("", form:format "3C")
    assert.equal("0 of 21 points", own)
    assert.equal("10 of 20 points", others)
  end)

  it("is shown at a table of Sheepshead where the picker is alone", function()
    local m = tenace.new("sheepshead", { seed = 1, options = { players = 3 } })
    m:play "pick"
    while not m:view(1).picker_took do m:play((m:moves())[1]) end
    assert.matches("^%d+ of 61 points, and the blind$", m:view(1).picker_took)
    assert.matches("^%d+ of 60 points$", m:view(2).opponents_took)
  end)

  it("is not told in a ramsch of Skat, and is no fault there", function()
    local m = tenace.new("skat+ramsch", { seed = 1 })
    for _ = 1, 3 do m:play "pass" end
    m:play((m:moves())[1])
    local view = m:view(1)
    assert.equal("ramsch", view.contract)
    assert.is_nil(view.problem)
    assert.is_nil(view.declarer_took)
  end)
end)


describe("a wrong fact of camps", function()
  teardown(helper.clean)

  it("is refused with its place", function()
    assert.matches("it must be { \"FIELD\", \"OTHERS\", … }",
      wrong 'camps = { "taker" }', 1, true)
    assert.matches("'needs' must be a whole number from 1",
      wrong 'camps = { "taker", "others", needs = 0 }', 1, true)
    assert.matches("'with' must be", wrong
      'camps = { "taker", "others", with = "blind" }', 1, true)
    assert.matches("'unless' must be", wrong
      'camps = { "taker", "others", unless = 3 }', 1, true)
    assert.matches("need", wrong 'camps = { "taker", "others", need = 3 }', 1,
      true)
    assert.matches("'contract' is no field of a player",
      wrong 'camps = { "contract", "others", needs = 3 }', 1, true)
  end)

  it("is refused without the field that it reads", function()
    local ok, text = pcall(helper.match, 'points = { A = 1 }, round = { one = '
      .. 'player }, camps = { "one", "others", announced = 3 },',
      "function g:round() end")
    assert.is_false(ok)
    assert.matches("there is no field 'announced'", tostring(text), 1, true)
  end)
end)
