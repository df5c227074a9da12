-- Perfect play: of positions, of matches, and on the command line. What the
-- solver finds is checked against plain search in tests/core/solve.c.
-- In 6 parts.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local tenace = require "tenace"

local ENDING = { hands = { "AH 2C", "KH 3C", "2S 4C", "QH AC" }, leader = 2 }


--- A match in which the first legal card is played `n` times.
local function after(game, seed, n)
  local m = tenace.new(game, { seed = seed })
  for _ = 1, n do m:play(m:moves()[1]) end
  return m
end


describe("tenace.solve", function()
  it("tells what each card is worth to the camp of the player in turn",
    function()
    local solved = tenace.solve("whist", { trump = "S" }, ENDING)
    assert.equal(1, solved.value)
    assert.same({ { move = "3C", value = 1 }, { move = "KH", value = 0 } },
      solved.moves)
    assert.same({ 2, 4 }, solved.camp)
    assert.equal("tricks", solved["for"])
  end)

  it("goes on from cards in the trick", function()
    local solved = tenace.solve("whist", { trump = "S" }, { leader = 1,
      trick = { "AH" }, hands = { "2C", "KH 3C", "2S 4C", "QH AC" } })
    assert.same({ { move = "KH", value = 0 } }, solved.moves)
  end)

  it("counts points of cards where the game has them", function()
    local solved = tenace.solve("skat", { contract = "grand" },
      { hands = { "AC 7C", "10C KC", "8C 9C" }, leader = 2, camp = { 2, 3 } })
    assert.equal("points", solved["for"])
    assert.equal(4, solved.value)
    assert.equal(2, #solved.moves)
  end)

  it("takes as few as it can where that is asked", function()
    local how = { hands = { "7C 8C", "9C 10C", "JC QC" }, leader = 1,
      camp = { 1 }, ["for"] = "tricks", fewest = true }
    assert.equal(0, tenace.solve("skat", { contract = "null" }, how).value)
  end)

  it("counts the last trick and each trick as it is told to", function()
    local how = { hands = { "AO 7O", "2O 4O" }, leader = 1, last = 10 }
    local solved = tenace.solve("tute", { trump = "O", players = 2 }, how)
    assert.equal(21, solved.value)
    how.trick_counts = 5
    solved = tenace.solve("tute", { trump = "O", players = 2 }, how)
    assert.equal(31, solved.value)
  end)

  it("says what prevents an answer", function()
    local function why(...) return select(2, tenace.solve(...)) end
    assert.equal("Hearts cannot be solved: its players do not form two camps",
      why("hearts", {}, ENDING))
    assert.equal("what a round scores cannot be solved: ask for \"tricks\" or "
      .. "\"points\"", why("whist", {}, { hands = ENDING.hands,
        ["for"] = "score" }))
    assert.equal("the cards of Whist count no points",
      why("whist", {}, { hands = ENDING.hands, ["for"] = "points" }))
    assert.equal("this position cannot be solved: the hands do not have a card "
      .. "for each trick that is left",
      why("whist", {}, { hands = { "2C", "3C", "4C", "" } }))
    assert.equal("Shengji cannot be solved: several cards are played at once",
      why("shengji", { trump = "H" }, { hands = { "2C", "3C", "4C", "5C" } }))
  end)

  it("looks at no more positions than it is told to", function()
    local m = tenace.new("whist", { seed = 2 })
    assert.equal("Whist: 5000 positions were not enough to solve this; later "
      .. "in the round fewer are", select(2, m:solve { most = 5000 }))
  end)

  it("refuses what it does not know", function()
    assert.has_error(function()
      tenace.solve("whist", {}, { hands = {}, leadr = 1 })
    end, "solve: unknown field 'leadr', did you mean 'leader'?")
    assert.has_error(function() tenace.solve("whist", {}, {}) end,
      "a position is expected, as { hands = { \"…\", … } }")
    assert.has_error(function()
      tenace.solve("whist", {}, { hands = ENDING.hands, camp = { 2 } })
    end, "camp: the player in turn must be in it")
    assert.has_error(function()
      tenace.solve("whist", {}, { hands = ENDING.hands, ["for"] = "trick" })
    end, "for: 'trick' cannot be counted, did you mean 'tricks'?")
  end)
end)


describe("m:solve", function()
  it("tells what playing so to the last trick reaches", function()
    local m = after("whist", 1, 24)
    local solved, before = m:solve(), m:view(1).tricks
    while m:decisions() < 44 do m:play(m:solve().moves[1].move) end
    local camp, last = solved.camp[1], m:solve()
    local won = m:view(1).tricks[camp] - before[camp]
    local rest = last.camp[1] == camp and last.value or 2 - last.value
    assert.equal(solved.value, won + rest)
  end)

  it("takes the parties and the declarer of the round", function()
    local m = tenace.new("skat", { seed = 3 })
    local _, asked = m:turn()
    while asked.kind ~= "card" do
      m:play(m:choose "search:5")
      _, asked = m:turn()
    end
    local solved, alone = m:solve(), m:view(1).declarer
    assert.equal(#solved.camp == 1, solved.player == alone)
  end)

  it("counts tricks where a trick ends the play", function()
    local m = tenace.new("skat", { seed = 1 })
    for _, move in ipairs { "18", "pass", "pass" } do
      if select(2, m:turn()).kind == "choice" and m:allows(move) then
        m:play(move)
      end
    end
    local _, asked = m:turn()
    while asked.kind ~= "card" do
      m:play(m:allows "null" and "null" or m:allows "take" and "take"
        or m:choose "random")
      _, asked = m:turn()
    end
    assert.equal("null", m:view(1).contract)
    assert.equal("tricks", m:solve()["for"])
  end)

  it("says that no card is to be played", function()
    assert.same({ nil, "no card is to be played to a trick now" },
      { tenace.new("skat", { seed = 3 }):solve() })
  end)

  it("does not answer while cards are drawn", function()
    local m = tenace.new("briscola+players=2", { seed = 3 })
    assert.equal("Briscola cannot be solved while there is a stock: its rules"
      .. " let players draw between tricks", select(2, m:solve()))
  end)
end)


describe("the command solve", function()
  local folder

  setup(function() folder = commands.begin() end)
  teardown(commands.finish)

  it("solves a position in a file", function()
    local path = folder .. "/deal"
    assert(files.write(path, "# an ending\ntrump: S\n1: AH 2C\n2: KH 3C\n"
      .. "3: 2S 4C\n4: QH AC\nleader: 2\n"))
    local out, err, status = commands.tenace("solve whist --deal " .. path)
    assert.matches("^whist\nPlayer 1 holds AH 2C%..*\nPlayer 2 is to play%. "
      .. "The camp still gets:\n1 trick   3C\n0 tricks  KH\n%d+ positions\n$",
      out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("prints one JSON document", function()
    local out = commands.tenace "solve whist --seed 3 --at 40 --json"
    local solved = require "dkjson".decode(out)
    assert.equal("whist", solved.game)
    assert.equal(40, solved.at)
    assert.equal(solved.value, solved.moves[1].value)
  end)

  it("names the line of a file that it cannot read", function()
    local path = folder .. "/bad"
    assert(files.write(path, "1: AH\nAS KS\n"))
    commands.refuses("solve whist --deal " .. path, path .. ": line 2: a "
      .. "name, a colon and cards are expected, such as 1: AS 4D", 1)
    assert(files.write(path, "trump: H\n", true))
    commands.refuses("solve whist --deal " .. path, path .. ": no hand is in "
      .. "it: write a line for each, such as 1: AS 4D", 1)
    assert(files.write(path, "1: ZZ\n", true))
    commands.refuses("solve whist --deal " .. path,
      path .. ": no such card 'ZZ'", 1)
  end)

  it("leaves out a rule for the first trick once that is over", function()
    local m = helper.match('obligations = { obligation "low" { '
      .. 'when = "leading, first trick", says = "low", '
      .. "function() return '2C KH' end }, follow_suit },", [[
      function g:round()
        self:deal_each(2)
        self:form_parties { name = "a", others = "b", players = { 1, 3 } }
        self:play_tricks { leader = self:player(1) }
      end]], { deal = { hands = { "2C KH", "3D AH", "4S QH", "5D JH" } } })
    local _, why = m:solve()
    assert.matches("one of its obligations is a function", why)
    m:play "2C"
    local solved = m:solve()
    assert.equal(1, solved.value)
    assert.same({ 2, 4 }, solved.camp)
  end)

  it("says why a game cannot be solved, status 1", function()
    commands.refuses("solve hearts --seed 1", "Hearts cannot be solved: its "
      .. "players do not form two camps", 1)
    commands.refuses("solve whist --for trumps", "--for: 'trumps' cannot be "
      .. "counted, only tricks or points", 2)
    commands.refuses("solve whist --deal x --seed 1", "--deal has the "
      .. "position: --seed and --at are for dealt cards", 2)
  end)
end)
