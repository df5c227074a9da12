-- Options that are set but have no effect are named where the match begins and
-- in the rulebook.

local commands = require "commands_helper"
local Session = require "tenace.face.table.session"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- What the table says first.
local function welcome(spec)
  local match = tenace.new(spec, { seed = 1 })
  return Session.new { match = match, seat = (match:turn()),
    style = show.plain, bots = {}, bot_names = "random",
    header = "" }:start()
end


--- The value of an option in the rulebook.
local function value_of(spec, name)
  for _, block in ipairs(rulebook.of(assert(tenace.variant(spec))).blocks) do
    for _, row in ipairs(block.kind == "table" and block.rows or {}) do
      if row[1] == name then return row[2] end
    end
  end
end


describe("an option without effect", function()
  it("is named at the start of play", function()
    assert.matches("Option target has no effect here, because of option "
      .. "rounds%.", (welcome "whist+tournament+target=7"))
    assert.not_matches("no effect", (welcome "whist+target=7"))
    assert.not_matches("no effect", (welcome "whist+tournament"))
  end)

  it("is named in the rulebook", function()
    assert.equal("7 (chosen), without effect because of rounds",
      value_of("whist+tournament+target=7", "target"))
    assert.equal("7 (chosen)", value_of("whist+target=7", "target"))
    assert.equal("5", value_of("whist+tournament", "target"))
  end)

  it("is found for each option that another silences", function()
    local n = 0
    for _, game in ipairs(tenace.games()) do
      for _, option in ipairs(tenace.variant(game.name).option_list) do
        local value = option.kind == "number" and option.to
          or option.kind == "flag" and not option.default
        for _, name in ipairs(value ~= nil and option.silences or {}) do
          local other = tenace.variant(game.name).options[name]
          local changed = other == true and "false" or other == false and "true"
          local spec = changed and ("%s+%s=%s+%s=%s"):format(game.name,
            option.name, tostring(value), name, changed)
          local variant = spec and tenace.variant(spec)
          if variant then
            assert.matches("without effect because of " .. option.name,
              value_of(spec, name))
            n = n + 1
          end
        end
      end
    end
    assert.is_true(n > 0)
  end)
end)


describe("an option without effect", function()
  local silent = "whist+tournament+target=7"
  local here = "Option target has no effect here, because of option rounds."
  local there = silent .. ": option target has no effect, because of option "
    .. "rounds."
  setup(commands.begin)
  teardown(commands.finish)

  it("is named by check and simulate, but not in JSON", function()
    assert.matches(there, (commands.tenace("check " .. silent)), 1, true)
    assert.not_matches("no effect", (commands.tenace "check whist+tournament"))
    local words = "simulate %s --games 1 --seed 1"
    assert.matches(here, (commands.tenace(words:format(silent))), 1, true)
    assert.not_matches("no effect",
      (commands.tenace(words:format "whist+target=7")))
    assert.not_matches("no effect",
      (commands.tenace(words:format(silent) .. " --json")))
  end)

  it("is named by compare, with its game, and by a sweep once", function()
    local words = " --rounds 2 --matches 1 --duels 0 --seed 1"
    local out = commands.tenace("compare whist " .. silent .. " --rounds 2")
    assert.matches(there, out, 1, true)
    out = commands.tenace("compare whist+tournament --sweep target=3..9"
      .. words)
    local _, n = out:gsub(here:gsub("%p", "%%%0"), "")
    assert.equal(1, n)
    out = commands.tenace("compare whist --sweep target=3..9" .. words)
    assert.not_matches("no effect", out)
  end)
end)


describe("an option that a game lacks", function()
  it("is refused with the house rule that its value names", function()
    local variant, wrong = tenace.variant "skat+all_pass=ramsch"
    assert.is_nil(variant)
    assert.equal("no option 'all_pass' in skat; 'ramsch' is a house rule, "
      .. "skat+ramsch", wrong.text)
    local _, other = tenace.variant "skat+all_pass=nothing"
    assert.matches("^no option 'all_pass' in skat", other.text)
    assert.not_matches("house rule", other.text)
  end)
end)
