-- Reservations: who plays a game of a kind of its own.

local helper = require "game_helper"

local FACTS = [[
  obligations = { follow_suit }, round = { who = player, what = text },
]]

-- Three cards each; seat 4 deals, so seat 1 speaks first. Seat 2 is asked
-- before others for a solo, and only seat 2 has a wedding.
local STEPS = [[
function g:round()
  self:make_dealer(self:player(4))
  self:deal_each(3)
  local player, game = self:reserve {
    prompt = "healthy?", words = { "healthy", "reservation" },
    name = "which game?",
    games = {
      { of = { "big solo", "great solo" }, ask = "big?", which = "which?" },
      { of = { "solo" }, ask = "a solo?", which = "which?",
        first = function(_, one) return one.number == 2 end },
      { of = "wedding", holds = "QC", says = "no wedding" },
    },
  }
  self.who, self.what = player, game
  self:ask_yes_no(1, "go on?")
end
]]
local HANDS = { "2C 3C 4C", "QC 8C 9C", "2H 3H 4H", "2S 3S 4S" }


local function after(...)
  local m = helper.match(FACTS, STEPS,
    { seed = 1, deal = { hands = HANDS } })
  for _, move in ipairs { ... } do m:play(move) end
  return m
end


describe("reservations", function()
  teardown(helper.clean)

  it("are none if all are healthy", function()
    local m = after("healthy", "healthy", "healthy", "healthy")
    assert.is_nil(m:view(1).what)
    assert.is_true(m:allows "yes")
  end)

  it("let the only player name a game, which the cards must allow", function()
    local m = after("healthy", "healthy", "reservation", "healthy")
    assert.equal(3, (m:turn()))
    assert.equal("no wedding", (select(2, m:allows "wedding")))
    assert.is_true(m:allows "great solo")
    m:play "solo"
    assert.equal("solo", m:view(1).what)
    m = after("healthy", "reservation", "healthy", "healthy", "wedding")
    assert.equal("wedding", m:view(1).what)
  end)

  it("are asked from the highest class on", function()
    local m = after("reservation", "reservation", "healthy", "healthy")
    assert.equal(1, (m:turn()))
    m:play "no"
    m:play "yes"
    assert.same({ "big solo", "great solo" }, m:moves())
    m:play "great solo"
    assert.equal("great solo", m:view(1).what)
    assert.equal(2, m:view(1).who)
  end)

  it("ask some first, and leave the lowest class for the rest", function()
    local m = after("reservation", "reservation", "reservation", "healthy",
      "no", "no", "no")
    assert.equal(2, (m:turn()))
    assert.is_nil(m:view(1).what)
    m:play "no"   -- seat 1 has no wedding, and so must want the solo
    assert.equal("solo", m:view(1).what)
    assert.equal(1, m:view(1).who)
  end)

  it("leave the lowest class for whoever wants no other", function()
    local m = helper.match(FACTS, (STEPS:gsub('holds = "QC", says = [^}]*',
      "")), { seed = 1, deal = { hands = HANDS } })
    for move in ("reservation healthy reservation healthy no no no no")
      :gmatch "%S+" do
      m:play(move)
    end
    assert.equal("wedding", m:view(1).what)
    assert.equal(1, m:view(1).who)
  end)

  it("need classes of games", function()
    for _, games in ipairs { "{}", "3", "{ { 'solo' } }" } do
      assert.matches("reserve: games are classes, from the highest",
        helper.wrong("self:reserve { games = " .. games .. " }"))
    end
  end)
end)


describe("players who pass a test", function()
  teardown(helper.clean)

  it("are listed in turn", function()
    local m = helper.match("round = { seats = text },", [[
      function g:round()
        self:make_dealer(self:player(4))
        self:deal_each(3)
        self.seats = ""
        for _, player in ipairs(self:players_who(function(_, one)
          return one.number ~= 2
        end)) do
          self.seats = self.seats .. player.number
        end
        self:ask_yes_no(1, "go on?")
      end
    ]], { seed = 1, deal = { hands = HANDS } })
    assert.equal("134", m:view(1).seats)
  end)
end)
