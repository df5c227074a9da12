-- Bytes as letters that addresses and command lines take as they are: base64url
-- without the signs at its end, as in the links of the page.

local base64url = {}

local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  .. "0123456789-_"

local value_of = {}
for i = 1, #LETTERS do value_of[string.byte(LETTERS, i)] = i - 1 end


--- base64url.write(bytes) -> letters
function base64url.write(bytes)
  local letters = string.gsub(bytes, "..?.?", function(part)
    local a, b, c = string.byte(part, 1, 3)
    local bits, out = a << 16 | (b or 0) << 8 | (c or 0), {}
    for i = 0, #part do
      local at = (bits >> (18 - 6 * i) & 63) + 1
      out[i + 1] = string.sub(LETTERS, at, at)
    end
    return table.concat(out)
  end)
  return letters
end


--- base64url.read(letters) -> bytes; nil if they are none
function base64url.read(letters)
  if string.find(letters, "[^%w_-]") or #letters % 4 == 1 then return nil end
  return (string.gsub(letters, "..?.?.?", function(part)
    local bits = 0
    for i = 1, 4 do
      bits = bits << 6 | (value_of[string.byte(part, i) or 65] or 0)
    end
    local bytes = string.char(bits >> 16 & 255, bits >> 8 & 255, bits & 255)
    return string.sub(bytes, 1, #part - 1)
  end))
end


return base64url
