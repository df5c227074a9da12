-- Seconds of the decision that tests/web/bench.mjs measures in the page.

local core = require "tenace.core"
local m = require "tenace".new("whist", { seed = 3, traced = true })
local before = core.now()
m:choose "search"
print(core.now() - before)
