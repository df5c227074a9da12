-- Samples that change from run to run. Where a spec holds for every game and
-- house rule, `make test` lets it look long at some of them and `make soak` at
-- all. Whose turn it is follows from the number TURN in the environment, which
-- tests/run makes of the commit and prints: TURN=123 repeats a failure.

local turn = {}

turn.soak = (os.getenv "SOAK" or "") ~= ""
turn.number = tonumber(os.getenv "TURN" or "") or 1


--- turn.takes(i, n) -> boolean
-- Is it the turn of the i-th thing, if one in `n` has it?
function turn.takes(i, n)
  return turn.soak or (i + turn.number) % math.max(n, 1) == 0
end


--- turn.some(list, n) -> one in `n` of the list, but one at least
function turn.some(list, n)
  local some = {}
  for i, one in ipairs(list) do
    if turn.takes(i, math.min(n, #list)) then some[#some + 1] = one end
  end
  return some
end


return turn
