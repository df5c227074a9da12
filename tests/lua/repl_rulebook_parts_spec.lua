-- What a worked example says of steps, options, piles and refusals: words of
-- the table.

local examples = require "tenace.face.rulebook.examples"
local helper = require "game_helper"
local html = require "tenace.face.rulebook.html"
local rulebook = require "tenace.face.rulebook.book"
local taught = require "tenace.face.rulebook.taught"
local tenace = require "tenace"

local SOURCE = [[
-- G.
local g = game "G" { players = 2, deck = french(52),
  piles = { turned = "all" }, obligations = { follow_suit },
  options = { target = number { 5, from = 1, to = 50, "points that win" },
    first_dealer = number { 0, from = 0, to = 2, "seat; 0: random" },
    trump = choice { "drawn", "turned", "where it comes from" } },
  round = { trump = suit } }
function g:deal() self:deal_each(2) self:draw(self.turned) end
function g:round() self:deal() self:play_tricks { leader = self:player(1) } end
function g:worth(points, bold) return bold and 2 * points or points end
function g:may(player, suit) return suit == "H" end
example "one" { step = "worth", with = { 30, true }, gives = 60 }
example "two" { step = "may", with = { "player 1", "H" }, gives = true }
example "three" { hand = "4H 5C", trick = "2H", refused = "5C",
  because = "follow_suit" }
example "four" { step = "deal", leaves = { counts = { 2, 2 }, turned = 1 } }
example "five" { moves = {}, options = { first_dealer = 2, target = 3 },
  deal = { hands = { "4H *", "*" } }, leaves = { dealer = 2 } }
example "six" { settings = { target = { 1, 5, 50 } } }
example "seven" { trump = "H", hand = "4H 5C", legal = "4H 5C" }
return g]]


--- The rows of the game's n-th example as lines `label: text`.
local function lines_of(n)
  local variant, list = assert(tenace.variant(helper.file(SOURCE))), {}
  for i, row in ipairs(examples.rows(variant.examples[n], variant)) do
    list[i] = row[1] .. ": " .. row[2]
  end
  return list
end


describe("an example of the rules file's parts", function()
  teardown(helper.clean)

  it("tells a step, what it is given and its answer in one row", function()
    assert.same({ "worked out: with points 30, bold: 60" }, lines_of(1))
    assert.same({ "worked out: with seat 1, hearts: yes" }, lines_of(2))
  end)

  it("tells a refusal's reason instead of the rule's name", function()
    local lines = lines_of(3)
    assert.equal("why: you hold 4H, so you must follow hearts", lines[#lines])
  end)

  it("names what is left with words of the table", function()
    assert.same({ "then: cards in hand 2, 2; turned up 1" }, lines_of(4))
  end)

  it("says that a setting is an option, and who deals", function()
    assert.same({ "dealer: seat 2", "option target: 3",
      "in hand, seat 1: {4H} and others", "said and played: nothing",
      "then: dealer seat 2" }, lines_of(5))
  end)

  it("is parted on the HTML page into what is given and what follows",
    function()
      local variant = assert(tenace.variant(helper.file(SOURCE)))
      local page = html.of(rulebook.of(variant))
      assert.is_truthy(page:find('<p class="so">[^\n]*refused.-<i>why</i> '
        .. "you hold"), page)
    end)

  it("keeps the name of a field that an option has, too", function()
    assert.equal("trump: hearts", lines_of(7)[1])
  end)

  it("is not shown where it repeats the table of options", function()
    local shown = taught.all(assert(tenace.variant(helper.file(SOURCE))))
    for _, one in ipairs(shown) do assert.not_equal("six", one.name) end
  end)
end)
