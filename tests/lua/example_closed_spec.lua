-- Which examples would tell cards that somebody has not seen.

local closed = require "tenace.face.what_if.closed"
local tenace = require "tenace"

local DEAL = { hands = { "AS KS QS", "2S 3S 4S", "5S 6S 7S", "8S 9S 10S" } }


--- Whist, where the first player leads AS and the next plays 2S.
local function played()
  return tenace.new("whist", { seed = 1, deal = DEAL,
    options = { first_dealer = 4 } }):play "AS" :play "2S"
end


--- Would an example with that deal tell what player 3 has not seen?
local function tells(deal, how)
  how = how or {}
  return closed.tells(played(), how.seat or 3, { shows = how.shows or "may",
    body = { deal = deal, moves = how.moves } }, how.is_last or false)
end


describe("an example at the table", function()
  it("may have the own cards", function()
    assert.is_false(tells { hands = { "*", "*", "5S 6S" } })
  end)

  it("may have cards that others have played", function()
    assert.is_false(tells { hands = { "AS", "2S * *" } })
  end)

  it("may not have other cards of theirs", function()
    assert.is_true(tells { hands = { "AS", "2S 3S" } })
    assert.is_true(tells { hands = { "2S" } })
  end)

  it("may not have cards of the stock", function()
    assert.is_true(tells { stock = "* 3D" })
    assert.is_false(tells { stock = "* *" })
  end)

  it("may not show what another may answer", function()
    assert.is_true(tells({}, { seat = 2 }))
    assert.is_false(tells({}, { seat = 2, is_last = true }))
    assert.is_false(tells({}, { seat = 2, shows = "wins" }))
  end)

  it("may have a pile that all see", function()
    local m = tenace.new("cassino", { seed = 1 })
    local found = { shows = "may", body = { deal = { board = "7C" } } }
    assert.is_false(closed.tells(m, m:turn(), found, false))
  end)

  it("may have all cards of a round that is over", function()
    local m = tenace.new("whist+rounds=1", { seed = 1 })
    m:run { "random", "random", "random", "random" }
    assert.is_false(closed.tells(m, 3, { shows = "score",
      body = { deal = { hands = { "AS" } } } }, false))
  end)
end)
