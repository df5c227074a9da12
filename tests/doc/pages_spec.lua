-- Carries out every example in the documentation: the output must be what the
-- page shows.

local Page = require "doc.page"

local pages = { "README.md", "doc/playing.md", "doc/writing-rules.md",
  "doc/teaching.md", "doc/comparing.md", "doc/embedding.md", "doc/bots.md",
  "doc/bid_whist.md", "doc/tute.md", "doc/skat.md", "doc/canasta.md",
  "doc/shengji.md", "doc/rummy.md", "CONTRIBUTING.md" }

for _, path in ipairs(pages) do
  describe(path, function()
    local page = Page.new(path)
    teardown(function() page:close() end)
    for _, block in ipairs(page.blocks) do
      it(("line %d: %s"):format(block.line, block.language), function()
        page:try(block)
      end)
    end
  end)
end
