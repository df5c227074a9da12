-- The worker of the page on the course of a match: its decisions as a list,
-- its lines side by side, perfect play, positions that are laid out, and
-- matches that the browser keeps.

local core = require "tenace.core"
local helper = require "web_helper"
local json = require "dkjson"
local tenace = require "tenace"

local ask, need = helper.ask, helper.need


--- Whist by random bots, as far as that number of decisions.
local function played(n, game)
  need { call = "new", game = game or "whist", seed = 7 }
  while need { call = "view" }.decisions < n do
    need { call = "step", bot = "random" }
  end
end


--- All decisions of a timeline in one list.
local function moves_of(found)
  local list = {}
  for _, round in ipairs(found.rounds) do
    for _, part in ipairs(round.parts) do
      for _, move in ipairs(part.moves) do list[#list + 1] = move end
    end
  end
  return list
end


describe("the decisions of a match as a list", function()
  it("has rounds, tricks with their winners, and who played what", function()
    played(9)
    local found = need { call = "timeline" }
    local round = found.rounds[1]
    assert.equal(1, round.round)
    assert.equal(3, #round.parts)
    assert.equal(2, round.parts[2].trick)
    assert.is_string(round.parts[1].winner)
    assert.is_nil(round.parts[3].winner)
    local history = need { call = "history" }
    for n, move in ipairs(moves_of(found)) do
      assert.equal(n, move.n)
      assert.equal(history[n].move, move.move)
      assert.equal(history[n].text, move.text)
    end
    assert.same({ 9, 9 }, { found.now, found.all })
  end)

  it("keeps those that were taken back", function()
    played(9)
    need { call = "goto", what = "decision", n = 4 }
    local found = need { call = "timeline" }
    assert.same({ 4, 9 }, { found.now, found.all })
    assert.equal(9, #moves_of(found))
    need { call = "goto", what = "decision", n = 9 }
    assert.equal(9, need { call = "timeline" }.now)
  end)

  it("hides from a seat what it may not know, unless all is open", function()
    need { call = "new", game = "hearts", seed = 7 }
    for _ = 1, 4 do need { call = "step", bot = "random" } end
    local mine = moves_of(need { call = "timeline" })
    local open = moves_of(need { call = "timeline", open = true })
    assert.is_nil(mine[1].hidden)
    assert.is_true(mine[2].hidden)
    assert.is_nil(mine[2].move)
    assert.equal("hidden", mine[2].text)
    assert.is_nil(open[2].hidden)
    assert.is_string(open[2].move)
  end)

  it("tells every decision of every game", function()
    for _, game in ipairs(tenace.games()) do
      played(0, game.name)
      for _ = 1, 30 do ask { call = "step", bot = "random" } end
      local found = need { call = "timeline", open = true }
      assert.equal(found.all, #moves_of(found), game.name)
      for _, move in ipairs(moves_of(found)) do
        assert.is_truthy(move.text ~= "" and move.name, game.name)
      end
    end
  end)

  it("stands beside all hands, each sorted, where they lie open", function()
    played(0)
    for _, seat in ipairs(need { call = "view" }.show.seats) do
      assert.equal(seat.own, seat.hand ~= nil)
    end
    for _, seat in ipairs(need { call = "view", open = true }.show.seats) do
      local before, suits = nil, {}
      for _, card in ipairs(seat.hand) do
        local suit = card:sub(-1)
        if suit ~= before then suits[#suits + 1] = suit end
        before = suit
      end
      assert.equal(13, #seat.hand)
      assert.is_true(#suits <= 4)
    end
  end)
end)


describe("lines of a match", function()
  it("begin at a decision, with another move", function()
    played(9)
    need { call = "goto", what = "decision", n = 4 }
    local first = need { call = "moves" }.moves
    local before = need { call = "timeline" }
    local other = moves_of(before)[5].move == first[1].move and first[2].move
      or first[1].move
    need { call = "redo", n = 100 }
    local list = need { call = "branch", name = " What if? ", at = 4,
      move = other }
    assert.equal("What if?", list.now)
    assert.equal(5, list.lines[2].decisions)
    assert.equal(other, list.move)
    local found = need { call = "lines", first = "1", second = "What if?" }
    assert.equal(4, found.compared.same)
    assert.equal(5, #found.compared.rows)
    local row = found.compared.rows[1]
    assert.equal(other, row.second.move)
    assert.is_true(row.differs)
    assert.is_nil(found.compared.rows[2].second)
    local facts = {}
    for _, fact in ipairs(found.compared.facts) do
      facts[fact.label] = fact
    end
    assert.same({ label = "moves", first = "9", second = "5", differs = true },
      facts.moves)
    assert.is_false(facts["We: score"].differs)
    need { call = "branch", go = "1", at = 2 }
    found = need { call = "lines", first = "1", second = "What if?" }
    assert.equal(5, #found.compared.rows)
    need { call = "redo", n = 7 }
    assert.equal(9, need { call = "view" }.decisions)
  end)

  it("begin with the bot's move, end, and have names of their own", function()
    played(9)
    local list = need { call = "branch", at = 2, bot = "search:2" }
    assert.equal("2", list.now)
    assert.is_string(list.move)
    assert.equal(2, #list.lines)
    local _, taken = ask { call = "branch", name = "2" }
    assert.equal("There is a line named 2 already: choose another name.",
      taken.text)
    local _, long = ask { call = "branch", name = ("a"):rep(41) }
    assert.equal("A line's name has one to 40 letters.", long.text)
    local _, wrong = ask { call = "branch", at = 2, move = "fly" }
    assert.equal("fly is not allowed there, so no line begins with it.",
      wrong.text)
    assert.equal(2, #need { call = "lines" }.lines)
    assert.equal("1", need { call = "branch", drop = "2" }.now)
    assert.equal(9, need { call = "view" }.decisions)
    assert.is_nil((ask { call = "branch", drop = "1" }))
    assert.is_nil((ask { call = "lines", first = "7" }))
  end)
end)


describe("perfect play on the page", function()
  it("says what each card is worth, or why it does not", function()
    played(40)
    local found = need { call = "solve" }
    assert.is_truthy(found.text:find "With all cards seen")
    assert.is_string(found.move)
    assert.equal(found.move, found.values[1].cards[1])
    played(0, "cassino")
    local none = need { call = "solve" }
    assert.is_truthy(none.problem:find "Perfect play is not known here")
    assert.equal(0, #none.values)
  end)
end)


describe("a position that is laid out", function()
  local function arrange(placed, how)
    local call = { call = "arrange", game = "whist", placed = placed }
    for key, value in pairs(how or {}) do call[key] = value end
    return need(call)
  end

  it("has the piles of the game, and all cards are left over", function()
    local found = arrange()
    assert.same({ "hand 1", "hand 2", "hand 3", "hand 4" },
      { found.piles[1].id, found.piles[2].id, found.piles[3].id,
        found.piles[4].id })
    assert.equal(13, found.piles[1].n)
    assert.equal(52, #found.left)
    assert.equal(4, #found.seats)
    assert.is_nil(found.deal)
    local ids = {}
    for i, pile in ipairs(arrange(nil, { game = "euchre" }).piles) do
      ids[i] = pile.label
    end
    assert.same({ "You", "Left", "Partner", "Right", "Turned", "Stock" }, ids)
  end)

  it("is played as it lies, the rest dealt at random", function()
    local found = arrange({ ["hand 1"] = { "AS", "KS", "QS" } },
      { rest = true, dealer = 2, seed = 3 })
    assert.equal(0, #found.left)
    assert.equal(13, #found.piles[1].cards)
    local at = need { call = "new", game = "whist", deal = found.deal,
      options = found.options, seed = 1 }
    assert.equal(2, (function()
      for _, seat in ipairs(at.show.seats) do
        if seat.dealer then return seat.seat end
      end
    end)())
    local hand = {}
    for _, group in ipairs(at.show.hand) do
      for _, card in ipairs(group.cards) do hand[card] = true end
    end
    assert.is_true(hand.AS and hand.KS and hand.QS)
    local again = json.decode(need { call = "share" }.text)
    assert.same(found.deal, again.deal)
  end)

  it("finds a deal by the dealer who is wanted, where no option names one",
    function()
      for dealer = 1, 3 do
        local found = arrange(nil, { game = "skat", rest = true, seed = 3,
          dealer = dealer })
        assert.equal(dealer, found.dealer)
        assert.same({}, found.problems)
        local at = need { call = "new", game = "skat", deal = found.deal,
          options = found.options, seed = found.seed }
        assert.is_true(at.show.seats[dealer].dealer)
      end
      local none = arrange(nil, { game = "klondike", dealer = 1 })
      assert.equal(0, #none.seats)
    end)

  it("says in words what does not fit", function()
    local spades = {}
    for rank in ("A K Q J 10 9 8 7 6 5 4 3 2"):gmatch "%S+" do
      spades[#spades + 1] = rank .. "S"
    end
    spades[14] = "2H"
    local long = arrange { ["hand 2"] = spades }
    assert.same({ "Left: 14 cards lie here, and the game deals only 13." },
      long.problems)
    assert.is_nil(long.deal)
    local twice = arrange { ["hand 1"] = { "AS" }, ["hand 2"] = { "AS" } }
    assert.same({ "The pack of this game does not have these cards so often: "
      .. "A♠." }, twice.problems)
  end)

  it("fits each game when all is dealt", function()
    for _, game in ipairs(tenace.games()) do
      local how = { game = game.name, rest = true, seed = 4 }
      local found = arrange(nil, how)
      assert.same({}, found.problems, game.name)
      local placed = {}
      for _, pile in ipairs(found.piles) do placed[pile.id] = pile.cards end
      local again = arrange(placed, { game = game.name, seed = 4 })
      assert.same({}, again.problems, game.name)
      assert.equal(0, #again.left, game.name)
    end
  end)
end)


describe("a match that the browser keeps", function()
  local disk, written = core.disk, {}
  local real = { read = disk.read, write = disk.write }

  -- What `write` keeps stays in memory here, as in the browser.
  setup(function()
    disk.read = function(path, most)
      if written[path] then return written[path] end
      return real.read(path, most)
    end
    disk.write = function(path, text)
      written[path] = text
      return true
    end
    disk.remove = function(path)
      written[path] = nil
      return true
    end
  end)

  teardown(function()
    disk.read, disk.write, disk.remove = real.read, real.write, nil
  end)

  after_each(function()
    for path in pairs(written) do
      ask { call = "remove", path = path:match "rules/.*$" }
    end
    written = {}
    need { call = "new", game = "whist", seed = 7 }
    need { call = "reload" }
  end)

  it("comes back where it was, with what was taken back", function()
    played(9)
    need { call = "goto", what = "decision", n = 4 }
    local kept = need { call = "share", whole = true }
    assert.equal("Whist", kept.title)
    played(0, "hearts")
    local back = need { call = "receive", text = kept.text, kept = true }
    assert.equal(4, back.decisions)
    assert.is_nil(back.text)
    assert.same({ 4, 9 }, { need { call = "timeline" }.now,
      need { call = "timeline" }.all })
  end)

  it("comes back with the lines beside it", function()
    played(6)
    local all = need { call = "timeline" }.all
    need { call = "branch", name = "other", at = 2 }
    need { call = "step", bot = "random" }
    local before = need { call = "lines", first = "1" }
    local kept = need { call = "share", whole = true }.text
    assert.is_nil(json.decode(need { call = "share" }.text).lines)
    played(0, "hearts")
    need { call = "receive", text = kept, kept = true }
    assert.same(before, need { call = "lines", first = "1" })
    need { call = "branch", go = "1" }
    assert.equal(all, need { call = "timeline" }.all)
    local damaged = json.decode(kept)
    for _, lines in ipairs { "x", { 1 }, { { name = "a", moves = {} } } } do
      damaged.lines = lines
      local _, problem = ask { call = "receive", kept = true,
        text = json.encode(damaged) }
      assert.equal("request", problem.kind)
    end
  end)

  it("says that the rules have changed, and whether the moves hold", function()
    local text = assert(real.read("rules/whist.lua", 1 << 20))
    played(9)
    local kept = need { call = "share", whole = true }
    need { call = "write", path = "rules/whist.lua",
      text = text .. "\n-- changed\n" }
    local back = need { call = "receive", text = kept.text, kept = true }
    assert.equal("The rules have changed since this match was kept. All moves "
      .. "so far hold under the new ones.", back.text)
    assert.same({}, back.files)
    local stopped = json.decode(kept.text)
    stopped.moves[3] = "fly"
    back = need { call = "receive", text = json.encode(stopped), kept = true }
    assert.equal(2, back.decisions)
    assert.is_truthy(back.text:find("Move 3, fly, is not allowed any more", 1,
      true))
  end)

  it("brings its own rules only where there are none any more", function()
    local path = "rules/house/whist/mine.lua"
    local starter = need { call = "starter", name = "mine", of = "whist" }
    need { call = "write", path = path, text = starter.text }
    need { call = "new", game = "whist+mine", seed = 7 }
    local kept = need { call = "share", whole = true }.text
    local other = starter.text .. "\n-- other\n"
    need { call = "write", path = path, text = other }
    local back = need { call = "receive", text = kept, kept = true }
    assert.same({}, back.files)
    assert.is_string(back.text)
    assert.equal(other, need { call = "files", path = path }.text)
    need { call = "remove", path = path }
    back = need { call = "receive", text = kept, kept = true }
    assert.same({ path }, back.files)
    assert.equal(starter.text, need { call = "files", path = path }.text)
  end)
end)
