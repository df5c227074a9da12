-- Commands for authors of rules, at the table and the prompt: `trace`, `edit`
-- and `try`. Each gets the desk, see what_if/commands.lua, and the rest of the
-- line.

local commands = {}


--- trace: which rule did what in this round; trace 3: in its third trick; trace
-- score: the last scores, addend by addend; trace all: in all rounds.
function commands.trace(desk, rest)
  local show = require "tenace.face.say.show"
  local lines, last = require "tenace.face.table.trace".lines(desk, rest)
  desk.cited = last or desk.cited
  desk:page(show.fitted(lines, desk.style))
end


--- edit [RULE]: opens the editor at a rule; alone: at the one told last.
function commands.edit(desk, rest)
  require "tenace.face.table.edit".rule(desk, rest)
end


--- try MOVES: tells how a line of play would go; the match stays as it is.
function commands.try(desk, rest)
  require "tenace.face.table.trying".run(desk, rest)
end


return { words = commands, list = { "trace", "edit", "try" } }
