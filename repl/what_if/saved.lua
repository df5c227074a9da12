-- Files that were saved while somebody watches them.

local files = require "tenace.face.terminal.files"

local saved = {}


--- saved.changed(list, tried) -> path, text of the first file whose text has
-- changed and was not tried yet; nil if there is none
-- @param list { path, text } each: a text that is nil was not there
-- @param tried the texts that were tried, by path
function saved.changed(list, tried)
  for _, file in ipairs(list) do
    local text = files.exists(file.path) and files.read(file.path) or nil
    if text and text ~= file.text and text ~= tried[file.path] then
      return file.path, text
    end
  end
end


--- saved.is_whole(state, text) -> true if the text was there a second time
-- An editor may still be writing one that was not.
-- @param state a table that keeps the text in `saved`
function saved.is_whole(state, text)
  local is_whole = text ~= nil and text == state.saved
  state.saved = text
  return is_whole
end


return saved
