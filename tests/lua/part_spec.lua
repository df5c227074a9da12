-- Long studies in parts: their sum is exactly one run.

local divided = require "tenace.study.divided"
local part = require "tenace.study.part"
local tenace = require "tenace"


local function rules(...)
  local list = {}
  for i, game in ipairs { ... } do list[i] = tenace.signature(game) end
  return list
end


-- By name, the request of a study.
local REQUESTS = {
  simulate = { study = "simulate", rules = rules "whist", seed = 3,
    bots = "random", rounds = 1200 },
  compare = { study = "compare", rules = rules("skat", "skat+kontra"),
    seed = 3, bots = "random", rounds = 50 },
  sweep = { study = "sweep", rules = rules "whist", sweep = "rounds=1,2",
    seed = 3, bots = "random", rounds = 20, matches = 7, duels = 2,
    better = "search:1", worse = "random" },
}


--- All parts of a study, each done.
local function parts_of(request, n)
  local list, study = {}, divided.of(request)
  for i = 1, n do
    list[i] = part.new(study, i, n)
    part.work(list[i], study, {})
    list[i].name = "part " .. i
  end
  return list
end


--- The tally without times.
local function timeless(tally)
  if type(tally) ~= "table" then return tally end
  local copy = {}
  for name, value in next, tally do
    if name ~= "seconds" then copy[name] = timeless(value) end
  end
  return copy
end


local function whole(request)
  local study = divided.of(request)
  return timeless(study.run(1, study.units))
end


local function joined(list)
  local _, tally = part.join(list)
  return timeless(tally)
end


local function refused(list)
  local ok, why = pcall(part.join, list)
  assert.is_false(ok)
  return tostring(why)
end


describe("the parts of a study", function()
  for name, request in pairs(REQUESTS) do
    it("add up to one run: " .. name, function()
      local one = whole(request)
      for _, n in ipairs { 1, 3, 4 } do
        assert.same(one, joined(parts_of(request, n)))
      end
    end)
  end

  it("may be joined in any order", function()
    local a, b, c = table.unpack(parts_of(REQUESTS.compare, 3))
    assert.same(whole(REQUESTS.compare), joined { c, a, b })
  end)

  it("may be more than there are units", function()
    assert.same(whole(REQUESTS.simulate),
      joined(parts_of(REQUESTS.simulate, 5)))
  end)

  it("may be done bit by bit", function()
    local study = divided.of(REQUESTS.compare)
    local self, kept = part.new(study, 1, 1), 0
    part.work(self, study, { keep = function(now)
      kept = kept + 1
      assert.equal(now.done, now.tally.deals)
    end })
    assert.is_true(kept > 1)
    assert.same(whole(REQUESTS.compare), timeless(self.tally))
  end)

  it("give the result of one run", function()
    local study, tally = part.join(parts_of(REQUESTS.sweep, 2))
    local one = tenace.sweep("whist", "rounds=1,2", { seed = 3, rounds = 20,
      matches = 7, duels = 2, better = "search:1" })
    assert.same(one.measures, study.result(tally).measures)
  end)
end)


describe("parts that do not fit", function()
  it("of another study are refused, with what differs", function()
    local list = parts_of(REQUESTS.compare, 2)
    local other = {}
    for key, value in pairs(REQUESTS.compare) do other[key] = value end
    other.seed = 4
    list[2] = parts_of(other, 2)[2]
    assert.equal("part 1 and part 2 do not belong together: seed is 3 in one "
      .. "and 4 in the other", refused(list))
  end)

  it("of another division are refused", function()
    local list = parts_of(REQUESTS.compare, 2)
    list[2] = parts_of(REQUESTS.compare, 3)[2]
    assert.equal("part 1 and part 2 do not belong together: one is of 2 parts, "
      .. "the other of 3", refused(list))
  end)

  it("that are missing are named", function()
    local list = parts_of(REQUESTS.compare, 4)
    assert.equal("of 4 parts, 2 and 4 are missing",
      refused { list[1], list[3] })
    list = parts_of(REQUESTS.compare, 2)
    assert.equal("of 2 parts, 1 is missing", refused { list[2] })
  end)

  it("that are there twice are named", function()
    local list = parts_of(REQUESTS.compare, 2)
    list[3] = list[2]
    assert.equal("part 2 and part 2 are both part 2 of 2", refused(list))
  end)

  it("that are not finished are named", function()
    local list = parts_of(REQUESTS.compare, 2)
    list[2].done = 30
    assert.equal("part 2 is part 2 of 2, of which 5 of 25 are done: go on with "
      .. "it by --keep", refused(list))
  end)

  it("of another version are refused", function()
    local list = parts_of(REQUESTS.compare, 1)
    list[1].tenace = "0.1"
    assert.equal("part 1 is of version 0.1, and this is version "
      .. tenace.version, refused(list))
  end)

  it("of other rules are refused", function()
    local list = parts_of(REQUESTS.compare, 1)
    list[1].request = { study = "compare", seed = 3, bots = "random",
      rounds = 50, rules = { "skat:00000000", "skat+kontra:00000000" } }
    assert.matches("the rules of skat here differ", refused(list), 1, true)
  end)
end)


describe("work that was kept", function()
  it("is gone on with only if it is the same", function()
    local study = divided.of(REQUESTS.compare)
    local one, two = part.new(study, 1, 2), part.new(study, 2, 2)
    assert.is_true(part.goes_on(one, part.new(study, 1, 2)))
    assert.same({ nil, "it is part 1, not 2" }, { part.goes_on(one, two) })
  end)

  it("has the form of a part", function()
    local study = divided.of(REQUESTS.compare)
    local self = part.new(study, 1, 2)
    assert.is_true(part.is(self))
    for _, spoilt in ipairs { 7, {}, { request = {} }, { request = {
      study = "play", rules = {} }, part = 1, parts = 1, units = 1, first = 1,
      last = 1, done = 0 } } do
      assert.is_false(part.is(spoilt))
    end
    self.done = 3
    assert.is_false(part.is(self))
  end)
end)
