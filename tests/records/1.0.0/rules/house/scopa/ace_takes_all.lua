-- An ace takes the whole table, and can take nothing less.

local aces = house_rule "Ace takes all" {
  of = "scopa", captures = { whole = "A" },
}

-- On an empty table an ace is taken by itself.
function aces:leave(player, card)
  if rank(card) ~= "A" then return base.leave(self, player, card) end
  self:move(card, player, player.side.taken)
  self.last_taker = player
end

-- An ace makes a scopa only if it takes nothing but aces.
function aces:is_scopa(card, taken)
  local others = 0
  for one in words(taken) do
    if rank(one) ~= "A" then others = others + 1 end
  end
  return (rank(card) ~= "A" or others == 0) and base.is_scopa(self, card, taken)
end

return aces
