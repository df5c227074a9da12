-- Questions of lessons that random play finds.

local chance = require "tenace.face.teach.chance"
local found = require "tenace.face.teach.found"
local helper = require "game_helper"
local tenace = require "tenace"


--- Questions for cards that random play of a game finds.
local function card_questions(steps)
  local path = helper.file(helper.text("obligations = { follow_suit },", steps))
  local variant = assert(tenace.variant(path))
  return found.questions(variant, 1, chance.of(1))["follow_suit"] or {}
end


describe("a question found by random play", function()
  teardown(helper.clean)

  it("asks for cards alone, though words may be said before one", function()
    local questions = card_questions [[
function g:round()
  self:deal_each(13)
  for player in self:each_player() do self:may_say(player, { { "double" } }) end
  self:play_tricks { leader = self:player(1) }
end
function g:said() end]]
    assert.is_true(#questions > 0)
    for _, question in ipairs(questions) do
      for _, move in ipairs(question.right) do
        assert.not_equal("double", move)
      end
    end
  end)

  it("asks for the dummy's cards, and shows both hands", function()
    local dummy
    for _, question in ipairs(card_questions [[
function g:round()
  self:deal_each(13)
  self:play_tricks { leader = self:player(2), dummy = self:player(3),
    played_by = self:player(1) }
end]]) do
      dummy = question.dummy and question or dummy
    end
    local groups = dummy.groups
    assert.equal("Which cards of Across may be played?", dummy.asks)
    assert.equal("Across", groups[#groups].label)
    assert.equal("Your hand", groups[#groups - 1].label)
    assert.same(dummy.hand, groups[#groups].cards)
  end)

  it("bids anew after a deal that all passed, in the same round", function()
    local all = found.questions(tenace.variant "tarot", 1, chance.of(1))
    assert.is_true(#all.follow_suit > 0)
  end)

  it("shows contracts that nobody bid on to the highest", function()
    local highest, n = 0, 0
    local all = found.questions(tenace.variant "bridge", 1, chance.of(1))
    for _, question in ipairs(all.follow_suit) do
      local level = question.text:match "Contract: (%d)"
      highest, n = math.max(highest, tonumber(level)), n + 1
    end
    assert.is_true(n > 3)
    assert.is_true(highest < 6, highest)
  end)
end)


describe("the lesson on scoring", function()
  local lessons = require "tenace.face.teach.lessons"

  --- The results that are asked for in the lesson on scoring.
  local function results(game)
    local list = {}
    for _, lesson in ipairs(lessons.of(tenace.variant(game), 1)) do
      for _, question in ipairs(lesson.id == "count" and lesson.questions
        or {}) do
        if question.form == "numbers" then
          list[#list + 1] = table.concat(question.right, " ")
        end
      end
    end
    return list
  end

  it("leaves out what scores nothing", function()
    local list = results "durak"
    assert.is_true(#list > 0)
    for _, result in ipairs(list) do assert.not_equal("0 0", result) end
  end)
end)


describe("a word that answers another question", function()
  it("is refused with the question that is asked", function()
    local cited = require "tenace.face.teach.cited"
    local variant, list = tenace.variant "doppelkopf", ("x"):rep(101)
    local because = cited.question(variant, list, nil, "do you play a solo?")
    assert.equal('the question is another one, "do you play a solo?"',
      because.says)
    assert.is_true(because.is_short)
    assert.equal("short", cited.question(variant, "short", nil, "what?").says)
  end)
end)
