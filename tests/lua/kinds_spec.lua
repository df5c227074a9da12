local kinds = require "tenace.rules.kinds"
local fields = require "tenace.rules.fields"

local target = kinds.option("target",
  kinds.number { 5, from = 1, to = 50, "points that win" })
local trump = kinds.option("trump",
  kinds.choice { "last_card", "rotate", "where trump comes from" })
local open = kinds.option("open", kinds.flag { false, "hands lie open" })

--- The message about a declaration, and the path to the wrong part.
local function wrong(declaration)
  local option, text, path = kinds.option("x", declaration)
  assert.is_nil(option)
  return text, path
end

local function value_of(option, given)
  local value, text = kinds.value(option, given)
  return value == nil and text or value
end

describe("an option", function()
  it("has a default, a range and a sentence", function()
    assert.same({ name = "target", kind = "number", default = 5, from = 1,
      to = 50, says = "points that win", silences = {}, needs = {} }, target)
    assert.same({ "last_card", "rotate" }, trump.values)
    assert.equal("last_card", trump.default)
    assert.is_false(open.default)
  end)

  it("may have the words of a text as its choices", function()
    local option = kinds.option("n", kinds.choice { of = "J Q K A", "the last",
      default = "A" })
    assert.same({ "J", "Q", "K", "A" }, option.values)
    assert.same({ "A", "the last" }, { option.default, option.says })
    assert.equal("J", kinds.option("n", kinds.choice { of = "J Q", "x" })
      .default)
    assert.same({ "Q", "K" }, kinds.option("n",
      kinds.choice { of = "J Q K", from = "Q", "x" }).values)
  end)

  it("may have numbers as its choices, and another default", function()
    local option = kinds.option("n", kinds.choice { 2, 0, "naturals" })
    assert.same({ 2, 0 }, option.values)
    assert.equal(0, kinds.value(option, "0"))
    option = kinds.option("n", kinds.choice { "a", "b", "x", default = "b" })
    assert.equal("b", option.default)
  end)

  it("names the options that it leaves without effect", function()
    local option = kinds.option("rounds", kinds.number { 0, from = 0, to = 9,
      silences = "target floor", "rounds" })
    assert.same({ "target", "floor" }, option.silences)
  end)

  it("may be made of certain words", function()
    local must = kinds.option("must", kinds.text { "", of = "5 10 K", "x" })
    local two = kinds.option("two",
      kinds.text { "5 5", of = "5 10 K", count = 2, "x" })
    assert.equal("5 K", kinds.value(must, "5, k"))
    assert.equal("", kinds.value(must, ""))
    assert.equal("10 5", kinds.value(two, "10 5"))
    assert.same({ nil, "option 'must' must be words of 5 10 K, not '5 6'" },
      { kinds.value(must, "5 6") })
    assert.same({ nil, "option 'two' must be 2 words of 5 10 K, not '5'" },
      { kinds.value(two, "5") })
    assert.equal("its 'of' must be text: the words that it may be made of",
      wrong(kinds.text { "", of = { "5" }, "x" }))
    assert.equal("its 'count' must be a whole number",
      wrong(kinds.text { "", of = "5", count = "2", "x" }))
  end)

  it("is refused if a part is missing or wrong", function()
    local text, path = wrong(kinds.number { 5, form = 1, to = 50, "x" })
    assert.equal("unknown field 'form', did you mean 'from'?", text)
    assert.same({ "form" }, path)
    assert.equal("its 'from' must be a whole number",
      wrong(kinds.number { 5, to = 50, "x" }))
    assert.equal("its 'default' must be a whole number",
      wrong(kinds.number { 2.5, from = 1, to = 50, "x" }))
    for _, silences in ipairs { 5, print, { "a", 5 } } do
      assert.equal("'silences' names options, as text or a list of texts",
        wrong(kinds.flag { true, silences = silences, "x" }))
    end
    assert.equal("its range from 9 to 1 is empty",
      wrong(kinds.number { 5, from = 9, to = 1, "x" }))
    assert.equal("its default must be a number from 1 to 9, not '0'",
      wrong(kinds.number { 0, from = 1, to = 9, "x" }))
    assert.equal("it needs its default and, last, a sentence about it",
      wrong(kinds.number { 5, from = 1, to = 50 }))
    assert.equal("it needs at least two values, and a sentence about them",
      wrong(kinds.choice { "a", "b" }))
    assert.equal("'a' must be text or a whole number, and only once",
      wrong(kinds.choice { "a", "a", "b" }))
    assert.equal("'of' gives its values, so it may have only a sentence "
      .. "besides", wrong(kinds.choice { of = "a b", "a", "x" }))
    assert.equal("its 'of' must be text, words with blanks between, or a list",
      wrong(kinds.choice { of = 3, "x" }))
    assert.equal("it needs at least two values, and a sentence about them",
      wrong(kinds.choice { of = "a", "x" }))
    local of = "its 'from' must be one of the words of its 'of'"
    assert.equal(of, wrong(kinds.choice { of = "a b", from = "c", "x" }))
    assert.equal(of, wrong(kinds.choice { from = "b", "b", "c", "x" }))
    assert.equal("its default must be true or false, not 'maybe'",
      wrong(kinds.flag { "maybe", "x" }))
    assert.equal("a flag has one default and one sentence",
      wrong(kinds.flag { false, true, "x" }))
    assert.equal("what number is given must be in braces",
      wrong(kinds.number(5)))
    assert.equal("it must be a number, choice, flag or text { … }", wrong(5))
  end)
end)

describe("a value of an option", function()
  it("is read from text", function()
    assert.equal(7, value_of(target, "7"))
    assert.equal("rotate", value_of(trump, "rotate"))
    assert.equal("rotate", value_of(trump, "ROTATE"))
    assert.is_true(value_of(open, "true"))
    assert.is_true(value_of(open, "Yes"))
    assert.is_false(value_of(open, "off"))
  end)

  it("may be given as it is", function()
    assert.equal(7, value_of(target, 7))
    assert.equal("integer", math.type(value_of(target, 7.0)))
    assert.is_false(value_of(open, false))
  end)

  it("is refused with the values that are possible", function()
    assert.equal("option 'target' must be a number from 1 to 50, not '99'",
      value_of(target, "99"))
    assert.equal("option 'target' must be a number from 1 to 50, not '0x10'",
      value_of(target, "0x10"))
    assert.equal("option 'target' must be a number from 1 to 50, not '2.5'",
      value_of(target, 2.5))
    assert.equal("option 'trump' must be 'last_card' or 'rotate', not "
      .. "'rotat', did you mean 'rotate'?", value_of(trump, "rotat"))
    assert.equal("option 'open' must be true or false, not '3'",
      value_of(open, "3"))
    assert.equal("option 'trump' must be 'last_card' or 'rotate', not 'true'",
      value_of(trump, true))
  end)
end)

describe("a field", function()
  local function suit() end

  it("is declared by the word of its kind", function()
    assert.equal("suit", fields.read("trump", suit, suit).kind)
    for name, word in pairs(fields.words) do
      if name ~= "choice" and name ~= "untold" then
        assert.equal(name, fields.read("x", word, suit).kind)
      end
    end
  end)

  it("is declared by its default", function()
    assert.same({ name = "n", kind = "number", default = 0 },
      fields.read("n", 0))
    assert.equal("flag", fields.read("n", false).kind)
    assert.equal("text", fields.read("n", "").kind)
    local level = fields.read("level", { 2, 2 })
    assert.equal("list", level.kind)
    assert.equal(2, level.default[2])
  end)

  it("is declared as an option is", function()
    local field = fields.read("bid",
      kinds.number { 18, from = 18, to = 264, "the bid" })
    assert.same({ 18, 264 }, { field.from, field.to })
  end)

  it("is declared by its range or its words alone", function()
    local field = fields.read("tricks", kinds.number(0, 13))
    assert.same({ 0, 13 }, { field.from, field.to })
    assert.is_nil(field.default)
    field = fields.read("way", kinds.choice "up down")
    assert.same({ "up", "down" }, field.values)
    assert.is_nil(field.default)
    field = fields.read("what", kinds.choice { of = { { "a", "b" }, "c d" } })
    assert.same({ "a", "b", "c d" }, field.values)
    field = fields.read("what", kinds.choice { of = "a b", default = "b" })
    assert.equal("b", field.default)
  end)

  it("needs a kind, a default, a range or words", function()
    local function refused(value, message)
      local field, text = fields.read("x", value, suit)
      assert.is_nil(field)
      assert.equal(message, text)
    end
    local kind =
      "its kind or its default is missing, as in 'suit', 'player', 0"
    refused(nil, kind)
    refused(1.5, kind)
    refused(print, kind)
    refused(kinds.choice,
      "a choice needs its values: choice \"a b\"")
    refused(kinds.choice "", "a choice needs its values: choice \"a b\"")
    refused(kinds.choice { of = 7 },
      "its 'of' must be text, words with blanks between, or a list")
    refused(kinds.choice "a b a", "'a' must be text or a whole number, and "
      .. "only once")
    refused(kinds.number(5, 1), "its range from 5 to 1 is empty")
    refused(kinds.number(5), "what number is given must be in braces")
    refused(kinds.number { from = 5 }, "its 'to' must be a whole number")
    refused({ print },
      "only text, numbers, true, false and tables of them fit here")
  end)
end)

describe("a field's value", function()
  local at = {
    suits = { C = true, D = true }, players = 4, sides = 2,
    player = function(value) return value == "east" and 2 or value end,
    card = function(text) return text == "qs" and "QS" or nil end,
    cards = function(text) return text ~= "?" and text:upper() or nil end,
  }

  local function check(kind, value, more)
    local field = more or {}
    field.name, field.kind = "x", kind
    local kept, text = fields.check(field, value, at)
    if kept == nil then return text end
    return kept
  end

  it("is kept if it is of the kind", function()
    assert.equal("D", check("suit", "D"))
    assert.equal(3, check("player", 3))
    assert.equal(2, check("player", "east"))
    assert.equal(2, check("side", 2))
    assert.equal("QS", check("card", "qs"))
    assert.equal("QS 2C", check("cards", "qs 2c"))
    assert.is_false(check("flag", false))
    assert.equal("text", check("text", "text"))
    assert.equal(5, check("number", 5.0))
    assert.equal("b", check("choice", "b", { values = { "a", "b" } }))
    assert.equal(1, check("list", { 1 })[1])
    assert.is_nil(check("suit", nil))
  end)

  it("is refused if it is not", function()
    assert.equal("field 'x' must be a suit of the deck, not 'H'",
      check("suit", "H"))
    assert.equal("field 'x' must be a player, not '5'", check("player", 5))
    assert.equal("field 'x' must be a side, not '0'", check("side", 0))
    assert.equal("field 'x' must be a card, not '1Z'", check("card", "1Z"))
    local way = { values = { "uptown", "downtown" } }
    assert.equal("field 'x' must be 'uptown' or 'downtown', not 'sideways'",
      check("choice", "sideways", way))
    assert.equal("field 'x' must be 'uptown' or 'downtown', not 'uptwon', did "
      .. "you mean 'uptown'?", check("choice", "uptwon", way))
    assert.equal("field 'x' must be a number from 0 to 13, not '14'",
      check("number", 14, { from = 0, to = 13 }))
    assert.equal("field 'x' must be a number from 0 to 13, not table",
      check("number", {}, { from = 0, to = 13 }))
    assert.equal("field 'x' must be a whole number, not '1.5'",
      check("number", 1.5))
    assert.equal("field 'x' must be cards, as text, not '?'",
      check("cards", "?"))
    assert.equal("field 'x' must be true or false, not 'yes'",
      check("flag", "yes"))
    assert.equal("field 'x' must be text, not '1'", check("text", 1))
    assert.equal("field 'x' must be a number from 3 to 4, not '2.0'",
      check("number", 2.0, { from = 3, to = 4 }))
    assert.equal("field 'x' must be 'a' or 'b', not 'c'",
      check("choice", "c", { values = { "a", "b" } }))
    assert.equal("field 'x' must be a table of plain data, not function",
      check("list", print))
  end)
end)
