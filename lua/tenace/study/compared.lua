-- What plays a comparison, deals or whole matches, by the same names.

local compare = require "tenace.study.compare"
local comparison = require "tenace.study.comparison"

local compared = {}

local OF_DEALS = { run = compare.run, merge = compare.merge,
  blank = compare.blank, result = comparison.of }


--- compared.kind(how) -> { run, merge, blank, result, fits }
-- What plays whole matches, if `how` has their number, or deals.
function compared.kind(how)
  return how.matches and require "tenace.study.matches" or OF_DEALS
end


return compared
