-- What the catalogues of the library's help lack, and what they have too much.

local help = require "tenace.face.help.help"
local told = require "tenace.face.help.told"

local untold = {}


--- untold.all() -> list
-- The English first sentences and names of groups, each once.
function untold.all()
  local seen, list = { [""] = true }, {}
  for _, entry in ipairs(help.all()) do
    for _, text in ipairs { entry.text or "", entry.group or "" } do
      local english = told.split(text)
      if not seen[english] then list[#list + 1] = english end
      seen[english] = true
    end
  end
  return list
end


--- untold.missing(code) -> list of those that the catalogue of a language lacks
function untold.missing(code)
  local own, list = told.catalogue(code), {}
  for _, english in ipairs(untold.all()) do
    if not own[english] then list[#list + 1] = english end
  end
  return list
end


--- untold.unused(code) -> sorted list of the keys of a catalogue that no word
-- has any more: its English was changed
function untold.unused(code)
  local left, list = {}, {}
  for english in pairs(told.catalogue(code)) do left[english] = true end
  for _, english in ipairs(untold.all()) do left[english] = nil end
  for english in pairs(left) do list[#list + 1] = english end
  table.sort(list)
  return list
end


return untold
