-- Carries out every example in the documentation in other languages. Each
-- language has a folder of its own, such as doc/hi.
-- In 24 parts of whole describes.

local each_page = require "doc.each_page"

local pages = {}
local files = assert(io.popen("find doc -path 'doc/*/*.md' | sort"))
for path in files:lines() do
  local is_manual = path:find("doc/library/", 1, true)  -- see library_spec.lua
  if not is_manual then pages[#pages + 1] = path end
end
files:close()
assert(#pages > 0, "no page in another language is found")

each_page(_ENV, pages)
