-- Long work tells how far it has come, and comes to the same without that.

local tenace = require "tenace"


--- What a function hears while it works: the numbers, and what it answers.
local function heard(work)
  local list = {}
  local result = work(function(done, all)
    list[#list + 1] = done
    list.all = all
  end)
  return list, result
end


--- Never less than before.
local function grows(list)
  for i = 2, #list do
    if list[i] < list[i - 1] then return false end
  end
  return true
end


describe("the progress of a simulation", function()
  for name, how in pairs {
    ["matches of random bots"] = { games = 50, seed = 3 },
    ["rounds of random bots"] = { rounds = 1200, seed = 3 },
    ["matches of thinking bots"] = { games = 2, seed = 3, bots = "search:1" },
    ["rounds of thinking bots"] = { rounds = 2, seed = 3, bots = "search:1" },
  } do
    it("is told for " .. name, function()
      local function simulate(told)
        how.told = told
        local found = tenace.simulate("whist+rounds=1", how)
        found.seconds, found.rounds_per_second = nil, nil
        return found
      end
      local list, told = heard(simulate)
      assert.same(simulate(nil), told)
      assert.is_true(#list > 1)
      assert.is_true(grows(list))
      assert.equal(how.games or how.rounds, list[#list])
      assert.equal(how.games or how.rounds, list.all)
    end)
  end

  it("comes after each decision of a bot that thinks", function()
    local list, found = heard(function(told)
      return tenace.simulate("whist+rounds=1", { games = 1, seed = 1,
        bots = "search:1", told = told })
    end)
    assert.is_true(#list > 30 and #list <= found.decisions + 1)
  end)

  it("wants a function", function()
    assert.error_matches(function()
      tenace.simulate("whist", { told = true })
    end, "simulate: told must be a function")
    assert.error_matches(function()
      tenace.compare("whist", "whist+honours", { told = 1 })
    end, "compare: told must be a function")
  end)
end)


describe("the progress of a comparison", function()
  for bots, least in pairs { random = 8, ["search:1"] = 300 } do
    it("is told for bots: " .. bots, function()
      local function compare(told)
        local found = tenace.compare("whist", "whist+honours", { rounds = 8,
          seed = 3, bots = bots, told = told })
        found.seconds = nil
        return found
      end
      local list, told = heard(compare)
      assert.same(compare(nil), told)
      assert.is_true(#list >= least)
      assert.is_true(grows(list))
      assert.equal(8, list[#list])
      assert.equal(8, list.all)
    end)
  end
end)
