-- What a rules file has made when it was loaded cannot change: no match can
-- pass anything to another match that way.

local core = require "tenace.core"
local helper = require "game_helper"
local lua54 = require "tenace.base.lua54"
local rules = require "rules_helper"
local tenace = require "tenace"

local FIELD = "declare a field under 'round' or 'keeps'"

--- A game with a first line, facts in line 3, and steps from line 4 on.
local function file(before, facts, steps)
  return helper.file((before or "") .. "\nlocal g = game 'G' { players = 4, "
    .. "deck = french(52), round = { told = text }, "
    .. "keeps = { n = 0, seen = '' },\n"
    .. (facts or "") .. " }\n"
    .. (steps or "function g:round() end") .. "\nreturn g\n")
end

--- The error of such a game, or of its first round.
local function loading(...)
  return helper.error(tenace.new, file(...), { seed = 1 })
end

--- The error of a step `round` with these statements, from line 5 on.
local function running(before, statements, facts)
  return loading(before, facts, "function g:round()\n" .. statements .. "\nend")
end

local function cannot_set(line, name)
  return "g.lua:" .. line .. ": '" .. name .. "' cannot be set here, because "
    .. "it outlives the match: " .. FIELD .. ", and set self." .. name
end

local function in_table(line, name, step)
  return "g.lua:" .. line .. ": game 'G', step '" .. (step or "round") .. "': '"
    .. name .. "' cannot be set in a table that outlives the match: " .. FIELD
    .. " for what changes"
end

local function in_list(line, name)
  return "g.lua:" .. line .. ": game 'G', step 'round': '" .. name .. "' "
    .. "cannot change a list that outlives the match: copy it first, or "
    .. FIELD .. " for what changes"
end

local function held(line, name, kind)
  return "g.lua:" .. line .. ": '" .. name .. "' holds a " .. kind .. " that "
    .. "remembers how it was used and outlives the match: make it in the step "
    .. "that uses it"
end


describe("a local of a file", function()
  teardown(helper.clean)

  it("cannot be set by a step", function()
    assert.equal(cannot_set(6, "seen"),
      running("local seen", "local x = 1\nseen = x"))
  end)

  it("cannot be set by a function that a step calls", function()
    assert.equal(cannot_set(1, "n"), running("local n = 0 local function up() "
      .. "n = n + 1 return n end", "self.told = tostring(up())"))
  end)

  it("cannot be set by a function within a step", function()
    assert.equal(cannot_set(6, "seen"), running("local seen",
      "local function keep(x)\nseen = x end\nkeep(self)"))
  end)

  it("cannot be set by a counter that is made while loading", function()
    assert.equal(cannot_set(1, "n"), running("local function new() local n = 0 "
      .. "return function() n = n + 1 return n end end "
      .. "local count = new()", "local x = count()"))
  end)

  it("cannot be set by a function in a table", function()
    assert.equal(cannot_set(1, "n"), running("local n = 0 local t = { deep = { "
      .. "function() n = 1 end } }", "t.deep[1]()"))
  end)

  it("cannot be set by a function that is a key", function()
    assert.equal(cannot_set(1, "n"), running("local n = 0 local t = { "
      .. "[function() n = 1 end] = true }", "local x = t"))
  end)

  it("cannot be set by an obligation", function()
    assert.equal(cannot_set(3, "seen"), loading("local seen", "obligations = { "
      .. "obligation 'x' { says = 'x', function(_, hand) seen = hand end } }"))
  end)

  it("cannot be set by a function of the options", function()
    assert.equal(cannot_set(3, "n"), loading("local n = 0",
      "piles = function() n = n + 1 return { pot = 'all' } end"))
  end)

  it("cannot be set by an obligation that such a function makes", function()
    assert.equal(cannot_set(4, "n"), loading("",
      "obligations = function() local n = 0 return {\n"
      .. "obligation 'x' { says = 'x', function() n = n + 1 end } } end"))
  end)

  it("cannot be set by a function in an example", function()
    assert.equal(cannot_set(5, "n"), loading("local n", "",
      "function g:round() end\nexample 'x' { hand = '2C', legal = function() "
      .. "n = 1 end }"))
  end)

  it("is named if it is the first of several that are set", function()
    assert.equal(cannot_set(5, "b"),
      running("local a, b, c", "b = 1\na = 1\nc = 1"))
  end)

  it("may be set while the file is loaded", function()
    assert.truthy(tenace.new(file("local n = 0 local function up() n = n + 1 "
      .. "end up() up()", "", "function g:round() self.told = tostring(n) end\n"
      .. "function g:over() return self.told == '2' end")):over())
  end)

  it("of a step may be set by a function within it", function()
    assert.truthy(tenace.new(file("", "", "function g:round() local n = 0\n"
      .. "local function up() n = n + 1 end up() up() self.n = n end\n"
      .. "function g:over() return self.n == 2 end")):over())
  end)
end)


describe("a table of a file", function()
  teardown(helper.clean)

  it("cannot be written into", function()
    assert.equal(in_table(5, "seen"), running("local t = {}", "t.seen = 1"))
  end)

  it("cannot be written into at a key that has a value", function()
    assert.equal(in_table(5, "1"), running("local t = { 1 }", "t[1] = 2"))
  end)

  it("cannot be emptied", function()
    assert.equal(in_table(5, "1"), running("local t = { 1 }", "t[1] = nil"))
  end)

  it("cannot be written into if it is inside another", function()
    assert.equal(in_table(5, "n"),
      running("local t = { { n = 1 } }", "t[1].n = 2"))
    assert.equal(in_table(5, "n"),
      running("local k = {} local t = { [k] = 1 }",
        "for key in pairs { t } do local x = key end k.n = 2"))
  end)

  it("cannot be written into by another function", function()
    assert.equal(in_table(2, "1"), running("local t = {} local function keep(x)"
      .. "\nt[#t + 1] = x end", "keep(self)"))
  end)

  it("cannot be changed by a word", function()
    assert.equal(in_list(5, "insert"),
      running("local t = {}", "table.insert(t, 1)"))
    assert.equal(in_list(5, "remove"),
      running("local t = { 1 }", "table.remove(t)"))
    assert.equal(in_list(5, "sort"),
      running("local t = { 2, 1 }", "table.sort(t)"))
  end)

  it("cannot be written into by a function that gets it", function()
    assert.equal(in_table(5, "x"), running("local t = {}",
      "local function put(into) into.x = 1 end put(t)"))
  end)

  it("cannot be written into through a fact", function()
    assert.equal("g.lua:5: game 'G', step 'round': 'x' cannot be set: this is "
      .. "read only", running("", "self.facts.own.x = 1",
        "facts = { own = { 1 } },"))
    assert.equal(in_table(5, "x"), running("local own = { 1 }", "own.x = 1",
      "facts = { own = own },"))
  end)

  it("cannot be written into through a declaration", function()
    assert.equal("g.lua:5: game 'G', step 'round': 'x' cannot be set: this is "
      .. "read only", running("", "follow_suit.x = 1"))
    assert.equal("g.lua:5: game 'G', step 'round': 'x' cannot be set: this is "
      .. "read only", running("local o = number { 1, from = 1, to = 2, 'n' }",
        "o.x = 1", "options = { o = o },"))
    assert.equal("g.lua:5: game 'G', step 'round': 'x' cannot be set: this is "
      .. "read only", running("", "player.x = 1"))
  end)

  it("cannot be the game", function()
    assert.equal("g.lua:5: game 'G', step 'round': game 'G': step 'x' cannot "
      .. "be set any more", running("", "g.x = function() end"))
  end)

  it("cannot be the table of names that the file sees", function()
    for statement, line in pairs {
      ["cycle --[[]] = self"] = 5, ["_ENV.cycle = self"] = 5,
      ["local e = _ENV e.cycle = self"] = 5,
      ["local function put(t) t.cycle = self end put(_ENV)"] = 5,
      ["local function put() cycle\n=\n3 end put()"] = 7,
    } do
      assert.equal("g.lua:" .. line .. ": game 'G', step 'round': 'cycle' is a "
        .. "word of the library and cannot be set", running("", statement))
    end
    assert.equal(cannot_set(5, "_ENV"), running("", "_ENV = {}"))
  end)

  it("is read as before", function()
    local m = tenace.new(file("local t = { 'b', 'a', n = 1, deep = { 5 }, "
      .. "f = function(x) return x + 1 end } t.self = t", "",
      [[
function g:round()
  local all = {}
  for i, v in ipairs(t) do all[#all + 1] = i .. v end
  for k in pairs(t) do all[#all + 1] = tostring(k) end
  all[#all + 1] = #t .. table.concat(t, "-", 1, 2)
  all[#all + 1] = select("#", table.unpack(t))
  all[#all + 1] = t.f(t.deep[1])
  all[#all + 1] = tostring(t.self == t) .. tostring(t.none) .. type(t)
  self.told = table.concat(all, " ")
  self:ask_yes_no(1, "on?")
end]]))
    assert.equal("1b 2a 1 2 deep f n self 2b-a 2 6 truenillist",
      (m:view(1).told:gsub("table$", "list")))
  end)

  it("is a list for every word", function()
    local m = tenace.new(file("local bids, cards, two = { 'one', { 'two' } }, "
      .. "{ '2C', '3C' }, { 1, 2 } local said = { { 'x', '2C' } }\n"
      .. "local lead = { leader = 2, tricks = 1 }", "", [[
function g:round()
  self:deal_each(13)
  local won = self:play_tricks(lead)
  self:choose(1, "which?", bids)
  self:ask_cards(1, "what?", two, self:player(1))
  self:declare(1, "say?", said)
  self.told = #combine(bids[2], cards) .. " " .. tostring(#self.stock)
  self:ask_yes_no(1, "on?")
end]]), { seed = 1 })
    assert.equal(2, (m:turn()))
    while m:turn() and select(2, m:turn()).kind == "card" do
      m:play(m:moves()[1])
    end
    assert.same({ "one", "two" }, m:moves())
    m:play "two"
    local _, asked = m:turn()
    assert.same({ 1, 2 }, { asked.min, asked.max })
    m:play(m:moves()[1])
    while select(2, m:turn()).prompt ~= "on?" do m:play(m:moves()[1]) end
    assert.equal("2 0", m:view(1).told)
  end)
end)


describe("what a file holds", function()
  teardown(helper.clean)

  it("cannot be a value that remembers how it was used", function()
    assert.equal(held(4, "next_word", "function"),
      running("local next_word = words 'a b'", "local x = next_word()"))
    assert.equal(held(4, "each", "function"),
      running("local each = pairs { 1, 2 }", "local x = each()"))
    assert.equal(held(4, "other", "function"),
      running("local other = game 'X'", "local x = other"))
  end)

  it("may be any word", function()
    assert.truthy(tenace.new(file("local join, up = table.concat, "
      .. "('').upper local c, m = cycle, math local follow = follow_suit", "",
      "function g:round() self.told = up(join { 'a', c('b', m.max(1)) }) .. "
      .. "type(follow) end function g:over() return self.told == 'ABtable' end")
      ):over())
  end)
end)


describe("a required file", function()
  teardown(helper.clean)

  --- What is wrong with a game that requires a file of that text, when a
  -- function of its options does this with it.
  local function with(text, statement)
    local made, problem = rules.folders({ "r" }, { ["r/data.lua"] = text,
      ["r/g.lua"] = "local data = require 'data'\nlocal g = game 'G' { "
        .. "players = 4, deck = french(52), piles = function() " .. statement
        .. "\nreturn {} end }\nfunction g:round() end\nreturn g",
    }):variant "g"
    return made and "nothing" or tostring(problem)
  end

  it("cannot set its own locals", function()
    assert.equal("r/data.lua:2: 'n' cannot be set here, because it outlives "
      .. "the match: " .. FIELD .. ", and set self.n", with("local n\n"
      .. "return { put = function(x) n = x end }", "data.put(1)"))
  end)

  it("cannot write into its own tables", function()
    local in_data = "r/data.lua:2: 'n' cannot be set in a table that outlives "
      .. "the match: " .. FIELD .. " for what changes"
    assert.equal(in_data, with("local t = {}\nreturn { put = function(x) t.n "
      .. "= x end }", "data.put(1)"))
    assert.equal(in_data, with("local M = {}\nfunction M.put(x) M.n = x end "
      .. "return M", "data.put(1)"))
  end)

  it("is read only for others", function()
    assert.equal("r/g.lua:2: 'n' cannot be set: this is read only",
      with("return { n = 1 }", "data.n = 2"))
    assert.equal("nothing", with("local M = { n = 1 } function M.get() "
      .. "return M.n end return M", "assert(data.get() == data.n)"))
  end)
end)


describe("an order", function()
  teardown(helper.clean)

  --- The error if the step `order` begins with this, in line 4.
  -- @param first what the step `round` does before it sets the fields
  local function order(statement, facts, first)
    return loading("", "round = { who = player, team = side, trump = suit },"
      .. (facts or ""), "function g:order() " .. statement
      .. " return { trump = self.trump } end\nfunction g:round()\n"
      .. "self:deal_each(13) self.who = self:player(2) " .. (first or "")
      .. "self.team = self:side(1) self:play_tricks() end\n"
      .. "function g:over() return true end")
  end

  local function refused(name)
    return "g.lua:4: game 'G', step 'order': an order may depend only on "
      .. "fields, options and facts, not on '" .. name .. "'"
  end

  it("depends on nothing that changes while fields do not", function()
    assert.equal(refused "stock", order "local x = #self.stock")
    assert.equal(refused "trick", order "local x = self:trick()")
    assert.equal(refused "hand", order "local x = self.who.hand:top()")
    assert.equal(refused "held", order "local x = self.who:held()")
    assert.equal(refused "tricks", order "local x = self.who.tricks")
    assert.equal(refused "score", order "local x = self.team.score")
    assert.equal(refused "won", order "local x = self.who.side.won")
    assert.equal(refused "pot",
      order("local x = self.pot", "piles = { pot = 'all' },"))
  end)

  it("does so, too, where the rules have just read it", function()
    local won, hand = "local x = self.who.side.won ", "x = self.who.hand "
    assert.equal(refused "hand", order(hand, "", won .. hand))
    assert.equal(refused "won", order(won, "", won .. hand))
    assert.equal(refused "bid", order("local x = self.who.bid",
      "keeps = { bid = each_player(0) },", "self.who.bid = 2 "))
  end)

  it("may depend on the number of the round", function()
    local m = tenace.new(file("", "", [[
function g:order() return { trump = cycle("C D H S", self.round_number) } end
function g:round()
  self:deal_each(13)
  self.seen = self.seen .. suit(self:player(1).hand:of_suit("trump"):list()[1])
end
function g:over() return self.round_number == 4 end]]), { seed = 1 })
    assert.equal("CDHS", core.fields(m.core).seen)
  end)
end)


describe("another match", function()
  teardown(helper.clean)

  --- The error if the flow of a match does this with another match.
  local function flow(f)
    local path = file("", "piles = { pot = 'all' },",
      "function g:round() self:ask_yes_no(1, 'on?') end")
    local one = tenace.new(path, { seed = 1 })
    local other = tenace.new(path, { seed = 2 })
    core.flow(one.core, function() f(other.core) end)
    local ok, wrong = core.resume(one.core)
    assert.is_nil(ok)
    return wrong
  end

  it("cannot be read or changed while one runs", function()
    for _, f in ipairs {
      function(self) return self:trick() end,
      function(self) return self:player(1) end,
      function(self) self:score(1, 1, "x") end,
      function(self) self.told = "x" end,
      function(self) return #self.pot end,
      function(self) return self.pot:cards() end,
      function(self) return self.stock:top() end,
    } do
      assert.truthy(string.find(flow(f), "it belongs to another match", 1,
        true))
    end
  end)

  it("has players and sides that cannot be read", function()
    local path = file("", "",
      "function g:round() self:ask_yes_no(1, 'on?') end")
    local other = tenace.new(path, { seed = 2 }).core
    for _, part in ipairs { core.player(other, 1), core.side(other, 1) } do
      local wrong = flow(function() return part.tricks end)
      assert.truthy(string.find(wrong, "it belongs to another match", 1, true))
    end
  end)
end)


describe("a bot that thinks", function()
  teardown(helper.clean)

  --- How often in 40 matches it guesses the suit on top of the stock, `truth`,
  -- where the rules do this and then go by `told`, if they have kept it. Each
  -- match has a file of its own, of which nothing is kept yet.
  local function right(told, put)
    local n = 0
    local text = "local g = game 'G' { players = 2, deck = french(52), "
      .. "round = { kept = text } }\nfunction g:round()\nself:deal_each(5)\n"
      .. "local truth = suit(self.stock:top())\nlocal told = " .. told .. "\n"
      .. put .. "\nlocal guess = self:choose(1, 'which?', { 'C', 'D', 'H', 'S' "
      .. "})\nself:score(1, guess == (told or truth) and 2 or 1, "
      .. "guess == truth and 'hit' or 'miss') end\n"
      .. "function g:over() return true end\nreturn g"
    for seed = 1, 40 do
      local m = tenace.new(helper.file(text), { seed = seed })
      m:run { "search:8", "random" }
      n = n + (m:score_sheet()[1].reason == "hit" and 1 or 0)
    end
    return n
  end

  it("knows what a field says, as everyone does", function()
    assert.truthy(right("self.kept",
      "if not self.kept then self.kept = truth end") > 30)
  end)

  it("learns nothing from a table that the rules hand out", function()
    for _, made in ipairs { "split 'a b'", "self:side(1).players",
      "self:player(1).hand:cards():list()" } do
      assert.truthy(right("(" .. made .. ").s",
        "local t = " .. made .. " t.s = t.s or truth") < 20)
    end
  end)

  it("gets no table that goes from seat to seat", function()
    local m = tenace.new(file("", "", [[
function g:round()
  local _, state, first = self:each_side()
  self.told = type(state) .. type(first)
  self:ask_yes_no(1, "on?")
end]]), { seed = 1 })
    assert.equal("userdatanil", m:view(1).told)
  end)
end)


describe("this Lua", function()
  it("compiles functions in a form that the check reads", function()
    local a, b
    local function sets()
      a = 1
      return function() return function()
        b = a end end
    end
    local line = debug.getinfo(sets, "S").linedefined
    assert.same({ 2, line + 3, 1, line + 1 }, lua54.upvalues_set(sets))
    assert.same({}, lua54.upvalues_set(function() return a, b end))
    assert.has_error(function() lua54.upvalues_set(print) end)
  end)

  it("is told from others by what it compiles", function()
    local bytes = string.dump(function() end)
    assert.truthy(lua54.read(bytes))
    assert.is_nil(lua54.read((bytes:gsub("^\x1BLua\x54", "\x1BLua\x55"))))
    assert.is_nil(lua54.read(bytes .. "\0"))
  end)

  it("tells what a file does to its names and to locals", function()
    local function look(text) return { lua54.look(load(text)) } end
    assert.same({ true, false }, look "local a = b.c; return a")
    assert.same({ true, true }, look "local a; return function() a = 1 end")
    assert.same({ true, true },
      look "return function() local a; return function() a = b end end")
    assert.same({ false, false }, look "return function() a = 1 end")
    assert.same({ false, false }, look "return function() return _ENV end")
    assert.same({ false, true }, look "return function() _ENV = {} end")
  end)

  it("tells lines far apart", function()
    local text = "local a\nreturn function()\n" .. ("\n"):rep(300) .. "a = 1"
      .. ("\nlocal x = a"):rep(150) .. "\na = 2 end"
    assert.same({ 1, 303, 1, 454 }, lua54.upvalues_set(load(text)()))
  end)
end)
