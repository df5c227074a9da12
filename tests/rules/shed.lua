-- What second statements of shedding games share: a stock that is made anew,
-- and whose turn it is.

local lists = require "rules.lists"

local shed = {}


--- shed.draw(p, seat, n) -> the last card drawn
-- That player draws n cards, or what there is; the program says which they are,
-- and they must be in the stock. When it is used up, the discards but the top
-- one become the stock.
function shed.draw(p, seat, n)
  local card
  for _ = 1, n do
    if not p:can_draw() then break end
    if #p.stock == 0 then
      p.stock, p.discards = p.discards, { table.remove(p.discards) }
    end
    card = lists.take(p.stock, p.drawn:next())
    table.insert(p.hands[seat], card)
  end
  return card
end


--- shed.after(p, seat, n) -> the seat n places further in the direction of play
function shed.after(p, seat, n)
  return (seat - 1 + p.step * n) % p.n + 1
end


return shed
