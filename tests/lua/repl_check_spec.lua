-- tenace check: its output, the place of its records, the exit status.

local files = require "tenace.face.terminal.files"
local helper = require "game_helper"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")
local folder


--- Runs check; standard output, exit status.
local function check(words)
  local _, _, status = os.execute(
    ("HOME=%s XDG_STATE_HOME=%s/state PWD=/ %s check %s >%s/out 2>&1")
      :format(folder, folder, TENACE, words, folder))
  return assert(files.read(folder .. "/out")), status
end


--- Writes a game for two with this in its round; its path.
local function game(round)
  local path = folder .. "/trial.lua"
  assert(files.write(path, [[
-- A trial.
local trial = game "Trial" {
  players = 2, deck = french(32),
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } },
}
function trial:round() ]] .. round .. [[ end
return trial
]], true))
  return path
end


setup(function() folder = helper.folder() end)

teardown(helper.clean)


describe("a problem", function()
  it("is printed with its line, advice, and a record that shows it", function()
    local path = game [[
while true do self:ask_yes_no(self:player(2), "more?") end]]
    local out, status = check(path)
    assert.equal(path .. ":6: game 'Trial', step 'round': more than 20000 "
      .. "decisions in one round: does it end?\n  make sure that the players "
      .. "can bring the round to its end\n  see: tenace replay "
      .. "~/state/tenace/check/trial-1.record\n", out)
    assert.equal(1, status)
    local _, _, shown = os.execute(("%s replay %s/state/tenace/check/"
      .. "trial-1.record >%s/out 2>&1"):format(TENACE, folder, folder))
    assert.equal(0, shown)
  end)

  it("has a record that fails at the same place", function()
    check(game [[
if self:ask_yes_no(self:player(2), "more?") then self:scor(1) end]])
    local _, _, shown = os.execute(("%s replay %s/state/tenace/check/"
      .. "trial-1.record >%s/out 2>&1"):format(TENACE, folder, folder))
    assert.equal(1, shown)
    assert.matches("trial.lua:6: game 'Trial', step 'round': a match has no "
      .. "'scor', did you mean 'score'%?\n$", files.read(folder .. "/out"))
  end)
end)


describe("a remark", function()
  it("is called a remark, and nothing is wrong", function()
    local path = game "self:score(1, 1, 'won')"
    local out, status = check(path)
    assert.equal(path .. ":6: remark: nobody is ever asked anything\n"
      .. "  play_tricks, choose and other words ask the players\n"
      .. path .. ": nothing wrong found, 1 remark\n", out)
    assert.equal(0, status)
  end)
end)


describe("check --json", function()
  it("prints everything in one document", function()
    local path = game "self:score(1, 1, 'won')"
    local out, status = check(path .. " whist+amercan --json")
    local list, last = require "dkjson".decode(out)
    assert.equal("\n", out:sub(last))
    assert.equal(1, status)
    assert.equal(2, #list)
    assert.equal(path, list[1].game)
    assert.same({}, list[1].problems)
    assert.equal("nobody is ever asked anything", list[1].remarks[1].text)
    assert.equal(6, list[1].remarks[1].line)
    assert.is_true(list[1].rounds > 20)
    assert.matches("^no house rule 'amercan' for whist",
      list[2].problems[1].text)
  end)

  it("prints empty lists if there is nothing", function()
    local out, status = check "whist --json"
    assert.matches('"problems":%[%]', out)
    assert.matches('"remarks":%[%]', out)
    assert.equal(0, status)
  end)

  it("finds what few deals of an author's own rules show", function()
    local path = folder .. "/rare.lua"
    assert(files.write(path, [[
-- A trial.
local h = house_rule "H" { of = "whist" }
function h:deal()
  base.deal(self)
  if #self:player(2).hand:of_suit "H" > 6 then error("seven hearts") end
end
return h
]], true))
    local text, status = check(path)
    assert.equal(1, status)
    assert.matches("rare.lua:5: .*seven hearts", text)
  end)

  it("says how rarer faults of an author's own rules are found", function()
    local path = game [[self:deal_each(2)
self:score(self:player(1), self:ask_number(1, "how many?", 1, 2), "so many")]]
    local out = check(path .. " --deals 5")
    assert.matches("nothing wrong found in %d+ rounds\n  What shows in one "
      .. "deal of thousands: tenace check .*/trial.lua %-%-prove, or "
      .. "%-%-deals N\n$", out)
    assert.is_nil(string.find(check(path), "--prove", 1, true))
  end)

  it("plays as many deals as it is told, and says so", function()
    local text = check "whist --deals 3000"
    local n = text:match "^whist: nothing wrong found in ([%d,]+) rounds"
    n = tonumber((n:gsub(",", "")))
    assert.is_true(n >= 3000, text)
    local refused, status = check "whist --deals 3 --prove"
    assert.equal(2, status)
    assert.matches("%-%-prove", refused)
  end)
end)
