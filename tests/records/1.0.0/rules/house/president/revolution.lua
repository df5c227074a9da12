-- Four of a rank reverse the order of the ranks, jokers apart.

local revolution = house_rule "Revolution" {
  of    = "president",
  round = { reversed = flag },
}

local ranks = "joker 2 A K Q J 10 9 8 7 6 5 4 3"

-- A joker stays the highest.
local function height(card)
  return rank(card) == "joker" and 100 or place(ranks, rank(card))
end

-- While the order is reversed, the rules compare the cards themselves.
function revolution:what_can_be_said(player, must)
  local forms = base.what_can_be_said(self, player, must)
  if not self.reversed or #self.lying == 0 then return forms end
  local n, least = #self.lying, height(self.lying:top())
  if self.option.equal ~= "higher" then least = least - 1 end
  forms[1] = { "{cards}", beats = "", fits = function(cards)
    local list = split(cards)
    if #list ~= n then return false, "play as many cards as lie there" end
    return height(list[1]) > least, "play lower cards than those there"
  end }
  return forms
end

function revolution:play(player, cards, passed)
  base.play(self, player, cards, passed)
  if #self.lying == 4 then self.reversed = not self.reversed end
end

return revolution
