-- What parties and sides pay each other, who has played a card, and what
-- examples say of parties.

local helper = require "game_helper"
local tenace = require "tenace"


--- The scores after these statements.
local function scores(statements)
  return helper.round(statements):scores()
end


local TWO = [[self:form_parties { name = "black", others = "red",
  players = { 1, 3 } } ]]
local THREE = [[self:form_parties { name = "black", others = "red",
  players = { 1, 2, 3 } } ]]


describe("one side that pays another", function()
  teardown(helper.clean)

  it("loses what the other gets", function()
    assert.same({ -7, 0, 7, 0 }, scores "self:pay_points(1, 3, 7, 'cards')")
    assert.same({ 4, 0, 0, -4 },
      scores "self:pay_points(self:player(1), self:side(4), -4, 'cards')")
  end)

  it("may lose it for another reason", function()
    local list = {}
    for i, line in ipairs(helper.round [[
      self:pay_points(2, 1, 3, "cards left", "the others' cards")
      self:pay_points(1, 2, 1, "a double")
      self:pay_points(1, 2, 0, "nothing")]]:score_sheet()) do
      list[i] = line.side .. " " .. line.points .. " " .. line.reason
    end
    assert.same({ "2 -3 cards left", "1 3 the others' cards", "1 -1 a double",
      "2 1 a double" }, list)
  end)

  it("pays whole numbers", function()
    for _, points in ipairs { "1.5", "'x'", "nil", "{}" } do
      assert.matches("pay_points: the points are a whole number", helper.wrong(
        "self:pay_points(1, 2, " .. points .. ", 'cards')"), nil, true)
    end
  end)
end)


describe("parties that pay each other", function()
  teardown(helper.clean)

  it("give equal parts where nobody is the declarer", function()
    assert.same({ 5, -5, 5, -5 }, scores(TWO
      .. "self:score_parties(5, 'won')"))
    assert.same({ -5, 5, -5, 5 }, scores(TWO
      .. "self:score_parties(-5, 'lost')"))
  end)

  it("give the rest to the declarer", function()
    assert.same({ 15, -5, -5, -5 }, scores([[self:form_parties {
      name = "black", others = "red", players = 1 }
      self:score_parties(5, "won", self:player(1))]]))
    assert.same({ -7, 7, 7, -7 }, scores(THREE
      .. "self:score_parties(7, 'won', self:player(1))"))
  end)

  it("leave partners out where the declarer is alone", function()
    assert.same({ -10, 5, 0, 5 }, scores(TWO
      .. "self:score_parties(-5, 'lost', self:player(1), true)"))
  end)

  it("need parties, whole points and parts", function()
    assert.matches("no parties have been formed in this round",
      helper.wrong "self:score_parties(1, 'x')")
    assert.matches("score_parties: the points are a whole number",
      helper.wrong(TWO .. "self:score_parties(1.5, 'x')"))
    assert.matches("7 points cannot be divided among 3 players: name the "
      .. "declarer", helper.wrong(THREE .. "self:score_parties(7, 'x')"))
  end)

  it("count a caught card for whoever takes it, and against its owner",
    function()
      local m = helper.match("", [[
        function g:round()
          self:deal_each(1)
          self:play_tricks { leader = self:player(1) }
          for side in self:each_side() do self:score(side, side.count, "x") end
          self:ask_yes_no(1, "go on?")
        end
        function g:after_trick(winner)
          self:count_caught(winner, { "2C", "AC" }, "fox")
          self:count_caught(winner, false, "nothing")
        end]], { seed = 1, deal = { hands = { "2C", "3D", "4C", "AC" } } })
      assert.same({ -1, 0, 0, 1 }, m:scores())
    end)

  it("know what they have counted and won, and the others", function()
    local m = helper.match("points = { A = 11 }, round = { said = list },", [[
      function g:round()
        self:deal_each(1)
        self:form_parties { name = "black", others = "red", players = { 1, 3 } }
        self:count(self:player(1), 3, "x")
        self:count(self:player(2), 9, "x")
        self:play_tricks { leader = self:player(1) }
        local first = self:party(1)
        self.said = { first.points, first.count, first.others.name,
          first.others.points, first.others.others == first }
        self:ask_yes_no(1, "go on?")
      end]], { deal = { hands = { "AC", "2C", "3C", "4D" } } })
    helper.play_until(m, function() return m:view(1).said end)
    assert.same({ 11, 3, "red", 0, true }, m:view(1).said)
  end)
end)


describe("one who collects", function()
  teardown(helper.clean)

  it("gets from every other side", function()
    assert.same({ -2, 6, -2, -2 }, scores "self:collect(2, 2, 'leaster')")
    assert.same({ 2, -6, 2, 2 }, scores "self:collect(2, -2, 'leaster')")
  end)
end)


describe("whoever has played a card", function()
  teardown(helper.clean)

  it("is found in the last trick, in the order played", function()
    local m = helper.match("round = { said = list },", [[
      function g:round()
        self:deal_each(2)
        self:play_tricks { leader = self:player(3) }
      end
      function g:after_trick()
        local function seats(...)
          local list = {}
          for i, player in ipairs { ... } do list[i] = player.number end
          return table.concat(list, " ")
        end
        self.said = { seats(self:who_played "2C"), seats(self:who_played "KS"),
          seats(self:who_played { "AC", "3C" }) }
        self:ask_yes_no(1, "go on?")
      end]], { deal = { hands = { "2C 9H", "3C KS", "AC 8H", "4D 7H" } } })
    for card in ("AC 4D 2C 3C"):gmatch "%S+" do m:play(card) end
    assert.same({ "1", "", "3 2" }, m:view(1).said)
  end)
end)


describe("an example", function()
  teardown(helper.clean)

  it("can say who is of the first party", function()
    local function result(example)
      local path = helper.file('local g = game "G" { players = 4, '
        .. "deck = french(52), options = { rounds = number { 2, from = 1, "
        .. "to = 9 } } }\n"
        .. "function g:round() self:deal_each(1) end\n"
        .. "function g:score_round() self:score_parties(1, 'x') end\n"
        .. 'example "x" { ' .. example .. " }\nreturn g\n")
      local list = tenace.check(path)
      return list[1] and list[1].text or nil
    end
    assert.is_nil(result "party = { 1, 4 }, scores = { 1, -1, -1, 1 }")
    assert.matches("scores should be '1 1 %-1 %-1'",
      result "party = { 1, 4 }, scores = { 1, 1, -1, -1 }")
    assert.matches("'party' is no list of seats",
      result "party = { 1, 5 }, scores = { 1, 1, -1, -1 }")
    assert.matches("'party' is no list of seats",
      result "party = {}, scores = { 1, 1, -1, -1 }")
    assert.matches("'party'", result "party = { 1 }, moves = {}, legal = 'x'")
  end)
end)
