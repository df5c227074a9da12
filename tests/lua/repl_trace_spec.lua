-- trace and edit at the table and the prompt, and what would allow a card.

local commands = require "commands_helper"
local edit = require "tenace.face.table.edit"
local editors = require "tenace.face.terminal.editors"
local explain = require "tenace.face.table.explain"
local files = require "tenace.face.terminal.files"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- What the program prints for lines at a table of Whist.
local function table_says(lines, words)
  return (commands.tenace((words or "play whist --seed 2")
    .. " --bots random", table.concat(lines, "\n") .. "\n"))
end


--- What the prompt prints.
local function prompt_says(...)
  return (commands.tenace("", table.concat({ ... }, "\n") .. "\n"))
end


describe("trace", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("tells of the round, each line with its place in the rules", function()
    local out = table_says { "2c", "trace" }
    assert.matches("Trump: spades ♠%. — rules/whist.lua:40, choose_trump\n",
      out)
    assert.matches("Trick 1: Left wins with K♣: the highest of the suit "
      .. "led%. — rules/whist.lua:47, round\n", out)
  end)

  it("tells of a trick what the rules struck out of the own hand", function()
    local out = table_says { "2c", "trace 1" }
    assert.matches("You play 2♣: it follows clubs%. — rules/whist.lua:12\n",
      out)
    assert.matches("\n  follow suit rules out 6♦ 8♦ .* — rules/whist.lua:12\n",
      out)
    assert.matches("\nLeft plays K♣%. — rules/whist.lua:47, round\n", out)
  end)

  it("tells of every hand at the prompt", function()
    local out = prompt_says("new('whist', { seed = 4 })",
      "m:play(m:moves()[1])", "m:play(m:moves()[1])", "trace 1")
    assert.equal(2, select(2, out:gsub("Seat %d plays ", "")))
    assert.matches("you lead: play anything%. — rules/whist.lua:47", out)
    assert.matches("rules out", out)
  end)

  it("goes through a score addend by addend", function()
    local out = prompt_says("new('hearts', { seed = 4 })",
      "run = m:run('random', { rounds = 1 })", "trace score")
    assert.matches("Seat %d: %+%d+, penalty cards; that makes %d+%. "
      .. "— rules/hearts.lua:%d+, score_round\n", out)
    assert.matches("\n  Q♠: 13 — rules/hearts.lua:6\n", out)
  end)

  it("says which round's score is meant", function()
    local out = prompt_says("new('whist+target=50', { seed = 4 })",
      "run = m:run('random', { rounds = 2 })", "trace score 1")
    assert.matches("tricks above six; that makes %d%. — rules/whist.lua:53",
      out)
  end)

  it("says that there is nothing yet, or how it is said", function()
    local out = table_says { "trace 9", "trace score", "trace me" }
    assert.matches("There is no trick 9 in this round yet%.", out)
    assert.matches("Nothing has been scored there%.", out)
    assert.matches("Say trace, trace 3 for a trick", out)
  end)

  it("does not tell what another player could not play", function()
    local out = table_says { "2c", "trace 1" }
    assert.equal(1, select(2, out:gsub("rules out", "")))
  end)

  it("speaks each language", function()
    for _, code in ipairs { "de", "es", "fr", "hi", "bn", "gu", "zh" } do
      local out, err = commands.tenace("play whist --seed 2 --bots random "
        .. "--lang " .. code, "why qs\n2c\ntrace\ntrace 1\nedit me\n")
      assert.equal("", err)
      assert.matches("rules/whist.lua:47", out)
      assert.not_matches("wins with", out)
    end
  end)
end)


describe("why a card is refused", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("says what would allow it", function()
    assert.matches("so you must follow clubs%.\nRule: [^\n]*\nIt would be "
      .. "allowed if you held no clubs%.\nAllowed: ",
      table_says { "why qs" })
  end)

  local function told(change)
    return explain.least_change({ least_change = function()
      return change
    end }, "QS")
  end

  it("has a sentence for every change", function()
    assert.equal("It would be allowed if you held no clubs or trumps.",
      told { without = "2C 3H", n = 2, suits = { "clubs", "trumps" } })
    assert.equal("It would be allowed if you did not hold 2C.",
      told { without = "2C", n = 1 })
    assert.equal("It would be allowed after the first trick.",
      told { later = true })
    assert.equal("It would be allowed after the first trick if you held no "
      .. "clubs.", told { later = true, without = "2C", suits = { "clubs" } })
    assert.equal("It would be allowed after the first trick if you did not "
      .. "hold 2C.", told { later = true, without = "2C", n = 1 })
    assert.equal("It would be allowed if one of these had been played before: "
      .. "hearts, QS.", told { played = { "hearts", "QS" } })
    assert.equal("It would be allowed if you held only hearts.",
      told { without = "2C 3D AS", n = 3, only = "hearts" })
    assert.equal("It would be allowed if you held nothing else.",
      told { without = "2C 3D AS", n = 3, only = true })
    assert.is_nil(told(nil))
  end)
end)


describe("the editor", function()
  local function command(editor)
    return editors.command(editor, "/my rules/w.lua", 12)
  end

  it("is told the line in its own way", function()
    assert.equal("vi +12 '/my rules/w.lua'", command "vi")
    assert.equal("nano +12 '/my rules/w.lua'", command "nano")
    assert.equal("/usr/bin/emacs -nw +12 '/my rules/w.lua'",
      command "/usr/bin/emacs -nw")
    assert.equal("code --wait --goto '/my rules/w.lua:12'", command "code")
    assert.equal("code --wait --goto '/my rules/w.lua:12'",
      command "code --wait")
    assert.equal("hx '/my rules/w.lua:12'", command "hx")
    assert.equal("kate --block --line 12 '/my rules/w.lua'", command "kate")
  end)

  it("is the one that the environment names, or a usual one", function()
    local function from(list)
      return function(name) return list[name] end
    end
    local none = from {}
    assert.equal("mine", editors.named(from { EDITOR = "mine" }, none))
    assert.equal("both", editors.named(from { VISUAL = "both", EDITOR = "x" },
      none))
    assert.equal("vi", editors.named(from { EDITOR = " " }, from { vi = true }))
    assert.is_nil(editors.named(none, none))
  end)
end)


describe("edit", function()
  local opened, said, has_terminal, open, named, text
  local path = ""

  local function desk(m)
    local self = { match = m, style = show.style {}, seat = nil }
    function self.say(_, line) said[#said + 1] = line end
    function self.print() end
    function self.stand() said[#said + 1] = "stands" end
    function self.teller()
      return Narrator.new(Names.of(m.variant.sides, m.variant.players),
        m.variant, self.style)
    end
    return self
  end

  before_each(function()
    opened, said = {}, {}
    has_terminal, open, named = edit.has_terminal, editors.open, editors.named
    edit.has_terminal = function() return true end
    editors.named = function() return "vi" end
    editors.open = function(_, file, line)
      opened[#opened + 1] = { file, line }
      if text then assert(files.write(file, text, true)) end
      return true
    end
    text = nil
  end)

  after_each(function()
    edit.has_terminal, editors.open, editors.named = has_terminal, open, named
    os.remove(path)
  end)

  --- A match under a file of rules of one's own.
  local RULES = [[
-- A game.
local g = game "G" {
  players = 2, deck = french(52), ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  options = { goal = number { 5, from = 1, to = 9, "what wins" } },
  obligations = { follow_suit, obligation "low first" {
    says = "low", function() return nil end } },
}

function g:round()
  self:deal_each(3)
  self:play_tricks { leader = 1 }
end

return g
]]

  local function match_of_own()
    path = os.tmpname() .. ".lua"
    assert(files.write(path, RULES, true))
    return tenace.new(path, { seed = 1 })
  end

  it("opens at an obligation, a step, an option, a file", function()
    local self = desk(match_of_own())
    edit.rule(self, "Low First")
    edit.rule(self, "follow suit")
    edit.rule(self, "follow_suit")
    edit.rule(self, "round")
    edit.rule(self, "goal")
    assert.same({ { path, 5 }, { path, 5 }, { path, 5 }, { path, 9 },
      { path, 4 } }, opened)
    assert.same("The file is as it was.", said[1])
  end)

  it("opens at the rule of a move, or at the last one told", function()
    local self = desk(match_of_own())
    self.cited = { file = path, line = 7 }
    edit.rule(self, "")
    assert.same({ { path, 7 } }, opened)
    self.cited, self.refused = nil, nil
    edit.rule(self, "")
    assert.matches("^No rule has been told yet%.", said[2])
  end)

  it("reads the rules again when the file has changed", function()
    local self = desk(match_of_own())
    text = RULES:gsub("deal_each%(3%)", "deal_each(4)")
    edit.rule(self, "round")
    assert.equal(4, select(2, self.match:hands()[1]:gsub("%S+", "")))
  end)

  it("tells of an error in the file, and plays on", function()
    local self = desk(match_of_own())
    text = "return"
    edit.rule(self, "round")
    assert.is_true(#said > 0)
    assert.equal(2, #self.match:hands())
  end)

  it("names the nearest rule", function()
    local self = desk(match_of_own())
    edit.rule(self, "low frist")
    edit.rule(self, "zzzzzz")
    assert.same({
      "No rule, step or option is called low frist; did you mean low first?",
      "No rule, step or option is called zzzzzz." }, said)
    assert.same({}, opened)
  end)

  it("says where the line is without a terminal or an editor", function()
    local self = desk(match_of_own())
    edit.has_terminal = function() return false end
    edit.rule(self, "round")
    edit.has_terminal = function() return true end
    editors.named = function() return nil end
    edit.rule(self, "round")
    assert.equal("It is in " .. path .. ", line 9.", said[1])
    assert.equal("No editor was found. Set $EDITOR, or open " .. path
      .. " at line 9 yourself.", said[2])
  end)

  it("says that the editor failed, or the file is gone", function()
    local self = desk(match_of_own())
    editors.open = function() return nil end
    edit.rule(self, "round")
    os.remove(path)
    edit.rule(self, "round")
    assert.same({ "The editor failed: vi", path .. " is not there any more." },
      said)
  end)

  it("tells how to copy a file that cannot be written", function()
    local self = desk(tenace.new("whist", { seed = 1 }))
    local writable = edit.can_write
    edit.can_write = function() return false end
    edit.rule(self, "follow suit")
    edit.can_write = writable
    assert.same({}, opened)
    assert.matches("^It is in .*rules/whist.lua, line 12%.$", said[1])
    assert.matches("tenace new NAME %-%-of whist", said[2])
    assert.matches("cp .*rules/whist.lua .*/tenace/rules/whist.lua;", said[2])
  end)
end)
