-- With four at the table the dealer looks at one hand, and bets on the game.

local bets = house_rule "The dealer bets" {
  of  = "skat",
  set = { players = 4 },
}

-- [players=4] When the game has been named, the dealer looks at the hand of one
-- of the three, which nobody else sees. Then the dealer bets 20 points that the
-- declarer wins, or that the declarer loses, or does not bet; nobody else
-- learns which before the end. If nobody bids, the dealer is not asked.
function bets:before_play()
  if not self.declarer or self.option.players ~= 4 then return end
  local _, player = self:ask(self.dealer, "whose hand do you look at?",
    { "look at {player}" })
  self:show_to(self.dealer, player, "the dealer looks")
  self:choose(self.dealer, "do you bet that the declarer wins or loses?",
    { "win", "loss", "no bet" }, { sealed = true })
end

-- [players=4] A bet that is right is 20 points for the dealer, a wrong one
-- costs 20.
function bets:score_round(declarer)
  base.score_round(self, declarer)
  local bet = self:unseal(self.dealer)
  if not bet or bet == "no bet" then return end
  local right = (bet == "win") == (self:value() > 0)
  self:score(self.dealer, right and 20 or -20, "the dealer's bet")
end

-- Seat 3 deals. Seat 4 plays a null game, and its first trick ends it.
local HANDS = { "QS 9S 8S 7S AH 10H KH QH 9H 8H",
                "7H AD 10D KD QD 9D 8D 7D JC JS", "",
                "7C 8C 9C 10C QC KC AC AS 10S KS" }

example "when the game has been named the dealer looks at a hand" {
  moves = { "pass", "pass", "18", "hand", "grand" },
  legal = { "look at 4", "look at 1", "look at 2" },
}

example "and then bets, or not" {
  moves = { "pass", "pass", "18", "hand", "grand", "look at 2" },
  legal = { "win", "loss", "no bet" },
}

example "who bets on a loss is right if the declarer loses" {
  deal = { hands = HANDS, skat = "JH JD" },
  moves = { "pass", "pass", "18", "hand", "null", "look at 2", "loss", "AC",
            "QS" },
  scores = { 0, 0, 20, -70 },
}

example "who bets on a win is wrong then" {
  deal = { hands = HANDS, skat = "JH JD" },
  moves = { "pass", "pass", "18", "hand", "null", "look at 4", "win", "AC",
            "QS" },
  scores = { 0, 0, -20, -70 },
}

example "who does not bet scores nothing" {
  deal = { hands = HANDS, skat = "JH JD" },
  moves = { "pass", "pass", "18", "hand", "null", "look at 4", "no bet", "AC",
            "QS" },
  scores = { 0, 0, 0, -70 },
}

return bets
