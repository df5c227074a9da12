-- A table that several join, without a network: seats, turns, who leaves and
-- comes back.

local helper = require "host_helper"
local tables = require "tenace.face.host.tables"

local ask, need, sit = helper.ask, helper.need, helper.sit


--- The names at the seats, `-` where a bot is.
local function names(person)
  local list = {}
  for i, seat in ipairs(need(person, { call = "look" }).seats) do
    list[i] = seat.name and seat.name .. (seat.here and "" or "?") or "-"
  end
  return table.concat(list, " ")
end


describe("a table that several join", function()
  before_each(function() helper.open() end)
  teardown(helper.close)

  it("gives seats in their order, or the one that is wanted", function()
    assert.equal(1, sit "Ann".seat)
    assert.equal(3, sit("Bob", 3).seat)
    assert.equal(2, sit "Cid".seat)
    assert.equal("Ann Cid Bob -", names())
    local _, problem = ask(nil, { call = "sit", name = "Dan", seat = 3 })
    assert.equal("This seat is taken.", problem.text)
    sit "Dan"
    _, problem = ask(nil, { call = "sit", name = "Eve" })
    assert.equal("All seats are taken.", problem.text)
  end)

  it("gives a seat once though it is asked twice", function()
    local ann = sit "Ann"
    local again = need(ann, { call = "sit", name = "Ann" })
    assert.same({ 1, ann.token }, { again.seat, again.token })
    assert.equal("Ann - - -", names())
  end)

  it("takes names that can be shown", function()
    for _, name in ipairs { "", "   ", ("x"):rep(21), "\0\n" } do
      local value, problem = ask(nil, { call = "sit", name = name })
      if value then assert.is_nil(names():find "%c")
      else assert.equal("A name has one to 20 letters.", problem.text) end
    end
    assert.equal(1, #helper.table.seats)
    sit "  Zoë   K. "
    assert.matches("Zoë K%.", names())
  end)

  it("knows nobody without a token", function()
    local ann = sit "Ann"
    assert.equal(32, #ann.token)
    assert.not_equal(ann.token, sit "Bob".token)
    for _, token in ipairs { "", "x", ann.token:upper(), ann.ear } do
      local _, problem = ask({ token = token }, { call = "view" })
      assert.equal("stranger", problem.kind)
    end
    local _, problem = ask(nil, { call = "view" })
    assert.equal("stranger", problem.kind)
    _, problem = ask(ann, { call = "view", table = "other" })
    assert.equal("gone", problem.kind)
  end)

  it("begins when the host says so", function()
    local ann, bob = helper.host "Ann", sit "Bob"
    assert.is_nil(need(bob, { call = "view" }).picks)
    local _, problem = ask(bob, { call = "begin" })
    assert.equal("Only the host may do that.", problem.text)
    helper.wait(10)
    assert.equal(0, helper.table.match:decisions())
    need(ann, { call = "begin" })
    assert.is_true(need(bob, { call = "look" }).begun)
  end)

  it("is begun by anybody where there is no host", function()
    local bob = sit "Bob"
    need(bob, { call = "begin" })
    assert.is_true(helper.table.begun)
    local _, problem = ask(nil, { call = "sit", name = "Eve", key = "guess" })
    assert.equal("This address is not the host's.", problem.text)
  end)

  it("lets the host clear a seat and hand over", function()
    local ann, bob = helper.host "Ann", sit "Bob"
    local _, problem = ask(bob, { call = "clear", seat = 1 })
    assert.equal("Only the host may do that.", problem.text)
    need(ann, { call = "hand_over", seat = 2 })
    assert.is_true(need(bob, { call = "look" }).host)
    need(bob, { call = "clear", seat = 1 })
    assert.equal("- Bob - -", names())
    _, problem = ask(ann, { call = "view" })
    assert.equal("stranger", problem.kind)
  end)

  it("does not listen to one person so much that others wait", function()
    local ann, bob = sit "Ann", sit "Bob"
    local problem
    for _ = 1, 61 do problem = select(2, ask(ann, { call = "look" })) end
    assert.equal("Not so fast, please.", problem.text)
    need(bob, { call = "look" })
    helper.wait()
    need(ann, { call = "look" })
  end)

  it("listens to those who have not come as little", function()
    local ann, problem = sit "Ann", nil
    for _ = 1, 501 do problem = select(2, ask(nil, { call = "look" })) end
    assert.equal("Not so fast, please.", problem.text)
    need(ann, { call = "look" })
    helper.wait()
    sit "Bob"
  end)

  it("speaks to somebody from the first call on in their language", function()
    local function look() return need(nil, { call = "look", use = "hi" }) end
    assert.equal("व्हिस्ट", look().title)
    assert.equal("व्हिस्ट", need(nil, { call = "differs", use = "hi" }).title)
    assert.is_nil(next(helper.table.desks.others))
    local ann = need(nil, { call = "sit", name = "Ann", use = "hi" })
    assert.equal("व्हिस्ट", need(ann, { call = "look" }).title)
    assert.equal("व्हिस्ट", helper.table:use(
      helper.table.people[ann.token]).variant.title)
    assert.equal("Whist", need(sit "Bob", { call = "look" }).title)
    assert.equal("Whist", need(nil, { call = "look", use = "xx" }).title)
  end)

  it("has room for others when one address asks without end", function()
    local one = helper.table
    local function from(address, name)
      tables.address = address
      return select(2, ask(nil, { call = "watch", name = name }))
    end
    for _ = 1, 500 do
      tables.address = "192.0.2.7"
      ask(nil, { call = "look" })
    end
    assert.equal("Not so fast, please.", from("192.0.2.7", "Eve").text)
    assert.is_nil(from("192.0.2.8", "Bob"))
    helper.wait()
    for i = 1, 32 do assert.is_nil(from("192.0.2.7", "E" .. i)) end
    assert.equal("There are too many people at this table.",
      from("192.0.2.7", "Eve").text)
    for i = 1, 31 do assert.is_nil(from("192.0.2.9", "B" .. i)) end
    assert.equal("There are too many people at this table.",
      from("192.0.2.10", "Cid").text)
    assert.is_true(one:is_full())
  end)

  it("has room for those who watch in place of those who did", function()
    local watchers = {}
    for i = 1, 64 do
      watchers[i] = need(nil, { call = "watch", name = "W" .. i })
    end
    local _, problem = ask(nil, { call = "watch", name = "Wim" })
    assert.equal("There are too many people at this table.", problem.text)
    helper.wait(25)
    need(nil, { call = "watch", name = "Wim" })
    _, problem = ask(watchers[1], { call = "look" })
    assert.equal("stranger", problem.kind)
  end)

  it("calls people by their names", function()
    local ann = sit "Ann"
    sit("Bob", 3)
    local seats = need(ann, { call = "view" }).show.seats
    assert.equal("Bob", seats[3].name)
    assert.equal("Left", seats[2].name)
    assert.equal("You", seats[1].name)
  end)
end)


describe("playing at a table that several join", function()
  local ann, bob, stop


  --- The function that ends it, once the person listens.
  local function listen(person)
    return helper.table:listen(helper.table.people[person.token],
      function() end)
  end

  before_each(function()
    helper.open()
    ann, bob = helper.host "Ann", sit "Bob"
    listen(ann)
    stop = listen(bob)
    need(ann, { call = "begin" })
  end)
  teardown(helper.close)

  it("goes round: people and bots", function()
    for _ = 1, 3 do
      helper.until_turn(ann)
      assert.equal(1, helper.play(ann).player)
      helper.until_turn(bob)
      assert.equal(2, helper.play(bob).player)
    end
    assert.is_true(helper.table.match:decisions() >= 9)
  end)

  it("lets only who is asked play, and ask what may be played", function()
    helper.until_turn(bob)
    local question = need(ann, { call = "view" }).question
    for _, call in ipairs { { call = "moves" }, { call = "why", move = "2C" },
      { call = "play", move = "2C", exact = true, question = question } } do
      local _, problem = ask(ann, call)
      assert.equal("It is not your turn.", problem.text)
    end
  end)

  it("takes the same answer twice, and makes one move", function()
    helper.until_turn(bob)
    local at = need(bob, { call = "view" })
    local moves = need(bob, { call = "moves" }).moves
    local call = { call = "play", move = moves[1].move, exact = true,
      question = at.question }
    local n = helper.table.match:decisions()
    local first = need(bob, call)
    assert.same(first, need(bob, call))
    assert.equal(n + 1, helper.table.match:decisions())
    call.move = moves[2].move
    local _, problem = ask(bob, call)
    assert.equal("late", problem.kind)
  end)

  it("names what is asked so that an old answer never fits", function()
    helper.until_turn(bob)
    local before = need(bob, { call = "view" }).question
    local move = helper.play(bob).move
    need(bob, { call = "propose", what = "undo" })
    need(ann, { call = "agree", n = 1, yes = true })
    assert.equal(bob.seat, (helper.table.match:turn()))
    need(bob, { call = "view" })
    helper.table.people[bob.token].answered = nil
    local _, problem = ask(bob, { call = "play", move = move, exact = true,
      question = before })
    assert.equal("late", problem.kind)
  end)

  it("explains a refusal as the table of one person does", function()
    local refused
    for _ = 1, 5 do
      helper.until_turn(ann)
      local at = need(ann, { call = "view" })
      for _, card in ipairs(at.picks.cards) do
        local call = { call = "play", move = card.card, exact = true,
          question = at.question }
        if not card.open then refused = select(2, ask(ann, call)) end
      end
      helper.play(ann)
      helper.until_turn(bob)
      helper.play(bob)
    end
    assert.equal("follow suit", refused.rule)
  end)

  it("lets a bot play for who is away, until they come back", function()
    helper.until_turn(bob)
    helper.wait(30)
    assert.equal(bob.seat, (helper.table.match:turn()))
    stop(helper.time)
    helper.wait(19)
    assert.equal(bob.seat, (helper.table.match:turn()))
    local n = helper.table.match:decisions()
    helper.wait(5)
    assert.is_true(helper.table.match:decisions() > n)
    assert.matches("Bob%?", names(ann))
    need(bob, { call = "view" })
    assert.matches("Bob ", names(ann))
    helper.until_turn(bob)
    helper.play(bob)
  end)

  it("tells who is idle, then a bot plays once", function()
    helper.until_turn(ann)
    helper.play(ann)
    helper.until_turn(bob)
    helper.wait(58)
    assert.is_nil(need(ann, { call = "look" }).idle)
    helper.wait(2)
    assert.same({ seat = 2, name = "Bob", seconds = 60 },
      need(ann, { call = "look" }).idle)
    local n = helper.table.match:decisions()
    helper.wait(55)
    assert.equal(n, helper.table.match:decisions())
    helper.wait(10)
    assert.is_true(helper.table.match:decisions() > n)
    assert.is_nil(need(ann, { call = "look" }).idle)
  end)

  it("tells all who listen of each change, by numbers that grow", function()
    local heard = {}
    local deaf = helper.table:listen(helper.table.people[ann.token],
      function(n) heard[#heard + 1] = n end)
    helper.until_turn(bob)
    local before = heard[#heard]
    helper.play(bob)
    assert.is_true(heard[#heard] > before)
    deaf(helper.time)
    local n = #heard
    helper.wait(3)
    assert.equal(n, #heard)
  end)

  it("speaks with each person in their language", function()
    need(bob, { call = "texts", use = "de" })
    helper.until_turn(ann)
    helper.play(ann)
    local german = need(bob, { call = "view" })
    local english = need(ann, { call = "view" })
    assert.matches("Runde", german.story.texts[1])
    assert.matches("Round", english.story.texts[1])
    assert.equal(#english.story.texts, #german.story.texts)
    helper.until_turn(bob)
    helper.play(bob)
    assert.equal(need(ann, { call = "view" }).decisions,
      need(bob, { call = "view" }).decisions)
  end)
end)
