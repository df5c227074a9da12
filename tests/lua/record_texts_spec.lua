-- Whatever a rules file puts into choices, options, names of files and piles
-- comes back from a record.

local helper = require "game_helper"
local replay = require "tenace.match.replay"
local tenace = require "tenace"

local odd = { "two\nlines", "line\n", "none", "# c", "d ~1234", "~1234",
  " before", "behind ", "  ", "", "a|b", "|", '"quoted"', '"', "\\", "\\0a",
  "tab\t", "\r", "\27[31m", "AS", "AS KS", "7 hearts", "QH,", "*", "1: 7C",
  "over 1", "result 1: 3 0", "begin", "ä", "\xff", "=", "+", "pass", "yes",
  "12", "A", "a" }


--- The match of a record whose rules files do not exist any more.
local without_rules = setmetatable({ variant = function() return nil end },
  { __index = tenace })


local function check(m)
  local text = m:record()
  for _, where in ipairs { tenace, without_rules } do
    local again = assert(replay.play(text, where))
    assert.equal(text, again:record())
    assert.same(m:history(), again:history())
    assert.equal(m.variant.spec, again.variant.spec)
    assert.same(m.variant.options, again.variant.options)
    assert.same(m.deal and m.deal.given, again.deal and again.deal.given)
  end
  assert.is_nil(text:find "\0")
  return text
end


--- A text as Lua writes it, on one line.
local function lua(text)
  return (string.format("%q", text):gsub("\\\n", "\\n"))
end


describe("what rules say", function()
  teardown(helper.clean)

  for _, text in ipairs(odd) do
    it("comes back as a choice: " .. lua(text), function()
      local m = helper.round('self:choose(1, "this?", { "x", '
        .. lua(text) .. ', "y" })\nself:choose(2, "this?", { '
        .. lua(text) .. ' })')
      m:play(m:moves()[2])
      assert.equal(text, m:history()[1].move)
      assert.equal(text, m:history()[2].move)
      check(m)
      check(m:play("yes"))
    end)

    it("is chosen by a bot: " .. lua(text), function()
      local seen = {}
      for seed = 1, 20 do
        local m = helper.round('self:choose(1, "this?", { "x", '
          .. lua(text) .. ' })', "", { seed = seed })
        local move = m:choose "random"
        seen[move] = true
        m:play(move)
      end
      assert.same({ x = true, [text] = true }, seen)
    end)

    it("comes back as an option: " .. lua(text), function()
      local m = helper.match('options = { motto = text { "", "said" }, n = '
        .. 'number { 1, from = 0, to = 9, "n" } },', [[
function g:round()
  self:ask_yes_no(1, "go on?")
end]], { seed = 1, options = { motto = text, n = 3 } })
      assert.equal(text, m.variant.options.motto)
      check(m)
      check(m:play "no")
    end)
  end

  it("is written as before if that could be read", function()
    local m = helper.round('self:choose(1, "?", { "x", " d ~1234" })')
    local text = check(m:play(m:moves()[2]))
    assert.is_truthy(text:find("\n1:  d ~1234 +~%x%x%x%x\n"))
  end)

  it("is in quotes if it could not be read otherwise", function()
    local m = helper.round('self:choose(1, "?", { "x", "two\\nlines" })')
    local text = check(m:play(m:moves()[2]))
    assert.is_truthy(text:find('\n1 : "two\\0alines" ~%x%x%x%x\n'))
  end)

  it("is refused as a choice if a record cannot keep it", function()
    assert.equal("g.lua:6: game 'G', step 'round': a choice holds a zero byte",
      helper.wrong 'self:choose(1, "?", { "x", "a\\0b" })')
    assert.equal("g.lua:6: game 'G', step 'round': a choice of more than 1023 "
      .. "letters",
      helper.wrong 'self:choose(1, "?", { "x", ("long "):rep(300) })')
  end)
end)


describe("a name", function()
  teardown(helper.clean)

  local text = helper.text("", [[
function g:round()
  self:deal_each(1)
  self:ask_yes_no(1, "go on?")
end]])

  it("of a file comes back", function()
    for _, name in ipairs { "my-game", "a b", "a of b", "a+b", "x=1", "~1234",
      "ä", "two\nlines", '"', "#", "a.b", " a" } do
      local path = helper.folder() .. "/" .. name .. ".lua"
      helper.write(path, text)
      local m = tenace.new(path, { seed = 1 })
      assert.equal(path, m.variant.files[1].path)
      check(m)
    end
  end)

  it("of a house rule comes back", function()
    local folder = helper.folder()
    helper.write(folder .. "/g-g.lua", text)
    local house = folder .. "/a house.lua"
    helper.write(house, 'return house_rule "H" { of = "g-g" }\n')
    local m = tenace.new({ folder .. "/g-g.lua", house }, { seed = 1 })
    assert.equal(2, #m.variant.files)
    check(m)
  end)

  it("of a pile comes back", function()
    for _, name in ipairs { "a-b", "hand 1", " a", "a  b", "", "two\nlines",
      '"', "0", "corner" } do
      local m = helper.match("piles = { [" .. lua(name) .. '] = "none" },', [[
function g:round()
  self:deal_each(1)
  self:draw(self[ ]] .. lua(name) .. [[ ], 2)
  self:ask_yes_no(1, "go on?")
end]], { seed = 1, deal = { [name] = "AS KS", hands = { "QS" } } })
      assert.equal("QS", m:hands()[1])
      check(m)
    end
  end)
end)


describe("the text of a rules file", function()
  teardown(helper.clean)

  it("comes back with any line ends", function()
    local text = helper.text("", [[
function g:round()
  self:ask_yes_no(1, "go on?")
end]])
    for _, change in ipairs { { "\n", "\r\n" }, { "$", "\n\n\n" },
      { "\n$", "" }, { "\n", " \t\n" }, { "^", "\xEF\xBB\xBF" } } do
      local m = tenace.new(helper.file((text:gsub(change[1], change[2]))),
        { seed = 1 })
      check(m)
    end
  end)

  it("comes back from a record whose lines end in returns", function()
    local m = tenace.new("whist", { seed = 1 })
    local text = m:play(m:moves()[1]):record()
    assert.equal(text, tenace.replay((text:gsub("\n", "\r\n"))):record())
  end)
end)
