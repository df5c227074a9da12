-- A house rule of President that real tables play: seats by place.

local helper = require "forty_helper"
local tenace = require "tenace"

local SEATS = "president+seats_by_place"


--- The place of a seat in a list.
local function place_of(seat, list)
  for i, one in ipairs(list) do
    if one == seat then return i end
  end
end


--- Plays on to the first lead of round `n`; the places of the round before.
local function begun(spec, seed, n)
  local m = tenace.new(spec, { seed = seed, traced = true })
  m:run("random", { rounds = n - 1 })
  local places = m:view(1).places
  while select(2, m:turn()).prompt ~= "what do you play?" do
    m:play(m:choose "random")
  end
  return m, places
end


describe("seats by place", function()
  it("let the scum deal, and the turn go in the order of the places", function()
    for seed = 1, 6 do
      local m, places = begun(SEATS .. "+target=50", seed, 2)
      assert.equal(places[4], m:view(1).dealer)
      assert.equal(places[1], (m:turn()))                -- the president leads
      m:play(m:moves()[1])
      for i = 2, 4 do
        assert.equal(places[i], (m:turn()))
        m:play "pass"
      end
      assert.equal(places[1], (m:turn()))
    end
  end)

  it("move no total", function()
    local m = begun(SEATS .. "+target=50", 3, 2)
    local points = { 0, 0, 0, 0 }
    for _, line in ipairs(m:score_sheet()) do
      points[line.side] = points[line.side] + line.points
    end
    assert.same(points, m:scores())
  end)

  it("change again after each round", function()
    local m, places = begun(SEATS .. "+target=50", 5, 4)
    local last = m:turn()
    m:play(m:moves()[1])
    assert.equal(places[place_of(last, places) % 4 + 1], (m:turn()))
  end)

  it("are as numbered in the first round", function()
    local m = tenace.new(SEATS .. "+first_dealer=2", { seed = 1 })
    local first = m:turn()
    m:play(m:moves()[1])
    assert.equal(first % 4 + 1, (m:turn()))
  end)

  it("go with other house rules", function()
    helper.same_in_any_order("president",
      "seats_by_place revolution twos_clear", helper.fine)
  end)

  it("are printed", function()
    local book = helper.book(SEATS)
    assert.no.matches("clockwise, as the seats are numbered", book)
    assert.matches("in the first round as the seats are numbered", book)
    assert.matches("The scum deals", book)
  end)
end)
