-- The door of the library. The spec calls every public function of the manual
-- with an unknown name in each of its tables, and with values of a wrong type.
-- List a new function of the manual here.
-- In 9 parts.

local door = require "tenace.base.door"
local helper = require "game_helper"
local tenace = require "tenace"

local function nothing() end


local function m() return tenace.new("whist", { seed = 7 }) end

-- The library's own files: a place in them does not help a caller.
local OWN = require "tenace.place".data .. "/lua/"

local POSE = { hand = "JC 4H", trick = "10C" }

local NEW = { sed = 1 }
local FACTS, POSED = { trmp = "H" }, { hand = "4H", trik = "5C" }
local BACK = { bak = true }

-- By function, calls that a misspelt name makes wrong: the right name first,
-- then the arguments. `false`: the function takes no table with names.
local CALLS = {
  ["tenace.new"] = { { "seed", "whist", NEW },
    { "target", "whist", { options = { targt = 1 } } },
    { "hands", "whist", { deal = { hnds = {} } } } },
  ["tenace.variant"] = { { "target", "whist", { targt = 1 } } },
  ["tenace.order"] = { { "trump", "whist", FACTS } },
  ["tenace.legal"] = { { "trump", "whist", FACTS, POSE },
    { "trick", "whist", {}, POSED } },
  ["tenace.allows"] = { { "trump", "whist", FACTS, POSE, "JC" },
    { "trick", "whist", {}, POSED, "4H" } },
  ["tenace.why"] = { { "trump", "whist", FACTS, POSE, "JC" },
    { "trick", "whist", {}, POSED, "4H" } },
  ["tenace.winner"] = { { "trump", "whist", FACTS, "4H 5H" } },
  ["tenace.value"] = { { "contract", "skat", { contrct = "grand" } } },
  ["tenace.meld"] = { { "target", "canasta", { targt = 1 }, "7S" } },
  ["tenace.melds"] = { { "target", "canasta", { targt = 1 }, "7S" } },
  ["tenace.solve"] = { { "trump", "whist", FACTS, { hands = { "2C" } } },
    { "leader", "whist", {}, { hands = { "2C" }, leadr = 1 } } },
  ["m:solve"] = { { "fewest", { fewst = true } } },
  ["tenace.step"] = { { "trump", "whist", FACTS, { step = "score_round" } },
    { "tricks", "whist", {}, { step = "score_round", trcks = { 8, 5 } } } },
  ["tenace.simulate"] = { { "games", "whist", { gamess = 1 } },
    { "target", "whist", { games = 1, options = { targt = 1 } } } },
  ["tenace.sweep"] = { { "rounds", "whist", "rounds=1,2", { roundss = 1 } } },
  ["tenace.compare"] = { { "rounds", "whist", "whist+honours",
    { round = 1 } } },
  ["tenace.compare_tables"] = false, ["tenace.read_deals"] = false,
  ["tenace.write_deals"] = false,
  ["tenace.read_played"] = { { "board", "md|1,,,|", "bridge",
    { bord = 1 } } },
  ["tenace.write_played"] = false,
  ["tenace.review"] = { { "player", m(), { playr = 1 } } },
  ["tenace.puzzle"] = { { "seed", "whist", { sed = 1 } } },
  ["tenace.deck"] = { { "packs", { suits = "A", ranks = "1", pack = 2 } } },
  ["tenace.cards"] = false, ["tenace.games"] = false,
  ["tenace.lessons"] = false, ["tenace.courses"] = false,
  ["tenace.search"] = false,
  ["tenace.signature"] = false,
  ["tenace.check"] = { { "told", "whist", { tod = 1 } } },
  ["tenace.prove"] = { { "cards", "whist", { crds = 1 } } },
  ["tenace.coverage"] = { { "deals", "whist", { dels = 1 } } },
  ["tenace.replay"] = false, ["tenace.keep"] = false, ["tenace.kept"] = false,
  ["m:run"] = { { "rounds", "random", { round = 1 } } },
  ["m:explain"] = { { "decision", { decison = 1 } } },
  ["m:reload"] = { { "back", BACK } },
  ["m:under"] = { { "back", "whist", BACK } },
  ["m:set"] = { { "back", { target = 3 }, BACK }, { "target", { targt = 3 } } },
  ["m:redeal"] = { { "back", { hands = {} }, BACK },
    { "hands", { hnds = {} } } },
}

for word in ("turn moves allows play why undo redo choose view counts hands "
  .. "scores score_sheet over copy story swap give fix dealt restart decisions "
  .. "position history go_to record cause example least_change parts "
  .. "trace try"):gmatch "%S+" do
  CALLS["m:" .. word] = false
end


--- The public functions, by the manual's index.
local function public()
  local list = {}
  for line in io.lines "doc/library.md" do
    local name = line:match "^- %[`(tenace%.[%w_]+)"
      or line:match "^- %[`(m:[%w_]+)"
    list[#list + 1] = name
  end
  return list
end


--- The error of a public function with these arguments; nil if there is none.
local function says(name, ...)
  local word = name:match "[%w_]+$"
  local done, answer, wrong
  if name:find "^m" then
    local one = m()
    done, answer, wrong = pcall(one[word], one, ...)
  else
    done, answer, wrong = pcall(tenace[word], ...)
  end
  if not done then return tostring(answer) end
  return not answer and tostring(wrong) or nil
end


describe("each public function", function()
  local check = require "tenace.study.check"
  local puzzle = require "tenace.study.puzzle"
  local amount, decisions, work = check.amount, puzzle.decisions, puzzle.work

  -- what it finds is not looked at: so it looks at little
  setup(function()
    check.amount = { matches = 1, rounds = 1, settings = 0, setting_rounds = 1,
      setting_decisions = 1, more_matches = 1, decisions = 1 }
    puzzle.decisions, puzzle.work = 1, 1
  end)
  teardown(function()
    check.amount, puzzle.decisions, puzzle.work = amount, decisions, work
  end)

  it("is in the list of this spec, which has no others", function()
    local known = {}
    for _, name in ipairs(public()) do
      known[name] = true
      assert.is_true(CALLS[name] ~= nil, name .. " is not in the list")
    end
    for name in pairs(CALLS) do assert.is_true(known[name], name) end
  end)

  for name, calls in pairs(CALLS) do
    it(name .. " refuses a misspelt name and suggests the right one", function()
      for _, call in ipairs(calls or {}) do
        local text = says(name, table.unpack(call, 2))
        assert.truthy(text, name .. " takes it")
        assert.truthy(text:find("'" .. call[1] .. "'", 1, true)
          or call[1] == "hands" and text:find "no pile 'hnds'", text)
      end
    end)

    it(name .. " refuses other things without a bare message", function()
      local odd = { {}, 1.5, -1, "x", true, nothing, { {} }, 1 << 40 }
      for _, one in ipairs(odd) do
        for _, args in ipairs { { one }, { "whist", one }, { "whist", {}, one },
          { "whist", {}, POSE, one }, { "random", one } } do
          local text = says(name, table.unpack(args)) or ""
          assert.is_nil(text:find "attempt to" or text:find "bad argument"
            or text:find(OWN, 1, true), name .. ": " .. text)
        end
      end
    end)
  end
end)


describe("impossible facts", function()
  it("are more plays in a trick than there are players", function()
    assert.equal("a trick of Whist has 4 plays, not 5",
      helper.error(tenace.winner, "whist", {}, "4H 5C 6C 7C 8C"))
  end)

  it("are limits that are no number", function()
    assert.equal("new: most_decisions is a whole number from 1 to 200000, not "
      .. "'x'",
      helper.error(tenace.new, "whist", { most_decisions = "x" }))
  end)

  it("are seats that nobody sits in", function()
    local one = m()
    assert.equal("there is no seat '0', only 1 to 4",
      helper.error(one.run, one, { [0] = "random" }))
  end)
end)


describe("the door", function()
  it("lets known names through, and nil as an empty table", function()
    assert.same({ a = 1 }, door.check_names("f", { a = 1 }, { "a", "b" }))
    assert.same({}, door.check_names("f", nil, { "a" }))
    assert.matches("f: a table is expected, not a number",
      helper.error(door.check_names, "f", 3, { "a" }))
    assert.matches("f: unknown field '1'",
      helper.error(door.check_names, "f", { "x" }, { "a" }))
  end)
end)
