-- The calls that study a game or a match: check, simulate, review and solve.

local desk = require "tenace.face.web.desk"
local told = require "tenace.face.web.found"
local plain = require "tenace.face.web.plain"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.web.telling"
local tenace = require "tenace"

local study = {}

--- Findings of a check as plain data.
local function findings(list, how)
  return plain.each(list, function(one)
    local finding = told.plain(one, how)
    finding.record = one.record
    return finding
  end)
end


function study.check(call, tell)
  local variant = tenace.variant(call.game)
  local how = variant and told.how(variant) or {}
  local problems, remarks, amount = told.by(how, tenace.check, call.game,
    { told = tell })
  return { problems = findings(problems, how),
    remarks = findings(remarks, how), amount = plain.value(amount) }
end


function study.simulate(call, tell)
  return plain.value(tenace.simulate(call.game, { games = call.games,
    rounds = call.rounds, seed = call.seed, bots = call.bots,
    told = telling.often(call.rounds and "rounds" or "matches",
      tell) }))
end


function study.review(call, tell)
  local match = desk.need()
  local narrator = desk.at(desk.now.seats[1]).narrator
  local found = tenace.review(match, { player = call.player,
    round = call.round, most = call.most, worlds = call.worlds,
    names = narrator.names:inside(), you = desk.now.seats[1],
    told = function(done, all) tell("review", done, all) end })
  local mistakes = {}
  for i, one in ipairs(found.mistakes) do
    mistakes[i] = { decision = one.decision, round = one.round,
      player = one.player, made = one.made, better = one.better,
      cost = one.cost, interval = one.interval,
      text = narrator.names:told(one.explained).text }
  end
  local lines = require "tenace.face.what_if.reviewed".lines(found,
    narrator.names, narrator.style)
  return { players = plain.value(found.players),
    mistakes = plain.list(mistakes), rounds = plain.value(found.rounds),
    lines = plain.list(lines) }
end


-- The most positions that perfect play may look at: a few seconds.
local MOST_SOLVED = 4000000


function study.solve(call)
  local match = desk.need_turn()
  local narrator = desk.at(call.seat or desk.now.seats[1]).narrator
  local solved = require "tenace.face.table.solved"
  local found, why = match:solve { most = call.most or MOST_SOLVED }
  if not found then
    return { problem = solved.unknown(why), values = plain.list {} }
  end
  local values = {}
  for i, one in ipairs(solved.groups(found, narrator.style)) do
    values[i] = { value = one.value, text = one.text,
      cards = plain.list(one.cards) }
  end
  return { text = show.sentence(solved.heading(found, narrator.names),
    narrator.style), values = plain.list(values), player = found.player,
    move = found.moves[1].move }
end


return study
