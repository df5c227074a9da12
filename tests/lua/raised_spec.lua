-- What the C of the library raises is told in all languages: each of its
-- messages is the key of a sentence of the texts.

local helper = require "game_helper"
local language = require "tenace.base.language"
local pseudo = require "pseudo"
local raised = require "tenace.base.raised"

-- Functions that only the library calls: what they raise is a defect of ours,
-- or a fault of the machine.
local INTERNAL = { "host/", "think/", "match/flow%.", "match/tape%.",
  "match/start%.", "match/setup%.", "match/meld_setup%.", "match/written%.",
  "match/log%.", "match/trace%.", "match/account%.", "words/claim%.",
  "words/bot_move%.", "words/sheet", "words/pick%.",
  "words/drawing%." }

-- What they raise elsewhere, and values that are texts.
local KNOWN = { ["not enough memory"] = true, ["no such rank"] = true,
  ["a suit of the deck is missing"] = true,
  ["a combination has cards"] = true, ["the match cannot go on"] = true,
  ["no such question"] = true, ["an event expected"] = true,
  ["attempt to call a string value"] = true, ["throw_failed"] = true,
  ["said"] = true, ["}"] = true }

-- What Lua itself says, and what it is that a word expects.
local OF_LUA = { "^bad_", "^a_", "^cannot_", "^for_%l+$", "^wanted", "^of_",
  "^expected$", "^near$", "_by_zero$", "^unexpected_symbol$",
  "^syntax_error$", "^unfinished_string$", "^malformed_number$",
  "^lua_overflow$", "^not_integer$", "^by_zero$", "^kind_" }


--- Does one of the patterns find something in a text?
local function any(patterns, text)
  for _, pattern in ipairs(patterns) do
    if text:find(pattern) then return true end
  end
  return false
end


--- All files that a pattern of the shell names, each with text behind text as
-- one text.
local function files(pattern)
  local list, pipe = {}, assert(io.popen("ls " .. pattern))
  for path in pipe:lines() do
    list[path] = helper.read(path):gsub('"%s*\n%s*[.]*%s*"', "")
  end
  pipe:close()
  return list
end


--- The texts in the calls of functions of C that raise.
local function said_in(text, calls)
  local list = {}
  for _, call in ipairs(calls) do
    for inside in text:gmatch(call .. "(%b())") do
      for said in inside:gsub('\\"', "'"):gmatch '"([^"]*)"' do
        list[#list + 1] = said
      end
    end
  end
  return list
end


local KEYED = { "tnl_raise", "tnl_message", "tnl_arg%l+" }
local PLAIN = { "luaL_error", "luaL_argerror", "luaL_argcheck" }
local C_FILES = "lua/bind/*/*.[ch]"


--- The number of parts of a sentence; nil if there is none.
local function parts_of(template)
  template = type(template) == "table" and template.other or template
  return template and select(2, template:gsub("{[%a_]+}", ""))
end


describe("what C raises", function()
  local texts = language.read("tenace.text", "en", "raised")

  teardown(helper.clean)

  it("is a sentence of the texts, with its values", function()
    local n, wrong = 0, {}
    for path, text in pairs(files(C_FILES)) do
      for _, said in ipairs(said_in(text, KEYED)) do
        local key, values = said:gsub("^.-: ", ""):match "^(%S+)(.*)$"
        local _, given = values:gsub("%%+", "")
        if parts_of(texts[key:gsub("%%s$", "player")]) ~= given
          and not KNOWN[said] then
          wrong[#wrong + 1] = path .. ": " .. said
        end
        n = n + 1
      end
    end
    assert.same({}, wrong)
    assert.is_true(n > 200)
  end)

  it("is in no language only where nobody else calls", function()
    local wrong = {}
    for path, text in pairs(files(C_FILES)) do
      local list = any(INTERNAL, path) and {} or said_in(text, PLAIN)
      for _, said in ipairs(list) do
        if said:find " " and not KNOWN[said] then
          wrong[#wrong + 1] = path .. ": " .. said
        end
      end
    end
    assert.same({}, wrong)
  end)

  it("has no sentence in the texts that nothing raises", function()
    local all, idle = {}, {}
    for _, pattern in ipairs { C_FILES, "lua/tenace/[a-s]*/*.lua",
      "lua/tenace/words/*.lua" } do
      for _, text in pairs(files(pattern)) do all[#all + 1] = text end
    end
    all = table.concat(all):gsub('\\"', '"')
    for key, template in pairs(texts) do
      template = type(template) == "table" and template.other or template
      if not any(OF_LUA, key) and not all:find('[" ]' .. key .. '[" ]')
        and not all:find(key:gsub("_%l+$", "_%%%%s"))
        and not all:find(template:gsub("{.*", ""), 1, true) then
        idle[#idle + 1] = key
      end
    end
    assert.same({}, idle)
  end)

  it("is told with what a part of it says", function()
    local core = require "tenace.core"
    pseudo.begin()
    local _, text = pcall(core.deck, { suits = "", ranks = "A" })
    local told = raised.told(text)
    pseudo.finish()
    assert.equal("no such deck: 1 to 4 different suits are needed", text)
    assert.equal("⟦no such deck: ⟧⟦1 to ⟧4⟦ different suits are needed⟧", told)
  end)

  it("counts in English", function()
    assert.equal("en", language.code)
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
  "self:call_partner(1, 'x', { suits = 'C' })",
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
