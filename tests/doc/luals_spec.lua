-- The plugin of the Lua language server: a rules file as the server sees it is
-- Lua, nothing in the files that come with Tenace is marked, and misspelt names
-- are.
-- In 10 parts.

local luals = require "doc.luals"
local tenace = require "tenace"

local on_set_text = luals.plugin()

local read = require "game_helper".read


--- The text as the server sees it, the marked names, and the classes.
local function seen(path, text)
  local diffs = on_set_text("file:///work%20place/" .. path, text)
  local changed = diffs and luals.changed(text, diffs) or text
  assert(load(changed, "=" .. path, "t", {}))
  local list, found = luals.marked(changed)
  return list, found, changed
end


--- The names that are marked in a file whose text is changed once.
local function after(path, old, new)
  local text = read(path)
  local at, last = text:find(old, 1, true)
  assert(at, old)
  return (seen(path, text:sub(1, at - 1) .. new .. text:sub(last + 1)))
end


describe("the language server's plugin", function()
  local pipe = assert(io.popen(
    "ls rules/*.lua rules/house/*/*.lua rules/lessons/*/*.lua; "
    .. "find rules -path '*/examples/*.lua'"))
  local paths = {}
  for path in pipe:lines() do paths[#paths + 1] = path end
  pipe:close()

  it("marks nothing in the files that come with Tenace", function()
    assert.is_true(#paths > 180)
    for _, path in ipairs(paths) do
      assert.same({}, (seen(path, read(path))), path)
    end
  end)

  it("gives each game and house rule that has steps a class", function()
    for _, path in ipairs(paths) do
      local text = read(path)
      local _, found = seen(path, text)
      local has_steps = text:find "\nlocal [%w_]+ = game "
        or text:find "\nlocal [%w_]+ = house_rule "
      assert.equal(not not has_steps, next(found.classes) ~= nil, path)
    end
  end)

  for _, game in ipairs(tenace.library:names()) do
    it("tells the fields, piles and options of " .. game, function()
      local path, v = "rules/" .. game .. ".lua", tenace.variant(game)
      local _, found = seen(path, read(path))
      local own = found.classes["tenace.rules." .. game]
      for name in pairs(v.fields) do assert.truthy(own.fields[name], name) end
      for _, pile in ipairs(v.facts.piles or {}) do
        assert.truthy(own.fields[pile.name], pile.name)
      end
      local options = found.classes[own.fields.option].fields
      for name in pairs(v.options) do
        assert.truthy(options[name], name)
      end
    end)
  end

  it("marks misspelt names behind self", function()
    assert.same({ "trmup" },
      after("rules/whist.lua", "self.trump", "self.trmup"))
    assert.same({ "deal_eahc" },
      after("rules/whist.lua", "self:deal_each", "self:deal_eahc"))
    assert.same({ "declaer" },
      after("rules/bid_whist.lua", "self.declarer", "self.declaer"))
    assert.same({ "kity" },
      after("rules/bid_whist.lua", "self.kitty", "self.kity"))
    assert.same({ "scroe_round" },
      after("rules/bid_whist.lua", "self:score_round", "self:scroe_round"))
  end)

  it("marks a misspelt field that is given a value", function()
    assert.same({ "direktion" }, after("rules/bid_whist.lua",
      'self.direction = kind or "uptown"', 'self.direktion = kind or "uptown"'))
  end)

  it("marks misspelt options", function()
    assert.same({ "jockers" }, after("rules/bid_whist.lua",
      "self.option.jokers", "self.option.jockers"))
    assert.same({ "jockers" }, after("rules/bid_whist.lua",
      "option.jokers and 54", "option.jockers and 54"))
  end)

  it("marks misspelt names in braces", function()
    assert.same({ "obligatons" },
      after("rules/bid_whist.lua", "obligations =", "obligatons ="))
    assert.same({ "refusd" },
      after("rules/bid_whist.lua", "refused =", "refusd ="))
    assert.same({ "mots_wild" }, after("rules/canasta.lua", "most_wild = 3",
      "mots_wild = 3"))
    assert.same({ "tragets" }, after("rules/house/whist/american.lua",
      "target =", "tragets ="))
    assert.same({ "expct" }, after("rules/lessons/whist/finesse.lua",
      "expect", "expct"))
  end)

  it("knows a house rule's game and what it is laid on", function()
    local _, found = seen("rules/house/whist/honours.lua",
      read "rules/house/whist/honours.lua")
    local own = found.classes[found.of_self]
    assert.equal("any", own.fields.trump)
    assert.equal("any", found.classes[own.fields.option].fields.target)
    assert.same({ "tircks" }, after("rules/house/whist/honours.lua",
      "self:each_player()", "self:tircks()"))
  end)

  it("marks nothing behind self where the game's file is not found", function()
    local text = [[
local h = house_rule "Strange" { of = "no_such_game" }
function h:round() return self.anything end
return h
]]
    assert.same({}, (seen("x.lua", text)))
  end)

  it("leaves other files, and text that is no Lua yet, alone", function()
    assert.is_nil(on_set_text("file:///x.lua", "local m = {}\nreturn m\n"))
    for _, text in ipairs { 'local g = game "X" {', 'game "X" { a = ',
      'local g = game "X" { round = { trump = suit }\nfunction g:',
      "game 'X' { [[", 'local g = game "X" { of = { "' } do
      assert.equal("table", type(on_set_text("file:///x.lua", text)), text)
    end
  end)

  it("takes text of any length apart", function()
    local text = read "rules/skat.lua"
    for cut = 1, #text, 97 do on_set_text("file:///x.lua", text:sub(1, cut)) end
  end)
end)
