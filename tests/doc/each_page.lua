-- Makes a test of each example of pages: the output must be what the page
-- shows.

local blocks = require "doc.blocks"
local Page = require "doc.page"


--- The blocks of each section of a page, in order; one section if the page is
-- to be carried out as a whole.
local function sections_of(path, whole)
  local list = {}
  for _, block in ipairs(blocks.of(path)) do
    local name = whole and path or path .. ", " .. block.section
    local last = list[#list]
    if not last or last.name ~= name then
      last = { name = name }
      list[#list + 1] = last
    end
    last[#last + 1] = block
  end
  return list
end


--- each_page(words, pages): describes them, with a test for each fenced block
-- @param words `_ENV` of the spec: busted gives its words only to specs
-- @param pages list of paths
-- @param alone set of paths of pages whose sections need none before them: each
-- section is a describe of its own
return function(words, pages, alone)
  for _, path in ipairs(pages) do
    for _, section in ipairs(sections_of(path, not (alone or {})[path])) do
      words.describe(section.name, function()
        local page = Page.new(path)
        words.teardown(function() page:close() end)
        for _, block in ipairs(section) do
          words.it(("line %d: %s"):format(block.line, block.language),
            function() page:try(block) end)
        end
      end)
    end
  end
end
