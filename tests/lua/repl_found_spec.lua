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
end)
