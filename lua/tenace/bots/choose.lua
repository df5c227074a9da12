-- The move that a bot would make.

local bots = require "tenace.bots.bots"
local door = require "tenace.base.door"
local match = require "tenace.match.match"
local sentence = require "tenace.base.sentence"

-- The names that `explain` takes.
local EXPLAINED = { "bot", "decision", "names", "short", "you" }

-- The methods of a match in this file.
local methods = {}


--- m:choose(bot) -> move
-- The move that a bot would make for the player to act. `search` leaves its
-- report in `m.thought`: { moves, points = the mean result of each, outcomes =
-- a list of results for each, one for each deal, worlds = the number of
-- imagined deals, compared = how many of them were compared with what the
-- player has seen, dropped = how many did not fit it, share = the part of the
-- compared deals that was dropped (0 to 1), told = the lines of the rules that
-- tell more of the hidden cards than the bot knew }.
-- @param bot "random", "search", "search:50" (imagines 50 deals of the hidden
-- cards), or a function of a view and the list of moves
-- @example m:play(m:choose("search"))
-- @group matches
function methods:choose(bot)
  bots.check(bot)
  if not match.asked(self) then error(sentence.of("match_over"), 2) end
  return (bots.move(self, bot))
end


--- m:explain([how]) -> table
-- Why the bot would make its move, from what the player to act could know. The
-- other moves are compared with it in the deals that the bot has imagined.
-- @param how a table with any of these: `bot`, "search" or "search:50";
-- `decision`, the number of a decision already made: then it is about that one,
-- from what its player could know; `names`, the players' names by seat, for the
-- text; `you`, the seat of the person who reads it; `short = true`: only the
-- sentences that matter most
-- @return `move`, the bot's move; `made`, the move of that decision; `player`,
-- who decides; `deals`, the number of deals looked at; `alternatives`, the
-- moves compared, the bot's first: { move, value, interval, less, clear, costs,
-- gained, play, made, trick } each; `unit`, what `value` counts: `"tricks"` or
-- `"points"` (card points) of the player's camp, `"chance"` (deals in which it
-- wins the round, in per cent) or `"score"` (of the round: the own side's less
-- that of the others). `less` is by how much a move does worse than the bot's,
-- `interval` half the width of the 95 % interval of `less`, of the bot's move
-- that of its value; `clear` tells whether `less` is greater than that; `costs`
-- whether the move surely scores less in the round; `gained` in how many of the
-- deals where the two differ it does better, in per cent; `play` and `made` in
-- how many of the deals, in per cent, the side has the contract and makes it;
-- `trick` in how many it wins the present trick, where that can be told.
-- `cause`, if found: { what, share, with, without, move, … }: `what` is a fact
-- about the hidden cards, true in the part `share` of the deals; the bot's move
-- brings `with` more than `move` where it is true, and `without` more
-- elsewhere. `cost`, of a decision already made: { value, interval, clear,
-- gains }: by how much it does worse than the bot's move in the score of the
-- round, and whether it clearly costs or gains. `plan`: what the player would
-- mostly play then, { contract or trump, share in per cent }; `voids`: the
-- suits that cards put away leave empty; `does`: what players call the card, {
-- what = "draw", "trump", "overtrump", "sure", "finesse", "hold_up", "duck",
-- "leave", "unblock", "smear", "load", "shed" or "safe", … }. `text`: all that
-- in sentences
-- @example local m = tenace.new("whist", { seed = 7 })
-- return m:explain({ bot = "search:50" }).move  --> "AD"
-- @error there is no question, or the bot is none that has reasons
-- @group matches
function methods:explain(how)
  how = door.check_names("explain", how, EXPLAINED)
  door.count("explain", "decision", how.decision, 1)
  door.count("explain", "you", how.you, 1, self.variant.people)
  return require "tenace.bots.reasons".explain(self, how)
end


return { methods = methods }
