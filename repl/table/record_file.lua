-- Writes the record of a match to a file, during the match. Whatever fails, the
-- file has its old text or its new text: additions are appended, and cut off
-- again if they were not written completely; after an undo a new file replaces
-- this one. Nobody else can write to it while it is open.

local disk = require "tenace.base.disk"

local RecordFile = {}
RecordFile.__index = RecordFile


--- RecordFile.new(path [, over]) -> a writer of a new file.
-- @param over true to replace an existing file
function RecordFile.new(path, over)
  return setmetatable({ path = path, over = over, text = "" }, RecordFile)
end


--- RecordFile.resume(path) -> a writer that continues a file, with the file's
-- text; or nil, message, reason as one word
function RecordFile.resume(path)
  local text, file, reason = disk.resume(path)
  if not text then return nil, file, reason end
  return setmetatable({ path = path, text = text, file = file }, RecordFile)
end


--- Replaces the open file by another, if there is one.
local function take(self, file, problem, reason)
  if not file then return nil, problem, reason end
  self.file, self.unsure = file, false
  return true
end


local function update(self, text)
  if not self.file then
    return take(self, disk.start(self.path, text, self.over))
  end
  local longer = text:sub(1, #self.text) == self.text
  if self.unsure or not longer then
    return take(self, disk.replace(self.file, self.path, text))
  end
  local more = text:sub(#self.text + 1)
  return disk.append(self.file, self.path, more)
end


--- Notes a failure of the system. Nobody knows how much of the text is on the
-- disk then, so the next write makes the file anew.
local function note(self, done, problem, reason)
  if done then return true end
  self.unsure = reason == "system" or reason == "missing"
  return nil, problem, reason
end


--- record_file:write(text) -> true; or nil, message, reason as one word.
-- @param text the whole record; if the program is killed, none of it is lost
function RecordFile:write(text)
  if text == self.text and self.file and not self.unsure then return true end
  local done, problem, reason = update(self, text)
  if done then self.text, self.synced = text, false end
  return note(self, done, problem, reason)
end


--- record_file:sync() -> true; or nil, message.
-- Makes sure that the text survives a power failure. This takes about three
-- milliseconds on ext4, so it is done once a question, not once a card.
function RecordFile:sync()
  if self.synced or not self.file then return true end
  local done, problem, reason = disk.sync(self.file, self.path)
  self.synced = done
  return note(self, done, problem, reason)
end


return RecordFile
