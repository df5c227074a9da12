-- Whoever holds no card that counts may ask for a new deal, once in a round.

local new_deal = house_rule "No points, new deal" {
  of       = "shengji",
  not_with = "duplicate",
  keeps    = { dealt_again_in = 0,              -- the number of the round
               same_dealer = player },
}

-- When all cards are drawn, before the hole cards are taken, a player who holds
-- no five, ten or king may show the hand and ask for a new deal: with the same
-- dealer and the same levels, and only once in a round.
function new_deal:draw_and_declare()
  local is_second = self.dealt_again_in == self.round_number
  if is_second then self:make_dealer(self.same_dealer) end
  base.draw_and_declare(self)
  if is_second then return end
  for player in self:each_player(self.dealer) do
    local said = self:ask(player, "show the hand and ask for a new deal?", {
      { "yes", unless = player.hand:points() > 0
        and "you hold a card that counts" },
      "no",
    })
    if said == "yes" then
      self:show(player, "no card that counts")
      self.dealt_again_in, self.same_dealer = self.round_number, self.dealer
      self:deal_again()
    end
  end
end

-- After a new deal in the first round the dealer stays the same, too.
function new_deal:choose_first_dealer()
  if self.dealt_again_in ~= self.round_number then
    base.choose_first_dealer(self)
  end
end

example "a player without fives, tens and kings is asked when all is drawn" {
  packs = 1, deal = { hands = { "2S 3S 4S 6S 7S 8S 9S JS QS AS 3H 4H",
    "5S 10S KS 5H 6H 7H 8H 9H 10H JH QH KH",
    "5C 10C KC 3C 4C 6C 7C 8C 9C JC QC AC",
    "5D 10D KD 3D 4D 6D 7D 8D 9D JD QD AD" } },
  moves = { "declare 2S" }, legal = { "yes", "no" },
}

return new_deal
