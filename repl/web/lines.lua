-- The lines of a match: branches that begin somewhere in it.

local Branches = require "tenace.face.what_if.branches"
local desk = require "tenace.face.web.desk"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"

local lines = {}


--- The lines as they are now.
local function listed(branches)
  local list = {}
  for i, line in ipairs(branches.lines) do
    list[i] = { name = line.name, decisions = line.match:decisions() }
  end
  return { lines = plain.list(list), now = branches.lines[branches.now].name }
end


--- Makes the line of that name the match.
local function go(branches, name)
  local n = branches:find(name)
  if not n then
    error(problem.request(phrase("web.no_line", { name = name })), 0)
  end
  branches.now = n
end


function lines.branch(call)
  local match = desk.need()
  desk.lines = desk.lines or Branches.new(match)
  local branches = desk.lines
  if call.go then
    go(branches, call.go)
  else
    branches:add(call.name)
  end
  desk.match = branches.lines[branches.now].match
  desk.forget()
  return listed(branches)
end


return lines
