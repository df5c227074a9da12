-- Texts as a part of an address. What the page unpacks is deflated: here in
-- blocks that are stored as they are, which is larger, but needs no library.

local base64url = require "tenace.base.base64url"

local deflated = {}

-- The most bytes of a block.
local BLOCK = 65535


--- deflated.packed(text) -> the text as a link of the page has it
function deflated.packed(text)
  local blocks = {}
  for at = 1, #text, BLOCK do
    local part = text:sub(at, at + BLOCK - 1)
    local is_last = at + BLOCK > #text
    blocks[#blocks + 1] = string.pack("<I1I2I2", is_last and 1 or 0, #part,
      ~#part & 0xFFFF) .. part
  end
  return base64url.write(table.concat(blocks))
end


--- deflated.sum(letters) -> a word of eight letters that is another one where
-- something was lost on the way
function deflated.sum(letters)
  local sum = 5381
  for i = 1, #letters do sum = (sum * 33 + letters:byte(i)) & 0xFFFFFFFF end
  return ("%08x"):format(sum)
end


return deflated
