-- Tricks that the rules play by hand, or in which players may do something else
-- before they play a card.

local core = require "tenace.core"
local given = require "tenace.words.given"

local by_hand = {}

local after_trick = core.kit_places.after_trick


--- Gives the trick to its winner, and lets the step `after_trick` hear of it.
-- @return the winner, and what that step has answered
local function finish(self, alone)
  local winner, heard = core.win_trick(self, alone)
  return winner, heard and core.kit(self)[after_trick](self, winner) or nil
end


--- Plays one trick.
-- @param before a function that is called before each card, or nil
-- @param alone true: the trick is none of several
-- @return the winner, and what the step `after_trick` has answered
local function play_one(self, leader, before, alone)
  core.lead(self, leader, true)
  local player, plays = core.plays_next(self)
  while player do
    if not before or not core.play_answer(self, plays, before(self, player))
    then core.play_asked(self) end
    player, plays = core.plays_next(self)
  end
  return finish(self, alone)
end


--- Who leads to the trick after one alone, and what the step `after_trick` has
-- answered besides.
local function leads_next(self, winner, answer)
  local leads = core.trick_over(self, answer)
  if leads then return leads, nil end
  return winner, answer
end


--- by_hand.play_tricks(self, leader, before, n) -> player
-- self:play_tricks with a function before each card.
function by_hand.play_tricks(self, leader, before, n)
  while n > 0 do
    local winner, answer = play_one(self, leader, before)
    local leads = core.trick_over(self, answer)
    leader = leads or winner
    n = core.tricks_left(self, n, winner, leader)
    if answer and not leads then break end
  end
  return leader
end


--- self:play_trick(leader [, before]) -> player, enough
-- Plays one trick, in which each player may do something else before playing a
-- card: declare, show or exchange cards. The player plays then as in
-- `play_tricks`, and the step `after_trick(winner)` is called, if there is one.
-- Words of `may_say` are not heard.
-- @param leader the player who plays first
-- @param before a function that gets `self` and the player whose turn it is,
-- with the trick so far on the table; if it answers a card of the hand, that
-- card is played, else the player is asked for one
-- @return the winner; and what `after_trick` has answered
-- @error a player has no card to play, or `before` plays one itself
-- @example self:play_trick(self.declarer, function(self, player)
--   if player == self.declarer and self:ask_yes_no(player, "a slam?") then
--     self:show(player, "a slam")
--   end
-- end)
-- @group tricks
local function play_trick(self, leader, before)
  core.word(self, "play_trick")
  if before ~= nil then given.kind("play_trick", 2, "function", before) end
  core.no_trick(self)
  return leads_next(self, play_one(self, leader, before, true))
end

core.words.play_trick = play_trick


--- self:begin_trick(leader)
-- Begins a trick by hand. Call `let_play` for each player then, and
-- `end_trick`. `play_tricks` does all that, and faster.
-- @param leader the player who plays first
-- @example self:begin_trick(leader)
-- for player in self:each_player(leader) do
--   self:let_play(player)
-- end
-- leader = self:end_trick()
-- @group tricks
local function begin_trick(self, leader)
  core.word(self, "begin_trick")
  core.no_trick(self)
  core.lead(self, leader)
end

core.words.begin_trick = begin_trick


--- self:end_trick() -> player, enough
-- Gives the trick to its winner, whose side gets the cards, and calls the step
-- `after_trick(winner)`, if there is one.
-- @return the player who leads to the next trick: the winner, unless
-- `after_trick` has answered another player; and true if it has answered that
-- @error not all have played
-- @group tricks
local function end_trick(self)
  core.word(self, "end_trick")
  return leads_next(self, finish(self, true))
end

core.words.end_trick = end_trick


return by_hand
