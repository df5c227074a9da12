-- Auctions: who is asked, which bids are allowed, who wins, and what random
-- bots bid.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

--- A match that begins with an auction of bids from `one` to `five`.
local function auction(more, options)
  helper.clean()
  local path = helper.write(helper.folder() .. "/bids.lua", ([[
-- Bids alone.
local bids = game "Bids" {
  players = 4, deck = french(32), round = { won = text, by = player },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" },
              first_dealer = number { 4, from = 1, to = 4, "dealer" } },
}

function bids:says(bid) return "it says " .. bid end

function bids:round()
  self.won, self.by = self:auction {
    bids = { "one", "two", "three", "four", "five" }, prompt = "your bid?",
    MORE
  }
  self:ask_yes_no(1, "enough?")
end

return bids
]]):gsub("MORE", more or ""))
  return tenace.new(path, { seed = 1, options = options })
end


local function moves(m) return table.concat(m:moves(), " ") end


--- Makes these moves, one word after the other.
local function say(m, text)
  for word in text:gmatch "%S+" do m:play(word) end
  return m
end


local function result(m)
  local view = m:view(1)
  return tostring(view.won) .. " " .. tostring(view.by)
end

describe("an auction", function()
  teardown(helper.clean)

  it("goes around until all others have passed", function()
    local m = auction()
    assert.equal(1, (m:turn()))
    assert.equal("pass one two three four five", moves(m))
    say(m, "one two pass three")
    assert.equal(1, (m:turn()))
    assert.equal("pass four five", moves(m))
    say(m, "pass")
    assert.equal(2, (m:turn()))
    say(m, "four pass")
    assert.equal("four 2", result(m))
  end)

  it("may end without a bid", function()
    assert.equal("nil nil", result(say(auction(), "pass pass pass pass")))
  end)

  it("ends at the highest possible bid", function()
    assert.equal("five 2", result(say(auction(), "one five")))
  end)

  it("makes a player bid when all others have passed", function()
    local m = say(auction "must_bid = self.dealer,", "pass pass pass")
    assert.equal("one two three four five", moves(m))
    local ok, why, rule = m:allows "pass"
    assert.is_false(ok)
    assert.equal("all others have passed, so you must bid", why)
    assert.equal("must_bid", rule)
    assert.equal("three 4", result(say(m, "three")))
  end)

  it("lets who must bid pass after a bid", function()
    local m = say(auction "must_bid = self.dealer,", "pass pass one")
    assert.equal("pass two three four five", moves(m))
  end)

  it("has a lowest bid", function()
    local m = auction 'lowest = "three",'
    assert.equal("pass three four five", moves(m))
    assert.same({ false, "the lowest bid is three", "lowest_bid" },
      { m:allows "two" })
    say(m, "three")
    assert.matches("%.lua$", m:why("three").file)
    assert.same({ false, "a bid must be higher than three; the next that can "
      .. "be bid is four", "higher_bid" }, { m:allows "three" })
    assert.same({ false, "the answer is one of these: pass, four, five" },
      { m:allows "six" })
  end)

  it("may have each player speak once", function()
    local m = say(auction "once = true,", "one pass two")
    assert.equal(4, (m:turn()))
    assert.equal("three 4", result(say(m, "three")))
    assert.equal("two 3", result(say(auction "once = true,",
      "one pass two pass")))
  end)

  it("may let one player bid as high as the highest", function()
    local how = "once = true, may_match = self.dealer,"
    local m = say(auction(how), "one two pass")
    assert.equal("pass two three four five", moves(m))
    assert.equal("two 4", result(say(m, "two")))
    m = say(auction(how), "five")
    assert.equal(4, (m:turn()))
    assert.equal("pass five", moves(m))
    assert.equal("five 1", result(say(m, "pass")))
  end)

  it("begins with the player that the rules name", function()
    assert.equal(3, (auction "first = self:player(3),":turn()))
  end)

  it("says what bids promise, and over which bid", function()
    local m = auction('promises = self.says, over = "what over {bid}?",')
    local _, question = m:turn()
    assert.equal("your bid?", question.prompt)
    assert.equal("it says two", question.promises.two)
    assert.is_nil(question.promises.pass)
    assert.equal("it promises it says two", m:why "two".says)
    say(m, "two")
    _, question = m:turn()
    assert.equal("what over two?", question.prompt)
    assert.is_nil(question.promises.two)
  end)

  it("can be taken back, and played again from its record", function()
    local m = say(auction(), "one two pass three")
    assert.equal("pass three four five", moves(m:undo(1)))
    say(m, "five")
    assert.equal(m:record(), tenace.replay(m:record()):record())
  end)

  it("gives an answer itself if there is only one", function()
    local m = auction('lowest = "five", must_bid = self.dealer,')
    assert.equal("five 4", result(say(m, "pass pass pass")))
  end)

  it("refuses bids that are no texts", function()
    local ok, wrong = pcall(auction, "lowest = \"six\",")
    assert.is_false(ok)
    assert.truthy(tostring(wrong):find("the lowest bid 'six' is not among the "
      .. "bids", 1, true))
    ok, wrong = pcall(auction, "bids = {},")
    assert.is_false(ok)
    assert.truthy(tostring(wrong):find("a list of texts expected", 1, true))
  end)

  it("is answered by random bots: pass, the next bid, a higher one", function()
    local m, seen = auction(), {}
    for seed = 1, 3000 do
      m:restart(seed)
      local move = m:choose "random"
      local kind = (move == "pass" or move == "one") and move or "higher"
      seen[kind] = (seen[kind] or 0) + 1
    end
    for _, kind in ipairs { "pass", "one", "higher" } do
      assert.is_true(seen[kind] > 900 and seen[kind] < 1100)
    end
  end)

  it("gets the same bids from native bots as from bots in Lua", function()
    for seed = 1, 50 do
      local m = auction(nil, { rounds = 9 }):restart(seed)
      local other = m:copy()
      m:run "random"
      while not other:over() do other:play(other:choose "random") end
      assert.equal(m:record(), other:record())
    end
  end)
end)

describe("what all players are told", function()
  teardown(helper.clean)

  it("is how many of some cards a hand holds; a trick can be added", function()
    local m = helper.round([[
self:draw(self.kitty, 4)
self:move(self.kitty, self.kitty, self:player(1))
self.n = self:tell_count(self:player(1), self:player(1).hand)
self:add_trick(self:player(2))
self.t = self:player(2).tricks]],
      'piles = { kitty = "none" }, round = { n = number, t = number },')
    local view = m:view(1)
    assert.same({ 4, 1 }, { view.n, view.t })
    assert.is_nil(view.last)
    local won = 0
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "trick" then won = won + entry.winner end
    end
    assert.equal(2, won)
  end)

  it("cannot be how many cards stayed if none came", function()
    local facts = 'piles = { kitty = "none" },'
    local wrong = helper.kept.wrong([[
self:deal_each(4)
self:draw(self.kitty, 6)
self:tell_kept(2, self.kitty)]], facts)
    assert.matches("(no cards have just come from the pile)", wrong, 1, true)
  end)

  it("is not the number that an older file gives", function()
    local m = helper.kept.round([[
self:deal_each(4)
self:draw(self.kitty, 6)
self.none = self:tell_kept(2, self.kitty, 9)
self:take_and_put_away(2, self.kitty, "which go back?")
self.n = self:tell_kept(2, self.kitty, 5)]],
      'piles = { kitty = "none" }, round = { n = number, none = number },')
    m:keep_log()
    m:play(m:choose "random")
    assert.same({ 9, 3 }, { m:view(1).none, m:view(1).n })
    local kept = {}
    for _, event in ipairs(core.events(m.core)) do
      if event.what == "kept" then kept[#kept + 1] = event.n end
    end
    assert.same({ 3 }, kept)
    assert.is_true((require "tenace.bots.search".worlds(m):next()))
  end)

  it("is how many cards stayed, even if nobody saw them", function()
    local m = helper.kept.round([[
self:deal_each(4)
self:draw(self.kitty, 6)
local came, first = self.kitty:cards(), self:player(2)
self:move(self.kitty, self.kitty, first)
self:put_away(first, "which go back?", 6, self.kitty)
self.n = self:tell_kept(first, self.kitty)
assert(self.n == #came:without(self.kitty))]],
      'piles = { kitty = "none" }, round = { n = number },')
    m:keep_log()
    m:play(m:choose "random")
    local worlds = require "tenace.bots.search".worlds(m)
    for _ = 1, 50 do assert.is_true((worlds:next())) end
    assert.equal(3, m:view(1).n)
    for _ = 1, 5 do
      assert.equal(3, helper.another_world(m):view(1).n)
    end
  end)
end)


describe("an auction with doubles", function()
  teardown(helper.clean)

  --- Seats 1 and 3 against 2 and 4; what is said, from seat 1 on.
  local function bridge(said, more)
    local m = helper.match([[
      sides = "partners", round = { bid = text, by = player, times = number },
    ]], [[
      function g:round()
        self.bid, self.by, self.times = self:auction {
          bids = combine("1 2", "clubs hearts"), prompt = "your call?",
          over = "over {bid}?", doubled = "over {bid}, doubled?",
          doubles = true, first_to_name = true, first = self:player(1),
    ]] .. (more or "") .. [[
        }
        self:ask_yes_no(1, "enough?")
      end
    ]])
    for word in said:gmatch "[^,]+" do m:play(word:match "^%s*(.-)%s*$") end
    return m
  end

  local function over(m)
    local view = m:view(1)
    return ("%s by %s times %s"):format(view.bid, view.by, view.times)
  end

  it("lets the other side double, and the own one redouble", function()
    assert.equal("pass 1 clubs 1 hearts 2 clubs 2 hearts", moves(bridge ""))
    local m = bridge "1 clubs"
    assert.equal("pass double 1 hearts 2 clubs 2 hearts", moves(m))
    assert.equal("pass 1 hearts 2 clubs 2 hearts",
      moves(bridge "1 clubs, pass"))
    assert.equal("pass redouble 1 hearts 2 clubs 2 hearts",
      moves(bridge "1 clubs, double"))
    assert.equal("pass double 2 clubs 2 hearts",
      moves(bridge "1 clubs, double, 1 hearts"))
    assert.equal("1 clubs by 1 times 4",
      over(bridge "1 clubs, double, redouble, pass, pass, pass"))
    assert.equal("2 hearts by 1 times 2",
      over(bridge "2 hearts, pass, double, pass, pass"))
  end)

  it("asks what the bid counts now", function()
    local function asked(said, more)
      return select(2, bridge(said, more):turn()).prompt
    end
    assert.equal("over 1 clubs?", asked "1 clubs")
    assert.equal("over 1 clubs, doubled?", asked "1 clubs, double")
    assert.equal("over 1 clubs, doubled?", asked "1 clubs, double, redouble")
    assert.equal("over 1 clubs, redoubled?", asked("1 clubs, double, redouble",
      [[redoubled = "over {bid}, redoubled?",]]))
    assert.equal("over 1 hearts?", asked "1 clubs, double, redouble, 1 hearts")
  end)

  it("goes on while somebody speaks who has passed", function()
    local m = bridge "pass, pass, pass, 1 clubs, pass, pass"
    assert.equal(3, (m:turn()))
    m:play "pass"
    assert.equal("1 clubs by 4 times 1", over(m))
    assert.equal("nil by nil times nil", over(bridge "pass, pass, pass, pass"))
  end)

  it("is won by the first of the side to name the suit", function()
    assert.equal("2 hearts by 3 times 1",
      over(bridge "1 clubs, pass, 1 hearts, pass, 2 hearts, pass, pass"))
    assert.equal("2 clubs by 2 times 2",
      over(bridge ("1 clubs, pass, pass, 1 hearts, pass, 2 clubs, double, "
        .. "pass, pass, pass")))
  end)

  it("asks over the bid, and over a double of it", function()
    local _, asked = bridge("1 clubs"):turn()
    assert.equal("over 1 clubs?", asked.prompt)
    _, asked = bridge("1 clubs, double"):turn()
    assert.equal("over 1 clubs, doubled?", asked.prompt)
  end)

  it("says why a double is refused", function()
    local function refusal(said, word)
      local allowed, reason = bridge(said):allows(word)
      assert.is_false(allowed)
      return reason
    end
    assert.equal("there is no bid to double", refusal("pass", "double"))
    assert.equal("the last bid is your own side's",
      refusal("1 clubs, pass", "double"))
    assert.equal("1 clubs is doubled already",
      refusal("1 clubs, double, pass", "double"))
    assert.equal("nothing of yours is doubled",
      refusal("1 clubs, double, pass", "redouble"))
    assert.equal("1 clubs is redoubled already",
      refusal("1 clubs, double, redouble", "redouble"))
    assert.equal("a bid must be higher than 1 hearts; the next that can be bid "
      .. "is 2 clubs", refusal("1 hearts", "1 clubs"))
  end)

  it("has words that are meant as moves even when they are refused", function()
    local _, asked = bridge("1 clubs"):turn()
    assert.same({ "pass", "double", "redouble", "1", "1", "2", "2" },
      asked.words)
  end)

  it("ends for bots, too", function()
    for seed = 1, 50 do
      local m = bridge ""
      m:restart(seed)
      m:run("random", { rounds = 1 })
      assert.is_true(#m:history() > 4)
    end
  end)

  it("does not go with speaking once", function()
    assert.matches("nobody speaks again, but returns or doubles lets them",
      helper.error(bridge, "", "once = true,"))
  end)
end)
