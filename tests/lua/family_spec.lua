-- The families of a list of games.

local family = require "tenace.rules.family"
local games = require "tenace.face.say.games"
local helper = require "game_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- The family of a game with these facts.
local function of(facts)
  return family.of(helper.match(facts, "function g:round()\n"
    .. "self:ask_yes_no(1, 'more?')\nend").variant)
end


describe("the family of a game", function()
  teardown(helper.clean)

  it("is found in its facts", function()
    assert.equal("others", of "")
    assert.equal("tricks", of "obligations = { follow_suit },")
    assert.equal("points",
      of 'obligations = { follow_suit }, points = { A = 1 },')
    assert.equal("avoiding",
      of 'obligations = { follow_suit }, wins = "lowest total",')
    assert.equal("bidding",
      of "obligations = { follow_suit }, round = { bid = number(1, 9) },")
    assert.equal("melds", of 'melds = { sets = "2 3", least = 3 },')
  end)

  it("is what the rules say, if they say one", function()
    assert.equal("fishing",
      of 'obligations = { follow_suit }, family = "fishing",')
  end)

  it("must be known", function()
    local ok, wrong = pcall(of, 'family = "trick",')
    assert.is_false(ok)
    assert.matches("it must be one of these: tricks, bidding, points, ",
      tostring(wrong), 1, true)
  end)

  it("is told in the list of games", function()
    local found = {}
    for _, game in ipairs(tenace.games()) do found[game.name] = game.family end
    assert.equal("tricks", found.whist)
    assert.equal("bidding", found.skat)
    assert.equal("melds", found.canasta)
    assert.equal("patience", found.klondike)
  end)
end)


describe("the list of some games", function()
  it("has them with their house rules, in the order asked for", function()
    local text = table.concat(games.lines { "skat", "whist", "skat" }, "\n")
    assert.matches("^skat +Skat.*\nskat%+kontra .*\nwhist +.*"
      .. "\nwhist%+american ", text)
    assert.not_matches("\nskat ", text)
    assert.not_matches("canasta", text)
  end)
end)


describe("the list of games by families", function()
  it("has a line for each game, no wider than the screen", function()
    for _, width in ipairs { 60, 80, 140 } do
      local text = {}
      for _, line in ipairs(games.by_family(show.style { width = width })) do
        assert.is_true(show.width(line) <= width)
        text[#text + 1] = line
      end
      text = "\n" .. table.concat(text, "\n")
      assert.matches("\n\nMelds\n  canasta +two partnerships meld", text)
      for _, game in ipairs(tenace.games()) do
        assert.matches("\n  " .. game.name .. " ", text, 1, true)
      end
    end
  end)
end)
