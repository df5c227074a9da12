-- Which plays of several cards a search thinks about.
--
-- There are often hundreds, most of them senseless, and the best of a hundred
-- results has mostly been lucky. So the search asks in some worlds what a quick
-- bot would play there, and compares the plays that it has named.

local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local words = require "tenace.words.all"

local voted = {}

--- The worlds in which a quick bot is asked, and the most plays to think about.
voted.worlds, voted.most = 20, 8


--- voted.suits(m) -> boolean
-- Is it asked for a play of several cards?
function voted.suits(m)
  return match.asked(m).plays == true
end


--- Counts a play, whatever the order of its cards.
local function count(votes, play)
  local key = words.sorted(play)
  local vote = votes[key] or { play = play, n = 0 }
  votes[key], vote.n = vote, vote.n + 1
end


--- The plays named most often, the first of them first.
local function most_named(votes)
  local keys, plays = ordered.keys(votes), {}
  table.sort(keys, function(a, b)
    local x, y = votes[a].n, votes[b].n
    return x > y or x == y and a < b
  end)
  for n = 1, math.min(#keys, voted.most) do plays[n] = votes[keys[n]].play end
  return plays
end


--- voted.plays(thought, reach) -> list
-- The plays that a quick bot would make in some worlds, those named most often
-- first. None if quick bots play at random.
-- @param reach a function that makes the next world and answers true, or drops
-- it
function voted.plays(thought, reach)
  local votes = {}
  for _ = 1, voted.worlds do
    local play = reach(thought) and thought.source:quick()
    if play then count(votes, play) end
  end
  return most_named(votes)
end


return voted
