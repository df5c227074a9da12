-- What rules do in many deals: `check --coverage`.

local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local pieces = require "tenace.study.pieces"
local tenace = require "tenace"


--- A house rule of Whist with a dead obligation, an option and a branch that
-- never matter, and a branch that runs under an option alone.
local DEAD = [[
local h = house_rule "Dead" { of = "whist",
  obligations = { obligation "no clubs" { says = "no",
    function(self, hand) return nil end } },
  options = { odd = flag { false, "odd" } },
}
function h:score_round()
  if self.round_number > 500 then self:score(1, 1, "never") end
  local n = self.option.trump == "rotate" and
    2 or 1
  base.score_round(self)
end
return h
]]


local path, found

setup(function()
  path = helper.file(DEAD)
  found = tenace.coverage("whist+" .. path, { deals = 100 })
end)

teardown(helper.clean)


--- The piece with that text.
local function piece(text)
  for _, one in ipairs(found.lines) do
    if one.file == path and one.text == text then return one end
  end
end


describe("the pieces of a text", function()
  it("begin behind then, else, do, and, or, and the brackets of a function",
    function()
    local text, list = pieces.of("if a then b() end\n"
      .. "local f = function(x) g() end")
    assert.equal("if a then \nb() end\nlocal f = function(x) \ng() end", text)
    local lines = {}
    for i, one in ipairs(list) do lines[i] = one.line .. " " .. one.text end
    assert.same({ "1 if a then", "1 b() end", "2 local f = function(x)",
      "2 g() end" }, lines)
  end)

  it("leave texts and comments as they are", function()
    local text = 'x = "a and b" -- c or d\n'
    assert.equal(text, (pieces.of(text)))
  end)

  it("say which begins its line, and how far it is indented", function()
    local _, list = pieces.of "  x = a and b"
    assert.same({ line = 1, first = true, indent = "  ", text = "x = a and" },
      list[1])
    assert.is_false(list[2].first)
  end)
end)


describe("the coverage of rules", function()
  it("counts deals, calls and pieces", function()
    assert.equal(100, found.deals)
    assert.equal(100, found.steps.deal.count)
    assert.equal(100, found.obligations.follow_suit.count)
    assert.equal(100, piece("base.score_round(self)").count)
    assert.equal("score_round", piece("base.score_round(self)").step)
  end)

  it("counts a piece that only some lines reach", function()
    assert.equal(0, piece('self:score(1, 1, "never") end').count)
    assert.equal(100, piece("if self.round_number > 500 then").count)
  end)

  it("says where a piece runs with other options alone", function()
    local one = piece "2 or"
    assert.equal(0, one.count)
    assert.same({ trump = "rotate" }, one.set.values)
  end)

  it("names what has never happened, with its place", function()
    assert.same({
      { what = "obligations", name = "no clubs", file = path, line = 2 },
      { what = "options", name = "odd", file = path, line = 4, matches = 10 },
      { what = "lines", file = path, line = 7,
        text = 'self:score(1, 1, "never") end' },
    }, found.never)
  end)

  it("says whether another value of an option made a difference", function()
    assert.equal(0, found.options.odd.count)
    assert.is_true(found.options.trump.count > 0)
    assert.equal(20, found.options.trump.matches)
    assert.is_string(found.options.trump.value)
  end)

  it("has a record in which each thing happens", function()
    local shown = {}
    for _, one in ipairs(found.records) do
      assert.is_truthy(tenace.replay(one.text))
      for _, happened in ipairs(one.of) do shown[happened] = true end
    end
    for _, name in ipairs { "deal", "choose_trump", "score_round" } do
      assert.is_true(shown[found.steps[name]], name)
    end
    assert.is_true(shown[piece "2 or"])
    assert.is_nil(shown[piece 'self:score(1, 1, "never") end'])
  end)

  --- The record in which something happens.
  local function record_of(happened)
    for _, one in ipairs(found.records) do
      for _, other in ipairs(one.of) do
        if rawequal(other, happened) then return one.text end
      end
    end
  end

  it("leads to the decision of which an obligation forbids a card", function()
    local one = found.obligations.follow_suit
    local m = tenace.replay(record_of(one)):go_to("decision", one.decision)
    assert.same({ 1, 1 }, { one.round, one.decision })
    assert.equal("2C 4C 6C JC", table.concat(m:moves(), " "))
    assert.matches("2C 4C 6C JC 4D", m:hands()[m:turn()])
  end)

  it("leads to the decision that another value of an option changes",
    function()
    local one = found.options.trump
    local m = tenace.replay(record_of(one))
    local usual = tenace.new("whist", { seed = one.seed })
    usual:run("random", { rounds = 4 })
    local a, b = m:history(), usual:history()
    local n = one.decision
    assert.equal(a[n].move, b[n].move)
    assert.not_equal(a[n + 1].move, b[n + 1].move)
    assert.equal(a[n + 1].round, one.round)
  end)

  it("counts on where players are asked", function()
    local path_ = helper.file(helper.text("", [[
      function g:round()
        self:deal_each(1)
        for player in self:each_player() do
          self:ask_yes_no(player, "well?")
        end
        self:score(1, 1, "it is over")
      end
      function g:over() return self.round_number > 2 and 1 or nil end
    ]]))
    local lines = tenace.coverage(path_, { deals = 30 }).lines
    local score
    for _, one in ipairs(lines) do
      if one.text:find "it is over" then score = one.count end
    end
    assert.equal(30, score)
  end)

  it("leaves no hook behind", function()
    assert.is_nil((debug.gethook()))
  end)

  it("refuses a number of deals that is none", function()
    assert.matches("deals", helper.error(tenace.coverage, "whist",
      { deals = 0 }))
  end)
end)


--- Runs check; its standard output and exit status.
local function run(words)
  local folder = helper.folder()
  local program = files.quote(os.getenv "TENACE" or "./tenace")
  local _, _, status = os.execute(
    ("HOME=%s XDG_STATE_HOME=%s/state %s check %s >%s/out 2>&1")
      :format(folder, folder, program, words, folder))
  return helper.read(folder .. "/out"), status, folder
end


describe("check --coverage", function()
  it("prints a margin, and what never happened", function()
    local text, status = run("whist+" .. path .. " --coverage --deals 50")
    assert.equal(0, status)
    assert.matches("whist%+%S+: 50 deals\n", text)
    assert.matches("\n      50 |   10 |   base.score_round(self)\n", text, 1,
      true)
    assert.matches("\n      50 |      |       … 1\n", text, 1, true)
    assert.matches(":2: obligation 'no clubs' never forbade a card in 50 deals",
      text, 1, true)
    assert.matches(":7: never ran in 50 deals: self:score", text, 1, true)
  end)

  it("keeps the records of what is rare", function()
    local text, _, home = run("whist+" .. path .. " --coverage --deals 50")
    local name = text:match("see: tenace replay (%S+) "
      .. "%(round 1, move 53%), trump=rotate")
    assert.matches("trump=rotate.record$", name)
    assert.matches("tenace record", helper.read(home .. name:sub(2)))
  end)

  it("names the line and the step of an error, and keeps the match", function()
    local wrong = helper.file [[
local h = house_rule "H" { of = "whist" }
function h:after_trick(winner)
  if winner and self.dealer and #self.dealer.hand < 3 then error "low" end
end
return h
]]
    local text, status, home = run("whist+" .. wrong .. " --coverage --deals 5")
    assert.equal(3, status)
    assert.matches(":3: game 'Whist', step 'after_trick': low", text, 1, true)
    local name = text:match "see: tenace replay ~(%S+coverage%-error.record)"
    assert.matches("tenace record", helper.read(home .. name))
  end)

  it("writes JSON with counts by name", function()
    local text = run("whist --coverage --deals 20 --json")
    assert.matches('"follow_suit":{\n        "deals":20,\n        '
      .. '"count":20,', text, 1, true)
    assert.matches('"never":[]', text, 1, true)
  end)

end)
