-- Forms whose cards are laid face down: what may be said, what others hear of
-- it, and what bots make of it.

local helper = require "game_helper"
local lists = require "rules.lists"

local facts = 'round = { told = text }, piles = { laid = "none" }, '
local deal = { deal = { hands = { "2S 3S 8D 8H KC", "*", "*", "*" } },
  seed = 1 }
local FORM = [[ { "{count} {rank}: {cards}",
  n = { 1, 2, "only {most} {ranks}" }, claims = "rank", unseen = self.laid } ]]


--- A match whose player 1 is asked with these forms, and then player 2.
local function asked(forms)
  return helper.round([[
    self:deal_each(5)
    local said, a, b, c = self:ask(1, "what?", { ]] .. forms .. [[ })
    self.told = said .. " " .. tostring(a) .. " " .. tostring(b) .. " "
      .. tostring(c)
    self:ask(2, "and you?", { "yes", "no" })
  ]], facts, deal)
end


--- Why a move is refused.
local function refused(forms, move)
  local allowed, reason = asked(forms):allows(move)
  assert.is_false(allowed)
  return reason
end


--- The error of a form, without its place.
local function wrong(form)
  return (helper.wrong("self:deal_each(5) self:ask(1, 'what?', { " .. form
    .. " })", facts):gsub("^.-: ask: ", ""))
end


--- The last move of a story.
local function last_move(m, seat)
  local story = m:story(seat)
  for i = #story, 1, -1 do
    if story[i].what == "move" then return story[i] end
  end
end


describe("a form that says how many cards there are", function()
  teardown(helper.clean)

  it("lists each number with as many cards", function()
    assert.same({ "1: 8D", "1: KC", "2: KC 8D", "pass" }, (function()
      local moves = asked([[ { "{count}: {cards}", cards = "8D KC" },
        "pass" ]]):moves()
      table.sort(moves)
      return moves
    end)())
  end)

  it("gives the number, what else is said, and the cards", function()
    local m = asked(FORM):play "2 q: kc 3s"
    assert.equal("count 2 Q KC 3S", m:view(2).told)
  end)

  it("refuses another number of cards, and more than there are", function()
    assert.equal("you said 2 cards and laid 1", refused(FORM, "2 7: 8D"))
    assert.equal("you said one card and laid 2", refused(FORM, "1 7: 8D 8H"))
    assert.equal("only 2 sevens", refused(FORM, "3 7: 8D 8H KC"))
    assert.equal("you do not hold AS", refused(FORM, "1 7: AS"))
  end)

  it("says so of a number that has no reason", function()
    local form = [[ { "{count}: {cards}", n = { 1, 2 } } ]]
    assert.equal("the number of cards must be 1 to 2",
      refused(form, "3: 8D 8H KC"))
  end)

  it("is picked by its cards: the number goes without saying", function()
    local _, question = asked(FORM):turn()
    assert.equal("{count} {rank}: {cards}", question.counts.form)
    assert.equal("A", question.counts.slots.rank[13])
  end)

  it("needs the cards behind the number", function()
    assert.equal("the slot 'count' stands before the slot 'cards'",
      wrong [[ { "{cards} of {count}" } ]])
  end)
end)


describe("cards of a form that are laid unseen", function()
  teardown(helper.clean)

  it("go to their pile at once", function()
    local m = asked(FORM):play "2 Q: KC 3S"
    assert.equal(2, m:view(2).laid)
    assert.equal("8D 8H 2S", m:view(1).hand)
    assert.same({ 3, 5, 5, 5 }, m:view(2).counts)
  end)

  it("are not in the story of others, who hear what is said", function()
    local m = asked(FORM):play "2 Q: KC 3S"
    local heard, own = last_move(m, 2), last_move(m, 1)
    assert.is_nil(heard.move)
    assert.equal("2 Q:", heard.heard)
    assert.equal(2, heard.n)
    assert.same({ count = 2, rank = "Q" }, heard.slots)
    assert.equal("2 Q: KC 3S", own.move)
    assert.equal("KC 3S", own.slots.cards)
    assert.is_nil(last_move(m, 0).move)
  end)

  it("are the same in a record, and after a step back", function()
    local tenace = require "tenace"
    local m = asked(FORM):play "2 Q: KC 3S"
    assert.equal("8D 8H 2S", tenace.replay(m:record()):view(1).hand)
    assert.equal("KC 8D 8H 2S 3S", m:undo(1):view(1).hand)
  end)

  it("stand at the end of a form, behind something", function()
    local says = "cards that are laid unseen come from the hand, at the end of "
      .. "a form, behind something else"
    assert.equal(says, wrong [[ { "{cards}", unseen = self.laid } ]])
    assert.equal(says, wrong [[ { "lay {cards} now", unseen = self.laid } ]])
    assert.equal(says, wrong [[ { "lay {cards}", unseen = self.laid,
      from = self.laid } ]])
  end)

  it("are said to be of a rank, or of what a slot says", function()
    assert.equal("claims is a rank or a slot, and there is no 'Z'",
      wrong [[ { "lay {cards}", unseen = self.laid, claims = "Z" } ]])
  end)

  it("are said truly by random bots about as often as not", function()
    local m, truths = asked(FORM), 0
    for seed = 1, 200 do
      local random = lists.numbers(seed)(1000000)
      local move = require "tenace.match.question".random(
        require "tenace.match.match".asked(m), random)
      local rank, cards = move:match " (%w+): (.*)$"
      local lies = 0
      for card in cards:gmatch "%S+" do
        lies = lies + (card:sub(1, -2) == rank and 0 or 1)
      end
      truths = truths + (lies == 0 and 1 or 0)
    end
    assert.is_true(truths > 80 and truths < 140, truths)
  end)
end)
