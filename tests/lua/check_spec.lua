-- What `check` finds.

local tenace = require "tenace"

local folder


--- Writes a house rule of whist; a word for it that `check` takes.
local function house_rule(text)
  local path = folder .. "/trial.lua"
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
  return path
end


local function texts(game)
  local list = {}
  for i, one in ipairs(tenace.check(game)) do list[i] = one.text end
  return list
end


describe("check", function()
  setup(function()
    local pipe = io.popen "mktemp -d"
    folder = pipe:read "l"
    pipe:close()
  end)
  teardown(function() os.execute("rm -r " .. folder) end)

  it("finds nothing wrong with what is shipped", function()
    for _, game in ipairs(tenace.games()) do
      assert.same({}, texts(game.name))
      for _, house in ipairs(game.house) do
        assert.same({}, texts(game.name .. "+" .. house.name))
      end
    end
    assert.same({}, texts "rules/TEMPLATE.lua")
  end)

  it("says the line of what cannot be loaded", function()
    local path = house_rule 'return house_rule "A" {\nof = "whist", sett = 1 }'
    assert.same({ { file = path, line = 2,
      text = "house rule 'A': unknown field 'sett', did you mean 'set'?" } },
      tenace.check(path))
  end)

  it("finds cards that are left over, where the game deals all", function()
    local path = house_rule [[
local short = house_rule "Short" { of = "whist" }
function short:deal() self:deal_each(12) end
function short:choose_trump() return "H" end
return short]]
    assert.same({ { file = path, line = 2, text = "4 cards are left over in a "
      .. "round, and without the house rule none: should more be dealt?" } },
      tenace.check(path))
  end)

  it("says what was asked for that is not there", function()
    assert.same({ { file = "whist+amercan", text =
      "no house rule 'amercan' for whist, did you mean 'american'?" } },
      tenace.check "whist+amercan")
  end)

  it("runs the examples", function()
    local list = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist" }
example "eight" { tricks = { 8, 5 }, scores = { 3, 0 } }
return a]])
    assert.equal(2, list[1].line)
    assert.matches("scores should be", list[1].text)
  end)

  it("finds a mistake that only a match comes to, once", function()
    local list = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist" }
function a:after_trick() self:scor(1, 1, "a trick") end
return a]])
    assert.equal(1, #list)
    assert.equal(2, list[1].line)
    assert.matches("did you mean 'score'%?", list[1].text)
  end)

  it("finds a mistake behind an option", function()
    assert.same({ "game 'Whist', step 'after_trick': loud" }, texts(house_rule
      [[
local a = house_rule "A" { of = "whist",
  options = { loud = flag { false, "whether it fails" } } }
function a:after_trick()
  if self.option.loud then error("loud") end
end
return a]]))
  end)

  it("says when no match comes to an end", function()
    local list = texts(house_rule [[
local a = house_rule "A" { of = "whist" }
function a:score_round() end
return a]])
    assert.matches("^no match has ended within 200 rounds", list[1])
  end)
end)
