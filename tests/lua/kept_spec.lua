-- Kept matches: where they lie, which part under changed rules, and what is
-- said of them.

local commands = require "commands_helper"
local helper = require "game_helper"
local kept = require "tenace.study.kept"
local kept_told = require "tenace.study.kept_told"
local Prompt = require "tenace.face.prompt.session"
local tenace = require "tenace"

--- A game of five cards each.
local function rules(obligations, points, rest)
  return helper.text('sides = "partners", obligations = { ' .. obligations
    .. ' }, options = { target = number { 9, from = 1, to = 50, "points" } },',
    [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
  self:score_round()
end
function g:score_round()
  for side in self:each_side() do
    self:score(side, side.tricks * ]] .. points .. [[, "tricks")
  end
end
]] .. (rest or ""))
end

--- A file with these rules, and matches by them that are kept, of two rounds
-- each, in which everyone plays the first card.
local function begun(obligations, n)
  local path = helper.file(rules(obligations or "", 1))
  for seed = 1, n or 1 do
    local m = tenace.new(path, { seed = seed })
    for _ = 1, 40 do if m:turn() then m:play(m:moves()[1]) end end
    assert(kept.keep(m:record(), "evening-" .. seed))
  end
  return path
end

--- What becomes of the kept matches under other rules.
local function under(path, text)
  helper.write(path, text)
  return kept.check(assert(tenace.library:variant(path, nil, true)))
end


describe("a match is kept", function()
  teardown(helper.clean)

  it("beside its rules file", function()
    local path = begun()
    local list = kept.list(tenace.variant(path))
    assert.equal(1, #list)
    assert.equal(path:gsub("g.lua$", "kept/g/evening-1.record"), list[1].path)
    assert.is_table(tenace.replay(helper.read(list[1].path)))
  end)

  it("once, and two of a name beside each other", function()
    local path = begun()
    local m = tenace.new(path, { seed = 1 })
    m:play(m:moves()[2])
    local one = assert(kept.keep(m:record(), "evening-1"))
    assert.matches("/evening%-1%-2%.record$", one)
    assert.same({ one, "there" }, { kept.keep(m:record(), "other") })
    m:play(m:moves()[1])
    assert.equal(one, (kept.keep(m:record(), "other")))
    assert.equal(m:record(), helper.read(one))
    assert.equal(2, #kept.list(tenace.variant(path)))
  end)

  it("only if it can be played again", function()
    local _, why = kept.keep("tenace record 1\nrules whist\nfoo", "x")
    assert.equal("line 3: 'foo' is not known here", why)
  end)

  it("of the program's rules in the user's own folder", function()
    local library = tenace.library
    local folders = library.shelf.folders
    local own = helper.folder()
    library.shelf.folders = { own, folders[#folders] }
    local path = kept.keep(tenace.new("whist+honours", { seed = 1 }):record(),
      "x")
    library.shelf.folders = folders
    assert.equal(own .. "/house/whist/kept/honours/x.record", path)
  end)
end)


describe("kept matches", function()
  teardown(helper.clean)

  it("go as they went where nothing has changed for them", function()
    local path = begun("", 3)
    local found = under(path, "-- A comment.\n" .. rules("", 1))
    assert.same({ 3, 3, 0, 0 }, { #found.list, found.same, #found.parted,
      #found.unread })
  end)

  it("part at the move that a rule refuses", function()
    local path = begun("", 4)
    local found = under(path, rules("follow_suit", 1))
    local groups = kept.groups(found)
    assert.equal(1, #groups)
    assert.same({ is = "rule", name = "follow_suit", file = path, line = 3 },
      groups[1].cause)
    local at = groups[1].list[1].parted
    assert.equal("refused", at.kind)
    assert.equal("follow_suit", at.rule)
    assert.is_true(at.round == 1 and at.trick >= 1)
    assert.matches("^%d of 4 kept matches go otherwise because of 'follow "
      .. "suit'; the first is evening%-1, round 1, trick %d, move %d+: seat %d "
      .. "may not play %w+: you hold ", kept_told.group(groups[1], 4))
  end)

  it("part at the score, by the step that scores", function()
    local path = begun("", 2)
    local found = under(path, rules("", 2))
    local at = found.parted[1].parted
    assert.equal("score", at.kind)
    assert.same({ is = "step", name = "score_round", file = path, line = 12 },
      at.cause)
    assert.equal("round 1", kept_told.place(at))
    assert.equal(("the totals are %s, not %s"):format(at.after, at.before),
      kept_told.what(at))
  end)

  it("name what has changed, not what it makes different", function()
    local path = helper.file((rules("", "self:worth()",
      "function g:worth() return 1 end")))
    local house = path:gsub("g.lua$", "house/g/h.lua")
    os.execute("mkdir -p '" .. house:match "^(.*)/" .. "'")
    local head = 'local h = house_rule "H" { of = "g" }\n'
    helper.write(house, head .. "return h\n")
    local game = path .. "+h"
    local m = tenace.new(game, { seed = 1 })
    for _ = 1, 30 do m:play(m:moves()[1]) end
    assert.matches("/house/g/kept/h/x.record$", assert(kept.keep(m:record(),
      "x")))
    helper.write(house, head .. "-- Twice.\nfunction h:worth() return 2 end\n"
      .. "return h\n")
    local found = kept.check(tenace.library:variant(game, nil, true))
    assert.same({ is = "step", name = "worth", file = house, line = 2 },
      found.parted[1].parted.cause)
  end)

  it("part where another wins the trick", function()
    local path = begun("follow_suit", 3)
    local text = rules("follow_suit", 1):gsub("sides =",
      'ranks = "A 2 3 4 5 6 7 8 9 10 J Q K", sides =')
    local found = under(path, text)
    local group = kept.groups(found)[1]
    assert.same({ is = "fact", name = "ranks", file = path, line = 3 },
      group.cause)
  end)

  it("part where the rules fail", function()
    local path = begun()
    local found = under(path, rules("", 1,
      "function g:after_trick() self.no_such = 1 end"))
    local at = found.parted[1].parted
    assert.equal("error", at.kind)
    assert.matches("^the rules fail: .*no_such", kept_told.what(at))
    assert.equal(path, at.cause.file)
  end)

  it("tell where the match ends otherwise", function()
    local path = helper.file(rules("", 1))
    local m = tenace.new(path, { seed = 1 })
    while m:turn() do m:play(m:moves()[1]) end
    assert(kept.keep(m:record(), "whole"))
    local found = under(path, (rules("", 1):gsub("number { 9", "number { 40")))
    assert.equal("end", found.parted[1].parted.kind)
    assert.equal("the match goes on", kept_told.what(found.parted[1].parted))
    assert.equal("target", found.parted[1].parted.cause.name)
  end)

  it("that stop under their own rules too are told as damaged", function()
    local path = begun()
    local file = path:gsub("g.lua$", "kept/g/evening-1.record")
    local text = helper.read(file):gsub(" +~%x+\n", "\n")
    local twice, n = text:gsub("\n2: 10C", "\n2: 10C\n2: 10C", 1)
    assert.equal(1, n)
    helper.write(file, twice)
    local found = under(path, rules("", 1))
    assert.same({}, found.parted)
    assert.matches("^it is damaged or was changed: under its own rules too it "
      .. "stops at move %d+, %w+$", found.unread[1].why)
    local keeping = require "tenace.face.what_if.keeping"
    assert.same({ "One of 1 kept matches cannot be played again." },
      keeping.summary { matches = 1, same = 0, parted = 0, unread = 1 })
  end)

  it("come in the order of the numbers in their names", function()
    local path, names = begun("", 10), {}
    for i, one in ipairs(kept.list(tenace.variant(path))) do
      names[i] = one.name:match "%d+"
    end
    assert.equal("1 2 3 4 5 6 7 8 9 10", table.concat(names, " "))
  end)

  it("that cannot be read can be dropped", function()
    local path = begun()
    local file = path:gsub("g.lua$", "kept/g/gone.record")
    os.execute("ln -s /nowhere '" .. file .. "'")
    assert.is_true(kept.drop(file))
    assert.equal(1, #kept.list(tenace.variant(path)))
    assert.is_nil((kept.drop(file)))
  end)

  it("that cannot be read are told, and stay", function()
    local path = begun()
    local folder = path:gsub("g.lua$", "kept/g/")
    helper.write(folder .. "bad.record", "tenace record 1\nfoo")
    helper.write(folder .. "other.record",
      tenace.new("whist", { seed = 1 }):record())
    local found = under(path, rules("", 1))
    assert.equal(1, found.same)
    assert.same({ "line 2: 'foo' is not known here",
      "it is a match of other rules, whist" },
      { found.unread[1].why, found.unread[2].why })
    assert.equal("the kept match cannot be played again: it is a match of "
      .. "other rules, whist", kept_told.problems(found, path)[2].text)
    assert.matches("foo", helper.read(folder .. "bad.record"))
  end)

  it("whose file has another name are told, and found by it", function()
    local path = begun()
    local renamed = path:gsub("g.lua$", "h.lua")
    assert(os.rename(path, renamed))
    local variant = assert(tenace.library:variant(renamed, nil, true))
    local old = path:gsub("g.lua$", "kept/g")
    assert.same({ { folder = old, name = "g.lua" } },
      kept.without_rules(variant))
    local remark = select(2, tenace.check(renamed))[1]
    assert.same({ old, "there is no rules file 'g.lua', so nothing plays these "
      .. "kept matches again" }, { remark.file, remark.text })
    assert(os.rename(old, (path:gsub("g.lua$", "kept/h"))))
    assert.same({}, kept.without_rules(variant))
    local found = kept.check(variant)
    assert.same({ 1, 1 }, { #found.list, found.same })
    assert.is_nil(kept.at(found.list[1].path).why)
  end)

  it("are data for scripts", function()
    local path = begun("", 2)
    helper.write(path, rules("", 2))
    tenace.library:variant(path, nil, true)
    local data = tenace.kept(path)
    assert.same({ 2, 0, 2 }, { data.matches, data.same, #data.parted })
    assert.equal("score", data.parted[1].kind)
    assert.equal("score_round", data.parted[1].cause.name)
  end)
end)


describe("a kept match is accepted", function()
  teardown(helper.clean)

  it("as it goes now", function()
    local path = begun()
    local found = under(path, rules("", 2))
    assert.is_true(kept.accept(found.parted[1]))
    assert.equal(1, kept.check(tenace.variant(path)).same)
  end)

  it("up to the move that is refused", function()
    local path = begun()
    local one = under(path, rules("follow_suit", 1)).parted[1]
    assert.is_true(kept.accept(one))
    assert.equal(1, kept.check(tenace.variant(path)).same)
    assert.is_true(tenace.replay(helper.read(one.path)):decisions()
      < tenace.replay(one.text):decisions())
  end)

  it("unless somebody has changed its file", function()
    local path = begun()
    local one = under(path, rules("", 2)).parted[1]
    helper.write(one.path, one.text .. "\n")
    assert.same({ nil, one.path .. " has changed meanwhile" },
      { kept.accept(one) })
  end)

  it("or dropped, if it is one", function()
    local path = begun()
    local one = kept.list(tenace.variant(path))[1]
    assert.is_true(kept.drop(one.path))
    assert.equal(0, #kept.list(tenace.variant(path)))
    assert.same({ nil, "the file is in no folder with kept matches" },
      { kept.drop(path) })
    assert.matches("game", helper.read(path))
  end)
end)


describe("keep at the prompt", function()
  teardown(helper.clean)

  it("keeps the match, and reload tells which go otherwise", function()
    local path = helper.file(rules("", 1))
    local prompt = Prompt.new()
    prompt.match = tenace.new(path, { seed = 1 })
    for _ = 1, 19 do prompt.match:play(prompt.match:moves()[1]) end
    assert.matches("^The match is kept as right: .*kept/g/evening.record%.\n$",
      (prompt:handle "keep evening"))
    assert.matches("^The match is kept already: ", (prompt:handle "keep"))
    assert.matches("Its name is evening: a file cannot be named a/b%.\n$",
      (prompt:handle "keep a/b"))
    assert.is_nil((prompt:handle "reload"):find "kept")
    helper.write(path, rules("follow_suit", 1))
    local text = prompt:handle "reload"
    assert.matches("^One of 1 kept matches goes otherwise%.\n", text)
    assert.matches("g.lua:3: one of 1 kept matches goes otherwise because of "
      .. "'follow suit': evening, round 1, trick %d, move %d+: ", text)
  end)
end)


describe("tenace keep", function()
  local folder, path, record

  setup(function()
    folder = commands.begin()
    path = helper.write(folder .. "/g.lua", rules("", 1))
    local m = tenace.new(path, { seed = 1 })
    for _ = 1, 30 do m:play(m:moves()[1]) end
    record = helper.write(folder .. "/evening.record", m:record())
  end)
  teardown(function()
    commands.finish()
    helper.clean()
  end)

  it("keeps records and folders of records, and tells what is none", function()
    helper.write(folder .. "/bad.record", "tenace record 1\nfoo")
    local out, _, status = commands.tenace("keep " .. folder)
    assert.equal(1, status)
    assert.equal(folder .. "/bad.record: not kept: line 2: 'foo' is not known "
      .. "here\n" .. record .. ": kept as " .. folder
      .. "/kept/g/evening.record\n", out)
    out, _, status = commands.tenace("keep " .. record)
    assert.equal(0, status)
    assert.matches(": kept already as ", out)
  end)

  it("refuses what is not there", function()
    commands.refuses("keep", "say what to keep: tenace keep evening.record, or "
      .. "a folder of records")
    commands.refuses("keep nothing", "there is no file or folder nothing: name "
      .. "a record, as play writes it, or a folder of records")
    commands.refuses("keep --accept " .. record, record .. ": the file is in "
      .. "no folder with kept matches: tenace keep --list GAME names the kept "
      .. "records", 1)
  end)

  it("is played again by check, which fails where it goes otherwise", function()
    local out, _, status = commands.tenace("check " .. path)
    assert.matches("^One kept match goes as it went%.\n", out)
    assert.equal(0, status)
    helper.write(path, rules("follow_suit", 1))
    out, _, status = commands.tenace("check " .. path)
    assert.equal(1, status)
    assert.matches("g.lua:3: one of 1 kept matches goes otherwise because of "
      .. "'follow suit': evening, round 1, ", out)
    assert.matches("\n  one by one: tenace keep %-%-review ", out)
    assert.matches("\nOne of 1 kept matches goes otherwise%.\n", out)
    out = commands.tenace("check --json " .. path)
    assert.matches('"kept": *{[^}]*"parted": *1', out)
  end)

  it("shows both sides, and writes anew what is accepted", function()
    local out = commands.tenace("keep --review " .. path, "what\nrefuse\n")
    assert.matches("evening parts in round 1, trick %d, move %d+: seat %d may "
      .. "not play ", out)
    assert.matches("\nbecause of 'follow suit', [^\n]*g.lua line 3\n", out)
    assert.matches("\nAs kept +Under the rules of today\n", out)
    assert.matches("\naccept: the match is right", out)
    assert.matches("\nAccepted: 0; refused: 1; dropped: 0%.\n$", out)
    out = commands.tenace("keep --list " .. path)
    assert.matches("/kept/g/evening.record  round 1, trick [^\n]*\n +because "
      .. "of 'follow suit', [^\n]*g.lua line 3\n", out)
    out = commands.tenace("keep --review " .. path, "accept\n")
    assert.matches("is written anew, up to just before move %d+%.\n\n?"
      .. "Accepted: 1; ", out)
    out = commands.tenace("keep --list " .. path)
    assert.matches("/kept/g/evening.record  goes as it went\n", out)
    assert.matches("kept match goes as it went\n",
      (commands.tenace("keep --review " .. path)))
  end)

  it("wants a game to list or review", function()
    for _, name in ipairs { "list", "review" } do
      commands.refuses("keep --" .. name, ("keep --%s: no game named; for "
        .. "example: tenace keep --%s whist"):format(name, name))
    end
  end)

  it("keeps no longer what is dropped", function()
    local one = folder .. "/kept/g/evening.record"
    assert.equal(one .. ": kept no longer\n",
      (commands.tenace("keep --drop " .. one)))
    assert.matches("no match is kept\n$",
      (commands.tenace("keep --list " .. path)))
  end)
end)
