-- Words of rules files that have a new name.

local aged = require "tenace.rules.aged"
local game = require "game_helper"
local games = require "tenace.rules.games"
local helper = require "rules_helper"
local tenace = require "tenace"
local words = require "tenace.words.all"

local LIST = {
  { "self", "hand_out", "deal_each", since = 2 },
  { "fact", "seats", "players", since = 2 },
  { "word", "french_pack", "french", since = 2 },
  { "text", "always", "leading", since = 2 },
}

local OLD = [[
-- Old: seats = 2, self:hand_out.
local old = game "Old" { seats = 2, deck = french_pack(52) }

function old:round()
  self:hand_out(3)
  self:score(self:player(1).side, 1, "seats = always hand_out")
end

function old:over() return true, 1 end

return old
]]


--- Calls a function while the words are of that version.
local function at_version(version, f)
  local list, before = aged.list, aged.version
  aged.list, aged.version = LIST, version
  local ok, result = pcall(f)
  aged.list, aged.version = list, before
  return assert(ok and result, result)
end


local function renewed(text)
  return at_version(2, function() return { aged.renew(text) } end)
end


--- The old file in a folder of its own: what the library says of it.
local function loaded(version)
  return at_version(version, function()
    local lib = helper.folders({ "rules" }, { ["rules/old.lua"] = OLD })
    return { lib:variant "old" }
  end)
end


describe("a renamed word", function()
  it("is renamed at its place", function()
    for old, new in pairs {
      ["self:hand_out(3)"] = "self:deal_each(3)",
      ["base.hand_out(self)"] = "base.deal_each(self)",
      ["f { seats = 2 }"] = "f { players = 2 }",
      ["f { a = 1, seats=2 }"] = "f { a = 1, players=2 }",
      ["french_pack(52)"] = "french(52)",
      ["when = 'always'"] = "when = 'leading'",
    } do
      assert.equal(new, renewed(old)[1])
    end
  end)

  it("is left alone elsewhere", function()
    for _, text in ipairs { "local hand_out = 3", "hand_out(3)",
      "x = seats == 2", "-- self:hand_out()", "'seats'", "'it is always so'",
      "self:french_pack()", "local french_pack", "{ french_pack = 1 }",
      "self.always" } do
      assert.same({ text, {} }, renewed(text))
    end
  end)

  it("is told with its line", function()
    assert.same({ { line = 3, old = "hand_out", new = "deal_each", since = 2 }
    }, renewed("\n\nself:hand_out(3)")[2])
  end)

  it("works on in the version that renames it", function()
    local made = assert(loaded(2)[1])
    assert.equal(2, made.players)
    assert.equal(OLD, made.files[1].text)
    assert.equal(3, #made.files[1].aged)
  end)

  it("leaves a remark, once", function()
    local before = #aged.remarks()
    local own = OLD:gsub("Old", "Older")
    for _ = 1, 2 do
      at_version(2, function()
        local lib = helper.folders({ "r" }, { ["r/older.lua"] = own })
        return lib:variant "older"
      end)
    end
    local list = aged.remarks()
    assert.equal(before + 3, #list)
    assert.equal("r/older.lua:2: the word 'seats' is called 'players' now",
      tostring(list[before + 1]))
  end)

  it("is an error in the next one, which names the new word", function()
    local made, wrong = table.unpack(loaded(3), 1, 2)
    assert.is_nil(made)
    assert.equal("rules/old.lua:2: there is no word 'seats' any more, it is "
      .. "called 'players'", tostring(wrong))
  end)

  it("works for ever in a record", function()
    local record = at_version(9, function()
      local files = { { path = "rules/old.lua", name = "old", text = OLD } }
      local variant = assert(games.library_of(files):variant "old")
      return tenace.new(variant, { seed = 1 }):record()
    end)
    local again = at_version(9, function()
      return assert(tenace.replay(record))
    end)
    assert.equal(record, again:record())
  end)

  it("is a remark of check", function()
    local path = os.tmpname()
    os.rename(path, path .. "_old.lua")
    path = path .. "_old.lua"
    local file = assert(io.open(path, "w"))
    file:write(OLD)
    file:close()
    local remarks = at_version(2, function()
      return select(2, tenace.check(path))
    end)
    os.remove(path)
    local told = {}
    for _, one in ipairs(remarks) do told[#told + 1] = one.text end
    told = table.concat(told, "; ")
    for _, word in ipairs { "the word 'seats' is called 'players' now",
      "the word 'french_pack' is called 'french' now",
      "the word 'hand_out' is called 'deal_each' now" } do
      assert.matches(word, told, 1, true)
    end
  end)
end)


describe("the table of fields in an example", function()
  local OLD_FIELDS = [[
local g = game "G" { players = 4, deck = french(52), facts = { worth = 2 },
  round = { n = number } }
function g:round() self:deal_each(13) self:play_tricks() end
function g:more() return self.n * self.facts.worth end
example "one" { facts = { n = 2 }, step = "more", gives = 4 }
local function like(n, twice)
  return { facts = { n = n }, step = "more", gives = twice }
end
for n = 1, 2 do
  example("some " .. n) { step = "more", gives = 2 * n, facts = { n = n } }
  example("more " .. n)(like(n, 2 * n))
end
return g
]]

  it("was called facts, and goes on where a file says so", function()
    local lib = helper.folders({ "r" }, { ["r/g.lua"] = OLD_FIELDS })
    local made = assert(lib:variant "g")
    assert.equal(5, #made.examples)
    for _, one in ipairs(require "tenace.study.examples".run(made, lib)) do
      assert.equal("fine", one.text or "fine", one.name)
    end
    local lines = {}
    for i, use in ipairs(made.files[1].aged) do
      lines[i] = use.line .. " " .. use.old .. " " .. use.new
    end
    assert.same({ "5 facts fields", "10 facts fields" }, lines)
  end)

  it("is no other table of that name", function()
    for _, text in ipairs { "game 'G' { facts = { n = 1 } }",
      "example 'a' { leaves = { facts = 1 } }", "x = { facts = 1 }",
      "example(a)", "facts = 1", "f(example) { facts = 1 }" } do
      assert.same({ text, {} }, { aged.renew(text) })
    end
  end)
end)


describe("the list of renamed words", function()
  it("has places that there are, and versions up to this one", function()
    for _, one in ipairs(aged.list) do
      assert.matches("^%l+$", one[1])
      assert.not_equal(one[2], one[3])
      assert.is_true(one.since > 1 and one.since <= aged.version)
    end
  end)
end)


--- A text that says each word which is gone.
local function all_gone()
  local list = {}
  for old in pairs(aged.instead) do
    list[#list + 1] = "self:" .. old .. "(1)"
  end
  return table.concat(list, "\n")
end


describe("a word that is gone", function()
  teardown(game.clean)

  it("is told with the word to see instead", function()
    local going, n = aged.leaving(all_gone()), 0
    for old, new in pairs(aged.instead) do
      assert.is_nil(words.on_self[old], old)
      if not going[old] then
        n = n + 1
        local says = "a match has no '%s' any more: see '%s'"
        assert.matches(says:format(old, new),
          game.wrong("self:" .. old .. "(1)"), 1, true)
        assert.is_truthy(words.on_self[new] or words.globals[new], new)
      end
    end
    assert.equal(9, n)
  end)

  it("works on in the version that takes it away, with a remark", function()
    local before = #aged.remarks()
    local m = game.match("", [[
function g:round()
  self:deal_each(1)
  self:play_tricks()
  local one = self:was_played "2S"
  self:score(1, one and 2 or 1, "x")
  self:turn_again() self:ask_yes_no(1, "on?") end]])
    m:run("random", { rounds = 1 })
    local said = {}
    for i, one in ipairs(aged.remarks()) do
      if i > before then said[#said + 1] = one.text end
    end
    assert.same({ "the word 'turn_again' is called 'give_turn' now",
      "the word 'was_played' is called 'won' now" }, said)
  end)

  it("may be the name of a game's own step", function()
    local m = game.match("", "function g:shuffle() self:score(1, 1, 'x') end\n"
      .. "function g:round() self:shuffle() self:ask_yes_no(1, 'on?') end")
    assert.same({ 1, 0, 0, 0 }, m:scores())
  end)
end)
