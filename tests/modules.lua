-- Lets `require` find the program's own Lua modules in a checkout, as the
-- program does: for tests in C, which have a state of their own.

package.path = "lua/?.lua;" .. package.path


table.insert(package.searchers, 2, function(name)
  local face = name:match "^tenace%.face%.(.*)$"
  if not face then return nil end
  local path = "repl/" .. face:gsub("%.", "/") .. ".lua"
  return loadfile(path), path
end)
