-- A course at the terminal. The session takes lines and answers with text; it
-- knows nothing of terminals.

local Course = require "tenace.face.teach.course"
local draw = require "tenace.face.teach.draw"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local Session = {}
Session.__index = Session


--- Rows of number, name, title and result as lines; without the titles if these
-- make a line too long for the screen.
local function fitting(rows, room)
  local lines, wide = show.columns(rows, { true }), false
  for i, line in ipairs(lines) do
    lines[i] = "  " .. line
    wide = wide or show.width(lines[i]) > room
  end
  if not wide or #rows[1] < 4 then return lines end
  for _, row in ipairs(rows) do table.remove(row, 3) end
  return fitting(rows, room)
end


-- By what an item is, its lines.
local lines_of = {}


function lines_of.gap() return { "" } end


function lines_of.heading(item, style)
  return { show.bold(item.text, style) }
end


function lines_of.sentence(item, style)
  return draw.wrapped(item.text, style)
end

lines_of.cite = lines_of.sentence


function lines_of.text(item, style)
  return draw.wrapped(item.text, style, "  ")
end


function lines_of.help(item) return show.lines(item.text) end


function lines_of.told(item) return { item.text } end


function lines_of.question(_, _, question, style)
  return draw.question(question, style)
end


--- The sentences say it.
function lines_of.verdict() return {} end


function lines_of.lessons(item, style)
  local rows = {}
  for i, one in ipairs(item.lessons) do
    rows[i] = { tostring(one.n), one.name, one.title, one.result }
  end
  return fitting(rows, style.width)
end


--- Session.new(facts) -> a session. The facts are those of a course.
function Session.new(facts)
  local self = setmetatable({ written = {}, over = false }, Session)
  local all = {}
  for name, fact in pairs(facts) do all[name] = fact end
  function all.say(item, question, style)
    local lines = lines_of[item.what](item, self.course.style, question, style)
    for _, line in ipairs(lines) do
      self.written[#self.written + 1] = line .. "\n"
    end
  end
  self.course = Course.new(all)
  return self
end


--- The output since the last call.
local function said(self)
  local all = table.concat(self.written)
  self.written, self.over = {}, self.course.over
  return all
end


--- session:start() -> the first text for the learner.
function Session:start()
  self.course:start()
  return said(self)
end


--- session:list() -> the lessons and their results.
function Session:list()
  self.course:list()
  return said(self)
end


--- session:handle(line) -> text. Repeats a remark, so that the output for a
-- file of answers shows which answer belongs to which question.
function Session:handle(line)
  line = line:match "^%s*(.-)%s*$"
  if line:find "^#" then return line .. "\n" end
  self.course:handle(line)
  return said(self)
end


--- session:label() -> the text before the line to be typed.
function Session:label() return phrase "prompt.ready" end


--- session:close() -> the last text, at the end of the input.
function Session:close()
  self.course:close()
  return said(self)
end


function Session:break_off() end


return Session
