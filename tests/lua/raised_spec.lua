-- What the C of the library raises is told in all languages: each of its
-- messages is a sentence of the texts.

local core = require "tenace.core"
local helper = require "game_helper"
local language = require "tenace.base.language"
local pseudo = require "pseudo"
local raised = require "tenace.base.raised"

-- Functions that only the library calls: what they raise is a defect of ours,
-- or a fault of the machine.
local INTERNAL = { "host/", "think/", "match/flow%.", "match/tape%.",
  "match/start%.", "match/setup%.", "match/meld_setup%.", "match/written%.",
  "match/log%.", "match/trace%.", "match/account%.", "words/claim%.",
  "words/bot_move%." }

local INTERNAL_TEXT = { ["interrupted!"] = true, ["not enough memory"] = true,
  ["the bot has thought enough"] = true,
  ["too many kinds"] = true, ["too many ranks"] = true,
  ["too long a row"] = true, ["no such rank"] = true,
  ["a suit of the deck is missing"] = true,
  ["a combination has cards"] = true, ["a kind beats too many others"] = true,
  ["the match cannot go on"] = true, ["no such question"] = true,
  ["an event expected"] = true }


-- A message that is mostly a part of itself, and such a part.
local WITH = { ["'%s': %s"] = "no cards",
  ["no such deck: %s"] = "no card is left" }


local function is_internal(path)
  for _, place in ipairs(INTERNAL) do
    if path:find("lua/bind/" .. place) and not path:find "tables%.c" then
      return true
    end
  end
  return false
end


--- The texts of the calls in a C file that raise; text behind text is one.
local function messages_in(text)
  local list = {}
  text = text:gsub('"%s*\n%s*"', "")
  for _, call in ipairs { "luaL_%w*err?o?r?%w*(%b())", "luaL_argcheck(%b())",
    "tnl_raise(%b())", "tnl_message(%b())" } do
    for inside in text:gmatch(call) do
      local message = inside:gsub('\\"', "\1"):match '"([^"]*)"[^"]*$'
      list[#list + 1] = message and message:gsub("\1", '"') or nil
    end
  end
  return list
end


--- A message as it is raised, with something in place of each part, which C
-- keeps apart.
local function with_parts(english)
  if english:find "%%%%I" then    -- made of a noun
    english = english:gsub("%%s", "pile"):gsub("%%%%", "%%")
  end
  local values = { english = english }
  local text = english:gsub("%%([dIsc])", function(sort)
    local value = (sort == "d" or sort == "I") and 3 or WITH[english] or "xy"
    values[#values + 1] = value
    return value
  end)
  if #values > 0 then values.text, core.messages[1] = text, values end
  return text
end


--- Calls f(path, message) for each message of the library's C.
local function each_message(f)
  local pipe = assert(io.popen "ls lua/bind/*/*.c lua/bind/*/*.h")
  for path in pipe:lines() do
    local list = is_internal(path) and {} or messages_in(helper.read(path))
    for _, message in pairs(list) do f(path, message) end
  end
  pipe:close()
end


describe("what C raises", function()
  teardown(helper.clean)

  it("is told by a sentence of the texts", function()
    pseudo.begin()
    local n, missing = 0, {}
    each_message(function(path, message)
      local text = with_parts(message)
      if INTERNAL_TEXT[text] then return end
      n = n + 1
      if raised.told(text) == text and text:find "%l%l.* %l" then
        missing[#missing + 1] = path .. ": " .. text
      end
    end)
    pseudo.finish()
    assert.same({}, missing)
    assert.is_true(n > 200)
  end)

  it("is the same in English", function()
    assert.equal("en", language.code)
    each_message(function(path, message)
      local text = with_parts(message)
      assert.equal(text, raised.told(text), path)
    end)
    assert.matches("the stock has only 1 card%)",
      helper.wrong("self:draw(self:player(1), 51) self:deal_each(1)"))
  end)
end)


-- Steps that misuse a word, and what goes wrong in Lua itself.
local WRONG = {
  "self:deal_each(99)", "self:deal_each()", "self:deal_each('x')",
  "self:deal_each(2, 3)", "self:draw(self.nothing, 1)", "self:draw(3, 1)",
  "self:player(9)", "self:side('x')", "self:player(1).age = 3",
  "local n = self:player(1).age", "local n = self:side(1).age",
  "self:choose(self:player(1), 'which?', {})",
  "self:ask(self:player(1), 'what?', {})",
  "self:ask(self:player(1), 'what?', { { '{x}' } })",
  "self:ask(self:player(1), 'what?', { 3 })",
  "self:score(1, 'x')", "self:score(1, 0.5)", "self:score(9, 1)",
  "self.total = 3",
  "self:next_meld(self:player(1))", "self:move('AS', self:player(1).hand)",
  "self:move('XX', self:player(1).hand, self:player(2).hand)",
  "self:end_trick()", "self:count(self:side(1), 'x')",
  "local x = nil + 1", "local x = self.deal_each.x.y", "self.nothing()",
  "local x = #3", "local x = 1 < 'a'", "local x = {} < {}", "local x = 1 // 0",
  "local x = 'a' .. {}", "for i = 'a', 3 do end", "while true do end",
  "local t = {} while true do t[#t + 1] = {} end",
  "local function f() return 1 + f() end f()",
}


-- Words that Lua and rules have for kinds of values and of names.
local LUA = " nil number string table function boolean local field method "
  .. "global upvalue constant no value player "


--- The words outside of brackets but for names, which are in quotes or before a
-- colon, and for words of Lua.
local function left_out(text)
  text = text:gsub("g%.lua", ""):gsub("step '⟧%l+", ""):gsub("'⟧.-⟦'", "")
    :gsub("⟧[%w_]+(⟦: ⟧)", "⟧%1")
  local list = {}
  for word in pseudo.outside(text):gmatch "%f[%w_]%l[%l_]+%f[^%w_]" do
    if not LUA:find(" " .. word .. " ", 1, true) then
      list[#list + 1] = word
    end
  end
  return list
end


describe("an error of rules in another language", function()
  setup(pseudo.begin)
  teardown(function()
    pseudo.finish()
    helper.clean()
  end)

  for _, statement in ipairs(WRONG) do
    it("is told: " .. statement, function()
      local text = helper.wrong(statement)
      assert.same({}, left_out(text), text)
    end)
  end

  it("is told at the prompt", function()
    local prompt = require "tenace.face.prompt.session".new()
    for _, line in ipairs { "deal(3)", "x = 1 + nil", "if x = 2 then end",
      "legal(10c)", "cards('XX')", "= = 1", "wins 'ZZ'", "for x y" } do
      local text = prompt:handle(line)
      assert.match("⟦", text, line)
      assert.same({}, left_out(text), text)
    end
  end)

  it("is told with the line at fault that Lua cannot read", function()
    local text = helper.wrong "if x = 2 then end"
    assert.same({}, left_out(text), text)
  end)
end)
