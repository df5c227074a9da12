-- What people at a table agree on, and what they say.

local helper = require "host_helper"

local ask, need, sit = helper.ask, helper.need, helper.sit


describe("people at a table", function()
  local ann, bob, one

  before_each(function()
    one = helper.open()
    ann, bob = helper.host "Ann", sit "Bob"
    for _, person in ipairs { ann, bob } do
      one:listen(one.people[person.token], function() end)
    end
    need(ann, { call = "begin" })
  end)
  teardown(helper.close)


  --- The proposal as a person sees it.
  local function proposal(person)
    return need(person, { call = "look" }).proposal
  end


  it("take a move back if all agree", function()
    helper.until_turn(bob)
    local n = one.match:decisions()
    helper.play(bob)
    helper.wait(2)
    need(bob, { call = "propose", what = "undo" })
    assert.same({ n = 1, what = "undo", name = "Bob", mine = false },
      proposal(ann))
    assert.is_true(proposal(bob).mine)
    assert.is_true(one.match:decisions() > n)
    need(ann, { call = "agree", n = 1, yes = true })
    assert.equal(n, one.match:decisions())
    assert.is_nil(proposal(ann))
    assert.equal(0, need(bob, { call = "view" }).undone)
  end)

  it("are not asked to take back what nobody has decided", function()
    helper.until_turn(bob)
    local n = one.match:decisions()
    assert.is_true(n > 0)
    local _, problem = ask(bob, { call = "propose", what = "undo" })
    assert.equal("There is nothing to take back.", problem.text)
    assert.is_nil(proposal(ann))
    assert.equal(n, one.match:decisions())
  end)

  it("change nothing of the table's language when they agree", function()
    need(bob, { call = "texts", use = "hi" })
    for n, what in ipairs { "again", "rules" } do
      need(ann, { call = "propose", what = what, game = "whist+honours" })
      need(bob, { call = "agree", n = n, yes = true })
      assert.equal("Whist", one.match.variant.title:sub(1, 5))
      assert.equal("Whist", need(ann, { call = "look" }).title:sub(1, 5))
      assert.matches("^व्हिस्ट", need(bob, { call = "look" }).title)
    end
  end)

  it("go on as before if one does not agree", function()
    helper.until_turn(bob)
    helper.play(bob)
    local n = one.match:decisions()
    need(bob, { call = "propose", what = "undo" })
    need(ann, { call = "agree", n = 1, yes = false })
    assert.equal("Ann", need(bob, { call = "look" }).declined)
    assert.is_nil(need(ann, { call = "look" }).declined)
    assert.equal(n, one.match:decisions())
    local _, problem = ask(ann, { call = "agree", n = 1, yes = true })
    assert.equal("late", problem.kind)
  end)

  it("need no word of who is away", function()
    one.seats[1].listens = 0
    helper.until_turn(bob)
    helper.play(bob)
    need(bob, { call = "propose", what = "undo" })
    helper.wait(25)
    assert.is_nil(proposal(bob))
  end)

  it("change the rules in mid-hand, when the host proposes it", function()
    helper.until_turn(bob)
    helper.play(bob)
    local before = need(bob, { call = "view" })
    local call = { call = "propose", what = "rules", game = "whist+honours" }
    local _, problem = ask(bob, call)
    assert.equal("Only the host may do that.", problem.text)
    call.game, _, problem = "whist+honors", ask(ann, { call = "propose",
      what = "rules", game = "whist+honors" })
    assert.matches("honours", problem.text)
    need(ann, { call = "propose", what = "rules", game = "whist+honours" })
    assert.equal("whist+honours", proposal(bob).game)
    need(bob, { call = "agree", n = 1, yes = true })
    local after = need(bob, { call = "view" })
    assert.equal("whist+honours", after.game)
    assert.equal(before.decisions, after.decisions)
    assert.equal("Honours", need(bob, { call = "differs" }).house[1].title)
  end)

  it("are told by what rules is played", function()
    local told = need(nil, { call = "differs" })
    assert.equal("whist", told.game)
    assert.same({}, told.house)
    assert.equal("rules/whist.lua", told.files[1].path)
    assert.matches("game \"Whist\"", told.files[1].text)
    local target
    for _, option in ipairs(told.options) do
      if option.name == "target" then target = option end
    end
    assert.same({ "5", false }, { target.value, target.changed })
  end)

  it("play another match if all agree", function()
    helper.until_turn(bob)
    need(ann, { call = "propose", what = "again" })
    need(bob, { call = "agree", n = 1, yes = true })
    assert.equal(0, one.match:decisions())
    assert.not_equal(7, one.match.seed)
    assert.is_true(need(bob, { call = "look" }).begun)
  end)

  it("hear each new match from its beginning", function()
    local lines = {}
    for n = 1, 2 do
      need(ann, { call = "propose", what = "again" })
      need(bob, { call = "agree", n = n, yes = true })
      lines[n] = need(ann, { call = "view" }).story.line
    end
    assert.not_equal(lines[1], lines[2])
    local story = need(ann, { call = "view", line = lines[1],
      after = 2 }).story
    assert.equal(0, story.from)
  end)

  it("say phrases that are fixed, but not too often", function()
    need(ann, { call = "say", phrase = 1 })
    assert.same({ { n = 1, seat = 1, name = "Ann", phrase = 1 } },
      need(bob, { call = "look" }).said)
    local _, problem = ask(ann, { call = "say", phrase = 2 })
    assert.equal("Not so fast, please.", problem.text)
    helper.wait(2)
    _, problem = ask(ann, { call = "say", phrase = 99 })
    assert.equal("There is no such phrase.", problem.text)
    for i = 1, 8 do
      helper.wait(2)
      need(ann, { call = "say", phrase = i })
    end
    assert.equal(6, #need(bob, { call = "look" }).said)
  end)
end)
