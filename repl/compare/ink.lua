-- The lines of a drawing: shapes as they are given, and labels.

local escape = require "tenace.face.say.xml".escape

local ink = {}


--- ink.write(lines, form, …): adds a line, filled in as string.format does it.
function ink.write(lines, form, ...)
  lines[#lines + 1] = form:format(...)
end


--- ink.label(lines, x, y, text [, how]): adds a text at a place, in the
-- drawing's units; `how` is more of its attributes.
function ink.label(lines, x, y, text, how)
  ink.write(lines, '<text x="%.1f" y="%.1f"%s>%s</text>', x, y, how or "",
    escape(text))
end


return ink
