-- Lists of players, and lists that each player has: as fields, in answers, and
-- as views and examples have them.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  round = { doubles = each_player(players), order = players },
  keeps = { done = each_player(list), by = each_player(players) },
]]

local wrong = helper.wrong


describe("a list of players", function()
  teardown(helper.clean)

  it("is kept as seats, whether players or seats are given", function()
    local m = helper.round([[
      self:player(2).doubles = { self:player(4), 1 }
      self.order = { self:player(3), self:player(1), 3 }
    ]], FACTS)
    local view = m:view(1)
    assert.same({ false, { 4, 1 }, false, false }, view.doubles)
    assert.same({ 3, 1, 3 }, view.order)
  end)

  it("is empty at first where a match keeps it", function()
    local m = helper.round([[
      local one = self:player(1)
      one.done = join(one.done, "hearts", #one.by)
    ]], FACTS)
    assert.same({ { "hearts", 0 }, {}, {}, {} }, m:view(1).done)
    assert.same({ {}, {}, {}, {} }, m:view(1).by)
  end)

  it("has nothing but players", function()
    for given, name in pairs { ["{ 5 }"] = "doubles", ["{ 0 }"] = "doubles",
      ["{ 'x' }"] = "by", ["{ self.stock }"] = "by", ["3"] = "by" } do
      assert.truthy(wrong("self:player(1)." .. name .. " = " .. given, FACTS)
        :find("field '" .. name .. "' must be a list of players", 1, true))
    end
    assert.truthy(wrong("self.order = { {} }", FACTS):find("a list of players",
      1, true))
  end)

  it("can be asked for, and is an answer", function()
    local m = helper.round([[
      local _, named = self:ask(1, "whom?", { { "double {players}" } })
      self:player(1).doubles = named
      self.order = { among(self:player(4), named) and 4 or 1 }
    ]], FACTS)
    m:play "double 2 4"
    assert.same({ { 2, 4 }, false, false, false }, m:view(1).doubles)
    assert.same({ 4 }, m:view(1).order)
  end)

  it("are all others, one or several, where a form has no list", function()
    local m = helper.round([[
      self:sit_out(self:player(3))
      local _, one = self:ask(2, "who?", { { "with {player}" } })
      local _, several = self:ask(2, "who?", { { "with {players}" } })
      self.order = join({ one }, several)
    ]], FACTS)
    assert.same({ "with 4", "with 1" }, m:moves())
    m:play "with 1"
    assert.same({ "with 1", "with 1 4", "with 4" }, m:moves())
    m:play "with 1 4"
    assert.same({ 1, 1, 4 }, m:view(1).order)
  end)

  it("can be given to an example, and be expected of it", function()
    local game = helper.text(FACTS, [[
      function g:round(n)
        self:player(1).doubles = join(self:player(2).doubles, n)
        self:pass_deal_to(n or 1)
      end
      example "a" { step = "round", with = { 3 }, doubles = { {}, { 4 }, {},
        {} }, leaves = { doubles = { { 4, 3 }, { 4 }, {}, {} },
        next_dealer = 3 } }
      example "b" { step = "round", doubles = { {}, {}, {}, {} },
        leaves = { doubles = { { 2 }, {}, {}, {} }, next_dealer = 1 } }]])
    local problems = tenace.check(helper.file(game))
    assert.truthy(problems[1].text:find("doubles should be '{ 2 }; {  }; {  };"
      .. " {  }', but is '{  }; {  }; {  }; {  }'", 1, true))
    assert.is_nil(problems[2])
  end)
end)


describe("join", function()
  it("puts lists and items behind one another", function()
    local m = helper.round([[
      self.told = table.concat(join({ 1, 2 }, nil, "a", false, { "b" }, {}),
        " ")
    ]], "round = { told = text }")
    assert.equal("1 2 a b", m:view(1).told)
  end)

  it("makes no endless list", function()
    assert.truthy(wrong([[ local t = { 1 }
      for _ = 1, 17 do t = join(t, t) end ]]):find("too many items", 1, true))
  end)
end)


describe("all_taken", function()
  it("says that nobody holds a card that counts", function()
    local m = helper.match([[ points = { QS = 13, ["2H"] = -1 },
      round = { told = text } ]], [[
      function g:after_trick()
        self.told = (self.told or "") .. tostring(self:all_taken()) .. " "
      end
      function g:round() self:deal_each(2) self:play_tricks { leader = 1 }
        self:ask_yes_no(1, "go on?")
      end]], { seed = 1, deal = { hands = { "QS 4C", "2H 5C", "8D 6C",
      "9D 7C" } } })
    m:play "QS":play "5C":play "8D":play "9D"
    assert.equal("false true ", m:view(1).told)
  end)
end)


describe("an obligation that depends on an option", function()
  local function game(condition)
    return helper.file(helper.text([[ options = { free = flag { false, "f" },
      most = number { 2, from = 0, to = 3, "m" } },
      obligations = { obligation "no spade" { avoid = "S",
      ]] .. condition .. [[, says = "no" }, follow_suit } ]], [[
      function g:round()
        self:deal_each(2)
        self:end_match(self:play_tricks(), true)
      end]]))
  end

  --- The names of the obligations of a game under these options.
  local function names(condition, options)
    local list = {}
    local variant = tenace.variant(game(condition), options)
    for i, o in ipairs(variant.obligations) do list[i] = o.name end
    return table.concat(list, ", ")
  end

  it("is there only where the option says so", function()
    local both, one = "no spade, follow_suit", "follow_suit"
    assert.equal(both, names "unless = { free = true }")
    assert.equal(one, names("unless = { free = true }", { free = true }))
    assert.equal(one, names "when = { 'leading', most = '1, 3' }")
    assert.equal(both, names("when = { most = '1, 3' }", { most = 3 }))
  end)

  it("counts as a use of the option", function()
    local problems, remarks = tenace.check(game(
      "unless = { free = true, most = 1 }"))
    assert.same({}, problems)
    for _, remark in ipairs(remarks) do
      assert.is_nil(remark.text:find("is never read", 1, true))
    end
  end)

  it("may not depend on what is neither an option nor a field", function()
    local variant, problem = tenace.variant(game "unless = { fre = true }")
    assert.is_nil(variant)
    assert.truthy(tostring(problem):find("fre", 1, true))
  end)
end)
