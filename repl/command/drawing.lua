-- The file that `--svg FILE` names; `--force` replaces one that is there.

local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"

local drawing = {}


--- drawing.check_free(given)
-- Fails before the work, not after it, if the file exists already.
-- @param given the values of the command line
function drawing.check_free(given)
  local file = given.svg
  if file and not given.force and files.is_file(file) then
    fail.there(file)
  end
end


--- drawing.write(given, text)
function drawing.write(given, text)
  local written, why, reason = files.write(given.svg, text, given.force)
  if reason == "there" then fail.there(given.svg) end
  if not written then fail.no("not_written", { problem = why }) end
end


return drawing
