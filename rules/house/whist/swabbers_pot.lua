-- Four cards take coins out of a pot, into which each player puts one a round.

local swabbers = house_rule "Swabbers' pot" {
  of    = "whist",
  keeps = { coins = each_player(20), pot = 0 },
  facts = {
    coins_for = { AH = 1, JC = 1, ["ace of trumps"] = 1,
                  ["lowest trump"] = 1 },
  },
}

-- Before the deal each player puts a coin into the pot. All begin with twenty
-- coins. They are counted beside the score and win no match.
function swabbers:deal()
  for player in self:each_player() do player.coins = player.coins - 1 end
  self.pot = self.pot + self.facts.players
  base.deal(self)
end

-- Whoever plays the ace of hearts, the jack of clubs, the ace of trumps or the
-- lowest trump of the pack takes a coin out of the pot. The ace of hearts takes
-- two if hearts are trump.
function swabbers:after_trick()
  local taken = 0
  for card in self:trick() do
    local n = self:coins_of(card)
    if n > 0 then
      local player = self:who_played(card)
      player.coins = player.coins + n
      taken = taken + n
    end
  end
  self.pot = self.pot - taken
end

function swabbers:coins_of(card)
  local coins, n = self.facts.coins_for, 0
  if card == "AH" or card == "JC" then n = coins[card] end
  if suit(card) == self.trump then
    local lowest = split(self.facts.ranks)[1]
    if rank(card) == "A" then n = n + coins["ace of trumps"] end
    if rank(card) == lowest then n = n + coins["lowest trump"] end
  end
  return n
end


example "the ace of hearts, the jack of clubs, the ace and the two of spades" {
  first_dealer = 4,
  deal = { hands = { "AH 2S *",
                     "JC 3S 2C 3C 4C 5C 6C 7C 8C 9C 10C QC 7S", "2H 5S 8S *",
                     "AS 4S 2D 3D 4D 5D 6D 7D 8D 9D 10D JD 6S" } },
  moves = { "AH", "JC", "2H", "AS", "4S", "2S", "3S", "5S" },
  leaves = { trump = "S", coins = { 21, 20, 19, 20 }, pot = 0 },
}

example "with hearts as trump their ace takes two" {
  first_dealer = 4,
  deal = { hands = { "JC 2H *", "2C 5C 3H 6H *", "3C 6C AH 7H *",
                     "4C 7C 4H * * * * * * * * * 5H" } },
  moves = { "JC", "2C", "3C", "4C", "2H", "3H", "AH", "4H" },
  leaves = { trump = "H", coins = { 21, 19, 21, 19 }, pot = 0 },
}

example "no other card takes any" {
  trump = "S", step = "coins_of", with = { "AC" }, gives = 0,
}

return swabbers
