-- The page on translating says which games have their rules in which language.

local helper = require "game_helper"
local language = require "tenace.base.language"

local PAGE = "doc/translating.md"

--- The names of files in a folder, without their ending; none of shared files.
local function names_in(folder, ending)
  local list = {}
  local pipe = assert(io.popen("ls " .. folder))
  for file in pipe:lines() do
    list[#list + 1] = file:match("^(%l[%w_]*)%" .. ending .. "$")
  end
  pipe:close()
  table.sort(list)
  return list
end


--- By language the row of the page: how many games, of how many, and which are
-- in English.
local function rows()
  local page, list = helper.read(PAGE), {}
  for n, all, names in page:gmatch "|[^|]+| (%d+) of (%d+) | ([^|]-) ?|\n" do
    list[#list + 1] = { tonumber(n), tonumber(all), names }
  end
  return list
end


describe("the page on translating", function()
  it("lists the games whose rules are in English in a language", function()
    local games, found = names_in("rules", ".lua"), rows()
    for i, code in ipairs { "de", "es", "fr", "zh", "hi", "gu", "bn" } do
      assert.is_true(language.has(code))
      local has, missing = {}, {}
      for _, name in ipairs(names_in("rules/text/" .. code, ".po")) do
        has[name] = true
      end
      for _, name in ipairs(games) do
        if not has[name] then missing[#missing + 1] = name end
      end
      assert.same({ #games - #missing, #games, table.concat(missing, " ") },
        found[i], code)
    end
  end)
end)
