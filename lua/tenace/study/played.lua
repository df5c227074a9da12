-- What a player's own matches come to: won, lost, rounds, contracts made.

local played = {}

local NONE = { matches = 0, won = 0, drawn = 0, lost = 0, unfinished = 0,
  rounds = 0, points = 0, others = 0, declared = 0, made = 0 }


--- The side of a seat.
local function side_of(m, seat)
  for i, seats in ipairs(m.variant.sides) do
    for _, member in ipairs(seats) do
      if member == seat then return i end
    end
  end
end


--- The finished rounds in which the player was declarer, as a set; and how many
-- rounds are finished.
local function rounds_of(m, seat)
  local declared, finished, now = {}, 0, false
  for _, entry in ipairs(m:story(seat)) do
    if entry.what == "round" then
      now = false
    elseif entry.what == "settled" and entry.name == "declarer" then
      now = entry.value == seat
    elseif entry.what == "round_over" then
      finished = finished + 1
      declared[finished] = now or nil
    end
  end
  return declared, finished
end


--- Adds the points of the finished rounds: the side's own, those of the other
-- sides on average, and the rounds that a declarer has won by points.
local function add_points(sum, m, side, declared, finished)
  local own, others = {}, math.max(1, #m.variant.sides - 1)
  for _, line in ipairs(m:score_sheet()) do
    if line.round <= finished and line.side == side then
      own[line.round] = (own[line.round] or 0) + line.points
      sum.points = sum.points + line.points
    elseif line.round <= finished then
      sum.others = sum.others + line.points / others
    end
  end
  for round in pairs(declared) do
    sum.declared = sum.declared + 1
    if (own[round] or 0) > 0 then sum.made = sum.made + 1 end
  end
end


--- played.of(m, seat) -> counts
-- What a match has come to for the player in a seat.
-- @return { matches = 1; won, drawn, lost, unfinished, one of which is 1;
-- rounds, the finished ones; points, of the player's side in them; others, the
-- same of the other sides on average; declared, the rounds as declarer; made,
-- those that brought the declarer's side points }
function played.of(m, seat)
  local sum, side = played.none(), side_of(m, seat)
  local over, winner = m:over()
  local result = not over and "unfinished" or winner == 0 and "drawn"
    or winner == side and "won" or "lost"
  sum.matches, sum[result] = 1, 1
  local declared, finished = rounds_of(m, seat)
  sum.rounds = finished
  add_points(sum, m, side, declared, finished)
  return sum
end


--- played.none() -> the counts of no match
function played.none()
  local sum = {}
  for name, count in pairs(NONE) do sum[name] = count end
  return sum
end


--- played.add(sum, counts)
-- Adds the counts of more matches.
function played.add(sum, counts)
  for name in pairs(NONE) do sum[name] = sum[name] + counts[name] end
end


return played
