-- A game of records only: it asks one question of every kind in each round.

local marks = require "marks"

local own = game "Own" {
  players     = 3,
  deck        = french(32),
  ranks       = "7 8 9 10 J Q K A",
  obligations = { follow_suit },
  piles       = { corner = "none" },
  round       = { mark = text },
  options     = {
    rounds = number { 2, from = 1, to = 9, "rounds in a match" },
    corner = number { 2, from = 0, to = 3, "cards put into the corner" },
    first = text { "A 7", of = "7 8 9 10 J Q K A", count = 2,
      "ranks that are shown first" },
  },
}

function own:round()
  self:deal_each(6)
  local first = self:left_of(self.dealer)
  self.mark = self:choose(first, "which mark?",
    { marks[1], marks[2], marks[3] })
  local n = self:ask_number(first, "how many for the corner?", 0,
    self.option.corner)
  self:put_away(first, "which cards?", { 0, n }, self.corner)
  for player in self:each_player(first) do
    local shown = self:ask_cards(player, "what is shown?", { 0, 2 }, player,
      function(cards)
        return not string.find(cards, "H", 1, true), "hearts are not shown"
      end)
    if #split(shown) > 0 and self:ask_yes_no(player, "does {mark} count?") then
      self:score(player, #split(shown), "shown")
    end
  end
  self:play_tricks { leader = first, tricks = 3 }
end

return own
