-- JSON for other programs, on standard output.

local clean = require "tenace.face.say.clean"
local data = require "tenace.face.say.data"
local output = require "tenace.face.terminal.output"

local json = {}


--- json.text(document [, how]) -> the document as JSON. dkjson escapes control
-- characters; bytes that are no UTF-8 are replaced, because JSON allows none.
-- @param how as dkjson takes it: `indent`, `keyorder`
function json.text(document, how)
  return clean.utf8(require "dkjson".encode(document, how))
end


--- json.write(document [, keys]): prints one document, indented; keys is the
-- order of its names
function json.write(document, keys)
  output.data(json.text(document, { indent = true, keyorder = keys }), "\n")
end


--- json.line(document): prints one document on a line
function json.line(document) output.data(json.text(document), "\n") end


--- json.list(list): that of repl/say/data.lua
json.list = data.list


return json
