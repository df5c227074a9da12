-- The person's editor, called with a file and a line.

local files = require "tenace.face.terminal.files"

local editors = {}

-- How editors that do not take `+LINE FILE` are told the line. `{at}` is the
-- file and the line with a colon between.
local WAYS = {
  code = "--wait --goto {at}", codium = "--wait --goto {at}",
  ["code-insiders"] = "--wait --goto {at}", cursor = "--wait --goto {at}",
  subl = "--wait {at}", zed = "--wait {at}", hx = "{at}", helix = "{at}",
  mate = "--wait --line {line} {file}", kate = "--block --line {line} {file}",
}

-- What is tried where no variable names an editor.
local USUAL = { "sensible-editor", "editor", "nano", "vim", "vi", "nvim",
  "emacs", "micro", "hx" }


--- Is there such a program?
local function is_there(name)
  return os.execute("command -v " .. files.quote(name) .. " >/dev/null 2>&1")
    and true or false
end


--- editors.named([environment [, there]]) -> command, or nil
-- The editor that $VISUAL or $EDITOR names, or the first of the usual ones.
-- @param environment function(name) -> value (os.getenv)
-- @param there function(name) -> is there such a program?
function editors.named(environment, there)
  environment, there = environment or os.getenv, there or is_there
  for _, name in ipairs { "VISUAL", "EDITOR" } do
    local value = environment(name)
    if value and value:find "%S" then return value end
  end
  for _, name in ipairs(USUAL) do
    if there(name) then return name end
  end
end


--- editors.command(editor, file, line) -> the line for the shell that opens the
-- file there
-- @param editor as its user calls it, perhaps with arguments: `code --wait`
function editors.command(editor, file, line)
  local program = editor:match "^%s*(%S+)"
  local way = WAYS[program:match "[^/]+$"] or "+{line} {file}"
  if editor:find("--wait", 1, true) then way = way:gsub("^%-%-wait ", "") end
  local parts = { line = tostring(line), file = files.quote(file),
    at = files.quote(file .. ":" .. line) }
  return editor .. " " .. way:gsub("{(%w+)}", parts)
end


--- editors.open(editor, file, line) -> true, or nil if the editor failed
-- Waits until the person leaves the editor.
function editors.open(editor, file, line)
  return os.execute(editors.command(editor, file, line))
end


return editors
