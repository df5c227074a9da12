-- Carries out every example in the documentation.
-- In 40 parts of whole describes.

local each_page = require "doc.each_page"

each_page(_ENV, { "README.md", "doc/playing.md", "doc/writing-rules.md",
  "doc/writing-games.md", "doc/checking-rules.md",
  "doc/teaching.md", "doc/comparing.md", "doc/scaling.md", "doc/embedding.md",
  "doc/editors.md", "doc/bots.md", "doc/protocol.md",
  "doc/bid_whist.md", "doc/tute.md", "doc/skat.md",
  "doc/canasta.md", "doc/shengji.md", "doc/rummy.md", "CONTRIBUTING.md" },
  { ["doc/playing.md"] = true, ["doc/teaching.md"] = true,
    ["doc/comparing.md"] = true, ["doc/scaling.md"] = true })
