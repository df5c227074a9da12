-- Whole matches as text: all that the players of a match are asked, may do, see
-- and are told, question by question. Digests of such texts stand in
-- oracle.txt: where one differs, a user notices something.
--
--   ./tenace run tests/lua/oracle.lua > oracle.txt     makes the digests anew
--   ./tenace run tests/lua/oracle.lua skat+kontra      prints the text itself
--
-- The texts of rules do not count, and neither do the places in them.

package.path = "./tests/lua/?.lua;" .. package.path

local core = require "tenace.core"
local tenace = require "tenace"

local oracle = {}

--- How the match with each seed is played: who makes the moves, and for how
-- many questions at the most.
local MATCHES = {
  { by = "list", most = 40 },
  { by = "search", most = 30 },
  { by = "random", most = 100, traced = true },
}

-- What is typed and is seldom right.
local WRONG = { "", "zz", "1", "-3", "99", "yes", "pass", "2C", "AS", "KH KH",
  "c", "10d 9d 8d", "BJ", "draw", "3 no_trump", "2C 2D 2H", "{cards}", "AS,",
  "3C to 4D", "discard 2C", "play 5H", "250", "no trump", "done" }

-- These change with the texts of rules.
local PLACES = { file = true, line = true }


--- Numbers drawn from a seed, as no bot draws them.
local function drawing(seed)
  local now = seed * 2654435761 + 12345
  return function(n)
    now = now * 6364136223846793005 + 1442695040888963407
    return (now >> 33) % n + 1
  end
end


--- The names of a table in a fixed order: numbers first.
local function names_of(value)
  local names = {}
  for name in pairs(value) do
    if not PLACES[name] then names[#names + 1] = name end
  end
  table.sort(names, function(a, b)
    local first, second = type(a) == "number", type(b) == "number"
    if first ~= second then return first end
    return first and a < b or not first and tostring(a) < tostring(b)
  end)
  return names
end


--- Appends a value as text to a list.
local function put(out, value)
  if type(value) ~= "table" then
    out[#out + 1] = math.type(value) == "float" and ("%.12g"):format(value)
      or tostring(value)
    return
  end
  out[#out + 1] = "{ "
  for _, name in ipairs(names_of(value)) do
    out[#out + 1] = tostring(name) .. " = "
    put(out, value[name])
    out[#out + 1] = ", "
  end
  out[#out + 1] = "}"
end


--- Appends a line to the text of a match.
local function tell(text, ...)
  local parts, out = table.pack(...), {}
  for i = 1, parts.n do
    if i > 1 then out[#out + 1] = " " end
    put(out, parts[i])
  end
  text[#text + 1] = table.concat(out)
end


--- A word that is seldom right: one that was right before, one of the list, or
-- one of the moves without a letter.
local function typed(draw, before, moves)
  local which = draw(3)
  if which == 1 and #before > 0 then return before[draw(#before)] end
  if which == 2 or #moves == 0 then return WRONG[draw(#WRONG)] end
  local move = moves[draw(#moves)]
  local at = draw(#move)
  return move:sub(1, at - 1) .. move:sub(at + 1)
end


--- Tells why a word is refused, if it is, and that it is refused alike by all
-- that take a move.
local function tell_refusal(text, m, word)
  local allowed, reason, rule = m:allows(word)
  tell(text, "typed", word, allowed, reason, rule)
  if allowed then return end
  tell(text, "refused", select(2, pcall(m.play, m, word)))
  tell(text, "why", m:why(word))
end


--- Tells a question and gives its moves, if they can be listed.
local function tell_question(text, m)
  tell(text, "asked", m:turn())
  local moves, n, more = m:moves()
  tell(text, "moves", moves and table.concat(moves, " | "), n, more)
  return moves or {}
end


--- The move to make. What a search has thought is told, too.
local function chosen(text, m, by, draw, moves)
  if by == "list" and #moves > 0 then return moves[draw(#moves)] end
  if by ~= "search" or draw(4) ~= 1 then return m:choose "random" end
  local move = m:choose "search:2"
  local thought = m.thought or {}
  tell(text, "thought", thought.moves, thought.outcomes, thought.compared)
  return move
end


--- Tells the n-th question of a match with what there is to see, and makes a
-- move.
local function tell_step(text, m, n, how, draw, before)
  local moves = tell_question(text, m)
  if n % 3 == 1 then tell_refusal(text, m, typed(draw, before, moves)) end
  if n % 5 == 2 then
    for _, seat in ipairs { m:turn(), draw(m.variant.players) } do
      tell(text, "view", seat, m:view(seat))
    end
  end
  if n % 25 == 19 then tell(text, "back", m:undo(draw(3)):decisions()) end
  local move = chosen(text, m, how.by, draw, m:moves() or {})
  if n % 4 == 3 then tell(text, "why", m:why(move)) end
  tell(text, "move", move)
  before[#before + 1] = move
  m:play(move)
end


--- A story without the forms of moves and their slots: the moves say the same.
local function without_parts(story)
  for _, entry in ipairs(story) do
    for _, one in ipairs { entry, table.unpack(entry.answers or {}) } do
      one.form, one.slots = nil, nil
    end
  end
  return story
end


--- The decisions in a record, without the rules and the checks.
local function decisions_of(record)
  return (record:gsub(".*\nbegin[^\n]*", ""):gsub(" ~%x+", ""))
end


local function tell_end(text, m)
  tell(text, "scores", m:scores(), m:over())
  for _, line in ipairs(m:score_sheet()) do tell(text, "score", line) end
  tell(text, "history", m:history())
  for seat = 1, m.variant.players do
    tell(text, "story", without_parts(m:story(seat)))
  end
  local record = m:record()
  tell(text, "record", decisions_of(record))
  tell(text, "replayed", tenace.replay(record):decisions())
end


--- Plays a match, and tells all of it.
local function tell_match(text, variant, seed, how)
  local m = tenace.new(variant, { seed = seed, traced = how.traced })
  local draw, before, n = drawing(seed), {}, 0
  tell(text, "match", seed)
  while m:turn() and n < how.most do
    n = n + 1
    tell_step(text, m, n, how, draw, before)
  end
  tell_end(text, m)
end


--- oracle.text(spec) -> the matches of a variant as text
function oracle.text(spec)
  local text = {}
  local variant = assert(tenace.variant(spec))
  for seed, how in ipairs(MATCHES) do tell_match(text, variant, seed, how) end
  return table.concat(text, "\n")
end


--- oracle.digest(spec) -> sixteen signs, which differ where the texts do
function oracle.digest(spec)
  local text = oracle.text(spec)
  return ("%08x%08x"):format(core.digest(text, 2166136261),
    core.digest(text:reverse(), 84696351))
end


--- oracle.specs() -> the variants that have digests: each game and house rule,
-- in order
function oracle.specs()
  local list = {}
  for _, game in ipairs(tenace.library:names()) do
    list[#list + 1] = game
    for _, house in ipairs(tenace.library:names(game)) do
      list[#list + 1] = game .. "+" .. house
    end
  end
  return list
end


--- oracle.kept() -> the digests in the file, by variant
function oracle.kept()
  local kept = {}
  for line in io.lines "tests/lua/oracle.txt" do
    local spec, digest = line:match "^(%S+) (%x+)$"
    kept[spec] = digest
  end
  return kept
end


-- As a script; a spec that requires this gives its own name.
if ... == "oracle" then return oracle end
for _, spec in ipairs(... and { ... } or oracle.specs()) do
  print(... and oracle.text(spec) or spec .. " " .. oracle.digest(spec))
end
