-- The text of a rules file in pieces, each on a line of its own: what is behind
-- `then`, `else`, `do`, `and`, `or` or the brackets of a function begins a new
-- one. Then Lua tells by its line which piece runs.

local source = require "tenace.base.source"

local pieces = {}

-- The words behind which a piece begins.
local BREAKS = { ["then"] = true, ["else"] = true, ["do"] = true,
  ["repeat"] = true, ["and"] = true, ["or"] = true }


--- The token that closes the brackets of a function's arguments.
local function behind_arguments(tokens, i)
  while tokens[i] and tokens[i].value ~= ")" do i = i + 1 end
  return i
end


--- The bytes of a text at which a piece begins, as a set.
local function beginnings(text)
  local tokens, begins, i = source.tokens(text), {}, 1
  while tokens[i] do
    local last = BREAKS[tokens[i].value] and i
      or tokens[i].value == "function" and behind_arguments(tokens, i)
    local token, next = tokens[last or 0], last and tokens[last + 1]
    if next and next.line == token.line then begins[next.at] = true end
    i = i + 1
  end
  return begins
end


--- pieces.of(text) -> text, list
-- The text with each piece on a line of its own; and by that line { line = in
-- the file, text, first = it begins that line, indent = the blanks before it }.
function pieces.of(text)
  local begins, lines, list = beginnings(text), {}, {}
  local line, from, indent = 1, 1, nil
  local function add(to)
    local piece = string.sub(text, from, to)
    lines[#lines + 1], from = piece, to + 1
    list[#list + 1] = { line = line, first = indent == nil,
      indent = indent or string.match(piece, "^ *"),
      text = string.match(piece, "^%s*(.-)%s*$") }
    indent = list[#list].indent
  end
  for at = 1, #text do
    if string.sub(text, at, at) == "\n" then
      add(at - 1)
      from, line, indent = at + 1, line + 1, nil
    elseif begins[at] then
      add(at - 1)
    end
  end
  add(#text)
  return table.concat(lines, "\n"), list
end


return pieces
