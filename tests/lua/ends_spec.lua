-- What rounds score by their tricks: a search remembers it, and runs the rules
-- no more where it knows.

local core = require "tenace.core"
local endings = require "tenace.bots.endings"
local helper = require "game_helper"

local points = "points = { A = 11, ['10'] = 10, K = 4 },"
local alone = "deck = french(52, { leave_out = '2 3 4 5 6 7 8' }),"
local deck = alone .. "sides = 'partners',"
local two_packs =
  "deck = french(52, { packs = 2, leave_out = '2 3 4 5 6 7 8 9 10 J' }),"
  .. "sides = 'partners',"

-- A game of tricks that scores by these statements. `more` is further rules
-- text, `before` is what the rules do before the tricks.
local function tricks(score, before, facts, more)
  facts = facts or points
  return helper.match((facts:find "deck" and facts or facts .. deck) .. [[
    obligations = { follow_suit },
    piles = { kitty = "none", widow = "none" },
    round = { bid = number, trump = suit, declarer = player },
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
    function g:owners()
      local sum = 0
      for n, card in ipairs { "AS", "KH", "QC", "JD", "9S" } do
        sum = sum + (self:owner(card, n) or 0)
      end
      return sum
    end
  ]] .. (more or ""), { seed = 4 })
end


--- What a search finds out by playouts, and one for which the rules run each
-- time, because a step follows each trick. `step` is that step in the first
-- match, `always` in the other.
local function both(score, before, decisions, facts, step, always)
  local m = tricks(score, before, facts, step)
  local slow = tricks(score, before, facts,
    always or "function g:after_trick() end")
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
    ["who has held several cards, among more than can be told apart"] = [[
      for n, cards in ipairs { "AS", "KH QH", "10C", "JD", "9S" } do
        local holder = self:who_has_held(cards)
        if holder then self:score(holder, n, cards) end
      end]],
    ["what sides have counted"] = [[
      self:count(last, 7, "last")
      self:count_cards()
      self:score_counted()]],
    ["who has counted most"] = [[
      self:count_cards()
      local n, side = self:most_counted()
      if side then self:score(side, n > 40 and 2 or 1, "most") end]],
    ["cards that count something else after the tricks"] = [[
      self.trump = nil
      self:count_cards()
      self:score_counted()]],
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
    ["who has held a card"] = { "",
      "self:score(self:who_has_held 'AS' or 1, 3, 'ace')" },
    ["who has held two"] = { "", [[
      local player = self:who_has_held "KH QH"
      self:score(player or 1, player and 9 or 2, 'two')]] },
    ["who has held two that are alike"] = { two_packs, [[
      for n, card in ipairs { "AS", "KH", "QC" } do
        local player = self:who_has_held(card .. " " .. card)
        self:score(player or 1, player and 5 * n or n, card)
      end]] },
    ["the last trick but one"] = { "points = { last_trick = { 5, 9 } },",
      "self:count_cards() self:score_counted()" },
    ["what trumps count"] = { "points = { A = 3, trumps = { J = 20 } },",
      "self:count_cards() self:score_counted()" },
    ["what trumps of a pile count"] = {
      "points = { A = 3, trumps = { J = 20 } },",
      "self:score(1, self:side(1).won:points(), 'cards')" },
    ["what other trumps count after the tricks"] = {
      "points = { A = 3, trumps = { J = 20 } },", [[
      self.trump = self:side(1).tricks > 2 and 'H' or 'D'
      self:count_cards()
      self:score(1, self.kitty:points(), 'kitty')
      self:score_counted()]] },
    ["what a kitty counts"] = { "points = { JS = 1, QH = 2 },",
      "self:score(1, self.kitty:points(), 'kitty')" },
  } do
    it("is the same if it is remembered: " .. name, function()
      local found, expected = both(case[2], "self.trump = 'S'", 1, case[1])
      assert.same(expected, found)
    end)
  end

  -- A step counts something after the first trick. In one match it is not
  -- called any more then.
  for name, counts in pairs {
    ["the trick"] = "self:count(winner, 3, 'first')",
    ["what nobody sees"] = "self:count(1, self:owners(), 'cards')",
    ["a score"] = "self:score(1, self:owners(), 'cards')",
    ["a field"] = "self.bid = self:owners()",
  } do
    it("heeds what a step after the first trick counts: " .. name, function()
      local step = [[
        function g:after_trick(winner)
          if not self.trump then ]] .. counts .. [[ end
          self.trump = "S"]]
      local found, expected = both([[
        self:count_cards()
        self:score_counted()
        self:score(2, self.bid or 0, "bid")]], nil, 7, nil,
        step .. "\nself:play_on() end", step .. "\nend")
      assert.same(expected, found)
    end)
  end

  -- Perfect play of the last tricks asks what they score in each world, or less
  -- often where all worlds are known to be the same.
  for name, case in pairs {
    ["tricks alone"] = { " ", "self:score_tricks('tricks', 2)" },
    ["tricks, by who has held some cards"] = { " ", [[
      for n, card in ipairs { "AS", "KH", "QC", "JD" } do
        local player = self:who_has_held(card) or self:player(n)
        self:score(player, n * player.side.tricks, card)
      end]] },
    ["points"] = { nil, "self:score(1, self:side(1).won:points(), 'cards')" },
    ["points, with those of a kitty"] = { nil, [[
      local sum = self:side(1).won:points() + self.kitty:points()
      self:score(1, sum > 40 and 3 or 0, 'cards')]] },
    ["tricks, by what was seen before"] = { " ",
      "self:score(1, self:side(1).tricks * self.bid, 'tricks')",
      "self.bid = self:owners()" },
    ["tricks of a declarer alone"] = { alone, [[
      local side = self.declarer.side
      self:score(side, side.tricks > 2 and 2 or -2, "game")]],
      "self.declarer = self:player(self:owners() % 4 + 1)" },
  } do
    it("is the same where perfect play asks for it less often: " .. name,
      function()
        local worlds = debug.getregistry()["tenace.worlds"].__index
        local usual, found = worlds.same, {}
        local m = tricks(case[2], case[3], case[1])
        for _ = 1, 4 do m:play(m:choose "random") end
        for n, same in ipairs { usual, function() return false, false end } do
          worlds.same = same
          m:choose "search:60"
          found[n] = m.thought.outcomes
        end
        worlds.same = usual
        assert.is_true(m.thought.solved > 0)
        assert.same(found[2], found[1])
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

  -- Words in Lua that are read before the tricks are not watched, but what they
  -- look at by the core is.
  for name, look in pairs {
    ["plays to a trick"] = function(self) return core.plays(self)[1].cards end,
    ["the first set held"] = function(self)
      local first = core.sets_within(self, core.sets(self, { "AS", "KH" }),
        core.player(self, 1))
      return first[1] and "AS" or "9S"
    end,
  } do
    it("is the same where a word in Lua looks at " .. name, function()
      local usual = core.words.party
      core.words.party = look
      local found, expected = both([[
        local high = ("AS AH KS KH QS QH JS JH"):find(look(self))
        self:score(1, high and 3 or 1, "look")]],
        "local look = self.party", 3)
      core.words.party = usual
      assert.same(expected, found)
    end)
  end

  -- What is answered after the tricks does not follow from them.
  for name, question in pairs {
    choose = "self:choose(1, '?', { '1', '3' })",
    ["yes or no"] = "self:ask_yes_no(1, '?') and 1 or 3",
    number = "self:ask_number(1, '?', 1, 3)",
    forms = "self:ask(1, '?', { '1', '3' })",
    bids = "self:auction { bids = { '1', '3' }, prompt = '?', "
      .. "must_bid = self.dealer }",
  } do
    it("is the same where players are asked later: " .. name, function()
      local found, expected = both("self:score(1, tonumber((" .. question
        .. ")), 'asked')", nil, 3)
      assert.same(expected, found)
    end)
  end

  it("is the same where words read before look at the hands", function()
    for _, case in ipairs {
      { "local party = self.party self:form_parties { name = 'a', "
        .. "others = 'b', holds = 'AS' }",
        "self:score(1, party(self, 1).points, 'a')" },
      { "local sets = self.tell_sets",
        "local _, sum = sets(self, 1, { { 'AS', 3 }, { 'KH', 1 } }) "
        .. "self:score(1, sum, 'sets')" },
    } do
      local found, expected = both(case[2], case[1], 3)
      assert.same(expected, found)
    end
  end)
end)
