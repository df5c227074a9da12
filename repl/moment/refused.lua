-- Why something cannot be picked: the reason, the rule, and its place.

local refused = {}


--- The texts of picks, in the order of a move: words of an action come first.
local function texts_of(now, piece)
  local list = {}
  for _, one in ipairs(now.picked) do list[#list + 1] = one.text end
  list[#list + 1] = piece.text
  return list
end


--- What the person tries to say with one more pick.
local function attempt(now, piece)
  local question = now.question
  if question.stage == "discard" and piece.kind == "card" then
    return "discard " .. piece.text
  end
  if now.free then return now.free.text(now, piece) end
  if question.kind == "card" or #now.picked == 0 then return piece.text end
  return table.concat(texts_of(now, piece), " ")
end


--- refused.why(match, move) -> { reason, rule, file, line }; nil if the move is
-- allowed
function refused.why(match, move)
  local allowed, reason, rule = match:allows(move)
  if allowed then return nil end
  local why = match:why(move)
  return { reason = reason, rule = rule, file = why.file, line = why.line }
end


--- refused.of(now, piece) -> { id, move, reason, rule, file, line }
-- @param now the moment of picking, see picks.lua
-- @param piece what was to be picked
function refused.of(now, piece)
  local move = attempt(now, piece)
  local no = refused.why(now.match, move)
    or refused.why(now.match, piece.text) or {}
  no.id, no.move = piece.key, move
  return no
end


return refused
