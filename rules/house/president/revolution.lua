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

-- While the order is reversed, the others play as many cards of a lower rank;
-- jokers stay the highest.
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

-- Four of a rank reverse the order of the ranks, jokers apart.
function revolution:play(player, cards, passed)
  base.play(self, player, cards, passed)
  if #self.lying == 4 then self.reversed = not self.reversed end
end


example "four cards turn the order round" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 3H 3S 5C 5D 6C 6D 7C 7D 8C 8D 9C",
    "2C 2H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "2D 2S *", "*" } },
  moves = { "3C 3D 3H 3S", "7C" }, refused = { "8H", "2C" },
  because = "play lower cards than those there",
  legal = { "6H", "5H", "4H", "pass" },
}

return revolution
