-- The calls about the course of a match: its decisions as a list, and its
-- lines, which branch from each other.

local Branches = require "tenace.face.what_if.branches"
local desk = require "tenace.face.web.desk"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"

local lines = {}

-- The most letters of a line's name, and the most lines.
local LONGEST, MOST = 40, 20


local function refuse(key, parts)
  error(problem.request(phrase("web." .. key, parts)), 0)
end


--- The narrator of the seat that looks.
local function narrator_of(seat)
  return desk.at(seat or desk.now.seats[1]).narrator
end


--- The lines of the match; one, if none was begun.
local function of_match()
  return desk.now.lines or Branches.new(desk.need())
end


--- The lines as they are now.
local function listed(branches, narrator)
  return { lines = plain.list(branches:results(narrator.names)),
    now = branches.lines[branches.now].name }
end


function lines.timeline(call)
  local found = require "tenace.face.moment.timeline".of(desk.need(),
    narrator_of(call.seat), call.open)
  plain.list(found.rounds)
  for _, round in ipairs(found.rounds) do plain.list(round.parts) end
  return found
end


--- Checks the name of a new line.
local function check_name(branches, name)
  if not name then return nil end
  local short = name:match "^%s*(.-)%s*$"
  if short == "" or (utf8.len(short) or #short) > LONGEST then
    refuse("line_name", { n = LONGEST })
  elseif branches:find(short) then
    refuse("line_taken", { name = short })
  end
  return short
end


--- A copy of the match at the place where the line begins, with its first move.
local function begun(call)
  local match = desk.need():copy()
  if call.at then match:go_to("decision", call.at) end
  local move = call.bot and match:choose(call.bot) or call.move
  if not move then return match end
  local turn = match:turn()
  if not turn or not match:allows(move) then
    refuse("no_branch", { move = move })
  end
  return match:play(move), move
end


--- Begins a line.
local function begin(branches, call)
  local name = check_name(branches, call.name)
  if #branches.lines == MOST then refuse("many_lines", { n = MOST }) end
  local match, move = begun(call)
  branches:add(name).match = match
  return move
end


--- Makes the line of that name the match.
local function go(branches, name, at)
  local n = branches:find(name)
  if not n then refuse("no_line", { name = name }) end
  branches.now = n
  if at then branches.lines[n].match:go_to("decision", at) end
end


function lines.branch(call)
  local branches = of_match()
  local move
  if call.go then
    go(branches, call.go, call.at)
  elseif call.drop then
    if not branches:drop(call.drop) then
      refuse("no_line", { name = call.drop })
    end
  else
    move = begin(branches, call)
  end
  desk.now.lines = branches
  desk.now.match = branches.lines[branches.now].match
  desk.forget()
  local list = listed(branches, narrator_of())
  list.move = move
  return list
end


function lines.lines(call)
  local branches, narrator = of_match(), narrator_of(call.seat)
  local list = listed(branches, narrator)
  if not call.first then return list end
  local found = require "tenace.face.what_if.compared".of(branches, call.first,
    call.second or list.now, narrator, call.open)
  if not found then refuse("no_line", { name = call.first }) end
  plain.list(found.rows)
  list.compared = found
  return list
end


return lines
