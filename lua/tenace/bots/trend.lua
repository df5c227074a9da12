-- What a result is worth where rounds are scored in steps.
--
-- Most playouts of two moves then end alike, and chance decides which of them
-- seems better. So a search asks what usually goes with the points of cards
-- that were taken in a playout, and lets that count more than its own result.

local trend = {}

--- What the usual result counts beside a playout's own.
trend.weight = 5


--- trend.worth(won, usual) -> number
-- What a playout is worth.
-- @param won its result
-- @param usual the result that usually goes with what was taken; nil if that is
-- not known
function trend.worth(won, usual)
  if not usual then return won end
  return (won + trend.weight * usual) / (1 + trend.weight)
end


return trend
