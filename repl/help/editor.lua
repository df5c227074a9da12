-- What an editor's Lua language server needs to know of a folder of rules:
-- where the words of rules files are told, and what of Lua rules do not have.

local files = require "tenace.face.terminal.files"
local json = require "tenace.face.terminal.json"

local editor = {}

--- The file in which the language server looks for it.
editor.file = ".luarc.json"

-- Libraries of Lua that rules files do not have. The stubs tell the few words
-- of `basic` and `package` that they have.
local LACKING = { "basic", "bit", "bit32", "coroutine", "debug", "ffi", "io",
  "jit", "os", "package", "utf8" }

-- Remarks that are wrong in rules files: a step is put on the game, and a field
-- of the match on `self`; and many words give nil only where rules expect it.
-- A misspelt field that is given a value is marked by the plugin.
local OFF = { "inject-field", "need-check-nil" }

-- The order of the names in the file.
local ORDER = { "runtime.version", "runtime.plugin", "runtime.builtin",
  "workspace.library", "workspace.checkThirdParty", "diagnostics.disable" }


--- The first of these files that is there: an installed one, or that of a
-- checkout; or nil.
local function first_file(...)
  local data = require "tenace.place".data
  for _, name in ipairs { ... } do
    if files.is_file(data .. name) then return data .. name end
  end
end


--- editor.settings(stubs, plugin) -> the text of the file
-- @param stubs the folder where they are
-- @param plugin the file of the plugin, which tells the server of each rules
-- file what its game declares; or nil
function editor.settings(stubs, plugin)
  local builtin = {}
  for _, name in ipairs(LACKING) do builtin[name] = "disable" end
  return json.text({
    ["runtime.version"] = "Lua 5.4", ["runtime.plugin"] = plugin,
    ["runtime.builtin"] = builtin, ["workspace.library"] = { stubs },
    ["workspace.checkThirdParty"] = false, ["diagnostics.disable"] = OFF,
  }, { indent = true,
    keyorder = table.move(LACKING, 1, #LACKING, #ORDER + 1, { table.unpack(
      ORDER) }) }) .. "\n"
end


--- editor.set_up(folder)
-- Writes the file into a folder of rules, unless it has one. It is only a help:
-- nothing is said where it cannot be written.
function editor.set_up(folder)
  local told = first_file("/stubs/rules.lua", "/build/stubs/rules.lua")
  local plugin = first_file("/editors/luals/plugin.lua",
    "/build/luals/plugin.lua")
  if told then
    files.write(folder .. "/" .. editor.file,
      editor.settings(told:match "^(.*)/", plugin))
  end
end


return editor
