-- A puzzle: a position, and the question which move is best. The session takes
-- lines and answers with text; it knows nothing of terminals.

local answer = require "tenace.face.teach.answer"
local draw = require "tenace.face.teach.draw"
local Names = require "tenace.face.moment.names"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

local Session = {}
Session.__index = Session


local function place(list, wanted)
  for i, item in ipairs(list) do
    if item == wanted then return i end
  end
end


--- Session.question(found) -> the question of a puzzle, as lessons put theirs.
function Session.question(found)
  local m = found.match
  local question = pose.of(m, found.player)
  local _, asked = m:turn()
  question.form, question.items = "one", found.moves
  question.right = { place(found.moves, found.move) }
  question.deck, question.reasons = m.variant.deck, {}
  question.asks = phrase("puzzle.asks", { prompt = asked.prompt })
  return question
end


--- Session.new(facts) -> a session. Facts: `puzzle`, as the library finds it,
-- and its `seed`; or `puzzle` of a position, see Session.position, and its
-- `line`; and `style`.
function Session.new(facts)
  local m = facts.puzzle.match
  local self = setmetatable({ over = false, written = {}, tries = 0,
    puzzle = facts.puzzle, seed = facts.seed, line = facts.line, match = m,
    question = Session.question(facts.puzzle) }, Session)
  self.style = draw.style(facts.style or show.plain, m.variant.deck)
  self.names = Names.of(m.variant.sides, m.variant.players,
    facts.puzzle.player)
  return self
end


--- Session.position(m) -> the puzzle of a match's position: which move is best;
-- nil if its moves are too many to be listed
-- A move that the bot does not find clearly worse than its own is good, too.
function Session.position(m)
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


local function add(self, lines)
  for _, line in ipairs(lines) do self.written[#self.written + 1] = line end
end


local function text(self, words) add(self, draw.text(words, self.style)) end


local function said(self)
  local all = table.concat(self.written, "\n")
  self.written = {}
  return all == "" and "" or all .. "\n"
end


--- What the moves come to, and why; then it is over.
local function reveal(self)
  local explained = self.match:explain { names = self.names.players,
    you = self.puzzle.player }
  text(self, explained.text)
  self.over = true
end


local function title_of(self)
  local title = show.bold(self.match.variant.title, self.style)
  if self.line then
    return phrase("puzzle.position", { title = title, line = self.line })
  end
  local grade = phrase("puzzle.grade." .. self.puzzle.grade)
  return phrase("puzzle.title", { title = title, n = self.seed,
    grade = grade, missed = math.floor(100 * self.puzzle.missed + 0.5) })
end


--- session:start() -> the first text: the position and the question.
function Session:start()
  text(self, title_of(self))
  add(self, { "" })
  add(self, draw.question(self.question, self.style))
  return said(self)
end


local commands = {}


function commands.show(self)
  text(self, phrase("teach.shown",
    { answer = answer.text(self.question, self.style) }))
  reveal(self)
end


function commands.again(self)
  add(self, draw.question(self.question, self.style))
end


function commands.help(self) add(self, show.lines(phrase "puzzle.help")) end


function commands.stop(self) self.over = true end

commands.quit, commands.q, commands.exit = commands.stop, commands.stop,
  commands.stop


--- A move that was typed as an answer.
local function try(self, line)
  local verdict, how = answer.read(self.question, line)
  if not verdict then
    return text(self, phrase("teach.understood", { text = line, how = how }))
  end
  if verdict.right then
    text(self, phrase.list("teach.right")[1])
    return reveal(self)
  end
  local move = self.question.items[verdict.extra[1] ]
  local good = self.puzzle.good and self.puzzle.good[move]
  text(self, phrase(good and "puzzle.as_good" or "puzzle.not_best",
    { move = show.cards(move, show.plain) }))
  if good then reveal(self) end
end


--- session:handle(line) -> text
function Session:handle(line)
  line = line:match "^%s*(.-)%s*$"
  local command = commands[line:lower()]
  if command then
    command(self)
  elseif line == "" then
    commands.again(self)
  else
    try(self, line)
  end
  return said(self)
end


--- session:label() -> the text before the line to be typed.
function Session:label() return phrase "prompt.ready" end


--- session:close() -> the last text, at the end of the input.
function Session:close()
  self.over = true
  return ""
end


function Session:break_off() end


return Session
