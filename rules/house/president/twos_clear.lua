-- A single two goes on any cards, and its player leads anew.

local clear = house_rule "Twos clear" {
  of        = "president",
  on_top_of = "revolution",
}

-- A two may be played alone where several cards lie.
function clear:what_can_be_said(player, must)
  local forms = base.what_can_be_said(self, player, must)
  local alone = #self.lying > 1 and player.hand:cards():of_rank "2" or ""
  table.insert(forms, 2, { "{card}", card = alone,
    because = "{card} does not go on these cards" })
  return forms
end

-- After a single two all others count as having passed, and its player leads
-- anew.
function clear:play(player, cards, passed)
  base.play(self, player, cards, passed)
  if rank(cards) == "2" and #self.lying == 1 then
    for _, other in ipairs(self:who_has_cards()) do
      passed[other.number] = true
    end
    self:give_turn(player)
  end
end


example "a two is played on two cards, and its player leads" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C",
    "2C 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "*", "*" } },
  moves = { "3C 3D" }, legal = { "2C", "pass" },
}

example "all others are passed over" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C",
    "2C 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "*", "*" } },
  moves = { "3C 3D", "2C" }, refused = { "pass" }, because = "you lead",
  allowed = { "3H" },
}

return clear
