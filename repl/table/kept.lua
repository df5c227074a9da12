-- A person's own matches, from the records in the state folder.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local phrase = require "tenace.face.say.phrase"
local played = require "tenace.study.played"
local show = require "tenace.face.say.show"

local kept = {}

local REVIEWED = { "decisions", "same", "alike" }


--- The match of a record and the person's seat; nil if it cannot be read.
local function match_of(path)
  local seating = require "tenace.face.table.seating"
  local text = files.read(path)
  local m = text and require "tenace".replay(seating.whole(text))
  return m, m and seating.seat_in(text) or 1
end


--- What a search thinks of the person's decisions.
local function review(m, seat, sum)
  local found = require "tenace".review(m, { player = seat, most = 1 })
  for _, name in ipairs(REVIEWED) do
    sum[name] = (sum[name] or 0) + found.players[1][name]
  end
end


--- Does the game belong to those that are asked for? `whist` asks for all its
-- house rules, too.
local function is_meant(game, asked)
  return not asked or game == asked or game:sub(1, #asked + 1) == asked .. "+"
end


--- The game with its house rules, without options.
local function game_of(m)
  return (m.variant.spec:gsub("%+[%w_]+=[^+]*", ""))
end


--- Adds a match to the tallies of its game.
-- @param tallies by game, and in a list
local function add(tallies, m, seat, how)
  local game = game_of(m)
  if not is_meant(game, how.game) then return end
  local sum = tallies.of[game]
  if not sum then
    sum = played.none()
    sum.game, tallies.of[game] = game, sum
    table.insert(tallies.list, sum)
  end
  played.add(sum, played.of(m, seat))
  if how.review then review(m, seat, sum) end
end


--- kept.read { folder, game, review } -> { folder, games, unread }
-- Reads all records of a folder, by default the state folder.
-- @param game only this one, with all its house rules
-- @param review true to let a search look at the decisions, which takes some
-- seconds for each match
-- @return games: a tally for each, see played.of, the most played first;
-- unread: names of records that cannot be read
function kept.read(how)
  local folder, problem = how.folder, nil
  if not folder then folder, problem = files.state() end
  if not folder then fail.usage("not_written", { problem = problem }) end
  local tallies, unread = { of = {}, list = {} }, {}
  for _, name in ipairs(files.records(folder)) do
    local m, seat = match_of(folder .. "/" .. name)
    if m then add(tallies, m, seat, how) else unread[#unread + 1] = name end
  end
  table.sort(tallies.list, function(a, b)
    if a.matches ~= b.matches then return a.matches > b.matches end
    return a.game < b.game
  end)
  return { folder = folder, games = tallies.list, unread = unread }
end


--- A mean with its sign, or a dash where there is none.
local function mean(sum, n)
  return n == 0 and "–" or ("%+.1f"):format(sum / n)
end


local function share(part, all)
  return not all or all == 0 and "–" or ("%d/%d"):format(part, all)
end


local function row(one, with_review)
  local list = { one.game, one.matches, one.won, one.drawn, one.lost,
    one.unfinished, one.rounds, mean(one.points, one.rounds),
    mean(one.others, one.rounds), share(one.made, one.declared) }
  if with_review then
    list[#list + 1] = share(one.decisions - one.same - one.alike,
      one.decisions)
  end
  for i, value in ipairs(list) do list[i] = tostring(value) end
  return list
end


--- kept.lines(found) -> lines: a table, and what it does not hold
function kept.lines(found)
  if #found.games == 0 then
    return { phrase("stats.none", { folder = found.folder }) }
  end
  local with_review = found.games[1].decisions ~= nil
  local heads = phrase.list(with_review and "stats.heads_reviewed"
    or "stats.heads")
  local rows, right = { table.move(heads, 1, #heads, 1, {}) }, { false }
  for i = 2, #heads do right[i] = true end
  for _, one in ipairs(found.games) do
    rows[#rows + 1] = row(one, with_review)
  end
  local lines = show.columns(rows, right)
  lines[#lines + 1] = phrase("stats.from", { folder = found.folder })
  if #found.unread > 0 then
    lines[#lines + 1] = phrase("stats.unread", { n = #found.unread,
      first = found.unread[1] })
  end
  return lines
end


return kept
