-- Lines of a table in a step's comment: in a rulebook, and for those who
-- translate it.

local helper = require "game_helper"
local html = require "tenace.face.rulebook.html"
local difference = require "tenace.face.rulebook.difference"
local markdown = require "tenace.face.rulebook.markdown"
local rulebook = require "tenace.face.rulebook.book"
local sentences = require "tenace.face.rulebook.sentences"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"

local SOURCE = [[
-- G.
local g = game "G" { players = 2, deck = french(52),
  obligations = { follow_suit },
  options = { target = number { 50, from = 1, to = 90, "points that win" },
    slam = flag { true, "a slam counts" } } }
function g:round()
  self:deal_each(2)
  self:play_tricks()
  self:score_round()
end
-- Tricks count for whoever takes them.
-- | the first trick | 5, with QS 10 |
-- | each other | {target} |
-- [slam] | all tricks | 100 |
-- [] And that is all.
function g:score_round()
  for side in self:each_side() do
    self:score(side, self.option.slam and side.tricks or 1, "tricks")
  end
end
return g]]


local function variant(options)
  return assert(tenace.variant(helper.file(SOURCE), options))
end


--- The block of a book with the table, and the one before it.
local function found(book)
  for i, block in ipairs(book.blocks) do
    if block.of_step then return block, book.blocks[i - 1] end
  end
end


describe("a table in a step's comment", function()
  teardown(helper.clean)

  it("stands behind what the step says, with values of options", function()
    local block, step = found(rulebook.of(variant()))
    assert.equal("Tricks count for whoever takes them. And that is all.",
      step.text)
    assert.same({ { "the first trick", "5, with QS 10" },
      { "each other", "50" }, { "all tricks", "100" } }, block.rows)
  end)

  it("leaves out lines whose condition does not hold", function()
    local block = found(rulebook.of(variant { slam = false, target = 7 }))
    assert.same({ { "the first trick", "5, with QS 10" },
      { "each other", "7" } }, block.rows)
  end)

  it("is drawn in each form of a rulebook", function()
    local book = rulebook.of(variant())
    assert.matches("\n      each other       50\n      all tricks       100\n",
      table.concat(text.lines(book, show.style { width = 80 }), "\n"), 1, true)
    book.blocks = { { kind = "facts", rows = { { "QS", "10" } } } }
    assert.matches("Q♠  10", table.concat(text.lines(book,
      show.style { width = 80, signs = show.signs "C D H S" }), "\n"), 1, true)
    book = rulebook.of(variant())
    assert.matches("\n- **each other**: 50\n", markdown.of(book), 1, true)
    assert.matches('<table class="told d1"><tr><td>the first trick</td>',
      html.of(book), 1, true)
  end)

  it("is compared line by line", function()
    local list = difference.of(rulebook.of(variant()),
      rulebook.of(variant { target = 7 }))
    assert.same({ { label = "each other", before = "50", after = "7" } },
      list[1].changes)
  end)

  it("is translated cell by cell, numbers and values not", function()
    local told = {}
    for _, one in ipairs(sentences.of(SOURCE)) do told[one.text] = true end
    assert.is_true(told["the first trick"] and told["5, with QS 10"]
      and told["all tricks"] and told["And that is all."])
    assert.is_nil(told["100"] or told["{target}"])
    local made = variant()
    made.texts = setmetatable({}, { __index = function(_, english)
      return english == "each other" and "jeder andere" or nil
    end })
    assert.equal("jeder andere", found(rulebook.of(made)).rows[2][1])
  end)
end)
