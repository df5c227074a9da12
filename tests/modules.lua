-- Lets `require` find the program's own Lua modules in a checkout, as the
-- program does: for tests in C, which have a state of their own.

package.path = "lua/?.lua;" .. package.path


table.insert(package.searchers, 2, function(name)
  local face = string.match(name, "^tenace%.face%.(.*)$")
  if not face then return nil end
  local path = "repl/" .. string.gsub(face, "%.", "/") .. ".lua"
  return loadfile(path), path
end)
