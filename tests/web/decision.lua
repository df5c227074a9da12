-- Seconds that the decision computes which tests/web/bench.mjs measures in the
-- page.

local m = require "tenace".new("whist", { seed = 3, traced = true })
local before = os.clock()
m:choose "search"
print(os.clock() - before)
