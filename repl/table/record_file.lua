-- The record of a match in a file, written as the game goes. The file is as it
-- was or as it should be, whatever fails: what is new is appended and cut off
-- again if not all of it was written; after an undo another file takes the
-- place of this one. Nobody else writes to it as long as it is open.

local disk = require "tenace.base.disk"

local RecordFile = {}
RecordFile.__index = RecordFile


--- RecordFile.new(path [, over]) -> a writer of a new file.
-- @param over true: it takes the place of a file that is there
function RecordFile.new(path, over)
  return setmetatable({ path = path, over = over, text = "" }, RecordFile)
end


--- RecordFile.resume(path) -> a writer that goes on with a file, whose text is
-- in it; or nil, why not, and the reason in a word.
function RecordFile.resume(path)
  local text, file, reason = disk.resume(path)
  if not text then return nil, file, reason end
  return setmetatable({ path = path, text = text, file = file }, RecordFile)
end


--- The open file takes the place of what was open before, if it is one.
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


--- After a failure of the system the file is written anew, not appended to: how
-- much of it is on the disk is not known.
local function note(self, done, problem, reason)
  if done then return true end
  self.unsure = reason == "system" or reason == "missing"
  return nil, problem, reason
end


--- record_file:write(text) -> true; or nil, why not, and the reason in a word.
-- The text is the whole record. A killed program loses none of it.
function RecordFile:write(text)
  if text == self.text and self.file and not self.unsure then return true end
  local done, problem, reason = update(self, text)
  if done then self.text, self.synced = text, false end
  return note(self, done, problem, reason)
end


--- record_file:sync() -> true; or nil and why not.
-- What was written outlives a power failure, too. That takes about three
-- milliseconds on ext4: done once a question, not once a card.
function RecordFile:sync()
  if self.synced or not self.file then return true end
  local done, problem, reason = disk.sync(self.file, self.path)
  self.synced = done
  return note(self, done, problem, reason)
end


return RecordFile
