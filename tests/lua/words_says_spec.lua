-- Sentences with values, which every word takes where it takes a text.

local core = require "tenace.core"
local helper = require "game_helper"


--- The reasons on the score sheet of a round with these statements.
local function reasons(statements)
  local m = helper.round(statements)
  local list = {}
  for _, line in ipairs(m:score_sheet()) do list[#list + 1] = line.reason end
  return table.concat(list, "; ")
end


--- What is wrong in a round with these statements, without its place.
local function wrong(statements)
  return (helper.wrong(statements):gsub("^.-: game 'G', step 'round': ", ""))
end


describe("a sentence with values", function()
  teardown(helper.clean)

  it("is the reason of a score", function()
    assert.equal("bid 4, took 9", reasons
      'self:score(1, 3, { "bid {bid}, took {n}", bid = "4", n = 9 })')
    assert.equal("bid 4; bid 4; bid 4", reasons
      'self:score_others(1, 3, { "bid {bid}", bid = 4 })')
    assert.equal("2 to 1", reasons
      'self:score(1, { { 5, { "{a} to {b}", a = 2, b = 1 } } })')
  end)

  it("is what a side counts", function()
    assert.equal("seat 1 7", reasons [[
      self:count(1, 7, { "seat {n}", n = 1 })
      self:score_counted(1)]])
  end)

  it("is what a player says, and why cards are shown", function()
    local m = helper.round [[
      self:deal_each(1)
      self:say(1, { "{n} points", n = 20 })
      self:show(self:player(1).hand, { "card {n}", n = 1 })]]
    local told = {}
    for _, one in ipairs(m:story(2)) do
      told[#told + 1] = one.says or one.reason
    end
    assert.same({ "20 points", "card 1" }, told)
  end)

  it("is a question, and why an answer is refused", function()
    local m = helper.round [[
      self:ask_number(1, { "how many of {n}?", n = 3 }, 0, 3,
        { [2] = { "not {n}", n = "two" } })]]
    local _, asked = m:turn()
    assert.equal("how many of 3?", asked.prompt)
    assert.equal("not two", select(2, m:allows "2"))
  end)

  it("may have cards, flags and sentences as values", function()
    assert.equal("true: 1 card, in hand", reasons [[
      self:deal_each(1)
      self:score(1, 3, { "{is}: {what}, in {place}", is = true,
        what = { "{n} card", n = #self:player(1).hand }, place = "hand" })]])
    assert.equal("a", core.says { "a" })
    assert.equal("a { b } {", core.says "a { b } {")
    assert.equal("a { 1 } {", core.says { "a { {b} } {", b = 1 })
  end)

  it("has whole numbers as Lua writes them", function()
    for _, n in ipairs { 0, 7, -1, 10, -120, math.maxinteger,
      math.mininteger } do
      assert.equal("<" .. n .. ">", core.says { "<{n}>", n = n })
    end
  end)

  it("may be long, and have long ones as values", function()
    assert.equal(("x"):rep(3000) .. ", " .. ("y"):rep(2000) .. "!", reasons [[
      self:score(1, 3, { "{a}, {b}!", a = ("x"):rep(3000),
        b = { "{c}", c = ("y"):rep(2000) } })]])
  end)

  it("says which value is missing", function()
    assert.equal("bad argument #3 to 'score' (the sentence 'bid {bid}' lacks "
      .. "its part 'bid')", wrong 'self:score(1, 3, { "bid {bid}", bd = 4 })')
  end)

  it("begins with a text, and is no endless one", function()
    for _, says in ipairs { "{}", "{ 4 }", "{ says = 'a' }" } do
      assert.matches("bad argument #3 to 'score' (a text, or a sentence "
        .. "{ \"…\", name = value } expected)",
        wrong("self:score(1, 3, " .. says .. ")"), 1, true)
    end
    assert.matches("a text, or a sentence", wrong [[
      local deep = { "{deep}" }
      deep.deep = deep
      self:score(1, 3, deep)]], 1, true)
  end)

  it("counts as the rules' instructions, however short it is", function()
    assert.matches("the rules have run for %d+ instructions", wrong [[
      local says = ""
      for _ = 1, 7 do says = { ("{a}"):rep(20000), a = says } end
      self:score(1, 3, says)]])
  end)
end)
