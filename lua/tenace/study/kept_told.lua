-- What is said of kept matches that go otherwise: by which rule, where, what.

local kept = require "tenace.study.kept"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local kept_told = {}


--- kept_told.place(at) -> `round 2, trick 5, move 83`
function kept_told.place(at)
  local key = at.kind == "score" and "kept_place_round"
    or at.trick and "kept_place_trick" or "kept_place"
  return sentence.of(key, { round = at.round, trick = at.trick,
    decision = at.decision })
end


--- Which sentence says what is different.
local function key_of(at)
  if at.kind == "forced" then return "kept_refused" end
  if at.kind == "end" then
    return at.after and "kept_end" or "kept_goes_on"
  end
  return "kept_" .. at.kind
end


--- kept_told.what(at) -> what is different, as a sentence
-- @param at see parting.of
function kept_told.what(at)
  return sentence.of(key_of(at), { player = at.player, move = at.move,
    why = at.why, now = at.now, before = at.before, after = at.after })
end


--- kept_told.cause(cause) -> the rule in words
function kept_told.cause(cause)
  local name = cause.is == "rule" and language.rule(cause.name) or cause.name
  return sentence.of("kept_by_" .. cause.is, { name = name })
end


--- kept_told.group(group, all) -> how many matches part by what, and the first
-- @param group one of kept.groups
-- @param all the number of all kept matches
function kept_told.group(group, all)
  local first = group.list[1]
  return sentence.of(group.cause and "kept_group" or "kept_group_alone", {
    n = #group.list, of = all, name = first.name,
    cause = group.cause and kept_told.cause(group.cause),
    place = kept_told.place(first.parted), what = kept_told.what(first.parted),
  })
end


--- kept_told.problems(found, game) -> list of { file, line, text, advice }
-- What `check` says of kept matches: a problem for each cause, and for each
-- match that cannot be played again.
-- @param found what kept.check has answered
function kept_told.problems(found, game)
  local list = {}
  for _, group in ipairs(kept.groups(found)) do
    local cause = group.cause or {}
    list[#list + 1] = { file = cause.file or game, line = cause.line,
      text = kept_told.group(group, #found.list) }
  end
  if #list > 0 then
    list[#list].advice = sentence.of("kept_advice", { game = game })
  end
  for _, one in ipairs(found.unread) do
    list[#list + 1] = { file = one.path,
      text = sentence.of("kept_unread", { why = one.why }) }
  end
  return list
end


-- What a script gets of a match that parts.
local TOLD = { "kind", "round", "trick", "decision", "player", "move", "why",
  "rule", "before", "after", "now", "cause" }


--- kept_told.data(variant) -> see tenace.kept
function kept_told.data(variant)
  local found = kept.check(variant)
  local data = { matches = #found.list, same = found.same, parted = {},
    unread = {} }
  for i, one in ipairs(found.parted) do
    local told = { file = one.path, name = one.name,
      text = kept_told.what(one.parted) }
    for _, name in ipairs(TOLD) do told[name] = one.parted[name] end
    data.parted[i] = told
  end
  for i, one in ipairs(found.unread) do
    data.unread[i] = { file = one.path, name = one.name, why = one.why }
  end
  return data
end


return kept_told
