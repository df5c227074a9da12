-- Words that nobody can guess.

local tokens = {}

-- Letters that are hard to mistake for each other.
local LETTERS = "23456789abcdefghjkmnpqrstuvwxyz_"


local function random(n)
  local file = assert(io.open("/dev/urandom", "rb"))
  local bytes = file:read(n)
  file:close()
  assert(bytes and #bytes == n, "/dev/urandom gave too little")
  return bytes
end


--- tokens.word(n) -> a text of n letters, with five bits of chance in each
function tokens.word(n)
  return (random(n):gsub(".", function(byte)
    local at = byte:byte() % 32 + 1
    return LETTERS:sub(at, at)
  end))
end


--- tokens.secret() -> a text with 160 bits of chance
function tokens.secret() return tokens.word(32) end


--- tokens.seed() -> a seed with 62 bits of chance: of one with fewer, somebody
-- who sees a hand could find all others by trying
function tokens.seed()
  return string.unpack("<i8", random(8)) & (1 << 62) - 1
end


return tokens
