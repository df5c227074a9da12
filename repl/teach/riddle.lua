-- A puzzle for any face: it puts a position and the question which move is
-- best, judges answers, and tells at the end what the moves come to.

local amount = require "tenace.face.say.amount"
local answer = require "tenace.face.teach.answer"
local language = require "tenace.base.language"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local sentence = require "tenace.base.sentence"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.moment.telling"

local Riddle = {}
Riddle.__index = Riddle


local function place(list, wanted)
  for i, item in ipairs(list) do
    if item == wanted then return i end
  end
end


--- Riddle.question(found) -> the question of a puzzle, as lessons put theirs
-- @param found as the library finds a puzzle, or Riddle.position
function Riddle.question(found)
  local m = found.match
  local question = pose.of(m, found.player)
  local _, asked = m:turn()
  question.form, question.items = "one", found.moves
  question.right = { place(found.moves, found.move) }
  question.deck, question.reasons = m.variant.deck, {}
  question.asks = phrase("puzzle.asks", { prompt = asked.prompt })
  return question
end


--- Riddle.position(m) -> the puzzle of a match's position: which move is best;
-- nil if its moves are too many to be listed
-- A move that the bot does not find clearly worse than its own is good, too.
function Riddle.position(m)
  local player, moves = m:turn(), m:moves()
  if not moves or #moves > require "tenace.study.puzzle".most_moves then
    return nil
  end
  local explained, good = m:explain(), {}
  for _, other in ipairs(explained.alternatives) do
    good[other.move] = not other.clear
  end
  return { match = m, player = player, move = explained.move, moves = moves,
    good = good }
end


--- Riddle.new(facts) -> a riddle. Facts: `puzzle`, as the library finds it, and
-- its `seed`; or `puzzle` of a position, see Riddle.position, and its `line`;
-- and `style`.
function Riddle.new(facts)
  local m = facts.puzzle.match
  return setmetatable({ puzzle = facts.puzzle, seed = facts.seed, match = m,
    line = facts.line, question = Riddle.question(facts.puzzle),
    style = show.usual(facts.style or show.plain, m.variant.deck),
    names = Names.of(m.variant.sides, m.variant.players,
      facts.puzzle.player) }, Riddle)
end


--- riddle:title() -> the sentence above the position
function Riddle:title()
  local title = show.bold(self.match.variant.title, self.style)
  if self.line then
    return phrase("puzzle.position", { title = title, line = self.line })
  end
  local grade = phrase("puzzle.grade." .. self.puzzle.grade)
  return phrase("puzzle.title", { title = title, n = self.seed,
    grade = grade, missed = math.floor(100 * self.puzzle.missed + 0.5) })
end


--- A narrator for the player who is asked.
local function narrator_of(self)
  return Narrator.new(self.names, self.match.variant, self.style)
end


--- riddle:told_so_far() -> lines: what has happened in the round so far, as its
-- player has seen it: bids, and each trick
function Riddle:told_so_far()
  local story = self.match:story(self.puzzle.player, 0)
  local list, rest = telling.behind(narrator_of(self), story, 0)
  list[#list + 1] = rest
  local lines = {}
  for _, words in ipairs(list) do
    words = words:gsub("^\n+", "")
    local more = words ~= "" and show.lines(words) or {}
    table.move(more, 1, #more, #lines + 1, lines)
  end
  return lines
end


--- riddle:counts() -> lines: which cards are out, and who can have none of a
-- suit, as the player could have counted
function Riddle:counts()
  return require "tenace.face.table.counts".lines(self.match,
    narrator_of(self), self.puzzle.player)
end


--- riddle:why(move) -> lines: what the rules say of a move, which tells nothing
-- of the answer
function Riddle:why(move)
  return require "tenace.face.table.explain".lines(self.match:why(move))
end


--- riddle:judge(move) -> "best", "good" if it is hardly worse, or "worse"
function Riddle:judge(move)
  if move == self.puzzle.move then return "best" end
  return self.puzzle.good and self.puzzle.good[move] and "good" or "worse"
end


--- riddle:take(line) -> "best", "good" or "worse", and the move; or nil and the
-- sentence that the line is no answer
function Riddle:take(line)
  local verdict, how = answer.read(self.question, line)
  if not verdict then
    return nil, phrase("teach.understood", { text = line, how = how })
  end
  local move = verdict.right and self.puzzle.move
    or self.question.items[verdict.extra[1]]
  return self:judge(move), move
end


--- riddle:answer() -> the sentence that names the best move
function Riddle:answer()
  return phrase("teach.shown",
    { answer = answer.text(self.question, self.style) })
end


--- riddle:explained() -> what the moves come to, and why, as m:explain has it
-- with the names of this riddle's players
function Riddle:explained()
  local now = self.told
  if not now or now.code ~= language.code then
    now = { code = language.code, found = self.names:told(
      self.match:explain { names = self.names:inside(),
        you = self.puzzle.player }) }
    self.told = now
  end
  return now.found
end


--- The place of a move among those that were compared.
local function compared(found, move)
  for _, one in ipairs(found.alternatives) do
    if one.move == move then return one end
  end
end


--- riddle:cost(move) -> a sentence: by how much the move is worse than the best
-- one; nil if it was not compared
function Riddle:cost(move)
  local found = self:explained()
  local one = compared(found, move)
  if not one or one.less <= 0 then return nil end
  local less = found.unit == "score"
    and amount.number(one.less, self.match.variant) or one.less
  less = language.fraction(less, found.unit == "chance" and 0 or 1)
  return phrase("puzzle.cost", { move = language.worded(move),
    amount = sentence.of("amount_" .. found.unit, { n = less }),
    n = found.deals })
end


--- riddle:proof() -> a sentence: what the numbers of the moves are, and in how
-- many deals they were compared
function Riddle:proof()
  return phrase("puzzle.proof." .. self:explained().unit,
    { n = self:explained().deals })
end


return Riddle
