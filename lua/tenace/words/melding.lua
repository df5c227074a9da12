-- Turns with melds.

local core = require "tenace.core"
local given = require "tenace.words.given"

local WORD <const> = "play_turns"

-- The most cards of a deck, turns in a row, and points.
local CARDS <const>, TURNS <const>, POINTS <const> = 255, 0xFFFF, 0x7FFF


--- A number among the arguments, 0 if it is not there.
local function number(value, most, key)
  if value == nil then return 0 end
  local n = given.integer(WORD, nil, value)
  if n < 0 or n > most then given.wrong(WORD, 1, key) end
  return n
end


--- One more than the cards that are left in the stock when the turns end; 0:
-- they do not end so.
local function stock_left(value)
  local n = value == nil and -1 or given.integer(WORD, nil, value)
  if n >= CARDS then given.wrong(WORD, 1, "small_number_expected") end
  return n < 0 and 0 or n + 1
end


--- self:play_turns([{ first = player, ask_partner = flag, … }]) -> player
-- Each player in turn has a whole turn, again and again, until one has no cards
-- left, or can neither draw nor take. The player draws the stock's top card, or
-- as many as the fact `taking` says, or takes the discard pile as that fact
-- says, and then melds some of it at once. Cards that the fact `laid_down`
-- names are laid aside and replaced. The player melds, as the fact `melds`
-- allows, until the player says `done` or the hand is empty, and discards a
-- card, if there is one. Who has a second hand (`second_hand` of the fact
-- `taking`) takes it up when the first is empty: at once if its cards were
-- melded, else when the next turn begins. Once the stock is gone the player
-- takes the pile or passes. Where melds stay in the hand (`in_hand` of the fact
-- `melds`) nobody melds in a turn: a player who discards may knock with the
-- card, and that ends the turns.
-- @param first the player to begin with (the next in turn after the dealer)
-- @param ask_partner true: players may ask their partners, once and before
-- anything is melded, "May I go out?": after a yes the player must go out,
-- after a no the player may not; "must": nobody goes out without a yes
-- @param first_meld how much the first melds of each side must count at least,
-- those laid in one move together: a number, or a list of numbers by side (0:
-- any first meld will do)
-- @param lay_down true: before the first turn all players lay aside the cards
-- that the fact `laid_down` names: these go from the hand to `side.laid_down`
-- for all to see, and the player draws as many, until the hand has none of them
-- @param knock the most points that a player who knocks may have left over (0)
-- @param offer true: before anybody draws, the top card of the pile is offered
-- to each in turn, who takes it or passes; when all have passed, the first one
-- draws
-- @param stock_left the turns also end when a turn leaves this many cards in
-- the stock (0)
-- @param most_taken how often cards may be taken from the pile: the turns also
-- end after the turn in which this number is reached (any number)
-- @param idle the turns also end after so many turns in a row in which nobody
-- drew a card or melded, apart from what was melded with the pile (any number)
-- @param before a function of `self` and the player whose turn begins, also
-- where only the top card is offered; if it answers true, the turns end (the
-- step `before_turn`, if there is one)
-- @return the player who has no cards left or has knocked; or nil, and the
-- player of the last turn
-- @error the game has no fact `taking`, which names the pile
-- @example local winner = self:play_turns()
-- if winner then self:score(winner, 10, "out") end
-- @group melds
local function play_turns(self, how)
  how = how == nil and {} or given.kind(WORD, 1, "table", how)
  local first = how.first and given.player(self, WORD, nil, how.first).number
  if how.first_meld ~= nil then
    given.to(WORD, 1, core.first_melds, self, how.first_meld)
  end
  return core.play_turns(self, how.before, first, how.ask_partner,
    how.lay_down, how.offer, stock_left(how.stock_left),
    number(how.most_taken, TURNS, "small_number_expected"),
    number(how.idle, TURNS, "small_number_expected"),
    number(how.knock, POINTS, "knock_points"))
end

core.words.play_turns = play_turns
