-- What `check` finds.
-- In 24 parts.

local check = require "tenace.study.check"
local examples = require "tenace.study.examples"
local revealed = require "tenace.study.revealed"
local settings = require "tenace.study.settings"
local tenace = require "tenace"
local turn = require "turn"

local folder

setup(function()
  local pipe = io.popen "mktemp -d"
  folder = pipe:read "l"
  pipe:close()
end)

teardown(function() os.execute("rm -r " .. folder) end)


--- Writes a house rule of whist; a word for it that `check` takes.
local function house_rule(text)
  local path = folder .. "/trial.lua"
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
  return path
end


local function texts(game)
  local list = {}
  for i, one in ipairs(tenace.check(game)) do list[i] = one.text end
  return list
end


describe("check", function()
  --- Nothing is wrong, and nothing odd.
  local function is_fine(game)
    local problems, remarks, amount = tenace.check(game)
    assert.same({}, problems, game)
    assert.same({}, remarks, game)
    assert.is_true(amount.rounds > 0)
  end

  --- It can be loaded, and its own examples hold. Those of a house rule's game
  -- are true in the game alone, whose test runs them.
  local function holds(game)
    local variant, beneath = assert(tenace.variant(game)),
      string.match(game, "^(.-)%+")
    local all, wrong = examples.all(variant, tenace.library)
    assert.same({}, wrong)
    local own = {}
    for _, one in ipairs(all) do
      if one.home ~= beneath then own[#own + 1] = one end
    end
    for _, one in ipairs(examples.run(variant, tenace.library, nil, nil, own))
    do
      assert.is_true(one.ok, game .. ": " .. one.name)
    end
  end

  --- The usual numbers in `make soak`; else fewer. A rule that looks at hidden
  -- cards in few rounds escapes then. That `check` finds such rules at all is
  -- what told_spec sees each time: it fails if no round is looked at, or if
  -- no share of dropped worlds is too large.
  local function less(options, f)
    local amount, rounds = check.amount, revealed.amount.rounds
    if not turn.soak then
      revealed.amount.rounds = 2
      check.amount = { matches = 5, rounds = 200, settings = options,
        setting_rounds = 1, setting_decisions = 1, more_matches = 2000,
        decisions = 150000 }
    end
    local ok, wrong = pcall(f)
    check.amount, revealed.amount.rounds = amount, rounds
    if not ok then error(wrong, 0) end
  end

  --- Each game is looked at; matches are played of one in `n` of them.
  local function each_is_fine(list, n, options)
    for i, game in ipairs(list) do
      it("finds nothing wrong with " .. game, function()
        less(options, function()
          (turn.takes(i, n) and is_fine or holds)(game)
        end)
      end)
    end
  end

  local games, houses = tenace.library:names(), {}
  for _, game in ipairs(games) do
    for _, house in ipairs(tenace.library:names(game)) do
      houses[#houses + 1] = game .. "+" .. house
    end
  end
  table.insert(games, 1, "rules/TEMPLATE.lua")
  each_is_fine(games, 3, 1)
  each_is_fine(houses, 8, 0)

  it("names the line of a file that cannot be loaded", function()
    local path = house_rule 'return house_rule "A" {\nof = "whist", sett = 1 }'
    assert.same({ { file = path, line = 2,
      text = "house rule 'A': unknown field 'sett', did you mean 'set'?" } },
      tenace.check(path))
  end)

  it("finds cards that are left over, where the game deals all", function()
    local path = house_rule [[
local short = house_rule "Short" { of = "whist" }
function short:deal() self:deal_each(12) end
function short:choose_trump() return "H" end
return short]]
    assert.same({ { file = path, line = 2, text = "4 cards are left over in a "
      .. "round, and without the house rule none: should more be dealt?" } },
      tenace.check(path))
  end)

  it("names a game that does not exist", function()
    assert.same({ { file = "whist+amercan", text =
      "no house rule 'amercan' for whist, did you mean 'american'?" } },
      tenace.check "whist+amercan")
  end)

  it("runs the examples", function()
    local list = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist" }
example "eight" { tricks = { 8, 5 }, scores = { 3, 0 } }
return a]])
    assert.equal(2, list[1].line)
    assert.matches("scores should be", list[1].text)
  end)

  it("reports a mistake that only a match reaches, once", function()
    local list = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist" }
function a:after_trick() self:scor(1, 1, "a trick") end
return a]])
    assert.equal(1, #list)
    assert.equal(2, list[1].line)
    assert.matches("did you mean 'score'%?", list[1].text)
  end)

  it("finds a mistake that only an option leads to", function()
    assert.same({ "game 'Whist', step 'after_trick': loud" }, texts(house_rule
      [[
local a = house_rule "A" { of = "whist",
  options = { loud = flag { false, "whether it fails" } } }
function a:after_trick()
  if self.option.loud then error("loud") end
end
return a]]))
  end)

  it("says when no match ends", function()
    local list = texts(house_rule [[
local a = house_rule "A" { of = "whist" }
function a:score_round() end
return a]])
    assert.matches("^no match has ended within 200 rounds", list[1])
  end)
end)


--- A game for two with these facts besides, and this in its round.
local function game(facts, round, more)
  return house_rule([[
-- A trial.
local trial = game "Trial" {
  players = 2, deck = french(32),
  options = { rounds = number { 2, from = 1, to = 9, "rounds" } },
]] .. facts .. [[
}
function trial:round()
]] .. round .. "\nend\n" .. (more or "") .. "\nreturn trial\n")
end


--- The first problem, which has a record that shows it.
local function first(path)
  local one = tenace.check(path)[1]
  return one, one.record
end


describe("a round that ends badly", function()
  it("leaves one player with more cards than the others", function()
    local one, record = first(game("obligations = { follow_suit },", [[
  self:deal_each(5)
  self:draw(self:player(2))
  self:play_tricks { leader = self:player(1) } ]]))
    assert.equal("cards are left over: player 2 holds 1, player 1 0, and a "
      .. "trick takes one from each", one.text)
    assert.equal(6, one.line)
    assert.equal("deal the same number to each, or let a player with too many "
      .. "put some away",
      one.advice)
    assert.equal(10, tenace.replay(record):decisions())
  end)

  it("may leave one with fewer cards where no trick was played", function()
    assert.same({}, (tenace.check(game([[
  obligations = { follow_suit },
  piles = { laid = "all" },]], [[
  self:deal_each(4)
  for player in self:each_turn() do
    self:move(self:ask_cards(player, "which card?", 1, player), player,
      self.laid)
  end
  self:score(self:who_is_out(), 1, "out") ]]))))
  end)

  it("wants more cards than there are", function()
    assert.same({ "game 'Trial', step 'round': 6 tricks are to be played, but "
      .. "player 2 has cards for 5" }, texts(game("", [[
  self:deal_each(5)
  self:draw(self:player(1))
  self:play_tricks { leader = self:player(1) }
  self:score(1, 1, "won") ]])))
  end)

  it("has points that do not add up to round_total", function()
    local one, record = first(game("round_total = 5,", [[
  self:deal_each(5)
  self:play_tricks()
  self:score(1, self:player(1).tricks, "tricks") ]]))
    assert.matches("^the points of a round add up to [0-4], not to 5$",
      one.text)
    local m = tenace.replay(record)
    local sheet = m:score_sheet()
    assert.equal(tonumber(one.text:match "to (%d),"), sheet[#sheet].points)
    assert.same({}, (tenace.check(game("round_total = 5,", [[
  self:deal_each(5)
  self:play_tricks()
  for side in self:each_side() do self:score(side, side.tricks, "tricks") end
  ]]))))
  end)

  it("does not end", function()
    local one, record = first(game("",
      "repeat until not self:ask_yes_no(self:player(1), 'more?') and false"))
    assert.matches("more than 20000 decisions in one round: does it end%?$",
      one.text)
    assert.equal("make sure that the players can bring the round to its end",
      one.advice)
    assert.matches("\n1: yes +~", record)
  end)

  it("asks a player who has no answer", function()
    local one, record = first(game("", [[
  self:deal_each(5)
  if self:ask_yes_no(self:player(1), "take?") then
    self:choose(self:player(2), "which?", {})
  end
  self:score(1, 1, "won") ]]))
    assert.matches("a list of at least one choice expected", one.text)
    assert.equal("ask only if there is something to choose, or let the player "
      .. "pass", one.advice)
    local m, why = tenace.replay(record)
    assert.is_nil(m)
    assert.matches("a list of at least one choice expected", why)
  end)

  it("scores a number that is not whole", function()
    local one, record = first(game("", [[
  self:deal_each(5)
  self:score(1, #self:player(1).hand / 2, "cards") ]]))
    assert.matches("points are whole numbers", one.text)
    assert.equal(8, one.line)
    assert.matches("^tenace record 1\n", record)
  end)
end)


describe("what is odd", function()
  local function odd(path)
    local problems, remarks = tenace.check(path)
    assert.same({}, problems)
    local list = {}
    for i, one in ipairs(remarks) do
      assert.equal(path, one.file)
      list[i] = one.line .. " " .. one.text .. ": " .. one.advice
    end
    return list
  end

  it("is an option that nothing reads", function()
    assert.same({ "7 option 'loud' is never read: read it as "
      .. "self.option.loud, or take it out" }, odd(game([[
  keeps = { n = 0 },
  options = { rounds = number { 2, from = 1, to = 9, "rounds" },
    loud = flag { false, "a joke" } },]],
      "self.n = self.n + 1 self:ask_yes_no(self:player(1), 'so?')")))
  end)

  it("is a field that the rules only set, only read, or never use", function()
    assert.same({
      "5 field 'a' is set but never read: read it as self.a, or take it out "
        .. "of 'round'",
      "5 field 'b' is read but never set: set it as self.b = …, or take it "
        .. "out of 'round'",
      "6 field 'c' is neither set nor read: take it out of 'keeps'",
    }, odd(game("round = { a = flag, b = text, told = player },\n"
      .. "keeps = { c = player },",
      "self.told = self.dealer\n"
        .. "self.a = self:ask_yes_no(self:player(1), self.b or 'so?')")))
  end)

  it("is not a field that a sentence or an example uses", function()
    assert.same({}, odd(game("round = { a = number, b = number },", [[
  self.a = self:ask_number(self:player(1), "how many?", 1, 2)
  self:ask_yes_no(self:player(2), "{a}, is it so?")
  self:score(1, 1, "won") ]], [[
function trial:value() return self.b or 0 end
example "b" { fields = { b = 3 }, value = 3 }
]])))
  end)

  it("is a step that nothing calls, or that no round reaches", function()
    assert.same({
      "9 step 'never' was called in none of ROUNDS rounds: check whether the "
      .. "condition of its call can be true",
      "10 step 'after_tricks' is never called, did you mean 'after_trick'?: "
        .. "the engine calls 'after_trick'; any other is called as "
        .. "self:after_tricks()",
      "11 step 'alone' is never called: call it as self:alone(), or take it "
        .. "out",
    }, (function(list)
      list[1] = list[1]:gsub("%d+ rounds", "ROUNDS rounds")
      return list
    end)(odd(game("", [[
  if self:ask_number(self:player(1), "?", 1, 2) > 2 then self:never() end]],
      "function trial:never() end\nfunction trial:after_tricks() end\n"
      .. "function trial:alone() end"))))
  end)

  it("is an obligation that forbids nothing", function()
    local list = odd(game("obligations = { follow_suit, play_trump },\n"
      .. "round = { trump = suit },", [[
  self:deal_each(5)
  self:play_tricks()
  self.trump = nil ]]))
    assert.equal(1, #list)
    assert.matches("^5 obligation 'play_trump' has forbidden no card in %d+ "
      .. "rounds: it stands behind 'follow_suit': whoever can do what is "
      .. "wanted there is bound by that alone; put 'play_trump' first", list[1])
  end)

  it("is a game that asks nobody anything", function()
    assert.same({ "6 nobody is ever asked anything: play_tricks, choose and "
      .. "other words ask the players" }, odd(game("",
        "self:score(1, 1, 'won')")))
  end)

  it("is a name that no match has, in a line that none has reached",
    function()
    assert.same({ "8 a match has no 'scor', did you mean 'score'?: no match "
      .. "has come to this line; one that does ends there" }, odd(game("", [[
  local hand = self:player(1).hand
  if #hand > 60 then self:scor(1, 1, "many") end
  self:ask_yes_no(self:player(1), "so?")]])))
  end)

  it("is a comparison with 0 of what is never 0", function()
    assert.same({ "8 'has' answers nil, never 0, if there is no such card: "
      .. "write: if not pile:has(card)",
      "9 'has' answers nil, never 0, if there is no such card: write: if not "
      .. "pile:has(card)" }, odd(game("", [[
  local hand = self:player(1).hand
  if hand:has(("A") .. "S") == 0 then self:score(1, 1, "none") end
  if hand:has "7S" ~= 0 or hand:has "7S" == 1 then self:score(1, 1, "any") end
  self:ask_yes_no(self:player(1), "so?")]])))
  end)

  it("is a comparison of an answer with what 'ask' never answers", function()
    assert.same({ "9 'ask' never answers 'give up', but the first word of a "
      .. "form: compare with 'give'",
      "13 'ask' never answers 'or not', but the first word of a form: compare "
      .. "with 'or'" }, odd(game("", [[
  local n, one = 0, self:player(1)
  local said = self:ask(one, "so?", { "give up", "go on" })
  if said == "give up" then n = 1 end
  if said == "give" then n = 2 end
  said = self:choose(one, "so?", { "give up", "go on" })
  if said == "give up" then n = 3 end
  if self:ask(one, "so?", { "well", "or not" }) ~= "or not" then n = 4 end
  self:score(1, n, "some")]])))
  end)

  it("is a comparison of a field with a text that it never is", function()
    local facts = "round = { trump = suit, taker = player, told = text,\n"
      .. "  twice = choice 'once none' },"
    local text = ("field '%s' is nil where it is empty, never \"none\": "
      .. "write: if not self.%s")
    assert.same({ "8 " .. text:format("trump", "trump"),
      "9 " .. text:format("taker", "taker") }, odd(game(facts, [[
  if self.trump == "none" then self:score(1, 1, "no trumps") end
  if self.taker ~= "none" then self:score(1, 1, "a taker") end
  self.trump, self.taker, self.told, self.twice = "none", nil, "none", "none"
  if self.told == "none" then self:score(1, 1, "nothing told") end
  if self.twice == "none" then self:score(1, 1, "not twice") end
  self:ask_yes_no(self:player(1), "so?")]])))
  end)

  --- The remarks on a house rule of Whist.
  local function remarks_on(text)
    local _, remarks = tenace.check(house_rule(text))
    local list = {}
    for i, one in ipairs(remarks) do list[i] = one.text end
    return list
  end

  it("is the first sentence of a new file, in any language", function()
    local rest = "\nreturn house_rule 'A' { of = 'whist' }\n"
    for _, opening in ipairs { "-- A: … (say here what is different).",
      "-- A\u{a0}: … (dis ici ce qui est différent).",
      "-- A：… (在这里说明)。" } do
      assert.same({ "the first sentence still is the one of the new file" },
        remarks_on(opening .. rest))
    end
    assert.same({}, remarks_on("-- A: nothing differs." .. rest))
  end)

  it("is an answer of the step beneath that is lost", function()
    assert.same({ "the answer of base.over is lost" }, remarks_on [[
local a = house_rule "A" { of = "whist" }
function a:over()
  if self:side(1).tricks == 13 then return true, self:side(1) end
  base.over(self)
end
return a
]])
  end)

  it("is an option of the engine's own end that is not asked", function()
    local list = remarks_on [[
local a = house_rule "A" { of = "whist" }
function a:over() return self.round_number > 3, self:side(1) end
return a
]]
    assert.equal(2, #list)
    assert.matches("^option 'rounds' has no effect", list[1])
    assert.matches("^option 'target' has no effect", list[2])
  end)

  it("is an option declared again that takes no fewer values", function()
    local told = { "option 'target' takes the values that it took before, too" }
    local from = [[return house_rule "A" { of = "whist", options = {]]
    assert.same(told, remarks_on(from .. [[
target = number { 5, from = 3, to = 7, "points that win the game" } } }]]))
    assert.same({}, remarks_on(from .. [[
target = number { 5, from = 3, to = 70, "points that win the game" } } }]]))
    assert.same({}, remarks_on(from .. [[ without = "target",
target = number { 5, from = 3, to = 7, "points that win the game" } } }]]))
  end)

  it("is an obligation of a house rule that never binds", function()
    local list = remarks_on [[
return house_rule "A" { of = "whist", obligations = { play_trump, overtrump } }
]]
    assert.equal(1, #list)
    assert.matches("^obligation 'overtrump' has forbidden no card", list[1])
  end)

  it("is not a part of the game that a house rule makes useless", function()
    local _, remarks = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist", options = { without = "trump" } }
function a:choose_trump() return "H" end
return a]])
    assert.same({}, remarks)
  end)

  it("is an option that only a replaced step reads", function()
    local _, remarks = tenace.check(house_rule [[
local a = house_rule "A" { of = "whist" }
function a:choose_trump() return "H" end
return a]])
    assert.equal(1, #remarks)
    assert.matches("option 'trump' has no effect", remarks[1].text)
  end)
end)


describe("settings of options", function()
  --- A variant with options of these values.
  local function variant(...)
    local list = {}
    for i, values in ipairs { ... } do
      list[i] = { name = "o" .. i, kind = "choice", values = values }
    end
    return { option_list = list }
  end

  local function tried(of, refused)
    local list = {}
    settings.pairs(of, function(values)
      list[#list + 1] = values
      return not (refused and refused(values))
    end)
    return list
  end

  it("contain every pair of values", function()
    local list = tried(variant({ 1, 2, 3 }, { 1, 2 }, { 1, 2, 3, 4 }))
    for a = 1, 3 do
      for b = 1, 4 do
        local met = false
        for _, values in ipairs(list) do
          met = met or values.o1 == a and values.o3 == b
        end
        assert.is_true(met, a .. " with " .. b)
      end
    end
    assert.is_true(#list <= 14)
  end)

  it("close many pairs each: so they are few", function()
    assert.equal(10, #tried(variant({ 1, 2, 3 }, { 1, 2, 3 }, { 1, 2, 3 })))
    assert.equal(4, #tried(variant({ 1, 2 }, { 1, 2 }, { 1, 2 })))
  end)

  it("have a pair alone if it does not go with the other values", function()
    local list = tried(variant({ 1, 2 }, { 1, 2 }, { 1, 2 }),
      function(values) return values.o1 == 2 and values.o2 == 2 end)
    local alone = 0
    for _, values in ipairs(list) do
      local n = 0
      for _ in pairs(values) do n = n + 1 end
      if n == 2 and values.o1 == 2 and values.o3 == 1 then alone = 1 end
    end
    assert.is_true(alone <= 1)
    assert.is_true(#list < 20)
  end)

  it("contain both ends of numbers, and both values of flags", function()
    assert.same({ 1, 9 }, settings.values { kind = "number", from = 1, to = 9 })
    assert.same({ 3 }, settings.values { kind = "number", from = 3, to = 3 })
    assert.same({ true, false }, settings.values { kind = "flag" })
    assert.same({}, settings.values { kind = "text" })
    assert.same({ "", "J Q" },
      settings.values { kind = "text", default = "", of = "J Q" })
  end)
end)


describe("an obligation that forbids nothing", function()
  --- The advice about it under a house rule of Whist.
  local function advice(text, of)
    local path = house_rule([[
local h = house_rule "H" { of = "]] .. (of or "whist") .. [[",
  obligations = { obligation "wait" { says = "wait", ]] .. text .. [[ } } }
return h]])
    local _, remarks = tenace.check(path)
    for _, one in ipairs(remarks) do
      if one.text:find("'wait' has forbidden no card", 1, true) then
        return one.advice
      end
    end
  end

  it("has conditions that exclude each other", function()
    assert.equal("'leading' and 'trumped' never hold together",
      advice 'avoid = "H", when = "leading, trumped"')
  end)

  it("comes behind those that choose first", function()
    assert.matches("^it stands behind 'follow_suit': whoever can do what is "
      .. "wanted there is bound by that alone", advice 'play = "suit led"')
  end)

  it("is of a game without tricks", function()
    assert.equal("no trick was played, and obligations bind only in tricks",
      advice('avoid = "H"', "crazy_eights"))
  end)
end)


describe("examples", function()
  it("have a name each", function()
    local path = house_rule [[
local a = house_rule "A" { of = "whist" }
example "one" { tricks = { 9, 4 }, scores = { 3, 0 } }
example "one" { tricks = { 8, 5 }, scores = { 2, 0 } }
return a]]
    assert.same({ { file = path, line = 3, text = 'example "one" is there '
      .. "twice, first in line 2: give it another name" } },
      { tenace.check(path)[1] })
  end)
end)
