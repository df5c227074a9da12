-- Text in quotes, on one line: how a record or a spec has what would not come
-- back if it were written as it is. A backslash and two digits stand for a
-- byte: "two\0alines".

local quoted = {}


--- quoted.write(text [, others]) -> "text in quotes"
-- @param others a class of further characters that are not to be seen: "[+/]"
function quoted.write(text, others)
  local function byte(character)
    return string.format("\\%02x", string.byte(character))
  end
  local inside = string.gsub(text, '[%c"\\]', byte)
  if others then inside = string.gsub(inside, others, byte) end
  return '"' .. inside .. '"'
end


--- quoted.read(text) -> what is in the quotes; nil if it is not so written
function quoted.read(text)
  local inside = string.match(text, '^"([^"]*)"$')
  if not inside then return nil end
  local read, bytes = string.gsub(inside, "\\(%x%x)", function(digits)
    return string.char(tonumber(digits, 16))
  end)
  local _, signs = string.gsub(inside, "\\", "")
  return signs == bytes and read or nil
end


return quoted
