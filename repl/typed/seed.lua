-- Seeds for people who name none.


--- seed.any() -> a number that nobody can know before.
local function any()
  local file = io.open("/dev/urandom", "rb")
  local bytes = file and file:read(4)
  if file then file:close() end
  if not bytes or #bytes < 4 then return os.time() end
  return (string.unpack("<I4", bytes))
end


return { any = any }
