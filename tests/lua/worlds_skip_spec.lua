-- What a search need not do again in each world: the tricks so far, and most
-- comparisons with what the player has seen.

local helper = require "game_helper"
local search = require "tenace.bots.search"

-- A game of tricks. `more` is further rules text; `before` is what the rules do
-- before the tricks, and they score `bonus` for side 1. With `looks`, the round
-- itself looks at a hand.
local function tricks(more, before, looks)
  return helper.match([[
    deck = french(52, { leave_out = "2 3 4 5 6 7 8" }),
    obligations = { follow_suit }, points = { A = 11, ["10"] = 10, K = 4 },
    round = { bid = number, called = player, last = text },
  ]], [[
    function g:round()
      local bonus = 0
      self:deal_each(6)
      ]] .. (looks and "local n = #self:player(1).hand" or "") .. [[

      ]] .. (before or "") .. [[
      self:play_tricks { tricks = 2 }
      self:play_tricks()
      self:score(1, bonus, "bonus")
      for side in self:each_side() do
        self:score(side, side.won:points() + side.count, "cards")
      end
    end
    function g:aces(player)
      return player.hand:has("AS") and 50 or 3
    end
    function g:bids(player)
      self.called = player
      self.bid = self:ask_number(player, "how many?", 1, 3)
      return self.bid
    end
  ]] .. more, { seed = 4 })
end


--- Thinks at each of n decisions, with and without skipping: where a step
-- follows each trick, and the round itself looks at hands, nothing is skipped.
local function compare(before, n, after, worlds)
  local m, slow = tricks(after or "", before),
    tricks(after or "function g:after_trick() end", before, true)
  for _ = 1, n do
    m:choose("search:" .. (worlds or 24))
    slow:choose("search:" .. (worlds or 24))
    assert.same(slow.thought.outcomes, m.thought.outcomes)
    local move = m:choose "random"
    m:play(move)
    slow:play(move)
  end
  return m.thought
end


describe("a search", function()
  teardown(helper.clean)

  it("thinks the same whether or not it skips the tricks so far", function()
    assert.equal(24, compare("", 19).worlds)
  end)

  it("thinks the same after a bid, which a field keeps", function()
    compare("bonus = self:bids(self:player(2)) * self.called.number", 12)
  end)

  it("thinks the same if a step has looked at hidden cards", function()
    compare("bonus = self:aces(self:player(2)) + self:aces(self:player(3))",
      12)
  end)

  it("thinks the same if the round itself looks at hidden cards", function()
    compare([[
      for player in self:each_player() do
        if player.hand:has "AS" then bonus = 10 * player.number end
      end]], 12)
  end)

  it("thinks the same if a word has called a function", function()
    compare([[
      self:together(function(player)
        bonus = bonus + self:ask_number(player, "how many?", 1, 3)
      end)]], 14)
  end)

  it("thinks the same where steps note, count and score after each trick",
    function()
      compare("self:count(1, 7, 'begun') self:score(2, 1, 'begun')", 14, [[
        function g:after_trick(winner)
          local cards = self:trick()
          self.last, self.called = cards, winner
          self:count(winner, self:points_of(cards), "cards")
          if cards:find "A" then self:score(winner, 2, "an ace") end
          local most, _, says = self:most_counted()
          self:score(winner, says and #says or most, self.last)
        end]])
    end)

  it("thinks the same where hidden cards have counted before the tricks",
    function()
      compare("self:count_hearts()", 3, [[
        function g:count_hearts()
          for player in self:each_player() do
            local n = #player.hand:of_suit "H"
            self:count(player, n * n, "hearts")
          end
        end]], 100)
    end)

  it("thinks the same where steps say which words may be said", function()
    local thought = compare("self:let_double()", 1, [[
      function g:let_double()
        for seat = 1, 4 do self:may_say(seat, { { "double" } }) end
      end
      function g:said(player, word)
        self:score(player, 100, word)
      end
      function g:after_trick(winner)
        self:may_say(winner, { { "triple" } })
      end]])
    assert.equal("double", thought.moves[2])
  end)

  it("compares the first worlds with what was seen, then one of eight",
    function()
      local source, compared = search.worlds(tricks(""), 0, true), {}
      for n = 1, 24 do
        local _, did = source:next()
        if did then compared[#compared + 1] = n end
      end
      assert.equal("1 2 3 4 5 6 7 8 16 24", table.concat(compared, " "))
    end)

  it("compares all worlds once it doubts", function()
    local source = search.worlds(tricks(""), 0, true)
    for _ = 1, 8 do source:next() end
    assert.is_false((select(2, source:next())))
    source:doubt()
    assert.is_true((select(2, source:next())))
  end)

  it("plays no world for what others said where there are no tricks", function()
    local worlds = search.worlds
    local function runs_after(word)
      local m, runs = helper.match("", [[
        function g:round()
          self:deal_each(3)
          self:choose(1, "draw?", { "draw", "pass" })
          local hand = self:player(2).hand
          local _, card = self:ask(2, "which card?",
            { { "{card}", card = hand:cards() } })
          self:score(2, rank(card) == "A" and 1 or 0, "ace")
        end
      ]], { seed = 1 }), 0
      search.worlds = function(...)
        local source, begins = worlds(...)
        begins.trace = function() runs = runs + 1 end
        return source, begins
      end
      m:play(word)
      m:choose "search:40"
      search.worlds = worlds
      return runs
    end
    assert.equal(runs_after "pass", runs_after "draw")
  end)
end)
