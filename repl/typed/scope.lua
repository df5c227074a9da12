-- The names that a line of Lua sees, without a prefix.

local scope = {}


--- scope.new(fixed, view, unknown) -> an environment.
-- A name is looked up in `fixed`, in Lua itself, and in the result of `view()`.
-- Any other name is an error with the text `unknown(name)`.
function scope.new(fixed, view, unknown)
  return setmetatable({}, { __index = function(_, name)
    local found = fixed[name]
    if found == nil then found = _G[name] end
    if found == nil then found = view()[name] end
    if found == nil then error(unknown(name), 0) end
    return found
  end })
end


return scope
