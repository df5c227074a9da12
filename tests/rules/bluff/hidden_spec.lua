-- What others have laid face down at Bluff is told to nobody: two matches that
-- are alike but for such a card must be told in the same words everywhere.

local bot = require "tenace.face.bot.answer"
local desk = require "tenace.face.web.desk"
local host = require "host_helper"
local json = require "dkjson"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local web = require "tenace.face.web.answer"

local DEAL = { hands = { "7C 7H KD 3C 4C 5C 6C 8C 9C 10C JC QC KC",
  "7D 7S 2D 3D 4D 5D 6D 8D 9D 10D JD QD AD",
  "2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH 2C",
  "2S 3S 4S 5S 6S 8S 9S 10S JS QS KS AS AC" } }


-- The moves until it is for player 1 to doubt Left; and those with which Across
-- takes the card from the heap.
local NOW = { "believe", "believe" }
local LATER = { "believe", "believe", "believe", "1: 2H", "doubt" }


--- Left has laid that card, and these moves were made then.
local function laid(card, moves)
  local m = tenace.new("bluff", { seed = 1, deal = DEAL, traced = true,
    options = { first_dealer = 1 } }):play("1 7: " .. card)
  for _, move in ipairs(moves or NOW) do m:play(move) end
  return m
end


--- What is told must be the same whichever card was laid.
-- @param told told(match) -> text
-- @return the text
local function same(told, moves)
  local text = told(laid("3D", moves))
  assert.equal(text, told(laid("5D", moves)))
  return text
end


--- What the table says to such lines of player 1.
local function at_table(...)
  local lines = { ... }
  return function(m)
    local session = Session.new { match = m, seat = 1, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    local texts = { session:start() }
    for i, line in ipairs(lines) do texts[i + 1] = session:handle(line) end
    return table.concat(texts, "\n")
  end
end


--- What the page is answered.
local function on_page(call)
  return function(m)
    local before = desk.now
    desk.now = desk.new()
    desk.sit(m, { 1 })
    web:answer '{ "id": 1, "call": "view" }'
    local text = web:answer(json.encode(call))
    desk.now = before
    return text
  end
end


--- What somebody at a table that several share is sent.
-- @param seat nil: somebody who watches
local function at_host(seat)
  return function(m)
    local one = host.open { match = m }
    one.begun, one.era = true, "era"
    local person = one:come { name = "Ann", seat = seat, now = host.time }
    local texts = {}
    for i, call in ipairs { "view", "look", "moves", "settled", "counts" } do
      texts[i] = host.sent(person, { call = call })
    end
    texts[#texts + 1] = host.sent(person, { call = "trace", n = 2 })
    return (table.concat(texts, "\n"):gsub(one.id, "ID")
      :gsub('"line":%d+', ""))
  end
end


--- What a program is answered about player 1.
local function by_bot(call, card)
  local function ask(one)
    one.id = 1
    return (bot:answer(json.encode(one)))
  end
  ask { call = "new", game = "bluff", seed = 1, deal = DEAL,
    options = { first_dealer = 1 } }
  for _, move in ipairs { "1 7: " .. card, "believe", "believe" } do
    ask { call = "play", move = move }
  end
  return ask { call = call, player = 1, n = call == "trace" and 0 or nil }
end


describe("a card laid face down at bluff", function()
  teardown(host.close)

  for _, line in ipairs { "branches", "trace", "trace all", "why", "why left",
    "last", "counts", "moves", "score", "position", "review", "again random",
    "example moves", "set style=rising", "set style=rising back" } do
    it("is not told by " .. line, function()
      same(at_table(line, "branches"))
    end)
  end

  it("is not told when it is no longer allowed", function()
    assert.is_truthy(same(at_table "set style=rising"):find(
      "Left, hidden, in round 1: its cards are hidden from you.", 1, true))
  end)

  it("is named for study when all hands are open", function()
    assert.is_truthy(at_table("show hands", "set style=rising")(laid "3D")
      :find("Left, 1 7: 3♦, in round 1: aces are asked for.", 1, true))
  end)

  for _, call in ipairs { { call = "view", line = 1, heard = 0 },
    { call = "moves" }, { call = "why", move = "3D" },
    { call = "trace", n = 1 }, { call = "trace", n = 2 },
    { call = "timeline" }, { call = "lines", first = "1" },
    { call = "hint", bot = "search:5" },
    { call = "made", player = 2, bot = "search:5" },
    { call = "made", bot = "search:5" }, { call = "settled" },
    { call = "counts" }, { call = "reload", set = "style=rising" } } do
    local named = json.encode(call, { keyorder = { "call" } })
    it("is not told to the page: " .. named, function()
      call.id = 2
      assert.is_nil(same(on_page(call)):find "problem")
    end)
  end

  it("is not told at a table that several share", function()
    assert.is_truthy(same(at_host(1)):find "1 7, face down")
    same(at_host())
  end)

  it("is not told to a program that asks for a seat", function()
    for _, call in ipairs { "view", "story", "trace" } do
      local text = by_bot(call, "3D")
      assert.is_nil(text:find '"error"')
      assert.equal(text, by_bot(call, "5D"))
    end
  end)

  it("is not told later, when another takes it from the heap", function()
    for _, call in ipairs { "view", "timeline", "counts", "settled" } do
      local text = same(on_page { call = call, id = 2 }, LATER)
      assert.is_nil(text:find "problem")
    end
    assert.is_truthy(same(at_host(1), LATER):find "Across takes 2 cards")
    same(at_host(), LATER)
  end)
end)
