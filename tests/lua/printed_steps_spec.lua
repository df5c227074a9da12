-- What the rulebook prints for a step of a house rule: by whether it has a
-- comment, whether the house rule restates the step under `says`, and whether
-- it calls the step beneath.

local games = require "tenace.rules.games"
local steps = require "tenace.face.rulebook.steps"
local usual = require "tenace.face.rulebook.usual"

local GAME = [[
-- A game of the spec.
local g = game "G" {
  players = 4, deck = french(52), obligations = { follow_suit },
  options = { target = number { 9, from = 1, to = 99, "points" } },
}
function g:round() self:deal() self:play_tricks() self:score_round() end
-- The game deals.
function g:deal() self:deal_each(2) end
-- The game hears a trick.
function g:after_trick(winner) self:score(winner, 0, "none") end
function g:score_round() self:score(1, 1, "one") end
return g
]]

local HOUSE = [[
-- The first sentence of the file.
local h = house_rule "H" { of = "g", %s }
%s
function h:%s() %s end
return h
]]


--- The game with a house rule, as a list of files.
local function variant_of(game, house)
  return assert(games.library_of({
    { path = "/r/g.lua", name = "g", text = game },
    { path = "/r/house/g/h.lua", name = "h", of = "g", text = house },
  }):variant "g+h")
end


--- In which part a step of a house rule is told that the game does not have,
-- and its heading.
local function where(step, body)
  local silent = GAME:gsub("%-%- The game hears.-\n.-\n", "")
  local house = HOUSE:format("round = { x = number }", "-- Commented.", step,
    body)
  local flow = steps.of(variant_of(silent, house))
  for _, part in ipairs { "play", "scoring", "match" } do
    for _, item in ipairs(flow[part]) do
      if item.step.name == step then return part, item.heading end
    end
  end
end


--- What is printed for a step of the game with such a house rule.
local function printed(step, comment, says, body)
  local house = HOUSE:format(says and ("says = { %s = 'Said.' }"):format(step)
    or "", comment and "-- Commented." or "", step, body)
  local variant = variant_of(GAME, house)
  local flow = steps.of(variant)
  for _, part in ipairs { flow.play, flow.scoring, flow.match } do
    for _, item in ipairs(part) do
      if item.step.name == step then return item.text end
    end
  end
  local ending = step == "over" and usual.ending(variant)
  return ending and ending.text or ""
end


--- The eight texts: with the step beneath and without it, both with `says` and
-- without it, and all of that with a comment and without it.
local function check(step, expected)
  local n, call = 0, ("return base.%s(self)"):format(step)
  for _, body in ipairs { call, "self:round_number()" } do
    for _, says in ipairs { false, true } do
      for _, comment in ipairs { true, false } do
        n = n + 1
        assert.equal(expected[n], printed(step, comment, says, body),
          ("%s %s %s"):format(body, says, comment))
      end
    end
  end
end


describe("a step of a house rule in the rulebook", function()
  it("prints its comment beside the sentence beneath, or in its place",
    function()
      check("deal", {
        "The game deals. House rule H: Commented.", "The game deals.",
        "Said. House rule H: Commented.", "Said.",
        "Commented.", "",
        "Said. Commented.", "Said.",
      })
    end)

  it("does so where the step beneath is the engine's own", function()
    local ends = "The match ends when a total reaches 9; the higher total wins."
    check("over", {
      ends .. " House rule H: Commented.", ends,
      "Said. House rule H: Commented.", "Said.",
      "Commented.", "",
      "Said. Commented.", "Said.",
    })
  end)

  it("stands beside the game's where both hear an event", function()
    for _, body in ipairs { "", "return base.after_trick(self)" } do
      assert.equal("The game hears a trick. House rule H: Commented.",
        printed("after_trick", true, false, body))
      assert.equal("The game hears a trick.",
        printed("after_trick", false, false, body))
    end
  end)

  it("comes with the play that gets it, before what counts behind it",
    function()
      local game = GAME:gsub("function g:round.-\n", [[
function g:round() self:count_last(self:play_tricks { before = self.lead }) end
-- In time.
function g:lead() self:marry() end
-- A marriage counts.
function g:marry() self:score(1, 1, "one") end
-- The last trick counts.
function g:count_last() self:score(1, 1, "one") end
]])
      local list = {}
      for i, item in ipairs(steps.of(variant_of(game,
        HOUSE:format("", "", "deal", ""))).scoring) do
        list[i] = item.step.name
      end
      assert.equal("lead marry count_last after_trick", table.concat(list, " "))
    end)

  it("keeps an event where players look for it, though it scores", function()
    local score = "self:score(1, 1, 'one')"
    for _, one in ipairs {
      { "before_turn", "play", "Before each turn", score },
      { "before_play", "play", "Before the first lead", score },
      { "said", "play", nil, score },
      { "after_trick", "scoring", "After each trick", score },
      { "after_trick", "play", "After each trick", score .. " return true" },
      { "after_trick", "play", "After each trick", "self.x = 1 " .. score },
      { "after_round", "scoring", "After the round", score },
      { "after_round", "scoring", "After the round", "self.x = 1" },
    } do
      local part, heading = where(one[1], one[4])
      assert.equal(one[2], part, one[1])
      assert.equal(one[3], heading, one[1])
    end
  end)

  it("has its sentence under 'says' where nothing is beneath", function()
    assert.equal("Said.", printed("after_round", false, true, ""))
  end)
end)
