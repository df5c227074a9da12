-- Files and folders, and the messages when the system refuses. Only regular
-- files are read: a pipe that nobody writes to, or a device without an end, is
-- refused.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"

local disk = {}

local MB = 1 << 20

--- The most bytes that `disk.read` takes from a file unless the caller says.
disk.most = 64 * MB


-- What systems say most often, and the sentences for it.
local SAID = {
  ["No such file or directory"] = "system_missing",
  ["Not a directory"] = "system_no_folder",
  ["Permission denied"] = "system_denied",
  ["Read-only file system"] = "system_read_only",
  ["No space left on device"] = "system_full",
}


--- disk.said(system) -> text
-- What the system says of an error, in the present language if it says so
-- often.
-- @param system its text; or nil
function disk.said(system)
  local key = SAID[system]
  return key and sentence.of(key) or system
end


--- Passes on what the core answers; or nil, a sentence, and the reason as one
-- word: "folder", "special", "large", "there", "busy", "changed", "missing" or
-- "system".
local function told(path, most, result, reason, system)
  if result then return result, reason end
  return nil, sentence.of("disk_" .. reason, { path = path,
    system = disk.said(system), most = most // MB }), reason
end


--- disk.read(path [, most]) -> text; or nil, message, reason
-- @param most the most bytes that the file may have
function disk.read(path, most)
  most = most or disk.most
  return told(path, most, core.disk.read(path, most))
end


--- disk.read_if_there(path, most) -> text; or nil, message, reason
-- The same where a file may well be missing: that has no message.
function disk.read_if_there(path, most)
  local text, reason, system = core.disk.read(path, most)
  if reason == "missing" then return nil, nil, reason end
  return told(path, most, text, reason, system)
end


--- disk.write(path, text [, over [, secret]]) -> true; or nil, message, reason
-- Writes the whole file or nothing.
-- @param over true to replace a file that exists already
-- @param secret true if only the owner may read the file, if it is new
function disk.write(path, text, over, secret)
  return told(path, 0, core.disk.write(path, text, over, secret))
end


--- disk.keep(path, text [, secret]) -> true; or nil, message, reason
-- Writes over what is there if that is a file, which can be read again.
-- @param secret as in disk.write
function disk.keep(path, text, secret)
  if core.disk.about(path) == "special" then
    return told(path, 0, nil, "special")
  end
  return disk.write(path, text, true, secret)
end


--- disk.resume(path) -> text, open file; or nil, message, reason
-- Opens a file to write more behind its text. No other program can open it for
-- writing at the same time.
function disk.resume(path)
  return told(path, disk.most, core.disk.resume(path, disk.most))
end


--- disk.start(path, text [, over]) -> open file; or nil, message, reason
function disk.start(path, text, over)
  return told(path, 0, core.disk.start(path, text, over))
end


--- disk.append(file, path, text) -> true; or nil, message, reason
function disk.append(file, path, text)
  return told(path, 0, core.disk.append(file, path, text))
end


--- disk.replace(file, path, text) -> another open file; or nil, message, reason
function disk.replace(file, path, text)
  return told(path, 0, core.disk.replace(file, path, text))
end


--- disk.sync(file, path) -> true; or nil, message, reason
-- Makes sure that the text survives a power failure.
function disk.sync(file, path)
  return told(path, 0, core.disk.sync(file, path))
end


--- disk.make_folder(path) -> true; or nil, message, reason
function disk.make_folder(path)
  return told(path, 0, core.disk.make_folder(path))
end


--- disk.exists(path) -> true if there is a file or folder
function disk.exists(path)
  return core.disk.about(path) ~= nil
end


--- disk.newest(folder, ending [, but]) -> path of the file written to last, or
-- nil. Looks only at files whose names have this ending.
-- @param but a set of paths that do not count
function disk.newest(folder, ending, but)
  local found, last, name
  for _, other in ipairs(core.list_folder(folder) or {}) do
    if string.sub(other, -#ending) == ending then
      local kind, time = core.disk.about(folder .. "/" .. other)
      local counts = not (but and but[folder .. "/" .. other])
      if kind == "file" and counts and (not last or time > last
        or time == last and other > name) then
        found, last, name = folder .. "/" .. other, time, other
      end
    end
  end
  return found
end


return disk
