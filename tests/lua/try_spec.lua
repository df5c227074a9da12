local examples = require "tenace.study.examples"
local helper = require "game_helper"
local tenace = require "tenace"


-- A small game in which suit is followed.
local GAME = [[
  obligations = { follow_suit }, match_rounds = 1,
  options = { n = number { 2, from = 1, to = 3, "cards" } }, ]]

local STEPS = [[
function g:round()
  self:deal_each(self.option.n)
  self:play_tricks()
end
function g:score_round() end
]]


--- The path of the game with these lines at its end.
local function game(rest)
  return helper.write(helper.folder() .. "/g.lua",
    helper.text(GAME, STEPS .. rest))
end


--- What is wrong with the lines of play of a game.
local function failures(rest)
  local variant, list = assert(tenace.variant(game(rest))), {}
  local lib = tenace.library
  local all = examples.all(variant, lib)
  for _, one in ipairs(examples.run(variant, lib, nil, nil, all)) do
    if not one.ok then list[#list + 1] = one.text end
  end
  return list, #all
end


--- What is wrong with a game's file.
local function fault(rest)
  local variant, wrong = tenace.variant(game(rest))
  assert.is_nil(variant)
  return wrong
end


local DEAL = "deal = { hands = { '2C 3H', '4C 5C', '6H 7H', '8C 9H' } }"


describe("try in a rules file", function()
  it("says nothing where the moves go through", function()
    local wrong, n = failures("try '2C 4C 6H' { dealer = 4, " .. DEAL .. " }")
    assert.same({}, wrong)
    assert.equal(1, n)
  end)

  it("says which move is refused, by which rule, and what is allowed",
    function()
      local wrong = failures("try '2C 4C 6H 9H' { dealer = 4, n = 3, deal = { "
        .. "hands = { '2C * *', '4C * *', '6H 7H 8H', '8C 9C 9H' } } }")
      assert.equal(1, #wrong)
      assert.matches("/g.lua:%d+: try '2C 4C 6H 9H': move 4, '9H': it is "
        .. "seat 4's turn: you hold 8C 9C, so you must follow clubs "
        .. "%(rule follow suit, [^ ]*/g.lua:%d+%); allowed: 8C, 9C$", wrong[1])
    end)

  it("may name moves that the program makes by itself, or leave them out",
    function()
      for _, line in ipairs { "2C 4C 6H 8C 9H 3H 5C", "2C 4C 6H", "2C 4C 6H 8C",
        "2C 4C 6H 8c 9h" } do
        assert.same({}, failures(("try %q { dealer = 4, %s }"):format(line,
          DEAL)))
      end
      assert.matches("move 5, '3H': the match is over %(before '3H' this was "
        .. "played by itself", failures("try '2C 4C 6H 8C 3H' { dealer = 4, "
        .. DEAL .. " }")[1])
    end)

  it("names no rule for a card that is not held", function()
    local wrong = failures("try 'AS' { dealer = 4, " .. DEAL .. " }")
    assert.matches("move 1, 'AS': it is seat 1's turn: you do not hold AS; "
      .. "allowed: 2C, 3H$", wrong[1])
  end)

  it("begins with seed 1, or with the seed that is given", function()
    local function first(seed)
      return tenace.new("whist", { seed = seed }):moves()[1]
    end
    assert.not_equal(first(1), first(3))
    local lib = tenace.library
    for text, seed in pairs { [("try %q"):format(first(1))] = 1,
      [("try %q { seed = 3 }"):format(first(3))] = 3 } do
      local one = { name = "x", file = "f", line = 1, home = "whist",
        try = true, body = { moves = { first(seed) }, seed = seed } }
      local ran = examples.run(lib:variant "whist", lib, nil, nil, { one })
      assert.is_true(ran[1].ok, text)
    end
  end)

  it("may expect something of the end, and set options", function()
    assert.same({}, failures("try '2C' { dealer = 4, legal = '4C 5C', "
      .. DEAL .. " }"))
    local wrong = failures("try '2C' { dealer = 4, legal = '4C', " .. DEAL
      .. " }\ntry '2C' { dealer = 4, n = 3, leaves = { stock = 41 }, "
      .. "deal = { hands = { '2C' } } }")
    assert.equal(2, #wrong)
    assert.matches("legal should be '4C', but is '4C 5C'", wrong[1])
    assert.matches("stock should be '41', but is '40'", wrong[2])
  end)

  it("may have moves of several words, with commas", function()
    local wrong = failures("try 'AS of spades, 2C'")
    assert.matches("move 1, 'AS of spades':", wrong[1])
  end)

  it("stays out of the rulebook and of lessons", function()
    local variant = tenace.variant(game("try '2C'\nexample 'x' { hand = '2C', "
      .. "legal = '2C' }"))
    assert.equal(1, #variant.examples)
    assert.equal(1, #variant.tries)
  end)

  it("is checked when its file is loaded", function()
    for _, rest in ipairs { "try {}", "try ''" } do
      assert.matches("'try' expects moves as text: try \"7C QS\"$", fault(rest))
    end
    assert.matches("try '2C': in braces may be what it starts from and what "
      .. "is expected, but no moves$", fault "try '2C' { moves = '2C' }")
    assert.matches("try '2C': unknown field 'sed', did you mean 'seed'%?$",
      fault "try '2C' { sed = 2 }")
    assert.matches("try '2C': 'seed' is no number$",
      fault "try '2C' { seed = 'x' }")
    assert.matches("try '2C': 'hand' does not go with 'moves'",
      fault "try '2C' { hand = '2C', legal = '2C' }")
  end)

  it("leaves a seed of an example without moves alone", function()
    assert.matches("example 'x': 'seed' needs moves too$",
      fault "example 'x' { seed = 2, hand = '2C', legal = '2C' }")
  end)
end)


describe("m:try", function()
  local m = tenace.new("whist", { seed = 2 })

  it("plays the moves in a copy", function()
    local copy = m:try "KC 8C"
    assert.equal(2, copy:decisions())
    assert.equal(0, m:decisions())
  end)

  it("says why a move is refused", function()
    local copy, why, at = m:try "KC, 9S"
    assert.is_nil(copy)
    assert.matches("^move 2, '9S': it is seat 3's turn: you hold .*, so you "
      .. "must follow clubs %(rule follow suit, .*whist.lua:%d+%); allowed: "
      .. "3C, 8C, QC, AC$", why)
    assert.equal(1, at:decisions())
  end)

  it("stops where the match is over", function()
    local over = tenace.new("whist", { seed = 2 }):run "random"
    local _, why = over:try "KC"
    assert.equal("move 1, 'KC': the match is over", why)
  end)

  it("wants moves", function()
    assert.error_matches(function() m:try "" end, "expects moves as text")
    assert.error_matches(function() m:try(3) end, "try: a text is expected")
  end)
end)
