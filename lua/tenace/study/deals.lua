-- What scripts ask about deals: a review of those that were played, deals as
-- text, and the same deals at several tables.

local door = require "tenace.base.door"

local study = {}

-- The names that `review` takes.
local REVIEWED = { "most", "names", "player", "round", "told", "worlds",
  "you" }


--- tenace.review(m [, how]) -> review
-- Which decisions of a match cost most, from what their player could know. Each
-- is looked at by a short search, and those that seem to cost most by a long
-- one. Round by round it also tells what bots in every seat score with the same
-- cards, on average of several times.
-- @param m a match; it stays as it is
-- @param how a table with any of these: `player`, a seat (all); `round`, its
-- number (all); `most`, the most mistakes (5); `worlds`, the deals of the short
-- search (60); `names` and `you` for the texts, as in `m:explain`; `told`, a
-- function that is called with the work done and all work, in steps
-- @return { match = m, players = { player, decisions, same = as the bot would
-- have made them, alike = others that are not clearly worse } each, mistakes =
-- the worst first, rounds = { round, scores, bots = the mean of what bots
-- score, intervals = half the width of its 95 % interval, replays = how often
-- they played } each, by side, unseen = the decisions that were not looked at
-- and unplayed = the rounds that bots did not play again, because all of a long
-- match would take too long }. A mistake is { decision, round, player, made,
-- better, cost, interval = half the width of the 95 % interval of the cost, in
-- the score of the round, explained = as `m:explain` gives it, perfect = what
-- perfect play still gets with all cards seen: { made, better, for }, if that
-- is soon known }
-- @example local m = tenace.new("whist+rounds=1", { seed = 7 })
-- m:run("random")
-- local found = tenace.review(m, { player = 1, most = 1, worlds = 20 })
-- return #found.rounds, #found.mistakes  --> 1, 1
-- @group matches
function study.review(m, how)
  how = door.check_names("review", how, REVIEWED)
  return require "tenace.study.review".of(m, how)
end


--- tenace.read_deals(text) -> deals, format; or nil, message
-- The deals of a text, for `deal` in tenace.new: round n has the n-th of them.
-- The rules say by the number of the round who deals and who is vulnerable.
-- @param text PBN or LIN, whose North is seat 1; or, for any game, lines such
-- as `hand 1: AS KS` and `stock: 2C`, with a blank line between deals
-- @return a list of deals, and "pbn", "lin" or "text"; or nil and what is wrong
-- @example local deals = tenace.read_deals '[Deal "N:AKQJT98765432... - - -"]'
-- return deals[1].hands[1]:sub(1, 5)  --> "AS KS"
-- @group records
function study.read_deals(text)
  if type(text) ~= "string" then
    error("read_deals: the text of deals expected", 2)
  end
  return require "tenace.study.boards".read(text)
end


--- tenace.write_deals(deals [, format]) -> text; or nil, message
-- Writes deals as one text, which tenace.read_deals reads.
-- @param deals a list of deals, as `m:dealt` gives each
-- @param format "text", the default, for any game; "pbn" or "lin" for four
-- hands of thirteen cards
-- @return the text; or nil and which deal the format cannot hold
-- @example local m = tenace.new("whist", { seed = 7 })
-- return tenace.write_deals({ m:dealt() }, "lin"):sub(1, 6)  --> "qx|o1|"
-- @error there is no such format
-- @group records
function study.write_deals(deals, format)
  if type(deals) ~= "table" then
    error("write_deals: a list of deals expected", 2)
  end
  return require "tenace.study.boards".write(deals, format or "text")
end


-- The names that `read_played` takes.
local PLAYED = { "board", "deals", "seed", "traced" }


--- tenace.read_played(text, game [, how]) -> list of tables; or nil, message
-- The boards of a text as matches, with the auction and the play that PBN and
-- LIN tell of. Each table has boards whose numbers follow one another. Where
-- the text tells the result but not all of the play, as after a claim, cards
-- are found that lead to that result.
-- @param text what `tenace.read_deals` takes
-- @param game a name with house rules and options, or a variant; if it has the
-- options `rounds` and `first_board`, they get the numbers of the boards
-- @param how a table with any of these: `board`, the number of the first board
-- to read; `deals`, true to leave out what was played: then each board comes
-- once, whatever tables have played it; `seed` and `traced` as in tenace.new
-- @return { match, room = "" or as the text names it, boards } each; a board is
-- { n = its number in the text, round, over = true if it was played to the end,
-- and as far as they are known bid, doubled = 1, 2 or 4, declarer, taken = the
-- tricks of the declarer's side, passed = true if all passed, filled = true if
-- cards were found for the result, told = the result of the text if it is
-- another one }; or nil and what is wrong
-- @example local m = tenace.new("bridge+rounds=1", { seed = 2 }):run "random"
-- local found = tenace.read_played(tenace.write_played(m, "lin"), "bridge")
-- return found[1].match:scores()[1] == m:scores()[1]  --> true
-- @group records
function study.read_played(text, game, how)
  if type(text) ~= "string" then
    error("read_played: the text of boards expected", 2)
  end
  how = door.check_names("read_played", how, PLAYED)
  local copy = { game = game }
  for name, value in next, how do copy[name] = value end
  return require "tenace.study.board_matches".read(text, copy)
end


--- tenace.write_played(m [, format [, all]]) -> text, format; or nil, message
-- The rounds of a match as boards. PBN and LIN tell the auction and the play of
-- four players with thirteen cards each who bid for a contract; of other games
-- they have the deals.
-- @param m a match; it stays as it is
-- @param format "pbn", "lin" or "text"; without it PBN if it holds the deals
-- @param all true for the round that is being played, too
-- @return the text and its format; or nil and why there is none
-- @error there is no such format
-- @group records
function study.write_played(m, format, all)
  if type(m) ~= "table" or not m.history then
    error("write_played: a match expected", 2)
  end
  return require "tenace.study.board_matches".write(m, format, all)
end


--- tenace.compare_tables(matches) -> table
-- Compares what several tables have made of the same deals.
-- @param matches a list of two matches or more of one game, whose rounds have
-- the same cards
-- @return { boards = for each round that is over at all tables { scores, imps,
-- matchpoints, sides }, scores, imps, matchpoints, sides }, each a list by
-- table: the score of side 1 less the average of the other sides, the IMPs
-- against the other tables on average, the matchpoints in per cent, and by side
-- its score less the average of that side at all tables
-- @example local one = tenace.new("bridge+rounds=2", { seed = 7 }):run "random"
-- local other = tenace.new("bridge+rounds=2", { seed = 7 }):run "random"
-- return tenace.compare_tables({ one, other }).matchpoints[1]  --> 50.0
-- @error fewer than two matches, several games, or cards that differ
-- @group matches
function study.compare_tables(matches)
  return require "tenace.study.duplicate".compare(matches)
end


return study
