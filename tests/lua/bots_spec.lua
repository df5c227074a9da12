-- Bots that try moves, and how a script makes one of its own.
-- In 12 parts.

local core = require "tenace.core"
local bots = require "tenace.bots.bots"
local candidates = require "tenace.bots.candidates"
local effort = require "tenace.bots.effort"
local games = require "bot_games"
local helper = require "game_helper"
local match = require "tenace.match.match"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local whist = tenace.variant "whist+rounds=1"


--- Calls f with matches of several games at several questions.
local function each_position(f)
  for name, variant in pairs { whist = whist, apart = games.apart,
    draw = games.draw, over = games.over, pass = games.pass,
    skat = tenace.variant "skat+pub_skat+rounds=1",
    melds = tenace.variant "canasta+classic+wild_melds=true" } do
    for seed = 1, 6 do
      local m = tenace.new(variant, { seed = seed, traced = true })
      for n = 1, 7 * seed do
        if m:turn() then m:play(m:choose "random") end
        if n % 10 == seed and m:turn() then f(m, name) end
      end
    end
  end
end


--- The variant of a game that is this text.
local function of_text(text)
  local files = { { name = "game", path = "game.lua", text = text } }
  return assert(tenace.library_of(files):variant "game")
end


-- The stock is turned over, and cards go into it and out of it by name.
local STOCK = [[
local stock = game "Stock" {
  players = 3, deck = french(%d), piles = { heap = "none" },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
}

function stock:round()
  self:turn_over(self.stock)
  self:deal_each(3)
  self:draw(self.heap, 2)
  for turn = 1, 6 do
    local player = self:player(turn %% 3 + 1)
    self:choose(player, "what?", { "a", "b" })
    self:move(self.heap:top(), self.heap, self.stock)
    self:move(self.stock:top(), self.stock, self.stock)
    self:move(self.stock:cards():list()[turn], self.stock, self.heap)
    self:ask_cards(player, "which?", 1, player)
    self:draw(self.heap)
    self:turn_over(self.heap)
    self:turn_over(self.stock)
    self:move(self.stock:cards():list()[turn], self.stock, self.stock)
  end
end

return stock
]]


describe("random", function()
  it("chooses what the native bot would play", function()
    each_position(function(m, name)
      local chosen, at = m:choose "random", m:decisions()
      local other = m:copy()
      core.set_bot(other.core, (other:turn()), true)
      match.go_on(other)
      assert.equal(chosen, core.moves_made(other.core, at)[1], name)
    end)
  end)
end)


describe("search", function()
  it("finds worlds after cards have come into the stock and left it",
    function()
      for _, cards in ipairs { 52, 32 } do
        local m = tenace.new(of_text(STOCK:format(cards)), { seed = 3 })
        m:run("search:20")
        assert.is_true((m:over()))
        local again = tenace.replay(m:record())
        assert.same(m:record(), again:record())
      end
    end)


  it("is blind: it plays the same wherever the unseen cards lie", function()
    local moved = 0
    each_position(function(m, name)
      local other, player = helper.another_world(m), m:turn()
      if table.concat(other:hands()) ~= table.concat(m:hands()) then
        moved = moved + 1
      end
      assert.same(m:view(player), other:view(player), name)
      local move, thought = search.move(m, 4)
      local again, same = search.move(other, 4)
      assert.equal(move, again, name)
      assert.same(thought.points, same.points, name)
      assert.equal(m:choose "random", other:choose "random", name)
    end)
    assert.is_true(moved > 20)
  end)

  it("decides the same with one seed, and otherwise with another", function()
    local m = tenace.new(whist, { seed = 3 })
    local move, thought = search.move(m, 10)
    local again, same = search.move(m, 10)
    assert.equal(move, again)
    assert.same(thought.points, same.points)
    local _, copied = search.move(m:play(move):undo():copy(), 10)
    assert.same(thought.points, copied.points)
    core.reseed(m.core, 4)
    local _, other = search.move(m, 10)
    assert.not_same(thought.points, other.points)
  end)

  it("reports what each move has scored in each world", function()
    local m = tenace.new("skat", { seed = 3 })
    m:choose "search:10"
    local thought = m.thought
    for i in ipairs(thought.moves) do
      local sum = 0
      for _, won in ipairs(thought.outcomes[i]) do sum = sum + won end
      assert.equal(10, #thought.outcomes[i])
      assert.is_true(math.abs(thought.points[i] - sum / 10) < 1e-9)
      assert.equal(1, thought.since[i])
    end
    m:choose "search"
    assert.equal(m.thought.tried[2], #m.thought.outcomes[2])
  end)

  it("drops no world in these games", function()
    local worlds, dropped = 0, 0
    each_position(function(m)
      local _, thought = search.move(m, 5)
      worlds, dropped = worlds + thought.worlds, dropped + thought.dropped
    end)
    assert.equal(0, dropped)
    assert.is_true(worlds > 300)
  end)

  it("finds worlds after cards were declared that may have come long before",
    function()
      local m = tenace.new("tute+players=2", { seed = 2, traced = true })
      local move
      repeat
        move = m:choose "random"
        m:play(move)
      until move:find "^declare"
      local player = m:turn()
      m:play(m:choose "random")
      assert.not_equal(player, (m:turn()))
      local _, thought = search.move(m, 10)
      assert.equal(10, thought.worlds)
    end)

  it("makes only moves that are allowed", function()
    for _, variant in pairs(games) do
      local m = tenace.new(variant, { seed = 11 })
      m:run { "search:1", "random", "search:2", "random" }
      assert.is_true((m:over()))
      assert.is_truthy(tenace.replay(m:record()))
    end
  end)

  it("leaves the match as it was", function()
    local m = tenace.new(games.apart, { seed = 2, traced = true })
    for _ = 1, 20 do
      local record, story = m:record(), m:story(1)
      m:choose "search:3"
      assert.equal(record, m:record())
      assert.same(story, m:story(1))
      m:play(m:choose "random")
    end
  end)

  it("answers at once where there is one move", function()
    local m = tenace.new(of_text [[
-- One.
local one = game "One" { players = 2, deck = french(32) }
function one:round()
  self:deal_each(16)
  local hand = self:player(1).hand
  self:ask_cards(1, "the lowest?", 1, hand, function(card)
    return card == hand:cards():list()[1]
  end)
end
return one
]], { seed = 6 })
    assert.equal(1, #m:moves())
    local move, thought = search.move(m, 100)
    assert.equal(m:moves()[1], move)
    assert.equal(0, thought.worlds)
  end)

  it("draws some of the moves where there are too many", function()
    local m = tenace.new(games.pass, { seed = 5 })
    assert.equal(286, #m:moves())
    local move, thought = search.move(m, 1)
    assert.is_true(m:allows(move))
    assert.is_true(#thought.moves > 2 * candidates.brood)
    local seen = {}
    for _, drawn in ipairs(thought.moves) do
      assert.is_nil(seen[drawn])
      seen[drawn] = true
      assert.is_true(m:allows(drawn))
    end
  end)

  it("makes better sets of cards from good ones", function()
    local m = tenace.new(of_text [[
-- Low cards go.
local low = game "Low" {
  players = 2, deck = french(52), ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  points = { ["2"] = 1, ["3"] = 1, ["4"] = 1, ["5"] = 1 },
  piles = { away = "none" },
}
function low:round()
  self:deal_each(26)
  self:put_away(1, "which six?", 6, self.away)
  self:score(1, self.away:points(), "low cards")
end
return low
]], { seed = 2 })
    assert.is_nil((m:moves()))
    local low = 0
    for card in search.move(m, 4):gmatch "%S+" do
      low = low + (card:find "^[2-5]" and 1 or 0)
    end
    assert.equal(6, low)
  end)

  it("begins with sets that are sensibly put away, where these are many",
    function()
      local m = tenace.new("bid_whist", { seed = 1 })
      for _, said in ipairs { "4", "pass", "pass", "pass", "hearts" } do
        m:play(said)
      end
      local _, thought = search.move(m, 1)
      for n = 1, 3 do
        for card in string.gmatch(thought.moves[n], "%S+") do
          assert.is_nil(string.find(card, "[HJ]$"))
        end
      end
      assert.is_true(#thought.moves > 2 * candidates.brood)
    end)

  it("thinks about the low bids of each kind, and few high ones", function()
    local m = tenace.new("bid_whist", { seed = 1 })
    assert.equal(22, #m:moves())
    local _, thought = search.move(m, 1)
    assert.equal("pass, 1, 1 downtown, 1 no trump, 2, 2 downtown, 2 no trump, "
      .. "3, 3 downtown, 3 no trump, 4, 4 downtown, 4 no trump, 5, 5 downtown, "
      .. "5 no trump, 6, 6 downtown, 6 no trump",
      table.concat(thought.moves, ", "))
  end)

  it("thinks about the lowest bid alone where bids are numbers", function()
    local m = tenace.new("skat", { seed = 1 })
    assert.equal(64, #m:moves())
    local _, thought = search.move(m, 1)
    assert.equal("pass 18", table.concat(thought.moves, " "))
  end)

  -- Who bids chooses one of twenty things, and names the suit of a card that
  -- nobody has seen: two tasks, one that can be learnt and one that cannot.
  local bidding = [[
-- A bid.
local bidding = game "Bid" { players = 2, deck = french(52),
  piles = { hidden = "none" },
  options = { task = choice { "learn", "guess", "what is to be done" } } }
function bidding:round()
  self:deal_each(13)
  self:draw(self.hidden)
  if self:auction { bids = { "1", "2" }, prompt = "a bid?" } then
    local list = split "C D H S a b c d e f g h i j k l m n o p"
    local said = self:choose(1, "which?", list)
    local right = self.option.task == "learn" and "k"
      or suit(self.hidden:top())
    self:score(1, said == right and 30 or -20, said)
  end
  self:play_tricks()
end
return bidding
]]
  it("learns what to choose after a bid", function()
    local game = of_text(bidding)
    local m = tenace.new(game, { seed = 1, deal = {} })
    if m:turn() ~= 1 then m:play "pass" end
    assert.equal("1", (search.move(m, 40)))
  end)

  it("does not choose by what it cannot know", function()
    local files = { { name = "game", path = "game.lua", text = bidding } }
    local game = assert(tenace.library_of(files):variant "game+task=guess")
    local m = tenace.new(game, { seed = 1 })
    if m:turn() ~= 1 then m:play "pass" end
    assert.equal("pass", (search.move(m, 40)))
  end)

  --- How many hearts the second player holds on average in a hundred worlds,
  -- once so many lessons have been learnt from what that player said.
  local function hearts(m, lessons)
    local source, sum = search.worlds(m), 0
    assert(source:next())
    assert(source:try())
    assert.is_true(source:chosen())
    for _ = 1, lessons do assert(source:learn()) end
    if lessons > 0 then source:believe() end
    for _ = 1, 100 do
      assert(source:next())
      assert(source:reach())
      local hand = core.piles(m.scratch.core)[core.first_piles.hands + 2]
      sum = sum + #hand:gsub("[^H]", "")
    end
    return sum / 100
  end

  it("learns from a bid while it bids itself", function()
    local m = tenace.new("skat", { seed = 1, traced = true })
    local function tells()
      local source = search.worlds(m)
      assert(source:next())
      assert(source:try())
      return source:chosen()
    end
    assert.is_false(tells())
    m:play "18"
    assert.is_true(tells())
  end)

  it("learns from what others choose", function()
    local m = tenace.new(of_text [[
-- The second player names a suit, and is paid by the cards of it.
local named = game "Named" { players = 2, deck = french(52) }
function named:round()
  self:deal_each(13)
  local said = self:choose(2, "which suit?", { "C", "D", "H", "S" })
  local cards = #self:player(2).hand:of_suit(said)
  self:play_tricks { leader = self:player(1) }
  self:score(2, cards - 4, "cards of it above four")
end
return named
]], { seed = 3, traced = true })
    m:play "H"
    assert.is_true(hearts(m, 32) > hearts(m, 0) + 0.8)
    for _ = 1, 2 do m:play(m:choose "random") end
    assert.is_true(hearts(m, 32) > hearts(m, 0) + 0.6)
  end)

  it("knows that others chose without seeing its cards", function()
    local m = tenace.new(of_text [[
-- The second player bets to hold more hearts. The first holds none, so any
-- hand would win the bet.
local bet = game "Bet" { players = 2, deck = french(52) }
function bet:round()
  self:deal_each(13)
  self:choose(2, "more hearts than the other?", { "yes", "no" })
  local more = #self:player(2).hand:of_suit "H"
    - #self:player(1).hand:of_suit "H"
  self:play_tricks { leader = self:player(1) }
  self:score(2, more > 0 and 1 or -1, "a bet")
end
return bet
]], { seed = 1, traced = true, deal = { hands = {
      "2C 3C 4C 5C 6C 7C 8C 2S 3S 4S 5S 6S 7S" } } })
    m:play "yes"
    assert.is_true(hearts(m, 64) > hearts(m, 0) + 0.8)
  end)

  it("does a fixed amount of work if nobody says how many worlds", function()
    local work = search.work
    search.work = 50000
    local _, first = search.move(tenace.new(whist, { seed = 1 }))
    local _, choice = search.move(tenace.new(games.draw, { seed = 1 }))
    search.work = work
    assert.is_true(first.work >= 50000 and first.work < 60000)
    assert.is_true(choice.work >= 50000)
    assert.is_true(first.worlds > choice.worlds)
  end)

  it("thinks in fewer worlds where these are hard to make", function()
    local m = tenace.new("old_maid+players=8", { seed = 2, traced = true })
    for _ = 1, 325 do m:play(m:choose "random") end
    m:choose "search:20"
    assert.is_true(m.thought.worlds > 0 and m.thought.worlds < 10)
    assert.is_true(m.thought.work < 25 * effort.world)
  end)

  it("tells what is wrong with rules that fail in every world", function()
    local m = tenace.new(of_text [[
-- Fails.
local bad = game "Bad" { players = 2, deck = french(32) }
function bad:round()
  self:deal_each(2)
  self:choose(1, "which?", { "a", "b" })
  self:score(1, self.dealer.number + nil, "nothing")
end
return bad
]], { seed = 1 })
    local ok, problem = pcall(m.choose, m, "search:3")
    assert.is_false(ok)
    assert.matches("^game.lua:6: game 'Bad', step 'round': attempt to perform",
      tostring(problem))
    assert.equal(1, (m:turn()))
  end)

  it("wins against random ones", function()
    local margin = 0
    for _, seats in ipairs { { "search:8", "random", "search:8", "random" },
      { "random", "search:8", "random", "search:8" } } do
      local result = tenace.simulate(whist,
        { games = 12, seed = 1, bots = seats })
      local scores = result.scores
      margin = margin + (seats[1] == "random" and -1 or 1)
        * (scores[1].mean - scores[2].mean)
      assert.equal(12, result.wins[1] + result.wins[2] + result.draws)
    end
    assert.is_true(margin / 2 > 1)
  end)
end)


describe("a script's own bot", function()
  it("gets a view and the moves, and nothing else", function()
    local m = tenace.new("whist", { seed = 4 })
    local given
    local function last(...)
      given = { ... }
      return given[2][#given[2] ]
    end
    local player, moves = m:turn(), m:moves()
    assert.equal(moves[#moves], m:choose(last))
    assert.equal(2, #given)
    assert.same(m:view(player), given[1])
    m:run({ last, "random", "search:1", "random" }, { rounds = 1 })
    assert.equal(2, m:view(1).round)
  end)

  it("is told when its move is not allowed", function()
    local m = tenace.new("whist", { seed = 4 })
    local ok, why = pcall(m.run, m, function() return "XX" end)
    assert.is_false(ok)
    assert.equal("the bot's move 'XX' is not allowed: "
      .. "'XX' is no card of this deck", why)
  end)
end)


it("there are no others", function()
  local m = tenace.new("whist", { seed = 1 })
  for _, name in ipairs { "clever", "search:0", "search:", "search:1.5",
    "search:100001", "search:9223372036854775808" } do
    local ok, why = pcall(m.choose, m, name)
    assert.is_false(ok)
    assert.equal("no bot '" .. name
      .. "': there are random, search and search:N, N from 1 to 100000", why)
  end
  assert.same({ "random", "search:3" }, bots.by_seat({ "random", "search:3" },
    2))
end)
