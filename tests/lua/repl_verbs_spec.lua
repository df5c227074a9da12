-- The words of the prompt: each has a sentence of help, and works as typed.

local phrase = require "tenace.face.say.phrase"
local prompt = require "tenace.face.prompt.session"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- What the prompt answers to these lines, and the prompt.
local function answers(...)
  local session = prompt.new { style = show.plain, rules = "rules" }
  local texts = {}
  for i, line in ipairs { ... } do texts[i] = session:handle(line) end
  return texts, session
end


describe("a verb of the prompt", function()
  it("has a sentence of help", function()
    for _, verb in ipairs(require "tenace.face.help.verbs") do
      assert.matches("^" .. verb .. "[^\n]*: .", phrase("prompt.verb." .. verb),
        verb)
    end
  end)

  it("simulates in words, as it compares", function()
    local texts = answers("simulate whist+american",
      'simulate("whist", { rounds = 7 })', "simulate", "simulate wist")
    assert.matches("^whist%+american, seed %d+, bots random\n%d+ games, [%d,]+ "
      .. "rounds, [%d,]+ decisions\n", texts[1])
    assert.matches("\nside +won +share +mean score +deviation\n"
      .. "1 %(seats 1, 3%) ", texts[1])
    assert.matches("\n%d+ games?, 7 rounds, 364 decisions\n", texts[2])
    assert.matches("which game", texts[3])
    assert.matches("whist", texts[4])
  end)

  it("explains by why alone the move that was just refused", function()
    local texts = answers('new("whist", { seed = 2 })', "why", "play qs", "why",
      "play 10c", "why")
    assert.equal("No decision has been made.\n", texts[2])
    assert.matches("you do not hold Q♠", texts[3])
    assert.matches("^Q♠ is not allowed: you do not hold Q♠.\nAllowed: 10♣",
      texts[4])
    assert.matches("^Seat 2 played 10♣", texts[6])
  end)

  it("leaves the prompt with q", function()
    local _, session = answers "q"
    assert.is_true(session.over)
  end)
end)


describe("sheet at the table", function()
  it("is the score", function()
    local session = Session.new { match = tenace.new("whist", { seed = 3 }),
      seat = 1, style = show.plain,
      bots = { [2] = "random", [3] = "random", [4] = "random" } }
    assert.equal(session:handle "score", session:handle "sheet")
  end)
end)
