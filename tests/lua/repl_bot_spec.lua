-- `tenace bot`: each line of JSON gets one line of JSON.
-- In 6 parts.

local answer = require "tenace.face.bot.answer"
local calls = require "tenace.face.bot.calls"
local commands = require "commands_helper"
local json = require "dkjson"
local tenace = require "tenace"

setup(commands.begin)

teardown(commands.finish)


--- The answer to a call.
local function ask(call)
  local text = answer:answer(json.encode(call))
  assert.is_nil(text:find("\n", 1, true))
  return (json.decode(text))
end


--- The value of an answer that is no error.
local function value(call)
  local found = ask(call)
  assert.is_nil(found.error and found.error.text)
  return found.value
end


--- Begins a short match.
local function begin()
  return value { call = "new", game = "whist+rounds=1", seed = 7 }
end


describe("tenace bot", function()
  it("has each call of its table, and no other", function()
    for name, about in pairs(answer:protocol().calls) do
      assert.is_function(calls[name], name)
      assert.is_true(about.about ~= "" and about.gives ~= "", name)
    end
    for name in pairs(calls) do
      assert.is_table(answer:protocol().calls[name], name)
    end
  end)

  it("answers a line with a line, and writes nothing else", function()
    local out, err, status = commands.tenace("bot", '{"call":"hello","id":1}\n'
      .. '\n{"call":"scores"}\nnonsense\n{"call":"hello"')
    assert.same({ "", 0 }, { err, status })
    local lines = {}
    for line in out:gmatch "[^\n]*\n" do
      lines[#lines + 1] = assert(json.decode(line))
    end
    assert.equal(4, #lines)
    assert.same({ 1, 1 }, { lines[1].id, lines[1].value.protocol })
    assert.equal("request", lines[2].error.kind)
    assert.equal("protocol", lines[3].error.kind)
    assert.equal("protocol", lines[4].error.kind)
  end)

  it("prints its table", function()
    local out = commands.tenace "bot --calls"
    assert.same(answer:protocol(), (json.decode(out)))
  end)

  it("plays a match as the library does", function()
    assert.same({ game = "whist+rounds=1", seed = 7, players = 4,
      sides = { { 1, 3 }, { 2, 4 } } }, begin())
    local m = tenace.new("whist+rounds=1", { seed = 7 })
    while not m:over() do
      local player, question = m:turn()
      assert.same({ player = player, question = question },
        value { call = "turn" })
      local moves = value({ call = "moves" }).moves
      assert.same(m:moves(), moves)
      assert.same(m:view(player).hand,
        value({ call = "view", player = player }).hand)
      local move = moves[#moves]
      assert.same({ allowed = true }, value { call = "allows", move = move })
      m:play(move)
      assert.same({ player = player, move = move, decisions = m:decisions() },
        value { call = "play", move = move })
    end
    assert.same({}, value { call = "turn" })
    assert.same({ over = true, winner = select(2, m:over()) },
      value { call = "over" })
    assert.same(m:scores(), value { call = "scores" })
    assert.equal(m:record(), value({ call = "record" }).text)
    assert.equal(m:decisions(), #value { call = "history" })
  end)

  it("refuses a move with the rule's reason", function()
    begin()
    value { call = "play", move = "AD" }
    local hand = value({ call = "view", player = 2 }).hand
    local other
    for card in hand:gmatch "%S+" do
      if not card:find "D$" then other = card end
    end
    local found = ask({ call = "play", move = other }).error
    local m = tenace.new("whist+rounds=1", { seed = 7 }):play "AD"
    local why = m:why(other)
    assert.same({ kind = "refused", text = why.says, rule = why.rule,
      file = why.file, line = why.line, legal = why.legal }, found)
    assert.is_false(value({ call = "allows", move = other }).allowed)
    assert.equal(1, value({ call = "play", move = m:moves()[1] }).decisions - 1)
  end)

  it("goes back and forward, and lets bots play", function()
    begin()
    local bot = value { call = "choose", bot = "search:2" }
    assert.equal(1, bot.player)
    value { call = "play", move = bot.move }
    assert.equal(0, value({ call = "undo" }).decisions)
    assert.equal(1, value({ call = "redo", n = 1 }).decisions)
    value { call = "run", bots = { "random", "random", "random", "random" } }
    assert.is_true(value({ call = "over" }).over)
  end)

  it("lets bots play up to a seat that has none", function()
    begin()
    value { call = "run", bots = { "random", "random", false, "random" } }
    assert.equal(3, value({ call = "turn" }).player)
  end)

  it("tells no more in a view than a seat may see", function()
    begin()
    assert.same(tenace.new("whist+rounds=1", { seed = 7 }):view(2).hand,
      value({ call = "view", player = 2 }).hand)
    assert.is_nil(value({ call = "view", player = 2 }).hands)
  end)

  it("keeps several matches apart", function()
    value { call = "new", game = "skat", seed = 1, match = "a" }
    value { call = "new", game = "whist", seed = 1, match = "b" }
    value { call = "run", match = "b", bots = "random", rounds = 1 }
    assert.equal("choice", value({ call = "turn", match = "a" }).question.kind)
    assert.same({ 0, 0, 0 }, value { call = "scores", match = "a" })
    assert.same({}, value { call = "close", match = "a" })
    assert.equal("there is no match named 'a': begin it with new or replay",
      ask({ call = "scores", match = "a" }).error.text)
  end)

  it("plays a record again", function()
    begin()
    value { call = "run", bots = "random" }
    local text = value({ call = "record" }).text
    assert.equal("whist+rounds=1", value({ call = "replay", text = text }).game)
    assert.is_true(value({ call = "over" }).over)
    local wrong = ask({ call = "replay", text = "nothing" }).error
    assert.equal("request", wrong.kind)
  end)

  it("tells of games", function()
    assert.is_true(#value { call = "games" } > 40)
    assert.is_truthy(value({ call = "rules", game = "whist" }).text
      :find "^# Whist")
    assert.equal(tenace.signature "skat",
      value({ call = "signature", game = "skat" }).text)
    assert.is_true(value({ call = "hello", protocol = 1 }).protocol == 1)
  end)

  it("checks rules", function()
    local fine = value { call = "check", game = "war" }
    assert.same({ {}, {} }, { fine.problems, fine.remarks })
    assert.is_true(fine.rounds > 0 and fine.decisions > 0)
    local wrong = value { call = "check", game = "whist+americn" }
    assert.equal("no house rule 'americn' for whist, did you mean 'american'?",
      wrong.problems[1].text)
    assert.is_truthy(answer:answer '{"call":"check","game":"war"}'
      :find('"problems":[]', 1, true))
  end)

  it("tells what happened, and why a bot plays so", function()
    begin()
    assert.equal("round", value({ call = "story", player = 1 })[1].what)
    assert.same({}, value { call = "story", player = 1, after = 1000 })
    assert.is_string(value({ call = "explain", bot = "search:5" }).text)
    assert.is_true(value({ call = "why", move = "AD" }).allowed)
  end)

  -- The error, by what is asked; a match has begun.
  local ERRORS = {
    { { call = "plya" }, "protocol",
      "there is no call named 'plya', did you mean 'play'?" },
    { { call = "xyzzy" }, "protocol", "there is no call named 'xyzzy'" },
    { { id = 1 }, "protocol", "there is no call named ''" },
    { { call = "play", mvoe = "AD", move = "AD" }, "protocol",
      "play: there is no argument named 'mvoe', did you mean 'move'?" },
    { { call = "play", move = 7 }, "protocol",
      "play: 'move' is missing or of the wrong kind: text" },
    { { call = "play" }, "protocol",
      "play: 'move' is missing or of the wrong kind: text" },
    { { call = "turn", match = 1 }, "protocol",
      "turn: 'match' is missing or of the wrong kind: text?" },
    { { call = "view", player = 5 }, "request",
      "there is no player 5: there are players 1 to 4" },
    { { call = "new", game = "whits" }, "request",
      "no game 'whits', did you mean 'whist'?" },
    { { call = "new", game = "whist", deal = { hands = { "XX" } } },
      "request" },
    { { call = "choose", bot = "serach" }, "request",
      "no bot 'serach': there are random, search and search:N, "
        .. "N from 1 to 100000" },
    { { call = "run", bots = "search:99999999999" }, "request",
      "no bot 'search:99999999999': there are random, search and search:N, "
        .. "N from 1 to 100000" },
    { { call = "explain", bot = "search:100001" }, "request",
      "no bot 'search:100001': there are random, search and search:N, "
        .. "N from 1 to 100000" },
    { { call = "explain", decision = -1 }, "request",
      "explain: decision is a whole number from 1 on, not '-1'" },
    { { call = "run", bots = "random", rounds = 0 }, "request",
      "rounds are a whole number from 1 on, not '0'" },
    { { call = { {} } }, "protocol", "there is no call named 'table'" },
    { { call = { {} }, match = 1 }, "protocol",
      "table: 'match' is missing or of the wrong kind: text?" },
    { { call = "run", bots = { { {} } } }, "request",
      "no bot 'table': there are random, search and search:N, "
        .. "N from 1 to 100000" },
    { { call = "hello", protocol = 2 }, "request",
      "this program speaks protocol 1, not 2" },
    { { call = "undo", n = -1 }, "request",
      "undo: n is a whole number from 0 on, not '-1'" },
    { { call = "run", bots = { a = "random" } }, "request" },
    { { call = "run", bots = "/bin/sh" }, "request",
      "no bot '/bin/sh': there are random, search and search:N, "
        .. "N from 1 to 100000" },
  }

  for i, one in ipairs(ERRORS) do
    it("says what is wrong: " .. i, function()
      begin()
      local found = ask(one[1])
      assert.is_nil(found.value)
      assert.equal(one[2], found.error.kind, found.error.text)
      if one[3] then assert.equal(one[3], found.error.text) end
      assert.equal(0, #value { call = "history" })
    end)
  end

  it("answers whatever comes", function()
    for _, text in ipairs { "", "[]", "{}", "null", "1", '"x"', "{\0}", "\255",
      '{"call":{}}', '{"call":"new","game":{}}', ("["):rep(1000000),
      '{"call":"view","player":1e99}', '{"call":"new","game":"\\u0000"}' } do
      local found = json.decode(answer:answer(text))
      assert.is_string(found.error.kind, text)
      assert.is_string(found.error.text, text)
    end
  end)

  it("has nobody to ask when the match is over", function()
    begin()
    value { call = "run", bots = "random" }
    for _, call in ipairs { "moves", "choose" } do
      assert.equal("nobody is asked: the match is over",
        ask({ call = call }).error.text)
    end
  end)
end)
