-- JSON for other programs, on standard output.

local clean = require "tenace.face.say.clean"
local output = require "tenace.face.terminal.output"

local json = {}


--- json.text(document [, how]) -> the document; dkjson escapes what controls a
-- terminal, and what is no UTF-8 is none in JSON either
-- @param how as dkjson takes it: `indent`, `keyorder`
function json.text(document, how)
  return clean.utf8(require "dkjson".encode(document, how))
end


--- json.write(document [, keys]): one document, indented; keys is the order of
-- its names.
function json.write(document, keys)
  output.data(json.text(document, { indent = true, keyorder = keys }), "\n")
end


--- json.line(document): one document in a line
function json.line(document) output.data(json.text(document), "\n") end


--- json.list(list) -> the list, which is one in JSON though it be empty
function json.list(list)
  return setmetatable(list, { __jsontype = "array" })
end


return json
