-- What rounds score by their tricks: a search remembers it, and runs the rules
-- no more where it knows.

local endings = require "tenace.bots.endings"
local helper = require "game_helper"

local points = "points = { A = 11, ['10'] = 10, K = 4 },"

-- A game of tricks that scores by these statements. `more` is further rules
-- text, `before` is what the rules do before the tricks.
local function tricks(score, before, facts, more)
  return helper.match((facts or points) .. [[
    sides = "partners", obligations = { follow_suit },
    deck = french(52, { leave_out = "2 3 4 5 6 7 8" }),
    piles = { kitty = "none", widow = "none" },
    round = { bid = number, trump = suit },
  ]], [[
    function g:deal()
      self:deal_each(5)
      self:draw(self.kitty, 2)
      self:draw(self.widow, 2)
    end
    function g:round()
      self:deal()
      ]] .. (before or "") .. [[

      local last = self:play_tricks()
      ]] .. score .. [[

    end
    function g:owner(card, worth)
      for player in self:each_player() do
        if player:held():find(card) then return worth * player.number end
      end
    end
  ]] .. (more or ""), { seed = 4 })
end


--- What a search finds out by playouts, and one for which the rules run each
-- time, because a step follows each trick.
local function both(score, before, decisions, facts)
  local m = tricks(score, before, facts)
  local slow = tricks(score, before, facts, "function g:after_trick() end")
  for _ = 1, decisions or 3 do
    local move = m:choose "random"
    m:play(move)
    slow:play(move)
  end
  local usual = endings.most_tricks
  endings.most_tricks = 0
  m:choose "search:200"
  slow:choose "search:200"
  endings.most_tricks = usual
  return m.thought.outcomes, slow.thought.outcomes
end


describe("what rounds score", function()
  teardown(helper.clean)

  for name, score in pairs {
    ["tricks of a side"] = "self:score_tricks('tricks', 2)",
    ["tricks of a player"] = "self:score(1, self:player(1).tricks, 'own')",
    ["points of cards"] = "self:score(1, self:side(1).won:points(), 'cards')",
    ["the last trick"] = "self:score(last, 3, 'last')",
    ["a card that was won"] =
      "self:score(1, self:side(1).won:has 'KS' and 9 or 1, 'king')",
    ["who held a card"] = "self:score(1, self:owner('AS', 5), 'ace')",
    ["cards that count in a word"] =
      "self:score(1, self:points_of(self:side(1).won), 'cards')",
    ["a word that looks at cards"] = [[
      for n, card in ipairs { "AS", "KH", "QC", "JD" } do
        self:score(self:who_has_held(card), n, card)
      end]],
    ["such a word, read before the tricks"] = [[
      for n, card in ipairs { "AS", "KH", "QC", "JD" } do
        self:score(holder(self, card), n, card)
      end]],
  } do
    it("is the same if it is remembered: " .. name, function()
      local found, expected = both(score, "local holder = self.who_has_held")
      assert.same(expected, found)
    end)
  end

  -- Few rounds differ in what was won, so it matters what else was read.
  for name, case in pairs {
    ["the run of trumps that a player held"] = { "",
      "self:score(1, (self:run_of_trumps(self:player(2), self.kitty)), 'run')",
    },
    ["whether it was held"] = { "", [[
      local _, with = self:run_of_trumps(self:player(3))
      self:score(1, with and 7 or 2, 'with')]] },
    ["a run of trumps that changed after the tricks"] = { "", [[
      self.trump = 'H'
      for player in self:each_player() do
        self:score(player, (self:run_of_trumps(player)), 'run')
      end]] },
    ["runs of many"] = { "", [[
      for player in self:each_player() do
        self:score(player, (self:run_of_trumps(player)), 'run')
        self:score(player, (self:run_of_trumps(player, self.kitty)), 'kitty')
      end]] },
    ["what a kitty counts"] = { "points = { JS = 1, QH = 2 },",
      "self:score(1, self.kitty:points(), 'kitty')" },
  } do
    it("is the same if it is remembered: " .. name, function()
      local found, expected = both(case[2], "self.trump = 'S'", 1, case[1])
      assert.same(expected, found)
    end)
  end

  it("goes by what a field was before the tricks", function()
    local found, expected = both("self:score(1, self.bid, 'bid')",
      "self.bid = self:ask_number(2, 'how many?', 1, 3)", 4)
    assert.same(expected, found)
  end)

  it("is the same where the bid depends on the hand", function()
    local found, expected = both("self:score(1, self.bid, 'bid')",
      "self.bid = self:owner('AS', 2)", 3)
    assert.same(expected, found)
  end)
end)
