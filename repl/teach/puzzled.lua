-- A puzzle at a prompt. The session takes lines and answers with text; it knows
-- nothing of terminals.

local draw = require "tenace.face.teach.draw"
local phrase = require "tenace.face.say.phrase"
local Riddle = require "tenace.face.teach.riddle"
local show = require "tenace.face.say.show"
local verbs = require "tenace.face.typed.verbs"

local Session = {}
Session.__index = Session


--- Session.new(facts) -> a session. Facts: see Riddle.new.
function Session.new(facts)
  local riddle = Riddle.new(facts)
  return setmetatable({ over = false, written = {}, riddle = riddle,
    style = riddle.style }, Session)
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
  text(self, self.riddle:explained().text)
  self.over = true
end


--- session:start() -> the first text: the position and the question.
function Session:start()
  text(self, self.riddle:title())
  add(self, { "" })
  add(self, draw.question(self.riddle.question, self.style))
  return said(self)
end


local commands = {}


function commands.show(self)
  text(self, self.riddle:answer())
  reveal(self)
end


function commands.again(self)
  add(self, draw.question(self.riddle.question, self.style))
end


--- What has happened before: bids, and each trick.
function commands.tricks(self) add(self, self.riddle:told_so_far()) end


function commands.counts(self) add(self, self.riddle:counts()) end


--- why MOVE: the rule for it.
function commands.why(self, move)
  if move == "" then return text(self, phrase "puzzle.why_what") end
  for _, line in ipairs(self.riddle:why(move)) do text(self, line) end
end


function commands.help(self) add(self, show.lines(phrase "puzzle.help")) end


function commands.stop(self) self.over = true end

commands.hint = commands.help
commands.quit, commands.q, commands.exit = commands.stop, commands.stop,
  commands.stop


--- A move that was typed as an answer.
local function try(self, line)
  local verdict, move = self.riddle:take(line)
  if not verdict then return text(self, move) end
  if verdict == "best" then
    text(self, phrase.list("teach.right")[1])
    return reveal(self)
  end
  text(self, phrase(verdict == "good" and "puzzle.as_good"
    or "puzzle.not_best", { move = show.cards(move, show.plain) }))
  if verdict == "good" then reveal(self) end
end


--- session:handle(line) -> text
function Session:handle(line)
  line = line:match "^%s*(.-)%s*$"
  local word, rest = verbs.of_lesson(line):match "^(%S*)%s*(.*)$"
  local command = commands[word:lower()]
  if command and (rest == "" or command == commands.why) then
    command(self, rest)
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
