-- A match and a second statement of its rules, played side by side: after each
-- decision both must agree. A second statement has `turn` (a seat, or nil),
-- `round`, `score` by player, `won_by`, `allows(move)` and `play(move)`.

local tenace = require "tenace"

local beside = {}


--- beside.check(found, expected, what): raises unless they are the same
function beside.check(found, expected, what)
  if found ~= expected then
    error(("%s: %s, not %s"):format(what, tostring(found),
      tostring(expected)), 0)
  end
end

local check = beside.check


--- beside.sorted(list) -> the cards in alphabetical order, as text
function beside.sorted(list)
  local copy = table.move(list, 1, #list, 1, {})
  table.sort(copy)
  return table.concat(copy, " ")
end


--- beside.deal(pack, players, each, random) -> a deal of the pack, `each` cards
-- a player; now and then by suits, so that runs come together
function beside.deal(pack, players, each, random)
  local few = random(3) == 1
  for i = #pack, 2, -1 do
    local j = few and math.max(1, i + 1 - random(12)) or random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  local deal = { hands = {} }
  for p = 1, players do
    deal.hands[p] = table.concat(pack, " ", p * each - each + 1, p * each)
  end
  deal.stock = table.concat(pack, " ", players * each + 1)
  return deal
end


--- Both must allow the moves that the match lists, and judge `n` others alike,
-- which made_up(model) makes. Gives the list.
local function check_answers(m, model, made_up, n)
  local list = m:moves()
  for _, move in ipairs(list) do
    check(model:allows(move), true, "listed: " .. move)
  end
  for _ = 1, n do
    local move = made_up(model)
    local allowed, reason = m:allows(move)
    check(allowed, model:allows(move), move .. " (" .. tostring(reason) .. ")")
  end
  return list
end


--- Tells the second statement what has happened in the match since.
local function follow(m, model, heard)
  local story = m:story(1, heard)
  for _, entry in ipairs(story) do
    if entry.what == "move" and model.turn then
      check(entry.player, model.turn, "player")
      check(model:allows(entry.move), true, entry.move)
      model:play(entry.move)
    end
  end
  return heard + #story
end


local function compare(m, model, rounds, how)
  local heard = follow(m, model, 0)
  while m:turn() and model.round <= rounds do
    how.check_cards(m, model)
    check((m:turn()), model.turn, "player")
    local list = check_answers(m, model, how.made_up, how.tries(model))
    m:play(list[how.random(#list)])
    heard = follow(m, model, heard)
    for player, total in ipairs(m:scores()) do
      check(total, model.score[player], "score of " .. player)
    end
  end
  local over, winner = m:over()
  check(over, model.won_by ~= nil, "over")
  check(winner, model.won_by, "winner")
end


--- beside.play(game, how) -> the rounds played
-- Plays a match on both; where they part, the error has its record.
-- @param how { seed, options, deals, second = function(options, deals, dealer)
-- that gives the second statement, check_cards = function(m, model), made_up =
-- function(model) that gives a move, tries = function(model) that says how many
-- such moves are tried, random = numbers }
function beside.play(game, how)
  local m = tenace.new(game, { seed = how.seed, options = how.options,
    deal = how.deals, traced = true })
  local model = how.second(m.variant.options, how.deals, m:view(1).dealer)
  local ok, wrong = pcall(compare, m, model, #how.deals, how)
  if ok then return model.round - 1 end
  error(tostring(wrong) .. "\n" .. m:record():gsub("\n|[^\n]*", ""), 0)
end


return beside
