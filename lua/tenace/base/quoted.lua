-- Text in quotes, on one line. Records and specs quote a text that would not be
-- read back as it was written. A backslash and two digits are a byte:
-- "two\0alines".

local quoted = {}


--- quoted.write(text [, others]) -> "text in quotes"
-- @param others a pattern class of further characters to escape: "[+/]"
function quoted.write(text, others)
  local function byte(character)
    return string.format("\\%02x", string.byte(character))
  end
  local inside = string.gsub(text, '[%c"\\]', byte)
  if others then inside = string.gsub(inside, others, byte) end
  return '"' .. inside .. '"'
end


--- quoted.read(text) -> the text inside the quotes; nil if they are not well
-- formed
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
