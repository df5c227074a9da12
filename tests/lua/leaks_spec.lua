-- What `check` finds where a player learns of cards that the player does not
-- see: both deals are told.

local core = require "tenace.core"
local games = require "tenace.rules.games"
local helper = require "game_helper"
local knowledge = require "tenace.study.knowledge"
local leaks = require "tenace.study.leaks"
local match = require "tenace.match.match"
local revealed = require "tenace.study.revealed"
local tenace = require "tenace"


--- What players learn under a house rule of Whist.
local function found_in(text)
  local path = helper.file('local h = house_rule "H" { of = "whist",\n' .. text
    .. "\nreturn h\n")
  local variant = assert(games.library:variant("whist+" .. path))
  return revealed.of(variant).leaks, path
end


--- The only finding of a house rule.
local function found(text)
  local list, path = found_in(text)
  assert.equal(1, #list)
  assert.equal(path, list[1].file)
  return list[1]
end


--- A house rule of Crazy Eights, whose question for a card has this besides.
local function eights(more)
  return helper.file([[
-- A trial.
local h = house_rule "H" { of = "crazy_eights" }
function h:ask_turn(player, enough)
  local fits = self:matching(player.hand:cards())
  return self:ask(player, "what do you play?", {
    { "{card}", card = fits, ]] .. more .. [[ },
    { "draw", seldom = true, unless = enough and "you have drawn enough"
      or not self:can_draw() and "nothing is left" },
    { "pass", unless = not enough and self:can_draw() and "draw first" },
  })
end
return h
]])
end


-- Whoever has no card above nine is asked, and all are told of it.
local TOLD = [[}
function h:deal()
  base.deal(self)
  for player in self:each_player() do
    if not self:tell_holds(player, cards_of "10 J Q K A")
      and self:ask_yes_no(player, "a new deal?") then
      self:show(player, "nothing above nine")
      self:deal_again()
    end
  end
end]]

-- The same, but everybody is asked.
local ASKED = [[}
function h:deal()
  base.deal(self)
  local high = cards_of "10 J Q K A"
  for player in self:each_player() do
    local said = self:ask(player, "a new deal?", { "no",
      { "yes", unless = #player.hand > #player.hand:cards():without(high)
        and "you hold a high card" } })
    if said == "yes" then
      self:show(player, "nothing above nine")
      self:deal_again()
    end
  end
end]]


describe("a check of what players know", function()
  teardown(helper.clean)

  it("finds an obligation that looks into another hand", function()
    local one = found [[
  obligations = { obligation "hearts" { says = "the queen is near",
    function(self, hand)
      if self:player(1).hand:has "QS" then return hand:of_suit "H" end
    end } } }]]
    assert.equal(2, one.line)
    assert.matches("^obligation 'hearts' goes by cards that player %d does "
      .. "not see: it forbids %w+ in one deal and not in the other$", one.text)
    assert.equal("let it depend only on what this player sees: the hand, the "
      .. "trick, and what all have seen", one.advice)
  end)

  it("tells two deals that differ only in what the player does not see",
    function()
    local one = found [[
  obligations = { obligation "hearts" { says = "the queen is near",
    function(self, hand)
      if self:player(1).hand:has "QS" then return hand:of_suit "H" end
    end } } }]]
    local seat = one.text:match "player (%d)"
    local here, there = one.deals.here, one.deals.there
    assert.equal(here["hand " .. seat], there["hand " .. seat])
    assert.is_true(here["hand 1"] ~= there["hand 1"])
    local m, other = tenace.replay(one.record), tenace.replay(one.other)
    assert.equal(tonumber(seat), (m:turn()))
    assert.same(m:view(m:turn()).hand, other:view(m:turn()).hand)
    assert.is_true(#m:moves() ~= #other:moves())
  end)

  it("finds a question that is asked only if a card lies somewhere", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  if self:player(3).hand:has "QS" then
    self:ask_yes_no(self:player(1), "go on?")
  end
end]]
    assert.equal(6, one.line)
    assert.matches("^whether player 1 is asked 'go on%?' depends on cards that "
      .. "player %d does not see$", one.text)
    assert.matches("^ask all players", one.advice)
  end)

  it("finds a player who is asked in place of another", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  local seat = self:player(3).hand:has "QS" and 1 or 2
  self:ask_yes_no(self:player(seat), "go on?")
end]]
    assert.matches("^player %d is asked 'go on%?'; but if cards lay elsewhere "
      .. "that player %d does not see, player %d would be asked 'go on%?'$",
      one.text)
  end)

  it("names the question that is put in before a card is played", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  if self:player(2).hand:has "AC" then
    self:ask_yes_no(self.dealer, "double?")
  end
end]]
    assert.equal(6, one.line)
    assert.matches("asked 'double%?'", one.text)
  end)

  it("finds a player who is asked one thing or another", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  if self:player(3).hand:has "QS" then
    self:ask_yes_no(self:player(1), "go on?")
  else
    self:choose(self:player(1), "which suit?", { "hearts", "clubs" })
  end
end]]
    assert.matches("^whether player 1 is asked '[%a ]+%?' or '[%a ]+%?' depends"
      .. " on cards that player %d does not see$", one.text)
  end)

  it("finds a refusal that names a hidden card, in a question for cards",
    function()
    local path = eights [[because = { "no; {x} is near",
      x = self.stock:top() }]]
    local list = tenace.check(path)
    assert.equal(1, #list)
    assert.matches("^why %w+ is refused tells player %d of hidden cards: "
      .. "'no; %w+ is near' in one deal, 'no; %w+ is near' in the other",
      list[1].text)
  end)

  it("finds a word whose refusal tells of another hand", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  self:ask(self:player(1), "go on?", { "yes", "well", { "no", unless =
    self:player(3).hand:has "QS" and "the queen is on the right"
      or "the queen is not on the right" } })
end]]
    assert.matches("^why no is refused tells player %d of hidden cards: ",
      one.text)
  end)

  it("finds a refusal that cannot be said", function()
    local path = eights [[because = "no {crd}"]]
    local one = tenace.check(path)[1]
    assert.matches("a match has no 'crd'", one.text)
    assert.matches("crazy_eights.lua$", one.file)
    assert.equal("integer", math.type(one.line))
  end)

  it("names the house rule where the question is the game's", function()
    local path = eights [[because = { "no; {x} is near",
      x = self.stock:top() }]]
    local one = tenace.check(path)[1]
    assert.equal(path, one.file)
    assert.equal(2, one.line)
    assert.matches("%(it is asked in .*crazy_eights.lua, line %d+; without "
      .. "this house rule it goes by nothing hidden%)$", one.text)
  end)

  it("finds a count that all see", function()
    local one = found [[ round = { left = number } }
function h:after_trick()
  self.left = #self:player(1).hand:of_suit(self.trump)
end]]
    assert.equal(4, one.line)
    assert.matches("^'left' tells player %d of hidden cards: '%d+' in one deal,"
      .. " '%d+' in the other$", one.text)
  end)

  it("finds a text that tells of a hand", function()
    local one = found [[}
function h:deal()
  base.deal(self)
  self:show("2C", "one of " .. #self:player(1).hand:of_suit "C",
    self:holder_of "2C")
end]]
    assert.matches("^the story tells player %d of hidden cards: 'one of %d+' ",
      one.text)
  end)

  it("finds that all are told of a hand whose player may keep silent",
    function()
    local one = found(TOLD)
    assert.equal(7, one.line)
    assert.matches("^everyone is told how many of 10C JC .* player %d holds, "
      .. "because only some are asked 'a new deal%?'; but the answer 'no' need "
      .. "not show it$", one.text)
  end)

  it("finds points that tell of a hand before the round has ended", function()
    local one = found [[}
function h:after_trick(winner)
  if self:player(1).hand:has "QS" then self:score(winner, 1, "near her") end
end]]
    assert.equal(4, one.line)
    assert.matches("^points before the end of a round go by cards that player "
      .. "%d does not see: the score tells of them$", one.text)
    assert.matches("^go by what all see; or first show the cards", one.advice)
  end)

  it("finds nothing where the cards are shown before they score", function()
    assert.same({}, (found_in [[}
function h:deal()
  base.deal(self)
  local player = self:player(1)
  if player.hand:has "QS" and player.hand:has "KS" then
    self:show("QS KS", "a pair", player)
    self:score(player, 1, "a pair")
  end
end]]))
  end)

  it("finds nothing where a round ends and hands score", function()
    assert.same({}, (found_in [[}
function h:score_round()
  base.score_round(self)
  if self:player(1).side.won:has "QS" then self:score(1, 1, "she") end
end]]))
  end)

  it("finds nothing where everybody is asked", function()
    assert.same({}, (found_in(ASKED)))
  end)

  it("finds nothing where what is told decides the question", function()
    assert.same({}, (found_in [[}
function h:deal()
  base.deal(self)
  local player = self:player(1)
  if self:tell_holds(player, "QS") then
    self:choose(player, "which suit?", { "hearts", "clubs" })
    self:show("QS", "the queen", player)
  end
end]]))
  end)

  it("finds nothing where a hand ends the round at once", function()
    assert.same({}, (found_in [[}
function h:deal()
  base.deal(self)
  if self:player(1).hand:has "QS" and self:player(1).hand:has "AS" then
    self:show("QS AS", "no round", self:player(1))
    self:deal_again()
  end
end]]))
  end)

  it("makes findings faults", function()
    local path = helper.file('local h = house_rule "H" { of = "whist",\n'
      .. TOLD .. "\nreturn h\n")
    local problems = tenace.check("whist+" .. path)
    assert.equal(1, #problems)
    assert.matches("^everyone is told", problems[1].text)
    assert.is_string(problems[1].record)
    assert.is_string(problems[1].other)
    assert.is_table(problems[1].deals.here)
  end)

  it("is fast where the question is for many cards", function()
    local m = helper.round([[
      self:deal_each(13)
      self:put_away(self:player(1), "which?", 6, self.kitty)
    ]], 'piles = { kitty = "none" },')
    assert.equal("string", type(knowledge.of(m, 1)[2].cards))
    assert.equal(4, #knowledge.samples(m))
  end)
end)


describe("what a player sees", function()
  teardown(helper.clean)

  it("is no card of the player's own pile that is shown to another", function()
    local m = helper.round([[
      self:deal_each(4)
      self:draw(self:player(1).secret)
      self:show_to(self:player(2), self:player(1).secret:cards(), nil,
        self:player(1).secret)
    ]], 'piles = { secret = each_player "none" },')
    local function shown(seat)
      for _, entry in ipairs(m:story(seat)) do
        if entry.what == "shown" then return entry.cards end
      end
    end
    assert.is_nil(shown(1))
    assert.is_string(shown(2))
  end)

  it("is nothing that is counted, where it would tell the parties", function()
    local m = tenace.new("tarot+five", { seed = 3 })
    while not core.tally(m.core) do m:play(m:choose "random") end
    local seen = 0
    for seat = 1, 5 do seen = seen + (m:view(seat).counted and 1 or 0) end
    assert.is_true(seen < 5)
  end)
end)


describe("two matches", function()
  it("put the same question if seat, kind and prompt are alike", function()
    local whist = games.library:variant "whist"
    local a = match.new(whist, { seed = 1 })
    assert.same(leaks.put(a), leaks.put(match.new(whist, { seed = 1 })))
    local asked = leaks.put(a)
    assert.is_false(knowledge.same(asked, leaks.put(a:play(a:moves()[1]))))
  end)
end)
