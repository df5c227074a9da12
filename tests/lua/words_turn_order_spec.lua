-- Turns that are skipped, taken again or reversed, and turns that go on when
-- somebody holds no cards; rounds and matches that end at once.

local helper = require "game_helper"

local facts = [[
  piles = { gone = "all" }, round = { told = text }, ]]


--- The seats whose turn it was, each giving a card away, with this said in a
-- turn; `n` turns at most.
local function seats(said, n, first, cards, round)
  local m = (round or helper.round)([[
    self:make_dealer(4)
    self:deal_each(]] .. (cards or 5) .. [[)
    local seats = ""
    for player in self:each_turn(]] .. (first or "") .. [[) do
      seats = seats .. player.number
      self:move(player.hand:cards():list()[1], player, self.gone)
      if #seats == ]] .. n .. [[ then break end
      ]] .. said .. [[
    end
    self.told = seats]], facts)
  return m:view(1).told
end


--- The seats in the order in which they have gone out, after these statements.
local function finished(statements)
  return helper.round("self:make_dealer(4)\n" .. statements .. [[
    local seats = ""
    for _, player in ipairs(self:finishing_order()) do
      seats = seats .. player.number
    end
    self.told = seats]], facts):view(1).told
end


describe("turns", function()
  teardown(helper.clean)

  it("can be skipped", function()
    assert.equal("1341", seats("if #seats == 1 then self:skip_turn() end", 4))
    assert.equal("1412", seats("if #seats == 1 then self:skip_turn(2) end", 4))
  end)

  it("can be skipped by who would begin", function()
    assert.equal("234", helper.round([[
      self:make_dealer(4)
      self:deal_each(1)
      self:skip_turn()
      local seats = ""
      for player in self:each_turn() do
        seats = seats .. player.number
        if #seats == 3 then break end
      end
      self.told = seats ]], facts):view(1).told)
  end)

  it("can be taken again, or given to another", function()
    assert.equal("1123", seats(
      "if #seats == 1 then self:give_turn(player) end", 4))
    assert.equal("1123", seats(
      "if #seats == 1 then self:turn_again() end", 4, nil, nil,
      helper.kept.round))
    assert.equal("1341", seats("if #seats == 1 then self:give_turn(3) end", 4))
  end)

  it("can go the other way", function()
    assert.equal("12143", seats(
      "if #seats == 2 then self:reverse_turns() end", 5))
    assert.equal("123214", seats([[if #seats == 3 then self:reverse_turns()
      assert(self:who_is_next().number == 2)
      assert(self:next_in_turn(1).number == 4)
      assert(self:left_of(1).number == 2) end]], 6))
  end)

  it("go the usual way again in the next round", function()
    local m = helper.match(facts .. "keeps = { n = 1 },", [[
      function g:round()
        self.told = tostring(self:next_in_turn(2).number)
        self:reverse_turns()
        self:ask_yes_no(1, "go on?")
      end ]], { seed = 1 })
    assert.equal("3", m:play("yes"):view(1).told)
  end)

  it("go on without those who hold no cards, if one says so", function()
    assert.equal("12341", seats("", 9, "", 2))
    assert.equal("234234", seats([[if player.number == 2 then
      self:move(self:player(1).hand, self:player(1), self.gone) end]], 6,
      "{ play_on = true, first = 2 }"))
    assert.equal("123", seats("", 9, "{ play_on = true }", 1))
  end)

  it("say who holds cards", function()
    local m = helper.round([[
      self:deal_each(1)
      self:move(self:player(2).hand, self:player(2), self.gone)
      local said = ""
      for _, player in ipairs(self:who_has_cards(2)) do
        said = said .. player.number
      end
      self.told = said .. self:who_is_next(1).number ]], facts)
    assert.equal("3413", m:view(1).told)
  end)

  it("take no other arguments", function()
    assert.matches("only first and play_on can be said",
      helper.wrong("for p in self:each_turn { from = 1 } do end"))
  end)
end)


describe("what ends at once", function()
  teardown(helper.clean)

  local play = [[
    function g:play()
      local how = self:choose(1, "how?", { "on", "round", "match" })
      if how == "round" then self:end_round() end
      if how == "match" then self:end_match(2) end
    end
    function g:round()
      self:score(1, 1, "begun")
      self:play()
      self:score(3, 5, "played")
    end ]]

  local function match()
    return helper.match("options = { rounds = number { 3, from = 1, to = 9, "
      .. "'rounds' } },", play)
  end

  it("is a round, with what has been scored", function()
    local m = match():play "on":play "round"
    assert.same({ 3, 0, 5, 0 }, m:scores())
    assert.equal(3, m:view(1).round)
    assert.same({ true, 3 }, { m:play("on"):over() })
  end)

  it("is a match, whatever the totals are", function()
    local m = match():play "on":play "match"
    assert.same({ true, 2 }, { m:over() })
    assert.same({ 2, 0, 5, 0 }, m:scores())
    assert.same({ false }, { m:undo():over() })
  end)

  it("can be tried by bots, and replayed", function()
    local m = match()
    m:choose "search:4"
    m:run("random")
    assert.is_true(m:over())
    assert.same(m:scores(), require "tenace".replay(m:record()):scores())
  end)

  it("is a step in an example", function()
    local m = helper.file(helper.text("", [[
      function g:finish() self:score(1, 3, "it"); self:end_round() end
      function g:round() self:finish() end
      example "it ends" { step = "finish", scores = { 3, 0, 0, 0 } } ]]))
    local problems = require "tenace".check(m)
    for _, one in ipairs(problems) do
      assert.not_matches("example", one.text)
    end
  end)
end)


describe("a match that does not end", function()
  teardown(helper.clean)

  it("is told as one, at the step that should end it", function()
    assert.equal("g.lua:6: game 'G', step 'score_round': the match does not "
      .. "end: 500 rounds were played and nobody was asked anything",
      helper.error(helper.match, "", [[
        function g:round() self:score_round() end
        function g:score_round() self:score(1, 1, "a point") end ]]))
  end)

  it("is one with a step that goes on", function()
    assert.matches("g.lua:5: game 'G', step 'over': the match does not end",
      helper.error(helper.match, "", [[
        function g:over() return false end
        function g:round() self:score(1, 1, "a point") end ]]))
  end)
end)


describe("the other players", function()
  teardown(helper.clean)

  --- Their seats, in order, for each player.
  local function others(before)
    return helper.round(before .. [[
      local seats = {}
      for player = 1, 4 do
        for other in self:each_other(player) do
          seats[player] = (seats[player] or "") .. other.number
        end
      end
      self.told = table.concat(seats, " ")]], facts):view(1).told
  end

  it("come in turn, from the next one on", function()
    assert.equal("234 341 412 123", others "")
  end)

  it("are those who take part, for one who does not, too", function()
    assert.equal("24 41 412 12", others "self:sit_out(3)")
  end)
end)


describe("the order in which players go out", function()
  teardown(helper.clean)

  -- In a turn, player 3 gives two cards away, player 2 three, the others one.
  local turns = [[
    self:deal_each(3)
    for player in self:each_turn { first = 2, play_on = PLAY_ON } do
      local n = ({ 1, 3, 2, 1 })[player.number]
      for _ = 1, math.min(n, #player.hand) do
        self:move(player.hand:cards():list()[1], player, self.gone)
      end
    end ]]

  it("is that of their turns; the last still holds cards", function()
    assert.equal("2341", finished((turns:gsub("PLAY_ON", "true"))))
  end)

  it("has the others in turn after whoever ends it by going out", function()
    assert.equal("2134", finished((turns:gsub("PLAY_ON", "false"))))
  end)

  it("has whoever got cards again among those who hold some", function()
    assert.equal("3412", finished((turns:gsub("PLAY_ON", "true")) .. [[
      self:draw(self:player(2)) ]]))
  end)

  it("has those behind who went out without a turn of their own", function()
    assert.equal("2143", finished((turns:gsub("PLAY_ON", "false")) .. [[
      for _, player in ipairs { self:player(1), self:player(4) } do
        self:move(player.hand, player, self.gone)
      end ]]))
  end)

  it("leaves out who sits out, and is empty again in the next round", function()
    assert.equal("123", finished "self:sit_out(4) self:deal_each(1)")
    local m = helper.match(facts .. "match_rounds = 2,", [[
      function g:round()
        self:make_dealer(4)
        self:deal_each(1)
        if self.round_number == 1 then
          for player in self:each_turn(3) do
            self:move(player.hand, player, self.gone)
          end
        end
        self.told = tostring(self:finishing_order()[1].number)
        self:ask_yes_no(1, "go on?")
      end]])
    assert.equal("3", m:view(1).told)
    assert.equal("1", m:play("yes"):view(1).told)
  end)
end)


describe("seats", function()
  teardown(helper.clean)

  it("can be changed: each player of a list is before the next one", function()
    assert.equal("123142", seats(
      "if #seats == 2 then self:change_seats { 3, 1, 4, 2 } end", 6))
    assert.equal("1431", helper.round([[
      self:make_dealer(4)
      self:change_seats { 3, 1, 4, 2 }
      self.told = self:left_of(3).number .. self:right_of(1, 3).number
        .. self:next_in_turn(2).number .. self:left_of(4, 3).number ]],
      facts):view(1).told)
  end)

  it("are changed in turn where turns go against the clock", function()
    assert.equal("1333", helper.round([[
      self:change_seats { 3, 1, 4, 2 }
      self.told = self:next_in_turn(3).number .. self:right_of(2).number
        .. self:left_of(1).number .. self:left_of(4, 2).number ]],
      facts .. "turn = 'anticlockwise', "):view(1).told)
  end)

  it("are as numbered in the next round", function()
    local m = helper.match(facts .. "keeps = { n = 1 },", [[
      function g:round()
        self.told = tostring(self:next_in_turn(2).number)
        self:change_seats { 2, 1, 3, 4 }
        self:ask_yes_no(1, "go on?")
      end ]], { seed = 1 })
    assert.equal("3", m:play("yes"):view(1).told)
  end)

  it("must all be in the list, once", function()
    for _, list in ipairs { "{ 1, 2, 3 }", "{ 1, 2, 3, 3 }" } do
      assert.matches("the list does not have all players", tostring(select(2,
        pcall(helper.round, "self:change_seats " .. list, facts))))
    end
  end)
end)
