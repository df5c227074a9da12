-- Words for games with a declarer: bidding of two players, the run of highest
-- trumps, counts with an explanation, tricks until a player has won one; and
-- options whose preset depends on others.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local DUEL = [[
function g:round()
  local winner, bid = self:duel(2, 1, {
    bids = "10 12 15 20", ask = "more than {bid}?", hold = "{bid}?",
  }, %s)
  self:score(winner, bid or 1, "bid")
end]]


local function duel(above, how)
  return helper.kept.match("options = { rounds = number { 1, from = 1, to = 1, "
    .. '"rounds" } },', DUEL:format(above or "nil"), how)
end


local function played(moves, above)
  local m = duel(above)
  for move in moves:gmatch("%S+") do m:play(move) end
  local list = {}
  for _, line in ipairs(m:score_sheet()) do
    list[#list + 1] = line.side .. " " .. line.points
  end
  return table.concat(list, ", ")
end


local OPENED = [[
function g:round()
  local bid, player = self:auction { bids = "10 12 15 20", prompt = "bid?",
    hold = "{bid}?", first = self:player(2), %s }
  self:score(player or 1, bid or -1, "bid")
end]]


--- A match of one round in which the first number makes the holder.
local function opened(moves, more)
  local m = helper.match('options = { rounds = number { 1, from = 1, to = 1, '
    .. '"rounds" } },', OPENED:format(more or ""))
  for move in moves:gmatch "%S+" do m:play(move) end
  return m
end


--- Who has won it, with which number.
local function winner(moves)
  local line = opened(moves):score_sheet()[1]
  return line.side .. " " .. line.points
end


describe("an auction that nobody holds at first", function()
  teardown(helper.clean)

  it("lets all name a number or pass, in turn", function()
    local m = opened ""
    assert.equal(2, (m:turn()))
    assert.same({ "pass", "10", "12", "15", "20" }, m:moves())
    assert.equal(3, (m:play "pass":turn()))
    assert.equal("1 -1", winner "pass pass pass pass")
  end)

  it("is held by whoever has named one", function()
    local m = opened "pass 10 12"
    local player, asked = m:turn()
    assert.equal(3, player)
    assert.equal("12?", asked.prompt)
    assert.same({ "yes", "pass" }, m:moves())
    assert.equal("3 12", winner "pass 10 12 yes pass pass")
    assert.equal("4 15", winner "pass 10 12 pass 15 yes pass")
  end)

  it("does not ask those who have passed before", function()
    assert.equal("1 20", winner "pass pass pass 20")
    assert.equal("4 10", winner "pass pass 10 pass")
  end)

  it("has another word for who holds", function()
    local m = opened("10 12", 'hold_word = "hold"')
    assert.same({ "hold", "pass" }, m:moves())
    assert.is_false((m:allows "yes"))
    m:play "hold"
    assert.equal("bid?", select(2, m:turn()).prompt)
  end)
end)


describe("a duel, in records,", function()
  teardown(helper.clean)

  it("lets the junior name numbers and the senior hold them", function()
    local m = duel()
    local player, asked = m:turn()
    assert.equal(2, player)
    assert.equal("choice", asked.kind)
    assert.equal("more than 0?", asked.prompt)
    assert.same({ "pass", "10", "12", "15", "20" }, m:moves())
    m:play "12"
    player, asked = m:turn()
    assert.equal(1, player)
    assert.equal("12?", asked.prompt)
    assert.same({ "yes", "pass" }, m:moves())
    m:play "yes"
    assert.equal("more than 12?", select(2, m:turn()).prompt)
    assert.same({ "pass", "15", "20" }, m:moves())
  end)

  it("asks with its own sentences if the rules have none", function()
    local facts = "contracts = { a = 10, b = 12, c = 20 }, "
      .. 'options = { rounds = number { 1, from = 1, to = 1, "rounds" } },'
    for _, last in ipairs { "", ", nil", ", nil, 10", ", 10" } do
      local m = helper.kept.match(facts, "function g:round() self:duel(2, 1"
        .. last .. ") end")
      assert.equal("what do you bid? Your game must count at least as "
        .. "much", select(2, m:turn()).prompt)
      assert.equal(last:find "10" and "pass 12 20" or "pass 10 12 20",
        table.concat(m:moves(), " "))
      m:play "12"
      assert.equal("do you hold 12? Your game must count at least as much",
        select(2, m:turn()).prompt)
    end
  end)

  it("ends when one has passed", function()
    assert.equal("1 1", played "pass")
    assert.equal("2 10", played "10 pass")
    assert.equal("1 10", played "10 yes pass")
    assert.equal("2 15", played "10 yes 15 pass")
  end)

  it("is over when the highest number is held", function()
    assert.equal("1 20", played "20 yes")
  end)

  it("begins above a number that was named before", function()
    assert.same({ "pass", "15", "20" }, duel(12):moves())
    assert.equal("1 12", played("pass", 12))
    assert.equal("2 20", played("20 pass", 12))
  end)

  it("refuses impossible answers", function()
    local m = duel():play "12":play "yes"
    for _, move in ipairs { "12", "10", "13", "yes", "200" } do
      assert.is_false(m:allows(move))
    end
    assert.is_false((duel():play "10":allows "12"))
  end)

  it("says why it refuses a number, with the place of the question", function()
    local m = duel():play "12":play "yes"
    local why = m:why "10"
    assert.same({ "a bid must be higher than 12; the next that can be bid is "
      .. "15", "higher_bid", 6 },
      { why.says, why.rule, why.line })
    assert.matches("g%.lua$", why.file)
    assert.equal("13 cannot be bid; the next that can is 15", m:why("13").says)
  end)

  it("names the next number above one that is no bid", function()
    for typed, next_one in pairs { ["2"] = 18, ["25"] = 27, ["37"] = 40,
      ["241"] = 264 } do
      local m = tenace.new("skat", { seed = 1 })
      assert.equal(typed .. " cannot be bid; the next that can is " .. next_one,
        m:why(typed).says)
    end
    local m = tenace.new("skat", { seed = 1 })
    assert.matches("^the answer is one of", m:why("265").says)
    m = tenace.new("coinche", { seed = 1 })
    assert.matches("^95 cannot be bid; the next that can is 100 ",
      m:why("95").says)
    assert.matches("^90 cannot be bid; the next that can is 90 ",
      m:why("90").says)
  end)

  it("refuses a record with an impossible answer", function()
    local text = duel():play "12":play "yes":play "15":record()
    assert.is_truthy(tenace.replay(text))
    local other, wrong = tenace.replay((text:gsub("15", "11")))
    assert.is_nil(other)
    assert.is_string(wrong)
  end)

  it("is passed at once when search plays on from an answer", function()
    local steps = DUEL:format "nil":gsub("round%(%)\n", [[%0
  self:choose(1, "which?", { "a", "b" })
]])
    local m = helper.kept.match("options = { rounds = number { 1, from = 1, "
      .. 'to = 1, "rounds" } },', steps)
    m:keep_log()
    -- the margin of side 1, which has 1 point for a bid that nobody made
    assert.same({ 1, 1 }, select(2, search.move(m, 20)).points)
    m:play "a"
    -- the junior's points for the lowest bid, which nobody holds
    local _, thought = search.move(m, 20)
    assert.same({ "pass", "10" }, thought.moves)
    assert.equal(10, thought.points[2])
  end)

  it("takes its bids from the values of the contracts", function()
    local function bids(facts)
      return helper.kept.match(facts, [[
function g:round()
  self:duel(2, 1, { ask = "?", hold = "{bid}?" })
end]])
    end
    local m = bids "contracts = { low = { 5, from = 2, to = 4 }, zero = 15 },"
    assert.same({ "pass", "10", "15", "20" }, m:moves())
    assert.same({ ["10"] = "low × 2", ["15"] = "low × 3, zero",
      ["20"] = "low × 4" }, select(2, m:turn()).promises)
    assert.matches("an auction with a holder needs bids, or a fact 'contracts'",
      helper.error(bids, ""), 1, true)
    assert.matches("g.lua:3: game 'G': field 'contracts': the value of 'low' "
      .. "must be a whole number", helper.error(bids,
      "contracts = { low = { 5, from = 4, to = 2 } },"), 1, true)
  end)

  it("is answered by random bots: pass, the next number, a higher", function()
    local said, game = {}, duel(nil, { seed = 1 }).variant
    for seed = 1, 600 do
      local m = tenace.new(game, { seed = seed })
      local move = m:choose "random"
      said[move] = (said[move] or 0) + 1
      assert.is_true(m:allows(move))
      assert.is_true(m:run "random":over())
    end
    for _, move in ipairs { "pass", "10" } do
      assert.is_true(said[move] > 150 and said[move] < 250)
    end
    for _, move in ipairs { "12", "15", "20" } do
      assert.is_true(said[move] > 35 and said[move] < 110)
    end
  end)

  it("wants numbers that go up", function()
    assert.has_error(function()
      helper.kept.match("", [[function g:round()
        self:duel(1, 2, { bids = "10 9", ask = "?", hold = "?" })
      end]])
    end)
  end)
end)


describe("an auction with a holder", function()
  teardown(helper.clean)

  local function auction(arguments)
    return helper.match("contracts = { a = 10, b = 12, c = 20 },"
      .. " round = { told = text },", [[
      function g:round()
        local bid, winner = self:auction { holder = 2, ]] .. arguments .. [[ }
        self.told = tostring(bid) .. " of " .. winner.number
        self:ask_yes_no(1, "go on?")
      end]])
  end

  it("lets the others bid to who is left, one after the other", function()
    local m = auction "bids = '10 12 15 20', prompt = 'over {bid}?', hold = '?'"
    local function asked()
      local player, question = m:turn()
      return player .. " " .. question.prompt .. " "
        .. table.concat(m:moves(), " ")
    end
    assert.equal("3 over 0? pass 10 12 15 20", asked())
    assert.equal("2 ? yes pass", (m:play "10" and asked()))
    assert.equal("4 over 10? pass 12 15 20", (m:play "pass" and asked()))
    assert.equal("3 ? yes pass", (m:play "12" and asked()))
    assert.equal("4 over 12? pass 15 20", (m:play "yes" and asked()))
    assert.equal("1 over 12? pass 15 20", (m:play "pass" and asked()))
    assert.equal("15 of 1", m:play("15"):play("pass"):view(1).told)
  end)

  it("ends with the holder where nobody bids", function()
    local m = auction ""
    assert.equal("pass 10 12 20", table.concat(m:moves(), " "))
    assert.equal("nil of 2",
      m:play("pass"):play("pass"):play("pass"):view(1).told)
  end)

  it("wants texts, and others who take part", function()
    assert.matches("hold: a text expected", helper.error(auction, "hold = {}"))
    assert.matches("holder: the player sits out", helper.wrong(
      "self:sit_out(2) self:auction { holder = 2, bids = '1' }"))
  end)
end)


--- The value of an expression in a round of hearts, after two cards.
local function given(expression)
  local m = helper.match([[round = { trump = suit, said = text },]], [[
    function g:round()
      self:deal_each(13)
      self.trump = "H"
      self:play_tricks { leader = 1, tricks = 2 }
      local a, b = ]] .. expression .. [[

      self.said = tostring(a) .. " " .. tostring(b)
      self:ask_yes_no(1, "?")
    end]], { seed = 1, deal = { hands = { "AH KH QH 2S *" } } })
  while select(2, m:turn()).kind == "card" do m:play(m:moves()[1]) end
  return m:view(1).said
end


describe("a run of trumps", function()
  teardown(helper.clean)

  it("is counted with or without the cards", function()
    assert.equal("3 true", given 'self:run_of_trumps("AH KH QH 9H")')
    assert.equal("2 false", given 'self:run_of_trumps("QH 9H")')
    assert.equal("3 true", given 'self:run_of_trumps("AH", "KH QH")')
  end)

  it("can be counted in all cards that a player held", function()
    assert.equal("3 true",
      (given 'self:run_of_trumps(self:player(1))':gsub("^[4-9]", "3")))
  end)
end)


describe("count_on", function()
  teardown(helper.clean)

  it("counts the named parts, and leaves out the rest", function()
    assert.equal("4 with 2, game 3, hand 4",
      given 'count_on(2, "with", "game", nil, false, "hand")')
    assert.equal("-1 from -1", given 'count_on(-1, "from")')
    assert.equal("123 n 123", given 'count_on(123, "n")')
  end)
end)


describe("tricks until a player has one", function()
  teardown(helper.clean)

  --- In how many matches the player wins a trick, which must be the last.
  local function ended_by_trick(step)
    local ended = 0
    for seed = 1, 20 do
      local rules = step .. [[
        function g:round()
          self:deal_each(13)
          self:play_tricks { leader = 1, until_wins = self:player(3) }
          self:score(3, self:player(3).tricks, "tricks")
          self:score(1, #self:player(1).hand, "left")
        end]]
      local facts = "obligations = { follow_suit }, options = { rounds = "
        .. 'number { 1, from = 1, to = 1, "rounds" } },'
      local path = helper.file(helper.text(facts, rules))
      local m = tenace.new(path, { seed = seed }):run "random"
      local other = tenace.new(path, { seed = seed })
      while other:turn() do other:play(other:choose "random") end
      assert.same(m:scores(), other:scores())
      assert.is_true(m:scores()[3] <= 1)
      if m:scores()[3] == 1 then ended = ended + 1 end
    end
    return ended
  end

  it("end with that trick, whoever plays", function()
    assert.is_true(ended_by_trick("") > 0)
  end)

  it("end with it even if a step is called after each", function()
    assert.is_true(ended_by_trick "function g:after_trick() end" > 0)
  end)
end)


describe("a preset that is a function", function()
  teardown(helper.clean)

  local FILES = {
    { path = "g.lua", name = "g", text = [[
local g = game "G" { players = 4, deck = french(52), options = {
  size = number { 3, from = 1, to = 9, "how large" },
  rounds = number { 1, from = 1, to = 99, "rounds" },
} }
function g:round() end
return g
]] },
    { path = "h.lua", name = "h", of = "g", text = [[
return house_rule "H" { of = "g", set = {
  rounds = function(option) return 10 * option.size end,
} }
]] },
  }

  it("gets the options before it", function()
    local lib = tenace.library_of(FILES)
    assert.equal(30, lib:variant("g+h").options.rounds)
    assert.equal(90, lib:variant("g+h+size=9").options.rounds)
    assert.equal(7, lib:variant("g+h+size=9+rounds=7").options.rounds)
    assert.equal("g+h+size=9", lib:variant("g+h+size=9").spec)
  end)

  it("must give a possible value of the option", function()
    local files = { FILES[1], { path = "h.lua", name = "h", of = "g",
      text = FILES[2].text:gsub("10", "100") } }
    local v, wrong = tenace.library_of(files):variant "g+h"
    assert.is_nil(v)
    assert.is_truthy(tostring(wrong):find("'rounds' must be", 1, true))
  end)
end)
