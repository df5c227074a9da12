-- Whist: two partnerships, thirteen tricks, the last card dealt makes trump.

local whist = game "Whist" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "clockwise",
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  obligations = { follow_suit },
  round       = { trump = suit },              -- empty again at the next
  options     = {
    trump = choice { "last_card", "rotate", "rotate_with_no_trump",
                     "where trump comes from" },
    target = number { 5, from = 1, to = 50, "points that win the game" },
    rounds = number { 0, from = 0, to = 100, silences = "target",
                      "rounds to play, the higher total wins; 0: to target" },
    first_dealer = number { 0, from = 0, to = 4,
                            "seat that deals first; 0: drawn at random" },
  },
}

-- Thirteen cards each, one at a time, from the dealer's left.
function whist:deal()
  self:deal_each(13)
end

-- The last card dealt is shown: its suit is trump, and it belongs to the
-- dealer's hand. If it is chosen that trumps rotate instead, they are hearts,
-- diamonds, spades, clubs and, if so chosen, none.
function whist:choose_trump()
  local from = self.option.trump
  if from == "rotate" then
    return cycle("H D S C", self.round_number)
  elseif from == "rotate_with_no_trump" then
    return cycle("H D S C none", self.round_number)
  end
  return suit(self:show_last_dealt("the last card dealt makes trump"))
end

-- The dealer's left leads to the first trick.
function whist:round()
  self:deal()
  self.trump = self:choose_trump()
  self:play_tricks()
  self:score_round()
end

-- A side's tricks above six are its points.
function whist:score_round()
  self:score_tricks("tricks above six", 6)
end

return whist
