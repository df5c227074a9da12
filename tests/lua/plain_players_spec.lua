-- The plain players against which searches are measured; see tests/soak/named.

local tenace = require "tenace"


--- A round of four plain players, which only allowed moves can finish.
local function play_round(game, seed, bot)
  local m = tenace.new(game, { seed = seed })
  local others = { bot, "random", bot, "random" }
  m:run(seed % 2 == 0 and bot or others, { rounds = 1 })
  assert.is_true(m:view(1).round == 2 or (m:over()))
end


describe("a plain player", function()
  for _, game in ipairs { "canasta", "shengji" } do
    local bot = dofile("tests/soak/plain/" .. game .. ".lua")

    it("only makes allowed moves at " .. game, function()
      for seed = 1, 12 do play_round(game, seed, bot) end
    end)
  end

  it("discards its lowest single card at Canasta", function()
    local bot = dofile "tests/soak/plain/canasta.lua"
    local view = { hand = "4C 4D 6S KH 2C" }
    local moves = { "discard 4C", "discard KH", "discard 6S", "discard 2C" }
    assert.equal("discard 6S", bot(view, moves))
    assert.equal("meld 4C 4D 2C", bot(view,
      { "done", "meld 4C 4D", "meld 4C 4D 2C" }))
  end)

  it("gives points to its partner and wins cheaply at Shengji", function()
    local bot = dofile "tests/soak/plain/shengji.lua"
    local view = { hand = "3H KH", player = 3, level = "2", trump = "S",
      question = { kind = "cards" },
      table = { { player = 1, cards = "AH" }, { player = 2, cards = "4H" } } }
    assert.equal("KH", bot(view, { "3H", "KH" }))
    view.table = { { player = 2, cards = "5H" } }
    assert.equal("9H", bot(view, { "3H", "QH", "9H" }))
  end)
end)


describe("a cautious player", function()
  local named = dofile "tests/soak/named.lua"

  --- What bots of these names say first in a round of Bid Whist.
  local function say(seed, ...)
    local m, said = tenace.new("bid_whist", { seed = seed }), {}
    for n, name in ipairs { ... } do said[n] = named(name)(m) end
    return table.unpack(said)
  end

  it("passes where no bid gains often enough, else bids", function()
    local usual, all, none = say(1, "work:1000000", "cautious:0",
      "cautious:101")
    assert.not_equal("pass", usual)
    assert.equal(usual, all)
    assert.equal("pass", none)
  end)

  it("bids where it may not pass", function()
    local m = tenace.new("bid_whist", { seed = 1 })
    for _ = 1, 3 do m:play "pass" end
    assert.not_equal("pass", (named "cautious:101"(m)))
  end)
end)
