-- The records that show what `tenace check` has found. They lie in the state
-- folder and replace those of the last check.

local files = require "tenace.face.terminal.files"

local finding = {}


--- finding.keep(subject, name, text) -> path; nil if it cannot be kept
-- Writes a record.
-- @param subject the game or the file that was checked
-- @param name of the record among those of the subject: `1`, `proof-1`
-- @param text nil if there is none
function finding.keep(subject, name, text)
  local plain = subject:gsub("[^+]*/", ""):gsub("%.lua", "")
    :gsub("[^%w_+=-]", "_"):sub(1, 60)
  local path = ("check/%s-%s.record"):format(plain, name)
  return text and files.keep(path, text) and files.state() .. "/" .. path
    or nil
end


return finding
