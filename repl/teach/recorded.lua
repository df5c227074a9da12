-- A lesson made of a match that a teacher has played: each own move is a step,
-- with room for what the learner reads.

local core = require "tenace.core"
local phrase = require "tenace.face.say.phrase"

local recorded = {}


--- A list of moves as Lua writes it; each may have several words.
local function list_text(moves)
  local list = {}
  for i, move in ipairs(moves) do list[i] = ("%q"):format(move) end
  return "{ " .. table.concat(list, ", ") .. " }"
end


--- Goes through the match again: the others' moves before the first step, and
-- the steps { move, others }. Moves without a choice are made by the program.
local function steps_of(match, seed, seat)
  local made, forced = core.moves_made(match.core, 0)
  local again = require "tenace".new(match.variant, { seed = seed })
  local before, steps = {}, {}
  for i, move in ipairs(made) do
    if not forced[i] then
      local step = steps[#steps]
      if again:turn() == seat then
        steps[#steps + 1] = { move = move, others = {} }
      else
        table.insert(step and step.others or before, move)
      end
      again:play(move)
    end
  end
  return before, steps
end


--- recorded.text(match, seed, seat) -> the lesson as a file; nil if that seat
-- has made no move
-- @param match one that began with this seed
function recorded.text(match, seed, seat)
  local before, steps = steps_of(match, seed, seat)
  if #steps == 0 then return nil end
  local lines = { phrase("teach.recorded.head",
    { title = match.variant.title }), "",
    ("return lesson %q {"):format(phrase("teach.recorded.title",
      { title = match.variant.title })),
    ("  of = %q, seed = %d, seat = %d,"):format(match.variant.spec, seed, seat),
    '  text = "",' }
  local function add(text) lines[#lines + 1] = text end
  if #before > 0 then add("  moves = " .. list_text(before) .. ",") end
  add "  steps = {"
  for _, step in ipairs(steps) do
    add('    { says = "", expect = ' .. list_text { step.move } .. ",")
    add('      right = "",' .. (#step.others > 0
      and "\n      others = " .. list_text(step.others) or "") .. " },")
  end
  add "  },"
  add '  done = "",'
  add "}"
  return table.concat(lines, "\n") .. "\n"
end


return recorded
