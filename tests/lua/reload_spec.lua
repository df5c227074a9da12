-- Rules that change in the middle of a match.

local helper = require "game_helper"
local tenace = require "tenace"

--- A game of five cards each, in a file that is changed.
local function text(obligations, points, rest)
  return helper.text('sides = "partners", obligations = { ' .. obligations
    .. " }, options = { target = number { 20, from = 1, to = 50, "
    .. '"points" } },', [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
  for side in self:each_side() do
    self:score(side, side.tricks * ]] .. points .. [[, "tricks")
  end
]] .. (rest or "") .. "\nend")
end

--- A match some moves into its second round, and its file. Nobody has followed
-- suit.
local function begun(obligations)
  local path = helper.file(text(obligations, 1))
  local m = tenace.new(path, { seed = 4 })
  for _ = 1, 22 do m:play(m:moves()[1]) end
  return m, path
end

describe("reload", function()
  teardown(helper.clean)

  it("plays on under the same rules", function()
    local m, path = begun "follow_suit"
    local record = m:record()
    assert.same({ true, {} }, { m:reload() })
    assert.equal(record, m:record())
    helper.write(path, "-- A comment.\n" .. text("follow_suit", 1))
    assert.is_true(m:reload())
    assert.equal("A comment.", m.variant.sentence)
    assert.same({ true, {} }, { m:reload() })
    helper.play_until(m)
    assert.is_true((m:over()))
  end)

  it("counts the scores again", function()
    local m, path = begun "follow_suit"
    local scores = m:scores()
    helper.write(path, text("follow_suit", 3))
    assert.is_true(m:reload())
    assert.same({ 3 * scores[1], 3 * scores[2] }, m:scores())
    assert.same(m:scores(), m:undo():redo():scores())
  end)

  it("says which move is no longer allowed, and goes on as before", function()
    local m, path = begun ""
    local record, moves = m:record(), m:moves()
    helper.write(path, text("follow_suit", 1))
    local held, n, why = m:reload()
    assert.is_false(held)
    assert.is_truthy(why:find "^you hold .*, so you must follow %a+$"
      or why:find "^only %w+ was possible here$")
    assert.is_true(n > 1 and n <= m:decisions())
    assert.equal(record, m:record())
    assert.same(moves, m:moves())
    m:play(moves[1]):undo():redo()
  end)

  it("names the first of several moves", function()
    local path = helper.file(helper.text("", [[
function g:round()
  self:choose(1, "one?", { "a", "b" })
  self:choose(2, "two?", { "a", "b" })
  self:choose(3, "three?", { "a", "b" })
end]]))
    local m = tenace.new(path, { seed = 1 }):play("a"):play("b"):play("b")
    helper.write(path, (helper.read(path):gsub('{ "a", "b" }', '{ "a", "c" }')))
    local why = "the answer is one of these: a, c"
    assert.same({ false, 2, why,
      { decision = 2, move = "b", player = 2, round = 1, why = why } },
      { m:reload() })
    assert.same({ "a", "b" }, m:moves())
  end)

  it("stops if the match would be over", function()
    local m, path = begun "follow_suit"
    helper.write(path, (text("follow_suit", 1):gsub("number { 20",
      "number { 2")))
    local held, n, why = m:reload()
    assert.same({ false, 21, "the match is over" }, { held, n, why })
    m:play(m:moves()[1])
  end)

  it("leaves the match as it is if a file is in error", function()
    local m, path = begun "follow_suit"
    local record = m:record()
    for bad, message in pairs {
      ["return 7"] = "g.lua: the file defines no game and no house rule",
      ["local x ="] = "g.lua:1: unexpected symbol near <eof>",
      [text("folow_suit", 1)] =
        "g.lua:3: no such name 'folow_suit', did you mean 'follow_suit'?",
      [text("follow_suit", 1, "self.x = 1")] =
        "g.lua:11: game 'G', step 'round': 'x' is not declared in round or "
        .. "keeps",
    } do
      helper.write(path, bad)
      assert.equal(message, helper.error(m.reload, m))
      assert.equal(record, m:record())
      assert.equal(record, m:undo():redo():record())
    end
    helper.write(path, text("follow_suit", 1))
    assert.is_true(m:reload())
    m:play(m:moves()[1])
  end)

  it("says that the file does not exist any more", function()
    local m, path = begun "follow_suit"
    os.remove(path)
    assert.is_truthy(helper.error(m.reload, m):find("cannot read"))
    m:play(m:moves()[1])
  end)

  it("reads house rules and what they require again", function()
    local folder = helper.folder()
    os.execute("mkdir -p '" .. folder .. "/house/g'")
    helper.write(folder .. "/g.lua", text("follow_suit", 1))
    local house = folder .. "/house/g/twice.lua"
    local function write(n)
      helper.write(house, 'local h = house_rule "More" { of = "g" }\n'
        .. "function h:round()\n  base.round(self)\n  self:score(1, " .. n
        .. ', "more")\nend\nreturn h\n')
    end
    write(5)
    local path = folder .. "/g.lua"
    local m = tenace.new(path .. "+twice", { seed = 4,
      options = { target = 50 } })
    for _ = 1, 22 do m:play(m:moves()[1]) end
    local before = m:scores()[1]
    write(7)
    assert.is_true(m:reload())
    assert.equal(before + 2 * (m:view(1).round - 1), m:scores()[1])
    assert.equal(50, m:view(1).target)
    local record = m:record()
    assert.is_truthy(record:find("/twice%.lua twice of g\n"))
    assert.equal(record, tenace.replay(record):record())
    assert.equal(m:scores()[1], tenace.new(path .. "+" .. house, { seed = 4,
      options = { target = 50 }, tape = require "tenace.core".tape(m.core) })
      :scores()[1])
  end)
end)
