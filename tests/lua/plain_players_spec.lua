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
  for _, name in ipairs { "canasta", "shengji", "shengji_simple" } do
    local bot = dofile("tests/soak/plain/" .. name .. ".lua")
    local game = string.match(name, "^%l+")

    it("only makes allowed moves: " .. name, function()
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


describe("a beginner at Shengji", function()
  local bot = dofile "tests/soak/plain/shengji_simple.lua"

  --- The answer of player 3 to these moves; player 1 is its partner.
  local function say(hand, moves, on_table, kind)
    return bot({ hand = hand, player = 3, level = "2", trump = "S",
      question = { kind = kind or "cards", n = 2 }, table = on_table }, moves)
  end

  it("shows the first card it may, and nothing later", function()
    assert.equal("declare 2C",
      say("2C 2H", { "pass", "declare 2C", "declare 2H" }, {}, "choice"))
    assert.equal("pass",
      say("2C 2C", { "pass", "declare 2C 2C" }, {}, "choice"))
  end)

  it("puts its lowest cards away", function()
    assert.equal("3D 4C", say("3D 3S 4C KH 2C", nil, {}))
  end)

  it("leads its highest card, and both of a pair, but no throw", function()
    assert.equal("BJ", say("AH AH BJ", { "AH", "AH AH", "BJ" }, {}))
    assert.equal("AH AH", say("AH AH 4C", { "AH", "AH AH", "4C" }, {}))
    assert.equal("KH", say("KH QH", { "KH QH", "QH", "KH" }, {}))
  end)

  it("wins cheaply even over its partner, or plays its lowest", function()
    local lies = { { player = 1, cards = "10H" }, { player = 2, cards = "4H" } }
    assert.equal("QH", say("KH QH 3H", { "KH", "QH", "3H" }, lies))
    lies[2].cards = "AH"
    assert.equal("3H", say("KH QH 3H", { "KH", "QH", "3H" }, lies))
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
