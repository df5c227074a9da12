-- Passes lines from the terminal or a pipe to a session, and its text back.

local evaluate = require "tenace.face.typed.evaluate"
local files = require "tenace.face.terminal.files"
local interrupt = require "tenace.interrupt"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local terminal = require "tenace.terminal"

local loop = {}

local HISTORY_LINES = 1000

evaluate.try = interrupt.try


--- The columns that are used, and the rows where a person sits at a terminal,
-- else nil.
local function size()
  return math.max(40, math.min(terminal.columns() or 80, 100)),
    loop.is_live() and terminal.rows() or nil
end


--- loop.style([signs]) -> the style for standard output.
-- Colour only on a terminal and without NO_COLOR; signs if the terminal has
-- them. On a terminal the width and the rows follow its size.
function loop.style(signs)
  local is_terminal = terminal.is_terminal(1)
  local no_color = os.getenv("NO_COLOR")
  local width, rows = size()
  return show.style {
    board = loop.is_live() and os.getenv "TERM" ~= "dumb" and "wide" or nil,
    size = is_terminal and size or nil,
    color = is_terminal and (no_color or "") == ""
      and os.getenv("TERM") ~= "dumb",
    letters = not output.speaks_utf8(),
    live = is_terminal,
    width = not is_terminal and width or nil,
    rows = not is_terminal and rows or nil,
    signs = signs,
  }
end


--- loop.is_live() -> true if a person sits at a terminal.
function loop.is_live()
  return terminal.is_terminal(0) and terminal.is_terminal(1)
end


--- loop.pace([seconds [, plain]]) -> how fast others act: see table/pace.lua
-- A person at a terminal can follow; elsewhere nothing waits.
-- @param plain true if nothing that has been shown may be erased
function loop.pace(seconds, plain)
  local facts = { seconds = seconds, now = require "tenace.core".now }
  if loop.is_live() then
    facts.pause = terminal.pause
    local erases = terminal.is_terminal(2) and not plain
      and os.getenv "TERM" ~= "dumb"
    facts.status = erases and output.status or nil
    facts.hush, facts.again = terminal.hush, interrupt.again
  end
  return facts
end


--- loop.emit(text): shows urgent text.
loop.emit = output.emit


--- loop.clear(): empties a terminal's screen.
loop.clear = output.clear


--- Adds a line to the history, unless it is a move or very short. An empty line
-- may have stood for one that the session proposed. A block of several lines is
-- one line there, so that one key recalls all of it.
local function remember(session, line, lines)
  if session.unfinished then return end
  for _, one in ipairs(session.block or { session.proposed or line }) do
    local is_new = #one > 1 and one ~= lines[#lines]
    if is_new and not session.was_move then
      terminal.add(one)
      lines[#lines + 1] = one
    end
  end
end


--- Adds lines to the present history file: two sessions may share it.
local function save_history(added)
  if #added == 0 then return end
  local lines = {}
  for line in (files.kept "history" or ""):gmatch "[^\n]+" do
    lines[#lines + 1] = line
  end
  table.move(added, 1, #added, #lines + 1, lines)
  local first = math.max(1, #lines - HISTORY_LINES + 1)
  files.keep("history", table.concat(lines, "\n", first) .. "\n")
end


--- Lets a session answer. A person's Ctrl-C stops only the answer.
local function answer(session, method, line)
  local call = loop.is_live() and interrupt.call or pcall
  local done, said = call(session[method], session, line)
  if done then return said end
  if output.problem then error(said, 0) end
  session:break_off()
  return evaluate.message(said) .. "\n"
end


--- Reads a line. Ctrl-C gives up the typed text and asks again. While nothing
-- is typed, news may come in between.
local function read(session, live)
  local function label() return output.shown(session:label()) end
  local line, why = terminal.read(live and label() or "")
  while live and (why == "interrupted" or why == "called") do
    if why == "called" then loop.emit(answer(session, "tell_news"))
    else session:break_off() end
    line, why = terminal.read(label())
  end
  return line
end


--- Says which line was not finished when the input ended.
local function tell_unfinished(session)
  local begun = (session.table or session).unfinished
  if not begun then return end
  loop.emit(phrase("table.unfinished",
    { line = begun:match "^[^\n]*" }) .. "\n")
end


--- Reads lines until the end; answers those for the history.
local function read_on(session, live)
  local worth = {}
  while not session.over do
    local line = read(session, live)
    if not line then break end
    loop.emit(answer(session, "handle", line))
    if live then remember(session, line, worth) end
  end
  return worth
end


--- The completions of a word, safe for the terminal to show.
local function completed(session, ...)
  local list, behind = session:complete(...)
  local harmless = {}
  for _, candidate in ipairs(list) do
    if output.shown(candidate) == candidate then
      harmless[#harmless + 1] = candidate
    end
  end
  return harmless, behind
end


--- Prepares the editing of lines for a session.
local function prepare(session)
  interrupt.ignore()
  terminal.add(files.kept "history" or "")
  if session.complete then
    terminal.complete(function(...) return completed(session, ...) end)
  end
  if session.has_news then
    terminal.calls(function() return session:has_news() end)
  end
  if session.colored and loop.style().color then
    terminal.paint(function(line)
      local colored = session:colored(line)
      return colored and output.shown(colored)
    end)
  end
end


--- loop.run(session): runs until the session is over or the input ends.
-- A session has handle(line) -> text, break_off(), label(), over. It may have
-- start() and close() -> text, for the beginning and the end of the input,
-- complete(word, line, from), and colored(line) -> the line in colours, or nil.
-- While a line is empty, has_news() is asked every second; if it is true,
-- tell_news() -> text.
-- After a line with a move its was_move is true, and after an empty one its
-- `proposed` is the line that ran, if any.
function loop.run(session)
  local live = loop.is_live()
  if live then prepare(session) end
  if session.start then loop.emit(answer(session, "start")) end
  local worth = read_on(session, live)
  if not session.over then tell_unfinished(session) end
  if not session.over and session.close then loop.emit(session:close()) end
  save_history(worth)
end


return loop
