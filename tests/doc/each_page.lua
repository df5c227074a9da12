-- Makes a test of each example of pages: the output must be what the page
-- shows.

local Page = require "doc.page"


--- each_page(words, pages): describes them, with a test for each fenced block
-- @param words `_ENV` of the spec: busted gives its words only to specs
-- @param pages list of paths
return function(words, pages)
  for _, path in ipairs(pages) do
    words.describe(path, function()
      local page = Page.new(path)
      words.teardown(function() page:close() end)
      for _, block in ipairs(page.blocks) do
        words.it(("line %d: %s"):format(block.line, block.language), function()
          page:try(block)
        end)
      end
    end)
  end
end
