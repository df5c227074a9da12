-- The record of a match in a file, written as the game goes: what is new is
-- appended and flushed, so a killed program loses nothing.

local RecordFile = {}
RecordFile.__index = RecordFile


--- RecordFile.new(path [, text]) -> a writer; text is what the file holds.
function RecordFile.new(path, text)
  return setmetatable({ path = path, text = text or "" }, RecordFile)
end


--- Writes a file anew beside the old one, which it then replaces.
local function replace(path, text)
  local beside = path .. ".new"
  local file, problem = io.open(beside, "w")
  if not file then return nil, problem end
  local written = file:write(text)
  local closed = file:close()
  if not (written and closed) then return nil, beside .. ": not written" end
  return os.rename(beside, path)
end


local function append(path, text)
  local file, problem = io.open(path, "a")
  if not file then return nil, problem end
  local written = file:write(text)
  local closed = file:close()
  if not (written and closed) then return nil, path .. ": not written" end
  return true
end


--- record_file:write(text) -> true; or nil and why not.
-- The text is the whole record. After an undo it is shorter: then the file is
-- replaced.
function RecordFile:write(text)
  if text == self.text then return true end
  local longer = text:sub(1, #self.text) == self.text
  local done, problem
  if longer and self.text ~= "" then
    done, problem = append(self.path, text:sub(#self.text + 1))
  else
    done, problem = replace(self.path, text)
  end
  if done then self.text = text end
  return done, problem
end


return RecordFile
