-- JSON for other programs, on standard output.

local json = {}


--- json.write(document [, keys]): one document, indented; keys is the order of
-- its names.
function json.write(document, keys)
  io.stdout:write(require "dkjson".encode(document,
    { indent = true, keyorder = keys }), "\n")
end


--- json.list(list) -> the list, which is one in JSON though it be empty
function json.list(list)
  return setmetatable(list, { __jsontype = "array" })
end


return json
