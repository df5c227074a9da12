-- Recorded games of Skat that were played on the Internet, by our own rules. A
-- line of recorded.txt is a game, with `|` between these:
--
--   players  for forehand, middlehand and rearhand: p a person, s a program
--            that plays well, w a weaker program or an unknown player
--   hands    of forehand, middlehand and rearhand
--   skat     as it was dealt
--   said     bids, whether the skat was taken, which cards were put away, and
--            the contract, with commas between them
--   cards    in the order played
--   result   what the declarer scored, and the points taken with the skat;
--            nothing if the players ended the game early, 0 if all passed

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local tenace = require "tenace"

local recorded = {}

--- Seat 3 deals with this seed: seat 1 is forehand.
recorded.seed = 1


--- Appends the parts of a text that match a pattern to a list.
local function append(list, text, pattern)
  for part in text:gmatch(pattern) do list[#list + 1] = part end
  return list
end


--- A line as a game.
local function read(line)
  local parts = append({}, line .. "|", " *([^|]-) *|")
  local result = append({}, parts[8], "%S+")
  return {
    players = append({}, parts[1], "%a"),
    deal = { hands = { parts[2], parts[3], parts[4] }, skat = parts[5] },
    moves = append(append({}, parts[6], " *([^,]+)"), parts[7], "%S+"),
    score = tonumber(result[1]), points = tonumber(result[2]),
  }
end


--- recorded.games() -> list of { players, deal, moves, score, points }
function recorded.games()
  local list = {}
  for line in io.lines(here .. "/recorded.txt") do
    if line:sub(1, 1) ~= "#" then list[#list + 1] = read(line) end
  end
  return list
end


--- recorded.match(game) -> a match of one round with the game's deal
function recorded.match(game)
  return tenace.new("skat+rounds=1", { seed = recorded.seed, deal = game.deal,
    traced = true })
end


--- recorded.next(game, m) -> the move that comes next; nil at the record's end
-- The match makes forced moves by itself, and they are in the record, too.
function recorded.next(game, m) return game.moves[m:decisions() + 1] end

return recorded
