-- What the tables of rules files may hold, as entries of the help: made from
-- the lists by which these tables are checked.

local decks = require "decks"
local definition = require "definition"
local example = require "example"
local facts = require "facts"

local vocabulary = {}

-- The lists: where an entry is written, its group, and the list.
local lists = {
  { "{name} = …", "facts", facts.list },
  { "{name} = …", "facts", facts.of_game },
  { "{name} = …", "facts", facts.of_house_rule },
  { "deck { {name} = … }", "facts", decks.parts },
  { "obligations = { {name} }", "obligations", definition.natives },
  { "example \"…\" { {name} = … }", "examples", example.given },
  { "example \"…\" { {name} = … }", "examples", example.expected },
}


--- vocabulary.entries() -> list of { name, signature, text, group }
-- Every field of a game, a house rule, a deck and an example, and the
-- obligations that are words: what the help shows of them.
function vocabulary.entries()
  local entries = {}
  for _, part in ipairs(lists) do
    local form, group, list = table.unpack(part)
    for _, one in ipairs(list) do
      local text = one.says
      if one.kind then text = one.kind .. ": " .. text end
      entries[#entries + 1] = {
        name = one.name, signature = (form:gsub("{name}", one.name)),
        text = text, group = group,
      }
    end
  end
  return entries
end


return vocabulary
