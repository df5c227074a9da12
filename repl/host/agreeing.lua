-- The calls with which people at a table say something to each other, and agree
-- on something: to take a move back, to change the rules, to play again.

local back = require "tenace.face.moment.back"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local tables = require "tenace.face.host.tables"
local tenace = require "tenace"
local tokens = require "tenace.face.host.tokens"

local agreeing = {}

-- How many phrases are kept, and how many seconds are between two of a person.
local KEPT, BETWEEN = 6, 1


function agreeing.say(call)
  local one, person = tables.need(call)
  local now = tables.now()
  if not phrase.list "host.page.phrases"[call.phrase] then
    tables.refuse("request", "no_phrase")
  end
  if now - (person.said or -BETWEEN) < BETWEEN then
    tables.refuse("request", "too_often")
  end
  person.said, one.said_in_all = now, (one.said_in_all or 0) + 1
  table.insert(one.said, { n = one.said_in_all, name = person.name,
    seat = person.seat, phrase = call.phrase })
  if #one.said > KEPT then table.remove(one.said, 1) end
  one:changed()
  return true
end


--- What is done when all agree; each answers nil, or why it cannot be done.
local deeds = {}


--- Takes decisions back to the proposer's own decision before this one.
function deeds.undo(one, it)
  if not back.undo(one.match, it.by.seat) then
    return phrase "host.nothing_to_undo"
  end
  one:went()
end


function deeds.rules(one, it)
  local done, kept, _, why = pcall(one.match.under, one.match, it.game)
  if not done then return tostring(kept) end
  if not kept then return tostring(why) end
  one:went()
end


--- A new match by the same rules.
function deeds.again(one)
  one:went(tenace.new(one.match.variant.spec,
    { seed = tokens.seed(), traced = true }))
end


--- Do all agree who sit at the table and are there?
local function all_agree(one, it)
  for _, person in pairs(one.seats) do
    if not person.away and not it.agreed[person] then return false end
  end
  return true
end


--- Does what is proposed; the table keeps its language, whoever agrees last.
local function act(one, it)
  local asked_in = language.code
  language.use(one.language)
  local why = deeds[it.what](one, it)
  language.use(asked_in)
  return why
end


--- Does what is proposed if all agree by now.
local function settle(one, it)
  if not all_agree(one, it) then return one:changed() end
  one.proposal = nil
  local why = act(one, it)
  if why then
    one:changed()
    tables.refuse("request", "not_done", { why = why })
  end
end


--- agreeing.gone(table)
-- Somebody has gone: those who are left may all have agreed.
function agreeing.gone(one)
  local it = one.proposal
  if it and all_agree(one, it) then pcall(settle, one, it) end
end


--- Refuses what this person may not propose.
local function check(one, person, call)
  if not deeds[call.what] then tables.refuse("request", "no_proposal") end
  if call.what == "rules" then
    if one.host ~= person then tables.refuse("request", "only_host") end
    local variant, wrong = tenace.variant(call.game or "")
    if not variant then error(wrong, 0) end
  elseif not one.begun then
    tables.refuse("request", "not_begun")
  elseif call.what == "undo"
      and not back.can_undo(one.match, person.seat) then
    tables.refuse("request", "nothing_to_undo")
  end
end


function agreeing.propose(call)
  local one, person = tables.seated(call)
  if one.proposal then tables.refuse("request", "proposed_already") end
  check(one, person, call)
  one.proposed, one.declined = (one.proposed or 0) + 1, nil
  one.proposal = { n = one.proposed, what = call.what, by = person,
    game = call.game, agreed = { [person] = true } }
  settle(one, one.proposal)
  return { n = one.proposed }
end


function agreeing.agree(call)
  local one, person = tables.seated(call)
  local it = one.proposal
  if not it or it.n ~= call.n then tables.refuse("late", "late") end
  if call.yes then
    it.agreed[person] = true
    settle(one, it)
  else
    one.proposal, one.declined = nil, { by = it.by, name = person.name }
    one:changed()
  end
  return true
end


return agreeing
